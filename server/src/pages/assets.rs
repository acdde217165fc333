//! The files behind `/static/`, inside the binary.

use std::sync::LazyLock;

/// A file that pages link to.
#[derive(Clone, Copy, Debug)]
pub struct Asset {
    /// Its name below `/static/`.
    pub name: &'static str,
    /// Its media type.
    pub mime: &'static str,
    /// Its content.
    pub bytes: &'static [u8],
}

const CSS: &str = "text/css; charset=utf-8";
const JS: &str = "text/javascript; charset=utf-8";
const SVG: &str = "image/svg+xml";

/// The modules of the table page, fetched side by side.
pub const TABLE: [&str; 19] = [
    "desk.js",
    "wire.js",
    "lesson.js",
    "guide.js",
    "choosing.js",
    "pointing.js",
    "more.js",
    "told.js",
    "changes.js",
    "moments.js",
    "clocks.js",
    "bell.js",
    "rules.js",
    "why.js",
    "morph.js",
    "fit.js",
    "tips.js",
    "zoom.js",
    "sound.js",
];

/// All files of the house. The style sheets of games are served by the backend as `/static/games/<id>.css`.
pub const ASSETS: &[Asset] = &[
    Asset { name: "palette.css", mime: CSS, bytes: draw::PALETTE.as_bytes() },
    Asset { name: "style.css", mime: CSS, bytes: include_bytes!("../../static/style.css") },
    Asset { name: "table.css", mime: CSS, bytes: include_bytes!("../../static/table.css") },
    Asset { name: "ask.css", mime: CSS, bytes: include_bytes!("../../static/ask.css") },
    Asset { name: "house.js", mime: JS, bytes: include_bytes!("../../static/house.js") },
    Asset { name: "table.js", mime: JS, bytes: include_bytes!("../../static/table.js") },
    Asset { name: "desk.js", mime: JS, bytes: include_bytes!("../../static/desk.js") },
    Asset { name: "wire.js", mime: JS, bytes: include_bytes!("../../static/wire.js") },
    Asset { name: "lesson.js", mime: JS, bytes: include_bytes!("../../static/lesson.js") },
    Asset { name: "guide.js", mime: JS, bytes: include_bytes!("../../static/guide.js") },
    Asset { name: "lesson.css", mime: CSS, bytes: include_bytes!("../../static/lesson.css") },
    Asset { name: "choosing.js", mime: JS, bytes: include_bytes!("../../static/choosing.js") },
    Asset { name: "pointing.js", mime: JS, bytes: include_bytes!("../../static/pointing.js") },
    Asset { name: "more.js", mime: JS, bytes: include_bytes!("../../static/more.js") },
    Asset { name: "told.js", mime: JS, bytes: include_bytes!("../../static/told.js") },
    Asset { name: "changes.js", mime: JS, bytes: include_bytes!("../../static/changes.js") },
    Asset { name: "moments.js", mime: JS, bytes: include_bytes!("../../static/moments.js") },
    Asset { name: "clocks.js", mime: JS, bytes: include_bytes!("../../static/clocks.js") },
    Asset { name: "bell.js", mime: JS, bytes: include_bytes!("../../static/bell.js") },
    Asset { name: "arrows.js", mime: JS, bytes: include_bytes!("../../static/arrows.js") },
    Asset { name: "why.js", mime: JS, bytes: include_bytes!("../../static/why.js") },
    Asset { name: "rules.js", mime: JS, bytes: include_bytes!("../../static/rules.js") },
    Asset { name: "morph.js", mime: JS, bytes: include_bytes!("../../static/morph.js") },
    Asset { name: "fit.js", mime: JS, bytes: include_bytes!("../../static/fit.js") },
    Asset { name: "sound.js", mime: JS, bytes: include_bytes!("../../static/sound.js") },
    Asset { name: "tips.js", mime: JS, bytes: include_bytes!("../../static/tips.js") },
    Asset { name: "zoom.js", mime: JS, bytes: include_bytes!("../../static/zoom.js") },
    Asset { name: "notices.js", mime: JS, bytes: include_bytes!("../../static/notices.js") },
    Asset { name: "passkeys.js", mime: JS, bytes: include_bytes!("../../static/passkeys.js") },
    Asset { name: "sw.js", mime: JS, bytes: include_bytes!("../../static/sw.js") },
    Asset { name: "what_if.js", mime: JS, bytes: include_bytes!("../../static/what_if.js") },
    Asset { name: "replay.js", mime: JS, bytes: include_bytes!("../../static/replay.js") },
    Asset { name: "icon.svg", mime: SVG, bytes: include_bytes!("../../static/icon.svg") },
    Asset { name: "icon-turn.svg", mime: SVG, bytes: include_bytes!("../../static/icon-turn.svg") },
];

/// The file at `path` below `/static/`, and whether it may be cached for ever: `<version>/<name>` may, a bare `<name>`
/// and the name of an older version may not.
pub fn find(path: &str) -> Option<(&'static Asset, bool)> {
    let (folder, name) = path.rsplit_once('/').unwrap_or(("", path));
    ASSETS.iter().find(|asset| asset.name == name).map(|asset| (asset, folder == version()))
}

/// Changes whenever a file does. It is a folder in addresses, so that modules find each other in the same version.
pub fn version() -> &'static str {
    static VERSION: LazyLock<String> = LazyLock::new(|| {
        // FNV-1a: it only has to differ after a change.
        let bytes = ASSETS.iter().flat_map(|asset| asset.bytes);
        let hash = bytes
            .fold(0xcbf2_9ce4_8422_2325_u64, |hash, &byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3));
        format!("{hash:016x}")
    });
    &VERSION
}

/// The address of a file of the house.
pub fn href(name: &str) -> String {
    format!("/static/{}/{name}", version())
}

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

/// All files of the house. The style sheets of games are served by the backend as `/static/games/<id>.css`.
pub const ASSETS: &[Asset] = &[
    Asset { name: "style.css", mime: CSS, bytes: include_bytes!("../../static/style.css") },
    Asset { name: "table.js", mime: JS, bytes: include_bytes!("../../static/table.js") },
    Asset { name: "icon.svg", mime: SVG, bytes: include_bytes!("../../static/icon.svg") },
];

/// The file with this name.
pub fn asset(name: &str) -> Option<&'static Asset> {
    ASSETS.iter().find(|asset| asset.name == name)
}

/// Changes whenever a file does: pages link to `/static/<name>?v=<version>`, which may then be cached for ever.
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
    format!("/static/{name}?v={}", version())
}

//! Writes every page with sample data as files that a browser can open, to be looked at:
//!
//! ```text
//! cargo run -p server --example gallery -- /tmp/gallery
//! ```

#[path = "../tests/house/samples/mod.rs"]
mod samples;

use std::error::Error;
use std::fs;
use std::path::PathBuf;

use engine::Lang;
use server::pages::{Theme, assets};

fn main() -> Result<(), Box<dyn Error>> {
    let folder = PathBuf::from(std::env::args().nth(1).ok_or("give me a folder to write to")?);
    fs::create_dir_all(&folder)?;
    for asset in assets::ASSETS {
        fs::write(folder.join(asset.name), asset.bytes)?;
    }
    fs::write(folder.join("animal_kingdoms.css"), "")?;
    let versioned = format!("/static/{}/", assets::version());
    for lang in Lang::ALL {
        for theme in [Theme::Light, Theme::Dark] {
            for (name, page) in samples::pages(lang, theme) {
                let text = page.into_string().replace(&versioned, "").replace("/static/games/", "");
                fs::write(folder.join(format!("{name}.{}.{}.html", lang.code(), theme.code())), text)?;
            }
        }
    }
    println!("Look into {}", folder.display());
    Ok(())
}

//! The first picture of each scene, which the page shows until the program is there.

use hantei_scenes::figure::Theme;
use hantei_scenes::scene::{self, Event};
use hantei_scenes::svg::{Medium, to_svg};
use hantei_scenes::words::{Language, Words};
use std::path::Path;
use std::{fs, io};

/// Sizes of the stage in windows of 390×844, 640×400, 1040×700 and 1920×1000, logical pixels.
const STAGES: [(f64, f64); 4] = [(390.0, 392.0), (640.0, 352.0), (680.0, 564.0), (1560.0, 864.0)];
const THEMES: [(&str, Theme); 2] = [("light", Theme::Light), ("dark", Theme::Dark)];

/// Draws those that do not move into a folder: `rects.680x564.light.ja.svg`.
pub fn draw(folder: &Path) -> io::Result<()> {
    fs::create_dir_all(folder)?;
    let words: Vec<Words> = Language::ALL.iter().map(|&language| Words::new(language)).collect();
    for opened in scene::all().iter().filter(|scene| scene.offer("play").is_none()) {
        for (width, height) in STAGES {
            for (name, theme) in THEMES {
                let mut scene = scene::open(&[opened.name()]).map_err(|why| io::Error::other(words[0].say(&why)))?;
                scene.handle(Event::Resized { width, height });
                for words in &words {
                    let svg = to_svg(&scene.figure(), words, Medium::Screen(theme));
                    let file = format!("{}.{width}x{height}.{name}.{}.svg", opened.name(), words.language().name());
                    fs::write(folder.join(file), svg)?;
                }
            }
        }
    }
    Ok(())
}

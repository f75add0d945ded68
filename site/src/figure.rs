//! A figure of the article: SVG files, light and dark, and what a picture's element needs.

use crate::Refused;
use crate::text::Shown;
use hantei::figure::{Figure, Theme};
use hantei::picture;
use hantei::scene::in_article;
use hantei::svg::{Medium, to_svg};
use hantei::words::Words;
use std::collections::BTreeMap;

/// Files by their names, from the folder of the article.
pub(crate) type Files = BTreeMap<String, Vec<u8>>;

/// Widths and heights of figures, logical pixels.
pub(crate) struct Frame;

impl Frame {
    /// Beside the text.
    pub(crate) const BESIDE: (f64, f64) = (424.0, 300.0);
    /// The first one on a wide page, beside its panel.
    pub(crate) const LARGE: (f64, f64) = (720.0, 500.0);
    /// The first one on a phone.
    pub(crate) const PHONE: (f64, f64) = (390.0, 424.0);
    /// A figure of the panel.
    const OF_PANEL: (f64, f64) = (424.0, 424.0);
}

/// A picture in one size.
#[derive(Clone, Debug)]
pub(crate) struct Picture {
    pub(crate) light: String,
    pub(crate) dark: String,
    pub(crate) width: f64,
    pub(crate) height: f64,
    /// For those who do not see it.
    pub(crate) alt: String,
}

/// Draws a figure into files that begin with `name`.
pub(crate) fn drawn(
    shown: &Shown,
    size: (f64, f64),
    name: &str,
    words: &Words,
    files: &mut Files,
) -> Result<Picture, Refused> {
    let size = if shown.figure.is_some() { Frame::OF_PANEL } else { size };
    let figure = figure(shown, size, words)?;
    let [light, dark] = [Theme::Light, Theme::Dark].map(|theme| {
        let file = format!("figures/{name}-{}.svg", theme.name());
        files.insert(file.clone(), to_svg(&figure, words, Medium::Screen(theme)).into_bytes());
        file
    });
    let told: Vec<String> = figure.told.iter().map(|text| words.say(text)).filter(|said| !said.is_empty()).collect();
    let (width, height) = figure.stage;
    Ok(Picture { light, dark, width, height, alt: told.join(": ") })
}

pub(crate) fn figure(shown: &Shown, size: (f64, f64), words: &Words) -> Result<Figure, Refused> {
    if let Some(name) = &shown.figure {
        let drawn = picture::drawn(shown.command.words(), Some(name), false, size, words);
        return drawn.map_err(|why| words.say(&why));
    }
    let mut scene = shown.command.opened()?;
    Ok(in_article(scene.as_mut(), size, words))
}

//! A figure of the article: SVG files, light and dark, and what a picture's element needs.

use crate::Refused;
use crate::text::Shown;
use hantei::figure::{Figure, Theme};
use hantei::picture;
use hantei::scene::{Event, under_strip};
use hantei::svg::{Medium, to_svg};
use hantei::words::Words;
use std::collections::BTreeMap;

/// Files by their names, from the folder of the article.
pub(crate) type Files = BTreeMap<String, Vec<u8>>;

/// Width and height of a figure, and the height of the verdict over it, logical pixels.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Frame {
    pub(crate) size: (f64, f64),
    pub(crate) strip: f64,
}

impl Frame {
    /// Beside the text.
    pub(crate) const BESIDE: Self = Self { size: (424.0, 300.0), strip: 68.0 };
    /// The first one on a wide page, beside its panel.
    pub(crate) const LARGE: Self = Self { size: (720.0, 500.0), strip: 88.0 };
    /// The first one on a phone.
    pub(crate) const PHONE: Self = Self { size: (390.0, 424.0), strip: 80.0 };
    /// A figure of the panel.
    const OF_PANEL: Self = Self { size: (424.0, 424.0), strip: 0.0 };
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
    frame: Frame,
    name: &str,
    words: &Words,
    files: &mut Files,
) -> Result<Picture, Refused> {
    let frame = if shown.figure.is_some() { Frame::OF_PANEL } else { frame };
    let figure = figure(shown, frame, words)?;
    let [light, dark] = [Theme::Light, Theme::Dark].map(|theme| {
        let file = format!("figures/{name}-{}.svg", theme.name());
        files.insert(file.clone(), to_svg(&figure, words, Medium::Screen(theme)).into_bytes());
        file
    });
    let told: Vec<String> = figure.told.iter().map(|text| words.say(text)).filter(|said| !said.is_empty()).collect();
    let (width, height) = figure.stage;
    Ok(Picture { light, dark, width, height, alt: told.join(": ") })
}

pub(crate) fn figure(shown: &Shown, frame: Frame, words: &Words) -> Result<Figure, Refused> {
    if let Some(name) = &shown.figure {
        let drawn = picture::drawn(shown.command.words(), Some(name), false, frame.size, words);
        return drawn.map_err(|why| words.say(&why));
    }
    let mut scene = shown.command.opened()?;
    let strip = if scene.shows_verdict() { frame.strip } else { 0.0 };
    let (width, height) = frame.size;
    scene.handle(Event::Resized { width, height: height - strip });
    Ok(under_strip(scene.as_ref(), strip, words))
}

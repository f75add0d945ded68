//! A figure of the article: SVG files, for wide pages and phones, light and dark, and what a picture's element needs.

use crate::Refused;
use crate::letters::Outlines;
use crate::text::Shown;
use hantei_scenes::figure::{Figure, Theme};
use hantei_scenes::scene::in_article;
use hantei_scenes::svg::{Medium, to_measured_svg};
use hantei_scenes::words::{Text, Words};
use std::collections::BTreeMap;

/// Files by their names, from the folder of the article.
pub(crate) type Files = BTreeMap<String, Vec<u8>>;

/// Sizes of a figure on a wide page and on a phone, logical pixels.
pub(crate) type Sizes = [(f64, f64); 2];

/// Beside the text.
const BESIDE: Sizes = [(424.0, 324.0), (350.0, 338.0)];
/// Of one that plays: its stage has rows or many shapes.
const PLAYING: Sizes = [(424.0, 344.0), (350.0, 358.0)];
/// The first one, beside its panel.
pub(crate) const LARGE: Sizes = [(720.0, 500.0), (390.0, 480.0)];
/// A figure of the panel, which stands in the place of the stage.
const OF_PANEL: Sizes = [(424.0, 500.0), (350.0, 470.0)];
/// One that has a single row: the numbers on one axis.
const OF_ONE_ROW: Sizes = [(424.0, 330.0), (350.0, 350.0)];

/// A picture in one size.
#[derive(Clone, Debug)]
pub(crate) struct Picture {
    pub(crate) light: String,
    pub(crate) dark: String,
    pub(crate) width: f64,
    pub(crate) height: f64,
}

/// A figure in both sizes.
#[derive(Clone, Debug)]
pub(crate) struct Pictures {
    pub(crate) wide: Picture,
    pub(crate) phone: Picture,
    /// For those who do not see it.
    pub(crate) alt: String,
}

/// The sizes of a figure beside the text.
pub(crate) fn sizes(shown: &Shown) -> Result<Sizes, Refused> {
    Ok(match (&shown.figure, shown.plays()?) {
        (Some(door), _) if door == "lens" && shown.command.opened()?.name() == "rects" => OF_ONE_ROW,
        (Some(_), _) => OF_PANEL,
        (None, true) => PLAYING,
        (None, false) => BESIDE,
    })
}

/// Draws a figure into files that begin with `name`.
pub(crate) fn drawn(
    shown: &Shown,
    sizes: Sizes,
    name: &str,
    words: &Words,
    files: &mut Files,
) -> Result<Pictures, Refused> {
    let mut outlines = Outlines::of(words.language());
    let [wide, phone] = sizes;
    let figures = [figure(shown, wide, words, &outlines)?, figure(shown, phone, words, &outlines)?];
    let told = figures[0].told.iter().map(|text| words.say(text)).filter(|said| !said.is_empty());
    let alt = told.collect::<Vec<_>>().join(": ");
    let mut picture = |figure: &Figure, name: &str| {
        let light = svg(figure, words, Theme::Light, &mut outlines);
        let dark = svg(figure, words, Theme::Dark, &mut outlines);
        let mut file = |svg: String, theme: Theme| {
            let file = format!("figures/{name}-{}.svg", theme.name());
            files.insert(file.clone(), svg.into_bytes());
            file
        };
        let (light, dark) = (file(light, Theme::Light), file(dark, Theme::Dark));
        let (width, height) = figure.stage;
        Picture { light, dark, width, height }
    };
    Ok(Pictures { wide: picture(&figures[0], name), phone: picture(&figures[1], &format!("{name}-phone")), alt })
}

/// A figure as SVG with outlines for letters.
pub(crate) fn svg(figure: &Figure, words: &Words, theme: Theme, outlines: &mut Outlines) -> String {
    let svg =
        to_measured_svg(figure, words, Medium::Screen(theme), &|text, size, face| outlines.width(text, size, face));
    outlines.drawn(&svg)
}

pub(crate) fn figure(shown: &Shown, size: (f64, f64), words: &Words, outlines: &Outlines) -> Result<Figure, Refused> {
    let mut scene = shown.command.opened()?;
    if let Some(door) = &shown.figure {
        let settings = [("door", door.as_str()), ("large", "on")];
        settings.iter().try_for_each(|(key, value)| scene.set(key, value)).map_err(|why| words.say(&why))?;
    }
    let mut figure = in_article(&mut scene, size, words, &|text, size, face| outlines.width(text, size, face));
    if let Some(door) = scene.large() {
        // The map shows more than the one case that the strip tells of.
        let [verdict, _] = figure.told;
        figure.told = [Text::plain(door.title(scene.name(), words)), verdict];
    }
    Ok(figure)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::page::markdown;
    use crate::text::{self, Links};
    use hantei_scenes::lesson::Course;
    use hantei_scenes::words::Language;

    /// A still picture cannot show the rest.
    #[test]
    fn every_text_of_a_figure_stands_whole() {
        let course = Course::built_in().expect("the course");
        for &language in Language::ALL {
            let words = Words::new(language);
            let outlines = Outlines::of(language);
            let links = Links { app: "", course: &course, words: &words };
            let article = text::read(markdown(language).1, &links).expect("an article");
            let beside = article.sections.iter().flat_map(|section| &section.rows).flat_map(|row| &row.figures);
            let beside = beside.map(|shown| (shown, sizes(shown).expect("sizes")));
            for (shown, sizes) in article.first.iter().map(|shown| (shown, LARGE)).chain(beside) {
                for size in sizes {
                    let figure = figure(shown, size, &words, &outlines).expect("a figure");
                    for (text, _) in figure.texts(|_, _| 0.0) {
                        let said = words.say(text);
                        assert!(!said.ends_with('…'), "{language:?} {:?} {size:?}: {said}", shown.command);
                    }
                }
            }
        }
    }
}

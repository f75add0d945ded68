//! A figure of the article: SVG files, for wide pages and phones, light and dark, and what a picture's element needs.

use crate::Refused;
use crate::letters::Outlines;
use crate::text::Shown;
use hantei::figure::{Figure, Theme};
use hantei::picture;
use hantei::scene::in_article;
use hantei::svg::{Medium, to_measured_svg};
use hantei::words::Words;
use resvg::usvg::{Options, Tree};
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
/// A figure of the panel, before it is cropped.
const OF_PANEL: Sizes = [(400.0, 380.0), (350.0, 380.0)];
/// Around what a figure of the panel shows, logical pixels.
const MARGIN: f64 = 14.0;

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
        let (width, height) = figure.stage;
        let crop =
            if shown.figure.is_some() { Crop::of(&light, width)? } else { Crop { left: 0.0, top: 0.0, width, height } };
        let mut file = |svg: String, theme: Theme| {
            let svg = crop.cut(&svg);
            let file = format!("figures/{name}-{}.svg", theme.name());
            files.insert(file.clone(), svg.into_bytes());
            file
        };
        let (light, dark) = (file(light, Theme::Light), file(dark, Theme::Dark));
        Ok::<_, Refused>(Picture { light, dark, width: crop.width, height: crop.height })
    };
    Ok(Pictures { wide: picture(&figures[0], name)?, phone: picture(&figures[1], &format!("{name}-phone"))?, alt })
}

/// A figure as SVG with outlines for letters.
pub(crate) fn svg(figure: &Figure, words: &Words, theme: Theme, outlines: &mut Outlines) -> String {
    let svg =
        to_measured_svg(figure, words, Medium::Screen(theme), &|text, size, face| outlines.width(text, size, face));
    outlines.drawn(&svg)
}

pub(crate) fn figure(shown: &Shown, size: (f64, f64), words: &Words, outlines: &Outlines) -> Result<Figure, Refused> {
    if let Some(name) = &shown.figure {
        let drawn = picture::drawn(shown.command.words(), Some(name), false, size, words);
        return drawn.map_err(|why| words.say(&why));
    }
    let mut scene = shown.command.opened()?;
    Ok(in_article(scene.as_mut(), size, words, &|text, size, face| outlines.width(text, size, face)))
}

/// The part of a picture that shows something, at least as wide as the picture.
struct Crop {
    left: f64,
    top: f64,
    width: f64,
    height: f64,
}

impl Crop {
    fn of(svg: &str, width: f64) -> Result<Self, Refused> {
        let tree = Tree::from_str(svg, &Options::default()).map_err(|why| why.to_string())?;
        // The first is the ground.
        let boxes = tree.root().children().iter().skip(1).map(|node| node.abs_stroke_bounding_box());
        let all = boxes
            .map(|at| [at.left(), at.top(), at.right(), at.bottom()].map(f64::from))
            .reduce(|a, b| [a[0].min(b[0]), a[1].min(b[1]), a[2].max(b[2]), a[3].max(b[3])]);
        let [left, top, right, bottom] = all.ok_or("a figure of the panel shows nothing")?;
        let (top, width) = (top - MARGIN, width.max(right - left + 2.0 * MARGIN).round());
        Ok(Self { left: (left + right - width) / 2.0, top, width, height: (bottom + MARGIN - top).round() })
    }

    fn cut(&self, svg: &str) -> String {
        let Self { left, top, width, height } = self;
        let (begin, rest) = svg.split_once(" width=\"").unwrap_or((svg, ""));
        let (_, rest) = rest.split_once(" viewBox=\"").unwrap_or(("", rest));
        let (_, rest) = rest.split_once('"').unwrap_or(("", rest));
        let head =
            format!("{begin} width=\"{width}\" height=\"{height}\" viewBox=\"{left:.1} {top:.1} {width} {height}\"");
        let ground = format!("<rect x=\"{left:.1}\" y=\"{top:.1}\" width=\"100%\"");
        head + &rest.replacen("<rect width=\"100%\"", &ground, 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::page::markdown;
    use crate::text::{self, Links};
    use hantei::lesson::Course;
    use hantei::words::Language;

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

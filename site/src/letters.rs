//! A picture's letters as outlines: a page that shows a picture as `<img>` cannot lend it the page's fonts, and the live
//! program draws the same outlines.

use hantei_scenes::figure::Face as Style;
use hantei_scenes::words::{Language, Letters};
use std::collections::BTreeMap;
use std::fmt::Write as _;
use ttf_parser::{Face, GlyphId, OutlineBuilder};

const TEXT: &[u8] = include_bytes!("../../assets/fonts/hantei-sans-text.ttf");
const SEMIBOLD: &[u8] = include_bytes!("../../assets/fonts/hantei-sans-semibold.ttf");
const MONO: &[u8] = include_bytes!("../../assets/fonts/hantei-mono-text.ttf");
const TEXT_JP: &[u8] = include_bytes!("../../assets/fonts/hantei-sans-jp-text.ttf");
const SEMIBOLD_JP: &[u8] = include_bytes!("../../assets/fonts/hantei-sans-jp-semibold.ttf");
const TEXT_KR: &[u8] = include_bytes!("../../assets/fonts/hantei-sans-kr-text.ttf");
const SEMIBOLD_KR: &[u8] = include_bytes!("../../assets/fonts/hantei-sans-kr-semibold.ttf");

/// The fonts of a language, and the outlines that a picture has used so far.
pub(crate) struct Outlines {
    /// Each with the letter that begins the names of its outlines.
    faces: Vec<(char, Face<'static>)>,
    /// Paths by their names.
    used: BTreeMap<String, String>,
}

/// The places in `faces` where a text looks for its letters, in this order.
const fn order(style: Style) -> &'static [usize] {
    match style {
        Style::Bold => &[1, 4, 3, 0],
        Style::Plain => &[0, 3, 1],
        Style::Mono => &[2, 3, 0],
    }
}

impl Outlines {
    pub(crate) fn of(language: Language) -> Self {
        let beside = match language.letters() {
            Letters::Korean => [TEXT_KR, SEMIBOLD_KR],
            Letters::Latin | Letters::Beyond | Letters::Japanese => [TEXT_JP, SEMIBOLD_JP],
        };
        let fonts = [TEXT, SEMIBOLD, MONO].into_iter().chain(beside);
        // Five fonts of hantei's own: all can be read.
        let faces = "tsmqr".chars().zip(fonts.filter_map(|font| Face::parse(font, 0).ok())).collect();
        Self { faces, used: BTreeMap::new() }
    }

    /// The picture with each of its texts as outlines. A letter that no font has leaves its text as it is.
    pub(crate) fn drawn(&mut self, svg: &str) -> String {
        self.used.clear();
        let mut parts = svg.split("<text ");
        let mut body = parts.next().unwrap_or_default().to_owned();
        for part in parts {
            let (text, after) = part.split_once("</text>").unwrap_or((part, ""));
            match self.text(text) {
                Some(drawn) => body += &drawn,
                None => body += &format!("<text {text}</text>"),
            }
            body += after;
        }
        let paths = self.used.iter().map(|(name, path)| format!("<path id=\"{name}\" d=\"{path}\"/>"));
        let defined = format!("<defs>{}</defs>\n</svg>", paths.collect::<String>());
        body.trim_end().strip_suffix("</svg>").map_or_else(|| body.clone(), |body| format!("{body}{defined}\n"))
    }

    /// The width of a text in a font size, logical pixels.
    pub(crate) fn width(&self, text: &str, size: f64, style: Style) -> f64 {
        let widths = text.chars().filter_map(|letter| {
            let (_, face, glyph) = self.glyph(letter, order(style))?;
            face.glyph_hor_advance(glyph).map(f64::from)
        });
        widths.sum::<f64>() * size / UNITS
    }

    /// A letter in the first font that has it.
    fn glyph(&self, letter: char, order: &[usize]) -> Option<(char, &Face<'static>, GlyphId)> {
        let faces = order.iter().filter_map(|&place| self.faces.get(place));
        faces.filter_map(|(initial, face)| Some((*initial, face, face.glyph_index(letter)?))).next()
    }

    /// A text from its attributes on, as a group of outlines.
    fn text(&mut self, text: &str) -> Option<String> {
        let (attributes, said) = text.split_once('>')?;
        let said = quick_xml::escape::unescape(said).ok()?;
        let attributes = Attributes(attributes);
        let number = |key| attributes.get(key).and_then(|value| value.parse::<f64>().ok());
        let order = order(match (attributes.get("font-family"), attributes.get("font-weight")) {
            (Some(_), _) => Style::Mono,
            (None, Some("400")) => Style::Plain,
            (None, _) => Style::Bold,
        });
        let letters = said.chars().map(|letter| self.letter(letter, order)).collect::<Option<Vec<_>>>()?;
        let width: f64 = letters.iter().map(|(_, advance)| advance).sum();
        let scale = number("font-size")? / UNITS;
        let begin = match attributes.get("text-anchor") {
            Some("middle") => width / 2.0,
            Some("end") => width,
            _ => 0.0,
        };
        let (x, y) = (number("x")? - begin * scale, number("y")?);
        let (mut at, mut uses) = (0.0, String::new());
        for (name, advance) in letters {
            if let Some(name) = name {
                let _ = write!(uses, "<use href=\"#{name}\" x=\"{at}\"/>");
            }
            at += advance;
        }
        let begin = format!("<g transform=\"translate({x:.2} {y}) scale({scale:.5})\" ");
        let fill = ["fill", "fill-opacity"].into_iter().filter_map(|key| Some((key, attributes.get(key)?)));
        let fill: String = fill.map(|(key, value)| format!("{key}=\"{value}\"")).collect::<Vec<_>>().join(" ");
        // Halos lie under all letters.
        let halo = attributes.get("stroke").zip(number("stroke-width")).map(|(colour, width)| {
            let width = width / scale;
            format!("{begin}fill=\"none\" stroke=\"{colour}\" stroke-width=\"{width:.0}\">{uses}</g>")
        });
        Some(format!("{}{begin}{fill}>{uses}</g>", halo.unwrap_or_default()))
    }

    /// The name of a letter's outline, if it has one, and its width in font units.
    fn letter(&mut self, letter: char, order: &[usize]) -> Option<(Option<String>, f64)> {
        let (initial, face, glyph) = self.glyph(letter, order)?;
        let advance = f64::from(face.glyph_hor_advance(glyph)?);
        let name = format!("{initial}{}", glyph.0);
        let path = if self.used.contains_key(&name) { None } else { Some(outline(face, glyph)) };
        match path {
            // A space.
            Some(path) if path.is_empty() => return Some((None, advance)),
            Some(path) => self.used.insert(name.clone(), path),
            None => None,
        };
        Some((Some(name), advance))
    }
}

/// Units of a font size, as all these fonts have them.
const UNITS: f64 = 1000.0;

/// The attributes of an element as hantei writes them.
struct Attributes<'a>(&'a str);

impl<'a> Attributes<'a> {
    fn get(&self, key: &str) -> Option<&'a str> {
        let begin = format!("{key}=\"");
        let starts = |(at, _): &(usize, &str)| *at == 0 || self.0.as_bytes()[at - 1] == b' ';
        let (at, _) = self.0.match_indices(&begin).find(starts)?;
        self.0[at + begin.len()..].split('"').next()
    }
}

fn outline(face: &Face, glyph: GlyphId) -> String {
    let mut path = Path::default();
    face.outline_glyph(glyph, &mut path);
    path.written
}

/// A letter's path in whole font units, each step from the end of the one before; y grows downwards.
#[derive(Default)]
struct Path {
    written: String,
    /// Where a part began, and where it is.
    began: (i32, i32),
    at: (i32, i32),
    /// The last command: a repeated one is not written.
    command: char,
}

impl Path {
    fn step(&mut self, command: char, points: &[(f32, f32)]) {
        if command != self.command {
            self.written.push(command);
        }
        let points: Vec<(i32, i32)> = points.iter().map(|(x, y)| (x.round() as i32, -y.round() as i32)).collect();
        let numbers = points.iter().flat_map(|(x, y)| [x - self.at.0, y - self.at.1]);
        for (place, number) in numbers.enumerate() {
            let is_apart = number < 0 || (place == 0 && command != self.command);
            let _ = write!(self.written, "{}{number}", if is_apart { "" } else { " " });
        }
        self.command = command;
        self.at = points.last().copied().unwrap_or(self.at);
    }
}

impl OutlineBuilder for Path {
    fn move_to(&mut self, x: f32, y: f32) {
        self.step('m', &[(x, y)]);
        self.began = self.at;
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.step('l', &[(x, y)]);
    }

    fn quad_to(&mut self, x1: f32, y1: f32, x: f32, y: f32) {
        self.step('q', &[(x1, y1), (x, y)]);
    }

    fn curve_to(&mut self, x1: f32, y1: f32, x2: f32, y2: f32, x: f32, y: f32) {
        self.step('c', &[(x1, y1), (x2, y2), (x, y)]);
    }

    fn close(&mut self) {
        self.step('z', &[]);
        self.at = self.began;
    }
}

//! A figure as SVG text: the picture on the screen, in a file that scales.
//!
//! Title and description come first. The items have the order and the names of [`Item`]. Numbers are rounded here only.

#![warn(clippy::wildcard_enum_match_arm)]

use crate::figure::{
    Anchor, Colour, DASH, Face, Figure, Flat, HANDLE_SIZE, Item, Printed, Role, Theme, Transform, badge_around,
    middle_of_label, text_width,
};
use crate::scene::WidthOf;
use crate::words::{Language, Letters, Text, Words};
use hantei_collision::{Point, Rect, Size};
use quick_xml::Writer;
use quick_xml::events::{BytesEnd, BytesStart, BytesText, Event};
use std::fmt::Write as _;
use std::io::Write as _;

/// From the middle of a letter down to its baseline, in font sizes.
const MIDDLE_TO_BASELINE: f64 = 0.35;

type Attribute = (&'static str, String);

/// What a figure is drawn for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Medium {
    /// A screen: in the window's colours.
    Screen(Theme),
    /// Paper: black and white, strokes of at least 2 pixels, no handles.
    Paper,
}

impl Default for Medium {
    fn default() -> Self {
        Self::Screen(Theme::default())
    }
}

impl Medium {
    fn colour(self, role: Role) -> Colour {
        match self {
            Self::Screen(theme) => role.colour(theme),
            Self::Paper => role.colour(Theme::Light),
        }
    }

    fn ground(self) -> Colour {
        match self {
            Self::Screen(theme) => theme.palette().stage,
            Self::Paper => Colour(255, 255, 255),
        }
    }
}

/// The two patterns of [`Printed`].
const PATTERNS: &str = concat!(
    "<defs>\n",
    "<pattern id=\"lines\" width=\"6\" height=\"6\" patternUnits=\"userSpaceOnUse\">",
    "<rect width=\"6\" height=\"6\" fill=\"#ffffff\"/><rect width=\"6\" height=\"2\" fill=\"#404040\"/></pattern>\n",
    "<pattern id=\"dots\" width=\"8\" height=\"8\" patternUnits=\"userSpaceOnUse\">",
    "<rect width=\"8\" height=\"8\" fill=\"#ffffff\"/><circle cx=\"4\" cy=\"4\" r=\"1.5\" fill=\"#404040\"/></pattern>\n",
    "</defs>\n",
);

/// Least thickness of strokes and of area borders on paper, stage pixels.
const BORDER: f64 = 2.0;

/// The figure as a complete SVG document, in the language of `words`.
pub fn to_svg(figure: &Figure, words: &Words, medium: Medium) -> String {
    to_measured_svg(figure, words, medium, &|text, size, _| text_width(text, size))
}

/// The same with known widths of its texts.
pub fn to_measured_svg(figure: &Figure, words: &Words, medium: Medium, width_of: WidthOf) -> String {
    let stage = Size::from(figure.stage);
    let (width, height) = (number(stage.width), number(stage.height));
    let mut svg = Svg { writer: Writer::new(Vec::new()), words, medium, stage, width_of, clips: 0 };
    let view_box = format!("0 0 {width} {height}");
    svg.open(
        "svg",
        &[
            ("xmlns", "http://www.w3.org/2000/svg".into()),
            ("width", width),
            ("height", height),
            ("viewBox", view_box),
            ("xml:lang", words.language().name().into()),
            ("font-family", family(words.language()).into()),
            ("font-weight", "600".into()),
        ],
    );
    svg.end_line();
    svg.told(figure);
    svg.empty("rect", &[("width", "100%".into()), ("height", "100%".into()), ("fill", medium.ground().to_string())]);
    if medium == Medium::Paper {
        svg.as_it_is(PATTERNS);
    }
    svg.figure(figure);
    svg.close("svg");
    String::from_utf8(svg.writer.into_inner()).unwrap_or_default()
}

/// The fonts for a language: Japanese and Korean draw the same character differently.
fn family(language: Language) -> &'static str {
    match language.letters() {
        Letters::Latin | Letters::Beyond => "IBM Plex Sans, sans-serif",
        Letters::Japanese => "IBM Plex Sans, IBM Plex Sans JP, sans-serif",
        Letters::Korean => "IBM Plex Sans, IBM Plex Sans KR, sans-serif",
    }
}

struct Svg<'a> {
    writer: Writer<Vec<u8>>,
    words: &'a Words,
    medium: Medium,
    /// Stage pixels.
    stage: Size,
    width_of: WidthOf<'a>,
    /// The number of clips so far: each needs a name.
    clips: usize,
}

impl Svg<'_> {
    fn told(&mut self, figure: &Figure) {
        for (name, text) in ["title", "desc"].into_iter().zip(&figure.told) {
            let said = self.words.say(text);
            if !said.is_empty() {
                self.open(name, &[]);
                self.event(Event::Text(BytesText::new(&said)));
                self.close(name);
            }
        }
    }

    fn figure(&mut self, figure: &Figure) {
        for part in figure.flat() {
            match part {
                Flat::Item(item, to_stage) => self.item(item, to_stage),
                Flat::Clip(clip, to_stage) => self.clip(clip, to_stage),
                Flat::Unclip => self.close("g"),
            }
        }
    }

    fn item(&mut self, item: &Item, to_stage: Transform) {
        match item {
            // A flattened figure has no groups.
            Item::Group { .. } => {}
            Item::Rect { rect, role } => {
                self.rect(*rect, to_stage, &self.fill(*role));
                if self.medium == Medium::Paper && role.is_framed_in_print() {
                    self.border(*rect, to_stage);
                }
            }
            Item::Rects { rects, role } => {
                let mut path = String::new();
                for rect in rects {
                    let _ = if to_stage.keeps_rects() {
                        let [[x1, y1], [x2, y2]] = [rect.min(), rect.max()].map(|at| place(to_stage.to(at)));
                        write!(path, "M{x1} {y1}H{x2}V{y2}H{x1}z")
                    } else {
                        let [a, b, c, d] = corners(*rect, to_stage);
                        write!(path, "M{} {}L{} {}L{} {}L{} {}z", a.0, a.1, b.0, b.1, c.0, c.1, d.0, d.1)
                    };
                }
                self.empty("path", &[&[("d", path)], &self.fill(*role)[..]].concat());
            }
            Item::Sprite { rect, sprite } => {
                let place = to_stage.around(*rect);
                let [x, y, width, height] = [place.min().x, place.min().y, place.width(), place.height()].map(number);
                let placed = format!("<svg x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\" ");
                // A document of its own, unchanged.
                let document = sprite.svg().trim_end().replacen("<svg ", &placed, 1);
                self.as_it_is(&if self.medium == Medium::Paper { in_greys(&document) } else { document });
                self.end_line();
            }
            Item::Polygon { points, role } => {
                let points: Vec<String> = points.iter().map(|&point| place(to_stage.to(point)).join(",")).collect();
                let shape = [("points", points.join(" ")), ("fill-rule", "evenodd".into())];
                self.empty("polygon", &[&shape, &self.fill(*role)[..]].concat());
            }
            Item::Line { from, to, role, dashed } => {
                let ([x1, y1], [x2, y2]) = (place(to_stage.to(*from)), place(to_stage.to(*to)));
                let ends = [("x1", x1), ("y1", y1), ("x2", x2), ("y2", y2)];
                let mut attributes = [&ends[..], &self.pen(*role)].concat();
                attributes.extend(dashed.then(|| ("stroke-dasharray", format!("{} {}", DASH.0, DASH.1))));
                self.empty("line", &attributes);
            }
            Item::Lines { lines, role } => {
                let ends = lines.iter().map(|&(from, to)| [from, to].map(|end| place(to_stage.to(end)).join(" ")));
                let path = ends.map(|[from, to]| format!("M{from}L{to}")).collect();
                self.empty("path", &[&[("d", path)], &self.pen(*role)[..]].concat());
            }
            Item::Dot { at, role, radius } => {
                let [x, y] = place(to_stage.to(*at));
                let circle = [("cx", x), ("cy", y), ("r", number(*radius)), ("fill", self.stroke(*role))];
                self.empty("circle", &[&circle[..], &opacity(*role)].concat());
            }
            Item::Handle { .. } if self.medium == Medium::Paper => {}
            Item::Handle { at, role } => {
                let (at, half) = (to_stage.to(*at), HANDLE_SIZE / 2.0);
                let square = Rect::from_corners(at.moved(-half, -half), at.moved(half, half));
                let look = [
                    ("fill", self.medium.ground().to_string()),
                    ("stroke", self.medium.colour(*role).to_string()),
                    ("stroke-width", "1.5".into()),
                ];
                self.rect(square, Transform::IDENTITY, &look);
            }
            Item::Label { role: Role::Prompt, .. } if self.medium == Medium::Paper => {}
            Item::Label { at, shift, anchor, text, size, role } => {
                let width = (self.width_of)(&self.words.say(text), *size, role.face());
                let place = (to_stage, self.stage.into());
                let middle = middle_of_label((*at, *shift, *anchor), (width, *size), *role, place);
                if let Some(ground) = role.badge() {
                    self.item(
                        &Item::Polygon { points: badge_around(middle, width), role: ground },
                        Transform::IDENTITY,
                    );
                }
                let at = middle.moved(-width * (0.5 - anchor.part()), size * MIDDLE_TO_BASELINE);
                self.words(at, *size, anchored(*anchor), text, *role);
            }
        }
    }

    /// Begins a group that is cut at a rectangle.
    fn clip(&mut self, clip: Rect, to_stage: Transform) {
        self.clips += 1;
        let name = format!("clip{}", self.clips);
        self.open("clipPath", &[("id", name.clone())]);
        self.rect(clip, to_stage, &[]);
        self.close("clipPath");
        self.open("g", &[("clip-path", format!("url(#{name})"))]);
        self.end_line();
    }

    /// A rectangle, or a polygon if it is turned.
    fn rect(&mut self, rect: Rect, to_stage: Transform, look: &[Attribute]) {
        if to_stage.keeps_rects() {
            let place = to_stage.around(rect);
            let shape = [
                ("x", number(place.min().x)),
                ("y", number(place.min().y)),
                ("width", number(place.width())),
                ("height", number(place.height())),
            ];
            self.empty("rect", &[&shape, look].concat());
        } else {
            let points = corners(rect, to_stage).map(|(x, y)| format!("{x},{y}")).join(" ");
            self.empty("polygon", &[&[("points", points)], look].concat());
        }
    }

    /// A border inside an area, so that what two areas share stays visible.
    fn border(&mut self, rect: Rect, to_stage: Transform) {
        let look = [("fill", "none".into()), ("stroke", "#000000".into()), ("stroke-width", number(BORDER))];
        if to_stage.keeps_rects() {
            let place = to_stage.around(rect);
            let (width, height) = ((place.width() - BORDER).max(0.0), (place.height() - BORDER).max(0.0));
            self.rect(Rect::from_centre_size(place.centre(), width, height), Transform::IDENTITY, &look);
        } else {
            self.rect(rect, to_stage, &look);
        }
    }

    /// Lit words stand on a white plate, on paper all words.
    fn words(&mut self, at: Point, size: f64, anchor: &str, text: &Text, role: Role) {
        let [x, y] = place(at);
        let mut look = vec![("x", x), ("y", y), ("font-size", size.to_string()), ("text-anchor", anchor.into())];
        match role.face() {
            Face::Bold => {}
            Face::Plain => look.push(("font-weight", "400".into())),
            Face::Mono => {
                look.push(("font-weight", "400".into()));
                look.push(("font-family", "IBM Plex Mono, monospace".into()));
            }
        }
        let is_printed = self.medium == Medium::Paper;
        if is_printed || role.has_plate() {
            let halo = if is_printed { self.medium.ground() } else { self.medium.colour(Role::Halo) };
            look.push(("stroke", halo.to_string()));
            look.push(("stroke-width", if is_printed { "4" } else { "6" }.into()));
            look.push(("paint-order", "stroke".into()));
        }
        if is_printed {
            look.push(("fill", "#000000".into()));
        } else {
            look.extend(self.fill(role));
        }
        self.open("text", &look);
        self.event(Event::Text(BytesText::new(&self.words.say(text))));
        self.close("text");
    }

    fn fill(&self, role: Role) -> Vec<Attribute> {
        let fill = match (self.medium, role.printed()) {
            (Medium::Screen(theme), _) => role.colour(theme).to_string(),
            (Medium::Paper, Printed::Grey(grey)) => hex_of_grey(grey),
            (Medium::Paper, Printed::Lines) => "url(#lines)".into(),
            (Medium::Paper, Printed::Dots) => "url(#dots)".into(),
        };
        [vec![("fill", fill)], opacity(role)].concat()
    }

    fn stroke(&self, role: Role) -> String {
        if self.medium == Medium::Paper {
            hex_of_grey(role.printed_grey())
        } else {
            self.medium.colour(role).to_string()
        }
    }

    fn pen(&self, role: Role) -> [Attribute; 2] {
        let thickness = if self.medium == Medium::Paper { role.thickness().max(BORDER) } else { role.thickness() };
        [("stroke", self.stroke(role)), ("stroke-width", number(thickness))]
    }

    /// Writes markup; writing into memory cannot fail.
    fn as_it_is(&mut self, markup: &str) {
        let _ = self.writer.get_mut().write_all(markup.as_bytes());
    }

    fn open(&mut self, name: &str, attributes: &[Attribute]) {
        self.event(Event::Start(element(name, attributes)));
    }

    fn close(&mut self, name: &str) {
        self.event(Event::End(BytesEnd::new(name)));
        self.end_line();
    }

    fn empty(&mut self, name: &str, attributes: &[Attribute]) {
        self.event(Event::Empty(element(name, attributes)));
        self.end_line();
    }

    fn end_line(&mut self) {
        self.event(Event::Text(BytesText::new("\n")));
    }

    fn event(&mut self, event: Event) {
        // Writing into memory cannot fail.
        let _ = self.writer.write_event(event);
    }
}

fn element<'a>(name: &'a str, attributes: &'a [Attribute]) -> BytesStart<'a> {
    BytesStart::new(name).with_attributes(attributes.iter().map(|(key, value)| (*key, value.as_str())))
}

fn corners(rect: Rect, to_stage: Transform) -> [(String, String); 4] {
    rect.corners().map(|corner| place(to_stage.to(corner)).into())
}

fn anchored(anchor: Anchor) -> &'static str {
    match anchor {
        Anchor::Start => "start",
        Anchor::Middle => "middle",
        Anchor::End => "end",
    }
}

fn place(at: Point) -> [String; 2] {
    [number(at.x), number(at.y)]
}

fn opacity(role: Role) -> Vec<Attribute> {
    (role.opacity() < 1.0).then(|| ("fill-opacity", role.opacity().to_string())).into_iter().collect()
}

/// A document with each colour, `#rrggbb`, as the grey of the same luminance.
fn in_greys(document: &str) -> String {
    let mut parts = document.split('#');
    let mut out = parts.next().unwrap_or_default().to_string();
    for part in parts {
        let byte = |at: usize| u8::from_str_radix(part.get(at..at + 2)?, 16).ok();
        match (byte(0), byte(2), byte(4)) {
            (Some(red), Some(green), Some(blue)) => {
                out += &hex_of_grey(Colour(red, green, blue).grey());
                out += &part[6..];
            }
            _ => {
                out.push('#');
                out += part;
            }
        }
    }
    out
}

fn hex_of_grey(grey: u8) -> String {
    Colour(grey, grey, grey).to_string()
}

/// At most three decimals, and never `-0`.
fn number(value: f64) -> String {
    let rounded = (value * 1000.0).round() / 1000.0;
    format!("{}", if rounded == 0.0 { 0.0 } else { rounded })
}

//! The verdict strip over the picture: a pictogram, the answer, and the reason. Window and SVG share it.

use super::{Event, Readings, Viewer};
use crate::figure::{Anchor, Face, Figure, Item, Pictogram, Role, Transform, Viewport, text_width};
use crate::text;
use crate::words::{Text, Words, broken, is_wide};
use hantei_collision::{Point, Rect};

/// Height of the strip in a flat window, logical pixels. `scripts/build-page` hands these heights to the page.
pub const FLAT_STRIP: f64 = 48.0;
/// In a low or narrow window.
pub const LOW_STRIP: f64 = 68.0;
/// In any other window.
pub const STRIP: f64 = 88.0;
/// Over a narrow figure of an article, and over one on a phone: the reason stands whole.
pub const NARROW_STRIP: f64 = 92.0;
/// See [`NARROW_STRIP`].
pub const PHONE_STRIP: f64 = 106.0;

/// The height of the strip over a picture of this height, logical pixels.
fn height_over(height: f64) -> f64 {
    match height {
        ..360.0 => 0.0,
        360.0..500.0 => LOW_STRIP,
        _ => STRIP,
    }
}

/// A figure in an article that is lower has a strip of one line, a narrower one has four lines for the reason, and one
/// on a phone five, logical pixels.
const FLAT: f64 = 280.0;
const NARROW: f64 = 480.0;
const PHONE: f64 = 400.0;

/// Where the parts of a strip stand, logical pixels.
struct StripPlaces {
    left: f64,
    pictogram: f64,
    word: (f64, f64),
    /// Place and size of the headline over a reason of several lines.
    close: (f64, f64),
    reason: (f64, f64),
}

impl StripPlaces {
    /// On a phone, over a reason of several lines.
    const TIGHT: Self =
        Self { left: 14.0, pictogram: 22.0, word: (19.0, MEDIUM), close: (19.0, MEDIUM), reason: (52.0, SMALL) };

    const fn of((width, height): (f64, f64)) -> Self {
        if height >= 84.0 && width < NARROW {
            Self { left: 14.0, pictogram: 42.0, word: (30.0, 24.0), close: (17.0, 22.0), reason: (58.0, 15.0) }
        } else if height >= 84.0 {
            Self { left: 24.0, pictogram: 46.0, word: (33.0, 30.0), close: (17.0, 22.0), reason: (61.0, 17.0) }
        } else if height >= 76.0 {
            Self { left: 20.0, pictogram: 44.0, word: (28.0, 24.0), close: (17.0, 22.0), reason: (55.0, 15.0) }
        } else {
            Self { left: 18.0, pictogram: 42.0, word: (23.0, 24.0), close: (19.0, 22.0), reason: (48.0, 15.0) }
        }
    }
}

/// The usual and the least height of a tight strip's headline, logical pixels.
const TIGHT_HEADLINES: [f64; 2] = [19.0, 14.0];
/// Space beside the pictogram, and between words, logical pixels.
const BESIDE: f64 = 16.0;
const BETWEEN: f64 = 8.0;
/// A strip lower than this has one line, logical pixels.
const ONE_LINE: f64 = 60.0;
/// Font sizes of a reason of several lines, logical pixels.
const SMALL: f64 = 15.0;
const SMALLEST: f64 = 13.0;
/// Font size of a long headline, logical pixels.
const MEDIUM: f64 = 22.0;
/// Least line distance, as a part of the font size.
const CLOSEST: f64 = 1.15;
/// From the last line of a reason to the strip's lower line, if there is room, logical pixels.
const UNDER: f64 = 4.0;
/// A reason needs at least this width, logical pixels.
const LEAST_REASON: f64 = 120.0;
const CHIP: f64 = 26.0;

/// The width of a text in a font size, logical pixels.
pub type WidthOf<'a> = &'a dyn Fn(&str, f64, Face) -> f64;

/// How much wider letters may be where the picture's own font is missing.
const OTHER_FONT: f64 = 1.15;

/// An estimated width, for use without a font.
pub fn estimated(text: &str, size: f64, _: Face) -> f64 {
    OTHER_FONT * text_width(text, size)
}

/// A pictogram's previous form, and how far the change has come, from 0 to 1.
type PictogramSlide = (Pictogram, f64);

/// The strip in this size; `right` logical pixels of it stay free. Over a narrow figure of an article the reason, which
/// stands below them, has all of the width.
pub fn strip(readings: &Readings, size: (f64, f64), right: f64, words: &Words, width_of: WidthOf) -> Figure {
    moving_strip(readings, (readings.picture, 1.0), (size, right), words, width_of)
}

/// The roles of the strip's ground and of the line below it.
pub fn strip_ground(readings: &Readings) -> (Role, Role) {
    match (readings.truth.is_some(), readings.verdict) {
        _ if readings.is_unread => (Role::GapBand, Role::Divider),
        (true, _) => (Role::WrongWash, Role::Wrong),
        // A test of something other than a hit has no pictogram.
        (false, Some(true)) if readings.picture != Pictogram::None => (Role::HitWash, Role::Overlap),
        (false, _) => (Role::Paper, Role::Divider),
    }
}

/// The [`strip`] while its pictogram changes.
pub fn moving_strip(
    readings: &Readings,
    (before, part): PictogramSlide,
    ((width, height), right): ((f64, f64), f64),
    words: &Words,
    width_of: WidthOf,
) -> Figure {
    let mut figure = Figure::new((width, height), Viewport::default());
    let is_wrong = readings.truth.is_some() || says_wrong(readings);
    let (ground, edge) = strip_ground(readings);
    // An ordinary verdict needs no ground of its own.
    let all = Rect::from_origin_size(Point::new(0.0, 0.0), width, height);
    if ground != Role::Paper {
        figure.push(Item::Rect { rect: all, role: ground });
    }
    figure.push(Item::Rect { rect: Rect::from_origin_size(Point::new(0.0, height - 1.0), width, 1.0), role: edge });
    let mut places = StripPlaces::of((width, height));
    let picture = readings.picture;
    let mut end = width - right.max(places.left);
    if let Some(chip) = &readings.chip {
        end = draw_chip(&mut figure, &words.say(chip), Point::new(end, height / 2.0), width_of) - BESIDE;
    }
    let reason = reason(readings, words);
    let is_low = height < ONE_LINE;
    let under = if is_low { None } else { reason.as_ref() };
    let under_end = if height < NARROW_STRIP { end } else { width - places.left };
    let beside = |places: &StripPlaces| {
        let size = places.pictogram.min(height - 12.0);
        (size, places.left + if picture == Pictogram::None { 0.0 } else { size + BESIDE })
    };
    let (mut size, mut left) = beside(&places);
    let mut under_left = left;
    let mut under_lines = under.map(|reason| laid_out(reason, under_end - left, places.reason.1, width_of));
    if let Some(reason) = under.filter(|_| width < NARROW && (ONE_LINE..NARROW_STRIP).contains(&height))
        && under_lines.as_ref().is_some_and(|under| under.lines.len() > 1)
    {
        // On a phone a long reason stands under the pictogram, too, in letters that are not small.
        let (y, lines) = tight(reason, Point::new(under_end - StripPlaces::TIGHT.left, height), width_of);
        places = StripPlaces { word: (y, MEDIUM), close: (y, MEDIUM), ..StripPlaces::TIGHT };
        (size, left) = beside(&places);
        (under_left, under_lines) = (places.left, Some(lines));
    }
    let under = under_lines;
    if picture != Pictogram::None {
        let y = if under_left < left { places.word.0 - size / 2.0 } else { (height - size) / 2.0 };
        picture.draw_from(before, part, &mut figure, (Point::new(places.left, y), size), is_wrong);
    }
    let room_under = |(y, size): (f64, f64)| height - 3.0 - y - size / 2.0;
    let fits = |under: &ReasonLines| under.lines.len() as f64 * SMALLEST * CLOSEST <= room_under(places.word);
    let (word_y, word_size) = match &under {
        _ if is_low => (height / 2.0, 22.0),
        None => (height / 2.0, places.word.1),
        Some(under) if !fits(under) => places.close,
        _ => places.word,
    };
    let said = headline(readings, words, end - left, is_low, width_of);
    let word_end = draw_headline(&mut figure, &said, Point::new(left, word_y), word_size, end, width_of);
    let role = if ground == Role::Paper { Role::PlainSecond } else { Role::Plain };
    if let Some(under) = under {
        let top = Point::new(under_left, word_y + word_size / 2.0);
        let place = Rect::from_corners(top, Point::new(under_end, height - 3.0));
        draw_reason(&mut figure, under, place, places.reason.0, role, width_of);
    } else if let Some(reason) = reason.filter(|_| end - word_end >= LEAST_REASON) {
        // Beside the headline; without room there, only the panel has the reason.
        let place = Rect::from_corners(Point::new(word_end + BESIDE, 0.0), Point::new(end, height));
        let beside = laid_out(&reason, place.width(), SMALL, width_of);
        draw_reason(&mut figure, beside, place, height / 2.0, role, width_of);
    }
    figure
}

/// The verdict and the reason without a picture.
fn told(readings: &Readings, words: &Words) -> [Text; 2] {
    let headline = headline(readings, words, f64::INFINITY, false, &estimated);
    let said: Vec<String> = headline.into_iter().map(|(word, _)| word).collect();
    [said.join(" "), reason(readings, words).unwrap_or_default()].map(Text::plain)
}

/// The line under the headline.
fn reason(readings: &Readings, words: &Words) -> Option<String> {
    let reason = readings.reason.as_ref().or(readings.facts.first());
    reason.map(|reason| capital(&words.say_beside(reason)))
}

/// A text with a capital first letter. In Japanese and Korean an `x` at the beginning is the axis and stays, and so does
/// a name in a formula: `ax1 < bx1`.
pub fn capital(said: &str) -> String {
    let is_call = said.split(' ').next().is_some_and(|first| first.contains('('));
    let is_formula = is_call || said.split(' ').nth(1).is_some_and(|sign| sign.starts_with(['<', '>', '=', '!', '+']));
    if is_wide(said) || is_formula {
        return said.to_owned();
    }
    let mut letters = said.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// Whether the headline already says that the answer is wrong.
fn says_wrong(readings: &Readings) -> bool {
    [text!("went-through"), text!("course-again")].contains(&readings.headline)
}

/// The words of the headline, each with its role. Without room for "wrong", the ground and the pictogram show it.
fn headline(readings: &Readings, words: &Words, room: f64, is_low: bool, width_of: WidthOf) -> Vec<(String, Role)> {
    let says_wrong = says_wrong(readings);
    let role = if says_wrong { Role::Wrong } else { Role::Text };
    let mut said = vec![(capital(&words.say(&readings.headline)), role)];
    said.extend(readings.word.as_ref().map(|word| (words.say(word), Role::Mono)));
    if readings.truth.is_some() && !says_wrong {
        let fits = |(wrong, size): &(String, f64)| {
            let before = said.iter().map(|(word, role)| width_of(word, *size, role.face()) + BETWEEN);
            before.sum::<f64>() + width_of(wrong, *size, Role::Wrong.face()) <= room
        };
        let wrong = [(text!("strip-wrong"), MEDIUM), (text!("strip-wrong-short"), SMALLEST)];
        let mut wrong = wrong.into_iter().skip(usize::from(is_low)).map(|(wrong, size)| (words.say(&wrong), size));
        if let Some((wrong, _)) = wrong.find(fits) {
            said.push((wrong, Role::Wrong));
        }
    }
    said
}

/// Writes the headline in one line, smaller if it is too long; returns its end.
fn draw_headline(
    figure: &mut Figure,
    said: &[(String, Role)],
    at: Point,
    size: f64,
    end: f64,
    width_of: WidthOf,
) -> f64 {
    // Code is smaller than the large words beside it.
    let size_of = |role: &Role, size: f64| if role.face() == Face::Mono { size.min(22.0) } else { size };
    let widths =
        |size| said.iter().map(|(word, role)| width_of(word, size_of(role, size), role.face())).collect::<Vec<f64>>();
    let between = BETWEEN * (said.len() as f64 - 1.0);
    let sizes = [size, MEDIUM, 17.0, SMALL, SMALLEST];
    let fits = |size: &f64| widths(*size).iter().sum::<f64>() + between <= end - at.x;
    let size = sizes.into_iter().filter(|each| *each <= size).find(fits).unwrap_or(SMALLEST);
    let mut x = at.x;
    for ((word, role), width) in said.iter().zip(widths(size)) {
        figure.write(Point::new(x, at.y), Anchor::Start, Text::plain(word.clone()), size_of(role, size), *role);
        x += width + BETWEEN;
    }
    x - BETWEEN
}

/// A reason in one line, or in several smaller ones.
struct ReasonLines {
    lines: Vec<String>,
    /// The font size, logical pixels.
    size: f64,
}

fn laid_out(reason: &str, room: f64, size: f64, width_of: WidthOf) -> ReasonLines {
    let width = |size: f64| move |text: &str| width_of(text, size, Face::Plain);
    match [size, SMALL].into_iter().find(|&size| width(size)(reason) <= room) {
        Some(size) => ReasonLines { lines: vec![reason.to_owned()], size },
        None => ReasonLines { lines: broken(reason, room, width(SMALLEST)), size: SMALLEST },
    }
}

/// The height of the headline in a tight strip, and its reason in several lines below it, as large as there is room for.
fn tight(reason: &str, size: Point, width_of: WidthOf) -> (f64, ReasonLines) {
    let all = |letters: f64| {
        let lines = broken(reason, size.x, |text: &str| width_of(text, letters, Face::Plain));
        ReasonLines { lines, size: letters }
    };
    let fits = |y: f64, it: &ReasonLines| it.lines.len() as f64 * it.size * CLOSEST <= size.y - 3.0 - y - MEDIUM / 2.0;
    let [usual, highest] = TIGHT_HEADLINES;
    let tries = [(usual, SMALL), (highest, SMALL), (usual, SMALLEST)].map(|(y, letters)| (y, all(letters)));
    tries.into_iter().find(|(y, it)| fits(*y, it)).unwrap_or_else(|| (highest, all(SMALLEST)))
}

/// Writes as many lines of a reason as there is room for, centred on a height.
fn draw_reason(
    figure: &mut Figure,
    ReasonLines { lines, size }: ReasonLines,
    place: Rect,
    y: f64,
    role: Role,
    width_of: WidthOf,
) {
    let most = ((place.height() / (size * CLOSEST)).floor() as usize).max(1);
    let lines = as_far(lines, most, place.width(), |text| width_of(text, size, role.face()));
    let apart = (size * 1.3).min(place.height() / lines.len() as f64);
    let high = apart * (lines.len() as f64 - 1.0);
    let last = place.max().y - UNDER - size / 2.0;
    let first = (y - high / 2.0).min(last - high).max(place.min().y + apart / 2.0);
    for (line, said) in lines.into_iter().enumerate() {
        let at = Point::new(place.min().x, (line as f64).mul_add(apart, first));
        figure.write(at, Anchor::Start, Text::plain(said), size, role);
    }
}

/// At most `most` of these lines; a mark at the end shows that more would follow.
fn as_far(mut lines: Vec<String>, most: usize, width: f64, width_of: impl Fn(&str) -> f64) -> Vec<String> {
    if lines.len() > most {
        lines.truncate(most);
        if let Some(last) = lines.last_mut() {
            while !last.is_empty() && width_of(&format!("{last}…")) > width {
                last.pop();
            }
            last.push('…');
        }
    }
    lines
}

/// Draws a word on a round amber ground that ends here; returns its left end.
fn draw_chip(figure: &mut Figure, said: &str, right_middle: Point, width_of: WidthOf) -> f64 {
    let width = width_of(said, SMALL, Face::Bold) + 20.0;
    let left = right_middle.x - width;
    let (round, y) = (CHIP / 2.0, right_middle.y);
    let arc = |x: f64, turn: f64| {
        (0..=8).map(move |i| {
            let (sin, cos) = (turn + f64::from(i) * std::f64::consts::PI / 8.0).sin_cos();
            Point::new(round.mul_add(cos, x), round.mul_add(sin, y))
        })
    };
    let half = std::f64::consts::FRAC_PI_2;
    let points = arc(left + round, half).chain(arc(right_middle.x - round, -half)).collect();
    figure.push(Item::Polygon { points, role: Role::Overlap });
    let middle = Point::new(left + width / 2.0, y);
    figure.write(middle, Anchor::Middle, Text::plain(said.to_string()), SMALL, Role::OnOverlap);
    left
}

/// A scene's whole picture in this size: the strip, and the stage below it.
pub fn with_strip(scene: &mut Viewer, (width, height): (f64, f64), words: &Words) -> Figure {
    let strip_height = if scene.shows_verdict() { height_over(height) } else { 0.0 };
    scene.handle(Event::Resized { width, height: height - strip_height });
    under_strip(scene, strip_height, words)
}

/// The height of the strip over a figure in an article, which has no panel: the reason stands whole, logical pixels.
pub fn strip_in_article((width, height): (f64, f64)) -> f64 {
    match width {
        _ if height < FLAT => FLAT_STRIP,
        ..PHONE => PHONE_STRIP,
        ..NARROW => NARROW_STRIP,
        _ => LOW_STRIP,
    }
}

/// A scene's whole picture in an article, in this size.
pub fn in_article(scene: &mut Viewer, size: (f64, f64), words: &Words, width_of: WidthOf) -> Figure {
    let strip_height = if scene.shows_verdict() { strip_in_article(size) } else { 0.0 };
    scene.handle(Event::Resized { width: size.0, height: size.1 - strip_height });
    saying(scene, &scene.readings().of_picture(), seen(scene), strip_height, words, width_of)
}

/// How far a figure of the panel that replaces the stage stays away from the stage's edges, for a stage of this height,
/// logical pixels.
pub fn around_large(height: f64) -> f64 {
    (height / 8.0).min(24.0)
}

/// The stage, or the figure of the panel that replaces it.
fn seen(scene: &Viewer) -> Figure {
    let stage = scene.figure();
    let Some(door) = scene.large() else { return stage };
    let (width, height) = stage.stage;
    let around = around_large(height);
    let figure = scene.panel_figure(door, (width - 2.0 * around, height - 2.0 * around), None);
    let mut whole = Figure::new(stage.stage, Viewport::default());
    whole.push_group(Transform::moved(around, around), None, |group| group.items = figure.items);
    whole
}

/// A scene's stage as it is, as a picture in an article, under a strip of this height, logical pixels.
pub fn now_in_article(scene: &Viewer, strip_height: f64, words: &Words) -> Figure {
    saying(scene, &scene.readings().of_picture(), seen(scene), strip_height, words, &estimated)
}

/// A scene's stage as it is, under a strip of this height, logical pixels.
pub fn under_strip(scene: &Viewer, strip_height: f64, words: &Words) -> Figure {
    saying(scene, &scene.readings(), scene.figure(), strip_height, words, &estimated)
}

fn saying(
    scene: &Viewer,
    readings: &Readings,
    stage: Figure,
    strip_height: f64,
    words: &Words,
    width_of: WidthOf,
) -> Figure {
    let (width, height) = stage.stage;
    let mut whole = Figure::new((width, height + strip_height), Viewport::default());
    if scene.shows_verdict() {
        whole.told = told(readings, words);
    }
    if strip_height > 0.0 {
        let ground = Rect::from_origin_size(Point::new(0.0, 0.0), width, strip_height);
        whole.push(Item::Rect { rect: ground, role: Role::Paper });
        whole.push(strip(readings, (width, strip_height), 0.0, words, width_of).into_group());
    }
    let clip = Rect::from_origin_size(Point::new(0.0, 0.0), width, height);
    let transform = Transform::moved(0.0, strip_height);
    whole.push_group(transform, Some(clip), |figure| figure.items = stage.items);
    whole
}

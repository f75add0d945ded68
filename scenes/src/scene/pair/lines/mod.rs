//! A segment and another shape: where they meet, and how programs ask whether they do.

mod circle;
mod clip;
mod edged;
mod polygon;
pub(super) mod ray;
mod rect;
mod two;

use super::PairScene;
use super::extras::{Extras, K};
use super::lens::LENS;
use super::marks::Marks;
use super::rows::{Dealt, PairsRow, Sight};
use crate::figure::{Item, Role};
use crate::scene::shared::edges::nearest;
use crate::scene::shared::number::{shown, to_tenths};
use crate::scene::shared::random::{Numbers, STEP};
use crate::scene::shared::tested::TestScene as _;
use crate::scene::{Chord, Door, Examples, Facts, Fit, Key, Knob, Walk, examples};
use crate::text;
use crate::words::Text;
use hantei_collision::shapes::Shape;
use hantei_collision::{About, Axis, BorderRule, Circle, End, Point, Rect, Segment, ShapeKind, Vec2};

pub(super) static SCENE: PairsRow = PairsRow {
    facts: Facts {
        name: "lines",
        examples: examples!("lines"),
        deals: &[
            "crossing-lines",
            "short",
            "parallel",
            "line-and-rectangle",
            "line-past-a-corner",
            "inside-or-before",
            "line-and-circle",
            "line-and-polygon",
            "line-and-turned",
        ],
        guess_keys: &[[Chord::plain(Key::Sign('H'))], [Chord::plain(Key::Sign('M'))]],
        gestures: &["move", "click", "drag"],
        fit: Fit { part: 0.76, most: 0.7, ..Fit::WHEN_NEEDED },
        steps: true,
        figures: &[Door::Lens],
        ..Facts::NEW
    },
    pairs: &[two::ROW, rect::ROW, circle::ROW, polygon::ROW, polygon::TURNED],
    has_code: false,
    knobs: &[
        K,
        Knob::of_pair(PairScene::ORIGIN),
        Knob::switch("ray", |it| it.state.is_ray, |it, on| it.state.is_ray = on),
    ],
    actions: &[],
    deal,
    clear: 3.0,
    extras: Extras { lens: Some(LENS), ..Extras::NONE },
};

/// Radius of a place where two lines meet, stage pixels.
const MEETS: f64 = 9.0;
/// How far a line goes on beyond a segment, stage pixels.
const BEYOND: f64 = 4000.0;
/// A dotted line beyond a segment, and one that is finer: the side of a dot and the way to the next one, stage pixels.
const DOTS: (f64, f64) = (2.2, 8.0);
const FINE_DOTS: (f64, f64) = (1.6, 5.0);

/// The segment A.
fn segment_of(shape: &Shape) -> Segment {
    match shape {
        Shape::Segment(segment) => *segment,
        other => {
            let at = super::kinds::middle(other);
            Segment::new(at, at)
        }
    }
}

/// The place at this part of a segment.
fn at(segment: Segment, part: f64) -> Point {
    let (from, to) = (segment.start, segment.end);
    Point::new(from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part)
}

/// A part of a segment in up to three decimals.
fn part(number: f64) -> String {
    // As rows round it.
    shown(format!("{number:.3}").parse().unwrap_or(number) + 0.0)
}

/// A place in up to one decimal.
fn place(at: Point) -> String {
    [at.x, at.y].map(to_tenths).join(", ")
}

/// How far a point is from a segment.
fn far(segment: Segment, from: Point) -> f64 {
    nearest((segment.start, segment.end), from).distance(from)
}

/// Of the comparisons that ask about the same edge, end or point, the last one is left: it decides.
pub(super) fn prune(walk: &mut Walk) {
    walk.keep_last(|asked| match asked.about? {
        About::EndAt(end, ..) => Some(About::EndOf(end)),
        // Of a point any axis and end.
        About::Sample(place, ..) => Some(About::Sample(place, Axis::X, End::Min)),
        // Where on a segment a place is, is asked of several places.
        About::Along(_) => None,
        about => Some(about),
    });
    polygon::prune(walk);
    walk.keep_asked();
}

/// The lines of a segment beyond its ends.
fn go_on(segment: Segment, role: Role, sight: &Sight, marks: &mut Marks) {
    let length = segment.start.distance(segment.end);
    if length > 0.0 {
        let by = BEYOND / sight.viewport.zoom / length;
        let dots = if role == Role::StripeEdge { FINE_DOTS } else { DOTS };
        for line in [[segment.start, at(segment, -by)], [segment.end, at(segment, 1.0 + by)]] {
            marks.dots(sight.seen, line, dots, role);
        }
    }
}

/// Of a part of a segment's line, what is on the segment.
fn on_segment([from, to]: [f64; 2]) -> Option<[f64; 2]> {
    (from <= 1.0 && to >= 0.0).then_some([from.max(0.0), to.min(1.0)])
}

/// From where to where A is in B, in words.
fn in_b(inside: Option<[f64; 2]>) -> Text {
    match inside {
        Some([from, to]) if from > 0.0 || to < 1.0 => {
            text!("lines-rect-crossing", from = part(from), to = part(to))
        }
        _ => text!("lines-rect-inside"),
    }
}

/// The part of A that is in B, or what two segments share.
fn show_inside([from, to]: [Point; 2], marks: &mut Marks) {
    for role in [Role::TouchedOutline, Role::Touched] {
        marks.tell(Item::Line { from, to, role, dashed: false });
    }
}

/// The names of the ends of a segment, each with what is so there.
fn name_ends(segment: Segment, names: [&'static str; 2], role: Role, captions: [Option<Text>; 2], marks: &mut Marks) {
    let [start, end] = [segment.start, segment.end];
    for ((name, caption), [at, from]) in names.into_iter().zip(captions).zip([[start, end], [end, start]]) {
        marks.end((name, role), caption, at, from);
    }
}

/// Where the ends of A are in `t`.
fn ends_in_t() -> [Option<Text>; 2] {
    ["t = 0", "t = 1"].map(|t| Some(Text::plain(t)))
}

/// Where A gets inside B, and out of it: dots with badges, which stand in the direction out of B.
fn in_and_out(a: Segment, [from, to]: [f64; 2], out_of_b: impl Fn(Point) -> Vec2, marks: &mut Marks) {
    for (is_in, t) in [(true, from), (false, to)] {
        // An end of the segment inside B is no entry.
        if t <= 0.0 || t >= 1.0 || (!is_in && from == to) {
            continue;
        }
        let on = at(a, t);
        marks.dot(on, MEETS, Role::Overlap);
        let text = match is_in {
            _ if from == to => Text::plain(format!("t = {}", part(t))),
            true => text!("lines-in-at", at = part(t)),
            false => text!("lines-out-at", at = part(t)),
        };
        marks.badge_around(text, on, out_of_b(on));
    }
}

/// Segments and rectangles at places where it is hard to see whether they meet.
fn deal(kind: usize, numbers: &mut Numbers) -> Dealt {
    let mut step = |least: f64, most: f64| numbers.in_steps(STEP, least, most);
    let rect = |x: f64, y: f64| Rect::from_origin_size(Point::new(x, y), 160.0, 100.0).into();
    let line = |x1, y1, x2, y2| Segment::new(Point::new(x1, y1), Point::new(x2, y2)).into();
    let shapes: [Shape; 2] = match kind {
        0 => [
            line(step(60.0, 120.0), step(60.0, 140.0), step(160.0, 240.0), step(100.0, 200.0)),
            line(step(100.0, 180.0), step(180.0, 260.0), step(200.0, 320.0), step(40.0, 120.0)),
        ],
        1 => {
            let x = step(140.0, 260.0);
            [line(x, step(40.0, 60.0), x + step(-20.0, 20.0), step(140.0, 200.0)), line(60.0, 165.0, 340.0, 165.0)]
        }
        2 => {
            let (y, from) = (step(80.0, 220.0), step(160.0, 250.0));
            let lower = if step(0.0, 10.0) > 0.0 { 0.0 } else { 10.0 };
            [line(60.0, y, 220.0, y), line(from, y + lower, from + 100.0, y + lower)]
        }
        3 => [
            line(step(20.0, 80.0), step(60.0, 180.0), step(300.0, 370.0), step(60.0, 180.0)),
            rect(step(100.0, 140.0), step(110.0, 160.0)),
        ],
        4 => {
            let (x, y) = (step(120.0, 160.0), step(100.0, 140.0));
            let far = step(30.0, 80.0);
            let off = step(-20.0, 10.0);
            [line(x - far, y + far + off, x + far, y - far + off), rect(x, y)]
        }
        7 => {
            let notch = step(150.0, 190.0);
            let corners = [80.0, 60.0, 320.0, 160.0, 80.0, 260.0, notch, 160.0];
            let (x, to) = (step(90.0, 150.0), step(-20.0, 20.0));
            let from = step(70.0, 140.0);
            [
                line(x, from, x + to, from + step(30.0, 90.0)),
                Shape::new(ShapeKind::Polygon, &corners).expect("a chevron"),
            ]
        }
        8 => {
            let angle = step(10.0, 80.0);
            let (x, y) = (step(40.0, 120.0), step(60.0, 130.0));
            let turned = Shape::new(ShapeKind::Turned, &[210.0, 165.0, 180.0, 60.0, angle]);
            [line(x, y, x + step(100.0, 220.0), y + step(-40.0, 60.0)), turned.expect("a turned rectangle")]
        }
        6 => {
            let (x, y) = (step(180.0, 240.0), step(130.0, 180.0));
            let end = step(120.0, 230.0);
            [line(60.0, step(60.0, 260.0), end, step(100.0, 200.0)), Circle::new(Point::new(x, y), 50.0).into()]
        }
        _ => {
            let (x, y) = (step(120.0, 150.0), step(90.0, 130.0));
            // All inside, or before B.
            let from = if step(0.0, 10.0) > 0.0 { x + step(20.0, 60.0) } else { x - step(70.0, 90.0) };
            [line(from, y + 20.0, from + step(30.0, 60.0), y + 80.0), rect(x, y)]
        }
    };
    // Parallel lines that meet only touch.
    Dealt::of(shapes, if kind == 2 { BorderRule::Hits } else { BorderRule::AsWritten })
}

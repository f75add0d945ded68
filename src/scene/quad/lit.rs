//! What is lit up: an edge with its cross product as an area, or the height of a corner against the ray.

use super::QuadScene;
use super::edges::nearest_edge;
use super::labels::{Labels, Line, latin};
use super::points::Which;
use crate::figure::{Figure, Item, Role, clipped_to};
use crate::scene::shared::number::{shown, tidy};
use crate::scene::shared::truth;
use crate::scene::{Look, Walk};
use crate::text;
use hantei_collision::{
    About, Comparison, Corner, EDGE_NAMES, InsideMethod, Operator, Point, Question, Rect, Turn, side,
};

/// Radius of the turning arrow, and how far it goes out so that a small angle has an arrow as well, stage pixels.
const TURN: (f64, f64) = (42.0, 110.0);
/// So long it is to be then, stage pixels.
const TURN_LENGTH: f64 = 32.0;
/// It is left out where it would be shorter than its head, stage pixels.
const LEAST_TURN: f64 = 14.0;
/// Length of its head, stage pixels; it is as wide.
const TURN_HEAD: f64 = 11.0;
/// Radius of the ring around a corner, stage pixels.
const RING: f64 = 10.0;
/// How wide the words of a side are at most, as a part of their size.
const SIDE_WORDS: f64 = 7.0;
/// The same for `: false`.
const TRUTH_WORDS: f64 = 4.2;

/// What is lit up.
pub(super) enum Lit {
    /// An edge, and P where it is placed: their cross product.
    Cross { begin: Corner, a: Point, b: Point, probe: Option<Point> },
    /// The comparison whether P is between the ends of an edge.
    Between { a: Point, b: Point, probe: Point, question: Question, made: Comparison },
    /// The comparison of a corner's height with that of P.
    Height { at: Point, probe: Point, question: Question, made: Comparison },
}

impl Lit {
    /// What is lit up now: what the viewer says, else the edge at which P is dragged, or with `cross` on the nearest one.
    pub(super) fn of(scene: &QuadScene, look: &Look, walk: Option<&Walk>) -> Option<Self> {
        let (quad, probe) = (scene.state.quad()?, scene.state.probe);
        let about = look.lit.or_else(|| {
            let probe = probe?;
            let (begin, distance) = nearest_edge(&quad, probe)?;
            let is_held = scene.drag.as_ref().is_some_and(|drag| drag.settled && drag.which == Which::Probe);
            let is_near = look.pointer.is_some_and(|pointer| distance <= 2.0 * pointer.reach);
            (scene.cross || is_held && is_near).then_some(About::Edge(begin))
        })?;
        let found = |made: &Comparison| walk.and_then(|walk| walk.question(made)).cloned();
        match about {
            About::Edge(begin) => {
                let (a, b) = quad.edges()[begin as usize];
                let present = walk.and_then(|walk| walk.at(look.step)).and_then(|made| Some((found(made)?, *made)));
                let between = present.filter(|(question, _)| {
                    let asks_between = question.operator == Operator::AtMost;
                    question.about == Some(about)
                        && asks_between
                        && scene.state.test.method == Some(InsideMethod::Crossings)
                });
                Some(match (between, probe) {
                    (Some((question, made)), Some(probe)) => Self::Between { a, b, probe, question, made },
                    _ => Self::Cross { begin, a, b, probe },
                })
            }
            About::Corner(corner) => {
                let made = walk?.trace.iter().find(|made| found(made).and_then(|it| it.about) == Some(about))?;
                let at = quad.corners[corner as usize];
                Some(Self::Height { at, probe: probe?, question: found(made)?, made: *made })
            }
            About::Ends(..) | About::Centres(_) => None,
        }
    }

    /// The area of a cross product, under everything else.
    pub(super) fn draw_area(&self, scene: &QuadScene, figure: &mut Figure) {
        let Self::Cross { a, b, probe: Some(probe), .. } = *self else { return };
        let (fill, mark) = match scene.state.y.turn(side(a, b, probe)) {
            Turn::Right => (Role::RightSide, Role::RightMark),
            Turn::Left => (Role::LeftSide, Role::LeftMark),
            Turn::Straight => return,
        };
        let far = opposite(a, b, probe);
        let [min, _, max, _] = figure.around();
        let points = clipped_to(&[a, b, far, probe], Rect::from_corners(min, max));
        if points.len() > 2 {
            if fill == Role::LeftSide {
                figure.push_stripes(&points, fill);
            }
            figure.push(Item::Polygon { points, role: fill });
        }
        for (from, to) in [(b, far), (probe, far)] {
            figure.push(Item::Line { from, to, role: mark, dashed: false });
        }
        draw_turn(a, b, probe, mark, figure);
    }

    /// The strokes that are lit.
    pub(super) fn draw_strokes(&self, figure: &mut Figure) {
        match *self {
            Self::Cross { a, b, probe, .. } => {
                figure.push_lit(a, b, false);
                if a == b {
                    figure.push(Item::Dot { at: a, role: Role::Lit, radius: RING });
                }
                if let Some(probe) = probe {
                    figure.push_lit(a, probe, true);
                }
            }
            Self::Between { a, b, probe, .. } => {
                figure.push_lit(a, b, false);
                figure.push_lit(probe, a, true);
                figure.push_lit(probe, b, true);
            }
            Self::Height { at, probe, .. } => {
                let level = Point::new(at.x, probe.y);
                if at.x < probe.x {
                    figure.push_lit(level, probe, true);
                }
                figure.push(Item::Line { from: level, to: at, role: Role::Halo, dashed: false });
                figure.push_arrow(level, at, Role::Lit);
                figure.push(Item::Dot { at, role: Role::Lit, radius: RING });
            }
        }
    }

    /// The numbers that are compared, and what they mean.
    pub(super) fn write(&self, scene: &QuadScene, walk: &Walk, labels: &mut Labels, figure: &mut Figure) {
        let asked =
            |question: &Question, made: &Comparison, area: &[Point], labels: &mut Labels, figure: &mut Figure| {
                let (question, numbers) = (question.to_string(), walk.numbers(made));
                let width = latin(&numbers) + TRUTH_WORDS;
                let answer = text!("compared", numbers = numbers, holds = truth(made.holds));
                let lines = vec![Line::latin(question), Line(answer, width)];
                labels.block(area, lines, figure);
            };
        match self {
            &Self::Cross { begin, a, b, probe: Some(probe) } => {
                let (value, edge) = (side(a, b, probe), EDGE_NAMES[begin as usize]);
                let words = match scene.state.y.turn(value) {
                    Turn::Right => text!("right-of-edge-short", edge = edge),
                    Turn::Straight => text!("on-edge-short", edge = edge),
                    Turn::Left => text!("left-of-edge-short", edge = edge),
                };
                let number = format!("{edge} × {}P = {}", begin.name(), shown(tidy(value)));
                let lines = vec![Line::latin(number), Line(words, SIDE_WORDS)];
                labels.block(&[a, b, opposite(a, b, probe), probe], lines, figure);
            }
            Self::Cross { .. } => {}
            Self::Between { a, b, question, made, .. } => asked(question, made, &[*a, *b], labels, figure),
            Self::Height { at, probe, question, made } => {
                asked(question, made, &[*at, Point::new(at.x, probe.y)], labels, figure);
            }
        }
    }
}

/// The fourth corner of the parallelogram of a→b and a→p.
fn opposite(a: Point, b: Point, p: Point) -> Point {
    b.moved(p.x - a.x, p.y - a.y)
}

/// The arrow that turns from the direction a→b to a→p.
fn draw_turn(a: Point, b: Point, p: Point, role: Role, figure: &mut Figure) {
    /// Its strokes turn by so much, radians.
    const STROKE: f64 = 0.1;
    let (ab, ap) = ((b.x - a.x, b.y - a.y), (p.x - a.x, p.y - a.y));
    let shorter = a.distance(b).min(a.distance(p));
    let angle = (ab.0 * ap.1 - ab.1 * ap.0).atan2(ab.0 * ap.0 + ab.1 * ap.1);
    let wanted = (TURN_LENGTH / angle.abs()).clamp(TURN.0, TURN.1);
    let radius = figure.units(wanted).min(shorter * 0.6);
    let length = radius * angle.abs();
    if length < figure.units(LEAST_TURN) {
        return;
    }
    let start = ab.1.atan2(ab.0);
    let on_arc = |turned: f64| {
        let (sin, cos) = (start + turned).sin_cos();
        a.moved(cos * radius, sin * radius)
    };
    let head = angle * (figure.units(TURN_HEAD) / length);
    let body = angle - head;
    let count = (body.abs() / STROKE).ceil().max(1.0);
    for i in 0..count as u32 {
        let [from, to] = [i, i + 1].map(|i| on_arc(body * f64::from(i) / count));
        figure.push(Item::Line { from, to, role, dashed: false });
    }
    let (tip, back) = (on_arc(angle), on_arc(body));
    let half = ((tip.x - back.x) / 2.0, (tip.y - back.y) / 2.0);
    let points = vec![tip, back.moved(-half.1, half.0), back.moved(half.1, -half.0)];
    figure.push(Item::Polygon { points, role });
}

//! What is lit up: an edge with its cross product as an area, or a corner's height against the ray.

use super::drawing::{ARROW, TRUTH_WORDS, WORD_SIZE, arrow};
use super::edges::nearest_edge;
use super::labels::{LabelLine, QuadLabels, latin, outwards};
use super::method;
use super::points::WhichPoint;
use crate::figure::{Figure, Item, Role, clipped_to};
use crate::scene::pair::PairScene;
use crate::scene::shared::number::{brief, shown, tidy};
use crate::scene::shared::truth;
use crate::scene::{Look, Walk};
use crate::text;
use hantei_collision::{About, Comparison, InsideMethod, Operator, Point, Question, Rect, Turn, side};

/// Radius of the turning arrow, and the largest one, which a small angle needs, stage pixels.
const TURN: (f64, f64) = (42.0, 110.0);
/// The arrow length to reach with that, stage pixels.
const TURN_LENGTH: f64 = 32.0;
/// A shorter arrow is left out: it would be shorter than its head, stage pixels.
const LEAST_TURN: f64 = 14.0;
/// Length and width of its head, stage pixels.
const TURN_HEAD: f64 = 11.0;
/// Radius of the ring around a corner, stage pixels.
const RING: f64 = 10.0;
/// From the middle of a line to its number, and the largest distance, stage pixels.
const BESIDE: f64 = 10.0;
const NEAR: f64 = 96.0;
/// The most characters of a number below a tenth there.
const CHARACTERS: usize = 5;
/// From an area's outer side to its number, if that has no room inside; largest distance, stage pixels.
const BESIDE_FAR: f64 = 8.0;
const FAR: f64 = 520.0;
/// Largest width of the word "area", in font sizes.
const AREA_WORD: f64 = 3.6;
/// Length of a lit edge's arrow, as a part of another's.
const LIT_ARROW: f64 = 1.2;

pub(super) enum Lit {
    /// An edge, and P if it is placed: their cross product.
    Cross { a: Point, b: Point, probe: Option<Point> },
    /// The comparison whether P is between the ends of an edge.
    Between { a: Point, b: Point, probe: Point, question: Question, made: Comparison },
    /// The comparison of a corner's height with P's.
    Height { at: Point, probe: Point, question: Question, made: Comparison },
}

impl Lit {
    /// What is lit up now: the viewer's choice, else the edge at which P is dragged, or with `cross` the nearest edge.
    pub(super) fn of(scene: &PairScene, look: &Look, walk: Option<&Walk>) -> Option<Self> {
        let (quad, probe) = (scene.state.placed.quad()?, scene.state.placed.probe);
        let about = look.lit.or_else(|| {
            let probe = probe?;
            let (begin, distance) = nearest_edge(&quad, probe)?;
            let is_held = scene.extra.hands.held() == Some(WhichPoint::Probe);
            let is_near = look.pointer.is_some_and(|pointer| distance <= 2.0 * pointer.reach);
            (scene.extra.hands.cross || is_held && is_near).then_some(About::Edge(begin))
        })?;
        let found = |made: &Comparison| walk.and_then(|walk| walk.question(made)).cloned();
        match about {
            About::Edge(begin) => {
                let (a, b) = quad.edges()[begin as usize];
                let present = walk.and_then(|walk| walk.at(look.step)).and_then(|made| Some((found(made)?, *made)));
                let between = present.filter(|(question, _)| {
                    let asks_between = question.operator == Operator::AtMost;
                    question.about == Some(about) && asks_between && method(scene) == Some(InsideMethod::Crossings)
                });
                Some(match (between, probe) {
                    (Some((question, made)), Some(probe)) => Self::Between { a, b, probe, question, made },
                    _ => Self::Cross { a, b, probe },
                })
            }
            About::Corner(corner) => {
                let made = walk?.trace.iter().find(|made| found(made).and_then(|it| it.about) == Some(about))?;
                let at = quad.corners[corner as usize];
                Some(Self::Height { at, probe: probe?, question: found(made)?, made: *made })
            }
            _ => None,
        }
    }

    /// Draws a cross product's area, under everything else.
    pub(super) fn draw_area(&self, scene: &PairScene, figure: &mut Figure) {
        let Self::Cross { a, b, probe: Some(probe) } = *self else { return };
        let (fill, mark) = match scene.state.placed.y.turn(side(a, b, probe)) {
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
        for (from, to) in [(b, far), (probe, far), (a, probe)] {
            figure.push(Item::Line { from, to, role: mark, dashed: true });
        }
        if scene.extra.hands.cross {
            draw_turn(a, b, probe, mark, figure);
        }
    }

    pub(super) fn draw_strokes(&self, figure: &mut Figure) {
        match *self {
            Self::Cross { a, b, .. } if a == b => figure.push(Item::Dot { at: a, role: Role::Lit, radius: RING }),
            Self::Cross { a, b, probe } => {
                if let Some((probe, foot)) = probe.and_then(|probe| Some((probe, foot(a, b, probe)?))) {
                    // Beyond its ends the edge is only a line.
                    let end = if foot.distance(a) < foot.distance(b) { a } else { b };
                    if !Rect::from_corners(a, b).contains(foot) {
                        figure.push(Item::Line { from: end, to: foot, role: Role::Measure, dashed: true });
                    }
                    figure.push(Item::Line { from: foot, to: probe, role: Role::Measure, dashed: false });
                }
                figure.push(Item::Line { from: a, to: b, role: Role::LitEdge, dashed: false });
                arrow(a, b, LIT_ARROW * ARROW, Role::LitEdge, figure);
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

    /// Letters stand off the parallelogram and the distance.
    pub(super) fn keep_clear(&self, labels: &mut QuadLabels) {
        let &Self::Cross { a, b, probe: Some(probe) } = self else { return };
        let far = opposite(a, b, probe);
        for (from, to) in [(a, probe), (b, far), (probe, far)] {
            labels.keep_off(from, to);
        }
        if let Some(foot) = foot(a, b, probe) {
            labels.keep_off(foot, probe);
        }
    }

    /// The corners of the parallelogram.
    pub(super) fn area(&self) -> Option<[Point; 4]> {
        let &Self::Cross { a, b, probe: Some(probe) } = self else { return None };
        Some([a, b, opposite(a, b, probe), probe])
    }

    pub(super) fn write(&self, walk: &Walk, labels: &mut QuadLabels, figure: &mut Figure) {
        let asked =
            |question: &Question, made: &Comparison, area: &[Point], labels: &mut QuadLabels, figure: &mut Figure| {
                let (question, numbers) = (question.to_string(), walk.numbers(made));
                let width = latin(&numbers) + TRUTH_WORDS;
                let answer = text!("compared", numbers = numbers, holds = truth(made.holds));
                let lines = vec![LabelLine::latin(question, WORD_SIZE), LabelLine(answer, width, WORD_SIZE)];
                labels.block(area, lines, figure);
            };
        match self {
            &Self::Cross { a, b, probe: Some(probe) } => write_area(a, b, probe, labels, figure),
            Self::Cross { .. } => {}
            Self::Between { a, b, question, made, .. } => asked(question, made, &[*a, *b], labels, figure),
            Self::Height { at, probe, question, made } => {
                asked(question, made, &[*at, Point::new(at.x, probe.y)], labels, figure);
            }
        }
    }
}

/// The nearest point to P on an edge's line; `None` if P is there, or the edge has no length.
fn foot(a: Point, b: Point, probe: Point) -> Option<Point> {
    let (dx, dy) = (b.x - a.x, b.y - a.y);
    let part = ((probe.x - a.x) * dx + (probe.y - a.y) * dy) / (dx * dx + dy * dy);
    (part.is_finite() && side(a, b, probe) != 0.0).then(|| a.moved(dx * part, dy * part))
}

/// Writes P's distance from an edge's line, and the area of the parallelogram.
fn write_area(a: Point, b: Point, probe: Point, labels: &mut QuadLabels, figure: &mut Figure) {
    let (value, far) = (side(a, b, probe), opposite(a, b, probe));
    if let Some(foot) = foot(a, b, probe) {
        let distance = value.abs() / a.distance(b);
        let tenths = (distance * 10.0).round() / 10.0;
        // Beside the line it is never 0.
        let said = if tenths == 0.0 { brief(distance, CHARACTERS) } else { shown(tenths) };
        let line = LabelLine::latin(said, WORD_SIZE);
        let aside = line.1 * WORD_SIZE / 2.0 + BESIDE;
        let middle = Point::new(f64::midpoint(foot.x, probe.x), f64::midpoint(foot.y, probe.y));
        labels.beside(middle, &[(aside, 0.0), (-aside, 0.0), (0.0, -aside), (0.0, aside)], NEAR, line, figure);
    }
    let number = shown(tidy(value));
    let line = LabelLine(text!("area-says", number = number.clone()), AREA_WORD + latin(&number), WORD_SIZE);
    let area = [a, b, far, probe];
    if labels.inside(&area, &line, figure) {
        return;
    }
    // Else beside its outer side, or beside P on the line, where it has none.
    let middle = |p: Point, q: Point| Point::new(f64::midpoint(p.x, q.x), f64::midpoint(p.y, q.y));
    let at = if value == 0.0 { probe } else { middle(probe, far) };
    if let Some(at) = [at, probe, far].into_iter().find(|&at| labels.is_seen(at)) {
        let sign = if value < 0.0 { -1.0 } else { 1.0 };
        let (x, y) = outwards(Point::new(a.y - b.y, b.x - a.x), Point::new(0.0, 0.0), sign);
        let (x, y) = (x, y * figure.viewport.down());
        let aside = x.abs() * line.1 * WORD_SIZE / 2.0 + y.abs() * WORD_SIZE / 2.0 + BESIDE_FAR;
        labels.beside(at, &[(x * aside, y * aside), (-x * aside, -y * aside)], FAR, line, figure);
    }
}

/// The fourth corner of the parallelogram of a→b and a→p.
fn opposite(a: Point, b: Point, p: Point) -> Point {
    b.moved(p.x - a.x, p.y - a.y)
}

/// Draws the arrow that turns from the direction a→b to a→p.
fn draw_turn(a: Point, b: Point, p: Point, role: Role, figure: &mut Figure) {
    /// The turn of each of its strokes, radians.
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

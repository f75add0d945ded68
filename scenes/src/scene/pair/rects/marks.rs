//! The picture of two rectangles beside themselves: where they touch, the last pixels, what is lit up.

use super::{lit_comparison, method_of, of, pixels, trial};
use crate::figure::{Anchor, Figure, Item, Role};
use crate::scene::pair::PairScene;
use crate::scene::pair::marks::Marks;
use crate::scene::pair::rows::Sight;
use crate::scene::shared::disc::rim;
use crate::scene::shared::follow::Follow;
use crate::scene::shared::number::shown;
use crate::scene::shared::rects::RectTrial;
use crate::scene::shared::shadows::{axis_at, push_touch};
use crate::scene::shared::trial::Judged as _;
use crate::scene::{Look, Pointer};
use crate::words::Text;
use hantei_collision::{About, Axis, Border, BorderRule, Circle, OverlapMethod, Point, Rect, TwoRects};

/// Edges nearer than this have numbers in a guess; their font size, and from a line to them, stage pixels.
const NEAR: f64 = 6.0;
const NUMBER: f64 = 15.0;
const BESIDE: f64 = 6.0;
const UNDER: f64 = 20.0;
/// From what decides to the ring around it, and the ring's least and largest radius, stage pixels.
const AROUND: f64 = 14.0;
const RING: (f64, f64) = (28.0, 64.0);
/// A longer mark of a shared side is seen at once, stage pixels.
const LONG_MARK: f64 = 28.0;
/// Half the thickness of a touch mark, stage pixels.
const TOUCH: f64 = 3.0;

pub(super) fn marks(sight: &Sight, marks: &mut Marks) {
    // No typed test ends at the last pixel.
    let method = sight.method.map_or(OverlapMethod::TwoCorners, method_of);
    let trial = RectTrial { border: sight.border, ..RectTrial::new(of(sight.pair), method, BorderRule::AsWritten) };
    let shared = trial.shapes.a.intersection(trial.shapes.b);
    marks.drawn(|figure| {
        pixels::draw(&trial, sight.lit, figure);
        if let Some(both) = shared {
            touch(both, sight.border, figure);
            if sight.guesses {
                ring(both, figure);
            }
        }
        if let Some(about) = sight.lit {
            pixels::mark(&trial, about, figure);
            trial.draw_lit(about, false, figure);
        }
    });
}

/// What a row of the panel is about: on an axis the comparison that decides there, and in the picture the nearest edge. A
/// rectangle that follows the pointer would always be near it.
pub(super) fn near(scene: &PairScene, pointer: Pointer) -> Option<About> {
    if let Some(axis) = axis_at(scene.extra.stage, pointer.on_stage).filter(|_| scene.shows_shadows()) {
        return trial(scene).walk().decides_on(axis);
    }
    if scene.state.follow == Follow::Off { trial(scene).near(pointer.at, pointer.reach) } else { None }
}

/// Writes the numbers of what is lit, or of edges that are hard to tell apart in a guess.
pub(super) fn write(scene: &PairScene, look: &Look, picture: Rect, figure: &mut Figure) {
    let turn = scene.turned();
    if look.hides && scene.extra.turn.shown() == 0.0 {
        near_edges(of(&scene.pair()), look, figure);
    }
    lit_comparison::write(&trial(scene), turn, look, picture, figure);
}

/// During a guess: the numbers of edges too near each other to see a gap or an overlap, outside both rectangles.
fn near_edges(TwoRects { a, b }: TwoRects, look: &Look, figure: &mut Figure) {
    let both = look.viewport.rect_to_stage(a.union(b));
    for axis in Axis::PLANE {
        let [of_a, of_b] = [a, b].map(|rect| rect.interval(axis));
        let pairs = [(("A", of_a.max), ("B", of_b.min)), (("B", of_b.max), ("A", of_a.min))];
        let near =
            |&((_, end), (_, begin)): &((&str, f64), (&str, f64))| (end - begin).abs() * look.viewport.zoom < NEAR;
        let Some((first, second)) = pairs.into_iter().find(near) else { continue };
        for ((name, number), sign) in [(first, -1.0), (second, 1.0)] {
            let edge = look.viewport.to_stage(Point::new(number, number));
            let (at, anchor) = match axis {
                Axis::X if sign < 0.0 => (Point::new(edge.x - BESIDE, both.max().y + UNDER), Anchor::End),
                Axis::X => (Point::new(edge.x + BESIDE, both.max().y + UNDER), Anchor::Start),
                Axis::Y | Axis::Z => (Point::new(both.min().x - BESIDE, edge.y + sign * UNDER / 2.0), Anchor::End),
            };
            let role = if name == "A" { Role::FirstLine } else { Role::SecondLine };
            figure.write(at, anchor, Text::plain(format!("{name}: {}", shown(number))), NUMBER, role);
        }
    }
}

/// After a guess: a ring around what decides, if it is too small to be seen at once.
fn ring(both: Rect, figure: &mut Figure) {
    let [width, height] = [both.width(), both.height()].map(|size| size / figure.units(1.0));
    // A side that both share has a mark as long as itself.
    let has_mark = width.min(height) == 0.0 && width.max(height) >= LONG_MARK;
    if width.min(height) >= NEAR || has_mark {
        return;
    }
    let radius = figure.units((width.max(height) / 2.0 + AROUND).clamp(RING.0, RING.1));
    let rim = rim(Circle::new(both.centre(), radius), figure);
    let next = rim.iter().cycle().skip(1);
    figure.push(Item::Lines { lines: rim.iter().copied().zip(next.copied()).collect(), role: Role::Measure });
}

/// Marks an edge or a corner that both share.
fn touch(both: Rect, border: Border, figure: &mut Figure) {
    let thick = 2.0 * figure.units(TOUCH);
    let (width, height) = match (both.width() == 0.0, both.height() == 0.0) {
        (false, false) => return,
        (true, false) => (thick, both.height()),
        (false, true) => (both.width(), thick),
        (true, true) => (2.0 * thick, 2.0 * thick),
    };
    push_touch(Rect::from_centre_size(both.centre(), width, height), border, figure);
}

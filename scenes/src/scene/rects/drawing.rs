//! The picture of the two rectangles, with what lies under them and what is lit up.

use super::turn::around_middle;
use super::{Follow, RectsScene, WhichRect, pixels};
use crate::figure::{Anchor, Figure, Item, Role, Viewport};
use crate::scene::Look;
use crate::scene::shared::disc::rim;
use crate::scene::shared::grip::Grip;
use crate::scene::shared::number::shown;
use crate::scene::shared::rects::RectTrial;
use crate::scene::shared::shadows::push_touch;
use crate::words::Text;
use hantei_collision::{Axis, Border, Circle, Point, Rect, TwoRects};

/// Font size of a rectangle's letter, and from its corner to the letter's middle, stage pixels.
const LETTER: f64 = 22.0;
const INSET: f64 = 25.0;
/// A narrower or lower rectangle has no letter, stage pixels.
const LEAST: f64 = 26.0;
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

/// Draws everything in world units.
pub(super) fn draw(scene: &RectsScene, look: &Look, figure: &mut Figure) {
    let (pair, turn) = (scene.pair(), around_middle(scene.turn.shown()));
    if !look.hides
        && let Some(shadows) = scene.shadows(look.viewport, figure)
    {
        figure.push_group(look.viewport.inverse(), None, |figure| shadows.draw_bands(figure));
    }
    figure.push_group(turn, None, |figure| {
        let TwoRects { a, b } = pair.shapes;
        figure.push(Item::Rect { rect: a, role: Role::First });
        figure.push(Item::Rect { rect: b, role: Role::Second });
        if look.hides {
            under(a, b, figure);
        } else {
            let shared = a.intersection(b);
            if let Some(both) = shared.filter(|both| both.width() > 0.0 && both.height() > 0.0) {
                figure.push_overlap(both, Role::Overlap);
            }
            pixels::draw(&pair, look.lit, figure);
            shared.into_iter().for_each(|both| touch(both, pair.border, figure));
            if look.guesses {
                shared.into_iter().for_each(|both| ring(both, figure));
            }
        }
    });
}

/// Draws A's sides where B covers them. A side less than a pixel under B has no line: that would look like a gap.
fn under(a: Rect, b: Rect, figure: &mut Figure) {
    let corners = a.corners();
    let sides = corners.iter().enumerate().map(|(i, &from)| Rect::from_corners(from, corners[(i + 1) % 4]));
    let inner = b.grown(-figure.units(1.0));
    let sides = sides.filter(|side| side.intersection(inner).is_some());
    for covered in sides.filter_map(|side| side.intersection(b)) {
        figure.push(Item::Line { from: covered.min(), to: covered.max(), role: Role::FirstUnder, dashed: true });
    }
}

/// During a guess: the numbers of edges too near each other to see a gap or an overlap, outside both rectangles.
pub(super) fn near_edges(pair: &RectTrial, look: &Look, figure: &mut Figure) {
    let TwoRects { a, b } = pair.shapes;
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

/// Draws the handles of the rectangle that is dragged, or within reach of the pointer, in world units.
fn push_handles(scene: &RectsScene, look: &Look, figure: &mut Figure) {
    let is_near = |which: WhichRect| {
        look.pointer.is_some_and(|pointer| scene.has_handles(which, scene.unturned(pointer.at), pointer.reach))
    };
    for which in WhichRect::ALL {
        let is_held = scene.drag.as_ref().map_or_else(|| is_near(which), |drag| drag.which == which);
        let role = if which == scene.selected { Role::SelectedHandle } else { Role::Handle };
        for grip in Grip::HANDLES.into_iter().filter(|_| is_held && scene.state.follow == Follow::Off) {
            figure.push(Item::Handle { at: grip.at(scene.rect(which)), role });
        }
    }
}

/// The same over the axes, in stage pixels.
pub(super) fn handles(scene: &RectsScene, look: &Look, figure: &mut Figure) {
    if look.hides {
        return;
    }
    let mut world = Figure::new(figure.stage, look.viewport);
    world.push_group(around_middle(scene.turn.shown()), None, |figure| push_handles(scene, look, figure));
    figure.push(world.into_group());
}

/// The letters of both rectangles, if they are large enough, over all marks, in stage pixels. Where axes cover a part of a
/// rectangle, its letter stands in the rest, which lies in this part of the stage.
pub(super) fn letters(scene: &RectsScene, look: &Look, stage: (f64, f64), rest: Option<Rect>) -> Figure {
    let mut world = Figure::new(stage, look.viewport);
    let rest = rest.map(|rest| {
        let [from, to] = [rest.min(), rest.max()].map(|corner| look.viewport.to_world(corner));
        Rect::from_corners(from, to)
    });
    let push = |figure: &mut Figure| push_letters(&scene.pair(), rest, look.hides, figure);
    world.push_group(around_middle(scene.turn.shown()), None, push);
    let mut letters = Figure::new(stage, Viewport::default());
    letters.push(world.into_group());
    letters
}

/// A's letter stands at the lower left, B's at the lower right, or at another corner that the other rectangle and its
/// letter leave free.
fn push_letters(pair: &RectTrial, rest: Option<Rect>, hides: bool, figure: &mut Figure) {
    let TwoRects { a, b } = pair.shapes;
    let mut first: Option<Rect> = None;
    // Beside the last column and row of pixels, if those are drawn.
    let pixel = if hides { 0.0 } else { pixels::size(pair, figure) };
    for (name, rect, role) in [("A", a, Role::OnFirst), ("B", b, Role::OnSecond)] {
        let Some(rect) = rest.map_or(Some(rect), |rest| rect.intersection(rest)) else { continue };
        let (width, height) = (rect.width() / figure.units(1.0), rect.height() / figure.units(1.0));
        if width.min(height) < LEAST {
            continue;
        }
        let across = (INSET + if name == "B" { pixel } else { 0.0 }).min(width / 2.0);
        let across = figure.units(if name == "B" { width - across } else { across });
        let up = figure.units((INSET + pixel).min(height / 2.0));
        // On the hatching, a letter has a ground of its own.
        let side = figure.units(LETTER);
        let place = |across: f64, down: f64| Rect::from_centre_size(rect.min().moved(across, down), side, side);
        let (low, left) = (rect.height() - up, rect.width() - across);
        let is_free = |place: &Rect| first.is_none_or(|first| first.grown(side / 4.0).intersection(*place).is_none());
        let corners = [place(across, low), place(across, up), place(left, up), place(left, low)];
        let is_alone = |place: &Rect| a.intersection(b).is_none_or(|both| both.intersection(*place).is_none());
        // Two letters over each other would be none.
        let alone = corners.into_iter().find(|place| is_free(place) && is_alone(place));
        let Some(plate) = alone.or(corners.into_iter().find(is_free)) else { continue };
        first = first.or(Some(plate));
        let at = plate.centre();
        let shared = a.intersection(b).filter(|both| both.contains(at) && !hides);
        let role = if shared.is_some() { Role::OnShared } else { role };
        if let Some(plate) = shared.and_then(|both| both.intersection(plate)) {
            figure.push(Item::Rect { rect: plate, role: Role::Overlap });
        }
        figure.write(at, Anchor::Middle, Text::plain(name), LETTER, role);
    }
}

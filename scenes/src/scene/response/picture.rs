//! The picture: where A was, where it came to, and where the method puts it.

use super::body::{Body, passed_by};
use super::run::RunFrame;
use super::{ResponseHeld, ResponseScene};
use crate::figure::{Anchor, Figure, Item, Role};
use crate::scene::Look;
use crate::scene::shared::badge;
use crate::scene::shared::number::shown;
use crate::scene::shared::rects::{RectAlong, RectTrial};
use crate::scene::shared::room::{Room, width};
use crate::scene::shared::shadows::{Shadows, push_touch, reserved};
use crate::text;
use crate::words::Text;
use hantei_collision::{
    Axis, Border, BorderRule, Carried as _, End, Move, NamedSide, OverlapMethod, Point, Rect, ResponseMethod, Sides,
    TrueSide, TwoRects, Vec2,
};

/// Font sizes of letters and words, stage pixels.
const LETTER: f64 = 22.0;
const WORDS: f64 = 15.0;
/// From a rectangle's corner to its letter's middle; a rectangle smaller than twice this has no letter, stage pixels.
const INSET: f64 = 18.0;
/// From this size on A has its letter and the arrow's tip inside, stage pixels.
const ROOMY: f64 = 96.0;
/// From what is shared to the arrow of the way out, and the height of its badge, stage pixels.
const ASIDE: f64 = 42.0;
const BADGE: f64 = 28.0;
/// From a rectangle to the line of a gap, and half the mark at its end, stage pixels.
const BESIDE: f64 = 14.0;
const END: f64 = 5.5;
/// Length of arrow heads, stage pixels, and width of a badge, in font sizes.
const HEAD: f64 = 18.0;
const WIDE: f64 = 6.8;
const NARROW: f64 = 3.4;
/// Nearer to the left border, no words stand beside a gap, stage pixels.
const LEFT: f64 = 170.0;
/// Length of the arrow out of a corner, stage pixels.
const NORMAL: f64 = 72.0;
/// Radius of the dot at the velocity's start, stage pixels.
const DOT: f64 = 5.0;

/// The shadows of A and of the frame's tile.
fn shadows(scene: &ResponseScene, look: &Look, figure: &Figure) -> Option<Shadows> {
    let frame = scene.frame();
    let two = TwoRects { a: frame.places()[1], b: frame.b_now() };
    Shadows::of(two, false, figure, |at| look.viewport.to_stage(at)).filter(|_| !look.hides)
}

/// Draws everything in world units.
pub(super) fn draw(scene: &ResponseScene, look: &Look, figure: &mut Figure) {
    if let Some(shadows) = shadows(scene, look, figure) {
        figure.push_group(look.viewport.inverse(), None, |figure| shadows.draw_bands(figure));
    }
    let frame = scene.frame();
    let [before, moved, _] = frame.places();
    let a = frame.step.after();
    if !look.hides && !scene.hides_before {
        figure.push(Item::Polygon { points: passed(frame.step), role: Role::SweptPath });
    }
    a.fill(Role::First, figure);
    let now = |tile: &Rect| tile.carried(frame.of_b);
    for (place, tile) in frame.tiles.iter().map(now).enumerate() {
        // The seam between two tiles is visible.
        let rect = tile.grown(-figure.units(0.5));
        let role = if place == frame.tile || look.hides { Role::Second } else { Role::Neighbour };
        figure.push(Item::Rect { rect, role });
    }
    for tile in frame.tiles.iter().map(now) {
        let Some(both) = tile.intersection(moved).filter(|_| !look.hides) else { continue };
        let is_circle = a.circle().is_some();
        match both.width().min(both.height()) {
            0.0 if is_circle => {}
            0.0 => push_touch(both.grown(figure.units(3.0)), Border::Hits, figure),
            _ => a.share(tile, figure),
        }
    }
    if frame.of_b != Vec2::ZERO && !scene.hides_before {
        draw_of_b(&frame, figure);
    }
    if scene.method() == Some(ResponseMethod::Diagonals) {
        draw_quarters(frame.b_now(), moved, figure);
    }
    if !look.hides {
        squares(scene, &frame).into_iter().for_each(|square| {
            figure.push_outline(square, Role::LineGround, false);
            figure.push_outline(square, Role::FirstLine, true);
        });
    }
    if scene.hides_before {
        return;
    }
    frame.step.before.outline(Role::LineGround, false, figure);
    frame.step.before.outline(Role::FirstLine, true, figure);
    let (from, to) = (before.centre(), moved.centre());
    figure.push_haloed_arrow(from, to, HEAD, Role::Velocity);
    figure.push_ringed(from, DOT, 2.0, Role::Velocity);
    if look.pointer.is_some_and(|pointer| scene.held_at(pointer.at, pointer.reach) == Some(ResponseHeld::Velocity)) {
        figure.push(Item::Handle { at: to, role: Role::SelectedHandle });
    }
}

/// The squares around a circle that the method takes for it.
fn squares(scene: &ResponseScene, frame: &RunFrame) -> Vec<Rect> {
    let [before, moved, _] = frame.places();
    match scene.method().filter(|_| frame.step.before.circle().is_some()) {
        None | Some(ResponseMethod::Swept) => Vec::new(),
        Some(ResponseMethod::Previous) if !scene.hides_before => vec![before, moved],
        Some(_) => vec![moved],
    }
}

/// Draws where the tile was before, and its way.
fn draw_of_b(frame: &RunFrame, figure: &mut Figure) {
    let (before, now) = (frame.b(), frame.b_now());
    figure.push_outline(before, Role::LineGround, false);
    figure.push_outline(before, Role::PlainSecond, true);
    figure.push_haloed_arrow(before.centre(), now.centre(), HEAD, Role::Velocity);
    figure.push_ringed(before.centre(), DOT, 2.0, Role::Second);
}

/// Draws B, enlarged by the size of A, with its diagonals: the quarter of A's centre names the side.
fn draw_quarters(b: Rect, a: Rect, figure: &mut Figure) {
    let wide = enlarged(b, a);
    let [p, q, r, s] = wide.corners();
    figure.push_outline(wide, Role::PlainSecond, true);
    for (from, to) in [(p, r), (q, s)] {
        for role in [Role::LineGround, Role::PlainSecond] {
            figure.push(Item::Line { from, to, role, dashed: role == Role::PlainSecond });
        }
    }
    figure.push_ringed(a.centre(), DOT, 2.0, Role::First);
}

fn enlarged(b: Rect, a: Rect) -> Rect {
    Rect::from_centre_size(b.centre(), b.width() + a.width(), b.height() + a.height())
}

/// The upper and the lower side of a rectangle, two pixels thick.
fn level_sides(rect: Rect) -> [Rect; 2] {
    let [a, b, c, d] = rect.corners();
    [(a, b), (c, d)].map(|(from, to)| Rect::from_corners(from, to).grown(1.0))
}

/// The outline of all that A passes over in a step.
fn passed(step: Move<Body>) -> Vec<Point> {
    if let Some(circle) = step.before.circle() {
        return passed_by(circle, step);
    }
    let (before, after) = (step.before.bounds().corners(), step.after().bounds().corners());
    // The corner that leads.
    let lead = match (step.velocity.x < 0.0, step.velocity.y < 0.0) {
        (true, true) => 0,
        (false, true) => 1,
        (false, false) => 2,
        (true, false) => 3,
    };
    let [a, b, c, d] = [0, 1, 2, 3].map(|turn| (lead + turn) % 4);
    vec![before[c], before[d], after[d], after[a], after[b], before[b]]
}

/// Draws over that, in stage pixels.
pub(super) fn draw_over(scene: &ResponseScene, look: &Look, figure: &mut Figure) {
    if let Some(shadows) = shadows(scene, look, figure) {
        shadows.draw(figure);
    }
    let frame = scene.frame();
    let place = |rect| look.viewport.rect_to_stage(rect);
    let [before, moved, after] = frame.places().map(place);
    let b = place(frame.b_now());
    let is_shown = !look.hides && !scene.hides_before;
    if let Some(about) = look.lit.filter(|_| is_shown) {
        let two = TwoRects { a: frame.places()[1], b: frame.b_now() };
        let mut world = Figure::new(figure.stage, look.viewport);
        RectTrial::new(two, OverlapMethod::FourFlags, BorderRule::AsWritten).draw_lit(about, false, &mut world);
        figure.push(world.into_group());
    }
    // No word stands on the shadows.
    let (left, below) = reserved(figure.stage);
    let stage = Rect::from_corners(Point::new(left, 0.0), Point::new(figure.stage.0, figure.stage.1 - below));
    let mut words = StageWords { room: Room::of(figure, width).within(stage), figure };
    if scene.method() == Some(ResponseMethod::Diagonals) {
        words.room.take(level_sides(place(enlarged(frame.b_now(), frame.places()[1]))));
    }
    if is_shown {
        let way = (!scene.hides_before).then(|| [before.centre(), moved.centre()]);
        draw_out(&frame, ([moved, b], way), look, &mut words);
        draw_gap(&frame, before, place(frame.met()), &mut words);
    }
    // If the arrow leaves no room, A's letter stands beside it.
    let low = |rect: Rect, x: f64| (Point::new(x, rect.max().y - INSET - 4.0), Anchor::Middle);
    let is_rect = frame.step.before.circle().is_none();
    if is_rect && moved.height() > ROOMY && moved.width() > ROOMY {
        let inside = [low(moved, moved.min().x + INSET)];
        words.write(&inside, Text::plain("A"), LETTER, LETTER, Role::OnFirst);
    } else {
        let levels = [moved.max().y - INSET, moved.centre().y, moved.min().y + INSET];
        let beside = |y| [moved.min().x - INSET, moved.max().x + INSET].map(|x| (Point::new(x, y), Anchor::Middle));
        let taken = [(b, true), (after, is_shown), (before, !scene.hides_before)];
        let is_clear = |(at, _): &(Point, Anchor)| {
            let letter = Rect::from_centre_size(*at, LETTER, LETTER);
            taken.iter().all(|(rect, is_drawn)| !is_drawn || letter.intersection(*rect).is_none())
        };
        let places: Vec<_> = levels.into_iter().flat_map(beside).filter(is_clear).collect();
        words.write(&places, Text::plain("A"), LETTER, LETTER, Role::FirstLine);
    }
    if b.width().min(b.height()) > 2.0 * INSET {
        let corners = [low(b, b.max().x - INSET), low(b, b.min().x + INSET)];
        words.write(&corners, Text::plain("B"), LETTER, LETTER, Role::OnSecond);
    }
    if !scene.hides_before {
        words.room.take([b]);
        words.room.take_line(before.centre(), moved.centre());
        if !is_rect {
            words.room.take([before, moved, after]);
        }
        write_times(&frame, [before, moved, after], is_shown, &mut words);
    }
}

/// Words on the stage, each at the first free one of several places.
struct StageWords<'a> {
    room: Room,
    figure: &'a mut Figure,
}

impl StageWords<'_> {
    /// Writes a text of this width and size, if a place is free.
    fn write(&mut self, places: &[(Point, Anchor)], text: Text, wide: f64, size: f64, role: Role) {
        let place = |&(at, anchor): &(Point, Anchor)| {
            let middle = at.moved(wide * (0.5 - anchor.part()), 0.0);
            (at, anchor, Rect::from_centre_size(middle, wide + 4.0, size + 4.0))
        };
        let is_free = |(_, _, rect): &(Point, Anchor, Rect)| self.room.is_free(*rect, 0.0);
        if let Some((at, anchor, rect)) = places.iter().map(place).find(is_free) {
            self.room.take([rect]);
            self.figure.write(at, anchor, text, size, role);
        }
    }
}

/// Writes at each of the three places of A which it is.
fn write_times(frame: &RunFrame, [before, moved, after]: [Rect; 3], is_shown: bool, words: &mut StageWords) {
    let is_out = is_shown && frame.response.end != frame.step.after();
    let after_role = if frame.is_wrong() { Role::AfterWrong } else { Role::After };
    let inside = (before.width() > WIDE * WORDS && before.height() > 4.0 * WORDS)
        .then(|| (before.min().moved(10.0, 18.0), Anchor::Start));
    let is_left = after.min().x < moved.min().x;
    for (name, rect, role, first) in [
        (text!("response-before"), before, Role::FirstLine, inside),
        (text!("response-after"), after, after_role, None),
        (text!("response-now"), moved, Role::FirstLine, None),
    ] {
        if role == after_role && !is_out {
            continue;
        }
        let (min, max) = (rect.min(), rect.max());
        let (left, right) =
            ((min.moved(-10.0, 14.0), Anchor::End), (Point::new(max.x + 10.0, min.y + 14.0), Anchor::Start));
        let lower = (Point::new(max.x + 10.0, min.y + 34.0), Anchor::Start);
        let beside = if is_left && role == after_role { [left, right, lower] } else { [right, lower, left] };
        let more = [
            (min.moved(0.0, -12.0), Anchor::Start),
            (Point::new(min.x, max.y + 12.0), Anchor::Start),
            (max.moved(10.0, -14.0), Anchor::Start),
            (Point::new(min.x - 10.0, max.y - 14.0), Anchor::End),
        ];
        let places: Vec<_> = first.into_iter().chain(beside).chain(more).collect();
        words.write(&places, name, NARROW * WORDS, WORDS, role);
    }
}

/// Draws the gap before the move, on the axis that decides.
fn draw_gap(frame: &RunFrame, before: Rect, b: Rect, words: &mut StageWords) {
    let TrueSide::Side(side) = frame.truth.side else { return };
    let (from, to) = match side.end {
        End::Min => (before.interval(side.axis).max, b.interval(side.axis).min),
        End::Max => (b.interval(side.axis).max, before.interval(side.axis).min),
    };
    if to - from < 2.0 * END {
        return;
    }
    let seen = RectAlong::of(before, side.axis);
    // On the side from which A comes and where the method does not put it.
    let Vec2 { x, y } = frame.seen().velocity;
    let [_, moved, end] = frame.places();
    let is_put_left = end.min().x < moved.min().x;
    let comes_back = if side.axis == Axis::X { y < 0.0 } else { x < 0.0 || is_put_left };
    let at = if comes_back { seen.across.max + BESIDE } else { seen.across.min - BESIDE };
    let marks = [from, to].map(|end| (seen.point(end, at - END), seen.point(end, at + END)));
    let lines = marks.into_iter().chain([(seen.point(from, at), seen.point(to, at))]).collect();
    words.figure.push(Item::Lines { lines, role: Role::Bracket });
    words.room.take([Rect::from_corners(marks[0].0, marks[1].1)]);
    let name = text!("shadow-gap", by = shown(frame.gap(side.axis)));
    let middle = seen.point(f64::midpoint(from, to), at);
    // Away from A.
    let place = match (side.axis, comes_back) {
        (Axis::X, false) => (middle.moved(0.0, -16.0), Anchor::Middle),
        (Axis::X, true) => (middle.moved(0.0, 16.0), Anchor::Middle),
        (_, false) => (middle.moved(-12.0, 0.0), Anchor::End),
        (_, true) => (middle.moved(12.0, 0.0), Anchor::Start),
    };
    // Above or below what is in the way, and not on the axis.
    let places = [0.0, -WORDS - 6.0, WORDS + 6.0].map(|down| (place.0.moved(0.0, down), place.1));
    let places: Vec<_> = places.into_iter().filter(|(at, anchor)| at.x > LEFT || *anchor != Anchor::End).collect();
    words.write(&places, name, 5.0 * WORDS, WORDS, Role::Text);
}

/// Draws where the method puts A, the side that it names, and the way out, whose badge stands beside A's way.
fn draw_out(frame: &RunFrame, ([moved, b], way): ([Rect; 2], Option<[Point; 2]>), look: &Look, words: &mut StageWords) {
    let figure = &mut *words.figure;
    let (outline, push, on_push) = if frame.is_wrong() {
        (Role::AfterWrong, Role::PushWrong, Role::OnPushWrong)
    } else {
        (Role::After, Role::PushOut, Role::OnPushOut)
    };
    if frame.response.end != frame.step.after() {
        let end = frame.response.end.to_stage(look.viewport);
        end.outline(Role::Halo, false, figure);
        end.outline(outline, false, figure);
    }
    let Some(said) = frame.said() else { return };
    if let NamedSide::Corner(sides) = said.named
        && said.side.is_none()
    {
        draw_normal(b, sides, said.normal, push, figure);
    }
    let Some(side) = said.side else { return };
    let line = RectAlong::of(b, side.axis);
    let [from, to] = [line.across.min, line.across.max].map(|at| line.point(line.along.end(side.end), at));
    figure.push(Item::Line { from, to, role: push, dashed: false });
    if said.by == 0.0 {
        return;
    }
    let shared = RectAlong::of(moved.intersection(b).unwrap_or(b), side.axis);
    let [moved, b] = [moved, b].map(|rect| RectAlong::of(rect, side.axis));
    // Beside what they share, on the side where B continues.
    let (both, of_b) = (shared.across, b.across);
    let at = if of_b.max - both.max >= both.min - of_b.min { both.max + ASIDE } else { both.min - ASIDE };
    let (from, to) = (moved.along.end(side.end.other()), b.along.end(side.end));
    let point = |along: f64| b.point(along, at);
    if point(from).distance(point(to)) > HEAD / 2.0 {
        figure.push_haloed_arrow(point(from), point(to), HEAD, push);
    }
    let text = text!("way-out", side = side.name(), by = shown(said.by));
    let wide = WIDE * WORDS;
    let beside = match (side.axis, side.end) {
        (Axis::X, End::Min) => point(to).moved(-wide / 2.0 - 12.0, 0.0),
        (Axis::X, End::Max) => point(to).moved(wide / 2.0 + 12.0, 0.0),
        _ => Point::new(at + wide / 2.0 + 16.0, f64::midpoint(from, to)),
    };
    let mut sides = vec![beside];
    if side.axis == Axis::Y {
        sides.push(Point::new(2.0 * at - beside.x, beside.y));
    }
    let places = [0.0, 1.0, -1.0, 2.0, -2.0]
        .into_iter()
        .flat_map(|by: f64| sides.iter().map(move |middle| middle.moved(0.0, by * (BADGE + 8.0))));
    // All of it on the stage.
    let (width, height) = figure.stage;
    let within = |at: f64, half: f64, most: f64| at.min(most - half - 4.0).max(half + 4.0);
    let place = |middle: Point| {
        let middle = Point::new(within(middle.x, wide / 2.0, width), within(middle.y, BADGE / 2.0, height));
        Rect::from_centre_size(middle, wide, BADGE)
    };
    let mut arrows = Room::default();
    way.into_iter().for_each(|[from, to]| arrows.take_line(from, to));
    arrows.take_line(point(from), point(to));
    arrows.take([Rect::from_centre_size(point(to), HEAD, HEAD)]);
    let place = places.map(place).find(|place| arrows.is_free(*place, 2.0)).unwrap_or_else(|| place(beside));
    badge::push(figure, place, text, WORDS, [push, on_push]);
    words.room.take([place]);
}

/// Draws the direction out of a corner that a circle meets.
fn draw_normal(b: Rect, sides: Sides, normal: Vec2, role: Role, figure: &mut Figure) {
    let end = |axis: Axis| sides.on(axis).map(|side| b.interval(axis).end(side.end));
    let (Some(x), Some(y)) = (end(Axis::X), end(Axis::Y)) else { return };
    let corner = Point::new(x, y);
    let to = corner.moved(normal.x * NORMAL, normal.y * NORMAL);
    figure.push_haloed_arrow(corner, to, HEAD, role);
    figure.push_ringed(corner, DOT, 2.0, role);
}

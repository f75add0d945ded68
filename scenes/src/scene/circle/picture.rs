//! The picture: nine regions, the circle and B, the nearest point and the way to it.

use super::{CircleHeld, CircleScene};
use crate::figure::{Figure, Item, Role, clipped_to};
use crate::scene::Look;
use crate::scene::shared::disc::{dashes, disc};
use crate::scene::shared::grip::Grip;
use crate::scene::shared::rects::{RectAlong, RectTrial};
use crate::scene::shared::shadows::{dotted, margins};
use hantei_collision::{
    About, Axis, BorderRule, CircleAndRect, CircleMethod, CircleRegion, Contact, OverlapMethod, Point, Rect,
    circle_contact,
};

/// Radius of the centre's dot and of the nearest point's, and the width of their edge, stage pixels.
pub(super) const CENTRE: f64 = 6.0;
pub(super) const NEAREST: f64 = 8.0;
const EDGE: f64 = 2.6;
/// A circle of a smaller radius has no line for it, stage pixels.
const LEAST_RADIUS: f64 = 44.0;
/// Length of the head of the arrow of the way out, stage pixels.
const HEAD: f64 = 18.0;

/// The rectangle between these, one on x and one on y.
pub(super) fn between(x: [f64; 2], y: [f64; 2]) -> Rect {
    Rect::from_corners(Point::new(x[0], y[0]), Point::new(x[1], y[1]))
}

/// The nine parts of an area into which B's sides cut it, in the order of the regions.
pub(super) fn regions(b: Rect, area: Rect) -> [Rect; 9] {
    CircleRegion::parts(Axis::PLANE.map(|axis| {
        let (b, all) = (b.interval(axis), area.interval(axis));
        [all.min, b.min.clamp(all.min, all.max), b.max.clamp(all.min, all.max), all.max]
    }))
}

/// Draws all that is in world units.
pub(super) fn draw(scene: &CircleScene, look: &Look, figure: &mut Figure) {
    let case = scene.state.shapes;
    if !look.hides {
        draw_regions(scene, look, figure);
    }
    let points = disc(case.circle, figure);
    figure.push(Item::Polygon { points: points.clone(), role: Role::First });
    figure.push(Item::Rect { rect: case.rect, role: Role::Second });
    let shared = clipped_to(&points, case.rect);
    if look.hides {
        // The part of the edge that B covers, in dashes.
        let mut lines = dashes(case.circle, figure);
        lines.retain(|(p, q)| case.rect.contains(*p) && case.rect.contains(*q));
        return figure.push(Item::Lines { lines, role: Role::FirstUnder });
    }
    if shared.len() > 2 {
        figure.push(Item::Polygon { points: shared.clone(), role: Role::Overlap });
        figure.push_stripes(&shared, Role::OverlapMark);
        let sides = (0..shared.len()).map(|i| (shared[i], shared[(i + 1) % shared.len()]));
        figure.push(Item::Lines { lines: sides.collect(), role: Role::OverlapMark });
    }
    measure(scene, figure);
    if let Some(about) = look.lit {
        light(scene, about, figure);
    }
    dots(&case, figure);
    if let Some(out) = scene.way_out() {
        figure.push(Item::Lines { lines: dashes(out, figure), role: Role::After });
        figure.push_haloed_arrow(case.circle.centre(), out.centre(), HEAD, Role::PushOut);
    }
    handles(scene, look, figure);
}

/// The regions under all else: corners are plain, edges grey, and the one with the centre is tinted.
fn draw_regions(scene: &CircleScene, look: &Look, figure: &mut Figure) {
    let case = scene.state.shapes;
    for (&region, rect) in CircleRegion::ALL.iter().zip(regions(case.rect, figure.seen())) {
        if region == CircleRegion::of(&case) {
            figure.push(Item::Rect { rect, role: Role::RegionHere });
        } else if region.is_edge() {
            figure.push(Item::Rect { rect, role: Role::Region });
        }
    }
    let (b, area) = (look.viewport.rect_to_stage(case.rect), area(scene, figure.stage));
    figure.push_group(look.viewport.inverse(), None, |figure| {
        for (axis, side) in Axis::PLANE.into_iter().flat_map(|axis| [(axis, b.min()), (axis, b.max())]) {
            let (at, area) = (side.along(axis), RectAlong::of(area, axis));
            if (area.along.min..=area.along.max).contains(&at) {
                dotted(area.point(at, area.across.min), area.point(at, area.across.max), figure);
            }
        }
    });
}

/// The stage without the axes.
pub(super) fn area(scene: &CircleScene, stage: (f64, f64)) -> Rect {
    let (left, bottom) = if scene.hides_shadows { (0.0, 0.0) } else { margins(stage).unwrap_or_default() };
    between([left, stage.0], [0.0, stage.1 - bottom])
}

/// The radius away from the nearest point; the distance to that, on each axis and straight.
fn measure(scene: &CircleScene, figure: &mut Figure) {
    let case = scene.state.shapes;
    let (centre, nearest, r) = (case.circle.centre(), case.nearest(), case.circle.radius());
    if let Some(end) = radius_end(&case, figure.viewport.zoom) {
        let role = if nearest == centre { Role::Measure } else { Role::InFirst };
        figure.push(Item::Line { from: centre, to: end, role, dashed: false });
    }
    if scene.state.test.method == Some(CircleMethod::Box) {
        figure.push_outline(case.circle.bounds(), Role::FirstLine, true);
    }
    let turn = Point::new(centre.x, nearest.y);
    if turn != centre && turn != nearest {
        // White inside the circle, dark outside.
        let half = (r * r - (nearest.y - centre.y).powi(2)).max(0.0).sqrt();
        let ends = [turn.y.clamp(centre.y - r, centre.y + r), nearest.x.clamp(centre.x - half, centre.x + half)];
        let (down, along) = (Point::new(centre.x, ends[0]), Point::new(ends[1], nearest.y));
        let mut leg = |from: Point, to: Point, role| {
            if from != to {
                figure.push(Item::Line { from, to, role, dashed: true });
            }
        };
        leg(centre, down, Role::InFirst);
        leg(down, turn, Role::GapLine);
        leg(turn, along, if half > 0.0 { Role::InFirst } else { Role::GapLine });
        leg(along, nearest, Role::GapLine);
    }
    if nearest != centre {
        figure.push(Item::Line { from: centre, to: nearest, role: Role::WayHalo, dashed: false });
        figure.push(Item::Line { from: centre, to: nearest, role: Role::Distance, dashed: false });
    }
}

/// Where the line of the radius ends, if the circle is large enough for one.
pub(super) fn radius_end(case: &CircleAndRect, zoom: f64) -> Option<Point> {
    let (across, r, centre) = (case.from_nearest(), case.circle.radius(), case.circle.centre());
    let far = across.length();
    let (x, y) = if far > 0.0 { (across.x / far, across.y / far) } else { (-0.8, -0.6) };
    (r * zoom >= LEAST_RADIUS).then(|| centre.moved(x * r, y * r))
}

/// The centre and the nearest point, and the corners of B where a method asks for them.
fn dots(case: &CircleAndRect, figure: &mut Figure) {
    let is_met = circle_contact(case.circle, case.rect) != Contact::Apart;
    let mut dot = |at, radius, role| {
        figure.push(Item::Dot { at, radius, role: Role::Distance });
        figure.push(Item::Dot { at, radius: radius - EDGE, role });
    };
    dot(case.nearest(), NEAREST, if is_met { Role::Overlap } else { Role::Halo });
    dot(case.circle.centre(), CENTRE, Role::Halo);
}

/// What the lit row speaks of.
fn light(scene: &CircleScene, about: About, figure: &mut Figure) {
    let CircleAndRect { circle, rect } = scene.state.shapes;
    let centre = circle.centre();
    match about {
        About::Ends(..) | About::Centres(_) => {
            let squares = RectTrial::new(scene.squares(), OverlapMethod::default(), BorderRule::default());
            squares.draw_lit(about, false, figure);
        }
        About::CentreAt(axis, end) => light_on(axis, rect.interval(axis).end(end), &scene.state.shapes, figure),
        About::NearestOn(axis) => {
            light_on(axis, scene.state.shapes.nearest().along(axis), &scene.state.shapes, figure);
        }
        About::Corner(corner) => {
            let at = rect.corners()[corner as usize];
            figure.push_way(centre, at, false);
            figure.push_ringed(at, 4.0, 2.0, Role::Lit);
        }
        About::Nearest => figure.push_way(centre, scene.state.shapes.nearest(), false),
        About::Edge(_) | About::EdgeOf(_) | About::Reach | About::PointAt(..) => {}
        // Of a segment.
        About::EndOf(_) | About::EndAt(..) | About::Sample(..) | About::Between(_) | About::Along(_) => {}
        // Of turned rectangles and polygons.
        About::AxisOf(..) | About::AxisToCorner | About::EdgePair(..) => {}
        About::CornerAtEdge(..) | About::CornerOf(_) => {}
    }
}

/// A place of B on an axis, all across B, and the way from the centre to it.
fn light_on(axis: Axis, at: f64, case: &CircleAndRect, figure: &mut Figure) {
    let (centre, along) = (case.circle.centre(), RectAlong::of(case.rect, axis));
    let level = if axis == Axis::X { centre.y } else { centre.x };
    figure.push_lit(along.point(at, along.across.min), along.point(at, along.across.max), false);
    figure.push_way(centre, along.point(at, level), true);
}

/// The handles of what is dragged, or may be: the pointer is within its reach.
fn handles(scene: &CircleScene, look: &Look, figure: &mut Figure) {
    let CircleAndRect { circle, rect } = scene.state.shapes;
    let pointer = look.pointer.filter(|_| !scene.state.follow && scene.drag.is_none());
    let held = scene.drag.as_ref().map(|drag| drag.held);
    let near = pointer.and_then(|pointer| scene.held_at(pointer.at, pointer.reach));
    let shown = held.or(near);
    let (grips, of, is_selected) = match shown {
        None => return,
        Some(CircleHeld::Rect(_)) => (&Grip::HANDLES[..], rect, matches!(scene.selected, CircleHeld::Rect(_))),
        // The middles of the four sides.
        Some(_) => (&Grip::HANDLES[4..], circle.bounds(), scene.selected == CircleHeld::Rim),
    };
    let role = if is_selected { Role::SelectedHandle } else { Role::Handle };
    figure.items.extend(grips.iter().map(|grip| Item::Handle { at: grip.at(of), role }));
}

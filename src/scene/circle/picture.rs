//! The picture: nine regions, the circle and B, the nearest point and the way to it.

use super::{CircleScene, Held};
use crate::figure::{Figure, Item, Role, Viewport, clipped_to};
use crate::scene::Look;
use crate::scene::shared::disc::{disc, rim};
use crate::scene::shared::grip::Grip;
use crate::scene::shared::rects::RectTrial;
use crate::scene::shared::shadows::{dotted, margins};
use hantei_collision::{
    About, Axis, BorderRule, CircleAndRect, CircleMethod, Contact, OverlapMethod, Point, Rect, circle_contact,
};

/// Radius of the centre's dot and of the nearest point's, and the width of their edge, stage pixels.
pub(super) const CENTRE: f64 = 6.0;
pub(super) const NEAREST: f64 = 8.0;
const EDGE: f64 = 2.6;
/// A circle of a smaller radius has no line for it, stage pixels.
const LEAST_RADIUS: f64 = 44.0;

/// The rectangle between these, one on x and one on y.
pub(super) fn between(x: [f64; 2], y: [f64; 2]) -> Rect {
    Rect::from_corners(Point::new(x[0], y[0]), Point::new(x[1], y[1]))
}

/// On which side of B the centre is, on each axis: −1, 0 or 1.
pub(super) fn side(case: &CircleAndRect) -> (f64, f64) {
    let (at, min, max) = (case.circle.centre(), case.rect.min(), case.rect.max());
    let side = |at: f64, min: f64, max: f64| f64::from(i8::from(at > max) - i8::from(at < min));
    (side(at.x, min.x, max.x), side(at.y, min.y, max.y))
}

/// The nine parts of an area into which B's sides cut it: on which side of B each is, and its place.
pub(super) fn regions(b: Rect, area: Rect) -> impl Iterator<Item = ((f64, f64), Rect)> {
    let cuts = |min: f64, max: f64, from: f64, to: f64| [from, min.clamp(from, to), max.clamp(from, to), to];
    let x = cuts(b.min().x, b.max().x, area.min().x, area.max().x);
    let y = cuts(b.min().y, b.max().y, area.min().y, area.max().y);
    (0..9).map(move |i| {
        let (column, row) = (i % 3, i / 3);
        let place = between([x[column], x[column + 1]], [y[row], y[row + 1]]);
        ((column as f64 - 1.0, row as f64 - 1.0), place)
    })
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
        let rim = rim(case.circle, figure);
        let pairs = rim.chunks(4).filter_map(|dash| Some((dash[0], *dash.get(2)?)));
        let lines = pairs.filter(|(p, q)| case.rect.contains(*p) && case.rect.contains(*q)).collect();
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
    handles(scene, look, figure);
}

/// The regions under all else: corners are plain, edges grey, and the one with the centre is tinted.
fn draw_regions(scene: &CircleScene, look: &Look, figure: &mut Figure) {
    let case = scene.state.shapes;
    for (at, rect) in regions(case.rect, figure.seen()) {
        let is_edge = (at.0 == 0.0) != (at.1 == 0.0);
        if at == side(&case) {
            figure.push(Item::Rect { rect, role: Role::RegionHere });
        } else if is_edge {
            figure.push(Item::Rect { rect, role: Role::Region });
        }
    }
    let mut lines = Figure::new(figure.stage, Viewport::default());
    let (b, area) = (look.viewport.rect_to_stage(case.rect), area(scene, figure.stage));
    for x in [b.min().x, b.max().x].into_iter().filter(|x| (area.min().x..=area.max().x).contains(x)) {
        dotted(Point::new(x, area.min().y), Point::new(x, area.max().y), &mut lines);
    }
    for y in [b.min().y, b.max().y].into_iter().filter(|y| (area.min().y..=area.max().y).contains(y)) {
        dotted(Point::new(area.min().x, y), Point::new(area.max().x, y), &mut lines);
    }
    figure.push(Item::Group { transform: look.viewport.inverse(), clip: None, items: lines.items });
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
        About::CentreAt(axis, end) => {
            let at = rect.interval(axis).end(end);
            let foot = if axis == Axis::X { Point::new(at, centre.y) } else { Point::new(centre.x, at) };
            let [from, to] = if axis == Axis::X {
                [Point::new(at, rect.min().y), Point::new(at, rect.max().y)]
            } else {
                [Point::new(rect.min().x, at), Point::new(rect.max().x, at)]
            };
            figure.push_lit(from, to, false);
            figure.push_way(centre, foot, true);
        }
        About::Corner(corner) => {
            let at = rect.corners()[corner as usize];
            figure.push_way(centre, at, false);
            figure.push_ringed(at, 4.0, 2.0, Role::Lit);
        }
        About::Nearest => figure.push_way(centre, scene.state.shapes.nearest(), false),
        About::Edge(_) => {}
    }
}

/// The handles of what is dragged, or may be: the pointer is within its reach.
fn handles(scene: &CircleScene, look: &Look, figure: &mut Figure) {
    let CircleAndRect { circle, rect } = scene.state.shapes;
    let pointer = look.pointer.filter(|_| !scene.state.follow && scene.drag.is_none());
    let held = scene.drag.as_ref().map(|drag| drag.held);
    let near = pointer.and_then(|pointer| scene.held_at(pointer.at, pointer.reach));
    let shown = held.or(near);
    let of_rect = matches!(shown, Some(Held::Rect(_)));
    let role = |is_selected| if is_selected { Role::SelectedHandle } else { Role::Handle };
    for grip in Grip::HANDLES.into_iter().filter(|_| of_rect) {
        let role = role(matches!(scene.selected, Held::Rect(_)));
        figure.push(Item::Handle { at: grip.at(rect), role });
    }
    let middles = [Grip::HANDLES[4], Grip::HANDLES[5], Grip::HANDLES[6], Grip::HANDLES[7]];
    for grip in middles.into_iter().filter(|_| matches!(shown, Some(Held::Circle | Held::Rim))) {
        let role = role(scene.selected == Held::Rim);
        figure.push(Item::Handle { at: grip.at(circle.bounds()), role });
    }
}

//! The picture: nine regions, the circle and B, the nearest point and how far it is.

use super::readings::{across, away};
use super::{CircleScene, Held};
use crate::figure::{Anchor, Figure, Item, Role, Viewport, clipped_to, text_width};
use crate::scene::shared::badge::rounded;
use crate::scene::shared::disc::{disc, rim};
use crate::scene::shared::grip::Grip;
use crate::scene::shared::number::shown;
use crate::scene::shared::rects::RectTrial;
use crate::scene::shared::room::{Room, TEXT, width};
use crate::scene::shared::shadows::{dotted, margins};
use crate::scene::Look;
use crate::text;
use crate::words::Text;
use hantei_collision::{
    About, Axis, BorderRule, Circle, CircleAndRect, CircleMethod, Contact, OverlapMethod, Point, Rect, circle_contact,
};

/// Radius of the centre's dot and of the nearest point's, and the width of their edge, stage pixels.
const CENTRE: f64 = 6.0;
const NEAREST: f64 = 8.0;
const EDGE: f64 = 2.6;
/// Sizes of letters and of the names of regions, and the height of the badge, stage pixels.
const LETTER: f64 = 22.0;
const NAME: f64 = 13.0;
const BADGE: f64 = 26.0;
/// From the corner of B to the middle of its letter, and from the nearest point to its own, stage pixels.
const INSET: f64 = 25.0;
const BESIDE: f64 = 24.0;
/// A region that is narrower or lower has no name, stage pixels.
const LEAST: (f64, f64) = (84.0, 36.0);
/// A circle of a smaller radius has no line for it, stage pixels.
const LEAST_RADIUS: f64 = 44.0;

/// The rectangle between these, one on x and one on y.
fn between(x: [f64; 2], y: [f64; 2]) -> Rect {
    Rect::from_corners(Point::new(x[0], y[0]), Point::new(x[1], y[1]))
}

/// On which side of B the centre is, on each axis: −1, 0 or 1.
fn side(case: &CircleAndRect) -> (f64, f64) {
    let (at, min, max) = (case.circle.centre(), case.rect.min(), case.rect.max());
    let side = |at: f64, min: f64, max: f64| f64::from(i8::from(at > max) - i8::from(at < min));
    (side(at.x, min.x, max.x), side(at.y, min.y, max.y))
}

/// The nine parts of an area into which B's sides cut it: on which side of B each is, and its place.
fn regions(b: Rect, area: Rect) -> impl Iterator<Item = ((f64, f64), Rect)> {
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
fn area(scene: &CircleScene, stage: (f64, f64)) -> Rect {
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
fn radius_end(case: &CircleAndRect, zoom: f64) -> Option<Point> {
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

/// Draws the axes, and writes what has a name or a number, in stage pixels.
pub(super) fn draw_over(scene: &CircleScene, look: &Look, figure: &mut Figure) {
    if let Some(shadows) = scene.shadows(look, figure) {
        shadows.draw(figure);
    }
    let CircleAndRect { circle, rect } = scene.state.shapes;
    let viewport = look.viewport;
    let on_stage = Circle::new(viewport.to_stage(circle.centre()), circle.radius() * viewport.zoom);
    let seen = CircleAndRect { circle: on_stage, rect: viewport.rect_to_stage(rect) };
    let room = Room::of(figure, width);
    let mut labels = Labels { seen, hides: look.hides, area: if look.hides { between([0.0, figure.stage.0], [0.0, figure.stage.1]) } else { area(scene, figure.stage) }, room, figure };
    if !look.hides {
        labels.keep_free(look.viewport);
        labels.distance(&scene.state.shapes);
    }
    labels.letters();
    if !look.hides {
        labels.numbers(&scene.state.shapes);
        labels.names();
    }
}

/// Where the middle of something so large can be beside a line: to the right and upwards first, then farther away.
fn beside([from, to]: [Point; 2], (wide, high): (f64, f64)) -> impl Iterator<Item = Point> {
    let length = from.distance(to).max(f64::MIN_POSITIVE);
    let (x, y) = ((to.x - from.x) / length, (to.y - from.y) / length);
    let middle = Point::new(f64::midpoint(from.x, to.x), f64::midpoint(from.y, to.y));
    let sign = if x < 0.0 || (x == 0.0 && y < 0.0) { -1.0 } else { 1.0 };
    let half = (y * wide / 2.0).abs() + (x * high / 2.0).abs();
    let at = move |far: f64| middle.moved(sign * y * far, -sign * x * far);
    [6.0, 18.0, 34.0, 54.0].into_iter().flat_map(move |far| [at(half + far), at(-half - far)])
}

/// What is written on the stage, where nothing else stands.
struct Labels<'a> {
    /// The shapes as they are on the stage.
    seen: CircleAndRect,
    area: Rect,
    /// The answer is not told yet.
    hides: bool,
    room: Room,
    figure: &'a mut Figure,
}

impl Labels<'_> {
    /// Nothing is written over the dots and the lines.
    fn keep_free(&mut self, _: Viewport) {
        let (centre, nearest) = (self.seen.circle.centre(), self.seen.nearest());
        let square = |at: Point, side: f64| Rect::from_centre_size(at, side, side);
        self.room.take([square(centre, 2.0 * CENTRE), square(nearest, 2.0 * NEAREST)]);
        let turn = Point::new(centre.x, nearest.y);
        let end = radius_end(&self.seen, 1.0).unwrap_or(centre);
        for (from, to) in [(centre, nearest), (centre, end), (centre, turn), (turn, nearest)] {
            let steps = (from.distance(to) / 8.0).ceil().clamp(1.0, 200.0);
            let along = |i: f64| from.moved((to.x - from.x) * i / steps, (to.y - from.y) * i / steps);
            self.room.take((0..steps as u32).map(|i| square(along(f64::from(i) + 0.5), 5.0)));
        }
    }

    /// The role of words there; `None` where they would lie over an edge.
    fn role(&self, place: Rect) -> Option<Role> {
        let CircleAndRect { circle, rect } = self.seen;
        let far = CircleAndRect { circle, rect: place }.from_nearest().length();
        let is_in_circle = place.corners().iter().all(|corner| corner.distance(circle.centre()) < circle.radius());
        let (is_out, meets) = (far > circle.radius(), rect.intersection(place));
        match (is_in_circle, is_out, meets) {
            (true, _, None) => Some(Role::OnFirst),
            (_, true, None) => Some(Role::Text),
            (_, true, Some(both)) if both == place => Some(Role::OnSecond),
            (true, _, Some(both)) if both == place => Some(Role::OnShared),
            _ => None,
        }
    }

    /// Writes a text at the first of these places that is free, on one colour and all on the picture; `wanted` says on which.
    fn write(&mut self, (said, size): (&str, f64), wanted: &[Role], middles: impl IntoIterator<Item = Point>) {
        let wide = text_width(said, size);
        for middle in middles {
            let place = Rect::from_centre_size(middle, wide, size);
            let Some(role) = self.role(place.grown(1.0)).filter(|role| wanted.contains(role)) else { continue };
            let is_seen = self.area.contains(place.min()) && self.area.contains(place.max());
            if is_seen && self.room.first([place], 2.0).is_some() {
                // What both share is not told before the answer: there B covers A.
                let role = if self.hides && role == Role::OnShared { Role::OnSecond } else { role };
                if role == Role::OnShared {
                    self.figure.push(Item::Rect { rect: place.grown(1.0), role: Role::Overlap });
                }
                return self.figure.write(middle, Anchor::Middle, Text::plain(said.to_owned()), size, role);
            }
        }
    }

    /// How far the nearest point is, on a badge beside the line.
    fn distance(&mut self, case: &CircleAndRect) {
        let (centre, nearest) = (self.seen.circle.centre(), self.seen.nearest());
        if centre == nearest {
            return;
        }
        let [far, _] = away(case);
        let wide = text_width(&far, TEXT) + 16.0;
        let plates = beside([centre, nearest], (wide, BADGE)).map(|middle| Rect::from_centre_size(middle, wide, BADGE));
        let area = self.area.grown(-3.0);
        let seen = plates.filter(|plate| area.contains(plate.min()) && area.contains(plate.max()));
        if let Some(plate) = self.room.first(seen, 1.0) {
            self.figure.push(Item::Polygon { points: rounded(plate), role: Role::Distance });
            self.figure.write(plate.centre(), Anchor::Middle, Text::plain(far), TEXT, Role::OnDistance);
        }
    }

    /// A and B, and Q at the nearest point.
    fn letters(&mut self) {
        let CircleAndRect { circle, rect } = self.seen;
        let ((x, y), r) = (side(&self.seen), circle.radius());
        let (x, y) = (if x == 0.0 { -1.0 } else { x }, if y == 0.0 { -1.0 } else { y });
        let around = [(-x, y), (x, y), (-x, -y), (x, -y)];
        let parts = [0.45, 0.6].into_iter().flat_map(|part| around.map(|(x, y)| (part * x, part * y)));
        let of_circle = parts.map(|(x, y)| circle.centre().moved(0.9 * x * r, 0.9 * y * r));
        self.write(("A", LETTER), &[Role::OnFirst, Role::OnShared], of_circle);
        let (min, max) = (rect.min(), rect.max());
        let (across, down) = (INSET.min(rect.width() / 2.0), INSET.min(rect.height() / 2.0));
        let low = [Point::new(max.x - across, max.y - down), Point::new(min.x + across, max.y - down)];
        let high = [Point::new(max.x - across, min.y + down), Point::new(min.x + across, min.y + down)];
        let of_rect = low.into_iter().chain(high).collect::<Vec<_>>();
        self.write(("B", LETTER), &[Role::OnSecond], of_rect.clone());
        if self.hides {
            return;
        }
        let nearest = self.seen.nearest();
        // Into B first, beside what both share.
        let places = [(-x, -y), (-x, y), (x, -y), (x, y)].into_iter().flat_map(|(x, y)| {
            [(1.0, 1.0), (1.7, 1.0), (1.0, 1.7), (2.5, 1.0), (1.0, 2.5)].map(|(across, down)| {
                nearest.moved(x * across * BESIDE, y * down * BESIDE)
            })
        });
        self.write(("Q", LETTER), &[Role::OnSecond, Role::Text, Role::OnShared, Role::OnFirst], places);
    }

    /// The radius, and the distance on each axis.
    fn numbers(&mut self, case: &CircleAndRect) {
        let (centre, nearest) = (self.seen.circle.centre(), self.seen.nearest());
        let anywhere = [Role::OnFirst, Role::Text, Role::OnSecond, Role::OnShared];
        if let Some(end) = radius_end(&self.seen, 1.0) {
            let said = format!("r {}", shown(case.circle.radius()));
            self.write((&said, TEXT), &anywhere, beside([centre, end], (text_width(&said, TEXT), TEXT)));
        }
        let turn = Point::new(centre.x, nearest.y);
        if turn == centre || turn == nearest {
            return;
        }
        let ([on_x, on_y], (x, y)) = (across(case).map(|far| shown(far.abs())), side(&self.seen));
        let half = text_width(&on_y, TEXT) / 2.0;
        // On the side away from the line first, in the middle of the leg or nearer to the centre.
        let along = [0.5, 0.35, 0.65, 0.2];
        let down = along.map(|part| Point::new(centre.x, centre.y + (nearest.y - centre.y) * part));
        let places = down.into_iter().flat_map(|at| [half + 8.0, -half - 8.0].map(|by| at.moved(x * by, 0.0)));
        self.write((&on_y, TEXT), &anywhere, places);
        let across = along.map(|part| Point::new(centre.x + (nearest.x - centre.x) * part, nearest.y));
        let places = across.into_iter().flat_map(|at| [-14.0, 14.0].map(|by| at.moved(0.0, y * by)));
        self.write((&on_x, TEXT), &anywhere, places);
    }

    /// What the regions are, where there is room.
    fn names(&mut self) {
        let here = side(&self.seen);
        for ((x, y), place) in regions(self.seen.rect, self.area) {
            if (x, y) == (0.0, 0.0) || place.width() < LEAST.0 || place.height() < LEAST.1 {
                continue;
            }
            let text = if x != 0.0 && y != 0.0 { text!("region-corner") } else { text!("region-edge") };
            let wide = width(&text, NAME);
            let across = if x < 0.0 { place.min().x + 10.0 } else if x > 0.0 { place.max().x - 12.0 } else { place.centre().x };
            let high = if y < 0.0 { place.min().y + 14.0 } else { place.max().y - 14.0 };
            let anchor = [Anchor::Start, Anchor::Middle, Anchor::End][(x + 1.0) as usize];
            let left = across - wide * anchor.part();
            let plate = between([left, left + wide], [high - NAME / 2.0, high + NAME / 2.0]);
            if self.role(plate) == Some(Role::Text) && self.room.first([plate], 2.0).is_some() {
                let role = if (x, y) == here { Role::RegionName } else { Role::RegionOther };
                self.figure.write(Point::new(across, high), anchor, text, NAME, role);
            }
        }
    }
}

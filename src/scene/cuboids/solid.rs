//! The picture of space: both cuboids with what they share, their shadows on the ground, and what is lit up.

use super::sight::Projection;
use crate::figure::{Anchor, Figure, Item, LABEL_SIZE, Role, clipped_to, text_width};
use crate::scene::Look;
use crate::scene::shared::number::{round_step, shown, tidy};
use crate::scene::shared::spoken::{contact_on, gap};
use crate::words::Text;
use hantei_collision::{About, Axis, Contact, Cuboid, End, Point, Rect, TwoCuboids, contact};

/// Around a word, stage pixels.
const BESIDE: f64 = 4.0;
/// Length of the arrow over A by which it is lifted, stage pixels.
const LIFT: f64 = 40.0;
/// Distance of a letter from its cuboid, stage pixels.
const LETTER: f64 = 16.0;
/// Least distance between lines of the ground's grid, stage pixels, and size of their numbers.
const GRID: f64 = 44.0;
const GRID_TEXT: f64 = 15.0;
/// More lines than these the ground has in no direction.
const LINES: f64 = 60.0;

/// The ground: as low as the lower of the two.
pub(super) fn ground(both: &TwoCuboids) -> f64 {
    both.a.max()[1].max(both.b.max()[1])
}

/// By what A is held: the middle of its top, along the ground, and the end of the arrow there, up and down; world units of
/// the stage.
pub(super) fn handles(a: Cuboid, sight: &Projection, units: f64) -> [Point; 2] {
    let [x, _, z] = a.centre();
    let from = sight.to_plane([x, a.min()[1], z]);
    [from, from.moved(0.0, -LIFT * units)]
}

/// All that there is to see: both cuboids and their shadows, world units of the stage.
pub(super) fn bounds(both: &TwoCuboids, sight: &Projection) -> Rect {
    let ground = ground(both);
    let around = |cuboid: Cuboid| sight.around(cuboid).union(sight.around(cuboid.flattened(Axis::Y, ground)));
    around(both.a).union(around(both.b))
}

/// Draws space, in the stage's world units.
/// Words stand where nothing is `taken` of the stage.
pub(super) fn draw(both: &TwoCuboids, sight: &Projection, look: &Look, mut taken: Vec<Rect>, figure: &mut Figure) {
    let ground = ground(both);
    let letters = letters(both, sight, &mut taken, figure);
    if look.grid {
        draw_grid(both, sight, ground, &mut taken, figure);
    }
    for cuboid in [both.a, both.b] {
        let flat = cuboid.flattened(Axis::Y, ground);
        polygon(&sight.face(flat, (Axis::Y, End::Max)), Role::Shadow, figure);
        if cuboid.max()[1] < ground {
            let drops = flat.corners().into_iter().zip(cuboid.corners()).skip(2);
            for (on_ground, corner) in drops.filter(|(_, corner)| corner[1] == cuboid.max()[1]) {
                let (from, to) = (sight.to_plane(corner), sight.to_plane(on_ground));
                figure.push(Item::Line { from, to, role: Role::Rail, dashed: true });
            }
        }
    }
    let a = (both.a, Role::First, Role::FirstFace);
    let b = (both.b, Role::Second, Role::SecondFace);
    let shared = both.a.intersection(both.b).filter(|_| !look.hides && contact(both.a, both.b) != Contact::Apart);
    match shared {
        Some(shared) => {
            for (cuboid, edge, face) in [a, b] {
                draw_edges(cuboid, sight, edge, false, figure);
                draw_faces(cuboid, sight, face, figure);
            }
            if contact(both.a, both.b) == Contact::Overlapping {
                draw_shared(shared, sight, figure);
            }
            for (cuboid, edge, _) in [a, b] {
                draw_edges(cuboid, sight, edge, true, figure);
            }
            if contact(both.a, both.b) == Contact::Touching {
                draw_touching(shared, sight, figure);
            }
        }
        None => {
            let order = if sight.is_before(both.a, both.b) { [b, a] } else { [a, b] };
            for (cuboid, edge, face) in order {
                draw_edges(cuboid, sight, edge, false, figure);
                draw_faces(cuboid, sight, face, figure);
                draw_edges(cuboid, sight, edge, true, figure);
            }
        }
    }
    let [from, to] = handles(both.a, sight, figure.units(1.0));
    figure.push_arrow(from, to, Role::Handle);
    for at in [from, to] {
        figure.push(Item::Handle { at, role: Role::SelectedHandle });
    }
    match look.lit {
        Some(About::Ends(axis, of_a, of_b)) => draw_lit(both, sight, (axis, of_a, of_b), figure),
        Some(About::Centres(axis)) => draw_middles(both, sight, axis, figure),
        _ if look.hides => {}
        _ => draw_gaps(both, sight, &mut taken, figure),
    }
    letters.into_iter().for_each(|letter| figure.push(letter));
}

fn polygon(points: &[Point], role: Role, figure: &mut Figure) {
    figure.push(Item::Polygon { points: points.to_vec(), role });
}

/// The faces that are seen: the upper one light, those to the sides in shade.
fn draw_faces(cuboid: Cuboid, sight: &Projection, role: Role, figure: &mut Figure) {
    for face in sight.faces() {
        let points = sight.face(cuboid, face);
        polygon(&points, role, figure);
        if face.0 == Axis::X {
            polygon(&points, Role::Shadow, figure);
        }
    }
}

/// The edges that border on what is seen, or those behind, dashed.
fn draw_edges(cuboid: Cuboid, sight: &Projection, role: Role, seen: bool, figure: &mut Figure) {
    for (from, to, _) in sight.edges(cuboid).into_iter().filter(|&(from, to, is_seen)| is_seen == seen && from != to) {
        figure.push(Item::Line { from, to, role, dashed: !seen });
    }
}

/// What both share, as a solid.
fn draw_shared(shared: Cuboid, sight: &Projection, figure: &mut Figure) {
    let around = figure.seen().grown(figure.units(LABEL_SIZE));
    for face in sight.faces() {
        let points = clipped_to(&sight.face(shared, face), around);
        if points.len() > 2 {
            polygon(&points, Role::Overlap, figure);
            figure.push_stripes(&points, Role::OverlapMark);
        }
    }
    draw_edges(shared, sight, Role::OverlapMark, true, figure);
}

/// The face, edge or corner that both share.
fn draw_touching(shared: Cuboid, sight: &Projection, figure: &mut Figure) {
    let mut flat = Axis::SPACE.into_iter().filter(|&axis| shared.size()[axis as usize] == 0.0);
    let Some(axis) = flat.next() else { return };
    let points = sight.face(shared, (axis, End::Min));
    if flat.next().is_none() {
        polygon(&points, Role::OverlapVeil, figure);
    }
    for (i, &from) in points.iter().enumerate() {
        let to = points[(i + 1) % points.len()];
        figure.push(Item::Line { from, to, role: Role::Halo, dashed: false });
    }
    for (i, &at) in points.iter().enumerate() {
        let to = points[(i + 1) % points.len()];
        figure.push(Item::Line { from: at, to, role: Role::TouchMark, dashed: false });
        figure.push(Item::Dot { at, role: Role::TouchMark, radius: 4.0 });
    }
}

/// The two faces that are compared, and the way from one to the other along their axis.
fn draw_lit(both: &TwoCuboids, sight: &Projection, (axis, of_a, of_b): (Axis, End, End), figure: &mut Figure) {
    for (cuboid, end) in [(both.a, of_a), (both.b, of_b)] {
        let points = sight.face(cuboid, (axis, end));
        for (i, &from) in points.iter().enumerate() {
            figure.push_lit(from, points[(i + 1) % 4], false);
        }
    }
    let (from, to) = (both.a.interval(axis).end(of_a), both.b.interval(axis).end(of_b));
    draw_way(both, sight, axis, [from, to], figure);
}

/// The way from A to B where they are apart, an axis at a time, with its lengths.
fn draw_gaps(both: &TwoCuboids, sight: &Projection, taken: &mut Vec<Rect>, figure: &mut Figure) {
    let is_apart = |axis: &Axis| contact_on(both, *axis) == Contact::Apart;
    let mut at = Axis::SPACE.map(|axis| if is_apart(&axis) { facing(both, axis)[0] } else { level(both, axis) });
    for axis in Axis::SPACE.into_iter().filter(is_apart) {
        let from = sight.to_plane(at);
        at[axis as usize] = facing(both, axis)[1];
        let to = sight.to_plane(at);
        figure.push(Item::Line { from, to, role: Role::Gap, dashed: false });
        for at in [from, to] {
            figure.push(Item::Dot { at, role: Role::Gap, radius: 4.0 });
        }
        let middle = from.moved((to.x - from.x) / 2.0, (to.y - from.y) / 2.0);
        let text = shown(gap(both, axis));
        let length = from.distance(to).max(f64::MIN_POSITIVE);
        let (across, down) = ((to.y - from.y) / length * LETTER, (from.x - to.x) / length * LETTER);
        let beside = [(across, down), (-across, -down), (2.0 * across, 2.0 * down), (-2.0 * across, -2.0 * down)];
        let free = beside.into_iter().find(|&shift| takes(middle, shift, &text, GRID_TEXT, taken, figure));
        if let Some(shift) = free {
            let (text, size, role) = (Text::plain(text), GRID_TEXT, Role::Text);
            figure.push(Item::Label { at: middle, shift, anchor: Anchor::Middle, text, size, role });
        }
    }
}

/// Where A and B face each other on an axis on which they are apart.
fn facing(both: &TwoCuboids, axis: Axis) -> [f64; 2] {
    let [a, b] = [both.a, both.b].map(|cuboid| cuboid.interval(axis));
    if a.max < b.min { [a.max, b.min] } else { [a.min, b.max] }
}

/// The middle of what both share on an axis, or of what is between them.
fn level(both: &TwoCuboids, axis: Axis) -> f64 {
    let [a, b] = [both.a, both.b].map(|cuboid| cuboid.interval(axis));
    f64::midpoint(a.min.max(b.min), a.max.min(b.max))
}

/// The way between the centres along an axis.
fn draw_middles(both: &TwoCuboids, sight: &Projection, axis: Axis, figure: &mut Figure) {
    let ends = [both.a, both.b].map(|cuboid| cuboid.interval(axis).middle());
    draw_way(both, sight, axis, ends, figure);
}

/// From one number of an axis to another, through the middle of what both share across it or of what is between them.
fn draw_way(both: &TwoCuboids, sight: &Projection, axis: Axis, ends: [f64; 2], figure: &mut Figure) {
    let [from, to] = ends.map(|end| {
        let mut at = Axis::SPACE.map(|axis| level(both, axis));
        at[axis as usize] = end;
        sight.to_plane(at)
    });
    figure.push_lit(from, to, false);
    for at in [from, to] {
        figure.push(Item::Dot { at, role: Role::Halo, radius: 6.0 });
        figure.push(Item::Dot { at, role: Role::Lit, radius: 4.0 });
    }
}

/// Lines at round numbers of x and z on the ground, with their numbers along two of its sides.
fn draw_grid(both: &TwoCuboids, sight: &Projection, ground: f64, taken: &mut Vec<Rect>, figure: &mut Figure) {
    let step = round_step(figure.units(GRID));
    let reach = |axis: Axis| {
        let [a, b] = [both.a, both.b].map(|cuboid| cuboid.interval(axis));
        let (least, most) = (a.min.min(b.min), a.max.max(b.max));
        let steps = ((least / step).floor() - 1.0, (most / step).ceil() + 1.0);
        (steps.1 - steps.0 <= LINES).then_some(steps)
    };
    let (Some(x), Some(z)) = (reach(Axis::X), reach(Axis::Z)) else { return };
    let at = |x: f64, z: f64| sight.to_plane([x * step, ground, z * step]);
    let numbers = |(from, to): (f64, f64)| (0..).map(move |i| from + f64::from(i)).take_while(move |&at| at <= to);
    let nearest = |(from, to): (f64, f64), axis: Axis| if sight.away(axis) > 0.0 { from } else { to };
    let (near_x, near_z) = (nearest(x, Axis::X), nearest(z, Axis::Z));
    for number in numbers(x) {
        figure.push(Item::Line { from: at(number, z.0), to: at(number, z.1), role: Role::Grid, dashed: false });
        number_at(at(number, near_z), at(number, z.0 + z.1 - near_z), number * step, taken, figure);
    }
    for number in numbers(z) {
        figure.push(Item::Line { from: at(x.0, number), to: at(x.1, number), role: Role::Grid, dashed: false });
        // Where both sides meet, one number is enough.
        if number == near_z {
            continue;
        }
        number_at(at(near_x, number), at(x.0 + x.1 - near_x, number), number * step, taken, figure);
    }
}

/// A number at the end of a line, beyond it, where nothing is taken.
fn number_at(end: Point, other: Point, number: f64, taken: &mut Vec<Rect>, figure: &mut Figure) {
    let length = end.distance(other) * figure.viewport.zoom;
    if length < GRID {
        return;
    }
    let beyond = figure.viewport.zoom * GRID_TEXT / length;
    let shift = ((end.x - other.x) * beyond, (end.y - other.y) * beyond);
    let text = shown(tidy(number));
    if takes(end, shift, &text, GRID_TEXT, taken, figure) {
        let (text, size, role) = (Text::plain(text), GRID_TEXT, Role::GridText);
        figure.push(Item::Label { at: end, shift, anchor: Anchor::Middle, text, size, role });
    }
}

/// Takes the room of a text on the stage, if it is free and all of it on the stage.
fn takes(at: Point, shift: (f64, f64), text: &str, size: f64, taken: &mut Vec<Rect>, figure: &Figure) -> bool {
    let middle = figure.viewport.to_stage(at).moved(shift.0, shift.1);
    let place = Rect::from_centre_size(middle, text_width(text, size) + BESIDE, size + BESIDE);
    let stage = Rect::from_corners(Point::new(0.0, 0.0), Point::new(figure.stage.0, figure.stage.1));
    let is_on_stage = stage.contains(place.min()) && stage.contains(place.max());
    let is_free = is_on_stage && !taken.iter().any(|other| other.intersection(place).is_some());
    if is_free {
        taken.push(place);
    }
    is_free
}

/// Both letters, each beside a corner of its cuboid: where there is room, not over the other cuboid if that can be, and as far
/// as it can be from the other letter.
fn letters(both: &TwoCuboids, sight: &Projection, taken: &mut Vec<Rect>, figure: &Figure) -> Vec<Item> {
    // Not over the arrow.
    let [from, to] = handles(both.a, sight, figure.units(1.0));
    let [from, to] = [from, to].map(|at| figure.viewport.to_stage(at));
    taken.push(Rect::from_corners(from, to));
    let mut letters = Vec::new();
    let mut other = sight.around(both.b).centre();
    for (cuboid, rival, text) in [(both.a, both.b, "A"), (both.b, both.a, "B")] {
        let centre = sight.around(cuboid).centre();
        let beside = |at: Point| {
            let length = at.distance(centre).max(f64::MIN_POSITIVE);
            ((at.x - centre.x) / length * LETTER, (at.y - centre.y) / length * LETTER)
        };
        let is_on_rival = |at: &Point| {
            let (right, down) = beside(*at);
            sight.is_on(rival, at.moved(figure.units(right), figure.units(down)))
        };
        let mut corners = cuboid.corners().map(|corner| sight.to_plane(corner));
        corners.sort_by(|p, q| q.distance(other).total_cmp(&p.distance(other)));
        corners.sort_by_key(is_on_rival);
        for at in corners {
            let shift = beside(at);
            if takes(at, shift, text, LABEL_SIZE, taken, figure) {
                other = at;
                let (anchor, text, size, role) = (Anchor::Middle, Text::plain(text), LABEL_SIZE, Role::Text);
                letters.push(Item::Label { at, shift, anchor, text, size, role });
                break;
            }
        }
    }
    letters
}

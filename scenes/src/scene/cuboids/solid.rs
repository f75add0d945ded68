//! The picture of space: both cuboids, what they share, their shadows on the ground, and what is lit up.

use super::layout::CuboidLayout;
use super::pieces::{CuboidPiece, Solid, pieces};
use super::sight::Projection;
use crate::figure::{Anchor, Figure, Item, LABEL_SIZE, Role, clipped_to, text_width};
use crate::scene::Look;
use crate::scene::shared::number::{round_step, shown, tidy};
use crate::words::Text;
use hantei_collision::{About, Axis, Contact, Cuboid, End, Point, Rect, TwoCuboids, contact};

/// Space around a word, stage pixels.
const BESIDE: f64 = 4.0;
/// Length of the arrow that lifts A, and radius of the ring at its foot, stage pixels.
const LIFT: f64 = 52.0;
const RING: f64 = 6.0;
/// Font size; from A's lower left corner into A or down; from B's upper right corner outwards; stage pixels.
const LETTER: f64 = 22.0;
const INTO_A: f64 = 26.0;
const CLEAR_OF_EDGES: f64 = 14.0;
const BELOW_A: f64 = 18.0;
/// Each side of A has to be this long for its letter inside, stage pixels.
const ROOM_IN_A: f64 = 36.0;
const OFF_B: (f64, f64) = (4.0, -18.0);
/// Distance of the dots behind the picture, and their size, stage pixels.
const DOTS: (f64, f64) = (36.0, 2.0);
/// Least distance between the ground's grid lines, and their numbers' font size, stage pixels.
const GRID: f64 = 44.0;
const GRID_TEXT: f64 = 13.0;
/// The most lines of the ground in a direction.
const LINES: f64 = 60.0;

/// The ground, at the height of the lower cuboid.
fn ground(both: &TwoCuboids) -> f64 {
    both.a.max()[1].max(both.b.max()[1])
}

/// The handles of A, in the stage's world units: the middle of its top (for the ground), the arrow's end (for height).
pub(super) fn handles(a: Cuboid, sight: &Projection, units: f64) -> [Point; 2] {
    let [x, _, z] = a.centre();
    let from = sight.to_plane([x, a.min()[1], z]);
    [from, from.moved(0.0, -LIFT * units)]
}

pub(super) fn draw(both: &TwoCuboids, sight: &Projection, look: &Look, layout: &CuboidLayout, figure: &mut Figure) {
    draw_dots(layout.picture(), figure);
    if look.grid {
        draw_grid(both, sight, &mut layout.taken(), figure);
    }
    for cuboid in [both.a, both.b] {
        polygon(&sight.face(cuboid.flattened(Axis::Y, ground(both)), (Axis::Y, End::Max)), Role::Shadow, figure);
    }
    let contact = contact(both.a, both.b);
    let shared = both.a.intersection(both.b).filter(|_| !look.hides);
    let solid = shared.filter(|_| contact == Contact::Overlapping).map(|shared| (Solid::Shared, shared));
    let solids: Vec<_> = [(Solid::A, both.a), (Solid::B, both.b)].into_iter().chain(solid).collect();
    let pieces = pieces(&solids, sight);
    pieces.iter().filter(|piece| !piece.is_shared()).for_each(|&piece| draw_piece(piece, figure));
    // What is shared keeps its colour: of pieces in front of it, only edges are drawn.
    let shared_on = pieces.iter().skip_while(|piece| !piece.is_shared());
    shared_on.filter(|piece| piece.is_shared() || piece.is_edge()).for_each(|&piece| draw_piece(piece, figure));
    if let Some(shared) = shared.filter(|_| contact == Contact::Touching) {
        draw_touching(shared, sight, figure);
    }
    match look.lit {
        Some(About::Ends(axis, of_a, of_b)) => draw_lit(both, sight, axis, of_a, of_b, figure),
        Some(About::Centres(axis)) => draw_middles(both, sight, axis, figure),
        _ => {}
    }
    if !look.hides {
        let [from, to] = handles(both.a, sight, figure.units(1.0));
        figure.push_arrow(from, to, Role::FirstMark);
        figure.push(Item::Dot { at: from, role: Role::FirstMark, radius: RING });
        figure.push(Item::Dot { at: from, role: Role::Halo, radius: RING - Role::FirstMark.thickness() });
    }
    draw_letters(both, sight, figure);
}

/// Dots that stay when the view turns.
fn draw_dots(picture: Rect, figure: &mut Figure) {
    let (pitch, size) = DOTS;
    let steps = |length: f64| (0..).map(move |i| pitch * (f64::from(i) + 0.5)).take_while(move |&at| at < length);
    let dot = |x: f64, y: f64| {
        let at = Point::new(x, y);
        Rect::from_corners(figure.viewport.to_world(at), figure.viewport.to_world(at.moved(size, size)))
    };
    let rects = steps(picture.height()).flat_map(|y| steps(picture.width()).map(move |x| (x, y)));
    let rects = rects.map(|(x, y)| dot(x, y)).collect();
    figure.push(Item::Rects { rects, role: Role::Grid });
}

/// Draws a piece of a face or an edge: fronts plain, right sides darker, tops light.
fn draw_piece(piece: CuboidPiece, figure: &mut Figure) {
    match piece {
        CuboidPiece::Face(Solid::Shared, across, points) => {
            let around = figure.seen().grown(figure.units(LABEL_SIZE));
            let points = clipped_to(&points, around);
            if points.len() > 2 {
                polygon(&points, Role::Overlap, figure);
                figure.push_stripes(&points, Role::OverlapMark);
                if across == Axis::X {
                    polygon(&points, Role::SharedShade, figure);
                }
            }
        }
        CuboidPiece::Face(solid, across, points) => {
            let role = match (solid, across) {
                (Solid::A, Axis::X) => Role::FirstSide,
                (Solid::A, Axis::Y) => Role::FirstTop,
                (Solid::A, Axis::Z) => Role::FirstFace,
                (_, Axis::X) => Role::SecondSide,
                (_, Axis::Y) => Role::SecondTop,
                (_, Axis::Z) => Role::SecondFace,
            };
            polygon(&points, role, figure);
        }
        // The far edges of what is shared are hidden.
        CuboidPiece::Edge(Solid::Shared, _, _, false) => {}
        CuboidPiece::Edge(solid, from, to, is_seen) => {
            let role = match (solid, is_seen) {
                (Solid::A, true) => Role::FirstMark,
                (Solid::A, false) => Role::FirstHidden,
                (Solid::B, true) => Role::SecondMark,
                (Solid::B, false) => Role::SecondHidden,
                (Solid::Shared, _) => Role::OverlapMark,
            };
            figure.push(Item::Line { from, to, role, dashed: !is_seen });
        }
    }
}

fn polygon(points: &[Point], role: Role, figure: &mut Figure) {
    figure.push(Item::Polygon { points: points.to_vec(), role });
}

/// Draws the face, edge or corner that both share.
fn draw_touching(shared: Cuboid, sight: &Projection, figure: &mut Figure) {
    let mut flat = Axis::SPACE.into_iter().filter(|&axis| shared.size()[axis as usize] == 0.0);
    let Some(axis) = flat.next() else { return };
    let points = sight.face(shared, (axis, End::Min));
    match flat.count() {
        0 => polygon(&points, Role::OverlapVeil, figure),
        2 => figure.push_ringed(points[0], RING, 2.0, Role::TouchMark),
        _ => {}
    }
    for (i, &from) in points.iter().enumerate() {
        let to = points[(i + 1) % points.len()];
        if from != to {
            figure.push(Item::Line { from, to, role: Role::TouchMark, dashed: false });
        }
    }
}

/// Draws the two compared faces, and the distance between them along their axis.
fn draw_lit(both: &TwoCuboids, sight: &Projection, axis: Axis, of_a: End, of_b: End, figure: &mut Figure) {
    for (cuboid, end) in [(both.a, of_a), (both.b, of_b)] {
        let points = sight.face(cuboid, (axis, end));
        for (i, &from) in points.iter().enumerate() {
            figure.push(Item::Line { from, to: points[(i + 1) % 4], role: Role::Lit, dashed: false });
        }
    }
    let (from, to) = (both.a.interval(axis).end(of_a), both.b.interval(axis).end(of_b));
    draw_way(both, sight, axis, [from, to], figure);
}

/// The middle of what both share on an axis, or of the gap.
fn level(both: &TwoCuboids, axis: Axis) -> f64 {
    let [a, b] = [both.a, both.b].map(|cuboid| cuboid.interval(axis));
    a.between(b).middle()
}

fn draw_middles(both: &TwoCuboids, sight: &Projection, axis: Axis, figure: &mut Figure) {
    let ends = [both.a, both.b].map(|cuboid| cuboid.interval(axis).middle());
    draw_way(both, sight, axis, ends, figure);
}

/// Draws a line between two numbers of an axis, in the middle of what both share across the axis, or of the gap.
fn draw_way(both: &TwoCuboids, sight: &Projection, axis: Axis, ends: [f64; 2], figure: &mut Figure) {
    let [from, to] = ends.map(|end| {
        let mut at = Axis::SPACE.map(|axis| level(both, axis));
        at[axis as usize] = end;
        sight.to_plane(at)
    });
    figure.push_lit(from, to, false);
    for at in [from, to] {
        figure.push_ringed(at, 4.0, 2.0, Role::Lit);
    }
}

/// Draws lines at round numbers of x and z on the ground, with numbers along two sides.
fn draw_grid(both: &TwoCuboids, sight: &Projection, taken: &mut Vec<Rect>, figure: &mut Figure) {
    let ground = ground(both);
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

/// Writes a number beyond the end of a line, where nothing is taken.
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

/// Takes a text's place, if it is free and wholly on the stage.
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

/// From a corner of a cuboid's outline to its letter, stage pixels: between two of the three edges that meet there, in
/// the wider of both angles.
fn into(cuboid: Cuboid, corner: Point, sight: &Projection) -> (f64, f64) {
    let centre = sight.around(cuboid).centre();
    let straight = (centre.y - corner.y).atan2(centre.x - corner.x);
    // Each edge's angle from the way to the centre.
    let mut angles = Axis::SPACE.map(|axis| {
        let (right, down) = sight.direction(axis);
        let turned = |sign: f64| {
            let angle = (sign * down).atan2(sign * right) - straight;
            angle.sin().atan2(angle.cos())
        };
        // The other end of the edge is on the centre's side.
        if turned(1.0).abs() <= turned(-1.0).abs() { turned(1.0) } else { turned(-1.0) }
    });
    angles.sort_by(f64::total_cmp);
    let [first, middle, last] = angles;
    let (from, to) = if middle - first > last - middle { (first, middle) } else { (middle, last) };
    let half = (to - from) / 2.0;
    // Far enough for both edges to pass beside the letter.
    let far = (CLEAR_OF_EDGES / half.sin().max(0.1)).clamp(INTO_A, 2.0 * INTO_A);
    let (sin, cos) = (straight + from + half).sin_cos();
    (cos * far, sin * far)
}

/// Draws the letters, always at the same corners: A's inside at the lower left, B's outside at the upper right.
fn draw_letters(both: &TwoCuboids, sight: &Projection, figure: &mut Figure) {
    let corners = |cuboid: Cuboid, height: f64| {
        let is_there = move |corner: &[f64; 3]| corner[1] == height;
        cuboid.corners().into_iter().filter(is_there).map(|corner| sight.to_plane(corner))
    };
    let (a, b) = (both.a, both.b);
    let on_stage = |at: Point, shift: (f64, f64)| figure.viewport.to_stage(at).moved(shift.0, shift.1);
    let of_a = corners(a, a.max()[1]).min_by(|p, q| p.x.total_cmp(&q.x)).map(|at| {
        // Outside if it would cover a small A or what both share.
        let has_room = a.size().into_iter().all(|size| size > figure.units(ROOM_IN_A)) && a.intersection(b) != Some(a);
        (at, if has_room { into(a, at, sight) } else { (0.0, BELOW_A) })
    });
    let right = corners(b, b.min()[1]).max_by(|p, q| p.x.total_cmp(&q.x)).map(|at| (at, OFF_B));
    let left = corners(b, b.min()[1]).min_by(|p, q| p.x.total_cmp(&q.x)).map(|at| (at, (-OFF_B.0, OFF_B.1)));
    // At the other end if A's letter is here.
    let is_free = |&(at, shift): &(Point, (f64, f64))| {
        of_a.is_none_or(|(of_a, beside)| on_stage(at, shift).distance(on_stage(of_a, beside)) > LETTER)
    };
    let of_b = right.filter(is_free).or(left);
    for (place, name, role) in [(of_a, "A", Role::FirstMark), (of_b, "B", Role::SecondMark)] {
        if let Some((at, shift)) = place {
            figure.write_beside(at, shift, Anchor::Middle, Text::plain(name), LETTER, role);
        }
    }
}

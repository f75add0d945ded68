//! Small pictures for a verdict or for a comparison's question, in a box of 24 units.

use super::{Figure, Item, Role, Transform, clipped_by};
use hantei_collision::{Axis, Contact, End, Point, Rect, ShapeKind, Side};

/// A small picture.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Pictogram {
    /// Nothing.
    #[default]
    None,
    /// Two squares that overlap.
    Hit,
    /// Two squares apart.
    Miss,
    /// Two squares that share an edge.
    Touching,
    /// A question that is still open.
    Open,
    /// A quadrilateral with a point inside.
    Inside,
    /// A quadrilateral with a point outside.
    Outside,
    /// A quadrilateral with a point on its edge.
    OnEdge,
    /// A few of many.
    Crowd,
    /// Two that are compared.
    Pair,
    /// A left of B, with a line between.
    Left,
    /// A right of B.
    Right,
    /// A above B.
    Above,
    /// A below B.
    Below,
    /// A in front of B.
    Front,
    /// A behind B.
    Behind,
    /// A before B's end on x.
    OverlapX,
    /// B before A's end on x.
    OverlapXMirrored,
    /// A before B's end on y.
    OverlapY,
    /// B before A's end on y.
    OverlapYMirrored,
    /// A point beside an edge.
    Side,
    /// The nearest x of B to a point.
    ClampX,
    /// The nearest y of B to a point.
    ClampY,
    /// A point and an edge of a rectangle.
    AtEdge(Axis, End),
    /// An edge in this direction, degrees clockwise from the right.
    Along(i16),
    /// A shape, or (true) B, on an axis of this direction, degrees: along the axis or (true) across it.
    Axis(bool, i16, bool),
    /// The distance of two points, on both axes.
    Distance,
    /// How far two circles reach together.
    Reach,
    /// One kind of shape, as A or as B.
    Kind(ShapeKind, bool),
    /// Two shapes of these kinds in this relation.
    Shapes([ShapeKind; 2], Contact),
    /// A at this side of B, pushed out of it.
    Landed(Side),
    /// The way out of B by a side; its arrow has the colour of an error if it is wrong.
    Out(Side),
}

/// Side of the box in which they are drawn.
const BOX: f64 = 24.0;

impl Pictogram {
    /// Adds it to a figure in this size, with the top left of its box here, and a badge if it is wrong.
    pub fn draw(self, figure: &mut Figure, at: Point, size: f64, is_wrong: bool) {
        let transform = Transform::scaled(size / BOX, at);
        figure.push_group(transform, None, |figure| {
            if let Self::Out(side) = self {
                return out(figure, side, if is_wrong { Role::Wrong } else { Role::Text });
            }
            self.draw_box(figure);
            if let Self::Landed(side) = self {
                landed(figure, side, is_wrong);
            }
            if is_wrong {
                badge(figure, size / BOX);
            }
        });
    }

    /// The same while it changes from another picture: its two squares have come this part of their way, from 0 to 1.
    pub fn draw_from(self, before: Self, part: f64, figure: &mut Figure, (at, size): (Point, f64), is_wrong: bool) {
        let (Some(from), Some(to), true) = (before.squares(), self.squares(), part < 1.0) else {
            return self.draw(figure, at, size, is_wrong);
        };
        let between = |i: usize| std::array::from_fn(|k| (to[i][k] - from[i][k]).mul_add(part, from[i][k]));
        figure.push_group(Transform::scaled(size / BOX, at), None, |figure| {
            self.draw_squares([between(0), between(1)], figure);
            if is_wrong {
                badge(figure, size / BOX);
            }
        });
    }

    /// A's and B's squares: left, top, width, height; `None` for a picture without them.
    const fn squares(self) -> Option<[[f64; 4]; 2]> {
        match self {
            Self::Hit => Some([[2.2, 2.2, 13.0, 13.0], [8.7, 8.7, 13.0, 13.0]]),
            Self::Miss => Some([[2.5, 2.5, 8.7, 8.7], [12.8, 12.8, 8.7, 8.7]]),
            Self::Touching => Some([[1.0, 6.0, 11.0, 11.0], [12.0, 6.0, 11.0, 11.0]]),
            _ => None,
        }
    }

    fn draw_squares(self, [a, b]: [[f64; 4]; 2], figure: &mut Figure) {
        if self == Self::Miss {
            frame(figure, a, Role::First, 1.6);
            frame(figure, b, Role::Second, 1.6);
            return;
        }
        square(figure, a, Role::First);
        square(figure, b, Role::Second);
        let rect = |[x, y, width, height]: [f64; 4]| Rect::from_origin_size(Point::new(x, y), width, height);
        let (place, thick) = match rect(a).intersection(rect(b)) {
            _ if self == Self::Touching => ([11.0, 5.0, 2.0, 13.0], 0.5),
            Some(both) => ([both.min().x, both.min().y, both.width(), both.height()], 0.9),
            None => return,
        };
        square(figure, place, Role::Overlap);
        frame(figure, place, Role::OverlapMark, thick);
    }

    fn draw_box(self, figure: &mut Figure) {
        use Role::{First, Overlap, Second};
        if let Some(squares) = self.squares() {
            return self.draw_squares(squares, figure);
        }
        match self {
            Self::None | Self::Hit | Self::Miss | Self::Touching | Self::Landed(_) | Self::Out(_) => {}
            Self::Open => open(figure),
            Self::Inside => quad(figure, true, (12.0, 12.0)),
            Self::OnEdge => quad(figure, true, (6.0, 10.0)),
            Self::Outside => quad(figure, false, (21.0, 20.0)),
            Self::Crowd => {
                for place in [[1.6, 2.7, 6.0, 5.0], [15.8, 1.6, 5.0, 6.5], [2.7, 15.8, 5.0, 5.5]] {
                    square(figure, place, Role::Alone);
                }
                for place in [[8.2, 8.2, 7.6, 6.5], [13.0, 12.0, 7.6, 7.6]] {
                    square(figure, place, Overlap);
                    frame(figure, place, Role::OverlapMark, 0.7);
                }
            }
            Self::Pair => {
                stroke(figure, (6.5, 7.6), (17.0, 17.0), Role::Text, 1.6);
                square(figure, [2.2, 3.3, 8.0, 8.0], Second);
                square(figure, [13.6, 13.0, 8.0, 8.0], First);
            }
            Self::Left => beside(figure, First, Second, false),
            Self::Right => beside(figure, Second, First, false),
            Self::Above => beside(figure, First, Second, true),
            Self::Below => beside(figure, Second, First, true),
            Self::Front => in_depth(figure, Second, First),
            Self::Behind => in_depth(figure, First, Second),
            Self::OverlapX => overlap(figure, false, false),
            Self::OverlapXMirrored => overlap(figure, true, false),
            Self::OverlapY => overlap(figure, false, true),
            Self::OverlapYMirrored => overlap(figure, true, true),
            Self::Side => {
                arrow(figure, (7.0, 20.5), (13.0, 3.5));
                figure.push(Item::Polygon { points: ring(17.5, 14.5, 3.4), role: First });
            }
            Self::ClampX => clamped(figure, false),
            Self::ClampY => clamped(figure, true),
            Self::AtEdge(axis, end) => at_edge(figure, axis == Axis::Y, end == End::Max),
            Self::Along(degrees) => {
                let (sin, cos) = f64::from(degrees).to_radians().sin_cos();
                let at = |along: f64, aside: f64| (12.0 + along * cos - aside * sin, 12.0 + along * sin + aside * cos);
                stroke(figure, at(-9.5, 0.0), at(6.0, 0.0), Second, 2.2);
                let points = [at(10.0, 0.0), at(3.0, -4.2), at(3.0, 4.2)].map(|(x, y)| Point::new(x, y));
                figure.push(Item::Polygon { points: points.to_vec(), role: Second });
            }
            Self::Axis(is_b, degrees, is_across) => {
                let (sin, cos) = f64::from(degrees).to_radians().sin_cos();
                let at = |along: f64, aside: f64| (12.0 + along * cos - aside * sin, 12.0 + along * sin + aside * cos);
                let (long, wide) = if is_across { (3.2, 8.0) } else { (8.0, 3.2) };
                let points = [(-long, -wide), (long, -wide), (long, wide), (-long, wide)];
                let points = points.map(|(along, aside)| at(along, aside)).map(|(x, y)| Point::new(x, y));
                let role = if is_b { Second } else { First };
                figure.push(Item::Polygon { points: points.to_vec(), role });
                stroke(figure, at(-11.5, 0.0), at(11.5, 0.0), Role::Halo, 3.6);
                stroke(figure, at(-11.5, 0.0), at(11.5, 0.0), Role::Text, 1.8);
            }
            Self::Distance => {
                dashes(figure, (3.7, 4.6), (3.7, 18.5));
                dashes(figure, (3.7, 18.5), (19.4, 18.5));
                stroke(figure, (3.7, 4.6), (19.4, 18.5), Role::Text, 1.8);
                figure.push(Item::Polygon { points: ring(3.7, 4.6, 2.8), role: First });
                pin(figure, 19.4, 18.5);
            }
            Self::Reach => {
                square(figure, [1.5, 10.0, 10.0, 4.4], First);
                square(figure, [11.5, 10.0, 11.0, 4.4], Second);
            }
            Self::Kind(kind, is_first) => {
                let (role, half) = (if is_first { First } else { Second }, 8.4);
                match kind {
                    ShapeKind::Point => figure.push(Item::Polygon { points: ring(12.0, 12.0, 4.6), role }),
                    ShapeKind::Rect => frame(figure, [2.6, 5.0, 18.8, 14.0], role, 2.2),
                    other => around(figure, &outline(other, 12.0, half), role, (2.2, LONGER)),
                }
            }
            Self::Shapes(kinds, contact) => pair(figure, kinds, contact),
        }
    }
}

fn square(figure: &mut Figure, [x, y, width, height]: [f64; 4], role: Role) {
    figure.push(Item::Rect { rect: Rect::from_origin_size(Point::new(x, y), width, height), role });
}

/// The four sides of a square with this thickness, half inside and half outside.
fn frame(figure: &mut Figure, [x, y, width, height]: [f64; 4], role: Role, thick: f64) {
    let half = thick / 2.0;
    let (left, top, right, bottom) = (x - half, y - half, x + width - half, y + height - half);
    square(figure, [left, top, width + thick, thick], role);
    square(figure, [left, bottom, width + thick, thick], role);
    square(figure, [left, top + thick, thick, height - thick], role);
    square(figure, [right, top + thick, thick, height - thick], role);
}

fn stroke(figure: &mut Figure, from: (f64, f64), to: (f64, f64), role: Role, width: f64) {
    let (from, to) = (Point::new(from.0, from.1), Point::new(to.0, to.1));
    let length = from.distance(to).max(f64::MIN_POSITIVE);
    let (x, y) = ((to.y - from.y) / length * width / 2.0, (from.x - to.x) / length * width / 2.0);
    let points = vec![from.moved(x, y), to.moved(x, y), to.moved(-x, -y), from.moved(-x, -y)];
    figure.push(Item::Polygon { points, role });
}

/// A circle as a polygon, which grows with its box.
fn ring(x: f64, y: f64, radius: f64) -> Vec<Point> {
    let corner = |i: u32| {
        let (sin, cos) = (f64::from(i) * std::f64::consts::TAU / 24.0).sin_cos();
        Point::new(x + radius * cos, y + radius * sin)
    };
    (0..24).map(corner).collect()
}

fn arrow(figure: &mut Figure, from: (f64, f64), to: (f64, f64)) {
    stroke(figure, from, to, Role::Text, 1.8);
    let points = vec![
        Point::new(to.0 + 0.8, to.1 - 2.2),
        Point::new(to.0 - 3.6, to.1 + 3.0),
        Point::new(to.0 + 2.2, to.1 + 5.0),
    ];
    figure.push(Item::Polygon { points, role: Role::Text });
}

/// A place in the box with its top turned to a side of B.
fn turned(side: Side, (x, y): (f64, f64)) -> (f64, f64) {
    match (side.axis, side.end) {
        (Axis::X, End::Min) => (y, BOX - x),
        (Axis::X, End::Max) => (BOX - y, x),
        (_, End::Min) => (x, y),
        (_, End::Max) => (BOX - x, BOX - y),
    }
}

/// A square of the box with its top turned to a side of B.
fn turned_square(figure: &mut Figure, side: Side, [x, y, width, height]: [f64; 4], role: Role) {
    let point = |place| {
        let (x, y) = turned(side, place);
        Point::new(x, y)
    };
    figure.push(Item::Rect { rect: Rect::from_corners(point((x, y)), point((x + width, y + height))), role });
}

/// An arrow in the box with its top turned to a side of B; its head is as wide as long.
fn turned_arrow(figure: &mut Figure, side: Side, [x, from, to, head]: [f64; 4], role: Role) {
    stroke(figure, turned(side, (x, from)), turned(side, (x, to + 1.0)), role, 2.2);
    for beside in [-head, head] {
        stroke(figure, turned(side, (x, to)), turned(side, (x + beside, to + head)), role, 2.2);
    }
}

/// A at a side of B, and the arrow there, unless that is wrong.
fn landed(figure: &mut Figure, side: Side, is_wrong: bool) {
    turned_square(figure, side, [1.6, 14.7, 20.7, 7.0], Role::Second);
    turned_square(figure, side, [6.5, 5.0, 10.0, 10.0], Role::First);
    let role = if is_wrong { Role::Wrong } else { Role::PushOut };
    stroke(figure, turned(side, (6.5, 14.7)), turned(side, (17.0, 14.7)), role, 2.2);
    if !is_wrong {
        turned_arrow(figure, side, [20.0, 11.5, 4.0, 2.6], role);
    }
}

fn out(figure: &mut Figure, side: Side, role: Role) {
    turned_square(figure, side, [4.6, 13.0, 14.8, 8.3], Role::Second);
    turned_arrow(figure, side, [12.0, 14.5, 3.7, 3.3], role);
}

/// Two squares side by side, or one above the other, with a dashed line between.
fn beside(figure: &mut Figure, first: Role, second: Role, upright: bool) {
    let place =
        |x: f64, y: f64, width: f64, height: f64| if upright { [y, x, height, width] } else { [x, y, width, height] };
    square(figure, place(1.5, 8.0, 8.0, 8.0), first);
    square(figure, place(14.5, 8.0, 8.0, 8.0), second);
    for start in [2.0, 6.1, 10.2, 14.3, 18.4] {
        square(figure, place(11.3, start, 1.4, 2.3), Role::Text);
    }
}

/// Two squares, the first one behind.
fn in_depth(figure: &mut Figure, behind: Role, before: Role) {
    square(figure, [12.0, 1.5, 8.3, 8.3], behind);
    square(figure, [3.0, 13.4, 9.2, 9.2], before);
    for part in 0..4 {
        let at = f64::from(part) * 0.27;
        let on = |t: f64| (17.0f64.mul_add(t, 3.0), 13.5f64.mul_add(t, 5.0));
        stroke(figure, on(at), on(at + 0.15), Role::Text, 1.4);
    }
}

/// A and B overlap along an axis, with the two ends of what they share marked.
fn overlap(figure: &mut Figure, a_is_first: bool, upright: bool) {
    let place =
        |x: f64, y: f64, width: f64, height: f64| if upright { [y, x, height, width] } else { [x, y, width, height] };
    let (a, b) = if a_is_first { (3.0, 9.0) } else { (9.0, 3.0) };
    square(figure, place(a, 5.5, 12.0, 9.0), Role::First);
    square(figure, place(b, 9.0, 12.0, 9.0), Role::Second);
    square(figure, place(9.0, 9.0, 6.0, 5.5), Role::Overlap);
}

fn quad(figure: &mut Figure, is_filled: bool, (x, y): (f64, f64)) {
    let points = [(4.0, 17.0), (8.0, 4.0), (21.0, 8.0), (17.5, 20.5)];
    let place = |(x, y): (f64, f64)| Point::new(x, y);
    let role = if is_filled { Role::Overlap } else { Role::Area };
    figure.push(Item::Polygon { points: points.map(place).to_vec(), role });
    for (i, &from) in points.iter().enumerate() {
        let role = if is_filled { Role::OverlapMark } else { Role::Text };
        stroke(figure, from, points[(i + 1) % 4], role, 1.3);
    }
    figure.push(Item::Polygon { points: ring(x, y, 3.4), role: Role::Halo });
    figure.push(Item::Polygon { points: ring(x, y, 2.2), role: Role::First });
}

/// A dashed ring around a question mark.
fn open(figure: &mut Figure) {
    let at = |turn: f64| {
        let (sin, cos) = turn.sin_cos();
        (10.2f64.mul_add(cos, 12.0), 10.2f64.mul_add(sin, 12.0))
    };
    for i in 0..14 {
        let start = f64::from(i) * std::f64::consts::TAU / 14.0;
        stroke(figure, at(start), at(start + 0.28), Role::GridText, 1.1);
    }
    let middle = Point::new(12.0, 12.0);
    figure.write(middle, super::Anchor::Middle, crate::words::Text::plain("?"), 24.0, Role::GridText);
}

/// A disc over the corner of a square, and what both share.
/// The outline of a kind in a square box with this middle.
fn outline(kind: ShapeKind, middle: f64, half: f64) -> Vec<Point> {
    let corners = |corners: &[(f64, f64)]| {
        corners.iter().map(|(x, y)| Point::new(middle + x * half, middle + y * half)).collect()
    };
    match kind {
        ShapeKind::Point => ring(middle, middle, 2.6),
        ShapeKind::Circle => ring(middle, middle, half),
        ShapeKind::Rect | ShapeKind::Box => corners(&[(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)]),
        ShapeKind::Turned => corners(&[(-1.0, -0.3), (-0.2, -1.0), (1.0, 0.3), (0.2, 1.0)]),
        ShapeKind::Polygon => corners(&[(-0.9, -0.7), (0.5, -1.0), (1.0, 0.4), (0.0, 1.0), (-1.0, 0.5)]),
        ShapeKind::Segment => corners(&[(-1.0, -0.88), (-0.88, -1.0), (1.0, 0.88), (0.88, 1.0)]),
    }
}

/// How much longer the sides of a shape are, as a part of each.
const LONGER: f64 = 0.08;

/// A above left of B: apart as outlines, touching with a dot, or with what both share. A point is one dot.
fn pair(figure: &mut Figure, [a, b]: [ShapeKind; 2], contact: Contact) {
    let is_round = a == ShapeKind::Circle && b == ShapeKind::Circle;
    let ([at_a, half_a], [at_b, half_b]) = match (a, contact) {
        (ShapeKind::Point, Contact::Overlapping) => ([12.6, 2.6], [12.0, 9.6]),
        (ShapeKind::Point, Contact::Touching) => ([if b == ShapeKind::Circle { 8.0 } else { 5.0 }, 2.6], [14.0, 8.6]),
        (ShapeKind::Point, Contact::Apart) => ([4.4, 2.6], [15.2, 7.2]),
        (_, Contact::Overlapping) => ([8.8, 7.0], [15.2, 7.0]),
        (_, Contact::Touching) if is_round => ([7.7, 6.1], [16.3, 6.1]),
        // A corner touches the circle.
        (ShapeKind::Circle, Contact::Touching) if b == ShapeKind::Rect => ([7.7, 6.1], [16.3, 4.3]),
        (_, Contact::Touching) => ([7.7, 4.3], [16.3, 4.3]),
        (_, Contact::Apart) => ([6.6, 4.9], [17.4, 4.9]),
    };
    if a == ShapeKind::Segment {
        return line(figure, b, contact);
    }
    let (of_a, of_b) = (outline(a, at_a, half_a), outline(b, at_b, half_b));
    let shared = if a == ShapeKind::Point { Vec::new() } else { clipped_by(&of_a, &of_b) };
    if contact == Contact::Apart {
        around(figure, &of_b, Role::Second, (1.7, LONGER));
        if a == ShapeKind::Point {
            figure.push(Item::Polygon { points: of_a, role: Role::First });
        } else {
            around(figure, &of_a, Role::First, (1.7, LONGER));
        }
        return;
    }
    if a == ShapeKind::Point {
        figure.push(Item::Polygon { points: of_b, role: Role::Second });
        let ground = if contact == Contact::Touching { Role::Overlap } else { Role::Halo };
        figure.push(Item::Polygon { points: ring(at_a, at_a, 4.2), role: ground });
        return figure.push(Item::Polygon { points: of_a, role: Role::First });
    }
    figure.push(Item::Polygon { points: of_a, role: Role::First });
    figure.push(Item::Polygon { points: of_b, role: Role::Second });
    if contact == Contact::Touching {
        figure.push(Item::Polygon { points: ring(12.0, 12.0, 2.8), role: Role::OverlapMark });
        return figure.push(Item::Polygon { points: ring(12.0, 12.0, 2.1), role: Role::Overlap });
    }
    around(figure, &shared, Role::OverlapMark, (0.9, LONGER));
    figure.push(Item::Polygon { points: shared, role: Role::Overlap });
}

/// A line, A, and another shape.
fn line(figure: &mut Figure, b: ShapeKind, contact: Contact) {
    const THICK: f64 = 2.6;
    let is_apart = contact == Contact::Apart;
    let (from, to) = match (b, contact) {
        (ShapeKind::Segment, Contact::Touching) => ((3.0, 7.0), (14.6, 12.8)),
        (ShapeKind::Segment, Contact::Overlapping) => ((3.0, 7.0), (21.0, 16.0)),
        (_, Contact::Touching) => ((2.0, 6.0), (22.0, 6.0)),
        (_, Contact::Overlapping) => ((2.0, 6.0), (22.0, 17.0)),
        (_, Contact::Apart) => ((2.0, 6.0), (12.0, 3.5)),
    };
    if b == ShapeKind::Segment {
        let (start, end) = if is_apart { ((10.0, 21.0), (21.0, 9.0)) } else { ((9.0, 20.0), (17.0, 4.0)) };
        stroke(figure, start, end, Role::Second, THICK);
        stroke(figure, from, to, Role::First, THICK);
    } else {
        let outline = if is_apart { outline(b, 16.0, 5.0) } else { outline(b, 12.0, 6.0) };
        if is_apart {
            around(figure, &outline, Role::Second, (1.7, LONGER));
        } else {
            figure.push(Item::Polygon { points: outline, role: Role::Second });
        }
        stroke(figure, from, to, Role::First, THICK);
    }
    let met = match (b, contact) {
        (_, Contact::Apart) => return,
        (ShapeKind::Segment, Contact::Touching) => (14.0, 12.5),
        (ShapeKind::Segment, Contact::Overlapping) => (12.8, 12.0),
        (_, Contact::Touching) => (12.0, 6.0),
        (_, Contact::Overlapping) => {
            stroke(figure, (6.0, 8.2), (18.0, 14.8), Role::OverlapMark, 3.6);
            return stroke(figure, (6.2, 8.3), (17.8, 14.7), Role::Overlap, 2.0);
        }
    };
    figure.push(Item::Polygon { points: ring(met.0, met.1, 2.8), role: Role::OverlapMark });
    figure.push(Item::Polygon { points: ring(met.0, met.1, 2.1), role: Role::Overlap });
}

/// The outline of a polygon, this thick. Each side is longer by a part of it, so that no gap is visible between two.
fn around(figure: &mut Figure, corners: &[Point], role: Role, (width, longer): (f64, f64)) {
    for (place, from) in corners.iter().enumerate() {
        let to = corners[(place + 1) % corners.len()];
        let (x, y) = ((to.x - from.x) * longer, (to.y - from.y) * longer);
        stroke(figure, (from.x - x, from.y - y), (to.x + x, to.y + y), role, width);
    }
}

fn dashes(figure: &mut Figure, from: (f64, f64), to: (f64, f64)) {
    let on = |part: f64| ((to.0 - from.0).mul_add(part, from.0), (to.1 - from.1).mul_add(part, from.1));
    let count = ((to.0 - from.0).hypot(to.1 - from.1) / 4.0).round();
    for dash in 0..count as u32 {
        stroke(figure, on(f64::from(dash) / count), on((f64::from(dash) + 0.55) / count), Role::Text, 1.6);
    }
}

/// A small white disc with an edge.
fn pin(figure: &mut Figure, x: f64, y: f64) {
    figure.push(Item::Polygon { points: ring(x, y, 3.2), role: Role::Text });
    figure.push(Item::Polygon { points: ring(x, y, 1.9), role: Role::SideGround });
}

/// A point beside a square, and the square's nearest place on one axis.
fn clamped(figure: &mut Figure, upright: bool) {
    let at = |x: f64, y: f64| if upright { (y, x) } else { (x, y) };
    square(figure, [9.0, 9.0, 13.0, 13.0], Role::Second);
    dashes(figure, at(9.0, 2.0), at(9.0, 22.0));
    let (a, nearest) = (at(3.2, 13.0), at(9.0, 13.0));
    figure.push(Item::Polygon { points: ring(a.0, a.1, 2.8), role: Role::First });
    pin(figure, nearest.0, nearest.1);
}

/// A square with one edge in ink, and a point inside of that edge.
fn at_edge(figure: &mut Figure, upright: bool, is_last: bool) {
    let turned = |x: f64| if is_last { BOX - x } else { x };
    let at = |x: f64, y: f64| if upright { (y, turned(x)) } else { (turned(x), y) };
    square(figure, [4.0, 4.0, 16.0, 16.0], Role::Neighbour);
    stroke(figure, at(4.0, 2.0), at(4.0, 22.0), Role::Text, 2.2);
    let (x, y) = at(10.4, 12.0);
    figure.push(Item::Polygon { points: ring(x, y, 4.2), role: Role::Halo });
    figure.push(Item::Polygon { points: ring(x, y, 3.0), role: Role::First });
}

/// A cross in a disc, at the lower right.
fn badge(figure: &mut Figure, _: f64) {
    figure.push(Item::Polygon { points: ring(20.0, 20.0, 6.2), role: Role::Halo });
    figure.push(Item::Polygon { points: ring(20.0, 20.0, 5.2), role: Role::Wrong });
    stroke(figure, (17.8, 17.8), (22.2, 22.2), Role::Halo, 1.5);
    stroke(figure, (17.8, 22.2), (22.2, 17.8), Role::Halo, 1.5);
}

//! What each kind of shape is on the stage: its numbers, its outline, how it is drawn, dragged and written.

use super::turning::{self, TURN, TurnStep};
use crate::figure::{Figure, Item, Role, sides};
use crate::scene::PointerShape;
use crate::scene::look::stepped;
use crate::scene::shared::disc::{dashes, disc};
use crate::scene::shared::edges::arrow_head;
use crate::scene::shared::grip::{self, Grip};
use crate::scene::shared::number::tidy;
use crate::scene::value::{Value, allows_rect, fields};
use hantei_collision::shapes::{Pair, Shape};
use hantei_collision::{Angle, Circle, Contact, Point, Polygon, Rect, Segment, ShapeKind, Turned, Vec2};

/// Radius of a point, and of the mark of a centre, stage pixels; width of the ring around it.
pub(super) const DOT: f64 = 6.0;
const RING: f64 = 2.0;
/// Radius of a segment's end, and length of its arrow, stage pixels; where on it the arrow is.
const END: f64 = 7.0;
const ARROW: f64 = 20.0;
const ARROW_AT: f64 = 0.74;

/// Whether all numbers of a shape are in the ranges of their fields.
pub(super) fn allows(shape: &Shape) -> bool {
    let numbers = shape.numbers();
    let is_near = if let Shape::Rect(rect) = shape { allows_rect(*rect) } else { true };
    is_near && fields(shape.kind(), numbers.len()).iter().zip(numbers).all(|(field, number)| field.allows(number))
}

/// What a shape is held by.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Hold {
    /// All of it.
    #[default]
    Body,
    /// The handle at this place among its [`handles`].
    Handle(usize),
}

/// The places of a shape's handles: the rim of a circle, the corners and sides of a rectangle, the corners of others. A
/// turned rectangle has one more, beyond its top edge, that turns it. `unit`: a stage pixel in world units.
pub(super) fn handles(shape: &Shape, unit: f64) -> Vec<Point> {
    match shape {
        Shape::Point(_) | Shape::Box(_) => Vec::new(),
        Shape::Turned(turned) => turned.corners().into_iter().chain([turning::handle(*turned, unit)]).collect(),
        Shape::Circle(circle) => Grip::HANDLES[4..].iter().map(|grip| grip.at(circle.bounds())).collect(),
        Shape::Rect(rect) => Grip::HANDLES.iter().map(|grip| grip.at(*rect)).collect(),
        Shape::Segment(segment) => vec![segment.start, segment.end],
        Shape::Polygon(polygon) => polygon.corners().to_vec(),
    }
}

/// Whether a kind has edges around it.
pub(super) const fn has_edges(kind: ShapeKind) -> bool {
    matches!(kind, ShapeKind::Rect | ShapeKind::Turned | ShapeKind::Polygon)
}

/// A shape with edges around it as one of another such kind: in the same upright box, or with the same corners. `None` for
/// kinds without.
pub(super) fn as_kind(shape: &Shape<'static>, kind: ShapeKind) -> Option<Shape<'static>> {
    let around = bounds(shape);
    match kind {
        _ if shape.kind() == kind => Some(*shape),
        ShapeKind::Rect => Some(around.into()),
        ShapeKind::Turned => Some(Turned::from(around).into()),
        ShapeKind::Polygon => Polygon::checked(&corners(shape)).ok().map(Shape::from),
        _ => None,
    }
}

/// The handle that a press takes hold of, and how far it is.
pub(super) fn handle_at(shape: &Shape, at: Point, reach: f64, unit: f64) -> Option<(f64, Hold)> {
    match shape {
        Shape::Circle(circle) => grip::rim_at(*circle, at, reach).map(|far| (far, Hold::Handle(0))),
        Shape::Rect(rect) => {
            let (grip, far) = grip::handle_at(*rect, at, reach)?;
            Some((far, Hold::Handle(Grip::HANDLES.iter().position(|one| *one == grip)?)))
        }
        other => {
            let near = handles(other, unit).into_iter().enumerate().map(|(place, handle)| (handle.distance(at), place));
            let (far, place) = near.min_by(|p, q| p.0.total_cmp(&q.0)).filter(|(far, _)| *far <= reach)?;
            Some((far, Hold::Handle(place)))
        }
    }
}

/// The first edge of a polygon that is within reach of a place; with a reach of 0, that it is on.
pub(super) fn edge_at(polygon: &Polygon, at: Point, reach: f64) -> Option<usize> {
    polygon.edges().position(|(start, end)| has(&Segment { start, end }.into(), at, reach))
}

/// A polygon with a new corner on the edge at this place, and the corner's place; `None` for other shapes, far from all
/// edges, or with all corners.
pub(super) fn with_corner(shape: &Shape, at: Point, reach: f64) -> Option<(Shape<'static>, usize)> {
    let Shape::Polygon(polygon) = shape else { return None };
    let place = edge_at(polygon, at, reach)? + 1;
    let mut corners = polygon.corners().to_vec();
    corners.insert(place, Point::new(at.x.round(), at.y.round()));
    Some((Polygon::checked(&corners).ok()?.into(), place))
}

/// A polygon with a corner more in the middle of an edge, else of its longest one; and the place of that corner.
pub(super) fn with_middle(shape: &Shape, edge: Option<usize>) -> Option<(Shape<'static>, usize)> {
    let Shape::Polygon(polygon) = shape else { return None };
    let edges: Vec<(Point, Point)> = polygon.edges().collect();
    let length = |edge: usize| edges[edge].0.distance(edges[edge].1);
    // The first of them.
    let longest = || (0..edges.len()).rev().max_by(|one, other| length(*one).total_cmp(&length(*other)));
    let edge = edge.filter(|edge| *edge < edges.len()).or_else(longest)?;
    let (from, to) = edges[edge];
    let middle = Point::new(f64::midpoint(from.x, to.x).round(), f64::midpoint(from.y, to.y).round());
    let mut corners = polygon.corners().to_vec();
    corners.insert(edge + 1, middle);
    Some((Polygon::checked(&corners).ok()?.into(), edge + 1))
}

/// A polygon without a corner; other shapes and a triangle stay as they are.
pub(super) fn without_corner(shape: &Shape<'static>, place: usize) -> Shape<'static> {
    let Shape::Polygon(polygon) = shape else { return *shape };
    let mut corners = polygon.corners().to_vec();
    if place < corners.len() {
        corners.remove(place);
    }
    Polygon::checked(&corners).map_or(*shape, Shape::from)
}

/// Whether a press here takes the body: inside, or near a shape without an inside.
pub(super) fn has(shape: &Shape, at: Point, reach: f64) -> bool {
    match shape {
        Shape::Point(point) => point.distance(at) <= reach.max(DOT),
        Shape::Segment(segment) => {
            Pair::new(Circle::new(at, reach), *segment).is_ok_and(|pair| pair.contact() != Contact::Apart)
        }
        other => Pair::new(at, *other).is_ok_and(|pair| pair.contact() != Contact::Apart),
    }
}

/// The pointer over what is held.
pub(super) fn pointer_shape(shape: &Shape, hold: Hold, at: Point) -> PointerShape {
    match (shape, hold) {
        (Shape::Rect(_), Hold::Handle(place)) => Grip::HANDLES[place].pointer_shape(),
        (Shape::Circle(circle), Hold::Handle(_)) => grip::rim_shape(circle.centre(), at),
        _ => PointerShape::Move,
    }
}

/// A length of the shape for the step of a drag, world units: a small shape moves in small steps.
pub(super) fn size(shape: &Shape) -> f64 {
    match shape {
        Shape::Circle(circle) => circle.radius(),
        other => grip::size(bounds(other)),
    }
}

/// How finely a drag moves and turns.
#[derive(Clone, Copy, Debug)]
pub(super) struct Steps {
    /// A length, world units; `None` moves anywhere.
    pub(super) length: Option<f64>,
    pub(super) turn: TurnStep,
}

impl Steps {
    /// Anywhere, and by whole degrees.
    pub(super) const FREE: Self = Self { length: None, turn: TurnStep::Degrees(1.0) };
}

/// The shape after what is held was dragged from one place to another.
pub(super) fn dragged(shape: &Shape<'static>, hold: Hold, [from, to]: [Point; 2], steps: Steps) -> Shape<'static> {
    let (dx, dy, step) = (to.x - from.x, to.y - from.y, steps.length);
    let moved = |at: f64, by: f64| step.map_or_else(|| tidy(at + by), |step| stepped(at, by, step));
    match (shape, hold) {
        (Shape::Rect(rect), Hold::Body) => Grip::Body.dragged(*rect, (dx, dy), step).into(),
        (Shape::Rect(rect), Hold::Handle(place)) => Grip::HANDLES[place].dragged(*rect, (dx, dy), step).into(),
        (Shape::Circle(circle), Hold::Handle(_)) => {
            let by = to.distance(circle.centre()) - from.distance(circle.centre());
            Circle::new(circle.centre(), moved(circle.radius(), by).max(0.0)).into()
        }
        (Shape::Turned(turned), _) => {
            let (mut centre, mut size) = (turned.centre(), [turned.width(), turned.height()]);
            match hold {
                Hold::Body => centre = Point::new(moved(centre.x, dx), moved(centre.y, dy)),
                Hold::Handle(TURN) => return turning::turned_to(shape, to, steps.turn),
                // The centre stays: both sides grow.
                Hold::Handle(place) => {
                    let signs = [if matches!(place, 1 | 2) { 2.0 } else { -2.0 }, if place < 2 { -2.0 } else { 2.0 }];
                    let ways = turned.axes().map(|axis| axis.x * dx + axis.y * dy);
                    for ((size, sign), way) in size.iter_mut().zip(signs).zip(ways) {
                        *size = moved(*size, sign * way).max(0.0);
                    }
                }
            }
            Turned::checked(centre, size[0], size[1], turned.angle()).unwrap_or(*turned).into()
        }
        (shape, hold) => {
            let mut numbers = shape.numbers();
            // The first place leads; the others keep their distance from it.
            let (x, y) = (moved(numbers[0], dx) - numbers[0], moved(numbers[1], dy) - numbers[1]);
            let places = if matches!(shape, Shape::Segment(_) | Shape::Polygon(_)) { numbers.len() / 2 } else { 1 };
            for place in 0..places {
                let [at_x, at_y] = [2 * place, 2 * place + 1];
                if hold == Hold::Body {
                    (numbers[at_x], numbers[at_y]) = (tidy(numbers[at_x] + x), tidy(numbers[at_y] + y));
                } else if hold == Hold::Handle(place) {
                    (numbers[at_x], numbers[at_y]) = (moved(numbers[at_x], dx), moved(numbers[at_y], dy));
                }
            }
            Shape::new(shape.kind(), &numbers).unwrap_or(*shape)
        }
    }
}

/// An arrow key: a held radius grows to the right and upwards, all else moves.
pub(super) fn nudged(shape: &Shape<'static>, hold: Hold, dx: f64, dy: f64) -> Shape<'static> {
    match (shape, hold) {
        (Shape::Circle(circle), Hold::Handle(_)) => {
            Circle::new(circle.centre(), tidy(circle.radius() + dx - dy).max(0.0)).into()
        }
        (Shape::Turned(_), Hold::Handle(TURN)) => turning::turned_by(shape, dx + dy),
        (Shape::Rect(_) | Shape::Turned(_), _) => {
            dragged(shape, Hold::Body, [Point::new(0.0, 0.0), Point::new(dx, dy)], Steps::FREE)
        }
        _ => dragged(shape, hold, [Point::new(0.0, 0.0), Point::new(dx, dy)], Steps::FREE),
    }
}

/// The place that follows the pointer: the corner of a rectangle, the centre or the first place of others.
pub(super) fn anchor(shape: &Shape) -> Point {
    let numbers = shape.numbers();
    Point::new(numbers[0], numbers[1])
}

/// The middle of a shape.
pub(super) fn middle(shape: &Shape) -> Point {
    bounds(shape).centre()
}

/// The least upright rectangle around it.
pub(super) fn bounds(shape: &Shape) -> Rect {
    match shape {
        Shape::Circle(circle) => circle.bounds(),
        Shape::Box(cuboid) => {
            let ([x, y, _], [width, height, _]) = (cuboid.min(), cuboid.size());
            Rect::from_origin_size(Point::new(x, y), width, height)
        }
        other => Rect::around(corners(other)).unwrap_or_else(|| Rect::from_corners(anchor(other), anchor(other))),
    }
}

pub(super) fn corners(shape: &Shape) -> Vec<Point> {
    match shape {
        Shape::Point(point) => vec![*point],
        Shape::Segment(segment) => vec![segment.start, segment.end],
        Shape::Rect(rect) => rect.corners().to_vec(),
        Shape::Turned(turned) => turned.corners().to_vec(),
        Shape::Polygon(polygon) => polygon.corners().to_vec(),
        Shape::Circle(_) | Shape::Box(_) => Vec::new(),
    }
}

/// The middle of places, each with the same weight.
pub(super) fn mean(places: &[Point]) -> Point {
    let count = places.len().max(1) as f64;
    let sum = places.iter().fold((0.0, 0.0), |sum, at| (sum.0 + at.x, sum.1 + at.y));
    Point::new(sum.0 / count, sum.1 / count)
}

/// The edges of a shape with corners.
pub(super) fn edges(shape: &Shape) -> Vec<Segment> {
    sides(&corners(shape)).map(|(from, to)| Segment::new(from, to)).collect()
}

/// The outline as the figure shows it; one or two places of what has no area.
pub(super) fn outline(shape: &Shape, figure: &Figure) -> Vec<Point> {
    match shape {
        Shape::Circle(circle) => disc(*circle, figure),
        other => corners(other),
    }
}

/// Draws the shape: A in red, B in blue.
pub(super) fn draw(shape: &Shape, is_first: bool, figure: &mut Figure) {
    let [fill, line] = if is_first { [Role::First, Role::FirstLine] } else { [Role::Second, Role::SecondLine] };
    match shape {
        Shape::Point(point) => figure.push_ringed(*point, DOT, RING, fill),
        Shape::Segment(segment) => {
            let (from, to) = (segment.start, segment.end);
            let role = if is_first { Role::FirstSegment } else { Role::SecondSegment };
            for role in [Role::SegmentGround, role] {
                figure.push(Item::Line { from, to, role, dashed: false });
            }
            let length = from.distance(to);
            if length > figure.units(2.5 * ARROW) {
                let part = |part: f64| from.moved((to.x - from.x) * part, (to.y - from.y) * part);
                // The head is in the middle of a piece around its place.
                let points = arrow_head((part(ARROW_AT - 0.1), part(ARROW_AT + 0.1)), figure.units(ARROW));
                figure.push(Item::Polygon { points, role: line });
            }
            for end in [from, to] {
                figure.push_ringed(end, END, RING, fill);
            }
        }
        Shape::Rect(rect) => figure.push(Item::Rect { rect: *rect, role: fill }),
        other => figure.push(Item::Polygon { points: outline(other, figure), role: fill }),
    }
}

/// Draws the part of A's edge that B covers, in dashes: so A can be seen while what both share is not told.
pub(super) fn draw_under(a: &Shape, b: &Shape, figure: &mut Figure) {
    match (a, b) {
        (Shape::Circle(circle), _) => {
            let mut lines = dashes(*circle, figure);
            lines.retain(|(p, q)| has(b, *p, 0.0) && has(b, *q, 0.0));
            figure.push(Item::Lines { lines, role: Role::FirstUnder });
        }
        (Shape::Rect(a), Shape::Rect(b)) => {
            let all = sides(&a.corners()).map(|(from, to)| Rect::from_corners(from, to)).collect::<Vec<_>>();
            // A side less than a pixel under B has no line: that would look like a gap.
            let inner = b.grown(-figure.units(1.0));
            let under = all.into_iter().filter(|side| side.intersection(inner).is_some());
            for covered in under.filter_map(|side| side.intersection(*b)) {
                let (from, to) = (covered.min(), covered.max());
                figure.push(Item::Line { from, to, role: Role::FirstUnder, dashed: true });
            }
        }
        _ => {}
    }
}

/// Numbers that follow from those of a rectangle, by name: its ends and its centre; of a turned one its cosine, sine, the corners as those of a polygon, and by
/// their older names.
pub(super) fn more_parts(shape: &Shape) -> Vec<(String, f64)> {
    if let Shape::Rect(rect) = shape {
        let (min, max, centre) = (rect.min(), rect.max(), rect.centre());
        let ends = [("x1", min.x), ("x2", max.x), ("y1", min.y), ("y2", max.y), ("cx", centre.x), ("cy", centre.y)];
        return ends.map(|(name, number)| (name.to_owned(), number)).into();
    }
    let Shape::Turned(turned) = shape else { return Vec::new() };
    let along = turned.axes()[0];
    let corners = turned.corners().into_iter().enumerate();
    let places = corners.flat_map(|(place, at)| {
        let named = |dot: &str| [(format!("{}{dot}x", place + 1), at.x), (format!("{}{dot}y", place + 1), at.y)];
        named(".").into_iter().chain(named(""))
    });
    [("c".to_owned(), along.x), ("s".to_owned(), along.y)].into_iter().chain(places).collect()
}

/// The shape of a kind with these numbers; of a turned rectangle the last two of six are its direction.
pub(super) fn of_numbers(kind: ShapeKind, numbers: &[f64]) -> Option<Shape<'static>> {
    Value::Numbers { fields: fields(kind, numbers.len()), numbers: Some(numbers.to_vec()) }.shape()
}

/// The directions of a shape's width and height, and half of both.
fn frame(shape: &Shape) -> ([Vec2; 2], Vec2) {
    match shape {
        Shape::Turned(turned) => (turned.axes(), Vec2::new(turned.width() / 2.0, turned.height() / 2.0)),
        other => {
            let of = bounds(other);
            ([Vec2::new(1.0, 0.0), Vec2::new(0.0, 1.0)], Vec2::new(of.width() / 2.0, of.height() / 2.0))
        }
    }
}

/// How thick a shape is where it is thinnest, about: a polygon can have thin arms.
pub(super) fn thickness(shape: &Shape) -> f64 {
    let (_, half) = frame(shape);
    2.0 * half.x.min(half.y)
}

/// Where the letter of a shape may stand, world units: well inside it, away from `other` first; beside a small one.
pub(super) fn letter_places(shape: &Shape, other: Point, size: f64) -> Vec<Point> {
    let (([along, down], half), middle) = (frame(shape), middle(shape));
    let to = other - middle;
    let away = |axis: Vec2| if to.x * axis.x + to.y * axis.y > 0.0 { -1.0 } else { 1.0 };
    let (x, y) = (away(along), away(down));
    let around = [(x, y), (x, -y), (-x, y), (x, 0.0), (0.0, y), (-x, 0.0), (0.0, -y), (-x, -y)];
    let on = |x: f64, y: f64| middle.moved(along.x * x + down.x * y, along.y * x + down.y * y);
    let inside = [0.55, 0.4, 0.68].into_iter().flat_map(|part| around.map(|(x, y)| (part * x, part * y)));
    let inside = inside.chain([(0.0, 0.0)]).map(|(x, y)| on(x * half.x, y * half.y));
    let beside = [0.75, 1.1, 1.6, 2.4].into_iter().flat_map(|far| {
        around.map(|(x, y)| {
            let length = x.hypot(y).max(1.0);
            on(x * (half.x / length + far * size), y * (half.y / length + far * size))
        })
    });
    // The middle of the corners, and nearer to each of them.
    let corners = if let Shape::Polygon(polygon) = shape { polygon.corners() } else { &[] };
    let mean = mean(corners);
    let near = corners.iter().map(|at| mean.moved((at.x - mean.x) * 0.4, (at.y - mean.y) * 0.4));
    let own = std::iter::once(mean).filter(|_| !corners.is_empty()).chain(near);
    let is_polygon = !corners.is_empty();
    inside.chain(own).filter(|at| !is_polygon || has(shape, *at, 0.0)).chain(beside).collect()
}

/// The Rust statement that makes it a variable of this name, and its type.
pub(super) fn in_rust(shape: &Shape, name: &str) -> (&'static str, String) {
    let numbers: Vec<String> = shape.numbers().iter().map(|number| format!("{number:?}")).collect();
    match shape {
        Shape::Point(_) => ("Point", format!("let {name} = Point::new({});", numbers.join(", "))),
        Shape::Circle(_) => {
            ("Circle", format!("let {name} = Circle::new(Point::new({}, {}), {});", numbers[0], numbers[1], numbers[2]))
        }
        Shape::Rect(rect) => {
            let (min, max) = (in_code(rect.min()), in_code(rect.max()));
            ("Rect", format!("let {name} = Rect::from_corners({min}, {max});"))
        }
        Shape::Turned(turned) => {
            let angle = match turned.angle() {
                Angle::Degrees(degrees) => format!("Angle::Degrees({degrees:?})"),
                Angle::Direction(to) => format!("Angle::Direction(Vec2::new({:?}, {:?}))", to.x, to.y),
            };
            let (at, [width, height]) = (in_code(turned.centre()), [turned.width(), turned.height()]);
            let made = format!("Turned::checked({at}, {width:?}, {height:?}, {angle})");
            ("Turned", format!("let {name} = {made}.expect(\"numbers\");"))
        }
        Shape::Segment(Segment { start, end }) => {
            ("Segment", format!("let {name} = Segment::new({}, {});", in_code(*start), in_code(*end)))
        }
        Shape::Polygon(polygon) => {
            let corners = polygon.corners().iter().map(|at| in_code(*at)).collect::<Vec<_>>().join(", ");
            ("Polygon", format!("let {name} = Polygon::checked(&[{corners}]).expect(\"corners\");"))
        }
        Shape::Box(_) => {
            ("Cuboid", format!("let {name} = Cuboid::try_from([{}]).expect(\"numbers\");", numbers.join(", ")))
        }
    }
}

pub(super) fn in_code(at: Point) -> String {
    format!("Point::new({:?}, {:?})", at.x, at.y)
}

/// The numbers as a command line has them.
pub(super) fn written(shape: &Shape) -> String {
    Value::of_shape(shape).to_string()
}

//! Hantei's own names, `ax`, `a.width`, `circle.r`, `p.x`: a formula of known shapes needs only those that it uses.

use super::words::plain;
use super::{Family, FamilySettings, FoundFamily, Kind, Known, Meaning, Part, Shape};
use crate::formula::SourceLanguage::Own;
use crate::program::inputs::Input;
use crate::program::is_in;
use hantei_collision::Axis;

/// Names of the shapes, the longer one before one that begins it.
type Shapes = &'static [(&'static str, Shape)];

const ONE: Shapes = &[("recta rect1 r1 a", Shape::A), ("rectb rect2 r2 b", Shape::B)];
const ROUND: Shapes = &[("circle ball c a", Shape::A), ("rectangle rect box b r", Shape::B)];
const POINT: Shapes = &[("p", Shape::A), ("rect circle b c", Shape::B)];
const CIRCLES: Shapes = &[("a", Shape::A), ("b", Shape::B)];

/// Names of the numbers of a rectangle or box.
const PARTS: [(Part, [&str; 3]); 4] = [
    (Part::Min, ["x x1 left xmin minx min.x", "y y1 top ymin miny min.y", "z z1 front zmin minz min.z"]),
    (Part::Size, ["w width", "h height", "d depth"]),
    (Part::Max, ["x2 right xmax maxx max.x", "y2 bottom ymax maxy max.y", "z2 back zmax maxz max.z"]),
    (
        Part::Centre,
        [
            "cx centerx centrex center.x centre.x",
            "cy centery centrey center.y centre.y",
            "cz centerz centrez center.z centre.z",
        ],
    ),
];

/// All inputs by the names that a formula of these shapes has; `None` if one of them has another name.
pub(super) fn found(inputs: &[Input], settings: &FamilySettings) -> Option<FoundFamily> {
    let family = settings.wanted?;
    if settings.language != Some(Own) {
        return None;
    }
    let meanings: Vec<Meaning> = inputs.iter().map(|input| meaning(family, &name(input))).collect::<Option<_>>()?;
    let (kinds, names) = shapes(family);
    Some(FoundFamily::of(family, kinds, names.map(str::to_owned), meanings, Known::Given))
}

fn shapes(family: Family) -> ([Kind; 2], [&'static str; 2]) {
    match family {
        Family::TwoRectangles => ([Kind::Rectangle; 2], ["a", "b"]),
        Family::Boxes => ([Kind::Box; 2], ["a", "b"]),
        Family::CircleAndRectangle => ([Kind::Circle, Kind::Rectangle], ["circle", "rect"]),
        Family::TwoCircles => ([Kind::Circle; 2], ["a", "b"]),
        Family::PointInRectangle => ([Kind::Point, Kind::Rectangle], ["p", "b"]),
        Family::PointInCircle => ([Kind::Point, Kind::Circle], ["p", "b"]),
        Family::PointAndPolygon { .. } => ([Kind::Point, Kind::Polygon], ["p", "a"]),
    }
}

/// The words of a path with a point between them, each in plain spelling.
fn name(input: &Input) -> String {
    let written = input.written().replace("()", "");
    written.split('.').map(plain).collect::<Vec<_>>().join(".")
}

fn meaning(family: Family, name: &str) -> Option<Meaning> {
    match family {
        Family::TwoRectangles => all(ONE, name, |shape, rest| of_box(shape, rest, 2)),
        Family::Boxes => all(ONE, name, |shape, rest| of_box(shape, rest, 3)),
        Family::CircleAndRectangle => bare(name).or_else(|| all(ROUND, name, of_round_or_rect)),
        Family::TwoCircles => all(CIRCLES, name, of_circle),
        Family::PointInRectangle => all(POINT, name, |shape, rest| match shape {
            Shape::A => coordinate(0, rest),
            _ => of_box(shape, rest, 2),
        }),
        Family::PointInCircle => all(POINT, name, |shape, rest| match shape {
            Shape::A => coordinate(0, rest),
            _ => of_circle(shape, rest),
        }),
        Family::PointAndPolygon { corners } => of_corner(corners, name),
    }
}

/// The first shape with which a name begins and whose numbers have the rest of it: `ax`, `a.x`.
fn all(names: Shapes, name: &str, meaning: impl Fn(Shape, &str) -> Option<Meaning>) -> Option<Meaning> {
    names.iter().flat_map(|(all, shape)| all.split(' ').map(move |called| (called, *shape))).find_map(
        |(called, shape)| {
            let rest = name.strip_prefix(called)?;
            meaning(shape, rest.strip_prefix('.').unwrap_or(rest))
        },
    )
}

fn of_box(shape: Shape, name: &str, axes: usize) -> Option<Meaning> {
    PARTS.iter().find_map(|(part, names)| {
        let axis = names.iter().take(axes).position(|names| is_in(name, names))?;
        Some(Meaning::Part { shape, axis: *Axis::SPACE.get(axis)?, part: *part })
    })
}

fn of_round_or_rect(shape: Shape, name: &str) -> Option<Meaning> {
    if shape == Shape::A { of_circle(shape, name) } else { of_box(shape, name, 2) }
}

fn of_circle(shape: Shape, name: &str) -> Option<Meaning> {
    let part = |axis, part| Some(Meaning::Part { shape, axis, part });
    match name {
        "r" | "radius" => Some(Meaning::Radius(shape)),
        "d" | "diameter" => Some(Meaning::Diameter(shape)),
        "x" | "cx" | "centerx" | "centrex" | "center.x" | "centre.x" => part(Axis::X, Part::Centre),
        "y" | "cy" | "centery" | "centrey" | "center.y" | "centre.y" => part(Axis::Y, Part::Centre),
        "left" | "min.x" => part(Axis::X, Part::Min),
        "top" | "min.y" => part(Axis::Y, Part::Min),
        "right" | "max.x" => part(Axis::X, Part::Max),
        "bottom" | "max.y" => part(Axis::Y, Part::Max),
        _ => None,
    }
}

/// Names of a circle and a rectangle without a shape before them.
fn bare(name: &str) -> Option<Meaning> {
    let part = |axis, part| Some(Meaning::Part { shape: Shape::B, axis, part });
    match name {
        "r" | "radius" => Some(Meaning::Radius(Shape::A)),
        "diameter" => Some(Meaning::Diameter(Shape::A)),
        "x1" => part(Axis::X, Part::Min),
        "y1" => part(Axis::Y, Part::Min),
        "x2" => part(Axis::X, Part::Max),
        "y2" => part(Axis::Y, Part::Max),
        _ => None,
    }
}

fn coordinate(point: usize, name: &str) -> Option<Meaning> {
    let axis = Axis::PLANE.into_iter().find(|axis| axis.name() == name)?;
    Some(Meaning::Coordinate { point, axis })
}

/// `a.x`, `dx`, `p.y`: the corners are named by letters, in order.
fn of_corner(corners: usize, name: &str) -> Option<Meaning> {
    let mut characters = name.chars();
    let letter = characters.next()?;
    let rest = characters.as_str();
    let rest = rest.strip_prefix('.').unwrap_or(rest);
    let place = (letter as usize).checked_sub('a' as usize)?;
    let point = if letter == 'p' { corners } else { place };
    (point <= corners).then(|| coordinate(point, rest))?
}

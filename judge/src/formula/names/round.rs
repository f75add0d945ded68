//! The names of members of a circle in games: `c.pos.x`, `c.radius`, `c.getCenterX()`.

use super::members;
use crate::formula::meaning::CircleTerm;
use hantei_collision::{Axis, End};

/// Whether a thing with such a member is a circle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::formula) enum Sure {
    Yes,
    /// `r` may be a right edge, `d` a depth.
    Maybe,
    /// A rectangle can have it too.
    No,
}

/// Members without a point in them, in lower case and without `_`.
const PLAIN: [(CircleTerm, Sure, &[&str]); 10] = [
    (
        CircleTerm::Radius,
        Sure::Yes,
        &["radius", "circleradius", "ballradius", "collisionradius", "hitradius", "boundingradius", "colliderradius"],
    ),
    (CircleTerm::Radius, Sure::Maybe, &["r", "rad"]),
    (CircleTerm::Diameter, Sure::Yes, &["diameter", "diam"]),
    (CircleTerm::Diameter, Sure::Maybe, &["d"]),
    (
        CircleTerm::Centre(Axis::X),
        Sure::No,
        &[
            "x",
            "cx",
            "posx",
            "xpos",
            "positionx",
            "locx",
            "xposition",
            "px",
            "xcoord",
            "centerx",
            "centrex",
            "xcenter",
            "xcentre",
            "midx",
            "x0",
            "x1",
            "circlex",
            "ballx",
        ],
    ),
    (
        CircleTerm::Centre(Axis::Y),
        Sure::No,
        &[
            "y",
            "cy",
            "posy",
            "ypos",
            "positiony",
            "locy",
            "yposition",
            "py",
            "ycoord",
            "centery",
            "centrey",
            "ycenter",
            "ycentre",
            "midy",
            "y0",
            "y1",
            "circley",
            "bally",
        ],
    ),
    (CircleTerm::End(Axis::X, End::Min), Sure::No, &["left", "minx", "xmin"]),
    (CircleTerm::End(Axis::X, End::Max), Sure::No, &["right", "maxx", "xmax"]),
    (CircleTerm::End(Axis::Y, End::Min), Sure::No, &["top", "miny", "ymin"]),
    (CircleTerm::End(Axis::Y, End::Max), Sure::No, &["bottom", "maxy", "ymax"]),
];

/// Members that are the centre, in addition to those that are the place or middle of a rectangle.
const CENTRES: [&str; 2] = ["p", "circlecenter"];

const AXES: [[&str; 4]; 2] = [["x", "[0]", "0", "u"], ["y", "[1]", "1", "v"]];

const SHAPES: [&str; 12] = [
    "circle",
    "ball",
    "collider",
    "circlecollider",
    "body",
    "shape",
    "transform",
    "def",
    "data",
    "props",
    "entity",
    "value",
];

/// Members that are a rectangle around the circle: its middle is the circle's centre, its place is not.
const RECTS: [&str; 8] = ["rect", "bounds", "boundingbox", "box", "aabb", "hitbox", "sprite", "rectangle"];

/// The meaning of these segments for a circle, each [`plain`](super::members::plain).
pub(in crate::formula) fn member(segments: &[String]) -> Option<(CircleTerm, Sure)> {
    let is_around = |segment: &&str| RECTS.contains(segment);
    let segments = || segments.iter().map(String::as_str);
    if segments().any(|segment| is_around(&segment)) {
        let rest: Vec<String> = segments().filter(|it| !is_around(it)).map(ToOwned::to_owned).collect();
        let is_middle = rest.first().is_some_and(|name| ["cent", "mid"].iter().any(|begin| name.starts_with(begin)));
        return if is_middle { member(&rest) } else { None };
    }
    let bare: Vec<&str> = segments().filter(|segment| !SHAPES.contains(segment)).collect();
    match bare[..] {
        [name] => PLAIN.iter().find(|(.., names)| names.contains(&name)).map(|&(term, sure, _)| (term, sure)),
        [of, axis] if is_centre(of) => {
            let axis = AXES.iter().position(|names| names.contains(&axis))?;
            Some((CircleTerm::Centre(Axis::PLANE[axis]), Sure::No))
        }
        _ => None,
    }
}

pub(in crate::formula) fn is_centre(name: &str) -> bool {
    CENTRES.contains(&name) || members::is_place_or_middle(name)
}

/// Whether these segments mean a point or a size of a circle or rectangle. `r` is no size, but a radius or an edge.
pub(in crate::formula) fn is_point(segments: &[String]) -> bool {
    let bare: Vec<&String> = segments.iter().filter(|segment| !SHAPES.contains(&segment.as_str())).collect();
    match bare[..] {
        [of] if is_centre(of) => true,
        [of] => of != "r" && members::is_point(segments),
        _ => members::is_point(segments),
    }
}

/// Whether a centre's coordinate may be a corner of the square around the circle: `x`, `position.x`, but not `cx`.
pub(in crate::formula) fn is_place(segments: &[String]) -> bool {
    let is_middle = |name: &String| {
        matches!(name.as_str(), "cx" | "cy" | "c" | "p") || name.contains("cent") || name.starts_with("mid")
    };
    !segments.iter().any(is_middle)
}

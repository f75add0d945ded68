//! What a program is a test of, where that cannot be judged.

use super::FamilySettings;
use super::groups::{Given, Group, Member};
use super::settled::{is_near, ratios};
use super::words::{CENTRE, HALF, MAX, MIN, Named, Role, SIZE, plain};
use crate::program::inputs::{Input, Step};
use crate::program::is_in;
use hantei_collision::ShapeKind;
use std::fmt;

/// Why it is not known, or not judged, of which shapes a program is. The names are those of the text.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum FamilyRefusal {
    /// No number is read.
    Nothing,
    /// Whether lines cross, or on which side of a line a point is.
    Segments(Vec<String>),
    /// An angle.
    Turned(String),
    /// The answer says which side was hit.
    Side,
    /// A velocity, a time, or an earlier place.
    Swept(String),
    /// A place is divided by the size of a tile.
    Tiles(String),
    /// Two points, and a distance that is compared with a number.
    Distance(Vec<String>),
    /// This parameter has no part in the answer.
    NeverOccurs(String),
    /// Only one thing has numbers.
    OneShape(String),
    /// More than two things.
    ManyShapes(Vec<String>),
    /// Two things of which only places are read.
    TwoPoints(Vec<String>),
    /// The elements of this list are points, perhaps corners: the program has to be run with three or more of them.
    FewElements(String),
    /// Shapes in space other than boxes.
    Space(Vec<String>),
    /// A thing has a size and no place.
    NoPlace(String),
    /// Which of these numbers belong to which shape?
    Unpaired(Vec<String>),
    /// What these numbers are is not known; what is read of the same thing beside them.
    Unknown(Vec<String>),
    /// These names of one thing mean the same.
    Twice(Vec<String>),
    /// Names that are neither parameters nor defined, in a language where they are no members of the own thing.
    NotGiven(Vec<String>),
    /// More numbers than are looked at.
    TooMany(usize),
    /// A thing whose size is a number of the text, beside a point or a circle.
    FixedSize(String),
    /// A square's size, in a test that is not right for all rectangles.
    Squares(String),
    /// One shape is compared with the bounds of the screen: the shape, and a bound.
    Screen(String, String),
    /// Two open whole numbers are divided, which drops a fraction.
    WholeDivision(String),
    /// The test is of other shapes than those asked for.
    Other(super::Family),
    /// The same: it is of two shapes of these kinds.
    OtherPair([ShapeKind; 2]),
    /// A formula cannot be about an A and a B of these kinds.
    Kinds([ShapeKind; 2]),
}

impl FamilyRefusal {
    /// Whether it is known of what else the program is a test, or which number it lacks.
    pub(crate) fn is_of_a_kind(&self) -> bool {
        matches!(
            self,
            Self::Segments(_)
                | Self::Turned(_)
                | Self::Side
                | Self::Swept(_)
                | Self::Tiles(_)
                | Self::Distance(_)
                | Self::Space(_)
                | Self::NotGiven(_)
                | Self::Screen(..)
                | Self::Squares(_)
                | Self::FixedSize(_)
                | Self::WholeDivision(_)
                | Self::Other(_)
                | Self::OtherPair(_)
        )
    }
}

impl fmt::Display for FamilyRefusal {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Nothing => out.write_str("no number of a shape is read"),
            Self::Segments(all) => write!(out, "this is about lines, not shapes: {}", all.join(", ")),
            Self::Turned(name) => {
                write!(
                    out,
                    "turned shapes are not judged: {name}; an upright test says nothing about a turned \
                    picture"
                )
            }
            Self::Side => out.write_str("this asks which side, not whether they hit"),
            Self::Swept(name) => write!(out, "this looks along a movement, which is not judged: {name}"),
            Self::Tiles(name) => write!(out, "this looks up a tile, which is not judged: {name}"),
            Self::Distance(all) => {
                write!(
                    out,
                    "this asks whether a distance is below a number, not whether shapes hit: {}; with the radii or \
                        sizes in its place it can be judged",
                    all.join(", ")
                )
            }
            Self::NeverOccurs(name) => write!(out, "{name} never occurs in the test"),
            Self::OneShape(name) => write!(out, "only one shape: {name}"),
            Self::ManyShapes(all) => write!(out, "too many shapes: {}", all.join(", ")),
            Self::TwoPoints(all) => write!(out, "only the places of {} are compared, no sizes", all.join(" and ")),
            Self::FewElements(name) => write!(out, "are the elements of {name} the corners of one shape?"),
            Self::Space(all) => write!(out, "of shapes in space only two boxes are judged: {}", all.join(", ")),
            Self::NoPlace(name) => write!(out, "{name} is a size; where is the place?"),
            Self::Unpaired(all) => write!(out, "which of {} belong to which shape?", all.join(", ")),
            Self::Unknown(all) => write!(out, "what number of a shape is {}?", all.join(", ")),
            Self::Twice(all) => write!(out, "{} mean the same number of one shape", all.join(" and ")),
            Self::NotGiven(all) => write!(out, "not defined here: {}; give a number, or paste it too", all.join(", ")),
            Self::TooMany(most) => write!(out, "too long: at most {most} numbers of shapes"),
            Self::FixedSize(name) => {
                write!(out, "the size of {name} is a number; with a name in its place it can be judged")
            }
            Self::Squares(name) => {
                write!(out, "{name} is the size of a square: a test that is right for squares alone is not judged")
            }
            Self::Screen(name, bound) => write!(out, "this keeps one shape on the screen: {name} and {bound}"),
            Self::WholeDivision(written) => {
                write!(
                    out,
                    "{written} drops its fraction, as its numbers are whole, so places beside a slanted edge can be \
                     answered wrong; this is not judged. With (double) before it or fractions for corners it can be"
                )
            }
            Self::Other(family) => write!(out, "a test of {family}"),
            Self::OtherPair([a, b]) => write!(out, "a test of {} and {}", a.name(), b.name()),
            Self::Kinds([a, b]) => write!(out, "a test of {} and {} cannot be typed", a.name(), b.name()),
        }
    }
}

impl fmt::Display for super::Family {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TwoRectangles => out.write_str("two rectangles"),
            Self::PointInRectangle => out.write_str("a point in a rectangle"),
            Self::PointAndPolygon { corners: 0 } => out.write_str("a point and a polygon"),
            Self::PointAndPolygon { corners } => write!(out, "a point and a polygon with {corners} corners"),
            Self::CircleAndRectangle => out.write_str("a circle and a rectangle"),
            Self::TwoCircles => out.write_str("two circles"),
            Self::PointInCircle => out.write_str("a point in a circle"),
            Self::Boxes => out.write_str("two boxes"),
        }
    }
}

/// Names of angles.
const TURNED: &str = "angle rotation theta rot heading yaw radians degrees cos sin costheta sintheta cosa sina \
    rotationdegrees globalrotation eulerangles orientation ang phi rotate";

/// Names of movements, times and earlier places.
const SWEPT: &str = "vx vy vel velocity velx vely velocityx velocityy xvel yvel xvelocity yvelocity speed speedx \
    speedy xspeed yspeed dt deltatime elapsed timestep oldx oldy prevx prevy previousx previousy lastx lasty oldpos \
    prevpos previousposition oldposition prevposition lastposition lastpos prev previous xold yold xprev yprev \
    hspeed vspeed hsp vsp linearvelocity motion movement displacement";

/// What the names alone say.
pub(super) fn by_name(inputs: &[Input], settings: &FamilySettings) -> Result<(), FamilyRefusal> {
    if inputs.is_empty() && settings.parameters.is_empty() {
        return Err(FamilyRefusal::Nothing);
    }
    let is_among = |input: &&Input, names: &str| words(input).any(|word| is_in(&word, names));
    if let Some(turned) = inputs.iter().find(|input| is_among(input, TURNED)) {
        return Err(FamilyRefusal::Turned(turned.written()));
    }
    match inputs.iter().find(|input| is_among(input, SWEPT)) {
        Some(moved) => Err(FamilyRefusal::Swept(moved.written())),
        None => Ok(()),
    }
}

/// A way on an axis: the name of a velocity or a difference, and of a size only where nothing else is one.
const WAYS: &str = "dx dy dz";

/// `dx`, `dy` beside sizes with other names, or always with their place, or taken off it: how far a thing moves.
pub(super) fn by_ways(given: &Given, groups: &[Group]) -> Result<(), FamilyRefusal> {
    let is_way = |member: &&Member| {
        let last = member.word.rsplit('.').next().unwrap_or_default();
        is_in(last, WAYS) && matches!(member.roles[..], [Role { named: SIZE, is_sure: false, .. }])
    };
    let is_size = |role: &Role| role.is_sure && matches!(role.named, SIZE | HALF | MAX);
    let has_sizes = groups.iter().flat_map(Group::roles).any(is_size);
    let moves = |group: &Group, member: &Member| {
        let axis = member.roles.first().and_then(|role| role.axis);
        let is_place = |role: &Role| role.axis == axis && matches!(role.named, Named::Place | MIN | CENTRE);
        let places = group.members.iter().filter(|other| other.roles.iter().any(is_place));
        let places: Vec<usize> = places.map(|place| place.input).collect();
        let ratios = ratios(given, member.input, &places);
        let is_always = !ratios.is_empty() && ratios.iter().all(|ratio| is_near(*ratio, 1.0));
        has_sizes || is_always || ratios.iter().any(|ratio| is_near(*ratio, -1.0))
    };
    let moved = groups.iter().find_map(|group| group.members.iter().filter(is_way).find(|member| moves(group, member)));
    match moved.and_then(|member| given.written(member.input)) {
        Some(moved) => Err(FamilyRefusal::Swept(moved)),
        None => Ok(()),
    }
}

/// Parts of names of the screen.
const SCREENS: &str = "screen canvas window viewport stage innerwidth innerheight getwidth getheight";
/// Names of its bounds, where they belong to nothing.
const BOUNDS: &str = "width height w h gamewidth gameheight worldwidth worldheight mapwidth mapheight boardwidth \
    boardheight fieldwidth fieldheight";

fn is_bound(input: &Input) -> bool {
    let is_bare = input.steps.is_empty() && input.parameter.is_none();
    let mut words = words(input);
    words.any(|word| SCREENS.split(' ').any(|part| word.contains(part)) || (is_bare && is_in(&word, BOUNDS)))
}

/// A refusal because there is only one shape, where what it is compared with are the bounds of the screen.
pub(super) fn on_screen(inputs: &[Input], why: FamilyRefusal) -> FamilyRefusal {
    let Some(bound) = inputs.iter().find(|input| is_bound(input)) else { return why };
    let mut things: Vec<String> = Vec::new();
    for input in inputs.iter().filter(|input| !is_bound(input)) {
        let name = if input.steps.is_empty() { "" } else { &*input.root };
        if !things.iter().any(|known| known == name) {
            things.push(name.to_owned());
        }
    }
    match &things[..] {
        [only] if only.is_empty() => {
            let flat = inputs.iter().filter(|input| !is_bound(input)).map(Input::written);
            FamilyRefusal::Screen(flat.collect::<Vec<_>>().join(", "), bound.written())
        }
        [only] => FamilyRefusal::Screen(only.clone(), bound.written()),
        _ => why,
    }
}

/// All words of a path, each in plain spelling.
pub(super) fn words(input: &Input) -> impl Iterator<Item = String> + '_ {
    let steps = input.steps.iter().filter_map(|step| match step {
        Step::Member(name) | Step::Call(name) => Some(plain(name)),
        Step::Index(_) => None,
    });
    std::iter::once(plain(&input.root)).chain(steps)
}

//! Types of libraries: which members they have, what these are, and of which type their numbers are.
//!
//! A text that defines a type of the same name has its own. Where several libraries have a type of one name, each has a
//! line, and the one counts that has all members that the text uses. `number` is missing where they differ in it, or where
//! the name is so common that the type may be the game's own.

mod packages;
mod table;

pub(crate) use packages::{Imports, package, without_package};
pub(crate) use table::LIBRARY;

use super::Part;
use super::words::{CENTRE, CUT_CENTRE, Named, Role};
use crate::formula::SourceLanguage::{self, Java, Kotlin};
use crate::program::inputs::{Input, Step};
use crate::program::is_in;
use crate::program::syntax::NumberType;
use LibraryMember::{Along, As, Centre, CentreAlong, Number, Radius, Vector as Of};
use hantei_collision::Axis::{self, X, Y, Z};

/// What a type is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum LibraryKind {
    Rectangle,
    /// A point or a vector in the plane or in space, or a pair of sizes.
    Vector,
    Circle,
    Box,
}

/// What a member is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum LibraryMember {
    /// A coordinate of a vector.
    Along,
    /// A number of a rectangle or box.
    Number(Part),
    /// The same, as a number of another type than the others.
    As(Part, NumberType),
    /// A vector: `min`, `size`.
    Vector(Part),
    Radius,
    /// Coordinates of the circle's centre, and the centre.
    CentreAlong,
    Centre,
}

/// A type of a library. Members that are called have `()` after their names. Of those that are numbers on the axes, the
/// names on x, y and z stand in a row.
#[derive(Clone, Copy, Debug)]
pub(crate) struct LibraryType {
    pub names: &'static str,
    pub languages: &'static [SourceLanguage],
    pub kind: LibraryKind,
    pub number: Option<NumberType>,
    pub members: &'static [(&'static str, LibraryMember)],
}

/// The types with this name in this language.
pub(crate) fn named(language: Option<SourceLanguage>, name: &str) -> impl Iterator<Item = &'static LibraryType> {
    let is_it = move |ty: &&LibraryType| {
        language.is_some_and(|language| ty.languages.contains(&language)) && is_in(name, ty.names)
    };
    LIBRARY.iter().filter(is_it)
}

impl LibraryType {
    /// What this member is, and on which axis; a call is written with `()`.
    pub(crate) fn member(&self, name: &str) -> Option<(LibraryMember, Axis)> {
        self.members.iter().find_map(|(names, member)| {
            let axis = names.split(' ').position(|called| called == name)?;
            Some((*member, *Axis::SPACE.get(axis)?))
        })
    }

    /// What the number at the end of these steps is, and its type.
    pub(super) fn role(&self, steps: &[Step]) -> Option<(Role, Option<NumberType>)> {
        let [first, rest @ ..] = steps else { return None };
        let (member, axis) = self.member(&written(first)?)?;
        let (axis, named) = match (member, rest) {
            (Along, []) => (Some(axis), Named::Place),
            (Number(it) | As(it, _), []) => (Some(axis), Named::Part(it)),
            (CentreAlong, []) => (Some(axis), CENTRE),
            (Of(it), [axis]) => (Some(along(axis)?), Named::Part(it)),
            (Centre, [axis]) => (Some(along(axis)?), CENTRE),
            (Radius, []) => (None, Named::Radius),
            _ => return None,
        };
        let number = if let As(_, number) = member { Some(number) } else { self.number };
        Some((Role { axis, named, is_sure: true }, number))
    }
}

/// A centre that is computed from whole numbers is one, without its fraction.
pub(super) fn cut(language: Option<SourceLanguage>, input: &Input, role: Role) -> Role {
    let is_whole = input.number.is_some_and(NumberType::is_whole);
    let is_called = matches!(input.steps.last(), Some(Step::Call(_)));
    let is_jvm = matches!(language, Some(Java | Kotlin));
    // Source: pygame, `rect.c`: x + (w >> 1).
    let is_rect = |step: &Step| matches!(step, Step::Member(name) if &**name == "rect");
    let is_of_pygame = matches!(language, Some(SourceLanguage::Python)) && input.steps.iter().any(is_rect);
    match role.named {
        CENTRE if is_whole && (is_called && is_jvm || is_of_pygame) => Role { named: CUT_CENTRE, ..role },
        _ => role,
    }
}

fn written(step: &Step) -> Option<String> {
    match step {
        Step::Member(name) => Some(name.to_string()),
        Step::Call(name) => Some(format!("{name}()")),
        Step::Index(_) => None,
    }
}

/// The axis of a member of a vector.
fn along(step: &Step) -> Option<Axis> {
    const AXES: [(&str, Axis); 3] = [("x width x() width()", X), ("y height y() height()", Y), ("z z()", Z)];
    if let Step::Index(at) = step {
        return Axis::SPACE.get(*at).copied();
    }
    let name = written(step)?.to_lowercase();
    AXES.iter().find(|(names, _)| is_in(&name, names)).map(|(_, axis)| *axis)
}

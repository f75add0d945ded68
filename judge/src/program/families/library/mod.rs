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
use super::words::{Named, Role};
use crate::formula::SourceLanguage;
use crate::program::inputs::{Input, Step};
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
    Along(Axis),
    /// A number of a rectangle or box.
    Number(Axis, Part),
    /// The same, as a number of another type than the others.
    As(Axis, Part, NumberType),
    /// A vector: `min`, `size`.
    Vector(Part),
    Radius,
    /// Coordinates of the circle's centre, and the centre.
    CentreAlong(Axis),
    Centre,
}

/// A type of a library. Members that are called have `()` after their names.
#[derive(Clone, Copy, Debug)]
pub(crate) struct LibraryType {
    pub(crate) names: &'static [&'static str],
    pub(crate) languages: &'static [SourceLanguage],
    pub(crate) kind: LibraryKind,
    pub(crate) number: Option<NumberType>,
    pub(crate) members: &'static [(&'static str, LibraryMember)],
}

/// The types with this name in this language.
pub(crate) fn named(language: Option<SourceLanguage>, name: &str) -> impl Iterator<Item = &'static LibraryType> {
    let is_it = move |ty: &&LibraryType| {
        language.is_some_and(|language| ty.languages.contains(&language)) && ty.names.contains(&name)
    };
    LIBRARY.iter().filter(is_it)
}

impl LibraryType {
    /// What this member is; a call is written with `()`.
    pub(crate) fn member(&self, name: &str) -> Option<LibraryMember> {
        self.members.iter().find(|(called, _)| *called == name).map(|(_, member)| *member)
    }

    /// What the number at the end of these steps is, and its type.
    pub(super) fn role(&self, steps: &[Step]) -> Option<(Role, Option<NumberType>)> {
        let [first, rest @ ..] = steps else { return None };
        let sure = |axis, named| Role { axis, named, is_sure: true };
        let part = |axis, part| sure(Some(axis), Named::Part(part));
        let role = match (self.member(&written(first)?)?, rest) {
            (Along(axis), []) => sure(Some(axis), Named::Place),
            (Number(axis, it), []) => part(axis, it),
            (As(axis, it, number), []) => return Some((part(axis, it), Some(number))),
            (Of(it), [axis]) => part(along(axis)?, it),
            (Radius, []) => sure(None, Named::Radius),
            (CentreAlong(axis), []) => part(axis, Part::Centre),
            (Centre, [axis]) => part(along(axis)?, Part::Centre),
            _ => return None,
        };
        Some((role, self.number))
    }
}

/// A centre that is computed from whole numbers is one, without its fraction.
pub(super) fn cut(language: Option<SourceLanguage>, input: &Input, role: Role) -> Role {
    let is_whole = input.number.is_some_and(NumberType::is_whole);
    let is_called = matches!(input.steps.last(), Some(Step::Call(_)));
    let is_jvm = matches!(language, Some(SourceLanguage::Java | SourceLanguage::Kotlin));
    match role.named {
        Named::Part(Part::Centre) if is_whole && is_called && is_jvm => {
            Role { named: Named::Part(Part::CutCentre), ..role }
        }
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
    const AXES: [(&[&str], Axis); 3] =
        [(&["x", "width", "x()", "width()"], X), (&["y", "height", "y()", "height()"], Y), (&["z", "z()"], Z)];
    if let Step::Index(at) = step {
        return Axis::SPACE.get(*at).copied();
    }
    let name = written(step)?.to_lowercase();
    AXES.iter().find(|(names, _)| names.contains(&name.as_str())).map(|(_, axis)| *axis)
}

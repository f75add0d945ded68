//! The inputs of a program: the numbers that it reads of its parameters and of names that it does not define.

use super::syntax::{Name, NumberType};
use crate::program::is_in;

/// One step of a path from a thing to a number.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Step {
    /// `.x`
    Member(Name),
    /// `[0]`, also the place in a list that is taken apart.
    Index(usize),
    /// `.left()`: a call without arguments of something that the text does not define.
    Call(Name),
}

/// A number that a program reads: `ax`, `a.x`, `a.getX()`, `a[0]`, `this.x`.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Input {
    /// The name of the parameter, `this` for the own thing, or a name that the text does not define.
    pub root: Name,
    /// The place of the parameter among all of the function; `None` for `this` and other names.
    pub parameter: Option<usize>,
    /// The type of the root, as the text names it.
    pub root_type: Option<Name>,
    pub steps: Vec<Step>,
    /// The type of the number, if the text or the language's library says it.
    pub number: Option<NumberType>,
}

/// A list that a program is given, by its path.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct ListPath {
    /// The name of the parameter, or a name that the text does not define.
    pub root: Name,
    /// The place of the parameter; `None` for other names.
    pub parameter: Option<usize>,
    /// From the root to the list: `.enemies` of `game.enemies`. The index of the element comes next in an input's steps.
    pub steps: Vec<Step>,
    /// The type of an element, as the text names it.
    pub element_type: Option<Name>,
}

/// A list of things that a program was run with: `enemies` with 2 elements has the inputs `enemies[0].x`, `enemies[1].x`.
/// Their indexes count from 0, in every language.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct ListInput {
    pub path: ListPath,
    /// How many elements it has in this run.
    pub length: usize,
    /// The steps from an element to each of its numbers that any run reads, in order. They are needed only where `length` is 0.
    pub elements: Vec<Vec<Step>>,
}

impl Step {
    /// Its name alone; an index in its brackets.
    pub(crate) fn name(&self) -> String {
        match self {
            Self::Member(name) | Self::Call(name) => name.to_string(),
            Self::Index(at) => format!("[{at}]"),
        }
    }

    fn written(&self) -> String {
        match self {
            Self::Member(name) => format!(".{name}"),
            Self::Index(at) => format!("[{at}]"),
            Self::Call(name) => format!(".{name}()"),
        }
    }
}

/// A path as a text writes it: `a.pos.x`, `a[2]`, `a.left()`.
pub(crate) fn path(root: &str, steps: &[Step]) -> String {
    let steps: String = steps.iter().map(Step::written).collect();
    format!("{root}{steps}")
}

impl Input {
    /// As a text writes it.
    pub(crate) fn written(&self) -> String {
        path(&self.root, &self.steps)
    }

    /// Whether it is read of the own thing: `this.x`.
    pub(crate) fn is_own(&self) -> bool {
        self.parameter.is_none() && is_in(&self.root, "this self")
    }
}

impl ListPath {
    pub(crate) fn written(&self) -> String {
        path(&self.root, &self.steps)
    }

    /// The element and the steps behind it, if this input is a number of an element of the list.
    pub(crate) fn element<'a>(&self, input: &'a Input) -> Option<(usize, &'a [Step])> {
        let is_here = input.root == self.root && input.parameter == self.parameter;
        match input.steps.strip_prefix(&self.steps[..]).filter(|_| is_here)? {
            [Step::Index(at), rest @ ..] => Some((*at, rest)),
            _ => None,
        }
    }
}

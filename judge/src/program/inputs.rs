//! The inputs of a program: the numbers that it reads of its parameters and of names that it does not define.

use super::syntax::{Name, NumberType};

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
    pub(crate) root: Name,
    /// The place of the parameter among all of the function; `None` for `this` and other names.
    pub(crate) parameter: Option<usize>,
    /// The type of the root, as the text names it.
    pub(crate) root_type: Option<Name>,
    pub(crate) steps: Vec<Step>,
    /// The type of the number, if the text or the language's library says it.
    pub(crate) number: Option<NumberType>,
}

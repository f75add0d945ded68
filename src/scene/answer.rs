//! The named answers of a scene, which the goals of lessons check.

use crate::words::from;

/// One answer of a scene.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Answer {
    /// Yes or no.
    Truth(bool),
    /// World units, a count or a cross product.
    Number(f64),
    /// A word, kebab-case.
    Word(&'static str),
}

from! { Answer:
    bool, truth => Self::Truth(truth);
    f64, number => Self::Number(number);
    usize, count => Self::Number(count as f64);
    &'static str, word => Self::Word(word);
}

/// A name and the scene's answer to it; `None` while something is not placed.
pub struct Asked<Target: 'static> {
    pub(super) name: &'static str,
    pub(super) answer: fn(&Target) -> Option<Answer>,
}

impl<Target> Asked<Target> {
    /// An answer under a name of letters, digits, dots and hyphens.
    pub const fn new(name: &'static str, answer: fn(&Target) -> Option<Answer>) -> Self {
        Self { name, answer }
    }
}

//! The named answers of a scene, which the goals of lessons check.

use crate::words::from;
use hantei_collision::{AxisAligned, Point};

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
    u64, count => Self::Number(count as f64);
    &'static str, word => Self::Word(word);
}

/// Answers by name, of letters, digits, dots and hyphens; `None` while something is not placed.
#[derive(Clone, Debug, Default)]
pub struct SceneAnswers(pub(super) Vec<(String, Option<Answer>)>);

impl SceneAnswers {
    /// The same with an answer.
    #[must_use]
    pub fn with(self, name: impl Into<String>, answer: impl Into<Answer>) -> Self {
        self.with_placed(name, Some(answer))
    }

    /// The same with an answer that is `None` while something is not placed.
    #[must_use]
    pub fn with_placed(mut self, name: impl Into<String>, answer: Option<impl Into<Answer>>) -> Self {
        self.0.push((name.into(), answer.map(Into::into)));
        self
    }

    /// The same with both ends of a shape on each axis, as a formula calls them: `ax1`, `ax2`, `ay1`, `ay2`.
    #[must_use]
    pub fn with_ends<S: AxisAligned>(self, letter: &str, shape: S) -> Self {
        let ends = |answers: Self, axis| {
            let (on, name) = (shape.on(axis), format!("{letter}{}", axis.name()));
            answers.with(format!("{name}1"), on.min).with(format!("{name}2"), on.max)
        };
        S::AXES.iter().fold(self, |answers, &axis| ends(answers, axis))
    }

    /// The same with the coordinates of a point, after this name: `cx`, `cy`.
    #[must_use]
    pub fn with_point(self, name: &str, at: Option<Point>) -> Self {
        self.with_placed(format!("{name}x"), at.map(|at| at.x)).with_placed(format!("{name}y"), at.map(|at| at.y))
    }
}

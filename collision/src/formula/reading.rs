//! How a text was read: in which language, as which function, and what its names were taken for.

use super::language::SourceLanguage;

/// What kind of number a text names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NumberKind {
    /// `int`, `long`, a cast to one of them, `//`.
    Whole,
    /// `float`, `double`, `f32`, `number`.
    Fractions,
}

/// What is known about a text beside the text.
///
/// ```
/// use hantei_collision::{OverlapFormula, ParseOptions, SourceLanguage};
///
/// let options = ParseOptions { with: vec![("SIZE".into(), 16.0)], ..ParseOptions::default() };
/// let text = "function near(hero, coin) { return Math.abs(hero.x - coin.x) < SIZE; }";
/// let (formula, reading) = OverlapFormula::read(text, &options)?;
/// assert_eq!(formula.to_string(), "abs(a.x - b.x) < 16");
/// assert_eq!(reading.language, Some(SourceLanguage::JavaScript));
/// assert_eq!(reading.shapes, ["hero", "coin"]);
/// # Ok::<(), hantei_collision::FormulaError>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ParseOptions {
    /// Numbers of names that the text does not define.
    pub with: Vec<(String, f64)>,
    /// The language of the text; without it, it is recognised.
    pub language: Option<SourceLanguage>,
    /// The function to be read; without it, the one that tests two shapes.
    pub function: Option<String>,
    /// The kind of the shapes' numbers where the text does not say it. Of whole numbers, a division drops the fraction where
    /// the language does so, and where no language is known.
    pub numbers: Option<NumberKind>,
}

/// How a text was read.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct Reading {
    /// The language, given or recognised.
    pub language: Option<SourceLanguage>,
    /// What the shapes are called in the text, A first; fewer where the text names fewer.
    pub shapes: Vec<String>,
    /// The names in the text that were taken for numbers of the shapes, and what hantei calls these; those that have the
    /// same name here are left out.
    pub members: Vec<(String, String)>,
    /// The function that was read, if the text has a function.
    pub function: Option<String>,
    /// The kind of number that the text names.
    pub numbers: Option<NumberKind>,
    /// Calls that compute nothing and were passed over, each once.
    pub passed_over: Vec<String>,
    /// Where the text ends without an answer, by the line; it answers false there.
    pub falls_through: Option<usize>,
    /// `x` and `y`, or the position, were taken for the centre of the shapes.
    pub from_centre: bool,
    /// The position of a circle was taken for the top-left corner of the square around it.
    pub from_corner: bool,
    /// The answer is whether the body of an `if` is reached, for nothing is returned.
    pub reaches_body: bool,
}

//! Reads a test of two shapes, typed or pasted in one of thirteen languages, tells whether it is right and where it errs, and
//! writes tests as code.
//!
//! - [`Formula`] reads a text: [`OverlapFormula`], [`CuboidFormula`], [`InsideFormula`], [`CircleFormula`]. What is not
//!   understood is refused with its place ([`FormulaError`]).
//! - [`judge_overlap`], [`judge_inside`] and [`judge_circle`] judge a formula or any function: proved for all numbers where
//!   the test is linear in pieces, tried in many cases elsewhere.
//! - [`Formula::code`](OverlapFormula::code) writes a formula as a function in twelve languages; [`AsFormula`] makes a formula
//!   of a method of `hantei-collision`.
//! - [`Ruler`] shows a test's answers on the numbers around an edge, where the last bit decides.
//!
//! Shapes, borders, units and directions are those of `hantei-collision`.
//!
//! # The files
//!
//! | file | what it has |
//! |---|---|
//! | `formula/` | the reader: syntax, names, the interpreter, and the meaning that it finds |
//! | `judge/` | the cases, the search for a proof, what was found |
//! | `mistakes` | tests that are wrong in well-known ways |
//! | `code/` | formulas, and answers to a hit, as code |
//! | `ruler` | the row of numbers around an edge |

mod code;
mod formula;
mod judge;
mod mistakes;
mod program;
mod ruler;

pub use code::{AsFormula, CodeLanguage, CodeParameters, response_code};
pub use formula::{
    Bound, CircleFormula, CuboidFormula, Expected, Formula, FormulaError, FormulaFlaw, InsideFormula, ListReading,
    MOST_CHARACTERS, Measure, NoAnswer, NumberKind, Origin, OtherTest, OverlapFormula, ParseOptions, PointAndCircle,
    PointAndPolygon, PointAndRect, Reading, Shapes, SourceLanguage, TwoCircles,
};
pub use judge::{
    Answers, CircleError, CircleJudge, CircleJudgement, Convention, Extent, FittingSizes, InsideError, InsideJudge,
    InsideJudgement, OverlapClass, OverlapJudge, OverlapJudgement, Pieces, PlainContact, PlainJudgement, PlainLimit,
    PlainShapes, PointBorder, QuadClass, Tolerance, Verdict, WantedRight, judge_circle, judge_inside, judge_overlap,
    judge_plain, judge_plain_in,
};
pub use mistakes::{CIRCLE_MISTAKES, INSIDE_MISTAKES, Mistake, OVERLAP_MISTAKES};
pub use program::{Difference, Family, FamilyRefusal, Program};
pub use ruler::Ruler;

/// Compiles and runs the examples of the README.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

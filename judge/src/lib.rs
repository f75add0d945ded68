//! Reads a test of two shapes, typed or pasted in one of fourteen languages, tells whether it is right and where it errs, and
//! writes tests as code.
//!
//! - [`Program`] reads a pasted text whole, in its language, and finds of which shapes it is a test ([`Family`]).
//! - [`Formula`] is such a test, or a typed one, of known shapes: [`OverlapFormula`], [`CuboidFormula`], [`InsideFormula`],
//!   [`CircleFormula`], or a formula of [`PointAndRect`], [`PointAndPolygon`], [`TwoCircles`] or [`PointAndCircle`]. What is not
//!   understood is refused with its place ([`FormulaError`]).
//! - A [`Formula`] of a [`Pair`](hantei_collision::shapes::Pair) is a test of any of these two shapes: its kinds are given
//!   when it is [read](Formula::read_for), and [`judge_pair`] judges it.
//! - [`judge_overlap`], [`judge_inside`], [`judge_circle`] and [`judge_plain`] judge a formula; all but the last also any
//!   function. A test of rectangles, boxes, or a point in a rectangle is proved for all numbers where it is linear in
//!   pieces. Others are tried in many cases.
//! - [`Formula::exactness`] says with which numbers no step of a test rounds ([`Exactness`]). With these, a proof also holds
//!   in a program.
//! - [`Formula::code`](OverlapFormula::code) writes a formula as a function in twelve languages; [`AsFormula`] makes a formula
//!   of a method of `hantei-collision`, and [`polygon_code`] writes a method of a polygon.
//! - [`Ruler`] shows a test's answers on the numbers around an edge, where the last bit decides.
//!
//! Shapes, borders, units and directions are those of `hantei-collision`.
//!
//! # The files
//!
//! | file | what it has |
//! |---|---|
//! | `program/` | the reader: the parser, the run of a program on all of its ways, and of which shapes it is |
//! | `formula/` | a test as it is judged: what it asks, of which numbers, and what is wrong with a text |
//! | `judge/` | the cases, the search for a proof, what was found |
//! | `mistakes` | tests that are wrong in well-known ways |
//! | `code/` | formulas, and answers to a hit, as code |
//! | `ruler` | the row of numbers around an edge |

mod code;
mod formula;
mod judge;
mod mistakes;
mod order;
mod program;
mod random;
mod ruler;

pub use code::{
    AsFormula, CodeLanguage, CodeParameters, ResponseBlocks, SlantedCode, formula_of, polygon_code, response_ball_code,
    response_code, response_move_code,
};
pub use formula::{
    Bound, CallUse, CircleFormula, CuboidFormula, Expected, Formula, FormulaError, FormulaFlaw, InsideFormula,
    LineMark, ListReading, MOST_CHARACTERS, Measure, NoAnswer, NumberKind, Origin, OverlapFormula, ParseOptions,
    PointAndCircle, PointAndPolygon, PointAndRect, Reading, Shapes, SourceLanguage, TwoCircles, has_formula,
    is_slanted,
};
pub use judge::{
    Answers, CircleError, CircleJudge, CircleJudgement, Convention, CornerRule, DifferenceKind, Exactness, Extent,
    FittingSizes, HalfEdges, InsideError, InsideJudge, InsideJudgement, NearMethod, OverlapClass, OverlapJudge,
    OverlapJudgement, PairJudgement, Pieces, PlainContact, PlainJudgement, PlainLimit, PlainShapes, PointBorder,
    QuadClass, ResponseCall, ResponseCase, ResponseCode, ResponseDifference, ResponseFinding, ResponseFlaw,
    ResponseJudgement, ResponseJudging, ResponseMoving, ResponseWhen, SlantedError, SlantedJudgement, SlantedJudging,
    SlantedLimit, SlantedSays, SlantedVerdict, Tenths, Tolerance, Verdict, WantedRight, is_slanted_order, judge_circle,
    judge_inside, judge_overlap, judge_pair, judge_plain, judge_plain_in, judge_response, judge_slanted,
    response_cases, slanted_cases,
};
pub use mistakes::{CIRCLE_MISTAKES, INSIDE_MISTAKES, Mistake, OVERLAP_MISTAKES};
pub use program::{
    Difference, Family, FamilyRefusal, Program, ResponseRefusal, SlantedCondition, SlantedReading, SlantedStop,
    is_function,
};
pub use ruler::Ruler;

/// Compiles and runs the examples of the README.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

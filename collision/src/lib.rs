//! Verbs: does it hit? The module that every scene shares, and that can be lifted into a game.
//!
//! - Two rectangles: [`OverlapMethod`] has the sources' six ways to write the test; [`contact`] is the exact relation.
//! - Two cuboids: [`CuboidMethod`] has two of the ways with one axis more; [`cuboid_contact`] is the exact relation.
//! - A point and a quadrilateral: [`InsideMethod`] has three ways; [`quad_contact`] is the exact relation, and
//!   [`diagnose`] tells what kind of quadrilateral it is, and so which of the ways apply.
//! - The last bit: [`Lens`] tells for each number around a point where the plain cross product errs, [`Ruler`] for each
//!   number around an edge where a test of two rectangles does.
//! - A test of one's own: [`Formula`] reads it, [`judge_overlap`] and [`judge_inside`] tell whether it is right, and
//!   [`CodeLanguage`] says in which languages it can be taken home, as can the built-in ones.
//! - Many rectangles: [`pairs`] finds all that overlap; [`brute_force`] and [`sort_and_sweep`] are the plain ways.
//!
//! Each way to test one pair takes an [`Observer`], which hears every comparison as it is made, and each way to find many
//! a [`CrowdObserver`]. With `&mut ()` nobody listens, and the bare comparisons are left.
//!
//! ```
//! use hantei_collision::{Border, Comparison, Method, OverlapMethod};
//! use hantei_collision::{Point, Rect};
//!
//! let a = Rect::from_corners(Point::new(0.0, 0.0), Point::new(5.0, 5.0));
//! let b = Rect::from_corners(Point::new(1.0, 1.0), Point::new(6.0, 4.0));
//! let mut trace: Vec<Comparison> = Vec::new();
//! assert!(OverlapMethod::TwoCorners.hits(a, b, Border::Hits, &mut trace));
//!
//! // What a method can ask is data, and a comparison names the question that it answers.
//! let questions = OverlapMethod::TwoCorners.questions(Border::Hits);
//! let made = trace[0];
//! assert_eq!(questions[made.question].explained(&made), "ax2 < bx1: 5 < 1 is false");
//! ```

mod aligned;
mod border;
#[cfg(feature = "formula")]
mod code;
mod contact;
mod crowd;
mod cuboids;
mod diagnosis;
mod families;
#[cfg(feature = "formula")]
mod formula;
mod inside;
#[cfg(feature = "formula")]
mod judge;
mod lanes;
mod lens;
mod method;
#[cfg(feature = "formula")]
mod mistakes;
mod observer;
mod overlap;
mod precision;
mod quad_contact;
mod quad_contacts;
mod question;
#[cfg(feature = "formula")]
mod ruler;
mod side;

mod geometry;
mod named;

pub use aligned::{AxisAligned, Part, Two, TwoCuboids, TwoRects};
pub use border::{Border, BorderRule};
#[cfg(feature = "formula")]
pub use code::CodeLanguage;
pub use contact::{Contact, contact, interval_contact};
pub use crowd::{Crowd, CrowdObserver, Hears, Pair, brute_force, overlapping, pairs, sort_and_sweep};
pub use cuboids::{cuboids_by_centre_size, cuboids_by_two_corners};
pub use diagnosis::{Diagnosis, Flaw, Shape, Winding, diagnose};
pub use families::{CuboidMethod, InsideMethod, OverlapMethod, QuadAndPoint};
#[cfg(feature = "formula")]
pub use formula::shapes::Shapes;
#[cfg(feature = "formula")]
pub use formula::{
    Bound, CuboidFormula, Expected, Formula, FormulaError, FormulaFlaw, InsideFormula, Measure, OverlapFormula,
};
pub use geometry::{
    Allen, Axis, Corner, Cuboid, End, Interval, NumberError, Point, Quad, Rect, Size, Vec2, checked, is_zero,
    parse_number,
};
pub use inside::{crossings, right_of_all, same_side};
#[cfg(feature = "formula")]
pub use judge::{
    Answers, InsideError, InsideJudge, InsideJudgement, OverlapClass, OverlapJudge, OverlapJudgement, QuadClass,
    Verdict, judge_inside, judge_overlap,
};
pub use lens::{Lens, LensCell};
pub use method::{Form, Method};
#[cfg(feature = "formula")]
pub use mistakes::{INSIDE_MISTAKES, Mistake, OVERLAP_MISTAKES};
pub use named::{Named, UnknownName};
pub use observer::{Comparison, Observer, Operator, QuestionId};
pub use overlap::{centre_size, four_flags, not_ruled_out, origin_size, ruled_out, two_corners};
pub use precision::Precision;
pub use quad_contact::{QuadContact, quad_contact};
pub use quad_contacts::quad_contacts;
pub use question::{About, Question};
#[cfg(feature = "formula")]
pub use ruler::Ruler;
pub use side::{EDGE_NAMES, Turn, orientation, side};

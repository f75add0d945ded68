//! Code after a hit: which of the five methods it is, and where it goes wrong. It is run in every case; nothing is proved.
//!
//! `code` is a text that was read, run and judged; `asked` finds out what the answers mean, in plain cases; `did` runs one case; `cases` has them. The exact truth is that of
//! `hantei-collision`; with the whole numbers of the cases it is exact.

mod asked;
mod cases;
mod code;
mod did;
mod found;

use super::super::program::response::Rectangle;
use crate::formula::{FormulaError, ParseOptions, SourceLanguage};
pub use code::{ResponseCall, ResponseCode, ResponseJudging};
use hantei_collision::{
    AskedOrder, Axis, End, Move, PlaneAxis, ResponseAnswer, ResponseMethod, ResponseRules, ResponseTruth, Side, Sides,
    named, truth,
};

/// A step of A among blocks.
#[derive(Clone, Debug, PartialEq)]
pub struct ResponseCase {
    /// Its name in the course: `R2`, `S1`.
    pub name: Option<&'static str>,
    /// A before the step: left, top, width, height.
    pub before: [f64; 4],
    /// A's way in the step.
    pub velocity: [f64; 2],
    /// The blocks, in the order in which they are asked.
    pub blocks: Vec<[f64; 4]>,
}

/// Whether the place of A that a text has is that before or after the step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ResponseWhen {
    /// Before: the text looks ahead, or moves A itself.
    Before,
    /// After: A has been moved.
    After,
}

named!(ResponseWhen { Before = "before", After = "after" });

/// What a text does wrong, in the order in which it is said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ResponseFlaw {
    /// It names another side than the one that is hit.
    OtherSide,
    /// A overlaps the block at the end of its step, and the text does nothing.
    Unseen,
    /// A still overlaps afterwards.
    Overlaps,
    /// A ends behind the block.
    Behind,
    /// It does something although nothing is hit.
    NothingHit,
    /// The edge between two tiles stops A.
    Seam,
    /// A step so long that A is past the block at its end: nothing is seen.
    TooFast,
}

named!(ResponseFlaw {
    OtherSide = "other-side", Unseen = "unseen", Overlaps = "overlaps", Behind = "behind", NothingHit = "nothing-hit",
    Seam = "seam", TooFast = "too-fast",
});

/// Something that goes wrong, with the plainest case.
#[derive(Clone, Debug, PartialEq)]
pub struct ResponseFinding {
    /// What.
    pub flaw: ResponseFlaw,
    /// In how many cases.
    pub count: usize,
    /// Of so many in which it could.
    pub of: usize,
    /// A case.
    pub case: ResponseCase,
    /// The sides that the text named, or by which it moved A.
    pub sides: Sides,
    /// Where the text left the corner of A, if it moves it.
    pub end: Option<[f64; 2]>,
    /// What is true.
    pub truth: ResponseTruth,
}

/// A method that does the same in many cases.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct NearMethod {
    /// The method.
    pub method: ResponseMethod,
    /// Its rules.
    pub rules: ResponseRules,
    /// In how many cases it does the same.
    pub same: usize,
    /// Of so many in which it was compared.
    pub of: usize,
}

/// What a text does where two sides are met at the same moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CornerRule {
    /// It is a wall: left or right.
    X,
    /// It is a floor or a ceiling.
    Y,
    /// It takes both sides.
    Both,
    /// Now this, now that.
    Mixed,
    /// It names no side.
    None,
}

named!(CornerRule { X = "x", Y = "y", Both = "both", Mixed = "mixed", None = "none" });

/// The judgement of code after a hit.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct ResponseJudgement {
    /// The language in which the text was read.
    pub language: SourceLanguage,
    /// The function that was run.
    pub function: Option<String>,
    /// Whether another function of the text calls that one, and was not read.
    pub is_alone: bool,
    /// Statements that play no part, as they are written: `score += 10`, `playSound("hit")`.
    pub left_out: Vec<String>,
    /// The names of A and of the block, or of the list of blocks.
    pub names: [String; 2],
    /// The names in the text for velocities, for A before or after the step, and for what stands still, each with what it was taken for:
    /// `vx`, `old x`, `new x`, `0`, `1`.
    pub members: Vec<(String, String)>,
    /// Whether it takes a list of blocks.
    pub takes_list: bool,
    /// Whether x and y are the centre.
    pub is_centre: bool,
    /// Whether A is given before or after its step.
    pub when: ResponseWhen,
    /// Whether the text names a side.
    pub names_sides: bool,
    /// Whether it names a side or moves A everywhere: then it is taken to be asked only where A overlaps a block.
    pub names_always: bool,
    /// Whether its words are those of A's sides, not of the block's.
    pub sides_of_a: bool,
    /// Whether it sets the place of A.
    pub moves: bool,
    /// Whether it sets the velocity, and whether it turns it round.
    pub velocity: Option<bool>,
    /// The flags that it sets, each with the sides at which it does.
    pub flags: Vec<(String, Vec<Side>)>,
    /// The methods that do the same in every case, with their rules.
    pub equals: Vec<(ResponseMethod, ResponseRules)>,
    /// Whether they do the same only where A does not overlap a block at the start.
    pub differs_inside: bool,
    /// The method that does the same in most cases, if none does in all.
    pub nearest: Option<NearMethod>,
    /// What goes wrong, in the order of [`ResponseFlaw`].
    pub findings: Vec<ResponseFinding>,
    /// What it does at corners.
    pub corner: CornerRule,
    /// The least whole speed at which it misses a wall of 32, with A 16 wide.
    pub too_fast: Option<f64>,
    /// In how many cases it was run.
    pub cases: usize,
}

impl ResponseJudgement {
    /// Whether it is right for straight motion: it does what `swept` does in every case, and no seam stops it.
    pub fn is_right(&self) -> bool {
        let is_swept = self.equals.iter().any(|(method, _)| *method == ResponseMethod::Swept);
        is_swept && !self.differs_inside && self.findings.is_empty() && self.wrong_flags().next().is_none()
    }

    /// The flags that are named after the ground and are not set exactly where A meets the top of a block.
    pub fn wrong_flags(&self) -> impl Iterator<Item = &(String, Vec<Side>)> {
        let is_ground = |name: &str| {
            const GROUND: [&str; 5] = ["ground", "floor", "landed", "standing", "onfoot"];
            let name = name.to_lowercase().replace('_', "");
            GROUND.iter().any(|word| name.contains(word))
        };
        let top = Side { axis: Axis::Y, end: End::Min };
        self.flags.iter().filter(move |(name, sides)| is_ground(name) && !sides.is_empty() && *sides != [top])
    }
}

/// Reads code that runs after a hit, and tries it in many cases.
///
/// ```
/// use hantei_judge::{ParseOptions, SourceLanguage, judge_response};
///
/// let text = "function hit(a, b) {
///     if (a.x + a.w <= b.x || a.x >= b.x + b.w || a.y + a.h <= b.y || a.y >= b.y + b.h) return;
///     if (a.oldX + a.w <= b.x) { a.x = b.x - a.w; a.vx = 0; }
///     else if (a.oldX >= b.x + b.w) { a.x = b.x + b.w; a.vx = 0; }
///     else if (a.oldY + a.h <= b.y) { a.y = b.y - a.h; a.vy = 0; }
///     else if (a.oldY >= b.y + b.h) { a.y = b.y + b.h; a.vy = 0; }
/// }";
/// let options = ParseOptions { language: Some(SourceLanguage::JavaScript), ..ParseOptions::default() };
/// let judged = judge_response(text, &options)?;
/// assert!(judged.equals.is_empty()); // Asks x first: no method of hantei does.
/// assert!(!judged.is_right());
/// # Ok::<(), hantei_judge::FormulaError>(())
/// ```
///
/// # Errors
/// What is not understood, by name, with its place.
pub fn judge_response(text: &str, options: &ParseOptions) -> Result<ResponseJudgement, FormulaError> {
    ResponseCode::read(text, options)?.judgement()
}

impl ResponseCase {
    /// The step as the methods take it.
    pub fn step(&self) -> Move {
        Move { before: did::rect(self.before), velocity: did::velocity(self.velocity) }
    }

    /// What is true.
    pub fn truth(&self) -> ResponseTruth {
        truth(self.step(), &self.rects())
    }

    fn rects(&self) -> Vec<hantei_collision::Rect> {
        self.blocks.iter().map(|block: &Rectangle| did::rect(*block)).collect()
    }
}

/// The cases of [`judge_response`], by kind: `course` (those with a name, and the same from the other sides), `corner` (two sides at the
/// same moment), `random` (one block), `tiles` (seams, in both orders of asking), `row` (random rows of tiles). All numbers are whole.
pub fn response_cases() -> Vec<(&'static str, ResponseCase)> {
    let of = |kind: &'static str| move |case| (kind, case);
    let mut all: Vec<(&'static str, ResponseCase)> = cases::named().map(of("course")).collect();
    all.extend(cases::corners().map(of("corner")));
    all.extend(cases::random(found::RANDOM).into_iter().map(of("random")));
    all.extend(cases::seams().map(of("tiles")));
    all.extend(cases::rows(found::ROWS).into_iter().map(of("row")));
    all
}

/// All methods with the rules that they use.
fn methods() -> Vec<(ResponseMethod, ResponseRules)> {
    let plain = ResponseRules::default();
    let mut all = Vec::new();
    for asked in [AskedOrder::Given, AskedOrder::Reversed] {
        for method in [ResponseMethod::LeastOverlap, ResponseMethod::Diagonals, ResponseMethod::Previous] {
            all.push((method, ResponseRules { asked, ..plain }));
        }
        for &order in PlaneAxis::ALL {
            all.push((ResponseMethod::AxisByAxis, ResponseRules { order, asked, ..plain }));
        }
    }
    for &tie in PlaneAxis::ALL.iter().rev() {
        for answer in [ResponseAnswer::Slide, ResponseAnswer::Stop, ResponseAnswer::Out] {
            all.push((ResponseMethod::Swept, ResponseRules { tie, answer, ..plain }));
        }
    }
    all
}

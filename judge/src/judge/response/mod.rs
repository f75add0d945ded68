//! Code after a hit: which of the five methods it is, and where it goes wrong. It is run in every case; nothing is proved.
//!
//! `code` is a text that was read, run and judged; `asked` finds out what a text does in plain cases, `naming` what its answers mean; `did` runs one case; `cases` has them. The exact truth is that of
//! `hantei-collision`; with the whole numbers of the cases it is exact.

mod asked;
mod cases;
mod code;
mod did;
mod differ;
mod found;
mod gravity;
mod moving;
mod naming;
mod skipped;

use super::super::program::response::Rectangle;
use crate::formula::{FormulaError, ParseOptions, SourceLanguage};
pub use code::{ResponseCall, ResponseCode, ResponseJudging};
use hantei_collision::{
    AskedOrder, Axis, Circle, End, Move, NamedSide, PlaneAxis, Response, ResponseAnswer, ResponseMethod, ResponseRules,
    ResponseTruth, Said, Side, Sides, Vec2, circle_truth, named, truth,
};

/// A step of A among blocks.
#[derive(Clone, Debug, PartialEq)]
pub struct ResponseCase {
    /// Its name in the course: `R2`, `S1`.
    pub name: Option<&'static str>,
    /// A before the step: left, top, width, height; of a circle those of the square around it.
    pub before: [f64; 4],
    /// Whether A is a circle.
    pub is_ball: bool,
    /// A's way in the step.
    pub velocity: [f64; 2],
    /// The way of all blocks in the step.
    pub of_blocks: [f64; 2],
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
    /// Two blocks turn the velocity in the same step, so that A goes on as before.
    Twice,
    /// The block behind a removed one is hit, too, and is not looked at.
    Skipped,
    /// A step so long that A is past the block at its end: nothing is seen.
    TooFast,
}

named!(ResponseFlaw {
    OtherSide = "other-side", Unseen = "unseen", Overlaps = "overlaps", Behind = "behind", NothingHit = "nothing-hit",
    Seam = "seam", Twice = "twice", Skipped = "skipped", TooFast = "too-fast",
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

/// In what a text differs from a method.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DifferenceKind {
    /// It does nothing where the method hits.
    Missed,
    /// It acts where the method does not hit.
    Extra,
    /// It names another side.
    Side,
    /// It does not put A back on this axis.
    NotPut(Axis),
    /// It moves A on this axis, which the method leaves.
    Put(Axis),
    /// It puts A elsewhere on this axis.
    Elsewhere(Axis),
    /// It leaves the velocity on this axis, which the method stops.
    Runs(Axis),
    /// It changes the velocity on this axis, which the method leaves.
    Stopped(Axis),
    /// It does not set this flag.
    Unset(String),
    /// It sets this flag where it does not belong.
    Set(String),
}

impl DifferenceKind {
    /// `"missed"`, `"extra"`, `"side"`, `"not-put"`, `"put"`, `"elsewhere"`, `"runs"`, `"stopped"`, `"unset"` or `"set"`.
    pub const fn name(&self) -> &'static str {
        match self {
            Self::Missed => "missed",
            Self::Extra => "extra",
            Self::Side => "side",
            Self::NotPut(_) => "not-put",
            Self::Put(_) => "put",
            Self::Elsewhere(_) => "elsewhere",
            Self::Runs(_) => "runs",
            Self::Stopped(_) => "stopped",
            Self::Unset(_) => "unset",
            Self::Set(_) => "set",
        }
    }

    /// The axis, if it is about one.
    pub const fn axis(&self) -> Option<Axis> {
        match self {
            Self::NotPut(axis) | Self::Put(axis) | Self::Elsewhere(axis) | Self::Runs(axis) | Self::Stopped(axis) => {
                Some(*axis)
            }
            _ => None,
        }
    }
}

/// A difference from a method, with a case.
#[derive(Clone, Debug, PartialEq)]
pub struct ResponseDifference {
    /// In what.
    pub kind: DifferenceKind,
    /// At which sides.
    pub sides: Sides,
    /// In how many cases.
    pub count: usize,
    /// Of so many in which it could.
    pub of: usize,
    /// A case.
    pub case: ResponseCase,
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
    /// A circle goes on as off a wall across the corner.
    Mirrored,
}

named!(CornerRule { X = "x", Y = "y", Both = "both", Mixed = "mixed", None = "none", Mirrored = "mirrored" });

/// How code does that reads the velocity of a block, or moves it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ResponseMoving {
    /// Whether it moves the block.
    pub moves: bool,
    /// Whether the block is given before or after its step.
    pub when: ResponseWhen,
    /// In how many cases of a block that moves it does what its method, or the nearest one, does with their relative velocity, and of so
    /// many; `None` if no method is near.
    pub same: Option<(usize, usize)>,
}

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
    /// Statements that only say how fast A may get, left out as well: keys, friction, a highest speed.
    pub steering: Vec<String>,
    /// Statements about the edge of the screen, left out as well: no block is there.
    pub edges: Vec<String>,
    /// Statements outside of the function that was run: they are not judged.
    pub outside: Vec<String>,
    /// The names of A and of the block, or of the list of blocks.
    pub names: [String; 2],
    /// The names in the text for velocities, for A before or after the step, and for what stands still, each with what it was taken for:
    /// `vx`, `old x`, `new x`, `0`, `1`.
    pub members: Vec<(String, String)>,
    /// The names of velocities that are passed by value: what becomes of the caller's is not in the text.
    pub by_value: Vec<String>,
    /// Whether it takes a list of blocks.
    pub takes_list: bool,
    /// Whether x and y are the centre; of a circle and a block, whether those of the block are.
    pub is_centre: bool,
    /// Whether A is a circle.
    pub is_ball: bool,
    /// Whether A is given before or after its step.
    pub when: ResponseWhen,
    /// What it adds to the velocity in each step by itself, on each axis.
    pub gravity: [f64; 2],
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
    /// Whether it removes the block that is hit.
    pub removes: bool,
    /// What it does while the block moves; `None` if it knows no velocity of the block.
    pub moving: Option<ResponseMoving>,
    /// The flags that it sets, each with the sides at which it does.
    pub flags: Vec<(String, Vec<Side>)>,
    /// The methods that do the same in every case, with their rules.
    pub equals: Vec<(ResponseMethod, ResponseRules)>,
    /// Whether they do the same only where A does not overlap a block at the start.
    pub differs_inside: bool,
    /// Whether they do the same only where all tiles that A meets lie in one row.
    pub differs_staggered: bool,
    /// The method that does the same in most cases, if none does in all; one of `equals` where tiles that do not lie in a row differ.
    pub nearest: Option<NearMethod>,
    /// In what it differs from that one, the most frequent first.
    pub differences: Vec<ResponseDifference>,
    /// What goes wrong, in the order of [`ResponseFlaw`].
    pub findings: Vec<ResponseFinding>,
    /// Whether it returns a number beside a side that is told in another way.
    pub returns_number: bool,
    /// If that is the time of impact: in how many of the cases in which it names the true side the time is right, and of so many.
    pub time: Option<(usize, usize)>,
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
        is_swept
            && !self.differs_inside
            && !self.differs_staggered
            && self.moving.is_none_or(|moving| moving.same.is_some_and(|(same, of)| same == of))
            && self.time.is_none_or(|(right, of)| right == of)
            && self.findings.is_empty()
            && self.wrong_flags().next().is_none()
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
/// let (method, rules) = judged.equals[0];
/// assert_eq!((method.name(), rules.tie.name()), ("previous", "x")); // x is asked before y
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
    /// The step as the methods take it: as the blocks see it.
    pub fn step(&self) -> Move {
        Move { before: did::rect(self.before), velocity: did::velocity(self.way()) }
    }

    /// A's way in the step, as the blocks see it.
    pub fn way(&self) -> [f64; 2] {
        [self.velocity[0] - self.of_blocks[0], self.velocity[1] - self.of_blocks[1]]
    }

    /// What is true.
    pub fn truth(&self) -> ResponseTruth {
        match self.ball() {
            Some(ball) => circle_truth(ball, &self.rects()),
            None => truth(self.step(), &self.rects()),
        }
    }

    /// A before the step as a circle, if it is one.
    pub fn circle(&self) -> Option<Circle> {
        self.is_ball.then(|| Circle::new(did::rect(self.before).centre(), self.before[2] / 2.0))
    }

    fn ball(&self) -> Option<Move<Circle>> {
        self.circle().map(|before| Move { before, velocity: did::velocity(self.way()) })
    }

    /// What a method does, with the square around a circle in its place. With x as tie, `least-overlap` and `previous` ask x before y.
    fn response(&self, method: ResponseMethod, rules: ResponseRules) -> Response {
        if rules.tie == PlaneAxis::X && has_tie(method) {
            let plain = ResponseRules { tie: PlaneAxis::Y, ..rules };
            return transposed(self.transposed().response(method, plain));
        }
        let Some(ball) = self.ball() else { return method.respond(self.step(), &self.rects(), rules, &mut ()) };
        let Response { said, end, velocity } = method.respond_circle(ball, &self.rects(), rules, &mut ());
        Response { said, end: end.bounds(), velocity }
    }

    /// The same with x and y in each other's place.
    fn transposed(&self) -> Self {
        let turned = |[x, y, w, h]: Rectangle| [y, x, h, w];
        let swapped = |[x, y]: [f64; 2]| [y, x];
        Self {
            before: turned(self.before),
            velocity: swapped(self.velocity),
            of_blocks: swapped(self.of_blocks),
            blocks: self.blocks.iter().map(|block| turned(*block)).collect(),
            ..self.clone()
        }
    }

    /// Whether A, put here, overlaps a block.
    fn overlaps_at(&self, [x, y]: [f64; 2]) -> bool {
        let a = [x, y, self.before[2], self.before[3]];
        self.blocks.iter().any(|block| did::is_over(a, *block, self.is_ball))
    }

    fn starts_inside(&self) -> bool {
        let [x, y, ..] = self.before;
        self.overlaps_at([x, y])
    }

    /// Whether each block lies flush beside another one.
    fn is_of_seams(&self) -> bool {
        let is_flush = |one: &Rectangle, other: &Rectangle, along: usize| {
            let across = 1 - along;
            let touches = one[along] + one[along + 2] == other[along] || other[along] + other[along + 2] == one[along];
            touches && one[across] == other[across] && one[across + 2] == other[across + 2]
        };
        let has_next =
            |one: &Rectangle| self.blocks.iter().any(|other| (0..2).any(|along| is_flush(one, other, along)));
        self.blocks.len() > 1 && self.blocks.iter().all(has_next)
    }

    fn rects(&self) -> Vec<hantei_collision::Rect> {
        self.blocks.iter().map(|block: &Rectangle| did::rect(*block)).collect()
    }
}

/// The cases of [`judge_response`], by kind: `course` (those with a name, and the same from the other sides), `corner` (two sides at the
/// same moment), `random` (one block), `tiles` (seams, in both orders of asking), `staggered` (tiles that do not lie in a row, some of them random), `squeezed` (such that leave
/// no room for A everywhere), `row` (random rows of tiles). All numbers are whole.
pub fn response_cases() -> Vec<(&'static str, ResponseCase)> {
    let of = |kind: &'static str| move |case| (kind, case);
    let mut all: Vec<(&'static str, ResponseCase)> = cases::named().map(of("course")).collect();
    all.extend(cases::corners().map(of("corner")));
    all.extend(cases::random(found::RANDOM).into_iter().map(of("random")));
    all.extend(cases::seams().map(of("tiles")));
    all.extend(cases::staggered().into_iter().map(of("staggered")));
    all.extend(cases::squeezed().into_iter().map(of("squeezed")));
    all.extend(cases::rows(found::ROWS).into_iter().map(of("row")));
    all
}

/// Whether a method takes one axis before the other where both would do: in hantei y, in a text perhaps x.
const fn has_tie(method: ResponseMethod) -> bool {
    matches!(method, ResponseMethod::LeastOverlap | ResponseMethod::Previous)
}

/// The response of a case whose x and y are in each other's place, put back.
fn transposed(response: Response) -> Response {
    let side = |side: Side| Side { axis: if side.axis == Axis::X { Axis::Y } else { Axis::X }, ..side };
    let vector = |of: Vec2| Vec2::new(of.y, of.x);
    let said = |said: Said| Said {
        named: match said.named {
            NamedSide::Side(of) => NamedSide::Side(side(of)),
            NamedSide::Corner(sides) => NamedSide::Corner(sides.iter().map(side).fold(Sides::default(), Sides::with)),
            other @ (NamedSide::Inside | NamedSide::Unknown) => other,
        },
        side: said.side.map(side),
        normal: vector(said.normal),
        ..said
    };
    let [x, y] = did::corner(response.end);
    Response {
        said: response.said.into_iter().map(said).collect(),
        end: did::rect([y, x, response.end.height(), response.end.width()]),
        velocity: vector(response.velocity),
    }
}

/// All methods with the rules that they use. At a corner a circle needs none.
fn methods(is_ball: bool) -> Vec<(ResponseMethod, ResponseRules)> {
    let plain = ResponseRules::default();
    let mut all = Vec::new();
    for asked in [AskedOrder::Given, AskedOrder::Reversed] {
        for method in [ResponseMethod::LeastOverlap, ResponseMethod::Diagonals, ResponseMethod::Previous] {
            all.push((method, ResponseRules { asked, ..plain }));
        }
        for &order in PlaneAxis::ALL {
            all.push((ResponseMethod::AxisByAxis, ResponseRules { order, asked, ..plain }));
        }
        for &method in ResponseMethod::ALL.iter().filter(|method| has_tie(**method)) {
            all.push((method, ResponseRules { tie: PlaneAxis::X, asked, ..plain }));
        }
    }
    let answers = [ResponseAnswer::Slide, ResponseAnswer::Stop, ResponseAnswer::Out];
    for &tie in PlaneAxis::ALL.iter().rev().filter(|tie| !is_ball || **tie == plain.tie) {
        let bounce = is_ball.then_some(ResponseAnswer::Bounce);
        for answer in bounce.into_iter().chain(answers) {
            all.push((ResponseMethod::Swept, ResponseRules { tie, answer, ..plain }));
        }
    }
    all
}

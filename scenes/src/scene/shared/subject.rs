//! What differs between shapes in a trial: their words, their judge, their code.

use super::hit_or_miss;
use super::own::Own;
use super::trial::Trial;
use super::typed_test::{OwnGap, OwnOrigin, TypedTest};
use super::y_direction::YDirection;
use crate::scene::{CodeLine, Row, Trace, Walk};
use crate::text;
use crate::words::Text;
use hantei_collision::{Border, Method, Question, ShapeKind};
use hantei_judge::AsFormula as _;
use hantei_judge::{Answers, CodeLanguage, Formula, FormulaError, ParseOptions, Reading, Shapes, WantedRight};
use std::fmt::Debug;

/// A method of a family in Rust: `OverlapMethod::FourFlags`.
pub(in crate::scene) fn in_rust<M: Method>(method: M) -> String {
    let family = std::any::type_name::<M>();
    format!("{}::{method:?}", family.rsplit("::").next().unwrap_or(family))
}

/// What a test says of shapes that only touch.
pub(in crate::scene) fn touching_rule(border: Border) -> Text {
    match border {
        Border::Hits => text!("code-touching-hits"),
        Border::Misses => text!("code-touching-misses"),
        Border::Half => text!("code-half"),
    }
}

/// Shapes that a scene tests, with their words.
pub trait Subject: Shapes + Copy + Debug + PartialEq + 'static {
    /// The judge of formulas about them.
    type Judge: ShapesJudge<Self>;

    /// The answer's name in goals and the trace.
    fn answer_name(&self) -> &'static str {
        "hit"
    }

    /// A typed test as it is written, and as it is meant by the agreements.
    fn agreed(formula: Formula<Self>, typed: &TypedTest) -> [Formula<Self>; 2] {
        let written = if typed.swap { formula.swapped() } else { formula };
        let meant = typed.conventions().iter().fold(written.clone(), |formula, of| formula.meant_by(*of));
        [written, meant]
    }
    /// The calls, in Rust, that apply the agreements to a formula.
    fn agreed_in_rust(typed: &TypedTest) -> String {
        let swapped = typed.swap.then(|| ".swapped()".to_owned());
        let y_up = typed.y_up().map(|of| format!(".meant_by(Convention::{of:?})"));
        let centre = (typed.origin == OwnOrigin::Centre).then(|| ".from_centre()".to_owned());
        swapped.into_iter().chain(y_up).chain(centre).collect()
    }

    /// Reads a typed test of them.
    ///
    /// # Errors
    /// What is not understood, with its place.
    fn read(text: &str, options: &ParseOptions, _: &TypedTest) -> Result<(Formula<Self>, Reading), FormulaError> {
        Formula::read(text, options)
    }
    /// The test that says no to everything.
    fn never(_: &TypedTest) -> Formula<Self> {
        Formula::never()
    }

    /// The names of their numbers for a typed test, in groups.
    fn names(_: &TypedTest) -> &'static [&'static [&'static str]];
    /// Whether these are A's names, and B has the same with b.
    fn has_twins(_: &TypedTest) -> bool {
        false
    }

    /// The right answer by this rule for touching.
    fn is_so(&self, border: Border) -> bool;
    /// Whether this rule for touching says what is right here.
    fn is_ruled(&self, _: Border) -> bool {
        true
    }
    /// The exact relation's name in goals and the trace.
    fn contact_name(&self) -> &'static str;
    /// The exact relation in words.
    fn contact_text(&self) -> Text;

    /// What a built-in method says if they only touch.
    fn border_rule<M: Method<Shapes = Self>>(_: M, border: Border) -> Text {
        touching_rule(border)
    }
    /// An answer in a word.
    fn answer(&self, says: bool) -> Text {
        hit_or_miss(says)
    }
    /// An answer for the verdict.
    fn verdict(&self, says: bool) -> Text {
        if says { text!("verdict-hit") } else { text!("verdict-miss") }
    }
    /// The question for a guess of a method's answer.
    fn ask(&self, method: &'static str) -> Text {
        text!("ask-hit", method = method)
    }

    /// Why a typed test cannot be asked about these shapes, if it cannot.
    fn misfit(&self, _: &Formula<Self>) -> Option<OwnGap> {
        None
    }

    /// Where a method comes from.
    fn source<M: Method<Shapes = Self>>(method: M, _: YDirection) -> Text {
        Text::plain(method.source())
    }
    /// What a method computes before it compares.
    fn computed<M: Method<Shapes = Self>>(_: &Trial<M>) -> Vec<Row> {
        Vec::new()
    }
    /// Removes the questions that did not arise.
    fn prune<M: Method<Shapes = Self>>(&self, _: M, _: &mut Walk) {}
    /// The state in which a question holds, and whether that speaks for a hit; `None` if it alone decides nothing.
    fn meaning<M: Method<Shapes = Self>>(trial: &Trial<M>, question: &Question) -> (Text, Option<bool>);
    /// Why a built-in method gives its answer.
    fn reason<M: Method<Shapes = Self>>(trial: &Trial<M>, method: M, walk: &Walk) -> Option<Text>;
    /// Why a built-in method is wrong here.
    fn because<M: Method<Shapes = Self>>(trial: &Trial<M>, method: M) -> Option<Text>;
    /// A built-in method as its source writes it.
    fn pseudo_code<M: Method<Shapes = Self>>(&self, method: M, questions: &[Question]) -> Vec<CodeLine>;

    /// Cases in which nothing coincides; of these kinds, where the shapes can be of several.
    fn clear_cases(_: Option<[ShapeKind; 2]>) -> impl Iterator<Item = Self>;
    /// Whether two cases count as one for the judge, which keeps one wrong case of each kind.
    fn is_like(&self, other: &Self) -> bool;

    /// Where a formula is wrong, in words; the case at `place` of `count`.
    fn example(&self, says: bool, own: &Own<Self>, place: usize, count: usize) -> Text;
    /// Adds the shapes to a line of the trace.
    fn trace(&self, line: Trace) -> Trace;
    /// The formula as a function in a programming language.
    fn code(formula: &Formula<Self>, language: CodeLanguage, note: &str) -> String;
    /// The end of the ids of a method's texts; empty if that is its name.
    fn own_texts<M: Method<Shapes = Self>>(&self, _: M) -> &'static str {
        ""
    }
    /// Whether a method is wrong in other cases than by rounding.
    fn is_approximate<M: Method<Shapes = Self>>(_: M) -> bool {
        false
    }
    /// A built-in method as a formula.
    fn formula_of<M: Method<Shapes = Self>>(&self, method: M, border: Border) -> Formula<Self> {
        method.formula(border)
    }
    /// A built-in method as a function in a programming language.
    fn method_code<M: Method<Shapes = Self>>(
        &self,
        method: M,
        border: Border,
        language: CodeLanguage,
        note: &str,
    ) -> String {
        Self::code(&self.formula_of(method, border), language, note)
    }
    /// What a Rust test of the case needs.
    fn as_rust(&self) -> RustCase;
    /// The same with a typed test.
    fn as_rust_of_own(&self) -> RustCase {
        self.as_rust()
    }
    /// A built-in method in Rust: `OverlapMethod::FourFlags`.
    fn method_in_rust<M: Method<Shapes = Self>>(&self, method: M) -> String {
        in_rust(method)
    }
}

/// A judge of the typed tests of some shapes, and how its results become words.
pub trait ShapesJudge<S: Subject>: Default {
    /// What it finds.
    type Found;

    /// Judges about this many more cases; returns the result once all are judged.
    fn advance(&mut self, cases: usize, right: WantedRight, test: impl Answers<S>) -> Option<Self::Found>;
    /// The part of all cases that has been judged, from 0 to 1.
    fn progress(&self) -> f64;
    /// Whether the test is right, for which border, in how many cases; and the cases that it gets wrong.
    fn found(found: &Self::Found) -> (bool, Border, usize, Vec<S>);
    /// The same in words. A right test has no cases; of a wrong one, the panel shows the first.
    fn judged(found: Self::Found, right: WantedRight) -> Judgement<S>;

    /// The same for a formula, which a judge may look into.
    fn of_formula(&mut self, cases: usize, right: WantedRight, formula: &Formula<S>) -> Option<Self::Found> {
        self.advance(cases, right, formula)
    }

    /// Judges whether `own` is like another test. Right is right with `Border::Misses`, which [`Own::agreeing`] uses.
    fn like(&mut self, cases: usize, own: &Own<S>, wanted: &Formula<S>) -> Option<Judgement<S>> {
        self.advance(cases, WantedRight::default(), own.agreeing(wanted)).map(|found| Self::alike(&found))
    }

    /// What was found of a test that says where two others agree.
    fn alike(found: &Self::Found) -> Judgement<S> {
        let (is_right, border, cases, errors) = Self::found(found);
        let is_right = is_right && border == Border::Misses;
        let verdict = if is_right {
            text!("own-wanted-tried", cases = Text::Whole(cases as u64))
        } else {
            text!("own-quad-wanted-wrong")
        };
        Judgement::new(border, is_right, verdict, errors)
    }
}

/// What a Rust test of a case needs.
pub struct RustCase {
    /// The types that it uses, beside the method's.
    pub uses: Vec<&'static str>,
    /// A formula's type.
    pub formula: String,
    /// The statements that make the shapes.
    pub lets: Vec<String>,
    /// The call's beginning, for methods and formulas: `hits(a, b`.
    pub call: &'static str,
    /// The kinds for which a formula has to be read: `[ShapeKind::Segment, ShapeKind::Rect]`.
    pub read_for: Option<String>,
}

/// What a judge found out about a formula.
#[derive(Debug, PartialEq)]
pub struct Judgement<S> {
    /// The border for which it is right, or most nearly right.
    pub border: Border,
    /// Whether it is right in every case.
    pub is_right: bool,
    /// The same in a sentence.
    pub verdict: Text,
    /// The cases that it gets wrong.
    pub errors: Vec<S>,
    /// Whether it is right if x, y are the centre, and nothing says what they are.
    pub is_right_at_centre: bool,
    /// Whether it is right with a half-open rule of its own, other than [`Border::Half`]: on an edge its answer is right.
    pub has_own_half: bool,
    /// Whether it says miss in most cases that overlap, and hit in most that are apart.
    pub is_opposite: bool,
    /// What else is said of it, a sentence each.
    pub notes: Vec<Text>,
}

impl<S> Judgement<S> {
    /// A judgement for numbers as they were read.
    pub fn new(border: Border, is_right: bool, verdict: Text, errors: Vec<S>) -> Self {
        Self {
            border,
            is_right,
            verdict,
            errors,
            is_right_at_centre: false,
            has_own_half: false,
            is_opposite: false,
            notes: Vec::new(),
        }
    }

    /// The rule for touching that says what is right; `None` if its own answer does.
    pub(in crate::scene) fn rule(&self) -> Option<Border> {
        (!self.has_own_half).then_some(self.border)
    }

    /// The same in a word: `hits`, `misses`, `half`, `other-half` or `wrong`.
    pub fn name(&self) -> &'static str {
        match (self.is_right, self.border) {
            (true, Border::Half) if self.has_own_half => "other-half",
            (true, Border::Hits) => "hits",
            (true, Border::Misses) => "misses",
            (true, Border::Half) => "half",
            (false, _) => "wrong",
        }
    }
}

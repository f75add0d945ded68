//! Words for two axis-aligned shapes, rectangles or boxes, and for each of their comparisons.

use super::asked_comparison::Follows;
use super::clear_cases;
use super::number::{shown, shown_pair};
use super::own::Own;
use super::pair_judge::PairJudge;
use super::shape_words::{Spoken, contact_on};
use super::subject::{RustCase, Subject};
use super::trial::{Chosen, Trial};
use super::typed_test::TypedTest;
use super::{hit_or_miss, truth};
use crate::report;
use crate::scene::{CodeLine, Trace, Walk};
use crate::text;
use crate::words::Text;
use hantei_collision::{
    About, Axis, Border, Comparison, Contact, End, Form, Method, Operator, Question, ShapeKind, Two, contact,
};
use hantei_judge::{CodeLanguage, CodeParameters, Formula};

/// Whether there is a gap on an axis, by the rule for touching: one such axis is enough for a miss.
pub(in crate::scene) fn is_apart<M: Method<Shapes = Two<S>>, S: Spoken>(trial: &Trial<M>, axis: Axis) -> bool {
    !contact_on(&trial.shapes, axis).hits(trial.border)
}

impl<S: Spoken> Subject for Two<S> {
    type Judge = PairJudge<S>;

    fn names(_: &TypedTest) -> &'static [&'static [&'static str]] {
        S::NAMES
    }

    fn has_twins(_: &TypedTest) -> bool {
        true
    }

    fn is_so(&self, border: Border) -> bool {
        contact(self.a, self.b).hits(border)
    }

    fn clear_cases(_: Option<[ShapeKind; 2]>) -> impl Iterator<Item = Self> {
        clear_cases::pairs()
    }

    fn is_like(&self, other: &Self) -> bool {
        self.ways().eq(other.ways())
    }

    fn contact_name(&self) -> &'static str {
        contact(self.a, self.b).name()
    }

    fn contact_text(&self) -> Text {
        S::contact_text(self)
    }

    fn ask(&self, method: &'static str) -> Text {
        S::ask(method)
    }

    fn meaning<M: Method<Shapes = Self>>(trial: &Trial<M>, question: &Question) -> (Text, Option<bool>) {
        match (&trial.chosen, question.about) {
            (Chosen::Own(own), _) => own_meaning(trial, own, question),
            (Chosen::BuiltIn(method), Some(About::Ends(axis, end, _))) => {
                let (is_apart, touch) = (method.form().asks_apart(), may_touch(question));
                let state = match method.form() {
                    _ if is_apart => apart(axis, end, touch),
                    Form::Nested => not_apart(axis, end, touch),
                    _ => begins(axis, end, touch),
                };
                (state, Some(!is_apart))
            }
            (Chosen::BuiltIn(_), Some(About::Centres(axis))) => (centres_near(axis, may_touch(question)), Some(true)),
            (Chosen::BuiltIn(_), _) => (Text::plain(question.to_string()), None),
        }
    }

    fn reason<M: Method<Shapes = Self>>(trial: &Trial<M>, method: M, walk: &Walk) -> Option<Text> {
        let (axes, touch) = (S::AXES.len(), walk.questions.iter().any(may_touch));
        let is_about_centres = walk.questions.iter().any(|asked| matches!(asked.about, Some(About::Centres(_))));
        let reason = match (method.form().asks_apart(), trial.says()) {
            (true, true) => {
                let seen = S::met(&trial.shapes).filter(|_| !trial.is_wrong());
                seen.unwrap_or_else(|| text!("reason-none-apart", count = walk.questions.len()))
            }
            (true, false) => text!("reason-apart", states = states(trial, walk, true)),
            (false, true) if is_about_centres && touch => text!("reason-centres-near-or-at", axes = axes),
            (false, true) if is_about_centres => text!("reason-centres-near", axes = axes),
            (false, true) if touch => text!("reason-all-hold-or-at"),
            (false, true) => text!("reason-all-hold"),
            (false, false) => text!("reason-fails", states = states(trial, walk, false)),
        };
        let left = walk.questions.len() - walk.trace.len();
        Some(if left > 0 { text!("reason-not-asked", reason = reason, count = left) } else { reason })
    }

    fn because<M: Method<Shapes = Self>>(trial: &Trial<M>, method: M) -> Option<Text> {
        let overlaps = contact(trial.shapes.a, trial.shapes.b) == Contact::Overlapping;
        let is_short = method.ends_at_last_pixel(trial.border) && overlaps;
        Some(if is_short { text!("because-last-pixel") } else { text!("because-sums") })
    }

    fn pseudo_code<M: Method<Shapes = Self>>(&self, method: M, questions: &[Question]) -> Vec<CodeLine> {
        let form = method.form();
        let line = |(i, asked): (usize, &Question)| {
            let (first, indent) = (i == 0, "  ".repeat(i));
            let text = match form {
                Form::Flags => Text::plain(format!("flag{} = {asked}", i + 1)),
                Form::ElseIf => {
                    text!("code-miss", condition = format!("{}if {asked}", if first { "" } else { "else " }))
                }
                Form::Nested => Text::plain(format!("{indent}if {asked}")),
                Form::NoneOf => Text::plain(format!("{} {asked}", if first { "if" } else { "or" })),
                _ => Text::plain(format!("{} {asked}", if first { "if " } else { "and" })),
            };
            CodeLine { text, asks: Some(i) }
        };
        let end = match form {
            Form::Flags => text!("code-flags"),
            Form::ElseIf => text!("code-else-hit"),
            Form::Nested => Text::plain("        result = 1"),
            Form::NoneOf => text!("code-collision"),
            _ => text!("code-hit"),
        };
        questions.iter().enumerate().map(line).chain([CodeLine { text: end, asks: None }]).collect()
    }

    fn example(&self, says: bool, own: &Own<Self>, place: usize, count: usize) -> Text {
        let numbers = |shape: S| {
            let numbers = report::origin_size(shape, &own.conventions());
            numbers.into_iter().map(shown).collect::<Vec<_>>().join(",")
        };
        let (place, count) = ((place + 1).to_string(), count.to_string());
        let (a, b) = (numbers(self.a), numbers(self.b));
        if own.wanted().is_some() {
            let (says, so) = (truth(says), truth(!says));
            return text!("own-wanted-example", place = place, count = count, a = a, b = b, says = says, so = so);
        }
        let (says, contact) = (hit_or_miss(says), self.contact_text());
        text!("own-example", place = place, count = count, a = a, b = b, says = says, contact = contact)
    }

    fn trace(&self, line: Trace) -> Trace {
        line.detail("a", self.a.traced()).detail("b", self.b.traced())
    }

    fn code(formula: &Formula<Self>, language: CodeLanguage, note: &str) -> String {
        formula.code(language, CodeParameters::Numbers, note)
    }

    fn as_rust(&self) -> RustCase {
        let (uses, formula) = S::RUST;
        let lets = vec![format!("let a = {};", self.a.as_rust()), format!("let b = {};", self.b.as_rust())];
        RustCase { uses: uses.to_vec(), formula: formula.to_owned(), lets, call: "hits(a, b", read_for: None }
    }
}

/// The meaning of a comparison in a typed formula, if it compares ends of A and B as they are.
fn own_meaning<M: Method<Shapes = Two<S>>, S: Spoken>(
    trial: &Trial<M>,
    own: &Own<Two<S>>,
    question: &Question,
) -> (Text, Option<bool>) {
    let speaks = own.formula().speaks_for(question.id);
    let state = || {
        let made = trial.every_comparison().into_iter().find(|made| made.question == question.id)?;
        let (Some(About::Ends(axis, of_a, of_b)), Follows::Coordinates { a_is_left }) =
            (question.about, Follows::of(trial, question, &made))
        else {
            return None;
        };
        let [left, right] = made.numbers;
        let [a, b] = if a_is_left { [left, right] } else { [right, left] };
        // With something added or subtracted, as HSP's - 1, it means another state.
        let is = |number: f64, end: f64| (number - end).abs() <= 1e-9 * (1.0 + end.abs());
        let Two { a: shape_a, b: shape_b } = trial.shapes;
        if !is(a, shape_a.on(axis).end(of_a)) || !is(b, shape_b.on(axis).end(of_b)) {
            return None;
        }
        let a_is_less = match question.operator {
            Operator::Less | Operator::AtMost => a_is_left,
            Operator::Greater | Operator::AtLeast => !a_is_left,
            Operator::Equal | Operator::NotEqual => return None,
        };
        match (of_a, of_b, a_is_less) {
            (End::Max, End::Min, true) | (End::Min, End::Max, false) => Some(apart(axis, of_a, may_touch(question))),
            (End::Max, End::Min, false) | (End::Min, End::Max, true) => Some(begins(axis, of_a, may_touch(question))),
            (End::Min, End::Min, _) | (End::Max, End::Max, _) => None,
        }
    };
    (state().unwrap_or_else(|| Text::plain(question.to_string())), speaks)
}

/// The side of B on which A lies if this end of A is compared with B's opposite end, and whether touching counts.
fn side(axis: Axis, end: End, may_touch: bool) -> String {
    let sides = [["left", "right"], ["above", "below"], ["front", "behind"]];
    or_at(sides[axis as usize][usize::from(end == End::Min)], may_touch)
}

fn or_at(state: &str, may_touch: bool) -> String {
    format!("{state}{}", if may_touch { "-or-at" } else { "" })
}

/// A lies apart from B on this side.
fn apart(axis: Axis, end: End, may_touch: bool) -> Text {
    text!("state-apart", state = side(axis, end, may_touch))
}

/// A does not lie apart from B on this side.
fn not_apart(axis: Axis, end: End, may_touch: bool) -> Text {
    text!("state-not-apart", state = side(axis, end, may_touch))
}

/// One begins before the other ends.
fn begins(axis: Axis, end: End, may_touch: bool) -> Text {
    let which = if end == End::Max { "b" } else { "a" };
    let before = ["left", "above", "front"][axis as usize];
    text!("state-begins", state = or_at(&format!("{which}-{before}"), may_touch))
}

/// The centres are so near that there is no gap on the axis.
fn centres_near(axis: Axis, may_touch: bool) -> Text {
    if may_touch { text!("centres-near-or-at", axis = axis.name()) } else { text!("centres-near", axis = axis.name()) }
}

/// Whether it also holds for equal numbers.
fn may_touch(question: &Question) -> bool {
    question.operator.holds(0.0, 0.0)
}

/// The states of the deciding comparisons, with their numbers.
fn states<M: Method<Shapes = Two<S>>, S: Spoken>(trial: &Trial<M>, walk: &Walk, deciding: bool) -> Vec<Text> {
    let decided = walk.trace.iter().filter(|made| made.holds == deciding);
    let state = |made: &Comparison| {
        let place = walk.questions.iter().position(|question| question.id == made.question)?;
        let (meaning, _) = walk.meanings.get(place)?;
        let numbers = match walk.questions[place].about {
            // The number is not the edge: the gap in the picture is wider than the difference.
            Some(About::Ends(_, of_a, _)) if trial.ends_at_last_pixel() => {
                let side = if of_a == End::Max { "left" } else { "right" };
                let [left, right] = shown_pair(made.numbers[0], made.numbers[1]);
                let sign = walk.questions[place].operator.symbol();
                text!("numbers-last-pixel", side = side, left = left, sign = sign, right = right)
            }
            _ => Text::plain(walk.numbers(made)),
        };
        Some(text!("state-with-numbers", state = meaning.clone(), numbers = numbers))
    };
    decided.filter_map(state).collect()
}

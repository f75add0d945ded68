//! What is wrong with a text that is not a formula.

use super::program::refusal;
use crate::quote::quoted;
use crate::text;
use crate::words::Text;
use hantei_judge::{Bound, CallUse, Expected, FormulaError, FormulaFlaw as Flaw, LineMark, NoAnswer, SourceLanguage};

/// What is wrong, and what is possible there. [`FormulaError::place`] has the place.
impl From<&FormulaError> for Text {
    fn from(error: &FormulaError) -> Self {
        let name = |given: &str| quoted(given);
        match &error.flaw {
            Flaw::Empty => text!("formula-empty"),
            Flaw::TooMuch(Bound::Characters, most) => text!("formula-characters", most = most.to_string()),
            Flaw::TooMuch(Bound::Tokens, most) => text!("formula-tokens", most = most.to_string()),
            Flaw::TooMuch(Bound::Depth, most) => text!("formula-depth", most = most.to_string()),
            Flaw::TooMuch(Bound::Flags, most) => text!("formula-flags", most = most.to_string()),
            Flaw::TooMuch(Bound::Calls, most) => text!("formula-calls", most = most.to_string()),
            Flaw::TooMuch(Bound::Turns, most) => text!("formula-turns", most = most.to_string()),
            Flaw::TooMuch(Bound::Steps, most) => text!("formula-steps", most = most.to_string()),
            Flaw::Character(given) => text!("formula-character", given = quoted(&given.to_string())),
            Flaw::Number(why) => Self::from(*why),
            Flaw::Unclosed(given) => text!("formula-unclosed", given = *given),
            Flaw::Unexpected(Some(given), wanted) => {
                text!("formula-unexpected", given = name(given), expected = expected(*wanted))
            }
            Flaw::Unexpected(None, wanted) => text!("formula-ends", expected = expected(*wanted)),
            Flaw::UnknownName(given, Some(nearest)) => {
                text!("formula-name-near", given = name(given), nearest = name(nearest))
            }
            Flaw::UnknownName(given, None) => text!("formula-name", given = name(given)),
            Flaw::UnknownFunction(given, Some(nearest)) => {
                text!("formula-function-near", given = name(given), nearest = name(nearest))
            }
            Flaw::WholeShape(given, part) => text!("formula-whole", given = name(given), part = name(part)),
            Flaw::Arguments(given, count, wanted) => {
                text!("formula-arguments", name = name(given), given = *count, wanted = *wanted)
            }
            Flaw::NotPoints(given) => text!("formula-points", name = name(given)),
            Flaw::Chain => text!("formula-chain"),
            Flaw::Assigns => text!("formula-assigns"),
            Flaw::Mixed => text!("formula-mixed"),
            Flaw::Unsigned(given) => text!("formula-unsigned", given = name(given)),
            Flaw::LeavesType(given, [least, most]) => {
                text!("formula-leaves-type", given = name(given), least = least.clone(), most = most.clone())
            }
            Flaw::LineMarks(LineMark::Numbers) => text!("formula-line-numbers"),
            Flaw::LineMarks(LineMark::Diff) => text!("formula-line-diff"),
            Flaw::LineMarks(LineMark::Quote) => text!("formula-line-quote"),
            Flaw::NotFollowed(given, line) => text!("formula-not-followed", given = name(given), line = *line),
            Flaw::Clamp(low, high) => text!("formula-clamp", low = name(low), high = name(high)),
            Flaw::NumberForTest => text!("formula-number-for-test"),
            Flaw::TestForNumber => text!("formula-test-for-number"),
            Flaw::NameTaken(given) => text!("formula-taken", given = name(given)),
            Flaw::Statement(given) if error.flaw.is_loop() => text!("formula-loop", given = name(given)),
            Flaw::Statement(given) => text!("formula-statement", given = name(given)),
            Flaw::NotGiven(given) => text!("formula-not-given", given = name(given)),
            Flaw::NoPower => text!("formula-no-power"),
            Flaw::NoValue(given) => text!("formula-no-value", given = name(given)),
            Flaw::NoNumber(given) => text!("formula-no-number", given = name(given)),
            Flaw::Changes(given) => text!("formula-changes", given = name(given)),
            Flaw::NoAnswer => text!("formula-no-answer"),
            Flaw::BrokenReturn => text!("formula-broken-return"),
            Flaw::FallsThrough(language) => falls_through(*language),
            Flaw::SeveralFunctions(all) => text!("formula-several", all = name(&all.join(", "))),
            Flaw::NoFunction(given, all) => {
                text!("formula-no-function", given = name(given), all = name(&all.join(", ")))
            }
            Flaw::UnknownCall(given, CallUse::Number) => text!("formula-call-given", given = name(given)),
            Flaw::UnknownCall(given, CallUse::Value) => text!("formula-call", given = name(given)),
            Flaw::UnknownCall(given, CallUse::Nothing) => text!("formula-call-alone", given = name(given)),
            Flaw::UnknownCall(given, CallUse::Typeless) => text!("formula-call-typeless", given = name(given)),
            Flaw::UnknownCall(given, CallUse::Library) => text!("formula-call-library", given = name(given)),
            Flaw::SeveralTests(lines) => {
                let lines: Vec<String> = lines.iter().map(ToString::to_string).collect();
                text!("formula-several-tests", lines = lines.join(", "))
            }
            Flaw::UnclearTest => text!("formula-unclear-test"),
            Flaw::NoTest => text!("formula-no-test"),
            Flaw::AfterHit => text!("formula-after-hit"),
            Flaw::Indentation => text!("formula-indentation"),
            Flaw::UnknownFunction(given, None) => text!("formula-function", given = name(given)),
            Flaw::MayChange(given) => text!("formula-may-change", given = name(given)),
            Flaw::NotRead(given) => text!("formula-not-read", given = name(given)),
            Flaw::NotEach(given) => text!("formula-not-each", given = name(given)),
            Flaw::WhichLanguage(all) => text!("formula-which-language", all = titles(all)),
            Flaw::Family(why) => refusal(why),
            Flaw::Response(why) => super::after_hit::refusal(why),
            Flaw::Twice(given) => text!("formula-twice", given = name(given)),
            Flaw::OtherLanguage(language) => text!("formula-other-language", language = *language),
        }
    }
}

fn titles(all: &[SourceLanguage]) -> String {
    all.iter().map(|language| language.title()).collect::<Vec<_>>().join(", ")
}

/// What a missing answer means in a language.
fn falls_through(language: Option<SourceLanguage>) -> Text {
    match language.map(|language| (language.title(), language.no_answer())) {
        Some((title, NoAnswer::Undefined)) => text!("formula-falls-through-undefined", language = title),
        Some((title, NoAnswer::Refused)) => text!("formula-falls-through-refused", language = title),
        Some((_, NoAnswer::Falsy(_))) | None => text!("formula-falls-through"),
    }
}

fn expected(expected: Expected) -> Text {
    match expected {
        Expected::Operand => text!("expected-operand"),
        Expected::Operator => text!("expected-operator"),
        Expected::Close => text!("expected-close"),
        Expected::Comma => text!("expected-comma"),
        Expected::Colon => text!("expected-colon"),
        Expected::Else => text!("expected-else"),
    }
}

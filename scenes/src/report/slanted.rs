//! The judgement of a test of segments, turned rectangles or polygons, in words.

use super::asked::JudgedFor;
use super::judged::touching;
use super::opposite::{Opposite, by_its_opposite};
use super::program::{ProgramReport, asked_text, border_text, rounds, tenths_json};
use crate::quote::quoted;
use crate::text;
use crate::words::Text;
use hantei_collision::shapes::{Pair, Shape};
use hantei_collision::{Border, Contact, ShapeKind};
use hantei_judge::{
    FormulaError, NumberKind, ParseOptions, PointBorder, Reading, SlantedCondition, SlantedError, SlantedJudgement,
    SlantedLimit, SlantedSays, SlantedVerdict, Tenths, is_slanted_order, judge_slanted,
};
use serde_json::{Value, json};

/// The most wrong cases that are said of one verdict.
const SHOWN: usize = 3;

/// Finds the segments, turned rectangles or polygons of which a pasted text is a test, and judges it.
///
/// # Errors
/// What is not understood, or why it is no such test.
pub fn judge_slanted_text(
    text: &str,
    options: &ParseOptions,
    wanted: JudgedFor,
) -> Result<ProgramReport, FormulaError> {
    let numbers = wanted.whole_numbers.map(|whole| if whole { NumberKind::Whole } else { NumberKind::Fractions });
    let options = ParseOptions {
        origin: wanted.origin.or(options.origin),
        numbers: numbers.or(options.numbers),
        ..options.clone()
    };
    let judged = judge_slanted(text, &options)?;
    let shown = shown(nearest(&judged, wanted), wanted);
    let is_asked = shown.len() > 1;
    let is_right = !is_asked && shown.iter().all(|verdict| is_right(verdict, wanted));
    let first = &judged.verdicts[0].reading;
    let kinds = first.kinds;
    let at = if is_slanted_order(kinds) { [0, 1] } else { [1, 0] };
    let [a, b] = at.map(|at| quoted(&first.names[at]));
    let kind = kinds_text(kinds);
    let mut lines = vec![text!("judged-of", kind = kind.clone(), a = a, b = b)];
    let readings: Vec<Value> = shown.iter().map(|verdict| verdict_json(verdict, wanted)).collect();
    if is_asked {
        lines.push(asked_text(&readings));
    }
    for verdict in &shown {
        lines.extend(of_verdict(verdict, wanted).into_iter().map(|line| by_its_reading(line, verdict, &shown)));
    }
    let may_be_up = |verdict: &&&SlantedVerdict| verdict.reading.conditions.contains(&SlantedCondition::YUp);
    let some_are_up = shown.iter().filter(may_be_up).count();
    lines.extend((1..shown.len()).contains(&some_are_up).then(|| text!("judged-y-how")));
    lines.extend(shown[0].reading.place().map(read_so));
    let mut granted: Vec<Text> = granted_angle(&shown).into_iter().collect();
    if is_right {
        granted.push(text!("granted-slanted"));
    }
    let mut reading =
        reading_of(judged.language, judged.function.clone(), at.map(|at| first.names[at].clone()).to_vec());
    reading.unused.clone_from(&judged.unused);
    let json = json!({
        "version": 1,
        "shapes": pair_name(kinds),
        "verdict": if is_asked { json!("asked") } else { readings[0]["verdict"].clone() },
        "proved": false,
        "readings": readings,
    });
    let kinds = Some(kinds);
    Ok(ProgramReport { is_right, is_proved: false, has_half: false, kind, lines, json, reading, granted, kinds })
}

/// The verdicts with the place of a turned rectangle with which the test is right, or with the one with which the fewest cases are
/// wrong.
fn nearest(judged: &SlantedJudgement, wanted: JudgedFor) -> impl Iterator<Item = &SlantedVerdict> {
    let has = |verdict: &SlantedVerdict, y: SlantedCondition| verdict.reading.conditions.contains(&y);
    let is_open = [SlantedCondition::YDown, SlantedCondition::YUp]
        .into_iter()
        .all(|y| judged.verdicts.iter().any(|verdict| has(verdict, y)));
    // The y that is asked for, where the text leaves it open.
    let other = wanted.y_up.map(|up| if up { SlantedCondition::YDown } else { SlantedCondition::YUp });
    let other = other.filter(|_| is_open);
    let all = judged.verdicts.iter().filter(move |verdict| other.is_none_or(|other| !has(verdict, other)));
    let best = all.clone().min_by_key(|verdict| (!verdict.is_right(), verdict.wrong));
    let place = best.and_then(|best| best.reading.place());
    all.filter(move |verdict| verdict.reading.place() == place)
}

/// What the place of the turned rectangle was taken for.
fn read_so(place: SlantedCondition) -> Text {
    text!("own-slanted-read", what = text!("differs-slanted", which = condition_name(place)))
}

/// The verdicts that are said: none beside one that says the same.
fn shown<'a>(verdicts: impl Iterator<Item = &'a SlantedVerdict>, wanted: JudgedFor) -> Vec<&'a SlantedVerdict> {
    let mut shown: Vec<&SlantedVerdict> = Vec::new();
    for verdict in verdicts {
        if !shown.iter().any(|known| is_known(known, verdict, wanted)) {
            shown.push(verdict);
        }
    }
    shown
}

/// A line about a verdict, with the conditions of its reading if several are said.
fn by_its_reading(line: Text, verdict: &SlantedVerdict, shown: &[&SlantedVerdict]) -> Text {
    let is_common = |one: &SlantedCondition| shown.iter().all(|other| other.reading.conditions.contains(one));
    let conditions = if shown.len() > 1 { conditions(verdict, &is_common) } else { Vec::new() };
    conditions.iter().rev().fold(line, |line, what| text!("judged-if", what = what.clone(), verdict = line))
}

/// Which way angles are taken to turn, where nothing else is said.
fn granted_angle(shown: &[&SlantedVerdict]) -> Option<Text> {
    let turns = |verdict: &&SlantedVerdict| verdict.reading.conditions.contains(&SlantedCondition::CounterClockwise);
    let reading = &shown.first()?.reading;
    let is_degrees = reading.is_degrees.filter(|_| !shown.iter().any(turns))?;
    let y = if reading.conditions.contains(&SlantedCondition::YUp) { "up" } else { "down" };
    Some(text!("granted-angle", unit = if is_degrees { "degrees" } else { "radians" }, y = y))
}

/// What a scene says of a test that is typed or pasted there: it runs in its first reading.
pub(crate) struct SlantedField {
    /// Whether it is right in each reading that is left.
    pub is_right: bool,
    /// The border of the first reading, with which it is right, or most nearly right.
    pub border: PointBorder,
    /// The verdict of the first reading.
    pub verdict: Text,
    /// What else is said, a sentence each: how it was read, the other readings, segments of length 0.
    pub notes: Vec<Text>,
    /// The cases that it gets wrong in the first reading.
    pub errors: Vec<Pair<'static>>,
}

/// A judgement in the words of a scene.
pub(crate) fn slanted_field(judged: &SlantedJudgement) -> Option<SlantedField> {
    let wanted = JudgedFor::default();
    let shown = shown(judged.verdicts.iter(), wanted);
    let &first = shown.first()?;
    let line = |verdict: &SlantedVerdict| {
        let said = of_verdict(verdict, wanted).into_iter().next();
        said.map(|said| by_its_reading(said, verdict, &shown))
    };
    let read = first.reading.place().map(read_so);
    let zero = first.zero.as_ref().map(|zero| text!("judged-slanted-zero", verdict = wrong_text(zero)));
    let others = shown[1..].iter().filter_map(|verdict| line(verdict));
    Some(SlantedField {
        is_right: shown.len() == 1 && is_right(first, wanted),
        border: first.border,
        verdict: line(first)?,
        notes: others.chain(read).chain(granted_angle(&shown)).chain(by_its_centre(first)).chain(zero).collect(),
        // Those of the opposite are right.
        errors: first.errors.iter().filter(|_| !first.is_opposite).map(|error| error.pair).collect(),
    })
}

fn reading_of(language: hantei_judge::SourceLanguage, function: Option<String>, shapes: Vec<String>) -> Reading {
    let mut reading = Reading::default();
    reading.language = Some(language);
    reading.function = function;
    reading.shapes = shapes;
    reading
}

/// Whether a verdict need not be said beside one that is. Angles usually turn clockwise: if the test is right so, or wrong in any
/// case, the other way is not said.
fn is_known(known: &SlantedVerdict, other: &SlantedVerdict, wanted: JudgedFor) -> bool {
    let is_turn =
        |one: &SlantedCondition| matches!(one, SlantedCondition::Clockwise | SlantedCondition::CounterClockwise);
    let without = |verdict: &SlantedVerdict| {
        verdict.reading.conditions.iter().filter(|one| !is_turn(one)).copied().collect::<Vec<_>>()
    };
    let is_other_turn = known.reading.conditions != other.reading.conditions && without(known) == without(other);
    known.is_like(other) || (is_other_turn && known.numbers == other.numbers && is_right(known, wanted))
}

fn is_right(verdict: &SlantedVerdict, wanted: JudgedFor) -> bool {
    !verdict.is_opposite && is_right_as_said(verdict, wanted)
}

/// The same of the test, or of its opposite if the verdict is about that.
fn is_right_as_said(verdict: &SlantedVerdict, wanted: JudgedFor) -> bool {
    let border = match verdict.right {
        Some(PointBorder::Hits) => Some(Border::Hits),
        Some(PointBorder::Misses) => Some(Border::Misses),
        _ => return false,
    };
    let is_asked_for = verdict.is_clear || wanted.border.is_none() || wanted.border == border;
    verdict.limit.is_none() && is_asked_for
}

/// Where a test gives the opposite answer, if it does.
fn opposite(verdict: &SlantedVerdict, wanted: JudgedFor) -> Option<Opposite> {
    let is_but_touching = verdict.limit.is_none() && verdict.right == Some(PointBorder::Uneven);
    verdict.is_opposite.then(|| Opposite::of(is_right_as_said(verdict, wanted), is_but_touching))
}

/// The verdict of one reading, and its smallest wrong cases.
fn of_verdict(verdict: &SlantedVerdict, wanted: JudgedFor) -> Vec<Text> {
    let lines = verdict_lines(verdict, wanted);
    match opposite(verdict, wanted) {
        Some(how) => std::iter::once(how.sentence()).chain(lines.into_iter().map(by_its_opposite)).collect(),
        None => lines,
    }
}

/// The same, of the opposite test if it is about that.
fn verdict_lines(verdict: &SlantedVerdict, wanted: JudgedFor) -> Vec<Text> {
    let cases = verdict.cases.to_string();
    let border = verdict.right.map(|border| border_text(border, None));
    let first = match (border, verdict.limit) {
        (Some(_), None) if verdict.is_clear => text!("judged-slanted-clear", cases = cases),
        (Some(_), None) if verdict.right == Some(PointBorder::Uneven) => text!("judged-plain-uneven", cases = cases),
        (Some(border), None) => text!("judged-plain-tried", cases = cases, border = border),
        (Some(border), Some(SlantedLimit::Unrounded)) => {
            let tenths = verdict.tenths.unwrap_or(Tenths { cases: 0, wrong: 0 });
            rounds(tenths, verdict.cases - tenths.cases, border)
        }
        (Some(border), Some(limit)) => text!("judged-plain-only", limit = limit_text(limit), border = border),
        (None, _) => text!("judged-slanted-wrong", wrong = verdict.wrong.to_string(), cases = cases),
    };
    let mut lines = vec![first];
    let has_own_line = verdict.limit.is_some_and(|limit| limit != SlantedLimit::Unrounded);
    if let Some(Tenths { cases, wrong: wrong @ 1.. }) = verdict.tenths.filter(|_| has_own_line) {
        lines.push(text!("judged-rounds-there", cases = cases.to_string(), wrong = wrong.to_string()));
    }
    if verdict.right.is_some() && verdict.limit.is_none() && !is_right_as_said(verdict, wanted) {
        lines.extend(wanted.border.map(|border| text!("judged-not-asked", border = touching(border))));
    }
    lines.extend(verdict.errors.iter().take(SHOWN).map(wrong_text));
    lines.extend(by_its_centre(verdict));
    if let Some(zero) = &verdict.zero {
        lines.push(text!("judged-slanted-zero", verdict = wrong_text(zero)));
    }
    lines
}

/// A text that has corners is told that the cases have centres.
fn by_its_centre(verdict: &SlantedVerdict) -> Option<Text> {
    let place =
        verdict.reading.place().filter(|place| *place != SlantedCondition::Centre && !verdict.errors.is_empty());
    place.map(|place| text!("judged-by-centre", which = condition_name(place)))
}

fn limit_text(limit: SlantedLimit) -> Text {
    match limit {
        SlantedLimit::NotOnOneLine => text!("only-not-on-one-line"),
        SlantedLimit::ReachesOut => text!("only-reaches-out"),
        SlantedLimit::Convex => text!("only-convex"),
        SlantedLimit::ConvexClockwise => text!("only-convex-clockwise"),
        SlantedLimit::ConvexCounterClockwise => text!("only-convex-counter-clockwise"),
        SlantedLimit::Unrounded => text!("only-unrounded"),
    }
}

fn wrong_text(error: &SlantedError) -> Text {
    let numbers = address(&error.pair);
    let is = contact_name(error.contact);
    match error.says {
        SlantedSays::Hit => text!("wrong-plain", numbers = numbers, says = "hit", is = is),
        SlantedSays::Miss => text!("wrong-plain", numbers = numbers, says = "miss", is = is),
        stops => text!("wrong-slanted-stops", numbers = numbers, why = stops.name()),
    }
}

const fn contact_name(contact: Contact) -> &'static str {
    match contact {
        Contact::Apart => "apart",
        Contact::Touching => "touching",
        Contact::Overlapping => "overlapping",
    }
}

/// For which reading a verdict holds, without what all have in common.
fn conditions(verdict: &SlantedVerdict, is_common: &dyn Fn(&SlantedCondition) -> bool) -> Vec<Text> {
    let numbers = verdict.numbers.map(|numbers| match numbers {
        NumberKind::Whole => text!("differs-whole-numbers"),
        NumberKind::Fractions => text!("differs-fractions"),
    });
    let which = |condition: &SlantedCondition| text!("differs-slanted", which = condition_name(*condition));
    numbers.into_iter().chain(verdict.reading.conditions.iter().filter(|one| !is_common(one)).map(which)).collect()
}

fn condition_name(condition: SlantedCondition) -> &'static str {
    match condition {
        SlantedCondition::Centre => "centre",
        SlantedCondition::Corner => "corner",
        SlantedCondition::Pivot => "pivot",
        SlantedCondition::Clockwise => "clockwise",
        SlantedCondition::CounterClockwise => "counter-clockwise",
        SlantedCondition::FirstAndSecond => "first-second",
        SlantedCondition::FirstAndThird => "first-third",
        SlantedCondition::YUp => "y-up",
        _ => "y-down",
    }
}

fn verdict_json(verdict: &SlantedVerdict, wanted: JudgedFor) -> Value {
    let example = |error: &SlantedError| json!({ "says": error.says.name(), "contact": contact_name(error.contact), "open": address(&error.pair) });
    let examples: Vec<Value> = verdict.errors.iter().map(example).collect();
    json!({
        "verdict": match (verdict.right, verdict.limit) {
            (Some(_), _) if verdict.is_opposite => "opposite",
            _ if is_right(verdict, wanted) => "right",
            (Some(PointBorder::Uneven), None) => "inexact-edge",
            (Some(_), None) => "other-border",
            (Some(_), Some(_)) => "only",
            (None, _) => "wrong",
        },
        "only": verdict.limit.map(SlantedLimit::name),
        "border": verdict.right.filter(|_| !verdict.is_clear).map(PointBorder::name),
        "if": verdict.reading.conditions.iter().map(|one| condition_name(*one)).collect::<Vec<_>>(),
        "numbers": verdict.numbers.map(|numbers| match numbers {
            NumberKind::Whole => "whole",
            NumberKind::Fractions => "fractions",
        }),
        "opposite": verdict.is_opposite.then(|| json!({ "counterexamples": examples.clone() })),
        "cases": verdict.cases,
        "wrong": verdict.wrong,
        "tenths": tenths_json(verdict.tenths),
        "counterexamples": if verdict.is_opposite { Vec::new() } else { examples },
        "zero_length": verdict.zero.as_ref().map(example),
    })
}

/// Which scene shows a pair of these kinds: the one of lines or the one of turned shapes.
pub fn slanted_scene(kinds: [ShapeKind; 2]) -> &'static str {
    if kinds.contains(&ShapeKind::Segment) { "lines" } else { "turned" }
}

/// The arguments that open a case on the stage.
fn address(pair: &Pair<'_>) -> String {
    let kinds = [pair.a().kind(), pair.b().kind()];
    let shapes = if is_slanted_order(kinds) { [pair.a(), pair.b()] } else { [pair.b(), pair.a()] };
    let [a, b] = shapes.map(|shape| {
        let numbers = shape.numbers().iter().map(ToString::to_string).collect::<Vec<_>>().join(",");
        if matches!(shape, Shape::Segment(_)) { format!("\"segment({numbers})\"") } else { numbers }
    });
    format!("hantei {} a={a} b={b}", slanted_scene(kinds))
}

fn pair_name(kinds: [ShapeKind; 2]) -> String {
    let [a, b] = if is_slanted_order(kinds) { kinds } else { [kinds[1], kinds[0]] };
    format!("{}-{}", a.name(), b.name())
}

pub(super) fn kinds_text(kinds: [ShapeKind; 2]) -> Text {
    text!("family-slanted", pair = pair_name(kinds))
}

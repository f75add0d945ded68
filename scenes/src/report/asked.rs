//! Judges a test of two rectangles or boxes for a game's border, numbers and y.

use super::judged::{Report, Told, example, of_overlap, overlap_error};
use super::opposite::report_or_opposite;
use super::program::drops_out;
use super::which::{fitting_kind, judge_program};
use crate::quote::quoted;
use crate::text;
use crate::words::Text;
use hantei_collision::{AxisAligned, Border, Two};
use hantei_judge::{
    Convention, Difference, Formula, FormulaError, FormulaFlaw, ListReading, NumberKind, Origin, OverlapClass,
    OverlapJudge, OverlapJudgement, ParseOptions, Reading, SourceLanguage, Verdict, WantedRight,
};
use serde_json::{Value, json};

/// What a test has to be right for. `None` allows both.
#[derive(Clone, Copy, Debug, Default)]
pub struct JudgedFor {
    /// Whether touching is a hit.
    pub border: Option<Border>,
    /// Whether all numbers are whole and a division drops the fraction; otherwise nothing is rounded.
    pub whole_numbers: Option<bool>,
    /// Whether y grows up.
    pub y_up: Option<bool>,
    /// What x, y is.
    pub origin: Option<Origin>,
    /// Whether whole numbers are those of centres, as the text names them.
    pub whole_centres: bool,
    /// How much to print about its errors.
    pub told: Told,
}

/// A test as it was read, and with whole numbers, unless that makes no difference or the text has a type of numbers.
pub(super) struct JudgedTest<S: AxisAligned> {
    /// As it was read.
    pub(super) formula: Formula<Two<S>>,
    /// The same for whole numbers.
    pub(super) in_whole_numbers: Option<Formula<Two<S>>>,
}

impl<S: AxisAligned> JudgedTest<S> {
    fn opposite(&self) -> Self {
        let in_whole_numbers = self.in_whole_numbers.as_ref().map(Formula::opposite);
        Self { formula: self.formula.opposite(), in_whole_numbers }
    }
}

impl JudgedFor {
    /// The unusual conventions that may hold.
    fn conventions(self, said: Option<bool>) -> Vec<Convention> {
        let at_centre = self.origin.map(|origin| origin == Origin::Centre);
        let all = [(self.y_up, Convention::YUp), (at_centre, Convention::OriginAtCentre)];
        all.into_iter().filter(|(holds, _)| *holds == said).map(|(_, convention)| convention).collect()
    }

    fn right(self, whole_numbers: bool) -> WantedRight {
        let from_centre = self.origin == Some(Origin::Centre) || self.whole_centres;
        WantedRight { border: self.border, whole_numbers, from_centre }
    }

    fn judge<S: AxisAligned>(self, formula: &Formula<Two<S>>, whole_numbers: bool) -> OverlapJudgement<S> {
        OverlapJudge::new(self.right(whole_numbers)).finish(formula)
    }
}

/// Reads and judges a test of two rectangles or boxes. Without a wish for its numbers, its types decide.
///
/// # Errors
/// The text is no test.
pub fn judge_text<S: AxisAligned>(
    text: &str,
    options: &ParseOptions,
    wanted: JudgedFor,
) -> Result<(Report, Reading), FormulaError> {
    by_languages(options, same_verdict, |options| by_lists(options, |options| judge_read::<S>(text, options, wanted)))
}

/// Whether two judgements say the same.
pub(super) fn same_verdict(one: &(Report, Reading), other: &(Report, Reading)) -> bool {
    one.0.json == other.0.json
}

/// Where languages read a text differently and the verdict is the same, it is said; otherwise the language is asked.
pub(super) fn by_languages<Out>(
    options: &ParseOptions,
    is_same: impl Fn(&Out, &Out) -> bool,
    judge: impl Fn(&ParseOptions) -> Result<Out, FormulaError>,
) -> Result<Out, FormulaError> {
    let asked = match judge(options) {
        Err(error) if options.language.is_none() => error,
        judged => return judged,
    };
    let FormulaFlaw::WhichLanguage(languages) = &asked.flaw else { return Err(asked) };
    let by = |language: &SourceLanguage| judge(&ParseOptions { language: Some(*language), ..options.clone() });
    let mut all = Vec::new();
    for language in languages {
        all.push(by(language)?);
    }
    let is_one = all.iter().all(|one| is_same(&all[0], one));
    all.into_iter().next().filter(|_| is_one).ok_or(asked)
}

/// Where a text does not say what the numbers of a list are, a verdict that holds for one reading says for which.
pub(super) fn by_lists(
    options: &ParseOptions,
    judge: impl Fn(&ParseOptions) -> Result<(Report, Reading), FormulaError>,
) -> Result<(Report, Reading), FormulaError> {
    let (report, mut reading) = judge(options)?;
    let Some(ListReading { name, is_size, is_tried: true }) = reading.list.clone() else {
        return Ok((report, reading));
    };
    let as_read = |is_size| judge(&ParseOptions { list_is_size: Some(is_size), ..options.clone() });
    // Where nothing else is open, the first reading is judged already.
    let is_only = reading.differs.iter().all(|difference| matches!(difference, Difference::List(..)));
    let one = if is_only { report } else { as_read(is_size)?.0 };
    let Ok((other, _)) = as_read(!is_size) else { return Ok((one, reading)) };
    let (right, mut wrong, is_size) = match (one.is_right, other.is_right) {
        (true, false) => (one, other, is_size),
        (false, true) => (other, one, !is_size),
        (is_right, _) => {
            reading.list.take_if(|_| is_right);
            return Ok((one, reading));
        }
    };
    let (name, size) = (quoted(&name), if is_size { "yes" } else { "no" });
    let verdict = right.lines.into_iter().next();
    wrong.json["right_if"] = json!([if is_size { "list-size" } else { "list-corner" }]);
    wrong.lines = [if right.is_proved {
        text!("judged-list-right", name = name, size = size)
    } else {
        text!("judged-list-tried", name = name, size = size)
    }]
    .into_iter()
    .chain(verdict.map(|verdict| text!("judged-list-by", size = size, verdict = verdict)))
    .chain(
        wrong
            .first
            .clone()
            .map(|first| text!("judged-list-by", size = if is_size { "no" } else { "yes" }, verdict = first)),
    )
    .chain([text!("judged-list-note")])
    .collect();
    wrong.places.clear();
    reading.list = None;
    Ok((wrong, reading))
}

fn judge_read<S: AxisAligned>(
    text: &str,
    options: &ParseOptions,
    mut wanted: JudgedFor,
) -> Result<(Report, Reading), FormulaError> {
    let options = ParseOptions { origin: wanted.origin, ..options.clone() };
    let read = |whole| Formula::<Two<S>>::read(text, &in_numbers(&options, whole));
    let (formula, reading) = read(wanted.whole_numbers)?;
    let said = std::mem::replace(&mut wanted.origin, reading.origin);
    wanted.whole_centres = reading.whole_centres;
    wanted.whole_numbers = wanted.whole_numbers.or(reading.numbers.map(|kind| kind == NumberKind::Whole));
    let in_whole = if wanted.whole_numbers.is_none() { Some(read(Some(true))) } else { None };
    let lost = in_whole.as_ref().and_then(|read| drops_out(read.as_ref().err()?));
    let in_whole_numbers = in_whole.and_then(Result::ok).map(|(read, _)| read).filter(|read| *read != formula);
    let mut report = judge_for(JudgedTest { formula, in_whole_numbers }, wanted);
    // Names of half sizes are also used beside corners: `a.x + a.halfWidth`.
    if !report.is_right && said.is_none() && reading.origin == Some(Origin::Centre) {
        let options = ParseOptions { origin: Some(Origin::Corner), ..options.clone() };
        let (formula, _) = Formula::<Two<S>>::read(text, &in_numbers(&options, wanted.whole_numbers))?;
        let wanted = JudgedFor { origin: Some(Origin::Corner), ..wanted };
        if judge_for(JudgedTest { formula, in_whole_numbers: None }, wanted).is_right {
            right_at_corner(&mut report);
        }
    }
    // Where all is linear, no segment is tested.
    if !report.is_right
        && !report.is_proved
        && let Some(kind) = fitting_kind(text, &options, wanted)
    {
        report.lines.insert(0, text!("judged-fits-others", kind = kind));
    }
    let has_right_if = report.json["right_if"].as_array().is_some_and(|all| !all.is_empty());
    if !has_right_if && !reading.differs.is_empty() && reading.list.is_none() {
        all_readings(&mut report, text, &options, wanted)?;
    }
    if let Some(lost) = lost {
        (report.is_right, report.is_proved) = (false, false);
        report.lines.push(lost);
        report.json["verdict"] = json!("asked");
    }
    Ok((report, reading))
}

/// A test that is right by the likeliest of several readings is right only if it is by each; else both verdicts are said.
fn all_readings(
    report: &mut Report,
    text: &str,
    options: &ParseOptions,
    wanted: JudgedFor,
) -> Result<(), FormulaError> {
    let all = judge_program(text, options, JudgedFor { origin: options.origin, ..wanted })?;
    if report.is_right && !all.is_right || all.json["verdict"] == "asked" {
        report.is_right = false;
        report.is_proved = false;
        report.lines = all.lines;
        report.json["verdict"] = json!("asked");
    }
    Ok(())
}

/// Notes that a test is right if x, y is the corner.
pub(super) fn right_at_corner(report: &mut Report) {
    report.json["right_if"] = json!(["origin-corner"]);
    report.lines.insert(1, text!("judged-right-at-corner", option = "--origin corner"));
}

/// The options for reading a test for whole numbers, or for any.
pub fn in_numbers(options: &ParseOptions, whole: Option<bool>) -> ParseOptions {
    let numbers = if whole == Some(true) { Some(NumberKind::Whole) } else { options.numbers };
    ParseOptions { numbers, ..options.clone() }
}

/// Judges a test of two rectangles or boxes, or its opposite if it gives that answer.
pub(super) fn judge_for<S: AxisAligned>(test: JudgedTest<S>, wanted: JudgedFor) -> Report {
    report_or_opposite(&test, JudgedTest::opposite, |test| judge_as_written(test, wanted))
}

/// The report of a test, and whether it seems to give the opposite answer.
fn judge_as_written<S: AxisAligned>(test: &JudgedTest<S>, wanted: JudgedFor) -> (Report, bool) {
    let conventions = wanted.conventions(Some(true));
    let by_all = |formula: &Formula<Two<S>>| {
        conventions.iter().fold(formula.clone(), |formula, convention| formula.meant_by(*convention))
    };
    let (meant, in_whole_numbers) = (by_all(&test.formula), test.in_whole_numbers.as_ref().map(by_all));
    let whole = wanted.whole_numbers == Some(true);
    let mut judgement = wanted.judge(&meant, whole);
    let is_opposite = judgement.is_opposite();
    let is_right = settled(&mut judgement, wanted.right(whole));
    let mut report = of_overlap(&judgement, &conventions, wanted.told, is_right, whole);
    let (line, whole_numbers) = match in_whole_numbers {
        Some(formula) if is_right && !whole => with_whole_numbers(&formula, wanted, &conventions),
        _ => (None, Value::Null),
    };
    report.json["whole_numbers"] = whole_numbers;
    report.lines.extend(line);
    // A proof that was stopped is not begun again for each convention.
    let right_if = if is_right || judgement.is_cut_short { Vec::new() } else { right_if(&meant, wanted) };
    report.json["right_if"] = right_if.iter().map(|convention| convention.name()).collect();
    // What makes it right comes before the verdict on the usual reading.
    if let (false, Some(verdict)) = (right_if.is_empty(), report.lines.first().cloned()) {
        let is_centre = right_if.contains(&Convention::OriginAtCentre);
        report.lines[0] = if is_centre {
            text!("judged-by-corner", verdict = verdict)
        } else {
            text!("judged-by-y-down", verdict = verdict)
        };
    }
    report.lines.splice(0..0, right_if.into_iter().map(by_convention));
    (report, is_opposite && !is_right)
}

/// Whether it is right for what is wanted; for whole numbers, removes all errors but theirs.
pub(crate) fn settled<S: AxisAligned>(judgement: &mut OverlapJudgement<S>, wanted: WantedRight) -> bool {
    let is_right = is_right(judgement, wanted.whole_numbers);
    if wanted.whole_numbers {
        judgement.errors.retain(|error| !is_right && wanted.is_whole(*error));
    }
    is_right
}

fn is_right<S: AxisAligned>(judgement: &OverlapJudgement<S>, whole: bool) -> bool {
    match &judgement.verdict {
        Verdict::Right => true,
        Verdict::Only(classes) => whole && *classes == [OverlapClass::WholePixels],
        Verdict::Wrong => false,
    }
}

/// For a test that is right with fractions, the judgement with whole numbers, whose divisions drop the fraction.
fn with_whole_numbers<S: AxisAligned>(
    formula: &Formula<Two<S>>,
    wanted: JudgedFor,
    conventions: &[Convention],
) -> (Option<Text>, Value) {
    let mut judgement = wanted.judge(formula, true);
    let is_right = settled(&mut judgement, wanted.right(true));
    let first = judgement.errors.first();
    let counterexample = first.map(|error| example(error, judgement.border, conventions));
    let line = match first {
        Some(error) => text!("judged-whole-wrong", example = overlap_error(error, judgement.border, conventions)),
        None if is_right => text!("judged-whole-right"),
        None => return (None, Value::Null),
    };
    let verdict = if is_right { "right" } else { "wrong" };
    let json = json!({
        "verdict": verdict,
        "proved": judgement.is_proved,
        "cases": judgement.cases,
        "counterexample": counterexample,
    });
    (Some(line), json)
}

fn right_if<S: AxisAligned>(formula: &Formula<Two<S>>, wanted: JudgedFor) -> Vec<Convention> {
    let whole = wanted.whole_numbers == Some(true);
    let is_right_by = |convention: &Convention| {
        let meant = formula.meant_by(*convention);
        let wanted = match convention {
            Convention::OriginAtCentre => JudgedFor { origin: Some(Origin::Centre), ..wanted },
            Convention::YUp => wanted,
        };
        meant != *formula && is_right(&wanted.judge(&meant, whole), whole)
    };
    wanted.conventions(None).into_iter().filter(is_right_by).collect()
}

/// A line of a report for a page, which has no options of a command line: it says what is so there.
pub fn without_option(line: &Text) -> Text {
    let Text::Message { id, arguments } = line else { return line.clone() };
    let here = match &**id {
        "judged-right-y-up" => text!("judged-right-y-up-here"),
        "judged-right-at-centre" => text!("judged-right-at-centre-here"),
        "judged-right-at-corner" => text!("judged-right-at-corner-here"),
        "formula-not-given" => text!("formula-not-given-here"),
        "formula-several" => text!("formula-several-here"),
        "formula-call-given" => text!("formula-call-given-here"),
        "formula-which-language" => text!("formula-which-language-here"),
        "family-not-given" => text!("family-not-given-here"),
        _ => return line.clone(),
    };
    arguments.iter().fold(here, |text, (name, argument)| text.with(name, argument.clone()))
}

fn by_convention(convention: Convention) -> Text {
    match convention {
        Convention::YUp => text!("judged-right-y-up", option = "--y up"),
        Convention::OriginAtCentre => text!("judged-right-at-centre", option = "--origin centre"),
    }
}

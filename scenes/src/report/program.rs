//! The judgement of a pasted program: of which shapes it is, and the verdict of each reading that is left.

use super::asked::{JudgedFor, JudgedTest, by_languages, in_numbers, judge_for};
use super::judged::{Report, touching};
use super::judged_circle;
use super::opposite::report_or_opposite;
use super::reading::granted;
use super::slanted::{kinds_text, slanted_scene};
use crate::quote::quoted;
use crate::text;
use crate::words::Text;
use hantei_collision::{AxisAligned, Border, CircleAndRect, Cuboid, Rect, ShapeKind, Two};
use hantei_judge::{
    Difference, Family, FamilyRefusal, Formula, FormulaError, FormulaFlaw, HalfEdges, NumberKind, Origin, ParseOptions,
    PlainContact, PlainJudgement, PlainLimit, PlainShapes, PointAndCircle, PointAndPolygon, PointAndRect, PointBorder,
    Program, Reading, Shapes, SourceLanguage, Tenths, TwoCircles, judge_plain_in,
};
use serde_json::{Map, Value, json};

/// A judgement of a pasted program.
pub struct ProgramReport {
    /// Whether every reading is right.
    pub is_right: bool,
    /// Whether every verdict is proved.
    pub is_proved: bool,
    /// Whether a border can belong to one of two neighbours: a point in a rectangle or a polygon.
    pub has_half: bool,
    /// Of which shapes it is.
    pub kind: Text,
    /// The same in a sentence, and the verdicts, a line each.
    pub lines: Vec<Text>,
    /// The same for programs.
    pub json: Value,
    /// How it was read.
    pub reading: Reading,
    /// What is taken for granted, a line each.
    pub granted: Vec<Text>,
    /// The kinds of both shapes, if they are segments, turned or polygons.
    pub kinds: Option<[ShapeKind; 2]>,
}

impl ProgramReport {
    /// The scene that shows these shapes.
    pub fn scene(&self) -> &'static str {
        match (self.kinds, self.json["shapes"].as_str()) {
            (Some(kinds), _) => slanted_scene(kinds),
            (None, Some("point-rect")) => "button",
            (None, Some("polygon")) => "polygon",
            (None, Some("circle")) => "circle",
            (None, Some("circles" | "point-circle")) => "circles",
            (None, Some("cuboids")) => "cuboids",
            (None, _) => "rects",
        }
    }

    /// The cases that each reading gets wrong, the smallest first: the command that shows one (`open`), how the shapes
    /// lie (`is`), and what the test says (`says`: `hit` or `miss`). Those at which it stops are left out.
    pub fn cases(&self) -> Vec<Value> {
        let readings = self.json["readings"].as_array().into_iter().flatten();
        let cases = readings.flat_map(|reading| {
            let more = reading["counterexamples"].as_array().into_iter().flatten();
            std::iter::once(&reading["counterexample"]).chain(more)
        });
        let case = |case: &Value| {
            let says = match (&case["says"], case["right"].as_bool()) {
                (Value::String(says), _) => says.as_str(),
                (_, Some(true)) => "miss",
                (_, Some(false)) => "hit",
                _ => return None,
            };
            let is = case["contact"].as_str().or(case["is"].as_str())?;
            let open = case["open"].as_str()?;
            ["hit", "miss"].contains(&says).then(|| json!({ "open": open, "is": is, "says": says }))
        };
        cases.filter_map(case).collect()
    }
}

/// One reading and its verdict.
struct Said {
    reading: Reading,
    /// The numbers for which it is said, if the text does not tell them.
    numbers: Option<NumberKind>,
    report: Report,
}

/// The verdicts of all readings.
struct AllSaid {
    all: Vec<Said>,
    /// What drops out of the test where its numbers are whole.
    drops_out: Option<Text>,
}

/// Judges a text as a test of its plain shapes: points, circles, rectangles, boxes, and a point and a polygon.
pub(super) fn judge_plain_shapes(
    text: &str,
    options: &ParseOptions,
    wanted: JudgedFor,
) -> Result<ProgramReport, FormulaError> {
    by_languages(options, says_the_same, |options| judge_in_language(text, options, wanted))
}

fn says_the_same(one: &ProgramReport, other: &ProgramReport) -> bool {
    one.lines == other.lines
}

/// Judges a text as a test of a point and a polygon whose last point is the one that is asked for.
pub(super) fn judge_last_point(
    text: &str,
    options: &ParseOptions,
    wanted: JudgedFor,
) -> Result<ProgramReport, FormulaError> {
    by_languages(options, says_the_same, |options| {
        let all = said::<PointAndPolygon>(text, options, wanted, plain_report)?;
        let of = all.all.first().and_then(|first| first.reading.judged);
        Ok(told(of.unwrap_or(Family::PointAndPolygon { corners: 0 }), all))
    })
}

fn judge_in_language(text: &str, options: &ParseOptions, wanted: JudgedFor) -> Result<ProgramReport, FormulaError> {
    let options = ParseOptions { origin: wanted.origin.or(options.origin), ..options.clone() };
    let shapes = of_any_numbers(&options, |options| Program::shapes(text, options))?;
    let all = match shapes {
        Family::TwoRectangles => said::<Two<Rect>>(text, &options, wanted, overlap_report::<Rect>)?,
        Family::Boxes => said::<Two<Cuboid>>(text, &options, wanted, overlap_report::<Cuboid>)?,
        Family::CircleAndRectangle => said::<CircleAndRect>(text, &options, wanted, circle_report)?,
        Family::PointAndPolygon { .. } => said::<PointAndPolygon>(text, &options, wanted, plain_report)?,
        Family::PointInRectangle => said::<PointAndRect>(text, &options, wanted, plain_report)?,
        Family::TwoCircles => said::<TwoCircles>(text, &options, wanted, plain_report)?,
        Family::PointInCircle => {
            let all = said::<PointAndCircle>(text, &options, wanted, plain_report)?;
            if let Some(equal) = as_equal_circles(&all.all, text, &options, wanted) {
                return Ok(told(Family::TwoCircles, equal));
            }
            all
        }
    };
    Ok(told(shapes, all))
}

/// The verdicts on the same text as a test of two circles of one radius, if they are right and those given are not.
fn as_equal_circles(all: &[Said], text: &str, options: &ParseOptions, wanted: JudgedFor) -> Option<AllSaid> {
    let is_open = |one: &Said| !one.report.is_right && are_twins(&one.reading.shapes);
    all.iter().all(is_open).then_some(())?;
    let report = |formula: &Formula<PointAndCircle>, reading: &Reading, wanted: JudgedFor| {
        plain_report(&formula.of_equal_circles(), reading, wanted)
    };
    let equal = said::<PointAndCircle>(text, options, wanted, report).ok()?;
    (equal.drops_out.is_none() && equal.all.iter().all(|one| one.report.is_right)).then_some(equal)
}

/// Whether two places differ in one sign, and neither is called a point: `x1, y1` and `x2, y2, r`.
fn are_twins(names: &[String]) -> bool {
    let sign = |name: &str| {
        let first = name.split(", ").next().unwrap_or_default().to_lowercase();
        let sign = first.replacen('x', "", 1);
        (first.len() == 2 && sign.len() == 1 && !"pm".contains(&*sign)).then_some(sign)
    };
    matches!(names, [one, other] if sign(one).is_some() && sign(other).is_some() && other.split(", ").count() == 3)
}

/// What can be read for fractions, or else for whole numbers.
fn of_any_numbers<Out>(
    options: &ParseOptions,
    read: impl Fn(&ParseOptions) -> Result<Out, FormulaError>,
) -> Result<Out, FormulaError> {
    let with = |numbers| ParseOptions { numbers: Some(numbers), ..options.clone() };
    match options.numbers {
        Some(_) => read(options),
        None => read(&with(NumberKind::Fractions)).or_else(|error| match error.flaw.is_too_long() {
            true => Err(error),
            false => read(&with(NumberKind::Whole)).map_err(|_| error),
        }),
    }
}

/// Whether a language has types of numbers, which a text may leave out.
fn has_number_types(language: Option<SourceLanguage>) -> bool {
    use SourceLanguage::{GdScript, JavaScript, Lua, Python, TypeScript};
    !matches!(language, Some(GdScript | JavaScript | Lua | Python | TypeScript))
}

/// The verdicts of all readings that are left: for fractions and for whole numbers, where the text does not say which.
fn said<S: Shapes>(
    text: &str,
    options: &ParseOptions,
    wanted: JudgedFor,
    report: impl Fn(&Formula<S>, &Reading, JudgedFor) -> Report,
) -> Result<AllSaid, FormulaError> {
    let asked = match wanted.whole_numbers {
        Some(true) => vec![NumberKind::Whole],
        Some(false) => vec![NumberKind::Fractions],
        None => vec![NumberKind::Fractions, NumberKind::Whole],
    };
    let mut all: Vec<Said> = Vec::new();
    let mut refused = None;
    let mut is_told = false;
    for numbers in asked {
        // What the text says itself, it says for all.
        if is_told && wanted.whole_numbers.is_none() && numbers == NumberKind::Whole {
            break;
        }
        let options = ParseOptions { numbers: Some(numbers), ..options.clone() };
        match Formula::<S>::readings(text, &options) {
            Ok(readings) => {
                for (formula, reading) in readings {
                    is_told |= numbers == NumberKind::Fractions
                        && (reading.numbers.is_some() || !has_number_types(reading.language));
                    let numbers = (!is_told && wanted.whole_numbers.is_none()).then_some(numbers);
                    let report = report(&formula, &reading, wanted);
                    all.push(Said { reading, numbers, report });
                }
            }
            Err(error) => refused = Some(error),
        }
    }
    match (all.is_empty(), refused) {
        (true, Some(error)) => Err(error),
        (_, error) => Ok(AllSaid { all, drops_out: error.as_ref().and_then(drops_out) }),
    }
}

/// What is said of a part of the shapes that is lost with whole numbers, as in HSP, where 7 * 0.5 is 7 * 0.
pub(super) fn drops_out(error: &FormulaError) -> Option<Text> {
    let FormulaFlaw::Family(FamilyRefusal::NeverOccurs(name)) = &error.flaw else { return None };
    let verdict = text!("judged-drops-out", name = quoted(name));
    Some(text!("judged-if", what = text!("differs-whole-numbers"), verdict = verdict))
}

fn overlap_report<S: AxisAligned>(formula: &Formula<Two<S>>, reading: &Reading, wanted: JudgedFor) -> Report {
    let of_place = |difference: &Difference| match difference {
        Difference::Place(_, origin) => Some(*origin),
        _ => None,
    };
    // The other place is a reading of its own.
    let place = reading.differs.iter().find_map(of_place).filter(|place| *place == Origin::Corner);
    let wanted = JudgedFor {
        origin: reading.origin.or(wanted.origin).or(place),
        whole_centres: reading.whole_centres,
        whole_numbers: wanted.whole_numbers.or(reading.numbers.map(|kind| kind == NumberKind::Whole)),
        ..wanted
    };
    judge_for(JudgedTest { formula: formula.clone(), in_whole_numbers: None }, wanted)
}

fn circle_report(formula: &Formula<CircleAndRect>, reading: &Reading, wanted: JudgedFor) -> Report {
    let whole = wanted.whole_numbers.unwrap_or(reading.numbers == Some(NumberKind::Whole));
    judged_circle::circle_report(formula, wanted, whole, reading.origin.unwrap_or(Origin::Corner))
}

fn plain_report<S: PlainShapes>(formula: &Formula<S>, reading: &Reading, wanted: JudgedFor) -> Report {
    report_or_opposite(formula, Formula::opposite, |formula| {
        let judgement = judge_plain_in(formula, reading.numbers.unwrap_or(NumberKind::Fractions));
        let judgement = judgement.map(|case| PlainCase { numbers: case.numbers(), contact: case.contact() });
        (of_plain(&judgement, reading, wanted), judgement.is_opposite)
    })
}

/// In how many cases with tenths a test was tried, and how many of them are wrong.
pub(super) fn tenths_json(tenths: Option<Tenths>) -> Value {
    tenths.map_or(Value::Null, |Tenths { cases, wrong }| json!({ "cases": cases, "wrong": wrong }))
}

/// A case of plain shapes: its numbers with their names, and how the shapes lie to each other.
struct PlainCase {
    numbers: Vec<(&'static str, f64)>,
    contact: PlainContact,
}

/// The report, compiled once for all shapes.
fn of_plain(judgement: &PlainJudgement<PlainCase>, reading: &Reading, wanted: JudgedFor) -> Report {
    let is_wanted = |border: PointBorder| match wanted.border {
        None => border != PointBorder::Uneven,
        Some(Border::Hits) => border == PointBorder::Hits,
        Some(Border::Misses) => border == PointBorder::Misses,
        Some(Border::Half) => border == PointBorder::Half && judgement.half == Some(HalfEdges::LeftTop),
    };
    let right = judgement.right.filter(|border| is_wanted(*border));
    // Right, but with another rule for the border than was asked for.
    let is_other = right.is_none() && judgement.right.is_some_and(|border| border != PointBorder::Uneven);
    let asked = wanted.border.filter(|_| is_other).map(|border| match border {
        Border::Half => border_text(PointBorder::Half, None),
        border => touching(border),
    });
    let asked = asked.map(|border| text!("judged-not-asked", border = border));
    let first = plain_error(judgement);
    let verdict = plain_verdict(judgement);
    let neighbours = right.and_then(|_| of_neighbours(judgement));
    let fixed = of_fixed(judgement.fixed.iter().map(|(name, number)| (&**name, *number)));
    // Two circles with this sum of radii are as far apart.
    let sum = judgement.fixed.first().filter(|_| reading.judged == Some(Family::PointInCircle));
    let sum = sum.map(|(_, reach)| text!("judged-reach", sum = reach.to_string()));
    let numbers =
        |case: &PlainCase| case.numbers.iter().map(|(name, number)| ((*name).to_owned(), json!(number))).collect();
    let example: Option<Value> = judgement.error.as_ref().map(|(border, case)| {
        let contact = contact_name(case.contact);
        json!({
            "numbers": Value::Object(numbers(case)),
            "contact": contact,
            "right": case.contact.hits(*border),
            "open": opening(&case.numbers),
        })
    });
    let json = json!({
        "verdict": match (right, judgement.only) {
            (Some(_), _) => "right",
            (None, Some(_)) => "only",
            (None, None) if judgement.right == Some(PointBorder::Uneven) => "inexact-edge",
            (None, None) => "wrong",
        },
        "only": judgement.only.map(|(limit, _)| limit.name()),
        "half": judgement.half.map(HalfEdges::name),
        "border": judgement.right.or(judgement.only.map(|(_, border)| border)).map(PointBorder::name),
        "proved": judgement.is_proved,
        "wrong": judgement.wrong,
        "cases": judgement.cases,
        "tenths": tenths_json(judgement.tenths),
        "fixed": judgement.fixed.iter().map(|(name, number)| (name.clone(), json!(number))).collect::<Map<_, _>>(),
        "counterexample": example,
    });
    Report {
        is_right: right.is_some(),
        is_but_touching: judgement.right == Some(PointBorder::Uneven),
        is_proved: judgement.is_proved,
        lines: std::iter::once(verdict)
            .chain(asked)
            .chain(fixed)
            .chain(sum)
            .chain(neighbours)
            .chain(first.clone())
            .collect(),
        first,
        places: Vec::new(),
        examples: example.into_iter().collect(),
        json,
    }
}

/// That a verdict holds for numbers of the text only, if there are any.
pub(super) fn of_fixed<'a>(all: impl Iterator<Item = (&'a str, f64)>) -> Option<Text> {
    let all: Vec<String> = all.map(|(name, number)| format!("{name} = {number}")).collect();
    (!all.is_empty()).then(|| text!("judged-plain-fixed", numbers = all.join(", ")))
}

/// Reads and judges a test of a pair of some of these kinds: of points, circles and rectangles.
///
/// # Errors
/// The text is no test of any of these; what is said is about the first ones.
pub fn judge_pair_text(
    all: &[[ShapeKind; 2]],
    text: &str,
    options: &ParseOptions,
    wanted: JudgedFor,
) -> Result<(Report, Reading), FormulaError> {
    fn of<S: PlainShapes>(
        text: &str,
        options: &ParseOptions,
        wanted: JudgedFor,
    ) -> Result<(Report, Reading), FormulaError> {
        let (formula, reading) = Formula::<S>::read(text, &in_numbers(options, wanted.whole_numbers))?;
        Ok((plain_report(&formula, &reading, wanted), reading))
    }
    let mut judged = all.iter().map(|kinds| match kinds {
        [ShapeKind::Point, ShapeKind::Rect] => of::<PointAndRect>(text, options, wanted),
        [ShapeKind::Point, ShapeKind::Polygon] => of::<PointAndPolygon>(text, options, wanted),
        [ShapeKind::Point, _] => of::<PointAndCircle>(text, options, wanted),
        _ => of::<TwoCircles>(text, options, wanted),
    });
    let first = judged.next().expect("kinds");
    first.or_else(|error| judged.find_map(Result::ok).ok_or(error))
}

/// The verdict of a test of plain shapes in a sentence.
pub(crate) fn plain_verdict<S>(judgement: &PlainJudgement<S>) -> Text {
    match (judgement.right, judgement.is_proved) {
        (None, _) if judgement.only.is_some() => limited(judgement),
        (Some(border), true) => text!("judged-plain-proved", border = border_text(border, judgement.half)),
        (Some(PointBorder::Uneven), false) => {
            text!("judged-plain-uneven", cases = judgement.cases.to_string())
        }
        (Some(border), false) => {
            let border = border_text(border, judgement.half);
            text!("judged-plain-tried", cases = judgement.cases.to_string(), border = border)
        }
        (None, _) => text!("judged-plain-wrong"),
    }
}

/// What a border means where two shapes meet that a point can be in.
pub(crate) fn of_neighbours<S>(judgement: &PlainJudgement<S>) -> Option<Text> {
    match judgement.right.filter(|_| judgement.has_neighbours)? {
        PointBorder::Hits => Some(text!("neighbours-both")),
        PointBorder::Misses => Some(text!("neighbours-neither")),
        PointBorder::Half | PointBorder::Uneven => None,
    }
}

fn plain_error(judgement: &PlainJudgement<PlainCase>) -> Option<Text> {
    let (border, case) = judgement.error.as_ref()?;
    let numbers: Vec<String> = case.numbers.iter().map(|(name, number)| format!("{name}={number}")).collect();
    let says = if case.contact.hits(*border) { "miss" } else { "hit" };
    let is = contact_name(case.contact);
    let is_point = case.numbers.first().is_some_and(|(name, _)| *name == "px");
    let numbers = numbers.join(" ");
    Some(if is_point {
        text!("wrong-point", numbers = numbers, says = says, is = is)
    } else {
        text!("wrong-plain", numbers = numbers, says = says, is = is)
    })
}

/// The command that shows a case of plain shapes.
fn opening(numbers: &[(&str, f64)]) -> String {
    let is_point = numbers.first().is_some_and(|(name, _)| *name == "px");
    let (a, b) = numbers.split_at(if is_point { 2 } else { 3 }.min(numbers.len()));
    let scene = match b.last() {
        Some(("bh", _)) => "button",
        Some(("br", _)) => "circles",
        _ => "polygon",
    };
    let [a, b] = [a, b].map(|all| all.iter().map(|(_, number)| number.to_string()).collect::<Vec<_>>().join(","));
    format!("hantei {scene} a={a} b={b}")
}

const fn contact_name(contact: PlainContact) -> &'static str {
    match contact {
        PlainContact::Apart => "apart",
        PlainContact::Touching | PlainContact::TouchingFirst => "touching",
        PlainContact::Overlapping => "overlapping",
    }
}

pub(super) fn border_text(border: PointBorder, half: Option<HalfEdges>) -> Text {
    match border {
        PointBorder::Misses => touching(Border::Misses),
        PointBorder::Hits => touching(Border::Hits),
        PointBorder::Half => text!("touching-half", edges = half.unwrap_or(HalfEdges::LeftTop).name()),
        PointBorder::Uneven => text!("touching-uneven"),
    }
}

/// The verdict on a test that is right without rounding in so many cases, and wrong with tenths.
pub(super) fn rounds(Tenths { cases, wrong }: Tenths, exact: usize, border: Text) -> Text {
    let [cases, wrong, exact] = [cases, wrong, exact].map(|count| count.to_string());
    text!("judged-rounds", cases = cases, wrong = wrong, exact = exact, border = border)
}

/// A verdict for some polygons only.
fn limited<S>(judgement: &PlainJudgement<S>) -> Text {
    let Some((limit, border)) = judgement.only else { return text!("judged-plain-wrong") };
    if let (PlainLimit::Unrounded, Some(tenths)) = (limit, judgement.tenths) {
        return rounds(tenths, judgement.cases - tenths.cases, border_text(border, judgement.half));
    }
    let limit = match limit {
        PlainLimit::Convex => text!("only-convex"),
        PlainLimit::Clockwise => text!("only-clockwise"),
        PlainLimit::CounterClockwise => text!("only-counter-clockwise"),
        PlainLimit::ConvexClockwise => text!("only-convex-clockwise"),
        PlainLimit::ConvexCounterClockwise => text!("only-convex-counter-clockwise"),
        PlainLimit::Unrounded => return text!("judged-plain-wrong"),
    };
    text!("judged-plain-only", limit = limit, border = border_text(border, judgement.half))
}

/// That the answer depends on how a text is read; where it is wrong in each of these readings, that.
pub(super) fn asked_text<'a>(readings: impl IntoIterator<Item = &'a Value>) -> Text {
    let is_wrong = readings.into_iter().all(|reading| reading["verdict"] == "wrong");
    if is_wrong { text!("judged-asked-wrong") } else { text!("judged-asked") }
}

/// All verdicts as one report. Where they differ, each says for which reading it holds.
fn told(shapes: Family, AllSaid { mut all, drops_out }: AllSaid) -> ProgramReport {
    let same = |one: &Said, other: &Said| {
        one.report.is_right == other.report.is_right
            && (one.report.json["verdict"] == other.report.json["verdict"])
            && ["border", "half"].iter().all(|member| one.report.json[member] == other.report.json[member])
    };
    let is_asked = all.iter().any(|one| !same(&all[0], one)) || drops_out.is_some();
    // The same verdict is said once, with the weaker of the proofs.
    let is_proved = all.iter().all(|one| one.report.is_proved);
    let names = all.first().map(|one| one.reading.shapes.clone()).unwrap_or_default();
    let [a, b] = [0, 1].map(|at| names.get(at).map_or_else(String::new, |name| quoted(name)));
    let kind = kind_text(shapes);
    let mut lines = vec![text!("judged-of", kind = kind.clone(), a = a, b = b)];
    let json: Vec<Value> = all.iter().map(said_json).collect();
    if is_asked {
        lines.push(asked_text(&json));
    }
    let weakest = all.iter().position(|one| !one.report.is_proved).unwrap_or(0);
    let shown: Vec<&Said> = if is_asked { all.iter().collect() } else { all.get(weakest).into_iter().collect() };
    for one in shown {
        let conditions = if is_asked { conditions(one) } else { Vec::new() };
        let by = |line: Text| {
            conditions.iter().rev().fold(line, |line, what| text!("judged-if", what = what.clone(), verdict = line))
        };
        lines.extend(one.report.lines.iter().map(|line| by(line.clone())));
        if !is_asked {
            lines.extend(one.report.places.iter().cloned());
        }
    }
    lines.extend(drops_out);
    let is_right = !is_asked && all.iter().all(|one| one.report.is_right);
    let mut reading = if all.is_empty() { Reading::default() } else { all.swap_remove(weakest).reading };
    // Both readings of a list are said, or neither matters.
    reading.list.take_if(|_| is_asked || is_right);
    let json = json!({
        "version": 1,
        "shapes": kind_name(shapes),
        "verdict": if is_asked { json!("asked") } else { json[weakest]["verdict"].clone() },
        "proved": is_proved,
        "readings": json,
    });
    let has_half = matches!(shapes, Family::PointInRectangle | Family::PointAndPolygon { .. });
    let granted = if is_right { granted(&reading, is_proved) } else { Vec::new() };
    ProgramReport { is_right, is_proved, has_half, kind, lines, json, reading, granted, kinds: None }
}

fn said_json(said: &Said) -> Value {
    let mut json = said.report.json.clone();
    json["if"] = said.reading.differs.iter().map(ToString::to_string).collect();
    json["numbers"] = match said.numbers {
        Some(NumberKind::Whole) => json!("whole"),
        Some(NumberKind::Fractions) => json!("fractions"),
        None => Value::Null,
    };
    json
}

/// For which reading a verdict holds.
fn conditions(said: &Said) -> Vec<Text> {
    let numbers = said.numbers.map(|numbers| match numbers {
        NumberKind::Whole => text!("differs-whole-numbers"),
        NumberKind::Fractions => text!("differs-fractions"),
    });
    numbers.into_iter().chain(said.reading.differs.iter().map(difference)).collect()
}

fn difference(differs: &Difference) -> Text {
    match differs {
        Difference::Place(name, Origin::Corner) => text!("differs-corner", name = quoted(name)),
        Difference::Place(name, Origin::Centre) => text!("differs-centre", name = quoted(name)),
        Difference::CirclePlace(name, Origin::Centre) => text!("differs-circle-centre", name = quoted(name)),
        Difference::CirclePlace(name, Origin::Corner) => text!("differs-circle-corner", name = quoted(name)),
        Difference::List(name, true) => text!("differs-list-size", name = quoted(name)),
        Difference::List(name, false) => text!("differs-list-edge", name = quoted(name)),
        Difference::Half(name, true) => text!("differs-half", name = quoted(name)),
        Difference::Half(name, false) => text!("differs-whole", name = quoted(name)),
        Difference::Point(name, true) => text!("differs-point", name = quoted(name)),
        Difference::Point(name, false) => text!("differs-no-point", name = quoted(name)),
        Difference::Diameter(name, true) => text!("differs-diameter", name = quoted(name)),
        Difference::Diameter(name, false) => text!("differs-side", name = quoted(name)),
        other => Text::Plain(other.to_string().into()),
    }
}

const fn kind_name(shapes: Family) -> &'static str {
    match shapes {
        Family::TwoRectangles => "rects",
        Family::PointInRectangle => "point-rect",
        Family::PointAndPolygon { .. } => "polygon",
        Family::CircleAndRectangle => "circle",
        Family::TwoCircles => "circles",
        Family::PointInCircle => "point-circle",
        Family::Boxes => "cuboids",
    }
}

fn kind_text(shapes: Family) -> Text {
    match shapes {
        Family::TwoRectangles => text!("family-rects"),
        Family::PointInRectangle => text!("family-point-rect"),
        Family::PointAndPolygon { corners: 0 } => text!("family-any-polygon"),
        Family::PointAndPolygon { corners } => text!("family-polygon", corners = corners),
        Family::CircleAndRectangle => text!("family-circle-rect"),
        Family::TwoCircles => text!("family-circles"),
        Family::PointInCircle => text!("family-point-circle"),
        Family::Boxes => text!("family-cuboids"),
    }
}

/// Why it is not known, or not judged, of which shapes a text is.
pub(super) fn refusal(why: &FamilyRefusal) -> Text {
    let all = |names: &[String]| quoted(&names.join(", "));
    match why {
        FamilyRefusal::Nothing => text!("family-nothing"),
        FamilyRefusal::Kinds([a, b]) => text!("family-kinds", a = a.name(), b = b.name()),
        FamilyRefusal::Segments(names) => text!("family-segments", all = all(names)),
        FamilyRefusal::Turned(name) => text!("family-turned", name = quoted(name)),
        FamilyRefusal::Side => text!("family-side"),
        FamilyRefusal::Swept(name) => text!("family-swept", name = quoted(name)),
        FamilyRefusal::Tiles(name) => text!("family-tiles", name = quoted(name)),
        FamilyRefusal::Distance(names) => text!("family-distance", all = all(names)),
        FamilyRefusal::NeverOccurs(name) => text!("family-never", name = quoted(name)),
        FamilyRefusal::OneShape(name) => text!("family-one", name = quoted(name)),
        FamilyRefusal::ManyShapes(names) => text!("family-many", all = all(names)),
        FamilyRefusal::FewElements(name) => text!("family-few", name = quoted(name)),
        FamilyRefusal::TwoPoints(names) => text!("family-points", all = all(names)),
        FamilyRefusal::Space(names) => text!("family-space", all = all(names)),
        FamilyRefusal::NoPlace(name) => text!("family-no-place", name = quoted(name)),
        FamilyRefusal::Unpaired(names) => text!("family-unpaired", all = all(names)),
        FamilyRefusal::Unknown(names) => text!("family-unknown", all = all(names)),
        FamilyRefusal::Twice(names) => text!("family-twice", all = all(names)),
        FamilyRefusal::NotGiven(names) => text!("family-not-given", all = all(names)),
        FamilyRefusal::Screen(name, bound) => text!("family-screen", name = quoted(name), bound = quoted(bound)),
        FamilyRefusal::FixedSize(name) => text!("family-fixed", name = quoted(name)),
        FamilyRefusal::Squares(name) => text!("family-squares", name = quoted(name)),
        FamilyRefusal::Other(family) => text!("family-other", kind = kind_text(*family)),
        FamilyRefusal::OtherPair(kinds) => text!("family-other", kind = kinds_text(*kinds)),
        other => Text::Plain(other.to_string().into()),
    }
}

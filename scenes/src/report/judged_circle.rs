//! The judgement of a test of a circle and a rectangle.

use super::asked::{JudgedFor, by_languages, by_lists, in_numbers, right_at_corner, same_verdict};
use super::judged::{Report, as_json, listed, touching};
use super::opposite::report_or_opposite;
use super::program::of_fixed;
use crate::scene::json_number as number;
use crate::text;
use crate::words::Text;
use hantei_collision::{Border, CircleRegion, Contact, Rect};
use hantei_judge::{
    CircleError, CircleFormula, CircleJudge, CircleJudgement, FormulaError, NumberKind, Origin, ParseOptions, Reading,
    Verdict,
};
use serde_json::{Map, Value, json};

/// Reads and judges a test of a circle and a rectangle. Without a wish for its numbers, its types decide.
///
/// # Errors
/// The text is no test.
pub fn judge_circle_text(
    text: &str,
    options: &ParseOptions,
    wanted: JudgedFor,
) -> Result<(Report, Reading), FormulaError> {
    by_languages(options, same_verdict, |options| by_lists(options, |options| judge_read(text, options, wanted)))
}

fn judge_read(text: &str, options: &ParseOptions, wanted: JudgedFor) -> Result<(Report, Reading), FormulaError> {
    let options = ParseOptions { origin: wanted.origin, ..in_numbers(options, wanted.whole_numbers) };
    let (formula, reading) = CircleFormula::read(text, &options)?;
    let whole = wanted.whole_numbers.unwrap_or(reading.numbers == Some(NumberKind::Whole));
    let judge = |formula: &CircleFormula, origin| circle_report(formula, wanted, whole, origin);
    let mut report = judge(&formula, reading.origin.unwrap_or(Origin::Corner));
    let centred = formula.from_centre();
    let is_open = !report.is_right && reading.origin.is_none() && centred != formula;
    let is_right_if = is_open && judge(&centred, Origin::Centre).is_right;
    let may_be_corner = !report.is_right && wanted.origin.is_none() && reading.origin == Some(Origin::Centre);
    let corner = ParseOptions { origin: Some(Origin::Corner), ..options };
    report.json["right_if"] = json!(if is_right_if { &["origin-centre"][..] } else { &[] });
    report.lines.splice(1..1, is_right_if.then(|| text!("judged-circle-at-centre", option = "--origin centre")));
    if may_be_corner && judge(&CircleFormula::read(text, &corner)?.0, Origin::Corner).is_right {
        right_at_corner(&mut report);
    }
    Ok((report, reading))
}

/// Judges a test of a circle and a rectangle, or its opposite if it gives that answer.
pub(super) fn circle_report(formula: &CircleFormula, wanted: JudgedFor, whole: bool, origin: Origin) -> Report {
    report_or_opposite(formula, CircleFormula::opposite, |formula| {
        let judgement = CircleJudge::new(wanted.border).finish(formula);
        (of_circle(&judgement, whole, origin), judgement.is_opposite())
    })
}

/// The judgement of a test of a circle and a rectangle, with its cases by this meaning of x, y of the rectangle. With
/// `whole`, right in whole numbers is right.
fn of_circle(judgement: &CircleJudgement, whole: bool, origin: Origin) -> Report {
    let CircleJudgement { verdict, border, errors, point_error, is_right_in_whole, cases, fixed, .. } = judgement;
    let in_whole = whole && *is_right_in_whole && *verdict != Verdict::Right;
    let cells = errors.iter().map(|error| json!([error.region.name(), error.contact.name()])).collect();
    let examples: Vec<Value> = errors.iter().map(|error| example(error, *border, origin)).collect();
    let mut json = as_json(verdict, *border, CircleRegion::name, cells, examples.first());
    json["proved"] = json!(false);
    json["cases"] = json!(cases);
    json["right_in_whole_numbers"] = json!(is_right_in_whole);
    json["point"] = point_error.as_ref().map(|error| example(error, *border, origin)).unwrap_or_default();
    let verdict_line = if in_whole {
        text!("judged-circle-in-whole", cases = cases.to_string(), border = touching(*border))
    } else {
        circle_verdict(judgement)
    };
    let fixed = ["r", "bw", "bh"].into_iter().zip(fixed).filter_map(|(name, number)| Some((name, (*number)?)));
    json["fixed"] = fixed.clone().map(|(name, number)| (name.to_owned(), json!(number))).collect::<Map<_, _>>().into();
    let fixed = of_fixed(fixed);
    let right_point = point_error.filter(|_| *verdict == Verdict::Right);
    let point =
        right_point.as_ref().map(|error| text!("wrong-circle-point", example = circle_error(error, *border, origin)));
    let first = errors.first().filter(|_| !in_whole).map(|error| circle_error(error, *border, origin));
    let is_right = in_whole || *verdict == Verdict::Right;
    Report {
        is_right,
        is_but_touching: !is_right && errors.iter().all(|error| error.contact == Contact::Touching),
        is_proved: false,
        lines: [verdict_line].into_iter().chain(fixed).chain(first.clone()).chain(point).collect(),
        first,
        places: if in_whole { Vec::new() } else { places(errors) },
        examples,
        json,
    }
}

fn circle_verdict(judgement: &CircleJudgement) -> Text {
    let border = touching(judgement.border);
    let cases = judgement.cases.to_string();
    let is_only_touching = judgement.errors.iter().all(|error| error.contact == Contact::Touching);
    if is_only_touching && judgement.verdict != Verdict::Right {
        return text!("judged-circle-but-touching", cases = cases, border = border);
    }
    let right = match &judgement.verdict {
        Verdict::Right => return text!("judged-circle-right", cases = cases, border = border),
        Verdict::Wrong => return text!("judged-circle-wrong", border = border),
        Verdict::Only(right) => right,
    };
    let is_wrong_only_in =
        |part: fn(CircleRegion) -> bool| CircleRegion::ALL.iter().all(|region| right.contains(region) != part(*region));
    if is_wrong_only_in(CircleRegion::is_corner) {
        text!("judged-circle-but-corners", cases = cases, border = border)
    } else if is_wrong_only_in(CircleRegion::is_edge) {
        text!("judged-circle-but-edges", cases = cases, border = border)
    } else if is_wrong_only_in(|region| region == CircleRegion::Middle) {
        text!("judged-circle-but-middle", cases = cases, border = border)
    } else {
        text!("judged-circle-only", regions = listed_regions(right), cases = cases, border = border)
    }
}

/// x, y, width and height by this meaning of x, y.
pub(crate) fn rect_numbers(rect: Rect, origin: Origin) -> [f64; 4] {
    let at = if origin == Origin::Centre { rect.centre() } else { rect.min() };
    [at.x, at.y, rect.width(), rect.height()]
}

/// A circle and a rectangle that a test with this border gets wrong: as settings, with their relation and its answer.
fn circle_error(error: &CircleError, border: Border, origin: Origin) -> Text {
    let centre = error.circle.centre();
    let (c, r) = (format!("{},{}", centre.x, centre.y), error.circle.radius().to_string());
    let b = rect_numbers(error.rect, origin).map(|number| number.to_string()).join(",");
    match (error.contact, border) {
        (Contact::Apart, _) => text!("wrong-circle-apart", c = c, r = r, b = b),
        (Contact::Overlapping, _) => text!("wrong-circle-overlapping", c = c, r = r, b = b),
        (Contact::Touching, Border::Misses | Border::Half) => text!("wrong-circle-touching-hit", c = c, r = r, b = b),
        (Contact::Touching, Border::Hits) => text!("wrong-circle-touching-miss", c = c, r = r, b = b),
    }
}

fn example(error: &CircleError, border: Border, origin: Origin) -> Value {
    let centre = error.circle.centre();
    let [x, y, width, height] = rect_numbers(error.rect, Origin::Corner);
    let (c, r) = ([centre.x, centre.y], error.circle.radius());
    json!({
        "c": c.map(number),
        "r": number(r),
        "b": rect_numbers(error.rect, origin).map(number),
        "open": format!("hantei circle c={},{} r={r} b={x},{y},{width},{height}", c[0], c[1]),
        "is": error.contact.name(),
        "says": if error.contact.hits(border) { "miss" } else { "hit" },
    })
}

/// Where it is wrong: for each relation, the centre's regions.
fn places(errors: &[CircleError]) -> Vec<Text> {
    let line = |contact: &Contact| {
        let is_in =
            |region: &CircleRegion| errors.iter().any(|error| error.contact == *contact && error.region == *region);
        let regions: Vec<CircleRegion> = CircleRegion::ALL.iter().copied().filter(is_in).collect();
        let contact = Text::message(format!("wrong-circle-where-{}", contact.name()));
        (!regions.is_empty()).then(|| contact.with("regions", listed_regions(&regions)))
    };
    [Contact::Overlapping, Contact::Touching, Contact::Apart].iter().filter_map(line).collect()
}

/// The centre's region around the rectangle, in words.
pub fn circle_place(region: CircleRegion) -> Text {
    Text::message(format!("circle-at-{}", region.name()))
}

fn listed_regions(regions: &[CircleRegion]) -> Text {
    if regions.len() == CircleRegion::ALL.len() {
        return text!("circle-anywhere");
    }
    listed(regions.iter().map(|region| circle_place(*region)))
}

//! What came out for a test, as texts for people and as JSON for programs.

use crate::quote::line_and_column;
use crate::scene::json_number as number;
use crate::text;
use crate::words::Text;
use hantei_collision::{
    Allen, Axis, AxisAligned, Border, Contact, Convention, Extent, FormulaError, InsideError, InsideJudgement,
    OverlapClass, OverlapJudgement, Point, QuadClass, QuadContact, Tolerance, Two, Verdict, contact,
};
use serde_json::{Value, json};

/// A judgement, said.
pub struct Report {
    /// The test is right for what it is asked for: for one of the two borders, if for none of them alone.
    pub is_right: bool,
    /// The verdict is proved, not only that no error was found.
    pub is_proved: bool,
    /// The verdict, the smallest case that is wrong, and where it is wrong: a line each.
    pub lines: Vec<Text>,
    /// The same for programs.
    pub json: Value,
}

/// At most this many lines say in which arrangements of two boxes a test is wrong.
const LINES_IN_SPACE: usize = 12;

/// Of which version the JSON is: it changes when a field changes its meaning or goes.
const VERSION: u32 = 1;

/// Whether a test of two rectangles or two boxes is right.
fn overlap_verdict<S: AxisAligned>(judgement: &OverlapJudgement<S>) -> Text {
    let border = match judgement.border {
        Border::Hits => text!("touching-hits"),
        Border::Misses => text!("touching-misses"),
    };
    let arrangements = Allen::ALL.len().pow(S::AXES.len() as u32);
    let cases = judgement.cases.to_string();
    match &judgement.verdict {
        Verdict::Right if judgement.is_proved => text!("judged-right", count = arrangements, border = border),
        Verdict::Right => text!("judged-tried", count = arrangements, cases = cases, border = border),
        Verdict::Only(classes) => {
            // The classes speak of squares or cubes, of two sizes or three.
            let class = |class: &OverlapClass| Text::message(format!("class-{}", class.name()));
            let classes = listed(classes.iter().map(|it| class(it).with("axes", S::AXES.len())));
            if judgement.is_proved {
                text!("judged-only", classes = classes, border = border)
            } else {
                text!("judged-only-tried", classes = classes, cases = cases, border = border)
            }
        }
        Verdict::Wrong => {
            text!("judged-wrong", wrong = judgement.errors.len(), count = arrangements, border = border)
        }
    }
}

/// By how much a test is wrong, in a line; `None` where only touching is at stake, or nothing was measured.
pub fn tolerance<S: AxisAligned>(judgement: &OverlapJudgement<S>) -> Option<Text> {
    let Tolerance { gap, depth, hit_boxes, .. } = judgement.tolerance?;
    if let Some([a, b]) = hit_boxes {
        // 0.9 is 90 %, also where 0.9 × 100 is a little less.
        let percent = |part: f64| ((part * 1e8).round() / 1e6).to_string();
        return Some(if a == b {
            text!("within-hit-box", part = percent(a))
        } else {
            text!("within-hit-boxes", a = percent(a), b = percent(b))
        });
    }
    let far = match gap {
        Extent::UpTo(by) if by > 0.0 => Some(text!("within-gap", by = by.to_string())),
        Extent::Unbounded => Some(text!("within-no-gap")),
        _ => None,
    };
    let deep = match depth {
        Extent::UpTo(by) if by > 0.0 => Some(text!("within-depth", by = by.to_string())),
        Extent::Unbounded => Some(text!("within-no-depth")),
        _ => None,
    };
    match (far, deep) {
        (Some(far), Some(deep)) => Some(text!("within-both", gap = far, depth = deep)),
        (one, other) => one.or(other),
    }
}

/// A pair that a test with this border gets wrong: as settings, with the numbers that it has by these conventions, how the two
/// lie, and what the test says.
pub(super) fn overlap_error<S: AxisAligned>(error: &Two<S>, border: Border, conventions: &[Convention]) -> Text {
    let [a, b] = [error.a, error.b]
        .map(|shape| origin_size(shape, conventions).iter().map(f64::to_string).collect::<Vec<_>>().join(","));
    match (contact(error.a, error.b), border) {
        (Contact::Apart, _) => text!("wrong-apart", a = a, b = b),
        (Contact::Overlapping, _) => text!("wrong-overlapping", a = a, b = b),
        (Contact::Touching, Border::Misses) => text!("wrong-touching-hit", a = a, b = b),
        (Contact::Touching, Border::Hits) => text!("wrong-touching-miss", a = a, b = b),
    }
}

/// The top-left, near corner and the sizes, as a setting has them.
pub(crate) fn origin_size<S: AxisAligned>(shape: S, conventions: &[Convention]) -> Vec<f64> {
    let begin = |&axis: &Axis| {
        let on = shape.on(axis);
        let at = if conventions.contains(&Convention::OriginAtCentre) { on.centre() } else { on.min };
        // No -0.
        if axis == Axis::Y && conventions.contains(&Convention::YUp) { 0.0 - at } else { at }
    };
    let lengths = S::AXES.iter().map(|&axis| shape.on(axis).length());
    S::AXES.iter().map(begin).chain(lengths).collect()
}

/// Whether a test of a point and a quadrilateral is right.
fn inside_verdict(judgement: &InsideJudgement) -> Text {
    let border = match judgement.border {
        Border::Hits => text!("edge-inside"),
        Border::Misses => text!("edge-outside"),
    };
    let cases = judgement.cases.to_string();
    match &judgement.verdict {
        Verdict::Right => text!("judged-quad-right", cases = cases, border = border),
        Verdict::Only(classes) => {
            let classes: Vec<Text> = classes.iter().map(|class| quad_class(*class)).collect();
            text!("judged-quad-only", classes = classes, cases = cases, border = border)
        }
        Verdict::Wrong => text!("judged-quad-wrong", border = border),
    }
}

fn quad_class(class: QuadClass) -> Text {
    Text::message(format!("kind-{}", class.name()))
}

/// The points of a case, with the keys of their settings.
fn named_points(InsideError { quad, p, .. }: &InsideError) -> [(&'static str, Point); 5] {
    let [a, b, c, d] = quad.corners;
    [("a", a), ("b", b), ("c", c), ("d", d), ("p", *p)]
}

/// A point and a quadrilateral for which a test is wrong that is to have this border: as settings, where the point is, and
/// what it says.
fn inside_error(error: &InsideError, border: Border) -> Text {
    let setting = |(name, at): (&str, Point)| format!("{name}={},{}", at.x, at.y);
    let settings = named_points(error).map(setting).join(" ");
    let class = quad_class(error.class);
    match (error.contact, border) {
        (QuadContact::Inside, _) => text!("wrong-inside", settings = settings, class = class),
        (QuadContact::Outside, _) => text!("wrong-outside", settings = settings, class = class),
        (QuadContact::OnEdge, Border::Misses) => text!("wrong-edge-inside", settings = settings, class = class),
        (QuadContact::OnEdge, Border::Hits) => text!("wrong-edge-outside", settings = settings, class = class),
    }
}

/// A judgement of a test of two rectangles or two boxes, with the numbers that cases have by these conventions.
pub(super) fn of_overlap<S: AxisAligned>(judgement: &OverlapJudgement<S>, conventions: &[Convention]) -> Report {
    let OverlapJudgement { verdict, border, errors, cases, is_proved, .. } = judgement;
    let cells: Vec<Value> = errors.iter().map(|error| error.ways().map(key).collect()).collect();
    let first = errors.first().map(|error| overlap_error(error, *border, conventions));
    let mut json = as_json(verdict, *border, OverlapClass::name, cells, example(errors.first(), *border, conventions));
    json["proved"] = json!(is_proved);
    json["cases"] = json!(cases);
    json["cut_short"] = json!(judgement.is_cut_short);
    json["tolerance"] = judgement.tolerance.map_or(Value::Null, |within| {
        let extent = |extent| match extent {
            Extent::UpTo(by) => json!(by),
            Extent::Unbounded => json!("unbounded"),
            _ => Value::Null,
        };
        json!({"gap": extent(within.gap), "depth": extent(within.depth), "hit_boxes": within.hit_boxes})
    });
    let cut_short = judgement.is_cut_short.then(|| text!("judged-cut-short"));
    let lines = [overlap_verdict(judgement)].into_iter().chain(cut_short).chain(first).chain(tolerance(judgement));
    let lines = lines.chain(arrangements(errors)).collect();
    Report { is_right: *verdict == Verdict::Right, is_proved: *is_proved, lines, json }
}

/// A case that a test gets wrong: its numbers, what is so and what the test says.
pub(super) fn example<S: AxisAligned>(
    error: Option<&Two<S>>,
    border: Border,
    conventions: &[Convention],
) -> Option<Value> {
    let error = error?;
    let numbers = |shape: S| origin_size(shape, conventions).into_iter().map(number).collect::<Value>();
    let contact = contact(error.a, error.b);
    let says = if contact.hits(border) { "miss" } else { "hit" };
    Some(json!({"a": numbers(error.a), "b": numbers(error.b), "is": contact.name(), "says": says}))
}

/// The arrangements in which a test is wrong: a line for each way to lie on all axes but the last. Those of boxes can be
/// hundreds of lines; then most are only counted.
fn arrangements<S: AxisAligned>(errors: &[Two<S>]) -> Vec<Text> {
    let mut all: Vec<Vec<Allen>> = errors.iter().map(|error| error.ways().collect()).collect();
    all.sort_by_key(|ways| ways.iter().map(|&way| way as usize).collect::<Vec<_>>());
    let most = if S::AXES.len() > 2 { LINES_IN_SPACE } else { usize::MAX };
    let last = S::AXES.len() - 1;
    let (mut lines, mut left) = (Vec::new(), all.len());
    for row in all.chunk_by(|one, other| one[..last] == other[..last]).take(most) {
        left -= row.len();
        let on_last = listed(row.iter().map(|ways| allen(ways[last])));
        lines.extend(match row[0][..last] {
            [x] => Some(text!("wrong-arrangements", x = allen(x), ys = on_last)),
            [x, y] => Some(text!("wrong-arrangements-in-space", x = allen(x), y = allen(y), zs = on_last)),
            _ => None,
        });
    }
    lines.extend((left > 0).then(|| text!("wrong-arrangements-more", count = left)));
    lines
}

/// A judgement of a test of a point and a quadrilateral.
pub fn of_inside(judgement: &InsideJudgement) -> Report {
    let InsideJudgement { verdict, border, errors, .. } = judgement;
    let place = |error: &InsideError| Text::message(format!("place-{}", error.contact.name()));
    let rows = QuadClass::ALL.iter().filter_map(|class| {
        let mut places = errors.iter().filter(|error| error.class == *class).map(place).peekable();
        places.peek().is_some().then(|| text!("wrong-places", class = quad_class(*class), places = listed(places)))
    });
    let cells: Vec<Value> = errors.iter().map(|error| json!([error.class.name(), error.contact.name()])).collect();
    let example = errors.first().map(|error| {
        let point = |(name, at): (&str, Point)| (name.to_owned(), json!([number(at.x), number(at.y)]));
        let mut example = named_points(error).into_iter().map(point).collect::<Value>();
        let is_inside = error.contact.hits(*border);
        example["is"] = json!(error.contact.name());
        example["says"] = json!(if is_inside { "outside" } else { "inside" });
        example
    });
    let first = errors.first().map(|error| inside_error(error, *border));
    let mut json = as_json(verdict, *border, QuadClass::name, cells, example);
    json["proved"] = json!(false);
    json["cases"] = json!(judgement.cases);
    Report {
        is_right: *verdict == Verdict::Right,
        is_proved: false,
        lines: [inside_verdict(judgement)].into_iter().chain(first).chain(rows).collect(),
        json,
    }
}

/// What every judgement has: `docs/judge.md` tells of each field.
fn as_json<Class: Copy>(
    verdict: &Verdict<Class>,
    border: Border,
    name: impl Fn(Class) -> &'static str,
    cells: Vec<Value>,
    example: Option<Value>,
) -> Value {
    let border = border.name();
    let (verdict, border, only) = match verdict {
        Verdict::Right => ("right", Some(border), None),
        Verdict::Only(classes) => {
            ("only", Some(border), Some(classes.iter().map(|class| name(*class)).collect::<Vec<_>>()))
        }
        Verdict::Wrong => ("wrong", None, None),
    };
    let mut json = json!({"version": VERSION, "verdict": verdict, "border": border});
    if let Some(only) = only {
        json["only"] = json!(only);
    }
    json["cells"] = cells.into();
    json["counterexample"] = example.unwrap_or_default();
    json
}

/// A text that is no formula: what is wrong and where. `line` and `column` count from 1.
pub fn no_formula(text: &str, error: &FormulaError, message: &str) -> Value {
    let (line, column) = line_and_column(text, error.place.start);
    json!({"version": VERSION, "error": {"line": line, "column": column, "message": message}})
}

/// One behind the other, without an "and": these are no sentences.
fn listed(texts: impl Iterator<Item = Text>) -> Text {
    texts.reduce(|before, next| text!("list-comma", first = before, second = next)).unwrap_or_else(|| Text::plain(""))
}

/// The name of an arrangement, as programs read it.
fn key(way: Allen) -> String {
    way.name().replace(' ', "-")
}

fn allen(way: Allen) -> Text {
    Text::message(format!("allen-{}", key(way)))
}

//! The judgement of a test, as texts for people and as JSON for programs.

use crate::quote::line_and_column;
use crate::scene::json_number as number;
use crate::text;
use crate::words::Text;
use hantei_collision::{Allen, Axis, AxisAligned, Border, Contact, Point, QuadContact, Two, contact};
use hantei_judge::{
    Convention, Extent, FittingSizes, FormulaError, InsideError, InsideJudgement, OverlapClass, OverlapJudgement,
    QuadClass, Tolerance, Verdict,
};
use serde_json::{Value, json};

/// A judgement in words and as JSON.
pub struct Report {
    /// Whether the test is right for the wanted border, or for either one.
    pub is_right: bool,
    /// Whether it is wrong only where they touch.
    pub is_but_touching: bool,
    /// Whether the verdict is proved, not only without errors found.
    pub is_proved: bool,
    /// The verdict, the smallest wrong case, by how much it is wrong: a line each.
    pub lines: Vec<Text>,
    /// The smallest wrong case, one of the lines.
    pub first: Option<Text>,
    /// Where it is wrong, a line each.
    pub places: Vec<Text>,
    /// The smallest wrong case of each arrangement or class, as in the JSON, the worst first.
    pub examples: Vec<Value>,
    /// The same for programs.
    pub json: Value,
}

/// The most lines about wrong arrangements, and the most ways on an axis that they name.
const MOST_LINES: usize = 3;
const MOST_WAYS: usize = 3;

/// How much to print about wrong arrangements.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Told {
    /// The first, and the number of others.
    #[default]
    InShort,
    /// All of them.
    All,
}

/// The JSON's version: it changes when a field changes its meaning or is removed.
const VERSION: u32 = 1;

pub(super) fn touching(border: Border) -> Text {
    match border {
        Border::Hits => text!("touching-hits"),
        Border::Misses | Border::Half => text!("touching-misses"),
    }
}

/// The sizes of shapes for which a test is right, if its text has them.
pub fn sizes<S: AxisAligned>(judgement: &OverlapJudgement<S>) -> Option<Text> {
    let (FittingSizes { a, b, .. }, border) = judgement.sizes.as_ref()?;
    let size = |sizes: &[f64]| sizes.iter().map(f64::to_string).collect::<Vec<_>>().join(" × ");
    let border = touching(*border);
    Some(match (a.as_deref().map(size), b.as_deref().map(size)) {
        (Some(a), Some(b)) => text!("right-for-sizes", a = a, b = b, border = border),
        (Some(a), None) => text!("right-for-size", shape = "A", size = a, border = border),
        (None, Some(b)) => text!("right-for-size", shape = "B", size = b, border = border),
        (None, None) => return None,
    })
}

fn overlap_verdict<S: AxisAligned>(judgement: &OverlapJudgement<S>, is_right_in_whole: bool) -> Text {
    let border = touching(judgement.border);
    let arrangements = Allen::ALL.len().pow(S::AXES.len() as u32);
    let cases = judgement.cases.to_string();
    match &judgement.verdict {
        Verdict::Right if judgement.is_proved => text!("judged-right", count = arrangements, border = border),
        Verdict::Only(_) if is_right_in_whole && judgement.is_proved => {
            text!("judged-right-in-whole", count = arrangements, border = border)
        }
        Verdict::Only(_) if is_right_in_whole => {
            text!("judged-tried-in-whole", count = arrangements, cases = cases, border = border)
        }
        Verdict::Right => text!("judged-tried", count = arrangements, cases = cases, border = border),
        Verdict::Only(classes) => {
            // Squares in the plane, cubes in space.
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

/// By how much a test is wrong; `None` if only touching matters, it is right for some sizes, or nothing was measured. It
/// is measured with fractions: what no case shows, whole ones if it is for these, is not said.
pub fn tolerance<S: AxisAligned>(judgement: &OverlapJudgement<S>) -> Option<Text> {
    let Tolerance { gap, depth, hit_boxes, .. } = judgement.tolerance.filter(|_| judgement.sizes.is_none())?;
    if let Some([a, b]) = hit_boxes {
        // 0.9 is 90 %, although 0.9 × 100 is a little less.
        let percent = |part: f64| ((part * 1e8).round() / 1e6).to_string();
        return Some(if a == b {
            text!("within-hit-box", part = percent(a))
        } else {
            text!("within-hit-boxes", a = percent(a), b = percent(b))
        });
    }
    let is_shown = |wanted| judgement.errors.iter().any(|error| contact(error.a, error.b) == wanted);
    let far = match gap {
        _ if !is_shown(Contact::Apart) => None,
        Extent::UpTo(by) if by > 0.0 => Some(text!("within-gap", by = by.to_string())),
        Extent::Unbounded => Some(text!("within-no-gap")),
        _ => None,
    };
    let deep = match depth {
        _ if !is_shown(Contact::Overlapping) => None,
        Extent::UpTo(by) if by > 0.0 => Some(text!("within-depth", by = by.to_string())),
        Extent::Unbounded => Some(text!("within-no-depth")),
        _ => None,
    };
    match (far, deep) {
        (Some(far), Some(deep)) => Some(text!("within-both", gap = far, depth = deep)),
        (one, other) => one.or(other),
    }
}

/// A pair that a test with this border gets wrong: as settings, in the numbers of these conventions, with their
/// relation and the test's answer.
pub(super) fn overlap_error<S: AxisAligned>(error: &Two<S>, border: Border, conventions: &[Convention]) -> Text {
    let [a, b] = [error.a, error.b]
        .map(|shape| origin_size(shape, conventions).iter().map(f64::to_string).collect::<Vec<_>>().join(","));
    match (contact(error.a, error.b), border) {
        (Contact::Apart, _) => text!("wrong-apart", a = a, b = b),
        (Contact::Overlapping, _) => text!("wrong-overlapping", a = a, b = b),
        (Contact::Touching, Border::Misses | Border::Half) => text!("wrong-touching-hit", a = a, b = b),
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

fn inside_verdict(judgement: &InsideJudgement) -> Text {
    let border = match judgement.border {
        Border::Hits => text!("edge-inside"),
        Border::Misses | Border::Half => text!("edge-outside"),
    };
    let cases = judgement.cases.to_string();
    let is_only_on_edges = judgement.errors.iter().all(|error| error.contact == QuadContact::OnEdge);
    if is_only_on_edges && judgement.verdict != Verdict::Right {
        return text!("judged-quad-but-edges");
    }
    match &judgement.verdict {
        Verdict::Right => text!("judged-quad-right", cases = cases, border = border),
        Verdict::Only(right) => {
            let wrong: Vec<QuadClass> = QuadClass::ALL.iter().copied().filter(|class| !right.contains(class)).collect();
            let (right, wrong) = (quad_classes(right), quad_classes(&wrong));
            text!("judged-quad-only", classes = right, others = wrong, cases = cases, border = border)
        }
        Verdict::Wrong => text!("judged-quad-wrong", border = border),
    }
}

/// The kinds, those of both directions as one.
fn quad_classes(classes: &[QuadClass]) -> Vec<Text> {
    let convex = [QuadClass::ConvexClockwise, QuadClass::ConvexCounterClockwise];
    let is_both = convex.iter().all(|class| classes.contains(class));
    let one = |class: &QuadClass| match *class {
        QuadClass::ConvexClockwise if is_both => Some(text!("kind-convex")),
        QuadClass::ConvexCounterClockwise if is_both => None,
        class => Some(quad_class(class)),
    };
    classes.iter().filter_map(one).collect()
}

fn quad_class(class: QuadClass) -> Text {
    Text::message(format!("kind-{}", class.name()))
}

fn named_points(InsideError { quad, p, .. }: &InsideError) -> [(&'static str, Point); 5] {
    let [a, b, c, d] = quad.corners;
    [("a", a), ("b", b), ("c", c), ("d", d), ("p", *p)]
}

/// A point and a quadrilateral that a test with this border gets wrong: settings, the point's place, the test's answer.
fn inside_error(error: &InsideError, border: Border) -> Text {
    let setting = |(name, at): (&str, Point)| format!("{name}={},{}", at.x, at.y);
    let settings = named_points(error).map(setting).join(" ");
    let class = quad_class(error.class);
    match (error.contact, border) {
        (QuadContact::Inside, _) => text!("wrong-inside", settings = settings, class = class),
        (QuadContact::Outside, _) => text!("wrong-outside", settings = settings, class = class),
        (QuadContact::OnEdge, Border::Misses | Border::Half) => {
            text!("wrong-edge-inside", settings = settings, class = class)
        }
        (QuadContact::OnEdge, Border::Hits) => text!("wrong-edge-outside", settings = settings, class = class),
    }
}

/// The judgement of a test of two rectangles or boxes, with cases in the numbers of these conventions.
pub(super) fn of_overlap<S: AxisAligned>(
    judgement: &OverlapJudgement<S>,
    conventions: &[Convention],
    told: Told,
    is_right: bool,
    whole: bool,
) -> Report {
    // For whole numbers, only the tried cases are known.
    let has_all_cells = judgement.is_proved && (!whole || is_right);
    let OverlapJudgement { verdict, border, errors, cases, is_proved, .. } = judgement;
    let cells: Vec<Value> = errors.iter().map(|error| error.ways().map(key).collect()).collect();
    let first = errors.first().map(|error| overlap_error(error, *border, conventions));
    let examples: Vec<Value> = errors.iter().map(|error| example(error, *border, conventions)).collect();
    let mut json = as_json(verdict, *border, OverlapClass::name, cells, examples.first());
    json["proved"] = json!(is_proved);
    json["all_cells"] = json!(has_all_cells);
    json["cases"] = json!(cases);
    let fitting =
        |sizes: &Option<Vec<f64>>| sizes.as_ref().map(|sizes| sizes.iter().copied().map(number).collect::<Value>());
    let of_sizes = |(sizes, border): &(FittingSizes, Border)| json!({"a": fitting(&sizes.a), "b": fitting(&sizes.b), "border": border.name()});
    json["sizes"] = judgement.sizes.as_ref().map_or(Value::Null, of_sizes);
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
    let in_whole = is_right && *verdict != Verdict::Right;
    let within = tolerance(judgement).filter(|_| !in_whole);
    let lines = [overlap_verdict(judgement, in_whole)].into_iter().chain(sizes(judgement)).chain(cut_short);
    let lines = lines.chain(first.clone()).chain(within);
    let mut places = arrangements(errors, told);
    places.extend((!has_all_cells && !errors.is_empty()).then(|| text!("judged-places-tried")));
    let lines = lines.collect();
    let is_touching = |error: &Two<S>| contact(error.a, error.b) == Contact::Touching;
    let is_but_touching = !is_right && !errors.is_empty() && errors.iter().all(is_touching);
    Report { is_right, is_but_touching, is_proved: *is_proved, lines, first, places, examples, json }
}

pub(super) fn example<S: AxisAligned>(error: &Two<S>, border: Border, conventions: &[Convention]) -> Value {
    let numbers = |shape: S| origin_size(shape, conventions).into_iter().map(number).collect::<Value>();
    let contact = contact(error.a, error.b);
    let says = if contact.hits(border) { "miss" } else { "hit" };
    json!({"a": numbers(error.a), "b": numbers(error.b), "is": contact.name(), "says": says})
}

/// The arrangements in which a test is wrong, a line for all ways on x (and y) with the same ways on the last axis.
fn arrangements<S: AxisAligned>(errors: &[Two<S>], told: Told) -> Vec<Text> {
    let last = S::AXES.len() - 1;
    let order = |ways: &[Allen]| ways.iter().map(|&way| way as usize).collect::<Vec<_>>();
    // There are few, so each is put in its place: a sort of its own would weigh more.
    let all = errors.iter().map(|error| error.ways().collect()).fold(Vec::new(), |mut all, ways: Vec<Allen>| {
        all.insert(all.partition_point(|other: &Vec<Allen>| order(other) < order(&ways)), ways);
        all
    });
    // The ways on x, those on y in space, and those on the last axis.
    let mut rows: Vec<(Vec<Allen>, &[Allen], Vec<Allen>)> = Vec::new();
    for row in all.chunk_by(|one, other| one[..last] == other[..last]) {
        let (x, between) = (row[0][0], &row[0][1..last]);
        let on_last: Vec<Allen> = row.iter().map(|ways| ways[last]).collect();
        match rows.iter_mut().find(|(_, other, ways)| *other == between && *ways == on_last) {
            Some((xs, ..)) => xs.push(x),
            None => rows.push((vec![x], between, on_last)),
        }
    }
    let most = if told == Told::All { usize::MAX } else { MOST_LINES };
    let mut left = all.len();
    let line = |(xs, between, on_last): &(Vec<Allen>, &[Allen], Vec<Allen>)| {
        left -= xs.len() * on_last.len();
        let (x, on_last) = (ways(xs, Axis::X, told), ways(on_last, S::AXES[last], told));
        match between {
            [y] => text!("wrong-arrangements-in-space", x = x, y = way_on(*y, Axis::Y), zs = on_last),
            _ => text!("wrong-arrangements", x = x, ys = on_last),
        }
    };
    let mut lines: Vec<Text> = rows.iter().take(most).map(line).collect();
    lines.extend((left > 0).then(|| text!("wrong-arrangements-more", count = left, option = "--cells")));
    lines
}

/// These ways on an axis: all in which two intervals overlap as one, and what lies beside by its side of B.
fn ways(all: &[Allen], axis: Axis, told: Told) -> Text {
    let overlaps = |way: &&Allen| (Allen::Overlaps as usize..Allen::MetBy as usize).contains(&(**way as usize));
    let count = all.iter().filter(overlaps).count();
    let is_whole = count == Allen::ALL.iter().filter(overlaps).count();
    let shown = all.iter().filter(|way| !is_whole || **way == Allen::Overlaps || !overlaps(way));
    let say = |way: &Allen| match way {
        Allen::Overlaps if is_whole => text!("wrong-way-overlapping", count = count),
        way => way_on(*way, axis),
    };
    let most = if told == Told::All { usize::MAX } else { MOST_WAYS };
    let first = listed(shown.clone().take(most).map(say));
    match all.len() {
        all if all == Allen::ALL.len() => text!("allen-any"),
        _ if shown.clone().count() > most => text!("list-of-more", first = first, count = shown.count() - most),
        _ => first,
    }
}

fn way_on(way: Allen, axis: Axis) -> Text {
    match way {
        Allen::Before => text!("wrong-way-before", axis = axis.name()),
        Allen::Meets => text!("wrong-way-meets", axis = axis.name()),
        Allen::MetBy => text!("wrong-way-met-by", axis = axis.name()),
        Allen::After => text!("wrong-way-after", axis = axis.name()),
        way => Text::message(format!("allen-{}", key(way))),
    }
}

/// The judgement of a test of a point and a quadrilateral.
pub fn of_inside(judgement: &InsideJudgement) -> Report {
    let InsideJudgement { verdict, border, errors, .. } = judgement;
    let place = |error: &InsideError| Text::message(format!("place-{}", error.contact.name()));
    let rows = QuadClass::ALL.iter().filter_map(|class| {
        let mut places = errors.iter().filter(|error| error.class == *class).map(place).peekable();
        places.peek().is_some().then(|| text!("wrong-places", class = quad_class(*class), places = listed(places)))
    });
    let cells: Vec<Value> = errors.iter().map(|error| json!([error.class.name(), error.contact.name()])).collect();
    let example = |error: &InsideError| {
        let point = |(name, at): (&str, Point)| (name.to_owned(), json!([number(at.x), number(at.y)]));
        let mut example = named_points(error).into_iter().map(point).collect::<Value>();
        let is_inside = error.contact.hits(*border);
        example["is"] = json!(error.contact.name());
        example["says"] = json!(if is_inside { "outside" } else { "inside" });
        example
    };
    let examples: Vec<Value> = errors.iter().map(example).collect();
    let first = errors.first().map(|error| inside_error(error, *border));
    let mut json = as_json(verdict, *border, QuadClass::name, cells, examples.first());
    json["proved"] = json!(false);
    json["cases"] = json!(judgement.cases);
    Report {
        is_right: *verdict == Verdict::Right,
        is_but_touching: false,
        is_proved: false,
        lines: [inside_verdict(judgement)].into_iter().chain(first.clone()).collect(),
        first,
        places: rows.collect(),
        examples,
        json,
    }
}

/// The fields of every judgement; `docs/judge.md` explains them.
pub(super) fn as_json<Class: Copy>(
    verdict: &Verdict<Class>,
    border: Border,
    name: impl Fn(Class) -> &'static str,
    cells: Vec<Value>,
    example: Option<&Value>,
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
    json["counterexample"] = example.cloned().unwrap_or_default();
    json
}

/// The error of a text that is not a formula. `line` and `column` count from 1.
pub fn no_formula(text: &str, error: &FormulaError, message: &str) -> Value {
    let (line, column) = line_and_column(text, error.place.start);
    refused(line, column, message)
}

/// The error of a text, at a line and a column.
pub fn refused(line: usize, column: usize, message: &str) -> Value {
    json!({"version": VERSION, "error": {"line": line, "column": column, "message": message}})
}

/// A list without an "and", because its items are not a sentence.
pub(super) fn listed(texts: impl Iterator<Item = Text>) -> Text {
    texts.reduce(|before, next| text!("list-comma", first = before, second = next)).unwrap_or_else(|| Text::plain(""))
}

/// The name of a way to lie, for programs.
fn key(way: Allen) -> String {
    way.name().replace(' ', "-")
}

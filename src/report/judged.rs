//! What came out for a test, as texts for people and as JSON for programs.

use crate::text;
use crate::words::Text;
use hantei_collision::{
    Allen, AxisAligned, Border, Contact, InsideError, InsideJudgement, Interval, OverlapClass, OverlapJudgement, Point,
    QuadClass, QuadContact, Two, Verdict, contact,
};
use serde_json::{Value, json};

/// A judgement, said.
pub struct Report {
    /// The test is right for one of the two borders.
    pub is_right: bool,
    /// The verdict, the smallest case that is wrong, and where it is wrong: a line each.
    pub lines: Vec<Text>,
    /// The same for programs.
    pub json: Value,
}

/// At most this many lines say in which arrangements of two boxes a test is wrong.
const LINES_IN_SPACE: usize = 12;

/// Whether a test of two rectangles or two boxes is right.
pub fn overlap_verdict<S: AxisAligned>(judgement: &OverlapJudgement<S>) -> Text {
    let border = match judgement.border {
        Border::Hits => text!("touching-hits"),
        Border::Misses => text!("touching-misses"),
    };
    let arrangements = Allen::ALL.len().pow(S::AXES.len() as u32);
    match &judgement.verdict {
        Verdict::Right => {
            text!("judged-right", count = arrangements, cases = judgement.cases.to_string(), border = border)
        }
        Verdict::Only(classes) => {
            // The classes speak of squares or cubes, of two sizes or three.
            let class = |class: &OverlapClass| Text::message(format!("class-{}", class.name()));
            let classes = listed(classes.iter().map(|it| class(it).with("axes", S::AXES.len())));
            text!("judged-only", classes = classes, border = border)
        }
        Verdict::Wrong => {
            text!("judged-wrong", wrong = judgement.errors.len(), count = arrangements, border = border)
        }
    }
}

/// A pair that a test with this border gets wrong: as settings, how the two lie, and what the test says.
pub fn overlap_error<S: AxisAligned>(error: &Two<S>, border: Border) -> Text {
    let [a, b] =
        [error.a, error.b].map(|shape| origin_size(shape).iter().map(f64::to_string).collect::<Vec<_>>().join(","));
    match (contact(error.a, error.b), border) {
        (Contact::Apart, _) => text!("wrong-apart", a = a, b = b),
        (Contact::Overlapping, _) => text!("wrong-overlapping", a = a, b = b),
        (Contact::Touching, Border::Misses) => text!("wrong-touching-hit", a = a, b = b),
        (Contact::Touching, Border::Hits) => text!("wrong-touching-miss", a = a, b = b),
    }
}

/// The top-left, near corner and the sizes, as a setting has them.
fn origin_size<S: AxisAligned>(shape: S) -> Vec<f64> {
    let on = || S::AXES.iter().map(|&axis| shape.on(axis));
    on().map(|it| it.min).chain(on().map(Interval::length)).collect()
}

/// Whether a test of a point and a quadrilateral is right.
pub fn inside_verdict(judgement: &InsideJudgement) -> Text {
    let border = match judgement.border {
        Border::Hits => text!("edge-inside"),
        Border::Misses => text!("edge-outside"),
    };
    match &judgement.verdict {
        Verdict::Right => text!("judged-quad-right", cases = judgement.cases.to_string(), border = border),
        Verdict::Only(classes) => {
            let classes: Vec<Text> = classes.iter().map(|class| quad_class(*class)).collect();
            text!("judged-quad-only", classes = classes, border = border)
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
pub fn inside_error(error: &InsideError, border: Border) -> Text {
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

/// A judgement of a test of two rectangles or two boxes.
pub fn of_overlap<S: AxisAligned>(judgement: &OverlapJudgement<S>) -> Report {
    let OverlapJudgement { verdict, border, errors, .. } = judgement;
    let cells: Vec<Value> = errors.iter().map(|error| error.ways().map(key).collect()).collect();
    let numbers = |shape: S| origin_size(shape).into_iter().map(number).collect::<Value>();
    let example = errors.first().map(|error| json!({"a": numbers(error.a), "b": numbers(error.b)}));
    let first = errors.first().map(|error| overlap_error(error, *border));
    Report {
        is_right: *verdict == Verdict::Right,
        lines: [overlap_verdict(judgement)].into_iter().chain(first).chain(arrangements(errors)).collect(),
        json: as_json(verdict, *border, OverlapClass::name, cells, example),
    }
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
        named_points(error).into_iter().map(point).collect::<Value>()
    });
    let first = errors.first().map(|error| inside_error(error, *border));
    Report {
        is_right: *verdict == Verdict::Right,
        lines: [inside_verdict(judgement)].into_iter().chain(first).chain(rows).collect(),
        json: as_json(verdict, *border, QuadClass::name, cells, example),
    }
}

/// `{"verdict":"wrong","border":null,"cells":[…],"counterexample":{…}}`; a test that is right only for some has these classes
/// in `only`.
fn as_json<Class: Copy>(
    verdict: &Verdict<Class>,
    border: Border,
    name: impl Fn(Class) -> &'static str,
    cells: Vec<Value>,
    example: Option<Value>,
) -> Value {
    let border = match border {
        Border::Hits => "hits",
        Border::Misses => "misses",
    };
    let example = example.unwrap_or_default();
    match verdict {
        Verdict::Right => json!({"verdict": "right", "border": border, "cells": cells, "counterexample": example}),
        Verdict::Only(classes) => {
            let only: Vec<&str> = classes.iter().map(|class| name(*class)).collect();
            json!({"verdict": "only", "border": border, "only": only, "cells": cells, "counterexample": example})
        }
        Verdict::Wrong => json!({"verdict": "wrong", "border": null, "cells": cells, "counterexample": example}),
    }
}

/// A number as people write it: 1, not 1.0.
fn number(number: f64) -> Value {
    // All whole numbers of the judge are far below 2⁵³.
    if number == number.trunc() { json!(number as i64) } else { json!(number) }
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

//! What came out for a test, as texts for people and as JSON for programs.

use crate::text;
use crate::words::Text;
use hantei_collision::{
    Allen, Axis, Border, Contact, InsideError, InsideJudgement, OverlapClass, OverlapJudgement, Point, QuadClass,
    QuadContact, Rect, Two, Verdict, contact,
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

/// Whether a test of two rectangles is right.
pub fn overlap_verdict(judgement: &OverlapJudgement) -> Text {
    let border = match judgement.border {
        Border::Hits => text!("touching-hits"),
        Border::Misses => text!("touching-misses"),
    };
    let arrangements = Allen::ALL.len().pow(2);
    match &judgement.verdict {
        Verdict::Right => {
            text!("judged-right", count = arrangements, cases = judgement.cases.to_string(), border = border)
        }
        Verdict::Only(classes) => {
            let classes = listed(classes.iter().map(|class| overlap_class(*class)));
            text!("judged-only", classes = classes, border = border)
        }
        Verdict::Wrong => {
            text!("judged-wrong", wrong = judgement.errors.len(), count = arrangements, border = border)
        }
    }
}

fn overlap_class(class: OverlapClass) -> Text {
    match class {
        OverlapClass::WholePixels => text!("class-whole-pixels"),
        OverlapClass::NotNegative => text!("class-not-negative"),
        OverlapClass::ANotLarger => text!("class-a-not-larger"),
        OverlapClass::BNotLarger => text!("class-b-not-larger"),
        OverlapClass::EqualSizes => text!("class-equal-sizes"),
        OverlapClass::Squares => text!("class-squares"),
    }
}

/// Two rectangles for which a test is wrong that is to have this border: as settings, how they lie, and what it says.
pub fn overlap_error(error: &Two<Rect>, border: Border) -> Text {
    let [a, b] = [error.a, error.b].map(numbers);
    match (contact(error.a, error.b), border) {
        (Contact::Apart, _) => text!("wrong-apart", a = a, b = b),
        (Contact::Overlapping, _) => text!("wrong-overlapping", a = a, b = b),
        (Contact::Touching, Border::Misses) => text!("wrong-touching-hit", a = a, b = b),
        (Contact::Touching, Border::Hits) => text!("wrong-touching-miss", a = a, b = b),
    }
}

/// The top-left corner and the size, as a setting has them.
fn numbers(rect: Rect) -> String {
    origin_size(rect).map(|number| number.to_string()).join(",")
}

fn origin_size(rect: Rect) -> [f64; 4] {
    [rect.min().x, rect.min().y, rect.width(), rect.height()]
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
    match class {
        QuadClass::ConvexClockwise => text!("kind-convex-clockwise"),
        QuadClass::ConvexCounterClockwise => text!("kind-convex-counter-clockwise"),
        QuadClass::Concave => text!("kind-concave"),
        QuadClass::Crossed => text!("kind-crossed"),
        QuadClass::Degenerate => text!("kind-degenerate"),
    }
}

/// A point and a quadrilateral for which a test is wrong that is to have this border: as settings, where the point is, and
/// what it says.
pub fn inside_error(error: &InsideError, border: Border) -> Text {
    let point = |point: Point| format!("{},{}", point.x, point.y);
    let named = ["a", "b", "c", "d"].into_iter().zip(error.quad.corners).chain([("p", error.p)]);
    let settings = named.map(|(name, at)| format!("{name}={}", point(at))).collect::<Vec<_>>().join(" ");
    let class = quad_class(error.class);
    match (error.contact, border) {
        (QuadContact::Inside, _) => text!("wrong-inside", settings = settings, class = class),
        (QuadContact::Outside, _) => text!("wrong-outside", settings = settings, class = class),
        (QuadContact::OnEdge, Border::Misses) => text!("wrong-edge-inside", settings = settings, class = class),
        (QuadContact::OnEdge, Border::Hits) => text!("wrong-edge-outside", settings = settings, class = class),
    }
}

/// A judgement of a test of two rectangles.
pub fn of_overlap(judgement: &OverlapJudgement) -> Report {
    let OverlapJudgement { verdict, border, errors, .. } = judgement;
    let rows = Allen::ALL.iter().filter_map(|&x| {
        let wrong = |y: &Allen| errors.iter().any(|error| (error.way(Axis::X), error.way(Axis::Y)) == (x, *y));
        let mut ys = Allen::ALL.iter().copied().filter(wrong).map(allen).peekable();
        ys.peek().is_some().then(|| text!("wrong-arrangements", x = allen(x), ys = listed(ys)))
    });
    let cells: Vec<Value> =
        errors.iter().map(|error| json!([key(error.way(Axis::X)), key(error.way(Axis::Y))])).collect();
    let example = errors
        .first()
        .map(|error| json!({"a": origin_size(error.a).map(number), "b": origin_size(error.b).map(number)}));
    let first = errors.first().map(|error| overlap_error(error, *border));
    Report {
        is_right: *verdict == Verdict::Right,
        lines: [overlap_verdict(judgement)].into_iter().chain(first).chain(rows).collect(),
        json: as_json(verdict, *border, |class| class.name(), cells, example),
    }
}

/// A judgement of a test of a point and a quadrilateral.
pub fn of_inside(judgement: &InsideJudgement) -> Report {
    let InsideJudgement { verdict, border, errors, .. } = judgement;
    let place = |error: &InsideError| match error.contact {
        QuadContact::Inside => text!("place-inside"),
        QuadContact::OnEdge => text!("place-on-edge"),
        QuadContact::Outside => text!("place-outside"),
    };
    let rows = QuadClass::ALL.iter().filter_map(|class| {
        let mut places = errors.iter().filter(|error| error.class == *class).map(place).peekable();
        places.peek().is_some().then(|| text!("wrong-places", class = quad_class(*class), places = listed(places)))
    });
    let cells: Vec<Value> = errors.iter().map(|error| json!([error.class.name(), error.contact.name()])).collect();
    let example = errors.first().map(|error| {
        let named = ["a", "b", "c", "d"].into_iter().zip(error.quad.corners).chain([("p", error.p)]);
        named.map(|(name, at)| (name.to_owned(), json!([number(at.x), number(at.y)]))).collect::<Value>()
    });
    let first = errors.first().map(|error| inside_error(error, *border));
    Report {
        is_right: *verdict == Verdict::Right,
        lines: [inside_verdict(judgement)].into_iter().chain(first).chain(rows).collect(),
        json: as_json(verdict, *border, |class| class.name(), cells, example),
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

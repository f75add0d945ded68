//! What is said of a circle and a rectangle: of each comparison, and why a method says what it says.

use super::super::rows::{RowMethod, Said};
use super::{across, of};
use crate::figure::Pictogram;
use crate::report::circle_place;
use crate::scene::shared::number::{TENTH, in_tenths, shown, shown_pair, tidy};
use crate::scene::{Content, Readings, Row};
use crate::text;
use crate::words::Text;
use hantei_collision::shapes::Pair;
use hantei_collision::{
    About, Axis, Border, CircleAndRect, CircleRegion, Contact, End, Form, Method as _, Named as _, Operator, Question,
};

/// How far the nearest point is from the centre, and how far the circle reaches: in so few decimals as tell them apart.
pub(super) fn away(pair: &Pair) -> [String; 2] {
    let case = of(pair);
    let (far, reach) = (case.from_nearest().length(), case.circle.radius());
    if pair.contact() == Contact::Touching {
        return [shown(reach), shown(reach)];
    }
    if (far - reach).abs() < TENTH {
        return shown_pair(tidy(far), reach);
    }
    let in_short = (far * 10.0).round() / 10.0;
    [shown(if in_short == 0.0 { tidy(far) } else { in_short }), shown(reach)]
}

fn has_centre_inside(case: &CircleAndRect) -> bool {
    case.nearest() == case.circle.centre()
}

pub(super) fn contact(pair: &Pair) -> Text {
    let case = of(pair);
    let difference = || in_tenths((case.from_nearest().length() - case.circle.radius()).abs());
    match pair.contact() {
        Contact::Apart => text!("apart-by", by = difference()),
        Contact::Touching => text!("circle-touching"),
        Contact::Overlapping if has_centre_inside(&case) => text!("circle-overlapping"),
        Contact::Overlapping => text!("circle-overlapping-by", by = difference()),
    }
}

/// Where the centre is.
pub(super) fn region(pair: &Pair) -> Text {
    text!("circle-region", place = circle_place(CircleRegion::of(&of(pair))))
}

/// Whether a method compares how far the nearest point is, and nothing else.
fn is_of_nearest(method: RowMethod) -> bool {
    method.questions(Border::Misses)[0].about == Some(About::Nearest)
}

/// What is computed before the comparison, and both of its numbers as bars.
pub(super) fn computed(pair: &Pair, method: &RowMethod) -> Vec<Row> {
    if !is_of_nearest(*method) {
        return Vec::new();
    }
    let case = of(pair);
    let (centre, nearest) = (case.circle.centre(), case.nearest());
    let ([dx, dy], r) = (across(&case), case.circle.radius());
    let row = |picture, about, content| Row { picture, ..Row::new(Some(about), content) };
    let clamped = |axis: Axis| {
        let (from, to, axis) = (centre.along(axis), nearest.along(axis), axis.name());
        Content::Computed {
            meaning: text!("circle-nearest-on", axis = axis),
            code: format!("q{axis} = clamp(c{axis}, b{axis}1, b{axis}2)"),
            from: (from != to).then(|| shown(tidy(from))),
            value: shown(tidy(to)),
        }
    };
    let (meaning, value) = (text!("circle-how-far"), format!("{}, {}", shown(dx), shown(dy)));
    let apart = Content::Computed { meaning, code: "dx = cx − qx, dy = cy − qy".into(), from: None, value };
    let squares = [tidy(dx * dx), tidy(dy * dy)];
    let sum = tidy(squares[0] + squares[1]);
    let (far, reach) = (case.from_nearest().length(), tidy(r * r));
    let bars = if method.value_name() == "root" {
        let [said, _] = away(pair);
        Content::Bars {
            name: "sqrt(dx² + dy²)",
            formula: format!("sqrt({}) = {said}", shown(sum)),
            parts: vec![(far, said)],
            other: "r",
            number: (r, shown(r)),
            other_formula: String::new(),
            is_of_first: true,
        }
    } else {
        Content::Bars {
            name: "dx² + dy²",
            parts: squares.map(|square| (square, shown(square))).into(),
            formula: format!("{} + {} = {}", shown(squares[0]), shown(squares[1]), shown(sum)),
            other: "r²",
            number: (reach, shown(reach)),
            other_formula: format!("{} × {} = {}", shown(r), shown(r), shown(reach)),
            is_of_first: true,
        }
    };
    vec![
        row(Pictogram::ClampX, About::NearestOn(Axis::X), clamped(Axis::X)),
        row(Pictogram::ClampY, About::NearestOn(Axis::Y), clamped(Axis::Y)),
        row(Pictogram::Distance, About::Nearest, apart),
        row(Pictogram::None, About::Nearest, bars),
    ]
}

pub(super) fn meaning(_: &Pair, method: &RowMethod, question: &Question) -> (Text, Option<bool>) {
    let is_apart = matches!(question.operator, Operator::Greater | Operator::AtLeast);
    let or_at = if question.operator == Operator::AtMost { "-or-at" } else { "" };
    let (asks, speaks) = match (method.form(), question.about) {
        (Form::Regions, Some(About::Centres(axis))) if is_apart => (on("far", axis), Some(false)),
        (Form::Regions, Some(About::Centres(axis))) => (on("between", axis), None),
        (_, Some(About::Ends(axis, _, End::Min))) => (format!("{}{or_at}", on("square-from", axis)), Some(true)),
        (_, Some(About::Ends(axis, ..))) => (format!("{}{or_at}", on("square-to", axis)), Some(true)),
        (_, Some(About::CentreAt(axis, End::Min))) => (on("centre-from", axis), None),
        (_, Some(About::CentreAt(axis, End::Max))) => (on("centre-to", axis), None),
        (_, Some(About::Corner(corner))) => (format!("corner-{}{or_at}", corner.name()), None),
        (Form::Regions, _) => (format!("corner-near{or_at}"), Some(true)),
        _ => (format!("near{or_at}"), Some(true)),
    };
    (text!("circle-row-asks", what = asks), speaks)
}

/// What is asked, on an axis.
fn on(what: &str, axis: Axis) -> String {
    format!("{what}-{}", axis.name())
}

pub(super) fn reason(said: &Said) -> Text {
    let about = said.walk.trace.last().and_then(|last| said.walk.question(last)?.about);
    let axis = about.and_then(About::axis).map_or("", Axis::name);
    match (said.method.form(), about) {
        (Form::Regions, Some(About::Centres(_))) if said.says => text!("circle-beside", axis = axis),
        (Form::Regions, Some(About::Centres(_))) => text!("circle-too-far", axis = axis),
        (_, Some(About::Ends(..))) if said.says => text!("circle-square-hits"),
        (_, Some(About::Ends(..))) => text!("circle-square-misses", axis = axis),
        (_, Some(About::CentreAt(..))) => text!("circle-centre-in"),
        (_, Some(About::Corner(corner))) if said.says => text!("circle-corner-in", corner = corner.name()),
        (_, Some(About::Corner(_))) => text!("circle-no-corner"),
        _ => of_nearest(said.pair),
    }
}

/// How far the nearest point is, and how far the circle reaches.
fn of_nearest(pair: &Pair) -> Text {
    let (case, [far, reach]) = (of(pair), away(pair));
    let shared = case.circle.bounds().intersection(case.rect);
    match pair.contact() {
        Contact::Touching if case.circle.radius() > 0.0 => text!("circle-touches", reach = reach),
        _ if has_centre_inside(&case) => text!("circle-inside", reach = reach),
        Contact::Apart if shared.is_some_and(|both| both.width() > 0.0 && both.height() > 0.0) => {
            text!("circle-only-shadows", far = far, reach = reach)
        }
        _ => text!("circle-nearest", far = far, reach = reach),
    }
}

pub(super) fn because(pair: &Pair, method: &RowMethod) -> Text {
    let [far, reach] = away(pair);
    match method.value_name() {
        "corners" => text!("circle-because-edge", far = far, reach = reach),
        "box" => text!("circle-because-square", far = far, reach = reach),
        "closest" | "root" if of(pair).circle.radius() == 0.0 => text!("circle-because-point"),
        _ => text!("circle-because-rounding"),
    }
}

/// The pictures of the rows, and what a step of the nearest point computes.
pub(super) fn finish(said: &Said, readings: &mut Readings) {
    let is_of_nearest = is_of_nearest(said.method);
    for row in readings.sections.iter_mut().take(1).flat_map(|section| &mut section.rows) {
        row.picture = match (row.about, &row.content) {
            (Some(About::Corner(_)), _) => Pictogram::Distance,
            (_, Content::Comparison { .. }) if is_of_nearest => Pictogram::None,
            _ => row.picture,
        };
    }
    readings.now = Some(said).filter(|_| is_of_nearest).and_then(now);
}

/// What a step computes, in a sentence.
fn now(said: &Said) -> Option<Text> {
    let case = of(said.pair);
    let clamp = |axis: Axis| {
        let [from, to] = [case.circle.centre(), case.nearest()].map(|at| at.along(axis));
        let (from, to) = (tidy(from), shown(tidy(to)));
        match case.rect.interval(axis) {
            of if from < of.min => text!("circle-now-less", from = shown(from), to = to),
            of if from > of.max => text!("circle-now-more", from = shown(from), to = to),
            _ => text!("circle-now-in", from = shown(from)),
        }
    };
    Some(match said.step {
        1 => clamp(Axis::X),
        2 => clamp(Axis::Y),
        3 => text!("circle-now-apart"),
        4 if said.method.value_name() == "root" => text!("circle-now-root"),
        4 => text!("circle-now-squares"),
        _ => return None,
    })
}

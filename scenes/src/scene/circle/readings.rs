//! What the scene `circle` says in the panel: what is computed, and its numbers.

use super::CircleScene;
use crate::figure::Pictogram;
use crate::report::circle_place;
use crate::scene::readings::Row;
use crate::scene::shared::number::{TENTH, in_tenths, length, shown, shown_pair, tidy};
use crate::scene::shared::subject::Subject as _;
use crate::scene::shared::tested::TestScene as _;
use crate::scene::{Content, Judged as _, Look, Readings};
use crate::text;
use crate::words::Text;
use hantei_collision::{
    About, Axis, Border, CircleAndRect, CircleMethod, CircleRegion, Contact, Method, circle_contact,
};

/// The region of B's nine in which the centre is.
pub(super) fn region(case: &CircleAndRect) -> &'static str {
    CircleRegion::of(case).name()
}

/// From the nearest point to the centre, on x and on y, as one would write it.
pub(super) fn across(case: &CircleAndRect) -> [f64; 2] {
    let (centre, nearest) = (case.circle.centre(), case.nearest());
    [length(nearest.x, centre.x), length(nearest.y, centre.y)]
}

/// How far the nearest point is from the centre, and how far the circle reaches: in so few decimals as tell them apart.
pub(super) fn away(case: &CircleAndRect) -> [String; 2] {
    let (far, reach) = (case.from_nearest().length(), case.circle.radius());
    if circle_contact(case.circle, case.rect) == Contact::Touching {
        return [shown(reach), shown(reach)];
    }
    if (far - reach).abs() < TENTH {
        return shown_pair(tidy(far), reach);
    }
    let in_short = (far * 10.0).round() / 10.0;
    [shown(if in_short == 0.0 { tidy(far) } else { in_short }), shown(reach)]
}

/// How much nearer or farther the nearest point is than the circle reaches.
pub(super) fn difference(case: &CircleAndRect) -> String {
    in_tenths((case.from_nearest().length() - case.circle.radius()).abs())
}

pub(super) fn readings(scene: &CircleScene, look: &Look) -> Readings {
    let (trial, case) = (scene.chosen(), &scene.state.shapes);
    let readings = scene.test_readings(look.step).unwrap_or_else(|| trial.readings(look.step));
    let contact = circle_contact(case.circle, case.rect);
    let picture = match readings.picture {
        _ if contact == Contact::Touching && readings.picture != Pictogram::None => Pictogram::CircleTouching,
        Pictogram::Hit => Pictogram::CircleHit,
        Pictogram::Miss => Pictogram::CircleMiss,
        other => other,
    };
    let mut readings = Readings { picture, ..readings };
    let is_of_nearest = trial.built_in().is_some_and(is_of_nearest);
    for row in readings.sections.iter_mut().take(1).flat_map(|section| &mut section.rows) {
        row.picture = match (row.about, &row.content) {
            (Some(About::Corner(_)), _) => Pictogram::Distance,
            (_, Content::Comparison { .. }) if is_of_nearest => Pictogram::None,
            _ => row.picture,
        };
    }
    readings.now = trial.built_in().filter(|_| is_of_nearest).and_then(|method| now(case, look.step, method));
    readings.sum =
        readings.verdict.filter(|_| is_of_nearest).map(|hit| if hit { text!("sum-near") } else { text!("sum-far") });
    readings.facts.push(text!("circle-region", place = circle_place(CircleRegion::of(case))));
    readings.notes.extend(disagreement(scene, contact));
    readings
}

/// Whether a method compares how far the nearest point is, and nothing else.
pub(super) fn is_of_nearest<M: Method>(method: M) -> bool {
    method.questions(Border::Misses)[0].about == Some(About::Nearest)
}

/// What is computed before the comparison, and both of its numbers as bars.
pub(super) fn computed(case: &CircleAndRect, is_root: bool) -> Vec<Row> {
    let (centre, nearest) = (case.circle.centre(), case.nearest());
    let ([dx, dy], r) = (across(case), case.circle.radius());
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
    let formula = format!("{} + {} = {}", shown(squares[0]), shown(squares[1]), shown(sum));
    let bars = if is_root {
        Content::Bars {
            name: "sqrt(dx² + dy²)",
            parts: vec![(far, away(case)[0].clone())],
            formula: format!("sqrt({}) = {}", shown(sum), away(case)[0]),
            other: "r",
            number: (r, shown(r)),
            other_formula: String::new(),
            is_of_first: true,
        }
    } else {
        Content::Bars {
            name: "dx² + dy²",
            parts: squares.map(|square| (square, shown(square))).into(),
            formula,
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

/// What a step computes, in a sentence.
fn now(case: &CircleAndRect, step: usize, method: CircleMethod) -> Option<Text> {
    let clamp = |axis: Axis| {
        let [from, to] = [case.circle.centre(), case.nearest()].map(|at| at.along(axis));
        let (from, to) = (tidy(from), shown(tidy(to)));
        match case.rect.interval(axis) {
            of if from < of.min => text!("circle-now-less", from = shown(from), to = to),
            of if from > of.max => text!("circle-now-more", from = shown(from), to = to),
            _ => text!("circle-now-in", from = shown(from)),
        }
    };
    Some(match step {
        1 => clamp(Axis::X),
        2 => clamp(Axis::Y),
        3 => text!("circle-now-apart"),
        4 if method == CircleMethod::Root => text!("circle-now-root"),
        4 => text!("circle-now-squares"),
        _ => return None,
    })
}

/// Why the methods do not all say the same, if they do not.
fn disagreement(scene: &CircleScene, contact: Contact) -> Vec<Text> {
    let trials = scene.trials();
    let of_border = contact == Contact::Touching && trials.iter().any(|trial| trial.border != trials[0].border);
    // That the chosen one is wrong, the verdict says.
    let chosen = scene.state.test.method;
    let wrong = trials.iter().filter(|trial| trial.is_wrong() && trial.built_in() != chosen);
    let because = wrong.filter_map(|trial| {
        let because = CircleAndRect::because(trial, trial.built_in()?)?;
        Some(text!("circle-note-wrong", method = trial.name(), because = because))
    });
    of_border.then(|| text!("circle-note-border")).into_iter().chain(because).collect()
}

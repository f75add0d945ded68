//! The comment over code that is copied out of hantei.

use super::subject::Subject;
use crate::text;
use crate::words::{Text, Words};
use hantei_collision::{Border, BorderRule, Method, ResponseMethod, ResponseRules, ShapeKind};
use hantei_judge::SlantedCode;

/// The comment over a built-in method: its name, its answer for touching shapes, and for which numbers it is right.
pub fn code_note<M: Method<Shapes: Subject>>(method: M, border: Border, words: &Words) -> String {
    let name = format!("hantei: {}, border={}", method.value_name(), BorderRule::from(border).name());
    let whole = method.ends_at_last_pixel(border).then(|| text!("code-whole-numbers"));
    let point = method.misses_points(border).then(|| text!("code-no-point"));
    // Of a method that is wrong elsewhere, too, nothing is said of borders.
    let why = Text::message(format!("explain-{}", method.value_name()));
    let rule = match M::Shapes::is_approximate(method) {
        true => text!("code-approximate", why = why),
        false => M::Shapes::border_rule(border),
    };
    let said = std::iter::once(rule).chain(whole).chain(point).map(|text| words.say(&text));
    std::iter::once(name).chain(said).collect::<Vec<_>>().join("\n")
}

/// The comment over a built-in method that tests the whole path of both shapes.
pub fn swept_note<M: Method<Shapes: Subject>>(method: M, border: Border, words: &Words) -> String {
    format!("{}\n{}", code_note(method, border, words), words.say(&text!("code-swept")))
}

/// The comment over a test of a segment or a turned rectangle: its name, its answer for touching shapes, and where it rounds.
pub fn slanted_note(code: SlantedCode, border: Border, words: &Words) -> String {
    let scene = if code.kinds().contains(&ShapeKind::Segment) { "lines" } else { "turned" };
    let name = format!("hantei: {scene} {}, border={}", code.name(), border.name());
    let is_turned = code.kinds().contains(&ShapeKind::Turned);
    let rounds = match code {
        SlantedCode::Segments => text!("code-rounds-products"),
        _ => text!("code-rounds-touching"),
    };
    let touching = match border {
        Border::Hits => text!("code-touching-hits"),
        Border::Misses | Border::Half => text!("code-touching-misses"),
    };
    let angle = is_turned.then(|| text!("code-angle"));
    let said = [touching, rounds].into_iter().chain(angle).map(|text| words.say(&text));
    std::iter::once(name).chain(said).collect::<Vec<_>>().join("\n")
}

/// The comment over a response method: its name, what it takes and returns.
pub fn response_note(method: ResponseMethod, rules: ResponseRules, words: &Words) -> String {
    let (rule, gives) = match method {
        ResponseMethod::LeastOverlap | ResponseMethod::Diagonals => (String::new(), vec![text!("code-response-push")]),
        ResponseMethod::Previous => (String::new(), vec![text!("code-response-push"), text!("code-response-unknown")]),
        ResponseMethod::AxisByAxis => {
            let order = format!(", order={}", rules.order.name());
            (order, vec![text!("code-response-push"), text!("code-response-unknown")])
        }
        ResponseMethod::Swept => {
            let gives = vec![text!("code-response-time"), text!("code-response-inside"), text!("code-response-still")];
            (format!(", tie={}", rules.tie.name()), gives)
        }
    };
    let name = format!("hantei: {}{rule}", method.name());
    let tiles =
        if method == ResponseMethod::Swept { text!("code-response-tiles-time") } else { text!("code-response-tiles") };
    let takes = [text!("code-response-takes"), text!("code-response-corner")];
    let said = takes.iter().chain(&gives).chain([&tiles]).map(|text| words.say(text));
    std::iter::once(name).chain(said).collect::<Vec<_>>().join("\n")
}

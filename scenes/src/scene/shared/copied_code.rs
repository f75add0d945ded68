//! The comment over code that is copied out of hantei.

use super::subject::Subject;
use crate::text;
use crate::words::{Text, Words};
use hantei_collision::{Border, BorderRule, Method, ResponseMethod, ResponseRules, ShapeKind};
use hantei_judge::{CodeLanguage, ResponseBlocks, SlantedCode, response_ball_code, response_code, response_move_code};

/// The comment over a built-in method: its name, its answer for touching shapes, and for which numbers it is right.
pub fn code_note<M: Method<Shapes: Subject>>(method: M, border: Border, words: &Words) -> String {
    let name = format!("hantei: {}, border={}", method.value_name(), BorderRule::from(border).name());
    let whole = method.ends_at_last_pixel(border).then(|| text!("code-whole-numbers"));
    let point = method.misses_points(border).then(|| text!("code-no-point"));
    // Of a method that is wrong elsewhere, too, nothing is said of borders.
    let why = Text::message(format!("explain-{}", method.value_name()));
    let rule = match M::Shapes::is_approximate(method) {
        true => text!("code-approximate", why = why),
        false => M::Shapes::border_rule(method, border),
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

/// The comment over the way out of a turned rectangle: its name, and what it returns.
pub fn push_note(code: SlantedCode, language: CodeLanguage, words: &Words) -> String {
    let gives = if language == CodeLanguage::Hsp { text!("code-push-hsp") } else { text!("code-push") };
    let said = [gives, text!("code-angle")].map(|text| words.say(&text));
    let name = format!("hantei: turned {}, push", code.name());
    std::iter::once(name).chain(said).collect::<Vec<_>>().join("\n")
}

/// The comment over a response method: its name, what it takes and returns.
pub fn response_note(method: ResponseMethod, rules: ResponseRules, words: &Words) -> String {
    let gives = match method {
        ResponseMethod::LeastOverlap | ResponseMethod::Diagonals => vec![text!("code-response-push")],
        ResponseMethod::Previous | ResponseMethod::AxisByAxis => {
            vec![text!("code-response-push"), text!("code-response-unknown")]
        }
        ResponseMethod::Swept => {
            vec![text!("code-response-time"), text!("code-response-inside"), text!("code-response-still")]
        }
    };
    let tiles =
        if method == ResponseMethod::Swept { text!("code-response-tiles-time") } else { text!("code-response-tiles") };
    let takes = [text!("code-response-takes"), text!("code-response-corner")];
    let said = takes.iter().chain(&gives).chain([&tiles]).map(|text| words.say(text));
    std::iter::once(method_and_rule(method, rules)).chain(said).collect::<Vec<_>>().join("\n")
}

fn method_and_rule(method: ResponseMethod, rules: ResponseRules) -> String {
    let rule = match method {
        ResponseMethod::AxisByAxis => format!(", order={}", rules.order.name()),
        ResponseMethod::Swept => format!(", tie={}", rules.tie.name()),
        ResponseMethod::LeastOverlap | ResponseMethod::Diagonals | ResponseMethod::Previous => String::new(),
    };
    format!("hantei: {}{rule}", method.name())
}

/// The comment over a response method that moves A: its name, and what it does at corners, at seams and at high speed.
pub fn response_move_note(
    method: ResponseMethod,
    rules: ResponseRules,
    blocks: ResponseBlocks,
    words: &Words,
) -> String {
    let does = match method {
        ResponseMethod::LeastOverlap => text!("code-move-least-overlap"),
        ResponseMethod::Diagonals => text!("code-move-diagonals"),
        ResponseMethod::Previous => text!("code-move-previous"),
        ResponseMethod::AxisByAxis => text!("code-move-axis-by-axis", axis = rules.order.name()),
        ResponseMethod::Swept => text!("code-move-swept", axis = rules.tie.name()),
    };
    let said = [text!("code-move-does"), takes(blocks), text!("code-response-corner"), does];
    note_of(method_and_rule(method, rules), &said, words)
}

/// The comment over a response method that bounces a ball.
pub fn response_ball_note(
    method: ResponseMethod,
    rules: ResponseRules,
    blocks: ResponseBlocks,
    words: &Words,
) -> String {
    let does = match method {
        ResponseMethod::Swept => text!("code-ball-swept"),
        _ => text!("code-ball-square"),
    };
    let named = match method {
        ResponseMethod::Swept => format!("hantei: {}", method.name()),
        _ => method_and_rule(method, rules),
    };
    note_of(named, &[text!("code-ball-does"), takes(blocks), does], words)
}

/// What a function that moves A takes beside it.
fn takes(blocks: ResponseBlocks) -> Text {
    if blocks == ResponseBlocks::Many { text!("code-move-many") } else { text!("code-move-one") }
}

/// A comment of several lines, after what the code is called.
fn note_of(named: String, said: &[Text], words: &Words) -> String {
    std::iter::once(named).chain(said.iter().map(|text| words.say(text))).collect::<Vec<_>>().join("\n")
}

/// The method as it is copied out of its scene for a ball; `None` where the language has no things.
pub(in crate::scene) fn copied_ball(
    method: ResponseMethod,
    rules: ResponseRules,
    language: CodeLanguage,
    words: &Words,
) -> Option<String> {
    let blocks = ResponseBlocks::Many;
    response_ball_code(method, language, rules, blocks, &response_ball_note(method, rules, blocks, words))
}

/// The method as it is copied out of its scene: moving A among a list of blocks, or telling the side where the language has no things.
pub(in crate::scene) fn copied_response(
    method: ResponseMethod,
    rules: ResponseRules,
    language: CodeLanguage,
    words: &Words,
) -> String {
    let blocks = ResponseBlocks::Many;
    response_move_code(method, language, rules, blocks, &response_move_note(method, rules, blocks, words))
        .unwrap_or_else(|| response_code(method, language, rules, &response_note(method, rules, words)))
}

//! The judgement of code after a hit, in words and for programs.

use crate::quote::quoted;
use crate::text;
use crate::words::Text;
use hantei_collision::{Axis, Circle, PlaneAxis, ResponseMethod, ResponseRules, Side, Sides, TrueSide};
use hantei_judge::{
    CornerRule, DifferenceKind, FormulaError, ParseOptions, ResponseCase, ResponseDifference, ResponseFinding,
    ResponseFlaw, ResponseJudgement, ResponseRefusal, ResponseWhen, SourceLanguage, judge_response,
};
use serde_json::{Value, json};

/// What is said of code after a hit.
pub struct ResponseReport {
    /// Whether it does what `swept` does in every case, and nothing goes wrong.
    pub is_right: bool,
    /// Whether it says or does more than that there is a hit.
    pub says_more_than_hit: bool,
    /// Which method it is.
    pub verdict: Text,
    /// In what it differs from the nearest method, and what mends the first of it.
    pub differences: Vec<Text>,
    /// What goes wrong, each with a case, in the order of the judgement's findings.
    pub findings: Vec<Text>,
    /// What is said of flags, speed and corners.
    pub notes: Vec<Text>,
    /// How it was read, a sentence each.
    pub reading: Vec<Text>,
    /// The same for programs.
    pub json: Value,
}

impl ResponseReport {
    /// All of it, a line each.
    pub fn lines(&self) -> Vec<Text> {
        let Self { verdict, differences, findings, notes, reading, .. } = self;
        [std::slice::from_ref(verdict), differences, findings, notes, reading].concat()
    }
}

/// Reads and judges code that runs after a hit.
///
/// # Errors
/// What is not understood.
pub fn judge_response_text(text: &str, options: &ParseOptions) -> Result<ResponseReport, FormulaError> {
    judge_response(text, options).map(|judgement| of_response(&judgement))
}

/// The judgement in words.
pub fn of_response(judgement: &ResponseJudgement) -> ResponseReport {
    let findings = judgement.findings.iter().map(|finding| finding_line(judgement, finding)).collect();
    let wrong_flag = |(name, sides): &(String, Vec<Side>)| {
        text!("after-hit-flag-wrong", name = quoted(name), sides = sides_text(sides))
    };
    let too_fast = judgement.too_fast.map(|speed| text!("after-hit-from", speed = number(speed)));
    let has_seam = judgement.findings.iter().any(|finding| finding.flaw == ResponseFlaw::Seam);
    let seam = (has_seam && judgement.differences.is_empty())
        .then(|| text!("after-hit-mend-seam", language = own_language(judgement)));
    let notes = seam.into_iter().chain(judgement.wrong_flags().map(wrong_flag));
    let moving = judgement.moving.and_then(|moving| moving.same).map(|(same, of)| {
        let method = judgement.equals.first().copied().or(judgement.nearest.map(|near| (near.method, near.rules)));
        let method = method.map_or_else(|| Text::plain(""), |(method, rules)| method_name(method, &rules, judgement));
        let is_all = if same == of { "yes" } else { "no" };
        text!("after-hit-moving-same", method = method, all = is_all, same = same.to_string(), of = of.to_string())
    });
    let returned = judgement.returns_number.then(|| {
        let (right, of) = judgement.time.unwrap_or_default();
        let is = if judgement.time.is_none() {
            "unjudged"
        } else if right == of {
            "right"
        } else {
            "wrong"
        };
        text!("after-hit-time", is = is, right = right.to_string(), of = of.to_string())
    });
    let notes = notes.chain(returned).chain(moving).chain(too_fast).chain([corner_line(judgement)]);
    ResponseReport {
        is_right: judgement.is_right(),
        says_more_than_hit: judgement.names_sides || judgement.moves || judgement.velocity.is_some(),
        verdict: method_line(judgement),
        differences: difference_lines(judgement),
        findings,
        notes: notes.collect(),
        reading: reading_lines(judgement),
        json: as_json(judgement),
    }
}

fn number(number: f64) -> String {
    let short = (number * 1000.0).round() / 1000.0 + 0.0;
    short.to_string()
}

fn numbers(all: &[f64]) -> String {
    all.iter().map(|one| number(*one)).collect::<Vec<_>>().join(", ")
}

fn side(side: Side) -> Text {
    text!("side-of-b", side = side.name())
}

/// Sides with `+` between them.
fn sides_text(sides: &[Side]) -> Text {
    let mut all = sides.iter().map(|one| side(*one));
    let first = all.next().unwrap_or_else(|| text!("side-of-b", side = "none"));
    all.fold(first, |one, other| text!("after-hit-both", one = one, other = other))
}

fn method_name(method: ResponseMethod, rules: &ResponseRules, judgement: &ResponseJudgement) -> Text {
    match method {
        ResponseMethod::LeastOverlap | ResponseMethod::Previous if rules.tie == PlaneAxis::X => {
            text!("after-hit-x-first", method = method.name())
        }
        ResponseMethod::AxisByAxis => text!("after-hit-axis-by-axis", axis = rules.order.name()),
        ResponseMethod::Swept if judgement.is_ball && (judgement.moves || judgement.velocity.is_some()) => {
            text!("after-hit-swept-ball", answer = rules.answer.name())
        }
        ResponseMethod::Swept if judgement.is_ball => Text::plain(method.name()),
        ResponseMethod::Swept if judgement.moves => {
            text!("after-hit-swept", axis = rules.tie.name(), answer = rules.answer.name())
        }
        ResponseMethod::Swept => text!("after-hit-swept-side", axis = rules.tie.name()),
        other => Text::plain(other.name()),
    }
}

fn method_line(judgement: &ResponseJudgement) -> Text {
    let cases = judgement.cases.to_string();
    let mut names = judgement.equals.iter().map(|(method, rules)| method_name(*method, rules, judgement));
    let Some(first) = names.next() else {
        return match judgement.nearest {
            None => text!("after-hit-none", cases = cases),
            Some(near) => text!(
                "after-hit-none-near",
                cases = cases,
                method = method_name(near.method, &near.rules, judgement),
                same = near.same.to_string(),
                of = near.of.to_string()
            ),
        };
    };
    let method = names.fold(first, |one, other| text!("after-hit-or", one = one, other = other));
    match (judgement.is_right(), judgement.differs_inside) {
        _ if judgement.differs_staggered => {
            let inside = if judgement.differs_inside { "yes" } else { "no" };
            text!("after-hit-is-in-rows", method = method, cases = cases, inside = inside)
        }
        (true, _) => text!("after-hit-right", method = method, cases = cases),
        (false, false) => text!("after-hit-is", method = method, cases = cases),
        (false, true) => text!("after-hit-is-outside", method = method, cases = cases),
    }
}

/// In what it differs from the nearest method, a line each, and one that mends the first.
fn difference_lines(judgement: &ResponseJudgement) -> Vec<Text> {
    let Some(near) = judgement.nearest else { return Vec::new() };
    let line = |difference: &ResponseDifference| {
        let ResponseDifference { kind, sides, count, of, case } = difference;
        let what = text!(
            "after-hit-difference",
            kind = kind.name(),
            name = quoted(&changed_name(judgement, kind)),
            axis = axis_name(kind),
            sides = said(*sides)
        );
        text!("after-hit-differs", what = what, count = count.to_string(), of = of.to_string(), case = case_text(case))
    };
    let mend = judgement.differences.first().map(|ResponseDifference { kind, sides, .. }| {
        let of = match kind {
            _ if judgement.differs_staggered => "staggered",
            DifferenceKind::Runs(_) if judgement.velocity == Some(true) => "turn",
            DifferenceKind::Runs(_) => "stop",
            _ => kind.name(),
        };
        text!(
            "after-hit-mend",
            kind = of,
            name = quoted(&changed_name(judgement, kind)),
            axis = axis_name(kind),
            sides = said(*sides),
            method = near.method.name(),
            language = own_language(judgement)
        )
    });
    judgement.differences.iter().map(line).chain(mend).collect()
}

/// The language of the text, or one that is like it, in which `hantei code` writes.
fn own_language(judgement: &ResponseJudgement) -> &'static str {
    match judgement.language {
        SourceLanguage::Cpp => "c",
        SourceLanguage::Go | SourceLanguage::Own | SourceLanguage::Hsp => "javascript",
        language => language.name(),
    }
}

fn axis_name(kind: &DifferenceKind) -> &'static str {
    kind.axis().map_or("x", Axis::name)
}

/// The name in the text of what a difference is about: a flag, or the velocity on its axis.
fn changed_name(judgement: &ResponseJudgement, kind: &DifferenceKind) -> String {
    if let DifferenceKind::Set(name) | DifferenceKind::Unset(name) = kind {
        return name.clone();
    }
    let speed = format!("v{}", axis_name(kind));
    // Of a way and a velocity, the latter is the one that is set.
    let named = judgement.members.iter().rev().find(|(_, what)| *what == speed);
    named.map_or(speed.clone(), |(name, _)| name.clone())
}

/// Centre and radius of A, if it is a circle.
fn circle(case: &ResponseCase) -> Option<[f64; 3]> {
    case.circle().map(|circle| [circle.centre().x, circle.centre().y, circle.radius()])
}

/// A case in numbers: A before, its way, the blocks.
fn case_text(case: &ResponseCase) -> Text {
    let blocks: Vec<String> = case.blocks.iter().map(|block| numbers(block)).collect();
    let a = circle(case).map_or_else(|| numbers(&case.before), |circle| numbers(&circle));
    let case_said = text!("after-hit-case", a = a, v = numbers(&case.velocity), b = blocks.join(" | "));
    match case.of_blocks {
        [0.0, 0.0] => case_said,
        way => text!("after-hit-case-moving", case = case_said, v = numbers(&way)),
    }
}

fn true_side(finding: &ResponseFinding) -> Text {
    match finding.truth.side {
        TrueSide::Side(is) => side(is),
        TrueSide::Corner(_) => text!("side-of-b", side = "corner"),
        TrueSide::Inside => text!("side-of-b", side = "inside"),
        TrueSide::None(_) => text!("side-of-b", side = "none"),
    }
}

fn said(sides: Sides) -> Text {
    let all: Vec<Side> = sides.iter().collect();
    sides_text(&all)
}

fn finding_line(judgement: &ResponseJudgement, finding: &ResponseFinding) -> Text {
    let ResponseFinding { flaw, count, case, .. } = finding;
    let (count, of) = (count.to_string(), finding.of.to_string());
    let case_said = case_text(case);
    // Of a circle the centre is said.
    let half = case.circle().map_or(0.0, Circle::radius);
    let end = finding.end.map(|[x, y]| text!("after-hit-end", end = numbers(&[x + half, y + half])));
    let did = match (&end, flaw) {
        (Some(end), ResponseFlaw::Overlaps | ResponseFlaw::Behind) => end.clone(),
        (Some(end), _) if finding.sides.count() == 0 => end.clone(),
        _ if finding.sides.count() == 0 => text!("after-hit-something"),
        (Some(end), _) if judgement.moves => text!("after-hit-side-end", side = said(finding.sides), end = end.clone()),
        _ => text!("after-hit-side", side = said(finding.sides)),
    };
    let is = true_side(finding);
    match flaw {
        ResponseFlaw::OtherSide => {
            text!("after-hit-other-side", count = count, of = of, case = case_said, did = did, is = is)
        }
        ResponseFlaw::Unseen => text!("after-hit-unseen", count = count, of = of, case = case_said, is = is),
        ResponseFlaw::Overlaps => {
            text!("after-hit-overlaps", count = count, of = of, case = case_said, did = did, is = is)
        }
        ResponseFlaw::Behind => text!("after-hit-behind", count = count, of = of, case = case_said, did = did, is = is),
        ResponseFlaw::NothingHit => text!("after-hit-nothing", count = count, of = of, case = case_said, did = did),
        ResponseFlaw::Seam => text!("after-hit-seam", count = count, of = of, case = case_said, did = did, is = is),
        ResponseFlaw::Twice => text!("after-hit-twice", count = count, of = of, case = case_said, is = is),
        ResponseFlaw::Skipped => text!("after-hit-skipped", count = count, of = of, case = case_said),
        ResponseFlaw::TooFast => text!("after-hit-too-fast", count = count, of = of, case = case_said, is = is),
    }
}

fn corner_line(judgement: &ResponseJudgement) -> Text {
    if judgement.is_ball {
        return text!("after-hit-corner-ball", rule = judgement.corner.name());
    }
    match judgement.corner {
        CornerRule::X => text!("after-hit-corner-x"),
        CornerRule::Y => text!("after-hit-corner-y"),
        CornerRule::Both => text!("after-hit-corner-both"),
        CornerRule::Mixed => text!("after-hit-corner-mixed"),
        // Only a circle is mirrored.
        CornerRule::None | CornerRule::Mirrored => text!("after-hit-corner-none"),
    }
}

fn reading_lines(judgement: &ResponseJudgement) -> Vec<Text> {
    let [a, b] = judgement.names.clone().map(|name| quoted(&name));
    let list = if judgement.takes_list { "yes" } else { "no" };
    let mut lines = vec![text!("after-hit-read", language = judgement.language.title(), a = a, b = b, list = list)];
    if let Some(name) = judgement.function.as_ref().filter(|_| judgement.is_alone) {
        lines.push(text!("after-hit-alone", name = quoted(name)));
    }
    if !judgement.left_out.is_empty() {
        lines.push(text!("after-hit-left-out", all = quoted(&judgement.left_out.join(", "))));
    }
    if !judgement.steering.is_empty() {
        let all: Vec<String> = judgement.steering.iter().map(|one| quoted(one)).collect();
        lines.push(text!("after-hit-steering", all = all.join("; ")));
    }
    if !judgement.edges.is_empty() {
        let all: Vec<String> = judgement.edges.iter().map(|one| quoted(one)).collect();
        lines.push(text!("after-hit-edges", all = all.join("; ")));
    }
    if let Some(first) = judgement.outside.first() {
        let others = judgement.outside.len() - 1;
        lines.push(text!("after-hit-outside", first = quoted(first), others = others));
    }
    lines.push(match judgement.when {
        ResponseWhen::Before => text!("after-hit-before"),
        ResponseWhen::After => text!("after-hit-after"),
    });
    let members = judgement.members.iter().map(|(name, what)| format!("{name} = {what}")).collect::<Vec<_>>();
    if !members.is_empty() {
        lines.push(text!("after-hit-members", members = quoted(&members.join(", "))));
    }
    if !judgement.by_value.is_empty() {
        lines.push(text!("after-hit-by-value", names = quoted(&judgement.by_value.join(", "))));
    }
    if judgement.gravity != [0.0; 2] {
        let gravity = text!("after-hit-gravity", x = number(judgement.gravity[0]), y = number(judgement.gravity[1]));
        lines.push(gravity);
    }
    if judgement.names_always {
        lines.push(text!("after-hit-always"));
    }
    if judgement.sides_of_a {
        lines.push(text!("after-hit-of-a"));
    }
    // What is set at a wrong side is said among the findings.
    let is_said = |name: &str| judgement.wrong_flags().any(|(wrong, _)| wrong == name);
    for (name, sides) in judgement.flags.iter().filter(|(name, sides)| !sides.is_empty() && !is_said(name)) {
        lines.push(text!("after-hit-flag", name = quoted(name), sides = sides_text(sides)));
    }
    if let Some(moving) = judgement.moving {
        let how = if moving.moves { "moves" } else { moving.when.name() };
        lines.push(text!("after-hit-moving", name = quoted(&judgement.names[1]), how = how));
    }
    if judgement.removes {
        lines.push(text!("after-hit-removes", name = quoted(&judgement.names[1])));
    }
    if judgement.is_ball {
        lines.push(text!("after-hit-ball"));
    }
    if judgement.is_centre {
        lines.push(text!("after-hit-centre"));
    }
    if !judgement.takes_list && judgement.when == ResponseWhen::Before {
        lines.push(text!("after-hit-one-block"));
    }
    lines
}

fn as_json(judgement: &ResponseJudgement) -> Value {
    let sides = |sides: &[Side]| sides.iter().map(|side| side.name()).collect::<Vec<_>>();
    let case = |case: &ResponseCase| json!({ "name": case.name, "a": case.before, "circle": circle(case), "v": case.velocity, "bv": case.of_blocks, "blocks": case.blocks });
    let finding = |finding: &ResponseFinding| {
        json!({
            "flaw": finding.flaw.name(),
            "count": finding.count,
            "of": finding.of,
            "case": case(&finding.case),
            "sides": finding.sides.iter().map(|side| side.name()).collect::<Vec<_>>(),
            "end": finding.end,
            "true": finding.truth.side.named().map_or("none", |named| named.name()),
            "time": finding.truth.time,
        })
    };
    let methods = judgement.equals.iter().map(|(method, rules)| {
        json!({ "method": method.name(), "order": rules.order.name(), "tie": rules.tie.name(), "answer": rules.answer.name() })
    });
    json!({
        "version": 1,
        "verdict": if judgement.is_right() { "right" } else { "wrong" },
        "proved": false,
        "cases": judgement.cases,
        "methods": methods.collect::<Vec<_>>(),
        "nearest": judgement.nearest.map(|near| json!({
            "method": near.method.name(), "order": near.rules.order.name(), "tie": near.rules.tie.name(),
            "answer": near.rules.answer.name(), "same": near.same, "of": near.of,
        })),
        "differences": judgement.differences.iter().map(|difference| json!({
            "what": difference.kind.name(),
            "axis": difference.kind.axis().map(Axis::name),
            "name": changed_name(judgement, &difference.kind),
            "sides": difference.sides.iter().map(|side| side.name()).collect::<Vec<_>>(),
            "count": difference.count,
            "of": difference.of,
            "case": case(&difference.case),
        })).collect::<Vec<_>>(),
        "differs_inside": judgement.differs_inside,
        "differs_staggered": judgement.differs_staggered,
        "findings": judgement.findings.iter().map(finding).collect::<Vec<_>>(),
        "time": judgement.time.map(|(right, of)| json!({ "right": right, "of": of })),
        "corner": judgement.corner.name(),
        "too_fast": judgement.too_fast,
        "reading": {
            "language": judgement.language.name(),
            "function": judgement.function,
            "alone": judgement.is_alone,
            "left_out": judgement.left_out,
            "steering": judgement.steering,
            "edges": judgement.edges,
            "outside": judgement.outside,
            "a": judgement.names[0],
            "b": judgement.names[1],
            "members": judgement.members.iter().map(|(name, what)| (name.clone(), json!(what))).collect::<serde_json::Map<_, _>>(),
            "by_value": judgement.by_value,
            "list": judgement.takes_list,
            "ball": judgement.is_ball,
            "removes": judgement.removes,
            "moving": judgement.moving.map(|moving| json!({
                "moves": moving.moves, "when": moving.when.name(),
                "same": moving.same.map(|(same, _)| same), "of": moving.same.map(|(_, of)| of),
            })),
            "origin": if judgement.is_centre { "centre" } else { "corner" },
            "when": judgement.when.name(),
            "gravity": judgement.gravity,
            "sides_of_a": judgement.sides_of_a,
            "only_overlapping": judgement.names_always,
            "flags": judgement.flags.iter().map(|(name, of)| (name.clone(), json!(sides(of)))).collect::<serde_json::Map<_, _>>(),
        },
    })
}

/// Why code after a hit is not judged.
pub(super) fn refusal(why: &ResponseRefusal) -> Text {
    match why {
        ResponseRefusal::SaysNothing => text!("after-hit-says-nothing"),
        ResponseRefusal::NoBlock(only) => text!("after-hit-no-block", name = quoted(only)),
        ResponseRefusal::NoPlace => text!("after-hit-no-place"),
        ResponseRefusal::Several(all) => text!("after-hit-several", names = quoted(&all.join(", "))),
        ResponseRefusal::Circle(name) => text!("after-hit-circle", name = quoted(name)),
        ResponseRefusal::Unknown(name) => text!("after-hit-unknown", name = quoted(name)),
        ResponseRefusal::Changes(name) => text!("after-hit-changes", name = quoted(name)),
        ResponseRefusal::NoSize(name) => text!("after-hit-no-size", name = quoted(name)),
        ResponseRefusal::Origin(name) => text!("after-hit-origin", name = quoted(name)),
        ResponseRefusal::Apart(one, other) => text!("after-hit-apart", one = quoted(one), other = quoted(other)),
        ResponseRefusal::When => text!("after-hit-when"),
        ResponseRefusal::MovesBy(axis) => text!("after-hit-moves-by", axis = *axis),
        ResponseRefusal::ChangesSpeed(axis) => text!("after-hit-changes-speed", axis = *axis),
        ResponseRefusal::MovesOnly(axis) => text!("after-hit-moves-only", axis = *axis),
        ResponseRefusal::Resizes(name) => text!("after-hit-resizes", name = quoted(name)),
        ResponseRefusal::ChangesBlock(name) => text!("after-hit-changes-block", name = quoted(name)),
        ResponseRefusal::NoSides => text!("after-hit-no-sides"),
        ResponseRefusal::Copy(name) => text!("after-hit-copy", name = quoted(name)),
        ResponseRefusal::TileMap(name) => text!("after-hit-map", name = quoted(name)),
        ResponseRefusal::Answer(given) => text!("after-hit-answer", given = quoted(given)),
    }
}

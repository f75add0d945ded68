//! The texts of the scene `response`: the verdict, the reason, every method, and the chosen one's comparisons.

use super::body::Body;
use super::run::{RunFrame, is_seam};
use super::{ResponseScene, TRY_PREVIOUS, TRY_SWEPT};
use crate::figure::Pictogram;
use crate::scene::readings::Section;
use crate::scene::shared::number::{shown, tidy};
use crate::scene::shared::shape_words::Spoken as _;
use crate::scene::shared::typed_test::{OWN, OwnGap};
use crate::scene::{Content, Look, MethodRow, Readings, Row, Trace, Walk, json_number};
use crate::text;
use crate::words::Text;
use hantei_collision::{
    Axis, Comparison, Move, NamedSide, Point, PushedOut, ResponseAnswer, ResponseMethod, ResponseTrace, Said, Side,
    TrueSide, Vec2,
};

/// The first question of each method after those for an overlap, in the order of the methods.
const DECIDING: [usize; 5] = [4, 2, 4, 0, 8];

/// Parts of a frame are written as fractions up to this denominator.
const FRACTIONS: i32 = 100;

/// The question of each comparison, in the order of the methods and of their questions.
const ASKS: [&str; 5] = [
    "into-left into-right into-top into-bottom nearer-left nearer-top x-shorter",
    "near-x near-y below-falling below-rising",
    "into-left into-right into-top into-bottom was-above was-below was-left was-right",
    "into-left into-right into-top into-bottom moves-right moves-left \
     into-left into-right into-top into-bottom moves-down moves-up",
    "moves-right moves-left ends-x begins-x moves-down moves-up ends-y begins-y \
     at-once not-yet in-frame goes-on x-later y-later",
];

pub(super) fn readings(scene: &ResponseScene, look: &Look) -> Readings {
    let typed = scene.own().map(|own| own.shown(&scene.judging, |case| scene.state.case.shows(case)));
    let is_circle = scene.state.case.start.before.circle().is_some();
    let other = || match (scene.own()?.is_of_ball()?, is_circle) {
        (false, true) => Some(OwnGap::Flawed(text!("own-code-circle"))),
        (true, false) => Some(OwnGap::Flawed(text!("own-code-ball"))),
        _ => None,
    };
    let gap = typed.as_ref().and_then(|typed| typed.gap.clone().or_else(other));
    let readings = Readings { typed, ..answered(scene, look) };
    match gap {
        Some(gap) => Readings {
            typed: readings.typed,
            methods: readings.methods,
            ..Readings::unread(text!("own-unread"), gap.says())
        },
        None => readings,
    }
}

fn answered(scene: &ResponseScene, look: &Look) -> Readings {
    let frame = scene.frame();
    let own = scene.own().map(|_| own_row(&frame));
    let rows: Vec<MethodRow> = ResponseMethod::ALL.iter().map(|&method| row(scene, method)).chain(own).collect();
    let is_right = |row: &&MethodRow| row.name != OWN && row.is_so == Some(true);
    let right = rows.iter().filter(is_right).count();
    let said = said_by(&frame);
    let rows_below = match walk(scene) {
        Some(walk) => deciding(scene, &walk, look),
        None if look.hides => Vec::new(),
        None => did(&frame),
    };
    let name = scene.method_name();
    let title = if look.hides { Text::plain(name) } else { text!("why-says", method = name, says = said.clone()) };
    let section = Section::new(title, rows_below);
    let wrong = frame.is_wrong();
    // At a seam it is right on floors only.
    let at_seam = frame
        .said()
        .and_then(|said| Some((said, said.side?)))
        .is_some_and(|(said, side)| is_seam(&frame.tiles, said.tile, side));
    let remedy =
        if !at_seam && rows[ResponseMethod::Previous as usize].is_so == Some(true) { TRY_PREVIOUS } else { TRY_SWEPT };
    let is_circle = frame.step.before.circle().is_some();
    let methods = match frame.truth.side {
        TrueSide::Inside => text!("methods-rule"),
        TrueSide::Corner(_) if !is_circle => text!("methods-rule"),
        _ => text!("methods-right", count = right, all = ResponseMethod::ALL.len()),
    };
    let place = scene.state.playback.frame;
    Readings {
        picture: picture(&frame),
        reason: Some(as_b_sees(
            &frame,
            if wrong { why_wrong(scene, &frame) } else { why(&frame, goes_on(scene, &frame)) },
        )),
        truth: wrong.then(|| true_text(&frame)),
        answer: Some(said),
        facts: (place > 0)
            .then(|| text!("response-frames", frame = place.to_string(), caught = scene.caught().to_string()))
            .into_iter()
            .collect(),
        methods: rows,
        remedy: (wrong && scene.own().is_none()).then_some(remedy),
        sections: vec![section],
        figure: vec![text!("which-way-out"), methods],
        ..Readings::headline(headline(&frame), Some(!frame.response.said.is_empty()))
    }
}

/// A reason, after A's way as moving tiles see it.
fn as_b_sees(frame: &RunFrame, reason: Text) -> Text {
    if frame.of_b == Vec2::ZERO {
        return reason;
    }
    let Vec2 { x, y } = frame.seen().velocity;
    text!("response-relative", x = shown(tidy(x)), y = shown(tidy(y)), reason = reason)
}

fn side_text(name: &'static str) -> Text {
    text!("side-of-b", side = name)
}

fn said_by(frame: &RunFrame) -> Text {
    side_text(frame.side_name())
}

fn true_text(frame: &RunFrame) -> Text {
    side_text(frame.true_name())
}

fn row(scene: &ResponseScene, method: ResponseMethod) -> MethodRow {
    MethodRow {
        name: method.name(),
        source: Text::plain(method.source()),
        chosen: scene.method() == Some(method),
        ..said_row(&scene.frame_by(method))
    }
}

/// What a row says of a frame's answer.
fn said_row(frame: &RunFrame) -> MethodRow {
    let said = frame.said();
    MethodRow {
        says: said_by(frame),
        verdict: Some(!frame.response.said.is_empty()),
        is_wrong: frame.is_wrong(),
        picture: said.and_then(|said| said.side).map_or(Pictogram::Miss, Pictogram::Out),
        by: said.map_or(Text::plain(""), measure),
        is_so: frame.is_so,
        ..MethodRow::default()
    }
}

/// The row of the typed code.
fn own_row(frame: &RunFrame) -> MethodRow {
    MethodRow { name: OWN, own_texts: "own-code", source: text!("source-own"), chosen: true, ..said_row(frame) }
}

/// What the typed code did in the frame.
fn did(frame: &RunFrame) -> Vec<Row> {
    let number = |meaning: Text, [x, y]: [f64; 2]| {
        let value = format!("{}, {}", shown(tidy(x)), shown(tidy(y)));
        Row::new(None, Content::Computed { meaning, code: String::new(), from: None, value })
    };
    let (end, velocity) = (frame.response.end, frame.response.velocity);
    let end = end.circle().map_or_else(|| end.bounds().min(), |circle| circle.centre());
    vec![number(text!("own-code-end"), [end.x, end.y]), number(text!("own-code-velocity"), [velocity.x, velocity.y])]
}

/// How far A is pushed out, or when it is stopped.
fn measure(said: Said) -> Text {
    match said.time {
        Some(time) if said.by == 0.0 => Text::plain(format!("t = {}", part_of_frame(time))),
        _ if said.side.is_some() => Text::plain(shown(tidy(said.by))),
        _ => Text::plain(""),
    }
}

fn picture(frame: &RunFrame) -> Pictogram {
    match (frame.said().and_then(|said| said.side), frame.truth.side) {
        (Some(side), _) => Pictogram::Landed(side),
        (None, TrueSide::None(why)) if why.name() != "apart" => Pictogram::Touching,
        (None, _) if frame.response.said.is_empty() => Pictogram::Miss,
        (None, _) => Pictogram::Hit,
    }
}

fn headline(frame: &RunFrame) -> Text {
    let said = frame.said();
    let is_ball = frame.step.before.circle().is_some();
    if said.is_some_and(|said| is_ball && matches!(said.named, NamedSide::Corner(_)) && said.side.is_none()) {
        return text!("hit-on-corner");
    }
    match said.map(|said| (said.named, said.side)) {
        Some((NamedSide::Side(side), _)) if frame.is_wrong() => text!("pushed-out", side = side.name()),
        Some((named, _)) => text!("hit-on", side = named.name()),
        None if frame.is_wrong() => text!("not-seen"),
        None => match frame.truth.side {
            TrueSide::None(why) if why.name() != "apart" => text!("verdict-touches"),
            _ => text!("verdict-miss"),
        },
    }
}

/// What `swept` does after the impact, where the reason says it: of a ball, and where A bounces.
fn goes_on(scene: &ResponseScene, frame: &RunFrame) -> Option<ResponseAnswer> {
    let answer = scene.state.case.rules.answer;
    let is_said = frame.step.before.circle().is_some() || answer == ResponseAnswer::Bounce;
    Some(answer).filter(|_| is_said && scene.method() == Some(ResponseMethod::Swept))
}

fn why(frame: &RunFrame, answer: Option<ResponseAnswer>) -> Text {
    let Vec2 { x, y } = frame.response.velocity;
    let out = frame.said().map_or(Text::plain(""), |said| match (said.side, said.time, answer) {
        (Some(side), ..) if said.by > 0.0 => text!("way-out", side = side.name(), by = shown(tidy(said.by))),
        (_, Some(_), Some(answer)) => text!("goes-on", answer = answer.name(), x = in_short(x), y = in_short(y)),
        (Some(_), Some(time), None) => text!("stops-at", time = part_of_frame(time)),
        _ => text!("stays"),
    });
    let time = frame.truth.time.map(part_of_frame).unwrap_or_default();
    let normal = frame.truth.normal.filter(|_| frame.step.before.circle().is_some());
    match frame.truth.side {
        TrueSide::Side(side) if normal.is_some() => text!("why-ball-side", side = side.name(), time = time, out = out),
        TrueSide::Corner(_) if let Some(Vec2 { x, y }) = normal => {
            text!("why-ball-corner", time = time, x = in_short(x), y = in_short(y), out = out)
        }
        TrueSide::None(why) => text!("why-no-hit", why = why.name()),
        TrueSide::Inside => text!("why-inside"),
        TrueSide::Corner(_) => text!("why-corner", time = times(frame)[0].clone(), out = out),
        TrueSide::Side(side) => {
            let [x, y] = times(frame);
            match Axis::PLANE.map(|axis| frame.gap(axis)) {
                [of_x, of_y] if of_x >= 0.0 && of_y >= 0.0 => {
                    text!("why-later", x = x, y = y, axis = side.axis.name(), out = out)
                }
                _ => text!(
                    "why-apart",
                    axis = side.axis.name(),
                    other = if side.axis == Axis::X { "y" } else { "x" },
                    out = out
                ),
            }
        }
    }
}

/// A part of a direction for people.
fn in_short(part: f64) -> String {
    shown((part * 100.0).round() / 100.0)
}

/// When the gap closes on each axis, as parts of the frame.
fn times(frame: &RunFrame) -> [String; 2] {
    Axis::PLANE.map(|axis| {
        let Vec2 { x, y } = frame.seen().velocity;
        let speed = if axis == Axis::X { x } else { y };
        part_of_frame(frame.gap(axis).max(0.0) / speed.abs())
    })
}

/// A part of the frame for people: `1/3` if it is such a fraction, else two decimals.
fn part_of_frame(time: f64) -> String {
    let fraction = (1..=FRACTIONS).map(|below| ((time * f64::from(below)).round(), below));
    match fraction.into_iter().find(|&(above, below)| above / f64::from(below) == time) {
        Some((above, 1)) => shown(above),
        Some((above, below)) => format!("{above}/{below}"),
        None => format!("{time:.2}"),
    }
}

fn why_wrong(scene: &ResponseScene, frame: &RunFrame) -> Text {
    let so = text!("what-happened", side = frame.true_name());
    if let Some(flaw) = frame.flaws.first() {
        return text!("own-code-fails", flaw = flaw.name(), so = so);
    }
    let said = frame.said();
    let Some(said) = said else { return text!("wrong-not-seen", so = so) };
    if frame.step.before.circle().is_some() && scene.method() != Some(ResponseMethod::Swept) {
        match frame.truth.side {
            TrueSide::None(_) if said.by > 0.0 => {
                return text!("wrong-because", so = so, because = text!("wrong-square"));
            }
            TrueSide::Corner(_) => return text!("wrong-because", so = so, because = text!("wrong-square-corner")),
            _ => {}
        }
    }
    let Some(side) = said.side else { return text!("wrong-unknown", so = so) };
    if is_seam(&frame.tiles, said.tile, side) {
        return text!("wrong-seam", way = far(side, said.by));
    }
    let because = match (scene.state.case.method, frame.truth.side) {
        (_, TrueSide::None(_)) if said.by == 0.0 => text!("wrong-touch"),
        (_, TrueSide::None(_)) => text!("wrong-passes"),
        (_, TrueSide::Side(true_side)) if side == true_side => text!("wrong-one-missing"),
        (_, TrueSide::Corner(_)) => text!("wrong-corner"),
        (ResponseMethod::LeastOverlap, TrueSide::Side(true_side)) => {
            let right = PushedOut::of(frame.seen().after(), true_side, frame.b()).by;
            if said.by == right {
                text!("wrong-tie", by = shown(tidy(right)))
            } else {
                text!("wrong-least", way = far(side, said.by), right = far(true_side, right))
            }
        }
        (ResponseMethod::Diagonals, _) => text!("wrong-diagonals"),
        (ResponseMethod::Previous, _) => text!("wrong-previous"),
        (ResponseMethod::AxisByAxis, _) => text!("wrong-axis", first = scene.state.case.rules.order.name()),
        _ => text!("wrong-swept"),
    };
    text!("wrong-because", so = so, because = because)
}

/// This far out of a side, within a sentence.
fn far(side: Side, by: f64) -> Text {
    text!("far-out", side = side.name(), by = shown(tidy(by)))
}

/// The chosen method's comparisons with the frame's tile.
pub(super) fn walk(scene: &ResponseScene) -> Option<Walk> {
    scene.method()?;
    let (frame, case) = (scene.frame(), scene.state.case);
    let mut trace = ResponseTrace::default();
    // Four methods ask the square around a circle; the fifth asks no comparisons.
    if frame.step.before.circle().is_some() && case.method == ResponseMethod::Swept {
        return None;
    }
    case.method.respond(frame.seen(), &frame.tiles, case.rules, &mut trace);
    let mut made: Vec<Comparison> = Vec::new();
    for each in trace.made.into_iter().filter(|each| each.tile == frame.tile).map(|each| each.made) {
        // If a question was asked again on the rest of the way, its first answer.
        if made.iter().all(|before| before.question != each.question) {
            made.push(each);
        }
    }
    let questions = case.method.questions();
    let asks = ASKS[case.method as usize].split(' ').map(|what| (text!("asks", what = what), None));
    Some(Walk { method: case.method.name(), computed: Vec::new(), meanings: asks.collect(), questions, trace: made })
}

/// The rows that decide; the last one if the answer is wrong, all while stepping.
fn deciding(scene: &ResponseScene, walk: &Walk, look: &Look) -> Vec<Row> {
    let shows_all = look.step > 0 || look.hides;
    let first = if shows_all { 0 } else { DECIDING[scene.state.case.method as usize] };
    let mut made: Vec<usize> = walk.trace.iter().map(|made| made.question).collect();
    if made.iter().any(|&id| id >= first) {
        made.retain(|&id| id >= first);
    }
    if !shows_all && scene.frame().is_wrong() {
        made.drain(..made.len().saturating_sub(1));
    }
    let rows = walk.comparisons().rows.into_iter().zip(&walk.questions);
    let rows = rows.filter(|(_, question)| made.contains(&question.id)).map(|(row, _)| row);
    depths(walk).filter(|_| !look.hides).into_iter().chain(rows).collect()
}

/// The smaller depth on each axis as bars, where a method compares them.
fn depths(walk: &Walk) -> Option<Row> {
    let [.., on_x, on_y, both] = &walk.questions[..] else { return None };
    let numbers = |asked| Some(walk.made(asked)?.numbers.map(tidy));
    let [x, y] = numbers(both).filter(|_| both.left.starts_with("min"))?;
    let computed = |asked, least| {
        let [one, other] = numbers(asked)?.map(shown);
        Some(format!("min({one}, {other}) = {}", shown(least)))
    };
    let (formula, other_formula) = (computed(on_x, x)?, computed(on_y, y)?);
    let (parts, number) = (vec![(x, shown(x))], (y, shown(y)));
    Some(Row::new(
        None,
        Content::Bars { name: "x", parts, formula, other: "y", number, other_formula, is_of_first: false },
    ))
}

pub(super) fn trace(scene: &ResponseScene, line: Trace) -> Trace {
    let frame = scene.frame();
    let numbers = |body: Body| -> Vec<serde_json::Value> {
        let all = match body {
            Body::Rect(rect) => vec![rect.min().x, rect.min().y, rect.width(), rect.height()],
            Body::Circle(circle) => vec![circle.centre().x, circle.centre().y, circle.radius()],
        };
        all.into_iter().map(json_number).collect()
    };
    let Move { before, velocity } = frame.step;
    let velocity: Vec<_> = [velocity.x, velocity.y].into_iter().map(json_number).collect();
    let line = line
        .detail("frame", scene.state.playback.frame)
        .detail("a", numbers(before))
        .detail("v", velocity)
        .detail("end", numbers(frame.response.end))
        .answer("method", scene.method_name())
        .answer("side", frame.side_name())
        .answer("true", frame.true_name())
        .detail("caught", scene.caught());
    match scene.own() {
        Some(own) => line
            .answer("formula", own.typed().text.as_str())
            .answer("own", scene.is_right().map(|is_right| if is_right { "right" } else { "wrong" })),
        None => line,
    }
}

/// The case as a Rust test that uses `hantei-collision`. Typed code is no Rust: `swept` says what is true.
pub(super) fn as_test(scene: &ResponseScene) -> String {
    let (case, mut frame, mut method) = (scene.state.case, scene.frame(), scene.state.case.method);
    if scene.own().is_some() {
        method = ResponseMethod::Swept;
        frame = scene.frame_by(method);
    }
    let Move { before, velocity } = frame.step;
    let rules = case.rules;
    let tiles: String = frame.tiles.iter().map(|tile| format!("        {},\n", tile.as_rust())).collect();
    let said: Vec<(&str, f64)> = frame.response.said.iter().map(|said| (said.named.name(), said.by)).collect();
    let (kind, respond) = match before {
        Body::Rect(_) => ("Rect", "respond"),
        Body::Circle(_) => ("Circle, Rect", "respond_circle"),
    };
    let rust = |body: Body| match body {
        Body::Rect(rect) => rect.as_rust(),
        Body::Circle(circle) => {
            let Point { x, y } = circle.centre();
            format!("Circle::new(Point::new({x:?}, {y:?}), {:?})", circle.radius())
        }
    };
    let (seen, carried) = match frame.of_b {
        Vec2::ZERO => (String::new(), String::new()),
        Vec2 { x, y } => {
            let of_tiles =
                format!("    let of_tiles = Vec2::new({x:?}, {y:?});\n    let step = step.seen_from(of_tiles);\n");
            (of_tiles, ".carried(of_tiles)".to_owned())
        }
    };
    format!(
        "#[test]\nfn case() {{\n    use hantei_collision::{{Move, Point, {kind}, ResponseMethod, ResponseRules, Vec2}};\n    \
         use hantei_collision::{{AskedOrder, PlaneAxis, ResponseAnswer}};\n    \
         let step = Move {{ before: {}, velocity: Vec2::new({:?}, {:?}) }};\n{seen}    let tiles = [\n{tiles}    ];\n    \
         let rules = ResponseRules {{ order: PlaneAxis::{:?}, tie: PlaneAxis::{:?}, asked: AskedOrder::{:?}, answer: ResponseAnswer::{:?} }};\n    \
         let response = ResponseMethod::{:?}.{respond}(step, &tiles, rules, &mut ()){carried};\n    \
         let said: Vec<(&str, f64)> = response.said.iter().map(|said| (said.named.name(), said.by)).collect();\n    \
         assert_eq!(said, {said:?});\n    assert_eq!(response.end, {});\n}}\n",
        rust(before),
        velocity.x,
        velocity.y,
        rules.order,
        rules.tie,
        rules.asked,
        rules.answer,
        method,
        rust(frame.response.end),
    )
}

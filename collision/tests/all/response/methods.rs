//! The answers of the five methods, case by case, and which are wrong.

use super::cases::{Case, ONE_BLOCK, SEAMS, at, tiles};
use super::rect;
use hantei_collision::{
    AskedOrder, Move, NoHit, PlaneAxis, Rect, Response, ResponseAnswer, ResponseMethod, ResponseRules, TrueSide, Vec2,
    truth,
};

const COLUMNS: [(ResponseMethod, PlaneAxis); 6] = [
    (ResponseMethod::LeastOverlap, PlaneAxis::X),
    (ResponseMethod::Diagonals, PlaneAxis::X),
    (ResponseMethod::Previous, PlaneAxis::X),
    (ResponseMethod::AxisByAxis, PlaneAxis::X),
    (ResponseMethod::AxisByAxis, PlaneAxis::Y),
    (ResponseMethod::Swept, PlaneAxis::X),
];

/// The answers of each column; `!` if wrong, `?` if a rule decides. `-`: it sees nothing.
#[rustfmt::skip]
const SAID: [(&str, [&str; 6]); 23] = [
    ("R1",  ["top 4", "top 4", "top 4", "top 4", "top 4", "top"]),
    ("R2",  ["left 6!", "top 8", "top 8", "top 8", "top 8", "top"]),
    ("R3",  ["left 6!", "left 6!", "top 12", "top 12", "top 12", "top"]),
    ("R4",  ["top 12", "top 12", "top 12", "top 12", "top 12", "top"]),
    ("R5",  ["left 4", "left 4", "left 4", "left 4", "left 4", "left"]),
    ("R6",  ["right 18!", "right 18!", "left 30", "left 30", "left 30", "left"]),
    ("R7",  ["right 12!", "right 12!", "top 32", "top 32", "left 36!", "top"]),
    ("R8",  ["top 8", "top 8", "top 8", "top 8", "left 18!", "top"]),
    ("R9",  ["left 8", "left 8", "top 16!", "top 16!", "left 8", "left"]),
    ("R10", ["top 8?", "top 8?", "top 8?", "top 8?", "left 8?", "corner?"]),
    ("R11", ["top 6?", "top 6?", "top 6?", "top 6?", "left 10?", "corner?"]),
    ("R12", ["-", "-", "-", "left 16!", "-", "-"]),
    ("R13", ["-!", "-!", "-!", "left 32", "-!", "left"]),
    ("R14", ["bottom 8", "bottom 8", "bottom 8", "bottom 8", "right 8!", "bottom"]),
    ("R15", ["-", "-", "-", "-", "-", "-"]),
    ("R16", ["-!", "-!", "-!", "-!", "-!", "left"]),
    ("R17", ["top 16?", "top 16?", "unknown?", "left 22?", "top 16?", "inside?"]),
    ("R18", ["top 12?", "top 12?", "unknown?", "unknown?", "unknown?", "inside?"]),
    ("R19", ["left 4?", "left 4?", "unknown?", "unknown?", "unknown?", "inside?"]),
    ("R20", ["-", "top 0!", "-", "-", "-", "-"]),
    ("R21", ["top 4", "top 4", "top 4", "top 4", "top 4", "top"]),
    ("R22", ["-", "top 0!", "-", "-", "-", "-"]),
    ("R23", ["top 4", "left 22!", "top 4", "top 4", "top 4", "top"]),
];

fn step(case: &Case) -> (Move, Rect) {
    let (before, velocity, b) = case.shapes();
    (Move { before, velocity }, b)
}

fn said(response: &Response) -> String {
    let each = response.said.iter().map(|said| match said.side {
        Some(_) if said.time.is_none() => format!("{} {}", said.named, said.by),
        _ => said.named.to_string(),
    });
    let each: Vec<String> = each.collect();
    if each.is_empty() { "-".into() } else { each.join(" ") }
}

fn judged(said: String, verdict: Option<bool>) -> String {
    said + match verdict {
        Some(true) => "",
        Some(false) => "!",
        None => "?",
    }
}

#[test]
fn each_method_says_what_it_says_and_errs_where_it_errs() {
    for ((case, so), (name, expected)) in ONE_BLOCK.iter().zip(SAID) {
        assert_eq!(case.0, name, "the same case");
        let (step, b) = step(case);
        for ((method, order), expected) in COLUMNS.into_iter().zip(expected) {
            let rules = ResponseRules { order, ..ResponseRules::default() };
            let response = method.respond(step, &[b], rules, &mut ());
            let verdict = truth(step, &[b]).judges(&response);
            assert_eq!(judged(said(&response), verdict), expected, "{name}, {} {}", method.name(), order.name());
            let Some(([part, whole], what, stop, slid)) = so else { continue };
            if method == ResponseMethod::Swept && *what != "inside" {
                assert_eq!(response.said[0].time, Some(part / whole), "{name}: when");
                let corner = |answer| {
                    let end = method.respond(step, &[b], ResponseRules { answer, ..rules }, &mut ()).end;
                    [end.min().x, end.min().y]
                };
                assert_eq!(corner(ResponseAnswer::Stop), *stop, "{name} stops");
                assert_eq!(corner(ResponseAnswer::Slide), *slid, "{name} slides");
                assert_eq!(corner(ResponseAnswer::Out), *slid, "{name}: out of the side that was hit");
            }
        }
    }
}

#[test]
fn a_miss_has_a_reason() {
    let reasons =
        [("R12", NoHit::Grazes), ("R15", NoHit::Apart), ("R20", NoHit::SlidesAlong), ("R22", NoHit::EndsTouching)];
    for (case, so) in &ONE_BLOCK {
        let (step, b) = step(case);
        let expected = reasons.iter().find(|(name, _)| *name == case.0).map(|(_, reason)| TrueSide::None(*reason));
        let found = truth(step, &[b]).side;
        assert_eq!(so.is_none(), expected.is_some(), "{}", case.0);
        if let Some(expected) = expected {
            assert_eq!(found, expected, "{}", case.0);
        }
    }
    let leaves = Move { before: rect([8.0, 68.0, 16.0, 32.0]), velocity: Vec2::new(0.0, -4.0) };
    let block = rect([0.0, 100.0, 32.0, 32.0]);
    assert_eq!(truth(leaves, &[block]).side, TrueSide::None(NoHit::StartsTouching));
    let far = rect([900.0, 100.0, 32.0, 32.0]);
    let found = truth(leaves, &[far, block]);
    assert_eq!((found.side, found.tile), (TrueSide::None(NoHit::StartsTouching), Some(1)));
}

#[test]
fn with_the_speed_the_side_changes_and_the_truth_does_not() {
    let rules = ResponseRules::default();
    for speed in 1..=80 {
        let (step, b) = step(&at("R1", [-10.0, 64.0], [0.0, f64::from(speed)]));
        let side = |method: ResponseMethod| {
            let said = method.respond(step, &[b], rules, &mut ()).said;
            said.first().map_or("-", |said| said.named.name())
        };
        let least = match speed {
            ..=4 | 68.. => "-",
            5..=10 => "top",
            11..=61 => "left",
            _ => "bottom",
        };
        assert_eq!(side(ResponseMethod::LeastOverlap), least, "vy = {speed}");
        let diagonals = match speed {
            ..=3 | 69.. => "-",
            4..=12 => "top", // at 4 by 0: it touches
            13..=60 => "left",
            _ => "bottom",
        };
        assert_eq!(side(ResponseMethod::Diagonals), diagonals, "vy = {speed}");
        assert_eq!(side(ResponseMethod::Swept), if speed > 4 { "top" } else { "-" }, "vy = {speed}");
    }
}

/// The end of A by each column: with the tiles in order, then reversed.
#[rustfmt::skip]
const CAUGHT: [(&str, [[[f64; 2]; 2]; 6]); 6] = [
    ("S1", [[[17.0, 68.0], [16.0, 68.0]], [[17.0, 68.0], [16.0, 68.0]], [[17.0, 68.0]; 2], [[17.0, 68.0]; 2], [[17.0, 68.0]; 2], [[17.0, 68.0]; 2]]),
    ("S2", [[[32.0, 68.0], [31.0, 68.0]], [[32.0, 68.0], [31.0, 68.0]], [[31.0, 68.0]; 2], [[31.0, 68.0]; 2], [[31.0, 68.0]; 2], [[31.0, 68.0]; 2]]),
    ("S3", [[[22.0, 68.0]; 2], [[22.0, 68.0]; 2], [[22.0, 68.0]; 2], [[22.0, 68.0]; 2], [[22.0, 68.0]; 2], [[22.0, 68.0]; 2]]),
    ("S4", [[[84.0, 36.0], [84.0, 32.0]], [[84.0, 36.0], [84.0, 32.0]], [[84.0, 36.0], [84.0, 32.0]], [[84.0, 36.0]; 2], [[84.0, 36.0]; 2], [[84.0, 36.0]; 2]]),
    ("S5", [[[84.0, 32.0], [84.0, 28.0]], [[84.0, 32.0], [84.0, 28.0]], [[84.0, 32.0], [84.0, 28.0]], [[84.0, 28.0]; 2], [[84.0, 28.0]; 2], [[84.0, 28.0]; 2]]),
    ("S6", [[[16.0, 68.0]; 2], [[16.0, 68.0]; 2], [[16.0, 68.0]; 2], [[16.0, 68.0]; 2], [[16.0, 68.0]; 2], [[16.0, 68.0]; 2]]),
];

#[test]
fn each_method_at_the_seams_of_tiles() {
    for ((name, corners, [x, y], [vx, vy], right), (of, ends)) in SEAMS.into_iter().zip(CAUGHT) {
        assert_eq!(name, of, "the same case");
        let (tiles, before) = (tiles(corners), rect([x, y, 16.0, 32.0]));
        let step = Move { before, velocity: Vec2::new(vx, vy) };
        for ((method, order), ends) in COLUMNS.into_iter().zip(ends) {
            for (&asked, expected) in AskedOrder::ALL.iter().zip(ends) {
                for &tie in PlaneAxis::ALL {
                    let rules = ResponseRules { order, tie, asked, ..ResponseRules::default() };
                    let response = method.respond(step, &tiles, rules, &mut ());
                    let case = format!("{name}, {} {}, {}", method.name(), order.name(), asked.name());
                    assert_eq!([response.end.min().x, response.end.min().y], expected, "{case}: {:?}", response.said);
                    let verdict = truth(step, &tiles).judges(&response);
                    assert_eq!(verdict, Some(expected == right), "{case}: {:?}", response.said);
                }
            }
        }
    }
}

#[test]
fn what_is_said_at_a_seam() {
    let (_, corners, [x, y], [vx, vy], _) = SEAMS[0];
    let step = Move { before: rect([x, y, 16.0, 32.0]), velocity: Vec2::new(vx, vy) };
    let said_by = |method: ResponseMethod, asked| {
        said(&method.respond(step, &tiles(corners), ResponseRules { asked, ..ResponseRules::default() }, &mut ()))
    };
    assert_eq!(said_by(ResponseMethod::LeastOverlap, AskedOrder::Given), "top 4");
    assert_eq!(said_by(ResponseMethod::LeastOverlap, AskedOrder::Reversed), "left 1 top 4");
    assert_eq!(said_by(ResponseMethod::Swept, AskedOrder::Reversed), "top");
}

/// The number of frames on this floor, at this velocity, in which A did not move by all of its speed on x.
fn caught(
    floor: &[Rect],
    start: f64,
    vx: f64,
    frames: usize,
    column: (ResponseMethod, PlaneAxis),
    asked: AskedOrder,
) -> usize {
    let mut at = rect([start, 68.0, 16.0, 32.0]);
    let rules = ResponseRules { order: column.1, asked, ..ResponseRules::default() };
    let caught = (0..frames).filter(|_| {
        let step = Move { before: at, velocity: Vec2::new(vx, 4.0) };
        let was = at.min().x;
        at = column.0.respond(step, floor, rules, &mut ()).end;
        at.min().x - was != vx
    });
    caught.count()
}

#[test]
fn a_walk_over_a_floor() {
    let floor: Vec<Rect> = (0..8).map(|i| rect([f64::from(i) * 32.0, 100.0, 32.0, 32.0])).collect();
    let walks = |vx, start, frames, column, floor: &[Rect]| {
        [AskedOrder::Given, AskedOrder::Reversed].map(|asked| caught(floor, start, vx, frames, column, asked))
    };
    // S1 for 60 frames; least-overlap, diagonals, previous, x first, y first, swept.
    let right: Vec<[usize; 2]> = COLUMNS.iter().map(|&column| walks(3.0, 14.0, 60, column, &floor)).collect();
    assert_eq!(right, [[6, 60], [5, 6], [0, 0], [0, 0], [0, 0], [0, 0]]);
    // S2 for 12 frames, on its three tiles.
    let left: Vec<[usize; 2]> = COLUMNS.iter().map(|&column| walks(-3.0, 34.0, 12, column, &floor[..3])).collect();
    assert_eq!(left, [[12, 1], [1, 0], [0, 0], [0, 0], [0, 0], [0, 0]]);
}

//! The methods of a response as functions: run in each language on the cases and on a grid, and compared.

mod ball;
pub(crate) mod interpreters;
mod layout;
mod moving;
mod programs;

use super::programs::{has, printed_by};
use hantei_collision::{Move, PlaneAxis, Rect, ResponseAnswer, ResponseMethod, ResponseRules, Vec2};
use hantei_judge::{CodeLanguage, response_code};
use std::fs;
use std::path::PathBuf;

fn functions() -> Vec<(ResponseMethod, ResponseRules)> {
    let each = |&method: &ResponseMethod| {
        PlaneAxis::ALL.iter().filter_map(move |&axis| {
            let rules = ResponseRules { answer: ResponseAnswer::Stop, ..ResponseRules::default() };
            match method {
                ResponseMethod::AxisByAxis => Some((method, ResponseRules { order: axis, ..rules })),
                ResponseMethod::Swept => Some((method, ResponseRules { tie: axis, ..rules })),
                _ => (axis == PlaneAxis::X).then_some((method, rules)),
            }
        })
    };
    ResponseMethod::ALL.iter().flat_map(each).collect()
}

/// Moves with an answer each that is worth a look: A before, its velocity, B.
#[rustfmt::skip]
const MOVES: [([f64; 4], [f64; 2], [f64; 4]); 23] = [
    ([-10.0, 64.0, 16.0, 32.0], [0.0, 8.0], [0.0, 100.0, 32.0, 32.0]),
    ([-10.0, 64.0, 16.0, 32.0], [0.0, 12.0], [0.0, 100.0, 32.0, 32.0]),
    ([-10.0, 64.0, 16.0, 32.0], [0.0, 16.0], [0.0, 100.0, 32.0, 32.0]),
    ([8.0, 64.0, 16.0, 32.0], [0.0, 16.0], [0.0, 100.0, 32.0, 32.0]),
    ([-20.0, 104.0, 16.0, 24.0], [8.0, 0.0], [0.0, 100.0, 32.0, 32.0]),
    ([-20.0, 104.0, 16.0, 24.0], [34.0, 0.0], [0.0, 100.0, 32.0, 32.0]),
    ([-40.0, 40.0, 16.0, 32.0], [60.0, 60.0], [0.0, 100.0, 32.0, 32.0]),
    ([-22.0, 60.0, 16.0, 32.0], [24.0, 16.0], [0.0, 100.0, 32.0, 32.0]),
    ([-24.0, 60.0, 16.0, 32.0], [16.0, 24.0], [0.0, 100.0, 32.0, 32.0]),
    ([-24.0, 60.0, 16.0, 32.0], [16.0, 16.0], [0.0, 100.0, 32.0, 32.0]),
    ([-26.0, 62.0, 16.0, 32.0], [20.0, 12.0], [0.0, 100.0, 32.0, 32.0]),
    ([-32.0, 84.0, 16.0, 32.0], [32.0, -32.0], [0.0, 100.0, 32.0, 32.0]),
    ([-24.0, 100.0, 16.0, 32.0], [40.0, -40.0], [0.0, 100.0, 32.0, 32.0]),
    ([36.0, 140.0, 16.0, 32.0], [-12.0, -16.0], [0.0, 100.0, 32.0, 32.0]),
    ([-30.0, 60.0, 16.0, 32.0], [0.0, 60.0], [0.0, 100.0, 32.0, 32.0]),
    ([0.0, 110.0, 4.0, 4.0], [60.0, 0.0], [24.0, 80.0, 8.0, 60.0]),
    ([4.0, 80.0, 16.0, 32.0], [2.0, 4.0], [0.0, 100.0, 32.0, 32.0]),
    ([4.0, 80.0, 16.0, 32.0], [0.0, 0.0], [0.0, 100.0, 32.0, 32.0]),
    ([-12.0, 90.0, 16.0, 32.0], [0.0, 0.0], [0.0, 100.0, 32.0, 32.0]),
    ([-4.0, 68.0, 16.0, 32.0], [6.0, 0.0], [0.0, 100.0, 32.0, 32.0]),
    ([-4.0, 68.0, 16.0, 32.0], [6.0, 4.0], [0.0, 100.0, 32.0, 32.0]),
    ([8.0, 60.0, 16.0, 32.0], [0.0, 8.0], [0.0, 100.0, 32.0, 32.0]),
    ([6.0, 64.0, 16.0, 32.0], [0.0, 8.0], [0.0, 100.0, 320.0, 16.0]),
];

fn rect(numbers: [f64; 4]) -> Rect {
    Rect::try_from(numbers).expect("finite")
}

/// The table, and a grid of places around a block and a floor, with all directions. Only the times round.
fn cases() -> Vec<(Move, Rect)> {
    let mut cases: Vec<(Move, Rect)> = Vec::new();
    for (before, [vx, vy], b) in MOVES {
        cases.push((Move { before: rect(before), velocity: Vec2::new(vx, vy) }, rect(b)));
    }
    let speeds = [-60.0, -16.0, 0.0, 8.0, 24.5, 60.0];
    for b in [rect([0.0, 100.0, 32.0, 32.0]), rect([0.0, 100.0, 80.0, 16.0])] {
        for x in (-40..=88).step_by(8) {
            for y in (52..=140).step_by(8) {
                for velocity in speeds.iter().flat_map(|&x| speeds.map(|y| Vec2::new(x, y))) {
                    let before = rect([f64::from(x), f64::from(y), 16.0, 32.0]);
                    cases.push((Move { before, velocity }, b));
                }
            }
        }
    }
    cases
}

fn numbers((step, b): &(Move, Rect)) -> [f64; 10] {
    let rect = |rect: Rect| [rect.min().x, rect.min().y, rect.width(), rect.height()];
    let ([x, y, w, h], [bx, by, bw, bh]) = (rect(step.before), rect(*b));
    [x, y, w, h, step.velocity.x, step.velocity.y, bx, by, bw, bh]
}

fn said((method, rules): (ResponseMethod, ResponseRules), (step, b): (Move, Rect)) -> (&'static str, f64) {
    let response = method.respond(step, &[b], rules, &mut ());
    assert!(response.said.len() <= 1, "{} {step:?}: {:?}", method.name(), response.said);
    response.said.first().map_or(("none", 0.0), |said| {
        (said.side.map_or(said.named.name(), |side| side.name()), said.time.unwrap_or(said.by))
    })
}

fn arguments(first: usize) -> String {
    (first..first + 10).map(|place| format!("c[{place}]")).collect::<Vec<_>>().join(", ")
}

fn written(language: CodeLanguage) -> Vec<(String, String)> {
    let is_camel = matches!(language, CodeLanguage::Java | CodeLanguage::JavaScript);
    let capital = |word: &&str| word[..1].to_ascii_uppercase() + &word[1..];
    let all = functions().into_iter().map(|(method, rules)| {
        let words: Vec<&str> = method.name().split('-').collect();
        let name = if language == CodeLanguage::CSharp {
            words.iter().map(capital).collect()
        } else if is_camel {
            words[0].to_owned() + &words[1..].iter().map(capital).collect::<String>()
        } else {
            words.join("_")
        };
        (name, response_code(method, language, rules, &format!("hantei: {}", method.name())))
    });
    all.collect()
}

/// Runs a program that reads all cases and prints side and number for each, one function after the other.
fn runs(language: CodeLanguage, file: &str, program: &str, commands: &[&[&str]]) {
    // C and C++ have the same functions, but not the same folder: both tests run at once.
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("response-{}-{file}", language.name()));
    fs::create_dir_all(&folder).expect("a folder");
    let cases = cases();
    let bytes: Vec<u8> = cases.iter().flat_map(numbers).flat_map(f64::to_le_bytes).collect();
    fs::write(folder.join("cases.bin"), bytes).expect("a file");
    fs::write(folder.join(file), program).expect("a file");
    let printed = printed_by(commands, &folder);
    let mut lines = printed.lines();
    for function in functions() {
        let mut seen: Vec<&str> = Vec::new();
        for case in &cases {
            let line = lines.next().expect("a line for each case");
            let (side, number) = line.split_once(' ').expect("side and number");
            let number: f64 = number.parse().expect("a number");
            assert_eq!((side, number), said(function, *case), "{} {} {case:?}", language.name(), function.0.name());
            if !seen.contains(&side) {
                seen.push(side);
            }
        }
        assert!(seen.len() >= 5, "{}: each side occurs, and none, not only {seen:?}", function.0.name());
    }
    assert_eq!(lines.next(), None, "no more");
}

//! The methods as code of a ball: read back by the judge as exactly that method, run in each language, and as it reads.

use super::super::assert_kept_and_tidy;
use super::interpreters::{Moved, MovedCase, fitting, run_in_each};
use super::moving::{functions, sources};
use hantei_collision::{
    Circle, Contact, Move, Point, Rect, ResponseAnswer, ResponseMethod, ResponseRules, Vec2, circle_contact,
};
use hantei_judge::{CodeLanguage, ParseOptions, ResponseBlocks, judge_response, response_ball_code};

/// Each method with each of its rules; at a corner a ball needs none.
fn all() -> Vec<(ResponseMethod, ResponseRules)> {
    let mut all = functions();
    let plain = ResponseRules::default();
    all.retain(|(method, rules)| *method != ResponseMethod::Swept || rules.tie == plain.tie);
    let bounces = |(method, rules)| (method, ResponseRules { answer: ResponseAnswer::Bounce, ..rules });
    all.into_iter().map(bounces).collect()
}

fn written(
    language: CodeLanguage,
    blocks: ResponseBlocks,
) -> impl Iterator<Item = (ResponseMethod, ResponseRules, String)> {
    all().into_iter().filter_map(move |(method, rules)| {
        let note = format!("hantei: {}, {}", method.name(), blocks.name());
        Some((method, rules, response_ball_code(method, language, rules, blocks, &note)?))
    })
}

#[test]
fn the_judge_reads_each_as_its_method() {
    let mut wrong = Vec::new();
    for &language in CodeLanguage::ALL {
        for &blocks in ResponseBlocks::ALL {
            for (method, rules, code) in written(language, blocks) {
                for &source in sources(language) {
                    let options = ParseOptions { language: Some(source), ..ParseOptions::default() };
                    let what = format!("{} {} {}", source.name(), method.name(), blocks.name());
                    match judge_response(&code, &options) {
                        Ok(judged) => {
                            let is_it = |(own, of): &(ResponseMethod, ResponseRules)| {
                                let is_answer = method != ResponseMethod::Swept || of.answer == rules.answer;
                                *own == method && of.order == rules.order && is_answer
                            };
                            let is_right = judged.is_right() == (method == ResponseMethod::Swept);
                            let is_one = judged.equals.len() == 1 && judged.equals.iter().all(is_it);
                            if !(judged.is_ball
                                && is_one
                                && is_right
                                && !judged.differs_inside
                                && !judged.differs_staggered)
                            {
                                wrong.push(format!(
                                    "{what}: {:?} {:?} {:?} {:?}",
                                    judged.equals, judged.nearest, judged.differences, judged.findings
                                ));
                            }
                        }
                        Err(error) => wrong.push(format!("{what}: {error}")),
                    }
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn as_it_reads() {
    for &language in CodeLanguage::ALL {
        let all = ResponseBlocks::ALL.iter().flat_map(|&blocks| written(language, blocks));
        let text: String = all.map(|(.., code)| code + "\n").collect();
        if text.is_empty() {
            assert_eq!(language, CodeLanguage::Hsp);
            continue;
        }
        assert_kept_and_tidy("response-ball-", language, &text);
    }
}

/// Centre and radius of a ball, its velocity, and the blocks.
type Case = MovedCase<3>;

/// Random balls beside one block, or among several: halves of pixels, or eighths.
fn cases() -> Vec<Case> {
    let mut state = 0x5eed_0061_u64;
    let mut up_to = |most: u64| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((state >> 33) % (most + 1)) as f64
    };
    let floor = |x: f64| [x, 100.0, 32.0, 32.0];
    let mut cases: Vec<Case> = vec![
        ([14.0, 90.0, 8.0], [3.0, 4.0], vec![floor(0.0), floor(32.0), floor(64.0)]),
        ([31.0, 80.0, 8.0], [0.0, 24.0], vec![floor(0.0), floor(32.0), floor(64.0)]),
        ([-12.0, 84.0, 10.0], [12.0, 16.0], vec![floor(0.0)]),
        ([-1.0, 84.0, 10.0], [0.0, 16.0], vec![floor(0.0)]),
    ];
    for at in 0..5_000 {
        let grain = [4.0, 0.5, 0.125][at % 3];
        let mut near = |most: f64| grain * up_to((most / grain) as u64);
        let ball = [near(96.0) - 48.0, near(96.0) - 48.0, 4.0 + near(12.0)];
        let v = [near(96.0) - 48.0, near(96.0) - 48.0];
        let mut blocks = Vec::new();
        for _ in 0..=at % 4 {
            blocks.push([near(80.0) - 40.0, near(80.0) - 40.0, 8.0 + near(40.0), 8.0 + near(40.0)]);
        }
        cases.push((ball, v, blocks));
    }
    cases
}

fn is_inside(([x, y, r], _, blocks): &Case) -> bool {
    let ball = Circle::new(Point::new(*x, *y), *r);
    blocks.iter().any(|block| circle_contact(ball, Rect::try_from(*block).expect("finite")) == Contact::Overlapping)
}

/// The centre of the ball and its velocity, by the crate.
fn by_method((method, rules): (ResponseMethod, ResponseRules), ([x, y, r], [vx, vy], blocks): &Case) -> [f64; 4] {
    let tiles: Vec<Rect> = blocks.iter().map(|block| Rect::try_from(*block).expect("finite")).collect();
    let step = Move { before: Circle::new(Point::new(*x, *y), *r), velocity: Vec2::new(*vx, *vy) };
    let response = method.respond_circle(step, &tiles, rules, &mut ());
    let end = response.end.centre();
    if method == ResponseMethod::Swept {
        return [end.x, end.y, response.velocity.x, response.velocity.y];
    }
    let names: Vec<&str> = response.said.iter().filter_map(|said| said.side.map(|side| side.name())).collect();
    let turned =
        |sides: [&str; 2], speed: f64| if sides.iter().any(|side| names.contains(side)) { -speed } else { speed };
    [end.x, end.y, turned(["left", "right"], *vx), turned(["top", "bottom"], *vy)]
}

const BALL: Moved = Moved {
    type_name: "Ball",
    call: "bounce",
    parts: &["x", "y", "r", "vx", "vy"],
    stands: false,
    folder: "response-ball",
};

/// Runs the code, and compares where the ball is and how fast.
fn runs(name: &str, language: CodeLanguage, blocks: ResponseBlocks) {
    let cases = fitting(cases(), blocks);
    let codes: Vec<String> = written(language, blocks).map(|(.., code)| code).collect();
    let printed = BALL.run((name, language), blocks, &codes, &cases);
    let mut lines = printed.lines();
    for (method, rules) in all() {
        let (mut turned, mut others) = (0, 0);
        for case in &cases {
            let line = lines.next().expect("a line for each case");
            let said: Vec<f64> = line.split(' ').map(|word| word.parse().expect("a number")).collect();
            let expected = by_method((method, rules), case);
            let is_same = said.iter().zip(expected).all(|(one, other)| (one - other).abs() < 1e-6);
            // A ball that grazes to the last bit is met, or not: in a step of several bounces that shows. A block that it overlaps at the
            // start is passed; the crate passes it also when the ball comes back.
            let is_swept = method == ResponseMethod::Swept;
            others += usize::from(!is_same && !is_inside(case));
            assert!(is_same || is_swept, "{} {} {case:?}: {line}, not {expected:?}", language.name(), method.name());
            turned += usize::from(expected[2] != case.1[0] || expected[3] != case.1[1]);
        }
        assert!(turned * 20 > cases.len(), "{}: {turned}", method.name());
        assert!(others * 500 < cases.len(), "{} {}: {others} others", language.name(), method.name());
    }
    assert_eq!(lines.next(), None, "no more");
}

run_in_each!(runs);

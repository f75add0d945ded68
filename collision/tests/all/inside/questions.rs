//! The questions match the methods: the text of each, computed here, gives the numbers that the method compares.

use crate::signs::holds;
use hantei_collision::Method as _;
use hantei_collision::{About, Border, Comparison, Corner, InsideMethod, Point, Quad, Question};
use std::collections::BTreeSet;

/// The value of `AB × AP`, `AP · BP`, `A.y` or a number.
fn value(text: &str, quad: &Quad, p: Point) -> f64 {
    let point = |name: char| match name {
        'P' => p,
        corner => quad.corners["ABCD".find(corner).expect(text)],
    };
    let vector = |name: &str| {
        let ends: Vec<char> = name.chars().collect();
        let (from, to) = (point(ends[0]), point(ends[1]));
        (to.x - from.x, to.y - from.y)
    };
    if let Some((u, v)) = text.split_once(" × ") {
        let ((ux, uy), (vx, vy)) = (vector(u), vector(v));
        return ux * vy - uy * vx;
    }
    if let Some((u, v)) = text.split_once(" · ") {
        let ((ux, uy), (vx, vy)) = (vector(u), vector(v));
        return ux * vx + uy * vy;
    }
    match text.strip_suffix(".y") {
        Some(name) => point(name.chars().next().expect(text)).y,
        None => text.parse().expect(text),
    }
}

/// What the text is about: the edge that begins at its first letter, or the height of a corner.
fn spoken_of(question: &Question) -> About {
    let first = question.left.chars().next().and_then(|letter| "ABCD".find(letter)).expect("a corner");
    let corner = Corner::ALL[first];
    if question.left.contains(['×', '·']) {
        let next = ["B", "C", "D", "A"][first];
        assert!(question.left.contains(next), "{question}: both ends of the edge");
        About::Edge(corner)
    } else {
        About::Corner(corner)
    }
}

/// A corner or a probe on a small grid, so that points are often on edges, corners and lines.
fn grid(place: u32) -> Point {
    Point::new(f64::from(place % 5), f64::from(place / 5 % 5))
}

#[test]
fn questions_are_what_the_methods_ask() {
    let mut random = fastrand::Rng::with_seed(8);
    let mut asked: BTreeSet<(&str, bool, usize)> = BTreeSet::new();
    let mut is_whole = true;
    for _ in 0..30_000 {
        is_whole = !is_whole;
        let mut point = || {
            let Point { x, y } = grid(random.u32(..25));
            if is_whole { Point::new(x, y) } else { Point::new(x * 60.1 + random.f64(), y * 60.1 + random.f64()) }
        };
        let (quad, p) = (Quad::new(point(), point(), point(), point()), point());
        for &method in InsideMethod::ALL {
            for border in [Border::Hits, Border::Misses] {
                let questions = method.questions(border);
                let mut trace: Vec<Comparison> = Vec::new();
                method.contains(&quad, p, border, &mut trace);
                assert!(!trace.is_empty(), "{}", method.name());
                assert!(trace.is_sorted_by(|one, next| one.question < next.question), "{}: in order", method.name());
                for made in &trace {
                    let question = &questions[made.question];
                    assert_eq!(question.id, made.question);
                    let sides = [&question.left, &question.right].map(|side| value(side, &quad, p));
                    assert_eq!(made.numbers, sides, "{}: {question} {quad:?} {p:?}", method.name());
                    let expected = holds(question.operator.symbol(), sides[0], sides[1]);
                    assert_eq!(made.holds, expected, "{}: {}", method.name(), question.explained(made));
                    asked.insert((method.name(), border == Border::Hits, made.question));
                }
            }
        }
    }
    for &method in InsideMethod::ALL {
        for border in [Border::Hits, Border::Misses] {
            for question in method.questions(border) {
                let was_asked = asked.contains(&(method.name(), border == Border::Hits, question.id));
                assert!(was_asked, "{} {border:?}: {question} is asked of some quad", method.name());
            }
        }
    }
}

#[test]
fn questions_are_in_order_and_say_what_they_are_about() {
    for &method in InsideMethod::ALL {
        for border in [Border::Hits, Border::Misses] {
            let questions = method.questions(border);
            for (place, question) in questions.iter().enumerate() {
                assert_eq!(question.id, place, "{} {border:?}", method.name());
                assert_eq!(question.about, Some(spoken_of(question)), "{}: {question}", method.name());
            }
            let texts: BTreeSet<String> = questions.iter().map(Question::to_string).collect();
            assert_eq!(texts.len(), questions.len(), "{}: no question twice", method.name());
        }
    }
}

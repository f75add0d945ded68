//! The questions match the methods: the text of each, computed here, gives the numbers that the method compares.

use super::{arrangements, rect};
use crate::signs::holds;
use hantei_collision::Method as _;
use hantei_collision::{About, Axis, Border, Comparison, End, OverlapMethod, Question, Rect};

/// Computes expressions like `(aw + bw) / 2` or `|acx - bcx|` from left to right.
struct Reader<'a> {
    text: &'a str,
    a: Rect,
    b: Rect,
}

impl Reader<'_> {
    fn value(text: &str, a: Rect, b: Rect) -> f64 {
        let mut reader = Reader { text, a, b };
        let value = reader.sum();
        assert_eq!(reader.text, "", "all of {text} is read");
        value
    }

    fn skip(&mut self, sign: char) -> bool {
        let rest = self.text.trim_start().strip_prefix(sign);
        self.text = rest.unwrap_or(self.text);
        rest.is_some()
    }

    fn sum(&mut self) -> f64 {
        let mut value = self.quotient();
        loop {
            if self.skip('+') {
                value += self.quotient();
            } else if self.skip('-') {
                value -= self.quotient();
            } else {
                return value;
            }
        }
    }

    fn quotient(&mut self) -> f64 {
        let mut value = self.part();
        while self.skip('/') {
            value /= self.part();
        }
        value
    }

    fn part(&mut self) -> f64 {
        if self.skip('(') {
            let value = self.sum();
            assert!(self.skip(')'), "closed: {}", self.text);
            return value;
        }
        if self.skip('|') {
            let value = self.sum();
            assert!(self.skip('|'), "closed: {}", self.text);
            return value.abs();
        }
        let text = self.text.trim_start();
        let end = text.find(|letter: char| !letter.is_ascii_alphanumeric()).unwrap_or(text.len());
        let (word, rest) = text.split_at(end);
        self.text = rest;
        word.parse().unwrap_or_else(|_| self.named(word))
    }

    fn named(&self, name: &str) -> f64 {
        let (of, what) = name.split_at(1);
        let rect = match of {
            "a" => self.a,
            "b" => self.b,
            _ => panic!("{name} is of neither"),
        };
        match what {
            "x" | "x1" => rect.min().x,
            "y" | "y1" => rect.min().y,
            "x2" => rect.max().x,
            "y2" => rect.max().y,
            "w" => rect.width(),
            "h" => rect.height(),
            "cx" => rect.centre().x,
            "cy" => rect.centre().y,
            _ => panic!("{name} is nothing"),
        }
    }
}

/// What the text is about: the axis by its letters, an end by its size or second corner.
fn spoken_of(question: &Question) -> About {
    let text = question.to_string();
    let axis = if text.contains('y') { Axis::Y } else { Axis::X };
    assert!(!(text.contains('y') && text.contains('x')), "{text}: one axis");
    if text.contains("acx") || text.contains("acy") {
        return About::Centres(axis);
    }
    let end = |of: char| {
        let side = if question.left.starts_with(of) { &question.left } else { &question.right };
        assert!(side.starts_with(of), "{text}: a side for each rectangle");
        if side.contains(['w', 'h', '2']) { End::Max } else { End::Min }
    };
    About::Ends(axis, end('a'), end('b'))
}

#[test]
fn questions_are_what_the_methods_ask() {
    let mut reached = std::collections::BTreeSet::new();
    for &method in OverlapMethod::ALL {
        for border in [Border::Hits, Border::Misses] {
            let questions = method.questions(border);
            for &(ax, bx) in &arrangements() {
                for &(ay, by) in &arrangements() {
                    // Eighths, thousands, and mirrored: every number is exact.
                    for scale in [0.125, 1000.0, -7.0] {
                        let (a, b) = (rect(ax, ay, scale), rect(bx, by, scale));
                        let every = method.every_comparison(&hantei_collision::Two { a, b }, border);
                        assert_eq!(every.len(), questions.len(), "{} {border:?}", method.name());
                        for (question, made) in questions.iter().zip(&every) {
                            assert_eq!(made.question, question.id);
                            let sides = [&question.left, &question.right].map(|side| Reader::value(side, a, b));
                            assert_eq!(made.numbers, sides, "{}: {question} {a:?} {b:?}", method.name());
                            let expected = holds(question.operator.symbol(), sides[0], sides[1]);
                            assert_eq!(made.holds, expected, "{}: {}", method.name(), question.explained(made));
                        }
                        let mut trace: Vec<Comparison> = Vec::new();
                        method.hits(a, b, border, &mut trace);
                        assert!(!trace.is_empty(), "{}", method.name());
                        assert_eq!(trace, every[..trace.len()], "{}: in order, and ends early", method.name());
                        reached.insert((method.name(), border == Border::Hits, trace.len()));
                    }
                }
            }
            let deepest = (method.name(), border == Border::Hits, questions.len());
            assert!(reached.contains(&deepest), "{}: some arrangement reaches the last", method.name());
        }
    }
}

#[test]
fn questions_are_in_order_and_say_what_they_are_about() {
    for &method in OverlapMethod::ALL {
        for border in [Border::Hits, Border::Misses] {
            let questions = method.questions(border);
            let mut texts: Vec<String> = questions.iter().map(Question::to_string).collect();
            for (place, question) in questions.iter().enumerate() {
                assert_eq!(question.id, place, "{} {border:?}", method.name());
                assert_eq!(question.about, Some(spoken_of(question)), "{}: {question}", method.name());
            }
            let count = texts.len();
            texts.sort();
            texts.dedup();
            assert_eq!(texts.len(), count, "{}: no question twice", method.name());
        }
    }
}

/// On fractions both sides round in the order in which the expression is written.
#[test]
fn questions_round_as_they_are_written() {
    let mut random = fastrand::Rng::with_seed(5);
    let mut number = move |below: f64| random.f64() * below;
    for _ in 0..20_000 {
        let mut made = || {
            let at = hantei_collision::Point::new(number(300.0) - 100.0, number(300.0) - 100.0);
            Rect::from_origin_size(at, number(90.0), number(90.0))
        };
        let (a, b) = (made(), made());
        for &method in OverlapMethod::ALL {
            for border in [Border::Hits, Border::Misses] {
                let questions = method.questions(border);
                for made in method.every_comparison(&hantei_collision::Two { a, b }, border) {
                    let question = &questions[made.question];
                    let sides = [&question.left, &question.right].map(|side| Reader::value(side, a, b));
                    assert_eq!(made.numbers, sides, "{}: {question} {a:?} {b:?}", method.name());
                }
            }
        }
    }
}

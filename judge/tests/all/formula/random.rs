//! Formulas that are rarely typed: random trees against a slow evaluator, and noise.

use super::{inside, overlap};
use hantei_collision::{Comparison, Point, Quad, Rect, TwoRects};
use hantei_judge::{InsideFormula, OverlapFormula};
use proptest::prelude::*;

#[derive(Clone, Debug)]
enum Number {
    Constant(u32),
    /// A name, and the index of its number in a case.
    Named(&'static str, usize),
    Negative(Box<Self>),
    Absolute(&'static str, Box<Self>),
    Computed(char, Box<Self>, Box<Self>),
    Extreme(&'static str, Box<Self>, Box<Self>),
}

#[derive(Clone, Debug)]
enum Test {
    Compared(Number, &'static str, Number),
    Not(&'static str, Box<Self>),
    Joined(&'static str, Box<Self>, Box<Self>),
}

const NAMES: [&str; 12] =
    ["ax", "a.y", "a.width", "ah", "A.right", "ay2", "b.left", "by1", "bw", "rect2.height", "acx", "b.cy"];

fn numbers_of(a: Rect, b: Rect) -> [f64; 12] {
    [
        a.min().x,
        a.min().y,
        a.width(),
        a.height(),
        a.max().x,
        a.max().y,
        b.min().x,
        b.min().y,
        b.width(),
        b.height(),
        a.centre().x,
        b.centre().y,
    ]
}

impl Number {
    fn value(&self, numbers: &[f64; 12]) -> f64 {
        match self {
            Self::Constant(eighths) => f64::from(*eighths) / 8.0,
            Self::Named(_, place) => numbers[*place],
            Self::Negative(of) => -of.value(numbers),
            Self::Absolute(_, of) => of.value(numbers).abs(),
            Self::Computed(sign, left, right) => {
                let (left, right) = (left.value(numbers), right.value(numbers));
                match sign {
                    '+' => left + right,
                    '-' => left - right,
                    '*' => left * right,
                    '%' => left % right,
                    _ => left / right,
                }
            }
            Self::Extreme(name, left, right) => {
                let (left, right) = (left.value(numbers), right.value(numbers));
                if name.contains("min") { left.min(right) } else { left.max(right) }
            }
        }
    }

    fn written(&self) -> String {
        match self {
            Self::Constant(eighths) => format!("{:.3}", f64::from(*eighths) / 8.0),
            Self::Named(name, _) => (*name).into(),
            Self::Negative(of) => format!("-({})", of.written()),
            Self::Absolute("|", of) => format!("| {}|", of.written()),
            Self::Absolute(name, of) => format!("{name}({})", of.written()),
            Self::Computed(sign, left, right) => format!("({}){sign} ({})", left.written(), right.written()),
            Self::Extreme(name, left, right) => format!("{name}({}, {})", left.written(), right.written()),
        }
    }
}

impl Test {
    /// The answer; `made` gets both numbers of each comparison.
    fn holds(&self, numbers: &[f64; 12], made: &mut Vec<[f64; 2]>) -> bool {
        match self {
            Self::Compared(left, sign, right) => {
                let (left, right) = (left.value(numbers), right.value(numbers));
                made.push([left, right]);
                match *sign {
                    "<" => left < right,
                    "<=" => left <= right,
                    ">" => left > right,
                    ">=" => left >= right,
                    "==" => left == right,
                    _ => left != right,
                }
            }
            Self::Not(_, of) => !of.holds(numbers, made),
            Self::Joined(sign, left, right) => {
                let first = left.holds(numbers, made);
                match *sign {
                    "&&" | "and" if !first => false,
                    "||" | "or" if first => true,
                    "&&" | "and" | "||" | "or" => right.holds(numbers, made),
                    "&" => right.holds(numbers, made) && first,
                    "|" => right.holds(numbers, made) || first,
                    "==" => right.holds(numbers, made) == first,
                    _ => right.holds(numbers, made) != first,
                }
            }
        }
    }

    fn written(&self) -> String {
        match self {
            Self::Compared(left, sign, right) => format!("({} {sign} {})", left.written(), right.written()),
            Self::Not(sign, of) => format!("{sign} ({})", of.written()),
            Self::Joined(sign, left, right) => format!("(({}) {sign} ({}))", left.written(), right.written()),
        }
    }
}

fn any_number() -> impl Strategy<Value = Number> {
    let named = (0..NAMES.len()).prop_map(|place| Number::Named(NAMES[place], place));
    let leaf = prop_oneof![1 => (0..40u32).prop_map(Number::Constant), 4 => named];
    leaf.prop_recursive(3, 12, 2, |inner| {
        let two = (inner.clone(), inner.clone());
        prop_oneof![
            1 => inner.clone().prop_map(|of| Number::Negative(of.into())),
            1 => (prop::sample::select(vec!["abs", "Math.abs", "fabs", "|"]), inner)
                .prop_filter("bars in bars", |(name, of)| *name != "|" || !of.written().contains('|'))
                .prop_map(|(name, of)| Number::Absolute(name, of.into())),
            4 => (prop::sample::select(vec!['+', '-', '*', '/', '%']), two.clone())
                .prop_map(|(sign, (left, right))| Number::Computed(sign, left.into(), right.into())),
            1 => (prop::sample::select(vec!["min", "max", "std::min", "fmax"]), two)
                .prop_map(|(name, (left, right))| Number::Extreme(name, left.into(), right.into())),
        ]
    })
}

/// The most tokens that a text has.
fn tokens(text: &str) -> usize {
    let is_sign = |character: char| !character.is_alphanumeric() && !"._ ".contains(character);
    let words = text.split(|character| is_sign(character) || character == ' ').filter(|word| !word.is_empty());
    words.count() + text.matches(is_sign).count()
}

/// Tests of at most `most` tokens: a formula has 600.
fn any_test(most: usize) -> impl Strategy<Value = Test> {
    let sign = prop::sample::select(vec!["<", "<=", ">", ">=", "==", "!="]);
    let leaf = (any_number(), sign, any_number()).prop_map(|(left, sign, right)| Test::Compared(left, sign, right));
    let all = leaf.prop_recursive(4, 12, 2, |inner| {
        let joint = prop::sample::select(vec!["&&", "||", "and", "or", "&", "|", "^", "==", "!="]);
        prop_oneof![
            1 => (prop::sample::select(vec!["!", "not"]), inner.clone()).prop_map(|(sign, of)| Test::Not(sign, of.into())),
            3 => (joint, inner.clone(), inner)
                .prop_map(|(sign, left, right)| Test::Joined(sign, left.into(), right.into())),
        ]
    });
    all.prop_filter("too much", move |test| tokens(&test.written()) <= most)
}

fn any_rect() -> impl Strategy<Value = Rect> {
    [-20..20i32, -20..20, 0..16, 0..16].prop_map(|numbers| {
        let [x, y, width, height] = numbers.map(|number| f64::from(number) / 4.0);
        Rect::from_origin_size(Point::new(x, y), width, height)
    })
}

/// Parts of formulas, and some that are none.
const SOUP: &[&str] = &[
    "ax",
    "bx",
    "a.left",
    "b.width",
    "acx",
    "A.x",
    "P.y",
    "cross",
    "dot",
    "abs",
    "min",
    "max",
    "Math.abs",
    "(",
    "(",
    ")",
    ")",
    ",",
    "<",
    "<=",
    ">",
    "==",
    "!=",
    "=",
    "&&",
    "||",
    "!",
    "&",
    "|",
    "^",
    "and",
    "or",
    "not",
    "+",
    "-",
    "*",
    "/",
    "1",
    "0.5f",
    "1e9",
    ";",
    "if",
    "return",
    "{",
    "//",
    "/*",
    "判定",
    "\n",
    "function f(a, b) {",
    "def f(a, b):",
    "}",
    "end",
    "bool f(Rect a, Rect b) {",
    "fn f(a: &R, b: &R) -> bool {",
    "local function f(a, b)",
    "then",
    "else",
    "elif",
    "?",
    ":",
    "[0]",
    "[",
    ".x",
    "--",
    "#define N 1",
    "a",
    "b",
    "float d =",
    "d",
    "=>",
    "for",
    "(int)",
    "->",
    "::",
    "\"",
    "'",
    "true",
    "if (a.x < b.x)",
    "return a.x < b.x;",
    "self",
    "this.x",
    "**",
    "%",
    "as",
    "d += 1",
    "a[0] + a[2]",
    "f(a, b)",
    "const {x, y} = a;",
    "x, y = 1, 2",
    "struct R { int x; };",
    "\u{202e}",
    "\n    ",
];

proptest! {
    #![proptest_config(ProptestConfig::with_cases(500))]

    /// The answer and every comparison, against a slow evaluator; and the printed formula reads back.
    #[test]
    fn random_trees_mean_what_they_say(test in any_test(580), a in any_rect(), b in any_rect()) {
        let written = test.written();
        let formula = overlap(&written);
        let mut expected = Vec::new();
        let holds = test.holds(&numbers_of(a, b), &mut expected);
        let mut trace: Vec<Comparison> = Vec::new();
        prop_assert_eq!(formula.hits(a, b, &mut trace), holds, "{}", written);
        prop_assert_eq!(formula.hits(a, b, &mut ()), holds, "hearing changes nothing");
        let mut answers = Vec::new();
        formula.answers(&[TwoRects { a, b }; 65], &mut answers);
        prop_assert_eq!(answers, [holds; 65], "many at once: {}", written);
        let made: Vec<[f64; 2]> = trace.iter().map(|made| made.numbers).collect();
        let bits = |made: &[[f64; 2]]| made.iter().map(|two| two.map(f64::to_bits)).collect::<Vec<_>>();
        let nan = |made: &[[f64; 2]]| made.iter().flatten().any(|number| number.is_nan());
        prop_assert!(nan(&expected) || bits(&made) == bits(&expected), "{}: {:?} {:?}", written, made, expected);
        prop_assert_eq!(made.len(), expected.len());
        let questions = formula.questions();
        for one in &trace {
            prop_assert_eq!(one.holds, questions[one.question].operator.holds(one.numbers[0], one.numbers[1]));
        }
        prop_assert!(questions.iter().enumerate().all(|(place, question)| question.id == place));
        let printed = formula.to_string();
        prop_assert_eq!(overlap(&printed), formula, "{}", printed);
    }

    /// The same with definitions and early returns first.
    #[test]
    fn random_programs_mean_what_they_say(tests in prop::array::uniform4(any_test(135)), says in any::<[bool; 2]>(), a in any_rect(), b in any_rect()) {
        let [flag, when, again, last] = &tests;
        let written = format!(
            "bool hit_1 = {}; if ({}) {{ return {}; }} if (hit1 && {}) return {};\n return {} || hit_1;",
            flag.written(), when.written(), says[0], again.written(), says[1], last.written()
        );
        let formula = overlap(&written);
        let (numbers, mut expected) = (numbers_of(a, b), Vec::new());
        let is_set = flag.holds(&numbers, &mut expected);
        let holds = if when.holds(&numbers, &mut expected) {
            says[0]
        } else if is_set && again.holds(&numbers, &mut expected) {
            says[1]
        } else {
            last.holds(&numbers, &mut expected) || is_set
        };
        let mut trace: Vec<Comparison> = Vec::new();
        prop_assert_eq!(formula.hits(a, b, &mut trace), holds, "{}", written);
        prop_assert_eq!(trace.len(), expected.len(), "{}", written);
        let mut answers = Vec::new();
        formula.answers(&[TwoRects { a, b }], &mut answers);
        prop_assert_eq!(answers, [holds], "many at once: {}", written);
        let printed = formula.to_string();
        prop_assert_eq!(overlap(&printed), formula, "{}", printed);
    }

    #[test]
    fn any_text_is_read_or_refused(text in any::<String>()) {
        survives(&text)?;
    }

    #[test]
    fn soup_is_read_or_refused(parts in prop::collection::vec(prop::sample::select(SOUP), 0..60), blank in any::<bool>()) {
        survives(&parts.join(if blank { " " } else { "" }))?;
    }

    /// A formula with a token added, lost or repeated.
    #[test]
    fn typing_is_read_or_refused(test in any_test(580), at in any::<prop::sample::Index>(), part in prop::sample::select(SOUP), lost in 0..4usize) {
        let mut characters: Vec<char> = test.written().chars().collect();
        let place = at.index(characters.len());
        let end = (place + lost).min(characters.len());
        characters.splice(place..end, part.chars());
        survives(&characters.into_iter().collect::<String>())?;
    }
}

/// Reads a text as both kinds: a refusal names a place in it, and a formula has an answer and reads back.
fn survives(text: &str) -> Result<(), TestCaseError> {
    let quad = Quad::new(Point::new(0.0, 0.0), Point::new(4.0, 0.0), Point::new(4.0, 4.0), Point::new(0.0, 4.0));
    let rect = Rect::from_corners(Point::new(1.0, 2.0), Point::new(3.0, 5.0));
    let named = |place: std::ops::Range<usize>| {
        let is_character = text.is_char_boundary(place.start) && text.is_char_boundary(place.end);
        place.start <= place.end
            && place.end <= text.len()
            && is_character
            // Nothing at the begin is the whole text.
            && (place.end == text.len() || !place.is_empty() || place == (0..0))
    };
    match text.parse::<OverlapFormula>() {
        Ok(formula) => {
            let _ = formula.hits(rect, rect, &mut ());
            prop_assert_eq!(overlap(&formula.to_string()), formula);
        }
        Err(error) => prop_assert!(named(error.place.clone()), "{}: {:?}", text, error),
    }
    match text.parse::<InsideFormula>() {
        Ok(formula) => {
            let _ = formula.contains(&quad, Point::new(1.0, 1.0), &mut ());
            prop_assert_eq!(inside(&formula.to_string()), formula);
        }
        Err(error) => prop_assert!(named(error.place.clone()), "{}: {:?}", text, error),
    }
    Ok(())
}

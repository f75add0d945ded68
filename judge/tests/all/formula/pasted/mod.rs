//! Whole functions from games: how each is read, and its answers against the exact relation over a grid.

mod c_family;
mod circle;
mod defined;
mod languages;
mod refused;
mod scripts;

use hantei_collision::{Contact, Point, Rect, contact};
use hantei_judge::{Origin, OverlapFormula, ParseOptions, SourceLanguage};

#[derive(Clone, Copy)]
enum Answers {
    Hits,
    Misses,
    /// These answers, by x, y, width and height of both.
    By(fn([f64; 4], [f64; 4]) -> bool),
}

struct Case {
    name: &'static str,
    text: &'static str,
    language: SourceLanguage,
    shapes: &'static [&'static str],
    answers: Answers,
}

const fn case(
    name: &'static str,
    language: SourceLanguage,
    shapes: &'static [&'static str],
    answers: Answers,
    text: &'static str,
) -> Case {
    Case { name, text, language, shapes, answers }
}

/// Right only if x, y is the centre, which the text does not show.
const CENTRED: [&str; 2] = ["place and size apart", "a position that is the centre"];

/// Rectangles with whole numbers, none empty.
fn grid() -> Vec<[f64; 4]> {
    let mut all = Vec::new();
    for x in [0.0, 2.0, 3.0, 5.0, 9.0] {
        for y in [0.0, 3.0, 4.0, 7.0] {
            for size in [[2.0, 4.0], [3.0, 1.0], [6.0, 3.0]] {
                all.push([x, y, size[0], size[1]]);
            }
        }
    }
    all
}

fn rect([x, y, width, height]: [f64; 4]) -> Rect {
    Rect::from_origin_size(Point::new(x, y), width, height)
}

#[test]
fn functions_in_pieces_are_read_or_refused() {
    const STEP: usize = 11;
    for Case { name, text, .. } in c_family::CASES.iter().chain(&scripts::CASES) {
        let places = (0..text.len()).step_by(STEP).filter(|&at| text.is_char_boundary(at));
        for at in places {
            let word = text[at..].find(' ').map_or(text.len(), |length| at + length);
            for piece in [text[..at].to_owned(), format!("{}{}", &text[..at], &text[word..])] {
                match piece.parse::<OverlapFormula>() {
                    Ok(formula) => {
                        let printed = formula.to_string();
                        let again: OverlapFormula =
                            printed.parse().unwrap_or_else(|error| panic!("{printed}: {error}"));
                        assert_eq!(again.to_string(), printed, "{name}: {piece}");
                    }
                    Err(error) => assert!(piece.get(error.place.clone()).is_some(), "{name}: {piece}\n{error:?}"),
                }
            }
        }
    }
}

/// Nested statements, and choices that double a name's meaning, stay within bounds.
#[test]
fn what_grows_is_bounded() {
    let deep = "if (a.x < b.x) { ".repeat(300);
    let doubled = "x = x + x; ".repeat(100);
    let chosen = "if (p) { if (q) { h = true; d = 1; } } ".repeat(100);
    let calls: String = (1..40)
        .map(|at| format!("function f{at}(a, b) {{ return f{}(a, b) || f{}(b, a); }}\n", at - 1, at - 1))
        .collect();
    for text in [
        format!("function f(a, b) {{ {deep} return true; }}"),
        format!("function f(a, b) {{ let x = a.x; {doubled} return x < b.x; }}"),
        format!(
            "function f(a, b) {{ let p = a.x < b.x, q = a.y < b.y, h = false, d = 0; {chosen} return h || d < a.x; }}"
        ),
        "(".repeat(2_000),
        "function f(".repeat(500),
    ] {
        let begin = std::time::Instant::now();
        assert!(text.parse::<OverlapFormula>().is_err(), "{text}");
        assert!(begin.elapsed().as_secs() < 5, "{text}");
    }
    // Each calls the one before it twice.
    let begin = std::time::Instant::now();
    let named = ParseOptions { function: Some("f39".into()), ..ParseOptions::default() };
    assert!(OverlapFormula::read(&format!("function f0(a, b) {{ return a.x < b.x; }}\n{calls}"), &named).is_err());
    assert!(begin.elapsed().as_secs() < 5, "calls of calls");
}

/// Each case is read, but those that are refused with these words.
fn check(cases: &[Case], refused: &[(&str, &str)]) {
    let wrong = |case: &Case| {
        let why = case.wrong();
        let Some((_, words)) = refused.iter().find(|(name, _)| *name == case.name) else { return why };
        match why {
            None => Some("it is read now".to_owned()),
            Some(why) => (!why.contains(words)).then_some(why),
        }
    };
    let wrong: Vec<String> =
        cases.iter().filter_map(|case| wrong(case).map(|why| format!("{}: {why}", case.name))).collect();
    assert!(wrong.is_empty(), "{} of {} are wrong:\n{}", wrong.len(), cases.len(), wrong.join("\n"));
}

impl Case {
    fn wrong(&self) -> Option<String> {
        let origin = CENTRED.contains(&self.name).then_some(Origin::Centre);
        let options = ParseOptions { origin, language: Some(self.language), ..ParseOptions::default() };
        let (formula, reading) = match OverlapFormula::read(self.text, &options) {
            Ok(read) => read,
            Err(error) => return Some(format!("{error}: {:?}", self.text.get(error.place.clone()))),
        };
        if reading.language != Some(self.language) || reading.shapes != self.shapes {
            return Some(format!("read as {:?}, {:?}: {formula}", reading.language, reading.shapes));
        }
        let printed = formula.to_string();
        match printed.parse::<OverlapFormula>() {
            Err(error) => return Some(format!("{printed}: {error}")),
            Ok(again) if again.to_string() != printed => return Some(format!("{printed} reads back as {again}")),
            Ok(_) => {}
        }
        let grid = grid();
        let pairs = grid.iter().flat_map(|a| grid.iter().map(move |b| (*a, *b)));
        let mut other = pairs.filter(|&(a, b)| formula.hits(rect(a), rect(b), &mut ()) != self.expected(a, b));
        other.next().map(|(a, b)| format!("{a:?} {b:?}: {formula}"))
    }

    fn expected(&self, a: [f64; 4], b: [f64; 4]) -> bool {
        match self.answers {
            Answers::Hits => contact(rect(a), rect(b)) != Contact::Apart,
            Answers::Misses => contact(rect(a), rect(b)) == Contact::Overlapping,
            Answers::By(says) => says(a, b),
        }
    }
}

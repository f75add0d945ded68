//! Functions of a circle and a rectangle from games: how each is read, and its answers over a grid.

mod cases;
mod refused;

use cases::CASES;
use hantei_collision::{Border, Circle, CircleAndRect, CircleMethod, Method as _, Point, Rect, circle_contact};
use hantei_judge::SourceLanguage;
use hantei_judge::{CircleFormula, FormulaError, Origin, ParseOptions, Reading, Verdict, judge_circle};

#[derive(Clone, Copy)]
enum Answers {
    /// The exact relation, with touching as a hit or a miss.
    Right(Border),
    /// The answers of this method with this border.
    As(CircleMethod, Border),
    /// These answers, by centre, radius and x, y, width and height.
    By(fn([f64; 3], [f64; 4]) -> bool),
}

struct Case {
    name: &'static str,
    language: Option<SourceLanguage>,
    /// Their names. Hantei's own formulas name none.
    shapes: [&'static str; 2],
    answers: Answers,
    text: &'static str,
}

/// Whole numbers, so that casts change nothing; no radius is 0.
fn grid() -> Vec<CircleAndRect> {
    let rects = [[0.0, 0.0, 4.0, 6.0], [-7.0, 3.0, 10.0, 2.0]];
    let mut all = Vec::new();
    for [x, y, w, h] in rects {
        let rect = Rect::from_origin_size(Point::new(x, y), w, h);
        for across in -6..=16 {
            for down in -6..=12 {
                let centre = Point::new(x + f64::from(across), y + f64::from(down));
                all.extend([1.0, 2.0, 5.0, 13.0].map(|r| CircleAndRect { circle: Circle::new(centre, r), rect }));
            }
        }
    }
    all
}

fn numbers(CircleAndRect { circle, rect }: &CircleAndRect) -> ([f64; 3], [f64; 4]) {
    let (centre, min) = (circle.centre(), rect.min());
    ([centre.x, centre.y, circle.radius()], [min.x, min.y, rect.width(), rect.height()])
}

impl Case {
    fn read(&self) -> Result<(CircleFormula, Reading), FormulaError> {
        let origin = CENTRED.contains(&self.name).then_some(Origin::Centre);
        CircleFormula::read(self.text, &ParseOptions { origin, ..ParseOptions::default() })
    }

    fn expected(&self, shapes: &CircleAndRect) -> bool {
        match self.answers {
            Answers::Right(border) => circle_contact(shapes.circle, shapes.rect).hits(border),
            Answers::As(method, border) => method.holds(shapes, border, &mut ()),
            Answers::By(says) => {
                let (circle, rect) = numbers(shapes);
                says(circle, rect)
            }
        }
    }

    fn wrong(&self, grid: &[CircleAndRect]) -> Option<String> {
        let (formula, reading) = match self.read() {
            Ok(read) => read,
            Err(error) => return Some(format!("{error}: {:?}", self.text.get(error.place.clone()))),
        };
        let named: &[&str] = if self.language.is_some() { &self.shapes } else { &[] };
        if reading.language != self.language || reading.shapes != named {
            return Some(format!("read as {:?}, {:?}: {formula}", reading.language, reading.shapes));
        }
        let printed = formula.to_string();
        match printed.parse::<CircleFormula>() {
            Err(error) => return Some(format!("{printed}: {error}")),
            Ok(again) if again.to_string() != printed => return Some(format!("{printed} reads back as {again}")),
            Ok(_) => {}
        }
        let mut other = grid.iter().filter(|shapes| formula.holds(shapes, &mut ()) != self.expected(shapes));
        other.next().map(|shapes| format!("{:?}: {formula}", numbers(shapes)))
    }
}

#[test]
fn circles_of_games() {
    let grid = grid();
    let wrong: Vec<String> =
        CASES.iter().filter_map(|case| case.wrong(&grid).map(|why| format!("{}: {why}", case.name))).collect();
    assert!(wrong.is_empty(), "{} of {} are wrong:\n{}", wrong.len(), CASES.len(), wrong.join("\n"));
}

/// Right only if the rectangle's x, y is its centre, which the text does not show.
const CENTRED: [&str; 3] = [
    "three regions, the rectangle by its centre",
    "the place less half of the size",
    "a vector that gets its parts one after the other",
];

#[test]
fn what_a_place_is_is_not_guessed() {
    for case in CASES {
        let read = CircleFormula::read(case.text, &ParseOptions::default());
        let (_, reading) = read.unwrap_or_else(|error| panic!("{}: {error}", case.name));
        assert_eq!(reading.from_corner, case.name == "glm, a ball whose position is a corner", "{}", case.name);
        assert_ne!(reading.origin, Some(Origin::Centre), "{}", case.name);
        let is_right = judge_circle(&case.text.parse::<CircleFormula>().expect("a formula")).verdict == Verdict::Right;
        assert!(!is_right || !CENTRED.contains(&case.name), "{}", case.name);
    }
}

#[test]
fn the_judge_of_circles_of_games() {
    for case in CASES {
        let (formula, _) = case.read().unwrap_or_else(|error| panic!("{}: {error}", case.name));
        let judgement = judge_circle(&formula);
        let right = match case.answers {
            Answers::Right(border) => Some(border),
            Answers::As(..) | Answers::By(_) => None,
        };
        let said = (judgement.verdict == Verdict::Right).then_some(judgement.border);
        assert_eq!(said, right, "{}: {:?}", case.name, judgement.errors.first());
    }
}

#[test]
fn circles_in_pieces_are_read_or_refused() {
    const STEP: usize = 13;
    for Case { name, text, .. } in CASES {
        for at in (0..text.len()).step_by(STEP).filter(|&at| text.is_char_boundary(at)) {
            let word = text[at..].find(' ').map_or(text.len(), |length| at + length);
            for piece in [text[..at].to_owned(), format!("{}{}", &text[..at], &text[word..])] {
                match piece.parse::<CircleFormula>() {
                    Ok(formula) => {
                        let printed = formula.to_string();
                        let again = printed.parse::<CircleFormula>().map(|again| again.to_string());
                        assert_eq!(again.as_ref(), Ok(&printed), "{name}: {piece}");
                    }
                    Err(error) => assert!(piece.get(error.place.clone()).is_some(), "{name}: {piece}\n{error:?}"),
                }
            }
        }
    }
}

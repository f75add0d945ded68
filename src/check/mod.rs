//! Lines of numbers → verdicts: `hantei check`. Reads, judges and writes a line at a time, for input of any length.
//! Only the rectangles of a crowd are kept: at most 600 bytes a line and 32 MB, however many pairs overlap.
//!
//! Numbers are separated by blanks, commas or semicolons, and may stand in quotes. Empty lines, and everything from a
//! `#` on, are skipped. For a line that cannot be judged, the output has `error` and the errors have the reason; the
//! rest is judged. A line of numbers has at most 65,536 bytes.
//!
//! Answers are written before waiting for more input and before an error, so each comes with its line.

mod explanation;
mod hints;
mod line;
mod notation;
mod numbers;
mod pair;
mod response;
mod shapes;
mod sinks;

use hantei_collision::{
    Border, BorderRule, CircleMethod, Comparison, CuboidMethod, InsideMethod, Method, Observer, OverlapMethod,
    Question, Rect, Two, pairs_in_order,
};
use hantei_judge::{Formula, Shapes};
use hantei_scenes::words::Text;
use hints::Hints;
use line::Lines;
pub use notation::Notation;
use numbers::NumberName;
pub use pair::PairTest;
pub use response::{ResponseAsked, ResponseTest};
pub use shapes::LineShapes;
use shapes::{POINTS, quad_and_point};
pub use sinks::{Failure, Sinks};
use std::io::Read;

/// The test that judges a line's numbers.
#[derive(Clone, Debug, PartialEq)]
pub enum LineTest<M: Method<Shapes: Shapes>> {
    /// A built-in method, and whether touching counts, or a point on an edge.
    BuiltIn(M, BorderRule),
    /// A typed test.
    Own(Box<Formula<M::Shapes>>),
    /// No test: the exact relation is printed.
    Contact {
        /// Print the answer of this test before it.
        own: Option<Box<Formula<M::Shapes>>>,
        /// Print the gap or the depth after it.
        amount: bool,
    },
}

impl<M: Method<Shapes: LineShapes>> LineTest<M> {
    fn questions(&self) -> Vec<Question> {
        match self {
            Self::BuiltIn(method, border) => method.questions(border.for_method(method.own_border())),
            Self::Own(formula) => formula.questions(),
            Self::Contact { .. } => Vec::new(),
        }
    }

    #[inline]
    fn answer(&self, shapes: &M::Shapes, observer: &mut impl Observer) -> Option<&'static str> {
        let holds = match self {
            Self::BuiltIn(method, border) => method.holds(shapes, border.for_method(method.own_border()), observer),
            Self::Own(formula) => formula.holds(shapes, observer),
            Self::Contact { own, .. } => own.as_ref()?.holds(shapes, observer),
        };
        Some(M::Shapes::ANSWERS[usize::from(!holds)])
    }
}

/// What the numbers mean, and how they are judged.
#[derive(Clone, Debug, PartialEq)]
pub enum Job {
    /// Eight numbers a line, rectangle A then B: `collision` or `no collision`, or their
    /// [`Contact`](hantei_collision::Contact).
    Rects {
        /// What a rectangle's four numbers are.
        notation: Notation,
        /// The test.
        test: LineTest<OverlapMethod>,
        /// Print every comparison under the answer.
        explain: bool,
    },
    /// Twelve numbers a line, cuboid A then B: `collision` or `no collision`, or their
    /// [`Contact`](hantei_collision::Contact).
    Cuboids {
        /// What a cuboid's six numbers are.
        notation: Notation,
        /// The test.
        test: LineTest<CuboidMethod>,
        /// Print every comparison under the answer.
        explain: bool,
    },
    /// Ten numbers a line, the corners A B C D then the probe P: `true` or `false`, or their
    /// [`QuadContact`](hantei_collision::QuadContact).
    Quad {
        /// The test.
        test: LineTest<InsideMethod>,
        /// Print every comparison under the answer.
        explain: bool,
    },
    /// Seven numbers a line, a circle's centre and radius, then a rectangle: `collision` or `no collision`, or their
    /// [`Contact`](hantei_collision::Contact).
    Circle {
        /// What the rectangle's four numbers are.
        notation: Notation,
        /// The test.
        test: LineTest<CircleMethod>,
        /// Print every comparison under the answer.
        explain: bool,
    },
    /// Four numbers a line, a rectangle: every overlapping pair, `i j` with `i < j`, from 0, sorted.
    Crowd {
        /// What a rectangle's four numbers are.
        notation: Notation,
        /// Whether touching counts; `as-written` is the border of the C++ code.
        border: BorderRule,
    },
    /// Ten numbers a line, A before, its velocity, then B, and four more for each further tile: the side that is hit,
    /// and when or how far out; `none` without a hit.
    Response(ResponseTest),
    /// Two shapes of given kinds a line: their exact [`Relation`](hantei_collision::shapes::Relation).
    Pair(PairTest),
}

impl Sinks<'_> {
    /// Writes a test's answer for these shapes, the exact relation, or both.
    #[inline]
    fn judged<M: Method<Shapes: LineShapes>>(
        &mut self,
        test: &LineTest<M>,
        shapes: &M::Shapes,
        questions: &[Question],
        recorder: &mut Recorder,
    ) -> Result<(), Failure> {
        recorder.heard.clear();
        let answer = test.answer(shapes, recorder);
        match (test, answer) {
            (LineTest::Contact { amount: true, .. }, answer) => {
                let (answer, blank) = answer.map_or(("", ""), |answer| (answer, " "));
                let (relation, amount) = (shapes.relation(), shapes.amount());
                writeln!(self.out, "{answer}{blank}{relation} {amount}").map_err(Failure::Writing)
            }
            (LineTest::Contact { .. }, Some(answer)) => {
                writeln!(self.out, "{answer} {}", shapes.relation()).map_err(Failure::Writing)
            }
            (_, answer) => self.answer(answer.unwrap_or_else(|| shapes.relation()), questions, &recorder.heard),
        }
    }
}

/// Judges all of `input`; true if every line could be judged. With `header`, skips the first line that is not empty.
///
/// # Errors
/// [`Failure`], but not errors that cannot be written.
pub fn run(job: &Job, header: bool, input: &mut dyn Read, sinks: &mut Sinks) -> Result<bool, Failure> {
    let mut lines = Lines::new(input);
    if header {
        lines.next(sinks)?;
    }
    match job {
        Job::Rects { notation, test, explain } => {
            let (names, hints) = (notation.names_of_two::<8>(), Hints::new(Some((*notation, 2))));
            each(lines, hints, sinks, test, *explain, &names, |numbers| notation.two(&numbers))
        }
        Job::Cuboids { notation, test, explain } => {
            let (names, hints) = (notation.names_of_two::<12>(), Hints::new(Some((*notation, 3))));
            each(lines, hints, sinks, test, *explain, &names, |numbers| notation.two(&numbers))
        }
        Job::Circle { notation, test, explain } => {
            let (names, hints) = (notation.names_of_circle_and_rect(), Hints::new(Some((*notation, 2))));
            each(lines, hints, sinks, test, *explain, &names, |numbers| notation.circle_and_rect(numbers))
        }
        Job::Quad { test, explain } => {
            each(lines, Hints::new(None), sinks, test, *explain, &POINTS, |numbers| Ok(quad_and_point(numbers)))
        }
        Job::Crowd { notation, border } => crowd(lines, sinks, *notation, border.for_method(Border::Hits)),
        Job::Response(test) => test.each(lines, sinks),
        Job::Pair(test) => test.each(lines, sinks),
    }
}

/// Records every comparison for an explanation, or none.
#[derive(Default)]
struct Recorder {
    records: bool,
    heard: Vec<Comparison>,
}

impl Observer for Recorder {
    #[inline(always)]
    fn compared(&mut self, comparison: Comparison) {
        if self.records {
            self.heard.push(comparison);
        }
    }
}

/// Judges each line alone, and explains it if `explain` is set.
fn each<M: Method<Shapes: LineShapes>, const COUNT: usize>(
    mut lines: Lines,
    mut hints: Hints,
    sinks: &mut Sinks,
    test: &LineTest<M>,
    explain: bool,
    names: &[NumberName; COUNT],
    shapes: impl Fn([f64; COUNT]) -> Result<M::Shapes, Text>,
) -> Result<bool, Failure> {
    let questions = if explain { test.questions() } else { Vec::new() };
    let mut recorder = Recorder { records: explain, heard: Vec::new() };
    let mut all_good = true;
    while let Some(line) = lines.next(sinks)? {
        match line.numbers(names).and_then(&shapes) {
            Ok(shapes) => {
                hints.has_good = true;
                sinks.judged(test, &shapes, &questions, &mut recorder)?;
            }
            Err(why) => {
                all_good = false;
                hints.note(&line, names);
                sinks.answer("error", &[], &[])?;
                sinks.refuse(line.number, why)?;
            }
        }
    }
    sinks.end()?;
    hints.said().into_iter().for_each(&mut sinks.hints);
    Ok(all_good)
}

/// Reads all rectangles, then writes the pairs. A line that cannot be judged keeps its place and overlaps nothing.
fn crowd(mut lines: Lines, sinks: &mut Sinks, notation: Notation, border: Border) -> Result<bool, Failure> {
    let (names, mut hints) = (notation.names::<4>(), Hints::new(Some((notation, 2))));
    let (mut rects, mut places): (Vec<Rect>, Vec<u32>) = (Vec::new(), Vec::new());
    let (mut place, mut all_good) = (0u32, true);
    while let Some(line) = lines.next(sinks)? {
        match line.numbers(&names).and_then(|numbers| notation.one(None, &numbers)) {
            Ok(rect) => {
                hints.has_good = true;
                rects.push(rect);
                places.push(place);
            }
            Err(why) => {
                all_good = false;
                hints.note(&line, &names);
                sinks.refuse(line.number, why)?;
            }
        }
        place = place.checked_add(1).ok_or(Failure::Counting)?;
    }
    pairs_in_order(&rects, border, |(i, j)| {
        writeln!(sinks.out, "{} {}", places[i as usize], places[j as usize]).map_err(Failure::Writing)
    })?;
    sinks.end()?;
    hints.said().into_iter().for_each(&mut sinks.hints);
    Ok(all_good)
}

/// Asks for both rectangles as the C++ source does, and again for one that cannot be judged. Ends with the input.
///
/// # Errors
/// [`Failure`].
pub fn ask(job: &Job, input: &mut dyn Read, sinks: &mut Sinks) -> Result<bool, Failure> {
    let Job::Rects { notation, test, explain } = job else { return run(job, false, input, sinks) };
    let mut rects: Vec<Rect> = Vec::new();
    let mut lines = Lines::new(input);
    for name in ["A", "B"] {
        rects.push(loop {
            sinks.prompt(&format!("Rect{name}: "))?;
            let Some(line) = lines.next(sinks)? else {
                sinks.answer("", &[], &[])?;
                sinks.end()?;
                return Ok(false);
            };
            match line.numbers(&notation.names::<4>()).and_then(|numbers| notation.one(Some(name), &numbers)) {
                Ok(rect) => break rect,
                Err(why) => sinks.refuse(line.number, why)?,
            }
        });
    }
    let mut recorder = Recorder { records: *explain, heard: Vec::new() };
    sinks.judged(test, &Two { a: rects[0], b: rects[1] }, &test.questions(), &mut recorder)?;
    sinks.end()?;
    Ok(true)
}

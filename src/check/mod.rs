//! Lines of numbers → verdicts: `hantei check`. Reads, judges and writes a line at a time, whatever the length of the
//! input. Only the rectangles of a crowd have to be kept: at most 600 bytes a line and 32 MB, however many pairs overlap.
//!
//! Numbers are separated by blanks, commas or semicolons, and may stand in quotes. Empty lines, and all from a `#` on, are passed over. A line that cannot be
//! judged is `error` in the output, one line in the errors says why, and the rest is judged. A line of numbers has at most
//! 65,536 bytes.
//!
//! Answers are written before more input is waited for and before an error is said, so each comes with its line.

mod crowd;
mod hints;
mod line;
mod notation;
mod numbers;
mod response;
mod shapes;
mod tree;

use crate::words::Text;
use hantei_collision::{
    Border, BorderRule, CircleMethod, Comparison, CuboidMethod, Formula, InsideMethod, Method, Observer, OverlapMethod,
    Question, Rect, Shapes, Two,
};
use hints::Hints;
use line::Lines;
pub use notation::Notation;
use numbers::NumberName;
pub use response::ResponseTest;
pub use shapes::LineShapes;
use shapes::{POINTS, quad_and_point};
use std::io::{self, Read, Write};

/// Which test judges the numbers of a line.
#[derive(Clone, Debug, PartialEq)]
pub enum LineTest<M: Method<Shapes: Shapes>> {
    /// A built-in one, and whether touching counts, or a point on an edge.
    BuiltIn(M, BorderRule),
    /// A typed one.
    Own(Box<Formula<M::Shapes>>),
    /// The exact relation is printed, which has no method, asks about no border and explains nothing.
    Contact {
        /// Print the answer of this test before it.
        own: Option<Box<Formula<M::Shapes>>>,
        /// Print behind it how much: the gap or the depth.
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

    /// What the test says of these shapes, if there is one.
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

/// What the numbers are, and how they are judged.
#[derive(Clone, Debug, PartialEq)]
pub enum Job {
    /// Eight numbers a line, rectangle A then B: `collision` or `no collision`, or the name of their
    /// [`Contact`](hantei_collision::Contact).
    Rects {
        /// How four numbers are a rectangle.
        notation: Notation,
        /// Which test.
        test: LineTest<OverlapMethod>,
        /// Print every comparison under the answer.
        explain: bool,
    },
    /// Twelve numbers a line, cuboid A then B: `collision` or `no collision`, or the name of their
    /// [`Contact`](hantei_collision::Contact).
    Cuboids {
        /// How six numbers are a cuboid.
        notation: Notation,
        /// Which test.
        test: LineTest<CuboidMethod>,
        /// Print every comparison under the answer.
        explain: bool,
    },
    /// Ten numbers a line, the corners A B C D then the probe P: `true` or `false`, or the name of their
    /// [`QuadContact`](hantei_collision::QuadContact).
    Quad {
        /// Which test.
        test: LineTest<InsideMethod>,
        /// Print every comparison under the answer.
        explain: bool,
    },
    /// Seven numbers a line, the centre of a circle, its radius, then a rectangle: `collision` or `no collision`, or the name of
    /// their [`Contact`](hantei_collision::Contact).
    Circle {
        /// How four numbers are a rectangle.
        notation: Notation,
        /// Which test.
        test: LineTest<CircleMethod>,
        /// Print every comparison under the answer.
        explain: bool,
    },
    /// Four numbers a line, a rectangle each: every overlapping pair, `i j` with `i < j`, counted from 0, sorted.
    Crowd {
        /// How four numbers are a rectangle.
        notation: Notation,
        /// Whether touching counts; `as-written` is as C++ writes it.
        border: BorderRule,
    },
    /// Ten numbers a line, A before, its velocity, then B, and four more for each further tile: the side that is hit, and when
    /// or how far out; `none` where nothing is.
    Response(ResponseTest),
}

/// Where verdicts, errors and progress go.
pub struct Sinks<'a> {
    /// Verdicts.
    pub out: &'a mut dyn Write,
    /// Called with the number of each line that cannot be judged, counted from 1, and why.
    pub errors: &'a mut dyn FnMut(u64, Text),
    /// Called at the end with what may have been meant, where lines could not be judged.
    pub hints: &'a mut dyn FnMut(Text),
    /// Called now and then with the number of lines read.
    pub progress: &'a mut dyn FnMut(u64),
}

/// What ends the judging before the input does.
#[derive(Debug)]
pub enum Failure {
    /// The input cannot be read on.
    Reading(io::Error),
    /// The input has more lines than can be counted.
    Counting,
    /// A verdict cannot be written; a closed pipe is among it.
    Writing(io::Error),
}

impl Sinks<'_> {
    /// Says why a line cannot be judged, behind all answers before it.
    fn refuse(&mut self, line: u64, why: Text) -> Result<(), Failure> {
        self.out.flush().map_err(Failure::Writing)?;
        (self.errors)(line, why);
        Ok(())
    }

    /// Writes an answer, and under it each comparison that was heard.
    fn answer(&mut self, answer: &str, questions: &[Question], heard: &[Comparison]) -> Result<(), Failure> {
        let written = self.out.write_all(answer.as_bytes()).and_then(|()| self.out.write_all(b"\n"));
        let mut lines = heard.iter().map(|made| questions[made.question].explained(made));
        written.and_then(|()| lines.try_for_each(|line| writeln!(self.out, "  {line}"))).map_err(Failure::Writing)
    }

    /// Writes what a test says of these shapes, the exact relation or both.
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

    /// Writes what is asked, with the answer to stand behind it.
    fn prompt(&mut self, question: &str) -> Result<(), Failure> {
        self.out.write_all(question.as_bytes()).map_err(Failure::Writing)
    }

    /// The end: all that was answered is written.
    fn end(&mut self) -> Result<(), Failure> {
        self.out.flush().map_err(Failure::Writing)
    }
}

/// Judges all of `input`; true if every line could be judged. With `header`, the first line that holds something is passed
/// over.
///
/// # Errors
/// [`Failure`]. Errors that cannot be written are not among it.
pub fn run(job: &Job, header: bool, input: &mut dyn Read, sinks: &mut Sinks) -> Result<bool, Failure> {
    let mut lines = Lines::new(input);
    if header {
        lines.next(sinks)?;
    }
    match job {
        Job::Rects { notation, test, explain } => {
            let (names, hints) = (notation.names_of_two::<8>(), Hints::new(Some((*notation, 2))));
            each((lines, hints), sinks, (test, *explain), &names, |numbers| notation.two(&numbers))
        }
        Job::Cuboids { notation, test, explain } => {
            let (names, hints) = (notation.names_of_two::<12>(), Hints::new(Some((*notation, 3))));
            each((lines, hints), sinks, (test, *explain), &names, |numbers| notation.two(&numbers))
        }
        Job::Circle { notation, test, explain } => {
            let (names, hints) = (notation.names_of_circle_and_rect(), Hints::new(Some((*notation, 2))));
            each((lines, hints), sinks, (test, *explain), &names, |numbers| notation.circle_and_rect(numbers))
        }
        Job::Quad { test, explain } => {
            each((lines, Hints::new(None)), sinks, (test, *explain), &POINTS, |numbers| Ok(quad_and_point(numbers)))
        }
        Job::Crowd { notation, border } => crowd(lines, sinks, *notation, border.for_method(Border::Hits)),
        Job::Response(test) => test.each(lines, sinks),
    }
}

/// Records every comparison if it is to be explained, and none otherwise.
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

/// Judges each line by itself, and explains it if `explain` is set.
fn each<M: Method<Shapes: LineShapes>, const COUNT: usize>(
    (mut lines, mut hints): (Lines, Hints),
    sinks: &mut Sinks,
    (test, explain): (&LineTest<M>, bool),
    names: &[NumberName; COUNT],
    shapes: impl Fn([f64; COUNT]) -> Result<M::Shapes, Text>,
) -> Result<bool, Failure> {
    let questions = if explain { test.questions() } else { Vec::new() };
    let mut recorder = Recorder { records: explain, heard: Vec::new() };
    let mut all_good = true;
    while let Some(line) = lines.next(sinks)? {
        match line.numbers(names).and_then(&shapes) {
            Ok(shapes) => sinks.judged(test, &shapes, &questions, &mut recorder)?,
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

/// Reads all rectangles, then writes the pairs. A line that cannot be judged keeps its place, and overlaps nothing.
fn crowd(mut lines: Lines, sinks: &mut Sinks, notation: Notation, border: Border) -> Result<bool, Failure> {
    let (names, mut hints) = (notation.names::<4>(), Hints::new(Some((notation, 2))));
    let (mut rects, mut places): (Vec<Rect>, Vec<u32>) = (Vec::new(), Vec::new());
    let (mut place, mut all_good) = (0u32, true);
    while let Some(line) = lines.next(sinks)? {
        match line.numbers(&names).and_then(|numbers| notation.one(None, &numbers)) {
            Ok(rect) => {
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
    crowd::write(&rects, &places, border, sinks)?;
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

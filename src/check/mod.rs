//! Lines of numbers → verdicts: `hantei check`. Reads, judges and writes a line at a time, whatever the length of the
//! input. Only the rectangles of a crowd have to be kept: at most 600 bytes a line and 32 MB, however many pairs overlap.
//!
//! Numbers are separated by blanks or commas. Empty lines, and all from a `#` on, are passed over. A line that cannot be
//! judged is `error` in the output, one line in the errors says why, and the rest is judged. A line of numbers has at most
//! 65,536 bytes.
//!
//! Answers are written before more input is waited for and before an error is said, so each comes with its line.

mod crowd;
mod line;
mod notation;
mod numbers;
mod tree;

use crate::words::Text;
use hantei_collision::Method as _;
use hantei_collision::{
    Border, BorderRule, Comparison, Cuboid, CuboidFormula, CuboidMethod, InsideFormula, InsideMethod, Observer,
    OverlapFormula, OverlapMethod, Point, Quad, Question, Rect, contact, quad_contact,
};
use line::Lines;
pub use notation::Notation;
use numbers::Name;
use std::io::{self, Read, Write};

/// Which test judges the numbers.
#[derive(Clone, Debug, PartialEq)]
pub enum Test<Method, Formula> {
    /// A built-in one, and whether touching counts, or a point on an edge.
    BuiltIn(Method, BorderRule),
    /// One that somebody wrote.
    Own(Box<Formula>),
    /// None: the exact relation is printed, which has no method, asks about no border and explains nothing.
    Contact,
}

impl Test<OverlapMethod, OverlapFormula> {
    fn questions(&self) -> Vec<Question> {
        match self {
            Self::BuiltIn(method, border) => method.questions(border.for_method(method.own_border())),
            Self::Own(formula) => formula.questions(),
            Self::Contact => Vec::new(),
        }
    }

    /// What is printed about two rectangles.
    fn answer(&self, [a, b]: [Rect; 2], observer: &mut impl Observer) -> &'static str {
        let hits = match self {
            Self::BuiltIn(method, border) => method.hits(a, b, border.for_method(method.own_border()), observer),
            Self::Own(formula) => formula.hits(a, b, observer),
            Self::Contact => return contact(a, b).name(),
        };
        collision(hits)
    }
}

impl Test<InsideMethod, InsideFormula> {
    fn questions(&self) -> Vec<Question> {
        match self {
            Self::BuiltIn(method, border) => method.questions(border.for_method(method.own_border())),
            Self::Own(formula) => formula.questions(),
            Self::Contact => Vec::new(),
        }
    }

    /// What is printed about a quadrilateral and a point.
    fn answer(&self, quad: &Quad, p: Point, observer: &mut impl Observer) -> &'static str {
        let is_inside = match self {
            Self::BuiltIn(method, border) => method.contains(quad, p, border.for_method(method.own_border()), observer),
            Self::Own(formula) => formula.contains(quad, p, observer),
            Self::Contact => return quad_contact(quad, p).name(),
        };
        if is_inside { "true" } else { "false" }
    }
}

impl Test<CuboidMethod, CuboidFormula> {
    fn questions(&self) -> Vec<Question> {
        match self {
            Self::BuiltIn(method, border) => method.questions(border.for_method(method.in_plane().own_border())),
            Self::Own(formula) => formula.questions(),
            Self::Contact => Vec::new(),
        }
    }

    /// What is printed about two cuboids.
    fn answer(&self, [a, b]: [Cuboid; 2], observer: &mut impl Observer) -> &'static str {
        let hits = match self {
            Self::BuiltIn(method, border) => {
                method.hits(a, b, border.for_method(method.in_plane().own_border()), observer)
            }
            Self::Own(formula) => formula.hits(a, b, observer),
            Self::Contact => return contact(a, b).name(),
        };
        collision(hits)
    }
}

/// As the C++ source says it.
fn collision(hits: bool) -> &'static str {
    if hits { "collision" } else { "no collision" }
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
        test: Test<OverlapMethod, OverlapFormula>,
        /// Print every comparison under the answer.
        explain: bool,
    },
    /// Twelve numbers a line, cuboid A then B: `collision` or `no collision`, or the name of their
    /// [`Contact`](hantei_collision::Contact).
    Cuboids {
        /// How six numbers are a cuboid.
        notation: Notation,
        /// Which test.
        test: Test<CuboidMethod, CuboidFormula>,
        /// Print every comparison under the answer.
        explain: bool,
    },
    /// Ten numbers a line, the corners A B C D then the probe P: `true` or `false`, or the name of their
    /// [`QuadContact`](hantei_collision::QuadContact).
    Quad {
        /// Which test.
        test: Test<InsideMethod, InsideFormula>,
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
}

/// Where verdicts, errors and progress go.
pub struct Sinks<'a> {
    /// Verdicts.
    pub out: &'a mut dyn Write,
    /// Called with the number of each line that cannot be judged, counted from 1, and why.
    pub errors: &'a mut dyn FnMut(u64, Text),
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

    /// Writes what is asked, with the answer to stand behind it.
    fn prompt(&mut self, question: &str) -> Result<(), Failure> {
        self.out.write_all(question.as_bytes()).map_err(Failure::Writing)
    }

    /// The end: all that was answered is written.
    fn end(&mut self) -> Result<(), Failure> {
        self.out.flush().map_err(Failure::Writing)
    }
}

/// Judges all of `input`; true if every line could be judged.
///
/// # Errors
/// [`Failure`]. Errors that cannot be written are not among it.
pub fn run(job: &Job, input: &mut dyn Read, sinks: &mut Sinks) -> Result<bool, Failure> {
    match job {
        Job::Rects { notation, test, explain } => {
            let questions = test.questions();
            each(
                input,
                sinks,
                explain.then_some(&questions),
                &notation.names_of_two(),
                |numbers: [f64; 8], observer| Ok(test.answer(notation.two(numbers)?, observer)),
            )
        }
        Job::Cuboids { notation, test, explain } => {
            let questions = test.questions();
            each(
                input,
                sinks,
                explain.then_some(&questions),
                &notation.names_of_two(),
                |numbers: [f64; 12], observer| Ok(test.answer(notation.two_solids(numbers)?, observer)),
            )
        }
        Job::Quad { test, explain } => {
            let questions = test.questions();
            each(input, sinks, explain.then_some(&questions), &POINTS, |numbers: [f64; 10], observer| {
                let [a, b, c, d, p] = [0, 2, 4, 6, 8].map(|i| Point::new(numbers[i], numbers[i + 1]));
                Ok(test.answer(&Quad::new(a, b, c, d), p, observer))
            })
        }
        Job::Crowd { notation, border } => crowd(input, sinks, *notation, border.for_method(Border::Hits)),
    }
}

/// The numbers of a line of `check quad`.
const POINTS: [Name; 10] = {
    let [x, y] = [Name::new("x"), Name::new("y")];
    [x.of("A"), y.of("A"), x.of("B"), y.of("B"), x.of("C"), y.of("C"), x.of("D"), y.of("D"), x.of("P"), y.of("P")]
};

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

/// Judges each line by itself.
fn each<const COUNT: usize>(
    input: &mut dyn Read,
    sinks: &mut Sinks,
    explained: Option<&Vec<Question>>,
    names: &[Name; COUNT],
    judge: impl Fn([f64; COUNT], &mut Recorder) -> Result<&'static str, Text>,
) -> Result<bool, Failure> {
    let mut lines = Lines::new(input);
    let mut recorder = Recorder { records: explained.is_some(), heard: Vec::new() };
    let questions = explained.map_or(&[][..], |questions| questions);
    let mut all_good = true;
    while let Some(line) = lines.next(sinks)? {
        recorder.heard.clear();
        match line.numbers(names).and_then(|numbers| judge(numbers, &mut recorder)) {
            Ok(answer) => sinks.answer(answer, questions, &recorder.heard)?,
            Err(why) => {
                all_good = false;
                sinks.answer("error", questions, &[])?;
                sinks.refuse(line.number, why)?;
            }
        }
    }
    sinks.end()?;
    Ok(all_good)
}

/// Reads all rectangles, then writes the pairs. A line that cannot be judged keeps its place, and overlaps nothing.
fn crowd(input: &mut dyn Read, sinks: &mut Sinks, notation: Notation, border: Border) -> Result<bool, Failure> {
    let mut lines = Lines::new(input);
    let (mut rects, mut places): (Vec<Rect>, Vec<u32>) = (Vec::new(), Vec::new());
    let (mut place, mut all_good) = (0u32, true);
    while let Some(line) = lines.next(sinks)? {
        match line.numbers(&notation.names()).and_then(|numbers| notation.one(None, numbers)) {
            Ok(rect) => {
                rects.push(rect);
                places.push(place);
            }
            Err(why) => {
                all_good = false;
                sinks.refuse(line.number, why)?;
            }
        }
        place = place.checked_add(1).ok_or(Failure::Counting)?;
    }
    crowd::write(&rects, &places, border, sinks)?;
    sinks.end()?;
    Ok(all_good)
}

/// Asks for both rectangles as the C++ source does, and again for one that cannot be judged. Ends with the input.
///
/// # Errors
/// [`Failure`].
pub fn ask(job: &Job, input: &mut dyn Read, sinks: &mut Sinks) -> Result<bool, Failure> {
    let Job::Rects { notation, test, explain } = job else { return run(job, input, sinks) };
    let mut answers = Vec::new();
    let mut lines = Lines::new(input);
    for name in ["A", "B"] {
        answers.push(loop {
            sinks.prompt(&format!("Rect{name}: "))?;
            let Some(line) = lines.next(sinks)? else {
                sinks.answer("", &[], &[])?;
                sinks.end()?;
                return Ok(false);
            };
            match line.numbers(&notation.names()).and_then(|numbers| notation.one(Some(name), numbers)) {
                Ok(rect) => break rect,
                Err(why) => sinks.refuse(line.number, why)?,
            }
        });
    }
    let mut recorder = Recorder { records: *explain, heard: Vec::new() };
    let answer = test.answer([answers[0], answers[1]], &mut recorder);
    sinks.answer(answer, &test.questions(), &recorder.heard)?;
    sinks.end()?;
    Ok(true)
}

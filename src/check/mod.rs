//! Lines of numbers → verdicts: `hantei check`. Reads, judges and writes a line at a time, whatever the length of the
//! input; only a crowd has to be kept.
//!
//! Numbers are separated by blanks or commas. Empty lines, and all from a `#` on, are passed over. A line that cannot be
//! judged is `error` in the output, one line in the errors says why, and the rest is judged.

mod line;
mod notation;

use crate::collision::{Border, BorderRule, Comparison, InsideMethod, Observer, OverlapMethod, Pair, Question, pairs};
use crate::geometry::{Point, Quad, Rect};
use line::Lines;
pub use notation::Notation;
use std::io::{self, BufRead, Write};

/// What the numbers are, and how they are judged.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Job {
    /// Eight numbers a line, rectangle A then B: `collision` or `no collision`.
    Rects {
        /// How four numbers are a rectangle.
        notation: Notation,
        /// Which test.
        method: OverlapMethod,
        /// Whether touching counts.
        border: BorderRule,
        /// Print every comparison under the answer.
        explain: bool,
    },
    /// Ten numbers a line, the corners A B C D then the probe P: `true` or `false`.
    Quad {
        /// Which test.
        method: InsideMethod,
        /// Whether a point on an edge is inside.
        border: BorderRule,
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
    /// Lines that cannot be judged, and why.
    pub errors: &'a mut dyn Write,
    /// Called now and then with the number of lines read.
    pub progress: &'a mut dyn FnMut(u64),
}

impl Sinks<'_> {
    /// Says why a line cannot be judged.
    fn refuse(&mut self, line: u64, why: &str) -> io::Result<()> {
        writeln!(self.errors, "line {line}: {why}")
    }

    /// Writes an answer, and under it each comparison that was heard.
    fn answer(&mut self, answer: &str, questions: &[Question], heard: &[Comparison]) -> io::Result<()> {
        self.out.write_all(answer.as_bytes())?;
        heard.iter().try_for_each(|made| writeln!(self.out, "  {}", questions[made.question].explained(made)))
    }
}

/// What the C++ source prints.
fn collision(hit: bool) -> &'static str {
    if hit { "collision\n" } else { "no collision\n" }
}

/// Judges all of `input`; true if every line could be judged.
///
/// # Errors
/// What reading and writing refuse, a closed pipe among it.
pub fn run(job: Job, input: &mut dyn BufRead, sinks: &mut Sinks) -> io::Result<bool> {
    match job {
        Job::Rects { notation, method, border, explain } => {
            let border = border.for_method(method.own_border());
            let questions = method.questions(border);
            each(
                input,
                sinks,
                explain.then_some(&questions),
                &notation.names_of_two(),
                |numbers: [f64; 8], observer| {
                    let [a, b] = notation.two(numbers)?;
                    Ok(collision(method.hits(a, b, border, observer)))
                },
            )
        }
        Job::Quad { method, border, explain } => {
            let border = border.for_method(method.own_border());
            let questions = method.questions(border);
            each(input, sinks, explain.then_some(&questions), &POINTS, |numbers: [f64; 10], observer| {
                let [a, b, c, d, p] = [0, 2, 4, 6, 8].map(|i| Point::new(numbers[i], numbers[i + 1]));
                let inside = method.contains(&Quad::new(a, b, c, d), p, border, observer);
                Ok(if inside { "true\n" } else { "false\n" })
            })
        }
        Job::Crowd { notation, border } => crowd(input, sinks, notation, border.for_method(Border::Hits)),
    }
}

/// The numbers of a line of `check quad`.
const POINTS: [&str; 10] =
    ["x of A", "y of A", "x of B", "y of B", "x of C", "y of C", "x of D", "y of D", "x of P", "y of P"];

/// Hears everything if it is to be explained, and nothing otherwise.
#[derive(Default)]
struct Ear {
    listens: bool,
    heard: Vec<Comparison>,
}

impl Observer for Ear {
    #[inline(always)]
    fn compared(&mut self, comparison: Comparison) {
        if self.listens {
            self.heard.push(comparison);
        }
    }
}

/// Judges each line by itself.
fn each<const COUNT: usize>(
    input: &mut dyn BufRead,
    sinks: &mut Sinks,
    explained: Option<&Vec<Question>>,
    names: &[&str; COUNT],
    judge: impl Fn([f64; COUNT], &mut Ear) -> Result<&'static str, String>,
) -> io::Result<bool> {
    let mut lines = Lines::new(input);
    let mut ear = Ear { listens: explained.is_some(), heard: Vec::new() };
    let questions = explained.map_or(&[][..], |questions| questions);
    let mut all_good = true;
    while let Some(line) = lines.next(sinks.progress)? {
        ear.heard.clear();
        match line.numbers(names).and_then(|numbers| judge(numbers, &mut ear)) {
            Ok(answer) => sinks.answer(answer, questions, &ear.heard)?,
            Err(why) => {
                all_good = false;
                sinks.answer("error\n", questions, &[])?;
                sinks.refuse(line.number, &why)?;
            }
        }
    }
    sinks.out.flush()?;
    Ok(all_good)
}

/// Reads all rectangles, then writes the pairs. A line that cannot be judged keeps its place, and overlaps nothing.
fn crowd(input: &mut dyn BufRead, sinks: &mut Sinks, notation: Notation, border: Border) -> io::Result<bool> {
    let mut lines = Lines::new(input);
    let (mut rects, mut places): (Vec<Rect>, Vec<u32>) = (Vec::new(), Vec::new());
    let (mut place, mut all_good) = (0, true);
    while let Some(line) = lines.next(sinks.progress)? {
        match line.numbers(&notation.names()).and_then(|numbers| notation.one("", numbers)) {
            Ok(rect) => {
                rects.push(rect);
                places.push(place);
            }
            Err(why) => {
                all_good = false;
                sinks.refuse(line.number, &why)?;
            }
        }
        place += 1;
    }
    let mut found: Vec<Pair> = Vec::new();
    pairs(&rects, border, &mut found);
    found.sort_unstable();
    for (i, j) in found {
        writeln!(sinks.out, "{} {}", places[i as usize], places[j as usize])?;
    }
    sinks.out.flush()?;
    Ok(all_good)
}

/// Asks for both rectangles as the C++ source does, and again for one that cannot be judged. Ends with the input.
///
/// # Errors
/// What reading and writing refuse.
pub fn ask(job: Job, input: &mut dyn BufRead, sinks: &mut Sinks) -> io::Result<bool> {
    let Job::Rects { notation, method, border, explain } = job else { return run(job, input, sinks) };
    let mut answers = Vec::new();
    let mut lines = Lines::new(input);
    for name in ["A", "B"] {
        answers.push(loop {
            write!(sinks.out, "Rect{name}: ")?;
            sinks.out.flush()?;
            let Some(line) = lines.next(&mut |_| {})? else {
                writeln!(sinks.out)?;
                return Ok(false);
            };
            match line.numbers(&notation.names()).and_then(|numbers| notation.one(name, numbers)) {
                Ok(rect) => break rect,
                Err(why) => sinks.refuse(line.number, &why)?,
            }
        });
    }
    let mut ear = Ear { listens: explain, heard: Vec::new() };
    let border = border.for_method(method.own_border());
    let hit = method.hits(answers[0], answers[1], border, &mut ear);
    sinks.answer(collision(hit), &method.questions(border), &ear.heard)?;
    sinks.out.flush()?;
    Ok(true)
}

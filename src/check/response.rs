//! A moving rectangle and what it meets: which side, and when or how far out.

use super::hints::Hints;
use super::line::{InputLine, Lines};
use super::notation::Notation;
use super::numbers::NumberName;
use super::sinks::{Failure, Sinks};
use hantei_collision::{
    Move, NamedSide, Question, Rect, ResponseAnswer, ResponseMethod, ResponseRules, ResponseTrace, Said, Vec2, truth,
};
use hantei_scenes::words::Text;

/// What to print of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ResponseTest {
    /// The truth: the side that is met first, and when.
    Truth,
    /// A method's answer.
    Method {
        /// The method.
        method: ResponseMethod,
        /// What the method leaves open.
        rules: ResponseRules,
        /// Print every comparison under the answer.
        explain: bool,
    },
}

/// The numbers of a line with one tile, and of each further tile.
const ONE: usize = 10;
const MORE: usize = 4;

/// The numbers of such a line.
const NAMES: [NumberName; ONE] = {
    let [x, y, w, h] = RECT;
    let [vx, vy] = [NumberName::new("vx"), NumberName::new("vy")];
    [x.of("A"), y.of("A"), w.of("A"), h.of("A"), vx, vy, x.of("B"), y.of("B"), w.of("B"), h.of("B")]
};
const RECT: [NumberName; MORE] =
    [NumberName::new("x"), NumberName::new("y"), NumberName::new("w"), NumberName::new("h")];

struct MoveCase {
    step: Move,
    tiles: Vec<Rect>,
}

fn case(line: &InputLine) -> Result<MoveCase, Text> {
    let numbers = match line.numbers(&NAMES) {
        Ok(numbers) => numbers.to_vec(),
        Err(why) => {
            let count = line.count();
            if count <= ONE || !(count - ONE).is_multiple_of(MORE) {
                return Err(why);
            }
            let more = (0..count - ONE).map(|place| RECT[place % MORE].of("B"));
            line.many_numbers(&NAMES.into_iter().chain(more).collect::<Vec<_>>())?
        }
    };
    let rect = |whose, numbers| Notation::OriginSize.one::<Rect>(Some(whose), numbers);
    let before = rect("A", &numbers[..4])?;
    let tiles = numbers[6..].chunks(MORE).map(|tile| rect("B", tile)).collect::<Result<_, _>>()?;
    Ok(MoveCase { step: Move { before, velocity: Vec2::new(numbers[4], numbers[5]) }, tiles })
}

/// The truth: `none`, `inside`, or what is met and when.
fn true_answer(MoveCase { step, tiles }: &MoveCase) -> String {
    let truth = truth(*step, tiles);
    match (truth.side.named(), truth.time) {
        (None, _) => "none".into(),
        (Some(named), Some(time)) => format!("{named} {time}"),
        (Some(named), None) => named.to_string(),
    }
}

/// A method's answer for one tile: the side and how far out, or when.
fn as_printed(said: &Said) -> String {
    let named = said.side.map_or_else(|| said.named.name(), |side| side.name());
    match (said.named, said.time) {
        (NamedSide::Inside | NamedSide::Unknown, _) => named.into(),
        (_, Some(time)) => format!("{named} {time}"),
        (_, None) => format!("{named} {}", said.by),
    }
}

/// A method's answers for all tiles, in order, and each comparison.
fn answered(
    method: ResponseMethod,
    rules: ResponseRules,
    MoveCase { step, tiles }: &MoveCase,
    trace: &mut ResponseTrace,
) -> String {
    // One tile stops A only once: the rest of the way cannot meet it again.
    let answer = if tiles.len() == 1 { ResponseAnswer::Stop } else { ResponseAnswer::Slide };
    let response = method.respond(*step, tiles, ResponseRules { answer, ..rules }, trace);
    let said: Vec<String> = response.said.iter().map(as_printed).collect();
    if said.is_empty() { "none".into() } else { said.join(" ") }
}

impl ResponseTest {
    pub(super) fn each(self, mut lines: Lines, sinks: &mut Sinks) -> Result<bool, Failure> {
        let (mut hints, mut all_good) = (Hints::new(None), true);
        let questions = if let Self::Method { method, .. } = self { method.questions() } else { Vec::new() };
        while let Some(line) = lines.next(sinks)? {
            match (case(&line), self) {
                (Ok(case), Self::Truth) => sinks.answer(&true_answer(&case), &[], &[])?,
                (Ok(case), Self::Method { method, rules, explain }) => {
                    let mut trace = ResponseTrace::default();
                    let answer = answered(method, rules, &case, &mut trace);
                    sinks.answer(&answer, &[], &[])?;
                    if explain {
                        sinks.explain(&questions, &trace, case.tiles.len())?;
                    }
                }
                (Err(why), _) => {
                    all_good = false;
                    hints.note(&line, &NAMES);
                    sinks.answer("error", &[], &[])?;
                    sinks.refuse(line.number, why)?;
                }
            }
        }
        sinks.end()?;
        hints.said().into_iter().for_each(&mut sinks.hints);
        Ok(all_good)
    }
}

impl Sinks<'_> {
    /// Writes each comparison, and for several tiles which one it is about, from 1.
    fn explain(&mut self, questions: &[Question], trace: &ResponseTrace, tiles: usize) -> Result<(), Failure> {
        let mut lines = trace.made.iter().map(|heard| {
            let tile = if tiles > 1 { format!("B{} ", heard.tile + 1) } else { String::new() };
            format!("  {tile}{}", questions[heard.made.question].explained(&heard.made))
        });
        lines.try_for_each(|line| writeln!(self.out, "{line}")).map_err(Failure::Writing)
    }
}

//! A moving rectangle or circle and what it meets: which side, and when or how far out.

use super::hints::Hints;
use super::line::{InputLine, LONGEST, Lines};
use super::notation::Notation;
use super::numbers::NumberName;
use super::sinks::{Failure, Sinks};
use hantei_collision::{
    Circle, Move, NamedSide, Point, Question, Rect, Response, ResponseAnswer, ResponseMethod, ResponseRules,
    ResponseTrace, Said, Vec2, circle_truth, truth,
};
use hantei_scenes::text;
use hantei_scenes::words::Text;

/// A move: what its numbers are, and what to print of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ResponseTest {
    /// Whether A is a circle, x y r; otherwise it is a rectangle, x y w h.
    pub is_circle: bool,
    /// Whether the tiles move: their velocity is at the end of the line.
    pub tiles_move: bool,
    /// What to print.
    pub asked: ResponseAsked,
}

/// What to print of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ResponseAsked {
    /// The truth: the side that is met first, and when.
    Truth,
    /// A method's answer.
    Method {
        /// The method.
        method: ResponseMethod,
        /// What the method leaves open.
        rules: ResponseRules,
        /// What happens after an impact, if it is given.
        answer: Option<ResponseAnswer>,
        /// Print the end of A and its velocity there.
        end: bool,
        /// Print every comparison under the answer.
        explain: bool,
    },
}

/// The numbers of most lines: a rectangle and one tile that stands still.
const PLAIN: usize = 10;
const NAMES: [NumberName; PLAIN] = {
    let ([x, y, w, h], [vx, vy]) = (RECT, VELOCITY);
    [x.of("A"), y.of("A"), w.of("A"), h.of("A"), vx, vy, x.of("B"), y.of("B"), w.of("B"), h.of("B")]
};
const RECT: [NumberName; 4] = [NumberName::new("x"), NumberName::new("y"), NumberName::new("w"), NumberName::new("h")];
const CIRCLE: [NumberName; 3] = [NumberName::new("x"), NumberName::new("y"), NumberName::new("r")];
const VELOCITY: [NumberName; 2] = [NumberName::new("vx"), NumberName::new("vy")];

#[derive(Clone, Copy)]
enum Step {
    Rect(Move),
    Circle(Move<Circle>),
}

struct MoveCase {
    step: Step,
    tiles: Vec<Rect>,
    of_tiles: Vec2,
}

impl ResponseTest {
    /// The names of a line's numbers. Further tiles have those of the first.
    fn names(self, tiles: usize) -> Vec<NumberName> {
        let a: &[NumberName] = if self.is_circle { &CIRCLE } else { &RECT };
        let mut names: Vec<NumberName> = a.iter().map(|name| name.of("A")).collect();
        names.extend(VELOCITY.map(|name| if self.tiles_move { name.of("A") } else { name }));
        (0..tiles).for_each(|_| names.extend(RECT.map(|name| name.of("B"))));
        if self.tiles_move {
            names.extend(VELOCITY.map(|name| name.of("B")));
        }
        names
    }

    fn numbers(self, line: &InputLine) -> Result<Vec<f64>, Text> {
        let is_plain = !self.is_circle && !self.tiles_move;
        if is_plain && let Ok(numbers) = line.numbers(&NAMES) {
            return Ok(numbers.to_vec());
        }
        let without_tiles = self.names(0).len();
        if line.text.is_none() {
            return Err(text!("line-too-long", most = LONGEST.to_string(), wanted = self.names(1).len().to_string()));
        }
        let of_tiles = line.count().saturating_sub(without_tiles);
        let tiles = if of_tiles.is_multiple_of(RECT.len()) { (of_tiles / RECT.len()).max(1) } else { 1 };
        line.many_numbers(&self.names(tiles))
    }

    fn case(self, line: &InputLine) -> Result<MoveCase, Text> {
        let numbers = self.numbers(line)?;
        let (a, rest) = numbers.split_at(if self.is_circle { CIRCLE.len() } else { RECT.len() });
        let (own, rest) = rest.split_at(VELOCITY.len());
        let (tiles, of_tiles) = rest.split_at(rest.len() - if self.tiles_move { VELOCITY.len() } else { 0 });
        let velocity = Vec2::new(own[0], own[1]);
        let rect = |whose, numbers| Notation::OriginSize.one::<Rect>(Some(whose), numbers);
        let step = if self.is_circle {
            if a[2] < 0.0 {
                let name = CIRCLE[2].of("A").text();
                return Err(text!("size-negative", name = name, value = a[2].to_string()));
            }
            Step::Circle(Move { before: Circle::new(Point::new(a[0], a[1]), a[2]), velocity })
        } else {
            Step::Rect(Move { before: rect("A", a)?, velocity })
        };
        let of_tiles = if let [x, y] = of_tiles { Vec2::new(*x, *y) } else { Vec2::ZERO };
        let tiles = tiles.chunks(RECT.len()).map(|tile| rect("B", tile)).collect::<Result<_, _>>()?;
        Ok(MoveCase { step, tiles, of_tiles })
    }
}

/// The truth: `none`, `inside`, or what is met and when; at a circle's corner also the normal.
fn true_answer(MoveCase { step, tiles, of_tiles }: &MoveCase) -> String {
    let truth = match step {
        Step::Rect(step) => truth(step.seen_from(*of_tiles), tiles),
        Step::Circle(step) => circle_truth(step.seen_from(*of_tiles), tiles),
    };
    match (truth.side.named(), truth.time) {
        (None, _) => "none".into(),
        (Some(named), Some(time)) => format!("{named} {time}{}", normal_of(step, named, truth.normal)),
        (Some(named), None) => named.to_string(),
    }
}

/// The normal at a corner that a circle meets.
fn normal_of(step: &Step, named: NamedSide, normal: Option<Vec2>) -> String {
    match (step, named, normal) {
        (Step::Circle(_), NamedSide::Corner(_), Some(normal)) => format!(" normal {} {}", normal.x, normal.y),
        _ => String::new(),
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

/// What a method is asked for.
#[derive(Clone, Copy)]
struct MethodAsked {
    method: ResponseMethod,
    rules: ResponseRules,
    end: bool,
}

impl MethodAsked {
    /// The answers for all tiles, in order, and each comparison.
    fn answered(self, case: &MoveCase, trace: &mut ResponseTrace) -> String {
        let MoveCase { step, tiles, of_tiles } = case;
        match step {
            Step::Rect(step) => {
                let seen = step.seen_from(*of_tiles);
                let response = self.method.respond(seen, tiles, self.rules, trace).carried(*of_tiles);
                self.printed(&case.step, &response, response.end.min())
            }
            Step::Circle(step) => {
                let seen = step.seen_from(*of_tiles);
                let response = self.method.respond_circle(seen, tiles, self.rules, trace).carried(*of_tiles);
                self.printed(&case.step, &response, response.end.centre())
            }
        }
    }

    fn printed<S>(self, step: &Step, response: &Response<S>, end: Point) -> String {
        let each =
            |said: &Said| as_printed(said) + &normal_of(step, said.named, said.side.is_none().then_some(said.normal));
        let mut words: Vec<String> = response.said.iter().map(each).collect();
        if words.is_empty() {
            words.push("none".into());
        }
        if self.end {
            // 0 has no sign.
            let [x, y, vx, vy] = [end.x, end.y, response.velocity.x, response.velocity.y].map(|number| number + 0.0);
            words.push(format!("end {x} {y} velocity {vx} {vy}"));
        }
        words.join(" ")
    }
}

impl ResponseTest {
    pub(super) fn each(self, mut lines: Lines, sinks: &mut Sinks) -> Result<bool, Failure> {
        let (mut hints, mut all_good) = (Hints::new(None), true);
        let questions =
            if let ResponseAsked::Method { method, .. } = self.asked { method.questions() } else { Vec::new() };
        while let Some(line) = lines.next(sinks)? {
            match (self.case(&line), self.asked) {
                (Ok(case), ResponseAsked::Truth) => sinks.answer(&true_answer(&case), &[], &[])?,
                (Ok(case), ResponseAsked::Method { method, rules, answer, end, explain }) => {
                    let mut trace = ResponseTrace::default();
                    // One tile stops A only once: the rest of the way cannot meet it again.
                    let is_one = case.tiles.len() == 1 && !end;
                    let after = if is_one { ResponseAnswer::Stop } else { ResponseAnswer::Slide };
                    let rules = ResponseRules { answer: answer.unwrap_or(after), ..rules };
                    let answer = MethodAsked { method, rules, end }.answered(&case, &mut trace);
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

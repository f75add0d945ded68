//! Blocks that move: a lift, a paddle. A text is given what is there; what came of it is seen from the blocks, as if these stood still.

use super::asked::{SIDES, after, did_something, plain};
use super::gravity::Gravity;
use super::{ResponseCase, ResponseWhen};
use crate::formula::FormulaFlaw;
use crate::program::FormulaError;
use crate::program::response::{Answer, Given, Ran, Rectangle, ResponseProgram, ResponseRefusal, What};
use hantei_collision::Axis;

/// How the blocks of a text move.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Carried {
    /// On which axes they may have a velocity.
    pub axes: [bool; 2],
    /// Whether the text moves them.
    pub moves: bool,
    /// Whether they are given before their step.
    pub is_before: bool,
}

/// A velocity of the blocks while nothing is near.
const FAR: [f64; 2] = [3.0, -2.0];

impl Carried {
    /// How they move in a text that is given A so.
    pub(super) fn of(program: &ResponseProgram, gravity: &Gravity, when: ResponseWhen) -> Result<Self, FormulaError> {
        let reads = Axis::PLANE.map(|axis| program.parts.has(|entry| entry.what == What::SpeedOfB(axis)));
        if reads == [false; 2] {
            return Ok(Self::default());
        }
        let way = [0, 1].map(|axis| if reads[axis] { FAR[axis] } else { 0.0 });
        let far = ResponseCase { of_blocks: way, ..super::asked::far([4.0, 8.0]) };
        let ran = given_so(program, gravity, when, &far, true)?;
        let moved = [0, 1].map(|axis| way[axis] != 0.0 && ran.carried[axis] == way[axis]);
        if moved != [false; 2] {
            return Ok(Self { axes: moved, moves: true, is_before: true });
        }
        // A stands still, and a block comes.
        let quiet = |is_before: bool| given_so(program, gravity, when, &far, is_before);
        let quiet = [quiet(false)?, quiet(true)?];
        let mut seen = [0; 2];
        for side in SIDES.into_iter().filter(|side| reads[side.axis as usize]) {
            for (deep, speed) in [(4.0, 8.0), (2.0, 8.0), (6.0, 16.0)] {
                let of_side = plain(side, deep, speed);
                let case = ResponseCase {
                    before: after(of_side.before, of_side.velocity),
                    velocity: [0.0; 2],
                    of_blocks: of_side.velocity.map(|speed| 0.0 - speed),
                    blocks: vec![carried(of_side.blocks[0], of_side.velocity)],
                    ..of_side
                };
                for is_before in [false, true] {
                    let ran = given_so(program, gravity, when, &case, is_before)?;
                    let did = did_something(&ran, &quiet[usize::from(is_before)], case.before, case.velocity);
                    seen[usize::from(is_before)] += usize::from(did);
                }
            }
        }
        let is_before = match seen {
            [0, before] if before > 0 => true,
            [after, 0] if after > 0 => false,
            _ => when == ResponseWhen::Before,
        };
        Ok(Self { axes: reads, moves: false, is_before })
    }

    /// One run in a case that is seen from the blocks, which move so.
    pub(super) fn run(
        &self,
        program: &ResponseProgram,
        (gravity, when): (&Gravity, ResponseWhen),
        given: &Given<'_>,
        moves_a: bool,
    ) -> Result<Ran, FormulaError> {
        let way = given.of_blocks;
        if way == [0.0; 2] {
            return gravity.run(program, when, given);
        }
        let sum = |one: [f64; 2]| [one[0] + way[0], one[1] + way[1]];
        let less = |one: [f64; 2]| [one[0] - way[0], one[1] - way[1]];
        let blocks: Vec<Rectangle> = match self.is_before {
            true => given.blocks.to_vec(),
            false => given.blocks.iter().map(|block| carried(*block, way)).collect(),
        };
        let is_after = when == ResponseWhen::After;
        let real = Given {
            after: carried(given.after, way),
            now: if is_after { carried(given.now, way) } else { given.now },
            velocity: sum(given.velocity),
            blocks: &blocks,
            ..*given
        };
        let ran = gravity.run(program, when, &real)?;
        let expected = if self.moves { way } else { [0.0; 2] };
        if ran.carried != expected {
            let why = ResponseRefusal::ChangesBlock(program.parts.names[1].clone());
            return Err(FormulaError { flaw: FormulaFlaw::Response(why), place: program.place() });
        }
        // A place before the step is the same from everywhere.
        let is_end = is_after || moves_a;
        let answer = match (super::naming::place_of(&ran.answer), moves_a && !program.moves()) {
            (Some(place), true) => {
                let parts = ["x", "y"].into_iter().zip(less(place));
                Answer::Parts(parts.map(|(name, number)| (name.to_owned(), Answer::Number(number))).collect())
            }
            _ => ran.answer,
        };
        Ok(Ran {
            place: ran.place.map(|place| if is_end { less(place) } else { place }),
            velocity: less(ran.velocity),
            answer,
            ..ran
        })
    }
}

/// A rectangle after a step.
fn carried([x, y, w, h]: Rectangle, [vx, vy]: [f64; 2]) -> Rectangle {
    [x + vx, y + vy, w, h]
}

/// One run with what is there, the blocks before their step or after it.
fn given_so(
    program: &ResponseProgram,
    gravity: &Gravity,
    when: ResponseWhen,
    case: &ResponseCase,
    is_before: bool,
) -> Result<Ran, FormulaError> {
    let end = after(case.before, case.velocity);
    let now = if when == ResponseWhen::After { end } else { case.before };
    let way = if is_before { [0.0; 2] } else { case.of_blocks };
    let blocks: Vec<Rectangle> = case.blocks.iter().map(|block| carried(*block, way)).collect();
    let of_blocks = case.of_blocks;
    gravity.run(
        program,
        when,
        &Given { before: case.before, after: end, now, velocity: case.velocity, blocks: &blocks, of_blocks },
    )
}

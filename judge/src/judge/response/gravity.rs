//! What a text adds to the velocity in each step by itself. A step of the cases then has the velocity with which A moves, and the text is
//! given the one before.

use super::ResponseWhen;
use crate::program::FormulaError;
use crate::program::response::{Given, Ran, ResponseProgram, Time};
use std::cell::RefCell;
use std::collections::HashMap;

/// A velocity on an axis.
type Speed = (usize, u64);

/// What is added, on each axis.
#[derive(Clone, Debug, Default)]
pub(super) struct Gravity {
    /// In all.
    pub added: [f64; 2],
    /// Before the text moves A; `None` if it does not move A by its velocity.
    moved: Option<[f64; 2]>,
    /// The axis on which the velocity changes by itself, and not by the same amount each time.
    pub unclear: Option<&'static str>,
    /// Which velocity is to be given for that of a step; `None` if each one rounds.
    known: RefCell<HashMap<Speed, Option<f64>>>,
}

const VELOCITIES: [[f64; 2]; 5] = [[4.0, 8.0], [-6.0, -3.0], [64.0, 32.0], [-128.0, 128.0], [1.0, -1.0]];
const STILL: [f64; 2] = [0.0; 2];
/// Left above the block, and right below it: a library cuts fractions towards 0.
const PLACES: [[f64; 4]; 2] = [[-300.0, -200.0, 24.0, 24.0], [600.0, 500.0, 24.0, 24.0]];
const FAR: [[f64; 4]; 1] = [[200.0, 200.0, 64.0, 64.0]];

/// A text that was given this velocity far from all blocks.
fn far(program: &ResponseProgram, velocity: [f64; 2]) -> Result<Ran, FormulaError> {
    far_from(program, PLACES[0], velocity)
}

fn far_from(program: &ResponseProgram, place: [f64; 4], velocity: [f64; 2]) -> Result<Ran, FormulaError> {
    let after = super::asked::after(place, velocity);
    program.run(&Given { before: place, after, now: place, velocity, blocks: &FAR, of_blocks: STILL })
}

fn is_near(one: [f64; 2], other: [f64; 2]) -> bool {
    one.into_iter().zip(other).all(|(one, other)| (one - other).abs() < 1e-3)
}

fn less(one: [f64; 2], other: [f64; 2]) -> [f64; 2] {
    [one[0] - other[0], one[1] - other[1]]
}

/// Whether each step is the one that is expected for its velocity if this is added before.
fn steps(
    program: &ResponseProgram,
    before: [f64; 2],
    expected: impl Fn([f64; 2]) -> [f64; 2],
) -> Result<bool, FormulaError> {
    for (velocity, from) in VELOCITIES.iter().flat_map(|velocity| PLACES.map(|from| (*velocity, from))) {
        let place = far_from(program, from, less(velocity, before))?.place;
        if !place.is_some_and(|place| is_near(less(place, [from[0], from[1]]), expected(velocity))) {
            return Ok(false);
        }
    }
    Ok(true)
}

impl Gravity {
    /// What a text adds to each velocity; nothing if it is not the same each time.
    pub(super) fn of(program: &ResponseProgram) -> Result<Self, FormulaError> {
        let added = far(program, STILL)?.velocity;
        for velocity in VELOCITIES {
            let changed = less(far(program, velocity)?.velocity, velocity);
            if !is_near(changed, added) {
                let axis = if is_near([changed[0], 0.0], [added[0], 0.0]) { "y" } else { "x" };
                return Ok(Self { unclear: Some(axis), ..Self::default() });
            }
        }
        if added == STILL {
            return Ok(Self::default());
        }
        // Before the move, after it, or half of it before: the step is the velocity that comes out.
        let of = |moved: Option<[f64; 2]>| Self { added, moved, ..Self::default() };
        for before in [added, STILL, added.map(|all| all / 2.0)] {
            if steps(program, before, |velocity| velocity)? {
                return Ok(of(Some(before)));
            }
        }
        let stays = steps(program, STILL, |_| STILL)?;
        Ok(if stays || !program.moves() { of(None) } else { Self::default() })
    }

    pub(super) fn is_there(&self) -> bool {
        self.added != STILL
    }

    /// What is added before A moves.
    fn before(&self, program: &ResponseProgram, when: ResponseWhen) -> [f64; 2] {
        let is_moved_later = when == ResponseWhen::Before && !program.parts.has_time(Time::New);
        self.moved.unwrap_or(if is_moved_later { self.added } else { STILL })
    }

    /// One run of the text, as if it added nothing.
    pub(super) fn run(
        &self,
        program: &ResponseProgram,
        when: ResponseWhen,
        given: &Given<'_>,
    ) -> Result<Ran, FormulaError> {
        if !self.is_there() {
            return program.run(given);
        }
        let before = self.before(program, when);
        let of = |axis: usize| {
            let [of_step, before] = [given.velocity[axis], before[axis]];
            self.given(program, axis, [of_step, before]).map(|found| found.unwrap_or(of_step - before))
        };
        let velocity = [of(0)?, of(1)?];
        let ran = program.run(&Given { velocity, ..*given })?;
        Ok(Ran { velocity: less(ran.velocity, less(self.added, before)), ..ran })
    }

    /// Whether the text can come to this velocity without rounding.
    pub(super) fn reaches(
        &self,
        program: &ResponseProgram,
        when: ResponseWhen,
        velocity: [f64; 2],
    ) -> Result<bool, FormulaError> {
        if !self.is_there() {
            return Ok(true);
        }
        let before = self.before(program, when);
        let of = |axis: usize| self.given(program, axis, [velocity[axis], before[axis]]);
        Ok(of(0)?.is_some() && of(1)?.is_some())
    }

    /// The velocity that becomes that of the step, without rounding.
    fn given(
        &self,
        program: &ResponseProgram,
        axis: usize,
        [of_step, before]: [f64; 2],
    ) -> Result<Option<f64>, FormulaError> {
        if before == 0.0 || before != self.added[axis] {
            return Ok(Some(of_step - before));
        }
        let speed = (axis, of_step.to_bits());
        if let Some(known) = self.known.borrow().get(&speed) {
            return Ok(*known);
        }
        let first = of_step - before;
        let mut found = None;
        for candidate in near(first).into_iter().chain(near_short(first as f32)) {
            let mut velocity = STILL;
            velocity[axis] = candidate;
            if far(program, velocity)?.velocity[axis] == of_step {
                found = Some(candidate);
                break;
            }
        }
        self.known.borrow_mut().insert(speed, found);
        Ok(found)
    }
}

/// Numbers near this one, the nearest first.
fn near(number: f64) -> [f64; 7] {
    let (up, down) = (number.next_up(), number.next_down());
    [number, up, down, up.next_up(), down.next_down(), up.next_up().next_up(), down.next_down().next_down()]
}

fn near_short(number: f32) -> [f64; 5] {
    let (up, down) = (number.next_up(), number.next_down());
    [number, up, down, up.next_up(), down.next_down()].map(f64::from)
}

//! One case: what a text did with it, in the terms of the methods.

use super::asked::{Asked, after, flags};
use super::naming::place_of;
use super::{ResponseCase, ResponseWhen};
use crate::program::FormulaError;
use crate::program::response::{Answer, Given, Ran, Rectangle, ResponseProgram};
use hantei_collision::{Axis, Circle, Contact, End, Moving as _, Rect, Side, Sides, circle_contact, contact};

/// How far two places may differ by rounding.
const ROUNDED: f64 = 1e-6;

/// What a text did.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Did {
    /// The sides that it named, or by which it moved A or changed the velocity.
    pub sides: Sides,
    /// The first of them that an answer names.
    pub answered: Option<Side>,
    /// Whether it did anything.
    pub is_hit: bool,
    /// The corner of A at the end of the step, if the text decides it.
    pub end: Option<[f64; 2]>,
    /// Where A would be without any block.
    pub free: [f64; 2],
    /// On which axes the velocity was changed; `None` if the text never changes it.
    pub stopped: Option<[bool; 2]>,
    pub flags: Vec<bool>,
    /// The velocity afterwards.
    pub velocity: [f64; 2],
    /// How many blocks were removed.
    pub removed: usize,
    /// The time of impact that is returned beside a side.
    pub time: Option<f64>,
}

/// A call of the text, and what came of it.
#[derive(Clone, Debug)]
pub(super) struct Call {
    /// The block that it was given; `None` if it was given all of them.
    pub block: Option<usize>,
    pub did: Did,
    /// Where A was, and where it is afterwards: out of the named side if the text does not move it.
    pub from: [f64; 2],
    pub place: [f64; 2],
    pub velocity: [f64; 2],
}

impl Call {
    /// No call, because nothing is hit.
    fn without(block: Option<usize>, asked: &Asked, program: &ResponseProgram, given: &Given<'_>) -> Self {
        let [x, y, ..] = rectangle_at(asked, given);
        let did = Did {
            free: [x, y],
            end: (program.moves() || asked.returns_place).then_some([x, y]),
            stopped: asked.writes_velocity.then_some([false; 2]),
            flags: vec![false; asked.flags.len()],
            velocity: given.velocity,
            ..Did::default()
        };
        Self { block, did, from: [x, y], place: [x, y], velocity: given.velocity }
    }
}

/// Where A is when a text is asked whether it is hit.
fn rectangle_at(asked: &Asked, given: &Given<'_>) -> Rectangle {
    if asked.when == ResponseWhen::After { given.now } else { given.after }
}

fn overlaps(program: &ResponseProgram, a: Rectangle, given: &Given<'_>) -> bool {
    given.blocks.iter().any(|block| is_over(a, *block, program.parts.is_ball))
}

/// Whether A, or the circle in it, overlaps a block.
pub(super) fn is_over(a: Rectangle, block: Rectangle, is_ball: bool) -> bool {
    let contact = match is_ball {
        true => circle_contact(Circle::new(rect(a).centre(), a[2] / 2.0), rect(block)),
        false => contact(rect(a), rect(block)),
    };
    contact == Contact::Overlapping
}

/// Runs a case: all blocks at once, or one after the other, each from where the one before left A.
pub(super) fn calls(program: &ResponseProgram, asked: &Asked, case: &ResponseCase) -> Result<Vec<Call>, FormulaError> {
    let end = after(case.before, case.way());
    let is_after = asked.when == ResponseWhen::After;
    let now = if is_after { end } else { case.before };
    let free = [end[0], end[1]];
    let mut given = Given {
        before: case.before,
        after: end,
        now,
        velocity: case.way(),
        blocks: &case.blocks,
        of_blocks: case.of_blocks,
    };
    let call = |block: Option<usize>, given: &Given<'_>| {
        if asked.presumes_hit && !overlaps(program, rectangle_at(asked, given), given) {
            return Ok(Call::without(block, asked, program, given));
        }
        let moves = asked.moves || asked.returns_place || is_new(program);
        let ran = asked.carried.run(program, (&asked.gravity, asked.when), given, moves)?;
        let from = if is_after { [given.now[0], given.now[1]] } else { free };
        let mut did = Did { free: from, velocity: ran.velocity, ..Did::default() };
        add(&mut did, asked, program, &ran, given);
        let place = match (did.end, given.blocks) {
            (Some(end), _) => end,
            // A game moves A out of the side that is named.
            (None, &[block]) => out([from[0], from[1], given.now[2], given.now[3]], did.answered, block),
            (None, _) => from,
        };
        Ok(Call { block, did, from, place, velocity: ran.velocity })
    };
    if program.parts.list.is_some() || case.blocks.len() == 1 {
        let block = program.parts.list.is_none().then_some(0);
        return Ok(vec![call(block, &given)?]);
    }
    let mut all = Vec::with_capacity(case.blocks.len());
    for (at, block) in case.blocks.iter().enumerate() {
        let one = call(Some(at), &Given { blocks: std::slice::from_ref(block), ..given })?;
        if is_after {
            given.now = [one.place[0], one.place[1], given.now[2], given.now[3]];
            given.velocity = one.velocity;
        }
        all.push(one);
    }
    Ok(all)
}

pub(super) fn did(program: &ResponseProgram, asked: &Asked, case: &ResponseCase) -> Result<Did, FormulaError> {
    calls(program, asked, case).map(|calls| together(calls, case))
}

/// What all calls of a case did together.
pub(super) fn together(calls: Vec<Call>, case: &ResponseCase) -> Did {
    let mut all = calls.into_iter().map(|call| call.did);
    let end = after(case.before, case.way());
    let first = all.next().unwrap_or_default();
    all.fold(Did { free: [end[0], end[1]], ..first }, Did::and)
}

impl Did {
    /// The same with what the next call did.
    fn and(mut self, next: Self) -> Self {
        self.sides = next.sides.iter().fold(self.sides, Sides::with);
        self.answered = self.answered.or(next.answered);
        self.is_hit |= next.is_hit;
        self.removed += next.removed;
        self.end = next.end;
        self.velocity = next.velocity;
        self.stopped = match (self.stopped, next.stopped) {
            (Some(one), Some(other)) => Some([one[0] || other[0], one[1] || other[1]]),
            (one, other) => one.or(other),
        };
        if self.flags.is_empty() {
            self.flags = next.flags;
        } else {
            self.flags.iter_mut().zip(&next.flags).for_each(|(all, one)| *all |= one);
        }
        self
    }
}

/// A moved out of a block by a side.
fn out([x, y, w, h]: Rectangle, side: Option<Side>, block: Rectangle) -> [f64; 2] {
    let [bx, by, bw, bh] = block;
    match side {
        None => [x, y],
        Some(Side { axis: Axis::X, end: End::Min }) => [bx - w, y],
        Some(Side { axis: Axis::X, end: End::Max }) => [bx + bw, y],
        Some(Side { end: End::Min, .. }) => [x, by - h],
        Some(Side { end: End::Max, .. }) => [x, by + bh],
    }
}

fn add(did: &mut Did, asked: &Asked, program: &ResponseProgram, ran: &Ran, given: &Given<'_>) {
    let at_axis = |axis: Axis| axis as usize;
    if asked.writes_velocity {
        did.stopped = Some([0, 1].map(|axis| (ran.velocity[axis] - given.velocity[axis]).abs() > ROUNDED));
    }
    let place = if asked.returns_place { place_of(&ran.answer) } else { ran.place };
    did.end = match place {
        _ if !program.moves() && !asked.returns_place => None,
        // It looks ahead; the game moves A with the velocity that is left.
        Some(place)
            if asked.when == ResponseWhen::Before && !asked.moves && !asked.returns_place && !is_new(program) =>
        {
            asked.writes_velocity.then(|| [place[0] + ran.velocity[0], place[1] + ran.velocity[1]])
        }
        place => place,
    };
    let mut moved = Sides::default();
    if let Some(end) = did.end {
        for axis in Axis::PLANE {
            let by = end[at_axis(axis)] - did.free[at_axis(axis)];
            if by.abs() > ROUNDED {
                moved = moved.with(Side { axis, end: if by < 0.0 { End::Min } else { End::Max } });
            }
        }
    }
    let mut turned = Sides::default();
    if let Some(stopped) = did.stopped {
        for axis in Axis::PLANE.into_iter().filter(|axis| stopped[at_axis(*axis)]) {
            turned = turned.with(Side::met(axis, given.velocity[at_axis(axis)]));
        }
    }
    let (mut is_said, mut named) = (false, None);
    let is_asked = |is_always: bool| !is_always || overlaps(program, rectangle_at(asked, given), given);
    if let Some(naming) = asked.naming.as_ref().filter(|naming| is_asked(naming.is_always)) {
        (is_said, named) = naming.read(&ran.answer, &ran.words);
    }
    did.answered = named;
    did.removed = ran.removed;
    did.time = match ran.answer {
        Answer::Number(time) if asked.returns_time && named.is_some() => Some(time),
        _ => None,
    };
    did.flags = flags(ran, asked.returns_flag).into_iter().map(|(_, is_set)| is_set).collect();
    did.sides = match named {
        Some(side) => Sides::from(side),
        None if asked.names_sides() => Sides::default(),
        // One that stops on its way is moved back on both axes.
        None if moved.count() != 1 && turned.count() > 0 => turned,
        None => moved,
    };
    if did.sides.count() == 0 && asked.naming.is_none() {
        let set = asked.flags.iter().zip(&did.flags).filter(|(_, is_set)| **is_set);
        let mut only = set.filter_map(|((_, sides), _)| <[Side; 1]>::try_from(sides.clone()).ok());
        if let Some([side]) = only.next() {
            did.sides = side.into();
        }
    }
    did.is_hit = is_said || moved.count() > 0 || turned.count() > 0 || ran.removed > 0;
    did.is_hit |= did.flags.iter().any(|is_set| *is_set);
}

fn is_new(program: &ResponseProgram) -> bool {
    use crate::program::response::{Time, What};
    program.parts.has(|entry| entry.is_written && matches!(entry.what, What::A(Time::New, _)))
}

pub(super) fn rect([x, y, w, h]: Rectangle) -> Rect {
    Rect::from_intervals([
        hantei_collision::Interval { min: x, max: x + w },
        hantei_collision::Interval { min: y, max: y + h },
    ])
}

pub(super) fn is_near(one: f64, other: f64) -> bool {
    (one - other).abs() <= ROUNDED
}

/// Where a rectangle begins.
pub(super) fn corner(rect: Rect) -> [f64; 2] {
    [rect.min().x, rect.min().y]
}

/// The velocity of a case as the methods take it.
pub(super) fn velocity([x, y]: [f64; 2]) -> <Rect as hantei_collision::Moving>::Velocity {
    Rect::velocity(|axis| if axis == Axis::X { x } else { y })
}

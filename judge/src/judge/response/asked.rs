//! What the answers of a text mean, and whether A is given before or after its step: seen in plain cases.
//!
//! In a plain case A goes straight and slowly into the middle of a side, so that all methods agree.

use super::did::is_near;
use super::gravity::Gravity;
use super::moving::Carried;
use super::naming::{Naming, naming, place_of, told};
use super::{ResponseCase, ResponseWhen};
use crate::formula::FormulaFlaw;
use crate::program::response::{Answer, Given, Rectangle, ResponseProgram, ResponseRefusal, Time, What};
use crate::program::{FormulaError, response};
use hantei_collision::{Axis, End, Side};

type Judged<Out> = Result<Out, FormulaError>;

/// The four sides, left, right, top, bottom.
pub(super) const SIDES: [Side; 4] = [
    Side { axis: Axis::X, end: End::Min },
    Side { axis: Axis::X, end: End::Max },
    Side { axis: Axis::Y, end: End::Min },
    Side { axis: Axis::Y, end: End::Max },
];

pub(super) const fn opposite(side: Side) -> Side {
    Side { end: side.end.other(), axis: side.axis }
}

/// What is known about a text from plain cases.
#[derive(Clone, Debug)]
pub(super) struct Asked {
    pub when: ResponseWhen,
    /// What it adds to the velocity by itself.
    pub gravity: Gravity,
    pub naming: Option<Naming>,
    /// Whether a number is returned beside a side that is told in another way, and whether it is the time of impact.
    pub returns_number: bool,
    pub returns_time: bool,
    /// Whether the answer is the new place of A.
    pub returns_place: bool,
    /// Whether the velocity on the axis of a hit is turned round, not set to 0.
    pub bounces: bool,
    pub writes_velocity: bool,
    /// On which axes the velocity is given by value alone: what the caller's becomes is not in the text.
    pub hidden: [bool; 2],
    /// Its names, where that matters: the text moves A or changes the velocity on the other axis, and returns no number.
    pub by_value: Vec<String>,
    /// Whether A moves by the text itself.
    pub moves: bool,
    /// Whether the text puts A elsewhere where it is hit.
    pub puts: bool,
    /// Whether what is returned is such a flag: true at some sides alone.
    pub returns_flag: bool,
    /// Whether it removes the block that is hit.
    pub removes: bool,
    /// How the blocks move.
    pub carried: Carried,
    /// Whether it moves A or changes the velocity everywhere: it is run only after a hit.
    pub presumes_hit: bool,
    /// The flags, and on which sides each is set.
    pub flags: Vec<(String, Vec<Side>)>,
}

/// A text, and what it adds to the velocity.
type Pulled<'a> = (&'a ResponseProgram, &'a Gravity);

fn refused<Out>(program: &ResponseProgram, why: ResponseRefusal) -> Judged<Out> {
    Err(FormulaError { flaw: FormulaFlaw::Response(why), place: program.place() })
}

/// A plain case: A goes straight into this side, `deep` pixels at the end of the step, or before it if `deep` is below 0.
pub(super) fn plain(side: Side, deep: f64, speed: f64) -> ResponseCase {
    let block = [200.0, 200.0, 64.0, 64.0];
    let [w, h] = [24.0, 24.0];
    let mut end = [220.0, 220.0];
    let at = side.axis as usize;
    end[at] = match side.end {
        End::Min => 200.0 - 24.0 + deep,
        End::Max => 264.0 - deep,
    };
    let mut velocity = [0.0; 2];
    velocity[at] = if side.end == End::Min { speed } else { -speed };
    let before = [end[0] - velocity[0], end[1] - velocity[1], w, h];
    ResponseCase { name: None, before, is_ball: false, of_blocks: [0.0; 2], velocity, blocks: vec![block] }
}

/// Nothing is near.
pub(super) fn far(velocity: [f64; 2]) -> ResponseCase {
    ResponseCase {
        name: None,
        before: [-300.0, -200.0, 24.0, 24.0],
        is_ball: false,
        of_blocks: [0.0; 2],
        velocity,
        blocks: vec![[200.0, 200.0, 64.0, 64.0]],
    }
}

pub(super) fn after([x, y, w, h]: Rectangle, [vx, vy]: [f64; 2]) -> Rectangle {
    [x + vx, y + vy, w, h]
}

fn run((program, gravity): Pulled<'_>, when: ResponseWhen, case: &ResponseCase) -> Judged<response::Ran> {
    let end = after(case.before, case.velocity);
    let now = if when == ResponseWhen::After { end } else { case.before };
    let given = Given {
        before: case.before,
        after: end,
        now,
        velocity: case.velocity,
        blocks: &case.blocks,
        of_blocks: [0.0; 2],
    };
    gravity.run(program, when, &given)
}

/// Looks at all plain cases.
pub(super) fn asked(program: &ResponseProgram) -> Judged<Asked> {
    let gravity = Gravity::of(program)?;
    let pulled = (program, &gravity);
    let (when, moves) = when(pulled)?;
    let mut plain_cases = Vec::new();
    for side in SIDES {
        for (deep, speed) in [(2.0, 8.0), (4.0, 8.0)] {
            plain_cases.push((side, plain(side, deep, speed)));
        }
    }
    let far_case = far([4.0, 8.0]);
    let mut far = run(pulled, when, &far_case)?;
    let presumes_hit = when == ResponseWhen::After && presumes_hit(program, &far, &far_case);
    if let Some(axis) = gravity.unclear.filter(|_| !presumes_hit) {
        return refused(program, ResponseRefusal::ChangesSpeed(axis));
    }
    if presumes_hit {
        // There it is not run.
        let place = after(far_case.before, far_case.velocity);
        far.place = program.moves().then_some([place[0], place[1]]);
        far.velocity = far_case.velocity;
        far.flags.iter_mut().for_each(|(_, is_set)| *is_set = false);
    }
    let mut ran = Vec::new();
    for (side, case) in &plain_cases {
        ran.push((*side, case.velocity, run(pulled, when, case)?));
    }
    let is_put = |(case, ran): (&ResponseCase, &response::Ran)| {
        let [x, y, ..] = after(case.before, case.velocity);
        ran.place.is_some_and(|place| place != [x, y])
    };
    let puts = plain_cases.iter().zip(&ran).any(|((_, case), (.., ran))| is_put((case, ran)));
    let writes_velocity = program.parts.has(|entry| entry.is_written && matches!(entry.what, What::Speed(_)));
    let (hidden, by_value) = program.velocity_by_value();
    let returns = !matches!(far.answer, Answer::Nothing | Answer::Truth(_));
    let is_open = returns || !writes_velocity && !program.moves();
    let bounces = ran.iter().any(|(side, velocity, ran)| {
        let at = side.axis as usize;
        ran.velocity[at] != 0.0 && ran.velocity[at] * velocity[at] < 0.0
    });
    let here = match when {
        ResponseWhen::After => after(far_case.before, far_case.velocity),
        _ => far_case.before,
    };
    let pair = place_of(&far.answer);
    let there = after(far_case.before, far_case.velocity);
    let is_place =
        |place: [f64; 2]| place == [there[0], there[1]] || when == ResponseWhen::After && place == [here[0], here[1]];
    let returns_place = !program.moves() && pair.is_some_and(is_place);
    let returns_flag = returns_flag(&far, &ran);
    let naming = if returns_place || returns_flag {
        None
    } else {
        let of = |ran: &response::Ran| told(&ran.answer, &ran.words);
        naming(&of(&far), &ran.iter().map(|(side, _, ran)| (*side, of(ran))).collect::<Vec<_>>())
    };
    let is_number = |ran: &response::Ran| matches!(ran.answer, Answer::Number(_));
    let is_beside = naming.as_ref().is_some_and(|naming| !naming.is_hit_only && !naming.reads_returned());
    let returns_number = is_beside && ran.iter().all(|(.., ran)| is_number(ran));
    let is_time = |(case, ran): (&ResponseCase, &response::Ran)| {
        let time = case.truth().time;
        matches!((time, &ran.answer), (Some(time), Answer::Number(said)) if is_near(time, *said))
    };
    let all = || plain_cases.iter().zip(&ran).map(|((_, case), (.., ran))| (case, ran));
    let returns_time = returns_number && when == ResponseWhen::Before && all().all(is_time);
    let far_flags = flags(&far, returns_flag);
    let set = far_flags.iter().enumerate().map(|(at, (name, is_set))| {
        let on = |side: &Side| {
            let mut of = ran.iter().filter(|(of, ..)| of == side);
            of.all(|(.., ran)| flags(ran, returns_flag).get(at).is_some_and(|(_, now)| now != is_set))
        };
        (name.clone(), SIDES.into_iter().filter(on).collect())
    });
    let flags: Vec<(String, Vec<Side>)> = set.collect();
    let asked = Asked {
        when,
        carried: Carried::of(program, &gravity, when)?,
        gravity,
        naming,
        returns_number,
        returns_time,
        returns_place,
        bounces,
        writes_velocity,
        hidden,
        by_value: if is_open { Vec::new() } else { by_value },
        moves,
        puts,
        returns_flag,
        removes: ran.iter().any(|(.., ran)| ran.removed > 0),
        presumes_hit,
        flags,
    };
    // One that only tells whether there is a hit is a test of overlap.
    let names = asked.naming.as_ref().is_some_and(|naming| !naming.is_hit_only);
    let says = names
        || returns_place
        || program.moves()
        || writes_velocity
        || asked.flags.iter().any(|(_, sides)| sides.len() < SIDES.len());
    if says { Ok(asked) } else { refused(program, ResponseRefusal::NoSides) }
}

/// Whether a text returns true or false, not the same at all sides, and says nothing else in words.
fn returns_flag(far: &response::Ran, ran: &[(Side, [f64; 2], response::Ran)]) -> bool {
    let all = || std::iter::once(far).chain(ran.iter().map(|(.., ran)| ran));
    let is_truth = all().all(|ran| matches!(ran.answer, Answer::Truth(_)) && ran.words.is_empty());
    let at = |side: &Side| ran.iter().filter(|(of, ..)| of == side).all(|(.., ran)| ran.answer != far.answer);
    let count = SIDES.iter().filter(|side| at(side)).count();
    is_truth && count > 0 && count < SIDES.len()
}

/// The flags of a run, with what is returned.
pub(super) fn flags(ran: &response::Ran, returns_flag: bool) -> Vec<(String, bool)> {
    let returned = match ran.answer {
        Answer::Truth(holds) if returns_flag => Some(("return".to_owned(), holds)),
        _ => None,
    };
    ran.flags.iter().cloned().chain(returned).collect()
}

/// Whether a run far from all blocks did what belongs after a hit: it put A at a side of the block, or stopped or turned A's way.
fn presumes_hit(program: &ResponseProgram, far: &response::Ran, case: &ResponseCase) -> bool {
    if !asks_nothing(program) {
        return false;
    }
    let here = after(case.before, case.velocity);
    let is_put = |place: [f64; 2]| is_put(place, [here[0], here[1]], case);
    let (is_moved, is_put) = match far.place {
        Some(place) => (place != [here[0], here[1]], is_put(place)),
        None => (false, true),
    };
    let is_turned = far.velocity != case.velocity;
    let is_stop = |axis: usize| [0.0, case.velocity[axis], -case.velocity[axis]].contains(&far.velocity[axis]);
    is_put && is_stop(0) && is_stop(1) && (is_moved || is_turned)
}

/// Whether a text for one block does not look where A is now, so that it cannot ask whether A is hit.
fn asks_nothing(program: &ResponseProgram) -> bool {
    let looks = |what: &What| matches!(what, What::A(Time::Now | Time::New, role) if role.is_place());
    program.parts.list.is_none() && !program.parts.has(|entry| entry.is_read && looks(&entry.what))
}

/// Whether A was left on each axis where it was, or put beside the block.
fn is_put(place: [f64; 2], here: [f64; 2], case: &ResponseCase) -> bool {
    let block = case.blocks[0];
    [0, 1].into_iter().all(|axis| {
        let beside = [block[axis] - case.before[axis + 2], block[axis] + block[axis + 2], case.before[axis]];
        place[axis] == here[axis] || beside.contains(&place[axis])
    })
}

/// Whether A is given before or after its step, and whether the text moves it.
fn when(pulled: Pulled<'_>) -> Judged<(ResponseWhen, bool)> {
    let (program, _) = pulled;
    if program.parts.has_time(Time::New) {
        return Ok((ResponseWhen::Before, false));
    }
    if program.moves() {
        let case = far([4.0, 8.0]);
        let ran = run(pulled, ResponseWhen::Before, &case)?;
        let end = ran.place.unwrap_or([case.before[0], case.before[1]]);
        let by = [end[0] - case.before[0], end[1] - case.before[1]];
        match by {
            _ if by == case.velocity => return Ok((ResponseWhen::Before, true)),
            _ if by == [0.0; 2] => {}
            _ if asks_nothing(program) && is_put(end, [case.before[0], case.before[1]], &case) => {
                return Ok((ResponseWhen::After, false));
            }
            _ if ran.velocity != case.velocity => {
                let axis = if ran.velocity[0] == case.velocity[0] { "y" } else { "x" };
                return refused(program, ResponseRefusal::ChangesSpeed(axis));
            }
            [x, y] if (x == 4.0 || x == 0.0) && (y == 8.0 || y == 0.0) => {
                return refused(program, ResponseRefusal::MovesOnly(if x == 0.0 { "y" } else { "x" }));
            }
            [x, _] => {
                return refused(program, ResponseRefusal::MovesBy(if x == 0.0 || x == 4.0 { "y" } else { "x" }));
            }
        }
    }
    let reads_speed = program.parts.has(|entry| entry.is_read && matches!(entry.what, What::Speed(_)));
    if program.parts.has_time(Time::Old) || !reads_speed {
        return Ok((ResponseWhen::After, false));
    }
    // It has a velocity: does it answer where A comes, or where it is?
    let (mut comes, mut is_there, mut all) = (0, 0, 0);
    let quiet = run(pulled, ResponseWhen::After, &far([4.0, 8.0]))?;
    for side in SIDES {
        for (deep, speed) in [(4.0, 8.0), (2.0, 8.0), (6.0, 16.0)] {
            all += 1;
            let case = plain(side, deep, speed);
            let before = run(pulled, ResponseWhen::Before, &case)?;
            comes += usize::from(did_something(&before, &quiet, case.before, case.velocity));
            // Here it is, and would leave with the next step.
            let ran = run(pulled, ResponseWhen::After, &case)?;
            is_there += usize::from(did_something(&ran, &quiet, after(case.before, case.velocity), case.velocity));
        }
    }
    match (comes * 2 > all, comes * 4 < all && is_there > 0) {
        (true, _) => Ok((ResponseWhen::Before, false)),
        (false, true) => Ok((ResponseWhen::After, false)),
        _ => refused(program, ResponseRefusal::When),
    }
}

/// Whether a run did another thing than one far from all blocks.
pub(super) fn did_something(ran: &response::Ran, quiet: &response::Ran, a: Rectangle, velocity: [f64; 2]) -> bool {
    let is_moved = ran.place.is_some_and(|place| place != [a[0], a[1]]);
    let is_said = ran.answer != quiet.answer && place_of(&ran.answer) != Some([a[0], a[1]]);
    is_moved || ran.velocity != velocity || is_said || ran.flags != quiet.flags || ran.words != quiet.words
}

impl Asked {
    /// Whether the answers name a side, and not only that something is hit.
    pub(super) fn names_sides(&self) -> bool {
        self.naming.as_ref().is_some_and(|naming| !naming.is_hit_only)
    }
}

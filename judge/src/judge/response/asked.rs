//! What the answers of a text mean, and whether A is given before or after its step: seen in plain cases.
//!
//! In a plain case A goes straight and slowly into the middle of a side, so that all methods agree.

use super::gravity::Gravity;
use super::{ResponseCase, ResponseWhen};
use crate::formula::FormulaFlaw;
use crate::program::response::{Answer, Given, Rectangle, ResponseProgram, ResponseRefusal, Time, What};
use crate::program::{FormulaError, is_in, response};
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

/// What of an answer counts: the place in it, and whether only the sign does.
type Component = (String, bool);

/// One number or word of an answer.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Leaf {
    Nothing,
    Truth(bool),
    Number(f64),
    Word(String),
    Block,
}

pub(super) type Token = Vec<Leaf>;

/// How a text says which side it is.
#[derive(Clone, Debug, Default)]
pub(super) struct Naming {
    components: Vec<Component>,
    /// What is said of each side, as far as it is known.
    known: Vec<(Token, Side)>,
    /// What is said of nothing.
    none: Token,
    /// Whether the words are those of A's sides.
    pub is_of_a: bool,
    /// Whether an answer tells only that something is hit.
    pub is_hit_only: bool,
    /// Whether a side is named also far from all blocks: it is asked only where A overlaps one.
    pub is_always: bool,
}

/// What is known about a text from plain cases.
#[derive(Clone, Debug)]
pub(super) struct Asked {
    pub when: ResponseWhen,
    /// What it adds to the velocity by itself.
    pub gravity: Gravity,
    pub naming: Option<Naming>,
    /// Whether the answer is the new place of A.
    pub returns_place: bool,
    /// Whether the velocity on the axis of a hit is turned round, not set to 0.
    pub bounces: bool,
    pub writes_velocity: bool,
    /// Whether A moves by the text itself.
    pub moves: bool,
    /// Whether the text puts A elsewhere where it is hit.
    pub puts: bool,
    /// Whether what is returned is such a flag: true at some sides alone.
    pub returns_flag: bool,
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
fn plain(side: Side, deep: f64, speed: f64) -> ResponseCase {
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
    ResponseCase { name: None, before, is_ball: false, velocity, blocks: vec![block] }
}

/// Nothing is near.
fn far(velocity: [f64; 2]) -> ResponseCase {
    ResponseCase {
        name: None,
        before: [-300.0, -200.0, 24.0, 24.0],
        is_ball: false,
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
    let given = Given { before: case.before, after: end, now, velocity: case.velocity, blocks: &case.blocks };
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
    let told = |ran: &response::Ran| {
        let mut all = leaves(&ran.answer);
        for (at, word) in ran.words.iter().enumerate() {
            all.extend(leaves(word).into_iter().map(|(path, leaf)| (format!("#{at}{path}"), leaf)));
        }
        all
    };
    let returns_flag = returns_flag(&far, &ran);
    let naming = if returns_place || returns_flag {
        None
    } else {
        let told_far = told(&far);
        let told: Vec<(Side, Vec<(String, Leaf)>)> = ran.iter().map(|(side, _, ran)| (*side, told(ran))).collect();
        naming(&told_far, &told)
    };
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
        gravity,
        naming,
        returns_place,
        bounces,
        writes_velocity,
        moves,
        puts,
        returns_flag,
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
fn did_something(ran: &response::Ran, quiet: &response::Ran, a: Rectangle, velocity: [f64; 2]) -> bool {
    let is_moved = ran.place.is_some_and(|place| place != [a[0], a[1]]);
    let is_said = ran.answer != quiet.answer && place_of(&ran.answer) != Some([a[0], a[1]]);
    is_moved || ran.velocity != velocity || is_said || ran.flags != quiet.flags || ran.words != quiet.words
}

/// Two numbers as a place.
pub(super) fn place_of(answer: &Answer) -> Option<[f64; 2]> {
    let Answer::Parts(parts) = answer else { return None };
    let named = |name: &str| parts.iter().find(|(own, _)| own.eq_ignore_ascii_case(name));
    let (x, y) = match (named("x"), named("y")) {
        (Some((_, x)), Some((_, y))) => (x, y),
        _ => match &parts[..] {
            [(_, x), (_, y)] => (x, y),
            _ => return None,
        },
    };
    match (x, y) {
        (Answer::Number(x), Answer::Number(y)) => Some([*x, *y]),
        _ => None,
    }
}

pub(super) fn leaves(answer: &Answer) -> Vec<(String, Leaf)> {
    let one = |leaf| vec![(String::new(), leaf)];
    match answer {
        Answer::Nothing => one(Leaf::Nothing),
        Answer::Truth(holds) => one(Leaf::Truth(*holds)),
        Answer::Number(number) => one(Leaf::Number(*number)),
        Answer::Word(word) => one(Leaf::Word(word.clone())),
        Answer::Block => one(Leaf::Block),
        Answer::Parts(parts) => {
            let of = |(name, part): &(String, Answer)| {
                let inner = leaves(part).into_iter();
                inner.map(|(path, leaf)| (format!("{name}.{path}"), leaf)).collect::<Vec<_>>()
            };
            parts.iter().flat_map(of).collect()
        }
    }
}

/// What stands at a place of an answer; nothing, if there is nothing.
fn at(told: &[(String, Leaf)], (path, is_sign): &Component) -> Leaf {
    let found = told.iter().find(|(own, _)| own == path).map_or(Leaf::Nothing, |(_, leaf)| leaf.clone());
    match found {
        Leaf::Number(number) if *is_sign => Leaf::Number(if number == 0.0 { 0.0 } else { number.signum() }),
        Leaf::Number(number) => Leaf::Number(number + 0.0),
        other => other,
    }
}

fn naming(far: &[(String, Leaf)], told: &[(Side, Vec<(String, Leaf)>)]) -> Option<Naming> {
    let mut paths: Vec<String> = Vec::new();
    for (path, _) in told.iter().flat_map(|(_, told)| told).chain(far) {
        if !paths.contains(path) {
            paths.push(path.clone());
        }
    }
    let is_steady = |component: &Component| {
        SIDES.iter().all(|side| {
            let mut of = told.iter().filter(|(own, _)| own == side).map(|(_, told)| at(told, component));
            let first = of.next();
            of.all(|other| Some(&other) == first.as_ref())
        })
    };
    let tells = |component: &Component| {
        let first = at(&told[0].1, component);
        told.iter().any(|(_, told)| at(told, component) != first) || at(far, component) != first
    };
    let mut components: Vec<Component> = Vec::new();
    for path in paths {
        let exact = (path.clone(), false);
        let sign = (path, true);
        let chosen = [exact, sign].into_iter().find(is_steady);
        components.extend(chosen.filter(tells));
    }
    // A word says it all.
    let has_word = |component: &Component| told.iter().any(|(_, told)| matches!(at(told, component), Leaf::Word(_)));
    if components.iter().any(has_word) {
        components.retain(has_word);
    }
    if components.is_empty() {
        return None;
    }
    let token = |told: &[(String, Leaf)]| components.iter().map(|component| at(told, component)).collect::<Token>();
    let none = token(far);
    let is_always = matches!(&none[..], [Leaf::Word(_)]) && meaning(&none).is_some();
    let mut known: Vec<(Token, Side)> = Vec::new();
    for side in SIDES {
        let said = told.iter().find(|(own, _)| *own == side).map(|(_, told)| token(told)).unwrap_or_default();
        if is_always || said != none {
            known.push((said, side));
        }
    }
    // Words and normals mean a side by themselves, of B or of A.
    let fixed: Vec<Option<Side>> = known.iter().map(|(token, _)| meaning(token)).collect();
    let mut naming = Naming { components, known: Vec::new(), none, is_of_a: false, is_hit_only: false, is_always };
    if !fixed.is_empty() && fixed.iter().all(Option::is_some) {
        naming.is_of_a =
            fixed.iter().zip(&known).all(|(fixed, (_, side))| fixed.is_some_and(|fixed| fixed == opposite(*side)));
        return Some(naming);
    }
    let is_one = |(at, (token, _)): (usize, &(Token, Side))| known[..at].iter().all(|(other, _)| other != token);
    if known.iter().enumerate().all(is_one) {
        naming.known = known;
        return Some(naming);
    }
    naming.is_hit_only = true;
    Some(naming)
}

/// The side that a word, or the two numbers of a normal or of a way out, is by itself.
fn meaning(token: &Token) -> Option<Side> {
    match &token[..] {
        [Leaf::Word(word)] => side_of_word(word),
        [Leaf::Number(x), Leaf::Number(y)] => match (*x, *y) {
            (x, 0.0) if x != 0.0 => Some(if x < 0.0 { SIDES[0] } else { SIDES[1] }),
            (0.0, y) if y != 0.0 => Some(if y < 0.0 { SIDES[2] } else { SIDES[3] }),
            _ => None,
        },
        _ => None,
    }
}

fn side_of_word(word: &str) -> Option<Side> {
    const WORDS: [&str; 4] = [
        "left west l links gauche izquierda",
        "right east r rechts droite derecha",
        "top up above north u t oben haut arriba floor ground",
        "bottom down below south d b unten bas abajo ceiling under",
    ];
    let last = word.rsplit(['.', ':']).next().unwrap_or(word);
    let lower: Vec<String> = response::subwords(last).into_iter().chain([last.to_lowercase()]).collect();
    let mut found = SIDES.into_iter().zip(WORDS).filter(|(_, names)| lower.iter().any(|part| is_in(part, names)));
    match (found.next(), found.next()) {
        (Some((side, _)), None) => Some(side),
        _ => None,
    }
}

impl Naming {
    /// Which side an answer names. The first is whether anything was said, as in no far case.
    pub(super) fn read(&self, answer: &Answer, words: &[Answer]) -> (bool, Option<Side>) {
        let mut told = leaves(answer);
        for (at, word) in words.iter().enumerate() {
            told.extend(leaves(word).into_iter().map(|(path, leaf)| (format!("#{at}{path}"), leaf)));
        }
        let token: Token = self.components.iter().map(|component| at(&told, component)).collect();
        if token == self.none && !self.is_always {
            return (false, None);
        }
        if self.is_hit_only {
            return (true, None);
        }
        let learnt = self.known.iter().find(|(known, _)| *known == token).map(|(_, side)| *side);
        let own = meaning(&token).filter(|_| self.known.is_empty());
        let own = own.map(|side| if self.is_of_a { opposite(side) } else { side });
        (true, learnt.or(own))
    }
}

impl Asked {
    /// Whether the answers name a side, and not only that something is hit.
    pub(super) fn names_sides(&self) -> bool {
        self.naming.as_ref().is_some_and(|naming| !naming.is_hit_only)
    }
}

//! What became of what the code after a hit was given: A's place and velocity, flags, and what is returned.

use super::super::inputs::{ListPath, Step};
use super::super::paths::{Amount, Num};
use super::super::run::{Run, Runner, Value};
use super::super::{FormulaFlaw, wrong};
use super::names::{Role, Time};
use super::parts::{Entry, What};
use super::state::Held;
use super::{Answer, Given, Ran, Rectangle, ResponseProgram, ResponseRefusal};
use hantei_collision::Axis;

/// The numbers of a block.
type Numbers = Vec<(Role, f64)>;

impl ResponseProgram {
    /// Where the shape begins on an axis if this number is its part.
    fn begin(&self, number: f64, role: Role, size: f64) -> Option<(Axis, f64)> {
        match role {
            Role::Place(axis) if self.parts.centres[0] => Some((axis, number - size / 2.0)),
            Role::Place(axis) | Role::Min(axis) => Some((axis, number)),
            Role::Max(axis) => Some((axis, number - size)),
            Role::Centre(axis) => Some((axis, number - size / 2.0)),
            _ => None,
        }
    }

    pub(super) fn read_back(&self, runner: &mut Runner<'_>, held: &Held, answer: Value, given: &Given<'_>) -> Run<Ran> {
        let place = self.judged.place();
        let mut ran = Ran {
            answer: Answer::Nothing,
            place: None,
            velocity: given.velocity,
            flags: Vec::new(),
            words: Vec::new(),
            removed: 0,
            carried: [0.0; 2],
        };
        let is_new = self.parts.has(|entry| entry.is_written && matches!(entry.what, What::A(Time::New, _)));
        let time = if is_new { Time::New } else { Time::Now };
        let start = given.a(time);
        let mut place_now = [start[0], start[1]];
        let mut seen: [Option<f64>; 2] = [None; 2];
        let mut of_block = Vec::new();
        for entry in self.parts.entries.iter().filter(|entry| !entry.in_list) {
            let Some(value) = self.now(runner, held, entry)? else { continue };
            match entry.what {
                What::A(of, role) if of == time && entry.is_written => {
                    let number = amount(runner.number(&value, &place)?);
                    let sizes = [start[2], start[3]];
                    let size = |axis: Axis| sizes[axis as usize];
                    match role {
                        Role::Size(_) | Role::Half(_) | Role::Side | Role::Radius | Role::Diameter => {
                            if number != self.part(start, role, self.parts.centres[0]) {
                                return self.refuse(ResponseRefusal::Resizes(self.parts.names[0].clone()));
                            }
                        }
                        _ => {
                            let axis = match role {
                                Role::Place(axis) | Role::Min(axis) | Role::Max(axis) | Role::Centre(axis) => axis,
                                _ => continue,
                            };
                            let Some((_, begin)) = self.begin(number, role, size(axis)) else { continue };
                            if seen[axis as usize].is_some_and(|other| (other - begin).abs() > 1e-9) {
                                return self.refuse(ResponseRefusal::Resizes(self.parts.names[0].clone()));
                            }
                            seen[axis as usize] = Some(begin);
                            place_now[axis as usize] = begin;
                        }
                    }
                }
                What::B(role) => of_block.push((role, amount(runner.number(&value, &place)?))),
                What::Speed(axis) if entry.is_written => {
                    ran.velocity[axis as usize] = amount(runner.number(&value, &place)?);
                }
                What::Flag if entry.is_written => {
                    let is_set = match &value {
                        Value::Bool(holds) => *holds,
                        Value::Nothing => false,
                        other => amount(runner.number(other, &place)?) != 0.0,
                    };
                    ran.flags.push((entry.written(), is_set));
                }
                What::Word if entry.is_written => ran.words.push(self.answer(runner, &value)?),
                _ => {}
            }
        }
        if self.moves() {
            ran.place = Some(place_now);
        }
        ran.carried = match &self.parts.list {
            Some(list) => self.carried(&self.blocks(runner, held, list)?, given),
            None => self.carried(&[of_block], given),
        }
        .map_or_else(|| self.refuse(ResponseRefusal::ChangesBlock(self.parts.names[1].clone())), Ok)?;
        ran.removed = self.removed(runner, held, given.blocks.len())?;
        ran.answer = self.answer(runner, &answer)?;
        Ok(ran)
    }

    fn refuse<Out>(&self, why: ResponseRefusal) -> Run<Out> {
        wrong(FormulaFlaw::Response(why), &self.judged.place())
    }

    /// Whether the place of A is set.
    pub(crate) fn moves(&self) -> bool {
        self.parts.has(|entry| {
            entry.is_written && matches!(entry.what, What::A(Time::Now | Time::New, role) if role.is_place())
        })
    }

    /// What stands under a name after the run; `None` for an element, and where it does not reach the caller.
    pub(super) fn now(&self, runner: &mut Runner<'_>, held: &Held, entry: &Entry) -> Run<Option<Value>> {
        if entry.what == What::Aside {
            return Ok(None);
        }
        let Some(mut value) = held.get(&(entry.root.clone(), entry.parameter)).cloned() else { return Ok(None) };
        for step in &entry.steps {
            value = match (step, &value) {
                (Step::Member(name), Value::Object(_)) => match runner.member(&value, name, &self.judged.place()) {
                    Ok(value) => value,
                    Err(_) => return Ok(None),
                },
                (Step::Index(at), Value::List(items)) => match items.borrow().get(*at) {
                    Some(item) => item.clone(),
                    None => return Ok(None),
                },
                _ => return Ok(None),
            };
        }
        Ok(Some(value))
    }

    /// What is in the list of blocks after the run.
    pub(super) fn items(&self, runner: &mut Runner<'_>, held: &Held, list: &ListPath) -> Run<Vec<Value>> {
        let place = self.judged.place();
        let Some(mut value) = held.get(&(list.root.clone(), list.parameter)).cloned() else { return Ok(Vec::new()) };
        for step in &list.steps {
            let Step::Member(name) = step else { return Ok(Vec::new()) };
            value = runner.member(&value, name, &place)?;
        }
        let Value::List(items) = value else { return self.refuse(ResponseRefusal::ChangesBlock(list.written())) };
        let items = items.borrow().clone();
        Ok(items)
    }

    /// A part of an element; `None` if it has none.
    pub(super) fn part_of_item(&self, runner: &mut Runner<'_>, item: &Value, steps: &[Step]) -> Run<Option<Value>> {
        let mut value = item.clone();
        for step in steps {
            value = match (step, &value) {
                (Step::Member(name), _) => runner.member(&value, name, &self.judged.place())?,
                (Step::Index(at), Value::List(parts)) => {
                    let part = parts.borrow().get(*at).cloned();
                    part.unwrap_or(Value::Nothing)
                }
                _ => return Ok(None),
            };
        }
        Ok(Some(value))
    }

    /// The numbers of each block that is left in the list.
    fn blocks(&self, runner: &mut Runner<'_>, held: &Held, list: &ListPath) -> Run<Vec<Numbers>> {
        let mut blocks = Vec::new();
        for item in self.items(runner, held, list)? {
            let mut numbers = Vec::new();
            for entry in self.parts.entries.iter().filter(|entry| entry.in_list) {
                let What::B(role) = entry.what else { continue };
                if let Some(value) = self.part_of_item(runner, &item, &entry.steps)? {
                    numbers.push((role, amount(runner.number(&value, &self.judged.place())?)));
                }
            }
            blocks.push(numbers);
        }
        Ok(blocks)
    }

    /// How far the blocks that are left were moved: not at all, or all by their velocity. `None` if something else became of them.
    fn carried(&self, left: &[Numbers], given: &Given<'_>) -> Option<[f64; 2]> {
        let [x, y] = given.of_blocks;
        let ways = [[0.0; 2], [x, y], [x, 0.0], [0.0, y]];
        ways.into_iter().find(|[x, y]| {
            // They are in the same order as before.
            let mut blocks = given.blocks.iter();
            let is_at = |numbers: &Numbers, [left, top, w, h]: Rectangle| {
                let moved = [left + x, top + y, w, h];
                numbers.iter().all(|(role, number)| (number - self.part_of_block(moved, *role)).abs() < 1e-9)
            };
            left.iter().all(|numbers| blocks.by_ref().any(|block| is_at(numbers, *block)))
        })
    }

    /// A value that is returned, as far as it can be understood.
    fn answer(&self, runner: &mut Runner<'_>, value: &Value) -> Run<Answer> {
        let place = self.judged.place();
        let unknown =
            |written: String| wrong(FormulaFlaw::Response(ResponseRefusal::Answer(written)), &self.judged.place());
        Ok(match value {
            Value::Nothing => Answer::Nothing,
            Value::Bool(holds) => Answer::Truth(*holds),
            Value::Number(number) => Answer::Number(amount(*number)),
            Value::Text(text) => Answer::Word(text.to_string()),
            Value::Space(name) => Answer::Word(name.to_string()),
            Value::Thing(thing) if thing.parameter.is_none() => Answer::Word(thing.path()),
            Value::List(items) => {
                let items = items.borrow().clone();
                let mut parts = Vec::new();
                for (at, item) in items.iter().enumerate() {
                    parts.push((format!("[{at}]"), self.answer(runner, item)?));
                }
                Answer::Parts(parts)
            }
            Value::Object(object) => {
                if runner.is_rect(object) {
                    return Ok(Answer::Block);
                }
                let fields = object.fields.borrow().clone();
                let mut parts = Vec::new();
                for (name, field) in fields {
                    parts.push((name.to_string(), self.answer(runner, &field)?));
                }
                Answer::Parts(parts)
            }
            Value::Sum(..) | Value::Each(..) => match runner.number(value, &place) {
                Ok(number) => Answer::Number(amount(number)),
                Err(_) => {
                    let mut parts = Vec::new();
                    for axis in ["x", "y"] {
                        let part = runner.member(value, &axis.into(), &place)?;
                        let number = amount(runner.number(&part, &place)?);
                        parts.push((axis.to_owned(), Answer::Number(number)));
                    }
                    Answer::Parts(parts)
                }
            },
            _ => return unknown(runner.written(&place)),
        })
    }
}

pub(super) const fn amount(number: Num) -> f64 {
    match number.amount {
        Amount::Whole(whole) => whole as f64,
        Amount::Fraction(fraction) => fraction,
        Amount::Open(_) => f64::NAN,
    }
}

//! A step with other numbers, for asking it again.

use super::{Act, CourseStep, Session, StepKind, fill};
use crate::scene::{self, Answer, Event, Value, Viewer};
use hantei_collision::Point;

/// How far everything moves the first time, the second time, and so on, world units.
const MOVES: [(f64, f64); 6] = [(7.0, 4.0), (-6.0, 9.0), (13.0, -5.0), (-9.0, -7.0), (4.0, 12.0), (-14.0, 3.0)];
/// Knobs with coordinates that are not places of shapes.
const STAY: [&str; 3] = ["pan", "zoom", "v"];

impl CourseStep {
    /// The same question with other numbers, and its answers in another order, for each `turn` from 1 on; the same step
    /// if neither is possible.
    pub fn again(&self, turn: usize) -> Self {
        let mut step = self.with_numbers(turn.max(1) - 1);
        if let StepKind::Choice { options, right, .. } = &mut step.kind {
            let (by, count) = (turn % options.len(), options.len());
            options.rotate_left(by);
            *right = (*right + count - by) % count;
        }
        step
    }

    /// Whether a learner who has just been told the answer has to think again: other numbers, another picture, or at least
    /// another order.
    pub fn can_vary(&self) -> bool {
        match &self.kind {
            StepKind::Number { right: goal, .. } => {
                let number = |step: &Self| goal.number(&scene::open(&step.open).ok()?.answers());
                let has_numbers = [self.text.as_ref(), Some(&self.task)].into_iter().flatten().any(fill::asks);
                let mut others =
                    (1..=MOVES.len()).map(|turn| self.again(turn)).filter(|other| other.is_other_than(self));
                others.any(|other| has_numbers || number(&other) != number(self))
            }
            StepKind::Guess { .. } | StepKind::Choice { .. } => self.again(1).is_other_than(self),
            StepKind::Goal(_) | StepKind::Ticks(_) | StepKind::Formula { .. } | StepKind::Test(_) => true,
        }
    }

    /// Whether the same question has other answers in sight: their order, or else the opening.
    pub(super) fn is_other_than(&self, last: &Self) -> bool {
        match (&self.kind, &last.kind) {
            (StepKind::Choice { right, .. }, StepKind::Choice { right: before, .. }) => right != before,
            _ => self.open != last.open,
        }
    }

    fn with_numbers(&self, turn: usize) -> Self {
        if !self.again.is_empty() {
            let open = self.again[turn % self.again.len()].clone();
            let step = Self { open, ..self.clone() };
            return if step.is_solved() { step } else { Self { solution: Vec::new(), ..step } };
        }
        let by = MOVES[turn % MOVES.len()];
        self.moved(by).unwrap_or_else(|| self.clone())
    }

    /// Everything moved by whole numbers; `None` if a text would no longer be right.
    fn moved(&self, by: (f64, f64)) -> Option<Self> {
        let before = scene::open(&self.open).ok()?;
        let open: Vec<String> = self.open.iter().map(|word| moved_word(word, &before, by)).collect();
        let after = scene::open(&open).ok().filter(|_| open != self.open)?;
        let changed = changed_numbers(&before, &after)?;
        // A text writes the sign apart.
        let says = |number: &f64| changed.iter().any(|changed| changed.abs() == *number);
        if self.texts().flat_map(fill::numbers).any(|number| says(&number)) {
            return None;
        }
        // Its answer has to stay the same, or change with the numbers.
        let solution = self.solution.iter().map(|act| moved_act(act, &before, by)).collect();
        let step = Self { open, solution, ..self.clone() };
        step.is_solved().then_some(step)
    }

    /// Whether its solution solves it, if it has acts to play.
    fn is_solved(&self) -> bool {
        if !matches!(self.kind, StepKind::Goal(_) | StepKind::Ticks(_) | StepKind::Formula { .. }) {
            return true;
        }
        Session::is_solved_by_itself(self)
    }
}

/// A word of an opening with its place moved.
fn moved_word(word: &str, scene: &Viewer, by: (f64, f64)) -> String {
    let moved = word.split_once('=').and_then(|(key, value)| Some((key, moved_value(key, value, scene, by)?)));
    moved.map_or_else(|| word.to_owned(), |(key, value)| format!("{key}={value}"))
}

/// A knob's value with its place moved; `None` if it is not a place.
fn moved_value(key: &str, value: &str, scene: &Viewer, (dx, dy): (f64, f64)) -> Option<String> {
    if STAY.contains(&key) {
        return None;
    }
    let setting = scene.settings().into_iter().find(|setting| setting.key == key)?;
    match setting.value {
        Value::Numbers { fields: [x, y, ..], .. } if (x.name, y.name) == ("x", "y") => {}
        Value::Points { .. } => {}
        _ => return None,
    }
    let place = |part: &str| {
        let mut numbers = part.splitn(3, ',');
        let (x, y): (f64, f64) = (numbers.next()?.trim().parse().ok()?, numbers.next()?.trim().parse().ok()?);
        let rest = numbers.next().map(|rest| format!(",{rest}")).unwrap_or_default();
        Some(format!("{},{}{rest}", x + dx, y + dy))
    };
    let parts: Vec<String> = value.split('/').map(place).collect::<Option<_>>()?;
    Some(parts.join("/"))
}

fn moved_act(act: &Act, scene: &Viewer, by: (f64, f64)) -> Act {
    let to = |at: Point| Point::new(at.x + by.0, at.y + by.1);
    match act {
        Act::Set(key, value) => {
            Act::Set(key.clone(), moved_value(key, value, scene, by).unwrap_or_else(|| value.clone()))
        }
        Act::Happens(Event::PointerMoved(at)) => Act::Happens(Event::PointerMoved(to(*at))),
        Act::Happens(Event::Pressed { at, shift }) => Act::Happens(Event::Pressed { at: to(*at), shift: *shift }),
        Act::Happens(Event::Released(at)) => Act::Happens(Event::Released(to(*at))),
        other => other.clone(),
    }
}

/// The numbers that another scene answers differently; `None` if any other answer differs: that is another case.
fn changed_numbers(before: &Viewer, after: &Viewer) -> Option<Vec<f64>> {
    let mut changed = Vec::new();
    for ((_, before), (_, after)) in before.answers().into_iter().zip(after.answers()) {
        match (before, after) {
            (before, after) if before == after => {}
            (Some(Answer::Number(before)), Some(Answer::Number(_))) => changed.push(before),
            _ => return None,
        }
    }
    Some(changed)
}

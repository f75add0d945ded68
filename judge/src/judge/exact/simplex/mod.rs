//! Can some linear forms have these signs at once? Made for repeated questions with one condition more or less.
//! Idea: the simplex method, as solvers of logic use it. Each linear form is a variable with a row of the tableau; a
//! sign is a bound on it. A new bound starts from the last answer, so most answers cost one or two pivots, and taking a
//! bound back costs nothing. A strict bound is off by an infinitely small amount. Bland's rule (the first variable that
//! can help) prevents endless loops.
//! Source: B. Dutertre, L. de Moura, "A fast linear-arithmetic solver for DPLL(T)", CAV 2006.

mod most;

use super::near::{Near, Relation};
use super::{Form, Rational};

/// The factors that are changed in one step.
const WORK: u64 = 256;
/// A form of short numbers that is computed, in factors.
const FORM: u64 = 24;
/// The most of them in one change of a free number, which takes a few milliseconds: a larger one stops the proof.
const AT_ONCE: u64 = 5_000 * WORK;

struct Variable {
    value: Near,
    least: Option<Near>,
    most: Option<Near>,
    place: Place,
}

impl Variable {
    fn is_below_least(&self) -> bool {
        self.least.as_ref().is_some_and(|least| self.value < *least)
    }

    fn is_above_most(&self) -> bool {
        self.most.as_ref().is_some_and(|most| self.value > *most)
    }

    fn can_move(&self, up: bool) -> bool {
        let bound = if up { &self.most } else { &self.least };
        bound.as_ref().is_none_or(|bound| if up { self.value < *bound } else { self.value > *bound })
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Place {
    Column(usize),
    Row(usize),
}

struct Row {
    variable: usize,
    factors: Vec<Rational>,
}

struct Before {
    variable: usize,
    least: Option<Near>,
    most: Option<Near>,
}

/// Bounds on linear forms, and numbers within them as long as some exist.
pub(in crate::judge) struct Simplex {
    numbers: usize,
    variables: Vec<Variable>,
    columns: Vec<usize>,
    rows: Vec<Row>,
    known: Vec<(Vec<Rational>, usize)>,
    changed: Vec<Before>,
    /// Whether all numbers are whole: then bounds on forms, whose factors are whole, are rounded to whole numbers.
    is_whole: bool,
    /// The number of questions and of changes to the free numbers; a change of many or long numbers counts more.
    pub(in crate::judge) steps: usize,
    /// With so many steps it is stopped: then nothing is possible any more, and no answer counts.
    pub(in crate::judge) limit: usize,
}

impl Simplex {
    pub(in crate::judge) fn new(numbers: usize, is_whole: bool) -> Self {
        let variable = |place| Variable {
            value: Near::exactly(Rational::ZERO),
            least: None,
            most: None,
            place: Place::Column(place),
        };
        Self {
            numbers,
            variables: (0..numbers).map(variable).collect(),
            columns: (0..numbers).collect(),
            rows: Vec::new(),
            known: Vec::new(),
            changed: Vec::new(),
            is_whole,
            steps: 0,
            limit: usize::MAX,
        }
    }

    /// Stops it, because its numbers are too long.
    pub(in crate::judge) fn stop(&mut self) {
        self.steps = self.steps.max(self.limit);
    }

    /// Counts forms that were computed without it.
    pub(in crate::judge) fn computed(&mut self, forms: u64) {
        self.worked(forms * FORM);
    }

    const fn is_stopped(&self) -> bool {
        self.steps >= self.limit
    }

    fn worked(&mut self, work: u64) {
        self.steps = self.steps.saturating_add((work / WORK) as usize);
    }

    pub(super) const fn numbers(&self) -> usize {
        self.numbers
    }

    pub(super) fn value(&self, variable: usize) -> &Near {
        &self.variables[variable].value
    }

    /// A point to [undo](Self::undo) back to.
    pub(in crate::judge) const fn mark(&self) -> usize {
        self.changed.len()
    }

    pub(in crate::judge) fn undo(&mut self, mark: usize) {
        while self.changed.len() > mark {
            if let Some(Before { variable, least, most }) = self.changed.pop() {
                (self.variables[variable].least, self.variables[variable].most) = (least, most);
            }
        }
    }

    /// The variable of a form without its constant, and the divisor of the form; `None` for a constant.
    fn variable(&mut self, form: &Form) -> Option<(usize, Rational)> {
        let (direction, scale) = form.direction()?;
        self.worked(direction.iter().map(Rational::cost).sum());
        if let Some((_, variable)) = self.known.iter().find(|(known, _)| *known == direction) {
            return Some((*variable, scale));
        }
        let mut alone = direction.iter().enumerate().filter(|(_, factor)| !factor.is_zero());
        let variable = match (alone.next(), alone.next()) {
            (Some((number, _)), None) => number,
            _ => self.add_row(&direction),
        };
        self.known.push((direction, variable));
        Some((variable, scale))
    }

    fn add_row(&mut self, direction: &[Rational]) -> usize {
        let mut factors = vec![Rational::ZERO; self.numbers];
        let mut value = Near::exactly(Rational::ZERO);
        for (number, factor) in direction.iter().enumerate().filter(|(_, factor)| !factor.is_zero()) {
            value = value.plus(&self.variables[number].value, factor);
            match self.variables[number].place {
                Place::Column(column) => factors[column] = &factors[column] + factor,
                Place::Row(row) => add_to(&mut factors, &self.rows[row].factors, factor),
            }
        }
        let variable = self.variables.len();
        self.variables.push(Variable { value, least: None, most: None, place: Place::Row(self.rows.len()) });
        self.rows.push(Row { variable, factors });
        variable
    }

    /// Adds the condition; returns whether all are possible together. If not, it must be [undone](Self::undo).
    pub(in crate::judge) fn restrict(&mut self, form: &Form, relation: Relation) -> bool {
        let Some((variable, scale)) = self.variable(form) else { return relation.has(form.constant.sign()) };
        let bound = (-&form.constant).over(&scale);
        let relation = if scale.sign().is_lt() { relation.mirrored() } else { relation };
        self.bound(variable, relation, bound) && self.check()
    }

    /// Sets a bound; false if it contradicts another one of the same variable.
    pub(super) fn bound(&mut self, variable: usize, relation: Relation, bound: Rational) -> bool {
        let off = |by: i32| Rational::whole(by);
        let near = |at: &Rational, beyond: i32| Near { at: at.clone(), beyond: Rational::whole(beyond) };
        let (least, most) = match relation {
            Relation::AtLeast if self.is_whole => (Some(near(&bound.ceil(), 0)), None),
            Relation::Above if self.is_whole => (Some(near(&(&bound.floor() + &off(1)), 0)), None),
            Relation::AtMost if self.is_whole => (None, Some(near(&bound.floor(), 0))),
            Relation::Below if self.is_whole => (None, Some(near(&(&bound.ceil() - &off(1)), 0))),
            Relation::Zero if self.is_whole && !bound.is_whole() => return false,
            Relation::AtLeast => (Some(near(&bound, 0)), None),
            Relation::Above => (Some(near(&bound, 1)), None),
            Relation::AtMost => (None, Some(near(&bound, 0))),
            Relation::Below => (None, Some(near(&bound, -1))),
            Relation::Zero => (Some(near(&bound, 0)), Some(near(&bound, 0))),
        };
        let own = &self.variables[variable];
        let least = least.filter(|new| own.least.as_ref().is_none_or(|old| new > old));
        let most = most.filter(|new| own.most.as_ref().is_none_or(|old| new < old));
        if least.is_none() && most.is_none() {
            return true;
        }
        self.changed.push(Before { variable, least: own.least.clone(), most: own.most.clone() });
        let own = &mut self.variables[variable];
        own.least = least.or(own.least.take());
        own.most = most.or(own.most.take());
        if own.least.as_ref().zip(own.most.as_ref()).is_some_and(|(least, most)| least > most) {
            return false;
        }
        // A free variable moves within its bounds at once, and the sums follow.
        if let Place::Column(column) = own.place {
            let value = match (&own.least, &own.most) {
                (Some(least), _) if own.value < *least => least.clone(),
                (_, Some(most)) if own.value > *most => most.clone(),
                _ => return true,
            };
            let by = value.minus(&own.value);
            self.move_column(column, &by);
        }
        true
    }

    /// Makes a bound strict wherever that is possible.
    pub(super) fn go_inside(&mut self) {
        for variable in 0..self.variables.len() {
            for relation in [Relation::Above, Relation::Below] {
                let own = &self.variables[variable];
                let (bound, other) =
                    if relation == Relation::Above { (&own.least, &own.most) } else { (&own.most, &own.least) };
                if bound == other {
                    continue;
                }
                let Some(Near { at, .. }) = bound.as_ref().filter(|bound| bound.beyond.is_zero()) else { continue };
                let (at, mark) = (at.clone(), self.mark());
                if !(self.bound(variable, relation, at) && self.check()) {
                    self.undo(mark);
                    self.check();
                }
            }
        }
    }

    /// Whether some numbers are within all bounds; then they are found.
    pub(super) fn check(&mut self) -> bool {
        self.steps += 1;
        loop {
            if self.is_stopped() {
                return false;
            }
            let broken = |row: &&Row| {
                let own = &self.variables[row.variable];
                own.is_below_least() || own.is_above_most()
            };
            let Some(variable) = self.rows.iter().filter(broken).map(|row| row.variable).min() else { return true };
            let Place::Row(row) = self.variables[variable].place else { return true };
            let own = &self.variables[variable];
            let up = own.is_below_least();
            let Some(goal) = (if up { &own.least } else { &own.most }).clone() else { return true };
            let Some(column) = self.helping(row, up) else { return false };
            let by = goal.minus(&own.value).over(&self.rows[row].factors[column]);
            let each: u64 = self.rows[row].factors.iter().map(Rational::cost).sum();
            if each * self.rows.len() as u64 > AT_ONCE {
                self.stop();
                return false;
            }
            self.move_column(column, &by);
            self.pivot(row, column);
        }
    }

    /// The column of the first variable that can move the row up or down.
    fn helping(&self, row: usize, up: bool) -> Option<usize> {
        let can_help = |(_, factor): &(usize, &Rational)| !factor.is_zero();
        let columns = self.rows[row].factors.iter().enumerate().filter(can_help);
        let helping = columns
            .filter(|(column, factor)| self.variables[self.columns[*column]].can_move(factor.sign().is_gt() == up));
        helping.map(|(column, _)| column).min_by_key(|&column| self.columns[column])
    }

    fn move_column(&mut self, column: usize, by: &Near) {
        let mut work = 0;
        for row in self.rows.iter().filter(|row| !row.factors[column].is_zero()) {
            let own = &mut self.variables[row.variable];
            own.value = own.value.plus(by, &row.factors[column]);
            work += own.value.at.cost();
        }
        self.worked(work);
        let own = &mut self.variables[self.columns[column]];
        own.value = own.value.plus(by, &Rational::ONE);
    }

    fn pivot(&mut self, row: usize, column: usize) {
        // row = … + factor * column  ⇒  column = row / factor - … / factor
        let divisor = -&self.rows[row].factors[column];
        let mut factors = std::mem::take(&mut self.rows[row].factors);
        factors[column] = Rational::whole(-1);
        for factor in factors.iter_mut().filter(|factor| !factor.is_zero()) {
            *factor = factor.over(&divisor);
        }
        let mut work = 0;
        for (_, other) in self.rows.iter_mut().enumerate().filter(|(place, _)| *place != row) {
            let factor = std::mem::replace(&mut other.factors[column], Rational::ZERO);
            if !factor.is_zero() {
                add_to(&mut other.factors, &factors, &factor);
                work += other.factors.iter().map(Rational::cost).sum::<u64>();
            }
        }
        self.worked(WORK + work);
        let (leaves, enters) = (self.columns[column], self.rows[row].variable);
        self.rows[row] = Row { variable: leaves, factors };
        self.columns[column] = enters;
        self.variables[leaves].place = Place::Row(row);
        self.variables[enters].place = Place::Column(column);
    }
}

fn add_to(factors: &mut [Rational], other: &[Rational], by: &Rational) {
    for (factor, other) in factors.iter_mut().zip(other).filter(|(_, other)| !other.is_zero()) {
        *factor = &*factor + &(other * by);
    }
}

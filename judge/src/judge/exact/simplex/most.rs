//! The largest value of a form within all bounds, and numbers within them.

use super::{Place, Simplex, Variable};
use crate::judge::exact::near::Near;
use crate::judge::exact::{Form, Rational};

impl Simplex {
    /// The least upper bound of a form within all bounds, which must be possible; `None` if there is none.
    pub(in crate::judge) fn most(&mut self, form: &Form) -> Option<Rational> {
        let Some((direction, scale)) = form.direction() else { return Some(form.constant.clone()) };
        // The row of the form itself, not of its direction, must go up.
        let up = if scale.sign().is_lt() { Rational::whole(-1) } else { Rational::ONE };
        let directed: Vec<Rational> = direction.iter().map(|factor| factor * &up).collect();
        let objective = self.add_row(&directed);
        let most = self.climb(objective);
        self.drop_row(objective);
        most.map(|most| &(&most.at * &(&scale * &up)) + &form.constant)
    }

    fn climb(&mut self, objective: usize) -> Option<Near> {
        loop {
            if self.is_stopped() {
                return None;
            }
            let Place::Row(row) = self.variables[objective].place else { return None };
            let Some(column) = self.helping(row, true) else { return Some(self.variables[objective].value.clone()) };
            let up = self.rows[row].factors[column].sign().is_gt();
            let own = &self.variables[self.columns[column]];
            let bound = if up { &own.most } else { &own.least };
            let own_steps = bound.as_ref().map(|bound| bound.minus(&own.value));
            let mut nearest: Option<(Near, Option<usize>)> = own_steps.map(|by| (by, None));
            for (place, other) in self.rows.iter().enumerate() {
                let factor = &other.factors[column];
                let variable = &self.variables[other.variable];
                let goes_up = factor.sign().is_gt() == up;
                let bound = if goes_up { &variable.most } else { &variable.least };
                let Some(bound) = bound.as_ref().filter(|_| !factor.is_zero()) else { continue };
                let by = bound.minus(&variable.value).over(factor);
                let is_nearer = |known: &(Near, Option<usize>)| {
                    let order = if up { by.cmp(&known.0) } else { known.0.cmp(&by) };
                    order.is_lt()
                        || order.is_eq() && known.1.is_some_and(|row| other.variable < self.rows[row].variable)
                };
                if nearest.as_ref().is_none_or(is_nearer) {
                    nearest = Some((by, Some(place)));
                }
            }
            let (by, row) = nearest?;
            self.move_column(column, &by);
            if let Some(row) = row {
                self.pivot(row, column);
            }
        }
    }

    fn drop_row(&mut self, variable: usize) {
        if let Place::Row(row) = self.variables[variable].place {
            self.rows.swap_remove(row);
            if let Some(moved) = self.rows.get(row) {
                self.variables[moved.variable].place = Place::Row(row);
            }
            self.variables.truncate(variable);
        }
    }

    /// Numbers within all bounds, without the infinitely small amounts.
    pub(in crate::judge) fn point(&self) -> Vec<Rational> {
        let mut amount = Rational::ONE;
        let mut limit = |smaller: &Near, greater: &Near| {
            let (room, loss) = (&greater.at - &smaller.at, &smaller.beyond - &greater.beyond);
            if loss.sign().is_gt() {
                amount = amount.clone().min(room.over(&loss));
            }
        };
        for own in &self.variables {
            own.least.iter().for_each(|least| limit(least, &own.value));
            own.most.iter().for_each(|most| limit(&own.value, most));
        }
        let number = |own: &Variable| &own.value.at + &(&own.value.beyond * &amount);
        self.variables[..self.numbers].iter().map(number).collect()
    }
}

//! Numbers that are easy to read: whole ones, else halves, quarters or tenths, as small as possible. Idea: branch and
//! bound. A number that is not whole must be at most the next whole one below, or at least the one above.

use super::near::Near;
use super::{Rational, Relation, Simplex};

/// The largest sizes of a whole number; the first size that works is taken.
const LARGEST: [i32; 7] = [4, 8, 16, 64, 256, 1024, 1_048_576];
/// Denominators of other numbers, and their largest size.
const STEPS: [i32; 5] = [2, 4, 10, 100, 1000];
const LARGEST_FRACTIONS: [i32; 2] = [8, 1024];

#[derive(Clone, Debug, PartialEq)]
pub(in crate::judge) enum Found {
    Point(Vec<Rational>),
    None,
    Unknown,
}

impl Simplex {
    /// Tries whole numbers within all bounds, then halves, quarters, tenths and so on, then any numbers, until one
    /// point is accepted. Points inside the bounds come first, where rounding could not decide otherwise.
    pub(in crate::judge) fn plain_point(&mut self, limit: usize, mut accepts: impl FnMut(&[Rational]) -> bool) -> bool {
        let mark = self.mark();
        self.go_inside();
        let is_found = self.plain_point_here(limit, &mut accepts);
        self.undo(mark);
        is_found || self.check() && self.plain_point_here(limit, &mut accepts)
    }

    fn plain_point_here(&mut self, limit: usize, accepts: &mut impl FnMut(&[Rational]) -> bool) -> bool {
        let whole = LARGEST.map(|largest| (1, largest)).into_iter();
        let broken = STEPS.into_iter().flat_map(|step| LARGEST_FRACTIONS.map(|largest| (step, largest)));
        for (step, largest) in whole.chain(broken) {
            if let Found::Point(point) = self.point_on(step, Some(largest), limit)
                && accepts(&point)
            {
                return true;
            }
        }
        self.check() && accepts(&self.point())
    }

    pub(in crate::judge) fn whole_point(&mut self, limit: usize) -> Found {
        for largest in LARGEST {
            if let found @ Found::Point(_) = self.point_on(1, Some(largest), limit) {
                return found;
            }
        }
        self.point_on(1, None, limit)
    }

    /// Multiples of `1 / step`, none farther from 0 than `largest`, after at most `limit` branches.
    fn point_on(&mut self, step: i32, largest: Option<i32>, limit: usize) -> Found {
        let mark = self.mark();
        let is_possible = largest.is_none_or(|largest| {
            let (most, least) = (Rational::whole(largest), Rational::whole(-largest));
            (0..self.numbers()).all(|number| {
                self.bound(number, Relation::AtMost, most.clone())
                    && self.bound(number, Relation::AtLeast, least.clone())
            })
        });
        let mut left = limit;
        let found = if is_possible { self.branch(&Rational::whole(step), &mut left) } else { Found::None };
        self.undo(mark);
        found
    }

    fn branch(&mut self, step: &Rational, left: &mut usize) -> Found {
        if !self.check() {
            return Found::None;
        }
        if *left == 0 {
            return Found::Unknown;
        }
        *left -= 1;
        let is_on = |near: &Near| near.beyond.is_zero() && (&near.at * step).is_whole();
        let Some(off) = (0..self.numbers()).find(|&number| !is_on(self.value(number))) else {
            return Found::Point(self.point());
        };
        let Near { at, beyond } = self.value(off).clone();
        let times = &at * step;
        let (below, above) = match beyond.sign() {
            std::cmp::Ordering::Less if times.is_whole() => (&times - &Rational::ONE, times),
            std::cmp::Ordering::Greater if times.is_whole() => (times.clone(), &times + &Rational::ONE),
            _ => (times.floor(), times.ceil()),
        };
        // Towards 0 first.
        let mut ways = [(Relation::AtMost, below), (Relation::AtLeast, above)];
        if at.sign().is_lt() {
            ways.swap(0, 1);
        }
        let mut is_sure = true;
        for (relation, bound) in ways {
            let mark = self.mark();
            let found = if self.bound(off, relation, bound.over(step)) { self.branch(step, left) } else { Found::None };
            self.undo(mark);
            match found {
                Found::Point(_) => return found,
                Found::Unknown => is_sure = false,
                Found::None => {}
            }
        }
        if is_sure { Found::None } else { Found::Unknown }
    }
}

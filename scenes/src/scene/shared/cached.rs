//! Something computed once, and kept while what it depends on stays the same.

use std::cell::RefCell;
use std::rc::Rc;

/// The last value, and what it was computed from.
pub(in crate::scene) struct Cached<From, Value>(RefCell<Option<(From, Rc<Value>)>>);

impl<From, Value> Default for Cached<From, Value> {
    fn default() -> Self {
        Self(RefCell::new(None))
    }
}

impl<From: PartialEq, Value> Cached<From, Value> {
    /// The value of `from`, which `compute` computes if it is not the last one.
    pub(in crate::scene) fn of(&self, from: From, compute: impl FnOnce(&From) -> Value) -> Rc<Value> {
        let mut kept = self.0.borrow_mut();
        match &*kept {
            Some((before, value)) if *before == from => Rc::clone(value),
            _ => {
                let value = Rc::new(compute(&from));
                *kept = Some((from, Rc::clone(&value)));
                value
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Cached;
    use std::cell::Cell;

    #[test]
    fn a_kept_value_is_computed_anew_only_from_something_else() {
        let (kept, times) = (Cached::default(), Cell::new(0));
        let double = |from: i32| {
            *kept.of(from, |from| {
                times.set(times.get() + 1);
                2 * from
            })
        };
        assert_eq!([double(1), double(1), double(2), double(2), double(1)], [2, 2, 4, 4, 2]);
        assert_eq!(times.get(), 3);
    }
}

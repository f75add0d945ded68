//! What the lenses of several scenes share: how one looks through them.

use crate::figure::{Anchor, Figure, Item, Role};
use crate::scene::{Field, Knob};
use crate::words::Text;
use hantei_collision::{Lens, Point, Precision, Rect};
use std::ops::Range;

/// Edge length of a square of the legend, as a part of the size of the words.
const SQUARE: f64 = 0.8;
/// From there to the words, stage pixels.
const BESIDE: f64 = 6.0;

/// What k can be.
const STEPS: [Field; 1] = [Field::new("k", 0.0, Lens::MOST as f64)];

/// How the numbers around a place are looked at.
#[derive(Default)]
pub(in crate::scene) struct Looked {
    pub(in crate::scene) precision: Precision,
    /// From cell to cell there are 2^k units in the last place.
    pub(in crate::scene) k: u8,
    /// How far the wheel is turned towards the next k.
    turned: f64,
}

impl Looked {
    /// The wheel is turned over the lens: nearer is a smaller k. It is at most `most`.
    pub(in crate::scene) fn wheeled(&mut self, steps: f64, most: u8) {
        let turned = self.turned - steps;
        self.turned = turned.fract();
        self.k = (f64::from(self.k.min(most)) + turned.trunc()).clamp(0.0, most.into()) as u8;
    }
}

/// A scene with a lens, and the knobs of that.
pub(in crate::scene) trait Lensed: Sized + 'static {
    /// How many bits its numbers have.
    const PRECISION: Knob<Self> = Knob::of_view(Knob::choice(
        "precision",
        Precision::NAMES,
        |it| it.looked().precision as usize,
        |it, place| it.looked_mut().precision = Precision::ALL[place],
    ));
    /// How far they are from one another.
    const K: Knob<Self> = Knob::of_view(Knob::number(
        "k",
        &STEPS,
        |it| it.looked().k.into(),
        |it, k| it.looked_mut().k = STEPS[0].clamp(k.round()) as u8,
    ));

    fn looked(&self) -> &Looked;
    fn looked_mut(&mut self) -> &mut Looked;
}

/// The numbers from 0 to before `count` that are so, as runs.
pub(in crate::scene) fn runs(count: usize, is_so: impl Fn(usize) -> bool) -> Vec<Range<usize>> {
    let mut runs: Vec<Range<usize>> = Vec::new();
    for i in (0..count).filter(|&i| is_so(i)) {
        match runs.last_mut() {
            Some(run) if run.end == i => run.end += 1,
            _ => runs.push(i..i + 1),
        }
    }
    runs
}

/// Adds a square in a colour of the cells, and its meaning beside it, in words of this size.
pub(in crate::scene) fn legend(figure: &mut Figure, left: Point, role: Role, meaning: Text, words: f64) {
    let side = words * SQUARE;
    let rect = Rect::from_centre_size(left.moved(side / 2.0, 0.0), side, side);
    figure.push(Item::Rect { rect: rect.grown(1.0), role: Role::Edge });
    if role == Role::LensWrong {
        figure.push(Item::Rect { rect, role: Role::Halo });
        figure.push_hatching(rect, role);
    } else {
        figure.push(Item::Rect { rect, role });
    }
    figure.write(left.moved(side, 0.0).moved(BESIDE, 0.0), Anchor::Start, meaning, words, Role::Text);
}

#[cfg(test)]
mod tests {
    use super::runs;

    #[test]
    fn runs_are_as_long_as_can_be() {
        assert_eq!(runs(7, |i| i < 2 || i == 4 || i == 6), [0..2, 4..5, 6..7]);
        assert_eq!(runs(3, |_| true).len(), 1, "all are one");
        assert!(runs(3, |_| false).is_empty(), "none");
    }
}

//! What the lenses of several scenes share.

use crate::figure::{Anchor, Figure, Item, Role};
use crate::scene::{Field, Knob};
use crate::text;
use crate::words::Text;
use hantei_collision::{Lens, Point, Precision, Rect};
use std::ops::Range;

/// Side of a legend's square, as a part of the font size.
const SQUARE: f64 = 0.8;
/// From the square to its words, stage pixels.
const BESIDE: f64 = 6.0;

const STEPS: [Field; 1] = [Field::new("k", 0.0, Lens::MOST as f64)];

/// In how many cells the method is wrong.
pub(in crate::scene) fn headline(wrong: usize, all: usize) -> Text {
    let all = Text::Whole(all as u64);
    match wrong {
        0 => text!("lens-all-right", all = all),
        _ => text!("lens-wrong", wrong = Text::Whole(wrong as u64), all = all),
    }
}

/// How the lens is set.
#[derive(Default)]
pub(in crate::scene) struct Looked {
    pub(in crate::scene) precision: Precision,
    /// There are 2^k units in the last place from cell to cell.
    pub(in crate::scene) k: u8,
    /// How far the wheel has turned towards the next k.
    turned: f64,
}

impl Looked {
    /// Turns the wheel over the lens: zooming in makes k smaller. k stays at most `most`.
    pub(in crate::scene) fn wheeled(&mut self, steps: f64, most: u8) {
        let turned = self.turned - steps;
        self.turned = turned.fract();
        self.k = (f64::from(self.k.min(most)) + turned.trunc()).clamp(0.0, most.into()) as u8;
    }
}

pub(in crate::scene) trait Lensed: Sized + 'static {
    /// The bits of the numbers.
    const PRECISION: Knob<Self> = Knob::of_view(Knob::choice(
        "precision",
        Precision::NAMES,
        |it| it.looked().precision as usize,
        |it, place| it.looked_mut().precision = Precision::ALL[place],
    ));
    /// The distance between the numbers.
    const K: Knob<Self> = Knob::of_view(Knob::number(
        "k",
        &STEPS,
        |it| it.looked().k.into(),
        |it, k| it.looked_mut().k = STEPS[0].clamp(k.round()) as u8,
    ));

    fn looked(&self) -> &Looked;
    fn looked_mut(&mut self) -> &mut Looked;
}

/// The runs of numbers below `count` for which `is_so` holds.
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

/// Whether something in this colour is drawn: a legend names nothing else.
pub(in crate::scene) fn occurs(figure: &Figure, role: Role) -> bool {
    figure.leaves().into_iter().any(|item| match item {
        Item::Rects { rects, role: of } => *of == role && !rects.is_empty(),
        Item::Lines { lines, role: of } => *of == role && !lines.is_empty(),
        Item::Rect { role: of, .. } | Item::Dot { role: of, .. } => *of == role,
        _ => false,
    })
}

/// Adds a square in a cell's colour and its meaning, in this font size.
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

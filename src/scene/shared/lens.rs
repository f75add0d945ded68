//! What the lenses of several scenes share: how one looks through them.

use crate::scene::{Field, Knob};
use hantei_collision::{Lens, Precision};

/// What k can be.
const STEPS: [Field; 1] = [Field::new("k", 0.0, Lens::MOST as f64)];

/// How the numbers around a place are looked at.
#[derive(Default)]
pub(in crate::scene) struct Looked {
    pub(in crate::scene) on: bool,
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
    /// Whether it is shown.
    const LENS: Knob<Self> = Knob::of_view(Knob::switch("lens", |it| it.looked().on, |it, on| it.looked_mut().on = on));
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

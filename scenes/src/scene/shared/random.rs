//! Random-looking numbers, the same for a seed on every machine.

use hantei_collision::Interval;

/// Dealt lengths are multiples of this, world units.
pub(in crate::scene) const STEP: f64 = 10.0;

/// The numbers of a seed (`SplitMix64`, top 53 bits).
pub struct Numbers(u64);

impl Numbers {
    /// The numbers of this seed.
    pub fn of(seed: u64) -> Self {
        Self(seed.wrapping_mul(0x2545_f491_4f6c_dd1d))
    }

    /// The next number from 0 to before `below`.
    pub fn below(&mut self, below: f64) -> f64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((mixed ^ (mixed >> 31)) >> 11) as f64 / (1u64 << 53) as f64 * below
    }

    /// A place in a list of `count`.
    pub fn place(&mut self, count: usize) -> usize {
        (self.below(count as f64) as usize).min(count.saturating_sub(1))
    }

    /// A multiple of `step` from `least` to `most`, which are multiples too.
    pub fn in_steps(&mut self, step: f64, least: f64, most: f64) -> f64 {
        least + step * self.place(((most - least) / step).round() as usize + 1) as f64
    }

    /// True or false.
    pub fn coin(&mut self) -> bool {
        self.below(1.0) < 0.5
    }

    /// An interval at this distance from another, on either side.
    pub(in crate::scene) fn beside(&mut self, other: Interval, gap: f64) -> Interval {
        let length = self.in_steps(STEP, 50.0, 120.0);
        if self.coin() {
            Interval { min: other.min - gap - length, max: other.min - gap }
        } else {
            Interval { min: other.max + gap, max: other.max + gap + length }
        }
    }

    /// An interval over a part of another, at least 20 long.
    pub(in crate::scene) fn over(&mut self, other: Interval) -> Interval {
        let common = self.in_steps(STEP, 20.0, 40.0);
        self.beside(other, -common)
    }
}

//! Which windows are looked at: not each with each, but one for each case, at random and from a fixed seed. Every second one
//! is the next of the named windows, so that each of these comes in each scene and in each language.

use super::{WINDOWS, windows_of};
use hantei_scenes::words::Language;
use std::ops::RangeInclusive;

/// Where the random windows begin; `HANTEI_SEED` sets another one.
const SEED: u64 = 48;
/// Widths and heights of random windows, logical pixels: phones, and between the smallest and the largest that is named
/// those that are wider than high.
const PHONE: (RangeInclusive<u32>, RangeInclusive<u32>) = (360..=430, 640..=930);
const OTHER: (RangeInclusive<u32>, RangeInclusive<u32>) = (700..=2048, 500..=1152);
/// The most height of a window that is no phone, as a part of its width: 4:3.
const HIGHEST: f32 = 0.75;
/// One random window in so many is a phone.
const PHONES: u32 = 4;

/// What is said with a failure, to repeat it.
pub(super) fn seed() -> u64 {
    let given = std::env::var("HANTEI_SEED").ok();
    given.map_or(SEED, |given| given.parse().expect("HANTEI_SEED is a number"))
}

pub(super) struct Sizes {
    random: fastrand::Rng,
    named: Vec<(f32, f32)>,
    /// How many were drawn.
    drawn: usize,
}

impl Sizes {
    /// The windows for a language and a scene, or another thing that is looked at as a whole.
    pub(super) fn of(language: Language, whole: &str) -> Self {
        let name = whole.bytes().fold(language as u64, |sum, byte| sum.wrapping_mul(131).wrapping_add(byte.into()));
        let named = windows_of(language);
        // Each language begins with another one.
        let first = language as usize * 2 % named.len();
        Self {
            random: fastrand::Rng::with_seed(seed() ^ name),
            named: named.iter().cycle().skip(first).take(named.len()).copied().collect(),
            drawn: 0,
        }
    }

    /// The next window, logical pixels.
    pub(super) fn next(&mut self) -> (f32, f32) {
        let turn = self.drawn;
        self.drawn += 1;
        if turn.is_multiple_of(2) {
            return self.named[turn / 2 % self.named.len()];
        }
        if self.random.u32(..PHONES) == 0 {
            return (self.random.u32(PHONE.0) as f32, self.random.u32(PHONE.1) as f32);
        }
        let (width, height) = (self.random.u32(OTHER.0) as f32, self.random.u32(OTHER.1) as f32);
        (width, height.min((width * HIGHEST).floor()))
    }

    /// The same for a finger: true for one window in three.
    pub(super) fn by_finger(&mut self) -> bool {
        self.random.u32(..3) == 0
    }
}

/// Each named window comes among these many in some language.
#[test]
fn each_named_window_comes_soon() {
    for cases in [8, 14] {
        let mut seen = Vec::new();
        for &language in Language::ALL {
            let mut sizes = Sizes::of(language, "rects");
            seen.extend((0..cases).map(|_| sizes.next()));
        }
        let missing: Vec<_> = WINDOWS.iter().filter(|size| !seen.contains(size)).collect();
        assert!(missing.is_empty(), "{cases} cases: {missing:?}");
    }
}

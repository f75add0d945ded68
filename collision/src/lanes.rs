//! The instruction sets of this processor, found when the program runs.

use fearless_simd::Level;

/// First the set that every processor of its kind has, last the best.
pub(super) fn levels() -> Vec<Level> {
    let best = Level::new();
    let mut levels = vec![Level::baseline()];
    #[cfg(target_arch = "x86_64")]
    levels.extend([best.as_sse4_2().map(Level::Sse4_2), best.as_avx2().map(Level::Avx2)].into_iter().flatten());
    levels.push(best);
    levels
}

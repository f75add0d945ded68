//! Random numbers, the same in every run.

/// Source: G. Marsaglia, "Xorshift RNGs", Journal of Statistical Software 8 (2003).
pub(crate) struct Random(pub(crate) u64);

impl Random {
    pub(crate) const fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    /// A whole number from 0 on.
    pub(crate) fn up_to(&mut self, most: u64) -> f64 {
        ((self.next() >> 16) % (most + 1)) as f64
    }
}

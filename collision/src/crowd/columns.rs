//! Idea: the rectangles of a strip in the order in which they begin, one column for each number, so that the
//! processor's registers compare many at once. The hits are packed in a register and written without a branch: all
//! lanes are written, but only the hits count.
//!
//! Sorting is by counting: at least as many buckets as rectangles, and one pass that puts every number into its place.
//! Within a bucket the order stays that of the list. No pair is lost, because the sweep reaches to the end of a bucket;
//! this costs a few more comparisons.

use super::strips::{BEFORE, Dealt};
use super::{CrowdObserver, Hears, Pair, in_order, overlap};
use crate::Border;
use crate::geometry::Rect;
use fearless_simd::{Level, Simd, dispatch, prelude::*};

/// The most that a processor compares at once. As many entries that overlap nothing stand after the last one.
const LANES: usize = 16;
/// The least number of buckets, so that few rectangles are also sorted finely.
const FEWEST: usize = 1 << 10;
/// The largest number of buckets: an `f32` can hold that many whole numbers exactly, also added to [`WHOLE`].
const MOST: usize = 1 << 23;
/// An `f32` of this size has no bits for a fraction. Added to another, it leaves its whole part in the lowest bits.
const WHOLE: f32 = MOST as f32;

#[derive(Default)]
pub(super) struct StripColumns {
    len: usize,
    from: Vec<f32>,
    to: Vec<f32>,
    near: Vec<f32>,
    far: Vec<f32>,
    places: Vec<u32>,
    buckets: Buckets,
    keys: Vec<u32>,
    ends: Vec<u32>,
}

#[derive(Clone, Copy, Default)]
struct Buckets {
    start: f32,
    /// Buckets in a world unit.
    density: f32,
    last: f32,
}

impl Buckets {
    /// The buckets for `entries` entries that begin between `first` and `last` along the sweep.
    fn new(entries: usize, first: f32, last: f32) -> Self {
        let most = (entries.next_power_of_two().clamp(FEWEST, MOST) - 1) as f32;
        let density = if last > first { most / (last - first) } else { 0.0 };
        Self { start: first, density, last: most }
    }

    /// The bucket of a place along the sweep. Never falls as the place grows.
    #[inline(always)]
    fn at(self, place: f32) -> u32 {
        let at = (place - self.start) * self.density;
        let at = if at > 0.0 { at } else { 0.0 };
        let at = if at < self.last { at } else { self.last };
        (at + WHOLE).to_bits() - WHOLE.to_bits()
    }
}

impl StripColumns {
    pub(super) fn take(&mut self, dealt: &Dealt, number: u32) {
        let strips = || dealt.iter().filter_map(|strips| strips.get(number as usize));
        let n = strips().map(|strip| strip.entries.len()).sum();
        let first = strips().fold(f32::INFINITY, |first, strip| first.min(strip.first));
        let last = strips().fold(f32::NEG_INFINITY, |last, strip| last.max(strip.last));
        let buckets = Buckets::new(n, first, last);
        self.buckets = buckets;
        self.ends.clear();
        self.ends.resize(buckets.last as usize + 1, 0);
        let ends = &mut self.ends[..];
        self.keys.clear();
        for strip in strips() {
            self.keys.extend(strip.entries.iter().map(|entry| {
                let key = buckets.at(entry.from);
                ends[key as usize] += 1;
                key
            }));
        }
        // Until all entries are in, an end is the place of the next entry of its bucket.
        let mut sum = 0;
        ends.iter_mut().for_each(|end| (*end, sum) = (sum, sum + *end));
        for column in [&mut self.from, &mut self.to, &mut self.near, &mut self.far] {
            column.resize(n + LANES, f32::NAN);
            column[n..].fill(f32::NAN);
        }
        self.places.resize(n + LANES, 0);
        self.len = n;
        let (from, to, near) = (&mut self.from[..n], &mut self.to[..n], &mut self.near[..n]);
        let (far, places) = (&mut self.far[..n], &mut self.places[..n]);
        let mut keys = self.keys.iter();
        for strip in strips() {
            for (entry, &key) in strip.entries.iter().zip(&mut keys) {
                let i = ends[key as usize] as usize;
                ends[key as usize] += 1;
                (from[i], to[i], near[i], far[i], places[i]) =
                    (entry.from, entry.to, entry.near, entry.far, entry.place);
            }
        }
    }

    /// Compares every rectangle with those that begin before it ends, and writes the overlapping pairs to `out` from
    /// place `found` on. `number` is the strip's, for the observer. Returns the number of pairs in `out`.
    #[expect(clippy::too_many_arguments, reason = "what a sweep needs and what it fills")]
    pub(super) fn find<O: CrowdObserver>(
        &self,
        level: Level,
        rects: &[Rect],
        border: Border,
        number: u32,
        out: &mut Vec<Pair>,
        found: usize,
        observer: &mut O,
    ) -> usize {
        dispatch!(level, simd => self.sweep(simd, rects, border, number, out, found, observer))
    }

    #[expect(clippy::too_many_arguments, reason = "what a sweep needs and what it fills")]
    #[inline(always)]
    fn sweep<S: Simd, O: CrowdObserver>(
        &self,
        simd: S,
        rects: &[Rect],
        border: Border,
        number: u32,
        out: &mut Vec<Pair>,
        found: usize,
        observer: &mut O,
    ) -> usize {
        const { assert!(S::f32s::LEN <= LANES, "a row ends behind the last entry") };
        let all = ..self.len + LANES;
        let (from, to, near, far) = (&self.from[all], &self.to[all], &self.near[all], &self.far[all]);
        let (places, ends, buckets) = (&self.places[all], &self.ends[..], self.buckets);
        let splat = |number: f32| S::f32s::splat(simd, number);
        let (mut written, mut compared) = (found, 0);
        let tells = matches!(O::HEARS, Hears::Everything);
        for i in 0..self.len {
            let end = ends[buckets.at(to[i]) as usize] as usize;
            let place = places[i];
            if tells {
                observer.took(place, number);
            }
            // If both began in an earlier strip, their pair was found there. A rectangle that began there ends after
            // all others, so instead of its end the test asks whether the other began there too.
            let is_late = near[i] != BEFORE;
            let ends_or_nears = if is_late { far } else { near };
            let (a_from, a_to, a_far) = (splat(from[i]), splat(to[i]), splat(far[i]));
            let a_near = splat(near[i]).max(f32::MIN);
            // Room for all pairs that it may have.
            let room = written + end.saturating_sub(i) + LANES;
            if out.len() < room {
                out.resize(2 * room, (0, 0));
            }
            let mut at = i + 1;
            while at < end {
                let row = at..at + S::f32s::LEN;
                let load = |column: &[f32]| S::f32s::from_slice(simd, &column[row.clone()]);
                let (b_from, b_to, b_near, b_far) = (load(from), load(to), load(near), load(ends_or_nears));
                let may = b_from.simd_le(a_to) & b_near.simd_le(a_far) & b_far.simd_ge(a_near);
                let mut hits =
                    b_from.simd_lt(a_to) & b_to.simd_gt(a_from) & b_near.simd_lt(a_far) & b_far.simd_gt(a_near);
                let unsure = (may & !hits).to_bitmask();
                if unsure != 0 {
                    let asked = hits.to_bitmask() | exactly(place, &places[row.clone()], unsure, rects, border);
                    hits = S::mask32s::from_bitmask(simd, asked);
                }
                let bits = hits.to_bitmask();
                if tells {
                    let is_met = |other: usize| from[other] <= to[i] && (is_late || near[other] != BEFORE);
                    for (lane, other) in row.clone().enumerate().filter(|&(_, other)| is_met(other)) {
                        observer.compared(in_order(place, places[other]), bits >> lane & 1 == 1);
                    }
                }
                if matches!(O::HEARS, Hears::Count) {
                    let met = b_from.simd_le(a_to) & b_near.simd_ge(if is_late { BEFORE } else { f32::MIN });
                    compared += u64::from(met.to_bitmask().count_ones());
                }
                write(simd, place, &places[row.clone()], hits, &mut out[written..written + S::u32s::LEN]);
                written += bits.count_ones() as usize;
                at = row.end;
            }
        }
        observer.counted(compared);
        written
    }
}

/// Writes the pairs of one rectangle with those of a row that it hits; the rest of the row's length does not count.
#[inline(always)]
fn write<S: Simd>(simd: S, one: u32, others: &[u32], hits: S::mask32s, out: &mut [Pair]) {
    if S::u32s::LEN > 4 {
        let others = S::u32s::from_slice(simd, others).compress(hits);
        let (first, second) = (others.min(one), others.max(one));
        for (lane, pair) in out.iter_mut().enumerate() {
            *pair = (first[lane], second[lane]);
        }
    } else {
        // A processor with so few lanes has no instruction to pack them.
        let (hits, mut count) = (hits.to_bitmask(), 0);
        for (lane, &other) in others.iter().enumerate() {
            out[count] = in_order(one, other);
            count += (hits >> lane & 1) as usize;
        }
    }
}

/// Which of `others` overlap one rectangle, by the exact numbers: one bit each.
#[cold]
fn exactly(one: u32, others: &[u32], mut asked: u64, rects: &[Rect], border: Border) -> u64 {
    let mut hits = 0;
    while asked != 0 {
        let lane = asked.trailing_zeros();
        let other = others[lane as usize];
        hits |= u64::from(overlap(rects[one as usize], rects[other as usize], border)) << lane;
        asked &= asked - 1;
    }
    hits
}

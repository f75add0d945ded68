//! Idea: cut the plane into strips, each as high as a few rectangles, and deal every rectangle into all strips that it
//! touches. Inside a strip sort and sweep, many comparisons at a time. Two rectangles may meet in several strips; their
//! pair belongs to the one in which the later of the two begins, so nothing is found twice.
//!
//! Cost: with strips of six mean heights there are at most some two entries for each rectangle, however the
//! heights are mixed, and sorting is two passes over them. So it grows with the number of rectangles and of pairs,
//! unless most of the rectangles are much larger than the mean, or nearly all are in nearly one place.
//!
//! Exactness: the sweep compares coordinates rounded to `f32`. Rounding never turns the order of two numbers round, so
//! what is apart rounded is apart; and where a rounded number is less than another, so is the true one. Only where two
//! rounded ones are equal the true ones are asked.

use super::{CrowdObserver, Pair, in_order, overlap};
use crate::collision::Border;
use crate::geometry::{Axis, Interval, Rect};
use wide::f32x4;

/// Height of a strip in mean heights of the rectangles.
const MEAN_HEIGHTS: f64 = 6.0;
/// Fewer rectangles than these are not worth a second strip.
const FEW: usize = 64;
/// Comparisons made in a row.
const LANES: usize = 16;
/// How many pairs of a row are written without asking whether there are that many.
const USUAL: usize = 4;
/// A strip with this many rectangles or more is sorted by finer keys.
const MANY: usize = 4096;

/// Finds pairs again and again without asking for memory again and again.
#[derive(Default)]
pub struct Crowd {
    /// The entries of each strip, in the order of the rectangles.
    strips: Vec<Vec<Entry>>,
    sorted: Sorted,
}

/// A rectangle in a strip: rounded, along the axis of the sweep and across it.
#[derive(Clone, Copy, Default)]
struct Entry {
    from: f32,
    to: f32,
    near: f32,
    far: f32,
    place: u32,
    /// It begins in this strip.
    is_first: bool,
}

/// Along which axis to sweep, and the strips across it.
struct Layout {
    /// Sweep along x, strips across y; or the other way round.
    sweep_is_x: bool,
    /// Where the first strip begins.
    start: f64,
    /// Strips to a world unit.
    density: f64,
    count: u32,
}

impl Layout {
    fn of(rects: &[Rect]) -> Self {
        let nothing = Interval { min: f64::INFINITY, max: f64::NEG_INFINITY };
        let grow = |all: Interval, one: Interval| Interval {
            min: if one.min < all.min { one.min } else { all.min },
            max: if one.max > all.max { one.max } else { all.max },
        };
        let (mut x, mut y, mut widths, mut heights) = (nothing, nothing, 0.0, 0.0);
        for rect in rects {
            x = grow(x, rect.interval(Axis::X));
            y = grow(y, rect.interval(Axis::Y));
            widths += rect.width();
            heights += rect.height();
        }
        // Sweeping parts most where the rectangles are spread most, measured by their own size.
        let sweep_is_x = (x.max - x.min) * heights >= (y.max - y.min) * widths;
        let (across, sizes) = if sweep_is_x { (y, heights) } else { (x, widths) };
        let spread = across.max - across.min;
        let n = rects.len() as f64;
        // Flat rectangles do not tell how high a strip should be.
        let height = (MEAN_HEIGHTS * sizes / n).max(spread / n.sqrt());
        let count = if rects.len() >= FEW && height > 0.0 { (spread / height).ceil().max(1.0) } else { 1.0 };
        let density = if spread > 0.0 { count / spread } else { 0.0 };
        Self { sweep_is_x, start: across.min, density, count: count as u32 }
    }

    #[inline(always)]
    fn axes(&self, rect: &Rect) -> (Interval, Interval) {
        let (x, y) = (rect.interval(Axis::X), rect.interval(Axis::Y));
        if self.sweep_is_x { (x, y) } else { (y, x) }
    }

    /// Where strips begin, and where the last one ends; none where there is only one.
    fn borders(&self) -> impl Iterator<Item = f64> + use<> {
        let Self { start, density, count, .. } = *self;
        (0..=count).filter(move |_| count > 1).map(move |border| start + f64::from(border) / density)
    }

    /// The strip that a place is in. Never falls as the place grows, so that all agree on which begins later.
    #[inline(always)]
    fn strip(&self, place: f64) -> u32 {
        (((place - self.start) * self.density) as u32).min(self.count - 1)
    }
}

impl Crowd {
    /// Every overlapping pair, in an order that depends on the rectangles alone.
    ///
    /// # Panics
    /// With more rectangles than a `u32` can count.
    pub fn pairs(&mut self, rects: &[Rect], border: Border, out: &mut Vec<Pair>) {
        self.pairs_observed(rects, border, out, &mut ());
    }

    /// The same, and tells an observer what is done: compared are those in a strip of which one begins, along the sweep,
    /// before the other ends. No pair is compared twice.
    ///
    /// # Panics
    /// With more rectangles than a `u32` can count.
    pub fn pairs_observed<O: CrowdObserver>(
        &mut self,
        rects: &[Rect],
        border: Border,
        out: &mut Vec<Pair>,
        observer: &mut O,
    ) {
        assert!(u32::try_from(rects.len()).is_ok(), "{} rectangles are more than can be counted", rects.len());
        let layout = Layout::of(rects);
        if O::LISTENS {
            observer.sweeps(if layout.sweep_is_x { Axis::X } else { Axis::Y }, layout.borders());
        }
        self.deal(rects, &layout);
        let mut found = 0;
        for (number, strip) in (0..layout.count).zip(&self.strips) {
            self.sorted.take(strip);
            self.sorted.sweep(rects, border, number, out, &mut found, observer);
        }
        out.truncate(found);
    }

    /// Deals every rectangle into the strips that it touches.
    fn deal(&mut self, rects: &[Rect], layout: &Layout) {
        let count = layout.count as usize;
        if self.strips.len() < count {
            self.strips.resize_with(count, Vec::new);
        }
        for strip in &mut self.strips {
            strip.clear();
            // A quarter more than each one's share: for most crowds that is the last that is asked for.
            strip.reserve(rects.len() * 5 / (4 * count));
        }
        for (place, rect) in (0u32..).zip(rects) {
            let (along, across) = layout.axes(rect);
            let mut entry = Entry {
                from: along.min as f32,
                to: along.max as f32,
                near: across.min as f32,
                far: across.max as f32,
                place,
                is_first: true,
            };
            for strip in &mut self.strips[layout.strip(across.min) as usize..=layout.strip(across.max) as usize] {
                strip.push(entry);
                entry.is_first = false;
            }
        }
    }
}

/// The entries of one strip in the order of the sweep, a column for each number, so that many can be compared at once.
/// Behind the last there is a row of entries that never meet anything.
#[derive(Default)]
struct Sorted {
    /// A whole number that never falls as `from` grows, and the place among the strip's entries.
    order: Vec<(u32, u32)>,
    spare: Vec<(u32, u32)>,
    /// How many there are.
    len: usize,
    from: Vec<f32>,
    to: Vec<f32>,
    near: Vec<f32>,
    /// As `near`, and never to be met where the rectangle began in an earlier strip.
    near_if_first: Vec<f32>,
    far: Vec<f32>,
    places: Vec<u32>,
    /// Where the keys begin, and keys to a world unit.
    scale: (f32, f32),
}

impl Sorted {
    /// The number to sort by.
    #[inline(always)]
    fn key((start, density): (f32, f32), from: f32) -> u32 {
        ((from - start) * density) as u32
    }

    /// Takes in the entries of a strip.
    fn take(&mut self, entries: &[Entry]) {
        if entries.len() < MANY {
            self.sort::<256>(entries);
        } else {
            self.sort::<2048>(entries);
        }
        self.fill(entries);
    }

    /// Sorts by a key of two digits, each less than `DIGITS`: a radix sort, stable, the lower digit first.
    fn sort<const DIGITS: usize>(&mut self, entries: &[Entry]) {
        let least = |a: f32, b: f32| if b < a { b } else { a };
        let start = entries.iter().fold(f32::INFINITY, |start, entry| least(start, entry.from));
        let end = -entries.iter().fold(f32::INFINITY, |end, entry| least(end, -entry.from));
        let most = (DIGITS * DIGITS - 1) as u32;
        self.scale = (start, if end > start { most as f32 / (end - start) } else { 0.0 });
        let key = |entry: &Entry| Self::key(self.scale, entry.from).min(most) as usize;
        let (mut lower, mut higher) = ([0u32; DIGITS], [0u32; DIGITS]);
        for entry in entries {
            let key = key(entry);
            lower[key % DIGITS] += 1;
            higher[key / DIGITS] += 1;
        }
        for counts in [&mut lower, &mut higher] {
            let mut sum = 0;
            counts.iter_mut().for_each(|count| (*count, sum) = (sum, sum + *count));
        }
        self.spare.resize(entries.len(), (0, 0));
        self.order.resize(entries.len(), (0, 0));
        for (at, entry) in (0u32..).zip(entries) {
            let key = key(entry);
            let place = &mut lower[key % DIGITS];
            self.spare[*place as usize] = (key as u32, at);
            *place += 1;
        }
        for &entry in &self.spare {
            let place = &mut higher[entry.0 as usize / DIGITS];
            self.order[*place as usize] = entry;
            *place += 1;
        }
    }

    /// Fills the columns, in order.
    fn fill(&mut self, entries: &[Entry]) {
        let n = entries.len();
        self.len = n;
        for column in [&mut self.from, &mut self.to, &mut self.near, &mut self.near_if_first, &mut self.far] {
            column.resize(n + LANES, f32::NAN);
            column[n..].fill(f32::NAN);
        }
        self.places.resize(n + LANES, 0);
        let (from, to, near) = (&mut self.from[..n], &mut self.to[..n], &mut self.near[..n]);
        let (near_if_first, far, places) = (&mut self.near_if_first[..n], &mut self.far[..n], &mut self.places[..n]);
        for (i, &(_, at)) in self.order[..n].iter().enumerate() {
            let entry = entries[at as usize];
            from[i] = entry.from;
            to[i] = entry.to;
            near[i] = entry.near;
            near_if_first[i] = if entry.is_first { entry.near } else { f32::NAN };
            far[i] = entry.far;
            places[i] = entry.place;
        }
    }

    /// Meets every rectangle with those that begin before it ends, and writes the pairs that overlap to `out`, where
    /// `found` have been written before. Tells the observer of the strip with this number.
    fn sweep<O: CrowdObserver>(
        &self,
        rects: &[Rect],
        border: Border,
        number: u32,
        out: &mut Vec<Pair>,
        found: &mut usize,
        observer: &mut O,
    ) {
        let Self { order, len, from, to, near, near_if_first, far, places, scale, .. } = self;
        for i in 0..*len {
            let a = Entry { from: from[i], to: to[i], near: near[i], far: far[i], place: places[i], is_first: true };
            // Of two that both began in an earlier strip, that one has found the pair.
            let nears = if near_if_first[i].is_nan() { near_if_first } else { near };
            if O::LISTENS {
                observer.took(a.place, number);
            }
            let last = Self::key(*scale, a.to);
            let mut at = i + 1;
            while order.get(at).is_some_and(|&(key, _)| key <= last) {
                let end = at + LANES;
                let row = at..end;
                let (met, surely) =
                    a.meet(&from[row.clone()], &to[row.clone()], &nears[row.clone()], &far[row.clone()]);
                if out.len() < *found + 2 * LANES {
                    out.resize(2 * *found + 1024, (0, 0));
                }
                let mut left = surely;
                let mut write = |left: u32| {
                    let b = places[at + (left.trailing_zeros() as usize).min(LANES - 1)];
                    out[*found] = (a.place.min(b), a.place.max(b));
                    *found += usize::from(left != 0);
                    left & left.wrapping_sub(1)
                };
                // Most rows have that many or fewer: writing one too many is cheaper than asking.
                for _ in 0..USUAL {
                    left = write(left);
                }
                while left != 0 {
                    left = write(left);
                }
                let mut unsure = met & !surely;
                let mut hits = surely;
                while unsure != 0 {
                    let b = places[at + unsure.trailing_zeros() as usize];
                    if overlap(rects[a.place as usize], rects[b as usize], border) {
                        out[*found] = (a.place.min(b), a.place.max(b));
                        *found += 1;
                        hits |= 1 << unsure.trailing_zeros();
                    }
                    unsure &= unsure - 1;
                }
                if O::LISTENS {
                    a.tell([&from[row.clone()], &nears[row.clone()]], &places[row], hits, observer);
                }
                at = end;
            }
        }
    }
}

impl Entry {
    /// Tells of those in a row that begin before this one ends, and have not been compared with it in another strip.
    /// `hits` has a bit for each that overlaps it.
    #[inline(always)]
    fn tell(&self, [froms, nears]: [&[f32]; 2], places: &[u32], hits: u32, observer: &mut impl CrowdObserver) {
        for (lane, ((&from, near), &place)) in froms.iter().zip(nears).zip(places).enumerate() {
            if from <= self.to && !near.is_nan() {
                observer.compared(in_order(self.place, place), hits >> lane & 1 == 1);
            }
        }
    }

    /// Which of a row of rectangles may overlap this one, and which surely do: a bit for each.
    #[inline(always)]
    fn meet(&self, froms: &[f32], tos: &[f32], nears: &[f32], fars: &[f32]) -> (u32, u32) {
        let [from, to, near, far] = [self.from, self.to, self.near, self.far].map(f32x4::splat);
        let (mut may, mut surely) = (0, 0);
        for at in [0, 4, 8, 12] {
            let load = |column: &[f32]| f32x4::from(<[f32; 4]>::try_from(&column[at..at + 4]).unwrap_or([f32::NAN; 4]));
            let (froms, tos, nears, fars) = (load(froms), load(tos), load(nears), load(fars));
            let met = froms.simd_le(to) & nears.simd_le(far) & fars.simd_ge(near);
            let within = froms.simd_lt(to) & tos.simd_gt(from) & nears.simd_lt(far) & fars.simd_gt(near);
            may |= met.to_bitmask() << at;
            surely |= within.to_bitmask() << at;
        }
        (may, surely)
    }
}

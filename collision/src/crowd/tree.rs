//! Which rectangles of a crowd overlap one of them, asked once for each.
//!
//! Idea: sort the rectangles so that neighbours in the list are neighbours in the plane, pack 16 into a group, the
//! bounds of 16 groups into a group, and so on up to a single one. A question goes down only where the bounds meet.
//!
//! Cost: n log n to build; a question: about log n, plus what it finds. 38 bytes a rectangle, 56 more during the build.
//!
//! Source: Leutenegger, Lopez, Edgington, "STR: A Simple and Efficient Algorithm for R-Tree Packing" (1997).

use crate::geometry::Rect;
use fearless_simd::{Level, Simd, dispatch, prelude::*};

/// The most members of a group.
const MEMBERS: usize = 16;

pub(super) struct Tree {
    /// The rectangles' groups first, a single group last. Member `m` of group `g` is group `16 g + m` one level lower.
    levels: Vec<Vec<TreeGroup>>,
}

/// Bounds, a column for each number. An absent member never meets anything.
struct TreeGroup {
    left: [f64; MEMBERS],
    right: [f64; MEMBERS],
    top: [f64; MEMBERS],
    bottom: [f64; MEMBERS],
    /// A rectangle's place in the list, or a group's last place.
    place: [u32; MEMBERS],
}

/// Bounds and last place of a member: left, right, top, bottom.
type MemberBounds = ([f64; 4], u32);
const NOTHING: MemberBounds = ([f64::INFINITY, f64::NEG_INFINITY, f64::INFINITY, f64::NEG_INFINITY], 0);

impl Tree {
    pub(super) fn new(rects: &[Rect]) -> Self {
        // Halves cannot overflow, and sort as the middles do.
        let x = |rect: &Rect| rect.min().x / 2.0 + rect.max().x / 2.0;
        let y = |rect: &Rect| rect.min().y / 2.0 + rect.max().y / 2.0;
        let mut order: Vec<(f64, u32)> = rects.iter().map(x).zip(0..).collect();
        order.sort_unstable_by(|(a, _), (b, _)| a.total_cmp(b));
        // As many columns as each has groups.
        let column = MEMBERS * rects.len().div_ceil(MEMBERS).isqrt().max(1);
        for column in order.chunks_mut(column) {
            column.iter_mut().for_each(|(key, place)| *key = y(&rects[*place as usize]));
            column.sort_unstable_by(|(a, i), (b, j)| a.total_cmp(b).then(i.cmp(j)));
        }
        let member = |(_, place): (f64, u32)| bounds(&rects[place as usize], place);
        let mut members: Vec<MemberBounds> = order.into_iter().map(member).collect();
        let mut levels = Vec::new();
        while members.len() > 1 || levels.is_empty() {
            let level: Vec<TreeGroup> = members.chunks(MEMBERS).map(TreeGroup::new).collect();
            members = level.iter().map(TreeGroup::bounds).collect();
            levels.push(level);
        }
        Self { levels }
    }

    /// Which rectangles after `place` in the list share a point with `rect`, in any order.
    pub(super) fn later(&self, place: u32, rect: Rect, out: &mut Vec<u32>) {
        out.clear();
        dispatch!(Level::new(), simd => self.descend(simd, self.levels.len() - 1, 0, &bounds(&rect, place), out));
    }

    fn descend<S: Simd>(&self, simd: S, level: usize, group: usize, asked: &MemberBounds, out: &mut Vec<u32>) {
        let Some(it) = self.levels[level].get(group) else { return };
        let mut met = simd.vectorize(
            #[inline(always)]
            || it.meet(simd, asked),
        );
        while met != 0 {
            let member = met.trailing_zeros() as usize;
            met &= met - 1;
            match it.place[member] {
                earlier if earlier <= asked.1 => {}
                place if level == 0 => out.push(place),
                _ => self.descend(simd, level - 1, group * MEMBERS + member, asked, out),
            }
        }
    }
}

fn bounds(rect: &Rect, place: u32) -> MemberBounds {
    ([rect.min().x, rect.max().x, rect.min().y, rect.max().y], place)
}

impl TreeGroup {
    fn new(members: &[MemberBounds]) -> Self {
        let column = |side: usize| std::array::from_fn(|member| members.get(member).unwrap_or(&NOTHING).0[side]);
        let place = std::array::from_fn(|member| members.get(member).unwrap_or(&NOTHING).1);
        Self { left: column(0), right: column(1), top: column(2), bottom: column(3), place }
    }

    fn bounds(&self) -> MemberBounds {
        let least = |column: &[f64]| column.iter().fold(f64::INFINITY, |least, &number| least.min(number));
        let most = |column: &[f64]| column.iter().fold(f64::NEG_INFINITY, |most, &number| most.max(number));
        let last = self.place.iter().fold(0, |last, &place| last.max(place));
        ([least(&self.left), most(&self.right), least(&self.top), most(&self.bottom)], last)
    }

    /// Which members share a point with the given bounds: a bit for each.
    #[inline(always)]
    fn meet<S: Simd>(&self, simd: S, &([left, right, top, bottom], _): &MemberBounds) -> u64 {
        let [left, right, top, bottom] = [left, right, top, bottom].map(|side| S::f64s::splat(simd, side));
        (0..MEMBERS).step_by(S::f64s::LEN).fold(0, |met, at| {
            let load = |column: &[f64; MEMBERS]| S::f64s::from_slice(simd, &column[at..at + S::f64s::LEN]);
            let meets = load(&self.left).simd_le(right)
                & load(&self.right).simd_ge(left)
                & load(&self.top).simd_le(bottom)
                & load(&self.bottom).simd_ge(top);
            met | meets.to_bitmask() << at
        })
    }
}

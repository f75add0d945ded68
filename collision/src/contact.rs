//! The exact relation of two shapes, whatever the method. Comparisons and exact signs only, nothing rounds.

use super::{AxisAligned, Border, Turn, orientation};
use crate::geometry::{Interval, Point, Quad, Rect};
use crate::named;
use fearless_simd::{Level, Simd, dispatch, prelude::*};

/// How two intervals, rectangles or cuboids lie to each other, from apart to overlapping: of two shapes it is the least of
/// what it is on each axis.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Contact {
    /// They share no point.
    Apart,
    /// They share a border only: a face, an edge, a corner. With `border = hits` that is a hit, with `misses` it is not.
    Touching,
    /// They reach into each other.
    Overlapping,
}

named!(Contact { Apart = "apart", Touching = "touching", Overlapping = "overlapping" });

impl Contact {
    /// Whether it is a hit, by the rule for a shared border. On one axis: whether that does not keep the two apart.
    pub fn hits(self, border: Border) -> bool {
        match self {
            Self::Overlapping => true,
            Self::Touching => border == Border::Hits,
            Self::Apart => false,
        }
    }
}

/// How two intervals lie to each other.
///
/// One without length overlaps another when it lies strictly between the other's ends.
#[inline]
pub fn interval_contact(a: Interval, b: Interval) -> Contact {
    if a.min < b.max && b.min < a.max {
        Contact::Overlapping
    } else if a.min <= b.max && b.min <= a.max {
        Contact::Touching
    } else {
        Contact::Apart
    }
}

/// How two rectangles, or two boxes, lie to each other. At most 4 comparisons of corners for each axis.
#[inline]
pub fn contact<S: AxisAligned>(a: S, b: S) -> Contact {
    let on_axes = S::AXES.iter().map(|&axis| interval_contact(a.on(axis), b.on(axis)));
    on_axes.fold(Contact::Overlapping, Contact::min)
}

/// How a point lies to a quadrilateral.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum QuadContact {
    /// Neither inside nor on an edge.
    Outside,
    /// On one of the four edges, ends included.
    OnEdge,
    /// Inside by the even-odd rule.
    Inside,
}

named!(QuadContact { Outside = "outside", OnEdge = "on-edge", Inside = "inside" });

/// So much of the sum of its two products the plain cross product can be off, at most: (3 + 16 ε) ε with ε = 2⁻⁵³.
/// Source: Shewchuk, "Adaptive Precision Floating-Point Arithmetic and Fast Robust Geometric Predicates" (1997).
const ROUNDING: f64 = 3.330_669_073_875_471_6e-16;

/// How `p` lies to `quad`, exact for every quadrilateral: on an edge when it lies on one of the four segments, else
/// inside when a ray from it crosses the edges an odd number of times.
///
/// Four plain cross products, without a branch. Only if one of them is so near to 0 that its sign may be wrong, all is
/// asked again with exact orientations.
pub fn quad_contact(quad: &Quad, p: Point) -> QuadContact {
    let (mut sure, mut inside) = (true, false);
    for (a, b) in quad.edges() {
        let (one, other) = ((a.x - p.x) * (b.y - p.y), (a.y - p.y) * (b.x - p.x));
        let cross = one - other;
        sure &= cross.abs() > ROUNDING * (one.abs() + other.abs());
        inside ^= crosses_ray(a, b, p, cross > 0.0, cross < 0.0);
    }
    match (sure, inside) {
        (true, true) => QuadContact::Inside,
        (true, false) => QuadContact::Outside,
        (false, _) => exact_quad_contact(quad, p),
    }
}

/// How each of `points` lies to `quad`, in their order: the same as [`quad_contact`] of each, many at a time.
///
/// ```
/// use hantei_collision::{QuadContact, quad_contacts};
/// use hantei_collision::{Point, Quad};
///
/// let [a, b, c, d] = [(0.0, 0.0), (4.0, 0.0), (4.0, 4.0), (0.0, 4.0)].map(|(x, y)| Point::new(x, y));
/// let mut found = Vec::new();
/// quad_contacts(&Quad::new(a, b, c, d), &[Point::new(1.0, 1.0), Point::new(4.0, 1.0), Point::new(5.0, 1.0)], &mut found);
/// assert_eq!(found, [QuadContact::Inside, QuadContact::OnEdge, QuadContact::Outside]);
/// ```
pub fn quad_contacts(quad: &Quad, points: &[Point], out: &mut Vec<QuadContact>) {
    contacts(Level::new(), quad, points, out);
}

fn contacts(level: Level, quad: &Quad, points: &[Point], out: &mut Vec<QuadContact>) {
    out.clear();
    out.resize(points.len(), QuadContact::Outside);
    dispatch!(level, simd => contacts_with(simd, quad, points, out));
}

/// Writes the contact of each point to the same place of `out`.
#[inline(always)]
fn contacts_with<S: Simd>(simd: S, quad: &Quad, points: &[Point], out: &mut [QuadContact]) {
    let zero = S::f64s::splat(simd, 0.0);
    let corners = quad.corners.map(|corner| (S::f64s::splat(simd, corner.x), S::f64s::splat(simd, corner.y)));
    let rows = points.chunks_exact(S::f64s::LEN);
    let rest = points.len() - rows.remainder().len();
    for (row, out) in rows.zip(out.chunks_exact_mut(S::f64s::LEN)) {
        let (x, y) = (S::f64s::from_fn(simd, |lane| row[lane].x), S::f64s::from_fn(simd, |lane| row[lane].y));
        // Seen from the points.
        let seen = corners.map(|corner| (corner.0 - x, corner.1 - y));
        let below = corners.map(|corner| corner.1.simd_gt(y));
        let (mut sure, mut inside) = (zero.simd_eq(zero), zero.simd_lt(zero));
        for (a, b) in [(0, 1), (1, 2), (2, 3), (3, 0)] {
            let (one, other) = (seen[a].0 * seen[b].1, seen[a].1 * seen[b].0);
            let cross = one - other;
            sure &= cross.abs().simd_gt((one.abs() + other.abs()) * ROUNDING);
            // What walks down past the ray has it on the right, what walks up on the left: see `crosses_ray`.
            inside ^= (below[a] ^ below[b]) & !(below[b] ^ cross.simd_gt(zero));
        }
        let inside = inside.to_bitmask();
        for (lane, out) in out.iter_mut().enumerate() {
            *out = if inside >> lane & 1 == 1 { QuadContact::Inside } else { QuadContact::Outside };
        }
        let mut unsure = (!sure).to_bitmask();
        while unsure != 0 {
            let lane = unsure.trailing_zeros() as usize;
            out[lane] = exact_quad_contact(quad, row[lane]);
            unsure &= unsure - 1;
        }
    }
    for (&p, out) in points[rest..].iter().zip(&mut out[rest..]) {
        *out = quad_contact(quad, p);
    }
}

#[cold]
fn exact_quad_contact(quad: &Quad, p: Point) -> QuadContact {
    let mut inside = false;
    for (a, b) in quad.edges() {
        let turn = orientation(a, b, p);
        if turn == Turn::Straight && Rect::from_corners(a, b).contains(p) {
            return QuadContact::OnEdge;
        }
        inside ^= crosses_ray(a, b, p, turn == Turn::Right, turn == Turn::Left);
    }
    if inside { QuadContact::Inside } else { QuadContact::Outside }
}

/// Whether the edge a→b crosses the ray that runs to the right from `p`: one that walks down past p does when p is
/// right of it as one walks (left of it on the screen), one that walks up past p when p is left of it.
#[inline(always)]
fn crosses_ray(a: Point, b: Point, p: Point, is_right: bool, is_left: bool) -> bool {
    let walks_down = (a.y <= p.y) & (p.y < b.y);
    let walks_up = (b.y <= p.y) & (p.y < a.y);
    (walks_down & is_right) | (walks_up & is_left)
}

#[cfg(test)]
mod tests {
    use super::{Point, Quad, QuadContact, contacts, quad_contact};
    use crate::lanes::levels;

    /// However they are written and whatever the instructions: on a grid, where many points lie on an edge or in line with
    /// one, stretched and moved so that products round, and at the last bit.
    #[test]
    fn many_points_at_a_time_are_the_same_as_one_by_one() {
        let place = |i: usize| Point::new((i % 3) as f64 * 2.0, (i / 3 % 3) as f64 * 2.0);
        let mut random = fastrand::Rng::with_seed(18);
        let mut found = vec![QuadContact::OnEdge; 3];
        let mut seen = [0; 3];
        for (scale, start) in [(1.0, 0.0), (0.1, 0.3), (1e-160, 0.0), (1e150, 0.0), (1.0 / 3.0, 1e6), (1e-16, 0.5)] {
            let moved = |p: Point| Point::new(p.x * scale + start, p.y * scale + start);
            for shape in 0..9 * 9 * 9 * 9 {
                let quad = Quad { corners: [shape, shape / 9, shape / 81, shape / 729].map(|i| moved(place(i))) };
                // Every count of points, so that rows are full and not.
                let points: Vec<Point> = (0..25 - shape % 9)
                    .map(|i| moved(Point::new((i % 5) as f64, (i / 5) as f64)))
                    .chain([Point::new(f64::NAN, 0.0), moved(Point::new(random.f64() * 4.0, random.f64() * 4.0))])
                    .collect();
                let expected: Vec<QuadContact> = points.iter().map(|&p| quad_contact(&quad, p)).collect();
                for level in levels() {
                    contacts(level, &quad, &points, &mut found);
                    assert_eq!(found, expected, "{level:?} {quad:?} {points:?}");
                }
                expected.iter().for_each(|&contact| seen[contact as usize] += 1);
            }
        }
        assert!(seen.iter().all(|&count| count > 1000), "each contact is tried: {seen:?}");
    }
}

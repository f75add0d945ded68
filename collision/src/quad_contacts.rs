//! The exact relation of many points and one quadrilateral, as many points at once as the processor allows.

use super::QuadContact;
use super::quad_contact::{CROSS_ROUNDING, exact_quad_contact, quad_contact};
use crate::geometry::{Point, Quad};
use fearless_simd::{Level, Simd, dispatch, prelude::*};

/// [`quad_contact`] of each of `points`, in their order, many at a time.
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

#[inline(always)]
fn contacts_with<S: Simd>(simd: S, quad: &Quad, points: &[Point], out: &mut [QuadContact]) {
    let zero = S::f64s::splat(simd, 0.0);
    let corners = quad.corners.map(|corner| (S::f64s::splat(simd, corner.x), S::f64s::splat(simd, corner.y)));
    let rows = points.chunks_exact(S::f64s::LEN);
    let rest = points.len() - rows.remainder().len();
    for (row, out) in rows.zip(out.chunks_exact_mut(S::f64s::LEN)) {
        let (x, y) = (S::f64s::from_fn(simd, |lane| row[lane].x), S::f64s::from_fn(simd, |lane| row[lane].y));
        let seen = corners.map(|corner| (corner.0 - x, corner.1 - y));
        let below = corners.map(|corner| corner.1.simd_gt(y));
        let (mut sure, mut inside) = (zero.simd_eq(zero), zero.simd_lt(zero));
        for (a, b) in [(0, 1), (1, 2), (2, 3), (3, 0)] {
            let (one, other) = (seen[a].0 * seen[b].1, seen[a].1 * seen[b].0);
            let cross = one - other;
            sure &= cross.abs().simd_gt((one.abs() + other.abs()) * CROSS_ROUNDING);
            // The ray crosses an edge that goes down if the point is right of it, up if left, as in `crosses_ray`.
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

#[cfg(test)]
mod tests {
    use super::{Point, Quad, QuadContact, contacts, quad_contact};
    use crate::lanes::levels;

    /// On a grid many points lie on an edge or in line with one; stretched and moved, the products round.
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
                // Different numbers of points, so that the last row is full or not.
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

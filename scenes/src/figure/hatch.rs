//! Diagonal stripes that fill a convex polygon without leaving it.
//!
//! Idea: the lines x + y = k and x + y = k + width cut a stripe out of the polygon.

use super::clipped;
use hantei_collision::Point;

/// Distance from stripe to stripe along x, stage pixels.
const PITCH: f64 = 12.0;
/// Width of a stripe along x, stage pixels.
const WIDTH: f64 = 3.0;

/// The stripes of a convex polygon, as convex polygons inside it. Stripes stay in the world when the polygon changes.
pub(super) fn stripes(polygon: &[Point], zoom: f64) -> Vec<Vec<Point>> {
    let (pitch, width) = (PITCH / zoom, WIDTH / zoom);
    let sums = polygon.iter().map(|p| p.x + p.y);
    let (least, most) = sums.fold((f64::MAX, f64::MIN), |(least, most), sum| (least.min(sum), most.max(sum)));
    let first = (least / pitch).floor() * pitch;
    (0..)
        .map(|i| first + f64::from(i) * pitch)
        .take_while(|&start| start < most)
        .map(|start| {
            let from_start = clipped(polygon, |p| p.x + p.y - start);
            clipped(&from_start, |p| start + width - p.x - p.y)
        })
        .filter(|stripe| stripe.len() > 2)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use hantei_collision::Rect;

    #[test]
    fn stripes_stay_inside() {
        for (x, y, width, height) in
            [(0.0, 0.0, 100.0, 100.0), (7.5, -3.25, 1.0, 40.0), (3.0, 3.0, 0.0, 9.0), (-80.0, 12.0, 33.0, 0.125)]
        {
            let rect = Rect::from_origin_size(Point::new(x, y), width, height);
            for point in stripes(&rect.corners(), 1.0).into_iter().flatten() {
                assert!(rect.contains(point), "{point:?} leaves {rect:?}");
            }
        }
        assert!(
            stripes(&Rect::from_origin_size(Point::new(0.0, 0.0), 100.0, 100.0).corners(), 1.0).len() > 10,
            "a pattern is there"
        );
    }
}

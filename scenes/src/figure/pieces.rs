//! Triangles for a painter that has only triangles.

use hantei_collision::Point;

/// Triangles that fill a polygon: any convex one, and any with four corners by the even-odd rule.
pub fn triangles(points: &[Point]) -> Vec<[Point; 3]> {
    match *points {
        [a, b, c, d] => four(a, b, c, d),
        [first, ref rest @ ..] => rest.windows(2).map(|pair| [first, pair[0], pair[1]]).collect(),
        [] => Vec::new(),
    }
}

/// Four corners, cut at a crossing if there is one, else along a diagonal that stays inside.
fn four(a: Point, b: Point, c: Point, d: Point) -> Vec<[Point; 3]> {
    if let Some(crossing) = crossing(a, b, c, d) {
        vec![[crossing, b, c], [crossing, d, a]]
    } else if let Some(crossing) = crossing(b, c, d, a) {
        vec![[crossing, c, d], [crossing, a, b]]
    } else if turn(a, c, b) * turn(a, c, d) <= 0.0 {
        vec![[a, b, c], [c, d, a]]
    } else {
        vec![[b, c, d], [d, a, b]]
    }
}

/// Where the segments p→q and r→s cross, strictly between their ends.
fn crossing(p: Point, q: Point, r: Point, s: Point) -> Option<Point> {
    let (at_p, at_q) = (turn(r, s, p), turn(r, s, q));
    let apart = at_p * at_q < 0.0 && turn(p, q, r) * turn(p, q, s) < 0.0;
    apart.then(|| {
        let t = at_p / (at_p - at_q);
        p.moved((q.x - p.x) * t, (q.y - p.y) * t)
    })
}

/// The plain cross product: exact enough for a colour, never used to judge.
fn turn(a: Point, b: Point, p: Point) -> f64 {
    (b.x - a.x) * (p.y - a.y) - (p.x - a.x) * (b.y - a.y)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn area(triangles: &[[Point; 3]]) -> f64 {
        triangles.iter().map(|&[a, b, c]| turn(a, b, c).abs() / 2.0).sum()
    }

    #[test]
    fn fills_the_even_odd_area() {
        let at = Point::new;
        for (name, points, expected) in [
            ("square", [at(0.0, 0.0), at(4.0, 0.0), at(4.0, 4.0), at(0.0, 4.0)], 16.0),
            ("dart, reflex at C", [at(0.0, 0.0), at(4.0, 0.0), at(1.0, 1.0), at(0.0, 4.0)], 4.0),
            ("dart, reflex at D", [at(0.0, 4.0), at(0.0, 0.0), at(4.0, 0.0), at(1.0, 1.0)], 4.0),
            ("bow-tie, AB crosses CD", [at(0.0, 0.0), at(4.0, 4.0), at(4.0, 0.0), at(0.0, 4.0)], 8.0),
            ("bow-tie, BC crosses DA", [at(0.0, 4.0), at(0.0, 0.0), at(4.0, 4.0), at(4.0, 0.0)], 8.0),
        ] {
            assert_eq!(area(&triangles(&points)), expected, "{name}");
        }
    }
}

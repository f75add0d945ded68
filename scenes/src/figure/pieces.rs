//! Triangles for a painter that has only triangles.

use hantei_collision::Point;

/// Triangles that fill a polygon by the even-odd rule.
pub fn triangles(points: &[Point]) -> Vec<[Point; 3]> {
    match *points {
        [a, b, c, d] => four(a, b, c, d),
        _ if !is_convex(points) => bands(points),
        [first, ref rest @ ..] => rest.windows(2).map(|pair| [first, pair[0], pair[1]]).collect(),
        [] => Vec::new(),
    }
}

/// Whether the edges turn one way only, and go round once.
pub fn is_convex(points: &[Point]) -> bool {
    let count = points.len();
    let at = |place: usize| points[place % count];
    let turns = || (0..count).map(|place| turn(at(place), at(place + 1), at(place + 2)));
    // Going round once, x grows once and falls once.
    let ways: Vec<bool> =
        (0..count).map(|place| at(place + 1).x - at(place).x).filter(|by| *by != 0.0).map(|by| by > 0.0).collect();
    let changes = (0..ways.len()).filter(|place| ways[*place] != ways[(place + 1) % ways.len()]).count();
    changes <= 2 && (turns().all(|turn| turn >= 0.0) || turns().all(|turn| turn <= 0.0))
}

/// The sides of a closed line, each from a corner to the next one.
pub fn sides(points: &[Point]) -> impl Iterator<Item = (Point, Point)> + Clone {
    points.iter().copied().zip(points.iter().skip(1).chain(points.first()).copied())
}

/// Any polygon, cut at the heights of all corners and crossings: between two of them it is made of trapezoids.
fn bands(points: &[Point]) -> Vec<[Point; 3]> {
    let count = points.len();
    let edges: Vec<[Point; 2]> = (0..count).map(|place| [points[place], points[(place + 1) % count]]).collect();
    let crossings = edges
        .iter()
        .enumerate()
        .flat_map(|(place, [a, b])| edges[place + 1..].iter().filter_map(move |[c, d]| crossing(*a, *b, *c, *d)));
    let mut heights: Vec<f64> = points.iter().copied().chain(crossings).map(|at| at.y).collect();
    heights.sort_by(f64::total_cmp);
    heights.dedup();
    let mut all = Vec::new();
    for band in heights.windows(2) {
        let [top, bottom] = [band[0], band[1]];
        let middle = f64::midpoint(top, bottom);
        let spans = |[a, b]: &&[Point; 2]| a.y.min(b.y) <= top && bottom <= a.y.max(b.y) && a.y != b.y;
        let x = |[a, b]: &[Point; 2], y: f64| a.x + (b.x - a.x) * (y - a.y) / (b.y - a.y);
        let mut across: Vec<&[Point; 2]> = edges.iter().filter(spans).collect();
        across.sort_by(|one, other| x(one, middle).total_cmp(&x(other, middle)));
        for sides in across.chunks_exact(2) {
            let [a, b] = [sides[0], sides[1]].map(|edge| Point::new(x(edge, top), top));
            let [d, c] = [sides[0], sides[1]].map(|edge| Point::new(x(edge, bottom), bottom));
            all.extend([[a, b, c], [a, c, d]]);
        }
    }
    all
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
            ("square", vec![at(0.0, 0.0), at(4.0, 0.0), at(4.0, 4.0), at(0.0, 4.0)], 16.0),
            ("dart, reflex at C", vec![at(0.0, 0.0), at(4.0, 0.0), at(1.0, 1.0), at(0.0, 4.0)], 4.0),
            ("dart, reflex at D", vec![at(0.0, 4.0), at(0.0, 0.0), at(4.0, 0.0), at(1.0, 1.0)], 4.0),
            ("bow-tie, AB crosses CD", vec![at(0.0, 0.0), at(4.0, 4.0), at(4.0, 0.0), at(0.0, 4.0)], 8.0),
            (
                "notch",
                [(0.0, 0.0), (2.0, 2.0), (4.0, 0.0), (4.0, 4.0), (0.0, 4.0)].map(|(x, y)| at(x, y)).to_vec(),
                12.0,
            ),
            ("bow-tie, BC crosses DA", vec![at(0.0, 4.0), at(0.0, 0.0), at(4.0, 4.0), at(4.0, 0.0)], 8.0),
        ] {
            assert_eq!(area(&triangles(&points)), expected, "{name}");
        }
        // A pentagram without its middle: its corners are on a circle of 10.
        let star: Vec<Point> = (0..5)
            .map(|place| (f64::from(place) * 0.8 * std::f64::consts::PI).sin_cos())
            .map(|(x, y)| at(10.0 * x, 10.0 * y))
            .collect();
        assert!(!is_convex(&star), "it turns one way only, and goes round twice");
        let whole = 112.256_994_1;
        let middle = 34.690_318_7;
        assert!((area(&triangles(&star)) - (whole - middle)).abs() < 1e-3, "{}", area(&triangles(&star)));
    }

    #[test]
    fn convex_polygons_are_told_from_others() {
        let at = Point::new;
        for (name, points, expected) in [
            ("square", [at(0.0, 0.0), at(4.0, 0.0), at(4.0, 4.0), at(0.0, 4.0)], true),
            ("the other way round", [at(0.0, 4.0), at(4.0, 4.0), at(4.0, 0.0), at(0.0, 0.0)], true),
            ("three in a row", [at(0.0, 0.0), at(2.0, 0.0), at(4.0, 0.0), at(0.0, 4.0)], true),
            ("dart", [at(0.0, 0.0), at(4.0, 0.0), at(1.0, 1.0), at(0.0, 4.0)], false),
            ("bow-tie", [at(0.0, 0.0), at(4.0, 4.0), at(4.0, 0.0), at(0.0, 4.0)], false),
        ] {
            assert_eq!(is_convex(&points), expected, "{name}");
        }
    }
}

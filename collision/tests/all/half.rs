//! The border `half`: of neighbours that fill the plane, exactly one has each point.

use hantei_collision::shapes::{Pair, Shape};
use hantei_collision::{Border, Point, Polygon, Rect, ShapeKind};

fn at(x: i32, y: i32) -> Point {
    Point::new(x.into(), y.into())
}

fn has(shape: impl Into<Shape<'static>>, point: Point) -> bool {
    let shape = shape.into();
    let hits = Pair::new(point, shape).expect("a pair").hits(Border::Half);
    assert_eq!(Pair::new(shape, point).expect("a pair").hits(Border::Half), hits, "in either order");
    hits
}

#[test]
fn left_and_top_of_a_rectangle_count() {
    let rect = Rect::from_corners(at(2, 3), at(6, 5));
    for (x, y) in (0..=8).flat_map(|x| (0..=8).map(move |y| (x, y))) {
        assert_eq!(has(rect, at(x, y)), (2..6).contains(&x) && (3..5).contains(&y), "{x}, {y}");
    }
    let flat = Rect::from_corners(at(2, 3), at(2, 5));
    assert!(!has(flat, at(2, 4)), "a rectangle without an inside has no point");
}

#[test]
fn one_of_all_neighbours_has_each_point() {
    // Four triangles and two rectangles fill a square of 12, in both windings.
    let triangle = |corners: [(i32, i32); 3]| Polygon::checked(&corners.map(|(x, y)| at(x, y))).expect("a polygon");
    let triangles =
        [triangle([(0, 0), (6, 6), (0, 12)]), triangle([(0, 0), (6, 0), (6, 6)]), triangle([(0, 12), (6, 6), (6, 12)])];
    let rects = [Rect::from_corners(at(6, 0), at(12, 5)), Rect::from_corners(at(6, 5), at(12, 12))];
    for (x, y) in (0..12).flat_map(|x| (0..12).map(move |y| (x, y))) {
        let owners = triangles.iter().filter(|it| has(**it, at(x, y))).count()
            + rects.iter().filter(|it| has(**it, at(x, y))).count();
        assert_eq!(owners, 1, "{x}, {y}");
    }
}

#[test]
fn between_other_shapes_touching_is_a_miss() {
    for (kind, numbers) in [(ShapeKind::Circle, &[5.0, 0.0, 5.0][..]), (ShapeKind::Segment, &[0.0, 0.0, 9.0, 9.0])] {
        let shape = Shape::new(kind, numbers).expect("a shape");
        assert!(!has(shape, at(0, 0)), "{kind:?}");
    }
    let [a, b] = [0, 4].map(|x| Rect::from_corners(at(x, 0), at(x + 4, 4)));
    assert!(!Pair::new(a, b).expect("a pair").hits(Border::Half));
}

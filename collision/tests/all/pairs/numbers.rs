//! Kinds, their numbers and names, and what is refused.

use super::polygon;
use hantei_collision::shapes::{Pair, Shape};
use hantei_collision::{Angle, Circle, Cuboid, Point, Polygon, Rect, ShapeError, ShapeKind, Turned, Vec2};

#[test]
fn the_count_tells_the_kind() {
    let kinds: Vec<Option<&str>> = (0..=7).map(|count| ShapeKind::of_count(count).map(ShapeKind::name)).collect();
    let expected = [None, None, Some("point"), Some("circle"), Some("rect"), Some("turned"), Some("polygon"), None];
    assert_eq!(kinds, expected);
    assert_eq!([32, 33, 34].map(ShapeKind::of_count), [Some(ShapeKind::Polygon), None, None]);
    assert_eq!(ShapeKind::NAMES, ["point", "segment", "circle", "rect", "turned", "polygon", "box"]);
}

#[test]
fn parts_are_in_the_order_of_the_numbers() {
    for (kind, numbers, expected) in [
        (ShapeKind::Point, &[1.0, 2.0][..], "x 1, y 2"),
        (ShapeKind::Segment, &[1.0, 2.0, 3.0, 4.0], "x1 1, y1 2, x2 3, y2 4"),
        (ShapeKind::Circle, &[1.0, 2.0, 3.0], "x 1, y 2, r 3"),
        (ShapeKind::Rect, &[1.0, 2.0, 3.0, 4.0], "x 1, y 2, w 3, h 4"),
        (ShapeKind::Turned, &[1.0, 2.0, 3.0, 4.0, 30.0], "cx 1, cy 2, w 3, h 4, angle 30"),
        (ShapeKind::Polygon, &[1.0, 2.0, 3.0, 4.0, 5.0, 7.0], "1.x 1, 1.y 2, 2.x 3, 2.y 4, 3.x 5, 3.y 7"),
        (ShapeKind::Box, &[1.0, 2.0, 3.0, 4.0, 5.0, 6.0], "x 1, y 2, z 3, w 4, h 5, d 6"),
    ] {
        let shape = Shape::new(kind, numbers).expect("a shape");
        let parts: Vec<String> = shape.parts().iter().map(|(name, value)| format!("{name} {value}")).collect();
        assert_eq!((shape.kind(), parts.join(", ").as_str()), (kind, expected));
        assert_eq!(Shape::new(kind, &shape.numbers()), Ok(shape));
    }
}

#[test]
fn what_is_refused_says_why() {
    for (kind, numbers, expected) in [
        (ShapeKind::Circle, &[1.0, 2.0, f64::NAN][..], "r: NaN is not a finite number"),
        (ShapeKind::Circle, &[1.0, 2.0, -3.0], "-3 is below 0: a radius is 0 or more"),
        (ShapeKind::Rect, &[0.0, 1e200, 1.0, 1.0], "y: 1e200 is too large: at most 1e150 in size"),
        (ShapeKind::Rect, &[1e150, 0.0, 1e150, 1.0], "2e150 is too large: at most 1e150 in size"),
        (ShapeKind::Polygon, &[0.0, 0.0, 4.0, 0.0, 4.0, f64::INFINITY], "3.y: inf is not a finite number"),
        (ShapeKind::Polygon, &[0.0, 0.0, 4.0, 0.0], "a polygon has 3 corners or more, not 2"),
        (ShapeKind::Polygon, &[0.0; 7], "a polygon has 6, 8, … 32 numbers, not 7"),
        (ShapeKind::Polygon, &[0.0; 34], "a polygon here has up to 16 corners, not 17"),
        (ShapeKind::Turned, &[0.0; 4], "a turned has 5 numbers, not 4"),
        (ShapeKind::Turned, &[0.0, 0.0, 1.0, 1.0, f64::NAN], "angle: NaN is not a finite number"),
    ] {
        assert_eq!(Shape::new(kind, numbers).unwrap_err().to_string(), expected, "{numbers:?}");
    }
    assert_eq!(Shape::try_from(&[0.0][..]), Err(ShapeError::UnknownCount(1)));
    let nowhere = Turned::checked(Point::new(0.0, 0.0), 1.0, 1.0, Angle::Direction(Vec2::ZERO));
    assert_eq!(nowhere, Err(ShapeError::ZeroDirection));
}

#[test]
fn pairs_that_are_none() {
    let bow = polygon(&[(0.0, 0.0), (4.0, 4.0), (4.0, 0.0), (0.0, 4.0)]);
    let rect = Rect::try_from([0, 0, 1, 1]).expect("finite");
    assert_eq!(Pair::new(rect, bow).unwrap_err().to_string(), "B crosses itself: edges 1 and 3");
    assert_eq!(Pair::new(bow, bow), Err(ShapeError::Crossed(false, [1, 3])));
    assert!(Pair::new(bow, Circle::new(Point::new(0.0, 0.0), 1.0)).is_ok(), "a circle takes it");
    let solid = Cuboid::from_origin_size([0.0; 3], [1.0; 3]);
    assert_eq!(Pair::new(solid, rect), Err(ShapeError::BoxAndPlane));
    assert!(Pair::new(solid, solid).is_ok(), "two boxes");
}

#[test]
fn quarter_turns_and_whole_directions_do_not_round() {
    let corners = |angle: Angle| Turned::checked(Point::new(10.0, 20.0), 6.0, 2.0, angle).expect("finite").corners();
    let expected = [(7.0, 19.0), (13.0, 19.0), (13.0, 21.0), (7.0, 21.0)].map(|(x, y)| Point::new(x, y));
    for full in [0.0, 360.0, -360.0, 3600.0] {
        assert_eq!(corners(Angle::Degrees(full)), expected, "{full}");
    }
    let upright = [(11.0, 17.0), (11.0, 23.0), (9.0, 23.0), (9.0, 17.0)].map(|(x, y)| Point::new(x, y));
    for quarter in [90.0, 450.0, -270.0] {
        assert_eq!(corners(Angle::Degrees(quarter)), upright, "{quarter}: clockwise on the screen");
    }
    let sizes = Turned::try_from([10, 20, -6, -2, 0]).expect("finite");
    assert_eq!((sizes.corners(), sizes.width(), sizes.height()), (expected, 6.0, 2.0), "a size loses its sign");
    assert_eq!(Angle::Direction(Vec2::new(4.0, 3.0)).to_string(), "4:3");
    assert_eq!(Angle::Direction(Vec2::new(-1.0, 1.0)).degrees(), 135.0);
}

#[test]
fn many_corners_are_borrowed() {
    let ring: Vec<Point> =
        (0..200).map(|i| f64::from(i).to_radians() * 1.8).map(|t| Point::new(t.cos(), t.sin())).collect();
    assert_eq!(Polygon::checked(&ring), Err(ShapeError::TooManyCorners(200)));
    let round = Polygon::checked_slice(&ring).expect("finite");
    assert_eq!(round.corners().as_ptr(), ring.as_ptr());
    let inside = Pair::new(round, Point::new(0.5, 0.5)).expect("a pair");
    assert_eq!(inside.relation().name(), "inside");
}

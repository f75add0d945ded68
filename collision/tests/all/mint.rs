//! Shapes from the points of other libraries, and back.

use hantei_collision::{Cuboid, Point, Rect, Vec2};
use mint::{IntoMint, Point2, Point3, Vector2};

#[test]
fn what_comes_in_goes_out() {
    let point = Point::new(1.5, -2.0);
    let other: Point2<f64> = point.into();
    assert_eq!(Point::try_from(other), Ok(point));
    assert_eq!(Point::try_from(Point2 { x: 1.5_f32, y: -2.0 }), Ok(point));

    let way = Vec2::new(3.0, 4.0);
    assert_eq!(Vec2::from(Vector2::from(way)), way);

    let rect = Rect::from_corners(Point::new(1.0, 2.0), Point::new(3.0, 5.0));
    let [min, max]: [Point2<f64>; 2] = rect.into();
    assert_eq!(Rect::try_from([max, min]), Ok(rect), "corners in any order");
    assert_eq!(Rect::try_from([Point2 { x: 3.0_f32, y: 2.0 }, Point2 { x: 1.0, y: 5.0 }]), Ok(rect));

    let solid = Cuboid::from_corners([1.0, 2.0, 3.0], [4.0, 5.0, 6.0]);
    let [min, max]: [Point3<f64>; 2] = solid.into();
    assert_eq!(Cuboid::try_from([max, min]), Ok(solid));
}

/// As `nalgebra`, `glam` and others require.
#[test]
fn a_point_is_a_point_of_mint() {
    fn x<P: IntoMint<MintType = Point2<f64>>>(point: P) -> f64 {
        point.into().x
    }
    assert_eq!(x(Point::new(7.0, 8.0)), 7.0);
}

#[test]
fn nan_and_infinities_are_refused() {
    for bad in [f64::NAN, f64::INFINITY, 1e200] {
        Point::try_from(Point2 { x: 0.0, y: bad }).expect_err("a point");
        Rect::try_from([Point2 { x: 0.0, y: 0.0 }, Point2 { x: bad, y: 0.0 }]).expect_err("a rectangle");
        let [p, q] = [0.0, bad].map(|z| Point3 { x: 0.0, y: 0.0, z });
        Cuboid::try_from([p, q]).expect_err("a box");
    }
    Point::try_from(Point2 { x: f32::NAN, y: 0.0 }).expect_err("a point of singles");
}

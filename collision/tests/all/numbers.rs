//! Numbers and shapes from outside: which are accepted, which are refused and why.

use hantei_collision::{Circle, Cuboid, NumberError, Point, Quad, Rect, parse_number};

#[test]
fn too_small_is_too_small_however_small() {
    for text in ["1e-320", "1e-400", "-1E-99999", "0.000001e-500", "1e-145"] {
        let allowed = text == "1e-145";
        let parsed = parse_number(text);
        assert_eq!(parsed.is_ok(), allowed, "{text}: {parsed:?}");
        assert!(allowed || matches!(parsed, Err(NumberError::TooSmall(_))), "{text}: {parsed:?}");
    }
    assert_eq!(parse_number(&format!("0.{}1", "0".repeat(400))), Err(NumberError::TooSmall(0.0)));
    for zero in ["0", "-0", "0.000", ".0", "0e-400", "0.0E+99", "+0."] {
        assert_eq!(parse_number(zero), Ok(0.0), "{zero}");
    }
}

#[test]
fn what_is_no_coordinate() {
    for text in ["", " 1", "1 ", "1_000", "0x10", "１", "1e", "--1", "e5", "."] {
        assert_eq!(parse_number(text), Err(NumberError::NotANumber), "{text:?}");
    }
    for text in ["inf", "-inf", "Infinity", "nan"] {
        assert!(matches!(parse_number(text), Err(NumberError::NotFinite(_))), "{text}");
    }
    assert_eq!(parse_number("-1e999"), Err(NumberError::TooLarge(f64::NEG_INFINITY)));
    assert_eq!(parse_number("1e200"), Err(NumberError::TooLarge(1e200)));
}

/// Too large, too small, and not finite.
const REFUSED: [f64; 7] = [f64::NAN, f64::INFINITY, f64::NEG_INFINITY, 1.1e150, -1e300, 1e-146, -5e-324];

#[test]
fn a_shape_with_one_bad_number_is_refused() {
    for bad in REFUSED {
        for place in 0..8 {
            let with_bad = |mut numbers: [f64; 8]| {
                numbers[place] = bad;
                numbers
            };
            let n = with_bad([1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0]);
            let name = format!("{bad} at {place}");
            let said = |error: NumberError| {
                let message = error.to_string();
                assert!(!message.is_empty() && !message.contains('\n'), "{name}: {message}");
            };
            let point = |at: usize| Point::new(n[at], n[at + 1]);
            Quad::checked([point(0), point(2), point(4), point(6)]).map_err(said).expect_err(&name);
            Quad::try_from([[n[0], n[1]], [n[2], n[3]], [n[4], n[5]], [n[6], n[7]]]).map_err(said).expect_err(&name);
            if place < 6 {
                let six = [n[0], n[1], n[2], n[3], n[4], n[5]];
                Cuboid::try_from(six).map_err(said).expect_err(&name);
                let [x, y, z, width, height, depth] = six;
                Cuboid::try_from((x, y, z, width, height, depth)).map_err(said).expect_err(&name);
                Cuboid::checked_corners([x, y, z], [width, height, depth]).map_err(said).expect_err(&name);
            }
            if place < 4 {
                Rect::try_from([n[0], n[1], n[2], n[3]]).map_err(said).expect_err(&name);
                Rect::try_from((n[0], n[1], n[2], n[3])).map_err(said).expect_err(&name);
                Rect::checked_corners(point(0), point(2)).map_err(said).expect_err(&name);
                Rect::checked_centre_size(point(0), n[2], n[3]).map_err(said).expect_err(&name);
            }
            if place < 3 {
                Circle::try_from([n[0], n[1], n[2]]).map_err(said).expect_err(&name);
                Circle::try_from((n[0], n[1], n[2])).map_err(said).expect_err(&name);
                Circle::checked(point(0), n[2]).map_err(said).expect_err(&name);
            }
            if place < 2 {
                Point::try_from([n[0], n[1]]).map_err(said).expect_err(&name);
                Point::try_from((n[0], n[1])).map_err(said).expect_err(&name);
            }
        }
    }
    for bad in [f32::NAN, f32::INFINITY, f32::NEG_INFINITY] {
        Point::try_from([bad, 1.0]).expect_err("f32");
        Rect::try_from((1.0, 1.0, bad, 1.0)).expect_err("f32");
        Cuboid::try_from([1.0, 1.0, 1.0, 1.0, 1.0, bad]).expect_err("f32");
        Quad::try_from([[1.0, 1.0], [1.0, 1.0], [1.0, 1.0], [1.0, bad]]).expect_err("f32");
    }
}

#[test]
fn a_radius_below_0_is_refused() {
    let refused = Circle::try_from([1.0, 2.0, -0.5]);
    assert_eq!(refused, Err(NumberError::Negative(-0.5)));
    assert_eq!(refused.unwrap_err().to_string(), "-0.5 is below 0: a radius is 0 or more");
    assert_eq!(Circle::try_from([1.0, 2.0, f64::NEG_INFINITY]), Err(NumberError::NotFinite(f64::NEG_INFINITY)));
    let point = Circle::try_from([1.0, 2.0, -0.0]).expect("0 in size");
    assert!(point.radius().is_sign_positive() && point.radius() == 0.0);
}

/// Each number is in range, but not the corner, which is a sum.
#[test]
fn a_corner_out_of_range_is_refused() {
    let far = Rect::try_from([1e150, 0.0, 1e150, 1.0]);
    assert_eq!(far, Err(NumberError::TooLarge(2e150)));
    let near = Rect::try_from([-1.0e-140, 0.0, 1.000_000_1e-140, 1.0]);
    assert!(matches!(near, Err(NumberError::TooSmall(_))), "{near:?}");
    let solid = Cuboid::checked_origin_size([0.0, 0.0, -1e150], [1.0, 1.0, -1e150]);
    assert_eq!(solid, Err(NumberError::TooLarge(-2e150)));
    assert_eq!(Circle::try_from([-1e150, 0.0, 1e150]), Err(NumberError::TooLarge(-2e150)));
    let near = Circle::try_from([1.0e-140, 0.0, 1.000_000_1e-140]);
    assert!(matches!(near, Err(NumberError::TooSmall(_))), "{near:?}");
}

#[test]
fn numbers_without_names_are_origin_and_size() {
    let rect = Rect::from_origin_size(Point::new(10.0, 20.0), 30.0, 40.0);
    assert_eq!(Rect::try_from([10.0, 20.0, 30.0, 40.0]), Ok(rect));
    assert_eq!(Rect::try_from((10.0, 20.0, 30.0, 40.0)), Ok(rect));
    assert_eq!(Rect::try_from([10.0_f32, 20.0, 30.0, 40.0]), Ok(rect));
    assert_eq!(Rect::try_from((10.0_f32, 20.0_f32, 30.0_f32, 40.0_f32)), Ok(rect));
    assert_eq!(Rect::try_from([10, 20, 30, 40]), Ok(rect), "whole pixels");
    assert_eq!(Rect::try_from((10.0_f32, 20_i32, 30.0, 40_u8)), Ok(rect), "each number of its own type");
    assert_eq!(Rect::try_from([40.0, 60.0, -30.0, -40.0]), Ok(rect), "a negative size extends the other way");
    assert_eq!(Rect::checked_centre_size(Point::new(25.0, 40.0), 30.0, 40.0), Ok(rect));
    assert_eq!(Rect::checked_corners(rect.max(), rect.min()), Ok(rect), "corners in any order");
    assert_eq!(Rect::from([rect.max(), rect.min()]), rect);
    assert_eq!(<[f64; 4]>::from(rect), [10.0, 20.0, 30.0, 40.0]);
    assert_eq!(<(f64, f64, f64, f64)>::from(rect), (10.0, 20.0, 30.0, 40.0));

    let solid = Cuboid::from_origin_size([1.0, 2.0, 3.0], [4.0, 5.0, 6.0]);
    assert_eq!(Cuboid::try_from([1.0, 2.0, 3.0, 4.0, 5.0, 6.0]), Ok(solid));
    assert_eq!(Cuboid::try_from([1.0_f32, 2.0, 3.0, 4.0, 5.0, 6.0]), Ok(solid));
    assert_eq!(<[f64; 6]>::from(solid), [1.0, 2.0, 3.0, 4.0, 5.0, 6.0]);

    let circle = Circle::new(Point::new(1.0, -2.0), 3.5);
    assert_eq!(Circle::try_from([1.0, -2.0, 3.5]), Ok(circle));
    assert_eq!(Circle::try_from((1, -2_i8, 3.5_f32)), Ok(circle));
    assert_eq!(<[f64; 3]>::from(circle), [1.0, -2.0, 3.5]);
    assert_eq!(<(f64, f64, f64)>::from(circle), (1.0, -2.0, 3.5));

    let point = Point::new(0.5, -7.0);
    assert_eq!(Point::try_from((0.5_f32, -7.0_f32)), Ok(point));
    assert_eq!(<[f64; 2]>::from(point), [0.5, -7.0]);
    let quad = Quad::new(point, rect.min(), rect.max(), point);
    assert_eq!(Quad::from(<[Point; 4]>::from(quad)), quad);
    assert_eq!(Quad::try_from([[0.5_f32, -7.0], [10.0, 20.0], [40.0, 60.0], [0.5, -7.0]]), Ok(quad));
}

#[test]
fn every_finite_single_is_let_in() {
    for number in [f32::MIN, f32::MAX, f32::from_bits(1), -0.0] {
        assert_eq!(Point::try_from([number, 0.0]), Ok(Point::new(f64::from(number), 0.0)));
    }
}

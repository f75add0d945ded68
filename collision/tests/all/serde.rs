//! Stored shapes: what is read equals what was written, and wrong input is refused.
//!
//! TOML can write NaN and infinities, so they reach the checks.

use hantei_collision::{Circle, Cuboid, Interval, Point, Quad, Rect};
use proptest::prelude::*;
use serde::de::DeserializeOwned;

fn read<Shape: DeserializeOwned>(text: &str) -> Result<Shape, String> {
    toml::from_str(text).map_err(|error| error.to_string())
}

#[test]
fn how_shapes_are_written() {
    let rect = Rect::from_corners(Point::new(1.0, 2.0), Point::new(3.0, 4.5));
    let text = toml::to_string(&rect).expect("a rectangle can be written");
    assert_eq!(text, "[min]\nx = 1.0\ny = 2.0\n\n[max]\nx = 3.0\ny = 4.5\n");
    let solid = Cuboid::from_corners([1.0, 2.0, 3.0], [4.0, 5.0, 6.0]);
    let text = toml::to_string(&solid).expect("a box can be written");
    assert_eq!(text, "min = [1.0, 2.0, 3.0]\nmax = [4.0, 5.0, 6.0]\n");
    let circle = Circle::new(Point::new(1.0, 2.0), 3.0);
    let text = toml::to_string(&circle).expect("a circle can be written");
    assert_eq!(text, "radius = 3.0\n\n[centre]\nx = 1.0\ny = 2.0\n");
}

#[test]
fn corners_in_any_order_are_sorted() {
    let rect = Rect::from_corners(Point::new(1.0, 2.0), Point::new(3.0, 4.0));
    assert_eq!(read("min = { x = 3.0, y = 2.0 }\nmax = { x = 1.0, y = 4.0 }"), Ok(rect));
    assert_eq!(read("min = 7.0\nmax = 5.0"), Ok(Interval { min: 5.0, max: 7.0 }));
    let solid = Cuboid::from_corners([1.0, 2.0, 3.0], [4.0, 5.0, 6.0]);
    assert_eq!(read("min = [4.0, 2.0, 6.0]\nmax = [1.0, 5.0, 3.0]"), Ok(solid));
}

#[test]
fn what_is_refused_says_why() {
    for (bad, why) in [
        ("nan", "NaN is not a finite number"),
        ("-inf", "-inf is not a finite number"),
        ("1e200", "too large"),
        ("1e-200", "too small"),
    ] {
        let point = format!("x = 0.0\ny = {bad}");
        let interval = format!("min = {bad}\nmax = 1.0");
        let rect = format!("min = {{ x = 0.0, y = 0.0 }}\nmax = {{ x = {bad}, y = 0.0 }}");
        let solid = format!("min = [0.0, 0.0, 0.0]\nmax = [0.0, {bad}, 0.0]");
        let corner = format!("{{ x = {bad}, y = 0.0 }}");
        let quad = format!("corners = [{corner}, {corner}, {corner}, {corner}]");
        let circle = format!("radius = {bad}\ncentre = {{ x = 0.0, y = 0.0 }}");
        for refused in [
            read::<Point>(&point).map(drop),
            read::<Interval>(&interval).map(drop),
            read::<Rect>(&rect).map(drop),
            read::<Cuboid>(&solid).map(drop),
            read::<Quad>(&quad).map(drop),
            read::<Circle>(&circle).map(drop),
        ] {
            let said = refused.expect_err(bad);
            assert!(said.contains(why), "{bad}: {said}");
        }
    }
    let circle = read::<Circle>("radius = -1.0\ncentre = { x = 0.0, y = 0.0 }");
    assert!(circle.expect_err("a radius below 0").contains("-1 is below 0"), "the number is told");
    let rect = read::<Rect>("min = { x = 0.0, y = 0.0 }\nmax = { x = 1.0, y = 0.0 }\nwidth = 3.0");
    assert!(rect.expect_err("a rectangle has no width of its own").contains("width"), "the name is told");
}

proptest! {
    #[test]
    fn what_is_read_is_what_was_written(numbers in prop::array::uniform8(-1e9..1e9f64)) {
        let at = |place: usize| Point::new(numbers[place], numbers[place + 1]);
        let rect = Rect::from_corners(at(0), at(2));
        prop_assert_eq!(read(&toml::to_string(&rect).expect("written")), Ok(rect));
        let quad = Quad::new(at(0), at(2), at(4), at(6));
        prop_assert_eq!(read(&toml::to_string(&quad).expect("written")), Ok(quad));
        let circle = Circle::new(at(0), numbers[2]);
        prop_assert_eq!(read(&toml::to_string(&circle).expect("written")), Ok(circle));
    }
}

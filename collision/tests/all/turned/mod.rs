//! Turned rectangles and polygons, and a point or a circle beside them: the tables of cases, every method against plain
//! arithmetic, the right ones against whole numbers, the shortest way out.

mod cases;
mod plain;
mod push;
mod whole;

use hantei_collision::{
    Angle, Circle, CircleAndPolygon, CircleAndTurned, Point, PointAndTurned, Polygon, Turned, TwoPolygons, TwoTurned,
    Vec2,
};

/// An angle: degrees, or a direction.
#[derive(Clone, Copy, Debug)]
enum By {
    Deg(f64),
    Dir(f64, f64),
}

fn turned([x, y, width, height]: [f64; 4], by: By) -> Turned {
    let angle = match by {
        By::Deg(degrees) => Angle::Degrees(degrees),
        By::Dir(x, y) => Angle::Direction(Vec2::new(x, y)),
    };
    Turned::checked(Point::new(x, y), width, height, angle).expect("finite")
}

fn two(a: ([f64; 4], By), b: ([f64; 4], By)) -> TwoTurned {
    TwoTurned { a: turned(a.0, a.1), b: turned(b.0, b.1) }
}

fn with_point([x, y]: [f64; 2], turned: Turned) -> PointAndTurned {
    PointAndTurned { p: Point::new(x, y), turned }
}

fn circle([x, y, radius]: [f64; 3]) -> Circle {
    Circle::new(Point::new(x, y), radius)
}

fn with_circle(a: [f64; 3], turned: Turned) -> CircleAndTurned {
    CircleAndTurned { circle: circle(a), turned }
}

fn polygon(corners: &[[f64; 2]]) -> Polygon<'static> {
    let corners: Vec<Point> = corners.iter().map(|&[x, y]| Point::new(x, y)).collect();
    Polygon::checked(&corners).expect("3 to 16 corners")
}

fn polygons(a: &[[f64; 2]], b: &[[f64; 2]]) -> TwoPolygons {
    TwoPolygons { a: polygon(a), b: polygon(b) }
}

fn circle_polygon(a: [f64; 3], b: &[[f64; 2]]) -> CircleAndPolygon {
    CircleAndPolygon { circle: circle(a), polygon: polygon(b) }
}

const TRIANGLE: &[[f64; 2]] = &[[80.0, 260.0], [200.0, 60.0], [320.0, 260.0]];
const SMALL: &[[f64; 2]] = &[[190.0, 180.0], [200.0, 160.0], [210.0, 180.0]];
const CHEVRON: &[[f64; 2]] = &[[80.0, 60.0], [320.0, 165.0], [80.0, 270.0], [160.0, 165.0]];

/// The turned rectangle of the tables, with the corners 155,100 275,190 245,230 125,140.
fn ramp() -> Turned {
    turned([200.0, 165.0, 150.0, 50.0], By::Dir(4.0, 3.0))
}

//! A point and a quadrilateral: its kind, the methods that fit it, and the exact answer at the last bit.

use hantei_collision::{Border, InsideMethod, Point, Quad, QuadContact, diagnose, quad_contact};

fn main() {
    let square = [(0.0, 0.0), (8.0, 0.0), (8.0, 8.0), (0.0, 8.0)];
    let arrow = [(0.0, 0.0), (8.0, 4.0), (0.0, 8.0), (3.0, 4.0)];
    let bow = [(0.0, 0.0), (8.0, 8.0), (8.0, 0.0), (0.0, 8.0)];
    for (name, corners) in [("a square", square), ("an arrow", arrow), ("a bow", bow)] {
        let quad = Quad::from(corners.map(|(x, y)| Point::new(x, y)));
        let p = Point::new(2.0, 2.2);
        println!("{name}, {:?}: {}", diagnose(&quad).shape, quad_contact(&quad, p).name());
        for &method in InsideMethod::ALL {
            println!("  {}: {}", method.name(), method.contains(&quad, p, Border::Hits, &mut ()));
        }
    }

    // Next to an edge the plain cross product rounds to 0; the exact relation does not.
    let quad = Quad::from([(12.0, 12.0), (24.0, 24.0), (0.0, 24.0), (0.0, 0.0)].map(|(x, y)| Point::new(x, y)));
    let beside = Point::new(0.5, 0.5 + f64::EPSILON / 2.0);
    println!("beside the edge, plain: on it says {}", hantei_collision::side(quad.corners[0], quad.corners[1], beside));
    assert_eq!(quad_contact(&quad, beside), QuadContact::Inside, "by the last bit");
    println!("beside the edge, exact: {}", quad_contact(&quad, beside).name());
}

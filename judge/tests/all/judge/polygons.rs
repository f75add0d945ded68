//! The loop over a polygon's edges as people write it. `polygons.txt` has each form after its name.

use hantei_collision::{Point, Quad, QuadContact, quad_contact};
use hantei_judge::{InsideFormula, ParseOptions};

/// Whether a ray to the right crosses an odd number of edges.
fn is_odd(quad: &Quad, p: Point) -> bool {
    let crosses =
        |(a, b): &(Point, Point)| (a.y > p.y) != (b.y > p.y) && p.x < (b.x - a.x) * (p.y - a.y) / (b.y - a.y) + a.x;
    quad.edges().iter().filter(|edge| crosses(edge)).count() % 2 == 1
}

#[test]
fn each_form_of_the_loop_means_the_same() {
    let forms = include_str!("polygons.txt").strip_prefix("=== ").expect("a name").split("\n=== ");
    let mut random = fastrand::Rng::with_seed(7);
    let mut point = || Point::new(f64::from(random.i32(0..9)), f64::from(random.i32(0..9)));
    let cases: Vec<(Quad, Point)> =
        (0..2000).map(|_| (Quad::new(point(), point(), point(), point()), point())).collect();
    let mut wrong = Vec::new();
    for (name, text) in forms.map(|form| form.split_once('\n').expect("a name and a function")) {
        let (formula, _) = match InsideFormula::read(text, &ParseOptions::default()) {
            Ok(read) => read,
            Err(error) => {
                wrong.push(format!("{name}: {} at {:?}", error.flaw, &text[error.place]));
                continue;
            }
        };
        let off = |(quad, p): &&(Quad, Point)| quad_contact(quad, *p) != QuadContact::OnEdge;
        let differs = |(quad, p): &&(Quad, Point)| formula.contains(quad, *p, &mut ()) != is_odd(quad, *p);
        if let Some(case) = cases.iter().filter(off).find(differs) {
            wrong.push(format!("{name}: {case:?}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[derive(Clone, Copy)]
struct P { x: f64, y: f64 }
fn side(a: P, b: P, p: P) -> f64 { (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x) }
fn segments_cross(a: P, b: P, c: P, d: P) -> bool {
    side(a, b, c) * side(a, b, d) <= 0.0 && side(c, d, a) * side(c, d, b) <= 0.0
}

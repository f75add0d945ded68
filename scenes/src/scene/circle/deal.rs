//! Cases to guess: mostly those beyond a corner of B, where the circle and the square around it differ.

use super::CircleScene;
use crate::scene::shared::random::{Numbers, STEP};
use hantei_collision::{BorderRule, Circle, CircleAndRect, Point, Rect};

/// The kinds of case.
pub(super) const KINDS: &[&str] =
    &["corner-square", "corner-reached", "corner-touching", "edge-touching", "circle-edge", "circle-inside"];

/// Whole numbers whose squares add up to a square: across, down, radius.
const WHOLE: [[f64; 3]; 3] = [[3.0, 4.0, 5.0], [5.0, 12.0, 13.0], [8.0, 15.0, 17.0]];

/// Places both as a kind has them.
pub(super) fn deal(scene: &mut CircleScene, kind: usize, numbers: &mut Numbers) {
    let corner = Point::new(numbers.in_steps(STEP, 60.0, 140.0), numbers.in_steps(STEP, 60.0, 140.0));
    let size = [numbers.in_steps(STEP, 60.0, 120.0), numbers.in_steps(STEP, 60.0, 120.0)];
    let b = Rect::from_origin_size(corner, size[0], size[1]);
    let r = numbers.in_steps(STEP, 30.0, 60.0);
    // So near to the edge of the circle that one cannot see at once on which side of it the corner is.
    let part = |numbers: &mut Numbers, least: f64| (r * (least + numbers.below(0.12))).round();
    let kind = KINDS[kind];
    // How far the centre is from B, on x and on y.
    let (radius, mut away) = match kind {
        "corner-square" => (r, [part(numbers, 0.74), part(numbers, 0.74)]),
        "corner-reached" => (r, [part(numbers, 0.54), part(numbers, 0.54)]),
        "corner-touching" => {
            let ([x, y, r], times) = (WHOLE[numbers.place(3)], numbers.in_steps(1.0, 2.0, 4.0));
            (r * times, [x * times, y * times])
        }
        "edge-touching" => (r, [r, 0.0]),
        "circle-edge" if numbers.place(3) > 0 => (r, [r + numbers.in_steps(STEP / 2.0, 5.0, 20.0), 0.0]),
        "circle-edge" => (r, [r - numbers.in_steps(STEP / 2.0, 5.0, 20.0), 0.0]),
        _ => (r, [0.0, 0.0]),
    };
    if numbers.coin() {
        away.swap(0, 1);
    }
    let mut on = |min: f64, max: f64, away: f64| match (away > 0.0, numbers.coin()) {
        (true, true) => min - away,
        (true, false) => max + away,
        (false, _) => numbers.in_steps(STEP, min + STEP, max - STEP),
    };
    let centre = Point::new(on(b.min().x, b.max().x, away[0]), on(b.min().y, b.max().y, away[1]));
    scene.state.shapes = CircleAndRect { circle: Circle::new(centre, radius), rect: b };
    scene.state.follow = false;
    let counts = [BorderRule::Hits, BorderRule::Misses][numbers.place(2)];
    scene.state.test.border = if kind.ends_with("touching") { counts } else { BorderRule::AsWritten };
}

//! Cases to guess: fast moves, for which the new place alone is not enough; about half of them are hits.

use super::ResponseScene;
use super::body::Body;
use super::run::RunCase;
use crate::scene::shared::random::Numbers;
use hantei_collision::{Move, Point, Rect, Vec2};

pub(super) const KINDS: &[&str] = &["thin-and-fast", "past-a-corner", "just-short"];

/// Sets up a case of a kind, with A's velocity.
pub(super) fn deal(scene: &mut ResponseScene, kind: usize, numbers: &mut Numbers) {
    let hits = numbers.coin();
    let size = numbers.in_steps(10.0, 40.0, 60.0);
    let a = Rect::from_origin_size(Point::new(0.0, 0.0), size, size);
    let along = numbers.in_steps(10.0, 180.0, 280.0);
    let (b, velocity) = match KINDS[kind] {
        // A passes B in one frame: only whether B is in the way counts.
        "thin-and-fast" => {
            let beside =
                if hits { numbers.in_steps(5.0, 5.0, size - 5.0) } else { size + numbers.in_steps(5.0, 5.0, 20.0) };
            (Rect::from_origin_size(Point::new(size + 60.0, beside), 20.0, 120.0), Vec2::new(along, 0.0))
        }
        // With equal speeds the gaps decide: A passes over the corner, or meets the side.
        "past-a-corner" => {
            let late = numbers.in_steps(5.0, 10.0, 30.0);
            let top = if hits { size + 60.0 - late } else { -80.0 - late };
            (Rect::from_origin_size(Point::new(size + 60.0, top), 80.0, 80.0), Vec2::new(along, along))
        }
        _ => {
            let gap = numbers.in_steps(10.0, 60.0, 140.0);
            let speed =
                if hits { gap + numbers.in_steps(5.0, 5.0, 20.0) } else { gap - numbers.in_steps(5.0, 0.0, 15.0) };
            (Rect::from_origin_size(Point::new(-20.0, size + gap), 140.0, 60.0), Vec2::new(20.0, speed))
        }
    };
    let start = Move { before: Body::Rect(a), velocity };
    scene.change(|case| *case = RunCase { start, b, tiles: [1, 1], gravity: false, ..RunCase::default() });
}

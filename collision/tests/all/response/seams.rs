//! Many steps among tiles: no tile is entered, passed through or catches the shape.

use super::rect;
use hantei_collision::{Axis, Border, Cuboid, Moving, Rect, Vec2, slide};
use proptest::prelude::*;

fn level() -> Vec<Rect> {
    let floor = (0..12).map(|i| [i, 10]);
    let walls = (0..10).flat_map(|i| [[0, i], [11, i]]);
    let stairs = (0..3).flat_map(|i| (0..=i).map(move |up| [7 + i, 9 - up]));
    floor
        .chain(walls)
        .chain(stairs)
        .map(|at| at.map(|i| f64::from(i) * 32.0))
        .map(|[x, y]| rect([x, y, 32.0, 32.0]))
        .collect()
}

fn speed() -> impl Strategy<Value = f64> {
    prop_oneof![
        (-40i32..=40).prop_map(f64::from),
        -40.0..40.0,
        (-400i32..=400).prop_map(|tenths| f64::from(tenths) / 10.0),
        -4000.0..4000.0
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn nothing_is_entered_or_passed_through(
        ways in prop::collection::vec([speed(), speed()], 1..60), width in 1i32..=40, place in 0i32..=300, x_first in any::<bool>(),
    ) {
        let mut tiles = level();
        let mut player = rect([40.0 + f64::from(place) / 10.0, 40.0, f64::from(width) / 1.3, 29.7]);
        let room = rect([32.0, -1e9, 320.0, 1e9 + 320.0]);
        for [x, y] in ways {
            player = slide(player, Vec2::new(x, y), &tiles, if x_first { Axis::X } else { Axis::Y }, 4).end;
            let within = tiles.iter().find(|tile| player.overlaps(**tile, Border::Misses));
            prop_assert_eq!(within, None, "{:?} after ({}, {})", player, x, y);
            // Above the walls there is a way out; below their tops there is none.
            if player.min().y > 0.0 && room.union(player) != room {
                prop_assert!(false, "{:?} has left the room", player);
            }
            if player.min().y < 0.0 {
                player = rect([40.0, 40.0, player.width(), player.height()]);
            }
            tiles.rotate_left(5);
        }
    }

    /// Pressed on a floor, a ceiling or a wall of tiles, it moves along it as along one long tile.
    #[test]
    fn nothing_is_caught_at_a_seam(start in -3000i32..3000, along in speed(), into in 0.0..200.0, order in any::<u64>()) {
        let mut tiles: Vec<i32> = (-200..200).collect();
        fastrand::Rng::with_seed(order).shuffle(&mut tiles);
        let start = f64::from(start) / 10.0;
        let row: Vec<Rect> = tiles.iter().map(|&i| rect([f64::from(i) * 32.0, 100.0, 32.0, 32.0])).collect();
        let column: Vec<Rect> = tiles.iter().map(|&i| rect([100.0, f64::from(i) * 32.0, 32.0, 32.0])).collect();
        for corner in [Axis::X, Axis::Y] {
            let on_floor = slide(rect([start, 68.0, 16.0, 32.0]), Vec2::new(along, into), &row, corner, 4).end;
            prop_assert_eq!(on_floor, rect([start, 68.0, 16.0, 32.0]).after(Vec2::new(along, 0.0), 1.0));
            let at_wall = slide(rect([84.0, start, 16.0, 32.0]), Vec2::new(into, along), &column, corner, 4).end;
            prop_assert_eq!(at_wall, rect([84.0, start, 16.0, 32.0]).after(Vec2::new(0.0, along), 1.0));
        }
    }
}

#[test]
fn a_box_slides_along_a_floor_of_boxes() {
    let floor: Vec<Cuboid> = (0..9)
        .map(|i| Cuboid::from_origin_size([f64::from(i % 3) * 32.0, 100.0, f64::from(i / 3) * 32.0], [32.0; 3]))
        .collect();
    let player = Cuboid::from_origin_size([10.0, 64.0, 10.0], [16.0, 32.0, 16.0]);
    let moved = slide(player, [12.0, 8.0, 20.0], &floor, Axis::Y, 4);
    assert_eq!(moved.end, Cuboid::from_origin_size([22.0, 68.0, 30.0], [16.0, 32.0, 16.0]));
    assert_eq!(moved.velocity, [12.0, 0.0, 20.0]);
    assert_eq!(moved.stops.len(), 1);
    assert_eq!(moved.stops[0].side.name(), "top");
}

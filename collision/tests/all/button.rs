//! A point and a rectangle: every method against whole numbers, and neighbours that fill the plane.

use hantei_collision::shapes::Pair;
use hantei_collision::{Border, Method, Point, PointAndRect, PointInRectMethod, Rect};

fn case([px, py]: [i32; 2], [x, y, width, height]: [i32; 4]) -> PointAndRect {
    let at = |x: i32, y: i32| Point::new(x.into(), y.into());
    PointAndRect { p: at(px, py), rect: Rect::from_origin_size(at(x, y), width.into(), height.into()) }
}

/// What is so on an axis, by whole numbers, in the order of the methods.
fn on_axis(p: i32, min: i32, size: i32, border: Border) -> [bool; 6] {
    let max = min + size;
    let edges = match border {
        Border::Hits => min <= p && p <= max,
        Border::Misses => min < p && p < max,
        Border::Half => min <= p && p < max,
    };
    let last_pixel = match border {
        Border::Hits => min <= p && p <= max,
        Border::Misses => min < p && p < max,
        Border::Half => min <= p && p < max,
    };
    let twice = 2 * (p - min).abs();
    let as_centre = if border == Border::Hits { twice <= size } else { twice < size };
    // The index of the tile, without a division: 0 from the edge on, and by int() already above -1.
    let [floor, int] = [(0..size).contains(&(p - min)), size > 0 && (p - min).abs() < size];
    [edges, edges, last_pixel, as_centre, floor, int]
}

#[test]
fn every_method_is_what_whole_numbers_say() {
    for (x, y) in (-12..=12).flat_map(|x| (-12..=12).map(move |y| (x, y))) {
        for (width, height) in (0..=6).flat_map(|width| (0..=6).map(move |height| (width, height))) {
            let shapes = case([x, y], [1, -2, width, height]);
            for border in [Border::Hits, Border::Misses, Border::Half] {
                let (across, down) = (on_axis(x, 1, width, border), on_axis(y, -2, height, border));
                for (place, method) in PointInRectMethod::ALL.iter().enumerate() {
                    let says = method.holds(&shapes, border, &mut ());
                    assert_eq!(says, across[place] && down[place], "{method:?} {border:?} {shapes:?}");
                    if *method == PointInRectMethod::HalfOpen {
                        assert_eq!(says, Pair::from(shapes).hits(border), "{border:?} {shapes:?}");
                    }
                }
            }
        }
    }
}

#[test]
fn of_neighbours_exactly_one_has_each_point() {
    let tiles = |p: [i32; 2], method: PointInRectMethod| {
        let all = (-2..=2).flat_map(|column| (-2..=2).map(move |row| [4 * column, 3 * row, 4, 3]));
        all.filter(|tile| method.holds(&case(p, *tile), method.own_border(), &mut ())).count()
    };
    let mut most = 0;
    for (x, y) in (-8..12).flat_map(|x| (-6..9).map(move |y| (x, y))) {
        for method in [PointInRectMethod::HalfOpen, PointInRectMethod::LastPixel, PointInRectMethod::TileFloor] {
            assert_eq!(tiles([x, y], method), 1, "{method:?} at {x}, {y}");
        }
        most = most.max(tiles([x, y], PointInRectMethod::Closed));
    }
    assert_eq!(most, 4, "at a corner, closed is in four");
}

#[test]
fn a_comparison_has_its_numbers() {
    let shapes = case([190, 150], [60, 90, 200, 60]);
    for (method, expected) in [
        (PointInRectMethod::HalfOpen, "py < by + bh: 150 < 150 is false"),
        (PointInRectMethod::Closed, "py <= by + bh: 150 <= 150 is true"),
        (PointInRectMethod::LastPixel, "py <= by + bh - 1: 150 <= 149 is false"),
        (PointInRectMethod::AsCentre, "abs(px - bx) <= bw / 2: 130 <= 100 is false"),
        (PointInRectMethod::TileFloor, "floor((py - by) / bh) == 0: 1 == 0 is false"),
        (PointInRectMethod::TileInt, "trunc((py - by) / bh) == 0: 1 == 0 is false"),
    ] {
        let border = method.own_border();
        let mut heard = Vec::new();
        method.holds(&shapes, border, &mut heard);
        let last = heard.last().expect("a comparison");
        assert_eq!(method.questions(border)[last.question].explained(last), expected);
    }
}

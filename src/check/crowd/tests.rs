//! Unit tests of `src/check/crowd.rs`.

use super::*;
use hantei_collision::Point;
use hantei_collision::brute_force;

fn rect(x: f64, y: f64, width: f64, height: f64) -> Rect {
    Rect::from_origin_size(Point::new(x, y), width, height)
}

/// Makes the rectangle at an index, from a function that gives random numbers.
type Maker<'a> = &'a mut dyn FnMut(&mut dyn FnMut(f64) -> f64, i32) -> Rect;

/// Crowds of every kind, up to sizes with three levels in the tree.
fn crowds() -> Vec<(&'static str, Vec<Rect>)> {
    let mut random = fastrand::Rng::with_seed(4);
    let mut r = |below: f64| random.f64() * below;
    let mut crowd = |n: i32, make: Maker| -> Vec<Rect> { (0..n).map(|i| make(&mut r, i)).collect() };
    vec![
        ("none", vec![]),
        ("one", vec![rect(0.0, 0.0, 1.0, 1.0)]),
        ("identical", vec![rect(-3.0, 4.0, 5.0, 5.0); 2500]),
        ("sparse", crowd(3000, &mut |r, _| rect(r(2000.0), r(2000.0), r(20.0), r(20.0)))),
        ("dense", crowd(3000, &mut |r, _| rect(r(60.0), r(60.0), r(20.0), r(20.0)))),
        ("whole", crowd(2000, &mut |r, _| rect(r(40.0).floor(), r(40.0).floor(), r(4.0).floor(), r(4.0).floor()))),
        ("points", crowd(900, &mut |r, _| rect(r(12.0).floor(), r(12.0).floor(), 0.0, 0.0))),
        ("nested", crowd(700, &mut |_, i| rect(i.into(), i.into(), (1400 - 2 * i).into(), (1400 - 2 * i).into()))),
        (
            "huge beside tiny",
            crowd(900, &mut |r, i| {
                if i % 9 == 0 { rect(-r(9e5), -r(9e5), 1e6, 1e6) } else { rect(r(1e5), r(1e5), 1.0, 1.0) }
            }),
        ),
        (
            "one huge",
            crowd(900, &mut |r, i| if i == 5 { rect(-5e8, -5e8, 1e9, 1e9) } else { rect(r(9e3), 0.0, 1.0, 1.0) }),
        ),
        ("at the ends", crowd(500, &mut |r, _| rect(-1e150, r(1e150), r(1e150), r(1e149)))),
        ("one far away", crowd(500, &mut |r, i| rect(if i == 5 { 1e150 } else { r(90.0) }, r(90.0), 9.0, 1e-140))),
    ]
}

#[test]
fn every_way_gives_the_same_pairs_in_order() {
    for (name, rects) in crowds() {
        for border in [Border::Hits, Border::Misses] {
            let mut expected = Vec::new();
            brute_force(&rects, border, &mut expected, &mut ());
            let (mut streamed, mut found) = (Vec::new(), Vec::new());
            let note = |list: &mut Vec<Pair>, pair| {
                list.push(pair);
                Ok(())
            };
            one_by_one(&rects, border, |pair| note(&mut streamed, pair)).unwrap();
            in_order(&rects, border, |pair| note(&mut found, pair)).unwrap();
            assert!(streamed == expected, "{name} {border:?}: one by one");
            assert!(found == expected, "{name} {border:?}");
        }
    }
}

#[test]
fn there_are_never_more_pairs_than_counted() {
    for (name, rects) in crowds() {
        let mut all = Vec::new();
        brute_force(&rects, Border::Hits, &mut all, &mut ());
        let counted = at_most(&rects);
        assert!(counted.is_none_or(|most| all.len() as u64 <= most), "{name}: {} of {counted:?}", all.len());
        assert_eq!(counted.is_none(), name == "one huge", "{name}: {counted:?}");
    }
}

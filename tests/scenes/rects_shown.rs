//! What can be laid over two rectangles: their overlap, the map of all arrangements, a turn.

use crate::{at, click, drag, opened, placed, say, ticking, value, verdict};
use hantei::figure::{Item, Role};
use hantei::geometry::{Point, Rect};
use hantei::scene::{Event, Viewer};

#[test]
fn overlap_is_exactly_the_intersection() {
    for (a, b) in [("0,0,100,100", "70,60,100,100"), ("0.5,0,3,100", "3,50,9,1"), ("10,10,50,50", "0,0,300,300")] {
        let scene = opened(&format!("rects a={a} b={b} strips=off"));
        let rect = |key| {
            let numbers: Vec<f64> = value(scene.as_ref(), key).split(',').map(|n| n.parse().unwrap()).collect();
            Rect::from_origin_size(at(numbers[0], numbers[1]), numbers[2], numbers[3])
        };
        let expected = rect("a").intersection(rect("b")).expect("they overlap");
        let mut filled = 0;
        for item in scene.figure().leaves().into_iter().cloned() {
            match item {
                Item::Rect { rect, role: Role::Overlap } => {
                    assert_eq!(rect, expected, "{a} {b}");
                    filled += 1;
                }
                Item::Rect { rect, role: Role::OverlapMark } => {
                    assert!(expected.contains(rect.min()) && expected.contains(rect.max()), "{rect:?}");
                }
                Item::Polygon { points, .. } => assert!(points.into_iter().all(|point| expected.contains(point))),
                _ => {}
            }
        }
        assert_eq!(filled, 1, "{a} {b}");
    }
}

#[test]
fn the_map_shows_every_arrangement_and_moves_red_into_it() {
    for (method, border) in [("four-flags", "as-written"), ("two-corners", "as-written"), ("centre-size", "hits")] {
        let mut scene = opened(&format!("rects map=on method={method} border={border}"));
        scene.handle(Event::Resized { width: 640.0, height: 480.0 });
        let cells = |scene: &dyn Viewer| -> Vec<(Point, bool)> {
            let figure = scene.figure();
            let cells = placed(&figure).into_iter().filter_map(|(to_stage, item)| match item {
                Item::Rect { rect, role: role @ (Role::MapHit | Role::MapMiss) } => {
                    Some((to_stage.to(rect.centre()), *role == Role::MapHit))
                }
                _ => None,
            });
            cells.collect()
        };
        let map = cells(scene.as_ref());
        assert_eq!(map.len(), 13 * 13, "{method}");
        let mut traces = std::collections::BTreeSet::new();
        for (centre, hit) in map {
            click(scene.as_mut(), centre);
            assert_eq!(verdict(scene.as_ref()), Some(hit), "{method}: {}", scene.trace().line());
            traces.insert(scene.trace().line());
        }
        assert_eq!(traces.len(), 13 * 13, "{method}: each is another arrangement");
        let figure = scene.figure();
        let dots = figure.leaves().into_iter().filter(|item| matches!(item, Item::Dot { role: Role::Lit, .. }));
        assert!(dots.count() >= 13 * 13, "{method}: all visited");
        scene.handle(Event::act("undo"));
        assert!(traces.contains(&scene.trace().line()), "{method}: one step back");
    }
}

#[test]
fn rects_turned_are_tested_after_turning_back() {
    let plain = opened("rects a=150,130,140,120 b=230,200,160,140");
    let mut scene = opened("rects a=150,130,140,120 b=230,200,160,140 angle=30");
    assert_eq!(scene.trace(), plain.trace(), "the angle changes no answer");
    assert_eq!(say(&scene.readings().facts[1]), "both turned by 30°, tested after turning back");
    // Around the middle of the stage, (320, 240): a corner of A is at (150, 130) before the turn.
    let (sin, cos) = 30f64.to_radians().sin_cos();
    let turned = |x: f64, y: f64| {
        let (dx, dy) = (x - 320.0, y - 240.0);
        at(320.0 + dx * cos - dy * sin, 240.0 + dx * sin + dy * cos)
    };
    drag(scene.as_mut(), turned(150.0, 130.0), turned(140.0, 110.0));
    assert_eq!(value(scene.as_ref(), "a"), "140,110,150,140", "a handle is dragged where it is seen");
    let shown = |scene: &dyn Viewer| -> Point {
        let figure = scene.figure();
        let red = placed(&figure).into_iter().find_map(|(to_stage, item)| match item {
            Item::Rect { rect, role: Role::First } => Some(to_stage.to(rect.min())),
            _ => None,
        });
        red.expect("A is drawn")
    };
    assert!(shown(scene.as_ref()).distance(turned(140.0, 110.0)) < 1e-9);
    assert!(!scene.advance(&ticking(0.06)), "nothing moves");
    scene.set("back", "on").unwrap();
    let mut frames = 0;
    while scene.advance(&ticking(0.06)) {
        frames += 1;
    }
    assert!((30..90).contains(&frames), "a short turn: {frames}");
    assert_eq!(shown(scene.as_ref()), at(140.0, 110.0), "turned back, it is where its numbers say");
}

//! What can be laid over two rectangles: their overlap, the map of all arrangements, a turn.

use super::{at, click, drag, opened, placed, pressed, say, ticking, value, verdict};
use hantei::figure::{Item, Role};
use hantei::scene::{Event, Viewer};
use hantei_collision::{Point, Rect};

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

/// The map as it lies on the stage, if it is seen.
fn map_area(scene: &dyn Viewer) -> Option<Rect> {
    let figure = scene.figure();
    let cells = placed(&figure).into_iter().filter_map(|(to_stage, item)| match item {
        Item::Rect { rect, role: Role::MapHit | Role::MapMiss } => Some(to_stage.around(*rect)),
        _ => None,
    });
    cells.reduce(Rect::union)
}

/// A rectangle as it lies on the stage.
fn on_stage(scene: &dyn Viewer, wanted: Role) -> Rect {
    let figure = scene.figure();
    let rect = placed(&figure).into_iter().find_map(|(to_stage, item)| match item {
        Item::Rect { rect, role } if *role == wanted => Some(to_stage.around(*rect)),
        _ => None,
    });
    rect.expect("it is drawn")
}

fn share(p: Rect, q: Rect) -> bool {
    p.intersection(q).is_some_and(|both| both.width() > 0.0 && both.height() > 0.0)
}

/// Clicked in the map, A once shrank from 120×80 to half of B, whatever the arrangement.
#[test]
fn the_map_keeps_reds_size_where_the_arrangement_allows_it() {
    let mut kept = 0;
    for (a, larger) in [("20,20,120,80", true), ("20,20,40,30", false)] {
        let mut scene = opened(&format!("rects a={a} b=250,200,100,60 map=on"));
        let cells: Vec<Point> = placed(&scene.figure())
            .into_iter()
            .filter_map(|(to_stage, item)| match item {
                Item::Rect { rect, role: Role::MapHit | Role::MapMiss } => Some(to_stage.to(rect.centre())),
                _ => None,
            })
            .collect();
        let size = |scene: &dyn Viewer| value(scene, "a").splitn(3, ',').nth(2).unwrap().to_string();
        let before = size(scene.as_ref());
        for (i, &cell) in cells.iter().enumerate() {
            scene.set("a", a).unwrap();
            click(scene.as_mut(), cell);
            // Of 13 ways: 7 need no size, 3 more a smaller A, 3 more a larger one.
            let allows = |place: usize| match place {
                0..=2 | 10..=12 => true,
                3 | 4 | 7 => larger,
                5 | 8 | 9 => !larger,
                _ => false,
            };
            let is_kept = size(scene.as_ref()) == before;
            assert_eq!(is_kept, allows(i / 13) && allows(i % 13), "{a}: {}", value(scene.as_ref(), "a"));
            kept += usize::from(is_kept);
        }
    }
    assert_eq!(kept, 2 * 9 * 9);
}

/// A drag goes on where the map was, and the map is never over what is dragged; it does not jump to and fro.
#[test]
fn the_map_steps_aside_for_what_is_dragged() {
    for (opening, which) in
        [("a=40,100,120,80 b=450,20,60,60", Role::First), ("a=20,300,40,40 b=40,100,120,80", Role::Second)]
    {
        let mut scene = opened(&format!("rects {opening} map=on"));
        let before = on_stage(scene.as_ref(), which);
        scene.handle(pressed(at(100.0, 140.0)));
        let (mut jumps, mut seen, mut last) = (0, 0, map_area(scene.as_ref()).expect("it is seen"));
        for i in 0..=400 {
            let i = f64::from(i);
            // To the bottom right and back, three times.
            let along = (i / 400.0 * 3.0 * std::f64::consts::PI).sin().abs();
            scene.handle(Event::PointerMoved(at(100.0 + 300.0 * along, 140.0 + 180.0 * along)));
            let (map, moved) = (map_area(scene.as_ref()), on_stage(scene.as_ref(), which));
            assert!(map.is_none_or(|map| !share(map, moved)), "{opening}: {map:?} over {moved:?}");
            let grown = (moved.width() - before.width()).abs() + (moved.height() - before.height()).abs();
            assert!(grown < 1e-9, "the drag goes on: {moved:?}");
            jumps += usize::from(map.is_some_and(|map| map != last));
            (seen, last) = (seen + usize::from(map.is_some()), map.unwrap_or(last));
        }
        assert!((1..=12).contains(&jumps), "{opening}: {jumps} jumps in three rounds");
        assert!(seen > 250, "{opening}: seen in {seen} of 401 moves");
        scene.handle(Event::Released(at(100.0, 140.0)));
    }
    // A click in the map does not move it away from under the pointer.
    let mut scene = opened("rects a=40,100,120,80 b=250,200,100,60 map=on");
    let map = map_area(scene.as_ref()).expect("it is seen");
    for x in 0..13 {
        click(scene.as_mut(), map.min().moved(8.0 + 16.0 * f64::from(x), 100.0));
        assert_eq!(map_area(scene.as_ref()), Some(map), "click {x}");
    }
}

/// It neither lies over the strips nor leaves the stage.
#[test]
fn the_map_lies_on_the_free_part_of_the_stage() {
    for (width, height) in [(660.0, 700.0), (1220.0, 1000.0), (320.0, 500.0), (390.0, 500.0)] {
        let mut scene = opened("rects map=on");
        scene.handle(Event::Resized { width, height });
        let mut seen = std::collections::BTreeSet::new();
        for (x, y) in [(20.0, 20.0), (width, height), (width, 0.0), (0.0, height), (0.2 * width, 0.45 * height)] {
            scene.handle(Event::PointerMoved(at(x, y)));
            let Some(map) = map_area(scene.as_ref()) else { continue };
            let bars = on_stage(scene.as_ref(), Role::FirstBar);
            assert!(map.min().x >= 0.0 && map.min().y >= 0.0 && map.max().x <= width - 94.0, "{width}: {map:?}");
            assert!(map.max().y < bars.min().y, "{width}: {map:?} over {bars:?}");
            seen.insert(format!("{map:?}"));
        }
        assert!(!seen.is_empty() && (seen.len() > 1 || width != 660.0), "{width}: it steps aside");
    }
}

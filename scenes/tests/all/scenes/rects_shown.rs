//! Additions to two rectangles: their overlap, the map of all arrangements, a turn.

use super::{at, drag, figure_of, opened, placed, press_in, say, ticking, value, verdict, words_of};
use hantei_collision::{Point, Rect};
use hantei_scenes::figure::{Figure, Item, Role};
use hantei_scenes::scene::{Door, Event, Viewer};

#[test]
fn overlap_is_exactly_the_intersection() {
    for (a, b) in [("0,0,100,100", "70,60,100,100"), ("0.5,0,3,100", "3,50,9,1"), ("10,10,50,50", "0,0,300,300")] {
        let scene = opened(&format!("rects a={a} b={b} strips=off"));
        let rect = |key| {
            let numbers: Vec<f64> = value(&scene, key).split(',').map(|n| n.parse().unwrap()).collect();
            Rect::from_origin_size(at(numbers[0], numbers[1]), numbers[2], numbers[3])
        };
        let expected = rect("a").intersection(rect("b")).expect("they overlap");
        let mut filled = 0;
        for item in scene.figure().leaves().into_iter().cloned() {
            match item {
                Item::Rect { rect, role: Role::Overlap } if rect == expected => filled += 1,
                // A letter has a place of its own there.
                Item::Rect { rect, role: Role::Overlap } => {
                    assert!(expected.contains(rect.min()) && expected.contains(rect.max()), "{rect:?}");
                }
                Item::Rect { rect, role: Role::OverlapMark } => {
                    assert!(expected.contains(rect.min()) && expected.contains(rect.max()), "{rect:?}");
                }
                Item::Polygon { points, role } if role != Role::AxisName => {
                    assert!(points.into_iter().all(|point| expected.contains(point)));
                }
                _ => {}
            }
        }
        assert_eq!(filled, 1, "{a} {b}");
    }
}

/// Once the cells of a step's map were 10 wide, though there was room.
#[test]
fn the_map_fills_its_place() {
    let scene = opened("rects a=50,80,100,100 b=160,190,100,100 map=on");
    // The panel of a step, a low panel under the picture, and a phone's text.
    for (size, cell) in [((312.0, 432.0), 22.0), ((244.0, 384.0), 18.0), ((388.0, 176.0), 13.0), ((358.0, 226.0), 14.0)]
    {
        let figure = scene.panel_figure(Door::Map, size, None);
        let cells = figure.leaves().into_iter().filter_map(|item| match item {
            Item::Rect { rect, role: Role::MapHit | Role::MapMiss } if rect.width() > 10.0 => Some(*rect),
            _ => None,
        });
        // Without those of the key.
        let cells: Vec<Rect> = cells.filter(|rect| rect.width() == cell - 2.0).collect();
        assert!(cells.len() >= 169, "{size:?}: {}", cells.len());
        assert!(cells.iter().all(|cell| cell.max().x <= size.0 && cell.max().y <= size.1), "{size:?}");
    }
}

#[test]
fn the_map_shows_every_arrangement_and_moves_red_into_it() {
    for (method, border) in [("four-flags", "as-written"), ("two-corners", "as-written"), ("centre-size", "hits")] {
        let mut scene = opened(&format!("rects map=on method={method} border={border}"));
        let map = cells(&figure_of(&scene, Door::Map, None));
        assert_eq!(map.len(), 13 * 13, "{method}");
        let mut traces = std::collections::BTreeSet::new();
        for (cell, hit) in map {
            press_in(&mut scene, Door::Map, cell.centre());
            assert_eq!(verdict(&scene), Some(hit), "{method}: {}", scene.trace().line());
            traces.insert(scene.trace().line());
            let figure = figure_of(&scene, Door::Map, None);
            let ring = figure.leaves().into_iter().find_map(|item| match item {
                Item::Rects { rects, role: Role::Text } => Rect::around(rects.iter().flat_map(|side| side.corners())),
                _ => None,
            });
            let ring = ring.expect("the cell in which A is has a ring");
            assert!(ring.contains(cell.centre()) && ring.width() < 2.0 * cell.width(), "{method}: {ring:?} {cell:?}");
        }
        assert_eq!(traces.len(), 13 * 13, "{method}: each is another arrangement");
        let figure = figure_of(&scene, Door::Map, None);
        let dots = figure.leaves().into_iter().filter(|item| matches!(item, Item::Dot { role: Role::Seen, .. }));
        assert!(dots.count() >= 13 * 13, "{method}: all visited");
        scene.handle(Event::act("undo"));
        assert!(traces.contains(&scene.trace().line()), "{method}: one step back");
    }
}

/// The cells of the map, and which of them hit.
fn cells(figure: &Figure) -> Vec<(Rect, bool)> {
    let cells = figure.leaves().into_iter().filter_map(|item| match item {
        Item::Rect { rect, role: role @ (Role::MapHit | Role::MapMiss) } if rect.width() > 14.0 => {
            Some((*rect, *role == Role::MapHit))
        }
        _ => None,
    });
    cells.collect()
}

#[test]
fn the_map_names_the_cell_at_the_pointer() {
    let scene = opened("rects a=0,0,9,9 b=40,40,9,9 map=on");
    let figure = figure_of(&scene, Door::Map, None);
    assert_eq!(words_of(&figure)[1..3], ["x before", "y before: miss"]);
    let (first, last) = (cells(&figure)[0].0, cells(&figure)[168].0);
    assert!(first.max().x < last.min().x && last.max().y <= 420.0, "{first:?} {last:?}");
    let figure = figure_of(&scene, Door::Map, Some(last.centre()));
    assert_eq!(words_of(&figure)[1..3], ["x after", "y after: miss"]);
    assert!(words_of(&figure).contains(&"touching is a miss".into()), "which rule it uses");
    assert_eq!(figure_of(&opened("rects map=on guess=on"), Door::Map, None).items, [], "nothing tells");
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
    drag(&mut scene, turned(150.0, 130.0), turned(140.0, 110.0));
    assert_eq!(value(&scene, "a"), "140,110,150,140", "a handle is dragged where it is seen");
    let shown = |scene: &Viewer| -> Point {
        let figure = scene.figure();
        let red = placed(&figure).into_iter().find_map(|(to_stage, item)| match item {
            Item::Rect { rect, role: Role::First } => Some(to_stage.to(rect.min())),
            _ => None,
        });
        red.expect("A is drawn")
    };
    let seen = |scene: &Viewer, at: Point| scene.viewport().to_stage(at);
    assert!(shown(&scene).distance(seen(&scene, turned(140.0, 110.0))) < 1e-9);
    assert!(!scene.advance(&ticking(0.06)), "nothing moves");
    scene.set("back", "on").unwrap();
    let mut frames = 0;
    while scene.advance(&ticking(0.06)) {
        frames += 1;
    }
    assert!((30..90).contains(&frames), "a short turn: {frames}");
    assert!(shown(&scene).distance(seen(&scene, at(140.0, 110.0))) < 1e-9, "turned back, it is where its numbers say");
}

/// A click in the map once shrank A from 120×80 to half of B in every arrangement.
#[test]
fn the_map_keeps_reds_size_where_the_arrangement_allows_it() {
    let mut kept = 0;
    for (a, larger) in [("20,20,120,80", true), ("20,20,40,30", false)] {
        let mut scene = opened(&format!("rects a={a} b=250,200,100,60 map=on"));
        let cells: Vec<Rect> = cells(&figure_of(&scene, Door::Map, None)).into_iter().map(|(cell, _)| cell).collect();
        let size = |scene: &Viewer| value(scene, "a").splitn(3, ',').nth(2).unwrap().to_string();
        let before = size(&scene);
        for (i, &cell) in cells.iter().enumerate() {
            scene.set("a", a).unwrap();
            press_in(&mut scene, Door::Map, cell.centre());
            // Of 13 ways, 7 need no size, 3 need a smaller A, 3 a larger one.
            let allows = |place: usize| match place {
                0..=2 | 10..=12 => true,
                3 | 4 | 7 => larger,
                5 | 8 | 9 => !larger,
                _ => false,
            };
            let is_kept = size(&scene) == before;
            assert_eq!(is_kept, allows(i / 13) && allows(i % 13), "{a}: {}", value(&scene, "a"));
            kept += usize::from(is_kept);
        }
    }
    assert_eq!(kept, 2 * 9 * 9);
}

//! The rows of time under the melons: the frames in which each comparison is true.

use super::{at, lit_picture, lit_rows, opened, spoken_of, value, verdict};
use hantei_collision::Rect;
use hantei_scenes::figure::{Item, Role};
use hantei_scenes::scene::{Content, Event, Truth, Viewer};

/// The ends of the bars on a stage of 640×480, and the scale there.
const LEFT: f64 = 188.0;
const RIGHT: f64 = 616.0;
const UNIT: f64 = 480.0 / 508.0;

fn bars(scene: &Viewer) -> Vec<(Rect, Role)> {
    let figure = scene.figure();
    let leaves = figure.leaves();
    let ground = leaves.iter().find_map(|item| match item {
        Item::Rect { rect, role: Role::TimeGround } => Some(rect.min().y),
        _ => None,
    });
    let bars = leaves.iter().filter_map(|item| match item {
        Item::Rect { rect, role: role @ (Role::Holds | Role::Fails | Role::SharedBar) } => Some((*rect, *role)),
        Item::Rects { rects, role: Role::NotAsked } => {
            Some((rects.iter().copied().reduce(Rect::union)?, Role::NotAsked))
        }
        _ => None,
    });
    bars.filter(|(rect, _)| ground.is_some_and(|ground| rect.min().y > ground)).collect()
}

/// A frame in which all comparisons are true is a hit, and no other is; one that was not asked is hollow.
#[test]
fn melons_rows_of_time_show_each_comparison() {
    for (opening, comparisons) in [
        ("melons frame=0", 4),
        ("melons frame=0 offset=100", 4),
        ("melons speed=110 frame=2", 4),
        ("melons speed=33.3 way=vertical frame=9", 2),
        ("melons speed=145 swept=on frame=0", 4),
    ] {
        let scene = opened(opening);
        let bars = bars(&scene);
        let mut rows: Vec<f64> = bars.iter().map(|(rect, _)| rect.max().y).collect();
        rows.sort_by(f64::total_cmp);
        rows.dedup_by(|a, b| (*a - *b).abs() < 3.0);
        assert_eq!(rows.len(), comparisons + 1, "{opening}: a row for each comparison, and one for the hit");
        let speed: f64 = value(&scene, "speed").parse().unwrap();
        let frames = (700.0 / speed).ceil();
        for frame in 0..frames as u32 {
            let x = LEFT + (f64::from(frame) + 0.5) * (RIGHT - LEFT) / frames;
            let role = |row: f64| {
                let is_here = |rect: &Rect| (rect.max().y - row).abs() < 3.0 && rect.min().x <= x && x <= rect.max().x;
                bars.iter().find(|(rect, _)| is_here(rect)).expect("every frame has a mark in every row").1
            };
            let mut there = opened(opening);
            there.set("frame", &frame.to_string()).unwrap();
            let hit = verdict(&there) == Some(true);
            let (last, each) = rows.split_last().unwrap();
            assert_eq!(role(*last) == Role::SharedBar, hit, "{opening}, frame {frame}");
            assert_eq!(each.iter().all(|&row| role(row) == Role::Holds), hit, "{opening}, frame {frame}: all are true");
            for (i, row) in there.readings().sections[0].rows.iter().enumerate() {
                let Content::Comparison { truth, .. } = row.content else { continue };
                let expected = match truth {
                    Truth::True => vec![Role::Holds],
                    Truth::False => vec![Role::Fails],
                    Truth::NotReached | Truth::Would(_) | Truth::Open => vec![Role::NotAsked, Role::Fails],
                };
                assert!(expected.contains(&role(each[i])), "{opening}, frame {frame}, comparison {i}");
            }
        }
    }
}

#[test]
fn a_row_of_the_strip_and_its_row_of_the_panel_light_each_other_up() {
    for (opening, names) in [
        (
            "melons frame=80",
            [
                "B begins before A ends",
                "A begins before B ends",
                "B's top is above A's bottom",
                "A's top is above B's bottom",
            ]
            .as_slice(),
        ),
        ("melons way=vertical frame=80", &["centres close on x", "centres close on y"]),
    ] {
        let mut scene = opened(opening);
        for (row, name) in names.iter().enumerate() {
            scene.handle(Event::PointerLeft);
            scene.handle(Event::Hovered(spoken_of(&scene, row)));
            assert!(lit_picture(&scene).1.contains(&name.to_string()), "{opening}: {name}");
            scene.handle(Event::Hovered(None));
            assert_eq!(lit_rows(&scene), [], "{opening}");
            // The rows are above the bottom border, the last one is the hit.
            let y = 480.0 - UNIT * (41.5 + 27.0 * (names.len() - row) as f64 + 13.5);
            scene.handle(Event::PointerMoved(scene.viewport().to_world(at(300.0, y))));
            assert_eq!(lit_rows(&scene), [(0, row)], "{opening}: {name}");
        }
    }
}

//! The strip under the melons: in which frames each condition holds.

use super::{at, lit_picture, lit_rows, opened, spoken_of, value, verdict};
use hantei::figure::{Item, Role};
use hantei::scene::{Content, Event, Truth};
use hantei_collision::Rect;

/// The strip against every condition asked one by one: a frame in which all bars stand is a hit, and no other is.
#[test]
fn melons_strip_shows_each_condition() {
    for (opening, conditions) in [
        ("melons frame=0", 4),
        ("melons frame=0 offset=100", 4),
        ("melons speed=110 frame=2", 4),
        ("melons speed=33.3 way=vertical frame=9", 2),
        ("melons speed=145 swept=on frame=0", 4),
    ] {
        let scene = opened(opening);
        let bars: Vec<(Rect, Role)> = scene
            .figure()
            .leaves()
            .into_iter()
            .cloned()
            .filter_map(|item| match item {
                Item::Rect { rect, role: role @ (Role::Holds | Role::Fails | Role::Overlap) } => Some((rect, role)),
                _ => None,
            })
            .collect();
        let mut rows: Vec<f64> = bars.iter().map(|(rect, _)| rect.max().y).collect();
        rows.sort_by(f64::total_cmp);
        rows.dedup_by(|a, b| (*a - *b).abs() < 0.01);
        assert_eq!(rows.len(), conditions + 1, "{opening}: a row for each condition, and one for the hit");
        let (left, right) = bars
            .iter()
            .fold((f64::MAX, f64::MIN), |(left, right), (rect, _)| (left.min(rect.min().x), right.max(rect.max().x)));
        let lap: f64 = 700.0;
        let speed: f64 = value(scene.as_ref(), "speed").parse().unwrap();
        let frames = (lap / speed).ceil();
        for frame in 0..frames as u32 {
            let x = left + (f64::from(frame) + 0.5) * (right - left) / frames;
            let holds = |row: f64| {
                let bar = bars
                    .iter()
                    .find(|(rect, _)| (rect.max().y - row).abs() < 0.01 && rect.min().x <= x && x <= rect.max().x);
                bar.expect("every frame has a mark in every row").1 != Role::Fails
            };
            let mut there = opened(opening);
            there.set("frame", &frame.to_string()).unwrap();
            let hit = verdict(there.as_ref()) == Some(true);
            let (last, each) = rows.split_last().unwrap();
            assert_eq!(holds(*last), hit, "{opening}, frame {frame}");
            assert_eq!(each.iter().all(|&row| holds(row)), hit, "{opening}, frame {frame}: a hit is where all hold");
            for (i, row) in there.readings().sections[0].rows.iter().enumerate() {
                if let Content::Comparison { truth: truth @ (Truth::True | Truth::False), .. } = row.content {
                    assert_eq!(holds(each[i]), truth == Truth::True, "{opening}, frame {frame}, condition {i}");
                }
            }
        }
    }
}

/// A row of the panel and its row of the strip are one condition.
#[test]
fn a_row_of_the_strip_and_its_row_of_the_panel_light_each_other_up() {
    for (opening, names) in [
        ("melons frame=80", ["bx < ax + aw", "ax < bx + bw", "by < ay + ah", "ay < by + bh"].as_slice()),
        ("melons way=vertical frame=80", &["|acx - bcx| < (aw + bw) / 2", "|acy - bcy| < (ah + bh) / 2"]),
    ] {
        let mut scene = opened(opening);
        for (row, name) in names.iter().enumerate() {
            scene.handle(Event::PointerLeft);
            scene.handle(Event::Hovered(spoken_of(scene.as_ref(), row)));
            assert!(lit_picture(scene.as_ref()).1.contains(&name.to_string()), "{opening}: {name}");
            scene.handle(Event::Hovered(None));
            assert_eq!(lit_rows(scene.as_ref()), [], "{opening}");
            // The rows stand over the bottom border, 22 pixels each, and the last one is the hit.
            let y = 480.0 - 14.0 - 22.0 * (names.len() - row) as f64 - 11.0;
            scene.handle(Event::PointerMoved(scene.viewport().to_world(at(300.0, y))));
            assert_eq!(lit_rows(scene.as_ref()), [(0, row)], "{opening}: {name}");
        }
    }
}

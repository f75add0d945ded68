//! With y up, verdict, reason, rows, stage words and picture name the sides as seen on the stage.

use super::{opened, say, say_all, verdict};
use hantei_collision::{InsideMethod, Point, Turn, side};
use hantei_scenes::figure::{Item, Role};
use hantei_scenes::scene::{Content, Truth, Viewer};

const EDGES: [&str; 4] = ["AB", "BC", "CD", "DA"];

/// The side of each edge on which the stage shows P.
fn seen(scene: &Viewer) -> [Turn; 4] {
    let place = |key: &str| {
        let setting = scene.settings().into_iter().find(|setting| setting.key == key).expect(key);
        let value = setting.value.to_string();
        let (x, y) = value.split_once(',').expect("x,y");
        scene.viewport().to_stage(Point::new(x.parse().expect("x"), y.parse().expect("y")))
    };
    let [a, b, c, d, p] = ["a", "b", "c", "d", "p"].map(place);
    [(a, b), (b, c), (c, d), (d, a)].map(|(from, to)| Turn::of(side(from, to, p)))
}

/// The side on the stage, for a text like `right of AB`.
fn said_and_seen<'a>(said: &'a str, turns: &[Turn; 4]) -> Option<(&'a str, Turn)> {
    let (word, edge) =
        ["right of ", "left of ", "on "].iter().find_map(|word| Some((*word, said.strip_prefix(*word)?)))?;
    Some((word.split(' ').next()?, turns[EDGES.iter().position(|it| *it == edge)?]))
}

fn word(turn: Turn) -> &'static str {
    match turn {
        Turn::Right => "right",
        Turn::Straight => "on",
        Turn::Left => "left",
    }
}

/// Compares every row of the panel with the stage.
fn rows_are_so(words: &str, scene: &Viewer, turns: &[Turn; 4], hits: bool) {
    for row in scene.readings().sections.into_iter().flat_map(|section| section.rows) {
        match row.content {
            Content::Side { meaning, .. } | Content::Sided { meaning, .. } => {
                let meaning = say(&meaning);
                let (said, seen) = said_and_seen(&meaning, turns).expect(&meaning);
                assert_eq!(said, word(seen), "{words}: {meaning}");
            }
            Content::Comparison { meaning, truth, .. } if truth != Truth::NotReached => {
                let meaning = say(&meaning);
                let Some((said, seen)) = said_and_seen(&meaning, turns) else {
                    continue;
                };
                let holds = said == word(seen) || (hits && seen == Turn::Straight);
                assert_eq!(truth, Truth::from(holds), "{words}: {meaning}");
            }
            _ => {}
        }
    }
}

#[test]
fn words_agree_with_the_picture_whichever_way_y_grows() {
    let presets = opened("quad").presets().iter().map(|(name, _)| *name).skip(1);
    // On the stage the last bit of a number is lost.
    let presets: Vec<&str> = presets.filter(|name| !name.starts_with("last-bit")).collect();
    let mut said = Vec::new();
    for preset in presets {
        for method in InsideMethod::NAMES {
            for (up, border) in [("up", "hits"), ("up", "misses"), ("down", "hits"), ("down", "misses")] {
                for step in 0..=8 {
                    let words = format!("quad preset={preset} method={method} up={up} border={border} step={step}");
                    let scene = opened(&words);
                    let (scene, hits) = (&scene, border == "hits");
                    let turns = seen(scene);
                    rows_are_so(&words, scene, &turns, hits);
                    let readings = scene.readings();
                    let reason = say(readings.reason.as_ref().expect("a reason"));
                    for (all, turn) in [("right of all", Turn::Right), ("left of all", Turn::Left)] {
                        if reason.contains(all) {
                            let counts = |seen: &Turn| *seen == turn || (hits && *seen == Turn::Straight);
                            assert!(turns.iter().all(counts), "{words}: {reason}");
                            assert_eq!(verdict(scene), Some(true), "{words}: {reason}");
                        }
                    }
                    let told = say_all(&readings.notes).iter().any(|note| note.starts_with("y grows up"));
                    assert_eq!(told, up == "up", "{words}: the flip is explained");
                    said.push(reason);
                }
            }
        }
    }
    assert!(said.iter().any(|reason| reason.contains("left of all")), "both sides come up");
    assert!(said.iter().any(|reason| reason.contains("right of all")), "both sides come up");
}

#[test]
fn the_stage_says_the_side_that_is_seen() {
    for (up, sentence, colour) in [
        ("down", "P is on the right of all four edges, so it is inside.", Role::RightSide),
        ("up", "P is on the left of all four edges, so it is inside.", Role::LeftSide),
    ] {
        let scene = opened(&format!("quad preset=wpf-figure method=right-of-all up={up} cross=on"));
        let figure = scene.figure();
        let has = |wanted: Role| {
            figure.leaves().into_iter().any(|item| matches!(item, Item::Polygon { role, .. } if *role == wanted))
        };
        assert!(has(colour), "{up}");
        assert_eq!(say(&scene.readings().reason.expect("a reason")), sentence, "{up}");
        let rows = scene.readings().methods;
        assert_eq!(say(&rows[0].source), if up == "up" { "WPF, y up: left" } else { "WPF" });
    }
}

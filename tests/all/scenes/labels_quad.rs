//! No words of a quadrilateral lie over others, over the verdict, or beyond the border, in any language.

use super::labels::{STAGES, faults};
use super::own::drawn_small;
use super::{opened, placed, say};
use hantei::figure::{Item, Role};
use hantei::scene::{Event, NEXT_ERROR, Viewer};
use hantei::words::{Language, Words};
use hantei_collision::{InsideMethod, Point};

fn is_clear(opening: &str, scene: &dyn Viewer, languages: &[Words]) {
    let figure = scene.figure();
    for words in languages {
        let faults = faults(&figure, words);
        assert!(faults.is_empty(), "{opening} at {:?} in {}: {faults:?}", figure.stage, words.language().name());
    }
}

fn languages() -> [Words; 3] {
    [Language::En, Language::Ja, Language::Ko].map(Words::new)
}

#[test]
fn no_words_of_a_quad_lie_over_others_or_leave_the_stage() {
    let languages = languages();
    let presets: Vec<&str> = opened("quad").presets().iter().map(|(name, _)| *name).collect();
    for preset in presets {
        for method in InsideMethod::NAMES {
            for overlays in ["", " halves=on paint=on cross=on grid=on", " up=up cross=on grid=on"] {
                let opening = format!("quad preset={preset} method={method}{overlays}");
                let mut scene = opened(&opening);
                for (width, height) in STAGES {
                    scene.handle(Event::Resized { width, height });
                    for step in 0..=16 {
                        scene.set("step", &step.to_string()).expect("a step");
                        is_clear(&format!("{opening} step={step}"), scene.as_ref(), &languages);
                    }
                }
            }
        }
    }
}

#[test]
fn nor_where_points_crowd() {
    let languages = languages();
    for opening in [
        "quad preset=wpf-figure kept=251,179",
        "quad preset=wpf-figure kept=251,179/251,179/252,180/250,178 p=252,178",
        "quad a=100,100 b=101,100 c=101,101 d=100,101 p=100.5,100.5 zoom=1 pan=0,0",
        "quad a=100,100 b=100,100 c=300,100 d=300,300 p=100,100 kept=100,100/300,300",
        "quad a=2,2 b=318,2 c=318,478 d=2,478 p=3,477 kept=317,3/317,477/3,3",
        "quad a=-60000,0 b=60000,-300 c=60000,400 d=-60000,300 p=100,90 zoom=1 pan=0,0",
    ] {
        for method in InsideMethod::NAMES {
            for overlays in ["", " cross=on", " cross=on grid=on"] {
                let opening = format!("{opening} method={method}{overlays}");
                let mut scene = opened(&opening);
                for (width, height) in STAGES {
                    scene.handle(Event::Resized { width, height });
                    for step in [0, 1, 3, 5, 7, 9] {
                        scene.set("step", &step.to_string()).expect("a step");
                        is_clear(&format!("{opening} step={step}"), scene.as_ref(), &languages);
                    }
                }
            }
        }
    }
}

/// The case that a typed test gets wrong is drawn small where nothing else is.
#[test]
fn nor_with_a_case_that_is_drawn_small() {
    let languages = languages();
    let mut seen = 0;
    let presets: Vec<&str> = opened("quad").presets().iter().map(|(name, _)| *name).collect();
    for preset in presets {
        for formula in ["cross(A,B,P) > 0", "cross(A,B,P) > 0 && cross(B,C,P) > 0 && cross(C,D,P) > 0"] {
            for overlays in ["", "grid=on paint=on cross=on halves=on", "up=up grid=on kept=20,30/300,200"] {
                // The lens is drawn small, too.
                let opening = format!("quad preset={preset} lens=off {overlays} formula='{formula}'");
                let mut scene = opened(&opening);
                for (width, height) in STAGES {
                    scene.handle(Event::Resized { width, height });
                    for _ in 0..4 {
                        scene.handle(Event::act(NEXT_ERROR));
                        is_clear(&opening, scene.as_ref(), &languages);
                        let figure = scene.figure();
                        let Some(small) = drawn_small(&figure) else { continue };
                        seen += 1;
                        let points = placed(&figure).into_iter().filter_map(|(to_stage, item)| match item {
                            Item::Dot { at, role: Role::Edge | Role::Probe, .. } => Some(to_stage.to(*at)),
                            _ => None,
                        });
                        // Of its own it has four corners and P.
                        let within = points.filter(|&at| small.contains(at)).count();
                        assert_eq!(within, 5, "{opening} at {width}×{height}: a point lies under it");
                    }
                }
            }
        }
    }
    assert!(seen > 500, "{seen}");
}

/// What is asked for is also written: nothing is left out to have room.
#[test]
fn corners_and_probe_have_their_letters_and_the_edge_its_number() {
    for preset in ["wpf-figure", "concave", "bow-tie", "counter-clockwise"] {
        for (width, height) in STAGES {
            let mut scene = opened(&format!("quad preset={preset} cross=on"));
            scene.handle(Event::Resized { width, height });
            let text = |item: &Item| if let Item::Label { text, .. } = item { Some(say(text)) } else { None };
            let said: Vec<String> = scene.figure().leaves().into_iter().filter_map(text).collect();
            for letter in ["A", "B", "C", "D", "P"] {
                let point = scene.settings().into_iter().find(|setting| setting.key == letter.to_lowercase());
                let value = point.expect("a point").value.to_string();
                let (x, y) = value.split_once(',').expect("x,y");
                let place = scene.viewport().to_stage(Point::new(x.parse().expect("x"), y.parse().expect("y")));
                let is_seen = place.x <= width - 4.0 && place.y <= height - 4.0;
                let is_named = said.iter().any(|said| said == letter);
                assert_eq!(is_named, is_seen, "{preset} {width}×{height}: {letter} in {said:?}");
            }
            assert!(said.iter().any(|said| said.contains(" × ")), "{preset} {width}×{height}: {said:?}");
        }
    }
}

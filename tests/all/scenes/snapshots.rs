//! Pictures as SVG files that a person can open.

use super::{opened, svg, value};
use hantei::figure::{Figure, Item, Role};
use hantei::scene::{Event, Value, all, open};
use std::path::PathBuf;

/// The pictures that tests/snapshots keeps, name and opening: every preset, and what no preset shows.
pub(crate) fn pictures_kept() -> Vec<(String, String)> {
    let presets = all().into_iter().flat_map(|scene| {
        let name = scene.name();
        scene.presets().iter().map(move |(preset, _)| (format!("{name}-{preset}"), format!("{name} preset={preset}")))
    });
    let others = [
        ("rects-follow", "rects a=300,220,100,100 follow=on"),
        ("rects-view", "rects a=100,90,100,100 b=190,150,60,80 zoom=2 pan=80,60 grid=on"),
        ("quad-three-corners", "quad a=162,212 b=210,112 c=386,152"),
        ("quad-crossings", "quad preset=concave method=crossings"),
        ("quad-halves", "quad preset=wpf-figure halves=on"),
        ("quad-painted", "quad preset=concave paint=on"),
        ("rects-map", "rects preset=half-a-pixel map=on"),
        ("rects-step", "rects preset=javascript-canvas method=origin-size step=3"),
        ("quad-step", "quad preset=wpf-figure step=1"),
        ("rects-turned", "rects a=150,130,140,120 b=230,200,160,140 angle=25"),
        ("rects-turned-back", "rects a=150,130,140,120 b=230,200,160,140 angle=25 back=on"),
        ("quad-cross-left", "quad preset=wpf-figure p=140,90 cross=on"),
        ("quad-ray-even", "quad preset=wpf-figure p=60,180 method=crossings"),
        ("quad-ray-odd", "quad preset=wpf-figure method=crossings"),
        ("quad-ray-step", "quad preset=wpf-figure p=60,180 method=crossings step=6"),
        ("quad-remaining", "quad preset=wpf-figure method=right-of-all step=2"),
        ("quad-painted-crossings", "quad preset=bow-tie method=crossings paint=on"),
        ("quad-up", "quad preset=wpf-figure up=up"),
        ("quad-kept", "quad preset=wpf-figure kept=300,200/400,100/120,300"),
        ("rects-strips-off", "rects a=60,120,150,120 b=160,300,200,100 strips=off"),
        ("rects-strips-apart", "rects a=60,60,150,120 b=160,230,200,100"),
        ("rects-strips-centres", "rects a=60,60,150,120 b=160,230,200,100 method=centre-size step=1"),
        ("rects-strips-turned", "rects a=150,130,140,120 b=330,200,160,140 angle=30 step=1"),
        ("rects-region-miss", "rects a=60,60,150,120 b=260,150,120,100 step=1"),
        ("rects-last-pixel", "rects preset=half-a-pixel step=1"),
        ("rects-own-map", "rects a=120,90,80,80 b=300,110,90,70 formula=\"bx < ax + aw\""),
        ("rects-own-lit", "rects a=60,60,100,80 b=230,140,90,70 formula=\"ax + aw + 20 < bx\" map=off step=1"),
        (
            "quad-own-painted",
            "quad preset=wpf-figure formula=\"cross(A, B, P) > 0 && cross(B, C, P) > 0\" paint=on step=1",
        ),
        ("crowd-sweep-step", "crowd n=12 method=sweep watch=on frame=14"),
        ("crowd-strips-step", "crowd n=100 method=strips watch=on frame=120"),
        ("crowd-brute-step", "crowd n=12 method=brute watch=on frame=40"),
    ];
    presets.chain(others.map(|(name, opening)| (name.into(), opening.into()))).collect()
}

/// Set to write the pictures instead of comparing them.
const WRITE: &str = "HANTEI_WRITE_SNAPSHOTS";

/// Compares a picture with the one that is kept under this name, or keeps it.
pub(crate) fn assert_kept(name: &str, drawn: &str) {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/snapshots");
    let file = folder.join(format!("{name}.svg"));
    if std::env::var_os(WRITE).is_some() {
        std::fs::write(&file, drawn).expect("snapshot is written");
    }
    let kept = std::fs::read_to_string(&file).unwrap_or_default();
    let differs = drawn.lines().zip(kept.lines()).find(|(drawn, kept)| drawn != kept);
    assert!(drawn == kept, "{name}: {differs:?}; look at it, then run with {WRITE}=1");
}

#[test]
fn pictures() {
    for (name, opening) in pictures_kept() {
        assert_kept(&name, &svg(&opened(&opening).figure()));
    }
}

#[test]
fn what_the_settings_say_opens_the_same_picture() {
    for (name, opening) in pictures_kept() {
        let first = opened(&opening);
        let said = first
            .settings()
            .into_iter()
            .filter(|setting| !matches!(setting.value, Value::Numbers { numbers: None, .. }));
        let mut words: Vec<String> = vec![first.name().into()];
        words.extend(said.map(|setting| format!("{}={}", setting.key, setting.value)));
        let mut again = open(&words).expect(&name);
        // Only what is selected is not part of a scene's settings.
        let plain = |figure: Figure| {
            let unselected =
                |item: &&Item| !matches!(item, Item::Handle { .. } | Item::Dot { role: Role::SelectedHandle, .. });
            figure.leaves().into_iter().filter(unselected).cloned().collect::<Vec<_>>()
        };
        assert_eq!(plain(again.figure()), plain(first.figure()), "{name}");
        again.handle(Event::Resized { width: 640.0, height: 480.0 });
        assert_eq!(again.readings(), first.readings(), "{name}");
    }
}

/// Each knob takes the text that it shows, and is then set to the same.
#[test]
fn every_settings_text_is_taken_again() {
    for (name, opening) in pictures_kept() {
        let first = opened(&opening);
        for setting in first.settings() {
            let mut scene = opened(&opening);
            let text = setting.value.to_string();
            let is_placed = !matches!(setting.value, Value::Numbers { numbers: None, .. });
            assert_eq!(scene.set(setting.key, &text).is_ok(), is_placed, "{name}: {}={text}", setting.key);
            assert_eq!(value(scene.as_ref(), setting.key), text, "{name}: {}", setting.key);
        }
    }
}

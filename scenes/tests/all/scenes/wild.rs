//! Examples from elsewhere: reported cases of libraries and games, and well-known wrong tests, each in a wrong case.

use super::{contact as lie, opened, value, verdict};
use hantei_judge::{CIRCLE_MISTAKES, INSIDE_MISTAKES, Mistake, OVERLAP_MISTAKES};
use hantei_scenes::scene::{OWN, all};
use std::collections::BTreeSet;

fn named(scene: &str, start: &str) -> BTreeSet<&'static str> {
    let presets = opened(scene).presets();
    presets.iter().map(|(name, _)| *name).filter(|name| name.starts_with(start)).collect()
}

/// As reported in the threads: the test's answer, and the exact relation.
#[test]
fn rectangles_say_what_was_reported() {
    let table = [
        ("wild-sdl-12767", true, "touching"),
        ("wild-monogame-468", true, "touching"),
        ("wild-monogame-extended-213", true, "touching"),
        ("wild-tutorials-14987", true, "touching"),
        ("wild-box-collide-2", true, "touching"),
        ("wild-pixel-277", true, "touching"),
        ("wild-libgdx-5861", true, "overlapping"),
        ("wild-pygame-215", false, "overlapping"),
        ("wild-binpackingjs-20", true, "touching"),
        ("wild-peirce-99", false, "overlapping"),
        ("wild-pixelvision8-299", false, "overlapping"),
        ("wild-indigo-345", false, "overlapping"),
        ("wild-bevy-2720", false, "overlapping"),
        ("wild-libgdx-7257", false, "overlapping"),
    ];
    for (preset, hit, contact) in table {
        let scene = opened(&format!("rects preset={preset}"));
        assert_eq!((verdict(&scene), lie(&scene)), (Some(hit), Some(contact.into())), "{preset}");
    }
    assert_eq!(named("rects", "wild-"), table.map(|row| row.0).into(), "each is held to what was reported");
}

/// The probe's answer and the exact one; then the answers for the kept points.
#[test]
fn points_say_what_was_reported() {
    const NONE: &[bool] = &[];
    let table = [
        ("wild-recastnavigation-263", false, "on-edge", NONE),
        ("wild-polygon-contains-point-12", false, "on-edge", &[true]),
        ("wild-d3-polygon-30", true, "on-edge", &[false, false, false]),
        ("wild-scikit-image-3892", true, "on-edge", &[false, false]),
        ("wild-robospatial-eval-4", false, "inside", NONE),
        ("wild-mathnet-spatial-130", true, "on-edge", &[false]),
        ("wild-point-in-polygon-2", true, "on-edge", &[false]),
        ("wild-navcat-7", false, "on-edge", NONE),
        ("wild-juce-909", false, "on-edge", NONE),
        ("wild-raylib-3022", true, "on-edge", NONE),
        ("wild-joml-227", false, "inside", NONE),
        ("wild-libgdx-1635", true, "outside", &[false, false]),
    ];
    for (preset, inside, contact, kept) in table {
        let scene = opened(&format!("quad preset={preset}"));
        assert_eq!((verdict(&scene), lie(&scene)), (Some(inside), Some(contact.into())), "{preset}");
        let said = scene.trace().get("kept").as_array().cloned().unwrap_or_default();
        let said: Vec<_> = said.iter().filter_map(|probe| probe["inside"].as_bool()).collect();
        assert_eq!(said, kept, "{preset}");
    }
    assert_eq!(named("quad", "wild-"), table.map(|row| row.0).into(), "each is held to what was reported");
}

#[test]
fn melons_pass_through_each_other_as_was_reported() {
    let table = [
        ("wild-armoralley-5", false, true),
        ("wild-mindustry-3514", false, true),
        ("wild-bridgesim-31", false, true),
        ("wild-a-blast-15", true, false),
    ];
    for (preset, hit, missed) in table {
        let scene = opened(&format!("melons preset={preset}"));
        let passed = scene.trace().get("missed").as_bool();
        assert_eq!((verdict(&scene), passed), (Some(hit), Some(missed)), "{preset}");
    }
    assert_eq!(named("melons", "wild-"), table.map(|row| row.0).into(), "each is held to what was reported");
}

#[test]
fn mistakes_open_where_they_err() {
    let table: [(&str, &[Mistake]); 3] =
        [("rects", &OVERLAP_MISTAKES), ("circle", &CIRCLE_MISTAKES), ("quad", &INSIDE_MISTAKES)];
    for (scene, mistakes) in table {
        let names: BTreeSet<String> = mistakes.iter().map(|mistake| format!("mistake-{}", mistake.name)).collect();
        assert_eq!(named(scene, "mistake-"), names.iter().map(String::as_str).collect(), "{scene}");
        for Mistake { name, formula } in mistakes {
            let viewer = opened(&format!("{scene} preset=mistake-{name}"));
            assert_eq!(value(&viewer, "method"), OWN, "{name}");
            assert_eq!(value(&viewer, "formula"), *formula, "{name}");
            let readings = viewer.readings();
            assert!(readings.truth.is_some(), "{name}: it says what is so");
            assert!(readings.methods.iter().any(|row| row.chosen && row.is_wrong), "{name}: marked as wrong");
        }
    }
}

/// The method's answer in the first frame, and the exact one.
#[test]
fn moving_rectangles_say_what_was_reported() {
    let table = [
        ("wild-bump-33", "none", "none"),
        ("wild-flixel-1566", "top", "right"),
        ("wild-flixel-3430", "left", "top"),
        ("wild-dikuarcade-52", "bottom", "bottom"),
        ("wild-bevy-8465", "top", "top"),
        ("wild-breakout", "left", "left"),
    ];
    for (preset, side, so) in table {
        let scene = opened(&format!("response preset={preset}"));
        let line = scene.trace();
        assert_eq!((line.get("side").as_str(), line.get("true").as_str()), (Some(side), Some(so)), "{preset}");
    }
    assert_eq!(named("response", "wild-"), table.map(|row| row.0).into(), "each is held to what was reported");
}

#[test]
fn groups_begin_with_examples() {
    for scene in all() {
        let names: Vec<&str> = scene.presets().iter().map(|(name, _)| *name).collect();
        let places: Vec<usize> = scene
            .preset_groups()
            .iter()
            .map(|(first, group)| {
                names.iter().position(|name| name == first).unwrap_or_else(|| panic!("{first} of {group:?}"))
            })
            .collect();
        assert!(places.is_sorted(), "{}: {places:?}", scene.name());
        assert!(places.first().is_none_or(|&place| place == 0), "{}: none stands outside", scene.name());
    }
}

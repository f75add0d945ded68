//! The stage scales with its window until the user zooms or pans.

use super::{at, opened, value};
use hantei_scenes::scene::{Event, Viewer, all, open};
use proptest::prelude::*;

fn resized(scene: &mut Viewer, (width, height): (f64, f64)) {
    scene.handle(Event::Resized { width, height });
}

#[test]
fn a_larger_stage_shows_a_larger_picture() {
    for (stage, zoom) in [
        ((680.0, 564.0), 1.7),
        ((640.0, 480.0), 1.6),
        ((1240.0, 864.0), 3.2),
        ((3840.0, 2160.0), 8.0),
        ((424.0, 392.0), 1.0),
    ] {
        let mut scene = opened("rects");
        resized(&mut scene, stage);
        let viewport = scene.viewport();
        assert_eq!(viewport.zoom, zoom, "{stage:?}");
        let origin = viewport.to_stage(at(0.0, 0.0));
        assert!((origin.x - origin.x.round()).abs() < 1e-9, "{stage:?}: world units begin at a whole pixel");
    }
}

#[test]
fn all_scenes_are_larger_on_a_larger_stage() {
    for scene in all() {
        let zoom = |stage| {
            let mut scene = opened(scene.name());
            resized(&mut scene, stage);
            scene.viewport().zoom
        };
        let (small, large) = (zoom((628.0, 700.0)), zoom((1188.0, 1000.0)));
        assert!(large >= 1.3 * small, "{}: {small} and {large}", scene.name());
    }
}

/// The stage always looks as if it had opened at this size.
#[test]
fn the_stage_follows_its_window_until_one_zooms_or_pans() {
    for opening in ["rects", "rects preset=below", "quad preset=wpf-figure", "quad preset=concave up=up", "melons"] {
        let stages = [(1188.0, 1000.0), (360.0, 380.0), (1600.0, 620.0), (628.0, 700.0)];
        let fresh = |stage| {
            let mut scene = opened(opening);
            resized(&mut scene, stage);
            scene
        };
        let mut scene = opened(opening);
        for stage in stages {
            resized(&mut scene, stage);
            assert_eq!(scene.viewport(), fresh(stage).viewport(), "{opening} {stage:?}");
            assert_eq!(scene.words(), fresh(stage).words(), "{opening}: nothing to say of it");
        }
        let touches = [
            Event::Zoomed { at: at(9.0, 9.0), steps: 1.0 },
            Event::Panned { dx: 9.0, dy: 0.0 },
            Event::act("actual-size"),
        ];
        for touch in touches {
            let mut scene = fresh((1188.0, 1000.0));
            scene.handle(touch);
            let (chosen, words) = (scene.viewport(), scene.words());
            resized(&mut scene, (700.0, 500.0));
            assert_eq!((scene.viewport().zoom, scene.viewport().origin), (chosen.zoom, chosen.origin), "{opening}");
            let mut again = open(&words).expect("its own words");
            resized(&mut again, (1188.0, 1000.0));
            assert_eq!(again.viewport(), chosen, "{opening}: {words:?}");
        }
    }
    let mut scene = opened("rects zoom=1");
    resized(&mut scene, (1188.0, 1000.0));
    assert_eq!(value(&scene, "zoom"), "1", "what is said is kept");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn the_copied_command_opens_the_same_on_any_stage(
        width in 200.0..2600.0f64, height in 200.0..1700.0f64, whole in any::<bool>(),
        touched in prop::option::of((-3.0..3.0f64, -300.0..300.0f64)),
    ) {
        let stage = if whole { (width.floor(), height.floor()) } else { (width, height) };
        for opening in ["rects", "rects angle=30", "rects preset=cpp-rectangles", "quad preset=concave up=up", "melons frame=80"] {
            let mut first = opened(opening);
            resized(&mut first, stage);
            if let Some((steps, by)) = touched {
                first.handle(Event::Zoomed { at: at(100.0, 50.0), steps });
                first.handle(Event::Panned { dx: by, dy: 7.0 });
            }
            let mut again = open(&first.words()).expect("its own words");
            resized(&mut again, stage);
            prop_assert_eq!(again.figure(), first.figure(), "{}: {}", opening, first.command());
            prop_assert_eq!(again.readings(), first.readings(), "{}", first.command());
        }
    }
}

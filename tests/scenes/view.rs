//! What is looked at: zoom and pan.

use crate::at;
use hantei::scene::{Event, all};

#[test]
fn zoom_keeps_what_is_under_the_pointer() {
    for mut scene in all() {
        for (x, y, steps) in [(100.0, 50.0, 3.0), (600.0, 400.0, -5.0), (0.0, 0.0, 12.0)] {
            let under = scene.viewport().to_world(at(x, y));
            scene.handle(Event::Zoomed { at: at(x, y), steps });
            let still = scene.viewport().to_stage(under);
            assert!(still.distance(at(x, y)) < 1e-6, "{} {still:?}", scene.name());
        }
        scene.handle(Event::act("actual-size"));
        scene.handle(Event::Panned { dx: 30.0, dy: -20.0 });
        assert_eq!(scene.viewport().to_stage(at(0.0, 0.0)), at(30.0, -20.0), "{}", scene.name());
    }
}

/// How it is looked at is no part of the answer, and nothing that undo takes back.
#[test]
fn looking_changes_no_answer() {
    for mut scene in all() {
        let before = scene.trace();
        scene.handle(Event::Zoomed { at: at(100.0, 50.0), steps: 2.0 });
        scene.handle(Event::Panned { dx: 3.0, dy: 4.0 });
        scene.set("grid", "on").unwrap();
        assert_eq!(scene.trace(), before, "{}", scene.name());
        let seen = scene.figure();
        scene.handle(Event::act("undo"));
        assert_eq!(scene.figure(), seen, "{}", scene.name());
    }
}

//! Undo and redo.

use super::events::{Step, step, take};
use super::{at, by, click, opened, value};
use hantei_collision::Rect;
use hantei_scenes::scene::{Event, Group, Viewer, all};
use proptest::prelude::*;

/// The judged state, which undo restores.
fn seen(scene: &Viewer) -> (String, Vec<String>) {
    let judged = scene.settings().into_iter().filter(|setting| setting.group == Group::Judged);
    (scene.trace().line(), judged.map(|setting| setting.value.to_string()).collect())
}

/// Each change is one step back, and as many steps forward lead to the end again.
fn goes_back_and_forth(steps: &[Step]) {
    for mut scene in all() {
        let scene = &mut scene;
        // Undo ignores the stage's size, a followed pointer and passing time.
        let _ = scene.set("follow", "off");
        let _ = scene.set("n", "30");
        let mut states = vec![seen(scene)];
        for step in steps {
            let unknown = match step {
                Step::Event(event) => {
                    matches!(event, Event::Resized { .. } | Event::Act { name: "undo" | "redo", .. })
                }
                Step::Turned(_, text) => text == "on",
                Step::Tick => true,
            };
            if unknown {
                continue;
            }
            take(scene, step);
            // Letting go ends a drag, which is one change.
            if let Step::Event(Event::Pressed { at, .. } | Event::PointerMoved(at)) = step {
                scene.handle(Event::Released(*at));
            }
            // In a crowd, the pointer's own rectangle may meet others, and undo does not move the pointer.
            scene.handle(Event::PointerLeft);
            let now = seen(scene);
            if states.last() != Some(&now) {
                states.push(now);
            }
        }
        let last = states.pop().expect("at least the start");
        for earlier in states.iter().rev() {
            scene.handle(Event::act("undo"));
            assert_eq!(&seen(scene), earlier, "one step back");
        }
        for _ in 0..states.len() {
            scene.handle(Event::act("redo"));
        }
        assert_eq!(seen(scene), last, "as many steps forward");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(100))]

    #[test]
    fn undo_returns_exactly_the_earlier_state(steps in prop::collection::vec(step(), 1..60)) {
        goes_back_and_forth(&steps);
    }
}

/// A stream with only this move once made undo lead elsewhere.
#[test]
fn a_single_move_of_the_pointer_is_taken_back() {
    goes_back_and_forth(&[Step::Event(Event::PointerMoved(at(0.1, 0.1)))]);
}

#[test]
fn undo_does_not_go_back_behind_the_opening() {
    for opening in
        ["rects a=1,2,30,40 border=hits", "quad preset=concave method=crossings", "melons speed=9", "crowd n=50"]
    {
        let mut scene = opened(opening);
        let (opened, figure) = (seen(&scene), scene.figure());
        (0..3).for_each(|_| scene.handle(Event::act("undo")));
        assert_eq!((seen(&scene), scene.figure()), (opened.clone(), figure), "{opening}");
        scene.set("border", "misses").unwrap();
        (0..3).for_each(|_| scene.handle(Event::act("undo")));
        assert_eq!(seen(&scene), opened, "{opening}: back to the opening, and no further");
    }
}

#[test]
fn a_preset_is_one_change() {
    for scene in all() {
        for (preset, _) in scene.presets() {
            let mut scene = opened(scene.name());
            let (key, value) = if scene.name() == "response" { ("gravity", "on") } else { ("border", "hits") };
            scene.set(key, value).unwrap();
            let before = seen(&scene);
            scene.set("preset", preset).unwrap();
            let after = seen(&scene);
            assert_ne!(before, after, "{preset}: it does not keep what was set");
            scene.handle(Event::act("undo"));
            assert_eq!(seen(&scene), before, "{preset}");
            scene.handle(Event::act("redo"));
            assert_eq!(seen(&scene), after, "{preset}");
        }
    }
}

#[test]
fn another_change_ends_redo() {
    let mut scene = opened("quad");
    let scene = &mut scene;
    click(scene, at(10.0, 10.0));
    scene.handle(by("nudge", 5.0, 0.0));
    scene.handle(Event::act("undo"));
    click(scene, at(20.0, 30.0));
    scene.handle(Event::act("redo"));
    assert_eq!((value(scene, "a"), value(scene, "b")), ("10,10".into(), "20,30".into()));
}

/// Types a formula letter by letter; a text that is no formula yet is refused, as in the panel.
fn type_formula(scene: &mut Viewer, from: usize, typed: &str) -> usize {
    let taken = (from..=typed.len()).filter(|&end| scene.set("formula", &typed[..end]).is_ok());
    taken.count()
}

#[test]
fn a_formula_that_is_typed_is_one_change() {
    for (name, first, second) in [
        ("rects preset=touching-edge", "ax < bx || bx < 123", "ax < bx || bx < 12345"),
        ("quad preset=concave", "cross(A, B, P) > 123", "cross(A, B, P) > 12345"),
    ] {
        let mut scene = opened(name);
        let scene = &mut scene;
        scene.set("border", "hits").unwrap();
        let before = seen(scene);
        assert!(type_formula(scene, 0, first) > 2, "{name}: much that is typed is a formula");
        // The pointer may move at the same time.
        scene.handle(Event::PointerLeft);
        scene.handle(Event::Hovered(None));
        assert!(type_formula(scene, first.len(), second) > 1, "{name}");
        let after = seen(scene);
        scene.handle(Event::act("undo"));
        assert_eq!(seen(scene), before, "{name}: one step back");
        scene.handle(Event::act("redo"));
        assert_eq!(seen(scene), after, "{name}: and forward");
    }
}

#[test]
fn what_is_typed_after_something_else_is_another_change() {
    let ends: [fn(&mut Viewer); 4] = [
        |scene| scene.handle(Event::Typed),
        |scene| scene.handle(Event::act("undo")),
        |scene| click(scene, at(5.0, 5.0)),
        |scene| scene.set("method", "right-of-all").unwrap(),
    ];
    for (place, end) in ends.into_iter().enumerate() {
        let mut scene = opened("quad a=0,0 b=9,0 c=9,9 d=0,9");
        let scene = &mut scene;
        type_formula(scene, 0, "P.x > 12");
        end(scene);
        let between = seen(scene);
        type_formula(scene, 0, "P.y < 34");
        assert_ne!(seen(scene), between, "{place}");
        scene.handle(Event::act("undo"));
        assert_eq!(seen(scene), between, "{place}");
    }
}

#[test]
fn typing_and_deleting_leaves_nothing_to_take_back() {
    let mut scene = opened("quad method=own");
    let scene = &mut scene;
    click(scene, at(10.0, 10.0));
    let begin = value(scene, "formula");
    for text in ["P.x > 1", "P.x > 12", &begin, "P.x > 3", &begin] {
        scene.set("formula", text).unwrap();
    }
    scene.handle(Event::act("undo"));
    assert_eq!(value(scene, "a"), "not placed", "the click is taken back");
}

/// The rectangles came back at the zoom of a case of 1 by 1, so the picture was empty.
#[test]
fn undo_of_a_wrong_case_brings_back_its_view() {
    let mut scene = opened("rects formula=\"ax1 > bx1\" method=own");
    scene.handle(Event::Zoomed { at: at(100.0, 100.0), steps: 1.0 });
    let before = (seen(&scene), scene.viewport());
    scene.handle(Event::act("next-error"));
    let after = (seen(&scene), scene.viewport());
    assert_ne!(before, after, "a case in its own view");
    scene.handle(Event::act("undo"));
    assert_eq!((seen(&scene), scene.viewport()), before);
    scene.handle(Event::act("redo"));
    assert_eq!((seen(&scene), scene.viewport()), after);
}

/// Examples choose a view; undo and redo bring each state back in its own.
#[test]
fn after_undo_and_redo_an_example_has_its_view() {
    for mut scene in all() {
        scene.handle(Event::Resized { width: 680.0, height: 560.0 });
        let mut shown = vec![(seen(&scene), scene.viewport())];
        for (name, _) in scene.presets() {
            scene.set("preset", name).expect("its own preset");
            shown.push((seen(&scene), scene.viewport()));
        }
        for _ in 1..shown.len() {
            scene.handle(Event::act("undo"));
            assert!(shown.contains(&(seen(&scene), scene.viewport())), "{}: {}", scene.name(), scene.command());
        }
        for _ in 1..shown.len() {
            scene.handle(Event::act("redo"));
            assert!(shown.contains(&(seen(&scene), scene.viewport())), "{}: {}", scene.name(), scene.command());
        }
    }
}

#[test]
fn undo_shows_shapes_that_the_reader_has_lost() {
    let mut scene = opened("rects a=0,0,50,50 b=60,0,50,50");
    scene.set("a", "10,0,50,50").expect("valid");
    scene.handle(Event::Panned { dx: 5000.0, dy: 0.0 });
    scene.handle(Event::act("undo"));
    let stage = Rect::from_origin_size(at(0.0, 0.0), 640.0, 480.0);
    assert!(scene.landmarks().iter().all(|(_, place)| place.intersection(stage) == Some(*place)));
}

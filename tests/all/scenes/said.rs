//! In any state, the command of a scene opens it again in that state.

use super::at;
use super::events::{Step, step, take};
use hantei::figure::{Figure, Item, Role};
use hantei::scene::{Event, Viewer, all, open};
use proptest::prelude::*;

/// Without the marks of the selection, which no setting has.
fn plain(figure: &Figure) -> Vec<Item> {
    let unselected =
        |item: &&Item| !matches!(item, Item::Handle { .. } | Item::Dot { role: Role::SelectedHandle | Role::Lit, .. });
    figure.leaves().into_iter().filter(unselected).cloned().collect()
}

/// Opens the command of a scene on a stage of the same size, and compares.
fn is_said_whole(scene: &mut Viewer, stage: (f64, f64)) {
    for event in [Event::Hovered(None), Event::PointerLeft] {
        scene.handle(event);
    }
    let said = scene.command();
    let mut again = open(&scene.words()).unwrap_or_else(|error| panic!("{said}: {}", super::say(&error)));
    again.handle(Event::Resized { width: stage.0, height: stage.1 });
    assert_eq!(again.trace().line(), scene.trace().line(), "{said}");
    // Without a chosen view, opening fits the view to the shapes, and later moves leave it alone.
    if !said.contains("zoom=") && !said.contains("pan=") {
        [&mut again, scene].into_iter().for_each(|scene| scene.handle(Event::act("fit")));
    }
    assert_eq!(plain(&again.figure()), plain(&scene.figure()), "{said}");
    let (one, other) = (again.readings(), scene.readings());
    assert_eq!((one.headline, one.facts, one.methods), (other.headline, other.facts, other.methods), "{said}");
    assert_eq!((one.notes, one.sections), (other.notes, other.sections), "{said}");
    assert_eq!((one.reason, one.truth), (other.reason, other.truth), "{said}");
    assert_eq!(again.command(), said, "it says the same again");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn the_command_says_the_whole_state(steps in prop::collection::vec(step(), 1..40)) {
        for mut scene in all() {
            let scene = &mut scene;
            let _ = scene.set("n", "30");
            let mut stage = (640.0, 480.0);
            // A turning picture is on its way to the command's state.
            for step in steps.iter().filter(|step| !matches!(step, Step::Tick)) {
                take(scene, step);
                match step {
                    Step::Event(Event::Resized { width, height }) => stage = (*width, *height),
                    // Letting go ends a drag.
                    Step::Event(Event::Pressed { at, .. }) => scene.handle(Event::Released(*at)),
                    _ => {}
                }
            }
            is_said_whole(scene, stage);
        }
    }
}

#[test]
fn a_scene_that_was_looked_around_in_says_where() {
    for mut scene in all() {
        let scene = &mut scene;
        scene.handle(Event::Resized { width: 700.0, height: 500.0 });
        scene.handle(Event::Zoomed { at: at(10.0, 20.0), steps: 2.0 });
        scene.handle(Event::Panned { dx: 3.0, dy: -4.0 });
        is_said_whole(scene, (700.0, 500.0));
        scene.handle(Event::act("actual-size"));
        is_said_whole(scene, (700.0, 500.0));
    }
}

//! In any state, the command of a scene opens it again in that state.

use super::at;
use super::events::{Step, step, take};
use hantei_scenes::figure::{Figure, Item, Role};
use hantei_scenes::scene::{Event, Viewer, all, open};
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

/// Over a narrow figure of an article the page's link stands in the upper right corner.
#[test]
fn the_headline_leaves_the_corner_of_a_narrow_strip_free_and_the_reason_does_not() {
    use hantei_scenes::figure::{Item, Role};
    use hantei_scenes::scene::{NARROW_STRIP, PHONE_STRIP, estimated, strip};
    let words = hantei_scenes::words::Words::new(hantei_scenes::words::Language::De);
    for opening in
        ["rects preset=half-a-pixel", "rects a=226,136,100,100", "circle", "melons preset=between-frames frame=2"]
    {
        let readings = super::opened(opening).readings();
        for (width, height) in [(342.0, PHONE_STRIP), (420.0, NARROW_STRIP)] {
            let ends = |right: f64| {
                let figure = strip(&readings, (width, height), right, &words, &estimated);
                let ends = figure.leaves().into_iter().filter_map(|item| match item {
                    Item::Label { at, text, size, role, .. } => {
                        let said = words.say(text);
                        Some((*role, at.y, at.x + estimated(&said, *size, role.face()), said))
                    }
                    _ => None,
                });
                ends.collect::<Vec<_>>()
            };
            let in_corner = ends(44.0).into_iter().filter(|(_, y, end, _)| *y < 30.0 && *end > width - 44.0);
            assert_eq!(in_corner.collect::<Vec<_>>(), [], "{opening} {width}");
            let reason = |right| {
                ends(right)
                    .into_iter()
                    .filter(|(role, ..)| matches!(role, Role::Plain | Role::PlainSecond))
                    .map(|(.., said)| said)
                    .collect::<Vec<_>>()
            };
            assert_eq!(reason(44.0), reason(0.0), "{opening} {width}: the lines of the reason");
        }
    }
}

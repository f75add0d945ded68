//! Any stream of events: no scene panics, and the same events give the same figure.

use super::{at, ticking};
use hantei_collision::{About, Axis, Corner, End};
use hantei_scenes::figure::Figure;
use hantei_scenes::scene::{Event, Value, Viewer, all};
use proptest::prelude::*;

/// An event for a scene; a `Turned` knob stands for the panel.
#[derive(Clone, Debug)]
pub(crate) enum Step {
    Event(Event),
    Turned(usize, String),
    /// A sixtieth of a second passes.
    Tick,
}

fn coordinate() -> impl Strategy<Value = f64> + Clone {
    prop_oneof![(-50..900i32).prop_map(f64::from), -1e3..2e3f64, Just(1e9), Just(-1e300), Just(0.1)]
}

fn about() -> impl Strategy<Value = About> {
    prop::sample::select(vec![
        About::Ends(Axis::X, End::Max, End::Min),
        About::Ends(Axis::Y, End::Min, End::Max),
        About::Centres(Axis::X),
        About::Centres(Axis::Y),
        About::Edge(Corner::A),
        About::Edge(Corner::D),
        About::Corner(Corner::B),
    ])
}

/// Texts that some knob accepts, and some that none does.
const TEXTS: &[&str] = &[
    "four-flags",
    "two-corners",
    "crossings",
    "right-of-all",
    "hits",
    "misses",
    "half-a-pixel",
    "bow-tie",
    "between-frames",
    "clusters",
    "up",
    "own",
    "none",
    "",
    "nan",
];

/// Actions without a direction; each scene has some of them.
const PLAIN: &[&str] =
    &["reverse", "untangle", "fit", "actual-size", "step", "step-back", "keep", "play", "frame", "frame-back"];

pub(crate) fn step() -> impl Strategy<Value = Step> {
    let point = (coordinate(), coordinate()).prop_map(|(x, y)| at(x, y));
    let numbers = prop::collection::vec(coordinate(), 1..5)
        .prop_map(|numbers| numbers.iter().map(f64::to_string).collect::<Vec<_>>().join(","));
    let text = prop_oneof![
        Just("on".to_string()),
        Just("off".into()),
        prop::sample::select(TEXTS).prop_map(String::from),
        numbers,
    ];
    let event = prop_oneof![
        8 => point.clone().prop_map(Event::PointerMoved),
        8 => (point.clone(), prop::bool::weighted(0.2)).prop_map(|(at, shift)| Event::Pressed { at, shift }),
        8 => point.prop_map(Event::Released),
        4 => (prop::sample::select(vec!["nudge", "frames", "speed"]), coordinate(), coordinate())
            .prop_map(|(name, dx, dy)| Event::Act { name, by: (dx, dy) }),
        // A crowd of a hundred thousand would be written a hundred thousand times.
        1 => prop::sample::select(vec![-0.1, 0.1, 1.0, 10.0])
            .prop_map(|dy| Event::Act { name: "number", by: (0.0, dy) }),
        2 => (1.0..4000.0f64, 1.0..4000.0f64).prop_map(|(width, height)| Event::Resized { width, height }),
        2 => prop::sample::select(vec![Event::act("undo"), Event::act("redo"), Event::PointerLeft]),
        5 => prop::sample::select(PLAIN).prop_map(Event::act),
        2 => prop::option::of(about()).prop_map(Event::Hovered),
        2 => (coordinate(), coordinate(), -9.0..9.0f64)
            .prop_map(|(x, y, steps)| Event::Zoomed { at: at(x, y), steps }),
        2 => (coordinate(), coordinate()).prop_map(|(dx, dy)| Event::Panned { dx, dy }),
        2 => Just(Event::act("clear")),
    ];
    prop_oneof![
        12 => event.prop_map(Step::Event),
        1 => Just(Step::Tick),
        1 => (0..20usize, text).prop_map(|(setting, text)| Step::Turned(setting, text)),
    ]
}

pub(crate) fn take(scene: &mut Viewer, step: &Step) {
    match step {
        Step::Event(event) => scene.handle(*event),
        Step::Tick => _ = scene.advance(&ticking(0.06)),
        Step::Turned(index, text) => {
            let settings = scene.settings();
            let key = settings[index % settings.len()].key;
            let before = scene.trace();
            if scene.set(key, text).is_err() {
                assert_eq!(scene.trace(), before, "what is refused changes nothing");
                assert_eq!(scene.settings(), settings, "what is refused changes nothing");
            }
        }
    }
}

/// All numbers of the picture are finite; the last picture is already checked.
fn assert_finite(scene: &Viewer, last: &mut Option<Figure>) {
    for setting in scene.settings() {
        if let Value::Numbers { fields, numbers: Some(numbers) } = setting.value {
            for (field, number) in fields.iter().zip(numbers) {
                assert!(field.allows(number), "{} {} is {number}", setting.key, field.name);
            }
        }
    }
    let line: serde_json::Value = serde_json::from_str(&scene.trace().line()).expect("the trace is JSON");
    assert_eq!(line["scene"], scene.name(), "{line}");
    let figure = scene.figure();
    if last.as_ref() != Some(&figure) {
        let svg = super::svg(&figure);
        assert!(!svg.contains("NaN") && !svg.contains("inf"), "{svg}");
        *last = Some(figure);
    }
}

fn same_events_same_figure(steps: &[Step]) {
    for (mut scene, mut twin) in all().into_iter().zip(all()) {
        // A thousand would be written a hundred thousand times.
        for scene in [&mut scene, &mut twin] {
            let _ = scene.set("n", "30");
        }
        let mut last = None;
        for step in steps {
            take(&mut scene, step);
            take(&mut twin, step);
            assert_finite(&scene, &mut last);
            // Asks both: a typed test is judged at its first question.
            assert_eq!(scene.trace(), twin.trace(), "the same events give the same trace");
            assert_eq!(last.as_ref(), Some(&twin.figure()), "the same events give the same figure");
        }
        assert_eq!(scene.readings(), twin.readings(), "the same events give the same readings");
    }
}

proptest! {
    // 20 streams of 100 steps for each scene: 2,000 steps.
    #![proptest_config(ProptestConfig::with_cases(20))]

    #[test]
    fn any_stream_of_events(steps in prop::collection::vec(step(), 100)) {
        same_events_same_figure(&steps);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2_000))]

    #[test]
    #[ignore = "long: a hundred times as many streams, three times as long"]
    fn any_long_stream_of_events(steps in prop::collection::vec(step(), 300)) {
        same_events_same_figure(&steps);
    }
}

/// A stream with only this move once panicked.
#[test]
fn a_single_move_of_the_pointer() {
    same_events_same_figure(&[Step::Event(Event::PointerMoved(at(0.1, 0.1)))]);
}

/// Two fingers zoom. The first one may have come down alone, and may have begun a drag.
#[test]
fn a_pinch_changes_no_scene() {
    let places = (1..10).flat_map(|x| (1..8).map(move |y| at(f64::from(x) * 64.0, f64::from(y) * 60.0)));
    let places: Vec<_> = places.collect();
    for mut scene in all() {
        scene.handle(Event::ByFinger(true));
        let before = (scene.words(), scene.trace().line());
        let name = scene.name();
        for &place in &places {
            scene.handle(Event::PointerMoved(place));
            assert_eq!((scene.words(), scene.trace().line()), before, "{name}: a finger that rests at {place:?}");
            scene.handle(Event::Pressed { at: place, shift: false });
            scene.handle(Event::PointerMoved(at(place.x + 30.0, place.y + 12.0)));
            scene.handle(Event::TakenBack);
            scene.handle(Event::PointerLeft);
            assert_eq!((scene.words(), scene.trace().line()), before, "{name}: a drag from {place:?}");
        }
        scene.handle(Event::act("undo"));
        assert_eq!((scene.words(), scene.trace().line()), before, "{name}: nothing is left to undo");
    }
}

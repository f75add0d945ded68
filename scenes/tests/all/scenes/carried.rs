//! A preset can set all that a command can, also the view settings.

use hantei_collision::{About, Axis, Comparison, End, Operator, Point, Question, Rect};
use hantei_scenes::figure::{Figure, Item, Role};
use hantei_scenes::scene::{Event, Examples, Facts, Field, Knob, Look, Readings, Scene, SceneKind, Viewer, Walk};
use hantei_scenes::words::Text;

/// Dots in a row, counted one by one.
struct DotsScene {
    /// Undo restores this.
    count: f64,
    /// A view setting.
    is_filled: bool,
}

impl Default for DotsScene {
    fn default() -> Self {
        Self { count: 3.0, is_filled: false }
    }
}

const PRESETS: &[(&str, &str)] = &[
    ("few", ""),
    ("nine", "count=9"),
    ("looked-at", "count=5 step=2 filled=on grid=on zoom=4 pan=-10,20"),
    ("near", "zoom=3"),
    ("in-another-order", "pan=1,2 grid=on step=1 count=4"),
];

impl SceneKind for DotsScene {
    type State = f64;

    const FACTS: Facts =
        Facts { name: "dots", examples: Examples { all: PRESETS, groups: &[] }, steps: true, ..Facts::NEW };
    const KNOBS: &[Knob<Self>] = &[
        Knob::number("count", &[Field::new("n", 0.0, 9.0)], |it| it.count, |it, n| it.count = n),
        Knob::of_view(Knob::switch("filled", |it| it.is_filled, |it, on| it.is_filled = on)),
    ];

    fn state(&mut self) -> &mut f64 {
        &mut self.count
    }
}

impl Scene for DotsScene {
    fn bounds(&self) -> Option<Rect> {
        Some(Rect::from_corners(Point::new(0.0, 0.0), Point::new(100.0 * self.count, 10.0)))
    }

    fn draw(&self, look: &Look, figure: &mut Figure) {
        let role = if self.is_filled { Role::First } else { Role::Handle };
        for i in 0..self.count as u32 {
            let is_lit = look.lit.is_some() && look.step == i as usize + 1;
            let role = if is_lit { Role::Lit } else { role };
            figure.push(Item::Dot { at: Point::new(100.0 * f64::from(i), 5.0), role, radius: f64::from(i) });
        }
    }

    fn read(&self, look: &Look) -> Readings {
        Readings::headline(Text::plain(format!("{} dots, {} asked", self.count, look.step)), None)
    }

    fn walk(&self) -> Option<Walk> {
        let question = |id: usize| Question {
            id,
            left: "i".into(),
            operator: Operator::Less,
            right: "n".into(),
            about: Some(About::Ends(Axis::X, End::Min, End::Max)),
        };
        let made = |id: usize| Comparison { question: id, numbers: [id as f64, self.count], holds: true };
        let count = self.count as usize;
        Some(Walk {
            method: "count",
            computed: Vec::new(),
            questions: (0..count).map(question).collect(),
            trace: (0..count).map(made).collect(),
            meanings: vec![(Text::plain("there is another"), None); count],
        })
    }
}

fn parts(settings: &'static str) -> Vec<(&'static str, &'static str)> {
    settings.split_whitespace().map(|word| word.split_once('=').expect(word)).collect()
}

fn opened(settings: &[(&str, &str)]) -> Viewer {
    let mut viewer = Viewer::of(DotsScene::default());
    viewer.open(settings).expect("settings");
    viewer
}

/// All but the name of the preset, which is kept only while the state is the preset's.
fn shown(viewer: &Viewer) -> (Figure, Readings, Vec<String>) {
    let settings = viewer.settings().into_iter().filter(|setting| setting.key != "preset");
    (viewer.figure(), viewer.readings(), settings.map(|setting| format!("{}={}", setting.key, setting.value)).collect())
}

#[test]
fn a_preset_carries_everything_a_command_can_say() {
    for &(preset, settings) in PRESETS {
        let by_name = opened(&[("preset", preset)]);
        let by_settings = opened(&parts(settings));
        assert_eq!(shown(&by_name), shown(&by_settings), "{preset}");
        assert_eq!(by_name.words(), by_settings.words(), "{preset}");
        assert_eq!(super::value(&by_name, "preset"), preset);
        for (key, text) in parts(settings) {
            assert_eq!(super::value(&by_name, key), text, "{preset}");
        }
        // The same in a scene that is already open, with unchanged settings.
        let mut chosen = Viewer::of(DotsScene::default());
        chosen.set("preset", preset).expect(preset);
        assert_eq!(shown(&chosen), shown(&by_settings), "{preset}, chosen");
        assert_eq!(super::value(&chosen, "preset"), preset);
    }
}

#[test]
fn a_preset_of_view_opens_by_its_command_again() {
    for &(preset, _) in PRESETS {
        let first = opened(&[("preset", preset)]);
        let words = first.words();
        let said: Vec<(&str, &str)> = words[1..].iter().map(|word| word.split_once('=').expect(word)).collect();
        assert_eq!(shown(&opened(&said)), shown(&first), "{preset}: {}", first.command());
    }
    assert_eq!(
        opened(&[("preset", "looked-at")]).command(),
        "hantei dots count=5 step=2 zoom=4 pan=-10,20 filled=on grid=on"
    );
}

#[test]
fn what_is_given_beside_a_preset_comes_after_it() {
    let viewer = opened(&[("zoom", "8"), ("step", "4"), ("preset", "looked-at"), ("filled", "off")]);
    let said = ["zoom", "step", "filled", "grid", "count", "preset"].map(|key| super::value(&viewer, key));
    assert_eq!(said, ["8", "4", "off", "on", "5", "looked-at"]);
    let viewer = opened(&[("count", "6"), ("preset", "looked-at")]);
    assert_eq!(["count", "preset"].map(|key| super::value(&viewer, key)), ["6", "own"]);
}

#[test]
fn a_preset_leaves_what_it_does_not_speak_of() {
    let mut viewer = opened(&[("filled", "on"), ("grid", "on"), ("count", "7")]);
    let zoom = super::value(&viewer, "zoom");
    viewer.set("preset", "near").expect("a preset");
    let said = |viewer: &Viewer| ["count", "preset", "zoom", "filled", "grid"].map(|key| super::value(viewer, key));
    assert_eq!(said(&viewer), ["3", "near", "3", "on", "on"]);
    viewer.handle(Event::act("undo"));
    // What the example's view would cut is shown as it was before.
    assert_eq!(said(&viewer), ["7", "own", &zoom, "on", "on"]);
}

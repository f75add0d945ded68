//! The knobs of a scene and its viewer as one list, set in its order and written as the difference from the start.

use super::Viewer;
use super::guess::GuessAbout;
use super::moment::Preset;
use super::opening::settings_of;
use super::playback::{FRAMES, Pace, Playback};
use super::view::StageView;
use crate::quote::quoted;
use crate::scene::knob::{Group, Knob, Setting, switch};
use crate::scene::value::Value;
use crate::scene::{Door, Field};
use crate::text;
use crate::words::Text;

/// No method makes more comparisons: a formula's length is limited.
const STEP: [Field; 1] = [Field::new("comparison", 0.0, 600.0)];
/// The knob of the dealt case, for a scene without one of its own.
const SEED: &str = "seed";
const SEEDS: [Field; 1] = [Field::new("number", 0.0, 1_000_000.0)];
/// The preset's value when the scene matches no preset.
const NO_PRESET: &str = "own";
/// The catalogue's scope for knobs of every scene.
const VIEWER: &str = "viewer";

/// A knob of the scene, by its place, of the viewer or of another part.
#[derive(Clone, Copy)]
pub(super) enum Any {
    Preset,
    Scene(usize),
    Playback(&'static Knob<Playback>),
    Viewer(&'static Knob<Viewer>),
    View(&'static Knob<StageView>),
}

/// Playback. Setting a frame pauses, so `playing` has to come after it.
const PLAYBACK: [Knob<Playback>; 2] = [
    Knob::number(
        "frame",
        &FRAMES,
        |playback| playback.frame as f64,
        |playback, frame| *playback = Playback::paused_at(frame),
    ),
    switch!("play", playing),
];

impl Viewer {
    const STEP: Knob<Self> =
        Knob::of_view(Knob::number("step", &STEP, |it| it.step as f64, |it, step| it.step = step as usize));
    const RATE: Knob<Self> =
        Knob::of_view(Knob::choice("rate", &Pace::RATES, |it| it.pace.rate, |it, rate| it.pace.rate = rate));

    const GUESS: Knob<Self> = Knob::of_view(Knob::choice(
        "guess",
        GuessAbout::NAMES,
        |it| it.guess.about as usize,
        |it, place| it.guess_about(GuessAbout::ALL[place]),
    ));
    const SEED: Knob<Self> =
        Knob::of_view(Knob::number(SEED, &SEEDS, |it| it.guess.seed as f64, |it, seed| it.deal(seed as u64)));

    /// The open door.
    const DOOR: Knob<Self> = Knob::of_view(Knob::choice_of(
        "door",
        |it| it.all_doors().iter().map(|door| door.name()).collect(),
        |it| it.all_doors().iter().position(|door| *door == it.door).unwrap_or_default(),
        |it, place| {
            it.door = it.all_doors()[place];
            it.is_large = false;
        },
    ));
    /// Whether the door's figure replaces the stage.
    const LARGE: Knob<Self> =
        Knob::of_view(Knob::switch("large", |it| it.large().is_some(), |it, on| it.is_large = on));
    /// Whether a saved picture has the verdict.
    const VERDICT: Knob<Self> =
        Knob::of_view(Knob::switch("verdict", |it| !it.hides_verdict, |it, on| it.hides_verdict = !on));
    /// Short for the map's door.
    const MAP: Knob<Self> =
        Knob::of_view(Knob::switch("map", |it| it.door == Door::Map, |it, on| it.enter(Door::Map, on)));
    const LENS: Knob<Self> =
        Knob::of_view(Knob::switch("lens", |it| it.door == Door::Lens, |it, on| it.enter(Door::Lens, on)));

    /// The doors of its panel, and the closed one.
    pub(super) fn all_doors(&self) -> Vec<Door> {
        Door::ALL.iter().copied().filter(|door| self.has(*door)).collect()
    }

    fn has(&self, door: Door) -> bool {
        match door {
            Door::Closed | Door::Numbers => true,
            Door::Methods => self.scene.knob("method").is_some(),
            Door::Examples => self.facts.examples.all.len() > 1,
            Door::Own => self.scene.knob("formula").is_some(),
            Door::Map | Door::Lens | Door::Cost | Door::Sides => self.facts.figures.contains(&door),
        }
    }

    /// Opens a door, or closes it if it is open.
    fn enter(&mut self, door: Door, on: bool) {
        self.is_large = false;
        if on {
            self.door = door;
        } else if self.door == door {
            self.door = Door::Closed;
        }
    }

    /// Whether the viewer numbers the dealt cases, because the scene does not.
    fn has_own_seed(&self) -> bool {
        !self.facts.deals.is_empty() && self.scene.knob(SEED).is_none()
    }

    /// All knobs, in the order in which they are set.
    fn knobs(&self) -> Vec<Any> {
        let plays = self.scene.playback().is_some();
        let (judged, view): (Vec<_>, Vec<_>) =
            self.scene.knobs().into_iter().enumerate().partition(|(_, (_, group))| *group == Group::Judged);
        let of_scene = |knobs: Vec<(usize, _)>| knobs.into_iter().map(|(place, _)| Any::Scene(place));
        let mut knobs = vec![Any::Preset];
        knobs.extend(self.has_own_seed().then_some(Any::Viewer(&const { Self::SEED })));
        knobs.extend(of_scene(judged));
        knobs.extend(PLAYBACK.iter().filter(|_| plays).map(Any::Playback));
        knobs.extend(self.facts.steps.then_some(Any::Viewer(&const { Self::STEP })));
        knobs.extend(plays.then_some(Any::Viewer(&const { Self::RATE })));
        knobs.extend((!self.facts.deals.is_empty()).then_some(Any::Viewer(&const { Self::GUESS })));
        knobs.extend(of_scene(view));
        knobs.push(Any::Viewer(&const { Self::VERDICT }));
        knobs.push(Any::Viewer(&const { Self::DOOR }));
        knobs.extend(self.has(Door::Map).then_some(Any::Viewer(&const { Self::MAP })));
        knobs.extend(self.has(Door::Lens).then_some(Any::Viewer(&const { Self::LENS })));
        let has_figure = Door::FIGURES.iter().any(|door| self.has(*door));
        knobs.extend(has_figure.then_some(Any::Viewer(&const { Self::LARGE })));
        knobs.extend(const { &StageView::KNOBS }.iter().map(Any::View));
        knobs
    }

    fn setting(&self, knob: Any) -> Setting {
        match knob {
            Any::Preset => self.preset_setting(),
            Any::Scene(place) => self.scene.setting(place),
            Any::Playback(knob) => {
                knob.setting(self.scene.playback().unwrap_or(&Playback { frame: 0, playing: false }), VIEWER)
            }
            Any::Viewer(knob) => knob.setting(self, VIEWER),
            Any::View(knob) => knob.setting(&self.view, VIEWER),
        }
    }

    fn preset_setting(&self) -> Setting {
        let options = std::iter::once(NO_PRESET).chain(self.facts.examples.all.iter().map(|&(name, _)| name)).collect();
        let value = Value::Choice { options, chosen: self.preset.map_or(0, |place| place + 1) };
        Setting::new("preset", VIEWER, Group::Judged, value)
    }

    /// The knobs with their values, in the order shown: the preset after the scene's own.
    pub fn settings(&self) -> Vec<Setting> {
        let mut settings: Vec<Setting> = self.knobs().into_iter().map(|knob| self.setting(knob)).collect();
        let own = self.scene.knobs().iter().filter(|(_, group)| *group == Group::Judged).count();
        let before = 1 + usize::from(self.has_own_seed());
        settings[..own + before].rotate_left(before);
        settings
    }

    pub(super) fn knob(&self, key: &str) -> Result<Any, Text> {
        let called_so = self.knobs().into_iter().find(|&knob| self.setting(knob).key == key);
        called_so.ok_or_else(|| {
            let keys: Vec<&str> = self.settings().into_iter().map(|setting| setting.key).collect();
            text!("key-unknown", key = quoted(key), scene = self.facts.name, allowed = keys.join(", "))
        })
    }

    pub(super) fn parse(&self, knob: Any, text: &str) -> Result<Value, Text> {
        match knob {
            Any::Scene(place) => self.scene.parse(place, text),
            Any::Preset | Any::Playback(_) | Any::Viewer(_) | Any::View(_) => self.setting(knob).value.parse(text),
        }
    }

    /// Sets one knob. Undo takes it back if it is judged; typing into one field is one change.
    pub(super) fn turn(&mut self, knob: Any, value: &Value) {
        let bounds = self.scene.bounds();
        let is_judged = self.setting(knob).group == Group::Judged;
        self.let_go();
        // A dealt case is another state.
        let deals = matches!(knob, Any::Viewer(knob) if knob.key == SEED);
        let key = self.setting(knob).key;
        let goes_on = self.typed == Some(key);
        if (is_judged || deals) && !matches!(knob, Any::Preset) && !goes_on {
            self.begin();
        }
        self.apply(knob, value);
        let is_changed = self.complete();
        let now = self.now();
        let is_typed = matches!(value, Value::Text(_)) && if goes_on { self.history.go_on(&now) } else { is_changed };
        self.typed = is_typed.then_some(key);
        // After a guess the picture comes back with its view.
        let has_view = matches!(knob, Any::Viewer(knob) if knob.key == Self::GUESS.key);
        if self.scene.bounds() != bounds && !has_view {
            self.view.bounds_changed(self.scene.bounds(), is_judged);
        }
    }

    pub(super) fn apply(&mut self, knob: Any, value: &Value) {
        match (knob, value) {
            (Any::Preset, Value::Choice { chosen, .. }) => self.open_preset(chosen.checked_sub(1)),
            (Any::Preset, _) => {}
            (Any::Scene(place), _) => self.scene.set(place, value),
            (Any::Playback(knob), _) => super::with(self.scene.playback_mut(), |playback| knob.set(playback, value)),
            (Any::Viewer(knob), _) => knob.set(self, value),
            (Any::View(knob), _) => knob.set(&mut self.view, value),
        }
        self.view.up = self.scene.grows_up();
        self.reserve();
    }

    /// Sets the given knobs, in the order of the list. What a later one may be can depend on an earlier one: the methods
    /// are those of the shapes.
    pub(super) fn set_all(&mut self, settings: &[(&str, &str)]) -> Result<(), Text> {
        let mut given: Vec<(&str, &str, Result<Value, Text>)> = Vec::new();
        for &(key, text) in settings {
            if given.iter().any(|(known, ..)| *known == key) {
                return Err(text!("key-twice", key = key.to_string(), value = quoted(text)));
            }
            let knob = self.knob(key)?;
            given.push((key, text, self.parse(knob, text)));
        }
        let before = self.scene.kept();
        let mut of_preset = self.scene.kept();
        for knob in self.knobs() {
            let key = self.setting(knob).key;
            if let Some((_, text, first)) = given.iter().find(|(known, ..)| *known == key) {
                let value = match (self.parse(knob, text), first) {
                    (Ok(value), _) => value,
                    (Err(why), first) => {
                        self.scene.restore(&*before);
                        let why = first.as_ref().err().cloned().unwrap_or(why);
                        return Err(text!("setting-wrong", key = quoted(key), value = quoted(text), why = why));
                    }
                };
                self.apply(knob, &value);
                if matches!(knob, Any::Preset) {
                    of_preset = self.scene.kept();
                }
            }
        }
        if !of_preset.equals(&*self.scene.kept()) {
            self.preset = None;
        }
        Ok(())
    }

    /// Opens a preset. Judged knobs that it does not name go to their start; view knobs stay.
    fn open_preset(&mut self, preset: Preset) {
        let Some((name, settings)) = preset.and_then(|place| self.facts.examples.all.get(place)) else { return };
        let mistake = self.facts.mistakes.iter().find(|mistake| name.strip_prefix("mistake-") == Some(mistake.name));
        self.let_go();
        self.begin();
        let start = self.scene.start().kept();
        self.scene.restore(&*start);
        self.view.begin_opening();
        let settings_of = settings_of(settings);
        let given = settings_of.iter().map(|(key, value)| (&**key, &**value));
        let given: Vec<(&str, &str)> = given.chain(mistake.map(|mistake| ("formula", mistake.formula))).collect();
        let taken = self.set_all(&given);
        debug_assert_eq!(taken, Ok(()), "a preset says {settings}");
        self.preset = preset;
        self.complete();
        self.preset = preset;
        self.view.open(self.scene.bounds());
    }

    /// The knobs that differ from the scene's start on a stage of this size, numbers first.
    pub(super) fn difference(&self) -> Vec<(&'static str, Value)> {
        let mut plain = self.start();
        let mut said = Vec::new();
        for knob in self.knobs() {
            let is_seed = matches!(knob, Any::Viewer(knob) if knob.key == SEED);
            if is_seed || matches!(knob, Any::Preset | Any::View(_)) {
                continue;
            }
            let Setting { key, value, .. } = self.setting(knob);
            if value != plain.setting(knob).value && value.is_placed() {
                plain.apply(knob, &value);
                said.push((key, value));
            }
        }
        plain.view.begin_opening();
        plain.view.open(plain.scene.bounds());
        said.extend(self.view.difference(&plain.view));
        said.sort_by_key(|(_, value)| !matches!(value, Value::Numbers { .. }));
        said
    }
}

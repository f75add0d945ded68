//! The knobs of a scene and its viewer as one list, set in its order and written as the difference from the start.

use super::guess::GuessAbout;
use super::opening::settings_of;
use super::playback::{FRAMES, Pace, Playback};
use super::view::StageView;
use super::{Preset, SceneViewer};
use crate::quote::quoted;
use crate::scene::knob::{Group, Knob, Setting, switch};
use crate::scene::value::Value;
use crate::scene::{Door, Field, Scene, Viewer as _};
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

/// A knob of the scene, the viewer or another part.
pub(super) enum Any<S: Scene> {
    Preset,
    Scene(&'static Knob<S>),
    Playback(&'static Knob<Playback>),
    Viewer(&'static Knob<SceneViewer<S>>),
    View(&'static Knob<StageView>),
}

impl<S: Scene> Clone for Any<S> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<S: Scene> Copy for Any<S> {}

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

fn door_names<S: Scene>() -> Vec<&'static str> {
    Door::ALL.iter().filter(|door| door.is_of::<S>()).map(|door| door.name()).collect()
}

impl<S: Scene> SceneViewer<S> {
    const STEP: Knob<Self> =
        Knob::of_view(Knob::number("step", &STEP, |it| it.step as f64, |it, step| it.step = step as usize));
    const RATE: Knob<Self> =
        Knob::of_view(Knob::choice("rate", &Pace::RATES, |it| it.pace.rate, |it, rate| it.pace.rate = rate));

    const GUESS: Knob<Self> = Knob::of_view(Knob::choice(
        "guess",
        GuessAbout::NAMES,
        |it| it.guess.about as usize,
        |it, place| {
            it.guess.about = GuessAbout::ALL[place];
            it.guess.forget();
        },
    ));
    const SEED: Knob<Self> =
        Knob::of_view(Knob::number(SEED, &SEEDS, |it| it.guess.seed as f64, |it, seed| it.deal(seed as u64)));

    /// The open door.
    const DOOR: Knob<Self> = Knob::of_view(Knob::choice_of(
        "door",
        door_names::<S>,
        |it| door_names::<S>().iter().position(|name| *name == it.door.name()).unwrap_or_default(),
        |it, place| {
            it.door = door_names::<S>()[place].parse().unwrap_or_default();
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
    fn has_own_seed() -> bool {
        !S::DEALS.is_empty() && S::KNOBS.iter().all(|knob| knob.key != SEED)
    }

    /// All knobs, in the order in which they are set.
    fn knobs(&self) -> Vec<Any<S>> {
        let plays = self.scene.playback().is_some();
        let (judged, view): (Vec<_>, Vec<_>) = S::KNOBS.iter().partition(|knob| knob.group == Group::Judged);
        let mut knobs = vec![Any::Preset];
        knobs.extend(Self::has_own_seed().then_some(Any::Viewer(&const { Self::SEED })));
        knobs.extend(judged.into_iter().map(Any::Scene));
        knobs.extend(PLAYBACK.iter().filter(|_| plays).map(Any::Playback));
        knobs.extend(S::STEPS.then_some(Any::Viewer(&const { Self::STEP })));
        knobs.extend(plays.then_some(Any::Viewer(&const { Self::RATE })));
        knobs.extend((!S::DEALS.is_empty()).then_some(Any::Viewer(&const { Self::GUESS })));
        knobs.extend(view.into_iter().map(Any::Scene));
        knobs.push(Any::Viewer(&const { Self::VERDICT }));
        knobs.push(Any::Viewer(&const { Self::DOOR }));
        knobs.extend(Door::Map.is_of::<S>().then_some(Any::Viewer(&const { Self::MAP })));
        knobs.extend(Door::Lens.is_of::<S>().then_some(Any::Viewer(&const { Self::LENS })));
        let has_figure = Door::FIGURES.iter().any(|door| door.is_of::<S>());
        knobs.extend(has_figure.then_some(Any::Viewer(&const { Self::LARGE })));
        knobs.extend(const { &StageView::KNOBS }.iter().map(Any::View));
        knobs
    }

    fn setting(&self, knob: Any<S>) -> Setting {
        match knob {
            Any::Preset => self.preset_setting(),
            Any::Scene(knob) => knob.setting(&self.scene, S::NAME),
            Any::Playback(knob) => {
                knob.setting(self.scene.playback().unwrap_or(&Playback { frame: 0, playing: false }), VIEWER)
            }
            Any::Viewer(knob) => knob.setting(self, VIEWER),
            Any::View(knob) => knob.setting(&self.view, VIEWER),
        }
    }

    fn preset_setting(&self) -> Setting {
        let options = std::iter::once(NO_PRESET).chain(S::EXAMPLES.all.iter().map(|&(name, _)| name)).collect();
        let value = Value::Choice { options, chosen: self.preset.map_or(0, |place| place + 1) };
        Setting::new("preset", VIEWER, Group::Judged, value)
    }

    /// All knobs with their values, in the order shown: the preset after the scene's own.
    pub(super) fn all_settings(&self) -> Vec<Setting> {
        let mut settings: Vec<Setting> = self.knobs().into_iter().map(|knob| self.setting(knob)).collect();
        let own = S::KNOBS.iter().filter(|knob| knob.group == Group::Judged).count();
        let before = 1 + usize::from(Self::has_own_seed());
        settings[..own + before].rotate_left(before);
        settings
    }

    pub(super) fn knob(&self, key: &str) -> Result<Any<S>, Text> {
        let called_so = self.knobs().into_iter().find(|&knob| self.setting(knob).key == key);
        called_so.ok_or_else(|| {
            let keys: Vec<&str> = self.all_settings().into_iter().map(|setting| setting.key).collect();
            text!("key-unknown", key = quoted(key), scene = S::NAME, allowed = keys.join(", "))
        })
    }

    pub(super) fn parse(&self, knob: Any<S>, text: &str) -> Result<Value, Text> {
        match knob {
            Any::Scene(knob) => knob.parse(&self.scene, text),
            Any::Preset | Any::Playback(_) | Any::Viewer(_) | Any::View(_) => self.setting(knob).value.parse(text),
        }
    }

    /// Sets one knob. Undo takes it back if it is judged; typing into one field is one change.
    pub(super) fn turn(&mut self, knob: Any<S>, value: &Value) {
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
        if self.scene.bounds() != bounds {
            self.view.bounds_changed(self.scene.bounds(), is_judged);
        }
    }

    pub(super) fn apply(&mut self, knob: Any<S>, value: &Value) {
        match (knob, value) {
            (Any::Preset, Value::Choice { chosen, .. }) => self.open_preset(chosen.checked_sub(1)),
            (Any::Preset, _) => {}
            (Any::Scene(knob), _) => knob.set(&mut self.scene, value),
            (Any::Playback(knob), _) => super::with(self.scene.playback_mut(), |playback| knob.set(playback, value)),
            (Any::Viewer(knob), _) => knob.set(self, value),
            (Any::View(knob), _) => knob.set(&mut self.view, value),
        }
        self.view.up = self.scene.grows_up();
        self.reserve();
    }

    /// Sets the given knobs, in the order of the list.
    pub(super) fn set_all(&mut self, settings: &[(&str, &str)]) -> Result<(), Text> {
        let mut given: Vec<(&str, Any<S>, Value)> = Vec::new();
        for &(key, text) in settings {
            if given.iter().any(|(known, ..)| *known == key) {
                return Err(text!("key-twice", key = key.to_string(), value = quoted(text)));
            }
            let knob = self.knob(key)?;
            let wrong = |why| text!("setting-wrong", key = quoted(key), value = quoted(text), why = why);
            let value = self.parse(knob, text).map_err(wrong)?;
            given.push((key, knob, value));
        }
        let mut of_preset = self.scene.state().clone();
        for knob in self.knobs() {
            let key = self.setting(knob).key;
            if let Some((_, _, value)) = given.iter().find(|(known, ..)| *known == key) {
                self.apply(knob, value);
                if matches!(knob, Any::Preset) {
                    of_preset = self.scene.state().clone();
                }
            }
        }
        if *self.scene.state() != of_preset {
            self.preset = None;
        }
        Ok(())
    }

    /// Opens a preset. Judged knobs that it does not name go to their start; view knobs stay.
    fn open_preset(&mut self, preset: Preset) {
        let Some((name, settings)) = preset.and_then(|place| S::EXAMPLES.all.get(place)) else { return };
        let mistake = S::MISTAKES.iter().find(|mistake| name.strip_prefix("mistake-") == Some(mistake.name));
        self.let_go();
        self.begin();
        *self.scene.state() = S::default().state().clone();
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
        let mut plain = Self::default();
        plain.lay_out(self.view.stage);
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

//! What a window asks of a scene and hands to it.

use super::guess::GuessAbout;
use super::history::History;
use super::{Event, SceneViewer, Viewer, beyond, with};
use crate::figure::{Figure, Viewport};
use crate::scene::{
    Answer, Door, FigureLook, Guessing, Key, Offer, PointerShape, Readings, Row, Scene, Setting, TextFlaw, Trace,
};
use crate::text;
use crate::words::{Text, Words};
use hantei_collision::{CodeLanguage, Point, Rect};

impl<S: Scene> Viewer for SceneViewer<S> {
    fn name(&self) -> &'static str {
        S::NAME
    }

    fn handle(&mut self, event: Event) {
        match event {
            Event::Shuffled(seed) => self.guess.before = seed,
            Event::Typed => self.typed = None,
            Event::Resized { width, height } => {
                self.lay_out((width, height));
                self.view.lay_out(self.scene.bounds());
            }
            Event::PointerMoved(at) => self.point(at),
            Event::PointerLeft => {
                self.pointer = None;
                self.scene.left();
            }
            Event::Pressed { at, shift } => {
                self.let_go();
                self.shift = shift;
                self.point(at);
                let pointer = self.pointer_at(at);
                if !self.hides() || self.scene.looks(pointer) {
                    self.begin();
                    let followed = self.scene.invitation();
                    self.scene.pressed(pointer);
                    self.rests = followed.filter(|_| self.scene.invitation().is_none());
                }
            }
            Event::Released(at) => {
                self.point(at);
                self.let_go();
                self.shift = false;
            }
            Event::Fine(fine) => self.fine = fine,
            Event::ByFinger(is_finger) => self.by_finger = is_finger,
            Event::Hovered(about) => self.hovered = about,
            Event::Zoomed { at, steps } => {
                let here = self.pointer_at(self.viewport().to_world(at));
                if self.hides() || !self.scene.wheeled(here, steps) {
                    self.view.zoomed(at, steps);
                }
            }
            Event::MakeRoom(room) => {
                let all = self.scene.bounds().map_or(room, |bounds| bounds.union(room));
                self.view.open(Some(all));
            }
            Event::FigurePressed(door, pointer) if !self.hides() => {
                self.change(|scene| scene.pressed_figure(door, pointer));
            }
            Event::FigureWheeled(door, pointer, steps) if !self.hides() => {
                self.scene.wheeled_figure(door, pointer, steps);
            }
            Event::FigurePressed(..) | Event::FigureWheeled(..) => {}
            Event::Panned { dx, dy } => self.view.panned(dx, dy),
            Event::Act { name, by } => self.act(name, by),
        }
        self.scene.settled();
    }

    fn advance(&mut self, clock: &dyn Fn() -> f64) -> bool {
        if self.hides() {
            return false;
        }
        let playing = self.scene.playback_mut().filter(|playback| playback.playing);
        let plays = playing.is_some();
        with(playing, |playback| self.pace.advance(playback));
        self.scene.advance(clock) || plays
    }

    fn viewport(&self) -> Viewport {
        self.view.viewport()
    }

    fn figure(&self) -> Figure {
        let look = self.look();
        let empty = || Figure::new(self.view.stage, Viewport::default());
        let mut world = Figure::new(self.view.stage, self.viewport());
        self.scene.draw(&look, &mut world);
        let mut shapes = empty();
        shapes.push(world.into_group());
        self.scene.draw_over(&look, &mut shapes);
        let mut taken = self.view.taken(&shapes);
        beyond::draw(self.scene.landmarks(), self.viewport(), self.view.free(), &mut taken, &mut shapes);
        let mut figure = empty();
        if S::FLAT {
            self.view.draw_grid(&mut figure);
            // The drawing at the left is absent before a guess.
            let from = if look.hides { 0.0 } else { self.view.reserved_left };
            self.view.write_grid_numbers(from, &mut shapes, taken);
        }
        figure.items.append(&mut shapes.items);
        figure
    }

    fn invitation(&self) -> Option<(Text, Rect)> {
        let is_free = self.preset == Some(0) && self.step == 0 && self.guess.about == GuessAbout::Off && !self.hides();
        let place = self.scene.invitation().filter(|_| is_free)?;
        Some((Text::message(format!("{}-invitation", S::NAME)), self.viewport().rect_to_stage(place)))
    }

    fn reminder(&self) -> Option<(Text, Rect)> {
        Some((text!("rests-here"), self.viewport().rect_to_stage(self.rests?)))
    }

    fn bounds(&self) -> Option<Rect> {
        self.scene.bounds()
    }

    fn landmarks(&self) -> Vec<(Text, Rect)> {
        let viewport = self.viewport();
        self.scene.landmarks().into_iter().map(|(name, place)| (name, viewport.rect_to_stage(place))).collect()
    }

    fn shows_verdict(&self) -> bool {
        !self.hides_verdict
    }

    fn door(&self) -> Door {
        self.door
    }

    fn large(&self) -> Option<Door> {
        Some(self.door).filter(|door| self.is_large && Door::FIGURES.contains(door) && !self.hides())
    }

    fn doors(&self) -> Vec<Door> {
        Door::ALL.iter().copied().filter(|door| *door != Door::Closed && door.is_of::<S>()).collect()
    }

    fn panel_figure(&self, door: Door, size: (f64, f64), pointer: Option<Point>) -> Figure {
        let mut figure = crate::scene::door::empty(size);
        if !self.hides() {
            self.scene.draw_figure(door, &FigureLook { size, pointer, lit: self.look().lit }, &mut figure);
        }
        figure
    }

    fn step(&self) -> usize {
        self.step
    }

    fn readings(&self) -> Readings {
        let look = self.look();
        let mut readings = self.scene.read(&look);
        if look.hides {
            return self.question(readings);
        }
        readings.guessing = self.guessed();
        let walk = self.scene.walk();
        let stepped = walk.as_ref().and_then(|walk| walk.row(self.step));
        let is_lit = |row: &Row| row.about.is_some() && row.about == look.lit;
        // What is computed and compared may speak of the same: a step lights up one row of them.
        let computes = walk.as_ref().is_some_and(|walk| !walk.computed.is_empty());
        let one = stepped.as_ref().filter(|_| computes && self.hovered.is_none());
        for row in readings.sections.iter_mut().flat_map(|section| &mut section.rows) {
            row.lit |= one.map_or_else(|| is_lit(row), |one| one.content == row.content);
        }
        let lit = || walk.as_ref()?.comparisons().rows.into_iter().find(is_lit);
        readings.is_summed = walk.as_ref().is_some_and(|walk| walk.is_sum(self.step));
        readings.present = stepped.or_else(lit).map(|row| row.content);
        readings
    }

    fn pointer_shape(&self) -> PointerShape {
        let pointer = self.pointer.map(|at| self.pointer_at(at));
        let pointer = pointer.filter(|&pointer| !self.hides() || self.scene.looks(pointer));
        pointer.map_or(PointerShape::Arrow, |pointer| self.scene.pointer_shape(pointer))
    }

    fn actions(&self) -> Vec<Offer> {
        let own = self.own_actions().map(|action| action.offer("do-viewer"));
        let scope = format!("do-{}", S::NAME);
        S::ACTIONS.iter().map(|action| action.offer(&scope)).chain(own).collect()
    }

    fn offer(&self, name: &str) -> Option<Offer> {
        let own = || self.own_actions().find(|action| action.name == name).map(|action| action.offer("do-viewer"));
        let scenes = S::ACTIONS.iter().find(|action| action.name == name);
        scenes.map(|action| action.offer(&format!("do-{}", S::NAME))).or_else(own)
    }

    fn meaning(&self, key: Key, ctrl: bool, shift: bool) -> Option<Event> {
        let scenes = S::ACTIONS.iter().map(|action| (action.name, action.meant_by(key, ctrl, shift)));
        let own = self.own_actions().map(|action| (action.name, action.meant_by(key, ctrl, shift)));
        scenes.chain(own).find_map(|(name, by)| Some(Event::Act { name, by: by? }))
    }

    fn answers(&self) -> Vec<(String, Option<Answer>)> {
        let asked = self.scene.walk().map(|walk| walk.trace.len().into());
        let own = S::STEPS.then_some([("asked".to_owned(), asked), ("step".to_owned(), Some(self.step.into()))]);
        self.scene.answers().0.into_iter().chain(own.into_iter().flatten()).collect()
    }

    fn deals(&self) -> &'static [&'static str] {
        S::DEALS
    }

    fn guessing(&self) -> Option<Guessing> {
        self.guessed()
    }

    fn hide(&mut self, hides: bool) {
        if std::mem::replace(&mut self.guess.veiled, hides) != hides {
            self.let_go();
        }
    }

    fn is_hidden(&self) -> bool {
        self.hides()
    }

    fn gestures(&self) -> &'static [&'static str] {
        S::GESTURES
    }

    fn presets(&self) -> &'static [(&'static str, &'static str)] {
        S::EXAMPLES.all
    }

    fn preset_groups(&self) -> &'static [(&'static str, &'static str)] {
        S::EXAMPLES.groups
    }

    fn settings(&self) -> Vec<Setting> {
        self.all_settings()
    }

    fn set(&mut self, key: &str, text: &str) -> Result<(), Text> {
        let knob = self.knob(key)?;
        let value = self.parse(knob, text)?;
        self.turn(knob, &value);
        self.scene.settled();
        Ok(())
    }

    fn set_together(&mut self, settings: &[(&str, &str)]) -> Result<(), Text> {
        let parsed = settings.iter().map(|(key, text)| {
            let knob = self.knob(key)?;
            Ok((knob, self.parse(knob, text)?))
        });
        let parsed = parsed.collect::<Result<Vec<_>, Text>>()?;
        let bounds = self.scene.bounds();
        self.let_go();
        self.begin();
        parsed.iter().for_each(|(knob, value)| self.apply(*knob, value));
        self.complete();
        if self.scene.bounds() != bounds {
            self.view.bounds_changed(self.scene.bounds(), true);
        }
        self.scene.settled();
        Ok(())
    }

    fn open(&mut self, settings: &[(&str, &str)]) -> Result<(), Text> {
        let mut fresh = Self::default();
        fresh.lay_out(self.view.stage);
        fresh.set_all(settings)?;
        fresh.scene.settled();
        fresh.view.open(fresh.scene.bounds());
        fresh.history = History::default();
        *self = fresh;
        Ok(())
    }

    fn flaw(&self, key: &str, text: &str) -> Option<TextFlaw> {
        S::KNOBS.iter().find(|knob| knob.key == key)?.flaw(text)
    }

    fn words(&self) -> Vec<String> {
        let mut words = vec![S::NAME.to_string()];
        words.extend(self.difference().into_iter().map(|(key, value)| format!("{key}={value}")));
        words
    }

    fn trace(&self) -> Trace {
        self.scene.trace(Trace::default().answer("scene", S::NAME))
    }

    fn as_test(&self) -> String {
        if self.hides() { "// Guess first.\n".into() } else { self.scene.as_test() }
    }

    fn as_code(&self, language: CodeLanguage, words: &Words) -> Option<String> {
        self.scene.as_code(language, words)
    }
}

//! What a window asks of a scene and hands to it.

use super::guess::GuessAbout;
use super::history::History;
use super::opening::in_quotes;
use super::{Event, Viewer, off_stage, with};
use crate::figure::{Figure, Viewport};
use crate::scene::action::ActionKeys;
use crate::scene::{
    Answer, Door, FigureLook, Key, Offer, PointerShape, Readings, Row, ShownPair, Tab, TextFlaw, Trace,
};
use crate::text;
use crate::words::{Text, Words};
use hantei_collision::{Point, Rect, ShapeKind};
use hantei_judge::CodeLanguage;

impl Viewer {
    /// Stable kebab-case key for the command line, the address and snapshot files.
    pub fn name(&self) -> &'static str {
        self.facts.name
    }

    /// The tab that it stands under.
    pub fn tab(&self) -> Tab {
        self.facts.tab
    }

    /// The pair in another scene that an action leads to, once.
    pub fn take_onward(&mut self) -> Option<ShownPair> {
        self.scene.take_onward()
    }

    /// Fits the view to all shapes, after others came.
    pub fn show_all(&mut self) {
        self.view.refit(self.scene.bounds());
    }

    /// What A and B are, if they are two shapes in the plane.
    pub fn kinds(&self) -> Option<[ShapeKind; 2]> {
        self.scene.kinds()
    }

    /// The letter of the first shape.
    pub fn first_letter(&self) -> &'static str {
        if self.kinds().is_some_and(|[a, _]| a == ShapeKind::Point) { "P" } else { "A" }
    }

    /// What to do first with a finger.
    pub fn finger_invitation(&self) -> Text {
        if self.first_letter() == "P" { text!("finger-invitation-point") } else { text!("finger-invitation") }
    }

    /// Handles an event.
    pub fn handle(&mut self, event: Event) {
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
                (self.shift, self.pressed) = (shift, Some(at));
                self.point(at);
                let pointer = self.pointer_at(at);
                if !self.is_hidden() || self.scene.looks(pointer) {
                    self.begin();
                    let followed = self.scene.invitation();
                    if self.by_finger {
                        self.scene.moved(pointer);
                    }
                    self.scene.pressed(pointer);
                    let rests = followed.filter(|_| self.scene.invitation().is_none());
                    let landmark = |at| self.scene.landmarks().iter().position(|(_, place)| *place == at);
                    self.rests = rests.map(|at| (at, landmark(at)));
                }
            }
            Event::Released(at) => {
                self.point(at);
                self.let_go();
                self.shift = false;
            }
            Event::TakenBack => self.take_back(),
            Event::Fine(fine) => self.fine = fine,
            Event::ByFinger(is_finger) => self.by_finger = is_finger,
            Event::Hovered(about) => self.hovered = about,
            Event::Zoomed { at, steps } => {
                let here = self.pointer_at(self.viewport().to_world(at));
                if self.is_hidden() || !self.scene.wheeled(here, steps) {
                    self.view.zoomed(at, steps);
                }
            }
            Event::MakeRoom(room) => {
                let all = self.scene.bounds().map_or(room, |bounds| bounds.union(room));
                self.view.open(Some(all));
            }
            Event::FigurePressed(door, pointer) if !self.is_hidden() => {
                self.change(|scene| scene.pressed_figure(door, pointer));
            }
            Event::FigureWheeled(door, pointer, steps) if !self.is_hidden() => {
                self.scene.wheeled_figure(door, pointer, steps);
            }
            Event::FigurePressed(..) | Event::FigureWheeled(..) => {}
            Event::Panned { dx, dy } => self.view.panned(dx, dy),
            Event::Act { name, by } => self.act(name, by),
        }
        self.scene.settled();
    }

    /// A frame passes, a sixtieth of a second; true while anything moves or is measured by `clock`, in seconds.
    pub fn advance(&mut self, clock: &dyn Fn() -> f64) -> bool {
        if self.is_hidden() {
            return false;
        }
        let playing = self.scene.playback_mut().filter(|playback| playback.playing);
        let plays = playing.is_some();
        with(playing, |playback| self.pace.advance(playback));
        self.scene.advance(clock) || plays
    }

    /// The view.
    pub fn viewport(&self) -> Viewport {
        self.view.viewport()
    }

    /// The picture, in stage pixels.
    pub fn figure(&self) -> Figure {
        let look = self.look_of_picture();
        let empty = || Figure::new(self.view.stage, Viewport::default());
        let mut world = Figure::new(self.view.stage, self.viewport());
        self.scene.draw(&look, &mut world);
        let mut shapes = empty();
        shapes.push(world.into_group());
        self.scene.draw_over(&look, &mut shapes);
        let mut taken = self.view.taken(&shapes);
        off_stage::draw(self.scene.landmarks(), self.viewport(), self.view.free(), &mut taken, &mut shapes);
        let mut figure = empty();
        if self.facts.is_flat {
            self.view.draw_grid(&mut figure);
            // The drawing at the left is absent before a guess.
            let from = if look.hides { 0.0 } else { self.view.reserved_left };
            let drawn = self.scene.landmarks().into_iter().map(|(_, place)| place).reduce(Rect::union);
            self.view.write_grid_numbers(from, drawn, &mut shapes, taken);
        }
        figure.items.append(&mut shapes.items);
        figure
    }

    /// What to do first and where to say it, stage pixels; `None` once something was done.
    pub fn invitation(&self) -> Option<(Text, Rect)> {
        let is_free =
            self.preset == Some(0) && self.step == 0 && self.guess.about == GuessAbout::Off && !self.is_hidden();
        let place = self.scene.invitation().filter(|_| is_free)?;
        Some((Text::message(format!("{}-invitation", self.facts.name)), self.viewport().rect_to_stage(place)))
    }

    /// Why what followed the pointer no longer does, and where that is said, stage pixels.
    pub fn reminder(&self) -> Option<(Text, Rect)> {
        // What a step lights up is not covered.
        let (at, landmark) = self.rests.filter(|_| self.step == 0)?;
        let now = landmark.and_then(|place| self.scene.landmarks().get(place).map(|(_, now)| *now));
        let at = now.unwrap_or(at);
        Some((Text::message(format!("{}-rests", self.facts.name)), self.viewport().rect_to_stage(at)))
    }

    /// The extent of the scene, world units.
    pub fn bounds(&self) -> Option<Rect> {
        self.scene.bounds()
    }

    /// Named shapes and their places, stage pixels.
    pub fn landmarks(&self) -> Vec<(Text, Rect)> {
        let viewport = self.viewport();
        self.scene.landmarks().into_iter().map(|(name, place)| (name, viewport.rect_to_stage(place))).collect()
    }

    /// Whether a saved picture has the verdict.
    pub fn shows_verdict(&self) -> bool {
        !self.hides_verdict
    }

    /// The open door.
    pub fn door(&self) -> Door {
        self.door
    }

    /// The door whose figure replaces the stage.
    pub fn large(&self) -> Option<Door> {
        Some(self.door).filter(|door| self.is_large && Door::FIGURES.contains(door) && !self.is_hidden())
    }

    /// The doors of its panel.
    pub fn doors(&self) -> Vec<Door> {
        self.all_doors().into_iter().filter(|door| *door != Door::Closed).collect()
    }

    /// The figure behind a door in this size, with the pointer, logical pixels.
    pub fn panel_figure(&self, door: Door, size: (f64, f64), pointer: Option<Point>) -> Figure {
        let mut figure = crate::scene::door::empty(size);
        if !self.is_hidden() {
            self.scene.draw_figure(door, &FigureLook { size, pointer, lit: self.look().lit }, &mut figure);
        }
        figure
    }

    /// Whether there are comparisons to step through.
    pub fn can_step(&self) -> bool {
        self.scene.walk().is_some()
    }

    /// The present step, from 1; 0 is off.
    pub fn step(&self) -> usize {
        self.step
    }

    /// What the panel shows: verdict, methods with their comparisons, notes.
    pub fn readings(&self) -> Readings {
        let look = self.look();
        let mut readings = self.scene.read(&look);
        if look.hides {
            return self.question(readings);
        }
        readings.guessing = self.guessing();
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

    /// What a press would do at the pointer.
    pub fn pointer_shape(&self) -> PointerShape {
        let pointer = self.pointer.map(|at| self.pointer_at(at));
        let pointer = pointer.filter(|&pointer| !self.is_hidden() || self.scene.looks(pointer));
        pointer.map_or(PointerShape::Arrow, |pointer| self.scene.pointer_shape(pointer))
    }

    /// The scene's own actions, then the viewer's, each with the scope of its words.
    fn all_actions(&self) -> impl Iterator<Item = (&'static str, ActionKeys)> {
        let scenes = self.scene.actions().into_iter().map(|action| (self.facts.name, action));
        scenes.chain(self.own_actions().into_iter().map(|action| ("viewer", action.keys)))
    }

    /// All actions, the scene's own first.
    pub fn actions(&self) -> Vec<Offer> {
        self.all_actions().map(|(scope, action)| action.offer(scope)).collect()
    }

    /// The action of this name.
    pub fn offer(&self, name: &str) -> Option<Offer> {
        self.all_actions().find(|(_, action)| action.name == name).map(|(scope, action)| action.offer(scope))
    }

    /// What a key does, with or without Ctrl and Shift.
    pub fn meaning(&self, key: Key, ctrl: bool, shift: bool) -> Option<Event> {
        let meant = |(_, action): (_, ActionKeys)| {
            Some(Event::Act { name: action.name, by: action.meant_by(key, ctrl, shift)? })
        };
        self.all_actions().find_map(meant)
    }

    /// What goals can check: names and present answers; `None` while something is not placed.
    pub fn answers(&self) -> Vec<(String, Option<Answer>)> {
        let asked = self.scene.walk().map(|walk| walk.trace.len().into());
        let own =
            self.facts.steps.then_some([("asked".to_owned(), asked), ("step".to_owned(), Some(self.step.into()))]);
        self.scene.answers().0.into_iter().chain(own.into_iter().flatten()).collect()
    }

    /// The kinds of case to guess.
    pub fn deals(&self) -> &'static [&'static str] {
        self.facts.deals
    }

    /// Hides the answer while the course asks, or shows it again.
    pub fn hide(&mut self, hides: bool) {
        if std::mem::replace(&mut self.guess.veiled, hides) != hides {
            self.let_go();
        }
    }

    /// Shows no answer in the picture while the field's text is not a test, or shows it again.
    pub fn set_unread(&mut self, is_unread: bool) {
        self.is_unread = is_unread;
    }

    /// What the mouse does, by name.
    pub fn gestures(&self) -> &'static [&'static str] {
        self.facts.gestures
    }

    /// The examples: a name and the settings of a command line.
    pub fn presets(&self) -> &'static [(&'static str, &'static str)] {
        self.facts.examples.all
    }

    /// The groups of the examples: the first example of each, and the group's name.
    pub fn preset_groups(&self) -> &'static [(&'static str, &'static str)] {
        self.facts.examples.groups
    }

    /// Sets one knob.
    ///
    /// # Errors
    /// An unknown key, or why the value is not allowed. The scene then stays the same.
    pub fn set(&mut self, key: &str, text: &str) -> Result<(), Text> {
        let knob = self.knob(key)?;
        let value = self.parse(knob, text)?;
        self.turn(knob, &value);
        self.scene.settled();
        Ok(())
    }

    /// Sets several knobs, in this order, as one change for undo.
    ///
    /// # Errors
    /// As [`set`](Self::set). The scene then stays the same.
    pub fn set_together(&mut self, settings: &[(&str, &str)]) -> Result<(), Text> {
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

    /// Opens the scene anew with these settings, in any order.
    ///
    /// # Errors
    /// As [`set`](Self::set), with key and value; a key given twice. The scene then stays the same.
    pub fn open(&mut self, settings: &[(&str, &str)]) -> Result<(), Text> {
        *self = self.start().opened(settings)?;
        Ok(())
    }

    /// The same of a scene as it starts.
    pub(in crate::scene) fn opened(mut self, settings: &[(&str, &str)]) -> Result<Self, Text> {
        self.set_all(settings)?;
        self.scene.settled();
        self.view.open(self.scene.bounds());
        self.history = History::default();
        Ok(self)
    }

    /// What is wrong with `text`, for a knob that takes text.
    pub fn flaw(&self, key: &str, text: &str) -> Option<TextFlaw> {
        self.scene.flaw(self.scene.knob(key)?, text)
    }

    /// The words that open the scene as it is on a stage of this size: its name, then what differs from the start.
    pub fn words(&self) -> Vec<String> {
        let mut words = vec![self.facts.name.to_string()];
        words.extend(self.difference().into_iter().map(|(key, value)| format!("{key}={value}")));
        words
    }

    /// The present answer as a line of the trace.
    pub fn trace(&self) -> Trace {
        self.scene.trace(Trace::default().answer("scene", self.facts.name))
    }

    /// The case as a Rust test.
    pub fn as_test(&self) -> String {
        if self.is_hidden() { "// Guess first.\n".into() } else { self.scene.as_test() }
    }

    /// The chosen method as a function in a programming language, if it tests one pair.
    pub fn as_code(&self, language: CodeLanguage, words: &Words) -> Option<String> {
        self.scene.as_code(language, words)
    }

    /// Its tab's title.
    pub fn title(&self) -> Text {
        Text::message(format!("{}-title", self.name()))
    }

    /// What it is about, as a short question.
    pub fn asks(&self) -> Text {
        Text::message(format!("{}-asks", self.name()))
    }

    /// Whether a guess is awaited or was made.
    pub fn guesses(&self) -> bool {
        self.guessing().is_some()
    }

    /// The shortest command line that opens it: `hantei rects a=171,190,100,100`.
    pub fn command(&self) -> String {
        let words: Vec<String> = self.words().iter().map(|word| in_quotes(word)).collect();
        format!("hantei {}", words.join(" "))
    }
}

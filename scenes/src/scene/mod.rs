//! The lesson topics. A scene contains only its lesson: no windows, widgets or files. The [`viewer`](Viewer) that shows
//! it has what all scenes share: zoom and pan, undo, presets, hover, stepping and playback.
//!
//! # To add one
//! Write the scene in a folder of its own and add a line to `SCENES` in `registry.rs`. Its tab, its line in `hantei list`, its keys on
//! the command line and in the address, its SVG and the tests of all scenes follow. Its words stand in the catalogues
//! of `assets/words`, under its name. The smallest possible scene, a circle that follows the pointer:
//!
//! ```
//! use hantei_scenes::figure::{Figure, Item, Role};
//! use hantei_collision::Point;
//! use hantei_scenes::words::Text;
//! use hantei_scenes::scene::{
//!     Action, Chord, Event, Facts, Field, Key, Knob, Look, Pointer, Readings, Scene, SceneKind, Viewer,
//! };
//!
//! #[derive(Clone, PartialEq)]
//! struct Circle { centre: Point, radius: f64 }
//!
//! impl Default for Circle {
//!     fn default() -> Self { Self { centre: Point::new(100.0, 100.0), radius: 20.0 } }
//! }
//!
//! impl SceneKind for Circle {
//!     type State = Self;
//!     const FACTS: Facts = Facts { name: "circle", ..Facts::NEW };
//!     const KNOBS: &[Knob<Self>] =
//!         &[Knob::number("radius", &[Field::size("px")], |it| it.radius, |it, radius| it.radius = radius)];
//!     const ACTIONS: &[Action<Self>] =
//!         &[Action::keys("double", &[Chord::plain(Key::Sign('D'))], |it| it.radius *= 2.0)];
//!     fn state(&mut self) -> &mut Self { self }
//! }
//!
//! impl Scene for Circle {
//!     fn moved(&mut self, pointer: Pointer) { self.centre = pointer.at; }
//!     fn draw(&self, _: &Look, figure: &mut Figure) {
//!         figure.push(Item::Dot { at: self.centre, radius: self.radius, role: Role::First });
//!     }
//!     fn read(&self, _: &Look) -> Readings { Readings::headline(Text::plain(self.radius.to_string()), None) }
//! }
//!
//! let mut viewer = Viewer::of(Circle::default());
//! viewer.set("radius", "30")?;
//! viewer.handle(Event::act("double"));
//! assert_eq!(viewer.command(), "hantei circle radius=60");
//! viewer.handle(Event::act("undo"));
//! assert_eq!(viewer.readings().headline, Text::plain("30"));
//! # Ok::<(), Text>(())
//! ```
//!
//! # Two shapes and a test of them
//! A scene that tests shapes names the shapes and the methods. It gets a row for each method, reasons, stepping,
//! guessing, a typed test that is judged, the copied test and code, and goals. Here are two boxes seen from the front;
//! A follows the pointer:
//!
//! ```
//! use hantei_scenes::figure::{Figure, Item, Role};
//! use hantei_scenes::scene::{
//!     Action, SceneAnswers, Event, Facts, GO_THERE, Judged, Judging, Knob, Look, Numbers, Pointer, Readings, Scene, SceneKind,
//!     TestScene, TestState, Trace, Viewer,
//! };
//! use hantei_scenes::words::{Language, Words};
//! use hantei_collision::{Axis, Cuboid, CuboidMethod, TwoCuboids};
//! use hantei_judge::CodeLanguage;
//!
//! /// All that undo brings back.
//! #[derive(Clone, PartialEq)]
//! struct Boxes { a: Cuboid, b: Cuboid, test: TestState<CuboidMethod> }
//!
//! struct FrontScene { state: Boxes, judging: Judging<TwoCuboids> }
//!
//! impl Default for FrontScene {
//!     fn default() -> Self {
//!         let a = Cuboid::from_origin_size([0.0; 3], [80.0, 60.0, 40.0]);
//!         let b = Cuboid::from_origin_size([100.0, 100.0, 0.0], [80.0, 60.0, 40.0]);
//!         // What a typed test begins with.
//!         let test = TestState::new("ax2 < bx1 || bx2 < ax1");
//!         Self { state: Boxes { a, b, test }, judging: Judging::default() }
//!     }
//! }
//!
//! impl TestScene for FrontScene {
//!     type Method = CuboidMethod;
//!
//!     fn tested(&self) -> &TestState<CuboidMethod> { &self.state.test }
//!     fn tested_mut(&mut self) -> &mut TestState<CuboidMethod> { &mut self.state.test }
//!     fn judging(&self) -> &Judging<TwoCuboids> { &self.judging }
//!     fn shapes(&self) -> Option<TwoCuboids> { Some(TwoCuboids { a: self.state.a, b: self.state.b }) }
//!     fn place_error(&mut self, TwoCuboids { a, b }: TwoCuboids) { (self.state.a, self.state.b) = (a, b); }
//! }
//!
//! impl SceneKind for FrontScene {
//!     type State = Boxes;
//!
//!     // The kinds of case that are dealt to a person who guesses.
//!     const FACTS: Facts = Facts { name: "front", deals: &["touching"], steps: true, ..Facts::NEW };
//!     const KNOBS: &[Knob<Self>] = &[
//!         Self::FORMULA,
//!         Self::METHOD,
//!         Self::BORDER,
//!         Knob::cuboid("a", |it| it.state.a, |it, a| it.state.a = a),
//!         Knob::cuboid("b", |it| it.state.b, |it, b| it.state.b = b),
//!     ];
//!     const ACTIONS: &[Action<Self>] = &[Self::GO_THERE, Self::NEXT_ERROR, Self::PREVIOUS_ERROR];
//!
//!     fn state(&mut self) -> &mut Boxes { &mut self.state }
//! }
//!
//! impl Scene for FrontScene {
//!     fn moved(&mut self, Pointer { at, .. }: Pointer) {
//!         let [.., z] = self.state.a.min();
//!         self.state.a = Cuboid::from_origin_size([at.x, at.y, z], self.state.a.size());
//!     }
//!     fn draw(&self, _: &Look, figure: &mut Figure) {
//!         for (cuboid, role) in [(self.state.a, Role::First), (self.state.b, Role::Second)] {
//!             figure.push(Item::Rect { rect: cuboid.shadow(Axis::X, Axis::Y), role });
//!         }
//!     }
//!     fn trial(&self) -> Option<Box<dyn Judged>> { Some(Box::new(self.chosen_trial()?)) }
//!     fn read(&self, look: &Look) -> Readings { self.test_readings(look.step).expect("both are placed") }
//!     fn answers(&self) -> SceneAnswers { self.test_answers() }
//!     fn trace(&self, line: Trace) -> Trace {
//!         let line = self.trace_test(line);
//!         self.chosen_trial().map_or(line.clone(), |trial| trial.trace(line))
//!     }
//!     // Judges the typed test a little in each frame.
//!     fn advance(&mut self, clock: &dyn Fn() -> f64) -> bool { self.judge_on(clock) }
//!     fn deal(&mut self, _: usize, numbers: &mut Numbers) {
//!         let ([x, y, z], width) = (self.state.b.min(), if numbers.coin() { 80.0 } else { -80.0 });
//!         self.state.a = Cuboid::from_origin_size([x + width, y, z], self.state.a.size());
//!     }
//! }
//!
//! let mut viewer = Viewer::of(FrontScene::default());
//! assert_eq!(viewer.readings().verdict, Some(false));
//! assert_eq!(viewer.readings().methods.len(), 3, "two methods, and the typed one");
//! viewer.handle(Event::act("step"));
//! assert!(viewer.readings().present.is_some(), "the comparison of the first step");
//! assert!(viewer.as_test().contains("CuboidMethod::TwoCorners.hits(a, b, Border::Hits, &mut ()), false"));
//! assert!(viewer.as_code(CodeLanguage::Python, &Words::new(Language::Ja)).expect("a method").contains("def hits("));
//! viewer.set("guess", "on")?;
//! assert!(viewer.guesses() && viewer.is_hidden(), "the case waits for a guess");
//! viewer.set("guess", "off")?;
//! viewer.set("formula", "ax2 < bx1")?;
//! assert_eq!(viewer.readings().typed.expect("it is chosen").is_wrong, Some(true));
//! viewer.handle(Event::act(GO_THERE));
//! assert!(viewer.readings().truth.is_some(), "the typed test is wrong there");
//! assert!(viewer.answers().iter().any(|(name, answer)| name == "own.right" && *answer == Some("wrong".into())));
//! # Ok::<(), hantei_scenes::words::Text>(())
//! ```

mod action;
mod answer;
mod crowd;
mod cuboids;
mod door;
mod example;
mod kind;
mod knob;
mod look;
mod melons;
mod pair;
mod parts;
mod plot;
mod puzzle;
mod readings;
mod registry;
mod response;
mod shared;
mod strip;
mod trace;
mod value;
mod viewer;
mod walk;
mod worksheet;

pub use action::{Action, Chord, Key, Offer};
pub use answer::{Answer, SceneAnswers};
pub use door::{Door, FigureLook, FigurePointer};
pub use example::Examples;
use example::examples;
pub use kind::{Facts, Scene, SceneKind};
pub use knob::{Group, Knob, Setting, TextFlaw};
pub use look::{Fit, Look, Pointer, PointerShape};
pub use pair::{ADD_CORNER, RowMethod, kinds_with_methods, pair_code, pair_methods};
use parts::{parts, tested};
pub use plot::Plot;
pub use puzzle::Puzzle;
pub use readings::{Content, Guessing, MethodRow, Readings, Row, Section, Shadows, Truth, Typed};
pub use registry::{ShownKind, ShownPair, Tab, all, list, open, pair_grid, pairs};
pub(crate) use shared::blanks;
pub use shared::copied_code::{
    code_note, push_note, response_ball_note, response_move_note, response_note, slanted_note, swept_note,
};
pub use shared::judging::JudgingOf;
pub use shared::own::Own;
pub use shared::random::Numbers;
pub use shared::subject::{Judgement, RustCase, Subject};
pub use shared::tested::{GO_THERE, NEXT_ERROR, PREVIOUS_ERROR, ShapesOf, TestScene, TestState};
pub use shared::trial::{Chosen, Judged, Trial};
pub use shared::typed_test::{OWN, OwnGap, OwnNumbers, OwnOrigin, TypedTest};
pub use shared::wanted_test::Judging;
pub use shared::y_direction::YDirection;
pub use strip::{
    FLAT_STRIP, LOW_STRIP, NARROW_STRIP, PHONE_STRIP, STRIP, WidthOf, around_large, capital, estimated, in_article,
    moving_strip, now_in_article, strip, strip_ground, strip_in_article, under_strip, with_strip,
};
pub use trace::Trace;
pub(crate) use trace::number as json_number;
pub use value::{Field, Parts, Value};
pub use viewer::{Event, Playback, Viewer, ZOOM_STEP};
pub use walk::{CodeLine, Walk};
pub use worksheet::sheet;

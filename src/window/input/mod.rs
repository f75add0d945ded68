//! Events from macroquad's queue, in order and complete: whether the stage's or the panel's, and what they mean.

mod batch;
mod fingers;
mod focus;
mod keys;

pub(super) use focus::KeyFocus;

use super::host::canvas::{Egui, Events};
use super::host::outside;
use super::scale::Scale;
use super::trace::TracePrinter;
use batch::{EventBatch, RawEvent};
use egui::{Pos2, pos2};
use fingers::Fingers;
use hantei_collision::Point;
use hantei_scenes::scene::{Action, Event, Key, Viewer, ZOOM_STEP};
use macroquad::input::{KeyCode, MouseButton};
use macroquad::miniquad::KeyMods;
use std::collections::VecDeque;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum PointerOwner {
    Stage,
    Panel,
}

/// Whether Space is down without a drag since.
type Unused = bool;

pub(super) struct Recipients<'a> {
    /// For the panel's events.
    pub(super) egui: &'a mut Egui,
    /// For the stage's events, in world units.
    pub(super) scene: &'a mut Viewer,
    /// Gets each new answer.
    pub(super) trace: &'a mut TracePrinter,
    /// Physical pixels per logical one.
    pub(super) scale: f32,
    /// The stage in the window, logical pixels.
    pub(super) stage: egui::Rect,
    /// The keyboard focus in the panel since the last pass.
    pub(super) focus: KeyFocus,
    /// Characters that answer the course's question or belong to a test, and so do nothing else.
    pub(super) answering: &'static str,
    /// The action of Escape, in a course or the presenter's layout.
    pub(super) left_by_escape: Option<&'static str>,
    /// Whether Page Down and Page Up change the step of a presented course.
    pub(super) pages: bool,
}

impl Recipients<'_> {
    /// A place in the window, from the stage's top left.
    fn on_stage(&self, at: Point) -> Point {
        at.moved(-f64::from(self.stage.left()), -f64::from(self.stage.top()))
    }

    fn to_world(&self, at: Point) -> Point {
        self.scene.viewport().to_world(self.on_stage(at))
    }
}

pub(super) struct Input {
    events: Events,
    queue: VecDeque<RawEvent>,
    /// Where the button went down: until it is up, all events go to that part.
    held: Option<PointerOwner>,
    /// Whether the picture is dragged, by the middle button or with Space.
    panning: bool,
    /// `Some` while Space is down; true until something is dragged.
    space: Option<Unused>,
    shift: bool,
    ctrl: bool,
    /// Whether to paste the clipboard into the focused field.
    pastes: bool,
    /// The last place of the pointer, logical pixels, and its part of the window.
    at: Point,
    pointer: PointerOwner,
    fingers: Fingers,
    by_finger: bool,
    /// Whether a button or a finger was released since the last frame.
    has_release: bool,
}

impl Input {
    pub(super) fn new() -> Self {
        Self {
            events: Events::new(),
            queue: VecDeque::new(),
            held: None,
            panning: false,
            space: None,
            shift: false,
            ctrl: false,
            pastes: false,
            at: Point::new(0.0, 0.0),
            pointer: PointerOwner::Panel,
            fingers: Fingers::default(),
            by_finger: false,
            has_release: false,
        }
    }

    /// Takes the input since the last frame; false if there is none.
    pub(super) fn take_in(&mut self, scale: &Scale) -> bool {
        self.has_release = false;
        let mut batch = EventBatch { raws: Vec::new(), fingers: &mut self.fingers, scale: scale.pixels() };
        self.events.hand_out(&mut batch);
        batch.drop_false_releases(&self.events);
        let raws = batch.raws;
        if raws.iter().any(|raw| matches!(raw, RawEvent::Motion(..) | RawEvent::Gone)) {
            self.by_finger = self.fingers.down() || raws.contains(&RawEvent::Gone);
        }
        self.queue.extend(&raws);
        !raws.is_empty()
    }

    /// Whether a press of a button or key waits in the queue.
    pub(super) fn has_press(&self) -> bool {
        self.queue.iter().any(|raw| matches!(raw, RawEvent::Down(..) | RawEvent::KeyDown(..)))
    }

    /// Whether a button or a finger was released in this frame.
    pub(super) fn has_release(&self) -> bool {
        self.has_release
    }

    /// Whether something on the stage is being dragged.
    pub(super) fn drags(&self) -> bool {
        self.held == Some(PointerOwner::Stage)
    }

    pub(super) fn by_finger(&self) -> bool {
        self.by_finger
    }

    /// Whether events wait for the next frame.
    pub(super) fn wants_frame(&self) -> bool {
        !self.queue.is_empty()
    }

    /// Whether to paste the clipboard into the focused field, before the waiting events.
    pub(super) fn pastes(&mut self) -> bool {
        std::mem::take(&mut self.pastes)
    }

    /// Whether the pointer is over the stage, or drags from there.
    pub(super) fn pointer_on_stage(&self) -> bool {
        self.pointer == PointerOwner::Stage
    }

    /// Hands out the queue; returns which of the window's `actions` to run.
    ///
    /// The panel's next pass decides what a press, or a key that ends typing, does. So after one of these the rest of
    /// the queue waits for the next frame. A release also waits if it would come in the same pass as the movement
    /// there, which the panel would not see then.
    pub(super) fn hand_out<'a, Window>(
        &mut self,
        mut hand: Recipients,
        actions: &'a [Action<Window>],
    ) -> Vec<&'a Action<Window>> {
        let mut asked_for = Vec::new();
        let mut panel_moved = false;
        while let Some(raw) = self.queue.pop_front() {
            if matches!(raw, RawEvent::Up(..) | RawEvent::TakenBack(..))
                && panel_moved
                && self.held == Some(PointerOwner::Panel)
            {
                self.queue.push_front(raw);
                break;
            }
            panel_moved |= matches!(raw, RawEvent::Motion(..)) && self.held != Some(PointerOwner::Stage);
            let held = self.held;
            let given = match raw {
                RawEvent::Motion(at) => self.motion(at, &mut hand),
                RawEvent::Down(button, at) => self.down(button, at, &mut hand),
                RawEvent::Up(button, at) => self.up(button, at, &mut hand),
                RawEvent::TakenBack(at) => self.up(MouseButton::Left, at, &mut hand).map(|_| Event::TakenBack),
                RawEvent::Gone => {
                    let was_on_stage = self.pointer_on_stage();
                    self.pointer = PointerOwner::Panel;
                    hand.egui.mouse_motion_event(NOWHERE.x, NOWHERE.y);
                    was_on_stage.then_some(Event::PointerLeft)
                }
                RawEvent::Spread(before, after) => self.spread([before, after], &mut hand),
                RawEvent::Wheel(_, y) if self.pointer_on_stage() => {
                    Some(Event::Zoomed { at: hand.on_stage(self.at), steps: f64::from(y) / f64::from(WHEEL) })
                }
                RawEvent::Wheel(x, y) => {
                    hand.egui.mouse_wheel_event(x / LINE, y / LINE);
                    None
                }
                RawEvent::Char(letter) => {
                    hand.egui.char_event(letter);
                    hand.focus = hand.focus.edited();
                    None
                }
                RawEvent::KeyUp(code, modifiers) => {
                    self.note(modifiers, &mut hand);
                    hand.egui.key_up_event(code, modifiers);
                    let plays = code == PLAY && self.space.take() == Some(true);
                    if plays { hand.scene.meaning(Key::Space, false, false) } else { None }
                }
                // egui-miniquad 0.16 would wait for the clipboard with any focus.
                RawEvent::KeyDown(code, modifiers) if keys::paste(code, modifiers) => {
                    self.pastes = hand.focus.types();
                    None
                }
                RawEvent::KeyDown(code, modifiers) => {
                    if !keys::key(code, modifiers.shift).is_some_and(|key| hand.focus.spares(key)) {
                        hand.egui.key_down_event(code, modifiers);
                        if !keys::is_modifier(code) {
                            hand.focus = hand.focus.edited();
                        }
                    }
                    self.note(modifiers, &mut hand);
                    self.key_down(code, modifiers, &hand, (actions, &mut asked_for))
                }
            };
            if let Some(event) = given {
                hand.scene.handle(event);
                hand.trace.report(hand.scene);
            }
            let waits = match raw {
                RawEvent::Down(..) => self.pointer == PointerOwner::Panel,
                RawEvent::Up(..) | RawEvent::TakenBack(..) => held == Some(PointerOwner::Panel),
                RawEvent::KeyDown(..) if self.pastes => true,
                RawEvent::KeyDown(code, _) => hand.focus != KeyFocus::Nothing && keys::moves_focus(code),
                _ => false,
            };
            if waits {
                break;
            }
        }
        outside::follow(self.held.is_some());
        asked_for
    }

    fn motion(&mut self, place: Pos2, hand: &mut Recipients) -> Option<Event> {
        let (mut at, was) = (logical(place, hand.scale), self.at);
        let was_on_stage = self.pointer_on_stage();
        // A finger that leaves the stage would move the shape out of reach.
        if self.by_finger && self.held == Some(PointerOwner::Stage) {
            at = within(hand.stage, was, at);
        }
        (self.at, self.pointer) = (at, self.owner(at, hand));
        if self.held != Some(PointerOwner::Stage) {
            hand.egui.mouse_motion_event(place.x, place.y);
        }
        if self.panning {
            Some(Event::Panned { dx: at.x - was.x, dy: at.y - was.y })
        } else if self.pointer_on_stage() {
            hand.scene.handle(Event::ByFinger(self.by_finger));
            Some(Event::PointerMoved(hand.to_world(at)))
        } else {
            was_on_stage.then_some(Event::PointerLeft)
        }
    }

    fn down(&mut self, button: MouseButton, at: Pos2, hand: &mut Recipients) -> Option<Event> {
        self.at = logical(at, hand.scale);
        self.pointer = self.owner(self.at, hand);
        self.held = Some(self.pointer);
        hand.egui.mouse_button_down_event(button, at.x, at.y);
        if self.pointer == PointerOwner::Panel {
            return None;
        }
        hand.focus = KeyFocus::Nothing;
        self.panning = button == MouseButton::Middle || self.space.is_some();
        self.space = self.space.map(|_| false);
        hand.scene.handle(Event::ByFinger(self.by_finger));
        let at = hand.to_world(self.at);
        (button == MouseButton::Left && !self.panning).then_some(Event::Pressed { at, shift: self.shift })
    }

    fn up(&mut self, button: MouseButton, at: Pos2, hand: &mut Recipients) -> Option<Event> {
        self.has_release = true;
        let was = self.at;
        self.at = logical(at, hand.scale);
        if self.by_finger && self.held == Some(PointerOwner::Stage) {
            self.at = within(hand.stage, was, self.at);
        }
        hand.egui.mouse_button_up_event(button, at.x, at.y);
        let was_panning = std::mem::take(&mut self.panning);
        let is_release = self.held.take() == Some(PointerOwner::Stage) && button == MouseButton::Left && !was_panning;
        is_release.then(|| Event::Released(hand.to_world(self.at)))
    }

    fn spread(&mut self, places: [[Pos2; 2]; 2], hand: &mut Recipients) -> Option<Event> {
        let [before, after] = places.map(|fingers| fingers.map(|at| logical(at, hand.scale)));
        let [from, to] = [before, after].map(|[a, b]| Point::new(f64::midpoint(a.x, b.x), f64::midpoint(a.y, b.y)));
        let [apart, now_apart] = [before, after].map(|[a, b]| a.distance(b).max(1.0));
        if self.owner(from, hand) != PointerOwner::Stage {
            return None;
        }
        hand.scene.handle(Event::Panned { dx: to.x - from.x, dy: to.y - from.y });
        Some(Event::Zoomed { at: hand.on_stage(to), steps: (now_apart / apart).log(ZOOM_STEP) })
    }

    fn note(&mut self, modifiers: KeyMods, hand: &mut Recipients) {
        self.shift = modifiers.shift;
        let ctrl = modifiers.ctrl || modifiers.logo;
        if std::mem::replace(&mut self.ctrl, ctrl) != ctrl {
            hand.scene.handle(Event::Fine(ctrl));
        }
    }

    /// What a key does to the scene. If it is one of the window's `actions`, that goes to `asked_for`.
    fn key_down<'a, Window>(
        &mut self,
        code: KeyCode,
        modifiers: KeyMods,
        hand: &Recipients,
        (actions, asked_for): (&'a [Action<Window>], &mut Vec<&'a Action<Window>>),
    ) -> Option<Event> {
        if code == PLAY {
            // Space acts when it comes up unused.
            if hand.focus == KeyFocus::Nothing {
                self.space = self.space.or(Some(true));
            }
            return None;
        }
        // On a Mac, Cmd counts as Ctrl.
        let (key, ctrl, shift) = (keys::key(code, modifiers.shift)?, modifiers.ctrl || modifiers.logo, modifiers.shift);
        let is_typed = |sign: char| hand.focus == KeyFocus::Text || hand.answering.contains(sign);
        if !ctrl && matches!(key, Key::Sign(sign) if is_typed(sign)) {
            return None;
        }
        let named = match key {
            Key::Escape => hand.left_by_escape,
            Key::PageDown if hand.pages => Some("page-on"),
            Key::PageUp if hand.pages => Some("page-back"),
            _ => None,
        };
        let named = named.filter(|_| hand.focus == KeyFocus::Nothing);
        let does =
            |action: &&Action<Window>| action.meant_by(key, ctrl, shift).is_some() || named == Some(action.name());
        if let Some(action) = actions.iter().find(does) {
            asked_for.extend(hand.focus.leaves(action.name(), key, true).then_some(action));
            return None;
        }
        hand.scene.meaning(key, ctrl, shift).filter(|event| match event {
            Event::Act { name, .. } => hand.focus.leaves(name, key, false),
            _ => false,
        })
    }

    fn owner(&self, at: Point, hand: &Recipients) -> PointerOwner {
        let on_stage = hand.stage.contains(pos2(at.x as f32, at.y as f32));
        // A button over the stage belongs to the panel.
        let over = hand.egui.egui_ctx().layer_id_at(pos2(at.x as f32, at.y as f32));
        let covered = over.is_some_and(|layer| layer.order != egui::Order::Background);
        self.held.unwrap_or(if on_stage && !covered { PointerOwner::Stage } else { PointerOwner::Panel })
    }
}

/// The place nearest to `at` with this distance from the stage's edge, or the finger's earlier one if it was nearer.
fn within(stage: egui::Rect, was: Point, at: Point) -> Point {
    let [was, at] = [was, at].map(|at| pos2(at.x as f32, at.y as f32));
    let nearest = stage.shrink(IN_SIGHT).union(egui::Rect::from_pos(was)).clamp(at);
    Point::new(nearest.x.into(), nearest.y.into())
}

fn logical(at: Pos2, scale: f32) -> Point {
    let scale = f64::from(scale);
    Point::new(f64::from(at.x) / scale, f64::from(at.y) / scale)
}

/// Plays and pauses when it comes up; while it is down, the mouse pans.
const PLAY: KeyCode = KeyCode::Space;
/// The part of a finger's drag that stays in sight, logical pixels.
const IN_SIGHT: f32 = 24.0;
/// A place for no pointer, far from every button: egui accepts a press a little beside a button.
const NOWHERE: Pos2 = pos2(-1e4, -1e4);
/// The wheel's report for one step, by system.
const WHEEL: f32 = if cfg!(target_arch = "wasm32") {
    100.0
} else if cfg!(target_os = "windows") {
    120.0
} else if cfg!(target_os = "macos") {
    10.0
} else {
    1.0
};

/// The wheel's report for a line of text: a browser counts pixels.
const LINE: f32 = if cfg!(target_arch = "wasm32") { 40.0 } else { WHEEL };

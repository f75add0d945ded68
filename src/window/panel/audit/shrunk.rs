//! A window that shrinks while a button is held: with anything open, every size stays at 0 or more.

use super::course::{self, Stage};
use super::{Stand, Window, context, pass};
use crate::window::layout::Layout;
use crate::window::motion::Motion;
use crate::window::panel::Panel;
use crate::window::panel::page::SHEET;
use egui::{Context, Event, Modifiers, Order, PointerButton, Pos2, RawInput, Rect, pos2, vec2};
use hantei_scenes::lesson::{Course, StepPlace};
use hantei_scenes::scene::Viewer;
use hantei_scenes::words::{Language, Words};
use std::sync::Arc;

/// Widths and heights of the window before and after, logical pixels.
const BEFORE: [(f32, f32); 4] = [(1040.0, 700.0), (1040.0, 500.0), (390.0, 844.0), (844.0, 390.0)];
const AFTER: [(f32, f32); 5] = [(1.0, 1.0), (50.0, 50.0), (112.0, 700.0), (301.0, 241.0), (561.0, 241.0)];

#[derive(Clone, Copy, Debug, PartialEq)]
enum Opened {
    Help,
    Menu,
    /// The grid of all pairs.
    Pairs,
    Methods,
    /// The list of tabs, which a phone has.
    Scenes,
    /// A step of the course.
    Lesson,
    /// The same in the presenter's layout, which once looked for a smaller size than 0 for ever.
    Presented,
    /// The contents of the course.
    Contents,
    Door(&'static str),
}

impl Opened {
    const ALL: [Self; 12] = [
        Self::Help,
        Self::Menu,
        Self::Pairs,
        Self::Methods,
        Self::Scenes,
        Self::Lesson,
        Self::Presented,
        Self::Contents,
        Self::Door("methods"),
        Self::Door("examples"),
        Self::Door("own"),
        Self::Door("numbers"),
    ];

    fn is_popup(self) -> bool {
        !matches!(self, Self::Lesson | Self::Presented | Self::Contents | Self::Door(_))
    }

    fn stand(self, course: &Arc<Course>) -> Stand {
        if matches!(self, Self::Lesson | Self::Presented | Self::Contents) {
            return course::stand(course, StepPlace::default(), Stage::Opened).1;
        }
        Stand { panel: Panel::default(), ..Stand::free(0, &[]) }
    }

    fn button(self, layout: &Layout) -> Option<Pos2> {
        match self {
            Self::Help | Self::Lesson | Self::Presented | Self::Contents | Self::Door(_) => None,
            Self::Menu => Some(layout.bar.right_center() - vec2(28.0, 0.0)),
            Self::Pairs => layout.panel.map(|panel| panel.min + vec2(60.0, 44.0)),
            // A low panel has both in one line.
            Self::Methods => layout
                .panel
                .map(|panel| panel.min + if panel.height() < SHEET { vec2(170.0, 44.0) } else { vec2(60.0, 88.0) }),
            Self::Scenes => layout.phone.then(|| layout.bar.left_center() + vec2(40.0, 0.0)),
        }
    }
}

struct ShrunkWindow<'a> {
    context: &'a Context,
    words: &'a Words,
    window: Window,
    stand: Stand,
    motion: Motion,
}

impl ShrunkWindow<'_> {
    fn pass(&mut self, events: Vec<Event>) {
        let screen_rect = Some(Rect::from_min_size(Pos2::ZERO, self.window.size.into()));
        let input = RawInput { screen_rect, events, ..RawInput::default() };
        pass(self.context, self.window, self.words, (&mut self.stand, &mut self.motion), input);
    }

    fn button(&mut self, pos: Pos2, pressed: bool) {
        let (button, modifiers) = (PointerButton::Primary, Modifiers::NONE);
        self.pass(vec![Event::PointerButton { pos, button, pressed, modifiers }]);
    }

    fn move_to(&mut self, at: Pos2) {
        self.pass(vec![Event::PointerMoved(at)]);
    }

    /// Opens it; false if this window has none.
    fn open(&mut self, opened: Opened) -> bool {
        let layout = self.stand.layout(self.window);
        (0..3).for_each(|_| self.pass(Vec::new()));
        match (opened, opened.button(&layout)) {
            (Opened::Help, _) => self.window.helps = true,
            (Opened::Contents, _) => self.stand.tutor.open_contents(),
            (Opened::Presented, _) => self.window.is_presented = true,
            (Opened::Lesson, _) => {}
            (Opened::Door(door), _) => {
                let scene: &mut Viewer = self.stand.scenes.present_mut();
                scene.set("door", door).expect("it has this door");
            }
            (_, None) => return false,
            (_, Some(at)) => {
                self.move_to(at);
                self.button(at, true);
                self.button(at, false);
            }
        }
        (0..3).for_each(|_| self.pass(Vec::new()));
        true
    }

    /// The ends of all that can be dragged, also of scroll bars.
    fn handles(&self) -> Vec<Pos2> {
        self.context.viewport(|viewport| {
            let widgets = viewport.prev_pass.widgets.layers().flat_map(|(_, widgets)| widgets);
            let dragged = widgets.filter(|widget| widget.enabled && widget.sense.senses_drag());
            dragged.map(|widget| pos2(widget.rect.right() - 3.0, widget.rect.bottom() - 4.0)).collect()
        })
    }

    fn has_popup(&self) -> bool {
        let layers = self.context.memory(|memory| memory.areas().visible_layer_ids());
        layers.iter().any(|layer| layer.order == Order::Foreground)
    }
}

#[test]
fn a_window_shrinks_under_a_button_that_is_down() {
    let (words, context) = (Words::new(Language::En), context(Language::En, 1.0));
    let course = Arc::new(Course::built_in().expect("the course"));
    let mut bars = 0;
    let all = BEFORE.into_iter().flat_map(|size| Opened::ALL.map(|opened| (size, opened)));
    for (turn, (size, opened)) in all.enumerate() {
        // Two of the sizes afterwards, in turn.
        for after in [0, 2].map(|more| AFTER[(turn + more) % AFTER.len()]) {
            let mut places = vec![pos2(1.0, 1.0)];
            let mut tried = 0;
            while tried < places.len() {
                context.memory_mut(|memory| memory.data.clear());
                let window = Window { size, ..Window::default() };
                let (stand, motion) = (opened.stand(&course), Motion::new(None));
                let mut trial = ShrunkWindow { context: &context, words: &words, window, stand, motion };
                if !trial.open(opened) {
                    break;
                }
                assert_eq!(trial.has_popup(), opened.is_popup(), "{opened:?} at {size:?}");
                if tried == 0 {
                    places.extend(trial.handles());
                    bars += places.len() - 1;
                }
                trial.move_to(places[tried]);
                // The press arrives together with the new size.
                trial.window.size = after;
                trial.button(places[tried], true);
                trial.move_to(places[tried] + vec2(0.0, 40.0));
                trial.button(pos2(0.0, 0.0), false);
                context.memory_mut(egui::Memory::close_popup);
                tried += 1;
            }
        }
    }
    assert!(bars > 100, "{bars} places to drag");
}

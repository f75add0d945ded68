//! The window: a frame loop around a scene. All that names macroquad or egui is in here.

mod awake;
mod clock;
mod gui;
mod host;
mod input;
mod painting;
mod panel;
mod save;
mod scale;
mod theme;
mod trace;

use crate::scene::{self, Event, Scene};
use awake::Awake;
use clock::Clock;
use gui::Gui;
#[cfg(target_arch = "wasm32")]
pub use host::open_page;
use host::startup;
use input::keys::Action;
use input::{Focus, Input};
use macroquad::miniquad;
use macroquad::window::next_frame;
use painting::Painter;
use panel::Panel;
use scale::Scale;
use theme::PanelPlace;
use trace::Trace;

/// What the window opens with.
pub struct Options {
    /// The scene that is shown first, set as it starts; the others open fresh.
    pub opened: Box<dyn Scene>,
    /// Print the trace on standard output.
    pub trace: bool,
    /// Close after so many frames.
    pub frames: Option<u64>,
    /// Width and height in logical pixels.
    pub size: (u32, u32),
}

/// Opens the window and returns when it has been closed.
///
/// Where no window can be opened, prints one line on standard error that says what is missing, and ends the process
/// with exit code 1.
pub fn run(options: Options) {
    host::explain_failure();
    macroquad::Window::from_config(startup::configuration(options.size), frames(options));
}

/// Opens a window with the same settings, draws one empty frame and returns: what `benches/startup.rs` measures against.
#[doc(hidden)]
pub fn open_bare() {
    macroquad::Window::from_config(startup::configuration((1040, 700)), async {
        macroquad::window::clear_background(macroquad::color::WHITE);
        miniquad::window::schedule_update();
        next_frame().await;
        miniquad::window::quit();
    });
}

async fn frames(options: Options) {
    let mut scenes = scene::all();
    let mut shown = scenes.iter().position(|scene| scene.name() == options.opened.name()).unwrap_or_default();
    scenes[shown] = options.opened;
    startup::scale_window(options.size).await;
    let mut scale = Scale::default();
    let mut gui = Gui::new(scale.pixels());
    let painter = Painter::default();
    let mut input = Input::new();
    let mut panel = Panel::default();
    let mut trace = Trace::new(options.trace);
    let mut awake = Awake::default();
    let mut clock = Clock::default();
    let mut from_menu = None;
    let mut stage = (0.0, 0.0);
    let mut drawn = 0;
    let (mut panel_hidden, mut help_shown) = (false, false);
    host::opened();

    while options.frames.is_none_or(|frames| drawn < frames) {
        let (window_width, window_height) = scale.window();
        let panel_place = theme::panel_place((window_width, window_height)).filter(|_| !panel_hidden);
        let (panel_width, panel_height) = match panel_place {
            Some(PanelPlace::Beside(width)) => (width, 0.0),
            Some(PanelPlace::Below(height)) => (0.0, height),
            None => (0.0, 0.0),
        };
        let now = (f64::from(window_width - panel_width), f64::from(window_height - panel_height));
        if now != stage {
            stage = now;
            for scene in &mut scenes {
                scene.handle(Event::Resized { width: stage.0, height: stage.1 });
            }
        }
        trace.report(scenes[shown].as_ref());

        let busy = input.take_in(&scale);
        // What lies over the stage has all the pointer does.
        let reach = if help_shown || gui.has_popup() { (0.0, 0.0) } else { stage };
        let focus = match (help_shown, panel_place) {
            (true, _) => Focus::Help,
            (false, Some(_)) => panel.focus(),
            (false, None) => Focus::Nothing,
        };
        let mut save = false;
        let actions = input.hand_out(gui.events(), scenes[shown].as_mut(), &mut trace, &scale, reach, focus);
        let moves = clock.advance(scenes[shown].as_mut(), &mut trace);
        for action in actions.into_iter().chain(from_menu.take()) {
            match action {
                Action::Help => help_shown = !help_shown,
                Action::Panel => {
                    panel_hidden = !panel_hidden;
                    scenes[shown].handle(Event::RowHovered(None));
                }
                Action::Scale(by) => scale.step(by),
                Action::FullScreen => host::toggle_full_screen(),
                Action::Copy => {
                    let opening = host::opening(scenes[shown].as_ref());
                    miniquad::window::clipboard_set(&opening);
                    panel.say(Ok(format!("Copied: {opening}")));
                }
                Action::CopyTest => {
                    miniquad::window::clipboard_set(&scenes[shown].as_test());
                    panel.say(Ok("Copied the case as a Rust test.".into()));
                }
                Action::Save => save = true,
            }
        }

        let was_shown = shown;
        let repaint = gui.run(scale.pixels(), |context| {
            if let Some(place) = panel_place {
                from_menu = from_menu.or(panel.show(context, place, input.by_finger(), &mut scenes, &mut shown));
            } else if input.by_finger() && !help_shown {
                from_menu = from_menu.or(panel.show_menu(context, scenes[shown].as_mut()));
            }
            if help_shown {
                let closed = context.input(|input| input.key_pressed(egui::Key::Escape));
                help_shown = panel::help::show(context, input.by_finger(), scenes[shown].as_ref()) && !closed;
            }
            let background = context.layer_painter(egui::LayerId::background());
            painter.paint(&background, egui::Pos2::ZERO, &scenes[shown].figure());
            if input.pointer_on_stage() {
                context.set_cursor_icon(theme::cursor(scenes[shown].pointer_shape()));
            }
        });
        if shown != was_shown {
            scenes[was_shown].handle(Event::PointerLeft);
        }
        trace.report(scenes[shown].as_ref());
        host::tell(scenes[shown].as_ref());

        gui.draw(scale.physical(stage));
        if save {
            panel.say(save::save(scenes[shown].as_ref()));
        }

        awake.note(busy || repaint || moves || from_menu.is_some() || input.wants_frame() || options.frames.is_some());
        clock.wait();
        drawn += 1;
        next_frame().await;
    }
    miniquad::window::quit();
}

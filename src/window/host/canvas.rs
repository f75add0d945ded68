//! What macroquad gives the window: its size, its time, its events, and egui on its canvas. For a test, `headless` has the
//! same functions.

use egui::{Color32, Context, Vec2};
use egui_miniquad::EguiMq;
use macroquad::input::utils::{register_input_subscriber, repeat_all_miniquad_input};
use macroquad::input::{MouseButton, is_mouse_button_down, is_mouse_button_pressed, simulate_mouse_with_touch};
use macroquad::miniquad::{self, EventHandler, PassAction};
use macroquad::texture::{Image, get_screen_data};
use macroquad::window::{InternalGlContext, get_internal_gl};

/// egui, as it gets events and draws.
pub(in crate::window) type Egui = EguiMq;

/// The time, seconds.
pub(in crate::window) fn now() -> f64 {
    miniquad::date::now()
}

/// The time by which a scene measures how long it computes, seconds.
pub(in crate::window) fn stopwatch() -> f64 {
    now()
}

/// The window's size, physical pixels.
pub(in crate::window) fn window_size() -> Vec2 {
    miniquad::window::screen_size().into()
}

/// Asks for another frame.
pub(in crate::window) fn ask_for_frame() {
    miniquad::window::schedule_update();
}

/// Waits before the next frame.
#[cfg(not(target_arch = "wasm32"))]
pub(in crate::window) fn wait(seconds: f64) {
    std::thread::sleep(std::time::Duration::from_secs_f64(seconds));
}

/// The window as it is drawn now, from its lowest row up.
pub(in crate::window) fn picture() -> Image {
    get_screen_data()
}

/// macroquad's queue of events.
pub(in crate::window) struct Events {
    subscriber: usize,
}

impl Events {
    /// All events from now on.
    pub(in crate::window) fn new() -> Self {
        let subscriber = register_input_subscriber();
        simulate_mouse_with_touch(false);
        Self { subscriber }
    }

    /// Hands out what came since the last call.
    pub(in crate::window) fn hand_out(&self, to: &mut impl EventHandler) {
        repeat_all_miniquad_input(to, self.subscriber);
    }

    /// Whether the left button is down now.
    pub(in crate::window) fn is_held(&self) -> bool {
        is_mouse_button_down(MouseButton::Left)
    }

    /// Whether the left button went down in this frame.
    pub(in crate::window) fn was_pressed(&self) -> bool {
        is_mouse_button_pressed(MouseButton::Left)
    }
}

pub(in crate::window) fn egui() -> Egui {
    EguiMq::new(gl().quad_context)
}

/// Runs a pass.
pub(in crate::window) fn run(egui: &mut Egui, mut show: impl FnMut(&Context)) {
    egui.run(gl().quad_context, |_, context| show(context));
}

/// Draws the last pass over two grounds: the paper, and the stage at this place in physical pixels from the window's top
/// left.
///
/// Both are cleared, because on a software renderer egui's own rectangles take many times longer.
pub(in crate::window) fn draw(egui: &mut Egui, [left, top, width, height]: [i32; 4], [paper, stage]: [Color32; 2]) {
    let canvas = gl().quad_context;
    let clear = |canvas: &mut dyn miniquad::RenderingBackend, colour: Color32| {
        let [red, green, blue, opacity] = colour.to_normalized_gamma_f32();
        canvas.clear(Some((red, green, blue, opacity)), None, None);
    };
    canvas.begin_default_pass(PassAction::Nothing);
    clear(canvas, paper);
    #[expect(unsafe_code, reason = "miniquad has no function for it; the end of the pass takes it back")]
    unsafe {
        miniquad::gl::glEnable(miniquad::gl::GL_SCISSOR_TEST);
    }
    let window_height = miniquad::window::screen_size().1 as i32;
    canvas.apply_scissor_rect(left, window_height - top - height, width, height);
    clear(canvas, stage);
    canvas.end_render_pass();
    egui.draw(canvas);
}

fn gl() -> InternalGlContext<'static> {
    #[expect(unsafe_code, reason = "macroquad's only way to its canvas; sound as long as no caller keeps it")]
    unsafe {
        get_internal_gl()
    }
}

//! egui on macroquad's canvas, fed from the one queue of [`input`](super::input).
//!
//! egui-macroquad needs only two calls, but reads macroquad's queue itself. Then two clicks on the panel in one frame
//! become one, and hantei's corrections (false releases, the present modifiers) do not reach egui.

use crate::window::host::canvas::{self, Egui};
use crate::window::spare_font::SpareFont;
use crate::window::theme::rgb;
use crate::window::{host, theme};
use egui::epaint::{ImageData, ImageDelta, TextureAtlas};
use egui::{ColorImage, Context, TextureId};
use hantei_scenes::words::Language;

pub(super) struct Gui {
    egui: Egui,
    /// A text pasted since the last pass.
    pasted: Option<String>,
    /// The scale of the last pass, and whether it had changed there.
    scale: f32,
    was_scaled: bool,
}

/// No darkening of letters. With egui's own 0.55 each weight looks like the next bolder one.
const INK: f32 = 1.0;

impl Gui {
    /// egui at this scale, physical pixels per logical one.
    pub(super) fn new(scale: f32) -> Self {
        let egui = canvas::egui();
        theme::apply(egui.egui_ctx());
        let mut gui = Self { egui, pasted: None, scale, was_scaled: false };
        // A scale takes effect in the pass after it is set; this one shows nothing.
        gui.run(scale, |_| {});
        gui.draw([0; 4]);
        gui
    }

    /// Sets the fonts for a language, with a spare font for letters that hantei's lack.
    pub(super) fn speak(&mut self, language: Language, spare: Option<SpareFont>) {
        self.egui.egui_ctx().set_fonts(theme::fonts(language, spare));
    }

    pub(super) fn events(&mut self) -> &mut Egui {
        &mut self.egui
    }

    /// Pastes a text in the next pass. A field of one line removes its line breaks.
    pub(super) fn paste(&mut self, text: String) {
        self.pasted = Some(text);
    }

    /// Runs a pass at this scale, physical pixels per logical one; true if egui wants another one.
    pub(super) fn run(&mut self, scale: f32, mut show: impl FnMut(&Context)) -> bool {
        // egui-miniquad 0.16 passes the screen's scale on only when it changes.
        self.egui.egui_ctx().set_pixels_per_point(scale);
        let pasted = &mut self.pasted;
        let is_scaled = std::mem::replace(&mut self.scale, scale) != scale;
        let was_scaled = std::mem::replace(&mut self.was_scaled, is_scaled);
        canvas::run(&mut self.egui, |context| {
            // egui-miniquad 0.16 takes and gives text through miniquad's clipboard only.
            context.input_mut(|input| input.events.extend(pasted.take().map(egui::Event::Paste)));
            show(context);
            send_letters(context, was_scaled);
            context.output_mut(|output| output.commands.retain(|command| !copies(command)));
        });
        let context = self.context();
        // Behind the last control; egui would begin again at the first.
        if context.memory(|memory| memory.focused().is_none()) && context.input(is_tab_forward) {
            host::leave_by_tab();
        }
        context.has_requested_repaint()
    }

    /// Whether a menu or a list is open: it may lie over the stage, and a click elsewhere only closes it.
    pub(super) fn has_popup(&self) -> bool {
        let layers = self.egui.egui_ctx().memory(|memory| memory.areas().visible_layer_ids());
        layers.iter().any(|layer| layer.order == egui::Order::Foreground)
    }

    pub(super) fn context(&self) -> &Context {
        self.egui.egui_ctx()
    }

    /// Draws the last pass: the stage, at this place in physical pixels from the window's top left, and the paper around.
    pub(super) fn draw(&mut self, stage: [i32; 4]) {
        let palette = theme::of(self.egui.egui_ctx()).palette();
        canvas::draw(&mut self.egui, stage, [rgb(palette.panel), rgb(palette.stage)]);
    }
}

fn is_tab_forward(input: &egui::InputState) -> bool {
    input.key_pressed(egui::Key::Tab) && !input.modifiers.shift
}

/// Sends new letters to the graphics card, or all of them, because at a new scale egui has sent its own.
fn send_letters(context: &Context, all: bool) {
    let delta = context.fonts(|fonts| {
        let delta = fonts.font_image_delta();
        if all { Some(ImageDelta::full(fonts.image(), TextureAtlas::texture_options())) } else { delta }
    });
    let Some(ImageDelta { image: ImageData::Font(font), options, pos }) = delta else { return };
    let letters = ColorImage { size: font.size, pixels: font.srgba_pixels(Some(INK)).collect() };
    let delta = ImageDelta { image: letters.into(), options, pos };
    context.tex_manager().write().set(TextureId::default(), delta);
}

/// Copies the text of a field; false for another command, and where egui-miniquad copies itself.
fn copies(command: &egui::OutputCommand) -> bool {
    match command {
        // On a Mac, egui-miniquad uses a clipboard of its own.
        egui::OutputCommand::CopyText(text) if cfg!(not(target_os = "macos")) => host::copy(text).is_ok(),
        _ => false,
    }
}

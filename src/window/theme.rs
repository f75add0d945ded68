//! Type, colours and sizes of the panel, and the fonts of panel and stage.

use super::host;
use super::spare_font::SpareFont;
use crate::figure::{Colour, Theme};
use crate::scene::{PointerShape, Readings};
use crate::words::Language;
use egui::{Color32, CornerRadius, FontData, FontDefinitions, FontFamily, FontId, FontTweak, Stroke};
use std::borrow::Cow;
use std::sync::Arc;

/// IBM Plex Sans and Mono, cut down (`scripts/build-fonts`; licence: assets/fonts/OFL.txt).
const SANS: &[u8] = include_bytes!("../../assets/fonts/hantei-sans-text.ttf");
const SANS_BOLD: &[u8] = include_bytes!("../../assets/fonts/hantei-sans-semibold.ttf");
const MONO: &[u8] = include_bytes!("../../assets/fonts/hantei-mono-text.ttf");
/// The letters of 日本語 and 한국어 alone: a menu says them, whatever fonts there are.
const NAMES: &[u8] = include_bytes!("../../assets/fonts/hantei-sans-names.ttf");

/// Width of the panel in a window that has room for it, logical pixels.
const PANEL_WIDTH: f32 = 412.0;
/// Below this the panel's columns would run into each other, logical pixels.
const LEAST_PANEL_WIDTH: f32 = 340.0;
/// A window that has less than this for the stage takes from the panel first, logical pixels.
const STAGE_WIDTH: f32 = 400.0;
/// A window that has less than this beside the panel has it below, logical pixels.
const LEAST_STAGE_WIDTH: f32 = 120.0;
/// A window that is less wide or less high than this, and too narrow for both, is all stage, logical pixels.
const NARROWEST: f32 = 300.0;
const LEAST_HEIGHT: f32 = 480.0;
/// How much of the window's height the panel takes below the stage.
const PART_BELOW: f32 = 0.55;

/// Light or dark, as this context shows it.
pub(super) fn of(context: &egui::Context) -> Theme {
    if context.style().visuals.dark_mode { Theme::Dark } else { Theme::Light }
}

impl From<Colour> for Color32 {
    fn from(Colour(red, green, blue): Colour) -> Self {
        Self::from_rgb(red, green, blue)
    }
}

/// The panel's background.
pub(super) const PAPER: Color32 = Color32::from_rgb(246, 247, 249);
/// Words.
pub(super) const INK: Color32 = Color32::from_rgb(23, 28, 38);
/// Words of less weight; 6.5:1 on the panel.
pub(super) const QUIET: Color32 = Color32::from_rgb(84, 92, 106);
/// The one accent: what is chosen, what holds.
pub(super) const ACCENT: Color32 = Color32::from_rgb(0, 95, 82);
/// Behind what is chosen.
pub(super) const CHOSEN: Color32 = Color32::from_rgb(218, 236, 231);
/// Behind what the pointer is over.
pub(super) const HOVERED: Color32 = Color32::from_rgb(233, 236, 240);
/// Behind what is lit up in the picture.
pub(super) const LIT: Color32 = Color32::from_rgb(255, 240, 179);
/// Thin lines.
pub(super) const LINE: Color32 = Color32::from_rgb(208, 213, 220);
/// Something that was given and is not allowed; 6.6:1 on the panel.
pub(super) const ERROR: Color32 = Color32::from_rgb(170, 24, 24);

/// What the verdict is written in.
pub(super) fn of_verdict(readings: &Readings) -> Color32 {
    match readings.verdict {
        _ if readings.truth.is_some() => ERROR,
        Some(true) => ACCENT,
        Some(false) => INK,
        None => QUIET,
    }
}

/// Running text.
pub(super) fn text() -> FontId {
    FontId::new(15.0, FontFamily::Proportional)
}

/// Code.
pub(super) fn code() -> FontId {
    FontId::new(15.0, FontFamily::Monospace)
}

/// Headings of sections.
pub(super) fn heading() -> FontId {
    FontId::new(15.0, bold())
}

/// The verdict.
pub(super) fn verdict() -> FontId {
    FontId::new(30.0, bold())
}

fn bold() -> FontFamily {
    FontFamily::Name("bold".into())
}

/// Captions and labels on the stage; `size` in stage pixels.
pub(super) fn stage(size: f64) -> FontId {
    FontId::new(size as f32, bold())
}

/// Where the panel is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum PanelPlace {
    /// Right of the stage, so wide, logical pixels.
    Beside(f32),
    /// Below the stage, so high, logical pixels.
    Below(f32),
}

/// Where the panel is in a window of this size, logical pixels; `None` where there is no room for it.
pub(super) fn panel_place(egui::Vec2 { x: width, y: height }: egui::Vec2) -> Option<PanelPlace> {
    if width >= LEAST_PANEL_WIDTH + LEAST_STAGE_WIDTH {
        Some(PanelPlace::Beside((width - STAGE_WIDTH).clamp(LEAST_PANEL_WIDTH, PANEL_WIDTH)))
    } else if width >= NARROWEST && height >= LEAST_HEIGHT {
        Some(PanelPlace::Below((height * PART_BELOW).round()))
    } else {
        None
    }
}

/// The fonts: behind the Latin ones those that the host has for languages, the one of this language first, so that each
/// letter looks as its readers know it. What they all lack is looked for in a spare one.
pub(super) fn fonts(language: Language, spare: Option<SpareFont>) -> FontDefinitions {
    let mut fonts = FontDefinitions::empty();
    let mut add = |name: String, font: Cow<'static, [u8]>| {
        let data = FontData { font, index: 0, tweak: FontTweak::default() };
        fonts.font_data.insert(name.clone(), Arc::new(data));
        name
    };
    let own = [("sans", SANS), ("mono", MONO), ("bold", SANS_BOLD), ("names", NAMES)];
    let [sans, mono, sans_bold, names] = own.map(|(name, bytes)| vec![add(name.into(), bytes.into())]);
    let mut languages = Language::ALL.to_vec();
    languages.sort_by_key(|each| *each != language);
    let (mut behind, mut behind_bold) = (Vec::new(), Vec::new());
    for language in languages {
        if let Some([text, bold]) = host::fonts_of(language) {
            behind.push(add(language.name().into(), text));
            behind_bold.push(add(format!("{}-bold", language.name()), bold));
        }
    }
    let families = [
        (FontFamily::Proportional, [&sans[..], &behind].concat()),
        (FontFamily::Monospace, [&mono[..], &behind].concat()),
        // What is rarely bold is there in the other weight only.
        (bold(), [sans_bold, behind_bold, behind].concat()),
        (language_name().family, [sans, names].concat()),
    ];
    fonts.families.extend(families);
    if let Some(SpareFont { bytes, face }) = spare {
        let data = FontData { index: face, ..FontData::from_owned(bytes) };
        fonts.font_data.insert("spare".into(), Arc::new(data));
        fonts.families.values_mut().for_each(|family| family.push("spare".into()));
    }
    fonts
}

/// The name of a language in its own letters.
pub(super) fn language_name() -> FontId {
    FontId::new(15.0, FontFamily::Name("names".into()))
}

/// Sets colours and sizes.
pub(super) fn apply(context: &egui::Context) {
    context.set_fonts(fonts(Language::default(), None));
    context.set_theme(egui::Theme::Light);
    // The window scales itself as a whole.
    context.options_mut(|options| options.zoom_with_keyboard = false);
    context.all_styles_mut(|style| {
        style.text_styles = [
            (egui::TextStyle::Body, text()),
            (egui::TextStyle::Button, text()),
            (egui::TextStyle::Small, text()),
            (egui::TextStyle::Monospace, code()),
            (egui::TextStyle::Heading, heading()),
        ]
        .into();
        style.animation_time = 0.0;
        style.interaction.selectable_labels = false;
        style.spacing.item_spacing = egui::vec2(8.0, 4.0);
        style.spacing.scroll = egui::style::ScrollStyle::floating();
        let visuals = &mut style.visuals;
        // A blinking cursor would wake the window twice a second.
        visuals.text_cursor.blink = false;
        visuals.override_text_color = Some(INK);
        visuals.panel_fill = PAPER;
        visuals.extreme_bg_color = Color32::WHITE;
        visuals.selection.bg_fill = CHOSEN;
        visuals.selection.stroke = Stroke::new(1.5, ACCENT);
        let widgets = &mut visuals.widgets;
        for widget in [&mut widgets.inactive, &mut widgets.hovered, &mut widgets.active, &mut widgets.open] {
            widget.corner_radius = CornerRadius::same(4);
            widget.bg_stroke = Stroke::new(1.0, LINE);
            widget.weak_bg_fill = Color32::WHITE;
            widget.expansion = 0.0;
        }
    });
}

/// The system's pointer for a shape.
pub(super) fn cursor(shape: PointerShape) -> egui::CursorIcon {
    match shape {
        PointerShape::Arrow => egui::CursorIcon::Default,
        PointerShape::Cross => egui::CursorIcon::Crosshair,
        PointerShape::Move => egui::CursorIcon::Move,
        PointerShape::Horizontal => egui::CursorIcon::ResizeHorizontal,
        PointerShape::Vertical => egui::CursorIcon::ResizeVertical,
        PointerShape::Falling => egui::CursorIcon::ResizeNwSe,
        PointerShape::Rising => egui::CursorIcon::ResizeNeSw,
    }
}

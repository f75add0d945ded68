//! Fonts, colours and sizes of the panel, and the stage's fonts.

use super::host;
use super::spare_font::SpareFont;
use egui::{Color32, CornerRadius, FontData, FontDefinitions, FontFamily, FontId, FontTweak, Stroke};
use hantei_scenes::figure::{Colour, Face, Palette, Theme};
use hantei_scenes::scene::PointerShape;
use hantei_scenes::words::{Language, Letters, is_wide};
use std::borrow::Cow;
use std::sync::Arc;

/// IBM Plex Sans and Mono, cut down (`scripts/build-fonts`; licence: assets/fonts/OFL.txt).
const SANS: &[u8] = include_bytes!("../../assets/fonts/hantei-sans-text.ttf");
const SANS_BOLD: &[u8] = include_bytes!("../../assets/fonts/hantei-sans-semibold.ttf");
const MONO: &[u8] = include_bytes!("../../assets/fonts/hantei-mono-text.ttf");
/// Only the letters of 日本語 and 한국어, which the menu shows with any fonts.
const NAMES: &[u8] = include_bytes!("../../assets/fonts/hantei-sans-names.ttf");

/// Width of the space for a scroll bar, logical pixels.
pub(super) const BAR: f32 = 12.0;

pub(super) fn of(context: &egui::Context) -> Theme {
    if context.style().visuals.dark_mode { Theme::Dark } else { Theme::Light }
}

/// A colour of the palette as egui has it.
pub(super) const fn rgb(Colour(red, green, blue): Colour) -> Color32 {
    Color32::from_rgb(red, green, blue)
}

/// What has a light or dark theme.
pub(super) trait Coloured {
    /// A colour of its palette.
    fn colour(&self, of: fn(&Palette) -> Colour) -> Color32;
}

impl Coloured for egui::Context {
    fn colour(&self, colour: fn(&Palette) -> Colour) -> Color32 {
        rgb(colour(of(self).palette()))
    }
}

impl Coloured for egui::Ui {
    fn colour(&self, colour: fn(&Palette) -> Colour) -> Color32 {
        self.ctx().colour(colour)
    }
}

/// The smallest size: captions.
pub(super) fn caption() -> FontId {
    FontId::new(13.0, FontFamily::Proportional)
}

pub(super) fn code() -> FontId {
    FontId::new(13.0, FontFamily::Monospace)
}

/// The interface.
pub(super) fn text() -> FontId {
    FontId::new(15.0, FontFamily::Proportional)
}

/// Chosen or leading words of the interface.
pub(super) fn heading() -> FontId {
    FontId::new(15.0, bold())
}

/// Method names, truths and typed code.
pub(super) fn mono() -> FontId {
    FontId::new(15.0, FontFamily::Monospace)
}

pub(super) fn lesson() -> FontId {
    FontId::new(17.0, FontFamily::Proportional)
}

pub(super) fn task() -> FontId {
    FontId::new(17.0, bold())
}

pub(super) fn title() -> FontId {
    FontId::new(24.0, bold())
}

pub(super) fn bold() -> FontFamily {
    FontFamily::Name("bold".into())
}

/// A font with all letters of a text in one weight: the bold one, unless it lacks a letter.
pub(super) fn one_weight(context: &egui::Context, text: &str, font: FontId) -> FontId {
    if font.family != bold() || !is_wide(text) {
        return font;
    }
    let alone = FontId::new(font.size, bold_alone());
    // egui 0.31 says that a font lacks the letter that it shows for others, "?", though every font has it.
    let others = text.replace('?', "");
    if context.fonts(|fonts| fonts.has_glyphs(&alone, &others)) { font } else { FontId::proportional(font.size) }
}

/// The bold font without a fallback.
fn bold_alone() -> FontFamily {
    FontFamily::Name("bold alone".into())
}

/// Captions and labels on the stage; `size` in stage pixels.
pub(super) fn stage(size: f64, face: Face) -> FontId {
    let family = match face {
        Face::Bold => bold(),
        Face::Plain => FontFamily::Proportional,
        Face::Mono => FontFamily::Monospace,
    };
    FontId::new(size as f32, family)
}

/// The fonts: after the Latin ones the host's fonts, this language's first, so that each letter has the shape its
/// readers expect. The spare font is last.
pub(super) fn fonts(language: Language, spare: Option<SpareFont>) -> FontDefinitions {
    let mut fonts = FontDefinitions::empty();
    let mut add = |name: String, font: Cow<'static, [u8]>| {
        let data = FontData { font, index: 0, tweak: FontTweak::default() };
        fonts.font_data.insert(name.clone(), Arc::new(data));
        name
    };
    let own = [("sans", SANS), ("mono", MONO), ("bold", SANS_BOLD), ("names", NAMES)];
    let [sans, mono, sans_bold, names] = own.map(|(name, bytes)| vec![add(name.into(), bytes.into())]);
    let mut letters = Letters::ALL.to_vec();
    letters.sort_by_key(|each| *each != language.letters());
    let (mut behind, mut behind_bold) = (Vec::new(), Vec::new());
    for letters in letters {
        if let Some([text, bold]) = host::fonts_of(letters) {
            behind.push(add(letters.name().into(), text));
            behind_bold.push(add(format!("{}-bold", letters.name()), bold));
        }
    }
    let families = [
        (FontFamily::Proportional, [&sans[..], &behind].concat()),
        (FontFamily::Monospace, [&mono[..], &behind].concat()),
        // A letter without a bold shape has the other weight.
        (bold_alone(), [&sans_bold[..], &behind_bold].concat()),
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

/// For the name of a language in its own letters.
pub(super) fn language_name() -> FontId {
    FontId::new(15.0, FontFamily::Name("names".into()))
}

/// Sets sizes, and the colours of both themes.
pub(super) fn apply(context: &egui::Context) {
    context.set_fonts(fonts(Language::default(), None));
    show(context, Theme::Light);
    // hantei scales the whole window itself.
    context.options_mut(|options| options.zoom_with_keyboard = false);
    for (theme, colours) in [(egui::Theme::Light, Theme::Light), (egui::Theme::Dark, Theme::Dark)] {
        context.style_mut_of(theme, |style| set_style(style, colours.palette()));
    }
}

pub(super) fn show(context: &egui::Context, theme: Theme) {
    context.set_theme(if theme == Theme::Dark { egui::Theme::Dark } else { egui::Theme::Light });
}

fn set_style(style: &mut egui::Style, of: &Palette) {
    style.text_styles = [
        (egui::TextStyle::Body, text()),
        (egui::TextStyle::Button, text()),
        (egui::TextStyle::Small, caption()),
        (egui::TextStyle::Monospace, code()),
        (egui::TextStyle::Heading, heading()),
    ]
    .into();
    style.animation_time = 0.0;
    style.interaction.selectable_labels = false;
    style.spacing.item_spacing = egui::vec2(8.0, 4.0);
    // A tip is whole on a phone, too.
    style.spacing.tooltip_width = 320.0;
    // A scroll bar stands beside its content, never over it.
    style.spacing.scroll =
        egui::style::ScrollStyle { floating_allocated_width: BAR, ..egui::style::ScrollStyle::floating() };
    let visuals = &mut style.visuals;
    // A blinking cursor would wake the window twice a second.
    visuals.text_cursor.blink = false;
    visuals.override_text_color = Some(rgb(of.ink));
    visuals.panel_fill = rgb(of.panel);
    visuals.window_fill = rgb(of.panel);
    visuals.window_stroke = Stroke::new(1.0, rgb(of.line));
    visuals.extreme_bg_color = rgb(of.panel);
    visuals.selection.bg_fill = rgb(of.accent_wash);
    visuals.selection.stroke = Stroke::new(1.5, rgb(of.accent));
    visuals.window_corner_radius = CornerRadius::same(10);
    visuals.menu_corner_radius = CornerRadius::same(10);
    let widgets = &mut visuals.widgets;
    for widget in [&mut widgets.inactive, &mut widgets.hovered, &mut widgets.active, &mut widgets.open] {
        widget.corner_radius = CornerRadius::same(8);
        widget.bg_stroke = Stroke::new(1.0, rgb(of.border));
        widget.weak_bg_fill = rgb(of.panel);
        widget.expansion = 0.0;
    }
    widgets.hovered.weak_bg_fill = rgb(of.gap);
}

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

#[cfg(test)]
mod tests {
    use super::*;
    use hantei_scenes::lesson::Course;
    use hantei_scenes::words::Words;

    /// The family that a bold text gets in this language.
    fn family_of(language: Language, said: &str) -> FontFamily {
        let context = egui::Context::default();
        context.set_fonts(fonts(language, None));
        let _ = context.run(egui::RawInput::default(), |_| {});
        one_weight(&context, said, heading()).family
    }

    #[test]
    fn a_question_is_as_bold_as_a_statement() {
        for said in ["충돌일까요? 아닐까요?", "충돌일까요", "当たり?", "当たりでしょうか？", "Hit?"]
        {
            let language = if said.contains('충') { Language::Ko } else { Language::Ja };
            assert_eq!(family_of(language, said), bold(), "{said}");
        }
    }

    #[test]
    fn no_title_or_task_of_the_course_loses_its_weight() {
        let course = Course::built_in().expect("the course");
        for &language in Language::ALL {
            let (context, words) = (egui::Context::default(), Words::new(language));
            context.set_fonts(fonts(language, None));
            let _ = context.run(egui::RawInput::default(), |_| {});
            for step in course.chapters.iter().flat_map(|chapter| &chapter.steps) {
                for said in [&step.title, &step.task].map(|text| words.say(text)) {
                    let family = one_weight(&context, &said, heading()).family;
                    assert_eq!(family, bold(), "{}: {said}", language.name());
                }
            }
        }
    }
}

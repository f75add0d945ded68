//! The menu, in groups, with the language first.

use super::icons::Icon;
use super::widgets::{
    ButtonLook, LEAST_POPUP, ROUND, by_finger, ink, key_caps, name, scroll_area, second, segments, write, write_within,
};
use crate::window::theme::{self, Coloured as _};
use egui::{self, Align2, CornerRadius, Rect, Response, Sense, Ui, pos2, vec2};
use hantei_collision::Named as _;
use hantei_judge::CodeLanguage;
use hantei_scenes::figure::ThemeChoice;
use hantei_scenes::scene::{Offer, Viewer, capital};
use hantei_scenes::text;
use hantei_scenes::words::{Language, Text, Words};

/// Width of the menu, height of its rows, and of its settings, logical pixels.
const WIDTH: f32 = 348.0;
const ROW: f32 = 36.0;
const SETTING: f32 = 46.0;
/// Space between menu and window, logical pixels.
const AROUND: f32 = 24.0;
/// The groups of the window's actions, each with its icon; other actions follow them.
const GROUPS: [&[(&str, Icon)]; 4] = [
    &[("copy", Icon::Link), ("copy-link", Icon::Link), ("copy-test", Icon::Code), ("save", Icon::Save)],
    &[("undo", Icon::Undo), ("redo", Icon::Redo)],
    &[("present", Icon::Present), ("full-screen", Icon::FullScreen), ("help", Icon::Keys)],
    &[("course", Icon::Course)],
];
/// Actions that other parts of the window offer.
const ELSEWHERE: [&str; 7] = ["larger", "smaller", "lesson-next", "lesson-back", "guess-yes", "guess-no", "explain"];

const GUESS: &str = "deal";
const PANEL: &str = "panel";
const MOTION: &str = "motion";

#[derive(Clone, Copy)]
pub(in crate::window) struct MenuOf<'a> {
    pub(in crate::window) words: &'a Words,
    pub(in crate::window) window: &'a [Offer],
    pub(in crate::window) scene: &'a Viewer,
    pub(in crate::window) theme: ThemeChoice,
    /// Whether changes are animated.
    pub(in crate::window) moves: bool,
    /// The chosen scale, percent.
    pub(in crate::window) percent: u32,
}

/// The menu's button; returns what was chosen in the menu.
pub(super) fn button(ui: &mut Ui, place: Rect, of: &MenuOf) -> Option<&'static str> {
    let word = of.words.say(&text!("menu"));
    let size = place.height().min(super::widgets::pressable(ui));
    let place = Rect::from_center_size(place.center(), vec2(place.width().min(40.0), size));
    let response = super::widgets::button_at(ui, place, Some(Icon::More), "", ButtonLook::Quiet);
    name(&response, &word, false);
    let popup = ui.id().with("menu");
    if response.clicked() {
        ui.memory_mut(|memory| memory.toggle_popup(popup));
    }
    let mut chosen = None;
    popup_at_right(ui, popup, &response, WIDTH, |ui| chosen = show(ui, of));
    let stays = chosen.is_some_and(|name| STAYS.contains(&name) || name != GUESS && of.scene.offer(name).is_some());
    if chosen.is_some() && !stays {
        ui.memory_mut(egui::Memory::close_popup);
    }
    chosen
}

/// Actions that leave the menu open, to repeat them.
const STAYS: [&str; 5] = ["larger", "smaller", "undo", "redo", MOTION];

/// A popup inside the window whose right end is under its button's.
fn popup_at_right(ui: &mut Ui, popup: egui::Id, button: &Response, width: f32, show: impl FnOnce(&mut Ui)) {
    if !ui.memory(|memory| memory.is_popup_open(popup)) {
        return;
    }
    let screen = ui.ctx().screen_rect();
    let room = screen.height() - button.rect.bottom() - AROUND;
    let width = width.min(screen.width() - AROUND - 24.0).max(LEAST_POPUP);
    let at = pos2(screen.right() - width - 36.0, button.rect.bottom() + 4.0);
    let area = egui::Area::new(popup).order(egui::Order::Foreground).fixed_pos(at).constrain(true);
    let shown = area.show(ui.ctx(), |ui| {
        // The scroll bar stands in the right margin.
        let margin = egui::Margin { right: 0, ..egui::Margin::same(12) };
        egui::Frame::popup(ui.style()).inner_margin(margin).show(ui, |ui| {
            ui.set_width(width + theme::BAR);
            ui.spacing_mut().item_spacing.y = 0.0;
            let mut scroll = scroll_area(room - 24.0);
            if button.clicked() {
                scroll = scroll.vertical_scroll_offset(0.0);
            }
            scroll.auto_shrink([false, true]).show(ui, |ui| {
                ui.set_max_width(width);
                show(ui);
            });
        });
    });
    let is_left = ui.input(|input| input.key_pressed(egui::Key::Escape));
    if is_left || (shown.response.clicked_elsewhere() && !button.clicked()) {
        ui.memory_mut(egui::Memory::close_popup);
    }
}

fn show(ui: &mut Ui, of: &MenuOf) -> Option<&'static str> {
    let own = of.scene.actions();
    let offers: Vec<&Offer> = of.window.iter().chain(&own).filter(|offer| offer.in_menu).collect();
    let is_by_finger = by_finger(ui);
    let mut chosen = None;
    // A phone has no other place for them, and a long menu hides what is far below.
    let first = [(GUESS, Some(Icon::Guess)), (PANEL, None)].into_iter().filter(|_| is_by_finger);
    for (action, icon) in first {
        if let Some(offer) = offers.iter().find(|offer| offer.name == action)
            && line(ui, icon, &of.words.say(&offer.words), "")
        {
            chosen = Some(offer.name);
        }
    }
    if is_by_finger {
        separate(ui);
    }
    chosen = chosen.or(settings(ui, of));
    for group in GROUPS {
        separate(ui);
        for (action, icon) in group {
            if let Some(offer) = offers.iter().find(|offer| offer.name == *action)
                && line(ui, Some(*icon), &of.words.say(&offer.words), &offer.keys)
            {
                chosen = Some(offer.name);
            }
        }
    }
    separate(ui);
    let named = |offer: &&&Offer| GROUPS.iter().flat_map(|group| group.iter()).any(|(name, _)| *name == offer.name);
    let others = offers.iter().filter(|offer| !named(offer) && !ELSEWHERE.contains(&offer.name));
    let others: Vec<_> = others.filter(|offer| !is_by_finger || ![GUESS, PANEL].contains(&offer.name)).collect();
    ui.spacing_mut().interact_size.y = super::widgets::pressable(ui);
    let unfolded = |text: Text| egui::RichText::new(capital(&of.words.say(&text))).font(theme::text());
    let more = egui::CollapsingHeader::new(unfolded(text!("menu-more"))).show_unindented(ui, |ui| {
        for offer in others {
            if line(ui, None, &of.words.say(&offer.words), &offer.keys) {
                chosen = Some(offer.name);
            }
        }
        if of.scene.as_code(CodeLanguage::Rust, of.words).is_some() {
            let languages = egui::CollapsingHeader::new(unfolded(text!("copy-as-code"))).show_unindented(ui, |ui| {
                for &language in CodeLanguage::ALL {
                    if line(ui, None, language.title(), "") {
                        chosen = Some(language.name());
                    }
                }
            });
            unfolds(ui, &languages);
        }
    });
    unfolds(ui, &more);
    chosen
}

/// Scrolls up a header while it unfolds, so that what opens is seen.
fn unfolds<R>(ui: &Ui, header: &egui::CollapsingResponse<R>) {
    let id = header.header_response.id.with("unfolded");
    let before = ui.data_mut(|data| std::mem::replace(data.get_temp_mut_or(id, 0.0), header.openness));
    if header.openness > before {
        let still = egui::style::ScrollAnimation::none();
        ui.scroll_to_rect_animation(header.header_response.rect, Some(egui::Align::TOP), still);
        ui.ctx().request_repaint();
    }
}

fn settings(ui: &mut Ui, of: &MenuOf) -> Option<&'static str> {
    let mut chosen = None;
    let words = of.words;
    let row = setting(ui, Icon::Language, &words.say(&text!("menu-language")));
    let names: Vec<String> = Language::ALL.iter().map(|language| language.own_name().to_string()).collect();
    let present = Language::ALL.iter().position(|language| *language == words.language()).unwrap_or_default();
    let place = row.with_min_x(row.right() - 236.0).shrink2(vec2(0.0, 7.0));
    if let Some(clicked) = segments(ui, place, (&names, Some(theme::language_name())), present) {
        chosen = Some(Language::ALL[clicked].name());
    }
    let row = setting(ui, Icon::Dark, &words.say(&text!("menu-theme")));
    let names: Vec<String> =
        ThemeChoice::NAMES.iter().map(|theme| words.say(&Text::message(format!("theme-{theme}")))).collect();
    let place = row.with_min_x(row.right() - 196.0).shrink2(vec2(0.0, 7.0));
    if let Some(clicked) = segments(ui, place, (&names, None), of.theme.place()) {
        chosen = Some(ThemeChoice::NAMES[clicked]);
    }
    if motion(ui, &words.say(&text!("menu-motion")), of.moves) {
        chosen = Some(MOTION);
    }
    let row = setting(ui, Icon::Letters, &words.say(&text!("menu-letters")));
    let cell = |from: f32, width: f32| {
        Rect::from_min_size(pos2(row.right() - from, row.top() + 7.0), vec2(width, row.height() - 14.0))
    };
    for (place, sign, action) in [(cell(126.0, 32.0), "−", "smaller"), (cell(32.0, 32.0), "+", "larger")] {
        if super::widgets::button_at(ui, place, None, sign, ButtonLook::Outlined).clicked() {
            chosen = Some(action);
        }
    }
    let percent = format!("{} %", of.percent);
    write(ui, cell(94.0, 62.0).center(), Align2::CENTER_CENTER, &percent, theme::text(), ink(ui));
    chosen
}

/// The switch of movement; a click anywhere in the row counts. True if it is clicked.
fn motion(ui: &mut Ui, label: &str, is_on: bool) -> bool {
    let row = setting(ui, Icon::Play, label);
    let response = ui.interact(row, ui.id().with(MOTION), Sense::click());
    let knob = Rect::from_center_size(pos2(row.right() - 18.0, row.center().y), vec2(36.0, 20.0));
    super::widgets::switch_knob(ui, knob, is_on);
    super::widgets::focus_ring(ui, row, &response);
    response.widget_info(|| egui::WidgetInfo::selected(egui::WidgetType::Checkbox, true, is_on, label));
    response.clicked()
}

/// The row of a setting, with icon and name; returns the place of its value.
fn setting(ui: &mut Ui, icon: Icon, label: &str) -> Rect {
    let (row, _) = ui.allocate_exact_size(vec2(ui.available_width(), SETTING), Sense::hover());
    icon.draw(ui.painter(), pos2(row.left() + 14.0, row.center().y), 18.0, ink(ui));
    write_within(ui, row.with_min_x(row.left() + 36.0).with_max_x(row.right() - 200.0), label, theme::text(), ink(ui));
    row
}

fn separate(ui: &mut Ui) {
    let (row, _) = ui.allocate_exact_size(vec2(ui.available_width(), 13.0), Sense::hover());
    super::widgets::divider(ui, row.center().y, row.left() - 12.0, row.right() + 12.0);
}

/// A line of the menu, with its keys as caps unless a finger is used; true if it is clicked.
fn line(ui: &mut Ui, icon: Option<Icon>, said: &str, keys: &str) -> bool {
    let height = if by_finger(ui) { 44.0 } else { ROW };
    let (row, response) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::click());
    if response.hovered() || response.has_focus() {
        ui.painter().rect_filled(row, CornerRadius::same(ROUND), ui.colour(|of| of.gap));
    }
    if let Some(icon) = icon {
        icon.draw(ui.painter(), pos2(row.left() + 14.0, row.center().y), 18.0, second(ui));
    }
    let first = if by_finger(ui) { "" } else { keys.split(", ").next().unwrap_or_default() };
    let right = key_caps(ui, row.with_max_x(row.right() - 6.0), first);
    let room = Rect::from_min_max(pos2(row.left() + 36.0, row.top()), pos2(right - 6.0, row.bottom()));
    let said = &capital(said);
    write_within(ui, room, said, theme::text(), ink(ui));
    name(&response, said, false);
    response.clicked()
}

#[cfg(test)]
mod tests {
    use super::{Language, theme, unfolds};
    use egui::{CentralPanel, CollapsingHeader, Event, PointerButton, RawInput, Rect, ScrollArea, pos2, vec2};

    /// Once what unfolded stood below the menu's end.
    #[test]
    fn what_unfolds_is_scrolled_into_sight() {
        let context = egui::Context::default();
        theme::apply(&context);
        context.set_fonts(theme::fonts(Language::En, None));
        let mut now = 0.0;
        let mut pass = |events: Vec<Event>| {
            now += 0.05;
            let screen_rect = Some(Rect::from_min_size(pos2(0.0, 0.0), vec2(400.0, 300.0)));
            let input = RawInput { screen_rect, events, time: Some(now), ..RawInput::default() };
            let mut header = Rect::NOTHING;
            _ = context.run(input, |context| {
                CentralPanel::default().show(context, |ui| {
                    ScrollArea::vertical().max_height(200.0).show(ui, |ui| {
                        ui.allocate_space(vec2(100.0, 160.0));
                        let more = CollapsingHeader::new("more").show_unindented(ui, |ui| {
                            ui.allocate_space(vec2(100.0, 400.0));
                        });
                        unfolds(ui, &more);
                        header = more.header_response.rect;
                    });
                });
            });
            header
        };
        pass(Vec::new());
        let pos = pass(Vec::new()).center();
        let press = |pressed| Event::PointerButton {
            pos,
            button: PointerButton::Primary,
            pressed,
            modifiers: Default::default(),
        };
        pass(vec![Event::PointerMoved(pos), press(true)]);
        pass(vec![press(false)]);
        let header = (0..20).map(|_| pass(Vec::new())).last().expect("passes");
        assert!(header.top() < 30.0 && pos.y > 160.0, "{header:?}, before at {pos:?}");
    }
}

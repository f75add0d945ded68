//! The choosers of the pair and of the method.

use super::Panel;
use super::icons::Icon;
use super::methods;
use super::page::{CHOOSER, SHEET, button_at_right, step_button};
use super::widgets::{
    GAP, ROUND, focus_ring, ink, laid_out, name, pressable, scroll_area, second, width_of, write_within,
};
use crate::window::layout::{from_above, from_left};
use crate::window::theme::{self, Coloured as _};
use egui::{CornerRadius, PopupCloseBehavior, Rect, Sense, Stroke, StrokeKind, Ui, pos2, vec2};
use hantei_scenes::scene::{Door, Readings, Viewer};
use hantei_scenes::text;
use hantei_scenes::words::Words;

/// What the chooser has beside the name, and the space to *Step*, logical pixels.
const CHOOSER_BESIDE: f32 = 26.0 + 20.0 + GAP;

/// The width of the pair's pictures in the method's line, and of the space beside, logical pixels.
const PICTURES: f32 = 96.0;
/// The same with one picture.
const PICTURE: f32 = 56.0;
/// What a method's line has beside its name: the icon of *Step*, the arrow, the space between, logical pixels.
const BESIDE_NAME: f32 = 106.0;
/// Space at the sides of a name, and of one that is too long for that, logical pixels.
const ASIDE: f32 = 13.0;
const CLOSE: f32 = 6.0;
/// A wide enough line for the pair's pictures, the method and *Step*, logical pixels.
const ONE_LINE: f32 = 290.0;
/// Width of the arrow behind a name, logical pixels.
const ARROW: f32 = 16.0;
/// Space above and below the list of methods, logical pixels.
const AROUND: f32 = 32.0;

impl Panel {
    /// The chooser of the pair over that of the method. A sheet, and a page as low as one, has both in one line, if that
    /// is wide enough.
    pub(super) fn choosers(
        &mut self,
        ui: &mut Ui,
        rest: &mut Rect,
        words: &Words,
        scene: &mut Viewer,
        readings: &Readings,
    ) {
        let (height, page) = (pressable(ui).max(CHOOSER), ui.max_rect());
        let has_pairs = !self.in_course && !scene.guesses() && scene.kinds().is_some();
        let chosen = readings.methods.iter().find(|method| method.chosen);
        let name = chosen.map_or(0.0, |method| width_of(ui, method.name, theme::code()));
        let is_wide = page.width() >= ONE_LINE.max(PICTURE + name + BESIDE_NAME);
        let in_one_line = self.is_sheet || (page.height() < SHEET && is_wide);
        if has_pairs && !in_one_line {
            let place = from_above(rest, height);
            self.pairs(ui, place, words, scene);
            rest.min.y += GAP;
        }
        let mut place = from_above(rest, height);
        if has_pairs && in_one_line {
            // Beside a long name there is room for one picture only.
            let is_long = name > place.width() - PICTURES - BESIDE_NAME;
            let place = from_left(&mut place, if is_long { PICTURE } else { PICTURES });
            self.pairs(ui, place.with_max_x(place.right() - GAP), words, scene);
        }
        self.chooser(ui, place, words, scene, readings);
        rest.min.y += GAP;
    }

    /// Whether a guess is awaited that no step of a course asks for.
    pub(super) fn can_leave_guess(&self, scene: &Viewer) -> bool {
        scene.guesses() && scene.is_hidden() && !self.in_course
    }

    /// The chooser of the method, and beside it *Step*, or the way out of guessing.
    pub(super) fn chooser(&mut self, ui: &mut Ui, place: Rect, words: &Words, scene: &mut Viewer, readings: &Readings) {
        let method = readings.methods.iter().find(|method| method.chosen);
        // Beside a name that is long in small letters, too, the button is an icon.
        let beside = method.map_or(0.0, |method| width_of(ui, method.name, theme::code()) + CHOOSER_BESIDE - GAP);
        let end = if self.can_leave_guess(scene) {
            let leave = (words.say(&text!("course-leave")), Icon::Cross);
            let (end, is_clicked) = button_at_right(ui, place, leave, beside);
            if is_clicked {
                self.report(scene.set("guess", "off"));
            }
            end
        } else {
            step_button(ui, place, words, scene, beside)
        };
        let (Some(method), chooser) = (method, place.with_max_x(end)) else { return };
        let popup = ui.id().with(("methods", scene.name()));
        let response = ui.interact(chooser, ui.id().with("chooser"), Sense::click());
        let fill = if response.hovered() { ui.colour(|of| of.gap) } else { ui.colour(|of| of.panel) };
        let border = Stroke::new(1.0, ui.colour(|of| of.border));
        ui.painter().rect(chooser, CornerRadius::same(ROUND), fill, border, StrokeKind::Inside);
        let wide = |font| width_of(ui, method.name, font) + ARROW;
        let aside = if wide(theme::mono()) <= chooser.width() - 2.0 * ASIDE { ASIDE } else { CLOSE };
        let inner = chooser.shrink2(vec2(aside, 0.0));
        // A name that is too long even in small letters takes the place of the arrow.
        let arrow = if wide(theme::code()) <= inner.width() { ARROW } else { 0.0 };
        if arrow > 0.0 {
            Icon::Down.draw(ui.painter(), pos2(inner.right() - 6.0, inner.center().y), 16.0, second(ui));
        }
        let source = words.say(&method.source);
        let response = match methods::source_told(words, &source) {
            Some(told) => response.on_hover_text(told),
            None => response,
        };
        let source_width = width_of(ui, &source, theme::text());
        // A long name is written smaller before it is cut.
        let named = inner.with_max_x(inner.right() - arrow);
        let font = if wide(theme::mono()) <= inner.width() { theme::mono() } else { theme::code() };
        let name_end = write_within(ui, named, method.name, font, ink(ui));
        let source_left = inner.right() - 22.0 - source_width;
        if source_left > name_end + GAP {
            write_within(ui, inner.with_min_x(source_left), &source, theme::text(), second(ui));
        }
        focus_ring(ui, chooser, &response);
        name(&response, &format!("{}: {}", words.say(&text!("method")), method.name), false);
        if response.clicked() {
            ui.memory_mut(|memory| memory.toggle_popup(popup));
        }
        let mut chosen = None;
        egui::popup_below_widget(ui, popup, &response, PopupCloseBehavior::CloseOnClick, |ui| {
            ui.set_min_width(place.width() - 12.0);
            // A low window has no room for all of them.
            scroll_area(ui.ctx().screen_rect().height() - AROUND).auto_shrink([false, true]).show(ui, |ui| {
                for method in &readings.methods {
                    let room = ui.available_width() - 16.0;
                    let idea = methods::idea(words, scene.name(), method)
                        .map(|idea| laid_out(ui, &idea, theme::caption(), second(ui), room));
                    let below = idea.as_ref().map_or(0.0, |idea| idea.size().y + 2.0);
                    let size = vec2(ui.available_width(), pressable(ui) + below);
                    let (all, response) = ui.allocate_exact_size(size, Sense::click());
                    let row = all.with_max_y(all.bottom() - below);
                    if method.chosen || response.hovered() {
                        let tint = if method.chosen { ui.colour(|of| of.accent_wash) } else { ui.colour(|of| of.gap) };
                        ui.painter().rect_filled(all, CornerRadius::same(6), tint);
                    }
                    if let Some(idea) = idea {
                        ui.painter().galley(row.left_bottom() + vec2(8.0, -4.0), idea, second(ui));
                    }
                    let end = write_within(ui, row.shrink2(vec2(8.0, 0.0)), method.name, theme::mono(), ink(ui));
                    let source = words.say(&method.source);
                    let left = row.right() - 8.0 - width_of(ui, &source, theme::caption());
                    if left > end + GAP {
                        write_within(ui, row.with_min_x(left), &source, theme::caption(), second(ui));
                    }
                    name(&response, method.name, method.chosen);
                    chosen = chosen.or(response.clicked().then_some(method.name));
                }
            });
        });
        if let Some(method) = chosen {
            self.report(scene.set("method", method));
            if method == hantei_scenes::scene::OWN {
                self.report(scene.set("door", Door::Own.name()));
            }
        }
    }
}

//! The bar at the top: a tab for each scene, guessing, the course, and the menu; in a course its progress.

use super::icons::Icon;
use super::lesson::{line_above, with_tries};
use super::menu::{self, MenuOf};
use super::widgets::{
    ButtonLook, GAP, ICON, accent, button_at, divider, first_fitting, focus_ring, ink, name, pressable, second,
    width_of, write, write_within,
};
use crate::window::layout::{Layout, from_left, from_right};
use crate::window::motion::{Movement, eased};
use crate::window::theme::{self, Coloured as _};
use egui::{Align2, CornerRadius, PopupCloseBehavior, Rect, Sense, Ui, pos2, vec2};
use hantei_scenes::lesson::{Session, StepPlace};
use hantei_scenes::scene::{Tab, Viewer};
use hantei_scenes::text;
use hantei_scenes::words::{Text, Words};

/// Space at the sides of a tab's words, and between icon and word, logical pixels.
const PADDING: f32 = 10.0;
const BESIDE: f32 = 6.0;
/// Width of an icon's tab, logical pixels.
const ICON_TAB: f32 = 36.0;
/// Width of a segment of a chapter's progress, logical pixels.
const SEGMENT: f32 = 30.0;
const SEGMENT_GAP: f32 = 5.0;

#[derive(Clone, Debug, PartialEq)]
pub(in crate::window) enum TopChoice {
    /// Another scene, by its place.
    Scene(usize),
    Tab(Tab),
    /// A pair of kinds, by its place among all pairs.
    Pair(usize),
    /// Guessing on or off.
    Guess(bool),
    /// From the menu: the name of an action, a language, or a theme.
    Menu(&'static str),
    /// Begin the course, or go on with it.
    Course,
    Leave,
    Contents,
    /// The step before.
    Back,
}

pub(in crate::window) struct Top<'a> {
    pub(in crate::window) words: &'a Words,
    pub(in crate::window) layout: &'a Layout,
    pub(in crate::window) scenes: &'a [Viewer],
    pub(in crate::window) shown: usize,
    pub(in crate::window) session: Option<&'a Session>,
    /// The word of the button that leads to the course.
    pub(in crate::window) invitation: Text,
    pub(in crate::window) menu: MenuOf<'a>,
    /// Whether another button leads on.
    pub(in crate::window) has_next_action: bool,
}

impl Top<'_> {
    pub(in crate::window) fn show(&self, ui: &mut Ui) -> Option<TopChoice> {
        let place = self.layout.bar;
        if place.height() < 1.0 {
            return None;
        }
        divider(ui, place.bottom() - 0.5, place.left(), place.right());
        match self.session {
            Some(session) => self.course(ui, place, session),
            None => self.free(ui, place),
        }
    }

    fn free(&self, ui: &mut Ui, place: Rect) -> Option<TopChoice> {
        let mut rest = place.shrink2(vec2(8.0, 0.0));
        let mut chosen = menu::button(ui, from_right(&mut rest, 40.0), &self.menu).map(TopChoice::Menu);
        from_right(&mut rest, 4.0);
        let scene = &self.scenes[self.shown];
        let has_guess = !scene.deals().is_empty() && !self.layout.phone;
        let Buttons { course: word, guess } = self.buttons(ui, rest.width(), has_guess);
        let width = course_width(ui, &word);
        let height = pressable(ui).min(place.height());
        let course = middle_of(from_right(&mut rest, width), height);
        let look = if self.has_next_action { ButtonLook::Leading } else { ButtonLook::Filled };
        if button_at(ui, course, Some(Icon::Course), &word, look).clicked() {
            chosen = Some(TopChoice::Course);
        }
        if has_guess {
            from_right(&mut rest, 4.0);
            let place = middle_of(from_right(&mut rest, guess_width(ui, &guess)), height);
            let is_on = scene.guesses();
            let look = if is_on { ButtonLook::On } else { ButtonLook::Quiet };
            let response = button_at(ui, place, Some(Icon::Guess), &guess, look);
            if response.on_hover_text(self.words.say(&text!("guess"))).clicked() {
                chosen = Some(TopChoice::Guess(!is_on));
            }
        }
        let tab = if self.layout.phone { self.chooser(ui, rest) } else { self.tabs(ui, rest) };
        chosen.or(tab.map(TopChoice::Tab))
    }

    /// The words of the buttons: the first ones that leave the tabs their names, or else the shortest.
    fn buttons(&self, ui: &Ui, room: f32, has_guess: bool) -> Buttons {
        let [long, short, guess] =
            [&self.invitation, &text!("course-short"), &text!("guess")].map(|text| self.words.say(text));
        let tabs = self.tabs_width(ui, false);
        let fits = |buttons: &Buttons| {
            let guess = if has_guess { guess_width(ui, &buttons.guess) + 4.0 } else { 0.0 };
            tabs + guess + course_width(ui, &buttons.course) <= room
        };
        let short_alone = Buttons { course: short.clone(), guess: String::new() };
        if self.layout.phone {
            return short_alone;
        }
        let all = [Buttons { course: long, guess: guess.clone() }, Buttons { course: short, guess }, short_alone];
        first_fitting(all.into_iter(), fits).unwrap_or_default()
    }

    fn shown_tab(&self) -> Tab {
        self.scenes[self.shown].tab()
    }

    /// What a tab asks: its scene's question.
    fn asks(&self, tab: Tab) -> String {
        if tab == Tab::Shapes {
            return self.words.say(&text!("pairs-title"));
        }
        let scene = self.scenes.iter().find(|scene| scene.tab() == tab);
        scene.map(|scene| self.words.say(&scene.asks())).unwrap_or_default()
    }

    /// The width of all tabs with words, and with icons or without.
    fn tabs_width(&self, ui: &Ui, with_icons: bool) -> f32 {
        Tab::ALL.iter().map(|tab| tab_width(ui, &self.words.say(&tab.title()), with_icons)).sum()
    }

    /// The tabs: icons and words, or words; without room for all words, icons, and the chosen one with its word.
    fn tabs(&self, ui: &mut Ui, mut rest: Rect) -> Option<Tab> {
        let [with_icons, has_words] = [true, false].map(|with_icons| self.tabs_width(ui, with_icons) <= rest.width());
        let mut chosen = None;
        for &tab in Tab::ALL {
            let (title, is_shown) = (self.words.say(&tab.title()), tab == self.shown_tab());
            let has_word = is_shown || has_words;
            let has_icon = with_icons || !has_words;
            let width = if has_word { tab_width(ui, &title, has_icon) } else { ICON_TAB };
            let place = from_left(&mut rest, width);
            let response = ui.interact(place, ui.id().with(("tab", tab.name())), Sense::click());
            let colour = if is_shown || response.hovered() { ink(ui) } else { second(ui) };
            let mut left = place.left() + PADDING;
            if has_icon {
                let icon = pos2(if has_word { left + ICON / 2.0 } else { place.center().x }, place.center().y);
                Icon::of_tab(tab).draw(ui.painter(), icon, ICON, colour);
                left += ICON + BESIDE;
            }
            if has_word {
                let font = if is_shown { theme::heading() } else { theme::text() };
                write(ui, pos2(left, place.center().y), Align2::LEFT_CENTER, &title, font, colour);
            }
            if is_shown {
                let line = place.shrink2(vec2(PADDING, 0.0)).with_min_y(place.bottom() - 2.5);
                ui.painter().rect_filled(line, CornerRadius::ZERO, accent(ui));
            }
            focus_ring(ui, place.shrink(3.0), &response);
            name(&response, &title, is_shown);
            chosen = chosen.or(response.clicked().then_some(tab));
            match (response.hovered(), has_word) {
                (false, _) => {}
                (true, true) => _ = response.on_hover_text(self.asks(tab)),
                // An icon alone says at once what it is.
                (true, false) => response.show_tooltip_text(format!("{title}\n{}", self.asks(tab))),
            }
        }
        chosen
    }

    fn chooser(&self, ui: &mut Ui, rest: Rect) -> Option<Tab> {
        let title = self.words.say(&self.shown_tab().title());
        let popup = ui.id().with("scenes");
        let width = width_of(ui, &title, theme::task()) + 80.0;
        let place = rest.with_max_x(rest.left() + width.min(rest.width()));
        let response = ui.interact(place, ui.id().with("scene"), Sense::click());
        let icon = pos2(place.left() + 18.0, place.center().y);
        Icon::of_tab(self.shown_tab()).draw(ui.painter(), icon, 20.0, ink(ui));
        let room = Rect::from_min_max(pos2(icon.x + 18.0, place.top()), pos2(place.right() - 20.0, place.bottom()));
        let end = write_within(ui, room, &title, theme::task(), ink(ui));
        Icon::Down.draw(ui.painter(), pos2(end + 16.0, place.center().y), 16.0, second(ui));
        focus_ring(ui, place.shrink(3.0), &response);
        name(&response, &title, true);
        if response.clicked() {
            ui.memory_mut(|memory| memory.toggle_popup(popup));
        }
        let mut chosen = None;
        egui::popup_below_widget(ui, popup, &response, PopupCloseBehavior::CloseOnClick, |ui| {
            let asks: Vec<String> = Tab::ALL.iter().map(|tab| self.asks(*tab)).collect();
            let widest = asks.iter().map(|asks| width_of(ui, asks, theme::caption())).fold(170.0, f32::max);
            ui.set_min_width((widest + 50.0).min(self.layout.bar.width() - 24.0));
            for (&tab, asks) in Tab::ALL.iter().zip(&asks) {
                let (row, response) = ui.allocate_exact_size(vec2(ui.available_width(), 48.0), Sense::click());
                if tab == self.shown_tab() || response.hovered() {
                    ui.painter().rect_filled(row, CornerRadius::same(6), ui.colour(|of| of.gap));
                }
                Icon::of_tab(tab).draw(ui.painter(), pos2(row.left() + 20.0, row.center().y), ICON, ink(ui));
                let title = self.words.say(&tab.title());
                let (above, below) = row.with_min_x(row.left() + 40.0).split_top_bottom_at_fraction(0.5);
                write_within(ui, above.translate(vec2(0.0, 2.0)), &title, theme::text(), ink(ui));
                write_within(ui, below.translate(vec2(0.0, -3.0)), asks, theme::caption(), second(ui));
                name(&response, &title, tab == self.shown_tab());
                chosen = chosen.or(response.clicked().then_some(tab));
            }
        });
        chosen
    }

    /// The way out, the chapter, its progress, and the contents.
    fn course(&self, ui: &mut Ui, place: Rect, session: &Session) -> Option<TopChoice> {
        let mut rest = place.shrink2(vec2(4.0, 0.0));
        let mut chosen = None;
        let leave = from_left(&mut rest, 40.0);
        let response = button_at(ui, middle_of(leave, pressable(ui)), Some(Icon::Cross), "", ButtonLook::Quiet);
        name(&response, &self.words.say(&text!("course-leave")), false);
        if response.on_hover_text(self.words.say(&text!("course-leave"))).clicked() {
            chosen = Some(TopChoice::Leave);
        }
        let contents = self.words.say(&text!("course-contents"));
        let is_short = self.layout.phone || self.layout.narrow;
        let word = if is_short { "" } else { &contents };
        let width = if is_short { 40.0 } else { width_of(ui, word, theme::text()) + ICON + 24.0 };
        let button = middle_of(from_right(&mut rest, width), pressable(ui));
        let response = button_at(ui, button, Some(Icon::Contents), word, ButtonLook::Quiet);
        name(&response, &contents, false);
        if response.clicked() {
            chosen = Some(TopChoice::Contents);
        }
        let StepPlace { chapter, step } = session.place();
        let of = &session.course().chapters[chapter];
        let count = counted(session).1;
        let progress = match session.in_row() {
            Some(_) => line_above(session),
            None => text!("course-steps", place = (step + 1).to_string(), all = count.to_string()),
        };
        let progress = self.words.say(&progress);
        if self.layout.phone {
            let back = session.back().filter(|_| self.back(ui, from_left(&mut rest, 36.0)));
            let place = rest.shrink2(vec2(6.0, 0.0));
            let all = with_tries(progress.clone(), session, self.words);
            let fits = width_of(ui, &all, theme::caption()) <= place.width() * 0.7;
            self.step(ui, place, session, if fits { &all } else { &progress });
            return chosen.or(back.map(|_| TopChoice::Back));
        }
        let room = from_right(&mut rest, width_of(ui, &progress, theme::text()) + 28.0);
        write(ui, room.left_center() + vec2(14.0, 0.0), Align2::LEFT_CENTER, &progress, theme::text(), second(ui));
        let all = SEGMENT.mul_add(count as f32, SEGMENT_GAP * (count as f32 - 1.0));
        let width = all.min(rest.width() * 0.5);
        let segments = from_right(&mut rest, width);
        segments_in(ui, segments, session);
        let number = of.number.to_string();
        let end = write_within(ui, rest.with_min_x(rest.left() + 4.0), &number, theme::heading(), ink(ui));
        let title = self.words.say(&of.title);
        let room = rest.with_min_x(end + 10.0).with_max_x(rest.right() - 16.0);
        write_within(ui, room, &title, theme::text(), second(ui));
        chosen
    }

    /// The way back to the step before; true if it is clicked.
    fn back(&self, ui: &mut Ui, place: Rect) -> bool {
        let said = self.words.say(&text!("course-back"));
        let response = button_at(ui, middle_of(place, pressable(ui)), Some(Icon::Left), "", ButtonLook::Quiet);
        name(&response, &said, false);
        response.on_hover_text(said).clicked()
    }

    /// On a phone: the step's title and number, over the segments.
    fn step(&self, ui: &Ui, place: Rect, session: &Session, progress: &str) {
        let (line, below) = place.split_top_bottom_at_y(place.top() + place.height() * 0.56);
        let mut below = below.with_max_y(below.bottom() - 6.0);
        let number = from_right(&mut below, width_of(ui, progress, theme::caption()) + GAP);
        write(ui, number.right_center(), Align2::RIGHT_CENTER, progress, theme::caption(), second(ui));
        let title = match (session.comes_back(), session.recap()) {
            (_, Some(_)) => self.words.say(&text!(
                "course-recap",
                number = session.course().chapters[session.place().chapter].number.to_string()
            )),
            (true, None) => self.words.say(&text!("course-comes-back")),
            (false, None) => self.words.say(&session.step().title),
        };
        let fonts = [theme::heading(), theme::text(), theme::caption()];
        let font = fonts.into_iter().find(|font| width_of(ui, &title, font.clone()) <= line.width());
        write_within(ui, line, &title, font.unwrap_or_else(theme::caption), ink(ui));
        segments_in(ui, below, session);
    }
}

/// The place of what is asked, from 0, and of how many: steps of the chapter, or questions of a row.
fn counted(session: &Session) -> (usize, usize) {
    let StepPlace { chapter, step } = session.place();
    let steps = (step, session.course().chapters[chapter].steps.len());
    session.in_row().map_or(steps, |(place, count)| (place - 1, count))
}

/// A segment for each step of the chapter or each question of the row: done, present, to come.
fn segments_in(ui: &Ui, row: Rect, session: &Session) {
    let (at, count) = counted(session);
    let width = (row.width() - SEGMENT_GAP * (count as f32 - 1.0)) / count as f32;
    for i in 0..count {
        let left = row.left() + i as f32 * (width + SEGMENT_GAP);
        let bar = Rect::from_min_size(pos2(left, row.center().y - 3.0), vec2(width, 6.0));
        let place = StepPlace { step: i, ..session.place() };
        let is_done = match session.in_row() {
            _ if i == at => session.state().is_done && !session.has_failed(),
            Some(_) => session.has_answered(i),
            None => session.has_done(place),
        };
        let colour = match (is_done, i == at) {
            (true, _) => accent(ui),
            (false, true) => accent(ui).gamma_multiply(0.5),
            (false, false) => ui.colour(|of| of.line),
        };
        let filled = eased(ui, ("segment", i), Movement::Segment, f32::from(u8::from(is_done)));
        if is_done && filled < 1.0 {
            ui.painter().rect_filled(bar, CornerRadius::same(3), accent(ui).gamma_multiply(0.5));
            let bar = bar.with_max_x(egui::lerp(bar.x_range(), filled));
            ui.painter().rect_filled(bar, CornerRadius::same(3), colour);
        } else {
            ui.painter().rect_filled(bar, CornerRadius::same(3), colour);
        }
    }
}

/// The words beside the tabs; without one, an icon.
#[derive(Default)]
struct Buttons {
    course: String,
    guess: String,
}

fn course_width(ui: &Ui, word: &str) -> f32 {
    width_of(ui, word, theme::heading()) + ICON + GAP + 28.0
}

fn guess_width(ui: &Ui, word: &str) -> f32 {
    width_of(ui, word, theme::text()) + ICON + if word.is_empty() { 18.0 } else { GAP + 24.0 }
}

/// A tab as wide as when it is chosen, so that nothing moves.
fn tab_width(ui: &Ui, title: &str, has_icon: bool) -> f32 {
    let icon = if has_icon { ICON + BESIDE } else { 0.0 };
    2.0 * PADDING + icon + width_of(ui, title, theme::heading())
}

/// A strip of this height in the middle of a place.
fn middle_of(place: Rect, height: f32) -> Rect {
    Rect::from_center_size(place.center(), vec2(place.width(), height.min(place.height())))
}

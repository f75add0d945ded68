//! The contents of the course as a page: its chapters with ticks and numbers of steps, and the steps of one chapter.

use super::icons::Icon;
use super::scrolled;
use super::widgets::{
    ButtonLook, GAP, ICON, PRIMARY, ROUND, accent, button_at, by_finger, divider, focus_ring, hover_back, ink,
    laid_out, name, pressable, second, width_of, write, write_within,
};
use crate::window::layout::{from_above, from_below, from_left, from_right};
use crate::window::theme::{self, Coloured as _};
use egui::{Align2, Color32, CornerRadius, Rect, Sense, Stroke, Ui, pos2, vec2};
use hantei_scenes::lesson::{Chapter, Session, StepPlace};
use hantei_scenes::text;
use hantei_scenes::words::{Language, Text, Words};

/// Height of the bar, and of the head below it in usual and low windows, logical pixels.
const BAR: f32 = 48.0;
const HEAD: f32 = 88.0;
const LOW_HEAD: f32 = 60.0;
/// A lower window has the low head; a narrower one has the steps under their chapter, logical pixels.
const LOW: f32 = 480.0;
const NARROW: f32 = 640.0;
/// Width of the chapters, as a part of the window and at most, logical pixels.
const CHAPTERS: (f32, f32) = (0.6, 620.0);
/// Height of a chapter and of a step, and the radius of their marks, logical pixels.
const CHAPTER: f32 = 48.0;
const STEP: f32 = 42.0;
const MARK: f32 = 13.0;
const SMALL_MARK: f32 = 10.0;
/// Space left and right, logical pixels.
const MARGIN: f32 = 24.0;
/// Width and height of the progress bar, logical pixels.
const PROGRESS: (f32, f32) = (240.0, 8.0);
/// From dot to dot of the steps, and a dot's radius, logical pixels.
const DOT: (f32, f32) = (14.0, 4.5);

#[derive(Clone, Copy, Debug, PartialEq)]
pub(in crate::window) enum ContentsChoice {
    /// Return to the step.
    Close,
    /// Show the steps of another chapter.
    Chapter(usize),
    Go(StepPlace),
    CopyLink,
}

#[derive(Clone, Copy, PartialEq)]
enum Progress {
    Done,
    Here,
    ToCome,
}

struct Contents<'a> {
    words: &'a Words,
    session: &'a Session,
    /// The chapter whose steps are shown.
    chosen: usize,
    /// Whether they have just been opened, and so begin at the present step.
    opens: bool,
}

/// Shows the page over the whole window; returns what was chosen.
pub(in crate::window) fn show(
    ui: &mut Ui,
    words: &Words,
    session: &Session,
    (chosen, opens): (usize, bool),
) -> Option<ContentsChoice> {
    let mut rest = ui.ctx().screen_rect();
    ui.painter().rect_filled(rest, CornerRadius::ZERO, ui.colour(|of| of.panel));
    let is_low = rest.height() < LOW;
    let contents = Contents { words, session, chosen, opens };
    let mut answer = contents.bar(ui, from_above(&mut rest, BAR));
    contents.head(ui, from_above(&mut rest, if is_low { LOW_HEAD } else { HEAD }));
    if rest.width() < NARROW {
        answer = answer.or(contents.go_on(ui, from_below(&mut rest, PRIMARY + 2.0 * GAP)));
        return answer.or(contents.scrolling(ui, rest, |contents, ui| contents.chapters(ui, true)));
    }
    let width = (rest.width() * CHAPTERS.0).min(CHAPTERS.1);
    let left = from_left(&mut rest, width);
    ui.painter().vline(left.right(), left.y_range(), Stroke::new(1.0, ui.colour(|of| of.line)));
    answer = answer.or(contents.scrolling(ui, left, |contents, ui| contents.chapters(ui, false)));
    answer = answer.or(contents.go_on(ui, from_below(&mut rest, PRIMARY + 4.0 * GAP)));
    answer.or(ui.push_id(chosen, |ui| contents.scrolling(ui, rest, Contents::chapter)).inner)
}

/// The chapter from which on a course is in English, after chapters in the reader's language.
fn first_in_english(chapters: &[Chapter], words: &Words) -> Option<usize> {
    let is_english = |of: &Chapter| words.language_of(&of.title) == Some(Language::En.name());
    chapters.iter().position(is_english).filter(|place| *place > 0)
}

impl Contents<'_> {
    fn course(&self) -> &[Chapter] {
        &self.session.course().chapters
    }

    fn progress(&self, place: StepPlace) -> Progress {
        match () {
            () if self.session.has_done(place) => Progress::Done,
            () if place == self.session.place() => Progress::Here,
            () => Progress::ToCome,
        }
    }

    /// A chapter is done when all of its steps are.
    fn chapter_progress(&self, chapter: usize) -> Progress {
        match () {
            () if self.session.has_done_chapter(chapter) => Progress::Done,
            () if chapter == self.session.place().chapter => Progress::Here,
            () => Progress::ToCome,
        }
    }

    /// Whether none of its steps is done or present.
    fn is_untouched(&self, chapter: usize) -> bool {
        let mut steps = 0..self.course()[chapter].steps.len();
        steps.all(|step| self.progress(StepPlace { chapter, step }) == Progress::ToCome)
    }

    /// The way back, and the title.
    fn bar(&self, ui: &mut Ui, place: Rect) -> Option<ContentsChoice> {
        divider(ui, place.bottom() - 0.5, place.left(), place.right());
        let mut rest = place.shrink2(vec2(4.0, 0.0));
        let cell = from_left(&mut rest, 40.0);
        let button = Rect::from_center_size(cell.center(), vec2(40.0, pressable(ui)));
        let said = self.words.say(&text!("door-back"));
        let response = button_at(ui, button, Some(Icon::Cross), "", ButtonLook::Quiet);
        name(&response, &said, false);
        let closes = response.on_hover_text(said).clicked();
        let room = rest.with_min_x(rest.left() + 6.0);
        write_within(ui, room, &self.words.say(&text!("contents-course")), theme::heading(), ink(ui));
        closes.then_some(ContentsChoice::Close)
    }

    fn head(&self, ui: &Ui, place: Rect) {
        divider(ui, place.bottom() - 0.5, place.left(), place.right());
        let mut rest = place.shrink2(vec2(MARGIN, 0.0));
        let (done, all) = self.session.progress();
        let width = PROGRESS.0.min(rest.width() * 0.45);
        let bar = from_right(&mut rest, width);
        let said = self.words.say(&text!("contents-steps", done = done.to_string(), all = all.to_string()));
        let line = Rect::from_center_size(bar.center() - vec2(0.0, 10.0), vec2(bar.width(), 20.0));
        let percent = format!("{} %", done * 100 / all.max(1));
        let end = write(ui, line.right_center(), Align2::RIGHT_CENTER, &percent, theme::text(), second(ui));
        write_within(ui, line.with_max_x(end - GAP), &said, theme::heading(), ink(ui));
        let bar = Rect::from_center_size(bar.center() + vec2(0.0, 12.0), vec2(bar.width(), PROGRESS.1));
        ui.painter().rect_filled(bar, CornerRadius::same(4), ui.colour(|of| of.line));
        let part = bar.with_max_x(bar.left() + bar.width() * done as f32 / all.max(1) as f32);
        ui.painter().rect_filled(part, CornerRadius::same(4), accent(ui));
        rest.max.x -= MARGIN;
        let title = self.words.say(&text!("contents-title", count = self.course().len()));
        let is_alone = place.height() < HEAD || place.width() < NARROW;
        let at = rest.center().y - if is_alone { 0.0 } else { 12.0 };
        write_within(
            ui,
            Rect::from_center_size(pos2(rest.center().x, at), vec2(rest.width(), 30.0)),
            &title,
            theme::title(),
            ink(ui),
        );
        if !is_alone {
            let about = self.words.say(&text!("contents-about"));
            let line = Rect::from_center_size(pos2(rest.center().x, at + 30.0), vec2(rest.width(), 22.0));
            write_within(ui, line, &about, theme::text(), second(ui));
        }
    }

    fn scrolling(
        &self,
        ui: &mut Ui,
        place: Rect,
        show: impl FnOnce(&Self, &mut Ui) -> Option<ContentsChoice>,
    ) -> Option<ContentsChoice> {
        let mut answer = None;
        ui.push_id(place.left() as i32, |ui| {
            ui.set_clip_rect(place);
            let is_by_finger = by_finger(ui);
            scrolled(ui, place.shrink2(vec2(MARGIN, GAP)), (is_by_finger, false), |ui| {
                ui.spacing_mut().item_spacing.y = 0.0;
                answer = show(self, ui);
            });
        });
        answer
    }

    /// All chapters; the chosen one's steps below it, if there is no column for them.
    fn chapters(&self, ui: &mut Ui, with_steps: bool) -> Option<ContentsChoice> {
        let mut answer = None;
        let mut before = 0;
        let first_in_english = first_in_english(self.course(), self.words);
        for (place, of) in self.course().iter().enumerate() {
            let missing = before + 1..of.number;
            if !missing.is_empty() && self.session.course().is_built_in() {
                let (from, to) = (missing.start.to_string(), (missing.end - 1).to_string());
                self.between(ui, &text!("contents-to-come", count = missing.len(), from = from, to = to));
            }
            if first_in_english == Some(place) {
                self.between(ui, &text!("contents-in-english", from = of.number.to_string()));
            }
            before = of.number;
            if self.chapter_row(ui, place, of) {
                answer = Some(ContentsChoice::Chapter(place));
            }
            if with_steps && place == self.chosen {
                answer = answer.or(self.steps(ui));
            }
        }
        answer
    }

    /// A quiet line between two chapters.
    fn between(&self, ui: &mut Ui, text: &Text) {
        let (row, _) = ui.allocate_exact_size(vec2(ui.available_width(), STEP), Sense::hover());
        let room = row.with_min_x(row.left() + 2.0 * MARK + 14.0);
        write_within(ui, room, &self.words.say(text), theme::caption(), second(ui));
    }

    /// Scrolls to the present step when the page opens.
    fn begin_here(&self, ui: &Ui, row: Rect) {
        if self.opens {
            let align = Some(egui::Align::Center);
            ui.scroll_to_rect_animation(row, align, egui::style::ScrollAnimation::none());
        }
    }

    fn chapter_row(&self, ui: &mut Ui, place: usize, of: &Chapter) -> bool {
        let is_chosen = place == self.chosen;
        let (row, response) = ui.allocate_exact_size(vec2(ui.available_width(), CHAPTER), Sense::click());
        if is_chosen {
            self.begin_here(ui, row);
            let ground = row.expand2(vec2(MARGIN, 0.0));
            ui.painter().rect_filled(ground, CornerRadius::ZERO, ui.colour(|of| of.accent_wash));
        } else {
            hover_back(ui, row, &response);
        }
        let progress = self.chapter_progress(place);
        let middle = pos2(row.left() + MARK, row.center().y);
        mark(ui, middle, MARK, progress);
        if progress == Progress::ToCome {
            let number = of.number.to_string();
            write(ui, middle, Align2::CENTER_CENTER, &number, theme::code(), second(ui));
        }
        let mut rest = row.with_min_x(row.left() + 2.0 * MARK + 14.0);
        let icon = from_left(&mut rest, ICON + 14.0);
        let scene = of.steps.first().and_then(|step| step.open.first()).map_or("", String::as_str);
        let colour = if is_chosen { accent(ui) } else { ink(ui) };
        Icon::of_scene(scene).draw(ui.painter(), pos2(icon.left() + ICON / 2.0, icon.center().y), ICON, colour);
        let end = rest.right();
        let left = if row.width() < NARROW * 0.7 {
            end
        } else if self.is_untouched(place) {
            let count = self.words.say(&text!("contents-count", count = of.steps.len()));
            write(ui, pos2(end, row.center().y), Align2::RIGHT_CENTER, &count, theme::caption(), second(ui))
        } else {
            self.dots(ui, pos2(end, row.center().y), place, of.steps.len())
        };
        let font = if is_chosen { theme::task() } else { theme::lesson() };
        let title = self.words.say(&of.title);
        write_within(ui, rest.with_max_x(left - GAP), &title, font, ink(ui));
        focus_ring(ui, row.shrink(2.0), &response);
        name(&response, &title, is_chosen);
        response.clicked()
    }

    /// Draws a dot for each step of a chapter, up to `end`; returns where they begin.
    fn dots(&self, ui: &Ui, end: egui::Pos2, chapter: usize, count: usize) -> f32 {
        let left = end.x - DOT.0 * count as f32;
        for step in 0..count {
            let middle = pos2(left + DOT.0 * (step as f32 + 0.5), end.y);
            let (stroke, colour) = match self.progress(StepPlace { chapter, step }) {
                Progress::Done => {
                    ui.painter().circle_filled(middle, DOT.1, accent(ui));
                    continue;
                }
                Progress::Here => (2.0, accent(ui)),
                Progress::ToCome => (1.2, ui.colour(|of| of.border)),
            };
            ui.painter().circle_stroke(middle, DOT.1 - stroke / 2.0, Stroke::new(stroke, colour));
        }
        left
    }

    /// The chosen chapter: its number, its title, and its steps.
    fn chapter(&self, ui: &mut Ui) -> Option<ContentsChoice> {
        let of = self.course().get(self.chosen)?;
        ui.add_space(GAP);
        let line = |ui: &mut Ui, said: &str, font, colour: Color32| {
            let galley = laid_out(ui, said, font, colour, ui.available_width());
            let (place, _) = ui.allocate_exact_size(vec2(ui.available_width(), galley.size().y), Sense::hover());
            ui.painter().galley(place.min, galley, colour);
        };
        let (ink, second) = (ink(ui), second(ui));
        let number = self.words.say(&text!("contents-chapter", number = of.number.to_string()));
        line(ui, &number, theme::caption(), second);
        line(ui, &self.words.say(&of.title), theme::title(), ink);
        if let Some(source) = &of.source {
            line(ui, &self.words.say(source), theme::text(), second);
        }
        ui.add_space(GAP);
        self.steps(ui)
    }

    fn steps(&self, ui: &mut Ui) -> Option<ContentsChoice> {
        let mut answer = None;
        for (step, of) in self.course().get(self.chosen)?.steps.iter().enumerate() {
            let place = StepPlace { chapter: self.chosen, step };
            let progress = self.progress(place);
            let is_here = place == self.session.place();
            let (font, colour) = match progress {
                _ if is_here => (theme::heading(), ink(ui)),
                Progress::Done => (theme::text(), second(ui)),
                Progress::Here | Progress::ToCome => (theme::text(), ink(ui)),
            };
            let title = self.words.say(&of.title);
            let before = 2.0 * SMALL_MARK + 12.0 + width_of(ui, "10.10", theme::code()) + GAP;
            let galley = laid_out(ui, &title, font, colour, ui.available_width() - before);
            let height = (galley.size().y + GAP).max(if by_finger(ui) { 44.0 } else { STEP });
            let (row, response) = ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::click());
            if is_here {
                self.begin_here(ui, row);
                let ground = row.expand2(vec2(10.0, 0.0));
                ui.painter().rect_filled(ground, CornerRadius::same(ROUND), ui.colour(|of| of.accent_wash));
            } else {
                hover_back(ui, row, &response);
            }
            mark(ui, pos2(row.left() + SMALL_MARK, row.center().y), SMALL_MARK, progress);
            let number = self.session.course().number_of(place);
            let at = pos2(row.left() + 2.0 * SMALL_MARK + 12.0, row.center().y);
            write(ui, at, Align2::LEFT_CENTER, &number, theme::code(), second(ui));
            let at = pos2(row.left() + before, row.center().y - galley.size().y / 2.0);
            let end = at.x + galley.size().x + 2.0 * GAP;
            ui.painter().galley(at, galley, colour);
            // Tells how far a test is, or marks the short path, if there is room.
            let count = |(right, all): (usize, usize)| {
                text!("contents-right", right = right.to_string(), all = all.to_string())
            };
            let right = self.session.right_in_test(place).map(count);
            let colour = if right.is_some() { second(ui) } else { accent(ui) };
            let said = right.or(of.is_short.then(|| text!("contents-short"))).map(|said| self.words.say(&said));
            if let Some(said) = said.filter(|said| end + width_of(ui, said, theme::caption()) <= row.right()) {
                write(ui, row.right_center(), Align2::RIGHT_CENTER, &said, theme::caption(), colour);
            }
            focus_ring(ui, row.shrink(2.0), &response);
            name(&response, &format!("{number} {title}"), is_here);
            if response.clicked() {
                answer = Some(ContentsChoice::Go(place));
            }
        }
        answer
    }

    /// The button to the step that is due in the chosen chapter.
    fn go_on(&self, ui: &mut Ui, place: Rect) -> Option<ContentsChoice> {
        let here = self.session.place();
        let first = StepPlace { chapter: self.chosen, step: 0 };
        let to = self.session.due_in(self.chosen).unwrap_or(first);
        let number = self.session.course().number_of(to);
        let goes_on = to == here || to.step > 0;
        let said =
            if goes_on { text!("contents-go-on", place = number) } else { text!("contents-begin", place = number) };
        let mut row = Rect::from_center_size(place.center(), vec2(place.width() - 2.0 * MARGIN, PRIMARY));
        let mut chosen = None;
        // A desktop copies a command instead, by its key.
        if cfg!(target_arch = "wasm32") && here.chapter == self.chosen {
            let word = self.words.say(&text!("contents-link"));
            let width = width_of(ui, &word, theme::heading()) + ICON + GAP + 28.0;
            let button = from_right(&mut row, width);
            from_right(&mut row, GAP);
            let is_clicked = button_at(ui, button, Some(Icon::Link), &word, ButtonLook::Outlined).clicked();
            chosen = is_clicked.then_some(ContentsChoice::CopyLink);
        }
        let clicked = button_at(ui, row, None, &self.words.say(&said), ButtonLook::Filled).clicked();
        let is_open = to == here && self.session.recap().is_none();
        chosen.or(clicked.then_some(if is_open { ContentsChoice::Close } else { ContentsChoice::Go(to) }))
    }
}

/// Marks a chapter or a step: a disc with a tick, a ring with a dot, or a ring.
fn mark(ui: &Ui, middle: egui::Pos2, radius: f32, progress: Progress) {
    match progress {
        Progress::Done => super::widgets::verdict_mark(ui, middle, radius, true),
        Progress::Here => {
            ui.painter().circle_stroke(middle, radius - 1.0, Stroke::new(2.0, accent(ui)));
            ui.painter().circle_filled(middle, radius * 0.35, accent(ui));
        }
        Progress::ToCome => {
            ui.painter().circle_stroke(middle, radius - 0.6, Stroke::new(1.2, ui.colour(|of| of.border)));
        }
    }
}

//! A pass of the window: shows the stage and each part around it in its place.

use super::layout::{self, Layout};
use super::motion::{Motion, Seen, picture};
use super::painting::Painter;
use super::panel::icons::Icon;
use super::panel::menu::MenuOf;
use super::panel::top::{Top, TopChoice};
use super::panel::widgets::{self, ButtonLook};
use super::panel::{Panel, PanelPlace, figures, guess, player, presenter, verdict};
use super::scenes::Scenes;
use super::theme::{self, Coloured as _};
use super::tutor::Tutor;
use egui::{CornerRadius, Galley, Rect, Sense, Shape, Stroke, Ui, pos2, vec2};
use hantei_scenes::figure::ThemeChoice;
use hantei_scenes::scene::{Door, Event, Readings, Viewer, around_large};
use hantei_scenes::text;
use hantei_scenes::words::Words;
use std::sync::Arc;

/// Usual and least width of the bubble's words, and the space below it for the axis, logical pixels.
const BUBBLE: f32 = 142.0;
const LEAST_BUBBLE: f32 = 64.0;
/// The width up to which a shape is small, logical pixels.
const SMALL: f32 = 60.0;
const UNDER: f32 = 64.0;
/// From a shape to a bubble beside it, logical pixels.
const ASIDE: f32 = 14.0;
/// In a narrower verdict the button that hides the numbers has a sign instead of a word, logical pixels.
const CLOSE_STRIP: f32 = 320.0;
const CLOSE: &str = "×";
/// Distance of the ring of the focus from its shape, and its width with its halo, logical pixels.
const RING: f32 = 6.0;

/// What of the window is shown, as the reader or the page around it chose.
#[derive(Default)]
pub(super) struct Visible {
    /// Height of a phone's sheet after a drag, logical pixels; 0: its usual height.
    pub(super) sheet: f32,
    /// Whether the numbers are shown in a course.
    pub(super) shows_numbers: bool,
    pub(super) is_panel_hidden: bool,
    pub(super) is_presented: bool,
    /// Whether it is a figure in an article: the stage and the verdict alone.
    pub(super) is_figure: bool,
    pub(super) is_help_shown: bool,
}

pub(super) struct Screen<'a> {
    pub(super) scenes: &'a mut Scenes,
    pub(super) panel: &'a mut Panel,
    pub(super) tutor: &'a mut Tutor,
    pub(super) motion: &'a mut Motion,
    pub(super) visible: &'a mut Visible,
    pub(super) painter: &'a Painter,
    pub(super) words: &'a Words,
    pub(super) layout: &'a Layout,
    pub(super) by_finger: bool,
    /// The chosen theme and scale, for the menu.
    pub(super) theme: ThemeChoice,
    pub(super) percent: u32,
    /// The place of the shape whose field in the page has the focus, stage pixels.
    pub(super) focused: Option<hantei_collision::Rect>,
}

impl Screen<'_> {
    fn scene(&self) -> &Viewer {
        self.scenes.present()
    }

    /// Shows each part. Returns what was chosen in the top bar, and the readings.
    pub(super) fn show(&mut self, ui: &mut Ui) -> (Option<TopChoice>, Readings) {
        self.panel.begin();
        if self.tutor.show_contents(ui, self.words) {
            return (None, self.scene().readings());
        }
        let large = self.scene().large();
        if let Some(door) = large {
            let scene = self.scenes.present_mut();
            let place = self.layout.stage.shrink(around_large(self.layout.stage.height().into()) as f32);
            figures::figure_in(ui, place, self.painter, self.words, (scene, door));
        }
        let readings = self.scene().readings();
        let is_unread = self.panel.is_unread(&readings);
        self.scenes.present_mut().set_unread(is_unread);
        let readings = self.tutor.told(self.panel.told(readings));
        let is_seen = large.is_none() && !self.tutor.hides_picture();
        let figure = is_seen.then(|| self.scene().figure());
        if let Some(figure) = &figure {
            self.motion.notice(Seen::of(self.scene(), &readings, figure, self.tutor.session()));
        }
        self.motion.tell(ui.ctx());
        if let Some(figure) = figure {
            picture::paint(ui, self.painter, self.layout.stage.min, figure, self.words);
            self.tutor.ghost().draw(ui, self.layout.stage, self.scene().viewport());
            self.ring(ui);
        }
        // The step's text has the question.
        let is_asked = readings.guessing.as_ref().is_some_and(|it| it.said.is_none()) && self.tutor.place().is_some();
        if self.visible.is_presented {
            let said = is_asked.then(|| Readings { reason: None, ..readings.clone() });
            let said = said.as_ref().unwrap_or(&readings);
            presenter::show(ui, self.painter, self.layout.verdict, self.words, said);
        } else {
            let word = self.numbers_word(ui);
            let right = word.as_ref().map_or(self.layout.link, |(_, width)| width + 40.0);
            // The first chapter speaks of the picture only.
            let place = self.tutor.place();
            let is_of_picture =
                self.layout.panel.is_none() || self.shows_map() || place.is_some_and(|place| place.chapter == 0);
            let of_picture = is_of_picture.then(|| readings.of_picture());
            let other = if place.is_some() {
                // A step of the course uses only words that it has explained, so not "Outside false".
                let said = of_picture.unwrap_or_else(|| readings.clone());
                let reason = said.reason.filter(|_| !is_asked);
                Some(Readings { reason, word: None, ..said })
            } else {
                of_picture
            };
            let said = other.as_ref().unwrap_or(&readings);
            verdict::show(ui, self.painter, self.layout.verdict, self.words, said, right);
            self.numbers_button(ui, word);
            if large.is_none() {
                self.invite(ui);
            }
        }
        self.show_step(ui, &readings);
        self.below(ui, &readings);
        self.show_panel(ui, &readings);
        let chosen = if self.visible.is_presented { self.way_out(ui) } else { None };
        let chosen = chosen.or(self.panel.take_pair().map(TopChoice::Pair));
        (chosen.or(self.top(ui, &readings)), readings)
    }

    /// The button that leaves the presenter's layout, for a finger without Esc.
    fn way_out(&self, ui: &mut Ui) -> Option<TopChoice> {
        if !self.by_finger {
            return None;
        }
        let word = self.words.say(&text!("course-leave"));
        let size = vec2(widgets::width_of(ui, &word, theme::heading()) + 64.0, widgets::pressable(ui));
        let corner = self.layout.stage.right_top() + vec2(-12.0 - size.x, 12.0);
        let place = Rect::from_min_size(corner, size);
        if !self.layout.stage.contains_rect(place) {
            return None;
        }
        // egui needs an area of its own for what lies over the stage.
        let area = egui::Area::new(egui::Id::new("way-out")).fixed_pos(place.min);
        let is_pressed = area.show(ui.ctx(), |ui| {
            ui.allocate_rect(place, Sense::hover());
            widgets::button_at(ui, place, Some(Icon::Cross), &word, ButtonLook::Outlined).clicked()
        });
        is_pressed.inner.then_some(TopChoice::Menu("present"))
    }

    /// A ring around the shape whose field in the page has the focus.
    fn ring(&self, ui: &Ui) {
        let Some(place) = self.focused else { return };
        let stage = self.layout.stage;
        let ring = on_stage(stage, place).expand(RING);
        let painter = ui.painter().with_clip_rect(stage.intersect(ui.clip_rect()));
        let lines = [(RING, ui.colour(|of| of.panel)), (RING / 2.0, ui.colour(|of| of.accent))];
        for (width, colour) in lines {
            painter.rect_stroke(ring, CornerRadius::same(4), Stroke::new(width, colour), egui::StrokeKind::Middle);
        }
    }

    fn below(&mut self, ui: &mut Ui, readings: &Readings) {
        let Some(place) = self.layout.below else { return };
        let scene = self.scenes.present_mut();
        match readings.guessing.as_ref().filter(|_| self.tutor.place().is_none()) {
            Some(_) => {
                match guess::show(ui, place, self.words, scene, readings) {
                    // A scene that guesses has this knob.
                    Some(guess::LEAVE) => drop(scene.set("guess", "off")),
                    Some(action) => scene.handle(Event::act(action)),
                    None => {}
                }
            }
            None => player::show(ui, place, self.words, scene, self.layout.panel.is_none()),
        }
    }

    /// Shows the course's step, with the parts of the panel that it needs if the panel is hidden or has a map in it.
    fn show_step(&mut self, ui: &mut Ui, readings: &Readings) {
        let is_map_beside = self.shows_map();
        let shows_needs = self.layout.panel.is_none() || is_map_beside;
        let needs = shows_needs.then(|| (self.tutor.needed(), self.tutor.shown_parts()));
        let scene = self.scenes.present_mut();
        let (panel, words) = (&mut *self.panel, self.words);
        self.tutor.show(ui, self.layout, (words, readings.guessing.as_ref()), |ui| {
            if let Some((needed, parts)) = &needs {
                panel.needs(ui, words, scene, (readings, needed, parts), !is_map_beside);
            }
        });
    }

    fn show_panel(&mut self, ui: &mut Ui, readings: &Readings) {
        let Some(rect) = self.layout.panel else { return };
        let needed = self.tutor.needed();
        let (is_sheet, in_course) = (self.layout.phone, self.tutor.place().is_some());
        let place = PanelPlace { rect, is_sheet, by_finger: self.by_finger, in_course };
        let scene = self.scenes.present_mut();
        if let Some(sheet) = self.panel.show(ui, place, self.words, scene, (readings, &needed)) {
            self.visible.sheet = sheet;
        }
    }

    fn top(&self, ui: &mut Ui, readings: &Readings) -> Option<TopChoice> {
        let menu = MenuOf {
            words: self.words,
            window: self.panel.offers(),
            scene: self.scene(),
            theme: self.theme,
            percent: self.percent,
            moves: self.motion.is_on(),
        };
        let scene = self.scene();
        let bar = Top {
            words: self.words,
            layout: self.layout,
            scenes: &self.scenes.all,
            shown: self.scenes.shown,
            session: self.tutor.session(),
            invitation: self.tutor.invitation(),
            menu,
            // One filled button is enough.
            has_next_action: readings.remedy.is_some() || scene.guesses() || scene.door() == Door::Own,
        };
        bar.show(ui)
    }

    /// In a course, the word of the button that shows the numbers, if there is room, and the button's width.
    fn numbers_word(&self, ui: &Ui) -> Option<(String, f32)> {
        let strip = self.layout.verdict;
        let is_wide = ui.ctx().screen_rect().width() >= layout::WIDE;
        // On a phone only the way back: the step's text has what it needs.
        let is_offered = !self.layout.phone || self.visible.shows_numbers;
        let tells = self.tutor.asks();
        let is_large = self.scene().large().is_some();
        if self.layout.lesson.is_none() || !(is_offered && !tells || is_large) || is_wide || strip.height() < 1.0 {
            return None;
        }
        let hides = self.visible.shows_numbers && !self.shows_map() && !is_large;
        let ids = match (is_large, hides) {
            (true, _) => [text!("figure-smaller"), text!("figure-smaller-short")],
            (false, true) => [text!("numbers-hide"), text!("numbers-hide-short")],
            (false, false) => [text!("numbers-show"), text!("numbers-show-short")],
        };
        let said = ids.map(|id| self.words.say(&id));
        let width = |word: &String| widgets::width_of(ui, word, theme::heading()) + 28.0;
        if strip.width() < CLOSE_STRIP && hides {
            return Some((CLOSE.into(), width(&CLOSE.into())));
        }
        let fits = |word: &String| width(word) <= strip.width() * 0.36;
        said.into_iter().find(fits).map(|word| (word.clone(), width(&word)))
    }

    fn numbers_button(&mut self, ui: &mut Ui, word: Option<(String, f32)>) {
        let Some((word, width)) = word else { return };
        let strip = self.layout.verdict;
        let middle = pos2(strip.right() - 24.0 - width / 2.0, strip.center().y);
        let place = Rect::from_center_size(middle, vec2(width, widgets::pressable(ui).min(strip.height())));
        if widgets::button_at(ui, place, None, &word, ButtonLook::Outlined).clicked() {
            if self.scene().large().is_some() {
                // A scene with a large figure has this knob.
                let _ = self.scenes.present_mut().set("large", "off");
            } else if self.shows_map() {
                self.visible.shows_numbers = true;
                // A scene with a map has this key.
                let _ = self.scenes.present_mut().set("door", Door::Closed.name());
            } else {
                self.visible.shows_numbers ^= true;
            }
        }
    }

    /// Whether a step's map stands where the numbers would be.
    fn shows_map(&self) -> bool {
        self.layout.panel.is_some() && !self.layout.phone && self.scene().door() == Door::Map
    }

    /// Says what to do first, in a bubble over the picture.
    fn invite(&self, ui: &Ui) {
        let stage = self.layout.stage;
        let first = self.scene().invitation().map(|(said, at)| match self.by_finger || self.layout.phone {
            true => (self.scene().finger_invitation(), at),
            false => (said, at),
        });
        let is_first = first.is_some();
        let said = first.or_else(|| self.scene().reminder());
        let Some((said, at)) = said.filter(|_| self.tutor.place().is_none()) else { return };
        let (ground, ink) = (ui.colour(|of| of.ink), ui.colour(|of| of.panel));
        let place = on_stage(stage, at);
        let [from, to] = [place.min, place.max];
        let said = self.words.say(&said);
        // At most as wide as its shape: beside that may be the gap. Over a small one, its tip is at the shape.
        let is_small = to.x - from.x < SMALL;
        let right = if is_small { from.x + BUBBLE + 7.0 } else { to.x }.min(stage.right() - 8.0);
        let left = (if is_small { from.x - 21.0 } else { from.x - 6.0 })
            .min(right - LEAST_BUBBLE - 28.0)
            .max(stage.left() + 8.0);
        let widest = right - left - 28.0;
        let laid_out = |width: f32| {
            let said = widgets::in_lines(ui.ctx(), &said, &theme::text(), width);
            ui.painter().layout(said, theme::text(), ink, width)
        };
        let (above, below) = (from.y - stage.top() - 36.0, stage.bottom() - UNDER - to.y - 28.0);
        let sides = [(BUBBLE.min(widest), above), (widest, above), (BUBBLE.min(widest), below), (widest, below)];
        let tries = sides.into_iter().filter(|(width, _)| *width >= LEAST_BUBBLE);
        let fits = |(galley, room): &(Arc<Galley>, f32)| galley.size().y <= *room && galley.size().x <= widest;
        let placed = |(galley, room): (Arc<Galley>, f32)| {
            let (size, is_below) = (galley.size() + vec2(28.0, 16.0), room != above);
            let top = if is_below { to.y + 12.0 } else { from.y - size.y - 18.0 };
            (Rect::from_min_size(pos2(left, top), size), Some(is_below), galley)
        };
        let at_a = tries.map(|(width, room)| (laid_out(width), room)).filter(fits).map(placed);
        // Beside A it has no tip. The first one is not there: it would lie over the gap.
        let beside = [false, true].into_iter().filter(|_| !is_first).map(|is_left| {
            let galley = laid_out(BUBBLE);
            let size = galley.size() + vec2(28.0, 16.0);
            let left = if is_left { from.x - size.x - ASIDE } else { to.x + ASIDE };
            let top = from.y.min(stage.bottom() - UNDER - size.y).max(stage.top() + 8.0);
            (Rect::from_min_size(pos2(left, top), size), None, galley)
        });
        let beside = beside.filter(|(bubble, ..)| stage.shrink(8.0).contains_rect(*bubble));
        let fitting: Vec<_> = at_a.chain(beside).collect();
        // Rather elsewhere than over another shape.
        let others = self.scene().landmarks().into_iter().map(|(_, place)| place).filter(|place| *place != at);
        let others: Vec<Rect> = others.map(|place| on_stage(stage, place)).collect();
        let is_clear =
            |(bubble, ..): &&(Rect, Option<bool>, Arc<Galley>)| others.iter().all(|other| !other.intersects(*bubble));
        // At a point it stays: beside that are words.
        let best = fitting.iter().filter(|_| !is_small).find(is_clear).or(fitting.first());
        // Without room, only the panel says it.
        let Some((bubble, is_below, galley)) = best.cloned() else { return };
        ui.painter().rect_filled(bubble, CornerRadius::same(8), ground);
        if let Some(is_below) = is_below {
            let (edge, out) = if is_below { (bubble.left_top(), -9.0) } else { (bubble.left_bottom(), 9.0) };
            let tip = [vec2(12.0, 0.0), vec2(30.0, 0.0), vec2(21.0, out)].map(|by| edge + by);
            ui.painter().add(Shape::convex_polygon(tip.to_vec(), ground, Stroke::NONE));
        }
        ui.painter().galley(bubble.min + vec2(14.0, 8.0), galley, ink);
    }
}

/// A place in stage pixels, in the window.
fn on_stage(stage: Rect, place: hantei_collision::Rect) -> Rect {
    let [min, max] = [place.min(), place.max()].map(|at| stage.min + vec2(at.x as f32, at.y as f32));
    Rect::from_min_max(min, max)
}

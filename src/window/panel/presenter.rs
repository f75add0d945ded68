//! The presenter's layout: the stage over the whole window, and below it, so large that the last row reads them, the
//! verdict, why, and the present comparison.
//!
//! Sizes are those of letters, not of lines: a capital of the verdict is a fourteenth of the window's height, one of the
//! reason a twenty-eighth. In a window that is higher than wide the width decides, as if it were so high, and the reason
//! may have more lines.

use super::rows::mark;
use super::widgets::first_fitting;
use crate::figure::{Figure, Item, Role};
use crate::scene::{Content, Readings, Truth};
use crate::text;
use crate::window::theme;
use crate::words::Words;
use egui::text::{LayoutJob, TextFormat, TextWrapping};
use egui::{self, Color32, FontFamily, FontId, Frame, Galley, Rect, TopBottomPanel, Ui, pos2, vec2};
use std::sync::Arc;

/// Height of a capital letter as a part of the font size (IBM Plex).
const CAPITAL: f32 = 0.698;
/// Letters of the verdict and of the reason, as parts of the height.
const VERDICT: f32 = 1.0 / 14.0;
const REASON: f32 = 1.0 / 28.0;
/// A window counts as at most this many times as high as wide.
const HIGHEST: f32 = 1.25;
/// Lines of the reason, and in a window that is higher than that.
const LINES: usize = 3;
const LINES_OF_HIGH: usize = 6;
/// From line to line, as a part of the font size: of the verdict, and of what stands below it.
const VERDICT_LINE: f32 = 1.15;
const LINE: f32 = 1.2;
/// Space at the left and right, and above and below, as a part of the reason's font size.
const MARGIN: f32 = 0.6;
const PADDING: f32 = 0.3;
/// A reason that needs more room is made smaller by this factor until it fits, down to this size, logical pixels.
const SMALLER: f32 = 0.96;
const SMALLEST: f32 = 8.0;

/// What stands below the stage in a window of a size, logical pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(in crate::window) struct Band {
    /// Font sizes, logical pixels.
    verdict: f32,
    reason: f32,
    lines: usize,
    /// Below the verdict stands one line only, and the bar below that: the comparison that is looked at, else the reason.
    is_short: bool,
}

impl Band {
    /// In a window of this size, with the bar of a course or a guess below it, or without.
    pub(in crate::window) fn of(egui::Vec2 { x: width, y: height }: egui::Vec2, has_bar: bool) -> Self {
        let lines = match has_bar {
            true => 1,
            false if height > width * HIGHEST => LINES_OF_HIGH,
            false => LINES,
        };
        let height = height.min(width * HIGHEST);
        Self { verdict: height * VERDICT / CAPITAL, reason: height * REASON / CAPITAL, lines, is_short: has_bar }
    }

    /// How many times larger than in the panel words are.
    pub(in crate::window) fn larger(self) -> f32 {
        self.reason / theme::text().size
    }

    /// How high it is; it depends on the window alone, so that nothing moves while one walks.
    pub(in crate::window) fn height(self) -> f32 {
        let lines = (self.lines + usize::from(!self.is_short)) as f32 * LINE;
        (self.verdict * VERDICT_LINE + self.reason * (lines + 2.0 * PADDING)).round()
    }

    /// Shows it at the bottom of the window.
    pub(in crate::window) fn show(self, context: &egui::Context, words: &Words, readings: &Readings) {
        let panel = TopBottomPanel::bottom("presenter").exact_height(self.height()).resizable(false);
        // The background is already cleared.
        panel.frame(Frame::new()).show_separator_line(false).show(context, |ui| {
            let place = ui.max_rect().shrink2(self.reason * vec2(MARGIN, PADDING));
            let [under_verdict, over_comparison] =
                [place.top() + self.verdict * VERDICT_LINE, place.bottom() - self.reason * LINE];
            let between = |top: f32, bottom: f32| Rect::from_x_y_ranges(place.x_range(), top..=bottom);
            self.headline(ui, words, readings, between(place.top(), under_verdict));
            if self.is_short {
                let line = between(under_verdict, place.bottom());
                return match readings.present {
                    Some(_) => self.comparison(ui, words, readings, line),
                    None => self.reason(ui, words, readings, line),
                };
            }
            self.reason(ui, words, readings, between(under_verdict, over_comparison));
            self.comparison(ui, words, readings, between(over_comparison, place.bottom()));
        });
    }

    /// Leaves out of a figure what the band says: the verdict, and that it is wrong.
    pub(in crate::window) fn leave_out_captions(self, figure: &mut Figure, readings: &Readings) {
        figure.items.retain(|item| {
            let Item::Caption { text, role, .. } = item else { return true };
            *role != Role::Wrong && *text != readings.headline
        });
    }

    /// The verdict with its mark, and what is so where it is wrong; in one line, smaller only if it is too long.
    fn headline(self, ui: &Ui, words: &Words, readings: &Readings, place: Rect) {
        let colour = theme::of_verdict(readings);
        let mark_width = if readings.verdict.is_some() { self.verdict } else { 0.0 };
        let mut pieces = vec![(words.say(&readings.headline), bold(self.verdict), colour)];
        if let Some(truth) = &readings.truth {
            let wrong = words.say(&text!("wrong-truth", truth = truth.clone()));
            pieces.push((wrong, bold(self.reason * 1.2), theme::ERROR));
        }
        let (galley, scale) = in_one_line(ui, &pieces, place.width() - mark_width);
        if let Some(is_hit) = readings.verdict {
            let radius = self.verdict * scale * CAPITAL / 2.0;
            mark(ui, pos2(place.left() + radius, place.center().y), radius, is_hit);
        }
        write(ui, galley, pos2(place.left() + mark_width * scale, place.center().y));
    }

    /// Why; where a scene gives no reason, what is so.
    fn reason(self, ui: &Ui, words: &Words, readings: &Readings, place: Rect) {
        let said = match &readings.reason {
            Some(reason) => words.say(reason),
            None => {
                let facts = readings.facts.iter().take(self.lines).map(|fact| words.say(fact));
                facts.collect::<Vec<_>>().join("\n")
            }
        };
        let laid_out = |size: f32| {
            let mut job = LayoutJob { wrap: TextWrapping::wrap_at_width(place.width()), ..LayoutJob::default() };
            job.append(&said, 0.0, format(FontId::new(size, FontFamily::Proportional), theme::INK));
            ui.fonts(|fonts| fonts.layout_job(job))
        };
        let sizes = std::iter::successors(Some(self.reason), |size| Some(size * SMALLER));
        let sizes = sizes.take_while(|size| *size >= SMALLEST).chain([SMALLEST]);
        let fits = |galley: &Arc<Galley>| galley.rows.len() <= self.lines && galley.size().x <= place.width();
        let galley = first_fitting(sizes.map(laid_out), fits);
        if let Some(galley) = galley {
            ui.painter().galley(place.min, galley, theme::INK);
        }
    }

    /// The comparison that is lit up: as written, its numbers, its truth, and what that speaks for. Where there is none,
    /// the first fact.
    fn comparison(self, ui: &Ui, words: &Words, readings: &Readings, place: Rect) {
        let plain = FontId::new(self.reason, FontFamily::Proportional);
        let code = FontId::new(self.reason, FontFamily::Monospace);
        let Some(Content::Comparison { asked, left, symbol, right, truth, speaks_for, .. }) = &readings.present else {
            let fact = readings.facts.first().filter(|_| readings.reason.is_some());
            let fact = fact.map_or_else(String::new, |fact| words.say(fact));
            let (galley, _) = in_one_line(ui, &[(fact, plain, theme::QUIET)], place.width());
            return write(ui, galley, place.left_center());
        };
        let is_for = *speaks_for == Some(true);
        let truth = match truth {
            Truth::True => text!("true"),
            Truth::False => text!("false"),
            Truth::NotReached => text!("not-reached"),
        };
        let pieces = [
            (asked.clone(), code.clone(), theme::QUIET),
            (format!("{left} {symbol} {right}"), code, theme::INK),
            (words.say(&truth), bold(self.reason), if is_for { theme::ACCENT } else { theme::INK }),
        ];
        let mark_width = if speaks_for.is_some() { self.reason } else { 0.0 };
        let (galley, scale) = in_one_line(ui, &pieces, place.width() - mark_width);
        let end = place.left() + galley.size().x;
        write(ui, galley, place.left_center());
        if let Some(is_for) = speaks_for {
            let radius = self.reason * scale * CAPITAL / 2.0;
            mark(ui, pos2(end + mark_width * scale - radius, place.center().y), radius, *is_for);
        }
    }
}

fn bold(size: f32) -> FontId {
    theme::stage(size.into())
}

fn format(font: FontId, colour: Color32) -> TextFormat {
    let line_height = Some(font.size * LINE);
    TextFormat { line_height, valign: egui::Align::Center, ..TextFormat::simple(font, colour) }
}

/// Pieces of text side by side, all scaled down until they fit; and by what factor.
fn in_one_line(ui: &Ui, pieces: &[(String, FontId, Color32)], width: f32) -> (Arc<Galley>, f32) {
    let laid_out = |scale: f32| {
        let mut job = LayoutJob::default();
        job.wrap.max_width = f32::INFINITY;
        for (place, (text, font, colour)) in pieces.iter().enumerate() {
            let font = FontId::new(font.size * scale, font.family.clone());
            let space = if place > 0 { font.size } else { 0.0 };
            job.append(text, space, format(font, *colour));
        }
        ui.fonts(|fonts| fonts.layout_job(job))
    };
    let scales = std::iter::successors(Some(1.0_f32), |scale| Some(scale * SMALLER)).take_while(|scale| *scale > 0.05);
    let galleys = scales.map(|scale| (laid_out(scale), scale));
    first_fitting(galleys, |(galley, _)| galley.size().x <= width).unwrap_or_else(|| (laid_out(1.0), 1.0))
}

/// Writes with the middle of the left border here.
fn write(ui: &Ui, galley: Arc<Galley>, left_centre: egui::Pos2) {
    let at = left_centre - vec2(0.0, galley.size().y / 2.0);
    ui.painter().galley(at, galley, theme::INK);
}

//! Cost against number on two logarithmic axes.

use crate::scene::Plot;
use crate::window::theme;
use crate::words::Words;
use egui::{Align2, Color32, Pos2, Rect, Sense, Shape, Stroke, Ui, pos2, vec2};

/// Height of the plot with its title and axis, logical pixels.
const HEIGHT: f32 = 202.0;
/// Left, top, right, bottom, logical pixels.
const MARGINS: [f32; 4] = [46.0, 30.0, 62.0, 24.0];
/// Rectangles and milliseconds from here to there, as powers of ten.
const NUMBERS: (f32, f32) = (2.0, 5.0);
const COSTS: (f32, f32) = (-3.0, 2.0);
/// A curve's name takes so much room, logical pixels.
const NAME: egui::Vec2 = vec2(52.0, 16.0);
/// Width of what the mark says, at most, logical pixels.
const ROOM: f32 = 160.0;
/// Told apart by every eye; the lines are told apart by their names too.
const COLOURS: [Color32; 3] = [Color32::from_rgb(179, 38, 30), Color32::from_rgb(10, 75, 208), theme::ACCENT];

/// Shows the plot.
pub(super) fn show(ui: &mut Ui, words: &Words, plot: &Plot) {
    let (all, _) = ui.allocate_exact_size(vec2(ui.available_width(), HEIGHT), Sense::hover());
    let [left, top, right, bottom] = MARGINS;
    let area =
        Rect::from_min_max(pos2(all.left() + left, all.top() + top), pos2(all.right() - right, all.bottom() - bottom));
    let part = |value: f64, (from, to): (f32, f32)| ((value.max(1e-9).log10() as f32) - from) / (to - from);
    let x = |n: f64| area.left() + part(n, NUMBERS) * area.width();
    let y = |cost: f64| area.bottom() - part(cost, COSTS).clamp(0.0, 1.0) * area.height();
    let painter = ui.painter();
    let text = |at: Pos2, anchor, text: &str, colour| painter.text(at, anchor, text, theme::text(), colour);
    painter.text(
        all.left_top() + vec2(0.0, 10.0),
        Align2::LEFT_CENTER,
        words.say(&plot.title),
        theme::heading(),
        theme::INK,
    );
    let thin = Stroke::new(1.0, theme::LINE);
    for (power, label) in [(2, "100"), (3, "1,000"), (4, "10,000"), (5, "100,000")] {
        let at = x(10f64.powi(power));
        painter.vline(at, area.y_range(), thin);
        text(pos2(at, area.bottom() + 12.0), Align2::CENTER_CENTER, label, theme::QUIET);
    }
    for (power, label) in [(-3, "0.001"), (-2, "0.01"), (-1, "0.1"), (0, "1"), (1, "10"), (2, "100")] {
        let at = y(10f64.powi(power));
        painter.hline(area.x_range(), at, thin);
        text(pos2(area.left() - 6.0, at), Align2::RIGHT_CENTER, label, theme::QUIET);
    }
    let dashed = |from: Pos2, to: Pos2| Shape::dashed_line(&[from, to], Stroke::new(1.5, theme::QUIET), 4.0, 3.0);
    painter.extend(dashed(pos2(area.left(), y(plot.limit)), pos2(area.right(), y(plot.limit))));
    let present = x(plot.present.clamp(100.0, 100_000.0));
    painter.vline(present, area.y_range(), Stroke::new(2.0, theme::LIT));
    let mut last: Option<Pos2> = None;
    for ((name, points), colour) in plot.curves.iter().zip(COLOURS) {
        let line: Vec<Pos2> = points.iter().map(|&(n, cost)| pos2(x(n), y(cost))).collect();
        if let Some(&end) = line.last() {
            // A name stands at the end of its curve, and below the one before where the two would meet.
            let below = last.filter(|last| (last.x - end.x).abs() < NAME.x && last.y + NAME.y > end.y);
            let at = pos2(end.x + 6.0, below.map_or(end.y, |last| last.y + NAME.y).min(area.bottom() - 6.0));
            last = Some(at);
            painter.add(Shape::line(line, Stroke::new(2.0, colour)));
            text(at, Align2::LEFT_CENTER, name, colour);
        }
    }
    if let Some((n, says)) = &plot.mark {
        let at = x(n.clamp(100.0, 100_000.0));
        painter.extend(dashed(pos2(at, area.top()), pos2(at, area.bottom())));
        // Right of the mark where there is room, else from the left border on.
        let start = if at + ROOM < all.right() { at + 6.0 } else { area.left() + 6.0 };
        text(pos2(start, area.bottom() - 4.0), Align2::LEFT_BOTTOM, &words.say(says), theme::INK);
    }
}

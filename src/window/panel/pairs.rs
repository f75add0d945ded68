//! The chooser of the pair: what A and B are, and below it the grid of all pairs.

use super::Panel;
use super::icons::Icon;
use super::widgets::{GAP, ROUND, focus_ring, ink, name, pressable, second, width_of, write, write_within};
use crate::window::layout::from_left;
use crate::window::painting::Painter;
use crate::window::theme::{self, Coloured as _};
use egui::{Align2, CornerRadius, FontId, PopupCloseBehavior, Pos2, Rect, Sense, Stroke, StrokeKind, Ui, pos2, vec2};
use hantei_collision::Point;
use hantei_scenes::figure::{Figure, Pictogram, Viewport};
use hantei_scenes::scene::{ShownKind, Viewer, pair_grid, pairs};
use hantei_scenes::text;
use hantei_scenes::words::Words;

/// Side of the picture of a kind, logical pixels.
const KIND: f32 = 20.0;
/// Side of a pair's cell and of its picture, and the space between two cells, logical pixels.
const CELL: f32 = 64.0;
const SMALL_CELL: f32 = 48.0;
/// Beside the grid, on a narrow screen, logical pixels.
const AROUND: f32 = 56.0;
const PICTURE: f32 = 50.0;
const BETWEEN: f32 = 8.0;
/// Height of the title, and of the names of the columns, logical pixels.
const TITLE: f32 = 30.0;
/// Width of the arrow behind the pictures, logical pixels.
const ARROW: f32 = 12.0;
const COLUMN: f32 = 22.0;

fn draw(ui: &Ui, painter: &Painter, words: &Words, picture: Pictogram, (at, side): (Pos2, f32)) {
    let mut figure = Figure::new((side.into(), side.into()), Viewport::default());
    picture.draw(&mut figure, Point::new(0.0, 0.0), side.into(), false);
    painter.paint(ui.painter(), at, &figure, words);
}

impl Panel {
    /// The chooser: the pictures of both kinds, and their words if there is room.
    pub(super) fn pairs(&mut self, ui: &mut Ui, place: Rect, words: &Words, scene: &Viewer) {
        let Some(kinds) = scene.kinds().map(|kinds| kinds.map(|kind| ShownKind::of(kind, scene.name()))) else {
            return;
        };
        let response = ui.interact(place, ui.id().with("pair"), Sense::click());
        let fill = if response.hovered() { ui.colour(|of| of.gap) } else { ui.colour(|of| of.panel) };
        let border = Stroke::new(1.0, ui.colour(|of| of.border));
        ui.painter().rect(place, CornerRadius::same(ROUND), fill, border, StrokeKind::Inside);
        let mut said = kinds.map(|kind| kind.word(words));
        let fits = |said: &[String]| {
            let wide: f32 = said.iter().map(|word| width_of(ui, word, theme::text())).sum();
            wide + 2.0 * KIND + 90.0 <= place.width()
        };
        if !fits(&said) {
            said = kinds.map(|kind| kind.short_word(words));
        }
        let has_words = fits(&said);
        // Without room for both names, one word says what can be chosen.
        let short = words.say(&text!("pairs-short"));
        let has_short = !has_words && width_of(ui, &short, theme::text()) + 2.0 * KIND + 62.0 <= place.width();
        let mut rest = place.shrink2(vec2(if has_words { 13.0 } else { 8.0 }, 0.0));
        let has_room = rest.width() >= 2.0 * (KIND + 6.0) + ARROW;
        for (which, (kind, word)) in kinds.into_iter().zip(&said).enumerate().skip(usize::from(!has_room)) {
            let picture = from_left(&mut rest, KIND + 6.0);
            let at = pos2(picture.left(), picture.center().y - KIND / 2.0);
            draw(ui, &self.painter, words, Pictogram::Kind(kind.drawn(), which == 0), (at, KIND));
            if has_words {
                let end = write_within(ui, rest, word, theme::text(), ink(ui));
                rest.min.x = end + 8.0;
                if which == 0 {
                    write(ui, rest.left_center(), Align2::LEFT_CENTER, "·", theme::text(), second(ui));
                    rest.min.x += 12.0;
                }
            }
        }
        if has_short {
            write_within(ui, rest.with_min_x(rest.left() + 4.0), &short, theme::text(), ink(ui));
        }
        Icon::Down.draw(ui.painter(), pos2(rest.right() - 6.0, rest.center().y), 16.0, second(ui));
        focus_ring(ui, place, &response);
        let [a, b] = said;
        name(&response, &words.say(&text!("pair-chosen", a = a, b = b)), false);
        let popup = ui.id().with("pairs");
        if response.clicked() {
            ui.memory_mut(|memory| memory.toggle_popup(popup));
        }
        let mut chosen = None;
        // A click beside a picture leaves it open.
        egui::popup_below_widget(ui, popup, &response, PopupCloseBehavior::CloseOnClickOutside, |ui| {
            chosen = self.grid(ui, words, kinds);
        });
        if chosen.is_some() {
            ui.memory_mut(egui::Memory::close_popup);
        }
        self.pair = self.pair.or(chosen);
    }

    /// All pairs: A's kinds in columns, B's in rows. Returns the place of the clicked one among all.
    fn grid(&self, ui: &mut Ui, words: &Words, now: [ShownKind; 2]) -> Option<usize> {
        let [columns, rows] = pair_grid();
        let heads: Vec<String> = columns.iter().map(|kind| kind.short_word(words)).collect();
        let row_words: Vec<String> = rows.iter().map(|kind| kind.word(words)).collect();
        let wide = |names: &mut dyn Iterator<Item = &String>, font: FontId| {
            names.map(|word| width_of(ui, word, font.clone())).collect::<Vec<f32>>()
        };
        let most = |widths: Vec<f32>| widths.into_iter().fold(0.0, f32::max);
        let needed = |side: f32, font: FontId| {
            let of_heads =
                wide(&mut heads.iter(), font.clone()).into_iter().map(|head| (side + BETWEEN).max(head + BETWEEN));
            (most(wide(&mut row_words.iter(), font)), of_heads.collect::<Vec<f32>>())
        };
        // A column is as wide as its name. On a narrow screen names and cells are smaller.
        let (large, room) = (CELL.max(pressable(ui)), ui.ctx().screen_rect().width() - AROUND);
        let (names, widths) = needed(large, theme::heading());
        let is_narrow = names + GAP + widths.iter().sum::<f32>() > room;
        // Where not even those fit, pictures stand for the names.
        let small = SMALL_CELL.max(pressable(ui));
        let (small_names, small_widths) = needed(small, theme::caption());
        let is_pictured = is_narrow && small_names + GAP + small_widths.iter().sum::<f32>() > room;
        let (side, names, widths) = match (is_narrow, is_pictured) {
            (false, _) => (large, names, widths),
            (true, false) => (small, small_names, small_widths),
            (true, true) => (small, KIND, vec![small + BETWEEN; columns.len()]),
        };
        let step = side + BETWEEN;
        let size = vec2(names + GAP + widths.iter().sum::<f32>(), TITLE + COLUMN + rows.len() as f32 * step);
        let (rect, _) = ui.allocate_exact_size(size + vec2(16.0, 12.0), Sense::hover());
        let rect = rect.shrink2(vec2(8.0, 6.0));
        let title = rect.with_max_y(rect.top() + TITLE);
        write(ui, title.left_center(), Align2::LEFT_CENTER, &words.say(&text!("pairs-title")), theme::task(), ink(ui));
        let cells_top = rect.top() + TITLE + COLUMN;
        let (mut clicked, mut lit) = (None, None);
        for (place, pair) in pairs().iter().enumerate() {
            let kinds = pair.shown_kinds();
            let find = |all: &[ShownKind], kind| all.iter().position(|one| *one == kind).unwrap_or_default();
            let (column, row) = (find(&columns, kinds[0]), find(&rows, kinds[1]));
            let left = rect.left() + names + GAP + widths[..column].iter().sum::<f32>();
            let middle = pos2(left + widths[column] / 2.0, cells_top + row as f32 * step + side / 2.0);
            let cell = Rect::from_center_size(middle, vec2(side, side));
            let response = ui.interact(cell, ui.id().with(("pair", place)), Sense::click());
            let is_now = now == kinds;
            if response.hovered() || (is_now && lit.is_none()) {
                lit = Some(kinds);
            }
            let ground = match (is_now, response.hovered()) {
                (true, _) => ui.colour(|of| of.accent_wash),
                (false, true) => ui.colour(|of| of.line),
                (false, false) => ui.colour(|of| of.gap),
            };
            ui.painter().rect_filled(cell, CornerRadius::same(8), ground);
            if is_now {
                let ring = Stroke::new(2.0, ui.colour(|of| of.accent));
                ui.painter().rect_stroke(cell, CornerRadius::same(8), ring, StrokeKind::Outside);
            }
            let size = PICTURE.min(side - 8.0);
            let at = cell.center() - vec2(size, size) / 2.0;
            draw(ui, &self.painter, words, pair.picture(), (at, size));
            focus_ring(ui, cell, &response);
            let [a, b] = kinds.map(|kind| kind.word(words));
            name(&response, &words.say(&text!("pair-chosen", a = a, b = b)), is_now);
            clicked = clicked.or(response.clicked().then_some(place));
        }
        // The names of the pair under the pointer, else of the present one, stand out.
        let font = |is_lit: bool| match (is_narrow, is_lit) {
            (true, _) => theme::caption(),
            (false, true) => theme::heading(),
            (false, false) => theme::text(),
        };
        let [red, blue] = [ui.colour(|of| of.a), ui.colour(|of| of.b)];
        let mut left = rect.left() + names + GAP;
        for ((kind, head), width) in columns.iter().zip(&heads).zip(&widths) {
            let at = pos2(left + width / 2.0, cells_top - COLUMN / 2.0);
            let is_lit = lit.is_some_and(|[a, _]| a == *kind);
            if is_pictured {
                draw(
                    ui,
                    &self.painter,
                    words,
                    Pictogram::Kind(kind.drawn(), true),
                    (at - vec2(KIND, KIND) / 2.0, KIND),
                );
            } else {
                write(ui, at, Align2::CENTER_CENTER, head, font(is_lit), red);
            }
            left += width;
        }
        for (row, (kind, word)) in rows.iter().zip(&row_words).enumerate() {
            let at = pos2(rect.left() + names, cells_top + row as f32 * step + side / 2.0);
            let is_lit = lit.is_some_and(|[_, b]| b == *kind);
            if is_pictured {
                let at = at - vec2(KIND, KIND / 2.0);
                draw(ui, &self.painter, words, Pictogram::Kind(kind.drawn(), false), (at, KIND));
            } else {
                write(ui, at, Align2::RIGHT_CENTER, word, font(is_lit), blue);
            }
        }
        clicked
    }
}

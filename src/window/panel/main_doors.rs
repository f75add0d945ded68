//! The doors at the foot of the first page: two by two, or where their titles are long a line each.

use super::Panel;
use super::icons::Icon;
use super::page::{SHEET, example_name};
use super::widgets::{
    accent, divider, first_fitting, focus_ring, hover_back, ink, name, second, width_of, write, write_within, wrong,
};
use crate::window::theme::{self, Coloured as _};
use egui::{Align2, CornerRadius, Rect, Sense, Stroke, Ui, pos2, vec2};
use hantei_scenes::scene::{Door, Readings, Value, Viewer};
use hantei_scenes::text;
use hantei_scenes::words::{Text, Words};

/// Height of a door, logical pixels.
pub(super) const DOOR: f32 = 44.0;
/// A lower page with a line for each door has one for all the rarer ones, logical pixels.
const LOW: f32 = 480.0;
/// From the line between two doors to a title, from the end of a door to its arrow's middle, and the space that this
/// arrow needs, logical pixels.
const INDENT: f32 = 20.0;
const ARROW: f32 = 16.0;
const WITH_ARROW: f32 = 30.0;
/// Side of a mark, and the space before it, logical pixels.
const MARK: f32 = 13.0;
const BEFORE_MARK: f32 = 8.0;

/// What a door says beside its title, in short.
enum Mark {
    /// So many methods are wrong here.
    Wrong(String),
    /// So many say otherwise than the others, by another rule for the border.
    Differs(String),
    /// Whether the reader's own test is right.
    Own(bool),
}

/// A door of the first page.
struct MainDoor {
    door: Door,
    /// The title, and the same in short.
    titles: [String; 2],
    /// What is said beside it.
    beside: String,
    mark: Option<Mark>,
}

/// The doors of the first page, as they are shown.
pub(super) struct MainDoors {
    doors: Vec<MainDoor>,
    /// Whether two stand side by side.
    in_cells: bool,
}

impl MainDoors {
    /// The doors of a page of this height.
    pub(super) fn of(ui: &Ui, words: &Words, scene: &Viewer, readings: &Readings, height: f32) -> Self {
        if scene.guesses() {
            return Self { doors: Vec::new(), in_cells: false };
        }
        let door = |door: Door| MainDoor {
            titles: [door.title(scene.name(), words), short_title(words, scene, door)],
            beside: beside(words, scene, readings, door),
            mark: mark(readings, door),
            door,
        };
        let mut doors: Vec<MainDoor> = offered(scene).into_iter().map(door).collect();
        let half = ui.max_rect().width() / 2.0 - INDENT;
        let fits = |door: &MainDoor| width_of(ui, &door.titles[1], caption()) <= half - WITH_ARROW;
        let in_cells = doors.len().is_multiple_of(2) && doors.iter().all(fits);
        if !in_cells && (SHEET..LOW).contains(&height) {
            few(&mut doors, words);
        }
        Self { doors, in_cells }
    }

    fn lines(&self) -> usize {
        if self.in_cells { self.doors.len() / 2 } else { self.doors.len() }
    }

    /// Their height.
    pub(super) fn height(&self) -> f32 {
        DOOR * self.lines() as f32
    }

    /// Shows them; returns the door that is clicked.
    pub(super) fn show(&self, ui: &mut Ui, place: Rect) -> Option<Door> {
        let mut clicked = None;
        for (place_among, door) in self.doors.iter().enumerate() {
            let columns = if self.in_cells { 2 } else { 1 };
            let (line, column) = (place_among / columns, place_among % columns);
            let top = place.top() + line as f32 * DOOR;
            let row = Rect::from_min_size(pos2(place.left(), top), vec2(place.width(), DOOR));
            let is_clicked = if self.in_cells {
                cell(ui, row, column == 1, door)
            } else {
                titled_line(ui, row, door.door.name(), (&door.titles[0], &door.beside))
            };
            clicked = clicked.or(is_clicked.then_some(door.door));
        }
        clicked
    }
}

/// With room for two lines only, the last one leads to all other doors.
fn few(doors: &mut Vec<MainDoor>, words: &Words) {
    let has_sides = doors.iter().any(|it| it.door == Door::Sides);
    let is_first = |door| if has_sides { door == Door::Examples } else { matches!(door, Door::Methods | Door::Cost) };
    doors.retain(|it| it.door == Door::Numbers || is_first(it.door));
    let has_examples = doors.iter().any(|it| it.door == Door::Examples);
    if let Some(last) = doors.iter_mut().find(|it| it.door == Door::Numbers && !has_examples) {
        last.titles[0] = words.say(&text!("door-more"));
        last.beside = words.say(&text!("door-more-beside"));
    }
}

/// The space at the sides of the panel.
fn margin_beside(row: Rect) -> f32 {
    if row.width() + 2.0 * super::NARROW_MARGIN < super::NARROW { super::NARROW_MARGIN } else { super::MARGIN }
}

fn caption() -> egui::FontId {
    egui::FontId { size: theme::caption().size, ..theme::text() }
}

fn offered(scene: &Viewer) -> Vec<Door> {
    let doors = scene.doors();
    let all = [Door::Cost, Door::Methods, Door::Examples, Door::Own, Door::Sides, Door::Numbers];
    let mut main: Vec<Door> = all.into_iter().filter(|door| doors.contains(door)).collect();
    if doors.contains(&Door::Cost) {
        // The page itself has the methods, and the numbers' page has the examples.
        main.retain(|door| matches!(door, Door::Cost | Door::Numbers));
    }
    if doors.contains(&Door::Sides) {
        main.retain(|door| *door != Door::Methods);
    }
    main
}

/// A title for half of the width.
fn short_title(words: &Words, scene: &Viewer, door: Door) -> String {
    let id = format!("door-{}-short", door.name());
    if words.has(&id) { words.say(&Text::message(id)) } else { door.title(scene.name(), words) }
}

/// How many methods err here, and how many say otherwise than the others.
fn verdicts(readings: &Readings) -> (usize, usize) {
    let wrong = readings.methods.iter().filter(|method| method.is_wrong).count();
    let count = |says: bool| readings.methods.iter().filter(|method| method.verdict == Some(says)).count();
    (wrong, count(true).min(count(false)))
}

/// The words beside the name of a door.
fn beside(words: &Words, scene: &Viewer, readings: &Readings, door: Door) -> String {
    match door {
        Door::Methods => match verdicts(readings) {
            (wrong @ 1.., _) => words.say(&text!("door-wrong", count = wrong)),
            (0, 1..) => words.say(&text!("door-differ")),
            // That all say the same needs no words.
            (0, 0) => String::new(),
        },
        Door::Examples => {
            let settings = scene.settings();
            let preset = settings.iter().find(|setting| setting.key == "preset");
            // What the scene's examples are about, until one is chosen.
            let wish = format!("{}-examples", scene.name());
            match preset.map(|preset| &preset.value) {
                Some(Value::Choice { chosen: 0 | 1, .. }) if words.has(&wish) => words.say(&Text::message(wish)),
                Some(Value::Choice { options, chosen: chosen @ 1.. }) if scene.presets().len() > 1 => {
                    example_name(words, options[*chosen])
                }
                _ => String::new(),
            }
        }
        Door::Own => match readings.typed.as_ref().and_then(|typed| typed.is_wrong) {
            Some(true) => words.say(&text!("door-own-wrong")),
            Some(false) => words.say(&text!("door-own-right")),
            None => String::new(),
        },
        Door::Closed | Door::Numbers | Door::Map | Door::Lens | Door::Cost | Door::Sides => String::new(),
    }
}

/// The same as a mark, for half of the width.
fn mark(readings: &Readings, door: Door) -> Option<Mark> {
    match (door, verdicts(readings)) {
        (Door::Methods, (wrong @ 1.., _)) => Some(Mark::Wrong(wrong.to_string())),
        (Door::Methods, (0, differ @ 1..)) => Some(Mark::Differs(format!("≠ {differ}"))),
        (Door::Own, _) => readings.typed.as_ref()?.is_wrong.map(|is_wrong| Mark::Own(!is_wrong)),
        _ => None,
    }
}

impl Mark {
    fn width(&self, ui: &Ui) -> f32 {
        match self {
            Self::Wrong(count) => MARK + 4.0 + width_of(ui, count, theme::heading()),
            Self::Differs(said) => width_of(ui, said, theme::text()),
            Self::Own(_) => MARK,
        }
    }

    /// Draws it with its right end here.
    fn show(&self, ui: &Ui, right: egui::Pos2) {
        let middle = pos2(right.x - self.width(ui) + MARK / 2.0, right.y);
        match self {
            Self::Wrong(count) => {
                cross(ui, middle);
                write(ui, right, Align2::RIGHT_CENTER, count, theme::heading(), wrong(ui));
            }
            Self::Differs(said) => {
                write(ui, right, Align2::RIGHT_CENTER, said, theme::text(), second(ui));
            }
            Self::Own(true) => Icon::Tick.draw(ui.painter(), middle, MARK, accent(ui)),
            Self::Own(false) => cross(ui, middle),
        }
    }
}

/// A cross as bold as the number beside it.
fn cross(ui: &Ui, middle: egui::Pos2) {
    let (half, stroke) = (0.32 * MARK, Stroke::new(2.2, wrong(ui)));
    for way in [vec2(half, half), vec2(half, -half)] {
        ui.painter().line_segment([middle - way, middle + way], stroke);
    }
}

/// A door in half of a row, at the left or at the right; true if it is clicked.
fn cell(ui: &mut Ui, row: Rect, is_right: bool, door: &MainDoor) -> bool {
    let margin = margin_beside(row);
    let (from, middle, to) = (row.left() - margin, row.center().x, row.right() + margin);
    let line = Stroke::new(1.0, ui.colour(|of| of.line));
    if is_right {
        ui.painter().vline(middle, row.y_range(), line);
    } else {
        divider(ui, row.top(), from, to);
    }
    let place = if is_right { row.with_min_x(middle).with_max_x(to) } else { row.with_min_x(from).with_max_x(middle) };
    let response = ui.interact(place, ui.id().with(("door", door.door.name())), Sense::click());
    if response.hovered() {
        ui.painter().rect_filled(place.shrink(4.0), CornerRadius::same(8), ui.colour(|of| of.gap));
    }
    let (left, right) = if is_right { (middle + INDENT, row.right() + 9.0) } else { (row.left(), middle) };
    let mark = door.mark.as_ref().map_or(0.0, |mark| mark.width(ui) + BEFORE_MARK);
    let room = right - left - WITH_ARROW - mark;
    let fits = |title: &&String| width_of(ui, title, theme::text()) <= room;
    let title = first_fitting(door.titles.iter(), fits).map_or("", String::as_str);
    // Where the mark needs the room, there is no arrow.
    let has_arrow = door.mark.is_none() || width_of(ui, title, caption()) <= room;
    let end = right - if has_arrow { WITH_ARROW } else { ARROW / 2.0 };
    if has_arrow {
        Icon::Right.draw(ui.painter(), pos2(right - ARROW, place.center().y), 16.0, second(ui));
    }
    if let Some(mark) = &door.mark {
        mark.show(ui, pos2(end, place.center().y));
    }
    write_within(ui, place.with_min_x(left).with_max_x(end - mark), title, theme::text(), ink(ui));
    focus_ring(ui, place.shrink(5.0), &response);
    name(&response, &door.titles[0], false);
    let is_clicked = response.clicked();
    if !door.beside.is_empty() {
        response.on_hover_text(&door.beside);
    }
    is_clicked
}

/// A line that leads to a door; true if it is clicked.
pub(super) fn door_line(ui: &mut Ui, place: Rect, (words, scene): (&Words, &Viewer), door: Door) -> bool {
    titled_line(ui, place, door.name(), (&door.title(scene.name(), words), ""))
}

/// A line with a title and words beside it, which leads on; true if it is clicked.
fn titled_line(ui: &mut Ui, place: Rect, key: &str, (title, beside): (&str, &str)) -> bool {
    let response = ui.interact(place, ui.id().with(("door", key)), Sense::click());
    let margin = margin_beside(place);
    divider(ui, place.top(), place.left() - margin, place.right() + margin);
    hover_back(ui, place.shrink2(vec2(0.0, 2.0)), &response);
    Icon::Right.draw(ui.painter(), pos2(place.right() - 7.0, place.center().y), 16.0, second(ui));
    let end = write_within(ui, place.with_max_x(place.right() - 20.0), title, theme::text(), ink(ui));
    let width = width_of(ui, beside, theme::text());
    let left = (place.right() - 24.0 - width).max(end + 16.0);
    let room = Rect::from_min_max(pos2(left, place.top()), pos2(place.right() - 22.0, place.bottom()));
    write_within(ui, room, beside, theme::text(), second(ui));
    focus_ring(ui, place.shrink(3.0), &response);
    name(&response, title, false);
    response.clicked()
}

impl Panel {
    /// Opens the door that was clicked.
    pub(super) fn enter(&mut self, scene: &mut Viewer, clicked: Option<Door>) {
        if let Some(door) = clicked {
            self.report(scene.set("door", door.name()));
        }
    }
}

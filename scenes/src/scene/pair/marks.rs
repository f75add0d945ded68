//! What a picture has beside the shapes: marks, and notes with the places where they may stand. Each says whether it
//! tells the answer; what tells is left out while a guess is open. One placer settles all notes.

use super::kinds;
use super::rows::PairRow;
use crate::figure::{Anchor, BADGE_HIGH, BADGE_SIDE, Figure, Item, Role, Transform, Viewport, known_width, sides};
use crate::scene::shared::room::{Room, TEXT, beside, width};
use crate::words::Text;
use hantei_collision::shapes::{Pair, Shape};
use hantei_collision::{Circle, Contact, Point, Rect, Vec2};
use std::f64::consts::TAU;

/// Size of a shape's letter, stage pixels.
pub(super) const LETTER: f64 = 22.0;
/// How many letters come after all other notes.
const LETTERS: usize = 2;
/// From one note to the next, stage pixels.
const APART: f64 = 5.0;
/// How far a note with a line stands from what it is about, stage pixels.
const LED: [f64; 4] = [70.0, 48.0, 100.0, 140.0];
/// Size of a number on a disc, and of a caption, stage pixels.
const DISC: f64 = 13.0;
pub(super) const SMALL: f64 = 13.0;
/// From a name to the caption under it, and from the end of a line to both, stage pixels.
const UNDER_NAME: f64 = 3.0;
const FROM_END: [f64; 4] = [9.0, 16.0, 26.0, 40.0];
/// How far beyond its end a line's name stands, for each part that it stands aside.
const OUTWARD: [(f64, f64); 7] =
    [(1.0, 0.6), (1.0, 0.0), (-1.0, 0.6), (0.0, 1.0), (-1.0, 0.0), (1.0, 1.6), (1.0, -0.6)];
/// From a place to a badge around it, stage pixels; how many ways there are around.
const FROM_PLACE: [f64; 4] = [13.0, 20.0, 32.0, 50.0];
const AROUND: usize = 16;
/// Radius of the mark before a wrong number, and the space that it takes, stage pixels.
const CROSS: f64 = 8.0;
pub(super) const CROSSED: f64 = 22.0;
/// Thickness of a bar, at most, stage pixels.
const THIN: f64 = 14.0;
/// A lower stage has nothing at its bottom; the axes end here, stage pixels.
const LOW: f64 = 240.0;
const AXES: f64 = 70.0;
/// The largest width of the caption in any language, font sizes.
const CAPTION: f64 = 17.0;
/// Around the thing that a note points at, stage pixels.
const POINTED: f64 = 12.0;
/// The most dots of a dotted line.
const MOST_DOTS: usize = 600;

/// A thing in the picture, world units.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Mark {
    pub(super) item: Item,
    /// Whether it tells the answer.
    pub(super) tells: bool,
    /// Whether it lies under the shapes.
    is_ground: bool,
}

/// A word or a number in the picture.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Note {
    text: Text,
    /// Stage pixels.
    size: f64,
    /// Where its middle may be, stage pixels, the best place first.
    places: Vec<Point>,
    /// The role of the words on its badge; without one, it takes its colour from what it stands on.
    badge: Option<Role>,
    /// A smaller line under it.
    caption: Option<Text>,
    /// Whether it is wrong: a mark stands before it.
    is_wrong: bool,
    /// What it is about, stage pixels: its near end stands there, because its width is not known in each language.
    about: Option<Point>,
    /// Its colour, if that is not the one for what it stands on.
    ink: Option<Role>,
    /// Whether it stands on its own mark, where no room is needed.
    is_on_mark: bool,
    /// A line leads from it to this place, stage pixels: then it stands beside the shapes.
    leads_to: Option<Point>,
    /// Whether it stands on what both share rather than farther away.
    is_near: bool,
    /// Whether it is A's letter, or B's: it does not stand on the other one alone.
    is_of_first: Option<bool>,
    /// Which end of it stands at that end of its place: its width is not known in each language.
    anchor: Anchor,
    /// Whether it tells the answer.
    tells: bool,
}

impl Note {
    /// A note that tells, and takes its colour from what it stands on.
    fn of(text: Text, size: f64, places: Vec<Point>) -> Self {
        Self {
            text,
            size,
            places,
            badge: None,
            caption: None,
            is_wrong: false,
            about: None,
            ink: None,
            is_on_mark: false,
            leads_to: None,
            is_near: false,
            is_of_first: None,
            anchor: Anchor::Middle,
            tells: true,
        }
    }
}

impl Note {
    /// Which end of it stands where on its place.
    fn end_of(&self, plate: Rect) -> (Anchor, Point) {
        // A number on a badge is as wide in each language.
        let is_number = self.badge.is_some() && known_width(&self.text, self.size).is_some();
        let anchor = match self.about.filter(|_| !is_number) {
            Some(at) if at.x <= plate.min().x => Anchor::Start,
            Some(at) if at.x >= plate.max().x => Anchor::End,
            _ => self.anchor,
        };
        (anchor, plate.centre().moved((anchor.part() - 0.5) * plate.width(), 0.0))
    }
}

/// The middle of something so large that leaves a place free by this distance in a direction of length 1.
fn beyond(at: Point, (x, y): (f64, f64), far: f64, (wide, high): (f64, f64)) -> Point {
    let (across, down) = ((far + wide / 2.0) / x.abs(), (far + high / 2.0) / y.abs());
    let length = across.min(down);
    at.moved(x * length, y * length)
}

/// Writes a number with a mark before it: a cross on a disc.
fn write_wrong(plate: Rect, anchor: Anchor, note: &Note, role: Role, figure: &mut Figure) {
    let wide = width(&note.text, note.size);
    let left = plate.min().x + anchor.part() * (plate.width() - wide - CROSSED);
    let middle = Point::new(left + CROSS, plate.centre().y);
    figure.push(Item::Dot { at: middle, radius: CROSS, role: Role::Missed });
    let half = 0.4 * CROSS;
    let lines = [(-half, half), (half, half)].map(|(x, y)| (middle.moved(-x, -y), middle.moved(x, y)));
    figure.push(Item::Lines { lines: lines.to_vec(), role: Role::OnMissed });
    figure.write(Point::new(left + CROSSED, middle.y), Anchor::Start, note.text.clone(), note.size, role);
}

/// The marks and notes of a pair. What is added first is placed first.
pub(super) struct Marks {
    viewport: Viewport,
    /// Width and height, stage pixels.
    stage: (f64, f64),
    /// The turn of the picture, and back.
    turn: Transform,
    back: Transform,
    marks: Vec<Mark>,
    notes: Vec<Note>,
}

impl Marks {
    pub(super) fn new(viewport: Viewport, stage: (f64, f64)) -> Self {
        let (turn, back) = (Transform::IDENTITY, Transform::IDENTITY);
        Self { viewport, stage, turn, back, marks: Vec::new(), notes: Vec::new() }
    }

    /// The same in a picture that is turned.
    pub(super) fn turned(self, turn: Transform, back: Transform) -> Self {
        Self { turn, back, ..self }
    }

    fn to_stage(&self, at: Point) -> Point {
        self.viewport.to_stage(self.turn.to(at))
    }

    fn rect_to_stage(&self, rect: Rect) -> Rect {
        self.viewport.rect_to_stage(self.turn.around(rect))
    }

    /// Adds an item that tells the answer.
    pub(super) fn tell(&mut self, item: Item) {
        self.marks.push(Mark { item, tells: true, is_ground: false });
    }

    /// Adds an item that tells nothing.
    pub(super) fn show(&mut self, item: Item) {
        self.marks.push(Mark { item, tells: false, is_ground: false });
    }

    /// Adds an item under the shapes that tells nothing.
    pub(super) fn ground(&mut self, item: Item) {
        self.marks.push(Mark { item, tells: false, is_ground: true });
    }

    /// A stroke that tells.
    pub(super) fn line(&mut self, from: Point, to: Point, role: Role) {
        self.tell(Item::Line { from, to, role, dashed: false });
    }

    /// A dashed stroke on a light ground, which is visible on any colour.
    pub(super) fn dashed(&mut self, from: Point, to: Point, role: Role) {
        self.line(from, to, Role::LineGround);
        self.dashed_plain(from, to, role);
    }

    /// A line between two things, which is visible on any colour: the distance that decides, or a lit one.
    pub(super) fn way(&mut self, from: Point, to: Point, role: Role) {
        self.line(from, to, Role::WayHalo);
        self.line(from, to, role);
    }

    /// A dot with a dark edge.
    pub(super) fn dot(&mut self, at: Point, radius: f64, role: Role) {
        self.tell(Item::Dot { at, radius, role: Role::Distance });
        self.tell(Item::Dot { at, radius: radius - 2.4, role });
    }

    /// A dashed stroke alone.
    pub(super) fn dashed_plain(&mut self, from: Point, to: Point, role: Role) {
        self.tell(Item::Line { from, to, role, dashed: true });
    }

    /// The four sides of a rectangle in dashes.
    pub(super) fn box_around(&mut self, rect: Rect, role: Role) {
        for (from, to) in sides(&rect.corners()) {
            self.dashed_plain(from, to, role);
        }
    }

    /// A number beside a line, world units.
    pub(super) fn beside(&mut self, text: Text, line: [Point; 2]) {
        let size = (width(&text, TEXT), TEXT);
        let [from, to] = line.map(|at| self.to_stage(at));
        // Around the middle of the line first, then nearer to its ends.
        let part = |part: f64| from.moved((to.x - from.x) * part, (to.y - from.y) * part);
        let parts = [0.5, 0.35, 0.65, 0.2, 0.8].map(|middle| [part(middle - 0.1), part(middle + 0.1)]);
        let places = parts.into_iter().flat_map(|line| beside(line, size).take(4)).collect();
        self.notes.push(Note::of(text, TEXT, places));
    }

    /// A word outside the shapes, with a line to a place, world units.
    pub(super) fn pointing(&mut self, text: Text, at: Point) {
        let at = self.to_stage(at);
        let wide = width(&text, TEXT) / 2.0;
        let ways =
            [(-1.0, 0.5), (1.0, -0.5), (-1.0, -0.5), (1.0, 0.5), (-0.5, 1.0), (0.5, -1.0), (0.5, 1.0), (-0.5, -1.0)];
        let places = LED
            .into_iter()
            .flat_map(|far| ways.map(|(x, y)| at.moved(f64::copysign(wide, x) + x * far * 0.6, y * far)));
        self.notes.push(Note { leads_to: Some(at), ..Note::of(text, TEXT, places.collect()) });
    }

    /// A length on a dark badge beside its line, world units.
    pub(super) fn badge(&mut self, text: Text, line: [Point; 2]) {
        self.badge_in(Role::OnBadge, text, line);
    }

    /// The same in a role of words on a badge.
    pub(super) fn badge_in(&mut self, role: Role, text: Text, line: [Point; 2]) {
        let line = line.map(|at| self.to_stage(at));
        let places = beside(line, (width(&text, TEXT) + 2.0 * BADGE_SIDE, BADGE_HIGH)).collect();
        let about = Some(line[0] + (line[1] - line[0]) * 0.5);
        self.notes.push(Note { badge: Some(role), about, ..Note::of(text, TEXT, places) });
    }

    /// A text on a dark badge around a place, world units; in this direction first.
    pub(super) fn badge_around(&mut self, text: Text, at: Point, towards: Vec2) {
        let size = (width(&text, TEXT) + 2.0 * BADGE_SIDE, BADGE_HIGH);
        let (at, first) = (self.to_stage(at), towards.y.atan2(towards.x));
        let turn = |place: usize| {
            let by = place.div_ceil(2) as f64 * TAU / AROUND as f64;
            let (y, x) = (first + if place.is_multiple_of(2) { by } else { -by }).sin_cos();
            (x, y)
        };
        // The half of the ways that lead there comes first, also farther away.
        let halves = [0..AROUND / 2 + 1, AROUND / 2 + 1..AROUND];
        let places = halves
            .into_iter()
            .flat_map(|half| FROM_PLACE.into_iter().flat_map(move |far| half.clone().map(move |place| (far, place))));
        let places = places.map(|(far, place)| beyond(at, turn(place), far, size)).collect();
        self.notes.push(Note { badge: Some(Role::OnBadge), about: Some(at), ..Note::of(text, TEXT, places) });
    }

    /// The name of an end of a line and a caption under it, beside the line or beyond it, world units. The caption tells.
    pub(super) fn end(&mut self, (name, role): (&'static str, Role), caption: Option<Text>, at: Point, from: Point) {
        let [at, from] = [at, from].map(|at| self.to_stage(at));
        let length = at.distance(from);
        let (x, y) = if length > 0.01 { ((at.x - from.x) / length, (at.y - from.y) / length) } else { (0.0, 1.0) };
        // The upper end has its name above the line, the lower one below it.
        let (aside, up) = ((-y, x), if at.y < from.y || (at.y == from.y && at.x < from.x) { -1.0 } else { 1.0 });
        let sign = if aside.1 == 0.0 { 1.0 } else { up * aside.1.signum() };
        let ways = OUTWARD.map(|(side, out)| {
            let (x, y) = (side * sign * aside.0 + out * x, side * sign * aside.1 + out * y);
            let length = x.hypot(y);
            (x / length, y / length)
        });
        let places = |size| {
            let far = FROM_END.into_iter();
            far.flat_map(|far| ways.map(|way| beyond(at, way, far, size))).collect()
        };
        let name_size = (width(&Text::plain(name), LETTER), LETTER);
        let note = Note { about: Some(at), ink: Some(role), ..Note::of(Text::plain(name), LETTER, Vec::new()) };
        // Without the caption the name alone stands where both would.
        let both =
            caption.as_ref().map(|caption| (width(caption, SMALL).max(name_size.0), LETTER + UNDER_NAME + SMALL));
        let places = places(both.unwrap_or(name_size));
        self.notes.push(Note { caption, tells: false, places, ..note });
    }

    /// A word in a rectangle, world units: in its middle, or beside that.
    pub(super) fn name(&mut self, text: Text, rect: Rect, size: f64) {
        let rect = self.rect_to_stage(rect);
        let parts = [0.0, -0.25, 0.25, -0.35, 0.35].map(|part| rect.centre().moved(part * rect.width(), 0.0));
        self.notes.push(Note { tells: false, ..Note::of(text, size, parts.to_vec()) });
    }

    /// The name of the corner at a place, outside of its two edges, world units; the distance and the size are stage pixels.
    pub(super) fn around(
        &mut self,
        (text, role): (Text, Role),
        corners: &[Point],
        place: usize,
        (far, size): (f64, f64),
        is_inside: impl Fn(Point) -> bool,
    ) {
        let count = corners.len();
        let places = [place, place + count - 1, place + 1];
        let [at, one, other] = places.map(|place| self.to_stage(corners[place % count]));
        let way = |to: Point| {
            let far = to.distance(at).max(f64::MIN_POSITIVE);
            ((at.x - to.x) / far, (at.y - to.y) / far)
        };
        let ((x, y), (z, w)) = (way(one), way(other));
        let (x, y) = (x + z, y + w);
        let length = x.hypot(y);
        let (x, y) = if length > 0.01 { (x / length, y / length) } else { (0.0, -1.0) };
        let first = self.viewport.to_world(at.moved(far * x, far * y));
        let (x, y) = if is_inside(first) { (-x, -y) } else { (x, y) };
        let ways = [(x, y), (-y, x), (y, -x), (-x, -y)].into_iter();
        let places =
            [far, 1.4 * far, 1.9 * far].into_iter().flat_map(|far| ways.clone().map(move |(x, y)| (x * far, y * far)));
        let places = places.map(|(x, y)| at.moved(x, y)).collect();
        self.notes.push(Note { tells: false, ink: Some(role), ..Note::of(text, size, places) });
    }

    /// A number on a dark disc, world units.
    pub(super) fn disc(&mut self, text: Text, at: Point, radius: f64) {
        self.tell(Item::Dot { at, radius: radius + 2.0, role: Role::WayHalo });
        self.tell(Item::Dot { at, radius, role: Role::Distance });
        let places = vec![self.to_stage(at)];
        self.notes.push(Note { is_on_mark: true, ..Note::of(text, DISC, places) });
    }

    /// A number near a place, beside all lines, world units; it tells.
    pub(super) fn near(&mut self, text: Text, at: Point) {
        let (at, wide) = (self.to_stage(at), width(&text, TEXT) / 2.0);
        let ways = [(1.0, -1.0), (-1.0, 1.0), (1.0, 1.0), (-1.0, -1.0)];
        let places = [(10.0, 15.0), (12.0, 26.0), (22.0, 15.0), (22.0, 36.0)];
        let places = places.into_iter().flat_map(|(x, y)| ways.map(|(a, b)| at.moved(a * (wide + x), b * y))).collect();
        self.notes.push(Note::of(text, TEXT, places));
    }

    /// A text about a place, at the first free of these places, stage pixels.
    pub(super) fn placed(&mut self, text: Text, about: Point, places: Vec<Point>) {
        self.notes.push(Note { about: Some(about), ..Note::of(text, TEXT, places) });
    }

    /// A small text about a place, at the first free of these places, stage pixels.
    pub(super) fn small(&mut self, text: Text, role: Role, about: Option<Point>, places: Vec<Point>) {
        self.notes.push(Note { ink: Some(role), about, ..Note::of(text, SMALL, places) });
    }

    /// A number with a mark that it is wrong, beside the place that it is about, stage pixels.
    pub(super) fn wrong(&mut self, text: Text, about: Point, places: Vec<Point>) {
        self.notes.push(Note {
            is_wrong: true,
            about: Some(about),
            ink: Some(Role::Wrong),
            ..Note::of(text, TEXT, places)
        });
    }

    /// A dotted line under the shapes, as far as it is in sight, world units: the side of a dot and the way to the next
    /// one are stage pixels.
    pub(super) fn dots(&mut self, seen: Rect, line: [Point; 2], dots: (f64, f64), role: Role) {
        let item = self.dotted(seen, line, dots, role);
        self.ground(item);
    }

    /// The same over the shapes; it tells.
    pub(super) fn telling_dots(&mut self, seen: Rect, line: [Point; 2], dots: (f64, f64), role: Role) {
        let item = self.dotted(seen, line, dots, role);
        self.tell(item);
    }

    fn dotted(&self, seen: Rect, [from, to]: [Point; 2], (side, step): (f64, f64), role: Role) -> Item {
        let (length, unit) = (from.distance(to), 1.0 / self.viewport.zoom);
        let on = |far: f64| from.moved((to.x - from.x) * far / length, (to.y - from.y) * far / length);
        let all = (0..).map(|place| f64::from(place) * step * unit).take_while(|far| *far <= length).map(on);
        let seen = all.filter(|at| seen.contains(*at)).take(MOST_DOTS);
        Item::Rects { rects: seen.map(|at| Rect::from_centre_size(at, side * unit, side * unit)).collect(), role }
    }

    /// A text in this size at the first free of these places, stage pixels, and on what both share rather than farther
    /// away.
    pub(super) fn sized(&mut self, text: Text, size: f64, places: Vec<Point>, anchor: Anchor, ink: Option<Role>) {
        self.notes.push(Note { ink, anchor, is_near: true, ..Note::of(text, size, places) });
    }

    /// Stage pixels to a world unit.
    pub(super) const fn zoom(&self) -> f64 {
        self.viewport.zoom
    }

    /// The head of an arrow that tells nothing.
    pub(super) fn arrow(&mut self, from: Point, to: Point, head: f64, role: Role) {
        let mut figure = Figure::new((0.0, 0.0), self.viewport);
        figure.push_arrow_with(from, to, head, role);
        // The shaft is the shape itself.
        figure.items.into_iter().filter(|item| !matches!(item, Item::Line { .. })).for_each(|item| self.show(item));
    }

    /// What a figure draws, which tells.
    pub(super) fn drawn(&mut self, draw: impl FnOnce(&mut Figure)) {
        self.draw(true, false, draw);
    }

    /// What a figure draws under the shapes, which tells.
    pub(super) fn drawn_under(&mut self, draw: impl FnOnce(&mut Figure)) {
        self.draw(true, true, draw);
    }

    /// What a figure draws that tells nothing.
    pub(super) fn shown(&mut self, draw: impl FnOnce(&mut Figure)) {
        self.draw(false, false, draw);
    }

    fn draw(&mut self, tells: bool, is_ground: bool, draw: impl FnOnce(&mut Figure)) {
        let mut figure = Figure::new(self.stage, self.viewport);
        draw(&mut figure);
        self.marks.extend(figure.items.into_iter().map(|item| Mark { item, tells, is_ground }));
    }

    /// An outline in dashes, world units.
    pub(super) fn outline(&mut self, corners: &[Point], role: Role) {
        for (from, to) in sides(corners) {
            self.dashed(from, to, role);
        }
    }

    /// A number at a place, world units; left out if that is taken.
    pub(super) fn fixed(&mut self, text: Text, at: Point) {
        let places = vec![self.to_stage(at)];
        self.notes.push(Note::of(text, TEXT, places));
    }

    /// The letter of a shape.
    pub(super) fn letter(&mut self, is_first: bool, letter: &'static str, shape: &Shape, other: Point) {
        let places = kinds::letter_places(shape, other, LETTER / self.viewport.zoom);
        let places = places.into_iter().map(|at| self.to_stage(at)).collect();
        let text = Text::plain(letter);
        let ink = matches!(shape, Shape::Point(_)).then_some(Role::FirstLine);
        self.notes.push(Note { tells: false, is_of_first: Some(is_first), ink, ..Note::of(text, LETTER, places) });
    }

    /// The items that may be shown over the shapes.
    pub(super) fn items(&self, hides: bool) -> impl Iterator<Item = &Item> {
        self.marks.iter().filter(move |mark| !mark.is_ground && (!hides || !mark.tells)).map(|mark| &mark.item)
    }

    /// The items under the shapes that may be shown.
    pub(super) fn grounds(&self, hides: bool) -> impl Iterator<Item = &Item> {
        self.marks.iter().filter(move |mark| mark.is_ground && (!hides || !mark.tells)).map(|mark| &mark.item)
    }

    /// Settles the notes that may be shown, each at its first free place, and writes them in stage pixels. Nothing
    /// stands on `taken`.
    pub(super) fn write(&self, pair: &Pair, hides: bool, taken: &[Rect], figure: &mut Figure) {
        let mut room = Room::of(figure, width);
        room.take(taken.iter().copied());
        for item in self.items(hides).chain(self.grounds(hides)) {
            self.take(item, &mut room);
        }
        for shape in [pair.a(), pair.b()] {
            match shape {
                Shape::Point(point) => {
                    let side = 2.0 * kinds::DOT + 4.0;
                    room.take([Rect::from_centre_size(self.to_stage(*point), side, side)]);
                }
                Shape::Segment(segment) => {
                    room.take_line(self.to_stage(segment.start), self.to_stage(segment.end));
                }
                _ => {}
            }
        }
        let placer = Placer {
            shapes: [pair.a(), pair.b()],
            viewport: self.viewport,
            back: self.back,
            hides,
            is_open: PairRow::of_pair(pair).is_open,
        };
        // The letters come last.
        let (others, letters) = self.notes.split_at(self.notes.len().saturating_sub(LETTERS));
        let is_shown = |note: &&Note| !hides || !note.tells;
        // Only a badge may stand on the way out.
        let (badges, others): (Vec<&Note>, Vec<&Note>) =
            others.iter().filter(is_shown).partition(|note| note.badge.is_some());
        for note in badges {
            placer.settle(note, &mut room, figure);
        }
        for item in self.items(hides) {
            if let Item::Lines { lines, role: Role::After } = item {
                for (from, to) in lines {
                    room.take_line(self.to_stage(*from), self.to_stage(*to));
                }
            }
        }
        for note in others {
            placer.settle(note, &mut room, figure);
        }
        for note in letters.iter().filter(is_shown) {
            placer.settle(note, &mut room, figure);
        }
    }

    /// Nothing is written over a line or a dot.
    fn take(&self, item: &Item, room: &mut Room) {
        match item {
            Item::Line { from, to, .. } => room.take_line(self.to_stage(*from), self.to_stage(*to)),
            // A bar along an axis; a larger one is a shape, on which words may stand.
            Item::Rect { rect, .. } if rect.width().min(rect.height()) * self.viewport.zoom < THIN => {
                room.take([self.rect_to_stage(*rect)]);
            }
            // A dotted line of a segment.
            Item::Rects { rects, role: Role::FirstLine | Role::SecondLine } => {
                room.take(rects.iter().map(|rect| self.rect_to_stage(*rect)));
            }
            // The head of an arrow.
            Item::Polygon { points, role: Role::PushOut } => {
                room.take(Rect::around(points.iter().map(|at| self.to_stage(*at))));
            }
            Item::Dot { at, radius, .. } => {
                room.take([Rect::from_centre_size(self.to_stage(*at), 2.0 * radius, 2.0 * radius)]);
            }
            _ => {}
        }
    }
}

/// Finds a place for each note.
struct Placer<'a> {
    shapes: [&'a Shape<'a>; 2],
    viewport: Viewport,
    /// Back from the turn of the picture.
    back: Transform,
    hides: bool,
    /// Whether B is an outline.
    is_open: bool,
}

impl Placer<'_> {
    fn settle(&self, note: &Note, room: &mut Room, figure: &mut Figure) {
        if note.is_on_mark {
            let at = note.places[0];
            return figure.write(at, Anchor::Middle, note.text.clone(), note.size, Role::OnDistance);
        }
        let caption = note.caption.as_ref().filter(|_| !self.hides);
        let wide = width(&note.text, note.size);
        let size = match (note.badge, caption) {
            (Some(_), _) => (wide + 2.0 * BADGE_SIDE, BADGE_HIGH),
            (None, Some(caption)) => (wide.max(width(caption, SMALL)), note.size + UNDER_NAME + SMALL),
            (None, None) if note.is_wrong => (wide + CROSSED, note.size),
            (None, None) => (wide, note.size),
        };
        let stage = Rect::from_corners(Point::new(2.0, 2.0), Point::new(figure.stage.0 - 2.0, figure.stage.1 - 2.0));
        let apart = if note.size >= LETTER { APART } else { 2.0 };
        // What both share is hatched: it is the last place for words.
        for (&middle, on_shared) in
            [note.is_near, true].iter().flat_map(|last| note.places.iter().zip(std::iter::repeat(*last)))
        {
            let plate = Rect::from_centre_size(middle, size.0, size.1);
            if !stage.contains(plate.min()) || !stage.contains(plate.max()) || !room.is_free(plate, apart) {
                continue;
            }
            let (anchor, end) = note.end_of(plate);
            if let Some(role) = note.badge {
                room.take([plate]);
                let at = end.moved((0.5 - anchor.part()) * 2.0 * BADGE_SIDE, 0.0);
                return figure.write(at, anchor, note.text.clone(), note.size, role);
            }
            let Some(role) = self.ink(plate.grown(1.0)).filter(|role| on_shared || *role != Role::OnShared) else {
                continue;
            };
            // In a rectangle, a letter has room on what both share.
            let others = note.is_of_first.map(|is_first| if is_first { Role::OnSecond } else { Role::OnFirst });
            if others == Some(role) && matches!(self.shapes, [Shape::Rect(_), Shape::Rect(_)]) {
                continue;
            }
            if let Some(to) = note.leads_to {
                if role != Role::Text {
                    continue;
                }
                let (min, max) = (plate.min(), plate.max());
                let from = Point::new(to.x.clamp(min.x - 4.0, max.x + 4.0), to.y.clamp(min.y, max.y));
                let far = from.distance(to).max(POINTED);
                let part = 1.0 - POINTED / far;
                let end = from.moved((to.x - from.x) * part, (to.y - from.y) * part);
                figure.push(Item::Line { from, to: end, role: Role::Measure, dashed: false });
            }
            room.take([plate]);
            if role == Role::OnShared {
                // On the hatching it would not be read well.
                figure.push(Item::Rect { rect: plate.grown(1.0), role: Role::Overlap });
            }
            let own = note.ink.filter(|_| role == Role::Text).unwrap_or(role);
            if let Some(caption) = caption {
                let top = Point::new(end.x, plate.min().y + note.size / 2.0);
                let below = Point::new(end.x, plate.max().y - SMALL / 2.0);
                let second = if role == Role::Text { Role::PlainSecond } else { role };
                figure.write(below, anchor, caption.clone(), SMALL, second);
                return figure.write(top, anchor, note.text.clone(), note.size, own);
            }
            if note.is_wrong {
                return write_wrong(plate, anchor, note, own, figure);
            }
            return figure.write(end, anchor, note.text.clone(), note.size, own);
        }
    }

    /// The colour of words on this place of the stage; `None` over an edge.
    fn ink(&self, plate: Rect) -> Option<Role> {
        let turned = Rect::from_corners(self.viewport.to_world(plate.min()), self.viewport.to_world(plate.max()));
        let world = self.back.around(turned);
        let mut is_on = [false; 2];
        for (on, shape) in is_on.iter_mut().zip(self.shapes) {
            let reach = Circle::new(world.centre(), world.centre().distance(world.min()));
            let is_clear = Pair::new(reach, *shape).is_ok_and(|pair| pair.contact() == Contact::Apart);
            let holds = |at: &Point| Pair::new(*at, *shape).is_ok_and(|pair| pair.contact() == Contact::Overlapping);
            let corners = world.corners();
            *on = match corners.iter().filter(|at| holds(at)).count() {
                4 => true,
                0 if is_clear => false,
                0 if Pair::new(world, *shape).is_ok_and(|pair| pair.contact() == Contact::Apart) => false,
                _ => return None,
            };
        }
        Some(match is_on {
            [false, false] => Role::Text,
            [true, false] => Role::OnFirst,
            [false, true] if self.is_open => Role::Text,
            [false, true] => Role::OnSecond,
            // What both share is not told before the answer: there B covers A.
            [true, true] if self.hides => Role::OnSecond,
            [true, true] => Role::OnShared,
        })
    }
}

/// What the shape is, at the bottom right, stage pixels.
pub(super) fn caption(text: Text, figure: &mut Figure) {
    let at = Point::new(figure.stage.0 - 24.0, figure.stage.1 - 26.0);
    let area = Rect::from_corners(at.moved(-CAPTION * TEXT, -TEXT / 2.0), at.moved(0.0, TEXT / 2.0));
    if Room::of(figure, width).is_free(area, 4.0) && area.min().x > AXES && figure.stage.1 >= LOW {
        figure.write(at, Anchor::End, text, TEXT, Role::AxisName);
    }
}

/// A small cross with the directions of x and y, stage pixels.
pub(super) fn axes(figure: &mut Figure) {
    const LENGTH: f64 = 22.0;
    let corner = Point::new(24.0, figure.stage.1 - 46.0);
    let area = Rect::from_corners(corner.moved(-6.0, -18.0), corner.moved(LENGTH + 16.0, LENGTH + 2.0));
    if !Room::of(figure, width).is_free(area, 0.0) || figure.stage.1 < LOW {
        return;
    }
    for (to, name, at) in [
        (corner.moved(LENGTH, 0.0), "x", corner.moved(LENGTH + 9.0, 0.0)),
        (corner.moved(0.0, LENGTH), "y", corner.moved(0.0, -12.0)),
    ] {
        figure.push_arrow_with(corner, to, 7.0, Role::AxisName);
        figure.write(at, Anchor::Middle, Text::plain(name), TEXT, Role::AxisName);
    }
}

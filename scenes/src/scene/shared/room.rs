//! Free room on the stage for words.

use crate::figure::{Anchor, Figure, Role, kept_on_stage, known_width};
use crate::words::Text;
use hantei_collision::{Point, Rect};

/// Font size of the numbers beside shapes, and the space around them, stage pixels.
pub(in crate::scene) const TEXT: f64 = 15.0;
const AROUND: f64 = 3.0;
/// Width of a word, in font sizes. The language is unknown here, so this is the widest.
pub(in crate::scene) const WORD: f64 = 7.5;

/// The largest width of a text in this font size.
pub(in crate::scene) fn width(text: &Text, size: f64) -> f64 {
    known_width(text, size).unwrap_or(WORD * size)
}

/// Where the middle of something so large can be beside a line: to the right and upwards first, then farther away.
pub(in crate::scene) fn beside([from, to]: [Point; 2], (wide, high): (f64, f64)) -> impl Iterator<Item = Point> {
    let length = from.distance(to).max(f64::MIN_POSITIVE);
    let (x, y) = ((to.x - from.x) / length, (to.y - from.y) / length);
    let middle = Point::new(f64::midpoint(from.x, to.x), f64::midpoint(from.y, to.y));
    let sign = if x < 0.0 || (x == 0.0 && y < 0.0) { -1.0 } else { 1.0 };
    let half = (y * wide / 2.0).abs() + (x * high / 2.0).abs();
    let at = move |far: f64| middle.moved(sign * y * far, -sign * x * far);
    [6.0, 18.0, 34.0, 54.0].into_iter().flat_map(move |far| [at(half + far), at(-half - far)])
}

/// The middle of something so large, moved into this area.
fn moved_into(area: Rect, middle: Point, half: Point) -> Point {
    let along = |at: f64, half: f64, min: f64, max: f64| at.min(max - half).max(min + half);
    let (min, max) = (area.min(), area.max());
    Point::new(along(middle.x, half.x, min.x, max.x), along(middle.y, half.y, min.y, max.y))
}

/// The places on a stage that are taken, stage pixels.
#[derive(Default)]
pub(in crate::scene) struct Room {
    taken: Vec<Rect>,
    /// Nothing stands beyond it.
    area: Option<Rect>,
    /// What would stand beyond it is moved into it.
    kept_in: Option<Rect>,
}

impl Room {
    /// The words of a figure take their places; `width` measures them.
    pub(in crate::scene) fn of(figure: &Figure, width: impl Fn(&Text, f64) -> f64) -> Self {
        Self { taken: figure.texts(width).into_iter().map(|(_, place)| place).collect(), ..Self::default() }
    }

    /// The same, as far as it is in this area.
    pub(in crate::scene) fn within(self, area: Rect) -> Self {
        Self { area: Some(area), ..self }
    }

    /// The same; words that would stand beyond this area are moved into it.
    pub(in crate::scene) fn keeping_in(self, area: Rect) -> Self {
        Self { kept_in: Some(area), ..self }
    }

    pub(in crate::scene) fn take(&mut self, places: impl IntoIterator<Item = Rect>) {
        self.taken.extend(places);
    }

    /// A line is taken, too.
    pub(in crate::scene) fn take_line(&mut self, from: Point, to: Point) {
        let steps = (from.distance(to) / 8.0).ceil().clamp(1.0, 200.0);
        let along = |i: f64| from.moved((to.x - from.x) * i / steps, (to.y - from.y) * i / steps);
        self.take((0..steps as u32).map(|i| Rect::from_centre_size(along(f64::from(i) + 0.5), 5.0, 5.0)));
    }

    /// Whether everything taken is at least this far from `place`.
    pub(in crate::scene) fn is_free(&self, place: Rect, distance: f64) -> bool {
        let (width, height) = (place.width() + 2.0 * distance, place.height() + 2.0 * distance);
        let wide = Rect::from_centre_size(place.centre(), width, height);
        let has_area = |both: Rect| both.width() > 0.0 && both.height() > 0.0;
        let is_within = self.area.is_none_or(|area| area.contains(place.min()) && area.contains(place.max()));
        is_within && !self.taken.iter().any(|other| wide.intersection(*other).is_some_and(has_area))
    }

    /// Takes the first place that is free by this distance.
    pub(in crate::scene) fn first(&mut self, places: impl IntoIterator<Item = Rect>, distance: f64) -> Option<Rect> {
        let place = places.into_iter().find(|place| self.is_free(*place, distance))?;
        self.taken.push(place);
        Some(place)
    }

    /// Writes a text of this width about a point, at the first free place, or leaves it out. A place is the point and
    /// the text's middle.
    pub(in crate::scene) fn write(
        &mut self,
        places: impl IntoIterator<Item = [Point; 2]>,
        text: Text,
        wide: f64,
        role: Role,
        figure: &mut Figure,
    ) {
        let half = Point::new(wide / 2.0 + AROUND, TEXT / 2.0 + AROUND);
        let area = self.kept_in;
        let plate = |[at, middle]: [Point; 2]| {
            let middle = kept_on_stage(middle, half, at, role, figure.stage);
            let middle = area.map_or(middle, |area| moved_into(area, middle, half));
            (at, Rect::from_centre_size(middle, 2.0 * half.x, 2.0 * half.y))
        };
        let mut plates = places.into_iter().map(plate);
        let Some((at, plate)) = plates.find(|(_, plate)| self.is_free(*plate, 0.0)) else { return };
        self.take([plate]);
        // A word may be narrower than its place, and stands at the end near its point.
        let is_known = known_width(&text, TEXT).is_some();
        let (middle, half) = (plate.centre(), wide / 2.0);
        let (from, anchor) = match at.x - middle.x {
            by if !is_known && by <= -half => (middle.moved(-half, 0.0), Anchor::Start),
            by if !is_known && by >= half => (middle.moved(half, 0.0), Anchor::End),
            _ => (middle, Anchor::Middle),
        };
        figure.write(from, anchor, text, TEXT, role);
    }
}

/// Writes a text about `at`, at the first of these middles where the figure has no words yet.
pub(in crate::scene) fn write_free(
    at: Point,
    places: impl IntoIterator<Item = Point>,
    text: Text,
    role: Role,
    figure: &mut Figure,
) {
    let wide = width(&text, TEXT);
    let places = places.into_iter().map(|middle| [at, middle]);
    Room::of(figure, width).write(places, text, wide, role, figure);
}

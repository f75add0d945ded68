//! Places for words: each text finds a place on the stage where nothing is written yet.
//!
//! Idea: places are tried from near to far, and the first free one is taken, so earlier texts have better places. Only
//! the painter has the language, so widths are estimated on the wide side.

use crate::figure::{Anchor, Figure, Role, Viewport, clipped_to};
use crate::scene::pair::kinds::mean;
use crate::scene::shared::room::Room;
use crate::words::Text;
use hantei_collision::{Point, Rect, side};
use std::f64::consts::FRAC_PI_4;

/// Mean width of a Latin letter at most, in font sizes. Others are as wide as high.
pub(super) const LATIN: f64 = 0.6;
/// Space around each text, stage pixels: as much as a plate has.
const AIR: f64 = 3.0;
/// From the stage's border, stage pixels.
const INSET: f64 = 4.0;
/// The grid's numbers: their width at the left and height at the top, stage pixels.
const GRID: (f64, f64) = (44.0, 22.0);
/// Half the height kept free around the ray, stage pixels.
const RAY: f64 = 3.0;
/// The distances to try, stage pixels.
const DISTANCES: [f64; 14] =
    [22.0, 26.0, 34.0, 44.0, 56.0, 72.0, 96.0, 128.0, 168.0, 216.0, 272.0, 336.0, 420.0, 520.0];

/// A narrower stage has no line at its foot; from its bottom to the line's middle, and half its height, stage pixels.
const LEAST_FOOT: f64 = 560.0;
const FOOT: f64 = 30.0;
const HALF_FOOT: f64 = 12.0;

/// The place of the line at the foot of the stage.
pub(super) fn foot(stage: (f64, f64)) -> Option<Rect> {
    let top = Point::new(0.0, stage.1 - FOOT - HALF_FOOT);
    (stage.0 >= LEAST_FOOT).then(|| Rect::from_origin_size(top, stage.0, 2.0 * HALF_FOOT))
}

/// A text, its largest width in font sizes, and its font size, stage pixels.
pub(super) struct LabelLine(pub(super) Text, pub(super) f64, pub(super) f64);

impl LabelLine {
    /// A name or numbers: Latin letters.
    pub(super) fn latin(text: String, size: f64) -> Self {
        let width = latin(&text);
        Self(Text::plain(text), width, size)
    }
}

/// From a point away from `middle`, with this length; up if both are equal.
pub(super) fn outwards(at: Point, middle: Point, length: f64) -> (f64, f64) {
    let away = at.distance(middle);
    let out = |along: f64| along / away * length;
    if away > 0.0 { (out(at.x - middle.x), out(at.y - middle.y)) } else { (0.0, -length) }
}

/// The words on the stage, and what they avoid.
pub(super) struct QuadLabels {
    viewport: Viewport,
    stage: Rect,
    room: Room,
    /// Middles and radii on the stage.
    marks: Vec<(Point, f64)>,
    /// Both ends, on the stage, of strokes that words avoid if they can.
    strokes: Vec<[Point; 2]>,
    /// Only marks stand here.
    ray: Option<Rect>,
}

impl QuadLabels {
    /// A stage with its foot line and the grid's numbers only.
    pub(super) fn new(figure: &Figure, grid: bool) -> Self {
        let (width, height) = figure.stage;
        let far = Point::new((width - INSET).max(INSET), (height - INSET).max(INSET));
        let mut labels = Self::within(Rect::from_corners(Point::new(INSET, INSET), far));
        let upright = |width: f64, height: f64| Rect::from_origin_size(Point::new(0.0, 0.0), width, height);
        labels.viewport = figure.viewport;
        labels.room.take(foot(figure.stage));
        if grid {
            labels.room.take([upright(GRID.0, height), upright(width, GRID.1)]);
        }
        labels
    }

    /// An empty part of the stage, stage pixels.
    pub(super) fn within(stage: Rect) -> Self {
        let (viewport, marks, strokes) = (Viewport::default(), Vec::new(), Vec::new());
        Self { viewport, stage, room: Room::default(), marks, strokes, ray: None }
    }

    /// Keeps an area free of words, stage pixels.
    pub(super) fn keep_free(&mut self, area: Option<Rect>) {
        self.room.take(area);
    }

    /// Whether a place of the world is visible, with room for words.
    pub(super) fn is_seen(&self, at: Point) -> bool {
        self.stage.contains(self.viewport.to_stage(at))
    }

    pub(super) fn keep_clear(&mut self, at: Point, radius: f64) {
        self.marks.push((self.viewport.to_stage(at), radius));
    }

    /// Keeps words off a stroke of the world, if possible.
    pub(super) fn keep_off(&mut self, from: Point, to: Point) {
        self.strokes.push([from, to].map(|at| self.viewport.to_stage(at)));
    }

    /// Keeps words off the ray that runs to the right from here.
    pub(super) fn keep_ray_clear(&mut self, from: Point) {
        let from = self.viewport.to_stage(from);
        let end = Point::new(self.stage.max().x.max(from.x), from.y + RAY);
        self.ray = Some(Rect::from_corners(from.moved(0.0, -RAY), end));
    }

    /// Writes a text about a place: at the first free one of these shifts, else as near as possible, up to `farthest`.
    pub(super) fn beside(
        &mut self,
        at: Point,
        shifts: &[(f64, f64)],
        farthest: f64,
        line: LabelLine,
        figure: &mut Figure,
    ) {
        let around = || shifts.first().into_iter().flat_map(|&shift| ring(shift));
        let is_near = |shift: &(f64, f64)| shift.0.hypot(shift.1) <= farthest + 1.0;
        let tries = || shifts.iter().copied().chain(around().take_while(is_near));
        let LabelLine(text, width, size) = line;
        let area = (width * size, size);
        let is_free = |labels: &Self, place| labels.is_free(place, true);
        let is_clear = |labels: &Self, place| is_free(labels, place) && labels.is_off_strokes(place);
        if !self.is_seen(at) {
            return;
        }
        if let Some(shift) = self.take(at, area, tries(), is_clear).or_else(|| self.take(at, area, tries(), is_free)) {
            figure.write_beside(at, shift, Anchor::Middle, text, size, Role::Text);
        }
    }

    /// Writes a text within a convex area of the world, near its middle; false without room.
    pub(super) fn inside(&mut self, area: &[Point], line: &LabelLine, figure: &mut Figure) -> bool {
        let area: Vec<Point> = area.iter().map(|&point| self.viewport.to_stage(point)).collect();
        let middle = mean(&area);
        let tries = std::iter::once((0.0, 0.0)).chain(ring((0.0, -1.0)));
        let is_free = |labels: &Self, place: Rect| {
            labels.is_free(place, true)
                && labels.is_off_strokes(place)
                && place.corners().into_iter().all(|corner| is_within(&area, corner))
        };
        let at = self.viewport.to_world(middle);
        let shift = self.take(at, (line.1 * line.2, line.2), tries, is_free);
        if let Some(shift) = shift {
            figure.write_beside(at, shift, Anchor::Middle, line.0.clone(), line.2, Role::Text);
        }
        shift.is_some()
    }

    /// Writes lines of one size about a convex area of the world: inside or beside it, never on its border or a stroke.
    pub(super) fn block(&mut self, area: &[Point], lines: Vec<LabelLine>, figure: &mut Figure) {
        let area: Vec<Point> = area.iter().map(|&point| self.viewport.to_stage(point)).collect();
        let Point { x, y } = mean(&area);
        let (min, max) = (self.stage.min(), self.stage.max());
        let at = self.viewport.to_world(Point::new(x.min(max.x).max(min.x), y.min(max.y).max(min.y)));
        let letters = lines.iter().map(|line| line.2).fold(0.0, f64::max);
        let height = letters + 2.0 * AIR;
        let width = lines.iter().map(|line| line.1).fold(0.0, f64::max) * letters;
        let size = (width, height * lines.len() as f64 - 2.0 * AIR);
        let tries = || std::iter::once((0.0, 0.0)).chain(ring((0.0, -1.0)));
        let beside = |labels: &Self, place| {
            labels.is_free(place, true) && is_clear(&area, place) && labels.is_off_strokes(place)
        };
        let anywhere = |labels: &Self, place| labels.is_free(place, false);
        let free = self.take(at, size, tries(), beside).or_else(|| self.take(at, size, tries(), anywhere));
        if let Some((across, down)) = free {
            let first = down - height * (lines.len() as f64 - 1.0) / 2.0;
            for (i, LabelLine(text, _, size)) in lines.into_iter().enumerate() {
                let shift = (across, first + height * i as f64);
                figure.write_beside(at, shift, Anchor::Middle, text, size, Role::Lit);
            }
        }
    }

    /// A place of this diameter for a mark, as a shift: where it belongs, or as near as possible.
    pub(super) fn badge(&mut self, at: Point, diameter: f64) -> Option<(f64, f64)> {
        let tries = std::iter::once((0.0, 0.0)).chain(ring((0.0, -1.0)));
        let is_free = |labels: &Self, place| labels.is_free(place, false);
        self.take(at, (diameter - 2.0 * AIR, diameter - 2.0 * AIR), tries, is_free)
    }

    fn is_free(&self, place: Rect, beside_ray: bool) -> bool {
        let ray = self.ray.filter(|_| beside_ray);
        let is_apart = |other: &Rect| place.intersection(*other).is_none();
        // A mark has a white ring of its own, so words may touch it.
        let (min, max) = (place.min().moved(AIR, AIR), place.max().moved(-AIR, -AIR));
        let is_off = |(at, radius): &(Point, f64)| {
            let nearest = Point::new(at.x.min(max.x).max(min.x), at.y.min(max.y).max(min.y));
            nearest.distance(*at) >= *radius
        };
        self.stage.contains(place.min())
            && self.stage.contains(place.max())
            && self.room.is_free(place, 0.0)
            && ray.as_ref().is_none_or(is_apart)
            && self.marks.iter().all(is_off)
    }

    fn is_off_strokes(&self, place: Rect) -> bool {
        self.strokes.iter().all(|stroke| clipped_to(stroke, place).is_empty())
    }

    fn take(
        &mut self,
        at: Point,
        size: (f64, f64),
        mut tries: impl Iterator<Item = (f64, f64)>,
        is_free: impl Fn(&Self, Rect) -> bool,
    ) -> Option<(f64, f64)> {
        let middle = self.viewport.to_stage(at);
        let place = |(across, down): (f64, f64)| around(middle.moved(across, down), size);
        let shift = tries.find(|&shift| is_free(self, place(shift)))?;
        self.room.take([place(shift)]);
        Some(shift)
    }
}

/// Whether a place is wholly inside or wholly outside a convex area.
fn is_clear(area: &[Point], place: Rect) -> bool {
    let common = clipped_to(area, place);
    common.is_empty() || place.corners().into_iter().all(|corner| is_within(area, corner))
}

fn is_within(area: &[Point], at: Point) -> bool {
    let sides = area.iter().enumerate().map(|(i, &a)| side(a, area[(i + 1) % area.len()], at));
    let (least, most) = sides.fold((f64::MAX, f64::MIN), |(least, most), side| (least.min(side), most.max(side)));
    least > 0.0 || most < 0.0
}

/// The largest width of a text, in font sizes of Latin letters.
pub(super) fn latin(text: &str) -> f64 {
    text.chars().count() as f64 * LATIN
}

/// Shifts around a place, the nearer first, and those in this direction before others.
fn ring(direction: (f64, f64)) -> impl Iterator<Item = (f64, f64)> {
    let first = direction.1.atan2(direction.0);
    DISTANCES.into_iter().flat_map(move |distance| {
        [0.0, 1.0, -1.0, 2.0, -2.0, 3.0, -3.0, 4.0].into_iter().map(move |eighths| {
            let (sin, cos) = (first + eighths * FRAC_PI_4).sin_cos();
            (cos * distance, sin * distance)
        })
    })
}

fn around(middle: Point, (width, height): (f64, f64)) -> Rect {
    let half = ((width / 2.0 + AIR).max(0.0), (height / 2.0 + AIR).max(0.0));
    Rect::from_corners(middle.moved(-half.0, -half.1), middle.moved(half.0, half.1))
}

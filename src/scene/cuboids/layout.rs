//! Where the three views and the strips stand on the stage, and what of space they show: B in the middle, and so much
//! around it that A is seen, too.

use crate::scene::shared::scale_of;
use hantei_collision::{Axis, Interval, Point, Rect, TwoCuboids};

/// Height of a strip at scale 1, stage pixels.
const ROW: f64 = 32.0;
/// Under the last strip, stage pixels.
const BELOW: f64 = 6.0;
/// The largest view on the right, and at the bottom, at scale 1, stage pixels; and the largest part of the stage's width that
/// views on the right take.
const LARGEST: (f64, f64) = (240.0, 88.0);
const WIDEST: f64 = 0.32;
/// On a narrower stage they do not stand on the right, stage pixels.
const LEAST_FOR_RIGHT: f64 = 460.0;
/// On a lower stage views take the place of strips, where they stand on the right and where at the bottom, stage pixels.
const LEAST_FOR_BOTH: (f64, f64) = (380.0, 420.0);
/// On a narrower or lower stage either would leave too little, stage pixels.
const LEAST: f64 = 260.0;
/// Width and height of a view's words, and the space around a view, at scale 1, stage pixels.
const WORDS: (f64, f64) = (168.0, 24.0);
const AROUND: f64 = 8.0;
/// The caption takes this at the top left, and the axes take a square of this size at the lower left, stage pixels.
const CAPTION: (f64, f64) = (360.0, 58.0);
pub(super) const AXES: f64 = 96.0;
/// The views show so many steps until they show twice as much.
const STEPS: f64 = 4.0;
/// So much more than both is seen in the views.
const ROOM: f64 = 1.12;

/// A direction from which both are looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum CuboidView {
    Front,
    Side,
    Top,
}

impl CuboidView {
    pub(super) const ALL: [Self; 3] = [Self::Front, Self::Side, Self::Top];

    /// The axis across the view, and the one down it, or up.
    pub(super) fn axes(self) -> [Axis; 2] {
        match self {
            Self::Front => [Axis::X, Axis::Y],
            Self::Side => [Axis::Z, Axis::Y],
            Self::Top => [Axis::X, Axis::Z],
        }
    }

    /// 1 where its second axis leads down, -1 where it leads up: from above, what is far away is at the top.
    pub(super) fn down(self) -> f64 {
        if self == Self::Top { -1.0 } else { 1.0 }
    }
}

/// The part of space that views and strips show.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct SpaceFrame {
    centre: [f64; 3],
    span: f64,
}

impl SpaceFrame {
    /// Around B, in steps: while A is moved, it seldom changes.
    pub(super) fn of(both: &TwoCuboids) -> Self {
        let centre = both.b.centre();
        let ends = [both.a.min(), both.a.max(), both.b.min(), both.b.max()];
        let far = ends.iter().flat_map(|end| (0..3).map(|axis| (end[axis] - centre[axis]).abs())).fold(0.0, f64::max);
        let least = if far > 0.0 { 2.0 * far * ROOM } else { 1.0 };
        Self { centre, span: ((STEPS * least.log2()).ceil() / STEPS).exp2() }
    }
}

/// How the views stand to each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum ViewOrder {
    /// One under the other.
    Column,
    /// As on a technical drawing: from above over from the front, from the side beside it, so that edges are in line.
    Drawing,
    /// One beside the other.
    Row,
}

impl ViewOrder {
    /// How many cells it has across and down.
    fn cells(self) -> (f64, f64) {
        match self {
            Self::Column => (1.0, 3.0),
            Self::Drawing => (2.0, 2.0),
            Self::Row => (3.0, 1.0),
        }
    }

    /// The cell of a view, counted from the left and from the top.
    fn cell(self, view: CuboidView) -> (f64, f64) {
        let place = f64::from(view as u8);
        match (self, view) {
            (Self::Column, _) => (0.0, place),
            (Self::Row, _) => (place, 0.0),
            (Self::Drawing, CuboidView::Front) => (0.0, 1.0),
            (Self::Drawing, CuboidView::Side) => (1.0, 1.0),
            (Self::Drawing, CuboidView::Top) => (0.0, 0.0),
        }
    }
}

/// Where all that stands over the picture is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct CuboidLayout {
    stage: (f64, f64),
    pub(super) scale: f64,
    /// What the views take from the right border, and what stands at the bottom one, stage pixels.
    pub(super) column: f64,
    pub(super) depth: f64,
    /// What the strips take of it.
    strips: f64,
    views: Option<(ViewOrder, Rect)>,
    frame: SpaceFrame,
}

impl CuboidLayout {
    pub(super) fn new(stage: (f64, f64), views: bool, strips: bool, frame: SpaceFrame) -> Self {
        let (width, height) = stage;
        let scale = scale_of(stage);
        let around = 2.0 * AROUND * scale;
        let words = (WORDS.1 + AROUND) * scale;
        let is_wide = width >= LEAST_FOR_RIGHT;
        let is_large = width.min(height) >= LEAST;
        let has_views = views && is_large;
        let is_high = height >= if is_wide { LEAST_FOR_BOTH.0 } else { LEAST_FOR_BOTH.1 };
        let has_strips = strips && is_large && (!has_views || is_high);
        let strips = if has_strips { (3.0 * ROW + BELOW) * scale } else { 0.0 };
        let above = height - strips;
        // The order in which they are largest.
        let side = |order: &ViewOrder| {
            let (across, down) = order.cells();
            (width * WIDEST / across - around).min(above / down - words).min(LARGEST.0 * scale)
        };
        let order =
            if side(&ViewOrder::Drawing) > side(&ViewOrder::Column) { ViewOrder::Drawing } else { ViewOrder::Column };
        let in_row = (width / 3.0 - around).min(LARGEST.1 * scale);
        let views = if !has_views {
            None
        } else if is_wide && side(&order) >= in_row {
            let across = order.cells().0;
            let taken = across * (side(&order).max(WORDS.0 * scale) + around).min(width * WIDEST / across);
            Some((order, Rect::from_origin_size(Point::new(width - taken, 0.0), taken, above)))
        } else {
            let taken = in_row + words;
            Some((ViewOrder::Row, Rect::from_origin_size(Point::new(0.0, above - taken), width, taken)))
        };
        let (column, row) = match views {
            Some((ViewOrder::Row, views)) => (0.0, views.height()),
            Some((_, views)) => (views.width(), 0.0),
            None => (0.0, 0.0),
        };
        Self { stage, scale, column, depth: row + strips, strips, views, frame }
    }

    /// What stands over the picture, stage pixels.
    pub(super) fn grounds(&self) -> [Rect; 2] {
        let ((width, height), far) = (self.stage, Point::new(self.stage.0, self.stage.1));
        [
            Rect::from_corners(Point::new(width - self.column, 0.0), far),
            Rect::from_corners(Point::new(0.0, height - self.depth), far),
        ]
    }

    /// Where nothing in space has a name, stage pixels: under views and strips, at the caption and where the axes are shown.
    pub(super) fn taken(&self) -> Vec<Rect> {
        let corner = Point::new(0.0, self.stage.1 - self.depth - AXES);
        let caption = Rect::from_origin_size(Point::new(0.0, 0.0), CAPTION.0, CAPTION.1);
        let axes = Rect::from_origin_size(corner, AXES, AXES);
        self.grounds().into_iter().chain([caption, axes]).collect()
    }

    /// Where the axes begin that show how one looks, stage pixels.
    pub(super) fn origin(&self) -> Point {
        Point::new(AXES / 2.0, self.stage.1 - self.depth - AXES / 2.0)
    }

    /// All of a view with its words, if the views are shown.
    pub(super) fn area(&self, view: CuboidView) -> Option<Rect> {
        let (order, views) = self.views?;
        let (across, down) = order.cells();
        let (width, height) = (views.width() / across, views.height() / down);
        let (right, below) = order.cell(view);
        Some(Rect::from_origin_size(views.min().moved(right * width, below * height), width, height))
    }

    /// Whether there is room for what a view says, beside its name.
    pub(super) fn has_words(&self) -> bool {
        self.views.is_some_and(|(order, _)| order != ViewOrder::Row)
    }

    pub(super) fn has_strips(&self) -> bool {
        self.strips > 0.0
    }

    /// The square in which a view shows space.
    pub(super) fn square(&self, view: CuboidView) -> Option<Rect> {
        let area = self.area(view)?;
        let around = AROUND * self.scale;
        let words = WORDS.1 * self.scale;
        let side = (area.width() - 2.0 * around).min(area.height() - words - around).max(1.0);
        Some(Rect::from_origin_size(area.min().moved(around, words), side, side))
    }

    /// The view whose square this point of the stage is in.
    pub(super) fn view_at(&self, at: Point) -> Option<CuboidView> {
        CuboidView::ALL.into_iter().find(|&view| self.square(view).is_some_and(|square| square.contains(at)))
    }

    /// Where a rectangle of a view stands in it.
    pub(super) fn in_view(&self, view: CuboidView, rect: Rect) -> Option<Rect> {
        let square = self.square(view)?;
        let [across, down] = view.axes().map(|axis| self.frame.centre[axis as usize]);
        let pixels = square.width() / self.frame.span;
        let to = |at: Point| square.centre().moved((at.x - across) * pixels, (at.y - down) * pixels * view.down());
        Some(Rect::from_corners(to(rect.min()), to(rect.max())))
    }

    /// The step of space that is this one in a view.
    pub(super) fn step_in(&self, view: CuboidView, dx: f64, dy: f64) -> [f64; 3] {
        let units = self.square(view).map_or(0.0, |square| self.frame.span / square.width());
        let [across, down] = view.axes();
        let mut step = [0.0; 3];
        step[across as usize] = dx * units;
        step[down as usize] = dy * units * view.down();
        step
    }

    /// Stage pixels to a unit of space in the views.
    pub(super) fn zoom(&self) -> f64 {
        self.square(CuboidView::Front).map_or(1.0, |square| square.width() / self.frame.span)
    }

    /// Top and bottom of an axis's strip.
    pub(super) fn row(&self, axis: Axis) -> Interval {
        let min = self.stage.1 - self.strips + ROW * self.scale * f64::from(axis as u8);
        Interval { min, max: min + ROW * self.scale }
    }

    /// The axis whose strip this point of the stage is in.
    pub(super) fn axis_at(&self, at: Point) -> Option<Axis> {
        let is_in = |axis: &Axis| (self.row(*axis).min..self.row(*axis).max).contains(&at.y);
        Axis::SPACE.into_iter().find(is_in).filter(|_| self.has_strips())
    }

    /// Where a number of an axis is between both ends of a strip.
    pub(super) fn along(&self, axis: Axis, number: f64, ends: Interval) -> f64 {
        let part = (number - self.frame.centre[axis as usize]) / self.frame.span;
        (ends.middle() + part * (ends.max - ends.min)).clamp(ends.min, ends.max)
    }
}

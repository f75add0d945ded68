//! The places on the stage: the picture at the upper left, three views beside it, the shadows on three axes below.

use super::frame::{ASPECT, SpaceFrame};
use crate::scene::Parts;
use hantei_collision::{Axis, Interval, Point, Rect};

/// The stage for scale 1, stage pixels, and the largest scale.
const STAGE: (f64, f64) = (680.0, 564.0);
const MOST: f64 = 1.6;
/// Below this scale there are no views beside the picture; shadows are never drawn below theirs.
const LEAST_VIEWS: f64 = 0.75;
const LEAST_SHADOWS: f64 = 0.8;
/// A narrower or lower stage has no shadows either, stage pixels.
const LEAST_STAGE: f64 = 260.0;
/// A stage this many times as high as wide has the views side by side.
const HIGH: f64 = 1.2;
/// Width of the column of views, and of a view, at scale 1, stage pixels.
const COLUMN: f64 = 200.0;
const VIEW: f64 = 156.0;
/// From view to view, from the top of a view to its words, and to its picture, at scale 1, stage pixels.
const PITCH: f64 = 154.0;
const WORDS: f64 = 24.0;
const BELOW_WORDS: f64 = 16.0;
/// Space around a view beside others, stage pixels.
const AROUND: f64 = 10.0;
/// Height of a row of shadows, and the space over and under all three, at scale 1, stage pixels.
const ROW: f64 = 44.0;
const ROWS_AROUND: f64 = 11.0;
/// Where the bars of the shadows begin, and the width of the words after them, stage pixels.
const BARS: f64 = 46.0;
const SAID: f64 = 130.0;
/// Side of the square at the picture's lower left that shows the axes, stage pixels.
pub(super) const AXES: f64 = 96.0;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum CuboidView {
    Front,
    Side,
    Top,
}

impl CuboidView {
    pub(super) const ALL: [Self; 3] = [Self::Front, Self::Side, Self::Top];
    /// The knob's names.
    pub(super) const NAMES: [&str; 3] = ["front", "side", "top"];

    /// The axis across the view, and the one up or down.
    pub(super) fn axes(self) -> [Axis; 2] {
        match self {
            Self::Front => [Axis::X, Axis::Y],
            Self::Side => [Axis::Z, Axis::Y],
            Self::Top => [Axis::X, Axis::Z],
        }
    }

    /// 1 if its second axis leads down, -1 if up: from above, far away is at the top.
    fn down(self) -> f64 {
        if self == Self::Top { -1.0 } else { 1.0 }
    }
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct CuboidLayout {
    stage: (f64, f64),
    pub(super) scale: f64,
    /// Width of the views at the right border and height of what is at the bottom, stage pixels.
    pub(super) column: f64,
    pub(super) depth: f64,
    /// The shadows' part of that height.
    shadows: f64,
    /// Which views are shown, and whether the boxes are.
    parts: Parts,
    frame: SpaceFrame,
}

impl CuboidLayout {
    pub(super) fn new(stage: (f64, f64), parts: Parts, shadows: bool, frame: SpaceFrame) -> Self {
        let (width, height) = stage;
        let room = (width / STAGE.0).min(height / STAGE.1).min(MOST);
        let is_large = width.min(height) >= LEAST_STAGE;
        let scale = room.max(LEAST_SHADOWS);
        let shadows = if shadows && is_large { (3.0 * ROW + 2.0 * ROWS_AROUND) * scale } else { 0.0 };
        let views = parts == Parts::On;
        let column = if views && room >= LEAST_VIEWS { COLUMN * scale } else { 0.0 };
        let is_row = views && is_large && column == 0.0 && height >= HIGH * width;
        let row = if is_row { (width / 3.0 - 2.0 * AROUND) / ASPECT + WORDS + 2.0 * AROUND } else { 0.0 };
        Self { stage, scale, column, depth: shadows + row, shadows, parts, frame }
    }

    /// Whether the views replace the boxes.
    pub(super) fn is_alone(&self) -> bool {
        matches!(self.parts, Parts::Only(_))
    }

    /// The area of the views: beside the picture, in a row below it, or in its place.
    fn views(&self) -> Rect {
        let ((width, height), top) = (self.stage, self.stage.1 - self.depth);
        if self.is_alone() {
            self.picture()
        } else if self.column > 0.0 {
            Rect::from_origin_size(Point::new(width - self.column, 0.0), self.column, height)
        } else {
            Rect::from_origin_size(Point::new(0.0, top), width, self.depth - self.shadows)
        }
    }

    /// The area of the shadows.
    fn below(&self) -> Rect {
        let (width, height) = self.stage;
        Rect::from_origin_size(Point::new(0.0, height - self.shadows), width - self.column, self.shadows)
    }

    /// The areas around the picture, stage pixels.
    pub(super) fn grounds(&self) -> [Rect; 2] {
        [self.views(), self.below()]
    }

    pub(super) fn borders(&self) -> Vec<(Point, Point)> {
        let ((width, height), picture) = (self.stage, self.picture());
        let (right, low) = (picture.max().x, picture.max().y);
        let beside = (self.column > 0.0).then(|| (Point::new(right, 0.0), Point::new(right, height)));
        let below = (self.depth > 0.0).then(|| (Point::new(0.0, low), Point::new(right, low)));
        let under = height - self.shadows;
        let between = (low < under && under < height).then(|| (Point::new(0.0, under), Point::new(width, under)));
        [beside, below, between].into_iter().flatten().collect()
    }

    pub(super) fn picture(&self) -> Rect {
        let (width, height) = self.stage;
        Rect::from_origin_size(Point::new(0.0, 0.0), width - self.column, height - self.depth)
    }

    /// Where the grid has no numbers, stage pixels: around the picture, and at the axes.
    pub(super) fn taken(&self) -> Vec<Rect> {
        let corner = Point::new(0.0, self.stage.1 - self.depth - AXES);
        self.grounds().into_iter().chain([Rect::from_origin_size(corner, AXES, AXES)]).collect()
    }

    /// The origin of the axes in the corner, stage pixels.
    pub(super) fn origin(&self) -> Point {
        Point::new(AXES / 2.0, self.stage.1 - self.depth - AXES / 2.0)
    }

    /// A view with its words, if it is shown.
    pub(super) fn cell(&self, view: CuboidView) -> Option<Rect> {
        let (views, place) = (self.views(), f64::from(view as u8));
        if self.is_alone() {
            return self.cell_alone(view);
        }
        if self.column > 0.0 {
            let pitch = PITCH * self.scale;
            Some(Rect::from_origin_size(views.min().moved(0.0, place * pitch), self.column, pitch))
        } else if views.height() > 0.0 {
            let width = views.width() / 3.0;
            Some(Rect::from_origin_size(views.min().moved(place * width, 0.0), width, views.height()))
        } else {
            None
        }
    }

    /// The cell of a view when the views replace the boxes: side by side, or below each other on a high stage.
    fn cell_alone(&self, view: CuboidView) -> Option<Rect> {
        let shown: Vec<CuboidView> =
            CuboidView::ALL.into_iter().filter(|&each| self.parts.has(each as usize)).collect();
        let place = shown.iter().position(|&each| each == view)? as f64;
        let (views, count) = (self.views(), shown.len() as f64);
        let (width, height) = (views.width(), views.height());
        Some(if height >= HIGH * width {
            Rect::from_origin_size(views.min().moved(0.0, place * height / count), width, height / count)
        } else {
            Rect::from_origin_size(views.min().moved(place * width / count, 0.0), width / count, height)
        })
    }

    /// The picture of such a view, in the middle of its cell, as large as possible.
    fn area_alone(&self, cell: Rect) -> Rect {
        let words = WORDS + BELOW_WORDS;
        let room = (cell.width() - 2.0 * AROUND, cell.height() - words - 2.0 * AROUND);
        let width = room.0.min(room.1 * ASPECT).max(1.0);
        let middle = cell.centre().moved(0.0, words / 2.0);
        Rect::from_centre_size(middle, width, width / ASPECT)
    }

    /// The picture of a view.
    pub(super) fn area(&self, view: CuboidView) -> Option<Rect> {
        let cell = self.cell(view)?;
        if self.is_alone() {
            return Some(self.area_alone(cell));
        }
        let (width, words) = if self.column > 0.0 {
            (VIEW * self.scale, (WORDS + BELOW_WORDS) * self.scale)
        } else {
            (cell.width() - 2.0 * AROUND, WORDS + AROUND)
        };
        let left = (cell.width() - width) / 2.0;
        Some(Rect::from_origin_size(cell.min().moved(left, words), width, width / ASPECT))
    }

    pub(super) fn words(&self, view: CuboidView) -> Option<Point> {
        let (cell, area) = (self.cell(view)?, self.area(view)?);
        if self.is_alone() {
            return Some(area.min().moved(0.0, -BELOW_WORDS));
        }
        let down = if self.column > 0.0 { WORDS * self.scale } else { WORDS * 0.75 };
        Some(Point::new(area.min().x, cell.min().y + down))
    }

    pub(super) fn view_at(&self, at: Point) -> Option<CuboidView> {
        CuboidView::ALL.into_iter().find(|&view| self.area(view).is_some_and(|area| area.contains(at)))
    }

    /// The place of a view's rectangle on the stage.
    pub(super) fn in_view(&self, view: CuboidView, rect: Rect) -> Option<Rect> {
        let area = self.area(view)?;
        let [across, down] = view.axes().map(|axis| self.frame.centre[axis as usize]);
        let pixels = area.height() / self.frame.span;
        let to = |at: Point| area.centre().moved((at.x - across) * pixels, (at.y - down) * pixels * view.down());
        Some(Rect::from_corners(to(rect.min()), to(rect.max())))
    }

    pub(super) fn step_in(&self, view: CuboidView, dx: f64, dy: f64) -> [f64; 3] {
        let units = 1.0 / self.zoom();
        let [across, down] = view.axes();
        let mut step = [0.0; 3];
        step[across as usize] = dx * units;
        step[down as usize] = dy * units * view.down();
        step
    }

    /// Stage pixels per unit of space in the views.
    pub(super) fn zoom(&self) -> f64 {
        let shown = CuboidView::ALL.into_iter().find_map(|view| self.area(view));
        shown.map_or(1.0, |area| area.height() / self.frame.span)
    }

    pub(super) fn has_shadows(&self) -> bool {
        self.shadows > 0.0
    }

    pub(super) fn row(&self, axis: Axis) -> Rect {
        let (below, height) = (self.below(), ROW * self.scale);
        let top = ROWS_AROUND * self.scale + height * f64::from(axis as u8);
        Rect::from_origin_size(below.min().moved(0.0, top), below.width(), height)
    }

    pub(super) fn axis_at(&self, at: Point) -> Option<Axis> {
        Axis::SPACE.into_iter().find(|&axis| self.row(axis).contains(at)).filter(|_| self.has_shadows())
    }

    /// The extent of the shadows' bars, stage pixels.
    pub(super) fn bars(&self) -> Interval {
        Interval { min: BARS, max: self.below().width() - SAID }
    }

    /// The place of a number in its axis's row, stage pixels.
    pub(super) fn along(&self, axis: Axis, number: f64) -> f64 {
        let bars = self.bars();
        let part = (number - self.frame.least[axis as usize]) / self.frame.length;
        (bars.min + part * (bars.max - bars.min)).clamp(bars.min, bars.max)
    }
}

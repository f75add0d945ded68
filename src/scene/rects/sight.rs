//! Where the rectangles' coordinates are on the stage, which part of it is free, and how wide words may be there.

use super::turn::around_middle;
use crate::figure::{Transform, Viewport};
use crate::geometry::{Point, Rect};

/// Width and height of the caption at the top left, stage pixels, when it says that the answer is wrong, and else.
const CAPTION: [(f64, f64); 2] = [(360.0, 58.0), (180.0, 58.0)];

/// How the rectangles are seen.
pub(super) struct Sight {
    /// Width and height of the stage, stage pixels.
    pub(super) stage: (f64, f64),
    pub(super) viewport: Viewport,
    /// How the rectangles are turned, in world units.
    turn: Transform,
    /// What the strips take from the right and the bottom border, stage pixels.
    reserved: (f64, f64),
    /// The caption takes this from the top left, stage pixels.
    pub(super) caption: Option<Rect>,
}

impl Sight {
    pub(super) fn new(
        stage: (f64, f64),
        viewport: Viewport,
        degrees: f64,
        reserved: (f64, f64),
        is_wrong: Option<bool>,
    ) -> Self {
        let caption = is_wrong.map(|is_wrong| {
            let (width, height) = CAPTION[usize::from(!is_wrong)];
            Rect::from_origin_size(Point::new(0.0, 0.0), width, height)
        });
        Self { stage, viewport, turn: around_middle(stage, degrees), reserved, caption }
    }

    pub(super) fn is_turned(&self) -> bool {
        self.turn != Transform::IDENTITY
    }

    /// A length in stage pixels, in world units.
    pub(super) fn units(&self, pixels: f64) -> f64 {
        pixels / self.viewport.zoom
    }

    /// Where a point of the rectangles' coordinates is on the stage.
    pub(super) fn to_stage(&self, point: Point) -> Point {
        self.viewport.to_stage(self.turn.to(point))
    }

    /// The rectangle around `rect` as it is on the stage.
    pub(super) fn around(&self, rect: Rect) -> Rect {
        self.viewport.rect_to_stage(self.turn.around(rect))
    }

    /// Where what stands beside something stands beside it on the stage, stage pixels.
    pub(super) fn beside(&self, shift: (f64, f64)) -> (f64, f64) {
        self.turn.beside(shift)
    }

    /// The free part of the stage, stage pixels.
    pub(super) fn free_on_stage(&self) -> Rect {
        let (width, height) = self.stage;
        let far = Point::new((width - self.reserved.0).max(0.0), (height - self.reserved.1).max(0.0));
        Rect::from_corners(Point::new(0.0, 0.0), far)
    }

    /// The free part of the stage of a scene that is not turned, in world units.
    pub(super) fn free(&self) -> Rect {
        let free = self.free_on_stage();
        Rect::from_corners(self.viewport.to_world(free.min()), self.viewport.to_world(free.max()))
    }

    /// All of the stage of a scene that is not turned, in world units.
    pub(super) fn seen(&self) -> Rect {
        let [near, far] = [(0.0, 0.0), self.stage].map(|(x, y)| self.viewport.to_world(Point::new(x, y)));
        Rect::from_corners(near, far)
    }

    /// Whether a point of the rectangles' coordinates is on the stage.
    pub(super) fn is_seen(&self, point: Point) -> bool {
        let (width, height) = self.stage;
        Rect::from_corners(Point::new(0.0, 0.0), Point::new(width, height)).contains(self.to_stage(point))
    }

    /// Whether a point of the rectangles' coordinates is on the free part of the stage.
    pub(super) fn is_free(&self, point: Point) -> bool {
        self.free_on_stage().contains(self.to_stage(point))
    }
}

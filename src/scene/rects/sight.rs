//! Where the rectangles' coordinates are on the stage, which part of it is free, and how wide words may be there.

use crate::figure::{Anchor, Transform, Viewport};
use hantei_collision::{Point, Rect};

/// Width and height of the caption at the top left, stage pixels, when it says that the answer is wrong, and else.
const CAPTION: [(f64, f64); 2] = [(360.0, 58.0), (180.0, 58.0)];

/// Along the left and the top border, the numbers of the grid take so much, stage pixels.
const NUMBERS: (f64, f64) = (44.0, 20.0);

/// Width of a letter and height of a line, as a part of the font size.
const LETTER: f64 = 0.6;
const LINE: f64 = 1.2;

/// How the rectangles are seen.
pub(super) struct Sight {
    /// Width and height of the stage, stage pixels.
    pub(super) stage: (f64, f64),
    pub(super) viewport: Viewport,
    /// How the rectangles are turned, in world units.
    pub(super) turn: Transform,
    /// What the strips take from the right and the bottom border, stage pixels.
    pub(super) reserved: (f64, f64),
    /// The caption takes this from the top left, stage pixels.
    pub(super) caption: Option<Rect>,
}

/// What the caption takes of the stage, stage pixels.
pub(super) fn caption(is_wrong: bool) -> Rect {
    let (width, height) = CAPTION[usize::from(!is_wrong)];
    Rect::from_origin_size(Point::new(0.0, 0.0), width, height)
}

impl Sight {
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

    /// What a text without words of a language takes of the stage, which it does not leave, stage pixels.
    pub(super) fn plate(&self, at: Point, shift: (f64, f64), anchor: Anchor, text: &str, size: f64) -> Rect {
        self.room(at, shift, anchor, (text.chars().count() as f64 * size * LETTER, size * LINE))
    }

    /// What something of this width and height takes of the stage beside a place.
    pub(super) fn room(&self, at: Point, shift: (f64, f64), anchor: Anchor, (width, height): (f64, f64)) -> Rect {
        let shift = self.turn.beside(shift);
        let at = self.to_stage(at).moved(shift.0, shift.1);
        let kept = |start: f64, size: f64, stage: f64| start.min(stage - size).max(0.0);
        let left = kept(at.x - width * anchor.part(), width, self.stage.0);
        let top = kept(at.y - height / 2.0, height, self.stage.1);
        Rect::from_origin_size(Point::new(left, top), width, height)
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

    /// Where the grid has its numbers, if it is on, stage pixels.
    pub(super) fn numbers(&self) -> [Rect; 2] {
        let (width, height) = self.stage;
        [(NUMBERS.0, height), (width, NUMBERS.1)]
            .map(|(width, height)| Rect::from_origin_size(Point::new(0.0, 0.0), width, height))
    }

    /// Whether a point of the rectangles' coordinates is on the stage, and not where the grid has its numbers.
    pub(super) fn is_clear(&self, point: Point) -> bool {
        let (width, height) = self.stage;
        let [on_left, on_top] = self.numbers();
        let free = Rect::from_corners(Point::new(on_left.max().x, on_top.max().y), Point::new(width, height));
        free.contains(self.to_stage(point))
    }

    /// Whether a point of the rectangles' coordinates is on the free part of the stage.
    pub(super) fn is_free(&self, point: Point) -> bool {
        self.free_on_stage().contains(self.to_stage(point))
    }
}

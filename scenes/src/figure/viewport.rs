use super::Transform;
use hantei_collision::{Point, Rect};

/// The view: from world units to stage pixels and back.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Viewport {
    /// The world point at the stage's top-left corner; at its bottom-left corner where y grows up.
    pub origin: Point,
    /// Stage pixels per world unit; above 0.
    pub zoom: f64,
    /// Where y grows up, the height of the stage, stage pixels. Stage pixels always count down.
    pub up: Option<f64>,
}

impl Default for Viewport {
    /// World units are stage pixels.
    fn default() -> Self {
        Self { origin: Point::new(0.0, 0.0), zoom: 1.0, up: None }
    }
}

impl Viewport {
    /// World units to stage pixels.
    pub fn to_stage(self, world: Point) -> Point {
        let (x, y) = ((world.x - self.origin.x) * self.zoom, (world.y - self.origin.y) * self.zoom);
        Point::new(x, self.up.map_or(y, |height| height - y))
    }

    /// A rectangle of the world, on the stage.
    pub fn rect_to_stage(self, world: Rect) -> Rect {
        Rect::from_corners(self.to_stage(world.min()), self.to_stage(world.max()))
    }

    /// Stage pixels to world units.
    pub fn to_world(self, stage: Point) -> Point {
        let y = self.up.map_or(stage.y, |height| height - stage.y);
        Point::new(stage.x / self.zoom + self.origin.x, y / self.zoom + self.origin.y)
    }

    /// From stage pixels to world units, as a transform.
    pub fn inverse(self) -> Transform {
        let (step, at) = (1.0 / self.zoom, self.to_world(Point::new(0.0, 0.0)));
        Transform { x: (step, 0.0), y: (0.0, step * self.down()), at }
    }

    /// 1 where y grows down, as on the stage, and -1 where it grows up.
    pub fn down(self) -> f64 {
        if self.up.is_some() { -1.0 } else { 1.0 }
    }
}

impl From<Viewport> for Transform {
    fn from(viewport: Viewport) -> Self {
        let Viewport { zoom, .. } = viewport;
        let at = viewport.to_stage(Point::new(0.0, 0.0));
        Self { x: (zoom, 0.0), y: (0.0, zoom * viewport.down()), at }
    }
}

use crate::geometry::Point;

/// Where world units stand on the stage, and where stage pixels stand in the world.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Viewport {
    /// The world point at the stage's top-left corner.
    pub origin: Point,
    /// Stage pixels to a world unit; above 0.
    pub zoom: f64,
}

impl Default for Viewport {
    /// World units are stage pixels.
    fn default() -> Self {
        Self { origin: Point::new(0.0, 0.0), zoom: 1.0 }
    }
}

impl Viewport {
    /// World units to stage pixels.
    pub fn to_stage(self, world: Point) -> Point {
        Point::new((world.x - self.origin.x) * self.zoom, (world.y - self.origin.y) * self.zoom)
    }

    /// Stage pixels to world units.
    pub fn to_world(self, stage: Point) -> Point {
        Point::new(stage.x / self.zoom + self.origin.x, stage.y / self.zoom + self.origin.y)
    }
}

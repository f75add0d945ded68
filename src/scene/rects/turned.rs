//! Both rectangles turned by the same angle. A comment under HSP's article: turn the whole scene back, then test as
//! ever. So the angle is part of how the scene is looked at, and never of its answer.

use super::RectsScene;
use crate::figure::Rotation;
use crate::geometry::Point;
use crate::scene::control::{Control, Field, Group, Value};

const FIELDS: [Field; 1] = [Field { name: "degrees", least: -360.0, most: 360.0 }];
/// How long a turn takes, frames.
const FRAMES: u32 = 45;

/// The angle, and how far the picture has come there.
#[derive(Default)]
pub(super) struct Turned {
    /// Degrees, clockwise.
    angle: f64,
    /// The scene is seen turned back.
    back: bool,
    /// The picture comes from this angle.
    from: f64,
    /// So many frames are left.
    left: u32,
    /// Somebody lets time pass. Without that, a picture is at once as it is to be.
    alive: bool,
}

impl Turned {
    /// Where the picture is going.
    pub(super) fn target(&self) -> f64 {
        if self.back { 0.0 } else { self.angle }
    }

    /// Where it is.
    pub(super) fn shown(&self) -> f64 {
        let part = f64::from(self.left) / f64::from(FRAMES);
        // It starts and stops gently.
        let eased = part * part * (3.0 - 2.0 * part);
        self.target() + (self.from - self.target()) * eased
    }

    pub(super) fn advance(&mut self) -> bool {
        self.alive = true;
        let moves = self.left > 0;
        self.left = self.left.saturating_sub(1);
        moves
    }

    pub(super) fn controls(&self) -> [Control; 2] {
        [
            Control {
                key: "back",
                label: "Turned back, as it is tested",
                help: "shows the turned scene as the methods see it",
                group: Group::View,
                value: Value::Switch(self.back),
            },
            Control {
                key: "angle",
                label: "Turn",
                help: "turns both rectangles by the same angle, clockwise; they are tested after turning back",
                group: Group::View,
                value: Value::Numbers { fields: &FIELDS, numbers: Some(vec![self.angle]) },
            },
        ]
    }

    /// Turns one of its knobs; false if `key` is not one of them.
    pub(super) fn set(&mut self, key: &str, value: &Value) -> bool {
        let from = self.shown();
        match (key, value) {
            ("back", Value::Switch(on)) => self.back = *on,
            ("angle", Value::Numbers { numbers: Some(numbers), .. }) => {
                self.angle = numbers.first().copied().unwrap_or_default();
            }
            _ => return false,
        }
        self.from = from;
        self.left = if self.alive && from != self.target() { FRAMES } else { 0 };
        true
    }

    /// What the panel says of it.
    pub(super) fn in_words(&self) -> Option<String> {
        let say = if self.back { "shown turned back" } else { "tested after turning back" };
        (self.angle != 0.0).then(|| format!("both turned by {}°, {say}", crate::scene::number::shown(self.angle)))
    }
}

/// The turn of the picture at `angle`: around the middle of a stage that is not panned, so that panning does not turn.
pub(super) fn rotation(scene: &RectsScene, angle: f64) -> Rotation {
    let (width, height) = scene.desk.view.stage();
    Rotation { angle, pivot: Point::new(width / 2.0, height / 2.0) }
}

use crate::scene::{Door, FigurePointer};
use hantei_collision::{About, Point, Rect};

/// An event for a scene, in world units if not said otherwise.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Event {
    /// The stage's new size, stage pixels.
    Resized {
        /// Above 0.
        width: f64,
        /// Above 0.
        height: f64,
    },
    /// The pointer moved. While the button is down, it may be outside the stage.
    PointerMoved(Point),
    /// The pointer left the stage.
    PointerLeft,
    /// Whether Ctrl is down: drags then move by tenths.
    Fine(bool),
    /// Whether the pointer is a finger, which grabs from farther away.
    ByFinger(bool),
    /// The main button went down.
    Pressed {
        /// The place, world units.
        at: Point,
        /// Whether Shift is down.
        shift: bool,
    },
    /// The main button went up.
    Released(Point),
    /// A second finger came: what the first one has changed since its press is as before.
    TakenBack,
    /// The subject of the panel row under the pointer.
    Hovered(Option<About>),
    /// Zooms in (above 0) or out; the scene may use the wheel otherwise.
    Zoomed {
        /// The fixed point, stage pixels.
        at: Point,
        /// Steps of a mouse wheel, each a factor of [`ZOOM_STEP`](super::ZOOM_STEP).
        steps: f64,
    },
    /// The main button went down in a door's figure.
    FigurePressed(Door, FigurePointer),
    /// The wheel turned over a door's figure, above 0 to zoom in.
    FigureWheeled(Door, FigurePointer, f64),
    /// Moves the picture.
    Panned {
        /// To the right, stage pixels.
        dx: f64,
        /// Down, stage pixels.
        dy: f64,
    },
    /// Leave room for this, too, in the view that opens: shapes will move there.
    MakeRoom(Rect),
    /// The cases to guess begin with this seed.
    Shuffled(u64),
    /// Typing into a field has ended: later typing is another change.
    Typed,
    /// Runs an action.
    Act {
        /// Its name; an unknown one does nothing.
        name: &'static str,
        /// The step of an arrow key, to the right and down.
        by: (f64, f64),
    },
}

impl Event {
    /// An action without direction.
    pub const fn act(name: &'static str) -> Self {
        Self::Act { name, by: (0.0, 0.0) }
    }
}

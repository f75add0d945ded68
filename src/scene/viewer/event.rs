use crate::scene::{Door, FigurePointer};
use hantei_collision::{About, Point, Rect};

/// Something that happens to a scene that is shown.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Event {
    /// The stage has this size now, stage pixels.
    Resized {
        /// Above 0.
        width: f64,
        /// Above 0.
        height: f64,
    },
    /// The pointer is here, world units. While the button is down this may be outside the stage.
    PointerMoved(Point),
    /// The pointer is no longer on the stage.
    PointerLeft,
    /// Ctrl is down, or no more: what is dragged goes by tenths while it is.
    Fine(bool),
    /// The pointer is a finger, or is none any more: a finger takes hold of what is farther away.
    ByFinger(bool),
    /// The main button went down.
    Pressed {
        /// World units.
        at: Point,
        /// Shift is down.
        shift: bool,
    },
    /// The main button went up here, world units.
    Released(Point),
    /// The pointer is on a row of the panel that speaks of this, or on none.
    Hovered(Option<About>),
    /// Look nearer (above 0) or from farther away: at the picture, or at what takes the wheel for itself.
    Zoomed {
        /// What is here stays where it is, stage pixels.
        at: Point,
        /// Steps of a mouse wheel, each [`ZOOM_STEP`](super::ZOOM_STEP) times nearer.
        steps: f64,
    },
    /// The main button went down in the panel's figure behind this door.
    FigurePressed(Door, FigurePointer),
    /// The wheel was turned over that figure, above 0 for a nearer look.
    FigureWheeled(Door, FigurePointer, f64),
    /// Shift the picture.
    Panned {
        /// To the right, stage pixels.
        dx: f64,
        /// Down, stage pixels.
        dy: f64,
    },
    /// What has just opened is to leave room for this, too, world units: there things will be moved.
    MakeRoom(Rect),
    /// The cases to guess begin with the one of this seed, not with the first.
    Shuffled(u64),
    /// What was typed into a field is complete: what is typed next is another change.
    Typed,
    /// Do something that is declared in a table of actions.
    Act {
        /// The name of the action. One that the scene does not have does nothing.
        name: &'static str,
        /// How far an arrow key leads, to the right and down.
        by: (f64, f64),
    },
}

impl Event {
    /// An action that needs no direction.
    pub const fn act(name: &'static str) -> Self {
        Self::Act { name, by: (0.0, 0.0) }
    }
}

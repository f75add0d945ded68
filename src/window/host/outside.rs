//! Where the pointer is when it has been dragged out of the window.
//!
//! X11 goes on sending the events of a drag to the window in which it began, wherever the pointer is. macroquad 0.4.16
//! puts an end to that with every frame: it ungrabs the pointer (<https://github.com/not-fl3/macroquad/pull/1018>). So
//! while a button is held, a second connection asks the server where the pointer is and whether the button is down.
//! Elsewhere the system captures the pointer, and there is nothing to ask.

/// What the X server said; physical pixels from the window's top left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::window) struct Seen {
    pub(in crate::window) x: i16,
    pub(in crate::window) y: i16,
    /// Whether a button that drags is down.
    pub(in crate::window) down: bool,
}

#[cfg(target_os = "linux")]
pub(in crate::window) use asking::Outside;

/// Nothing to ask.
#[cfg(not(target_os = "linux"))]
pub(in crate::window) struct Outside;

#[cfg(not(target_os = "linux"))]
impl Outside {
    /// Whether there is anything to ask.
    pub(in crate::window) const ASKS: bool = false;

    pub(in crate::window) fn new() -> Self {
        Self
    }

    pub(in crate::window) fn look(&mut self) -> Option<Seen> {
        None
    }
}

#[cfg(target_os = "linux")]
mod asking {
    use super::Seen;
    use crate::window::host::x11;
    use x11rb::protocol::xproto::{KeyButMask, Window};
    use x11rb::rust_connection::RustConnection;

    /// A connection of its own, made when a button is held for the first time.
    pub(in crate::window) enum Outside {
        NotAsked,
        Known(Box<RustConnection>, Window),
        /// No connection, or a server that does not tell whose window is whose: drags end at the window's border.
        Unknown,
    }

    impl Outside {
        /// Whether there is anything to ask.
        pub(in crate::window) const ASKS: bool = true;

        pub(in crate::window) fn new() -> Self {
            Self::NotAsked
        }

        /// Asks where the pointer is.
        pub(in crate::window) fn look(&mut self) -> Option<Seen> {
            if matches!(self, Self::NotAsked) {
                *self = x11::connect()
                    .map_or(Self::Unknown, |(connection, window)| Self::Known(Box::new(connection), window));
            }
            let Self::Known(connection, window) = self else { return None };
            let pointer = x11::pointer(connection, *window)?;
            let down = pointer.mask.intersects(KeyButMask::BUTTON1 | KeyButMask::BUTTON2);
            Some(Seen { x: pointer.win_x, y: pointer.win_y, down })
        }
    }
}

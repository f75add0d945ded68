//! Where the pointer is when it has been dragged out of the window.
//!
//! X11 goes on sending the events of a drag to the window in which it began, wherever the pointer is. macroquad 0.4.16
//! puts an end to that with every frame: it ungrabs the pointer (<https://github.com/not-fl3/macroquad/pull/1018>). So
//! while a button is held, a second connection asks the server where the pointer is and whether the button is down.
//! Elsewhere the system captures the pointer, and there is nothing to ask.

/// What the X server said; physical pixels from the window's top left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Seen {
    pub(super) x: i16,
    pub(super) y: i16,
    /// Whether the main button is down.
    pub(super) down: bool,
}

#[cfg(target_os = "linux")]
pub(super) use x11::Outside;

/// Nothing to ask.
#[cfg(not(target_os = "linux"))]
#[derive(Default)]
pub(super) struct Outside;

#[cfg(not(target_os = "linux"))]
impl Outside {
    pub(super) fn look(&mut self) -> Option<Seen> {
        None
    }
}

#[cfg(target_os = "linux")]
mod x11 {
    use super::Seen;
    use x11rb::connection::Connection as _;
    use x11rb::protocol::res::{ClientIdMask, ClientIdSpec, ConnectionExt as _};
    use x11rb::protocol::xproto::{ConnectionExt as _, KeyButMask, Window};
    use x11rb::rust_connection::RustConnection;

    /// Window managers put a window into one or two frames.
    const DEPTH: u32 = 4;

    /// A connection of its own, made when a button is held for the first time.
    #[derive(Default)]
    pub(in crate::window) enum Outside {
        #[default]
        NotAsked,
        Known(RustConnection, Window),
        /// No connection, or a server that does not tell whose window is whose: drags end at the window's border.
        Unknown,
    }

    impl Outside {
        /// Asks where the pointer is.
        pub(in crate::window) fn look(&mut self) -> Option<Seen> {
            if matches!(self, Self::NotAsked) {
                *self = connect().map_or(Self::Unknown, |(connection, window)| Self::Known(connection, window));
            }
            let Self::Known(connection, window) = self else { return None };
            let pointer = connection.query_pointer(*window).ok()?.reply().ok()?;
            let down = pointer.mask.contains(KeyButMask::BUTTON1);
            pointer.same_screen.then_some(Seen { x: pointer.win_x, y: pointer.win_y, down })
        }
    }

    fn connect() -> Option<(RustConnection, Window)> {
        let (connection, screen) = x11rb::connect(None).ok()?;
        let root = connection.setup().roots.get(screen)?.root;
        let window = own_window(&connection, root, DEPTH)?;
        Some((connection, window))
    }

    /// The window below `parent` that this process has made and that can be seen.
    fn own_window(connection: &RustConnection, parent: Window, depth: u32) -> Option<Window> {
        let children = connection.query_tree(parent).ok()?.reply().ok()?.children;
        children.into_iter().rev().find_map(|window| {
            if is_own(connection, window) {
                Some(window)
            } else if depth > 1 {
                own_window(connection, window, depth - 1)
            } else {
                None
            }
        })
    }

    fn is_own(connection: &RustConnection, window: Window) -> bool {
        let process = || {
            let asked = ClientIdSpec { client: window, mask: ClientIdMask::LOCAL_CLIENT_PID };
            let reply = connection.res_query_client_ids(&[asked]).ok()?.reply().ok()?;
            reply.ids.first()?.value.first().copied()
        };
        process() == Some(std::process::id())
    }
}

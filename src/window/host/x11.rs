//! A second connection to the X server, for what miniquad's own does not tell.

use x11rb::connection::Connection as _;
use x11rb::protocol::res::{ClientIdMask, ClientIdSpec, ConnectionExt as _};
use x11rb::protocol::xproto::{ClientMessageEvent, ConnectionExt as _, EventMask, QueryPointerReply, Window};
use x11rb::rust_connection::RustConnection;

/// What `_NET_WM_STATE` is to do, and who asks.
const TOGGLE: u32 = 2;
const APPLICATION: u32 = 1;
/// Window managers put a window into one or two frames.
const DEPTH: u32 = 4;

/// A connection, and the window that this process has opened.
pub(super) fn connect() -> Option<(RustConnection, Window)> {
    let (connection, screen) = x11rb::connect(None).ok()?;
    let root = connection.setup().roots.get(screen)?.root;
    let window = own_window(&connection, root, DEPTH)?;
    Some((connection, window))
}

/// Asks the window manager to make the window fill the screen, or to give it back.
pub(super) fn toggle_full_screen() -> Option<()> {
    let (connection, window) = connect()?;
    let atom = |name: &str| Some(connection.intern_atom(false, name.as_bytes()).ok()?.reply().ok()?.atom);
    let (state, full) = (atom("_NET_WM_STATE")?, atom("_NET_WM_STATE_FULLSCREEN")?);
    let root = connection.query_tree(window).ok()?.reply().ok()?.root;
    let message = ClientMessageEvent::new(32, window, state, [TOGGLE, full, 0, APPLICATION, 0]);
    let heard = EventMask::SUBSTRUCTURE_NOTIFY | EventMask::SUBSTRUCTURE_REDIRECT;
    connection.send_event(false, root, heard, message).ok()?.check().ok()
}

/// Where the pointer is, seen from `window`, and which buttons are down.
pub(super) fn pointer(connection: &RustConnection, window: Window) -> Option<QueryPointerReply> {
    let pointer = connection.query_pointer(window).ok()?.reply().ok()?;
    pointer.same_screen.then_some(pointer)
}

/// The window below `parent` that this process has made.
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

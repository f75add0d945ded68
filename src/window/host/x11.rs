//! A second connection to the X server, for what miniquad's own does not report.

use super::on_screen::on_screen;
use std::sync::OnceLock;
use x11rb::connection::Connection as _;
use x11rb::errors::{ConnectError, ReplyError};
use x11rb::protocol::res::{ClientIdMask, ClientIdSpec, ConnectionExt as _};
use x11rb::protocol::xproto::{
    AtomEnum, ClientMessageEvent, ConfigureWindowAux, ConnectionExt as _, EventMask, KeyButMask, MOTION_NOTIFY_EVENT,
    Motion, MotionNotifyEvent, Window, WindowClass,
};
use x11rb::rust_connection::RustConnection;

/// For `_NET_WM_STATE`: what to do, and the kind of program that asks.
const TOGGLE: u32 = 2;
const APPLICATION: u32 = 1;
/// Window managers put a window into one or two frames.
const DEPTH: u32 = 4;

/// This process's window, once it was found.
static WINDOW: OnceLock<Window> = OnceLock::new();

/// A connection, and this process's window.
pub(super) fn connect() -> Option<(RustConnection, Window)> {
    let (connection, screen) = x11rb::connect(None).ok()?;
    let window = match WINDOW.get() {
        Some(&window) => window,
        None => {
            let root = connection.setup().roots.get(screen)?.root;
            let window = own_window(&connection, root, DEPTH)?;
            *WINDOW.get_or_init(|| window)
        }
    };
    Some((connection, window))
}

/// Whether the window was there and has been destroyed; false if that is unknown.
pub(super) fn is_window_gone() -> bool {
    let Some(&window) = WINDOW.get() else { return false };
    let Ok((connection, _)) = x11rb::connect(None) else { return false };
    let size = connection.get_geometry(window);
    matches!(size.map_err(ReplyError::from).and_then(|size| size.reply()), Err(ReplyError::X11Error(_)))
}

/// Why the server refuses this process; `None` if it does not refuse it, or does not answer.
pub(super) fn refusal() -> Option<String> {
    let reason = match x11rb::connect(None).err()? {
        ConnectError::SetupFailed(refused) => refused.reason,
        ConnectError::SetupAuthenticate(refused) => refused.reason,
        _ => return None,
    };
    Some(String::from_utf8_lossy(&reason).trim_end_matches(['\n', '\0', '.']).to_owned())
}

/// Asks the window manager to turn full screen on or off.
pub(super) fn toggle_full_screen() -> Option<()> {
    let (connection, window) = connect()?;
    let atom = |name: &str| Some(connection.intern_atom(false, name.as_bytes()).ok()?.reply().ok()?.atom);
    let (state, full) = (atom("_NET_WM_STATE")?, atom("_NET_WM_STATE_FULLSCREEN")?);
    let root = connection.query_tree(window).ok()?.reply().ok()?.root;
    let message = ClientMessageEvent::new(32, window, state, [TOGGLE, full, 0, APPLICATION, 0]);
    let heard = EventMask::SUBSTRUCTURE_NOTIFY | EventMask::SUBSTRUCTURE_REDIRECT;
    connection.send_event(false, root, heard, message).ok()?.check().ok()
}

/// Gives the inside of the window this size, in physical pixels, as far as the screen has room, and moves it onto the
/// screen; returns its size then.
pub(super) fn fit([width, height]: [i32; 2]) -> Option<[i32; 2]> {
    let (connection, window) = connect()?;
    let now = connection.get_geometry(window).ok()?.reply().ok()?;
    let place = connection.translate_coordinates(window, now.root, 0, 0).ok()?.reply().ok()?;
    let screen = connection.get_geometry(now.root).ok()?.reply().ok()?;
    // Without a window manager there are no taskbars and no frame.
    let room = numbers(&connection, now.root, "_NET_WORKAREA").unwrap_or([
        0,
        0,
        i32::from(screen.width),
        i32::from(screen.height),
    ]);
    let [left, right, top, bottom] = numbers(&connection, window, "_NET_FRAME_EXTENTS").unwrap_or_default();
    let (from_x, from_y) = (i32::from(place.dst_x) - left, i32::from(place.dst_y) - top);
    let (x, across) = on_screen(from_x, width + left + right, room[0], room[0] + room[2]);
    let (y, down) = on_screen(from_y, height + top + bottom, room[1], room[1] + room[3]);
    let (width, height) = ((across - left - right).max(1), (down - top - bottom).max(1));
    let (grows, moves) = ((width, height) != (now.width.into(), now.height.into()), (x, y) != (from_x, from_y));
    let size = ConfigureWindowAux::new().width(width as u32).height(height as u32);
    if grows || moves {
        // Where it is told its place again, a window manager may move it by the width of its frame.
        let to = if moves { size.x(x).y(y) } else { size };
        connection.configure_window(window, &to).ok()?.check().ok()?;
    }
    Some([width, height])
}

/// The first four numbers of a window's property, if it has them.
fn numbers(connection: &RustConnection, window: Window, name: &str) -> Option<[i32; 4]> {
    let property = connection.intern_atom(false, name.as_bytes()).ok()?.reply().ok()?.atom;
    let property = connection.get_property(false, window, property, AtomEnum::CARDINAL, 0, 4).ok()?.reply().ok()?;
    let numbers: Vec<i32> = property.value32()?.map(|number| number as i32).collect();
    numbers.try_into().ok()
}

/// Sends the window an event without meaning: a sleeping loop then looks for other work.
pub(super) fn nudge() -> Option<()> {
    let (connection, window) = connect()?;
    let nothing = connection.intern_atom(false, b"_HANTEI_NOTHING").ok()?.reply().ok()?.atom;
    let message = ClientMessageEvent::new(32, window, nothing, [0; 5]);
    connection.send_event(false, window, EventMask::NO_EVENT, message).ok()?.check().ok()
}

pub(super) struct PointerState {
    /// A motion to its present place, ready to send; physical pixels from the window's top left.
    pub(super) motion: MotionNotifyEvent,
    /// Whether it is over the window, or over what covers the window.
    pub(super) is_inside: bool,
}

impl PointerState {
    /// Asks for its place in `window`, and for the buttons that are down.
    pub(super) fn ask(connection: &RustConnection, window: Window) -> Option<Self> {
        let (pointer, size) = (connection.query_pointer(window).ok()?, connection.get_geometry(window).ok()?);
        let (pointer, size) = (pointer.reply().ok()?, size.reply().ok()?);
        let inside = |at: i16, end: u16| u16::try_from(at).is_ok_and(|at| at < end);
        let motion = MotionNotifyEvent {
            response_type: MOTION_NOTIFY_EVENT,
            detail: Motion::NORMAL,
            sequence: 0,
            time: x11rb::CURRENT_TIME,
            root: pointer.root,
            event: window,
            child: x11rb::NONE,
            root_x: pointer.root_x,
            root_y: pointer.root_y,
            event_x: pointer.win_x,
            event_y: pointer.win_y,
            state: pointer.mask,
            same_screen: true,
        };
        let is_inside = inside(pointer.win_x, size.width) && inside(pointer.win_y, size.height);
        pointer.same_screen.then_some(Self { motion, is_inside })
    }

    pub(super) fn button(&self) -> Option<u8> {
        let buttons = [(KeyButMask::BUTTON1, 1), (KeyButMask::BUTTON2, 2), (KeyButMask::BUTTON3, 3)];
        buttons.into_iter().find(|&(mask, _)| self.motion.state.contains(mask)).map(|(_, number)| number)
    }
}

/// This process's visible window below `parent`.
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
    let class = || Some(connection.get_window_attributes(window).ok()?.reply().ok()?.class);
    process() == Some(std::process::id()) && class() == Some(WindowClass::INPUT_OUTPUT)
}

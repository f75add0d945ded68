//! Wakes the sleeping window where miniquad 0.4.11 would sleep on.
//!
//! On X11, miniquad's blocking loop waits for the pending events *and one more*. So an event that asks for no frame (a
//! key goes up, the pointer leaves) can keep the next one waiting. It also draws nothing when the window is uncovered.
//! A thread with a connection of its own hears both: a short time after every event, when the loop has counted what is
//! pending, it sends one more, which has no meaning. When the window is uncovered, it sends the pointer's present
//! place, which asks for a frame.
//!
//! It also hears what miniquad ignores: that the window is hidden, is shown again, or was destroyed by another program,
//! which ends the process.

use super::x11::{self, PointerState};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::time::{Duration, Instant};
use x11rb::connection::Connection as _;
use x11rb::protocol::Event;
use x11rb::protocol::xproto::{
    AtomEnum, ChangeWindowAttributesAux, ClientMessageEvent, ConnectionExt as _, EventMask, KeyButMask, MapState,
    Window,
};
use x11rb::rust_connection::RustConnection;

/// The pauses after an event: the loop counts at once, unless it is drawing a frame. A motion brings an event of its
/// own that asks for nothing, so most single motions wait for the first of these. The last one is for a picture that a
/// busy processor draws.
const PAUSES: [Duration; 4] =
    [Duration::from_micros(500), Duration::from_millis(4), Duration::from_millis(60), Duration::from_millis(600)];

/// An x right of every stage, which means that the pointer has left.
const AWAY: i16 = i16::MAX;

/// No window has this many states.
const MOST_STATES: u32 = 64;

x11rb::atom_manager! {
    Atoms: AtomsCookie { _HANTEI_NOTHING, _NET_WM_STATE, _NET_WM_STATE_HIDDEN, }
}

/// Time for the window's own thread to end by itself when the window is gone.
const PARTING: Duration = Duration::from_millis(300);

/// Whether the window is mapped and not minimized.
static SHOWN: AtomicBool = AtomicBool::new(true);

/// Where the loop says that it goes to sleep.
static SLEEPS: OnceLock<Sender<bool>> = OnceLock::new();

/// Wakes the loop once more. It does not hear of each event: a request to close the window comes to the loop alone, and
/// would wait there if it came during the last frame.
pub(in crate::window) fn falls_asleep() {
    if let Some(sleeps) = SLEEPS.get() {
        let _ = sleeps.send(false);
    }
}

pub(in crate::window) fn is_shown() -> bool {
    SHOWN.load(Ordering::Relaxed)
}

/// Starts the thread. Without it (if no second connection is possible) an event may be drawn only with the next one.
pub(super) fn start() {
    let waiting = std::thread::Builder::new().name("waker".into());
    // It ends with the window: its connection is the display's.
    let _ = waiting.spawn(|| x11::connect().and_then(|(connection, window)| wake(&connection, window)));
}

fn wake(connection: &RustConnection, window: Window) -> Option<()> {
    let heard = EventMask::EXPOSURE
        | EventMask::FOCUS_CHANGE
        | EventMask::KEY_PRESS
        | EventMask::KEY_RELEASE
        | EventMask::BUTTON_RELEASE
        | EventMask::POINTER_MOTION
        | EventMask::ENTER_WINDOW
        | EventMask::LEAVE_WINDOW
        | EventMask::STRUCTURE_NOTIFY
        | EventMask::PROPERTY_CHANGE;
    let attributes = ChangeWindowAttributesAux::new().event_mask(heard);
    connection.change_window_attributes(window, &attributes).ok()?;
    let atoms = Atoms::new(connection).ok()?.reply().ok()?;
    look(connection, window, atoms);
    let (heard, hears) = channel();
    let _ = SLEEPS.set(heard.clone());
    std::thread::scope(|threads| {
        threads.spawn(move || listen(connection, window, atoms, &heard));
        while let Ok(exposed) = hears.recv() {
            follow(connection, window, atoms, &hears, exposed)?;
        }
        None
    })
}

/// Reports for each event whether to draw the window again, until the server is gone.
fn listen(connection: &RustConnection, window: Window, atoms: Atoms, heard: &Sender<bool>) -> Option<()> {
    loop {
        let event = connection.wait_for_event().ok()?;
        heard.send(hear(connection, window, atoms, &event)).ok()?;
    }
}

/// Sends the meaningless events after the one heard, and after those heard meanwhile.
fn follow(
    connection: &RustConnection,
    window: Window,
    atoms: Atoms,
    hears: &Receiver<bool>,
    mut exposed: bool,
) -> Option<()> {
    let mut sent = 0;
    let mut due = Instant::now() + PAUSES[0];
    while sent < PAUSES.len() {
        match hears.recv_timeout(due.saturating_duration_since(Instant::now())) {
            Ok(also_exposed) => {
                exposed |= also_exposed;
                // Later events do not extend the first pause: under a stream of events it would never end.
                if sent > 0 {
                    (sent, due) = (0, Instant::now() + PAUSES[0]);
                }
            }
            Err(RecvTimeoutError::Timeout) => {
                if std::mem::take(&mut exposed) {
                    point(connection, window)?;
                }
                let message = ClientMessageEvent::new(32, window, atoms._HANTEI_NOTHING, [0; 5]);
                connection.send_event(false, window, EventMask::NO_EVENT, message).ok()?;
                connection.flush().ok()?;
                sent += 1;
                due = Instant::now() + PAUSES.get(sent).copied().unwrap_or_default();
            }
            Err(RecvTimeoutError::Disconnected) => return None,
        }
    }
    Some(())
}

/// Handles an event; true if the window has to be drawn again.
fn hear(connection: &RustConnection, window: Window, atoms: Atoms, event: &Event) -> bool {
    match event {
        Event::Expose(_) => true,
        Event::MapNotify(_) | Event::UnmapNotify(_) => look(connection, window, atoms),
        Event::PropertyNotify(change) if change.atom == atoms._NET_WM_STATE => look(connection, window, atoms),
        Event::DestroyNotify(_) => {
            // A window that is drawing, or has closed itself, ends the process in its own thread.
            std::thread::sleep(PARTING);
            std::process::exit(0);
        }
        _ => false,
    }
}

/// Checks whether the window is visible; true if it is again. Some window managers leave minimized windows mapped.
fn look(connection: &RustConnection, window: Window, atoms: Atoms) -> bool {
    let found = connection.get_window_attributes(window).ok().and_then(|found| found.reply().ok());
    let is_mapped = found.is_none_or(|found| found.map_state != MapState::UNMAPPED);
    let state = connection.get_property(false, window, atoms._NET_WM_STATE, AtomEnum::ATOM, 0, MOST_STATES);
    let state = state.ok().and_then(|state| state.reply().ok());
    let is_hidden = state.is_some_and(|state| {
        state.value32().is_some_and(|mut state| state.any(|atom| atom == atoms._NET_WM_STATE_HIDDEN))
    });
    let is_shown = is_mapped && !is_hidden;
    !SHOWN.swap(is_shown, Ordering::Relaxed) && is_shown
}

fn point(connection: &RustConnection, window: Window) -> Option<()> {
    let PointerState { mut motion, is_inside } = PointerState::ask(connection, window)?;
    if !is_inside && !motion.state.contains(KeyButMask::BUTTON1) {
        motion.event_x = AWAY;
    }
    connection.send_event(false, window, EventMask::NO_EVENT, motion).ok()?;
    Some(())
}

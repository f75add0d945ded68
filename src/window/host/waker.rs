//! Wakes the sleeping window where miniquad 0.4.11 would sleep on.
//!
//! On X11, miniquad's blocking loop waits for the events that are pending *and one more*. So an event that asks for no
//! frame (a key goes up, the pointer leaves) can take the next one along to sleep. And it draws nothing when the window
//! is uncovered. A thread with a connection of its own hears of both: some time behind every event, when the loop has
//! counted what is pending, it sends one more, which means nothing. When the window is uncovered, it says that the
//! pointer is where it is, which asks for a frame.
//!
//! It also hears what miniquad passes over: that the window is hidden, is shown again, or has been destroyed by another
//! program, which ends the process.

use super::x11::{self, Pointer};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use x11rb::connection::Connection as _;
use x11rb::protocol::Event;
use x11rb::protocol::xproto::{
    ChangeWindowAttributesAux, ClientMessageEvent, ConnectionExt as _, EventMask, KeyButMask, MapState, Window,
};
use x11rb::rust_connection::RustConnection;

/// How long behind an event, and then again: the loop counts in no time unless it is drawing a frame.
const PAUSES: [Duration; 2] = [Duration::from_millis(4), Duration::from_millis(60)];

/// An x that is right of every stage: a pointer there has left it.
const AWAY: i16 = i16::MAX;

/// How long the window's own thread has to end by itself when the window is gone.
const PARTING: Duration = Duration::from_millis(300);

/// Whether the window is on the screen, and not minimized.
static SHOWN: AtomicBool = AtomicBool::new(true);

/// Whether the window is on the screen, and not minimized: else nobody sees what it draws.
pub(in crate::window) fn is_shown() -> bool {
    SHOWN.load(Ordering::Relaxed)
}

/// Starts the thread. Without it (no second connection to be had) an event may be drawn only with the next one.
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
        | EventMask::STRUCTURE_NOTIFY;
    let attributes = ChangeWindowAttributesAux::new().event_mask(heard);
    connection.change_window_attributes(window, &attributes).ok()?;
    let nothing = connection.intern_atom(false, b"_HANTEI_NOTHING").ok()?.reply().ok()?.atom;
    let found = connection.get_window_attributes(window).ok()?.reply().ok()?;
    SHOWN.store(found.map_state != MapState::UNMAPPED, Ordering::Relaxed);
    loop {
        let mut exposed = hear(&connection.wait_for_event().ok()?);
        for pause in PAUSES {
            std::thread::sleep(pause);
            while let Some(event) = connection.poll_for_event().ok()? {
                exposed |= hear(&event);
            }
            if std::mem::take(&mut exposed) {
                point(connection, window)?;
            }
            let message = ClientMessageEvent::new(32, window, nothing, [0; 5]);
            connection.send_event(false, window, EventMask::NO_EVENT, message).ok()?;
            connection.flush().ok()?;
        }
    }
}

/// Takes in an event; true if the window is to be drawn again.
fn hear(event: &Event) -> bool {
    match event {
        Event::UnmapNotify(_) => SHOWN.store(false, Ordering::Relaxed),
        Event::MapNotify(_) => SHOWN.store(true, Ordering::Relaxed),
        Event::DestroyNotify(_) => {
            // A window that is drawing, or has closed by itself, ends the process in its own thread.
            std::thread::sleep(PARTING);
            std::process::exit(0);
        }
        _ => {}
    }
    matches!(event, Event::Expose(_) | Event::MapNotify(_))
}

/// Tells the window where the pointer is.
fn point(connection: &RustConnection, window: Window) -> Option<()> {
    let Pointer { mut motion, is_inside } = Pointer::ask(connection, window)?;
    if !is_inside && !motion.state.contains(KeyButMask::BUTTON1) {
        motion.event_x = AWAY;
    }
    connection.send_event(false, window, EventMask::NO_EVENT, motion).ok()?;
    Some(())
}

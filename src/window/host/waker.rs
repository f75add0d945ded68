//! Wakes the sleeping window where miniquad 0.4.11 would sleep on.
//!
//! On X11, miniquad's blocking loop waits for the events that are pending *and one more*. So an event that asks for no
//! frame (a key goes up, the pointer leaves) can take the next one along to sleep. And it draws nothing when the window
//! is uncovered. A thread with a connection of its own hears of both: some time behind every event, when the loop has
//! counted what is pending, it sends one more, which means nothing. When the window is uncovered, it says that the
//! pointer is where it is, which asks for a frame.

use super::x11;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::time::{Duration, Instant};
use x11rb::connection::Connection as _;
use x11rb::protocol::Event;
use x11rb::protocol::xproto::{
    Atom, ChangeWindowAttributesAux, ClientMessageEvent, ConnectionExt as _, EventMask, KeyButMask,
    MOTION_NOTIFY_EVENT, Motion, MotionNotifyEvent, Window,
};
use x11rb::rust_connection::RustConnection;

/// How long behind an event, and then again: the loop counts in no time unless it is drawing a frame. A motion comes
/// with an event of its own that asks for nothing, so that most single motions wait for the first of these.
const PAUSES: [Duration; 3] = [Duration::from_micros(500), Duration::from_millis(4), Duration::from_millis(60)];

/// An x that is right of every stage: a pointer there has left it.
const AWAY: i16 = i16::MAX;

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
    connection.flush().ok()?;
    let (heard, hears) = channel();
    std::thread::scope(|threads| {
        threads.spawn(move || listen(connection, &heard));
        while let Ok(exposed) = hears.recv() {
            follow(connection, window, nothing, &hears, exposed)?;
        }
        None
    })
}

/// Passes on whether the window has been uncovered with each event, until it is gone.
fn listen(connection: &RustConnection, heard: &Sender<bool>) -> Option<()> {
    loop {
        heard.send(hear(&connection.wait_for_event().ok()?)?).ok()?;
    }
}

/// Sends the events behind the one that has been heard, and behind those that are heard meanwhile.
fn follow(
    connection: &RustConnection,
    window: Window,
    nothing: Atom,
    hears: &Receiver<bool>,
    mut exposed: bool,
) -> Option<()> {
    let mut sent = 0;
    let mut due = Instant::now() + PAUSES[0];
    while sent < PAUSES.len() {
        match hears.recv_timeout(due.saturating_duration_since(Instant::now())) {
            Ok(also_exposed) => {
                exposed |= also_exposed;
                // The first pause is not drawn out by what comes within it: under a stream of events it would never end.
                if sent > 0 {
                    (sent, due) = (0, Instant::now() + PAUSES[0]);
                }
            }
            Err(RecvTimeoutError::Timeout) => {
                if std::mem::take(&mut exposed) {
                    point(connection, window)?;
                }
                let message = ClientMessageEvent::new(32, window, nothing, [0; 5]);
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

/// Whether an event says that the window has been uncovered; nothing when the window is gone.
fn hear(event: &Event) -> Option<bool> {
    let gone = matches!(event, Event::DestroyNotify(_));
    (!gone).then_some(matches!(event, Event::Expose(_)))
}

/// Tells the window where the pointer is.
fn point(connection: &RustConnection, window: Window) -> Option<()> {
    let pointer = x11::pointer(connection, window)?;
    let size = connection.get_geometry(window).ok()?.reply().ok()?;
    let inside = |at: i16, end: u16| u16::try_from(at).is_ok_and(|at| at < end);
    let is_inside = inside(pointer.win_x, size.width) && inside(pointer.win_y, size.height);
    let is_held = pointer.mask.contains(KeyButMask::BUTTON1);
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
        event_x: if is_inside || is_held { pointer.win_x } else { AWAY },
        event_y: pointer.win_y,
        state: pointer.mask,
        same_screen: true,
    };
    connection.send_event(false, window, EventMask::NO_EVENT, motion).ok()?;
    Some(())
}

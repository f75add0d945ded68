//! Follows a drag out of the window.
//!
//! X11 sends the events of a drag to the window in which it began, wherever the pointer is. macroquad 0.4.16 stops that
//! in each frame: it ungrabs the pointer (<https://github.com/not-fl3/macroquad/pull/1018>). So while a button is held,
//! a thread with a connection of its own asks the server for the pointer's place. If the pointer has moved outside, or
//! the button has come up there, it sends the window the missing event. Nothing is drawn until then. On Windows the
//! window captures the pointer (`windows`), and elsewhere the system does it.

#[cfg(all(not(test), target_os = "linux"))]
pub(in crate::window) use asking::follow;

/// The system does it.
#[cfg(any(test, not(target_os = "linux")))]
pub(in crate::window) fn follow(_held: bool) {}

#[cfg(target_os = "linux")]
mod asking {
    use crate::window::host::x11::{self, PointerState};
    use std::sync::OnceLock;
    use std::sync::atomic::{AtomicBool, Ordering};
    use std::thread::{Builder, Thread, park, sleep};
    use std::time::Duration;
    use x11rb::connection::Connection as _;
    use x11rb::protocol::xproto::{
        BUTTON_RELEASE_EVENT, ButtonReleaseEvent, ConnectionExt as _, EventMask, MotionNotifyEvent, Window,
    };
    use x11rb::rust_connection::RustConnection;

    /// The time between two questions.
    const STEP: Duration = Duration::from_micros(16_667);

    /// Whether a button that was pressed in the window is held.
    static HELD: AtomicBool = AtomicBool::new(false);
    /// The thread, started when a button is first held. Without it, drags end at the window's border.
    static FOLLOWER: OnceLock<Option<Thread>> = OnceLock::new();

    pub(in crate::window) fn follow(held: bool) {
        if HELD.swap(held, Ordering::Relaxed) || !held {
            return;
        }
        let start = || {
            let thread = Builder::new().name("outside".into());
            let running = thread.spawn(|| x11::connect().map(|(connection, window)| ask(&connection, window)));
            running.ok().map(|running| running.thread().clone())
        };
        if let Some(thread) = FOLLOWER.get_or_init(start) {
            thread.unpark();
        }
    }

    fn ask(connection: &RustConnection, window: Window) {
        loop {
            let (mut last, mut button) = (None, None);
            while HELD.load(Ordering::Relaxed) {
                sleep(STEP);
                let Some(pointer) = PointerState::ask(connection, window) else { continue };
                let at = (pointer.motion.event_x, pointer.motion.event_y, pointer.button());
                if !pointer.is_inside && last != Some(at) {
                    let _ = match pointer.button() {
                        Some(_) => connection.send_event(false, window, EventMask::NO_EVENT, pointer.motion),
                        None => {
                            let release = release(&pointer.motion, button.unwrap_or(1));
                            connection.send_event(false, window, EventMask::NO_EVENT, release)
                        }
                    };
                    let _ = connection.flush();
                }
                last = Some(at);
                button = pointer.button().or(button);
            }
            park();
        }
    }

    /// The event of the button coming up at the pointer.
    fn release(at: &MotionNotifyEvent, button: u8) -> ButtonReleaseEvent {
        ButtonReleaseEvent {
            response_type: BUTTON_RELEASE_EVENT,
            detail: button,
            sequence: 0,
            time: at.time,
            root: at.root,
            event: at.event,
            child: at.child,
            root_x: at.root_x,
            root_y: at.root_y,
            event_x: at.event_x,
            event_y: at.event_y,
            state: at.state,
            same_screen: true,
        }
    }
}

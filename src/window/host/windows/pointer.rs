//! A drag that leaves the window goes on: while a button is held, the pointer is the window's, wherever it is.

use std::sync::atomic::{AtomicIsize, AtomicU8, Ordering};
use windows_sys::Win32::Foundation::{HWND, LPARAM};
use windows_sys::Win32::UI::Input::KeyboardAndMouse::{ReleaseCapture, SetCapture};
use windows_sys::Win32::UI::WindowsAndMessaging::{
    WM_LBUTTONDOWN, WM_LBUTTONUP, WM_MBUTTONDOWN, WM_MBUTTONUP, WM_RBUTTONDOWN, WM_RBUTTONUP,
};

/// The messages of each button, and its bit in [`HELD`].
const BUTTONS: [(u32, u32, u8); 3] =
    [(WM_LBUTTONDOWN, WM_LBUTTONUP, 1), (WM_MBUTTONDOWN, WM_MBUTTONUP, 2), (WM_RBUTTONDOWN, WM_RBUTTONUP, 4)];

/// Which buttons were pressed in the window and are down.
static HELD: AtomicU8 = AtomicU8::new(0);
/// Where the pointer was last, as Windows says it.
static AT: AtomicIsize = AtomicIsize::new(0);

/// The bit of the button that a message is about.
fn bit(message: u32) -> u8 {
    BUTTONS.iter().find(|&&(down, up, _)| [down, up].contains(&message)).map_or(0, |&(_, _, bit)| bit)
}

pub(super) fn moved(at: LPARAM) {
    AT.store(at, Ordering::Relaxed);
}

/// A button goes down: the window captures the pointer.
pub(super) fn down(window: HWND, message: u32) {
    if HELD.fetch_or(bit(message), Ordering::Relaxed) == 0 {
        #[expect(unsafe_code, reason = "the window is this thread's own")]
        unsafe {
            SetCapture(window);
        }
    }
}

/// A button comes up: with the last one, the window releases the pointer.
pub(super) fn up(message: u32) {
    let before = HELD.fetch_and(!bit(message), Ordering::Relaxed);
    if before != 0 && before & !bit(message) == 0 {
        #[expect(unsafe_code, reason = "takes nothing")]
        unsafe {
            ReleaseCapture();
        }
    }
}

/// Another window has taken the pointer while a button was held: that drag ends where it was, for its end comes elsewhere.
pub(super) fn lost(window: HWND) {
    let held = HELD.swap(0, Ordering::Relaxed);
    for (_, up, bit) in BUTTONS {
        if held & bit != 0 {
            super::pass_on(window, up, 0, AT.load(Ordering::Relaxed));
        }
    }
}

//! A drag goes on outside the window: while a button is held, the window captures the pointer.

use super::messages::pass_on;
use std::sync::atomic::{AtomicIsize, AtomicU8, Ordering};
use windows_sys::Win32::Foundation::{HWND, LPARAM};
use windows_sys::Win32::UI::Input::KeyboardAndMouse::{ReleaseCapture, SetCapture};
use windows_sys::Win32::UI::WindowsAndMessaging::{
    WM_LBUTTONDOWN, WM_LBUTTONUP, WM_MBUTTONDOWN, WM_MBUTTONUP, WM_RBUTTONDOWN, WM_RBUTTONUP,
};

/// The messages of each button, and its bit in [`HELD`].
const BUTTONS: [(u32, u32, u8); 3] =
    [(WM_LBUTTONDOWN, WM_LBUTTONUP, 1), (WM_MBUTTONDOWN, WM_MBUTTONUP, 2), (WM_RBUTTONDOWN, WM_RBUTTONUP, 4)];

/// The buttons that were pressed in the window and are down.
static HELD: AtomicU8 = AtomicU8::new(0);
/// The pointer's last place, as Windows reports it.
static AT: AtomicIsize = AtomicIsize::new(0);

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

/// Another window has taken the pointer during a drag, which ends here, because its end is reported elsewhere.
pub(super) fn lost(window: HWND) {
    let held = HELD.swap(0, Ordering::Relaxed);
    for (_, up, bit) in BUTTONS {
        if held & bit != 0 {
            pass_on(window, up, 0, AT.load(Ordering::Relaxed));
        }
    }
}

//! Messages to the window, and to miniquad's procedure of it.

use std::sync::OnceLock;
use windows_sys::Win32::Foundation::{HWND, LPARAM, LRESULT, WPARAM};
use windows_sys::Win32::Graphics::Gdi::WindowFromDC;
use windows_sys::Win32::Graphics::OpenGL::wglGetCurrentDC;
use windows_sys::Win32::UI::WindowsAndMessaging::{CallWindowProcW, DefWindowProcW, PostMessageW, WM_APP, WNDPROC};

/// A message from hantei to its own window, handled between two frames: within one, miniquad is busy with its own.
pub(super) const TOGGLE_FULL_SCREEN: u32 = WM_APP + 1;
pub(super) const FIT: u32 = WM_APP + 2;

/// miniquad's window procedure.
pub(super) static BEFORE: OnceLock<WNDPROC> = OnceLock::new();

/// The window of this thread; null before it exists.
pub(super) fn window() -> HWND {
    #[expect(unsafe_code, reason = "asks for what is current, and takes null for an answer")]
    unsafe {
        WindowFromDC(wglGetCurrentDC())
    }
}

pub(super) fn post(message: u32) {
    #[expect(unsafe_code, reason = "a message of hantei's own, which carries nothing")]
    unsafe {
        PostMessageW(window(), message, 0, 0);
    }
}

pub(super) fn pass_on(window: HWND, message: u32, wparam: WPARAM, lparam: LPARAM) -> LRESULT {
    #[expect(unsafe_code, reason = "the message as Windows gave it, or one that says no more than numbers")]
    unsafe {
        match BEFORE.get() {
            Some(&before) => CallWindowProcW(before, window, message, wparam, lparam),
            None => DefWindowProcW(window, message, wparam, lparam),
        }
    }
}

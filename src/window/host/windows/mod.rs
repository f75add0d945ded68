//! What miniquad 0.4.11 does not do on Windows, done before its window procedure: each message comes here first.

mod console;
mod keys;
mod messages;
mod pointer;
mod size;
mod wishes;

pub(super) use console::{leave_own_console, tell};
use messages::{BEFORE, FIT, TOGGLE_FULL_SCREEN, pass_on, window};
pub(super) use size::{fit, pixel_ratio, toggle_full_screen};
use windows_sys::Win32::Foundation::{HWND, LPARAM, LRESULT, WPARAM};
use windows_sys::Win32::UI::HiDpi::{DPI_AWARENESS_CONTEXT_PER_MONITOR_AWARE_V2, SetProcessDpiAwarenessContext};
use windows_sys::Win32::UI::WindowsAndMessaging::{
    GWLP_WNDPROC, SetWindowLongPtrW, WM_CAPTURECHANGED, WM_DPICHANGED, WM_KEYDOWN, WM_KEYUP, WM_LBUTTONDOWN,
    WM_LBUTTONUP, WM_MBUTTONDOWN, WM_MBUTTONUP, WM_MOUSEMOVE, WM_RBUTTONDOWN, WM_RBUTTONUP, WM_SYSKEYDOWN, WM_SYSKEYUP,
    WM_TIMER, WNDPROC,
};
#[cfg(not(test))]
pub(in crate::window) use wishes::wake_in;
pub(super) use wishes::wishes;

/// Before the window opens: gives it the scale of its own screen, not of the first one.
pub(super) fn scale_by_screen() {
    #[expect(unsafe_code, reason = "takes a constant; Windows before 1703 refuses it, and scales by the first screen")]
    unsafe {
        SetProcessDpiAwarenessContext(DPI_AWARENESS_CONTEXT_PER_MONITOR_AWARE_V2);
    }
}

/// Makes the window's messages come here first.
pub(super) fn take_over() {
    // miniquad turns an input method on with each focus. hantei's keys are single characters, in fields too.
    macroquad::miniquad::window::set_ime_enabled(false);
    if window().is_null() || BEFORE.get().is_some() {
        return;
    }
    #[expect(unsafe_code, reason = "the window is this thread's own, and `procedure` stays as long as it")]
    let before = unsafe { SetWindowLongPtrW(window(), GWLP_WNDPROC, procedure as *const () as isize) };
    #[expect(unsafe_code, reason = "what Windows gives back is a window procedure, or nothing")]
    let before = unsafe { std::mem::transmute::<isize, WNDPROC>(before) };
    let _ = BEFORE.set(before);
}

#[expect(unsafe_code, reason = "Windows calls it; only what Windows guarantees of a message is taken for true")]
unsafe extern "system" fn procedure(window: HWND, message: u32, wparam: WPARAM, lparam: LPARAM) -> LRESULT {
    match message {
        WM_MOUSEMOVE => pointer::moved(lparam),
        WM_LBUTTONDOWN | WM_MBUTTONDOWN | WM_RBUTTONDOWN => pointer::down(window, message),
        WM_LBUTTONUP | WM_MBUTTONUP | WM_RBUTTONUP => pointer::up(message),
        WM_CAPTURECHANGED => pointer::lost(window),
        WM_KEYDOWN | WM_KEYUP | WM_SYSKEYDOWN | WM_SYSKEYUP => {
            return pass_on(window, message, wparam, keys::by_what_it_writes(wparam, lparam));
        }
        WM_TIMER => wishes::wake(window, wparam),
        WM_DPICHANGED => size::follow_scale(window, lparam),
        TOGGLE_FULL_SCREEN => _ = size::toggle(window),
        FIT => size::fit_now(window),
        _ => {}
    }
    pass_on(window, message, wparam, lparam)
}

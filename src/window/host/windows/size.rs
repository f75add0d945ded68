//! The window's size: in each screen's own scale, no larger than the screen, and all of it in full screen.

use super::super::on_screen::on_screen;
use super::messages::{FIT, TOGGLE_FULL_SCREEN, post, window};
use macroquad::miniquad::window::schedule_update;
use std::sync::Mutex;
use windows_sys::Win32::Foundation::{HWND, LPARAM, RECT};
use windows_sys::Win32::Graphics::Gdi::{GetMonitorInfoW, MONITOR_DEFAULTTONEAREST, MONITORINFO, MonitorFromWindow};
use windows_sys::Win32::UI::HiDpi::{AdjustWindowRectExForDpi, GetDpiForWindow};
use windows_sys::Win32::UI::WindowsAndMessaging::{
    GWL_EXSTYLE, GWL_STYLE, GetWindowLongPtrW, GetWindowPlacement, GetWindowRect, SWP_FRAMECHANGED, SWP_NOACTIVATE,
    SWP_NOMOVE, SWP_NOOWNERZORDER, SWP_NOSIZE, SWP_NOZORDER, SetWindowLongPtrW, SetWindowPlacement, SetWindowPos,
    WINDOWPLACEMENT, WS_OVERLAPPEDWINDOW,
};

/// Dots per inch at which a physical pixel is a logical one.
const PLAIN: f32 = 96.0;

/// The window's place after this frame.
static FITTING: Mutex<Option<RECT>> = Mutex::new(None);
/// The window's place before full screen.
static BEFORE: Mutex<Option<WINDOWPLACEMENT>> = Mutex::new(None);

/// Physical pixels per logical one on the window's screen. miniquad asks once, for the first screen.
pub(in crate::window::host) fn pixel_ratio() -> f32 {
    match dpi(window()) {
        0 => macroquad::miniquad::window::dpi_scale(),
        dpi => dpi as f32 / PLAIN,
    }
}

fn dpi(window: HWND) -> u32 {
    #[expect(unsafe_code, reason = "answers 0 where there is no window")]
    unsafe {
        GetDpiForWindow(window)
    }
}

/// Gives the inside of the window this size, in physical pixels, as far as the screen has room, and moves it onto the
/// screen; returns its size then.
pub(in crate::window::host) fn fit(size: [i32; 2]) -> (f32, f32) {
    let window = window();
    let Some((to, [width, height])) = place(window, size) else { return macroquad::miniquad::window::screen_size() };
    if let Ok(mut fitting) = FITTING.lock() {
        *fitting = Some(to);
        post(FIT);
    }
    (width as f32, height as f32)
}

/// The place of a window with this inside, with its frame, and the size of its inside.
fn place(window: HWND, [width, height]: [i32; 2]) -> Option<(RECT, [i32; 2])> {
    let (_, room) = screen(window)?;
    let (mut frame, mut now) = (RECT { right: width, bottom: height, ..Default::default() }, RECT::default());
    #[expect(unsafe_code, reason = "both write one rectangle, which is there")]
    unsafe {
        let [style, more] = [GWL_STYLE, GWL_EXSTYLE].map(|which| GetWindowLongPtrW(window, which) as u32);
        AdjustWindowRectExForDpi(&mut frame, style, 0, more, dpi(window));
        GetWindowRect(window, &mut now);
    }
    let (left, across) = on_screen(now.left, frame.right - frame.left, room.left, room.right);
    let (top, down) = on_screen(now.top, frame.bottom - frame.top, room.top, room.bottom);
    let (right, bottom) = (left + across, top + down);
    let inside =
        [right - left - (frame.right - frame.left - width), bottom - top - (frame.bottom - frame.top - height)];
    Some((RECT { left, top, right, bottom }, inside))
}

pub(super) fn fit_now(window: HWND) {
    if let Some(to) = FITTING.lock().ok().and_then(|mut fitting| fitting.take()) {
        put(window, to, SWP_NOACTIVATE);
    }
}

pub(in crate::window::host) fn toggle_full_screen() {
    post(TOGGLE_FULL_SCREEN);
}

/// The window's screen, all of it and without taskbars.
fn screen(window: HWND) -> Option<(RECT, RECT)> {
    let mut screen = MONITORINFO { cbSize: size_of::<MONITORINFO>() as u32, ..Default::default() };
    #[expect(unsafe_code, reason = "`screen` says how large it is, as Windows wants it")]
    let known = unsafe { GetMonitorInfoW(MonitorFromWindow(window, MONITOR_DEFAULTTONEAREST), &mut screen) } != 0;
    known.then_some((screen.rcMonitor, screen.rcWork))
}

fn put(window: HWND, to: RECT, how: u32) {
    let (width, height) = (to.right - to.left, to.bottom - to.top);
    #[expect(unsafe_code, reason = "numbers, and a window that is this thread's own")]
    unsafe {
        SetWindowPos(window, std::ptr::null_mut(), to.left, to.top, width, height, SWP_NOZORDER | how);
    }
    schedule_update();
}

/// The window has come to a screen of another scale; Windows gives its new place.
pub(super) fn follow_scale(window: HWND, place: LPARAM) {
    #[expect(unsafe_code, reason = "with this message, Windows gives the address of a rectangle that lives as long")]
    let to = unsafe { (place as *const RECT).as_ref() };
    if let Some(&to) = to {
        put(window, to, SWP_NOACTIVATE);
    }
}

/// miniquad 0.4.11 can only turn it on: back, it leaves the window as large as the screen.
pub(super) fn toggle(window: HWND) -> Option<()> {
    let mut before = BEFORE.lock().ok()?;
    #[expect(unsafe_code, reason = "the window is this thread's own, and a placement says how large it is")]
    unsafe {
        let style = GetWindowLongPtrW(window, GWL_STYLE);
        let framed = WS_OVERLAPPEDWINDOW as isize;
        if let Some(placement) = before.take() {
            SetWindowLongPtrW(window, GWL_STYLE, style | framed);
            SetWindowPlacement(window, &placement);
            put(window, RECT::default(), SWP_NOMOVE | SWP_NOSIZE | SWP_NOOWNERZORDER | SWP_FRAMECHANGED);
        } else {
            let (whole, _) = screen(window)?;
            let mut placement = WINDOWPLACEMENT { length: size_of::<WINDOWPLACEMENT>() as u32, ..Default::default() };
            if GetWindowPlacement(window, &mut placement) != 0 {
                *before = Some(placement);
                SetWindowLongPtrW(window, GWL_STYLE, style & !framed);
                put(window, whole, SWP_NOOWNERZORDER | SWP_FRAMECHANGED);
            }
        }
    }
    Some(())
}

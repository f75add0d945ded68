//! The preferences of Windows for all programs, and its timer.

use super::messages::window;
use crate::window::host::wishes::Wishes;
use macroquad::miniquad::window::schedule_update;
use windows_sys::Win32::Foundation::{ERROR_SUCCESS, HWND, WPARAM};
use windows_sys::Win32::System::Registry::{HKEY_CURRENT_USER, RRF_RT_REG_DWORD, RegGetValueW};
use windows_sys::Win32::UI::WindowsAndMessaging::{
    KillTimer, SPI_GETCLIENTAREAANIMATION, SetTimer, SystemParametersInfoW,
};
use windows_sys::core::w;

/// The timer of the one wake-up.
const WAKING: usize = 1;

pub(in crate::window::host) fn wishes() -> Wishes {
    Wishes { is_dark: uses_light() == Some(false), is_still: animates() == Some(false) }
}

/// Whether programs should be light; `None` before Windows 10.
fn uses_light() -> Option<bool> {
    let (mut value, mut length) = (0_u32, size_of::<u32>() as u32);
    #[expect(unsafe_code, reason = "writes one number, which is there, and no more than its length")]
    let result = unsafe {
        RegGetValueW(
            HKEY_CURRENT_USER,
            w!(r"Software\Microsoft\Windows\CurrentVersion\Themes\Personalize"),
            w!("AppsUseLightTheme"),
            RRF_RT_REG_DWORD,
            std::ptr::null_mut(),
            (&raw mut value).cast(),
            &raw mut length,
        )
    };
    (result == ERROR_SUCCESS).then_some(value != 0)
}

fn animates() -> Option<bool> {
    let mut value = 0_i32;
    #[expect(unsafe_code, reason = "writes one number, which is there")]
    let is_told = unsafe { SystemParametersInfoW(SPI_GETCLIENTAREAANIMATION, 0, (&raw mut value).cast(), 0) };
    (is_told != 0).then_some(value != 0)
}

/// Asks for a frame in this many seconds, instead of the last request.
pub(in crate::window) fn wake_in(seconds: f64) {
    #[expect(unsafe_code, reason = "the window is this thread's own; no function of ours is called back")]
    unsafe {
        SetTimer(window(), WAKING, (seconds * 1000.0).ceil() as u32, None);
    }
}

pub(super) fn wake(window: HWND, timer: WPARAM) {
    if timer == WAKING {
        #[expect(unsafe_code, reason = "the window's own timer")]
        unsafe {
            KillTimer(window, WAKING);
        }
        schedule_update();
    }
}

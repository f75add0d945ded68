//! hantei is a console program, so that shells wait for it, and pipes, exit codes and Ctrl+C work as usual. On a double
//! click, Windows gives such a program a console of its own, unless its manifest says otherwise and Windows is new
//! enough for that (11, 24H2). A console that no other program uses is closed at once.

use std::io::{self, IsTerminal as _};
use std::os::windows::io::AsRawHandle as _;
use std::sync::atomic::{AtomicBool, Ordering};
use windows_sys::Win32::System::Console::{FreeConsole, GetConsoleProcessList};
use windows_sys::Win32::UI::WindowsAndMessaging::{MB_ICONERROR, MB_OK, MessageBoxW};

/// Whether standard error is invisible.
static UNSEEN: AtomicBool = AtomicBool::new(false);

/// Closes a console that Windows has opened for hantei alone.
pub(in crate::window::host) fn leave_own_console() {
    let mut users = [0; 2];
    #[expect(unsafe_code, reason = "`users` has room for two, as is said")]
    let count = unsafe { GetConsoleProcessList(users.as_mut_ptr(), 2) };
    let is_own = count == 1;
    let unseen = io::stderr().as_raw_handle().is_null() || (is_own && io::stderr().is_terminal());
    UNSEEN.store(unseen, Ordering::Relaxed);
    if is_own {
        #[expect(unsafe_code, reason = "takes nothing")]
        unsafe {
            FreeConsole();
        }
    }
}

/// Shows in a message box what standard error would not show.
pub(in crate::window::host) fn tell(what: &str) {
    if UNSEEN.load(Ordering::Relaxed) {
        let [text, title] = [what, "hantei"].map(|text| text.encode_utf16().chain([0]).collect::<Vec<u16>>());
        #[expect(unsafe_code, reason = "both texts end with 0 and live as long as the box is shown")]
        unsafe {
            MessageBoxW(std::ptr::null_mut(), text.as_ptr(), title.as_ptr(), MB_OK | MB_ICONERROR);
        }
    }
}

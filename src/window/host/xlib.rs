//! Handles errors of the X server and the loss of its connection. Xlib alone prints several lines and ends the process.

use super::x11;
use crate::streams::complain;
use hantei_scenes::text;
use libloading::Library;
use std::ffi::{c_int, c_ulong, c_void};
use std::process::exit;
use std::sync::atomic::{AtomicBool, Ordering};

/// Xlib's `XErrorEvent`.
#[repr(C)]
struct Refusal {
    kind: c_int,
    display: *mut c_void,
    resource: c_ulong,
    serial: c_ulong,
    error: u8,
    request: u8,
    minor: u8,
}

type OnRefusal = extern "C" fn(*mut c_void, &Refusal) -> c_int;
type OnEnd = extern "C" fn(*mut c_void) -> c_int;

/// Makes Xlib call the two functions below, if possible.
pub(super) fn take_over() -> Option<()> {
    #[expect(unsafe_code, reason = "Xlib's functions, typed as its manual has them; the library stays loaded")]
    unsafe {
        // The names that miniquad 0.4.11 tries, in its order, for the same library.
        let library = Library::new("libX11.so").or_else(|_| Library::new("libX11.so.6")).ok()?;
        let library: &'static Library = Box::leak(Box::new(library));
        library.get::<extern "C" fn(OnRefusal) -> *mut c_void>(b"XSetErrorHandler\0").ok()?(refused);
        library.get::<extern "C" fn(OnEnd) -> *mut c_void>(b"XSetIOErrorHandler\0").ok()?(ended);
    }
    Some(())
}

/// The server refuses a request. Without a window, that is the end; otherwise the first refusal is printed.
extern "C" fn refused(_: *mut c_void, refusal: &Refusal) -> c_int {
    static TOLD: AtomicBool = AtomicBool::new(false);
    if x11::is_window_gone() {
        exit(0);
    }
    if !TOLD.swap(true, Ordering::Relaxed) {
        let Refusal { error, request, minor, .. } = refusal;
        let request = format!("{request}.{minor}");
        complain(&text!("server-refuses", request = request, error = error.to_string()));
    }
    0
}

/// The connection is closed.
extern "C" fn ended(_: *mut c_void) -> c_int {
    tell_end();
    exit(1);
}

pub(super) fn tell_end() {
    let display = std::env::var("DISPLAY").unwrap_or_default();
    complain(&text!("server-gone", display = display));
}

//! Messages of libraries and drivers while the window opens.
//!
//! A GL driver that does not start prints lines of its own, and then Xlib prints more and ends the process. (miniquad
//! 0.4.11 restores Xlib's own error handler before it makes the context, so no other handler can be there in time.) So
//! standard error is held back until the window is open. If it opens, the messages are passed on. If not, one line says
//! what is missing.

use super::{no_window, xlib};
use rustix::fs::{MemfdFlags, memfd_create};
use rustix::stdio::dup2_stderr;
use std::ffi::c_int;
use std::fs::File;
use std::io::{self, Read as _, Seek as _, Write as _};
use std::os::fd::{AsFd as _, OwnedFd};
use std::sync::Mutex;

/// The original standard error, and what was written since.
static HELD_BACK: Mutex<Option<(OwnedFd, File)>> = Mutex::new(None);

/// The beginnings of Xlib's lines when the server is gone.
const XLIB_WITHOUT_SERVER: [&str; 2] = ["XIO: ", "X connection to "];

#[expect(unsafe_code, reason = "C's own: it keeps the address of a function, which stays")]
unsafe extern "C" {
    safe fn atexit(last: extern "C" fn()) -> c_int;
}

/// Holds standard error back, if possible.
pub(super) fn hold_back() {
    let hold = || -> io::Result<_> {
        let said = File::from(memfd_create("stderr", MemfdFlags::CLOEXEC)?);
        let stderr = io::stderr().as_fd().try_clone_to_owned()?;
        dup2_stderr(&said)?;
        Ok((stderr, said))
    };
    if let (Ok(held), Ok(mut held_back)) = (hold(), HELD_BACK.lock()) {
        *held_back = Some(held);
        atexit(explain);
    }
}

/// Restores standard error; returns what was written meanwhile, or `None` if it was restored before.
pub(super) fn give_back() -> Option<String> {
    let (stderr, mut said) = HELD_BACK.lock().ok()?.take()?;
    dup2_stderr(stderr).ok()?;
    let mut bytes = Vec::new();
    said.rewind().and_then(|()| said.read_to_end(&mut bytes)).ok()?;
    Some(String::from_utf8_lossy(&bytes).into_owned())
}

/// The window is open: passes the messages on.
pub(super) fn pass_on() {
    let said = give_back().unwrap_or_default();
    let _ = io::stderr().write_all(said.as_bytes());
}

/// The process ends. While the window opens, only Xlib ends it, with exit code 1.
extern "C" fn explain() {
    let Some(said) = give_back() else { return };
    if said.lines().any(|line| XLIB_WITHOUT_SERVER.iter().any(|&start| line.starts_with(start))) {
        xlib::tell_end();
    } else {
        no_window::refuse(no_window::no_opengl(&said));
    }
}

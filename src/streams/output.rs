//! Standard output as it is. Rust's own takes and loses all if it is closed: Rust opens /dev/null in its place before
//! `main`, and calls a write successful that the system refuses with EBADF.

use std::io::Write;

/// Standard output. If it is closed, it cannot be written.
#[cfg(unix)]
pub fn output() -> impl Write + Send + 'static {
    unix::Output::new()
}

/// Standard output.
#[cfg(not(unix))]
pub fn output() -> impl Write + Send + 'static {
    std::io::stdout()
}

#[cfg(unix)]
mod unix {
    use std::ffi::c_int;
    use std::fs::File;
    use std::io::{self, Write};
    use std::os::fd::AsFd as _;
    use std::sync::atomic::{AtomicBool, Ordering};

    const STANDARD_OUTPUT: c_int = 1;
    const F_GETFD: c_int = 1;
    const EBADF: c_int = 9;

    static WAS_CLOSED: AtomicBool = AtomicBool::new(false);

    /// The system calls it before Rust begins.
    #[used]
    #[expect(unsafe_code, reason = "a list of functions without arguments, as this one is; it needs nothing of Rust")]
    #[cfg_attr(target_vendor = "apple", unsafe(link_section = "__DATA,__mod_init_func"))]
    #[cfg_attr(not(target_vendor = "apple"), unsafe(link_section = ".init_array"))]
    static BEFORE_MAIN: extern "C" fn() = look;

    #[expect(unsafe_code, reason = "C's own: it takes numbers and keeps none")]
    unsafe extern "C" {
        safe fn fcntl(file: c_int, command: c_int, ...) -> c_int;
    }

    extern "C" fn look() {
        WAS_CLOSED.store(fcntl(STANDARD_OUTPUT, F_GETFD) == -1, Ordering::Relaxed);
    }

    /// A second handle of it, or why there is none.
    pub(super) struct Output(io::Result<File>);

    impl Output {
        pub(super) fn new() -> Self {
            if WAS_CLOSED.load(Ordering::Relaxed) {
                return Self(Err(io::Error::from_raw_os_error(EBADF)));
            }
            Self(io::stdout().as_fd().try_clone_to_owned().map(File::from))
        }

        fn file(&mut self) -> io::Result<&mut File> {
            let again =
                |error: &mut io::Error| error.raw_os_error().map_or(error.kind().into(), io::Error::from_raw_os_error);
            self.0.as_mut().map_err(again)
        }
    }

    impl Write for Output {
        fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
            self.file()?.write(bytes)
        }

        fn flush(&mut self) -> io::Result<()> {
            self.file()?.flush()
        }
    }
}

//! Files of a desktop that appear complete or not at all, however the program ends.

use std::io;
use std::path::Path;
use tempfile::NamedTempFile;

/// A new file in this folder, with a hidden name. It is deleted when dropped, unless it gets another.
///
/// # Errors
/// No file can be made there.
pub fn unnamed(folder: &Path) -> io::Result<NamedTempFile> {
    let mut builder = tempfile::Builder::new();
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        // As any new file, less the umask.
        builder.permissions(std::fs::Permissions::from_mode(0o666));
    }
    builder.prefix(".hantei-").tempfile_in(folder)
}

/// Makes a file, and ends the program only afterwards if a signal asks for its end meanwhile.
///
/// # Errors
/// Those of `make`.
pub fn uninterrupted<T>(make: impl FnOnce() -> io::Result<T>) -> io::Result<T> {
    #[cfg(unix)]
    let _held = signals::hold();
    make()
}

/// From now on a file that grows too large for the system's limit (`ulimit -f`) is an error, not the program's end.
pub fn outlive_limits() {
    #[cfg(unix)]
    signals::outlive_limits();
}

#[cfg(unix)]
mod signals {
    use libc::c_int;
    use signal_hook::consts::{SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGXCPU, SIGXFSZ};
    use signal_hook::flag;
    use signal_hook::low_level::emulate_default_handler;
    use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
    use std::sync::{Arc, Mutex, MutexGuard, Once, PoisonError};

    /// The signals that end a program, and leave it time.
    const ENDS: [c_int; 5] = [SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGXCPU];

    /// Whether a signal may end the program at once; the one that came while it might not, or 0.
    static FREE: AtomicBool = AtomicBool::new(true);
    static CAME: AtomicUsize = AtomicUsize::new(0);

    /// While it lives, signals wait.
    pub(super) struct HeldSignals {
        _only: MutexGuard<'static, ()>,
    }

    pub(super) fn hold() -> HeldSignals {
        static ONE: Mutex<()> = Mutex::new(());
        static LISTENING: Once = Once::new();
        LISTENING.call_once(|| ENDS.into_iter().filter(|&signal| !is_ignored(signal)).for_each(listen));
        let held = HeldSignals { _only: ONE.lock().unwrap_or_else(PoisonError::into_inner) };
        FREE.store(false, Ordering::SeqCst);
        held
    }

    impl Drop for HeldSignals {
        fn drop(&mut self) {
            FREE.store(true, Ordering::SeqCst);
            if let Some(signal) = ENDS.into_iter().find(|&signal| signal as usize == CAME.load(Ordering::SeqCst)) {
                let _ = emulate_default_handler(signal);
            }
        }
    }

    fn listen(signal: c_int) {
        // First noted, then obeyed: if it comes as the hold ends, one of both ends the program.
        let _ = flag::register_usize(signal, &CAME, signal as usize);
        let _ = flag::register_conditional_default(signal, &FREE);
    }

    /// As SIGHUP is under `nohup`. It stays so.
    fn is_ignored(signal: c_int) -> bool {
        #[expect(
            unsafe_code,
            reason = "sets nothing, and writes one record, which is there; 0 is a value of each field"
        )]
        unsafe {
            let mut now: libc::sigaction = std::mem::zeroed();
            libc::sigaction(signal, std::ptr::null(), &raw mut now) == 0 && now.sa_sigaction == libc::SIG_IGN
        }
    }

    /// With a handler that only notes it, the write fails instead.
    pub(super) fn outlive_limits() {
        let _ = flag::register(SIGXFSZ, Arc::new(AtomicBool::new(false)));
    }
}

#[cfg(all(test, unix))]
mod tests;

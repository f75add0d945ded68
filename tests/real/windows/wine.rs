//! How the program for Windows starts on a screen, under Wine.

use crate::screen::Screen;
use hantei_testing::in_english;
use std::fs;
use std::os::unix::fs::symlink;
use std::path::PathBuf;
use std::process::Command;

/// The program, and a Windows without it that was started once: scripts/test-windows sets both.
const PROGRAM: &str = "HANTEI_EXE";
const WINDOWS: &str = "WINEPREFIX";

/// Whether the tests are to start the program for Windows.
pub(crate) fn is_asked_for() -> bool {
    std::env::var_os(PROGRAM).is_some()
}

fn said(variable: &str) -> PathBuf {
    std::env::var_os(variable).unwrap_or_else(|| panic!("{variable} is not set: scripts/test-windows sets it")).into()
}

/// The most attempts to start it: once in some hundred times Wine 8 itself does not start.
pub(crate) const STARTS: usize = 3;

/// The folder of the Windows on this screen.
pub(crate) fn windows_of(screen: &Screen) -> PathBuf {
    screen.folder.path().join("windows")
}

/// A Windows for each screen, with its own desktop and registry, in the screen's folder. The disk is shared.
fn windows_on(screen: &Screen) -> PathBuf {
    let own = windows_of(screen);
    if !own.exists() {
        let shared = said(WINDOWS);
        fs::create_dir_all(own.join("dosdevices")).expect("folder");
        for file in ["system.reg", "user.reg", "userdef.reg", ".update-timestamp"] {
            fs::copy(shared.join(file), own.join(file)).expect("scripts/test-windows starts Wine once");
        }
        symlink(shared.join("drive_c"), own.join("drive_c")).expect("link");
        symlink("../drive_c", own.join("dosdevices/c:")).expect("link");
        symlink("/", own.join("dosdevices/z:")).expect("link");
    }
    own
}

pub(crate) fn wine_on(screen: &Screen) -> Command {
    let mut command = in_english(Command::new("wine"));
    command.env("LC_ALL", "C.UTF-8").env("DISPLAY", &screen.name).env("LIBGL_ALWAYS_SOFTWARE", "1");
    command.env("WINEPREFIX", windows_on(screen)).env("WINEDEBUG", std::env::var("WINEDEBUG").unwrap_or("-all".into()));
    // A crash must end the test, not wait in a debugger.
    command.env("WINEDLLOVERRIDES", "mscoree=;mshtml=;winedbg.exe=d;winemenubuilder.exe=d");
    command
}

/// Ends the Windows on this screen: its services would go on in a folder that is no longer there.
pub(crate) fn end(screen: &Screen) {
    let own = windows_of(screen);
    let ends = |server: &str| Command::new(server).args(["-k", "-w"]).env("WINEPREFIX", &own).status().is_ok();
    if own.exists() && !["wineserver", "/usr/lib/wine/wineserver64"].into_iter().any(ends) {
        eprintln!("a Windows goes on: there is no wineserver to end it");
    }
}

pub(crate) fn program() -> PathBuf {
    said(PROGRAM)
}

pub(crate) fn program_on(screen: &Screen) -> Command {
    let mut command = wine_on(screen);
    command.arg(program());
    command
}

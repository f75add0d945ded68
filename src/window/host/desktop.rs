//! What the window asks of the desktop it stands on. In a browser, `page` answers the same.

use crate::scene::Viewer;
use macroquad::miniquad;
use std::fs::File;
use std::io::{self, Write as _};
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};

/// What the menu says of copying [`opening`].
pub(in crate::window) const COPY: &str = "copy the command that opens this picture";
/// More pictures of one scene than these in a folder are a mistake.
const MOST: u32 = 9999;

/// Whether the first frame has begun: from then on a panic is a defect and says so itself.
static OPENED: AtomicBool = AtomicBool::new(false);

/// Physical pixels per logical one.
pub(in crate::window) fn pixel_ratio() -> f32 {
    miniquad::window::dpi_scale()
}

/// What opens `scene` as it is now: a command.
pub(in crate::window) fn opening(scene: &dyn Viewer) -> String {
    scene.command()
}

/// Prints a line of the trace; false once nobody reads any more.
pub(in crate::window) fn print(line: &str) -> bool {
    let mut out = io::stdout().lock();
    writeln!(out, "{line}").and_then(|()| out.flush()).is_ok()
}

/// A desktop's screen reader is told nothing: macroquad's window has no way to it.
pub(in crate::window) fn tell(_: &dyn Viewer) {}

/// Writes both into the current folder, never over a file that is there; returns a sentence for the panel.
pub(in crate::window) fn keep(name: &str, png: &[u8], svg: &str) -> Result<String, String> {
    let place = std::env::current_dir().unwrap_or_default();
    let result = free(name).and_then(|(png_path, mut png_file, svg_path, mut svg_file)| {
        png_file.write_all(png)?;
        svg_file.write_all(svg.as_bytes())?;
        Ok(format!("Saved {} and {} in {}.", png_path.display(), svg_path.display(), place.display()))
    });
    result.map_err(|error| format!("cannot save in {}: {error}", place.display()))
}

/// Two new files with the first number that neither has yet: `hantei-rects-1.png` and `.svg`.
fn free(name: &str) -> io::Result<(PathBuf, File, PathBuf, File)> {
    for number in 1..=MOST {
        let [png, svg] = ["png", "svg"].map(|ending| PathBuf::from(format!("hantei-{name}-{number}.{ending}")));
        if png.exists() || svg.exists() {
            continue;
        }
        let (png_file, svg_file) = (File::create_new(&png)?, File::create_new(&svg)?);
        return Ok((png, png_file, svg, svg_file));
    }
    Err(io::Error::other(format!("there are {MOST} pictures already")))
}

/// Fills the screen, or gives it back. On X11 the window manager does it: miniquad 0.4.11 only knows the way there.
pub(in crate::window) fn toggle_full_screen() {
    #[cfg(target_os = "linux")]
    let _ = super::x11::toggle_full_screen();
    #[cfg(not(target_os = "linux"))]
    {
        static FULL: AtomicBool = AtomicBool::new(false);
        let full = !FULL.fetch_xor(true, Ordering::Relaxed);
        macroquad::window::set_fullscreen(full);
    }
}

/// Notes that the window is there.
pub(in crate::window) fn opened() {
    OPENED.store(true, Ordering::Relaxed);
    #[cfg(target_os = "linux")]
    {
        super::opening::pass_on();
        let _ = super::xlib::take_over();
        super::waker::start();
    }
}

/// miniquad panics when it cannot open a window. Until it has opened one, a panic becomes one line and exit code 1.
pub(in crate::window) fn explain_failure() {
    #[cfg(target_os = "linux")]
    super::opening::hold_back();
    let otherwise = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        if OPENED.load(Ordering::Relaxed) {
            otherwise(panic);
        } else {
            let said = panic.payload_as_str().unwrap_or("no reason given");
            // A driver that says something says it better than miniquad.
            #[cfg(target_os = "linux")]
            let heard = super::opening::give_back().unwrap_or_default();
            #[cfg(not(target_os = "linux"))]
            let heard = String::new();
            refuse(&what_is_missing(said).unwrap_or_else(|| no_opengl(if heard.is_empty() { said } else { &heard })));
            std::process::exit(1);
        }
    }));
}

/// Says why there is no window, and what works without one.
pub(super) fn refuse(why: &str) {
    eprintln!("hantei: {why} `hantei svg` draws the same picture without a window.");
}

/// What miniquad's panic means, if it is not about OpenGL.
fn what_is_missing(said: &str) -> Option<String> {
    if said.contains("XOpenDisplay") {
        Some(no_display())
    } else if said.contains("backend failed") {
        let library = said.split('"').nth(1).unwrap_or("one of them");
        Some(format!(
            "no library to open a window with: {library} does not load (libX11, libXi and libxkbcommon are needed)."
        ))
    } else {
        None
    }
}

/// No GL driver starts, and the first line that was `said` tells why.
pub(super) fn no_opengl(said: &str) -> String {
    let words: Vec<&str> = said.lines().next().unwrap_or("no reason given").split_whitespace().collect();
    format!("no OpenGL on this display: no driver starts ({}).", words.join(" ").trim_end_matches('.'))
}

fn no_display() -> String {
    let display = std::env::var("DISPLAY").unwrap_or_default();
    if display.is_empty() {
        return "no display to open a window on: DISPLAY is not set.".into();
    }
    #[cfg(target_os = "linux")]
    if let Some(reason) = super::x11::refusal() {
        let home = std::env::var("HOME").unwrap_or_default();
        let file = std::env::var("XAUTHORITY").unwrap_or_else(|_| format!("{home}/.Xauthority"));
        return format!(
            "no display to open a window on: the X server at {display} refuses access ({reason}); the key to it is \
             looked for in {file}."
        );
    }
    format!("no display to open a window on: DISPLAY is {display}, and no X server answers there.")
}

//! Why there is no window, in one line.

use hantei_scenes::text;
use hantei_scenes::words::Text;

/// Prints why there is no window, and what works without one.
pub(super) fn refuse(why: Text) {
    let message = text!("no-window", why = why);
    crate::streams::complain(&message);
    #[cfg(windows)]
    super::windows::tell(&crate::streams::said(&message));
}

/// The meaning of miniquad's panic, if it is not about OpenGL.
pub(super) fn what_is_missing(said: &str) -> Option<Text> {
    if said.contains("XOpenDisplay") {
        Some(no_display())
    } else if said.contains("backend failed") {
        Some(match said.split('"').nth(1) {
            Some(library) => text!("no-library", library = library.to_string()),
            None => text!("no-libraries"),
        })
    } else {
        None
    }
}

/// No GL driver starts; the first line of `said` is the reason.
pub(super) fn no_opengl(said: &str) -> Text {
    let words: Vec<&str> = said.lines().next().unwrap_or_default().split_whitespace().collect();
    let said = words.join(" ");
    let why = if said.is_empty() { text!("no-reason") } else { Text::plain(said.trim_end_matches('.').to_string()) };
    text!("no-opengl", why = why)
}

fn no_display() -> Text {
    let display = std::env::var("DISPLAY").unwrap_or_default();
    if display.is_empty() {
        return text!("no-display-set");
    }
    #[cfg(target_os = "linux")]
    if let Some(reason) = super::x11::refusal() {
        let home = std::env::var("HOME").unwrap_or_default();
        let file = std::env::var("XAUTHORITY").unwrap_or_else(|_| format!("{home}/.Xauthority"));
        return text!("no-display-access", display = display, why = reason, file = file);
    }
    text!("no-display-server", display = display)
}

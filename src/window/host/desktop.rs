//! What the window needs from the desktop. In a browser, `page` has the same functions.

use super::Keyboard;
use super::no_window::{no_opengl, refuse, what_is_missing};
use super::wishes::wishes;
use crate::store::Store;
use crate::whole_file::{uninterrupted, unnamed};
use hantei_scenes::figure::Theme;
use hantei_scenes::lesson::Course;
use hantei_scenes::lesson::memory::{Kept, Note};
use hantei_scenes::scene::Viewer;
use hantei_scenes::text;
use hantei_scenes::words::{Language, Letters, Text};
use std::borrow::Cow;
use std::fs::{self, File};
use std::io::{self, ErrorKind, Write as _};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::task::Poll;

/// The action that copies [`opening`].
pub(in crate::window) const COPY: &str = "copy";
/// More pictures of a scene in one folder must be a mistake.
const MOST: u32 = 9999;

/// IBM Plex Sans with Latin Extended, Greek and Cyrillic letters, for lessons of other authors.
const BEYOND: [&[u8]; 2] = [
    include_bytes!("../../../assets/fonts/hantei-sans-beyond-text.ttf"),
    include_bytes!("../../../assets/fonts/hantei-sans-beyond-semibold.ttf"),
];
/// IBM Plex Sans JP and KR, cut down to the letters of the catalogues (`scripts/build-fonts`).
const JP: [&[u8]; 2] = [
    include_bytes!("../../../assets/fonts/hantei-sans-jp-text.ttf"),
    include_bytes!("../../../assets/fonts/hantei-sans-jp-semibold.ttf"),
];
const KR: [&[u8]; 2] = [
    include_bytes!("../../../assets/fonts/hantei-sans-kr-text.ttf"),
    include_bytes!("../../../assets/fonts/hantei-sans-kr-semibold.ttf"),
];

/// Whether the first frame has begun: from then on a panic is a defect, and prints its own message.
static OPENED: AtomicBool = AtomicBool::new(false);

/// Physical pixels per logical one.
pub(in crate::window) fn pixel_ratio() -> f32 {
    #[cfg(windows)]
    return super::windows::pixel_ratio();
    #[cfg(not(windows))]
    macroquad::miniquad::window::dpi_scale()
}

/// The command that opens `scene` as it is now.
pub(in crate::window) fn opening(scene: &Viewer, language: Option<Language>, is_presented: bool) -> String {
    scene.command() + &asked_for(language, is_presented)
}

/// The options for language and layout, at the end of a command.
fn asked_for(language: Option<Language>, is_presented: bool) -> String {
    let lang = language.map_or(String::new(), |language| format!(" lang={}", language.name()));
    lang + if is_presented { " --present" } else { "" }
}

/// The command that opens a step of a course.
pub(in crate::window) fn opening_of_step(
    course: &Course,
    id: &str,
    language: Option<Language>,
    is_presented: bool,
) -> String {
    let own = course.chapters.iter().filter(|_| !course.is_built_in());
    let files: String = own.map(|own| shlex::try_quote(&own.file).unwrap_or_default() + " ").collect();
    let of = if files.is_empty() { files } else { format!("course {files}") };
    format!("hantei {of}lesson={id}{}", asked_for(language, is_presented))
}

/// The local time's difference from UTC, seconds.
pub(in crate::window) fn seconds_east() -> f64 {
    chrono::Local::now().offset().local_minus_utc().into()
}

/// A desktop gives its clipboard at once.
pub(in crate::window) const fn ask_for_paste() {}

/// A desktop has no address to keep what was typed.
pub(in crate::window) const fn hold(_: &str) {}

/// A desktop has no page that asks.
pub(in crate::window) const fn is_asked() -> bool {
    false
}

/// A desktop has no page to answer.
pub(in crate::window) const fn answer(_: &str, _: &[String], _: &str) {}

/// A desktop has no article.
pub(in crate::window) const fn back_to_article(_: Option<&str>) {}

/// Tab leaves no desktop window.
pub(in crate::window) const fn leave_by_tab() {}

/// A desktop has no page that scrolls.
pub(in crate::window) const fn let_scroll() {}

/// A desktop has no address to follow the course.
pub(in crate::window) const fn follow(_: Option<&str>) {}

/// The stored memory of courses, and a message about it.
pub(in crate::window) fn recall() -> Result<(Kept, Option<Text>), Text> {
    Store::standard()?.read()
}

/// Stores notes, each with its course, or all that is known if the stored memory is lost; returns a message about it.
pub(in crate::window) fn remember(notes: &[(String, Note)], known: &Kept) -> Result<Option<Text>, Text> {
    Store::standard()?.add(notes, known)
}

/// Prints a line of the trace without waiting for its reader; false if it can no longer be written.
pub(in crate::window) fn print(line: &str) -> bool {
    crate::streams::trace(line)
}

pub(in crate::window) fn theme() -> Theme {
    if wishes().is_dark { Theme::Dark } else { Theme::Light }
}

pub(in crate::window) fn wants_motion() -> bool {
    !wishes().is_still
}

/// A desktop's screen reader hears nothing: macroquad's window cannot reach it.
pub(in crate::window) const fn describe(_: Language, _: &str, _: &str) {}

/// A desktop has nothing beside the window that acts.
pub(in crate::window) const fn take_act() -> Option<String> {
    None
}

/// The system's language, if hantei has it.
pub(in crate::window) fn language() -> Option<Language> {
    Language::wished(languages())
}

/// The names of the system's languages, best first.
pub(in crate::window) fn languages() -> Vec<String> {
    sys_locale::get_locales().collect()
}

/// The fonts of these letters, text and semibold, if they have their own.
pub(in crate::window) fn fonts_of(letters: Letters) -> Option<[Cow<'static, [u8]>; 2]> {
    let fonts = match letters {
        Letters::Latin => return None,
        Letters::Beyond => BEYOND,
        Letters::Japanese => JP,
        Letters::Korean => KR,
    };
    Some(fonts.map(Cow::Borrowed))
}

/// The fonts of a language are part of the program.
pub(in crate::window) fn load_fonts(_: Language) -> Poll<Result<(), Text>> {
    Poll::Ready(Ok(()))
}

/// None has to come.
pub(in crate::window) const fn letters_came() -> bool {
    false
}

/// Writes both files into the current folder, or neither, and replaces none; returns a sentence for the panel.
pub(in crate::window) fn keep(name: &str, png: &[u8], svg: &str) -> Result<Text, Text> {
    keep_in(std::env::current_dir(), name, png, svg)
}

pub(super) fn keep_in(place: io::Result<PathBuf>, name: &str, png: &[u8], svg: &str) -> Result<Text, Text> {
    // It has no name if it was removed.
    let place = place.map_err(|error| text!("save-fails", place = ".", why = Text::from(&error)))?;
    let write = || free(&place, name, |file| file.write_all(png), |file| file.write_all(svg.as_bytes()));
    match uninterrupted(write) {
        Ok(Some([png, svg])) => Ok(text!("saved", png = png, svg = svg, place = place.display().to_string())),
        Ok(None) => {
            let why = text!("save-too-many", count = MOST.to_string());
            Err(text!("save-fails", place = place.display().to_string(), why = why))
        }
        Err(error) => Err(text!("save-fails", place = place.display().to_string(), why = Text::from(&error))),
    }
}

/// Two new files with the first free number: `hantei-rects-1.png` and `.svg`. They get their names only when both are
/// complete. A broken link counts as a file. `None` if all numbers are taken.
fn free(
    place: &Path,
    name: &str,
    write_png: impl FnOnce(&mut File) -> io::Result<()>,
    write_svg: impl FnOnce(&mut File) -> io::Result<()>,
) -> io::Result<Option<[String; 2]>> {
    let (mut png_file, mut svg_file) = (unnamed(place)?, unnamed(place)?);
    write_png(png_file.as_file_mut())?;
    write_svg(svg_file.as_file_mut())?;
    for number in 1..=MOST {
        let [png, svg] = ["png", "svg"].map(|ending| format!("hantei-{name}-{number}.{ending}"));
        if place.join(&svg).symlink_metadata().is_ok() {
            continue;
        }
        match png_file.persist_noclobber(place.join(&png)) {
            Ok(_) => {}
            Err(taken) if taken.error.kind() == ErrorKind::AlreadyExists => {
                png_file = taken.file;
                continue;
            }
            Err(failed) => return Err(failed.error),
        }
        let Err(failed) = svg_file.persist_noclobber(place.join(&svg)) else { return Ok(Some([png, svg])) };
        fs::remove_file(place.join(&png))?;
        return Err(failed.error);
    }
    Ok(None)
}

/// A desktop opens its on-screen keyboard itself.
pub(in crate::window) const fn wait_for_letters(_: Keyboard) {}

/// Turns full screen on or off. On X11 the window manager does it: miniquad 0.4.11 can only turn it on.
pub(in crate::window) fn toggle_full_screen() {
    #[cfg(target_os = "linux")]
    let _ = super::x11::toggle_full_screen();
    #[cfg(windows)]
    super::windows::toggle_full_screen();
    #[cfg(not(any(target_os = "linux", windows)))]
    {
        static FULL: AtomicBool = AtomicBool::new(false);
        let full = !FULL.fetch_xor(true, Ordering::Relaxed);
        macroquad::window::set_fullscreen(full);
    }
}

pub(in crate::window) fn opened() {
    OPENED.store(true, Ordering::Relaxed);
    #[cfg(target_os = "linux")]
    {
        super::opening::pass_on();
        let _ = super::xlib::take_over();
        super::waker::start();
    }
}

/// miniquad panics if it cannot open a window. Until one is open, a panic becomes one line and exit code 1.
pub(in crate::window) fn explain_failure() {
    #[cfg(target_os = "linux")]
    super::opening::hold_back();
    #[cfg(windows)]
    {
        super::windows::leave_own_console();
        super::windows::scale_by_screen();
    }
    let otherwise = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        if OPENED.load(Ordering::Relaxed) {
            otherwise(panic);
        } else {
            let said = panic.payload_as_str().unwrap_or_default();
            // A driver's own message explains more than miniquad's.
            #[cfg(target_os = "linux")]
            let heard = super::opening::give_back().unwrap_or_default();
            #[cfg(not(target_os = "linux"))]
            let heard = String::new();
            refuse(what_is_missing(said).unwrap_or_else(|| no_opengl(if heard.is_empty() { said } else { &heard })));
            std::process::exit(1);
        }
    }));
}

#[cfg(test)]
mod tests;

//! What the window needs from its page; `assets/page/page.js` is the other side. On a desktop, `desktop` has the same
//! functions.

mod address;
mod files;

pub use address::open_page;
pub(in crate::window) use files::{fonts_of, letters_came, load_fonts, spare_font};

use super::Keyboard;
use super::escapes::escaped;
use hantei_scenes::figure::Theme;
use hantei_scenes::lesson::Course;
use hantei_scenes::lesson::memory::{Kept, KeptError, Note};
use hantei_scenes::scene::Viewer;
use hantei_scenes::text;
use hantei_scenes::words::{Language, Text};
use macroquad::miniquad::native::wasm;
use std::cell::RefCell;

/// The action that copies [`opening`].
pub(in crate::window) const COPY: &str = "copy-link";
/// The address key of the scene; all others are the scene's own.
const SCENE: &str = "scene";
/// The address key of the language.
const LANGUAGE: &str = "lang";
/// The address words for the trace and for the presenter's layout.
const TRACE: &str = "trace";
const PRESENT: &str = "present";
/// The address word that begins the course anew, without changing its stored memory.
const FRESH: &str = "fresh";
/// The address word for a figure in an article.
const FIGURE: &str = "figure";
/// The words of the picture that stood here before the page was loaded anew.
const LEFT: &str = "left";
const BETWEEN_WORDS: &str = "\u{1f}";
/// The address keys of a file of lessons beside the page, and of a font for letters that only they have.
const COURSE: &str = "course";
const FONT: &str = "font";
/// In place of a file: which file the page could not load, and why.
const NOT_LOADED: &str = "not-loaded";
const WHY: &str = "why";
/// Parameters that sites add to links: the beginnings and the ends of their keys.
const ADDED: (&str, &str) = ("utm_", "clid");

thread_local! {
    /// The description that the page has.
    static LAST: RefCell<String> = const { RefCell::new(String::new()) };
}

// The page's functions.
#[expect(unsafe_code, reason = "the page reads the bytes before it returns, and keeps no address")]
#[link(wasm_import_module = "env")]
unsafe extern "C" {
    /// The window is open.
    safe fn hantei_opened();
    /// Shows, in place of the window, why it does not open.
    safe fn hantei_refuse(text: *const u8, length: usize);
    /// Prints a line on the console.
    safe fn hantei_print(text: *const u8, length: usize);
    /// Sets the picture's description for screen readers.
    safe fn hantei_tell(text: *const u8, length: usize);
    /// Sets what the page shows beside the canvas, JSON.
    safe fn hantei_describe(text: *const u8, length: usize);
    /// Takes the next thing that was done there, JSON, into as many bytes; with none, returns its length, 0 if nothing was
    /// done. A frame follows for each.
    safe fn hantei_act(text: *mut u8, length: usize) -> usize;
    /// Writes the reader's languages, separated by commas, into the bytes; returns their length.
    safe fn hantei_languages(text: *mut u8, length: usize) -> usize;
    /// Writes as much of a loaded file as fits into the bytes; returns its length, 0 if it is absent. Its name is that
    /// on the server, or the address key that names it.
    safe fn hantei_file(name: *const u8, name_length: usize, bytes: *mut u8, length: usize) -> usize;
    /// Loads fonts and words of a language: 0 while loading, 1 when they are there, 2 after a failure. After a 2, the next
    /// call tries again. A frame follows in both cases.
    safe fn hantei_load_fonts(language: *const u8, length: usize) -> u32;
    /// 1 once the fonts have come of letters that were written in the page.
    safe fn hantei_letters_came() -> u32;
    /// 1 if the browser prefers dark pages.
    safe fn hantei_prefers_dark() -> u32;
    /// 1 if the browser prefers less movement.
    safe fn hantei_prefers_still() -> u32;
    /// Asks for a frame in this many seconds, instead of the last request.
    safe fn hantei_wake_in(seconds: f64);
    /// Sets the language of the page.
    safe fn hantei_speak(language: *const u8, length: usize);
    /// Offers a file as a download.
    safe fn hantei_keep(name: *const u8, name_length: usize, bytes: *const u8, length: usize);
    /// Opens or closes the on-screen keyboard: the number of a [`Keyboard`].
    safe fn hantei_type(wanted: u32);
    /// Writes as much of the stored memory as fits into the bytes; returns its length, 0 if there is none, 1 if nothing
    /// can be stored.
    safe fn hantei_recall(bytes: *mut u8, length: usize) -> usize;
    /// Stores a text in the browser, or, with 1, a broken one under another name; returns 1 if that worked.
    safe fn hantei_remember(text: *const u8, length: usize, is_broken: u32) -> u32;
    /// The local time's difference from UTC, seconds.
    safe fn hantei_seconds_east() -> f64;
    /// Prints a sheet of HTML.
    safe fn hantei_paper(sheet: *const u8, length: usize);
    /// Replaces the address.
    safe fn hantei_hold(opening: *const u8, length: usize);
    /// 1 if the page asks what is shown.
    safe fn hantei_asks() -> u32;
    /// What is shown: the address that opens it, the words of the scene, with `BETWEEN_WORDS`, and the picture.
    safe fn hantei_answer(
        opening: *const u8,
        length: usize,
        words: *const u8,
        words_length: usize,
        svg: *const u8,
        svg_length: usize,
    );
    /// Lets Tab go on to what stands behind the stage.
    safe fn hantei_leave_by_tab();
    /// Lets the page scroll by the finger that is there.
    safe fn hantei_let_scroll();
    /// Pastes the clipboard, if the browser lets the page read it.
    safe fn hantei_ask_for_paste();
    /// Puts this step of the course into the address; empty: none.
    safe fn hantei_follow(id: *const u8, length: usize);
    /// Goes back to this section of the article, if the reader came from there.
    safe fn hantei_back_to_article(section: *const u8, length: usize);
    /// Turns full screen on or off.
    safe fn hantei_toggle_full_screen();
}

fn give(to: extern "C" fn(*const u8, usize), text: &str) {
    to(text.as_ptr(), text.len());
}

/// Nothing to explain: the page has asked for WebGL itself.
pub(in crate::window) fn explain_failure() {}

pub(in crate::window) fn opened() {
    hantei_opened();
}

/// Physical pixels per logical one. (miniquad keeps the value of the start.)
pub(in crate::window) fn pixel_ratio() -> f32 {
    #[expect(unsafe_code, reason = "returns a number that the page has")]
    unsafe {
        wasm::dpi_scale()
    }
}

/// The link that opens `scene` as it is now.
pub(in crate::window) fn opening(scene: &Viewer, language: Option<Language>, is_presented: bool) -> String {
    let words: Vec<String> = scene.words().iter().map(|word| escaped(word)).collect();
    format!("{}?{SCENE}={}{}", quad_url::path(false), words.join("&"), asked_for(language, is_presented))
}

/// The parameters for language and layout, at the end of a link.
fn asked_for(language: Option<Language>, is_presented: bool) -> String {
    let lang = language.map_or(String::new(), |language| format!("&{LANGUAGE}={}", language.name()));
    let present = if is_presented { format!("&{PRESENT}") } else { String::new() };
    lang + &present
}

/// The link that opens a step of a course.
pub(in crate::window) fn opening_of_step(
    _: &Course,
    id: &str,
    language: Option<Language>,
    is_presented: bool,
) -> String {
    let kept = quad_url::get_program_parameters().into_iter().skip(1);
    let own = kept.filter(|word| [COURSE, FONT].iter().any(|key| word.starts_with(&format!("{key}="))));
    let own: String = own.map(|word| escaped(&word) + "&").collect();
    let (step, asked) = (escaped(&format!("lesson={id}")), asked_for(language, is_presented));
    format!("{}?{own}{step}{asked}", quad_url::path(false))
}

/// The address of a section of the article, which stands around the program's folder; the one file has none.
pub(in crate::window) fn article(section: &str, language: Language) -> Option<String> {
    let here = quad_url::path(false);
    let root = here.trim_end_matches("index.html").strip_suffix("app/")?;
    let folder = if language == Language::En { String::new() } else { format!("{}/", language.name()) };
    Some(format!("{root}{folder}#{section}"))
}

/// Goes back to the article, if the reader came from there: to a section, or to its beginning.
pub(in crate::window) fn back_to_article(section: Option<&str>) {
    give(hantei_back_to_article, section.unwrap_or_default());
}

/// Leaves for an address.
pub(in crate::window) fn go(address: &str) {
    quad_url::link_open(address, false);
}

pub(in crate::window) fn print_sheet(sheet: &str) {
    give(hantei_paper, sheet);
}

/// The local time's difference from UTC, seconds.
pub(in crate::window) fn seconds_east() -> f64 {
    hantei_seconds_east()
}

/// Keeps the picture in the address, so that a reload brings it back.
pub(in crate::window) fn hold(opening: &str) {
    give(hantei_hold, opening);
}

pub(in crate::window) fn is_asked() -> bool {
    hantei_asks() == 1
}

/// Answers the page: the address that opens what is shown, the words of the scene, and the picture.
pub(in crate::window) fn answer(opening: &str, words: &[String], svg: &str) {
    let words = words.join(BETWEEN_WORDS);
    hantei_answer(opening.as_ptr(), opening.len(), words.as_ptr(), words.len(), svg.as_ptr(), svg.len());
}

/// Lets Tab go on to what stands behind the stage.
pub(in crate::window) fn leave_by_tab() {
    hantei_leave_by_tab();
}

/// Nothing is under the pointer: the page may scroll by a finger there.
pub(in crate::window) fn let_scroll() {
    hantei_let_scroll();
}

/// Asks the browser for the clipboard, which arrives as a paste.
pub(in crate::window) fn ask_for_paste() {
    hantei_ask_for_paste();
}

/// Puts the open step into the address, or none.
pub(in crate::window) fn follow(id: Option<&str>) {
    give(hantei_follow, id.unwrap_or_default());
}

/// The stored memory of courses, and a message about it.
///
/// # Errors
/// The browser stores nothing for the page, or a later version of hantei has written it.
pub(in crate::window) fn recall() -> Result<(Kept, Option<Text>), Text> {
    let length = hantei_recall(std::ptr::null_mut(), 0);
    if length <= 1 {
        return if length == 0 { Ok((Kept::default(), None)) } else { Err(text!("memory-forbidden")) };
    }
    let mut bytes = vec![0; length];
    hantei_recall(bytes.as_mut_ptr(), bytes.len());
    let text = String::from_utf8_lossy(&bytes);
    match Kept::read(&text) {
        Ok(kept) => Ok((kept, None)),
        Err(KeptError::Later(version)) => Err(text!("memory-later-page", version = version.to_string())),
        Err(KeptError::Broken(why)) => {
            hantei_remember(text.as_ptr(), text.len(), 1);
            Ok((Kept::default(), Some(text!("memory-broken-page", why = why))))
        }
    }
}

/// Stores notes, each with its course, or all that is known if the stored memory is lost; returns a message about it.
///
/// # Errors
/// The browser does not store it.
pub(in crate::window) fn remember(notes: &[(String, Note)], known: &Kept) -> Result<Option<Text>, Text> {
    let (kept, told) = recall()?;
    let line = kept.and(notes, known).line();
    if hantei_remember(line.as_ptr(), line.len(), 0) == 1 { Ok(told) } else { Err(text!("memory-forbidden")) }
}

/// The first of the reader's languages that hantei has.
pub(in crate::window) fn language() -> Option<Language> {
    Language::wished(languages())
}

/// The names of the reader's languages, best first.
pub(in crate::window) fn languages() -> Vec<String> {
    let mut wishes = [0; 256];
    let length = hantei_languages(wishes.as_mut_ptr(), wishes.len());
    String::from_utf8_lossy(&wishes[..length.min(wishes.len())]).split(',').map(String::from).collect()
}

pub(in crate::window) fn theme() -> Theme {
    if hantei_prefers_dark() == 1 { Theme::Dark } else { Theme::Light }
}

pub(in crate::window) fn wants_motion() -> bool {
    hantei_prefers_still() == 0
}

/// Asks for a frame in this many seconds, without input.
pub(in crate::window) fn wake_in(seconds: f64) {
    hantei_wake_in(seconds);
}

/// Prints a line of the trace; in a browser that never fails.
pub(in crate::window) fn print(line: &str) -> bool {
    give(hantei_print, line);
    true
}

/// Hands over what is told to screen readers, and the description, JSON, for what stands beside the canvas.
pub(in crate::window) fn describe(language: Language, told: &str, description: &str) {
    give(hantei_speak, language.name());
    give(hantei_tell, told);
    LAST.with_borrow_mut(|last| {
        if last != description {
            description.clone_into(last);
            give(hantei_describe, description);
        }
    });
}

/// The next thing that was done in the page beside the canvas.
pub(in crate::window) fn take_act() -> Option<String> {
    let mut bytes = vec![0; hantei_act(std::ptr::null_mut(), 0)];
    hantei_act(bytes.as_mut_ptr(), bytes.len());
    (!bytes.is_empty()).then(|| String::from_utf8_lossy(&bytes).into_owned())
}

/// Offers both as downloads; returns a sentence for the panel.
pub(in crate::window) fn keep(name: &str, png: &[u8], svg: &str) -> Result<Text, Text> {
    let names = ["png", "svg"].map(|ending| format!("hantei-{name}.{ending}"));
    for (name, bytes) in names.iter().zip([png, svg.as_bytes()]) {
        hantei_keep(name.as_ptr(), name.len(), bytes.as_ptr(), bytes.len());
    }
    let [png, svg] = names;
    Ok(text!("saved-downloads", png = png, svg = svg))
}

/// Opens or closes the on-screen keyboard for a field.
pub(in crate::window) fn wait_for_letters(wanted: Keyboard) {
    hantei_type(wanted as u32);
}

pub(in crate::window) fn toggle_full_screen() {
    hantei_toggle_full_screen();
}

//! The scenes, their words and the course, without a window.

mod counterexamples;
mod figures;
mod lessons;
mod pasted;
mod reasons;
mod scenes;
mod words;

use hantei_scenes::scene::{Viewer, open};
use hantei_scenes::words::{Language, Text, Words};

thread_local! {
    static ENGLISH: Words = Words::new(Language::En);
}

fn say(text: &Text) -> String {
    ENGLISH.with(|english| english.say(text))
}

/// The scene that these words of a command line open.
fn opened(words: &str) -> Viewer {
    let split = shlex::split(words).expect("quotes are closed");
    open(&split).unwrap_or_else(|error| panic!("{words}: {}", say(&error)))
}

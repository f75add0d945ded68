//! hantei without a window: scenes, words, lessons, command line.

#[cfg(feature = "cli")]
mod cases;
#[cfg(feature = "cli")]
mod check;
#[cfg(feature = "cli")]
mod check_circle;
#[cfg(feature = "cli")]
mod check_files;
#[cfg(feature = "cli")]
mod check_response;
#[cfg(feature = "cli")]
mod code_command;
#[cfg(feature = "cli")]
mod command;
#[cfg(feature = "cli")]
mod command_line;
mod counterexamples;
#[cfg(feature = "cli")]
mod course_command;
#[cfg(all(feature = "cli", unix))]
mod documents;
mod figures;
#[cfg(feature = "window")]
mod fonts;
#[cfg(feature = "cli")]
mod judge_circle;
#[cfg(feature = "cli")]
mod judge_command;
mod judge_corpus;
#[cfg(feature = "cli")]
mod judge_readings;
#[cfg(feature = "cli")]
mod languages;
mod lessons;
#[cfg(feature = "cli")]
mod output_files;
#[cfg(feature = "cli")]
mod own_tests;
#[cfg(all(feature = "cli", unix))]
mod pipes;
#[cfg(feature = "cli")]
mod program;
mod reading;
mod reasons;
mod scenes;
mod words;

use hantei::scene::{Viewer, open};
use hantei::words::{Language, Text, Words};

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

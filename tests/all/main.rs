//! The program without its window: the command line, its files, and the documents.

mod cases;
mod check;
mod check_circle;
mod check_files;
mod check_pair;
mod check_response;
mod code_command;
mod command;
mod command_line;
mod course_command;
#[cfg(unix)]
mod documents;
mod fonts;
mod judge_circle;
mod judge_command;
mod judge_readings;
mod languages;
mod memory;
mod output_files;
mod own_tests;
#[cfg(unix)]
mod pipes;
mod program;
mod reading;

use hantei_scenes::words::{Language, Text, Words};

thread_local! {
    static ENGLISH: Words = Words::new(Language::En);
}

fn say(text: &Text) -> String {
    ENGLISH.with(|english| english.say(text))
}

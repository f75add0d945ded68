//! Reads the command line, then: window, svg, check or list.

mod arguments;
mod check;
mod output;

use arguments::{Cli, Command};
use clap::Parser as _;
use hantei::words::{Language, Words};
use hantei::{scene, streams, svg};
use std::process::ExitCode;

/// Does what the command line says.
pub(super) fn run() -> ExitCode {
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) if error.use_stderr() => return refuse(2, arguments::in_one_line(error)),
        Err(help) => return done(output::print(&help.to_string())),
    };
    let system = Language::wished(sys_locale::get_locales()).unwrap_or_default();
    match cli.command {
        Some(Command::Check { what }) => match check::judge(what) {
            Ok(true) => ExitCode::SUCCESS,
            Ok(false) => ExitCode::FAILURE,
            Err(why) => refuse(1, why),
        },
        Some(Command::List) => done(output::print(&scene::list(&Words::new(system)))),
        Some(Command::Svg { opening, size: (width, height), output }) => match open(opening.words, system) {
            Err(refused) => refused,
            Ok((mut opened, language)) => {
                opened.handle(scene::Event::Resized { width: width.into(), height: height.into() });
                let picture = svg::to_svg(&opened.figure(), &Words::new(language.unwrap_or(system)));
                done(output.map_or_else(|| output::print(&picture), |path| output::write(&path, &picture)))
            }
        },
        None => match open(cli.opening.words.clone(), system) {
            Err(refused) => refused,
            Ok((opened, language)) => window(cli, opened, language),
        },
    }
}

/// The scene that words open, and the language that they ask for; or says why there is none, in that language.
fn open(mut words: Vec<String>, system: Language) -> Result<(Box<dyn scene::Viewer>, Option<Language>), ExitCode> {
    let language = Language::taken_from(&mut words);
    let said_in = language.as_ref().ok().copied().flatten().unwrap_or(system);
    let opened = language.and_then(|language| Ok((scene::open(&words)?, language)));
    opened.map_err(|error| refuse(2, Words::new(said_in).say(&error)))
}

#[cfg(feature = "window")]
fn window(cli: Cli, opened: Box<dyn scene::Viewer>, language: Option<Language>) -> ExitCode {
    hantei::window::run(hantei::window::Options {
        opened,
        language,
        trace: cli.trace,
        frames: cli.frames,
        size: cli.window_size,
    });
    if streams::end_of_trace() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

#[cfg(not(feature = "window"))]
fn window(_: Cli, _: Box<dyn scene::Viewer>, _: Option<Language>) -> ExitCode {
    refuse(1, "built without the window; `hantei svg` draws the same picture")
}

fn done(result: Result<(), String>) -> ExitCode {
    result.map_or_else(|why| refuse(1, why), |()| ExitCode::SUCCESS)
}

fn refuse(code: u8, why: impl std::fmt::Display) -> ExitCode {
    streams::complain(why);
    ExitCode::from(code)
}

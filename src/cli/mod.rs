//! Reads the command line, then: window, svg, check or list.

mod arguments;
mod check;
mod output;

use arguments::{Cli, Command};
use clap::Parser as _;
use hantei::{scene, streams, svg};
use std::process::ExitCode;

/// Does what the command line says.
pub(super) fn run() -> ExitCode {
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) if error.use_stderr() => return refuse(2, arguments::in_one_line(error)),
        Err(help) => return done(output::print(&help.to_string())),
    };
    match cli.command {
        Some(Command::Check { what }) => match check::judge(what) {
            Ok(true) => ExitCode::SUCCESS,
            Ok(false) => ExitCode::FAILURE,
            Err(why) => refuse(1, why),
        },
        Some(Command::List) => done(output::print(&scene::list())),
        Some(Command::Svg { opening, size: (width, height), output }) => match scene::open(&opening.words) {
            Err(error) => refuse(2, error),
            Ok(mut opened) => {
                opened.handle(scene::Event::Resized { width: width.into(), height: height.into() });
                let picture = svg::to_svg(&opened.figure());
                done(output.map_or_else(|| output::print(&picture), |path| output::write(&path, &picture)))
            }
        },
        None => match scene::open(&cli.opening.words) {
            Err(error) => refuse(2, error),
            Ok(opened) => window(cli, opened),
        },
    }
}

#[cfg(feature = "window")]
fn window(cli: Cli, opened: Box<dyn scene::Viewer>) -> ExitCode {
    hantei::window::run(hantei::window::Options {
        opened,
        trace: cli.trace,
        frames: cli.frames,
        size: cli.window_size,
    });
    if streams::end_of_trace() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

#[cfg(not(feature = "window"))]
fn window(_: Cli, _: Box<dyn scene::Viewer>) -> ExitCode {
    refuse(1, "built without the window; `hantei svg` draws the same picture")
}

fn done(result: Result<(), String>) -> ExitCode {
    result.map_or_else(|why| refuse(1, why), |()| ExitCode::SUCCESS)
}

fn refuse(code: u8, why: impl std::fmt::Display) -> ExitCode {
    streams::complain(why);
    ExitCode::from(code)
}

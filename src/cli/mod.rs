//! Reads the command line and runs it: window, svg, check, judge, code, cases or list.

mod arguments;
mod cases;
mod check;
mod check_arguments;
mod code;
mod course;
mod formula;
mod judge;
mod output;
mod refusal;
mod refusals;
mod response_arguments;
#[cfg(test)]
mod written;

use arguments::{Cli, CliCommand, WindowArgs, kinds_of_check};
use clap::Parser as _;
use course::OpenedStep;
use hantei::{streams, whole_file};
use hantei_scenes::figure::{MotionChoice, Theme, ThemeChoice};
use hantei_scenes::lesson::{self, Course};
use hantei_scenes::svg::{self, Medium};
use hantei_scenes::words::{self, Language, Text, Words};
use hantei_scenes::{picture, scene};
use output::{done, refuse};
use std::ffi::OsString;
use std::process::ExitCode;

pub(super) fn run() -> ExitCode {
    whole_file::outlive_limits();
    let mut arguments: Vec<OsString> = std::env::args_os().collect();
    let said_language = said(Language::KEY, &mut arguments);
    let asked = Language::taken_from(&mut said_language.clone());
    let theme = words::taken(ThemeChoice::KEY, ThemeChoice::NAMES, &mut said(ThemeChoice::KEY, &mut arguments));
    let motion = words::taken(MotionChoice::KEY, MotionChoice::NAMES, &mut said(MotionChoice::KEY, &mut arguments));
    let system = Language::wished(sys_locale::get_locales()).unwrap_or_default();
    let language = asked.as_ref().ok().copied().flatten().unwrap_or(system);
    streams::speak(language);
    // A course may have a language that hantei does not.
    let is_course = arguments.get(1).is_some_and(|first| first == "course");
    let lesson_language = course::lesson_language(&said_language).filter(|_| is_course);
    let asked = match (asked, &lesson_language) {
        (Ok(asked), _) => asked,
        (Err(_), Some(_)) => None,
        (Err(refused), None) => return refuse(2, &refused),
    };
    let theme: ThemeChoice = match theme {
        Ok(theme) => theme.unwrap_or_default(),
        Err(refused) => return refuse(2, &refused),
    };
    let motion: Option<MotionChoice> = match motion {
        Ok(motion) => motion,
        Err(refused) => return refuse(2, &refused),
    };
    let cli = match Cli::try_parse_from(arguments) {
        Ok(cli) => cli,
        Err(error) if error.use_stderr() => return refuse(2, &refusal::said(&error, kinds_of_check)),
        Err(help) => return done(output::print(&help.to_string())),
    };
    match cli.command {
        Some(CliCommand::Check { what }) => match what.job() {
            Err(no_job) => no_job.refuse(),
            Ok((job, source)) => match check::judge(job, source, language) {
                Ok(true) => ExitCode::SUCCESS,
                Ok(false) => ExitCode::FAILURE,
                Err(why) => refuse(1, &why),
            },
        },
        Some(CliCommand::Judge { what, test, reading, json, wanted }) => {
            judge::judge_given(what, test, &reading.options(), wanted, json, language)
        }
        Some(CliCommand::Code(arguments)) => code::print(&arguments, language),
        Some(CliCommand::Cases(arguments)) => done(cases::print(&arguments)),
        Some(CliCommand::List) => done(output::print(&scene::list(&Words::new(language)))),
        Some(CliCommand::Svg { opening, size: (width, height), figure, print, output }) => {
            let words = Words::new(language);
            match picture::drawn(&opening.words, figure.as_deref(), print, (width.into(), height.into()), &words) {
                Err(refused) => refuse(2, &refused),
                Ok(figure) => {
                    let medium = if print { Medium::Paper } else { Medium::Screen(theme.theme(Theme::Light)) };
                    let picture = svg::to_svg(&figure, &words, medium);
                    done(output.map_or_else(|| output::print(&picture), |path| output::write(&path, &picture)))
                }
            }
        }
        Some(CliCommand::Course { check: true, what, .. }) => {
            course::check(&what, language, lesson_language.as_deref())
        }
        Some(CliCommand::Course { recap: true, what, window, .. }) => {
            let wishes: Vec<String> = match (&lesson_language, asked) {
                (Some(only), _) => vec![only.clone()],
                // The interface has this language itself.
                (None, Some(_)) => Vec::new(),
                (None, None) => sys_locale::get_locales().collect(),
            };
            let words = Words::new(language).wishing(&wishes);
            course::recap(&what, window.fresh, &words, lesson_language.as_deref())
        }
        Some(CliCommand::Course { what, window: options, .. }) => {
            match course::opened(what, lesson_language.as_deref()) {
                Err(refused) => refuse(2, &refused),
                Ok(course) => match scene::open(&[""; 0]) {
                    Err(refused) => refuse(2, &refused),
                    Ok(opened) => window(options, opened, course, asked, lesson_language, theme, motion),
                },
            }
        }
        None => match opened(cli.opening.words) {
            Err(refused) => refuse(2, &refused),
            Ok((opened, course)) => window(cli.window, opened, course, asked, None, theme, motion),
        },
    }
}

fn opened(mut words: Vec<String>) -> Result<(scene::Viewer, OpenedStep), Text> {
    if !lesson::is_asked_for(&words) {
        return Ok((scene::open(&words)?, None));
    }
    let course = Course::built_in()?;
    let place = course.asked_for(&mut words)?;
    Ok((scene::open(&words)?, Some((course, place))))
}

/// Takes the words with a key, as `lang=`, `theme=` or `motion=`, out of the command line.
fn said(key: &str, arguments: &mut Vec<OsString>) -> Vec<String> {
    let is_name = |word: &OsString| word.to_str().is_some_and(|word| word.starts_with(key));
    arguments.extract_if(.., |word| is_name(word)).filter_map(|word| word.into_string().ok()).collect()
}

fn window(
    options: WindowArgs,
    opened: scene::Viewer,
    course: OpenedStep,
    language: Option<Language>,
    // One that only the lessons have.
    lesson_language: Option<String>,
    theme: ThemeChoice,
    motion: Option<MotionChoice>,
) -> ExitCode {
    hantei::window::run(hantei::window::Options {
        figure: false,
        resumes: false,
        opened,
        course,
        language,
        lesson_language,
        theme,
        motion,
        present: options.present,
        trace: options.trace,
        fresh: options.fresh,
        frames: options.frames,
        size: options.window_size,
    });
    if streams::end_of_trace() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

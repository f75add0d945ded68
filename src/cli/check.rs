//! `hantei check` with its files, standard streams and terminal.

use super::check_arguments::SourceArgs;
use super::output::cannot_print;
use super::refusals::Refusals;
use hantei::check::{Failure, Job, Sinks, ask, run};
use hantei::streams;
use hantei_scenes::quote::quoted;
use hantei_scenes::text;
use hantei_scenes::words::{Language, Text, Words};
use std::cell::LazyCell;
use std::fs::File;
use std::io::{self, BufWriter, IsTerminal as _, Read, Write as _};
use std::path::Path;
use std::time::{Duration, Instant};

/// Bytes written at once.
const BUFFER: usize = 1 << 16;
/// The time before the progress is first shown, and from then on.
const PATIENCE: Duration = Duration::from_secs(1);

/// Judges all lines, with messages in this language; false if some could not be judged.
pub(super) fn judge(job: Job, source: SourceArgs, language: Language) -> Result<bool, Text> {
    let file = source.file.filter(|file| file != Path::new("-"));
    let cannot_read = |why: Text| match &file {
        Some(file) => text!("read-fails", path = quoted(&file.display().to_string()), why = why),
        None => text!("input-fails", why = why),
    };
    let asks = file.is_none() && matches!(job, Job::Rects { .. }) && io::stdin().is_terminal();
    let mut input: Box<dyn Read> = match &file {
        Some(file) => Box::new(File::open(file).map_err(|error| cannot_read(Text::from(&error)))?),
        None => Box::new(io::stdin()),
    };
    // Most inputs need no words.
    let words = LazyCell::new(|| Words::new(language));
    let (mut refusals, mut hints) = (Refusals::default(), Vec::new());
    let mut progress = LineProgress::new(io::stderr().is_terminal() && !io::stdout().is_terminal() && !asks);
    let mut sinks = Sinks {
        out: &mut BufWriter::with_capacity(BUFFER, streams::output()),
        // If the message cannot be written, the judging goes on.
        errors: &mut |line, why| {
            if let Some(said) = refusals.said(line, why) {
                let _ = io::stderr().write_all((words.say(&said) + "\n").as_bytes());
            }
        },
        hints: &mut |hint| hints.push(hint),
        progress: &mut |lines| progress.say(|| words.say(&text!("progress", lines = lines.to_string()))),
    };
    let judged =
        if asks { ask(&job, &mut input, &mut sinks) } else { run(&job, source.header, &mut input, &mut sinks) };
    progress.end();
    let said: String = refusals.more().chain(hints).map(|said| words.say(&said) + "\n").collect();
    let _ = io::stderr().write_all(said.as_bytes());
    match judged {
        // A pipe without a reader is not an error.
        Err(Failure::Writing(error)) if error.kind() == io::ErrorKind::BrokenPipe => Ok(true),
        Err(Failure::Writing(error)) => Err(cannot_print(&error)),
        Err(Failure::Reading(error)) => Err(cannot_read(Text::from(&error))),
        Err(Failure::Counting) => Err(cannot_read(text!("too-many-lines"))),
        Ok(all_good) => Ok(all_good),
    }
}

/// The number of lines read, on a terminal that shows nothing else.
struct LineProgress {
    shows: bool,
    said: bool,
    last: Instant,
}

impl LineProgress {
    fn new(shows: bool) -> Self {
        Self { shows, said: false, last: Instant::now() }
    }

    fn say(&mut self, lines: impl FnOnce() -> String) {
        if self.shows && self.last.elapsed() >= PATIENCE {
            (self.said, self.last) = (true, Instant::now());
            let _ = write!(io::stderr(), "\r{}", lines());
        }
    }

    fn end(&self) {
        if self.said {
            let _ = write!(io::stderr(), "\r\x1b[K");
        }
    }
}

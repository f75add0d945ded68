//! `hantei check` at the ends of the pipe: the file or standard input, standard output and error, the terminal.

use super::arguments::Check;
use hantei::check::{Failure, Job, Sinks, ask, run};
use hantei::quote::quoted;
use std::fs::File;
use std::io::{self, BufWriter, IsTerminal as _, Read, Write as _};
use std::path::Path;
use std::time::{Duration, Instant};

/// Bytes that are written at once.
const BUFFER: usize = 1 << 16;
/// An input that takes less is not worth a progress; then how often it is said.
const PATIENCE: Duration = Duration::from_secs(1);

/// Judges all lines; false if some could not be judged.
pub(super) fn judge(what: Check) -> Result<bool, String> {
    let (job, file) = what.job();
    let file = file.filter(|file| file != Path::new("-"));
    let name = file.as_ref().map_or("standard input".into(), |file| quoted(&file.display().to_string()));
    let asks = file.is_none() && matches!(job, Job::Rects { .. }) && io::stdin().is_terminal();
    let mut input: Box<dyn Read> = match &file {
        Some(file) => Box::new(File::open(file).map_err(|error| format!("cannot read {name}: {error}"))?),
        None => Box::new(io::stdin()),
    };
    let mut progress = Progress::new(io::stderr().is_terminal() && !io::stdout().is_terminal() && !asks);
    let mut sinks = Sinks {
        out: &mut BufWriter::with_capacity(BUFFER, io::stdout().lock()),
        errors: &mut io::stderr(),
        progress: &mut |lines| progress.say(lines),
    };
    let judged = if asks { ask(job, &mut input, &mut sinks) } else { run(job, &mut input, &mut sinks) };
    progress.end();
    match judged {
        // Where nobody reads any more, that is the end of it.
        Err(Failure::Writing(error)) if error.kind() == io::ErrorKind::BrokenPipe => Ok(true),
        Err(Failure::Writing(error)) => Err(format!("cannot write to standard output: {error}")),
        Err(Failure::Reading(error)) => Err(format!("cannot read {name}: {error}")),
        Ok(all_good) => Ok(all_good),
    }
}

/// How many lines have been read, on a terminal that shows nothing else.
struct Progress {
    shows: bool,
    said: bool,
    last: Instant,
}

impl Progress {
    fn new(shows: bool) -> Self {
        Self { shows, said: false, last: Instant::now() }
    }

    fn say(&mut self, lines: u64) {
        if self.shows && self.last.elapsed() >= PATIENCE {
            (self.said, self.last) = (true, Instant::now());
            let _ = write!(io::stderr(), "\r{lines} lines");
        }
    }

    fn end(&self) {
        if self.said {
            let _ = write!(io::stderr(), "\r\x1b[K");
        }
    }
}

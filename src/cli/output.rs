//! Output: standard output, files that appear complete or not at all, and the exit code.

use hantei::streams;
use hantei::whole_file::{uninterrupted, unnamed};
use hantei_scenes::quote::quoted;
use hantei_scenes::text;
use hantei_scenes::words::Text;
use std::fs::{self, File};
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// The most links to follow.
const LINKS: u32 = 40;

/// Ends with this result.
pub(super) fn done(result: Result<(), Text>) -> ExitCode {
    result.map_or_else(|why| refuse(1, &why), |()| ExitCode::SUCCESS)
}

/// Says why not, and ends with this exit code.
pub(super) fn refuse(code: u8, why: &Text) -> ExitCode {
    streams::complain(why);
    ExitCode::from(code)
}

/// Writes `text` to standard output. A pipe without a reader is not an error.
pub(super) fn print(text: &str) -> Result<(), Text> {
    let mut out = streams::output();
    match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        Err(error) if error.kind() != ErrorKind::BrokenPipe => Err(cannot_print(&error)),
        _ => Ok(()),
    }
}

pub(super) fn cannot_print(error: &io::Error) -> Text {
    text!("print-fails", why = Text::from(error))
}

/// Writes `text` to `path`; `-` is standard output.
///
/// An existing file is replaced only when the new one is complete. It keeps its mode and symbolic links to it, but not
/// its owner or hard links. A read-only file is not replaced. A pipe, a device, or an open file under its name in /dev
/// or /proc is written to directly.
pub(super) fn write(path: &Path, text: &str) -> Result<(), Text> {
    let written = match Target::of(path) {
        Ok(Some(Target::StandardOutput)) => return print(text),
        Ok(Some(Target::Open(path))) => pass_on(&path, text),
        Ok(Some(Target::File(path))) => replace(&path, text),
        Ok(None) => return Err(cannot_write(path, text!("too-many-links", most = LINKS.to_string()))),
        Err(error) => Err(error),
    };
    written.map_err(|error| cannot_write(path, Text::from(&error)))
}

fn cannot_write(path: &Path, why: Text) -> Text {
    text!("write-fails", path = quoted(&path.display().to_string()), why = why)
}

/// What a path means.
enum Target {
    StandardOutput,
    /// Something to write into directly.
    Open(PathBuf),
    /// A file, existing or not.
    File(PathBuf),
}

impl Target {
    /// Follows links one by one: the last may lead to a missing file or to an open one. `None` if there are too many.
    fn of(path: &Path) -> io::Result<Option<Self>> {
        if path == Path::new("-") {
            return Ok(Some(Self::StandardOutput));
        }
        let mut path = path.to_path_buf();
        for _ in 0..LINKS {
            let Ok(found) = fs::symlink_metadata(&path) else { return Ok(Some(Self::File(path))) };
            let folder = fs::canonicalize(folder(&path))?;
            if folder.starts_with("/proc") || folder.starts_with("/dev/fd") {
                return Ok(Some(Self::of_open_file(&folder, path)));
            } else if found.is_symlink() {
                path = folder.join(fs::read_link(&path)?);
            } else {
                return Ok(Some(if found.is_file() { Self::File(path) } else { Self::Open(path) }));
            }
        }
        Ok(None)
    }

    /// An open file of the system, as `/dev/stdout` leads to. It may no longer have a name.
    fn of_open_file(folder: &Path, path: PathBuf) -> Self {
        let own = fs::canonicalize("/proc/self/fd").is_ok_and(|own| own == folder);
        if own && path.file_name().is_some_and(|name| name == "1") { Self::StandardOutput } else { Self::Open(path) }
    }
}

fn folder(path: &Path) -> &Path {
    path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

/// Writes into something directly; at the end of an open file.
fn pass_on(path: &Path, text: &str) -> io::Result<()> {
    File::options().write(true).append(path.is_file()).open(path)?.write_all(text.as_bytes())
}

fn replace(path: &Path, text: &str) -> io::Result<()> {
    let before = match File::options().write(true).open(path) {
        Ok(file) => Some(file.metadata()?.permissions()),
        Err(error) if error.kind() == ErrorKind::NotFound => None,
        Err(error) => return Err(error),
    };
    if before.as_ref().is_some_and(fs::Permissions::readonly) {
        // root could write it, but should not.
        return Err(ErrorKind::PermissionDenied.into());
    }
    uninterrupted(|| {
        let mut file = unnamed(folder(path))?;
        file.as_file_mut().write_all(text.as_bytes())?;
        if let Some(before) = before {
            file.as_file().set_permissions(before)?;
        }
        file.persist(path)?;
        Ok(())
    })
}

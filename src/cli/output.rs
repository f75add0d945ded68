//! What is written: standard output, and files that appear complete or not at all.

use std::fs::{self, File};
use std::io::{self, Write as _};
use std::path::Path;

/// Writes `text` to standard output. Where nobody reads any more, that is the end of it.
pub(super) fn print(text: &str) -> Result<(), String> {
    match io::stdout().write_all(text.as_bytes()) {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => {
            Err(format!("cannot write to standard output: {error}"))
        }
        _ => Ok(()),
    }
}

/// Writes `text` to `path`. A file that is there is replaced only once the new one is complete; what is no regular
/// file (a pipe, a device) is written to as it is.
pub(super) fn write(path: &Path, text: &str) -> Result<(), String> {
    replace(path, text).map_err(|error| format!("cannot write {}: {error}", path.display()))
}

fn replace(path: &Path, text: &str) -> io::Result<()> {
    // Through a link, to the file that it means.
    let path = fs::canonicalize(path).unwrap_or_else(|_| path.to_path_buf());
    if path.exists() && !path.is_file() {
        return File::options().write(true).open(&path)?.write_all(text.as_bytes());
    }
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let mut builder = tempfile::Builder::new();
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        // As any new file, less the umask; a file that is replaced keeps its own.
        let permissions = fs::metadata(&path).map_or(fs::Permissions::from_mode(0o666), |there| there.permissions());
        builder.permissions(permissions);
    }
    let mut file = builder.prefix(".hantei-").tempfile_in(folder)?;
    file.write_all(text.as_bytes())?;
    file.persist(&path)?;
    Ok(())
}

//! Errors of the operating system in words, since its own are always English.

use super::Text;
use crate::text;
use std::io::{Error, ErrorKind};

impl From<&Error> for Text {
    /// Why a file, a pipe or a device failed. Rare errors stay in the system's own words.
    fn from(error: &Error) -> Self {
        let why = match error.kind() {
            ErrorKind::NotFound => text!("system-not-found"),
            ErrorKind::PermissionDenied => text!("system-denied"),
            ErrorKind::AlreadyExists => text!("system-exists"),
            ErrorKind::IsADirectory => text!("system-is-folder"),
            ErrorKind::NotADirectory => text!("system-no-folder"),
            ErrorKind::InvalidData => text!("system-no-text"),
            ErrorKind::StorageFull => text!("system-full"),
            ErrorKind::FileTooLarge => text!("system-large"),
            ErrorKind::ReadOnlyFilesystem => text!("system-read-only"),
            ErrorKind::InvalidFilename => text!("system-name"),
            _ => return text!("system-says", said = error.to_string()),
        };
        match error.raw_os_error() {
            Some(code) => text!("system-code", why = why, code = code.to_string()),
            None => why,
        }
    }
}

//! Where a desktop stores what courses remember: one file in the platform's data folder, written whole or not at all.

use crate::whole_file::uninterrupted;
use etcetera::BaseStrategy as _;
use hantei_scenes::lesson::memory::{Kept, KeptError, Note};
use hantei_scenes::quote::quoted;
use hantei_scenes::text;
use hantei_scenes::words::Text;
use std::fs::{self, File, TryLockError};
use std::io::{self, ErrorKind, Write as _};
use std::path::{Path, PathBuf};
use std::time::Duration;

/// The environment variable for another folder.
pub const FOLDER: &str = "HANTEI_DATA";
/// The file in it, and the lock file.
const FILE: &str = "course.json";
const LOCK: &str = "course.lock";
/// Name for broken files, and how many of them there may be.
const BROKEN: &str = "course-broken";
const MOST_BROKEN: u32 = 99;
/// The most links to follow.
const LINKS: u32 = 40;
/// Pause and number of the tries while another window writes.
const PAUSE: Duration = Duration::from_millis(10);
const PAUSES: u32 = 50;

/// The folder of the stored memory.
#[derive(Clone, Debug)]
pub struct Store {
    folder: PathBuf,
}

impl Store {
    /// The folder that `HANTEI_DATA` names, else hantei's in the platform's data folder.
    ///
    /// # Errors
    /// The platform has none: there is no home folder.
    pub fn standard() -> Result<Self, Text> {
        if let Some(folder) = std::env::var_os(FOLDER).filter(|folder| !folder.is_empty()) {
            return Ok(Self::at(PathBuf::from(folder)));
        }
        let strategy = etcetera::base_strategy::choose_native_strategy();
        let strategy = strategy.map_err(|error| Text::plain(error.to_string()))?;
        Ok(Self::at(strategy.data_dir().join("hantei")))
    }

    /// This folder, which may not exist yet.
    pub fn at(folder: PathBuf) -> Self {
        Self { folder }
    }

    /// The stored memory and a message: a broken file gets another name, and all begins anew; or it can be read, but
    /// not be written.
    ///
    /// # Errors
    /// It cannot be read, or a later version has written it. The file stays the same.
    pub fn read(&self) -> Result<(Kept, Option<Text>), Text> {
        match fs::metadata(self.file()) {
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok((Kept::default(), None)),
            Err(error) => return Err(self.failed(&error)),
            Ok(_) => {}
        }
        match self.lock() {
            Ok(_lock) => self.read_locked(),
            // Each file that has the name is whole, so it can be read without the lock.
            Err(why) => match self.found()? {
                Ok(kept) => Ok((kept, Some(why))),
                Err(_) => Err(why),
            },
        }
    }

    /// Adds events, each with its course, to what is stored by now; returns a message, if there is one. If nothing is
    /// stored, `known`, which has the events, is stored instead.
    ///
    /// # Errors
    /// It cannot be read or written. The file stays the same.
    pub fn add(&self, notes: &[(String, Note)], known: &Kept) -> Result<Option<Text>, Text> {
        fs::create_dir_all(&self.folder).map_err(|error| self.failed(&error))?;
        let _lock = self.lock()?;
        let (kept, told) = self.read_locked()?;
        self.write(&kept.and(notes, known).line()).map_err(|error| self.failed(&error))?;
        Ok(told)
    }

    fn file(&self) -> PathBuf {
        self.folder.join(FILE)
    }

    /// The file behind the links, so that they stay links.
    fn target(&self) -> PathBuf {
        let mut file = self.file();
        for _ in 0..LINKS {
            let Ok(to) = fs::read_link(&file) else { break };
            file.pop();
            file.push(to);
        }
        file
    }

    /// Waits until no other window writes. Closing the file releases the lock.
    fn lock(&self) -> Result<File, Text> {
        let lock = File::options().create(true).truncate(false).write(true).open(self.folder.join(LOCK));
        let lock = lock.map_err(|error| self.failed(&error))?;
        for _ in 0..PAUSES {
            match lock.try_lock() {
                Ok(()) => return Ok(lock),
                Err(TryLockError::WouldBlock) => std::thread::sleep(PAUSE),
                Err(TryLockError::Error(error)) => return Err(self.failed(&error)),
            }
        }
        Err(self.failed(&ErrorKind::WouldBlock.into()))
    }

    /// What is in the file, or why it is broken.
    fn found(&self) -> Result<Result<Kept, String>, Text> {
        let text = match fs::read(self.file()) {
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Ok(Kept::default())),
            Err(error) => return Err(self.failed(&error)),
            Ok(bytes) => String::from_utf8_lossy(&bytes).into_owned(),
        };
        match Kept::read(&text) {
            Ok(kept) => Ok(Ok(kept)),
            Err(KeptError::Broken(why)) => Ok(Err(why)),
            Err(KeptError::Later(version)) => {
                Err(text!("memory-later", path = said(&self.file()), version = version.to_string()))
            }
        }
    }

    fn read_locked(&self) -> Result<(Kept, Option<Text>), Text> {
        match self.found()? {
            Ok(kept) => Ok((kept, None)),
            Err(why) => {
                let name = self.put_aside().map_err(|error| self.failed(&error))?;
                let told = text!("memory-broken", path = said(&self.file()), name = said(&name), why = why);
                Ok((Kept::default(), Some(told)))
            }
        }
    }

    /// Gives the broken file the first free name.
    fn put_aside(&self) -> io::Result<PathBuf> {
        let broken = self.target();
        let mut names = (1..=MOST_BROKEN).map(|number| broken.with_file_name(format!("{BROKEN}-{number}.json")));
        let free = names.find(|name| name.symlink_metadata().is_err());
        let free = free.ok_or(ErrorKind::AlreadyExists)?;
        fs::rename(&broken, &free)?;
        Ok(free)
    }

    fn write(&self, text: &str) -> io::Result<()> {
        uninterrupted(|| {
            let target = self.target();
            let mut file = tempfile::Builder::new().prefix(".course-").tempfile_in(target.with_file_name(""))?;
            file.as_file_mut().write_all(text.as_bytes())?;
            file.as_file().sync_data()?;
            file.persist(target)?;
            Ok(())
        })
    }

    fn failed(&self, error: &io::Error) -> Text {
        text!("memory-fails", path = said(&self.file()), why = Text::from(error))
    }
}

fn said(path: &Path) -> String {
    quoted(&path.display().to_string())
}

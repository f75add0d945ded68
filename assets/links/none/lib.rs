//! Opens no link: hantei's window shows none, and the page opens its own.

/// Refuses.
pub fn open(_: &str) -> std::io::Result<()> {
    Err(std::io::ErrorKind::Unsupported.into())
}

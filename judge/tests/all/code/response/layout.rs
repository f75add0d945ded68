//! The layout of the functions.

use super::super::layout::assert_clippy_is_content;
use super::written;
use hantei_judge::CodeLanguage;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The other languages as files to read.
#[test]
fn as_it_reads() {
    let write = std::env::var_os("HANTEI_WRITE_SNAPSHOTS").is_some();
    for &language in CodeLanguage::ALL {
        let text: String = written(language).into_iter().map(|(_, code)| code + "\n").collect();
        for line in text.lines() {
            let columns = line.replace('\t', "    ").len();
            assert!(columns <= 100, "{}: {columns} columns\n{line}", language.name());
            assert_eq!(line.trim_end(), line, "{}", language.name());
        }
        let path = format!("tests/all/code/snapshots/response-{}.txt", language.name());
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(path);
        if write {
            fs::write(&path, &text).expect("a snapshot");
        }
        let expected = fs::read_to_string(&path).unwrap_or_default();
        assert_eq!(text, expected, "{}: HANTEI_WRITE_SNAPSHOTS=1 writes it", path.display());
    }
}

#[test]
fn rust_as_rustfmt_and_clippy_want_it() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("response-clippy");
    fs::create_dir_all(&folder).expect("a folder");
    let mut text = String::from("//! All methods.\n");
    for (place, (name, code)) in written(CodeLanguage::Rust).into_iter().enumerate() {
        let file = folder.join("one.rs");
        fs::write(&file, &code).expect("a file");
        let output = Command::new("rustfmt")
            .args(["--edition=2021", "--config-path=/dev/null", "--check"])
            .arg(&file)
            .output()
            .expect("rustfmt comes with Rust");
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stdout));
        let public = code.replace(&format!("\nfn {name}"), &format!("\npub fn {name}"));
        text += &format!("pub mod f{place} {{\n{public}}}\n");
    }
    assert_clippy_is_content(&folder, &text);
}

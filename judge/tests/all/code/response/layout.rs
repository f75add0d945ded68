//! The layout of the functions.

use super::super::assert_kept_and_tidy;
use super::super::layout::assert_clippy_is_content;
use super::written;
use hantei_judge::CodeLanguage;
use std::fs;
use std::path::PathBuf;
use std::process::Command;

/// The other languages as files to read.
#[test]
fn as_it_reads() {
    for &language in CodeLanguage::ALL {
        let text: String = written(language).into_iter().map(|(_, code)| code + "\n").collect();
        assert_kept_and_tidy("response-", language, &text);
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

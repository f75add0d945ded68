//! What the page weighs, and the program as one file.

use crate::page::SIZE;
use crate::page::browser::Browser;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The most bytes with brotli of what the first picture needs, and of the rest of the program; and those of the one file.
const FIRST_PART: u64 = 800_000;
const REST: u64 = 620_000;
const ONE_FILE: u64 = 2_200_000;
/// And of the judge that the article loads.
const JUDGE: u64 = 260_000;

fn page() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("target/page")
}

fn size(path: &Path) -> u64 {
    path.metadata().unwrap_or_else(|error| panic!("{}: {error} (scripts/build-page makes it)", path.display())).len()
}

/// The sizes that a document tells, in megabytes and in its order.
fn told_sizes(document: &str) -> Vec<f64> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(document);
    let text = std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{document}: {error}"));
    let before = text.split(" MB").map(|before| before.rsplit(|c: char| !c.is_ascii_digit() && c != '.').next());
    before.filter_map(|number| number?.parse().ok()).collect()
}

#[test]
#[ignore = "scripts/test-long"]
fn the_program_is_as_light_as_its_document_says() {
    let mut bytes = [0; 5];
    for entry in std::fs::read_dir(page().join("app")).expect("scripts/build-page has made the page") {
        let path = entry.expect("a file").path();
        let name = path.file_name().expect("a name").to_string_lossy().into_owned();
        let part = match name.strip_suffix(".br").and_then(|name| Some((name, name.rsplit_once('.')?.1))) {
            Some((name, "wasm")) if name.contains(".rest.") => 1,
            Some((_, "html" | "js" | "wasm")) => 0,
            Some((name, "ttf" | "ftl")) if name.contains("-jp-") || name.contains("ja.") => 2,
            Some((name, "ttf" | "ftl")) if name.contains("-kr-") || name.contains("ko.") => 3,
            Some((name, "ftl")) if name.contains("de.") => 4,
            _ => continue,
        };
        bytes[part] += size(&path);
    }
    assert!(bytes[0] > 300_000 && bytes[0] <= FIRST_PART && bytes[1] <= REST, "{bytes:?}");
    let judge = size(&page().join("judge.wasm.br"));
    assert!(judge < JUDGE, "{judge} bytes of the judge");
    for document in ["docs/page.md", "docs/page.ja.md", "docs/page.ko.md"] {
        let told = told_sizes(document);
        assert_eq!(told.len(), bytes.len(), "{document}: {told:?}");
        for part in [0, 1] {
            assert!(bytes[part] as f64 <= told[part] * 1e6, "{document}: {bytes:?}, {told:?}");
        }
        for (bytes, told) in bytes.iter().zip(&told).skip(2) {
            assert!((*bytes as f64 / 1e6 - told).abs() <= 0.005, "{document}: {bytes} for a language, {told} told");
        }
    }
}

#[test]
#[ignore = "scripts/test-long"]
fn packed_copies_stand_beside_the_files_and_are_handed_out() {
    let app = page().join("app");
    for name in ["hantei.wasm", "hantei.rest.wasm", "index.html", "page.js", "hantei-sans-jp-text.ttf"] {
        let unpacked = Command::new("gzip").arg("-dc").arg(app.join(format!("{name}.gz"))).output().expect("gzip");
        assert_eq!(unpacked.stdout, std::fs::read(app.join(name)).expect("a file"), "{name}");
    }
    let browser = Browser::start();
    browser.open("", SIZE, 1.0);
    for name in ["./", "hantei.wasm", "page.js"] {
        let coding = format!("fetch('{name}').then((answer) => answer.headers.get('content-encoding'))");
        assert_eq!(browser.evaluate(&coding), "br", "{name}");
    }
}

#[test]
#[ignore = "scripts/test-long"]
fn the_program_opens_as_one_file_without_a_server() {
    let file = page().join("hantei.html");
    assert!(size(&file) < ONE_FILE, "{} bytes", size(&file));
    let browser = Browser::start();
    browser.resize(SIZE, 1.0);
    for (language, hit) in [("en", "Hit"), ("ja", "当たり"), ("ko", "충돌")] {
        browser.go_to(&format!("file://{}?zoom=1&pan=0,0&lang={language}", file.display()));
        browser.wait("document.getElementById('cover').hidden");
        browser.move_to((20, 20));
        browser.move_to((171, 190));
        browser.wait(&format!("document.getElementById('told').textContent.startsWith('{hit}')"));
    }
    assert_eq!(browser.errors(), [""; 0]);
}

//! The README and the docs: what they show is run, and what they link to is there.

use crate::command::{run, shell, text};
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

const PACKAGE: &str = env!("CARGO_MANIFEST_DIR");
const READMES: [&str; 3] = ["README.md", "README.ja.md", "README.ko.md"];

/// `hantei` and `cargo run --release --` are the program that is tested.
const PROGRAM: &str = r#"hantei() { "$hantei" "$@"; }; cargo() { shift 3; "$hantei" "$@"; }; "#;

/// A page: its path in the package, and its text.
struct Page {
    path: String,
    text: String,
}

/// What stands between fences.
struct Block {
    kind: String,
    text: String,
    /// Only blank lines stand between this and the block before.
    follows: bool,
}

fn read(path: &str) -> Page {
    let text = fs::read_to_string(Path::new(PACKAGE).join(path)).unwrap_or_else(|error| panic!("{path}: {error}"));
    Page { path: path.to_owned(), text }
}

fn pages() -> Vec<Page> {
    let docs = fs::read_dir(Path::new(PACKAGE).join("docs")).expect("a folder");
    let docs = docs.map(|entry| format!("docs/{}", entry.expect("an entry").file_name().to_string_lossy()));
    let others = ["CONTRIBUTING.md", "CHANGELOG.md", "collision/README.md", "peers/RESULTS.md"];
    let all = READMES.into_iter().chain(others).map(str::to_owned).chain(docs.filter(|path| path.ends_with(".md")));
    all.map(|path| read(&path)).collect()
}

impl Page {
    fn blocks(&self) -> Vec<Block> {
        let parts: Vec<&str> = self.text.split("```").collect();
        assert!(parts.len() % 2 == 1, "{}: a block is not closed", self.path);
        let block = |pair: &[&str]| {
            let (kind, text) = pair[1].split_once('\n').expect("a fence stands on a line of its own");
            Block { kind: kind.to_owned(), text: text.to_owned(), follows: pair[0].trim().is_empty() }
        };
        parts.chunks_exact(2).map(block).collect()
    }

    /// What does not stand between fences.
    fn prose(&self) -> String {
        self.text.split("```").step_by(2).collect()
    }

    /// The addresses of links and pictures.
    fn links(&self) -> Vec<String> {
        let prose = self.prose();
        let linked = prose.split("](").skip(1).filter_map(|rest| rest.split(')').next());
        let shown = prose.split(" src=\"").skip(1).filter_map(|rest| rest.split('"').next());
        linked.chain(shown).map(str::to_owned).collect()
    }

    /// The anchors that GitHub gives the headings.
    fn anchors(&self) -> BTreeSet<String> {
        let prose = self.prose();
        let headings =
            prose.lines().filter(|line| line.starts_with('#')).map(|line| line.trim_start_matches('#').trim());
        let kept = |heading: &str| heading.to_lowercase().replace(' ', "-");
        headings
            .map(|heading| kept(heading).chars().filter(|c| c.is_alphanumeric() || "-_".contains(*c)).collect())
            .collect()
    }
}

/// A folder to write into.
fn folder() -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("documents");
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder");
    folder
}

/// Runs a line of an example. A line that opens a window has no display: its arguments are right if only that is missing.
fn printed(page: &Page, line: &str, folder: &Path) -> String {
    let output = run(shell(&format!("{PROGRAM}{line}")).current_dir(folder), b"");
    let (printed, errors) = (text(&output.stdout), text(&output.stderr));
    let is_window = errors.contains("no display to open a window on");
    assert!(is_window || errors.is_empty(), "{}: {line}: {errors}", page.path);
    printed
}

#[test]
fn examples_print_what_is_shown() {
    let folder = folder();
    let mut lines = 0;
    for page in pages() {
        let blocks = page.blocks();
        for (at, block) in blocks.iter().enumerate().filter(|(_, block)| block.kind == "sh") {
            let is_hantei = |line: &&str| {
                let first = line.trim_start_matches("cargo run --release -- ");
                line.starts_with("hantei ") || line.contains("| hantei ") || first != *line
            };
            let run: Vec<&str> = block.text.lines().filter(is_hantei).collect();
            let said: String = run.iter().map(|line| printed(&page, line, &folder)).collect();
            lines += run.len();
            let shown = blocks.get(at + 1).filter(|next| next.kind == "text" && next.follows);
            if let Some(shown) = shown {
                assert_eq!(said, shown.text, "{}: {run:?}", page.path);
            }
        }
    }
    assert!(lines > 60, "only {lines} examples were found");
}

#[test]
fn links_lead_to_a_file_and_a_heading() {
    let mut checked = 0;
    for page in pages() {
        let here = Path::new(&page.path).parent().expect("a folder");
        for link in page.links().iter().filter(|link| !link.contains("://") && !link.starts_with("hantei/")) {
            let (file, anchor) = link.split_once('#').unwrap_or((link, ""));
            let path = if file.is_empty() { PathBuf::from(&page.path) } else { here.join(file) };
            assert!(Path::new(PACKAGE).join(&path).exists(), "{} links to {link}", page.path);
            let found = anchor.is_empty() || read(&path.to_string_lossy()).anchors().contains(anchor);
            assert!(found, "{} links to {link}: there is no such heading", page.path);
            checked += 1;
        }
    }
    assert!(checked > 60, "only {checked} links were found");
}

/// A stranger has five minutes, and perhaps a slow line.
#[test]
fn readmes_are_short_and_their_film_is_small() {
    for path in READMES {
        let page = read(path);
        let lines = page.text.lines().count();
        assert!(lines <= 130, "{path} has {lines} lines");
        let film = page.links().into_iter().find(|link| link.ends_with(".webp")).expect("a film");
        let bytes = fs::metadata(Path::new(PACKAGE).join(&film)).expect("a file").len();
        assert!(bytes < 600_000, "{film} has {bytes} bytes");
        assert!(page.text.contains("scripts/test\n") && page.text.contains("cargo run --release\n"), "{path}");
    }
}

/// A block is copied as a whole, and by a reader who has installed hantei and no cargo.
#[test]
fn readmes_remove_nothing_that_they_install_and_need_no_cargo_beyond_building() {
    for path in READMES {
        let blocks = read(path).blocks();
        for block in &blocks {
            assert!(!(block.text.contains(" install ") && block.text.contains(" remove ")), "{path}: {}", block.text);
        }
        let with_cargo: Vec<&str> = blocks.iter().map(|it| &*it.text).filter(|text| text.contains("cargo ")).collect();
        assert_eq!(with_cargo, ["cargo run --release\n"], "{path}");
        let of_hantei = blocks.iter().flat_map(|block| block.text.lines()).filter(|line| line.starts_with("hantei"));
        assert!(of_hantei.count() >= 5, "{path}");
    }
}

/// Three pages say where the page is tested: the same in all of them.
#[test]
fn one_sentence_says_which_browsers_are_tested() {
    for language in ["", ".ja", ".ko"] {
        let readme = read(&format!("README{language}.md")).text;
        let said = readme.split(['|', '\n']).map(str::trim).find(|cell| cell.contains("WebKitGTK")).expect("a cell");
        assert!(["Chromium", "Firefox", "Safari"].iter().all(|name| said.contains(name)), "{said}");
        for page in ["README", "docs/page", "docs/foundations"].map(|page| format!("{page}{language}.md")) {
            let text = read(&page).text;
            assert!(text.contains(said), "{page} does not say: {said}");
            for name in ["Firefox", "WebKit"] {
                assert_eq!(text.matches(name).count(), 1, "{page} says more about {name}");
            }
        }
    }
}

/// What a programmer searches for.
#[test]
fn the_first_lines_say_collision_detection_and_aabb() {
    let manifest = |path: &str| {
        let text = read(path).text;
        text.split("\ndescription = \"").nth(1).and_then(|rest| rest.lines().next()).expect("one").to_owned()
    };
    let begin = |path: &&str| (path.to_string(), read(path).text.chars().take(700).collect::<String>());
    let pages = READMES.iter().chain(&["collision/README.md", "collision/src/lib.rs"]).map(begin);
    let manifests = ["Cargo.toml", "collision/Cargo.toml"].map(|path| (path.to_owned(), manifest(path)));
    for (path, said) in pages.chain(manifests) {
        assert!(said.contains("collision detection") && said.contains("AABB"), "{path}: {said}");
    }
}

/// What nothing shows any more is deleted.
#[test]
fn every_picture_is_shown() {
    let shown: BTreeSet<String> = pages()
        .iter()
        .flat_map(Page::links)
        .filter_map(|link| Some(link.rsplit_once("assets/")?.1.to_owned()))
        .collect();
    for entry in fs::read_dir(Path::new(PACKAGE).join("assets")).expect("a folder") {
        let path = entry.expect("an entry").path();
        let name = path.file_name().expect("a name").to_string_lossy().into_owned();
        assert!(path.is_dir() || shown.contains(&name), "no page shows assets/{name}");
    }
}

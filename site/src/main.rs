//! Makes the article: `cargo run -p hantei-site -- [--base URL] OUT_DIR`; and the page of the program, once its other files are
//! there: `hantei-site --program APP_DIR [SCENE…]`, with the scenes that open with the first part of the program.
//!
//! One page for each language, out of the Markdown in `site/text` and the template in `site/page`. Each figure is
//! written there as a command of hantei, which draws it. The page's other words come from the catalogues.

mod card;
mod command;
mod figure;
mod judge;
mod letters;
mod page;
mod pairs;
mod panel;
mod program;
mod style;
mod text;
mod words;

use hantei_scenes::lesson::Course;
use hantei_scenes::words::{Language, Words};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// What is wrong, for the one who builds the page.
type Refused = String;

/// The files that are the same in every language.
const SAME: [(&str, &[u8]); 8] = [
    ("article.js", include_bytes!("../page/article.js")),
    ("fonts/hantei-sans-text.ttf", include_bytes!("../../assets/fonts/hantei-sans-text.ttf")),
    ("fonts/hantei-sans-semibold.ttf", include_bytes!("../../assets/fonts/hantei-sans-semibold.ttf")),
    ("fonts/hantei-sans-names.ttf", include_bytes!("../../assets/fonts/hantei-sans-names.ttf")),
    ("fonts/hantei-sans-jp-text.ttf", include_bytes!("../../assets/fonts/hantei-sans-jp-text.ttf")),
    ("fonts/hantei-sans-kr-text.ttf", include_bytes!("../../assets/fonts/hantei-sans-kr-text.ttf")),
    ("fonts/OFL.txt", include_bytes!("../../assets/fonts/OFL.txt")),
    ("fonts/hantei-mono-text.ttf", include_bytes!("../../assets/fonts/hantei-mono-text.ttf")),
];

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let done = match &arguments[..] {
        [how, app, first_part @ ..] if how == "--program" => program::write(Path::new(app), first_part),
        _ => asked_for(arguments.into_iter()).and_then(|(base, out)| make(base.as_deref(), &out)),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("hantei-site: {why}");
            ExitCode::FAILURE
        }
    }
}

/// The address of the page, if it is known, and the folder to write into.
fn asked_for(arguments: impl Iterator<Item = String>) -> Result<(Option<String>, PathBuf), Refused> {
    let usage = || "allowed: [--base URL] OUT_DIR, or --program APP_DIR [SCENE…]".to_owned();
    let (mut base, mut out, mut arguments) = (None, None, arguments);
    while let Some(argument) = arguments.next() {
        match argument.as_str() {
            "--base" => base = Some(arguments.next().ok_or_else(usage)?),
            _ if argument.starts_with('-') || out.is_some() => return Err(usage()),
            _ => out = Some(PathBuf::from(argument)),
        }
    }
    if let Some(base) = &mut base {
        let is_address = base.starts_with("https://") || base.starts_with("http://");
        if !is_address {
            return Err(format!("'{base}' is no address of a page; it begins with https:// or http://"));
        }
        base.truncate(base.trim_end_matches('/').len());
        base.push('/');
    }
    Ok((base, out.ok_or_else(usage)?))
}

fn make(base: Option<&str>, out: &Path) -> Result<(), Refused> {
    for (name, bytes) in SAME {
        write(out, name, bytes)?;
    }
    write(out, "article.css", style::sheet().as_bytes())?;
    let course = Course::built_in().map_err(|why| Words::new(Language::En).say(&why))?;
    for &language in Language::ALL {
        for (name, bytes) in page::files(language, &course, base)? {
            write(out, &name, &bytes)?;
        }
    }
    Ok(())
}

fn write(out: &Path, name: &str, bytes: &[u8]) -> Result<(), Refused> {
    let path = out.join(name);
    let refused = |why| format!("{}: {why}", path.display());
    fs::create_dir_all(path.parent().unwrap_or(out)).map_err(refused)?;
    fs::write(&path, bytes).map_err(refused)
}

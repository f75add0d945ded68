//! A teacher's files beside the page: lessons, and a font for their letters.

use std::io::Write as _;
use std::path::Path;
use tempfile::NamedTempFile;

/// Two steps, which differ in their scene.
pub(crate) const LESSONS: &str = r#"title = "Touching"

[[step]]
title = "Side by side"
task = "Let them touch."
open = "rects a=20,190,100,100 b=270,190,100,100"
goal = "contact == touching"

[[step]]
title = "A corner"
task = "Is it inside?"
open = "quad preset=wpf-figure"
goal = "!inside"
"#;

/// A file beside the page, which is gone with the value.
pub(crate) struct Beside(NamedTempFile);

impl Beside {
    pub(crate) fn new(bytes: &[u8]) -> Self {
        let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("target/page/app");
        let file = tempfile::Builder::new().prefix("lessons-").suffix(".toml").tempfile_in(page);
        let mut file = file.expect("a page (scripts/build-page makes it)");
        file.write_all(bytes).expect("a file beside the page");
        Self(file)
    }

    pub(crate) fn lessons(text: &str) -> Self {
        Self::new(text.as_bytes())
    }

    pub(crate) fn name(&self) -> String {
        self.0.path().file_name().expect("a name").to_string_lossy().into()
    }
}

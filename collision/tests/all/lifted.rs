//! The README's claims about the core: its length, and that it needs no other file of the crate.

use std::path::Path;

#[test]
fn the_core_can_be_taken_by_itself() {
    let readme = include_str!("../../README.md");
    let (_, core) = readme.split_once("## Taking only the core").expect("the README has this section");
    let rows = core.lines().filter(|line| line.starts_with('|') && line.contains('`'));
    let rows: Vec<Vec<&str>> = rows.map(|row| row.split('`').skip(1).step_by(2).collect()).collect();
    assert_eq!(rows.len(), 3, "rectangles, points, boxes: {rows:?}");
    let source = |file: &str| {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("src").join(file).with_extension("rs");
        std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
    };
    let lines: usize = rows[0].iter().map(|file| source(file).lines().count()).sum();
    assert!(lines < 1000, "two rectangles: {lines} lines");

    let mut taken: Vec<&str> = Vec::new();
    for row in &rows {
        taken.extend(row);
        for file in row {
            let uses = source(file);
            assert!(!uses.contains("use crate::"), "{file} can stand in any folder");
            for module in uses.lines().filter_map(|line| line.strip_prefix("use ")?.strip_prefix("super::")) {
                let module = module.split(':').next().unwrap_or_default();
                let is_file =
                    module.starts_with(char::is_lowercase) && module != "geometry" && !file.starts_with("geometry/");
                assert!(!is_file || taken.contains(&module), "{file} uses {module}");
            }
        }
    }
}

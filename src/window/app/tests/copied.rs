//! What is copied and saved.

use super::desk::Desk;
use super::{FITTED, SIZE};
use crate::window::host::headless::world;
use hantei_scenes::figure::Theme;
use hantei_scenes::svg::{Medium, to_svg};
use macroquad::input::KeyCode as K;
use std::fs;

const COPY: &[K] = &[K::LeftControl, K::C];

/// The picture as SVG.
fn picture(desk: &Desk) -> String {
    to_svg(&desk.scene().figure(), &desk.app.languages.words, Medium::Screen(Theme::Light))
}

#[test]
fn the_copied_command_opens_the_same_picture() {
    let mut desk = Desk::open(&format!("rects preset=cpp-rectangles {FITTED}"));
    desk.keys(&[K::Right]);
    desk.keys(COPY);
    let said = desk.clipboard();
    assert!(said.starts_with("hantei rects a=1,0,5,5 b=1,1,5,3 zoom="), "{said}");
    assert!(desk.says("copied") || desk.says("Copied"), "{}", desk.text());
    let first = picture(&desk);
    let arguments = said.trim_start_matches("hantei ");
    let mut again = Desk::again(&format!("{arguments} {FITTED}"));
    // The shape that moved last has its handles.
    again.keys(&[K::Left]);
    again.keys(&[K::Right]);
    assert_eq!(picture(&again), first, "the same picture");
    again.keys(&[K::LeftControl, K::LeftShift, K::C]);
    assert!(again.clipboard().starts_with("#[test]"), "the case as a test");
}

/// What the PNG shows is in tests/real.
#[test]
fn saved_pictures_are_the_scene_and_overwrite_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    fs::write(folder.path().join("hantei-quad-1.svg"), "mine").expect("file");
    let mut desk = Desk::open(&format!("quad preset=wpf-figure {SIZE}"));
    world(|world| world.folder = folder.path().to_owned());
    desk.keys(&[K::LeftControl, K::S]);
    let mut names: Vec<_> =
        fs::read_dir(folder.path()).expect("folder").map_while(Result::ok).map(|it| it.file_name()).collect();
    names.sort();
    assert_eq!(names, ["hantei-quad-1.svg", "hantei-quad-2.png", "hantei-quad-2.svg"]);
    assert_eq!(fs::read_to_string(folder.path().join("hantei-quad-1.svg")).expect("file"), "mine");
    let svg = fs::read_to_string(folder.path().join("hantei-quad-2.svg")).expect("file");
    assert!(svg.starts_with("<svg ") && svg.ends_with("</svg>\n") && svg.contains(">P</text>"), "{svg}");
    assert!(desk.says("Saved hantei-quad-2.png and hantei-quad-2.svg"), "{}", desk.text());
}

#[test]
fn a_folder_that_cannot_be_written_is_told() {
    let mut desk = Desk::open(&format!("rects a=100,100,100,100 b=300,300,100,100 {SIZE}"));
    world(|world| world.folder = "/proc".into());
    desk.keys(&[K::LeftControl, K::S]);
    assert!(desk.says("cannot save in /proc"), "{}", desk.text());
    desk.drag((150.0, 150.0), (310.0, 310.0));
    assert_eq!(desk.next()["contact"], "overlapping", "and it goes on");
}

#[test]
fn the_menu_copies_the_case_as_a_test() {
    let mut desk = Desk::open(&format!("rects a=1,2,3,4 {SIZE}"));
    desk.choose("Menu");
    desk.choose("copy the case as a test");
    let copied = desk.clipboard();
    assert!(copied.starts_with("#[test]") && copied.contains("Point::new(1.0, 2.0)"), "{copied}");
}

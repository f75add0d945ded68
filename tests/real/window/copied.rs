//! What is copied and saved.

use crate::places::MENU;
use crate::screen::{Key, RED, Rgb, Screen};
use crate::window::{FITTED, SIZE};
use std::time::Duration;

const MENU_COPY_TEST: (i32, i32) = (711, 198);

#[test]
fn the_copied_command_opens_the_same_picture_pixel_for_pixel() {
    let screen = Screen::start();
    let stage = || screen.pixels((0, 0), (628, 680));
    let program = screen.open(&format!("rects preset=cpp-rectangles {FITTED}"));
    screen.move_to((900, 660));
    screen.keys(&[Key::Right]);
    screen.wait_pixel((400, 190), |colour| colour == RED);
    screen.keys(&[Key::Control, Key::C]);
    let said = screen.clipboard();
    assert!(said.starts_with("hantei rects a=1,0,5,5 b=1,1,5,3 zoom="), "{said}");
    std::thread::sleep(Duration::from_millis(300));
    let first = stage();
    drop(program);
    let arguments = said.trim_start_matches("hantei ");
    let _again = screen.open(&format!("{arguments} {FITTED}"));
    screen.wait_pixel((400, 190), |colour| colour == RED);
    std::thread::sleep(Duration::from_millis(300));
    // The shape that moved last has its handles.
    screen.keys(&[Key::Left]);
    screen.keys(&[Key::Right]);
    std::thread::sleep(Duration::from_millis(300));
    assert!(stage() == first, "the same pixels");
    screen.keys(&[Key::Control, Key::Shift, Key::C]);
    std::thread::sleep(Duration::from_millis(300));
    assert!(screen.clipboard().starts_with("#[test]"), "the case as a test");
}

#[test]
fn saved_pictures_are_what_is_seen_and_overwrite_nothing() {
    let folder = std::path::PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("saved");
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("folder");
    std::fs::write(folder.join("hantei-quad-1.svg"), "mine").expect("file");
    let screen = Screen::start();
    let _program = screen.open_in(&format!("quad preset=wpf-figure {SIZE}"), &folder);
    screen.move_to((900, 660));
    screen.wait_pixel((251, 179), |colour| colour == RED);
    std::thread::sleep(Duration::from_millis(300));
    screen.see_from((0, 0));
    let seen = screen.pixels((0, 0), (988, 788));
    screen.keys(&[Key::Control, Key::S]);
    std::thread::sleep(Duration::from_millis(1000));
    let names = || {
        let mut names: Vec<_> = std::fs::read_dir(&folder)
            .expect("folder")
            .map(|entry| entry.expect("entry").file_name().into_string().expect("name"))
            .collect();
        names.sort();
        names
    };
    assert_eq!(names(), ["hantei-quad-1.svg", "hantei-quad-2.png", "hantei-quad-2.svg"]);
    assert_eq!(std::fs::read_to_string(folder.join("hantei-quad-1.svg")).expect("file"), "mine");
    let svg = std::fs::read_to_string(folder.join("hantei-quad-2.svg")).expect("file");
    assert!(svg.starts_with("<svg ") && svg.ends_with("</svg>\n") && svg.contains(">P</text>"), "{svg}");
    let file = std::io::BufReader::new(std::fs::File::open(folder.join("hantei-quad-2.png")).expect("file"));
    let mut reader = png::Decoder::new(file).read_info().expect("PNG");
    let mut bytes = vec![0; reader.output_buffer_size()];
    let info = reader.next_frame(&mut bytes).expect("picture");
    assert_eq!((info.width, info.height), (988, 788));
    let saved: Vec<Rgb> = bytes.chunks(4).map(|pixel| (pixel[0], pixel[1], pixel[2])).collect();
    assert!(saved == seen, "the same pixels");
}

#[test]
fn the_menu_copies_the_case_as_a_test() {
    let screen = Screen::start();
    let _program = screen.open(&format!("rects a=1,2,3,4 {SIZE}"));
    // Under Wine, on a busy machine, the menu is slow.
    let (x, y) = MENU_COPY_TEST;
    let line = || screen.pixels((x as i16 - 40, y as i16 - 8), (120, 16));
    let before = line();
    screen.click(MENU);
    screen.wait_until("the menu opens", || line() != before);
    std::thread::sleep(Duration::from_millis(300));
    screen.click(MENU_COPY_TEST);
    let copied = screen.clipboard();
    assert!(copied.starts_with("#[test]") && copied.contains("Point::new(1.0, 2.0)"), "{copied}");
}

//! What is saved.

use crate::screen::{Key, RED, Rgb, Screen};
use crate::window::SIZE;
use std::time::Duration;

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

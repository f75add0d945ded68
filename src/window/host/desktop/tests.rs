//! Unit tests of `src/window/host/desktop.rs`.

use super::*;
use hantei_scenes::words::Words;

fn said(text: &Text) -> String {
    Words::new(Language::En).say(text)
}

fn names(place: &Path) -> Vec<String> {
    let entries = fs::read_dir(place).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap());
    let mut names: Vec<String> = entries.collect();
    names.sort();
    names
}

#[test]
fn a_full_disk_leaves_nothing_behind() {
    let place = tempfile::tempdir().unwrap();
    let full = |file: &mut File| {
        file.write_all(b"half of it")?;
        Err(ErrorKind::StorageFull.into())
    };
    for _ in 0..3 {
        let all_png = free(place.path(), "rects", full, |file| file.write_all(b"svg"));
        let no_svg = free(place.path(), "rects", |file| file.write_all(b"png"), full);
        for result in [all_png, no_svg] {
            assert_eq!(result.unwrap_err().kind(), ErrorKind::StorageFull, "it is told");
        }
        assert_eq!(names(place.path()), [""; 0]);
    }
}

#[test]
fn the_next_number_is_taken_where_a_name_is_taken() {
    let place = tempfile::tempdir().unwrap();
    let save =
        || free(place.path(), "rects", |file| file.write_all(b"png"), |file| file.write_all(b"svg")).unwrap().unwrap();
    fs::write(place.path().join("hantei-rects-1.png"), "before").unwrap();
    fs::write(place.path().join("hantei-rects-2.svg"), "before").unwrap();
    #[cfg(unix)]
    for taken in ["hantei-rects-3.png", "hantei-rects-4.svg"] {
        std::os::unix::fs::symlink("nowhere", place.path().join(taken)).unwrap();
    }
    let number = if cfg!(unix) { 5 } else { 3 };
    let expected = ["png", "svg"].map(|ending| format!("hantei-rects-{number}.{ending}"));
    assert_eq!(save(), expected);
    for (name, text) in expected.iter().zip(["png", "svg"]) {
        assert_eq!(fs::read_to_string(place.path().join(name)).unwrap(), text);
    }
    assert_eq!(fs::read_to_string(place.path().join("hantei-rects-1.png")).unwrap(), "before");
    assert_eq!(names(place.path()).len(), if cfg!(unix) { 6 } else { 4 });
    assert_eq!(save()[0], format!("hantei-rects-{}.png", number + 1));
}

/// Once the message named no place.
#[test]
fn a_folder_that_was_removed_is_told_as_the_current_one() {
    let said = keep_in(Err(ErrorKind::NotFound.into()), "rects", b"png", "svg").map_err(|why| said(&why));
    assert!(said.as_ref().is_err_and(|said| said.starts_with("cannot save in .: ")), "{said:?}");
}

/// Once it named a quarter of the bytes as the number of characters.
#[cfg(target_os = "linux")]
#[test]
fn a_text_that_is_too_large_to_paste_is_told_in_bytes() {
    let said = said(&crate::window::host::pastable::too_large(1_100_000));
    assert!(said.contains("1100000 bytes") && said.contains("20000 characters"), "{said}");
}

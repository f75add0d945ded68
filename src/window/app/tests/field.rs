//! The field of a typed test: it keeps its place while one types, names stand at it, and its letters are no commands.

use super::desk::Desk;
use hantei_scenes::scene::Door;
use macroquad::input::KeyCode as K;

/// The scenes with a field, each with a text that becomes a whole test on its way, and then none.
const TYPED: [(&str, &str); 4] = [
    ("rects", "ax < bx + bw && bx < ax + aw &&\nay < by + bh && by < ay + ah and hit"),
    ("quad", "cross(A, B, P) > 0 && cross(B, C, P) > 0\n&& cross(C, D, P) > 0 && hit"),
    ("circle", "cx + r > bx && cx - r < bx2 &&\ncy + r > by && cy - r < by2 and hit"),
    ("cuboids", "ax < bx + bw && bx < ax + aw &&\naz < bz + bd && bz < az + ad and hit"),
];
const SIZES: [&str; 4] = ["1040x700", "1600x1000", "700x500", "390x844"];

/// A window with the field, which has the keyboard and is empty.
fn with_field(scene: &str, size: &str) -> Desk {
    let mut desk = Desk::open(&format!("{scene} door=own --window-size {size}"));
    if size == "390x844" {
        let field = desk.formula_frame().center();
        desk.tap_in_window(field);
        desk.keys(&[K::LeftControl, K::A]);
    }
    desk.keys(&[K::Backspace]);
    desk
}

#[test]
fn the_field_keeps_its_place_while_one_types() {
    for (scene, text) in TYPED {
        for size in SIZES {
            let mut desk = with_field(scene, size);
            let place = desk.formula_frame();
            let panel = desk.app.layout.panel.expect("a panel");
            assert!(panel.contains_rect(place), "{scene} {size}: {place:?} in {panel:?}");
            // Where there is room, the names stand between the field and the results, and stay there too.
            let names = |desk: &Desk| size.ends_with("00").then(|| desk.line("Names:"));
            let names_place = names(&desk).filter(|_| size != "700x500");
            let looks_same = |desk: &Desk, when: &str| {
                assert_eq!(desk.formula_frame(), place, "{scene} {size}, {when}: {}", desk.text());
                assert_eq!(names_place, names_place.and_then(|_| names(desk)), "{scene} {size}, {when}");
            };
            desk.types_watched(text, |desk| looks_same(desk, "typing"));
            for _ in 0..100 {
                desk.frame();
                looks_same(&desk, "judging");
            }
            for _ in 0..text.len() {
                desk.queue(&[K::Backspace]);
                desk.frame();
                looks_same(&desk, "deleting");
            }
        }
    }
}

#[test]
fn names_stand_at_the_empty_field() {
    for (scene, name) in [("rects", "ax1 ax2"), ("quad", "cross(A, B, P)"), ("circle", "cx cy r"), ("cuboids", "az aw")]
    {
        for size in SIZES {
            let desk = with_field(scene, size);
            assert!(desk.says(name), "{scene} {size}: {}", desk.text());
            let (line, field) = (desk.line(name.split(' ').next().unwrap_or(name)), desk.formula_frame());
            assert!(line.top() >= field.bottom() - 1.0, "{scene} {size}: {line:?} is below {field:?}");
        }
    }
}

/// Letters, digits and signs that are keys of commands.
const KEYS: &str = "hit guess m n b g.,x e k u j 0 1 2 3 + - [ ] / ? y z i o touching";

/// Types the keys; nothing happens but to the field's text.
fn types_without_commands(desk: &mut Desk, what: &str) {
    types_without(desk, KEYS, what);
}

fn types_without(desk: &mut Desk, keys: &str, what: &str) {
    let known = |desk: &Desk| {
        let mut words = desk.scene().words();
        words.retain(|word| !["formula=", "blanks=", "with="].iter().any(|key| word.starts_with(key)));
        (words, desk.scene().viewport(), desk.scene().door(), desk.app.tutor.place(), desk.app.visible.is_help_shown)
    };
    let before = known(desk);
    desk.types_watched(keys, |desk| assert!(!desk.scene().guesses(), "{what}: Guess: {}", desk.text()));
    desk.settle();
    assert_eq!(known(desk), before, "{what}");
}

#[test]
fn typed_letters_never_start_a_command() {
    for (scene, text) in TYPED {
        for size in ["1040x700", "390x844"] {
            let what = |state: &str| format!("{scene} {size} {state}");
            types_without_commands(&mut with_field(scene, size), &what("in the field"));
            let mut desk = with_field(scene, size);
            desk.types(text);
            desk.keys(&[K::Escape]);
            types_without_commands(&mut desk, &what("after Escape"));
            let mut desk = with_field(scene, size);
            let beside = desk.formula_frame().left_bottom() + egui::vec2(5.0, 60.0);
            desk.click_in_window(beside);
            types_without_commands(&mut desk, &what("after a click below the field"));
            let mut desk = Desk::open(&format!("{scene} --window-size {size}"));
            let Some(door) = desk.find(&Door::Own.title(scene, &desk.app.languages.words)) else { continue };
            // The letters come before the next frame.
            let at = door.center();
            desk.click_all([at]);
            types_without_commands(&mut desk, &what("right after the door opens"));
        }
    }
}

/// In a step of the course the field stands below the task, and what comes of it below the field.
#[test]
fn the_field_of_a_step_keeps_its_place_while_one_types() {
    for step in ["from-nothing", "wrong-one-letter"] {
        for size in ["1040x700", "1600x1000", "700x500", "1280x720 --present"] {
            let mut desk = Desk::open(&format!("lesson={step} --window-size {size}"));
            let field = desk.formula_frame().left_top() + egui::vec2(20.0, 12.0);
            desk.click_in_window(field);
            desk.keys(&[K::LeftControl, K::A]);
            desk.keys(&[K::Backspace]);
            let place = desk.formula_frame();
            let look = |desk: &Desk| assert_eq!(desk.formula_frame(), place, "{step} {size}: {}", desk.text());
            desk.types_watched("ax < bx + bw && bx < ax + aw && ay < by + bh && by < ay + ah", look);
            for _ in 0..200 {
                desk.frame();
                look(&desk);
            }
            types_without_commands(&mut desk, &format!("{step} {size}"));
            desk.keys(&[K::Escape]);
            types_without(&mut desk, "hit guess touching 0 1", &format!("{step} {size} after Escape"));
        }
    }
}

/// “Is the mouse in the button?”, where rectangles are: the verdict in words, without a mark in the text.
#[test]
fn a_test_of_other_shapes_has_its_verdict_in_words() {
    for (scene, size) in [("rects", "1040x700"), ("circle", "390x844"), ("quad", "700x500")] {
        let mut desk = with_field(scene, size);
        desk.types("if (mouseX > x && mouseX < x + 100 && mouseY > y && mouseY < y + 40) {");
        desk.settle();
        for said in ["a test of a point and a rectangle", "right, proved", "bw = 100, bh = 40"] {
            let is_said =
                desk.says(said) || desk.says(&said.replacen(char::is_alphabetic, &said[..1].to_uppercase(), 1));
            assert!(is_said, "{scene} {size}: {said}: {}", desk.text());
        }
        assert!(desk.says("A test of other shapes") && !desk.says("Line 1"), "{scene} {size}: {}", desk.text());
        // The text goes on, and is none.
        desk.types(" < ");
        desk.settle();
        assert!(!desk.says("A test of other shapes"), "{scene} {size}: {}", desk.text());
    }
}

//! The field of a typed test: it keeps its place while one types and grows with its lines, names stand at it, and its
//! letters are no commands.

use super::PALETTE;
use super::desk::Desk;
use super::sampled::rgb;
use egui::Rect;
use hantei_scenes::figure::Role;
use hantei_scenes::scene::Door;
use hantei_scenes::text;
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
                let now = desk.formula_frame();
                let said = format!("{scene} {size}, {when}: {}", desk.text());
                assert_eq!((now.min, now.width()), (place.min, place.width()), "{said}");
                assert!(now.height() >= place.height() && now.height() <= place.height() + 40.0, "{now:?} {said}");
                // They move with the field's lower border, by whole lines.
                let below = |names: Rect, field: Rect| names.top() - field.bottom();
                let moved = names_place.zip(names_place.and_then(|_| names(desk)));
                let moved = moved.map_or(0.0, |(before, names)| below(names, now) - below(before, place));
                assert!(moved.abs() < 24.0, "{moved} {said}");
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

/// The numbers of lines that are seen in the field.
fn numbers(desk: &Desk) -> Vec<usize> {
    let frame = desk.formula_frame();
    let seen = desk.seen().into_iter().filter(|line| frame.contains(line.ink.center()));
    seen.filter_map(|line| line.text.parse().ok()).collect()
}

/// Once code was read through a slit of two lines.
#[test]
fn the_field_grows_up_to_twelve_lines_and_numbers_them() {
    for (size, most) in [("1040x700", 12), ("1600x1000", 12), ("700x500", 6), ("390x844", 2)] {
        let of = |lines: usize| {
            let code = vec!["ax < bx2"; lines].join("\n&& ");
            Desk::open(&format!("rects formula=\"{code}\" door=own --window-size {size}"))
        };
        let mut before = 0.0;
        for lines in [1, 2, 4, 6, 8, 12, 20] {
            let desk = of(lines);
            let (height, numbers) = (desk.formula_frame().height(), numbers(&desk));
            let seen = if lines == 1 { 0 } else { lines.min(most) };
            assert_eq!(numbers, (1..=seen).collect::<Vec<_>>(), "{size}, {lines} lines, {height} high");
            assert!(height >= before, "{size}: {lines} lines are {height} high, fewer were {before}");
            assert!(desk.app.layout.panel.expect("a panel").contains_rect(desk.formula_frame()), "{size} {lines}");
            before = height;
        }
    }
}

#[test]
fn the_line_that_is_wrong_is_marked() {
    for size in ["1040x700", "700x500"] {
        let code = "ax < bx2\n&& bx < ax2\n&& ay < by2";
        let mut desk = Desk::open(&format!("rects formula=\"{code}\" door=own --window-size {size}"));
        let washed = |desk: &Desk| -> Vec<usize> {
            let (seen, stage, frame) = (desk.sampled(), desk.app.layout.stage.min, desk.formula_frame());
            let number = |line: usize| desk.seen().into_iter().find(|it| it.text == line.to_string());
            let place = |line: usize| number(line).map_or(Rect::NOTHING, |it| it.ink).center().y - stage.y;
            let right = f64::from(frame.right() - stage.x - 12.0);
            let is_washed = |line: &usize| seen.at((right, place(*line).into())) == rgb(PALETTE.wrong_wash);
            (1..=3).filter(is_washed).collect()
        };
        assert!(washed(&desk).is_empty(), "{size}: nothing is wrong");
        for line in [2, 3, 1] {
            let place = desk.line(&line.to_string()).center();
            desk.click_in_window(egui::pos2(desk.formula_frame().right() - 30.0, place.y));
            desk.keys(&[K::End]);
            desk.types(" <");
            assert_eq!(washed(&desk), [line], "{size}: {}", desk.text());
            desk.keys(&[K::Backspace]);
            desk.keys(&[K::Backspace]);
            desk.settle();
        }
    }
}

/// Once the strip and the picture kept the answer of the text before.
#[test]
fn nothing_is_said_or_drawn_of_a_text_that_is_not_read() {
    for (scene, size) in [("response", "1040x700"), ("response", "390x844"), ("rects a=200,200,80,80", "700x500")] {
        let mut desk = Desk::open(&format!("{scene} door=own --window-size {size}"));
        let drawn = |desk: &Desk| [Role::AfterWrong, Role::PushWrong, Role::Overlap].map(|it| desk.drawn(it).len());
        assert!(drawn(&desk).iter().sum::<usize>() > 0, "{scene} {size}");
        let field = desk.formula_frame().left_top() + egui::vec2(60.0, 12.0);
        desk.click_in_window(field);
        desk.types("< <");
        desk.settle();
        assert!(desk.says("No answer yet"), "{scene} {size}: {}", desk.text());
        assert_eq!(drawn(&desk), [0; 3], "{scene} {size}");
        let strip = desk.app.layout.verdict;
        let (x, y) = (strip.width() - 4.0, strip.center().y - desk.app.layout.stage.top());
        assert_eq!(desk.sampled().at((x.into(), y.into())), rgb(PALETTE.gap), "{scene} {size}: a grey strip");
        desk.keys(&[K::Backspace]);
        desk.keys(&[K::Backspace]);
        desk.keys(&[K::Backspace]);
        desk.settle();
        assert!(!desk.says("No answer yet"), "{scene} {size}: {}", desk.text());
        assert!(drawn(&desk).iter().sum::<usize>() > 0, "{scene} {size}");
    }
}

/// Once the button stood below the fold.
#[test]
fn the_way_to_the_next_wrong_case_is_in_sight_on_a_phone() {
    for lang in ["en", "de", "ja", "ko"] {
        for opening in ["response", "response preset=own-keys-turned", "rects formula=ax<bx2"] {
            let mut desk = Desk::open(&format!("{opening} door=own lang={lang} --window-size 390x844"));
            desk.settle();
            let said = desk.app.languages.words.say(&text!("own-next"));
            let case = |desk: &Desk| desk.scene().words();
            let (before, place) = (case(&desk), desk.control(&said));
            assert!(desk.app.layout.panel.expect("a panel").contains_rect(place), "{opening} {lang}: {place:?}");
            desk.tap_in_window(place.center());
            let first = case(&desk);
            desk.tap_in_window(place.center());
            assert!(before != case(&desk) || first != before, "{opening} {lang}: another case");
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

//! Several events before a frame do what they do with a frame after each.

use super::desk::Desk;
use super::{FITTED, TALL};
use crate::window::host::headless::Happening::{self, Down, Motion, Up};
use egui::{Pos2, vec2};
use macroquad::input::{KeyCode as K, MouseButton};

enum Do {
    Hand(Happening),
    Key(K),
}

/// What is true after these events; `at_once`: without a frame between them.
fn after(opening: &str, of: &dyn Fn(&mut Desk) -> Vec<Do>, at_once: bool) -> (Vec<String>, Vec<String>) {
    let mut desk = Desk::open(opening);
    let all = of(&mut desk);
    desk.answers();
    for each in all {
        match each {
            Do::Hand(happening) => desk.happens([happening]),
            Do::Key(code) => desk.queue(&[code]),
        }
        if !at_once {
            desk.settle();
        }
    }
    desk.settle();
    let answers = desk.answers().iter().map(ToString::to_string).collect();
    (desk.scene().words(), answers)
}

fn press(at: Pos2) -> Do {
    Do::Hand(Down(MouseButton::Left, at))
}

fn release(at: Pos2) -> Do {
    Do::Hand(Up(MouseButton::Left, at))
}

fn move_to(at: Pos2) -> Do {
    Do::Hand(Motion(at))
}

/// A press in the panel waits for a frame: only then does the panel know what was pressed.
#[test]
fn what_begins_with_a_press_in_the_panel_is_the_same_without_frames_between() {
    let methods = format!("rects door=methods {FITTED}");
    let numbers = format!("rects a=100,400,100,100 b=264,400,100,100 door=numbers {TALL}");
    let rows = |desk: &mut Desk| ["two-corners", "origin-size"].map(|name| desk.control(name).center());
    type Inputs<'a> = dyn Fn(&mut Desk) -> Vec<Do> + 'a;
    let cases: [(&str, &str, &Inputs<'_>); 5] = [
        ("a press that leaves its row", &methods, &|desk| {
            let [one, other] = rows(desk);
            vec![move_to(one), press(one), move_to(other), release(other)]
        }),
        ("two rows after each other", &methods, &|desk| {
            let [one, other] = rows(desk);
            vec![move_to(one), press(one), release(one), move_to(other), press(other), release(other)]
        }),
        ("a press that ends on the stage", &methods, &|desk| {
            let ([one, _], stage) = (rows(desk), desk.app.layout.stage.center());
            vec![move_to(one), press(one), move_to(stage), release(stage)]
        }),
        ("keys into a field whose button is still down", &numbers, &|desk| {
            let field = desk.field("a", 0).center();
            vec![move_to(field), press(field), Do::Key(K::Key7), release(field), Do::Key(K::Enter)]
        }),
        ("a text that is marked by dragging", &numbers, &|desk| {
            let field = desk.field("a", 0);
            let (from, to) = (field.center() - vec2(20.0, 0.0), field.center() + vec2(20.0, 0.0));
            let drag = [move_to(from), press(from), move_to(to), release(to)];
            drag.into_iter().chain([Do::Key(K::Key7), Do::Key(K::Enter)]).collect()
        }),
    ];
    for (name, opening, of) in cases {
        assert_eq!(after(opening, of, true), after(opening, of, false), "{name}");
    }
}

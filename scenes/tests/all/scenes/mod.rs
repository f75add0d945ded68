//! The rules for every scene, and how each handles its events.

#![expect(clippy::wildcard_enum_match_arm, reason = "a test looks at the items that it is about")]

mod actions;
mod beyond;
mod button;
mod carried;
mod circle;
mod circles;
mod compared;
mod copied;
mod crowd;
mod crowd_watched;
mod cuboids;
mod dealt;
mod events;
mod explained;
mod guess;
mod highlight;
mod hostile;
mod kept;
mod labels;
mod lens;
mod lens_pairs;
mod lens_rects;
mod lines;
mod lines_edged;
mod lines_true;
mod marked;
mod melons;
mod names;
mod opening;
mod own;
mod own_knobs;
mod painted;
mod palette;
mod polygon;
mod print;
mod quad;
mod rects;
mod rects_shown;
mod rects_strips;
mod response;
mod said;
mod settings;
mod slanted_own;
mod snapshots;
mod stage;
mod stepping;
mod strip;
mod trace;
mod turned;
mod undo;
mod upward;
mod view;
mod wild;

use crate::{ENGLISH, opened, say};
use hantei_collision::{About, Point};
use hantei_scenes::figure::{Figure, Item, Role, Transform};
use hantei_scenes::scene::{Answer, Door, Event, FigurePointer, Viewer};
use hantei_scenes::svg::{Medium, to_svg};
use hantei_scenes::words::Text;
use std::collections::BTreeMap;

fn at(x: f64, y: f64) -> Point {
    Point::new(x, y)
}

fn say_all(texts: &[Text]) -> Vec<String> {
    texts.iter().map(say).collect()
}

fn svg(figure: &Figure) -> String {
    ENGLISH.with(|english| to_svg(figure, english, Medium::default()))
}

fn value(scene: &Viewer, key: &str) -> String {
    scene.settings().into_iter().find(|setting| setting.key == key).expect(key).value.to_string()
}

fn pressed(at: Point) -> Event {
    Event::Pressed { at, shift: false }
}

fn click(scene: &mut Viewer, point: Point) {
    scene.handle(pressed(point));
    scene.handle(Event::Released(point));
}

/// The size of a figure of the panel, logical pixels.
const FIGURE: (f64, f64) = (312.0, 420.0);

/// The answers that the scene has now.
fn answers(scene: &Viewer) -> BTreeMap<String, Answer> {
    scene.answers().into_iter().filter_map(|(name, answer)| Some((name, answer?))).collect()
}

/// Of a case, by each method: what it says as written (H or m), and whether that is wrong (x).
fn assert_said(scene: &str, methods: &[&str], (shapes, relation): (&str, &'static str), says: &str, wrong: &str) {
    let answers = answers(&opened(&format!("{scene} {shapes}")));
    assert_eq!(answers["contact"], relation.into(), "{shapes}");
    for ((method, says), wrong) in methods.iter().zip(says.chars()).zip(wrong.chars()) {
        assert_eq!(answers[&format!("method.{method}")], (says == 'H').into(), "{shapes}: {method}");
        let by = opened(&format!("{scene} {shapes} method={method}"));
        assert_eq!(by.readings().verdict, Some(says == 'H'), "{shapes}: {method}");
        assert_eq!(by.readings().truth.is_some(), wrong == 'x', "{shapes}: {method} is wrong there");
    }
}

fn figure_of(scene: &Viewer, door: Door, pointer: Option<Point>) -> Figure {
    scene.panel_figure(door, FIGURE, pointer)
}

fn press_in(scene: &mut Viewer, door: Door, at: Point) {
    scene.handle(Event::FigurePressed(door, FigurePointer { at, size: FIGURE }));
}

fn words_of(figure: &Figure) -> Vec<String> {
    let said = figure.leaves().into_iter().filter_map(|item| match item {
        Item::Label { text, .. } => Some(say(text)),
        _ => None,
    });
    said.collect()
}

fn words(scene: &Viewer) -> Vec<String> {
    words_of(&scene.figure())
}

fn answer(scene: &Viewer, goal: &str) -> Option<bool> {
    let goal = hantei_scenes::lesson::Goal::read(goal, scene).expect(goal);
    Some(goal.holds(&scene.answers()))
}

fn drag(scene: &mut Viewer, from: Point, to: Point) {
    scene.handle(pressed(from));
    scene.handle(Event::PointerMoved(to));
    scene.handle(Event::Released(to));
}

/// An action with this move to the right and down.
fn by(name: &'static str, dx: f64, dy: f64) -> Event {
    Event::Act { name, by: (dx, dy) }
}

/// A clock that goes on by this many seconds at each look: like a very slow machine.
fn ticking(seconds: f64) -> impl Fn() -> f64 {
    let now = std::cell::Cell::new(0.0);
    move || now.replace(now.get() + seconds)
}

/// The chosen method's answer; `None` while a shape is not placed.
fn verdict(scene: &Viewer) -> Option<bool> {
    let line = scene.trace();
    line.get("hit").as_bool().or(line.get("inside").as_bool())
}

/// The exact relation; `None` while a shape is not placed.
fn contact(scene: &Viewer) -> Option<String> {
    scene.trace().get("contact").as_str().map(Into::into)
}

fn lines_told(scene: &mut Viewer, events: &[Event]) -> usize {
    let mut last = scene.trace();
    let tells = |event: &&Event| {
        scene.handle(**event);
        let now = scene.trace();
        let is_new = !now.answers_like(&last);
        last = now;
        is_new
    };
    events.iter().filter(tells).count()
}

/// Every item but groups, with its transform to the stage.
fn placed(figure: &Figure) -> Vec<(Transform, &Item)> {
    figure.placed().collect()
}

/// The lit rows, as section and place.
fn lit_rows(scene: &Viewer) -> Vec<(usize, usize)> {
    let sections = scene.readings().sections;
    let rows = sections
        .iter()
        .enumerate()
        .flat_map(|(i, section)| section.rows.iter().enumerate().filter(|(_, row)| row.lit).map(move |(j, _)| (i, j)));
    rows.collect()
}

/// The lit strokes, and the texts beside them.
fn lit_picture(scene: &Viewer) -> (Vec<(Point, Point)>, Vec<String>) {
    let (mut strokes, mut words) = (Vec::new(), Vec::new());
    for item in scene.figure().leaves() {
        match item {
            Item::Line { from, to, role: Role::Lit | Role::Way, .. } => strokes.push((*from, *to)),
            Item::Label { text, role: Role::Lit, .. } => words.push(say(text)),
            _ => {}
        }
    }
    (strokes, words)
}

fn spoken_of(scene: &Viewer, row: usize) -> Option<About> {
    scene.readings().sections[0].rows[row].about
}

const WPF: [(f64, f64); 4] = [(162.0, 212.0), (210.0, 112.0), (386.0, 152.0), (355.0, 244.0)];

/// The quad of the source's figure, placed by four clicks.
fn wpf() -> Viewer {
    let mut scene = opened("quad");
    WPF.into_iter().for_each(|(x, y)| click(&mut scene, at(x, y)));
    scene
}

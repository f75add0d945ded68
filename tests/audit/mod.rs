//! The layout audit: every scene and preset, in every language, in windows of several sizes and scales, without a window.
//!
//! It shows panel and stage as the window does, and looks at where the ink of each line of text is.

mod course;
mod presented;

use super::Panel;
use crate::scene::{self, Content, Event, Readings, Value, Viewer};
use crate::text;
use crate::window::painting::Painter;
use crate::window::theme::{self, PanelPlace};
use crate::words::{Language, Words};
use egui::epaint::{ClippedShape, TextShape};
use egui::{Color32, Context, LayerId, Pos2, RawInput, Rect, Shape, pos2, vec2};
use std::collections::{BTreeMap, BTreeSet};

/// Knobs and what they are set to.
type Settings = &'static [(&'static str, &'static str)];

/// Width and height of the windows, physical pixels.
const WINDOWS: [(f32, f32); 4] = [(1040.0, 700.0), (1600.0, 1000.0), (700.0, 500.0), (390.0, 844.0)];
/// Physical pixels to a logical one.
const SCALES: [f32; 3] = [1.0, 1.5, 2.0];
/// What no preset shows, scene by scene: all that can be laid over the picture, probes that are kept, a step.
const BESIDES: &[(&str, &str, Settings)] = &[
    ("rects", "left-of", &[("map", "on")]),
    ("rects", "cpp-rectangles", &[("strips", "off"), ("step", "2")]),
    ("rects", "javascript-canvas", &[("step", "1"), ("angle", "30")]),
    ("rects", "below", &[("step", "3"), ("map", "on")]),
    ("rects", "right-of", &[("method", "origin-size"), ("step", "2")]),
    ("rects", "half-a-pixel", &[("method", "origin-size"), ("step", "4"), ("grid", "on")]),
    ("quad", "wpf-figure", &[("kept", "200,180/300,160/400,300"), ("grid", "on")]),
    ("quad", "wpf-figure", &[("kept", "250,178/252,181/162,212"), ("step", "3")]),
    ("quad", "concave", &[("up", "up"), ("method", "crossings"), ("grid", "on"), ("step", "2")]),
    ("melons", "collision", &[("grid", "on")]),
    ("cuboids", "front-overlaps", &[("step", "5"), ("grid", "on")]),
    ("cuboids", "touching-corner", &[("method", "centre-size"), ("step", "2")]),
];
/// After so many passes all stands where it stays.
const PASSES: usize = 3;
/// Ink that reaches so far over a border or into another text is not seen, logical pixels.
const TOLERANCE: f32 = 1.0;
/// On a stage that is narrower or lower than this its texts are not looked at, logical pixels: what it cannot hold, the
/// panel says, and where there is no panel, there is a larger window.
const LEAST_STAGE: f32 = 300.0;
/// So many comparisons are seen without scrolling, if there are as many.
const FIRST: usize = 2;
/// A scene whose presets would cost too much is opened with this besides.
const CHEAPER: (&str, Settings) = ("crowd", &[("n", "60"), ("play", "off")]);

/// What is known and stays: scene, a part of the message, why.
const ALLOWED: &[(&str, &str, &str)] =
    &[("quad", "cut: 200,180/300,160/400,300", "a field shows as much of many probes as it holds")];

/// A line of text as it is shown.
#[derive(Clone)]
struct Line {
    text: String,
    /// Where its letters are.
    ink: Rect,
    clip: Rect,
    is_shortened: bool,
    /// Areas that were covered with white, by what was drawn behind it, in order.
    covered: Vec<Rect>,
}

impl Line {
    fn is_seen(&self) -> bool {
        let seen = self.ink.intersect(self.clip);
        let is_covered = self.covered.iter().any(|area| area.expand(TOLERANCE).contains_rect(seen));
        seen.width() > TOLERANCE && seen.height() > TOLERANCE && !is_covered
    }

    fn is_cut(&self) -> bool {
        self.is_seen() && !self.clip.expand(TOLERANCE).contains_rect(self.ink)
    }
}

/// All lines of text among these shapes, in the order in which they are drawn, and what white covers of each.
fn lines(shapes: &[ClippedShape]) -> Vec<Line> {
    fn add(shape: &Shape, clip: Rect, lines: &mut Vec<Line>) {
        if let Shape::Vec(shapes) = shape {
            shapes.iter().for_each(|shape| add(shape, clip, lines));
        }
        if let Shape::Text(TextShape { pos, galley, .. }) = shape {
            for row in &galley.rows {
                let (text, ink) = (row.text().trim().to_string(), row.visuals.mesh_bounds);
                if !text.is_empty() && ink.is_positive() {
                    let ink = ink.translate(pos.to_vec2());
                    lines.push(Line { text, ink, clip, is_shortened: galley.elided, covered: Vec::new() });
                }
            }
        }
        // The ground of the strip, and plates under numbers.
        if let Shape::Mesh(mesh) = shape
            && mesh.vertices.iter().any(|vertex| vertex.color == Color32::WHITE)
        {
            let white = mesh.vertices.iter().filter(|vertex| vertex.color == Color32::WHITE);
            let area = Rect::from_points(&white.map(|vertex| vertex.pos).collect::<Vec<_>>()).intersect(clip);
            lines.iter_mut().for_each(|line| line.covered.push(area));
        }
    }
    let mut lines = Vec::new();
    shapes.iter().for_each(|ClippedShape { clip_rect, shape }| add(shape, *clip_rect, &mut lines));
    lines
}

/// What is wrong with these lines. On a stage this small there is no room to look for.
fn faults(lines: &[Line], stage: Rect) -> Vec<String> {
    let is_small = stage.width().min(stage.height()) < LEAST_STAGE;
    let is_looked_at =
        |line: &&Line| line.is_seen() && !(is_small && stage.contains(line.ink.intersect(line.clip).center()));
    let seen: Vec<&Line> = lines.iter().filter(is_looked_at).collect();
    let cut = seen.iter().filter(|line| line.is_cut());
    let mut faults: Vec<String> = cut.map(|Line { text, .. }| format!("cut: {text}")).collect();
    for (i, one) in seen.iter().enumerate() {
        for other in &seen[i + 1..] {
            let both = one.ink.intersect(other.ink).intersect(one.clip).intersect(other.clip);
            let between = &one.covered[..one.covered.len() - other.covered.len()];
            let is_parted = between.iter().any(|area| area.expand(TOLERANCE).contains_rect(both));
            if both.width() > TOLERANCE && both.height() > TOLERANCE && !is_parted {
                faults.push(format!("over each other: {} | {}", one.text, other.text));
            }
        }
    }
    faults
}

/// What ought to be in sight and is not, or not all of it.
fn missing(lines: &[Line], readings: &Readings, words: &Words) -> Vec<String> {
    let is_all_seen = |text: &str| {
        let squeezed = |text: &str| text.split_whitespace().collect::<String>();
        let all: String = lines
            .iter()
            .filter(|line| line.is_seen() && !line.is_cut() && !line.is_shortened)
            .map(|line| squeezed(&line.text) + "\n")
            .collect();
        // A sentence may go on in the next line.
        all.contains(&squeezed(text)) || all.replace('\n', "").contains(&squeezed(text))
    };
    let mut essential = vec![("verdict", words.say(&readings.headline))];
    essential.extend(readings.reason.as_ref().map(|reason| ("reason", words.say(reason))));
    let rows = readings.sections.iter().flat_map(|section| &section.rows);
    let asked = rows.filter_map(|row| match &row.content {
        Content::Comparison { asked, .. } => Some(("comparison", asked.clone())),
        _ => None,
    });
    // A typed test can be of any length; its field shows it whole.
    let first = if readings.typed.is_some() { 0 } else { FIRST };
    essential.extend(asked.take(first));
    let missing = essential.into_iter().filter(|(_, text)| !is_all_seen(text));
    missing.map(|(what, text)| format!("{what} not in sight: {text}")).collect()
}

/// The last of a few passes of a window of this size in logical pixels, as the window shows it, scrolled down so far; and
/// where its stage is.
fn shown(
    context: &Context,
    size: (f32, f32),
    words: &Words,
    (scenes, place): (&mut [Box<dyn Viewer>], usize),
    mut panel: Panel,
    scrolled: f32,
) -> (Vec<Line>, Rect) {
    let panel_place = theme::panel_place(size.into());
    let stage = match panel_place {
        Some(PanelPlace::Beside(width)) => (size.0 - width, size.1),
        Some(PanelPlace::Below(height)) => (size.0, size.1 - height),
        None => size,
    };
    // Nothing is scrolled or opened from the last one.
    context.memory_mut(|memory| memory.data.clear());
    scenes[place].handle(Event::Resized { width: stage.0.into(), height: stage.1.into() });
    let (painter, mut shown) = (Painter::default(), place);
    let mut shapes = Vec::new();
    let screen = Rect::from_min_size(Pos2::ZERO, vec2(size.0, size.1));
    for pass in 0..PASSES {
        let mut input = RawInput { screen_rect: Some(screen), ..RawInput::default() };
        if scrolled > 0.0 {
            // Over what scrolls.
            input.events.push(egui::Event::PointerMoved(screen.max - vec2(24.0, 40.0)));
        }
        if scrolled > 0.0 && pass == 1 {
            let (unit, delta) = (egui::MouseWheelUnit::Point, vec2(0.0, -scrolled));
            input.events.push(egui::Event::MouseWheel { unit, delta, modifiers: egui::Modifiers::NONE });
        }
        // Scrolling goes on for a while.
        input.predicted_dt = 1.0;
        let output = context.run(input, |context| {
            if let Some(panel_place) = panel_place {
                panel.show(context, (panel_place, false), words, scenes, &mut shown, &[]);
            }
            let background = context.layer_painter(LayerId::background());
            painter.paint(&background, pos2(0.0, 0.0), &scenes[shown].figure(), words);
        });
        shapes = output.shapes;
    }
    (lines(&shapes), Rect::from_min_size(Pos2::ZERO, vec2(stage.0, stage.1)))
}

/// How a scene can be opened: by every preset, with every method, and what there is besides.
fn openings(scene: &dyn Viewer) -> Vec<Vec<(&'static str, &'static str)>> {
    let methods = scene.settings().into_iter().find_map(|setting| match setting.value {
        Value::Choice { options, .. } if setting.key == "method" => Some(options),
        _ => None,
    });
    let mut openings = Vec::new();
    for &(preset, settings) in scene.presets() {
        openings.push(vec![("preset", preset)]);
        for &method in
            methods.iter().flatten().filter(|_| !settings.contains("method=") && !settings.contains("formula="))
        {
            openings.push(vec![("preset", preset), ("method", method)]);
        }
    }
    let besides = BESIDES.iter().filter(|(name, ..)| *name == scene.name());
    openings.extend(besides.map(|(_, preset, more)| [&[("preset", *preset)], *more].concat()));
    if scene.name() == CHEAPER.0 {
        openings.iter_mut().for_each(|opening| opening.extend(CHEAPER.1));
    }
    openings
}

/// All scenes, one of them opened so.
fn opened(scene: usize, opening: &[(&str, &str)]) -> Vec<Box<dyn Viewer>> {
    let mut scenes = scene::all();
    scenes[scene].open(opening).unwrap_or_else(|error| panic!("{opening:?}: {error:?}"));
    scenes
}

/// A panel that explains the chosen method and says why something was refused.
fn talkative(scene: &dyn Viewer) -> Panel {
    let mut panel = Panel::default();
    if let Some(method) = scene.readings().methods.iter().find(|method| method.chosen) {
        panel.explain(method.name);
    }
    panel.say(Err(text!("key-twice", key = "method".to_string(), value = "right-of-all".to_string())));
    panel
}

/// What a window of this language and scale shows with.
fn context(language: Language, scale: f32) -> Context {
    let context = Context::default();
    theme::apply(&context);
    context.set_fonts(theme::fonts(language, None));
    context.set_pixels_per_point(scale);
    context
}

#[test]
fn texts_are_whole_and_apart() {
    let mut found: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let (mut looked, mut used) = (0, BTreeSet::new());
    for (&language, scale) in Language::ALL.iter().flat_map(|language| SCALES.map(|scale| (language, scale))) {
        let words = Words::new(language);
        let context = context(language, scale);
        for (place, scene) in scene::all().iter().enumerate() {
            for opening in openings(scene.as_ref()) {
                for (width, height) in WINDOWS {
                    let mut scenes = opened(place, &opening);
                    let size = (width / scale, height / scale);
                    let (lines, stage) = shown(&context, size, &words, (&mut scenes, place), Panel::default(), 0.0);
                    looked += 1;
                    let mut faults = faults(&lines, stage);
                    if scale == 1.0 && width >= 700.0 {
                        faults.extend(missing(&lines, &scenes[place].readings(), &words));
                    }
                    // The same with an explanation and a message, where both are longest.
                    if opening.iter().all(|(key, _)| *key != "method") {
                        let panel = talkative(scenes[place].as_ref());
                        let (lines, stage) = shown(&context, size, &words, (&mut scenes, place), panel, 0.0);
                        faults.extend(self::faults(&lines, stage));
                    }
                    let mut is_allowed = |fault: &String| {
                        let known =
                            ALLOWED.iter().position(|(name, part, _)| *name == scene.name() && fault.contains(part));
                        used.extend(known);
                        known.is_some()
                    };
                    for fault in faults.into_iter().filter(|fault| !is_allowed(fault)) {
                        let said: Vec<&str> = opening.iter().map(|(_, value)| *value).collect();
                        let case = format!("{} {width}x{height}/{scale}", said.join(" "));
                        found.entry(format!("{} {} {fault}", scene.name(), language.name())).or_default().push(case);
                    }
                }
            }
        }
    }
    let all: usize = found.values().map(Vec::len).sum();
    for (fault, cases) in &found {
        println!("{:4} {fault}  [{}]", cases.len(), cases[..cases.len().min(6)].join("; "));
    }
    let unused: Vec<_> = ALLOWED.iter().enumerate().filter(|(i, _)| !used.contains(i)).collect();
    assert!(unused.is_empty(), "these are mended: {unused:?}");
    assert!(found.is_empty(), "{all} faults of {} kinds in {looked} layouts, listed above", found.len());
}

#[test]
fn what_scrolls_ends_between_rows() {
    let (size, language) = ((700.0, 500.0), Language::Ja);
    let (words, context) = (Words::new(language), Context::default());
    theme::apply(&context);
    context.set_fonts(theme::fonts(language, None));
    let mut found = Vec::new();
    for (place, scene) in scene::all().iter().enumerate() {
        let first_of = |scrolled: f32| {
            let opening = openings(scene.as_ref()).swap_remove(0);
            shown(&context, size, &words, (&mut opened(place, &opening), place), Panel::default(), scrolled)
        };
        let seen = |lines: &[Line]| -> Vec<String> {
            lines.iter().filter(|line| line.is_seen()).map(|line| line.text.clone()).collect()
        };
        let still = seen(&first_of(0.0).0);
        for scrolled in (1u8..60).map(|i| f32::from(i) * 7.0) {
            let (lines, stage) = first_of(scrolled);
            let faults = faults(&lines, stage).into_iter().filter(|fault| fault.starts_with("cut"));
            found.extend(faults.map(|fault| format!("{} {scrolled}: {fault}", scene.name())));
            assert!(scrolled < 100.0 || seen(&lines) != still, "{}: {scrolled} leads nowhere", scene.name());
        }
    }
    assert!(found.is_empty(), "{found:#?}");
}

//! The layout audit: every scene and preset, in every language, in windows of sizes at random, without a real window. It checks the ink of each line of text, and the size of each target.

mod course;
mod doors;
mod fit;
pub(in crate::window) mod ink;
mod presented;
mod shrunk;
mod sizes;

use super::Panel;
use super::widgets::set_by_finger;
use crate::window::layout::{self, Layout};
use crate::window::motion::Motion;
use crate::window::painting::Painter;
use crate::window::scenes::Scenes;
use crate::window::screen::{Screen, Visible};
use crate::window::theme;
use crate::window::tutor::Tutor;
use egui::{Context, FullOutput, Pos2, RawInput, Rect, pos2, vec2};
use hantei_scenes::figure::{Theme, ThemeChoice};
use hantei_scenes::scene::{self, Content, Door, Event, Value, Viewer};
use hantei_scenes::text;
use hantei_scenes::words::{Language, Words};
use ink::{Line, faults, lines, pale, targets};
use sizes::{Sizes, seed};
use std::collections::{BTreeMap, BTreeSet};

type Opening = Vec<(&'static str, &'static str)>;
type Settings = &'static [(&'static str, &'static str)];
/// Each fault, and where it was found.
type Found = BTreeMap<String, Vec<String>>;

/// Width and height of the windows, physical pixels.
const WINDOWS: [(f32, f32); 7] = [
    (1040.0, 700.0),
    (1600.0, 1000.0),
    (1280.0, 720.0),
    (700.0, 500.0),
    (844.0, 390.0),
    (390.0, 844.0),
    // 2560 × 1440, with everything larger by a quarter. (The eighth is the presenter's.)
    (2048.0, 1152.0),
];
/// Physical pixels in a logical one.
const SCALES: [f32; 2] = [1.0, 2.0];
/// Windows on a screen with two physical pixels in a logical one, physical pixels.
const DOUBLED: [(f32, f32); 3] = [WINDOWS[0], WINDOWS[1], WINDOWS[2]];
/// What no preset shows: all additions to the picture, kept probes, a step.
const BESIDES: &[(&str, &str, Settings)] = &[
    ("rects", "cpp-rectangles", &[("strips", "off"), ("step", "2")]),
    ("rects", "javascript-canvas", &[("step", "1"), ("angle", "30")]),
    ("rects", "below", &[("step", "3")]),
    ("rects", "right-of", &[("method", "origin-size"), ("step", "2")]),
    ("rects", "half-a-pixel", &[("method", "origin-size"), ("step", "4"), ("grid", "on")]),
    ("quad", "wpf-figure", &[("kept", "200,180/300,160/400,300"), ("grid", "on")]),
    ("quad", "wpf-figure", &[("kept", "250,178/252,181/162,212"), ("step", "3")]),
    ("quad", "concave", &[("up", "up"), ("method", "crossings"), ("grid", "on"), ("step", "2")]),
    ("melons", "collision", &[("grid", "on")]),
    ("cuboids", "front-overlaps", &[("step", "5"), ("grid", "on")]),
    ("cuboids", "touching-corner", &[("method", "centre-size"), ("step", "2")]),
];
/// The number of comparisons that must be visible without scrolling, if there are as many.
const FIRST: usize = 2;
/// The least visible characters of a reason, on a screen of any size.
const BEGINNING: usize = 24;
/// A scene with expensive presets gets these settings too.
const CHEAPER: (&str, Settings) = ("crowd", &[("n", "60"), ("play", "off")]);
/// Sizes of text in the interface, logical pixels.
const SIZES: [f32; 6] = [13.0, 15.0, 17.0, 22.0, 24.0, 30.0];
/// Openings, and the most texts that each may draw: at the start of the program, where the words of y take three lines, and by
/// the drafts of the others.
const TEXTS: [(usize, Settings, usize); 12] = [
    (0, &[], 49),
    (1, &[], 56),
    (2, &[], 64),
    (3, &[], 57),
    (4, &[], 72),
    (5, &[], 62),
    (6, &[], 62),
    (7, &[("preset", "wpf-figure")], 56),
    (8, &[("frame", "84")], 60),
    (9, &[], 64),
    (10, &[("play", "off")], 46),
    (11, &[("preset", "front-overlaps")], 70),
];

#[derive(Clone, Copy, Debug, Default)]
struct Window {
    /// Width and height, logical pixels.
    size: (f32, f32),
    by_finger: bool,
    is_presented: bool,
    /// In a course, the numbers are shown.
    shows_numbers: bool,
    /// How far the panel is scrolled down, logical pixels.
    scrolled: f32,
    /// The help is open over it.
    helps: bool,
}

struct Stand {
    scenes: Scenes,
    panel: Panel,
    tutor: Tutor,
}

impl Stand {
    /// A scene with these settings, outside a course.
    fn free(shown: usize, opening: &[(&str, &str)]) -> Self {
        let mut scenes = Scenes::new(0);
        scenes.show(shown);
        scenes.present_mut().open(opening).unwrap_or_else(|error| panic!("{opening:?}: {error:?}"));
        Self { scenes, panel: Panel::default(), tutor: Tutor::default() }
    }

    fn scene(&self) -> &Viewer {
        self.scenes.present()
    }

    fn layout(&self, window: Window) -> Layout {
        let (scene, course) = (self.scene(), self.tutor.place().is_some());
        let shown = layout::ToLayOut {
            figure: false,
            course,
            presented: window.is_presented,
            panel_hidden: !self.tutor.shows_panel(scene, window.size.0, window.shows_numbers),
            guesses: scene.guesses() && !course,
            plays: scene.actions().iter().any(|offer| offer.name == "play"),
            sheet: 0.0,
            text: self.tutor.height(),
            needs: self.tutor.needs(),
        };
        Layout::of(window.size.into(), shown)
    }
}

struct SeenWindow {
    lines: Vec<Line>,
    layout: Layout,
    targets: Vec<Rect>,
}

impl SeenWindow {
    /// The faults that can occur in any window.
    fn faults(&self, window: Window) -> Vec<String> {
        let mut all = faults(&self.lines, &self.layout);
        all.extend(targets(&self.targets, &self.layout, window));
        all
    }

    /// Whether all of a text is in sight, also over several lines.
    fn says(&self, text: &str) -> bool {
        // A sentence begins with a capital letter; the same words inside a sentence do not.
        let squeezed = |text: &str| text.split_whitespace().collect::<String>().to_lowercase();
        let whole = self.lines.iter().filter(|line| line.is_whole());
        let all: String = whole.map(|line| squeezed(&line.text) + "\n").collect();
        all.contains(&squeezed(text)) || all.replace('\n', "").contains(&squeezed(text))
    }
}

/// The result of the last of a few passes.
fn shown(context: &Context, window: Window, words: &Words, stand: &mut Stand) -> SeenWindow {
    // The scroll positions and open parts of the last window are forgotten.
    context.memory_mut(|memory| memory.data.clear());
    let mut motion = Motion::new(None);
    let mut shapes = Vec::new();
    // A pass uses the text heights of the one before, and scrolling takes several.
    let passes = match (window.scrolled > 0.0, stand.tutor.place().is_some()) {
        (true, true) => 6,
        (true, false) | (false, true) => 4,
        (false, false) => 2,
    };
    for number in 0..passes {
        let input = input(window, &stand.layout(window), number);
        shapes = pass(context, window, words, (stand, &mut motion), input).shapes;
    }
    SeenWindow { lines: lines(&shapes), layout: stand.layout(window), targets: clickable(context) }
}

fn pass(
    context: &Context,
    window: Window,
    words: &Words,
    (stand, motion): (&mut Stand, &mut Motion),
    input: RawInput,
) -> FullOutput {
    let painter = Painter::default();
    let (shows_numbers, is_presented) = (window.shows_numbers, window.is_presented);
    let mut visible = Visible { shows_numbers, is_presented, ..Visible::default() };
    let layout = stand.layout(window);
    let (width, height) = (layout.stage.width().into(), layout.stage.height().max(1.0).into());
    stand.scenes.present_mut().handle(Event::Resized { width, height });
    context.run(input, |context| {
        set_by_finger(context, window.by_finger || layout.phone);
        let mut screen = Screen {
            scenes: &mut stand.scenes,
            panel: &mut stand.panel,
            tutor: &mut stand.tutor,
            motion: &mut *motion,
            visible: &mut visible,
            painter: &painter,
            words,
            layout: &layout,
            by_finger: window.by_finger,
            theme: ThemeChoice::System,
            percent: 100,
            focused: None,
        };
        egui::CentralPanel::default().frame(egui::Frame::NONE).show(context, |ui| {
            screen.show(ui);
        });
        if window.helps {
            stand.panel.show_help(context, window.by_finger, words, stand.scenes.present());
        }
    })
}

/// The input of a pass: the wheel in the second one.
fn input(window: Window, layout: &Layout, pass: usize) -> RawInput {
    let screen = Rect::from_min_size(Pos2::ZERO, window.size.into());
    let mut input = RawInput { screen_rect: Some(screen), ..RawInput::default() };
    let scrolls = layout.panel.or(layout.lesson).filter(|_| window.scrolled > 0.0);
    if let Some(scrolls) = scrolls {
        // Beside a figure, which would react to the pointer.
        let beside = pos2(scrolls.right() - 26.0, scrolls.center().y);
        input.events.push(egui::Event::PointerMoved(beside));
        if pass == 1 {
            let (unit, delta) = (egui::MouseWheelUnit::Point, vec2(0.0, -window.scrolled));
            input.events.push(egui::Event::MouseWheel { unit, delta, modifiers: egui::Modifiers::NONE });
        }
        // As far as possible in one pass.
        input.predicted_dt = 1.0;
    }
    input
}

fn clickable(context: &Context) -> Vec<Rect> {
    context.viewport(|viewport| {
        let widgets = &viewport.prev_pass.widgets;
        let all = widgets.layers().flat_map(|(_, widgets)| widgets);
        all.filter(|widget| widget.enabled && widget.sense.senses_click()).map(|widget| widget.rect).collect()
    })
}

fn missing(seen: &SeenWindow, scene: &Viewer, words: &Words, size: (f32, f32)) -> Vec<String> {
    let readings = scene.readings();
    let mut essential = vec![("verdict", words.say(&readings.headline))];
    // Where there is no room for more, its beginning.
    let beginning = |reason: String| reason.chars().take(BEGINNING).collect();
    essential.extend(readings.reason.as_ref().map(|reason| ("reason", beginning(words.say_beside(reason)))));
    if scene.door() != Door::Closed || !readings.figure.is_empty() {
        // It opens with another page than the first, or with a figure on it.
        return not_seen(seen, essential);
    }
    let chosen = readings.methods.iter().find(|method| method.chosen);
    essential.extend(chosen.map(|method| ("method", method.name.to_string())));
    let rows = readings.sections.iter().take(1).flat_map(|section| &section.rows);
    let asked = rows.filter_map(|row| match &row.content {
        // Shadows stand in numbers.
        Content::Comparison { shadows: Some(shadows), .. } => Some(("comparison", shadows.numbers.clone())),
        Content::Comparison { asked, .. } => Some(("comparison", asked.clone())),
        _ => None,
    });
    // A typed test can be of any length, and its field shows it whole. Before all is placed, there are no comparisons.
    let first = match readings.typed.is_some() || readings.verdict.is_none() {
        true => 0,
        false if WINDOWS.contains(&size) => FIRST,
        // A window that is little higher than a low one has larger bars, and less room than that.
        false => 1,
    };
    essential.extend(asked.take(first));
    not_seen(seen, essential)
}

fn not_seen(seen: &SeenWindow, texts: Vec<(&str, String)>) -> Vec<String> {
    let missing = texts.into_iter().filter(|(_, text)| !seen.says(text));
    missing.map(|(what, text)| format!("{what} not in sight: {text}")).collect()
}

/// The methods of the shapes that an example brings.
fn methods_with(scene: &Viewer, preset: &str) -> Vec<&'static str> {
    let opened = scene::open(&[scene.name(), &format!("preset={preset}")]).expect("an example");
    let options = opened.settings().into_iter().find_map(|setting| match setting.value {
        Value::Choice { options, .. } if setting.key == "method" => Some(options),
        _ => None,
    });
    options.unwrap_or_default()
}

fn openings(scene: &Viewer) -> Vec<Opening> {
    let mut openings = Vec::new();
    for &(preset, settings) in scene.presets() {
        openings.push(vec![("preset", preset)]);
        let has_own = ["method=", "formula="].iter().any(|key| settings.contains(key));
        if !has_own && !preset.starts_with("mistake-") {
            let of_method = |method| vec![("preset", preset), ("method", method)];
            openings.extend(methods_with(scene, preset).into_iter().map(of_method));
        }
    }
    let besides = BESIDES.iter().filter(|(name, ..)| *name == scene.name());
    openings.extend(besides.map(|(_, preset, more)| [&[("preset", *preset)], *more].concat()));
    if !scene.deals().is_empty() {
        openings.push(vec![("guess", "on")]);
    }
    if scene.name() == CHEAPER.0 {
        openings.iter_mut().for_each(|opening| opening.extend(CHEAPER.1));
    }
    openings
}

/// A panel with an explanation of the chosen method and the reason of a refusal.
fn talkative(scene: &Viewer) -> Panel {
    let mut panel = Panel::default();
    if let Some(method) = scene.readings().methods.iter().find(|method| method.chosen) {
        panel.explain(method.told());
    }
    panel.say(Err(text!("key-twice", key = "method".to_string(), value = "right-of-all".to_string())));
    panel
}

fn context(language: Language, scale: f32) -> Context {
    let context = Context::default();
    theme::apply(&context);
    context.set_fonts(theme::fonts(language, None));
    context.set_pixels_per_point(scale);
    context
}

/// The windows in which a language is looked at. German words are the longest, so they are looked at where room is scarce.
fn windows_of(language: Language) -> Vec<(f32, f32)> {
    WINDOWS.into_iter().filter(|(width, _)| language != Language::De || *width <= WINDOWS[0].0).collect()
}

fn in_each_language(look: impl Fn(Language, &mut Found) -> usize + Sync) {
    let look = &look;
    let (mut found, mut looked) = (Found::new(), 0);
    std::thread::scope(|scope| {
        let all = Language::ALL.iter().map(|&language| {
            scope.spawn(move || {
                let mut found = Found::new();
                let looked = look(language, &mut found);
                (found, looked)
            })
        });
        for looking in all.collect::<Vec<_>>() {
            let (more, count) = looking.join().expect("it looks at all");
            looked += count;
            more.into_iter().for_each(|(fault, cases)| found.entry(fault).or_default().extend(cases));
        }
    });
    for (fault, cases) in &found {
        println!("{:4} {fault}  [{}]", cases.len(), cases[..cases.len().min(6)].join("; "));
    }
    assert!(
        found.is_empty(),
        "{} kinds of faults in {looked} layouts, listed above; HANTEI_SEED={} repeats it",
        found.len(),
        seed()
    );
}

/// Looks at an opening in one window.
fn look(
    (scene, opening): (usize, &Opening),
    ((width, height), by_finger, talks): ((f32, f32), bool, bool),
    words: &Words,
    context: &Context,
    found: &mut Found,
) {
    let scale = context.pixels_per_point();
    let mut stand = Stand::free(scene, opening);
    let window = Window { size: (width / scale, height / scale), by_finger, ..Window::default() };
    let seen = shown(context, window, words, &mut stand);
    let mut faults = seen.faults(window);
    if scale == 1.0 && !stand.scene().is_hidden() {
        faults.extend(missing(&seen, stand.scene(), words, window.size));
    }
    let interface = seen.lines.iter().filter(|line| line.is_seen() && !seen.layout.stage.contains(line.ink.center()));
    let odd = interface.filter(|line| line.sizes.iter().any(|size| !SIZES.contains(size)));
    faults.extend(odd.map(|line| format!("sizes {:?}: {}", line.sizes, line.text)));
    // The same with an explanation and a message, where both are longest.
    if talks && opening.iter().all(|(key, _)| *key != "method") {
        stand.panel = talkative(stand.scene());
        faults.extend(shown(context, window, words, &mut stand).faults(window));
    }
    let said: Vec<&str> = opening.iter().map(|(_, value)| *value).collect();
    let finger = if by_finger { " finger" } else { "" };
    let (name, language) = (stand.scene().name(), words.language().name());
    for fault in faults {
        let case = format!("{} {width}x{height}/{scale}{finger}", said.join(" "));
        found.entry(format!("{name} {language} {fault}")).or_default().push(case);
    }
}

#[test]
fn texts_are_whole_and_apart() {
    in_each_language(|language, found| {
        let (words, mut looked) = (Words::new(language), 0);
        let [usual, doubled] = SCALES.map(|scale| context(language, scale));
        for (place, scene) in scene::all().iter().enumerate() {
            let mut sizes = Sizes::of(language, scene.name());
            // Each in two languages of four.
            let openings = openings(scene);
            let here = openings.iter().enumerate().filter(|(turn, _)| (turn / 2 + language as usize).is_multiple_of(2));
            for (turn, opening) in here {
                let (size, by_finger) = (sizes.next(), sizes.by_finger());
                let talks = turn.is_multiple_of(2);
                look((place, opening), (size, by_finger, talks), &words, &usual, found);
                looked += 1;
                // A screen of two physical pixels in a logical one has half the room in the same window.
                if turn % 8 == 2 * (language as usize % 2) {
                    let size = DOUBLED[turn / 8 % DOUBLED.len()];
                    look((place, opening), (size, by_finger, talks), &words, &doubled, found);
                    looked += 1;
                }
            }
        }
        looked
    });
}

#[test]
fn words_stand_out_from_their_ground() {
    in_each_language(|language, found| {
        let (words, context, mut looked) = (Words::new(language), context(language, 1.0), 0);
        for theme in [Theme::Light, Theme::Dark] {
            theme::show(&context, theme);
            for (place, scene) in scene::all().iter().enumerate() {
                // Each light in two languages, and dark in the others.
                let first = (language as usize + theme as usize) % 2 * 3;
                for opening in openings(scene).iter().skip(first).step_by(6) {
                    let window = Window { size: WINDOWS[0], ..Window::default() };
                    let mut stand = Stand::free(place, opening);
                    let seen = shown(&context, window, &words, &mut stand);
                    looked += 1;
                    for fault in pale(&seen.lines, &seen.layout, theme::rgb(theme.palette().panel)) {
                        let fault = format!("{} {theme:?} {fault}", scene.name());
                        found.entry(fault).or_default().push(format!("{opening:?}"));
                    }
                }
            }
        }
        looked
    });
}

#[test]
fn each_scene_has_few_texts() {
    let (words, context) = (Words::new(Language::En), context(Language::En, 1.0));
    let window = Window { size: WINDOWS[0], ..Window::default() };
    for (place, opening, most) in TEXTS {
        let seen = shown(&context, window, &words, &mut Stand::free(place, opening));
        let texts: Vec<&Line> = seen.lines.iter().filter(|line| line.is_seen()).collect();
        let count = texts.iter().map(|line| line.of).collect::<BTreeSet<_>>().len();
        let said: Vec<&str> = texts.iter().map(|line| line.text.as_str()).collect();
        assert!(count <= most, "{count} texts: {said:#?}");
    }
}

/// Once the first hint's bubble covered A, B or the gap between them.
#[test]
fn the_first_hint_lies_over_nothing() {
    in_each_language(|language, found| {
        let (words, context, mut looked) = (Words::new(language), context(language, 1.0), 0);
        for size in WINDOWS {
            let mut stand = Stand::free(0, &[]);
            let seen = shown(&context, Window { size, ..Window::default() }, &words, &mut stand);
            let (hint, a) = stand.scene().invitation().expect("it follows the pointer");
            let hint = if seen.layout.phone { stand.scene().finger_invitation() } else { hint };
            let (hint, stage) = (words.say(&hint), seen.layout.stage);
            let begins = |line: &&Line| {
                line.text.chars().count() > 2 && hint.starts_with(&line.text) && stage.contains(line.ink.center())
            };
            let Some(first) = seen.lines.iter().find(begins) else { continue };
            looked += 1;
            let bubble = seen.lines.iter().filter(|line| line.of == first.of);
            let bubble = bubble.fold(Rect::NOTHING, |all, line| all.union(line.ink)).expand(8.0);
            let [from, to] = [a.min(), a.max()].map(|at| stage.min + vec2(at.x as f32, at.y as f32));
            if bubble.intersects(Rect::from_min_max(from, to)) || bubble.right() > to.x + 8.0 {
                found.entry(format!("{} {size:?}", language.name())).or_default().push(format!("{bubble:?}"));
            }
        }
        looked
    });
}

//! No text on the stage covers another or leaves the stage, in any language.
//!
//! Widths are estimates, so that thousands of figures can be checked: every step, every overlay, small pictures of
//! cases. The audit of the panel measures real fonts, in fewer states.

use super::own::drawn_small;
use super::{at, opened, placed, say};
use hantei_collision::{InsideMethod, Point, Rect};
use hantei_scenes::figure::{Anchor, Figure, Item, Role};
use hantei_scenes::scene::{Event, NEXT_ERROR, Plot};
use hantei_scenes::words::{Language, Words};
use std::collections::BTreeMap;

/// Width and height of the stages, stage pixels.
const STAGES: [(f64, f64); 4] = [(660.0, 700.0), (1220.0, 1000.0), (320.0, 500.0), (390.0, 500.0)];
/// Height of letters, as a part of the font size.
const HEIGHT: f64 = 0.8;
/// Space around the text on a plate, stage pixels.
const PLATE: f64 = 3.0;
/// Texts may overlap by this much, because widths are upper estimates, stage pixels.
const TOLERANCE: f64 = 1.0;

/// A stage this narrow has no room for words beside the numbers of the grid, stage pixels.
const NARROW: f64 = 400.0;

/// The estimated width of a text, rather too wide than too narrow.
fn width(text: &str, size: f64) -> f64 {
    text.chars().map(|letter| if (letter as u32) < 0x1100 { 0.6 } else { 1.0 }).sum::<f64>() * size
}

/// Every text with its area on the stage, as the painters place it.
fn texts(figure: &Figure, words: &Words) -> Vec<(String, Rect, Role)> {
    let (across, down) = figure.stage;
    let within = |at: f64, half: f64, stage: f64| at.min(stage - half).max(half);
    let area = placed(figure).into_iter().filter_map(|(to_stage, item)| match item {
        Item::Label { at, shift, anchor, text, size, role } => {
            let text = words.say(text);
            let (half_width, half) = (width(&text, *size) / 2.0, size * HEIGHT / 2.0);
            let (place, shift) = (to_stage.to(*at), to_stage.beside(*shift));
            let aside = match anchor {
                Anchor::Start => half_width,
                Anchor::Middle => 0.0,
                Anchor::End => -half_width,
            };
            let middle = place.moved(shift.0 + aside, shift.1);
            let is_seen = (0.0..=across).contains(&place.x) && (0.0..=down).contains(&place.y);
            let middle = if is_seen || *role == Role::Lit {
                let (x, y) = (half_width + PLATE, size / 2.0 + PLATE);
                Point::new(within(middle.x, x, across), within(middle.y, y, down))
            } else {
                middle
            };
            Some((text, Rect::from_centre_size(middle, 2.0 * half_width, 2.0 * half), *role))
        }
        _ => None,
    });
    area.collect()
}

fn faults(figure: &Figure, words: &Words) -> Vec<String> {
    let stage =
        Rect::from_corners(at(-TOLERANCE, -TOLERANCE), at(figure.stage.0 + TOLERANCE, figure.stage.1 + TOLERANCE));
    let texts: Vec<_> =
        texts(figure, words).into_iter().filter(|(_, area, _)| area.intersection(stage).is_some()).collect();
    let mut faults = Vec::new();
    for (i, (text, area, role)) in texts.iter().enumerate() {
        if !stage.contains(area.min()) || !stage.contains(area.max()) {
            faults.push(format!("off the stage: {text}"));
        }
        for (other, beside, over) in &texts[i + 1..] {
            // On a narrow stage a number of the grid may be under a lit plate.
            if figure.stage.0 < NARROW && (*role, *over) == (Role::GridText, Role::Lit) {
                continue;
            }
            let both = area.intersection(*beside);
            if both.is_some_and(|both| both.width() > TOLERANCE && both.height() > TOLERANCE) {
                faults.push(format!("over each other: {text} | {other}"));
            }
        }
    }
    faults
}

fn all_words() -> Vec<Words> {
    Language::ALL.iter().map(|language| Words::new(*language)).collect()
}

/// Every preset of a scene, by each of these methods, and by its own test if it has one.
fn presets_by(scene: &str, methods: &[&str]) -> Vec<String> {
    let by_methods = |(preset, settings): &(&str, &str)| {
        let own = settings.contains("formula=").then_some("own");
        let all = methods.iter().copied().chain(own);
        all.map(|method| format!("{scene} preset={preset} method={method}")).collect::<Vec<_>>()
    };
    opened(scene).presets().iter().flat_map(by_methods).collect()
}

fn presets(scene: &str) -> Vec<String> {
    opened(scene).presets().iter().map(|(preset, _)| format!("{scene} preset={preset}")).collect()
}

/// In examples from elsewhere the given numbers decide: turned rectangles and their words may overlap.
fn is_of_others(opening: &str) -> bool {
    let groups = opened("rects").preset_groups();
    let first = groups.iter().find(|(_, group)| *group == "mistakes").expect("a group").0;
    let mut others = opened("rects").presets().iter().skip_while(|(preset, _)| *preset != first);
    others.any(|(preset, _)| opening.contains(&format!("preset={preset} ")))
}

/// Openings, further settings, and steps.
type Row = (Vec<String>, &'static [&'static str], &'static [u32]);

const METHODS: &[&str] = &["four-flags", "not-ruled-out", "origin-size", "centre-size", "two-corners"];
const EVERY_STEP: &[u32] = &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16];
const NO_STEP: &[u32] = &[0];
/// Points close together or far apart.
const CROWDED_POINTS: &[&str] = &[
    "quad preset=wpf-figure kept=251,179",
    "quad preset=wpf-figure kept=251,179/251,179/252,180/250,178 p=252,178",
    "quad a=100,100 b=101,100 c=101,101 d=100,101 p=100.5,100.5 zoom=1 pan=0,0",
    "quad a=100,100 b=100,100 c=300,100 d=300,300 p=100,100 kept=100,100/300,300",
    "quad a=2,2 b=318,2 c=318,478 d=2,478 p=3,477 kept=317,3/317,477/3,3",
    "quad a=-60000,0 b=60000,-300 c=60000,400 d=-60000,300 p=100,90 zoom=1 pan=0,0",
];
const CROWDS: &[&str] = &[
    "crowd n=200 method=brute frame=0",
    "crowd n=5000 method=brute frame=0",
    "crowd n=100000 method=strips frame=0",
    "crowd n=1000 watch=on",
    "crowd n=12 method=sweep watch=on frame=14",
    "crowd n=200 method=brute watch=on frame=100",
];
const MELONS: &[&str] = &[
    "melons way=vertical frame=0",
    "melons way=vertical frame=75",
    "melons way=vertical frame=120 offset=60",
    "melons frame=1",
    "melons frame=20 offset=-100",
    "melons frame=100",
    "melons frame=140",
    "melons frame=174",
    "melons speed=145 swept=on frame=4",
    "melons way=vertical speed=145 frame=3",
    "melons way=vertical speed=145 frame=0 offset=3",
];

fn rows() -> Vec<Row> {
    let given = |openings: &[&str]| openings.iter().map(ToString::to_string).collect::<Vec<_>>();
    let points_by_methods = CROWDED_POINTS
        .iter()
        .flat_map(|points| InsideMethod::NAMES.iter().map(move |method| format!("{points} method={method}")));
    let rects = presets_by("rects", METHODS);
    let ours = rects.iter().filter(|opening| !is_of_others(opening)).cloned().collect();
    vec![
        (rects, &["", "map=on", "border=hits"], &[0, 1, 2, 3, 4]),
        (ours, &["angle=30"], &[0, 1, 2, 3, 4]),
        (
            presets_by("quad", InsideMethod::NAMES),
            &["", "halves=on paint=on cross=on grid=on", "up=up cross=on grid=on"],
            EVERY_STEP,
        ),
        (points_by_methods.collect(), &["", "cross=on", "cross=on grid=on"], &[0, 1, 3, 5, 7, 9]),
        (
            presets("cuboids"),
            &["", "method=centre-size", "grid=on", "yaw=0 tilt=0", "yaw=-120 tilt=90", "yaw=170 tilt=12 grid=on"],
            &[0, 1, 2],
        ),
        ([presets("crowd"), given(CROWDS)].concat(), &["play=off", "play=off grid=on"], NO_STEP),
        // Under the strip of the melons the grid's numbers are covered.
        ([presets("melons"), given(MELONS)].concat(), &["play=off"], NO_STEP),
    ]
}

#[test]
fn no_words_lie_over_others_or_leave_the_stage() {
    let languages = all_words();
    let mut found: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let mut looked = 0;
    for (openings, more, steps) in rows() {
        for opening in openings.iter().flat_map(|opening| more.iter().map(move |more| format!("{opening} {more}"))) {
            let mut scene = opened(&opening);
            for (width, height) in STAGES {
                scene.handle(Event::Resized { width, height });
                let mut last = None;
                for &step in steps {
                    if steps.len() > 1 {
                        scene.set("step", &step.to_string()).expect("a step");
                    }
                    let figure = scene.figure();
                    // After the last comparison nothing changes.
                    if last.as_ref() == Some(&figure) {
                        continue;
                    }
                    for words in &languages {
                        looked += 1;
                        for fault in faults(&figure, words) {
                            let case = format!("{opening}, {width}×{height}, step {step}, {}", words.language().name());
                            found.entry(fault).or_default().push(case);
                        }
                    }
                    last = Some(figure);
                }
            }
        }
    }
    for (fault, cases) in &found {
        println!("{:4} {fault}  [{}]", cases.len(), cases[..cases.len().min(4)].join("; "));
    }
    assert!(found.is_empty(), "faults of {} kinds in {looked} figures, listed above", found.len());
    assert!(looked > 10_000, "{looked} figures");
}

/// The small picture of a wrong case covers nothing.
#[test]
fn a_case_that_is_drawn_small_covers_nothing() {
    let languages = all_words();
    let mut seen = 0;
    let presets: Vec<&str> = opened("quad").presets().iter().map(|(name, _)| *name).collect();
    for preset in presets {
        for formula in ["cross(A,B,P) > 0", "cross(A,B,P) > 0 && cross(B,C,P) > 0 && cross(C,D,P) > 0"] {
            for overlays in ["", "grid=on paint=on cross=on halves=on", "up=up grid=on kept=20,30/300,200"] {
                // The lens is small, too.
                let opening = format!("quad preset={preset} lens=off {overlays} formula='{formula}'");
                let mut scene = opened(&opening);
                for (width, height) in STAGES {
                    scene.handle(Event::Resized { width, height });
                    for _ in 0..4 {
                        scene.handle(Event::act(NEXT_ERROR));
                        let figure = scene.figure();
                        for words in &languages {
                            assert_eq!(faults(&figure, words), [""; 0], "{opening} at {width}×{height}");
                        }
                        let Some(small) = drawn_small(&figure) else { continue };
                        seen += 1;
                        let points = placed(&figure).into_iter().filter_map(|(to_stage, item)| match item {
                            Item::Dot { at, role: Role::Edge | Role::Probe, .. } => Some(to_stage.to(*at)),
                            _ => None,
                        });
                        // The small case has four corners and P of its own.
                        let within = points.filter(|&at| small.contains(at)).count();
                        assert_eq!(within, 5, "{opening} at {width}×{height}: a point lies under it");
                    }
                }
            }
        }
    }
    assert!(seen > 500, "{seen}");
}

/// Wanted texts are not left out for lack of room.
#[test]
fn corners_and_probe_have_their_letters_and_the_edge_its_number() {
    for preset in ["wpf-figure", "concave", "bow-tie", "counter-clockwise"] {
        for (width, height) in STAGES {
            let mut scene = opened(&format!("quad preset={preset} cross=on"));
            scene.handle(Event::Resized { width, height });
            let text = |item: &Item| if let Item::Label { text, .. } = item { Some(say(text)) } else { None };
            let said: Vec<String> = scene.figure().leaves().into_iter().filter_map(text).collect();
            for letter in ["A", "B", "C", "D", "P"] {
                let point = scene.settings().into_iter().find(|setting| setting.key == letter.to_lowercase());
                let value = point.expect("a point").value.to_string();
                let (x, y) = value.split_once(',').expect("x,y");
                let place = scene.viewport().to_stage(Point::new(x.parse().expect("x"), y.parse().expect("y")));
                let is_seen = place.x <= width - 4.0 && place.y <= height - 4.0;
                let is_named = said.iter().any(|said| said == letter);
                assert_eq!(is_named, is_seen, "{preset} {width}×{height}: {letter} in {said:?}");
            }
            assert!(said.iter().any(|said| said.starts_with("area ")), "{preset} {width}×{height}: {said:?}");
        }
    }
}

/// All kinds of curves: names and the mark's words never cover each other.
#[test]
fn no_words_of_a_cost_plot_lie_over_others() {
    let sizes = [100.0, 200.0, 500.0, 1e3, 2e3, 5e3, 1e4, 2e4, 5e4, 1e5];
    let mut random = fastrand::Rng::with_seed(5);
    let all = all_words();
    for round in 0..3000 {
        // As different as curves can be, and as similar: sometimes all in one place.
        let spread = random.f64() * 3.0;
        let curves = ["brute", "sweep", "strips"].map(|name| {
            let measured = if round % 3 == 0 { round / 3 % 11 } else { random.usize(0..=10) };
            let (start, slope) = (0.002 * 10f64.powf(random.f64() * spread), 1.0 + random.f64() * spread / 3.0);
            let cost = |n: f64| start * (n / 100.0).powf(slope);
            (name, sizes[..measured].iter().map(|&n| (n, cost(n))).collect())
        });
        let number = 10f64.powf(1.5 + random.f64() * 4.0);
        let mark = (round % 2 == 0).then(|| {
            let at = ["120", "1,700", "12,000", "110,000"][random.usize(0..4)];
            (number, hantei_scenes::text!("plot-limit", limit = "50", at = at))
        });
        let title = hantei_scenes::text!("plot-measured");
        let present = 10f64.powf(random.f64() * 5.0);
        let plot = Plot { title, curves: curves.to_vec(), mark, present, limit: 50.0 };
        let (width, height) = (300.0 + random.f64() * 120.0, 202.0);
        let words = &all[round % all.len()];
        let mut figure = plot.figure(width, height);
        // The title is above all else, and may be cut at the right.
        figure.items.remove(0);
        assert_eq!(faults(&figure, words), [""; 0], "{plot:?} {width}");
    }
}

//! No text lies over another, and none leaves the stage: what that means, and two rectangles.

use super::{at, opened, placed};
use hantei::figure::{Anchor, CAPTION_MARGIN, CAPTION_SIZE, Figure, Item, Place, Role};
use hantei::scene::{Event, ExampleGroup};
use hantei::words::{Language, Words};
use hantei_collision::{Point, Rect};
use std::collections::BTreeMap;

/// Width and height of the stages, stage pixels.
pub(crate) const STAGES: [(f64, f64); 4] = [(660.0, 700.0), (1220.0, 1000.0), (320.0, 500.0), (390.0, 500.0)];
/// Height of letters, as a part of the font size.
const HEIGHT: f64 = 0.8;
/// Space around the text on a plate, stage pixels.
const PLATE: f64 = 3.0;
/// Texts that come nearer to each other than they are wide at most are not told apart by so little, stage pixels.
const TOLERANCE: f64 = 1.0;

/// A stage this narrow has no room for words beside the numbers of the grid, stage pixels.
const NARROW: f64 = 400.0;

/// About how wide a text is, rather too wide than too narrow.
fn width(text: &str, size: f64) -> f64 {
    text.chars().map(|letter| if (letter as u32) < 0x1100 { 0.6 } else { 1.0 }).sum::<f64>() * size
}

/// Every text with the area that it takes of the stage, as the painters place it.
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
        Item::Caption { place, text, role } => {
            let text = words.say(text);
            let size = CAPTION_SIZE * ((across - 2.0 * CAPTION_MARGIN) / width(&text, CAPTION_SIZE)).min(1.0);
            let (left, base) = match place {
                Place::TopLeft(inset) => (CAPTION_MARGIN + inset, CAPTION_SIZE + inset),
                Place::Bottom => ((across - width(&text, size)) / 2.0, down - CAPTION_MARGIN),
            };
            let area = Rect::from_origin_size(at(left, base - size * HEIGHT), width(&text, size), size * HEIGHT);
            Some((text, area, *role))
        }
        _ => None,
    });
    area.collect()
}

/// What is wrong with the texts of a figure.
pub(crate) fn faults(figure: &Figure, words: &Words) -> Vec<String> {
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
            // On a narrow stage a number of the grid may be under the plate of what is lit up.
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

#[test]
fn no_text_of_rects_lies_over_another_or_off_the_stage() {
    let languages = [Language::En, Language::Ja, Language::Ko].map(Words::new);
    let mut found: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let mut looked = 0;
    let groups = opened("rects").preset_groups();
    let foreign = groups.iter().find(|(_, group)| *group == ExampleGroup::Mistakes).expect("a group").0;
    let mut is_foreign = false;
    for &(preset, settings) in opened("rects").presets() {
        is_foreign |= preset == foreign;
        let own = settings.contains("formula=").then_some("own");
        for method in
            ["four-flags", "not-ruled-out", "origin-size", "centre-size", "two-corners"].into_iter().chain(own)
        {
            for more in ["", "map=on", "angle=30", "border=hits"] {
                // Turned, words beside rectangles that lie anywhere are not always kept apart; here the numbers of others
                // decide where they lie.
                if is_foreign && more == "angle=30" {
                    continue;
                }
                for (width, height) in STAGES {
                    let mut scene = opened("rects");
                    scene.handle(Event::Resized { width, height });
                    let settings = format!("preset={preset} method={method} {more}");
                    let settings: Vec<_> =
                        settings.split_whitespace().filter_map(|word| word.split_once('=')).collect();
                    scene.open(&settings).unwrap();
                    for step in 0..=4 {
                        scene.handle(Event::act(if step == 0 { "step-back" } else { "step" }));
                        let figure = scene.figure();
                        for words in &languages {
                            looked += 1;
                            for fault in faults(&figure, words) {
                                let case = format!("{preset} {method} {more} {width}x{height} step {step}");
                                found.entry(fault).or_default().push(case);
                            }
                        }
                    }
                }
            }
        }
    }
    let all: usize = found.values().map(Vec::len).sum();
    for (fault, cases) in &found {
        println!("{:4} {fault}  [{}]", cases.len(), cases[..cases.len().min(4)].join("; "));
    }
    assert!(found.is_empty(), "{all} faults of {} kinds in {looked} figures, listed above", found.len());
}

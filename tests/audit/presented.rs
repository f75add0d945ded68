//! The same of the presenter's layout: all is in sight, whole and apart, and so large that the last row reads it.

use super::{Line, Settings, WINDOWS, context, faults, lines, opened, openings};
use crate::figure::Figure;
use crate::scene::{self, Event, Viewer};
use crate::window::painting::Painter;
use crate::window::panel::presenter::Band;
use crate::words::{Language, Words};
use egui::{Context, LayerId, Pos2, RawInput, Rect, pos2, vec2};
use std::collections::BTreeMap;

/// Physical pixels to a logical one.
const SCALES: [f32; 2] = [1.0, 2.0];
/// With a comparison that is looked at.
const STEPPED: Settings = &[("step", "2")];
/// Letters are measured by their ink, which is a part of a pixel more or less.
const ROUNDING: f32 = 0.98;
/// A reason of more than three lines is written at least so large.
const LEAST: f32 = 0.75;

/// The last of two passes, as the window shows it: the lines of the stage, those of the band, and where the band begins.
fn shown(context: &Context, size: (f32, f32), words: &Words, scene: &mut dyn Viewer) -> ([Vec<Line>; 2], f32) {
    let band = Band::of(size.into(), false);
    let top = size.1 - band.height();
    scene.handle(Event::Resized { width: size.0.into(), height: top.into() });
    let painter = Painter::default();
    let mut shapes = Vec::new();
    let screen = Rect::from_min_size(Pos2::ZERO, vec2(size.0, size.1));
    for _ in 0..2 {
        let input = RawInput { screen_rect: Some(screen), ..RawInput::default() };
        let output = context.run(input, |context| {
            let readings = scene.readings();
            let mut figure: Figure = scene.figure();
            band.show(context, words, &readings);
            band.leave_out_captions(&mut figure, &readings);
            painter.paint(&context.layer_painter(LayerId::background()), pos2(0.0, 0.0), &figure, words);
        });
        shapes = output.shapes;
    }
    let (below, on_stage) = lines(&shapes).into_iter().partition(|line| line.ink.center().y > top);
    ([on_stage, below], top)
}

/// What is wrong with the band's lines: something is missing, over the border, or too small.
fn wrong(below: &[Line], scene: &dyn Viewer, words: &Words, (width, height): (f32, f32), top: f32) -> Vec<String> {
    let readings = scene.readings();
    let squeezed = |text: &str| text.split_whitespace().collect::<String>();
    let all: String = below.iter().map(|line| squeezed(&line.text)).collect();
    let reason = readings.reason.as_ref().map(|reason| words.say(reason));
    let mut found: Vec<String> = std::iter::once(words.say(&readings.headline))
        .chain(readings.truth.as_ref().map(|truth| words.say(truth)))
        .chain(reason.clone())
        .filter(|text| !all.contains(&squeezed(text)))
        .map(|text| format!("not all in sight: {text}"))
        .collect();
    let band = Rect::from_min_max(pos2(0.0, top), pos2(width, height));
    found
        .extend(below.iter().filter(|line| !band.contains_rect(line.ink)).map(|line| format!("beyond: {}", line.text)));
    if height > width {
        // The width decides.
        return found;
    }
    let tallest = |of: &str| {
        let of = squeezed(of);
        let of = below.iter().filter(|line| of.contains(&squeezed(&line.text)) || squeezed(&line.text).contains(&of));
        of.map(|line| line.ink.height()).fold(0.0, f32::max)
    };
    let [verdict, least] = [height / 14.0 * ROUNDING, height / 28.0 * ROUNDING];
    if tallest(&words.say(&readings.headline)) < verdict {
        found.push(format!("too small: {}", words.say(&readings.headline)));
    }
    if let Some(reason) = reason.filter(|reason| tallest(reason) < least * LEAST) {
        found.push(format!("too small: {reason}"));
    }
    found
}

#[test]
fn what_is_presented_is_whole_apart_and_large() {
    let mut found: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let mut looked = 0;
    for (&language, scale) in Language::ALL.iter().flat_map(|language| SCALES.map(|scale| (language, scale))) {
        let words = Words::new(language);
        let context = context(language, scale);
        for (place, scene) in scene::all().iter().enumerate() {
            let steps = scene.settings().iter().any(|setting| setting.key == "step");
            for opening in openings(scene.as_ref()) {
                let stepped = [&opening[..], STEPPED].concat();
                let can_step = steps && opening.iter().all(|(key, _)| *key != "step");
                for opening in [Some(opening), can_step.then_some(stepped)].into_iter().flatten() {
                    for (width, height) in WINDOWS {
                        let size = (width / scale, height / scale);
                        let mut scenes = opened(place, &opening);
                        let scene = scenes[place].as_mut();
                        let ([on_stage, below], top) = shown(&context, size, &words, scene);
                        looked += 1;
                        let stage = Rect::from_min_size(Pos2::ZERO, vec2(size.0, top));
                        // What is over what on a stage is looked at where it has the panel beside it.
                        let mut faults = faults(&on_stage, stage);
                        faults.retain(|fault| fault.starts_with("cut"));
                        faults.extend(self::faults(&below, Rect::NOTHING));
                        faults.extend(wrong(&below, scene, &words, size, top));
                        for fault in faults {
                            let said: Vec<&str> = opening.iter().map(|(_, value)| *value).collect();
                            let case = format!("{} {width}x{height}/{scale}", said.join(" "));
                            found
                                .entry(format!("{} {} {fault}", scene.name(), language.name()))
                                .or_default()
                                .push(case);
                        }
                    }
                }
            }
        }
    }
    for (fault, cases) in &found {
        println!("{:4} {fault}  [{}]", cases.len(), cases[..cases.len().min(6)].join("; "));
    }
    assert!(found.is_empty(), "{} kinds of faults in {looked} layouts, listed above", found.len());
}

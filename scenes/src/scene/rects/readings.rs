//! The panel's texts for the scene `rects`.

use super::{RectsScene, lens};
use crate::scene::shared::hit_or_miss;
use crate::scene::shared::number::shown;
use crate::scene::shared::rects::RectTrial;
use crate::scene::shared::shape_words::gap;
use crate::scene::shared::tested::TestScene as _;
use crate::scene::{Content, Door, Judged as _, Look, Readings, Row, Section};
use crate::text;
use crate::words::Text;
use hantei_collision::contact;
use hantei_collision::{Axis, Border, Contact};

pub(super) fn readings(scene: &RectsScene, look: &Look) -> Readings {
    let pair = scene.pair();
    let lens = if look.door == Door::Lens { lens::notes(scene) } else { Vec::new() };
    let readings = scene.test_readings(look.step).unwrap_or_else(|| pair.readings(look.step));
    let libraries = Section::new(text!("libraries"), libraries(contact(pair.shapes.a, pair.shapes.b)));
    let mut sections: Vec<Section> = readings.sections.into_iter().chain([libraries]).collect();
    if scene.all {
        sections[0] = pair.walk().comparisons_with(&pair.every_comparison());
    }
    Readings {
        facts: readings.facts.into_iter().chain(scene.turn.text()).collect(),
        notes: disagreement(scene).into_iter().chain(lens).collect(),
        sections,
        ..readings
    }
}

/// What common libraries say when two rectangles touch.
const LIBRARIES: [(&str, Border); 19] = [
    ("macroquad 0.4, Rect::overlaps", Border::Hits),
    ("parry", Border::Hits),
    ("Box2D", Border::Hits),
    ("Bevy", Border::Hits),
    ("egui", Border::Hits),
    ("SAT.js", Border::Hits),
    ("p5.collide2D", Border::Hits),
    ("SDL 3, SDL_HasRectIntersectionFloat", Border::Hits),
    ("box-collide", Border::Hits),
    ("flatten-js, Box.intersect", Border::Hits),
    ("WPF, Rect.IntersectsWith", Border::Hits),
    ("SDL 3, SDL_HasRectIntersection", Border::Misses),
    ("raylib, CheckCollisionRecs", Border::Misses),
    ("pygame", Border::Misses),
    ("MonoGame, Rectangle.Intersects", Border::Misses),
    ("libGDX, Rectangle.overlaps", Border::Misses),
    ("Pixel, Rect.Intersects", Border::Misses),
    ("WinForms, Rectangle.IntersectsWith", Border::Misses),
    (ARTICLE, Border::Misses),
];
const ARTICLE: &str = "MDN";

/// Each library's answer for this contact. They differ only for touching.
fn libraries(exact: Contact) -> Vec<Row> {
    let row = |(name, border): (&'static str, Border)| {
        let hit = exact.hits(border);
        let what = if name == ARTICLE { text!("library-article", name = name) } else { Text::plain(name) };
        Row::new(None, Content::Fact { what, meaning: hit_or_miss(hit), verdict: hit })
    };
    LIBRARIES.map(row).into()
}

fn disagreement(scene: &RectsScene) -> Vec<Text> {
    let two = scene.two();
    let exact = contact(two.a, two.b);
    let mut notes = Vec::new();
    let pairs = scene.trials();
    if exact == Contact::Touching && pairs.iter().any(|pair| pair.border != pairs[0].border) {
        notes.push(text!("note-border"));
    }
    let wrong = pairs.iter().filter(|pair| pair.is_wrong());
    let (last_pixel, rounding): (Vec<&RectTrial>, Vec<&RectTrial>) =
        wrong.partition(|pair| exact == Contact::Overlapping && pair.ends_at_last_pixel());
    if !last_pixel.is_empty() {
        let short = |axis: Axis| {
            Some(gap(&two, axis))
                .filter(|gap| *gap > -1.0)
                .map(|gap| text!("by-in", by = shown(-gap), axis = axis.name()))
        };
        let by: Vec<Text> = Axis::PLANE.into_iter().filter_map(short).collect();
        notes.push(text!("note-last-pixel", by = by));
    }
    if !rounding.is_empty() {
        let names: Vec<Text> = rounding.iter().map(|pair| Text::plain(pair.name())).collect();
        notes.push(text!("note-rounding", methods = names));
    }
    notes
}

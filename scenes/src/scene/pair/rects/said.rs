//! What is said of two rectangles: of each comparison, and why a method says what it says.

use super::{method_of, of, trial_of};
use crate::scene::pair::PairScene;
use crate::scene::pair::rows::{RowMethod, Said};
use crate::scene::shared::hit_or_miss;
use crate::scene::shared::number::shown;
use crate::scene::shared::rects::RectTrial;
use crate::scene::shared::shape_words::gap;
use crate::scene::shared::subject::Subject as _;
use crate::scene::shared::tested::TestScene as _;
use crate::scene::{Content, Readings, Row, Section};
use crate::text;
use crate::words::Text;
use hantei_collision::shapes::Pair;
use hantei_collision::{Axis, Border, BorderRule, Contact, Method as _, Question, TwoRects};

/// A method at work on both.
fn by(pair: &Pair, method: RowMethod, border: Border) -> RectTrial {
    RectTrial { border, ..RectTrial::new(of(pair), method_of(method), BorderRule::AsWritten) }
}

pub(super) fn meaning(pair: &Pair, method: &RowMethod, question: &Question) -> (Text, Option<bool>) {
    TwoRects::meaning(&by(pair, *method, method.own_border()), question)
}

pub(super) fn reason(said: &Said) -> Text {
    let reason = TwoRects::reason(&by(said.pair, said.method, said.border), method_of(said.method), said.walk);
    reason.unwrap_or_else(|| of(said.pair).contact_text())
}

/// Without the last pixel it would be right, or it rounds.
pub(super) fn because(pair: &Pair, method: &RowMethod) -> Text {
    let is_short = method.ends_at_last_pixel(Border::Misses)
        && pair.contact() == Contact::Overlapping
        && method_of(*method).holds(&of(pair), Border::Hits, &mut ());
    if is_short { text!("because-last-pixel") } else { text!("because-sums") }
}

/// Adds what libraries say, and why the methods disagree.
pub(super) fn read(scene: &PairScene, readings: &mut Readings) {
    readings.sections.push(Section::new(text!("libraries"), libraries(scene.pair().contact())));
    readings.notes.extend(disagreement(scene));
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

fn disagreement(scene: &PairScene) -> Vec<Text> {
    let two = of(&scene.pair());
    let exact = scene.pair().contact();
    let mut notes = Vec::new();
    let pairs: Vec<RectTrial> = scene.trials().iter().map(trial_of).collect();
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

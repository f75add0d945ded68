//! The picture of the two rectangles: what lies under them, they themselves, and what is lit up.

use super::example;
use super::grip::Grip;
use super::rail::Rail;
use super::sight::Sight;
use super::turn::around_middle;
use super::{RectsScene, Which, pixels, region, strips};
use crate::figure::{Anchor, Figure, Item, LABEL_SIZE, Role};
use crate::scene::Look;
use crate::scene::shared::asked::Asked;
use crate::scene::shared::rects::RectTrial;
use crate::words::Text;
use hantei_collision::TwoRects;
use hantei_collision::{Axis, Point, Rect};

/// From a rectangle's corner to the middle of its letter, stage pixels.
const LETTER: f64 = 20.0;
/// A letter and the space around it, stage pixels.
const PLATE: f64 = 24.0;
/// What it costs a letter to stand over other words: it is left out.
const OVER: u32 = 16;

/// A rectangle's letter at a corner inside.
struct Letter {
    /// The corner.
    at: Point,
    shift: (f64, f64),
    text: &'static str,
    role: Role,
}

/// Draws all that is in world units.
pub(super) fn draw(scene: &RectsScene, look: &Look, figure: &mut Figure) {
    let (pair, sight) = (scene.pair(), scene.sight(look.viewport));
    if look.hides {
        let turn = around_middle(scene.middle, scene.turn.shown());
        figure.push_group(turn, None, |figure| alone(&pair, figure));
        return;
    }
    let asked = Asked::all(&pair);
    let lit = look.lit.and_then(|lit| asked.iter().find(|asked| asked.is_about(lit)));
    let turn = around_middle(scene.middle, scene.turn.shown());
    figure.push_group(turn, None, |figure| {
        if let Some(asked) = lit {
            region::draw(&pair, asked, &sight, figure);
        }
    });
    if scene.shows_strips() {
        strips::draw_words(scene, &pair, look, figure);
    }
    figure.push_group(turn, None, |figure| {
        let mut taken: Vec<Rect> = sight.caption.into_iter().chain(scene.map_area(look.viewport)).collect();
        taken.extend(example::area(scene, look.viewport));
        if scene.shows_strips() {
            taken.extend(strips::draw(&pair, look, &sight, figure));
        }
        rects(scene, &pair, (look, lit), taken, &sight, figure);
    });
}

/// Both rectangles and nothing that tells how they lie to each other but where they are.
fn alone(pair: &RectTrial, figure: &mut Figure) {
    figure.push(Item::Rect { rect: pair.shapes.a, role: Role::First });
    figure.push(Item::Rect { rect: pair.shapes.b, role: Role::Second });
    // A may lie under B.
    figure.push_outline(pair.shapes.a, Role::Halo, false);
    figure.push_outline(pair.shapes.a, Role::First, false);
    for (rect, at, inwards, text) in
        [(pair.shapes.a, pair.shapes.a.min(), LETTER, "A"), (pair.shapes.b, pair.shapes.b.max(), -LETTER, "B")]
    {
        if rect.width().min(rect.height()) >= figure.units(2.0 * LETTER) {
            let (shift, anchor, text) = ((inwards, inwards), Anchor::Middle, Text::plain(text));
            figure.push(Item::Label { at, shift, anchor, text, size: LABEL_SIZE, role: Role::Lit });
        }
    }
}

/// Both rectangles with their letters and handles, and what is lit; no words over what is `taken` of the stage.
fn rects(
    scene: &RectsScene,
    pair: &RectTrial,
    (look, lit): (&Look, Option<&Asked>),
    mut taken: Vec<Rect>,
    sight: &Sight,
    figure: &mut Figure,
) {
    let TwoRects { a, b } = pair.shapes;
    figure.push(Item::Rect { rect: a, role: Role::First });
    figure.push(Item::Rect { rect: b, role: Role::Second });
    let overlap = a.intersection(b);
    if let Some(overlap) = overlap {
        figure.push_overlap(overlap, Role::Overlap);
    }
    pixels::draw(pair, look.lit, sight, figure);
    for which in Which::ALL.into_iter().filter(|_| !scene.state.follow) {
        let role = if which == scene.selected { Role::SelectedHandle } else { Role::Handle };
        for grip in Grip::HANDLES {
            figure.push(Item::Handle { at: grip.at(scene.rect(which)), role });
        }
    }
    if let Some(about) = look.lit {
        pair.draw_lit(about, !scene.shows_strips(), figure);
    }
    if let Some(asked) = lit {
        taken.extend(pixels::mark(pair, asked, &taken, sight, figure));
        let mut costs: Vec<(Rect, u32)> = taken.iter().map(|&rect| (rect, region::OVER)).collect();
        costs.extend(sight.numbers().map(|rect| (rect, 100)));
        costs.extend([a, b].map(|rect| (sight.around(rect), 3)));
        if scene.shows_strips() {
            let rails = Axis::PLANE.map(|axis| Rail::of(pair, axis, sight).area());
            costs.extend(rails.map(|rect| (sight.around(rect), 15)));
        }
        taken.extend(region::draw_words(pair, asked, &costs, sight, figure));
    }
    for Letter { at, shift, text, role } in letters(pair, taken, sight) {
        let text = Text::plain(text);
        figure.push(Item::Label { at, shift, anchor: Anchor::Middle, text, size: LABEL_SIZE, role });
    }
}

/// The letters of both rectangles, where they are large enough: at the first corner inside where a letter is seen best,
/// and nowhere over what is `taken` of the stage.
fn letters(pair: &RectTrial, mut taken: Vec<Rect>, sight: &Sight) -> Vec<Letter> {
    // Beside the last column and row of pixels, where those are drawn.
    let inset = LETTER + pixels::size(pair, sight);
    let room = 2.0 * sight.units(inset);
    let overlap = pair.shapes.a.intersection(pair.shapes.b);
    let letters =
        [("A", pair.shapes.a, Role::OnFirst, [0, 3, 1, 2]), ("B", pair.shapes.b, Role::OnSecond, [2, 1, 3, 0])];
    let mut placed = Vec::new();
    for (text, rect, role, order) in letters {
        if rect.width() < room || rect.height() < room {
            continue;
        }
        let inwards = [(1.0, 1.0), (-1.0, 1.0), (-1.0, -1.0), (1.0, -1.0)];
        let candidates = order.map(|corner| (rect.corners()[corner], inwards[corner]));
        let cost = |&(at, (x, y)): &(Point, (f64, f64))| {
            let inside = Point::new(at.x + x * sight.units(inset), at.y + y * sight.units(inset));
            let middle = sight.to_stage(inside);
            let plate = Rect::from_centre_size(middle, PLATE, PLATE);
            let over = |rect: &Rect| region::overlap(*rect, plate);
            let mut cost = 0;
            cost += if taken.iter().any(over) { OVER } else { 0 };
            cost += if sight.is_free(inside) { 0 } else { 8 };
            cost += if overlap.is_some_and(|overlap| overlap.contains(inside)) { 2 } else { 0 };
            cost + if sight.numbers().iter().any(over) { 1 } else { 0 }
        };
        let Some((at, (x, y))) = candidates.into_iter().filter(|place| cost(place) < OVER).min_by_key(cost) else {
            continue;
        };
        let inside = Point::new(at.x + x * sight.units(inset), at.y + y * sight.units(inset));
        taken.push(Rect::from_centre_size(sight.to_stage(inside), PLATE, PLATE));
        // On the yellow of the overlap, white would not be seen.
        let role = if overlap.is_some_and(|overlap| overlap.contains(inside)) { Role::Text } else { role };
        placed.push(Letter { at, shift: (x * inset, y * inset), text, role });
    }
    placed
}

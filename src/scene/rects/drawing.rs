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
use hantei_collision::{Axis, Point, Rect, TwoRects};

/// From a rectangle's corner to the middle of its letter, stage pixels.
const LETTER: f64 = 20.0;
/// A letter and the space around it, stage pixels.
const PLATE: f64 = 24.0;
/// The cost of a letter over other words: at this cost it is left out.
const OVER: u32 = 16;
/// From each corner of a rectangle towards its middle.
const INWARDS: [(f64, f64); 4] = [(1.0, 1.0), (-1.0, 1.0), (-1.0, -1.0), (1.0, -1.0)];

/// Draws all that is in world units.
pub(super) fn draw(scene: &RectsScene, look: &Look, figure: &mut Figure) {
    let (pair, sight) = (scene.pair(), scene.sight(look.viewport));
    let turn = around_middle(scene.middle, scene.turn.shown());
    if look.hides {
        figure.push_group(turn, None, |figure| alone(&pair, figure));
        return;
    }
    let asked = Asked::all(&pair);
    let lit = look.lit.and_then(|lit| asked.iter().find(|asked| asked.is_about(lit)));
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
    let TwoRects { a, b } = pair.shapes;
    figure.push(Item::Rect { rect: a, role: Role::First });
    figure.push(Item::Rect { rect: b, role: Role::Second });
    // A may lie under B.
    figure.push_outline(a, Role::Halo, false);
    figure.push_outline(a, Role::First, false);
    for (rect, at, inwards, text) in [(a, a.min(), LETTER, "A"), (b, b.max(), -LETTER, "B")] {
        if rect.width().min(rect.height()) >= figure.units(2.0 * LETTER) {
            figure.write_beside(at, (inwards, inwards), Anchor::Middle, Text::plain(text), LABEL_SIZE, Role::Lit);
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
    if let Some(overlap) = a.intersection(b) {
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
    letters(pair, taken, sight, figure);
}

/// The letters of both rectangles, where they are large enough: at the first corner inside where a letter is seen best,
/// and nowhere over what is `taken` of the stage.
fn letters(pair: &RectTrial, mut taken: Vec<Rect>, sight: &Sight, figure: &mut Figure) {
    // Beside the last column and row of pixels, where those are drawn.
    let inset = LETTER + pixels::size(pair, sight);
    let units = sight.units(inset);
    let TwoRects { a, b } = pair.shapes;
    let is_shared = |at: Point| a.intersection(b).is_some_and(|overlap| overlap.contains(at));
    let plate = |inside: Point| Rect::from_centre_size(sight.to_stage(inside), PLATE, PLATE);
    for (text, rect, role, order) in [("A", a, Role::OnFirst, [0, 3, 1, 2]), ("B", b, Role::OnSecond, [2, 1, 3, 0])] {
        if rect.width().min(rect.height()) < 2.0 * units {
            continue;
        }
        let inside = |corner: usize| rect.corners()[corner].moved(INWARDS[corner].0 * units, INWARDS[corner].1 * units);
        let cost = |&corner: &usize| {
            let at = inside(corner);
            let is_over = |rects: &[Rect]| rects.iter().any(|&rect| region::overlap(rect, plate(at)));
            let costs =
                [(is_over(&taken), OVER), (!sight.is_free(at), 8), (is_shared(at), 2), (is_over(&sight.numbers()), 1)];
            costs.into_iter().filter(|(is_so, _)| *is_so).map(|(_, cost)| cost).sum::<u32>()
        };
        let Some(corner) = order.into_iter().filter(|corner| cost(corner) < OVER).min_by_key(cost) else { continue };
        taken.push(plate(inside(corner)));
        // On the yellow of the overlap, white would not be seen.
        let role = if is_shared(inside(corner)) { Role::Text } else { role };
        let (shift, text) = ((INWARDS[corner].0 * inset, INWARDS[corner].1 * inset), Text::plain(text));
        figure.write_beside(rect.corners()[corner], shift, Anchor::Middle, text, LABEL_SIZE, role);
    }
}

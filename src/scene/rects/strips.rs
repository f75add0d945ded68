//! Both axes as strips along the stage, and what is said of them. One axis on which the two are apart is enough.
//!
//! Of a turned scene the strips lie along the rectangles and turn with them; the words stay where they are.

use super::rail::{DEPTH, Rail};
use super::sight::Sight;
use super::{RectsScene, lens};
use crate::figure::{Anchor, Figure, Item, Role, text_width};
use crate::scene::Look;
use crate::scene::shared::aligned::is_apart;
use crate::scene::shared::asked::Asked;
use crate::scene::shared::rects::RectTrial;
use crate::scene::shared::spoken::contact_on;
use crate::scene::shared::{scale_of, truth};
use crate::text;
use crate::words::Text;
use hantei_collision::{About, Axis, Contact, OverlapMethod, Point, Rect};

/// From the border of the strip to the words of each axis, stage pixels.
const WORDS: [f64; 2] = [63.0, 82.0];
/// Size of the words, stage pixels.
const TEXT: f64 = 16.0;
/// From the left border of the stage to the words, stage pixels.
const MARGIN: f64 = 12.0;
/// On a stage at least this wide the question stands beside its numbers, stage pixels.
const WIDE: f64 = 500.0;
/// What stands beside the numbers of a comparison, as a part of the size of the words.
const BESIDE_NUMBERS: f64 = 6.0;

/// Whether a comparison is about this axis.
fn is_on(about: Option<About>, axis: Axis) -> bool {
    matches!(about, Some(About::Ends(on, ..) | About::Centres(on)) if on == axis)
}

/// The comparison that is lit up, if it is about this axis.
fn lit_on(asked: &[Asked], lit: Option<About>, axis: Axis) -> Option<&Asked> {
    let lit = lit.filter(|_| is_on(lit, axis))?;
    asked.iter().find(|asked| asked.is_about(lit))
}

/// Draws both strips, in the coordinates of the rectangles. Returns what their words take of the stage.
pub(super) fn draw(pair: &RectTrial, look: &Look, sight: &Sight, figure: &mut Figure) -> Vec<Rect> {
    let asked = Asked::all(pair);
    let mut taken = Vec::new();
    for axis in Axis::PLANE {
        let rail = Rail::of(pair, axis, sight);
        rail.draw_ground(is_apart(pair, axis), figure);
        let lit = lit_on(&asked, look.lit, axis);
        let is_distance = |asked: &&Asked| asked.is_about(About::Centres(axis)) && asked.distance().is_some();
        let centres = asked.iter().find(is_distance);
        taken.extend(match centres {
            Some(centres) => rail.draw_halves(centres, lit.is_some(), &taken, figure),
            None => rail.draw_intervals(lit, figure),
        });
    }
    taken
}

/// What is said of an axis while nothing on it is lit up.
fn state(pair: &RectTrial, asked: &[Asked], axis: Axis) -> (Text, Role) {
    let mut on_axis = asked.iter().filter(|asked| is_on(asked.question.about, axis));
    let (is_apart, says_apart) = (is_apart(pair, axis), on_axis.clone().any(Asked::speaks_against));
    let is_touching = contact_on(&pair.shapes, axis) == Contact::Touching;
    let name = axis.name();
    let text = match (pair.built_in(), is_apart) {
        (Some(_), true) if !says_apart => return (text!("strip-wrong-shared", axis = name), Role::Wrong),
        (Some(_), false) if says_apart => return (text!("strip-wrong-apart", axis = name), Role::Wrong),
        (Some(OverlapMethod::CentreSize), _) => {
            let numbers = on_axis.next().map(Asked::written).unwrap_or_default();
            if says_apart {
                text!("strip-far", axis = name, numbers = numbers)
            } else {
                text!("strip-near", axis = name, numbers = numbers)
            }
        }
        (None, _) if on_axis.next().is_none() => text!("strip-own-not-asked", axis = name),
        (_, true) if is_touching => text!("strip-touching-apart", axis = name),
        (_, false) if is_touching => text!("strip-touching-shared", axis = name),
        (_, true) => text!("strip-apart", axis = name),
        (_, false) => text!("strip-shared", axis = name),
    };
    (text, Role::Text)
}

/// What is said of the comparison that is lit up.
fn said(asked: &Asked, axis: Axis, is_wide: bool) -> Text {
    let (name, question) = (axis.name(), asked.question.to_string());
    if !asked.is_reached {
        return text!("strip-not-asked", axis = name, question = question);
    }
    let (numbers, holds) = (asked.written(), truth(asked.comparison.holds));
    if is_wide {
        text!("strip-asked", axis = name, question = question, numbers = numbers, holds = holds)
    } else {
        text!("strip-compared", axis = name, numbers = numbers, holds = holds)
    }
}

/// Draws the ground of the strips and a line of words for each axis, in world units.
pub(super) fn draw_words(scene: &RectsScene, pair: &RectTrial, look: &Look, figure: &mut Figure) {
    let (width, height) = (scene.stage.0, scene.stage.1 - lens::height(scene));
    let scale = scale_of(scene.stage);
    let depth = DEPTH * scale;
    let to_world = |x, y| look.viewport.to_world(Point::new(x, y));
    let mut ground = vec![Rect::from_corners(to_world(0.0, height - depth), to_world(width, height))];
    if scene.turn.shown() == 0.0 {
        ground.push(Rect::from_corners(to_world(width - depth, 0.0), to_world(width, height - depth)));
    }
    ground.into_iter().for_each(|rect| figure.push(Item::Rect { rect, role: Role::Halo }));
    let asked = Asked::all(pair);
    for (axis, row) in Axis::PLANE.into_iter().zip(WORDS) {
        let lit = lit_on(&asked, look.lit, axis);
        let (text, role) = match lit {
            Some(asked) => (said(asked, axis, width >= WIDE * scale), Role::Lit),
            None => state(pair, &asked, axis),
        };
        // Numbers that differ in their last bit only are long.
        let needed =
            lit.map_or(0.0, |asked| text_width(&asked.written(), TEXT * scale) + BESIDE_NUMBERS * TEXT * scale);
        let size = TEXT * scale * ((width - 2.0 * MARGIN) / needed).min(1.0);
        let at = to_world(MARGIN, height - depth + row * scale);
        figure.write(at, Anchor::Start, text, size, role);
    }
}

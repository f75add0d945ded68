//! The picture while something in it moves. The roles in a figure say what is shared, what is a band, and what
//! measures; scenes do not handle movements.

use super::eased::{part, pulse};
use super::moves::Movement;
use crate::window::painting::Painter;
use crate::window::theme::Coloured as _;
use egui::{Color32, Pos2, Shape, Stroke, Ui, pos2, vec2};
use hantei_collision::{Point, Rect};
use hantei_scenes::figure::{Figure, Item, Role, Transform};
use hantei_scenes::words::Words;

/// First and last width of the flash, logical pixels.
const FLASH: (f32, f32) = (12.0, 2.0);
/// How much stronger a band of what is shared becomes.
const SWELLS: f32 = 1.6;
/// Two lines this near count as one, stage pixels.
const NEAR: f64 = 1.5;

/// Draws the stage's figure with its movements.
pub(in crate::window) fn paint(ui: &Ui, painter: &Painter, at: Pos2, mut figure: Figure, words: &Words) {
    let context = ui.ctx();
    let of = |each: Movement| part(context, each);
    let moving = [Movement::Stripes, Movement::Measure, Movement::Pulse, Movement::Reveal, Movement::Flash];
    if moving.into_iter().all(|each| of(each) >= 1.0) {
        return painter.paint(ui.painter(), at, &figure, words);
    }
    let corner = corner(&figure);
    grow(&mut figure, corner, (of(Movement::Measure).into(), of(Movement::Reveal).into()));
    let swells = pulse(context, Movement::Pulse);
    let has_gap = placed(&figure, &|role| role == Role::GapBand).is_some();
    let (stripes, reveal, aside) = (of(Movement::Stripes), of(Movement::Reveal), ui.colour(|of| of.aside));
    let grows = corner.is_some();
    let tint = |role: Role, colour: Color32| match role {
        Role::OverlapMark => colour.gamma_multiply(stripes),
        Role::GapBand if has_gap => {
            colour.lerp_to_gamma(aside, swells).gamma_multiply(if grows { 1.0 } else { reveal })
        }
        Role::SharedBand if !has_gap => {
            colour.gamma_multiply((1.0 + SWELLS * swells) * if grows { 1.0 } else { reveal })
        }
        Role::BandEdge | Role::GapLine => colour.gamma_multiply(reveal),
        _ => colour,
    };
    painter.paint_tinted(ui.painter(), at, &figure, words, &tint);
    if of(Movement::Flash) < 1.0 {
        flash(ui, at, &figure, of(Movement::Flash));
    }
}

/// The outline of what both share, from the first item that shows it, stage pixels.
pub(super) fn contact(figure: &Figure) -> Option<Vec<Point>> {
    let roles = [Role::Overlap, Role::OverlapVeil, Role::TouchMark, Role::TouchMiss, Role::Inside, Role::Touched];
    placed(figure, &|role| roles.contains(&role))
}

/// The outline of the first area or line with such a role, stage pixels.
fn placed(figure: &Figure, is_wanted: &dyn Fn(Role) -> bool) -> Option<Vec<Point>> {
    figure.placed().find_map(|(to_stage, item)| {
        let points = match item {
            Item::Rect { rect, role } if is_wanted(*role) => rect.corners().to_vec(),
            Item::Rects { rects, role } if is_wanted(*role) => {
                rects.iter().copied().reduce(Rect::union)?.corners().to_vec()
            }
            Item::Polygon { points, role } if is_wanted(*role) => points.clone(),
            Item::Line { from, to, role, .. } if is_wanted(*role) => vec![*from, *to],
            _ => return None,
        };
        Some(points.into_iter().map(|point| to_stage.to(point)).collect())
    })
}

/// Draws a fading line around what both share: amber, or dark where touching is a miss.
fn flash(ui: &Ui, at: Pos2, figure: &Figure, part: f32) {
    let Some(points) = contact(figure) else { return };
    let stage = egui::Rect::from_min_size(at, vec2(figure.stage.0 as f32, figure.stage.1 as f32));
    let points = points.into_iter().map(|point| pos2(point.x as f32, point.y as f32) + at.to_vec2()).collect();
    let misses = placed(figure, &|role| role == Role::TouchMiss).is_some();
    let colour = if misses { ui.colour(|of| of.ink) } else { ui.colour(|of| of.shared) };
    let colour = colour.gamma_multiply(1.0 - part);
    let stroke = Stroke::new(egui::lerp(FLASH.0..=FLASH.1, part), colour);
    ui.painter().with_clip_rect(stage.intersect(ui.clip_rect())).add(Shape::closed_line(points, stroke));
}

/// Where the axes meet, stage pixels; `None` for a picture without axes.
fn corner(figure: &Figure) -> Option<Point> {
    figure.leaves().into_iter().find_map(|item| match item {
        Item::Rects { rects, role: Role::Ground } => match rects[..] {
            [left, bottom] => Some(Point::new(left.max().x, bottom.min().y)),
            _ => None,
        },
        _ => None,
    })
}

/// Shortens measuring lines and bands to their present parts.
pub(super) fn grow(figure: &mut Figure, corner: Option<Point>, (measure, reveal): (f64, f64)) {
    let right = figure.stage.0;
    each(&mut figure.items, figure.viewport.into(), &mut |item, to_stage| match item {
        Item::Line { from, to, role: Role::Way | Role::WayHalo, .. } => *to = *from + (*to - *from) * measure,
        Item::Rect { rect, role: Role::SharedBand | Role::GapBand } if reveal < 1.0 => {
            if let Some(corner) = corner {
                *rect = grown(*rect, to_stage.around(*rect), (corner, right), reveal);
            }
        }
        _ => {}
    });
}

/// A band after this part of its way to its axis, the one below or the one at the left.
fn grown(rect: Rect, seen: Rect, (corner, right): (Point, f64), part: f64) -> Rect {
    let is_across = seen.min().x <= corner.x + NEAR && seen.max().x >= right - NEAR;
    let reaches_bottom = seen.max().y >= corner.y - NEAR;
    let (min, max) = (rect.min(), rect.max());
    if reaches_bottom && !is_across {
        Rect::from_origin_size(min, rect.width(), rect.height() * part)
    } else {
        Rect::from_origin_size(max, -rect.width() * part, -rect.height())
    }
}

/// Changes each item that is not a group.
fn each(items: &mut [Item], to_stage: Transform, change: &mut dyn FnMut(&mut Item, Transform)) {
    for item in items {
        if let Item::Group { transform, items, .. } = item {
            each(items, transform.within(to_stage), change);
        } else {
            change(item, to_stage);
        }
    }
}

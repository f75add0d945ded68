//! The three views, front, side and top, each a pair of rectangles, in stage pixels.

use super::BoxTrial;
use super::layout::{CuboidLayout, CuboidView};
use crate::figure::{Anchor, Figure, Item, Role, Transform};
use crate::scene::Look;
use crate::scene::shared::shape_words::contact_on;
use crate::text;
use crate::words::Text;
use hantei_collision::{About, Axis, Contact, Interval, Point, Rect};

/// Font size of the words, and the space around them in a lit view.
const TEXT: f64 = 13.0;
const AROUND: f64 = 6.0;
/// A narrower view has only one of its words.
const LEAST_FOR_WORDS: f64 = 100.0;
/// Radius of the mark at a shared corner.
const TOUCH: f64 = 4.0;

/// Draws a view, without its answer before a guess.
pub(super) fn draw(both: &BoxTrial, layout: &CuboidLayout, view: CuboidView, look: &Look, figure: &mut Figure) {
    let axes = view.axes();
    let (Some(area), Some(words)) = (layout.area(view), layout.words(view)) else { return };
    let lit = look.lit.filter(|&lit| lit.axis().is_some_and(|axis| axes.contains(&axis)));
    if lit.is_some() {
        let top = Point::new(area.min().x, words.y - TEXT / 2.0);
        figure.push(Item::Rect { rect: Rect::from_corners(top, area.max()).grown(AROUND), role: Role::LitGround });
    }
    let name = match view {
        CuboidView::Front => text!("view-front"),
        CuboidView::Side => text!("view-side"),
        CuboidView::Top => text!("view-top"),
    };
    figure.write(words, Anchor::Start, name, TEXT, Role::Text);
    let says = Point::new(area.max().x, words.y);
    if look.hides {
        // Without the boxes, the views have to show them, but no answer.
        if layout.is_alone() {
            figure.push_group(Transform::IDENTITY, Some(area), |figure| draw_plain(both, layout, view, figure));
        }
        return figure.write(says, Anchor::End, Text::plain("?"), TEXT, Role::GridText);
    }
    let contact = axes.map(|axis| contact_on(&both.shapes, axis)).into_iter().min().unwrap_or(Contact::Apart);
    let (said, role) = match contact {
        Contact::Overlapping => (text!("shadow-overlap-word"), Role::PlainSecond),
        Contact::Touching => (text!("shadow-touch-word"), Role::Text),
        Contact::Apart => (text!("view-apart"), Role::Text),
    };
    if area.width() >= LEAST_FOR_WORDS {
        figure.write(says, Anchor::End, said, TEXT, role);
    }
    figure.push_group(Transform::IDENTITY, Some(area), |figure| draw_inside(both, layout, view, contact, lit, figure));
}

/// Draws both rectangles and all of the lower one's outline, which hides whether they share anything.
fn draw_plain(both: &BoxTrial, layout: &CuboidLayout, view: CuboidView, figure: &mut Figure) {
    let [across, down] = view.axes();
    let [a, b] = [both.shapes.a, both.shapes.b].map(|cuboid| layout.in_view(view, cuboid.shadow(across, down)));
    for (rect, role) in [(b, Role::Second), (a, Role::First)] {
        if let Some(rect) = rect {
            figure.push(Item::Rect { rect, role });
        }
    }
    if let Some(b) = b {
        figure.push_outline(b, Role::Halo, false);
        figure.push_outline(b, Role::Second, false);
    }
}

fn draw_inside(
    both: &BoxTrial,
    layout: &CuboidLayout,
    view: CuboidView,
    contact: Contact,
    lit: Option<About>,
    figure: &mut Figure,
) {
    let [across, down] = view.axes();
    let [a, b] = [both.shapes.a, both.shapes.b].map(|cuboid| layout.in_view(view, cuboid.shadow(across, down)));
    let (Some(area), Some(a), Some(b)) = (layout.area(view), a, b) else { return };
    for (axis, on_stage) in [(across, Axis::X), (down, Axis::Y)] {
        if contact_on(&both.shapes, axis) == Contact::Apart {
            let gap = a.interval(on_stage).between(b.interval(on_stage));
            draw_gap(area, on_stage, Interval { min: gap.max, max: gap.min }, figure);
        }
    }
    figure.push(Item::Rect { rect: a, role: Role::First });
    figure.push(Item::Rect { rect: b, role: Role::Second });
    match (contact, a.intersection(b)) {
        (Contact::Overlapping, Some(shared)) => figure.push_overlap(shared, Role::Overlap),
        (Contact::Touching, Some(shared)) => draw_touching(shared, figure),
        _ => {}
    }
    if let Some(About::Ends(axis, of_a, of_b)) = lit {
        for (cuboid, end) in [(both.shapes.a, of_a), (both.shapes.b, of_b)] {
            let edge = cuboid.flattened(axis, cuboid.interval(axis).end(end)).shadow(across, down);
            if let Some(edge) = layout.in_view(view, edge) {
                figure.push_lit(edge.min(), edge.max(), false);
            }
        }
    }
}

pub(super) fn draw_touching(shared: Rect, figure: &mut Figure) {
    let (from, to) = (shared.min(), shared.max());
    if from == to {
        figure.push_ringed(from, TOUCH, 2.0, Role::TouchMark);
    }
    figure.push(Item::Line { from, to, role: Role::TouchMark, dashed: false });
}

/// Draws a gap on an axis of the stage: a band across the area with a line in its middle.
pub(super) fn draw_gap(area: Rect, axis: Axis, gap: Interval, figure: &mut Figure) {
    let (min, max, middle) = (area.min(), area.max(), gap.middle());
    let (band, from, to) = if axis == Axis::X {
        let band = Rect::from_corners(Point::new(gap.min, min.y), Point::new(gap.max, max.y));
        (band, Point::new(middle, min.y), Point::new(middle, max.y))
    } else {
        let band = Rect::from_corners(Point::new(min.x, gap.min), Point::new(max.x, gap.max));
        (band, Point::new(min.x, middle), Point::new(max.x, middle))
    };
    figure.push(Item::Rect { rect: band, role: Role::GapBand });
    figure.push(Item::Line { from, to, role: Role::GapLine, dashed: true });
}

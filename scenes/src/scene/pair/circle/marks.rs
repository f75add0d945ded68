//! The picture of a circle and a rectangle: nine regions, the nearest point and the way to it, the way out.

use super::super::marks::{LETTER, Marks};
use super::super::rows::Sight;
use super::said::away;
use super::{across, of};
use crate::figure::{Anchor, Figure, Item, Role};
use crate::scene::shared::disc::dashes;
use crate::scene::shared::number::{shown, tidy};
use crate::scene::shared::rects::{RectAlong, RectTrial};
use crate::scene::shared::room::width;
use crate::scene::shared::shadows::dotted;
use crate::text;
use crate::words::Text;
use hantei_collision::shapes::Shape;
use hantei_collision::{
    About, Axis, BorderRule, Circle, CircleAndRect, CircleRegion, Contact, Named as _, OverlapMethod, Point, Rect,
    TwoRects, Vec2,
};

/// Radius of the centre's dot and of the nearest point's, stage pixels.
const CENTRE: f64 = 6.0;
const NEAREST: f64 = 8.0;
/// A circle of a smaller radius has no line for it, stage pixels.
const LEAST_RADIUS: f64 = 44.0;
/// Length of the head of the arrow of the way out, and from the nearest point to its letter, stage pixels.
const HEAD: f64 = 18.0;
const BESIDE: f64 = 24.0;
/// Size of the name of a region, and from the borders of the region to it, stage pixels.
const NAME: f64 = 13.0;
const INSIDE: f64 = 14.0;
/// A region that is narrower or lower has no name, nor has a picture that is narrower: on a phone the hint stands there;
/// stage pixels.
const LEAST: (f64, f64) = (84.0, 36.0);
const NARROW: f64 = 320.0;

/// The nine parts of an area into which B's sides cut it, in the order of the regions.
fn regions(b: Rect, area: Rect) -> [Rect; 9] {
    CircleRegion::parts(Axis::PLANE.map(|axis| {
        let (b, all) = (b.interval(axis), area.interval(axis));
        [all.min, b.min.clamp(all.min, all.max), b.max.clamp(all.min, all.max), all.max]
    }))
}

pub(super) fn marks(sight: &Sight, marks: &mut Marks) {
    let case = of(sight.pair);
    let (centre, nearest) = (case.circle.centre(), case.nearest());
    marks.drawn_under(|figure| draw_regions(&case, sight, figure));
    let end = radius_end(&case, sight.viewport.zoom);
    if let Some(end) = end {
        marks.line(centre, end, if nearest == centre { Role::Measure } else { Role::InFirst });
    }
    if sight.method.is_some_and(|method| method.value_name() == "box") {
        marks.box_around(case.circle.bounds(), Role::FirstBox);
    }
    let turn = Point::new(centre.x, nearest.y);
    let has_legs = turn != centre && turn != nearest;
    if has_legs {
        marks.dashed(centre, turn, Role::Measure);
        marks.dashed(turn, nearest, Role::Measure);
    }
    if nearest != centre {
        marks.way(centre, nearest, Role::Distance);
    }
    if let Some(about) = sight.lit {
        marks.drawn(|figure| light(about, &case, figure));
    }
    marks.dot(nearest, NEAREST, if sight.pair.contact() == Contact::Apart { Role::Halo } else { Role::Overlap });
    marks.dot(centre, CENTRE, Role::Halo);
    if nearest != centre {
        let [far, _] = away(sight.pair);
        marks.badge(Text::plain(far), [centre, nearest]);
    }
    if let Some(Shape::Circle(out)) = sight.out {
        way_out(centre, out, marks);
    }
    letter(&case, sight, marks);
    if let Some(end) = end {
        marks.beside(Text::plain(format!("r {}", shown(case.circle.radius()))), [centre, end]);
    }
    if has_legs {
        let [on_x, on_y] = across(&case).map(|far| Text::plain(shown(far.abs())));
        marks.beside(on_y, [centre, turn]);
        marks.beside(on_x, [turn, nearest]);
    }
    name(&case, sight, marks);
}

/// Corners are plain, edges grey, and the region with the centre is tinted.
fn draw_regions(case: &CircleAndRect, sight: &Sight, figure: &mut Figure) {
    for (&region, rect) in CircleRegion::ALL.iter().zip(regions(case.rect, sight.seen)) {
        if region == CircleRegion::of(case) {
            figure.push(Item::Rect { rect, role: Role::RegionHere });
        } else if region.is_edge() {
            figure.push(Item::Rect { rect, role: Role::Region });
        }
    }
    let [b, area] = [case.rect, sight.seen].map(|rect| sight.viewport.rect_to_stage(rect));
    figure.push_group(sight.viewport.inverse(), None, |figure| {
        for (axis, side) in Axis::PLANE.into_iter().flat_map(|axis| [(axis, b.min()), (axis, b.max())]) {
            let (at, area) = (side.along(axis), RectAlong::of(area, axis));
            if (area.along.min..=area.along.max).contains(&at) {
                dotted(area.point(at, area.across.min), area.point(at, area.across.max), figure);
            }
        }
    });
}

/// Where the line of the radius ends, away from the nearest point, if the circle is large enough for one.
fn radius_end(case: &CircleAndRect, zoom: f64) -> Option<Point> {
    let (across, r, centre) = (case.from_nearest(), case.circle.radius(), case.circle.centre());
    let far = across.length();
    let (x, y) = if far > 0.0 { (across.x / far, across.y / far) } else { (-0.8, -0.6) };
    (r * zoom >= LEAST_RADIUS).then(|| centre.moved(x * r, y * r))
}

/// What the lit row speaks of.
fn light(about: About, case: &CircleAndRect, figure: &mut Figure) {
    let (centre, nearest) = (case.circle.centre(), case.nearest());
    match about {
        About::Ends(..) | About::Centres(_) => {
            let squares = TwoRects { a: case.circle.bounds(), b: case.rect };
            let trial = RectTrial::new(squares, OverlapMethod::default(), BorderRule::default());
            trial.draw_lit(about, false, figure);
        }
        About::CentreAt(axis, end) => light_on(axis, case.rect.interval(axis).end(end), case, figure),
        About::NearestOn(axis) => light_on(axis, nearest.along(axis), case, figure),
        About::Corner(corner) => {
            let at = case.rect.corners()[corner as usize];
            figure.push_way(centre, at, false);
            figure.push_ringed(at, 4.0, 2.0, Role::Lit);
        }
        About::Nearest => figure.push_way(centre, nearest, false),
        _ => {}
    }
}

/// A place of B on an axis, all across B, and the way from the centre to it.
fn light_on(axis: Axis, at: f64, case: &CircleAndRect, figure: &mut Figure) {
    let (centre, along) = (case.circle.centre(), RectAlong::of(case.rect, axis));
    let level = if axis == Axis::X { centre.y } else { centre.x };
    figure.push_lit(along.point(at, along.across.min), along.point(at, along.across.max), false);
    figure.push_way(centre, along.point(at, level), true);
}

/// The circle where it is free, and how far that is.
fn way_out(centre: Point, out: Circle, marks: &mut Marks) {
    let line = [centre, out.centre()];
    marks.drawn(|figure| {
        figure.push(Item::Lines { lines: dashes(out, figure), role: Role::After });
        figure.push_haloed_arrow(line[0], line[1], HEAD, Role::PushOut);
    });
    let far = shown(tidy(centre.distance(out.centre())));
    marks.badge_in(Role::OnPushBadge, Text::plain(far), line);
}

/// Q at the nearest point: into B first, beside what both share.
fn letter(case: &CircleAndRect, sight: &Sight, marks: &mut Marks) {
    let Vec2 { x, y } = CircleRegion::of(case).side();
    let (x, y) = (if x == 0.0 { -1.0 } else { x }, if y == 0.0 { -1.0 } else { y });
    let nearest = sight.viewport.to_stage(case.nearest());
    let places = [(-x, -y), (-x, y), (x, -y), (x, y)].into_iter().flat_map(|(x, y)| {
        [(1.0, 1.0), (1.7, 1.0), (1.0, 1.7), (2.5, 1.0), (1.0, 2.5)]
            .map(|(across, down)| nearest.moved(x * across * BESIDE, y * down * BESIDE))
    });
    marks.sized(Text::plain("Q"), LETTER, places.collect(), Anchor::Middle, None);
}

/// What the region of the centre is, in its outer corner.
fn name(case: &CircleAndRect, sight: &Sight, marks: &mut Marks) {
    let here = CircleRegion::of(case);
    let [b, area] = [case.rect, sight.seen].map(|rect| sight.viewport.rect_to_stage(rect));
    let place = regions(b, area)[here as usize];
    let is_roomy = place.width() >= LEAST.0 && place.height() >= LEAST.1 && area.width() >= NARROW;
    if here == CircleRegion::Middle || !is_roomy {
        return;
    }
    let text = if here.is_corner() { text!("region-corner") } else { text!("region-edge") };
    let (Vec2 { x, y }, wide) = (here.side(), width(&text, NAME));
    let [(across, anchor), (down, _)] =
        [(x, place.interval(Axis::X)), (y, place.interval(Axis::Y))].map(|(side, of)| match side {
            ..0.0 => (of.min + INSIDE, Anchor::Start),
            0.0 => (of.middle(), Anchor::Middle),
            _ => (of.max - INSIDE, Anchor::End),
        });
    let middle = Point::new(across + wide * (0.5 - anchor.part()), down);
    marks.sized(text, NAME, vec![middle], anchor, Some(Role::RegionName));
}

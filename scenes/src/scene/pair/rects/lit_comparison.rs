//! The numbers of a comparison that is lit up, where they cover no other words.

use crate::figure::{Figure, Role, Transform, Viewport, text_width};
use crate::scene::Look;
use crate::scene::shared::asked_comparison::AskedComparison;
use crate::scene::shared::number::{shown, shown_pair, tidy};
use crate::scene::shared::rects::{RectAlong, RectTrial};
use crate::scene::shared::room::{Room, TEXT, WORD, width};
use crate::scene::shared::truth;
use crate::text;
use crate::words::Text;
use hantei_collision::{About, Axis, End, Interval, Point, Rect};

/// From the end of an edge to its number, along the axis and across it, tried in turn, stage pixels.
const ALONG: f64 = 4.0;
const ACROSS: [f64; 4] = [15.0, 34.0, 53.0, 72.0];

/// Writes the numbers into this part of the stage, over all else.
pub(super) fn write(pair: &RectTrial, turn: Transform, look: &Look, picture: Rect, figure: &mut Figure) {
    let Some(about) = look.lit.filter(|_| !look.hides) else { return };
    let all = AskedComparison::all(pair);
    let Some(asked) = all.iter().find(|asked| asked.is_about(about) && asked.is_reached) else { return };
    let room = Room::of(figure, width).keeping_in(picture);
    let to_stage = turn.within(look.viewport.into());
    let mut labels = LitLabels { pair, to_stage, viewport: look.viewport, picture, room, figure };
    match (about, asked.numbers()) {
        (About::Ends(axis, of_a, of_b), Some(numbers)) => labels.ends(axis, [of_a, of_b], numbers),
        (About::Ends(axis, ..) | About::Centres(axis), _) => labels.compared(axis, asked),
        _ => {}
    }
}

struct LitLabels<'a> {
    pair: &'a RectTrial,
    to_stage: Transform,
    viewport: Viewport,
    picture: Rect,
    room: Room,
    figure: &'a mut Figure,
}

impl LitLabels<'_> {
    fn both(&self, axis: Axis) -> [RectAlong; 2] {
        [self.pair.shapes.a, self.pair.shapes.b].map(|rect| RectAlong::of(rect, axis))
    }

    /// Whether an edge through this point is in the picture, as far as its axis tells.
    fn is_seen(&self, at: Point, axis: Axis) -> bool {
        let Interval { min, max } = self.picture.interval(axis);
        let seen = self.viewport.to_stage(at);
        let along = if axis == Axis::X { seen.x } else { seen.y };
        self.to_stage != Transform::from(self.viewport) || (min..=max).contains(&along)
    }

    /// Writes each number at its edge and, unless they are pixels, their difference between them.
    fn ends(&mut self, axis: Axis, ends: [End; 2], numbers: [f64; 2]) {
        let both = self.both(axis);
        let edges = [0, 1].map(|i| both[i].along.end(ends[i]));
        let ends_at_pixels = self.pair.ends_at_last_pixel();
        for (i, number) in shown_pair(numbers[0], numbers[1]).into_iter().enumerate() {
            if !self.is_seen(both[i].point(edges[i], both[i].across.middle()), axis) {
                continue;
            }
            let mut wide = text_width(&number, TEXT);
            let text = match ends[i] {
                _ if !ends_at_pixels => Text::plain(number),
                End::Max => text!("lit-last-pixel", number = number),
                End::Min => text!("lit-first-pixel", number = number),
            };
            wide += if ends_at_pixels { WORD * TEXT } else { 0.0 };
            // The two numbers stand on opposite sides.
            let is_first = edges[i] < edges[1 - i] || (edges[i] == edges[1 - i] && ends[i] == End::Max);
            let away = if is_first { -1.0 } else { 1.0 };
            let [near, far] = [both[i].across.min, both[i].across.max].map(|across| both[i].point(edges[i], across));
            let place = |at: Point, side: f64, away: f64, far: f64| match axis {
                Axis::X => (at, (away * ALONG, side * far)),
                Axis::Y | Axis::Z => (at, (side * ALONG, away * far)),
            };
            let sides = if axis == Axis::X { [(near, -1.0), (far, 1.0)] } else { [(far, 1.0), (near, -1.0)] };
            let places = ACROSS.into_iter().flat_map(|beside| {
                [away, -away].into_iter().flat_map(move |away| sides.map(|(at, side)| place(at, side, away, beside)))
            });
            self.write(text, wide, places.collect());
        }
        let apart = tidy((numbers[0] - numbers[1]).abs());
        if apart > 0.0 && !ends_at_pixels {
            let number = shown(apart);
            self.write_between(axis, edges, text_width(&number, TEXT), Text::plain(number));
        }
    }

    fn compared(&mut self, axis: Axis, asked: &AskedComparison) {
        let middles = self.both(axis).map(|rect| rect.along.middle());
        let [left, right] = asked.comparison.numbers;
        let [left, right] = shown_pair(left, right);
        let numbers = format!("{left} {} {right}", asked.question.operator.symbol());
        let wide = text_width(&numbers, TEXT) + (WORD + 1.0) * TEXT / 2.0;
        self.write_between(
            axis,
            middles,
            wide,
            text!("compared", numbers = numbers, holds = truth(asked.comparison.holds)),
        );
    }

    fn write_between(&mut self, axis: Axis, [from, to]: [f64; 2], wide: f64, text: Text) {
        let both = self.both(axis);
        let [a, b] = both.map(|rect| rect.across);
        let level = a.between(b).middle();
        let at = both[0].point(f64::midpoint(from, to), level);
        let places = ACROSS.into_iter().flat_map(|beside| [-beside, beside]).map(|beside| match axis {
            Axis::X => (at, (0.0, beside)),
            // Horizontal words begin beside a vertical line.
            Axis::Y | Axis::Z => (at, (beside.signum() * (wide / 2.0 + beside.abs() - TEXT / 2.0), 0.0)),
        });
        self.write(text, wide, places.collect());
    }

    /// Writes a text of this width at the first free one of these places, or leaves it out. A place is a point and a
    /// shift in stage pixels; a shift to a side leads to that end of the text.
    fn write(&mut self, text: Text, wide: f64, places: Vec<(Point, (f64, f64))>) {
        let places = places.into_iter().map(|(at, shift)| {
            let (point, (dx, dy)) = (self.to_stage.to(at), self.to_stage.beside(shift));
            let aside = if dx.abs() < 0.5 || shift.0.abs() > ALONG { 0.0 } else { dx.signum() * wide / 2.0 };
            [point, point.moved(dx + aside, dy)]
        });
        self.room.write(places, text, wide, Role::Lit, self.figure);
    }
}

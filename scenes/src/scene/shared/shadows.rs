//! The shadows of both rectangles on the axes, along the left and the bottom of the stage: what they share, or the gap.
//! A gap on one axis is enough for a miss.

use crate::figure::{Anchor, Figure, Item, Role};
use crate::scene::shared::number::brief;
use crate::scene::shared::rects::RectAlong;
use crate::scene::shared::shape_words::{apart, contact_on};
use crate::text;
use crate::words::Text;
use hantei_collision::{Axis, Border, Contact, Interval, Point, Rect, TwoRects};

/// Margins for the shadows and their words, at the left and at the bottom of the stage, stage pixels.
const MARGINS: (f64, f64) = (82.0, 54.0);
/// From there to the picture, stage pixels.
const AIR: f64 = 10.0;
/// A narrower or lower stage has no shadows, stage pixels.
const LEAST_STAGE: f64 = 228.0;
/// From this height on (stage pixels), shadows are larger by this factor.
const HIGH: f64 = 800.0;
const LARGER: f64 = 1.25;
/// From the picture outwards: the start and end of A's bar and of B's, stage pixels. A shape that the axes cut ends before.
const BARS: [(f64, f64); 2] = [(3.0, 11.0), (13.0, 21.0)];
const BOTH: (f64, f64) = (3.0, 21.0);
/// From the picture to the words of each axis, stage pixels.
const WORDS: [f64; 2] = [33.0, 27.0];
/// Half the mark at the end of a gap, and half the width of a touch mark, stage pixels.
const END: f64 = 5.5;
const TOUCH: f64 = 3.0;
/// Half the distance of the y axis's three lines of words, stage pixels.
const LINE: f64 = 8.0;
/// Font sizes of words and numbers on a usual stage and on a high one, stage pixels.
const TEXTS: [(f64, f64); 2] = [(13.0, 15.0), (15.0, 17.0)];
/// Longer numbers are written with a power of ten.
const DIGITS: usize = 6;
/// Room for an axis's name and arrow at its end, and the arrow's length, stage pixels.
const NAME: f64 = 50.0;
const ARROW: f64 = 16.0;
/// From the middle of the words to their end along each axis, the numbers being as long as usual, stage pixels.
const HALF: [f64; 2] = [80.0, 3.0 * LINE];
/// From the words to the 0 of their axis at least, stage pixels.
const BESIDE: f64 = 24.0;
/// Distance and size of the dots of a dotted line, stage pixels.
const DOTTED: f64 = 6.0;
const DOT: f64 = 1.5;

/// The margins at the left and at the bottom, stage pixels; `None` on a small stage.
pub(in crate::scene) fn margins(stage: (f64, f64)) -> Option<(f64, f64)> {
    let scale = scale(stage);
    (stage.0.min(stage.1) >= LEAST_STAGE).then_some((MARGINS.0 * scale, MARGINS.1 * scale))
}

/// The same with the space to the picture.
pub(in crate::scene) fn reserved(stage: (f64, f64)) -> (f64, f64) {
    margins(stage).map_or((0.0, 0.0), |(left, bottom)| (left + AIR, bottom + AIR))
}

/// The axis whose shadows are at a point of the stage.
pub(in crate::scene) fn axis_at(stage: (f64, f64), at: Point) -> Option<Axis> {
    let (left, bottom) = margins(stage)?;
    match () {
        () if at.y > stage.1 - bottom => Some(Axis::X),
        () if at.x < left => Some(Axis::Y),
        () => None,
    }
}

fn scale((_, height): (f64, f64)) -> f64 {
    if height >= HIGH { LARGER } else { 1.0 }
}

/// Both rectangles on the stage, and the axes beside them, stage pixels.
pub(in crate::scene) struct Shadows {
    /// In world units.
    two: TwoRects,
    /// In stage pixels.
    seen: TwoRects,
    /// The stage without the axes.
    picture: Rect,
    /// The place of the world's origin.
    origin: Point,
    scale: f64,
    /// Whether y grows up in the chosen test.
    y_grows_up: bool,
    /// What touching is in the chosen test.
    border: Border,
}

impl Shadows {
    /// For a scene that is not turned; `None` without room.
    pub(in crate::scene) fn of(
        two: TwoRects,
        y_grows_up: bool,
        figure: &Figure,
        stage_of: impl Fn(Point) -> Point,
    ) -> Option<Self> {
        let stage = figure.stage;
        let (left, bottom) = margins(stage)?;
        let picture = Rect::from_corners(Point::new(left, 0.0), Point::new(stage.0, stage.1 - bottom));
        let on_stage = |rect: Rect| Rect::from_corners(stage_of(rect.min()), stage_of(rect.max()));
        let seen = TwoRects { a: on_stage(two.a), b: on_stage(two.b) };
        let (origin, scale) = (stage_of(Point::new(0.0, 0.0)), scale(stage));
        Some(Self { two, seen, picture, origin, scale, y_grows_up, border: Border::Hits })
    }

    /// The same where this is the rule for touching.
    pub(in crate::scene) fn under(self, border: Border) -> Self {
        Self { border, ..self }
    }

    /// The stage without the axes.
    pub(in crate::scene) fn picture(&self) -> Rect {
        self.picture
    }

    /// Draws what lies under the rectangles: bands of what they share, up to the picture, and bands of gaps across it.
    pub(in crate::scene) fn draw_bands(&self, figure: &mut Figure) {
        for axis in Axis::PLANE {
            let (between, contact) = (self.between(axis), contact_on(&self.two, axis));
            let ends = Interval { min: between.min.min(between.max), max: between.min.max(between.max) };
            let across = RectAlong::of(self.picture, axis).across;
            let near = RectAlong::of(self.seen.a.union(self.seen.b), axis).across;
            let across = match (contact, axis) {
                (Contact::Apart, _) => across,
                (_, Axis::X) => Interval { min: near.max.min(across.max), max: across.max },
                (_, Axis::Y | Axis::Z) => Interval { min: across.min, max: near.min.max(across.min) },
            };
            let place = |at: f64, beside: f64| RectAlong::of(self.picture, axis).point(at, beside);
            let rect = Rect::from_corners(place(ends.min, across.min), place(ends.max, across.max));
            if let Some(rect) = rect.intersection(self.picture) {
                let role = if contact == Contact::Apart { Role::GapBand } else { Role::SharedBand };
                figure.push(Item::Rect { rect, role });
            }
            for end in [ends.min, ends.max].into_iter().filter(|end| self.sees(axis, *end)) {
                dotted(place(end, across.min), place(end, across.max), figure);
            }
            let middle = ends.middle();
            if contact == Contact::Apart && self.sees(axis, middle) {
                let (from, to) = (place(middle, across.min), place(middle, across.max));
                figure.push(Item::Line { from, to, role: Role::GapLine, dashed: true });
            }
        }
    }

    pub(in crate::scene) fn draw(&self, figure: &mut Figure) {
        let ((width, height), corner) = (figure.stage, Point::new(self.picture.min().x, self.picture.max().y));
        let left = Rect::from_corners(Point::new(0.0, 0.0), Point::new(corner.x, height));
        let bottom = Rect::from_corners(corner, Point::new(width, height));
        figure.push(Item::Rects { rects: vec![left, bottom], role: Role::Ground });
        for axis in Axis::PLANE {
            self.draw_axis(axis, figure);
            self.draw_bars(axis, figure);
            let label = self.draw_words(axis, figure);
            self.draw_origin(axis, label, figure);
        }
    }

    fn span(&self, axis: Axis) -> Interval {
        self.picture.interval(axis)
    }

    fn sees(&self, axis: Axis, at: f64) -> bool {
        let Interval { min, max } = self.span(axis);
        (min..=max).contains(&at)
    }

    /// What both share on an axis; for a gap, it ends before it begins.
    fn between(&self, axis: Axis) -> Interval {
        let [a, b] = [self.seen.a, self.seen.b].map(|rect| rect.interval(axis));
        a.between(b)
    }

    /// The point at `along` on an axis, `depth` pixels away from the picture.
    fn point(&self, axis: Axis, along: f64, depth: f64) -> Point {
        let depth = depth * self.scale;
        match axis {
            Axis::X => Point::new(along, self.picture.max().y + depth),
            Axis::Y | Axis::Z => Point::new(self.picture.min().x - depth, along),
        }
    }

    fn bar(&self, axis: Axis, Interval { min, max }: Interval, (from, to): (f64, f64)) -> Option<Rect> {
        let Interval { min: first, max: last } = self.span(axis);
        let (min, max) = (min.max(first), max.min(last));
        (min <= max).then(|| Rect::from_corners(self.point(axis, min, from), self.point(axis, max, to)))
    }

    fn draw_bars(&self, axis: Axis, figure: &mut Figure) {
        for ((rect, role), depths) in
            [(self.seen.a, Role::FirstBar), (self.seen.b, Role::SecondBar)].into_iter().zip(BARS)
        {
            if let Some(rect) = self.bar(axis, rect.interval(axis), depths) {
                figure.push(Item::Rect { rect, role });
            }
        }
        let between = self.between(axis);
        match contact_on(&self.two, axis) {
            Contact::Overlapping => {
                if let Some(rect) = self.bar(axis, between, BOTH) {
                    figure.push_overlap(rect, Role::SharedBar);
                }
            }
            Contact::Touching => {
                let at = between.min;
                if let Some(rect) = self.bar(axis, Interval { min: at - TOUCH, max: at + TOUCH }, BOTH) {
                    push_touch(rect, self.border, figure);
                }
            }
            Contact::Apart => self.draw_bracket(axis, Interval { min: between.max, max: between.min }, figure),
        }
    }

    /// A line over a gap, with a mark at each visible end.
    fn draw_bracket(&self, axis: Axis, gap: Interval, figure: &mut Figure) {
        let middle = BOTH.1 / 2.0;
        let Some(line) = self.bar(axis, gap, (middle, middle)) else { return };
        let mut stroke = |from, to| figure.push(Item::Line { from, to, role: Role::Bracket, dashed: false });
        stroke(line.min(), line.max());
        for end in [gap.min, gap.max].into_iter().filter(|end| self.sees(axis, *end)) {
            stroke(self.point(axis, end, middle - END), self.point(axis, end, middle + END));
        }
    }

    fn texts(&self) -> (f64, f64) {
        TEXTS[usize::from(self.scale > 1.0)]
    }

    /// The number of the edge that both have.
    fn shared(&self, axis: Axis) -> f64 {
        let [a, b] = [self.two.a, self.two.b].map(|rect| rect.interval(axis));
        a.between(b).min
    }

    /// Writes the gap, what they share, or where they touch. Returns its place along the axis.
    fn draw_words(&self, axis: Axis, figure: &mut Figure) -> f64 {
        let ((word, number), contact) = (self.texts(), contact_on(&self.two, axis));
        let (span, name, half) = (self.span(axis), NAME * self.scale, HALF[axis as usize] * self.scale);
        // The name of y stands at its beginning, that of x at its end.
        let (first, last) = if axis == Axis::X { (0.0, name + half) } else { (name + half, half) };
        let along = self.between(axis).middle().min(span.max - last).max(span.min + first);
        let at = self.point(axis, along, WORDS[axis as usize]);
        let by = if contact == Contact::Touching { self.shared(axis) } else { apart(&self.two, axis) };
        let by = brief(by, DIGITS);
        if axis == Axis::X {
            let text = match contact {
                Contact::Touching => text!("shadow-touch", at = by),
                Contact::Overlapping => text!("shadow-overlap", by = by),
                Contact::Apart => text!("shadow-gap", by = by),
            };
            let text = text!("shadow-on-axis", axis = axis.name(), what = text);
            figure.write(at, Anchor::Middle, text, number, Role::Text);
        } else {
            let what = match contact {
                Contact::Touching => text!("shadow-touch-word"),
                Contact::Overlapping => text!("shadow-overlap-word"),
                Contact::Apart => text!("shadow-gap-word"),
            };
            let line = 2.0 * LINE * self.scale;
            let on = text!("shadow-on", axis = axis.name());
            figure.write(at.moved(0.0, -line), Anchor::End, on, word, Role::PlainSecond);
            figure.write(at, Anchor::End, what, word, Role::PlainSecond);
            figure.write(at.moved(0.0, line), Anchor::End, Text::plain(by), number, Role::Text);
        }
        along
    }

    fn draw_axis(&self, axis: Axis, figure: &mut Figure) {
        let (span, size) = (self.span(axis), self.texts().1);
        let away = self.scale * ARROW;
        let (name, arrow) = match axis {
            Axis::X => (span.max - away, span.max - 2.8 * away),
            Axis::Y | Axis::Z => (span.min + away, span.min + 1.8 * away),
        };
        let depth = WORDS[axis as usize] + if axis == Axis::X { 0.0 } else { LINE };
        let at = |along| self.point(axis, along, depth);
        figure.write(at(name), Anchor::Middle, Text::plain(axis.name()), size, Role::AxisName);
        let (mut tail, mut head) = (arrow, arrow + away);
        if axis == Axis::Y && self.y_grows_up {
            std::mem::swap(&mut tail, &mut head);
        }
        let (from, to) = (at(tail), at(head));
        figure.push(Item::Line { from, to, role: Role::AxisName, dashed: false });
        let (back, half) = (tail + 0.6 * (head - tail), 0.25 * ARROW);
        let points = vec![to, self.point(axis, back, depth - half), self.point(axis, back, depth + half)];
        figure.push(Item::Polygon { points, role: Role::AxisName });
    }

    /// Draws the 0 of an axis, where it is visible and free of the name and the words.
    fn draw_origin(&self, axis: Axis, words: f64, figure: &mut Figure) {
        let (at, Interval { min, max }) =
            (RectAlong::of(Rect::from_corners(self.origin, self.origin), axis).along.min, self.span(axis));
        let name = NAME * self.scale;
        let (first, last) = if axis == Axis::X { (min, max - name) } else { (min + name, max) };
        let beside = HALF[axis as usize] + BESIDE;
        if (first..=last).contains(&at) && (at - words).abs() > beside * self.scale {
            let (from, to) = (self.point(axis, at, BOTH.1), self.point(axis, at, BOTH.1 + 0.5 * END));
            figure.push(Item::Line { from, to, role: Role::AxisName, dashed: false });
            let anchor = if axis == Axis::X { Anchor::Middle } else { Anchor::End };
            let at = self.point(axis, at, WORDS[axis as usize]);
            figure.write(at, anchor, Text::plain("0"), self.texts().0, Role::AxisName);
        }
    }
}

/// A mark where two touch: as what is shared if that is a hit, else dark.
pub(in crate::scene) fn push_touch(rect: Rect, border: Border, figure: &mut Figure) {
    if !Contact::Touching.hits(border) {
        return figure.push(Item::Rect { rect, role: Role::TouchMiss });
    }
    figure.push(Item::Rect { rect, role: Role::Overlap });
    figure.push_outlines(&[rect], Role::OverlapMark, 1.5);
}

/// A horizontal or vertical dotted line, stage pixels.
pub(in crate::scene) fn dotted(from: Point, to: Point, figure: &mut Figure) {
    let count = (from.distance(to) / DOTTED).floor();
    let along = |i: f64| (i + 0.5) / count.max(1.0);
    let dot = |i: f64| Point::new(from.x + (to.x - from.x) * along(i), from.y + (to.y - from.y) * along(i));
    let dots = (0..count as u32).map(|i| Rect::from_centre_size(dot(f64::from(i)), DOT, DOT));
    figure.push(Item::Rects { rects: dots.collect(), role: Role::BandEdge });
}

#[cfg(test)]
mod tests {
    use crate::figure::{Item, Role};
    use crate::scene::{self, Event};

    /// How far the tip of the y axis is below the back of its arrow, stage pixels.
    fn y_arrow(settings: &[(&str, &str)]) -> f64 {
        let mut scene = scene::all().remove(0);
        scene.open(settings).unwrap();
        scene.handle(Event::Resized { width: 700.0, height: 600.0 });
        let heads = scene.figure().items.into_iter().filter_map(|item| match item {
            Item::Polygon { points, role: Role::AxisName } if points[1].y == points[2].y => Some(points),
            _ => None,
        });
        let heads: Vec<_> = heads.collect();
        assert_eq!(heads.len(), 1, "{settings:?}");
        heads[0][0].y - heads[0][1].y
    }

    #[test]
    fn the_y_axis_grows_as_in_the_test_that_is_chosen() {
        assert!(y_arrow(&[]) > 0.0);
        assert!(y_arrow(&[("formula", "ax1 < bx2")]) > 0.0);
        assert!(y_arrow(&[("formula", "ax1 < bx2"), ("y", "up")]) < 0.0);
        assert!(y_arrow(&[("y", "up")]) > 0.0);
    }
}

//! The corners of a polygon: a new polygon by clicks, a corner more, a corner less.

use super::kinds::{self, Hold};
use super::marks::{LETTER, Marks};
use super::{PairDrag, PairScene};
use crate::figure::{Item, Role};
use crate::scene::shared::edges::arrow_head;
use crate::scene::shared::follow::Follow;
use crate::scene::shared::tested::TestScene as _;
use crate::scene::{Look, Pointer, Readings, ShownPair};
use crate::text;
use crate::words::Text;
use hantei_collision::shapes::Shape;
use hantei_collision::{Contact, Point, Polygon, ShapeKind};

/// Radius of a corner's mark, and of the first one's that closes a new polygon, stage pixels.
const CORNER: f64 = 6.0;
const CLOSES: f64 = 10.0;
/// From a corner to its number, and the length of the arrow in the middle of an edge, stage pixels.
const BESIDE: f64 = 20.0;
pub(super) const ARROW: f64 = 14.0;
/// The most corners.
const MOST: usize = 16;
/// The action that adds a corner.
pub const ADD_CORNER: &str = "add-corner";
/// The action that closes a new polygon.
pub(super) const CLOSE: &str = "close";

/// Marks the corners of a line or of a polygon, with their numbers.
pub(super) fn mark_corners(corners: &[Point], is_inside: impl Fn(Point) -> bool, marks: &mut Marks) {
    for (place, at) in corners.iter().copied().enumerate() {
        marks.show(Item::Dot { at, radius: CORNER, role: Role::SecondLine });
        marks.show(Item::Dot { at, radius: CORNER - 2.4, role: Role::Halo });
        let name = Text::plain((place + 1).to_string());
        marks.around((name, Role::SecondLine), corners, place, (BESIDE, LETTER), &is_inside);
    }
}

impl PairScene {
    /// The corners of a new polygon that is not closed yet.
    pub(super) fn drawn(&self) -> Option<&[Point]> {
        self.state.drawn.as_deref()
    }

    /// Begins a new polygon, or gives it up: then the one before is back.
    pub(super) fn draw_anew(&mut self) {
        self.state.drawn = if self.state.drawn.is_some() { None } else { Some(Vec::new()) };
        (self.drag, self.selected) = (None, (0, Hold::Body));
    }

    /// Closes the new polygon, if it has corners enough.
    pub(super) fn close(&mut self) {
        if let Some(polygon) = self.drawn().and_then(|corners| Polygon::checked(corners).ok()) {
            self.place(1, polygon.into());
        }
    }

    /// A press while a polygon is drawn: a new corner, or on the first one the end.
    pub(super) fn press_corner(&mut self, pointer: Pointer) {
        let Some(corners) = &mut self.state.drawn else { return };
        let is_first = corners.first().is_some_and(|first| first.distance(pointer.at) <= pointer.reach);
        if is_first && corners.len() >= 3 {
            return self.close();
        }
        let step = pointer.step(f64::INFINITY);
        let on_step = |at: f64| (at / step).round() * step;
        corners.push(Point::new(on_step(pointer.at.x), on_step(pointer.at.y)));
        if corners.len() == MOST {
            self.close();
        }
    }

    /// A polygon with a new corner on the edge at the pointer, held there.
    fn with_corner(&self, pointer: Pointer, reach: f64) -> Option<PairDrag> {
        [1, 0].into_iter().find_map(|which| {
            let (start, place) = kinds::with_corner(&self.state.shapes[which], pointer.at, reach)?;
            Some(PairDrag { which, hold: Hold::Handle(place), from: pointer.at, start })
        })
    }

    /// A press with Shift on an edge of a polygon: a new corner is there, and is held.
    pub(super) fn adds_corner(&mut self, pointer: Pointer) -> bool {
        self.drag = self.with_corner(pointer, pointer.reach);
        let Some(PairDrag { which, hold, start, .. }) = self.drag else { return false };
        self.place(which, start);
        self.selected = (which, hold);
        self.state.follow = if self.follows() { Follow::Held } else { self.state.follow };
        true
    }

    /// A finger's press on an edge of a polygon, away from its corners: when the finger moves, there is a new corner.
    pub(super) fn pulls_edge(&mut self, pointer: Pointer) -> bool {
        if !matches!(self.hold_at(pointer), Some((_, Hold::Handle(_)))) {
            self.drag = self.with_corner(pointer, pointer.reach / 2.0);
        }
        self.drag.is_some()
    }

    /// Adds a corner in the middle of the edge behind the corner that was held last, else of the longest edge.
    pub(super) fn add_corner(&mut self) {
        let held = match self.selected {
            (1, Hold::Handle(place)) => Some(place),
            _ => None,
        };
        let added = kinds::with_middle(&self.state.shapes[1], held).filter(|_| self.drawn().is_none());
        if let Some((shape, place)) = added {
            self.place(1, shape);
            self.selected = (1, Hold::Handle(place));
            self.state.follow = Follow::Off;
        }
    }

    /// Takes away the corner that was placed or held last.
    pub(super) fn remove_corner(&mut self) {
        if let Some(corners) = &mut self.state.drawn {
            corners.pop();
        } else if let (which, Hold::Handle(place)) = self.selected {
            self.place(which, kinds::without_corner(&self.state.shapes[which], place));
            self.selected = (which, Hold::Body);
        }
    }

    /// What the panel says while a polygon is drawn.
    pub(super) fn readings_of_drawing(&self, corners: &[Point]) -> Readings {
        let next = (corners.len() + 1).to_string();
        let is_enough = corners.len() >= 3;
        let reason = if is_enough { text!("drawing-closes") } else { text!("drawing-begins") };
        Readings {
            reason: Some(reason),
            methods: self.method_rows(),
            typed: self.typed(),
            remedy: is_enough.then_some(CLOSE),
            ..Readings::headline(text!("drawing-corner", corner = next), None)
        }
    }

    /// The new polygon as far as it is drawn, and the way to the pointer.
    pub(super) fn marks_of_drawing(&self, corners: &[Point], look: &Look) -> Marks {
        let mut marks = Marks::new(look.viewport, (0.0, 0.0));
        let px = |pixels: f64| pixels / look.viewport.zoom;
        for ends in corners.windows(2) {
            let (from, to) = (ends[0], ends[1]);
            marks.show(Item::Line { from, to, role: Role::SecondLine, dashed: false });
            if from.distance(to) >= 2.5 * px(ARROW) {
                let points = arrow_head((from, to), px(ARROW));
                marks.show(Item::Polygon { points, role: Role::SecondLine });
            }
        }
        if let (Some(&from), Some(pointer)) = (corners.last(), look.pointer.filter(|pointer| !pointer.by_finger)) {
            marks.show(Item::Line { from, to: pointer.at, role: Role::SecondLine, dashed: true });
        }
        if let (Some(&first), true) = (corners.first(), corners.len() >= 3) {
            marks.show(Item::Dot { at: first, radius: CLOSES, role: Role::Touched });
        }
        mark_corners(corners, |_| false, &mut marks);
        marks
    }
}

/// A point and a polygon with these corners and another one in the middle of its longest edge.
pub(in crate::scene) fn with_another_corner(p: Option<Point>, corners: &[Point]) -> Option<ShownPair> {
    let p = p.unwrap_or_else(|| kinds::mean(corners));
    let (b, _) = kinds::with_middle(&Polygon::checked(corners).ok()?.into(), None)?;
    let settings = vec![("a", kinds::written(&p.into())), ("b", kinds::written(&b))];
    Some(ShownPair { kinds: [ShapeKind::Point, ShapeKind::Polygon], scene: "polygon", settings })
}

/// Whether a shape contains a place, without its edge.
pub(super) fn holds(shape: &Shape, at: Point) -> bool {
    matches!(shape, Shape::Polygon(polygon) if polygon.contact(at) == Contact::Overlapping)
}

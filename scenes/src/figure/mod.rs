//! A picture as a value: items with roles in stage pixels, and groups of items in their own coordinates. Painters turn
//! it into pixels or SVG text and add nothing.

mod badge;
mod clip;
mod colour;
mod hatch;
mod motion;
mod palette;
mod pictogram;
mod pieces;
mod role;
mod sprite;
mod style;
mod texts;
mod transform;
mod viewport;

pub(crate) use badge::{BADGE_HIGH, BADGE_SIDE};
pub use badge::{badge_around, rounded};
pub use clip::{clipped, clipped_by, clipped_to};
pub use colour::Colour;
pub use motion::MotionChoice;
pub use palette::{Palette, Theme, ThemeChoice};
pub use pictogram::Pictogram;
pub use pieces::{is_convex, sides, triangles};
pub use role::Role;
pub use sprite::Sprite;
pub use style::{Face, Printed};
pub(crate) use texts::known_width;
pub use texts::middle_of_label;
pub use texts::text_width;
pub use transform::Transform;
pub use viewport::Viewport;

use crate::words::Text;
use hantei_collision::{Point, Rect};

/// Thickness of the frame around an overlap, stage pixels.
const FRAME: f64 = 2.0;

/// The part of a label that stands at its place.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Anchor {
    /// Its left end.
    Start,
    /// Its middle.
    #[default]
    Middle,
    /// Its right end.
    End,
}

impl Anchor {
    /// The part of the text's width left of its place.
    pub const fn part(self) -> f64 {
        match self {
            Self::Start => 0.0,
            Self::Middle => 0.5,
            Self::End => 1.0,
        }
    }
}

/// One thing to draw, or several. Places are in the coordinates of the group around it, or in stage pixels.
#[derive(Clone, Debug, PartialEq)]
pub enum Item {
    /// Items in their own coordinates. Places are transformed; sizes in stage pixels stay the same.
    Group {
        /// From the group's coordinates to those around it.
        transform: Transform,
        /// Nothing outside is drawn; in the group's own coordinates.
        clip: Option<Rect>,
        /// In the order of drawing.
        items: Vec<Self>,
    },
    /// A filled rectangle with exactly its area.
    Rect {
        /// Its area.
        rect: Rect,
        /// Colour.
        role: Role,
    },
    /// Many filled rectangles of one colour.
    Rects {
        /// Their areas.
        rects: Vec<Rect>,
        /// Colour.
        role: Role,
    },
    /// A picture in a rectangle.
    Sprite {
        /// Its area.
        rect: Rect,
        /// Which picture.
        sprite: Sprite,
    },
    /// A filled polygon, by the even-odd rule.
    Polygon {
        /// In order.
        points: Vec<Point>,
        /// Colour.
        role: Role,
    },
    /// A straight stroke.
    Line {
        /// One end.
        from: Point,
        /// The other end.
        to: Point,
        /// Colour and thickness.
        role: Role,
        /// Whether it is dashed.
        dashed: bool,
    },
    /// Many straight strokes of one colour.
    Lines {
        /// Both ends of each.
        lines: Vec<(Point, Point)>,
        /// Colour and thickness.
        role: Role,
    },
    /// A round mark of the same size at every zoom.
    Dot {
        /// Its middle.
        at: Point,
        /// Colour.
        role: Role,
        /// Stage pixels.
        radius: f64,
    },
    /// A square handle of the same size at every zoom.
    Handle {
        /// Its middle.
        at: Point,
        /// Colour.
        role: Role,
    },
    /// A short text; its middle is at the height of its place. Some roles have a white plate.
    Label {
        /// The place.
        at: Point,
        /// The distance from the place, stage pixels.
        shift: (f64, f64),
        /// The part of it that stands there.
        anchor: Anchor,
        /// The text.
        text: Text,
        /// Font size, stage pixels.
        size: f64,
        /// Colour.
        role: Role,
    },
}

/// A part of a figure without groups.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Flat<'a> {
    /// An item, and the transform from its coordinates to the stage.
    Item(&'a Item, Transform),
    /// From here on nothing outside this rectangle is drawn; with the transform of its coordinates.
    Clip(Rect, Transform),
    /// Ends the last clip.
    Unclip,
}

/// The middle of a label moved so that all of it is on the stage, if its point `at` is visible or it is lit up.
pub(crate) fn kept_on_stage(middle: Point, half: Point, at: Point, role: Role, stage: (f64, f64)) -> Point {
    let is_seen = (0.0..=stage.0).contains(&at.x) && (0.0..=stage.1).contains(&at.y);
    let within = |at: f64, half: f64, stage: f64| at.min(stage - half).max(half);
    if is_seen || role.has_plate() {
        Point::new(within(middle.x, half.x, stage.0), within(middle.y, half.y, stage.1))
    } else {
        middle
    }
}

/// Side of an [`Item::Handle`], stage pixels.
pub const HANDLE_SIZE: f64 = 8.0;
/// Space around the text on a plate, stage pixels.
pub const PLATE: f64 = 3.0;
/// Length of an arrow's head, stage pixels; its width is two thirds of that.
const ARROW_HEAD: f64 = 12.0;
/// Width of the white around an arrow, stage pixels.
const HALO: f64 = 2.0;
/// Font size of a name's letter, stage pixels.
pub const LABEL_SIZE: f64 = 20.0;
/// How far beyond the stage items are cut, stage pixels.
const BEYOND: f64 = 16.0;
/// Lengths of a dash and of its gap, stage pixels.
pub const DASH: (f64, f64) = (7.0, 5.0);

/// A picture, or a part of one.
#[derive(Clone, Debug, PartialEq)]
pub struct Figure {
    /// Width and height of the stage, stage pixels.
    pub stage: (f64, f64),
    /// From the items' coordinates to the stage.
    pub viewport: Viewport,
    /// In the order of drawing: later ones cover earlier ones.
    pub items: Vec<Item>,
    /// What it shows, for those who do not see it: a title and a sentence. Empty if nothing is said.
    pub told: [Text; 2],
}

impl Figure {
    /// An empty figure for a stage of this size, in coordinates seen through `viewport`.
    pub fn new(stage: (f64, f64), viewport: Viewport) -> Self {
        Self { stage, viewport, items: Vec::new(), told: Default::default() }
    }

    /// Adds one item on top.
    pub fn push(&mut self, item: Item) {
        self.items.push(item);
    }

    /// Adds what `draw` draws, as a group on top with this transform to the figure's coordinates.
    pub fn push_group(&mut self, transform: Transform, clip: Option<Rect>, draw: impl FnOnce(&mut Self)) {
        let mut inner = Self::new(self.stage, self.viewport);
        draw(&mut inner);
        self.push(Item::Group { transform, clip, items: inner.items });
    }

    /// The whole figure as one item of a figure in stage pixels.
    pub fn into_group(self) -> Item {
        Item::Group { transform: self.viewport.into(), clip: None, items: self.items }
    }

    /// The figure without groups, in the order of drawing, for painters and for code that looks at items.
    pub fn flat(&self) -> Vec<Flat<'_>> {
        fn add<'a>(items: &'a [Item], to_stage: Transform, flat: &mut Vec<Flat<'a>>) {
            for item in items {
                let Item::Group { transform, clip, items } = item else {
                    flat.push(Flat::Item(item, to_stage));
                    continue;
                };
                let to_stage = transform.within(to_stage);
                flat.extend(clip.map(|clip| Flat::Clip(clip, to_stage)));
                add(items, to_stage, flat);
                flat.extend(clip.map(|_| Flat::Unclip));
            }
        }
        let mut flat = Vec::new();
        add(&self.items, self.viewport.into(), &mut flat);
        flat
    }

    /// Every item except groups, with the transform to the stage.
    pub fn placed(&self) -> impl Iterator<Item = (Transform, &Item)> {
        self.flat().into_iter().filter_map(|part| match part {
            Flat::Item(item, to_stage) => Some((to_stage, item)),
            Flat::Clip(..) | Flat::Unclip => None,
        })
    }

    /// Every item except groups, each in its own coordinates.
    pub fn leaves(&self) -> Vec<&Item> {
        self.placed().map(|(_, item)| item).collect()
    }

    /// The visible part of its coordinates.
    pub fn seen(&self) -> Rect {
        let corner = |x, y| self.viewport.to_world(Point::new(x, y));
        Rect::from_corners(corner(0.0, 0.0), corner(self.stage.0, self.stage.1))
    }

    /// The corners of the stage and a little around it: what is cut there has no visible border.
    pub fn around(&self) -> [Point; 4] {
        self.seen().grown(self.units(BEYOND)).corners()
    }

    /// A length in stage pixels, in the figure's own units.
    pub fn units(&self, pixels: f64) -> f64 {
        pixels / self.viewport.zoom
    }

    /// Writes a text at a place; its size is in stage pixels.
    pub fn write(&mut self, at: Point, anchor: Anchor, text: Text, size: f64, role: Role) {
        self.write_beside(at, (0.0, 0.0), anchor, text, size, role);
    }

    /// Writes a text at a distance from a place, stage pixels.
    pub fn write_beside(&mut self, at: Point, shift: (f64, f64), anchor: Anchor, text: Text, size: f64, role: Role) {
        self.push(Item::Label { at, shift, anchor, text, size, role });
    }

    /// Adds a dot of this radius with a white ring of this width, stage pixels.
    pub fn push_ringed(&mut self, at: Point, radius: f64, ring: f64, role: Role) {
        self.push(Item::Dot { at, role: Role::Halo, radius: radius + ring });
        self.push(Item::Dot { at, role, radius });
    }

    /// Adds a lit stroke, which is visible on any colour.
    pub fn push_lit(&mut self, from: Point, to: Point, dashed: bool) {
        self.push(Item::Line { from, to, role: Role::Halo, dashed: false });
        self.push(Item::Line { from, to, role: Role::Lit, dashed });
    }

    /// Adds a lit line between two compared things, which is visible on any colour.
    pub fn push_way(&mut self, from: Point, to: Point, dashed: bool) {
        self.push(Item::Line { from, to, role: Role::WayHalo, dashed: false });
        self.push(Item::Line { from, to, role: Role::Way, dashed });
    }

    /// Adds a stroke with a head at its end, in the figure's coordinates. A shorter one than its head is all head.
    pub fn push_arrow(&mut self, from: Point, to: Point, role: Role) {
        self.push_arrow_with(from, to, ARROW_HEAD, role);
    }

    /// The same with a head of this length, stage pixels.
    pub fn push_arrow_with(&mut self, from: Point, to: Point, head: f64, role: Role) {
        let length = from.distance(to);
        if length == 0.0 {
            return;
        }
        let head = self.units(head).min(length);
        let along = ((to.x - from.x) / length * head, (to.y - from.y) / length * head);
        let back = to.moved(-along.0, -along.1);
        self.push(Item::Line { from, to: back, role, dashed: false });
        let side = |part: f64| back.moved(-along.1 * part, along.0 * part);
        self.push(Item::Polygon { points: vec![to, side(1.0 / 3.0), side(-1.0 / 3.0)], role });
    }

    /// Adds diagonal stripes over a rectangle, never outside; nothing if it is off the stage.
    pub fn push_hatching(&mut self, rect: Rect, role: Role) {
        if let Some(rect) = rect.intersection(self.seen()) {
            self.push_stripes(&rect.corners(), role);
        }
    }

    /// Adds diagonal stripes over a convex polygon on the stage or near it.
    pub fn push_stripes(&mut self, polygon: &[Point], role: Role) {
        for points in hatch::stripes(polygon, self.viewport.zoom) {
            self.push(Item::Polygon { points, role });
        }
    }

    /// Adds an area with stripes and an outline: what two shapes share.
    pub fn push_striped(&mut self, polygon: &[Point], role: Role) {
        self.push(Item::Polygon { points: polygon.to_vec(), role });
        self.push_stripes(polygon, Role::OverlapMark);
        self.push(Item::Lines { lines: pieces::sides(polygon).collect(), role: Role::OverlapMark });
    }

    /// Adds an arrow with white around it, which is visible on any colour.
    pub fn push_haloed_arrow(&mut self, from: Point, to: Point, head: f64, role: Role) {
        let length = from.distance(to);
        if length == 0.0 {
            return;
        }
        let (along, halo) = (((to.x - from.x) / length, (to.y - from.y) / length), self.units(HALO));
        let beyond = |at: Point, by: f64| at.moved(along.0 * by, along.1 * by);
        let back = beyond(to, -self.units(head).min(length) - halo);
        let half = self.units(head) / 3.0 + 2.0 * halo;
        let side = |half: f64| back.moved(-along.1 * half, along.0 * half);
        self.push(Item::Line { from, to: back, role: Role::WayHalo, dashed: false });
        self.push(Item::Polygon { points: vec![beyond(to, 2.0 * halo), side(half), side(-half)], role: Role::Halo });
        self.push_arrow_with(from, to, head, role);
    }

    /// Adds the four sides of a rectangle.
    pub fn push_outline(&mut self, rect: Rect, role: Role, dashed: bool) {
        let corners = rect.corners();
        for (i, &from) in corners.iter().enumerate() {
            self.push(Item::Line { from, to: corners[(i + 1) % 4], role, dashed });
        }
    }

    /// Adds the outlines of many rectangles, inside of them, with this thickness, stage pixels.
    pub fn push_outlines(&mut self, rects: &[Rect], role: Role, thickness: f64) {
        let thickness = self.units(thickness);
        let sides = rects.iter().flat_map(|&rect| inner_sides(rect, thickness)).collect();
        self.push(Item::Rects { rects: sides, role });
    }

    /// Adds the area where two rectangles overlap: filled with the colour of `role`, hatched and framed, never outside.
    pub fn push_overlap(&mut self, rect: Rect, role: Role) {
        self.push(Item::Rect { rect, role });
        self.push_hatching(rect, Role::OverlapMark);
        for rect in inner_sides(rect, self.units(FRAME)) {
            self.push(Item::Rect { rect, role: Role::OverlapMark });
        }
    }
}

fn inner_sides(rect: Rect, thickness: f64) -> [Rect; 4] {
    let (min, max) = (rect.min(), rect.max());
    let (across, down) = (thickness.min(rect.width()), thickness.min(rect.height()));
    [
        Rect::from_origin_size(min, rect.width(), down),
        Rect::from_origin_size(max, -rect.width(), -down),
        Rect::from_origin_size(min, across, rect.height()),
        Rect::from_origin_size(max, -across, -rect.height()),
    ]
}

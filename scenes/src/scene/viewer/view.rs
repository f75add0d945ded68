//! Zoom, pan and grid. They change no answer, and undo leaves them alone, unless the change that it takes back chose a
//! view itself.

mod sight;

pub(super) use sight::Sight;

use crate::figure::{Anchor, Figure, Item, PLATE, Role, Viewport, kept_on_stage, known_width, text_width};
use crate::scene::knob::{Knob, switch};
use crate::scene::shared::number::{round_step, shown, tidy};
use crate::scene::shared::room::Room;
use crate::scene::value::{Value, allows_point};
use crate::scene::{Field, Fit};
use crate::words::Text;
use hantei_collision::{Axis, Interval, Point, Rect};

const ZOOM: Field = Field::new("times", 0.01, 100_000.0);
/// The factor of one step of [`Event::Zoomed`](super::Event::Zoomed).
pub const ZOOM_STEP: f64 = 1.25;
/// Least distance between grid lines, stage pixels.
const GRID: f64 = 48.0;
/// Font size of the grid's numbers, stage pixels.
const GRID_TEXT: f64 = 15.0;
/// Least distance between the dots of a stage without a grid, and a dot's side, stage pixels.
const DOTS: f64 = 26.0;
const DOT: f64 = 2.0;
/// Assumed width of a message, in font sizes: enough for any language.
const LONG: f64 = 20.0;
/// From this zoom on, the grid shows each unit: the pixels.
const PIXELS: f64 = 8.0;
/// The origin at zoom 1.
const HOME: Point = Point::new(0.0, 0.0);

/// The sources' window (HSP's default), world units, for a stage that shows nothing yet.
const WINDOW: (f64, f64) = (640.0, 480.0);
/// What could be so many times as large in a fitted view is small.
const SMALL: f64 = 1.6;
/// A shape thinner than this part of its length is fitted by its length.
const THIN: f64 = 0.01;
/// In a lower stage, shapes take at least this part of it where there is room, stage pixels.
const LOW: f64 = 200.0;
const MOST_OF_LOW: f64 = 0.8;
/// From zoom 1 on, a fitted zoom is a multiple of 1/10, so that edges at tens stay on whole pixels.
const ZOOM_TENTH: f64 = 10.0;
/// From here on, it is a whole number.
const WHOLE: f64 = 4.0;

pub(super) struct StageView {
    pub(super) stage: (f64, f64),
    /// The scene's own width at the right and height at the bottom, stage pixels.
    pub(super) reserved: (f64, f64),
    /// The same at the left.
    pub(super) reserved_left: f64,
    /// The world point at the stage's top-left corner, or bottom-left where y grows up.
    origin: Point,
    zoom: f64,
    pub(super) up: bool,
    fit: Fit,
    pub(super) grid: bool,
    /// The extent at the opening: a resized stage fits it again, even if shapes have moved since.
    opened: Option<Rect>,
    /// Fitted and not touched since: a resized stage fits again.
    fitted: bool,
    /// The reader has chosen the view. Until then, opening and resizing choose it.
    chosen: bool,
    /// The last view that a change of the scene chose, counted; and how many there were.
    turn: u32,
    turns: u32,
}

impl StageView {
    pub(super) const KNOBS: [Knob<Self>; 3] = [
        Knob::of_view(switch!("grid", grid)),
        Knob::of_view(Knob::number(
            "zoom",
            &[ZOOM],
            |view| view.zoom,
            |view, zoom| view.look(view.chosen_origin(), zoom),
        )),
        Knob::of_view(Knob::point(
            "pan",
            |view| Some(Point::new(view.origin.x + 0.0, view.origin.y + 0.0)),
            |view, origin| view.look(origin, if view.chosen { view.zoom } else { 1.0 }),
        )),
    ];

    /// HSP's default window, at zoom 1.
    pub(super) fn new(fit: Fit) -> Self {
        Self {
            stage: WINDOW,
            reserved: (0.0, 0.0),
            reserved_left: 0.0,
            origin: HOME,
            zoom: 1.0,
            up: false,
            fit,
            grid: false,
            opened: None,
            fitted: false,
            chosen: false,
            turn: 0,
            turns: 0,
        }
    }

    pub(super) fn viewport(&self) -> Viewport {
        Viewport { origin: self.origin, zoom: self.zoom, up: self.up.then_some(self.stage.1) }
    }

    /// The origin that a zoom keeps: the chosen one, not the one of an opening that is still fitted.
    fn chosen_origin(&self) -> Point {
        if self.chosen { self.origin } else { HOME }
    }

    /// Takes the stage's size; `bounds` is the scene's extent.
    pub(super) fn lay_out(&mut self, bounds: Option<Rect>) {
        match (self.chosen, self.fitted) {
            (true, false) => {}
            (true, true) => self.fit(bounds),
            (false, _) => {
                self.show(self.opened);
                if bounds.is_some_and(|bounds| !self.holds(bounds)) {
                    self.show(bounds);
                }
            }
        }
    }

    /// Origin and zoom for the sources' window, as large as possible and at least at zoom 1: in the middle of a wide
    /// stage, at the top of a high one.
    fn window(&self) -> (Point, f64) {
        let zoom = readable((self.stage.0 / WINDOW.0).min(self.stage.1 / WINDOW.1)).max(1.0);
        let left = ((self.stage.0 - WINDOW.0 * zoom) / 2.0).floor().max(0.0);
        (Point::new(-left / zoom, 0.0), zoom)
    }

    /// Shows `bounds`, or the sources' window; the reader has not chosen this view.
    fn show(&mut self, bounds: Option<Rect>) {
        self.fit(bounds);
        self.chosen = false;
    }

    /// A scene is about to open: its view is not chosen yet.
    pub(super) fn begin_opening(&mut self) {
        self.chosen = false;
    }

    /// Fits the opened scene into the stage, unless a view was given.
    pub(super) fn open(&mut self, bounds: Option<Rect>) {
        if !self.chosen {
            self.turned();
            self.opened = bounds;
            self.show(bounds);
        }
    }

    pub(super) fn zoomed(&mut self, at: Point, steps: f64) {
        let under = self.viewport().to_world(at);
        let zoom = ZOOM.clamp(self.zoom * ZOOM_STEP.powf(steps));
        // The world point at `at`, if the view began at the origin; it has to stay there.
        let Viewport { up, .. } = self.viewport();
        let from_zero = Viewport { origin: HOME, zoom, up }.to_world(at);
        self.look(Point::new(under.x - from_zero.x, under.y - from_zero.y), zoom);
    }

    /// Moves the picture to the right and down, by stage pixels.
    pub(super) fn panned(&mut self, dx: f64, dy: f64) {
        let down = self.viewport().down();
        self.look(self.origin.moved(-dx / self.zoom, -dy * down / self.zoom), self.zoom);
    }

    pub(super) fn actual_size(&mut self) {
        self.look(HOME, 1.0);
    }

    /// A knob changed the extent: fits it again if it has to fill the stage, or if the reader's view has lost it.
    pub(super) fn bounds_changed(&mut self, bounds: Option<Rect>, is_judged: bool) {
        let is_lost = || !is_judged && bounds.is_some_and(|bounds| !self.holds(bounds));
        if self.fit.always || is_lost() {
            self.refit(bounds);
        }
    }

    /// A shape that fills the stage was moved or turned, or has stopped: fits it again if it was fitted, and is out of
    /// sight or small.
    pub(super) fn keep_in_sight(&mut self, bounds: impl FnOnce() -> Option<Rect>) {
        if !self.fit.always || !self.fitted {
            return;
        }
        let is_small = |bounds: Rect| self.zoom_for(bounds) > SMALL * self.zoom;
        if let Some(bounds) = bounds().filter(|bounds| !self.holds(*bounds) || is_small(*bounds)) {
            self.refit(Some(bounds));
        }
    }

    /// Fits again, without choosing a view.
    pub(super) fn refit(&mut self, bounds: Option<Rect>) {
        if self.chosen {
            self.fit_case(bounds);
        } else {
            self.open(bounds);
        }
    }

    /// The knobs to set for this view, after an opening like `plain`.
    pub(super) fn difference(&self, plain: &Self) -> Vec<(&'static str, Value)> {
        let [grid, zoom, pan] = const { &Self::KNOBS };
        let differs = self.viewport() != plain.viewport();
        let said = [
            (grid, self.grid != plain.grid),
            // At zoom 1 nothing would be written, and opening would choose another view.
            (zoom, differs && (self.zoom != 1.0 || self.origin == HOME)),
            (pan, differs && self.origin != HOME),
        ];
        said.into_iter().filter(|(_, is_said)| *is_said).map(|(knob, _)| (knob.key, knob.value(self))).collect()
    }

    /// The part of the stage for the shapes, stage pixels.
    pub(super) fn free(&self) -> Rect {
        let left = self.reserved_left.min(self.stage.0 - 1.0);
        let width = (self.stage.0 - left - self.reserved.0).max(1.0);
        Rect::from_origin_size(Point::new(left, 0.0), width, (self.stage.1 - self.reserved.1).max(1.0))
    }

    /// What is visible, world units.
    fn seen(&self) -> Rect {
        let [near, far] = [self.free().min(), self.free().max()].map(|corner| self.viewport().to_world(corner));
        Rect::from_corners(near, far)
    }

    fn holds(&self, bounds: Rect) -> bool {
        let seen = self.seen();
        seen.contains(bounds.min()) && seen.contains(bounds.max())
    }

    fn look(&mut self, origin: Point, zoom: f64) {
        (self.fitted, self.chosen) = (false, true);
        if allows_point(origin) {
            (self.origin, self.zoom) = (origin, zoom);
        }
    }

    pub(super) fn fit(&mut self, bounds: Option<Rect>) {
        let Some(bounds) = bounds else {
            let (origin, zoom) = self.window();
            return self.look(origin, zoom);
        };
        let zoom = self.zoom_for(bounds);
        let (centre, middle) = (bounds.centre(), self.free().centre());
        // World units begin at a whole pixel.
        let start = |centre: f64, middle: f64| -((middle - centre * zoom).round() / zoom);
        // Where y grows up, what is reserved at the bottom is below the origin.
        let below = if self.up { self.reserved.1 / zoom } else { 0.0 };
        self.look(Point::new(start(centre.x, middle.x), start(centre.y, middle.y) - below), zoom);
        self.fitted = true;
    }

    /// The zoom at which `bounds` fills the stage.
    fn zoom_for(&self, bounds: Rect) -> f64 {
        let (Fit { part, most, .. }, free) = (self.fit, self.free());
        let most = if self.stage.1 < LOW { most.max(MOST_OF_LOW) } else { most };
        // A line fills the stage along itself; a point cannot.
        let largest = bounds.width().max(bounds.height());
        let least = if largest > 0.0 { largest * THIN } else { 1.0 };
        let size = (bounds.width().max(least), bounds.height().max(least));
        let fills = |free: f64, stage: f64, size: f64| (free * part).min(stage * most) / size;
        let zoom = fills(free.width(), self.stage.0, size.0).min(fills(free.height(), self.stage.1, size.1));
        ZOOM.clamp(readable(zoom))
    }

    /// The places of a figure's texts, which other texts avoid.
    pub(super) fn taken(&self, shapes: &Figure) -> Room {
        // The language is unknown here.
        let width = |text: &Text, size: f64| known_width(text, size).unwrap_or(LONG * size);
        // The words beside the axis at the left are not in the picture.
        let is_in_picture = |item: &&Item| !matches!(item, Item::Label { at, .. } if at.x < self.reserved_left);
        let mut words = Figure::new(shapes.stage, shapes.viewport);
        words.items = shapes.items.iter().filter(is_in_picture).cloned().collect();
        let mut taken = Room::of(&words, width);
        // The width of the sentence over a verdict depends on the language.
        taken.take(shapes.items.iter().filter_map(|item| match item {
            Item::Label { at, size, role: Role::Reason, .. } => {
                let half = size / 2.0;
                Some(Rect::from_corners(Point::new(0.0, at.y - half), Point::new(self.stage.0, at.y + half)))
            }
            _ => None,
        }));
        taken
    }

    /// Draws dots at round numbers, in stage pixels, which make movement visible.
    fn draw_dots(&self, figure: &mut Figure) {
        let step = round_step(DOTS / self.zoom);
        let seen = Figure::new(self.stage, self.viewport()).seen();
        let dot = |x, y| Rect::from_centre_size(self.viewport().to_stage(Point::new(x, y)), DOT, DOT);
        let column = |x| multiples(step, seen.interval(Axis::Y)).map(move |y| dot(x, y));
        let rects = multiples(step, seen.interval(Axis::X)).flat_map(column).collect();
        figure.push(Item::Rects { rects, role: Role::Dots });
    }

    /// Draws dots, or the grid if it is on, in stage pixels: lines, and pixels that are large enough.
    pub(super) fn draw_grid(&self, figure: &mut Figure) {
        if !self.grid {
            return self.draw_dots(figure);
        }
        let shows_pixels = self.zoom >= PIXELS;
        let seen = Figure::new(self.stage, self.viewport()).seen();
        if shows_pixels {
            for axis in Axis::PLANE {
                multiples(1.0, seen.interval(axis))
                    .for_each(|unit| self.draw_grid_line(axis, unit, Role::Grid, figure));
            }
        }
        for (axis, number) in self.grid_numbers() {
            let role = match (number == 0.0, shows_pixels) {
                (true, _) => Role::Axis,
                (false, true) => Role::GridMain,
                (false, false) => Role::Grid,
            };
            self.draw_grid_line(axis, number, role, figure);
        }
    }

    /// Writes the grid's numbers, if it is on, in stage pixels: along the top and along the left of the visible part
    /// (`from`), where nothing is taken. They are drawn over the picture, so that it hides none. Where they would cover
    /// what is `drawn`, and its right side is free, they stand there.
    pub(super) fn write_grid_numbers(&self, from: f64, drawn: Option<Rect>, figure: &mut Figure, mut taken: Room) {
        if !self.grid {
            return;
        }
        let free = self.free();
        let across = from + GRID_TEXT..free.max().x - GRID_TEXT;
        let (left, right) = (from + GRID_TEXT * 1.3, self.stage.0 - GRID_TEXT * 1.3);
        let seen = drawn.map(|drawn| self.viewport().rect_to_stage(drawn));
        let is_covered =
            seen.is_some_and(|of| of.min().x < left + GRID_TEXT * 1.3 && of.max().x < right - GRID_TEXT * 1.3);
        let column = if is_covered { right } else { left };
        for (axis, number) in self.grid_numbers() {
            let Point { x, y } = self.pixel_at(number);
            let (at, is_clear) = if axis == Axis::X {
                (Point::new(x, GRID_TEXT * 0.7), across.contains(&x))
            } else {
                // Below the numbers along the top.
                (Point::new(column, y), (2.0 * GRID_TEXT..free.max().y - GRID_TEXT).contains(&y))
            };
            let (text, size, role) = (shown(number), GRID_TEXT, Role::GridNumber);
            let half = Point::new(text_width(&text, size) / 2.0, size / 2.0);
            let middle = kept_on_stage(at, half.moved(PLATE, PLATE), at, role, self.stage);
            let place = Rect::from_centre_size(middle, 2.0 * half.x, 2.0 * half.y);
            if is_clear && taken.first([place], 2.0 * PLATE).is_some() {
                figure.write(at, Anchor::Middle, Text::plain(text), size, role);
            }
        }
    }

    fn grid_numbers(&self) -> Vec<(Axis, f64)> {
        let (step, seen) = (round_step(GRID / self.zoom), Figure::new(self.stage, self.viewport()).seen());
        let of = |axis| multiples(step, seen.interval(axis)).map(move |number| (axis, number));
        Axis::PLANE.into_iter().flat_map(of).collect()
    }

    /// The middle of a pixel: a line through it is one pixel wide and sharp.
    fn pixel_at(&self, number: f64) -> Point {
        let at = self.viewport().to_stage(Point::new(number, number));
        Point::new(at.x.floor() + 0.5, at.y.floor() + 0.5)
    }

    fn draw_grid_line(&self, axis: Axis, number: f64, role: Role, figure: &mut Figure) {
        let (Point { x, y }, (width, height)) = (self.pixel_at(number), self.stage);
        let (from, to) = if axis == Axis::X {
            (Point::new(x, 0.0), Point::new(x, height))
        } else {
            (Point::new(0.0, y), Point::new(width, y))
        };
        figure.push(Item::Line { from, to, role, dashed: false });
    }
}

fn multiples(step: f64, interval: Interval) -> impl Iterator<Item = f64> {
    let first = (interval.min / step).ceil();
    (0..).map(move |i| tidy((first + f64::from(i)) * step)).take_while(move |&at| at <= interval.max)
}

/// The largest zoom up to this one that keeps edges sharp and is easy to read.
fn readable(zoom: f64) -> f64 {
    let steps = match zoom {
        WHOLE.. => 1.0,
        1.0.. => ZOOM_TENTH,
        _ => 100.0,
    };
    // Rounding must not turn a tenth into the one below.
    (zoom * steps + 1e-9).floor() / steps
}

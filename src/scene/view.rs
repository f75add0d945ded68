//! How a scene is looked at: zoom, pan and grid. Not part of its answer, and nothing that undo takes back.

use super::Event;
use super::control::{Control, Field, Group, Value};
use super::number::{shown, tidy};
use crate::figure::{Figure, Item, Role, Viewport};
use crate::geometry::{Point, Rect};

const ZOOM: [Field; 1] = [Field { name: "times", least: 0.01, most: 400.0 }];
const PAN: [Field; 2] = [Field::coordinate("x"), Field::coordinate("y")];
/// How much nearer one step of [`Event::Zoomed`] goes.
pub const ZOOM_STEP: f64 = 1.25;
/// What is smaller than this at zoom 1 is fitted when it opens, world units.
const SMALL: f64 = 60.0;
/// Least distance between grid lines, stage pixels.
const GRID: f64 = 48.0;
/// Size of the numbers on the grid, stage pixels.
const GRID_TEXT: f64 = 15.0;
/// The top-left corner where captions stand and the grid has no numbers, stage pixels.
const CAPTION: (f64, f64) = (110.0, 60.0);

/// What is fitted fills this part of the stage.
const FILL: f64 = 0.6;

/// What the stage shows.
pub(super) struct View {
    stage: (f64, f64),
    /// The world point at the stage's top-left corner, or bottom-left where y grows up.
    origin: Point,
    zoom: f64,
    up: bool,
    /// What is fitted fills this part of the stage, less so many stage pixels at the bottom.
    room: (f64, f64),
    /// It opens fitted, whatever the size of what there is to see.
    fills: bool,
    grid: bool,
    /// Fitted, and not touched since: it fits again when the stage changes its size.
    fitted: bool,
    /// The stage has been given its size; before, it opens on whatever there is to see.
    laid_out: bool,
}

impl Default for View {
    /// HSP's default window, at zoom 1.
    fn default() -> Self {
        Self {
            stage: (640.0, 480.0),
            origin: Point::new(0.0, 0.0),
            zoom: 1.0,
            up: false,
            room: (FILL, 0.0),
            fills: false,
            grid: false,
            fitted: false,
            laid_out: false,
        }
    }
}

impl View {
    pub(super) fn stage(&self) -> (f64, f64) {
        self.stage
    }

    /// Gives the stage its size, before the event that tells it is handled.
    pub(super) fn lay_out(&mut self, stage: (f64, f64)) {
        self.stage = stage;
    }

    pub(super) fn viewport(&self) -> Viewport {
        Viewport { origin: self.origin, zoom: self.zoom, up: self.up.then_some(self.stage.1) }
    }

    /// Lets y grow up, or down again.
    pub(super) fn turn_up(&mut self, up: bool) {
        self.up = up;
    }

    /// Fits its bounds, now and whenever it is opened on others: they fill `fill` of the stage, which has something
    /// else in its lowest `below` pixels.
    pub(super) fn fill(&mut self, fill: f64, below: f64, bounds: Option<Rect>) {
        (self.room, self.fills) = ((fill, below), true);
        self.fit(bounds);
    }

    /// So many stage pixels in world units.
    pub(super) fn world(&self, pixels: f64) -> f64 {
        pixels / self.zoom
    }

    /// An empty figure seen so, with the grid if it is on, its numbers `inset` stage pixels from the borders.
    pub(super) fn figure(&self, inset: f64) -> Figure {
        let mut figure = Figure::new(self.stage, self.viewport());
        if self.grid {
            self.draw_grid(&mut figure, inset);
        }
        figure
    }

    /// Whether an event only changes how the scene is looked at.
    pub(super) fn takes(event: Event) -> bool {
        matches!(
            event,
            Event::Resized { .. } | Event::Zoomed { .. } | Event::Panned { .. } | Event::Fitted | Event::ActualSize
        )
    }

    /// Takes in what concerns the view. `bounds` is what there is to see.
    pub(super) fn handle(&mut self, event: Event, bounds: Option<Rect>) {
        match event {
            Event::Resized { .. } => {
                let untouched = self.origin == Point::new(0.0, 0.0) && self.zoom == 1.0;
                if self.fitted || (!self.laid_out && untouched && bounds.is_some_and(|bounds| !self.holds(bounds))) {
                    self.fit(bounds);
                }
                self.laid_out = true;
            }
            Event::Zoomed { at, steps } => {
                let under = self.viewport().to_world(at);
                let [Field { least, most, .. }] = ZOOM;
                let zoom = (self.zoom * ZOOM_STEP.powf(steps)).clamp(least, most);
                // Seen so from the world's origin, the point would be here; it is to stay at `at`.
                let Viewport { up, .. } = self.viewport();
                let from_zero = Viewport { origin: Point::new(0.0, 0.0), zoom, up }.to_world(at);
                self.look(Point::new(under.x - from_zero.x, under.y - from_zero.y), zoom);
            }
            Event::Panned { dx, dy } => {
                let down = self.viewport().down();
                self.look(self.origin.moved(-dx / self.zoom, -dy * down / self.zoom), self.zoom);
            }
            Event::Fitted => self.fit(bounds),
            Event::ActualSize => self.look(Point::new(0.0, 0.0), 1.0),
            Event::PointerMoved(_)
            | Event::PointerLeft
            | Event::Pressed(_)
            | Event::Released(_)
            | Event::Nudged { .. }
            | Event::RowHovered(_)
            | Event::Reversed
            | Event::Stepped(_)
            | Event::Untangled
            | Event::Kept { .. }
            | Event::Played
            | Event::Undo
            | Event::Redo
            | Event::Clear => {}
        }
    }

    /// Turns the grid on if it is on there.
    pub(super) fn adopt_grid(&mut self, other: &Self) {
        self.grid |= other.grid;
    }

    /// At zoom 1 if all of `bounds` can be seen well there, else fitted.
    pub(super) fn open_on(&mut self, bounds: Option<Rect>) {
        if self.fills {
            return self.fit(bounds);
        }
        self.look(Point::new(0.0, 0.0), 1.0);
        let small = |bounds: Rect| bounds.width().max(bounds.height()) < SMALL;
        if bounds.is_some_and(|bounds| small(bounds) || !self.holds(bounds)) {
            self.fit(bounds);
        }
    }

    /// Fits `bounds` if they have left what is seen.
    pub(super) fn keep_seen(&mut self, bounds: Option<Rect>) {
        if bounds.is_some_and(|bounds| !self.holds(bounds)) {
            self.fit(bounds);
        }
    }

    /// Whether all of `bounds` is on the stage.
    fn holds(&self, bounds: Rect) -> bool {
        let seen = Figure::new(self.stage, self.viewport()).seen();
        seen.contains(bounds.min()) && seen.contains(bounds.max())
    }

    fn look(&mut self, origin: Point, zoom: f64) {
        let [x, y] = PAN;
        self.fitted = false;
        if x.allows(origin.x) && y.allows(origin.y) {
            (self.origin, self.zoom) = (origin, zoom);
        }
    }

    /// Puts `bounds` into the middle, at a zoom that is a whole number where it enlarges.
    fn fit(&mut self, bounds: Option<Rect>) {
        let Some(bounds) = bounds else {
            return self.look(Point::new(0.0, 0.0), 1.0);
        };
        let [Field { least, most, .. }] = ZOOM;
        let (fill, below) = self.room;
        let (across, down) = (self.stage.0, (self.stage.1 - below).max(1.0));
        let size = (bounds.width().max(1.0), bounds.height().max(1.0));
        let zoom = (across * fill / size.0).min(down * fill / size.1);
        let zoom = if zoom > 1.0 { zoom.floor() } else { (zoom * 100.0).floor() / 100.0 }.clamp(least, most);
        let centre = bounds.centre();
        // World units begin at a whole pixel.
        let start = |centre: f64, pixels: f64| -((pixels / 2.0 - centre * zoom).round() / zoom);
        // Where y grows up, what is left free at the bottom is below the origin.
        let free = if self.up { below / zoom } else { 0.0 };
        self.look(Point::new(start(centre.x, across), start(centre.y, down) - free), zoom);
        self.fitted = true;
    }

    pub(super) fn controls(&self) -> [Control; 3] {
        let (origin, zoom) = (self.origin, self.zoom);
        let numbers = |fields, numbers| Value::Numbers { fields, numbers: Some(numbers) };
        [
            Control {
                key: "grid",
                label: "Grid with numbers",
                help: "lines at round numbers",
                group: Group::View,
                value: Value::Switch(self.grid),
            },
            Control {
                key: "zoom",
                label: "Zoom",
                help: "stage pixels to a world unit",
                group: Group::View,
                value: numbers(&ZOOM, vec![zoom]),
            },
            Control {
                key: "pan",
                label: "Pan",
                help: "the world point at the stage's top left, or bottom left where y grows up",
                group: Group::View,
                value: numbers(&PAN, vec![origin.x + 0.0, origin.y + 0.0]),
            },
        ]
    }

    /// Turns one of its knobs; false if `key` is not one of them.
    pub(super) fn set(&mut self, key: &str, value: &Value) -> bool {
        let (origin, zoom) = (self.origin, self.zoom);
        match (key, value) {
            ("grid", Value::Switch(on)) => self.grid = *on,
            ("zoom", Value::Numbers { numbers: Some(numbers), .. }) => {
                self.look(origin, numbers.first().copied().unwrap_or(zoom));
            }
            ("pan", Value::Numbers { numbers: Some(numbers), .. }) => {
                if let [x, y] = numbers[..] {
                    self.look(Point::new(x, y), zoom);
                }
            }
            _ => return false,
        }
        true
    }

    fn draw_grid(&self, figure: &mut Figure, inset: f64) {
        let step = round_step(self.world(GRID));
        let (min, max) = (figure.seen().min(), figure.seen().max());
        let lines = |from: f64, to: f64| {
            let first = (from / step).ceil();
            (0..).map(move |i| tidy((first + f64::from(i)) * step)).take_while(move |&at| at <= to)
        };
        // In the middle of a pixel, so that a line is one pixel wide and sharp.
        let sharp = |at: f64| at.floor() + 0.5;
        for x in lines(min.x, max.x) {
            let at = sharp(self.viewport().to_stage(Point::new(x, 0.0)).x);
            self.draw_line(figure, Point::new(at, 0.0), Point::new(at, self.stage.1), x == 0.0);
            if at > CAPTION.0 + inset && at < self.stage.0 - GRID_TEXT {
                self.draw_number(figure, Point::new(at, GRID_TEXT * 0.7 + inset), x);
            }
        }
        for y in lines(min.y, max.y) {
            let at = sharp(self.viewport().to_stage(Point::new(0.0, y)).y);
            self.draw_line(figure, Point::new(0.0, at), Point::new(self.stage.0, at), y == 0.0);
            if at > CAPTION.1 + inset && at < self.stage.1 - GRID_TEXT {
                self.draw_number(figure, Point::new(GRID_TEXT * 1.3 + inset, at), y);
            }
        }
    }

    fn draw_line(&self, figure: &mut Figure, from: Point, to: Point, is_axis: bool) {
        let role = if is_axis { Role::Axis } else { Role::Grid };
        let (from, to) = (self.viewport().to_world(from), self.viewport().to_world(to));
        figure.push(Item::Line { from, to, role, dashed: false });
    }

    fn draw_number(&self, figure: &mut Figure, at: Point, number: f64) {
        let at = self.viewport().to_world(at);
        let text = shown(number);
        figure.push(Item::Label { at, shift: (0.0, 0.0), text, size: GRID_TEXT, role: Role::GridText });
    }
}

/// The smallest of 1, 2, 5, 10, 20, … (and 0.5, 0.2, …) that is at least `least`.
fn round_step(least: f64) -> f64 {
    let power = 10f64.powf(least.log10().floor());
    [1.0, 2.0, 5.0, 10.0].map(|digit| digit * power).into_iter().find(|&step| step >= least * 0.999).unwrap_or(least)
}

/// The smallest rectangle around `points`.
pub(super) fn around(points: impl IntoIterator<Item = Point>) -> Option<Rect> {
    let mut points = points.into_iter();
    let first = points.next()?;
    Some(points.fold(Rect::from_corners(first, first), |bounds, point| bounds.union(Rect::from_corners(point, point))))
}

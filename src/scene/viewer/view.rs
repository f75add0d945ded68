//! Zoom, pan and grid. Not part of what a scene answers, and nothing that undo takes back.

use crate::figure::{Anchor, CAPTION_SIZE, Figure, Item, LABEL_SIZE, Place, Role, Viewport, kept_on_stage, text_width};
use crate::scene::knob::{Knob, switch};
use crate::scene::shared::number::{round_step, shown, tidy};
use crate::scene::value::{Value, allows_point};
use crate::scene::{Field, Fit};
use crate::words::Text;
use hantei_collision::{Axis, Interval, Point, Rect};

const ZOOM: Field = Field::new("times", 0.01, 400.0);
/// How much nearer one step of [`Event::Zoomed`](super::Event::Zoomed) goes.
pub const ZOOM_STEP: f64 = 1.25;
/// What is smaller than this at zoom 1 is fitted when it opens, world units.
const SMALL: f64 = 70.0;
/// Least distance between grid lines, stage pixels.
const GRID: f64 = 48.0;
/// Size of the numbers on the grid, stage pixels.
const GRID_TEXT: f64 = 15.0;
/// The top-left corner where captions stand and the grid has no numbers, stage pixels.
const CAPTION: (f64, f64) = (360.0, 60.0);
/// Width of a message in its letters' size, in any language, for what makes room.
const LONG: f64 = 20.0;
/// From this zoom on, the grid has a line at each whole unit: one sees the pixels.
const PIXELS: f64 = 8.0;
/// The origin at actual size.
const HOME: Point = Point::new(0.0, 0.0);

/// The sources' window (HSP's default one), world units: a stage with room for more shows it larger.
const WINDOW: (f64, f64) = (640.0, 480.0);
/// From one zoom to the next when all is shown larger: edges of the sources' even numbers stay on whole pixels.
const ZOOM_QUARTER: f64 = 0.25;
/// From here on, all is shown larger by whole numbers.
const WHOLE: f64 = 4.0;

/// What the stage shows.
pub(super) struct StageView {
    pub(super) stage: (f64, f64),
    /// Width at the right and height at the bottom that the scene draws on itself, stage pixels.
    pub(super) reserved: (f64, f64),
    /// The world point at the stage's top-left corner, or bottom-left where y grows up.
    origin: Point,
    zoom: f64,
    pub(super) up: bool,
    fit: Fit,
    pub(super) grid: bool,
    /// Fitted, and not touched since: it fits again when the stage changes its size.
    fitted: bool,
    /// A person has chosen what is seen. Until then, opening chooses it, and a stage that changes its size.
    chosen: bool,
    laid_out: bool,
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
            origin: HOME,
            zoom: 1.0,
            up: false,
            fit,
            grid: false,
            fitted: false,
            chosen: false,
            laid_out: false,
        }
    }

    pub(super) fn viewport(&self) -> Viewport {
        Viewport { origin: self.origin, zoom: self.zoom, up: self.up.then_some(self.stage.1) }
    }

    /// The origin that a zoom keeps: the one that was chosen, not the one of an opening that is still fitted.
    fn chosen_origin(&self) -> Point {
        if self.chosen { self.origin } else { HOME }
    }

    /// Takes the stage's size; `bounds` is what there is to see on it.
    pub(super) fn lay_out(&mut self, bounds: Option<Rect>) {
        match (self.chosen, self.fitted) {
            (false, false) if self.laid_out => self.show_window(bounds),
            (false, false) => self.open(bounds),
            (_, true) => self.refit(bounds),
            (true, false) => {}
        }
        self.laid_out = true;
    }

    /// The world point in the middle of the stage as it opens, whatever is looked at now.
    pub(super) fn middle(&self) -> Point {
        let (origin, zoom) = self.window();
        origin.moved(self.stage.0 / zoom / 2.0, self.stage.1 / zoom / 2.0)
    }

    /// Origin and zoom that show the sources' window as large as it goes, at least as large as it is: in the middle of a
    /// wide stage, and at the top of a high one.
    fn window(&self) -> (Point, f64) {
        self.window_at(enlarged(room(self.stage)).max(1.0), self.stage.0)
    }

    /// The sources' window at this zoom, in the middle of a stage of this width.
    fn window_at(&self, zoom: f64, width: f64) -> (Point, f64) {
        let left = ((width - WINDOW.0 * zoom) / 2.0).floor().max(0.0);
        (Point::new(-left / zoom, 0.0), zoom)
    }

    /// Shows the sources' window, on a stage that is only too low reduced if else something were out of sight. What does
    /// not stand in it is fitted.
    fn show_window(&mut self, bounds: Option<Rect>) {
        let (origin, zoom) = self.window();
        self.look(origin, zoom);
        if let Some(bounds) = bounds.filter(|bounds| !self.holds(*bounds)) {
            let (across, down) = self.free();
            if across >= WINDOW.0 && down < WINDOW.1 {
                let (origin, zoom) = self.window_at(readable(room((across, down))), across);
                self.look(origin, ZOOM.clamp(zoom));
            }
            // A caption at the bottom does not become smaller, nor a letter over it.
            let end = self.viewport().rect_to_stage(bounds).max().y + CAPTION.1 + LABEL_SIZE;
            if !self.holds(bounds) || end > self.stage.1 {
                self.fit(Some(bounds));
            }
        }
        (self.fitted, self.chosen) = (false, false);
    }

    /// What is shown is about to open: no view of it has been chosen yet.
    pub(super) fn begin_opening(&mut self) {
        self.chosen = false;
    }

    /// Shows what has just opened, unless a view was chosen with it: the sources' window if all of `bounds` can be seen
    /// well there, else fitted.
    pub(super) fn open(&mut self, bounds: Option<Rect>) {
        if self.chosen {
            return;
        }
        let size = |bounds: Rect| bounds.width().max(bounds.height());
        let is_small = |bounds: Rect| 0.0 < size(bounds) && size(bounds) < SMALL;
        if bounds.is_some_and(|bounds| self.fit.always || is_small(bounds)) {
            self.fit(bounds);
            self.chosen = false;
        } else {
            self.show_window(bounds);
        }
    }

    pub(super) fn zoomed(&mut self, at: Point, steps: f64) {
        let under = self.viewport().to_world(at);
        let zoom = ZOOM.clamp(self.zoom * ZOOM_STEP.powf(steps));
        // Seen so from the world's origin, the point would be here; it is to stay at `at`.
        let Viewport { up, .. } = self.viewport();
        let from_zero = Viewport { origin: HOME, zoom, up }.to_world(at);
        self.look(Point::new(under.x - from_zero.x, under.y - from_zero.y), zoom);
    }

    /// Shifts the picture to the right and down, by stage pixels.
    pub(super) fn panned(&mut self, dx: f64, dy: f64) {
        let down = self.viewport().down();
        self.look(self.origin.moved(-dx / self.zoom, -dy * down / self.zoom), self.zoom);
    }

    pub(super) fn actual_size(&mut self) {
        self.look(HOME, 1.0);
    }

    /// What there is to see is another, because a knob was turned: fits it where it is to fill the stage, or where it has
    /// only been looked at otherwise and is out of sight now.
    pub(super) fn bounds_changed(&mut self, bounds: Option<Rect>, is_judged: bool) {
        let is_lost = || !is_judged && bounds.is_some_and(|bounds| !self.holds(bounds));
        if self.fit.always || is_lost() {
            self.fit(bounds);
        }
    }

    /// What is to fill the stage has been moved or turned: fits it again where it was fitted and is out of sight now.
    pub(super) fn keep_in_sight(&mut self, bounds: impl FnOnce() -> Option<Rect>) {
        if !self.fit.always || !self.fitted {
            return;
        }
        if let Some(bounds) = bounds().filter(|bounds| !self.holds(*bounds)) {
            self.refit(Some(bounds));
        }
    }

    /// Fits it again, which does not count as a choice.
    fn refit(&mut self, bounds: Option<Rect>) {
        let chosen = self.chosen;
        self.fit(bounds);
        self.chosen = chosen;
    }

    /// The knobs that have to be turned so that a view which opens like `plain` is this one.
    pub(super) fn difference(&self, plain: &Self) -> Vec<(&'static str, Value)> {
        let [grid, zoom, pan] = const { &Self::KNOBS };
        let differs = self.viewport() != plain.viewport();
        let said = [
            (grid, self.grid != plain.grid),
            // At actual size nothing would be said, and opening would choose another view.
            (zoom, differs && (self.zoom != 1.0 || self.origin == HOME)),
            (pan, differs && self.origin != HOME),
        ];
        said.into_iter().filter(|(_, is_said)| *is_said).map(|(knob, _)| (knob.key, knob.value(self))).collect()
    }

    /// The part of the stage where what there is to see is fitted in: its width and height, stage pixels.
    pub(super) fn free(&self) -> (f64, f64) {
        ((self.stage.0 - self.reserved.0).max(1.0), (self.stage.1 - self.reserved.1).max(1.0))
    }

    /// Whether all of `bounds` is on the free part of the stage.
    fn holds(&self, bounds: Rect) -> bool {
        let (across, down) = self.free();
        let [near, far] = [(0.0, 0.0), (across, down)].map(|(x, y)| self.viewport().to_world(Point::new(x, y)));
        let seen = Rect::from_corners(near, far);
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
            return self.look(HOME, 1.0);
        };
        let (part, (across, down)) = (self.fit.part, self.free());
        let size = (bounds.width().max(1.0), bounds.height().max(1.0));
        let zoom = (across * part / size.0).min(down * part / size.1);
        let zoom = ZOOM.clamp(readable(zoom));
        let centre = bounds.centre();
        // World units begin at a whole pixel.
        let start = |centre: f64, pixels: f64| -((pixels / 2.0 - centre * zoom).round() / zoom);
        // Where y grows up, what is left free at the bottom is below the origin.
        let below = if self.up { self.reserved.1 / zoom } else { 0.0 };
        self.look(Point::new(start(centre.x, across), start(centre.y, down) - below), zoom);
        self.fitted = true;
    }

    /// Where the texts of a figure stand, for what makes room for them; captions come and go, so their places are kept free.
    pub(super) fn taken(&self, shapes: &Figure) -> Vec<Rect> {
        let width = |text: &Text, size: f64| match text {
            Text::Plain(plain) => text_width(plain, size),
            // The language is not known here.
            Text::Message { .. } if size == CAPTION_SIZE => CAPTION.0,
            Text::Message { .. } | Text::Given(_) => LONG * size,
        };
        let mut taken: Vec<Rect> = shapes.texts(width).into_iter().map(|(_, place)| place).collect();
        taken.push(Rect::from_origin_size(Point::new(0.0, 0.0), CAPTION.0, CAPTION.1));
        let at_bottom = |item: &Item| matches!(item, Item::Caption { place: Place::Bottom, .. });
        if shapes.items.iter().any(at_bottom) {
            let (across, down) = self.stage;
            taken.push(Rect::from_corners(Point::new(0.0, down - CAPTION.1), Point::new(across, down)));
        }
        // The sentence over a verdict is as wide as its language has it.
        taken.extend(shapes.items.iter().filter_map(|item| match item {
            Item::Label { at, size, role: Role::Reason, .. } => {
                let half = size / 2.0;
                Some(Rect::from_corners(Point::new(0.0, at.y - half), Point::new(self.stage.0, at.y + half)))
            }
            _ => None,
        }));
        taken
    }

    /// Draws the grid, if it is on, in stage pixels: lines with numbers, and behind them the pixels where they are large
    /// enough; numbers stand where nothing is `taken`.
    pub(super) fn draw_grid(&self, figure: &mut Figure, taken: &mut Vec<Rect>) {
        if !self.grid {
            return;
        }
        let shows_pixels = self.zoom >= PIXELS;
        let seen = Figure::new(self.stage, self.viewport()).seen();
        if shows_pixels {
            for axis in Axis::PLANE {
                multiples(1.0, seen.interval(axis))
                    .for_each(|unit| self.draw_grid_line(axis, unit, Role::Grid, figure));
            }
        }
        let step = round_step(GRID / self.zoom);
        let (right, down) = self.free();
        for axis in Axis::PLANE {
            for number in multiples(step, seen.interval(axis)) {
                let Point { x, y } = self.pixel_at(number);
                let (at, is_clear) = if axis == Axis::X {
                    (Point::new(x, GRID_TEXT * 0.7), x < right - GRID_TEXT)
                } else {
                    (Point::new(GRID_TEXT * 1.3, y), y < down - GRID_TEXT)
                };
                let role = match (number == 0.0, shows_pixels) {
                    (true, _) => Role::Axis,
                    (false, true) => Role::GridMain,
                    (false, false) => Role::Grid,
                };
                self.draw_grid_line(axis, number, role, figure);
                let (text, size, role) = (shown(number), GRID_TEXT, Role::GridText);
                let (shift, anchor) = ((0.0, 0.0), Anchor::Middle);
                let half = Point::new(text_width(&text, size) / 2.0, size / 2.0);
                let middle = kept_on_stage(at, half, at, role, self.stage);
                let place = Rect::from_centre_size(middle, 2.0 * half.x, 2.0 * half.y);
                if is_clear && is_free(place, 0.0, taken) {
                    taken.push(place);
                    figure.push(Item::Label { at, shift, anchor, text: Text::plain(text), size, role });
                }
            }
        }
    }

    /// The middle of the pixel at the same number on both axes: a line through it is one pixel wide and sharp.
    fn pixel_at(&self, number: f64) -> Point {
        let at = self.viewport().to_stage(Point::new(number, number));
        Point::new(at.x.floor() + 0.5, at.y.floor() + 0.5)
    }

    /// Draws a line across an axis and the whole stage, at a number of the axis.
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

/// The multiples of a step in an interval.
fn multiples(step: f64, interval: Interval) -> impl Iterator<Item = f64> {
    let first = (interval.min / step).ceil();
    (0..).map(move |i| tidy((first + f64::from(i)) * step)).take_while(move |&at| at <= interval.max)
}

/// Whether nothing that is taken is nearer to `place` than this.
pub(super) fn is_free(place: Rect, distance: f64, taken: &[Rect]) -> bool {
    let wide = Rect::from_centre_size(place.centre(), place.width() + 2.0 * distance, place.height() + 2.0 * distance);
    !taken.iter().any(|other| wide.intersection(*other).is_some_and(|both| both.width() > 0.0 && both.height() > 0.0))
}

/// The largest zoom up to this one at which edges stay sharp.
fn enlarged(zoom: f64) -> f64 {
    if zoom < WHOLE { (zoom / ZOOM_QUARTER).floor() * ZOOM_QUARTER } else { zoom.floor() }
}

/// A zoom that a person can read, at most this one.
fn readable(zoom: f64) -> f64 {
    if zoom > 1.0 { enlarged(zoom) } else { (zoom * 100.0).floor() / 100.0 }
}

/// The zoom at which the sources' window fills a stage of this size.
fn room((across, down): (f64, f64)) -> f64 {
    (across / WINDOW.0).min(down / WINDOW.1)
}

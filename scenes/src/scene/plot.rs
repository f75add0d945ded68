//! A figure of cost against number, on two logarithmic axes.

use crate::figure::{Anchor, Figure, Item, Role, Viewport};
use crate::words::Text;
use hantei_collision::{Point, Rect};

/// Curves over two logarithmic axes.
#[derive(Clone, Debug, PartialEq)]
pub struct Plot {
    /// The title, with the progress of the measurement.
    pub title: Text,
    /// At most three named curves of points: a number of rectangles, milliseconds.
    pub curves: Vec<(&'static str, Vec<(f64, f64)>)>,
    /// A number of rectangles to mark, and what to write there.
    pub mark: Option<(f64, Text)>,
    /// The present number of rectangles.
    pub present: f64,
    /// The limit for an interactive frame, milliseconds.
    pub limit: f64,
}

/// Margins at the left, top, right and bottom for words and numbers, stage pixels.
const MARGINS: [f64; 4] = [46.0, 46.0, 62.0, 24.0];
/// The ranges of the axes, in powers of ten: rectangles, milliseconds.
const NUMBERS: (i32, i32) = (2, 5);
const COSTS: (i32, i32) = (-3, 2);
/// Font sizes of names and of numbers, stage pixels.
const NAME: f64 = 15.0;
const NUMBER: f64 = 13.0;
/// Largest width of a letter, as a part of the font size.
const LETTER: f64 = 0.6;
/// The least distance of the mark's words from both sides, measured from their middle, stage pixels.
const MARK: f64 = 110.0;
/// From the end of a curve to its name, and between two tries for the name's place, stage pixels.
const BESIDE: f64 = 6.0;
const TRY: f64 = 6.0;
const ROLES: [Role; 3] = [Role::FirstCurve, Role::SecondCurve, Role::ThirdCurve];

struct Axes {
    area: Rect,
}

impl Axes {
    fn x(&self, n: f64) -> f64 {
        self.area.min().x + part(n, NUMBERS) * self.area.width()
    }

    fn y(&self, cost: f64) -> f64 {
        self.area.max().y - part(cost, COSTS) * self.area.height()
    }

    fn upright(&self, x: f64) -> (Point, Point) {
        (Point::new(x, self.area.min().y), Point::new(x, self.area.max().y))
    }

    fn level(&self, y: f64) -> (Point, Point) {
        (Point::new(self.area.min().x, y), Point::new(self.area.max().x, y))
    }
}

/// The place of a number between two powers of ten, from 0 to 1.
fn part(value: f64, (from, to): (i32, i32)) -> f64 {
    ((value.max(1e-9).log10() - f64::from(from)) / f64::from(to - from)).clamp(0.0, 1.0)
}

impl Plot {
    /// The plot in this size, stage pixels; below 300 × 150 it cannot be read.
    pub fn figure(&self, width: f64, height: f64) -> Figure {
        let [left, top, right, bottom] = MARGINS;
        let (width, height) = (width.max(left + right + 1.0), height.max(top + bottom + 1.0));
        let area = Rect::from_corners(Point::new(left, top), Point::new(width - right, height - bottom));
        let axes = Axes { area };
        let mut figure = Figure::new((width, height), Viewport::default());
        write(&mut figure, Point::new(0.0, 10.0), Anchor::Start, NAME, self.title.clone(), Role::Text);
        draw_numbers(&axes, &mut figure);
        line(&mut figure, axes.level(axes.y(self.limit)), Role::Limit, true);
        line(&mut figure, axes.upright(axes.x(self.present)), Role::Present, false);
        if let Some((n, says)) = &self.mark {
            line(&mut figure, axes.upright(axes.x(*n)), Role::Limit, true);
            // The mark's words have a row of their own, free of curves and names.
            let at = Point::new(axes.x(*n).min(width - MARK).max(MARK.min(width / 2.0)), area.min().y - 14.0);
            write(&mut figure, at, Anchor::Middle, NUMBER, says.clone(), Role::Text);
        }
        let curves: Vec<Vec<Point>> = self
            .curves
            .iter()
            .map(|(_, points)| points.iter().map(|&(n, cost)| Point::new(axes.x(n), axes.y(cost))).collect())
            .collect();
        for (points, role) in curves.iter().zip(ROLES) {
            let lines: Vec<(Point, Point)> = points.windows(2).map(|pair| (pair[0], pair[1])).collect();
            if !lines.is_empty() {
                figure.push(Item::Lines { lines, role });
            }
        }
        let mut uprights = vec![axes.x(self.present)];
        uprights.extend(self.mark.iter().map(|(n, _)| axes.x(*n)));
        let mut names: Vec<Rect> = Vec::new();
        for (((name, _), points), role) in self.curves.iter().zip(&curves).zip(ROLES) {
            if let Some(&end) = points.last() {
                let place = name_place(
                    name,
                    end,
                    &axes,
                    width,
                    DrawnSoFar { names: &names, curves: &curves, uprights: &uprights, level: axes.y(self.limit) },
                );
                names.push(place);
                let at = Point::new(place.min().x, place.centre().y);
                write(&mut figure, at, Anchor::Start, NAME, Text::plain(*name), role);
            }
        }
        figure
    }
}

/// What a curve's name has to avoid, stage pixels: the other names, the curves, and the lines straight up and across.
struct DrawnSoFar<'a> {
    names: &'a [Rect],
    curves: &'a [Vec<Point>],
    uprights: &'a [f64],
    level: f64,
}

/// The best place for a curve's name: near the curve's end, over no other name, over as few lines as possible.
fn name_place(
    name: &str,
    end: Point,
    axes: &Axes,
    width: f64,
    DrawnSoFar { names, curves, uprights, level }: DrawnSoFar,
) -> Rect {
    let length = name.chars().count() as f64 * LETTER * NAME;
    let (first, last) = (axes.area.min().y + NAME / 4.0, axes.area.max().y - NAME / 2.0);
    let tries = ((last - first) / TRY).max(0.0) as u32;
    let levels = (0..=tries).map(|i| first + f64::from(i) * TRY).chain([end.y.clamp(first, last.max(first))]);
    let places = levels.flat_map(|y| {
        let starts = [end.x + BESIDE, end.x - BESIDE - length];
        starts.map(|x| {
            let x = x.min(width - length).max(axes.area.min().x + 1.0);
            Rect::from_origin_size(Point::new(x, y - NAME / 2.0), length, NAME)
        })
    });
    let cost = |place: &Rect| {
        let covers = names.iter().filter(|name| name.intersection(*place).is_some()).count();
        let on_curves = curves.iter().flat_map(|points| points.windows(2)).filter(|line| crosses(*place, line)).count();
        let on_level = f64::from(u8::from((place.min().y..=place.max().y).contains(&level)));
        let on_uprights = uprights.iter().filter(|&&x| (place.min().x..=place.max().x).contains(&x)).count();
        let is_left = f64::from(u8::from(place.min().x < end.x));
        let away = (place.centre().y - end.y).abs() + is_left * NAME;
        covers as f64 * 1e6 + ((on_curves + on_uprights) as f64 + on_level) * 40.0 + away
    };
    let nowhere = Rect::from_origin_size(end, length, NAME);
    places.min_by(|p, q| cost(p).total_cmp(&cost(q))).unwrap_or(nowhere)
}

fn crosses(place: Rect, line: &[Point]) -> bool {
    let &[from, to] = line else { return false };
    // Samples are close enough for the short pieces of a curve.
    (0..=16).map(|i| f64::from(i) / 16.0).any(|t| place.contains(from.moved((to.x - from.x) * t, (to.y - from.y) * t)))
}

fn draw_numbers(axes: &Axes, figure: &mut Figure) {
    let Axes { area } = axes;
    for (power, label) in (NUMBERS.0..).zip(["100", "1,000", "10,000", "100,000"]) {
        let ends = axes.upright(axes.x(10f64.powi(power)));
        line(figure, ends, Role::Grid, false);
        let at = Point::new(ends.0.x, area.max().y + 16.0);
        write(figure, at, Anchor::Middle, NUMBER, Text::plain(label), Role::GridText);
    }
    for (power, label) in (COSTS.0..).zip(["0.001", "0.01", "0.1", "1", "10", "100"]) {
        let ends = axes.level(axes.y(10f64.powi(power)));
        line(figure, ends, Role::Grid, false);
        let at = ends.0.moved(-6.0, 0.0);
        write(figure, at, Anchor::End, NUMBER, Text::plain(label), Role::GridText);
    }
}

fn line(figure: &mut Figure, (from, to): (Point, Point), role: Role, dashed: bool) {
    figure.push(Item::Line { from, to, role, dashed });
}

fn write(figure: &mut Figure, at: Point, anchor: Anchor, size: f64, text: Text, role: Role) {
    figure.push(Item::Label { at, shift: (0.0, 0.0), anchor, text, size, role });
}

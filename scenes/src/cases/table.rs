//! Cases as a table: comma-separated values, or JSON.

use super::{
    AlignedCase, ButtonCase, CaseNumbers, CircleCase, CirclesCase, PolygonCase, QuadCase, ResponseRow, SlantedCase,
    aligned_cases, button_cases, circle_cases, circles_cases, lines_cases, polygon_cases, quad_cases, response,
    response_rows, separation, turned_cases,
};
use crate::scene::json_number as number;
use hantei_collision::shapes::{Pair, Shape};
use hantei_collision::{Axis, AxisAligned, Border, Cuboid, Interval, Rect, circle_separation, edge_distance};
use serde_json::{Map, Value, json};
use std::fmt::Write as _;

/// The JSON's version: it changes when a member changes or is removed, not when one is added.
const VERSION: u32 = 1;

/// Cases in rows, ready to be written.
pub struct CaseTable {
    what: &'static str,
    numbers: CaseNumbers,
    border: Border,
    columns: Vec<&'static str>,
    /// A value for each column, and the members that only JSON has.
    rows: Vec<(Vec<Value>, Map<String, Value>)>,
}

impl CaseTable {
    /// All cases of two rectangles.
    pub fn rects(numbers: CaseNumbers, border: Border) -> Self {
        const COLUMNS: &[&str] = &["ax", "ay", "aw", "ah", "bx", "by", "bw", "bh"];
        Self::aligned::<Rect>("rects", numbers, border, &["x", "y"], COLUMNS)
    }

    /// All cases of two boxes.
    pub fn cuboids(numbers: CaseNumbers, border: Border) -> Self {
        const COLUMNS: &[&str] = &["ax", "ay", "az", "aw", "ah", "ad", "bx", "by", "bz", "bw", "bh", "bd"];
        Self::aligned::<Cuboid>("cuboids", numbers, border, &["x", "y", "z"], COLUMNS)
    }

    fn aligned<S: AxisAligned>(
        what: &'static str,
        numbers: CaseNumbers,
        border: Border,
        ways: &[&'static str],
        sizes: &[&'static str],
    ) -> Self {
        let columns = [&["case", "kind"], ways, sizes, &["contact", "gap", "depth", "hit"]].concat();
        let cases = aligned_cases::<S>(numbers);
        let rows = cases.iter().enumerate().map(|(place, case)| aligned_row(place + 1, case, border)).collect();
        Self { what, numbers, border, columns, rows }
    }

    /// All cases of a point and four corners.
    pub fn quad(numbers: CaseNumbers, border: Border) -> Self {
        const COLUMNS: [&str; 16] = [
            "case", "kind", "place", "ax", "ay", "bx", "by", "cx", "cy", "dx", "dy", "px", "py", "contact", "distance",
            "inside",
        ];
        let cases = quad_cases(numbers);
        let rows = cases.iter().enumerate().map(|(place, case)| quad_row(place + 1, case, border)).collect();
        Self { what: "quad", numbers, border, columns: COLUMNS.to_vec(), rows }
    }

    /// All cases of a circle and a rectangle.
    pub fn circle(numbers: CaseNumbers, border: Border) -> Self {
        const COLUMNS: [&str; 15] = [
            "case", "kind", "region", "place", "cx", "cy", "r", "bx", "by", "bw", "bh", "contact", "gap", "depth",
            "hit",
        ];
        let cases = circle_cases(numbers);
        let rows = cases.iter().enumerate().map(|(place, case)| circle_row(place + 1, case, border)).collect();
        Self { what: "circle", numbers, border, columns: COLUMNS.to_vec(), rows }
    }

    /// All cases of two circles.
    pub fn circles(numbers: CaseNumbers, border: Border) -> Self {
        const COLUMNS: [&str; 13] =
            ["case", "kind", "place", "ax", "ay", "ar", "bx", "by", "br", "contact", "gap", "depth", "hit"];
        let row = |(place, case): (usize, &CirclesCase)| {
            let (contact, separation) = (case.contact(), case.separation());
            let mut row = vec![json!(place + 1), json!(case.kind), json!(case.place)];
            row.extend([case.shapes.a, case.shapes.b].into_iter().flat_map(<[f64; 3]>::from).map(number));
            row.push(json!(contact.name()));
            row.extend([separation.max(0.0), (-separation).max(0.0)].map(number));
            row.push(json!(contact.hits(border)));
            (row, Map::new())
        };
        let rows = circles_cases(numbers).iter().enumerate().map(row).collect();
        Self { what: "circles", numbers, border, columns: COLUMNS.to_vec(), rows }
    }

    /// All cases of a point and a rectangle.
    pub fn button(numbers: CaseNumbers, border: Border) -> Self {
        const COLUMNS: [&str; 12] = ["case", "kind", "x", "y", "px", "py", "bx", "by", "bw", "bh", "contact", "inside"];
        let row = |(place, case): (usize, &ButtonCase)| {
            let (p, b, pair) = (case.shapes.p, case.shapes.rect, Pair::from(case.shapes));
            let mut row = vec![json!(place + 1), json!(case.kind), json!(case.place[0]), json!(case.place[1])];
            row.extend([p.x, p.y, b.min().x, b.min().y, b.width(), b.height()].map(number));
            row.extend([json!(pair.relation().name()), json!(pair.hits(border))]);
            (row, Map::new())
        };
        let rows = button_cases(numbers).iter().enumerate().map(row).collect();
        Self { what: "button", numbers, border, columns: COLUMNS.to_vec(), rows }
    }

    /// All cases of a point and a polygon. `corners` is x and y of each corner, with blanks between.
    pub fn polygon(numbers: CaseNumbers, border: Border) -> Self {
        const COLUMNS: [&str; 8] = ["case", "kind", "place", "px", "py", "corners", "contact", "inside"];
        let row = |(place, case): (usize, &PolygonCase)| {
            let (p, pair) = (case.shapes.p, Pair::from(case.shapes));
            let corners: Vec<String> = pair.b().numbers().iter().map(f64::to_string).collect();
            let mut row = vec![json!(place + 1), json!(case.kind), json!(case.place)];
            row.extend([p.x, p.y].map(number));
            row.extend([json!(corners.join(" ")), json!(pair.relation().name()), json!(pair.hits(border))]);
            (row, Map::new())
        };
        let rows = polygon_cases(numbers).iter().enumerate().map(row).collect();
        Self { what: "polygon", numbers, border, columns: COLUMNS.to_vec(), rows }
    }

    /// All cases of a segment and another shape. `b` is all numbers of B, with blanks between; `kind` says what it is.
    pub fn lines(numbers: CaseNumbers, border: Border) -> Self {
        const COLUMNS: [&str; 10] = ["case", "kind", "ax1", "ay1", "ax2", "ay2", "b", "contact", "enters", "hit"];
        let row = |(place, case): (usize, &SlantedCase)| {
            let mut row = vec![json!(place + 1), json!(case.kind)];
            row.extend(case.shapes.a().numbers().into_iter().map(number));
            row.push(json!(blank(case.shapes.b())));
            row.push(json!(case.contact().name()));
            row.push(case.enters().map_or(Value::Null, number));
            row.push(json!(case.shapes.hits(border)));
            (row, Map::new())
        };
        let rows = lines_cases(numbers).iter().enumerate().map(row).collect();
        Self { what: "lines", numbers, border, columns: COLUMNS.to_vec(), rows }
    }

    /// All cases of turned rectangles and of polygons. `a` and `b` are all numbers of A and B, with blanks between.
    pub fn turned(numbers: CaseNumbers, border: Border) -> Self {
        const COLUMNS: [&str; 7] = ["case", "kind", "a", "b", "contact", "depth", "hit"];
        let row = |(place, case): (usize, &SlantedCase)| {
            let mut row = vec![json!(place + 1), json!(case.kind)];
            row.extend([case.shapes.a(), case.shapes.b()].map(|shape| json!(blank(shape))));
            row.push(json!(case.contact().name()));
            row.push(case.depth().map_or(Value::Null, number));
            row.push(json!(case.shapes.hits(border)));
            (row, Map::new())
        };
        let rows = turned_cases(numbers).iter().enumerate().map(row).collect();
        Self { what: "turned", numbers, border, columns: COLUMNS.to_vec(), rows }
    }

    /// All steps of A among blocks, each with the truth, where A ends, and what the five methods say. All numbers given are whole, and
    /// touching is a miss. `blocks` is left, top, width and height of each, with blanks between.
    pub fn response() -> Self {
        const COLUMNS: [&str; 18] = [
            "case", "kind", "name", "ax", "ay", "aw", "ah", "vx", "vy", "blocks", "time", "side", "out_x", "out_y",
            "stop_x", "stop_y", "slide_x", "slide_y",
        ];
        let row = |(place, row): (usize, &ResponseRow)| {
            let case = &row.case;
            let mut cells = vec![json!(place + 1), json!(row.kind), json!(case.name.unwrap_or_default())];
            cells.extend(case.before.iter().chain(&case.velocity).copied().map(number));
            let blocks: Vec<String> = case.blocks.iter().flatten().map(f64::to_string).collect();
            cells.extend([json!(blocks.join(" ")), row.time.map_or(json!(""), number), json!(row.side)]);
            cells.extend(row.ends.iter().flatten().copied().map(number));
            cells.extend(row.said.iter().map(|said| json!(said)));
            (cells, Map::new())
        };
        let rows = response_rows().iter().enumerate().map(row).collect();
        let columns = [&COLUMNS[..], &response::METHODS].concat();
        Self { what: "response", numbers: CaseNumbers::Whole, border: Border::Misses, columns, rows }
    }

    /// A header, then a line for each case.
    pub fn csv(&self) -> String {
        let mut text = self.columns.join(",") + "\n";
        for (row, _) in &self.rows {
            // Names, numbers, truths, or nothing: none needs quotes.
            let written = |cell: &Value| match cell {
                Value::Null => String::new(),
                cell => cell.as_str().map_or(cell.to_string(), str::to_owned),
            };
            let cells: Vec<String> = row.iter().map(written).collect();
            text += &(cells.join(",") + "\n");
        }
        text
    }

    /// One object, with a line for each case: its members are the columns, and the corners of rectangles and boxes.
    pub fn json(&self) -> String {
        let mut text = format!(
            "{{\"version\":{VERSION},\"what\":\"{}\",\"border\":\"{}\",\"numbers\":\"{}\",\"cases\":[\n",
            self.what,
            self.border.name(),
            self.numbers.name()
        );
        for (place, (row, more)) in self.rows.iter().enumerate() {
            let named = self.columns.iter().map(|&column| column.to_owned()).zip(row.iter().cloned());
            let members: Map<String, Value> = named.chain(more.clone()).collect();
            let between = if place + 1 == self.rows.len() { "\n" } else { ",\n" };
            // Writing into memory cannot fail.
            let _ = write!(text, "{}{between}", Value::Object(members));
        }
        text + "]}\n"
    }
}

/// The numbers of a shape with blanks between.
fn blank(shape: &Shape<'_>) -> String {
    shape.numbers().iter().map(f64::to_string).collect::<Vec<_>>().join(" ")
}

fn aligned_row<S: AxisAligned>(
    place: usize,
    case: &AlignedCase<S>,
    border: Border,
) -> (Vec<Value>, Map<String, Value>) {
    let [a, b] =
        [case.shapes.a, case.shapes.b].map(|shape| S::AXES.iter().map(|axis| shape.on(*axis)).collect::<Vec<_>>());
    let numbers =
        |of: &[Interval], part: fn(&Interval) -> f64| of.iter().map(|it| number(part(it))).collect::<Vec<_>>();
    let separation = separation(case.shapes);
    let contact = case.contact();
    let mut row = vec![json!(place), json!(case.kind)];
    row.extend(S::AXES.iter().map(|axis: &Axis| json!(case.ways[*axis as usize].name())));
    for shape in [&a, &b] {
        row.extend(numbers(shape, |it| it.min));
        row.extend(numbers(shape, |it| it.length()));
    }
    row.push(json!(contact.name()));
    row.extend([separation.max(0.0), (-separation).max(0.0)].map(number));
    row.push(json!(contact.hits(border)));
    let corners = |of: &[Interval]| json!([numbers(of, |it| it.min), numbers(of, |it| it.max)]);
    let more = [("a_corners", corners(&a)), ("b_corners", corners(&b))];
    (row, more.into_iter().map(|(name, value)| (name.to_owned(), value)).collect())
}

fn quad_row(place: usize, case: &QuadCase, border: Border) -> (Vec<Value>, Map<String, Value>) {
    let points = case.shapes.quad.corners.into_iter().chain([case.shapes.p]);
    let contact = case.contact();
    let mut row = vec![json!(place), json!(case.class.name()), json!(case.place)];
    row.extend(points.flat_map(|point| [point.x, point.y]).map(number));
    row.extend([
        json!(contact.name()),
        number(edge_distance(&case.shapes.quad, case.shapes.p)),
        json!(contact.hits(border)),
    ]);
    (row, Map::new())
}

fn circle_row(place: usize, case: &CircleCase, border: Border) -> (Vec<Value>, Map<String, Value>) {
    let (circle, rect) = (case.shapes.circle, case.shapes.rect);
    let (min, max, contact) = (rect.min(), rect.max(), case.contact());
    let separation = circle_separation(circle, rect);
    let mut row = vec![json!(place), json!(case.kind), json!(case.region().name()), json!(case.place)];
    row.extend(<[f64; 3]>::from(circle).into_iter().chain(<[f64; 4]>::from(rect)).map(number));
    row.push(json!(contact.name()));
    row.extend([separation.max(0.0), (-separation).max(0.0)].map(number));
    row.push(json!(contact.hits(border)));
    let corners = json!([[number(min.x), number(min.y)], [number(max.x), number(max.y)]]);
    (row, Map::from_iter([("b_corners".to_owned(), corners)]))
}

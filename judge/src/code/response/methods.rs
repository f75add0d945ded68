//! The methods as statements that all languages have. Names as in the methods' questions: A before is `ax ay aw
//! ah`, after the move at `mx my`, its velocity `vx vy`; B is `bx by bw bh`.

use super::super::syntax::Helper;
use hantei_collision::{PlaneAxis, ResponseMethod, ResponseRules};

pub(super) enum Line {
    /// A named number: name, value.
    Number(&'static str, String),
    /// A named truth: name, test.
    Flag(&'static str, String),
    /// A number that changes later: name, value.
    Variable(&'static str, String),
    /// The change: name, value.
    Assign(&'static str, String),
    If(String, Vec<Self>),
    /// The answer, if a test is true or at the end: test, side, number.
    Answer(Option<String>, &'static str, &'static str),
}

fn number(name: &'static str, value: impl Into<String>) -> Line {
    Line::Number(name, value.into())
}

fn answer(test: &str, side: &'static str, number: &'static str) -> Line {
    Line::Answer(Some(test.to_owned()), side, number)
}

fn last(side: &'static str, number: &'static str) -> Line {
    Line::Answer(None, side, number)
}

fn none(test: &str) -> Line {
    answer(test, "none", "0.0")
}

/// How far A reaches into B on a side after the step.
fn depth(side: &str) -> &'static str {
    match side {
        "left" => "mx + aw - bx",
        "right" => "bx + bw - mx",
        "top" => "my + ah - by",
        _ => "by + bh - my",
    }
}

fn back(test: &str, side: &'static str) -> Line {
    answer(test, side, depth(side))
}

fn moved() -> Vec<Line> {
    vec![number("mx", "ax + vx"), number("my", "ay + vy")]
}

fn overlapping() -> Vec<Line> {
    let depths = ["left", "right", "top", "bottom"].map(|side| number(side, depth(side)));
    let apart = none("left <= 0.0 || right <= 0.0 || top <= 0.0 || bottom <= 0.0");
    moved().into_iter().chain(depths).chain([apart]).collect()
}

pub(super) fn lines(method: ResponseMethod, rules: ResponseRules) -> Vec<Line> {
    match method {
        ResponseMethod::LeastOverlap => least_overlap(),
        ResponseMethod::Diagonals => diagonals(),
        ResponseMethod::Previous => previous(),
        ResponseMethod::AxisByAxis => axis_by_axis(rules.order),
        ResponseMethod::Swept => swept(rules.tie),
    }
}

pub(super) const fn helpers(method: ResponseMethod) -> &'static [Helper] {
    match method {
        ResponseMethod::LeastOverlap => &[Helper::Min],
        ResponseMethod::Swept => &[Helper::Min, Helper::Max],
        ResponseMethod::Diagonals | ResponseMethod::Previous | ResponseMethod::AxisByAxis => &[],
    }
}

fn least_overlap() -> Vec<Line> {
    let mut lines = overlapping();
    lines.extend([
        number("x", "min(left, right)"),
        number("y", "min(top, bottom)"),
        answer("x < y && left <= right", "left", "left"),
        answer("x < y", "right", "right"),
        answer("top <= bottom", "top", "top"),
        last("bottom", "bottom"),
    ]);
    lines
}

fn diagonals() -> Vec<Line> {
    let mut lines = moved();
    lines.extend([
        number("w", "(aw + bw) / 2.0"),
        number("h", "(ah + bh) / 2.0"),
        number("dx", "mx + aw / 2.0 - (bx + bw / 2.0)"),
        number("dy", "my + ah / 2.0 - (by + bh / 2.0)"),
        none("abs(dx) > w || abs(dy) > h"),
        number("wy", "w * dy"),
        number("hx", "h * dx"),
        back("wy > hx && wy > -hx", "bottom"),
        back("wy > hx", "left"),
        back("wy > -hx", "right"),
        last("top", depth("top")),
    ]);
    lines
}

fn previous() -> Vec<Line> {
    let mut lines = overlapping();
    lines.extend([
        answer("ay + ah <= by", "top", "top"),
        answer("ay >= by + bh", "bottom", "bottom"),
        answer("ax + aw <= bx", "left", "left"),
        answer("ax >= bx + bw", "right", "right"),
        last("unknown", "0.0"),
    ]);
    lines
}

/// If A has moved on one axis only, its place on the other axis is the old one.
fn axis_by_axis(order: PlaneAxis) -> Vec<Line> {
    let on = |axis: PlaneAxis, x: &str, y: &str| {
        let name = if axis == PlaneAxis::X { "hits_on_x" } else { "hits_on_y" };
        Line::Flag(name, format!("{x} + aw > bx && {x} < bx + bw && {y} + ah > by && {y} < by + bh"))
    };
    let sides = |axis| match axis {
        PlaneAxis::X => [back("hits_on_x && vx > 0.0", "left"), back("hits_on_x && vx < 0.0", "right")],
        PlaneAxis::Y => [back("hits_on_y && vy > 0.0", "top"), back("hits_on_y && vy < 0.0", "bottom")],
    };
    let (x, y) = if order == PlaneAxis::X { ("mx", "ay") } else { ("ax", "my") };
    let mut lines = moved();
    lines.push(on(order, x, y));
    lines.extend(sides(order));
    lines.push(on(order.other(), "mx", "my"));
    lines.extend(sides(order.other()));
    lines.extend([answer("hits_on_x || hits_on_y", "unknown", "0.0"), last("none", "0.0")]);
    lines
}

/// When A enters and leaves B on an axis, for a move forwards, backwards or none.
fn times(axis: PlaneAxis) -> Vec<Line> {
    let [enter, leave] = match axis {
        PlaneAxis::X => ["enter_x", "leave_x"],
        PlaneAxis::Y => ["enter_y", "leave_y"],
    };
    let of = |text: &str| match axis {
        PlaneAxis::X => text.to_owned(),
        PlaneAxis::Y => text.replace('x', "y").replace('w', "h"),
    };
    let set = |near: &str, far: &str| vec![Line::Assign(enter, of(near)), Line::Assign(leave, of(far))];
    let (near, far) = ("(bx - (ax + aw)) / vx", "(bx + bw - ax) / vx");
    vec![
        // Without a move, A is on B both before the step and after it.
        Line::Variable(enter, "-1.0".into()),
        Line::Variable(leave, "2.0".into()),
        Line::If(of("vx > 0.0"), set(near, far)),
        Line::If(of("vx < 0.0"), set(far, near)),
        none(&of("vx == 0.0 && (ax + aw <= bx || ax >= bx + bw)")),
    ]
}

fn swept(tie: PlaneAxis) -> Vec<Line> {
    let x_is_later = if tie == PlaneAxis::X { "enter_x >= enter_y" } else { "enter_x > enter_y" };
    let mut lines = times(PlaneAxis::X);
    lines.extend(times(PlaneAxis::Y));
    lines.extend([
        number("enter", "max(enter_x, enter_y)"),
        number("leave", "min(leave_x, leave_y)"),
        none("enter >= leave || enter >= 1.0 || leave <= 0.0"),
        answer("enter < 0.0", "inside", "0.0"),
        answer(&format!("{x_is_later} && vx > 0.0"), "left", "enter"),
        answer(x_is_later, "right", "enter"),
        answer("vy > 0.0", "top", "enter"),
        last("bottom", "enter"),
    ]);
    lines
}

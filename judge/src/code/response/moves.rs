//! The methods as code that moves A, sets its velocity and says whether it stands: each written once, as text.
//!
//! A line is `let`, `var`, `test` or `flag` with a name and a value (`var` and `flag` change later), `if`, `elif`, `else`, a place with `=` or `+=`, `twice`, or `each`, which asks
//! one block after the other; with one block alone it has no lines of its own. Two spaces more are a block. Signs are those of C.

use hantei_collision::{PlaneAxis, ResponseMethod, ResponseRules};

/// The method as lines, for one block or for many.
pub(super) fn lines(method: ResponseMethod, rules: ResponseRules, has_many: bool) -> String {
    match method {
        ResponseMethod::LeastOverlap => LEAST_OVERLAP.to_owned(),
        ResponseMethod::Diagonals => DIAGONALS.to_owned(),
        ResponseMethod::Previous => PREVIOUS.to_owned(),
        ResponseMethod::AxisByAxis => {
            let [first, second] = [rules.order, rules.order.other()].map(on_axis);
            format!("let vx = a.vx\nlet vy = a.vy\na.on_ground = false\n{first}{second}")
        }
        ResponseMethod::Swept if has_many => swept_through(rules.tie),
        ResponseMethod::Swept => swept(rules.tie),
    }
}

/// Whether the lines ask `overlaps(a, b)`.
pub(super) const fn asks_overlap(method: ResponseMethod) -> bool {
    matches!(method, ResponseMethod::Previous | ResponseMethod::AxisByAxis)
}

/// Less than the millionth part of a unit is none: a place that was computed, as `b.y - a.h`, can be rounded.
pub(super) const OVERLAPS: [&str; 2] = [
    "\
test wide = a.x + a.w > b.x + 0.000001 && a.x < b.x + b.w - 0.000001
test high = a.y + a.h > b.y + 0.000001 && a.y < b.y + b.h - 0.000001
",
    "wide && high",
];

const LEAST_OVERLAP: &str = "\
a.x += a.vx
a.y += a.vy
a.on_ground = false
each
  let left = a.x + a.w - b.x
  let right = b.x + b.w - a.x
  let top = a.y + a.h - b.y
  let bottom = b.y + b.h - a.y
  if min(left, right) > 0.000001 && min(top, bottom) > 0.000001
    if min(left, right) < min(top, bottom)
      if left <= right
        a.x = b.x - a.w
      else
        a.x = b.x + b.w
      a.vx = 0.0
    else
      if top <= bottom
        a.y = b.y - a.h
        a.on_ground = true
      else
        a.y = b.y + b.h
      a.vy = 0.0
";

const DIAGONALS: &str = "\
a.x += a.vx
a.y += a.vy
a.on_ground = false
each
  let w = (a.w + b.w) / 2.0
  let h = (a.h + b.h) / 2.0
  let dx = a.x + a.w / 2.0 - (b.x + b.w / 2.0)
  let dy = a.y + a.h / 2.0 - (b.y + b.h / 2.0)
  if abs(dx) <= w && abs(dy) <= h
    let wy = w * dy
    let hx = h * dx
    if wy > hx && wy > -hx
      a.y = b.y + b.h
      a.vy = 0.0
    elif wy > hx
      a.x = b.x - a.w
      a.vx = 0.0
    elif wy > -hx
      a.x = b.x + b.w
      a.vx = 0.0
    else
      a.y = b.y - a.h
      a.vy = 0.0
      a.on_ground = true
";

const PREVIOUS: &str = "\
let old_x = a.x
let old_y = a.y
a.x += a.vx
a.y += a.vy
a.on_ground = false
each
  if overlaps(a, b)
    if old_y + a.h <= b.y + 0.000001
      a.y = b.y - a.h
      a.vy = 0.0
      a.on_ground = true
    elif old_y >= b.y + b.h - 0.000001
      a.y = b.y + b.h
      a.vy = 0.0
    elif old_x + a.w <= b.x + 0.000001
      a.x = b.x - a.w
      a.vx = 0.0
    elif old_x >= b.x + b.w - 0.000001
      a.x = b.x + b.w
      a.vx = 0.0
";

const fn on_axis(axis: PlaneAxis) -> &'static str {
    match axis {
        PlaneAxis::X => {
            "\
a.x += vx
each
  if overlaps(a, b)
    if vx > 0.0
      a.x = b.x - a.w
      a.vx = 0.0
    elif vx < 0.0
      a.x = b.x + b.w
      a.vx = 0.0
"
        }
        PlaneAxis::Y => {
            "\
a.y += vy
each
  if overlaps(a, b)
    if vy > 0.0
      a.y = b.y - a.h
      a.vy = 0.0
      a.on_ground = true
    elif vy < 0.0
      a.y = b.y + b.h
      a.vy = 0.0
"
        }
    }
}

/// When A enters and leaves a block on each axis. Without a move it is there all the time, or never.
const TIMES: &str = "\
var enter_x = -1.0
var leave_x = 2.0
if vx > 0.0
  enter_x = (b.x - (a.x + a.w)) / vx
  leave_x = (b.x + b.w - a.x) / vx
elif vx < 0.0
  enter_x = (b.x + b.w - a.x) / vx
  leave_x = (b.x - (a.x + a.w)) / vx
elif a.x + a.w <= b.x + 0.000001 || a.x >= b.x + b.w - 0.000001
  leave_x = -1.0
var enter_y = -1.0
var leave_y = 2.0
if vy > 0.0
  enter_y = (b.y - (a.y + a.h)) / vy
  leave_y = (b.y + b.h - a.y) / vy
elif vy < 0.0
  enter_y = (b.y + b.h - a.y) / vy
  leave_y = (b.y - (a.y + a.h)) / vy
elif a.y + a.h <= b.y + 0.000001 || a.y >= b.y + b.h - 0.000001
  leave_y = -1.0
let enter = max(enter_x, enter_y)
let leave = min(leave_x, leave_y)
";

/// A corner stops the axis of the tie.
fn swept(tie: PlaneAxis) -> String {
    let y_stops = if tie == PlaneAxis::Y { "enter_y >= enter_x" } else { "enter_y > enter_x" };
    format!(
        "\
let vx = a.vx
let vy = a.vy
{TIMES}a.x += vx
a.y += vy
a.on_ground = false
if enter >= -0.000001 && enter < leave && enter < 1.0
  if {y_stops}
    if vy > 0.0
      a.y = b.y - a.h
      a.on_ground = true
    else
      a.y = b.y + b.h
    a.vy = 0.0
  else
    if vx > 0.0
      a.x = b.x - a.w
    else
      a.x = b.x + b.w
    a.vx = 0.0
"
    )
}

/// The earliest block stops A, and it goes on along it. Times are those of the whole step, so that nothing rounds twice: on an axis that
/// was not stopped A moves all the time. At the same moment a side comes before a corner.
fn swept_through(tie: PlaneAxis) -> String {
    let times: String = TIMES.lines().map(|line| format!("    {line}\n")).collect();
    let of_x = "    a.x = stop_x\n    a.vx = 0.0\n    vx = 0.0\n";
    let of_y = "    a.on_ground = vy > 0.0\n    a.y = stop_y\n    a.vy = 0.0\n    vy = 0.0\n";
    let stops = match tie {
        PlaneAxis::X => format!("  if hits_x\n{of_x}  elif hits_y\n{of_y}"),
        PlaneAxis::Y => format!("  if hits_y\n{of_y}  elif hits_x\n{of_x}"),
    };
    format!(
        "\
var vx = a.vx
var vy = a.vy
var gone = 0.0
a.on_ground = false
twice
  var time = 1.0
  flag hits_x = false
  flag hits_y = false
  var stop_x = a.x
  var stop_y = a.y
  each
{times}    test first = enter < time || (enter == time && hits_x && hits_y)
    if enter >= gone - 0.000001 && enter < leave && first
      time = enter
      hits_x = enter_x >= enter_y
      hits_y = enter_y >= enter_x
      if vx > 0.0
        stop_x = b.x - a.w
      else
        stop_x = b.x + b.w
      if vy > 0.0
        stop_y = b.y - a.h
      else
        stop_y = b.y + b.h
{stops}  gone = time
a.x += vx
a.y += vy
"
    )
}

//! The methods as code of a ball: a circle that moves, and bounces off what it hits.
//!
//! Four methods ask the square around the ball: their lines are those of a rectangle, with the radius on each side of the centre. `swept` is
//! written here.

use super::CodeLanguage;
use super::moves::{self, OVERLAPS};
use hantei_collision::{ResponseMethod, ResponseRules};

/// The most bounces of a step.
pub(super) const BOUNCES: &str = "16";

/// The type of a ball, in languages with types.
pub(super) const fn types(language: CodeLanguage) -> &'static str {
    match language {
        CodeLanguage::TypeScript => {
            "interface Ball {\n    x: number;\n    y: number;\n    r: number;\n    vx: number;\n    vy: number;\n}\n\n"
        }
        CodeLanguage::Rust => "struct Ball {\n    x: f64,\n    y: f64,\n    r: f64,\n    vx: f64,\n    vy: f64,\n}\n\n",
        CodeLanguage::C => "typedef struct {\n    double x, y, r, vx, vy;\n} Ball;\n\n",
        CodeLanguage::CSharp => "class Ball {\n    public double x, y, r, vx, vy;\n}\n\n",
        CodeLanguage::Java => "class Ball {\n    double x, y, r, vx, vy;\n}\n\n",
        CodeLanguage::Kotlin => {
            "class Ball(\n    var x: Double,\n    var y: Double,\n    val r: Double,\n    var vx: Double,\n    var vy: Double,\n)\n\n"
        }
        CodeLanguage::Swift => "struct Ball {\n    var x, y, r, vx, vy: Double\n}\n\n",
        _ => "",
    }
}

/// The method as lines.
pub(super) fn lines(method: ResponseMethod, rules: ResponseRules, has_many: bool) -> String {
    if method == ResponseMethod::Swept {
        return swept();
    }
    let lines = of_square(&moves::lines(method, rules, has_many));
    let has_velocity = lines.starts_with("let vx");
    let velocity = if has_velocity { "" } else { "let vx = a.vx\nlet vy = a.vy\n" };
    format!("{velocity}{lines}")
}

/// The lines of the helper, and its answer.
pub(super) fn overlaps() -> [String; 2] {
    OVERLAPS.map(of_square)
}

/// Lines of a rectangle as those of the square around a ball, which turns its velocity round and stands nowhere.
fn of_square(lines: &str) -> String {
    let kept = lines.lines().filter(|line| !line.trim_start().starts_with("a.on_ground"));
    let mut text: String = kept.map(|line| format!("{line}\n")).collect();
    for (x, w) in [("x", "w"), ("y", "h")] {
        for (from, to) in [
            ("a.X + a.W / 2.0", "a.X"),
            ("(a.W + b.W) / 2.0", "a.r + b.W / 2.0"),
            ("a.X + a.W", "a.X + a.r"),
            ("old_X + a.W", "old_X + a.r"),
            ("old_X >= b.X + b.W", "old_X - a.r >= b.X + b.W"),
            ("a.X = b.X + b.W", "a.X = b.X + b.W + a.r"),
            ("b.X - a.W", "b.X - a.r"),
            ("b.X + b.W - a.X", "b.X + b.W + a.r - a.X"),
            ("a.X < b.X + b.W", "a.X - a.r < b.X + b.W"),
            ("a.vX = 0.0", "a.vX = -vX"),
        ] {
            let of_axis = |text: &str| text.replace('X', x).replace('W', w);
            text = text.replace(&of_axis(from), &of_axis(to));
        }
    }
    text
}

/// When the centre enters and leaves a block that is larger by the radius, on one axis.
const TIMES: &str = "\
let near_X = b.X - a.r
let far_X = b.X + b.W + a.r
var enter_X = -1.0
var leave_X = 2.0
if a.vX > 0.0
  enter_X = (near_X - a.X) / a.vX
  leave_X = (far_X - a.X) / a.vX
elif a.vX < 0.0
  enter_X = (far_X - a.X) / a.vX
  leave_X = (near_X - a.X) / a.vX
elif a.X <= near_X || a.X >= far_X
  leave_X = -1.0
";

fn times(x: &str, w: &str) -> String {
    let text = TIMES.replace('X', x).replace('W', w);
    text.lines().map(|line| format!("    {line}\n")).collect()
}

/// The earliest block turns the ball round, and it goes on for the rest of the step. Where the centre enters the larger block beside a
/// corner, the corner is met later, or not at all.
fn swept() -> String {
    let [times_x, times_y] = [times("x", "w"), times("y", "h")];
    format!(
        "\
var gone = 0.0
often
  var time = 1.0 - gone
  var normal_x = 0.0
  var normal_y = 0.0
  each
{times_x}{times_y}    let enter = max(enter_x, enter_y)
    let leave = min(leave_x, leave_y)
    if enter < leave && leave > 0.0 && enter < time
      let at_x = a.x + a.vx * max(enter, 0.0)
      let at_y = a.y + a.vy * max(enter, 0.0)
      let edge_x = max(b.x, min(at_x, b.x + b.w))
      let edge_y = max(b.y, min(at_y, b.y + b.h))
      let away_x = a.x - edge_x
      let away_y = a.y - edge_y
      let along = away_x * a.vx + away_y * a.vy
      let apart = away_x * away_x + away_y * away_y - a.r * a.r
      let speed = a.vx * a.vx + a.vy * a.vy
      let square = along * along - speed * apart
      if edge_x == at_x || edge_y == at_y
        if enter > -0.000001
          time = max(enter, 0.0)
          normal_x = 0.0
          normal_y = 0.0
          if enter_x > enter_y && a.vx > 0.0
            normal_x = -1.0
          elif enter_x > enter_y
            normal_x = 1.0
          elif a.vy > 0.0
            normal_y = -1.0
          else
            normal_y = 1.0
      elif along < 0.0 && apart > -0.000001 && square > 0.0
        let hit = max((-along - sqrt(square)) / speed, 0.0)
        if hit < time
          time = hit
          normal_x = (away_x + a.vx * hit) / a.r
          normal_y = (away_y + a.vy * hit) / a.r
  a.x += a.vx * time
  a.y += a.vy * time
  let back = -2.0 * (a.vx * normal_x + a.vy * normal_y)
  a.vx += back * normal_x
  a.vy += back * normal_y
  gone += time
"
    )
}

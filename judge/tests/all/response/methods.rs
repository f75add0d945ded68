//! The five methods as people write them, and what is often broken in each.

use super::neutral::{LANGUAGES, written};
use hantei_collision::{PlaneAxis, ResponseAnswer, ResponseMethod};
use hantei_judge::{ParseOptions, ResponseFlaw, ResponseJudgement, SourceLanguage, judge_response};

pub(super) const LEAST: &str = "
fn hit(a, b)
  let left = a.x + a.w - b.x
  let right = b.x + b.w - a.x
  let top = a.y + a.h - b.y
  let bottom = b.y + b.h - a.y
  if left <= 0 or right <= 0 or top <= 0 or bottom <= 0
    return
  if min(left, right) < min(top, bottom)
    if left <= right
      set a.x = a.x - left
    else
      set a.x = a.x + right
    set a.vx = 0
  else
    if top <= bottom
      set a.y = a.y - top
      set a.onGround = true
    else
      set a.y = a.y + bottom
    set a.vy = 0
";

pub(super) const DIAGONALS: &str = "
fn side(a, b)
  let w = (a.w + b.w) / 2
  let h = (a.h + b.h) / 2
  let dx = a.x + a.w / 2 - (b.x + b.w / 2)
  let dy = a.y + a.h / 2 - (b.y + b.h / 2)
  if abs(dx) > w or abs(dy) > h
    return \"none\"
  let wy = w * dy
  let hx = h * dx
  if wy > hx
    if wy > -hx
      return \"bottom\"
    else
      return \"left\"
  else
    if wy > -hx
      return \"right\"
    else
      return \"top\"
";

pub(super) const PREVIOUS: &str = "
fn hit(a, b)
  if a.x + a.w <= b.x or a.x >= b.x + b.w or a.y + a.h <= b.y or a.y >= b.y + b.h
    return
  if a.oldY + a.h <= b.y
    set a.y = b.y - a.h
    set a.vy = 0
    set a.onGround = true
  elif a.oldY >= b.y + b.h
    set a.y = b.y + b.h
    set a.vy = 0
  elif a.oldX + a.w <= b.x
    set a.x = b.x - a.w
    set a.vx = 0
  elif a.oldX >= b.x + b.w
    set a.x = b.x + b.w
    set a.vx = 0
";

pub(super) const AXES: &str = "
fn move(a, tiles)
  set a.x = a.x + a.vx
  for t in tiles
    if a.x + a.w > t.x and a.x < t.x + t.w and a.y + a.h > t.y and a.y < t.y + t.h
      if a.vx > 0
        set a.x = t.x - a.w
      elif a.vx < 0
        set a.x = t.x + t.w
  set a.y = a.y + a.vy
  for t in tiles
    if a.x + a.w > t.x and a.x < t.x + t.w and a.y + a.h > t.y and a.y < t.y + t.h
      if a.vy > 0
        set a.y = t.y - a.h
      elif a.vy < 0
        set a.y = t.y + t.h
";

pub(super) const SWEPT: &str = "
fn move(a, b)
  let enterX = -1000
  let leaveX = 1000
  let enterY = -1000
  let leaveY = 1000
  if a.vx > 0
    set enterX = (b.x - a.x - a.w) / a.vx
    set leaveX = (b.x + b.w - a.x) / a.vx
  elif a.vx < 0
    set enterX = (b.x + b.w - a.x) / a.vx
    set leaveX = (b.x - a.x - a.w) / a.vx
  elif a.x + a.w <= b.x or a.x >= b.x + b.w
    set leaveX = -2000
  if a.vy > 0
    set enterY = (b.y - a.y - a.h) / a.vy
    set leaveY = (b.y + b.h - a.y) / a.vy
  elif a.vy < 0
    set enterY = (b.y + b.h - a.y) / a.vy
    set leaveY = (b.y - a.y - a.h) / a.vy
  elif a.y + a.h <= b.y or a.y >= b.y + b.h
    set leaveY = -2000
  let enter = max(enterX, enterY)
  let leave = min(leaveX, leaveY)
  if enter < leave and enter >= 0 and enter < 1
    if enterX > enterY
      set a.x = a.x + a.vx * enter
      set a.y = a.y + a.vy
      set a.vx = 0
    else
      set a.x = a.x + a.vx
      set a.y = a.y + a.vy * enter
      set a.vy = 0
  else
    set a.x = a.x + a.vx
    set a.y = a.y + a.vy
";

/// What a changed text is.
#[derive(Clone, Copy)]
pub(super) enum Is {
    /// It still does the same.
    Same,
    /// Another method, or the same with another rule.
    Other,
}

/// A change of a text: its name, what is replaced, by what, and what it is then. A `*` before the old text means all of them.
pub(super) type Change = (&'static str, &'static str, &'static str, Is);

#[rustfmt::skip]
pub(super) const OF_LEAST: &[Change] = &[
    ("x at a tie", "min(left, right) < min", "min(left, right) <= min", Is::Other),
    ("right at a tie", "left <= right\n", "left < right\n", Is::Other),
    ("bottom at a tie", "top <= bottom\n", "top < bottom\n", Is::Other),
    ("touching is a hit on x", "left <= 0", "left < 0", Is::Other),
    ("touching is a hit below", "bottom <= 0", "bottom < 0", Is::Other),
    ("left in the wrong direction", "a.x - left", "a.x + left", Is::Other),
    ("top in the wrong direction", "a.y - top", "a.y + top", Is::Other),
    ("half the way out", "a.x + right", "a.x + right / 2", Is::Other),
    ("half the way up", "a.y - top", "a.y - top / 2", Is::Other),
    ("the larger way", "min(left, right) < min(top, bottom)", "max(left, right) < max(top, bottom)", Is::Other),
    ("the longest way", "min(left, right) < min", "min(left, right) > min", Is::Other),
    ("the size of B is left out", "b.x + b.w - a.x", "b.x - a.x", Is::Other),
    ("the wrong size", "a.y + a.h - b.y", "a.y + a.w - b.y", Is::Other),
    ("never below", "top <= bottom\n", "top <= bottom or true\n", Is::Other),
    ("the other velocity", "set a.vx = 0", "set a.vy = 0", Is::Other),
    ("x only", "min(left, right) < min(top, bottom)", "true", Is::Other),
    ("no left", "if left <= right", "if false", Is::Other),
    ("one pixel too many", "a.y - top", "a.y - top - 1", Is::Other),
    ("or for and", "left <= 0 or right <= 0 or top <= 0 or bottom <= 0", "left <= 0 and right <= 0 and top <= 0 and bottom <= 0", Is::Other),
    ("stands at the ceiling", "set a.y = a.y + bottom", "set a.y = a.y + bottom\n      set a.onGround = true", Is::Other),
    ("written the other way round", "left <= 0 or right <= 0", "0 >= right or 0 >= left", Is::Same),
    ("the far edge at once", "a.x - left", "b.x - a.w", Is::Same),
];

#[rustfmt::skip]
pub(super) const OF_DIAGONALS: &[Change] = &[
    ("left at the north-west", "wy > hx\n", "wy >= hx\n", Is::Other),
    ("another tie below", "wy > -hx\n      return \"bottom\"", "wy >= -hx\n      return \"bottom\"", Is::Other),
    ("another tie above", "wy > -hx\n      return \"right\"", "wy >= -hx\n      return \"right\"", Is::Other),
    ("touching is a miss on x", "abs(dx) > w", "abs(dx) >= w", Is::Other),
    ("touching is a miss on y", "abs(dy) > h", "abs(dy) >= h", Is::Other),
    ("top and bottom turned round", "*\"bottom\"", "\"below\"", Is::Same),
    ("y up", "return \"top\"", "return \"bottom\"", Is::Other),
    ("left and right turned round", "return \"left\"", "return \"right\"", Is::Other),
    ("w and h turned round", "w * dy", "h * dy", Is::Other),
    ("without the sizes", "h * dx", "w * dx", Is::Other),
    ("the sum is not halved", "(a.w + b.w) / 2", "(a.w + b.w)", Is::Other),
    ("only its own size", "(a.h + b.h) / 2", "a.h", Is::Other),
    ("the corner, not the centre", "b.x + b.w / 2", "b.x", Is::Other),
    ("one sign", "a.y + a.h / 2 - (b.y", "(b.y", Is::Other),
    ("the distance the other way", "wy > -hx\n      return \"right\"", "wy < -hx\n      return \"right\"", Is::Other),
    ("no abs", "abs(dx) > w", "dx > w", Is::Other),
    ("no abs on y", "abs(dy) > h", "dy > h", Is::Other),
    ("and for or", "> w or abs", "> w and abs", Is::Other),
    ("nothing below", "return \"bottom\"", "return \"none\"", Is::Other),
    ("x only", "if wy > hx", "if dx < 0", Is::Other),
    ("centres times two", "let w = (a.w + b.w) / 2", "let w = a.w / 2 + b.w / 2", Is::Same),
];

#[rustfmt::skip]
pub(super) const OF_PREVIOUS: &[Change] = &[
    ("touching before is not above", "a.oldY + a.h <= b.y", "a.oldY + a.h < b.y", Is::Other),
    ("touching before is not below", "a.oldY >= b.y + b.h", "a.oldY > b.y + b.h", Is::Other),
    ("touching before is not left", "a.oldX + a.w <= b.x", "a.oldX + a.w < b.x", Is::Other),
    ("touching before is not right", "a.oldX >= b.x + b.w", "a.oldX > b.x + b.w", Is::Other),
    ("new for old above", "a.oldY + a.h <= b.y", "a.y + a.h <= b.y", Is::Other),
    ("new for old on x", "a.oldX + a.w <= b.x", "a.x + a.w <= b.x", Is::Other),
    ("the old one in the test", "a.x + a.w <= b.x or", "a.oldX + a.w <= b.x or", Is::Other),
    ("without its own size", "a.oldY + a.h <= b.y", "a.oldY <= b.y", Is::Other),
    ("without the block's size", "a.oldY >= b.y + b.h", "a.oldY >= b.y", Is::Other),
    ("the wrong size", "a.oldX + a.w <= b.x", "a.oldX + a.h <= b.x", Is::Other),
    ("else means right", "elif a.oldX >= b.x + b.w", "else", Is::Other),
    ("out of the wrong side", "set a.y = b.y - a.h", "set a.y = b.y + b.h", Is::Other),
    ("the size of B for that of A", "set a.x = b.x - a.w", "set a.x = b.x - b.w", Is::Other),
    ("into the block", "set a.y = b.y + b.h", "set a.y = b.y", Is::Other),
    ("back to the old place", "set a.x = b.x - a.w", "set a.x = a.oldX", Is::Other),
    ("the velocity stays", "set a.x = b.x - a.w\n    set a.vx = 0", "set a.x = b.x - a.w", Is::Other),
    ("it turns round", "set a.y = b.y + b.h\n    set a.vy = 0", "set a.y = b.y + b.h\n    set a.vy = -a.vy", Is::Same),
    ("touching is a hit", "a.y + a.h <= b.y or", "a.y + a.h < b.y or", Is::Other),
    ("half the overlap", "set a.y = b.y - a.h", "set a.y = (a.y + b.y - a.h) / 2", Is::Other),
    ("y only", "elif a.oldX + a.w <= b.x", "elif false", Is::Other),
    ("stands on every side", "set a.x = b.x - a.w", "set a.x = b.x - a.w\n    set a.onGround = true", Is::Other),
    ("compared the other way round", "a.oldX >= b.x + b.w", "b.x + b.w <= a.oldX", Is::Same),
];

#[rustfmt::skip]
pub(super) const OF_AXES: &[Change] = &[
    ("still is left", "a.vx > 0", "a.vx >= 0", Is::Other),
    ("still is right", "elif a.vx < 0", "else", Is::Other),
    ("still is top", "a.vy > 0", "a.vy >= 0", Is::Other),
    ("still is bottom", "elif a.vy < 0", "else", Is::Other),
    ("one sign", "a.vx > 0", "a.vx < 0", Is::Other),
    ("without its own size", "t.x - a.w", "t.x", Is::Other),
    ("without the tile's size", "set a.x = t.x + t.w", "set a.x = t.x", Is::Other),
    ("the wrong size", "t.y - a.h", "t.y - a.w", Is::Other),
    ("touching is a hit on x", "a.x < t.x + t.w and", "a.x <= t.x + t.w and", Is::Other),
    ("touching is a hit on all of the first axis", "a.y + a.h > t.y and a.y < t.y + t.h\n      if a.vx", "a.y + a.h >= t.y and a.y < t.y + t.h\n      if a.vx", Is::Other),
    ("the tile's size is left out", "a.y < t.y + t.h\n      if a.vy", "a.y < t.y\n      if a.vy", Is::Other),
    ("or for and", "a.x + a.w > t.x and a.x < t.x + t.w and", "a.x + a.w > t.x or a.x < t.x + t.w and", Is::Other),
    ("y after both moves", "set a.x = a.x + a.vx\n", "set a.x = a.x + a.vx\n  set a.y = a.y + a.vy\n", Is::Other),
    ("x is not kept", "set a.x = t.x - a.w", "set a.x = a.x - 1", Is::Other),
    ("back by the whole velocity", "set a.x = t.x - a.w", "set a.x = a.x - a.vx", Is::Other),
    ("half the overlap", "set a.y = t.y - a.h", "set a.y = (a.y + t.y - a.h) / 2", Is::Other),
    ("never from the right", "set a.x = t.x + t.w", "set a.x = a.x", Is::Other),
    ("never from below", "set a.y = t.y + t.h", "set a.y = a.y", Is::Other),
    ("one pixel too many", "set a.y = t.y + t.h", "set a.y = t.y + t.h + 1", Is::Other),
    ("the velocity on the wrong axis", "a.vy < 0", "a.vx < 0", Is::Other),
    ("compared the other way round", "a.vy > 0", "0 < a.vy", Is::Same),
    ("the order of the sum", "t.x + t.w and a.y", "t.w + t.x and a.y", Is::Same),
];

#[rustfmt::skip]
pub(super) const OF_SWEPT: &[Change] = &[
    ("a corner is a wall", "enterX > enterY", "enterX >= enterY", Is::Other),
    ("grazing is a hit", "enter < leave", "enter <= leave", Is::Other),
    ("touching at the end is a hit", "enter < 1", "enter <= 1", Is::Other),
    ("touching at the start is none", "enter >= 0", "enter > 0", Is::Other),
    ("behind it counts", "enter >= 0 and", "enter >= -1 and", Is::Other),
    ("the later of the leaves", "min(leaveX, leaveY)", "max(leaveX, leaveY)", Is::Other),
    ("the earlier of the enters", "max(enterX, enterY)", "min(enterX, enterY)", Is::Other),
    ("still on x is not asked", "set leaveX = -2000", "set leaveX = 2000", Is::Other),
    ("still on y is not asked", "set leaveY = -2000", "set leaveY = 2000", Is::Other),
    ("still and touching is a hit", "elif a.x + a.w <= b.x", "elif a.x + a.w < b.x", Is::Other),
    ("its own size is left out", "(b.x - a.x - a.w) / a.vx\n    set leaveX", "(b.x - a.x) / a.vx\n    set leaveX", Is::Other),
    ("the block's size is left out", "(b.y + b.h - a.y) / a.vy\n  elif", "(b.y - a.y) / a.vy\n  elif", Is::Other),
    ("the wrong size", "(b.y - a.y - a.h) / a.vy\n    set leaveY", "(b.y - a.y - a.w) / a.vy\n    set leaveY", Is::Other),
    ("one sign", "if a.vx > 0", "if a.vx < 0", Is::Other),
    ("enter and leave turned round", "set enterY = (b.y + b.h - a.y)", "set enterY = (b.y - a.y - a.h)", Is::Other),
    ("the sides turned round", "enterX > enterY", "enterX < enterY", Is::Other),
    ("half the way", "a.vx * enter", "a.vx * enter / 2", Is::Other),
    ("a pixel before it", "set a.y = a.y + a.vy * enter", "set a.y = a.y + a.vy * enter - 1", Is::Other),
    ("the whole way on x", "a.x + a.vx * enter", "a.x + a.vx", Is::Other),
    ("the other velocity", "set a.vx = 0", "set a.vy = 0", Is::Other),
    ("nothing is put back", "set a.y = a.y + a.vy * enter\n", "set a.y = a.y + a.vy\n", Is::Other),
    ("the sum in another order", "(b.x - a.x - a.w)", "(b.x - (a.x + a.w))", Is::Same),
];

pub(super) fn judged(text: &str, language: SourceLanguage) -> ResponseJudgement {
    let options = ParseOptions { language: Some(language), ..ParseOptions::default() };
    judge_response(text, &options).unwrap_or_else(|error| panic!("{}: {error}\n{text}", language.name()))
}

/// The methods of a judgement, with the rule that tells them apart.
pub(super) fn equal(judged: &ResponseJudgement) -> Vec<String> {
    let one = |(method, rules): &(ResponseMethod, hantei_collision::ResponseRules)| match method {
        ResponseMethod::AxisByAxis => format!("{} {}", method.name(), rules.order.name()),
        ResponseMethod::Swept => format!("{} {} {}", method.name(), rules.tie.name(), rules.answer.name()),
        _ if rules.tie == PlaneAxis::X => format!("{} x", method.name()),
        _ => method.name().to_owned(),
    };
    judged.equals.iter().map(one).collect()
}

fn changed(text: &str, (name, old, new, _): &Change) -> String {
    let (is_all, old) = (old.starts_with('*'), old.trim_start_matches('*'));
    assert!(text.contains(old), "{name}: {old:?}");
    if is_all { text.replace(old, new) } else { text.replacen(old, new, 1) }
}

/// Each change in each language: told apart or told equal.
fn told_apart(text: &str, method: &str, changes: &[Change]) {
    let mut wrong = Vec::new();
    for language in LANGUAGES {
        let whole = judged(&written(text, language), language);
        assert_eq!(equal(&whole), [method], "{}", language.name());
        assert!(!whole.differs_inside && !whole.differs_staggered, "{}", language.name());
        for change in changes {
            let text = written(&changed(text, change), language);
            let options = ParseOptions { language: Some(language), ..ParseOptions::default() };
            let is_equal = match judge_response(&text, &options) {
                Ok(judged) => {
                    let differs = judged.differs_inside || judged.differs_staggered;
                    equal(&judged) == [method] && !differs && judged.flags == whole.flags
                }
                // A change after which the text cannot be understood is told apart, too.
                Err(_) => false,
            };
            if is_equal != matches!(change.3, Is::Same) {
                wrong.push(format!("{} {:?}: equal {is_equal}", language.name(), change.0));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn least_overlap_is_told_apart() {
    told_apart(LEAST, "least-overlap", OF_LEAST);
}

#[test]
fn diagonals_are_told_apart() {
    told_apart(DIAGONALS, "diagonals", OF_DIAGONALS);
}

#[test]
fn previous_is_told_apart() {
    told_apart(PREVIOUS, "previous", OF_PREVIOUS);
}

#[test]
fn axis_by_axis_is_told_apart() {
    told_apart(AXES, "axis-by-axis x", OF_AXES);
}

#[test]
fn swept_is_told_apart() {
    told_apart(SWEPT, "swept y slide", OF_SWEPT);
}

/// The rules of a method are told, and what goes wrong with each, with the case of the course.
#[test]
fn what_goes_wrong_is_said() {
    let language = SourceLanguage::JavaScript;
    let flaws = |text: &str| {
        let judged = judged(&written(text, language), language);
        judged.findings.iter().map(|found| (found.flaw, found.case.name)).collect::<Vec<_>>()
    };
    use ResponseFlaw::{Behind, NothingHit, OtherSide, Seam, TooFast};
    assert_eq!(
        flaws(LEAST),
        [(OtherSide, Some("R2")), (Behind, Some("R6")), (Seam, Some("S1")), (TooFast, Some("R13"))]
    );
    assert_eq!(
        flaws(DIAGONALS),
        [(OtherSide, Some("R3")), (NothingHit, Some("R20")), (Seam, Some("S1")), (TooFast, Some("R13"))]
    );
    assert_eq!(flaws(PREVIOUS), [(OtherSide, Some("R9")), (Seam, Some("S4")), (TooFast, Some("R13"))]);
    assert_eq!(flaws(AXES), [(OtherSide, Some("R9")), (NothingHit, Some("R12")), (TooFast, Some("R16"))]);
    assert_eq!(flaws(SWEPT), []);
    let y_first = AXES
        .replace("vx", "v#")
        .replace("vy", "vx")
        .replace("v#", "vy")
        .replace("a.x", "a.#")
        .replace("a.y", "a.x")
        .replace("a.#", "a.y")
        .replace("t.x", "t.#")
        .replace("t.y", "t.x")
        .replace("t.#", "t.y")
        .replace(".w", ".#")
        .replace(".h", ".w")
        .replace(".#", ".h");
    let judged = judged(&written(&y_first, language), language);
    assert_eq!(judged.equals.len(), 1);
    assert_eq!(judged.equals[0].1.order, PlaneAxis::Y);
    assert_eq!(judged.too_fast, Some(48.0));
}

/// A swept test that stops, or takes a corner for a wall.
#[test]
fn rules_of_swept_are_told() {
    let language = SourceLanguage::Python;
    let wall = SWEPT.replace("enterX > enterY", "enterX >= enterY");
    let judged_wall = judged(&written(&wall, language), language);
    assert_eq!(equal(&judged_wall), ["swept x slide"]);
    assert!(judged_wall.is_right());
    let stops =
        SWEPT.replace("set a.y = a.y + a.vy\n      set a.vx", "set a.y = a.y + a.vy * enter\n      set a.vx").replace(
            "set a.x = a.x + a.vx\n      set a.y = a.y + a.vy * enter",
            "set a.x = a.x + a.vx * enter\n      set a.y = a.y + a.vy * enter",
        );
    let judged_stop = judged(&written(&stops, language), language);
    assert_eq!(equal(&judged_stop), ["swept y stop"]);
    assert_eq!(judged_stop.equals[0].1.answer, ResponseAnswer::Stop);
}

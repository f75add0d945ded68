//! Code that does what axis-by-axis does with one block and with tiles in a row, and something else where tiles do not lie in a row.

use super::methods::{AXES, Is, judged};
use super::neutral::{LANGUAGES, written};
use crate::code::response::interpreters::{Moved, MovedCase};
use hantei_collision::{AskedOrder, Move, PlaneAxis, Rect, ResponseMethod, ResponseRules, Vec2};
use hantei_judge::{
    CodeLanguage, ParseOptions, ResponseBlocks, ResponseFlaw, ResponseJudgement, SourceLanguage, judge_response,
    response_cases,
};

/// A change of the text of axis-by-axis: its name, what is replaced by what, everywhere, and what it is then.
type Change = (&'static str, &'static [(&'static str, &'static str)], Is);

/// The lines behind which something is added, where x and y are put back.
const X: &str = "set a.x = t.x + t.w\n";
const Y: &str = "set a.y = t.y + t.h\n";
const FROM: &str = "set a.x = a.x + a.vx\n";
const OVER: &str = "a.x + a.w > t.x and a.x < t.x + t.w and a.y + a.h > t.y and a.y < t.y + t.h";

/// Changes that can be written in all languages.
#[rustfmt::skip]
const IN_ALL: [Change; 20] = [
    ("the velocity is asked again, x", &[(X, "set a.x = t.x + t.w\n      set a.vx = 0\n")], Is::Other),
    ("the velocity is asked again, y", &[(Y, "set a.y = t.y + t.h\n      set a.vy = 0\n")], Is::Other),
    ("the velocity is asked again, on the floor", &[("set a.y = t.y - a.h\n", "set a.y = t.y - a.h\n        set a.vy = 0\n")], Is::Other),
    ("the velocity is kept", &[(FROM, "let speed = a.vx\n  set a.x = a.x + a.vx\n"), ("if a.vx > 0", "if speed > 0"), ("elif a.vx < 0", "elif speed < 0"), ("if a.vy > 0", "if fall > 0"), ("elif a.vy < 0", "elif fall < 0"), ("let speed = a.vx\n", "let speed = a.vx\n  let fall = a.vy\n"), (X, "set a.x = t.x + t.w\n      set a.vx = 0\n"), (Y, "set a.y = t.y + t.h\n      set a.vy = 0\n")], Is::Same),
    ("it turns round", &[(X, "set a.x = t.x + t.w\n      set a.vx = -a.vx\n")], Is::Other),
    ("break, x", &[(X, "set a.x = t.x + t.w\n      break\n")], Is::Other),
    ("break, y", &[(Y, "set a.y = t.y + t.h\n      break\n")], Is::Other),
    ("break, both", &[(X, "set a.x = t.x + t.w\n      break\n"), (Y, "set a.y = t.y + t.h\n      break\n")], Is::Other),
    ("break at a tile that is missed", &[(Y, "set a.y = t.y + t.h\n    else\n      break\n")], Is::Other),
    ("return", &[(Y, "set a.y = t.y + t.h\n      return\n")], Is::Other),
    ("only the first hit", &[(FROM, "let hit = 0\n  set a.x = a.x + a.vx\n"), ("a.y < t.y + t.h\n      if a.vx", "a.y < t.y + t.h and hit == 0\n      set hit = 1\n      if a.vx")], Is::Other),
    ("the last one decides", &[(FROM, "set a.x = a.x + a.vx\n  let best = a.x\n"), ("set a.x = t.x - a.w\n", "set best = t.x - a.w\n"), (X, "set best = t.x + t.w\n"), ("  set a.y = a.y + a.vy\n", "  set a.x = best\n  set a.y = a.y + a.vy\n")], Is::Other),
    ("the nearest one decides", &[(FROM, "set a.x = a.x + a.vx\n  let best = a.x\n"), ("set a.x = t.x - a.w\n", "set best = min(best, t.x - a.w)\n"), (X, "set best = max(best, t.x + t.w)\n"), ("  set a.y = a.y + a.vy\n", "  set a.x = best\n  set a.y = a.y + a.vy\n")], Is::Other),
    ("only tiles that begin near", &[(OVER, "a.x + a.w > t.x and a.x < t.x + t.w and a.y + a.h > t.y and a.y < t.y + t.h and abs(t.x - a.x) < 64 and abs(t.y - a.y) < 64")], Is::Other),
    ("by the depth", &[("t.x - a.w", "a.x - (a.x + a.w - t.x)")], Is::Same),
    ("the old place across", &[("a.y + a.h > t.y and a.y < t.y + t.h\n      if a.vx", "a.oldY + a.h > t.y and a.oldY < t.y + t.h\n      if a.vx")], Is::Same),
    ("the old place along", &[("a.x + a.w > t.x and a.x < t.x + t.w and a.y + a.h > t.y and a.y < t.y + t.h\n      if a.vy", "a.oldX + a.w > t.x and a.oldX < t.x + t.w and a.y + a.h > t.y and a.y < t.y + t.h\n      if a.vy")], Is::Other),
    ("tiles twice", &[("  set a.y = a.y + a.vy\n", "  for t in tiles\n    if a.x + a.w > t.x and a.x < t.x + t.w and a.y + a.h > t.y and a.y < t.y + t.h\n      if a.vx > 0\n        set a.x = t.x - a.w\n      elif a.vx < 0\n        set a.x = t.x + t.w\n  set a.y = a.y + a.vy\n")], Is::Other),
    ("back to the old place", &[("set a.y = t.y - a.h", "set a.y = a.oldY")], Is::Other),
    ("half the velocity is left", &[(X, "set a.x = t.x + t.w\n      set a.vx = a.vx / 2\n"), (Y, "set a.y = t.y + t.h\n      set a.vy = a.vy / 2\n")], Is::Same),
];

/// Changes of the text in Python.
#[rustfmt::skip]
const IN_PYTHON: [Change; 10] = [
    ("asked backwards", &[("in tiles:", "in reversed(tiles):")], Is::Other),
    ("two of them", &[("in tiles:", "in tiles[:2]:")], Is::Other),
    ("three of them", &[("in tiles:", "in tiles[:3]:")], Is::Other),
    ("without the first", &[("in tiles:", "in tiles[1:]:")], Is::Other),
    ("without the last", &[("in tiles:", "in tiles[:-1]:")], Is::Other),
    ("the nearest one first", &[("in tiles:", "in sorted(tiles, key=lambda it: abs(it.x - a.x)):")], Is::Other),
    ("listed before", &[("    for t in tiles:\n", "    hits = [t for t in tiles if a.x + a.w > t.x and a.x < t.x + t.w and a.y + a.h > t.y and a.y < t.y + t.h]\n    for t in hits:\n"), (PYTHON_OVER, "if True:")], Is::Other),
    ("listed before and asked again", &[("    for t in tiles:\n", "    hits = [t for t in tiles if a.x + a.w > t.x and a.x < t.x + t.w and a.y + a.h > t.y and a.y < t.y + t.h]\n    for t in hits:\n")], Is::Other),
    ("continue", &[(PYTHON_OVER, "if not (a.x + a.w > t.x and a.x < t.x + t.w and a.y + a.h > t.y and a.y < t.y + t.h):\n            continue\n        else:")], Is::Same),
    ("by its place", &[("    for t in tiles:\n", "    for i in range(len(tiles)):\n        t = tiles[i]\n")], Is::Same),
];

const PYTHON_OVER: &str = "if a.x + a.w > t.x and a.x < t.x + t.w and a.y + a.h > t.y and a.y < t.y + t.h:";

fn changed(text: &str, (name, replaced, _): &Change) -> String {
    replaced.iter().fold(text.to_owned(), |text, (old, new)| {
        assert!(text.contains(old), "{name}: {old:?}");
        text.replace(old, new)
    })
}

/// Whether it is exactly axis-by-axis, x first, the tiles asked in their order.
fn is_axes(judged: &ResponseJudgement) -> bool {
    let rules = ResponseRules { order: PlaneAxis::X, asked: AskedOrder::Given, ..ResponseRules::default() };
    judged.equals == [(ResponseMethod::AxisByAxis, rules)] && !judged.differs_inside && !judged.differs_staggered
}

fn in_python() -> impl Iterator<Item = (Change, String)> {
    let text = written(AXES, SourceLanguage::Python);
    let of_all = IN_ALL.map(|change| (change, written(&changed(AXES, &change), SourceLanguage::Python)));
    of_all.into_iter().chain(IN_PYTHON.map(|change| (change, changed(&text, &change))))
}

#[test]
fn changes_that_only_staggered_tiles_show_are_told_apart() {
    let mut wrong = Vec::new();
    let mut tell = |name: &str, language: SourceLanguage, text: &str, is: Is| {
        let options = ParseOptions { language: Some(language), ..ParseOptions::default() };
        // What is not read is told apart, too; what is the same has to be read.
        let is_equal = judge_response(text, &options).is_ok_and(|judged| is_axes(&judged));
        if is_equal != matches!(is, Is::Same) {
            wrong.push(format!("{} {name:?}: equal {is_equal}", language.name()));
        }
    };
    for language in LANGUAGES {
        tell("as it is", language, &written(AXES, language), Is::Same);
        for change in &IN_ALL {
            tell(change.0, language, &written(&changed(AXES, change), language), change.2);
        }
    }
    for (change, text) in in_python() {
        tell(change.0, SourceLanguage::Python, &text, change.2);
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// Tiles anywhere around A's way.
fn layouts(count: usize) -> Vec<MovedCase<6>> {
    let mut state = 0x5eed_0056_u64;
    let mut up_to = |most: u64| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((state >> 33) % (most + 1)) as f64
    };
    let mut all = Vec::with_capacity(count);
    while all.len() < count {
        let grain = [8.0, 4.0, 1.0][all.len() % 3];
        let mut near = |most: f64| grain * up_to((most / grain) as u64);
        let [w, h] = [[32.0, 32.0], [16.0, 24.0], [8.0 + near(80.0), 8.0 + near(80.0)]][all.len() % 3];
        let tiles = (0..2 + all.len() % 4).map(|_| [near(96.0) - 48.0, near(96.0) - 48.0, w, h]).collect::<Vec<_>>();
        let v = [near(128.0) - 64.0, near(128.0) - 64.0];
        let a = [near(160.0) - 80.0, near(160.0) - 80.0, 16.0, 32.0];
        let over = |t: &[f64; 4]| (0..2).all(|axis| a[axis] < t[axis] + t[axis + 2] && t[axis] < a[axis] + a[axis + 2]);
        if !tiles.iter().any(over) {
            // The old place behind the size.
            all.push(([a[0], a[1], a[2], a[3], a[0], a[1]], v, tiles));
        }
    }
    all
}

fn by_the_crate((a, [vx, vy], tiles): &MovedCase<6>) -> [f64; 2] {
    let rect = |numbers: [f64; 4]| Rect::try_from(numbers).expect("finite");
    let tiles: Vec<Rect> = tiles.iter().copied().map(rect).collect();
    let step = Move { before: rect([a[0], a[1], a[2], a[3]]), velocity: Vec2::new(*vx, *vy) };
    let rules = ResponseRules { order: PlaneAxis::X, ..ResponseRules::default() };
    let end = ResponseMethod::AxisByAxis.respond(step, &tiles, rules, &mut ()).end;
    [end.min().x, end.min().y]
}

const MOVED: Moved = Moved {
    type_name: "Thing",
    call: "move",
    parts: &["x", "y", "w", "h", "oldX", "oldY", "vx", "vy"],
    stands: false,
    folder: "response-staggered",
};

/// Run in Python itself, each change is what the table says: the same everywhere, or another place in some cases.
#[test]
fn the_changes_are_what_they_are_called() {
    let cases = layouts(12_000);
    let codes: Vec<String> = in_python().map(|(_, text)| text).collect();
    let printed = MOVED.run(("python", CodeLanguage::Python), ResponseBlocks::Many, &codes, &cases);
    let mut lines = printed.lines();
    let expected: Vec<[f64; 2]> = cases.iter().map(by_the_crate).collect();
    let mut wrong = Vec::new();
    for (change, _) in in_python() {
        let mut differ = 0;
        for end in &expected {
            let line = lines.next().expect("a line for each case");
            let said: Vec<f64> = line.split(' ').take(2).map(|word| word.parse().expect("a number")).collect();
            differ += usize::from(said != end);
        }
        if (differ > 0) != matches!(change.2, Is::Other) {
            wrong.push(format!("{:?}: {differ} differ", change.0));
        }
    }
    assert_eq!(lines.next(), None, "no more");
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// A player who is stopped by the first tile stays in the second one: said with the case.
#[test]
fn a_stop_in_the_loop_leaves_a_in_a_tile() {
    let text = written(&changed(AXES, &IN_ALL[1]), SourceLanguage::JavaScript);
    let judged = judged(&text, SourceLanguage::JavaScript);
    assert_eq!(judged.nearest.map(|near| near.method), Some(ResponseMethod::AxisByAxis));
    let found = judged.findings.iter().find(|found| found.flaw == ResponseFlaw::Overlaps).expect("it stays in a tile");
    assert_eq!((found.case.name, found.end), (Some("S7"), Some([0.0, 68.0])));
}

/// Axis by axis leaves A free in all cases of tiles that leave room, and each has its mirror images in both orders.
#[test]
fn staggered_cases_leave_room() {
    let of = |kind: &str| response_cases().into_iter().filter(|(own, _)| *own == kind).map(|(_, case)| case).collect();
    let (staggered, squeezed): (Vec<_>, Vec<_>) = (of("staggered"), of("squeezed"));
    for case in &staggered {
        let a = case.before;
        let ends: [f64; 2] = by_the_crate(&([a[0], a[1], a[2], a[3], a[0], a[1]], case.velocity, case.blocks.clone()));
        let is_over =
            |t: &[f64; 4]| (0..2).all(|axis| ends[axis] < t[axis] + t[axis + 2] && t[axis] < ends[axis] + a[axis + 2]);
        assert!(!case.blocks.iter().any(is_over), "{case:?}");
    }
    let named = |name: &str| staggered.iter().filter(|case| case.name == Some(name)).count();
    assert_eq!(["S7", "S8", "S9"].map(named), [2; 3]);
    assert!(squeezed.len() > 30, "{}", squeezed.len());
}

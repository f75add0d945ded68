//! A point and a rectangle: is the mouse in the button? B is one of three, one above the other.

use super::extras::Extras;
use super::marks::Marks;
use super::rows::{Dealt, PairRow, PairsRow, RowMethod, Said, Sight, dealt, methods};
use crate::figure::{Item, Role};
use crate::scene::shared::number::{in_tenths, shown};
use crate::scene::shared::random::{Numbers, STEP};
use crate::scene::shared::room::{TEXT, width};
use crate::scene::{Chord, Examples, Facts, Fit, Key, examples};
use crate::text;
use crate::words::Text;
use hantei_collision::shapes::{Pair, Shape};
use hantei_collision::{
    About, Axis, Border, BorderRule, Contact, End, Method as _, Named as _, Operator, Point, PointInRectMethod,
    Question, Rect, ShapeKind,
};

pub(super) static SCENE: PairsRow = PairsRow {
    facts: Facts {
        name: "button",
        examples: examples!("button"),
        deals: &["first-edge", "last-edge", "just-inside", "beside", "at-corner"],
        guess_keys: &[[Chord::plain(Key::Sign('I'))], [Chord::plain(Key::Sign('O'))]],
        gestures: &["move", "click", "drag"],
        fit: Fit { part: 0.76, most: 0.7, ..Fit::WHEN_NEEDED },
        steps: true,
        ..Facts::NEW
    },
    pairs: &[PairRow {
        kinds: [ShapeKind::Point, ShapeKind::Rect],
        start: [&[190.0, 150.0], &[60.0, 90.0, 200.0, 60.0]],
        letters: ["P", "B"],
        methods: methods!(PointInRectMethod: 0, 1, 2, 3, 4, 5),
        told: &[],
        names: &[&["px", "py"], &["bx", "by", "bw", "bh"], &["bx1", "by1", "bx2", "by2"], &["b.left", "b.right"]],
        first_formula: "px > bx && px < bx + bw",
        in_rust: ["PointAndRect { p: a, rect: b }", "PointAndRect"],
        values: &[],
        approximate: &["last-pixel", "as-centre", "tile-floor", "tile-int"],
        contact,
        computed: |_, _| Vec::new(),
        meaning,
        reason,
        because,
        marks,
        near: Some(near),
        around: Some(|pair| all_buttons(case(pair).1)),
        is_open: false,
        finish: None,
        caption: None,
        pseudo_code: None,
    }],
    has_code: true,
    knobs: &[],
    actions: &[],
    deal,
    clear: 0.0,
    extras: Extras::NONE,
};

/// From the buttons to a number line, from there to a point's dot and to the numbers, stage pixels.
const LINE: f64 = 26.0;
const DOT: f64 = 17.0;
const NUMBER: f64 = 22.0;
/// Thickness of a number line, radius of its ends and of a point's dot, stage pixels.
const BAR: f64 = 9.0;
const ENDS: f64 = 7.0;
/// From the edge of a button to the frame that lights up in it, stage pixels.
const FRAME: f64 = 6.0;
const POINT: f64 = 6.0;
/// Size of a button's name, and the least height of a button with a name, stage pixels.
const NAME: f64 = 19.0;
const LEAST: f64 = 34.0;

/// P and B.
fn case(pair: &Pair) -> (Point, Rect) {
    let rect = if let Shape::Rect(rect) = pair.b() { *rect } else { super::kinds::bounds(pair.b()) };
    (super::kinds::anchor(pair.a()), rect)
}

/// The buttons above and below B, of the same size.
fn neighbours(b: Rect) -> [Rect; 2] {
    let beside = |y: f64| Rect::from_corners(Point::new(b.min().x, y), Point::new(b.max().x, y + b.height()));
    [beside(b.min().y - b.height()), beside(b.max().y)]
}

fn all_buttons(b: Rect) -> Rect {
    let [above, below] = neighbours(b);
    above.union(below)
}

/// The edge of B that P is on: at a corner the upper or lower one, which B shares with a button.
fn edge(pair: &Pair) -> Option<(Axis, End)> {
    let (p, b) = case(pair);
    let on = |axis: Axis, end: End| {
        let along = b.interval(axis);
        p.along(axis) == if end == End::Min { along.min } else { along.max }
    };
    let mut edges = [Axis::Y, Axis::X].into_iter().flat_map(|axis| [End::Max, End::Min].map(|end| (axis, end)));
    edges.find(|(axis, end)| on(*axis, *end)).filter(|_| pair.contact() == Contact::Touching)
}

pub(super) const fn edge_name(axis: Axis, end: End) -> &'static str {
    match (axis, end) {
        (Axis::X, End::Min) => "left",
        (Axis::X, End::Max) => "right",
        (_, End::Min) => "upper",
        (_, End::Max) => "lower",
    }
}

fn contact(pair: &Pair) -> Text {
    let (p, b) = case(pair);
    // Outside, the distance of the nearest point of B; inside, that of the nearest edge.
    let beyond = |axis: Axis| (b.interval(axis).min - p.along(axis)).max(p.along(axis) - b.interval(axis).max);
    let [x, y] = [beyond(Axis::X), beyond(Axis::Y)];
    let by = in_tenths(if x.max(y) > 0.0 { x.max(0.0).hypot(y.max(0.0)) } else { -x.max(y) });
    match pair.contact() {
        Contact::Apart => text!("point-rect-apart", by = by),
        Contact::Touching => text!("point-rect-touching"),
        Contact::Overlapping => text!("point-rect-overlapping", by = by),
    }
}

fn meaning(_: &Pair, method: &RowMethod, question: &Question) -> (Text, Option<bool>) {
    let text = match question.about {
        Some(About::PointAt(axis, end)) => {
            let or_at = matches!(question.operator, Operator::AtLeast | Operator::AtMost);
            let edge = edge_name(axis, end);
            if question.right.ends_with("- 1") {
                text!("point-rect-row-last-pixel", edge = edge)
            } else if or_at {
                text!("point-rect-row-not-beyond", edge = edge)
            } else {
                text!("point-rect-row-within", edge = edge)
            }
        }
        other => {
            let axis = other.and_then(About::axis).map_or("x", Axis::name);
            if method.value_name() == "as-centre" {
                text!("point-rect-row-centre", axis = axis)
            } else {
                text!("point-rect-row-tile", axis = axis)
            }
        }
    };
    (text, Some(true))
}

/// Which of both have P, of B and the button that begins or ends at the same edge.
fn whose(said: &Said, (axis, end): (Axis, End)) -> &'static str {
    let [above, below] = neighbours(case(said.pair).1);
    let beside = if end == End::Min { above } else { below };
    let next = Pair::new(*said.pair.a(), beside).ok().filter(|_| axis == Axis::Y);
    let next_has = next.is_some_and(|pair| said.method.holds(&pair, said.border, &mut ()));
    match (said.says, next_has, end) {
        (true, false, _) => "b",
        (false, false, _) => "none",
        (true, true, End::Min) => "b-and-play",
        (true, true, End::Max) => "b-and-quit",
        (false, true, End::Min) => "play",
        (false, true, End::Max) => "quit",
    }
}

/// Whether P is on two edges of B.
fn is_at_corner(pair: &Pair) -> bool {
    let (p, b) = case(pair);
    b.corners().contains(&p)
}

fn reason(said: &Said) -> Text {
    let (p, b) = case(said.pair);
    let last = said.walk.trace.last().and_then(|made| Some((made, said.walk.question(made)?.about?)));
    match (edge(said.pair), last) {
        (Some(edge), _) if is_at_corner(said.pair) => text!("point-rect-at-corner", whose = whose(said, edge)),
        (Some(edge), _) => text!("point-rect-on", edge = edge_name(edge.0, edge.1), whose = whose(said, edge)),
        (None, Some((_, About::PointAt(..)))) if said.says => text!("point-rect-between"),
        (None, Some((made, About::PointAt(axis, end)))) => {
            let along = b.interval(axis);
            let is_beyond = p.along(axis) < along.min || p.along(axis) > along.max;
            if is_beyond {
                text!("point-rect-beyond", edge = edge_name(axis, end))
            } else {
                let [number, last] = made.numbers.map(shown);
                text!("point-rect-behind-last-pixel", axis = axis.name(), p = number, last = last)
            }
        }
        (None, Some((made, about))) => {
            let (axis, numbers) = (about.axis().map_or("x", Axis::name), made.numbers.map(shown));
            let [number, other] = numbers;
            match (said.method.value_name() == "as-centre", said.says) {
                (true, true) => text!("point-rect-near-corner"),
                (true, false) => text!("point-rect-far-from-corner", axis = axis, far = number, half = other),
                (false, true) => text!("point-rect-tile"),
                (false, false) => text!("point-rect-other-tile", axis = axis, index = number),
            }
        }
        (None, None) => contact(said.pair),
    }
}

fn because(pair: &Pair, method: &RowMethod) -> Text {
    let is_on_edge = pair.contact() == Contact::Touching;
    match method.value_name() {
        "last-pixel" if !is_on_edge => text!("point-rect-because-last-pixel"),
        "as-centre" => text!("point-rect-because-centre"),
        "tile-int" if !is_on_edge => text!("point-rect-because-int"),
        "tile-floor" | "tile-int" if is_on_edge => text!("point-rect-because-tile"),
        _ => text!("point-rect-because-rounding"),
    }
}

fn marks(sight: &Sight, marks: &mut Marks) {
    let (p, b) = case(sight.pair);
    let [above, below] = neighbours(b);
    for rect in [above, below] {
        marks.show(Item::Rect { rect, role: Role::Neighbour });
    }
    // Each button that has P lights up: none, one, or two.
    let lights_up = |rect: &Rect| {
        let pair = Pair::new(p, *rect).ok();
        sight.method.zip(pair).is_some_and(|(method, pair)| method.holds(&pair, sight.border, &mut ()))
    };
    let least = 3.0 * FRAME / sight.viewport.zoom;
    let has_room = |rect: &Rect| rect.width() >= least && rect.height() >= least;
    for rect in [above, below, b].into_iter().filter(|rect| has_room(rect) && lights_up(rect)) {
        let inner = rect.grown(-FRAME / sight.viewport.zoom);
        let corners = inner.corners();
        for (place, from) in corners.into_iter().enumerate() {
            marks.line(from, corners[(place + 1) % 4], Role::Touched);
        }
    }
    let corners = b.corners();
    for (place, (axis, end)) in SIDES.into_iter().enumerate() {
        let line = [corners[place], corners[(place + 1) % 4]];
        if counts(sight.border, end) {
            marks.show(Item::Line { from: line[0], to: line[1], role: Role::OwnEdge, dashed: false });
        } else {
            marks.show(Item::Line { from: line[0], to: line[1], role: Role::LineGround, dashed: false });
            marks.show(Item::Line { from: line[0], to: line[1], role: Role::OwnEdge, dashed: true });
        }
        if sight.lit == Some(About::PointAt(axis, end)) {
            marks.line(line[0], line[1], Role::LitEdge);
            let edge = if end == End::Min { b.interval(axis).min } else { b.interval(axis).max };
            marks.way(p, if axis == Axis::X { Point::new(edge, p.y) } else { Point::new(p.x, edge) }, Role::Way);
        }
    }
    // What a wrong test takes for B.
    match sight.method.map(|method| method.value_name()) {
        Some("as-centre") => marks.box_around(Rect::from_centre_size(b.min(), b.width(), b.height()), Role::FirstBox),
        Some("tile-int") => {
            marks.box_around(Rect::from_corners(b.min().moved(-b.width(), -b.height()), b.max()), Role::FirstBox);
        }
        _ => {}
    }
    match sight.lit {
        Some(About::Centres(Axis::X)) => marks.way(Point::new(b.min().x, p.y), p, Role::Way),
        Some(About::Centres(_)) => marks.way(Point::new(p.x, b.min().y), p, Role::Way),
        _ => {}
    }
    for axis in Axis::PLANE {
        number_line(axis, sight, marks);
    }
    if b.height() * sight.viewport.zoom >= LEAST && b.width() * sight.viewport.zoom >= 2.0 * LEAST {
        for (name, rect) in [(text!("button-options"), b), (text!("button-play"), above), (text!("button-quit"), below)]
        {
            marks.name(name, rect, NAME);
        }
    }
    if sight.pair.contact() == Contact::Touching {
        marks.dot(p, POINT + 4.0, Role::Overlap);
    }
}

/// The sides in the order of the corners: upper, right, lower, left.
const SIDES: [(Axis, End); 4] = [(Axis::Y, End::Min), (Axis::X, End::Max), (Axis::Y, End::Max), (Axis::X, End::Min)];

/// Whether an edge at this end counts.
fn counts(border: Border, end: End) -> bool {
    match border {
        Border::Hits => true,
        Border::Misses => false,
        Border::Half => end == End::Min,
    }
}

/// B on a line beside the buttons, its ends filled where they count, and P beside it.
fn number_line(axis: Axis, sight: &Sight, marks: &mut Marks) {
    let (p, b) = case(sight.pair);
    let px = |pixels: f64| pixels / sight.viewport.zoom;
    let (all, is_x) = (all_buttons(b), axis == Axis::X);
    // On x the line is below the buttons, on y left of them. Numbers stand outside, P's dot inside.
    let (line, out) = if is_x { (all.max().y + px(LINE), 1.0) } else { (all.min().x - px(LINE), -1.0) };
    let at = |along: f64, off: f64| {
        let off = line + out * px(off);
        if is_x { Point::new(along, off) } else { Point::new(off, along) }
    };
    // A number beside an upright line stands behind its end.
    let beyond = |number: f64| if is_x { NUMBER } else { width(&Text::plain(shown(number)), TEXT) / 2.0 + ENDS + 5.0 };
    let bar = |from: f64, to: f64| Rect::from_corners(at(from, -BAR / 2.0), at(to, BAR / 2.0));
    let (on, whole) = (b.interval(axis), all.interval(axis));
    marks.show(Item::Rect { rect: bar(whole.min, whole.max), role: Role::Neighbour });
    marks.show(Item::Rect { rect: bar(on.min, on.max), role: Role::SecondBar });
    let own = p.along(axis);
    let is_near = whole.min - px(DOT) <= own && own <= whole.max + px(DOT);
    if is_near {
        // P's number comes first: near an edge, that of the edge is left out.
        marks.fixed(Text::plain(shown(own)), at(own, beyond(own)));
    }
    for (end, along) in [(End::Min, on.min), (End::Max, on.max)] {
        marks.show(Item::Dot { at: at(along, 0.0), radius: ENDS, role: Role::SecondMark });
        if !counts(sight.border, end) {
            marks.show(Item::Dot { at: at(along, 0.0), radius: ENDS - 2.4, role: Role::Ground });
        }
        marks.fixed(Text::plain(shown(along)), at(along, beyond(along)));
    }
    if !is_near {
        return;
    }
    marks.line(
        at(own, if is_x { all.max().y - line } else { line - all.min().x } * sight.viewport.zoom),
        at(own, -DOT),
        Role::Pointer,
    );
    marks.tell(Item::Dot { at: at(own, -DOT), radius: POINT, role: Role::FirstMark });
}

/// An edge of B is near.
fn near(pair: &Pair, at: Point, reach: f64) -> Option<About> {
    let (_, b) = case(pair);
    let near = SIDES.into_iter().filter_map(|(axis, end)| {
        let (along, across) = (b.interval(axis), b.interval(if axis == Axis::X { Axis::Y } else { Axis::X }));
        let far = (at.along(axis) - if end == End::Min { along.min } else { along.max }).abs();
        let other = at.along(if axis == Axis::X { Axis::Y } else { Axis::X });
        (far <= reach / 2.0 && across.min <= other && other <= across.max).then_some((far, About::PointAt(axis, end)))
    });
    near.min_by(|one, other| one.0.total_cmp(&other.0)).map(|(_, about)| about)
}

/// B in the middle, and P where it is hard to see whether it is inside.
fn deal(kind: usize, numbers: &mut Numbers) -> Dealt {
    let [width, height] = [numbers.in_steps(STEP, 120.0, 200.0), numbers.in_steps(STEP, 40.0, 80.0)];
    let [x, y] = [80.0, 90.0].map(|at| at + numbers.in_steps(STEP, -20.0, 20.0));
    let inside = [x + numbers.in_steps(STEP, 10.0, width - 10.0), y + numbers.in_steps(STEP, 10.0, height - 10.0)];
    let (on, is_last) = (numbers.place(2), kind == 1 || (kind > 1 && numbers.coin()));
    let (first, last) = ([x, y][on], [x + width, y + height][on]);
    let mut p = inside;
    p[on] = if is_last { last } else { first };
    let inwards = if is_last { -10.0 } else { 10.0 };
    match kind {
        2 => p[on] += inwards,
        3 => p[on] -= inwards,
        // Of the four corners, one belongs to B.
        4 if numbers.coin() => p = [x, y],
        4 => p = [[x + width, y], [x, y + height], [x + width, y + height]][numbers.place(3)],
        _ => {}
    }
    dealt([p.to_vec(), vec![x, y, width, height]], BorderRule::Half)
}

//! The five methods for a circle, and bricks that move.

use super::going_on::case;
use super::response::grazes;
use super::{b, circle};
use hantei_collision::{
    AskedOrder, Axis, Circle, Contact, Move, NoHit, PlaneAxis, Point, Rect, Response, ResponseAnswer, ResponseMethod,
    ResponseRules, TrueSide, Vec2, bounce, circle_bounce, circle_contact, circle_sweep_through, circle_truth, slide,
    truth,
};
use proptest::prelude::*;

fn rules(answer: ResponseAnswer) -> ResponseRules {
    ResponseRules { answer, ..ResponseRules::default() }
}

fn said(response: &Response<Circle>) -> String {
    let each = response.said.iter().map(|said| match (said.side, said.time) {
        (Some(side), None) => format!("{side} {}", said.by),
        (Some(side), Some(_)) => side.to_string(),
        (None, _) => said.named.to_string(),
    });
    let each: Vec<String> = each.collect();
    if each.is_empty() { "-".into() } else { each.join(" ") }
}

/// A name, the circle, its velocity, and the answers.
type Case = (&'static str, [f64; 3], [f64; 2], [&'static str; 6]);

/// B is 100, 100, 80 × 60. Least overlap, diagonals, previous, x first, y first, swept; `!` if wrong, `?` if a rule decides.
#[rustfmt::skip]
const SAID: [Case; 11] = [
    ("onto the top", [140.0, 80.0, 10.0], [0.0, 16.0], ["top 6", "top 6", "top 6", "top 6", "top 6", "top"]),
    ("from the left", [80.0, 130.0, 10.0], [16.0, 0.0], ["left 6", "left 6", "left 6", "left 6", "left 6", "left"]),
    ("the corner of the square only", [90.0, 88.0, 10.0], [2.0, 4.0], ["top 2!", "left 2!", "top 2!", "top 2!", "left 2!", "-"]),
    ("at the corner", [67.0, 76.0, 5.0], [63.0, 42.0], ["top 23!", "top 23!", "top 23!", "top 23!", "left 35!", "corner"]),
    ("along the top, then past the corner", [50.0, 94.0, 10.0], [84.0, 0.0], ["top 4!", "top 4!", "left 44!", "left 44!", "left 44!", "corner"]),
    ("through it", [50.0, 130.0, 5.0], [400.0, 0.0], ["-!", "-!", "-!", "-!", "-!", "left"]),
    ("inside", [140.0, 130.0, 5.0], [8.0, 0.0], ["top 35?", "right 37?", "unknown?", "left 53?", "left 53?", "inside?"]),
    ("stands", [80.0, 130.0, 10.0], [0.0, 0.0], ["-", "-", "-", "-", "-", "-"]),
    ("slides along the top", [90.0, 90.0, 10.0], [30.0, 0.0], ["-", "top 0!", "-", "-", "-", "-"]),
    ("a point onto the top", [140.0, 90.0, 0.0], [0.0, 16.0], ["top 6", "top 6", "top 6", "top 6", "top 6", "top"]),
    ("a point at the corner", [90.0, 90.0, 0.0], [16.0, 16.0], ["top 6?", "left 6?", "top 6?", "top 6?", "left 6?", "corner?"]),
];

#[test]
fn each_method_says_what_it_says_and_errs_where_it_errs() {
    let columns = [
        (ResponseMethod::LeastOverlap, PlaneAxis::X),
        (ResponseMethod::Diagonals, PlaneAxis::X),
        (ResponseMethod::Previous, PlaneAxis::X),
        (ResponseMethod::AxisByAxis, PlaneAxis::X),
        (ResponseMethod::AxisByAxis, PlaneAxis::Y),
        (ResponseMethod::Swept, PlaneAxis::X),
    ];
    for (name, [x, y, radius], [vx, vy], expected) in SAID {
        let step = Move { before: circle(x, y, radius), velocity: Vec2::new(vx, vy) };
        let truth = circle_truth(step, &[b()]);
        for ((method, order), expected) in columns.into_iter().zip(expected) {
            let rules = ResponseRules { order, ..ResponseRules::default() };
            let response = method.respond_circle(step, &[b()], rules, &mut ());
            let mark = match truth.judges(&response) {
                Some(true) => "",
                Some(false) => "!",
                None => "?",
            };
            let named = if radius == 0.0 && method == ResponseMethod::Swept && vx == vy {
                "corner".into()
            } else {
                said(&response)
            };
            assert_eq!(named + mark, expected, "{name}, {} {}", method.name(), order.name());
        }
    }
}

/// As it is written in games: the square around the ball at the end of the step, and the four depths.
fn plain_least([x, y, r]: [f64; 3], [bx, by, bw, bh]: [f64; 4]) -> Option<(&'static str, f64)> {
    let depths =
        [("left", x + r - bx), ("right", bx + bw - (x - r)), ("top", y + r - by), ("bottom", by + bh - (y - r))];
    if depths.iter().any(|(_, depth)| *depth <= 0.0) {
        return None;
    }
    let of_x = if depths[0].1 <= depths[1].1 { depths[0] } else { depths[1] };
    let of_y = if depths[2].1 <= depths[3].1 { depths[2] } else { depths[3] };
    Some(if of_x.1 < of_y.1 { of_x } else { of_y })
}

fn plain_diagonals([x, y, r]: [f64; 3], [bx, by, bw, bh]: [f64; 4]) -> Option<&'static str> {
    let (w, h, dx, dy) = (r + bw / 2.0, r + bh / 2.0, x - (bx + bw / 2.0), y - (by + bh / 2.0));
    if dx.abs() > w || dy.abs() > h {
        return None;
    }
    Some(match (w * dy > h * dx, w * dy > -h * dx) {
        (true, true) => "bottom",
        (true, false) => "left",
        (false, true) => "right",
        (false, false) => "top",
    })
}

fn plain_previous(before: [f64; 3], after: [f64; 3], b: [f64; 4]) -> Option<&'static str> {
    plain_least(after, b)?;
    let ([x, y, r], [bx, by, bw, bh]) = (before, b);
    Some(if y + r <= by {
        "top"
    } else if y - r >= by + bh {
        "bottom"
    } else if x + r <= bx {
        "left"
    } else if x - r >= bx + bw {
        "right"
    } else {
        "unknown"
    })
}

fn plain_axes([x, y, r]: [f64; 3], [vx, vy]: [f64; 2], b: [f64; 4], x_first: bool) -> Vec<&'static str> {
    let (mut at, mut named) = ([x, y, r], Vec::new());
    let (speeds, names) = ([vx, vy], [["left", "right"], ["top", "bottom"]]);
    for axis in if x_first { [0, 1] } else { [1, 0] } {
        at[axis] += speeds[axis];
        if plain_least(at, b).is_none() {
            continue;
        }
        if speeds[axis] > 0.0 {
            at[axis] = b[axis] - r;
            named.push(names[axis][0]);
        } else if speeds[axis] < 0.0 {
            at[axis] = b[axis] + b[axis + 2] + r;
            named.push(names[axis][1]);
        } else {
            named.push("unknown");
        }
    }
    if named.contains(&"unknown") && named.len() > 1 {
        named.retain(|name| *name != "unknown");
    }
    named
}

/// Eighths, so that nothing rounds in either way of writing.
fn eighth(random: &mut fastrand::Rng, most: i32) -> f64 {
    f64::from(random.i32(-most..=most)) / 8.0
}

#[test]
fn the_four_methods_say_what_games_write_about_the_square() {
    let mut random = fastrand::Rng::with_seed(56);
    let mut hits = 0;
    for _ in 0..20_000 {
        let r = &mut random;
        let ball = [eighth(r, 400), eighth(r, 400), eighth(r, 80).abs()];
        let b = [eighth(r, 200), eighth(r, 200), eighth(r, 200).abs() + 0.25, eighth(r, 200).abs() + 0.25];
        let v = [eighth(r, 400), eighth(r, 400)];
        let step = Move { before: Circle::try_from(ball).expect("finite"), velocity: Vec2::new(v[0], v[1]) };
        let tiles = [Rect::try_from(b).expect("finite")];
        let after = [ball[0] + v[0], ball[1] + v[1], ball[2]];
        let names = |method: ResponseMethod, order| {
            let rules = ResponseRules { order, ..ResponseRules::default() };
            let response = method.respond_circle(step, &tiles, rules, &mut ());
            response.said.iter().map(|said| said.named.name()).collect::<Vec<_>>()
        };
        let of = |method| names(method, PlaneAxis::X);
        let case = format!("{ball:?} by {v:?}, {b:?}");
        let least = plain_least(after, b);
        assert_eq!(
            of(ResponseMethod::LeastOverlap),
            least.map(|(name, _)| name).into_iter().collect::<Vec<_>>(),
            "{case}"
        );
        assert_eq!(of(ResponseMethod::Diagonals), plain_diagonals(after, b).into_iter().collect::<Vec<_>>(), "{case}");
        assert_eq!(
            of(ResponseMethod::Previous),
            plain_previous(ball, after, b).into_iter().collect::<Vec<_>>(),
            "{case}"
        );
        for (order, x_first) in [(PlaneAxis::X, true), (PlaneAxis::Y, false)] {
            assert_eq!(names(ResponseMethod::AxisByAxis, order), plain_axes(ball, v, b, x_first), "{case}");
        }
        hits += usize::from(least.is_some());
    }
    assert!(hits > 500, "{hits} hits");
}

#[test]
fn swept_is_the_truth() {
    let mut random = fastrand::Rng::with_seed(57);
    let mut met = [0; 4];
    for _ in 0..20_000 {
        let (ball, velocity, bricks) = case(&mut random);
        let step = Move { before: ball, velocity };
        let truth = circle_truth(step, &bricks);
        for &asked in AskedOrder::ALL {
            for &answer in ResponseAnswer::ALL {
                let response = ResponseMethod::Swept.respond_circle(
                    step,
                    &bricks,
                    ResponseRules { asked, ..rules(answer) },
                    &mut (),
                );
                let is_inside = truth.side == TrueSide::Inside;
                assert_eq!(truth.judges_first(&response), (!is_inside).then_some(true), "{step:?} {bricks:?}");
                if matches!(answer, ResponseAnswer::Slide | ResponseAnswer::Out) {
                    assert_eq!(truth.judges(&response), (!is_inside).then_some(true), "{step:?} {bricks:?}");
                }
            }
        }
        let kind = match truth.side {
            TrueSide::None(_) => 0,
            TrueSide::Side(_) => 1,
            TrueSide::Corner(_) => 2,
            TrueSide::Inside => 3,
        };
        met[kind] += 1;
        let first = circle_sweep_through(ball, velocity, &bricks);
        if kind < 3 {
            assert_eq!(
                (truth.tile.filter(|_| kind > 0), truth.time),
                (first.map(|(tile, _)| tile), first.map(|(_, at)| at.time))
            );
            assert_eq!(truth.normal, first.map(|(_, impact)| impact.normal));
        }
    }
    assert!(met.iter().all(|count| *count > 500), "{met:?}");
}

#[test]
fn a_miss_has_a_reason() {
    let right = [60.0, 0.0];
    for (name, at, velocity, reason) in [
        ("slides along the top", [50.0, 90.0, 10.0], [100.0, 0.0], NoHit::SlidesAlong),
        ("stands on the top", [140.0, 90.0, 10.0], [0.0, 0.0], NoHit::SlidesAlong),
        ("level with the top, ends before it", [50.0, 90.0, 10.0], [49.0, 0.0], NoHit::Apart),
        ("ends at the border", [30.0, 130.0, 10.0], right, NoHit::EndsTouching),
        ("ends at a corner", [37.0 - 20.0, 96.0, 5.0], [80.0, 0.0], NoHit::EndsTouching),
        ("starts at the border and leaves", [90.0, 130.0, 10.0], [-60.0, 0.0], NoHit::StartsTouching),
        ("stands at a corner", [97.0, 96.0, 5.0], [0.0, 0.0], NoHit::StartsTouching),
        ("grazes the corner", [57.0, 126.0, 5.0], [80.0, -60.0], NoHit::Grazes),
        ("passes above", [50.0, 89.0, 10.0], [100.0, 0.0], NoHit::Apart),
        ("moves away", [50.0, 130.0, 10.0], [-60.0, 0.0], NoHit::Apart),
    ] {
        let step =
            Move { before: Circle::try_from(at).expect("finite"), velocity: Vec2::new(velocity[0], velocity[1]) };
        let found = circle_truth(step, &[b()]);
        assert_eq!((found.side, found.time, found.normal), (TrueSide::None(reason), None, None), "{name}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(3000))]

    /// One bit more of the radius is a hit, and the exact one is a graze.
    #[test]
    fn a_graze_is_called_so((circle, velocity, rect) in grazes()) {
        let step = Move { before: circle, velocity };
        let found = circle_truth(step, &[rect]).side;
        let larger = circle_truth(Move { before: Circle::new(circle.centre(), circle.radius().next_up()), velocity }, &[rect]);
        if found == TrueSide::None(NoHit::Grazes) {
            prop_assert!(!matches!(larger.side, TrueSide::None(_)), "{:?}", larger);
        }
        if circle_contact(circle, rect) == Contact::Overlapping {
            prop_assert_eq!(found, TrueSide::Inside);
        }
    }

    /// A circle of radius 0 is a rectangle without size.
    #[test]
    fn a_point_is_a_point(x in -40i32..40, y in -40i32..40, vx in -60i32..60, vy in -60i32..60, place in 0usize..5) {
        let velocity = Vec2::new(f64::from(vx), f64::from(vy));
        let at = Point::new(f64::from(x), f64::from(y));
        let tiles = [[-10, -8, 20, 16], [12, 14, 6, 6]].map(|numbers| Rect::try_from(numbers).expect("finite"));
        let ball = Move { before: Circle::new(at, 0.0), velocity };
        let square = Move { before: Rect::from_corners(at, at), velocity };
        prop_assert_eq!(circle_truth(ball, &tiles), truth(square, &tiles));
        let method = ResponseMethod::ALL[place];
        for &answer in ResponseAnswer::ALL {
            let (one, other) = (
                method.respond_circle(ball, &tiles, rules(answer), &mut ()),
                method.respond(square, &tiles, rules(answer), &mut ()),
            );
            prop_assert_eq!(&one.said, &other.said);
            prop_assert_eq!((one.velocity, one.end.bounds()), (other.velocity, other.end));
        }
    }

    /// Whole numbers round nothing, so a common velocity changes no answer, only the place.
    #[test]
    fn only_the_relative_velocity_counts(
        x in -40i32..40, y in -40i32..40, vx in -60i32..60, vy in -60i32..60, wx in -60i32..60, wy in -60i32..60, radius in 0i32..9
    ) {
        let [x, y, vx, vy, wx, wy, radius] = [x, y, vx, vy, wx, wy, radius].map(f64::from);
        let (own, of_bricks) = (Vec2::new(vx + wx, vy + wy), Vec2::new(wx, wy));
        let tiles = [[-10, -8, 20, 16], [12, 14, 6, 6]].map(|numbers| Rect::try_from(numbers).expect("finite"));
        let step = Move { before: circle(x, y, radius), velocity: own };
        let still = Move { velocity: Vec2::new(vx, vy), ..step };
        prop_assert_eq!(step.seen_from(of_bricks), still);
        prop_assert_eq!(circle_truth(step.seen_from(own), &tiles).judges_first(
            &ResponseMethod::Swept.respond_circle(step.seen_from(own), &tiles, rules(ResponseAnswer::Slide), &mut ())),
            if circle_contact(step.before, tiles[0]) == Contact::Overlapping || circle_contact(step.before, tiles[1]) == Contact::Overlapping { None } else { Some(true) });
        for &answer in ResponseAnswer::ALL {
            let seen = ResponseMethod::Swept.respond_circle(still, &tiles, rules(answer), &mut ());
            let world = seen.clone().carried(of_bricks);
            prop_assert_eq!((world.end.centre().x, world.velocity.y), (seen.end.centre().x + wx, seen.velocity.y + wy));
        }
    }
}

/// A ball and a paddle in the world, in many small steps: each moves by its own velocity, and a bounce turns what is
/// relative. Slow, and near only; the moment is that of the small step.
#[test]
fn a_ball_and_a_faster_paddle_in_small_steps() {
    let mut random = fastrand::Rng::with_seed(58);
    let mut checked = 0;
    const STEPS: usize = 20_000;
    while checked < 300 {
        let r = &mut random;
        let (ball, own) = (circle(eighth(r, 240), eighth(r, 240), 4.0), Vec2::new(eighth(r, 200), eighth(r, 200)));
        let (paddle, of_paddle) =
            (Rect::try_from([-8.0, -20.0, 16.0, 40.0]).expect("finite"), Vec2::new(eighth(r, 300), eighth(r, 300)));
        if circle_contact(ball, paddle) != Contact::Apart {
            continue;
        }
        let thrown = circle_bounce(ball, own - of_paddle, &[paddle], 4).carried(of_paddle);
        let Some(stop) = thrown.stops.first() else { continue };
        if stop.impact.normal.dot(own - of_paddle).abs() < 2.0 {
            continue;
        }
        let (mut centre, mut velocity, mut met) = (ball.centre(), own, None);
        for step in 1..=STEPS {
            let time = step as f64 / STEPS as f64;
            centre = centre + velocity * (1.0 / STEPS as f64);
            let there = Rect::from_corners(paddle.min() + of_paddle * time, paddle.max() + of_paddle * time);
            let near =
                Point::new(centre.x.clamp(there.min().x, there.max().x), centre.y.clamp(there.min().y, there.max().y));
            let away = centre - near;
            if away.length() < ball.radius() && met.is_none() {
                let normal = away * away.length().recip();
                velocity = velocity - normal * (2.0 * (velocity - of_paddle).dot(normal));
                met = Some(time);
            }
        }
        let time = met.expect("it meets the paddle");
        assert!((time - stop.impact.time).abs() < 2.0 / STEPS as f64, "{time} is not {:?}", stop.impact);
        let off = thrown.end.centre() - centre;
        let case = format!("{ball:?} by {own:?}, paddle by {of_paddle:?}");
        assert!(off.length() < 0.1, "{case}: {:?} is not {centre:?}", thrown.end);
        assert!((thrown.velocity - velocity).length() < 0.3, "{case}: {:?} is not {velocity:?}", thrown.velocity);
        checked += 1;
    }
}

#[test]
fn a_rectangle_bounces() {
    let walls = [[100, 0, 10, 200], [0, 100, 200, 10]].map(|numbers| Rect::try_from(numbers).expect("finite"));
    let a = Rect::try_from([60, 80, 10, 10]).expect("finite");
    let thrown = bounce(a, Vec2::new(60.0, 20.0), &walls, Axis::Y, 8);
    assert_eq!(
        (thrown.end, thrown.velocity),
        (Rect::try_from([60, 80, 10, 10]).expect("finite"), Vec2::new(-60.0, -20.0))
    );
    assert_eq!(thrown.stops.len(), 2);
    // The way of the whole step at once, by mirrors.
    let mut random = fastrand::Rng::with_seed(59);
    let room = [[-10, -10, 10, 120], [100, -10, 10, 120], [-10, -10, 120, 10], [-10, 100, 120, 10]];
    let room = room.map(|numbers| Rect::try_from(numbers).expect("finite"));
    let mirrored = |at: f64, by: f64, length: f64| {
        let (span, there) = (100.0 - length, (at + by).rem_euclid(2.0 * (100.0 - length)));
        if there > span { 2.0 * span - there } else { there }
    };
    for _ in 0..5_000 {
        let r = &mut random;
        let (x, y) = (f64::from(r.i32(0..=90)), f64::from(r.i32(0..=90)));
        let velocity = Vec2::new(f64::from(r.i32(-300..=300)), f64::from(r.i32(-300..=300)));
        let a = Rect::try_from([x, y, 10.0, 10.0]).expect("finite");
        let thrown = bounce(a, velocity, &room, Axis::Y, 32);
        let expected = [mirrored(x, velocity.x, 10.0), mirrored(y, velocity.y, 10.0)];
        let off = thrown.end.min() - Point::new(expected[0], expected[1]);
        assert!(off.length() < 1e-9, "{a:?} by {velocity:?}: {thrown:?}, not {expected:?}");
        let ball = circle_bounce(circle(x + 5.0, y + 5.0, 5.0), velocity, &room, 32);
        let off = ball.end.centre() - Point::new(expected[0] + 5.0, expected[1] + 5.0);
        assert!(off.length() < 1e-9, "a ball by {velocity:?}: {ball:?}, not {expected:?}");
    }
}

#[test]
fn a_platform_takes_a_rectangle_along() {
    let (player, lift) =
        (Rect::try_from([8, 68, 16, 32]).expect("finite"), [Rect::try_from([0, 100, 32, 32]).expect("finite")]);
    for of_lift in [Vec2::new(0.0, -5.0), Vec2::new(3.0, -5.0), Vec2::new(-2.0, 0.0)] {
        let moved = slide(player, Vec2::new(1.0, 4.0) - of_lift, &lift, Axis::Y, 4).carried(of_lift);
        assert_eq!(moved.end.min(), Point::new(9.0, 68.0 + of_lift.y), "{of_lift:?}");
        assert_eq!(moved.velocity, Vec2::new(1.0, of_lift.y), "{of_lift:?}");
    }
}

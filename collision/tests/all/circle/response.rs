//! After a hit: the way out, and the moment of an impact, against fractions.

use super::{b, circle, circles, exact, number, oracle, outside, rects};
use hantei_collision::{
    Axis, Circle, CircleImpact, Contact, End, Rect, Side, Sides, Vec2, circle_push_out, circle_separation,
    circle_time_of_impact,
};
use num_rational::BigRational;
use num_traits::{One, Signed, Zero};
use proptest::prelude::*;

const ROUNDED: f64 = 16.0 * f64::EPSILON;

fn names(sides: Sides) -> String {
    sides.iter().map(Side::name).collect::<Vec<_>>().join(" ")
}

#[test]
fn ways_out() {
    for (name, at, by, sides, nearest) in [
        ("beside the left edge", [90.0, 130.0, 15.0], (-5.0, 0.0), "left", "left"),
        ("below", [120.0, 170.0, 12.0], (0.0, 2.0), "bottom", "bottom"),
        ("at a corner", [94.0, 92.0, 15.0], (-3.0, -4.0), "left top", "left top"),
        ("at the other corner", [185.0, 172.0, 26.0], (5.0, 12.0), "right bottom", "right bottom"),
        ("inside", [106.0, 130.0, 10.0], (-16.0, 0.0), "left", "left"),
        ("inside, near the right", [170.0, 130.0, 0.0], (10.0, 0.0), "right", "right"),
        ("on an edge", [100.0, 130.0, 5.0], (-5.0, 0.0), "left", "left"),
        ("on a corner: y before x", [180.0, 160.0, 5.0], (0.0, 5.0), "bottom", "right bottom"),
        ("in the middle of the height", [140.0, 130.0, 10.0], (0.0, -40.0), "top", "top bottom"),
        ("as near to the left as to the top", [110.0, 110.0, 2.0], (0.0, -12.0), "top", "left top"),
        ("the rectangle wholly inside", [140.0, 130.0, 500.0], (0.0, -530.0), "top", "top bottom"),
    ] {
        let [x, y, radius] = at;
        let push = circle_push_out(circle(x, y, radius), b()).expect(name);
        assert_eq!((push.by.x + 0.0, push.by.y + 0.0), by, "{name}");
        assert_eq!((names(push.sides), names(push.nearest)), (sides.into(), nearest.into()), "{name}");
        assert_eq!(push.depth, Vec2::new(by.0, by.1).length(), "{name}");
        assert_eq!(circle_separation(circle(x, y, radius), b()), -push.depth, "{name}");
    }
    for (x, y, radius, gap) in
        [(97.0, 96.0, 5.0, 0.0), (97.0, 96.0, 3.0, 2.0), (100.0, 130.0, 0.0, 0.0), (210.0, 130.0, 5.0, 25.0)]
    {
        assert_eq!(circle_push_out(circle(x, y, radius), b()), None, "({x}, {y}) {radius}");
        assert_eq!(circle_separation(circle(x, y, radius), b()), gap, "({x}, {y}) {radius}");
    }
}

#[test]
fn impacts() {
    let right = [60.0, 0.0];
    for (name, at, velocity, expected) in [
        ("on the left side", [50.0, 130.0, 10.0], right, Some((40.0 / 60.0, "left"))),
        ("passes a thin part in one step", [0.0, 130.0, 10.0], [900.0, 0.0], Some((0.1, "left"))),
        ("ends before it", [20.0, 130.0, 10.0], right, None),
        ("ends at the border", [30.0, 130.0, 10.0], right, None),
        ("starts at the border", [90.0, 130.0, 10.0], right, Some((0.0, "left"))),
        ("starts at the border and leaves", [90.0, 130.0, 10.0], [-60.0, 0.0], None),
        ("starts at the border and slides", [90.0, 110.0, 10.0], [0.0, 40.0], None),
        ("moves away", [50.0, 130.0, 10.0], [-60.0, 0.0], None),
        ("stands", [50.0, 130.0, 10.0], [0.0, 0.0], None),
        ("passes above", [50.0, 89.0, 10.0], [100.0, 0.0], None),
        ("slides along the top", [50.0, 90.0, 10.0], [100.0, 0.0], None),
        ("meets the corner from the left", [50.0, 94.0, 10.0], [84.0, 0.0], Some((0.5, "left top"))),
        ("meets the corner aslant", [67.0, 76.0, 5.0], [60.0, 40.0], Some((0.5, "left top"))),
        ("meets the right corner at the bottom", [213.0, 184.0, 5.0], [-60.0, -40.0], Some((0.5, "right bottom"))),
        ("meets the left corner at the bottom", [67.0, 184.0, 5.0], [60.0, -40.0], Some((0.5, "left bottom"))),
        ("meets the right corner at the top", [213.0, 76.0, 5.0], [-60.0, 40.0], Some((0.5, "right top"))),
        ("meets the end of a side", [50.0, 100.0, 10.0], right, Some((40.0 / 60.0, "left"))),
        ("meets the end of the top", [100.0, 50.0, 10.0], [0.0, 80.0], Some((0.5, "top"))),
        // The corner (100, 100) is 5 from its line: 3-4-5.
        ("grazes the corner", [100.0 - 3.0 - 40.0, 100.0 - 4.0 + 30.0, 5.0], [80.0, -60.0], None),
        ("starts inside", [140.0, 130.0, 1.0], right, Some((0.0, ""))),
        ("starts over an edge", [95.0, 130.0, 10.0], right, Some((0.0, ""))),
        ("a point on the left side", [50.0, 130.0, 0.0], [100.0, 0.0], Some((0.5, "left"))),
        ("a point at the corner", [50.0, 50.0, 0.0], [100.0, 100.0], Some((0.5, "left top"))),
        ("a point past the corner", [50.0, 50.0, 0.0], [100.0, 99.0], Some((50.0 / 99.0, "top"))),
    ] {
        let [x, y, radius] = at;
        let impact = circle_time_of_impact(circle(x, y, radius), Vec2::new(velocity[0], velocity[1]), b());
        let found = impact.map(|impact| (impact.time, names(impact.sides)));
        assert_eq!(found, expected.map(|(time, sides)| (time, sides.to_owned())), "{name}");
        let Some(impact) = impact else { continue };
        let count = impact.sides.count();
        assert_eq!(
            (impact.is_inside(), impact.side().is_some(), impact.is_corner()),
            (count == 0, count == 1, count == 2)
        );
        let length = impact.normal.length();
        assert!((length - f64::from(u8::from(count > 0))).abs() < ROUNDED, "{name}: {:?}", impact.normal);
    }
}

struct Exact {
    centre: [BigRational; 2],
    velocity: [BigRational; 2],
    radius: BigRational,
    rect: Rect,
}

impl Exact {
    fn new(circle: Circle, velocity: Vec2, rect: Rect) -> Self {
        let centre = circle.centre();
        Self {
            centre: [exact(centre.x), exact(centre.y)],
            velocity: [exact(velocity.x), exact(velocity.y)],
            radius: exact(circle.radius()),
            rect,
        }
    }

    fn at(&self, axis: usize, time: &BigRational) -> BigRational {
        &self.centre[axis] + &self.velocity[axis] * time
    }

    fn square(&self, time: &BigRational) -> BigRational {
        let off = [0, 1].map(|axis| {
            let of = self.rect.interval(Axis::PLANE[axis]);
            outside(&self.at(axis, time), of.min, of.max)
        });
        &off[0] * &off[0] + &off[1] * &off[1]
    }

    fn overlaps(&self, time: &BigRational) -> bool {
        let is_within = [0, 1].iter().all(|&axis| {
            let (of, at) = (self.rect.interval(Axis::PLANE[axis]), self.at(axis, time));
            exact(of.min) < at && at < exact(of.max)
        });
        is_within || self.square(time) < &self.radius * &self.radius
    }

    fn beyond(&self, time: &BigRational) -> Vec<Side> {
        let mut sides = Vec::new();
        for (place, axis) in Axis::PLANE.into_iter().enumerate() {
            let (of, at) = (self.rect.interval(axis), self.at(place, time));
            if at < exact(of.min) {
                sides.push(Side { axis, end: End::Min });
            } else if at > exact(of.max) {
                sides.push(Side { axis, end: End::Max });
            }
        }
        sides
    }

    /// The pieces of the step: in each, the nearest point stays on one side or corner, or moves with the centre.
    fn pieces(&self) -> Vec<[BigRational; 2]> {
        let mut cuts = vec![BigRational::zero(), BigRational::one()];
        for (place, axis) in Axis::PLANE.into_iter().enumerate() {
            let of = self.rect.interval(axis);
            if !self.velocity[place].is_zero() {
                cuts.extend([of.min, of.max].map(|end| (exact(end) - &self.centre[place]) / &self.velocity[place]));
            }
        }
        cuts.retain(|time| !time.is_negative() && *time <= BigRational::one());
        cuts.sort();
        cuts.dedup();
        cuts.windows(2).map(|ends| [ends[0].clone(), ends[1].clone()]).collect()
    }

    /// The time in this piece at which the centre is nearest: the square of the distance is a parabola.
    fn nearest([from, to]: &[BigRational; 2], step: &Self) -> BigRational {
        let two = BigRational::from_integer(2.into());
        let middle = (from + to) / &two;
        let [first, mid, last] = [from, &middle, to].map(|time| step.square(time));
        // Through three points, at 0, 1 and 2: a t² + b t + first.
        let a = (&last - &mid * &two + &first) / &two;
        let b = &mid - &first - &a;
        if !a.is_positive() {
            return if b.is_negative() { to.clone() } else { from.clone() };
        }
        let vertex = (-b / (a * &two)).max(BigRational::zero()).min(two);
        from + vertex * (middle - from)
    }

    fn first_hit(&self) -> Option<([BigRational; 2], BigRational)> {
        self.pieces().into_iter().find_map(|piece| {
            let middle = (&piece[0] + &piece[1]) / BigRational::from_integer(2.into());
            let times = [Self::nearest(&piece, self), middle];
            let time = times.into_iter().find(|time| self.overlaps(time))?;
            Some((piece, time))
        })
    }

    /// What is met in this piece: the sides that the centre is beyond when it enters the rim.
    fn met(&self, [from, to]: &[BigRational; 2]) -> Vec<Side> {
        if self.radius.is_zero() {
            let is_out = |axis: Axis| {
                let (of, at) = (self.rect.interval(axis), self.at(axis as usize, from));
                at <= exact(of.min) || exact(of.max) <= at
            };
            let side = |axis: Axis| {
                let end = if self.velocity[axis as usize].is_negative() { End::Max } else { End::Min };
                Side { axis, end }
            };
            return Axis::PLANE.into_iter().filter(|&axis| is_out(axis)).map(side).collect();
        }
        let enters_at_once = self.square(from) == &self.radius * &self.radius;
        self.beyond(&if enters_at_once { from.clone() } else { (from + to) / BigRational::from_integer(2.into()) })
    }
}

fn agrees(circle: Circle, velocity: Vec2, rect: Rect) -> Result<(), String> {
    let (found, step) = (circle_time_of_impact(circle, velocity, rect), Exact::new(circle, velocity, rect));
    let zero = BigRational::zero();
    let refused = |why: &str| Err(format!("{why}: {circle:?} by {velocity:?} against {rect:?}: {found:?}"));
    if step.overlaps(&zero) {
        let inside = CircleImpact { time: 0.0, sides: Sides::default(), normal: Vec2::ZERO };
        return if found == Some(inside) { Ok(()) } else { refused("it starts inside") };
    }
    match (found, step.first_hit()) {
        (None, None) => Ok(()),
        (None, Some(_)) => refused("it hits"),
        (Some(_), None) => refused("it does not hit"),
        (Some(impact), Some((piece, inside))) => {
            if impact.sides.iter().collect::<Vec<_>>() != step.met(&piece) {
                return refused("something else is met");
            }
            let [early, late] = [1.0 - ROUNDED, 1.0 + ROUNDED].map(|part| exact(impact.time) * exact(part));
            // A time below the smallest number above 0 is rounded to it or to 0.
            let late = late.max(exact(f64::from_bits(1)));
            let is_early_enough = !step.overlaps(&early) && early <= inside;
            let touches_at_once = impact.time == 0.0 && step.square(&zero) == &step.radius * &step.radius;
            if !is_early_enough || !(touches_at_once || step.overlaps(&late) || late >= inside) {
                return refused("another time");
            }
            let Vec2 { x, y } = impact.normal;
            let is_unit = (impact.normal.length() - 1.0).abs() < ROUNDED;
            // When it grazes by the last bit, the normal is perpendicular to the way.
            let leads_in = x * velocity.x + y * velocity.y < ROUNDED * velocity.length();
            if is_unit && leads_in { Ok(()) } else { refused("no normal") }
        }
    }
}

#[test]
fn a_time_below_the_smallest_number_is_zero() {
    let (ball, wall) = (circle(-7.0, -1e-100, 1.0), Rect::try_from([-6.0, 0.0, 6.0, 1.0]).expect("finite"));
    let velocity = Vec2::new(1e150, 0.0);
    let impact = circle_time_of_impact(ball, velocity, wall).expect("it meets the corner");
    assert_eq!((impact.time, impact.is_corner()), (0.0, true));
    agrees(ball, velocity, wall).expect("as fractions say");
}

#[test]
fn every_whole_step_near_a_rectangle() {
    let rect = Rect::try_from([0.0, 0.0, 4.0, 3.0]).expect("finite");
    let flat = Rect::try_from([0.0, 0.0, 4.0, 0.0]).expect("finite");
    let directions = [[1, 0], [0, 1], [1, 1], [2, 1], [1, 2], [3, 4], [4, 3], [4, -3], [3, -4], [1, -1], [5, -12]];
    let mut asked = 0;
    for place in 0..17 * 16 {
        let at = [place % 17 - 6, place / 17 - 6].map(f64::from);
        for radius in [0.0, 1.0, 2.5, 5.0] {
            for [x, y] in directions.into_iter().flat_map(|[x, y]| [[x, y], [-x, -y]]) {
                let velocity = Vec2::new(f64::from(x) * 1.5, f64::from(y) * 1.5);
                let rect = if place % 5 == 0 { flat } else { rect };
                agrees(circle(at[0], at[1], radius), velocity, rect).expect("as fractions say");
                asked += 1;
            }
        }
    }
    assert_eq!(asked, 17 * 16 * 4 * 22);
}

/// Steps along a line whose distance from a corner is the radius, or nearly.
pub(super) fn grazes() -> impl Strategy<Value = (Circle, Vec2, Rect)> {
    let triples = [[3.0, 4.0, 5.0], [5.0, 12.0, 13.0], [8.0, 15.0, 17.0]];
    (0..3usize, 1..40i32, 1..40i32, -2..=2i32, [number(), number()], 0..4usize).prop_map(
        move |(triple, scale, length, bits, [x, y], turn)| {
            let [a, c, radius] = triples[triple].map(|leg| leg * f64::from(scale) / 8.0);
            let radius = f64::from_bits((radius.to_bits() as i64 + i64::from(bits)) as u64);
            let along = f64::from(length) / 4.0;
            let (sx, sy) = [(1.0, 1.0), (-1.0, 1.0), (-1.0, -1.0), (1.0, -1.0)][turn];
            // Away from the corner by (a, c), back along the line by (c, -a).
            let at = circle(x - sx * (a + c * along), y - sy * (c - a * along), radius);
            let velocity = Vec2::new(sx * c * along * 2.0, -sy * a * along * 2.0);
            (at, velocity, Rect::try_from([x, y, sx * 900.0, sy * 700.0]).unwrap_or(b()))
        },
    )
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(3000))]

    #[test]
    fn an_impact_is_where_fractions_say(circle in circles(), velocity in [number(), number()], rect in rects()) {
        agrees(circle, Vec2::new(velocity[0], velocity[1]), rect).map_err(TestCaseError::fail)?;
    }

    #[test]
    fn a_graze_is_no_hit_and_one_bit_more_is((circle, velocity, rect) in grazes()) {
        agrees(circle, velocity, rect).map_err(TestCaseError::fail)?;
    }

    #[test]
    fn the_way_out_is_as_long_as_fractions_say(circle in circles(), rect in rects()) {
        let (contact, separation) = (oracle(circle, rect), circle_separation(circle, rect));
        prop_assert_eq!(separation.total_cmp(&0.0), Contact::Touching.cmp(&contact), "{}", separation);
        let push = circle_push_out(circle, rect);
        prop_assert_eq!(push.is_some(), contact == Contact::Overlapping);
        let step = Exact::new(circle, Vec2::ZERO, rect);
        let square = step.square(&BigRational::zero());
        if square.is_zero() {
            // From a centre inside or on the border: the nearest side, plus the radius.
            let Some(push) = push else { return Ok(()) };
            let (centre, min, max) = (&step.centre, rect.min(), rect.max());
            let far = [&centre[0] - exact(min.x), exact(max.x) - &centre[0], &centre[1] - exact(min.y), exact(max.y) - &centre[1]];
            let least = far.iter().min().expect("four");
            let nearest: Vec<Side> = push.nearest.iter().collect();
            let ways = Axis::PLANE.into_iter().flat_map(|axis| [End::Min, End::Max].map(|end| Side { axis, end }));
            let expected: Vec<Side> = ways.zip(&far).filter(|(_, far)| *far == least).map(|(side, _)| side).collect();
            prop_assert_eq!(nearest, expected);
            let off = (exact(push.depth) - (least + &step.radius)).abs();
            prop_assert!(off <= exact(push.depth) * exact(ROUNDED), "{}", push.depth);
            prop_assert!(push.sides.iter().all(|side| push.nearest.contains(side)) && push.sides.count() == 1);
        } else {
            // The distance is the radius plus the separation; its square is the exact one.
            let reach = |part: f64| &step.radius + exact(separation) * exact(part);
            let [low, high] = [1.0 - ROUNDED, 1.0 + ROUNDED].map(reach);
            let (low, high) = if low < high { (low, high) } else { (high, low) };
            prop_assert!(high.is_positive() && &high * &high >= square, "{}", separation);
            prop_assert!(low.is_negative() || &low * &low <= square, "{}", separation);
            if let Some(push) = push {
                prop_assert_eq!(push.sides.iter().collect::<Vec<_>>(), step.beyond(&BigRational::zero()));
            }
        }
    }
}

/// After the way out and a little more there is no overlap; after a little less there is one.
#[test]
fn the_way_out_leads_out() {
    let mut random = fastrand::Rng::with_seed(11);
    let mut moved = 0;
    for _ in 0..20_000 {
        let mut r = |below: f64| random.f64() * below;
        let (circle, rect) =
            (circle(r(40.0), r(40.0), r(20.0)), Rect::try_from([10.0, 10.0, r(20.0), r(20.0)]).expect("finite"));
        let Some(push) = circle_push_out(circle, rect) else { continue };
        for (part, expected) in [(1.0 + 1e-9, Contact::Apart), (1.0 - 1e-9, Contact::Overlapping)] {
            let there = Circle::new(circle.centre() + push.by * part, circle.radius());
            assert_eq!(there.contact_rect(rect), expected, "{circle:?} {rect:?} {push:?}");
        }
        moved += 1;
    }
    assert!(moved > 5_000, "{moved} overlapped");
}

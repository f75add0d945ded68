//! Judges tests of two boxes; an oracle counts by other means which of the 2,197 arrangements each gets wrong.

use hantei_collision::{Axis, Border, Cuboid, CuboidMethod, Interval, TwoCuboids};
use hantei_judge::AsFormula as _;
use hantei_judge::{CuboidFormula, OverlapClass, OverlapJudge, OverlapJudgement, Verdict, judge_overlap};
use std::collections::BTreeSet;

const ON_X: &str = "ax < bx2 && bx < ax2";
const ON_Y: &str = "ay < by2 && by < ay2";
const ON_Z: &str = "az < bz2 && bz < az2";

fn judged(text: &str) -> (CuboidFormula, OverlapJudgement<Cuboid>) {
    let formula: CuboidFormula = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
    let judgement = judge_overlap(&formula);
    (formula, judgement)
}

/// The order of all four ends of two intervals, which identifies their way to lie.
type Order = [std::cmp::Ordering; 4];

/// All pairs of intervals with ends on 0, 1, 3, 7 and their orders; none is in the middle of another.
fn pairs() -> Vec<(Order, Interval, Interval)> {
    const ENDS: [f64; 4] = [0.0, 1.0, 3.0, 7.0];
    let intervals = || ENDS.iter().flat_map(|&min| ENDS.iter().map(move |&max| Interval { min, max }));
    let intervals = || intervals().filter(|of| of.min < of.max);
    let order = |a: Interval, b: Interval| {
        [(a.min, b.min), (a.min, b.max), (a.max, b.min), (a.max, b.max)].map(|(p, q)| p.total_cmp(&q))
    };
    intervals().flat_map(|a| intervals().map(move |b| (order(a, b), a, b))).collect()
}

/// The arrangements in which a test is wrong for some sizes: each axis is stretched against the others.
fn wrong_arrangements(formula: &CuboidFormula, border: Border) -> usize {
    let pairs = pairs();
    let share = |a: Interval, b: Interval| match border {
        Border::Hits => a.min <= b.max && b.min <= a.max,
        Border::Misses | Border::Half => a.min < b.max && b.min < a.max,
    };
    let mut wrong = BTreeSet::new();
    let mut seen = BTreeSet::new();
    for stretched in [[1.0; 3], [64.0, 1.0, 1.0], [1.0, 64.0, 1.0], [1.0, 1.0, 64.0]] {
        let on = |axis: usize, of: Interval| Interval { min: of.min * stretched[axis], max: of.max * stretched[axis] };
        for (x, ax, bx) in &pairs {
            for (y, ay, by) in &pairs {
                let (cases, expected): (Vec<TwoCuboids>, Vec<bool>) = pairs
                    .iter()
                    .map(|(_, az, bz)| {
                        let solid = |[x, y, z]: [Interval; 3]| Cuboid::from_intervals([on(0, x), on(1, y), on(2, z)]);
                        let case = TwoCuboids { a: solid([*ax, *ay, *az]), b: solid([*bx, *by, *bz]) };
                        (case, share(*ax, *bx) && share(*ay, *by) && share(*az, *bz))
                    })
                    .unzip();
                let mut says = Vec::new();
                formula.answers(&cases, &mut says);
                for (((z, ..), says), expected) in pairs.iter().zip(says).zip(expected) {
                    seen.insert([*x, *y, *z]);
                    if says != expected {
                        wrong.insert([*x, *y, *z]);
                    }
                }
            }
        }
    }
    assert_eq!(seen.len(), 2197, "all arrangements");
    wrong.len()
}

#[test]
fn built_in_tests_of_boxes_are_right_in_all_arrangements() {
    for &method in CuboidMethod::ALL {
        for border in [Border::Hits, Border::Misses] {
            let mut seen = BTreeSet::new();
            let judgement = judge_overlap(|case: &TwoCuboids| {
                seen.insert(Axis::SPACE.map(|axis| case.way(axis).name()));
                method.hits(case.a, case.b, border, &mut ())
            });
            let name = format!("{} {border:?}", method.name());
            assert_eq!(judgement.verdict, Verdict::Right, "{name}");
            assert_eq!((judgement.border, judgement.errors), (border, vec![]), "{name}");
            assert_eq!(seen.len(), 2197, "{name}");
            let (_, judgement) = judged(&method.formula(border).to_string());
            assert_eq!((judgement.verdict, judgement.border), (Verdict::Right, border), "{name} as a formula");
        }
    }
}

#[test]
fn every_arrangement_of_boxes_is_asked_about_in_every_class() {
    let mut seen = vec![BTreeSet::new(); OverlapClass::ALL.len()];
    judge_overlap(|case: &TwoCuboids| {
        for (seen, class) in seen.iter_mut().zip(OverlapClass::ALL) {
            if class.has(*case) {
                seen.insert(Axis::SPACE.map(|axis| case.way(axis) as usize));
            }
        }
        true
    });
    for (seen, class) in seen.iter().zip(OverlapClass::ALL) {
        let (least, most) = match class {
            OverlapClass::WholePixels | OverlapClass::NotNegative => (13 * 13 * 13, 13 * 13 * 13),
            OverlapClass::ANotLarger | OverlapClass::BNotLarger => (10 * 10 * 10, 10 * 10 * 10),
            OverlapClass::EqualSizes => (7 * 7 * 7, 7 * 7 * 7),
            // Of two cubes one is smaller, equal or larger, which leaves 9, 7 or 9 ways on each axis, 6 of them the
            // same. A grid of four points has about a third of these.
            OverlapClass::ASquare | OverlapClass::BSquare => (450, 13 * 13 * 13),
            OverlapClass::Squares => (450, 9 * 9 * 9 + 7 * 7 * 7 + 9 * 9 * 9 - 2 * 6 * 6 * 6),
        };
        assert!((least..=most).contains(&seen.len()), "{}: {}", class.name(), seen.len());
    }
}

/// Left, upper, near corner and size.
fn numbers(TwoCuboids { a, b }: TwoCuboids) -> [[f64; 6]; 2] {
    [a.into(), b.into()]
}

/// Each test with its verdict, the number of wrong arrangements, computed by hand, and the smallest pair. On each axis
/// 9 of the 13 ways overlap, two are apart and two touch.
#[test]
fn wrong_tests_of_boxes() {
    const CUBE: [f64; 6] = [0.0, 0.0, 0.0, 1.0, 1.0, 1.0];
    const TALL: [f64; 6] = [0.0, 0.0, 0.0, 1.0, 2.0, 1.0];
    let at = |[x, y, z]: [f64; 3], [_, _, _, width, height, depth]: [f64; 6]| [x, y, z, width, height, depth];
    let only_squares = || Verdict::Only(vec![OverlapClass::Squares]);
    let width_twice =
        "abs(acx - bcx) < (aw + bw) / 2 && abs(acy - bcy) < (aw + bw) / 2 && abs(acz - bcz) < (ad + bd) / 2";
    let table = [
        ("no z", format!("{ON_X} && {ON_Y}"), Verdict::Wrong, 9 * 9 * 4, [CUBE, at([0.0, 0.0, 2.0], CUBE)]),
        ("no x", format!("{ON_Y} && {ON_Z}"), Verdict::Wrong, 4 * 9 * 9, [CUBE, at([2.0, 0.0, 0.0], CUBE)]),
        // True on z only if A ends before B begins.
        ("sign", format!("{ON_X} && {ON_Y} && az < bz2 && bz > az2"), Verdict::Wrong, 9 * 9 * (9 + 1), [CUBE, CUBE]),
        // On y a wide box turns apart into a hit, a narrow one a hit into apart, unless both begin and end together.
        ("width twice", width_twice.to_owned(), only_squares(), 9 * (4 + 8) * 9, [TALL, at([0.0, 1.0, 0.0], TALL)]),
    ];
    for (name, text, verdict, wrong, smallest) in table {
        let (formula, judgement) = judged(&text);
        assert_eq!((judgement.verdict, judgement.border), (verdict, Border::Misses), "{name}");
        assert_eq!(numbers(judgement.errors[0]), smallest, "{name}");
        assert_eq!(judgement.errors.len(), wrong, "{name}, by hand");
        assert_eq!(wrong_arrangements(&formula, Border::Misses), wrong, "{name}, by the oracle");
        for error in judgement.errors {
            let expected = error.a.overlaps(error.b, Border::Misses);
            assert_ne!(formula.hits(error.a, error.b, &mut ()), expected, "{name}: {error:?}");
        }
    }
}

#[test]
fn boxes_judged_in_steps_are_judged_the_same() {
    let (formula, whole) = judged(ON_X);
    let mut judge = OverlapJudge::<Cuboid>::default();
    let (mut steps, mut before) = (0, 0.0);
    let in_steps = loop {
        steps += 1;
        let done = judge.advance(20_000, &formula);
        assert!(judge.progress() > before, "it gets on");
        before = judge.progress();
        if let Some(judgement) = done {
            break judgement;
        }
    };
    assert_eq!((in_steps, before), (whole, 1.0));
    assert!(steps > 10, "{steps}");
}

/// Quake's names of true and false.
#[test]
fn boxes_of_quake() {
    let (_, judgement) = judged(
        "qboolean BoundsIntersect(const vec3_t mins, const vec3_t maxs, const vec3_t mins2, const vec3_t maxs2)
{
	if ( maxs[0] < mins2[0] ||
		maxs[1] < mins2[1] ||
		maxs[2] < mins2[2] ||
		mins[0] > maxs2[0] ||
		mins[1] > maxs2[1] ||
		mins[2] > maxs2[2])
	{
		return qfalse;
	}

	return qtrue;
}",
    );
    assert_eq!((judgement.verdict, judgement.border, judgement.is_proved), (Verdict::Right, Border::Hits, true));
}

/// In the form of games and engines: each begins before the other ends, on each axis.
#[test]
fn a_pasted_test_says_the_same() {
    let min_max = "a.minX <= b.maxX && a.maxX >= b.minX && a.minY <= b.maxY && a.maxY >= b.minY && \
                   a.minZ <= b.maxZ && a.maxZ >= b.minZ";
    let engine = "return !(a.max.x < b.min.x || a.min.x > b.max.x || a.max.y < b.min.y || a.min.y > b.max.y || \
                  a.max.z < b.min.z || a.min.z > b.max.z);";
    for text in [min_max, engine] {
        let formula: CuboidFormula = text.parse().expect("a formula");
        assert_eq!(wrong_arrangements(&formula, Border::Hits), 0, "{text}");
    }
}

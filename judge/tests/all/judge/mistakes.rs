//! Well-known wrong tests with the judge's results, and odd tests made to fool it.

use super::{BORDERS, inside, numbers, overlap};
use hantei_collision::{
    Allen, Axis, Border, Contact, InsideMethod, OverlapMethod, Point, Quad, QuadAndPoint, QuadContact, Rect, Two,
    contact, quad_contact,
};
use hantei_judge::AsFormula as _;
use hantei_judge::{
    INSIDE_MISTAKES, InsideFormula, InsideJudgement, OVERLAP_MISTAKES, OverlapClass, OverlapFormula, OverlapJudgement,
    QuadClass, Verdict, judge_inside, judge_overlap,
};

fn judged(name: &str) -> OverlapJudgement {
    let mistake = OVERLAP_MISTAKES.into_iter().find(|mistake| mistake.name == name).expect("a mistake");
    judge_overlap(&overlap(mistake.formula))
}

fn judged_inside(name: &str) -> InsideJudgement {
    let mistake = INSIDE_MISTAKES.into_iter().find(|mistake| mistake.name == name).expect("a mistake");
    judge_inside(&inside(mistake.formula))
}

#[test]
fn mistakes_with_rectangles() {
    use Verdict::{Only, Wrong};
    let unit = [0.0, 0.0, 1.0, 1.0];
    // Name, verdict, nearest border, number of wrong arrangements, smallest case.
    let table = [
        (
            "corner-inside",
            Only(vec![OverlapClass::ANotLarger]),
            Border::Hits,
            21,
            [0.0, 0.0, 3.0, 1.0],
            [1.0, 0.0, 1.0, 1.0],
        ),
        ("condition-1", Wrong, Border::Hits, 44, unit, [0.0, 2.0, 1.0, 1.0]),
        ("condition-2", Wrong, Border::Hits, 44, unit, [2.0, 0.0, 1.0, 1.0]),
        ("condition-3", Wrong, Border::Hits, 44, unit, [2.0, 0.0, 1.0, 1.0]),
        ("condition-4", Wrong, Border::Hits, 44, unit, [2.0, 0.0, 1.0, 1.0]),
        ("or-for-and", Wrong, Border::Hits, 48, unit, [2.0, 0.0, 1.0, 1.0]),
        ("full-sizes", Wrong, Border::Hits, 48, unit, [2.0, 0.0, 2.0, 1.0]),
        ("no-abs", Wrong, Border::Misses, 40, unit, [2.0, 0.0, 1.0, 1.0]),
        ("at-most-once", Wrong, Border::Misses, 9, unit, [1.0, 0.0, 1.0, 1.0]),
        ("only-x", Wrong, Border::Misses, 36, unit, [0.0, 2.0, 1.0, 1.0]),
        (
            "width-twice",
            Only(vec![OverlapClass::Squares]),
            Border::Misses,
            108,
            [0.0, 0.0, 1.0, 2.0],
            [0.0, 1.0, 1.0, 2.0],
        ),
        ("circles", Wrong, Border::Misses, 108, [0.0, 0.0, 1.0, 2.0], [0.0, 1.0, 1.0, 2.0]),
        ("centre-as-corner", Only(vec![OverlapClass::EqualSizes]), Border::Misses, 160, unit, [0.0, 0.0, 3.0, 1.0]),
        ("integer-halves", Wrong, Border::Misses, 81, unit, unit),
        ("mixed-axes", Wrong, Border::Misses, 99, [1.0, 0.0, 1.0, 1.0], [1.0, 0.0, 1.0, 1.0]),
        ("swapped-arguments", Wrong, Border::Misses, 121, unit, unit),
        ("unsorted-corners", Wrong, Border::Misses, 80, unit, unit),
    ];
    assert_eq!(table.each_ref().map(|row| row.0), OVERLAP_MISTAKES.map(|mistake| mistake.name));
    for (name, verdict, border, cells, a, b) in table {
        let judgement = judged(name);
        let first = judgement.errors[0];
        assert_eq!((judgement.verdict, judgement.border, judgement.errors.len()), (verdict, border, cells), "{name}");
        assert_eq!([numbers(first.a), numbers(first.b)], [a, b], "{name}");
    }
}

#[test]
fn mistakes_miss_what_they_are_known_to_miss() {
    let is_wrong = |name: &str, x: Allen, y: Allen| {
        judged(name).errors.iter().any(|error| (error.way(Axis::X), error.way(Axis::Y)) == (x, y))
    };
    assert!(is_wrong("corner-inside", Allen::Contains, Allen::During), "the cross");
    assert!(is_wrong("corner-inside", Allen::Contains, Allen::Contains), "B inside A");
    assert!(!is_wrong("corner-inside", Allen::During, Allen::During), "A inside B is found");
    assert!(is_wrong("at-most-once", Allen::Meets, Allen::Equals));
    assert!(!is_wrong("at-most-once", Allen::MetBy, Allen::Equals), "only on one side");
    assert!(is_wrong("unsorted-corners", Allen::Overlaps, Allen::Overlaps));
    assert!(!is_wrong("unsorted-corners", Allen::During, Allen::During), "A inside B is found");
    for &way in Allen::ALL {
        let apart = matches!(way, Allen::Before | Allen::Meets | Allen::MetBy | Allen::After);
        assert_eq!(is_wrong("only-x", Allen::Equals, way), apart, "{}", way.name());
    }
}

#[test]
fn mistakes_with_points() {
    use QuadClass::{ConvexClockwise, ConvexCounterClockwise};
    let table = [
        ("three-edges", Verdict::Wrong, Border::Misses, ConvexClockwise, QuadContact::Outside),
        ("bounding-box", Verdict::Wrong, Border::Hits, ConvexClockwise, QuadContact::Outside),
        (
            "wrong-winding",
            Verdict::Only(vec![ConvexCounterClockwise]),
            Border::Misses,
            ConvexClockwise,
            QuadContact::Inside,
        ),
        ("both-ends", Verdict::Wrong, Border::Misses, ConvexClockwise, QuadContact::Inside),
    ];
    assert_eq!(table.each_ref().map(|row| row.0), INSIDE_MISTAKES.map(|mistake| mistake.name));
    for (name, verdict, border, class, contact) in table {
        let judgement = judged_inside(name);
        let first = judgement.errors[0];
        assert_eq!((judgement.verdict, judgement.border), (verdict, border), "{name}");
        assert_eq!((first.class, first.contact), (class, contact), "{name}: {first:?}");
    }
    let level = judged_inside("both-ends").errors[0];
    assert!(level.quad.corners.iter().any(|corner| corner.y == level.p.y), "level with a corner: {level:?}");
}

const NAMES: [&str; 20] = [
    "ax", "ay", "aw", "ah", "ax2", "ay2", "acx", "acy", "bx", "by", "bw", "bh", "bx2", "by2", "bcx", "bcy", "0", "1",
    "2", "3",
];
const SIGNS: [&str; 6] = ["<", "<=", ">", ">=", "==", "!="];
const JOINTS: [&str; 2] = ["&&", "||"];
const SUMS: [&str; 4] = ["+", "-", "*", "/"];

pub(super) fn mutant(text: &str, random: &mut fastrand::Rng) -> String {
    let spaced = text.replace('(', " ( ").replace(')', " ) ").replace(';', " ; ");
    let mut words: Vec<&str> = spaced.split_whitespace().collect();
    for _ in 0..random.usize(1..4) {
        let place = random.usize(..words.len());
        for kind in [&NAMES[..], &SIGNS, &JOINTS, &SUMS] {
            if kind.contains(&words[place]) {
                words[place] = kind[random.usize(..kind.len())];
            }
        }
    }
    words.join(" ")
}

/// Two rectangles of many sizes, near each other, in whole numbers or parts down to 1/128, below 0 and above.
pub(super) fn near(random: &mut fastrand::Rng) -> (Rect, Rect) {
    let unit = [1.0, 1.0, 0.5, 0.25, 1.0 / 128.0][random.usize(..5)];
    let most = [4, 12, 60, 1000][random.usize(..4)];
    let mut whole = |from: i32, to: i32| f64::from(random.i32(from..=to)) * unit;
    let (x, y) = (whole(-most, most), whole(-most, most));
    let [aw, ah, bw, bh] = [whole(1, most), whole(1, most), whole(1, most), whole(1, most)];
    let mut beside = |a: f64, size: f64, own: f64| match random.u8(..6) {
        0 => a + size,
        1 => a - own,
        2 => a,
        3 => a + size + f64::from(random.i32(-3..=3)) * unit,
        4 => a - own + f64::from(random.i32(-3..=3)) * unit,
        _ => a + f64::from(random.i32(-most..=most)) * unit,
    };
    let (bx, by) = (beside(x, aw, bw), beside(y, ah, bh));
    let rect = |x, y, width, height| Rect::from_origin_size(Point::new(x, y), width, height);
    let (a, b) = (rect(x, y, aw, ah), rect(bx, by, bw, bh));
    // Some are squares, or equally large.
    match random.u8(..4) {
        0 => (rect(x, y, aw, aw), rect(bx, by, bw, bw)),
        1 => (a, rect(bx, by, aw, ah)),
        _ => (a, b),
    }
}

/// A test that the judge calls right is also right in other cases.
fn is_not_fooled(mutants: usize, seed: u64) {
    let mut random = fastrand::Rng::with_seed(seed);
    let mut right = 0;
    while right < mutants {
        let method = OverlapMethod::ALL[random.usize(..OverlapMethod::ALL.len())];
        let text = mutant(&method.formula(BORDERS[random.usize(..2)]).to_string(), &mut random);
        let Ok(formula) = text.parse::<OverlapFormula>() else { continue };
        let judgement = judge_overlap(&formula);
        let classes = match judgement.verdict {
            Verdict::Right => vec![],
            Verdict::Only(classes) => classes,
            Verdict::Wrong => continue,
        };
        right += 1;
        for _ in 0..3000 {
            let (a, b) = near(&mut random);
            if classes.iter().all(|class| class.has(Two { a, b })) {
                let expected = match contact(a, b) {
                    Contact::Overlapping => true,
                    Contact::Touching => judgement.border == Border::Hits,
                    Contact::Apart => false,
                };
                assert_eq!(
                    formula.hits(a, b, &mut ()),
                    expected,
                    "{text}: {classes:?} {:?} {a:?} {b:?}",
                    judgement.border
                );
            }
        }
    }
}

#[test]
fn the_judge_is_not_fooled() {
    is_not_fooled(60, 7);
}

/// The same for points; right tests are tried on a grid that the judge does not have.
#[test]
fn the_judge_of_points_is_not_fooled() {
    let mut random = fastrand::Rng::with_seed(3);
    let mut right = 0;
    while right < 25 {
        let method = InsideMethod::ALL[random.usize(..2)];
        let text = mutant(&method.formula(BORDERS[random.usize(..2)]).to_string(), &mut random);
        let text = if random.bool() { text } else { text.replacen("A , B", "A , C", 1) };
        let Ok(formula) = text.parse::<InsideFormula>() else { continue };
        let judgement = judge_inside(&formula);
        let classes = match judgement.verdict {
            Verdict::Right => QuadClass::ALL.to_vec(),
            Verdict::Only(classes) => classes,
            Verdict::Wrong => continue,
        };
        right += 1;
        for _ in 0..3000 {
            let mut point = || Point::new(f64::from(random.i32(-9..9)), f64::from(random.i32(-9..9)));
            let (quad, p) = (Quad::new(point(), point(), point(), point()), point());
            if classes.contains(&QuadClass::of(&quad)) {
                let expected = match quad_contact(&quad, p) {
                    QuadContact::Inside => true,
                    QuadContact::OnEdge => judgement.border == Border::Hits,
                    QuadContact::Outside => false,
                };
                let mut answers = Vec::new();
                formula.answers(&[QuadAndPoint { quad, p }], &mut answers);
                assert_eq!(answers, [expected], "{text}: {classes:?} {quad:?} {p:?}");
            }
        }
    }
}

//! Code of the methods for a point and a polygon: the cases that it is run on, and what hantei reads of it.

use crate::polygon::KINDS;
use hantei_collision::shapes::Pair;
use hantei_collision::{Border, Method as _, Named as _, Point, PointAndPolygon, PointInPolygonMethod, Polygon};
use hantei_judge::{
    CodeLanguage, CodeParameters, Formula, FormulaError, FormulaFlaw, NumberKind, ParseOptions, PointBorder,
    judge_pair, polygon_code,
};

/// The most corners of a case, and where its numbers are: how many corners, the point, x of all, y of all, then the corners.
const MOST: usize = 16;
pub(super) const SIZE: usize = 3 + 4 * MOST;

/// Each method with each border, and what it is called.
pub(super) fn methods() -> impl Iterator<Item = (String, PointInPolygonMethod, Border)> {
    PointInPolygonMethod::VALUES.iter().flat_map(|&method| {
        Border::ALL
            .iter()
            .map(move |&border| (format!("{} border={}", method.value_name(), border.name()), method, border))
    })
}

pub(super) fn code(language: CodeLanguage, parameters: CodeParameters, name: &str) -> String {
    let (_, method, border) = methods().find(|(known, ..)| known == name).expect("a method");
    polygon_code(method, border, language, parameters, &format!("hantei: {name}"))
}

/// Polygons of all kinds: on a small grid, so that corners are doubled, edges level, and points on edges or beside a corner;
/// some with numbers that round, some far away.
pub(super) fn cases() -> Vec<PointAndPolygon> {
    let mut random = fastrand::Rng::with_seed(16);
    let case = |place: usize| {
        let count = 3 + place % (MOST - 2);
        let grid = [3, 5, 9][place / 3 % 3];
        let (scale, beside) = [(1.0, 0.0), (0.5, -2.0), (1.0 / 3.0, 0.1), (1e9 / 7.0, -1e9), (0.3, 1e6)][place / 9 % 5];
        let mut point = || {
            let [x, y] = [random.i32(0..grid), random.i32(0..grid)];
            Point::new(scale * f64::from(x) + beside, scale * f64::from(y) - beside)
        };
        let corners: Vec<Point> = (0..count).map(|_| point()).collect();
        let (a, b) = (corners[0], corners[count / 2]);
        let p = match place % 4 {
            0 => Point::new(a.x + (b.x - a.x) * 0.3, a.y + (b.y - a.y) * 0.3),
            1 => Point::new(b.x, a.y),
            _ => point(),
        };
        PointAndPolygon { p, polygon: Polygon::checked(&corners).expect("a polygon") }
    };
    // Round polygons, also the other way round, of which more methods know the inside.
    let round = |place: usize| {
        let count = 3 + place % (MOST - 2);
        let way = if place.is_multiple_of(2) { 1.0 } else { -1.0 };
        let corner = |at: usize| {
            let turn = std::f64::consts::TAU * at as f64 / count as f64;
            Point::new((9.0 * turn.cos()).round(), way * (9.0 * turn.sin()).round())
        };
        let p = Point::new((place % 23) as f64 - 11.0, (place / 23 % 23) as f64 - 11.0);
        PointAndPolygon {
            p,
            polygon: Polygon::checked(&(0..count).map(corner).collect::<Vec<_>>()).expect("a polygon"),
        }
    };
    (0..900).map(case).chain((0..600).map(round)).collect()
}

pub(super) fn numbers(case: &PointAndPolygon) -> Vec<f64> {
    let corners = case.polygon.corners();
    let filled =
        |of: Vec<f64>, count: usize| of.into_iter().chain([0.0].repeat(count)).take(count).collect::<Vec<f64>>();
    let along = |of: fn(&Point) -> f64| filled(corners.iter().map(of).collect(), MOST);
    let pairs = filled(corners.iter().flat_map(|corner| [corner.x, corner.y]).collect(), 2 * MOST);
    [vec![corners.len() as f64, case.p.x, case.p.y], along(|corner| corner.x), along(|corner| corner.y), pairs].concat()
}

/// The arguments of a call, from the numbers `c` of a case.
pub(super) fn arguments(language: CodeLanguage, parameters: CodeParameters) -> &'static str {
    let [numbers, points] = match language {
        CodeLanguage::Rust => [
            "c[1], c[2], &c[3..3 + c[0] as usize], &c[19..19 + c[0] as usize]",
            "Point { x: c[1], y: c[2] }, &(0..c[0] as usize).map(|i| Point { x: c[3 + i], y: c[19 + i] }).collect::<Vec<_>>()",
        ],
        CodeLanguage::C => {
            ["c[1], c[2], c + 3, c + 19, (int)c[0]", "(Point){c[1], c[2]}, (const Point *)(c + 35), (int)c[0]"]
        }
        CodeLanguage::CSharp => [
            "c[1], c[2], new ArraySegment<double>(c, 3, (int)c[0]).ToArray(), new ArraySegment<double>(c, 19, (int)c[0]).ToArray()",
            "new Point { x = c[1], y = c[2] }, Enumerable.Range(0, (int)c[0]).Select(i => new Point { x = c[3 + i], y = c[19 + i] }).ToArray()",
        ],
        CodeLanguage::Java => [
            "c[1], c[2], java.util.Arrays.copyOfRange(c, 3, 3 + (int) c[0]), java.util.Arrays.copyOfRange(c, 19, 19 + (int) c[0])",
            "new Point(c[1], c[2]), java.util.stream.IntStream.range(0, (int) c[0]).mapToObj(i -> new Point(c[3 + i], c[19 + i])).toArray(Point[]::new)",
        ],
        CodeLanguage::JavaScript => [
            "c[1], c[2], c.subarray(3, 3 + c[0]), c.subarray(19, 19 + c[0])",
            "{x: c[1], y: c[2]}, Array.from({length: c[0]}, (_, i) => ({x: c[3 + i], y: c[19 + i]}))",
        ],
        CodeLanguage::Python => [
            "c[1], c[2], c[3:3 + int(c[0])], c[19:19 + int(c[0])]",
            "Point(c[1], c[2]), [Point(c[3 + i], c[19 + i]) for i in range(int(c[0]))]",
        ],
        CodeLanguage::Lua => [
            "c[2], c[3], {table.unpack(c, 4, 3 + c[1])}, {table.unpack(c, 20, 19 + c[1])}",
            "{x = c[2], y = c[3]}, (function() local b = {} for i = 1, c[1] do b[i] = {x = c[3 + i], y = c[19 + i]} end return b end)()",
        ],
        _ => ["", ""],
    };
    if parameters == CodeParameters::Type { points } else { numbers }
}

/// The cases tell each method with each border from all others. Off the edges, `strict-crossings` leaves out what
/// `closed-crossings` counts twice: both edges of a corner on the ray, or those beside a level edge.
#[test]
fn no_two_methods_answer_alike() {
    let (all, cases): (Vec<_>, _) = (methods().collect(), cases());
    let answers = |(_, method, border): &(String, PointInPolygonMethod, Border)| {
        cases.iter().map(|case| method.holds(case, *border, &mut ())).collect::<Vec<bool>>()
    };
    let answers: Vec<Vec<bool>> = all.iter().map(answers).collect();
    let mut same = Vec::new();
    for (one, said) in answers.iter().enumerate() {
        let other = answers[..one].iter().position(|other| other == said);
        same.extend(other.map(|other| format!("{} is {}", all[one].0, all[other].0)));
    }
    let closed = ["hits", "misses"]
        .map(|border| format!("closed-crossings border={border} is strict-crossings border={border}"));
    assert_eq!(same, closed);
}

fn read(code: &str) -> Result<Formula<Pair<'static>>, FormulaError> {
    Formula::read_for(KINDS, code, &ParseOptions::default()).map(|(formula, _)| formula)
}

/// The reader's copy of a method answers as the method, for each polygon that it fits.
fn answers_alike(formula: &Formula<Pair<'static>>, method: PointInPolygonMethod, border: Border, what: &str) {
    let mut fitting = 0;
    for case in cases() {
        let pair = Pair::from(case);
        if formula.fits_corners(&pair) {
            fitting += 1;
            assert_eq!(formula.holds(&pair, &mut ()), method.holds(&case, border, &mut ()), "{what}: {case:?}");
        }
    }
    assert!(fitting > 50, "{what}: {fitting}");
}

/// What hantei writes it can read, but for loops in HSP.
#[test]
fn the_code_of_crossings_is_read_back_in_each_language() {
    let (method, border) = (PointInPolygonMethod::Crossings, Border::Half);
    for &language in CodeLanguage::ALL {
        for &parameters in CodeParameters::VALUES {
            let code = polygon_code(method, border, language, parameters, "hantei: a note, with < and a.x in it");
            let what = format!("{language:?} {parameters:?}");
            if language == CodeLanguage::Hsp {
                let error = read(&code).expect_err("HSP's loops go over lists of shapes alone");
                let is_it = matches!(&error.flaw, FormulaFlaw::MayChange(_) | FormulaFlaw::Unexpected(..));
                assert!(is_it, "{error}");
                continue;
            }
            let formula = read(&code).unwrap_or_else(|error| panic!("{what}: {error}"));
            assert_eq!(formula.corners(), Some(3..=6), "{what}");
            answers_alike(&formula, method, border, &what);
            if parameters == CodeParameters::Numbers {
                let judgement = judge_pair(&formula, NumberKind::Fractions).expect("judged");
                assert_eq!(judgement.right, Some(PointBorder::Half), "{what}");
            }
        }
    }
}

/// Each method with each border, as the judge sees it: with as many corners as its ways allow.
#[test]
fn the_code_of_each_method_is_judged() {
    let mut all = String::new();
    for (name, method, border) in methods() {
        let code = polygon_code(method, border, CodeLanguage::JavaScript, CodeParameters::Type, "");
        all += &match read(&code) {
            Ok(formula) => {
                answers_alike(&formula, method, border, &name);
                let judgement = judge_pair(&formula, NumberKind::Fractions).expect("judged");
                let found = match (judgement.right, judgement.only) {
                    (Some(border), _) => border.name().to_owned(),
                    (_, Some((limit, border))) => format!("{} {}", limit.name(), border.name()),
                    _ => "wrong".to_owned(),
                };
                let most = formula.corners().map_or(0, |corners| *corners.end());
                format!("{name}: {found}, up to {most} corners\n")
            }
            Err(error) => format!("{name}: {}\n", error.flaw),
        };
    }
    assert_eq!(all, JUDGED);
}

const JUDGED: &str = "\
crossings border=hits: hits, up to 4 corners\n\
crossings border=misses: misses, up to 4 corners\n\
crossings border=half: half, up to 6 corners\n\
winding border=hits: hits, up to 4 corners\n\
winding border=misses: misses, up to 4 corners\n\
winding border=half: half, up to 6 corners\n\
same-side border=hits: convex hits, up to 6 corners\n\
same-side border=misses: convex misses, up to 6 corners\n\
same-side border=half: are the elements of b the corners of one shape?\n\
strict-crossings border=hits: too long: at most 4096 steps, and ways through the test\n\
strict-crossings border=misses: too long: at most 4096 steps, and ways through the test\n\
strict-crossings border=half: wrong, up to 4 corners\n\
closed-crossings border=hits: too long: at most 4096 steps, and ways through the test\n\
closed-crossings border=misses: too long: at most 4096 steps, and ways through the test\n\
closed-crossings border=half: wrong, up to 4 corners\n\
vertical-slip border=hits: too long: at most 4096 steps, and ways through the test\n\
vertical-slip border=misses: too long: at most 4096 steps, and ways through the test\n\
vertical-slip border=half: wrong, up to 5 corners\n\
bounding-box border=hits: wrong, up to 6 corners\n\
bounding-box border=misses: wrong, up to 6 corners\n\
bounding-box border=half: wrong, up to 6 corners\n";

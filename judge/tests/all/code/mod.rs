//! The code of a test gives the same answers as hantei: compiled and run in Rust, C, Java, JavaScript, Python and
//! Lua on all cases of the judge; for the other languages there are files to read.

mod circle;
mod layout;
mod others;
mod polygons;
mod programs;
mod read_back;
pub(crate) mod response;

use hantei_collision::Method as _;
use hantei_collision::{
    Allen, Border, Comparison, Cuboid, CuboidMethod, InsideMethod, Interval, Named as _, OverlapMethod, QuadAndPoint,
    Question, TwoCuboids, TwoRects,
};
use hantei_judge::AsFormula as _;
use hantei_judge::{
    CodeLanguage, CodeParameters, CuboidFormula, InsideFormula, OverlapFormula, judge_inside, judge_overlap,
};
use std::fs;
use std::path::Path;

const BORDERS: [(Border, &str); 2] = [(Border::Hits, "hits"), (Border::Misses, "misses")];

fn pairs() -> Vec<TwoRects> {
    let mut all = Vec::new();
    judge_overlap(|case: &TwoRects| {
        all.push(*case);
        false
    });
    all
}

fn probes() -> Vec<QuadAndPoint> {
    let mut all = Vec::new();
    judge_inside(|case: &QuadAndPoint| {
        all.push(*case);
        false
    });
    all
}

/// Pairs of boxes in all 13 ways on each of three axes.
fn solids() -> Vec<TwoCuboids> {
    const B: Interval = Interval { min: 4.0, max: 8.0 };
    let ways = || Allen::ALL.iter().copied();
    let all = ways().flat_map(|x| ways().flat_map(move |y| ways().map(move |z| [x, y, z])));
    let a = |ways: [Allen; 3]| Cuboid::from_intervals(ways.map(|way| way.example(B)));
    all.map(|ways| TwoCuboids { a: a(ways), b: Cuboid::from_intervals([B; 3]) }).collect()
}

/// Formulas that are not built in, with everything that a formula can have.
const OWN_OVERLAP: [&str; 7] = [
    "(max(ax, bx) < min(ax2, bx2)) & (max(ay, by) < min(ay2, by2))",
    "bool 左 = ax2 < bx; bool class = bx2 < ax; if (左 || class) return false; return !(a.bottom < by) && -by2 <= -(ay - 0.5) + 1e-3 * 2;",
    "((ax < bx2 and not bx >= ax2) != (ax == bx)) | (aw * 2 != bw / (ah + 0.25))",
    "ax * 2 % 4 < (bx + aw) % 3 && mod(ax - 7, 4) - mod(by, -3) > -fmod(-ay, 2)",
    "mod(ax - bx, 0.3) < mod(by / 7, -1.1) + bw",
    "mod(ay, bh) > mod(-1e-20 * ah, 1)",
    "acx - (bcx - aw) < 3 || ((abs(-acx) > 1 && ax2 > bx) ^ (ay < by))",
];

const OWN_CUBOIDS: [&str; 2] = [
    "max(az, bz) < min(az2, bz2) && b.depth * 2 > a.front - 1 && ax < bx + bw",
    "!(a.back < b.front || b.back < a.front) && abs(acz - bcz) * 2 < a.d + bd",
];

const OWN_INSIDE: [&str; 2] = [
    "(A.y > P.y) != (C.y > P.y) && P.x < (C.x - A.x) * (P.y - A.y) / (C.y - A.y) + A.x",
    "(cross(A, C, P) * dot(B, D, P) > 0) | (min(A.x, max(B.x, C.x)) <= P.x)",
];

fn overlap(text: &str) -> OverlapFormula {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error:?}"))
}

fn inside(text: &str) -> InsideFormula {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error:?}"))
}

fn overlap_formulas() -> Vec<(String, OverlapFormula)> {
    let built_in = OverlapMethod::ALL.iter().flat_map(|&method| {
        BORDERS.map(|(border, name)| (format!("{} border={name}", method.name()), method.formula(border)))
    });
    built_in.chain(OWN_OVERLAP.iter().map(|text| ("own".into(), overlap(text)))).collect()
}

fn cuboid_formulas() -> Vec<(String, CuboidFormula)> {
    let built_in = CuboidMethod::ALL.iter().flat_map(|&method| {
        BORDERS.map(|(border, name)| (format!("{} in space border={name}", method.name()), method.formula(border)))
    });
    let own = OWN_CUBOIDS.iter().map(|text| ("own".into(), text.parse().expect("a formula")));
    built_in.chain(own).collect()
}

fn inside_formulas() -> Vec<(String, InsideFormula)> {
    let built_in = InsideMethod::ALL.iter().flat_map(|&method| {
        BORDERS.map(|(border, name)| (format!("{} border={name}", method.name()), method.formula(border)))
    });
    built_in.chain(OWN_INSIDE.iter().map(|text| ("own".into(), inside(text)))).collect()
}

#[test]
fn the_formula_of_a_method_compares_what_the_method_compares() {
    for case in pairs() {
        for &method in OverlapMethod::ALL {
            for (border, _) in BORDERS {
                let formula = overlap_formula(method, border);
                let (mut by_method, mut by_formula): (Vec<Comparison>, Vec<Comparison>) = (Vec::new(), Vec::new());
                let hit = method.hits(case.a, case.b, border, &mut by_method);
                assert_eq!(formula.hits(case.a, case.b, &mut by_formula), hit, "{} {case:?}", method.name());
                assert_eq!(by_formula, by_method, "{} {border:?} {case:?}", method.name());
            }
        }
    }
}

fn overlap_formula(method: OverlapMethod, border: Border) -> &'static OverlapFormula {
    static READ: std::sync::OnceLock<Vec<OverlapFormula>> = std::sync::OnceLock::new();
    let each = |method: &OverlapMethod| BORDERS.map(|(border, _)| method.formula(border));
    let read = READ.get_or_init(|| OverlapMethod::ALL.iter().flat_map(each).collect());
    &read[method as usize * 2 + usize::from(border == Border::Misses)]
}

#[test]
fn the_formula_of_a_method_of_points_compares_what_the_method_compares() {
    let formulas: Vec<_> = InsideMethod::ALL
        .iter()
        .flat_map(|method| BORDERS.map(|(border, _)| (*method, border, method.formula(border))))
        .collect();
    for QuadAndPoint { quad, p } in probes() {
        for (method, border, formula) in &formulas {
            let (mut by_method, mut by_formula): (Vec<Comparison>, Vec<Comparison>) = (Vec::new(), Vec::new());
            let inside = method.contains(&quad, p, *border, &mut by_method);
            assert_eq!(formula.contains(&quad, p, &mut by_formula), inside, "{} {quad:?} {p:?}", method.name());
            assert_eq!(by_formula, by_method, "{} {border:?} {quad:?} {p:?}", method.name());
        }
    }
}

#[test]
fn the_formula_of_a_method_of_cuboids_compares_what_the_method_compares() {
    for &method in CuboidMethod::ALL {
        for (border, _) in BORDERS {
            let formula = method.formula(border);
            for TwoCuboids { a, b } in solids() {
                let (mut by_method, mut by_formula): (Vec<Comparison>, Vec<Comparison>) = (Vec::new(), Vec::new());
                let hit = method.hits(a, b, border, &mut by_method);
                assert_eq!(formula.hits(a, b, &mut by_formula), hit, "{} {a:?}", method.name());
                assert_eq!(by_formula, by_method, "{} {border:?} {a:?}", method.name());
            }
        }
    }
}

/// The questions are the same too, except for the bars around a distance.
#[test]
fn the_formula_of_a_method_asks_what_the_method_asks() {
    for &method in OverlapMethod::ALL {
        for (border, _) in BORDERS {
            let (by_formula, by_method) = (method.formula(border).questions(), method.questions(border));
            assert_eq!(by_formula.len(), by_method.len());
            for (of_formula, of_method) in by_formula.iter().zip(&by_method) {
                assert_eq!((of_formula.id, of_formula.operator), (of_method.id, of_method.operator));
                assert_eq!(of_formula.about, of_method.about, "{} {of_method}", method.name());
                assert_eq!(with_bars(of_formula), of_method.to_string());
            }
        }
    }
    for &method in CuboidMethod::ALL {
        for (border, _) in BORDERS {
            let (by_formula, by_method) = (method.formula(border).questions(), method.questions(border));
            let all = |questions: &[Question], said: fn(&Question) -> String| {
                questions.iter().map(|it| (it.id, it.operator, it.about, said(it))).collect::<Vec<_>>()
            };
            assert_eq!(all(&by_formula, with_bars), all(&by_method, Question::to_string), "{}", method.name());
        }
    }
    for &method in InsideMethod::ALL {
        for (border, _) in BORDERS {
            let (by_formula, by_method) = (method.formula(border).questions(), method.questions(border));
            let abouts = |questions: &[Question]| {
                questions.iter().map(|question| (question.operator, question.about)).collect::<Vec<_>>()
            };
            assert_eq!(abouts(&by_formula), abouts(&by_method), "{}", method.name());
        }
    }
}

fn with_bars(question: &Question) -> String {
    ["bcx", "bcy", "bcz"].iter().fold(question.to_string().replace("abs(", "|"), |text, name| {
        text.replace(&format!("{name})"), &format!("{name}|"))
    })
}

#[test]
fn each_language_as_it_reads() {
    for &language in CodeLanguage::ALL {
        let mut text = String::new();
        for &parameters in CodeParameters::VALUES {
            for (name, formula) in overlap_formulas() {
                if ["four-flags border=misses", "centre-size border=hits", "two-corners border=hits", "own"]
                    .contains(&&*name)
                {
                    text += &(formula.code(language, parameters, &format!("hantei: {name}")) + "\n");
                }
            }
            for (name, formula) in cuboid_formulas() {
                if ["two-corners in space border=hits", "own"].contains(&&*name) {
                    text += &(formula.code(language, parameters, &format!("hantei: {name}")) + "\n");
                }
            }
            for (name, formula) in inside_formulas() {
                if ["same-side border=hits", "crossings border=misses", "own"].contains(&&*name) {
                    text += &(formula.code(language, parameters, &format!("hantei: {name}")) + "\n");
                }
            }
        }
        for (name, formula) in overlap_formulas() {
            if ["origin-size border=misses", "centre-size border=hits", "two-corners border=hits"].contains(&&*name) {
                text += &(formula.swept_code(language, &format!("hantei: {name}")) + "\n");
            }
        }
        for &parameters in CodeParameters::VALUES {
            for (name, formula) in circle::circle_formulas() {
                if ["closest", "regions", "own circle"].iter().any(|kind| name.starts_with(kind))
                    && !name.ends_with("misses")
                {
                    text += &(formula.code(language, parameters, &format!("hantei: {name}")) + "\n");
                }
            }
        }
        for &parameters in CodeParameters::VALUES {
            for (name, formula) in
                others::KINDS.into_iter().flat_map(|kinds| others::formulas(kinds).into_iter().take(2))
            {
                text += &(formula.code(language, parameters, &format!("hantei: {name}")) + "\n");
            }
        }
        for name in [
            "crossings border=half",
            "winding border=hits",
            "same-side border=half",
            "vertical-slip border=half",
            "bounding-box border=half",
        ] {
            text += &(polygons::code(language, CodeParameters::Numbers, name) + "\n");
        }
        text += &(polygons::code(language, CodeParameters::Type, "crossings border=half") + "\n");
        assert_as_kept("", language, &text);
    }
}

/// The text is the kept one of this name.
fn assert_as_kept(name: &str, language: CodeLanguage, text: &str) {
    let path = format!("tests/all/code/snapshots/{name}{}.txt", language.name());
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(path);
    if std::env::var_os("HANTEI_WRITE_SNAPSHOTS").is_some() {
        fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
        fs::write(&path, text).expect("a snapshot");
    }
    let expected = fs::read_to_string(&path).unwrap_or_default();
    assert_eq!(text, expected, "{}: HANTEI_WRITE_SNAPSHOTS=1 writes it", path.display());
}

/// The same, with no long line and no space at an end.
fn assert_kept_and_tidy(name: &str, language: CodeLanguage, text: &str) {
    for line in text.lines() {
        let columns = line.replace('\t', "    ").len();
        assert!(columns <= 100, "{}: {columns} columns\n{line}", language.name());
        assert_eq!(line.trim_end(), line, "{}", language.name());
    }
    assert_as_kept(name, language, text);
}

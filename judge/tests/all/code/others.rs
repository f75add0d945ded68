//! Code of tests of two circles, a point and a circle, and a point and a rectangle, as formulas of pairs.

use super::BORDERS;
use crate::pairs::{CIRCLES, IN_CIRCLE, IN_RECT};
use hantei_collision::shapes::Pair;
use hantei_collision::{
    CircleMethod, CirclesMethod, Method, Named as _, OverlapMethod, PointAndCircle, PointAndRect, PointInCircleMethod,
    PointInRectMethod, ShapeKind, TwoCircles,
};
use hantei_judge::{
    AsFormula as _, CircleFormula, CodeLanguage, CodeParameters, Formula, OverlapFormula, ParseOptions, PlainShapes,
    Shapes, formula_of,
};

pub(super) const KINDS: [[ShapeKind; 2]; 3] =
    [[ShapeKind::Circle; 2], [ShapeKind::Point, ShapeKind::Circle], [ShapeKind::Point, ShapeKind::Rect]];

pub(super) fn formulas(kinds: [ShapeKind; 2]) -> Vec<(String, Formula<Pair<'static>>)> {
    let texts: &[&str] = match kinds {
        [ShapeKind::Circle, _] => &CIRCLES,
        [_, ShapeKind::Circle] => &IN_CIRCLE,
        _ => &IN_RECT,
    };
    let read = |text: &&str| Formula::read_for(kinds, text, &ParseOptions::default()).expect("a formula").0;
    let name = format!("own {} {}", kinds[0].name(), kinds[1].name());
    let own = texts.iter().map(|text| (name.clone(), read(text)));
    let built_in = match kinds {
        [ShapeKind::Circle, _] => of_methods::<CirclesMethod>(kinds),
        [_, ShapeKind::Circle] => of_methods::<PointInCircleMethod>(kinds),
        _ => of_methods::<PointInRectMethod>(kinds),
    };
    own.chain(built_in).collect()
}

/// The methods of a family, each with its own border.
fn of_methods<M: Method>(kinds: [ShapeKind; 2]) -> Vec<(String, Formula<Pair<'static>>)> {
    let of = |method: &M| {
        let (border, definitions, form) = (method.own_border(), method.definitions(), method.form());
        let formula = formula_of(kinds, definitions, form, border, &method.questions(border));
        (method.value_name().to_owned(), formula)
    };
    M::VALUES.iter().map(of).collect()
}

pub(super) fn all_formulas() -> impl Iterator<Item = (String, Formula<Pair<'static>>)> {
    KINDS.into_iter().flat_map(formulas)
}

/// Some cases of the judge: in halves and eighths, so that nothing rounds.
pub(super) fn cases(kinds: [ShapeKind; 2]) -> Vec<Pair<'static>> {
    fn of<S: PlainShapes + Into<Pair<'static>>>() -> Vec<Pair<'static>> {
        S::cases(&Formula::never()).into_iter().step_by(3).map(S::into).collect()
    }
    match kinds {
        [ShapeKind::Circle, _] => of::<TwoCircles>(),
        [_, ShapeKind::Circle] => of::<PointAndCircle>(),
        _ => of::<PointAndRect>(),
    }
}

/// What a typed formula has a way to write is written the same for a pair.
#[test]
fn the_code_of_a_pair_is_that_of_its_shapes() {
    fn check<M: Method<Shapes: Shapes>>(
        kinds: [ShapeKind; 2],
        write: fn(&Formula<M::Shapes>, CodeLanguage, CodeParameters, &str) -> String,
    ) {
        for &method in M::VALUES {
            for (border, _) in BORDERS {
                let typed = method.formula(border);
                let questions = method.questions(border);
                let pair = formula_of(kinds, method.definitions(), method.form(), border, &questions);
                assert_eq!(typed.to_string(), pair.to_string());
                for &language in CodeLanguage::ALL {
                    for &parameters in CodeParameters::VALUES {
                        let code = write(&typed, language, parameters, "note");
                        assert_eq!(pair.code(language, parameters, "note"), code);
                    }
                }
            }
        }
    }
    check::<OverlapMethod>([ShapeKind::Rect; 2], OverlapFormula::code);
    check::<CircleMethod>([ShapeKind::Circle, ShapeKind::Rect], CircleFormula::code);
}

/// What hantei writes it can read, if it tells of which shapes it is. A list of numbers in HSP does not say which of them is
/// which; a pasted place that is divided and cut is refused, for it may look up a tile of a map; and x + r of a circle is read
/// as its centre, so x as its left end.
#[test]
fn the_code_of_a_pair_is_read_back() {
    for kinds in KINDS {
        let cases = cases(kinds);
        let mut formulas = formulas(kinds);
        formulas
            .retain(|(name, formula)| formula.reads_all_shapes() && !name.starts_with("tile-") && name != "as-corner");
        assert!(formulas.len() >= 4, "{kinds:?}");
        for (name, formula) in formulas {
            let mut expected = Vec::new();
            formula.answers(&cases, &mut expected);
            for &language in CodeLanguage::ALL {
                for &parameters in CodeParameters::VALUES {
                    if language == CodeLanguage::Hsp && parameters == CodeParameters::Type {
                        continue;
                    }
                    let code = formula.code(language, parameters, "hantei: a note, with < and a.x in it");
                    let what = format!("{name} {language:?} {parameters:?} {formula}\n{code}");
                    let read = Formula::<Pair>::read_for(kinds, &code, &ParseOptions::default());
                    let (read, _) = read.unwrap_or_else(|error| panic!("{what}{error}"));
                    let mut answers = Vec::new();
                    read.answers(&cases, &mut answers);
                    assert!(answers == expected, "{what}{read}");
                }
            }
        }
    }
}

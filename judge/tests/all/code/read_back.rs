//! What hantei writes it can read: the code of every method, in every language and shape, has the method's answers.
//! A list of numbers in HSP does not say which of them is which.

use super::{BORDERS, probes, solids};
use hantei_collision::Method;
use hantei_collision::{CircleMethod, CuboidMethod, InsideMethod, Interval, OverlapMethod, Rect, TwoRects};
use hantei_judge::AsFormula as _;
use hantei_judge::{
    CircleFormula, CodeLanguage, CodeParameters, CuboidFormula, Formula, InsideFormula, OverlapFormula, ParseOptions,
    Shapes,
};

type Writer<S> = fn(&Formula<S>, CodeLanguage, CodeParameters, &str) -> String;

fn read_back<M: Method<Shapes: Shapes>>(writer: Writer<M::Shapes>, cases: &[M::Shapes]) {
    for &method in M::VALUES {
        for (border, name) in BORDERS {
            let formula = method.formula(border);
            let mut expected = Vec::new();
            formula.answers(cases, &mut expected);
            for &language in CodeLanguage::ALL {
                for parameters in [CodeParameters::Numbers, CodeParameters::Type] {
                    if language == CodeLanguage::Hsp && parameters == CodeParameters::Type {
                        continue;
                    }
                    let code = writer(&formula, language, parameters, "hantei: a note, with < and a.x in it");
                    let what = format!("{} {name} {language:?} {parameters:?}\n{code}", method.value_name());
                    let read = Formula::<M::Shapes>::read(&code, &ParseOptions::default());
                    let (read, _) = read.unwrap_or_else(|error| panic!("{what}{error}"));
                    let mut answers = Vec::new();
                    read.answers(cases, &mut answers);
                    assert!(answers == expected, "{what}{read}");
                }
            }
        }
    }
}

/// Rectangles with ends on whole numbers and halves, not at 0, so that an edge is no size.
fn pairs() -> Vec<TwoRects> {
    const SPANS: [(f64, f64); 7] =
        [(10.0, 14.0), (10.0, 12.5), (12.5, 14.0), (11.0, 13.0), (14.0, 17.0), (15.0, 16.5), (-3.0, 20.0)];
    let spans = || SPANS.iter().map(|&(min, max)| Interval { min, max });
    let rects: Vec<Rect> = spans().flat_map(|x| spans().map(move |y| Rect::from_intervals([x, y]))).collect();
    rects.iter().flat_map(|a| rects.iter().map(|b| TwoRects { a: *a, b: *b })).collect()
}

#[test]
fn the_code_of_each_method_is_read_back() {
    read_back::<OverlapMethod>(OverlapFormula::code, &pairs());
    read_back::<CuboidMethod>(CuboidFormula::code, &solids());
    read_back::<InsideMethod>(InsideFormula::code, &probes());
    read_back::<CircleMethod>(CircleFormula::code, &super::circle::exact_cases());
}

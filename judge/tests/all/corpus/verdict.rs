//! The verdict of a text in one word, for fractions and for whole numbers.

use hantei_collision::{Border, CircleAndRect, TwoCuboids, TwoRects};
use hantei_judge::{
    Family, Formula, FormulaError, FormulaFlaw, NumberKind, Origin, OverlapClass, OverlapJudge, ParseOptions,
    PlainJudgement, PlainShapes, PointAndCircle, PointAndPolygon, PointAndRect, PointBorder, Program, Reading, Shapes,
    SourceLanguage, TwoCircles, WantedRight, judge_circle, judge_overlap, judge_plain_in,
};

/// What is said of a text.
pub(super) struct Verdict {
    pub(super) word: String,
    pub(super) family: Option<&'static str>,
    /// Of a refusal, its kind and what it is about.
    pub(super) why: String,
}

fn language(file: &str) -> Option<SourceLanguage> {
    use SourceLanguage::{
        C, CSharp, Cpp, GdScript, Go, Hsp, Java, JavaScript, Kotlin, Lua, Python, Rust, Swift, TypeScript,
    };
    Some(match file.rsplit('.').next()? {
        "c" => C,
        "cpp" => Cpp,
        "cs" => CSharp,
        "java" | "pde" => Java,
        "kt" => Kotlin,
        "swift" => Swift,
        "js" => JavaScript,
        "ts" => TypeScript,
        "py" => Python,
        "gd" => GdScript,
        "lua" => Lua,
        "go" => Go,
        "rs" => Rust,
        "hsp" => Hsp,
        _ => return None,
    })
}

/// Whether a language has types of numbers, which a text may leave out.
fn has_number_types(language: Option<SourceLanguage>) -> bool {
    use SourceLanguage::{GdScript, JavaScript, Lua, Python, TypeScript};
    !matches!(language, Some(GdScript | JavaScript | Lua | Python | TypeScript))
}

/// The verdict of all readings that are left.
pub(super) fn said(file: &str, text: &str) -> Verdict {
    let language = language(file);
    let kinds = if has_number_types(language) {
        vec![NumberKind::Fractions, NumberKind::Whole]
    } else {
        vec![NumberKind::Fractions]
    };
    let mut words: Vec<String> = Vec::new();
    let (mut family, mut why) = (None, String::new());
    for numbers in kinds {
        let options = ParseOptions { language, numbers: Some(numbers), ..ParseOptions::default() };
        match verdicts(text, &options) {
            Ok((of, said)) => {
                family = Some(of);
                words.extend(said);
            }
            Err(error) => why = reason(&error),
        }
    }
    words.sort();
    words.dedup();
    let word = match &words[..] {
        [] => "refused".to_owned(),
        [only] => only.clone(),
        _ => "asks".to_owned(),
    };
    let why = if words.len() > 1 { words.join(", ") } else { why };
    Verdict { word, family: family.filter(|_| !words.is_empty()), why }
}

fn reason(error: &FormulaError) -> String {
    match &error.flaw {
        FormulaFlaw::Family(refusal) => format!("{refusal:?}"),
        flaw => format!("{flaw:?}"),
    }
}

fn verdicts(text: &str, options: &ParseOptions) -> Result<(&'static str, Vec<String>), FormulaError> {
    Ok(match Program::shapes(text, options)? {
        Family::TwoRectangles => ("rects", each::<TwoRects>(text, options, rectangles)?),
        Family::Boxes => (
            "cuboids",
            each::<TwoCuboids>(text, options, |formula, _| {
                let judgement = judge_overlap(formula);
                word(judgement.verdict == hantei_judge::Verdict::Right, judgement.border)
            })?,
        ),
        Family::CircleAndRectangle => (
            "circle",
            each::<CircleAndRect>(text, options, |formula, reading| {
                let judgement = judge_circle(formula);
                let is_whole = reading.numbers == Some(NumberKind::Whole) && judgement.is_right_in_whole;
                word(judgement.verdict == hantei_judge::Verdict::Right || is_whole, judgement.border)
            })?,
        ),
        Family::PointAndPolygon { corners: 4 } => ("quad", each::<PointAndPolygon>(text, options, plain)?),
        Family::PointAndPolygon { .. } => ("polygon", each::<PointAndPolygon>(text, options, plain)?),
        Family::PointInRectangle => ("button", each::<PointAndRect>(text, options, plain)?),
        Family::TwoCircles => ("circles", each::<TwoCircles>(text, options, plain)?),
        Family::PointInCircle => ("point-circle", each::<PointAndCircle>(text, options, plain)?),
    })
}

/// The verdict of each reading.
fn each<S: Shapes>(
    text: &str,
    options: &ParseOptions,
    judge: impl Fn(&Formula<S>, &Reading) -> String,
) -> Result<Vec<String>, FormulaError> {
    let readings = Formula::<S>::readings(text, options)?;
    Ok(readings.iter().map(|(formula, reading)| judge(formula, reading)).collect())
}

fn word(is_right: bool, border: Border) -> String {
    match (is_right, border) {
        (true, Border::Hits) => "right:hits".to_owned(),
        (true, Border::Misses | Border::Half) => "right:misses".to_owned(),
        (false, _) => "wrong".to_owned(),
    }
}

fn rectangles(formula: &Formula<TwoRects>, reading: &Reading) -> String {
    let whole_numbers = reading.numbers == Some(NumberKind::Whole);
    let from_centre = reading.whole_centres || reading.origin == Some(Origin::Centre);
    let judgement =
        OverlapJudge::new(WantedRight { whole_numbers, from_centre, ..WantedRight::default() }).finish(formula);
    let is_right = match &judgement.verdict {
        hantei_judge::Verdict::Right => true,
        hantei_judge::Verdict::Only(classes) => whole_numbers && classes[..] == [OverlapClass::WholePixels],
        hantei_judge::Verdict::Wrong => false,
    };
    if !is_right && judgement.sizes.is_some() {
        return "only-sizes".to_owned();
    }
    word(is_right, judgement.border)
}

fn plain<S: PlainShapes>(formula: &Formula<S>, reading: &Reading) -> String {
    let PlainJudgement { right, only, .. } = judge_plain_in(formula, reading.numbers.unwrap_or(NumberKind::Fractions));
    match (right, only) {
        (Some(PointBorder::Uneven), _) => "inexact-edge".to_owned(),
        (Some(border), _) => format!("right:{}", border.name()),
        (None, Some((limit, border))) => format!("only-{}:{}", limit.name(), border.name()),
        (None, None) => "wrong".to_owned(),
    }
}

//! Steps that may leave their type, and numbers beyond what is taken for granted, are never proved right.

use hantei_collision::TwoRects;
use hantei_judge::{Formula, OverlapJudge, ParseOptions, SourceLanguage, Verdict, WantedRight};

const RIGHT: &str = "a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h";

/// A test of two structures with numbers of this type, in C++, Java or Rust.
fn text(language: SourceLanguage, ty: &str, test: &str) -> String {
    match language {
        SourceLanguage::Java => {
            format!("class R {{ {ty} x, y, w, h; }}\nclass H {{ static boolean hit(R a, R b) {{ return {test}; }} }}")
        }
        SourceLanguage::Rust => {
            let fields = ["x", "y", "w", "h"].map(|name| format!("{name}: {ty}")).join(", ");
            format!("struct R {{ {fields} }}\nfn hit(a: R, b: R) -> bool {{ {test} }}")
        }
        SourceLanguage::JavaScript => format!("function hit(a, b) {{ return {test}; }}"),
        SourceLanguage::Python => {
            format!("def hit(a, b):\n    return {}", test.replace("&&", "and"))
        }
        _ => format!("struct R {{ {ty} x, y, w, h; }};\nbool hit(R a, R b) {{ return {test}; }}"),
    }
}

/// `refused`, `proved`, `tried` or `wrong`
fn said(language: SourceLanguage, ty: &str, test: &str) -> &'static str {
    let options = ParseOptions { language: Some(language), ..ParseOptions::default() };
    let Ok(all) = Formula::<TwoRects>::readings(&text(language, ty, test), &options) else { return "refused" };
    let judgement = OverlapJudge::new(WantedRight::default()).finish(&all[0].0);
    match (judgement.verdict, judgement.is_proved) {
        (Verdict::Right, true) => "proved",
        (Verdict::Right, false) => "tried",
        _ => "wrong",
    }
}

#[test]
fn what_may_leave_its_type_is_not_proved() {
    use SourceLanguage::{Cpp, Java, Rust};
    for (language, ty, test, expected) in [
        (Cpp, "int", "", "proved"),
        (Cpp, "int", "a.x * b.x * a.w > -1 &&", "refused"),
        (Cpp, "int", "a.w * b.w * 30 > 0 &&", "refused"),
        (Cpp, "int", "a.w * b.w > 0 &&", "tried"),
        (Cpp, "int", "a.x * 100000 < (b.x + b.w) * 100000 &&", "proved"),
        (Cpp, "int", "a.x * 200000 < (b.x + b.w) * 200000 &&", "refused"),
        (Cpp, "int", "(a.x << 20) < ((b.x + b.w) << 20) &&", "refused"),
        (Cpp, "int", "(long long)a.w * b.w * a.h * b.h * a.w > 0 &&", "refused"),
        (Cpp, "short", "(short)(a.x + a.x) <= 32767 &&", "refused"),
        (Cpp, "unsigned", "a.x - b.x < b.w &&", "refused"),
        (Java, "int", "a.w * b.w * a.h > 0 &&", "refused"),
        (Rust, "i32", "a.w * b.w * a.h > 0 &&", "refused"),
        (Rust, "i16", "", "refused"),
    ] {
        assert_eq!(said(language, ty, &format!("{test} {RIGHT}")), expected, "{language:?} {ty}: {test}");
    }
}

/// A fraction made whole is taken to fit its type, and nothing more is said of it.
#[test]
fn a_large_fraction_made_whole_is_seen() {
    use SourceLanguage::{Cpp, JavaScript, Python, Rust};
    for (language, ty, test) in [
        (Cpp, "double", "(int)a.x <= 15000 &&"),
        (Cpp, "double", "std::min((int)a.x, 12000) != 12000 &&"),
        (JavaScript, "", "(a.x | 0) <= 15000 &&"),
        (Python, "", "int(a.x) <= 15000 &&"),
        (Rust, "f64", "(a.x as i32) <= 15000 &&"),
    ] {
        let found = said(language, ty, &format!("{test} {RIGHT}"));
        assert!(["wrong", "refused"].contains(&found), "{language:?}: {test} {found}");
    }
}

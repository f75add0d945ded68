//! Texts that are no formula: why, and where.

use hantei_collision::NumberError;
use hantei_judge::{Bound, Expected, FormulaError, FormulaFlaw as Flaw, InsideFormula, OverlapFormula};

/// Texts with `[` and `]` around the place; if nothing is between, the text ends too early.
fn check<Formula: std::str::FromStr<Err = FormulaError>>(cases: Vec<(&str, Flaw)>) {
    let mut wrong = Vec::new();
    for (marked, flaw) in cases {
        let text = marked.replace(['[', ']'], "");
        let start = marked.find('[').expect("a place");
        let place = start..marked.find(']').expect("a place") - 1;
        match text.parse::<Formula>() {
            Ok(_) => panic!("{text} is understood"),
            Err(error) => {
                if (&error.flaw, &error.place) != (&flaw, &place) {
                    wrong.push(format!("{text}: {flaw:?} at {place:?} expected, {error:?} said"));
                }
                is_said(&error);
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The error is one line, also as a `Box<dyn Error>`.
fn is_said(error: &FormulaError) {
    let boxed: Box<dyn std::error::Error> = error.clone().into();
    let said = boxed.to_string();
    assert!(said.len() > 10 && !said.contains('\n'), "{said}");
}

fn unexpected(found: &str, expected: Expected) -> Flaw {
    Flaw::Unexpected((!found.is_empty()).then(|| found.to_owned()), expected)
}

fn unknown(given: &str, nearest: &str) -> Flaw {
    Flaw::UnknownName(given.into(), (!nearest.is_empty()).then(|| nearest.to_owned()))
}

#[test]
fn no_formula_about_rectangles() {
    check::<OverlapFormula>(vec![
        ("[]", Flaw::Empty),
        ("  // nothing[]", Flaw::Empty),
        ("ax < [$]", Flaw::Character('$')),
        ("ax < []", unexpected("", Expected::Operand)),
        ("ax < bx [cx] < 1", unexpected("cx", Expected::Operator)),
        ("ax < bx &&[]", unexpected("", Expected::Operand)),
        ("[&&] ax < bx", unexpected("&&", Expected::Operand)),
        ("ax < [*] bx", unexpected("*", Expected::Operand)),
        ("[(]ax < bx", Flaw::Unclosed("(")),
        ("ax < bx[)]", unexpected(")", Expected::Operator)),
        ("[/*] ax < bx", Flaw::Unclosed("/*")),
        ("|ax - bx [<] 1", unexpected("<", Expected::Close)),
        ("min(ax [;] bx) < 1", unexpected(";", Expected::Comma)),
        ("ax < bx [<] aw", Flaw::Chain),
        ("ax < bx [==] aw < bw", Flaw::Mixed),
        ("(ax < bx) && ax == bx [==] aw", Flaw::Mixed),
        ("[ax] = bx + 1", Flaw::NameTaken("ax".into())),
        ("ax + 1 [=] bx", Flaw::Assigns),
        ("if (ax2 < bx) return false[;]", Flaw::FallsThrough(None)),
        ("[ax < bx] & ay < by | aw < bw", Flaw::Mixed),
        ("ax < bx && [ay < by] | aw < bw", Flaw::Mixed),
        ("[ax]", Flaw::NumberForTest),
        ("[ax + 1]", Flaw::NumberForTest),
        ("ax < bx && [ay]", Flaw::NumberForTest),
        ("![ax] < bx", Flaw::NumberForTest),
        ("[(ax < bx)] + 1 < 2", Flaw::TestForNumber),
        ("[(ax < bx)] < 1", Flaw::TestForNumber),
        ("abs([ax < bx]) < 1", Flaw::TestForNumber),
        ("[a.lef] < bx", unknown("a.lef", "a.left")),
        ("[foo] < bx", unknown("foo", "")),
        ("[dx] < bx", unknown("dx", "ax")),
        ("[a.widht] < bx", unknown("a.widht", "a.width")),
        ("dist = ax; [dits] < bx", unknown("dits", "dist")),
        ("[perimeter(ax)] < bx", Flaw::UnknownFunction("perimeter".into(), None)),
        ("[mix(ax, bx)] < bx", Flaw::UnknownFunction("mix".into(), Some("min".into()))),
        ("[a] < b", Flaw::WholeShape("a".into(), "a.x".into())),
        ("[rect1] < 1", Flaw::WholeShape("rect1".into(), "rect1.x".into())),
        ("[abs()] < 1", Flaw::Arguments("abs".into(), 0, 1)),
        ("[min(ax)] < 1", Flaw::Arguments("min".into(), 1, 2)),
        ("ax < [1e999]", Flaw::Number(NumberError::TooLarge(f64::INFINITY))),
        ("ax < [1e-400]", Flaw::Number(NumberError::TooSmall(0.0))),
        ("ax ＜ [＄]", Flaw::Character('＄')),
    ]);
}

#[test]
fn no_formula_about_points() {
    check::<InsideFormula>(vec![
        ("[cross(A, B)] > 0", Flaw::Arguments("cross".into(), 2, 3)),
        ("[cross(A, B, 1)] > 0", Flaw::NotPoints("cross".into())),
        ("[cros(A, B, P)] > 0", Flaw::UnknownFunction("cros".into(), Some("cross".into()))),
        ("[A] > P", Flaw::WholeShape("A".into(), "A.x".into())),
        ("[E.x] > 0", unknown("E.x", "A.x")),
        ("[aw] > 0", unknown("aw", "ax")),
    ]);
}

#[test]
fn too_much_of_it() {
    let flaw = |text: &str| {
        let error = text.parse::<OverlapFormula>().map(|formula| formula.to_string()).unwrap_err();
        is_said(&error);
        error.flaw
    };
    let nested = |depth: usize| format!("{}ax < bx{}", "(".repeat(depth), ")".repeat(depth));
    assert!(nested(50).parse::<OverlapFormula>().is_ok());
    assert_eq!(flaw(&nested(61)), Flaw::TooMuch(Bound::Depth, 60));
    for sign in ["!", "- ", "not ", "(", "abs(", "| ", "-(", "!(", "min(1,"] {
        let closed = ")".repeat(if sign.contains('(') { 140 } else { 0 });
        assert_eq!(flaw(&format!("{}ax < bx{closed}", sign.repeat(140))), Flaw::TooMuch(Bound::Depth, 60), "{sign}");
    }
    assert_eq!(flaw(&format!("{}ax < bx", "ax < bx && ".repeat(750))), Flaw::TooMuch(Bound::Tokens, 400));
    assert_eq!(flaw(&" ".repeat(20_001)), Flaw::TooMuch(Bound::Characters, 20_000));
    assert_eq!(flaw(&"判".repeat(20_001)), Flaw::TooMuch(Bound::Characters, 20_000));
    let flags: String = (0..65).map(|i| format!("f{i} = ax < bx; ")).collect();
    assert_eq!(flaw(&format!("{flags} f1")), Flaw::TooMuch(Bound::Flags, 64));
    // Each name is twice the one before.
    let doubled: String = (1..90).map(|i| format!("n{i} = n{} + n{}; ", i - 1, i - 1)).collect();
    assert!(matches!(flaw(&format!("n0 = ax; {doubled} n80 < 1")), Flaw::TooMuch(Bound::Tokens, _)));
}

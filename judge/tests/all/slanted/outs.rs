//! Tests that also write where or when they meet, and the way out as code.

use super::{options, word};
use hantei_collision::shapes::{Pair, Shape};
use hantei_collision::{ShapeKind, sat_push_out};
use hantei_judge::{
    CodeLanguage, CodeParameters, FamilyRefusal, FormulaFlaw, NumberKind, SlantedCode, judge_slanted, slanted_cases,
};
use std::fs;
use std::process::Command;

const BODY: &str = "
    float den = (y4 - y3) * (x2 - x1) - (x4 - x3) * (y2 - y1);
    if (den == 0) return false;
    float ua = ((x4 - x3) * (y1 - y3) - (y4 - y3) * (x1 - x3)) / den;
    float ub = ((x2 - x1) * (y1 - y3) - (y2 - y1) * (x1 - x3)) / den;
    WRITE
    return ua >= 0 && ua <= 1 && ub >= 0 && ub <= 1;
}
";
const ENDS: &str = "float x1, float y1, float x2, float y2, float x3, float y3, float x4, float y4";

/// What a test writes for its caller is no part of its answer.
#[test]
fn a_test_may_write_where_they_meet() {
    for (head, write) in [
        ("bool hits(ENDS, float &t) {", "t = ua;"),
        ("static bool Hits(ENDS, out float t) {", "t = ua;"),
        ("bool hits(ENDS, float &x, float &y) {", "x = x1 + ua * (x2 - x1); y = y1 + ua * (y2 - y1);"),
    ] {
        // In C# it is written on each way.
        let body = BODY.replace("WRITE", write);
        let body =
            if head.contains("out ") { body.replacen("return false", "{ t = 0; return false; }", 1) } else { body };
        let text = head.replace("ENDS", ENDS) + &body;
        let judged = judge_slanted(&text, &options(None)).unwrap_or_else(|error| panic!("{error}\n{text}"));
        assert_eq!(word(&judged.verdicts[0]), "hits not-on-one-line", "{text}");
    }
    // One that is not written is a number like the others, and is asked for.
    let text = "bool hits(ENDS, float t) {".replace("ENDS", ENDS) + &BODY.replace("WRITE", "");
    let error = judge_slanted(&text, &options(None)).expect_err("t never occurs");
    let FormulaFlaw::Family(FamilyRefusal::Unpaired(names)) = error.flaw else { panic!("{error}") };
    assert_eq!(names.last().map(String::as_str), Some("t"));
}

/// The numbers of a turned rectangle as the code takes them.
fn numbers(shape: &Shape) -> Vec<f64> {
    let Shape::Turned(turned) = shape else { return Vec::new() };
    let at = turned.centre();
    vec![at.x, at.y, turned.width(), turned.height(), turned.angle().degrees().to_radians()]
}

/// The way out is as long as the exact one, and leads out.
#[test]
fn the_way_out_is_the_shortest_in_each_language() {
    let cases: Vec<Pair> = slanted_cases([ShapeKind::Turned; 2], NumberKind::Fractions, 4).step_by(3).collect();
    let calls = |one: &dyn Fn(&str) -> String, name: &str| -> String {
        let call = |pair: &Pair| {
            let all = [pair.a(), pair.b()].into_iter().flat_map(numbers).map(|number| format!("{number:?}"));
            one(&format!("{name}({})", all.collect::<Vec<_>>().join(", ")))
        };
        cases.iter().map(call).collect()
    };
    let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("push");
    fs::create_dir_all(&folder).expect("a folder");
    let code = |language| {
        let code = SlantedCode::TwoTurned.push_code(language, CodeParameters::Numbers, "The way out.");
        code.expect("it has one")
    };
    let run = |name: &str, program: &str, text: String, arguments: &[&str]| {
        let path = folder.join(name);
        fs::write(&path, text).expect("written");
        let output = Command::new(program).arg(&path).args(arguments).current_dir(&folder).output().expect(program);
        assert!(output.status.success(), "{program}: {}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8(output.stdout).expect("text")
    };
    let python = code(CodeLanguage::Python) + &calls(&|call| format!("print(*{call})\n"), "push_out");
    let javascript = code(CodeLanguage::JavaScript) + &calls(&|call| format!("console.log(...{call});\n"), "pushOut");
    let lua =
        code(CodeLanguage::Lua) + &calls(&|call| format!("print(string.format('%.17g %.17g', {call}))\n"), "push_out");
    let show = |call: &str| format!("    {{ Push it = {call}; printf(\"%.17g %.17g\\n\", it.x, it.y); }}\n");
    let c = format!("#include <stdio.h>\n{}int main(void) {{\n{}}}\n", code(CodeLanguage::C), calls(&show, "push_out"));
    let built = run("push.c", "gcc", c, &["-Wall", "-Werror", "-o", "push", "-lm"]);
    assert_eq!(built, "");
    let of_c = Command::new(folder.join("push")).output().expect("it runs");
    let all = [
        run("push.py", "python3", python, &[]),
        run("push.js", "node", javascript, &[]),
        run("push.lua", "lua", lua, &[]),
        String::from_utf8(of_c.stdout).expect("text"),
    ];
    for said in all {
        assert_eq!(said.lines().count(), cases.len());
        for (line, pair) in said.lines().zip(&cases) {
            let by: Vec<f64> = line.split_whitespace().map(|number| number.parse().expect("a number")).collect();
            let depth = sat_push_out(*pair.a(), *pair.b()).map_or(0.0, |push| push.depth);
            assert!((by[0].hypot(by[1]) - depth).abs() < 1e-6, "{pair:?}: {line}, exactly {depth}");
            let [mut a, b] = [pair.a(), pair.b()].map(|shape| shape.numbers());
            (a[0], a[1]) = (a[0] + by[0] * 1.000_001, a[1] + by[1] * 1.000_001);
            let moved = [a, b].map(|numbers| Shape::new(ShapeKind::Turned, &numbers).expect("turned"));
            let is_out = sat_push_out(moved[0], moved[1]).is_none_or(|left| left.depth < 1e-6);
            assert!(is_out, "{pair:?}: {line}");
        }
    }
}

/// In every language it is written; of others there is no way out.
#[test]
fn each_language_has_a_way_out() {
    for &language in CodeLanguage::ALL {
        for &code in SlantedCode::ALL {
            for parameters in [CodeParameters::Numbers, CodeParameters::Type] {
                let text = code.push_code(language, parameters, "A note.");
                assert_eq!(text.is_some(), code == SlantedCode::TwoTurned);
                assert!(text.is_none_or(|text| text.contains("A note.") && !text.contains('$')), "{language:?}");
            }
        }
    }
}

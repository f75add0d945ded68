//! The judge's results also hold for a test as a program: generated functions run in their languages, on random cases
//! and on those that the judge names.

use super::BORDERS;
use super::mistakes::{mutant, near};
use hantei_collision::{OverlapMethod, Rect, Two, TwoRects, contact};
use hantei_judge::AsFormula as _;
use hantei_judge::{CodeLanguage, CodeParameters, OverlapFormula, Verdict, judge_overlap};
use std::fmt::Write as _;
use std::path::PathBuf;
use std::process::Command;

/// Functions in the normal run and in `scripts/test-long`, for all languages together.
const FUNCTIONS: usize = 120;
const MANY_FUNCTIONS: usize = 2100;
const CASES: usize = 60;
/// Numbers of a case: both rectangles as corners, as origin and size, as centre and size.
const NUMBERS: usize = 24;

struct Function {
    text: String,
    formula: OverlapFormula,
    cases: Vec<TwoRects>,
    expected: Vec<Option<bool>>,
}

fn numbers(TwoRects { a, b }: &TwoRects) -> Vec<f64> {
    let corners = |rect: Rect| [rect.min().x, rect.min().y, rect.max().x, rect.max().y];
    let origin = |rect: Rect| [rect.min().x, rect.min().y, rect.width(), rect.height()];
    let centre = |rect: Rect| [rect.centre().x, rect.centre().y, rect.width(), rect.height()];
    [corners, origin, centre].map(|of| [of(*a), of(*b)].concat()).concat()
}

/// A test that is right, wrong, or a little wrong. Its constants are exact in binary, so nothing rounds.
fn random_text(random: &mut fastrand::Rng) -> String {
    let method = OverlapMethod::ALL[random.usize(..OverlapMethod::ALL.len())];
    let text = method.formula(BORDERS[random.usize(..2)]).to_string();
    match random.u8(..6) {
        0 => text,
        1 => {
            let factor = ["0.75", "0.875", "1", "1.125"][random.usize(..4)];
            let more = ["", " + 0.25", " - 0.5"][random.usize(..3)];
            let on = |axis, size| format!("abs(ac{axis} - bc{axis}) < (a{size} + b{size}) / 2 * {factor}{more}");
            format!("{} && {}", on("x", "w"), on("y", "h"))
        }
        2 => format!("({text}) && !(aw == {} && bw == {})", random.u8(1..64), random.u8(1..64)),
        _ => mutant(&text, random),
    }
}

fn random_function(random: &mut fastrand::Rng) -> Function {
    loop {
        let text = random_text(random);
        // Python raises an error for a divisor of 0; the other languages do not.
        if !text.split('/').skip(1).all(|divisor| divisor.trim_start().starts_with('2')) {
            continue;
        }
        let Ok(formula) = text.parse::<OverlapFormula>() else { continue };
        let judgement = judge_overlap(&formula);
        let known = judgement.errors.iter().take(CASES / 3).copied();
        let mut cases: Vec<TwoRects> = known.collect();
        let errors = cases.len();
        while cases.len() < CASES {
            let (a, b) = near(random);
            cases.push(Two { a, b });
        }
        let expected = cases.iter().enumerate().map(|(place, case)| {
            let is_so = contact(case.a, case.b).hits(judgement.border);
            match &judgement.verdict {
                _ if place < errors => Some(!is_so),
                Verdict::Right => Some(is_so),
                Verdict::Only(classes) if classes.iter().all(|class| class.has(*case)) => Some(is_so),
                _ => None,
            }
        });
        return Function { text, expected: expected.collect(), formula, cases };
    }
}

/// The arguments of a call, from the array of a case with first index 0.
fn arguments(code: &str, case: &str) -> String {
    arguments_from(code, case, 0)
}

fn arguments_from(code: &str, case: &str, first: usize) -> String {
    let head = code.split_once("hits(").and_then(|(_, behind)| behind.split(')').next()).expect("a head");
    let begin = if head.contains("ax1") {
        0
    } else if head.contains("acx") {
        16
    } else {
        8
    };
    (begin..begin + 8).map(|place| format!("{case}[{}]", place + first)).collect::<Vec<_>>().join(", ")
}

/// The array of all cases, which only differs in its brackets between languages.
fn listed(function: &Function, [open, close]: [&str; 2]) -> String {
    let case = |case: &TwoRects| {
        let numbers: Vec<String> = numbers(case).iter().map(|number| format!("{number:?}")).collect();
        format!("{open}{}{close}", numbers.join(","))
    };
    function.cases.iter().map(case).collect::<Vec<_>>().join(",\n")
}

fn in_c(functions: &[(Function, String)]) -> String {
    let (mut text, mut main) = ("#include <stdio.h>\n".to_owned(), String::new());
    for (place, (function, code)) in functions.iter().enumerate() {
        let (cases, arguments) = (listed(function, ["{", "}"]), arguments(code, "c"));
        let count = function.cases.len();
        write!(text, "#define hits hits_{place}\n{code}#undef hits\n").expect("memory");
        writeln!(text, "static const double cases_{place}[{count}][{NUMBERS}] = {{{cases}}};").expect("memory");
        writeln!(main, "for (int i = 0; i < {count}; i++) {{ const double *c = cases_{place}[i]; putchar(hits_{place}({arguments}) ? '1' : '0'); }} putchar('\\n');").expect("memory");
    }
    format!("{text}int main(void) {{\n{main}return 0;\n}}\n")
}

fn in_javascript(functions: &[(Function, String)]) -> String {
    let mut text = String::new();
    for (function, code) in functions {
        let (cases, arguments) = (listed(function, ["[", "]"]), arguments(code, "c"));
        write!(text, "{{\n'use strict';\n{code}console.log([{cases}].map(c => {{ const says = {arguments_call}; if (typeof says !== 'boolean') throw new Error(typeof says); return says ? '1' : '0'; }}).join(''));\n}}\n", arguments_call = format_args!("hits({arguments})")).expect("memory");
    }
    text
}

fn in_python(functions: &[(Function, String)]) -> String {
    let mut text = String::new();
    for (function, code) in functions {
        let (cases, arguments) = (listed(function, ["[", "]"]), arguments(code, "c"));
        write!(text, "{code}\nprint(''.join('1' if hits({arguments}) else '0' for c in [{cases}]))\n\n")
            .expect("memory");
    }
    text
}

fn in_lua(functions: &[(Function, String)]) -> String {
    let mut text = String::new();
    for (function, code) in functions {
        let (cases, arguments) = (listed(function, ["{", "}"]), arguments_from(code, "c", 1));
        write!(text, "do\n{code}\nlocal said = {{}}\nfor i, c in ipairs({{{cases}}}) do\n    said[i] = hits({arguments}) and '1' or '0'\nend\nprint(table.concat(said))\nend\n")
            .expect("memory");
    }
    text
}

fn is_there(program: &str) -> bool {
    let version = if program == "lua" { "-v" } else { "--version" };
    let is_there = Command::new(program).arg(version).output().is_ok_and(|output| output.status.success());
    if !is_there {
        eprintln!("SKIPPED: there is no {program}");
    }
    is_there
}

/// Runs `count` generated functions in a language, and compares each answer with the judge and the formula.
fn agree(language: CodeLanguage, count: usize, seed: u64) -> usize {
    let mut random = fastrand::Rng::with_seed(seed);
    let functions: Vec<(Function, String)> = (0..count)
        .map(|_| {
            let function = random_function(&mut random);
            let code = function.formula.code(language, CodeParameters::Numbers, "generated");
            (function, code)
        })
        .collect();
    let (file, program, commands): (_, _, &[&[&str]]) = match language {
        CodeLanguage::C => (
            "main.c",
            in_c(&functions),
            &[&["cc", "-std=c99", "-O0", "-ffp-contract=off", "-w", "main.c", "-o", "main", "-lm"], &["./main"]],
        ),
        CodeLanguage::JavaScript => ("main.js", in_javascript(&functions), &[&["node", "main.js"]]),
        CodeLanguage::Lua => ("main.lua", in_lua(&functions), &[&["lua", "main.lua"]]),
        _ => ("main.py", in_python(&functions), &[&["python3", "main.py"]]),
    };
    if !is_there(commands[0][0]) {
        return 0;
    }
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("judged-{}-{count}", language.name()));
    std::fs::create_dir_all(&folder).expect("a folder");
    std::fs::write(folder.join(file), program).expect("a file");
    let mut printed = String::new();
    for command in commands {
        let output = Command::new(command[0]).args(&command[1..]).current_dir(&folder).output().expect("it runs");
        assert!(output.status.success(), "{command:?}: {}", String::from_utf8_lossy(&output.stderr));
        printed = String::from_utf8(output.stdout).expect("text");
    }
    assert_eq!(printed.lines().count(), functions.len(), "{}: a line for each function", language.name());
    let mut held = 0;
    for ((function, _), line) in functions.iter().zip(printed.lines()) {
        for ((case, expected), says) in function.cases.iter().zip(&function.expected).zip(line.bytes()) {
            let says = says == b'1';
            let name = format!("{}: {} {case:?}", language.name(), function.text);
            assert_eq!(function.formula.hits(case.a, case.b, &mut ()), says, "{name}: formula and program");
            if let Some(expected) = expected {
                assert_eq!(says, *expected, "{name}: judge and program");
                held += 1;
            }
        }
    }
    assert!(held > count * 4, "{}: {held} answers were foretold", language.name());
    functions.len()
}

fn in_all_languages(count: usize, seed: u64) -> usize {
    let languages = [CodeLanguage::C, CodeLanguage::JavaScript, CodeLanguage::Python, CodeLanguage::Lua];
    languages.into_iter().zip(seed..).map(|(language, seed)| agree(language, count / languages.len(), seed)).sum()
}

#[test]
fn generated_programs_do_as_the_judge_says() {
    in_all_languages(FUNCTIONS, 21);
}

#[test]
#[ignore = "takes a minute; scripts/test-long runs it"]
fn many_generated_programs_do_as_the_judge_says() {
    let run = in_all_languages(MANY_FUNCTIONS, 31);
    assert!(run >= 2000, "{run} functions ran: a language is missing");
}

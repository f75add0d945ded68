//! Programs around the functions: each reads all cases from a file and prints the answers, a line a function.

use super::{cuboid_formulas, inside_formulas, overlap_formulas, pairs, probes, solids};
use hantei_collision::{CodeLanguage, Cuboid, QuadAndPoint, Rect, TwoCuboids, TwoRects};
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// A function, and where its numbers are among those of a case.
struct Function {
    name: &'static str,
    note: String,
    code: String,
    cases: &'static Cases,
    begin: usize,
    count: usize,
    expected: Vec<bool>,
}

/// The file in which cases stand, and how many numbers each has.
struct Cases {
    file: &'static str,
    size: usize,
}

/// Both rectangles, then both cuboids: as corners, as origin and size, as centre and size.
const PAIRS: Cases = Cases { file: "pairs.bin", size: 3 * 8 };
const SOLIDS: Cases = Cases { file: "solids.bin", size: 3 * 12 };
/// Four corners and a point.
const PROBES: Cases = Cases { file: "probes.bin", size: 10 };

fn of_pair(case: &TwoRects) -> Vec<f64> {
    let corners = |rect: Rect| [rect.min().x, rect.min().y, rect.max().x, rect.max().y];
    let origin = |rect: Rect| [rect.min().x, rect.min().y, rect.width(), rect.height()];
    let centre = |rect: Rect| [rect.centre().x, rect.centre().y, rect.width(), rect.height()];
    [corners, origin, centre].map(|of| [of(case.a), of(case.b)].concat()).concat()
}

fn of_solids(case: &TwoCuboids) -> Vec<f64> {
    let corners = |cuboid: Cuboid| [cuboid.min(), cuboid.max()].concat();
    let origin = |cuboid: Cuboid| [cuboid.min(), cuboid.size()].concat();
    let centre = |cuboid: Cuboid| [cuboid.centre(), cuboid.size()].concat();
    [corners, origin, centre].map(|of| [of(case.a), of(case.b)].concat()).concat()
}

fn of_probe(case: &QuadAndPoint) -> Vec<f64> {
    case.quad.corners.into_iter().chain([case.p]).flat_map(|point| [point.x, point.y]).collect()
}

/// Where the numbers of a function of two shapes begin, and how many they are.
fn taken(code: &str, cases: &Cases) -> (usize, usize) {
    let head = code.lines().find(|line| line.contains("hits(")).expect("a head");
    let way = match head {
        head if head.contains("ax1") => 0,
        head if head.contains("acx") => 2,
        _ => 1,
    };
    (way * cases.size / 3, cases.size / 3)
}

/// All functions in a language: those of rectangles, those of cuboids, then those of points.
fn functions(language: CodeLanguage) -> Vec<Function> {
    let mut all = Vec::new();
    let pairs = pairs();
    for (note, formula) in overlap_formulas() {
        let code = formula.code(language, &format!("hantei: {note}"));
        let (begin, count) = taken(&code, &PAIRS);
        let expected = pairs.iter().map(|case| formula.hits(case.a, case.b, &mut ())).collect();
        all.push(Function { name: "hits", note, code, cases: &PAIRS, begin, count, expected });
    }
    let solids = solids();
    for (note, formula) in cuboid_formulas() {
        let code = formula.code(language, &format!("hantei: {note}"));
        let (begin, count) = taken(&code, &SOLIDS);
        let expected = solids.iter().map(|case| formula.hits(case.a, case.b, &mut ())).collect();
        all.push(Function { name: "hits", note, code, cases: &SOLIDS, begin, count, expected });
    }
    let probes = probes();
    for (note, formula) in inside_formulas() {
        let code = formula.code(language, &format!("hantei: {note}"));
        let expected = probes.iter().map(|case| formula.contains(&case.quad, case.p, &mut ())).collect();
        all.push(Function { name: "inside", note, code, cases: &PROBES, begin: 0, count: PROBES.size, expected });
    }
    all
}

/// Writes the cases, runs the program that `write` makes of the functions by `commands`, and looks at what it prints.
fn runs(language: CodeLanguage, file: &str, write: impl Fn(&[Function]) -> String, commands: &[&[&str]]) {
    let functions = functions(language);
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("code-{}", language.name()));
    fs::create_dir_all(&folder).expect("a folder");
    let bytes = |numbers: Vec<f64>| numbers.iter().flat_map(|number| number.to_le_bytes()).collect::<Vec<u8>>();
    let all_pairs = pairs().iter().flat_map(of_pair).collect();
    let all_solids = solids().iter().flat_map(of_solids).collect();
    let all_probes = probes().iter().flat_map(of_probe).collect();
    for (cases, numbers) in [(PAIRS, all_pairs), (SOLIDS, all_solids), (PROBES, all_probes)] {
        write_file(&folder.join(cases.file), &bytes(numbers));
    }
    write_file(&folder.join(file), write(&functions).as_bytes());
    let mut printed = String::new();
    for command in commands {
        let output = Command::new(command[0]).args(&command[1..]).current_dir(&folder).output();
        let output =
            output.unwrap_or_else(|error| panic!("{} is needed (scripts/test installs it): {error}", command[0]));
        assert!(output.status.success(), "{command:?}: {}", String::from_utf8_lossy(&output.stderr));
        printed = String::from_utf8(output.stdout).expect("text");
    }
    let lines: Vec<&str> = printed.lines().collect();
    assert_eq!(lines.len(), functions.len(), "a line for each function");
    for (function, line) in functions.iter().zip(lines) {
        let expected: String = function.expected.iter().map(|&holds| if holds { '1' } else { '0' }).collect();
        let wrong = line.bytes().zip(expected.bytes()).position(|(said, expected)| said != expected);
        assert!(
            line.len() == expected.len() && wrong.is_none(),
            "{} {}: case {wrong:?}",
            language.name(),
            function.note
        );
        assert!(expected.contains('1') && expected.contains('0'), "{}: both answers occur", function.note);
    }
}

fn write_file(path: &Path, bytes: &[u8]) {
    fs::write(path, bytes).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
}

/// `call(c[8], c[9], …)`
fn arguments(function: &Function) -> String {
    (function.begin..function.begin + function.count).map(|place| format!("c[{place}]")).collect::<Vec<_>>().join(", ")
}

#[test]
fn rust_says_the_same() {
    let write = |functions: &[Function]| {
        let mut text = String::from(
            "fn read(path: &str) -> Vec<f64> {\n    std::fs::read(path).unwrap().chunks(8).map(|c| f64::from_le_bytes(c.try_into().unwrap())).collect()\n}\n",
        );
        let mut main = String::new();
        for (place, function) in functions.iter().enumerate() {
            let Function { name, code, .. } = function;
            let code = code.replace(&format!("fn {name}("), &format!("pub fn {name}("));
            writeln!(text, "#[allow(unused_variables)]\nmod f{place} {{\n{code}}}").expect("memory");
            let (Cases { file, size }, arguments) = (function.cases, arguments(function));
            writeln!(main, "    println!(\"{{}}\", read(\"{file}\").chunks({size}).map(|c| if f{place}::{name}({arguments}) {{ '1' }} else {{ '0' }}).collect::<String>());").expect("memory");
        }
        format!("{text}fn main() {{\n{main}}}\n")
    };
    let compile = ["rustc", "--edition=2021", "-Dwarnings", "-Copt-level=0", "main.rs"];
    runs(CodeLanguage::Rust, "main.rs", write, &[&compile, &["./main"]]);
}

#[test]
fn c_says_the_same() {
    let write = |functions: &[Function]| {
        let mut text = String::from("#include <stdio.h>\n#include <stdlib.h>\n");
        let mut main = String::new();
        for (place, function) in functions.iter().enumerate() {
            let Function { name, code, .. } = function;
            for called in [name, "side", "dot"] {
                writeln!(text, "#define {called} {called}_{place}").expect("memory");
            }
            writeln!(text, "{code}#undef {name}\n#undef side\n#undef dot").expect("memory");
            let (Cases { file, size }, arguments) = (function.cases, arguments(function));
            writeln!(main, "    {{ FILE *f = fopen(\"{file}\", \"rb\"); double c[{size}]; while (fread(c, 8, {size}, f) == {size}) putchar({name}_{place}({arguments}) ? '1' : '0'); putchar('\\n'); fclose(f); }}").expect("memory");
        }
        format!("{text}int main(void) {{\n{main}    return 0;\n}}\n")
    };
    let compile = |compiler, standard| {
        [compiler, standard, "-Wall", "-Werror", "-Wno-parentheses", "-ffp-contract=off", "main.c", "-o", "main", "-lm"]
    };
    runs(CodeLanguage::C, "main.c", write, &[&compile("cc", "-std=c99"), &["./main"]]);
}

#[test]
fn javascript_says_the_same() {
    let write = |functions: &[Function]| {
        let mut text = String::from(
            "const fs = require('fs');\nfunction read(path) { const b = fs.readFileSync(path); return new Float64Array(b.buffer, b.byteOffset, b.length / 8); }\nfunction all(path, size, test) { const n = read(path); let out = ''; for (let i = 0; i < n.length; i += size) { const says = test(n.subarray(i, i + size)); if (typeof says !== 'boolean') throw new Error(typeof says); out += says ? '1' : '0'; } console.log(out); }\n",
        );
        for function in functions {
            let Function { name, code, .. } = function;
            let (Cases { file, size }, arguments) = (function.cases, arguments(function));
            writeln!(text, "{{\n'use strict';\n{code}all('{file}', {size}, c => {name}({arguments}));\n}}")
                .expect("memory");
        }
        text
    };
    runs(CodeLanguage::JavaScript, "main.js", write, &[&["node", "main.js"]]);
}

#[test]
fn python_says_the_same() {
    let write = |functions: &[Function]| {
        let mut text = String::from(
            "import array\n\ndef every(path, size, test):\n    numbers = array.array('d')\n    with open(path, 'rb') as file:\n        numbers.frombytes(file.read())\n    said = [test(numbers[i:i + size]) for i in range(0, len(numbers), size)]\n    assert all(type(one) is bool for one in said)\n    print(''.join('1' if one else '0' for one in said))\n\n",
        );
        for function in functions {
            let Function { name, code, .. } = function;
            let (Cases { file, size }, arguments) = (function.cases, arguments(function));
            writeln!(text, "{code}\nevery('{file}', {size}, lambda c: {name}({arguments}))\n").expect("memory");
        }
        text
    };
    runs(CodeLanguage::Python, "main.py", write, &[&["python3", "main.py"]]);
}

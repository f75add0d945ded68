//! Programs around the functions: each reads all cases from a file and prints the answers, one line for each function.

use super::circle::{circle_formulas, exact_cases};
use super::{cuboid_formulas, inside_formulas, others, overlap_formulas, pairs, polygons, probes, solids};
use hantei_collision::shapes::{Pair, Shape};
use hantei_collision::{
    CircleAndRect, Cuboid, Method as _, Named as _, Point, QuadAndPoint, Rect, ShapeKind, TwoCuboids, TwoRects,
};
use hantei_judge::{CodeLanguage, CodeParameters, polygon_code};
use std::fmt::Write as _;
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;

struct Function {
    name: &'static str,
    note: String,
    code: String,
    cases: &'static Cases,
    begin: usize,
    count: usize,
    /// If it takes shapes: the type of each and the names of its numbers.
    shapes: Vec<ShapeType>,
    /// Its arguments, if they are no such numbers.
    given: Option<&'static str>,
    expected: Vec<bool>,
}

type ShapeType = (&'static str, &'static [&'static str]);

struct Cases {
    file: &'static str,
    size: usize,
}

/// Both rectangles, then both cuboids: as corners, as origin and size, as centre and size.
const PAIRS: Cases = Cases { file: "pairs.bin", size: 3 * 8 };
const SOLIDS: Cases = Cases { file: "solids.bin", size: 3 * 12 };
/// The same for both rectangles, each with its move on x and y after its numbers.
const MOVING: Cases = Cases { file: "moving.bin", size: 3 * 12 };
/// A circle and a rectangle in each of the three ways.
const CIRCLES: Cases = Cases { file: "circles.bin", size: 3 * 7 };
/// Two shapes of other kinds, with a rectangle in each of the three ways.
const OTHERS: [Cases; 3] = [
    Cases { file: "two-circles.bin", size: 3 * 6 },
    Cases { file: "in-circle.bin", size: 3 * 5 },
    Cases { file: "in-rect.bin", size: 3 * 6 },
];
/// A point and a polygon.
const POLYGONS: Cases = Cases { file: "polygons.bin", size: polygons::SIZE };
/// Four corners and a point.
const PROBES: Cases = Cases { file: "probes.bin", size: 10 };

/// A rectangle as corners, as origin and size, as centre and size.
const WAYS: [fn(Rect) -> [f64; 4]; 3] = [
    |rect| [rect.min().x, rect.min().y, rect.max().x, rect.max().y],
    |rect| [rect.min().x, rect.min().y, rect.width(), rect.height()],
    |rect| [rect.centre().x, rect.centre().y, rect.width(), rect.height()],
];

fn of_pair(case: &TwoRects) -> Vec<f64> {
    WAYS.map(|of| [of(case.a), of(case.b)].concat()).concat()
}

fn of_circle(CircleAndRect { circle, rect }: &CircleAndRect) -> Vec<f64> {
    let of_circle = [circle.centre().x, circle.centre().y, circle.radius()];
    WAYS.map(|of| [&of_circle[..], &of(*rect)].concat()).concat()
}

fn of_other(case: &Pair) -> Vec<f64> {
    let of_b =
        |way: usize| if let Shape::Rect(rect) = case.b() { WAYS[way](*rect).to_vec() } else { case.b().numbers() };
    (0..WAYS.len()).flat_map(|way| [case.a().numbers(), of_b(way)].concat()).collect()
}

fn type_of(kind: ShapeKind, way: usize) -> ShapeType {
    match kind {
        ShapeKind::Point => ("Point", &["x", "y"]),
        ShapeKind::Circle => ("Circle", &["x", "y", "r"]),
        _ => ("Rect", RECTS[way]),
    }
}

/// Some pairs in sixteenths, so that moves do not round.
fn exact_pairs() -> Vec<TwoRects> {
    let is_exact = |number: &f64| (number * 16.0).fract() == 0.0 && number.abs() < 1e9;
    pairs().iter().step_by(7).filter(|case| of_pair(case).iter().all(is_exact)).copied().collect()
}

/// The moves of A and B in a case: some far, some none.
fn moved(place: usize) -> [f64; 4] {
    [0, 1, 2, 3].map(|number| [0.0, 2.5, -1.0, 12.0, -9.5][(place + number * place / 3) % 5])
}

fn of_moving(place: usize, case: &TwoRects) -> Vec<f64> {
    let [adx, ady, bdx, bdy] = moved(place);
    let shapes = of_pair(case);
    shapes.chunks(8).flat_map(|way| [&way[..4], &[adx, ady], &way[4..], &[bdx, bdy]].concat()).collect()
}

fn swept(place: usize, case: &TwoRects) -> TwoRects {
    let [adx, ady, bdx, bdy] = moved(place);
    let of = |rect: Rect, dx, dy| {
        let from = Point::new(rect.min().x - dx, rect.min().y - dy);
        rect.union(Rect::from_origin_size(from, rect.width(), rect.height()))
    };
    TwoRects { a: of(case.a, adx, ady), b: of(case.b, bdx, bdy) }
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

const RECTS: [&[&str]; 3] = [&["x1", "y1", "x2", "y2"], &["x", "y", "w", "h"], &["cx", "cy", "w", "h"]];
const CUBOIDS: [&[&str]; 3] =
    [&["x1", "y1", "z1", "x2", "y2", "z2"], &["x", "y", "z", "w", "h", "d"], &["cx", "cy", "cz", "w", "h", "d"]];

fn way(code: &str) -> usize {
    let has = |names: [&str; 2]| names.iter().any(|name| code.contains(name));
    if has(["ax1", ".x1"]) || has(["bx1", ".y1"]) {
        0
    } else if has(["bcx", ".cx"]) {
        2
    } else {
        1
    }
}

/// All functions in a language: for rectangles, cuboids, then points; each with numbers, then with shapes.
fn functions(language: CodeLanguage) -> Vec<Function> {
    let mut all = Vec::new();
    let (pairs, moving, solids, probes) = (pairs(), exact_pairs(), solids(), probes());
    let circles = exact_cases();
    for (note, formula) in overlap_formulas() {
        let code = formula.swept_code(language, &format!("hantei: {note}"));
        let says = |(place, case)| {
            let TwoRects { a, b } = swept(place, case);
            formula.hits(a, b, &mut ())
        };
        let (begin, expected) = (12 * way(&code), moving.iter().enumerate().map(says).collect());
        let shapes = Vec::new();
        all.push(Function {
            name: "swept",
            note,
            code,
            cases: &MOVING,
            begin,
            count: 12,
            shapes,
            given: None,
            expected,
        });
    }
    for &parameters in CodeParameters::VALUES {
        let shapes =
            |shapes: &[ShapeType]| if parameters == CodeParameters::Type { shapes.to_vec() } else { Vec::new() };
        for (note, formula) in overlap_formulas() {
            let code = formula.code(language, parameters, &format!("hantei: {note}"));
            let (begin, count, shapes) = (8 * way(&code), 8, shapes(&[("Rect", RECTS[way(&code)]); 2]));
            let expected = pairs.iter().map(|case| formula.hits(case.a, case.b, &mut ())).collect();
            all.push(Function { name: "hits", note, code, cases: &PAIRS, begin, count, shapes, given: None, expected });
        }
        for (note, formula) in cuboid_formulas() {
            let code = formula.code(language, parameters, &format!("hantei: {note}"));
            let (begin, count, shapes) = (12 * way(&code), 12, shapes(&[("Cuboid", CUBOIDS[way(&code)]); 2]));
            let expected = solids.iter().map(|case| formula.hits(case.a, case.b, &mut ())).collect();
            all.push(Function {
                name: "hits",
                note,
                code,
                cases: &SOLIDS,
                begin,
                count,
                shapes,
                given: None,
                expected,
            });
        }
        for (note, formula) in inside_formulas() {
            let code = formula.code(language, parameters, &format!("hantei: {note}"));
            let point: ShapeType = ("Point", &["x", "y"]);
            let shapes = shapes(&[point; 5]);
            let expected = probes.iter().map(|case| formula.contains(&case.quad, case.p, &mut ())).collect();
            all.push(Function {
                name: "inside",
                note,
                code,
                cases: &PROBES,
                begin: 0,
                count: 10,
                shapes,
                given: None,
                expected,
            });
        }
    }
    for &parameters in CodeParameters::VALUES {
        for (note, formula) in circle_formulas() {
            let code = formula.code(language, parameters, &format!("hantei: {note}"));
            let way = way(&code);
            let types: [ShapeType; 2] = [("Circle", &["x", "y", "r"]), ("Rect", RECTS[way])];
            let shapes = if parameters == CodeParameters::Type { types.to_vec() } else { Vec::new() };
            let expected = circles.iter().map(|case| formula.holds(case, &mut ())).collect();
            let (begin, count) = (7 * way, 7);
            all.push(Function {
                name: "hits",
                note,
                code,
                cases: &CIRCLES,
                begin,
                count,
                shapes,
                given: None,
                expected,
            });
        }
    }
    for &parameters in CodeParameters::VALUES {
        for (kinds, other) in others::KINDS.into_iter().zip(&OTHERS) {
            let cases = others::cases(kinds);
            for (note, formula) in others::formulas(kinds) {
                let code = formula.code(language, parameters, &format!("hantei: {note}"));
                let way = way(&code);
                let shapes = if parameters == CodeParameters::Type {
                    kinds.map(|kind| type_of(kind, way)).to_vec()
                } else {
                    Vec::new()
                };
                let expected = cases.iter().map(|case| formula.holds(case, &mut ())).collect();
                let count = other.size / WAYS.len();
                let name = if kinds[0] == ShapeKind::Point { "inside" } else { "hits" };
                all.push(Function {
                    name,
                    note,
                    code,
                    cases: other,
                    begin: count * way,
                    count,
                    shapes,
                    given: None,
                    expected,
                });
            }
        }
    }
    let cases = polygons::cases();
    for &parameters in CodeParameters::VALUES {
        for (note, method, border) in polygons::methods() {
            let code = polygon_code(method, border, language, parameters, &format!("hantei: {note}"));
            let expected = cases.iter().map(|case| method.holds(case, border, &mut ())).collect();
            let (given, shapes) = (Some(polygons::arguments(language, parameters)), Vec::new());
            let (name, cases) = ("inside", &POLYGONS);
            all.push(Function { name, note, code, cases, begin: 0, count: 0, shapes, given, expected });
        }
    }
    all
}

/// Writes the cases, makes and runs the program, and checks what it prints.
fn runs(language: CodeLanguage, file: &str, write: impl Fn(&[Function]) -> String, commands: &[&[&str]]) {
    let functions = functions(language);
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("code-{}", language.name()));
    fs::create_dir_all(&folder).expect("a folder");
    let bytes = |numbers: Vec<f64>| numbers.iter().flat_map(|number| number.to_le_bytes()).collect::<Vec<u8>>();
    let all_pairs = pairs().iter().flat_map(of_pair).collect();
    let all_moving = exact_pairs().iter().enumerate().flat_map(|(place, case)| of_moving(place, case)).collect();
    let all_solids = solids().iter().flat_map(of_solids).collect();
    let all_probes = probes().iter().flat_map(of_probe).collect();
    let all_circles = exact_cases().iter().flat_map(of_circle).collect();
    for (cases, numbers) in
        [(PAIRS, all_pairs), (MOVING, all_moving), (SOLIDS, all_solids), (PROBES, all_probes), (CIRCLES, all_circles)]
    {
        write_file(&folder.join(cases.file), &bytes(numbers));
    }
    write_file(&folder.join(POLYGONS.file), &bytes(polygons::cases().iter().flat_map(polygons::numbers).collect()));
    for (kinds, other) in others::KINDS.into_iter().zip(&OTHERS) {
        write_file(&folder.join(other.file), &bytes(others::cases(kinds).iter().flat_map(of_other).collect()));
    }
    write_file(&folder.join(file), write(&functions).as_bytes());
    let printed = printed_by(commands, &folder);
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

/// `c[8], c[9], …`, or shapes of these numbers, as `made` writes a value of a type.
fn arguments(function: &Function, made: impl Fn(&str, &[(&str, String)]) -> String) -> String {
    arguments_from(0, function, made)
}

/// The same, counted from `first`.
fn arguments_from(first: usize, function: &Function, made: impl Fn(&str, &[(&str, String)]) -> String) -> String {
    if let Some(given) = function.given {
        return given.to_owned();
    }
    let places = function.begin + first..function.begin + first + function.count;
    let numbers: Vec<String> = places.map(|place| format!("c[{place}]")).collect();
    if function.shapes.is_empty() {
        return numbers.join(", ");
    }
    let mut numbers = numbers.into_iter();
    let shape = |(name, fields): &ShapeType| {
        made(name, &fields.iter().copied().zip(numbers.by_ref()).collect::<Vec<(&str, String)>>())
    };
    function.shapes.iter().map(shape).collect::<Vec<_>>().join(", ")
}

fn constructed(before: &str, numbers: &[(&str, String)]) -> String {
    let numbers: Vec<&str> = numbers.iter().map(|(_, number)| number.as_str()).collect();
    format!("{before}({})", numbers.join(", "))
}

fn braced(before: &str, numbers: &[(&str, String)], between: &str) -> String {
    let numbers: Vec<String> = numbers.iter().map(|(name, number)| format!("{name}{between}{number}")).collect();
    format!("{before}{{{}}}", numbers.join(", "))
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
            let Cases { file, size } = function.cases;
            let arguments = arguments(function, |name, numbers| braced(name, numbers, ": "));
            writeln!(text, "#[allow(unused_variables, dead_code)]\nmod f{place} {{\n{code}pub fn call(c: &[f64]) -> bool {{ {name}({arguments}) }}\n}}").expect("memory");
            writeln!(main, "    println!(\"{{}}\", read(\"{file}\").chunks({size}).map(|c| if f{place}::call(c) {{ '1' }} else {{ '0' }}).collect::<String>());").expect("memory");
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
            let renamed = ["hits", "inside", "swept", "side", "dot", "Rect", "Cuboid", "Point", "Circle"];
            for called in renamed {
                writeln!(text, "#define {called} {called}_{place}").expect("memory");
            }
            let Cases { file, size } = function.cases;
            let arguments = arguments(function, |name, numbers| {
                braced(&format!("({name})"), &numbers.iter().map(|it| ("", it.1.clone())).collect::<Vec<_>>(), "")
            });
            writeln!(text, "{code}static bool call_{place}(const double *c) {{ return {name}({arguments}); }}")
                .expect("memory");
            for called in renamed {
                writeln!(text, "#undef {called}").expect("memory");
            }
            writeln!(main, "    {{ FILE *f = fopen(\"{file}\", \"rb\"); double c[{size}]; while (fread(c, 8, {size}, f) == {size}) putchar(call_{place}(c) ? '1' : '0'); putchar('\\n'); fclose(f); }}").expect("memory");
        }
        format!("{text}int main(void) {{\n{main}    return 0;\n}}\n")
    };
    let compile = |compiler, standard| {
        [compiler, standard, "-Wall", "-Werror", "-Wno-parentheses", "-ffp-contract=off", "main.c", "-o", "main", "-lm"]
    };
    runs(CodeLanguage::C, "main.c", write, &[&compile("cc", "-std=c99"), &["./main"]]);
}

/// Whether a compiler is there that `scripts/test` may not install; if not, it is said which test is skipped.
pub(super) fn has(compiler: &str, test: &str) -> bool {
    let is_there = Command::new(compiler).arg("--version").output().is_ok();
    if !is_there {
        // Not by a macro: their output appears only for a failed test.
        let _ = std::io::stderr().write_all(format!("{test} is skipped: there is no {compiler}\n").as_bytes());
    }
    is_there
}

/// A class for each function in C#, and in `main` a call of each.
#[test]
fn csharp_says_the_same() {
    if !has("mcs", "csharp_says_the_same") {
        return;
    }
    let write = |functions: &[Function]| {
        let mut text = String::from(
            "using System;\nusing System.IO;\nusing System.Linq;\nusing System.Text;\n\nclass Program {\nstatic void All(string file, int size, Func<double[], bool> test) {\n    byte[] bytes = File.ReadAllBytes(file);\n    double[] c = new double[size];\n    StringBuilder said = new StringBuilder();\n    for (int at = 0; at < bytes.Length; at += 8 * size) {\n        Buffer.BlockCopy(bytes, at, c, 0, 8 * size);\n        said.Append(test(c) ? '1' : '0');\n    }\n    Console.WriteLine(said);\n}\n",
        );
        let mut main = String::new();
        for (place, function) in functions.iter().enumerate() {
            let (Function { name, code, .. }, Cases { file, size }) = (function, function.cases);
            let name = name[..1].to_ascii_uppercase() + &name[1..];
            let arguments = arguments(function, |name, numbers| braced(&format!("new {name} "), numbers, " = "));
            let call = format!("public static bool Call(double[] c) {{ return {name}({arguments}); }}");
            writeln!(text, "static class F{place} {{\n{code}{call}\n}}").expect("memory");
            writeln!(main, "    All(\"{file}\", {size}, F{place}.Call);").expect("memory");
        }
        format!("{text}static void Main() {{\n{main}}}\n}}\n")
    };
    let compile = ["mcs", "-warnaserror", "-out:main.exe", "Main.cs"];
    runs(CodeLanguage::CSharp, "Main.cs", write, &[&compile, &["mono", "main.exe"]]);
}

/// Java is large, so `scripts/test` does not install it.
#[test]
fn java_says_the_same() {
    if !has("javac", "java_says_the_same") {
        return;
    }
    let write = |functions: &[Function]| {
        let mut text = String::from(
            "import java.nio.*;\nimport java.nio.file.*;\nimport java.util.function.Predicate;\n\nclass Main {\nstatic void all(String file, int size, Predicate<double[]> test) throws Exception {\n    DoubleBuffer in = ByteBuffer.wrap(Files.readAllBytes(Path.of(file))).order(ByteOrder.LITTLE_ENDIAN).asDoubleBuffer();\n    double[] c = new double[size];\n    StringBuilder out = new StringBuilder();\n    while (in.hasRemaining()) {\n        in.get(c);\n        out.append(test.test(c) ? '1' : '0');\n    }\n    System.out.println(out);\n}\n",
        );
        let mut main = String::new();
        for (place, function) in functions.iter().enumerate() {
            let Function { name, code, .. } = function;
            let Cases { file, size } = function.cases;
            let arguments = arguments(function, |name, numbers| constructed(&format!("new {name}"), numbers));
            writeln!(
                text,
                "static class F{place} {{\n{code}static boolean call(double[] c) {{ return {name}({arguments}); }}\n}}"
            )
            .expect("memory");
            writeln!(main, "    all(\"{file}\", {size}, F{place}::call);").expect("memory");
        }
        format!("{text}public static void main(String[] none) throws Exception {{\n{main}}}\n}}\n")
    };
    runs(
        CodeLanguage::Java,
        "Main.java",
        write,
        &[&["javac", "-Xlint:all", "-Werror", "Main.java"], &["java", "Main"]],
    );
}

#[test]
fn javascript_says_the_same() {
    let write = |functions: &[Function]| {
        let mut text = String::from(
            "const fs = require('fs');\nfunction read(path) { const b = fs.readFileSync(path); return new Float64Array(b.buffer, b.byteOffset, b.length / 8); }\nfunction all(path, size, test) { const n = read(path); let out = ''; for (let i = 0; i < n.length; i += size) { const says = test(n.subarray(i, i + size)); if (typeof says !== 'boolean') throw new Error(typeof says); out += says ? '1' : '0'; } console.log(out); }\n",
        );
        for function in functions {
            let Function { name, code, .. } = function;
            let Cases { file, size } = function.cases;
            let arguments = arguments(function, |_, numbers| braced("", numbers, ": "));
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
            let Cases { file, size } = function.cases;
            let arguments = arguments(function, constructed);
            writeln!(text, "{code}\nevery('{file}', {size}, lambda c: {name}({arguments}))\n").expect("memory");
        }
        text
    };
    runs(CodeLanguage::Python, "main.py", write, &[&["python3", "main.py"]]);
}

#[test]
fn lua_says_the_same() {
    let write = |functions: &[Function]| {
        let mut text = String::from(
            "local function all(path, size, test)\n    local file = assert(io.open(path, 'rb'))\n    local bytes = file:read('a')\n    local out, form = {}, '<' .. string.rep('d', size)\n    for at = 1, #bytes, 8 * size do\n        local says = test({string.unpack(form, bytes, at)})\n        assert(type(says) == 'boolean')\n        out[#out + 1] = says and '1' or '0'\n    end\n    print(table.concat(out))\nend\n",
        );
        for function in functions {
            let Function { name, code, .. } = function;
            let Cases { file, size } = function.cases;
            let arguments = arguments_from(1, function, |_, numbers| braced("", numbers, " = "));
            writeln!(text, "do\n{code}all('{file}', {size}, function(c) return {name}({arguments}) end)\nend")
                .expect("memory");
        }
        text
    };
    runs(CodeLanguage::Lua, "main.lua", write, &[&["lua", "main.lua"]]);
}

pub(super) fn printed_by(commands: &[&[&str]], folder: &Path) -> String {
    let mut printed = String::new();
    for command in commands {
        let output = Command::new(command[0]).args(&command[1..]).current_dir(folder).output();
        let output =
            output.unwrap_or_else(|error| panic!("{} is needed (scripts/test installs it): {error}", command[0]));
        assert!(output.status.success(), "{command:?}: {}", String::from_utf8_lossy(&output.stderr));
        printed = String::from_utf8(output.stdout).expect("text");
    }
    printed
}

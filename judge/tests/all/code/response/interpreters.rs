//! Runs code that moves a thing: in each language one program for all functions, which reads the cases and prints where the
//! thing is, its velocity and, if it says so, whether it stands.

use super::super::programs::printed_by;
use hantei_judge::{CodeLanguage, ResponseBlocks};
use std::fmt::Write as _;
use std::fs;
use std::path::PathBuf;

/// What is moved.
pub(crate) struct Moved {
    /// Its type, and the function that moves it.
    pub(crate) type_name: &'static str,
    pub(crate) call: &'static str,
    /// Its numbers, as a line of the cases begins.
    pub(crate) parts: &'static [&'static str],
    /// Whether it says that it stands.
    pub(crate) stands: bool,
    /// The beginning of the name of the folder in which it is run.
    pub(crate) folder: &'static str,
}

/// The numbers of a thing, its velocity, and the blocks.
pub(crate) type MovedCase<const N: usize> = ([f64; N], [f64; 2], Vec<[f64; 4]>);

/// A program of several functions, and how it is run.
struct Program {
    file: &'static str,
    text: String,
    commands: Vec<Vec<&'static str>>,
}

impl Moved {
    /// Each number of `n` with its name.
    fn given(&self, write: impl Fn(&str, usize) -> String, between: &str) -> String {
        let given = self.parts.iter().enumerate().map(|(place, part)| write(part, place));
        given.collect::<Vec<_>>().join(between)
    }

    /// What is printed, in an order that all have.
    fn printed(&self, write: impl Fn(&str) -> String, flag: &str, between: &str) -> String {
        let said = ["x", "y", "vx", "vy"].into_iter().map(write).chain(self.stands.then(|| flag.to_owned()));
        said.collect::<Vec<_>>().join(between)
    }

    /// What `name` prints for these cases: the functions of `codes` one after the other.
    pub(crate) fn run<const N: usize>(
        &self,
        (name, language): (&str, CodeLanguage),
        blocks: ResponseBlocks,
        codes: &[String],
        cases: &[MovedCase<N>],
    ) -> String {
        let folder = format!("{}-{name}-{}", self.folder, blocks.name());
        let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(folder);
        fs::create_dir_all(&folder).expect("a folder");
        let program = match language {
            CodeLanguage::Python => self.python(blocks, codes),
            CodeLanguage::JavaScript => self.javascript(blocks, codes),
            CodeLanguage::Lua => self.lua(blocks, codes),
            CodeLanguage::Rust => self.rust(blocks, codes),
            CodeLanguage::C => self.c(blocks, codes, name == "cpp"),
            CodeLanguage::CSharp => self.csharp(blocks, codes),
            _ => self.java(blocks, codes),
        };
        let numbers = |(a, v, blocks): &MovedCase<N>| {
            let numbers = a.iter().chain(v).chain(blocks.iter().flatten()).map(f64::to_string);
            numbers.collect::<Vec<_>>().join(" ") + "\n"
        };
        fs::write(folder.join("cases.txt"), cases.iter().map(numbers).collect::<String>()).expect("a file");
        fs::write(folder.join(program.file), program.text).expect("a file");
        let commands: Vec<&[&str]> = program.commands.iter().map(Vec::as_slice).collect();
        printed_by(&commands, &folder)
    }

    fn python(&self, blocks: ResponseBlocks, codes: &[String]) -> Program {
        let given = one_or_many(blocks, "bs[0]", "bs");
        let (parts, count, call) = (self.parts.join(" "), self.parts.len(), self.call);
        let printed = self.printed(|part| format!("a.{part}"), "a.on_ground", ", ");
        let mut text = String::from(
            "class Thing:\n    def __init__(self, names, n):\n        for name, it in zip(names.split(), n):\n            setattr(self, name, it)\n\n\n",
        );
        for code in codes {
            write!(text, "{code}\n\nfor line in open('cases.txt'):\n    n = [float(it) for it in line.split()]\n    a = Thing('{parts}', n)\n    bs = [Thing('x y w h', n[i:]) for i in range({count}, len(n), 4)]\n    {call}(a, {given})\n    print({printed})\n\n\n").expect("memory");
        }
        Program { file: "main.py", text, commands: vec![vec!["python3", "main.py"]] }
    }

    fn javascript(&self, blocks: ResponseBlocks, codes: &[String]) -> Program {
        let given = one_or_many(blocks, "bs[0]", "bs");
        let (count, call) = (self.parts.len(), self.call);
        let (parts, printed) = (
            self.given(|part, place| format!("{part}: n[{place}]"), ", "),
            self.printed(|part| format!("a.{part}"), "a.onGround", ", "),
        );
        let mut text = String::from(
            "'use strict';\nconst lines = require('fs').readFileSync('cases.txt', 'utf8').trim().split('\\n');\n",
        );
        for code in codes {
            writeln!(text, "{{\n{code}for (const line of lines) {{ const n = line.split(' ').map(Number); const a = {{ {parts} }}; const bs = []; for (let i = {count}; i < n.length; i += 4) bs.push({{ x: n[i], y: n[i + 1], w: n[i + 2], h: n[i + 3] }}); {call}(a, {given}); console.log([{printed}].map(String).join(' ')); }}\n}}").expect("memory");
        }
        Program { file: "main.js", text, commands: vec![vec!["node", "main.js"]] }
    }

    fn lua(&self, blocks: ResponseBlocks, codes: &[String]) -> Program {
        let given = one_or_many(blocks, "bs[1]", "bs");
        let (first, call) = (self.parts.len() + 1, self.call);
        let parts = self.given(|part, place| format!("{part} = n[{}]", place + 1), ", ");
        let printed = self.printed(|part| format!("string.format('%.17g', a.{part})"), "tostring(a.on_ground)", ", ");
        let mut text = String::new();
        for code in codes {
            writeln!(text, "do\n{code}for line in io.lines('cases.txt') do local n = {{}} for it in line:gmatch('%S+') do n[#n + 1] = tonumber(it) end local a = {{ {parts} }} local bs = {{}} for i = {first}, #n, 4 do bs[#bs + 1] = {{ x = n[i], y = n[i + 1], w = n[i + 2], h = n[i + 3] }} end {call}(a, {given}) print(table.concat({{ {printed} }}, ' ')) end\nend").expect("memory");
        }
        Program { file: "main.lua", text, commands: vec![vec!["lua", "main.lua"]] }
    }

    fn rust(&self, blocks: ResponseBlocks, codes: &[String]) -> Program {
        let given = one_or_many(blocks, "&bs[0]", "&bs");
        let (count, call, made) = (self.parts.len(), self.call, self.type_name);
        let parts = self.given(|part, place| format!("{part}: n[{place}]"), ", ");
        let flag = if self.stands { ", on_ground: true" } else { "" };
        let printed = self.printed(|part| format!("a.{part}.to_string()"), "a.on_ground.to_string()", ", ");
        let (mut text, mut main) = (String::new(), String::new());
        for (place, code) in codes.iter().enumerate() {
            writeln!(text, "mod f{place} {{\n{code}pub fn call(n: &[f64]) {{ let mut a = {made} {{ {parts}{flag} }}; let bs: Vec<Rect> = n[{count}..].chunks(4).map(|b| Rect {{ x: b[0], y: b[1], w: b[2], h: b[3] }}).collect(); {call}(&mut a, {given}); println!(\"{{}}\", [{printed}].join(\" \")); }}\n}}").expect("memory");
            writeln!(main, "    all.iter().for_each(|n| f{place}::call(n));").expect("memory");
        }
        let read = "let all: Vec<Vec<f64>> = std::fs::read_to_string(\"cases.txt\").unwrap().lines().map(|line| line.split(' ').map(|it| it.parse().unwrap()).collect()).collect();";
        let text = format!("{text}fn main() {{\n    {read}\n{main}}}\n");
        let compile = vec!["rustc", "--edition=2021", "-Dwarnings", "-Copt-level=0", "main.rs"];
        Program { file: "main.rs", text, commands: vec![compile, vec!["./main"]] }
    }

    /// The program in C is also one in C++.
    fn c(&self, blocks: ResponseBlocks, codes: &[String], is_plus_plus: bool) -> Program {
        let given = one_or_many(blocks, "bs[0]", "bs, count");
        let (count, call, made) = (self.parts.len(), self.call, self.type_name);
        let parts = self.given(|_, place| format!("n[{place}]"), ", ");
        let flag = if self.stands { ", true" } else { "" };
        let (form, printed) = (
            self.printed(|_| "%.17g".to_owned(), "%d", " "),
            self.printed(|part| format!("a.{part}"), "a.on_ground", ", "),
        );
        let (mut text, mut main) = (String::from("#include <stdio.h>\n#include <stdlib.h>\n"), String::new());
        for (place, code) in codes.iter().enumerate() {
            let renamed = ["Rect", made, "overlaps", call];
            for called in renamed {
                writeln!(text, "#define {called} {called}_{place}").expect("memory");
            }
            writeln!(text, "{code}static void call_{place}(const double *n, int count) {{ {made} a = {{{parts}{flag}}}; Rect bs[8]; for (int i = 0; i < count; i++) {{ const double *m = n + {count} + 4 * i; Rect b = {{m[0], m[1], m[2], m[3]}}; bs[i] = b; }} {call}(&a, {given}); printf(\"{form}\\n\", {printed}); }}").expect("memory");
            for called in renamed {
                writeln!(text, "#undef {called}").expect("memory");
            }
            writeln!(main, "    every(call_{place});").expect("memory");
        }
        let text = format!(
            "{text}static void every(void (*call)(const double *, int)) {{\n    FILE *f = fopen(\"cases.txt\", \"r\");\n    char line[2000];\n    while (fgets(line, sizeof line, f)) {{\n        double n[40];\n        int count = 0;\n        char *at = line, *end;\n        for (;;) {{ double it = strtod(at, &end); if (end == at) break; n[count++] = it; at = end; }}\n        call(n, (count - {count}) / 4);\n    }}\n    fclose(f);\n}}\nint main(void) {{\n{main}    return 0;\n}}\n"
        );
        let (file, compiler) = match is_plus_plus {
            true => ("main.cc", ["c++", "-std=c++11"]),
            false => ("main.c", ["cc", "-std=c99"]),
        };
        let options = ["-Wall", "-Wextra", "-Werror", "-ffp-contract=off", file, "-o", "main", "-lm"];
        Program { file, text, commands: vec![[&compiler[..], &options].concat(), vec!["./main"]] }
    }

    fn csharp(&self, blocks: ResponseBlocks, codes: &[String]) -> Program {
        let given = one_or_many(blocks, "bs[0]", "bs");
        let (count, made) = (self.parts.len(), self.type_name);
        let call = self.call[..1].to_uppercase() + &self.call[1..];
        let parts = self.given(|part, place| format!("{part} = n[{place}]"), ", ");
        let printed = self.printed(|part| format!("F(a.{part})"), "a.onGround.ToString()", ", ");
        let (mut text, mut main) = (String::new(), String::new());
        for (place, code) in codes.iter().enumerate() {
            let code = code.replace("using System.Collections.Generic;\n", "");
            writeln!(text, "static class F{place} {{\n{code}public static string Call(double[] n) {{ var a = new {made} {{ {parts} }}; var bs = new List<Rect>(); for (int i = {count}; i < n.Length; i += 4) bs.Add(new Rect {{ x = n[i], y = n[i + 1], w = n[i + 2], h = n[i + 3] }}); {call}(a, {given}); return string.Join(\" \", {printed}); }}\nstatic string F(double it) {{ return it.ToString(\"R\", System.Globalization.CultureInfo.InvariantCulture); }}\n}}").expect("memory");
            writeln!(main, "    foreach (var n in all) Console.WriteLine(F{place}.Call(n));").expect("memory");
        }
        let text = format!(
            "using System;\nusing System.Collections.Generic;\nusing System.Globalization;\nusing System.IO;\nusing System.Linq;\n\n{text}\nclass Program {{\nstatic void Main() {{\n    var all = File.ReadAllLines(\"cases.txt\").Select(line => line.Split(' ').Select(it => double.Parse(it, CultureInfo.InvariantCulture)).ToArray()).ToList();\n{main}}}\n}}\n"
        );
        let compile = vec!["mcs", "-warnaserror", "-out:main.exe", "Main.cs"];
        Program { file: "Main.cs", text, commands: vec![compile, vec!["mono", "main.exe"]] }
    }

    fn java(&self, blocks: ResponseBlocks, codes: &[String]) -> Program {
        let given = one_or_many(blocks, "bs.get(0)", "bs");
        let (count, call, made) = (self.parts.len(), self.call, self.type_name);
        let parts = self.given(|part, place| format!("a.{part} = n[{place}];"), " ");
        let printed = self.printed(|part| format!("a.{part}"), "a.onGround", " + \" \" + ");
        let (mut text, mut main) = (String::new(), String::new());
        for (place, code) in codes.iter().enumerate() {
            let code = code.replace("import java.util.List;\n", "").replace("\nclass ", "\nstatic class ");
            writeln!(text, "static class F{place} {{\n{code}static String call(double[] n) {{ {made} a = new {made}(); {parts} List<Rect> bs = new ArrayList<>(); for (int i = {count}; i < n.length; i += 4) {{ Rect b = new Rect(); b.x = n[i]; b.y = n[i + 1]; b.w = n[i + 2]; b.h = n[i + 3]; bs.add(b); }} {call}(a, {given}); return {printed}; }}\n}}").expect("memory");
            writeln!(main, "    for (double[] n : all) out.append(F{place}.call(n)).append('\\n');").expect("memory");
        }
        let text = format!(
            "import java.nio.file.*;\nimport java.util.*;\n\nclass Main {{\n{text}public static void main(String[] none) throws Exception {{\n    List<double[]> all = new ArrayList<>();\n    for (String line : Files.readAllLines(Path.of(\"cases.txt\"))) all.add(Arrays.stream(line.split(\" \")).mapToDouble(Double::parseDouble).toArray());\n    StringBuilder out = new StringBuilder();\n{main}    System.out.print(out);\n}}\n}}\n"
        );
        let compile = vec!["javac", "-Xlint:all", "-Werror", "Main.java"];
        Program { file: "Main.java", text, commands: vec![compile, vec!["java", "Main"]] }
    }
}

/// The cases that code for one block, or for a list, is run in.
pub(super) fn fitting<const N: usize>(mut cases: Vec<MovedCase<N>>, blocks: ResponseBlocks) -> Vec<MovedCase<N>> {
    cases.retain(|(.., all)| blocks == ResponseBlocks::Many || all.len() == 1);
    cases
}

fn one_or_many(blocks: ResponseBlocks, one: &'static str, many: &'static str) -> &'static str {
    if blocks == ResponseBlocks::Many { many } else { one }
}

/// A test for each language that is there, which calls `runs(name, language, blocks)` for one block and for a list.
macro_rules! run_in_each {
    ($runs:ident) => {
        run_in_each!($runs: in_python "python3" "python" Python, in_javascript "node" "javascript" JavaScript, in_lua "lua" "lua" Lua,
            in_rust "rustc" "rust" Rust, in_c "cc" "c" C, in_c_plus_plus "c++" "cpp" C, in_csharp "mcs" "csharp" CSharp,
            in_java "javac" "java" Java);
    };
    ($runs:ident: $($test:ident $tool:literal $name:literal $language:ident),+) => {
        $(#[test]
        fn $test() {
            let must_be_there = !matches!($tool, "c++" | "mcs" | "javac");
            if must_be_there || $crate::code::programs::has($tool, stringify!($test)) {
                for &blocks in hantei_judge::ResponseBlocks::ALL {
                    $runs($name, hantei_judge::CodeLanguage::$language, blocks);
                }
            }
        })+
    };
}

pub(super) use run_in_each;

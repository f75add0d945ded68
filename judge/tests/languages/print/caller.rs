//! What calls a program's test with the numbers of a row, `v`.

use super::{Writer, words};
use crate::language::Language;
use crate::tree::{Kind, Number, Program};

use Language::{C, CSharp, Cpp, GdScript, Go, Java, JavaScript, Kotlin, Lua, Python, Rust, TypeScript};

impl Writer<'_> {
    pub(super) fn caller(&mut self, program: &Program) -> String {
        let call = self.called(program);
        let index = program.index;
        match self.language {
            JavaScript | TypeScript => format!("tests[{index}] = (v) => {call};\n"),
            Python => format!("tests[{index}] = lambda v: {call}\n"),
            Lua => format!("tests[{index}] = function(v) return {call} end\n"),
            C | Cpp => format!("static int call_{index}(const double *v) {{ return {call} ? 1 : 0; }}\n"),
            Rust => format!("fn call_{index}(v: &[f64]) -> bool {{ {call} }}\n"),
            Java => format!("static boolean call_{index}(double[] v) {{ return {call}; }}\n"),
            CSharp => format!("static bool call_{index}(double[] v) {{ return {call}; }}\n"),
            Go => format!("func call_{index}(v []float64) bool {{ return {call} }}\n"),
            Kotlin => format!("fun call_{index}(v: DoubleArray): Boolean = {call}\n"),
            GdScript => format!("func call_{index}(v):\n\treturn {call}\n"),
        }
    }

    fn called(&mut self, program: &Program) -> String {
        let mut place = 0;
        let mut next = |number| {
            place += 1;
            given(self.language, number, place - 1)
        };
        let mut all = Vec::new();
        for parameter in &program.main.parameters {
            match (parameter.kind, &program.record) {
                (Kind::Record, Some(record)) => {
                    let numbers: Vec<String> = record.fields.iter().map(|_| next(record.number)).collect();
                    let by_place = matches!(self.language, C | Rust) && !record.is_value;
                    all.push(format!("{}{}", if by_place { "&" } else { "" }, self.made_of(&numbers)));
                }
                (Kind::Number(number), _) => all.push(next(number)),
                _ => {}
            }
        }
        format!("{}({})", program.main.name, all.join(", "))
    }
}

/// The number of a row as its type.
fn given(language: Language, number: Number, place: usize) -> String {
    let name = words::number_type(language, number, false);
    match language {
        Python | GdScript if number.is_whole() => format!("int(v[{place}])"),
        JavaScript | TypeScript | Python | GdScript => format!("v[{place}]"),
        Lua => format!("v[{}]", place + 1),
        C | Cpp | Java | CSharp => format!("({name}) v[{place}]"),
        Rust => format!("v[{place}] as {name}"),
        Go => format!("{name}(v[{place}])"),
        Kotlin if number.is_narrow() => format!("v[{place}].toInt().to{name}()"),
        Kotlin => format!("v[{place}].to{name}()"),
    }
}

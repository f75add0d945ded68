//! The file around the programs: it reads the rows, calls the programs, and prints an answer for each row.

use super::Run;
use crate::language::Language;
use std::path::Path;

use Language::{C, CSharp, Cpp, GdScript, Go, Java, JavaScript, Kotlin, Lua, Python, Rust, TypeScript};

pub(super) fn name(language: Language) -> &'static str {
    match language {
        JavaScript => "program.cjs",
        TypeScript => "program.ts",
        Python => "program.py",
        C => "program.c",
        Cpp => "program.cpp",
        Lua => "program.lua",
        Rust => "program.rs",
        CSharp => "program.cs",
        Java => "Main.java",
        Go => "program.go",
        Kotlin => "program.kt",
        GdScript => "program.gd",
    }
}

pub(super) fn source(language: Language, runs: &[Run], rows: &Path) -> String {
    let mut programs = String::new();
    for run in runs {
        let (text, caller) = (&run.text, &run.caller);
        programs.push_str(&match language {
            Lua => format!("do\n{text}\n{caller}end\n"),
            _ => format!("{text}\n{caller}\n"),
        });
    }
    let calls = |of: fn(usize) -> String| runs.iter().map(|run| of(run.index)).collect::<String>();
    match language {
        JavaScript => JAVASCRIPT.replace("PROGRAMS", &programs).replace("TYPED", ""),
        TypeScript => TYPESCRIPT.replace("PROGRAMS", &programs),
        Python => PYTHON.replace("PROGRAMS", &programs),
        Lua => LUA.replace("PROGRAMS", &programs),
        C | Cpp => {
            let includes = if language == C { C_INCLUDES } else { CPP_INCLUDES };
            let calls = calls(|index| format!("case {index}: return call_{index}(v);\n"));
            format!("{includes}{}", C_FILE.replace("CALLS", &calls).replace("PROGRAMS", &programs))
        }
        Rust => {
            let calls = calls(|index| format!("{index} => call_{index}(v),\n"));
            RUST.replace("CALLS", &calls).replace("PROGRAMS", &programs)
        }
        Java => {
            let calls = calls(|index| format!("case {index}: return call_{index}(v);\n"));
            JAVA.replace("CALLS", &calls).replace("PROGRAMS", &programs)
        }
        CSharp => {
            let calls = calls(|index| format!("case {index}: return call_{index}(v);\n"));
            CSHARP.replace("CALLS", &calls).replace("PROGRAMS", &programs)
        }
        Go => {
            let calls = calls(|index| format!("case {index}:\nreturn call_{index}(v)\n"));
            GO.replace("CALLS", &calls).replace("PROGRAMS", &programs)
        }
        Kotlin => {
            let calls = calls(|index| format!("{index} -> call_{index}(v)\n"));
            KOTLIN.replace("CALLS", &calls).replace("PROGRAMS", &programs)
        }
        GdScript => {
            let calls = calls(|index| format!("\t\t{index}:\n\t\t\treturn call_{index}(v)\n"));
            let file = GDSCRIPT.replace("CALLS", &calls).replace("ROWS", &rows.display().to_string());
            file.replace("PROGRAMS", &programs)
        }
    }
}

const JAVASCRIPT: &str = r#""use strict";
const tests = {};
PROGRAMS
const lines = require("fs").readFileSync(process.argv[2], "utf8").trim().split("\n");
console.log(lines.map((line) => {
    const [which, , ...v] = line.split(" ").map(Number);
    try { return tests[which](v) ? "1" : "0"; } catch (error) { return "x"; }
}).join(""));
"#;

const TYPESCRIPT: &str = r#"
declare const require: any, process: any, console: any;
const tests: { [which: number]: (v: number[]) => boolean } = {};
PROGRAMS
const lines: string[] = require("fs").readFileSync(process.argv[2], "utf8").trim().split("\n");
console.log(lines.map((line) => {
    const [which, , ...v] = line.split(" ").map(Number);
    try { return tests[which](v) ? "1" : "0"; } catch (error) { return "x"; }
}).join(""));
"#;

const PYTHON: &str = r#"from __future__ import annotations
import math, sys
tests = {}
PROGRAMS
answers = []
for line in open(sys.argv[1]):
    which, _, *v = line.split()
    try:
        answers.append("1" if tests[int(which)]([float(one) for one in v]) else "0")
    except Exception:
        answers.append("x")
print("".join(answers))
"#;

const LUA: &str = r#"
local tests = {}
PROGRAMS
local answers = {}
for line in io.lines(arg[1]) do
    local v = {}
    for word in line:gmatch("%S+") do v[#v + 1] = tonumber(word) + 0.0 end
    local which = math.floor(v[1])
    table.remove(v, 1)
    table.remove(v, 1)
    local fine, answer = pcall(tests[which], v)
    answers[#answers + 1] = not fine and "x" or answer and "1" or "0"
end
print(table.concat(answers))
"#;

const C_INCLUDES: &str = r#"
#include <math.h>
#include <setjmp.h>
#include <signal.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
"#;

const CPP_INCLUDES: &str = r#"
#include <algorithm>
#include <cmath>
#include <csetjmp>
#include <csignal>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <initializer_list>
"#;

const C_FILE: &str = r#"
PROGRAMS
static int call(int which, const double *v) {
    switch (which) {
    CALLS
    }
    return 2;
}
static sigjmp_buf begin;
static void failed(int number) { siglongjmp(begin, 1); }
int main(int count, char **given) {
    static FILE *file;
    static int which, size;
    static double v[32];
    file = fopen(given[1], "r");
    signal(SIGILL, failed);
    signal(SIGTRAP, failed);
    signal(SIGFPE, failed);
    while (fscanf(file, "%d %d", &which, &size) == 2) {
        for (int i = 0; i < size; i++) if (fscanf(file, "%lf", &v[i]) != 1) return 1;
        if (sigsetjmp(begin, 1)) putchar('x'); else putchar('0' + call(which, v));
    }
    putchar('\n');
    return 0;
}
"#;

const RUST: &str = r#"#![allow(warnings, arithmetic_overflow, unconditional_panic, overflowing_literals)]
PROGRAMS
fn call(which: usize, v: &[f64]) -> bool {
    match which {
        CALLS
        _ => panic!("no such program"),
    }
}
fn main() {
    std::panic::set_hook(Box::new(|_| {}));
    let mut answers = String::new();
    for line in std::fs::read_to_string(std::env::args().nth(1).unwrap()).unwrap().lines() {
        let v: Vec<f64> = line.split(' ').map(|word| word.parse().unwrap()).collect();
        let answer = std::panic::catch_unwind(|| call(v[0] as usize, &v[2..]));
        answers.push(match answer { Ok(true) => '1', Ok(false) => '0', Err(_) => 'x' });
    }
    println!("{answers}");
}
"#;

const JAVA: &str = r#"
import java.nio.file.*;
public class Main {
PROGRAMS
static boolean call(int which, double[] v) {
    switch (which) {
    CALLS
    }
    throw new RuntimeException();
}
public static void main(String[] given) throws Exception {
    StringBuilder answers = new StringBuilder();
    for (String line : Files.readAllLines(Paths.get(given[0]))) {
        String[] words = line.split(" ");
        double[] v = new double[words.length - 2];
        for (int i = 0; i < v.length; i++) v[i] = Double.parseDouble(words[i + 2]);
        try { answers.append(call(Integer.parseInt(words[0]), v) ? '1' : '0'); }
        catch (RuntimeException error) { answers.append('x'); }
    }
    System.out.println(answers);
}
}
"#;

const CSHARP: &str = r#"
using System;
using System.Globalization;
using System.IO;
using System.Text;
static class Program {
PROGRAMS
static bool call(int which, double[] v) {
    switch (which) {
    CALLS
    }
    throw new Exception();
}
public static void Main(string[] given) {
    var answers = new StringBuilder();
    foreach (var line in File.ReadAllLines(given[0])) {
        var words = line.Split(' ');
        var v = new double[words.Length - 2];
        for (int i = 0; i < v.Length; i++) v[i] = double.Parse(words[i + 2], CultureInfo.InvariantCulture);
        try { answers.Append(call(int.Parse(words[0]), v) ? '1' : '0'); }
        catch (ArithmeticException) { answers.Append('x'); }
    }
    Console.WriteLine(answers);
}
}
"#;

const GO: &str = r#"
package main

import (
	"fmt"
	"math"
	"os"
	"strconv"
	"strings"
)

var _ = math.Abs

PROGRAMS
func call(which int, v []float64) bool {
	switch which {
	CALLS
	}
	panic("no such program")
}

func answer(which int, v []float64) (said string) {
	defer func() {
		if recover() != nil {
			said = "x"
		}
	}()
	if call(which, v) {
		return "1"
	}
	return "0"
}

func main() {
	text, _ := os.ReadFile(os.Args[1])
	answers := []string{}
	for _, line := range strings.Split(strings.TrimSpace(string(text)), "\n") {
		words := strings.Split(line, " ")
		which, _ := strconv.Atoi(words[0])
		v := []float64{}
		for _, word := range words[2:] {
			number, _ := strconv.ParseFloat(word, 64)
			v = append(v, number)
		}
		answers = append(answers, answer(which, v))
	}
	fmt.Println(strings.Join(answers, ""))
}
"#;

const KOTLIN: &str = r#"
PROGRAMS
fun call(which: Int, v: DoubleArray): Boolean = when (which) {
    CALLS
    else -> throw Error()
}

fun main(given: Array<String>) {
    val answers = StringBuilder()
    for (line in java.io.File(given[0]).readLines()) {
        val words = line.split(" ")
        val v = DoubleArray(words.size - 2) { words[it + 2].toDouble() }
        answers.append(try { if (call(words[0].toInt(), v)) "1" else "0" } catch (error: RuntimeException) { "x" })
    }
    println(answers)
}
"#;

const GDSCRIPT: &str = r#"extends SceneTree

PROGRAMS
func call_one(which, v):
	match which:
CALLS
	return null

func _init():
	var file = File.new()
	file.open("ROWS", File.READ)
	var answers = PoolStringArray()
	while not file.eof_reached():
		var line = file.get_line()
		if line == "":
			continue
		var words = line.split(" ")
		var v = []
		for place in range(2, words.size()):
			v.append(float(words[place]))
		var answer = call_one(int(words[0]), v)
		if typeof(answer) == TYPE_BOOL:
			answers.append("1" if answer else "0")
		else:
			answers.append("x")
	print("ANSWERS:" + answers.join(""))
	quit()
"#;

//! The methods as code that moves A: read back by the judge as exactly that method, run in each language, and as it reads.

use super::super::assert_kept_and_tidy;
use super::super::layout::assert_clippy_is_content;
use super::super::programs::printed_by;
use super::interpreters::{Moved, MovedCase, fitting, run_in_each};
use hantei_collision::{AskedOrder, Move, PlaneAxis, Rect, ResponseAnswer, ResponseMethod, ResponseRules, Vec2};
use hantei_judge::{
    CodeLanguage, ParseOptions, ResponseBlocks, ResponseWhen, SourceLanguage, judge_response, response_move_code,
};
use std::fmt::Write as _;
use std::fs;
use std::path::PathBuf;

/// Each method with each of its rules.
pub(super) fn functions() -> Vec<(ResponseMethod, ResponseRules)> {
    let mut all = Vec::new();
    for &method in ResponseMethod::ALL {
        for &axis in PlaneAxis::ALL {
            let rules = ResponseRules { answer: ResponseAnswer::Slide, ..ResponseRules::default() };
            all.push(match method {
                ResponseMethod::AxisByAxis => (method, ResponseRules { order: axis, ..rules }),
                ResponseMethod::Swept => (method, ResponseRules { tie: axis, ..rules }),
                _ if axis == PlaneAxis::X => (method, rules),
                _ => continue,
            });
        }
    }
    all
}

fn written(
    language: CodeLanguage,
    blocks: ResponseBlocks,
) -> impl Iterator<Item = (ResponseMethod, ResponseRules, String)> {
    functions().into_iter().filter_map(move |(method, rules)| {
        let note = format!("hantei: {}, {}", method.name(), blocks.name());
        Some((method, rules, response_move_code(method, language, rules, blocks, &note)?))
    })
}

pub(super) const fn sources(language: CodeLanguage) -> &'static [SourceLanguage] {
    match language {
        CodeLanguage::Rust => &[SourceLanguage::Rust],
        CodeLanguage::C => &[SourceLanguage::C, SourceLanguage::Cpp],
        CodeLanguage::CSharp => &[SourceLanguage::CSharp],
        CodeLanguage::Java => &[SourceLanguage::Java],
        CodeLanguage::JavaScript => &[SourceLanguage::JavaScript],
        CodeLanguage::TypeScript => &[SourceLanguage::TypeScript],
        CodeLanguage::Kotlin => &[SourceLanguage::Kotlin],
        CodeLanguage::Swift => &[SourceLanguage::Swift],
        CodeLanguage::Python => &[SourceLanguage::Python],
        CodeLanguage::Lua => &[SourceLanguage::Lua],
        CodeLanguage::GdScript => &[SourceLanguage::GdScript],
        _ => &[],
    }
}

#[test]
fn the_judge_reads_each_as_its_method() {
    let mut wrong = Vec::new();
    for &language in CodeLanguage::ALL {
        for &blocks in ResponseBlocks::ALL {
            for (method, rules, code) in written(language, blocks) {
                for &source in sources(language) {
                    let options = ParseOptions { language: Some(source), ..ParseOptions::default() };
                    let what = format!("{} {} {}", source.name(), method.name(), blocks.name());
                    let judged = match judge_response(&code, &options) {
                        Ok(judged) => judged,
                        Err(error) => {
                            wrong.push(format!("{what}: {error}"));
                            continue;
                        }
                    };
                    let is_it = |(own, of): &(ResponseMethod, ResponseRules)| {
                        let is_answer = method != ResponseMethod::Swept || of.answer == ResponseAnswer::Slide;
                        *own == method && of.order == rules.order && of.tie == rules.tie && is_answer
                    };
                    let asked_as_given = judged.equals.iter().all(|(_, rules)| rules.asked == AskedOrder::Given);
                    let is_right = judged.is_right() == (method == ResponseMethod::Swept);
                    let reads = judged.when == ResponseWhen::Before
                        && judged.moves
                        && judged.takes_list == (blocks == ResponseBlocks::Many)
                        && judged.wrong_flags().next().is_none()
                        && judged.flags.len() == 1;
                    let equal = judged.equals.len() == 1 && judged.equals.iter().all(is_it);
                    if !(equal
                        && asked_as_given
                        && is_right
                        && reads
                        && !judged.differs_inside
                        && !judged.differs_staggered)
                    {
                        wrong.push(format!("{what}: {:?} {:?} {:?}", judged.equals, judged.flags, judged.findings));
                    }
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The language of a text need not be said.
#[test]
fn the_judge_finds_the_language() {
    for &language in CodeLanguage::ALL {
        for (method, _, code) in written(language, ResponseBlocks::Many) {
            let judged = judge_response(&code, &ParseOptions::default());
            let judged =
                judged.unwrap_or_else(|error| panic!("{} {}: {error}\n{code}", language.name(), method.name()));
            assert!(judged.equals.iter().all(|(own, _)| *own == method) && !judged.equals.is_empty(), "{code}");
        }
    }
}

#[test]
fn as_it_reads() {
    for &language in CodeLanguage::ALL {
        let all = ResponseBlocks::ALL.iter().flat_map(|&blocks| written(language, blocks));
        let text: String = all.map(|(.., code)| code + "\n").collect();
        if text.is_empty() {
            assert_eq!(language, CodeLanguage::Hsp);
            continue;
        }
        assert_kept_and_tidy("response-move-", language, &text);
    }
}

#[test]
fn rust_as_rustfmt_and_clippy_want_it() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("response-move-clippy");
    fs::create_dir_all(&folder).expect("a folder");
    let mut text = String::from("//! All methods.\n");
    let all = ResponseBlocks::ALL.iter().flat_map(|&blocks| written(CodeLanguage::Rust, blocks));
    for (place, (.., code)) in all.enumerate() {
        let file = folder.join("one.rs");
        fs::write(&file, &code).expect("a file");
        let command =
            ["rustfmt", "--edition=2021", "--config-path=/dev/null", "--check", file.to_str().expect("a path")];
        printed_by(&[&command], &folder);
        let public = code.replace("\nfn resolve", "\npub fn resolve").replace("\nstruct", "\npub struct");
        let public = public.replace(": f64,\n", ": f64, //\n").replace("    on_ground", "    pub on_ground");
        let open: String = public
            .lines()
            .map(|line| match line.strip_suffix(": f64, //") {
                Some(field) => format!("pub {}: f64,\n", field.trim()),
                None => format!("{line}\n"),
            })
            .collect();
        writeln!(text, "pub mod f{place} {{\n{open}}}").expect("memory");
    }
    assert_clippy_is_content(&folder, &text);
}

/// A before its step, its velocity, and the blocks.
type Case = MovedCase<4>;

/// The most blocks of a case.
const BLOCKS: usize = 5;

const fn tile(x: f64, y: f64) -> [f64; 4] {
    [x, y, 32.0, 32.0]
}

/// The cases of one block, those of tiles in both orders, and random ones. All numbers are multiples of an eighth.
fn cases() -> Vec<Case> {
    let mut cases: Vec<Case> = super::MOVES.iter().map(|&(a, v, b)| (a, v, vec![b])).collect();
    let player = |x, y| [x, y, 16.0, 32.0];
    let floor = vec![tile(0.0, 100.0), tile(32.0, 100.0), tile(64.0, 100.0)];
    let wall = vec![tile(100.0, 0.0), tile(100.0, 32.0), tile(100.0, 64.0)];
    let step = vec![tile(0.0, 100.0), tile(32.0, 100.0), tile(32.0, 68.0)];
    for (a, v, tiles) in [
        (player(14.0, 68.0), [3.0, 4.0], &floor),
        (player(34.0, 68.0), [-3.0, 4.0], &floor),
        (player(10.0, 64.0), [12.0, 8.0], &floor),
        (player(84.0, 26.0), [6.0, 10.0], &wall),
        (player(84.0, 40.0), [6.0, -12.0], &wall),
        (player(10.0, 64.0), [12.0, 8.0], &step),
    ] {
        cases.push((a, v, tiles.clone()));
        cases.push((a, v, tiles.iter().rev().copied().collect()));
    }
    let mut state = 0x5eed_0055_u64;
    let mut up_to = |most: u64| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((state >> 33) % (most + 1)) as f64
    };
    for at in 0..5000 {
        let grain = [8.0, 1.0, 0.125][at % 3];
        let mut near = |most: f64| grain * up_to((most / grain) as u64);
        let a = [near(96.0) - 48.0, near(96.0) - 48.0, 8.0 + near(24.0), 8.0 + near(24.0)];
        let v = [near(96.0) - 48.0, near(96.0) - 48.0];
        let mut blocks = Vec::new();
        for _ in 0..=at % BLOCKS {
            let [x, y] = [near(80.0) - 40.0, near(80.0) - 40.0];
            blocks.push(if at % 2 == 0 { tile(x, y) } else { [x, y, 8.0 + near(40.0), 8.0 + near(40.0)] });
        }
        cases.push((a, v, blocks));
    }
    cases
}

/// A, its velocity and whether it stands, by the method.
fn by_method((method, rules): (ResponseMethod, ResponseRules), (a, [vx, vy], blocks): &Case) -> ([f64; 4], bool) {
    let rect = |numbers: [f64; 4]| Rect::try_from(numbers).expect("finite");
    let tiles: Vec<Rect> = blocks.iter().copied().map(rect).collect();
    let step = Move { before: rect(*a), velocity: Vec2::new(*vx, *vy) };
    let response = method.respond(step, &tiles, rules, &mut ());
    let names: Vec<&str> = response.said.iter().filter_map(|said| said.side.map(|side| side.name())).collect();
    let has = |name: &str| names.contains(&name);
    let x = if has("left") || has("right") { 0.0 } else { *vx };
    let y = if has("top") || has("bottom") { 0.0 } else { *vy };
    ([response.end.min().x, response.end.min().y, x, y], has("top"))
}

const BODY: Moved = Moved {
    type_name: "Body",
    call: "resolve",
    parts: &["x", "y", "w", "h", "vx", "vy"],
    stands: true,
    folder: "response-move",
};

/// Runs the code, and compares where A is, how fast, and whether it stands.
fn runs(name: &str, language: CodeLanguage, blocks: ResponseBlocks) {
    let cases = fitting(cases(), blocks);
    let codes: Vec<String> = written(language, blocks).map(|(.., code)| code).collect();
    let printed = BODY.run((name, language), blocks, &codes, &cases);
    let mut lines = printed.lines();
    for (method, rules) in functions() {
        let (mut counts, mut touches) = ([0; 3], 0);
        for case in &cases {
            let line = lines.next().expect("a line for each case");
            let mut words = line.split(' ');
            let said: Vec<f64> = words.by_ref().take(4).map(|word| word.parse().expect("a number")).collect();
            let stands = words.next().map(str::to_lowercase);
            let (expected, on_ground) = by_method((method, rules), case);
            let is_near = said.iter().zip(expected).all(|(one, other)| (one - other).abs() < 1e-9);
            let stands = matches!(stands.as_deref(), Some("true" | "1"));
            // A that ends touching was not stopped; the crate adds the parts of its way, and may round across the edge.
            let is_whole_way =
                |axis: usize| said[axis] == case.0[axis] + case.1[axis] && said[axis + 2] == case.1[axis];
            let is_touch = method == ResponseMethod::Swept
                && (0..2).all(|axis| (said[axis] - expected[axis]).abs() < 1e-9)
                && (0..2).all(|axis| said[axis + 2] == expected[axis + 2] || is_whole_way(axis));
            touches += usize::from(is_touch && !is_near);
            assert!(
                is_near && stands == on_ground || is_touch && !stands,
                "{} {} {case:?}: {line}, not {expected:?} {on_ground}",
                language.name(),
                method.name()
            );
            counts[0] += usize::from(expected[2] != case.1[0]);
            counts[1] += usize::from(expected[3] != case.1[1]);
            counts[2] += usize::from(on_ground);
        }
        assert!(touches * 500 < cases.len(), "{}: {touches}", method.name());
        assert!(counts.iter().all(|count| *count > 30), "{}: {counts:?}", method.name());
    }
    assert_eq!(lines.next(), None, "no more");
}

run_in_each!(runs);

//! How `hantei check` reads lines, against a slow reader: for any bytes, the same answer for each line.

use crate::say;
use hantei::check::{Job, LineTest, Notation, Sinks, run};
use hantei_collision::Method as _;
use hantei_collision::{Border, BorderRule, InsideMethod, OverlapMethod, Point, Quad, Rect, brute_force, crossings};
use proptest::prelude::*;
use std::io::{self, Read};

const RECTS: Job = Job::Rects {
    notation: Notation::OriginSize,
    test: LineTest::BuiltIn(OverlapMethod::TwoCorners, BorderRule::AsWritten),
    explain: false,
};
const QUAD: Job = Job::Quad { test: LineTest::BuiltIn(InsideMethod::Crossings, BorderRule::AsWritten), explain: false };
const LONGEST: usize = 65_536;

/// Gives bytes in pieces of these sizes, repeatedly.
struct Pieces<'a>(&'a [u8], Vec<usize>, usize);

impl Read for Pieces<'_> {
    fn read(&mut self, room: &mut [u8]) -> io::Result<usize> {
        self.2 += 1;
        let piece = self.1[self.2 % self.1.len()].min(room.len()).min(self.0.len());
        let (now, later) = self.0.split_at(piece);
        room[..piece].copy_from_slice(now);
        self.0 = later;
        Ok(piece)
    }
}

/// The answers, the lines with errors, and whether all lines were good.
fn judged(job: &Job, input: &[u8], pieces: Vec<usize>) -> (String, Vec<u64>, bool) {
    let (mut out, mut bad) = (Vec::new(), Vec::new());
    let mut refuse = |line, why| {
        let said = say(&why);
        assert!(!said.contains(char::is_control) && !said.contains('⟨'), "one line: {said}");
        bad.push(line);
    };
    let mut sinks = Sinks { out: &mut out, errors: &mut refuse, hints: &mut |_| {}, progress: &mut |_| {} };
    let good = run(job, false, &mut Pieces(input, pieces, 0), &mut sinks).expect("memory can be read and written");
    (String::from_utf8(out).expect("UTF-8"), bad, good)
}

/// The numbers of each line that is not empty, with the line's number; `None` for a line that cannot be judged.
fn slowly(input: &[u8], count: usize) -> Vec<(u64, Option<Vec<f64>>)> {
    let mut found = Vec::new();
    for (line, bytes) in (1..).zip(input.split(|&byte| byte == b'\n')) {
        let text = if line == 1 { bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes) } else { bytes };
        let text = text.split(|&byte| byte == b'#').next().expect("a first part");
        if text.iter().all(u8::is_ascii_whitespace) {
            continue;
        }
        let mut numbers = Some(Vec::new());
        for part in text.split(|&byte| byte == b',') {
            let words: Vec<&[u8]> = part.split(u8::is_ascii_whitespace).filter(|word| !word.is_empty()).collect();
            if words.is_empty() {
                numbers = None;
            }
            for word in words {
                match (number(word), &mut numbers) {
                    (Some(number), Some(numbers)) => numbers.push(number),
                    _ => numbers = None,
                }
            }
        }
        found.push((line, numbers.filter(|numbers| numbers.len() == count && bytes.len() <= LONGEST)));
    }
    found
}

fn number(word: &[u8]) -> Option<f64> {
    let text = std::str::from_utf8(word).ok()?;
    let number: f64 = text.parse().ok()?;
    let mantissa = text.split(['e', 'E']).next().expect("a first part");
    let says_zero = !mantissa.contains(|digit: char| ('1'..='9').contains(&digit));
    let is_allowed = if number == 0.0 { says_zero } else { (1e-145..=1e150).contains(&number.abs()) };
    is_allowed.then_some(number)
}

fn expect(input: &[u8], count: usize, verdict: impl Fn(&[f64]) -> Option<String>) -> (String, Vec<u64>) {
    let (mut out, mut bad) = (String::new(), Vec::new());
    for (line, numbers) in slowly(input, count) {
        let verdict = numbers.and_then(|numbers| verdict(&numbers));
        if verdict.is_none() {
            bad.push(line);
        }
        out += &verdict.unwrap_or("error\n".into());
    }
    (out, bad)
}

fn same(input: &[u8], pieces: &[usize]) {
    let shown = || String::from_utf8_lossy(&input[..input.len().min(300)]).into_owned();
    let rects = |n: &[f64]| {
        let sizes = [n[2], n[3], n[6], n[7]];
        let hit = n[0] <= n[4] + n[6] && n[4] <= n[0] + n[2] && n[1] <= n[5] + n[7] && n[5] <= n[1] + n[3];
        sizes.iter().all(|&size| size >= 0.0).then(|| if hit { "collision\n".into() } else { "no collision\n".into() })
    };
    let quad = |n: &[f64]| {
        let [a, b, c, d, p] = [0, 2, 4, 6, 8].map(|at| Point::new(n[at], n[at + 1]));
        let border = BorderRule::AsWritten.for_method(InsideMethod::Crossings.own_border());
        Some(format!("{}\n", crossings(&Quad::new(a, b, c, d), p, border, &mut ())))
    };
    for (job, (out, bad)) in [(RECTS, expect(input, 8, rects)), (QUAD, expect(input, 10, quad))] {
        let (found, errors, good) = judged(&job, input, pieces.to_vec());
        assert_eq!(found, out, "{job:?}: {:?}", shown());
        assert_eq!((errors, good), (bad.clone(), bad.is_empty()), "{job:?}: {:?}", shown());
    }
    crowd(input, pieces);
}

fn crowd(input: &[u8], pieces: &[usize]) {
    let job = Job::Crowd { notation: Notation::OriginSize, border: BorderRule::AsWritten };
    // A line that cannot be judged becomes a rectangle far away, each at another place.
    let (mut rects, mut bad) = (Vec::new(), Vec::new());
    for (place, (_, numbers)) in (0u32..).zip(slowly(input, 4)) {
        match numbers.filter(|n| n[2] >= 0.0 && n[3] >= 0.0) {
            Some(n) => rects.push(Rect::from_origin_size(Point::new(n[0], n[1]), n[2], n[3])),
            None => {
                bad.push(place);
                rects.push(Rect::from_origin_size(Point::new(0.0, 0.0), 0.0, 0.0));
            }
        }
    }
    let mut pairs = Vec::new();
    brute_force(&rects, Border::Hits, &mut pairs, &mut ());
    pairs.retain(|(i, j)| !bad.contains(i) && !bad.contains(j));
    let expected: String = pairs.iter().map(|(i, j)| format!("{i} {j}\n")).collect();
    let (found, _, good) = judged(&job, input, pieces.to_vec());
    assert_eq!((found, good), (expected, bad.is_empty()), "{:?}", String::from_utf8_lossy(input));
}

fn word() -> impl Strategy<Value = Vec<u8>> {
    const WORDS: [&str; 40] = [
        "0",
        "-0",
        "5",
        "+5",
        ".5",
        "5.",
        "-5",
        "1e3",
        "1E+3",
        "1e-3",
        "007",
        "2",
        "3",
        "1",
        "1.25",
        "1e150",
        "1.1e150",
        "1e-145",
        "0.9e-145",
        "1e-320",
        "1e-400",
        "1e999",
        "-1e999",
        "0e-999",
        "inf",
        "-Infinity",
        "nan",
        "+nan",
        "1_000",
        "0x10",
        "１２",
        "1e",
        "e5",
        ".",
        "-",
        "--1",
        "1.2.3",
        "５",
        "infinit",
        "5f",
    ];
    prop_oneof![
        60 => (-9i32..9).prop_map(|number| number.to_string().into_bytes()),
        8 => prop::sample::select(WORDS.to_vec()).prop_map(|word| word.as_bytes().to_vec()),
        1 => any::<f64>().prop_map(|number| format!("{number:e}").into_bytes()),
        1 => prop::collection::vec(any::<u8>(), 0..4),
        1 => prop::sample::select(vec![&b"\0"[..], b"\xff", b"\xef\xbb\xbf", "\u{a0}".as_bytes(), b"\x0b"]).prop_map(<[u8]>::to_vec),
    ]
}

fn between() -> impl Strategy<Value = Vec<u8>> {
    let usual = prop::sample::select(vec![" ", ",", "  ", ", ", " ,", "\t", " , ", "\r", "\x0c"]);
    prop_oneof![
        30 => usual.prop_map(|text| text.as_bytes().to_vec()),
        1 => prop::sample::select(vec![",,", " , , ", "#", " # ", "\u{3000}", ""]).prop_map(|text| text.as_bytes().to_vec()),
    ]
}

/// A line: sometimes with a comma or a blank at either end, sometimes very long.
fn line() -> impl Strategy<Value = Vec<u8>> {
    let count = prop_oneof![3 => Just(8usize), 2 => Just(10), 2 => Just(4), 1 => 0usize..12];
    let words = count.prop_flat_map(|count| prop::collection::vec((word(), between()), count));
    let end = || prop::sample::select(vec!["", "", "", "", " ", ",", "#", "# 1,2", " \r", "\r"]);
    let long = prop_oneof![
        40 => Just((0usize, b' ')),
        1 => (prop::sample::select(vec![60_000usize, 65_500, 65_536, 65_537, 70_000, 131_072, 140_000]),
              prop::sample::select(b" \t#1,x".to_vec())),
    ];
    (words, end(), end(), long, any::<bool>()).prop_map(|(words, begin, end, (length, filler), in_front)| {
        let filler = vec![filler; length];
        let mut line = begin.as_bytes().to_vec();
        if in_front {
            line.extend(&filler);
        }
        let last = words.len().saturating_sub(1);
        for (place, (word, between)) in words.into_iter().enumerate() {
            line.extend(word);
            if place < last {
                line.extend(between);
            }
        }
        if !in_front {
            line.extend(&filler);
        }
        line.extend(end.as_bytes());
        line
    })
}

/// Once, at a terminal, Ctrl+D had to be pressed twice: the program read again after the end.
#[test]
fn the_end_of_the_input_is_asked_for_once() {
    struct Terminal(Vec<&'static [u8]>);
    impl Read for Terminal {
        fn read(&mut self, room: &mut [u8]) -> io::Result<usize> {
            let line = self.0.pop().expect("it is not asked behind the end");
            room[..line.len()].copy_from_slice(line);
            Ok(line.len())
        }
    }
    let long: &'static [u8] = &[b' '; 65_536];
    for mut typed in [vec![], vec![&b"0 0 5 5 1 1 6 4\n"[..]], vec![b"0 0 5 5", b" 1 1 6 4"], vec![long, long]] {
        typed.push(b"");
        typed.rotate_right(1);
        for job in [RECTS, QUAD, Job::Crowd { notation: Notation::Corners, border: BorderRule::Hits }] {
            let mut sinks =
                Sinks { out: &mut io::sink(), errors: &mut |_, _| {}, hints: &mut |_| {}, progress: &mut |_| {} };
            run(&job, false, &mut Terminal(typed.clone()), &mut sinks).expect("it ends");
        }
    }
}

#[test]
fn the_longest_line_is_judged_and_no_longer_one() {
    for length in LONGEST - 1..=LONGEST + 2 {
        for (begin, end) in
            [("0 0 5 5 1 1 6 4", ""), ("", "0 0 5 5 1 1 6 4"), ("0 0 5 5", "1 1 6 4"), ("0 0 5 5 1 1 6 4#", "")]
        {
            let blanks = " ".repeat(length - begin.len() - end.len());
            for behind in ["", "\n", "\n0 0 5 5 1 1 6 4"] {
                let input = format!("{begin}{blanks}{end}{behind}");
                let (out, ..) = judged(&RECTS, input.as_bytes(), vec![usize::MAX]);
                assert_eq!(out.starts_with("error\n"), length > LONGEST, "{length}");
                same(input.as_bytes(), &[usize::MAX]);
                same(input.as_bytes(), &[LONGEST, 1]);
            }
        }
    }
}

/// A few lines, the mark before them, their line ends, whether the last one ends, and the sizes of the pieces.
type Given = (Vec<Vec<u8>>, &'static str, &'static str, bool, Vec<usize>);

fn given() -> impl Strategy<Value = Given> {
    let pieces = vec![vec![usize::MAX], vec![1], vec![7, 1, 100], vec![65_536], vec![65_535, 3]];
    (
        prop::collection::vec(line(), 0..7),
        prop::sample::select(vec!["", "", "\u{feff}"]),
        prop::sample::select(vec!["\n", "\r\n"]),
        any::<bool>(),
        prop::sample::select(pieces),
    )
}

fn same_lines((lines, mark, end, ends, pieces): Given) {
    let mut input = mark.as_bytes().to_vec();
    input.extend(lines.join(end.as_bytes()));
    if ends {
        input.extend(end.as_bytes());
    }
    same(&input, &pieces);
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 3_000, ..ProptestConfig::default() })]

    #[test]
    fn any_lines(given in given()) {
        same_lines(given);
    }

    #[test]
    fn any_bytes(bytes in prop::collection::vec(prop_oneof![any::<u8>(), prop::sample::select(b"0159.-+eE,, \n\r#".to_vec())], 0..200)) {
        same(&bytes, &[13]);
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200_000, ..ProptestConfig::default() })]

    #[test]
    #[ignore = "long: sixty times as many lines"]
    fn many_lines(given in given()) {
        same_lines(given);
    }
}

//! Refusals on the command line in each language: only names, keys and values stay English.

use crate::command::{hantei, text};
use crate::program::program;
use std::io::Write as _;
use std::process::{Output, Stdio};

/// A command line, and its standard input.
type Case = (&'static str, &'static str);

const LINES: &[Case] = &[
    ("check rects", "1 2 3"),
    ("check rects", "1"),
    ("check rects", "1 2 3 4 5 6 7 8 9"),
    ("check rects", "0 0 x 5 1 1 6 4"),
    ("check rects", "0 0 5 5 1 1 6 nan"),
    ("check rects", "0 0 5 5 1 1 6 1e200"),
    ("check rects", "0 0 5 5 1 1 6 1e400"),
    ("check rects", "0 0 5 5 1 1 6 1e-200"),
    ("check rects", "0 0 5 5 1 1 6 1e-400"),
    ("check rects", "5 0 3 1 0 0 1 1"),
    ("check rects", "0 0 5 5,,1 6 4 2"),
    ("check rects", "0 0 5 5 1 1 6,"),
    ("check rects", ",0 5 5 1 1 6 4"),
    ("check rects", "1,2,3,4,5,6,7,8,"),
    ("check rects --notation origin-size", "0 0 5 5 1 1 -6 4"),
    ("check rects --notation centre-size", "0 0 5 5 x 1 6 4"),
    ("check quad", "1 2 3 4 5 6 7 8 9 ten"),
    ("check cuboids --notation origin-size", "0 0 0 1 1 1 0 0 0 1 1 -2"),
    ("check circle", "1 2 3"),
    ("check circle", "0 0 -1 0 0 1 1"),
    ("check circle --notation centre-size", "0 y 1 0 0 1 1"),
    ("check crowd", "0 0 2"),
    ("check crowd --notation centre-size", "x 0 2 2"),
    ("check crowd --notation origin-size", "0 0 -2 2"),
    ("check response", "1 2 3"),
    ("check response", "0 0 5 5 x 1 6 4 1 1"),
    ("check response --method swept", "0 0 5 5 1 1 6 4 1 -1"),
];

const COMMANDS: &[Case] = &[
    ("discs", ""),
    ("rects a=1,2,3", ""),
    ("rects a=0,0,-5,5", ""),
    ("rects a=999999,0,100,100", ""),
    ("rects zoom=0", ""),
    ("rects zoom=1,2", ""),
    ("rects angle=north", ""),
    ("rects step=99", ""),
    ("rects colour=red", ""),
    ("rects quad", ""),
    ("rects grid=on grid=on", ""),
    ("rects border=maybe", ""),
    ("quad p=1,nan", ""),
    ("quad p=1e300,1", ""),
    ("quad p=1e-300,1", ""),
    ("quad kept=1,2/3", ""),
    ("melons speed=0", ""),
    ("crowd n=0", ""),
    ("crowd seed=x", ""),
    ("check", ""),
    ("check discs", ""),
    ("check rects --colour", ""),
    ("check rects --method", ""),
    ("check rects --method fastest", ""),
    ("check rects --notation polar", ""),
    ("check rects --border maybe", ""),
    ("check rects --explain --explain", ""),
    ("check rects --explain=yes", ""),
    ("check response --explain", ""),
    ("check response --method swept --order x", ""),
    ("code response swept --language lua --border hits", ""),
    ("check rects /no/such/file", ""),
    ("check rects /", ""),
    ("list everything", ""),
    ("svg rects --size 0x9", ""),
    ("svg rects -o /no/such/folder/file", ""),
    ("svg rects -o /", ""),
    ("svg rects -o /dev/null/file", ""),
    ("--frames many", ""),
    ("--frames 99999999999999999999999", ""),
    ("--frames=", ""),
];

/// Linux can pretend that standard output is full.
#[cfg(target_os = "linux")]
const FULL: &[&str] = &["list", "svg rects", "check rects", "check crowd"];

const NAMES: &str = "hantei svg check help list rects quad melons crowd pair cuboids circle circles button polygon lines turned response A B C D P x y z w h d r x1 y1 x2 y2 vx vy KEY=VALUE UTF-8 OS NaN \
    corners origin-size notation centre-size four-flags ruled-out not-ruled-out two-corners right-of-all same-side crossings bounding-box axis-by-axis \
    as-written hits misses DISPLAY OpenGL libX11 libXi libxkbcommon px METHOD BORDER NOTATION N WxH 640x480 1e150 1e-145";

/// The standard error in this language, which the command line or the system chooses.
fn said(language: &str, is_asked_for: bool, (arguments, input): Case, out: Stdio) -> String {
    let mut command = program();
    command.args(arguments.split(' ')).env_remove("DISPLAY");
    if is_asked_for {
        command.arg(format!("lang={language}"));
    } else {
        command.env("LC_ALL", format!("{language}_XX.UTF-8"));
    }
    let mut running = command.stdin(Stdio::piped()).stdout(out).stderr(Stdio::piped()).spawn().expect("hantei runs");
    // A refused command does not read its input.
    let _ = running.stdin.take().expect("a pipe").write_all(input.as_bytes());
    let Output { status, stderr, .. } = running.wait_with_output().expect("hantei ends");
    let said = String::from_utf8(stderr).expect("UTF-8");
    assert_ne!(status.code(), Some(0), "{arguments}: {said}");
    assert_eq!(said.lines().count(), 1, "{arguments} {input:?}: {said}");
    said
}

/// The words in Latin letters that are neither names nor part of the input.
fn english(said: &str, (arguments, input): Case) -> Vec<String> {
    let is_in_word = |sign: char| sign.is_ascii_alphanumeric() || "-=.".contains(sign);
    let split = |text: &str| -> Vec<String> {
        let words = text.split(|sign| !is_in_word(sign)).map(|word| word.trim_matches(['-', '.', '=']).to_string());
        words.filter(|word| word.contains(|sign: char| sign.is_ascii_alphabetic())).collect()
    };
    let keys =
        hantei_scenes::scene::all().iter().flat_map(|scene| scene.settings()).map(|it| it.key).collect::<Vec<_>>();
    let keys = keys.join(" ");
    let names = split(&format!("{NAMES} {keys} {arguments} {input} {}", arguments.replace('=', " ")));
    split(said).into_iter().filter(|word| !names.contains(word)).collect()
}

fn is_in_its_letters(language: &str, said: &str) -> bool {
    said.contains(|sign| match language {
        "ja" => ('ぁ'..='ヿ').contains(&sign) || ('一'..='龠').contains(&sign),
        _ => ('가'..='힣').contains(&sign),
    })
}

fn is_said(language: &str, case: Case, out: impl Fn() -> Stdio) {
    let line = said(language, true, case, out());
    assert!(is_in_its_letters(language, &line), "{case:?}: {line}");
    assert!(!line.contains(['⟨', '⟩', '{', '}']), "{case:?}: {line}");
    assert_eq!(english(&line, case), [""; 0], "{language}, {case:?}: {line}");
    #[cfg(all(unix, not(target_os = "macos")))]
    assert_eq!(said(language, false, case, out()), line, "the system's language does the same: {case:?}");
}

#[test]
fn each_line_that_cannot_be_judged_is_explained_in_the_language_asked_for() {
    let long: &str = Box::leak("1 ".repeat(40_000).into_boxed_str());
    for language in ["ja", "ko"] {
        for &case in LINES.iter().chain(&[("check rects", long)]) {
            is_said(language, case, Stdio::null);
        }
    }
}

#[test]
fn each_command_line_that_is_refused_is_explained_in_the_language_asked_for() {
    for language in ["ja", "ko"] {
        COMMANDS.iter().for_each(|&case| is_said(language, case, Stdio::null));
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_told_in_the_language_asked_for() {
    let full = || Stdio::from(std::fs::File::options().write(true).open("/dev/full").expect("it is there"));
    for language in ["ja", "ko"] {
        FULL.iter().for_each(|&arguments| is_said(language, (arguments, "0 0 5 5 1 1 6 4"), full));
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_display_that_is_missing_is_told_in_the_language_asked_for() {
    for language in ["ja", "ko"] {
        let line = said(language, true, ("rects", ""), Stdio::null());
        assert!(is_in_its_letters(language, &line) && line.contains("DISPLAY"), "{line}");
        assert_eq!(english(&line, ("rects", "")), [""; 0], "{line}");
        let elsewhere = program().env("DISPLAY", ":987").env("LC_ALL", format!("{language}_XX.UTF-8")).output();
        let line = String::from_utf8(elsewhere.expect("hantei runs").stderr).expect("UTF-8");
        assert!(is_in_its_letters(language, &line) && line.contains(":987"), "{line}");
        assert_eq!(english(&line, ("X", "")), [""; 0], "{line}");
    }
}

/// Results are data for programs, the same in every language.
#[test]
fn answers_stay_as_they_are() {
    for (arguments, input) in [
        ("check rects --explain", "0 0 5 5 1 1 6 4\n0 0 1 1 2 0 3 1\n1\n"),
        ("check quad --explain", "0 0 4 0 4 4 0 4 2 2\n"),
        ("check crowd", "0 0 2 2\n1 1 3 3\n"),
        ("check response --method swept --explain", "14 68 16 32 3 4 0 100 32 32\n1\n"),
    ] {
        let answers = |language: &str| {
            let language = format!("lang={language}");
            let arguments: Vec<&str> = arguments.split(' ').chain([language.as_str()]).collect();
            hantei(&arguments, input.as_bytes()).stdout
        };
        let english = answers("en");
        assert!(!english.is_empty(), "{arguments}");
        assert_eq!([answers("ja"), answers("ko")], [english.clone(), english], "{arguments}");
    }
}

#[test]
fn the_list_has_no_english_in_other_languages() {
    for language in ["ja", "ko"] {
        let output = hantei(&["list", &format!("lang={language}")], b"");
        let list = text(&output.stdout);
        assert!(output.status.success() && !list.contains("not placed"), "{list}");
        assert!(list.lines().filter(|line| line.starts_with("      ")).all(|line| is_in_its_letters(language, line)));
    }
}

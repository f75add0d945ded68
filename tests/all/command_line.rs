//! The command line as a spec: arguments, output and exit code.

use crate::command::{self, text};
use crate::program::program;
use hantei_scenes::quote::quoted;
use std::process::{Output, Stdio};

fn hantei(arguments: &[&str]) -> Output {
    command::hantei(arguments, b"")
}

/// Expects exit code 2, no standard output, and exactly this line.
fn refused(arguments: &[&str], line: &str) {
    let output = hantei(arguments);
    assert_eq!(text(&output.stderr), format!("hantei: {line}\n"), "{arguments:?}");
    assert_eq!((output.status.code(), text(&output.stdout)), (Some(2), String::new()), "{arguments:?}");
}

const LIMITS: &str = "allowed: a finite number from -1000000 to 1000000";
const SIZES: &str = "allowed: a finite number from 0 to 1000000";

#[test]
fn bad_settings_are_named_with_what_is_allowed() {
    refused(
        &["discs"],
        "unknown scene 'discs'; allowed: rects, button, circle, circles, polygon, lines, turned, quad, melons, response, crowd, cuboids",
    );
    refused(
        &["svg", "discs"],
        "unknown scene 'discs'; allowed: rects, button, circle, circles, polygon, lines, turned, quad, melons, response, crowd, cuboids",
    );
    refused(
        &["rects", "c=1,2"],
        "unknown key 'c' of scene rects; allowed: a, b, formula, blanks, with, numbers, method, border, follow, swap, y, origin, wants, preset, seed, step, guess, labels, snap, all, paint, back, angle, strips, centres, mark, precision, k, verdict, door, map, lens, large, grid, zoom, pan",
    );
    refused(
        &["quad", "follow=on"],
        "unknown key 'follow' of scene quad; allowed: formula, blanks, with, wants, method, border, a, b, c, d, p, kept, up, preset, seed, step, guess, halves, paint, cross, mark, precision, k, verdict, door, lens, large, grid, zoom, pan",
    );
    refused(
        &["rects", "method=guess"],
        "method=guess: allowed: four-flags, ruled-out, not-ruled-out, origin-size, centre-size, two-corners, own",
    );
    refused(&["quad", "method=four-flags"], "method=four-flags: allowed: right-of-all, same-side, crossings, own");
    refused(&["border=maybe"], "border=maybe: allowed: as-written, hits, misses");
    refused(&["rects", "follow=yes"], "follow=yes: allowed: on, off");
    refused(&["rects", "a=1,2,3"], "a=1,2,3: 3 given; allowed: 4 numbers x,y,w,h");
    refused(&["rects", "a="], "a=: 1 given; allowed: 4 numbers x,y,w,h");
    refused(&["quad", "p=1,two"], &format!("p=1,two: y is 'two'; {LIMITS}"));
    refused(&["quad", "p=1,nan"], &format!("p=1,nan: y: NaN is not a finite number; {LIMITS}"));
    refused(&["quad", "p=-inf,1"], &format!("p=-inf,1: x: -inf is not a finite number; {LIMITS}"));
    refused(&["quad", "p=1e300,1"], &format!("p=1e300,1: x: it is too large: at most 1e150 in size; {LIMITS}"));
    refused(&["quad", "p=1e7,1"], &format!("p=1e7,1: x is 1e7; {LIMITS}"));
    refused(&["rects", "a=0,0,-5,5"], &format!("a=0,0,-5,5: w is -5; {SIZES}"));
    refused(&["rects", "zoom=0"], "zoom=0: times is 0; allowed: a finite number from 0.01 to 100000");
    refused(&["rects", "zoom=1,2"], "zoom=1,2: 2 given; allowed: 1 number times");
    refused(&["rects", "angle=400"], "angle=400: degrees is 400; allowed: a finite number from -360 to 360");
    refused(&["quad", "kept=1,2/3"], "kept=1,2/3: point 2: 1 given; allowed: 2 numbers x,y");
    let many = vec!["1,2"; 65].join("/");
    refused(
        &["quad", &format!("kept={many}")],
        &format!("kept={}: 65 points given; allowed: at most 64", quoted(&many)),
    );
    refused(&["rects", "a=1,2,3,4", "a=1,2,3,4"], "a=1,2,3,4: a is given twice; allowed: once");
    refused(&["rects", "a=999999,0,100,100"], "a=999999,0,100,100: x + w is 1000099; allowed: at most 1000000");
    refused(&["melons", "speed=0"], "speed=0: px/frame is 0; allowed: a finite number from 0.5 to 200");
    refused(&["rects", "quad"], "'quad' is not a setting; allowed: KEY=VALUE");
}

#[test]
fn bad_options_are_one_line_too() {
    let see = "see hantei --help";
    refused(
        &["--frames", "many"],
        &format!("invalid value 'many' for '--frames <N>': allowed: a whole number, 0 or more; {see}"),
    );
    let sizes = "allowed: WIDTHxHEIGHT, each from 1 to 16384, like 640x480";
    refused(&["--window-size", "640"], &format!("invalid value '640' for '--window-size <WxH>': {sizes}; {see}"));
    refused(&["svg", "rects", "--size", "0x9"], &format!("invalid value '0x9' for '--size <WxH>': {sizes}; {see}"));
    refused(&["--colour"], &format!("unexpected argument '--colour' found; {see}"));
}

/// Once the message repeated the argument with its own line ends, at any length.
#[test]
fn one_line_is_one_line_whatever_is_given() {
    let long = "x".repeat(131_000);
    let (cut, see) = (format!("{}…{}", &long[..38], &long[..39]), "see hantei --help");
    refused(&[&format!("--{long}")], &format!("unexpected argument '--{cut}' found; {see}"));
    refused(
        &["--frames", "a\n\nb"],
        &format!("invalid value 'a\\n\\nb' for '--frames <N>': allowed: a whole number, 0 or more; {see}"),
    );
    refused(
        &["one\ntwo\x1b[31m"],
        "unknown scene 'one\\ntwo\\u{1b}[31m'; allowed: rects, button, circle, circles, polygon, lines, turned, quad, melons, response, crowd, cuboids",
    );
    for arguments in [
        vec!["svg", "rects", "-o", "no\nsuch/folder"],
        vec!["check", "rects", "no\nsuch\u{202e}file"],
        vec!["check", "rects", &long],
        vec!["check", "rects", "--method", &long],
        vec!["check", &long],
        vec![&long],
        vec!["rects", "a=1,\n"],
        vec!["\n=\r"],
    ] {
        let output = hantei(&arguments);
        let said = text(&output.stderr);
        assert!(matches!(output.status.code(), Some(1 | 2)), "{said}");
        let line = said.strip_suffix('\n').expect("a line");
        assert!(line.len() < 1100 && !line.contains(char::is_control) && !line.contains('\u{202e}'), "{line:?}");
    }
}

#[test]
fn help_and_version_go_to_standard_output() {
    for (arguments, part) in [
        (["--help"].as_slice(), "hantei [OPTIONS] [SCENE] [KEY=VALUE]..."),
        (&["svg", "--help"], "hantei svg [OPTIONS] [SCENE] [KEY=VALUE]..."),
        (&["--version"], concat!("hantei ", env!("CARGO_PKG_VERSION"))),
    ] {
        let output = hantei(arguments);
        assert!(output.status.success(), "{arguments:?}");
        assert!(text(&output.stdout).contains(part), "{arguments:?}: {}", text(&output.stdout));
    }
}

#[test]
fn list_names_every_scene_key_value_and_default() {
    let output = hantei(&["list"]);
    assert!(output.status.success(), "{output:?}");
    let list = text(&output.stdout);
    for part in [
        "rects: Rectangles\n",
        "  formula=\"…\"\n",
        "  method=four-flags|ruled-out|not-ruled-out|origin-size|centre-size|two-corners|own\n",
        "  border=as-written|hits|misses\n",
        "  follow=on|off\n",
        "  a=x,y,w,h\n",
        "default: 270,190,100,100\n",
        "quad: Quad\n",
        "  method=right-of-all|same-side|crossings|own\n",
        "default: same-side\n",
        "  p=x,y\n",
        "default: not placed\n",
        "  kept=x,y/x,y/…|none\n",
        "melons: Melons\n",
        "  way=horizontal|vertical\n",
        "  speed=px/frame\n",
    ] {
        assert!(list.contains(part), "{part:?} is missing in\n{list}");
    }
}

#[test]
fn svg_needs_no_display() {
    let output = hantei(&["svg", "rects"]);
    assert!(output.status.success(), "{output:?}");
    let svg = text(&output.stdout);
    assert!(svg.starts_with("<svg ") && svg.ends_with("</svg>\n"), "{svg}");
    assert!(svg.contains("width=\"640\" height=\"480\""), "{svg}");
    let large = text(&hantei(&["svg", "rects", "--size", "680x564"]).stdout);
    assert!(large.contains("width=\"170\" height=\"170\" fill=\"#2459d6\"/>"), "blue fits the stage given: {large}");
    assert!(
        svg.contains(">on x: gap 28</text>")
            && text(&hantei(&["svg", "a=300,200,9,9"]).stdout).contains(">on x: overlap 9</text>")
    );
}

#[cfg(all(unix, not(target_os = "macos")))]
#[test]
fn the_language_is_the_systems_or_the_one_asked_for() {
    use hantei_scenes::words::{
        Language::{self, De, En, Ja, Ko},
        Words,
    };
    let refusal = |language: Language| {
        let error = hantei_scenes::scene::open(&["discs"]).err().expect("there is no such scene");
        format!("hantei: {}\n", Words::new(language).say(&error))
    };
    for (environment, arguments, expected) in [
        (&[("LANG", "ja_JP.UTF-8")][..], &["discs"][..], Ja),
        (&[("LANG", "ja_JP.UTF-8"), ("LC_ALL", "ko_KR.UTF-8")], &["discs"], Ko),
        (&[("LANG", "ja_JP.UTF-8"), ("LC_ALL", "C")], &["discs"], En),
        (&[("LANG", "ja_JP.UTF-8"), ("LC_ALL", "C.UTF-8")], &["discs"], En),
        (&[("LANG", "de_DE.UTF-8")], &["discs"], De),
        (&[("LANG", "fr_FR.UTF-8")], &["discs"], En),
        (&[], &["discs"], En),
        (&[], &["discs", "lang=ja"], Ja),
        (&[("LANG", "ja_JP.UTF-8")], &["discs", "lang=ko"], Ko),
        (&[("LANG", "ja_JP.UTF-8")], &["lang=en", "discs"], En),
    ] {
        let mut command = program();
        command.env_remove("LC_ALL").envs(environment.iter().copied()).args(arguments).stdin(Stdio::null());
        let output = command.output().expect("hantei runs");
        assert_eq!(text(&output.stderr), refusal(expected), "{environment:?} {arguments:?}");
        assert_eq!(output.status.code(), Some(2), "{environment:?} {arguments:?}");
    }
    refused(&["lang=xx"], "lang=xx: allowed: en, ja, ko, de");
    refused(&["rects", "lang=ja", "lang=ko"], "lang=ko: lang is given twice; allowed: once");
    for language in [Ja, Ko, De] {
        let overlap = hantei_scenes::text!("shadow-overlap", by = "9");
        let hit = Words::new(language).say(&hantei_scenes::text!("shadow-on-axis", axis = "x", what = overlap));
        let svg = text(&hantei(&["svg", "a=300,200,9,9", &format!("lang={}", language.name())]).stdout);
        assert!(svg.contains(&format!(">{hit}</text>")), "{hit} in {svg}");
    }
}

#[test]
fn closed_pipe_ends_quietly() {
    let (reader, writer) = std::io::pipe().expect("a pipe");
    drop(reader);
    let list = program().arg("list").stdout(writer).stderr(Stdio::piped()).spawn().expect("hantei runs");
    let output = list.wait_with_output().expect("hantei ends");
    assert_eq!((output.status.code(), text(&output.stderr)), (Some(0), String::new()));
}

#[cfg(target_os = "linux")]
#[test]
fn no_display_is_one_line_and_exit_code_1() {
    let output = hantei(&["rects"]);
    let said = text(&output.stderr);
    assert_eq!(output.status.code(), Some(1), "{said}");
    assert_eq!(said.lines().count(), 1, "{said}");
    assert!(said.ends_with("`hantei svg` draws the same picture without a window.\n"), "{said}");
    // Where the libraries exist, the display is missing.
    assert!(said.contains("DISPLAY is not set") || said.contains("no library"), "{said}");
    let elsewhere = program().env("DISPLAY", ":987").output().expect("hantei runs");
    let said = text(&elsewhere.stderr);
    assert_eq!((elsewhere.status.code(), said.lines().count()), (Some(1), 1), "{said}");
    assert!(said.contains("DISPLAY is :987") || said.contains("no library"), "{said}");
}

/// A figure of the panel alone; the message for an unknown figure names those of the scene.
#[test]
fn svg_draws_a_figure_by_itself() {
    for (scene, figure) in [("rects", "map"), ("rects", "lens"), ("quad", "lens")] {
        let opening = if scene == "quad" { "preset=on-edge" } else { "preset=touching-edge" };
        let output = hantei(&["svg", scene, opening, "--figure", figure, "--size", "500x600"]);
        let svg = text(&output.stdout);
        assert!(output.status.success(), "{scene} {figure}: {}", text(&output.stderr));
        assert!(svg.contains("width=\"500\" height=\"600\"") && svg.contains("<rect"), "{scene} {figure}: {svg}");
        assert_ne!(svg, text(&hantei(&["svg", scene, opening, "--size", "500x600"]).stdout), "{scene} {figure}");
    }
    refused(&["svg", "quad", "--figure", "map"], "--figure map: quad has no such figure; allowed: lens");
    refused(&["svg", "melons", "--figure", "map"], "--figure map: melons has no figures");
    // The map would give the answer away.
    refused(&["svg", "rects", "guess=on", "--figure", "map"], "--figure map: there is nothing to draw yet");
}

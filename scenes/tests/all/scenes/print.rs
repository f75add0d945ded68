//! Pictures for a worksheet in black and white: what colours distinguish stays distinct.

use super::snapshots::openings;
use super::{ENGLISH, opened, svg};
use hantei_scenes::figure::{Figure, Printed, Role, text_width};
use hantei_scenes::scene::sheet;
use hantei_scenes::svg::{Medium, to_svg};

/// Areas that colour distinguishes on a screen.
const PAIRS: &[(Role, Role)] = &[
    (Role::First, Role::Second),
    (Role::First, Role::Overlap),
    (Role::Second, Role::Overlap),
    (Role::Painted, Role::Area),
    (Role::MapHit, Role::MapMiss),
    (Role::Together, Role::Alone),
    (Role::LensLeft, Role::LensRight),
    (Role::LensLeft, Role::LensOn),
    (Role::LensRight, Role::LensOn),
    (Role::First, Role::Halo),
    (Role::Holds, Role::TimeGround),
];
/// The least difference of two greys.
const DIFFERENCE: u8 = 0x28;

fn printed(figure: &Figure) -> String {
    ENGLISH.with(|english| to_svg(figure, english, Medium::Paper))
}

fn colours(document: &str) -> Vec<[u8; 3]> {
    let hex = |part: &str| {
        let byte = |at: usize| u8::from_str_radix(part.get(at..at + 2)?, 16).ok();
        Some([byte(0)?, byte(2)?, byte(4)?])
    };
    document.split('#').skip(1).filter_map(hex).collect()
}

#[test]
fn paper_has_no_colour() {
    for opening in openings() {
        let figure = opened(&opening).figure();
        let paper = printed(&figure);
        let colours = colours(&paper);
        assert!(colours.len() > 2, "{opening}");
        let coloured: Vec<_> = colours.iter().filter(|[red, green, blue]| red != green || green != blue).collect();
        assert!(coloured.is_empty(), "{opening}: {coloured:?}");
        // Every fill and stroke is one of these.
        for attribute in ["fill=\"", "stroke=\""] {
            for value in paper.split(attribute).skip(1).filter_map(|rest| rest.split('"').next()) {
                let is_known = value.starts_with('#') || ["none", "url(#lines)", "url(#dots)"].contains(&value);
                assert!(is_known, "{opening}: {value}");
            }
        }
        for width in paper.split("stroke-width=\"").skip(1).filter_map(|rest| rest.split('"').next()) {
            assert!(width.parse::<f64>().is_ok_and(|width| width >= 2.0), "{opening}: {width}");
        }
        let texts = paper.split("<text ").skip(1).map(|rest| rest.split('>').next().unwrap_or_default());
        for text in texts {
            assert!(text.contains("fill=\"#000000\""), "{opening}: {text}");
        }
        assert!(!paper.contains("NaN"), "{opening}");
    }
    let screen = svg(&opened("rects").figure());
    assert!(screen.contains("#d6333a") && screen.contains("#2459d6"), "a screen has");
}

#[test]
fn paper_tells_apart_what_colour_did() {
    for &(one, other) in PAIRS {
        let is_apart = match (one.printed(), other.printed()) {
            (Printed::Grey(one), Printed::Grey(other)) => one.abs_diff(other) >= DIFFERENCE,
            (one, other) => one != other,
        };
        // The overlap is also hatched and framed.
        assert!(is_apart, "{one:?} and {other:?}: {:?} and {:?}", one.printed(), other.printed());
    }
}

fn on_sheet(opening: &str, size: (f64, f64)) -> Vec<String> {
    let mut told = opened(opening);
    told.set("guess", "off").expect("every scene can tell");
    let figure = ENGLISH.with(|english| sheet(&mut opened(opening), &told.readings(), size, english));
    assert_eq!(figure.stage, size, "{opening}: the sheet is as large as it is asked to be");
    let texts = figure.texts(|text, size| text_width(&ENGLISH.with(|english| english.say(text)), size));
    for (text, place) in &texts {
        let is_inside = place.min().y >= 0.0 && place.max().y <= size.1;
        assert!(is_inside, "{opening} at {size:?}: {text:?} at {place:?}");
    }
    texts.into_iter().map(|(text, _)| ENGLISH.with(|english| english.say(text))).collect()
}

#[test]
fn the_solution_tells_each_comparison_with_its_numbers() {
    for size in [(420.0, 300.0), (640.0, 480.0), (1000.0, 700.0)] {
        let said = on_sheet("rects a=3,3,5,5 b=8,2,5,5 method=two-corners", size);
        for asked in ["ax2 < bx1", "bx2 < ax1", "ay2 < by1", "by2 < ay1"] {
            assert_eq!(said.iter().filter(|said| *said == asked).count(), 1, "{asked} in {said:?}");
        }
        assert!(said.contains(&"8 < 8".to_string()) && said.contains(&"false".to_string()), "{said:?}");
        let said = on_sheet("quad a=2,2 b=8,4 c=8,12 d=0,10 p=4,5", size);
        assert!(said.contains(&"= 14".to_string()) && said.contains(&"right of AB".to_string()), "{said:?}");
    }
}

#[test]
fn a_pupils_sheet_has_blanks_where_the_solution_has_numbers() {
    for scene in ["rects", "quad a=2,2 b=8,4 c=8,12 d=0,10 p=4,5", "cuboids", "melons frame=80 rate=4"] {
        for size in [(420.0, 300.0), (1000.0, 700.0)] {
            let solution = on_sheet(scene, size);
            let pupils = on_sheet(&format!("{scene} guess=on"), size);
            assert!(pupils.iter().any(|said| said.contains("______")), "{scene}: {pupils:?}");
            assert!(!solution.iter().any(|said| said.contains("______")), "{scene}: {solution:?}");
            let tells = |said: &&String| ["true", "false"].contains(&said.as_str()) || said.starts_with("= ");
            assert!(
                !pupils.iter().filter(|said| !said.starts_with("= _")).any(|said| tells(&said)),
                "{scene}: {pupils:?}"
            );
            assert!(pupils.iter().any(|said| said.ends_with('?')), "{scene}: {pupils:?}");
        }
    }
}

#[test]
fn paper_says_nothing_of_the_mouse() {
    let figure = opened("quad a=20,20 b=80,40 c=80,120 d=0,100 p=40,50").figure();
    ENGLISH.with(|english| {
        let said = "Drag a corner";
        assert!(to_svg(&figure, english, Medium::default()).contains(said), "the screen says it");
        assert!(!to_svg(&figure, english, Medium::Paper).contains(said), "paper does not");
    });
}

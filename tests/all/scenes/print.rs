//! Pictures for a worksheet: black and white, and what was told apart by colour still is.

use super::snapshots::openings;
use super::{ENGLISH, opened, svg};
use hantei::figure::{Figure, Printed, Role};
use hantei::svg::{Medium, to_svg};

/// What colour tells apart on a screen, of areas.
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
/// Greys differ by at least so much.
const DIFFERENCE: u8 = 0x28;

fn printed(figure: &Figure) -> String {
    ENGLISH.with(|english| to_svg(figure, english, Medium::Paper))
}

/// Every colour of a document.
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
        // The overlap is hatched and framed besides.
        assert!(is_apart, "{one:?} and {other:?}: {:?} and {:?}", one.printed(), other.printed());
    }
}

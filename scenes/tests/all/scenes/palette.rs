//! The palette for all kinds of colour vision: meanings stay distinct, and texts and drawings stand out from their ground.

use super::opened;
use super::snapshots::openings;
use hantei_scenes::figure::{Colour, Item, Role, Theme};
use std::collections::BTreeSet;

/// Kinds of colour vision as matrices over linear red, green and blue. Source: Machado, Oliveira and Fernandes, "A
/// Physiologically-based Model for Simulation of Color Vision Deficiency", 2009, severity 1.0.
const EYES: [(&str, [[f64; 3]; 3]); 4] = [
    ("all colours", [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]),
    ("protanopia", [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]]),
    (
        "deuteranopia",
        [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]],
    ),
    ("tritanopia", [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]]),
];

/// Pairs that only colour, or almost only colour, distinguishes.
const PAIRS: &[(Role, Role)] = &[
    (Role::First, Role::Second),
    (Role::Overlap, Role::First),
    (Role::Overlap, Role::Second),
    (Role::Overlap, Role::OverlapMark),
    (Role::TouchMiss, Role::First),
    (Role::TouchMiss, Role::Second),
    (Role::Together, Role::Alone),
    (Role::Alone, Role::NotJudged),
    (Role::PairCompared, Role::EveryPair),
    (Role::Together, Role::PairCompared),
    (Role::MapHit, Role::MapMiss),
    (Role::MapRight, Role::MapWrong),
    (Role::MapWrong, Role::WrongMark),
    (Role::LensLeft, Role::LensRight),
    (Role::LensLeft, Role::LensOn),
    (Role::LensRight, Role::LensOn),
    (Role::LensLeft, Role::LensWrong),
    (Role::LensRight, Role::LensWrong),
    (Role::Holds, Role::TimeGround),
    (Role::SharedBar, Role::Holds),
    (Role::Missed, Role::OnMissed),
    (Role::Wrong, Role::Text),
    (Role::Wrong, Role::PlainSecond),
    (Role::PlainSecond, Role::Text),
    (Role::Lit, Role::First),
    // What is lit on B has a halo.
    (Role::Halo, Role::Second),
    (Role::Lit, Role::Text),
    (Role::Probe, Role::Edge),
    (Role::Painted, Role::Area),
    (Role::Painted, Role::Halo),
    (Role::SelectedHandle, Role::Handle),
    (Role::Axis, Role::Grid),
];
/// Their least difference: CIE 1976, where 2.3 is just noticeable.
const DIFFERENCE: f64 = 20.0;
/// WCAG 2.2: the contrast of text, and of drawings.
const TEXT: f64 = 4.5;
const LINE: f64 = 3.0;
/// The least thickness of strokes with a meaning, stage pixels.
const THICKNESS: f64 = 2.0;

fn linear(Colour(red, green, blue): Colour) -> [f64; 3] {
    [red, green, blue].map(|part| {
        let part = f64::from(part) / 255.0;
        if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
    })
}

fn times(matrix: [[f64; 3]; 3], [x, y, z]: [f64; 3]) -> [f64; 3] {
    matrix.map(|[a, b, c]| a * x + b * y + c * z)
}

/// CIE L*a*b* under D65.
fn lab(rgb: [f64; 3]) -> [f64; 3] {
    const TO_XYZ: [[f64; 3]; 3] = [[0.4124, 0.3576, 0.1805], [0.2126, 0.7152, 0.0722], [0.0193, 0.1192, 0.9505]];
    let curve = |t: f64| if t > 0.008856 { t.cbrt() } else { 7.787 * t + 16.0 / 116.0 };
    let [x, y, z] = times(TO_XYZ, rgb);
    let [x, y, z] = [x / 0.95047, y, z / 1.08883].map(curve);
    [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
}

fn difference(one: Role, other: Role, eye: [[f64; 3]; 3]) -> f64 {
    let seen = |role: Role| lab(times(eye, linear(role.colour(Theme::Light))).map(|part| part.clamp(0.0, 1.0)));
    seen(one).iter().zip(seen(other)).map(|(p, q)| (p - q).powi(2)).sum::<f64>().sqrt()
}

fn contrast(one: Colour, other: Colour) -> f64 {
    let light = |colour| linear(colour).iter().zip([0.2126, 0.7152, 0.0722]).map(|(part, by)| part * by).sum::<f64>();
    let (one, other) = (light(one) + 0.05, light(other) + 0.05);
    one.max(other) / one.min(other)
}

#[test]
fn every_eye_tells_apart_what_differs() {
    for (eye, matrix) in EYES {
        for &(one, other) in PAIRS {
            let difference = difference(one, other, matrix);
            assert!(difference >= DIFFERENCE, "{one:?} and {other:?} differ by {difference:.1}: {eye}");
        }
    }
    assert!(difference(Role::Text, Role::Edge, EYES[0].1) < 2.0 * DIFFERENCE, "the measure tells dark from dark");
}

/// Over all that any kept picture shows, also in later roles, light and dark.
#[test]
fn what_is_written_and_drawn_stands_out() {
    for theme in [Theme::Light, Theme::Dark] {
        let (mut looked, mut wrong) = ((0, 0), BTreeSet::new());
        for opening in openings() {
            for item in opened(&opening).figure().leaves() {
                match item {
                    // Quiet on purpose: their numbers are texts.
                    Item::Line {
                        role:
                            Role::Grid
                            | Role::GridMain
                            | Role::Halo
                            | Role::WayHalo
                            | Role::LineGround
                            | Role::SegmentGround
                            | Role::Cell,
                        ..
                    } => {}
                    // Amber within its outline, and white on a mark of its own or on A.
                    Item::Line { role: Role::Touched | Role::OnMissed | Role::InFirst, .. } => {}
                    Item::Line { role, .. } => {
                        looked.0 += 1;
                        let contrast = contrast(role.colour(theme), ground_of(*role).colour(theme));
                        if contrast < LINE {
                            wrong.insert(format!("{role:?}, a line: {contrast:.2}"));
                        }
                        let is_thick = role.thickness() >= THICKNESS || *role == Role::Axis;
                        assert!(is_thick, "{opening}: {role:?} is {} thick", role.thickness());
                    }
                    Item::Label { role, .. } => {
                        looked.1 += 1;
                        let contrast = contrast(role.colour(theme), ground_of(*role).colour(theme));
                        if contrast < TEXT {
                            wrong.insert(format!("{role:?}, words: {contrast:.2}"));
                        }
                    }
                    _ => {}
                }
            }
        }
        assert!(looked.0 > 50 && looked.1 > 50, "{looked:?}");
        assert!(wrong.is_empty(), "{theme:?}: {wrong:#?}");
    }
}

/// What words or a line stand on.
fn ground_of(role: Role) -> Role {
    match role {
        Role::OnFirst => Role::First,
        Role::OnSecond => Role::Second,
        Role::OnShared | Role::OverlapMark => Role::SharedBar,
        Role::OnRay => Role::Ray,
        Role::OnPlayhead => Role::Playhead,
        Role::OnSweep => Role::Sweep,
        Role::OnDistance | Role::OnBadge => Role::Distance,
        Role::OnPushOut | Role::OnPushBadge => Role::PushOut,
        Role::OnPushWrong => Role::PushWrong,
        _ => Role::Halo,
    }
}

/// Words of the interface on each ground that they have, light and dark.
#[test]
fn the_words_of_the_interface_stand_out() {
    for theme in [Theme::Light, Theme::Dark] {
        let of = theme.palette();
        for (name, words, grounds) in [
            ("ink", of.ink, &[of.panel, of.stage, of.gap, of.wash, of.accent_wash, of.wrong_wash][..]),
            ("second", of.second, &[of.panel, of.stage, of.gap, of.wash, of.accent_wash, of.wrong_wash]),
            // Never on a wash.
            ("third", of.third, &[of.panel, of.stage]),
            ("accent", of.accent, &[of.panel, of.stage, of.accent_wash]),
            ("wrong", of.wrong, &[of.panel, of.stage, of.wrong_wash]),
            ("on an accent", of.on_accent, &[of.accent]),
            ("on a shape", of.on_shape, &[of.a, of.b]),
            ("on what is shared", of.hatch, &[of.shared]),
        ] {
            for &ground in grounds {
                let contrast = contrast(words, ground);
                assert!(contrast >= TEXT, "{theme:?}: {name} on {ground:?}: {contrast:.2}");
            }
        }
    }
}

//! The cases of `hantei cases`: each answer against fractions, every known mistake caught, every arrangement present.

mod caught;
mod circle;
mod mutants;
mod oracle;

use crate::command::{ended, hantei};
use hantei_collision::{Allen, Axis, AxisAligned, Border, Cuboid, QuadContact, Rect};
use hantei_judge::QuadClass;
use hantei_scenes::cases::{CaseNumbers, CaseTable, aligned_cases, quad_cases};
use serde_json::Value;
use std::collections::BTreeSet;

const NUMBERS: [CaseNumbers; 2] = [CaseNumbers::Any, CaseNumbers::Whole];
const BORDERS: [Border; 2] = [Border::Hits, Border::Misses];

/// All arrangements; sizes that differ, except where an arrangement makes them equal; and no case without a size.
fn every_arrangement<S: AxisAligned>(count: usize) {
    for numbers in NUMBERS {
        let cases = aligned_cases::<S>(numbers);
        let first: Vec<_> = cases.iter().filter(|case| case.kind == "arrangement").collect();
        let ways: BTreeSet<String> = first.iter().map(|case| format!("{:?}", case.ways)).collect();
        assert_eq!((first.len(), ways.len()), (count, count), "each once");
        for case in &cases {
            let sizes = |shape: S| S::AXES.iter().map(|axis| shape.on(*axis).length()).collect::<Vec<f64>>();
            let (a, b) = (sizes(case.shapes.a), sizes(case.shapes.b));
            assert!(a.iter().chain(&b).all(|size| *size > 0.0), "{case:?}");
            assert!(a[0] != a[1] && b[0] != b[1], "{case:?}");
            for axis in S::AXES {
                let (place, way) = (*axis as usize, case.shapes.way(*axis));
                assert_eq!(way, case.ways[place], "{case:?}");
                assert!(way == Allen::Equals || a[place] != b[place], "{case:?}");
            }
        }
    }
}

#[test]
fn every_arrangement_of_rectangles_and_of_boxes() {
    every_arrangement::<Rect>(169);
    every_arrangement::<Cuboid>(2197);
}

/// Bare hits and close misses: 1 or a half beside sizes of 32, 100 and more, on each side.
#[test]
fn ends_are_close_on_each_side() {
    let cases = aligned_cases::<Rect>(CaseNumbers::Any);
    for (kind, near) in [("close", 1.0), ("negative", 1.0), ("large", 1.0), ("half", 0.5)] {
        let of_kind: Vec<_> = cases.iter().filter(|case| case.kind == kind).collect();
        assert_eq!(of_kind.len(), 169, "{kind}");
        for axis in Axis::PLANE {
            let ends = of_kind.iter().map(|case| {
                let (a, b) = (case.shapes.a.on(axis), case.shapes.b.on(axis));
                [b.min - a.max, a.min - b.max].map(|gap| (gap * 2.0) as i64)
            });
            let ends: BTreeSet<i64> = ends.flatten().collect();
            let near = (near * 2.0) as i64;
            assert!([-near, 0, near].iter().all(|gap| ends.contains(gap)), "{kind} {axis:?}: {ends:?}");
        }
    }
    let is_negative =
        |case: &&hantei_scenes::cases::AlignedCase<Rect>| case.shapes.a.min().x < 0.0 && case.shapes.a.min().y < 0.0;
    assert!(cases.iter().filter(is_negative).count() > 100);
}

#[test]
fn every_kind_of_quadrilateral_with_points_in_every_place() {
    for numbers in NUMBERS {
        let cases = quad_cases(numbers);
        for &class in QuadClass::ALL {
            let of_class = || cases.iter().filter(|case| case.class == class);
            for contact in [QuadContact::Inside, QuadContact::OnEdge, QuadContact::Outside] {
                assert!(of_class().filter(|case| case.contact() == contact).count() >= 10, "{class:?} {contact:?}");
            }
            let places: BTreeSet<&str> = of_class().map(|case| case.place).collect();
            for corner in ["a", "b", "c", "d"] {
                for place in ["corner", "near-corner", "level-with"] {
                    assert!(places.contains(&*format!("{place}-{corner}")), "{class:?}: {places:?}");
                }
            }
        }
    }
}

#[test]
fn whole_numbers_are_whole() {
    let tables = |numbers| {
        [CaseTable::rects, CaseTable::quad, CaseTable::cuboids, CaseTable::circle]
            .map(|table| table(numbers, Border::Hits).csv())
    };
    let has_half = |text: &String| text.lines().any(|line| line.split(',').any(|cell| cell.ends_with(".5")));
    assert_eq!(tables(CaseNumbers::Any).each_ref().map(has_half), [true; 4]);
    let [rects, _, cuboids, _] = tables(CaseNumbers::Whole);
    assert!(!rects.contains('.') && !cuboids.contains('.'));
    for case in quad_cases(CaseNumbers::Whole) {
        let points = case.shapes.quad.corners.into_iter().chain([case.shapes.p]);
        assert!(points.flat_map(|point| [point.x, point.y]).all(|number| number == number.trunc()), "{case:?}");
    }
}

#[test]
fn json_says_what_the_lines_say() {
    for table in [CaseTable::rects, CaseTable::quad, CaseTable::cuboids, CaseTable::circle] {
        let table = table(CaseNumbers::Any, Border::Misses);
        let (csv, json) = (table.csv(), table.json());
        let json: Value = serde_json::from_str(&json).expect("JSON");
        assert_eq!((&json["version"], &json["border"]), (&Value::from(1), &Value::from("misses")));
        let cases = json["cases"].as_array().expect("cases");
        let mut lines = csv.lines();
        let columns: Vec<&str> = lines.next().expect("a header").split(',').collect();
        assert_eq!(lines.clone().count(), cases.len());
        for (line, case) in lines.zip(cases) {
            for (column, cell) in columns.iter().zip(line.split(',')) {
                let value = &case[*column];
                if let (Some(number), Ok(printed)) = (value.as_f64(), cell.parse::<f64>()) {
                    // The JSON reader here may be wrong in the last bit.
                    assert!((number - printed).abs() <= 1e-12 * number.abs(), "{column} of {line}");
                } else {
                    assert_eq!(value.as_str().map_or(value.to_string(), str::to_owned), cell, "{column} of {line}");
                }
            }
            if let Some(corners) = case.get("a_corners") {
                let far = corners[1][0].as_f64().expect("a number");
                assert_eq!(far, case["ax"].as_f64().expect("ax") + case["aw"].as_f64().expect("aw"), "{line}");
            }
        }
    }
}

#[test]
fn the_command_prints_the_table() {
    let printed = |arguments: &str| {
        let arguments: Vec<&str> = arguments.split(' ').collect();
        let (out, errors, code) = ended(&hantei(&arguments, b""));
        assert_eq!((errors.as_str(), code), ("", Some(0)), "{arguments:?}");
        out
    };
    let (any, whole) = (CaseNumbers::Any, CaseNumbers::Whole);
    assert_eq!(printed("cases rects"), CaseTable::rects(any, Border::Hits).csv());
    assert_eq!(printed("cases rects --csv --border misses"), CaseTable::rects(any, Border::Misses).csv());
    assert_eq!(printed("cases quad --numbers whole"), CaseTable::quad(whole, Border::Hits).csv());
    assert_eq!(printed("cases cuboids --json"), CaseTable::cuboids(any, Border::Hits).json());
    assert_eq!(printed("cases circle --border misses"), CaseTable::circle(any, Border::Misses).csv());
    for (arguments, why) in [
        ("cases", "missing: <WHAT>"),
        ("cases crowd", "allowed: rects, quad, cuboids, circle"),
        ("cases rects --numbers half", "allowed: any, whole"),
        ("cases rects --border as-written", "allowed: hits, misses"),
        ("cases rects --json --csv", "'--json' cannot be used together with '--csv'"),
    ] {
        let arguments: Vec<&str> = arguments.split(' ').collect();
        let (out, errors, code) = ended(&hantei(&arguments, b""));
        assert_eq!((out.as_str(), errors.lines().count(), code), ("", 1, Some(2)), "{arguments:?}: {errors}");
        assert!(errors.contains(why), "{arguments:?}: {errors}");
    }
}

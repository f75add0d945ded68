//! Pictures as SVG files to look at.

use super::{ENGLISH, opened, svg, value};
use hantei_scenes::figure::{Figure, Item, Role};
use hantei_scenes::scene::{Event, Value, all, open};
use hantei_scenes::svg::{Medium, to_svg};
use std::collections::BTreeSet;
use std::path::PathBuf;

/// The pictures in tests/snapshots: name, opening, and what only this one shows.
const PICTURES: &[(&str, &str, &str)] = &[
    ("rects-hsp-start", "rects preset=hsp-start", "A where the pointer is not yet, B in the middle"),
    ("rects-cpp-rectangles", "rects preset=cpp-rectangles", "small numbers, fitted, on a grid"),
    ("rects-view", "rects a=100,90,100,100 b=190,150,60,80 zoom=2 pan=80,60 grid=on", "zoomed and panned by hand"),
    ("rects-touching-edge", "rects preset=touching-edge", "a common border"),
    ("rects-half-a-pixel", "rects preset=half-a-pixel", "pixels that are covered in part"),
    ("rects-step", "rects preset=javascript-canvas method=origin-size step=3", "a comparison of edges is lit"),
    ("rects-strips-centres", "rects a=60,60,150,120 b=160,230,200,100 method=centre-size step=1", "one of centres"),
    ("rects-containment", "rects preset=containment", "a letter on what both share"),
    ("rects-strips-off", "rects a=60,120,150,120 b=160,300,200,100 strips=off", "no intervals beside the stage"),
    ("rects-strips-apart", "rects a=60,60,150,120 b=160,230,200,100", "intervals with a gap"),
    ("rects-strips-turned", "rects a=150,130,140,120 b=330,200,160,140 angle=30 step=1", "turned, without shadows"),
    ("rects-turned-back", "rects a=150,130,140,120 b=230,200,160,140 angle=25 back=on", "turned back to be compared"),
    ("rects-centres", "rects a=130,130,80,100 b=260,190,100,100 centres=on", "both centres and their distance"),
    ("rects-mark", "rects a=0,0,32,32 b=32,0,32,32 border=hits grid=on mark=32,16", "a place with its numbers"),
    ("rects-last-bit-sum", "rects preset=last-bit-sum", "a hit by the last bit of a number"),
    ("rects-own-map", "rects a=120,90,80,80 b=300,110,90,70 formula=\"bx < ax + aw\"", "where a typed test is wrong"),
    (
        "rects-own-lit",
        "rects a=60,60,100,80 b=230,140,90,70 formula=\"ax + aw + 20 < bx\" map=off step=1",
        "a comparison of a typed test is lit",
    ),
    ("rects-mistake-corner-inside", "rects preset=mistake-corner-inside", "the case that it gets wrong, drawn small"),
    ("quad-empty", "quad preset=empty", "nothing is placed"),
    ("quad-three-corners", "quad a=162,212 b=210,112 c=386,152", "corners that are being placed"),
    ("quad-wpf-figure", "quad preset=wpf-figure", "corners, edges and the probe with their letters"),
    ("quad-worked-edge-p1", "quad preset=worked-edge-p1", "a grid below"),
    ("quad-degenerate", "quad preset=degenerate", "two corners in one place"),
    ("quad-kept", "quad preset=wpf-figure kept=300,200/400,100/120,300", "probes that are kept"),
    ("quad-up", "quad preset=wpf-figure up=up", "y grows up"),
    ("quad-step", "quad preset=wpf-figure step=1", "the parallelogram of an edge and a point to its right"),
    ("quad-cross-left", "quad preset=wpf-figure p=140,90 cross=on", "one of a point to its left, hatched"),
    ("quad-remaining", "quad preset=wpf-figure method=right-of-all step=2", "what remains after two comparisons"),
    ("quad-halves", "quad preset=wpf-figure halves=on", "the right side of each edge"),
    ("quad-painted", "quad preset=concave paint=on", "where the method says inside"),
    ("quad-ray-odd", "quad preset=wpf-figure method=crossings", "the ray, and where it crosses"),
    ("quad-ray-step", "quad preset=wpf-figure p=60,180 method=crossings step=6", "an edge that the ray is asked about"),
    ("quad-on-edge", "quad preset=on-edge", "the edge on which P lies"),
    (
        "quad-own-painted",
        "quad preset=wpf-figure formula=\"cross(A, B, P) > 0 && cross(B, C, P) > 0\" paint=on step=1 zoom=1 pan=0,0",
        "where a typed test says inside, and the case that it gets wrong",
    ),
    ("cuboids-cpp-rectangles", "cuboids preset=cpp-rectangles", "two views, and the box that both share"),
    ("cuboids-front-overlaps", "cuboids preset=front-overlaps", "apart, where the front view alone says together"),
    ("cuboids-touching-face", "cuboids preset=touching-face", "the face at which they touch"),
    ("cuboids-touching-corner", "cuboids preset=touching-corner", "the corner at which they touch"),
    ("cuboids-bar-through-frame", "cuboids preset=bar-through-frame", "one before and behind the other"),
    ("cuboids-two-views", "cuboids a=0,0,0,70,90,60 b=40,30,35,80,90,70 views=front,top", "two views alone"),
    ("circle-hit", "circle c=76,82", "over a corner: the nearest point, how far it is, what both share"),
    ("circle-corner-miss", "circle preset=beyond-a-corner step=1", "the square overlaps, the circle does not"),
    ("circle-box-wrong", "circle preset=beyond-a-corner method=box", "the square around it"),
    ("circle-touching", "circle preset=touches-the-edge", "a gap of nothing on x"),
    ("circle-apart", "circle preset=too-far-right", "a gap on an axis"),
    ("circle-around", "circle preset=around-b", "B wholly in the circle"),
    ("circle-small-inside", "circle preset=wild-nez-395", "a letter on what both share"),
    ("circle-inside", "circle preset=wholly-inside", "the centre is the nearest point"),
    ("button-edge", "button follow=off", "a button among others, and a point on the edge of two"),
    ("button-two", "button preset=two-buttons", "all four edges count"),
    ("button-as-centre", "button preset=not-the-centre", "the rectangle around the corner, in dashes"),
    ("button-tile-int", "button preset=tile-to-the-left", "the tiles that count as the first one, in dashes"),
    ("lines-cross", "lines follow=off", "two segments that cross: the sides of the ends, the lines beyond them"),
    ("lines-share", "lines preset=lines-share", "two segments on each other: the part that both share"),
    ("lines-beyond", "lines preset=lines-beyond", "where only the lines meet"),
    ("lines-clip", "lines preset=line-through follow=off", "a segment in a rectangle: the stripes, in and out"),
    ("lines-ends", "lines preset=both-ends-outside", "the part of a segment that is inside"),
    ("lines-boxes", "lines preset=wild-mini2dx-7", "the box around a segment"),
    ("lines-sampled", "lines preset=line-thin-wall", "points on a segment, none of them inside"),
    ("lines-edge", "lines preset=line-inside step=1", "an edge of the rectangle"),
    ("lines-circle", "lines preset=circle-through", "the nearest point of a segment to the centre"),
    ("lines-roots", "lines preset=circle-leaves", "where the line of a segment enters and leaves a circle"),
    ("lines-polygon-clip", "lines preset=line-polygon-through", "the lines of the edges of a polygon, in and out"),
    (
        "lines-polygon-parts",
        "lines preset=line-arm-to-arm a=segment(110,30,150,290) method=edges",
        "a segment that is in a polygon twice",
    ),
    ("lines-polygon-edge", "lines preset=line-on-polygon-edge", "a segment on an edge of a polygon"),
    ("lines-turned", "lines preset=line-unturned-miss", "a turned rectangle, and in dashes before it is turned"),
    ("lines-step", "lines follow=off step=1", "the line beside which an end is"),
    ("turned-gap", "turned follow=off", "an axis with a gap: both shadows, the band, the upright boxes that overlap"),
    ("turned-overlap", "turned preset=turned-overlap", "the axis of the least overlap, and the way out"),
    ("turned-notch", "turned preset=turned-notch", "what the axes see of a shape with a notch"),
    ("turned-back", "turned preset=turned-bar-and-post", "both turned back by A's angle, in dashes"),
    ("turned-corners", "turned preset=turned-plus", "corners, none of them inside"),
    ("turned-edges", "turned preset=turned-overlap method=edges step=3", "where edges meet, and two lit ones"),
    ("turned-point", "turned preset=turned-mirror", "a point turned on, and the rectangle without its angle"),
    ("turned-circle", "turned preset=circle-mirror", "a circle turned on"),
    ("turned-corner", "turned preset=circle-past-the-corner method=sat-and-corner", "the axis to a corner"),
    ("turned-boxes", "turned preset=wild-web-dashers-174", "the upright boxes, and what they share"),
    ("turned-rect", "turned preset=turned-a-rect", "one of both upright"),
    ("turned-inside", "turned preset=turned-along", "a point inside, turned back"),
    ("turned-circle-edge", "turned preset=circle-on-the-edge method=edges", "the nearest edge of a turned rectangle"),
    (
        "turned-ramp",
        "turned a=109,62,120,60,4:-3 b=200,150,150,50,24:7 zoom=1 pan=0,0",
        "the size of what the boxes share",
    ),
    ("turned-near", "turned preset=circle-on-the-edge", "corners that are too far from a circle"),
    ("polygon-crossings", "polygon follow=off", "a ray, the edges that it crosses, those that are not at P's height"),
    ("polygon-star", "polygon preset=star-middle", "the winding number: a turn at each crossing"),
    ("polygon-on-edge", "polygon preset=on-the-left-edge", "P on an edge"),
    ("polygon-box", "polygon preset=in-the-box", "the box around all corners, in dashes"),
    ("polygon-sides", "polygon preset=in-an-arm step=2", "an edge, and the way from there to P"),
    ("circles-touching", "circles follow=off", "two circles that touch: legs, the line of the centres, both radii"),
    ("circles-overlap", "circles a=110,110,45", "what two circles share, and how far the centres are apart"),
    ("circles-inside", "circles preset=same-place", "a circle in another: a number on what both share"),
    ("circles-boxes-wrong", "circles preset=corner-of-boxes", "the boxes around both"),
    ("circles-point-inside", "circles preset=in-the-circle", "a point in a circle"),
    ("circles-point-on-edge", "circles preset=on-the-circle", "a point on its edge"),
    ("melons-horizontal", "melons preset=horizontal", "both before they meet, and the strip of frames"),
    ("melons-vertical-collision", "melons preset=vertical-collision", "a hit, from above"),
    ("melons-between-frames", "melons preset=between-frames", "a hit that no frame sees"),
    ("melons-swept", "melons preset=swept", "what they passed over"),
    ("melons-bullet", "melons sizes=1,6 still=on speed=8 frame=9", "a bullet behind the target that it passed"),
    ("response-edge-of-a-row", "response", "pushed out upwards, and the gap that decides"),
    ("response-wrong", "response method=least-overlap", "pushed out to the left, which is wrong"),
    ("response-seam", "response preset=caught-on-a-seam", "put back at the seam of two tiles"),
    ("response-bullet", "response preset=bullet", "a hit that the new place does not show"),
    ("response-corner", "response preset=exact-corner", "a corner: a rule"),
    ("response-touching", "response preset=slides-along", "a hit by 0"),
    ("response-inner-corner", "response preset=inner-corner", "stopped by two obstacles"),
    ("response-ball", "response preset=ball-on-a-corner", "a ball bounces off a corner"),
    ("response-square", "response preset=square-of-a-ball", "only the square around the ball reaches in"),
    ("response-paddle", "response preset=faster-paddle", "a moving block catches a ball up"),
    ("crowd-dozens", "crowd preset=dozens", "those that overlap another, and those that do not"),
    ("crowd-brute-force", "crowd preset=brute-force", "many, without outlines"),
    ("crowd-brute-step", "crowd n=12 method=brute watch=on frame=40", "who is compared with whom"),
    ("crowd-sweep-step", "crowd n=12 method=sweep watch=on frame=14", "the sweep line and its reach"),
    ("crowd-strips-step", "crowd n=100 method=strips watch=on frame=120", "the borders of strips"),
];

/// The same on paper: each scene once.
const ON_PAPER: &[(&str, &str)] = &[
    ("print-rects", "rects a=150,130,140,120 b=230,200,160,140 grid=on"),
    ("print-circle", "circle c=76,82 grid=on"),
    ("print-button", "button a=190,120 grid=on"),
    ("print-lines", "lines preset=line-through grid=on"),
    ("print-turned", "turned preset=turned-overlap grid=on"),
    ("print-polygon", "polygon a=200,90 grid=on"),
    ("print-circles", "circles a=110,110,45 grid=on"),
    ("print-quad", "quad preset=concave paint=on halves=on"),
    ("print-melons", "melons preset=collision"),
    ("print-response", "response grid=on"),
    ("print-crowd", "crowd n=60 frame=0"),
    ("print-cuboids", "cuboids grid=on"),
];

/// Other views of a scene, which no preset and no picture has.
const OTHERS: &[&str] = &[
    "rects a=300,220,100,100 follow=on",
    "rects a=150,130,140,120 b=230,200,160,140 angle=25",
    "rects preset=half-a-pixel step=1",
    "quad preset=concave method=crossings",
    "quad preset=wpf-figure p=60,180 method=crossings",
    "quad preset=bow-tie method=crossings paint=on",
];

/// Openings of all that can be seen: every preset, every kept picture, and others.
pub(crate) fn openings() -> Vec<String> {
    let presets = all().into_iter().flat_map(|scene| {
        let name = scene.name();
        scene.presets().iter().map(move |(preset, _)| format!("{name} preset={preset}"))
    });
    let pictures = PICTURES.iter().map(|(_, opening, _)| *opening).filter(|opening| !opening.contains(" preset="));
    let stepped = PICTURES.iter().map(|(_, opening, _)| *opening).filter(|opening| opening.matches('=').count() > 1);
    let mut openings: Vec<String> = presets.collect();
    openings.extend(pictures.chain(stepped).chain(OTHERS.iter().copied()).map(String::from));
    openings.sort();
    openings.dedup();
    openings
}

/// Set this to write the pictures instead of comparing them.
const WRITE: &str = "HANTEI_WRITE_SNAPSHOTS";

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/snapshots")
}

/// Compares a picture with the kept one of this name, or keeps it.
fn assert_kept(name: &str, opening: &str, medium: Medium) {
    let file = folder().join(format!("{name}.svg"));
    let drawn = ENGLISH.with(|english| to_svg(&opened(opening).figure(), english, medium));
    if std::env::var_os(WRITE).is_some() {
        std::fs::write(&file, &drawn).expect("snapshot is written");
    }
    let kept = std::fs::read_to_string(&file).unwrap_or_default();
    let differs = drawn.lines().zip(kept.lines()).find(|(drawn, kept)| drawn != kept);
    assert!(drawn == kept, "{name}: {differs:?}; look at it, then run with {WRITE}=1");
}

#[test]
fn pictures() {
    PICTURES.iter().for_each(|(name, opening, _)| assert_kept(name, opening, Medium::default()));
    ON_PAPER.iter().for_each(|(name, opening)| assert_kept(name, opening, Medium::Paper));
    let on_paper: BTreeSet<&str> = ON_PAPER.iter().filter_map(|(_, opening)| opening.split(' ').next()).collect();
    assert_eq!(on_paper, all().iter().map(|scene| scene.name()).collect(), "each scene is there on paper");
    let known = PICTURES.iter().map(|(name, ..)| *name).chain(ON_PAPER.iter().map(|(name, _)| *name));
    let known: BTreeSet<String> = known.map(|name| format!("{name}.svg")).collect();
    let files = std::fs::read_dir(folder()).expect("the folder").map(|file| file.expect("a file").file_name());
    assert_eq!(files.map(|name| name.into_string().expect("UTF-8")).collect::<BTreeSet<_>>(), known);
}

fn kinds(figure: &Figure) -> BTreeSet<String> {
    let kind = |item: &&Item| match item {
        Item::Group { .. } => "a group".into(),
        Item::Rect { role, .. } => format!("a rectangle: {role:?}"),
        Item::Rects { role, .. } => format!("rectangles: {role:?}"),
        Item::Sprite { sprite, .. } => format!("a sprite: {sprite:?}"),
        Item::Polygon { role, .. } => format!("a polygon: {role:?}"),
        Item::Line { role, dashed, .. } => format!("a line: {role:?}, dashed {dashed}"),
        Item::Lines { role, .. } => format!("lines: {role:?}"),
        Item::Dot { role, .. } => format!("a dot: {role:?}"),
        Item::Handle { role, .. } => format!("a handle: {role:?}"),
        Item::Label { role, .. } => format!("a label: {role:?}"),
    };
    figure.leaves().iter().map(kind).collect()
}

/// Every kind of item in a scene is in one of its kept pictures, so that changes are noticed.
#[test]
fn each_kind_of_item_of_each_scene_is_in_a_picture() {
    for scene in all() {
        let is_of_scene = |opening: &&str| opening.split(' ').next() == Some(scene.name());
        let all_kinds = |openings: &mut dyn Iterator<Item = &str>| -> BTreeSet<String> {
            openings.filter(|opening| is_of_scene(opening)).flat_map(|it| kinds(&opened(it).figure())).collect()
        };
        let seen = all_kinds(&mut openings().iter().map(String::as_str));
        let kept = all_kinds(&mut PICTURES.iter().map(|(_, opening, _)| *opening));
        let missing: Vec<_> = seen.difference(&kept).collect();
        assert!(missing.is_empty(), "{}: {missing:?} is in no picture", scene.name());
    }
}

/// Other openings also draw both shapes with their names, and finite numbers.
#[test]
fn every_opening_draws_its_shapes_and_names_them() {
    for opening in openings() {
        let scene = opened(&opening);
        let figure = scene.figure();
        let svg = svg(&figure);
        assert!(!svg.contains("NaN") && !svg.contains("inf"), "{opening}: {svg}");
        let said = super::words(&scene);
        let shapes: &[Role] = match scene.name() {
            "rects" => &[Role::First, Role::Second],
            "cuboids" if opening.contains("views=front") => &[Role::First, Role::Second],
            "cuboids" => &[Role::FirstFace, Role::SecondFace],
            _ => &[],
        };
        for role in shapes {
            let has_role = |item: &&Item| match item {
                Item::Rect { role: it, .. } | Item::Polygon { role: it, .. } => it == role,
                _ => false,
            };
            assert!(figure.leaves().iter().any(has_role), "{opening}: nothing is {role:?}");
        }
        for letter in ["a", "b", "c", "d", "p"].iter().filter(|_| scene.name() == "quad") {
            let point = scene.settings().into_iter().find(|setting| setting.key == *letter).expect("a point").value;
            let is_placed = matches!(point, Value::Numbers { numbers: Some(_), .. });
            let letter = letter.to_uppercase();
            // Two at one place are `A=B`, and beside kept probes P has its answer.
            let is_named = said.iter().any(|said| said.split(['=', ':']).any(|name| name == letter));
            assert_eq!(is_named, is_placed, "{opening}: {letter} in {said:?}");
        }
    }
}

#[test]
fn what_the_settings_say_opens_the_same_picture() {
    for opening in openings() {
        let first = opened(&opening);
        let said = first
            .settings()
            .into_iter()
            .filter(|setting| !matches!(setting.value, Value::Numbers { numbers: None, .. }));
        let mut words: Vec<String> = vec![first.name().into()];
        words.extend(said.map(|setting| format!("{}={}", setting.key, setting.value)));
        let mut again = open(&words).expect(&opening);
        // Only the selection is not among a scene's settings.
        let plain = |figure: Figure| {
            let unselected =
                |item: &&Item| !matches!(item, Item::Handle { .. } | Item::Dot { role: Role::SelectedHandle, .. });
            figure.leaves().into_iter().filter(unselected).cloned().collect::<Vec<_>>()
        };
        assert_eq!(plain(again.figure()), plain(first.figure()), "{opening}");
        again.handle(Event::Resized { width: 640.0, height: 480.0 });
        assert_eq!(again.readings(), first.readings(), "{opening}");
    }
}

#[test]
fn every_settings_text_is_taken_again() {
    for opening in openings() {
        let first = opened(&opening);
        for setting in first.settings() {
            let mut scene = opened(&opening);
            let text = setting.value.to_string();
            let is_placed = !matches!(setting.value, Value::Numbers { numbers: None, .. });
            assert_eq!(scene.set(setting.key, &text).is_ok(), is_placed, "{opening}: {}={text}", setting.key);
            assert_eq!(value(&scene, setting.key), text, "{opening}: {}", setting.key);
        }
    }
}

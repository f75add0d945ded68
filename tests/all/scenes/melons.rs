//! Two melons that run at each other: the same frames every time, hits, misses, scrubbing.

use super::{at, by, opened, placed, pressed, say, ticking, value, verdict};
use hantei::figure::{Item, Role};
use hantei::scene::{Event, PointerShape, Trace};
use hantei_collision::Rect;

#[test]
fn melons_same_frames_every_time() {
    let mut played = opened("melons");
    for frame in 0..400 {
        if frame % 37 == 0 {
            let asked = opened(&format!("melons frame={frame} play=on"));
            assert_eq!(asked.figure(), played.figure(), "frame {frame}");
        }
        assert!(played.advance(&ticking(0.06)), "it plays");
    }
    let mut slow = opened("melons frame=10 rate=4 play=on");
    (0..30).for_each(|_| assert!(slow.advance(&ticking(0.06))));
    assert_eq!(value(slow.as_ref(), "frame"), "12", "two frames in half a second");
    slow.handle(Event::act("play"));
    assert!(!slow.advance(&ticking(0.06)), "paused");
    assert_eq!(value(slow.as_ref(), "frame"), "12");
}

#[test]
fn melons_behind_the_last_frame_comes_the_first() {
    let mut scene = opened("melons frame=1000000 play=on");
    assert!(scene.advance(&ticking(0.06)), "it plays");
    assert_eq!(value(scene.as_ref(), "frame"), "0");
    scene.handle(by("frames", -10.0, 0.0));
    assert_eq!(value(scene.as_ref(), "frame"), "0", "and nothing comes before the first");
    scene.set("frame", "999999.7").unwrap();
    (0..3).for_each(|_| scene.handle(Event::act("frame")));
    assert_eq!(value(scene.as_ref(), "frame"), "1000000", "nor after the last by hand");
}

#[test]
fn melons_hit_while_they_overlap() {
    for way in ["horizontal", "vertical"] {
        for (frame, contact, hit) in [
            (74, "apart", false),
            (75, "touching", false),
            (76, "overlapping", true),
            (99, "overlapping", true),
            (100, "touching", false),
        ] {
            let scene = opened(&format!("melons way={way} frame={frame}"));
            let said = super::contact(scene.as_ref());
            assert_eq!((said.as_deref(), verdict(scene.as_ref())), (Some(contact), Some(hit)), "{way} {frame}");
            let next_lap = opened(&format!("melons way={way} frame={}", frame + 175));
            assert!(next_lap.trace().answers_like(&scene.trace()), "{way}: they wrap around");
            let beside = opened(&format!("melons way={way} frame={frame} offset=-100"));
            assert_eq!(verdict(beside.as_ref()), Some(false), "{way} {frame}: they pass each other");
            let counted = opened(&format!("melons way={way} frame={frame} border=hits"));
            assert_eq!(verdict(counted.as_ref()), Some(contact != "apart"), "{way} {frame}");
        }
    }
}

/// Whatever the speed: that they missed each other is said exactly when no frame of a lap overlaps.
#[test]
fn melons_miss_each_other_only_between_frames() {
    let mut missed_laps = 0;
    for speed in [0.5, 3.7, 50.0, 99.0, 100.0, 101.0, 120.0, 145.0, 150.0, 175.0, 200.0] {
        let frames = (700.0_f64 / speed).ceil() as u32;
        let at_frame = |frame: u32, swept: &str| opened(&format!("melons speed={speed} swept={swept} frame={frame}"));
        let answers = |swept| (0..frames).map(|frame| at_frame(frame, swept).trace()).collect::<Vec<_>>();
        let is_hit = |answer: &Trace| answer.get("hit") == true;
        let is_missed = |answer: &&Trace| answer.get("missed") == true;
        if speed < 3.0 {
            assert!(answers("off").iter().any(is_hit), "slow ones hit");
            continue;
        }
        let plain = answers("off");
        let hits = plain.iter().any(is_hit);
        let said = plain.iter().filter(is_missed).count();
        assert_eq!(said > 0, !hits, "speed {speed}");
        missed_laps += said.min(1);
        assert!(answers("on").iter().any(is_hit), "speed {speed}: the band always hits");
        if let Some(missed) = plain.iter().find(is_missed) {
            let there = at_frame(missed.get("frame").as_u64().unwrap() as u32, "off");
            assert!(say(&there.readings().notes[0]).contains("there is no frame in that time"), "speed {speed}");
            assert!(there.trace().line().ends_with(r#""missed":true}"#), "speed {speed}");
            let figure = there.figure();
            let bands =
                figure.leaves().into_iter().filter(|item| matches!(item, Item::Rect { role: Role::PassedBand, .. }));
            assert_eq!(bands.count(), 1, "speed {speed}: what both passed over is drawn");
            let mut tested = there;
            let remedy = tested.readings().remedy.expect("a test that sees it");
            tested.handle(Event::act(remedy));
            assert_eq!(verdict(tested.as_ref()), Some(true), "speed {speed}: {remedy}");
        }
    }
    assert!(missed_laps >= 3, "some speeds miss");
}

#[test]
fn melons_scrub_step_and_undo() {
    let mut scene = opened("melons");
    let scene = scene.as_mut();
    // The rows of time of 640×480: 175 frames from x = 188 to 616.
    let x = |frame: f64| 188.0 + (frame + 0.5) * (616.0 - 188.0) / 175.0;
    scene.handle(pressed(scene.viewport().to_world(at(x(20.0), 400.0))));
    assert_eq!((value(scene, "frame"), value(scene, "play")), ("20".into(), "off".into()), "a press pauses there");
    assert_eq!(scene.pointer_shape(), PointerShape::Horizontal);
    for (to, frame) in [(88.0, "88"), (500.0, "174"), (-50.0, "0"), (90.0, "90")] {
        scene.handle(Event::PointerMoved(scene.viewport().to_world(at(x(to), 10.0))));
        assert_eq!(value(scene, "frame"), frame, "also outside of the rows");
    }
    scene.handle(Event::Released(scene.viewport().to_world(at(x(90.0), 10.0))));
    scene.handle(Event::act("frame"));
    scene.handle(by("frames", -10.0, 0.0));
    assert_eq!(value(scene, "frame"), "81");
    (0..3).for_each(|_| scene.handle(Event::act("undo")));
    assert_eq!((value(scene, "frame"), value(scene, "play")), ("0".into(), "on".into()), "the drag is one step");
    scene.handle(pressed(scene.viewport().to_world(at(300.0, 100.0))));
    assert_eq!(value(scene, "play"), "on", "a press elsewhere does nothing");
    scene.set("frame", "50").unwrap();
    scene.handle(by("speed", 0.0, -1.0));
    assert_eq!(
        (value(scene, "speed"), value(scene, "frame")),
        ("5".into(), "40".into()),
        "faster, from where they are"
    );
}

/// Which melon is whose is said in every frame, on the stage and beside the melons.
#[test]
fn melons_have_their_letters_in_every_frame() {
    for opening in ["offset=0", "offset=-100", "offset=60", "way=vertical", "way=vertical offset=100", "speed=145"] {
        for frame in 0..175 {
            let mut scene = opened(&format!("melons {opening} frame={frame}"));
            scene.handle(Event::Resized { width: 680.0, height: 508.0 });
            let figure = scene.figure();
            let placed = placed(&figure);
            let melons = placed.iter().filter_map(|(to_stage, item)| match item {
                Item::Sprite { rect, .. } => Some(to_stage.around(*rect)),
                _ => None,
            });
            let melons: Vec<Rect> = melons.collect();
            let mut letters = 0;
            for (to_stage, item) in &placed {
                let Item::Label { at, size: 22.0, .. } = item else { continue };
                let letter = Rect::from_centre_size(to_stage.to(*at), 16.0, 16.0);
                assert!(
                    (0.0..664.0).contains(&letter.min().x) && (0.0..492.0).contains(&letter.min().y),
                    "{opening} {frame}"
                );
                assert!(
                    melons.iter().all(|melon| melon.intersection(letter).is_none()),
                    "{opening} {frame}: over a melon"
                );
                letters += 1;
            }
            assert_eq!(letters, 2, "{opening} {frame}");
        }
    }
}

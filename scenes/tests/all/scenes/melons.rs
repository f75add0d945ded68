//! Two melons that run towards each other: the same frames every time, hits, misses, scrubbing.

use super::{answer, at, by, opened, placed, pressed, say, ticking, value, verdict};
use hantei_collision::Rect;
use hantei_scenes::figure::{Item, Role};
use hantei_scenes::scene::{Event, PointerShape, Trace};

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
    assert_eq!(value(&slow, "frame"), "12", "two frames in half a second");
    slow.handle(Event::act("play"));
    assert!(!slow.advance(&ticking(0.06)), "paused");
    assert_eq!(value(&slow, "frame"), "12");
}

#[test]
fn melons_behind_the_last_frame_comes_the_first() {
    let mut scene = opened("melons frame=1000000 play=on");
    assert!(scene.advance(&ticking(0.06)), "it plays");
    assert_eq!(value(&scene, "frame"), "0");
    scene.handle(by("frames", -10.0, 0.0));
    assert_eq!(value(&scene, "frame"), "0", "and nothing comes before the first");
    scene.set("frame", "999999.7").unwrap();
    (0..3).for_each(|_| scene.handle(Event::act("frame")));
    assert_eq!(value(&scene, "frame"), "1000000", "nor after the last by hand");
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
            let said = super::contact(&scene);
            assert_eq!((said.as_deref(), verdict(&scene)), (Some(contact), Some(hit)), "{way} {frame}");
            let next_lap = opened(&format!("melons way={way} frame={}", frame + 175));
            assert!(next_lap.trace().answers_like(&scene.trace()), "{way}: they wrap around");
            let beside = opened(&format!("melons way={way} frame={frame} offset=-100"));
            assert_eq!(verdict(&beside), Some(false), "{way} {frame}: they pass each other");
            let counted = opened(&format!("melons way={way} frame={frame} border=hits"));
            assert_eq!(verdict(&counted), Some(contact != "apart"), "{way} {frame}");
        }
    }
}

/// At any speed, a miss is stated exactly if no frame of a lap overlaps.
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
            assert_eq!(verdict(&tested), Some(true), "speed {speed}: {remedy}");
        }
    }
    assert!(missed_laps >= 3, "some speeds miss");
}

#[test]
fn melons_scrub_step_and_undo() {
    let mut scene = opened("melons");
    let scene = &mut scene;
    // The rows of time on 640×480: 175 frames from x = 188 to 616.
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
        ("5".into(), "50".into()),
        "faster, and the frame stays"
    );
}

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

/// Whether a bullet ever hits, counted pixel by pixel. It covers `size` pixels, starts before the field with its right
/// end at `start`, and moves until it is past the target, which covers the pixels from `from` on.
fn counted(speed: i32, start: i32, size: i32, (from, target): (i32, i32)) -> bool {
    let pixels = |right: i32| right - size..right;
    let steps = (0..).map(|frame| start + speed * frame).take_while(|right| right - size < from + target);
    steps.into_iter().any(|right| pixels(right).any(|pixel| (from..from + target).contains(&pixel)))
}

/// The lesson's bullet: for every speed and start, the scene agrees with counting pixels.
#[test]
fn melons_a_bullet_passes_from_so_many_places() {
    for (bullet, target) in [(1, 6), (2, 10), (4, 4), (6, 2)] {
        let larger = bullet.max(target);
        // The middle of a field six times as long as the larger is wide.
        let from = (6 * larger - target) / 2;
        let passes = |speed: i32| {
            let starts = (0..speed).filter(|&start| {
                let frames = (7 * larger - start + speed - 1) / speed;
                let at = |frame: i32| {
                    opened(&format!(
                        "melons sizes={bullet},{target} still=on speed={speed} start={start} frame={frame}"
                    ))
                };
                let lap: Vec<_> = (0..frames).map(at).collect();
                let hits = lap.iter().any(|scene| verdict(scene) == Some(true));
                assert_eq!(hits, counted(speed, start, bullet, (from, target)), "{bullet} {target} {speed} {start}");
                let missed = lap.iter().any(|scene| scene.trace().get("missed") == true);
                assert_eq!(missed, !hits, "{bullet} {target} {speed} {start}: it passes, or it hits");
                !hits
            });
            starts.count() as i32
        };
        let safe = bullet + target - 1;
        for speed in 1..=safe + 3 {
            assert_eq!(passes(speed), (speed - safe).max(0), "{bullet} {target}: from so many places at {speed}");
        }
    }
}

#[test]
fn melons_b_stands_and_a_new_speed_keeps_the_frame() {
    let mut scene = opened("melons sizes=1,6 still=on speed=8 frame=0");
    assert_eq!(answer(&scene, "size.A + size.B - 1 == 6 && still && start == 0 && frame == 0"), Some(true));
    let target = |scene: &hantei_scenes::scene::Viewer| scene.trace().get("b").to_string();
    let stands = target(&scene);
    for frame in 0..12 {
        scene.set("frame", &frame.to_string()).unwrap();
        assert_eq!(target(&scene), stands, "frame {frame}");
    }
    scene.set("frame", "3").unwrap();
    scene.set("speed", "6").unwrap();
    assert_eq!(value(&scene, "frame"), "3");
    scene.handle(Event::act("undo"));
    assert_eq!((value(&scene, "speed"), value(&scene, "frame")), ("8".into(), "3".into()));
    assert_eq!(scene.command(), "hantei melons sizes=1,6 speed=8 frame=3 still=on");
    // The first flight hits; the next one starts elsewhere and passes.
    let met = |frame: u32| answer(&opened(&format!("melons sizes=1,6 still=on speed=8 frame={frame}")), "met");
    assert_eq!([met(5), met(11)], [Some(true), Some(false)]);
    // The storyboard's step: at 130 they just hit, at 134 they do not.
    for (speed, missed) in [(130, false), (133, false), (134, true)] {
        let scene = opened(&format!("melons speed={speed} frame=3 rate=4"));
        assert_eq!(answer(&scene, "missed"), Some(missed), "{speed}");
    }
    for (setting, why) in [
        ("sizes=1", "sizes=1: 1 given; allowed: 2 numbers A,B"),
        ("sizes=0,6", "sizes=0,6: A is 0; allowed: a finite number from 1 to 1000"),
        ("start=-1", "start=-1: px is -1; allowed: a finite number from 0 to 1000"),
    ] {
        let error = hantei_scenes::scene::open(&["melons", setting]).err().map(|error| say(&error));
        assert_eq!(error.as_deref(), Some(why));
    }
}

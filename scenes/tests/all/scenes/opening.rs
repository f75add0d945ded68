//! How a scene opens: by a command, by a preset, and with which view.

use super::snapshots::openings;
use super::{at, by, opened, value};
use hantei_collision::Rect;
use hantei_scenes::scene::{Event, Value, all, open};

#[test]
fn the_copied_command_opens_the_same_picture() {
    for opening in openings() {
        let mut first = opened(&opening);
        first.handle(Event::Resized { width: 777.0, height: 555.0 });
        let said = first.command();
        let words = shlex::split(&said).expect("a command line");
        assert_eq!(words[0], "hantei");
        let mut again = open(&words[1..]).expect(&said);
        again.handle(Event::Resized { width: 777.0, height: 555.0 });
        assert_eq!(again.figure(), first.figure(), "{opening}: {said}");
        assert_eq!(again.readings(), first.readings(), "{opening}: {said}");
    }
    for (opening, said) in [
        ("rects", "hantei rects"),
        ("rects preset=half-a-pixel", "hantei rects a=2.5,3,8,6 b=10,3,8,6 grid=on"),
        ("rects a=1,2,3,4 follow=on", "hantei rects a=1,2,3,4 follow=on"),
        ("quad p=1,2 border=hits", "hantei quad p=1,2 border=hits"),
        ("quad zoom=2 pan=0.5,-7", "hantei quad zoom=2 pan=0.5,-7"),
    ] {
        assert_eq!(opened(opening).command(), said, "as short as it goes");
    }
}

/// Also on the first stage, and by its unchanged words.
#[test]
fn every_preset_opens_by_its_command() {
    for scene in all() {
        for (preset, _) in scene.presets() {
            let first = opened(&format!("{} preset={preset}", scene.name()));
            let said = shlex::split(&first.command()).expect("quotes are closed");
            assert_eq!(said, [vec!["hantei".to_string()], first.words()].concat(), "{preset}");
            let again = open(&first.words()).expect(preset);
            assert_eq!(again.figure(), first.figure(), "{preset}: {}", first.command());
            assert_eq!(again.readings(), first.readings(), "{preset}: {}", first.command());
            assert_eq!(again.trace(), first.trace(), "{preset}: {}", first.command());
            assert_eq!(again.command(), first.command(), "{preset}");
        }
    }
}

/// Once each example of code was one line without an end.
#[test]
fn each_statement_of_an_example_has_a_line_of_its_own() {
    let mut lines = 0;
    for scene in all() {
        for (preset, _) in scene.presets() {
            let shown = opened(&format!("{} preset={preset}", scene.name()));
            let settings = shown.settings();
            let formula = settings.iter().find(|setting| setting.key == "formula").map(|setting| &setting.value);
            let Some(Value::Text(code)) = formula else { continue };
            for line in code.lines().filter(|line| !line.trim_start().starts_with("for ")) {
                let is_last = |rest: &str| rest.trim().is_empty() || rest.trim() == "}";
                assert!(line.split(';').skip(1).all(is_last), "{preset}: {line}");
            }
            lines += code.lines().count();
        }
    }
    assert!(lines > 60, "{lines}");
}

#[test]
fn presets_open_as_their_settings_say() {
    for scene in all() {
        // The formulas of the mistakes stand in the crate: tests/all/scenes/wild.rs.
        for (preset, settings) in scene.presets().iter().filter(|(preset, _)| !preset.starts_with("mistake-")) {
            let name = scene.name();
            let mut by_name = opened(&format!("{name} preset={preset}"));
            let by_settings = opened(&format!("{name} {settings}"));
            assert_eq!(by_name.trace(), by_settings.trace(), "{name} {preset}");
            assert_eq!(by_name.figure(), by_settings.figure(), "{name} {preset}");
            assert_eq!(value(&by_name, "preset"), *preset);
            by_name.handle(Event::act("clear"));
            by_name.handle(by("nudge", 1.0, 0.0));
            by_name.handle(by("frames", 1.0, 0.0));
            if by_name.trace() != by_settings.trace() {
                assert_eq!(value(&by_name, "preset"), "own", "{name} {preset}");
            }
        }
    }
}

/// Presets and command lines follow one rule: the shapes fill a good half of the stage, along or across.
#[test]
fn what_there_is_to_see_fills_the_stage_when_it_opens() {
    let sizes = [(640.0, 480.0), (680.0, 564.0), (1240.0, 864.0), (1688.0, 1016.0), (424.0, 392.0), (390.0, 488.0)];
    let openings = ["rects a=0,0,5,5 b=1,1,5,3", "rects a=900,20,50,50", "rects a=0.1,0.1,0.2,0.2 b=0.3,0.1,0.2,0.2"];
    let presets = opened("rects").presets().iter().map(|(name, _)| format!("rects preset={name}")).collect::<Vec<_>>();
    for opening in openings.map(String::from).into_iter().chain(presets) {
        for (width, height) in sizes {
            let mut scene = opened(&opening);
            scene.handle(Event::Resized { width, height });
            let rect = |key: &str| {
                let numbers: Vec<f64> = value(&scene, key).split(',').map(|n| n.parse().unwrap()).collect();
                scene.viewport().rect_to_stage(Rect::from_origin_size(
                    at(numbers[0], numbers[1]),
                    numbers[2],
                    numbers[3],
                ))
            };
            let both = rect("a").union(rect("b"));
            let part = (both.width() / width).max(both.height() / height);
            assert!((0.45..=0.6).contains(&part), "{opening} on {width}×{height}: {part}");
            assert!(both.min().x >= 82.0 && both.max().y <= height - 54.0, "{opening} on {width}×{height}: {both:?}");
            assert!(both.max().x <= width && both.min().y >= 0.0, "{opening} on {width}×{height}: {both:?}");
        }
    }
    for (opening, is_fitted) in [
        ("rects a=600,0,41,100 zoom=1", false),
        ("rects a=0,0,5,5 b=1,1,5,3 pan=0,0", false),
        ("quad p=3,4", true),
        ("quad p=3,4 a=5,5", true),
    ] {
        let scene = opened(opening);
        let is_plain = scene.viewport().zoom == 1.0 && scene.viewport().to_stage(at(0.0, 0.0)) == at(0.0, 0.0);
        assert_eq!(!is_plain, is_fitted, "{opening}: {:?}", scene.viewport());
    }
}

/// Later moves do not move the view; then the command has the view, because opening would choose another.
#[test]
fn the_view_is_left_alone_once_it_is_open() {
    let mut scene = opened("rects a=100,100,100,100 b=250,120,100,100");
    assert_eq!(scene.command(), "hantei rects a=100,100,100,100 b=250,120,100,100");
    let before = scene.viewport();
    super::drag(&mut scene, at(150.0, 150.0), at(950.0, 150.0));
    assert_eq!(scene.viewport(), before);
    assert!(
        scene.command().starts_with("hantei rects a=900,100,100,100 b=250,120,100,100 zoom="),
        "{}",
        scene.command()
    );
    scene.handle(Event::act("fit"));
    assert_ne!(scene.viewport(), before);
}

#[test]
fn a_stage_that_changes_its_size_is_followed() {
    let figure = "quad a=162,212 b=210,112 c=386,152 d=355,244";
    let zoom = |words: &str, stages: &[(f64, f64)]| {
        let mut scene = opened(words);
        stages.iter().for_each(|&(width, height)| scene.handle(Event::Resized { width, height }));
        scene.viewport().zoom
    };
    let (large, small) = (zoom(figure, &[(628.0, 680.0)]), zoom(figure, &[(360.0, 380.0)]));
    assert!(large > small);
    assert_eq!(zoom(figure, &[(628.0, 680.0), (360.0, 380.0)]), small, "one that becomes smaller");
    assert_eq!(zoom(figure, &[(360.0, 380.0), (628.0, 680.0)]), large, "and one that becomes larger");
    assert_eq!(zoom(&format!("{figure} zoom=2"), &[(360.0, 380.0)]), 2.0, "what is asked for is kept");
}

#[test]
fn small_presets_fit_themselves_and_fit_again() {
    for opening in ["rects preset=cpp-rectangles", "quad preset=worked-edge-p1"] {
        let mut scene = opened(opening);
        let zoom = scene.viewport().zoom;
        assert!(zoom > 10.0 && zoom.fract() == 0.0, "{opening}: {zoom}");
        scene.handle(Event::Resized { width: 1280.0, height: 960.0 });
        assert!(scene.viewport().zoom >= 2.0 * zoom, "{opening} fits the larger stage");
        scene.handle(Event::Zoomed { at: at(0.0, 0.0), steps: 1.0 });
        let chosen = scene.viewport();
        scene.handle(Event::Resized { width: 640.0, height: 480.0 });
        assert_eq!(scene.viewport(), chosen, "{opening}: what was chosen by hand stays");
        scene.handle(Event::act("fit"));
        assert_eq!(scene.viewport().zoom, zoom, "{opening}");
    }
}

#[test]
fn what_cannot_be_opened_is_refused_with_the_reason() {
    for (opening, why) in [
        (
            "discs",
            "unknown scene 'discs'; allowed: rects, button, circle, circles, polygon, lines, turned, quad, melons, response, crowd, cuboids",
        ),
        ("quad rects", "'rects' is not a setting; allowed: KEY=VALUE"),
        ("rects a=1,2,3", "a=1,2,3: 3 given; allowed: 4 numbers x,y,w,h"),
        ("rects a=1,2,3,-4", "a=1,2,3,-4: h is -4; allowed: a finite number from 0 to 1000000"),
        ("rects a=999999,0,100,100", "a=999999,0,100,100: x + w is 1000099; allowed: at most 1000000"),
        ("rects b=0,1000000,0,0.5", "b=0,1000000,0,0.5: y + h is 1000000.5; allowed: at most 1000000"),
        ("melons grid=yes", "grid=yes: allowed: on, off"),
        ("crowd n=0", "n=0: count is 0; allowed: a finite number from 1 to 100000"),
    ] {
        let words: Vec<&str> = opening.split(' ').collect();
        assert_eq!(open(&words).err().map(|error| super::say(&error)).as_deref(), Some(why), "{opening}");
    }
    assert!(open(&["rects", "a=999900,-1000000,100,100"]).is_ok(), "up to the last unit");
}

#[test]
fn rectangles_are_taken_bit_for_bit() {
    for text in ["0.1,0.2,0.3,0.4", "0.30000000000000004,1e-9,3.3000000000000003,70.00000000000001"] {
        let numbers: Vec<f64> = text.split(',').map(|number| number.parse().unwrap()).collect();
        let scene = opened(&format!("rects a={text} follow=off"));
        let [x1, y1, x2, y2] = [0, 1, 2, 3].map(|i| scene.trace().get("a")[i].as_f64().unwrap());
        assert_eq!([x1, y1], [numbers[0], numbers[1]], "{text}");
        assert_eq!([x2, y2], [numbers[0] + numbers[2], numbers[1] + numbers[3]], "{text}");
        assert_eq!(open(&scene.words()).unwrap().trace(), scene.trace(), "{text}");
    }
}

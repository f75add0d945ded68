//! Actions: every key in the help works, and no other key does anything.

use hantei_scenes::scene::{Event, Key, Viewer, all};
use std::collections::BTreeMap;

fn every_chord() -> Vec<(Key, bool, bool)> {
    let signs = ('A'..='Z').chain('0'..='9').chain(".,+-/*#!?<>".chars()).map(Key::Sign);
    let arrows = [(-1, 0), (1, 0), (0, -1), (0, 1)].map(|(x, y)| Key::Arrow(x, y));
    let others = [Key::Space, Key::Escape, Key::Enter, Key::Delete].into_iter().chain((1..=12).map(Key::Function));
    let keys = signs.chain(arrows).chain(others);
    keys.flat_map(|key| [(key, false, false), (key, false, true), (key, true, false), (key, true, true)]).collect()
}

fn meanings(scene: &Viewer) -> BTreeMap<&'static str, Vec<(Key, bool, bool)>> {
    let mut meanings: BTreeMap<_, Vec<_>> = BTreeMap::new();
    for (key, ctrl, shift) in every_chord() {
        match scene.meaning(key, ctrl, shift) {
            Some(Event::Act { name, .. }) => meanings.entry(name).or_default().push((key, ctrl, shift)),
            Some(other) => panic!("{key:?} means {other:?}"),
            None => {}
        }
    }
    meanings
}

#[test]
fn every_action_with_a_key_has_a_meaning() {
    for scene in all() {
        let meanings = meanings(&scene);
        let actions = scene.actions();
        for offer in &actions {
            let has_key = meanings.contains_key(offer.name);
            assert_eq!(has_key, !offer.keys.is_empty(), "{} {}: {}", scene.name(), offer.name, offer.keys);
            assert!(!super::say(&offer.words).is_empty(), "{}", offer.name);
        }
        for (i, offer) in actions.iter().enumerate().filter(|(_, offer)| !offer.keys.is_empty()) {
            let same = actions[..i].iter().find(|other| other.keys == offer.keys);
            assert_eq!(same, None, "{}: {} has the same keys", scene.name(), offer.name);
        }
        for name in meanings.keys() {
            assert!(actions.iter().any(|offer| offer.name == *name), "{}: {name} is in the help", scene.name());
        }
    }
}

#[test]
fn keys_mean_what_the_help_says() {
    let sign = Key::Sign;
    for (scene, key, ctrl, shift, meant) in [
        ("rects", Key::Arrow(1, 0), false, false, Some(("nudge", (1.0, 0.0)))),
        ("rects", Key::Arrow(0, -1), false, true, Some(("nudge", (0.0, -10.0)))),
        ("rects", Key::Arrow(-1, 0), true, false, Some(("nudge", (-0.1, 0.0)))),
        ("rects", sign('Z'), true, false, Some(("undo", (0.0, 0.0)))),
        ("rects", sign('Z'), true, true, Some(("redo", (0.0, 0.0)))),
        ("rects", sign('Y'), true, false, Some(("redo", (0.0, 0.0)))),
        ("rects", sign('Z'), false, false, None),
        ("rects", sign('.'), false, false, Some(("step", (0.0, 0.0)))),
        ("rects", sign(','), false, false, Some(("step-back", (0.0, 0.0)))),
        ("rects", sign('K'), false, false, None),
        ("rects", Key::Space, false, false, None),
        ("quad", sign('K'), false, true, Some(("keep", (0.0, 0.0)))),
        ("quad", Key::Escape, false, false, Some(("clear", (0.0, 0.0)))),
        ("melons", Key::Escape, false, false, None),
        ("melons", Key::Arrow(1, 0), false, true, Some(("frames", (10.0, 0.0)))),
        ("melons", Key::Arrow(0, -1), false, false, Some(("speed", (0.0, -1.0)))),
        ("melons", sign('.'), false, false, Some(("frame", (0.0, 0.0)))),
        ("crowd", Key::Space, true, true, Some(("play", (0.0, 0.0)))),
        ("crowd", Key::Arrow(0, 1), false, false, Some(("number", (0.0, 1.0)))),
        ("crowd", sign('0'), false, false, Some(("fit", (0.0, 0.0)))),
        ("crowd", Key::Function(1), false, false, None),
    ] {
        let event = super::opened(scene).meaning(key, ctrl, shift);
        let expected = meant.map(|(name, by)| Event::Act { name, by });
        assert_eq!(event, expected, "{scene}: {key:?}, Ctrl {ctrl}, Shift {shift}");
    }
}

#[test]
fn what_a_scene_does_not_offer_does_nothing() {
    let names: Vec<&'static str> =
        all().iter().flat_map(|scene| scene.actions()).map(|offer| offer.name).chain(["no-such-action", ""]).collect();
    for mut scene in all() {
        let offered: Vec<_> = scene.actions().iter().map(|offer| offer.name).collect();
        for name in names.iter().filter(|name| !offered.contains(name)) {
            let before = (scene.figure(), scene.readings(), scene.trace(), scene.settings(), scene.command());
            scene.handle(Event::Act { name, by: (1.0, 1.0) });
            let after = (scene.figure(), scene.readings(), scene.trace(), scene.settings(), scene.command());
            assert_eq!(before, after, "{}: {name}", scene.name());
        }
    }
}

#[test]
fn every_remedy_is_an_action() {
    for opening in super::snapshots::openings() {
        let scene = super::opened(&opening);
        if let Some(remedy) = scene.readings().remedy {
            let offer = scene.actions().into_iter().find(|offer| offer.name == remedy).expect(remedy);
            assert_eq!((offer.keys.as_str(), offer.in_menu), ("", false), "{opening}: it stands where it helps only");
        }
    }
}

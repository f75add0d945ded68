//! What a course must not overwrite: its steps open scenes of their own, and the reader's scenes come back when the
//! learner leaves it, with the test that was typed last.

use hantei_scenes::scene::{Setting, Viewer, all};
use std::collections::BTreeMap;

/// The knobs of a typed test, in the order of setting.
const KEYS: [&str; 6] = ["formula", "with", "swap", "numbers", "y", "origin"];
/// With these, a test belongs to a step alone: parts of it are fixed, or it is to be like another test.
const OF_STEP: [&str; 2] = ["blanks", "wants"];

type Typed = Vec<(&'static str, String)>;

/// The reader's scenes and the typed test of each, beside those of the course's steps.
#[derive(Default)]
pub(super) struct BeforeCourse {
    /// The scenes as they were.
    scenes: Option<Vec<Viewer>>,
    /// By scene: its test as a step opened it, or at its start.
    opened: BTreeMap<&'static str, Typed>,
    /// By scene: what the reader typed last.
    typed: BTreeMap<&'static str, Typed>,
    /// The course's first step goes on with this scene, which stood there before.
    resumed: Option<Viewer>,
}

/// The typed test in the page's address, which a reload brings back.
#[derive(Default)]
pub(super) struct HeldTest {
    /// The typed test at the last look, and its scene.
    seen: Option<(&'static str, Typed)>,
}

impl HeldTest {
    /// Whether the scene's typed test has changed since the last call.
    pub(super) fn has_changed(&mut self, scene: &Viewer) -> bool {
        let now = (scene.name(), typed_in(scene));
        let is_same_scene = self.seen.as_ref().is_some_and(|(name, _)| *name == now.0);
        let before = self.seen.replace(now.clone());
        is_same_scene && before.is_some_and(|before| before != now)
    }
}

fn typed_in(scene: &Viewer) -> Typed {
    let is_of_test = |setting: &Setting| KEYS.contains(&setting.key);
    let settings = scene.settings().into_iter().filter(is_of_test);
    settings.map(|setting| (setting.key, setting.value.to_string())).collect()
}

impl BeforeCourse {
    /// Notes what was typed, before a step opens its scene; before the first one, puts the reader's scenes away.
    pub(super) fn note(&mut self, scenes: &mut Vec<Viewer>) {
        if self.opened.is_empty() {
            self.opened = all().iter().map(|scene| (scene.name(), typed_in(scene))).collect();
        }
        for scene in scenes.iter() {
            let now = typed_in(scene);
            let is_of_step = scene
                .settings()
                .iter()
                .any(|setting| OF_STEP.contains(&setting.key) && !setting.value.to_string().is_empty());
            if !is_of_step && self.opened.get(scene.name()).is_some_and(|opened| *opened != now) {
                self.typed.insert(scene.name(), now);
            }
        }
        self.scenes.get_or_insert_with(|| std::mem::replace(scenes, all()));
    }

    /// The course's first step is to go on with this scene.
    pub(super) fn resuming(resumed: Viewer) -> Self {
        Self { resumed: Some(resumed), ..Self::default() }
    }

    /// The scene with which a step begins, in place of the one that it opened.
    pub(super) fn resume(&mut self, opened: &mut Viewer) {
        if let Some(resumed) = self.resumed.take().filter(|it| it.name() == opened.name()) {
            *opened = resumed;
        }
        self.opened(opened);
    }

    /// Notes the test with which a step has opened this scene, or that its solution has typed.
    pub(super) fn opened(&mut self, scene: &Viewer) {
        self.opened.insert(scene.name(), typed_in(scene));
    }

    /// Brings back the reader's scenes, with what was typed last, after the course. True if there was one.
    pub(super) fn bring_back(&mut self, scenes: &mut Vec<Viewer>) -> bool {
        if self.scenes.is_none() {
            return false;
        }
        self.note(scenes);
        *scenes = self.scenes.take().unwrap_or_else(all);
        for scene in scenes {
            let kept = self.typed.remove(scene.name()).filter(|kept| *kept != typed_in(scene));
            let Some(kept) = kept else { continue };
            let method = scene.settings().into_iter().find(|setting| setting.key == "method");
            // These settings were valid before.
            for (key, value) in kept {
                let _ = scene.set(key, &value);
            }
            if let Some(method) = method {
                let _ = scene.set("method", &method.value.to_string());
            }
        }
        self.opened.clear();
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use hantei_scenes::scene::open;

    fn value(scene: &Viewer, key: &str) -> String {
        let settings = scene.settings();
        settings.iter().find(|setting| setting.key == key).map(|setting| setting.value.to_string()).unwrap_or_default()
    }

    fn place(scenes: &[Viewer], name: &str) -> usize {
        scenes.iter().position(|scene| scene.name() == name).unwrap()
    }

    fn step(before: &mut BeforeCourse, scenes: &mut Vec<Viewer>, words: &[&str]) {
        before.note(scenes);
        let opened = open(words).unwrap();
        let at = place(scenes, opened.name());
        scenes[at] = opened;
        before.opened(&scenes[at]);
    }

    #[test]
    fn the_readers_scenes_come_back_as_the_course_is_left() {
        let mut scenes = all();
        let rects = place(&scenes, "rects");
        for (key, value) in [("formula", "ax < HERO"), ("with", "HERO=3"), ("a", "1,2,3,4")] {
            scenes[rects].set(key, value).unwrap();
        }
        let wanted = value(&scenes[rects], "method");
        let mut before = BeforeCourse::default();
        assert!(!before.bring_back(&mut scenes), "there was no course");
        for words in [
            &["rects", "a=0,0,9,9"][..],
            &["rects", "formula=ax1 < bx1", "wants=bx1 < ax1"],
            &["quad", "guess=on"],
            &["rects", "method=ruled-out"],
        ] {
            step(&mut before, &mut scenes, words);
        }
        assert!(before.bring_back(&mut scenes), "there was a course");
        let scene = &scenes[rects];
        let found = ["formula", "with", "a", "method", "wants"].map(|key| value(scene, key));
        assert_eq!(found, ["ax < HERO", "HERO=3", "1,2,3,4", &wanted, ""]);
        assert!(!scenes[place(&scenes, "quad")].guesses(), "the step's question is gone");
        // What belongs to a step alone does not come out of it.
        for words in [&["rects", "formula=ax1 < __", "blanks=bx2"][..], &["rects", "wants=ay1 < by1"]] {
            step(&mut before, &mut scenes, words);
            scenes[rects].set("method", "own").unwrap();
            assert!(before.bring_back(&mut scenes), "there was a course");
            assert_eq!(value(&scenes[rects], "formula"), "ax < HERO");
        }
        // A whole test that was typed in a step is newer.
        step(&mut before, &mut scenes, &["rects"]);
        scenes[rects].set("formula", "ax1 < bx2").unwrap();
        assert!(before.bring_back(&mut scenes), "there was a course");
        assert_eq!(value(&scenes[rects], "formula"), "ax1 < bx2");
        // What a solution has typed is not the reader's.
        step(&mut before, &mut scenes, &["rects", "formula=ax1 < bx1"]);
        scenes[rects].set("formula", "bx1 < ax2").unwrap();
        before.opened(&scenes[rects]);
        assert!(before.bring_back(&mut scenes), "there was a course");
        assert_eq!(value(&scenes[rects], "formula"), "ax1 < bx2");
        // Nothing comes back where nothing was typed.
        let mut scenes = all();
        let mut before = BeforeCourse::default();
        step(&mut before, &mut scenes, &["rects", "formula=ax1 < bx1"]);
        assert!(before.bring_back(&mut scenes), "there was a course");
        assert_eq!(value(&scenes[rects], "formula"), value(&all()[rects], "formula"));
    }
}

//! Typed tests that a course would overwrite: each step opens its scene anew, and the test typed before comes back when
//! the learner leaves the course.

use crate::scene::{Setting, Viewer, all};
use std::collections::BTreeMap;

/// The knobs of a typed test, in the order of setting.
const KEYS: [&str; 7] = ["formula", "blanks", "with", "swap", "numbers", "y", "origin"];

type Typed = Vec<(&'static str, String)>;

/// The typed test of each scene, beside those of the course's steps.
#[derive(Default)]
pub(super) struct KeptTests {
    /// By scene: its test as a step opened it, or at its start.
    opened: BTreeMap<&'static str, Typed>,
    /// By scene: what the reader typed last.
    typed: BTreeMap<&'static str, Typed>,
    in_course: bool,
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

impl KeptTests {
    /// Notes what was typed, before a step opens its scene.
    pub(super) fn note(&mut self, scenes: &[Viewer]) {
        if self.opened.is_empty() {
            self.opened = all().iter().map(|scene| (scene.name(), typed_in(scene))).collect();
        }
        for scene in scenes {
            let now = typed_in(scene);
            if self.opened.get(scene.name()).is_some_and(|opened| *opened != now) {
                self.typed.insert(scene.name(), now);
            }
        }
    }

    /// Notes the test with which a step has opened this scene.
    pub(super) fn opened(&mut self, scene: &Viewer) {
        self.in_course = true;
        self.opened.insert(scene.name(), typed_in(scene));
    }

    /// Brings back what was typed, after the course; the method stays.
    pub(super) fn bring_back(&mut self, scenes: &mut [Viewer], in_course: bool) {
        if in_course || !std::mem::take(&mut self.in_course) {
            return;
        }
        self.note(scenes);
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
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::open;

    fn value(scene: &Viewer, key: &str) -> String {
        let settings = scene.settings();
        settings.iter().find(|setting| setting.key == key).map(|setting| setting.value.to_string()).unwrap_or_default()
    }

    fn place(scenes: &[Viewer], name: &str) -> usize {
        scenes.iter().position(|scene| scene.name() == name).unwrap()
    }

    fn step(kept: &mut KeptTests, scenes: &mut [Viewer], words: &[&str]) {
        kept.note(scenes);
        let opened = open(words).unwrap();
        let at = place(scenes, opened.name());
        scenes[at] = opened;
        kept.opened(&scenes[at]);
        kept.bring_back(scenes, true);
    }

    #[test]
    fn what_was_typed_comes_back_as_the_course_is_left() {
        let mut scenes = all();
        let rects = place(&scenes, "rects");
        scenes[rects].set("formula", "ax < HERO").unwrap();
        scenes[rects].set("with", "HERO=3").unwrap();
        let mut kept = KeptTests::default();
        kept.bring_back(&mut scenes, false);
        for words in
            [&["rects", "a=0,0,9,9"][..], &["rects", "formula=ax1 < bx1"], &["quad"], &["rects", "method=ruled-out"]]
        {
            step(&mut kept, &mut scenes, words);
        }
        kept.bring_back(&mut scenes, false);
        let scene = &scenes[rects];
        assert_eq!((value(scene, "formula"), value(scene, "with")), ("ax < HERO".into(), "HERO=3".into()));
        assert_eq!(value(scene, "method"), "ruled-out", "what is shown stays");
        // What was typed in the last step is newer.
        step(&mut kept, &mut scenes, &["rects", "formula=ax1 < __"]);
        scenes[rects].set("blanks", "bx2").unwrap();
        kept.bring_back(&mut scenes, false);
        assert_eq!(value(&scenes[rects], "blanks"), "bx2");
        // Nothing comes back where nothing was typed.
        let mut scenes = all();
        let mut kept = KeptTests::default();
        step(&mut kept, &mut scenes, &["rects", "formula=ax1 < bx1"]);
        kept.bring_back(&mut scenes, false);
        assert_eq!(value(&scenes[rects], "formula"), "ax1 < bx1");
    }
}

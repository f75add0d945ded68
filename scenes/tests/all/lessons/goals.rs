use hantei_scenes::lesson::Goal;
use hantei_scenes::scene;
use proptest::prelude::*;

fn holds(words: &[&str], goal: &str) -> bool {
    let scene = scene::open(words).expect("a scene");
    Goal::read(goal, &scene).expect(goal).holds(&scene.answers())
}

#[test]
fn a_goal_asks_what_the_scene_answers() {
    let apart = ["rects", "a=20,190,100,100", "b=270,190,100,100"];
    for (goal, expected) in [
        ("contact == apart", true),
        ("contact != apart", false),
        ("!hit", true),
        ("hit || ax2 < bx1 && gap.x == 150", true),
        ("(hit || ax2 < bx1) && gap.x == 149", false),
        ("abs(acx - bcx) == 250", true),
        ("ax - -1 == 21", true),
        ("min(ax, bx, 7) == 7 && max(ax, bx) == 270", true),
        ("method.four-flags == false", true),
        ("method == four-flags", true),
        ("on.x == before && on.y == equals", true),
        ("agree && right", true),
        ("ax + aw * 2 == 220", true),
        ("(ax + aw) / 2 == 60", true),
        // Kinds that cannot be compared give no.
        ("ax == apart", false),
        ("ax && hit", false),
    ] {
        assert_eq!(holds(&apart, goal), expected, "{goal}");
    }
}

#[test]
fn a_word_is_a_word_also_where_it_is_a_name() {
    let inside = ["quad", "preset=wpf-figure"];
    assert!(holds(&inside, "contact == inside && inside"));
    assert!(holds(&inside, "contact != on-edge && inside == true"));
}

#[test]
fn what_is_not_placed_fulfils_nothing() {
    assert!(!holds(&["quad"], "P.x < 1000"));
    assert!(!holds(&["quad"], "!inside"));
    assert!(holds(&["quad"], "placed == 0"));
}

#[test]
fn every_scene_answers_to_each_of_its_names_once() {
    for scene in scene::all() {
        let mut names: Vec<_> = scene.answers().into_iter().map(|(name, _)| name).collect();
        assert!(!names.is_empty(), "{}", scene.name());
        let count = names.len();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), count, "{}", scene.name());
        for name in names {
            assert!(Goal::read(&format!("{name} == {name}"), &scene).is_ok(), "{name}");
        }
    }
}

proptest! {
    #[test]
    fn nothing_that_is_typed_hangs_or_panics(text in "[a-z.()!&|<>=+*/ 0-9,-]{0,120}") {
        let scene = scene::open(&["rects"]).expect("a scene");
        if let Ok(goal) = Goal::read(&text, &scene) {
            goal.holds(&scene.answers());
        }
    }
}

#[test]
fn a_goal_that_is_too_deep_is_refused() {
    let scene = scene::open(&["rects"]).expect("a scene");
    for sign in ["(", "!", "-(", "abs("] {
        assert!(Goal::read(&sign.repeat(5000), &scene).is_err(), "{sign}");
        assert!(Goal::read(&sign.repeat(90), &scene).is_err(), "{sign}");
    }
}

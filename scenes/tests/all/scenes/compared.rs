//! The stated cost of a crowd: the number of compared pairs, and of all pairs.

use super::{at, opened, say, say_all};
use hantei_scenes::figure::{Item, Role};
use hantei_scenes::scene::{Event, Viewer};

#[test]
fn crowd_brute_force_is_capped_and_says_so() {
    let scene = opened("crowd n=5000 method=brute frame=0");
    let line = scene.trace().line();
    let pairs = 4000 * 3999 / 2;
    assert!(line.contains(&format!("\"compared\":{pairs},")), "{line}");
    assert!(say(&scene.readings().notes[0]).starts_with("Brute force judges only the first 4,000 rectangles"));
    assert!(opened("crowd n=4000 method=brute frame=0").readings().notes.is_empty());
}

#[test]
fn brute_force_beyond_its_limit_states_what_was_judged() {
    for (opening, judged, rest, own) in [
        ("crowd n=5000 method=brute frame=0", 4000, 1000, false),
        ("crowd n=4001 method=brute frame=0 kind=clusters", 4000, 1, false),
        ("crowd n=4500 method=brute frame=0 kind=shooter", 4000, 500, true),
        ("crowd n=4000 method=brute frame=0", 4000, 0, false),
        ("crowd n=5000 method=sweep frame=0", 5000, 0, false),
    ] {
        let mut scene = opened(opening);
        if own {
            scene.handle(Event::PointerMoved(at(300.0, 100.0)));
        }
        let drawn = |wanted: Role| -> usize {
            let figure = scene.figure();
            let those = figure.leaves().into_iter().filter_map(|item| match item {
                Item::Rects { rects, role } if *role == wanted => Some(rects.len()),
                _ => None,
            });
            those.sum()
        };
        assert_eq!(drawn(Role::NotJudged), rest, "{opening}: those are told apart");
        assert_eq!(drawn(Role::Alone) + drawn(Role::Together), judged, "{opening}");
        let readings = scene.readings();
        let is_part = rest > 0;
        assert_eq!(
            say(&readings.headline).ends_with(" pairs among the first 4,000"),
            is_part,
            "{opening}: {readings:?}"
        );
        let of = match is_part {
            true => " of 4,000 judged rectangles overlap another",
            false if judged == 4000 => " of 4,000 rectangles overlap another",
            false => " of 5,000 rectangles overlap another",
        };
        let fact = say(&readings.facts[0]);
        assert!(fact.ends_with(of), "{opening}: {fact}");
        let told = say_all(&readings.notes).iter().any(|note| note.contains("the rest are drawn as not judged"));
        assert_eq!(told, is_part, "{opening}");
        let together = fact.split(' ').next().unwrap().replace(',', "").parse::<usize>().unwrap();
        assert_eq!(together, drawn(Role::Together), "{opening}: as many as it says");
    }
}

fn compared(scene: &Viewer) -> (u64, u64) {
    let compared = scene.trace().get("compared").as_u64().expect("a number");
    let reason = say(scene.readings().reason.as_ref().expect("a reason")).replace(',', "");
    let said = reason.strip_prefix("Found with ").expect(&reason);
    let numbers: Vec<u64> = said.split([' ', '.']).filter_map(|word| word.parse().ok()).collect();
    assert_eq!(numbers[0], compared, "panel and trace");
    (compared, *numbers.last().expect("a number"))
}

/// Once the strips counted a pair in every strip that both touch: 80 of 66 for a dozen.
#[test]
fn compared_never_exceeds_the_pairs_there_are() {
    for kind in ["drift", "clusters", "shooter"] {
        for n in [1, 2, 3, 12, 63, 64, 65, 70, 100, 250, 1000, 3000] {
            for method in ["brute", "sweep", "strips"] {
                let mut scene = opened(&format!("crowd n={n} kind={kind} method={method} frame=0"));
                for own in [0, 1] {
                    if own == 1 {
                        scene.handle(Event::PointerMoved(at(300.0, 290.0)));
                    }
                    let (compared, pairs) = compared(&scene);
                    assert_eq!(pairs, n * (n - 1) / 2, "{kind} {n} {method}, own {own}");
                    assert!(compared <= pairs, "{kind} {n} {method}, own {own}: {compared} of {pairs}");
                    assert!(method != "brute" || compared == pairs, "brute force compares all");
                    let found = scene.trace().get("pairs").as_u64().unwrap();
                    assert!(found <= compared, "{kind} {n} {method}: none is found that was not compared");
                }
            }
        }
    }
    let dozen = opened("crowd n=12 frame=0");
    assert!(compared(&dozen).0 <= 66);
}

//! Cases to guess of two shapes: of the chosen pair, and clear ones. And the first drag.

use super::{at, opened, pressed, value};
use hantei_collision::Contact;
use hantei_collision::shapes::{Pair, Shape};
use hantei_scenes::scene::{Event, ShownPair, Value, Viewer, pairs};

/// The numbers of A and B.
fn numbers(scene: &Viewer) -> [Vec<f64>; 2] {
    ["a", "b"].map(|key| {
        let setting = scene.settings().into_iter().find(|setting| setting.key == key).expect(key);
        let Value::Numbers { numbers: Some(numbers), .. } = setting.value else { panic!("{key} has numbers") };
        numbers
    })
}

/// A and B of a dealt case.
fn shapes(scene: &Viewer) -> [Shape<'static>; 2] {
    let ([a, b], kinds) = (numbers(scene), scene.kinds().expect("two kinds"));
    [(kinds[0], a), (kinds[1], b)].map(|(kind, numbers)| Shape::new(kind, &numbers).expect("a shape"))
}

/// The pairs of the scenes of pairs, each as a command line opens it.
fn each_pair(mut with: impl FnMut(&ShownPair, &str)) {
    let scenes = ["circles", "button", "polygon", "lines", "turned"];
    for pair in pairs().iter().filter(|pair| scenes.contains(&pair.scene)) {
        let words: Vec<String> = pair.settings.iter().map(|(key, value)| format!("{key}={value}")).collect();
        with(pair, &format!("{} {}", pair.scene, words.join(" ")));
    }
}

#[test]
fn a_case_to_guess_is_of_the_chosen_pair() {
    each_pair(|pair, words| {
        let mut scene = opened(words);
        for _ in 0..12 {
            scene.handle(Event::act("deal"));
            assert_eq!(scene.kinds(), Some(pair.kinds), "{words}: {}", scene.command());
            let again = opened(&scene.command()["hantei ".len()..]);
            assert_eq!(numbers(&again), numbers(&scene), "{}", scene.command());
        }
    });
}

/// A case dealt from a seed.
fn dealt(words: &str, seed: u64) -> Viewer {
    let mut scene = opened(words);
    scene.handle(Event::Shuffled(seed));
    scene.handle(Event::act("deal"));
    scene
}

/// Guesses show nothing if one answer is mostly right.
#[test]
fn of_each_pair_about_half_of_the_cases_are_hits() {
    let mut wrong = Vec::new();
    each_pair(|pair, words| {
        let is_hit = |seed: &u64| {
            let mut scene = dealt(words, *seed);
            scene.handle(Event::act("guess-yes"));
            scene.readings().guessing.and_then(|guessing| guessing.is_right) == Some(true)
        };
        let hits = (0..200).filter(is_hit).count();
        if matches!(pair.scene, "lines" | "turned") && !(70..=130).contains(&hits) {
            wrong.push(format!("{words}: {hits} of 200"));
        }
    });
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// Two units to any side change nothing; what touches comes with its border.
#[test]
fn a_case_to_guess_is_clear() {
    each_pair(|pair, words| {
        if !matches!(pair.scene, "lines" | "turned") {
            return;
        }
        for seed in 1..=60 {
            let scene = dealt(words, seed);
            let [a, b] = shapes(&scene);
            let contact = |a: Shape<'static>| Pair::new(a, b).expect("a pair").contact();
            let here = contact(a);
            if here == Contact::Touching {
                assert_ne!(value(&scene, "border"), "as-written", "{}", scene.command());
                continue;
            }
            for (x, y) in [(2.0, 0.0), (-2.0, 0.0), (0.0, 2.0), (0.0, -2.0), (1.4, 1.4), (-1.4, -1.4)] {
                assert_eq!(contact(moved(a, x, y)), here, "{}: {x}, {y}", scene.command());
            }
        }
    });
}

fn moved(shape: Shape<'static>, x: f64, y: f64) -> Shape<'static> {
    let mut numbers = shape.numbers();
    let places = if matches!(shape, Shape::Segment(_) | Shape::Polygon(_)) { numbers.len() / 2 } else { 1 };
    for place in 0..places {
        numbers[2 * place] += x;
        numbers[2 * place + 1] += y;
    }
    Shape::new(shape.kind(), &numbers).expect("a shape")
}

/// Of an A that follows the pointer: a press holds it, the same press drags it, and it stays.
#[test]
fn the_first_drag_holds_a_and_moves_it() {
    each_pair(|_, words| {
        let mut scene = opened(&format!("{words} follow=on zoom=1 pan=0,0"));
        let first = |scene: &Viewer| numbers(scene)[0][0];
        scene.handle(Event::PointerMoved(at(150.0, 150.0)));
        let before = first(&scene);
        scene.handle(pressed(at(150.0, 150.0)));
        scene.handle(Event::PointerMoved(at(190.0, 160.0)));
        assert_eq!(first(&scene), before + 40.0, "{words}: it is dragged");
        scene.handle(Event::Released(at(190.0, 160.0)));
        scene.handle(Event::PointerMoved(at(300.0, 300.0)));
        assert_eq!((first(&scene), value(&scene, "follow")), (before + 40.0, "off".into()), "{words}: it stays");
        // Undo takes back the drag as one.
        scene.handle(Event::act("undo"));
        assert_eq!(first(&scene), before, "{words}");
    });
}

//! What is said after a guess, beside it.

use super::desk::Desk;
use egui::vec2;
use hantei_scenes::scene::capital;
use hantei_scenes::words::{Language, Words};

/// Once a phone's answers had keys, in the language with the shortest words alone.
#[test]
fn a_phone_shows_no_keys() {
    for &language in Language::ALL {
        let given = format!("guess=on lang={} --window-size", language.name());
        for (size, scene, has_keys) in
            [("390x844", "response", false), ("390x844", "rects", false), ("1040x700", "rects", true)]
        {
            let desk = Desk::open(&format!("{scene} {given} {size}"));
            let keys = desk.seen().into_iter().filter(|line| ["H", "M", "Y", "N"].contains(&line.text.as_str()));
            assert_eq!(keys.count() > 0, has_keys, "{scene} {given} {size}: {}", desk.text());
        }
    }
}

/// The reason has as many lines as it needs, also where the window is narrow.
#[test]
fn the_reason_beside_a_guess_is_whole() {
    let mut narrow = 0;
    for &language in Language::ALL {
        let words = Words::new(language);
        for size in ["390x844", "360x640", "700x500", "1040x700"] {
            for scene in ["rects", "quad", "circle", "crowd", "cuboids", "melons"] {
                let given = format!("{scene} seed=3 guess=on lang={} --window-size {size}", language.name());
                let mut desk = Desk::open(&given);
                let bar = desk.app.layout.below.expect("a bar for the answers");
                desk.click_in_window(bar.lerp_inside(vec2(0.25, 0.5)));
                let readings = desk.scene().readings();
                assert!(readings.guessing.is_some_and(|guessing| guessing.said.is_some()), "{given}: it is guessed");
                let why = readings.facts.first().or(readings.reason.as_ref()).map(|why| capital(&words.say(why)));
                let why = why.unwrap_or_else(|| panic!("{given}: a reason"));
                let lines: Vec<_> = desk.seen().into_iter().filter(|line| bar.contains(line.ink.center())).collect();
                let said = lines.iter().map(|line| line.text.as_str()).collect::<Vec<_>>().join(" ");
                let squeezed = |text: &str| text.split_whitespace().collect::<String>();
                assert!(squeezed(&said).contains(&squeezed(&why)), "{given}: {why:?} in {said:?}");
                narrow +=
                    usize::from(lines.iter().filter(|line| squeezed(&why).contains(&squeezed(&line.text))).count() > 1);
            }
        }
    }
    assert!(narrow > 10, "some reasons need more than one line: {narrow}");
}

//! The audit with each door of the panel open; scrolling must reach all of it.

use super::{
    Found, Line, Motion, Opening, SeenWindow, Sizes, Stand, WINDOWS, Window, context, in_each_language, lines, shown,
};
use hantei_scenes::scene::{self, Door};
use hantei_scenes::text;
use hantei_scenes::words::{Language, Words};
use std::collections::BTreeSet;

/// One turn of the wheel, logical pixels.
const NOTCH: f32 = 90.0;
/// The most turns to the end.
const NOTCHES: u16 = 60;

/// How many windows are looked at for each door in a language.
const WINDOWS_EACH: usize = 2;
/// A pasted function with an undefined constant.
const PASTED: &str = "def hits(hero, coin):
    left = hero.x + WIDTH < coin.x
    right = coin.x + coin.w < hero.x
    return not (left or right)";

/// How to open each door of a scene; that of a typed test with a formula, and without one.
fn openings(scene: &scene::Viewer) -> Vec<Opening> {
    let doors = scene.doors().into_iter().filter(|door| *door != Door::Closed);
    let mut openings: Vec<Opening> = doors.map(|door| vec![("door", door.name())]).collect();
    if scene.doors().contains(&Door::Own) {
        openings.push(vec![("door", Door::Own.name()), ("method", scene::OWN)]);
    }
    if scene.name() == "rects" {
        let own = ("door", Door::Own.name());
        openings.push(vec![own, ("formula", PASTED)]);
        openings.push(vec![own, ("formula", PASTED), ("with", "WIDTH=30"), ("swap", "on"), ("y", "up")]);
        openings.push(vec![
            own,
            ("formula", "ax1 < __ && bx1 < __"),
            ("wants", "ax1 < bx2 && bx1 < ax2"),
            ("blanks", "bx2"),
        ]);
    }
    if scene.name() == super::CHEAPER.0 {
        openings.iter_mut().for_each(|opening| opening.extend(super::CHEAPER.1));
    }
    openings
}

fn each(mut look: impl FnMut(usize, &scene::Viewer, &Opening)) {
    for (place, scene) in scene::all().iter().enumerate() {
        for opening in openings(scene) {
            look(place, scene, &opening);
        }
    }
}

/// Once a field cut 100000 so that it read 10000.
#[test]
fn a_number_too_long_for_its_field_is_cut_with_an_ellipsis() {
    let (words, context) = (Words::new(Language::En), context(Language::En, 1.0));
    let cuboids = scene::all().iter().position(|scene| scene.name() == "cuboids").expect("a scene");
    let opening = [("a", "100000,0,0,100,100,60"), ("door", Door::Numbers.name())];
    for size in WINDOWS {
        let window = Window { size, ..Window::default() };
        let seen = shown(&context, window, &words, &mut Stand::free(cuboids, &opening));
        let numbers =
            seen.lines.iter().filter(|line| line.is_seen() && line.is_number() && line.text.starts_with("10"));
        let said: Vec<(&str, bool)> =
            numbers.map(|line| (line.text.as_str(), line.clip.contains_rect(line.ink))).collect();
        let is_honest =
            |&(text, fits): &(&str, bool)| fits && (["100", "100000"].contains(&text) || text.ends_with('…'));
        assert!(said.len() >= 2 && said.iter().all(is_honest), "{size:?}: {said:?}");
    }
}

#[test]
fn what_stands_behind_a_door_is_whole_and_apart() {
    in_each_language(|language, found| {
        let (words, context, mut looked) = (Words::new(language), context(language, 1.0), 0);
        for (place, scene) in scene::all().iter().enumerate() {
            let mut sizes = Sizes::of(language, scene.name());
            for (opening, _) in openings(scene).iter().flat_map(|opening| (0..WINDOWS_EACH).map(move |i| (opening, i)))
            {
                let size = sizes.next();
                let window = Window { size, by_finger: sizes.by_finger(), ..Window::default() };
                let seen = shown(&context, window, &words, &mut Stand::free(place, opening));
                looked += 1;
                let mut faults = seen.faults(window);
                let title = opening[0].1.parse::<Door>().expect("a door").title(scene.name(), &words);
                if !seen.says(&title) {
                    faults.push(format!("not in sight: {title}"));
                }
                for fault in faults {
                    let case = format!("{opening:?} {}x{}", size.0, size.1);
                    found.entry(format!("{} {} {fault}", scene.name(), language.name())).or_default().push(case);
                }
            }
        }
        looked
    });
}

/// Scrolls a window to its end. Returns the texts of the panel that are seen, and those that are never whole.
fn never_whole(window: Window, mut shown: impl FnMut(Window) -> Vec<Line>) -> Vec<String> {
    let (mut whole, mut cut, mut before) = (BTreeSet::new(), BTreeSet::new(), Vec::new());
    for notch in 0..NOTCHES {
        let lines = shown(Window { scrolled: f32::from(notch) * NOTCH, ..window });
        let now: Vec<_> = lines.iter().map(|line| (line.text.clone(), line.ink.top() as i32)).collect();
        if notch > 1 && now == before {
            break;
        }
        before = now;
        for line in lines.into_iter().filter(Line::is_seen) {
            if line.is_whole() || line.is_number() {
                whole.insert(line.text)
            } else {
                cut.insert(line.text)
            };
        }
    }
    cut.difference(&whole).cloned().collect()
}

/// Every text that is seen while scrolling is also seen whole.
fn scroll(language: Language, size: (f32, f32), found: &mut Found) -> usize {
    let (words, context, mut looked) = (Words::new(language), context(language, 1.0), 0);
    let mut look = |place: usize, scene: &str, opening: &Opening| {
        let window = Window { size, ..Window::default() };
        let never = never_whole(window, |window| {
            looked += 1;
            shown(&context, window, &words, &mut Stand::free(place, opening)).lines
        });
        for text in never {
            found.entry(format!("{scene} never whole: {text}")).or_default().push(format!("{opening:?} {size:?}"));
        }
    };
    for (place, scene) in scene::all().iter().enumerate() {
        look(place, scene.name(), &vec![("preset", scene.presets()[0].0)]);
    }
    // Over a figure the wheel belongs to the figure.
    let figures: Vec<&str> = Door::FIGURES.iter().map(|door| door.name()).collect();
    each(|place, scene, opening| {
        if !figures.contains(&opening[0].1) {
            look(place, scene.name(), opening);
        }
    });
    looked
}

#[test]
fn what_scrolls_comes_wholly_into_sight() {
    in_each_language(|language, found| match language {
        Language::Ja => scroll(language, (700.0, 500.0), found),
        Language::Ko => scroll(language, (390.0, 844.0), found),
        _ => scroll(language, (1040.0, 700.0), found),
    });
}

/// Once the field jumped below the map when its text had names of its own, and up again while it was unfinished.
#[test]
fn the_field_stays_in_its_place_and_whole_while_one_types() {
    let (words, field) = (Words::new(Language::En), egui::Id::new(("formula", "rects")));
    for size in WINDOWS.into_iter().filter(|(_, height)| *height >= 500.0) {
        let (context, window) = (context(Language::En, 1.0), Window { size, ..Window::default() });
        let (mut stand, mut motion) = (Stand::free(0, &[("door", Door::Own.name())]), Motion::new(None));
        let mut places = BTreeSet::new();
        let mut typed = String::new();
        for letter in " player.x < enemy.x + 32 and enemy.x < player.x + 32".chars() {
            let layout = stand.layout(window);
            // The first pass gives the field the keys, and the first letter replaces the example.
            let events = if typed.is_empty() { vec![] } else { vec![egui::Event::Text(letter.into())] };
            typed.push(letter);
            // The field grows in the pass after the letter.
            let mut seen = SeenWindow { lines: Vec::new(), layout, targets: Vec::new() };
            for events in [events, vec![], vec![]] {
                let input = super::RawInput { events, ..super::input(window, &layout, 0) };
                seen.lines = lines(&super::pass(&context, window, &words, (&mut stand, &mut motion), input).shapes);
                let rect = context.viewport(|of| {
                    of.this_pass.widgets.get(field).or(of.prev_pass.widgets.get(field)).map(|it| it.rect)
                });
                places.extend(rect.map(|rect| (rect.left() as i32, rect.top() as i32)));
            }
            let said: Vec<&str> = seen.lines.iter().map(|line| line.text.as_str()).collect();
            assert!(typed.len() < 3 || seen.says(typed.trim()), "{size:?}: {typed}: {said:?}");
        }
        assert_eq!(places.len(), 1, "{size:?}: {places:?}");
        assert_eq!(
            stand.scene().readings().typed.map(|typed| typed.reading.is_empty()),
            Some(false),
            "names were read"
        );
    }
}

/// A pasted function that ignores y.
const WRONG: &str = "public struct Box
{
    public Vector2 Center;
    public Vector2 Extents; // half sizes

    public bool Intersects(in Box other)
    {
        if (Math.Abs(Center.X - other.Center.X) > Extents.X + other.Extents.X) return false;
        if (Math.Abs(Center.Y - other.Center.Y) > Extents.Y) return false;
        return true;
    }
}";

#[test]
fn what_came_out_of_a_pasted_function_is_seen_at_once() {
    for language in Language::ALL {
        let (words, context) = (Words::new(*language), context(*language, 1.0));
        for size in WINDOWS.into_iter().filter(|(_, height)| *height >= 500.0) {
            let window = Window { size, ..Window::default() };
            let opening = vec![("door", Door::Own.name()), ("formula", WRONG)];
            let mut stand = Stand::free(0, &opening);
            let seen = shown(&context, window, &words, &mut stand);
            let typed = stand.scene().readings().typed.expect("it is read");
            let example = typed.example.expect("it is wrong");
            for text in [words.say(&typed.verdict), words.say(&example), words.say(&text!("own-next"))] {
                assert!(seen.says(&text), "{} {size:?}: {text}", language.name());
            }
        }
    }
}

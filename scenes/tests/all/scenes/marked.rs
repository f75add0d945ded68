//! Additions to the shapes: both centres, a marked place, conditions that were not reached.

use super::{opened, say, words};
use hantei_scenes::figure::{Item, Role};
use hantei_scenes::scene::{Content, Event, Truth, Viewer, open};

fn dots(scene: &Viewer, wanted: Role) -> usize {
    scene.figure().leaves().iter().filter(|item| matches!(item, Item::Dot { role, .. } if *role == wanted)).count()
}

#[test]
fn centres_are_shown_with_their_distance() {
    for (opening, x, y) in [
        ("rects a=130,160,80,100 b=180,160,100,100", "x: 60", "y: 0"),
        ("rects a=140,160,80,100 b=230,160,100,100 method=centre-size", "x: 100", "y: 0"),
        ("rects a=0,0,1,1 b=40.5,30.25,1,1 angle=30", "x: 40.5", "y: 30.25"),
        ("rects a=10,10,20,20 b=10,10,20,20", "x: 0", "y: 0"),
    ] {
        let plain = opened(opening);
        let mut scene = opened(&format!("{opening} centres=on"));
        let said = words(&scene);
        assert!([x, y].iter().all(|wanted| said.iter().any(|text| text == wanted)), "{opening}: {said:?}");
        assert!(!words(&plain).iter().any(|text| text == x), "{opening}: only where it is asked for");
        assert_eq!(dots(&scene, Role::FirstMark), 1, "{opening}");
        scene.set("guess", "on").unwrap();
        assert_eq!(dots(&scene, Role::FirstMark), 1, "{opening}: the centres are no secret");
        assert!(!words(&scene).iter().any(|text| text == x), "{opening}: their distance may be");
    }
}

#[test]
fn a_place_is_marked_with_its_numbers() {
    for scene in ["rects a=0,0,32,32 b=32,0,32,32", "quad a=2,2 b=8,4 c=8,12 d=0,10 p=4,5"] {
        let mut marked = opened(&format!("{scene} mark=32,16"));
        assert!(words(&marked).contains(&"(32, 16)".to_string()), "{scene}");
        assert_eq!(dots(&marked, Role::Lit), 1, "{scene}");
        assert!(marked.command().contains("mark=32,16"), "{scene}");
        let far = opened(&format!("{scene} mark=900,16"));
        assert!(words(&far).contains(&"(900, 16)".to_string()), "{scene}: it is fitted in");
        marked.set("guess", "on").unwrap();
        assert_eq!(dots(&marked, Role::Lit), 1, "{scene}: the question speaks of it");
        marked.set("mark", "none").unwrap();
        assert_eq!((dots(&marked, Role::Lit), marked.command().contains("mark")), (0, false), "{scene}");
        marked.handle(Event::act("undo"));
        assert_eq!(dots(&marked, Role::Lit), 0, "{scene}: undo leaves alone how it is looked at");
        for (wrong, why) in [
            ("32", "mark=32: point 1: 1 given; allowed: 2 numbers x,y"),
            ("1,2/3,4", "mark=1,2/3,4: 2 points given; allowed: at most 1"),
        ] {
            let words: Vec<String> = format!("{scene} mark={wrong}").split(' ').map(String::from).collect();
            assert_eq!(open(&words).err().map(|error| say(&error)).as_deref(), Some(why), "{scene}");
        }
    }
}

/// `all=on` also shows each condition that the method did not ask; it decides nothing.
#[test]
fn conditions_not_reached_are_told_where_asked_for() {
    let truths = |opening: &str| {
        let rows = opened(opening).readings().sections[0].rows.clone();
        let told = rows.into_iter().filter_map(|row| match row.content {
            Content::Comparison { left, symbol, right, truth, speaks_for, .. } => {
                Some((format!("{left} {symbol} {right}"), truth, speaks_for))
            }
            _ => None,
        });
        told.collect::<Vec<_>>()
    };
    let opening = "rects a=80,190,80,80 b=230,160,100,100 method=origin-size";
    let plain = truths(opening);
    assert_eq!(plain[0], ("230 < 160".into(), Truth::False, Some(false)));
    assert!(plain[1..].iter().all(|row| *row == (" < ".into(), Truth::NotReached, None)), "{plain:?}");
    let all = truths(&format!("{opening} all=on"));
    assert_eq!(all[0], plain[0], "what was asked is as it was");
    let would = ["80 < 330", "160 < 270", "190 < 260"].map(|numbers| (numbers.to_string(), Truth::Would(true), None));
    assert_eq!(all[1..], would);
    let left = truths("rects a=420,190,80,80 b=230,160,100,100 method=origin-size all=on");
    assert_eq!(left[1], ("420 < 330".into(), Truth::False, Some(false)));
    let guessing = truths(&format!("{opening} all=on guess=on"));
    assert!(guessing.iter().all(|row| *row == (" < ".into(), Truth::Open, None)), "a guess hides them: {guessing:?}");
    let reached = opened(opening);
    let asked = |scene: &Viewer| scene.answers().into_iter().find(|(name, _)| name == "asked");
    assert_eq!(asked(&opened(&format!("{opening} all=on"))), asked(&reached), "none is made for it");
}

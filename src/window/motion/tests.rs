use super::*;
use crate::window::theme;
use egui::{Color32, Context, Rect, pos2};
use hantei_scenes::figure::{Item, Role, Viewport};
use hantei_scenes::scene;
use hantei_scenes::scene::Event;
use hantei_scenes::words::Text;

fn apart() -> Seen {
    Seen {
        scene: "rects",
        turn: None,
        verdict: Some(false),
        is_wrong: false,
        picture: Pictogram::Miss,
        has_contact: false,
        is_hidden: false,
        step: 0,
        is_done: false,
        ticks: 0,
        tries: 0,
        is_right: None,
        offers_hint: false,
    }
}

fn step(step: usize) -> Seen {
    Seen { turn: Some((step, None)), offers_hint: true, ..apart() }
}

/// Movements after this frame at second 100.
fn after(choice: MotionChoice, seen: Seen) -> Motion {
    let mut motion = Motion::new(Some(choice));
    motion.begin(100.0, true);
    motion.notice(seen);
    motion
}

#[test]
fn each_change_moves_what_shows_it() {
    use Movement::{Continue, Flash, Highlight, Measure, Pulse, Reveal, Segment, Shake, Squares, Stripes, Tick, Wash};
    let hit = || Seen { verdict: Some(true), picture: Pictogram::Hit, has_contact: true, ..apart() };
    let asked = || Seen { is_hidden: true, verdict: None, picture: Pictogram::Open, ..apart() };
    for (name, before, now, expected) in [
        ("nothing", apart(), apart(), vec![]),
        ("a hit", apart(), hit(), vec![Wash, Squares, Flash, Stripes]),
        ("a miss again", hit(), apart(), vec![Wash, Squares]),
        ("a touch that misses", apart(), Seen { has_contact: true, ..apart() }, vec![Flash, Stripes]),
        ("a method that errs", apart(), Seen { is_wrong: true, ..apart() }, vec![Wash]),
        ("a step", apart(), Seen { step: 1, ..apart() }, vec![Highlight, Measure]),
        ("the last step back", Seen { step: 1, ..apart() }, apart(), vec![]),
        ("a goal of several", step(0), Seen { ticks: 1, ..step(0) }, vec![Tick]),
        ("a step of the course is done", step(0), Seen { is_done: true, ..step(0) }, vec![Tick, Segment, Continue]),
        ("a wrong answer", step(0), Seen { tries: 1, ..step(0) }, vec![Shake, Pulse]),
        (
            "a wrong guess",
            asked(),
            Seen { is_right: Some(false), ..apart() },
            vec![Wash, Squares, Shake, Pulse, Reveal],
        ),
        ("a right guess of a hit", asked(), Seen { is_right: Some(true), ..hit() }, vec![Wash, Squares, Reveal]),
        ("another scene", apart(), Seen { scene: "quad", ..hit() }, vec![]),
        ("another step", Seen { is_done: true, ..step(0) }, step(1), vec![]),
    ] {
        assert_eq!(now.moves_since(&before), expected, "{name}");
    }
}

#[test]
fn a_movement_ends_in_its_time_and_then_no_frame_is_asked_for() {
    let context = Context::default();
    let mut motion = after(MotionChoice::On, apart());
    assert!(!motion.is_moving(), "nothing moves as a window opens");
    motion.notice(Seen { step: 1, ..apart() });
    let mut before = -1.0;
    for (passed, moves) in [(0.0, true), (0.05, true), (0.1, true), (0.17, true), (0.18, false), (9.0, false)] {
        motion.begin(100.0 + passed, false);
        motion.notice(Seen { step: 1, ..apart() });
        motion.tell(&context);
        assert_eq!(motion.is_moving(), moves, "after {passed} s");
        let part = part(&context, Movement::Measure);
        assert!(if moves { part > before } else { (part - 1.0).abs() < 1e-6 }, "{part} after {passed} s");
        assert!((eased::part(&context, Movement::Wash) - 1.0).abs() < 1e-6, "the verdict is as it was");
        before = part;
    }
    assert_eq!(motion.until(), None);
}

#[test]
fn off_nothing_moves_and_nothing_wakes() {
    let mut motion = after(MotionChoice::Off, step(0));
    motion.begin(200.0, false);
    motion.notice(Seen { verdict: Some(true), has_contact: true, tries: 1, ..step(0) });
    assert!(!motion.is_moving());
    assert_eq!(motion.until(), None);
    motion.toggle();
    motion.notice(step(0));
    assert!(motion.is_moving(), "switched on, the next change moves");
    motion.toggle();
    motion.notice(step(0));
    assert!(!motion.is_moving(), "switched off, it ends at once");
}

#[test]
fn a_hint_draws_the_eye_once_in_a_step_after_twenty_seconds_without_a_move() {
    let mut motion = after(MotionChoice::On, step(0));
    let mut frame = |now: f64, has_input: bool, seen: Seen| {
        motion.begin(now, has_input);
        motion.notice(seen);
        (motion.is_moving(), motion.until())
    };
    assert_eq!(frame(101.0, false, step(0)), (false, Some(19.0)), "counted from the opening");
    assert_eq!(frame(110.0, true, step(0)), (false, Some(20.0)), "and from the last move");
    assert_eq!(frame(130.0, false, step(0)), (true, None), "the time has come");
    assert_eq!(frame(130.7, false, step(0)), (false, None), "it is over");
    assert_eq!(frame(200.0, false, step(0)), (false, None), "once in a step");
    assert_eq!(frame(201.0, true, step(1)), (false, Some(20.0)), "another step");
    assert_eq!(frame(202.0, true, apart()), (false, None), "without a course never");
}

#[test]
fn a_value_sets_out_from_where_it_was() {
    let context = Context::default();
    theme::apply(&context);
    let mut motion = after(MotionChoice::On, apart());
    let mut shown = |now: f64, step: usize, to: f32| {
        motion.begin(now, false);
        motion.notice(Seen { step, ..apart() });
        motion.tell(&context);
        let mut value = None;
        let _ = context.run(egui::RawInput::default(), |context| {
            egui::CentralPanel::default().show(context, |ui| {
                let rect = |y: f32| Rect::from_min_max(pos2(0.0, y), pos2(10.0, y + 10.0));
                let at = eased(ui, "row", Movement::Highlight, rect(to));
                assert_eq!(eased(ui, "other", Movement::Wash, Color32::RED), Color32::RED);
                value = Some(at.top());
            });
        });
        value.expect("a pass")
    };
    assert_eq!(shown(100.0, 0, 0.0), 0.0);
    assert_eq!(shown(101.0, 1, 50.0), 0.0, "as it begins, it is where it was");
    let halfway = shown(101.07, 1, 50.0);
    assert!(halfway > 25.0 && halfway < 50.0, "fast at first: {halfway}");
    assert_eq!(shown(101.07, 2, 100.0), halfway, "another one sets out from there");
    assert_eq!(shown(102.0, 2, 100.0), 100.0);
    assert_eq!(shown(103.0, 2, 20.0), 20.0, "what scrolls is not late");
}

#[test]
fn the_picture_says_what_is_shared_whatever_the_scene() {
    for (words, expected) in [
        (&["rects", "a=100,100,50,50", "b=200,100,50,50"][..], false),
        (&["rects", "a=100,100,50,50", "b=150,100,50,50"], true),
        (&["rects", "a=100,100,50,50", "b=120,120,50,50"], true),
        (&["quad", "a=162,212", "b=210,112", "c=386,152", "d=355,244", "p=20,20"], false),
        (&["quad", "a=162,212", "b=210,112", "c=386,152", "d=355,244", "p=251,179"], true),
    ] {
        let mut scene = scene::open(words).expect("a scene");
        scene.handle(Event::Resized { width: 680.0, height: 564.0 });
        assert_eq!(picture::contact(&scene.figure()).is_some(), expected, "{words:?}");
    }
}

#[test]
fn a_moving_figure_ends_as_the_figure() {
    let mut figure = Figure::new((600.0, 400.0), Viewport::default());
    let point = hantei_collision::Point::new;
    figure.push_way(point(0.0, 0.0), point(100.0, 0.0), false);
    let band = hantei_collision::Rect::from_origin_size(point(200.0, 300.0), 50.0, 60.0);
    figure.push(Item::Rect { rect: band, role: Role::SharedBand });
    figure.write(point(9.0, 9.0), hantei_scenes::figure::Anchor::Start, Text::plain("54"), 13.0, Role::Text);
    let corner = Some(point(80.0, 360.0));
    let mut ended = figure.clone();
    picture::grow(&mut ended, corner, (1.0, 1.0));
    assert_eq!(ended, figure);
    let mut begun = figure.clone();
    picture::grow(&mut begun, corner, (0.5, 0.25));
    let Item::Line { to, .. } = &begun.items[0] else { panic!("{:?}", begun.items) };
    assert_eq!(*to, point(50.0, 0.0));
    let Item::Rect { rect, .. } = &begun.items[2] else { panic!("{:?}", begun.items) };
    assert_eq!((rect.min(), rect.height()), (band.min(), 15.0), "from the picture down");
    assert_eq!(begun.items.last(), figure.items.last(), "words and numbers are there at once");
}

/// The contents cover it: no frame is requested until the step is shown again.
#[test]
fn a_hint_that_is_out_of_sight_asks_for_no_frames() {
    let mut motion = after(MotionChoice::On, step(0));
    motion.begin(130.0, false);
    assert_eq!((motion.is_moving(), motion.until()), (false, None));
    motion.notice(step(0));
    assert!(motion.is_moving(), "back in sight, it draws the eye");
}

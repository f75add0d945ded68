//! Unit tests of `src/window/keeper.rs`, with a storage that fails as it is told to.

use super::*;
use hantei_scenes::text;
use std::cell::RefCell;

/// What is stored, and why it cannot be read or written.
#[derive(Default)]
struct KeptPlace {
    kept: Kept,
    unread: Option<Text>,
    unwritten: Option<Text>,
    said: Option<Text>,
}

thread_local! {
    static PLACE: RefCell<KeptPlace> = RefCell::default();
}

fn with<T>(does: impl FnOnce(&mut KeptPlace) -> T) -> T {
    PLACE.with_borrow_mut(does)
}

fn recall() -> Result<(Kept, Option<Text>), Text> {
    with(|place| place.unread.clone().map_or_else(|| Ok((place.kept.clone(), place.said.take())), Err))
}

fn remember(notes: &[(String, Note)], known: &Kept) -> Result<Option<Text>, Text> {
    with(|place| {
        if let Some(why) = place.unwritten.clone() {
            return Err(why);
        }
        place.kept = place.kept.clone().and(notes, known);
        Ok(place.said.take())
    })
}

fn keeper() -> Keeper {
    Keeper::of(Storage { recall, remember })
}

fn done(id: &str) -> Note {
    Note::Done { id: id.into(), unaided: true, helped: false, answer: None }
}

fn wrong(id: &str) -> Note {
    Note::Wrong { id: id.into(), answer: "1".into(), day: 1, is_again: false }
}

/// The message after a step, once it has been seen.
fn told_after(keeper: &mut Keeper, id: &str) -> Option<Text> {
    keeper.keep("c", vec![done(id)]);
    let told = keeper.told().cloned();
    keeper.forget_told();
    told
}

/// Once only the first failure was told, whatever came later.
#[test]
fn a_failed_save_is_told_again_when_its_reason_changes() {
    let mut keeper = keeper();
    let (full, locked) = (Text::plain("full"), Text::plain("locked"));
    for (step, (why, told)) in [
        (None, false),
        (Some(&locked), true),
        (Some(&locked), false),
        (Some(&full), true),
        (Some(&full), false),
        (Some(&locked), true),
        (None, false),
        (Some(&locked), true),
    ]
    .into_iter()
    .enumerate()
    {
        with(|place| place.unwritten = why.cloned());
        assert_eq!(told_after(&mut keeper, &step.to_string()), why.filter(|_| told).cloned(), "step {step}");
    }
    with(|place| place.unwritten = None);
    keeper.keep("c", vec![Note::At("9".into())]);
    assert_eq!(with(|place| place.kept.of("c").steps.len()), 8, "nothing is lost meanwhile");
}

/// Once it was taken for nothing.
#[test]
fn what_can_be_read_but_not_written_is_known_and_told_once() {
    let why = Text::plain("read-only");
    with(|place| {
        place.kept.note("c", &[done("a")]);
        (place.said, place.unwritten) = (Some(why.clone()), Some(why.clone()));
    });
    let mut keeper = keeper();
    assert!(keeper.memory("c").is_done("a"));
    assert_eq!(keeper.told(), Some(&why));
    keeper.forget_told();
    assert_eq!(told_after(&mut keeper, "b"), None);
    assert!(keeper.memory("c").is_done("b"));
}

/// Once nothing more was stored after that, though it could be.
#[test]
fn after_a_memory_that_cannot_be_read_the_window_tries_again() {
    with(|place| (place.unread, place.unwritten) = (Some(text!("memory-forbidden")), Some(text!("memory-forbidden"))));
    let mut keeper = keeper();
    assert_eq!((keeper.memory("c"), keeper.told()), (Memory::default(), Some(&text!("memory-forbidden"))));
    keeper.forget_told();
    assert_eq!(told_after(&mut keeper, "a"), None, "the same is not told twice");
    with(|place| (place.unread, place.unwritten) = (None, None));
    assert_eq!(told_after(&mut keeper, "b"), None);
    assert!(with(|place| place.kept.of("c").is_done("a") && place.kept.of("c").is_done("b")));
}

/// Once only later steps were stored.
#[test]
fn what_the_window_knows_is_written_back_when_it_was_lost() {
    with(|place| place.kept.note("c", &[done("before"), wrong("w")]));
    let mut keeper = keeper();
    keeper.keep("other", vec![done("x")]);
    let knows =
        |memory: &Memory| memory.is_done("before") && memory.step("w").is_some_and(|step| step.wrong.len() == 1);
    for lost in ["by the next note", "when the course begins again"] {
        with(|place| place.kept = Kept::default());
        if lost == "when the course begins again" {
            assert!(knows(&keeper.memory("c")), "{lost}");
        }
        keeper.keep("c", vec![done("later")]);
        let kept = with(|place| place.kept.clone());
        assert!(knows(&kept.of("c")) && kept.of("c").is_done("later") && kept.of("other").is_done("x"), "{lost}");
    }
    // Another window's notes are read, and this one's wait.
    with(|place| {
        place.kept.note("c", &[done("elsewhere")]);
        place.unwritten = Some(Text::plain("full"));
    });
    keeper.keep("c", vec![wrong("w")]);
    let memory = keeper.memory("c");
    assert!(memory.is_done("elsewhere") && memory.step("w").is_some_and(|step| step.wrong.len() == 2));
    with(|place| place.unwritten = None);
    keeper.keep("other", vec![done("y")]);
    assert_eq!(
        with(|place| place.kept.of("c").step("w").map(|step| step.wrong.len())),
        Some(2),
        "nothing counts twice"
    );
}

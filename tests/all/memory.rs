//! The memory of a course: it survives restarts, other windows, broken files and files of other versions.

use hantei::store::Store;
use hantei_scenes::lesson::memory::{Kept, KeptError, Note};
use hantei_scenes::lesson::{Course, Session, StepKind, StepPlace};
use hantei_scenes::words::{Language, Text, Words};
use std::fs;

fn done(id: &str) -> Note {
    Note::Done { id: id.into(), unaided: true, helped: false, answer: Some("81".into()) }
}

fn wrong(id: &str, day: u64) -> Note {
    Note::Wrong { id: id.into(), answer: "18".into(), day, is_again: false }
}

fn store() -> (tempfile::TempDir, Store) {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Store::at(folder.path().join("hantei"));
    (folder, store)
}

/// Adds notes of this course, by a window that knows nothing else.
fn add_to(course: &str, store: &Store, notes: &[Note]) -> Result<Option<Text>, Text> {
    let mut known = Kept::default();
    known.note(course, notes);
    store.add(&notes.iter().map(|note| (course.to_owned(), note.clone())).collect::<Vec<_>>(), &known)
}

fn add(store: &Store, notes: &[Note]) -> Result<Option<Text>, Text> {
    add_to("hantei", store, notes)
}

fn say(text: &Text) -> String {
    Words::new(Language::En).say(text)
}

#[test]
fn what_happened_is_read_again() {
    let (_folder, store) = store();
    assert_eq!(store.read().map(|(kept, told)| (kept, told.is_some())), Ok((Kept::default(), false)), "nothing yet");
    add(&store, &[Note::At("map".into()), wrong("how-many", 7), done("how-many")]).expect("a folder to write in");
    add_to("own: Mine", &store, &[done("first")]).expect("a folder to write in");
    let (kept, told) = store.read().expect("what was kept");
    let memory = kept.of("hantei");
    assert!(told.is_none() && memory.is_done("how-many") && !memory.is_done("first"));
    assert_eq!(memory.at.as_deref(), Some("map"));
    let step = memory.step("how-many").expect("it is there");
    assert_eq!((step.answer.as_deref(), step.wrong.as_slice()), (Some("81"), ["18".to_string()].as_slice()));
    assert_eq!(memory.mistake("how-many").map(|mistake| (mistake.repeats, mistake.day)), Some((0, 7)));
}

#[test]
fn a_right_answer_ends_a_mistake_and_so_do_two_repeats() {
    let mut kept = Kept::default();
    let again = |day| Note::Again { id: "a".into(), day };
    let wrong_again = |day| Note::Wrong { id: "a".into(), answer: "7".into(), day, is_again: true };
    let right = Note::Right { id: "a".into() };
    for (note, repeats) in [
        (wrong("a", 1), Some(0)),
        (again(1), Some(1)),
        (wrong_again(1), Some(1)),
        (wrong_again(1), Some(1)),
        (again(2), None),
        (wrong_again(2), None),
        (wrong("a", 3), Some(0)),
        (again(3), Some(1)),
        (right.clone(), None),
        (right, None),
    ] {
        kept.note("hantei", std::slice::from_ref(&note));
        assert_eq!(kept.of("hantei").mistake("a").map(|mistake| mistake.repeats), repeats, "{note:?}");
    }
    // An earlier version counted right answers.
    let kept = Kept::read(r#"{"version":1,"courses":{"c":{"steps":{"a":{"mistake":{"rights":1,"day":7}}}}}}"#);
    assert_eq!(kept.expect("it can be read").of("c").mistake("a").map(|mistake| mistake.repeats), Some(1));
}

#[test]
fn two_windows_at_once_lose_nothing() {
    let (_folder, store) = store();
    std::thread::scope(|scope| {
        for window in 0..4 {
            let store = &store;
            scope.spawn(move || {
                for step in 0..10 {
                    add(store, &[done(&format!("{window}-{step}"))]).expect("its turn comes");
                }
            });
        }
    });
    let (kept, _) = store.read().expect("what was kept");
    assert_eq!(kept.of("hantei").steps.len(), 40);
}

#[test]
fn a_broken_file_is_told_and_kept_under_another_name() {
    let (folder, store) = store();
    add(&store, &[done("a")]).expect("a folder to write in");
    let file = folder.path().join("hantei/course.json");
    for (number, broken) in ["", "{\"version\":1,\"courses\":[]}", "\u{0}\u{1}", "[1"].into_iter().enumerate() {
        fs::write(&file, broken).expect("a file");
        let (kept, told) = store.read().expect("it begins anew");
        let aside = folder.path().join(format!("hantei/course-broken-{}.json", number + 1));
        assert!(told.is_some_and(|told| say(&told).contains("course-broken")), "{broken}");
        assert_eq!((kept, fs::read_to_string(&aside).ok().as_deref()), (Kept::default(), Some(broken)));
        add(&store, &[done("b")]).expect("and goes on");
        assert!(store.read().expect("what was kept").0.of("hantei").is_done("b"), "{broken}");
    }
}

/// Once a window that was open while the file was lost stored only its later steps.
#[test]
fn what_a_window_knows_is_stored_again_where_the_file_was_lost() {
    let events = |ids: &[&str]| ids.iter().map(|id| ("hantei".to_owned(), done(id))).collect::<Vec<_>>();
    let (folder, store) = store();
    let mut known = Kept::default();
    known.note("own: Mine", &[wrong("x", 3)]);
    known.note("hantei", &[done("a"), done("b")]);
    let file = folder.path().join("hantei/course.json");
    for (name, broken) in [("broken", Some("{")), ("emptied", Some("")), ("deleted", None)] {
        store.add(&events(&["a", "b"]), &known).expect("a folder to write in");
        match broken {
            Some(broken) => fs::write(&file, broken).expect("a file"),
            None => fs::remove_dir_all(folder.path().join("hantei")).expect("a folder"),
        }
        assert_eq!(store.add(&events(&["b"]), &known).map(|told| told.is_some()), Ok(broken.is_some()), "{name}");
        assert_eq!(store.read(), Ok((known.clone(), None)), "{name}");
    }
    // What is stored by another window stays, and its notes are not counted twice.
    add(&store, &[wrong("c", 1)]).expect("a folder to write in");
    store.add(&events(&["d"]), &known).expect("a folder to write in");
    let memory = store.read().expect("what was kept").0.of("hantei");
    assert_eq!(memory.step("c").map(|step| step.wrong.len()), Some(1));
    assert!(memory.is_done("d"));
}

/// Once the lock was needed for reading, and progress in a folder that cannot be written counted as none.
#[cfg(unix)]
#[test]
fn what_can_be_read_is_read_even_if_it_cannot_be_written() {
    let (folder, store) = store();
    add(&store, &[done("a")]).expect("a folder to write in");
    let lock = folder.path().join("hantei/course.lock");
    // A folder cannot be opened for writing, not even by root.
    fs::remove_file(&lock).expect("the lock");
    fs::create_dir(&lock).expect("a folder");
    let (kept, told) = store.read().expect("what was kept");
    assert!(kept.of("hantei").is_done("a"));
    assert!(told.is_some_and(|told| say(&told).contains("cannot be saved")));
    // A broken file cannot get another name then, and stays.
    fs::write(folder.path().join("hantei/course.json"), "{").expect("a file");
    assert!(store.read().is_err_and(|why| say(&why).contains("cannot be saved")));
    assert_eq!(fs::read_to_string(folder.path().join("hantei/course.json")).ok().as_deref(), Some("{"));
}

/// Once a loop of links, or a folder that may not be searched, was the same as no file.
#[cfg(unix)]
#[test]
fn what_cannot_be_read_is_not_taken_for_nothing() {
    use std::os::unix::fs::symlink;
    let folder = tempfile::tempdir().expect("a folder");
    let at = |name: &str| folder.path().join(name);
    for name in ["loop", "folder"] {
        fs::create_dir(at(name)).expect("a folder");
    }
    symlink("course.json", at("loop/course.json")).expect("a link");
    fs::create_dir(at("folder/course.json")).expect("a folder");
    fs::write(at("file"), "").expect("a file");
    for (name, why) in [("loop", "links"), ("folder", "directory"), ("file", "directory")] {
        let said = Store::at(at(name)).read().map_err(|why| say(&why).to_lowercase());
        assert!(
            said.as_ref().is_err_and(|said| said.contains("cannot be saved") && said.contains(why)),
            "{name}: {said:?}"
        );
    }
    assert_eq!(Store::at(at("nowhere")).read(), Ok((Kept::default(), None)));
}

/// Once a link was replaced by a file, and the file behind it was left as it was.
#[cfg(unix)]
#[test]
fn a_link_to_the_file_stays_a_link() {
    use std::os::unix::fs::symlink;
    let (folder, store) = store();
    let at = |name: &str| folder.path().join(name);
    for name in ["hantei", "far"] {
        fs::create_dir(at(name)).expect("a folder");
    }
    symlink("second.json", at("hantei/course.json")).expect("a link");
    symlink("../far/real.json", at("hantei/second.json")).expect("a link");
    let real = || Kept::read(&fs::read_to_string(at("far/real.json")).expect("the file")).expect("it is whole");
    let is_link = || fs::symlink_metadata(at("hantei/course.json")).is_ok_and(|found| found.is_symlink());
    // The link leads to nothing, to a file, and to a broken file.
    for id in ["a", "b"] {
        add(&store, &[done(id)]).expect("a folder to write in");
        assert!(is_link() && real().of("hantei").is_done(id), "{id}");
        assert_eq!(store.read(), Ok((real(), None)), "{id}");
    }
    fs::write(at("far/real.json"), "{").expect("a file");
    assert!(store.read().is_ok_and(|(_, told)| told.is_some()) && at("far/course-broken-1.json").is_file());
    add(&store, &[done("c")]).expect("a folder to write in");
    assert!(is_link() && real().of("hantei").is_done("c"));
}

#[test]
fn a_file_of_a_later_version_stays_as_it_is() {
    let (folder, store) = store();
    fs::create_dir_all(folder.path().join("hantei")).expect("a folder");
    let file = folder.path().join("hantei/course.json");
    let later = "{\"version\":2,\"all\":\"otherwise\"}";
    fs::write(&file, later).expect("a file");
    assert!(store.read().is_err_and(|why| say(&why).contains("later version (2)")));
    assert!(add(&store, &[done("a")]).is_err());
    assert_eq!(fs::read_to_string(&file).ok().as_deref(), Some(later));
    assert_eq!(Kept::read(later), Err(KeptError::Later(2)));
}

/// A later program may have added fields, and an earlier one may lack some.
#[test]
fn what_others_have_added_stays_and_what_they_lacked_is_no_fault() {
    let text =
        r#"{"version":1,"theme":"x","courses":{"hantei":{"badges":[1],"steps":{"a":{"done":true,"stars":3},"b":{}}}}}"#;
    let mut kept = Kept::read(text).expect("it can be read");
    kept.note("hantei", &[done("b"), done("c")]);
    let line = kept.line();
    for part in ["\"theme\":\"x\"", "\"badges\":[1]", "\"stars\":3"] {
        assert!(line.contains(part), "{part}: {line}");
    }
    assert_eq!(Kept::read(&line), Ok(kept));
}

/// The folder of the child process, the start of its notes, and their number.
const CHILD: &str = "HANTEI_TEST_CHILD";

/// The child process of the tests below: it notes steps in order, and prints each that is kept.
#[test]
#[ignore = "the tests below start it"]
fn a_process_that_notes() {
    let told = std::env::var(CHILD).expect("it is told what to do");
    let [folder, name, count]: [&str; 3] = told.split('|').collect::<Vec<_>>().try_into().expect("three words");
    let store = Store::at(folder.into());
    for step in 0..count.parse().expect("a number") {
        match add(&store, &[done(&format!("{name}-{step}"))]) {
            Ok(_) => println!("kept {step}"),
            Err(why) => println!("refused {}", say(&why)),
        }
    }
}

/// Starts it after these words of a shell.
#[cfg(unix)]
fn started(before: &str, folder: &std::path::Path, name: &str, count: usize) -> std::process::Child {
    let line = format!("{before} exec \"$0\" --exact memory::a_process_that_notes --ignored --nocapture");
    let program = std::env::current_exe().expect("this program");
    let mut command = std::process::Command::new("sh");
    command.args(["-c", &line]).arg(program).env(CHILD, format!("{}|{name}|{count}", folder.display()));
    command.stdout(std::process::Stdio::piped()).spawn().expect("a shell")
}

#[cfg(unix)]
#[test]
fn a_process_that_is_killed_leaves_a_whole_file() {
    use std::io::{BufRead as _, BufReader};
    for killed_after in [0, 1, 3, 10, 25] {
        let (folder, store) = store();
        let mut child = started("", &folder.path().join("hantei"), "a", 100_000);
        let mut lines = BufReader::new(child.stdout.take().expect("its output")).lines();
        let last = lines.by_ref().map_while(Result::ok).filter(|line| line.starts_with("kept")).nth(killed_after);
        assert!(last.is_some(), "it notes");
        child.kill().expect("it runs");
        child.wait().expect("it ends");
        let (kept, told) = store.read().expect("what was kept");
        let steps = kept.of("hantei").steps;
        assert!(told.is_none() && steps.len() > killed_after, "{} of {killed_after}: {told:?}", steps.len());
        assert!((0..steps.len()).all(|step| steps.contains_key(&format!("a-{step}"))), "none between is lost");
        add(&store, &[done("after")]).expect("the lock went with the process");
    }
}

#[cfg(unix)]
#[test]
fn two_processes_at_once_lose_nothing() {
    let (folder, store) = store();
    let both = ["a", "b"].map(|name| started("", &folder.path().join("hantei"), name, 20));
    for child in both {
        let said = String::from_utf8(child.wait_with_output().expect("it ends").stdout).expect("UTF-8");
        assert_eq!(said.matches("kept").count(), 20, "{said}");
    }
    assert_eq!(store.read().expect("what was kept").0.of("hantei").steps.len(), 40);
}

/// A process that may write only one block is like one on a full disk.
#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_keeps_what_was_there() {
    let (folder, store) = store();
    let place = folder.path().join("hantei");
    let notes: Vec<Note> = (0..60).map(|step| done(&format!("step-{step}"))).collect();
    add(&store, &notes).expect("a folder to write in");
    let before = fs::read(place.join("course.json")).expect("it was written");
    let child = started("trap '' XFSZ; ulimit -f 1;", &place, "b", 2);
    let said = String::from_utf8(child.wait_with_output().expect("it ends").stdout).expect("UTF-8");
    assert!(said.contains("refused") && said.contains("cannot be saved") && !said.contains("kept 0"), "{said}");
    assert_eq!(fs::read(place.join("course.json")).expect("it stays"), before);
    let left: Vec<_> =
        fs::read_dir(&place).expect("the folder").map(|file| file.expect("a file").file_name()).collect();
    assert_eq!(left.len(), 2, "nothing half written is left: {left:?}");
    add(&store, &[done("b-0")]).expect("there is room");
    assert_eq!(store.read().expect("what was kept").0.of("hantei").steps.len(), 61);
}

#[cfg(target_os = "linux")]
#[test]
fn a_folder_that_cannot_be_written_loses_nothing() {
    use std::os::unix::fs::PermissionsExt as _;
    let (folder, store) = store();
    add(&store, &[done("a")]).expect("a folder to write in");
    let place = folder.path().join("hantei");
    fs::set_permissions(&place, fs::Permissions::from_mode(0o500)).expect("permissions");
    // root may write everywhere.
    if fs::write(place.join("try"), "").is_err() {
        assert!(add(&store, &[done("b")]).is_err_and(|why| say(&why).contains("cannot be saved")));
    }
    fs::set_permissions(&place, fs::Permissions::from_mode(0o700)).expect("permissions");
    assert!(store.read().expect("what was kept").0.of("hantei").is_done("a"));
    // A file is in the place of the folder.
    fs::write(folder.path().join("file"), "").expect("a file");
    for nowhere in ["/dev/full".into(), folder.path().join("file")] {
        assert!(add(&Store::at(nowhere), &[done("b")]).is_err_and(|why| say(&why).contains("cannot be saved")));
    }
}

#[test]
fn a_course_goes_on_where_one_was_and_asks_mistakes_on_another_day() {
    let course = Course::built_in().expect("the course");
    let place = StepPlace { chapter: 1, step: 0 };
    let mut session = Session::with(course.clone(), Some(place), Default::default(), 100);
    let scene = session.open().expect("an opening");
    let id = session.step().id.clone();
    session.choose(0);
    session.choose(2);
    assert!(session.state().is_done);
    let next = session.next().expect("a step");
    session.go(next);
    drop(scene);
    let mut kept = Kept::default();
    kept.note(&course.name, &session.take_notes());
    let memory = Kept::read(&kept.line()).expect("as it was written").of(&course.name);
    // On the same day: continue at the same place.
    let session = Session::with(course.clone(), None, memory.clone(), 100);
    assert_eq!((session.place(), session.comes_back(), session.progress().0), (next, false, 1));
    // On the next day: first the wrong answers.
    let mut session = Session::with(course.clone(), None, memory.clone(), 101);
    assert!(session.comes_back() && session.step().id == id);
    assert!(!session.state().is_done, "it is asked anew");
    let StepKind::Choice { right, .. } = session.step().kind else { panic!("a choice") };
    assert_ne!(right, 2, "with its answers in another order");
    session.choose(right);
    session.on();
    assert_eq!((session.place(), session.comes_back()), (next, false));
    assert_eq!(session.memory().mistake(&id), None, "right, so it stays away");
    // A link opens its step, even if others are due.
    let session = Session::with(course, Some(StepPlace::default()), memory, 101);
    assert_eq!((session.place(), session.comes_back()), (StepPlace::default(), false));
}

//! What a page says beside its canvas, and what its controls do.

use super::{Described, PageAct, act, place_of};
use hantei_scenes::lesson::{Course, Session, StepPlace};
use hantei_scenes::scene::{self, Event, Viewer};
use hantei_scenes::text;
use hantei_scenes::words::{Language, Words};
use serde_json::{Value, json};

fn described(scenes: &[Viewer], shown: usize, session: Option<&Session>, words: &Words) -> (Value, String) {
    let readings = scenes[shown].readings();
    let described = Described {
        words,
        scenes,
        shown,
        session,
        invitation: text!("course-start"),
        readings: &readings,
        refused: None,
        message: None,
    };
    (described.json(), described.told())
}

/// All actions in a description.
fn actions(of: &Value) -> Vec<Value> {
    match of {
        Value::Object(members) => members
            .iter()
            .flat_map(|(name, value)| if name == "action" { vec![value.clone()] } else { actions(value) })
            .collect(),
        Value::Array(items) => items.iter().flat_map(actions).collect(),
        _ => Vec::new(),
    }
}

#[test]
fn each_scene_is_described_in_each_language() {
    for &language in Language::ALL {
        let words = Words::new(language);
        let scenes = scene::all();
        for (place, scene) in scenes.iter().enumerate() {
            let (said, told) = described(&scenes, place, None, &words);
            let name = scene.name();
            assert_eq!((&said["scene"], &said["lang"]), (&json!(name), &json!(language.name())));
            for part in ["title", "verdict"] {
                assert_ne!(said[part], "", "{name}: {part}");
            }
            assert!(!told.is_empty() && !said.to_string().contains('⟨'), "{name}: {said}");
            assert_eq!(
                said["scenes"].as_array().map(Vec::len),
                Some(scenes.len() + 1 + usize::from(!scene.deals().is_empty()))
            );
            let acts = actions(&said);
            assert!(acts.iter().all(|act| PageAct::read(&act.to_string()).is_some()), "{name}: {acts:?}");
            for choice in said["choices"].as_array().expect("a list") {
                let chosen =
                    choice["options"].as_array().into_iter().flatten().find(|it| it["value"] == choice["value"]);
                assert!(chosen.is_some(), "{name}: {choice}");
            }
        }
    }
}

#[test]
fn the_first_scene_is_told_whole() {
    let words = Words::new(Language::En);
    let scenes = vec![scene::open(&["rects", "a=20,20,100,100", "b=270,190,100,100"]).expect("a scene")];
    let (said, told) = described(&scenes, 0, None, &words);
    assert_eq!((&said["verdict"], &said["hit"]), (&json!("Miss"), &json!(false)));
    assert!(told.starts_with("Miss. A ends left of B (last pixel 119 < 270)"), "{told}");
    let row = &said["rows"][0];
    assert_eq!(
        (&row["numbers"], &row["holds"], &row["decides"]),
        (&json!("119 < 270"), &json!(true), &json!(true)),
        "{row}"
    );
    let a = &said["fields"][0];
    assert_eq!((&a["id"], &a["name"]), (&json!("a"), &json!("A")));
    let parts = a["parts"].as_array().into_iter().flatten();
    let parts: Vec<String> = parts.map(|part| format!("{}={}", part["key"], part["value"]).replace('"', "")).collect();
    assert_eq!(parts, ["x=20", "y=20", "w=100", "h=100"]);
}

/// A field moves its shape, and the ring is around it.
#[test]
fn a_field_moves_its_shape() {
    let words = Words::new(Language::En);
    for (opening, key, values, place) in [
        ("rects", "a", &["10", "20", "30", "40"][..], (10.0, 20.0, 30.0, 40.0)),
        ("circle", "c", &["100", "80"], (100.0, 80.0, 0.0, 0.0)),
        ("quad preset=wpf-figure", "p", &["50", "60"], (50.0, 60.0, 0.0, 0.0)),
        ("response", "b", &["40", "50", "60", "70"], (40.0, 50.0, 60.0, 70.0)),
    ] {
        let opening: Vec<String> = opening.split(' ').map(Into::into).collect();
        let mut scene = scene::open(&opening).unwrap_or_else(|why| panic!("{opening:?}: {why:?}"));
        let texts: Vec<String> = values.iter().map(|value| (*value).into()).collect();
        assert_eq!(act::set(&mut scene, key, &texts), Ok(()), "{opening:?}");
        let setting = scene.settings().into_iter().find(|setting| setting.key == key).expect("a knob");
        assert_eq!(setting.value.to_string(), values.join(","), "{opening:?}");
        let ring = place_of(&scene, key, &words).unwrap_or_else(|| panic!("{opening:?}: a ring"));
        let (x, y, width, height) = place;
        let corner = scene.viewport().to_world(ring.min());
        if opening[0] != "circle" {
            assert!((corner.x - x).abs() < 1e-6 && (corner.y - y).abs() < 1e-6, "{opening:?}: {ring:?}");
            let zoom = scene.viewport().zoom;
            assert!((ring.width() - width * zoom).abs() < 1e-6 && (ring.height() - height * zoom).abs() < 1e-6);
        } else {
            let middle = scene.viewport().to_world(ring.centre());
            assert!((middle.x - x).abs() < 1e-6 && ring.width() > 1.0, "the whole circle: {ring:?}");
        }
        let why = act::set(&mut scene, key, &vec!["much".to_owned(); values.len()]).expect_err("no number");
        assert!(words.say(&why).contains("'much'"), "{}", words.say(&why));
        assert_eq!(scene.settings().into_iter().find(|it| it.key == key), Some(setting), "it stays as it was");
    }
}

/// Before a guess the answer is in no part of the description, and the shapes stay.
#[test]
fn before_a_guess_nothing_is_told() {
    let words = Words::new(Language::En);
    for mut scene in scene::all() {
        if scene.deals().is_empty() {
            continue;
        }
        scene.handle(Event::act("deal"));
        let before = scene.settings();
        let scenes = vec![scene];
        let (said, told) = described(&scenes, 0, None, &words);
        let name = scenes[0].name();
        assert_eq!((&said["hit"], &said["locked"]), (&Value::Null, &json!(true)), "{name}");
        assert!(said["rows"].as_array().into_iter().flatten().all(|row| row["holds"].is_null()), "{name}: {said}");
        assert_eq!(said["guess"]["buttons"].as_array().map(Vec::len), Some(2), "{name}: {told}");
        let mut scene = scenes.into_iter().next().expect("a scene");
        for field in said["fields"].as_array().into_iter().flatten() {
            let texts = vec!["7".to_owned(); field["parts"].as_array().map_or(0, Vec::len)];
            assert_eq!(act::set(&mut scene, field["id"].as_str().expect("a key"), &texts), Ok(()));
        }
        assert_eq!(scene.settings(), before, "{name}");
    }
}

/// Each step of the course says its task, and has the controls that it needs.
#[test]
fn each_step_is_described() {
    let course = Course::built_in().expect("the course");
    let words = Words::new(Language::En);
    for place in course.places().collect::<Vec<StepPlace>>() {
        let session = Session::new(course.clone(), place);
        let scenes = vec![session.open().expect("an opening")];
        let (said, _) = described(&scenes, 0, Some(&session), &words);
        let lesson = &said["lesson"];
        let id = &session.step().id;
        assert_ne!(lesson["task"], "", "{id}");
        let has = |kind: &str| actions(&said).iter().any(|act| act["kind"] == kind);
        use hantei_scenes::lesson::StepKind;
        let needs = match &session.step().kind {
            StepKind::Choice { .. } => has("answer"),
            StepKind::Number { .. } => has("number"),
            StepKind::Guess { .. } => said["guess"]["buttons"].as_array().is_some_and(|all| all.len() == 2),
            StepKind::Goal(_) | StepKind::Ticks(_) => said["fields"] != json!([]) || said["buttons"] != json!([]),
            StepKind::Formula { .. } => {
                said["fields"].as_array().into_iter().flatten().any(|it| it["parts"][0]["key"] == "text")
            }
            StepKind::Test(_) => true,
        };
        assert!(needs, "{id}: {said}");
    }
}

#[test]
fn a_description_is_made_anew_when_something_has_changed() {
    let words = Words::new(Language::En);
    let mut scenes = vec![scene::open(&["rects", "a=20,20,100,100", "b=270,190,100,100"]).expect("a scene")];
    let basis = |scenes: &[Viewer]| {
        let readings = scenes[0].readings();
        Described {
            words: &words,
            scenes,
            shown: 0,
            session: None,
            invitation: text!("course-start"),
            readings: &readings,
            refused: None,
            message: None,
        }
        .basis()
    };
    let before = basis(&scenes);
    assert!(before == basis(&scenes), "nothing has changed");
    for (key, value) in [("a", "21,20,100,100"), ("border", "hits"), ("method", "two-corners")] {
        let before = basis(&scenes);
        scenes[0].set(key, value).expect("a setting");
        assert!(before != basis(&scenes), "{key}");
    }
}

/// Once a reader heard nothing while a language was on its way.
#[test]
fn what_the_panel_says_is_told() {
    let (words, scenes) = (Words::new(Language::En), scene::all());
    let (readings, loading) = (scenes[0].readings(), text!("page-loading"));
    let message = Some(&loading);
    let described = Described {
        words: &words,
        scenes: &scenes,
        shown: 0,
        session: None,
        invitation: text!("course-start"),
        readings: &readings,
        refused: None,
        message,
    };
    let told = described.told();
    assert!(told.ends_with(&words.say(&loading)) && told.starts_with(&words.say(&readings.headline)), "{told}");
}

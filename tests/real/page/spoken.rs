//! What stands beside the canvas: a chapter by the accessibility tree alone, and no complaint of axe-core.

use super::SIZE;
use super::browser::{Browser, Key};
use hantei_scenes::lesson::{Course, CourseStep, Session, StepKind, StepPlace};
use hantei_scenes::scene::{Event, Viewer};
use hantei_scenes::words::{Language, Text, Words};
use serde_json::{Value, json};
use std::path::Path;
use std::time::{Duration, Instant};

const PATIENCE: Duration = Duration::from_secs(40);
/// After this long without input a learner rests.
const REST: Duration = Duration::from_millis(700);

/// A node of the accessibility tree that is not ignored.
#[derive(Clone, Debug)]
struct Node {
    id: String,
    parent: String,
    role: String,
    name: String,
    element: Value,
}

fn tree(browser: &Browser) -> Vec<Node> {
    let answer = browser.call("Accessibility.getFullAXTree", json!({}));
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let node = |node: &Value| Node {
        id: text(&node["nodeId"]),
        parent: text(&node["parentId"]),
        role: text(&node["role"]["value"]),
        name: text(&node["name"]["value"]),
        element: node["backendDOMNodeId"].clone(),
    };
    answer["nodes"].as_array().expect("nodes").iter().map(node).collect()
}

/// The first node of a role and a name, once there is one; `within` the group of a name, or anywhere.
fn found(browser: &Browser, role: &str, name: &str, within: Option<&str>) -> Node {
    let start = Instant::now();
    loop {
        let nodes = tree(browser);
        let is_within = |node: &Node| {
            let Some(group) = within else { return true };
            let above = |node: &Node| nodes.iter().find(|other| other.id == node.parent).cloned();
            std::iter::successors(above(node), above).any(|other| other.role == "group" && other.name == group)
        };
        let mut fitting = nodes.iter().filter(|node| node.role == role && node.name == name && is_within(node));
        if let Some(node) = fitting.next() {
            return node.clone();
        }
        let said: Vec<String> = nodes.iter().map(|node| format!("{} {}", node.role, node.name)).collect();
        assert!(start.elapsed() < PATIENCE, "no {role} {name:?} in {within:?}: {said:#?}");
        std::thread::sleep(Duration::from_millis(50));
    }
}

fn focus(browser: &Browser, node: &Node) {
    browser.call("DOM.focus", json!({ "backendNodeId": node.element }));
}

fn press(browser: &Browser, name: &str) {
    let start = Instant::now();
    loop {
        focus(browser, &found(browser, "button", name, None));
        if browser.evaluate("document.activeElement.textContent") == name {
            break;
        }
        // It changed in between.
        assert!(start.elapsed() < PATIENCE, "{name:?} does not keep the focus");
    }
    browser.key(Key("Space", " ", 0));
}

/// Types into a field in place of what it has.
fn replace(browser: &Browser, field: &Node, text: &str) {
    focus(browser, field);
    browser.evaluate("document.activeElement.select()");
    browser.call("Input.insertText", json!({ "text": text }));
    browser.key(Key("Enter", "\r", 0));
}

/// The places of A on the way of a step's solution.
fn places_of_a(session: &mut Session, scene: &mut Viewer) -> Vec<Vec<String>> {
    let numbers = |scene: &Viewer| {
        let settings = scene.settings();
        let a = settings.iter().find(|setting| setting.key == "a").expect("A has numbers");
        a.value.to_string().split(',').map(str::to_owned).collect::<Vec<_>>()
    };
    let mut places = vec![numbers(scene)];
    for act in session.solve(scene) {
        act.run(scene);
        places.push(numbers(scene));
    }
    places.dedup();
    places.split_off(1)
}

/// A session that has this step alone.
fn alone(course: &Course, step: &CourseStep) -> Session {
    let mut alone = course.clone();
    alone.chapters.truncate(1);
    alone.chapters[0].steps = vec![step.clone()];
    Session::new(alone, StepPlace::default())
}

fn do_step(browser: &Browser, words: &Words, course: &Course, step: &CourseStep) {
    let say = |text: &Text| words.say(text);
    let mut session = alone(course, step);
    let mut scene = session.open().expect("an opening");
    scene.handle(Event::Resized { width: 800.0, height: 600.0 });
    let task = say(&session.step().task);
    found(browser, "StaticText", &task, None);
    match &session.step().kind.clone() {
        StepKind::Choice { options, right, .. } => press(browser, &say(&options[*right].says)),
        StepKind::Guess { .. } => {
            scene.handle(Event::act("guess-yes"));
            let guessing = scene.guessing().expect("a question");
            let is_yes = guessing.is_right == Some(true);
            press(browser, &say(&guessing.answers[usize::from(!is_yes)]));
        }
        StepKind::Number { right: goal, .. } => {
            let number = goal.number(&scene.answers()).expect("a number").to_string();
            replace(browser, &found(browser, "textbox", &task, None), &number);
        }
        StepKind::Goal(_) | StepKind::Ticks(_) => {
            for place in places_of_a(&mut session, &mut scene) {
                for (name, number) in ["x", "y"].iter().zip(&place) {
                    replace(browser, &found(browser, "spinbutton", name, Some("A")), number);
                }
                std::thread::sleep(REST);
            }
        }
        other => panic!("{}: {other:?} is not in this chapter", step.id),
    }
}

#[test]
fn the_first_chapter_by_the_accessibility_tree_alone() {
    let browser = Browser::start();
    browser.call("Accessibility.enable", json!({}));
    browser.call("DOM.enable", json!({}));
    browser.open("?lang=en", SIZE, 1.0);
    let (course, words) = (Course::built_in().expect("the course"), Words::new(Language::En));
    press(&browser, "Start the course");
    let chapter = &course.chapters[0];
    let asked = chapter.steps.iter().flat_map(CourseStep::and_cases).filter(|step| !step.is_test());
    for step in asked {
        do_step(&browser, &words, &course, step);
        press(&browser, "Continue");
    }
    found(&browser, "heading", "Chapter 1 in short", None);
    let section = browser.evaluate("document.querySelector('#spoken a').href");
    let wanted = browser.evaluate("new URL('../#ask-when-they-miss', location).href");
    assert_eq!(section, wanted, "to the article's section");
    // The contents.
    let chapter = &course.chapters[4];
    press(&browser, &format!("{}. {}", chapter.number, words.say(&chapter.title)));
    found(&browser, "heading", &words.say(&chapter.steps[0].title), None);
    press(&browser, "Leave");
    found(&browser, "button", "Continue the course", None);
    assert_eq!(browser.errors(), [""; 0]);
}

/// What axe-core complains about.
pub(crate) fn complaints(browser: &Browser) -> Vec<String> {
    let axe = Path::new(env!("CARGO_MANIFEST_DIR")).join("target/npm/node_modules/axe-core/axe.min.js");
    let axe = std::fs::read_to_string(axe).expect("scripts/test installs axe-core");
    browser.evaluate(&format!("{axe}; true"));
    let found = browser.evaluate(
        "axe.run().then(({ violations }) => violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`)))",
    );
    found.as_array().expect("a list").iter().map(|it| it.as_str().expect("a text").to_owned()).collect()
}

/// Opens the program and asks axe-core.
pub(crate) fn axe_passes_program(browser: &Browser, query: &str) {
    browser.open(query, SIZE, 1.0);
    browser.wait("document.querySelector('#spoken h1') !== null || !document.getElementById('cover').hidden");
    assert_eq!(complaints(browser), [""; 0], "{query}");
}

/// Opens the article of a folder in a window of this size, in the light or in the dark, and asks axe-core.
pub(crate) fn axe_passes_article(browser: &Browser, folder: &str, size: (u32, u32), scheme: &str) {
    let features = json!([{ "name": "prefers-color-scheme", "value": scheme }]);
    browser.call("Emulation.setEmulatedMedia", json!({ "features": features }));
    browser.resize(size, 1.0);
    browser.go_to(&browser.address(&format!("../{folder}")));
    assert_eq!(complaints(browser), [""; 0], "the article, {folder} {size:?} {scheme}");
}

#[test]
fn axe_finds_nothing() {
    let browser = Browser::start();
    for query in [
        "?scene=rects&guess=on",
        "?scene=circle&lang=ja&method=own",
        "?scene=quad&preset=wpf-figure",
        "?lesson=1.4&lang=ko",
        "?scene=cube",
    ] {
        axe_passes_program(&browser, query);
    }
    for (folder, size, scheme) in [("", (1200, 900), "light"), ("ja/", (390, 844), "dark")] {
        axe_passes_article(&browser, folder, size, scheme);
    }
}

/// The verdict is told, a field beside the canvas moves its shape as typing in the panel does, and what is wrong is said.
#[test]
fn the_verdict_is_told_and_a_field_moves_its_shape() {
    let browser = Browser::start();
    browser.call("Accessibility.enable", json!({}));
    browser.call("DOM.enable", json!({}));
    browser.open_traced("?scene=rects&zoom=1&pan=0,0");
    let told =
        |text: &str| browser.wait(&format!("document.querySelector('[aria-live=polite]').textContent === '{text}'"));
    let name = browser.evaluate("document.getElementById('glcanvas').getAttribute('aria-describedby')");
    assert_eq!(browser.evaluate(&format!("document.getElementById({name}).ariaLive")), "polite");
    let moved = |at: (i32, i32), is_hit: bool, text: &str| {
        browser.move_to(at);
        assert_eq!(browser.next()["hit"], is_hit, "{at:?}");
        told(text);
    };
    let miss = "Miss. A ends left of B (last pixel 199 < 270) and A ends above B (last pixel 159 < 190), so it is a miss. apart by 70 on x \
                and 30 on y";
    moved((171, 190), true, "Hit. They overlap: 1 wide, 100 high. So it is a hit. overlapping 1 × 100");
    moved((100, 60), false, miss);
    let without = browser.picture();
    let x = found(&browser, "spinbutton", "x", Some("A"));
    focus(&browser, &x);
    // The ring is beside A's left side.
    browser.wait_pixel((94, 110), |colour| colour != without.pixel(94, 110));
    replace(&browser, &x, "200");
    replace(&browser, &found(&browser, "spinbutton", "y", Some("A")), "150");
    assert_eq!(browser.next()["hit"], true);
    found(&browser, "StaticText", "Hit!", None);
    replace(&browser, &found(&browser, "spinbutton", "w", Some("A")), "-5");
    browser.wait("document.getElementById('told').textContent.startsWith('A: w is')");
    // A tab and back: what was focused has the focus still.
    press(&browser, "Quad");
    browser.wait("document.activeElement.textContent === 'Quad'");
    assert_eq!(browser.next()["scene"], "quad");
    assert_eq!(browser.errors(), [""; 0]);
}

/// An article around a figure hears what it shows, and may act.
#[test]
fn an_article_hears_a_figure_and_acts() {
    let browser = Browser::start();
    browser.open("?scene=rects", SIZE, 1.0);
    let frame = browser.address("?scene=rects&a=20,20,100,100&b=270,190,100,100&lang=en&figure");
    browser.evaluate(&format!(
        "window.heard = []; addEventListener('message', ({{ data }}) => heard.push(data)); \
         window.figure = document.createElement('iframe'); figure.width = 700; figure.height = 500; figure.src = '{frame}'; \
         document.body.append(figure); figure.style = 'position: fixed; inset: 0'; true"
    ));
    browser.wait(
        "heard.some(({ hantei, hit, reason }) => hantei === 'described' && hit === false && /119 < 270/.test(reason))",
    );
    browser.evaluate(
        "figure.contentWindow.postMessage({ hantei: 'act', action: { kind: 'set', id: 'a', values: [200, 150, 100, 100] } }, origin)",
    );
    browser.wait("heard.at(-1).hit === true && heard.at(-1).fields[0].parts[0].value === '200'");
}

//! The catalogues against each other, and against the code.

use super::{PROJECT, catalogue};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser::parse;
use hantei_collision::{Allen, CircleRegion, Contact, QuadContact, ShapeKind};
use hantei_judge::{OverlapClass, QuadClass};
use hantei_scenes::figure::ThemeChoice;
use hantei_scenes::scene::{Door, MethodRow, Tab, Value, Viewer, all, open};
use hantei_scenes::words::{Language, TERMS};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

#[derive(Debug, Default)]
struct Variables {
    /// Those that are printed.
    written: BTreeSet<String>,
    /// Those that only choose a variant.
    choosing: BTreeSet<String>,
}

impl Variables {
    fn add(&mut self, pattern: &Pattern<String>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { .. }
                | PatternElement::Placeable {
                    expression: Expression::Inline(InlineExpression::StringLiteral { .. }),
                } => {}
                PatternElement::Placeable { expression: Expression::Inline(inline) } => {
                    self.written.insert(variable(inline));
                }
                PatternElement::Placeable { expression: Expression::Select { selector, variants } } => {
                    self.choosing.insert(variable(selector));
                    variants.iter().for_each(|variant| self.add(&variant.value));
                }
            }
        }
    }
}

fn variable(inline: &InlineExpression<String>) -> String {
    let InlineExpression::VariableReference { id } = inline else { panic!("{inline:?} is no variable") };
    id.name.clone()
}

fn messages(language: Language) -> BTreeMap<String, Variables> {
    let name = language.name();
    let resource = parse(catalogue(language)).unwrap_or_else(|(_, errors)| panic!("{name}: {errors:?}"));
    let mut messages = BTreeMap::new();
    for entry in resource.body {
        match entry {
            Entry::Message(message) => {
                let (id, mut variables) = (message.id.name, Variables::default());
                variables.add(&message.value.unwrap_or_else(|| panic!("{name}: {id} says nothing")));
                for attribute in message.attributes {
                    assert_eq!(attribute.id.name, "beside", "{name}: {id} has an attribute that is never read");
                    let mut variables = Variables::default();
                    variables.add(&attribute.value);
                    messages.insert(format!("{id}.beside"), variables);
                }
                assert!(messages.insert(id.clone(), variables).is_none(), "{name}: {id} is there twice");
            }
            Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => {}
            Entry::Term(_) | Entry::Junk { .. } => panic!("{name}: {entry:?}"),
        }
    }
    messages
}

#[test]
fn every_language_has_the_same_messages_with_the_same_variables() {
    let english = messages(Language::En);
    let mut wrong = Vec::new();
    for &language in Language::ALL {
        let name = language.name();
        let other = messages(language);
        wrong.extend(english.keys().filter(|id| !other.contains_key(*id)).map(|id| format!("{name} lacks {id}")));
        for (id, variables) in &other {
            let Some(same) = english.get(id) else {
                wrong.push(format!("{name}: {id} is not in English"));
                continue;
            };
            let known: BTreeSet<_> = same.written.union(&same.choosing).collect();
            let here: BTreeSet<_> = variables.written.union(&variables.choosing).collect();
            // Where nouns have no plural, a variable that only chooses between one and many is not needed.
            if !here.is_subset(&known) || !same.written.iter().all(|variable| here.contains(variable)) {
                wrong.push(format!("{name}: {id} has {here:?}, English {known:?}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

fn sources(folder: &Path, found: &mut Vec<(String, String)>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        // Tests say nothing to people.
        if path.file_stem().is_some_and(|name| name == "tests" || name == "audit") {
            continue;
        }
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            let source = fs::read_to_string(&path).expect("a source");
            let code =
                source.lines().filter(|line| !line.trim_start().starts_with("//")).collect::<Vec<_>>().join("\n");
            found.push((path.display().to_string(), code));
        }
    }
}

/// The quoted texts directly after each `begin`.
fn quoted_behind<'a>(code: &'a str, begin: &str) -> Vec<&'a str> {
    let quoted = |rest: &'a str| rest.trim_start().strip_prefix('"')?.split('"').next();
    code.split(begin).skip(1).filter_map(quoted).collect()
}

/// The ids in the code, each with its place.
fn used() -> BTreeMap<String, String> {
    let mut files = Vec::new();
    for folder in ["src", "scenes/src", "site/src"] {
        sources(&Path::new(PROJECT).join(folder), &mut files);
    }
    let mut used = BTreeMap::new();
    let mut uses = |id: String, whose: &str| {
        used.entry(id).or_insert_with(|| whose.to_string());
    };
    for (path, code) in &files {
        for begin in ["text!(", "Text::message(", "&before, &next, ", "last, "] {
            quoted_behind(code, begin).into_iter().for_each(|id| uses(id.into(), path));
        }
        if path.contains("src/window/") {
            let names = ["Action::keys(", "Action::remedy(", "COPY: &str = "].map(|begin| quoted_behind(code, begin));
            let names = names.into_iter().flatten();
            names.for_each(|name| uses(format!("do-window-{name}"), path));
        }
    }
    // The page's texts before the program runs, and without scripts.
    let page = |file: &str| fs::read_to_string(format!("{PROJECT}/{file}")).expect("a part of the page");
    quoted_behind(&page("assets/page/page.js"), "say(").into_iter().for_each(|id| uses(id.into(), "page.js"));
    let of_article =
        [("assets/page/figure.js", "say("), ("site/page/article.html", "say["), ("site/page/article.js", "say(")];
    for (part, begin) in of_article {
        quoted_behind(&page(part), begin).into_iter().for_each(|id| uses(id.into(), part));
    }
    quoted_behind(&page("site/src/program.rs"), "messages(language, &[")
        .into_iter()
        .for_each(|id| uses(id.into(), "the page"));
    for term in TERMS {
        uses(format!("term-{}", term.key), "the glossary");
        uses(format!("about-term-{}", term.key), "the glossary");
    }
    for theme in ThemeChoice::NAMES {
        uses(format!("theme-{theme}"), "the menu");
    }
    for door in Door::NAMES {
        uses(format!("door-{door}"), "the panel");
    }
    for gesture in ["wheel", "middle", "fingers"] {
        uses(format!("mouse-{gesture}"), "everywhere");
        uses(format!("mouse-{gesture}-help"), "everywhere");
    }
    for class in OverlapClass::NAMES {
        uses(format!("own-class-{class}"), "the verdict on a typed test");
        uses(format!("class-{class}"), "hantei judge");
    }
    for class in QuadClass::NAMES {
        uses(format!("own-class-{class}"), "the verdict on a typed test");
        uses(format!("kind-{class}"), "hantei judge");
    }
    for place in QuadContact::NAMES {
        uses(format!("place-{place}"), "hantei judge");
    }
    for region in CircleRegion::NAMES {
        uses(format!("circle-at-{region}"), "hantei judge");
    }
    for contact in Contact::NAMES {
        uses(format!("wrong-circle-where-{contact}"), "hantei judge");
    }
    for way in Allen::ALL {
        uses(format!("allen-{}", way.name().replace(' ', "-")), "the map");
    }
    for tab in Tab::NAMES {
        uses(format!("tab-{tab}"), "the bar");
    }
    for kind in ShapeKind::NAMES.iter().filter(|kind| **kind != ShapeKind::Box.name()).chain([&"quad"]) {
        uses(format!("kind-{kind}"), "the chooser of the pair");
        if *kind == ShapeKind::Turned.name() {
            uses(format!("kind-{kind}-short"), "the chooser of the pair");
        }
    }
    for scene in all() {
        let name = scene.name();
        let mut texts = vec![scene.title(), scene.asks()];
        for setting in scene.settings() {
            texts.extend([setting.label, setting.help]);
            if let Value::Numbers { fields, .. } = setting.value {
                texts.extend(fields.iter().map(|field| field.text()));
            }
        }
        texts.extend(scene.actions().into_iter().map(|offer| offer.words));
        for method in methods(&scene) {
            uses(format!("explain-{}", method.told()), name);
            texts.push(method.source);
        }
        for text in texts {
            if let hantei_scenes::words::Text::Message { id, .. } = text {
                uses(id.into_owned(), name);
            }
        }
        for gesture in scene.gestures() {
            uses(format!("mouse-{name}-{gesture}"), name);
            uses(format!("mouse-{name}-{gesture}-help"), name);
        }
        for kind in scene.deals() {
            uses(format!("deal-{kind}"), name);
        }
        for (preset, _) in scene.presets() {
            uses(format!("about-{name}-{preset}"), name);
        }
        for (_, group) in scene.preset_groups() {
            uses(format!("examples-{group}"), name);
        }
    }
    used
}

/// The methods of a scene, with those of the shapes that its examples bring.
fn methods(scene: &Viewer) -> Vec<MethodRow> {
    let mut methods = scene.readings().methods;
    for (preset, _) in scene.presets() {
        let opened = open(&[scene.name(), &format!("preset={preset}")]).expect("an example");
        let more = opened.readings().methods.into_iter();
        let more: Vec<MethodRow> = more.filter(|row| methods.iter().all(|known| known.told() != row.told())).collect();
        methods.extend(more);
    }
    methods
}

/// Optional messages: a scene's own name for a door; the explanation of a setting or of a method's idea, for all scenes
/// or for one; an option in words; the kind of a source; the first thing to do.
fn explainable() -> BTreeSet<String> {
    let scenes = all();
    let settings =
        scenes.iter().flat_map(|scene| scene.settings().into_iter().map(|setting| (scene.name(), setting.key)));
    let explained = settings.flat_map(|(scene, key)| [format!("explain-{key}"), format!("explain-{scene}-{key}")]);
    let methods = scenes.iter().flat_map(|scene| {
        methods(scene)
            .into_iter()
            .flat_map(|method| [format!("idea-{}", method.told()), format!("idea-{}-{}", scene.name(), method.name)])
    });
    let options = scenes.iter().flat_map(|scene| {
        let settings = scene.settings().into_iter();
        let options = settings
            .flat_map(|setting| if let Value::Choice { options, .. } = setting.value { options } else { Vec::new() });
        let (name, options): (_, Vec<_>) = (scene.name(), options.collect());
        options.into_iter().map(move |option| (name, option))
    });
    let options = options.flat_map(|(scene, option)| [format!("option-{option}"), format!("option-{scene}-{option}")]);
    let sources = ["told-source-HSP".to_string()];
    let first = ["invitation", "rests", "what", "examples"]
        .map(|id| scenes.iter().map(move |scene| format!("{}-{id}", scene.name())));
    let first = first.into_iter().flatten();
    let doors = scenes.iter().flat_map(|scene| scene.doors().into_iter().map(move |door| (scene.name(), door.name())));
    let doors = doors.flat_map(|(scene, door)| {
        [format!("explain-{scene}-{door}"), format!("door-{scene}-{door}"), format!("door-{door}-short")]
    });
    explained.chain(methods).chain(options).chain(sources).chain(first).chain(doors).collect()
}

#[test]
fn every_id_that_is_used_is_there_and_no_other() {
    let (english, used, explainable) = (messages(Language::En), used(), explainable());
    let missing: Vec<_> = used.iter().filter(|(id, _)| !english.contains_key(*id)).collect();
    assert!(missing.is_empty(), "the catalogue lacks {missing:#?}");
    let is_said = |id: &&String| used.contains_key(*id) || explainable.contains(*id) || id.ends_with(".beside");
    let unused: Vec<_> = english.keys().filter(|id| !is_said(id)).collect();
    assert!(unused.is_empty(), "never said: {unused:#?}");
}

/// The list of ids must contain those that are known to be in the code.
#[test]
fn the_list_of_used_ids_finds_each_kind() {
    let used = used();
    for id in [
        "apart",
        "list-comma",
        "list-and",
        "rects-title",
        "rects-angle",
        "rects-angle-help",
        "viewer-zoom",
        "do-rects-nudge",
        "do-viewer-undo",
        "do-window-copy",
        "do-window-copy-link",
        "do-window-help",
        "mouse-quad-drag",
        "mouse-wheel-help",
        "allen-met-by",
        "broad-phase-sweep",
        "about-melons-swept",
        "explain-crossings",
        "about-term-aabb",
        "hit",
        "too-large",
        "page-no-webgl",
        "field-px-frame",
        "page-no-scripts",
        "article-skip",
        "article-script-open",
    ] {
        assert!(used.contains_key(id), "{id}");
    }
}

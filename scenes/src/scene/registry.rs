//! All scenes, and how one is opened.

use super::crowd::CrowdScene;
use super::cuboids::CuboidsScene;
use super::melons::MelonsScene;
use super::pair::{self, PairScene, PairsRow};
use super::response::ResponseScene;
use super::{SceneKind, Setting, Viewer};
use crate::figure::Pictogram;
use crate::quote::quoted;
use crate::text;
use crate::words::{Text, Words};
use hantei_collision::{Contact, ShapeKind, named};
use std::sync::LazyLock;

/// A scene, and how it is opened.
enum SceneEntry {
    /// A scene of its own: its name.
    Own(&'static str, fn() -> Viewer),
    /// Pairs of shapes.
    Pairs(&'static PairsRow),
}

impl SceneEntry {
    const fn of<S: SceneKind>() -> Self {
        Self::Own(S::FACTS.name, || Viewer::of(S::default()))
    }

    const fn name(&self) -> &'static str {
        match self {
            Self::Own(name, _) => name,
            Self::Pairs(row) => row.facts.name,
        }
    }

    fn open(&self) -> Viewer {
        match self {
            Self::Own(_, open) => open(),
            Self::Pairs(row) => PairScene::viewer(row),
        }
    }
}

/// The scenes in the order of the tabs. The first one is the start.
static SCENES: [SceneEntry; 12] = [
    SceneEntry::Pairs(pair::SCENES[6]),
    SceneEntry::Pairs(pair::SCENES[1]),
    SceneEntry::Pairs(pair::SCENES[5]),
    SceneEntry::Pairs(pair::SCENES[0]),
    SceneEntry::Pairs(pair::SCENES[2]),
    SceneEntry::Pairs(pair::SCENES[3]),
    SceneEntry::Pairs(pair::SCENES[4]),
    SceneEntry::Pairs(pair::SCENES[7]),
    SceneEntry::of::<MelonsScene>(),
    SceneEntry::of::<ResponseScene>(),
    SceneEntry::of::<CrowdScene>(),
    SceneEntry::of::<CuboidsScene>(),
];

/// What is looked at: a tab of the window.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tab {
    /// Two shapes, whose kinds are chosen.
    #[default]
    Shapes,
    /// What moves between two frames.
    Moving,
    /// What comes after the hit.
    After,
    /// Many shapes.
    Many,
    /// Boxes in space.
    Space,
}

named!(Tab { Shapes = "shapes", Moving = "moving", After = "after", Many = "many", Space = "space" });

impl Tab {
    /// Its words.
    pub fn title(self) -> Text {
        Text::message(format!("tab-{}", self.name()))
    }
}

/// A pair of kinds, and what shows it.
#[derive(Clone, Debug, PartialEq)]
pub struct ShownPair {
    /// A's and B's kinds.
    pub kinds: [ShapeKind; 2],
    /// The scene that shows it.
    pub scene: &'static str,
    /// The settings of A and B, if the scene shows other pairs too.
    pub settings: Vec<(&'static str, String)>,
}

impl ShownPair {
    /// A's and B's kinds as they are named and drawn.
    pub fn shown_kinds(&self) -> [ShownKind; 2] {
        self.kinds.map(|kind| ShownKind::of(kind, self.scene))
    }

    /// Both kinds, overlapping.
    pub fn picture(&self) -> Pictogram {
        Pictogram::Shapes(self.shown_kinds().map(ShownKind::drawn), Contact::Overlapping)
    }
}

/// A kind as a scene shows it: the polygon of `quad` has four corners.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ShownKind {
    kind: ShapeKind,
    is_quad: bool,
}

impl ShownKind {
    /// A kind in the scene of this name.
    pub fn of(kind: ShapeKind, scene: &str) -> Self {
        Self { kind, is_quad: scene == "quad" && kind == ShapeKind::Polygon }
    }

    /// Its name in ids: `quad` for four corners.
    pub fn name(self) -> &'static str {
        if self.is_quad { "quad" } else { self.kind.name() }
    }

    /// Its word.
    pub fn word(self, words: &Words) -> String {
        words.say(&Text::message(format!("kind-{}", self.name())))
    }

    /// The same in a short form, if there is one.
    pub fn short_word(self, words: &Words) -> String {
        let id = format!("kind-{}-short", self.name());
        if words.has(&id) { words.say(&Text::message(id)) } else { self.word(words) }
    }

    /// The kind that stands for it in a picture.
    pub fn drawn(self) -> ShapeKind {
        if self.is_quad { ShapeKind::Turned } else { self.kind }
    }
}

/// The grid of all pairs: A's kinds in columns, B's in rows. The polygon with four corners comes after the other one.
pub fn pair_grid() -> [Vec<ShownKind>; 2] {
    let all = || ShapeKind::ALL.iter().flat_map(|&kind| [false, true].map(|is_quad| ShownKind { kind, is_quad }));
    [0, 1].map(|which| all().filter(|kind| pairs().iter().any(|pair| pair.shown_kinds()[which] == *kind)).collect())
}

/// All pairs of kinds in the plane.
pub fn pairs() -> &'static [ShownPair] {
    static PAIRS: LazyLock<Vec<ShownPair>> = LazyLock::new(|| {
        let rows = SCENES.iter().filter_map(|scene| if let SceneEntry::Pairs(row) = scene { Some(row) } else { None });
        rows.flat_map(|row| row.shown()).collect()
    });
    &PAIRS
}

/// Every scene, freshly opened, in the order of the tabs. The first one is the start.
pub fn all() -> Vec<Viewer> {
    SCENES.iter().map(SceneEntry::open).collect()
}

/// Opens a scene from a command line: its name (without it, the first scene), then `key=value` settings in any order.
///
/// # Errors
/// An unknown scene or key, a key given twice, a value that is not allowed.
pub fn open<Word: AsRef<str>>(words: &[Word]) -> Result<Viewer, Text> {
    let mut words: Vec<&str> = words.iter().map(AsRef::as_ref).collect();
    // The scene's name may follow its settings.
    let name = words.iter().position(|word| !word.contains('=')).map(|at| words.remove(at));
    let Some(scene) = SCENES.iter().find(|scene| name.is_none_or(|name| name == scene.name())) else {
        let names: Vec<&str> = SCENES.iter().map(SceneEntry::name).collect();
        let given = quoted(name.unwrap_or_default());
        return Err(text!("scene-unknown", given = given, allowed = names.join(", ")));
    };
    let settings: Vec<(&str, &str)> = words.into_iter().map(split).collect::<Result<_, _>>()?;
    scene.open().opened(&settings)
}

fn split(word: &str) -> Result<(&str, &str), Text> {
    word.split_once('=').ok_or_else(|| text!("setting-none", given = quoted(word)))
}

/// Every scene with its keys, their allowed values and their start, as text.
pub fn list(words: &Words) -> String {
    let mut out = String::new();
    for scene in all() {
        out += &format!("{}: {}\n", scene.name(), words.say(&scene.title()));
        for Setting { key, help, value, .. } in scene.settings() {
            // A text of several lines stands on one.
            let one_line = value.to_string().split_whitespace().collect::<Vec<_>>().join(" ");
            let value_now = if value.is_placed() { Text::plain(one_line) } else { text!("not-placed") };
            let default = words.say(&text!("default", value = value_now));
            let (allowed, help) = (value.allowed(), words.say(&help));
            out += &format!("  {key}={allowed}\n      {help}\n      {default}\n");
        }
    }
    out
}

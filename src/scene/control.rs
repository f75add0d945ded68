//! Knobs as data: the panel draws them, the command line sets them, and both speak the same `key=value` text.

use super::{Scene, all};
use crate::collision::BorderRule;
use crate::geometry::{Point, checked};
use std::fmt;

/// The largest coordinate or size that a scene takes, world units.
const LIMIT: f64 = 1_000_000.0;

/// One number of a control.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Field {
    /// What the number is, `x`.
    pub name: &'static str,
    /// The smallest value allowed.
    pub least: f64,
    /// The largest value allowed.
    pub most: f64,
}

/// A place on the stage.
const POINT: [Field; 2] = [Field::coordinate("x"), Field::coordinate("y")];
/// What stands for no points at all.
const NONE: &str = "none";

impl Field {
    /// A place on an axis.
    pub const fn coordinate(name: &'static str) -> Self {
        Self { name, least: -LIMIT, most: LIMIT }
    }

    /// A width or height, 0 or more.
    pub const fn size(name: &'static str) -> Self {
        Self { name, least: 0.0, most: LIMIT }
    }

    /// Whether `number` is allowed.
    pub fn allows(self, number: f64) -> bool {
        self.least <= number && number <= self.most
    }
}

/// What a control is set to. Its text, by `Display`, is what the command line takes.
#[derive(Clone, Debug, PartialEq)]
pub enum Value {
    /// `on` or `off`.
    Switch(bool),
    /// One of a few words.
    Choice {
        /// The words allowed.
        options: Vec<&'static str>,
        /// The one chosen.
        chosen: &'static str,
    },
    /// Numbers with commas between.
    Numbers {
        /// What each number is and may be.
        fields: &'static [Field],
        /// As many as `fields`; `None` while the thing is not placed.
        numbers: Option<Vec<f64>>,
    },
    /// Any number of points, with `/` between.
    Points {
        /// So many at most.
        most: usize,
        /// In order.
        points: Vec<Point>,
    },
}

impl Value {
    /// How a value of this kind is written: `on|off`, `x,y`.
    pub fn allowed(&self) -> String {
        match self {
            Self::Switch(_) => "on|off".into(),
            Self::Choice { options, .. } => options.join("|"),
            Self::Numbers { fields, .. } => fields.iter().map(|field| field.name).collect::<Vec<_>>().join(","),
            Self::Points { .. } => format!("x,y/x,y/…|{NONE}"),
        }
    }

    /// The value of the same kind that `text` says, or a sentence that says what is wrong and what is allowed.
    fn parse(&self, text: &str) -> Result<Self, String> {
        match self {
            Self::Switch(_) => match text {
                "on" => Ok(Self::Switch(true)),
                "off" => Ok(Self::Switch(false)),
                _ => Err("allowed: on, off".into()),
            },
            Self::Choice { options, .. } => match options.iter().find(|&&option| option == text) {
                Some(chosen) => Ok(Self::Choice { options: options.clone(), chosen }),
                None => Err(format!("allowed: {}", options.join(", "))),
            },
            Self::Numbers { fields, .. } => Ok(Self::Numbers { fields, numbers: Some(numbers(fields, text)?) }),
            Self::Points { most, .. } => {
                let parts: Vec<&str> =
                    text.split('/').map(str::trim).filter(|_| !matches!(text.trim(), "" | NONE)).collect();
                if parts.len() > *most {
                    return Err(format!("{} points given; allowed: at most {most}", parts.len()));
                }
                let point = |(i, part)| match numbers(&POINT, part) {
                    Ok(numbers) => Ok(Point::new(numbers[0], numbers[1])),
                    Err(why) => Err(format!("point {}: {why}", i + 1)),
                };
                let points = parts.into_iter().enumerate().map(point).collect::<Result<_, String>>()?;
                Ok(Self::Points { most: *most, points })
            }
        }
    }
}

/// Numbers with commas between, one for each field.
fn numbers(fields: &[Field], text: &str) -> Result<Vec<f64>, String> {
    let parts: Vec<&str> = text.split(',').map(str::trim).collect();
    if parts.len() == fields.len() {
        return fields.iter().zip(parts).map(|(&field, part)| number(field, part)).collect();
    }
    let names = fields.iter().map(|field| field.name).collect::<Vec<_>>().join(",");
    let noun = if fields.len() == 1 { "number" } else { "numbers" };
    Err(format!("{} given; allowed: {} {noun} {names}", parts.len(), fields.len()))
}

fn number(field: Field, text: &str) -> Result<f64, String> {
    let Field { name, least, most } = field;
    let range = format!("allowed: a finite number from {least} to {most}");
    let number: f64 = text.parse().map_err(|_| format!("{name} is '{text}'; {range}"))?;
    let number = checked(number).map_err(|error| format!("{name}: {error}; {range}"))?;
    if field.allows(number) { Ok(number + 0.0) } else { Err(format!("{name} is {text}; {range}")) }
}

impl fmt::Display for Value {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Switch(true) => out.write_str("on"),
            Self::Switch(false) => out.write_str("off"),
            Self::Choice { chosen, .. } => out.write_str(chosen),
            Self::Numbers { numbers: None, .. } => out.write_str("not placed"),
            Self::Numbers { numbers: Some(numbers), .. } => {
                out.write_str(&numbers.iter().map(f64::to_string).collect::<Vec<_>>().join(","))
            }
            Self::Points { points, .. } if points.is_empty() => out.write_str(NONE),
            Self::Points { points, .. } => {
                let points: Vec<_> = points.iter().map(|Point { x, y }| format!("{x},{y}")).collect();
                out.write_str(&points.join("/"))
            }
        }
    }
}

/// Where a knob belongs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Group {
    /// To what is judged, and how.
    Judged,
    /// To how it is looked at.
    View,
}

/// A knob of a scene.
#[derive(Clone, Debug, PartialEq)]
pub struct Control {
    /// What the command line calls it.
    pub key: &'static str,
    /// What the panel calls it.
    pub label: &'static str,
    /// What it does, in a line of `hantei list`.
    pub help: &'static str,
    /// Where it belongs.
    pub group: Group,
    /// What it is set to.
    pub value: Value,
}

/// A `key=value` that a scene does not take: what was given, where, and what is allowed, in one line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SettingError(String);

impl fmt::Display for SettingError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.0)
    }
}

impl std::error::Error for SettingError {}

/// Turns the knob `key` of `scene` to what `text` says: the one way in, for the panel and the command line.
///
/// # Errors
/// Unknown key, or a value that the control does not allow. The scene then stays as it was.
pub fn set(scene: &mut dyn Scene, key: &str, text: &str) -> Result<(), SettingError> {
    let controls = scene.controls();
    let Some(control) = controls.iter().find(|control| control.key == key) else {
        let keys: Vec<&str> = controls.iter().map(|control| control.key).collect();
        return Err(SettingError(format!(
            "unknown key '{key}' of scene {}; allowed: {}",
            scene.name(),
            keys.join(", ")
        )));
    };
    let value = control.value.parse(text).map_err(|why| SettingError(format!("{key}={text}: {why}")))?;
    scene.set(control.key, value);
    Ok(())
}

/// The control that chooses one of a scene's methods.
pub(super) fn method<const COUNT: usize>(options: [&'static str; COUNT], chosen: &'static str) -> Control {
    Control {
        key: "method",
        label: "Method",
        help: "how the test is written",
        group: Group::Judged,
        value: Value::Choice { options: options.to_vec(), chosen },
    }
}

/// The control that chooses whether a shared border counts.
pub(super) fn border(label: &'static str, help: &'static str, rule: BorderRule) -> Control {
    let options = BorderRule::ALL.map(BorderRule::name).to_vec();
    Control { key: "border", label, help, group: Group::Judged, value: Value::Choice { options, chosen: rule.name() } }
}

/// A switch for something that can be laid over the stage.
pub(super) fn overlay(key: &'static str, label: &'static str, help: &'static str, on: bool) -> Control {
    Control { key, label, help, group: Group::View, value: Value::Switch(on) }
}

/// The control that chooses a preset.
pub(super) fn presets(scene: &dyn Scene, chosen: &'static str) -> Control {
    let options = std::iter::once(OWN).chain(scene.presets().iter().map(|&(name, _)| name)).collect();
    Control {
        key: "preset",
        label: "Example",
        help: "an opening worth seeing; put it before other keys",
        group: Group::Judged,
        value: Value::Choice { options, chosen },
    }
}

/// What the control says when the scene is not as any preset leaves it.
pub(super) const OWN: &str = "own";

/// Sets all that a preset stands for.
pub(super) fn apply(scene: &mut dyn Scene, settings: &str) {
    for setting in settings.split_whitespace() {
        let taken = setting.split_once('=').map(|(key, text)| set(scene, key, text));
        debug_assert_eq!(taken, Some(Ok(())), "a preset says {setting}");
    }
}

/// Opens a scene as the command line says it: its name, if it is not the first one, then its settings as `key=value`.
///
/// # Errors
/// Unknown scene, and all that [`set`] refuses.
pub fn open<Word: AsRef<str>>(words: &[Word]) -> Result<Box<dyn Scene>, SettingError> {
    let mut scenes = all();
    let mut settings = words.iter().map(AsRef::as_ref).peekable();
    let name = settings.next_if(|word| !word.contains('='));
    let Some(index) = scenes.iter().position(|scene| name.is_none_or(|name| scene.name() == name)) else {
        let names: Vec<&str> = scenes.iter().map(|scene| scene.name()).collect();
        return Err(SettingError(format!(
            "unknown scene '{}'; allowed: {}",
            name.unwrap_or_default(),
            names.join(", ")
        )));
    };
    let mut scene = scenes.swap_remove(index);
    for setting in settings {
        let Some((key, text)) = setting.split_once('=') else {
            return Err(SettingError(format!("'{setting}' is not a setting; allowed: KEY=VALUE")));
        };
        set(scene.as_mut(), key, text)?;
    }
    Ok(scene)
}

/// Every scene with its keys, what each takes and what it is set to at the start, as text.
pub fn list() -> String {
    let mut out = String::new();
    for scene in all() {
        out += &format!("{}: {}\n", scene.name(), scene.title());
        for Control { key, help, value, .. } in scene.controls() {
            out += &format!("  {key}={}\n      {help}\n      default: {value}\n", value.allowed());
        }
    }
    out
}

//! A scene said in words: the command line that opens it.

use super::control::{OWN, Value, open};
use super::{Event, Scene};

/// The shortest command line that opens `scene` as it is now, on a stage of its size: `hantei rects a=171,190,100,100`.
pub fn command(scene: &dyn Scene) -> String {
    format!("hantei {}", words(scene).join(" "))
}

/// The words of that command line: the scene's name, then settings.
pub fn words(scene: &dyn Scene) -> Vec<String> {
    let mut controls = scene.controls();
    // Numbers first: `a=` turns `follow` off, so `follow=on` has to come behind it.
    controls.sort_by_key(|control| !matches!(control.value, Value::Numbers { .. }));
    let said = controls.iter().filter(|control| !matches!(control.value, Value::Numbers { numbers: None, .. }));
    let said = said.filter(|control| control.key != "preset");
    let mut words: Vec<String> = vec![scene.name().into()];
    words.extend(said.map(|control| format!("{}={}", control.key, control.value)));
    let wanted = state(scene);
    let stage = scene.figure().stage;
    // Leave out what goes without saying, until nothing more does.
    while let Some(shorter) = (1..words.len())
        .rev()
        .map(|i| without(&words, i))
        .find(|shorter| reopened(shorter, stage).is_some_and(|other| state(other.as_ref()) == wanted))
    {
        words = shorter;
    }
    words
}

fn without(words: &[String], index: usize) -> Vec<String> {
    let mut shorter = words.to_vec();
    shorter.remove(index);
    shorter
}

fn reopened(words: &[String], (width, height): (f64, f64)) -> Option<Box<dyn Scene>> {
    let mut scene = open(words).ok()?;
    scene.handle(Event::Resized { width, height });
    Some(scene)
}

/// All that a command line can say, less the name of a preset: its settings say the same.
fn state(scene: &dyn Scene) -> Vec<String> {
    let controls = scene.controls().into_iter().filter(|control| control.key != "preset");
    controls.map(|control| control.value.to_string()).filter(|text| text != OWN).collect()
}

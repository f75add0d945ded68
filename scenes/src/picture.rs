//! The picture of `hantei svg`: the stage under its verdict, or a figure of the panel alone.

use crate::figure::Figure;
use crate::quote::quoted;
use crate::scene::{self, Door, Viewer};
use crate::text;
use crate::words::{Text, Words};
use std::time::Instant;

/// The setting that hides the answer.
const GUESS: &str = "guess";

/// The longest time to measure for a figure, seconds.
const PATIENCE: f64 = 60.0;

/// The picture of a scene, its worksheet, or the figure of this name.
///
/// # Errors
/// A sentence about what cannot be opened, or which figures there are.
pub fn drawn(
    opening: &[String],
    figure: Option<&str>,
    is_sheet: bool,
    size: (f64, f64),
    words: &Words,
) -> Result<Figure, Text> {
    let mut opened = scene::open(opening)?;
    match figure {
        None if is_sheet => {
            let mut told = scene::open(opening)?;
            told.set(GUESS, "off")?;
            Ok(scene::sheet(&mut opened, &told.readings(), size, words))
        }
        None => Ok(scene::with_strip(&mut opened, size, words)),
        Some(name) => figure_of(&mut opened, name, size, words),
    }
}

fn figure_of(scene: &mut Viewer, name: &str, size: (f64, f64), words: &Words) -> Result<Figure, Text> {
    let doors: Vec<Door> = scene.doors().into_iter().filter(|door| Door::FIGURES.contains(door)).collect();
    let Some(door) = doors.iter().copied().find(|door| door.name() == name) else {
        let allowed = doors.iter().map(|door| door.name()).collect::<Vec<_>>().join(", ");
        let (given, scene) = (quoted(name), scene.name());
        return Err(if allowed.is_empty() {
            text!("figure-nowhere", given = given, scene = scene)
        } else {
            text!("figure-none", given = given, scene = scene, allowed = allowed)
        });
    };
    if door == Door::Cost {
        measure(scene);
    }
    let mut figure = scene.panel_figure(door, size, None);
    let title = door.title(scene.name(), words);
    figure.told = [title, words.say(&scene.title())].map(Text::plain);
    if figure.items.is_empty() { Err(text!("figure-empty", given = quoted(name))) } else { Ok(figure) }
}

/// Lets a scene measure until its figure is complete.
fn measure(scene: &mut Viewer) {
    let begun = Instant::now();
    let clock = || begun.elapsed().as_secs_f64();
    // A moving scene would never end.
    let _ = scene.set("play", "off");
    while clock() < PATIENCE && scene.advance(&clock) {}
}

//! The grid of all pairs of shapes: A's kinds in columns, B's in rows, each cell a link into the program.

use crate::Refused;
use crate::command::Command;
use crate::figure::{Files, svg};
use crate::letters::Outlines;
use hantei_collision::Point;
use hantei_scenes::figure::{Figure, Theme, Viewport};
use hantei_scenes::scene::{ShownKind, ShownPair, pair_grid, pairs};
use hantei_scenes::text;
use hantei_scenes::words::{Text, Words};
use minijinja::{Value, context};

/// Side of a cell's picture, logical pixels.
const SIDE: f64 = 56.0;

/// The grid as the template has it; its pictures become files. `root` and `app` lead to these and to the program.
pub(crate) fn grid(root: &str, app: &str, words: &Words, files: &mut Files) -> Result<Value, Refused> {
    let [columns, rows] = pair_grid();
    let mut outlines = Outlines::of(words.language());
    let mut cell = |pair: &ShownPair| {
        let [a, b] = pair.shown_kinds().map(|kind| kind.word(words));
        let name = words.say(&text!("pair-chosen", a = a, b = b));
        let settings = pair.settings.iter().map(|(key, value)| format!(" {key}={value}")).collect::<String>();
        let query = Command::new(&format!("{}{settings}", pair.scene))?.query(words.language());
        let [light, dark] = pictures(pair, &name, words, &mut outlines, files).map(|file| format!("{root}{file}"));
        Ok::<_, Refused>(context! { light, dark, name, href => format!("{app}?{query}") })
    };
    let mut of_row = |row: ShownKind| {
        let cells = columns.iter().map(|column| {
            let pair = pairs().iter().find(|pair| pair.shown_kinds() == [*column, row]);
            pair.map_or(Ok(Value::UNDEFINED), &mut cell)
        });
        Ok::<_, Refused>(context! { name => row.word(words), cells => cells.collect::<Result<Vec<_>, _>>()? })
    };
    let rows = rows.into_iter().map(&mut of_row).collect::<Result<Vec<_>, _>>()?;
    let columns: Vec<String> = columns.iter().map(|kind| kind.short_word(words)).collect();
    Ok(context! { columns, rows, side => SIDE as u32 })
}

/// Draws a pair, with its name as a title. The names of the files, light and dark.
fn pictures(pair: &ShownPair, name: &str, words: &Words, outlines: &mut Outlines, files: &mut Files) -> [String; 2] {
    let mut figure = Figure::new((SIDE, SIDE), Viewport::default());
    figure.told = [Text::plain(name.to_owned()), Text::default()];
    pair.picture().draw(&mut figure, Point::new(0.0, 0.0), SIDE, false);
    let [a, b] = pair.shown_kinds().map(ShownKind::name);
    [Theme::Light, Theme::Dark].map(|theme| {
        let file = format!("figures/{}-pair-{a}-{b}-{}.svg", words.language().name(), theme.name());
        files.insert(file.clone(), svg(&figure, words, theme, outlines).into_bytes());
        file
    })
}

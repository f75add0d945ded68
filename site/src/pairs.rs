//! The grid of all pairs of shapes: A's kinds in columns, B's in rows, each cell a link into the program.

use crate::Refused;
use crate::command::Command;
use crate::figure::{Files, svg};
use crate::letters::Outlines;
use hantei_collision::{Named as _, Point, ShapeKind};
use hantei_scenes::figure::{Figure, Theme, Viewport};
use hantei_scenes::scene::{ShownPair, pairs};
use hantei_scenes::text;
use hantei_scenes::words::{Text, Words};
use minijinja::{Value, context};

/// Side of a cell's picture, logical pixels.
const SIDE: f64 = 56.0;

/// The grid as the template has it; its pictures become files. `root` and `app` lead to these and to the program.
pub(crate) fn grid(root: &str, app: &str, words: &Words, files: &mut Files) -> Result<Value, Refused> {
    let all = pairs();
    let columns: Vec<ShapeKind> =
        ShapeKind::VALUES.iter().copied().filter(|kind| all.iter().any(|pair| pair.kinds[0] == *kind)).collect();
    // The polygon with four corners has a row of its own, after the other one.
    let mut rows: Vec<&str> = ShapeKind::VALUES.iter().map(|kind| kind.name()).chain(["quad"]).collect();
    rows.retain(|name| all.iter().any(|pair| pair.kind_name(1) == *name));
    let word = |name: &str| words.say(&Text::message(format!("kind-{name}")));
    let mut cell = |pair: &ShownPair| {
        let [a, b] = [0, 1].map(|which| word(pair.kind_name(which)));
        let name = words.say(&text!("pair-chosen", a = a, b = b));
        let settings = pair.settings.iter().map(|(key, value)| format!(" {key}={value}")).collect::<String>();
        let query = Command::new(&format!("{}{settings}", pair.scene))?.query(words.language());
        Ok::<_, Refused>(context! {
            picture => picture((pair, &name), root, words, files),
            name,
            href => format!("{app}?{query}"),
        })
    };
    let mut of_row = |row: &str| {
        let of = |kind| all.iter().find(|pair| pair.kinds[0] == kind && pair.kind_name(1) == row);
        let cells = columns.iter().map(|kind| of(*kind).map_or(Ok(Value::UNDEFINED), &mut cell));
        Ok::<_, Refused>(context! { name => word(row), cells => cells.collect::<Result<Vec<_>, _>>()? })
    };
    let rows = rows.into_iter().map(&mut of_row).collect::<Result<Vec<_>, _>>()?;
    let short = |kind: &ShapeKind| {
        let id = format!("kind-{}-short", kind.name());
        if words.has(&id) { words.say(&Text::message(id)) } else { word(kind.name()) }
    };
    let columns: Vec<String> = columns.iter().map(short).collect();
    Ok(context! { columns, rows, side => SIDE as u32 })
}

/// The names of its files, light and dark; each picture has its name as a title.
fn picture((pair, name): (&ShownPair, &str), root: &str, words: &Words, files: &mut Files) -> Value {
    let mut figure = Figure::new((SIDE, SIDE), Viewport::default());
    figure.told = [Text::plain(name.to_owned()), Text::default()];
    pair.picture().draw(&mut figure, Point::new(0.0, 0.0), SIDE, false);
    let mut outlines = Outlines::of(words.language());
    let [light, dark] = [Theme::Light, Theme::Dark].map(|theme| {
        let [a, b] = [0, 1].map(|which| pair.kind_name(which));
        let name = format!("figures/{}-pair-{a}-{b}-{}.svg", words.language().name(), theme.name());
        files.insert(name.clone(), svg(&figure, words, theme, &mut outlines).into_bytes());
        format!("{root}{name}")
    });
    context! { light, dark }
}

//! The panel of the first figure as HTML: its comparisons, and what they give together.

use crate::Refused;
use crate::figure::LARGE;
use crate::text::Shown;
use hantei_collision::{Point, Rect};
use hantei_scenes::figure::{Figure, Pictogram, Theme, Viewport};
use hantei_scenes::scene::{Content, Event, Readings, Row, Truth, Viewer, strip_in_article};
use hantei_scenes::svg::{Medium, to_svg};
use hantei_scenes::words::{Text, Words};
use minijinja::{Value, context};

/// Side of a row's picture, logical pixels.
const PICTURE: f64 = 24.0;

/// What the template needs of it.
pub(crate) fn panel(first: &Shown, words: &Words) -> Result<Value, Refused> {
    let mut scene = first.command.opened()?;
    let [(width, height), _] = LARGE;
    let strip = strip_in_article((width, height));
    scene.handle(Event::Resized { width, height: height - strip });
    let readings = scene.readings();
    let idea = readings.methods.iter().find(|method| method.chosen);
    let idea = idea.map_or_else(String::new, |method| words.say(&Text::message(format!("idea-{}", method.told()))));
    let section = readings.sections.first().ok_or("the first figure compares nothing")?;
    let rows: Vec<Value> = section.rows.iter().filter_map(|row| row_of(row, &readings, words)).collect();
    Ok(context! {
        idea,
        rows,
        sum => readings.together().map(|text| words.say(&text)),
        answer => words.say(readings.answer.as_ref().unwrap_or(&readings.headline)),
        hit => readings.verdict == Some(true),
        // How far the top right of A is from the picture's right and bottom, percent.
        a => place_of_a(&scene).map(|at| {
            let stage = height - strip;
            vec![100.0 * (1.0 - at.x / width), 100.0 * (stage - at.y) / height]
        }),
    })
}

fn row_of(row: &Row, readings: &Readings, words: &Words) -> Option<Value> {
    let Content::Comparison { asked, left, symbol, right, truth, meaning, .. } = &row.content else { return None };
    Some(context! {
        picture => Value::from_safe_string(pictogram(row.picture, words)),
        name => words.say(meaning),
        formula => asked,
        // One that was not made has none.
        numbers => if left.is_empty() { String::new() } else { format!("{left} {symbol} {right}") },
        truth => words.say(&truth.says()),
        holds => *truth == Truth::True,
        decides => row.decides(readings.verdict),
    })
}

/// A row's picture in the page itself: it has the colours of the page's theme.
fn pictogram(picture: Pictogram, words: &Words) -> String {
    let mut figure = Figure::new((PICTURE, PICTURE), Viewport::default());
    picture.draw(&mut figure, Point::new(0.0, 0.0), PICTURE, false);
    let svg = to_svg(&figure, words, Medium::Screen(Theme::Light));
    let palette = Theme::Light.palette();
    let themed = [(palette.a, "var(--a)"), (palette.b, "var(--b)"), (palette.ink, "var(--ink)")];
    let svg = themed.into_iter().fold(svg, |svg, (colour, variable)| svg.replace(&colour.to_string(), variable));
    // Its ground is the panel's.
    let lines = svg.lines().filter(|line| !line.starts_with("<rect width=\"100%\""));
    lines.collect::<String>().replacen("<svg ", "<svg aria-hidden=\"true\" ", 1)
}

/// The top right of A on the stage.
fn place_of_a(scene: &Viewer) -> Option<Point> {
    let a = scene.settings().into_iter().find(|setting| setting.key == "a")?.value.to_string();
    let numbers: Vec<f64> = a.split(',').map_while(|number| number.parse().ok()).collect();
    let rect = Rect::try_from(<[f64; 4]>::try_from(numbers).ok()?).ok()?;
    let on_stage = scene.viewport().rect_to_stage(rect);
    Some(Point::new(on_stage.max().x, on_stage.min().y))
}

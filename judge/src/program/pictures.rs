//! What a text draws: circles and their radius, from which place, and whether a picture is turned.

use super::syntax::Place;

/// How a circle is drawn.
#[derive(Clone, Copy, PartialEq)]
enum Drawn {
    /// Place and radius: `arc(x, y, r)`.
    Radius,
    /// Place and diameters: `ellipse(x, y, d, d)`.
    Diameter,
    /// The corner of the square around it, and its side: `fillOval(x, y, d, d)`.
    Square,
}

/// Calls that draw a circle: how, and at which place x and y begin.
const CALLS: [(&str, Drawn, usize); 12] = [
    (".arc(", Drawn::Radius, 0),
    ("graphics.circle(", Drawn::Radius, 1),
    ("draw.circle(", Drawn::Radius, 2),
    ("drawCircle(", Drawn::Radius, 0),
    ("DrawCircle(", Drawn::Radius, 0),
    (".ellipse(", Drawn::Radius, 0),
    ("circle(", Drawn::Diameter, 0),
    ("ellipse(", Drawn::Diameter, 0),
    ("fillOval(", Drawn::Square, 0),
    ("drawOval(", Drawn::Square, 0),
    ("FillEllipse(", Drawn::Square, 1),
    ("DrawEllipse(", Drawn::Square, 1),
];

/// A circle that is drawn: how, and its numbers as they are written, the place first.
struct Circle {
    drawn: Drawn,
    numbers: Vec<String>,
}

/// All circles that a text draws.
fn circles(source: &str) -> Vec<Circle> {
    let mut found = Vec::new();
    for (call, drawn, first) in CALLS {
        for (at, _) in source.match_indices(call) {
            let before = source[..at].chars().next_back().unwrap_or(' ');
            // `ctx.ellipse(…)` has radii, `ellipse(…)` of Processing has diameters.
            let is_other = before.is_alphanumeric() || before == '_' || (before == '.' && drawn == Drawn::Diameter);
            if is_other && !call.starts_with('.') {
                continue;
            }
            let all = split(arguments(&source[at..]));
            let numbers = all.into_iter().skip(first).flat_map(|one| split(one.trim_matches(['(', ')', ' '])));
            found.push(Circle { drawn, numbers: numbers.map(|one| one.trim().to_owned()).collect() });
        }
    }
    found
}

/// The only radius with which a text draws circles, if it is written as a number.
pub(super) fn drawn_radius(source: &str) -> Option<f64> {
    let radius = |circle: &Circle| {
        let number: f64 = circle.numbers.get(2)?.trim_end_matches('f').parse().ok()?;
        Some(if circle.drawn == Drawn::Radius { number } else { number / 2.0 })
    };
    let all = circles(source).iter().map(radius).collect::<Option<Vec<f64>>>()?;
    let (first, rest) = all.split_first()?;
    rest.iter().all(|other| other == first).then_some(*first)
}

/// Whether a text draws a circle at a place of this thing: `x`, `ball.x`.
pub(super) fn draws_round(source: &str, thing: &str) -> bool {
    let is_it = |place: &String| {
        let root = place.rsplit_once('.').map_or(&**place, |(root, _)| root);
        place.split(' ').next() == Some(place) && thing.split(", ").any(|own| own == place || own == root)
    };
    circles(source).iter().any(|circle| circle.numbers.first().is_some_and(is_it))
}

/// Whether a text draws circles from the corner of the square around them.
pub(super) fn draws_from_corner(source: &str) -> bool {
    let adds = |number: &String| {
        let added = number.split_once('+').map(|(_, added)| added.to_lowercase()).unwrap_or_default();
        let bare: String = added.chars().filter(|it| !it.is_whitespace()).collect();
        bare.contains("radius") || bare.ends_with(".r") || bare == "r" || bare.contains("/2") || bare.contains("*0.5")
    };
    let is_from_corner = |circle: &Circle| {
        let place = &circle.numbers[..circle.numbers.len().min(2)];
        match circle.drawn {
            Drawn::Square => place.iter().all(|number| !number.contains('-')),
            _ => place.iter().any(adds),
        }
    };
    source.contains("ellipseMode(CORNER)") || circles(source).iter().any(is_from_corner)
}

/// The call that turns a picture, outside of the judged function: `ctx.rotate`.
pub(super) fn turned_picture(source: &str, judged: &Place) -> Option<String> {
    const TURNS: &str = "ctx.rotate( context.rotate( transform.rotate( transform.rotozoom( graphics.rotate( \
        canvas.rotate( g2d.rotate( batch.rotate( .setRotation( .setAngle( .rotation=";
    let turns = |call: &str| {
        let is_outside = |(at, _): &(usize, &str)| !judged.contains(at) && !is_comment(source, *at);
        source.match_indices(call).any(|found| is_outside(&found))
    };
    let named = |call: &str| call.trim_matches(['.', '(', '=']).to_owned();
    let found = TURNS.split_whitespace().find(|call| turns(call)).map(named);
    let spaced =
        || [".rotation = ", ".rotation += "].into_iter().find(|call| turns(call)).map(|_| "rotation".to_owned());
    found.or_else(spaced).or_else(|| turned_draw(source, judged))
}

/// LÖVE: `love.graphics.draw(image, x, y, angle)`.
fn turned_draw(source: &str, judged: &Place) -> Option<String> {
    const DRAW: &str = "love.graphics.draw(";
    let is_turned = |at: usize| {
        let all = split(arguments(&source[at..]));
        all.get(3).is_some_and(|angle| !matches!(angle.trim(), "0" | "nil" | ""))
    };
    let found = source.match_indices(DRAW).find(|(at, _)| !judged.contains(at) && is_turned(*at));
    found.map(|_| DRAW.trim_end_matches('(').to_owned())
}

/// Whether something stands behind the sign of a comment in its line.
fn is_comment(source: &str, at: usize) -> bool {
    let line = source[..at].rsplit('\n').next().unwrap_or_default();
    ["//", "#", "--"].iter().any(|sign| line.contains(sign))
}

/// What stands in the brackets of a call.
pub(super) fn arguments(call: &str) -> &str {
    let Some(open) = call.find('(') else { return "" };
    let mut depth = 0;
    for (at, sign) in call[open..].char_indices() {
        match sign {
            '(' => depth += 1,
            ')' => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return &call[open + 1..open + at];
        }
    }
    &call[open + 1..]
}

/// What stands between the commas that are in no brackets.
fn split(arguments: &str) -> Vec<&str> {
    let (mut depth, mut begin) = (0, 0);
    let mut all = Vec::new();
    for (at, sign) in arguments.char_indices() {
        match sign {
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' => depth -= 1,
            ',' if depth == 0 => {
                all.push(&arguments[begin..at]);
                begin = at + 1;
            }
            _ => {}
        }
    }
    all.push(&arguments[begin..]);
    all
}

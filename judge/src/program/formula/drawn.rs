//! Whether a text draws shapes around their centres, or says where their origin is: then a place can be the centre.

use crate::program::pictures::arguments;

/// What says so by itself, with `|` between.
const SAYS: &str = "rectMode(CENTER|rectMode(RADIUS|rect_mode(CENTER|imageMode(CENTER|get_rect(center|setOrigin|set_origin|setAnchor|anchor|pivot|add.sprite|add.image|add.rectangle|physics.add|centered|regX|regY|transform-origin|Origin = ";
/// Functions that draw from a corner, unless half of a size is taken off before.
const DRAWS: &str = "fillRect( strokeRect( drawImage( drawRect( DrawRectangle graphics.draw( graphics.rectangle( \
    draw.rect( blit( image( draw( rect(";

/// Whether something in a text says that places are perhaps centres. `judged` is the function that is judged.
pub(super) fn is_drawn(source: &str, judged: &std::ops::Range<usize>) -> bool {
    let outside = |at: usize| !judged.contains(&at);
    SAYS.split('|').any(|word| source.contains(word))
        || source.match_indices("origin").any(|(at, _)| outside(at))
        || DRAWS
            .split(' ')
            .any(|call| source.match_indices(call).any(|(at, _)| is_offset(call, arguments(&source[at..]))))
}

/// `x - w / 2`, `-a.w * 0.5`, `x - halfWidth`, and the offsets of LÖVE behind angle and scales.
fn is_offset(call: &str, arguments: &str) -> bool {
    const LEAST_WITH_OFFSETS: usize = 7;
    let bare: String = arguments.chars().filter(|it| !it.is_whitespace()).collect();
    let halves = bare.split('-').skip(1).any(|part| {
        let part = part.trim_start_matches('(');
        let end = part.find(|it: char| !(it.is_alphanumeric() || matches!(it, '_' | '.' | '[' | ']' | '\'' | '"')));
        let (name, rest) = part.split_at(end.unwrap_or(part.len()));
        let rest = rest.trim_start_matches("()");
        let is_name = name.chars().any(char::is_alphabetic);
        let is_half = ["/2", "*0.5", "*.5", ">>1", "//2"].iter().any(|half| rest.starts_with(half));
        is_name && (is_half || name.to_lowercase().contains("half"))
    });
    halves || (call == "graphics.draw(" && bare.split(',').count() >= LEAST_WITH_OFFSETS)
}

//! The places of a figure's texts on the stage, which other parts avoid.

use super::{Anchor, Figure, Item, PLATE, Role, Transform, kept_on_stage};
use crate::words::Text;
use hantei_collision::{Point, Rect};

/// The largest mean width of a letter, in font sizes: Latin, Korean, and Chinese or Japanese.
const THIN: f64 = 0.4;
const LATIN: f64 = 0.6;
const CAPITAL: f64 = 0.7;
const BROAD: f64 = 0.9;
const KOREAN: f64 = 0.9;
const WIDE: f64 = 1.0;
const THIN_LETTERS: &str = " !'(),-./:;I[]fijlrt{|}";
const BROAD_LETTERS: &str = "%@MWmw";

/// The estimated width of a text of this size, stage pixels, rather too large than too small.
pub fn text_width(text: &str, size: f64) -> f64 {
    text.chars().map(letter_width).sum::<f64>() * size
}

/// The same of a text that is as wide in every language; `None` of another one.
pub(crate) fn known_width(text: &Text, size: f64) -> Option<f64> {
    match text {
        Text::Plain(plain) => Some(text_width(plain, size)),
        Text::Whole(number) => {
            let after_first = number.checked_ilog10().unwrap_or(0);
            Some((f64::from(after_first + 1) * LATIN + f64::from(after_first / 3) * THIN) * size)
        }
        Text::Message { .. } | Text::Given(_) => None,
    }
}

fn letter_width(letter: char) -> f64 {
    match letter {
        '\u{ac00}'..='\u{d7a3}' => KOREAN,
        '\u{1100}'.. => WIDE,
        _ if THIN_LETTERS.contains(letter) => THIN,
        _ if BROAD_LETTERS.contains(letter) => BROAD,
        'A'..='Z' => CAPITAL,
        _ => LATIN,
    }
}

type LabelPlace = (Point, (f64, f64), Anchor);

/// The middle of a label of this width and height on a stage of this size, stage pixels.
pub fn middle_of_label(
    (at, shift, anchor): LabelPlace,
    (width, size): (f64, f64),
    role: Role,
    (to_stage, stage): (Transform, (f64, f64)),
) -> Point {
    let (point, shift) = (to_stage.to(at), to_stage.beside(shift));
    let middle = point.moved(shift.0 + width * (0.5 - anchor.part()), shift.1);
    let half = Point::new(width / 2.0 + PLATE, size / 2.0 + PLATE);
    kept_on_stage(middle, half, point, role, stage)
}

impl Figure {
    /// Every text with its place on the stage; `width` gives a text's width in a font size, stage pixels.
    pub fn texts(&self, width: impl Fn(&Text, f64) -> f64) -> Vec<(&Text, Rect)> {
        let texts = self.placed().filter_map(|(to_stage, item)| {
            let Item::Label { at, shift, anchor, text, size, role } = item else { return None };
            let wide = width(text, *size);
            let middle = middle_of_label((*at, *shift, *anchor), (wide, *size), *role, (to_stage, self.stage));
            Some((text, Rect::from_centre_size(middle, wide, *size)))
        });
        texts.collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::figure::Viewport;

    #[test]
    fn texts_are_where_they_are_drawn() {
        let viewport = Viewport { origin: Point::new(10.0, 20.0), zoom: 2.0, up: None };
        let mut figure = Figure::new((400.0, 300.0), viewport);
        let mut label = |at, anchor, role| {
            let (shift, text) = ((0.0, -5.0), Text::plain("12"));
            figure.push(Item::Label { at, shift, anchor, text, size: 10.0, role });
        };
        label(Point::new(60.0, 70.0), Anchor::Middle, Role::Text);
        label(Point::new(60.0, 70.0), Anchor::Start, Role::Text);
        label(Point::new(10.0, 70.0), Anchor::Middle, Role::Text);
        label(Point::new(-90.0, 70.0), Anchor::Middle, Role::Text);
        label(Point::new(-90.0, 70.0), Anchor::Middle, Role::Lit);
        let found: Vec<f64> = figure.texts(|_, size| 2.0 * size).iter().map(|(_, place)| place.min().x).collect();
        assert_eq!(found, [90.0, 100.0, 3.0, -210.0, 3.0]);
        assert_eq!(
            ["ab", "it", "OK", "Wm", "위쪽", "真偽"].map(|text| text_width(text, 10.0)),
            [12.0, 8.0, 14.0, 18.0, 18.0, 20.0]
        );
    }
}

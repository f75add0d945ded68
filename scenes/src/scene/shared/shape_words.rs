//! The words that differ between rectangles and boxes.

use super::number::{brief, shown, tidy};
use crate::scene::trace;
use crate::text;
use crate::words::Text;
use hantei_collision::{Axis, AxisAligned, Contact, Cuboid, Point, Rect, Two, contact, interval_contact};

/// A longer number stands in powers of ten in a sentence.
const DIGITS: usize = 12;

pub(in crate::scene) trait Spoken: AxisAligned {
    /// A's names for a typed test, in groups.
    const NAMES: &'static [&'static [&'static str]];
    /// How two of them lie, with numbers.
    fn contact_text(two: &Two<Self>) -> Text;
    /// Why two that meet are a hit, from the picture; `None` leaves it to the comparisons.
    fn met(_: &Two<Self>) -> Option<Text> {
        None
    }
    /// The question for a guess of a method's answer.
    fn ask(method: &'static str) -> Text;
    /// Its corners for the trace.
    fn traced(self) -> serde_json::Value;
    /// For a Rust test of two: the types, a formula's type.
    const RUST: (&'static [&'static str], &'static str);
    fn as_rust(self) -> String;
}

impl Spoken for Rect {
    const NAMES: &'static [&'static [&'static str]] = &[
        &["ax", "ay", "aw", "ah"],
        &["ax1", "ax2", "ay1", "ay2"],
        &["acx", "acy"],
        &["a.left", "a.right", "a.top", "a.bottom"],
    ];
    const RUST: (&'static [&'static str], &'static str) = (&["Point", "Rect"], "OverlapFormula");

    fn contact_text(two: &Two<Self>) -> Text {
        let [x, y] = Axis::PLANE.map(|axis| gap(two, axis));
        match (contact(two.a, two.b), x > 0.0, y > 0.0) {
            (Contact::Apart, true, true) => text!("apart-both", x = shown(x), y = shown(y)),
            (Contact::Apart, true, false) => text!("apart", by = shown(x), axis = "x"),
            (Contact::Apart, false, _) => text!("apart", by = shown(y), axis = "y"),
            (Contact::Touching, ..) if x == 0.0 && y == 0.0 => text!("touching-corner"),
            (Contact::Touching, ..) => text!("touching", axis = if x == 0.0 { "x" } else { "y" }),
            (Contact::Overlapping, ..) => {
                let [x, y] = shared(two);
                text!("overlapping", x = x, y = y)
            }
        }
    }

    fn met(two: &Two<Self>) -> Option<Text> {
        let on = Axis::PLANE.map(|axis| contact_on(two, axis));
        Some(match on {
            [Contact::Overlapping, Contact::Overlapping] => {
                let [x, y] = shared(two);
                text!("reason-overlap", x = x, y = y)
            }
            [Contact::Touching, Contact::Touching] => text!("reason-touch-corner"),
            [Contact::Touching, _] => text!("reason-touch-is-hit", axis = Axis::X.name()),
            [_, Contact::Touching] => text!("reason-touch-is-hit", axis = Axis::Y.name()),
            _ => return None,
        })
    }

    fn ask(method: &'static str) -> Text {
        text!("ask-hit", method = method)
    }

    fn traced(self) -> serde_json::Value {
        trace::corners(self)
    }

    fn as_rust(self) -> String {
        let corner = |point: Point| format!("Point::new({:?}, {:?})", point.x, point.y);
        format!("Rect::from_corners({}, {})", corner(self.min()), corner(self.max()))
    }
}

impl Spoken for Cuboid {
    const NAMES: &'static [&'static [&'static str]] = &[
        &["ax", "ay", "az", "aw", "ah", "ad"],
        &["ax1", "ax2", "ay1", "ay2", "az1", "az2"],
        &["acx", "acy", "acz"],
        &["a.left", "a.right", "a.top", "a.bottom", "a.front", "a.back"],
    ];
    const RUST: (&'static [&'static str], &'static str) = (&["Cuboid"], "CuboidFormula");

    fn contact_text(two: &Two<Self>) -> Text {
        let on = |contact: Contact| Axis::SPACE.into_iter().filter(move |&axis| contact_on(two, axis) == contact);
        let [x, y, z] = Axis::SPACE.map(|axis| shown(gap(two, axis).abs()));
        let by = |axis: Axis| text!("by-in", by = shown(gap(two, axis)), axis = axis.name());
        let names = |contact: Contact| on(contact).map(Axis::name).collect::<Vec<_>>().join(", ");
        match (contact(two.a, two.b), on(Contact::Touching).count()) {
            (Contact::Apart, _) => text!("apart-by", by = on(Contact::Apart).map(by).collect::<Vec<Text>>()),
            (Contact::Touching, 1) => text!("touching-face", axes = names(Contact::Touching)),
            (Contact::Touching, 2) => text!("touching-an-edge", axes = names(Contact::Touching)),
            (Contact::Touching, _) => text!("touching-corner-of-three"),
            (Contact::Overlapping, _) => text!("overlapping-solid", x = x, y = y, z = z),
        }
    }

    fn ask(method: &'static str) -> Text {
        text!("ask-hit-in-space", method = method)
    }

    fn traced(self) -> serde_json::Value {
        trace::solid(self)
    }

    fn as_rust(self) -> String {
        format!("Cuboid::from_corners({:?}, {:?})", self.min(), self.max())
    }
}

/// Width and height of what two rectangles share.
fn shared(two: &Two<Rect>) -> [String; 2] {
    Axis::PLANE.map(|axis| brief(apart(two, axis), DIGITS))
}

/// The exact relation of the two on one axis.
pub(in crate::scene) fn contact_on<S: AxisAligned>(two: &Two<S>, axis: Axis) -> Contact {
    interval_contact(two.a.on(axis), two.b.on(axis))
}

/// The gap on an axis; negative for what they share.
pub(in crate::scene) fn gap<S: AxisAligned>(two: &Two<S>, axis: Axis) -> f64 {
    tidy(two.a.on(axis).gap(two.b.on(axis)))
}

/// The size of the gap on an axis, or of what they share: never rounded to 0.
pub(in crate::scene) fn apart<S: AxisAligned>(two: &Two<S>, axis: Axis) -> f64 {
    let tidy = gap(two, axis);
    if tidy == 0.0 { two.a.on(axis).gap(two.b.on(axis)).abs() } else { tidy.abs() }
}

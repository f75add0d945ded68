//! A figure as SVG text: the picture on the screen, in a file that scales.
//!
//! Items stand in the order and under the names of [`Item`]. Numbers are rounded here and nowhere else.

use crate::figure::{CAPTION_MARGIN, CAPTION_SIZE, Colour, DASH, Figure, HANDLE_SIZE, Item, Place, Role, Viewport};
use crate::geometry::{Point, Rect};
use std::fmt::Write as _;

/// How far below the middle of a letter its baseline stands, as a part of the font size.
const MIDDLE_TO_BASELINE: f64 = 0.35;

/// The figure as a complete SVG document.
pub fn to_svg(figure: &Figure) -> String {
    let (width, height) = (number(figure.stage.0), number(figure.stage.1));
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" \
         viewBox=\"0 0 {width} {height}\" font-family=\"IBM Plex Sans, sans-serif\" font-weight=\"600\">\n\
         <rect width=\"100%\" height=\"100%\" fill=\"#ffffff\"/>\n"
    );
    for item in &figure.items {
        out.push_str(&element(item, figure.stage, figure.viewport));
        out.push('\n');
    }
    out.push_str("</svg>\n");
    out
}

fn element(item: &Item, stage: (f64, f64), viewport: Viewport) -> String {
    match item {
        Item::Rect { rect, role } => rectangle(viewport.rect_to_stage(*rect), &fill(*role)),
        Item::Rects { rects, role } => {
            let mut path = String::new();
            for rect in rects {
                let place = viewport.rect_to_stage(*rect);
                let [left, top, right, bottom] =
                    [place.min().x, place.min().y, place.max().x, place.max().y].map(number);
                let _ = write!(path, "M{left} {top}H{right}V{bottom}H{left}z");
            }
            format!("<path d=\"{path}\" {}/>", fill(*role))
        }
        Item::Sprite { rect, sprite } => {
            let place = rectangle(viewport.rect_to_stage(*rect), "");
            let place = place.trim_start_matches("<rect ").trim_end_matches(" />");
            sprite.svg().trim_end().replacen("<svg ", &format!("<svg {place} "), 1)
        }
        Item::Polygon { points, role } => {
            let mut list = String::new();
            for &point in points {
                let at = viewport.to_stage(point);
                let _ = write!(list, "{},{} ", number(at.x), number(at.y));
            }
            format!("<polygon points=\"{}\" fill-rule=\"evenodd\" {}/>", list.trim_end(), fill(*role))
        }
        Item::Line { from, to, role, dashed } => {
            let (from, to) = (viewport.to_stage(*from), viewport.to_stage(*to));
            let dashes = if *dashed { format!(" stroke-dasharray=\"{} {}\"", DASH.0, DASH.1) } else { String::new() };
            format!(
                "<line x1=\"{}\" y1=\"{}\" x2=\"{}\" y2=\"{}\" stroke=\"{}\" stroke-width=\"{}\"{dashes}/>",
                number(from.x),
                number(from.y),
                number(to.x),
                number(to.y),
                hex(role.colour()),
                number(role.thickness()),
            )
        }
        Item::Dot { at, role, radius } => {
            let at = viewport.to_stage(*at);
            let (x, y) = (number(at.x), number(at.y));
            format!("<circle cx=\"{x}\" cy=\"{y}\" r=\"{}\" {}/>", number(*radius), fill(*role))
        }
        Item::Handle { at, role } => {
            let at = viewport.to_stage(*at);
            let half = HANDLE_SIZE / 2.0;
            let look = format!("fill=\"#ffffff\" stroke=\"{}\" stroke-width=\"1.5\"", hex(role.colour()));
            rectangle(Rect::from_corners(at.moved(-half, -half), at.moved(half, half)), &look)
        }
        Item::Label { at, shift, text, size, role } => {
            let at = viewport.to_stage(*at).moved(shift.0, shift.1 + size * MIDDLE_TO_BASELINE);
            let plate = if *role == Role::Lit {
                format!("stroke=\"{}\" stroke-width=\"6\" paint-order=\"stroke\" ", hex(Role::Halo.colour()))
            } else {
                String::new()
            };
            words(at, *size, "middle", &plate, text, *role)
        }
        Item::Caption { place, text, role } => {
            let (at, anchor) = match place {
                Place::TopLeft(inset) => (Point::new(CAPTION_MARGIN + inset, CAPTION_SIZE + inset), "start"),
                Place::Bottom => (Point::new(stage.0 / 2.0, stage.1 - CAPTION_MARGIN), "middle"),
            };
            words(at, CAPTION_SIZE, anchor, "", text, *role)
        }
    }
}

fn rectangle(place: Rect, look: &str) -> String {
    format!(
        "<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" {look}/>",
        number(place.min().x),
        number(place.min().y),
        number(place.width()),
        number(place.height()),
    )
}

fn words(at: Point, size: f64, anchor: &str, plate: &str, text: &str, role: Role) -> String {
    let text = text.replace('&', "&amp;").replace('<', "&lt;");
    format!(
        "<text x=\"{}\" y=\"{}\" font-size=\"{size}\" text-anchor=\"{anchor}\" {plate}{}>{text}</text>",
        number(at.x),
        number(at.y),
        fill(role),
    )
}

fn fill(role: Role) -> String {
    let opacity = match role.opacity() {
        1.0 => String::new(),
        part => format!(" fill-opacity=\"{part}\""),
    };
    format!("fill=\"{}\"{opacity}", hex(role.colour()))
}

fn hex(Colour(red, green, blue): Colour) -> String {
    format!("#{red:02x}{green:02x}{blue:02x}")
}

/// At most three decimals, and never `-0`.
fn number(value: f64) -> String {
    let rounded = (value * 1000.0).round() / 1000.0;
    format!("{}", if rounded == 0.0 { 0.0 } else { rounded })
}

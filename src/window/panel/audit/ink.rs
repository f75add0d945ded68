//! The texts among the shapes of a pass: the ink and ground of each line, and its faults.

use super::Window;
use crate::window::layout::Layout;
use crate::window::theme::rgb;
use egui::epaint::{ClippedShape, PathShape, RectShape, TextShape};
use egui::{Color32, Pos2, Rect, Shape, vec2};
use hantei_scenes::figure::Theme;

/// The most that ink may reach over a border or into another text, logical pixels.
pub(super) const TOLERANCE: f32 = 1.0;
/// A smaller stage's texts are not checked, logical pixels: the panel repeats them, or a larger window is needed.
const LEAST_STAGE: f32 = 300.0;
/// The smallest letters on the screen, logical pixels.
const LEAST_SIZE: f32 = 12.0;
/// The least contrast of words with their ground, and of large words.
const CONTRAST: f32 = 4.5;
const CONTRAST_LARGE: f32 = 3.0;
/// From this size on words count as large, logical pixels.
const LARGE: f32 = 22.0;

#[derive(Clone, Debug)]
pub(in crate::window) struct Line {
    pub(in crate::window) text: String,
    pub(super) of: usize,
    pub(in crate::window) ink: Rect,
    pub(in crate::window) clip: Rect,
    pub(super) is_shortened: bool,
    /// It begins or ends where a Japanese line may not.
    is_misbroken: bool,
    /// Sizes of its letters, logical pixels.
    pub(in crate::window) sizes: Vec<f32>,
    colours: Vec<Color32>,
    /// Its ground: the last opaque area behind it.
    ground: Option<Color32>,
    /// Opaque areas drawn over it, in order, and whether each is a ground: of the interface, or a plate.
    covered: Vec<(Rect, bool)>,
}

impl Line {
    pub(in crate::window) fn is_seen(&self) -> bool {
        let seen = self.ink.intersect(self.clip);
        let is_covered = self.covered.iter().any(|(area, _)| area.expand(TOLERANCE).contains_rect(seen));
        seen.width() > TOLERANCE && seen.height() > TOLERANCE && !is_covered
    }

    pub(super) fn is_whole(&self) -> bool {
        self.is_seen() && !self.is_shortened && self.clip.expand(TOLERANCE).contains_rect(self.ink)
    }

    /// A part is missing, and scrolling does not show it.
    fn is_cut(&self, layout: &Layout) -> bool {
        let clip = self.clip.expand(TOLERANCE);
        let is_aside = self.ink.left() < clip.left() || self.ink.right() > clip.right();
        let is_beyond = self.ink.top() < clip.top() || self.ink.bottom() > clip.bottom();
        self.is_seen() && (is_aside || is_beyond && !scrolls(layout, self.clip))
    }

    /// A number alone, as in a field, which may have room for its beginning only.
    pub(super) fn is_number(&self) -> bool {
        self.text.chars().all(|sign| sign.is_ascii_digit() || "-.,/…".contains(sign))
    }

    /// A ground covers a part of it. On the stage, moving things may cover still ones.
    fn is_half_covered(&self) -> bool {
        let seen = self.ink.intersect(self.clip);
        let over = |(area, is_ground): &(Rect, bool)| {
            let both = area.intersect(seen);
            *is_ground && both.width() > TOLERANCE && both.height() > TOLERANCE
        };
        self.is_seen() && self.covered.iter().any(over)
    }
}

/// Whether this clip area is a part of the panel or of a lesson that scrolls: it is lower than the whole.
fn scrolls(layout: &Layout, clip: Rect) -> bool {
    // The ground of a row reaches slightly beyond the panel.
    let parts = [layout.panel, layout.lesson].into_iter().flatten().map(|part| part.expand2(vec2(20.0, TOLERANCE)));
    parts.into_iter().any(|part| part.contains_rect(clip) && clip.height() < part.height() - 8.0)
}

#[derive(Default)]
struct InkSheet {
    lines: Vec<Line>,
    texts: usize,
    areas: Vec<(Rect, Color32)>,
}

impl InkSheet {
    fn add(&mut self, shape: &Shape, clip: Rect) {
        match shape {
            Shape::Vec(shapes) => shapes.iter().for_each(|shape| self.add(shape, clip)),
            Shape::Text(text) => self.text(text, clip),
            Shape::Rect(RectShape { rect, fill, .. }) => self.cover(rect.intersect(clip), *fill, true),
            Shape::Path(PathShape { points, closed: true, fill, .. }) => {
                // The words are well inside a chip or a disc.
                self.areas.push((Rect::from_points(points).intersect(clip), *fill));
            }
            Shape::Mesh(mesh) => {
                // An area with upright edges, whose outermost pixels may be covered partly.
                let Some(colour) = mesh.vertices.iter().map(|vertex| vertex.color).find(Color32::is_opaque) else {
                    return;
                };
                let points: Vec<Pos2> =
                    mesh.vertices.iter().filter(|vertex| vertex.color == colour).map(|vertex| vertex.pos).collect();
                let area = Rect::from_points(&points);
                let is_upright = points.iter().all(|at| at.x == area.left() || at.x == area.right());
                if is_upright {
                    let themes = [Theme::Light, Theme::Dark].map(Theme::palette);
                    let is_plate = themes.iter().any(|of| [of.stage, of.panel].map(rgb).contains(&colour));
                    self.cover(area.intersect(clip), colour, is_plate);
                }
            }
            _ => {}
        }
    }

    fn cover(&mut self, area: Rect, colour: Color32, is_ground: bool) {
        if colour.is_opaque() && area.is_positive() {
            self.lines.iter_mut().for_each(|line| line.covered.push((area, is_ground)));
            self.areas.push((area, colour));
        }
    }

    fn text(&mut self, shape: &TextShape, clip: Rect) {
        let TextShape { pos, galley, fallback_color, override_text_color, .. } = shape;
        let sections = &galley.job.sections;
        let sizes: Vec<f32> = sections.iter().map(|section| section.format.font_id.size).collect();
        let colours = sections.iter().map(|section| match section.format.color {
            Color32::PLACEHOLDER => *fallback_color,
            colour => colour,
        });
        let colours: Vec<Color32> = override_text_color.map_or_else(|| colours.collect(), |colour| vec![colour]);
        self.texts += 1;
        for (place, row) in galley.rows.iter().enumerate() {
            let (text, ink) = (row.text().trim().to_string(), row.visuals.mesh_bounds);
            if text.is_empty() || !ink.is_positive() {
                continue;
            }
            let ink = ink.translate(pos.to_vec2());
            let ground = self.areas.iter().rev().find(|(area, _)| area.contains(ink.intersect(clip).center()));
            self.lines.push(Line {
                is_misbroken: place > 0 && begins_wrongly(&text)
                    || place + 1 < galley.rows.len() && text.ends_with(['「', '『', '（']),
                text,
                of: self.texts,
                ink,
                clip,
                is_shortened: galley.elided,
                sizes: sizes.clone(),
                colours: colours.clone(),
                ground: ground.map(|(_, colour)| *colour),
                covered: Vec::new(),
            });
        }
    }
}

fn begins_wrongly(row: &str) -> bool {
    row.starts_with(|letter| "。、」』）！？：・ーぁぃぅぇぉっゃゅょァィゥェォッャュョ".contains(letter))
}

pub(in crate::window) fn lines(shapes: &[ClippedShape]) -> Vec<Line> {
    let mut sheet = InkSheet::default();
    shapes.iter().for_each(|ClippedShape { clip_rect, shape }| sheet.add(shape, *clip_rect));
    sheet.lines
}

/// The faults of these lines. A small stage is not checked.
pub(super) fn faults(lines: &[Line], layout: &Layout) -> Vec<String> {
    let stage = layout.stage;
    let is_small = stage.width().min(stage.height()) < LEAST_STAGE;
    let is_looked_at =
        |line: &&Line| line.is_seen() && !(is_small && stage.contains(line.ink.intersect(line.clip).center()));
    let seen: Vec<&Line> = lines.iter().filter(is_looked_at).collect();
    let mut faults = Vec::new();
    for line in &seen {
        let text = &line.text;
        if line.is_cut(layout) {
            faults.push(format!("cut: {text}"));
        }
        if line.is_shortened && !line.is_number() {
            faults.push(format!("shortened: {text}"));
        }
        if line.is_misbroken {
            faults.push(format!("begins or ends wrongly: {text}"));
        }
        if line.is_half_covered() {
            faults.push(format!("half covered: {text}"));
        }
        if let Some(size) = line.sizes.iter().find(|size| **size < LEAST_SIZE) {
            faults.push(format!("only {size} high: {text}"));
        }
    }
    for (i, one) in seen.iter().enumerate() {
        for other in &seen[i + 1..] {
            let both = one.ink.intersect(other.ink).intersect(one.clip).intersect(other.clip);
            let between = &one.covered[..one.covered.len() - other.covered.len()];
            let is_parted = between.iter().any(|(area, _)| area.expand(TOLERANCE).contains_rect(both));
            if both.width() > TOLERANCE && both.height() > TOLERANCE && !is_parted {
                faults.push(format!("over each other: {} | {}", one.text, other.text));
            }
        }
    }
    faults
}

/// Words with too little contrast to their ground, or to `paper`. The palette's test checks the stage's own words.
pub(super) fn pale(lines: &[Line], layout: &Layout, paper: Color32) -> Vec<String> {
    let of_interface = lines.iter().filter(|line| line.is_seen() && !layout.stage.contains(line.ink.center()));
    let mut found = Vec::new();
    for line in of_interface {
        let ground = line.ground.unwrap_or(paper);
        let least = if line.sizes.iter().all(|size| *size >= LARGE) { CONTRAST_LARGE } else { CONTRAST };
        for &colour in &line.colours {
            let contrast = contrast(colour, ground);
            if contrast < least {
                found.push(format!("contrast of {contrast:.1}: {}", line.text));
            }
        }
    }
    found
}

/// The contrast of two opaque colours, from 1 to 21 (WCAG 2).
fn contrast(one: Color32, other: Color32) -> f32 {
    let lightness = |colour: Color32| {
        let [red, green, blue, _] = egui::Rgba::from(colour).to_array();
        0.2126 * red + 0.7152 * green + 0.0722 * blue
    };
    let (one, other) = (lightness(one), lightness(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

/// Targets that are too low for the pointer, or outside the window.
pub(super) fn targets(all: &[Rect], layout: &Layout, window: Window) -> Vec<String> {
    let mut found = Vec::new();
    for place in all {
        let least: f32 = if window.by_finger || layout.phone { 44.0 } else { 34.0 };
        // In a lower bar, targets are as high as the bar.
        let least = if layout.bar.contains_rect(*place) { least.min(layout.bar.height()) } else { least };
        let size = format!("{:.0} × {:.0}", place.width(), place.height());
        if place.height() < least - 0.5 {
            found.push(format!("a target of {size}, to be {least} high"));
        }
        if place.left() < -TOLERANCE || place.right() > window.size.0 + TOLERANCE {
            found.push(format!("a target of {size} beyond the window"));
        }
    }
    found
}

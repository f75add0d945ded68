//! The lens: the numbers around the edge that decides, cell by cell, with the chosen method's answer if B's edge were
//! there. Above and below the cells are the ends of A's and B's shadows, so near that one number follows the other.

use super::lens_numbers::{Landing, notation, steps};
use super::{Follow, PairScene, lens_numbers, trial};
use crate::figure::{Anchor, Figure, Item, Role, text_width};
use crate::scene::knob::origin_for;
use crate::scene::shared::cells::legends;
use crate::scene::shared::lens::{Looked, headline, runs};
use crate::scene::shared::{hit_or_miss, truth};
use crate::scene::{FigureLook, FigurePointer};
use crate::text;
use crate::words::Text;
use hantei_collision::{Axis, End, Interval, Point, Precision, Rect};
use hantei_judge::Ruler;

/// The font size from this figure width on, and in narrower figures, logical pixels.
const WIDE: f64 = 500.0;
const WORDS: (f64, f64) = (15.0, 13.0);
/// Largest width of a cell, logical pixels.
const CELL: f64 = 44.0;
/// Heights in font sizes: a line, a cell, and a bar above or below the cells.
const LINE: f64 = 1.4;
const CELL_HEIGHT: f64 = 2.6;
const BAR: f64 = 0.55;
/// Lines of words above the cells and below them.
const LINES: (f64, f64) = (3.0, 4.0);
/// From the figure's left border to the cells, logical pixels.
const MARGIN: f64 = 2.0;
/// How far the mark of a number reaches into its cell and beyond its bar, logical pixels. Beyond that, the arrow of the
/// rounding is drawn.
const INTO: f64 = 4.0;
const BEYOND: f64 = 7.0;
/// A shorter arrow is not drawn, and only one longer than the second has a head, logical pixels.
const SEEN: f64 = 2.0;
const ARROW: f64 = 14.0;
/// Width of a comparison's truth after its numbers, in font sizes.
const TRUTH: f64 = 5.0;
/// From one cell with a label to the next.
const TICKS: usize = 8;

/// The numbers around A's edge, with the chosen method's answers.
pub(super) fn ruler(scene: &PairScene) -> Ruler {
    let (pair, Looked { precision, k, .. }) = (trial(scene), &scene.extra.lens);
    Ruler::new(&pair.formula(), pair.border, [pair.shapes.a, pair.shapes.b], *precision, *k)
}

/// The sizes of all parts, logical pixels.
struct LensSizes {
    words: f64,
    line: f64,
    bar: f64,
    cells: Rect,
}

fn sizes((width, _): (f64, f64)) -> LensSizes {
    let words = if width < WIDE { WORDS.1 } else { WORDS.0 };
    let (line, bar) = (words * LINE, words * BAR);
    let cell = ((width - 2.0 * MARGIN) / Ruler::SIZE as f64).floor().clamp(1.0, CELL);
    let corner = Point::new(MARGIN, LINES.0 * line + BEYOND + bar);
    let cells = Rect::from_origin_size(corner, cell * Ruler::SIZE as f64, words * CELL_HEIGHT);
    LensSizes { words, line, bar, cells }
}

/// The cell at a point of a figure of this size; the bars above and below belong to it.
fn cell_at(size: (f64, f64), at: Point) -> Option<usize> {
    let LensSizes { cells, bar, .. } = sizes(size);
    let is_within = (cells.min().y - bar..cells.max().y + bar).contains(&at.y);
    let place = ((at.x - cells.min().x) / cells.width() * Ruler::SIZE as f64).floor();
    (is_within && 0.0 <= place && place < Ruler::SIZE as f64).then_some(place as usize)
}

/// Puts B's edge on the number under a press.
pub(super) fn press(scene: &mut PairScene, pointer: FigurePointer) {
    if let Some(cell) = cell_at(pointer.size, pointer.at) {
        let b = b_at(&ruler(scene), cell);
        scene.state.follow = Follow::Off;
        scene.place(1, b.into());
    }
}

/// B with its edge on the number of a cell. The command that is copied has its origin and size, which lead to that edge.
fn b_at(ruler: &Ruler, cell: usize) -> Rect {
    let ((axis, of_a), b) = (ruler.edges(), ruler.b_at(cell));
    if of_a == End::Max {
        return b;
    }
    let Interval { min, max } = b.interval(axis);
    let origin = origin_for(max, max - min);
    let corner = if axis == Axis::X { Point::new(origin, b.min().y) } else { Point::new(b.min().x, origin) };
    Rect::from_corners(corner, b.max())
}

pub(super) fn notes(scene: &PairScene) -> Vec<Text> {
    lens_numbers::notes(scene, &ruler(scene))
}

pub(super) fn draw(scene: &PairScene, look: &FigureLook, figure: &mut Figure) {
    let ruler = ruler(scene);
    let pointed = look.pointer.and_then(|at| cell_at(look.size, at));
    let drawing = Drawing { scene, ruler: &ruler, pointed, width: look.size.0, sizes: sizes(look.size) };
    drawing.bars(figure);
    drawing.numbers(figure);
    drawing.landings(figure);
    drawing.words(figure);
}

/// 2^k, written out if that is short.
fn step(k: u8) -> String {
    if k < 10 { (1 << k).to_string() } else { format!("2^{k}") }
}

struct Drawing<'a> {
    scene: &'a PairScene,
    ruler: &'a Ruler,
    /// The cell under the pointer: everything is shown as if B's edge were there.
    pointed: Option<usize>,
    /// Of the figure.
    width: f64,
    sizes: LensSizes,
}

impl Drawing<'_> {
    /// The x of a place on the row, which is counted in cells from its start.
    fn x(&self, place: f64) -> f64 {
        self.sizes.cells.min().x + place * self.sizes.cells.width() / Ruler::SIZE as f64
    }

    /// The cells from one to before another.
    fn run(&self, from: usize, to: usize) -> Rect {
        let (min, max) = (self.sizes.cells.min(), self.sizes.cells.max());
        Rect::from_corners(Point::new(self.x(from as f64), min.y), Point::new(self.x(to as f64), max.y))
    }

    fn edge_of_b(&self) -> f64 {
        self.pointed.map_or(self.ruler.edge_of_b(), |cell| self.ruler.number(cell))
    }

    /// Draws the ends of A and B, as in the shadows.
    fn bars(&self, figure: &mut Figure) {
        let (_, of_a) = self.ruler.edges();
        let size = Ruler::SIZE as f64;
        let middle = Ruler::MIDDLE as f64 + 0.5;
        let edge = self.edge_of_b();
        // Beyond the row, all of B is visible, or nothing.
        let beyond = if edge < self.ruler.number(0) { 0.0 } else { size };
        let of_b = self.ruler.place(edge).unwrap_or(beyond);
        let (a, b) = if of_a == End::Max { ((0.0, middle), (of_b, size)) } else { ((middle, size), (0.0, of_b)) };
        let bar = self.sizes.bar;
        let (above, below) = (self.sizes.cells.min().y - bar, self.sizes.cells.max().y);
        for ((from, to), top, role) in [(a, above, Role::FirstBar), (b, below, Role::SecondBar)] {
            if from < to {
                let corner = Point::new(self.x(from), top);
                figure.push(Item::Rect { rect: Rect::from_origin_size(corner, self.x(to) - corner.x, bar), role });
            }
        }
    }

    /// Draws the cells: coloured by the method's answer, hatched where that is wrong; some with steps from A's edge.
    fn numbers(&self, figure: &mut Figure) {
        figure.push(Item::Rect { rect: self.sizes.cells.grown(1.0), role: Role::Edge });
        for (hits, role) in [(true, Role::MapHit), (false, Role::MapMiss)] {
            let of_kind = (0..Ruler::SIZE).filter(|&cell| self.ruler.says_hit(cell) == hits);
            let inside = |cell| {
                let rect = self.run(cell, cell + 1);
                Rect::from_origin_size(rect.min().moved(0.5, 0.0), rect.width() - 1.0, rect.height())
            };
            figure.push(Item::Rects { rects: of_kind.map(inside).collect(), role });
        }
        for run in runs(Ruler::SIZE, |cell| self.ruler.is_wrong(cell)) {
            figure.push_hatching(self.run(run.start, run.end), Role::LensWrong);
        }
        if let Some(cell) = self.pointed {
            figure.push_outline(self.run(cell, cell + 1).grown(1.0), Role::Lit, false);
        }
        let y = self.sizes.cells.max().y + self.sizes.bar + BEYOND + self.sizes.line / 2.0;
        for cell in (0..Ruler::SIZE).step_by(TICKS) {
            let (at, text) = (Point::new(self.x(cell as f64 + 0.5), y), Text::plain(steps(self.ruler, cell)));
            figure.write(at, Anchor::Middle, text, self.sizes.words, Role::GridText);
        }
    }

    /// Draws the compared numbers in their cells, and how rounding moves a sum.
    fn landings(&self, figure: &mut Figure) {
        let (top, bottom) = (self.sizes.cells.min().y, self.sizes.cells.max().y);
        let (bar, line) = (self.sizes.bar, self.sizes.line);
        let all = Landing::of_both(self.scene, self.ruler, self.pointed);
        let (above, below) = (top - bar - BEYOND, bottom + bar + BEYOND);
        let lanes = [(above, top + INTO, above - 0.5 * line), (below, bottom - INTO, below + 1.5 * line)];
        for (landing, (outer, inner, y)) in all.iter().zip(lanes) {
            let place = self.ruler.place(landing.number);
            if let Some(place) = place {
                let x = self.x(place);
                if let Some(exact) = landing.exact_place(self.ruler) {
                    self.rounded(self.x(exact), x, (outer, inner), figure);
                }
                let (from, to) = (Point::new(x, outer), Point::new(x, inner));
                figure.push(Item::Line { from, to, role: Role::Lit, dashed: false });
            }
            // A number beyond the row stands at that end.
            let is_before = landing.number < self.ruler.number(0);
            let (x, anchor) = match place {
                Some(place) => (self.x(place), Anchor::Middle),
                None if is_before => (self.sizes.cells.min().x, Anchor::Start),
                None => (self.sizes.cells.max().x, Anchor::End),
            };
            let text = landing.text(self.scene, place.is_none().then_some(is_before), |text| self.fits(text, 0.0));
            figure.write(Point::new(x, y), anchor, Text::plain(text), self.sizes.words, Role::Text);
        }
    }

    /// Draws the arrow from an exact sum to the rounded one.
    fn rounded(&self, exact: f64, x: f64, (outer, inner): (f64, f64), figure: &mut Figure) {
        let way = (exact - x).abs();
        let (from, to) = (Point::new(exact, outer), Point::new(x, outer));
        let mut line = |from, to| figure.push(Item::Line { from, to, role: Role::Edge, dashed: false });
        if way >= SEEN {
            line(from, Point::new(exact, inner));
            if way < ARROW {
                line(from, to);
            } else {
                figure.push_arrow(from, to, Role::Edge);
            }
        }
    }

    /// Whether there is room for a text and `behind` font sizes after it.
    fn fits(&self, text: &str, behind: f64) -> bool {
        text_width(text, self.sizes.words) + behind * self.sizes.words <= self.width
    }

    /// Writes the method's errors or the cell at the pointer, the step between numbers, the comparison, and the legend.
    fn words(&self, figure: &mut Figure) {
        let (line, corner) = (self.sizes.line, self.sizes.cells.min());
        let top = corner.y - self.sizes.bar - BEYOND - LINES.0 * line;
        let at = |y: f64| Point::new(corner.x, y);
        let ruler = self.ruler;
        let said = match self.pointed {
            Some(cell) => {
                let [plain, exact] = [ruler.says_hit(cell), ruler.is_hit(cell)].map(hit_or_miss);
                text!("lens-cell", plain = plain, exact = exact)
            }
            None => headline(ruler.wrong(), Ruler::SIZE),
        };
        let Looked { precision, .. } = &self.scene.extra.lens;
        let (axis, step) = (ruler.edges().0.name(), step(ruler.k()));
        let how = match precision {
            Precision::Single => text!("row-single", axis = axis, step = step),
            Precision::Double => text!("row-double", axis = axis, step = step),
        };
        let is_wrong = self.pointed.map_or(ruler.wrong() > 0, |cell| ruler.is_wrong(cell));
        let role = if is_wrong { Role::Wrong } else { Role::Text };
        figure.write(at(top + 0.5 * line), Anchor::Start, said, self.sizes.words, role);
        figure.write(at(top + 1.5 * line), Anchor::Start, how, self.sizes.words, Role::Text);
        let below = self.sizes.cells.max().y + self.sizes.bar + BEYOND;
        if let Some(asked) = Landing::asked(self.scene, ruler, self.pointed) {
            let [left, right] = asked.comparison.numbers.map(|number| notation(*precision, number));
            let (question, holds) = (asked.question.to_string(), asked.comparison.holds);
            let numbers = format!("{left} {} {right}", asked.question.operator.symbol());
            let text = if self.fits(&format!("{axis}: {question} → {numbers}"), TRUTH) {
                text!("strip-asked", axis = axis, question = question, numbers = numbers, holds = truth(holds))
            } else if self.fits(&format!("{axis}: {numbers}"), TRUTH) {
                text!("strip-compared", axis = axis, numbers = numbers, holds = truth(holds))
            } else {
                Text::plain(format!("{axis}: {numbers}"))
            };
            figure.write(at(below + 2.5 * line), Anchor::Start, text, self.sizes.words, Role::Text);
        }
        self.draw_legend(below + 3.5 * line, figure);
    }

    fn draw_legend(&self, y: f64, figure: &mut Figure) {
        let from = Point::new(self.sizes.cells.min().x, y);
        let [hit, miss] = [true, false].map(hit_or_miss);
        let said = [(Role::MapHit, hit), (Role::MapMiss, miss), (Role::LensWrong, text!("row-wrong"))];
        legends(figure, from, (self.sizes.words * 7.0, 0.0), said, self.sizes.words);
    }
}

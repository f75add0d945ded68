//! The segment A, cut off at the lines of B's edges: what `clip` computes at each edge.

use super::super::kinds::mean;
use super::super::marks::Marks;
use super::super::rows::{Said, Sight};
use super::{at, go_on, in_and_out, on_segment, part};
use crate::figure::{Pictogram, Role};
use crate::scene::shared::edges::edge_name;
use crate::scene::{Content, Row};
use crate::text;
use crate::words::Text;
use hantei_collision::{About, Border, Point, Polygon, Segment, Turn, orientation, side};

/// With more edges, neither their lines nor the part at each are shown.
const MOST: usize = 8;
/// Radius of a place where A crosses the line of an edge, stage pixels.
const PLACE: f64 = 7.0;

/// An edge, and where A crosses its line.
struct Cut {
    edge: usize,
    line: Segment,
    way: Way,
}

/// Where a line of A leads, at the line of an edge.
#[derive(Clone, Copy, PartialEq)]
enum Way {
    /// To its inner side, at this part of A.
    In(f64),
    /// To its outer side.
    Out(f64),
    /// Along it; the number is above 0 on the inner side.
    Along(f64),
}

/// A, and all edges of a B that have a length.
pub(super) struct Clip {
    a: Segment,
    count: usize,
    is_clockwise: bool,
    /// The middle of B's corners.
    middle: Point,
    cuts: Vec<Cut>,
}

impl Clip {
    pub(super) fn of(a: Segment, b: &Polygon) -> Self {
        let twice_area: f64 = b.edges().map(|(from, to)| from.x * to.y - from.y * to.x).sum();
        let is_clockwise = twice_area > 0.0;
        let winding = if is_clockwise { 1.0 } else { -1.0 };
        let (x, y) = (a.end.x - a.start.x, a.end.y - a.start.y);
        let cut = |(edge, (from, to)): (usize, (_, _))| {
            let line = Segment::new(from, to);
            let den = (to.y - from.y) * x - (to.x - from.x) * y;
            let d1 = side(from, to, a.start);
            let way = match winding * den {
                0.0 => Way::Along(winding * d1),
                turned if turned < 0.0 => Way::In(d1 / den),
                _ => Way::Out(d1 / den),
            };
            Cut { edge, line, way }
        };
        let edges = b.edges().enumerate().filter(|(_, (from, to))| from != to);
        Self { a, count: b.corners().len(), is_clockwise, middle: mean(b.corners()), cuts: edges.map(cut).collect() }
    }

    /// The parts of A at which it is in, and out again, by the edges up to this one.
    fn left(&self, upto: usize) -> [f64; 2] {
        self.cuts.iter().filter(|cut| cut.edge <= upto).fold([0.0, 1.0], |[enter, leave], cut| match cut.way {
            Way::In(t) => [t.max(enter), leave],
            Way::Out(t) => [enter, t.min(leave)],
            Way::Along(_) => [enter, leave],
        })
    }

    /// The part of A on the inner side of an edge.
    fn inner(&self, cut: &Cut) -> Option<[f64; 2]> {
        match cut.way {
            Way::In(t) => on_segment([t, f64::INFINITY]),
            Way::Out(t) => on_segment([f64::NEG_INFINITY, t]),
            Way::Along(inner) => (inner >= 0.0).then_some([0.0, 1.0]),
        }
    }

    /// The part on the inner side of all edges.
    fn inside(&self) -> Option<[f64; 2]> {
        let parts = self.cuts.iter().map(|cut| self.inner(cut)).collect::<Option<Vec<_>>>()?;
        let [from, to] = parts.into_iter().fold([0.0, 1.0], |[f, t]: [f64; 2], [from, to]| [f.max(from), t.min(to)]);
        (from <= to).then_some([from, to])
    }

    /// Whether all of A is on the outer side of an edge, exactly; where touching is a miss, also on its line.
    fn is_outer(&self, cut: &Cut, border: Border) -> bool {
        let inner = if self.is_clockwise { Turn::Right } else { Turn::Left };
        [self.a.start, self.a.end].into_iter().all(|end| match orientation(cut.line.start, cut.line.end, end) {
            Turn::Straight => border != Border::Hits,
            turn => turn != inner,
        })
    }

    /// A bar for each edge, and one for what they share.
    pub(super) fn rows(&self) -> Vec<Row> {
        if self.cuts.len() > MOST {
            return Vec::new();
        }
        let said = |part: Option<[f64; 2]>| match part {
            Some([from, to]) => text!("lines-from-to", from = super::part(from), to = super::part(to)),
            None => text!("lines-never"),
        };
        let span = |about, meaning, part, is_shared| {
            Row::new(about, Content::Span { meaning, part, said: said(part), is_shared })
        };
        let of_cut = |cut: &Cut| Row {
            picture: Pictogram::None,
            ..span(
                Some(About::EdgeOf(cut.edge)),
                text!("lines-inner", edge = edge_name(cut.edge, self.count)),
                self.inner(cut),
                false,
            )
        };
        let all = span(None, text!("lines-inner-all"), self.inside(), true);
        self.cuts.iter().map(of_cut).chain([all]).collect()
    }

    /// Why `clip` says so; `None` if only its own numbers say why.
    pub(super) fn reason(&self, said: &Said) -> Option<Text> {
        let name = |edge| edge_name(edge, self.count);
        if said.says {
            let [from, to] = self.left(self.count).map(part);
            return Some(match (&*from, &*to) {
                ("0", "1") => text!("lines-inner-whole"),
                _ if from == to => text!("lines-inner-at", at = from),
                _ => text!("lines-inner-hit", from = from, to = to),
            });
        }
        let made = said.walk.trace.last().filter(|made| !made.holds)?;
        let Some(About::EdgeOf(upto)) = said.walk.question(made)?.about else { return None };
        let asked = || self.cuts.iter().filter(|cut| cut.edge <= upto).rev();
        if let Some(outer) = asked().find(|cut| self.is_outer(cut, said.border)) {
            return Some(text!("lines-inner-none", edge = name(outer.edge)));
        }
        let [enter, leave] = self.left(upto);
        let [into, out] = [enter, leave].map(part);
        let entered = asked().find(|cut| cut.way == Way::In(enter))?;
        let left = asked().find(|cut| cut.way == Way::Out(leave))?;
        (enter > leave && into != out).then(|| {
            text!("lines-inner-miss", first = name(left.edge), out = out, then = name(entered.edge), into = into)
        })
    }

    /// The lines of the edges, where A crosses them, and where it gets in and out.
    pub(super) fn marks(&self, sight: &Sight, marks: &mut Marks) {
        if self.cuts.len() > MOST {
            return;
        }
        let shared = self.inside().filter(|[from, to]| from < to);
        for cut in &self.cuts {
            go_on(cut.line, Role::StripeEdge, sight, marks);
            let (Way::In(t) | Way::Out(t)) = cut.way else { continue };
            if (0.0..=1.0).contains(&t) && shared.is_none_or(|shared| !shared.contains(&t)) {
                let on = at(self.a, t);
                marks.dot(on, PLACE, Role::Halo);
                marks.near(Text::plain(part(t)), on);
            }
        }
        if let Some(shared) = shared {
            in_and_out(self.a, shared, |at| at - self.middle, marks);
        }
    }
}

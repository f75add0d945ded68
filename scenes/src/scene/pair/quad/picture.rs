//! The picture of a quadrilateral with its probes, and how much room it takes.

use super::labels::QuadLabels;
use super::points::WhichPoint;
use super::{drawing, edges, example, lit_comparison, method, own, ray, regions, status_line};
use crate::figure::{Figure, Item, Role, Viewport, clipped_to};
use crate::scene::pair::PairScene;
use crate::scene::shared::mark::Marked as _;
use crate::scene::{Look, Scene as _};
use crate::words::Text;
use hantei_collision::{InsideMethod, Point, Quad, Rect};

/// A single point is fitted with this much around it, world units.
const AROUND: f64 = 100.0;

pub(super) fn draw(scene: &PairScene, look: &Look, figure: &mut Figure) {
    if look.hides {
        return drawing::alone(scene, look.grid, figure);
    }
    let walk = scene.walk();
    let of_method = walk.as_ref().filter(|_| method(scene) == Some(InsideMethod::Crossings));
    let found = of_method.and_then(|walk| ray::Ray::of(walk, look.step));
    let lit = lit_comparison::Lit::of(scene, look, walk.as_ref());
    let case = scene.state.placed.quad().zip(scene.state.placed.probe);
    if let Some(quad) = scene.state.placed.quad() {
        drawing::hull(scene, &quad, figure);
        scene.draw_overlays(look, &quad, figure);
    }
    if let Some(lit) = &lit {
        lit.draw_area(scene, figure);
    }
    drawing::edges(scene, look.pointer.map(|pointer| pointer.at), found.as_ref(), figure);
    if let Some((quad, probe)) = case {
        drawing::touched(&quad, probe, figure);
    }
    if let (Some(_), Some((_, probe))) = (&found, case) {
        ray::draw(probe, figure);
    }
    if let Some(lit) = &lit {
        lit.draw_strokes(figure);
    }
    let mut labels = QuadLabels::new(figure, look.grid);
    labels.keep_free(example::area(scene, look, figure.stage));
    drawing::marks(scene, false, &mut labels, figure);
    drawing::letters(scene, &mut labels, figure);
    if let (Some(_), Some((_, probe))) = (&found, case) {
        labels.keep_ray_clear(probe);
    }
    if let Some(lit) = &lit {
        lit.keep_clear(&mut labels);
    }
    drawing::letter_of_probe(scene, &mut labels, figure);
    if let (Some(found), Some((quad, probe))) = (&found, case) {
        ray::draw_crossings(found, &quad, probe, &mut labels, figure);
    }
    if let (Some(lit), Some(walk)) = (&lit, &walk) {
        lit.write(walk, &mut labels, figure);
    }
    drawing::answers(scene, &mut labels, figure);
}

pub(super) fn draw_over(scene: &PairScene, look: &Look, figure: &mut Figure) {
    if !look.hides {
        example::draw(scene, look, figure);
        status_line::draw(scene, look, figure);
    }
    scene.draw_mark(look.viewport.into(), figure);
}

pub(super) fn bounds(scene: &PairScene) -> Option<Rect> {
    let placed = scene.state.placed.all().into_iter().map(|(_, point)| point).chain(scene.mark());
    let all = Rect::around(placed.chain(scene.area_of_cross().into_iter().flatten()))?;
    // A single point has no size that could fill the stage.
    Some(if all.width().max(all.height()) > 0.0 { all } else { all.grown(AROUND) })
}

pub(super) fn landmarks(scene: &PairScene) -> Vec<(Text, Rect)> {
    let named = scene.state.placed.all().into_iter().filter(|(which, _)| !matches!(which, WhichPoint::Kept(_)));
    named.map(|(which, at)| (Text::plain(which.name()), Rect::from_corners(at, at))).collect()
}

impl PairScene {
    /// Where P can still be, at the present step of a method that asks for sides.
    pub(super) fn remaining(&self, look: &Look, figure: &Figure) -> Option<Vec<Point>> {
        method(self).filter(|method| *method != InsideMethod::Crossings)?;
        regions::remaining(&self.walk()?, look.step, self.trial_now().border, &self.state.placed.quad()?, figure)
    }

    /// Whether the quadrilateral and the probes are outside a part of the stage.
    pub(super) fn is_off(&self, area: Rect, viewport: Viewport) -> bool {
        // The remains of a concave shape may lie on the border of the area, so a larger one is kept free.
        let corners: Vec<Point> =
            self.state.placed.corners.into_iter().flatten().map(|at| viewport.to_stage(at)).collect();
        let is_in = |at: Point| area.contains(viewport.to_stage(at));
        let spanned: Vec<Point> = self.area_of_cross().into_iter().flatten().map(|at| viewport.to_stage(at)).collect();
        let is_clear = |points: &[Point]| clipped_to(points, area).is_empty();
        is_clear(&corners) && is_clear(&spanned) && !self.state.placed.all().into_iter().any(|(_, at)| is_in(at))
    }

    /// The corners of the parallelogram that the nearest edge and P span, while it is shown.
    fn area_of_cross(&self) -> Option<[Point; 4]> {
        let (quad, probe) = (self.state.placed.quad()?, self.state.placed.probe.filter(|_| self.extra.hands.cross)?);
        let (a, b) = quad.edges()[edges::nearest_edge(&quad, probe)?.0 as usize];
        lit_comparison::Lit::Cross { a, b, probe: Some(probe) }.area()
    }

    /// Draws over the quadrilateral: the method's answer, what remains at a step, right sides.
    fn draw_overlays(&self, look: &Look, quad: &Quad, figure: &mut Figure) {
        if self.paints {
            match method(self) {
                Some(method) => regions::paint(method, self.trial_now().border, quad, figure),
                None => own::paint(self.state.test.own.formula(), quad, figure),
            }
        }
        if let Some(points) = self.remaining(look, figure).filter(|points| !points.is_empty()) {
            figure.push(Item::Polygon { points, role: Role::Remaining });
        }
        if self.extra.hands.halves {
            regions::draw_halves(quad, figure);
        }
    }
}

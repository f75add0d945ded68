//! The answers of two cuboids for goals.

use super::CuboidsScene;
use super::layout::CuboidView;
use crate::scene::answer::SceneAnswers;
use crate::scene::shared::shape_words::{contact_on, gap};
use crate::scene::shared::tested::TestScene as _;
use hantei_collision::Axis;

pub(super) fn answers(scene: &CuboidsScene) -> SceneAnswers {
    let two = scene.two();
    let mut answers = scene.test_answers().with_ends("a", two.a).with_ends("b", two.b);
    for axis in Axis::SPACE {
        answers = answers
            .with(format!("gap.{}", axis.name()), gap(&two, axis))
            .with(format!("on.{}", axis.name()), contact_on(&two, axis).name());
    }
    for (name, view) in [("front", CuboidView::Front), ("side", CuboidView::Side), ("top", CuboidView::Top)] {
        let [across, down] = view.axes().map(|axis| contact_on(&two, axis));
        answers = answers.with(name, across.min(down).name());
    }
    answers.with("questions", scene.both().questions().len())
}

//! The answers of two rectangles for goals.

use super::{RectsScene, WhichRect};
use crate::scene::answer::SceneAnswers;
use crate::scene::shared::shape_words::gap;
use crate::scene::shared::tested::TestScene as _;
use hantei_collision::Axis;

pub(super) fn answers(scene: &RectsScene) -> SceneAnswers {
    let two = scene.two();
    let of = |answers: SceneAnswers, which: WhichRect, letter: &str| {
        let rect = scene.rect(which);
        answers
            .with_point(letter, Some(rect.min()))
            .with(format!("{letter}w"), rect.width())
            .with(format!("{letter}h"), rect.height())
            .with_ends(letter, rect)
            .with_point(&format!("{letter}c"), Some(rect.centre()))
    };
    // On an axis: Allen's name, with hyphens.
    of(of(scene.test_answers(), WhichRect::A, "a"), WhichRect::B, "b")
        .with("gap.x", gap(&two, Axis::X))
        .with("gap.y", gap(&two, Axis::Y))
        .with("on.x", two.way(Axis::X).name())
        .with("on.y", two.way(Axis::Y).name())
        .with("seen", scene.visited.iter().flatten().filter(|seen| **seen).count())
}

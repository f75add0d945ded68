//! What goals can ask of a circle and a rectangle.

use super::CircleScene;
use super::readings::{across, region};
use crate::scene::answer::SceneAnswers;
use crate::scene::shared::tested::TestScene as _;

pub(super) fn answers(scene: &CircleScene) -> SceneAnswers {
    let case = &scene.state.shapes;
    let [dx, dy] = across(case);
    scene
        .test_answers()
        .with_point("c", Some(case.circle.centre()))
        .with("r", case.circle.radius())
        .with_ends("b", case.rect)
        .with("dx", dx)
        .with("dy", dy)
        .with("distance", case.from_nearest().length())
        .with("region", region(case))
}

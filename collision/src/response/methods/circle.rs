//! The five methods for a circle: four test the square around it, only [`swept`](crate::swept) the circle.

use super::method::ResponseMethod;
use super::rules::{AskedOrder, ResponseAnswer, ResponseRules};
use super::said::{Move, NamedSide, Response, Said};
use crate::circle::{circle_contact, go_on, in_reach, slid};
use crate::geometry::{Circle, Rect, Vec2};
use crate::observer::Observer;
use crate::{CircleStop, Contact};

impl ResponseMethod {
    /// Moves a circle among tiles by this method, as a ball among bricks.
    ///
    /// The first four ask the square around the circle, [`Circle::bounds`], which is what people write. The trap: they say
    /// *hit* where only a corner of the square reaches into the tile, and name a side where the circle meets a corner.
    /// The observer hears of them what it hears of a rectangle. [`swept`](crate::swept) is
    /// [`circle_time_of_impact`](crate::circle_time_of_impact), which asks nothing that could be heard: it is exact, a corner
    /// has a normal in place of a side, and after it [`circle_slide`](crate::circle_slide) and
    /// [`circle_bounce`](crate::circle_bounce) say where the circle goes on; with [`ResponseAnswer::Out`] it ends as with
    /// `Slide`, and says how far it is moved back. A circle of radius 0 is a rectangle without size for all five.
    ///
    /// ```
    /// use hantei_collision::{Circle, Move, Rect, ResponseMethod, ResponseRules, Vec2, circle_truth};
    ///
    /// let step = Move { before: Circle::try_from([0, 0, 5])?, velocity: Vec2::new(31.5, 21.0) };
    /// let brick = [Rect::try_from([33, 24, 8, 60])?];
    /// let said = |method: ResponseMethod| {
    ///     let response = method.respond_circle(step, &brick, ResponseRules::default(), &mut ());
    ///     (response.said[0].named.name(), circle_truth(step, &brick).judges(&response))
    /// };
    /// assert_eq!(said(ResponseMethod::Diagonals), ("top", Some(false)));
    /// assert_eq!(said(ResponseMethod::Swept), ("corner", Some(true)));
    /// # Ok::<(), hantei_collision::NumberError>(())
    /// ```
    pub fn respond_circle(
        self,
        step: Move<Circle>,
        tiles: &[Rect],
        rules: ResponseRules,
        observer: &mut impl Observer,
    ) -> Response<Circle> {
        if self == Self::Swept && step.before.radius() > 0.0 {
            return swept_through(step, tiles, rules);
        }
        let square = Move { before: step.before.bounds(), velocity: step.velocity };
        let Response { said, end, velocity } = self.respond(square, tiles, rules, observer);
        let end = if said.is_empty() { step.after() } else { Circle::new(end.centre(), step.before.radius()) };
        Response { said, end, velocity }
    }
}

fn swept_through(step: Move<Circle>, tiles: &[Rect], rules: ResponseRules) -> Response<Circle> {
    let Move { before, velocity } = step;
    let mut near = in_reach(before, velocity, tiles);
    if rules.asked == AskedOrder::Reversed {
        near.reverse();
    }
    let turned = |velocity, normal| rules.answer.turned(velocity, normal);
    let moved = go_on(before, velocity, tiles, &near, rules.answer.most_impacts(), turned);
    let is_inside = |&tile: &usize| circle_contact(before, tiles[tile]) == Contact::Overlapping;
    let inside = |tile| Said { tile, named: NamedSide::Inside, side: None, normal: Vec2::ZERO, by: 0.0, time: None };
    let mut said: Vec<Said> = rules.asked.places(tiles.len()).filter(is_inside).map(inside).collect();
    let mut rest = velocity;
    for CircleStop { obstacle: tile, impact } in moved.stops {
        let normal = impact.normal;
        let named = impact.side().map_or(NamedSide::Corner(impact.sides), NamedSide::Side);
        let is_out = rules.answer == ResponseAnswer::Out;
        let by = if is_out { -rest.dot(normal) * (1.0 - impact.time) } else { 0.0 };
        said.push(Said { tile, named, side: impact.side(), normal, by, time: Some(impact.time) });
        rest = slid(rest, normal);
    }
    Response { said, end: moved.end, velocity: moved.velocity }
}

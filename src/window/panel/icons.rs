//! The icons of the interface, as strokes in a box of 24 units.

use egui::{Color32, Painter, Pos2, Rect, Shape, Stroke, pos2, vec2};
use hantei_scenes::scene::Tab;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::window) enum Icon {
    Rects,
    Circle,
    Circles,
    Button,
    Quad,
    Melons,
    Response,
    Crowd,
    Cuboids,
    Guess,
    Course,
    More,
    Play,
    Pause,
    StepOn,
    StepBack,
    Tick,
    Cross,
    Right,
    Left,
    Down,
    Hint,
    Contents,
    Link,
    Code,
    Save,
    Language,
    Dark,
    Letters,
    Undo,
    Redo,
    Present,
    FullScreen,
    Keys,
    /// Two squares apart: a miss.
    Apart,
}

/// Side of the box, and width of a stroke in it.
const BOX: f32 = 24.0;
const STROKE: f32 = 2.2;
const TICK: [(f32, f32); 3] = [(4.7, 12.7), (10.0, 18.0), (19.3, 6.7)];

impl Icon {
    pub(in crate::window) fn of_tab(tab: Tab) -> Self {
        match tab {
            Tab::Shapes => Self::Rects,
            Tab::Moving => Self::Melons,
            Tab::After => Self::Response,
            Tab::Many => Self::Crowd,
            Tab::Space => Self::Cuboids,
        }
    }

    pub(in crate::window) fn of_scene(name: &str) -> Self {
        match name {
            "circle" => Self::Circle,
            "button" => Self::Button,
            "circles" => Self::Circles,
            "quad" | "polygon" => Self::Quad,
            "melons" => Self::Melons,
            "response" => Self::Response,
            "crowd" => Self::Crowd,
            "cuboids" => Self::Cuboids,
            _ => Self::Rects,
        }
    }

    /// Draws the first part of a tick, from 0 to 1 of its length.
    pub(in crate::window) fn draw_tick(painter: &Painter, middle: Pos2, size: f32, colour: Color32, part: f32) {
        let [start, turn, end] = TICK.map(|(x, y)| pos2(x, y));
        let (first, second) = (start.distance(turn), turn.distance(end));
        let length = part * (first + second);
        let on = |from: Pos2, to: Pos2, part: f32| {
            let at = from.lerp(to, part.clamp(0.0, 1.0));
            (at.x, at.y)
        };
        let points = [TICK[0], on(start, turn, length / first), on(turn, end, (length - first) / second)];
        IconPen { painter, corner: middle - vec2(size, size) / 2.0, scale: size / BOX, colour }.line(&points);
    }

    /// Draws the icon in this size around `middle`.
    pub(in crate::window) fn draw(self, painter: &Painter, middle: Pos2, size: f32, colour: Color32) {
        let corner = middle - vec2(size, size) / 2.0;
        let pen = IconPen { painter, corner, scale: size / BOX, colour };
        match self {
            Self::Rects => {
                pen.frame([3.0, 3.0, 12.0, 12.0], 0.0);
                pen.frame([9.0, 9.0, 12.0, 12.0], 0.0);
            }
            Self::Apart => {
                pen.frame([2.5, 2.5, 8.7, 8.7], 0.0);
                pen.frame([12.8, 12.8, 8.7, 8.7], 0.0);
            }
            Self::Circle => {
                pen.circle((8.7, 8.7), 6.4);
                pen.frame([10.7, 10.7, 10.7, 10.7], 0.0);
            }
            Self::Circles => {
                pen.circle((8.3, 8.3), 5.6);
                pen.circle((15.4, 15.4), 6.2);
            }
            Self::Button => {
                pen.frame([2.7, 6.0, 18.6, 12.0], 2.7);
                pen.disc(12.0, 12.0, 2.0);
            }
            Self::Quad => {
                pen.closed(&[(4.0, 16.0), (8.0, 4.0), (21.3, 8.0), (17.3, 20.0)]);
                pen.disc(12.0, 12.0, 1.7);
            }
            Self::Melons => {
                pen.frame([2.0, 6.7, 8.0, 10.7], 2.7);
                pen.frame([14.0, 6.7, 8.0, 10.7], 2.7);
                pen.line(&[(11.0, 12.0), (13.0, 12.0)]);
            }
            Self::Response => {
                pen.line(&[(2.7, 19.3), (21.3, 19.3)]);
                pen.frame([6.7, 9.3, 10.0, 10.0], 0.0);
                pen.line(&[(11.7, 1.6), (11.7, 6.5)]);
                pen.line(&[(9.4, 4.2), (11.7, 6.5), (14.0, 4.2)]);
            }
            Self::Crowd => {
                for place in
                    [[2.7, 2.7, 5.3, 5.3], [13.3, 4.0, 6.7, 4.0], [4.0, 13.3, 6.7, 6.7], [14.7, 14.7, 5.3, 5.3]]
                {
                    pen.frame(place, 0.0);
                }
            }
            Self::Cuboids => {
                pen.closed(&[(12.0, 2.4), (20.8, 7.2), (20.8, 16.8), (12.0, 21.6), (3.2, 16.8), (3.2, 7.2)]);
                pen.line(&[(3.2, 7.2), (12.0, 12.0), (20.8, 7.2)]);
                pen.line(&[(12.0, 12.0), (12.0, 21.6)]);
            }
            Self::Guess => {
                pen.arc((12.0, 8.8), 3.7, 180.0, 450.0);
                pen.line(&[(12.0, 12.5), (12.0, 14.4)]);
                pen.disc(12.0, 18.6, 1.5);
            }
            Self::Course => {
                pen.closed(&[(2.0, 9.0), (12.0, 4.7), (22.0, 9.0), (12.0, 13.3)]);
                pen.line(&[
                    (6.0, 11.2),
                    (6.0, 16.3),
                    (9.0, 18.2),
                    (12.0, 18.7),
                    (15.0, 18.2),
                    (18.0, 16.3),
                    (18.0, 11.2),
                ]);
            }
            Self::More => [4.7, 12.0, 18.7].into_iter().for_each(|x| pen.disc(x, 12.0, 2.0)),
            Self::Play => pen.area(&[(6.7, 4.3), (19.3, 12.0), (6.7, 19.7)]),
            Self::Pause => [7.7, 16.3].into_iter().for_each(|x| pen.line(&[(x, 5.3), (x, 18.7)])),
            Self::StepOn => {
                pen.area(&[(5.3, 4.8), (14.7, 12.0), (5.3, 19.2)]);
                pen.line(&[(18.4, 4.8), (18.4, 19.2)]);
            }
            Self::StepBack => {
                pen.area(&[(18.7, 4.8), (9.3, 12.0), (18.7, 19.2)]);
                pen.line(&[(5.6, 4.8), (5.6, 19.2)]);
            }
            Self::Tick => pen.line(&TICK),
            Self::Cross => {
                pen.line(&[(5.3, 5.3), (18.7, 18.7)]);
                pen.line(&[(5.3, 18.7), (18.7, 5.3)]);
            }
            Self::Right => pen.line(&[(9.3, 6.0), (15.3, 12.0), (9.3, 18.0)]),
            Self::Left => pen.line(&[(14.7, 6.0), (8.7, 12.0), (14.7, 18.0)]),
            Self::Down => pen.line(&[(6.0, 9.3), (12.0, 15.3), (18.0, 9.3)]),
            Self::Hint => {
                pen.arc((12.0, 9.4), 6.4, 125.0, 415.0);
                pen.line(&[(8.4, 14.6), (8.7, 18.0), (15.3, 18.0), (15.6, 14.6)]);
                pen.line(&[(9.6, 21.3), (14.4, 21.3)]);
            }
            Self::Contents => {
                for y in [6.0, 12.0, 18.0] {
                    pen.line(&[(8.7, y), (20.0, y)]);
                    pen.disc(3.9, y, 1.4);
                }
            }
            Self::Link => {
                pen.arc((8.2, 15.8), 4.4, 20.0, 250.0);
                pen.arc((15.8, 8.2), 4.4, 200.0, 430.0);
                pen.line(&[(10.0, 14.0), (14.0, 10.0)]);
            }
            Self::Code => {
                pen.line(&[(8.0, 6.0), (2.4, 12.0), (8.0, 18.0)]);
                pen.line(&[(16.0, 6.0), (21.6, 12.0), (16.0, 18.0)]);
            }
            Self::Save => {
                pen.line(&[(12.0, 3.3), (12.0, 15.0)]);
                pen.line(&[(7.3, 10.4), (12.0, 15.0), (16.7, 10.4)]);
                pen.line(&[(4.0, 19.7), (20.0, 19.7)]);
            }
            Self::Language => {
                pen.arc((12.0, 12.0), 9.0, 0.0, 360.0);
                pen.line(&[(3.0, 12.0), (21.0, 12.0)]);
                pen.line(&[(12.0, 3.0), (8.6, 7.5), (8.6, 16.5), (12.0, 21.0), (15.4, 16.5), (15.4, 7.5), (12.0, 3.0)]);
            }
            Self::Dark => {
                pen.arc((12.0, 12.0), 8.4, 30.0, 270.0);
                pen.arc((17.0, 8.0), 6.4, 100.0, 215.0);
            }
            Self::Letters => {
                pen.line(&[(2.7, 19.3), (7.5, 6.7), (12.3, 19.3)]);
                pen.line(&[(4.3, 15.2), (10.7, 15.2)]);
                pen.line(&[(14.7, 19.3), (17.9, 10.7), (21.0, 19.3)]);
            }
            Self::Undo => {
                pen.line(&[(8.7, 4.7), (4.0, 9.3), (8.7, 14.0)]);
                pen.line(&[
                    (4.3, 9.3),
                    (14.0, 9.3),
                    (18.0, 11.0),
                    (19.3, 14.6),
                    (18.0, 18.2),
                    (14.0, 20.0),
                    (9.3, 20.0),
                ]);
            }
            Self::Redo => {
                pen.line(&[(15.3, 4.7), (20.0, 9.3), (15.3, 14.0)]);
                pen.line(&[
                    (19.7, 9.3),
                    (10.0, 9.3),
                    (6.0, 11.0),
                    (4.7, 14.6),
                    (6.0, 18.2),
                    (10.0, 20.0),
                    (14.7, 20.0),
                ]);
            }
            Self::Present => {
                pen.frame([2.7, 4.0, 18.7, 12.7], 2.0);
                pen.line(&[(8.0, 20.7), (16.0, 20.7)]);
            }
            Self::FullScreen => {
                for (x, y, dx, dy) in
                    [(3.3, 3.3, 1.0, 1.0), (20.7, 3.3, -1.0, 1.0), (3.3, 20.7, 1.0, -1.0), (20.7, 20.7, -1.0, -1.0)]
                {
                    pen.line(&[(x + 5.3 * dx, y), (x, y), (x, y + 5.3 * dy)]);
                }
            }
            Self::Keys => {
                pen.frame([2.4, 6.0, 19.2, 12.7], 2.0);
                [6.4, 9.2, 12.0, 14.8, 17.6].into_iter().for_each(|x| pen.disc(x, 10.3, 1.0));
                pen.line(&[(8.0, 14.7), (16.0, 14.7)]);
            }
        }
    }
}

/// Draws in the box's units.
struct IconPen<'a> {
    painter: &'a Painter,
    corner: Pos2,
    scale: f32,
    colour: Color32,
}

impl IconPen<'_> {
    fn at(&self, (x, y): (f32, f32)) -> Pos2 {
        self.corner + vec2(x, y) * self.scale
    }

    fn stroke(&self) -> Stroke {
        Stroke::new((STROKE * self.scale).max(1.3), self.colour)
    }

    fn line(&self, points: &[(f32, f32)]) {
        let points: Vec<Pos2> = points.iter().map(|&at| self.at(at)).collect();
        // Round ends.
        for end in [points.first(), points.last()].into_iter().flatten() {
            self.painter.circle_filled(*end, self.stroke().width / 2.0, self.colour);
        }
        self.painter.add(Shape::line(points, self.stroke()));
    }

    fn closed(&self, points: &[(f32, f32)]) {
        self.painter.add(Shape::closed_line(points.iter().map(|&at| self.at(at)).collect(), self.stroke()));
    }

    fn area(&self, points: &[(f32, f32)]) {
        let points = points.iter().map(|&at| self.at(at)).collect();
        self.painter.add(Shape::convex_polygon(points, self.colour, Stroke::NONE));
    }

    fn frame(&self, [x, y, width, height]: [f32; 4], round: f32) {
        let rect = Rect::from_min_max(self.at((x, y)), self.at((x + width, y + height)));
        self.painter.rect_stroke(rect, round * self.scale, self.stroke(), egui::StrokeKind::Middle);
    }

    fn disc(&self, x: f32, y: f32, radius: f32) {
        self.painter.circle_filled(self.at((x, y)), radius * self.scale, self.colour);
    }

    fn circle(&self, (x, y): (f32, f32), radius: f32) {
        self.painter.circle_stroke(self.at((x, y)), radius * self.scale, self.stroke());
    }

    /// From one angle to another, degrees clockwise from the right.
    fn arc(&self, middle: (f32, f32), radius: f32, from: f32, to: f32) {
        let points: Vec<(f32, f32)> = (0..=20)
            .map(|i| {
                let (sin, cos) = pos2(0.0, from + (to - from) * i as f32 / 20.0).y.to_radians().sin_cos();
                (middle.0 + radius * cos, middle.1 + radius * sin)
            })
            .collect();
        self.line(&points);
    }
}

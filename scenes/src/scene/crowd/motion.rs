//! The crowds and their motion, in closed form without a sine: any frame is the same on every machine.

use crate::scene::shared::random::Numbers;
use hantei_collision::{Point, Rect, named};

/// Width and height of the field, world units: a stage without its margins.
pub(super) const FIELD: (f64, f64) = (632.0, 460.0);
/// Side of the square in which all move. Stretching it to the field changes no answer.
const SIDE: f64 = 600.0;
/// Overlaps of a rectangle with others, on average, in an even spread.
const OVERLAPS: f64 = 0.5;
/// Rectangles in a cluster.
const CLUSTER: usize = 60;
/// In a shooter, every fifth is an enemy, the rest are bullets.
pub(super) const ENEMY: usize = 5;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum CrowdKind {
    /// Each moves alone, from wall to wall.
    #[default]
    Drift,
    /// Swarms that stay together.
    Clusters,
    /// Bullets rise through rows of enemies.
    Shooter,
}

named!(CrowdKind { Drift = "drift", Clusters = "clusters", Shooter = "shooter" });

impl CrowdKind {
    /// A typical height of its rectangles, world units.
    pub(super) fn height(self, n: usize) -> f64 {
        let size = match self {
            Self::Drift | Self::Clusters => mean_size(n),
            Self::Shooter => enemy_size(n),
        };
        size * FIELD.1 / SIDE
    }

    /// Whether this pair counts: in a shooter, only a bullet with an enemy.
    pub(super) fn counts(self, i: u32, j: u32) -> bool {
        self != Self::Shooter || is_enemy(i as usize) != is_enemy(j as usize)
    }
}

fn is_enemy(i: usize) -> bool {
    i.is_multiple_of(ENEMY)
}

/// The place on a path to and fro between 0 and `most`, after a distance of `way` from 0.
fn to_and_fro(way: f64, most: f64) -> f64 {
    let way = way.rem_euclid(2.0 * most.max(f64::MIN_POSITIVE));
    if way < most { way } else { 2.0 * most - way }
}

/// Mean side of `n` rectangles: two of mean size s overlap if their centres are within s on both axes, area 4 s².
fn mean_size(n: usize) -> f64 {
    SIDE * (OVERLAPS / (4.0 * n as f64)).sqrt()
}

/// The rows and columns of a shooter's enemies.
fn formation(n: usize) -> (usize, usize) {
    let enemies = n.div_ceil(ENEMY);
    let columns = ((enemies as f64 * 2.0).sqrt().ceil() as usize).max(1);
    (enemies.div_ceil(columns), columns)
}

/// From one enemy to the next, to the right and down. The rows fill the upper half and sway by half the distance.
fn enemy_distances(n: usize) -> (f64, f64) {
    let (rows, columns) = formation(n);
    (SIDE / (columns as f64 + 0.5), SIDE / 2.0 / rows as f64)
}

fn enemy_size(n: usize) -> f64 {
    let (dx, dy) = enemy_distances(n);
    dx.min(dy) * 0.6
}

pub(super) fn at(kind: CrowdKind, n: usize, seed: u64, frame: u64) -> Vec<Rect> {
    let stretched = |at: Point| Point::new(at.x * FIELD.0 / SIDE, at.y * FIELD.1 / SIDE);
    let mut rects = in_square(kind, n, seed, frame);
    rects.iter_mut().for_each(|rect| *rect = Rect::from_corners(stretched(rect.min()), stretched(rect.max())));
    rects
}

/// The rectangles in the square of side `SIDE`.
fn in_square(kind: CrowdKind, n: usize, seed: u64, frame: u64) -> Vec<Rect> {
    let mut numbers = Numbers::of(seed);
    let time = frame as f64;
    let size = mean_size(n);
    // A place between two walls `room` apart, after `time` at a random speed.
    let bounced = |numbers: &mut Numbers, room: f64, pace: f64, most: f64| {
        let start = numbers.below(2.0 * room);
        to_and_fro(start + (numbers.below(3.0) - 1.5) * pace * time, most)
    };
    let sizes = |numbers: &mut Numbers| [(); 2].map(|()| size * (0.5 + numbers.below(1.0)));
    match kind {
        CrowdKind::Drift => (0..n)
            .map(|_| {
                let sizes = sizes(&mut numbers);
                let [x, y] = sizes.map(|size| bounced(&mut numbers, SIDE, 1.0, SIDE - size));
                Rect::from_origin_size(Point::new(x, y), sizes[0], sizes[1])
            })
            .collect(),
        CrowdKind::Clusters => {
            let reach = (SIDE / 3.0).min(size * (CLUSTER as f64).sqrt() * 1.2);
            let mut centre = Point::new(0.0, 0.0);
            (0..n)
                .map(|i| {
                    if i.is_multiple_of(CLUSTER) {
                        let [x, y] = [(); 2].map(|()| bounced(&mut numbers, SIDE, 1.0, SIDE - reach));
                        centre = Point::new(x, y);
                    }
                    let sizes = sizes(&mut numbers);
                    let [x, y] = sizes.map(|size| bounced(&mut numbers, reach, 0.4, reach - size.min(reach)));
                    Rect::from_origin_size(centre.moved(x, y), sizes[0], sizes[1])
                })
                .collect()
        }
        CrowdKind::Shooter => {
            let (_, columns) = formation(n);
            let (dx, dy) = enemy_distances(n);
            let enemy = enemy_size(n);
            let bullet = (enemy * 0.25, enemy * 0.8);
            (0..n)
                .map(|i| {
                    if is_enemy(i) {
                        let (row, column) = (i / ENEMY / columns, i / ENEMY % columns);
                        let sway = to_and_fro(time * 0.5 + row as f64 * dx / 3.0, dx / 2.0);
                        let at = Point::new(column as f64 * dx + sway, row as f64 * dy);
                        Rect::from_origin_size(at, enemy, enemy)
                    } else {
                        let x = numbers.below(SIDE - bullet.0);
                        let height = SIDE - bullet.1;
                        let risen = (numbers.below(height) + (2.0 + numbers.below(3.0)) * time).rem_euclid(height);
                        Rect::from_origin_size(Point::new(x, height - risen), bullet.0, bullet.1)
                    }
                })
                .collect()
        }
    }
}

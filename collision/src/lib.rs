//! 2D collision detection that can say why: rectangles (AABB), boxes, circles, points in quadrilaterals, any two shapes
//! (segments, turned rectangles, polygons), and all pairs of a crowd.
//!
//! # Units and directions
//! Coordinates are `f64` *world units*: pixels, metres, any unit of a game. x grows to the right and **y grows down**,
//! as on a screen, and in space z grows away from the viewer. "Clockwise" is clockwise on the screen. Exact answers are
//! exact for all numbers that [`checked`] lets in: finite, 0 or from 1e-145 to 1e150 in size.
//!
//! # The border rule
//! Rectangles that only touch, a point on an edge: a hit or a miss? Each call says so with a [`Border`]. [`Contact`]
//! and [`QuadContact`] name the exact relation, and each method has the border of its own source.
//!
//! # Start here
//! - Two rectangles or boxes: [`Rect::overlaps`] and [`Rect::contact`], [`Cuboid::overlaps`] and [`Cuboid::contact`].
//! - Why not? A [`Method`] tells an [`Observer`] each comparison. With `&mut ()` only the bare comparisons are left.
//! - A point and a quadrilateral: [`quad_contact`] is exact, [`quad_contacts`] tests many, [`diagnose`] finds the kind.
//! - A circle: [`Circle::overlaps_rect`] and [`circle_contact`] with a rectangle, [`Circle::overlaps`] with another
//!   circle, [`Circle::contains`] with a point. All are exact.
//! - Two shapes of any kind, also segments, turned rectangles (OBB) and polygons: [`shapes::Pair`] says exactly how they
//!   lie to each other.
//! - A segment: [`Segment::contact`] with another one is exact; [`SegmentsMethod`], [`SegmentRectMethod`],
//!   [`SegmentCircleMethod`], [`SegmentPolygonMethod`] and [`SegmentTurnedMethod`] are the ways to test it as games do.
//! - Turned rectangles and polygons: [`TurnedMethod`], [`PolygonsMethod`], [`PointInTurnedMethod`], [`CircleTurnedMethod`]
//!   and [`CirclePolygonMethod`] are the ways to test them; [`sat_push_out`] is the shortest way out.
//! - A ray: [`cast`] says where it gets inside a shape, [`cast_through`] which of many rectangles it meets first.
//! - Many rectangles: [`Crowd`] and [`pairs`] find all pairs that overlap, [`pairs_in_order`] finds them sorted without
//!   holding them all, [`overlapping`] all that overlap one rectangle; [`CircleCrowd`] and [`circle_pairs`] find all pairs of circles.
//! - After a hit: [`push_out`] is the shortest way out, [`time_of_impact`] is when and on which side a moving shape
//!   hits another, [`slide`] moves it among many and along what it hits, [`bounce`] throws it back. For a circle among
//!   rectangles: [`circle_push_out`], [`circle_time_of_impact`], [`circle_slide`], [`circle_bounce`]. What moves as well:
//!   [`Move::seen_from`], [`Slide::carried`].
//! - Numbers from outside: `Rect::try_from([x, y, width, height])` and the `checked` constructors refuse NaN,
//!   infinities and numbers out of range with a [`NumberError`].
//!
//! ```
//! use hantei_collision::{Border, Comparison, Method, OverlapMethod, Rect};
//!
//! let [a, b] = [[0.0, 0.0, 5.0, 5.0], [1.0, 1.0, 5.0, 3.0]].map(|numbers| Rect::try_from(numbers).expect("finite"));
//! let mut trace: Vec<Comparison> = Vec::new();
//! assert!(OverlapMethod::TwoCorners.hits(a, b, Border::Hits, &mut trace));
//!
//! // What a method can ask is data, and a comparison names the question that it answers.
//! let questions = OverlapMethod::TwoCorners.questions(Border::Hits);
//! let made = trace[0];
//! assert_eq!(questions[made.question].explained(&made), "ax2 < bx1: 5 < 1 is false");
//! ```
//!
//! # The files
//! The imports between files have no cycles.
//!
//! | file | what it has |
//! |---|---|
//! | `geometry/` | nouns: the shapes of each kind, vector, interval, quadrilateral, and which numbers may come in |
//! | `border`, `observer`, `question` | what every method needs: the border, the observer, the questions |
//! | `overlap`, `cuboids`, `inside`, `side` | the methods, each written as its source writes it |
//! | `contact`, `quad_contact` | the exact relations |
//! | `quad_contacts`, `crowd/`, `lanes` | many at once, in registers as wide as the processor has |
//! | `aligned`, `part`, `method`, `families`, `named`, `core_names` | what methods and shapes have in common; methods by name |
//! | `shapes/` | two shapes of any kind, and their exact relation |
//! | `circle/` | a circle and a rectangle: five ways, the exact relation, the way out, the moment of an impact, and where it goes on; two circles: three ways |
//! | `lines/` | a segment and another segment, a rectangle, a circle or a polygon: 26 ways |
//! | `turned/` | turned rectangles and polygons, and a point or a circle beside them: 33 ways; the shortest way out |
//! | `cast/` | where a ray gets inside a shape |
//! | `exact_sign`, `dyadic`, `twofold` | the sign of a sum of products that is never rounded; more digits |
//! | `edge_distance` | how far a point is from the edges of a quadrilateral or polygon, rounded once |
//! | `diagnosis` | what kind of quadrilateral it is |
//! | `response/` | which side was hit, when, how far out, and where to go on |
//! | `precision`, `lens` | where the last bit decides |
//!
//! Tests that are typed or pasted, and the judge that tells whether they are right, are in the crate `hantei-judge`.
//!
//! # Features
//! All are off by default.
//! - `rayon`: the pairs of a large crowd on all cores. Has no effect in a web page, which has one core.
//! - `mint`: points and vectors of other libraries.
//! - `serde`: shapes that can be stored. What is read is checked.

mod aligned;
mod border;
mod cast;
mod circle;
mod contact;
mod core_names;
mod crowd;
mod cuboids;
mod diagnosis;
mod dyadic;
mod edge_distance;
mod exact_sign;
mod families;
mod inside;
mod lanes;
mod lens;
mod lines;
mod method;
mod observer;
mod overlap;
mod part;
mod point_in_polygon;
mod point_in_rect;
mod precision;
mod quad_contact;
mod quad_contacts;
mod question;
mod response;
pub mod shapes;
mod side;
mod turned;
mod twofold;

mod geometry;
mod named;

pub use aligned::{AxisAligned, Two, TwoCuboids, TwoRects};
pub use border::{Border, BorderRule};
pub use cast::{CastHit, CastTarget, cast, cast_through};
pub use circle::{
    CircleAndRect, CircleImpact, CircleMethod, CirclePush, CircleRegion, CircleSlide, CircleStop, CirclesMethod,
    PointAndCircle, PointInCircleMethod, TwoCircles, bounding_box, circle_bounce, circle_contact, circle_push_out,
    circle_separation, circle_slide, circle_sweep_through, circle_time_of_impact, closest, corners, regions, root,
};
pub use contact::{Contact, contact, interval_contact};
pub use crowd::{
    CircleCrowd, Crowd, CrowdObserver, Hears, Pair, brute_force, circle_pairs, overlapping, pairs, pairs_in_order,
    sort_and_sweep,
};
pub use cuboids::{cuboids_by_centre_size, cuboids_by_two_corners};
pub use diagnosis::{Diagnosis, Flaw, Shape, Winding, diagnose};
pub use edge_distance::edge_distance;
pub use families::{CuboidMethod, InsideMethod, OverlapMethod, QuadAndPoint};
pub use geometry::{
    Allen, Angle, Axis, Circle, Corner, Cuboid, End, Interval, NumberError, PartName, Point, Polygon, Quad, Rect,
    Segment, ShapeError, ShapeKind, Size, Turned, Vec2, checked, is_zero, parse_number,
};
pub use inside::{crossings, right_of_all, same_side};
pub use lens::{Lens, LensCell};
pub use lines::{
    SegmentAndCircle, SegmentAndPolygon, SegmentAndRect, SegmentAndTurned, SegmentCircleMethod, SegmentPolygonMethod,
    SegmentRectMethod, SegmentTurnedMethod, SegmentsMethod, TwoSegments,
};
pub use method::{Form, Method};
pub use named::{Named, UnknownName};
pub use observer::{Comparison, Observer, Operator, QuestionId};
pub use overlap::{centre_size, four_flags, not_ruled_out, origin_size, ruled_out, two_corners};
pub use part::Part;
pub use point_in_polygon::{PointAndPolygon, PointInPolygonMethod};
pub use point_in_rect::{PointAndRect, PointInRectMethod};
pub use precision::Precision;
pub use quad_contact::{QuadContact, quad_contact};
pub use quad_contacts::quad_contacts;
pub use question::{About, Question};
pub use response::{
    AskedOrder, Carried, Impact, Move, Moving, NamedSide, NoHit, ObstacleComparison, PlaneAxis, Push, PushedOut,
    Response, ResponseAnswer, ResponseMethod, ResponseRules, ResponseTrace, ResponseTruth, Said, Side, Sides, Slide,
    Stop, TrueSide, axis_by_axis, beside, bounce, circle_truth, diagonals, least_overlap, previous, push_out, slide,
    sweep_through, swept, swept_through, time_of_impact, truth,
};
pub use side::{EDGE_NAMES, Turn, orientation, side};
pub use turned::{
    CircleAndPolygon, CircleAndTurned, CirclePolygonMethod, CircleTurnedMethod, PointAndTurned, PointInTurnedMethod,
    PolygonsMethod, SatAxis, SatPush, TurnedMethod, TwoPolygons, TwoTurned, sat_push_out, shadow,
};

/// Compiles and runs the examples of the README.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

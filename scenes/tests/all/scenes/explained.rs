//! The explanations in the picture of a quadrilateral: cross product as an area, ray, remainder, painted answer.

use super::{at, drag, lit_picture, opened, placed, say, verdict, wpf};
use hantei_collision::{About, Border, Corner, InsideMethod, Point, Quad, side};
use hantei_scenes::figure::{Item, Role};
use hantei_scenes::scene::{Answer, Content, Event, Viewer};
use proptest::prelude::*;

/// The polygons with a role, in world units.
fn polygons(scene: &Viewer, wanted: Role) -> Vec<Vec<Point>> {
    let figure = scene.figure();
    let those = figure.leaves().into_iter().filter_map(|item| match item {
        Item::Polygon { points, role } if *role == wanted => Some(points.clone()),
        _ => None,
    });
    those.collect()
}

fn written(scene: &Viewer, wanted: Role) -> Vec<String> {
    let figure = scene.figure();
    let those = figure.leaves().into_iter().filter_map(|item| match item {
        Item::Label { text, role, .. } if *role == wanted => Some(say(text)),
        _ => None,
    });
    those.collect()
}

/// The ends of the strokes with a role, in world units.
fn strokes(scene: &Viewer, wanted: Role) -> Vec<(Point, Point)> {
    let figure = scene.figure();
    let those = figure.leaves().into_iter().filter_map(|item| match item {
        Item::Line { from, to, role, .. } if *role == wanted => Some((*from, *to)),
        _ => None,
    });
    those.collect()
}

fn areas_said(scene: &Viewer) -> Vec<String> {
    written(scene, Role::Text).into_iter().filter(|said| said.starts_with("area ")).collect()
}

fn hull(scene: &Viewer) -> Vec<Point> {
    [Role::Inside, Role::Area].into_iter().flat_map(|role| polygons(scene, role)).next().expect("a hull")
}

fn area(points: &[Point]) -> f64 {
    let corners = points.iter().zip(points.iter().cycle().skip(1));
    corners.map(|(p, q)| p.x * q.y - q.x * p.y).sum::<f64>() / 2.0
}

/// Whether p is inside a polygon by the even-odd rule, computed slowly.
fn holds(polygon: &[Point], p: Point) -> bool {
    let edges = polygon.iter().zip(polygon.iter().cycle().skip(1));
    let crossed = edges.filter(|(a, b)| {
        let reach = a.x + (p.y - a.y) / (b.y - a.y) * (b.x - a.x);
        (a.y > p.y) != (b.y > p.y) && reach > p.x
    });
    crossed.count() % 2 == 1
}

#[test]
fn the_cross_product_is_an_area_filled_by_its_sign() {
    for (p, up, filled, other, word) in [
        ((251.0, 179.0), "down", Role::RightSide, Role::LeftSide, "right of AB"),
        ((120.0, 150.0), "down", Role::LeftSide, Role::RightSide, "left of AB"),
        ((251.0, 179.0), "up", Role::LeftSide, Role::RightSide, "left of AB"),
        ((120.0, 150.0), "up", Role::RightSide, Role::LeftSide, "right of AB"),
    ] {
        let words = format!("quad preset=wpf-figure p={},{} up={up} method=right-of-all step=1 cross=on", p.0, p.1);
        let scene = opened(&words);
        let scene = &scene;
        let value = side(at(162.0, 212.0), at(210.0, 112.0), at(p.0, p.1));
        // The area itself is drawn last, after the stripes of the remainder.
        let filled = polygons(scene, filled);
        assert!((area(filled.last().expect(&words)).abs() - value.abs()).abs() < 1e-9 * value.abs(), "{words}");
        assert_eq!(filled.len() > 1, word.starts_with("left"), "{words}: left is hatched");
        assert!(polygons(scene, other).is_empty(), "{words}");
        let panel = scene.readings().sections.into_iter().flat_map(|section| section.rows).find_map(|row| {
            let Content::Side { value, meaning, .. } = row.content else { return None };
            Some((format!("area {value}"), say(&meaning)))
        });
        assert_eq!(areas_said(scene).pop().map(|said| (said, word.into())), panel, "{words}: the number of the panel");
        turns_as_it_says(scene, word);
    }
}

/// The turning arrow goes around A in the direction of the word, as seen on the stage.
fn turns_as_it_says(scene: &Viewer, word: &str) {
    let mark = if word.starts_with("right") { Role::RightMark } else { Role::LeftMark };
    let seen = |point: Point| scene.viewport().to_stage(point);
    let arc: Vec<_> = strokes(scene, mark).into_iter().skip(3).map(|(p, q)| (seen(p), seen(q))).collect();
    assert!(arc.len() > 2, "{word}: an arrow of strokes");
    let a = seen(at(162.0, 212.0));
    for (from, to) in arc {
        let turn = side(a, from, to);
        assert_eq!(turn > 0.0, word.starts_with("right"), "{word}");
    }
    let [tip, left, right] = polygons(scene, mark).pop().expect("a head")[..] else { panic!("three") };
    let back = at(f64::midpoint(left.x, right.x), f64::midpoint(left.y, right.y));
    assert_eq!(side(a, seen(back), seen(tip)) > 0.0, word.starts_with("right"), "{word}: the head");
}

#[test]
fn dragged_across_the_edge_the_parallelogram_folds_and_turns_over() {
    let mut scene = wpf();
    let scene = &mut scene;
    drag(scene, at(300.0, 200.0), at(300.0, 200.0));
    scene.set("cross", "on").expect("a switch");
    scene.handle(Event::Pressed { at: at(300.0, 200.0), shift: false });
    // AB runs from (162, 212) to (210, 112): through (186, 162).
    let mut sizes = Vec::new();
    for x in [196.0, 189.0, 186.0, 183.0, 176.0] {
        scene.handle(Event::PointerMoved(at(x, 162.0)));
        let [right, left] = [Role::RightSide, Role::LeftSide].map(|role| polygons(scene, role).pop());
        assert!(right.is_none() || left.is_none(), "one of them");
        sizes.push(right.map_or(0.0, |points| area(&points).abs()) - left.map_or(0.0, |points| area(&points).abs()));
    }
    assert_eq!(sizes.iter().map(|size| size.round()).collect::<Vec<_>>(), [1000.0, 300.0, 0.0, -300.0, -1000.0]);
}

#[test]
fn the_cross_product_is_found_without_knowing() {
    let shown = |scene: &Viewer| {
        let [(from, _)] = strokes(scene, Role::LitEdge)[..] else { return None };
        let place = hull(scene).iter().position(|corner| *corner == from)?;
        Some(format!("{} {}", ["AB", "BC", "CD", "DA"][place], areas_said(scene).pop()?))
    };
    let mut scene = opened("quad preset=wpf-figure");
    assert_eq!(shown(&scene), None);
    scene.handle(Event::PointerMoved(at(298.0, 135.0)));
    assert_eq!(shown(&scene).as_deref(), Some("BC area 10152"), "near an edge");
    scene.handle(Event::PointerMoved(at(600.0, 20.0)));
    assert_eq!(shown(&scene), None);
    scene.handle(Event::Hovered(Some(About::Edge(Corner::C))));
    assert!(shown(&scene).is_some_and(|words| words.starts_with("CD area ")), "over its row");
    scene.handle(Event::Hovered(None));
    scene.handle(Event::act("step"));
    assert_eq!(shown(&scene).as_deref(), Some("AB area 7316"), "at its step");
    scene.handle(Event::act("step-back"));
    scene.handle(Event::Pressed { at: at(251.0, 179.0), shift: false });
    scene.handle(Event::PointerMoved(at(300.0, 180.0)));
    assert_eq!(shown(&scene), None, "P is dragged through the middle");
    scene.handle(Event::PointerMoved(at(298.0, 140.0)));
    assert!(shown(&scene).is_some_and(|words| words.starts_with("BC area ")), "P is dragged near an edge");
    scene.handle(Event::Released(at(298.0, 140.0)));
    scene.handle(Event::PointerLeft);
    assert_eq!(shown(&scene), None);
    for (p, edge) in [("180,160", "AB"), ("300,150", "BC"), ("370,200", "CD"), ("260,300", "DA")] {
        let on = opened(&format!("quad preset=wpf-figure cross=on p={p}"));
        assert!(shown(&on).is_some_and(|words| words.starts_with(edge)), "the edge nearest to {p} is {edge}");
    }
}

#[test]
fn the_ray_counts_its_crossings_where_they_happen() {
    for (preset, p, numbers, quiet, sentence) in [
        ("wpf-figure", "60,180", 2, 2, "crosses 2 edges: even, so outside."),
        ("wpf-figure", "251,179", 1, 2, "crosses one edge: odd, so inside."),
        ("wpf-figure", "60,50", 0, 4, "crosses no edge: even, so outside."),
        ("bow-tie", "160,200", 3, 0, "crosses 3 edges: odd, so inside."),
        ("bow-tie", "40,180", 4, 0, "crosses 4 edges: even, so outside."),
        ("concave", "60,380", 2, 2, "crosses 2 edges: even, so outside."),
    ] {
        let words = format!("quad preset={preset} p={p} method=crossings");
        let scene = opened(&words);
        let scene = &scene;
        let reason = say(&scene.readings().reason.expect("a reason"));
        assert!(reason.ends_with(sentence), "{words}: {reason}");
        let counted: Vec<String> = (1..=numbers).map(|number: usize| number.to_string()).collect();
        assert_eq!(written(scene, Role::OnRay), counted, "{words}");
        assert_eq!(strokes(scene, Role::QuietEdge).len(), quiet, "{words}");
        let [(from, to)] = strokes(scene, Role::Ray)[..] else { panic!("{words}: one ray") };
        assert_eq!(from.y, to.y, "{words}");
        assert!(scene.viewport().to_stage(to).x > 600.0, "{words}: to the border");
        // Each mark is on an edge and on the ray; its disc is there too.
        let corners = hull(scene);
        let edges = [0, 1, 2, 3].map(|i| (corners[i], corners[(i + 1) % 4]));
        let marks: Vec<Point> = placed(&scene.figure())
            .into_iter()
            .filter_map(|(_, item)| match item {
                Item::Dot { at, role: Role::Ray, radius } if *radius < 6.0 => Some(*at),
                _ => None,
            })
            .collect();
        assert_eq!(marks.len(), numbers, "{words}");
        for mark in &marks {
            assert!(mark.y == from.y && mark.x >= from.x, "{words}: {mark:?}");
            assert!(edges.iter().any(|&(a, b)| side(a, b, *mark).abs() / a.distance(b) < 1e-9), "{words}: {mark:?}");
        }
        assert!(marks.windows(2).all(|pair| pair[0].x <= pair[1].x), "{words}: counted along the ray");
    }
    let on_edge = opened("quad preset=on-edge method=crossings");
    assert!(strokes(&on_edge, Role::Ray).is_empty(), "the method comes to no ray");
    assert_eq!(strokes(&on_edge, Role::Touched), [(at(400.0, 100.0), at(400.0, 300.0))], "BC is marked");
}

fn steps() -> Vec<(String, Viewer)> {
    let presets: Vec<&str> = opened("quad").presets().iter().map(|(name, _)| *name).skip(1).collect();
    let mut all = Vec::new();
    for preset in presets {
        for method in InsideMethod::NAMES {
            for up in ["down", "up"] {
                for border in ["hits", "misses"] {
                    let words = format!("quad preset={preset} method={method} up={up} border={border}");
                    let asked = opened(&words).answers().into_iter().find(|(name, _)| name == "asked");
                    let Some((_, Some(Answer::Number(made)))) = asked else { panic!("{words}: a number") };
                    let made = made as usize;
                    for step in 1..=made {
                        let words = format!("{words} step={step}");
                        all.push((words.clone(), opened(&words)));
                    }
                }
            }
        }
    }
    all
}

#[test]
fn every_step_lights_something_up_and_says_its_numbers() {
    let steps = steps();
    assert!(steps.len() > 300, "{}", steps.len());
    for (words, scene) in steps {
        let scene = &scene;
        let (strokes, said) = lit_picture(scene);
        let rings = placed(&scene.figure())
            .iter()
            .filter(|(_, item)| matches!(item, Item::Dot { role: Role::Lit, .. }))
            .count();
        let lit = strokes.into_iter().chain(self::strokes(scene, Role::LitEdge));
        assert!(lit.into_iter().any(|(from, to)| from != to) || rings > 0, "{words}: lights up");
        assert_eq!(said.len() + 2 * areas_said(scene).len(), 2, "{words}: {said:?}");
    }
}

#[test]
fn stepping_walks_along_the_ray() {
    let scene = |step: usize| opened(&format!("quad preset=wpf-figure p=60,180 method=crossings step={step}"));
    let said = |step: usize| written(&scene(step), Role::Foot).remove(0);
    // Four edges that P could be on, four heights, and the two edges around the ray.
    assert_eq!([5, 8, 9].map(said), ["no crossing so far", "no crossing so far", "1 crossing so far"]);
    assert_eq!([0, 10].map(said), ["clockwise, convex", "clockwise, convex"], "the verdict says the rest");
    assert_eq!(lit_picture(&scene(5)).1, ["A.y > P.y", "212 > 180: true"]);
    assert_eq!(lit_picture(&scene(6)).1, ["B.y > P.y", "112 > 180: false"]);
    let quiet = |step: usize| strokes(&scene(step), Role::QuietEdge).len();
    assert_eq!([4, 6, 7, 8].map(quiet), [0, 0, 1, 2], "an edge is quiet once both its ends are known");
    let counted = |step: usize| written(&scene(step), Role::OnRay).len();
    assert_eq!([8, 9, 10].map(counted), [0, 1, 2]);
}

#[test]
fn what_remains_shrinks_to_where_the_method_says_inside() {
    for (preset, method) in
        [("wpf-figure", "right-of-all"), ("wpf-figure", "same-side"), ("counter-clockwise", "same-side")]
    {
        let words = format!("quad preset={preset} method={method}");
        // A counter-clockwise one is not right of its first edge, so the left ones are asked next.
        let first = if preset == "counter-clockwise" { 2 } else { 1 };
        let remaining = |step: usize| {
            let scene = opened(&format!("{words} step={step}"));
            polygons(&scene, Role::Remaining).pop().expect("something remains")
        };
        let regions: Vec<_> = (first..first + 4).map(remaining).collect();
        let sizes: Vec<f64> = regions.iter().map(|points| area(points).abs()).collect();
        assert!(sizes.windows(2).all(|pair| pair[1] < pair[0]), "{words}: {sizes:?}");
        for x in (5..640).step_by(23) {
            for y in (5..480).step_by(19) {
                let p = at(f64::from(x), f64::from(y));
                let says = verdict(&opened(&format!("{words} p={x},{y}")));
                assert_eq!(Some(holds(&regions[3], p)), says, "{words} at {x},{y}");
            }
        }
        let said = |step: usize| written(&opened(&format!("{words} step={step}")), Role::Foot).remove(0);
        assert_eq!(said(first + 1), "2 of 4 edges checked: the tinted part remains");
        assert!(said(first + 3).ends_with("clockwise, convex"), "the verdict says the rest");
    }
    let none = opened("quad preset=degenerate method=right-of-all p=260,170 border=hits step=1");
    assert_eq!(written(&none, Role::Foot), ["1 of 4 edges checked: the tinted part remains"]);
    let gone = opened("quad preset=degenerate method=same-side step=1");
    assert_eq!(written(&gone, Role::Foot), ["1 of 4 edges checked: no part remains"]);
    assert!(polygons(&gone, Role::Remaining).is_empty());
}

fn corner() -> impl Strategy<Value = (i32, i32)> + Clone {
    prop_oneof![(0..9i32, 0..7i32).prop_map(|(x, y)| (x * 75, y * 75)), (-200..900i32, -200..700i32)]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    /// Convex, concave, crossed, degenerate, of both windings: the painted answer is the method's.
    #[test]
    fn what_is_painted_is_the_methods_answer(
        corners in [corner(), corner(), corner(), corner()],
        method in prop::sample::select(InsideMethod::ALL.to_vec()),
        border in prop::sample::select(vec![Border::Hits, Border::Misses]),
        up in prop::sample::select(vec!["down", "up"]),
        seed in any::<u64>(),
    ) {
        let [a, b, c, d] = corners;
        let rule = if border == Border::Hits { "hits" } else { "misses" };
        let words = format!(
            "quad a={},{} b={},{} c={},{} d={},{} method={} border={rule} up={up} paint=on zoom=1 pan=0,0",
            a.0, a.1, b.0, b.1, c.0, c.1, d.0, d.1, method.name()
        );
        let painted = polygons(&opened(&words), Role::Painted);
        let quad = Quad { corners: corners.map(|(x, y)| at(f64::from(x), f64::from(y))) };
        let mut random = fastrand::Rng::with_seed(seed);
        for _ in 0..300 {
            let p = at(random.f64() * 640.0, random.f64() * 480.0);
            let near = |(a, b): (Point, Point)| side(a, b, p).abs() < 1e-6 * a.distance(b);
            if quad.edges().into_iter().any(|edge| edge.0 != edge.1 && near(edge)) {
                continue;
            }
            let says = method.contains(&quad, p, border, &mut ());
            prop_assert_eq!(painted.iter().any(|polygon| holds(polygon, p)), says, "{} at {:?}", words, p);
        }
    }
}

/// The picture has no grid of cells: a few items on a stage of any size.
#[test]
fn the_painted_answer_is_a_few_polygons() {
    for method in InsideMethod::NAMES {
        let mut scene = opened(&format!("quad preset=concave method={method} paint=on"));
        scene.handle(Event::Resized { width: 3840.0, height: 2160.0 });
        assert!(polygons(&scene, Role::Painted).len() <= 2, "{method}");
        assert!(scene.figure().leaves().len() < 60, "{method}");
    }
}

#[test]
fn a_probe_that_is_out_has_as_much_colour_as_one_that_is_in() {
    let scene = opened("quad preset=wpf-figure kept=300,200/400,60");
    let figure = scene.figure();
    let ink = |place: Point| {
        figure.leaves().into_iter().fold(0.0f64, |ink, item| match item {
            Item::Dot { at, role: Role::Probe, radius } if *at == place => radius * radius,
            Item::Dot { at, role: Role::Halo, radius } if *at == place && ink > 0.0 => ink - radius * radius,
            _ => ink,
        })
    };
    let (inside, outside) = (ink(at(300.0, 200.0)), ink(at(400.0, 60.0)));
    assert!(inside > 0.0 && (outside / inside - 1.0).abs() < 0.1, "{inside} {outside}");
}

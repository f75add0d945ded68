//! Circles, polygons, boxes, and what is refused by its name.

use super::notation::{check, readings};

/// The nearest point of a rectangle, and the distance to it.
fn nearest([x, y, r]: [&str; 3], [left, right, top, bottom]: [&str; 4]) -> String {
    format!("sq({x} - max({left}, min({x}, {right}))) + sq({y} - max({top}, min({y}, {bottom}))) < {r} * {r}")
}

#[test]
fn circles_and_rectangles() {
    let of = |circle, rect| readings(&nearest(circle, rect));
    let bxywh = ["b.x", "b.x + b.w", "b.y", "b.y + b.h"];
    assert_eq!(of(["c.x", "c.y", "c.r"], bxywh), "circle c | b | A.cx B.x B.w A.cy B.y B.h A.r");
    assert_eq!(of(["c.pos.x", "c.pos.y", "c.radius"], bxywh), "circle c | b | A.cx B.x B.w A.cy B.y B.h A.r");
    assert_eq!(of(["c.x", "c.y", "c.diameter"], bxywh), "circle c | b | A.cx B.x B.w A.cy B.y B.h A.2r");
    let rxywh = ["rx", "rx + rw", "ry", "ry + rh"];
    assert_eq!(
        of(["cx", "cy", "radius"], rxywh),
        "circle cx, cy, radius | rx, rw, ry, rh | A.cx B.x B.w A.cy B.y B.h A.r"
    );
    let xywh = ["x", "x + w", "y", "y + h"];
    assert_eq!(of(["cx", "cy", "r"], xywh), "circle cx, cy, r | x, w, y, h | A.cx B.x B.w A.cy B.y B.h A.r");
    assert_eq!(of(["pos.x", "pos.y", "r"], xywh), "circle pos, r | x, w, y, h | A.cx B.x B.w A.cy B.y B.h A.r");
    let zero = ["x0", "x1", "y0", "y1"];
    assert_eq!(of(["cx", "cy", "r"], zero), "circle cx, cy, r | x0, x1, y0, y1 | A.cx B.x B.x2 A.cy B.y B.y2 A.r");
    let pxywh = ["px", "px + pw", "py", "py + ph"];
    assert_eq!(of(["bx", "by", "br"], pxywh), "circle bx, by, br | px, pw, py, ph | A.cx B.x B.w A.cy B.y B.h A.r");
    let edges = ["left", "right", "top", "bottom"];
    assert_eq!(
        of(["cx", "cy", "radius"], edges),
        "circle cx, cy, radius | left, right, top, bottom | A.cx B.x B.x2 A.cy B.y B.y2 A.r"
    );
    assert_eq!(
        of(["circlePos.x", "circlePos.y", "circleRadius"], ["boxMin.x", "boxMax.x", "boxMin.y", "boxMax.y"]),
        "circle circlePos, circleRadius | boxMin, boxMax | A.cx B.x B.x2 A.cy B.y B.y2 A.r"
    );
    assert_eq!(
        of(["center[0]", "center[1]", "radius"], ["lo.x", "hi.x", "lo.y", "hi.y"]),
        "circle center, radius | lo, hi | A.cx B.x B.x2 A.cy B.y B.y2 A.r"
    );
    assert_eq!(
        of(["center.x", "center.y", "radius"], ["rec.x", "rec.x + rec.width", "rec.y", "rec.y + rec.height"]),
        "circle center, radius | rec | A.cx B.x B.w A.cy B.y B.h A.r"
    );
    assert_eq!(
        of(["ball.x + ball.r", "ball.y + ball.r", "ball.r"], bxywh),
        "circle ball | b | A.x A.r B.x B.w A.y B.y B.h"
    );
}

#[test]
fn more_circles() {
    check(&[
        (
            "x1 + r > x2, x1 - r < x2 + w, y1 + r > y2, y1 - r < y2 + h",
            "circle x1, r, y1 | x2, w, y2, h | A.cx A.r B.x B.w A.cy B.y B.h",
        ),
        (
            "abs(c.x - b.x) > b.w / 2 + c.r, abs(c.y - b.y) > b.h / 2 + c.r",
            "circle c | b | A.cx B.x B.w A.r A.cy B.y B.h or circle c | b | A.cx B.cx B.w A.r A.cy B.cy B.h",
        ),
        (
            "abs(c.x - (b.x + b.w / 2)) > b.w / 2 + c.r, abs(c.x - (b.x + b.w / 2)) <= b.w / 2",
            "circle c | b | A.cx B.x B.w A.r",
        ),
        (
            "sq(max(abs(c.x - r.cx) - r.hw, 0)) + sq(max(abs(c.y - r.cy) - r.hh, 0)) <= c.r * c.r",
            "circle c | r | A.cx B.cx B.hw A.cy B.cy B.hh A.r",
        ),
        (
            "cpp c=CircleShape r=FloatRect: sq(c.getPosition().x - max(r.left, min(c.getPosition().x, r.left + \
                r.width))) + sq(c.getPosition().y - r.top) < c.getRadius() * c.getRadius()",
            "circle c | r | A.x B.x B.w A.y B.y A.r",
        ),
        ("sqrt(sq(a.x - b.x) + sq(a.y - b.y)) < a.r + b.r", "circles a | b | A.cx B.cx A.cy B.cy A.r B.r"),
        (
            "sq(x1 - x2) + sq(y1 - y2) <= (r1 + r2) * (r1 + r2)",
            "circles x1, y1, r1 | x2, y2, r2 | A.cx B.cx A.cy B.cy A.r B.r",
        ),
        (
            "sq(center1.x - center2.x) + sq(center1.y - center2.y) <= sq(radius1 + radius2)",
            "circles center1, radius1 | center2, radius2 | A.cx B.cx A.cy B.cy A.r B.r",
        ),
        (
            "sq(a.x - b.x) + sq(a.y - b.y) < sq(a.diameter / 2 + b.diameter / 2)",
            "circles a | b | A.cx B.cx A.cy B.cy A.2r B.2r",
        ),
        (
            "sq(a.x + a.r - b.x - b.r) + sq(a.y + a.r - b.y - b.r) < sq(a.r + b.r)",
            "circles a | b | A.x A.r B.x B.r A.y B.y",
        ),
        ("sq(a[0] - b[0]) + sq(a[1] - b[1]) < sq(a[2] + b[2])", "circles a | b | A.cx B.cx A.cy B.cy A.r B.r"),
        ("sq(px - c.x) + sq(py - c.y) <= c.r * c.r", "in-circle px, py | c | P0.x B.cx P0.y B.cy B.r"),
        ("sq(px - cx) + sq(py - cy) <= r * r", "in-circle px, py | cx, cy, r | P0.x B.cx P0.y B.cy B.r"),
        (
            "sqrt(sq(a.x - b.x) + sq(a.y - b.y)) < (a.size + b.size) / 2",
            "circles a | b | A.cx B.cx A.cy B.cy A.2r B.2r or rectangles a | b | A.x B.x A.y B.y A.side B.side",
        ),
        (
            "sqrt(sq(a.x - b.x) + sq(a.y - b.y)) < (a.w + b.w) / 2",
            "circles a | b | A.cx B.cx A.cy B.cy A.2r B.2r or rectangles a | b | A.x B.x A.y B.y A.w B.w",
        ),
        (
            "list=bricks: sq(ball.x - max(bricks[0].x, min(ball.x, bricks[0].x + bricks[0].w))) < ball.r * ball.r",
            "circle ball | bricks[] | A.cx E0.x E0.w A.r",
        ),
    ]);
}

#[test]
fn points_and_polygons() {
    let cross = |a: &str, b: &str, p: &str| {
        format!("({b}.x - {a}.x) * ({p}.y - {a}.y) - ({b}.y - {a}.y) * ({p}.x - {a}.x) > 0")
    };
    let triangle = [cross("a", "b", "p"), cross("b", "c", "p"), cross("c", "a", "p")].join(", ");
    assert!(
        readings(&triangle).starts_with("polygon3 p | a, b, c | P1.x P0.x P3.y P0.y P1.y P3.x"),
        "{}",
        readings(&triangle)
    );
    let numbered = triangle.replace("a.", "v1.").replace("b.", "v2.").replace("c.", "v3.").replace("p.", "pt.");
    assert!(readings(&numbered).starts_with("polygon3 pt | v1, v2, v3 |"), "{}", readings(&numbered));
    let quad = [cross("a", "b", "p"), cross("b", "c", "p"), cross("c", "d", "p"), cross("d", "a", "p")].join(", ");
    assert!(readings(&quad).starts_with("polygon4 p | a, b, c, d |"), "{}", readings(&quad));
    let flat = triangle.replace("a.x", "x1").replace("a.y", "y1").replace("b.x", "x2").replace("b.y", "y2");
    let flat = flat.replace("c.x", "x3").replace("c.y", "y3").replace("p.x", "px").replace("p.y", "py");
    assert!(
        readings(&flat).starts_with("polygon3 px, py | x1, y1, x2, y2, x3, y3")
            || readings(&flat).starts_with("polygon3 px, py |"),
        "{}",
        readings(&flat)
    );
    let indexed = triangle.replace("a.", "t[0].").replace("b.", "t[1].").replace("c.", "t[2].");
    assert!(readings(&indexed).starts_with("polygon3 p | t | P1.x P0.x"), "{}", readings(&indexed));
    let inside = triangle.replace("a.", "t.a.").replace("b.", "t.b.").replace("c.", "t.c.");
    assert!(readings(&inside).starts_with("polygon3 p | t.a, t.b, t.c |"), "{}", readings(&inside));
    let listed = format!("list=t: {indexed}");
    assert!(readings(&listed).starts_with("polygon3 p | t |"), "{}", readings(&listed));
    let pnpoly = "list=vertx list=verty: verty[0] > testy, verty[1] > testy, verty[2] > testy, testx < (vertx[1] - \
        vertx[0]) * (testy - verty[0]) / (verty[1] - verty[0]) + vertx[0], testx < (vertx[2] - vertx[1]) * (testy - \
        verty[1]) / (verty[2] - verty[1]) + vertx[1]";
    assert!(
        readings(pnpoly).starts_with("polygon3 testx, testy | vertx, verty | P0.y P3.y P1.y P2.y P3.x"),
        "{}",
        readings(pnpoly)
    );
    let bounds = "list=q: min(q[0].x, min(q[1].x, q[2].x)) <= p.x, p.x <= max(q[0].x, max(q[1].x, q[2].x)), q[0].y \
        < p.y, q[1].y < p.y, q[2].y < p.y";
    assert!(readings(bounds).starts_with("polygon3 p | q |"), "{}", readings(bounds));
    let tuples = bounds.replace(".x", "[0]").replace(".y", "[1]");
    assert!(readings(&tuples).starts_with("polygon3 p | q |"), "{}", readings(&tuples));
}

#[test]
fn boxes() {
    check(&[
        (
            "a.x < b.x + b.w, b.x < a.x + a.w, a.y < b.y + b.h, b.y < a.y + a.h, a.z < b.z + b.d, b.z < a.z + a.d",
            "boxes a | b | A.x B.x B.w A.w A.y B.y B.h A.h A.z B.z B.d A.d",
        ),
        (
            "a.min.x < b.max.x, a.min.y < b.max.y, a.min.z < b.max.z, b.min.x < a.max.x",
            "boxes a | b | A.x B.x2 A.y B.y2 A.z B.z2 B.x A.x2",
        ),
        (
            "abs(a.Position.X - b.Position.X) < a.Size.X / 2 + b.Size.X / 2, abs(a.Position.Y - b.Position.Y) < \
                a.Size.Y / 2 + b.Size.Y / 2, abs(a.Position.Z - b.Position.Z) < a.Size.Z / 2 + b.Size.Z / 2",
            "boxes a | b | A.x B.x A.w B.w A.y B.y A.h B.h A.z B.z A.d B.d or boxes a | b | A.cx B.cx A.w B.w A.cy \
                B.cy A.h B.h A.cz B.cz A.d B.d",
        ),
    ]);
}

#[test]
fn names_of_its_own() {
    check(&[
        ("own two: ax < bx", "rectangles a | b | A.x B.x"),
        ("own two: aw > 0", "rectangles a | b | A.w"),
        ("own two: a.right < r2.left, acx < b.center.x", "rectangles a | b | A.x2 B.x A.cx B.cx"),
        ("own round: circle.x < rect.left, cx + r < b.x2", "circle circle | rect | A.cx B.x A.cx A.r B.x2"),
        ("own quad: ax < px, d.y > P.y", "polygon4 p | a | P0.x P4.x P3.y P4.y"),
        (
            "own two: left1 <= right2, left2 <= right1, top1 <= bottom2, top2 <= bottom1",
            "rectangles left1, right1, top1, bottom1 | right2, left2, bottom2, top2 | A.x B.x2 B.x A.x2 A.y B.y2 \
                B.y A.y2",
        ),
    ]);
}

#[test]
fn refused_by_name() {
    for (text, expected) in [
        ("(c.y - a.y) * (b.x - a.x) > (b.y - a.y) * (c.x - a.x)", "Segments"),
        (
            "(x4 - x3) * (y1 - y3) - (y4 - y3) * (x1 - x3) > 0, (x2 - x1) * (y1 - y3) - (y2 - y1) * (x1 - x3) > 0",
            "Segments",
        ),
        (
            "(p2.x - p1.x) * (p3.y - p1.y) - (p2.y - p1.y) * (p3.x - p1.x) > 0, (p2.x - p1.x) * (p4.y - p1.y) - \
                (p2.y - p1.y) * (p4.x - p1.x) > 0",
            "Segments",
        ),
        (
            "(a.end.x - a.start.x) * (b.end.y - a.start.y) - (a.end.y - a.start.y) * (b.start.x - a.start.x) > 0",
            "Segments",
        ),
        ("a.x < b.x + b.w, a.angle < 1", "Turned"),
        ("a.x * cos + a.y * sin < b.w", "Turned"),
        ("a.x + a.vx < b.x + b.w, b.x < a.x + a.w", "Swept"),
        ("a.x + a.velocity.x * dt < b.x + b.w, b.x < a.x + a.w", "Swept"),
        ("a.oldX < b.x + b.w, b.x < a.x + a.w", "Swept"),
        ("floor(p.x / 32) == b.x, floor(p.y / 32) == b.y", "Tiles"),
        ("floor(p.x / tile) == floor(b.x / tile), floor(p.y / tile) == floor(b.y / tile)", "Tiles"),
        ("sqrt(sq(a.x - b.x) + sq(a.y - b.y)) < 50", "in-circle a | b!"),
        ("sq(a.x - b.x) + sq(a.y - b.y) < 900", "in-circle a | b!"),
        ("sq(a.x - b.x) + sq(a.y - b.y) < 901", "Distance"),
        ("sqrt(sq(a.x - b.x) + sq(a.y - b.y)) < range", "Distance"),
        ("list=b: sqrt(sq(a.x - b[0].x) + sq(a.y - b[0].y)) < 9", "in-circle a | b[]!"),
        ("+b: a.x < 5, a.x + a.w > 3", "NeverOccurs(\"b\")"),
        ("a.x < b.x + b.d, b.x < a.x + a.d", "Unknown"),
        ("self.x < 0, self.x + self.w > 100", "OneShape(\"self\")"),
        ("free: self.x < 0, self.x + self.w > WIDTH, self.y + self.h > HEIGHT", "Screen(\"self\", \"WIDTH\")"),
        ("ship.x < 0, ship.x + ship.w > canvas.width", "Screen(\"ship\", \"canvas.width\")"),
        ("a.x < b.x + b.w, b.x < c.x + c.w, c.x < a.x + a.w", "ManyShapes"),
        ("a.x == b.x, a.y == b.y", "TwoPoints"),
        ("q.x <= max(p.x, r.x), q.x >= min(p.x, r.x), q.y <= max(p.y, r.y)", "ManyShapes"),
        ("list=q: q[0].x > p.x, q[0].y > p.y", "polygon1"),
        ("list=q: q[0].y > p.y", "FewElements"),
        ("a0 < b1, b0 < a1", "Unpaired"),
        ("js: a.x < ~x + ~w, ~x < a.x + a.w, a.y < ~y + ~h, ~y < a.y + a.h", "NotGiven"),
        ("a.x < b.width", "NoPlace(\"b\")"),
        ("1 < 2", "Nothing"),
    ] {
        let found = readings(text);
        assert!(found.starts_with(expected), "{text}: {found}");
    }
}

#[test]
fn what_grows_is_bounded() {
    let names =
        |count: usize| (0..count).map(|at| format!("minaxbxr{at}_maxybw < ex{at}dxrlt")).collect::<Vec<_>>().join(", ");
    let members = |count: usize| (0..count).map(|at| format!("a.x{at} < b.y{at}")).collect::<Vec<_>>().join(", ");
    let choices = (0..60).fold("a.x".to_owned(), |sum, at| format!("max({sum} + b.x, min(a.w, b.w - {at}))"));
    let things = |count: usize| (0..count).map(|at| format!("p{at}.x < q{at}.y")).collect::<Vec<_>>().join(", ");
    let begin = std::time::Instant::now();
    for text in [names(12), names(300), members(12), members(60), things(30), things(60), format!("{choices} < 3")] {
        readings(&text);
    }
    assert!(begin.elapsed().as_secs() < 2, "{:?}", begin.elapsed());
}

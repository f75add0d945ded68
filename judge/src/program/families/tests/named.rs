//! Names of members: each as a test of two rectangles.

use super::notation::readings;

/// Left of A and B, then top, with what is compared: `a.x < b.x2`.
fn corners([x, x2, y, y2]: [&str; 4]) -> String {
    format!("a.{x} < b.{x2}, b.{x} < a.{x2}, a.{y} < b.{y2}, b.{y} < a.{y2}").replace(".[", "[")
}

fn sizes([x, w, y, h]: [&str; 4]) -> String {
    format!("a.{x} < b.{x} + b.{w}, b.{x} < a.{x} + a.{w}, a.{y} < b.{y} + b.{h}, b.{y} < a.{y} + a.{h}")
        .replace(".[", "[")
}

fn halves([x, w, y, h]: [&str; 4]) -> String {
    format!("abs(a.{x} - b.{x}) < a.{w} + b.{w}, abs(a.{y} - b.{y}) < a.{h} + b.{h}").replace(".[", "[")
}

const CORNERS: &str = "rectangles a | b | A.x B.x2 B.x A.x2 A.y B.y2 B.y A.y2";
const SIZES: &str = "rectangles a | b | A.x B.x B.w A.w A.y B.y B.h A.h";
const HALVES: &str = "rectangles a | b | A.cx B.cx A.hw B.hw A.cy B.cy A.hh B.hh";

fn check(rows: &[[&str; 4]], text: fn([&str; 4]) -> String, expected: &str) {
    let wrong: Vec<String> = rows
        .iter()
        .map(|row| (row, readings(&text(*row))))
        .filter(|(_, found)| found != expected)
        .map(|(row, found)| format!("{row:?}: {found}"))
        .collect();
    assert!(wrong.is_empty(), "{} of {}:\n{}", wrong.len(), rows.len(), wrong.join("\n"));
}

#[test]
fn both_corners() {
    check(
        &[
            ["startX", "endX", "startY", "endY"],
            ["x_min", "x_max", "y_min", "y_max"],
            ["xMin", "xMax", "yMin", "yMax"],
            ["minX", "maxX", "minY", "maxY"],
            ["lo.x", "hi.x", "lo.y", "hi.y"],
            ["mins.x", "maxs.x", "mins.y", "maxs.y"],
            ["mins[0]", "maxs[0]", "mins[1]", "maxs[1]"],
            ["min.x", "max.x", "min.y", "max.y"],
            ["Min.X", "Max.X", "Min.Y", "Max.Y"],
            ["topLeft.x", "bottomRight.x", "topLeft.y", "bottomRight.y"],
            ["upperLeftPoint.x", "bottomRightPoint.x", "upperLeftPoint.y", "bottomRightPoint.y"],
            ["p1.x", "p2.x", "p1.y", "p2.y"],
            ["p0.x", "p1.x", "p0.y", "p1.y"],
            ["a.x", "b.x", "a.y", "b.y"],
            ["lower.x", "upper.x", "lower.y", "upper.y"],
            ["lowerBound.x", "upperBound.x", "lowerBound.y", "upperBound.y"],
            ["left()", "right()", "top()", "bottom()"],
            ["getLeft()", "getRight()", "getTop()", "getBottom()"],
            ["left", "right", "top", "bottom"],
            ["Left", "Right", "Top", "Bottom"],
            ["m_left", "m_right", "m_top", "m_bottom"],
            ["rect.left", "rect.right", "rect.top", "rect.bottom"],
            ["l", "r", "t", "b"],
            ["L", "R", "T", "B"],
            ["x1", "x2", "y1", "y2"],
            ["X1", "X2", "Y1", "Y2"],
            ["x0", "x1", "y0", "y1"],
            ["X0", "X1", "Y0", "Y1"],
            ["x", "x2", "y", "y2"],
            ["x", "ex", "y", "ey"],
            ["x", "right", "y", "bottom"],
            ["x", "r", "y", "b"],
            ["pos.x", "end.x", "pos.y", "end.y"],
            ["begin.x", "end.x", "begin.y", "end.y"],
            ["bounds.min.x", "bounds.max.x", "bounds.min.y", "bounds.max.y"],
            ["bounds_min.x", "bounds_max.x", "bounds_min.y", "bounds_max.y"],
            ["west", "east", "north", "south"],
            ["x1", "x2", "z1", "z2"],
        ],
        corners,
        CORNERS,
    );
}

#[test]
fn a_place_and_a_size() {
    check(
        &[
            ["x", "w", "y", "h"],
            ["x", "width", "y", "height"],
            ["X", "Width", "Y", "Height"],
            ["X", "W", "Y", "H"],
            ["getX()", "getWidth()", "getY()", "getHeight()"],
            ["x()", "w()", "y()", "h()"],
            ["Left", "Width", "Top", "Height"],
            ["left", "width", "top", "height"],
            ["pos.x", "dim.x", "pos.y", "dim.y"],
            ["pos.x", "size.x", "pos.y", "size.y"],
            ["Position.x", "Size.x", "Position.y", "Size.y"],
            ["location.x", "size.width", "location.y", "size.height"],
            ["pos[0]", "size[0]", "pos[1]", "size[1]"],
            ["sprite.x", "sprite.width", "sprite.y", "sprite.height"],
            ["hitbox.x", "hitbox.w", "hitbox.y", "hitbox.h"],
            ["coords.x", "w", "coords.y", "h"],
            ["offsetLeft", "offsetWidth", "offsetTop", "offsetHeight"],
            ["xpos", "width", "ypos", "height"],
            ["posX", "width", "posY", "height"],
            ["m_x", "m_w", "m_y", "m_h"],
            ["x_pos", "x_size", "y_pos", "y_size"],
            ["x", "largeur", "y", "hauteur"],
            ["x", "breite", "y", "hoehe"],
            ["x", "bredd", "y", "hojd"],
            ["x", "dx", "y", "dy"],
            ["x", "width", "z", "depth"],
            ["position.x", "size.x", "position.z", "size.z"],
            ["x", "w", "z", "h"],
            ["u", "w", "v", "h"],
            ["[0]", "[2]", "[1]", "[3]"],
            ["p.x", "s.x", "p.y", "s.y"],
        ],
        sizes,
        SIZES,
    );
}

#[test]
fn a_centre_and_half_a_size() {
    check(
        &[
            ["cx", "hw", "cy", "hh"],
            ["center.x", "extents.x", "center.y", "extents.y"],
            ["pos.x", "half.x", "pos.y", "half.y"],
            ["center.x", "halfSize.x", "center.y", "halfSize.y"],
            ["x", "rx", "y", "ry"],
            ["c.x", "e.x", "c.y", "e.y"],
            ["x", "halfWidth", "y", "halfHeight"],
            ["centerX", "ex", "centerY", "ey"],
            ["pos.x", "extents.x", "pos.y", "extents.y"],
            ["c[0]", "r[0]", "c[1]", "r[1]"],
            ["x", "foo", "y", "bar"],
        ],
        halves,
        HALVES,
    );
}

#[test]
fn names_that_leave_two_readings() {
    let both = |text: String| readings(&text);
    let as_size = "rectangles a | b | A.x B.x B.w A.w A.y B.y B.h A.h";
    let as_half = "rectangles a | b | A.cx B.cx B.hw A.hw A.cy B.cy B.hh A.hh";
    assert_eq!(both(sizes(["pos.x", "extent.x", "pos.y", "extent.y"])), format!("{as_size} or {as_half}"));
    let whole = "abs(a.x - b.x) * 2 < a.w + b.w, abs(a.y - b.y) * 2 < a.h + b.h";
    let corner = "rectangles a | b | A.x B.x A.w B.w A.y B.y A.h B.h";
    let centre = "rectangles a | b | A.cx B.cx A.w B.w A.cy B.cy A.h B.h";
    assert_eq!(readings(whole), format!("{corner} or {centre}"));
    assert_eq!(readings(&format!("centre: {whole}")), centre);
    assert_eq!(readings(&format!("corner: {whole}")), corner);
    let list = corners(["[0]", "[2]", "[1]", "[3]"]);
    let as_sizes = "rectangles a | b | A.x B.w B.x A.w A.y B.h B.y A.h";
    assert_eq!(readings(&list), format!("{CORNERS} or {as_sizes}"));
    assert_eq!(readings(&format!("sizes: {list}")), as_sizes);
    // One sum says it for all lists of a text.
    let sum = "a[0] < b[0] + b[2], b[0] < a[0] + a[2], a[1] < b[1] + b[3], b[1] < a[3]";
    assert_eq!(readings(sum).matches(" or ").count(), 0, "{}", readings(sum));
    let drawn = readings(&format!("drawn: {}", sizes(["x", "w", "y", "h"])));
    assert_eq!(drawn, format!("{SIZES} or {}", SIZES.replace(".x", ".cx").replace(".y", ".cy")));
    // An edge beside it, or a type, tells the corner.
    assert_eq!(readings(&format!("drawn: {}", corners(["x", "x2", "y", "y2"]))), CORNERS);
    assert_eq!(readings(&format!("drawn c a=SDL_Rect b=SDL_Rect: {}", sizes(["x", "w", "y", "h"]))), SIZES);
}

#[test]
fn names_that_are_not_known_are_refused() {
    for (text, expected) in [
        ("a.x < b.x + b.w, b.x < a.x + a.w, a.y < b.y + b.hieght, b.y < a.y + a.h", "Unknown([\"b.hieght\"])"),
        ("a.x < b.x + b.w, b.x < a.x + a.width, a.w < b.width", "Twice([\"a.width\", \"a.w\"])"),
        (
            "a.x < b.x + b.width, b.x < a.x + b.w, a.y < b.y + b.height, b.y < a.y + b.h",
            "Twice([\"b.width\", \"b.w\"])",
        ),
        ("a.x < b.x + b.w, a.hp < 1", "Unknown([\"a.hp\"])"),
    ] {
        assert_eq!(readings(text), expected, "{text}");
    }
}

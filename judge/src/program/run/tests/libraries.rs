//! Methods of libraries' shapes.

use super::{Given, check, refused};
use crate::formula::SourceLanguage::{C, CSharp, Cpp, GdScript, Java, Kotlin, Python, Swift};

/// Whether two rectangles overlap, open: by the names of left, top, width and height.
fn overlap(given: Given<'_>, [x, y, w, h]: [&str; 4]) -> bool {
    let of = |shape: &str, part: &str| given(&format!("{shape}.{part}"));
    of("a", x) < of("b", x) + of("b", w)
        && of("b", x) < of("a", x) + of("a", w)
        && of("a", y) < of("b", y) + of("b", h)
        && of("b", y) < of("a", y) + of("a", h)
}

const LONG: [&str; 4] = ["x", "y", "width", "height"];

fn has_area(given: Given<'_>, [w, h]: [&str; 2]) -> bool {
    ["a", "b"].iter().all(|shape| given(&format!("{shape}.{w}")) > 0.0 && given(&format!("{shape}.{h}")) > 0.0)
}

#[test]
fn overlaps_of_rectangles() {
    let java = "boolean hit(Rectangle a, Rectangle b) { return a.intersects(b); }";
    check(Java, java, |given| has_area(given, ["width", "height"]) && overlap(given, LONG));
    check(Kotlin, "fun hit(a: Rectangle, b: Rectangle): Boolean { return a.overlaps(b) }", |given| {
        overlap(given, LONG)
    });
    check(Python, "def hit(a: pygame.Rect, b: pygame.Rect):\n    return a.colliderect(b)\n", |given| {
        has_area(given, ["w", "h"]) && overlap(given, ["x", "y", "w", "h"])
    });
    let sfml = "bool hit(const sf::FloatRect& a, const sf::FloatRect& b) { return a.intersects(b); }";
    check(Cpp, sfml, |given| {
        has_area(given, ["width", "height"]) && overlap(given, ["left", "top", "width", "height"])
    });
    check(CSharp, "bool Hit(Rectangle a, Rectangle b) { return a.Intersects(b); }", |given| {
        overlap(given, ["X", "Y", "Width", "Height"])
    });
    check(CSharp, "bool Hit(Rect a, Rect b) { return a.Overlaps(b); }", |given| {
        given("a.xMin") < given("b.xMax")
            && given("b.xMin") < given("a.xMax")
            && given("a.yMin") < given("b.yMax")
            && given("b.yMin") < given("a.yMax")
    });
    let godot = "func hit(a: Rect2, b: Rect2) -> bool:\n\treturn a.intersects(b)\n";
    check(GdScript, godot, |given| overlap(given, ["position.x", "position.y", "size.x", "size.y"]));
    let raylib = "bool hit(Rectangle a, Rectangle b) { return CheckCollisionRecs(a, b); }";
    check(C, raylib, |given| overlap(given, LONG));
    let sdl = "bool hit(SDL_Rect a, SDL_Rect b) { return SDL_HasIntersection(&a, &b); }";
    check(C, sdl, |given| has_area(given, ["w", "h"]) && overlap(given, ["x", "y", "w", "h"]));
}

#[test]
fn points_in_rectangles() {
    let gdx = "import com.badlogic.gdx.math.Rectangle;\n\
        class Game { boolean hit(Rectangle a, float px, float py) { return a.contains(px, py); } }";
    check(Java, gdx, |given| {
        let at = |name: &str| given(name);
        (at("a.x")..=at("a.x") + at("a.width")).contains(&at("px"))
            && (at("a.y")..=at("a.y") + at("a.height")).contains(&at("py"))
    });
    let android = "import android.graphics.Rect;\n\
        class Game { boolean hit(Rect a, int px, int py) { return a.contains(px, py); } }";
    check(Java, android, |given| {
        (given("a.left")..given("a.right")).contains(&given("px"))
            && (given("a.top")..given("a.bottom")).contains(&given("py"))
    });
}

#[test]
fn two_libraries_differ() {
    let message = refused(Java, "boolean hit(Rectangle a, float px, float py) { return a.contains(px, py); }");
    assert!(message.contains("a.contains(px, py)"), "{message}");
}

#[test]
fn other_methods_are_refused() {
    let of_another = "import org.newdawn.slick.geom.Rectangle;\n\
        class Game { boolean hit(Rectangle a, Rectangle b) { return a.intersects(b); } }";
    let perhaps = "import org.newdawn.slick.geom.*;\n\
        class Game { boolean hit(Rectangle a, Rectangle b) { return a.intersects(b); } }";
    for text in [of_another, perhaps, "boolean hit(Box a, Box b) { return a.intersects(b); }"] {
        let message = refused(Java, text);
        assert!(message.contains("a.intersects(b)"), "{message}");
    }
}

#[test]
fn types_that_the_text_names() {
    let apple = "func hit(button: CGRect, point: CGPoint) -> Bool { return button.contains(point) }";
    check(Swift, apple, |given| {
        (given("button.minX")..given("button.maxX")).contains(&given("point.x"))
            && (given("button.minY")..given("button.maxY")).contains(&given("point.y"))
    });
    let android =
        "val a = Rect(ax, ay, ax + 5, ay + 5)\n    return px >= a.left && px < a.right && py >= a.top && py < a.bottom";
    let function = format!("fun hit(ax: Int, ay: Int, px: Int, py: Int): Boolean {{\n    {android}\n}}");
    check(Kotlin, &format!("import android.graphics.Rect\n{function}"), |given| {
        (given("ax")..given("ax") + 5.0).contains(&given("px"))
            && (given("ay")..given("ay") + 5.0).contains(&given("py"))
    });
    refused(Kotlin, &function);
}

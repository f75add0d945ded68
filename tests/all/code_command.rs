//! `hantei code`: output, languages, and refused commands.

use crate::command::{ended, hantei, hantei_with, run};
use hantei_collision::{CuboidMethod, InsideMethod, OverlapMethod};
use hantei_judge::CodeLanguage;
use hantei_scenes::scene::open;
use hantei_scenes::words::{Language, Words};

fn code(arguments: &str) -> String {
    let arguments: Vec<&str> = std::iter::once("code").chain(arguments.split(' ')).collect();
    let (out, errors, code) = ended(&hantei(&arguments, b""));
    assert_eq!((errors.as_str(), code), ("", Some(0)), "{arguments:?}");
    out
}

#[test]
fn it_prints_the_function() {
    assert_eq!(
        code("rects four-flags --language python --border misses"),
        "# hantei: four-flags, border=misses\n# If they only touch, that is a miss.\n\
         # For whole numbers only: with fractions, an overlap of less than 1 is missed.\n\
         def hits(ax, ay, aw, ah, bx, by, bw, bh):\n    is_left = ax + aw - 1.0 < bx\n    is_right = ax > bx + bw - 1.0\n    \
         is_above = ay + ah - 1.0 < by\n    is_below = ay > by + bh - 1.0\n    \
         return not (is_left or is_right or is_above or is_below)\n"
    );
    assert_eq!(
        code("cuboids two-corners --language lua --shape type"),
        "-- hantei: two-corners, border=hits\n-- If they only touch, that is a hit.\n---@class Cuboid\n---@field x1 number\n\
         ---@field y1 number\n---@field z1 number\n---@field x2 number\n---@field y2 number\n---@field z2 number\n\n\
         local function hits(a, b)\n    return not (a.x2 < b.x1\n        or b.x2 < a.x1\n        or a.y2 < b.y1\n        or b.y2 < a.y1\n        \
         or a.z2 < b.z1\n        or b.z2 < a.z1)\n\
         end\n"
    );
    let quad = code("quad same-side --language rust");
    assert!(
        quad.starts_with("// hantei: same-side, border=misses\n// A point on an edge counts as outside.\nfn side(")
    );
    assert!(code("quad same-side --language rust --border hits").contains("// A point on an edge counts as inside.\n"));
}

/// Only code for whole numbers says that it is.
#[test]
fn what_ends_at_the_last_pixel_says_so() {
    for method in OverlapMethod::ALL {
        for border in ["hits", "misses"] {
            let text = code(&format!("rects {} --language c --border {border}", method.name()));
            let ends = ["four-flags", "ruled-out", "not-ruled-out"].contains(&method.name()) && border == "misses";
            assert_eq!(text.contains("// For whole numbers only: "), ends, "{text}");
            assert_eq!(text.contains("- 1.0"), ends, "{text}");
        }
    }
}

/// The window's menu copies the same text, in the reader's language.
#[test]
fn it_is_what_the_menu_copies() {
    let words = Words::new(Language::Ja);
    let methods = [
        ("rects", OverlapMethod::ALL.iter().map(|it| it.name()).collect::<Vec<_>>()),
        ("quad", InsideMethod::ALL.iter().map(|it| it.name()).collect()),
        ("cuboids", CuboidMethod::ALL.iter().map(|it| it.name()).collect()),
    ];
    for (scene, methods) in methods {
        for method in methods {
            let opened = open(&[scene, &format!("method={method}")]).unwrap_or_else(|_| panic!("{scene} {method}"));
            for language in [CodeLanguage::Hsp, CodeLanguage::GdScript] {
                let printed = code(&format!("{scene} {method} --language {} lang=ja", language.name()));
                assert_eq!(Some(printed), opened.as_code(language, &words), "{scene} {method}");
            }
        }
    }
}

/// A swept test is copied as a swept test, from the command line and from its scene.
#[test]
fn a_swept_test_is_copied_as_one() {
    let text = code("rects origin-size --swept --language javascript");
    assert_eq!(
        text,
        "// hantei: origin-size, border=misses\n// If they only touch, that is a miss.\n\
         // `swept` tests all that both passed over since the frame before: adx, ady, bdx, bdy are how far\n\
         // each has moved.\n\
         function hits(ax, ay, aw, ah, bx, by, bw, bh) {\n    \
         return bx < ax + aw && ax < bx + bw && by < ay + ah && ay < by + bh;\n}\n\n\
         function swept(ax, ay, aw, ah, adx, ady, bx, by, bw, bh, bdx, bdy) {\n    return hits(\n        \
         Math.min(ax, ax - adx),\n        Math.min(ay, ay - ady),\n        aw + Math.abs(adx),\n        ah + Math.abs(ady),\n        \
         Math.min(bx, bx - bdx),\n        Math.min(by, by - bdy),\n        bw + Math.abs(bdx),\n        bh + Math.abs(bdy)\n    );\n}\n"
    );
    let words = Words::new(Language::Ko);
    for (way, method) in [("horizontal", "origin-size"), ("vertical", "centre-size")] {
        let scene = open(&["melons", &format!("way={way}"), "swept=on"]).unwrap_or_else(|_| panic!("{way}"));
        let printed = code(&format!("rects {method} --swept --language python lang=ko"));
        assert_eq!(scene.as_code(CodeLanguage::Python, &words), Some(printed), "{way}");
        let scene = open(&["melons", &format!("way={way}")]).unwrap_or_else(|_| panic!("{way}"));
        let printed = code(&format!("rects {method} --language python lang=ko"));
        assert_eq!(scene.as_code(CodeLanguage::Python, &words), Some(printed), "{way}, as they are now");
    }
}

#[test]
fn what_is_refused_names_what_is_allowed() {
    for (arguments, why) in [
        (
            "code rects fastest --language c",
            "invalid value 'fastest' for '<METHOD>': allowed: four-flags, ruled-out, not-ruled-out, origin-size, centre-size, two-corners;",
        ),
        ("code quad four-flags --language c", "'<METHOD>': allowed: right-of-all, same-side, crossings;"),
        ("code cuboids four-flags --language c", "'<METHOD>': allowed: two-corners, centre-size;"),
        (
            "code rects four-flags --language cobol",
            "'--language <LANGUAGE>': allowed: rust, c, csharp, java, javascript, typescript, kotlin, swift, python, lua, gdscript, hsp;",
        ),
        (
            "code rects four-flags --language c --border maybe",
            "'--border <BORDER>': allowed: as-written, hits, misses, half;",
        ),
        ("code rects four-flags --language c --shape class", "'--shape <SHAPE>': allowed: numbers, type;"),
        (
            "code crowd four-flags --language c",
            "'<WHAT>': allowed: rects, quad, cuboids, response, circle, circles, button, polygon, lines, turned;",
        ),
        ("code rects four-flags", "missing: --language <LANGUAGE>;"),
        ("code rects four-flags --language c --border half", "'--border <BORDER>': allowed: as-written, hits, misses;"),
        ("code quad same-side --swept --language c", "'--swept' has no meaning for quad; allowed: rects, cuboids"),
        ("code rects origin-size --swept --shape type --language c", "'--swept' cannot be used together with '--shape"),
    ] {
        let arguments: Vec<&str> = arguments.split(' ').collect();
        let (out, errors, code) = ended(&run(&mut hantei_with(&arguments), b""));
        assert_eq!((out.as_str(), errors.lines().count(), code), ("", 1, Some(2)), "{arguments:?}: {errors}");
        assert!(errors.contains(why), "{arguments:?}: {errors}");
    }
}

#[test]
fn a_response_is_printed_as_well() {
    assert_eq!(
        code("response previous --language python"),
        "# hantei: previous\n# A before the step is ax, ay, aw, ah; it moves by vx, vy. B is bx, by, bw, bh.\n\
         # x and y are the top-left corner; y grows down.\n\
         # Gives the side of B through which A is pushed out, and how far; none is a miss.\n\
         # unknown is a hit whose side it cannot tell.\n\
         # B is one tile. If you test several tiles one after the other, A can also be pushed out through an\n\
         # edge between two tiles.\n\
         def previous(ax, ay, aw, ah, vx, vy, bx, by, bw, bh):\n    mx = ax + vx\n    my = ay + vy\n    \
         left = mx + aw - bx\n    right = bx + bw - mx\n    top = my + ah - by\n    bottom = by + bh - my\n    \
         if left <= 0.0 or right <= 0.0 or top <= 0.0 or bottom <= 0.0:\n        return \"none\", 0.0\n    \
         if ay + ah <= by:\n        return \"top\", top\n    if ay >= by + bh:\n        return \"bottom\", bottom\n    \
         if ax + aw <= bx:\n        return \"left\", left\n    if ax >= bx + bw:\n        return \"right\", right\n    \
         return \"unknown\", 0.0\n"
    );
    let [by_default, by_x] = ["response swept --language c", "response swept --language c --tie x"].map(code);
    assert!(by_default.starts_with("// hantei: swept, tie=y\n") && by_default.contains("enter_x > enter_y"));
    assert!(by_x.starts_with("// hantei: swept, tie=x\n") && by_x.contains("enter_x >= enter_y"));
    let ball = code("response swept --language python --does move --circle --tiles");
    assert!(ball.starts_with("# hantei: swept\n# Moves the ball a,") && ball.contains("\ndef bounce(a, blocks):\n"));
    // Each kind has its own options.
    for (arguments, why) in [
        ("response swept --circle", "'--circle' has no meaning for --does side; allowed with: --does move"),
        ("rects ruled-out --circle", "'--circle' has no meaning for rects; allowed: response"),
        ("response fastest", "allowed: least-overlap, diagonals, previous, axis-by-axis, swept"),
        (
            "response swept --border hits",
            "'--border' has no meaning for response; allowed: rects, quad, cuboids, circle, circles, button, polygon, lines, turned",
        ),
        (
            "response swept --shape type",
            "'--shape' has no meaning for response; allowed: rects, quad, cuboids, circle, circles, button, polygon, lines, turned",
        ),
        ("response swept --swept", "'--swept' has no meaning for response; allowed: rects, cuboids"),
        ("response swept --order y", "'--order' has no meaning for the method swept; allowed with: axis-by-axis"),
        ("rects ruled-out --tie x", "'--tie' has no meaning for rects; allowed: response"),
    ] {
        let arguments = format!("code {arguments} --language lua");
        let (out, said, code) = ended(&hantei(&arguments.split(' ').collect::<Vec<_>>(), b""));
        assert_eq!((out.as_str(), said.lines().count(), code), ("", 1, Some(2)), "{arguments}: {said}");
        assert!(said.contains(why), "{arguments}: {said}");
    }
}

//! Stepping goes through the method in the order of its source.

use super::{lit_picture, lit_rows, opened, say, value, words};
use hantei_scenes::scene::{Content, Event, Viewer};

/// The shown code, line by line: `→` marks the current line, `·` what is not reached.
fn code(scene: &Viewer) -> Vec<String> {
    let rows = scene.readings().sections.into_iter().flat_map(|section| section.rows);
    rows.filter_map(|row| match row.content {
        Content::Code { text, is_current, is_reached } => {
            let mark = match (is_current, is_reached) {
                (true, _) => "→ ",
                (false, true) => "",
                (false, false) => "· ",
            };
            Some(format!("{mark}{}", say(&text)))
        }
        _ => None,
    })
    .collect()
}

#[test]
fn stepping_walks_through_the_method_as_it_is_written() {
    let mut scene = opened("rects a=0,0,100,100 b=50,200,100,100 method=not-ruled-out");
    assert!(code(&scene).is_empty(), "off");
    for step in 1..=3 {
        scene.handle(Event::act("step"));
        assert_eq!(value(&scene, "step"), step.to_string());
        assert_eq!(lit_rows(&scene)[0], (0, step - 1));
    }
    assert_eq!(
        code(&scene),
        [
            "if ax + aw - 1 >= bx",
            "  if ax <= bx + bw - 1",
            "→     if ay + ah - 1 >= by",
            "·       if ay <= by + bh - 1",
            "        result = 1",
        ]
    );
    assert_eq!(lit_picture(&scene).1, ["last pixel 99", "first pixel 200"]);
    scene.handle(Event::act("step"));
    assert_eq!(value(&scene, "step"), "4", "the short-circuit ends it: the sum follows");
    assert!(scene.readings().is_summed && scene.readings().present.is_none(), "no comparison alone");
    scene.handle(Event::act("step"));
    assert_eq!(value(&scene, "step"), "1", "and it begins again");
    assert!(!scene.readings().is_summed);
    (0..9).for_each(|_| scene.handle(Event::act("step-back")));
    assert_eq!(value(&scene, "step"), "0");
    let all = |method: &str| code(&opened(&format!("rects a=0,0,9,9 b=1,1,9,9 method={method} step=9")));
    assert_eq!(all("four-flags")[3..], ["flag4 = ay > by + bh - 1", "→ hit = no flag is set"]);
    assert_eq!(all("ruled-out")[1], "else if ax > bx + bw - 1 → miss");
    assert_eq!(all("centre-size")[..2], ["if  |acx - bcx| < (aw + bw) / 2", "and |acy - bcy| < (ah + bh) / 2"]);
    assert_eq!(all("two-corners")[0], "if ax2 < bx1");
}

/// The arrow stayed at the line before, and the last line was out of sight.
#[test]
fn the_last_step_leads_to_the_codes_last_line_if_the_method_gets_there() {
    let marked = |words: &str| code(&opened(words)).into_iter().find(|line| line.starts_with('→')).unwrap_or_default();
    let hit = |method: &str| marked(&format!("rects a=0,0,9,9 b=1,1,9,9 method={method} step=9"));
    assert_eq!(hit("four-flags"), "→ hit = no flag is set");
    assert_eq!(hit("centre-size").matches("acy").count(), 0, "{}", hit("centre-size"));
    // A miss ends before.
    assert_eq!(marked("rects a=0,0,9,9 b=20,0,9,9 method=ruled-out step=9"), "→ if ax + aw - 1 < bx → miss");
}

/// Without a shape there is no comparison to step to, also once the shape is there.
#[test]
fn stepping_through_nothing_stays_at_the_beginning() {
    for opening in ["quad", "quad a=1,2 p=3,4"] {
        let mut scene = opened(opening);
        scene.handle(Event::act("step"));
        assert_eq!(value(&scene, "step"), "0", "{opening}");
    }
}

#[test]
fn stepping_in_a_quad_lights_up_the_edge() {
    let scene = opened("quad preset=wpf-figure method=right-of-all step=2");
    assert_eq!(
        code(&scene),
        ["inside if AB × AP > 0", "→       and BC × BP > 0", "      and CD × CP > 0", "      and DA × DP > 0"]
    );
    assert!(words(&scene).contains(&"area 10152".into()));
    let crossings = opened("quad preset=wpf-figure method=crossings step=9");
    assert_eq!(code(&crossings)[8 - 4], "below:     A.y > P.y");
}

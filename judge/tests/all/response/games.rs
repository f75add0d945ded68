//! Fifty lines of a game, with keys, gravity and drawing, and with a fault; and the same with what mends it.

use super::methods::{equal, judged};
use hantei_judge::{FormulaFlaw, ParseOptions, ResponseFlaw, ResponseJudgement, SourceLanguage, judge_response};

fn has(judged: &ResponseJudgement, flaw: ResponseFlaw) -> bool {
    judged.findings.iter().any(|finding| finding.flaw == flaw)
}

/// A text with something else between two of its lines.
fn between(text: &str, from: &str, to: &str, new: &str) -> String {
    let (before, rest) = text.split_once(from).expect(from);
    let (_, behind) = rest.split_once(to).expect(to);
    format!("{before}{new}{to}{behind}")
}

/// Each sticks at the edges between its tiles; one axis after the other mends it.
#[test]
fn platformers_stick_until_they_are_mended() {
    use SourceLanguage::{GdScript, JavaScript, Python};
    let script = include_str!("games/platformer.js");
    let pygame = include_str!("games/platformer.py");
    let godot = include_str!("games/platformer.gd");
    let overlaps = "player.x + player.width > t.x && player.x < t.x + t.width && player.y + player.height > t.y && player.y < t.y + t.height";
    let of_script = format!(
        "  let stopsX = false, stopsY = false;
  player.x += player.velX;
  for (const t of tiles) if ({overlaps}) {{
    if (player.velX > 0) player.x = t.x - player.width; else if (player.velX < 0) player.x = t.x + t.width;
    stopsX = true;
  }}
  player.grounded = false;
  player.y += player.velY;
  for (const t of tiles) if ({overlaps}) {{
    if (player.velY > 0) {{ player.y = t.y - player.height; player.grounded = true; }} else if (player.velY < 0) player.y = t.y + t.height;
    stopsY = true;
  }}
  if (stopsX) player.velX = 0;
  if (stopsY) player.velY = 0;
}}

"
    );
    let of_pygame = "        self.rect.x += self.vx
        stops_x, stops_y = False, False
        for tile in tiles:
            if self.rect.colliderect(tile):
                stops_x = True
                if self.vx > 0:
                    self.rect.right = tile.left
                elif self.vx < 0:
                    self.rect.left = tile.right
        self.on_ground = False
        self.rect.y += self.vy
        for tile in tiles:
            if self.rect.colliderect(tile):
                stops_y = True
                if self.vy > 0:
                    self.rect.bottom = tile.top
                    self.on_ground = True
                elif self.vy < 0:
                    self.rect.top = tile.bottom
        if stops_x:
            self.vx = 0
        if stops_y:
            self.vy = 0

";
    for (language, text, mended) in [
        (JavaScript, script, between(script, "  player.x += player.velX;\n", "function draw", &of_script)),
        (Python, pygame, between(pygame, "        self.rect.x += self.vx\n", "    def draw", of_pygame)),
    ] {
        let name = language.name();
        let stuck = judged(text, language);
        assert!(has(&stuck, ResponseFlaw::Seam) && !stuck.is_right(), "{name}");
        assert!(stuck.takes_list && stuck.gravity[1] > 0.0 && stuck.steering.len() > 3, "{name}: {:?}", stuck.steering);
        let mended = judged(&mended, language);
        assert_eq!(equal(&mended), ["axis-by-axis x"], "{name}: {:?}", mended.differences);
        assert!(!has(&mended, ResponseFlaw::Seam), "{name}");
    }
    let stuck = judged(godot, GdScript);
    assert!(has(&stuck, ResponseFlaw::Seam), "{:?}", stuck.findings);
}

/// Breakout in which a corner is a floor: two functions stop the ball, and which is meant is asked.
#[test]
fn breakouts_turn_at_corners() {
    let script = include_str!("games/breakout.js");
    let options = |function: Option<&str>, language| ParseOptions {
        language: Some(language),
        function: function.map(str::to_owned),
        ..ParseOptions::default()
    };
    let several = judge_response(script, &options(None, SourceLanguage::JavaScript)).expect_err("two").flaw;
    assert_eq!(several, FormulaFlaw::SeveralFunctions(vec!["collideBricks".into(), "collidePaddle".into()]));
    let bricks = options(Some("collideBricks"), SourceLanguage::JavaScript);
    let bricks = judge_response(script, &bricks).expect("one");
    assert!(bricks.is_ball && bricks.removes && has(&bricks, ResponseFlaw::Twice));
    assert!(has(&bricks, ResponseFlaw::OtherSide));
    let pygame = judged(include_str!("games/breakout.py"), SourceLanguage::Python);
    assert!(pygame.removes && has(&pygame, ResponseFlaw::Twice) && has(&pygame, ResponseFlaw::OtherSide));
}

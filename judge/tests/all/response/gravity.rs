//! Code that adds gravity itself, code of pygame, and what differs from the nearest method.

use super::methods::{equal, judged};
use hantei_collision::{Axis, End, Side, Sides};
use hantei_judge::{
    CallUse, DifferenceKind, FormulaFlaw, ParseOptions, ResponseRefusal, SourceLanguage, judge_response,
};

/// A player of pygame: both axes, each with its loop. `$1` is before the moves, `$2` where x is put back, `$3` behind all.
const PLAYER: &str = "\
class Player(pygame.sprite.Sprite):
    def update(self, tiles):
        self.on_ground = False
$1
        self.rect.x += self.vel.x
        for tile in tiles:
            if self.rect.colliderect(tile.rect):
                if self.vel.x > 0:
                    self.rect.right = tile.rect.left
                elif self.vel.x < 0:
                    self.rect.left = tile.rect.right
$2
        self.rect.y += self.vel.y
        for tile in tiles:
            if self.rect.colliderect(tile.rect):
                if self.vel.y > 0:
                    self.rect.bottom = tile.rect.top
                    self.on_ground = True
                elif self.vel.y < 0:
                    self.rect.top = tile.rect.bottom
                self.vel.y = 0
$3
";

const LEFT: Side = Side { axis: Axis::X, end: End::Min };
const RIGHT: Side = Side { axis: Axis::X, end: End::Max };
const TOP: Side = Side { axis: Axis::Y, end: End::Min };
const STOP: &str = "                self.vel.x = 0";

fn player(parts: [&str; 3]) -> String {
    PLAYER.replace("$1", parts[0]).replace("$2", parts[1]).replace("$3", parts[2])
}

#[test]
fn a_player_of_pygame_is_read() {
    let judged = judged(&player(["", STOP, ""]), SourceLanguage::Python);
    assert_eq!(equal(&judged), ["axis-by-axis x"]);
    assert!(judged.differs_staggered, "the velocity is 0 when the next tile is asked");
    assert_eq!(judged.gravity, [0.0; 2]);
}

/// With gravity before the moves, half of it before and half behind, or behind, it is the same method; the cases say the velocity of
/// the step. 0.6 cannot be written exactly.
#[test]
fn gravity_of_its_own_changes_no_verdict() {
    for (before, behind, gravity) in [
        ("        self.vel.y += 0.5", "", 0.5),
        ("        self.vel.y += 0.6", "", 0.6),
        ("        self.vel.y += self.gravity", "", 0.5),
        ("        self.vel.y += GRAVITY * dt", "", 0.5),
        ("        self.vel.y += 0.25", "        self.vel.y += 0.25", 0.5),
        ("", "        self.vel.y += 0.75", 0.75),
    ] {
        let judged = judged(&player([before, STOP, behind]), SourceLanguage::Python);
        assert_eq!(equal(&judged), ["axis-by-axis x"], "{before} {behind}");
        assert_eq!(judged.gravity, [0.0, gravity], "{before} {behind}");
    }
}

/// What is no gravity is refused by its name.
#[test]
fn other_changes_of_the_velocity_are_refused() {
    for before in
        ["        self.vel.y = min(self.vel.y + 1, 10)", "        if self.vel.y < 8:\n            self.vel.y += 1"]
    {
        let options = ParseOptions { language: Some(SourceLanguage::Python), ..ParseOptions::default() };
        let refused = judge_response(&player([before, STOP, ""]), &options).expect_err(before);
        assert!(matches!(refused.flaw, FormulaFlaw::Response(ResponseRefusal::ChangesSpeed(_))), "{before}: {refused}");
    }
}

/// A bug in one line is named: in what the text differs from the method, and where.
#[test]
fn the_difference_from_the_nearest_method_is_said() {
    let left = || Sides::from(LEFT).with(RIGHT);
    let top = || Sides::from(TOP);
    let first = |text: &str| {
        let judged = judged(text, SourceLanguage::Python);
        let near = judged.nearest.unwrap_or_else(|| panic!("no method is near: {text}"));
        assert_eq!(near.method.name(), "axis-by-axis", "{text}");
        let first = judged.differences.into_iter().next().unwrap_or_else(|| panic!("no difference: {text}"));
        (first.kind, first.sides, first.count == first.of)
    };
    assert_eq!(first(&player(["", "", ""])), (DifferenceKind::Runs(Axis::X), left(), true));
    let right_only = "                if self.vel.x > 0:\n                    self.vel.x = 0";
    let (kind, sides, is_all) = first(&player(["", right_only, ""]));
    assert_eq!((kind, sides, is_all), (DifferenceKind::Runs(Axis::X), RIGHT.into(), false));
    let whole = player(["", STOP, ""]);
    let kept = whole.replace("self.rect.right = tile.rect.left", "pass");
    assert_eq!(first(&kept), (DifferenceKind::NotPut(Axis::X), LEFT.into(), false));
    let beside = whole.replace("self.rect.bottom = tile.rect.top", "self.rect.bottom = tile.rect.top - 1");
    assert_eq!(first(&beside), (DifferenceKind::Elsewhere(Axis::Y), top(), false));
}

/// `move_ip`, `spritecollide` and a list that grows.
#[test]
fn other_ways_of_pygame() {
    let moved = player(["", "", ""])
        .replace("self.rect.x += self.vel.x", "self.rect.move_ip(self.vel.x, 0)")
        .replace("self.rect.y += self.vel.y", "self.rect.move_ip((0, self.vel.y))");
    assert_eq!(judged(&moved, SourceLanguage::Python).differences[0].kind, DifferenceKind::Runs(Axis::X));
    let vector = "\
class Player:
    def update(self, tiles):
        self.rect.move_ip(self.vel)
        for tile in tiles:
            if self.rect.colliderect(tile):
                if self.old.bottom <= tile.top:
                    self.rect.bottom = tile.top
                elif self.old.top >= tile.bottom:
                    self.rect.top = tile.bottom
                elif self.old.right <= tile.left:
                    self.rect.right = tile.left
                elif self.old.left >= tile.right:
                    self.rect.left = tile.right
";
    assert_eq!(equal(&judged(vector, SourceLanguage::Python)), ["previous"]);
    let grows = "\
def hits_of(rect, tiles):
    hits = []
    for tile in tiles:
        if rect.colliderect(tile):
            hits.append(tile)
    return hits

def move(rect, movement, tiles):
    rect.x += movement[0]
    for tile in hits_of(rect, tiles):
        if movement[0] > 0:
            rect.right = tile.left
        elif movement[0] < 0:
            rect.left = tile.right
    rect.y += movement[1]
    for tile in hits_of(rect, tiles):
        if movement[1] > 0:
            rect.bottom = tile.top
        elif movement[1] < 0:
            rect.top = tile.bottom
";
    let judged_list = judged(grows, SourceLanguage::Python);
    assert_eq!(equal(&judged_list), ["axis-by-axis x"]);
    assert!(judged_list.differs_staggered, "the last hit decides, and not the nearest");
}

/// Known functions are not asked for, and maps are named.
#[test]
fn what_is_not_read_is_named() {
    let flaw = |text: &str, language: SourceLanguage| {
        let options = ParseOptions { language: Some(language), ..ParseOptions::default() };
        judge_response(text, &options).expect_err(text).flaw
    };
    let line =
        "def step(self, wall):\n    if wall.clipline(self.rect.topleft, self.rect.center):\n        self.vel.x = 0\n";
    assert!(matches!(flaw(line, SourceLanguage::Python), FormulaFlaw::UnknownCall(_, CallUse::Library)));
    let typeless = "void hit(Player p, Wall wall) { if (p.intersects(wall)) { p.vx = 0; } }";
    assert!(matches!(flaw(typeless, SourceLanguage::Java), FormulaFlaw::UnknownCall(_, CallUse::Typeless)));
    for text in [
        "function move(p) { p.x += p.vx; if (map[Math.floor(p.y / 32)][Math.floor(p.x / 32)] === 1) p.x -= p.vx; }",
        "function move(p) { for (const row of level) for (const t of row) if (p.x < t.x + t.w && p.x + p.w > t.x) p.vx = 0; }",
        "function move(p) { for (let r = 0; r < 9; r++) for (let c = 0; c < 9; c++) if (world[r][c] == 1 && p.x < c * 32 && p.y < r) p.vx = 0; }",
    ] {
        assert!(
            matches!(flaw(text, SourceLanguage::JavaScript), FormulaFlaw::Response(ResponseRefusal::TileMap(_))),
            "{text}"
        );
    }
}

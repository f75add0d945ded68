//! Keys, friction and a highest speed beside code that stops A: left out and said; what only looks like them is not.

use super::methods::{equal, judged};
use hantei_judge::{ParseOptions, SourceLanguage, judge_response};

const PLAYER: &str = "\
class Player(pygame.sprite.Sprite):
    def update(self, tiles):
$1
        self.rect.x += self.vel_x
        for tile in tiles:
            if self.rect.colliderect(tile.rect):
                if self.vel_x > 0:
                    self.rect.right = tile.rect.left
                elif self.vel_x < 0:
                    self.rect.left = tile.rect.right
        self.rect.y += self.vel_y
        for tile in tiles:
            if self.rect.colliderect(tile.rect):
                if self.vel_y > 0:
                    self.rect.bottom = tile.rect.top
                elif self.vel_y < 0:
                    self.rect.top = tile.rect.bottom
";

fn player(lines: &[&str]) -> String {
    let lines: Vec<String> = lines.iter().map(|line| format!("        {line}")).collect();
    PLAYER.replace("$1", &lines.join("\n"))
}

#[test]
fn what_steers_is_left_out() {
    let all: [(&[&str], usize); 9] = [
        (&["if self.vel_y > 10:", "    self.vel_y = 10"], 1),
        (&["if self.vel_x < -MAX_SPEED:", "    self.vel_x = -MAX_SPEED"], 1),
        (&["if self.vel_y >= self.max_fall:", "    self.vel_y = self.max_fall"], 1),
        (&["self.vel_y = min(self.vel_y, 10)", "self.vel_x = max(-5, min(self.vel_x, 5))"], 2),
        (&["self.vel_x *= 0.9"], 1),
        (&["if self.keys.left:", "    self.vel_x = -5"], 1),
        (&["keys = pygame.key.get_pressed()", "if keys[pygame.K_LEFT]:", "    self.vel_x = -5"], 2),
        (
            &[
                "keys = pygame.key.get_pressed()",
                "if keys[pygame.K_LEFT]:",
                "    self.vel_x = -5",
                "elif keys[pygame.K_RIGHT]:",
                "    self.vel_x = 5",
                "else:",
                "    self.vel_x = 0",
                "if keys[pygame.K_SPACE] and self.on_ground:",
                "    self.vel_y = -12",
                "    self.on_ground = False",
            ],
            3,
        ),
        (&["self.vel_x = (keys[pygame.K_RIGHT] - keys[pygame.K_LEFT]) * 5"], 1),
    ];
    for (lines, count) in all {
        let judged = judged(&player(lines), SourceLanguage::Python);
        assert_eq!(equal(&judged), ["axis-by-axis x"], "{lines:?}");
        assert!(!judged.differs_staggered, "{lines:?}");
        assert_eq!(judged.steering.len(), count, "{lines:?}: {:?}", judged.steering);
    }
}

/// What stops or turns A, or asks a place, stays; it is refused, or it is no longer the method.
#[test]
fn what_only_looks_like_it_stays() {
    let all: [&[&str]; 8] = [
        &["if self.vel_y > 0:", "    self.vel_y = 0"],
        &["if self.vel_y > 10:", "    self.vel_y = 5"],
        &["if self.vel_y < 10:", "    self.vel_y = 10"],
        &["self.vel_x *= -1"],
        &["self.vel_x *= 1.5"],
        &["self.vel_y = min(self.vel_y + 1, 10)"],
        &["if self.rect.x > key.x:", "    self.vel_x = 0"],
        &["if keys[pygame.K_LEFT]:", "    self.rect.x -= 5"],
    ];
    for lines in all {
        let options = ParseOptions { language: Some(SourceLanguage::Python), ..ParseOptions::default() };
        if let Ok(judged) = judge_response(&player(lines), &options) {
            assert!(judged.steering.is_empty() && equal(&judged).is_empty(), "{lines:?}: {:?}", judged.equals);
        }
    }
}

/// A's way as a parameter, beside its velocity, which is set for the next step.
#[test]
fn a_way_beside_a_velocity() {
    let text = "\
class Player:
    def move(self, dx, dy, walls):
        self.rect.x += dx
        for wall in walls:
            if self.rect.colliderect(wall):
                if dx > 0:
                    self.rect.right = wall.left
                elif dx < 0:
                    self.rect.left = wall.right
                self.vel_x = 0
        self.rect.y += dy
        for wall in walls:
            if self.rect.colliderect(wall):
                if dy > 0:
                    self.rect.bottom = wall.top
                elif dy < 0:
                    self.rect.top = wall.bottom
                self.vel_y = 0
";
    let judged = judged(text, SourceLanguage::Python);
    assert_eq!(equal(&judged), ["axis-by-axis x"]);
    assert!(!judged.differs_staggered, "the way is still there when the next wall is asked");
}

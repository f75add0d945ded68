//! JavaScript, TypeScript, Python, `GDScript`, Lua.

use super::Answers::{By, Hits, Misses};
use super::{Case, case, check};
use hantei_collision::SourceLanguage::{GdScript, JavaScript, Lua, Python, TypeScript};

pub(super) const CASES: [Case; 35] = [
    case(
        "a function",
        JavaScript,
        &["hero", "rock"],
        Misses,
        "function isHit(hero, rock) {\n  return (\n    hero.x < rock.x + rock.width &&\n    hero.x + hero.width > rock.x &&\n    hero.y < rock.y + rock.height &&\n    hero.y + hero.height > rock.y\n  );\n}",
    ),
    case(
        "an arrow",
        JavaScript,
        &["a", "b"],
        Misses,
        "const overlaps = (a, b) =>\n  a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;",
    ),
    case(
        "an arrow with a body",
        JavaScript,
        &["a", "b"],
        Hits,
        "export const overlaps = (a, b) => {\n  const apartX = a.x + a.w < b.x || b.x + b.w < a.x\n  const apartY = a.y + a.h < b.y || b.y + b.h < a.y\n  return !apartX && !apartY\n}",
    ),
    case(
        "taken apart",
        JavaScript,
        &["x, y, w, h", "other"],
        Misses,
        "function hits({ x, y, w, h }, other) {\n  const { x: ox, y: oy, w: ow, h: oh } = other;\n  return x < ox + ow && ox < x + w && y < oy + oh && oy < y + h;\n}",
    ),
    case(
        "a method",
        JavaScript,
        &["this", "other"],
        Misses,
        "class Box {\n  constructor(x, y) { this.x = x; this.y = y; }\n  intersects(other) {\n    return this.x < other.x + other.width && this.x + this.width > other.x\n      && this.y < other.y + other.height && this.y + this.height > other.y;\n  }\n}",
    ),
    case(
        "elements of a page",
        JavaScript,
        &["one", "two"],
        Misses,
        "function overlap(one, two) {\n  const r1 = one.getBoundingClientRect();\n  const r2 = two.getBoundingClientRect();\n  return !(r1.right <= r2.left || r1.left >= r2.right || r1.bottom <= r2.top || r1.top >= r2.bottom);\n}",
    ),
    case(
        "no shape",
        JavaScript,
        &["a", "b"],
        Misses,
        "function hit(a, b) {\n  if (!a || !b) return false;\n  console.log('checking', a, b);\n  return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;\n}",
    ),
    case(
        "falls through",
        JavaScript,
        &["a", "b"],
        Misses,
        "function hit(a, b) {\n  if (a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h) {\n    return true;\n  }\n}",
    ),
    case(
        "a missing return true",
        JavaScript,
        &["a", "b"],
        By(|_, _| false),
        "function hit(a, b) {\n  if (a.x + a.w < b.x) return false;\n  if (b.x + b.w < a.x) return false;\n  if (a.y + a.h < b.y) return false;\n  if (b.y + b.h < a.y) return false;\n}",
    ),
    case(
        "what an if does",
        JavaScript,
        &["player", "enemy"],
        Misses,
        "if (player.x < enemy.x + enemy.width &&\n    player.x + player.width > enemy.x &&\n    player.y < enemy.y + enemy.height &&\n    player.y + player.height > enemy.y) {\n  console.log(\"hit\");\n  lives--;\n}",
    ),
    case(
        "objects of a game",
        JavaScript,
        &["game.player", "game.coin"],
        Misses,
        "function check() {\n  if (game.player.x < game.coin.x + game.coin.w && game.coin.x < game.player.x + game.player.w &&\n      game.player.y < game.coin.y + game.coin.h && game.coin.y < game.player.y + game.player.h) {\n    score += 1;\n  }\n}",
    ),
    case(
        "by index",
        JavaScript,
        &["a", "b"],
        Misses,
        "function hit(a, b) {\n  return a[0] < b[0] + b[2] && a[0] + a[2] > b[0] && a[1] < b[1] + b[3] && a[1] + a[3] > b[1];\n}",
    ),
    case(
        "a constant size",
        JavaScript,
        &["a", "b"],
        By(|a, b| (a[0] - b[0]).abs() < 3.0 && (a[1] - b[1]).abs() < 3.0),
        "const SIZE = 3;\nfunction near(a, b) {\n  return Math.abs(a.x - b.x) < SIZE && Math.abs(a.y - b.y) < SIZE;\n}",
    ),
    case(
        "types",
        TypeScript,
        &["a", "b"],
        Hits,
        "interface Rect { x: number; y: number; width: number; height: number }\n\nexport function overlaps(a: Rect, b: Rect): boolean {\n  const ax2: number = a.x + a.width;\n  const bx2: number = b.x + b.width;\n  if (ax2 < b.x) return false;\n  if (bx2 < a.x) return false;\n  if (a.y + a.height < b.y) return false;\n  if (b.y + b.height < a.y) return false;\n  return true;\n}",
    ),
    case(
        "a typed arrow",
        TypeScript,
        &["one", "two"],
        Misses,
        "export const hit = (one: Box, two: Box): boolean => one.x < two.x + two.w && two.x < one.x + one.w && one.y < two.y + two.h && two.y < one.y + one.h",
    ),
    case(
        "def",
        Python,
        &["a", "b"],
        Misses,
        "def collides(a, b):\n    \"\"\"True if both overlap.\"\"\"\n    return (a.x < b.x + b.width and\n            a.x + a.width > b.x and\n            a.y < b.y + b.height and\n            a.y + a.height > b.y)",
    ),
    case(
        "a method with types",
        Python,
        &["self", "other"],
        Misses,
        "class Sprite:\n    def __init__(self, x, y):\n        self.x = x\n        self.y = y\n\n    def collides_with(self, other: \"Sprite\") -> bool:\n        if other is None:\n            return False\n        return self.rect.left < other.rect.right and self.rect.right > other.rect.left \\\n            and self.rect.top < other.rect.bottom and self.rect.bottom > other.rect.top",
    ),
    case(
        "edges",
        Python,
        &["player", "enemy"],
        Hits,
        "def is_colliding(player, enemy):\n    # the edges of both\n    a_left = player.x\n    a_right = player.x + player.w\n    b_left, b_right = enemy.x, enemy.x + enemy.w\n    if a_right < b_left or b_right < a_left:\n        return False\n    elif player.y + player.h < enemy.y:\n        return False\n    elif enemy.y + enemy.h < player.y:\n        return False\n    else:\n        return True",
    ),
    case(
        "a chain",
        Python,
        &["a", "b"],
        By(|a, b| b[0] <= a[0] && a[0] <= b[0] + b[2] && b[1] <= a[1] && a[1] <= b[1] + b[3]),
        "def corner_in(a, b):\n    return b.left <= a.left <= b.right and b.top <= a.top <= b.bottom",
    ),
    case(
        "a remainder, rounded down",
        Python,
        &["a", "b"],
        By(|a, b| (a[0] - 5.0).rem_euclid(4.0) < b[2]),
        "def hit(a, b):\n    column = (a.x - 5) % 4\n    return column < b.width",
    ),
    case(
        "a remainder, cut off",
        JavaScript,
        &["a", "b"],
        By(|a, b| (a[0] - 5.0) % 4.0 < b[2]),
        "function hit(a, b) {\n  let column = a.x - 5;\n  column %= 4;\n  return column < b.width;\n}",
    ),
    case(
        "floor division",
        Python,
        &["a", "b"],
        By(|a, b| {
            let c = |x: f64, w: f64| x + (w / 2.0).floor();
            (c(a[0], a[2]) - c(b[0], b[2])).abs() < ((a[2] + b[2]) / 2.0).floor()
                && (c(a[1], a[3]) - c(b[1], b[3])).abs() < ((a[3] + b[3]) / 2.0).floor()
        }),
        "def near(a, b):\n    dx = abs((a.x + a.w // 2) - (b.x + b.w // 2))\n    dy = abs((a.y + a.h // 2) - (b.y + b.h // 2))\n    return dx < (a.w + b.w) // 2 and dy < (a.h + b.h) // 2",
    ),
    case(
        "boxes in order",
        Python,
        &["one", "two"],
        Hits,
        "def overlap(one, two):\n    x1, y1, w1, h1 = one\n    x2, y2, w2, h2 = two\n    if x1 > x2 + w2 or x2 > x1 + w1:\n        return False\n    if y1 > y2 + h2 or y2 > y1 + h1:\n        return False\n    return True",
    ),
    case(
        "a dictionary",
        Python,
        &["a", "b"],
        Misses,
        "def hit(a, b):\n    return not (a[\"x\"] + a[\"width\"] <= b[\"x\"] or b[\"x\"] + b[\"width\"] <= a[\"x\"]\n                or a[\"y\"] + a[\"height\"] <= b[\"y\"] or b[\"y\"] + b[\"height\"] <= a[\"y\"])",
    ),
    case(
        "None at the end",
        Python,
        &["a", "b"],
        Misses,
        "def hit(a, b):\n    if a.x < b.x + b.w and a.x + a.w > b.x:\n        if a.y < b.y + b.h and a.y + a.h > b.y:\n            return True",
    ),
    case(
        "one under a condition",
        Python,
        &["a", "b"],
        Misses,
        "def hit(a, b):\n    left = a.x if a.x > b.x else b.x\n    right = min(a.x + a.w, b.x + b.w)\n    inside = False\n    if left < right:\n        top, bottom = max(a.y, b.y), min(a.y + a.h, b.y + b.h)\n        inside = top < bottom\n    return inside",
    ),
    case(
        "eight numbers",
        Python,
        &["ax, ay, aw, ah", "bx, by, bw, bh"],
        Misses,
        "def hit(ax, ay, aw, ah, bx, by, bw, bh):\n    return ax < bx + bw and bx < ax + aw and ay < by + bh and by < ay + ah",
    ),
    case(
        "Godot",
        GdScript,
        &["a", "b"],
        Misses,
        "static func overlaps(a: Rect2, b: Rect2) -> bool:\n\tvar a_end := a.position + a.size\n\tvar b_end := b.position + b.size\n\treturn a.position.x < b_end.x and b.position.x < a_end.x and a.position.y < b_end.y and b.position.y < a_end.y",
    ),
    case(
        "a node of Godot",
        GdScript,
        &["this", "other"],
        Hits,
        "func is_touching(other):\n\tif position.x + size.x < other.position.x:\n\t\treturn false\n\tif other.position.x + other.size.x < position.x:\n\t\treturn false\n\tif position.y + size.y < other.position.y or other.position.y + other.size.y < position.y:\n\t\treturn false\n\treturn true",
    ),
    case(
        "LÖVE",
        Lua,
        &["x1, y1, w1, h1", "x2, y2, w2, h2"],
        Misses,
        "-- Whether two boxes overlap.\nfunction CheckHit(x1,y1,w1,h1, x2,y2,w2,h2)\n  return x1 < x2+w2 and\n         x2 < x1+w1 and\n         y1 < y2+h2 and\n         y2 < y1+h1\nend",
    ),
    case(
        "a local function",
        Lua,
        &["a", "b"],
        Hits,
        "local function overlaps(a, b)\n  if not a or b == nil then return false end\n  local al, ar = a.x, a.x + a.width\n  local bl, br = b.x, b.x + b.width\n  if ar < bl or br < al then\n    return false\n  elseif a.y + a.height < b.y then -- above\n    return false\n  end\n  return b.y + b.height >= a.y\nend",
    ),
    case(
        "a method of Lua",
        Lua,
        &["self", "other"],
        Misses,
        "function Box:hits(other)\n  return self.x < other.x + other.w and other.x < self.x + self.w\n    and self.y < other.y + other.h and other.y < self.y + self.h\nend",
    ),
    case(
        "getters of Lua",
        Lua,
        &["a", "b"],
        Misses,
        "local hit = function(a, b)\n  print('testing')\n  return a:left() < b:right() and a:right() > b:left() and a:top() < b:bottom() and a:bottom() > b:top()\nend",
    ),
    case(
        "nil at the end",
        Lua,
        &["a", "b"],
        Misses,
        "function hit(a, b)\n  if a.x < b.x + b.w and b.x < a.x + a.w and a.y < b.y + b.h and b.y < a.y + a.h then\n    return true\n  end\nend",
    ),
    case(
        "chosen by and and or",
        Lua,
        &["a", "b"],
        Misses,
        "function hit(a, b)\n  local left = a.x > b.x and a.x or b.x\n  local right = math.min(a.x + a.w, b.x + b.w)\n  return left < right and math.max(a.y, b.y) < math.min(a.y + a.h, b.y + b.h)\nend",
    ),
];

#[test]
fn functions_of_scripts() {
    check(&CASES);
}

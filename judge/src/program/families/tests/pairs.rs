//! Which numbers belong to which of the two shapes.

use super::notation::{check, said};

#[test]
fn rectangles() {
    check(&[
        (
            "ax < bx + bw, bx < ax + aw, ay < by + bh, by < ay + ah",
            "rectangles ax, aw, ay, ah | bx, bw, by, bh | A.x B.x B.w A.w A.y B.y B.h A.h",
        ),
        (
            "x1 < x2 + w2, x2 < x1 + w1, y1 < y2 + h2, y2 < y1 + h1",
            "rectangles x1, w1, y1, h1 | x2, w2, y2, h2 | A.x B.x B.w A.w A.y B.y B.h A.h",
        ),
        (
            "x1 < x4, x3 < x2, y1 < y4, y3 < y2",
            "rectangles x1, x2, y1, y2 | x4, x3, y4, y3 | A.x B.x2 B.x A.x2 A.y B.y2 B.y A.y2",
        ),
        (
            "ax1 < bx2, bx1 < ax2, ay1 < by2, by1 < ay2",
            "rectangles ax1, ax2, ay1, ay2 | bx2, bx1, by2, by1 | A.x B.x2 B.x A.x2 A.y B.y2 B.y A.y2",
        ),
        (
            "left1 <= right2, left2 <= right1, top1 <= bottom2, top2 <= bottom1",
            "rectangles left1, right1, top1, bottom1 | right2, left2, bottom2, top2 | A.x B.x2 B.x A.x2 A.y B.y2 \
                B.y A.y2",
        ),
        (
            "al < br, bl < ar, at < bb, bt < ab",
            "rectangles al, ar, at, ab | br, bl, bb, bt | A.x B.x2 B.x A.x2 A.y B.y2 B.y A.y2",
        ),
        (
            "r <= x2, x >= r2, b <= y2, y >= b2",
            "rectangles r, x, b, y | x2, r2, y2, b2 | A.x2 B.x A.x B.x2 A.y2 B.y A.y B.y2",
        ),
        (
            "abs(acx - bcx) * 2 < aw + bw, abs(acy - bcy) * 2 < ah + bh",
            "rectangles acx, aw, acy, ah | bcx, bw, bcy, bh | A.cx B.cx A.w B.w A.cy B.cy A.h B.h",
        ),
        (
            "free: playerX + playerW > enemyX, enemyX + enemyW > playerX, playerY + playerH > enemyY, enemyY + \
                enemyH > playerY",
            "rectangles playerX, playerW, playerY, playerH | enemyX, enemyW, enemyY, enemyH | A.x A.w B.x B.w A.y \
                A.h B.y B.h",
        ),
        (
            "free: player.x < enemy.x + enemy.w, enemy.x < player.x + player.w",
            "rectangles player | enemy | A.x B.x B.w A.w",
        ),
        (
            "free: game.player.x < game.coin.x + game.coin.w, game.coin.x < game.player.x + game.player.w",
            "rectangles game.player | game.coin | A.x B.x B.w A.w",
        ),
        (
            "this.x < o.x + o.w, o.x < this.x + this.w, this.y < o.y + o.h, o.y < this.y + this.h",
            "rectangles this | o | A.x B.x B.w A.w A.y B.y B.h A.h",
        ),
        ("o.x < this.x + this.w, this.x < o.x + o.w", "rectangles this | o | B.x A.x A.w B.w"),
        ("#1.w > #0.y, #0.x < #1.x + #1.w, #1.x < #0.x + #0.w", "rectangles x, w | x, y, w | A.w B.y B.x A.x B.w"),
        (
            "amin[0] <= bmax[0], bmin[0] <= amax[0], amin[1] <= bmax[1], bmin[1] <= amax[1]",
            "rectangles amin, amax | bmin, bmax | A.x B.x2 B.x A.x2 A.y B.y2 B.y A.y2",
        ),
        (
            "l1.x < r2.x, l2.x < r1.x, l1.y < r2.y, l2.y < r1.y",
            "rectangles l1, r1 | l2, r2 | A.x B.x2 B.x A.x2 A.y B.y2 B.y A.y2",
        ),
        (
            "p1.x < p2.x + s2.x, p2.x < p1.x + s1.x, p1.y < p2.y + s2.y, p2.y < p1.y + s1.y",
            "rectangles p1, s1 | p2, s2 | A.x B.x B.w A.w A.y B.y B.h A.h",
        ),
        (
            "a1.x < b2.x, b1.x < a2.x, a1.y < b2.y, b1.y < a2.y",
            "rectangles a1, a2 | b1, b2 | A.x B.x2 B.x A.x2 A.y B.y2 B.y A.y2",
        ),
        (
            "p1.x < p4.x, p3.x < p2.x, p1.y < p4.y, p3.y < p2.y",
            "rectangles p1, p2 | p3, p4 | A.x B.x2 B.x A.x2 A.y B.y2 B.y A.y2",
        ),
        (
            "p1.x + r1.halfWidth < p2.x - r2.halfWidth, p1.x - r1.halfWidth > p2.x + r2.halfWidth, p1.y + \
                r1.halfHeight < p2.y - r2.halfHeight",
            "rectangles p1, r1 | p2, r2 | A.cx A.hw B.cx B.hw A.cy A.hh B.cy B.hh",
        ),
        (
            "a.pos.x + a.hitbox.x < b.pos.x + b.hitbox.x + b.hitbox.w, b.pos.x + b.hitbox.x < a.pos.x + a.hitbox.x \
                + a.hitbox.w, a.y < b.y + b.hitbox.h, b.y < a.y + a.hitbox.h",
            "rectangles a | b | A.+x A.x B.+x B.x B.w A.w A.y B.y B.h A.h",
        ),
        (
            "cs: abs(a.transform.position.x + a.center.x - b.transform.position.x - b.center.x) <= (a.size.x + \
                b.size.x) * 0.5, abs(a.transform.position.y + a.center.y - b.transform.position.y - b.center.y) <= \
                (a.size.y + b.size.y) * 0.5",
            "rectangles a | b | A.+x A.cx B.+x B.cx A.w B.w A.+y A.cy B.+y B.cy A.h B.h",
        ),
        ("abs(player.x - enemy.x) < 40, abs(player.y - enemy.y) < 40", "rectangles player! | enemy! | A.x B.x A.y B.y"),
        ("ax < bx + 32, bx < ax + 32, ay < by + 16, by < ay + 16", "rectangles ax, ay! | bx, by! | A.x B.x A.y B.y"),
        (
            "a.x < b.x + b.w, b.x < a.x + 8, a.y < b.y + b.h, b.y < a.y + 8",
            "rectangles a! | b | A.x B.x B.w A.y B.y B.h",
        ),
        (
            "bx < px + pw, px < bx + 4, by < py + ph, py < by + 4",
            "rectangles bx, by! | px, pw, py, ph | A.x B.x B.w A.y B.y B.h",
        ),
        (
            "b.left <= a.left, a.left <= b.right, b.top <= a.top, a.top <= b.bottom",
            "rectangles b | a? | A.x B.x A.x2 A.y B.y A.y2",
        ),
        (
            "rectA.right < rectB.x, rectA.bottom < rectB.y, rectA.x > rectB.right, rectA.y > rectB.bottom, \
                rectA.width <= 0",
            "rectangles rectA | rectB | A.x2 B.x A.y2 B.y A.x B.x2 A.y B.y2 A.w",
        ),
        (
            "obj.x < square.x + square.size, square.x < obj.x + obj.size, obj.y < square.y + square.size, square.y \
                < obj.y + obj.size",
            "rectangles obj | square | A.x B.x B.side A.side A.y B.y",
        ),
        (
            "java: r.x < ~x + ~width, ~x < r.x + r.width, r.y < ~y + ~height, ~y < r.y + r.height",
            "rectangles this | r | B.x A.x A.w B.w B.y A.y A.h B.h",
        ),
        (
            "ax < bx + bw + margin, bx < ax + aw + margin, ay < by + bh + margin, by < ay + ah + margin",
            "rectangles ax, aw, ay, ah | bx, bw, by, bh | A.x B.x B.w number A.w A.y B.y B.h A.h",
        ),
        (
            "list=enemies: p.x < enemies[0].x + enemies[0].w, enemies[0].x < p.x + p.w, p.x < enemies[1].x + \
                enemies[1].w",
            "rectangles p | enemies[] | A.x E0.x E0.w A.w E1.x E1.w",
        ),
        (
            "gd: ~position.x + ~size.x < other.position.x, other.position.x + other.size.x < ~position.x, \
                ~position.y < other.position.y + other.size.y",
            "rectangles this | other | A.x A.w B.x B.w A.y B.y B.h",
        ),
        (
            "this.player.x < this.enemy.x + this.enemy.w, this.enemy.x < this.player.x + this.player.w",
            "rectangles this.player | this.enemy | A.x B.x B.w A.w",
        ),
    ]);
}

#[test]
fn rectangles_by_types() {
    check(&[
        (
            "swift a=CGRect b=CGRect: a.minX < b.maxX, b.minX < a.maxX, a.minY < b.maxY, b.origin.y < a.origin.y + \
                a.size.height",
            "rectangles a | b | A.x B.x2 B.x A.x2 A.y B.y2 B.y A.y A.h",
        ),
        (
            "cpp a=QRect b=QRect: a.left() <= b.right(), b.left() <= a.right()",
            "rectangles a | b | A.x B.last-x B.x A.last-x",
        ),
        (
            "cs a=Rectangle b=Rectangle: abs(a.Center.X - b.Center.X) * 2 < a.Width + b.Width",
            "rectangles a | b | A.cut-cx B.cut-cx A.w B.w",
        ),
        (
            "cs a=Bounds b=Bounds: abs(a.center.x - b.center.x) < a.extents.x + b.extents.x",
            "rectangles a | b | A.cx B.cx A.hw B.hw",
        ),
        ("cs a=Rect b=Rect: b.xMax > a.xMin, b.xMin < a.xMax", "rectangles b | a | A.x2 B.x A.x B.x2"),
        (
            "gd a=Rect2i b=Rect2i: a.position.x < b.end.x, b.position.x < a.end.x",
            "rectangles a | b | A.x B.x2 B.x A.x2",
        ),
        ("go a=Rectangle b=Rectangle: a.Min.X < b.Max.X, b.Min.X < a.Max.X", "rectangles a | b | A.x B.x2 B.x A.x2"),
        ("python a=Rect b=Rect: a.left < b.right, b.x < a.x + a.w", "rectangles a | b | A.x B.x2 B.x A.x A.w"),
        ("cs a=Box b=Box: a.X < b.X + b.W, b.X < a.X + 4", "rectangles a! | b | A.x B.x B.w"),
        // The text's own type may mean something else.
        (
            "drawn c defined=SDL_Rect a=SDL_Rect b=SDL_Rect: a.x < b.x + b.w, b.x < a.x + a.w",
            "rectangles a | b | A.x B.x B.w A.w or rectangles a | b | A.cx B.cx B.w A.w",
        ),
    ]);
}

#[test]
fn points_in_rectangles() {
    check(&[
        (
            "px >= rect.x, px <= rect.x + rect.w, py >= rect.y, py <= rect.y + rect.h",
            "point px, py | rect | P0.x B.x B.w P0.y B.y B.h",
        ),
        (
            "x >= this.x, x <= this.x + this.width, y >= this.y, y <= this.y + this.height",
            "point x, y | this | P0.x B.x B.w P0.y B.y B.h",
        ),
        (
            "java: mouseX > x, mouseX < x + w, mouseY > y, mouseY < y + h",
            "point mouseX, mouseY | x, w, y, h | P0.x B.x B.w P0.y B.y B.h",
        ),
        (
            "free: ax <= px, px <= ax + aw, ay <= py, py <= ay + ah",
            "point px, py | ax, aw, ay, ah | B.x P0.x B.w B.y P0.y B.h",
        ),
        (
            "m.X >= r.X, m.X < r.X + r.Width, m.Y >= r.Y, m.Y < r.Y + r.Height",
            "point m | r | P0.x B.x B.w P0.y B.y B.h",
        ),
        (
            "c point=Vector2 rec=Rectangle: point.x >= rec.x, point.x < rec.x + rec.width, point.y >= rec.y, \
                point.y < rec.y + rec.height",
            "point point | rec | P0.x B.x B.w P0.y B.y B.h",
        ),
        (
            "bullet.x < e.left, bullet.x > e.right, bullet.y < e.top, bullet.y > e.bottom",
            "point bullet | e | P0.x B.x B.x2 P0.y B.y B.y2",
        ),
        ("x >= x1, x <= x2, y >= y1, y <= y2", "point x, y | x1, x2, y1, y2 | P0.x B.x B.x2 P0.y B.y B.y2"),
        (
            "p[0] >= r[0], p[0] <= r[0] + r[2], p[1] >= r[1], p[1] <= r[1] + r[3]",
            "point p | r | P0.x B.x B.w P0.y B.y B.h",
        ),
        (
            "abs(px - b.x) < b.w / 2, abs(py - b.y) < b.h / 2",
            "point px, py | b | P0.x B.x B.w P0.y B.y B.h or point px, py | b | P0.x B.cx B.w P0.y B.cy B.h",
        ),
        (
            "abs(px - (b.x + b.w / 2)) < b.w / 2, abs(py - (b.y + b.h / 2)) < b.h / 2",
            "point px, py | b | P0.x B.x B.w P0.y B.y B.h",
        ),
        (
            "list=buttons: mx >= buttons[0].x, mx < buttons[0].x + buttons[0].w, my >= buttons[0].y, my < \
                buttons[0].y + buttons[0].h",
            "point mx, my | buttons[] | P0.x E0.x E0.w P0.y E0.y E0.h",
        ),
        (
            "free: event.clientX > button.x, event.clientX < button.x + button.w, event.clientY > button.y, \
                event.clientY < button.y + button.h",
            "point event | button | P0.x B.x B.w P0.y B.y B.h",
        ),
        // It may be a rectangle whose size the test forgets.
        (
            "a.x > b.x, a.x < b.x + b.w, a.y > b.y, a.y < b.y + b.h",
            "point a | b | P0.x B.x B.w P0.y B.y B.h or rectangles a? | b | A.x B.x B.w A.y B.y B.h",
        ),
        (
            "+aw +ah: ax > bx, ax < bx + bw, ay > by, ay < by + bh",
            "rectangles ax, ay? | bx, bw, by, bh | A.x B.x B.w A.y B.y B.h",
        ),
        (
            "a=Box b=Box: a.x > b.x, a.x < b.x + b.w, a.y > b.y, a.y < b.y + b.h",
            "rectangles a? | b | A.x B.x B.w A.y B.y B.h",
        ),
        ("two: a.x > b.x, a.x < b.x + b.w, a.y > b.y, a.y < b.y + b.h", "rectangles a? | b | A.x B.x B.w A.y B.y B.h"),
    ]);
}

#[test]
fn what_is_said_of_readings() {
    let both = "abs(a.x - b.x) * 2 < a.w + b.w, abs(a.y - b.y) * 2 < a.h + b.h";
    assert_eq!(said(both), ["a.x is the corner", "a.x is the centre"]);
    assert_eq!(said("abs(px - b.x) < b.w / 2, abs(py - b.y) < b.h / 2"), ["b.x is the corner", "b.x is the centre"]);
    assert_eq!(said("a[0] < b[2], b[0] < a[2]"), ["a[2] is the far edge", "a[2] is the size"]);
    assert_eq!(said("a.x < b.x + b.w, a.x > b.x"), ["a is a point", "a is a rectangle, whose size is not read"]);
    assert_eq!(said("a.x < b.x + b.w, b.x < a.x + a.w"), [""]);
}

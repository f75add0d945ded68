let player = { x: 10, y: 10, w: 16, h: 32 };
let vx = 3, vy = 4;
const tiles = [{ x: 0, y: 100, w: 32, h: 32 }];
let onGround = false;
function overlaps(a, b) { return a.x < b.x + b.w && a.x + a.w > b.x && a.y < b.y + b.h && a.y + a.h > b.y; }
function update() {
  player.x += vx;
  for (const t of tiles) if (overlaps(player, t)) { if (vx > 0) player.x = t.x - player.w; else if (vx < 0) player.x = t.x + t.w; vx = 0; }
  player.y += vy;
  onGround = false;
  for (const t of tiles) if (overlaps(player, t)) { if (vy > 0) { player.y = t.y - player.h; onGround = true; } else if (vy < 0) player.y = t.y + t.h; vy = 0; }
}

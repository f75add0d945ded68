function resolve(p, blocks) {
  let grounded = false;
  p.x += p.vx;
  for (const b of blocks) if (hit(p, b)) { p.x = p.vx > 0 ? b.x - p.w : b.x + b.w; }
  p.y += p.vy;
  for (const b of blocks) if (hit(p, b)) { if (p.vy > 0) { p.y = b.y - p.h; grounded = true; } else p.y = b.y + b.h; p.vy = 0; }
  return grounded;
}
function hit(a, b) { return a.x < b.x + b.w && a.x + a.w > b.x && a.y < b.y + b.h && a.y + a.h > b.y; }

struct Rect { float x, y, w, h; };
struct Hit { float time; float nx; float ny; };
Hit sweptAABB(const Rect& a, float vx, float vy, const Rect& b) {
  float xEntry, xExit, yEntry, yExit;
  if (vx > 0) { xEntry = (b.x - (a.x + a.w)) / vx; xExit = (b.x + b.w - a.x) / vx; }
  else if (vx < 0) { xEntry = (b.x + b.w - a.x) / vx; xExit = (b.x - (a.x + a.w)) / vx; }
  else { if (a.x + a.w <= b.x || a.x >= b.x + b.w) return {1, 0, 0}; xEntry = -1000000; xExit = 1000000; }
  if (vy > 0) { yEntry = (b.y - (a.y + a.h)) / vy; yExit = (b.y + b.h - a.y) / vy; }
  else if (vy < 0) { yEntry = (b.y + b.h - a.y) / vy; yExit = (b.y - (a.y + a.h)) / vy; }
  else { if (a.y + a.h <= b.y || a.y >= b.y + b.h) return {1, 0, 0}; yEntry = -1000000; yExit = 1000000; }
  float entry = xEntry > yEntry ? xEntry : yEntry;
  float leave = xExit < yExit ? xExit : yExit;
  if (entry >= leave || entry < 0 || entry >= 1) return {1, 0, 0};
  if (xEntry > yEntry) return {entry, vx > 0 ? -1.0f : 1.0f, 0};
  return {entry, 0, vy > 0 ? -1.0f : 1.0f};
}

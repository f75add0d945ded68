function pointInRotatedRect(px, py, cx, cy, w, h, angle) {
  const dx = px - cx, dy = py - cy;
  const c = Math.cos(-angle), s = Math.sin(-angle);
  const x = dx * c - dy * s, y = dx * s + dy * c;
  return Math.abs(x) <= w / 2 && Math.abs(y) <= h / 2;
}

function corners(r) {
  const c = Math.cos(r.angle), s = Math.sin(r.angle);
  const hw = r.width / 2, hh = r.height / 2;
  return [[-hw, -hh], [hw, -hh], [hw, hh], [-hw, hh]].map(([x, y]) => ({ x: r.cx + x * c - y * s, y: r.cy + x * s + y * c }));
}
function overlapOn(a, b, nx, ny) {
  let minA = Infinity, maxA = -Infinity, minB = Infinity, maxB = -Infinity;
  for (const p of a) { const d = p.x * nx + p.y * ny; minA = Math.min(minA, d); maxA = Math.max(maxA, d); }
  for (const p of b) { const d = p.x * nx + p.y * ny; minB = Math.min(minB, d); maxB = Math.max(maxB, d); }
  return minA < maxB && minB < maxA;
}
function obb(r1, r2) {
  const a = corners(r1), b = corners(r2);
  for (const r of [r1, r2]) {
    const c = Math.cos(r.angle), s = Math.sin(r.angle);
    if (!overlapOn(a, b, c, s) || !overlapOn(a, b, -s, c)) return false;
  }
  return true;
}

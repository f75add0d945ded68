function getIntersection(p1, p2, p3, p4) {
  const d = (p4.y - p3.y) * (p2.x - p1.x) - (p4.x - p3.x) * (p2.y - p1.y);
  if (d === 0) return null;
  const a = ((p4.x - p3.x) * (p1.y - p3.y) - (p4.y - p3.y) * (p1.x - p3.x)) / d;
  const b = ((p2.x - p1.x) * (p1.y - p3.y) - (p2.y - p1.y) * (p1.x - p3.x)) / d;
  if (a < 0 || a > 1 || b < 0 || b > 1) return null;
  return { x: p1.x + a * (p2.x - p1.x), y: p1.y + a * (p2.y - p1.y) };
}

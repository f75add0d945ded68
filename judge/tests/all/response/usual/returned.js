function swept(a, v, b) {
  const newX = a.x + v.x, newY = a.y + v.y;
  if (newX + a.w <= b.x || newX >= b.x + b.w || newY + a.h <= b.y || newY >= b.y + b.h) return { x: newX, y: newY };
  if (a.y + a.h <= b.y) return { x: newX, y: b.y - a.h };
  if (a.y >= b.y + b.h) return { x: newX, y: b.y + b.h };
  if (a.x + a.w <= b.x) return { x: b.x - a.w, y: newY };
  if (a.x >= b.x + b.w) return { x: b.x + b.w, y: newY };
  return { x: newX, y: newY };
}

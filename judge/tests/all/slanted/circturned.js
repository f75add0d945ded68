function circleRotRect(cx, cy, radius, box) {
  const c = Math.cos(-box.rotation), s = Math.sin(-box.rotation);
  const px = c * (cx - box.centerX) - s * (cy - box.centerY) + box.centerX;
  const py = s * (cx - box.centerX) + c * (cy - box.centerY) + box.centerY;
  const x0 = box.centerX - box.width / 2, y0 = box.centerY - box.height / 2;
  const nx = Math.max(x0, Math.min(px, x0 + box.width));
  const ny = Math.max(y0, Math.min(py, y0 + box.height));
  return (px - nx) ** 2 + (py - ny) ** 2 <= radius * radius;
}

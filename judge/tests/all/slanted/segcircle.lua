function segmentCircle(x1, y1, x2, y2, cx, cy, r)
  local dx, dy = x2 - x1, y2 - y1
  local len2 = dx * dx + dy * dy
  local t = 0
  if len2 > 0 then
    t = ((cx - x1) * dx + (cy - y1) * dy) / len2
    t = math.max(0, math.min(1, t))
  end
  local px, py = x1 + t * dx, y1 + t * dy
  local ex, ey = cx - px, cy - py
  return ex * ex + ey * ey <= r * r
end

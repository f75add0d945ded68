function inTurned(px, py, box)
  local a = math.rad(box.rotation)
  local dx, dy = px - box.x, py - box.y
  local x = dx * math.cos(a) + dy * math.sin(a)
  local y = -dx * math.sin(a) + dy * math.cos(a)
  return math.abs(x) <= box.width / 2 and math.abs(y) <= box.height / 2
end

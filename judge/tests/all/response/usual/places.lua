for i = 1, #tiles do
  local t = tiles[i]
  if p.x < t.x + t.w and p.x + p.w > t.x and p.y < t.y + t.h and p.y + p.h > t.y then
    local l = p.x + p.w - t.x
    local r = t.x + t.w - p.x
    local u = p.y + p.h - t.y
    local d = t.y + t.h - p.y
    if math.min(l, r) < math.min(u, d) then
      if l <= r then p.x = p.x - l else p.x = p.x + r end
    else
      if u <= d then p.y = p.y - u else p.y = p.y + d end
    end
  end
end

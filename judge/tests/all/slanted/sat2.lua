local function project(poly, nx, ny)
  local lo, hi = math.huge, -math.huge
  for i = 1, #poly do
    local d = poly[i].x * nx + poly[i].y * ny
    if d < lo then lo = d end
    if d > hi then hi = d end
  end
  return lo, hi
end
local function axes(p, q)
  for i = 1, #p do
    local a, b = p[i], p[i % #p + 1]
    local nx, ny = -(b.y - a.y), b.x - a.x
    local lo1, hi1 = project(p, nx, ny)
    local lo2, hi2 = project(q, nx, ny)
    if hi1 < lo2 or hi2 < lo1 then return false end
  end
  return true
end
function overlap(a, b)
  return axes(a, b) and axes(b, a)
end

function lineIntersects(x1,y1,x2,y2, x3,y3,x4,y4)
  local d = (y4-y3)*(x2-x1) - (x4-x3)*(y2-y1)
  if d == 0 then return false end
  local ua = ((x4-x3)*(y1-y3) - (y4-y3)*(x1-x3)) / d
  local ub = ((x2-x1)*(y1-y3) - (y2-y1)*(x1-x3)) / d
  return ua >= 0 and ua <= 1 and ub >= 0 and ub <= 1
end

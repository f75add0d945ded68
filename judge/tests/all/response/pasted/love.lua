local player = { x = 100, y = 100, w = 16, h = 32, vx = 0, vy = 0, grounded = false }
local blocks = {}
local gravity = 800

local function overlap(a, b)
  return a.x < b.x + b.w and b.x < a.x + a.w and a.y < b.y + b.h and b.y < a.y + a.h
end

local function resolve(a, b)
  if not overlap(a, b) then return end
  local dx = (a.x + a.w / 2) - (b.x + b.w / 2)
  local dy = (a.y + a.h / 2) - (b.y + b.h / 2)
  local ox = (a.w + b.w) / 2 - math.abs(dx)
  local oy = (a.h + b.h) / 2 - math.abs(dy)
  if ox < oy then
    if dx > 0 then a.x = a.x + ox else a.x = a.x - ox end
    a.vx = 0
  else
    if dy > 0 then a.y = a.y + oy else a.y = a.y - oy; a.grounded = true end
    a.vy = 0
  end
end

function love.update(dt)
  player.vy = player.vy + gravity * dt
  player.x = player.x + player.vx * dt
  player.y = player.y + player.vy * dt
  player.grounded = false
  for _, b in ipairs(blocks) do
    resolve(player, b)
  end
end

function love.draw()
  love.graphics.rectangle("fill", player.x, player.y, player.w, player.h)
end

const TILE = 32;
const map = [
  [1,1,1,1,1,1,1,1],
  [1,0,0,0,0,0,0,1],
  [1,0,0,0,0,0,0,1],
  [1,0,0,1,1,0,0,1],
  [1,1,1,1,1,1,1,1],
];
const player = { x: 64, y: 32, w: 20, h: 28, vx: 0, vy: 0, onGround: false };

function solid(x, y) {
  const col = Math.floor(x / TILE);
  const row = Math.floor(y / TILE);
  return map[row][col] === 1;
}

function update() {
  player.x += player.vx;
  if (player.vx > 0 && (solid(player.x + player.w, player.y) || solid(player.x + player.w, player.y + player.h - 1))) {
    player.x = Math.floor((player.x + player.w) / TILE) * TILE - player.w;
    player.vx = 0;
  }
  player.y += player.vy;
  if (player.vy > 0 && (solid(player.x, player.y + player.h) || solid(player.x + player.w - 1, player.y + player.h))) {
    player.y = Math.floor((player.y + player.h) / TILE) * TILE - player.h;
    player.vy = 0;
    player.onGround = true;
  }
}

const canvas = document.getElementById('game');
const ctx = canvas.getContext('2d');
const keys = {};
document.addEventListener('keydown', e => keys[e.code] = true);
document.addEventListener('keyup', e => keys[e.code] = false);

const GRAVITY = 0.5;
const JUMP = -10;
const SPEED = 3;

const player = { x: 40, y: 40, width: 16, height: 32, velX: 0, velY: 0, grounded: false };
const tiles = [];
for (let i = 0; i < 20; i++) {
  tiles.push({ x: i * 32, y: 300, width: 32, height: 32 });
}
tiles.push({ x: 200, y: 268, width: 32, height: 32 });

function update() {
  player.velX = 0;
  if (keys['ArrowLeft']) player.velX = -SPEED;
  if (keys['ArrowRight']) player.velX = SPEED;
  if (keys['Space'] && player.grounded) {
    player.velY = JUMP;
    player.grounded = false;
  }
  player.velY += GRAVITY;
  player.x += player.velX;
  player.y += player.velY;
  player.grounded = false;
  for (const tile of tiles) {
    const dx = (player.x + player.width / 2) - (tile.x + tile.width / 2);
    const dy = (player.y + player.height / 2) - (tile.y + tile.height / 2);
    const halfW = (player.width + tile.width) / 2;
    const halfH = (player.height + tile.height) / 2;
    if (Math.abs(dx) < halfW && Math.abs(dy) < halfH) {
      const ox = halfW - Math.abs(dx);
      const oy = halfH - Math.abs(dy);
      if (ox < oy) {
        player.x += dx > 0 ? ox : -ox;
        player.velX = 0;
      } else {
        if (dy > 0) {
          player.y += oy;
        } else {
          player.y -= oy;
          player.grounded = true;
        }
        player.velY = 0;
      }
    }
  }
}

function draw() {
  ctx.clearRect(0, 0, canvas.width, canvas.height);
  ctx.fillStyle = 'green';
  for (const tile of tiles) ctx.fillRect(tile.x, tile.y, tile.width, tile.height);
  ctx.fillStyle = 'red';
  ctx.fillRect(player.x, player.y, player.width, player.height);
}

function loop() {
  update();
  draw();
  requestAnimationFrame(loop);
}
loop();

let player;
let platforms = [];
const gravity = 0.6;

function setup() {
  createCanvas(600, 400);
  player = { x: 50, y: 50, w: 20, h: 30, vx: 0, vy: 0, grounded: false };
  platforms.push({ x: 0, y: 350, w: 600, h: 50 });
  platforms.push({ x: 200, y: 280, w: 100, h: 20 });
}

function draw() {
  background(220);
  if (keyIsDown(LEFT_ARROW)) player.vx = -3;
  else if (keyIsDown(RIGHT_ARROW)) player.vx = 3;
  else player.vx = 0;
  player.vy += gravity;
  movePlayer();
  fill(255, 0, 0);
  rect(player.x, player.y, player.w, player.h);
  for (let p of platforms) rect(p.x, p.y, p.w, p.h);
}

function movePlayer() {
  player.x += player.vx;
  for (let p of platforms) {
    if (collides(player, p)) {
      if (player.vx > 0) player.x = p.x - player.w;
      else if (player.vx < 0) player.x = p.x + p.w;
      player.vx = 0;
    }
  }
  player.y += player.vy;
  player.grounded = false;
  for (let p of platforms) {
    if (collides(player, p)) {
      if (player.vy > 0) {
        player.y = p.y - player.h;
        player.grounded = true;
        playSound("land");
      } else if (player.vy < 0) {
        player.y = p.y + p.h;
      }
      player.vy = 0;
    }
  }
}

function collides(a, b) {
  return a.x < b.x + b.w && a.x + a.w > b.x && a.y < b.y + b.h && a.y + a.h > b.y;
}

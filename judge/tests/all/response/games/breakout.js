const canvas = document.getElementById("myCanvas");
const ctx = canvas.getContext("2d");
let x = canvas.width / 2, y = canvas.height - 30;
let dx = 2, dy = -2;
const ballRadius = 10;
const paddle = { x: 100, y: 300, w: 75, h: 10 };
let rightPressed = false, leftPressed = false;
let score = 0, lives = 3;
const bricks = [];
for (let c = 0; c < 5; c++) {
  for (let r = 0; r < 3; r++) {
    bricks.push({ x: c * 85 + 30, y: r * 30 + 30, w: 75, h: 20, status: 1 });
  }
}
document.addEventListener("keydown", e => { if (e.key === "ArrowRight") rightPressed = true; if (e.key === "ArrowLeft") leftPressed = true; });
document.addEventListener("keyup", e => { if (e.key === "ArrowRight") rightPressed = false; if (e.key === "ArrowLeft") leftPressed = false; });

function collideBricks() {
  for (const b of bricks) {
    if (b.status === 1) {
      if (x + ballRadius > b.x && x - ballRadius < b.x + b.w && y + ballRadius > b.y && y - ballRadius < b.y + b.h) {
        dy = -dy;
        b.status = 0;
        score++;
        if (score === bricks.length) {
          alert("YOU WIN!");
          document.location.reload();
        }
      }
    }
  }
}

function collidePaddle() {
  if (x + ballRadius > paddle.x && x - ballRadius < paddle.x + paddle.w && y + ballRadius > paddle.y && y - ballRadius < paddle.y + paddle.h) {
    dy = -dy;
  }
}

function drawBall() {
  ctx.beginPath();
  ctx.arc(x, y, ballRadius, 0, Math.PI * 2);
  ctx.fill();
  ctx.closePath();
}

function draw() {
  ctx.clearRect(0, 0, canvas.width, canvas.height);
  for (const b of bricks) if (b.status === 1) ctx.fillRect(b.x, b.y, b.w, b.h);
  ctx.fillRect(paddle.x, paddle.y, paddle.w, paddle.h);
  drawBall();
  collideBricks();
  collidePaddle();
  if (x + dx > canvas.width - ballRadius || x + dx < ballRadius) dx = -dx;
  if (y + dy < ballRadius) dy = -dy;
  if (rightPressed && paddle.x < canvas.width - paddle.w) paddle.x += 7;
  else if (leftPressed && paddle.x > 0) paddle.x -= 7;
  x += dx;
  y += dy;
  requestAnimationFrame(draw);
}
draw();

function hitBrick(ball, brick) {
  if (ball.x + ball.w > brick.x && ball.x < brick.x + brick.w &&
      ball.y + ball.h > brick.y && ball.y < brick.y + brick.h) {
    ball.dy = -ball.dy;
    brick.alive = false;
    score += 10;
    playSound('pop');
    return true;
  }
  return false;
}

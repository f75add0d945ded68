function stopAtWall(player, wall) {
  if (player.x < wall.x + wall.w && player.x + player.w > wall.x && player.y < wall.y + wall.h && player.y + player.h > wall.y) {
    if (player.oldX + player.w <= wall.x) { player.x = wall.x - player.w; player.vx = 0; }
    else if (player.oldX >= wall.x + wall.w) { player.x = wall.x + wall.w; player.vx = 0; }
    else if (player.oldY + player.h <= wall.y) { player.y = wall.y - player.h; player.vy = 0; }
    else if (player.oldY >= wall.y + wall.h) { player.y = wall.y + wall.h; player.vy = 0; }
  }
}

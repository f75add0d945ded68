function collide(player, wall) {
  if (player.x < wall.x + 32 && player.x + 32 > wall.x && player.y < wall.y + 32 && player.y + 32 > wall.y) {
    if (player.oldX + 32 <= wall.x) { player.x = wall.x - 32; player.vx = 0; }
    else if (player.oldX >= wall.x + 32) { player.x = wall.x + 32; player.vx = 0; }
    else if (player.oldY + 32 <= wall.y) { player.y = wall.y - 32; player.vy = 0; player.grounded = true; }
    else if (player.oldY >= wall.y + 32) { player.y = wall.y + 32; player.vy = 0; }
  }
}

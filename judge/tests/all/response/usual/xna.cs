public void Move(ref Rectangle player, int vx, int vy, List<Rectangle> tiles) {
  player.X += vx;
  foreach (Rectangle t in tiles) {
    if (player.Intersects(t)) {
      if (vx > 0) player.X = t.Left - player.Width;
      else if (vx < 0) player.X = t.Right;
    }
  }
  player.Y += vy;
  foreach (Rectangle t in tiles) {
    if (player.Intersects(t)) {
      if (vy > 0) player.Y = t.Top - player.Height;
      else if (vy < 0) player.Y = t.Bottom;
    }
  }
}

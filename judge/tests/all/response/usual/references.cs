static void Resolve(ref float x, ref float y, float w, float h, float oldX, float oldY, float bx, float by, float bw, float bh) {
  if (x + w <= bx || x >= bx + bw || y + h <= by || y >= by + bh) return;
  if (oldY + h <= by) y = by - h;
  else if (oldY >= by + bh) y = by + bh;
  else if (oldX + w <= bx) x = bx - w;
  else if (oldX >= bx + bw) x = bx + bw;
}

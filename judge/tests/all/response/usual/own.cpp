class Player {
public:
  float x, y, width, height, vx, vy;
  bool grounded;
  void collide(const Block& b) {
    float l = x + width - b.x, r = b.x + b.width - x, t = y + height - b.y, d = b.y + b.height - y;
    if (l <= 0 || r <= 0 || t <= 0 || d <= 0) return;
    float mx = std::min(l, r), my = std::min(t, d);
    if (mx < my) { x += l <= r ? -l : r; vx = 0; }
    else { y += t <= d ? -t : d; vy = 0; if (t <= d) grounded = true; }
  }
};

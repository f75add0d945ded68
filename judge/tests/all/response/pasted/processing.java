class Player {
  float x, y, w, h;
  float vx, vy;
  boolean onGround;

  Player(float x, float y) {
    this.x = x;
    this.y = y;
    w = 20;
    h = 40;
  }

  void collide(Platform p) {
    if (x + w > p.x && x < p.x + p.w && y + h > p.y && y < p.y + p.h) {
      if (vy > 0 && y + h - vy <= p.y) {
        y = p.y - h;
        vy = 0;
        onGround = true;
      } else if (vy < 0 && y - vy >= p.y + p.h) {
        y = p.y + p.h;
        vy = 0;
      } else if (vx > 0) {
        x = p.x - w;
        vx = 0;
      } else if (vx < 0) {
        x = p.x + p.w;
        vx = 0;
      }
    }
  }
}

class Platform {
  float x, y, w, h;
  Platform(float x, float y, float w, float h) {
    this.x = x; this.y = y; this.w = w; this.h = h;
  }
}

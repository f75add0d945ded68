class Player {
  constructor(x, y) { this.x = x; this.y = y; this.w = 16; this.h = 32; this.vx = 0; this.vy = 0; this.onGround = false; }
  get right() { return this.x + this.w; }
  get bottom() { return this.y + this.h; }
  update(blocks) {
    this.x += this.vx;
    for (const b of blocks) {
      if (this.right > b.x && this.x < b.x + b.w && this.bottom > b.y && this.y < b.y + b.h) {
        if (this.vx > 0) this.x = b.x - this.w; else if (this.vx < 0) this.x = b.x + b.w;
        this.vx = 0;
      }
    }
    this.y += this.vy;
    this.onGround = false;
    for (const b of blocks) {
      if (this.right > b.x && this.x < b.x + b.w && this.bottom > b.y && this.y < b.y + b.h) {
        if (this.vy > 0) { this.y = b.y - this.h; this.onGround = true; } else if (this.vy < 0) this.y = b.y + b.h;
        this.vy = 0;
      }
    }
  }
}

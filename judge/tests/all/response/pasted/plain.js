class Game {
  constructor() {
    this.player = new Player();
    this.walls = [];
    this.score = 0;
  }
}
class Player {
  constructor() {
    this.x = 0; this.y = 0; this.width = 32; this.height = 48;
    this.velocity = { x: 0, y: 0 };
    this.touching = { left: false, right: false, up: false, down: false };
  }
  separate(wall) {
    const overlapX = Math.min(this.x + this.width, wall.x + wall.width) - Math.max(this.x, wall.x);
    const overlapY = Math.min(this.y + this.height, wall.y + wall.height) - Math.max(this.y, wall.y);
    if (overlapX <= 0 || overlapY <= 0) return;
    if (overlapX < overlapY) {
      if (this.x < wall.x) { this.x -= overlapX; this.touching.right = true; }
      else { this.x += overlapX; this.touching.left = true; }
      this.velocity.x = 0;
    } else {
      if (this.y < wall.y) { this.y -= overlapY; this.touching.down = true; }
      else { this.y += overlapY; this.touching.up = true; }
      this.velocity.y = 0;
    }
  }
}

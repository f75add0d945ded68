struct Player { float x, y, w, h, vx, vy; bool onGround; };
struct Wall { float x, y, w, h; };
void collide(Player p, const Wall& wall) {
    if (p.x + p.w > wall.x && p.x < wall.x + wall.w && p.y + p.h > wall.y && p.y < wall.y + wall.h) {
        if (p.vy > 0) { p.y = wall.y - p.h; p.vy = 0; p.onGround = true; }
        else if (p.vy < 0) { p.y = wall.y + wall.h; p.vy = 0; }
    }
}

for (i = 0; i < numRects; i++) {
    if (a.x + a.w > b[i].x && a.x < b[i].x + b[i].w && a.y + a.h > b[i].y && a.y < b[i].y + b[i].h) {
        if (a.x - b[i].x < 0) { a.x = b[i].x - a.w; }
        if (a.x - b[i].x > 0) { a.x = b[i].x + b[i].w; }
        if (a.y - b[i].y < 0) { a.y = b[i].y - a.h; }
        if (a.y - b[i].y > 0) { a.y = b[i].y + b[i].h; }
    }
}

function overlap(x1, y1, x2, y2, x3, y3, x4, y4) { return x1 < x4 && x3 < x2 && y1 < y4 && y3 < y2; }

static boolean cross(int ax, int ay, int bx, int by, int cx, int cy, int dx, int dy) {
    int d1 = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
    int d2 = (bx - ax) * (dy - ay) - (by - ay) * (dx - ax);
    int d3 = (dx - cx) * (ay - cy) - (dy - cy) * (ax - cx);
    int d4 = (dx - cx) * (by - cy) - (dy - cy) * (bx - cx);
    return d1 * d2 < 0 && d3 * d4 < 0;
}

class Seg {
  double x1, y1, x2, y2;
  boolean intersects(Seg o) {
    double d1 = (o.x2 - o.x1) * (y1 - o.y1) - (o.y2 - o.y1) * (x1 - o.x1);
    double d2 = (o.x2 - o.x1) * (y2 - o.y1) - (o.y2 - o.y1) * (x2 - o.x1);
    double d3 = (x2 - x1) * (o.y1 - y1) - (y2 - y1) * (o.x1 - x1);
    double d4 = (x2 - x1) * (o.y2 - y1) - (y2 - y1) * (o.x2 - x1);
    return d1 * d2 < 0 && d3 * d4 < 0;
  }
}

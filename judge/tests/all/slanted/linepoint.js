function linePoint(x1, y1, x2, y2, px, py) {
  let d1 = Math.hypot(px-x1, py-y1), d2 = Math.hypot(px-x2, py-y2), len = Math.hypot(x2-x1, y2-y1);
  return d1+d2 >= len-0.1 && d1+d2 <= len+0.1;
}

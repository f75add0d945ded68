function check(ax, ay, aw, ah, bx, by, bw, bh) {
  var r = { left: false, right: false, top: false, bottom: false };
  if (ax + aw > bx && ax < bx + bw && ay + ah > by && ay < by + bh) {
    var l = ax + aw - bx, rr = bx + bw - ax, t = ay + ah - by, b = by + bh - ay;
    var m = Math.min(l, rr, t, b);
    if (m === t) r.top = true; else if (m === b) r.bottom = true; else if (m === l) r.left = true; else r.right = true;
  }
  return r;
}

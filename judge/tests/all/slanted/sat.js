function doPolygonsIntersect(a, b) {
  var polygons = [a, b];
  var minA, maxA, projected, i, i1, j, minB, maxB;
  for (i = 0; i < polygons.length; i++) {
    var polygon = polygons[i];
    for (i1 = 0; i1 < polygon.length; i1++) {
      var i2 = (i1 + 1) % polygon.length;
      var p1 = polygon[i1];
      var p2 = polygon[i2];
      var normal = { x: p2.y - p1.y, y: p1.x - p2.x };
      minA = maxA = undefined;
      for (j = 0; j < a.length; j++) {
        projected = normal.x * a[j].x + normal.y * a[j].y;
        if (minA === undefined || projected < minA) minA = projected;
        if (maxA === undefined || projected > maxA) maxA = projected;
      }
      minB = maxB = undefined;
      for (j = 0; j < b.length; j++) {
        projected = normal.x * b[j].x + normal.y * b[j].y;
        if (minB === undefined || projected < minB) minB = projected;
        if (maxB === undefined || projected > maxB) maxB = projected;
      }
      if (maxA < minB || maxB < minA) return false;
    }
  }
  return true;
}

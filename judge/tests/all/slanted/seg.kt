data class Pt(val x: Double, val y: Double)
fun ccw(a: Pt, b: Pt, c: Pt): Boolean = (c.y - a.y) * (b.x - a.x) > (b.y - a.y) * (c.x - a.x)
fun intersect(a: Pt, b: Pt, c: Pt, d: Pt): Boolean = ccw(a, c, d) != ccw(b, c, d) && ccw(a, b, c) != ccw(a, b, d)

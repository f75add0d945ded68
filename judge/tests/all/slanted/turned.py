import math
def contains(px, py, rect):
    a = math.radians(rect.angle)
    dx, dy = px - rect.cx, py - rect.cy
    x = dx * math.cos(a) - dy * math.sin(a)
    y = dx * math.sin(a) + dy * math.cos(a)
    return abs(x) < rect.width / 2 and abs(y) < rect.height / 2

def project(poly, ax, ay):
    dots = [x * ax + y * ay for x, y in poly]
    return min(dots), max(dots)

def sat(a, b):
    for poly in (a, b):
        for i in range(len(poly)):
            x1, y1 = poly[i]
            x2, y2 = poly[(i + 1) % len(poly)]
            nx, ny = y1 - y2, x2 - x1
            amin, amax = project(a, nx, ny)
            bmin, bmax = project(b, nx, ny)
            if amax <= bmin or bmax <= amin:
                return False
    return True

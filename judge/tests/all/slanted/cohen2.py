INSIDE = 0
LEFT = 1
RIGHT = 2
BOTTOM = 4
TOP = 8

def code(x, y, xmin, ymin, xmax, ymax):
    c = INSIDE
    if x < xmin:
        c |= LEFT
    elif x > xmax:
        c |= RIGHT
    if y < ymin:
        c |= BOTTOM
    elif y > ymax:
        c |= TOP
    return c

def line_hits_rect(x1, y1, x2, y2, xmin, ymin, xmax, ymax):
    c1 = code(x1, y1, xmin, ymin, xmax, ymax)
    c2 = code(x2, y2, xmin, ymin, xmax, ymax)
    while True:
        if c1 == 0 or c2 == 0:
            return True
        if c1 & c2:
            return False
        if c1 & TOP:
            x = x1 + (x2 - x1) * (ymax - y1) / (y2 - y1)
            y = ymax
        elif c1 & BOTTOM:
            x = x1 + (x2 - x1) * (ymin - y1) / (y2 - y1)
            y = ymin
        elif c1 & RIGHT:
            y = y1 + (y2 - y1) * (xmax - x1) / (x2 - x1)
            x = xmax
        else:
            y = y1 + (y2 - y1) * (xmin - x1) / (x2 - x1)
            x = xmin
        x1, y1 = x, y
        c1 = code(x1, y1, xmin, ymin, xmax, ymax)

def crosses(x1, y1, x2, y2, x3, y3, x4, y4):
    m1 = (y2 - y1) / (x2 - x1)
    m2 = (y4 - y3) / (x4 - x3)
    if m1 == m2:
        return False
    b1 = y1 - m1 * x1
    b2 = y3 - m2 * x3
    x = (b2 - b1) / (m1 - m2)
    return min(x1, x2) <= x <= max(x1, x2) and min(x3, x4) <= x <= max(x3, x4)

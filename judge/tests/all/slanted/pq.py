def cross(o, a, b):
    return (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0])

def segments_intersect(p1, p2, q1, q2):
    return (cross(p1, p2, q1) * cross(p1, p2, q2) <= 0 and
            cross(q1, q2, p1) * cross(q1, q2, p2) <= 0)

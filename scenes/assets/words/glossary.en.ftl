### Words of the field: for each of the terms in src/words/glossary.rs its name, and two sentences on what it means.

## Around them
glossary-title = Glossary

## What is asked
term-hit-detection = Hit detection
about-term-hit-detection = Hit detection, also called collision detection, finds out whether two shapes overlap. A game does this many times in each frame, and it has only numbers to do it with.
term-contact = Overlapping, touching, apart
about-term-contact = Two shapes overlap, or they touch only at their borders, or they are apart. Programs differ on whether touching is a hit.

## A point and a shape
term-cross-product = Cross product
about-term-cross-product = The cross product of two arrows (vectors) is the area of the parallelogram between them, with a sign. The sign tells on which side of an edge a point is, and 0 means that the point is on the line of the edge.
term-dot-product = Dot product
about-term-dot-product = The dot product is the length of one arrow (vector) times the part of the other arrow that points the same way. It is 0 when the two arrows make a right angle.
term-convex-concave = Convex and concave
about-term-convex-concave = In a convex shape, the straight line between any two of its points stays inside. A concave shape has a notch, and there a test that only asks for the side of each edge can be wrong.
term-self-crossing = Self-crossing
about-term-self-crossing = A shape crosses itself if two of its edges cut each other, as in a bow tie. Then a rule has to say what is inside, for example the even-odd rule.
term-degenerate = Degenerate
about-term-degenerate = A degenerate shape is less than its name says: a quadrilateral with two corners at one point is really a triangle. If all of its corners are on one line, it has no area at all.
term-ray = Ray
about-term-ray = A ray begins at a point and goes on in one direction without end. To find out whether the point is inside a shape, count how many edges the ray crosses.
term-even-odd = Even-odd rule
about-term-even-odd = A point is inside if a ray from it crosses an odd number of edges, and outside if the number is even. This works for every shape, also for one that is concave or crosses itself.

## Two rectangles
term-interval = Interval and gap
about-term-interval = Along one axis, a rectangle is an interval: it begins at one number and ends at another. If there is a gap between the two intervals on one axis, the rectangles do not overlap.
term-short-circuit = Short-circuit
about-term-short-circuit = With && a program stops at the first condition that is false, and with || at the first that is true. The answer is certain then, so the other conditions are not checked.
term-rounding-error = Rounding error
about-term-rounding-error = A computer stores a limited number of digits, so it rounds many results. 0.1 + 0.2 becomes a little more than 0.3, so a comparison with 0.3 can come out differently from what you calculate by hand.

## Time
term-frame = Frame
about-term-frame = A game shows one still picture after another, often 60 in a second, and each of them is a frame. Most tests look at the frames only, and not at what happens between them.
term-tunnelling = Tunnelling
about-term-tunnelling = A fast object can be in front of a wall in one frame and behind it in the next. No frame shows an overlap, so the object passes through.
term-swept-test = Swept test
about-term-swept-test = A swept test checks the whole area that an object passes over between two frames. So it does not miss a fast object that would pass through.

## Many
term-broad-phase = Broad phase
about-term-broad-phase = The broad phase is a quick first step: among many objects it finds the few pairs that can hit. Only these pairs are then tested exactly, in the narrow phase.
term-brute-force = Brute force
about-term-brute-force = Brute force tests every pair. Twice as many objects make about four times as many pairs, so it soon becomes slow.
term-sort-and-sweep = Sort and sweep
about-term-sort-and-sweep = Sort all rectangles by their left edges, then go through them from left to right. Compare each one only with those that begin before it ends.
term-cuboid = Box (cuboid)
about-term-cuboid = A box is a rectangle with one more axis: it has an interval on x, on y and on z. Two boxes overlap if their intervals overlap on all three axes.

## Around shapes
term-aabb = AABB (axis-aligned bounding box)
about-term-aabb = An AABB is a rectangle or a box whose sides are parallel to the axes. It is never turned, so four comparisons are enough for two rectangles, and six for two boxes.
term-bounding-box = Bounding box
about-term-bounding-box = The bounding box of a shape is the smallest AABB around it. A point outside the box is outside the shape, but a point inside the box can be outside the shape, too.
term-sweep-and-prune = Sweep and prune
about-term-sweep-and-prune = Sweep and prune is another name for sort and sweep. Physics engines keep the sorted list for the next frame: objects move only a little, so it is soon in order again.
term-clamp = Nearest point, to clamp
about-term-clamp = To clamp a number means to move it to the nearer end of an interval if it is outside. Clamp the centre of a circle on x and on y, and you have the nearest point of a rectangle: the circle hits if this point is closer than the radius.

## After the hit
term-collision-response = Collision response
about-term-collision-response = The collision response is what a game does after a hit: push the object out, stop it, or let it slide or bounce. The test itself says only that there is a hit.
term-mtv = MTV (minimum translation vector)
about-term-mtv = The MTV is the shortest move that brings two overlapping shapes apart. For two rectangles it goes along x or along y, whichever is shorter.
term-time-of-impact = Time of impact
about-term-time-of-impact = The time of impact is the moment at which two moving shapes first touch, often between two frames. It is usually given as a part of a frame, from 0 to 1.

## Turned shapes, and exact answers
term-sat = SAT (separating axis theorem)
about-term-sat = If two convex shapes are apart, then there is an axis on which their shadows have a gap. For AABBs the axes x and y (and z) are enough; other polygons need an axis at a right angle to each edge.
term-obb = OBB (oriented bounding box)
about-term-obb = An OBB is a rectangle that may be turned: it has a centre, a width, a height and an angle. Its corners turn around the centre, so a test for upright rectangles is wrong for it.
term-projection = Projection (shadow)
about-term-projection = The projection of a shape onto an axis is its shadow there: all of its points are moved onto the axis at a right angle. It reaches from the smallest dot product of a corner and the axis to the largest.
term-ray-cast = Ray cast
about-term-ray-cast = A ray cast finds what a ray (a bullet, a laser, a look) hits first, and where. Often it is a segment, which is a ray with an end.
term-slab = Slab
about-term-slab = A slab is the space between two parallel lines, such as those of the left and the right side of a rectangle. A ray is in the rectangle while it is in both slabs at once.
term-parametric-line = Parametric line
about-term-parametric-line = Each point of a line is the start plus t times the way to the end: t = 0 is the start, t = 1 is the end. So one number says where on the line a point is, and from 0 to 1 it is on the segment.
term-collinear = Collinear
about-term-collinear = Points are collinear if all of them are on one line. Then the cross products are 0, so they do not tell whether two segments on that line reach each other.
term-orientation = Orientation
about-term-orientation = The orientation of three points tells whether the path from the first to the second to the third turns left, turns right or goes straight on. It is the sign of a cross product.
term-winding-number = Winding number
about-term-winding-number = The winding number tells how many times the border of a shape goes round a point. It is 0 outside, and 2 in the middle of a star that is drawn in one stroke.
term-epsilon = Tolerance (epsilon)
about-term-epsilon = A tolerance is a small number such as 0.00001: two numbers that differ by less count as equal. It hides small rounding errors, but it also moves the border, and no tolerance fits all numbers.
term-ulp = ULP (unit in the last place)
about-term-ulp = A ULP is the distance from one number that the computer can store to the next. It grows with the number: near 1 it is about 0.0000000000000002, near 10,000,000,000,000,000 it is 2.
term-floor-division = Floor division
about-term-floor-division = Floor division rounds down: 7 ÷ 4 is 1, and -1 ÷ 4 is -1. So it finds the right tile for a point to the left of 0, too, where rounding towards 0 finds the wrong one.

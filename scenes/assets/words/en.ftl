### hantei's words in English. Formulas, names of methods, keys and values are no words and stay as they are.

## How words are joined
between-thousands = ,
list-comma = { $first }, { $second }
list-of-more = { $first } and { $count } more
list-and = { $first } and { $second }

## Scenes
rects-title = Rectangles
rects-asks = Do two rectangles overlap?
quad-title = Quad
quad-asks = Is a point inside a quadrilateral?
melons-title = Melons
melons-asks = Can fast things pass through each other?
response-title = And then?
response-asks = After a hit: which side, and how far back?
crowd-title = Crowd
crowd-asks = A thousand rectangles: which of them overlap?
cuboids-title = Cuboids
cuboids-asks = Do two boxes in space overlap?

## Verdicts
hit = hit
miss = miss
true = true
false = false
verdict-miss-in-frame = Miss in this frame
verdict-hit = Hit!
verdict-miss = Miss
verdict-inside = Inside
verdict-outside = Outside
verdict-on-edge = On the edge
inside = inside
outside = outside
strip-wrong = — this test is wrong here
strip-wrong-short = — wrong
not-reached = not checked
would-be-true = would be true
would-be-false = would be false

## What is so
apart = apart by { $by } on { $axis }
    .beside = On { $axis } there is a gap of { $by }.
apart-both = apart by { $x } on x and { $y } on y
    .beside = There is a gap of { $x } on x and of { $y } on y.
touching = touching on { $axis }
    .beside = They touch on { $axis }.
touching-corner = touching on x and on y, at a corner
    .beside = They touch at a corner, on x and on y.
overlapping = overlapping { $x } × { $y }
    .beside = Their overlap is { $x } wide and { $y } high.
contact-inside = P is inside
contact-outside = P is outside
contact-on-corner = P is on corner { $corner }
contact-on-edge = P is on edge { $edge }
turned = both turned by { $angle }°, tested after turning back
turned-back = both turned by { $angle }°, shown turned back
convex = convex
concave = concave at { $corner }
crossed = crossed
degenerate-line = degenerate: all corners on one line
degenerate-repeated = degenerate: { $first } and { $second } are the same point
degenerate-no-turn = degenerate: no turn at { $corner }
wound-clockwise = clockwise, { $shape }
wound-counter-clockwise = counter-clockwise, { $shape }
probe-waits = P waits for the corners
probe-not-placed = P is not placed yet
corners-placed = { $count } of 4 corners placed
swept-bands = the paths: { $contact }
first-sketch = { $method }, the first sketch of Processing
second-sketch = { $method }, the second sketch of Processing
pairs = { $shown } { $count ->
    [one] pair
   *[other] pairs
}
pairs-among = { $pairs } among the first { $count }
overlap-another = { $together } of { $tested } rectangles overlap another
overlap-judged = { $together } of { $tested } judged rectangles overlap another
own-meets = your rectangle A hits { $count } (not counted as pairs)
own-comes = Move the pointer over the crowd: your rectangle A appears
found-with = Found with { $compared } comparisons; brute force would take { $all }.
found-with-all = Found with { $compared } comparisons: every pair was compared.
chip-a-hits = A hits { $count }
a-hits-of = A hits { $count } of the { $others } others.
key-alone = alone
key-overlaps = overlaps
key-hit-by-a = hit by A
squares-title = How many comparisons does it take?
squares-scale = The area is the number of comparisons.
squares-sweep = sorted along x
squares-strips = in strips
cost-a-frame = { $cost } a frame
cost-about = about { $cost } a frame
cost-measuring = measuring …
not-run = not run: about { $cost }
note-sorting = Brute force makes about { $fewer } times as many comparisons, but takes only about { $faster } times as long: sorting takes time, too.

## What a comparison means: the state in which it is true
state-apart = { $state ->
    [left] A ends left of B
    [right] A begins right of B
    [above] A ends above B
    [below] A begins below B
    [front] A ends in front of B
    [behind] A begins behind B
    [left-or-at] A ends left of B, or at B's left edge
    [right-or-at] A begins right of B, or at B's right edge
    [above-or-at] A ends above B, or at B's top edge
    [below-or-at] A begins below B, or at B's bottom edge
    [front-or-at] A ends in front of B, or at B's front
   *[behind-or-at] A begins behind B, or at B's back
}
state-not-apart = { $state ->
    [left] A ends right of B's left edge
    [right] A begins left of B's right edge
    [above] A ends below B's top edge
    [below] A begins above B's bottom edge
    [left-or-at] A ends right of B's left edge, or on it
    [right-or-at] A begins left of B's right edge, or on it
    [above-or-at] A ends below B's top edge, or on it
   *[below-or-at] A begins above B's bottom edge, or on it
}
state-begins = { $state ->
    [b-left] B begins before A ends
    [a-left] A begins before B ends
    [b-above] B's top is above A's bottom
    [a-above] A's top is above B's bottom
    [b-front] B's front is nearer than A's back
    [a-front] A's front is nearer than B's back
    [b-left-or-at] B begins before A ends, or exactly there
    [a-left-or-at] A begins before B ends, or exactly there
    [b-above-or-at] B's top is above A's bottom, or level with it
    [a-above-or-at] A's top is above B's bottom, or level with it
    [b-front-or-at] B's front is nearer than A's back, or level with it
   *[a-front-or-at] A's front is nearer than B's back, or level with it
}
centres-near = on { $axis } the centres are closer than half the sum of the sizes
centres-near-or-at = on { $axis } the centres are at most half the sum of the sizes apart
right-of-edge = P is right of { $edge }
left-of-edge = P is left of { $edge }
on-line = P is on the line of { $edge }
between-ends = P is between the ends of { $edge }
corner-below = { $corner } is below P
corner-above = { $corner } is above P
ray-crosses = the ray from P to the right crosses { $edge }
state-with-numbers = { $state } ({ $numbers })
numbers-last-pixel = { $side ->
    [left] last pixel { $left } { $sign } { $right }
   *[right] { $left } { $sign } last pixel { $right }
}

## Why
reason-none-apart = All { $count ->
    [6] six
   *[other] four
} conditions for a miss are false, so it is a hit.
    .beside = All { $count ->
        [6] six
       *[other] four
    } conditions for a miss are false.
reason-overlap = They overlap: { $x } wide, { $y } high. So it is a hit.
    .beside = They overlap: { $x } wide, { $y } high.
reason-touch-is-hit = They touch on { $axis }, which counts as a hit here.
reason-touch-corner = They touch at a corner, which counts as a hit here.
reason-apart = { $states }, so it is a miss.
    .beside = { $states }.
reason-all-hold = All four conditions are true: on each axis, each begins before the other ends. So it is a hit.
    .beside = All four conditions are true: on each axis, each begins before the other ends.
reason-all-hold-or-at = All four conditions are true: on each axis, neither begins after the other ends. So it is a hit.
    .beside = All four conditions are true: on each axis, neither begins after the other ends.
reason-centres-near = On { $axes ->
    [2] both
   *[other] all three
} axes the centres are closer than half the sum of the sizes, so it is a hit.
    .beside = On { $axes ->
        [2] both
       *[other] all three
    } axes the centres are closer than half the sum of the sizes.
reason-centres-near-or-at = On { $axes ->
    [2] both
   *[other] all three
} axes the centres are at most half the sum of the sizes apart, so it is a hit.
    .beside = On { $axes ->
        [2] both
       *[other] all three
    } axes the centres are at most half the sum of the sizes apart.
reason-fails = Not true: { $states }. So it is a miss.
    .beside = Not true: { $states }.
reason-not-asked = { $reason } { $count ->
    [one] The other one was not needed.
   *[other] The other { $count } were not needed.
}
reason-right-of-all = P is on the right of all four edges, so it is inside.
    .beside = P is on the right of all four edges.
reason-left-of-all = P is on the left of all four edges, so it is inside.
    .beside = P is on the left of all four edges.
reason-not-on-side = Not true: { $state }. So the answer is outside.
    .beside = Not true: { $state }.
reason-not-one-side = P is right of some edges, left of others, so it is outside.
    .beside = P is right of some edges, left of others.
reason-on-edge = P is on edge { $edge }.
reason-odd = { $count ->
    [one] The ray from P to the right crosses one edge: odd, so inside.
   *[other] The ray from P to the right crosses { $count } edges: odd, so inside.
}
    .beside = { $count ->
        [one] The ray from P to the right crosses one edge: odd.
       *[other] The ray from P to the right crosses { $count } edges: odd.
    }
reason-even = { $count ->
    [0] The ray from P to the right crosses no edge: even, so outside.
   *[other] The ray from P to the right crosses { $count } edges: even, so outside.
}
    .beside = { $count ->
        [0] The ray from P to the right crosses no edge: even.
       *[other] The ray from P to the right crosses { $count } edges: even.
    }
reason-wrong = { $reason } That is wrong: { $because }.
because-concave = the shape has a notch at { $corner }, so a point inside can be left of { $edge }
because-concave-right = the shape has a notch at { $corner }, so a point inside can be right of { $edge }
because-crossed = two edges cross, so neither side is always the inside
because-degenerate = two edges lie on one line, or an edge has no length
because-winding = with counter-clockwise corners every point is left of some edge
because-winding-up = with clockwise corners every point is right of some edge
because-last-pixel = HSP misses an overlap of less than one pixel
because-sums = sums and differences are rounded here
because-rounding = P is so close to an edge that rounding spoils the sign

## Rows
comparisons-of = What { $method } compares
code-of = { $method } as written
code-of-own = your test, with hantei's names
code-flags = hit = no flag is set
code-miss = { $condition } → miss
code-else-hit = else → hit
code-hit = → hit
code-collision = → no collision, else collision
libraries = What libraries say here
library-article = { $name }'s article
sides = Sides
sides-up = Sides, y up: above 0 is left
right-of-edge-short = right of { $edge }
on-edge-short = on { $edge }
left-of-edge-short = left of { $edge }
which-side = which side is P on?
all-of-sign = all { $sign }?
no-edge = no edge
kept-probes = Kept probes
source-any-winding = WPF, any winding
source-even-odd = even-odd rule
source-first-try = a first try
source-repair = a repair
source-usual = the usual way
source-half-sat = half of a SAT
source-hsp-reader = a reader of HSP's
source-convex = convex polygons
source-old-c = old C
source-centres = engines with centres
source-tiles = tiles
source-ray-tracing = ray tracing
source-tiles-first-try = tiles, a first try
broad-phase-brute = every pair
broad-phase-sweep = sorted along x
broad-phase-strips = in strips, then sorted
plot-measured = Milliseconds by number, measured here
plot-measuring = Milliseconds by number, measuring: { $progress } %
plot-limit = brute: about { $limit } ms at { $at }

## Notes
note-border = They share only a border. As written, two-corners (C++) counts that as a hit, the other five do not.
note-last-pixel = The overlap is less than one pixel ({ $by }). HSP ends a rectangle one pixel early (- 1) and so misses it: right on whole pixels, wrong on fractions.
by-in = { $by } on { $axis }
note-rounding = Rounding makes { $methods } wrong: sums and differences of these numbers are rounded. two-corners only compares, so it is exact.
note-winding = The corners run counter-clockwise on the screen. So right-of-all, the source's own test, calls every point outside. same-side works for both windings.
note-winding-up = The corners run clockwise, and y grows up. There the source's > 0 means the left side, so right-of-all calls every point outside. same-side works for both windings.
note-concave = The inner angle at { $corner } is over 180°, so a point inside can be right of one edge and left of another. Only the method crossings works here.
note-crossed = Two edges cross, so no side of an edge is always the inside. Only the method crossings works here.
note-no-inside = There is no inside: every point is outside or on an edge.
note-no-length = The edge between { $first } and { $second } has no length. Its cross product is 0 for every point, and right-of-all and same-side take that for “on the edge”. Only the method crossings works here.
note-no-turn = Two edges lie on one line, at an angle of 0° or 180°. Only crossings is sure to work.
note-on-edge = As written, a point on an edge is not inside; border=hits counts it as inside.
note-otherwise = So { $methods } { $count ->
    [one] is
   *[other] are
} wrong here. In fact: { $contact }.
note-side-rounding = Rounding makes { $methods } wrong: P is so close to an edge that rounding spoils the sign. Where P really is (inside, outside or on an edge) is computed exactly.
note-missed = Between frames { $before } and { $after } they passed through each other. They overlapped from { $from } to { $to }, and there is no frame in that time.
note-swept = The path of a melon is all the space that it crossed since the last frame. If two run straight at each other and their paths overlap, they met. Otherwise both may have crossed the same space at different times.
note-brute = Brute force judges only the first { $count } rectangles; the rest are drawn as not judged. All of them would be { $all } pairs, too many for a frame.
note-shooter = Only pairs of a bullet and an enemy count; other pairs are found, but not counted.

## The stage
compared = { $numbers }: { $holds }
answered = { $name }: { $says }
place-corner = Place { $corner }
place-probe = Place the probe P
frame = frame { $frame }
allen-any = anywhere
allen-before = before
allen-meets = touches before
allen-overlaps = overlaps before
allen-starts = same start but shorter
allen-during = inside
allen-finishes = same end but shorter
allen-equals = the same
allen-finished-by = same end but longer
allen-contains = around
allen-started-by = same start but longer
allen-overlapped-by = overlaps after
allen-met-by = touches after
allen-after = after

## The stage of rects: the words on its axes, the numbers of what is lit up, the map
strip-compared = { $axis }: { $numbers }: { $holds }
strip-asked = { $axis }: { $question } → { $numbers }: { $holds }
shadow-overlap = overlap { $by }
shadow-gap = gap { $by }
shadow-overlap-word = overlap
shadow-gap-word = gap
shadow-touch = touch at { $at }
shadow-touch-word = touch
shadow-on = on { $axis }
shadow-on-axis = on { $axis }: { $what }
lit-last-pixel = last pixel { $number }
lit-first-pixel = first pixel { $number }
map-how = x across, y down; press to put A there
map-count = 13 on x times 13 on y = 169
map-present = A is here
map-seen = seen
map-right = right
arrangement-x = x { $x }
arrangement-y = y { $y }: { $says }
arrangement-y-alone = y { $y }

## rects: what can be set
test-method = Method
test-method-help = how the test is written
rects-a = A
rects-a-help = red rectangle, top-left corner and size; sets follow=off
rects-b = B
rects-b-help = blue rectangle, top-left corner and size
rects-back = Turned back, as tested
rects-back-help = shows the turned scene as the methods see it
rects-angle = Turn
rects-angle-help = turns both rectangles by the same angle, clockwise; they are tested after turning back
rects-strips = Shadows on the axes
rects-strips-help = along the bottom and the left, each rectangle's interval on x and on y, with the overlap or the gap
rects-centres = Centres
rects-centres-help = both centres, and how far they are apart on x and on y
rects-mark = Marked point
rects-mark-help = a dot at one place, with its coordinates

## rects: what can be done
do-rects-nudge = move the selected rectangle by 1 (Shift: 10, Ctrl: 0.1)

## quad: what can be set
quad-border = On an edge
quad-border-help = whether a point on an edge is inside
quad-a = A
quad-a-help = corner; clockwise on the screen for right-of-all
quad-b = B
quad-b-help = corner; clockwise on the screen for right-of-all
quad-c = C
quad-c-help = corner; clockwise on the screen for right-of-all
quad-d = D
quad-d-help = corner; clockwise on the screen for right-of-all
quad-p = P
quad-p-help = the red probe point
quad-kept = Kept probes
quad-kept-help = more probes, judged along with P
quad-up = y grows
quad-up-help = the same numbers with y down, as on a screen, or up, as in a textbook
quad-halves = Right side of each edge
quad-halves-help = tinted, with the edge's direction; the left side where y grows up
quad-paint = The method's answer everywhere
quad-paint-help = painted where it says inside

## quad: what can be done
do-quad-nudge = move the selected point by 1 (Shift: 10, Ctrl: 0.1)
do-quad-reverse = Reverse the order
do-quad-untangle = Untangle
do-quad-add-corner = add a corner (makes it a polygon)
do-quad-keep = keep this probe and judge it too
do-quad-clear = clear all points

## quad: the picture explains
stage-so-far = { $count ->
    [0] no crossing so far
    [one] 1 crossing so far
   *[other] { $count } crossings so far
}
stage-remains = { $asked } of { $all } edges checked: the tinted part remains
stage-nothing-remains = { $asked } of { $all } edges checked: no part remains
drag-or-keep = Drag a corner or P · Shift + click keeps a probe
area-says = area { $number }
source-left-up = WPF, y up: left
note-up = y grows up, so the picture is upside down. The source's > 0 means the right side on a screen, but the left side here. So right-of-all asks whether P is left of all edges.
quad-cross = Cross product as an area
quad-cross-help = the parallelogram made by the edge nearest to P and the arrow to P, and which way it turns
quad-mark = Marked point
quad-mark-help = a dot at one place, with its coordinates
explain-cross = The number AB × AP is the area of this parallelogram with a sign: above 0 on one side of the edge, below 0 on the other, 0 on its line. Drag P across the edge: the parallelogram shrinks to nothing and turns over.

## melons: what can be set
melons-way = Direction
melons-way-help = horizontal: the first sketch, written with origin-size; vertical: the second, written with centre-size
melons-border = Shared border
melons-border-help = whether melons that only touch hit
melons-swept = Test the path, not the place
melons-swept-help = tests all the space crossed since the last frame
melons-sizes = Sizes
melons-sizes-help = edge lengths of A and B; the field grows and shrinks with the larger one
melons-still = B stands still
melons-still-help = in the middle of the field; only A runs
melons-start = Start
melons-start-help = how far each has come in frame 0
melons-speed = Speed
melons-speed-help = how far each runs in a frame
melons-offset = Offset
melons-offset-help = distance between the tracks of A and B

## melons: what can be done
do-melons-speed = faster or slower by 1 (Shift: 10, Ctrl: 0.1)
do-melons-test-path = Test their path

## The stage of melons
time-state = { $state ->
    [b-x] B begins before A ends
    [a-x] A begins before B ends
    [b-y] B's top is above A's bottom
    [a-y] A's top is above B's bottom
    [b-x-or-at] B begins before or at A's end
    [a-x-or-at] A begins before or at B's end
    [b-y-or-at] B's top above or at A's bottom
    [a-y-or-at] A's top above or at B's bottom
    [centres-x] centres close on x
   *[centres-y] centres close on y
}
time-all = { $count ->
    [2] both true: hit
   *[other] all four true: hit
}
melon-before = { $name } in frame { $frame }
both-passed = both passed here

## melons: the verdict, and why
melons-what = A fast object can pass through a thin one between two frames, and no frame shows it. This is called tunnelling: see the examples, and raise the speed.
went-through = They passed through
reason-went-through = In frame { $before } they are still apart, in frame { $after } already past each other. No frame shows a hit.
    .beside = Apart in frame { $before }, past each other in frame { $after }. No frame shows a hit.
reason-all-true = { $count ->
    [2] Both are true
   *[other] All four are true
} from frame { $from } to frame { $to }, so it is a hit.
    .beside = { $count ->
        [2] Both are true
       *[other] All four are true
    } from frame { $from } to frame { $to }.
reason-paths = Between frame { $before } and frame { $after } their paths overlap, so it is a hit.
    .beside = Between frame { $before } and frame { $after } their paths overlap.
reason-gap = On { $axis } there is a gap of { $by }, so “{ $state }” is false: a miss.
    .beside = On { $axis } there is a gap of { $by }, so “{ $state }” is false.
reason-touch = On { $axis } they only touch, so “{ $state }” is false: a miss.
    .beside = On { $axis } they only touch, so “{ $state }” is false.

## crowd: what can be set
crowd-method = Method
crowd-method-help = how the pairs are found
crowd-border = Shared border
crowd-border-help = whether rectangles that only touch are a pair
crowd-kind = Kind of crowd
crowd-kind-help = how the crowd is spread
crowd-n = Number
crowd-n-help = how many rectangles
crowd-seed = Seed
crowd-seed-help = another crowd of the same kind

## crowd: what can be done
do-crowd-number = 100 more or fewer (Shift: 1000, Ctrl: 10)

## viewer: what can be set
viewer-preset = Example
viewer-preset-help = starts with this example
viewer-frame = Frame
viewer-frame-help = goes there and pauses
viewer-play = Play
viewer-play-help = on at the start, off once a frame is given
viewer-step = Step
viewer-step-help = walks through the method to this comparison; 0 is off
viewer-rate = Frames a second
viewer-rate-help = fewer are slow motion: the frames stay the same
viewer-verdict = Verdict over the picture
viewer-verdict-help = verdict and reason over the picture that hantei svg draws
viewer-door = What the panel shows
viewer-door-help = methods, examples, your own test, numbers, or a figure
viewer-map = Map of all arrangements
viewer-map-help = short for door=map: all arrangements, or all places of a circle's centre, coloured by the method's answer; a click moves A there
viewer-lens = Lens: the numbers next to the edge
viewer-lens-help = short for door=lens: the floating-point numbers next to the edge, and what the method says for each; the wheel changes k, a click chooses one
viewer-grid = Grid with numbers
viewer-grid-help = lines at round numbers
viewer-zoom = Zoom
viewer-zoom-help = pixels of the picture for each unit of the coordinates
viewer-pan = Pan
viewer-pan-help = the point at the picture's top left, or bottom left where y grows up

## viewer: what can be done
do-viewer-frames = one frame back or on (Shift: 10)
do-viewer-fit = fit everything into the picture
do-viewer-actual-size = actual size: one unit is one pixel
do-viewer-undo = undo
do-viewer-redo = redo
do-viewer-step = step through the method
do-viewer-step-back = one step back
do-viewer-play = play and pause
do-viewer-frame = one frame on
do-viewer-frame-back = one frame back

## window: what can be done
do-window-motion = switch motion on or off
do-window-copy = copy the command
do-window-copy-link = copy a link to this picture
do-window-copy-test = copy the case as a test
do-window-save = save as PNG and SVG
do-window-larger = everything larger
do-window-smaller = everything smaller
do-window-full-screen = full screen
do-window-explain = explain the chosen method
do-window-panel = hide or show the panel
do-window-help = keys and mouse

## What the mouse does
mouse-rects-move = move
mouse-rects-move-help = A follows the pointer; a click holds it there
mouse-rects-drag = drag
mouse-rects-drag-help = a rectangle, or one of its eight handles
mouse-quad-click = click
mouse-quad-click-help = place A, B, C, D, then the probe P
mouse-quad-shift-click = Shift + click
mouse-quad-shift-click-help = keep the probe and place another
mouse-quad-drag = drag
mouse-quad-drag-help = a corner or a probe
mouse-melons-drag = drag in the time rows
mouse-melons-drag-help = go back and forth in time
mouse-crowd-move = move
mouse-crowd-move-help = move your own rectangle, A, in the crowd
mouse-wheel = wheel
mouse-wheel-help = zoom at the pointer
mouse-middle = middle drag
mouse-middle-help = pan, also Space + drag
mouse-fingers = two fingers
mouse-fingers-help = zoom and pan

## The panel
menu = Menu
view = View
close = close
copied = Copied: { $what }
saved = Saved { $png } and { $svg } in { $place }.
saved-downloads = Saved { $png } and { $svg } as downloads.
save-fails = cannot save in { $place }: { $why }
png-fails = cannot make a PNG: { $why }
copy-no-clipboard = cannot copy: the X server gives no clipboard
paste-no-clipboard = cannot paste: the X server gives no clipboard
paste-no-text = cannot paste: there is no text on the clipboard
paste-no-answer = cannot paste: the program that the text was copied from does not answer within { $limit } ms
paste-too-long = cannot paste { $given } characters: a field takes at most { $most }; nothing was pasted
paste-too-large = cannot paste { $given } bytes of text: a field takes at most { $most } characters; nothing was pasted
copied-test = Copied the case as a Rust test.

## What is refused
allowed = allowed: { $values }
allowed-parts = allowed: on, off, or some of { $parts }, with commas between
range = allowed: a finite number from { $least } to { $most }
number-beyond = { $name } is { $given }; { $range }
number-none = { $name } is '{ $given }'; { $range }
number-wrong = { $name }: { $why }; { $range }
numbers-count = { $given } given; allowed: { $wanted } { $wanted ->
    [one] number
   *[other] numbers
} { $names }
sum-beyond = { $name } is { $given }; allowed: at most { $most }
points-too-many = { $given } points given; allowed: at most { $most }
point-wrong = point { $place }: { $why }
not-a-number = it is not a number
not-finite = { $number } is not a finite number
too-large = it is too large: at most 1e150 in size
too-small = it is too small to be told from 0: at least 1e-145 in size, or 0
below-zero = { $number } is below 0; allowed: 0 or more
key-unknown = unknown key '{ $key }' of scene { $scene }; allowed: { $allowed }
key-twice = { $key }={ $value }: { $key } is given twice; allowed: once
setting-wrong = { $key }={ $value }: { $why }
setting-none = '{ $given }' is not a setting; allowed: KEY=VALUE
course-setting = '{ $given }': a course sets its pictures itself; allowed: lesson=CHAPTER.STEP, lang, theme, motion
scene-unknown = unknown scene '{ $given }'; allowed: { $allowed }
default = default: { $value }

## What a number is
field-wrong = { $label }: { $why }
field-angle = angle
field-degrees = degrees
field-count = count
field-number = number
field-times = times
field-comparison = comparison
field-px-frame = px/frame

## Lines of numbers: what is wrong with one
line-refused = line { $line }: { $why }
line-too-long = more than { $most } bytes; allowed: { $wanted } numbers
line-count = { $given ->
    [one] { $given } number given
   *[other] { $given } numbers given
}; allowed: { $wanted }, { $names }
line-no-number = { $name } is '{ $given }'; allowed: a finite number
line-number = { $name } is '{ $given }': { $why }
line-gap = { $name } is missing, { $place }; { $count }
line-gap-beyond = a number is missing, { $place }; { $count }
gap-first = before the first { $separator ->
    [semicolon] semicolon
   *[comma] comma
}
gap-last = after the last { $separator ->
    [semicolon] semicolon
   *[comma] comma
}
gap-between = between two { $separator ->
    [semicolon] semicolons
   *[comma] commas
}
number-of = { $number } of { $whose }
number-of-centre = centre { $number }
too-large-number = { $number } is too large: at most 1e150 in size
too-small-number = { $number } is too small to be told from 0: at least 1e-145 in size, or 0
corners-order = { $name } is { $near }, { $second } is { $far }; allowed: { $first } no larger than { $second }
corners-or-sizes = { $why }, or { $numbers } with --notation { $notation }
size-negative = { $name } is { $value }; allowed: 0 or more
line-two-separators = ',' and ';' in one line; allowed: only one of the two (write decimals with a point)
pair-too-long = more than { $most } bytes
pair-sides = ';' stands { $given } times in the line; allowed: once, between the numbers of A and of B
pair-corners = polygon { $whose } has { $given } numbers; allowed: x and y of 3 to 16 corners, 6 to 32 numbers
pair-sum = a corner computed from these numbers: { $why }
pair-direction = 0:0 is no direction; allowed: a direction such as 4:3, or degrees
pair-angle = { $name } is '{ $given }'; allowed: degrees, or a direction such as 4:3
pair-crossed = the polygon { $whose } crosses itself: edges { $one } and { $other }; together with a rectangle or a polygon it must not
pair-box = a box is three-dimensional; the other shape must be a box, too
lines-more = … and { $count ->
    [one] { $more } more line
   *[other] { $more } more lines
} like line { $line }
hint-header = If line 1 names the columns, add --header
hint-notation = { $lines } of the refused lines fit --notation { $notation } ({ $numbers })
hint-notation-all = No line can be read as corners; all lines fit --notation { $notation } ({ $numbers })
progress = { $lines } lines

## The command line: what it refuses
usage-refused = { $why }; see hantei --help
usage-unknown = unexpected argument '{ $argument }' found
usage-subcommand = unrecognized subcommand '{ $given }'; allowed: { $allowed }
usage-no-subcommand = hantei check needs the kind of numbers; allowed: { $allowed }
usage-no-value = a value is required for '{ $argument }' but none was supplied
usage-needless-value = '{ $argument }' takes no value; given: '{ $value }'
usage-twice = '{ $argument }' is given more than once; allowed: once
usage-missing = missing: { $arguments }
usage-together = '{ $argument }' cannot be used together with '{ $other }'
usage-value = invalid value '{ $value }' for '{ $argument }': { $why }
usage-utf8 = invalid UTF-8 was detected in one or more arguments
whole-none = no number given; allowed: a whole number, 0 or more
whole-too-large = the number is too large
whole-wrong = allowed: a whole number, 0 or more
allowed-size = allowed: WIDTHxHEIGHT, each from 1 to { $most }, like 640x480
not-placed = not placed

## Files and streams
read-fails = cannot read { $path }: { $why }
input-fails = cannot read standard input: { $why }
input-long = standard input: too large; allowed: at most { $most } bytes
too-many-lines = more lines than can be counted
write-fails = cannot write { $path }: { $why }
print-fails = cannot write to standard output: { $why }
too-many-links = more than { $most } links, one to the next
save-too-many = there are already { $count } pictures
trace-cannot-write = cannot write the trace to standard output: { $why }
trace-fails = cannot write the trace: { $why }
trace-too-fast = the trace is not read as fast as it is written; some of its lines are left out
trace-unread = the trace is not read; its last lines are left out
system-code = { $why } (os error { $code })
system-not-found = No such file or directory
system-denied = Permission denied
system-exists = File exists
system-is-folder = Is a directory
system-no-folder = Not a directory
system-no-text = it is not text in UTF-8
system-full = No space left on device
system-large = File too large
system-read-only = Read-only file system
system-name = File name too long
system-says = { $said }

## Where no window opens, or it is closed from outside
no-window = { $why } `hantei svg` draws the same picture without a window.
no-display-set = no display to open a window on: DISPLAY is not set.
no-display-access = no display to open a window on: the X server at { $display } refuses access ({ $why }). hantei looks for the key in { $file }.
no-display-server = no display to open a window on: DISPLAY is { $display }, and no X server answers there.
no-library = no library to open a window with: { $library } does not load (libX11, libXi and libxkbcommon are needed).
no-libraries = no library to open a window with: one of them does not load (libX11, libXi and libxkbcommon are needed).
no-opengl = no OpenGL on this display: no driver starts ({ $why }).
no-reason = no reason given
server-refuses = the X server refuses request { $request } with error { $error }; hantei goes on.
server-gone = the X server at { $display } has closed the connection.

## The page, where there is no program to say it
page-loading = Loading …
page-stage = hantei: the picture, and the panel that explains it
page-way-out = Open hantei from the start
page-part-missing = A part of the page could not be loaded. Reload the page to try again.
page-no-file = { $file } could not be loaded ({ $why }). Reload the page to try again.
page-no-course = The course cannot be read: { $why }.
page-no-font = The font cannot be read: { $why }.
page-no-start = hantei does not start in this browser.
page-no-webgl = hantei draws with WebGL, and this browser or machine has none, or has it switched off.
page-no-scripts = hantei is a program that runs in the browser: switch JavaScript on, and load the page again.
page-folder = A browser does not load programs straight from a folder. Serve the folder, for instance with scripts/serve-page.
page-defect = hantei has stopped because of a bug. Load the page again to go on.
page-picture-gone = The browser has taken the picture away. It comes back as soon as the browser allows it; if it does not, load the page again.
page-course-file = allowed: a file beside the page
page-open = open in hantei
page-elsewhere = it is on another server: { $where }
page-no-wasm = hantei is a WebAssembly program, and this browser has none, or has it switched off.

## Formulas: what is wrong with one that was typed
formula-empty = there is no formula yet; allowed: comparisons, like ax < bx + bw
formula-characters = longer than { $most } characters
formula-tokens = more than { $most } names, numbers and signs
formula-depth = parentheses and signs are nested more than { $most } deep
formula-flags = more than { $most } comparisons that have a name
formula-calls = functions or macros use one another more than { $most } deep
formula-character = '{ $given }' has no meaning in a formula
formula-unclosed = '{ $given }' is opened and never closed
formula-unexpected = '{ $given }' cannot stand here; { $expected }
formula-ends = the formula ends too early; { $expected }
expected-operand = allowed: a name, a number or (
expected-operator = allowed: an operator like < or &&, or the end
expected-close = allowed: an operator, or the closing bracket
expected-comma = allowed: a comma or )
formula-name = unknown name '{ $given }'; allowed: names like ax, a.right, A.x
formula-name-near = unknown name '{ $given }'; did you mean { $nearest }?
formula-function = unknown function '{ $given }'; allowed: abs, min, max, and for points cross, dot
formula-function-near = unknown function '{ $given }'; did you mean { $nearest }?
formula-whole = '{ $given }' is not a number; use one of its numbers, like { $part }
formula-arguments = { $given } { $given ->
    [one] number
   *[other] numbers
} given; { $name } takes { $wanted }
formula-points = { $name } takes three points, like { $name }(A, B, P)
formula-chain = these are two comparisons in one; write them one by one, like ax < bx && bx < ax2
formula-assigns = = assigns a value; == compares
formula-mixed = languages disagree on which of these comes first; use parentheses
formula-number-for-test = this is a number; allowed: a comparison, like ax < bx
formula-test-for-number = this is a comparison; allowed: a number
formula-taken = '{ $given }' has a meaning already; to compare, write ==
formula-statement = '{ $given }' cannot be part of a test; paste only the part that compares the two shapes
formula-loop = loops are not read ('{ $given }'); write out what it compares, for x and for y or for each edge
formula-not-given = '{ $given }' is not defined here; define it, as in { $given } = 32, or on the command line --with { $given }=32
formula-not-given-here = '{ $given }' is not defined here; define it, as in { $given } = 32
file-utf16 = { $file } is written in UTF-16; save it as UTF-8
formula-leaves-type = { $given } may leave its type, whose numbers go from { $least } to { $most }; use a larger type, one with a sign
formula-unsigned = { $given } counts in numbers without a sign, and is not judged; use a type with a sign
formula-line-numbers = These lines begin with line numbers; paste the code without them
formula-line-diff = These lines begin with the marks of a diff; paste the code without them
formula-line-quote = These lines begin with a quote mark; paste the code without it
formula-clamp = { $low } can be greater than { $high }: clamp takes the number, then the lowest, then the highest
formula-not-followed = line { $line } defines '{ $given }' in a way that cannot be followed; write what it computes here, as in a.x + a.w
formula-no-power = ^ does not mean power here; write a product, like x * x
formula-no-value = '{ $given }' may have no value here; give it one on every path
formula-no-number = '{ $given }' is neither a number nor a test
formula-changes = '{ $given }' is changed; a test may only compute and compare
formula-no-answer = this function does not return a value on every path
formula-broken-return = the line ends right after return, so JavaScript returns nothing; begin the value on the same line, or write return (
formula-falls-through = the text ends here without an answer; write return true or return false
formula-falls-through-undefined = the function ends here without an answer; in { $language } anything may happen then
formula-falls-through-refused = the function ends here without an answer; { $language } does not compile it
formula-several = several functions test two shapes; choose one with --function: { $all }
formula-several-here = several functions test two shapes: { $all }; paste only one
formula-no-function = there is no function '{ $given }'; allowed: { $all }
formula-may-change = '{ $given }' may change what this test compares or says, and hantei cannot see how; paste the test without it
formula-call = '{ $given }' is not defined here, and it may change what is compared; paste that function, too, or the line that imports it
formula-call-given = '{ $given }' is not defined here, and it may change what is compared; paste it too, or say on the command line what it returns: --with { $given }=32
formula-call-given-here = '{ $given }' is not defined here, and it may change what is compared; paste it, too
formula-call-alone = '{ $given }' is not defined here, and it may change what is compared; leave this line out if it does not, else paste that function, too
formula-call-typeless = nothing says of which type the shape in '{ $given }' is: write its type (Rectangle, Rect2, FloatRect …), paste its class, or write the comparison of the numbers in place of the call
formula-call-library = '{ $given }' calls a function of a library that hantei does not read; write the comparison of the numbers in place of the call
formula-several-tests = this program has several tests, in lines { $lines }: paste one of them alone, together with the lines that compute its numbers
formula-unclear-test = this program does more than ask whether two things hit, so it is not certain what this test compares: paste the test alone, together with the lines that compute its numbers; for code that runs after a hit: hantei judge response
formula-after-hit = this code has no test: it runs after the hit; hantei judge response judges such code
formula-no-test = no test of two shapes is found here; paste the comparisons themselves, and the functions that they call
formula-indentation = the indentation of this line fits no line above; indent the lines as in your file
formula-twice = '{ $given }' is defined more than once: give each definition a name of its own, or leave out those that do not count
formula-other-language = this looks like { $language }, which is not read
expected-colon = allowed: a colon, as in test ? one : other
expected-else = allowed: else, as in one if test else other
formula-at = Line { $line }, column { $column }: { $why }
judge-other-language = This reads as { $language }: leave out --language
reading-language = Read as { $language }.
reading-two = Read as { $language }: '{ $a }' is A, '{ $b }' is B.
reading-points = Read as { $language }: A, B, C, D, P are { $names }.
reading-plain-points = A, B, C, D, P are { $names }.
reading-plain-two = '{ $a }' is A, '{ $b }' is B.
reading-function = The function is '{ $name }'.
reading-whole = Its numbers are whole.
reading-fractions = Its numbers can have fractions.
reading-list-size = '{ $name }' is read as the width.
reading-list-corner = '{ $name }' is read as the right edge.
reading-list-size-tried = The text does not say what '{ $name }' is; it is read as the width.
reading-list-corner-tried = The text does not say what '{ $name }' is; it is read as the right edge.
reading-centre = The positions of the shapes are read as their centres.
reading-centred = x and y of '{ $name }' are read as its centre, those of the other shape as its top-left corner. The cases give the top-left corner of both.
reading-corner = The position of the circle is read as the top-left corner of the square around it.
reading-circle-centre = The position of the circle is read as its centre.
reading-round = '{ $name }' has a radius or is drawn as a circle, but is not judged as one here.
reading-turned = The picture is turned ('{ $call }'), but the test is for upright shapes.
reading-element = Read: the test inside the loop, for one '{ $name }'.
reading-unused = '{ $names }' { $count ->
    [one] is
   *[other] are
} never used.
reading-body = Only the test of the if was judged, not what is done after a hit: hantei judge response FILE judges that.
reading-examples = The numbers written for { $names } were taken as examples.
reading-passed-over = Ignored: { $calls }.
reading-falls-through = No answer is returned at the end, in line { $line }: in { $language } that is { $value }, which counts as false.
allowed-with = allowed: a name and a number, like SIZE=32

## Judging a formula
touching-hits = touching is a hit
touching-misses = touching is a miss
edge-inside = on an edge is inside
edge-outside = on an edge is outside
judged-right = right in all { $count } arrangements, proved for exact numbers: { $border }
judged-tried = no error found in { $cases } cases, over all { $count } arrangements; not proved: { $border }
judged-right-in-whole = right in all { $count } arrangements of whole numbers, proved: { $border }
judged-tried-in-whole = no error found in { $cases } cases, over all { $count } arrangements of whole numbers; not proved: { $border }
right-for-sizes = right if A is { $a } and B is { $b }: { $border }
right-for-size = right if { $shape } is { $size }: { $border }
judged-only = right if { $classes }, otherwise not always: { $border }
judged-only-tried = no error found in { $cases } cases if { $classes }, otherwise not always right: { $border }
judged-wrong = wrong in { $wrong } of { $count } arrangements if { $border }
judged-cut-short = a proof was stopped because it took too long
judged-places-tried = these were found by trying; the test may be wrong in other arrangements, too
judged-right-y-up = right if y grows up: { $option }
judged-right-y-up-here = right if y grows up; here y grows down
judged-right-at-centre = right if x, y is the centre: { $option }
judged-right-at-centre-here = right if x, y is the centre; here x, y is the top-left corner
judged-right-at-corner = right if x, y is the top-left corner: { $option }
judged-right-at-corner-here = right if x, y is the top-left corner; here x, y is the centre
judged-by-corner = if it is the top-left corner: { $verdict }
judged-by-y-down = if y grows down: { $verdict }
judged-other-kind = this reads as a test of { $kind ->
    [cuboids] two boxes
    [quad] a point and a quadrilateral
    [circle] a circle and a rectangle
    [circles] two circles, or a point and a circle
    [button] a point and a rectangle
    [polygon] a point and a polygon
    [lines] a segment and another shape
    [turned] a turned rectangle or polygons
   *[rects] two rectangles
}: hantei judge { $kind }
judged-no-return = nothing is returned; write return and the test after it, on the same line
judged-no-shape = this text uses no { $kind ->
    [cuboids] coordinate or size of the two boxes
    [quad] coordinate of the point or of a corner of the quadrilateral
    [circle] coordinate or size of the circle or the rectangle
    [circles] coordinate or radius of the circles
    [button] coordinate or size of the point or the rectangle
    [polygon] coordinate of the point or of a corner
   *[rects] coordinate or size of the two rectangles
}
judged-list-right = right if '{ $name }' is the { $size ->
    [yes] width, wrong if it is the right edge
   *[no] right edge, wrong if it is the width
}
judged-list-tried = no error found if '{ $name }' is the { $size ->
    [yes] width; wrong if it is the right edge
   *[no] right edge; wrong if it is the width
}
judged-list-by = { $size ->
    [yes] as the width
   *[no] as the right edge
}: { $verdict }
judged-list-note = names say which it is: a.w is the width, a.right is the right edge
judged-whole-right = with whole numbers, where a division drops the fraction, no error was found either
judged-whole-wrong = wrong with whole numbers, where a division drops the fraction: { $example }
within-gap = right to within { $by }: up to { $by } apart it can say hit
within-depth = right to within { $by }: up to { $by } deep it can say miss
within-no-gap = however far they are apart, it can say hit
within-no-depth = however deep they overlap, it can say miss
within-both = { $gap }; { $depth }
within-hit-box = right for hit boxes of { $part } %, around the same centres
within-hit-boxes = right for hit boxes of { $a } % of A and { $b } % of B, around the same centres
kind-option = '{ $option }' has no meaning for { $kind }; allowed: { $allowed }
response-option = '{ $option }' has no meaning for the method { $method }; allowed with: { $allowed }
judged-quad-right = no error found in { $cases } cases, for every kind of quadrilateral: { $border }
judged-quad-only = right for { $classes } (no error found in { $cases } cases), wrong for { $others }: { $border }
judged-quad-wrong = wrong, also for convex quadrilaterals, if { $border }
judged-quad-but-edges = right except exactly on an edge: no error found for points inside and outside; on an edge it says inside for some and outside for others
judged-what = '{ $given }' is no kind of test; allowed: { $allowed }; or leave it out
judged-no-test = a test is missing: hantei judge { $kind } TEST
formula-not-read = '{ $given }' is not read here; write it in another way, or leave it out
formula-not-each = with several things in '{ $given }', the answer is not whether one of them is hit
formula-which-language = this means something else in each of these languages: { $all }; say which with --language
formula-which-language-here = this means something else in each of these languages: { $all }; paste the whole function, so that hantei can tell the language
formula-turns = a loop with more than { $most } turns
formula-steps = too much: more than { $most } ways through the test, or more steps than can be followed
family-kinds = a test of { $a } and { $b } cannot be typed
family-nothing = no number of a shape is read
family-segments = this test of lines is not understood: { $all }
family-turned = this test of turned shapes is not understood ('{ $name }')
family-side = this asks which side was hit, not whether there is a hit: hantei judge response judges that
family-swept = this looks along a movement ('{ $name }'), which is not judged
family-tiles = this looks up a tile in a map ('{ $name }'), which is not judged; paste the comparison of A with one tile, with names for the tile's x, y and size
family-distance = this asks whether a distance is below a number, not whether shapes hit: { $all }
family-never = '{ $name }' never occurs in the test
family-one = there is only one shape: { $name }; if the other is written as numbers, replace them with names such as bx, by, bw, bh
family-many = there are too many shapes: { $all }
family-few = are the elements of '{ $name }' the corners of one polygon? Then the test has to use each edge, also the one from the last corner to the first; else write out the test of one element
family-points = only places are compared, no sizes: { $all }
family-space = of shapes in space, only two boxes are judged: { $all }
family-no-place = '{ $name }' is a size; where is the place?
family-unpaired = which of these belong to which shape: { $all }?
family-unknown = which number of a shape is this: { $all }?
family-twice = these are the same number of one shape: { $all }
family-not-given = not defined here: { $all }; give a number with --with, or paste it too
family-not-given-here = not defined here: { $all }; paste the definitions, too, or write numbers in their place
family-other = this is a test of { $kind }, which cannot be judged here
family-rects = two rectangles
family-point-rect = a point and a rectangle
family-polygon = a point and a polygon with { $corners } corners
family-circle-rect = a circle and a rectangle
family-circles = two circles
family-point-circle = a point and a circle
family-cuboids = two boxes
judged-of = a test of { $kind }: { $a } and { $b }
judged-asked = the answer depends on what the text does not say
judged-asked-wrong = wrong in each way to read what the text does not say
judged-y-how = to say which: --y down or --y up
judged-if = if { $what }: { $verdict }
judged-drops-out = wrong, since '{ $name }' plays no part: a value on the way becomes 0
differs-corner = { $name } is the corner
differs-centre = { $name } is the centre
differs-circle-centre = { $name } is the centre of the circle
differs-circle-corner = { $name } is the corner of the square around the circle
differs-list-size = { $name } is the size
differs-list-edge = { $name } is the far edge
differs-half = { $name } is half of the size
differs-whole = { $name } is the whole size
differs-opposite = true means a miss
differs-shapes = it is a test of { $kind }
differs-point = { $name } is a point
differs-no-point = { $name } is a rectangle whose size is not read
differs-diameter = { $name } is a diameter
differs-side = { $name } is the side of a square
differs-whole-numbers = all numbers are whole
differs-fractions = numbers can have fractions
touching-half = { $edges ->
    [right-top] the right and top edge count, the left and bottom edge do not
    [left-bottom] the left and bottom edge count, the right and top edge do not
    [right-bottom] the right and bottom edge count, the left and top edge do not
   *[left-top] the left and top edge count, the right and bottom edge do not
}
neighbours-both = where two of them meet, their common edge belongs to both
neighbours-neither = where two of them meet, their common edge belongs to neither
judged-and = { $verdict }; { $more }
judged-plain-proved = right, proved for exact numbers: { $border }
judged-plain-tried = no error found in { $cases } cases; not proved: { $border }
judged-plain-uneven = right except exactly on an edge, where it is sometimes a hit and sometimes not: no error found elsewhere, out of { $cases } cases; not proved
judged-plain-wrong = wrong, with every rule for the border
judged-opposite = it gives the opposite answer everywhere: true means a miss
judged-opposite-but-touching = it gives the opposite answer everywhere except where they only touch: true means a miss
judged-opposite-mostly = it gives the opposite answer almost everywhere: true seems to mean a miss
judged-shapes-how = to say which shapes they are: { $one } or { $other }
judged-other-shapes = as a test of { $kind } it is wrong in a larger share of the cases: { $command }
judged-fits-others = as a test of { $kind } no error is found; here it is read as a test of rectangles
judged-not-asked = not what was asked for: { $border }
judged-plain-fixed = the text gives some places or sizes as fixed numbers, so the verdict holds only for: { $numbers }
judged-reach = the verdict also holds for two circles whose radii add up to { $sum }
exact-whole = no step rounds with whole numbers up to { $size }; with other numbers, rounding may change the answer where shapes touch
exact-fractions = no step rounds with multiples of 1/{ $below } up to { $size }; with other numbers, such as tenths, rounding may change the answer where shapes touch
exact-none = proved in exact arithmetic; in a program a step may round, and that may change the answer where shapes touch
granted = taken for granted: numbers are finite, sizes are above 0, every end is greater than its beginning, no shape is turned, and A and B are two different things
family-slanted = { $pair ->
    [segment-segment] two segments
    [segment-rect] a segment and a rectangle
    [segment-circle] a segment and a circle
    [segment-turned] a segment and a turned rectangle
    [segment-polygon] a segment and a polygon
    [point-turned] a point and a turned rectangle
    [circle-turned] a circle and a turned rectangle
    [circle-polygon] a circle and a polygon
    [turned-turned] two turned rectangles
    [turned-rect] a turned and an upright rectangle
    [turned-polygon] a turned rectangle and a polygon
    [polygon-rect] a polygon and a rectangle
   *[polygon-polygon] two polygons
}
differs-slanted = { $which ->
    [centre] the place of the turned rectangle is its centre
    [corner] the place of the turned rectangle is its top-left corner before it is turned around its centre
    [pivot] the place of the turned rectangle is its top-left corner, about which it is turned
    [clockwise] angles turn clockwise on the screen (counter-clockwise where y grows up)
    [counter-clockwise] angles turn counter-clockwise on the screen (clockwise where y grows up)
    [first-second] the first and the second point are the ends of one segment
    [first-third] the first and the third point are the ends of one segment
    [y-up] y grows up
   *[y-down] y grows down
}
judged-slanted-clear = no error found in { $cases } cases; not proved: with turned shapes, rounding decides touching, so nothing is said about it
judged-slanted-wrong = wrong in { $wrong } of { $cases } cases
judged-by-centre = these commands give a turned rectangle as centre, width, height and angle in degrees; in the text, x and y are { $which ->
    [pivot] the corner about which it is turned
   *[corner] the corner before the turn
}
judged-rounds = wrong with tenths, which a computer rounds, in { $wrong } of { $cases } cases; with whole numbers and halves, no error found in { $exact } cases: { $border }
judged-rounds-there = even there it is wrong with tenths, which a computer rounds: in { $wrong } of { $cases } cases
only-unrounded = numbers that are not rounded
judged-slanted-zero = a segment of length 0 is a point, and there the test is wrong: { $verdict }
only-not-on-one-line = segments that are not on one line
only-reaches-out = segments with an end outside the other shape
wrong-slanted-stops = { $numbers }: the test stops with an error there: { $why ->
    [overflows] a number no longer fits its type
   *[divides-by-zero] it divides by 0
}
granted-slanted = taken for granted: numbers are finite, sizes are above 0, segments have a length, and A and B are two different things
granted-angle = taken for granted: angles are in { $unit ->
    [degrees] degrees
   *[radians] radians
} and turn { $y ->
    [up] counter-clockwise on the screen, where y grows up
   *[down] clockwise on the screen, where y grows down
}
family-any-polygon = a point and a polygon
touching-uneven = exactly on an edge it is sometimes a hit and sometimes not
judged-plain-only = right only for { $limit }, no error found there; not proved: { $border }
only-convex = convex polygons
only-clockwise = corners in clockwise order on the screen
only-counter-clockwise = corners in counter-clockwise order on the screen
only-convex-clockwise = convex polygons with corners in clockwise order on the screen
only-convex-counter-clockwise = convex polygons with corners in counter-clockwise order on the screen
family-screen = this keeps one shape on the screen: { $name } is compared with { $bound }
family-fixed = the size of { $name } is a fixed number: write a name in its place, such as w and h, and the test can be judged
family-squares = { $name } is the size of a square; a test that is right for squares alone is not judged
wrong-point = { $numbers }: the test says { $says ->
    [hit] inside
   *[miss] outside
}, and the point is { $is ->
    [apart] outside
    [touching] on the edge
   *[overlapping] inside
}
wrong-plain = { $numbers }: the test says { $says ->
    [hit] hit
   *[miss] miss
}, and { $is ->
    [apart] they are apart
    [touching] they only touch
   *[overlapping] they overlap
}
judged-circle-right = no error found in { $cases } cases, wherever the centre is; no proof: { $border }
judged-circle-in-whole = no error found in whole numbers, out of { $cases } cases; wrong with fractions; no proof: { $border }
judged-circle-but-corners = right except in the corners: no error found in { $cases } cases where the centre is not beyond a corner of B: { $border }
judged-circle-but-edges = right except at the edges: no error found in { $cases } cases where the centre is not beside an edge of B: { $border }
judged-circle-but-middle = right except with the centre in B: no error found in { $cases } cases where it is outside: { $border }
judged-circle-but-touching = right except where they only touch: no error found in { $cases } cases that overlap or are apart, if { $border }
judged-circle-only = right only where the centre of the circle is { $regions }; there, no error found, out of { $cases } cases: { $border }
judged-circle-wrong = wrong wherever the centre is outside B, if { $border }
judged-circle-at-centre = no error found if x, y of the rectangle is its centre: { $option }
circle-anywhere = anywhere
circle-at-top-left = above left of B
circle-at-top = above B
circle-at-top-right = above right of B
circle-at-left = left of B
circle-at-middle = in B
circle-at-right = right of B
circle-at-bottom-left = below left of B
circle-at-bottom = below B
circle-at-bottom-right = below right of B
wrong-circle-apart = c={ $c } r={ $r } b={ $b }: they are apart, and it says hit
wrong-circle-overlapping = c={ $c } r={ $r } b={ $b }: they overlap, and it says miss
wrong-circle-touching-hit = c={ $c } r={ $r } b={ $b }: they only touch, and it says hit
wrong-circle-touching-miss = c={ $c } r={ $r } b={ $b }: they touch, and it says miss
wrong-circle-point = radius 0 is not part of the verdict; with it, it is wrong: { $example }
wrong-circle-where-apart = wrong where they are apart and the centre is { $regions }
wrong-circle-where-touching = wrong where they touch and the centre is { $regions }
wrong-circle-where-overlapping = wrong where they overlap and the centre is { $regions }
class-whole-pixels = all numbers are whole
class-not-negative = no coordinate is below 0
class-a-not-larger = { $axes ->
    [3] A is no wider, no higher and no deeper than B
   *[2] A is no wider and no higher than B
}
class-b-not-larger = { $axes ->
    [3] B is no wider, no higher and no deeper than A
   *[2] B is no wider and no higher than A
}
class-equal-sizes = A and B are of the same size
class-a-square = { $axes ->
    [3] A is a cube
   *[2] A is a square
}
class-b-square = { $axes ->
    [3] B is a cube
   *[2] B is a square
}
class-squares = { $axes ->
    [3] A and B are cubes
   *[2] A and B are squares
}
kind-convex = convex quadrilaterals
kind-convex-clockwise = convex clockwise quadrilaterals
kind-convex-counter-clockwise = convex counter-clockwise quadrilaterals
kind-concave = concave quadrilaterals
kind-crossed = crossed quadrilaterals
kind-degenerate = degenerate quadrilaterals
wrong-apart = a={ $a } b={ $b }: they are apart, and it says hit
wrong-overlapping = a={ $a } b={ $b }: they overlap, and it says miss
wrong-touching-hit = a={ $a } b={ $b }: they only touch, and it says hit
wrong-touching-miss = a={ $a } b={ $b }: they touch, and it says miss
wrong-inside = { $settings }: P is inside, and it says outside
wrong-outside = { $settings }: P is outside, and it says inside
wrong-edge-inside = { $settings }: P is on an edge, and it says inside
wrong-edge-outside = { $settings }: P is on an edge, and it says outside
wrong-arrangements = wrong where on x: { $x }; on y: { $ys }
wrong-arrangements-in-space = wrong where on x: { $x }; on y: { $y }; on z: { $zs }
wrong-way-before = { $axis ->
    [x] A is left of B
    [y] A is above B
   *[z] A is in front of B
}
wrong-way-meets = { $axis ->
    [x] A touches B from the left
    [y] A touches B from above
   *[z] A touches B from the front
}
wrong-way-overlapping = they overlap (all { $count } ways)
wrong-way-met-by = { $axis ->
    [x] A touches B from the right
    [y] A touches B from below
   *[z] A touches B from behind
}
wrong-way-after = { $axis ->
    [x] A is right of B
    [y] A is below B
   *[z] A is behind B
}
wrong-arrangements-more = wrong in { $count ->
    [one] one more arrangement ({ $option } prints all)
   *[other] { $count } more arrangements ({ $option } prints all)
}
wrong-places = wrong for { $class }: { $places }
place-inside = inside
place-on-edge = on an edge
place-outside = outside

## Explanations, opened in place
explain-four-flags = HSP's first form. Each of the four ways to be apart gets a flag. The rectangles hit only if no flag is set. It always checks all four, and is right on whole pixels.
explain-ruled-out = HSP's second form. It checks the four ways to be apart one after the other. The first that is true ends it with a miss, so on average it checks fewer than four.
explain-not-ruled-out = HSP's third form. The conditions are reversed and nested; all four must be true for a hit. It means the same as ruled-out.
explain-origin-size = Processing's first way. Each rectangle has to begin before the other ends, on both axes. One of the four conditions alone is never enough.
explain-centre-size = Processing's second way, and JavaScript's. It compares the distance of the centres with half the sum of the sizes. The absolute value makes left and right the same case, so two conditions are enough.
explain-two-corners = C++'s way. It only compares given numbers and computes nothing, so it is exact to the last bit. As written, touching is a hit.
explain-right-of-all = The WPF program's way. Walk round the corners: a point inside is on your right at every edge. Correct only for convex shapes whose corners run clockwise on the screen. Where y grows up, it is the left instead of the right.
explain-same-side = The same for both windings: on the right of all edges, or on the left of all. Correct for every convex shape.
explain-crossings = The even-odd rule. A ray goes from P to the right, and each edge that it crosses leads in or out. Odd is inside. Correct for every shape, also concave and crossed ones.
explain-brute = Brute force compares every pair. Twice as many rectangles are about four times as many pairs.
explain-sweep = Sorts all rectangles along x, then compares each only with those that begin before it ends. It misses nothing, and saves most of the comparisons.
explain-strips = Cuts the plane into strips, and sorts and sweeps inside each. Then it compares few pairs that do not overlap.
explain-border = If they only share a border, is it a hit or a miss? The sources differ. “as in the source” keeps what each source does; “a hit” and “a miss” set one answer for all.
explain-quad-border = Is a point exactly on an edge inside or outside? As written, all three methods say outside: only what is really inside counts. The settings inside and outside give one answer for all three.
explain-up = On a screen y grows down, in a textbook up. The coordinates stay, and the picture is upside down.
explain-swept = Fast shapes can pass each other between two frames. So the whole path of each is tested, not only the place where it is.
explain-rects-strips = Look at each axis by itself: do the two intervals overlap? The rectangles overlap only if the intervals overlap on both axes. One gap is enough for a miss.

## Why an example is worth a look
about-rects-hsp-start = The HSP test script: red follows the mouse, blue stands in the middle.
about-rects-left-of = The first of HSP's four ways to be apart: A ends left of where B begins. One is enough for a miss.
about-rects-right-of = The second way: A begins right of where B ends.
about-rects-above = The third way: A ends above where B begins.
about-rects-below = The fourth way: A begins below where B ends. There is no fifth.
about-rects-javascript-canvas = The page of the JavaScript article: centres 60 and 80 apart, half sums 90 and 115, so it is a hit.
about-rects-cpp-rectangles = The worked example of the C++ article: a hit. (It prints 5 < 0 and 6 < 1; its rule gives 5 < 1 and 6 < 0.)
about-rects-touching-edge = They share an edge and nothing else. Here the sources disagree.
about-rects-touching-corner = They share one point. Here, too, C++ alone says hit.
about-rects-one-pixel = One column of pixels belongs to both: the smallest hit on whole pixels.
about-rects-half-a-pixel = An overlap of half a pixel. HSP's three methods miss it, because HSP counts whole pixels.
about-rects-cross = A cross: no corner of one is inside the other, and yet they hit.
about-rects-containment = One is wholly inside the other. A test of edges alone would miss it.
about-rects-identical = The same rectangle twice.
about-quad-empty = As the WPF program starts: click four corners, then probes.
about-quad-wpf-figure = The figure of the WPF article. P is on the right of all four edges, so it is inside.
about-quad-worked-edge-p1 = The worked example of the article: P1 is right of AB, and the code's formula gives +100.
about-quad-worked-edge-p2 = The same edge: P2 is left of AB, and the code's formula gives −120.
about-quad-counter-clockwise = The same corners the other way round: right-of-all calls every point outside.
about-quad-concave = A corner points inwards: a point inside can be left of an edge.
about-quad-bow-tie = Two edges cross: no side of an edge is always the inside.
about-quad-degenerate = A and B are one point, so the edge between them has no direction.
about-quad-on-edge = P lies exactly on an edge: inside or outside? The sources say outside.
about-quad-on-corner = P is a corner. The cross product is 0 for two edges at once.
about-melons-horizontal = The first sketch of Processing, tested by origin-size.
about-melons-vertical = The second sketch, tested by centre-size.
about-melons-touching = The frame in which they only touch: not a hit yet.
about-melons-collision = In the middle of the collision all four conditions are true.
about-melons-vertical-collision = The same vertically: two conditions are enough.
about-melons-passing-by = B's track lies beside A's: they overlap on x, but never on y.
about-melons-between-frames = So fast that there is no frame while they overlap: they pass through each other.
about-melons-thin-wall = B stands still and is thin, A is fast: in one frame it is before the wall, in the next behind it.
about-melons-swept = The same speed, but now their paths are tested: a hit.
about-crowd-drift = A thousand rectangles that drift by themselves.
about-crowd-clusters = Swarms: many overlap, and sorting along x helps less.
about-crowd-shooter = Bullets and enemies, as in a shooting game: only a bullet with an enemy counts.
about-crowd-dozens = Sixty: few enough to count.
about-crowd-brute-force = Two thousand, compared pair by pair: some two million comparisons a frame.

## crowd: how a method saves work
crowd-step = step { $step } of { $steps }
crowd-too-many = At most { $most } rectangles can be watched
crowd-moment = Moment
crowd-moment-help = frames played before watching starts
crowd-watch = Watch
crowd-watch-help = the rectangles stop; playing runs the method step by step
do-crowd-watch = watch the method, step by step
pair-says = { $a } with { $b }: { $verdict }
is-reached = Rectangle { $a }
count-rects = { $count } rectangles
watch-begins = Nothing is compared yet. Play, or go step by step.
compared-with = To be compared with it: { $count }.
none-open = On { $axis } all earlier rectangles have ended: nothing to compare.
still-open = { $count ->
    [one] { $count } rectangle is still open on { $axis }. This one is compared with it.
   *[other] { $count } rectangles are still open on { $axis }. This one is compared with each.
}
open-on = They overlap on { $axis }, so they are compared. { $so }
every-is-compared = Every pair is compared. { $so }
so-apart = Apart on { $axis }.
so-touching = They only touch on { $axis }.
so-not-counted = They overlap, but only pairs of a bullet and an enemy count.
so-overlap-too = They overlap on { $axis }, too.
so-overlap = They overlap on x and on y.
matrix-open = Only rectangles that overlap on x can hit.
matrix-every = Every pair is compared: nothing is left out.
matrix-compared = compared so far
matrix-found = of these overlap
matrix-rest = not needed, or not yet
do-crowd-watch-twelve = Watch it find them, with 12 rectangles
explain-watch = The rectangles stand still, and you see the method at work: the current one, those that it can reach, a thin line for each pair that it compares, a thick one for each that it finds. Play, or step with . and , (Shift and the arrow keys: 10 steps).
about-crowd-every-pair = Twelve, each compared with every other one: 66 pairs. Step with . and , or play.
about-crowd-sweep-line = The same twelve: each is compared only with those that begin before it ends.
about-crowd-strip-by-strip = A hundred in strips: each strip is swept by itself.

## Well-known wrong tests, and what was reported of libraries and games
examples-sources = From the sources
examples-trip-ups = Easy to get wrong
examples-mistakes = Well-known mistakes
examples-wild = From real projects
about-rects-mistake-corner-inside = Is a corner of A inside B? In a cross no corner is inside the other, so it is missed; so is a B that lies wholly in A.
about-rects-mistake-condition-1 = One of Processing's four conditions alone. It only asks whether B begins before A ends on x, so any B further left is called a hit.
about-rects-mistake-condition-2 = One of Processing's four conditions alone. It only asks whether A begins before B ends on x, so any B further right is called a hit.
about-rects-mistake-condition-3 = One of Processing's four conditions alone. It only asks whether B begins before A ends on y, so any B further up is called a hit.
about-rects-mistake-condition-4 = One of Processing's four conditions alone. It only asks whether A begins before B ends on y, so any B further down is called a hit.
about-rects-mistake-or-for-and = The four conditions, with “or” in place of “and”. One that is true is enough, and one always is: everything is called a hit.
about-rects-mistake-full-sizes = Centres, but full sizes where half sizes belong. The rectangles hit as if each were twice as large.
about-rects-mistake-no-abs = Centres, but without the absolute value. A distance to the left or upwards is negative and so always small enough.
about-rects-mistake-at-most-once = One of the four comparisons has <= and the others have <. Touching is a hit on the right of A, and a miss on its other sides.
about-rects-mistake-only-x = Only x is tested. What lies below or above is called a hit.
about-rects-mistake-width-twice = The widths are used for y, too: a copying mistake. It is right for squares only.
about-rects-mistake-circles = Circles around the centres in place of rectangles. Long ones that overlap at their ends are missed.
about-rects-mistake-centre-as-corner = The centres are read as top left corners. Each rectangle is tested half of its size too far right and down, so it is right only if both are the same size.
about-rects-mistake-integer-halves = Halves are cut to whole numbers, so an odd size loses a pixel. Here an overlap of 1 is missed.
about-rects-mistake-mixed-axes = One letter is wrong: B's left edge is used where its top edge belongs. As long as the two numbers are about equal, nothing shows.
about-rects-mistake-swapped-arguments = B's position and size are passed in the wrong order, so a rectangle somewhere else is tested.
about-rects-mistake-unsorted-corners = A was drawn from its bottom right corner, so its corners are in the wrong order. It is found only if it lies wholly in B.
about-rects-wild-sdl-12767 = Two tiles side by side: SDL's test for floats said hit, the one for integers said miss. This was kept on purpose: with floats, the two tiles meet in the side that they share; with pixels they do not. libsdl-org/SDL#12767
about-rects-wild-monogame-468 = MonoGame said hit where XNA, which it follows, said miss. Now it asks with <= whether they are apart, so it is a miss. MonoGame/MonoGame#468
about-rects-wild-monogame-extended-213 = RectangleF said hit where two tiles share one corner, and Rectangle said miss. It was taken as a bug: both should say the same. MonoGame-Extended/Monogame-Extended#213
about-rects-wild-tutorials-14987 = A tutorial on overlap never said what touching is, and its test calls it a hit. A reader asked to explain that, or to ask with <= whether they are apart, which makes it a miss. eugenp/tutorials#14987
about-rects-wild-box-collide-2 = A user found it strange that two boxes side by side collide. The answer: if you stand at a wall, you touch it. So it was not changed. substack/box-collide#2
about-rects-wild-pixel-277 = They share one corner: Intersects said hit, and Intersect of the same library found nothing. Since faiface/pixel#290 both find nothing. faiface/pixel#277
about-rects-wild-libgdx-5861 = An overlap of 0.1 that a user took for a gap, thinking in whole pixels. The test is right: 0.1 + 32 is more than 32. libgdx/libgdx#5861
about-rects-wild-pygame-215 = An overlap of 0.1 that pygame misses: its Rect keeps whole numbers, so 0.1 becomes 0. HSP's test, chosen here, misses it as well, because it counts whole pixels. pygame/pygame#215
about-rects-wild-binpackingjs-20 = They only touch, yet 0.0075 − 0.0025 is 0.004999999999999999 in the computer: a hit, too small for the picture. Computing with whole numbers repaired it. olragon/binpackingjs#20
about-rects-wild-peirce-99 = A test of corners missed shapes that cross, for no corner is inside the other. A test of edges was added; the numbers here are ours. RAIRLab/Peirce-My-Heart#99
about-rects-wild-pixelvision8-299 = They overlap, and Contains says no, though its manual promised a test for overlap. Contains asks whether B is wholly in A; the thread is still open. PixelVision8/PixelVision8#299
about-rects-wild-indigo-345 = They overlap, and Indigo said no: centres and half sizes were whole numbers, so half of 1 was 0. Since PurpleKingdomGames/indigo#349 the halves are fractions. PurpleKingdomGames/indigo#345
about-rects-wild-bevy-2720 = The user took the positions for corners, as in this picture: an overlap of 8 × 20. Bevy takes them for centres, and then they are 22 apart: a miss. The test was right, and its manual now says centres. bevyengine/bevy#2720
about-rects-wild-libgdx-7257 = A was given as (5, 5, −10, −10), so it reaches left and up from (5, 5). With a negative size the test misses the overlap. Sorting the ends first was proposed, but negative sizes were not thought useful. libgdx/libgdx#7257
about-quad-mistake-three-edges = Only three edges are tested, and DA is forgotten. A point beyond DA, like P here, is called inside.
about-quad-mistake-bounding-box = The box around the quadrilateral is tested, not the quadrilateral. A point in a corner of the box is called inside.
about-quad-mistake-wrong-winding = Left of all edges: that is correct for counter-clockwise corners. These are clockwise, so a point inside is called outside.
about-quad-mistake-both-ends = Crossings of a ray, with <= at both ends of an edge. Level with a corner, two edges count instead of one, so inside becomes outside.
about-quad-wild-recastnavigation-263 = P lies on DA and is called outside; a user did not see why the result flips. It is the even-odd rule: each crossing flips it, and a point on an edge can go either way. recastnavigation/recastnavigation#263
about-quad-wild-polygon-contains-point-12 = Two points on edges: P is called outside, the other one inside. The answer: casting a ray says nothing sure about an edge. sromku/polygon-contains-point#12
about-quad-wild-d3-polygon-30 = The corners of a square, tested one by one: one is inside, three are outside. It was not changed, to keep the test short and fast. d3/d3-polygon#30
about-quad-wild-scikit-image-3892 = The corners of a triangle: one inside, two outside (D stands on an edge, for a triangle has no fourth corner). It was taken as a bug, and now all of the border is inside. scikit-image/scikit-image#3892
about-quad-wild-robospatial-eval-4 = P is inside and was called outside: every vertical edge counted, also those on the wrong side of P. Now only what the ray crosses counts. chanhee-luke/RoboSpatial-Eval#4
about-quad-wild-mathnet-spatial-130 = The manual says that a point on an edge is not inside. A point on the left edge is called inside all the same, the corner (10, 10) is not. The manual is wrong there, and the thread is still open. mathnet/mathnet-spatial#130
about-quad-wild-point-in-polygon-2 = Two corners of one square, and two answers. It was not changed; for a sure answer, use a robust library. substack/point-in-polygon#2
about-quad-wild-navcat-7 = P lies on DA and is called outside, so a search for the height at P failed. Since isaac-mason/navcat#11 a point on an edge is inside. isaac-mason/navcat#7
about-quad-wild-juce-909 = A rectangle contains another one, but not the corner that both share. One test counts the right and the bottom border as inside, the other does not; the thread is still open. juce-framework/JUCE#909
about-quad-wild-raylib-3022 = With <= at both ends a point between two tiles is in both at once. Now the left and the top border belong to a tile, the right and the bottom border do not; the numbers here are ours. raysan5/raylib#3022
about-quad-wild-joml-227 = P is inside and was called outside: its y was compared with the left edge, y >= minX. It was taken as a bug and repaired. JOML-CI/JOML#227
about-quad-wild-libgdx-1635 = A triangle next to this quadrilateral was said to overlap it; P and the two kept points are its corners. The test looks for a gap across each edge. That is right for convex shapes, and this one crosses itself. libgdx/libgdx#1635
about-melons-wild-armoralley-5 = Shots flew through parachutes: they were tested only where they arrived, 8 pixels further each frame. Now points in between are tested, too; size and speed here are ours. scottschiller/ArmorAlley#5
about-melons-wild-mindustry-3514 = A player reported bullets so fast that they skip small units. The author could not repeat it; size and speed here are ours. Anuken/Mindustry#3514
about-melons-wild-bridgesim-31 = Lasers jump through their target, because boxes are tested only where they are at each tick. A test of the whole path was asked for; size and speed here are ours. aomarks/bridgesim#31
about-melons-wild-a-blast-15 = Bullets jumped over enemies at high speed, and a continuous test or fixed time steps were asked for. Here the whole path is tested, and it is a hit; size and speed are ours. aframevr/a-blast#15

## The stage as a whole: markers, the presenter
off-stage = { $name } { $far }
do-window-present = present

## Lessons: what is refused
lesson-wrong = { $file }, line { $line }: { $why }
lesson-language = unknown language '{ $given }'; { $why }
lesson-saying = no text; allowed: "…" or a table with en, ja, ko
lesson-recap = no line of a recap; allowed: a text, or says and figure
lesson-option = no answer; allowed: a text, or says and why
lesson-after = no text; allowed: "…", or a list of when and says, the last of them also without when
lesson-tick = no goal; allowed: a formula, or goal and says
lesson-blank = an empty text
lesson-long = a text of { $given } characters; allowed: at most { $most }
file-long = { $file }: too large; allowed: at most { $most } bytes
lesson-lacks = { $key } is missing
lesson-unknown-key = unknown key or value '{ $given }'; { $why }
lesson-type = '{ $given }' cannot stand here; allowed: { $why }
lesson-type-text = a text, "…"
lesson-type-truth = true or false
lesson-type-list = a list, […]
lesson-type-count = a whole number, 0 or more
lesson-toml = no valid TOML: { $why }
lesson-guess-false = guess = false: allowed only true, or no guess at all
lesson-setting = { $given } cannot be set: { $why }
lesson-no-finite = { $given } does not give a number in this picture
lesson-no-step = no step; allowed: at least one [[step]]
lesson-number = a chapter with the number { $given }; allowed: at most { $most }
lesson-alone = { $lesson } opens its own scene; '{ $given }' cannot be given with it
lesson-unknown = lesson={ $given }: no such step; allowed: 1.1 to { $last }
lesson-quotes = '{ $given }': a quotation mark is not closed
lesson-kinds = a step needs exactly one of goal, ticks, guess, choice, number, formula, cases
lesson-no-ticks = no goal in ticks; allowed: at least one
lesson-choice = { $given } options, right = { $right }; allowed: { $least } to { $most } options, and right counts them from 1
lesson-option-twice = two options say '{ $given }'; allowed: each once
lesson-why = the right answer needs no why
lesson-hides = hides = true: allowed only with choice and number
lesson-missing = { $key } is missing: a step needs title, task and open
lesson-id = '{ $given }' is not an id; allowed: small letters, digits and hyphens, at most { $most }, a letter first
lesson-id-twice = two steps have the id '{ $given }'; allowed: each id once in a course
lesson-test-last = a test (cases) can only be the last step of a chapter
lesson-test-key = a test itself has no { $key }; allowed: in each of its cases
lesson-case-key = a case of a test has no { $key }
lesson-no-cases = no case in cases; allowed: at least one
lesson-empty = empty = true: allowed only with guess, choice and number
lesson-no-formula = formula: this scene has no test that can be typed
lesson-wrong-answer = wrong: allowed are number = "…" with number, formula = "…" with formula, and says alone with number, guess and formula
lesson-again = again: '{ $given }' is another scene; allowed: openings of { $scene }
lesson-no-number = { $given } is not a number here; allowed between braces: a formula of the scene's names, like ax2
check-unsaid = '{ $given }' is missing in { $language }; write it in every language of the chapter, or once for all
check-step = step { $id }: { $why }
check-again = again: { $given } has no answer to the question; choose an opening in which it has one
check-no-answer = the question has no answer as it opens; open a scene in which everything that it asks about is placed
check-no-solution = it has no solution, so it is not known whether it can be done; add solution = […]
check-not-solved = its solution does not reach its goal; change one of the two
check-value = { $name } is never '{ $given }'; allowed: { $allowed }
check-no-word = the value of { $name } is not a word, so it is never '{ $given }'; compare it with a number, or with true or false
check-fine = { $steps ->
    [one] One step, and it can be done.
   *[other] { $steps } steps, and each can be done.
}
lesson-event = '{ $given }' cannot be done here; allowed: set KEY=VALUE, act NAME, move X,Y, click X,Y, drag X,Y X,Y
# Letters of a teacher's own lessons
letters-missing = { $count ->
    [one] One letter of the lessons is in no font here: it shows as “?”. A system font that has it helps, such as Noto Sans CJK; for a page, font= in the address.
   *[other] { $count } letters of the lessons are in no font here: they show as “?”. A system font that has them helps, such as Noto Sans CJK; for a page, font= in the address.
}
font-wrong = the file named by font= is not a font (TTF, OTF): { $why }
goal-long = the goal is too long or too deep; allowed: at most { $most } characters
goal-wrong = '{ $given }' is not a formula; it stops making sense at '{ $rest }'
goal-name = unknown name '{ $given }'; allowed: { $allowed }

## Guess first
ask-short = { $yes } or { $no }?
ask-first = Answer first.
ask-hit = What does { $method } say: hit or miss?
ask-inside = What does { $method } say of P: inside or outside?
ask-meet = Each is 100 px wide and runs { $speed } px a frame. Touching is a miss. Will any frame be a hit?
ask-meet-beside = Each is 100 px wide and runs { $speed } px a frame. B's track is { $beside } px beside A's. Touching is a miss. Will any frame be a hit?
ask-meet-sized = A is { $a } px wide, B { $b } px. { $runs } Touching is a miss. Will any frame be a hit?
ask-meet-sized-beside = A is { $a } px wide, B { $b } px. { $runs } B's track is { $beside } px beside A's. Touching is a miss. Will any frame be a hit?
both-run = Each runs { $speed } px a frame.
one-runs = A runs { $speed } px a frame, B stands still.
ask-a-hits = Does A hit any other?
deal-drift = evenly spread
deal-close = very close
deal-touching-edge = touching along an edge
deal-touching-corner = touching at a corner
deal-one-pixel = one pixel
deal-half-a-pixel = half a pixel
deal-cross = cross
deal-containment = one inside the other
deal-one-axis = overlapping on one axis only
deal-overlapping = overlapping
deal-concave = concave
deal-bow-tie = crossed
deal-counter-clockwise = counter-clockwise
deal-beyond-an-edge = on an edge's line
deal-on-edge = on an edge
deal-convex = convex
deal-between-frames = between two frames
deal-touching = exactly touching
deal-passing-by = passing by
deal-slow = slow
deal-other = others
guess-next = Next case
viewer-guess = Guess first
viewer-guess-help = off; on: you guess whether it is a hit; method: you guess what the chosen method says; hidden until you guess
viewer-seed = Case
viewer-seed-help = deals the case with this number; 0 is none
do-viewer-deal = Guess: deal a case
do-viewer-guess-yes = Guess: hit, inside
do-viewer-guess-no = Guess: miss, outside

## The course
course-leave = Leave
course-contents = Contents
course-done = Done.
course-shown = Shown.
course-again = Not quite.
course-too-large = Too large.
course-too-small = Too small.
course-say = Answer
course-number = a number is needed
course-hint = Hint
course-solution = Show me
course-back = Back
course-question = Question { $place } of { $count }
course-comes-back = Once more: this one went wrong
course-comes-back-of = Once more, { $place } of { $count }
course-failed = This question comes again at the end.
course-recap = Chapter { $number } in short
results-title = hantei: my results
results-chapter = { $number } { $title }: { $done } of { $all } steps
results-alone = , { $alone } at the first try and without help
results-right = , right: { $answer }
results-wrong = , wrong: { $answers }
results-again = , right when asked again
results-helped = , with help
course-copy = Copy my results
course-print = Print
course-read = Read about it in the article
course-copied = Copied: how many steps you have done in each chapter, and your wrong answers. Paste this into a message or a file.
memory-fails = Your progress cannot be saved in { $path }: { $why }. The course goes on without it.
memory-broken = The course cannot read { $path } ({ $why }). It is kept as { $name }, and the course goes on without it.
memory-later = { $path } was written by a later version ({ $version }). It stays as it is, and this window saves nothing.
memory-forbidden = This browser saves nothing for the page: the course goes on, but everything is forgotten when the page is closed.
memory-broken-page = The course cannot read what the browser kept ({ $why }). It is kept under another name, and the course goes on without it.
memory-later-page = A later version ({ $version }) has saved data here. It stays as it is, and this page saves nothing.
do-window-course = the course: begin, or leave
do-window-lesson-next = the course: next step
do-window-lesson-back = the course: step before
do-window-page-on = presented: next comparison, then next step
do-window-page-back = presented: comparison before, then step before

## A test of one's own
test-formula = Formula
test-formula-help = your own test; typing it chooses the method own
source-own = typed by you
explain-own = Your own test: type or paste it, in the notation of C, C#, Java, JavaScript, Python or HSP. It is applied as you type. hantei checks it in all arrangements and shows what it gets wrong. Whether touching is a hit depends on what you write: < or <=.
text-wrong = line { $line }, column { $column }: { $why }
# What a typed test of a point asks
right-of-edge-or-on = P is right of { $edge } or on its line
left-of-edge-or-on = P is left of { $edge } or on its line
corner-left = { $corner } is left of P
corner-left-or-at = { $corner } is left of P or at the same x
corner-right = { $corner } is right of P
corner-right-or-at = { $corner } is right of P or at the same x
corner-above-or-at = { $corner } is above P or at the same y
corner-below-or-at = { $corner } is below P or at the same y
corner-at = { $corner } and P have the same { $axis }

# What is found out about a typed test
own-judging = being judged: { $percent } %
own-right = Proved right for all { $all } arrangements; { $border }.
own-tried = No error found in { $cases } cases; { $border }.
own-only-tried = No error found if { $classes }, otherwise not always right; { $border }.
own-more = { $verdict } ({ $more })
own-right-at-centre = right if x and y are the centre
own-as-centre = Judge with x, y as the centre
own-by-list = '{ $name }' was read as the { $size ->
    [yes] width
   *[no] right edge
}
own-touching-hits = touching is a hit
own-touching-misses = touching is a miss
own-only = Right if { $classes }, otherwise not always; { $border }.
own-opposite = It gives the opposite answer everywhere: true means a miss.
own-opposite-but-touching = It gives the opposite answer everywhere except where they only touch: true means a miss.
own-opposite-mostly = It gives the opposite answer almost everywhere: true seems to mean a miss.
own-wrong-in = Wrong in { $count } of { $all } arrangements, if { $border }; with the other rule it is no better.
own-class-whole-pixels = all numbers are whole
own-class-not-negative = no coordinate is below 0
own-class-a-not-larger = A is no larger than B
own-class-b-not-larger = B is no larger than A
own-class-equal-sizes = both are of the same size
own-class-a-square = A is a square
own-class-a-cube = A is a cube
own-class-b-square = B is a square
own-class-b-cube = B is a cube
own-class-squares = both are squares
own-class-cubes = both are cubes
own-class-convex-clockwise = convex clockwise
own-class-convex-counter-clockwise = convex counter-clockwise
own-class-concave = concave
own-class-crossed = crossed
own-class-degenerate = degenerate
own-quad-right = No error found for any kind of quadrilateral; { $border }.
own-quad-only = Right for: { $classes }; { $border }. Wrong for: { $others }.
own-quad-wrong = Wrong for every kind of quadrilateral.
own-edge-hits = a point on an edge is inside
own-edge-misses = a point on an edge is outside
own-example = { $place } of { $count }: a={ $a }, b={ $b }. It says { $says }; in fact: { $contact }.
own-quad-example = { $place } of { $count }, { $class }: { $points }. It says { $says }; in fact: { $contact }.
own-inset = wrong: says { $says }
own-names = { $twins ->
    [yes] Names: { $names }; the same with b
   *[no] Names: { $names }
}
own-next = Next wrong case
own-copy = Copy as code
own-code-wrong = Caution: hantei finds this test wrong. { $fault }
own-clear = Clear
own-paste = Paste your own
own-paste-short = Paste
own-paste-keys = Paste now: press Ctrl+V, or Cmd+V on a Mac.
own-paste-finger = If the browser asks, allow pasting. If it does not, type the test.
own-unread = No answer yet
own-unread-why = The text in the field is not a test yet.
own-of-others = A test of other shapes
own-of-others-why = The picture shows other shapes. The verdict is below the field.
own-alone = { $asked } ({ $numbers }) is { $holds }. That alone decides: { $so }.
own-together = { $held } of { $count } comparisons are true. Together they give: { $so }.
own-asks-nothing = The formula compares nothing; it always says: { $so }.
own-wrong = { $reason } That is wrong here: { $contact }.
    .beside = { $contact }
with-wrong = '{ $given }' is not a name with a number; allowed: like WIDTH=32 HEIGHT=16
with-twice = '{ $name }' is given twice
own-corners = A pasted test is asked here about polygons with { $least } to { $most } corners. This one has { $given }.
own-corners-only = Your test is for { $most } corners. This polygon has { $given }.
own-slanted-read = Read so: { $what }.
own-stops-zero = Your test divides by 0 here and stops with an error.
own-stops-overflow = A number in your test is too large or too small for its type here, and the test stops with an error.
own-stops-fractions = Your test is for whole numbers. These shapes have fractions.
own-stops-corners = Your test is for polygons with another number of corners.
own-unfilled = Not yet filled in.
own-not-given = { $count ->
    [one] One name has no number yet: { $names }. Give it one below the field.
   *[other] { $count } names have no number yet: { $names }. Give them one below the field.
}
own-not-wanted = { $reason } Wanted here: { $so }.
own-wanted-example = { $place } of { $count }: a={ $a }, b={ $b }. It says { $says }; wanted: { $so }.
own-wanted-right = Right: proved for all numbers.
own-wanted-tried = Right: no difference found in { $cases } cases.
own-wanted-only = Right if { $classes }, otherwise not always.
own-wanted-wrong = Wrong in { $count } of { $all } arrangements.
own-whole-right = Proved right for whole numbers; { $border }.
own-whole-tried = No error found in { $cases } cases of whole numbers; { $border }.
own-quad-wanted-wrong = Wrong in some cases.
own-quad-wanted-example = { $place } of { $count }, { $class }: { $points }. It says { $says }; wanted: { $so }.
own-swap = Swap A and B
own-rules = numbers: { $numbers }; y grows { $y }; x, y: { $origin }
own-circle-rules = numbers: { $numbers }; x, y of B: { $origin }
own-constant-wrong = '{ $given }' is not a number
own-blank = blank { $place }
option-fractions = fractions
option-whole = whole
option-down = down
option-up = up
option-as-read = as in the text
option-corner = corner
option-centre = centre
test-wants = Wanted
test-wants-help = the test that the formula has to match; empty: the right answer
test-blanks = Blanks
test-blanks-help = what the blanks __ of the formula are filled with, with ; between
test-with = Constants
test-with-help = numbers for names that the formula does not define, like WIDTH=32 HEIGHT=16
test-swap = Swap A and B
test-swap-help = the first shape of a pasted function is B
test-numbers = Numbers
test-numbers-help = a division in the formula keeps the fraction; or all numbers are whole, and it drops the fraction
test-y = y grows
test-y-help = which way y grows in the formula
rects-origin = x and y are
rects-origin-help = what x and y are in the formula: the top-left corner or the centre; as-read: what the text shows, else the corner
cuboids-origin = x and y are
cuboids-origin-help = what x and y are in the formula: the top-left corner or the centre; as-read: what the text shows, else the corner
arrangement-right = { $says }, right
arrangement-wrong = { $says }, wrong
arrangement-wrong-here = test says { $says }, wrong here
arrangement-right-here = { $says }, correct here, not always
do-test-go-there = go to a case that your test gets wrong
do-test-next-error = next case that it gets wrong
do-test-previous-error = previous case that it gets wrong
copy-as-code = copy the method as code
copied-code = Copied the method as a function in { $language }.
code-touching-hits = If they only touch, that is a hit.
code-touching-misses = If they only touch, that is a miss.
code-rounds-products = Whole numbers up to 10,000,000 are not rounded. With others, rounding can decide where they only touch.
code-rounds-touching = Where they only touch, rounding can decide.
code-angle = Angles (turn) are in radians, clockwise on the screen, where y grows down.
code-push = Gives the shortest way that brings A out of B: x, y. If A and B do not overlap, it gives 0, 0.
code-push-hsp = Gives whether A and B overlap; push_x and push_y get the shortest way that brings A out of B.
code-approximate = Caution: this method is wrong in some cases. { $why }
code-half = The left and the top edge count, the right and the bottom edge do not.
code-on-edge-hits = A point on an edge counts as inside.
code-on-edge-misses = A point on an edge counts as outside.
code-whole-numbers = For whole numbers only: with fractions, an overlap of less than 1 is missed.
code-no-point = With radius 0, a point inside B is called a miss.
code-swept = `swept` tests all that both passed over since the frame before: adx, ady, bdx, bdy are how far each has moved.
code-response-takes = A before the step is ax, ay, aw, ah; it moves by vx, vy. B is bx, by, bw, bh.
code-response-corner = x and y are the top-left corner; y grows down.
code-response-push = Gives the side of B through which A is pushed out, and how far; none is a miss.
code-response-time = Gives the side of B that A meets, and when: 0 is the start of the step, 1 its end; none is a miss.
code-response-unknown = unknown is a hit whose side it cannot tell.
code-response-inside = inside: A starts inside B.
code-response-still = On an axis on which A stands still, it enters at -1 and leaves at 2: before and after the step.
code-response-tiles = B is one tile. If you test several tiles one after the other, A can also be pushed out through an edge between two tiles.
code-response-tiles-time = B is one tile. Of several tiles, A meets the one with the smallest time first.
code-move-does = Moves A by its velocity for one step and stops it at what it hits. On the axis that is stopped, the velocity becomes 0. It also notes whether A stands on a block.
code-move-many = The blocks are a list: one call checks all of them.
code-move-one = It takes one block. For several blocks, take the form with a list, because each call moves A.
code-move-least-overlap = Corners: A is pushed out the shortest way, near a corner to the wrong side. Seams: the edge between two blocks can stop A. High speed: only the place where A ends is checked, so A can come out behind the block or pass through it.
code-move-diagonals = Corners: the diagonals decide. Near a corner and near the ends of long blocks, they name the wrong side. Seams: the edge between two blocks can stop A. High speed: only the place where A ends is checked, so A can come out behind the block or pass through it. Touching is a hit, too.
code-move-previous = Corners: if A was apart on both axes, the hit always counts as a floor or a ceiling. Seams: none stops A on a floor, but along a wall one can. High speed: only the place where A ends is checked, so A can pass through. If A overlaps at the start, it stays there.
code-move-axis-by-axis = Corners: { $axis ->
    [x] x moves first, so a corner counts as a floor or a ceiling
   *[y] y moves first, so a corner counts as a wall
}. Seams: none stops A. High speed: on each axis only the place where A ends is checked, so A can pass through, or hit something that is not on its straight way.
code-move-swept = Corners: a hit exactly on a corner counts as { $axis ->
    [x] a wall
   *[y] a floor or a ceiling
}. Seams: none stops A. High speed: A passes through nothing. What A overlaps at the start does not stop it.
code-ball-does = Moves the ball a, a circle with the centre x, y and the radius r, by its velocity for one step. The ball bounces: at a side, the velocity on that axis is turned round. y grows down.
code-ball-square = Only the square around the ball is checked. Near a corner the ball bounces although the circle does not touch the block, and only one axis is turned round. High speed: only the place where the ball ends is checked, so the ball can pass through.
code-ball-swept = Sides and corners are exact at any speed, and no seam stops the ball. After 16 bounces in one step the ball waits for the next step. The ball goes through a block that it overlaps at the start.
code-move-no-form = '--does move' has no meaning for HSP, which has no objects with x, y and velocity; allowed: side
code-tiles-needs-move = '--tiles' has no meaning for --does side; allowed with: --does move
code-circle-needs-move = '--circle' has no meaning for --does side; allowed with: --does move

## quad: the last bit
quad-precision = Precision
quad-precision-help = of the numbers under the lens: single is what the WPF program has
quad-k = Step 2^k
quad-k-help = of the lens: how many steps of the last bit it is from cell to cell
lens-wrong = wrong in { $wrong } of { $all } cells
lens-all-right = right in all { $all } cells
lens-single = { $edge }, single precision
lens-double = { $edge }, double precision
lens-step = { $step } × the last bit a cell
lens-cell = says { $plain }, is { $exact }
lens-left = left
lens-on = on it
lens-right = right
explain-lens = There are gaps between the numbers that a computer can store. Each cell is one number next to P. Its colour is the side that the cross product gives with rounded numbers; where it is striped, that is wrong. The thick line is the exact line of the edge.
about-quad-last-bit = From a paper on rounding: P is near the line through A and B, and the cross product is wrong in many places along it.
about-quad-last-bit-fractions = The same paper, with fractions. The formula first subtracts P from A: numbers whose differences round to the same get the same answer, so there are blocks.
about-quad-last-bit-single = P lies on AB, and all numbers are single, as in the WPF program: around P the cross product is often wrong.

## rects: the last bit
rects-precision = Precision
rects-precision-help = of the numbers under the lens
pair-k = Step 2^k
pair-k-help = of the lens: how many steps of the last bit it is from cell to cell
row-single = a cell: { $step } × the last bit of { $axis } (single)
row-double = a cell: { $step } × the last bit of { $axis } (double)
row-wrong = wrong
row-sum-exact = { $sum } is { $rounded }: nothing is rounded.
row-sum-rounded = { $sum } lies between two numbers of the computer and is rounded to { $rounded }.
row-sum-beyond = By hand, { $sum } is { $expected }. The computer gets { $rounded }: too large by { $steps } × the last bit.
row-sum-before = By hand, { $sum } is { $expected }. The computer gets { $rounded }: too small by { $steps } × the last bit.
row-apart = They are apart on { $axis } as well, so it is a miss wherever B is moved here.
row-two-corners = two-corners only compares the corners. It computes nothing, so no cell is wrong.
row-origin-size = { $method } adds position and size: a sum is rounded to the nearest number that the computer has.
row-centre-size = centre-size computes the centres, their distance and the sum of the sizes. Each may be rounded, so right at the border the answer can be wrong.
row-last-pixel = { $method } ends a rectangle one whole pixel early (- 1). At this scale one pixel is a long way: the method is right on whole pixels, wrong on fractions like these.
explain-circle-lens = There are gaps between the numbers that a computer can store. In each cell, A's centre is moved to numbers close by. The colour is what the method says of A there; where it is striped, that is wrong. The cell in the middle is A as it is. A click puts A there.
explain-circles-lens = There are gaps between the numbers that a computer can store. In each cell, A's centre is moved to numbers close by. The colour is what the method says of A there; where it is striped, that is wrong. The cell in the middle is A as it is. A click puts A there.
explain-lines-lens = There are gaps between the numbers that a computer can store. In each cell, the end of A that was held last (else A1) is moved to numbers close by. The colour is what the method says of A there; where it is striped, that is wrong. The cell in the middle is A as it is. A click puts A there.
explain-polygon-lens = There are gaps between the numbers that a computer can store. In each cell, P is moved to numbers close by. The colour is what the method says of P there; where it is striped, that is wrong. The cell in the middle is P as it is. A click puts P there.
explain-turned-lens = There are gaps between the numbers that a computer can store. In each cell, A's centre (of a polygon, the corner held last, else corner 1) is moved to numbers close by. The colour is what the method says of A there; where it is striped, that is wrong. The cell in the middle is A as it is. A click puts A there.
explain-rects-lens = There are gaps between the numbers that a computer can store. Each cell is one number next to A's edge. Its colour is what the method says with B's edge there; where it is striped, that is wrong. The red bar is A, the blue one B. A click puts B's edge on a number.
about-rects-last-bit-sum = 0.1 + 0.2 is not quite 0.3 in a computer: the sum is rounded to the nearest number that it has. So A overlaps B by the last bit, and that is a hit.
about-rects-last-bit-centres = The same two. A overlaps B by the last bit, and two-corners says hit. But centre-size first computes the centres, their distance and the sum of the sizes, and rounds them, so it says miss.
about-rects-last-bit-single = All numbers are single, as in the WPF program. B is wide, so its centre is a large number with a coarse last bit, and centre-size misses overlaps of up to 4 × the last bit.

## cuboids: two boxes in space
apart-by = apart by { $by }
touching-face = touching at a face (along { $axes })
touching-an-edge = touching along an edge ({ $axes })
touching-corner-of-three = touching at a corner (x, y, z)
overlapping-solid = overlapping { $x } × { $y } × { $z }
view-front = front
view-side = side
view-top = above
view-apart = apart
reason-axes-overlap = They overlap on x, on y and on z, so it is a hit.
    .beside = They overlap on x, on y and on z.
reason-axis-gap = On { $axis } there is a gap of { $by }, so it is a miss.
    .beside = On { $axis } there is a gap of { $by }.
reason-axis-gap-alone = On { $axis } there is a gap of { $by }, so it is a miss.
    .beside =
        On { $axis } there is a gap of { $by }. { $axis ->
            [x] From the side
            [y] From above
           *[z] From the front
        } it looks like a hit.
reason-axes-touch = On { $axes } they only touch, which counts as a { $so }.
note-six = Six comparisons are enough, two for each axis. The article guesses nine. But which of a box's two corners comes first is given, so it needs no comparison.
note-three = Three comparisons, one for each axis: the absolute value makes left and right the same case.
note-border-of-two = They share only a border. As written, two-corners (C++) counts that as a hit, centre-size does not.
cuboids-border = Shared border
cuboids-border-help = whether boxes that only touch hit
cuboids-a = A
cuboids-a-help = red box: left, top, near corner, then width, height, depth
cuboids-b = B
cuboids-b-help = blue box, in the same way
cuboids-shown = Shown space
cuboids-shown-help = the part of space that is fitted into picture and views: left, top, near corner, then width, height, depth
cuboids-yaw = Turn
cuboids-yaw-help = viewing direction; 0 is the front
cuboids-tilt = Tilt
cuboids-tilt-help = viewing height; 90 is from above
cuboids-views = Front, side and top
cuboids-views-help = both boxes from the front, from the right and from above, each a pair of rectangles; if you name views, only those are shown
cuboids-strips = Shadows on three axes
cuboids-strips-help = the interval of each box on x, y and z, and their overlap or gap
do-cuboids-nudge = move A by 1 to the sides, away and back (Shift: 10, Ctrl: 0.1)
do-cuboids-raise = raise A by 1
do-cuboids-lower = lower A by 1
mouse-cuboids-drag = drag A
mouse-cuboids-drag-help = along the ground
mouse-cuboids-lift = Shift + drag A, or drag its arrow
mouse-cuboids-lift-help = up and down
mouse-cuboids-view = drag A in a small view
mouse-cuboids-view-help = along the axes of that view
mouse-cuboids-turn = drag outside A
mouse-cuboids-turn-help = look from another side
about-cuboids-cpp-rectangles = The rectangles of the C++ article, twenty times as large, with a depth: its question was what the test is for boxes.
about-cuboids-javascript-canvas = The rectangles of the JavaScript article with a depth, by centre and size: three comparisons.
about-cuboids-front-overlaps = From the front they overlap, and yet they are apart: on z there is a gap. You see it from the side or from above.
about-cuboids-touching-face = They share a part of a face, and nothing else.
about-cuboids-touching-edge = They share a part of an edge: on two axes they touch, on the third they overlap.
about-cuboids-touching-corner = They share one point: on all three axes they touch.
about-cuboids-containment = One is wholly inside the other. A test that only looks for faces that cross would miss it.
about-cuboids-bar-through-frame = A bar through a flat box: no corner of one is inside the other, but they hit. If B were a picture frame, the bar could go through its hole, but its bounding box would still be hit.
about-cuboids-identical = Both are the same box.
deal-one-view = overlapping in one view only
deal-touching-face = touching at a face
deal-bar = a bar through a box
deal-narrow-gap = a narrow gap
deal-two-gaps = gaps on two axes
deal-three-gaps = gaps on all three axes
deal-bar-beside = a bar beside a box
ask-hit-in-space = What does { $method } say: hit or miss? (Drag to turn.)

## The frame: bar, panel, doors
guess = Guess
step = Step
method = Method
course-start = Start the course
course-resume = Continue the course
course-short = Course
course-steps = { $place } of { $all }
course-step = Step { $place }
course-one-try = one try
course-more-tries = as many tries as you like
course-continue = Continue
course-end = Leave the course
course-skip = Skip
course-no = Not quite.
numbers-show = Show the numbers
numbers-hide = Hide the numbers
menu-language = Language
menu-theme = Light or dark
menu-motion = Motion
menu-letters = Letter size
menu-more = More for this picture
theme-light = light
theme-dark = dark
theme-system = system
door-back = Back
door-closed = Panel
door-methods = All methods
door-examples = Examples
door-own = Your own test
door-own-wrong = sometimes wrong
door-own-right = no error found
door-numbers = Numbers, view
door-methods-short = Methods
door-sides-short = All places
door-map = All arrangements
door-lens = Lens: the numbers next to the edge
door-cost = Time by number of rectangles
door-differ = they differ
door-wrong = { $count ->
    [one] 1 is wrong here
   *[other] { $count } are wrong here
}
do-window-door-back = back to the first page
method-wrong = wrong here
sum-none = none is true:
sum-one-false = one is false:
sum-one = one is true:
sum-both = both are true:
sum-all = { $count ->
    [one] it is true:
    [2] both are true:
    [4] all four are true:
    [6] all six are true:
   *[other] all { $count } are true:
}
sum-some = { $count } are true:
own-invitation = Type the test of your game. hantei runs each comparison live and tells you whether your test is right in every arrangement.
option-hits = a hit
option-misses = a miss
option-quad-hits = inside
option-quad-misses = outside
option-as-written = as in the source
rects-invitation = A follows your pointer. Bring it onto B. A click holds it there.
finger-invitation = Drag A onto B.
finger-invitation-point = Drag P into B.
rects-rests = A stays here now. Drag it, or click once more and it follows again.
circle-rests = A stays here now. Drag it, or click once more and it follows again.
circles-rests = A stays here now. Drag it, or click once more and it follows again.
guess-said-right = You said { $said }: right
guess-said-wrong = You said { $said }: wrong
idea-four-flags = Four conditions for a miss. One is enough.
idea-ruled-out = Four conditions for a miss, one after the other.
idea-not-ruled-out = A hit if all four are true, asked in turn.
idea-origin-size = A hit if all four are true.
idea-centre-size = A hit if the centres are close on both axes.
idea-two-corners = A miss if one of the four is true.
idea-right-of-all = P is inside if it is on the right of all four edges.
idea-same-side = P is inside if it is on one side of all edges.
idea-crossings = P is inside if its ray crosses an odd number of edges.
ask-touching-hits = Touching counts as a hit.
ask-touching-misses = Touching counts as a miss.
ask-touching-hits-here = Touching counts as a hit: that is the rule of { $method }.
ask-touching-misses-here = Touching counts as a miss: that is the rule of { $method }.
guess-history = { $right } of { $all } right
guess-again = wrong answers come back
guess-answer = the answer:
door-more = More
door-more-beside = examples, own test, view
idea-cuboids-two-corners = A miss if one of the six is true.
idea-cuboids-centre-size = A hit if the centres are close enough on all three axes.
numbers-show-short = Numbers
numbers-hide-short = Hide
player-rate = frames/s
quad-begins = Four clicks make a shape, a fifth sets a point P: is P inside?
what-this-is = Games ask all the time: is this a hit? hantei shows how such a test decides. Move { $a }, and watch the comparisons.
told-source-HSP = HSP (Japanese, like BASIC)
contents-course = The course
contents-title = { $count ->
    [one] One chapter
   *[other] { $count } chapters
}
contents-about = One thing to do at each step. Start where you like.
contents-steps = { $done } of { $all } steps
contents-count = { $count ->
    [one] 1 step
   *[other] { $count } steps
}
contents-chapter = Chapter { $number }
contents-short = short path
contents-to-come = { $count ->
    [one] Chapter { $from } is still to come
   *[other] Chapters { $from } and { $to } are still to come
}
contents-in-english = From chapter { $from } on in English
contents-go-on = Go on with { $place }
contents-link = Copy link
contents-begin = Begin with { $place }
contents-right = { $right } of { $all } right
do-window-explanation-close = close the explanation
do-window-contents-back = back from the contents to the step
figure-none = --figure { $given }: { $scene } has no such figure; allowed: { $allowed }
figure-nowhere = --figure { $given }: { $scene } has no figures
figure-empty = --figure { $given }: there is nothing to draw yet
option-hsp-start = HSP: the start
option-left-of = A left of B
option-right-of = A right of B
option-above = A above B
option-below = A below B
option-javascript-canvas = the JavaScript page
option-cpp-rectangles = the C++ article
option-touching-edge = a shared edge
option-touching-corner = a shared corner
option-one-pixel = one pixel of overlap
option-half-a-pixel = half a pixel of overlap
option-cross = a cross
option-containment = one inside the other
option-identical = both the same
option-empty = nothing yet
option-wpf-figure = the WPF article
option-worked-edge-p1 = one edge, P on its right
option-worked-edge-p2 = one edge, P on its left
option-counter-clockwise = counter-clockwise
option-concave = a concave shape
option-bow-tie = crossed edges
option-degenerate = two corners in one
option-on-edge = P on an edge
option-on-corner = P on a corner
option-horizontal = side by side
option-vertical = up and down
option-touching = touching
option-collision = during the collision
option-vertical-collision = the same, up and down
option-passing-by = past each other
option-between-frames = between two frames
option-thin-wall = a thin wall
option-swept = the paths tested
option-drift = drifting
option-clusters = swarms
option-shooter = bullets and enemies
option-dozens = sixty
option-brute-force = every pair of two thousand
option-every-pair = every pair of twelve
option-sweep-line = twelve, sorted along x
option-strip-by-strip = a hundred, in strips
option-mistake-corner-inside = only corners are tested
option-mistake-condition-1 = condition 1 alone
option-mistake-condition-2 = condition 2 alone
option-mistake-condition-3 = condition 3 alone
option-mistake-condition-4 = condition 4 alone
option-mistake-or-for-and = or in place of and
option-mistake-full-sizes = full sizes for half sizes
option-mistake-no-abs = no absolute value
option-mistake-at-most-once = one <= among <
option-mistake-only-x = only x
option-mistake-width-twice = the width for the height
option-mistake-circles = circles for rectangles
option-mistake-centre-as-corner = centre taken for the corner
option-mistake-integer-halves = halves cut to whole numbers
option-mistake-mixed-axes = x in place of y
option-mistake-swapped-arguments = position and size swapped
option-mistake-unsorted-corners = corners in the wrong order
option-mistake-three-edges = only three edges
option-mistake-bounding-box = the bounding box
option-mistake-wrong-winding = the wrong winding
option-mistake-both-ends = both ends of an edge count
option-last-bit = the last bit
option-last-bit-fractions = the last bit of fractions
option-last-bit-single = the last bit, single precision
option-single = single
option-double = double
option-last-bit-sum = the last bit of a sum
option-last-bit-centres = the last bit of centres
option-front-overlaps = overlapping from the front
option-touching-face = a shared face
option-bar-through-frame = a bar through a flat box
viewer-large = Large figure
viewer-large-help = the figure in the panel takes the place of the picture
figure-larger = Show it large
figure-smaller = Back to the picture
figure-smaller-short = Picture
do-window-figure-smaller = back from a large figure to the picture
help-title = Mouse and keys
help-here = Here: { $scene }
help-everywhere = Everywhere
help-undo = Undo brings back shapes, numbers and the frame. View, zoom and step stay as they are.
help-new-title = New here?
help-new = The course shows all of it, one thing at a time.

## response: the verdict, and why
hit-on = { $side ->
    [top] Hit — on the top
    [left] Hit — on the left side
    [right] Hit — on the right side
    [bottom] Hit — from below
    [corner] Hit — corner to corner
    [inside] Inside from the start
   *[unknown] Hit — side unknown
}
pushed-out = { $side ->
    [left] Pushed out to the left
    [right] Pushed out to the right
    [top] Pushed out upwards
   *[bottom] Pushed out downwards
}
not-seen = Not seen
verdict-touches = Touches
way-out = { $side ->
    [left] left by { $by }
    [right] right by { $by }
    [top] up by { $by }
   *[bottom] down by { $by }
}
far-out = { $side ->
    [left] { $by } to the left
    [right] { $by } to the right
    [top] { $by } up
   *[bottom] { $by } down
}
stops-at = it stops after { $time } of the frame
stays = A stays where it is
why-no-hit = { $why ->
    [apart] They do not meet in this frame.
    [grazes] They meet in a single point only: a miss.
    [ends-touching] They touch just when the frame ends: still a miss.
    [starts-touching] They touch at first, then separate: a miss.
   *[slides-along] A slides along B: touching is a miss.
}
why-inside = They overlapped before A moved, so A came through no side. Only a rule can decide here.
why-corner = Both gaps close at { $time }. Neither is later, so a rule names the side: { $out }.
why-later = The gap on x closes at { $x }, on y at { $y }: { $axis } is later. So: { $out }.
why-apart = Before, they overlapped on { $other } but not on { $axis }. So: { $out }.
what-happened = { $side ->
    [top] It came from above.
    [bottom] It came from below.
    [left] It came from the left.
    [right] It came from the right.
    [corner] It met a corner.
   *[none] It is a miss.
}
wrong-because = { $so } { $because }
wrong-not-seen = { $so } But at its new place A overlaps nothing, so the method sees no hit.
wrong-unknown = { $so } But none of the method's questions shows it.
wrong-seam = A was pushed { $way } at a seam. But an edge between two solid tiles is not a wall.
wrong-touch = They only touch: 0 deep.
wrong-passes = A goes straight past B.
wrong-least = But { $way } is shorter than { $right }.
wrong-diagonals = But A's centre ended up in the quarter of another side.
wrong-previous = A was apart on both axes, and y is asked first.
wrong-axis = Moved on { $first } first, A met nothing, so the other axis got the hit.
wrong-corner = That side is not at this corner.
wrong-tie = Both ways out are { $by } long; then the method takes y.
wrong-one-missing = That is right, but A meets another side, too.
wrong-swept = A stopped before it met all tiles.

## response: in the panel and on the stage
which-way-out = Which way out, how far?
methods-right = Correct here: { $count } of { $all } methods.
methods-rule = Here the side is decided by a rule.
why-says = Why { $method } says: { $says }
side-of-b = { $side ->
    [left] left
    [right] right
    [top] top
    [bottom] bottom
    [corner] corner
    [inside] inside
    [unknown] unknown
   *[none] no hit
}
response-frames = Frame { $frame }. Frames in which A was caught: { $caught }.
response-before = before
response-now = now
response-after = after
response-examples = tile seams, …
asks = { $what ->
    [into-left] A reaches past B's left side
    [into-right] A reaches past B's right side
    [into-top] A reaches past B's top
    [into-bottom] A reaches past B's bottom
    [nearer-left] left is nearer than right
    [nearer-top] top is nearer than bottom
    [x-shorter] x is less deep than y
    [near-x] centres close on x
    [near-y] centres close on y
    [below-falling] below the falling diagonal
    [below-rising] below the rising diagonal
    [was-above] A was above B before
    [was-below] A was below B before
    [was-left] A was left of B before
    [was-right] A was right of B before
    [moves-right] A moves to the right
    [moves-left] A moves to the left
    [moves-down] A moves down
    [moves-up] A moves up
    [ends-x] A ends after B begins on x
    [begins-x] A begins before B ends on x
    [ends-y] A ends after B begins on y
    [begins-y] A begins before B ends on y
    [at-once] both axes overlap at once
    [not-yet] the last gap was still open
    [in-frame] it closes in this frame
    [goes-on] one overlap goes on
    [x-later] the gap on x closes last
   *[y-later] the gap on y closes last
}
sides-title = After a move by ({ $x }, { $y }), B alone:
a-rule = a rule
door-sides = All places at this velocity
explain-response-sides = Each point is a place where A's centre may end. The arrow shows through which side the method pushes A out; lines divide the sides. A click puts A there. At another velocity, other places are wrong.
explain-least-overlap = A is moved. If it then overlaps B, it is pushed out the shortest way: the smallest of the four depths. The method does not ask where A came from, so a fast fall near a corner is put out sideways. Source: Metanet, N tutorial A.
explain-diagonals = B is enlarged by A's size, and its two diagonals cut it into four quarters. The quarter that A's centre is in names the side. On a long floor the top quarter is thin near the ends. Source: gamedev.SE, Minkowski sum.
explain-previous = Where they overlap, it asks where A was one frame before: above, below, left or right of B, in this order. If A was apart on both axes, the answer is always above or below. Source: gamedev.SE 29593.
explain-axis-by-axis = A is moved on one axis and put back by every tile that it overlaps, then the same on the other axis. Seams cannot catch it. But if A was apart on both axes, the order decides. Source: HaxeFlixel, FlxObject.separate.
idea-least-overlap = the shortest way out
idea-diagonals = which quarter its centre is in
idea-previous = on which side was it before?
idea-axis-by-axis = move on x, test, move on y, test
idea-swept = which gap closes last?

## response: what can be set and done
response-method = Method
response-method-help = names the side and how far out; a change starts again at frame 0
response-a = A before
response-a-help = where A is before the frame
response-v = Velocity
response-v-help = how far A moves in a frame
response-b = B
response-b-help = the first tile
response-tiles = Tiles to the right
response-tiles-help = how many tiles of B's size stand in a row, including B
response-wall = Tiles downwards
response-wall-help = the same in a column
response-block = One more block
response-block-help = another obstacle; none if its size is 0
response-order = Moved first
response-order-help = axis-by-axis: which axis is moved first
response-tie = At a corner
response-tie-help = swept: which axis stops at an exact corner
response-asked = Tiles are tested
response-asked-help = in which order the tiles are tested, one after the other
response-answer = What swept does
response-answer-help = swept: out moves A back, stop ends the move, slide goes on along the side
response-gravity = Gravity
response-gravity-help = each frame adds 1 downwards; a stop sets the speed on that axis to 0
response-before-help = off: only the new place is drawn
option-given = from the first
option-reversed = from the last
option-out = push out
option-stop = stop
option-slide = slide along
do-response-speed = velocity up, down by 1 (Shift: 10, Ctrl: 0.1)
do-response-try-previous = Try previous
do-response-try-swept = Try swept
mouse-response-drag = drag A or B
mouse-response-drag-help = move it
mouse-response-tip = drag the tip of the arrow
mouse-response-tip-help = change the velocity
ask-way = A moves by ({ $x }, { $y }) in this frame. Does it hit B on its way? Touching is a miss.
deal-thin-and-fast = thin and fast
deal-past-a-corner = past a corner
deal-just-short = just short of it
examples-seams = My player catches on tile seams
examples-one-block = One block, slow and fast

## response: examples
option-edge-of-a-row = end of a row
option-caught-on-a-seam = caught while walking
option-caught-the-other-way = tested from the last
option-seam-axis-by-axis = never caught
option-stands-on-a-wall = stands on a wall's seam
option-head-on-a-wall = hits its head on a seam
option-inner-corner = a real inner corner
option-fell-slowly = slow fall, 4 deep
option-fell-12 = fall at 12, 8 deep
option-fell-16 = fall at 16, 12 deep
option-fell-on-the-middle = onto the middle
option-ran-into-it = ran into it
option-past-the-middle = past the middle
option-fast-diagonal = fast and diagonal
option-landed-and-slides = lands and slides on
option-side-not-top = the side, not the top
option-exact-corner = exactly on the corner
option-grazes-a-corner = grazes a corner
option-round-the-corner = cuts the corner
option-from-below = from below
option-falls-past = falls past
option-bullet = a bullet and a thin wall
option-starts-inside = starts inside
option-slides-along = touches and slides
option-pressed-on = pressed on and slides
option-ends-touching = ends touching
option-long-floor = end of a long floor
about-response-edge-of-a-row = A falls onto the left end of a row of tiles. It is nearer to the left side than to the top.
about-response-caught-on-a-seam = A walks left over three tiles and is pressed down in each frame. At the seam, least-overlap finds a side nearer than the top and pushes A back. Play it, then choose axis-by-axis or swept.
about-response-caught-the-other-way = When A walks right, the order decides: if the last tile is tested first, A is caught; otherwise it is not.
about-response-seam-axis-by-axis = All tiles on x first, then all on y: on x, A overlaps none of them, so no seam can catch it.
about-response-stands-on-a-wall = A falls along a wall, pressed against it. The lowest tile is tested first, and A was above it: so it stands on a seam.
about-response-head-on-a-wall = A jumps along a wall, pressed against it. It was below the tile above, so its jump ends at a seam.
about-response-inner-corner = Here the wall is real: A lands, slides on, and stops at the block.
about-response-fell-slowly = At 8 a frame A gets 4 deep, and all five say top.
about-response-fell-12 = The same fall at 12: 8 up is farther than 6 to the left, so least-overlap is wrong.
about-response-fell-16 = At 16, diagonals is wrong, too.
about-response-fell-on-the-middle = Far from the corners, 12 deep is still nearest to the top.
about-response-ran-into-it = A runs into the left side, 4 deep.
about-response-past-the-middle = A is so fast that it is past the middle. Now the right side is nearer: A is pushed through B.
about-response-fast-diagonal = Apart on both axes before, and past the middle on x. The gap on y closed last.
about-response-landed-and-slides = A lands half-way through the frame. y stops, and x goes on for the other half.
about-response-side-not-top = Before, A was above and left of B. On y the gap closes at 1/3, on x at 1/2: x is later, so A met the left side.
about-response-exact-corner = Both gaps close at 1/2, so either answer can be defended: bump.lua says left, and a well-known article says top.
about-response-grazes-a-corner = On its straight path, A only touches a corner of B. Moved one axis at a time, it runs into B.
about-response-round-the-corner = A hits the left side at 1/5 and would be past the corner when the frame ends.
about-response-from-below = A jumps against B from below. With y first, axis-by-axis says right.
about-response-falls-past = A falls past B, 14 to its left. An article's swept test alone does not ask whether the still axis overlaps, and says top.
about-response-bullet = The bullet is on one side of the wall, then on the other. Only swept sees the hit.
about-response-starts-inside = A overlaps B before it moves. Where it came from cannot be known.
about-response-slides-along = A slides along the top. For diagonals, touching is a hit, 0 deep.
about-response-pressed-on = The same with 4 down: stopped at once on y, free on x.
about-response-ends-touching = They touch when the frame ends. That is not a hit yet.
about-response-long-floor = Near the end of a long floor the top quarter is very flat: diagonals pushes A out to the left by 22.
about-response-wild-bump-33 = Only the corners meet, and A moves away; bump.lua still reported a hit from below. Its author said that the cause might be the 0.0000000001 that it adds around rectangles because of rounding. The velocity is ours. kikito/bump.lua#33
about-response-wild-flixel-1566 = A player of 20 × 20 beside a column of boxes of 50 × 50, falling and pressed on them, behaved strangely against several boxes. Sizes are as reported, method and velocity are ours; the issue is still open. HaxeFlixel/flixel#1566
about-response-wild-flixel-3430 = A maintainer proposed to correct the smaller overlap first. The answer: a fixed order of axes does not catch on the seams of tiles, but smaller-first does. Still open; the numbers are ours. HaxeFlixel/flixel#3430
about-response-wild-dikuarcade-52 = A goes straight up into B. DIKUArcade named the opposite side when the path was exactly straight, and the true one when it was a little slanted. It was fixed, with new tests (#53). Sizes and speed are ours. diku-dk/DIKUArcade#52
about-response-wild-bevy-8465 = Bevy's manual said that it returns the deepest side; the code returned the shallowest, as least-overlap does. With the deepest, the ball of an example escaped, so the manual was changed. The numbers are ours. bevyengine/bevy#8465

## circle: the verdict, and why
circle-title = Circle
circle-asks = Does a circle hit a rectangle?
circle-touching = touching
circle-overlapping = overlapping
circle-overlapping-by = overlapping by { $by }
circle-nearest = Q, the nearest point of B, is { $far } away. The circle reaches { $reach }.
circle-only-shadows = Both shadows overlap, but Q is { $far } away, and the circle reaches only { $reach }.
circle-touches = Q, the nearest point of B, is { $reach } away. The circle reaches { $reach }: they only touch.
circle-inside = The centre is inside B, so Q is the centre itself: 0 away. The circle reaches { $reach }.
circle-beside = On { $axis }, the centre is between B's sides, and on the other axis B is near enough, so it is a hit.
    .beside = On { $axis }, the centre is between B's sides, and on the other axis B is near enough.
circle-too-far = On { $axis }, the centres are farther apart than half of B and the radius together, so it is a miss.
    .beside = On { $axis }, the centres are farther apart than half of B and the radius together.
circle-square-hits = The square around the circle overlaps B, so it is a hit.
    .beside = The square around the circle overlaps B.
circle-square-misses = On { $axis }, the square around the circle does not overlap B, so it is a miss.
    .beside = On { $axis }, the square around the circle does not overlap B.
circle-centre-in = The centre of the circle is inside B, so it is a hit.
    .beside = The centre of the circle is inside B.
circle-corner-in = The { $corner ->
    [A] top left
    [B] top right
    [C] bottom right
   *[D] bottom left
} corner of B is inside the circle, so it is a hit.
    .beside = The { $corner ->
        [A] top left
        [B] top right
        [C] bottom right
       *[D] bottom left
    } corner of B is inside the circle.
circle-no-corner = The centre is not inside B, and no corner of B is inside the circle, so it is a miss.
    .beside = The centre is not inside B, and no corner of B is inside the circle.
circle-because-square = Q is { $far } away, and the circle reaches { $reach }. Beyond a corner, 21 % of the square is not part of the circle
circle-because-edge = Q is on an edge of B, { $far } away, and the circle reaches { $reach }
circle-because-point = a circle of radius 0 is a point, this one is inside B, and 0 < 0 is false
circle-because-rounding = squares, sums and roots are rounded here
circle-note-wrong = { $method } is wrong here: { $because }.
circle-region = The centre is { $place }.

## circle: what a row asks and computes
circle-row-asks = { $what ->
    [near] Q is in the circle
    [near-or-at] Q is in the circle, or on its edge
    [corner-near] the corner is in the circle
    [corner-near-or-at] the corner is in the circle, or on its edge
    [far-x] too far apart on x
    [far-y] too far apart on y
    [between-x] the centre is between B's left and right
    [between-y] the centre is between B's top and bottom
    [square-from-x] B begins before the square ends
    [square-to-x] the square begins before B ends
    [square-from-y] B's top is above the square's bottom
    [square-to-y] the square's top is above B's bottom
    [square-from-x-or-at] B begins before the square ends, or at its end
    [square-to-x-or-at] the square begins before B ends, or at its end
    [square-from-y-or-at] B's top is above the square's bottom, or level with it
    [square-to-y-or-at] the square's top is above B's bottom, or level with it
    [centre-from-x] the centre is right of B's left edge, or on it
    [centre-to-x] the centre is left of B's right edge, or on it
    [centre-from-y] the centre is below B's top edge, or on it
    [centre-to-y] the centre is above B's bottom edge, or on it
    [corner-A] the top left corner is in the circle
    [corner-B] the top right corner is in the circle
    [corner-C] the bottom right corner is in the circle
    [corner-D] the bottom left corner is in the circle
    [corner-A-or-at] the top left corner is in the circle or on its edge
    [corner-B-or-at] the top right corner is in the circle or on its edge
    [corner-C-or-at] the bottom right corner is in the circle or on its edge
   *[corner-D-or-at] the bottom left corner is in the circle or on its edge
}
circle-nearest-on = nearest { $axis } of B
circle-how-far = how far apart
circle-now-less = Clamp to B: { $from } < { $to }, so { $to }.
circle-now-more = Clamp to B: { $from } > { $to }, so { $to }.
circle-now-in = Clamp to B: { $from } is already within B.
circle-now-apart = From Q to the centre, on each axis.
circle-now-squares = The sum of the squares is the distance squared.
circle-now-root = The square root of the sum is the distance.
computed-from = from { $number }
sum-near = near enough:
sum-far = too far:
code-if-hit = { $condition } → hit
own-circle-so = in fact: { $contact }
own-circle-wanted = wanted: { $so }
own-circle-wrong = Wrong in { $count } of 9 regions ({ $regions }), if { $border }.
own-circle-wrong-in = Wrong in { $count } of 9 regions, if { $border }.
own-circle-point = except for a circle of radius 0
idea-closest = Only B's nearest point counts.
idea-root = The same with the distance itself, which needs a root.
idea-regions = Too far? Beside an edge? Else the corner decides.
idea-box = The square around the circle takes its place.
idea-corners = Is the centre in B, or a corner of B in the circle?
explain-closest = Clamps the centre to B, on x and on y: that is the nearest point. If it is nearer than the radius, it is a hit. The squares are compared, so no root is needed. As written, with <, a circle of radius 0 inside B is a miss.
explain-root = The same with the distance itself. That costs a root, and the root is rounded differently from the square: with fractions the two can differ where they touch.
explain-regions = Compares the distance of the centres with half of B. Too far on x or on y is a miss, between the sides of B a hit. Only what is left, beyond a corner, needs the squares. As written, touching is a hit.
explain-box = Tests the square around the circle as if it were the circle. Beyond each corner of B, a whole square as wide as the radius is called a hit. Only a quarter circle of it really is one: 21 % is wrong.
explain-corners = A common first try: the centre inside B, or a corner of B inside the circle. A circle that only reaches over the middle of an edge is missed.

## circle: on the stage, and the map
region-corner = corner
region-edge = edge
circle-invitation = The circle follows your pointer. Bring it to B.
circle-map-how = where the centre is; press to put it there
circle-map-says = ({ $x }, { $y }): { $says }
circle-map-wrong = { $percent } % wrong
door-circle-map = All places of the centre
explain-circle-map = Each point is a place of the centre, for this radius and this B. Corner: the square beyond it, as wide as the radius. Edge: the strip beside it. Middle: B. A click puts the centre there.

## circle: what can be set and done
circle-c = Centre
circle-c-help = centre of the red circle A; sets follow=off
circle-r = Radius
circle-r-help = radius of A; with 0 it is a point
circle-out = The way out
circle-out-help = where they overlap, an arrow along the shortest way out of B, its length, and the circle behind it in dashes
circle-strips = Shadows on the axes
circle-strips-help = along the left and the bottom, the interval of each shape on y and on x, and their overlap or gap
circle-origin = x and y of B are
circle-origin-help = what x and y of the rectangle are in the formula: the top-left corner or the centre; as-read: what the text shows, else the corner
do-circle-nudge = move what was held last by 1, or change the radius (Shift: 10, Ctrl: 0.1)
mouse-circle-move = move
mouse-circle-move-help = the circle follows the pointer, if that is on
mouse-circle-click = click
mouse-circle-click-help = A stays there; another click lets it follow again
mouse-circle-drag = drag
mouse-circle-drag-help = the circle, its edge (the radius), B or its handles
deal-corner-square = only the square reaches
deal-corner-reached = reaching a corner
deal-corner-touching = touching a corner
deal-edge-touching = touching an edge
deal-circle-edge = beside an edge
deal-circle-inside = centre inside

## circle: examples
examples-corners = Beyond a corner
examples-edges = Beside an edge
option-between-both = the start
option-beyond-a-corner = beyond a corner
option-reaches-the-corner = over a corner
option-touches-the-corner = touching a corner, 3-4-5
option-touches-5-12-13 = touching a corner, 5-12-13
option-tiny-circle = a tiny circle
option-huge-circle = a huge circle
option-left-of-b = over the left edge
option-touches-the-edge = touching an edge
option-too-far-right = too far to the right
option-over-an-edge = over the top edge
option-under-b = over the bottom edge
option-wholly-inside = wholly inside
option-centre-on-an-edge = the centre on an edge
option-around-b = around B
option-point-inside = radius 0, inside
option-point-on-an-edge = radius 0, on an edge
option-last-bit-touching = the last bit of a root
option-mistake-only-corners = only corners in the circle
option-mistake-only-edges = edges alone
option-mistake-centre-inside = the centre alone
option-mistake-radius-not-squared = the radius is not squared
option-mistake-diameter-for-radius = the diameter for the radius
option-mistake-corner-as-centre = B's corner taken for its centre
about-circle-between-both = The circle is beyond a corner of B. On x and on y both shadows overlap, and yet it is a miss.
about-circle-beyond-a-corner = The square around the circle overlaps B by 2 and 2. The corner is 8 right and 8 down, more than 11 in a straight line: box is wrong.
about-circle-reaches-the-corner = 6 across and 8 down: the corner is 10 away, and the circle reaches 11.
about-circle-touches-the-corner = 3 · 3 + 4 · 4 = 5 · 5: the circle touches the corner exactly. < says miss, <= says hit.
about-circle-touches-5-12-13 = 25 + 144 = 169 at the bottom right corner: they only touch.
about-circle-tiny-circle = The same as beyond a corner, with fractions: 0.09 + 0.09 = 0.18 is more than 0.16, so it is a miss.
about-circle-huge-circle = A circle of radius 2000 touches the corner: 1200 right and 1600 down.
about-circle-left-of-b = Left of B the nearest point is on the edge, at the height of the centre. corners is wrong: no corner is in the circle.
about-circle-touches-the-edge = 15 away, and the circle reaches 15. As written, only regions calls that a hit.
about-circle-too-far-right = 20 away, and the circle reaches 15: all say miss.
about-circle-over-an-edge = The circle reaches over the middle of an edge, far from every corner. corners misses it.
about-circle-under-b = From below: 10 away, and the circle reaches 12.
about-circle-wholly-inside = All of the circle is in B. The nearest point is the centre itself, 0 away.
about-circle-centre-on-an-edge = The centre lies on B's left edge, and is the nearest point itself.
about-circle-around-b = B lies wholly in the circle.
about-circle-point-inside = A point inside B. 0 < 0 is false, so closest says miss; with <= it would say hit.
about-circle-point-on-an-edge = A point on B's left edge only touches.
about-circle-last-bit-touching = 0.5 right, 1.2 down, r = 1.3: touching. The root of 1.69 is 1.3: a miss. But in the computer 1.3 × 1.3 is 1.6900000000000002, more than 1.69: closest says hit.
about-circle-mistake-bounding-box = The square around the circle is tested, not the circle. Beyond a corner of B, a whole square is called a hit: 21 % of it is not.
about-circle-mistake-only-corners = Is a corner of B in the circle? A circle over the middle of an edge, or inside B, is missed.
about-circle-mistake-only-edges = Only what is beside an edge is tested. A circle over a corner is missed.
about-circle-mistake-centre-inside = Is the centre in B? The radius is forgotten.
about-circle-mistake-radius-not-squared = The square of the distance is compared with the radius: 100 with 15. Only very near circles hit.
about-circle-mistake-diameter-for-radius = Twice the radius is compared: a circle hits as if it were twice as large.
about-circle-mistake-centre-as-corner = The centre is taken for the top left corner of the square, so the square lies a radius too far to the right and down.
about-circle-mistake-corner-as-centre = The method of regions, with B's top left corner where its centre belongs.
about-circle-wild-raylib-3575 = They overlap, and raylib said miss: it cut B's centre to whole numbers, (0.625, 0.75) to (0, 0). The cuts were taken out. raysan5/raylib#3575
about-circle-wild-raylib-680 = A hit that was taken for a bug. B was meant to be x 780, y 275, 10 wide and 50 high, but width and height were passed first. raylib was right; with b=780,275,10,50 it is a miss. raysan5/raylib#680
about-circle-wild-kiwi-js-163 = Circles hit rectangles as if the circles were squares: wrong near a corner. The test was rewritten; the numbers here are ours. gamelab/kiwi.js#163
about-circle-wild-cute-headers-85 = The hit is right. But the centre is inside B, so dx and dy are 0 and give no way out; for a B that is no square the way out was wrong for years. The right way is to the nearest edge, here up. The numbers are ours. RandyGaul/cute_headers#85
about-circle-wild-nez-395 = With the centre in B, Nez asked whether B's centre is in the circle, and missed small circles in large rectangles. Now it asks whether the circle's centre is in B. The numbers are ours. prime31/Nez#395

## tabs, and the kinds of shapes
tab-shapes = Two shapes
tab-moving = Moving
tab-after = After the hit
tab-many = Many
tab-space = In space
kind-point = point
kind-segment = segment
kind-circle = circle
kind-rect = rectangle
kind-turned = turned rectangle
kind-turned-short = turned
kind-polygon = polygon
kind-quad = quadrilateral
pair-chosen = Shapes: { $a } and { $b }
pairs-title = What can hit what
pairs-short = Shapes

## pairs of shapes: what every pair has
pair-a = A
pair-a-help = red: x,y of a point, x,y,r of a circle, x,y,w,h of a rectangle, cx,cy,w,h,angle of a turned one, segment(x1,y1,x2,y2), or x,y of 3 to 16 corners; sets follow=off
point-a = P
point-a-help = red: x,y of the point; sets follow=off
point-follow = P follows the pointer
point-follow-help = until a click; another click lets it follow again
pair-b = B
pair-b-help = blue: x,y,r of a circle, x,y,w,h of a rectangle, cx,cy,w,h,angle of a turned one, segment(x1,y1,x2,y2), or x,y of 3 to 16 corners
pair-border = Shared border
pair-border-help = whether it is a hit if they only touch
half-border = Edges that count
half-border-help = which edges belong to the shape: each method's own, all, none, or only the left and the top one
pair-follow = A follows the pointer
pair-follow-help = until a click; another click lets it follow again
pair-labels = Letters and numbers
pair-labels-help = what is written in the picture
pair-origin = x and y are
pair-origin-help = what x and y of a rectangle are in pasted code: the top-left corner or the centre; as-read: what the code shows; if it shows neither, the corner, and of a turned rectangle the centre
pair-snap = Whole steps
pair-snap-help = what is dragged moves by whole steps; off: anywhere
pair-all = All conditions
pair-all-help = also those that are not checked: in grey, whether they would be true
pair-paint = Where the answer is yes
pair-paint-help = painted: the places of A's ringed point for which the test says yes
pair-note-border = They only touch. As written, the methods differ on whether that is a hit.
shape-numbers = { $given } { $given ->
    [one] number
   *[other] numbers
} given; allowed: { $names }
own-pair-example = { $place } of { $count }: { $a } b={ $b }. It says { $says }; { $so }.

## circles: the verdict, and why
circles-title = Two circles
circles-asks = Do two circles hit?
circles-invitation = A follows your pointer. Bring it to B. A click holds it there.
circles-apart = apart by { $by }
circles-touching = touching
circles-overlapping = overlapping by { $by }
circles-too-far = The centres are { $far } apart, and the radii reach only { $reach }.
circles-they-touch = They touch: the centres are { $far } apart, and the radii reach exactly { $reach }.
circles-near = The centres are { $far } apart, and the radii reach { $reach }.
circles-boxes-hit = On x and on y, the centres are near enough for both radii, so it is a hit.
    .beside = On x and on y, the centres are near enough for both radii.
circles-boxes-miss = On { $axis }, the centres are too far apart for both radii, so it is a miss.
    .beside = On { $axis }, the centres are too far apart for both radii.
circles-because-boxes = the boxes overlap, but the centres are { $far } apart, and the radii reach { $reach }
circles-because-touching = they only touch, and with < that is a miss
point-circle-apart = outside, { $by } from the edge
point-circle-touching = on the edge
point-circle-overlapping = inside, { $by } from the edge
point-circle-too-far = P is { $far } from the centre, and the circle reaches only { $reach }.
point-circle-they-touch = P is on the edge: { $far } from the centre, and the circle reaches exactly { $reach }.
point-circle-near = P is { $far } from the centre, and the circle reaches { $reach }.
point-circle-boxes-hit = On x and on y, P is near enough for the radius, so it is inside.
    .beside = On x and on y, P is near enough for the radius.
point-circle-boxes-miss = On { $axis }, P is too far from the centre for the radius, so it is outside.
    .beside = On { $axis }, P is too far from the centre for the radius.
point-circle-because-boxes = P is in the box, but { $far } from the centre, and the circle reaches { $reach }
point-circle-because-touching = P is on the edge, and with < that is outside
circles-whole = Without its fraction the distance is { $whole }, and the radii reach { $reach }.
circles-sum-of-squares = The squares of dx and dy make { $sum }, the squares of both radii { $other }.
circles-corner = With x and y as corners the centres would be { $corner } apart, and the radii reach { $reach }.
circles-diameter = With half of each radius they would reach { $other }, and the centres are { $far } apart.
point-circle-whole = Without its fraction the distance is { $whole }, and the circle reaches { $reach }.
point-circle-corner = With bx and by as a corner, P would be { $corner } from the centre, and the circle reaches { $reach }.
point-circle-diameter = With half of the radius the circle would reach { $other }, and P is { $far } from the centre.
circles-because-whole = the distance is { $far }, not { $whole }
circles-because-sum = the square of a sum is more than the sum of the squares
circles-because-corner = x and y are the centres here, not the corners of boxes
circles-because-diameter = the numbers are radii here, not diameters
point-circle-because-corner = bx and by are the centre here, not the corner of a box
point-circle-because-diameter = br is a radius here, not a diameter
circles-row-sum = less than the squares of both radii
source-box-place = x, y of a box
source-p5-circles = p5's circles
idea-whole = The distance as a whole number, against both radii.
idea-sum-of-squares = The squares of dx and dy, against the squares of both radii.
idea-as-corner = As if x and y were the corner of a box around the circle.
idea-as-diameter = As if the radii were diameters.
explain-whole = int() drops the fraction of the distance. Then a gap of less than 1 is a hit: 80.28 becomes 80. With whole coordinates of circles that are almost touching, about 4 % of the hits are wrong.
explain-sum-of-squares = (ar + br)² is ar² + 2 · ar · br + br². Without the middle part, circles have to overlap far before it says hit: almost half of all hits are missed. For a point nothing is missing, for its radius is 0.
explain-as-corner = In many engines x and y are the top left corner of a sprite, and the centre is x + r, y + r. Here they are the centre already. With equal radii both mistakes cancel out. With unequal ones it says hit too far away on one side, and misses on the other.
explain-as-diameter = p5's circle(x, y, d) takes a diameter. If radii are taken for diameters, the circles reach only half as far: three quarters of all hits are missed.

## circles: what a row asks and computes
circles-row-asks = { $what ->
    [near] nearer than { $reach }
    [near-or-at] no farther than { $reach }
    [x] nearer than { $reach } on x
    [y] nearer than { $reach } on y
    [x-or-at] no farther than { $reach } on x
   *[y-or-at] no farther than { $reach } on y
}
circles-both-radii = both radii together
idea-squared = No farther than both radii? Compared as squares: that needs no root.
idea-boxes = On x and on y alone, as for boxes.
explain-squared = How far the centres are apart, squared: dx · dx + dy · dy, by Pythagoras. If that is no more than the square of both radii together, it is a hit. No root is needed.
explain-boxes = A common first try: compares the distance on x and on y alone. That is the test of the boxes around the circles. Of all its hits, more than a fifth are misses: those in the corners of the boxes.

## circles: what can be done
do-circles-nudge = move what was held last by 1, or change the radius (Shift: 10, Ctrl: 0.1)
mouse-circles-move = move
mouse-circles-move-help = A follows the pointer, if that is on
mouse-circles-click = click
mouse-circles-click-help = A stays there; another click lets it follow again
mouse-circles-drag = drag
mouse-circles-drag-help = A, B, or the edge of a circle: its radius
deal-diagonal = diagonal
deal-corner-of-boxes = only the boxes overlap
deal-touching-whole = exactly touching
deal-small-large = a small one and a large one
deal-one-in-other = one in the other
deal-point = a point

## circles: examples
examples-two-circles = Two circles
examples-points = A point and a circle
examples-last-bit = The last bit
option-touching-3-4-5 = touching, 3-4-5
option-touching-48-64 = touching, 48-64-80
option-corner-of-boxes = only the boxes overlap
option-diagonal = on the diagonal
option-just-apart = just apart
option-unequal-radii = a small one and a large one
option-one-in-the-other = one in the other
option-same-place = one place
option-in-the-circle = a point inside
option-on-the-circle = a point on the edge
option-in-the-corner = a point in the box's corner
option-root-rounds = the root is rounded
about-circles-touching-3-4-5 = 60 right and 80 down: the centres are 100 apart, and the radii are 45 and 55. They touch: <= says hit, < says miss.
about-circles-touching-48-64 = 48 · 48 + 64 · 64 = 80 · 80, and the radii are 30 and 50: they touch.
about-circles-corner-of-boxes = 60 right and 60 down, so the boxes overlap by 20 and 20. But the centres are 84.9 apart, and the radii reach 80: boxes is wrong.
about-circles-diagonal = 50 right and 50 down: the centres are 70.7 apart, and the radii reach 80. They overlap.
about-circles-just-apart = The centres are 80.28 apart, and the radii reach 80: a gap of 0.28.
about-circles-unequal-radii = The centres are 48 apart. The large circle reaches 50 alone, so A's centre is in B.
about-circles-one-in-the-other = All of A is in B. The test needs no case of its own for that.
about-circles-same-place = The centres are at one place: 0 is less than 80.
about-circles-in-the-circle = A point is a circle of radius 0: it is 30 from the centre, and the circle reaches 50.
about-circles-on-the-circle = 30 right and 40 down: exactly 50 from the centre. The point is on the edge.
about-circles-in-the-corner = 40 right and 40 down: the point is in the box around the circle, but 56.6 from the centre. boxes is wrong.
about-circles-root-rounds = 0.8 right, 1.5 down, r = 1.7: on paper they touch. In the computer these numbers are rounded, and the point is outside by less than the last bit. squared says so, but the root is rounded, and root says hit.
about-circles-last-bit = 0.5 right, 1.2 down, r = 1.3: on paper they touch. In the computer 1.2 and 1.3 are rounded, and the point is inside by less than the last bit.
about-circles-wild-check2d-25 = Two circles of radius 50 on one line, 100.0001 apart: a miss by one ten-thousandth. nenjack/check2d#25

## button: the verdict, and why
button-title = Point and rectangle
button-asks = Is the mouse in the button?
button-invitation = P follows your pointer. Bring it into B. A click holds it there.
button-rests = P stays here now. Drag it, or click once more and it follows again.
button-play = Play
button-options = Options
button-quit = Quit
point-rect-on = P is on B's { $edge ->
    [left] left
    [right] right
    [upper] top
   *[lower] bottom
} edge. { $whose ->
    [b] It belongs to B.
    [play] It belongs to Play.
    [quit] It belongs to Quit.
    [b-and-play] It belongs to B and to Play.
    [b-and-quit] It belongs to B and to Quit.
   *[none] It belongs to no button.
}
point-rect-at-corner = P is on a corner of B. { $whose ->
    [b] It belongs to B.
    [play] It belongs to Play.
    [quit] It belongs to Quit.
    [b-and-play] It belongs to B and to Play.
    [b-and-quit] It belongs to B and to Quit.
   *[none] It belongs to no button.
}
point-rect-between = P is between B's left and right edges, and between its top and bottom edges.
point-rect-beyond = P is { $edge ->
    [left] left of B.
    [right] right of B.
    [upper] above B.
   *[lower] below B.
}
point-rect-behind-last-pixel = On { $axis }, P is past B's last pixel: { $p } is more than { $last }.
point-rect-near-corner = On x and on y, P is at most half of B's size away from bx and by.
point-rect-far-from-corner = On { $axis }, P is { $far } from b{ $axis }. Half of B's size is { $half }.
point-rect-tile = The tile with P has the index 0 on x and on y: that is B.
point-rect-other-tile = On { $axis }, the tile with P has the index { $index }. B is tile 0.
point-rect-because-last-pixel = P is in B, between its last pixel and its edge
point-rect-because-centre = bx and by are B's corner, and the test takes them for the centre
point-rect-because-int = a number between -1 and 0 is rounded to 0, so the tile before B counts as B
point-rect-because-tile = the left and the top edge always belong to a tile, and the others never do
point-rect-because-rounding = sums and quotients are rounded here
point-rect-overlapping = inside, { $by } from the edge
point-rect-touching = on the edge
point-rect-apart = outside, { $by } from the edge

## button: what a row asks
point-rect-row-not-beyond = P is not { $edge ->
    [left] left of B
    [right] right of B
    [upper] above B
   *[lower] below B
}
point-rect-row-within = P is { $edge ->
    [left] right of B's left edge
    [right] left of B's right edge
    [upper] below B's top edge
   *[lower] above B's bottom edge
}
point-rect-row-last-pixel = P is not { $edge ->
    [right] right of B's last pixel
   *[lower] below B's last pixel
}
point-rect-row-centre = at most half a { $axis ->
    [x] width
   *[y] height
} from b{ $axis }
point-rect-row-tile = P's tile on { $axis } is 0
idea-half-open = Only the left and the top edge belong to B, so no place is in two buttons.
idea-closed = All four edges belong to B. Where two buttons meet, both have the edge.
idea-last-pixel = P is no farther than B's last pixel: the size less 1.
idea-as-centre = On x and on y, no farther than half the size.
idea-tile-floor = Which tile is P in? Rounded down.
idea-tile-int = Which tile is P in? Rounded with int().
explain-half-open = SDL, raylib and pygame ask this way: >= at the left and top edges, < at the right and bottom edges. A point on the edge of two buttons is in exactly one of them.
explain-closed = >= and <= at all edges. That is right for one rectangle. Where two buttons meet, both say yes: a click there does two things.
explain-last-pixel = Old programs subtract 1: a button of width 200 at 60 has the pixels 60 to 259. For whole numbers that is the same as < 260. With fractions a strip one pixel wide is missing: 259.5 is in no button.
explain-as-centre = Compares the distance from x and y with half the size. That is right where x and y are the centre. Here they are the top left corner, so three quarters of the button are missing, and places to its left and above it count that should not.
explain-tile-floor = (px - bx) / bw says how many widths P is right of B. Rounded down, it is the index of the tile: B is 0, the next one 1, the one before -1. So each point has one tile.
explain-tile-int = int() drops what is after the point, so it rounds towards 0: -0.5 becomes 0. Then the tile on the left and the tile above count as B, too. floor() is right.

## button: what can be done
do-button-nudge = move what was held last by 1 (Shift: 10, Ctrl: 0.1)
mouse-button-move = move
mouse-button-move-help = P follows the pointer, if that is on
mouse-button-click = click
mouse-button-click-help = P stays there; another click lets it follow again
mouse-button-drag = drag
mouse-button-drag-help = P, B, or an edge or corner of B
deal-first-edge = left or top edge
deal-last-edge = right or bottom edge
deal-just-inside = just inside
deal-beside = beside it
deal-at-corner = on a corner

## button: examples
examples-buttons = At the edge
examples-traps = Traps
option-button-as-written = its own
option-button-hits = all
option-button-misses = none
option-button-half = left, top
option-lower-edge = bottom edge
option-left-edge = left edge
option-corner-of-two = a corner
option-two-buttons = two buttons at once
option-no-button = no button
option-last-half-pixel = half a pixel before the edge
option-tile-to-the-left = a tile to the left
option-not-the-centre = the corner is not the centre
option-no-width = width 0
option-tile-rounds = the quotient is rounded
about-button-lower-edge = P is on the bottom edge of Options, the top edge of Quit. half-open: it belongs to Quit.
about-button-left-edge = P is on the left edge, which belongs to B: 60 >= 60 is true.
about-button-corner-of-two = The bottom right corner: neither x nor y is less than B's far edge. The button below does not have it either, for it ends at 260, too.
about-button-two-buttons = With <= at all edges, both buttons have P: one click does two things.
about-button-no-button = With < at all edges, no button has P: one click does nothing.
about-button-last-half-pixel = 149.5 is before B's edge at 150, but past its last pixel, 149. Fractions come from scaled windows.
about-button-tile-to-the-left = 80 left of a button that is 200 wide: -80 / 200 is -0.4, and int(-0.4) is 0. floor says -1.
about-button-not-the-centre = P is in B, 170 right of bx. Half the width is 100, so the test says no.
about-button-no-width = A button without a width has no inside. P is on its edge. half-open says no: no x is at least 100 and less than 100.
about-button-tile-rounds = 0.6 + 1.1 is a little more than 1.7 in the computer, so P is inside. But the quotient is rounded to 1: the next tile.
about-button-wild-nuklear-405 = Buttons one below the other, and between two of them a row of pixels where both were clicked at once: the test had <= where < belongs. The numbers are ours. vurtun/nuklear#405
about-button-wild-stardewmods-1104 = A place left of the map counted as its first tile, for int(-15 / 16) is 0. Now the game rounds down. The numbers are ours. Pathoschild/StardewMods#1104

## polygon: the verdict, and why
polygon-title = Point and polygon
polygon-asks = Is the point in a shape with any number of corners?
polygon-invitation = P follows your pointer. Bring it into the shape. A click holds it there.
polygon-rests = P stays here now. Drag it, or click once more and it follows again.
polygon-crosses = { $count ->
    [0] The ray from P crosses no edge, so P is outside.
    [one] The ray from P crosses 1 edge. 1 is odd, so P is inside.
   *[other] The ray from P crosses { $count } edges. { $count } is { $says ->
        [inside] odd, so P is inside.
       *[outside] even, so P is outside.
    }
}
polygon-on-edge = P is on the edge { $edge }. { $says ->
    [inside] The point on the edge counts as inside.
   *[outside] The point on the edge counts as outside.
}
polygon-winds = { $turns ->
    [0] The edges do not go round P, so P is outside.
    [one] The edges go once round P, so P is inside.
   *[other] The edges go { $turns } times round P, so P is inside.
}
polygon-same-side = P is on the same side of all edges.
polygon-both-sides = P is not right of the edge { $right } and not left of the edge { $left }.
polygon-in-box = P is in the box around all corners.
polygon-not-in-box = P is not in the box around all corners.
polygon-because-edge = the test gives this point of the edge to the other side
polygon-because-twice = the edges go round P more than once: by the even-odd rule it is outside
polygon-because-doubled = two corners are the same point, so that edge has no sides
polygon-because-concave = the shape has a notch, so a point inside can be left of one edge and right of another
polygon-because-crossed = the edges cross, so a point inside can be left of one edge and right of another
polygon-because-none = the ray runs through a corner, and neither edge there is counted
polygon-because-both = the ray runs through a corner, and both edges there are counted
polygon-because-vertical = a vertical edge left of P is counted, too
polygon-because-box = the box is larger than the shape
polygon-sum = { $count ->
    [0] no crossing, even:
    [one] 1 crossing, odd:
   *[other] { $count } crossings, { $parity ->
        [odd] odd:
       *[even] even:
    }
}
polygon-sum-turns = turns: { $turns }, so
polygon-sum-same = on one side of all:
polygon-sum-both = on both sides:
polygon-sum-box = the box:

## polygon: what a row asks
polygon-row-height = edge { $edge } is at P's height
polygon-row-crossed = edge { $edge } is crossed
polygon-row-vertical = edge { $edge } is vertical
polygon-row-down = edge { $edge } goes down, right of P
polygon-row-up = edge { $edge } goes up, right of P
polygon-row-turns = the edges go round P
polygon-row-right = P is right of edge { $edge }
polygon-row-left = P is left of edge { $edge }
polygon-row-on = P is on edge { $edge }
polygon-row-box = P is { $corner ->
    [left] right of the leftmost corner
    [right] left of the rightmost corner
    [upper] below the highest corner
   *[lower] above the lowest corner
}
idea-winding = P is inside if the edges go round it.
idea-strict-crossings = Like crossings, but with < and > at both ends of an edge.
idea-closed-crossings = Like crossings, but with <= and >= at both ends of an edge.
idea-vertical-slip = Like crossings, but each vertical edge at P's height counts.
idea-bounding-box = P is inside if it is in the box around all corners.
explain-winding = Counts how often the edges go round P: an edge right of P that goes down is 1, one that goes up is -1. Not 0 is inside. For a shape that does not cross itself this is the same as crossings. In the middle of a star that is drawn in one line it is 2: inside, where the even-odd rule says outside.
explain-strict-crossings = One end has to be above P and the other one below it. A corner at P's height is neither, so a ray that runs through a corner misses both edges there.
explain-closed-crossings = Here a corner at P's height is both above and below, so a ray that runs through a corner crosses both edges there. At the top of a shape that is right by chance. At its side it is one crossing too many.
explain-vertical-slip = Where an edge is vertical, there is nothing to divide by, and the test counts it without asking whether it is right of P. So the left edge of a square counts for every point at its height.
explain-bounding-box = Compares P with the smallest and the largest x and y of all corners. That is quick, and right as a first question. As an answer it is right for upright rectangles only.

## polygon: what can be done
do-polygon-nudge = move what was held last by 1 (Shift: 10, Ctrl: 0.1)
do-polygon-add-corner = add a corner
do-polygon-remove = take away the corner that was placed or held last
do-polygon-draw = draw a new shape: click its corners
do-polygon-close = Close the shape
drawing-corner = Place corner { $corner }
drawing-begins = Click in the picture: each click is a corner.
drawing-closes = Click the next corner, or the first one to close the shape.
polygon-is = { $way ->
        [clockwise] clockwise,
       *[counter] counter-clockwise,
    } { $shape ->
        [concave] concave
       *[other] convex
    }
polygon-is-flat = without an area
polygon-is-crossed = edges { $one } and { $other } cross
polygon-ray-in = in
polygon-ray-out = out
mouse-polygon-move = move
mouse-polygon-move-help = P follows the pointer, if that is on
mouse-polygon-click = click
mouse-polygon-click-help = P stays there; another click lets it follow again
mouse-polygon-drag = drag
mouse-polygon-drag-help = P, a corner or the whole shape
mouse-polygon-shift-click = Shift + click
mouse-polygon-shift-click-help = on an edge: a new corner, up to 16
deal-in-a-notch = in a notch
deal-in-an-arm = in an arm
deal-through-corners = the ray runs through corners
deal-star = a star

## polygon: examples
examples-polygons = Any shape
option-polygon-as-written = its own
option-polygon-hits = all
option-polygon-misses = none
option-polygon-half = left, top
option-three-crossings = three crossings
option-in-a-house = in a house
option-in-a-notch = in a notch
option-on-the-left-edge = on the left edge
option-sixteen-corners = sixteen corners
option-in-an-arm = in an arm
option-at-the-height-of-two = at the height of two corners
option-star-middle = the middle of a star
option-at-the-height-of-one = at the height of one corner
option-doubled-corner = a corner twice
option-in-the-box = in the box
option-beside-the-diagonal = beside the diagonal
about-polygon-three-crossings = The ray leaves the shape, comes in again and leaves it for good. Three is odd: inside.
about-polygon-in-a-house = The ray crosses one edge, the right wall. One is odd: inside.
about-polygon-in-a-notch = The ray goes in and out again: two crossings. Two is even: outside.
about-polygon-on-the-left-edge = P is on the left edge. With the border left, top the edge belongs to this square, and not to one beside it on its left.
about-polygon-sixteen-corners = A star with eight points. A ray does not mind how many corners there are.
about-polygon-in-an-arm = P is inside. But it is left of one edge and right of the others, so same-side says no.
about-polygon-at-the-height-of-two = The ray runs through a corner. crossings counts one of its two edges there, strict-crossings counts none.
about-polygon-star-middle = The edges go round the middle twice. By the winding number it is inside, by the even-odd rule outside.
about-polygon-at-the-height-of-one = The ray from outside runs through the corner on the left. With <= and >= both edges count there, and the one on the right is a third.
about-polygon-doubled-corner = Corners 2 and 3 are the same point. Each point is on the line of that edge, so same-side finds no point inside.
about-polygon-in-the-box = P is in the box around the shape, but not in the shape.
about-polygon-beside-the-diagonal = P is inside by the last bit. The cross product is rounded to 0, so same-side says no.
about-polygon-wild-hao-24 = The middle of a square that stands on a corner: the ray runs through the right corner. The numbers are those of the report. rowanwins/point-in-polygon-hao#24
about-polygon-wild-robospatial-4 = An upright square. Its left edge is vertical, and the test counted it, though it is left of P. The numbers are those of the report. NVlabs/RoboSpatial-Eval#4

## lines: the verdict, and why
lines-title = A line and another shape
lines-asks = Does a line from end to end hit another shape?
lines-invitation = A follows your pointer. Bring it over B. A click holds it there.
lines-rests = A stays here now. Drag it or an end, or click once more and it follows again.
lines-apart = apart by { $by }
lines-touching = touching at { $at }
lines-share = on one line, sharing a part
lines-crossing = crossing at { $at }
lines-rect-touching = touching the edge of B
lines-rect-crossing = in B from t = { $from } to t = { $to }
lines-rect-inside = all of A is in B
lines-each-both-sides = Each has its ends on both sides of the other. They meet at { $at }.
lines-all-products = All ends are on one line, so no product is above 0.
lines-no-product-above = No product is above 0: they meet at { $at }.
lines-wrapped = In 32 bits the product comes out as { $products }.
lines-products = The product comes out as { $products }.
lines-one-side = Both ends of { $letter } are on one side of { $other }.
lines-end-on-line = An end of { $letter } is on the line of { $other }, and here that does not count.
lines-not-parallel = The lines are not parallel, so somewhere they meet.
lines-are-parallel = The lines are parallel, and den is 0: no division.
lines-in-both = The lines meet at { $ua } of A and { $ub } of B, both from 0 to 1.
lines-not-in = The lines meet at { $at } of { $letter }. That is not from 0 to 1.
lines-clip-hit = A is in B from t = { $from } to t = { $to }.
lines-clip-touch = A meets B at t = { $at } only. t is 0 at the start of A and 1 at its end.
lines-clip-some = By the numbers of the test, A is in B for a while.
lines-clip-not = By the numbers of the test, A is never in B.
lines-clip-miss = On { $first } A is out at t = { $out }, before it is in on { $then } at t = { $into }. t is 0 at the start of A and 1 at its end.
lines-never-between = On { $axis }, A is never between the sides of B.
lines-end-in = { $end } is in B.
lines-no-end-in = Neither end of A is in B.
lines-boxes-hit = The box around A overlaps B.
lines-boxes-miss = The box around A is apart from B.
lines-corners-both = The corners of B are not all on one side of A's line.
lines-corners-one = All corners of B are on one side of A's line, or on it.
lines-sample-in = Point { $place } of 17 on A is in B.
lines-no-sample = None of the 17 points on A is in B.
lines-meets-edge = A meets the { $edge ->
    [left] left
    [right] right
    [upper] top
   *[lower] bottom
} edge of B.
lines-meets-none = A meets no edge of B.
lines-because-int32 = the product is beyond the numbers of 32 bits, and its sign is lost
lines-because-infinite = it takes a line from end to end for one that never ends
lines-because-in-line = all ends are on one line, so each product is 0, whether they meet or not
lines-because-den = all ends are on one line, so den is 0, whether they meet or not
lines-because-touching = they only touch, and the test does not see that
lines-because-inside = all of A is inside, so it meets no edge
lines-because-through = A passes through, with both ends outside
lines-because-between-points = B lies between two of the points
lines-because-box = the box around A is larger than A
lines-because-slabs = A lies on the line of an edge, and 0 times infinity is no number
lines-because-left-edge = the upper end of the left edge is left out
lines-because-along-edge = A lies along an edge, and parallel lines are left out
lines-sum-both = both sides, twice:
lines-sum-none-above = no product above 0:
lines-sum-one = not on both sides both times:
lines-sum-parts = in both segments:
lines-sum-not-parts = not in both segments:
lines-sum-in = in B for a while:
lines-sum-never = never in B:
lines-sum-boxes = the boxes:
lines-sum-corners = not all on one side:
lines-sum-no-corners = corners on one side:
lines-sum-found = one is enough:
lines-sum-none = none:
lines-sum-odd = { $count } on the ray, odd:
lines-sum-even = no edge, { $count } on the ray, even:
lines-sum-both-even = both even:

## lines: what a row asks and computes
lines-end = { $end } is { $side ->
    [right] right of { $line }
    [left] left of { $line }
   *[on] on the line of { $line }
}
lines-side = { $side ->
    [right] right of { $line }
    [left] left of { $line }
   *[on] on the line of { $line }
}
lines-where = where on { $letter } the lines meet
lines-where-on = Where on { $letter }?
lines-in-at = in at { $at }
lines-out-at = out at { $at }
lines-den = 0 if the lines are parallel
lines-between-sides = x is within B
lines-between-edges = y is within B
lines-in-b = both: A is in B
lines-from-to = { $from } to { $to }
lines-never = never
lines-row-parallel = the lines are not parallel
lines-row-after = not before the start of { $letter }
lines-row-before = not beyond the end of { $letter }
lines-row-both-sides = { $letter } has ends on both sides of { $other }
lines-row-not-one-side = { $letter } does not have both ends on one side of { $other }
lines-row-upright = A is upright
lines-row-level = A is level
lines-row-clip-x = it enters before it leaves, on x
lines-row-clip = it enters before it leaves, on both
lines-row-edge = A meets the { $edge ->
    [left] left
    [right] right
    [upper] top
   *[lower] bottom
} edge
lines-row-between = A is between the sides on { $axis }
lines-row-end = { $end } is in B
lines-row-boxes = the boxes overlap on { $axis }
lines-row-corner = corner { $corner } is { $side ->
    [right] right of A
   *[left] left of A
}
lines-row-sample = point { $place } is in B

## lines: methods
lines-ray = Ray
lines-ray-help = A is a ray: a segment with an arrow that ends where it hits B; shown with the place, the time and the normal
ray-hit = The ray { $what ->
    [meets] meets B
   *[enters] enters B
} at { $at }, time { $time } of its way from 0 to 1; normal { $normal }.
ray-inside = The ray starts in B: time 0, no normal.
ray-none = The ray does not get into B.
idea-products = Are the ends of each line on both sides of the other?
idea-products-closed = Like products, with <= in place of <.
idea-products-int32 = Like products, in whole numbers of 32 bits.
idea-u-values = Where do the lines meet? Is that within both?
idea-infinite = It is a hit if the lines are not parallel.
idea-clip = A runs from A1 (t = 0) to A2 (t = 1). When is it within B, on x and on y at once?
idea-four-edges = Does A meet one of the four edges?
idea-four-edges-and-start = Does A meet one of the four edges, or start inside?
idea-edge-by-edge = Does A cross the line of an edge, between its ends?
idea-ends = Is an end of A in B?
idea-upright-boxes = Does the box around A overlap B?
idea-corner-sides = Are corners of B on both sides of A?
idea-slabs = Like clip, with 1 / dx, also where dx is 0.
idea-sampled = Is one of 17 points on A in B?
explain-products = Walk along B: is A1 on the other side than A2? Then walk along A: is B1 on the other side than B2? The sign of a cross product says the side, and the product of two signs is below 0 if they differ. Right, except that touching is a miss: where an end is on the other line, a product is 0.
explain-products-closed = With <=, touching counts, too. But if all four ends are on one line (collinear), all products are 0, and two segments apart on one line are a hit. So if all four are 0, ask on x and on y, too, whether both reach each other.
explain-products-int32 = In many languages whole numbers have 32 bits. A cross product grows with the square of the coordinates, and the product of two with the fourth power: at some 300 pixels it is beyond 2147483647 and begins again from below. Compare the signs, not their product.
explain-u-values = ua and ub say where on A and on B the lines meet, as parts of their lengths (parametric lines, start + t · way): from 0 to 1 the place is on the segment. Both are divided by den, the cross product of both ways. For parallel lines den is 0, so segments that lie on each other are a miss.
explain-infinite = Asks only whether the directions differ. That is right for lines that never end.
explain-clip = The method of Liang and Barsky. A is a parametric line, from t = 0 to t = 1, and the space between two sides of B is a slab. On each axis A is in the slab from one t to another. Where both parts overlap, A is in B. It also says where A enters and where it leaves. Where A runs along an axis there is nothing to divide by, so that is checked separately.
explain-four-edges = The test of two lines, four times. A line that is all inside meets no edge, and one that lies along an edge is parallel to it. Both are missed.
explain-four-edges-and-start = The repair: if A starts inside, that is a hit, too. Then nothing is missed, but for rectangles without an area.
explain-edge-by-edge = For each edge, where does A cross its line? Is that between the ends of the edge? Phaser writes it out four times, and at the left edge with > in place of >=.
explain-ends = Right while A is short. A line that passes through has both ends outside: about half of all hits are missed.
explain-upright-boxes = Cheap, and right as a first question. A slanted line has a large box, and most of that is empty.
explain-corner-sides = All corners on one side of A's line are a miss. But the line goes on beyond A, and so does the answer.
explain-slabs = The slab test for ray casts: 1 / dx is computed once, and where dx is 0 it is infinite, which mostly works. Where A lies on the line of an edge it is 0 times infinity, which is not a number.
explain-sampled = A first try for bullets: points on the way. A wall that is thinner than the space between two points is missed. More points make it slower, not right.

## lines: what can be done
do-lines-nudge = move what was held last by 1 (Shift: 10, Ctrl: 0.1)
mouse-lines-move = move
mouse-lines-move-help = A follows the pointer, if that is on
mouse-lines-click = click
mouse-lines-click-help = A stays there; another click lets it follow again
mouse-lines-drag = drag
mouse-lines-drag-help = A, B, or one of their ends or corners
deal-crossing-lines = two lines
deal-short = a line that may be too short
deal-parallel = parallel lines
deal-line-and-rectangle = a line and a rectangle
deal-line-past-a-corner = past a corner
deal-inside-or-before = inside, or before it

## lines: examples
examples-two-lines = Two lines
examples-line-and-rectangle = A line and a rectangle
option-lines-cross = they cross
option-lines-t = an end on the other
option-lines-share = on each other
option-lines-beyond = too short
option-line-through = through the rectangle
option-line-inside = all inside
option-line-along-top = along the top
option-line-too-short = too short for the rectangle
option-int32-wraps = 32 bits are too few
option-apart-in-line = in one line, apart
option-only-the-lines = only the lines meet
option-line-grazes = at a corner
option-both-ends-outside = both ends outside
option-corners-on-both-sides = corners on both sides
option-on-the-right-edge = on the right edge
option-line-thin-wall = a thin wall
about-lines-lines-cross = A1 is left of B, A2 right of it. B1 is right of A, B2 left of it. So they cross.
about-lines-lines-t = A ends on B. One cross product is 0: with <= that is a hit, with < a miss.
about-lines-lines-share = They lie on each other, and den is 0. u-values divides by den, so it says miss.
about-lines-lines-beyond = The lines meet, but beyond the ends: at 1.42 of A and 1.26 of B.
about-lines-line-through = A enters through the top at t = 0.4 and leaves through the right side at t = 0.8.
about-lines-line-inside = All of A is in B, so it meets none of the four edges, and four-edges says miss.
about-lines-line-along-top = A lies along the top edge and beyond. It touches B, and is never inside.
about-lines-line-too-short = A points at B, but ends 20 before it.
about-lines-int32-wraps = They cross. But -50400 times 50400 is below the least number of 32 bits, and comes out above 0: products-int32 says miss.
about-lines-apart-in-line = Both are on one diagonal, 30 apart on x and on y. All products are 0, and with <= that is a hit.
about-lines-only-the-lines = Two lines that are not parallel always meet. These two end before that.
about-lines-line-grazes = A touches the left upper corner. Of the left edge, edge-by-edge leaves out just this end.
about-lines-both-ends-outside = A cuts off a corner of B, with both ends outside. ends says miss.
about-lines-corners-on-both-sides = A ends before B. Its line goes on through B, and corner-sides asks only about the line.
about-lines-on-the-right-edge = A lies on the line of the right edge: 0 times infinity. slabs makes a miss of that.
about-lines-line-thin-wall = The points on A are 17.5 apart, the wall is 10 wide, and it lies between two of them.
about-lines-wild-mini2dx-7 = A diagonal, and a square beside it. The box around the diagonal overlaps the square, the line does not. The numbers are those of the report. mini2Dx/mini2Dx#7
about-lines-wild-libgdx-6416 = A line that is all inside meets no edge. The repair asked for the start, too. The numbers are those of the report. libgdx/libgdx#6416
about-lines-wild-raylib-2080 = They cross at 600, 225. raylib, in single precision, put the meeting place at 600.00006, and that is outside the box of A. In the numbers here it is right. raysan5/raylib#2080

## lines: a line and a circle
lines-nearest = The nearest point of A is { $far } from the centre, and the radius is { $reach }.
lines-line-far = The line of A is { $far } from the centre, and the radius is { $reach }.
lines-foot-far = The foot on A is { $far } from the centre, and the radius is { $reach }.
lines-foot-off = The foot is at t = { $at }. A goes from 0 to 1, so that is not on A.
lines-line-misses = The line of A does not meet B.
lines-roots-hit = The line of A enters B at t = { $from } and leaves at t = { $to }.
lines-roots-miss = The line of A is in B from t = { $from } to t = { $to }. The test finds no place on A.
lines-because-buffer = it allows 0.1 too much
lines-because-no-length = A has no length
lines-because-no-root = all of A is inside, so on A the line neither enters nor leaves
lines-because-first-root = A starts inside, and the line enters before that
lines-because-only-end = an end of A is in B, but the foot is not on A
lines-row-roots = in and out
lines-row-foot = where on the line the foot is
lines-row-before-start = the foot is before A1
lines-row-beyond-end = the foot is beyond A2
lines-row-from-start = { $name } is not before A1
lines-row-to-end = { $name } is not beyond A2
lines-row-length = A has a length
lines-row-disc = the line meets the circle
lines-row-reach = it is near enough
lines-row-on-a = the foot is on A, to 0.1
idea-clamped = Is the nearest point of A near enough to the centre?
idea-ends-then-foot = Is an end of A in B, or the foot?
idea-foot-on-segment = Is the foot on A, and near enough?
idea-unclamped = Is the foot near enough, wherever it is?
idea-either-root = Does the line enter or leave B on A?
idea-first-root = Does the line enter B on A?
explain-clamped = The foot is where a line from the centre meets A at a right angle. If it is before A1 or beyond A2, that end is the nearest point. Then the distance is compared with the radius, both squared. Right.
explain-ends-then-foot = First both ends, then the foot. Whether the foot is on A is asked with distances, and 0.1 too much is allowed. So a circle just beyond an end can be a hit.
explain-foot-on-segment = If the foot is not on A, it is a miss. But then an end can still be in the circle: of short lines two thirds of all hits are missed.
explain-unclamped = The distance of the centre from the line, which goes on beyond the ends. A line that ends before the circle is a hit.
explain-either-root = Solves for the places where the line crosses the circle. A line that is all inside crosses it nowhere on A.
explain-first-root = Only the first of both places. A line that starts inside has it behind its start.
deal-line-and-circle = a line and a circle
examples-line-and-circle = A line and a circle
option-circle-through = through the circle
option-circle-tangent = touching the circle
option-circle-inside = all in the circle
option-circle-too-short = too short for the circle
option-circle-end-in = only an end in it
option-circle-leaves = from inside, out
option-circle-buffer = a gap of 0.04
about-lines-circle-through = The foot is at t = 0.6, 26.8 from the centre. The radius is 50, so A goes through.
about-lines-circle-tangent = The foot is 50 from the centre, and so is the radius: A touches the circle.
about-lines-circle-inside = A enters and leaves nowhere, since all of it is inside. either-root says miss.
about-lines-circle-too-short = A points at the centre, but ends 10 before the circle. unclamped asks about the line, not about A.
about-lines-circle-end-in = A2 is in the circle. The foot is at t = 1.25, beyond A2, so foot-on-segment says miss.
about-lines-circle-leaves = A starts in the centre. The line enters at t = -0.417, before A1, and first-root looks at nothing else.
about-lines-circle-buffer = The circle begins a little beyond A2. ends-then-foot takes 0.1 more of A, and says hit.
about-lines-wild-godot-26698 = A line that starts inside a circle. Only the first of two places was looked at. The test was mended; the numbers here are ours. godotengine/godot#26698

## turned: the verdict, and why
turned-title = Turned shapes
turned-asks = Do two shapes hit if they are turned?
turned-invitation = A follows your pointer. Bring it onto B. A click holds it there.
turned-rests = A stays here now. Drag it, a corner, or the handle that turns it. Another click lets it follow again.
turned-axis = along { $whose }'s { $side ->
    [width] width
   *[height] height
}
turned-axis-edge = across { $whose }'s edge { $edge }
turned-axis-corner = to the nearest corner
turned-apart = apart: a gap of { $by } { $axis }
turned-apart-only = apart
turned-touching = touching
turned-overlapping = overlapping: out by { $by } { $axis }
turned-shared = overlapping
turned-far = apart by { $by }
turned-point-in = P is inside B
turned-point-on-edge = P is on the edge of B
turned-point-out = P is { $by } outside of B
turned-says-gap = There is a gap of { $by } { $axis }.
turned-says-and = { $says } { $more }
turned-only-boxes = The upright boxes overlap all the same.
turned-says-touch = On one axis, { $axis }, the shadows only touch.
turned-says-overlap = No gap on any of the { $count } axes. Smallest overlap: { $by }, { $axis }.
turned-says-no-gap = No gap on any of the { $count } axes.
turned-back-hit = Turned back by A's angle, B is near enough along A's width and height.
turned-back-miss = Turned back by A's angle, B is too far along A's width or height.
turned-centres-hit = As if both were upright, they are near enough on x and on y.
turned-centres-miss = As if both were upright, they are too far apart on x or on y.
turned-boxes-hit = The upright boxes around both overlap.
turned-boxes-miss = The upright boxes around both are apart.
turned-corner-in = { $corner } is inside { $other }.
turned-corner-some = A corner is inside the other shape.
turned-no-corner = No corner of one is inside the other.
turned-edges-meet = A's edge { $edge } meets B's edge { $other }.
turned-no-edges = No edge of A meets an edge of B.
turned-no-edges-no-corner = No edges meet, and B1 is not inside A.
turned-no-edges-no-corners = No edges meet, B1 is not inside A, and A1 is not inside B.
turned-in-half = The test takes P to be at { $at } from B's centre: within half the width and half the height.
turned-not-in-half = The test takes P to be at { $at } from B's centre: beyond half the width or half the height.
turned-four-sides = P is on the inner side of all four edges.
turned-not-four-sides = P is not on the inner side of all four edges.
turned-box-hit = It hits the upright box around B.
turned-box-miss = It does not hit the upright box around B.
turned-near = The nearest point of B is { $far } away, and the radius is { $reach }.
turned-not-near = The nearest point of B is { $far } away, and the radius is only { $reach }.
turned-edge-near = Edge { $edge } is near enough to A's centre.
turned-corner-near = { $corner } is near enough to A's centre.
turned-centre-in = A's centre is inside B.
turned-no-corner-near = A's centre is not inside B, and no corner is near enough.
turned-no-edge-near = No edge is near enough to A's centre.
turned-no-edge-near-not-in = No edge is near enough, and A's centre is not inside B.
turned-because-touching = they only touch, and rounding decides or the rule for it differs
turned-because-concave = an axis sees a shape as if its notch were filled
turned-because-of-b = only an axis of B has a gap, and those are not asked
turned-because-other-angle = B has another angle, so turned back by A's it is still turned
turned-because-unturned = it takes both for upright
turned-because-boxes = an upright box is empty in places, and the boxes overlap there
turned-because-no-corner = shapes can overlap without that
turned-because-inside = one is all inside the other, so no edges meet
turned-because-a-inside = A is all inside B, and only B1 is asked
turned-because-on-corners = they overlap, but their edges meet only at corners or lie on each other
turned-because-on = it turns by the angle, not back by it
turned-because-pivot = it turns around a corner, and B turns around its centre
turned-because-degrees = cos and sin take radians, and get degrees
turned-because-not-back = it takes B for upright
turned-because-box = the upright box around B has empty corners
turned-because-past-corner = only the axis to the nearest corner has a gap
turned-because-circle-inside = A is inside, away from all edges
turned-because-edge-only = only the middle of an edge is near enough
turned-sum-gap = one gap:
turned-sum-no-gap = no gap on { $count ->
    [one] one axis
   *[other] { $count } axes
}:
turned-sum-near = near enough on both:
turned-sum-far = too far on one:
turned-box = { $whose }'s upright box
turned-out-by = out by { $by }
turned-corners = corners of { $whose }: { $corners }

## turned: what a row asks and computes
turned-row-axis = along { $whose }'s { $side ->
    [width] width
   *[height] height
}
turned-row-axis-edge = { $whose }'s edge { $edge }
turned-row-gap = gap { $by }
turned-row-touch = touching
turned-row-overlap = overlap { $by }
turned-row-within = overlap { $shared }, out { $out }
turned-legend-out = Out: how far until the shadows part.
turned-row-near = near enough along { $whose }'s { $side ->
    [width] width
   *[height] height
}
turned-row-near-on = near enough on { $axis }
turned-row-meets = A's edge { $edge } meets B
turned-row-inside = { $corner } is inside { $other }
turned-ray-of = { $corner }: its ray
turned-ray-of-centre = The centre's ray
turned-ray = { $whose } crosses { $count ->
    [one] one edge
   *[other] { $count } edges
}
turned-row-back = { $letter }, turned back
turned-row-on = { $letter }, turned on
turned-row-pivot = P back round a corner
turned-row-degrees = P turned back, as if by radians
turned-row-from-centre = { $letter } from B's centre
turned-row-nearest = the nearest point of B
turned-row-half = within half of B's { $side ->
    [width] width
   *[height] height
}
turned-row-half-on = within half the size on { $axis }
turned-row-box = P is { $edge ->
    [left] right of the box's left edge
    [right] left of the box's right edge
    [upper] below the box's top edge
   *[lower] above the box's bottom edge
}
turned-row-reach = near enough for the radius
turned-row-side = on the inner side of edge { $edge }
turned-row-edge = edge { $edge } is near enough
turned-row-centre = the centre is inside B
turned-row-corner = { $corner } is near enough

## turned: methods
idea-sat = Each row: the two shadows on one axis, measured from 0,0. One gap is enough.
idea-one-turned-back = Look along A's edges only.
idea-all-turned-back = Turn both back by A's angle. Then B counts as upright.
idea-unturned = As if nothing were turned.
idea-turned-upright-boxes = Do the upright boxes around both overlap?
idea-turned-corners = Is a corner of one inside the other?
idea-turned-edges = Do the edges meet?
idea-round-corners = Is the centre inside, or a corner near enough?
idea-round-edges = Is an edge near enough?
idea-edges-and-a-corner = Do edges meet, or is B1 inside A?
idea-edges-and-both = Do edges meet, or is a first corner inside the other?
idea-turned-back = Turn the point back by B's angle. Then B is upright.
idea-four-sides = Is P on the inner side of all four edges?
idea-turned-on = Turn the point by B's angle, the wrong way.
idea-corner-pivot = Turn the point back around B's corner.
idea-degrees = Turn it back with cos(degrees) and sin(degrees).
idea-upright-box = The upright box around B.
idea-edges-or-inside = Is an edge near enough, or the centre inside?
idea-sat-normals = Each row: the two shadows on one axis across an edge of B. One gap is enough.
idea-sat-and-corner = Like sat-normals, and on the axis to the nearest corner.
explain-sat = The separating axis theorem (SAT). Two polygons without notches are apart exactly if a line fits between them, and then one fits that is parallel to an edge. So look along each edge: where do the shadows (projections) of A and B begin and end on the axis across it? One gap means apart. Parallel edges need one look, so two turned rectangles (OBBs) have four axes. If there is no gap, the smallest overlap is the shortest way out. Polygons with notches are seen as if the notches were filled.
explain-one-turned-back = Half of the test: only A's own axes are asked. That is the upright box around B, seen from A. Where only an axis of B has a gap, it says hit.
explain-all-turned-back = A reader's answer to the HSP article, in 2009: turn both back by A's angle. Then A is upright, and B too, but only if both have the same angle.
explain-unturned = The test of upright rectangles, with the same numbers. It does not know that the picture is turned.
explain-turned-upright-boxes = The least upright boxes around the corners. Cheap, and right as a first question: if the boxes are apart, so are the shapes. If they overlap, nothing is known yet.
explain-turned-corners = Often tried first. Two bars that cross like a plus have no corner inside the other.
explain-turned-edges = If any edges meet, it is a hit. But a shape that is all inside the other meets no edge.
explain-round-corners = Often tried first. A circle over the middle of an edge is missed.
explain-round-edges = The nearest point of each edge. A circle that is all inside, away from all edges, is missed.
explain-edges-and-a-corner = The repair of edges: B's first corner in A is a hit, too. That is half of the repair, since A can be inside B.
explain-edges-and-both = Edges, and a first corner of each. Right for shapes of any form. If touching is a miss, one kind is missed: shapes that overlap, and whose edges meet only at corners or lie on each other.
explain-turned-back = The usual way for a turned rectangle (OBB). Take the way from B's centre to the point, and turn it back by B's angle. Now B is upright with its centre at 0, and half the width and half the height are enough. Right.
explain-four-sides = The test of convex shapes: on the inner side of each edge. Right.
explain-turned-on = One sign is wrong: the point is turned on, not back. So its mirror is tested. Near the middle that is right by luck.
explain-corner-pivot = Turned back around the corner that is top left at 0 degrees. Many programs draw around that corner. This rectangle turns around its centre.
explain-degrees = cos(30) is the cosine of 30 radians, nearly five turns. Multiply by pi / 180 first.
explain-upright-box = The box around the corners. Turned by 45 degrees, a square fills half of its box.
explain-edges-or-inside = The nearest point of each edge, and a ray from the centre to see whether it is inside. Right.
explain-sat-normals = Axes across the edges only. Past a corner the circle can be apart with no gap on any of them.
explain-sat-and-corner = One more axis, from the centre to the nearest corner. Right for shapes without notches.

## turned: what can be done
do-turned-nudge = move what was held last by 1 (Shift: 10, Ctrl: 0.1)
do-turned-turn-on = turn clockwise by 1°
do-turned-turn-back = turn counter-clockwise by 1°
do-turned-turn-on-far = turn clockwise by 15°
do-turned-turn-back-far = turn counter-clockwise by 15°
mouse-turned-move = move
mouse-turned-move-help = A follows the pointer, if that is on
mouse-turned-click = click
mouse-turned-click-help = A stays there; another click lets it follow again
mouse-turned-drag = drag
mouse-turned-drag-help = A, B, or a corner: the centre stays
mouse-turned-turn = drag the handle
mouse-turned-turn-help = turns by whole degrees (Shift: 15°, Ctrl: by directions such as 4:3, with whole corners)
deal-near-a-corner = a corner near an edge
deal-one-axis-of-b = beside one end
deal-like-a-plus = two bars
deal-turned-point = a point
deal-turned-circle = a circle
deal-in-the-notch = in a notch
deal-past-the-corner = a circle past a corner

## turned: examples
examples-turned-rectangles = Turned rectangles
examples-turned-polygons = Polygons
examples-turned-points = A point
examples-turned-circles = A circle
option-turned-gap = a gap on one axis
option-turned-overlap = no gap
option-turned-touch = a corner touches
option-turned-plus = like a plus
option-turned-only-b = only B's axis
option-turned-bar-and-post = bar and post
option-turned-equal-angles = equal angles
option-turned-inside = one inside
option-turned-a-rect = one is upright
option-turned-ramp = on a ramp
option-turned-notch = in a notch
option-turned-star = a star
option-turned-a-in-b = A inside B
option-turned-die = a die in a notch
option-turned-mirror = the mirror
option-turned-level = level with the centre
option-turned-along = along it
option-turned-pivot = around a corner
option-circle-mirror = a circle at the mirror
option-circle-in-the-box = in the upright box
option-circle-on-the-edge = at the middle of an edge
option-circle-past-the-corner = past the corner
option-circle-in-the-notch = a circle in a notch
option-circle-in-the-triangle = all in a triangle
about-turned-turned-gap = Along A's height there is a gap of 20. On x and on y the upright boxes overlap.
about-turned-turned-overlap = No gap on any of the four axes. The shortest way out is 20 along A's height.
about-turned-turned-touch = A's corner lies on B's left edge. Touching is a miss for sat.
about-turned-turned-plus = Two bars cross like a plus. No corner is inside the other, so corners says miss.
about-turned-turned-only-b = Both of A's axes overlap. Only B's height has a gap, and one-turned-back does not look there.
about-turned-turned-bar-and-post = A bar and a post that is the same bar, turned by 90 degrees. Turned back by A's angle, 0, B is taken for a bar, too.
about-turned-turned-equal-angles = Both have the same angle. unturned takes them for upright and says miss.
about-turned-turned-inside = A is all inside B. No edges meet, so edges says miss.
about-turned-turned-a-rect = A is upright: two of the four axes are x and y.
about-turned-turned-ramp = A box on a ramp. The shortest way out is 5, at right angles to the ramp.
about-turned-turned-notch = A is in the notch of B. Each axis sees B as if the notch were filled, so sat says hit.
about-turned-turned-star = Two triangles make a star. No corner is inside the other, so corners says miss.
about-turned-turned-a-in-b = A is all inside B: no edges meet, B1 is not in A, and A1 is never asked.
about-turned-turned-die = Edges, and a first corner of each: that is right for notches, too.
about-turned-turned-mirror = P is outside. Its mirror is inside, and that is where turned-on looks.
about-turned-turned-level = P is level with the centre, but B leans away. unturned says inside.
about-turned-turned-along = P is 50 along B from its centre, less than half the width: inside.
about-turned-turned-pivot = B is turned by 90 degrees. Turned back around the wrong point, P comes to lie inside.
about-turned-circle-mirror = A is apart, at the mirror of a place where B would be hit.
about-turned-circle-in-the-box = A is in an empty corner of the upright box around B.
about-turned-circle-on-the-edge = A overlaps the middle of a long edge. Both corners are far away, so corners says miss.
about-turned-circle-past-the-corner = A is past a corner. Across each edge the shadows overlap. Only the line to the corner has a gap.
about-turned-circle-in-the-notch = A is in the notch, apart from both edges. The axes see the notch filled.
about-turned-circle-in-the-triangle = A is all inside, with no edge near it. edges says miss.
about-turned-wild-web-dashers-174 = A spike and a block. The upright box of the spike reaches the block, the spike does not. The numbers are ours. web-dashers#174
about-turned-wild-corehtml5canvas-11 = A box beside a shape with a notch. The axes see no notch, and say hit. The numbers are those of the report. corehtml5canvas#11
about-turned-wild-sat-js-68 = A box in the corner of an L. The axes see the L filled. The numbers are those of the report. jriecken/sat-js#68
about-turned-wild-love2d-die = A point in a die that stands on its corner. Turned back around a corner it is outside. The numbers are ours, after a question at r/love2d.

## lines: a line and a polygon, or a turned rectangle
lines-reaches-in = reaching into B
lines-in-parts = in B { $count } times
lines-meets-the-edge = A meets edge { $edge } of B.
lines-crosses-none = A crosses no edge of B.
lines-meets-none-start = A meets no edge of B, and A1 is not in B.
lines-crosses-none-start = A crosses no edge of B, and A1 is not inside B.
lines-end-on-edge = { $end } is on the edge of B, and here that counts as inside.
lines-no-end-inside = Neither end of A is inside B.
lines-numbers-hit = By the numbers of the test, A meets B.
lines-numbers-miss = By the numbers of the test, A does not meet B.
lines-inner-whole = All of A is on the inner side of all edges.
lines-inner-at = At t = { $at }, A is on the inner side of all edges. t is 0 at the start of A and 1 at its end.
lines-inner-hit = From t = { $from } to t = { $to }, A is on the inner side of all edges.
lines-inner-none = No part of A is on the inner side of edge { $edge }.
lines-inner-miss = Out at edge { $first } (t = { $out }), before in at edge { $then } (t = { $into }).
lines-unturned-hit = A hits the rectangle as it is before it is turned.
lines-unturned-miss = A misses the rectangle as it is before it is turned.
lines-because-unturned = the test leaves out the angle of B
lines-because-flat = all corners of B are on one line
lines-because-tangled = edges of B cross or touch each other, and the test is not made for that
lines-because-concave = B has a notch, so parts of B are on the outer side of an edge
lines-because-no-end = a part of A is inside B, but none of its ends
lines-because-no-crossing = a part of A is inside B, but A crosses no edge, it only touches edges
lines-because-start-counts = A1 is on an edge, and the ray takes it for inside
lines-because-on-line = A is on the line of an edge, so both products of that edge are 0, whether they meet or not
lines-because-doubled = two corners of B are one point, and both products of that edge are 0
lines-row-meets = A meets edge { $edge }
lines-row-crosses = A crosses edge { $edge }
lines-row-end-on = { $end } is on edge { $edge }
lines-row-height = edge { $edge } is at the height of { $end }
lines-row-ray = the ray from { $end } crosses edge { $edge }
lines-row-along = A is parallel to edge { $edge }
lines-row-inner = parallel, on the inner side of edge { $edge }
lines-row-left = in before out, up to edge { $edge }
lines-row-crossed = edges on the ray from { $end }
lines-inner = inner side of edge { $edge }
lines-inner-all = inner side of all
lines-sum-inner = on all inner sides:
lines-sum-not-inner = never on all inner sides:
idea-line-edges = Does A meet an edge of B?
idea-edges-and-start = Does A meet an edge of B, or start inside?
idea-line-clip = Each edge has an inner side. When is A on all of them at once?
idea-line-products = Does A cross an edge, by signs of cross products, or start inside?
idea-line-unturned = Like clip, with the rectangle before it is turned.
explain-line-edges = The test of two lines, for each edge. A line that is all inside meets no edge, and one that lies along an edge is parallel to it. Both are missed.
explain-edges-and-start = Whether A starts inside, a ray to the right says: then it crosses an odd number of edges. What is still missed is a line that lies along an edge and ends before the corners.
explain-line-clip = The method of Cyrus and Beck. At the line of each edge A comes to its inner side or leaves it. The last time in and the first time out count. A shape with a notch has parts on the outer side of an edge, so this is right for convex shapes only.
explain-line-products = Two products for each edge, as for two lines, and a ray for the start. Where A goes through a corner, a product is 0 at both edges there, and with < both say no.
explain-line-unturned = Takes centre, width and height, and forgets the angle. Right for 0 and 180 degrees.
deal-line-and-polygon = a line and a polygon
deal-line-and-turned = a line and a turned rectangle
examples-line-and-polygon = A line and a polygon
examples-line-and-turned = A line and a turned rectangle
option-line-polygon-through = through the polygon
option-line-arm-to-arm = from arm to arm
option-line-in-polygon = all in the polygon
option-line-on-polygon-edge = on an edge, shorter
option-line-through-corner = through a corner
option-line-turned-through = through the turned one
option-line-unturned-hit = only without the angle
option-line-unturned-miss = only with the angle
about-lines-line-polygon-through = A comes to the inner side of the edge 1–2 at t = 0.2 and leaves that of 2–3 at t = 0.8. Between them it is on the inner side of all three edges: in B.
about-lines-line-arm-to-arm = Both ends of A are in B, one in each arm. But A leaves the inner side of the edge 4–1 at t = 0.24 and comes to that of 3–4 at t = 0.76. So clip says miss.
about-lines-line-in-polygon = All of A is in B, so it meets none of the three edges, and edges says miss.
about-lines-line-on-polygon-edge = A lies on the edge 3–1 and ends before the corners. It is parallel to that edge, so no place is computed, and edges-and-start says miss.
about-lines-line-through-corner = A goes in through corner 2. At both edges there a product is 0, and with < that is no crossing: products says miss.
about-lines-line-turned-through = A comes to the inner side of the edge 3–4 at t = 0.3 and leaves that of 1–2 at t = 0.7. Between them it is in B.
about-lines-line-unturned-hit = A passes B. Before it is turned, B lies across, and A goes through it: unturned says hit.
about-lines-line-unturned-miss = A goes through the upper end of B. Before it is turned, B lies lower, and unturned says miss.

# The article, in front of the program
article-hint = Press, then drag A onto B.
article-skip = Skip to the text
article-untranslated = This article is not translated into your language yet.
article-program = Open the program
article-languages = Language
article-sections = Contents
article-section-link = Link to this section: { $section }
article-put-on-b = Put it on B for me
article-rows = What is compared
article-try = Press to try it here
article-course = Do it yourself
article-course-about = { $chapters } chapters, { $steps } steps; at each, one thing to do or to guess.
article-course-step = Course { $step }: { $title }
article-map = All arrangements of A and B on x (across) and on y (down)
article-script-section = Section { $place } of { $count }
article-script-open = Open in hantei
article-script-live = Live figure: { $says }
article-script-wrong = Wrong in { $wrong } of { $total }
article-script-border = judged with: touching is a { $border ->
    [hits] hit
   *[misses] miss
}
article-script-at-first = At the start:
article-script-apart = They are apart, and your test says hit.
article-script-overlapping = They overlap, and your test says miss.
article-script-touching-hit = They only touch, and your test says hit.
article-script-touching-miss = They touch, and your test says miss.
article-script-no-judge = The test cannot be judged here: this browser could not load the judge.

# The judge of code after a hit
after-hit-also = The text also has code that runs after a hit: hantei judge response judges that.
after-hit-kind = Code that runs after a hit.
after-hit-right = Right for straight motion: it does what { $method } does in all { $cases } cases. Tried, not proved.
after-hit-is = This is { $method }: it does the same in all { $cases } cases. Tried, not proved.
after-hit-is-outside = This is { $method }: it does the same in all { $cases } cases but for those in which A overlaps the block at the start. Tried, not proved.
after-hit-is-in-rows = This is { $method }: it does the same in all but those of the { $cases } cases in which A meets tiles that do not lie in a row{ $inside ->
    [yes] , or overlaps a block at the start
   *[no] {""}
}. Tried, not proved.
after-hit-none = It is none of the five methods: tried in { $cases } cases.
after-hit-none-near = It is none of the five methods: tried in { $cases } cases. Nearest is { $method }: the same in { $same } of { $of }.
after-hit-differs = But { $what }, in { $count } of { $of } cases: { $case }.
after-hit-difference = { $kind ->
    [missed] it does nothing at { $sides }
    [side] it names another side where the nearest method names { $sides }
    [not-put] { $axis } is not put back at { $sides }
    [put] { $axis } is put back at { $sides }, where the nearest method leaves { $axis } as it is
    [elsewhere] A gets another { $axis } at { $sides } than the nearest method gives it
    [runs] '{ $name }' is left as it is at { $sides }
    [stopped] '{ $name }' changes at { $sides }, where the nearest method leaves it as it is
    [unset] '{ $name }' is not set at { $sides }
    [set] '{ $name }' is set at { $sides }, too
   *[extra] it acts where the nearest method finds no hit
}
after-hit-mend = { $kind ->
    [side] To mend it, find the side as the nearest method does: hantei code response { $method } --language { $language }.
    [not-put] To mend it, put A at the edge of the block at { $sides }: that changes { $axis }.
    [put] To mend it, put { $axis } back only where A hits something on { $axis }.
    [elsewhere] To mend it, put A at the edge that is hit. If x and y are A's corner: x = b.x - a.w or b.x + b.w, y = b.y - a.h or b.y + b.h. If A is a circle: x = b.x - a.r or b.x + b.w + a.r, y = b.y - a.r or b.y + b.h + a.r.
    [stop] To mend it, set '{ $name }' to 0 where { $axis } is put back.
    [turn] To mend it, turn '{ $name }' round where A hits something on { $axis }.
    [stopped] To mend it, change '{ $name }' only where A hits something on { $axis }.
    [unset] To mend it, set '{ $name }' at { $sides }.
    [set] To mend it, do not set '{ $name }' at { $sides }.
    [staggered] To mend it, test every tile, each with A's position at that moment, and change the velocity only after the loop.
   *[extra] To mend it, find the hit as the nearest method does: hantei code response { $method } --language { $language }.
}
after-hit-mend-seam = To mend it, move A on one axis and test all tiles, then do the same on the other axis, each time with the new place: hantei code response axis-by-axis --does move --tiles --language { $language }.
after-hit-or = { $one } or { $other }
after-hit-axis-by-axis = axis-by-axis, { $axis } first
after-hit-x-first = { $method ->
    [previous] previous (x before y)
   *[least-overlap] least-overlap (x where both overlaps are equal)
}
after-hit-swept = swept (a corner is stopped on { $axis }; after the hit: { $answer ->
    [out] out
    [stop] stop
   *[slide] slide
})
after-hit-swept-side = swept (a corner is stopped on { $axis })
after-hit-swept-ball = swept (after the hit: { $answer ->
    [out] out
    [stop] stop
    [bounce] bounce
   *[slide] slide
})
after-hit-case = A { $a }; v { $v }; B { $b }
after-hit-case-moving = { $case } moves by { $v }
after-hit-end = A ends at { $end }
after-hit-side = it names { $side }
after-hit-side-end = it takes { $side }, and { $end }
after-hit-something = it acts
after-hit-both = { $one } + { $other }
after-hit-other-side = Another side than the one that is hit, in { $count } of { $of } cases: { $case }. Here { $did }; true is { $is }.
after-hit-unseen = It does nothing although A overlaps the block after the step, in { $count } of { $of } cases: { $case }. True is { $is }.
after-hit-overlaps = A still overlaps the block, in { $count } of { $of } cases: { $case }. Here { $did }; true is { $is }.
after-hit-behind = A ends behind the block, in { $count } of { $of } cases: { $case }. Here { $did }; true is { $is }.
after-hit-nothing = It acts although nothing is hit, in { $count } of { $of } cases: { $case }. Here { $did }.
after-hit-seam = A seam between two tiles stops A, in { $count } of { $of } cases: { $case }. Here { $did }; true is { $is } alone.
after-hit-twice = Two blocks are hit in the same step and turn the velocity twice, so A goes on into them, in { $count } of { $of } cases: { $case }. True is { $is }. Leave the loop after the first hit (break).
after-hit-skipped = The block behind a removed one is not looked at, at { $count } of { $of } sides: { $case }. Both blocks are hit, and only the first one goes. Walk through the list from its end to its beginning, or over a copy of it.
after-hit-too-fast = It misses a hit because A is past the block after the step, in { $count } of { $of } cases: { $case }. True is { $is }.
after-hit-moving-same = While the block moves too, { $all ->
    [yes] it does what { $method } does with their relative velocity, in all { $of } cases.
   *[no] it does what { $method } does with their relative velocity in only { $same } of { $of } cases.
}
after-hit-from = From { $speed } px a frame on it misses a wall of 32 px, with A 16 px wide.
after-hit-time = { $is ->
    [right] The number that it returns is the time of impact: right in all { $of } cases in which it names the true side.
    [wrong] The number that it returns is the time of impact: right in only { $right } of the { $of } cases in which it names the true side.
   *[unjudged] The number that it returns is not judged.
}
after-hit-corner-x = Where A meets two sides at the same moment, it takes the wall: left or right.
after-hit-corner-y = Where A meets two sides at the same moment, it takes the floor or the ceiling: top or bottom.
after-hit-corner-both = Where A meets two sides at the same moment, it takes both.
after-hit-corner-mixed = Where A meets two sides at the same moment, it takes now the wall, now the floor: it needs a rule.
after-hit-corner-none = Where A meets two sides at the same moment, it names neither: it needs a rule.
after-hit-corner-ball = { $rule ->
    [x] Where the ball meets a corner of the block, the code takes left or right. A real ball bounces as off a wall at right angles to the line from the corner to the centre of the ball.
    [y] Where the ball meets a corner of the block, the code takes top or bottom. A real ball bounces as off a wall at right angles to the line from the corner to the centre of the ball.
    [both] Where the ball meets a corner of the block, the code takes both sides. A real ball bounces as off a wall at right angles to the line from the corner to the centre of the ball.
    [mirrored] Where the ball meets a corner of the block, the ball bounces as off a wall at right angles to the line from the corner to the centre of the ball. That is right.
    [none] Where the ball meets a corner of the block, the code takes no side. A real ball bounces as off a wall at right angles to the line from the corner to the centre of the ball.
   *[mixed] Where the ball meets a corner of the block, the code does not always do the same. A real ball bounces as off a wall at right angles to the line from the corner to the centre of the ball.
}
after-hit-read = Read as { $language }: '{ $a }' is A, '{ $b }' is { $list ->
    [yes] the list of blocks
   *[no] the block
}.
after-hit-before = A is given before its step.
after-hit-after = A is given after its step.
after-hit-gravity = The code adds gravity (x { $x }, y { $y } a frame). Gravity does not count as a change of the velocity: v in each case is the velocity with which A moves in the step.
after-hit-members = Names: { $members }.
after-hit-by-value = Passed by value: '{ $names }'. What becomes of the caller's velocity is not in this text.
after-hit-of-a = The words are taken for sides of A: left is the right side of the block.
after-hit-flag = '{ $name }' is set at: { $sides }.
after-hit-flag-wrong = '{ $name }' is set at: { $sides }. A stands only at the top of a block.
after-hit-centre = x and y are taken for the centre.
after-hit-ball = A is a circle: each case gives the centre and the radius of A.
after-hit-moving = The block moves too ('{ $name }'): the true side is that of the velocity of A relative to it. { $how ->
    [moves] The code moves it.
    [before] It is given before its step.
   *[after] It is given after its step.
}
after-hit-removes = It removes the block that is hit ('{ $name }').
after-hit-one-block = It takes one block before the step, so rows of tiles were not tried: of several blocks, take the one that is hit first.
after-hit-says-nothing = this names no side and moves nothing; paste the code that runs after the hit
after-hit-no-block = only '{ $name }' has a place: which is the block?
after-hit-no-place = no name here is a place: which is A, and which is the block?
after-hit-several = several things have a place: { $names }; allowed: A, and one block or one list of blocks
after-hit-circle = '{ $name }' is a radius: only A can be a circle, with a centre and a radius and without edges; the block has to be a rectangle
after-hit-unknown = what is '{ $name }'? Known are places, sizes, the old place (oldX, prev.x), the velocity (vx, speed.x), and a block or a list of blocks; for a number, --with NAME=NUMBER
after-hit-changes = '{ $name }' is changed; allowed: the place and the velocity of A, and flags
after-hit-no-size = which is the size of '{ $name }'? It needs a name, such as { $name }.w and { $name }.h; a number is not read as a size
after-hit-origin = are x and y of '{ $name }' the corner or the centre? --origin says it
after-hit-apart = '{ $one }' is set: does '{ $other }' move with it? Write what is computed in place of '{ $other }'
after-hit-when = is A given before or after its step? Name the old place (oldX) or the new one (newX)
after-hit-moves-by = far from all blocks, A moves on { $axis } by something else than its velocity: which is the velocity?
after-hit-changes-speed = far from all blocks, the velocity on { $axis } changes, and not by one fixed amount in each step, as gravity does: paste the code without friction, a highest speed and keys
after-hit-moves-only = it moves A on { $axis } only; paste the part for the other axis, too
after-hit-resizes = the size of '{ $name }' changes, or two edges of it do not fit together
after-hit-changes-block = the block '{ $name }' is changed; allowed: A
after-hit-no-sides = the answers do not tell one side from another
after-hit-answer = the answer '{ $given }' is not understood; allowed: a word, a number, a normal, a place
after-hit-alone = Judged: the function '{ $name }'. The code that calls it was not read.
after-hit-left-out = Left out, because it plays no part here: '{ $all }'
after-hit-steering = Left out, since each case sets the velocity itself: '{ $all }'
after-hit-edges = Left out, since it is the edge of the screen: '{ $all }'
after-hit-outside = Not judged, because it is outside the function: '{ $first }'{ $others ->
    [0] {""}
   *[other] {" "}and { $others } more
}
after-hit-copy = '{ $name }' is passed by value: only a copy is changed, and A stays where it is. Take a reference or a pointer, or return the new value.
after-hit-map = '{ $name }' is a map of tiles, which is not read; paste code that takes the solid tiles as a list of rectangles
after-hit-always = The code acts even far from all blocks. So it was tried as if it ran only when A overlaps a block after the step.

## Own code after a hit
response-formula = Code
response-formula-help = your own code after a hit, a function or lines; typing it chooses the method own
response-origin = x and y are
response-origin-help = what x and y of A and of the blocks are in the code: the top-left corner or the centre; as-read: what the code shows
door-response-own = Your own code
explain-own-code = Your own code: paste what runs after the hit. It may name a side, move A, change its velocity or set a flag. Here it runs in each frame; hantei also tries it in more than 1,000 cases and shows where it goes wrong.
own-code-example = { $place } of { $count }: { $line }
own-code-end = A ends at
own-code-velocity = velocity then
own-code-rule = x, y: { $origin }
own-code-finding = { $flaw ->
    [other-side] Another side than the one that is hit
    [unseen] It does nothing although A overlaps the block
    [overlaps] A still overlaps the block
    [behind] A ends behind the block
    [nothing-hit] It acts although nothing is hit
    [seam] A seam between two tiles stops A
    [twice] Two blocks turn the velocity twice
    [skipped] The block behind a removed one is not looked at
   *[too-fast] It misses a hit because A is past the block
}: { $count } of { $of } cases.
own-code-fails = { $flaw ->
    [other-side] The code takes another side.
    [unseen] A overlaps the block afterwards, and the code does nothing.
    [overlaps] A still overlaps the block.
    [behind] A ends behind the block.
    [nothing-hit] The code acts although nothing is hit.
    [seam] A seam between two tiles stops A, but an edge between two solid tiles is not a wall.
    [twice] Two blocks turn the velocity twice, so A goes on as before.
   *[too-fast] A is past the block after the step, so the code sees no hit.
} { $so }
examples-own-code = My own code
option-own-shortest-way = the shortest way out
about-response-own-shortest-way = Code as it is often pasted: the smallest of four depths. It runs here in each frame. Open "Your own code" to see where it goes wrong, and put your own in its place.
option-own-keys-turned = the box sticks
about-response-own-keys-turned = Each direction puts A at the far side of the block: the sides are mixed up, so A jumps through. Swap them in "Your own code".

## A ball, and tiles that move
response-bv = Velocity of B
response-bv-help = how far all tiles move in a frame
response-relative = Seen from B, A moves by ({ $x }, { $y }). { $reason }
why-ball-side = The circle meets the { $side ->
    [left] left side
    [right] right side
    [top] top
   *[bottom] underside
} at t = { $time }. So: { $out }.
why-ball-corner = The circle meets the corner at t = { $time }. The way out leads from the corner to the centre: ({ $x }, { $y }). So: { $out }.
wrong-square = Only the square around the circle reaches into B.
wrong-square-corner = The circle met the corner, but the method checks the square around it and finds only sides.
own-code-circle = Your code is run with a rectangle A. Here A is a circle.
own-code-ball = Your code is for a ball: it runs with a circle A. Here A is a rectangle.
hit-on-corner = Hit — on the corner
goes-on = { $answer ->
    [stop] it stops there
    [bounce] it bounces off, with the velocity ({ $x }, { $y })
   *[slide] it goes on along B, with the velocity ({ $x }, { $y })
}
examples-ball = A ball, a moving block
option-ball-and-brick = ball and brick
about-response-ball-and-brick = A ball meets a brick on its underside and bounces. Only the part of its velocity along the normal is reversed. With least-overlap, the square around the ball decides.
option-ball-on-a-corner = ball on a corner
about-response-ball-on-a-corner = The ball meets the corner: the normal leads from the corner to its centre, so both parts of the velocity change. If you reverse only x or only y, it goes the wrong way.
option-square-of-a-ball = only the square reaches in
about-response-square-of-a-ball = The ball passes the corner. The square around it reaches into the brick, and four of the five methods say hit.
option-faster-paddle = a ball in a faster paddle
about-response-faster-paddle = The paddle is faster than the ball and swallows it: least-overlap then pushes the ball out at the wrong side. Seen from the paddle the ball comes towards it: take the relative velocity, as swept does, and turn that round. The numbers are ours. SerenityOS/serenity#9938
option-lift = a lift comes up
about-response-lift = A stands still in the air, and a lift comes up. Without B's velocity, neither side nor time can be found.
option-wild-breakout = vx and vy reversed
about-response-wild-breakout = A Breakout game reversed vx and vy at each hit, so the ball flew back the way it came. Here it meets the brick's left side: only vx should be reversed. The numbers are ours. city41/reagent-breakout#1

# Print an optspec for argparse to handle cmd's options that are independent of any subcommand.
function __fish_hantei_global_optspecs
    string join \n present trace fresh frames= window-size= h/help V/version
end

function __fish_hantei_needs_command
    # Figure out if the current invocation already has a command.
    set -l cmd (commandline -opc)
    set -e cmd[1]
    argparse -s (__fish_hantei_global_optspecs) -- $cmd 2>/dev/null
    or return
    if set -q argv[1]
        # Also print the command, so this can be used to figure out what it is.
        echo $argv[1]
        return 1
    end
    return 0
end

function __fish_hantei_using_subcommand
    set -l cmd (__fish_hantei_needs_command)
    test -z "$cmd"
    and return 1
    contains -- $cmd[1] $argv
end

complete -c hantei -n "__fish_hantei_needs_command" -l frames -d 'Close the window after N frames' -r
complete -c hantei -n "__fish_hantei_needs_command" -l window-size -d 'Size of the window, in logical pixels' -r
complete -c hantei -n "__fish_hantei_needs_command" -l present -d 'Open in the presenter\'s layout: verdict and reason large under the picture; F8 and Esc leave it'
complete -c hantei -n "__fish_hantei_needs_command" -l trace -d 'Print a JSON line at the start and whenever the answer changes'
complete -c hantei -n "__fish_hantei_needs_command" -l fresh -d 'Begin the course again; your saved progress stays as it is'
complete -c hantei -n "__fish_hantei_needs_command" -s h -l help -d 'Print help'
complete -c hantei -n "__fish_hantei_needs_command" -s V -l version -d 'Print version'
complete -c hantei -n "__fish_hantei_needs_command" -a "svg" -d 'Draw the picture and its verdict as SVG: no window and no display needed'
complete -c hantei -n "__fish_hantei_needs_command" -a "check" -d 'Judge shapes from a file or standard input, one case a line'
complete -c hantei -n "__fish_hantei_needs_command" -a "course" -d 'Open the window with a course of your own, TOML files; without one, go on with the built-in course'
complete -c hantei -n "__fish_hantei_needs_command" -a "judge" -d 'Check a test of your own in every arrangement'
complete -c hantei -n "__fish_hantei_needs_command" -a "code" -d 'Print a method as a function in a programming language'
complete -c hantei -n "__fish_hantei_needs_command" -a "cases" -d 'Print every arrangement with its numbers and the right answer, for a test of your own function'
complete -c hantei -n "__fish_hantei_needs_command" -a "list" -d 'List the scenes with their keys, values and defaults'
complete -c hantei -n "__fish_hantei_needs_command" -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c hantei -n "__fish_hantei_using_subcommand svg" -l size -d 'Size of the picture, in pixels' -r
complete -c hantei -n "__fish_hantei_using_subcommand svg" -l figure -d 'Draw this figure of the panel by itself: map, lens or cost' -r
complete -c hantei -n "__fish_hantei_using_subcommand svg" -s o -l output -d 'Write to FILE, which is replaced only once the picture is complete; - is standard output' -r -F
complete -c hantei -n "__fish_hantei_using_subcommand svg" -l print -d 'A worksheet in black and white: the comparisons below the picture, blank with guess=on'
complete -c hantei -n "__fish_hantei_using_subcommand svg" -s h -l help -d 'Print help'
complete -c hantei -n "__fish_hantei_using_subcommand check; and not __fish_seen_subcommand_from rects quad circle cuboids crowd pair button polygon circles response help" -s h -l help -d 'Print help'
complete -c hantei -n "__fish_hantei_using_subcommand check; and not __fish_seen_subcommand_from rects quad circle cuboids crowd pair button polygon circles response help" -f -a "rects" -d 'Two rectangles a line, 8 numbers, two corners each (x1 y1 x2 y2): prints "collision" or "no collision"'
complete -c hantei -n "__fish_hantei_using_subcommand check; and not __fish_seen_subcommand_from rects quad circle cuboids crowd pair button polygon circles response help" -f -a "quad" -d 'A quadrilateral and a point a line, 10 numbers A B C D P: prints "true" or "false"'
complete -c hantei -n "__fish_hantei_using_subcommand check; and not __fish_seen_subcommand_from rects quad circle cuboids crowd pair button polygon circles response help" -f -a "circle" -d 'A circle and a rectangle a line, 7 numbers, centre x y, radius, rectangle: prints "collision" or "no collision"'
complete -c hantei -n "__fish_hantei_using_subcommand check; and not __fish_seen_subcommand_from rects quad circle cuboids crowd pair button polygon circles response help" -f -a "cuboids" -d 'Two cuboids a line, 12 numbers: prints "collision" or "no collision"'
complete -c hantei -n "__fish_hantei_using_subcommand check; and not __fish_seen_subcommand_from rects quad circle cuboids crowd pair button polygon circles response help" -f -a "crowd" -d 'One rectangle a line, 4 numbers: prints each overlapping pair, "i j", lines counted from 0 without empty ones and comments'
complete -c hantei -n "__fish_hantei_using_subcommand check; and not __fish_seen_subcommand_from rects quad circle cuboids crowd pair button polygon circles response help" -f -a "pair" -d 'Two shapes of the given kinds a line, A\'s numbers, \';\', B\'s: prints "apart", "touching" or "overlapping", of a point "outside", "on-edge" or "inside", of a segment "crossing" for "overlapping"'
complete -c hantei -n "__fish_hantei_using_subcommand check; and not __fish_seen_subcommand_from rects quad circle cuboids crowd pair button polygon circles response help" -f -a "button" -d 'A point and a rectangle a line, px py and x y w h, as `check pair point rect`: prints "outside", "on-edge" or "inside", or with --method "true" or "false"'
complete -c hantei -n "__fish_hantei_using_subcommand check; and not __fish_seen_subcommand_from rects quad circle cuboids crowd pair button polygon circles response help" -f -a "polygon" -d 'A point and a polygon a line, px py ; x1 y1 x2 y2 …, as `check pair point polygon`: prints "outside", "on-edge" or "inside", or with --method "true" or "false"'
complete -c hantei -n "__fish_hantei_using_subcommand check; and not __fish_seen_subcommand_from rects quad circle cuboids crowd pair button polygon circles response help" -f -a "circles" -d 'Two circles a line, x y r each, as `check pair circle circle`: prints "apart", "touching" or "overlapping", or with --method "collision" or "no collision"'
complete -c hantei -n "__fish_hantei_using_subcommand check; and not __fish_seen_subcommand_from rects quad circle cuboids crowd pair button polygon circles response help" -f -a "response" -d 'A rectangle or with --circle a circle that moves, and what it meets, 10 numbers a line, A before (x y w h, or x y r), its velocity (vx vy) and B (x y w h), 4 more for each further tile, and with --moving B\'s velocity (vx vy): prints "none", or the side of B that is met and when, as "top 0.25"'
complete -c hantei -n "__fish_hantei_using_subcommand check; and not __fish_seen_subcommand_from rects quad circle cuboids crowd pair button polygon circles response help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c hantei -n "__fish_hantei_using_subcommand check; and __fish_seen_subcommand_from rects" -l notation -d 'How four numbers describe a rectangle: corners, origin-size or centre-size; from sizes, the corners are computed first' -r
complete -c hantei -n "__fish_hantei_using_subcommand check; and __fish_seen_subcommand_from rects" -l method -d 'How the test is written, as in the scene rects' -r
complete -c hantei -n "__fish_hantei_using_subcommand check; and __fish_seen_subcommand_from rects" -l border -d 'Whether touching is a hit: as-written, hits or misses' -r
complete -c hantei -n "__fish_hantei_using_subcommand check; and __fish_seen_subcommand_from rects" -l formula -d 'Your own test instead, as in `hantei judge`' -r
complete -c hantei -n "__fish_hantei_using_subcommand check; and __fish_seen_subcommand_from rects" -l header -d 'Skip the first line: it names the columns'
complete -c hantei -n "__fish_hantei_using_subcommand check; and __fish_seen_subcommand_from rects" -l contact -d 'Print the exact relation instead: apart, touching or overlapping; with --formula, after its answer. If sizes are given, the corners are computed from them first'
complete -c hantei -n "__fish_hantei_using_subcommand check; and __fish_seen_subcommand_from rects" -l amount -d 'With --contact: also print the gap or the depth along an axis'
complete -c hantei -n "__fish_hantei_using_subcommand check; and __fish_seen_subcommand_from rects" -l explain -d 'Print each comparison under the answer'
complete -c hantei -n "__fish_hantei_using_subcommand check; and __fish_seen_subcommand_from rects" -s h -l help -d 'Print help'
complete -c hantei -n "__fish_hantei_using_subcommand check; and __fish_seen_subcommand_from quad" -l formula -d 'Your own test instead, as in `hantei judge`' -r
complete -c hantei -n "__fish_hantei_using_subcommand check; and __fish_seen_subcommand_from quad" -l method -d 'How the test is written, as in the scene quad' -r
complete -c hantei -n "__fish_hantei_using_subcommand check; and __fish_seen_subcommand_from quad" -l border -d 'Whether a point on an edge is inside: as-written, hits or misses' -r
complete -c hantei -n "__fish_hantei_using_subcommand check; and __fish_seen_subcommand_from quad" -l header -d 'Skip the first line: it names the columns'
complete -c hantei -n "__fish_hantei_using_subcommand check; and __fish_seen_subcommand_from quad" -l explain -d 'Print each comparison under the answer'
complete -c hantei -n "__fish_hantei_using_subcommand check; and __fish_seen_subcommand_from quad" -l contact -d 'Print the exact relation instead: outside, on-edge or inside; with --formula, after its answer'
complete -c hantei -n "__fish_hantei_using_subcommand check; and __fish_seen_subcommand_from quad" -l amount -d 'With --contact: also print how far the nearest edge is'
complete -c hantei -n "__fish_hantei_using_subcommand check; and __fish_seen_subcommand_from quad" -s h -l help -d 'Print help'
complete -c hantei -n "__fish_hantei_using_subcommand check; and __fish_seen_subcommand_from circle" -l notation -d 'How four numbers describe a rectangle: corners, origin-size or centre-size; from sizes, the corners are computed first' -r
complete -c hantei -n "__fish_hantei_using_subcommand check; and __fish_seen_subcommand_from circle" -l border -d 'Whether touching is a hit: as-written, hits or misses' -r
complete -c hantei -n "__fish_hantei_using_subcommand check; and __fish_seen_subcommand_from circle" -l method -d 'How the test is written, as in the scene circle' -r
complete -c hantei -n "__fish_hantei_using_subcommand check; and __fish_seen_subcommand_from circle" -l formula -d 'Your own test instead, with the names cx cy r, bx by bw bh, bx1 by1 bx2 by2, bcx bcy' -r
complete -c hantei -n "__fish_hantei_using_subcommand check; and __fish_seen_subcommand_from circle" -l header -d 'Skip the first line: it names the columns'
complete -c hantei -n "__fish_hantei_using_subcommand check; and __fish_seen_subcommand_from circle" -l explain -d 'Print each comparison under the answer'
complete -c hantei -n "__fish_hantei_using_subcommand check; and __fish_seen_subcommand_from circle" -l contact -d 'Print the exact relation instead: apart, touching or overlapping; with --formula, after its answer. If the rectangle is given by its size, its corners are computed first'
complete -c hantei -n "__fish_hantei_using_subcommand check; and __fish_seen_subcommand_from circle" -l amount -d 'With --contact: also print the gap, or the depth along the shortest way out'
complete -c hantei -n "__fish_hantei_using_subcommand check; and __fish_seen_subcommand_from circle" -s h -l help -d 'Print help'
complete -c hantei -n "__fish_hantei_using_subcommand check; and __fish_seen_subcommand_from cuboids" -l border -d 'Whether touching is a hit: as-written, hits or misses' -r
complete -c hantei -n "__fish_hantei_using_subcommand check; and __fish_seen_subcommand_from cuboids" -l notation -d 'How six numbers describe a cuboid: corners, origin-size or centre-size; from sizes, the corners are computed first' -r
complete -c hantei -n "__fish_hantei_using_subcommand check; and __fish_seen_subcommand_from cuboids" -l method -d 'How the test is written, as in the scene cuboids' -r
complete -c hantei -n "__fish_hantei_using_subcommand check; and __fish_seen_subcommand_from cuboids" -l formula -d 'Your own test instead, with the names of `hantei judge rects` and az, ad, az1, az2, acz' -r
complete -c hantei -n "__fish_hantei_using_subcommand check; and __fish_seen_subcommand_from cuboids" -l header -d 'Skip the first line: it names the columns'
complete -c hantei -n "__fish_hantei_using_subcommand check; and __fish_seen_subcommand_from cuboids" -l contact -d 'Print the exact relation instead: apart, touching or overlapping; with --formula, after its answer. If sizes are given, the corners are computed from them first'
complete -c hantei -n "__fish_hantei_using_subcommand check; and __fish_seen_subcommand_from cuboids" -l amount -d 'With --contact: also print the gap or the depth along an axis'
complete -c hantei -n "__fish_hantei_using_subcommand check; and __fish_seen_subcommand_from cuboids" -l explain -d 'Print each comparison under the answer'
complete -c hantei -n "__fish_hantei_using_subcommand check; and __fish_seen_subcommand_from cuboids" -s h -l help -d 'Print help'
complete -c hantei -n "__fish_hantei_using_subcommand check; and __fish_seen_subcommand_from crowd" -l notation -d 'How four numbers describe a rectangle: corners, origin-size or centre-size; from sizes, the corners are computed first' -r
complete -c hantei -n "__fish_hantei_using_subcommand check; and __fish_seen_subcommand_from crowd" -l border -d 'Whether touching is a hit: as-written (it is, as in C++), hits or misses' -r
complete -c hantei -n "__fish_hantei_using_subcommand check; and __fish_seen_subcommand_from crowd" -l header -d 'Skip the first line: it names the columns'
complete -c hantei -n "__fish_hantei_using_subcommand check; and __fish_seen_subcommand_from crowd" -s h -l help -d 'Print help'
complete -c hantei -n "__fish_hantei_using_subcommand check; and __fish_seen_subcommand_from pair" -l method -d 'What this method says instead, as in the scenes rects, circle, button, polygon, circles, lines and turned: "true" or "false" of a point, else "collision" or "no collision"' -r
complete -c hantei -n "__fish_hantei_using_subcommand check; and __fish_seen_subcommand_from pair" -l border -d 'With --method: what counts at the border: as-written, hits, misses, or half (points: left and top edge)' -r
complete -c hantei -n "__fish_hantei_using_subcommand check; and __fish_seen_subcommand_from pair" -l explain -d 'With --method: print each comparison under the answer'
complete -c hantei -n "__fish_hantei_using_subcommand check; and __fish_seen_subcommand_from pair" -l amount -d 'Also print how far the two are from touching: the gap between them, or the length of the shortest way out ("-" where a polygon that is not convex overlaps)'
complete -c hantei -n "__fish_hantei_using_subcommand check; and __fish_seen_subcommand_from pair" -l header -d 'Skip the first line: it names the columns'
complete -c hantei -n "__fish_hantei_using_subcommand check; and __fish_seen_subcommand_from pair" -s h -l help -d 'Print help'
complete -c hantei -n "__fish_hantei_using_subcommand check; and __fish_seen_subcommand_from button" -l method -d 'What this method says instead, as in the scenes rects, circle, button, polygon, circles, lines and turned: "true" or "false" of a point, else "collision" or "no collision"' -r
complete -c hantei -n "__fish_hantei_using_subcommand check; and __fish_seen_subcommand_from button" -l border -d 'With --method: what counts at the border: as-written, hits, misses, or half (points: left and top edge)' -r
complete -c hantei -n "__fish_hantei_using_subcommand check; and __fish_seen_subcommand_from button" -l explain -d 'With --method: print each comparison under the answer'
complete -c hantei -n "__fish_hantei_using_subcommand check; and __fish_seen_subcommand_from button" -l amount -d 'Also print how far the two are from touching: the gap between them, or the length of the shortest way out ("-" where a polygon that is not convex overlaps)'
complete -c hantei -n "__fish_hantei_using_subcommand check; and __fish_seen_subcommand_from button" -l header -d 'Skip the first line: it names the columns'
complete -c hantei -n "__fish_hantei_using_subcommand check; and __fish_seen_subcommand_from button" -s h -l help -d 'Print help'
complete -c hantei -n "__fish_hantei_using_subcommand check; and __fish_seen_subcommand_from polygon" -l method -d 'What this method says instead, as in the scenes rects, circle, button, polygon, circles, lines and turned: "true" or "false" of a point, else "collision" or "no collision"' -r
complete -c hantei -n "__fish_hantei_using_subcommand check; and __fish_seen_subcommand_from polygon" -l border -d 'With --method: what counts at the border: as-written, hits, misses, or half (points: left and top edge)' -r
complete -c hantei -n "__fish_hantei_using_subcommand check; and __fish_seen_subcommand_from polygon" -l explain -d 'With --method: print each comparison under the answer'
complete -c hantei -n "__fish_hantei_using_subcommand check; and __fish_seen_subcommand_from polygon" -l amount -d 'Also print how far the two are from touching: the gap between them, or the length of the shortest way out ("-" where a polygon that is not convex overlaps)'
complete -c hantei -n "__fish_hantei_using_subcommand check; and __fish_seen_subcommand_from polygon" -l header -d 'Skip the first line: it names the columns'
complete -c hantei -n "__fish_hantei_using_subcommand check; and __fish_seen_subcommand_from polygon" -s h -l help -d 'Print help'
complete -c hantei -n "__fish_hantei_using_subcommand check; and __fish_seen_subcommand_from circles" -l method -d 'What this method says instead, as in the scenes rects, circle, button, polygon, circles, lines and turned: "true" or "false" of a point, else "collision" or "no collision"' -r
complete -c hantei -n "__fish_hantei_using_subcommand check; and __fish_seen_subcommand_from circles" -l border -d 'With --method: what counts at the border: as-written, hits, misses, or half (points: left and top edge)' -r
complete -c hantei -n "__fish_hantei_using_subcommand check; and __fish_seen_subcommand_from circles" -l explain -d 'With --method: print each comparison under the answer'
complete -c hantei -n "__fish_hantei_using_subcommand check; and __fish_seen_subcommand_from circles" -l amount -d 'Also print how far the two are from touching: the gap between them, or the length of the shortest way out ("-" where a polygon that is not convex overlaps)'
complete -c hantei -n "__fish_hantei_using_subcommand check; and __fish_seen_subcommand_from circles" -l header -d 'Skip the first line: it names the columns'
complete -c hantei -n "__fish_hantei_using_subcommand check; and __fish_seen_subcommand_from circles" -s h -l help -d 'Print help'
complete -c hantei -n "__fish_hantei_using_subcommand check; and __fish_seen_subcommand_from response" -l method -d 'Print what this method says instead: least-overlap, diagonals, previous, axis-by-axis or swept' -r
complete -c hantei -n "__fish_hantei_using_subcommand check; and __fish_seen_subcommand_from response" -l order -d 'For axis-by-axis: which axis moves first, x or y (default: x)' -r
complete -c hantei -n "__fish_hantei_using_subcommand check; and __fish_seen_subcommand_from response" -l tie -d 'For swept: which axis stops at an exact corner, x or y (default: y)' -r
complete -c hantei -n "__fish_hantei_using_subcommand check; and __fish_seen_subcommand_from response" -l answer -d 'For swept: what happens after an impact: out, stop, slide or bounce (default: slide; stop if there is one tile and no --end)' -r
complete -c hantei -n "__fish_hantei_using_subcommand check; and __fish_seen_subcommand_from response" -l asked -d 'In which order the tiles of a line are tested: given or reversed (default: given)' -r
complete -c hantei -n "__fish_hantei_using_subcommand check; and __fish_seen_subcommand_from response" -l circle -d 'A is a circle, x y r in place of x y w h'
complete -c hantei -n "__fish_hantei_using_subcommand check; and __fish_seen_subcommand_from response" -l moving -d 'The tiles move: two more numbers at the end of each line are their velocity, vx vy'
complete -c hantei -n "__fish_hantei_using_subcommand check; and __fish_seen_subcommand_from response" -l end -d 'Print where A is at the end of the step, and its velocity there'
complete -c hantei -n "__fish_hantei_using_subcommand check; and __fish_seen_subcommand_from response" -l explain -d 'Print each comparison of the method under the answer'
complete -c hantei -n "__fish_hantei_using_subcommand check; and __fish_seen_subcommand_from response" -l header -d 'Skip the first line: it names the columns'
complete -c hantei -n "__fish_hantei_using_subcommand check; and __fish_seen_subcommand_from response" -s h -l help -d 'Print help'
complete -c hantei -n "__fish_hantei_using_subcommand check; and __fish_seen_subcommand_from help" -f -a "rects" -d 'Two rectangles a line, 8 numbers, two corners each (x1 y1 x2 y2): prints "collision" or "no collision"'
complete -c hantei -n "__fish_hantei_using_subcommand check; and __fish_seen_subcommand_from help" -f -a "quad" -d 'A quadrilateral and a point a line, 10 numbers A B C D P: prints "true" or "false"'
complete -c hantei -n "__fish_hantei_using_subcommand check; and __fish_seen_subcommand_from help" -f -a "circle" -d 'A circle and a rectangle a line, 7 numbers, centre x y, radius, rectangle: prints "collision" or "no collision"'
complete -c hantei -n "__fish_hantei_using_subcommand check; and __fish_seen_subcommand_from help" -f -a "cuboids" -d 'Two cuboids a line, 12 numbers: prints "collision" or "no collision"'
complete -c hantei -n "__fish_hantei_using_subcommand check; and __fish_seen_subcommand_from help" -f -a "crowd" -d 'One rectangle a line, 4 numbers: prints each overlapping pair, "i j", lines counted from 0 without empty ones and comments'
complete -c hantei -n "__fish_hantei_using_subcommand check; and __fish_seen_subcommand_from help" -f -a "pair" -d 'Two shapes of the given kinds a line, A\'s numbers, \';\', B\'s: prints "apart", "touching" or "overlapping", of a point "outside", "on-edge" or "inside", of a segment "crossing" for "overlapping"'
complete -c hantei -n "__fish_hantei_using_subcommand check; and __fish_seen_subcommand_from help" -f -a "button" -d 'A point and a rectangle a line, px py and x y w h, as `check pair point rect`: prints "outside", "on-edge" or "inside", or with --method "true" or "false"'
complete -c hantei -n "__fish_hantei_using_subcommand check; and __fish_seen_subcommand_from help" -f -a "polygon" -d 'A point and a polygon a line, px py ; x1 y1 x2 y2 …, as `check pair point polygon`: prints "outside", "on-edge" or "inside", or with --method "true" or "false"'
complete -c hantei -n "__fish_hantei_using_subcommand check; and __fish_seen_subcommand_from help" -f -a "circles" -d 'Two circles a line, x y r each, as `check pair circle circle`: prints "apart", "touching" or "overlapping", or with --method "collision" or "no collision"'
complete -c hantei -n "__fish_hantei_using_subcommand check; and __fish_seen_subcommand_from help" -f -a "response" -d 'A rectangle or with --circle a circle that moves, and what it meets, 10 numbers a line, A before (x y w h, or x y r), its velocity (vx vy) and B (x y w h), 4 more for each further tile, and with --moving B\'s velocity (vx vy): prints "none", or the side of B that is met and when, as "top 0.25"'
complete -c hantei -n "__fish_hantei_using_subcommand check; and __fish_seen_subcommand_from help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c hantei -n "__fish_hantei_using_subcommand course" -l frames -d 'Close the window after N frames' -r
complete -c hantei -n "__fish_hantei_using_subcommand course" -l window-size -d 'Size of the window, in logical pixels' -r
complete -c hantei -n "__fish_hantei_using_subcommand course" -l check -d 'Check the course without a window, and list the steps that cannot be done: the exit code is 0 if there are none, 1 if there are some, 2 if it cannot be read as a course'
complete -c hantei -n "__fish_hantei_using_subcommand course" -l recap -d 'Print the recap of each chapter, and what you have done'
complete -c hantei -n "__fish_hantei_using_subcommand course" -l present -d 'Open in the presenter\'s layout: verdict and reason large under the picture; F8 and Esc leave it'
complete -c hantei -n "__fish_hantei_using_subcommand course" -l trace -d 'Print a JSON line at the start and whenever the answer changes'
complete -c hantei -n "__fish_hantei_using_subcommand course" -l fresh -d 'Begin the course again; your saved progress stays as it is'
complete -c hantei -n "__fish_hantei_using_subcommand course" -s h -l help -d 'Print help'
complete -c hantei -n "__fish_hantei_using_subcommand judge" -l with -d 'A number for a name that the test does not define; may be repeated' -r
complete -c hantei -n "__fish_hantei_using_subcommand judge" -l language -d 'The language of the test, if it is not recognised: c, cpp, csharp, java, kotlin, swift, javascript, typescript, python, gdscript, lua, go, rust, hsp, or hantei for its own formulas' -r
complete -c hantei -n "__fish_hantei_using_subcommand judge" -l function -d 'The function to read, if the text has several' -r
complete -c hantei -n "__fish_hantei_using_subcommand judge" -l border -d 'What touching has to be: hits or misses; without it, either is right' -r
complete -c hantei -n "__fish_hantei_using_subcommand judge" -l numbers -d 'whole: all numbers are whole, and a division drops the fraction; fractions: nothing is rounded' -r
complete -c hantei -n "__fish_hantei_using_subcommand judge" -l y -d 'Which way y grows' -r
complete -c hantei -n "__fish_hantei_using_subcommand judge" -l origin -d 'What x and y of a rectangle or box are: the top-left corner or the centre' -r
complete -c hantei -n "__fish_hantei_using_subcommand judge" -l json -d 'Print one line of JSON, also if the test cannot be read'
complete -c hantei -n "__fish_hantei_using_subcommand judge" -l cells -d 'Print every arrangement in which the test is wrong, not only the first'
complete -c hantei -n "__fish_hantei_using_subcommand judge" -l proved -d 'It is not enough that no error was found: the exit code is 0 only if the test is proved right'
complete -c hantei -n "__fish_hantei_using_subcommand judge" -s h -l help -d 'Print help'
complete -c hantei -n "__fish_hantei_using_subcommand code" -l language -d 'The language: rust, c, csharp, java, javascript, typescript, kotlin, swift, python, lua, gdscript or hsp' -r
complete -c hantei -n "__fish_hantei_using_subcommand code" -l border -d 'Whether touching is a hit, or a point on an edge is inside: as-written, hits, misses or, for button and polygon, half: on the left and top edge (default: as-written)' -r
complete -c hantei -n "__fish_hantei_using_subcommand code" -l shape -d 'How the function takes its shapes: numbers, or type: values of a type that is printed with it (default: numbers)' -r
complete -c hantei -n "__fish_hantei_using_subcommand code" -l does -d 'For response: side, a function that says which side is hit and how far A is moved back, or when; or move, one that moves A, sets its velocity and says whether it stands (not in HSP) (default: side). For turned sat: push, a function that says how far A moves to be out of B, the shortest way' -r
complete -c hantei -n "__fish_hantei_using_subcommand code" -l order -d 'For response axis-by-axis: which axis moves first, x or y (default: x)' -r
complete -c hantei -n "__fish_hantei_using_subcommand code" -l tie -d 'For response swept: which axis stops at an exact corner, x or y (default: y)' -r
complete -c hantei -n "__fish_hantei_using_subcommand code" -l swept -d 'Also print a swept test: all that both shapes passed over since the frame before (rects, cuboids)'
complete -c hantei -n "__fish_hantei_using_subcommand code" -l tiles -d 'For --does move: take a list of blocks, not one'
complete -c hantei -n "__fish_hantei_using_subcommand code" -l circle -d 'For --does move: A is a ball, a circle that bounces'
complete -c hantei -n "__fish_hantei_using_subcommand code" -s h -l help -d 'Print help'
complete -c hantei -n "__fish_hantei_using_subcommand cases" -l numbers -d 'Which numbers occur: any (halves too) or whole (default: any)' -r
complete -c hantei -n "__fish_hantei_using_subcommand cases" -l border -d 'What the right answer is where they only touch, or the point is on an edge: hits, misses or, for button and polygon, half: a hit on the left and top edge (default: hits)' -r
complete -c hantei -n "__fish_hantei_using_subcommand cases" -l json -d 'Print one JSON object instead'
complete -c hantei -n "__fish_hantei_using_subcommand cases" -l csv -d 'Print lines of comma-separated values under a header; this is also the default'
complete -c hantei -n "__fish_hantei_using_subcommand cases" -s h -l help -d 'Print help'
complete -c hantei -n "__fish_hantei_using_subcommand list" -s h -l help -d 'Print help'
complete -c hantei -n "__fish_hantei_using_subcommand help; and not __fish_seen_subcommand_from svg check course judge code cases list help" -f -a "svg" -d 'Draw the picture and its verdict as SVG: no window and no display needed'
complete -c hantei -n "__fish_hantei_using_subcommand help; and not __fish_seen_subcommand_from svg check course judge code cases list help" -f -a "check" -d 'Judge shapes from a file or standard input, one case a line'
complete -c hantei -n "__fish_hantei_using_subcommand help; and not __fish_seen_subcommand_from svg check course judge code cases list help" -f -a "course" -d 'Open the window with a course of your own, TOML files; without one, go on with the built-in course'
complete -c hantei -n "__fish_hantei_using_subcommand help; and not __fish_seen_subcommand_from svg check course judge code cases list help" -f -a "judge" -d 'Check a test of your own in every arrangement'
complete -c hantei -n "__fish_hantei_using_subcommand help; and not __fish_seen_subcommand_from svg check course judge code cases list help" -f -a "code" -d 'Print a method as a function in a programming language'
complete -c hantei -n "__fish_hantei_using_subcommand help; and not __fish_seen_subcommand_from svg check course judge code cases list help" -f -a "cases" -d 'Print every arrangement with its numbers and the right answer, for a test of your own function'
complete -c hantei -n "__fish_hantei_using_subcommand help; and not __fish_seen_subcommand_from svg check course judge code cases list help" -f -a "list" -d 'List the scenes with their keys, values and defaults'
complete -c hantei -n "__fish_hantei_using_subcommand help; and not __fish_seen_subcommand_from svg check course judge code cases list help" -f -a "help" -d 'Print this message or the help of the given subcommand(s)'
complete -c hantei -n "__fish_hantei_using_subcommand help; and __fish_seen_subcommand_from check" -f -a "rects" -d 'Two rectangles a line, 8 numbers, two corners each (x1 y1 x2 y2): prints "collision" or "no collision"'
complete -c hantei -n "__fish_hantei_using_subcommand help; and __fish_seen_subcommand_from check" -f -a "quad" -d 'A quadrilateral and a point a line, 10 numbers A B C D P: prints "true" or "false"'
complete -c hantei -n "__fish_hantei_using_subcommand help; and __fish_seen_subcommand_from check" -f -a "circle" -d 'A circle and a rectangle a line, 7 numbers, centre x y, radius, rectangle: prints "collision" or "no collision"'
complete -c hantei -n "__fish_hantei_using_subcommand help; and __fish_seen_subcommand_from check" -f -a "cuboids" -d 'Two cuboids a line, 12 numbers: prints "collision" or "no collision"'
complete -c hantei -n "__fish_hantei_using_subcommand help; and __fish_seen_subcommand_from check" -f -a "crowd" -d 'One rectangle a line, 4 numbers: prints each overlapping pair, "i j", lines counted from 0 without empty ones and comments'
complete -c hantei -n "__fish_hantei_using_subcommand help; and __fish_seen_subcommand_from check" -f -a "pair" -d 'Two shapes of the given kinds a line, A\'s numbers, \';\', B\'s: prints "apart", "touching" or "overlapping", of a point "outside", "on-edge" or "inside", of a segment "crossing" for "overlapping"'
complete -c hantei -n "__fish_hantei_using_subcommand help; and __fish_seen_subcommand_from check" -f -a "button" -d 'A point and a rectangle a line, px py and x y w h, as `check pair point rect`: prints "outside", "on-edge" or "inside", or with --method "true" or "false"'
complete -c hantei -n "__fish_hantei_using_subcommand help; and __fish_seen_subcommand_from check" -f -a "polygon" -d 'A point and a polygon a line, px py ; x1 y1 x2 y2 …, as `check pair point polygon`: prints "outside", "on-edge" or "inside", or with --method "true" or "false"'
complete -c hantei -n "__fish_hantei_using_subcommand help; and __fish_seen_subcommand_from check" -f -a "circles" -d 'Two circles a line, x y r each, as `check pair circle circle`: prints "apart", "touching" or "overlapping", or with --method "collision" or "no collision"'
complete -c hantei -n "__fish_hantei_using_subcommand help; and __fish_seen_subcommand_from check" -f -a "response" -d 'A rectangle or with --circle a circle that moves, and what it meets, 10 numbers a line, A before (x y w h, or x y r), its velocity (vx vy) and B (x y w h), 4 more for each further tile, and with --moving B\'s velocity (vx vy): prints "none", or the side of B that is met and when, as "top 0.25"'

### Die Wörter von hantei auf Deutsch. Formeln, Namen von Verfahren, Schlüssel und Werte sind keine Wörter und bleiben, wie sie sind.

## How words are joined
between-thousands = { "\u00A0" }
list-comma = { $first }, { $second }
list-of-more = { $first } und { $count } weitere
list-and = { $first } und { $second }

## Scenes
rects-title = Rechtecke
rects-asks = Überlappen sich zwei Rechtecke?
quad-title = Viereck
quad-asks = Liegt ein Punkt in einem Viereck?
melons-title = Melonen
melons-asks = Können sich schnelle Dinge durchdringen?
response-title = Und dann?
response-asks = Nach dem Treffer: welche Seite, und wie weit zurück?
crowd-title = Gewimmel
crowd-asks = Tausend Rechtecke: Welche überlappen sich?
cuboids-title = Quader
cuboids-asks = Überlappen sich zwei Quader im Raum?

## Verdicts
hit = Treffer
miss = kein Treffer
true = wahr
false = falsch
verdict-miss-in-frame = In diesem Bild kein Treffer
verdict-hit = Treffer!
verdict-miss = Kein Treffer
verdict-inside = Innen
verdict-outside = Außen
verdict-on-edge = Auf der Kante
inside = innen
outside = außen
strip-wrong = – hier ist der Test falsch
strip-wrong-short = – falsch
not-reached = ungeprüft
would-be-true = wäre wahr
would-be-false = wäre falsch

## What is so
apart = Abstand { $by } auf { $axis }
    .beside = Auf { $axis } ist ein Abstand von { $by }.
apart-both = Abstand { $x } auf x und { $y } auf y
    .beside = Auf x ist ein Abstand von { $x }, auf y von { $y }.
touching = Berührung auf { $axis }
    .beside = Sie berühren sich auf { $axis }.
touching-corner = Berührung an einer Ecke, auf x und y
    .beside = Sie berühren sich an einer Ecke, auf x und y.
overlapping = Überlappung { $x } × { $y }
    .beside = Die Überlappung ist { $x } breit und { $y } hoch.
contact-inside = P liegt innen
contact-outside = P liegt außen
contact-on-corner = P liegt auf Ecke { $corner }
contact-on-edge = P liegt auf Kante { $edge }
turned = beide um { $angle }° gedreht, zurückgedreht geprüft
turned-back = beide um { $angle }° gedreht, zurückgedreht gezeigt
convex = konvex
concave = konkav bei { $corner }
crossed = überschlagen
degenerate-line = entartet: alle Ecken auf einer Geraden
degenerate-repeated = entartet: { $first } und { $second } sind derselbe Punkt
degenerate-no-turn = entartet: kein Knick bei { $corner }
wound-clockwise = im Uhrzeigersinn, { $shape }
wound-counter-clockwise = gegen den Uhrzeigersinn, { $shape }
probe-waits = P wartet auf die Ecken
probe-not-placed = P ist noch nicht gesetzt
corners-placed = { $count } von 4 Ecken gesetzt
swept-bands = die Wege: { $contact }
first-sketch = { $method }, erster Sketch von Processing
second-sketch = { $method }, zweiter Sketch von Processing
pairs = { $shown } { $count ->
    [one] Paar
   *[other] Paare
}
pairs-among = { $pairs } unter den ersten { $count }
overlap-another = { $together } von { $tested } Rechtecken überlappen sich
overlap-judged = { $together } von { $tested } geprüften Rechtecken überlappen sich
own-meets = dein Rechteck A trifft { $count } (zählt nicht als Paar)
own-comes = Zeig auf das Gewimmel: Dein Rechteck A erscheint
found-with = Gefunden mit { $compared } Vergleichen; Brute Force bräuchte { $all }.
found-with-all = Gefunden mit { $compared } Vergleichen: Jedes Paar wurde verglichen.
chip-a-hits = A trifft { $count }
a-hits-of = A trifft { $count } von { $others } anderen.
key-alone = allein
key-overlaps = überlappt
key-hit-by-a = trifft A
squares-title = Wie viele Vergleiche braucht es?
squares-scale = Die Fläche ist die Zahl der Vergleiche.
squares-sweep = nach x sortiert
squares-strips = in Streifen
cost-a-frame = { $cost } pro Bild
cost-about = etwa { $cost } pro Bild
cost-measuring = Messung …
not-run = nicht ausgeführt: etwa { $cost }
note-sorting = Brute Force macht etwa { $fewer }-mal so viele Vergleiche, braucht aber nur etwa { $faster }-mal so lange: Auch das Sortieren kostet Zeit.

## What a comparison means: the state in which it is true
state-apart = { $state ->
    [left] A endet links von B
    [right] A beginnt rechts von B
    [above] A endet über B
    [below] A beginnt unter B
    [front] A endet vor B
    [behind] A beginnt hinter B
    [left-or-at] A endet links von B oder am Rand von B
    [right-or-at] A beginnt rechts von B oder am Rand von B
    [above-or-at] A endet über B oder am Rand von B
    [below-or-at] A beginnt unter B oder am Rand von B
    [front-or-at] A endet vor B oder am Rand von B
   *[behind-or-at] A beginnt hinter B oder am Rand von B
}
state-not-apart = { $state ->
    [left] A endet rechts vom Anfang von B
    [right] A beginnt links vom Ende von B
    [above] A endet tiefer, als B beginnt
    [below] A beginnt höher, als B endet
    [left-or-at] A endet rechts vom Anfang von B oder genau dort
    [right-or-at] A beginnt links vom Ende von B oder genau dort
    [above-or-at] A endet tiefer, als B beginnt, oder genau dort
   *[below-or-at] A beginnt höher, als B endet, oder genau dort
}
state-begins = { $state ->
    [b-left] B beginnt, bevor A endet
    [a-left] A beginnt, bevor B endet
    [b-above] B beginnt höher, als A endet
    [a-above] A beginnt höher, als B endet
    [b-front] B beginnt weiter vorn, als A endet
    [a-front] A beginnt weiter vorn, als B endet
    [b-left-or-at] B beginnt, bevor A endet, oder genau dort
    [a-left-or-at] A beginnt, bevor B endet, oder genau dort
    [b-above-or-at] B beginnt höher, als A endet, oder genau dort
    [a-above-or-at] A beginnt höher, als B endet, oder genau dort
    [b-front-or-at] B beginnt weiter vorn, als A endet, oder genau dort
   *[a-front-or-at] A beginnt weiter vorn, als B endet, oder genau dort
}
centres-near = Mittenabstand auf { $axis } kleiner als die halbe Summe der Größen
centres-near-or-at = Mittenabstand auf { $axis } höchstens die halbe Summe der Größen
right-of-edge = P liegt rechts von { $edge }
left-of-edge = P liegt links von { $edge }
on-line = P liegt auf der Geraden { $edge }
between-ends = P liegt zwischen den Enden von { $edge }
corner-below = { $corner } liegt unter P
corner-above = { $corner } liegt über P
ray-crosses = Strahl von P nach rechts schneidet { $edge }
state-with-numbers = { $state } ({ $numbers })
numbers-last-pixel = { $side ->
    [left] letztes Pixel { $left } { $sign } { $right }
   *[right] { $left } { $sign } letztes Pixel { $right }
}

## Why
reason-none-apart = Alle { $count ->
    [6] sechs
   *[other] vier
} Bedingungen für „kein Treffer“ sind falsch, also ein Treffer.
    .beside = Alle { $count ->
        [6] sechs
       *[other] vier
    } Bedingungen für „kein Treffer“ sind falsch.
reason-overlap = Sie überlappen sich: { $x } breit, { $y } hoch. Also ein Treffer.
    .beside = Sie überlappen sich: { $x } breit, { $y } hoch.
reason-touch-is-hit = Sie berühren sich auf { $axis }; das zählt hier als Treffer.
reason-touch-corner = Sie berühren sich an einer Ecke; das zählt hier als Treffer.
reason-apart = { $states }, also kein Treffer.
    .beside = { $states }.
reason-all-hold = Alle vier Bedingungen sind wahr: Auf jeder Achse beginnt jedes, bevor das andere endet. Also ein Treffer.
    .beside = Alle vier Bedingungen sind wahr: Auf jeder Achse beginnt jedes, bevor das andere endet.
reason-all-hold-or-at = Alle vier Bedingungen sind wahr: Auf keiner Achse beginnt eines nach dem Ende des anderen. Also ein Treffer.
    .beside = Alle vier Bedingungen sind wahr: Auf keiner Achse beginnt eines nach dem Ende des anderen.
reason-centres-near = Auf { $axes ->
    [2] beiden
   *[other] allen drei
} Achsen ist der Mittenabstand kleiner als die halbe Summe der Größen, also ein Treffer.
    .beside = Auf { $axes ->
        [2] beiden
       *[other] allen drei
    } Achsen ist der Mittenabstand kleiner als die halbe Summe der Größen.
reason-centres-near-or-at = Auf { $axes ->
    [2] beiden
   *[other] allen drei
} Achsen ist der Mittenabstand höchstens die halbe Summe der Größen, also ein Treffer.
    .beside = Auf { $axes ->
        [2] beiden
       *[other] allen drei
    } Achsen ist der Mittenabstand höchstens die halbe Summe der Größen.
reason-fails = Nicht wahr: { $states }. Also kein Treffer.
    .beside = Nicht wahr: { $states }.
reason-not-asked = { $reason } { $count ->
    [one] Der andere Vergleich war nicht nötig.
   *[other] Die anderen { $count } Vergleiche waren nicht nötig.
}
reason-right-of-all = P liegt rechts von allen vier Kanten, also innen.
    .beside = P liegt rechts von allen vier Kanten.
reason-left-of-all = P liegt links von allen vier Kanten, also innen.
    .beside = P liegt links von allen vier Kanten.
reason-not-on-side = Nicht wahr: { $state }. Also außen.
    .beside = Nicht wahr: { $state }.
reason-not-one-side = P liegt bei manchen Kanten rechts, bei anderen links, also außen.
    .beside = P liegt bei manchen Kanten rechts, bei anderen links.
reason-on-edge = P liegt auf Kante { $edge }.
reason-odd = { $count ->
    [one] Der Strahl von P nach rechts schneidet eine Kante: ungerade, also innen.
   *[other] Der Strahl von P nach rechts schneidet { $count } Kanten: ungerade, also innen.
}
    .beside = { $count ->
        [one] Der Strahl von P nach rechts schneidet eine Kante: ungerade.
       *[other] Der Strahl von P nach rechts schneidet { $count } Kanten: ungerade.
    }
reason-even = { $count ->
    [0] Der Strahl von P nach rechts schneidet keine Kante: gerade, also außen.
   *[other] Der Strahl von P nach rechts schneidet { $count } Kanten: gerade, also außen.
}
    .beside = { $count ->
        [0] Der Strahl von P nach rechts schneidet keine Kante: gerade.
       *[other] Der Strahl von P nach rechts schneidet { $count } Kanten: gerade.
    }
reason-wrong = { $reason } Das ist falsch: { $because }.
because-concave = { $corner } ist konkav, darum kann ein Punkt im Inneren auch links von { $edge } liegen
because-concave-right = { $corner } ist konkav, darum kann ein Punkt im Inneren auch rechts von { $edge } liegen
because-crossed = Zwei Kanten kreuzen sich, darum ist keine Seite immer innen
because-degenerate = Zwei Kanten liegen auf einer Geraden, oder eine hat die Länge 0
because-winding = Gegen den Uhrzeigersinn liegt jeder Punkt links von irgendeiner Kante
because-winding-up = Im Uhrzeigersinn liegt jeder Punkt rechts von irgendeiner Kante
because-last-pixel = HSP übersieht eine Überlappung unter einem Pixel
because-sums = Summen und Differenzen sind hier gerundet
because-rounding = P liegt so nah an einer Kante, dass die Rundung das Vorzeichen verfälscht

## Rows
comparisons-of = Was { $method } vergleicht
code-of = { $method } im Original
code-of-own = eigener Test mit hanteis Namen
code-flags = Treffer = kein Flag gesetzt
code-miss = { $condition } → kein Treffer
code-else-hit = else → Treffer
code-hit = → Treffer
code-collision = → kein Treffer, sonst Treffer
libraries = Was Bibliotheken hier sagen
library-article = { $name }-Artikel
sides = Seiten
sides-up = Seiten, y nach oben: über 0 ist links
right-of-edge-short = rechts von { $edge }
on-edge-short = auf { $edge }
left-of-edge-short = links von { $edge }
which-side = P auf welcher Seite?
all-of-sign = alle { $sign }?
no-edge = keine Kante
kept-probes = Gemerkte Punkte
source-any-winding = WPF, egal wie herum
source-even-odd = gerade/ungerade
source-first-try = erster Versuch
source-repair = Reparatur
source-usual = der übliche Weg
source-half-sat = ein halber SAT
source-hsp-reader = ein Leser zu HSP
source-convex = konvexe Vielecke
source-old-c = altes C
source-centres = Engines mit Mittelpunkt
source-tiles = Kacheln
source-ray-tracing = Raytracing
source-tiles-first-try = Kacheln, erster Versuch
broad-phase-brute = jedes Paar
broad-phase-sweep = nach x sortiert
broad-phase-strips = in Streifen, dann sortiert
plot-measured = Millisekunden je Anzahl, hier gemessen
plot-measuring = Millisekunden je Anzahl, Messung: { $progress } %
plot-limit = brute: etwa { $limit } ms bei { $at }

## Notes
note-border = Nur die Ränder berühren sich. Im Original zählt das bei two-corners (C++) als Treffer, bei den anderen fünf nicht.
note-last-pixel = Die Überlappung ist kleiner als ein Pixel ({ $by }). HSP lässt ein Rechteck ein Pixel früher enden (- 1) und übersieht sie: richtig bei ganzen Pixeln, falsch bei Kommazahlen.
by-in = { $by } auf { $axis }
note-rounding = Die Rundung macht { $methods } falsch: Summen und Differenzen dieser Zahlen werden gerundet. two-corners vergleicht nur und ist darum exakt.
note-winding = Die Ecken laufen auf dem Bildschirm gegen den Uhrzeigersinn. Darum sagt right-of-all, der Test der Quelle, bei jedem Punkt „außen“. same-side passt für beide Richtungen.
note-winding-up = Die Ecken laufen im Uhrzeigersinn, und y wächst nach oben. Dann bedeutet das > 0 der Quelle „links“, und right-of-all sagt bei jedem Punkt „außen“. same-side passt für beide Richtungen.
note-concave = Der Innenwinkel bei { $corner } ist größer als 180°, darum kann ein Punkt im Inneren rechts von einer Kante und links von einer anderen liegen. Hier hilft nur crossings.
note-crossed = Zwei Kanten kreuzen sich, darum ist keine Seite einer Kante immer innen. Hier hilft nur crossings.
note-no-inside = Es gibt kein Innen: Jeder Punkt liegt außen oder auf einer Kante.
note-no-length = Die Kante zwischen { $first } und { $second } hat keine Länge. Ihr Kreuzprodukt ist für jeden Punkt 0, und right-of-all und same-side halten das für „auf der Kante“. Hier hilft nur crossings.
note-no-turn = Zwei Kanten liegen auf einer Geraden, im Winkel von 0° oder 180°. Sicher ist hier nur crossings.
note-on-edge = Im Original liegt ein Punkt auf einer Kante nicht innen; mit border=hits zählt er als innen.
note-otherwise = Darum { $count ->
    [one] ist
   *[other] sind
} { $methods } hier falsch. Tatsächlich: { $contact }.
note-side-rounding = Die Rundung macht { $methods } falsch: P liegt so nah an einer Kante, dass die Rundung das Vorzeichen verfälscht. Wo P wirklich liegt (innen, außen oder auf einer Kante), wird exakt berechnet.
note-missed = Zwischen Bild { $before } und Bild { $after } ist A durch B hindurchgelaufen. Überlappt haben sie sich von { $from } bis { $to }, und in dieser Zeit gibt es kein Bild.
note-swept = Der Weg einer Melone ist alles, was sie seit dem letzten Bild überstrichen hat. Laufen zwei genau aufeinander zu und überlappen sich ihre Wege, dann haben sie sich getroffen. Sonst waren sie vielleicht nur zu verschiedenen Zeiten am selben Ort.
note-brute = Brute Force prüft nur die ersten { $count } Rechtecke; der Rest ist als ungeprüft gezeichnet. Alle zusammen wären { $all } Paare, zu viele für ein Bild.
note-shooter = Nur Paare aus Geschoss und Gegner zählen; andere werden gefunden, aber nicht gezählt.

## The stage
compared = { $numbers } { $holds }
answered = { $name }: { $says }
place-corner = Setze { $corner }
place-probe = Setze den Prüfpunkt P
frame = Bild { $frame }
allen-any = überall
allen-before = davor
allen-meets = berührt vorn
allen-overlaps = überlappt vorn
allen-starts = gleicher Anfang und kürzer
allen-during = darin
allen-finishes = gleiches Ende und kürzer
allen-equals = gleich
allen-finished-by = gleiches Ende und länger
allen-contains = umfasst B
allen-started-by = gleicher Anfang und länger
allen-overlapped-by = überlappt hinten
allen-met-by = berührt hinten
allen-after = dahinter

## The stage of rects: the words on its axes, the numbers of what is lit up, the map
strip-compared = { $axis }: { $numbers }: { $holds }
strip-asked = { $axis }: { $question } → { $numbers }: { $holds }
shadow-overlap = Schnitt { $by }
shadow-gap = Abstand { $by }
shadow-overlap-word = Schnitt
shadow-gap-word = Abstand
shadow-touch = berührt bei { $at }
shadow-touch-word = berührt
shadow-on = auf { $axis }
shadow-on-axis = auf { $axis }: { $what }
lit-last-pixel = bis Pixel { $number }
lit-first-pixel = ab Pixel { $number }
map-how = x quer, y nach unten; Drücken setzt A
map-count = 13 auf x mal 13 auf y = 169
map-present = A ist hier
map-seen = gesehen
map-right = richtig
arrangement-x = x: { $x }
arrangement-y = y: { $y }, { $says }
arrangement-y-alone = y: { $y }

## rects: what can be set
test-method = Verfahren
test-method-help = wie der Test geschrieben ist
rects-a = A
rects-a-help = rotes Rechteck, Ecke oben links und Größe; setzt follow=off
rects-b = B
rects-b-help = blaues Rechteck, Ecke oben links und Größe
rects-back = Zurückgedreht zeigen
rects-back-help = zeigt die gedrehte Szene so, wie die Verfahren sie sehen
rects-angle = Drehung
rects-angle-help = dreht beide Rechtecke um denselben Winkel im Uhrzeigersinn; geprüft wird nach dem Zurückdrehen
rects-strips = Schatten auf den Achsen
rects-strips-help = unten und links der Bereich jedes Rechtecks auf x und auf y, mit Überlappung (kurz: Schnitt) oder Abstand
rects-centres = Mittelpunkte
rects-centres-help = beide Mittelpunkte und ihr Abstand auf x und auf y
rects-mark = Marke
rects-mark-help = ein Punkt an einer Stelle, mit Koordinaten

## rects: what can be done
do-rects-nudge = das gewählte Rechteck um 1 bewegen (Shift: 10, Ctrl: 0.1)

## quad: what can be set
quad-border = Auf der Kante
quad-border-help = ob ein Punkt auf einer Kante innen liegt
quad-a = A
quad-a-help = Ecke; für right-of-all im Uhrzeigersinn auf dem Bildschirm
quad-b = B
quad-b-help = Ecke; für right-of-all im Uhrzeigersinn auf dem Bildschirm
quad-c = C
quad-c-help = Ecke; für right-of-all im Uhrzeigersinn auf dem Bildschirm
quad-d = D
quad-d-help = Ecke; für right-of-all im Uhrzeigersinn auf dem Bildschirm
quad-p = P
quad-p-help = der rote Prüfpunkt
quad-kept = Gemerkte Punkte
quad-kept-help = weitere Prüfpunkte, zusammen mit P geprüft
quad-up = y wächst
quad-up-help = dieselben Zahlen mit y nach unten, wie auf dem Bildschirm, oder nach oben, wie im Schulbuch
quad-halves = Rechte Seite der Kanten
quad-halves-help = eingefärbt, mit der Richtung der Kante; die linke Seite, wenn y nach oben wächst
quad-paint = Antwort des Verfahrens überall
quad-paint-help = gefärbt, wo es „innen“ sagt

## quad: what can be done
do-quad-nudge = den gewählten Punkt um 1 bewegen (Shift: 10, Ctrl: 0.1)
do-quad-reverse = Reihenfolge umkehren
do-quad-untangle = Entwirren
do-quad-add-corner = Ecke hinzufügen: ein Vieleck
do-quad-keep = diesen Prüfpunkt merken und mitprüfen
do-quad-clear = alle Punkte löschen

## quad: the picture explains
stage-so-far = { $count ->
    [0] bisher kein Schnittpunkt
    [one] bisher 1 Schnittpunkt
   *[other] bisher { $count } Schnittpunkte
}
stage-remains = { $asked } von { $all } Kanten geprüft: Der farbige Teil bleibt
stage-nothing-remains = { $asked } von { $all } Kanten geprüft: Kein Teil bleibt
drag-or-keep = Zieh Ecken oder P · Shift + Klick merkt P
area-says = Fläche { $number }
source-left-up = WPF, y aufwärts: links
note-up = y wächst nach oben, darum steht das Bild auf dem Kopf. Das > 0 der Quelle bedeutet auf dem Bildschirm die rechte Seite, hier aber die linke. Darum fragt right-of-all, ob P links von allen Kanten liegt.
quad-cross = Kreuzprodukt als Fläche
quad-cross-help = das Parallelogramm aus der Kante, die P am nächsten liegt, und dem Pfeil zu P, und seine Drehrichtung
quad-mark = Marke
quad-mark-help = ein Punkt an einer Stelle, mit Koordinaten
explain-cross = Die Zahl AB × AP ist die Fläche dieses Parallelogramms mit einem Vorzeichen: über 0 auf der einen Seite der Kante, unter 0 auf der anderen und 0 auf ihrer Geraden. Zieh P über die Kante: Das Parallelogramm schrumpft zu nichts und klappt um.

## melons: what can be set
melons-way = Richtung
melons-way-help = waagerecht: der erste Sketch, geschrieben mit origin-size; senkrecht: der zweite, geschrieben mit centre-size
melons-border = Gemeinsamer Rand
melons-border-help = ob bloße Berührung ein Treffer ist
melons-swept = Weg prüfen, nicht den Ort
melons-swept-help = prüft alles, was seit dem letzten Bild überstrichen wurde
melons-sizes = Größen
melons-sizes-help = Kantenlängen von A und B; das Feld wächst und schrumpft mit der größeren Melone
melons-still = B steht still
melons-still-help = in der Mitte des Feldes; nur A läuft
melons-start = Start
melons-start-help = wie weit jede in Bild 0 schon ist
melons-speed = Tempo
melons-speed-help = wie weit jede pro Bild läuft
melons-offset = Versatz
melons-offset-help = Abstand der Bahnen von A und B

## melons: what can be done
do-melons-speed = um 1 schneller oder langsamer (Shift: 10, Ctrl: 0.1)
do-melons-test-path = Wege prüfen

## The stage of melons
time-state = { $state ->
    [b-x] B beginnt, bevor A endet
    [a-x] A beginnt, bevor B endet
    [b-y] B beginnt höher, als A endet
    [a-y] A beginnt höher, als B endet
    [b-x-or-at] Anfang von B ≤ Ende von A
    [a-x-or-at] Anfang von A ≤ Ende von B
    [b-y-or-at] Oberkante B ≤ Unterkante A
    [a-y-or-at] Oberkante A ≤ Unterkante B
    [centres-x] Mitten auf x nah genug
   *[centres-y] Mitten auf y nah genug
}
time-all = { $count ->
    [2] beide wahr: Treffer
   *[other] alle vier wahr: Treffer
}
melon-before = { $name } in Bild { $frame }
both-passed = hier waren beide

## melons: the verdict, and why
melons-what = Ein schnelles Objekt kann zwischen zwei Bildern durch ein dünnes hindurchlaufen, und kein Bild zeigt es. Das nennt man Tunneln. Sieh dir die Beispiele an und erhöhe das Tempo.
went-through = Hindurchgelaufen
reason-went-through = In Bild { $before } sind sie noch getrennt, in Bild { $after } schon aneinander vorbei. Kein Bild zeigt einen Treffer.
    .beside = In Bild { $before } getrennt, in Bild { $after } aneinander vorbei. Kein Bild zeigt einen Treffer.
reason-all-true = Von Bild { $from } bis Bild { $to } sind { $count ->
    [2] beide
   *[other] alle vier
} wahr, also ein Treffer.
    .beside = Von Bild { $from } bis Bild { $to } sind { $count ->
        [2] beide
       *[other] alle vier
    } wahr.
reason-paths = Zwischen Bild { $before } und Bild { $after } überlappen sich ihre Wege, also ein Treffer.
    .beside = Zwischen Bild { $before } und Bild { $after } überlappen sich ihre Wege.
reason-gap = Auf { $axis } ist ein Abstand von { $by }, also ist „{ $state }“ falsch: kein Treffer.
    .beside = Auf { $axis } ist ein Abstand von { $by }, also ist „{ $state }“ falsch.
reason-touch = Auf { $axis } nur Berührung, also ist „{ $state }“ falsch: kein Treffer.
    .beside = Auf { $axis } nur Berührung, also ist „{ $state }“ falsch.

## crowd: what can be set
crowd-method = Verfahren
crowd-method-help = wie die Paare gefunden werden
crowd-border = Gemeinsamer Rand
crowd-border-help = ob bloße Berührung ein Paar ergibt
crowd-kind = Art
crowd-kind-help = wie das Gewimmel verteilt ist
crowd-n = Anzahl
crowd-n-help = wie viele Rechtecke
crowd-seed = Startwert
crowd-seed-help = ein anderes Gewimmel derselben Art

## crowd: what can be done
do-crowd-number = 100 mehr oder weniger (Shift: 1000, Ctrl: 10)

## viewer: what can be set
viewer-preset = Beispiel
viewer-preset-help = beginnt mit diesem Beispiel
viewer-frame = Bild
viewer-frame-help = springt dorthin und hält an
viewer-play = Abspielen
viewer-play-help = anfangs on; off, sobald ein Bild angegeben ist
viewer-step = Schritt
viewer-step-help = geht das Verfahren bis zu diesem Vergleich durch; 0 ist aus
viewer-rate = Bilder pro Sekunde
viewer-rate-help = weniger ist Zeitlupe: Die Bilder bleiben dieselben
viewer-verdict = Urteil über dem Bild
viewer-verdict-help = Urteil und Grund über dem Bild, das hantei svg zeichnet
viewer-door = Inhalt der Leiste
viewer-door-help = Verfahren, Beispiele, eigener Test, Zahlen oder eine Figur
viewer-map = Karte aller Anordnungen
viewer-map-help = kurz für door=map: alle Anordnungen, oder alle Orte für den Mittelpunkt eines Kreises, gefärbt nach der Antwort des Verfahrens; ein Klick bewegt A dorthin
viewer-lens = Lupe: die Zahlen neben der Kante
viewer-lens-help = kurz für door=lens: die Gleitkommazahlen neben der Kante, und was das Verfahren bei jeder sagt; das Mausrad ändert k, ein Klick wählt eine
viewer-grid = Gitter mit Zahlen
viewer-grid-help = Linien bei runden Zahlen
viewer-zoom = Zoom
viewer-zoom-help = Pixel des Bildes für jede Einheit der Koordinaten
viewer-pan = Ausschnitt
viewer-pan-help = der Punkt oben links im Bild, oder unten links, wenn y nach oben wächst

## viewer: what can be done
do-viewer-frames = ein Bild zurück oder vor (Shift: 10)
do-viewer-fit = alles ins Bild einpassen
do-viewer-actual-size = Originalgröße: 1 Einheit = 1 Pixel
do-viewer-undo = rückgängig
do-viewer-redo = wiederholen
do-viewer-step = schrittweise durchs Verfahren
do-viewer-step-back = ein Schritt zurück
do-viewer-play = abspielen, anhalten
do-viewer-frame = ein Bild vor
do-viewer-frame-back = ein Bild zurück

## window: what can be done
do-window-motion = Bewegung an oder aus
do-window-copy = Befehl kopieren
do-window-copy-link = Link zu diesem Bild kopieren
do-window-copy-test = Fall als Test kopieren
do-window-save = als PNG und SVG speichern
do-window-larger = alles größer
do-window-smaller = alles kleiner
do-window-full-screen = Vollbild
do-window-explain = gewähltes Verfahren erklären
do-window-panel = Leiste ein oder aus
do-window-help = Tasten und Maus

## What the mouse does
mouse-rects-move = bewegen
mouse-rects-move-help = A folgt dem Zeiger; ein Klick hält es dort
mouse-rects-drag = ziehen
mouse-rects-drag-help = ein Rechteck oder einen seiner acht Griffe
mouse-quad-click = Klick
mouse-quad-click-help = A, B, C, D setzen, dann den Prüfpunkt P
mouse-quad-shift-click = Shift + Klick
mouse-quad-shift-click-help = den Prüfpunkt merken, einen neuen setzen
mouse-quad-drag = ziehen
mouse-quad-drag-help = eine Ecke oder einen Prüfpunkt
mouse-melons-drag = in den Zeitzeilen ziehen
mouse-melons-drag-help = in der Zeit vor und zurück
mouse-crowd-move = bewegen
mouse-crowd-move-help = dein Rechteck A durchs Gewimmel bewegen
mouse-wheel = Mausrad
mouse-wheel-help = am Zeiger zoomen
mouse-middle = mittlere Taste
mouse-middle-help = verschieben, auch Space + ziehen
mouse-fingers = zwei Finger
mouse-fingers-help = zoomen und verschieben

## The panel
menu = Menü
view = Ansicht
close = schließen
copied = Kopiert: { $what }
saved = { $png } und { $svg } in { $place } gespeichert.
saved-downloads = { $png } und { $svg } als Downloads gespeichert.
save-fails = Speichern in { $place } geht nicht: { $why }
png-fails = kein PNG möglich: { $why }
copy-no-clipboard = Kopieren geht nicht: Der X-Server bietet keine Zwischenablage
paste-no-clipboard = Einfügen geht nicht: Der X-Server bietet keine Zwischenablage
paste-no-text = Einfügen geht nicht: In der Zwischenablage ist kein Text
paste-no-answer = Einfügen geht nicht: Das Programm, aus dem der Text kopiert wurde, antwortet nicht innerhalb von { $limit } ms
paste-too-long = { $given } Zeichen passen nicht: Ein Feld fasst höchstens { $most }; nichts wurde eingefügt
paste-too-large = { $given } Bytes Text passen nicht: Ein Feld fasst höchstens { $most } Zeichen; nichts wurde eingefügt
copied-test = Fall als Rust-Test kopiert.

## What is refused
allowed = erlaubt: { $values }
allowed-parts = erlaubt: on, off oder einige von { $parts }, mit Kommas dazwischen
range = erlaubt: eine endliche Zahl von { $least } bis { $most }
number-beyond = { $name } ist { $given }; { $range }
number-none = { $name } ist „{ $given }“; { $range }
number-wrong = { $name }: { $why }; { $range }
numbers-count = { $given } angegeben; erlaubt: { $wanted } { $wanted ->
    [one] Zahl
   *[other] Zahlen
} { $names }
sum-beyond = { $name } ist { $given }; erlaubt: höchstens { $most }
points-too-many = { $given } Punkte angegeben; erlaubt: höchstens { $most }
point-wrong = Punkt { $place }: { $why }
not-a-number = das ist keine Zahl
not-finite = { $number } ist keine endliche Zahl
too-large = zu groß: Betrag höchstens 1e150
too-small = zu nah an 0: Betrag mindestens 1e-145, oder genau 0
below-zero = { $number } ist kleiner als 0; erlaubt: 0 oder mehr
key-unknown = unbekannter Schlüssel „{ $key }“ der Szene { $scene }; erlaubt: { $allowed }
key-twice = { $key }={ $value }: { $key } ist zweimal angegeben; erlaubt: einmal
setting-wrong = { $key }={ $value }: { $why }
setting-none = „{ $given }“ ist keine Einstellung; erlaubt: KEY=VALUE
course-setting = „{ $given }“: Ein Kurs stellt seine Bilder selbst ein; erlaubt: lesson=CHAPTER.STEP, lang, theme, motion
scene-unknown = unbekannte Szene „{ $given }“; erlaubt: { $allowed }
default = Vorgabe: { $value }

## What a number is
field-wrong = { $label }: { $why }
field-angle = Grad
field-degrees = Grad
field-count = Anzahl
field-number = Nummer
field-times = Faktor
field-comparison = Vergleich
field-px-frame = px/Bild

## Lines of numbers: what is wrong with one
line-refused = Zeile { $line }: { $why }
line-too-long = mehr als { $most } Bytes; erlaubt: { $wanted } Zahlen
line-count = { $given ->
    [one] { $given } Zahl angegeben
   *[other] { $given } Zahlen angegeben
}; erlaubt: { $wanted }, { $names }
line-no-number = { $name } ist „{ $given }“; erlaubt: eine endliche Zahl
line-number = { $name } ist „{ $given }“: { $why }
line-gap = { $name } fehlt, { $place }; { $count }
line-gap-beyond = eine Zahl fehlt, { $place }; { $count }
gap-first = vor dem ersten { $separator ->
    [semicolon] Semikolon
   *[comma] Komma
}
gap-last = nach dem letzten { $separator ->
    [semicolon] Semikolon
   *[comma] Komma
}
gap-between = zwischen zwei { $separator ->
    [semicolon] Semikolons
   *[comma] Kommas
}
number-of = { $number } von { $whose }
number-of-centre = Mittelpunkt { $number }
too-large-number = { $number } ist zu groß: Betrag höchstens 1e150
too-small-number = { $number } ist zu nah an 0: Betrag mindestens 1e-145, oder genau 0
corners-order = { $name } ist { $near }, { $second } ist { $far }; erlaubt: { $first } nicht größer als { $second }
corners-or-sizes = { $why }, oder { $numbers } mit --notation { $notation }
size-negative = { $name } ist { $value }; erlaubt: 0 oder mehr
line-two-separators = „,“ und „;“ in einer Zeile; erlaubt: nur eins von beiden (Kommazahlen mit Punkt schreiben)
pair-too-long = mehr als { $most } Bytes
pair-sides = „;“ steht { $given }-mal in der Zeile; erlaubt: einmal, zwischen den Zahlen von A und von B
pair-corners = das Vieleck { $whose } hat { $given } Zahlen; erlaubt: x und y von 3 bis 16 Ecken, 6 bis 32 Zahlen
pair-sum = eine Ecke, aus diesen Zahlen berechnet: { $why }
pair-direction = 0:0 ist keine Richtung; erlaubt: eine Richtung wie 4:3, oder Grad
pair-angle = { $name } ist „{ $given }“; erlaubt: Grad, oder eine Richtung wie 4:3
pair-crossed = das Vieleck { $whose } ist überschlagen: Kanten { $one } und { $other }; zusammen mit einem Rechteck oder Vieleck darf es das nicht sein
pair-box = ein Quader liegt im Raum; auch die andere Form muss ein Quader sein
lines-more = … und { $count ->
    [one] { $more } weitere Zeile
   *[other] { $more } weitere Zeilen
} wie Zeile { $line }
hint-header = Wenn Zeile 1 die Spalten benennt, gib --header an
hint-notation = { $lines } der abgelehnten Zeilen passen zu --notation { $notation } ({ $numbers })
hint-notation-all = Keine Zeile kann aus Ecken bestehen: Alle passen zu --notation { $notation } ({ $numbers })
progress = { $lines } Zeilen

## The command line: what it refuses
usage-refused = { $why }; siehe hantei --help
usage-unknown = unerwartetes Argument „{ $argument }“
usage-subcommand = unbekannter Unterbefehl „{ $given }“; erlaubt: { $allowed }
usage-no-subcommand = hantei check braucht die Art der Zahlen; erlaubt: { $allowed }
usage-no-value = „{ $argument }“ braucht einen Wert, aber es ist keiner angegeben
usage-needless-value = „{ $argument }“ nimmt keinen Wert; angegeben: „{ $value }“
usage-twice = „{ $argument }“ ist mehrmals angegeben; erlaubt: einmal
usage-missing = fehlt: { $arguments }
usage-together = „{ $argument }“ geht nicht zusammen mit „{ $other }“
usage-value = ungültiger Wert „{ $value }“ für „{ $argument }“: { $why }
usage-utf8 = ungültiges UTF-8 in einem oder mehreren Argumenten
whole-none = keine Zahl angegeben; erlaubt: eine ganze Zahl, 0 oder mehr
whole-too-large = die Zahl ist zu groß
whole-wrong = erlaubt: eine ganze Zahl, 0 oder mehr
allowed-size = erlaubt: BREITExHÖHE, jeweils von 1 bis { $most }, etwa 640x480
not-placed = nicht gesetzt

## Files and streams
read-fails = { $path } ist nicht lesbar: { $why }
input-fails = Standardeingabe ist nicht lesbar: { $why }
input-long = Standardeingabe: zu groß; erlaubt: höchstens { $most } Bytes
too-many-lines = mehr Zeilen, als sich zählen lassen
write-fails = { $path } ist nicht schreibbar: { $why }
print-fails = Standardausgabe ist nicht schreibbar: { $why }
too-many-links = mehr als { $most } Links hintereinander
save-too-many = es gibt schon { $count } Bilder
trace-cannot-write = der Trace lässt sich nicht in die Standardausgabe schreiben: { $why }
trace-fails = der Trace lässt sich nicht schreiben: { $why }
trace-too-fast = der Trace wird langsamer gelesen als geschrieben; einige Zeilen fehlen
trace-unread = der Trace wird nicht gelesen; die letzten Zeilen fehlen
system-code = { $why } (Systemfehler { $code })
system-not-found = Datei oder Ordner nicht gefunden
system-denied = Zugriff verweigert
system-exists = Datei existiert schon
system-is-folder = Ist ein Ordner
system-no-folder = Ist kein Ordner
system-no-text = kein Text in UTF-8
system-full = Kein Platz mehr auf dem Datenträger
system-large = Datei zu groß
system-read-only = Dateisystem nur lesbar
system-name = Dateiname zu lang
system-says = { $said }

## Where no window opens, or it is closed from outside
no-window = { $why } `hantei svg` zeichnet dasselbe Bild ohne Fenster.
no-display-set = kein Bildschirm für ein Fenster: DISPLAY ist nicht gesetzt.
no-display-access = kein Bildschirm für ein Fenster: Der X-Server auf { $display } verweigert den Zugriff ({ $why }). hantei sucht den Schlüssel in { $file }.
no-display-server = kein Bildschirm für ein Fenster: DISPLAY ist { $display }, und dort antwortet kein X-Server.
no-library = keine Bibliothek für ein Fenster: { $library } lässt sich nicht laden (nötig sind libX11, libXi und libxkbcommon).
no-libraries = keine Bibliothek für ein Fenster: Eine davon lässt sich nicht laden (nötig sind libX11, libXi und libxkbcommon).
no-opengl = kein OpenGL auf diesem Bildschirm: Kein Treiber startet ({ $why }).
no-reason = kein Grund genannt
server-refuses = der X-Server lehnt die Anfrage { $request } mit Fehler { $error } ab; hantei läuft weiter.
server-gone = der X-Server auf { $display } hat die Verbindung geschlossen.

## The page, where there is no program to say it
page-loading = Wird geladen …
page-stage = hantei: das Bild und die Leiste, die es erklärt
page-way-out = hantei von vorn öffnen
page-part-missing = Ein Teil der Seite ließ sich nicht laden. Lade die Seite neu.
page-no-file = { $file } ließ sich nicht laden ({ $why }). Lade die Seite neu.
page-no-course = Der Kurs ist nicht lesbar: { $why }.
page-no-font = Die Schrift ist nicht lesbar: { $why }.
page-no-start = hantei startet in diesem Browser nicht.
page-no-webgl = hantei zeichnet mit WebGL, und das fehlt in diesem Browser oder Gerät oder ist ausgeschaltet.
page-no-scripts = hantei ist ein Programm, das im Browser läuft: Schalte JavaScript ein und lade die Seite neu.
page-folder = Ein Browser lädt Programme nicht direkt aus einem Ordner. Stelle den Ordner über einen Server bereit, zum Beispiel mit scripts/serve-page.
page-defect = hantei hat wegen eines Fehlers angehalten. Lade die Seite neu, dann geht es weiter.
page-picture-gone = Der Browser hat das Bild weggenommen. Es kommt zurück, sobald der Browser es erlaubt; wenn nicht, lade die Seite neu.
page-course-file = erlaubt: eine Datei neben der Seite
page-open = in hantei öffnen
page-elsewhere = liegt auf einem anderen Server: { $where }
page-no-wasm = hantei ist ein WebAssembly-Programm, und WebAssembly fehlt in diesem Browser oder ist ausgeschaltet.

## Formulas: what is wrong with one that was typed
formula-empty = noch keine Formel; erlaubt: Vergleiche wie ax < bx + bw
formula-characters = länger als { $most } Zeichen
formula-tokens = mehr als { $most } Namen, Zahlen und Zeichen
formula-depth = Klammern und Vorzeichen sind mehr als { $most }-fach verschachtelt
formula-flags = mehr als { $most } Vergleiche mit einem Namen
formula-calls = Funktionen oder Makros benutzen einander mehr als { $most }-fach verschachtelt
formula-character = „{ $given }“ bedeutet in einer Formel nichts
formula-unclosed = „{ $given }“ wird geöffnet und nie geschlossen
formula-unexpected = „{ $given }“ kann hier nicht stehen; { $expected }
formula-ends = die Formel hört zu früh auf; { $expected }
expected-operand = erlaubt: ein Name, eine Zahl oder (
expected-operator = erlaubt: ein Operator wie < oder &&, oder das Ende
expected-close = erlaubt: ein Operator oder die schließende Klammer
expected-comma = erlaubt: ein Komma oder )
formula-name = unbekannter Name „{ $given }“; erlaubt: Namen wie ax, a.right, A.x
formula-name-near = unbekannter Name „{ $given }“; meinst du { $nearest }?
formula-function = unbekannte Funktion „{ $given }“; erlaubt: abs, min, max und für Punkte cross, dot
formula-function-near = unbekannte Funktion „{ $given }“; meinst du { $nearest }?
formula-whole = „{ $given }“ ist keine Zahl; nimm eine seiner Zahlen, etwa { $part }
formula-arguments = { $given } { $given ->
    [one] Zahl
   *[other] Zahlen
} angegeben; { $name } nimmt { $wanted }
formula-points = { $name } nimmt drei Punkte, etwa { $name }(A, B, P)
formula-chain = das sind zwei Vergleiche in einem; schreib sie einzeln, etwa ax < bx && bx < ax2
formula-assigns = = weist einen Wert zu; == vergleicht
formula-mixed = was davon zuerst kommt, ist je nach Sprache verschieden; setze Klammern
formula-number-for-test = das ist eine Zahl; erlaubt: ein Vergleich wie ax < bx
formula-test-for-number = das ist ein Vergleich; erlaubt: eine Zahl
formula-taken = „{ $given }“ hat schon eine Bedeutung; zum Vergleichen schreib ==
formula-statement = „{ $given }“ kann nicht Teil eines Tests sein; füge nur den Teil ein, der die beiden Formen vergleicht
formula-loop = Schleifen werden nicht gelesen („{ $given }“); schreibe aus, was sie vergleicht: x und y oder jede Kante
formula-not-given = „{ $given }“ ist hier nicht definiert; definiere es, wie in { $given } = 32, oder gib auf der Befehlszeile --with { $given }=32 an
formula-not-given-here = „{ $given }“ ist hier nicht definiert; definiere es, wie in { $given } = 32
file-utf16 = { $file } ist in UTF-16 geschrieben; speichere als UTF-8
formula-leaves-type = { $given } kann aus seinem Typ fallen, der von { $least } bis { $most } reicht; nimm einen größeren Typ mit Vorzeichen
formula-unsigned = { $given } rechnet mit Zahlen ohne Vorzeichen und wird nicht beurteilt; nimm einen Typ mit Vorzeichen
formula-line-numbers = Diese Zeilen beginnen mit Zeilennummern; füg den Code ohne sie ein
formula-line-diff = Diese Zeilen beginnen mit den Zeichen eines Diffs; füg den Code ohne sie ein
formula-line-quote = Diese Zeilen beginnen mit einem Zitatzeichen; füg den Code ohne das Zeichen ein
formula-clamp = { $low } kann größer sein als { $high }: clamp nimmt die Zahl, dann die kleinste, dann die größte
formula-not-followed = Zeile { $line } definiert „{ $given }“ so, dass es sich nicht verfolgen lässt; schreib die Rechnung hierher, wie in a.x + a.w
formula-no-power = ^ ist hier keine Potenz; schreib ein Produkt, etwa x * x
formula-no-value = „{ $given }“ hat hier vielleicht keinen Wert; gib ihm in jedem Zweig einen
formula-no-number = „{ $given }“ ist weder Zahl noch Test
formula-changes = „{ $given }“ wird verändert; ein Test darf nur rechnen und vergleichen
formula-no-answer = diese Funktion gibt nicht in jedem Zweig einen Wert zurück
formula-broken-return = hinter return endet die Zeile, also gibt JavaScript nichts zurück; beginne den Wert in derselben Zeile, oder schreib return (
formula-falls-through = der Text endet hier ohne Antwort; schreib return true oder return false
formula-falls-through-undefined = die Funktion endet hier ohne Antwort; in { $language } kann dann alles Mögliche passieren
formula-falls-through-refused = die Funktion endet hier ohne Antwort; { $language } kompiliert das nicht
formula-several = mehrere Funktionen testen zwei Formen; wähle eine mit --function: { $all }
formula-several-here = mehrere Funktionen testen zwei Formen: { $all }; füge nur eine ein
formula-no-function = eine Funktion „{ $given }“ gibt es nicht; erlaubt: { $all }
formula-may-change = „{ $given }“ kann verändern, was dieser Test vergleicht oder sagt, und hantei sieht nicht, wie; füge den Test ohne das ein
formula-call = „{ $given }“ ist hier nicht definiert und kann verändern, was verglichen wird; füge diese Funktion mit ein, oder die Zeile, die sie importiert
formula-call-given = „{ $given }“ ist hier nicht definiert und kann verändern, was verglichen wird; füge diese Funktion mit ein, oder sag auf der Befehlszeile, was sie zurückgibt: --with { $given }=32
formula-call-given-here = „{ $given }“ ist hier nicht definiert und kann verändern, was verglichen wird; füge diese Funktion mit ein
formula-call-alone = „{ $given }“ ist hier nicht definiert und kann verändern, was verglichen wird; lass die Zeile weg, wenn es das nicht tut, sonst füge diese Funktion mit ein
formula-call-typeless = welchen Typ die Form in „{ $given }“ hat, steht hier nicht: nenn den Typ (Rectangle, Rect2, FloatRect …), füge seine Klasse mit ein oder schreib statt des Aufrufs den Vergleich der Zahlen
formula-call-library = „{ $given }“ ruft eine Bibliotheksfunktion auf, die hantei nicht liest; schreib statt des Aufrufs den Vergleich der Zahlen
formula-several-tests = dieses Programm hat mehrere Tests, in den Zeilen { $lines }: füge einen davon allein ein, mit dem, was für ihn berechnet wird
formula-unclear-test = dieses Programm tut mehr, als zu fragen, ob zwei Dinge sich treffen; was dieser Test vergleicht, ist deshalb nicht sicher: füge den Test allein ein, mit dem, was für ihn berechnet wird; für Code nach einem Treffer: hantei judge response
formula-after-hit = dieser Code hat keinen Test: er läuft nach dem Treffer; solchen Code beurteilt hantei judge response
formula-no-test = hier ist kein Test zweier Formen zu finden; füge die Vergleiche selbst ein und die Funktionen, die sie aufrufen
formula-indentation = die Einrückung dieser Zeile passt zu keiner Zeile darüber; füge die Zeilen mit der Einrückung deiner Datei ein
formula-twice = „{ $given }“ ist mehr als einmal definiert: gib jeder Definition einen eigenen Namen, oder lass die weg, die nicht gelten
formula-other-language = das sieht nach { $language } aus, was nicht gelesen wird
expected-colon = erlaubt: ein Doppelpunkt, wie in test ? eins : anderes
expected-else = erlaubt: else, wie in eins if test else anderes
formula-at = Zeile { $line }, Spalte { $column }: { $why }
judge-other-language = Als { $language } ist das lesbar: lass --language weg
reading-language = Gelesen als { $language }.
reading-two = Gelesen als { $language }: „{ $a }“ ist A, „{ $b }“ ist B.
reading-points = Gelesen als { $language }: A, B, C, D, P sind { $names }.
reading-plain-points = A, B, C, D, P sind { $names }.
reading-plain-two = „{ $a }“ ist A, „{ $b }“ ist B.
reading-function = Die Funktion ist „{ $name }“.
reading-whole = Die Zahlen sind ganz.
reading-fractions = Die Zahlen können Kommazahlen sein.
reading-list-size = „{ $name }“ gilt als Breite.
reading-list-corner = „{ $name }“ gilt als rechte Kante.
reading-list-size-tried = Der Text sagt nicht, was „{ $name }“ ist; es gilt als Breite.
reading-list-corner-tried = Der Text sagt nicht, was „{ $name }“ ist; es gilt als rechte Kante.
reading-centre = Die Positionen der Formen gelten als ihre Mittelpunkte.
reading-centred = x und y von „{ $name }“ gelten als Mittelpunkt, die der anderen Form als Ecke. Die Fälle nennen die Ecke beider Formen.
reading-corner = Die Position des Kreises gilt als Ecke oben links des Quadrats um ihn.
reading-circle-centre = Die Position des Kreises gilt als sein Mittelpunkt.
reading-round = „{ $name }“ ist nach einem Radius oder nach der Zeichnung ein Kreis und wird hier nicht als Kreis geprüft.
reading-turned = Das Bild ist gedreht („{ $call }“), der Test nicht.
reading-element = Das ist der Test in der Schleife, für ein „{ $name }“.
reading-unused = „{ $names }“ { $count ->
    [one] kommt
   *[other] kommen
} im Test nicht vor.
reading-body = Nur der Test im if wurde beurteilt, nicht was nach dem Treffer geschieht: Das beurteilt hantei judge response DATEI.
reading-examples = Die Zahlen, die für { $names } dastehen, sind Beispiele.
reading-passed-over = Übergangen: { $calls }.
reading-falls-through = Am Ende, in Zeile { $line }, kommt keine Antwort zurück: In { $language } ist das { $value }, und das zählt als falsch.
allowed-with = erlaubt: ein Name und eine Zahl, etwa SIZE=32

## Judging a formula
touching-hits = Berührung ist ein Treffer
touching-misses = Berührung ist kein Treffer
edge-inside = auf einer Kante heißt innen
edge-outside = auf einer Kante heißt außen
judged-right = richtig in allen { $count } Anordnungen, für exakte Zahlen bewiesen; { $border }
judged-tried = kein Fehler gefunden in { $cases } Fällen aus allen { $count } Anordnungen; nicht bewiesen; { $border }
judged-right-in-whole = richtig in allen { $count } Anordnungen ganzer Zahlen, bewiesen; { $border }
judged-tried-in-whole = kein Fehler gefunden in { $cases } Fällen aus allen { $count } Anordnungen ganzer Zahlen; nicht bewiesen; { $border }
right-for-sizes = richtig, wenn A { $a } ist und B { $b }; { $border }
right-for-size = richtig, wenn { $shape } { $size } ist; { $border }
judged-only = richtig, wenn gilt: { $classes }; sonst nicht immer; { $border }
judged-only-tried = kein Fehler gefunden in { $cases } Fällen, wenn gilt: { $classes }; sonst nicht immer richtig; { $border }
judged-wrong = falsch in { $wrong } von { $count } Anordnungen, falls gilt: { $border }
judged-cut-short = ein Beweis wurde abgebrochen, weil er zu lange dauerte
judged-places-tried = diese wurden durch Probieren gefunden; der Test kann auch in anderen falsch sein
judged-right-y-up = richtig, wenn y nach oben wächst: { $option }
judged-right-y-up-here = richtig, wenn y nach oben wächst; hier wächst y nach unten
judged-right-at-centre = richtig, wenn x, y der Mittelpunkt ist: { $option }
judged-right-at-centre-here = richtig, wenn x, y der Mittelpunkt ist; hier ist x, y die Ecke oben links
judged-right-at-corner = richtig, wenn x, y die Ecke oben links ist: { $option }
judged-right-at-corner-here = richtig, wenn x, y die Ecke oben links ist; hier ist x, y der Mittelpunkt
judged-by-corner = wenn es die Ecke oben links ist: { $verdict }
judged-by-y-down = wenn y nach unten wächst: { $verdict }
judged-other-kind = das liest sich als Test für { $kind ->
    [cuboids] zwei Quader
    [quad] einen Punkt und ein Viereck
    [circle] einen Kreis und ein Rechteck
    [circles] zwei Kreise oder einen Punkt und einen Kreis
    [button] einen Punkt und ein Rechteck
    [polygon] einen Punkt und ein Vieleck
    [lines] eine Strecke und eine andere Form
    [turned] ein gedrehtes Rechteck oder Vielecke
   *[rects] zwei Rechtecke
}: hantei judge { $kind }
judged-no-return = es wird nichts zurückgegeben; schreibe return und dahinter in derselben Zeile den Test
judged-no-shape = dieser Text verwendet { $kind ->
    [cuboids] keine Zahl der beiden Quader
    [quad] weder den Punkt noch eine Ecke des Vierecks
    [circle] keine Zahl des Kreises oder des Rechtecks
    [circles] keine Zahl der Kreise
    [button] keine Zahl des Punkts oder des Rechtecks
    [polygon] weder den Punkt noch eine Ecke
   *[rects] keine Zahl der beiden Rechtecke
}
judged-list-right = { $size ->
    [yes] richtig, wenn „{ $name }“ die Breite ist; falsch, wenn es die rechte Kante ist
   *[no] richtig, wenn „{ $name }“ die rechte Kante ist; falsch, wenn es die Breite ist
}
judged-list-tried = { $size ->
    [yes] kein Fehler gefunden, wenn „{ $name }“ die Breite ist; falsch, wenn es die rechte Kante ist
   *[no] kein Fehler gefunden, wenn „{ $name }“ die rechte Kante ist; falsch, wenn es die Breite ist
}
judged-list-by = { $size ->
    [yes] als Breite
   *[no] als rechte Kante
}: { $verdict }
judged-list-note = Namen sagen, was es ist: a.w ist die Breite, a.right ist die rechte Kante
judged-whole-right = auch mit ganzen Zahlen, bei denen eine Division den Rest wegwirft, wurde kein Fehler gefunden
judged-whole-wrong = falsch mit ganzen Zahlen, bei denen eine Division den Rest wegwirft: { $example }
within-gap = auf { $by } genau: bis Abstand { $by } kann der Test „Treffer“ sagen
within-depth = auf { $by } genau: bis Tiefe { $by } kann der Test „kein Treffer“ sagen
within-no-gap = bei beliebig großem Abstand kann der Test „Treffer“ sagen
within-no-depth = bei beliebig großer Tiefe kann der Test „kein Treffer“ sagen
within-both = { $gap }; { $depth }
within-hit-box = richtig für Formen von { $part } % der Größe, bei gleichen Mittelpunkten
within-hit-boxes = richtig für { $a } % der Größe von A und { $b } % der Größe von B, bei gleichen Mittelpunkten
kind-option = „{ $option }“ bedeutet bei { $kind } nichts; erlaubt: { $allowed }
response-option = „{ $option }“ bedeutet beim Verfahren { $method } nichts; erlaubt bei: { $allowed }
judged-quad-right = kein Fehler gefunden in { $cases } Fällen, für jede Art von Viereck; { $border }
judged-quad-only = richtig für { $classes } (kein Fehler gefunden in { $cases } Fällen), falsch für { $others }; { $border }
judged-quad-wrong = falsch, auch für konvexe Vierecke, falls gilt: { $border }
judged-quad-but-edges = richtig außer genau auf einer Kante: kein Fehler gefunden für Punkte innen und außen; auf einer Kante sagt der Test mal „innen“, mal „außen“
judged-what = „{ $given }“ ist keine Art von Test; erlaubt: { $allowed }; oder lass es weg
judged-no-test = es fehlt ein Test: hantei judge { $kind } TEST
formula-not-read = „{ $given }“ wird hier nicht gelesen; schreib es anders, oder lass es weg
formula-not-each = mit mehreren Dingen in „{ $given }“ ist die Antwort nicht, ob eines davon getroffen ist
formula-which-language = das bedeutet in jeder dieser Sprachen etwas anderes: { $all }; sage mit --language, welche es ist
formula-which-language-here = das bedeutet in jeder dieser Sprachen etwas anderes: { $all }; füge die ganze Funktion ein, damit man die Sprache erkennt
formula-turns = eine Schleife mit mehr als { $most } Durchläufen
formula-steps = zu viel: mehr als { $most } Wege durch den Test, oder mehr Schritte, als sich verfolgen lassen
family-kinds = ein Test von { $a } und { $b } kann nicht eingetippt werden
family-nothing = es wird keine Zahl einer Form gelesen
family-segments = dieser Test von Linien wird nicht verstanden: { $all }
family-turned = dieser Test gedrehter Formen wird nicht verstanden („{ $name }“)
family-side = das fragt, welche Seite getroffen ist, nicht, ob es ein Treffer ist: das prüft hantei judge response
family-swept = das schaut entlang einer Bewegung („{ $name }“), was nicht geprüft wird
family-tiles = das schlägt eine Kachel in einer Karte nach („{ $name }“), was nicht geprüft wird; füge den Vergleich von A mit einer einzelnen Kachel ein, mit Namen für x, y und Größe der Kachel
family-distance = das fragt, ob ein Abstand unter einer Zahl liegt, nicht, ob sich Formen treffen: { $all }
family-never = „{ $name }“ kommt im Test nicht vor
family-one = es gibt nur eine Form: { $name }; wenn die andere als Zahlen dasteht, schreib Namen dafür, etwa bx, by, bw, bh
family-many = es gibt zu viele Formen: { $all }
family-few = sind die Elemente von „{ $name }“ die Ecken eines Vielecks? Dann muss der Test jede Kante prüfen, auch die von der letzten Ecke zur ersten; sonst schreib den Test eines Elements aus
family-points = es werden nur Orte verglichen, keine Größen: { $all }
family-space = von Formen im Raum werden nur zwei Quader geprüft: { $all }
family-no-place = „{ $name }“ ist eine Größe; wo ist der Ort?
family-unpaired = was davon gehört zu welcher Form: { $all }?
family-unknown = welche Zahl einer Form ist das: { $all }?
family-twice = das ist dieselbe Zahl einer Form: { $all }
family-not-given = hier nicht definiert: { $all }; gib mit --with eine Zahl an, oder füge es mit ein
family-not-given-here = hier nicht definiert: { $all }; füge es mit ein, oder schreibe dort eine Zahl
family-other = das ist ein Test für { $kind }, was hier nicht geprüft werden kann
family-rects = zwei Rechtecke
family-point-rect = einen Punkt und ein Rechteck
family-polygon = einen Punkt und ein Vieleck mit { $corners } Ecken
family-circle-rect = einen Kreis und ein Rechteck
family-circles = zwei Kreise
family-point-circle = einen Punkt und einen Kreis
family-cuboids = zwei Quader
judged-of = ein Test für { $kind }: { $a } und { $b }
judged-asked = die Antwort hängt von etwas ab, was der Text nicht sagt
judged-asked-wrong = falsch, wie auch immer gemeint ist, was der Text nicht sagt
judged-y-how = so wird es gesagt: --y down oder --y up
judged-if = falls gilt: { $what }: { $verdict }
judged-drops-out = falsch, weil „{ $name }“ herausfällt: Ein Schritt ergibt dort 0
differs-corner = { $name } ist die Ecke
differs-centre = { $name } ist die Mitte
differs-circle-centre = { $name } ist die Mitte des Kreises
differs-circle-corner = { $name } ist die Ecke des Quadrats um den Kreis
differs-list-size = { $name } ist die Größe
differs-list-edge = { $name } ist die andere Kante
differs-half = { $name } ist die halbe Größe
differs-whole = { $name } ist die ganze Größe
differs-opposite = wahr heißt kein Treffer
differs-shapes = es ist ein Test für { $kind }
differs-point = { $name } ist ein Punkt
differs-no-point = { $name } ist ein Rechteck, dessen Größe nicht gelesen wird
differs-diameter = { $name } ist ein Durchmesser
differs-side = { $name } ist die Seite eines Quadrats
differs-whole-numbers = alle Zahlen sind ganz
differs-fractions = Zahlen können Kommazahlen sein
touching-half = { $edges ->
    [right-top] die rechte und die obere Kante zählen, die linke und die untere nicht
    [left-bottom] die linke und die untere Kante zählen, die rechte und die obere nicht
    [right-bottom] die rechte und die untere Kante zählen, die linke und die obere nicht
   *[left-top] die linke und die obere Kante zählen, die rechte und die untere nicht
}
neighbours-both = wo zwei aneinanderstoßen, gehört die gemeinsame Kante zu beiden
neighbours-neither = wo zwei aneinanderstoßen, gehört die gemeinsame Kante zu keinem
judged-and = { $verdict }; { $more }
judged-plain-proved = richtig, für exakte Zahlen bewiesen; { $border }
judged-plain-tried = kein Fehler gefunden in { $cases } Fällen; nicht bewiesen; { $border }
judged-plain-uneven = richtig außer genau auf einer Kante, wo es mal ein Treffer ist, mal keiner; sonst kein Fehler gefunden in { $cases } Fällen; nicht bewiesen
judged-plain-wrong = falsch, mit jeder Regel für den Rand
judged-opposite = die Antwort ist überall umgekehrt: wahr heißt kein Treffer
judged-opposite-but-touching = außer bei Berührung ist die Antwort überall umgekehrt: wahr heißt kein Treffer
judged-opposite-mostly = die Antwort ist fast überall umgekehrt: wahr heißt wohl kein Treffer
judged-shapes-how = welche Formen es sind, kannst du sagen: { $one } oder { $other }
judged-other-shapes = als Test für { $kind } ist er in einem größeren Teil der Fälle falsch: { $command }
judged-fits-others = als Test für { $kind } ist kein Fehler zu finden; hier wird er als Test von Rechtecken gelesen
judged-not-asked = nicht, was verlangt ist: { $border }
judged-plain-fixed = einige Orte oder Größen stehen als feste Zahlen im Text, das Urteil gilt also nur für: { $numbers }
judged-reach = das Urteil gilt auch für zwei Kreise, deren Radien zusammen { $sum } ergeben
exact-whole = mit ganzen Zahlen bis { $size } rundet kein Schritt; mit anderen Zahlen kann Runden die Antwort ändern, wo Formen sich berühren
exact-fractions = mit Vielfachen von 1/{ $below } bis { $size } rundet kein Schritt; mit anderen Zahlen, etwa Zehnteln, kann Runden die Antwort ändern, wo Formen sich berühren
exact-none = bewiesen in exakter Rechnung; in einem Programm kann ein Schritt runden, das kann die Antwort ändern, wo Formen sich berühren
granted = vorausgesetzt: endliche Zahlen, Größen über 0, jedes Ende größer als sein Anfang, keine Form ist gedreht, und A und B sind zwei verschiedene Dinge
family-slanted = { $pair ->
    [segment-segment] zwei Strecken
    [segment-rect] eine Strecke und ein Rechteck
    [segment-circle] eine Strecke und einen Kreis
    [segment-turned] eine Strecke und ein gedrehtes Rechteck
    [segment-polygon] eine Strecke und ein Vieleck
    [point-turned] einen Punkt und ein gedrehtes Rechteck
    [circle-turned] einen Kreis und ein gedrehtes Rechteck
    [circle-polygon] einen Kreis und ein Vieleck
    [turned-turned] zwei gedrehte Rechtecke
    [turned-rect] ein gedrehtes und ein aufrechtes Rechteck
    [turned-polygon] ein gedrehtes Rechteck und ein Vieleck
    [polygon-rect] ein Vieleck und ein Rechteck
   *[polygon-polygon] zwei Vielecke
}
differs-slanted = { $which ->
    [centre] der Ort des gedrehten Rechtecks ist seine Mitte
    [corner] der Ort des gedrehten Rechtecks ist seine Ecke oben links vor der Drehung um die Mitte
    [pivot] der Ort des gedrehten Rechtecks ist seine Ecke oben links, um die es gedreht wird
    [clockwise] Winkel zählen auf dem Bildschirm im Uhrzeigersinn (wächst y nach oben: dagegen)
    [counter-clockwise] Winkel zählen auf dem Bildschirm gegen den Uhrzeigersinn (wächst y nach oben: mit ihm)
    [first-second] der erste und der zweite Punkt sind die Enden einer Strecke
    [first-third] der erste und der dritte Punkt sind die Enden einer Strecke
    [y-up] y wächst nach oben
   *[y-down] y wächst nach unten
}
judged-slanted-clear = in { $cases } Fällen kein Fehler gefunden; nicht bewiesen; bei gedrehten Formen entscheidet das Runden über Berührung, darum wird über sie nichts gesagt
judged-slanted-wrong = in { $wrong } von { $cases } Fällen falsch
judged-by-centre = in diesen Befehlen steht ein gedrehtes Rechteck als Mittelpunkt, Breite, Höhe und Winkel in Grad; im Text sind x und y { $which ->
    [pivot] die Ecke, um die es gedreht wird
   *[corner] die Ecke vor der Drehung
}
judged-rounds = falsch mit Zehnteln, die der Computer rundet, in { $wrong } von { $cases } Fällen; mit ganzen Zahlen und Halben kein Fehler gefunden in { $exact } Fällen; { $border }
judged-rounds-there = selbst dort falsch mit Zehnteln, die der Computer rundet: in { $wrong } von { $cases } Fällen
only-unrounded = Zahlen, die nicht gerundet werden
judged-slanted-zero = eine Strecke der Länge 0 ist ein Punkt, und da ist der Test falsch: { $verdict }
only-not-on-one-line = Strecken, die nicht auf einer Geraden liegen
only-reaches-out = Strecken mit einem Ende außerhalb der anderen Form
wrong-slanted-stops = { $numbers }: dort bricht der Test mit einem Fehler ab: { $why ->
    [overflows] eine Zahl passt nicht mehr in ihren Typ
   *[divides-by-zero] er teilt durch 0
}
granted-slanted = vorausgesetzt: endliche Zahlen, Größen über 0, Strecken mit einer Länge, und A und B sind zwei verschiedene Dinge
granted-angle = vorausgesetzt: Winkel in { $unit ->
    [degrees] Grad
   *[radians] Bogenmaß
}, auf dem Bildschirm { $y ->
    [up] gegen den Uhrzeigersinn gezählt; y wächst nach oben
   *[down] im Uhrzeigersinn gezählt; y wächst nach unten
}
family-any-polygon = einen Punkt und ein Vieleck
touching-uneven = genau auf einer Kante ist es mal ein Treffer, mal keiner
judged-plain-only = richtig nur für { $limit }, dort kein Fehler gefunden; nicht bewiesen; { $border }
only-convex = konvexe Vielecke
only-clockwise = Ecken im Uhrzeigersinn auf dem Bildschirm
only-counter-clockwise = Ecken gegen den Uhrzeigersinn auf dem Bildschirm
only-convex-clockwise = konvexe Vielecke mit Ecken im Uhrzeigersinn auf dem Bildschirm
only-convex-counter-clockwise = konvexe Vielecke mit Ecken gegen den Uhrzeigersinn auf dem Bildschirm
family-screen = das hält eine Form auf dem Bildschirm: { $name } wird mit { $bound } verglichen
family-fixed = die Größe von { $name } ist eine feste Zahl: schreib einen Namen an ihre Stelle, etwa w und h, dann kann der Test beurteilt werden
family-squares = { $name } ist die Größe eines Quadrats; ein Test, der nur für Quadrate richtig ist, wird nicht beurteilt
wrong-point = { $numbers }: der Test sagt { $says ->
    [hit] „innen“
   *[miss] „außen“
}, und der Punkt liegt { $is ->
    [apart] außen
    [touching] auf dem Rand
   *[overlapping] innen
}
wrong-plain = { $numbers }: der Test sagt { $says ->
    [hit] „Treffer“
   *[miss] „kein Treffer“
}, und { $is ->
    [apart] sie liegen auseinander
    [touching] sie berühren sich nur
   *[overlapping] sie überlappen sich
}
judged-circle-right = kein Fehler gefunden in { $cases } Fällen, egal wo der Mittelpunkt liegt; kein Beweis; { $border }
judged-circle-in-whole = kein Fehler gefunden bei ganzen Zahlen, in { $cases } Fällen; falsch mit Kommazahlen; kein Beweis; { $border }
judged-circle-but-corners = richtig außer an den Ecken: kein Fehler gefunden in { $cases } Fällen, in denen der Mittelpunkt nicht schräg vor einer Ecke von B liegt; { $border }
judged-circle-but-edges = richtig außer an den Kanten: kein Fehler gefunden in { $cases } Fällen, in denen der Mittelpunkt nicht neben einer Kante von B liegt; { $border }
judged-circle-but-middle = richtig außer mit dem Mittelpunkt in B: kein Fehler gefunden in { $cases } Fällen, in denen er außerhalb liegt; { $border }
judged-circle-but-touching = richtig außer bei bloßer Berührung: kein Fehler gefunden in { $cases } Fällen mit Überlappung oder Abstand; { $border }
judged-circle-only = richtig nur mit dem Mittelpunkt { $regions }: dort kein Fehler gefunden, von { $cases } Fällen im Ganzen; { $border }
judged-circle-wrong = falsch, egal wo der Mittelpunkt außerhalb von B liegt, falls gilt: { $border }
judged-circle-at-centre = kein Fehler gefunden, wenn x, y des Rechtecks sein Mittelpunkt ist: { $option }
circle-anywhere = überall
circle-at-top-left = links über B
circle-at-top = über B
circle-at-top-right = rechts über B
circle-at-left = links von B
circle-at-middle = in B
circle-at-right = rechts von B
circle-at-bottom-left = links unter B
circle-at-bottom = unter B
circle-at-bottom-right = rechts unter B
wrong-circle-apart = c={ $c } r={ $r } b={ $b }: Abstand, aber der Test sagt „Treffer“
wrong-circle-overlapping = c={ $c } r={ $r } b={ $b }: Überlappung, aber der Test sagt „kein Treffer“
wrong-circle-touching-hit = c={ $c } r={ $r } b={ $b }: nur Berührung, aber der Test sagt „Treffer“
wrong-circle-touching-miss = c={ $c } r={ $r } b={ $b }: Berührung, aber der Test sagt „kein Treffer“
wrong-circle-point = Radius 0 ist im Urteil nicht dabei; dort ist der Test falsch: { $example }
wrong-circle-where-apart = falsch, wo sie getrennt sind, mit dem Mittelpunkt { $regions }
wrong-circle-where-touching = falsch, wo sie sich berühren, mit dem Mittelpunkt { $regions }
wrong-circle-where-overlapping = falsch, wo sie sich überlappen, mit dem Mittelpunkt { $regions }
class-whole-pixels = alle Zahlen sind ganz
class-not-negative = keine Koordinate ist kleiner als 0
class-a-not-larger = { $axes ->
    [3] A ist nicht breiter, höher oder tiefer als B
   *[2] A ist nicht breiter und nicht höher als B
}
class-b-not-larger = { $axes ->
    [3] B ist nicht breiter, höher oder tiefer als A
   *[2] B ist nicht breiter und nicht höher als A
}
class-equal-sizes = A und B sind gleich groß
class-a-square = { $axes ->
    [3] A ist ein Würfel
   *[2] A ist ein Quadrat
}
class-b-square = { $axes ->
    [3] B ist ein Würfel
   *[2] B ist ein Quadrat
}
class-squares = { $axes ->
    [3] A und B sind Würfel
   *[2] A und B sind Quadrate
}
kind-convex = konvexe Vierecke
kind-convex-clockwise = konvexe Vierecke im Uhrzeigersinn
kind-convex-counter-clockwise = konvexe Vierecke gegen den Uhrzeigersinn
kind-concave = konkave Vierecke
kind-crossed = überschlagene Vierecke
kind-degenerate = entartete Vierecke
wrong-apart = a={ $a } b={ $b }: Abstand, aber der Test sagt „Treffer“
wrong-overlapping = a={ $a } b={ $b }: Überlappung, aber der Test sagt „kein Treffer“
wrong-touching-hit = a={ $a } b={ $b }: nur Berührung, aber der Test sagt „Treffer“
wrong-touching-miss = a={ $a } b={ $b }: Berührung, aber der Test sagt „kein Treffer“
wrong-inside = { $settings }: P innen, aber der Test sagt „außen“
wrong-outside = { $settings }: P außen, aber der Test sagt „innen“
wrong-edge-inside = { $settings }: P auf einer Kante, aber der Test sagt „innen“
wrong-edge-outside = { $settings }: P auf einer Kante, aber der Test sagt „außen“
wrong-arrangements = falsch, wenn gilt: auf x: { $x }; auf y: { $ys }
wrong-arrangements-in-space = falsch, wenn gilt: auf x: { $x }; auf y: { $y }; auf z: { $zs }
wrong-way-before = { $axis ->
    [x] A liegt links von B
    [y] A liegt über B
   *[z] A liegt vor B
}
wrong-way-meets = { $axis ->
    [x] A berührt B von links
    [y] A berührt B von oben
   *[z] A berührt B von vorn
}
wrong-way-overlapping = sie überlappen sich (alle { $count } Lagen)
wrong-way-met-by = { $axis ->
    [x] A berührt B von rechts
    [y] A berührt B von unten
   *[z] A berührt B von hinten
}
wrong-way-after = { $axis ->
    [x] A liegt rechts von B
    [y] A liegt unter B
   *[z] A liegt hinter B
}
wrong-arrangements-more = falsch in { $count ->
    [one] einer weiteren Anordnung ({ $option } gibt alle aus)
   *[other] { $count } weiteren Anordnungen ({ $option } gibt alle aus)
}
wrong-places = falsch für { $class }: { $places }
place-inside = innen
place-on-edge = auf einer Kante
place-outside = außen

## Explanations, opened in place
explain-four-flags = Die erste Fassung von HSP. Zu jedem der vier Fälle ohne Treffer gehört ein Flag. Die Rechtecke treffen sich nur, wenn kein Flag gesetzt ist. Immer werden alle vier geprüft, und bei ganzen Pixeln ist das richtig.
explain-ruled-out = Die zweite Fassung von HSP. Sie prüft die vier Fälle ohne Treffer nacheinander. Der erste, der wahr ist, beendet die Prüfung: kein Treffer. Durchschnittlich prüft sie also weniger als vier.
explain-not-ruled-out = Die dritte Fassung von HSP. Die Bedingungen sind umgekehrt und verschachtelt; für einen Treffer müssen alle vier wahr sein. Sie bedeutet dasselbe wie ruled-out.
explain-origin-size = Das erste Verfahren von Processing. Jedes Rechteck muss beginnen, bevor das andere endet, und zwar auf beiden Achsen. Eine der vier Bedingungen allein reicht nie.
explain-centre-size = Das zweite Verfahren von Processing und das von JavaScript. Es vergleicht den Abstand der Mittelpunkte mit der halben Summe der Größen. Der Betrag macht links und rechts zum selben Fall, darum reichen zwei Bedingungen.
explain-two-corners = Das Verfahren von C++. Es vergleicht nur gegebene Zahlen und berechnet nichts, darum ist es bis aufs letzte Bit exakt. Im Original ist Berührung ein Treffer.
explain-right-of-all = Das Verfahren des WPF-Programms. Geh an den Ecken entlang um die Form herum: Ein Punkt im Inneren liegt bei jeder Kante rechts von dir. Richtig nur für konvexe Formen, deren Ecken auf dem Bildschirm im Uhrzeigersinn laufen. Wächst y nach oben, ist es links statt rechts.
explain-same-side = Dasselbe für beide Richtungen: rechts von allen Kanten oder links von allen. Richtig für jede konvexe Form.
explain-crossings = Die Regel „gerade/ungerade“. Ein Strahl läuft von P nach rechts, und jede Kante, die er schneidet, führt hinein oder hinaus. Ungerade heißt innen. Richtig für jede Form, auch für konkave und überschlagene.
explain-brute = Brute Force vergleicht jedes Paar. Doppelt so viele Rechtecke ergeben etwa viermal so viele Paare.
explain-sweep = Sortiert alle Rechtecke nach x und vergleicht jedes nur mit denen, die beginnen, bevor es endet. So entgeht ihm nichts, und die meisten Vergleiche fallen weg.
explain-strips = Teilt die Ebene in Streifen, sortiert und durchläuft jeden für sich. So werden nur wenige Paare verglichen, die sich nicht überlappen.
explain-border = Wenn sich nur die Ränder berühren: Treffer oder nicht? Die Quellen sind sich uneinig. „wie im Original“ behält bei, was jede Quelle tut; „Treffer“ und „kein Treffer“ legen eine Antwort für alle fest.
explain-quad-border = Liegt ein Punkt genau auf einer Kante innen oder außen? Im Original sagen alle drei Verfahren „außen“: Nur was wirklich innen liegt, zählt. Die Einstellungen „innen“ und „außen“ legen eine Antwort für alle drei fest.
explain-up = Auf dem Bildschirm wächst y nach unten, im Schulbuch nach oben. Die Koordinaten bleiben, und das Bild wird umgedreht.
explain-swept = Schnelle Formen können sich zwischen zwei Bildern verpassen. Darum wird der ganze Weg jeder Form geprüft, nicht nur ihr Ort.
explain-rects-strips = Sieh dir jede Achse für sich an: Überlappen sich die zwei Bereiche? Die Rechtecke überlappen sich nur, wenn sich die Bereiche auf beiden Achsen überlappen. Ein einziger Abstand genügt: kein Treffer.

## Why an example is worth a look
about-rects-hsp-start = Das Testskript von HSP: Rot folgt der Maus, Blau steht in der Mitte.
about-rects-left-of = Der erste der vier Fälle ohne Treffer bei HSP: A endet links vom Anfang von B. Schon einer genügt.
about-rects-right-of = Der zweite Fall: A beginnt rechts vom Ende von B.
about-rects-above = Der dritte Fall: A endet über dem Anfang von B.
about-rects-below = Der vierte Fall: A beginnt unter dem Ende von B. Einen fünften gibt es nicht.
about-rects-javascript-canvas = Die Seite aus dem JavaScript-Artikel: Mittenabstände 60 und 80, halbe Summen 90 und 115, also ein Treffer.
about-rects-cpp-rectangles = Das Rechenbeispiel aus dem C++-Artikel: ein Treffer. (Dort steht 5 < 0 und 6 < 1; nach seiner Regel wäre es 5 < 1 und 6 < 0.)
about-rects-touching-edge = Sie haben eine Kante gemeinsam und sonst nichts. Hier sind sich die Quellen uneinig.
about-rects-touching-corner = Sie haben einen Punkt gemeinsam. Auch hier sagt nur C++ „Treffer“.
about-rects-one-pixel = Eine Spalte aus Pixeln gehört zu beiden: der kleinste Treffer bei ganzen Pixeln.
about-rects-half-a-pixel = Eine Überlappung von einem halben Pixel. Die drei Verfahren von HSP übersehen sie, denn HSP zählt ganze Pixel.
about-rects-cross = Ein Kreuz: Keine Ecke liegt im anderen Rechteck, und doch ist es ein Treffer.
about-rects-containment = Eins liegt ganz im anderen. Ein Test, der nur die Kanten prüft, würde das übersehen.
about-rects-identical = Zweimal dasselbe Rechteck.
about-quad-empty = So startet das WPF-Programm: Setze vier Ecken, dann Prüfpunkte.
about-quad-wpf-figure = Die Abbildung aus dem WPF-Artikel. P liegt rechts von allen vier Kanten, also innen.
about-quad-worked-edge-p1 = Das Rechenbeispiel aus dem Artikel: P1 liegt rechts von AB, und die Formel im Code ergibt +100.
about-quad-worked-edge-p2 = Dieselbe Kante: P2 liegt links von AB, und die Formel im Code ergibt −120.
about-quad-counter-clockwise = Dieselben Ecken andersherum: right-of-all sagt bei jedem Punkt „außen“.
about-quad-concave = Eine Ecke zeigt nach innen: Ein Punkt im Inneren kann links von einer Kante liegen.
about-quad-bow-tie = Zwei Kanten kreuzen sich: Keine Seite einer Kante ist immer innen.
about-quad-degenerate = A und B sind derselbe Punkt, darum hat die Kante dazwischen keine Richtung.
about-quad-on-edge = P liegt genau auf einer Kante: innen oder außen? Die Quellen sagen: außen.
about-quad-on-corner = P ist eine Ecke. Das Kreuzprodukt ist für zwei Kanten zugleich 0.
about-melons-horizontal = Der erste Sketch von Processing, geprüft mit origin-size.
about-melons-vertical = Der zweite Sketch, geprüft mit centre-size.
about-melons-touching = Das Bild, in dem sie sich nur berühren: noch kein Treffer.
about-melons-collision = Mitten im Zusammenstoß sind alle vier Bedingungen wahr.
about-melons-vertical-collision = Dasselbe senkrecht: Zwei Bedingungen reichen.
about-melons-passing-by = Die Bahn von B liegt neben der von A: Auf x überlappen sie sich, auf y aber nie.
about-melons-between-frames = So schnell, dass sie sich in keinem Bild überlappen: A läuft durch B hindurch.
about-melons-thin-wall = B steht still und ist dünn, A ist schnell: In einem Bild ist A vor der Wand, im nächsten dahinter.
about-melons-swept = Dasselbe Tempo, aber jetzt werden ihre Wege geprüft: ein Treffer.
about-crowd-drift = Tausend Rechtecke, die von selbst umhertreiben.
about-crowd-clusters = Schwärme: Viele überlappen sich, und das Sortieren nach x hilft weniger.
about-crowd-shooter = Geschosse und Gegner wie in einem Schießspiel: Nur ein Geschoss mit einem Gegner zählt.
about-crowd-dozens = Sechzig: wenig genug zum Zählen.
about-crowd-brute-force = Zweitausend, Paar für Paar verglichen: rund zwei Millionen Vergleiche pro Bild.

## crowd: how a method saves work
crowd-step = Schritt { $step } von { $steps }
crowd-too-many = Zusehen geht bei höchstens { $most } Rechtecken
crowd-moment = Zeitpunkt
crowd-moment-help = Bilder, die vor dem Zusehen ablaufen
crowd-watch = Zusehen
crowd-watch-help = die Rechtecke stehen; Abspielen zeigt das Verfahren schrittweise
do-crowd-watch = dem Verfahren schrittweise zusehen
pair-says = { $a } mit { $b }: { $verdict }
is-reached = Rechteck { $a }
count-rects = { $count } Rechtecke
watch-begins = Noch ist nichts verglichen. Spiel es ab oder geh schrittweise vor.
compared-with = Damit zu vergleichen: { $count }.
none-open = Auf { $axis } sind alle früheren Rechtecke zu Ende: nichts zu vergleichen.
still-open = { $count ->
    [one] { $count } Rechteck ist auf { $axis } noch offen. Dieses wird damit verglichen.
   *[other] { $count } Rechtecke sind auf { $axis } noch offen. Dieses wird mit jedem verglichen.
}
open-on = Sie überlappen sich auf { $axis }, also wird verglichen. { $so }
every-is-compared = Jedes Paar wird verglichen. { $so }
so-apart = Abstand auf { $axis }.
so-touching = Nur Berührung auf { $axis }.
so-not-counted = Sie überlappen sich, aber nur Paare aus Geschoss und Gegner zählen.
so-overlap-too = Überlappung auch auf { $axis }.
so-overlap = Überlappung auf x und auf y.
matrix-open = Nur was sich auf x überlappt, kann ein Treffer sein.
matrix-every = Jedes Paar wird verglichen: Nichts wird ausgelassen.
matrix-compared = bisher verglichen
matrix-found = davon überlappt
matrix-rest = unnötig oder noch nicht
do-crowd-watch-twelve = Mit 12 Rechtecken zusehen
explain-watch = Die Rechtecke stehen still, und du siehst das Verfahren bei der Arbeit: das aktuelle Rechteck, alle in seiner Reichweite, eine dünne Linie für jedes verglichene Paar, eine dicke für jedes gefundene. Spiel es ab oder geh mit . und , schrittweise vor (Shift und Pfeiltasten: 10 Schritte).
about-crowd-every-pair = Zwölf, jedes mit jedem verglichen: 66 Paare. Geh mit . und , schrittweise vor oder spiel es ab.
about-crowd-sweep-line = Dieselben zwölf: Jedes wird nur mit denen verglichen, die beginnen, bevor es endet.
about-crowd-strip-by-strip = Hundert in Streifen: Jeder Streifen wird für sich durchlaufen.

## Well-known wrong tests, and what was reported of libraries and games
examples-sources = Aus den Quellen
examples-trip-ups = Stolperfallen
examples-mistakes = Bekannte Fehler
examples-wild = Aus echten Projekten
about-rects-mistake-corner-inside = Liegt eine Ecke von A in B? Bei einem Kreuz liegt keine Ecke im anderen, darum wird es übersehen; ebenso ein B, das ganz in A liegt.
about-rects-mistake-condition-1 = Nur eine der vier Bedingungen von Processing. Sie fragt nur, ob B auf x beginnt, bevor A endet. Darum gilt jedes B weiter links als Treffer.
about-rects-mistake-condition-2 = Nur eine der vier Bedingungen von Processing. Sie fragt nur, ob A auf x beginnt, bevor B endet. Darum gilt jedes B weiter rechts als Treffer.
about-rects-mistake-condition-3 = Nur eine der vier Bedingungen von Processing. Sie fragt nur, ob B auf y beginnt, bevor A endet. Darum gilt jedes B weiter oben als Treffer.
about-rects-mistake-condition-4 = Nur eine der vier Bedingungen von Processing. Sie fragt nur, ob A auf y beginnt, bevor B endet. Darum gilt jedes B weiter unten als Treffer.
about-rects-mistake-or-for-and = Die vier Bedingungen, aber „oder“ statt „und“. Eine wahre genügt, und eine ist immer wahr: Alles gilt als Treffer.
about-rects-mistake-full-sizes = Mittelpunkte, aber ganze Größen, wo halbe hingehören. Die Rechtecke treffen sich, als wäre jedes doppelt so groß.
about-rects-mistake-no-abs = Mittelpunkte, aber ohne den Betrag. Ein Abstand nach links oder oben ist negativ und darum immer klein genug.
about-rects-mistake-at-most-once = Einer der vier Vergleiche hat <=, die anderen haben <. Berührung ist rechts von A ein Treffer, an den anderen Seiten nicht.
about-rects-mistake-only-x = Nur x wird geprüft. Was darunter oder darüber liegt, gilt als Treffer.
about-rects-mistake-width-twice = Die Breiten stehen auch bei y: ein Fehler beim Abschreiben. Richtig ist das nur für Quadrate.
about-rects-mistake-circles = Kreise um die Mittelpunkte statt Rechtecke. Lange Rechtecke, die sich an den Enden überlappen, werden übersehen.
about-rects-mistake-centre-as-corner = Die Mittelpunkte werden als Ecken oben links gelesen. Jedes Rechteck wird um seine halbe Größe zu weit rechts und unten geprüft. Richtig ist das nur, wenn beide gleich groß sind.
about-rects-mistake-integer-halves = Bei Hälften fallen die Nachkommastellen weg: Eine ungerade Größe verliert ein Pixel. Hier wird eine Überlappung von 1 übersehen.
about-rects-mistake-mixed-axes = Ein Buchstabe ist falsch: Die linke Kante von B steht da, wo die obere hingehört. Solange die zwei Zahlen etwa gleich sind, fällt nichts auf.
about-rects-mistake-swapped-arguments = Position und Größe von B sind vertauscht: Geprüft wird ein Rechteck an einem anderen Ort.
about-rects-mistake-unsorted-corners = A wurde von der Ecke unten rechts aus gezogen, darum stehen seine Ecken in falscher Reihenfolge. Gefunden wird es nur, wenn es ganz in B liegt.
about-rects-wild-sdl-12767 = Zwei Kacheln nebeneinander: Der Test von SDL für Kommazahlen sagte „Treffer“, der für ganze Zahlen „kein Treffer“. Das blieb mit Absicht so: Mit Kommazahlen treffen sich die Kacheln an der gemeinsamen Kante, mit Pixeln nicht. libsdl-org/SDL#12767
about-rects-wild-monogame-468 = MonoGame sagte „Treffer“, wo sein Vorbild XNA „kein Treffer“ sagte. Jetzt fragt es mit <=, ob sie getrennt sind, also kein Treffer. MonoGame/MonoGame#468
about-rects-wild-monogame-extended-213 = Zwei Kacheln haben eine Ecke gemeinsam: RectangleF sagte „Treffer“, Rectangle „kein Treffer“. Das galt als Fehler, denn beide sollten dasselbe sagen. MonoGame-Extended/Monogame-Extended#213
about-rects-wild-tutorials-14987 = Eine Anleitung zur Überlappung ließ offen, was Berührung ist, und ihr Test zählt sie als Treffer. Ein Leser schlug vor, das zu erklären oder mit <= zu fragen, ob sie getrennt sind; dann ist es kein Treffer. eugenp/tutorials#14987
about-rects-wild-box-collide-2 = Ein Nutzer fand es seltsam, dass sich zwei Rechtecke treffen, die nebeneinander liegen. Die Antwort: Wer an einer Wand steht, berührt sie. Darum blieb es so. substack/box-collide#2
about-rects-wild-pixel-277 = Sie haben eine Ecke gemeinsam: Intersects sagte „Treffer“, und Intersect aus derselben Bibliothek fand nichts. Seit faiface/pixel#290 finden beide nichts. faiface/pixel#277
about-rects-wild-libgdx-5861 = Eine Überlappung von 0.1, die ein Nutzer für einen Abstand hielt, weil er in ganzen Pixeln dachte. Der Test ist richtig: 0.1 + 32 ist mehr als 32. libgdx/libgdx#5861
about-rects-wild-pygame-215 = Eine Überlappung von 0.1, die pygame übersieht: Sein Rect speichert ganze Zahlen, darum wird 0.1 zu 0. Der Test von HSP, hier gewählt, übersieht sie auch, weil er ganze Pixel zählt. pygame/pygame#215
about-rects-wild-binpackingjs-20 = Sie berühren sich nur, doch 0.0075 − 0.0025 ist im Computer 0.004999999999999999: ein Treffer, zu klein für das Bild. Rechnen mit ganzen Zahlen hat das behoben. olragon/binpackingjs#20
about-rects-wild-peirce-99 = Ein Test der Ecken übersah Formen, die sich kreuzen, denn keine Ecke liegt in der anderen. Ein Test der Kanten kam dazu; die Zahlen hier sind von uns. RAIRLab/Peirce-My-Heart#99
about-rects-wild-pixelvision8-299 = Sie überlappen sich, und Contains sagt nein, obwohl sein Handbuch einen Test auf Überlappung versprach. Contains fragt, ob B ganz in A liegt; die Frage ist noch offen. PixelVision8/PixelVision8#299
about-rects-wild-indigo-345 = Sie überlappen sich, und Indigo sagte nein: Mittelpunkte und halbe Größen waren ganze Zahlen, darum war die Hälfte von 1 gleich 0. Seit PurpleKingdomGames/indigo#349 sind die Hälften Kommazahlen. PurpleKingdomGames/indigo#345
about-rects-wild-bevy-2720 = Der Nutzer hielt die Positionen für Ecken, wie in diesem Bild: eine Überlappung von 8 × 20. Für Bevy sind es Mittelpunkte, und dann ist der Abstand 22: kein Treffer. Der Test war richtig, und im Handbuch steht jetzt „Mittelpunkte“. bevyengine/bevy#2720
about-rects-wild-libgdx-7257 = A war als (5, 5, −10, −10) angegeben, reicht also von (5, 5) nach links und oben. Mit negativer Größe übersieht der Test die Überlappung. Ein Vorschlag war, erst die Enden zu sortieren, doch negative Größen galten als unnütz. libgdx/libgdx#7257
about-quad-mistake-three-edges = Nur drei Kanten werden geprüft, DA ist vergessen. Ein Punkt jenseits von DA, wie hier P, gilt als innen.
about-quad-mistake-bounding-box = Geprüft wird das Hüllrechteck, nicht das Viereck. Ein Punkt in einer Ecke des Hüllrechtecks gilt als innen.
about-quad-mistake-wrong-winding = Links von allen Kanten: Das ist richtig, wenn die Ecken gegen den Uhrzeigersinn laufen. Diese laufen im Uhrzeigersinn, darum gilt ein Punkt im Inneren als außen.
about-quad-mistake-both-ends = Gezählt werden die Kanten, die ein Strahl schneidet, mit <= an beiden Enden. Auf der Höhe einer Ecke zählen zwei Kanten statt einer, so wird aus „innen“ „außen“.
about-quad-wild-recastnavigation-263 = P liegt auf DA und gilt als außen; ein Nutzer verstand nicht, warum das Ergebnis umspringt. Es ist die Regel „gerade/ungerade“: Jede Kante, die der Strahl schneidet, lässt es umspringen, und bei einem Punkt auf einer Kante ist beides möglich. recastnavigation/recastnavigation#263
about-quad-wild-polygon-contains-point-12 = Zwei Punkte auf Kanten: P gilt als außen, der andere als innen. Die Antwort: Mit einem Strahl lässt sich über eine Kante nichts Sicheres sagen. sromku/polygon-contains-point#12
about-quad-wild-d3-polygon-30 = Die Ecken eines Quadrats, nacheinander geprüft: eine innen, drei außen. Das blieb so, damit der Test kurz und schnell ist. d3/d3-polygon#30
about-quad-wild-scikit-image-3892 = Die Ecken eines Dreiecks: eine innen, zwei außen (D steht auf einer Kante, denn ein Dreieck hat keine vierte Ecke). Das galt als Fehler, und jetzt ist der ganze Rand innen. scikit-image/scikit-image#3892
about-quad-wild-robospatial-eval-4 = P liegt innen und galt als außen: Jede senkrechte Kante zählte, auch auf der falschen Seite von P. Jetzt zählt nur, was der Strahl schneidet. chanhee-luke/RoboSpatial-Eval#4
about-quad-wild-mathnet-spatial-130 = Laut Handbuch liegt ein Punkt auf einer Kante nicht innen. Trotzdem gilt ein Punkt auf der linken Kante als innen, die Ecke (10, 10) nicht. Das Handbuch irrt sich da, und die Frage ist noch offen. mathnet/mathnet-spatial#130
about-quad-wild-point-in-polygon-2 = Zwei Ecken desselben Quadrats und zwei Antworten. Das blieb so; für eine sichere Antwort nimm eine robuste Bibliothek. substack/point-in-polygon#2
about-quad-wild-navcat-7 = P liegt auf DA und galt als außen, darum schlug die Suche nach der Höhe bei P fehl. Seit isaac-mason/navcat#11 liegt ein Punkt auf einer Kante innen. isaac-mason/navcat#7
about-quad-wild-juce-909 = Ein Rechteck enthält ein anderes, aber nicht die gemeinsame Ecke. Ein Test zählt den rechten und den unteren Rand als innen, der andere nicht; die Frage ist noch offen. juce-framework/JUCE#909
about-quad-wild-raylib-3022 = Mit <= an beiden Enden liegt ein Punkt zwischen zwei Kacheln in beiden zugleich. Jetzt gehören der linke und der obere Rand zur Kachel, der rechte und der untere nicht; die Zahlen hier sind von uns. raysan5/raylib#3022
about-quad-wild-joml-227 = P liegt innen und galt als außen: Sein y wurde mit der linken Kante verglichen, y >= minX. Das galt als Fehler und wurde behoben. JOML-CI/JOML#227
about-quad-wild-libgdx-1635 = Ein Dreieck neben diesem Viereck sollte es angeblich überlappen; P und die zwei gemerkten Punkte sind seine Ecken. Der Test sucht an jeder Kante nach einem Abstand. Das ist richtig für konvexe Formen, und diese ist überschlagen. libgdx/libgdx#1635
about-melons-wild-armoralley-5 = Geschosse flogen durch Fallschirme: Geprüft wurde nur, wo sie ankamen, in jedem Bild 8 Pixel weiter. Jetzt werden auch Punkte dazwischen geprüft; Größe und Tempo hier sind von uns. scottschiller/ArmorAlley#5
about-melons-wild-mindustry-3514 = Ein Spieler meldete Geschosse, die so schnell sind, dass sie kleine Einheiten überspringen. Der Autor konnte es nicht nachstellen; Größe und Tempo hier sind von uns. Anuken/Mindustry#3514
about-melons-wild-bridgesim-31 = Laser springen durch ihr Ziel, weil nur geprüft wird, wo die Formen bei jedem Takt sind. Gewünscht war ein Test des ganzen Wegs; Größe und Tempo hier sind von uns. aomarks/bridgesim#31
about-melons-wild-a-blast-15 = Geschosse übersprangen bei hohem Tempo ihre Gegner, und gewünscht war ein durchgehender Test oder feste Zeitschritte. Hier wird der ganze Weg geprüft, und es ist ein Treffer; Größe und Tempo sind von uns. aframevr/a-blast#15

## The stage as a whole: markers, the presenter
off-stage = { $name } { $far }
do-window-present = Vortragsansicht

## Lessons: what is refused
lesson-wrong = { $file }, Zeile { $line }: { $why }
lesson-language = unbekannte Sprache „{ $given }“; { $why }
lesson-saying = kein Text; erlaubt: "…" oder eine Tabelle mit en, ja, ko
lesson-recap = keine Zeile eines Rückblicks; erlaubt: ein Text, oder says und figure
lesson-option = keine Antwort; erlaubt: ein Text, oder says und why
lesson-after = kein Text; erlaubt: "…" oder eine Liste aus when und says, das letzte auch ohne when
lesson-tick = kein Ziel; erlaubt: eine Formel, oder goal und says
lesson-blank = ein leerer Text
lesson-long = ein Text mit { $given } Zeichen; erlaubt: höchstens { $most }
file-long = { $file }: zu groß; erlaubt: höchstens { $most } Bytes
lesson-lacks = { $key } fehlt
lesson-unknown-key = unbekannter Schlüssel oder Wert „{ $given }“; { $why }
lesson-type = „{ $given }“ kann hier nicht stehen; erlaubt: { $why }
lesson-type-text = ein Text, "…"
lesson-type-truth = true oder false
lesson-type-list = eine Liste, […]
lesson-type-count = eine ganze Zahl, 0 oder mehr
lesson-toml = kein gültiges TOML: { $why }
lesson-guess-false = guess = false: erlaubt nur true oder gar kein guess
lesson-setting = { $given } lässt sich nicht setzen: { $why }
lesson-no-finite = { $given } ergibt in diesem Bild keine Zahl
lesson-no-step = kein Schritt; erlaubt: mindestens ein [[step]]
lesson-number = ein Kapitel mit der Nummer { $given }; erlaubt: höchstens { $most }
lesson-alone = { $lesson } öffnet eine eigene Szene; „{ $given }“ geht nicht zusammen damit
lesson-unknown = lesson={ $given }: Diesen Schritt gibt es nicht; erlaubt: 1.1 bis { $last }
lesson-quotes = „{ $given }“: Anführungszeichen nicht geschlossen
lesson-kinds = ein Schritt braucht genau eins von goal, ticks, guess, choice, number, formula, cases
lesson-no-ticks = kein Ziel in ticks; erlaubt: mindestens eins
lesson-choice = { $given } Antworten, right = { $right }; erlaubt: { $least } bis { $most } Antworten, und right zählt sie ab 1
lesson-option-twice = zwei Antworten lauten „{ $given }“; erlaubt: jede nur einmal
lesson-why = die richtige Antwort braucht kein why
lesson-hides = hides = true: nur erlaubt bei choice und number
lesson-missing = { $key } fehlt: Ein Schritt braucht title, task und open
lesson-id = „{ $given }“ ist keine id; erlaubt: Kleinbuchstaben, Ziffern und Bindestriche, höchstens { $most }, zuerst ein Buchstabe
lesson-id-twice = zwei Schritte haben die id „{ $given }“; erlaubt: jede id einmal im Kurs
lesson-test-last = ein Test (cases) kann nur der letzte Schritt eines Kapitels sein
lesson-test-key = { $key } gehört nicht zum Test selbst; erlaubt: in jedem seiner Fälle
lesson-case-key = { $key } gehört nicht in den Fall eines Tests
lesson-no-cases = kein Fall in cases; erlaubt: mindestens einer
lesson-empty = empty = true: nur erlaubt bei guess, choice und number
lesson-no-formula = formula: In dieser Szene kann man keinen Test eintippen
lesson-wrong-answer = wrong: Erlaubt sind number = "…" bei number, formula = "…" bei formula und says allein bei number, guess und formula
lesson-again = again: „{ $given }“ ist eine andere Szene; erlaubt: Anfänge von { $scene }
lesson-no-number = { $given } ist hier keine Zahl; erlaubt in den Klammern: eine Formel aus Namen der Szene, etwa ax2
check-unsaid = „{ $given }“ fehlt auf { $language }; schreib es in jeder Sprache des Kapitels oder einmal für alle
check-step = Schritt { $id }: { $why }
check-again = again: { $given } hat keine Antwort auf die Frage; nimm einen Anfang, bei dem es eine gibt
check-no-answer = die Frage hat am Anfang keine Antwort; öffne eine Szene, in der alles gesetzt ist, wonach sie fragt
check-no-solution = es gibt keine Lösung, also weiß man nicht, ob es zu schaffen ist; ergänze solution = […]
check-not-solved = die Lösung erreicht das Ziel nicht; ändere eins von beiden
check-value = { $name } ist nie „{ $given }“; erlaubt: { $allowed }
check-no-word = der Wert von { $name } ist kein Wort, also nie „{ $given }“; vergleiche mit einer Zahl oder mit true oder false
check-fine = { $steps ->
    [one] Ein Schritt, und er ist zu schaffen.
   *[other] { $steps } Schritte, und alle sind zu schaffen.
}
lesson-event = „{ $given }“ geht hier nicht; erlaubt: set KEY=VALUE, act NAME, move X,Y, click X,Y, drag X,Y X,Y
# Letters of a teacher's own lessons
letters-missing = { $count ->
    [one] Ein Zeichen der Lektionen fehlt in allen Schriften hier: Dafür steht „?“. Es hilft eine Systemschrift, die es hat, etwa Noto Sans CJK; auf einer Seite font= in der Adresse.
   *[other] { $count } Zeichen der Lektionen fehlen in allen Schriften hier: Dafür steht „?“. Es hilft eine Systemschrift, die sie hat, etwa Noto Sans CJK; auf einer Seite font= in der Adresse.
}
font-wrong = die Datei bei font= ist keine Schrift (TTF, OTF): { $why }
goal-long = das Ziel ist zu lang oder zu tief verschachtelt; erlaubt: höchstens { $most } Zeichen
goal-wrong = „{ $given }“ ist keine Formel; ab „{ $rest }“ ergibt es keinen Sinn
goal-name = unbekannter Name „{ $given }“; erlaubt: { $allowed }

## Guess first
ask-short = { $yes } oder { $no }?
ask-first = Antworte zuerst.
ask-hit = Was sagt { $method }: Treffer oder nicht?
ask-inside = Was sagt { $method } zu P: innen oder außen?
ask-meet = Beide sind 100 px breit und laufen { $speed } px pro Bild. Berührung ist kein Treffer. Gibt es ein Bild mit Treffer?
ask-meet-beside = Beide sind 100 px breit und laufen { $speed } px pro Bild, um { $beside } px versetzt. Berührung ist kein Treffer. Gibt es ein Bild mit Treffer?
ask-meet-sized = A ist { $a } px breit, B { $b } px. { $runs } Berührung ist kein Treffer. Gibt es ein Bild mit Treffer?
ask-meet-sized-beside = A ist { $a } px breit, B { $b } px. { $runs } Ihre Bahnen sind um { $beside } px versetzt. Berührung ist kein Treffer. Gibt es ein Bild mit Treffer?
both-run = Beide laufen { $speed } px pro Bild.
one-runs = A läuft { $speed } px pro Bild, B steht still.
ask-a-hits = Trifft A ein anderes Rechteck?
deal-drift = gleichmäßig
deal-close = sehr nah
deal-touching-edge = Berührung an einer Kante
deal-touching-corner = Berührung an einer Ecke
deal-one-pixel = ein Pixel
deal-half-a-pixel = halbes Pixel
deal-cross = Kreuz
deal-containment = eins im anderen
deal-one-axis = Überlappung nur auf einer Achse
deal-overlapping = Überlappung
deal-concave = konkav
deal-bow-tie = überschlagen
deal-counter-clockwise = gegen Uhrzeigersinn
deal-beyond-an-edge = auf der Kantengeraden
deal-on-edge = auf einer Kante
deal-convex = konvex
deal-between-frames = zwischen zwei Bildern
deal-touching = genaue Berührung
deal-passing-by = vorbei
deal-slow = langsam
deal-other = andere
guess-next = Weiter
viewer-guess = Erst raten
viewer-guess-help = off; on: du rätst, ob es ein Treffer ist; method: du rätst, was das gewählte Verfahren sagt; so lange ist es verdeckt
viewer-seed = Fall
viewer-seed-help = stellt den Fall mit dieser Nummer; 0 ist keiner
do-viewer-deal = Raten: neuer Fall
do-viewer-guess-yes = Raten: Treffer, innen
do-viewer-guess-no = Raten: kein Treffer, außen

## The course
course-leave = Beenden
course-contents = Inhalt
course-done = Geschafft.
course-shown = Gezeigt.
course-again = Nicht ganz.
course-too-large = Zu groß.
course-too-small = Zu klein.
course-say = Antworten
course-number = bitte eine Zahl
course-hint = Tipp
course-solution = Lösung
course-back = Zurück
course-question = Frage { $place } von { $count }
course-comes-back = Noch einmal: Das ging schief
course-comes-back-of = Noch einmal, { $place } von { $count }
course-failed = Diese Frage kommt am Schluss noch einmal.
course-recap = Kapitel { $number } in Kürze
results-title = hantei: meine Ergebnisse
results-chapter = { $number } { $title }: { $done } von { $all } Schritten
results-alone = , { $alone } davon auf Anhieb und ohne Hilfe
results-right = , richtig: { $answer }
results-wrong = , falsch: { $answers }
results-again = , beim nächsten Mal richtig
results-helped = , mit Hilfe
course-copy = Ergebnisse kopieren
course-print = Drucken
course-read = Im Artikel nachlesen
course-copied = Kopiert: wie viele Schritte du in jedem Kapitel geschafft hast, und deine falschen Antworten. Füg das in eine Nachricht oder eine Datei ein.
memory-fails = Dein Stand lässt sich nicht in { $path } speichern: { $why }. Der Kurs geht ohne Speichern weiter.
memory-broken = Der Kurs kann { $path } nicht lesen ({ $why }). Die Datei bleibt als { $name } erhalten, und der Kurs geht ohne sie weiter.
memory-later = { $path } stammt von einer neueren Version ({ $version }). Die Datei bleibt, wie sie ist, und dieses Fenster speichert nichts.
memory-forbidden = Dieser Browser speichert nichts für die Seite: Der Kurs läuft, aber beim Schließen der Seite ist alles vergessen.
memory-broken-page = Der Kurs kann nicht lesen, was der Browser behalten hat ({ $why }). Es bleibt unter einem neuen Namen erhalten, und der Kurs geht ohne das weiter.
memory-later-page = Hier hat eine neuere Version ({ $version }) gespeichert. Das bleibt, wie es ist, und diese Seite speichert nichts.
do-window-course = Kurs: anfangen oder beenden
do-window-lesson-next = Kurs: nächster Schritt
do-window-lesson-back = Kurs: voriger Schritt
do-window-page-on = Vortrag: nächster Vergleich, dann nächster Schritt
do-window-page-back = Vortrag: voriger Vergleich, dann voriger Schritt

## A test of one's own
test-formula = Formel
test-formula-help = dein eigener Test; Tippen wählt das Verfahren own
source-own = von dir
explain-own = Dein eigener Test: Tipp ihn ein oder füg ihn ein, geschrieben wie in C, C#, Java, JavaScript, Python oder HSP. Er gilt schon beim Tippen. hantei prüft ihn in allen Anordnungen und zeigt, wo er falsch ist. Ob Berührung ein Treffer ist, hängt davon ab, was du schreibst: < oder <=.
text-wrong = Zeile { $line }, Spalte { $column }: { $why }
# What a typed test of a point asks
right-of-edge-or-on = P liegt rechts von { $edge } oder auf der Geraden
left-of-edge-or-on = P liegt links von { $edge } oder auf der Geraden
corner-left = { $corner } liegt links von P
corner-left-or-at = { $corner } liegt links von P oder bei gleichem x
corner-right = { $corner } liegt rechts von P
corner-right-or-at = { $corner } liegt rechts von P oder bei gleichem x
corner-above-or-at = { $corner } liegt über P oder bei gleichem y
corner-below-or-at = { $corner } liegt unter P oder bei gleichem y
corner-at = { $corner } und P haben gleiches { $axis }

# What is found out about a typed test
own-judging = wird geprüft: { $percent } %
own-right = Für alle { $all } Anordnungen als richtig bewiesen; { $border }.
own-tried = Kein Fehler gefunden in { $cases } Fällen; { $border }.
own-only-tried = Kein Fehler gefunden, wenn { $classes }, sonst nicht immer richtig; { $border }.
own-more = { $verdict } ({ $more })
own-right-at-centre = richtig, wenn x und y der Mittelpunkt sind
own-as-centre = x, y als Mittelpunkt prüfen
own-by-list = „{ $name }“ als { $size ->
    [yes] Breite
   *[no] rechte Kante
} gelesen
own-touching-hits = Berührung ist ein Treffer
own-touching-misses = Berührung ist kein Treffer
own-only = Richtig, wenn { $classes }, sonst nicht immer; { $border }.
own-opposite = Die Antwort ist überall umgekehrt: wahr heißt kein Treffer.
own-opposite-but-touching = Außer bei Berührung ist die Antwort überall umgekehrt: wahr heißt kein Treffer.
own-opposite-mostly = Die Antwort ist fast überall umgekehrt: wahr heißt wohl kein Treffer.
own-wrong-in = Falsch in mindestens { $count } von { $all } Anordnungen, falls gilt: { $border }.
own-class-whole-pixels = alle Zahlen ganz sind
own-class-not-negative = keine Koordinate unter 0 liegt
own-class-a-not-larger = A nicht größer als B ist
own-class-b-not-larger = B nicht größer als A ist
own-class-equal-sizes = beide gleich groß sind
own-class-a-square = A ein Quadrat ist
own-class-a-cube = A ein Würfel ist
own-class-b-square = B ein Quadrat ist
own-class-b-cube = B ein Würfel ist
own-class-squares = beide Quadrate sind
own-class-cubes = beide Würfel sind
own-class-convex-clockwise = konvex im Uhrzeigersinn
own-class-convex-counter-clockwise = konvex gegen den Uhrzeigersinn
own-class-concave = konkav
own-class-crossed = überschlagen
own-class-degenerate = entartet
own-quad-right = Bei keiner Art von Viereck ein Fehler gefunden; { $border }.
own-quad-only = Richtig bei: { $classes }; { $border }. Falsch bei: { $others }.
own-quad-wrong = Falsch bei jeder Art von Viereck.
own-edge-hits = ein Punkt auf einer Kante liegt innen
own-edge-misses = ein Punkt auf einer Kante liegt außen
own-example = { $place } von { $count }: a={ $a }, b={ $b }. Der Test sagt: { $says }; richtig: { $contact }.
own-quad-example = { $place } von { $count }, { $class }: { $points }. Der Test sagt: { $says }; richtig: { $contact }.
own-inset = falsch: sagt { $says }
own-names = { $twins ->
    [yes] Namen: { $names }; ebenso mit b
   *[no] Namen: { $names }
}
own-next = Nächster Fehler
own-copy = Code kopieren
own-code-wrong = Achtung: hantei hält diesen Test für falsch. { $fault }
own-clear = Leeren
own-paste = Eigenen einfügen
own-paste-short = Einfügen
own-paste-keys = Jetzt einfügen: Ctrl+V, am Mac Cmd+V.
own-paste-finger = Fragt der Browser, dann erlaube das Einfügen. Fragt er nicht, dann tipp den Test ein.
own-unread = Noch keine Antwort
own-unread-why = Im Feld steht noch kein Test.
own-of-others = Ein Test für andere Formen
own-of-others-why = Das Bild zeigt andere Formen. Das Urteil steht unter dem Feld.
own-alone = { $asked } ({ $numbers }) ist { $holds }. Das allein entscheidet: { $so }.
own-together = Wahr: { $held } von { $count } Vergleichen. Zusammen ergibt das: { $so }.
own-asks-nothing = Die Formel vergleicht nichts; sie sagt immer: { $so }.
own-wrong = { $reason } Das ist hier falsch: { $contact }.
    .beside = { $contact }
with-wrong = „{ $given }“ ist kein Name mit einer Zahl; erlaubt: etwa WIDTH=32 HEIGHT=16
with-twice = „{ $name }“ kommt zweimal vor
own-corners = Ein eingefügter Test wird hier mit { $least } bis { $most } Ecken gefragt. Dieses Vieleck hat { $given }.
own-corners-only = Dein Test ist für { $most } Ecken. Dieses Vieleck hat { $given }.
own-slanted-read = So gelesen: { $what }.
own-stops-zero = Dein Test teilt hier durch 0 und bricht mit einem Fehler ab.
own-stops-overflow = Eine Zahl in deinem Test ist hier zu groß oder zu klein für ihren Typ, und der Test bricht mit einem Fehler ab.
own-stops-fractions = Dein Test ist für ganze Zahlen. Diese Formen haben Brüche.
own-stops-corners = Dein Test ist für Vielecke mit anderer Eckenzahl.
own-unfilled = Noch nicht ausgefüllt.
own-not-given = { $count ->
    [one] Ein Name hat noch keine Zahl: { $names }. Gib ihm eine unter dem Feld.
   *[other] { $count } Namen haben noch keine Zahl: { $names }. Gib ihnen eine unter dem Feld.
}
own-not-wanted = { $reason } Gesucht ist hier: { $so }.
own-wanted-example = { $place } von { $count }: a={ $a }, b={ $b }. Der Test sagt: { $says }; gesucht: { $so }.
own-wanted-right = Richtig: bewiesen für alle Zahlen.
own-wanted-tried = Richtig: kein Unterschied in { $cases } Fällen.
own-wanted-only = Richtig, wenn { $classes }, sonst nicht immer.
own-wanted-wrong = Falsch in { $count } von { $all } Anordnungen.
own-whole-right = Für ganze Zahlen als richtig bewiesen; { $border }.
own-whole-tried = Kein Fehler gefunden in { $cases } Fällen mit ganzen Zahlen; { $border }.
own-quad-wanted-wrong = In manchen Fällen falsch.
own-quad-wanted-example = { $place } von { $count }, { $class }: { $points }. Der Test sagt: { $says }; gesucht: { $so }.
own-swap = A und B tauschen
own-rules = Zahlen: { $numbers }, y: { $y }, Bezugspunkt: { $origin }
own-circle-rules = Zahlen: { $numbers }, Bezugspunkt: { $origin }
own-constant-wrong = „{ $given }“ ist keine Zahl
own-blank = Lücke { $place }
option-fractions = Kommazahlen
option-whole = ganz
option-down = nach unten
option-up = nach oben
option-as-read = wie im Text
option-corner = Ecke
option-centre = Mittelpunkt
test-wants = Gesucht
test-wants-help = der Test, dem die Formel gleichen soll; leer: die richtige Antwort
test-blanks = Lücken
test-blanks-help = was in die Lücken __ der Formel kommt, mit ; dazwischen
test-with = Konstanten
test-with-help = Zahlen für Namen, die die Formel nicht definiert, etwa WIDTH=32 HEIGHT=16
test-swap = A und B tauschen
test-swap-help = die erste Form einer eingefügten Funktion ist B
test-numbers = Zahlen
test-numbers-help = eine Division behält die Nachkommastellen; oder alle Zahlen sind ganz, und die Division lässt sie weg
test-y = y wächst
test-y-help = wohin y in der Formel wächst
rects-origin = x und y sind
rects-origin-help = was x und y in der Formel sind: Ecke oben links oder Mittelpunkt; as-read: was der Text zeigt, sonst die Ecke
cuboids-origin = x und y sind
cuboids-origin-help = was x und y in der Formel sind: Ecke oben links oder Mittelpunkt; as-read: was der Text zeigt, sonst die Ecke
arrangement-right = { $says }, richtig
arrangement-wrong = { $says }, falsch
arrangement-wrong-here = Test sagt { $says }, hier falsch
arrangement-right-here = { $says }: hier richtig, nicht immer
do-test-go-there = zu einem Fehler deines Tests gehen
do-test-next-error = nächster Fehler deines Tests
do-test-previous-error = voriger Fehler deines Tests
copy-as-code = Verfahren als Code kopieren
copied-code = Das Verfahren ist als Funktion in { $language } kopiert.
code-touching-hits = Berühren sie sich nur, ist das ein Treffer.
code-touching-misses = Berühren sie sich nur, ist das kein Treffer.
code-rounds-products = Bei ganzen Zahlen bis zehn Millionen wird nicht gerundet. Bei anderen kann das Runden entscheiden, wo sich beide nur berühren.
code-rounds-touching = Wo sich beide nur berühren, kann das Runden entscheiden.
code-angle = Winkel (turn) im Bogenmaß, auf dem Bildschirm im Uhrzeigersinn; y wächst nach unten.
code-push = Liefert den kürzesten Weg, auf dem A aus B herauskommt: x, y. Überlappen sich A und B nicht, liefert es 0, 0.
code-push-hsp = Liefert, ob sich A und B überlappen; push_x und push_y bekommen den kürzesten Weg, auf dem A aus B herauskommt.
code-approximate = Vorsicht: Dieser Test ist in manchen Fällen falsch. { $why }
code-half = Die linke und die obere Kante zählen, die rechte und die untere nicht.
code-on-edge-hits = Ein Punkt auf einer Kante zählt als innen.
code-on-edge-misses = Ein Punkt auf einer Kante zählt als außen.
code-whole-numbers = Nur für ganze Zahlen: Bei Kommazahlen wird eine Überlappung unter 1 übersehen.
code-no-point = Mit Radius 0 ist ein Punkt innerhalb von B kein Treffer.
code-swept = `swept` prüft alles, was beide seit dem letzten Bild überstrichen haben: adx, ady, bdx, bdy sagen, wie weit sich jedes bewegt hat.
code-response-takes = A vor dem Schritt ist ax, ay, aw, ah; es bewegt sich um vx, vy. B ist bx, by, bw, bh.
code-response-corner = x und y sind die Ecke oben links; y wächst nach unten.
code-response-push = Liefert die Seite von B, durch die A herausgeschoben wird, und wie weit; none heißt: kein Treffer.
code-response-time = Liefert die Seite von B, die A trifft, und wann: 0 ist der Anfang des Schritts, 1 sein Ende; none heißt: kein Treffer.
code-response-unknown = unknown ist ein Treffer, dessen Seite sich nicht sagen lässt.
code-response-inside = inside: A beginnt innerhalb von B.
code-response-still = Auf einer Achse, auf der A stillsteht, tritt es bei -1 ein und bei 2 aus: vor und nach dem Schritt.
code-response-tiles = B ist eine Kachel. Prüfst du mehrere nacheinander, kann A auch durch eine Kante zwischen zwei Kacheln hinausgeschoben werden.
code-response-tiles-time = B ist eine Kachel. Von mehreren trifft A zuerst die mit der kleinsten Zeit.
code-move-does = Bewegt A einen Schritt weit mit seiner Geschwindigkeit und hält es an, wo es anstößt. Auf der Achse, auf der es anstößt, wird die Geschwindigkeit 0. Außerdem wird gemerkt, ob A auf einem Block steht.
code-move-many = Die Blöcke sind eine Liste: Ein Aufruf prüft alle.
code-move-one = Nimmt einen Block. Für mehrere nimm die Form mit einer Liste, denn jeder Aufruf bewegt A.
code-move-least-overlap = Ecken: A wird auf dem kürzesten Weg hinausgeschoben, nahe einer Ecke zur falschen Seite. Nähte: Die Kante zwischen zwei Blöcken kann A anhalten. Hohe Geschwindigkeit: Geprüft wird nur, wo A am Ende ist; es kann hinter dem Block herauskommen oder durch ihn hindurchgehen.
code-move-diagonals = Ecken: Die Diagonalen entscheiden. Nahe einer Ecke und nahe den Enden langer Blöcke nennen sie die falsche Seite. Nähte: Die Kante zwischen zwei Blöcken kann A anhalten. Hohe Geschwindigkeit: Geprüft wird nur, wo A am Ende ist; es kann hinter dem Block herauskommen oder durch ihn hindurchgehen. Auch Berühren ist ein Treffer.
code-move-previous = Ecken: War A auf beiden Achsen getrennt, zählt der Treffer immer als Boden oder Decke. Nähte: Auf einem Boden hält keine A an, an einer Wand kann das passieren. Hohe Geschwindigkeit: Geprüft wird nur, wo A am Ende ist; es kann hindurchgehen. Ein A, das zu Beginn überlappt, bleibt, wo es ist.
code-move-axis-by-axis = Ecken: { $axis ->
    [x] x bewegt sich zuerst, also zählt eine Ecke als Boden oder Decke
   *[y] y bewegt sich zuerst, also zählt eine Ecke als Wand
}. Nähte: Keine hält A an. Hohe Geschwindigkeit: Geprüft wird auf jeder Achse nur, wo A am Ende ist; es kann hindurchgehen oder etwas treffen, das nicht auf seinem geraden Weg liegt.
code-move-swept = Ecken: Ein Treffer genau auf die Ecke zählt als { $axis ->
    [x] Wand
   *[y] Boden oder Decke
}. Nähte: Keine hält A an. Hohe Geschwindigkeit: A geht durch nichts hindurch. Was A zu Beginn überlappt, hält es nicht an.
code-ball-does = Bewegt den Ball a, einen Kreis mit Mittelpunkt x, y und Radius r, einen Schritt weit mit seiner Geschwindigkeit. Der Ball prallt ab: An einer Seite kehrt sich die Geschwindigkeit auf dieser Achse um. y wächst nach unten.
code-ball-square = Geprüft wird nur das Quadrat um den Ball. Nahe einer Ecke prallt der Ball ab, obwohl der Kreis den Block nicht berührt, und nur eine Achse kehrt sich um. Hohe Geschwindigkeit: Geprüft wird nur, wo der Ball am Ende ist. Darum kann er durch einen Block hindurchgehen.
code-ball-swept = Seiten und Ecken stimmen bei jeder Geschwindigkeit, und keine Naht hält den Ball an. Ist der Ball in einem Schritt 16-mal abgeprallt, wartet er auf den nächsten Schritt. Durch einen Block, den er zu Beginn überlappt, geht er hindurch.
code-move-no-form = „--does move“ bedeutet bei HSP nichts, denn dort gibt es keine Dinge mit x, y und Geschwindigkeit; erlaubt: side
code-tiles-needs-move = „--tiles“ bedeutet bei --does side nichts; erlaubt bei: --does move
code-circle-needs-move = „--circle“ bedeutet bei --does side nichts; erlaubt bei: --does move

## quad: the last bit
quad-precision = Genauigkeit
quad-precision-help = der Zahlen unter der Lupe: single hat auch das WPF-Programm
quad-k = Schritt 2^k
quad-k-help = der Lupe: wie viele Schritte des letzten Bits von Zelle zu Zelle
lens-wrong = falsch in { $wrong } von { $all } Zellen
lens-all-right = richtig in allen { $all } Zellen
lens-single = { $edge }, einfache Genauigkeit
lens-double = { $edge }, doppelte Genauigkeit
lens-step = { $step } × das letzte Bit je Zelle
lens-cell = sagt { $plain }, ist { $exact }
lens-left = links
lens-on = darauf
lens-right = rechts
explain-lens = Zwischen den Zahlen im Computer sind Lücken. Jede Zelle ist eine Zahl neben P. Ihre Farbe ist die Seite, die das Kreuzprodukt mit gerundeten Zahlen ergibt; Streifen heißen: falsch. Die dicke Linie ist die exakte Gerade der Kante.
about-quad-last-bit = Aus einem Aufsatz über Rundung: P liegt nah an der Geraden durch A und B, und an vielen Stellen entlang dieser Geraden ist das Kreuzprodukt falsch.
about-quad-last-bit-fractions = Derselbe Aufsatz, mit Kommazahlen. Die Formel bildet zuerst die Differenz von A und P: Zahlen, deren Differenzen auf dasselbe gerundet werden, bekommen dieselbe Antwort. Daher die Blöcke.
about-quad-last-bit-single = P liegt auf AB, und alle Zahlen haben nur einfache Genauigkeit (single), wie im WPF-Programm: Rund um P ist das Kreuzprodukt oft falsch.

## rects: the last bit
rects-precision = Genauigkeit
rects-precision-help = der Zahlen unter der Lupe
pair-k = Schritt 2^k
pair-k-help = der Lupe: wie viele Schritte des letzten Bits von Zelle zu Zelle
row-single = { $axis } mit 32 Bit; { $step } × das letzte Bit je Zelle
row-double = { $axis } mit 64 Bit; { $step } × das letzte Bit je Zelle
row-wrong = falsch
row-sum-exact = { $sum } ist { $rounded }: Nichts wird gerundet.
row-sum-rounded = { $sum } liegt zwischen zwei Zahlen des Computers und wird auf { $rounded } gerundet.
row-sum-beyond = Von Hand gerechnet ist { $sum } gleich { $expected }. Der Computer erhält { $rounded }: um { $steps } × das letzte Bit zu groß.
row-sum-before = Von Hand gerechnet ist { $sum } gleich { $expected }. Der Computer erhält { $rounded }: um { $steps } × das letzte Bit zu klein.
row-apart = Auch auf { $axis } ist ein Abstand. Darum ist es kein Treffer, wohin du B hier auch schiebst.
row-two-corners = two-corners vergleicht nur die Ecken. Es rechnet nichts, darum ist keine Zelle falsch.
row-origin-size = { $method } addiert Ort und Größe: Eine Summe wird auf die nächste Zahl gerundet, die der Computer hat.
row-centre-size = centre-size berechnet die Mittelpunkte, ihren Abstand und die Summe der Größen. Alles kann gerundet sein, darum kann die Antwort dicht am Rand falsch sein.
row-last-pixel = { $method } lässt ein Rechteck ein ganzes Pixel früher enden (- 1). In diesem Maßstab ist ein Pixel ein weiter Weg: Das Verfahren ist richtig bei ganzen Pixeln, falsch bei Kommazahlen wie diesen.
explain-circle-lens = Zwischen den Zahlen im Computer sind Lücken. In jeder Zelle liegt der Mittelpunkt von A auf Zahlen in der Nähe. Ihre Farbe sagt, was das Verfahren dort antwortet; Streifen heißen: falsch. Die Zelle in der Mitte ist A, wie es ist. Ein Klick setzt A dorthin.
explain-circles-lens = Zwischen den Zahlen im Computer sind Lücken. In jeder Zelle liegt der Mittelpunkt von A auf Zahlen in der Nähe. Ihre Farbe sagt, was das Verfahren dort antwortet; Streifen heißen: falsch. Die Zelle in der Mitte ist A, wie es ist. Ein Klick setzt A dorthin.
explain-lines-lens = Zwischen den Zahlen im Computer sind Lücken. In jeder Zelle liegt das zuletzt gehaltene Ende von A (sonst A1) auf Zahlen in der Nähe. Ihre Farbe sagt, was das Verfahren dort antwortet; Streifen heißen: falsch. Die Zelle in der Mitte ist A, wie es ist. Ein Klick setzt A dorthin.
explain-polygon-lens = Zwischen den Zahlen im Computer sind Lücken. In jeder Zelle liegt P auf Zahlen in der Nähe. Ihre Farbe sagt, was das Verfahren dort antwortet; Streifen heißen: falsch. Die Zelle in der Mitte ist P, wie es ist. Ein Klick setzt P dorthin.
explain-turned-lens = Zwischen den Zahlen im Computer sind Lücken. In jeder Zelle liegt der Mittelpunkt von A (bei einem Vieleck die zuletzt gehaltene Ecke, sonst Ecke 1) auf Zahlen in der Nähe. Ihre Farbe sagt, was das Verfahren dort antwortet; Streifen heißen: falsch. Die Zelle in der Mitte ist A, wie es ist. Ein Klick setzt A dorthin.
explain-rects-lens = Zwischen den Zahlen im Computer sind Lücken. Jede Zelle ist eine Zahl neben der Kante von A. Ihre Farbe sagt, was das Verfahren antwortet, wenn die Kante von B dort liegt; Streifen heißen: falsch. Der rote Balken ist A, der blaue B. Ein Klick setzt die Kante von B auf eine Zahl.
about-rects-last-bit-sum = 0.1 + 0.2 ist im Computer nicht ganz 0.3: Die Summe wird auf die nächste Zahl gerundet, die er hat. So überlappen sich A und B um das letzte Bit, und das ist ein Treffer.
about-rects-last-bit-centres = Dieselben zwei. A und B überlappen sich um das letzte Bit, und two-corners sagt „Treffer“. Aber centre-size berechnet erst die Mittelpunkte, ihren Abstand und die Summe der Größen und rundet dabei; darum sagt es „kein Treffer“.
about-rects-last-bit-single = Alle Zahlen haben nur einfache Genauigkeit (single), wie im WPF-Programm. B ist breit, darum ist sein Mittelpunkt eine große Zahl mit einem groben letzten Bit, und centre-size übersieht Überlappungen bis zu 4 × das letzte Bit.

## cuboids: two boxes in space
apart-by = Abstand { $by }
touching-face = Berührung an einer Fläche (auf { $axes })
touching-an-edge = Berührung entlang einer Kante ({ $axes })
touching-corner-of-three = Berührung an einer Ecke (x, y, z)
overlapping-solid = Überlappung { $x } × { $y } × { $z }
view-front = vorn
view-side = Seite
view-top = oben
view-apart = getrennt
reason-axes-overlap = Sie überlappen sich auf x, auf y und auf z, also ein Treffer.
    .beside = Sie überlappen sich auf x, auf y und auf z.
reason-axis-gap = Auf { $axis } ist ein Abstand von { $by }, also kein Treffer.
    .beside = Auf { $axis } ist ein Abstand von { $by }.
reason-axis-gap-alone = Auf { $axis } ist ein Abstand von { $by }, also kein Treffer.
    .beside =
        Auf { $axis } ist ein Abstand von { $by }. { $axis ->
            [x] Von der Seite
            [y] Von oben
           *[z] Von vorn
        } sieht es wie ein Treffer aus.
reason-axes-touch = Auf { $axes } berühren sie sich nur; das heißt hier: { $so }.
note-six = Sechs Vergleiche genügen, zwei für jede Achse. Der Artikel vermutet neun. Aber welche der beiden Ecken eines Quaders zuerst kommt, steht fest; das braucht keinen Vergleich.
note-three = Drei Vergleiche, einer für jede Achse: Der Betrag macht aus links und rechts einen Fall.
note-border-of-two = Nur die Ränder berühren sich. Im Original zählt das bei two-corners (C++) als Treffer, bei centre-size nicht.
cuboids-border = Gemeinsamer Rand
cuboids-border-help = ob bloße Berührung ein Treffer ist
cuboids-a = A
cuboids-a-help = roter Quader: Ecke links oben vorn, dann Breite, Höhe, Tiefe
cuboids-b = B
cuboids-b-help = blauer Quader, ebenso
cuboids-shown = Gezeigter Raum
cuboids-shown-help = der Teil des Raums, der in Bild und Ansichten passt: Ecke links oben vorn, dann Breite, Höhe, Tiefe
cuboids-yaw = Drehung
cuboids-yaw-help = Blickrichtung; 0 ist von vorn
cuboids-tilt = Neigung
cuboids-tilt-help = Blickhöhe; 90 ist von oben
cuboids-views = Vorn, Seite und oben
cuboids-views-help = beide Quader von vorn, von rechts und von oben, jeweils zwei Rechtecke; nennst du Ansichten, sieht man nur diese
cuboids-strips = Schatten auf drei Achsen
cuboids-strips-help = der Bereich jedes Quaders auf x, y und z, mit Überlappung (kurz: Schnitt) oder Abstand
do-cuboids-nudge = A um 1 zur Seite, vor und zurück bewegen (Shift: 10, Ctrl: 0.1)
do-cuboids-raise = A um 1 heben
do-cuboids-lower = A um 1 senken
mouse-cuboids-drag = A ziehen
mouse-cuboids-drag-help = über den Boden
mouse-cuboids-lift = Shift + A ziehen, oder den Pfeil von A
mouse-cuboids-lift-help = auf und ab
mouse-cuboids-view = A in einer kleinen Ansicht ziehen
mouse-cuboids-view-help = entlang der Achsen dieser Ansicht
mouse-cuboids-turn = neben A ziehen
mouse-cuboids-turn-help = von einer anderen Seite schauen
about-cuboids-cpp-rectangles = Die Rechtecke des C++-Artikels, zwanzigmal so groß und mit Tiefe: Er fragte, wie der Test für Quader aussieht.
about-cuboids-javascript-canvas = Die Rechtecke des JavaScript-Artikels mit Tiefe, gegeben durch Mittelpunkt und Größe: drei Vergleiche.
about-cuboids-front-overlaps = Von vorn überlappen sie sich, und doch sind sie getrennt: Auf z ist ein Abstand. Du siehst ihn von der Seite oder von oben.
about-cuboids-touching-face = Sie haben einen Teil einer Fläche gemeinsam und sonst nichts.
about-cuboids-touching-edge = Sie haben einen Teil einer Kante gemeinsam: Auf zwei Achsen berühren sie sich, auf der dritten überlappen sie sich.
about-cuboids-touching-corner = Sie haben einen Punkt gemeinsam: Auf allen drei Achsen berühren sie sich.
about-cuboids-containment = Einer liegt ganz im anderen. Ein Test, der nur nach Flächen sucht, die sich schneiden, würde das übersehen.
about-cuboids-bar-through-frame = Eine Stange durch einen flachen Quader: Keine Ecke liegt im anderen, und doch ist es ein Treffer. Wäre B ein Bilderrahmen, könnte die Stange durch sein Loch gehen, aber der Kasten um ihn wäre trotzdem getroffen.
about-cuboids-identical = Beide sind derselbe Quader.
deal-one-view = Überlappung in nur einer Ansicht
deal-touching-face = Berührung an Fläche
deal-bar = Stange durch Quader
deal-narrow-gap = kleiner Abstand
deal-two-gaps = Abstand auf 2 Achsen
deal-three-gaps = Abstand auf 3 Achsen
deal-bar-beside = Stange neben Quader
ask-hit-in-space = Was sagt { $method }: Treffer oder nicht? (Zum Drehen ziehen.)

## The frame: bar, panel, doors
guess = Raten
step = Schritt
method = Verfahren
course-start = Kurs starten
course-resume = Weiter im Kurs
course-short = Kurs
course-steps = { $place } von { $all }
course-step = Schritt { $place }
course-one-try = ein Versuch
course-more-tries = beliebig oft
course-continue = Weiter
course-end = Kurs beenden
course-skip = Überspringen
course-no = Nicht ganz.
numbers-show = Zahlen zeigen
numbers-hide = Zahlen verbergen
menu-language = Sprache
menu-theme = Farben
menu-motion = Bewegung
menu-letters = Schriftgröße
menu-more = Mehr zu diesem Bild
theme-light = hell
theme-dark = dunkel
theme-system = System
door-back = Zurück
door-closed = Leiste
door-methods = Alle Verfahren
door-examples = Beispiele
door-own = Eigener Test
door-own-wrong = manchmal falsch
door-own-right = kein Fehler
door-numbers = Zahlen, Ansicht
door-methods-short = Verfahren
door-sides-short = Alle Orte
door-map = Alle Anordnungen
door-lens = Lupe: die Zahlen neben der Kante
door-cost = Zeit je Anzahl der Rechtecke
door-differ = uneinig
door-wrong = { $count ->
    [one] 1 ist hier falsch
   *[other] { $count } sind hier falsch
}
do-window-door-back = zurück zur ersten Seite
method-wrong = hier falsch
sum-none = keine ist wahr:
sum-one-false = eine ist falsch:
sum-one = eine ist wahr:
sum-both = beide sind wahr:
sum-all = { $count ->
    [one] sie ist wahr:
    [2] beide sind wahr:
    [4] alle vier sind wahr:
    [6] alle sechs sind wahr:
   *[other] alle { $count } sind wahr:
}
sum-some = { $count } sind wahr:
own-invitation = Tipp den Test deines Spiels ein. hantei rechnet jeden Vergleich sofort mit und sagt dir, ob dein Test in jeder Anordnung richtig ist.
option-hits = Treffer
option-misses = kein Treffer
option-quad-hits = innen
option-quad-misses = außen
option-as-written = wie im Original
rects-invitation = A folgt dem Zeiger. Bring es auf B. Ein Klick hält es dort fest.
finger-invitation = Zieh A auf B.
finger-invitation-point = Zieh P in B.
rects-rests = A bleibt jetzt hier. Zieh es, oder klick noch einmal: Dann folgt es wieder.
circle-rests = A bleibt jetzt hier. Zieh es, oder klick noch einmal: Dann folgt es wieder.
circles-rests = A bleibt jetzt hier. Zieh es, oder klick noch einmal: Dann folgt es wieder.
guess-said-right = Du sagst { $said }: richtig
guess-said-wrong = Du sagst { $said }: falsch
idea-four-flags = Vier Bedingungen für „kein Treffer“. Eine reicht.
idea-ruled-out = Vier Bedingungen für „kein Treffer“, nacheinander.
idea-not-ruled-out = Treffer, wenn nacheinander alle vier wahr sind.
idea-origin-size = Treffer, wenn alle vier wahr sind.
idea-centre-size = Treffer, wenn die Mitten auf beiden Achsen nah genug sind.
idea-two-corners = Kein Treffer, wenn eine der vier wahr ist.
idea-right-of-all = Innen, wenn P rechts von allen vier Kanten liegt.
idea-same-side = Innen, wenn P von allen Kanten auf derselben Seite liegt.
idea-crossings = Innen, wenn der Strahl von P eine ungerade Zahl von Kanten schneidet.
ask-touching-hits = Berührung ist ein Treffer.
ask-touching-misses = Berührung ist kein Treffer.
ask-touching-hits-here = Berührung ist ein Treffer, wie bei { $method }.
ask-touching-misses-here = Berührung ist kein Treffer, wie bei { $method }.
guess-history = { $right } von { $all } richtig
guess-again = falsche kommen wieder
guess-answer = die Antwort:
door-more = Mehr
door-more-beside = Beispiele, Test, Ansicht
idea-cuboids-two-corners = Kein Treffer, wenn eine der sechs wahr ist.
idea-cuboids-centre-size = Treffer, wenn die Mitten auf allen drei Achsen nah genug sind.
numbers-show-short = Zahlen
numbers-hide-short = Verbergen
player-rate = Bilder/s
quad-begins = Vier Klicks ergeben ein Viereck, der fünfte setzt P: Liegt P innen?
what-this-is = Spiele fragen ständig: Ist das ein Treffer? hantei zeigt, wie so ein Test entscheidet. Bewege { $a } und sieh dir die Vergleiche an.
told-source-HSP = HSP (aus Japan, ähnlich wie BASIC)
contents-course = Der Kurs
contents-title = { $count ->
    [one] Ein Kapitel
   *[other] { $count } Kapitel
}
contents-about = In jedem Schritt eine Aufgabe. Fang an, wo du willst.
contents-steps = { $done } von { $all } Schritten
contents-count = { $count ->
    [one] 1 Schritt
   *[other] { $count } Schritte
}
contents-chapter = Kapitel { $number }
contents-short = kurzer Weg
contents-to-come = { $count ->
    [one] Kapitel { $from } kommt noch
   *[other] Kapitel { $from } und { $to } kommen noch
}
contents-in-english = Ab Kapitel { $from } auf Englisch
contents-go-on = Weiter mit { $place }
contents-link = Link kopieren
contents-begin = Anfangen mit { $place }
contents-right = { $right } von { $all } richtig
do-window-explanation-close = die Erklärung schließen
do-window-contents-back = vom Inhalt zurück zum Schritt
figure-none = --figure { $given }: { $scene } hat keine solche Figur; erlaubt: { $allowed }
figure-nowhere = --figure { $given }: { $scene } hat keine Figuren
figure-empty = --figure { $given }: Es gibt noch nichts zu zeichnen
option-hsp-start = HSP: der Anfang
option-left-of = A links von B
option-right-of = A rechts von B
option-above = A über B
option-below = A unter B
option-javascript-canvas = die JavaScript-Seite
option-cpp-rectangles = der C++-Artikel
option-touching-edge = gemeinsame Kante
option-touching-corner = gemeinsame Ecke
option-one-pixel = ein Pixel Überlappung
option-half-a-pixel = halbes Pixel Überlappung
option-cross = ein Kreuz
option-containment = eins im anderen
option-identical = beide gleich
option-empty = noch nichts
option-wpf-figure = der WPF-Artikel
option-worked-edge-p1 = eine Kante, P rechts davon
option-worked-edge-p2 = eine Kante, P links davon
option-counter-clockwise = gegen Uhrzeigersinn
option-concave = konkave Form
option-bow-tie = gekreuzte Kanten
option-degenerate = zwei Ecken in einer
option-on-edge = P auf einer Kante
option-on-corner = P auf einer Ecke
option-horizontal = waagerecht
option-vertical = senkrecht
option-touching = Berührung
option-collision = beim Zusammenstoß
option-vertical-collision = dasselbe, senkrecht
option-passing-by = aneinander vorbei
option-between-frames = zwischen zwei Bildern
option-thin-wall = dünne Wand
option-swept = die Wege geprüft
option-drift = treibend
option-clusters = Schwärme
option-shooter = Schüsse und Gegner
option-dozens = sechzig
option-brute-force = jedes Paar von zweitausend
option-every-pair = jedes Paar von zwölf
option-sweep-line = zwölf, nach x sortiert
option-strip-by-strip = hundert, in Streifen
option-mistake-corner-inside = nur Ecken geprüft
option-mistake-condition-1 = nur Bedingung 1
option-mistake-condition-2 = nur Bedingung 2
option-mistake-condition-3 = nur Bedingung 3
option-mistake-condition-4 = nur Bedingung 4
option-mistake-or-for-and = oder statt und
option-mistake-full-sizes = ganze statt halbe Größen
option-mistake-no-abs = ohne Betrag
option-mistake-at-most-once = ein <= unter <
option-mistake-only-x = nur x
option-mistake-width-twice = Breite statt Höhe
option-mistake-circles = Kreise statt Rechtecke
option-mistake-centre-as-corner = Mittelpunkt statt Ecke
option-mistake-integer-halves = Hälften abgerundet
option-mistake-mixed-axes = x statt y
option-mistake-swapped-arguments = Ort und Größe vertauscht
option-mistake-unsorted-corners = Ecken falsch geordnet
option-mistake-three-edges = nur drei Kanten
option-mistake-bounding-box = Hüllrechteck
option-mistake-wrong-winding = falsche Richtung
option-mistake-both-ends = beide Kantenenden zählen
option-last-bit = das letzte Bit
option-last-bit-fractions = letztes Bit, Kommazahlen
option-last-bit-single = letztes Bit bei single
option-single = einfach
option-double = doppelt
option-last-bit-sum = letztes Bit einer Summe
option-last-bit-centres = letztes Bit der Mitten
option-front-overlaps = von vorn überlappend
option-touching-face = gemeinsame Fläche
option-bar-through-frame = Stange durch flachen Quader
viewer-large = Große Figur
viewer-large-help = die Figur aus der Leiste steht anstelle des Bildes
figure-larger = Groß zeigen
figure-smaller = Zurück zum Bild
figure-smaller-short = Bild
do-window-figure-smaller = von der großen Figur zurück zum Bild
help-title = Maus und Tasten
help-here = Hier: { $scene }
help-everywhere = Überall
help-undo = „Rückgängig“ holt Formen, Zahlen und Zeitpunkt zurück. Ansicht, Zoom und Schritt bleiben.
help-new-title = Neu hier?
help-new = Der Kurs zeigt dir alles, eins nach dem anderen.

## response: the verdict, and why
hit-on = { $side ->
    [top] Treffer – von oben
    [left] Treffer – von links
    [right] Treffer – von rechts
    [bottom] Treffer – von unten
    [corner] Treffer – Ecke an Ecke
    [inside] Von Anfang an innen
   *[unknown] Treffer – Seite unbekannt
}
pushed-out = { $side ->
    [left] Nach links geschoben
    [right] Nach rechts geschoben
    [top] Nach oben geschoben
   *[bottom] Nach unten geschoben
}
not-seen = Übersehen
verdict-touches = Berührung
way-out = { $side ->
    [left] { $by } nach links
    [right] { $by } nach rechts
    [top] { $by } nach oben
   *[bottom] { $by } nach unten
}
far-out = { $side ->
    [left] { $by } nach links
    [right] { $by } nach rechts
    [top] { $by } nach oben
   *[bottom] { $by } nach unten
}
stops-at = A hält nach { $time } des Bildes an
stays = A bleibt, wo es ist
why-no-hit = { $why ->
    [apart] Sie treffen sich in diesem Bild nicht.
    [grazes] Sie berühren sich nur in einem Punkt: kein Treffer.
    [ends-touching] Sie berühren sich erst am Ende des Bildes: noch kein Treffer.
    [starts-touching] Sie berühren sich zuerst und trennen sich dann: kein Treffer.
   *[slides-along] A gleitet an B entlang: Berührung ist kein Treffer.
}
why-inside = Sie überlappten sich schon vor der Bewegung, also kam A durch keine Seite. Hier kann nur eine Regel entscheiden.
why-corner = Beide Abstände werden bei { $time } zu 0. Keiner ist später, also bestimmt eine Regel die Seite: { $out }.
why-later = Der Abstand wird auf x bei { $x } zu 0, auf y bei { $y }: { $axis } ist später. Also: { $out }.
why-apart = Vorher überlappten sie sich auf { $other }, aber nicht auf { $axis }. Also: { $out }.
what-happened = { $side ->
    [top] A kam von oben.
    [bottom] A kam von unten.
    [left] A kam von links.
    [right] A kam von rechts.
    [corner] A traf eine Ecke.
   *[none] Das ist kein Treffer.
}
wrong-because = { $so } { $because }
wrong-not-seen = { $so } Aber am neuen Ort überlappt A nichts, darum sieht das Verfahren keinen Treffer.
wrong-unknown = { $so } Aber keine Frage des Verfahrens zeigt das.
wrong-seam = A wurde an einer Naht { $way } geschoben. Aber eine Kante zwischen zwei festen Kacheln ist keine Wand.
wrong-touch = Sie berühren sich nur: 0 tief.
wrong-passes = A läuft geradeaus an B vorbei.
wrong-least = Aber { $way } ist kürzer als { $right }.
wrong-diagonals = Aber der Mittelpunkt von A kam im Viertel einer anderen Seite an.
wrong-previous = A war auf beiden Achsen getrennt, und nach y fragt das Verfahren zuerst.
wrong-axis = Erst auf { $first } bewegt, traf A nichts; so bekam die andere Achse den Treffer.
wrong-corner = Diese Seite gibt es an dieser Ecke nicht.
wrong-tie = Beide Auswege sind { $by } lang; dann nimmt das Verfahren y.
wrong-one-missing = Das stimmt, aber A trifft noch eine andere Seite.
wrong-swept = A hielt an, bevor es alle Kacheln traf.

## response: in the panel and on the stage
which-way-out = Wohin und wie weit?
methods-right = Hier richtig: { $count } von { $all } Verfahren.
methods-rule = Hier bestimmt eine Regel die Seite.
why-says = Warum { $method } sagt: { $says }
side-of-b = { $side ->
    [left] links
    [right] rechts
    [top] oben
    [bottom] unten
    [corner] Ecke
    [inside] innen
    [unknown] unbekannt
   *[none] daneben
}
response-frames = Bild { $frame }. Bilder, in denen A hängen blieb: { $caught }.
response-before = vorher
response-now = jetzt
response-after = nachher
response-examples = Kachelnähte, …
asks = { $what ->
    [into-left] A reicht über die linke Seite von B
    [into-right] A reicht über die rechte Seite von B
    [into-top] A reicht über die Oberseite von B
    [into-bottom] A reicht über die Unterseite von B
    [nearer-left] links ist näher als rechts
    [nearer-top] oben ist näher als unten
    [x-shorter] x ist weniger tief als y
    [near-x] Mitten auf x nah genug
    [near-y] Mitten auf y nah genug
    [below-falling] unter der fallenden Diagonale
    [below-rising] unter der steigenden Diagonale
    [was-above] A war vorher über B
    [was-below] A war vorher unter B
    [was-left] A war vorher links von B
    [was-right] A war vorher rechts von B
    [moves-right] A geht nach rechts
    [moves-left] A geht nach links
    [moves-down] A geht nach unten
    [moves-up] A geht nach oben
    [ends-x] A endet auf x, nachdem B beginnt
    [begins-x] A beginnt auf x, bevor B endet
    [ends-y] A endet auf y, nachdem B beginnt
    [begins-y] A beginnt auf y, bevor B endet
    [at-once] beide Achsen überlappen zugleich
    [not-yet] der letzte Abstand war noch da
    [in-frame] er wird in diesem Bild zu 0
    [goes-on] eine Überlappung dauert an
    [x-later] Abstand auf x wird zuletzt 0
   *[y-later] Abstand auf y wird zuletzt 0
}
sides-title = Nach Bewegung um ({ $x }, { $y }), nur B:
a-rule = Regel
door-sides = Alle Orte bei dieser Bewegung
explain-response-sides = Jeder Punkt ist ein Ort, an dem der Mittelpunkt von A ankommen kann. Der Pfeil zeigt, durch welche Seite das Verfahren A herausschiebt; Linien trennen die Seiten. Ein Klick setzt A dorthin. Bei anderer Bewegung sind andere Orte falsch.
explain-least-overlap = A wird bewegt. Überlappt es dann B, wird es auf dem kürzesten Weg herausgeschoben: um die kleinste der vier Tiefen. Das Verfahren fragt nicht, woher A kam. Darum schiebt es A nach einem schnellen Sturz nahe einer Ecke zur Seite hinaus. Quelle: Metanet, N tutorial A.
explain-diagonals = B wird um die Größe von A vergrößert, und seine zwei Diagonalen teilen es in vier Viertel. Das Viertel, in dem der Mittelpunkt von A liegt, bestimmt die Seite. Auf einem langen Boden ist das obere Viertel nahe den Enden dünn. Quelle: gamedev.SE, Minkowski sum.
explain-previous = Bei einer Überlappung fragt es, wo A ein Bild vorher war: über, unter, links oder rechts von B, in dieser Reihenfolge. War A auf beiden Achsen getrennt, heißt die Antwort immer oben oder unten. Quelle: gamedev.SE 29593.
explain-axis-by-axis = A wird auf einer Achse bewegt und von jeder Kachel, die es überlappt, zurückgesetzt; dann dasselbe auf der anderen Achse. An Nähten bleibt es nicht hängen. War A aber auf beiden Achsen getrennt, entscheidet die Reihenfolge. Quelle: HaxeFlixel, FlxObject.separate.
idea-least-overlap = der kürzeste Ausweg
idea-diagonals = in welchem Viertel liegt die Mitte?
idea-previous = auf welcher Seite war es vorher?
idea-axis-by-axis = auf x bewegen, prüfen, dann auf y
idea-swept = welcher Abstand wird zuletzt 0?

## response: what can be set and done
response-method = Verfahren
response-method-help = bestimmt, durch welche Seite und wie weit hinaus; ein Wechsel beginnt wieder bei Bild 0
response-a = A vorher
response-a-help = wo A vor der Bewegung ist
response-v = Bewegung
response-v-help = wie weit sich A in einem Bild bewegt
response-b = B
response-b-help = die erste Kachel
response-tiles = Kacheln quer
response-tiles-help = wie viele Kacheln von der Größe von B in einer Reihe stehen, B mitgezählt
response-wall = Kacheln abwärts
response-wall-help = dasselbe in einer Spalte
response-block = Noch ein Block
response-block-help = ein weiteres Hindernis; keins, wenn seine Größe 0 ist
response-order = Zuerst bewegt
response-order-help = axis-by-axis: welche Achse zuerst bewegt wird
response-tie = An einer Ecke
response-tie-help = swept: welche Achse genau an einer Ecke anhält
response-asked = Kacheln prüfen
response-asked-help = in welcher Reihenfolge die Kacheln geprüft werden
response-answer = Was swept tut
response-answer-help = swept: out setzt A zurück, stop beendet die Bewegung, slide lässt es an der Seite weitergleiten
response-gravity = Schwerkraft
response-gravity-help = in jedem Bild kommt 1 nach unten dazu; ein Halt setzt das Tempo auf dieser Achse auf 0
response-before-help = off: nur der neue Ort wird gezeichnet
option-given = ab der ersten
option-reversed = ab der letzten
option-out = schieben
option-stop = halten
option-slide = gleiten
do-response-speed = um 1 schneller, langsamer (Shift: 10, Ctrl: 0.1)
do-response-try-previous = previous nehmen
do-response-try-swept = swept nehmen
mouse-response-drag = A oder B ziehen
mouse-response-drag-help = bewegen
mouse-response-tip = die Pfeilspitze ziehen
mouse-response-tip-help = die Bewegung ändern
ask-way = A bewegt sich in diesem Bild um ({ $x }, { $y }). Trifft es unterwegs B? Berührung ist kein Treffer.
deal-thin-and-fast = dünn und schnell
deal-past-a-corner = an Ecke vorbei
deal-just-short = knapp davor
examples-seams = Mein Spieler bleibt an Nähten hängen
examples-one-block = Ein Block, langsam und schnell

## response: examples
option-edge-of-a-row = Ende einer Reihe
option-caught-on-a-seam = hängt beim Gehen fest
option-caught-the-other-way = geprüft ab der letzten
option-seam-axis-by-axis = hängt nie fest
option-stands-on-a-wall = steht auf Wandnaht
option-head-on-a-wall = stößt mit dem Kopf an
option-inner-corner = echte Innenecke
option-fell-slowly = langsam, 4 tief
option-fell-12 = Sturz mit 12, 8 tief
option-fell-16 = Sturz mit 16, 12 tief
option-fell-on-the-middle = auf die Mitte
option-ran-into-it = lief dagegen
option-past-the-middle = über die Mitte
option-fast-diagonal = schnell und schräg
option-landed-and-slides = landet und gleitet
option-side-not-top = die Seite, nicht oben
option-exact-corner = genau auf die Ecke
option-grazes-a-corner = streift eine Ecke
option-round-the-corner = schneidet die Ecke
option-from-below = von unten
option-falls-past = fällt vorbei
option-bullet = Geschoss durch Wand
option-starts-inside = beginnt innen
option-slides-along = berührt und gleitet
option-pressed-on = angedrückt und gleitet
option-ends-touching = berührt am Ende
option-long-floor = langer Boden, am Ende
about-response-edge-of-a-row = A fällt auf das linke Ende einer Reihe von Kacheln. Die linke Seite ist näher als die Oberseite.
about-response-caught-on-a-seam = A geht nach links über drei Kacheln und wird in jedem Bild nach unten gedrückt. An der Naht findet least-overlap eine Seite, die näher ist als oben, und schiebt A zurück. Spiel es ab und nimm dann axis-by-axis oder swept.
about-response-caught-the-other-way = Geht A nach rechts, entscheidet die Reihenfolge: Wird die letzte Kachel zuerst geprüft, bleibt A hängen, sonst nicht.
about-response-seam-axis-by-axis = Erst alle Kacheln auf x, dann alle auf y: Auf x überlappt A keine davon, darum kann es an keiner Naht hängen bleiben.
about-response-stands-on-a-wall = A fällt an einer Wand entlang und wird an sie gedrückt. Die unterste Kachel wird zuerst geprüft, und A war über ihr: Darum steht es auf einer Naht.
about-response-head-on-a-wall = A springt an einer Wand hoch und wird an sie gedrückt. Es war unter der oberen Kachel, darum endet sein Sprung an einer Naht.
about-response-inner-corner = Hier ist die Wand echt: A landet, gleitet weiter und hält am Block an.
about-response-fell-slowly = Bei 8 pro Bild kommt A 4 tief hinein, und alle fünf sagen „oben“.
about-response-fell-12 = Derselbe Sturz mit 12: 8 nach oben ist weiter als 6 nach links, darum ist least-overlap falsch.
about-response-fell-16 = Bei 16 ist auch diagonals falsch.
about-response-fell-on-the-middle = Weit weg von den Ecken ist auch bei Tiefe 12 die Oberseite am nächsten.
about-response-ran-into-it = A läuft gegen die linke Seite, 4 tief.
about-response-past-the-middle = A ist so schnell, dass es über die Mitte hinaus ist. Jetzt ist die rechte Seite näher: A wird durch B hindurchgeschoben.
about-response-fast-diagonal = Vorher auf beiden Achsen getrennt, und auf x über die Mitte hinaus. Der Abstand auf y wurde zuletzt 0.
about-response-landed-and-slides = A landet nach der Hälfte des Bildes. y hält an, und x geht die andere Hälfte weiter.
about-response-side-not-top = Vorher war A links über B. Auf y wird der Abstand bei 1/3 zu 0, auf x bei 1/2: x ist später, also traf A die linke Seite.
about-response-exact-corner = Beide Abstände werden bei 1/2 zu 0, darum lassen sich beide Antworten vertreten: bump.lua sagt „links“, ein bekannter Artikel sagt „oben“.
about-response-grazes-a-corner = Auf seinem geraden Weg berührt A nur eine Ecke von B. Achse für Achse bewegt, läuft es in B hinein.
about-response-round-the-corner = A trifft bei 1/5 die linke Seite und wäre am Ende des Bildes an der Ecke vorbei.
about-response-from-below = A springt von unten gegen B. Mit y zuerst sagt axis-by-axis „rechts“.
about-response-falls-past = A fällt an B vorbei, 14 links davon. Der Wegtest eines Artikels fragt für sich genommen nicht, ob sich beide auf der ruhenden Achse überlappen, und sagt „oben“.
about-response-bullet = Das Geschoss ist erst auf der einen Seite der Wand, dann auf der anderen. Nur swept sieht den Treffer.
about-response-starts-inside = A überlappt B schon vor der Bewegung. Woher es kam, lässt sich nicht wissen.
about-response-slides-along = A gleitet oben entlang. Für diagonals ist Berührung ein Treffer, 0 tief.
about-response-pressed-on = Dasselbe mit 4 nach unten: auf y sofort angehalten, auf x frei.
about-response-ends-touching = Sie berühren sich, wenn das Bild endet. Das ist noch kein Treffer.
about-response-long-floor = Nahe am Ende eines langen Bodens ist das obere Viertel sehr flach: diagonals schiebt A um 22 nach links hinaus.
about-response-wild-bump-33 = Nur die Ecken berühren sich, und A entfernt sich; bump.lua meldete trotzdem einen Treffer von unten. Der Autor vermutete als Ursache die 0.0000000001, die es wegen der Rundung rings um die Rechtecke zugibt. Die Geschwindigkeit ist von uns. kikito/bump.lua#33
about-response-wild-flixel-1566 = Ein Spieler von 20 × 20 neben einem Stapel von Kisten zu je 50 × 50, fallend und angedrückt, verhielt sich an mehreren Kisten seltsam. Die Größen sind wie gemeldet, Verfahren und Geschwindigkeit von uns; die Meldung ist noch offen. HaxeFlixel/flixel#1566
about-response-wild-flixel-3430 = Ein Betreuer schlug vor, zuerst die kleinere Überlappung zu beheben. Die Antwort: Mit fester Reihenfolge der Achsen bleibt man nicht an Kachelnähten hängen, mit der kleineren zuerst aber schon. Noch offen; die Zahlen sind von uns. HaxeFlixel/flixel#3430
about-response-wild-dikuarcade-52 = A fliegt senkrecht nach oben in B hinein. War der Weg genau senkrecht, nannte DIKUArcade die Gegenseite; war er ein wenig schräg, die richtige. Das wurde behoben, mit neuen Tests (#53). Größen und Tempo sind von uns. diku-dk/DIKUArcade#52
about-response-wild-bevy-8465 = Im Handbuch von Bevy stand, es liefere die tiefste Seite; der Code lieferte die flachste, wie least-overlap. Mit der tiefsten entkam der Ball eines Beispiels, darum wurde das Handbuch geändert. Die Zahlen sind von uns. bevyengine/bevy#8465

## circle: the verdict, and why
circle-title = Kreis
circle-asks = Trifft ein Kreis ein Rechteck?
circle-touching = Berührung
circle-overlapping = Überlappung
circle-overlapping-by = Überlappung { $by }
circle-nearest = Q, der nächste Punkt von B, ist { $far } entfernt. Der Kreis reicht { $reach } weit.
circle-only-shadows = Beide Schatten überlappen sich, aber Q ist { $far } entfernt, und der Kreis reicht nur { $reach } weit.
circle-touches = Q, der nächste Punkt von B, ist { $reach } entfernt. Der Kreis reicht { $reach } weit: Sie berühren sich nur.
circle-inside = Der Mittelpunkt liegt in B, also ist Q der Mittelpunkt selbst: 0 entfernt. Der Kreis reicht { $reach } weit.
circle-beside = Auf { $axis } liegt der Mittelpunkt zwischen den Seiten von B, und auf der anderen Achse ist B nah genug, also ein Treffer.
    .beside = Auf { $axis } liegt der Mittelpunkt zwischen den Seiten von B, und auf der anderen Achse ist B nah genug.
circle-too-far = Auf { $axis } ist der Mittenabstand größer als die Hälfte von B und der Radius zusammen, also kein Treffer.
    .beside = Auf { $axis } ist der Mittenabstand größer als die Hälfte von B und der Radius zusammen.
circle-square-hits = B und das Quadrat um den Kreis überlappen sich, also ein Treffer.
    .beside = B und das Quadrat um den Kreis überlappen sich.
circle-square-misses = Auf { $axis } überlappen sich B und das Quadrat um den Kreis nicht, also kein Treffer.
    .beside = Auf { $axis } überlappen sich B und das Quadrat um den Kreis nicht.
circle-centre-in = Der Mittelpunkt des Kreises liegt in B, also ein Treffer.
    .beside = Der Mittelpunkt des Kreises liegt in B.
circle-corner-in = Die Ecke { $corner ->
    [A] oben links
    [B] oben rechts
    [C] unten rechts
   *[D] unten links
} von B liegt im Kreis, also ein Treffer.
    .beside = Die Ecke { $corner ->
        [A] oben links
        [B] oben rechts
        [C] unten rechts
       *[D] unten links
    } von B liegt im Kreis.
circle-no-corner = Der Mittelpunkt liegt nicht in B, und keine Ecke von B liegt im Kreis, also kein Treffer.
    .beside = Der Mittelpunkt liegt nicht in B, und keine Ecke von B liegt im Kreis.
circle-because-square = Q ist { $far } entfernt, und der Kreis reicht { $reach } weit. Vor einer Ecke gehören 21 % des Quadrats nicht zum Kreis
circle-because-edge = Q liegt auf einer Kante von B, { $far } entfernt, und der Kreis reicht { $reach } weit
circle-because-point = Ein Kreis mit Radius 0 ist ein Punkt, dieser liegt in B, und 0 < 0 ist falsch
circle-because-rounding = Quadrate, Summen und Wurzeln sind hier gerundet
circle-note-wrong = { $method } ist hier falsch: { $because }.
circle-region = Der Mittelpunkt liegt { $place }.

## circle: what a row asks and computes
circle-row-asks = { $what ->
    [near] Q liegt im Kreis
    [near-or-at] Q liegt im Kreis oder auf dem Rand
    [corner-near] die Ecke liegt im Kreis
    [corner-near-or-at] die Ecke liegt im Kreis oder auf dem Rand
    [far-x] auf x zu weit weg
    [far-y] auf y zu weit weg
    [between-x] Mittelpunkt zwischen links und rechts von B
    [between-y] Mittelpunkt zwischen oben und unten von B
    [square-from-x] B beginnt, bevor das Quadrat endet
    [square-to-x] das Quadrat beginnt, bevor B endet
    [square-from-y] B beginnt höher, als das Quadrat endet
    [square-to-y] das Quadrat beginnt höher, als B endet
    [square-from-x-or-at] B beginnt, bevor das Quadrat endet, oder genau dort
    [square-to-x-or-at] das Quadrat beginnt, bevor B endet, oder genau dort
    [square-from-y-or-at] B beginnt höher, als das Quadrat endet, oder genau dort
    [square-to-y-or-at] das Quadrat beginnt höher, als B endet, oder genau dort
    [centre-from-x] Mittelpunkt rechts der linken Kante oder darauf
    [centre-to-x] Mittelpunkt links der rechten Kante oder darauf
    [centre-from-y] Mittelpunkt unter der oberen Kante oder darauf
    [centre-to-y] Mittelpunkt über der unteren Kante oder darauf
    [corner-A] die Ecke oben links liegt im Kreis
    [corner-B] die Ecke oben rechts liegt im Kreis
    [corner-C] die Ecke unten rechts liegt im Kreis
    [corner-D] die Ecke unten links liegt im Kreis
    [corner-A-or-at] die Ecke oben links liegt im Kreis oder auf dem Rand
    [corner-B-or-at] die Ecke oben rechts liegt im Kreis oder auf dem Rand
    [corner-C-or-at] die Ecke unten rechts liegt im Kreis oder auf dem Rand
   *[corner-D-or-at] die Ecke unten links liegt im Kreis oder auf dem Rand
}
circle-nearest-on = nächstes { $axis } von B
circle-how-far = wie weit weg
circle-now-less = Auf B begrenzt: { $from } < { $to }, also { $to }.
circle-now-more = Auf B begrenzt: { $from } > { $to }, also { $to }.
circle-now-in = Auf B begrenzt: { $from } liegt schon darin.
circle-now-apart = Von Q zum Mittelpunkt, auf jeder Achse.
circle-now-squares = Die Summe der Quadrate ist der Abstand im Quadrat.
circle-now-root = Die Wurzel der Summe ist der Abstand.
computed-from = aus { $number }
sum-near = nah genug:
sum-far = zu weit:
code-if-hit = { $condition } → Treffer
own-circle-so = richtig: { $contact }
own-circle-wanted = gesucht: { $so }
own-circle-wrong = Falsch in { $count } von 9 Gebieten ({ $regions }), falls gilt: { $border }.
own-circle-wrong-in = Falsch in { $count } von 9 Gebieten, falls gilt: { $border }.
own-circle-point = außer bei einem Kreis mit Radius 0
idea-closest = Nur der nächste Punkt von B zählt.
idea-root = Dasselbe mit dem Abstand selbst; das braucht eine Wurzel.
idea-regions = Zu weit? Neben einer Kante? Sonst entscheidet die Ecke.
idea-box = Das Quadrat um den Kreis tritt an seine Stelle.
idea-corners = Liegt die Mitte in B oder eine Ecke von B im Kreis?
explain-closest = Holt den Mittelpunkt auf x und auf y in den Bereich von B (clamp): Das ist der nächste Punkt. Ist er näher als der Radius, ist es ein Treffer. Verglichen werden die Quadrate, darum braucht es keine Wurzel. Im Original, mit <, ist ein Kreis mit Radius 0 in B kein Treffer.
explain-root = Dasselbe mit dem Abstand selbst. Das kostet eine Wurzel, und die Wurzel wird anders gerundet als das Quadrat: Mit Kommazahlen können die beiden bei einer Berührung verschieden antworten.
explain-regions = Vergleicht den Mittenabstand mit der halben Größe von B. Zu weit auf x oder y heißt kein Treffer, zwischen den Seiten von B heißt Treffer. Nur für den Rest, schräg vor einer Ecke, braucht es die Quadrate. Im Original ist Berührung ein Treffer.
explain-box = Prüft das Quadrat um den Kreis, als wäre es der Kreis. Schräg vor jeder Ecke von B gilt ein ganzes Quadrat, so breit wie der Radius, als Treffer. In Wahrheit ist nur ein Viertelkreis davon ein Treffer: 21 % sind falsch.
explain-corners = Ein häufiger erster Versuch: der Mittelpunkt in B oder eine Ecke von B im Kreis. Ein Kreis, der nur über die Mitte einer Kante reicht, wird übersehen.

## circle: on the stage, and the map
region-corner = Ecke
region-edge = Kante
circle-invitation = Der Kreis folgt deinem Zeiger. Bring ihn zu B.
circle-map-how = Ort des Mittelpunkts; Drücken setzt ihn
circle-map-says = ({ $x }, { $y }): { $says }
circle-map-wrong = { $percent } % falsch
door-circle-map = Alle Orte der Mitte
explain-circle-map = Jeder Punkt ist ein Ort des Mittelpunkts, für diesen Radius und dieses B. Ecke: das Quadrat schräg davor, so breit wie der Radius. Kante: der Streifen daneben. Mitte: B. Ein Klick setzt den Mittelpunkt dorthin.

## circle: what can be set and done
circle-c = Mittelpunkt
circle-c-help = Mittelpunkt des roten Kreises A; setzt follow=off
circle-r = Radius
circle-r-help = Radius von A; bei 0 ist es ein Punkt
circle-out = Der Ausweg
circle-out-help = bei Überlappung ein Pfeil auf dem kürzesten Weg aus B hinaus, seine Länge und gestrichelt der Kreis danach
circle-strips = Schatten auf den Achsen
circle-strips-help = links und unten der Bereich jeder Form auf y und auf x, mit Überlappung (kurz: Schnitt) oder Abstand
circle-origin = x und y von B sind
circle-origin-help = was x und y des Rechtecks in der Formel sind: Ecke oben links oder Mittelpunkt; as-read: was der Text zeigt, sonst die Ecke
do-circle-nudge = das zuletzt Angefasste um 1 bewegen oder den Radius ändern (Shift: 10, Ctrl: 0.1)
mouse-circle-move = bewegen
mouse-circle-move-help = der Kreis folgt dem Zeiger, wenn das eingeschaltet ist
mouse-circle-click = Klick
mouse-circle-click-help = A bleibt dort; nach noch einem Klick folgt es wieder
mouse-circle-drag = ziehen
mouse-circle-drag-help = den Kreis, seinen Rand (den Radius), B oder seine Griffe
deal-corner-square = nur das Quadrat reicht
deal-corner-reached = reicht über Ecke
deal-corner-touching = Berührung an Ecke
deal-edge-touching = Berührung an Kante
deal-circle-edge = neben einer Kante
deal-circle-inside = Mittelpunkt innen

## circle: examples
examples-corners = Vor einer Ecke
examples-edges = Neben einer Kante
option-between-both = der Anfang
option-beyond-a-corner = vor einer Ecke
option-reaches-the-corner = über eine Ecke
option-touches-the-corner = berührt eine Ecke, 3-4-5
option-touches-5-12-13 = berührt eine Ecke, 5-12-13
option-tiny-circle = winziger Kreis
option-huge-circle = riesiger Kreis
option-left-of-b = über die linke Kante
option-touches-the-edge = berührt eine Kante
option-too-far-right = zu weit rechts
option-over-an-edge = über die obere Kante
option-under-b = über die untere Kante
option-wholly-inside = ganz innen
option-centre-on-an-edge = die Mitte auf einer Kante
option-around-b = rings um B
option-point-inside = Radius 0, innen
option-point-on-an-edge = Radius 0, auf einer Kante
option-last-bit-touching = letztes Bit einer Wurzel
option-mistake-only-corners = nur Ecken im Kreis
option-mistake-only-edges = nur Kanten
option-mistake-centre-inside = nur der Mittelpunkt
option-mistake-radius-not-squared = Radius nicht quadriert
option-mistake-diameter-for-radius = Durchmesser statt Radius
option-mistake-corner-as-centre = Ecke von B statt Mitte
about-circle-between-both = Der Kreis liegt schräg vor einer Ecke von B. Auf x und auf y überlappen sich die Schatten, und doch ist es kein Treffer.
about-circle-beyond-a-corner = B und das Quadrat um den Kreis überlappen sich um 2 und 2. Die Ecke liegt 8 rechts und 8 tiefer, in gerader Linie mehr als 11 weg: box ist falsch.
about-circle-reaches-the-corner = 6 zur Seite und 8 nach unten: Die Ecke ist 10 entfernt, und der Kreis reicht 11 weit.
about-circle-touches-the-corner = 3 · 3 + 4 · 4 = 5 · 5: Der Kreis berührt die Ecke genau. < sagt „kein Treffer“, <= sagt „Treffer“.
about-circle-touches-5-12-13 = 25 + 144 = 169 an der Ecke unten rechts: Sie berühren sich nur.
about-circle-tiny-circle = Wie bei „vor einer Ecke“, mit Kommazahlen: 0.09 + 0.09 = 0.18 ist mehr als 0.16, also kein Treffer.
about-circle-huge-circle = Ein Kreis mit Radius 2000 berührt die Ecke: 1200 rechts und 1600 tiefer.
about-circle-left-of-b = Links von B liegt der nächste Punkt auf der Kante, auf Höhe des Mittelpunkts. corners ist falsch: Keine Ecke liegt im Kreis.
about-circle-touches-the-edge = 15 entfernt, und der Kreis reicht 15 weit. Im Original nennt nur regions das einen Treffer.
about-circle-too-far-right = 20 entfernt, und der Kreis reicht 15 weit: Alle sagen „kein Treffer“.
about-circle-over-an-edge = Der Kreis reicht über die Mitte einer Kante, weit weg von jeder Ecke. corners übersieht ihn.
about-circle-under-b = Von unten: 10 entfernt, und der Kreis reicht 12 weit.
about-circle-wholly-inside = Der ganze Kreis liegt in B. Der nächste Punkt ist der Mittelpunkt selbst, 0 entfernt.
about-circle-centre-on-an-edge = Der Mittelpunkt liegt auf der linken Kante von B und ist selbst der nächste Punkt.
about-circle-around-b = B liegt ganz im Kreis.
about-circle-point-inside = Ein Punkt in B. 0 < 0 ist falsch, darum sagt closest „kein Treffer“; mit <= hieße es „Treffer“.
about-circle-point-on-an-edge = Ein Punkt auf der linken Kante von B: nur Berührung.
about-circle-last-bit-touching = 0.5 rechts, 1.2 tiefer, r = 1.3: Berührung. Die Wurzel aus 1.69 ist 1.3: kein Treffer. Aber im Computer ist 1.3 × 1.3 gleich 1.6900000000000002, mehr als 1.69: closest sagt „Treffer“.
about-circle-mistake-bounding-box = Geprüft wird das Quadrat um den Kreis, nicht der Kreis. Schräg vor einer Ecke von B gilt ein ganzes Quadrat als Treffer: 21 % davon zu Unrecht.
about-circle-mistake-only-corners = Liegt eine Ecke von B im Kreis? Ein Kreis, der nur über die Mitte einer Kante reicht oder ganz in B liegt, wird übersehen.
about-circle-mistake-only-edges = Geprüft wird nur, was neben einer Kante liegt. Ein Kreis, der über eine Ecke reicht, wird übersehen.
about-circle-mistake-centre-inside = Liegt der Mittelpunkt in B? Der Radius ist vergessen.
about-circle-mistake-radius-not-squared = Das Quadrat des Abstands wird mit dem Radius verglichen: 100 mit 15. Nur sehr nahe Kreise treffen.
about-circle-mistake-diameter-for-radius = Verglichen wird mit dem doppelten Radius: Ein Kreis trifft, als wäre er doppelt so groß.
about-circle-mistake-centre-as-corner = Der Mittelpunkt wird für die Ecke oben links des Quadrats gehalten, darum liegt das Quadrat einen Radius zu weit rechts und unten.
about-circle-mistake-corner-as-centre = Das Verfahren regions, aber mit einer Ecke von B (oben links), wo der Mittelpunkt von B hingehört.
about-circle-wild-raylib-3575 = Sie überlappen sich, und raylib sagte „kein Treffer“: Es ließ beim Mittelpunkt von B die Nachkommastellen weg, aus (0.625, 0.75) wurde (0, 0). Jetzt behält es sie. raysan5/raylib#3575
about-circle-wild-raylib-680 = Ein Treffer, den man für einen Fehler hielt. B sollte x 780, y 275, 10 breit und 50 hoch sein, aber Breite und Höhe wurden zuerst übergeben. raylib hatte recht; mit b=780,275,10,50 ist es kein Treffer. raysan5/raylib#680
about-circle-wild-kiwi-js-163 = Kreise trafen Rechtecke, als wären die Kreise Quadrate: falsch nahe einer Ecke. Der Test wurde neu geschrieben; die Zahlen hier sind von uns. gamelab/kiwi.js#163
about-circle-wild-cute-headers-85 = Der Treffer ist richtig. Aber der Mittelpunkt liegt in B, darum sind dx und dy 0 und geben keinen Ausweg; war B kein Quadrat, war der Ausweg jahrelang falsch. Richtig ist der zur nächsten Kante, hier nach oben. Die Zahlen sind von uns. RandyGaul/cute_headers#85
about-circle-wild-nez-395 = Lag der Mittelpunkt in B, fragte Nez, ob der Mittelpunkt von B im Kreis liegt, und übersah kleine Kreise in großen Rechtecken. Jetzt fragt es, ob der Mittelpunkt des Kreises in B liegt. Die Zahlen sind von uns. prime31/Nez#395

## tabs, and the kinds of shapes
tab-shapes = Zwei Formen
tab-moving = In Bewegung
tab-after = Nach dem Treffer
tab-many = Viele
tab-space = Im Raum
kind-point = Punkt
kind-segment = Strecke
kind-circle = Kreis
kind-rect = Rechteck
kind-turned = gedrehtes Rechteck
kind-turned-short = gedreht
kind-polygon = Vieleck
kind-quad = Viereck
pair-chosen = Formen: { $a } und { $b }
pairs-title = Was kann was treffen?
pairs-short = Formen

## pairs of shapes: what every pair has
pair-a = A
pair-a-help = rot: x,y eines Punkts, x,y,r eines Kreises, x,y,w,h eines Rechtecks, cx,cy,w,h,Winkel eines gedrehten, segment(x1,y1,x2,y2) oder x,y von 3 bis 16 Ecken; setzt follow=off
point-a = P
point-a-help = rot: x,y des Punkts; setzt follow=off
point-follow = P folgt dem Zeiger
point-follow-help = bis zu einem Klick; nach noch einem Klick folgt es wieder
pair-b = B
pair-b-help = blau: x,y,r eines Kreises, x,y,w,h eines Rechtecks, cx,cy,w,h,Winkel eines gedrehten, segment(x1,y1,x2,y2) oder x,y von 3 bis 16 Ecken
pair-border = Gemeinsamer Rand
pair-border-help = ob bloße Berührung ein Treffer ist
half-border = Kanten, die zählen
half-border-help = welche Kanten zur Form gehören: wie im Original, alle, keine oder nur die linke und die obere
pair-follow = A folgt dem Zeiger
pair-follow-help = bis zu einem Klick; nach noch einem Klick folgt es wieder
pair-labels = Buchstaben und Zahlen
pair-labels-help = was im Bild geschrieben steht
pair-origin = x und y sind
pair-origin-help = was x und y eines Rechtecks im eingefügten Code sind: Ecke oben links oder Mittelpunkt; as-read: was der Code zeigt; zeigt er keines von beiden, die Ecke, bei einem gedrehten Rechteck der Mittelpunkt
pair-snap = Ganze Schritte
pair-snap-help = Gezogenes bewegt sich in ganzen Schritten; aus: an jeden Ort
pair-all = Alle Bedingungen
pair-all-help = auch die ungeprüften: in Grau, ob sie wahr wären
pair-paint = Wo die Antwort Ja ist
pair-paint-help = gefärbt: die Orte des Punkts mit Ring an A, für die der Test Ja sagt
pair-note-border = Sie berühren sich nur. Ob das ein Treffer ist, sagen die Verfahren im Original verschieden.
shape-numbers = { $given } { $given ->
    [one] Zahl
   *[other] Zahlen
} angegeben; erlaubt: { $names }
own-pair-example = { $place } von { $count }: { $a } b={ $b }. Der Test sagt: { $says }; { $so }.

## circles: the verdict, and why
circles-title = Zwei Kreise
circles-asks = Treffen sich zwei Kreise?
circles-invitation = A folgt deinem Zeiger. Bring es zu B. Ein Klick hält es dort fest.
circles-apart = Abstand { $by }
circles-touching = Berührung
circles-overlapping = Überlappung { $by }
circles-too-far = Der Mittenabstand ist { $far }, und die Radien reichen zusammen nur { $reach } weit.
circles-they-touch = Sie berühren sich: Der Mittenabstand ist { $far }, und die Radien reichen zusammen genau { $reach } weit.
circles-near = Der Mittenabstand ist { $far }, und die Radien reichen zusammen { $reach } weit.
circles-boxes-hit = Auf x und auf y ist der Mittenabstand klein genug für beide Radien, also ein Treffer.
    .beside = Auf x und auf y ist der Mittenabstand klein genug für beide Radien.
circles-boxes-miss = Auf { $axis } ist der Mittenabstand zu groß für beide Radien, also kein Treffer.
    .beside = Auf { $axis } ist der Mittenabstand zu groß für beide Radien.
circles-because-boxes = die Kästen überlappen sich, aber der Mittenabstand ist { $far }, und die Radien reichen zusammen { $reach } weit
circles-because-touching = sie berühren sich nur, und mit < ist das kein Treffer
point-circle-apart = außen, { $by } vom Rand
point-circle-touching = auf dem Rand
point-circle-overlapping = innen, { $by } vom Rand
point-circle-too-far = P ist { $far } vom Mittelpunkt entfernt, und der Kreis reicht nur { $reach } weit.
point-circle-they-touch = P liegt auf dem Rand: { $far } vom Mittelpunkt entfernt, und der Kreis reicht genau { $reach } weit.
point-circle-near = P ist { $far } vom Mittelpunkt entfernt, und der Kreis reicht { $reach } weit.
point-circle-boxes-hit = Auf x und auf y ist der Abstand von P zum Mittelpunkt klein genug für den Radius, also innen.
    .beside = Auf x und auf y ist der Abstand von P zum Mittelpunkt klein genug für den Radius.
point-circle-boxes-miss = Auf { $axis } ist der Abstand von P zum Mittelpunkt zu groß für den Radius, also außen.
    .beside = Auf { $axis } ist der Abstand von P zum Mittelpunkt zu groß für den Radius.
point-circle-because-boxes = P liegt im Kasten, aber { $far } vom Mittelpunkt entfernt, und der Kreis reicht { $reach } weit
point-circle-because-touching = P liegt auf dem Rand, und mit < ist das außen
circles-whole = Ohne Nachkommastellen ist der Mittenabstand { $whole }, und die Radien reichen zusammen { $reach } weit.
circles-sum-of-squares = Die Quadrate von dx und dy ergeben zusammen { $sum }, die Quadrate beider Radien { $other }.
circles-corner = Mit x und y als Ecken wäre der Mittenabstand { $corner }, und die Radien reichen zusammen { $reach } weit.
circles-diameter = Halb so große Radien würden zusammen { $other } weit reichen, und der Mittenabstand ist { $far }.
point-circle-whole = Ohne Nachkommastellen ist der Abstand { $whole }, und der Kreis reicht { $reach } weit.
point-circle-corner = Mit bx und by als Ecke wäre P { $corner } vom Mittelpunkt entfernt, und der Kreis reicht { $reach } weit.
point-circle-diameter = Mit halbem Radius würde der Kreis { $other } weit reichen, und P ist { $far } vom Mittelpunkt entfernt.
circles-because-whole = der Abstand ist { $far }, nicht { $whole }
circles-because-sum = das Quadrat einer Summe ist größer als die Summe der Quadrate
circles-because-corner = x und y sind hier die Mittelpunkte, nicht die Ecken von Kästen
circles-because-diameter = die Zahlen sind hier Radien, keine Durchmesser
point-circle-because-corner = bx und by sind hier der Mittelpunkt, nicht die Ecke eines Kastens
point-circle-because-diameter = br ist hier ein Radius, kein Durchmesser
circles-row-sum = kleiner als die Radienquadrate
source-box-place = x, y als Ecke
source-p5-circles = Kreise von p5
idea-whole = Der Abstand als ganze Zahl, verglichen mit beiden Radien.
idea-sum-of-squares = Die Quadrate von dx und dy, verglichen mit denen beider Radien.
idea-as-corner = Als wären x und y die Ecke eines Kastens um den Kreis.
idea-as-diameter = Als wären die Radien Durchmesser.
explain-whole = int() lässt die Nachkommastellen des Abstands weg. Dann ist auch eine Lücke unter 1 ein Treffer: Aus 80.28 wird 80. Bei Kreisen, die sich fast berühren und deren Koordinaten ganze Zahlen sind, sind etwa 4 % der Treffer falsch.
explain-sum-of-squares = Das Quadrat von ar + br ist ar · ar + 2 · ar · br + br · br. Ohne den mittleren Teil müssen sich Kreise weit überlappen, bevor der Test „Treffer“ sagt: Fast die Hälfte aller Treffer wird übersehen. Bei einem Punkt fehlt nichts, denn sein Radius ist 0.
explain-as-corner = In vielen Engines sind x und y bei einem Sprite die Ecke oben links, und der Mittelpunkt ist x + r, y + r. Hier sind sie schon der Mittelpunkt. Bei gleichen Radien heben sich beide Fehler auf. Bei ungleichen sagt der Test auf der einen Seite zu weit weg „Treffer“, und auf der anderen übersieht er welche.
explain-as-diameter = circle(x, y, d) von p5 erwartet einen Durchmesser. Hält man Radien für Durchmesser, reichen die Kreise nur halb so weit: Drei Viertel aller Treffer werden übersehen.

## circles: what a row asks and computes
circles-row-asks = { $what ->
    [near] näher als { $reach }
    [near-or-at] höchstens { $reach } entfernt
    [x] auf x näher als { $reach }
    [y] auf y näher als { $reach }
    [x-or-at] auf x höchstens { $reach } entfernt
   *[y-or-at] auf y höchstens { $reach } entfernt
}
circles-both-radii = beide Radien zusammen
idea-squared = Höchstens beide Radien entfernt? Als Quadrate, ohne Wurzel.
idea-boxes = Auf x und auf y je für sich, wie bei Kästen.
explain-squared = Das Quadrat des Mittenabstands ist nach Pythagoras dx · dx + dy · dy. Ist es höchstens so groß wie das Quadrat beider Radien zusammen, ist es ein Treffer. Eine Wurzel braucht es nicht.
explain-boxes = Ein häufiger erster Versuch: Er vergleicht den Abstand nur auf x und auf y, jeden für sich. Das ist der Test der Kästen um die Kreise. Von allen seinen Treffern ist mehr als ein Fünftel falsch: die in den Ecken der Kästen.

## circles: what can be done
do-circles-nudge = das zuletzt Angefasste um 1 bewegen oder den Radius ändern (Shift: 10, Ctrl: 0.1)
mouse-circles-move = bewegen
mouse-circles-move-help = A folgt dem Zeiger, wenn das eingeschaltet ist
mouse-circles-click = Klick
mouse-circles-click-help = A bleibt dort; nach noch einem Klick folgt es wieder
mouse-circles-drag = ziehen
mouse-circles-drag-help = A, B oder den Rand eines Kreises (seinen Radius)
deal-diagonal = schräg
deal-corner-of-boxes = nur die Kästen treffen sich
deal-touching-whole = genaue Berührung
deal-small-large = klein und groß
deal-one-in-other = einer im anderen
deal-point = ein Punkt

## circles: examples
examples-two-circles = Zwei Kreise
examples-points = Punkt und Kreis
examples-last-bit = Das letzte Bit
option-touching-3-4-5 = Berührung, 3-4-5
option-touching-48-64 = Berührung, 48-64-80
option-corner-of-boxes = nur die Kästen treffen sich
option-diagonal = schräg
option-just-apart = knapp auseinander
option-unequal-radii = ein kleiner und ein großer
option-one-in-the-other = einer im anderen
option-same-place = am selben Ort
option-in-the-circle = ein Punkt innen
option-on-the-circle = ein Punkt auf dem Rand
option-in-the-corner = ein Punkt in der Ecke des Kastens
option-root-rounds = die Wurzel wird gerundet
about-circles-touching-3-4-5 = 60 rechts und 80 tiefer: Der Mittenabstand ist 100, und die Radien sind 45 und 55. Sie berühren sich: <= sagt „Treffer“, < sagt „kein Treffer“.
about-circles-touching-48-64 = 48 · 48 + 64 · 64 = 80 · 80, und die Radien sind 30 und 50: Sie berühren sich.
about-circles-corner-of-boxes = 60 rechts und 60 tiefer, also überlappen sich die Kästen um 20 und 20. Aber der Mittenabstand ist 84.9, und die Radien reichen zusammen 80 weit: boxes ist falsch.
about-circles-diagonal = 50 rechts und 50 tiefer: Der Mittenabstand ist 70.7, und die Radien reichen zusammen 80 weit. Sie überlappen sich.
about-circles-just-apart = Der Mittenabstand ist 80.28, und die Radien reichen zusammen 80 weit: Dazwischen bleibt 0.28.
about-circles-unequal-radii = Der Mittenabstand ist 48. Der große Kreis allein reicht 50 weit, also liegt der Mittelpunkt von A in B.
about-circles-one-in-the-other = A liegt ganz in B. Der Test braucht dafür keinen eigenen Fall.
about-circles-same-place = Beide Mittelpunkte liegen am selben Ort: 0 ist kleiner als 80.
about-circles-in-the-circle = Ein Punkt ist ein Kreis mit Radius 0: Er ist 30 vom Mittelpunkt entfernt, und der Kreis reicht 50 weit.
about-circles-on-the-circle = 30 rechts und 40 tiefer: genau 50 vom Mittelpunkt entfernt. Der Punkt liegt auf dem Rand.
about-circles-in-the-corner = 40 rechts und 40 tiefer: Der Punkt liegt im Kasten um den Kreis, aber 56.6 vom Mittelpunkt entfernt. boxes ist falsch.
about-circles-root-rounds = 0.8 rechts, 1.5 tiefer, r = 1.7: Auf dem Papier berühren sie sich. Im Computer sind diese Zahlen gerundet, und der Punkt liegt um weniger als das letzte Bit außen. squared sagt das; die Wurzel aber wird gerundet, und root sagt „innen“.
about-circles-last-bit = 0.5 rechts, 1.2 tiefer, r = 1.3: Auf dem Papier berühren sie sich. Im Computer sind 1.2 und 1.3 gerundet, und der Punkt liegt um weniger als das letzte Bit innen.
about-circles-wild-check2d-25 = Zwei Kreise mit Radius 50 auf einer Geraden, Mittenabstand 100.0001: kein Treffer, um ein Zehntausendstel. nenjack/check2d#25

## button: the verdict, and why
button-title = Punkt und Rechteck
button-asks = Ist die Maus im Knopf?
button-invitation = P folgt deinem Zeiger. Bring es in B hinein. Ein Klick hält es dort fest.
button-rests = P bleibt jetzt hier. Zieh es, oder klick noch einmal: Dann folgt es wieder.
button-play = Spielen
button-options = Optionen
button-quit = Beenden
point-rect-on = P liegt auf der { $edge ->
    [left] linken
    [right] rechten
    [upper] oberen
   *[lower] unteren
} Kante von B. { $whose ->
    [b] Diese Stelle gehört zu B.
    [play] Diese Stelle gehört zu „Spielen“.
    [quit] Diese Stelle gehört zu „Beenden“.
    [b-and-play] Diese Stelle gehört zu B und zu „Spielen“.
    [b-and-quit] Diese Stelle gehört zu B und zu „Beenden“.
   *[none] Diese Stelle gehört zu keinem Knopf.
}
point-rect-at-corner = P liegt auf einer Ecke von B. { $whose ->
    [b] Diese Stelle gehört zu B.
    [play] Diese Stelle gehört zu „Spielen“.
    [quit] Diese Stelle gehört zu „Beenden“.
    [b-and-play] Diese Stelle gehört zu B und zu „Spielen“.
    [b-and-quit] Diese Stelle gehört zu B und zu „Beenden“.
   *[none] Diese Stelle gehört zu keinem Knopf.
}
point-rect-between = P liegt zwischen der linken und der rechten Kante von B und zwischen der oberen und der unteren.
point-rect-beyond = P liegt { $edge ->
    [left] links von B.
    [right] rechts von B.
    [upper] über B.
   *[lower] unter B.
}
point-rect-behind-last-pixel = Auf { $axis } liegt P hinter dem letzten Pixel von B: { $p } ist mehr als { $last }.
point-rect-near-corner = Auf x und auf y ist P von bx, by höchstens um die halbe Größe von B entfernt.
point-rect-far-from-corner = Auf { $axis } ist P { $far } von b{ $axis } entfernt. Die halbe Größe von B ist { $half }.
point-rect-tile = Die Kachel mit P hat auf x und auf y die Nummer 0: Das ist B.
point-rect-other-tile = Auf { $axis } hat die Kachel mit P die Nummer { $index }. B ist Kachel 0.
point-rect-because-last-pixel = P liegt in B, zwischen dem letzten Pixel und der Kante
point-rect-because-centre = bx und by sind die Ecke von B, und der Test hält sie für den Mittelpunkt
point-rect-because-int = eine Zahl zwischen -1 und 0 wird auf 0 gerundet, darum gilt die Kachel vor B als B
point-rect-because-tile = zu einer Kachel gehören immer die linke und die obere Kante und nie die anderen
point-rect-because-rounding = Summen und Ergebnisse von Divisionen sind hier gerundet
point-rect-overlapping = innen, { $by } von der Kante
point-rect-touching = auf der Kante
point-rect-apart = außen, { $by } von der Kante

## button: what a row asks
point-rect-row-not-beyond = nicht { $edge ->
    [left] links von B
    [right] rechts von B
    [upper] über B
   *[lower] unter B
}
point-rect-row-within = { $edge ->
    [left] rechts der linken Kante
    [right] links der rechten Kante
    [upper] unter der oberen Kante
   *[lower] über der unteren Kante
}
point-rect-row-last-pixel = nicht { $edge ->
    [right] rechts vom letzten Pixel
   *[lower] unter dem letzten Pixel
}
point-rect-row-centre = höchstens halbe { $axis ->
    [x] Breite
   *[y] Höhe
} von b{ $axis }
point-rect-row-tile = P liegt auf { $axis } in Kachel 0
idea-half-open = Nur die linke und die obere Kante gehören zu B. So gehört keine Stelle zu zwei Knöpfen.
idea-closed = Alle vier Kanten gehören zu B. Wo sich zwei Knöpfe treffen, gehört die Kante zu beiden.
idea-last-pixel = P liegt höchstens auf dem letzten Pixel von B: Größe minus 1.
idea-as-centre = Auf x und auf y höchstens die halbe Größe entfernt.
idea-tile-floor = In welcher Kachel liegt P? Abgerundet.
idea-tile-int = In welcher Kachel liegt P? Mit int() gerundet.
explain-half-open = So fragen SDL, raylib und pygame: >= an der linken und der oberen Kante, < an der rechten und der unteren. Ein Punkt auf der Kante zweier Knöpfe liegt in genau einem davon.
explain-closed = >= und <= an allen Kanten. Für ein einzelnes Rechteck ist das richtig. Wo sich zwei Knöpfe treffen, sagen beide ja: Ein Klick dort löst zwei Dinge aus.
explain-last-pixel = Alte Programme ziehen 1 ab: Ein Knopf, der bei 60 beginnt und 200 breit ist, hat die Pixel 60 bis 259. Bei ganzen Zahlen ist das dasselbe wie < 260. Bei Kommazahlen fehlt ein Streifen von einem Pixel Breite: 259.5 liegt in keinem Knopf.
explain-as-centre = Der Abstand von x und y wird mit der halben Größe verglichen. Das ist richtig, wenn x und y der Mittelpunkt sind. Hier sind sie die Ecke oben links. Darum fehlen drei Viertel des Knopfs, und links und oben zählen Stellen mit, die nicht dazugehören.
explain-tile-floor = (px - bx) / bw sagt, um wie viele Breiten P rechts von B liegt. Abgerundet ist das die Nummer der Kachel: B ist 0, die nächste 1, die davor -1. So hat jeder Punkt genau eine Kachel.
explain-tile-int = int() lässt die Nachkommastellen weg, rundet also zur 0 hin: Aus -0.5 wird 0. Dann gelten auch die Kachel links und die Kachel darüber als B. Richtig ist floor().

## button: what can be done
do-button-nudge = das zuletzt Angefasste um 1 bewegen (Shift: 10, Ctrl: 0.1)
mouse-button-move = bewegen
mouse-button-move-help = P folgt dem Zeiger, wenn das eingeschaltet ist
mouse-button-click = Klick
mouse-button-click-help = P bleibt dort; nach noch einem Klick folgt es wieder
mouse-button-drag = ziehen
mouse-button-drag-help = P, B oder eine Kante oder Ecke von B
deal-first-edge = linke oder obere Kante
deal-last-edge = rechte oder untere Kante
deal-just-inside = knapp innen
deal-beside = daneben
deal-at-corner = auf einer Ecke

## button: examples
examples-buttons = An der Kante
examples-traps = Fallen
option-button-as-written = eigene
option-button-hits = alle
option-button-misses = keine
option-button-half = links, oben
option-lower-edge = untere Kante
option-left-edge = linke Kante
option-corner-of-two = eine Ecke
option-two-buttons = zwei Knöpfe zugleich
option-no-button = kein Knopf
option-last-half-pixel = halbes Pixel vor der Kante
option-tile-to-the-left = eine Kachel links
option-not-the-centre = Ecke ist nicht Mitte
option-no-width = Breite 0
option-tile-rounds = gerundete Division
about-button-lower-edge = P liegt auf der unteren Kante von „Optionen“, der oberen Kante von „Beenden“. half-open: Diese Stelle gehört zu „Beenden“.
about-button-left-edge = P liegt auf der linken Kante, und die gehört zu B: 60 >= 60 ist wahr.
about-button-corner-of-two = Die Ecke unten rechts: Weder x noch y ist kleiner als das Ende von B. Auch zum Knopf darunter gehört sie nicht, denn er endet ebenfalls bei 260.
about-button-two-buttons = Mit <= an allen Kanten liegt P in beiden Knöpfen: Ein Klick löst zwei Dinge aus.
about-button-no-button = Mit < an allen Kanten liegt P in keinem Knopf: Ein Klick bewirkt nichts.
about-button-last-half-pixel = 149.5 liegt vor der Kante von B bei 150, aber hinter dem letzten Pixel, 149. Kommazahlen entstehen zum Beispiel, wenn ein Fenster skaliert wird.
about-button-tile-to-the-left = 80 links von einem Knopf, der 200 breit ist: -80 / 200 ist -0.4, und int(-0.4) ist 0. floor sagt -1.
about-button-not-the-centre = P liegt in B, 170 rechts von bx. Die halbe Breite ist 100, darum sagt der Test nein.
about-button-no-width = Ein Knopf ohne Breite hat kein Inneres. P liegt auf seiner Kante. half-open sagt nein: Kein x ist mindestens 100 und kleiner als 100.
about-button-tile-rounds = 0.6 + 1.1 ist im Computer ein wenig mehr als 1.7, also liegt P innen. Aber das Ergebnis der Division wird auf 1 gerundet: die nächste Kachel.
about-button-wild-nuklear-405 = Knöpfe untereinander, und zwischen zweien eine Reihe von Pixeln, wo beide zugleich angeklickt wurden: Im Test stand <=, wo < hingehört. Die Zahlen sind von uns. vurtun/nuklear#405
about-button-wild-stardewmods-1104 = Eine Stelle links von der Karte galt als deren erste Kachel, denn int(-15 / 16) ist 0. Jetzt rundet das Spiel ab. Die Zahlen sind von uns. Pathoschild/StardewMods#1104

## polygon: the verdict, and why
polygon-title = Punkt und Vieleck
polygon-asks = Liegt der Punkt in einer Form mit beliebig vielen Ecken?
polygon-invitation = P folgt deinem Zeiger. Bring es in die Form hinein. Ein Klick hält es dort fest.
polygon-rests = P bleibt jetzt hier. Zieh es, oder klick noch einmal: Dann folgt es wieder.
polygon-crosses = { $count ->
    [0] Der Strahl von P schneidet keine Kante, also liegt P außen.
    [one] Der Strahl von P schneidet 1 Kante. 1 ist ungerade, also liegt P innen.
   *[other] Der Strahl von P schneidet { $count } Kanten. { $count } ist { $says ->
        [inside] ungerade, also liegt P innen.
       *[outside] gerade, also liegt P außen.
    }
}
polygon-on-edge = P liegt auf der Kante { $edge }. { $says ->
    [inside] Diese Stelle der Kante gilt als innen.
   *[outside] Diese Stelle der Kante gilt als außen.
}
polygon-winds = { $turns ->
    [0] Die Kanten laufen nicht um P herum, also liegt P außen.
    [one] Die Kanten laufen einmal um P herum, also liegt P innen.
   *[other] Die Kanten laufen { $turns }-mal um P herum, also liegt P innen.
}
polygon-same-side = P liegt bei allen Kanten auf derselben Seite.
polygon-both-sides = P liegt nicht rechts von Kante { $right } und nicht links von Kante { $left }.
polygon-in-box = P liegt im Hüllrechteck um alle Ecken.
polygon-not-in-box = P liegt nicht im Hüllrechteck um alle Ecken.
polygon-because-edge = der Test rechnet diese Stelle der Kante zur anderen Seite
polygon-because-twice = die Kanten laufen mehr als einmal um P herum, und nach der Regel „gerade/ungerade“ liegt es dann außen
polygon-because-doubled = zwei Ecken sind derselbe Punkt, darum hat ihre Kante keine Seiten
polygon-because-concave = die Form ist konkav, darum kann ein Punkt im Inneren links von einer Kante und rechts von einer anderen liegen
polygon-because-crossed = die Kanten kreuzen sich, darum kann ein Punkt im Inneren links von einer Kante und rechts von einer anderen liegen
polygon-because-none = der Strahl geht durch eine Ecke, und dort wird keine der beiden Kanten gezählt
polygon-because-both = der Strahl geht durch eine Ecke, und dort werden beide Kanten gezählt
polygon-because-vertical = eine senkrechte Kante links von P wird mitgezählt
polygon-because-box = das Hüllrechteck ist größer als die Form
polygon-sum = { $count ->
    [0] kein Schnitt, gerade:
    [one] 1 Schnitt, ungerade:
   *[other] { $count } Schnitte, { $parity ->
        [odd] ungerade:
       *[even] gerade:
    }
}
polygon-sum-turns = Umläufe: { $turns }, also
polygon-sum-same = überall gleiche Seite:
polygon-sum-both = auf beiden Seiten:
polygon-sum-box = das Hüllrechteck:

## polygon: what a row asks
polygon-row-height = Kante { $edge } auf Höhe von P
polygon-row-crossed = Kante { $edge } geschnitten
polygon-row-vertical = Kante { $edge } senkrecht
polygon-row-down = Kante { $edge } abwärts, rechts von P
polygon-row-up = Kante { $edge } aufwärts, rechts von P
polygon-row-turns = Kanten laufen um P herum
polygon-row-right = P rechts von Kante { $edge }
polygon-row-left = P links von Kante { $edge }
polygon-row-on = P auf Kante { $edge }
polygon-row-box = P { $corner ->
    [left] rechts der Ecke ganz links
    [right] links der Ecke ganz rechts
    [upper] unter der höchsten Ecke
   *[lower] über der tiefsten Ecke
}
idea-winding = Innen, wenn die Kanten um P herumlaufen.
idea-strict-crossings = Wie crossings, aber beide Enden einer Kante werden mit < und > verglichen.
idea-closed-crossings = Wie crossings, aber beide Enden einer Kante werden mit <= und >= verglichen.
idea-vertical-slip = Wie crossings, aber jede senkrechte Kante auf der Höhe von P zählt.
idea-bounding-box = Innen, wenn P im Hüllrechteck um alle Ecken liegt.
explain-winding = Zählt, wie oft die Kanten um P herumlaufen: Eine Kante rechts von P, die abwärts läuft, zählt 1, eine, die aufwärts läuft, -1. Nicht 0 heißt innen. Bei einer Form, die sich nicht selbst kreuzt, ist das dasselbe wie crossings. In der Mitte eines Sterns, der in einem Zug gezeichnet ist, ergibt es 2: innen, wo die Regel „gerade/ungerade“ außen sagt.
explain-strict-crossings = Ein Ende muss über P liegen und das andere darunter. Eine Ecke auf der Höhe von P ist weder das eine noch das andere. Darum zählt ein Strahl, der durch eine Ecke geht, dort keine der beiden Kanten.
explain-closed-crossings = Eine Ecke auf der Höhe von P liegt hier zugleich über und unter P. Darum schneidet ein Strahl, der durch eine Ecke geht, dort beide Kanten. Oben an einer Form stimmt das zufällig. An ihrer Seite ist es ein Schnitt zu viel.
explain-vertical-slip = Bei einer senkrechten Kante müsste man durch 0 teilen. Darum zählt der Test sie, ohne zu fragen, ob sie rechts von P liegt. So zählt die linke Kante eines Quadrats für jeden Punkt auf ihrer Höhe.
explain-bounding-box = Vergleicht P mit dem kleinsten und dem größten x und y aller Ecken. Das geht schnell und ist als erste Frage richtig. Als Antwort ist es nur für Rechtecke richtig, die nicht gedreht sind.

## polygon: what can be done
do-polygon-nudge = das zuletzt Angefasste um 1 bewegen (Shift: 10, Ctrl: 0.1)
do-polygon-add-corner = Ecke hinzufügen
do-polygon-remove = die zuletzt gesetzte oder gehaltene Ecke wegnehmen
do-polygon-draw = eine neue Form zeichnen: ihre Ecken anklicken
do-polygon-close = Form schließen
drawing-corner = Setze Ecke { $corner }
drawing-begins = Ins Bild klicken: Jeder Klick ist eine Ecke.
drawing-closes = Die nächste Ecke anklicken, oder die erste: Dann ist die Form fertig.
polygon-is = { $way ->
        [clockwise] im Uhrzeigersinn,
       *[counter] gegen den Uhrzeigersinn,
    } { $shape ->
        [concave] konkav
       *[other] konvex
    }
polygon-is-flat = ohne Fläche
polygon-is-crossed = Die Kanten { $one } und { $other } kreuzen sich
polygon-ray-in = innen
polygon-ray-out = außen
mouse-polygon-move = bewegen
mouse-polygon-move-help = P folgt dem Zeiger, wenn das eingeschaltet ist
mouse-polygon-click = Klick
mouse-polygon-click-help = P bleibt dort; nach noch einem Klick folgt es wieder
mouse-polygon-drag = ziehen
mouse-polygon-drag-help = P, eine Ecke oder die ganze Form
mouse-polygon-shift-click = Shift + Klick
mouse-polygon-shift-click-help = auf eine Kante: eine neue Ecke, bis zu 16
deal-in-a-notch = in einer Einbuchtung
deal-in-an-arm = in einem Arm
deal-through-corners = Strahl geht durch Ecken
deal-star = ein Stern

## polygon: examples
examples-polygons = Beliebige Formen
option-polygon-as-written = eigene
option-polygon-hits = alle
option-polygon-misses = keine
option-polygon-half = links, oben
option-three-crossings = drei Schnitte
option-in-a-house = in einem Haus
option-in-a-notch = in einer Einbuchtung
option-on-the-left-edge = auf der linken Kante
option-sixteen-corners = sechzehn Ecken
option-in-an-arm = in einem Arm
option-at-the-height-of-two = auf Höhe zweier Ecken
option-star-middle = Mitte eines Sterns
option-at-the-height-of-one = auf Höhe einer Ecke
option-doubled-corner = eine Ecke doppelt
option-in-the-box = im Hüllrechteck
option-beside-the-diagonal = neben der Diagonale
about-polygon-three-crossings = Der Strahl verlässt die Form, kommt wieder hinein und verlässt sie endgültig. Drei ist ungerade: innen.
about-polygon-in-a-house = Der Strahl schneidet eine Kante, die rechte Wand. Eins ist ungerade: innen.
about-polygon-in-a-notch = Der Strahl geht hinein und wieder hinaus: zwei Schnitte. Zwei ist gerade: außen.
about-polygon-on-the-left-edge = P liegt auf der linken Kante. Mit der Einstellung „links, oben“ gehört die Kante zu diesem Quadrat und nicht zu einem, das links daneben liegt.
about-polygon-sixteen-corners = Ein Stern mit acht Zacken. Dem Strahl ist es egal, wie viele Ecken es sind.
about-polygon-in-an-arm = P liegt innen. Aber es liegt links von einer Kante und rechts von den anderen, darum sagt same-side nein.
about-polygon-at-the-height-of-two = Der Strahl geht durch eine Ecke. Von den zwei Kanten dort zählt crossings eine und strict-crossings keine.
about-polygon-star-middle = Die Kanten laufen zweimal um die Mitte herum. Nach der Windungszahl liegt sie innen, nach der Regel „gerade/ungerade“ außen.
about-polygon-at-the-height-of-one = Der Strahl kommt von außen und geht durch die Ecke links. Mit <= und >= zählen dort beide Kanten, und die rechte ist die dritte.
about-polygon-doubled-corner = Die Ecken 2 und 3 sind derselbe Punkt. Jeder Punkt liegt auf der Geraden dieser Kante, darum findet same-side keinen Punkt im Inneren.
about-polygon-in-the-box = P liegt im Hüllrechteck der Form, aber nicht in der Form.
about-polygon-beside-the-diagonal = P liegt um das letzte Bit innen. Das Kreuzprodukt wird auf 0 gerundet, darum sagt same-side nein.
about-polygon-wild-hao-24 = Die Mitte eines Quadrats, das auf einer Ecke steht: Der Strahl geht durch die rechte Ecke. Die Zahlen sind wie gemeldet. rowanwins/point-in-polygon-hao#24
about-polygon-wild-robospatial-4 = Ein Quadrat, das nicht gedreht ist. Seine linke Kante ist senkrecht, und der Test zählte sie, obwohl sie links von P liegt. Die Zahlen sind wie gemeldet. NVlabs/RoboSpatial-Eval#4

## lines: the verdict, and why
lines-title = Strecke und andere Form
lines-asks = Trifft eine Strecke eine andere Form?
lines-invitation = A folgt deinem Zeiger. Bring es über B. Ein Klick hält es dort fest.
lines-rests = A bleibt jetzt hier. Zieh es oder ein Ende, oder klick noch einmal: Dann folgt es wieder.
lines-apart = Abstand { $by }
lines-touching = Berührung bei { $at }
lines-share = auf einer Geraden, mit gemeinsamem Stück
lines-crossing = Schnitt bei { $at }
lines-rect-touching = Berührung am Rand von B
lines-rect-crossing = in B von t = { $from } bis t = { $to }
lines-rect-inside = A liegt ganz in B
lines-each-both-sides = Bei jeder Strecke liegen die Enden auf beiden Seiten der anderen. Sie treffen sich bei { $at }.
lines-all-products = Kein Produkt ist größer als 0: Alle Enden liegen auf einer Geraden.
lines-no-product-above = Kein Produkt ist größer als 0: Sie treffen sich bei { $at }.
lines-wrapped = In 32 Bit kommt das Produkt als { $products } heraus.
lines-products = Das Produkt kommt als { $products } heraus.
lines-one-side = Beide Enden von { $letter } liegen auf einer Seite von { $other }.
lines-end-on-line = Ein Ende von { $letter } liegt auf der Geraden von { $other }, und das zählt hier nicht.
lines-not-parallel = Die Geraden sind nicht parallel, also treffen sie sich irgendwo.
lines-are-parallel = Die Geraden sind parallel: Es gibt nichts, wodurch man teilen kann.
lines-in-both = Die Geraden treffen sich bei { $ua } von A und { $ub } von B, beides zwischen 0 und 1.
lines-not-in = Die Geraden treffen sich bei { $at } von { $letter }. Das liegt nicht zwischen 0 und 1.
lines-clip-hit = A liegt von t = { $from } bis t = { $to } in B.
lines-clip-touch = A trifft B nur bei t = { $at }. Am Anfang von A ist t 0, am Ende 1.
lines-clip-some = Nach den Zahlen des Tests liegt A eine Weile in B.
lines-clip-not = Nach den Zahlen des Tests liegt A nie in B.
lines-clip-miss = Auf { $first } ist A bei t = { $out } schon draußen, und erst bei t = { $into } kommt es auf { $then } hinein. Am Anfang von A ist t 0, am Ende 1.
lines-never-between = Auf { $axis } liegt A nie zwischen den Seiten von B.
lines-end-in = { $end } liegt in B.
lines-no-end-in = Kein Ende von A liegt in B.
lines-boxes-hit = Der Kasten um A überlappt B.
lines-boxes-miss = Der Kasten um A hat Abstand von B.
lines-corners-both = Nicht alle Ecken von B liegen auf einer Seite der Geraden von A.
lines-corners-one = Alle Ecken von B liegen auf einer Seite der Geraden von A oder auf ihr.
lines-sample-in = Punkt { $place } von 17 auf A liegt in B.
lines-no-sample = Keiner der 17 Punkte auf A liegt in B.
lines-meets-edge = A trifft die { $edge ->
    [left] linke
    [right] rechte
    [upper] obere
   *[lower] untere
} Kante von B.
lines-meets-none = A trifft keine Kante von B.
lines-because-int32 = das Produkt ist zu groß für Zahlen mit 32 Bit, und sein Vorzeichen geht verloren
lines-because-infinite = der Test hält eine Strecke mit zwei Enden für eine Gerade, die nie endet
lines-because-in-line = alle Enden liegen auf einer Geraden, darum sind alle Produkte 0, ob sie sich treffen oder nicht
lines-because-den = alle Enden liegen auf einer Geraden, darum ist den 0, ob sie sich treffen oder nicht
lines-because-touching = sie berühren sich nur, und das sieht der Test nicht
lines-because-inside = A liegt ganz innen, darum trifft es keine Kante
lines-because-through = A geht durch B hindurch, und beide Enden liegen außen
lines-because-between-points = B liegt zwischen zweien der Punkte
lines-because-box = der Kasten um A ist größer als A
lines-because-slabs = A liegt auf der Geraden einer Kante, und 0 mal unendlich ist keine Zahl
lines-because-left-edge = das obere Ende der linken Kante wird ausgelassen
lines-because-along-edge = A liegt an einer Kante entlang, und Parallelen werden ausgelassen
lines-sum-both = zweimal beide Seiten:
lines-sum-none-above = kein Produkt über 0:
lines-sum-one = nicht zweimal beide Seiten:
lines-sum-parts = in beiden Strecken:
lines-sum-not-parts = nicht in beiden Strecken:
lines-sum-in = eine Weile in B:
lines-sum-never = nie in B:
lines-sum-boxes = die Kästen:
lines-sum-corners = nicht alle auf einer Seite:
lines-sum-no-corners = Ecken auf einer Seite:
lines-sum-found = einmal genügt:
lines-sum-none = keinmal:
lines-sum-odd = auf dem Strahl { $count }, ungerade:
lines-sum-even = keine Kante, auf dem Strahl { $count }, gerade:
lines-sum-both-even = beide gerade:

## lines: what a row asks and computes
lines-end = { $end } { $side ->
    [right] rechts von { $line }
    [left] links von { $line }
   *[on] auf der Geraden von { $line }
}
lines-side = { $side ->
    [right] rechts von { $line }
    [left] links von { $line }
   *[on] auf der Geraden von { $line }
}
lines-where = Schnittpunkt auf { $letter }
lines-where-on = Wo auf { $letter }?
lines-in-at = hinein bei { $at }
lines-out-at = hinaus bei { $at }
lines-den = 0, wenn die Geraden parallel sind
lines-between-sides = x liegt in B
lines-between-edges = y liegt in B
lines-in-b = beides: A liegt in B
lines-from-to = { $from } bis { $to }
lines-never = nie
lines-row-parallel = Geraden nicht parallel
lines-row-after = nicht vor dem Anfang von { $letter }
lines-row-before = nicht hinter dem Ende von { $letter }
lines-row-both-sides = { $letter } hat Enden auf beiden Seiten von { $other }
lines-row-not-one-side = { $letter } hat nicht beide Enden auf einer Seite von { $other }
lines-row-upright = A ist senkrecht
lines-row-level = A ist waagerecht
lines-row-clip-x = auf x erst hinein, dann hinaus
lines-row-clip = auf beiden erst hinein, dann hinaus
lines-row-edge = A trifft die { $edge ->
    [left] linke
    [right] rechte
    [upper] obere
   *[lower] untere
} Kante
lines-row-between = A auf { $axis } zwischen den Seiten
lines-row-end = { $end } liegt in B
lines-row-boxes = Kästen überlappen sich auf { $axis }
lines-row-corner = Ecke { $corner } { $side ->
    [right] rechts von A
   *[left] links von A
}
lines-row-sample = Punkt { $place } liegt in B

## lines: methods
lines-ray = Strahl
lines-ray-help = A ist ein Strahl: eine Strecke mit Pfeil, die endet, wo sie B trifft; gezeigt werden Ort, Zeit und Normale
ray-hit = Der Strahl { $what ->
    [meets] trifft B
   *[enters] tritt in B ein
} bei { $at }, Zeit { $time } seines Wegs von 0 bis 1; Normale { $normal }.
ray-inside = Der Strahl beginnt in B: Zeit 0, keine Normale.
ray-none = Der Strahl trifft B nicht.
idea-products = Liegen die Enden jeder Strecke auf beiden Seiten der anderen?
idea-products-closed = Wie products, mit <= statt <.
idea-products-int32 = Wie products, in ganzen Zahlen mit 32 Bit.
idea-u-values = Wo treffen sich die Geraden? Liegt das in beiden Strecken?
idea-infinite = Ein Treffer, wenn die Geraden nicht parallel sind.
idea-clip = A läuft von A1 (t = 0) bis A2 (t = 1). Wann liegt es in B, auf x und y zugleich?
idea-four-edges = Trifft A eine der vier Kanten?
idea-four-edges-and-start = Trifft A eine der vier Kanten, oder beginnt es innen?
idea-edge-by-edge = Schneidet A die Gerade einer Kante zwischen deren Enden?
idea-ends = Liegt ein Ende von A in B?
idea-upright-boxes = Überlappt der Kasten um A das Rechteck B?
idea-corner-sides = Liegen Ecken von B auf beiden Seiten von A?
idea-slabs = Wie clip, mit 1 / dx, auch wenn dx gleich 0 ist.
idea-sampled = Liegt einer von 17 Punkten auf A in B?
explain-products = Geh an B entlang: Liegt A1 auf der anderen Seite als A2? Dann geh an A entlang: Liegt B1 auf der anderen Seite als B2? Das Vorzeichen eines Kreuzprodukts sagt die Seite, und das Produkt aus zweien ist kleiner als 0, wenn die Vorzeichen verschieden sind. Das ist richtig, nur gilt eine Berührung nicht als Treffer: Liegt ein Ende auf der anderen Strecke, ist ein Produkt 0.
explain-products-closed = Mit <= zählt auch eine Berührung. Liegen aber alle vier Enden auf einer Geraden (kollinear), sind alle Produkte 0. Dann sind auch zwei Strecken mit einer Lücke dazwischen ein Treffer. Sind alle vier 0, dann frage auch auf x und auf y, ob sich beide erreichen.
explain-products-int32 = In vielen Sprachen haben ganze Zahlen 32 Bit. Ein Kreuzprodukt wächst mit dem Quadrat der Koordinaten, das Produkt aus zweien mit der vierten Potenz: Bei etwa 300 Pixeln wird es größer als 2147483647 und beginnt wieder von unten. Vergleiche die Vorzeichen, nicht ihr Produkt.
explain-u-values = ua und ub sagen, wo auf A und auf B sich die Geraden treffen, als Anteil der Länge (Parameterform, Anfang + t · Weg): Von 0 bis 1 liegt die Stelle auf der Strecke. Der gemeinsame Nenner von ua und ub heißt den und ist das Kreuzprodukt beider Wege. Bei Parallelen ist er 0. Darum sind Strecken, die aufeinander liegen, kein Treffer.
explain-infinite = Fragt nur, ob die Richtungen verschieden sind. Das ist richtig für Geraden, die nie enden.
explain-clip = Das Verfahren von Liang und Barsky. A ist eine Gerade in Parameterform, von t = 0 bis t = 1, und zwischen zwei Seiten von B ist ein Streifen (slab). Auf jeder Achse liegt A von einem t bis zu einem anderen im Streifen. Wo sich beide Stücke überlappen, liegt A in B. So erfährt man auch, wo A hineinkommt und wo es hinausgeht. Läuft A an einer Achse entlang, müsste man durch 0 teilen. Darum wird das extra gefragt.
explain-four-edges = Der Test zweier Strecken, viermal. Eine Strecke, die ganz innen liegt, trifft keine Kante, und eine, die an einer Kante entlang liegt, ist parallel zu ihr.
explain-four-edges-and-start = Die Reparatur: Beginnt A innen, ist auch das ein Treffer. Dann wird nichts mehr übersehen, außer bei Rechtecken ohne Fläche.
explain-edge-by-edge = Wo schneidet A die Gerade jeder Kante? Liegt das zwischen den Enden der Kante? Phaser schreibt das viermal aus, und an der linken Kante mit > statt >=.
explain-ends = Richtig, solange A kurz ist. Geht eine Strecke durch B hindurch, liegen beide Enden außen: Etwa die Hälfte aller Treffer wird übersehen.
explain-upright-boxes = Schnell, und als erste Frage richtig. Eine schräge Strecke hat einen großen Kasten, und der ist zum größten Teil leer.
explain-corner-sides = Liegen alle Ecken auf einer Seite der Geraden von A, ist es kein Treffer. Aber die Gerade geht über A hinaus weiter, und die Antwort auch.
explain-slabs = Der Test mit Streifen (slabs) bei Raycasts: 1 / dx wird nur einmal berechnet, und wenn dx gleich 0 ist, ist es unendlich. Meist geht das gut. Liegt A aber auf der Geraden einer Kante, ist es 0 mal unendlich, und das ist keine Zahl.
explain-sampled = Ein erster Versuch für Kugeln: Punkte auf dem Weg. Eine Wand, die dünner ist als der Abstand zweier Punkte, wird übersehen. Mehr Punkte machen den Test langsamer, aber nicht richtig.

## lines: what can be done
do-lines-nudge = das zuletzt Angefasste um 1 bewegen (Shift: 10, Ctrl: 0.1)
mouse-lines-move = bewegen
mouse-lines-move-help = A folgt dem Zeiger, wenn das eingeschaltet ist
mouse-lines-click = Klick
mouse-lines-click-help = A bleibt dort; nach noch einem Klick folgt es wieder
mouse-lines-drag = ziehen
mouse-lines-drag-help = A, B, ein Ende oder eine Ecke
deal-crossing-lines = zwei Strecken
deal-short = vielleicht zu kurz
deal-parallel = parallele Strecken
deal-line-and-rectangle = Strecke und Rechteck
deal-line-past-a-corner = an Ecke vorbei
deal-inside-or-before = innen oder davor

## lines: examples
examples-two-lines = Zwei Strecken
examples-line-and-rectangle = Strecke und Rechteck
option-lines-cross = sie schneiden sich
option-lines-t = ein Ende auf der anderen
option-lines-share = aufeinander
option-lines-beyond = zu kurz
option-line-through = durch das Rechteck
option-line-inside = ganz innen
option-line-along-top = oben entlang
option-line-too-short = zu kurz fürs Rechteck
option-int32-wraps = 32 Bit sind zu wenig
option-apart-in-line = auf einer Geraden, getrennt
option-only-the-lines = nur die Geraden treffen sich
option-line-grazes = an einer Ecke
option-both-ends-outside = beide Enden außen
option-corners-on-both-sides = Ecken auf beiden Seiten
option-on-the-right-edge = auf der rechten Kante
option-line-thin-wall = eine dünne Wand
about-lines-lines-cross = A1 liegt links von B und A2 rechts davon. B1 liegt rechts von A und B2 links davon. Also schneiden sie sich.
about-lines-lines-t = A endet auf B. Ein Kreuzprodukt ist 0: Mit <= ist das ein Treffer, mit < keiner.
about-lines-lines-share = Sie liegen aufeinander, und den ist 0. u-values teilt durch den, darum sagt es „kein Treffer“.
about-lines-lines-beyond = Die Geraden treffen sich, aber erst hinter den Enden: bei 1.42 von A und 1.26 von B.
about-lines-line-through = A kommt bei t = 0.4 durch die obere Kante hinein und geht bei t = 0.8 durch die rechte Kante hinaus.
about-lines-line-inside = A liegt ganz in B. Darum trifft es keine der vier Kanten, und four-edges sagt „kein Treffer“.
about-lines-line-along-top = A liegt an der oberen Kante entlang und reicht darüber hinaus. Es berührt B und ist nie innen.
about-lines-line-too-short = A zeigt auf B, aber es endet 20 davor.
about-lines-int32-wraps = Sie schneiden sich. Aber -50400 mal 50400 ist kleiner als die kleinste Zahl mit 32 Bit, und heraus kommt eine Zahl über 0: products-int32 sagt „kein Treffer“.
about-lines-apart-in-line = Beide liegen auf einer Diagonale, und auf x und auf y ist eine Lücke von 30 dazwischen. Alle Produkte sind 0, und mit <= ist das ein Treffer.
about-lines-only-the-lines = Zwei Geraden, die nicht parallel sind, treffen sich immer. Diese zwei Strecken enden vorher.
about-lines-line-grazes = A berührt die Ecke oben links. Von der linken Kante lässt edge-by-edge gerade dieses Ende aus.
about-lines-both-ends-outside = A schneidet eine Ecke von B ab, und beide Enden liegen außen. ends sagt „kein Treffer“.
about-lines-corners-on-both-sides = A endet vor B. Seine Gerade geht weiter durch B hindurch, und corner-sides fragt nur nach der Geraden.
about-lines-on-the-right-edge = A liegt auf der Geraden der rechten Kante: 0 mal unendlich. slabs macht daraus „kein Treffer“.
about-lines-line-thin-wall = Die Punkte auf A liegen 17.5 auseinander, die Wand ist 10 breit, und sie liegt zwischen zweien davon.
about-lines-wild-mini2dx-7 = Eine Diagonale und ein Quadrat daneben. Der Kasten um die Diagonale überlappt das Quadrat, die Strecke nicht. Die Zahlen sind wie gemeldet. mini2Dx/mini2Dx#7
about-lines-wild-libgdx-6416 = Eine Strecke, die ganz innen liegt, trifft keine Kante. Die Reparatur fragte auch nach dem Anfang. Die Zahlen sind wie gemeldet. libgdx/libgdx#6416
about-lines-wild-raylib-2080 = Sie schneiden sich bei 600, 225. raylib rechnet mit einfacher Genauigkeit und fand den Schnittpunkt bei 600.00006, und das liegt außerhalb des Kastens um A. Mit den Zahlen hier stimmt es. raysan5/raylib#2080

## lines: a line and a circle
lines-nearest = Der nächste Punkt von A ist { $far } vom Mittelpunkt entfernt, und der Radius ist { $reach }.
lines-line-far = Die Gerade von A ist { $far } vom Mittelpunkt entfernt, und der Radius ist { $reach }.
lines-foot-far = Der Lotfußpunkt auf A ist { $far } vom Mittelpunkt entfernt, und der Radius ist { $reach }.
lines-foot-off = Der Lotfußpunkt ist bei t = { $at }. A reicht von 0 bis 1, also liegt er nicht auf A.
lines-line-misses = Die Gerade von A trifft B nicht.
lines-roots-hit = Die Gerade von A tritt bei t = { $from } in B ein und bei t = { $to } aus.
lines-roots-miss = Die Gerade von A ist von t = { $from } bis t = { $to } in B. Der Test findet keine Stelle auf A.
lines-because-buffer = er erlaubt 0.1 zu viel
lines-because-no-length = A hat keine Länge
lines-because-no-root = A liegt ganz innen, und so tritt die Gerade auf A weder ein noch aus
lines-because-first-root = A beginnt innen, und die Gerade tritt schon davor ein
lines-because-only-end = ein Ende von A liegt in B, aber der Lotfußpunkt liegt nicht auf A
lines-row-roots = ein und aus
lines-row-foot = wo der Lotfußpunkt liegt
lines-row-before-start = er liegt vor A1
lines-row-beyond-end = er liegt hinter A2
lines-row-from-start = { $name } ist nicht vor A1
lines-row-to-end = { $name } ist nicht hinter A2
lines-row-length = A hat eine Länge
lines-row-disc = die Gerade trifft den Kreis
lines-row-reach = er ist nah genug
lines-row-on-a = er liegt auf A, auf 0.1 genau
idea-clamped = Ist der nächste Punkt von A nah genug am Mittelpunkt?
idea-ends-then-foot = Liegt ein Ende von A in B, oder der Lotfußpunkt?
idea-foot-on-segment = Liegt der Lotfußpunkt auf A, und nah genug?
idea-unclamped = Ist der Lotfußpunkt nah genug, wo er auch liegt?
idea-either-root = Tritt die Gerade auf A in B ein oder aus?
idea-first-root = Tritt die Gerade auf A in B ein?
explain-clamped = Der Lotfußpunkt ist da, wo eine Linie vom Mittelpunkt im rechten Winkel auf A trifft. Liegt er vor A1 oder hinter A2, dann ist dieses Ende der nächste Punkt. Dann wird der Abstand mit dem Radius verglichen, beide im Quadrat. Richtig.
explain-ends-then-foot = Zuerst beide Enden, dann der Lotfußpunkt. Ob er auf A liegt, wird mit Abständen gefragt, und 0.1 zu viel ist erlaubt. So kann ein Kreis kurz hinter einem Ende ein Treffer sein.
explain-foot-on-segment = Liegt der Lotfußpunkt nicht auf A, dann ist es kein Treffer. Aber ein Ende kann trotzdem im Kreis liegen: Bei kurzen Strecken werden zwei Drittel aller Treffer übersehen.
explain-unclamped = Der Abstand des Mittelpunkts von der Geraden, die hinter den Enden weitergeht. Eine Strecke, die vor dem Kreis endet, ist ein Treffer.
explain-either-root = Sucht die Stellen, an denen die Gerade den Kreis schneidet. Eine Strecke, die ganz innen liegt, hat auf A keine.
explain-first-root = Nur die erste der beiden Stellen. Bei einer Strecke, die innen beginnt, liegt sie hinter dem Anfang zurück.
deal-line-and-circle = Strecke und Kreis
examples-line-and-circle = Strecke und Kreis
option-circle-through = durch den Kreis
option-circle-tangent = berührt den Kreis
option-circle-inside = ganz im Kreis
option-circle-too-short = zu kurz für den Kreis
option-circle-end-in = nur ein Ende darin
option-circle-leaves = von innen hinaus
option-circle-buffer = ein Abstand von 0.04
about-lines-circle-through = Der Lotfußpunkt ist bei t = 0.6, 26.8 vom Mittelpunkt. Der Radius ist 50, also geht A hindurch.
about-lines-circle-tangent = Der Lotfußpunkt ist 50 vom Mittelpunkt entfernt, und der Radius ist auch 50: A berührt den Kreis.
about-lines-circle-inside = A tritt nirgends ein oder aus, denn A liegt ganz innen. either-root sagt „kein Treffer“.
about-lines-circle-too-short = A zeigt auf den Mittelpunkt, endet aber 10 vor dem Kreis. unclamped fragt nach der Geraden, nicht nach A.
about-lines-circle-end-in = A2 liegt im Kreis. Der Lotfußpunkt ist bei t = 1.25, hinter A2, und foot-on-segment sagt „kein Treffer“.
about-lines-circle-leaves = A beginnt im Mittelpunkt. Die Gerade tritt bei t = -0.417 ein, vor A1, und nach mehr fragt first-root nicht.
about-lines-circle-buffer = Der Kreis beginnt kurz hinter A2. ends-then-foot nimmt A um 0.1 länger und sagt „Treffer“.
about-lines-wild-godot-26698 = Eine Strecke, die im Kreis beginnt. Nur die erste von zwei Stellen wurde geprüft. Der Test wurde berichtigt; die Zahlen hier sind unsere. godotengine/godot#26698

## turned: the verdict, and why
turned-title = Gedrehte Formen
turned-asks = Treffen sich zwei Formen, wenn sie gedreht sind?
turned-invitation = A folgt deinem Zeiger. Bring es über B. Ein Klick hält es dort fest.
turned-rests = A bleibt jetzt hier. Zieh es, eine Ecke oder den Griff, der es dreht, oder klick noch einmal: Dann folgt es wieder.
turned-axis = längs der { $side ->
    [width] Breite
   *[height] Höhe
} von { $whose }
turned-axis-edge = quer zu Kante { $edge } von { $whose }
turned-axis-corner = zur nächsten Ecke
turned-apart = Abstand { $by } { $axis }
turned-apart-only = getrennt
turned-touching = Berührung
turned-overlapping = Überlappung, Ausweg { $by } { $axis }
turned-shared = Überlappung
turned-far = Abstand { $by }
turned-point-in = P liegt in B
turned-point-on-edge = P liegt auf einer Kante von B
turned-point-out = P liegt { $by } außerhalb von B
turned-says-gap = Es gibt einen Abstand von { $by } { $axis }.
turned-says-and = { $says } { $more }
turned-only-boxes = Die aufrechten Kästen überlappen sich trotzdem.
turned-says-touch = Die Schatten überlappen sich { $axis } nicht, sie berühren sich nur.
turned-says-overlap = Auf keiner der { $count } Achsen ist ein Abstand. Kleinste Überlappung: { $by }, { $axis }.
turned-says-no-gap = Auf keiner der { $count } Achsen ist ein Abstand.
turned-back-hit = Um den Winkel von A zurückgedreht ist B nah genug, längs der Breite und der Höhe von A.
turned-back-miss = Um den Winkel von A zurückgedreht ist B zu weit weg, längs der Breite oder der Höhe von A.
turned-centres-hit = Als wären beide aufrecht: Auf x und auf y sind sie nah genug.
turned-centres-miss = Als wären beide aufrecht: Auf x oder auf y sind sie zu weit auseinander.
turned-boxes-hit = Die aufrechten Kästen um beide überlappen sich.
turned-boxes-miss = Die aufrechten Kästen um beide sind getrennt.
turned-corner-in = { $corner } liegt in { $other }.
turned-corner-some = Eine Ecke liegt in der anderen Form.
turned-no-corner = Keine Ecke liegt in der anderen Form.
turned-edges-meet = Kante { $edge } von A trifft Kante { $other } von B.
turned-no-edges = Keine Kante von A trifft eine Kante von B.
turned-no-edges-no-corner = Keine Kanten treffen sich, und B1 liegt nicht in A.
turned-no-edges-no-corners = Keine Kanten treffen sich, B1 liegt nicht in A, und A1 liegt nicht in B.
turned-in-half = Der Test sieht P von B aus bei { $at }: innerhalb der halben Breite und Höhe.
turned-not-in-half = Der Test sieht P von B aus bei { $at }: außerhalb der halben Breite oder Höhe.
turned-four-sides = P liegt bei allen vier Kanten auf der Innenseite.
turned-not-four-sides = P liegt nicht bei allen vier Kanten auf der Innenseite.
turned-box-hit = Es trifft den aufrechten Kasten um B.
turned-box-miss = Es trifft den aufrechten Kasten um B nicht.
turned-near = Der nächste Punkt von B ist { $far } entfernt, und der Radius ist { $reach }.
turned-not-near = Der nächste Punkt von B ist { $far } entfernt, und der Radius ist { $reach }.
turned-edge-near = Kante { $edge } ist vom Mittelpunkt höchstens um den Radius entfernt.
turned-corner-near = { $corner } ist vom Mittelpunkt höchstens um den Radius entfernt.
turned-centre-in = Der Mittelpunkt von A liegt in B.
turned-no-corner-near = Der Mittelpunkt von A liegt nicht in B, und keine Ecke ist nah genug.
turned-no-edge-near = Keine Kante ist nah genug am Mittelpunkt von A.
turned-no-edge-near-not-in = Keine Kante ist nah genug, und der Mittelpunkt von A liegt nicht in B.
turned-because-touching = sie berühren sich nur, und die Rundung entscheidet oder die Regel dafür ist anders
turned-because-concave = eine Achse sieht eine Form so, als wäre ihre Einbuchtung ausgefüllt
turned-because-of-b = nur auf einer Achse von B ist ein Abstand, und dort fragt der Test nicht
turned-because-other-angle = B hat einen anderen Winkel und ist, um den von A zurückgedreht, immer noch gedreht
turned-because-unturned = der Test hält beide für aufrecht
turned-because-boxes = ein aufrechter Kasten ist stellenweise leer, und dort überlappen sich die Kästen
turned-because-no-corner = auch ohne eine Ecke in der anderen Form können sie sich überlappen
turned-because-inside = eine Form liegt ganz in der anderen, darum treffen sich keine Kanten
turned-because-a-inside = A liegt ganz in B, und gefragt wird nur nach B1
turned-because-on-corners = sie überlappen sich, aber ihre Kanten treffen sich nur an Ecken oder liegen aufeinander
turned-because-on = der Test dreht weiter statt zurück
turned-because-pivot = der Test dreht um eine Ecke statt um den Mittelpunkt
turned-because-degrees = cos und sin erwarten Radiant und bekommen Grad
turned-because-not-back = der Test hält B für aufrecht
turned-because-box = der aufrechte Kasten um B hat leere Ecken
turned-because-past-corner = nur auf der Achse zur nächsten Ecke ist ein Abstand
turned-because-circle-inside = A liegt innen und erreicht keine Kante
turned-because-edge-only = nah genug ist nur die Mitte einer Kante
turned-sum-gap = ein Abstand:
turned-sum-no-gap = kein Abstand auf { $count ->
    [one] 1 Achse
   *[other] { $count } Achsen
}:
turned-sum-near = auf beiden nah genug:
turned-sum-far = auf einer zu weit:
turned-box = aufrechter Kasten um { $whose }
turned-out-by = Ausweg { $by }
turned-corners = Ecken von { $whose }: { $corners }

## turned: what a row asks and computes
turned-row-axis = { $side ->
    [width] Breite
   *[height] Höhe
} von { $whose }
turned-row-axis-edge = { $whose } { $edge }
turned-row-gap = Abstand { $by }
turned-row-touch = Berührung
turned-row-overlap = Schnitt { $by }
turned-row-within = Schnitt { $shared }, raus { $out }
turned-legend-out = Raus: der Weg, bis sich die Schatten trennen.
turned-row-near = nah genug: { $side ->
    [width] Breite
   *[height] Höhe
} von { $whose }
turned-row-near-on = nah genug auf { $axis }
turned-row-meets = Kante { $edge } von A trifft B
turned-row-inside = { $corner } liegt in { $other }
turned-ray-of = Strahl von { $corner }
turned-ray-of-centre = Strahl vom Mittelpunkt
turned-ray = { $whose } schneidet { $count ->
    [0] keine Kante
    [one] 1 Kante
   *[other] { $count } Kanten
}
turned-row-back = { $letter } von B, zurückgedreht
turned-row-on = { $letter } von B, weitergedreht
turned-row-pivot = P um Ecke zurück
turned-row-degrees = P zurück (rad)
turned-row-from-centre = { $letter } von B aus
turned-row-nearest = nächster Punkt von B
turned-row-half = innerhalb halber { $side ->
    [width] Breite
   *[height] Höhe
}
turned-row-half-on = auf { $axis } innerhalb halber Größe
turned-row-box = P { $edge ->
    [left] rechts vom linken
    [right] links vom rechten
    [upper] unter dem oberen
   *[lower] über dem unteren
} Kastenrand
turned-row-reach = nicht weiter als der Radius
turned-row-side = innen an Kante { $edge }
turned-row-edge = Kante { $edge } ist nah genug
turned-row-centre = Mittelpunkt liegt in B
turned-row-corner = { $corner } ist nah genug

## turned: methods
idea-sat = Jede Zeile: die zwei Schatten auf einer Achse, gemessen vom Nullpunkt. Ein Abstand genügt.
idea-one-turned-back = Nur an den Kanten von A entlangsehen.
idea-all-turned-back = Beide um den Winkel von A zurückdrehen. Dann gilt B als aufrecht.
idea-unturned = Als wäre nichts gedreht.
idea-turned-upright-boxes = Überlappen sich die aufrechten Kästen um beide?
idea-turned-corners = Liegt eine Ecke innen, oder der Mittelpunkt?
idea-turned-edges = Treffen sich die Kanten?
idea-round-corners = Liegt der Mittelpunkt in B, oder ist eine Ecke nah genug?
idea-round-edges = Ist eine Kante nah genug?
idea-edges-and-a-corner = Treffen sich Kanten, oder liegt B1 in A?
idea-edges-and-both = Treffen sich Kanten, oder liegt eine erste Ecke in der anderen Form?
idea-turned-back = Den Punkt um den Winkel von B zurückdrehen. Dann ist B aufrecht.
idea-four-sides = Liegt P bei allen vier Kanten auf der Innenseite?
idea-turned-on = Den Punkt um den Winkel von B drehen, aber falsch herum.
idea-corner-pivot = Den Punkt um eine Ecke von B zurückdrehen.
idea-degrees = Mit cos und sin zurückdrehen, aber in Grad.
idea-upright-box = Der aufrechte Kasten um B.
idea-edges-or-inside = Ist eine Kante nah genug, oder liegt der Mittelpunkt innen?
idea-sat-normals = Jede Zeile: die zwei Schatten auf einer Achse quer zu einer Kante von B. Ein Abstand genügt.
idea-sat-and-corner = Wie sat-normals, und auch auf der Achse zur nächsten Ecke.
explain-sat = Das Trennachsen-Theorem (SAT). Zwei Formen ohne Einbuchtungen sind genau dann getrennt, wenn eine Gerade zwischen sie passt. Dann passt auch eine, die parallel zu einer Kante ist. Darum sieht man an jeder Kante entlang: Wo beginnen und wo enden die Schatten (Projektionen) von A und B auf der Achse quer dazu? Ein Abstand heißt getrennt. Für parallele Kanten genügt ein Blick, darum haben zwei gedrehte Rechtecke (OBB) vier Achsen. Ist nirgends ein Abstand, ist die kleinste Überlappung der kürzeste Ausweg. Vielecke mit Einbuchtungen sieht man so, als wären die Einbuchtungen ausgefüllt.
explain-one-turned-back = Der halbe Test: Gefragt wird nur auf den Achsen von A. Das ist der aufrechte Kasten um B, von A aus gesehen. Ist nur auf einer Achse von B ein Abstand, sagt der Test „Treffer“.
explain-all-turned-back = So antwortete 2009 ein Leser auf den HSP-Artikel: beide um den Winkel von A zurückdrehen. Dann ist A aufrecht, aber B nur, wenn beide denselben Winkel haben.
explain-unturned = Der Test aufrechter Rechtecke, mit denselben Zahlen. Er weiß nicht, dass das Bild gedreht ist.
explain-turned-upright-boxes = Die kleinsten aufrechten Kästen um die Ecken. Schnell, und als erste Frage richtig: Sind die Kästen getrennt, dann sind es auch die Formen. Überlappen sie sich, weiß man noch nichts.
explain-turned-corners = Ein häufiger erster Versuch: Liegt eine Ecke der einen Form in der anderen? Wo sich zwei Balken wie ein Plus kreuzen, liegt keine, und in einem Kreis über der Mitte einer Kante auch nicht.
explain-turned-edges = Treffen sich Kanten, ist es ein Treffer. Aber eine Form, die ganz in der anderen liegt, trifft keine Kante.
explain-round-corners = Oft der erste Versuch. Bei einem Kreis über der Mitte einer Kante sagt er „kein Treffer“.
explain-round-edges = Der nächste Punkt jeder Kante. Bei einem Kreis, der ganz innen und fern von allen Kanten liegt, sagt er „kein Treffer“.
explain-edges-and-a-corner = Die Reparatur von edges: Liegt die erste Ecke von B in A, ist auch das ein Treffer. Das ist nur die halbe Reparatur, denn auch A kann in B liegen.
explain-edges-and-both = Kanten, und von jeder Form die erste Ecke. Richtig für Formen aller Art. Ist Berührung kein Treffer, fehlt noch eins: Formen, die sich überlappen, deren Kanten sich aber nur an Ecken treffen oder aufeinander liegen.
explain-turned-back = So geht es meist. Man nimmt den Weg vom Mittelpunkt von B zum Punkt und dreht ihn um den Winkel von B zurück. Jetzt ist B aufrecht, mit dem Mittelpunkt bei 0, und die halbe Breite und die halbe Höhe genügen. Richtig.
explain-four-sides = Der Test konvexer Formen: bei jeder Kante auf der Innenseite. Richtig.
explain-turned-on = Ein Vorzeichen ist falsch: Der Punkt wird weitergedreht, nicht zurück. Damit wird sein Spiegelbild geprüft. Nahe der Mitte stimmt das zufällig.
explain-corner-pivot = Zurückgedreht um die Ecke, die bei 0 Grad oben links liegt. Viele Programme drehen beim Zeichnen um diese Ecke. Dieses Rechteck ist um seinen Mittelpunkt gedreht.
explain-degrees = cos(30) ist der Kosinus von 30 Radiant (Bogenmaß), und das sind fast fünf Umdrehungen. Zuerst muss man mit pi / 180 malnehmen.
explain-upright-box = Der Kasten um die Ecken. Ein Quadrat, das um 45 Grad gedreht ist, füllt die Hälfte seines Kastens.
explain-edges-or-inside = Der nächste Punkt jeder Kante, und ein Strahl vom Mittelpunkt: Er zeigt, ob der Mittelpunkt innen liegt. Richtig.
explain-sat-normals = Nur die Achsen quer zu den Kanten. Liegt der Kreis vor einer Ecke, kann er getrennt sein, und doch ist auf keiner davon ein Abstand.
explain-sat-and-corner = Eine Achse mehr, vom Mittelpunkt zur nächsten Ecke. Richtig für Formen ohne Einbuchtungen.

## turned: what can be done
do-turned-nudge = das zuletzt Angefasste um 1 bewegen (Shift: 10, Ctrl: 0.1)
do-turned-turn-on = um 1° im Uhrzeigersinn drehen
do-turned-turn-back = um 1° gegen den Uhrzeigersinn drehen
do-turned-turn-on-far = um 15° im Uhrzeigersinn drehen
do-turned-turn-back-far = um 15° gegen den Uhrzeigersinn drehen
mouse-turned-move = bewegen
mouse-turned-move-help = A folgt dem Zeiger, wenn das eingeschaltet ist
mouse-turned-click = Klick
mouse-turned-click-help = A bleibt dort; nach noch einem Klick folgt es wieder
mouse-turned-drag = ziehen
mouse-turned-drag-help = A, B oder eine Ecke: Der Mittelpunkt bleibt
mouse-turned-turn = am Griff ziehen
mouse-turned-turn-help = dreht um ganze Grad (Shift: 15°, Ctrl: auf ganzzahlige Ecken, wie 4:3)
deal-near-a-corner = Ecke nahe einer Kante
deal-one-axis-of-b = neben einem Ende
deal-like-a-plus = zwei Balken
deal-turned-point = ein Punkt
deal-turned-circle = ein Kreis
deal-in-the-notch = in einer Einbuchtung
deal-past-the-corner = Kreis vor einer Ecke

## turned: examples
examples-turned-rectangles = Gedrehte Rechtecke
examples-turned-polygons = Vielecke
examples-turned-points = Punkt und gedrehtes Rechteck
examples-turned-circles = Kreis und gedrehte Form
option-turned-gap = Abstand auf einer Achse
option-turned-overlap = kein Abstand
option-turned-touch = eine Ecke berührt
option-turned-plus = wie ein Plus
option-turned-only-b = nur auf Achse von B
option-turned-bar-and-post = Balken und Pfosten
option-turned-equal-angles = gleiche Winkel
option-turned-inside = eins im anderen
option-turned-a-rect = eins ist aufrecht
option-turned-ramp = auf einer Rampe
option-turned-notch = in einer Einbuchtung
option-turned-star = ein Stern
option-turned-a-in-b = A in B
option-turned-die = Würfel in Einbuchtung
option-turned-mirror = das Spiegelbild
option-turned-level = auf gleicher Höhe
option-turned-along = längs von B
option-turned-pivot = um eine Ecke gedreht
option-circle-mirror = Kreis am Spiegelbild
option-circle-in-the-box = im aufrechten Kasten
option-circle-on-the-edge = Mitte einer Kante
option-circle-past-the-corner = vor der Ecke
option-circle-in-the-notch = Kreis in Einbuchtung
option-circle-in-the-triangle = ganz in einem Dreieck
about-turned-turned-gap = Längs der Höhe von A ist ein Abstand von 20. Auf x und auf y überlappen sich die aufrechten Kästen.
about-turned-turned-overlap = Auf keiner der vier Achsen ist ein Abstand. Der kürzeste Ausweg ist 20 längs der Höhe von A.
about-turned-turned-touch = Eine Ecke von A liegt auf der linken Kante von B. Für sat ist eine Berührung kein Treffer.
about-turned-turned-plus = Zwei Balken kreuzen sich wie ein Plus. Keine Ecke liegt in der anderen Form, darum sagt corners „kein Treffer“.
about-turned-turned-only-b = Auf beiden Achsen von A überlappen sich die Schatten. Nur längs der Höhe von B ist ein Abstand, und dort fragt one-turned-back nicht.
about-turned-turned-bar-and-post = Ein Balken und ein Pfosten: derselbe Balken, um 90 Grad gedreht. Um 0 Grad, den Winkel von A, zurückgedreht, gilt auch B als Balken.
about-turned-turned-equal-angles = Beide haben denselben Winkel. unturned hält sie für aufrecht und sagt „kein Treffer“.
about-turned-turned-inside = A liegt ganz in B. Keine Kanten treffen sich, darum sagt edges „kein Treffer“.
about-turned-turned-a-rect = A ist aufrecht: Zwei der vier Achsen sind x und y.
about-turned-turned-ramp = Eine Kiste auf einer Rampe. Der kürzeste Ausweg ist 5, im rechten Winkel zur Rampe.
about-turned-turned-notch = A liegt in der Einbuchtung von B. Jede Achse sieht B so, als wäre die Einbuchtung ausgefüllt, darum sagt sat „Treffer“.
about-turned-turned-star = Zwei Dreiecke bilden einen Stern. Keine Ecke liegt in der anderen Form, darum sagt corners „kein Treffer“.
about-turned-turned-a-in-b = A liegt ganz in B: Keine Kanten treffen sich, B1 liegt nicht in A, und nach A1 wird nie gefragt.
about-turned-turned-die = Kanten, und von jeder Form die erste Ecke: Das ist auch bei Einbuchtungen richtig.
about-turned-turned-mirror = P liegt außen. Sein Spiegelbild liegt innen, und dort sieht turned-on nach.
about-turned-turned-level = P liegt auf der Höhe des Mittelpunkts, aber B neigt sich weg. unturned sagt „innen“.
about-turned-turned-along = P liegt längs von B 50 vom Mittelpunkt entfernt. Das ist weniger als die halbe Breite: innen.
about-turned-turned-pivot = B ist um 90 Grad gedreht. Um den falschen Punkt zurückgedreht, landet P innen.
about-turned-circle-mirror = A ist getrennt von B. Am Spiegelbild dieser Stelle würde es B treffen.
about-turned-circle-in-the-box = A liegt in einer leeren Ecke des aufrechten Kastens um B.
about-turned-circle-on-the-edge = A überlappt die Mitte einer langen Kante. Ihre beiden Ecken sind weit weg, darum sagt corners „kein Treffer“.
about-turned-circle-past-the-corner = A liegt vor einer Ecke. Quer zu jeder Kante überlappen sich die Schatten. Nur auf der Linie zur Ecke ist ein Abstand.
about-turned-circle-in-the-notch = A liegt in der Einbuchtung, getrennt von beiden Kanten. Die Achsen sehen die Einbuchtung ausgefüllt.
about-turned-circle-in-the-triangle = A liegt ganz innen, und keine Kante ist nah. edges sagt „kein Treffer“.
about-turned-wild-web-dashers-174 = Ein Stachel und ein Block. Der aufrechte Kasten um den Stachel reicht in den Block, der Stachel nicht. Die Zahlen sind von uns. web-dashers#174
about-turned-wild-corehtml5canvas-11 = Eine Kiste neben einer Form mit Einbuchtung. Die Achsen sehen keine Einbuchtung und sagen „Treffer“. Die Zahlen sind wie gemeldet. corehtml5canvas#11
about-turned-wild-sat-js-68 = Eine Kiste im Winkel eines L. Die Achsen sehen das L ausgefüllt. Die Zahlen sind wie gemeldet. jriecken/sat-js#68
about-turned-wild-love2d-die = Ein Punkt in einem Würfel, der auf einer Ecke steht. Um eine Ecke zurückgedreht, liegt er außen. Die Zahlen sind von uns, nach einer Frage bei r/love2d.

## lines: a line and a polygon, or a turned rectangle
lines-reaches-in = reicht in B hinein
lines-in-parts = { $count }-mal in B
lines-meets-the-edge = A trifft die Kante { $edge } von B.
lines-crosses-none = A schneidet keine Kante von B.
lines-meets-none-start = A trifft keine Kante von B, und A1 liegt nicht in B.
lines-crosses-none-start = A schneidet keine Kante von B, und A1 liegt nicht innen in B.
lines-end-on-edge = { $end } liegt am Rand von B, und das gilt hier als innen.
lines-no-end-inside = Kein Ende von A liegt innen in B.
lines-numbers-hit = Nach den Zahlen des Tests trifft A auf B.
lines-numbers-miss = Nach den Zahlen des Tests trifft A nicht auf B.
lines-inner-whole = A liegt ganz auf der Innenseite aller Kanten.
lines-inner-at = Bei t = { $at } liegt A auf der Innenseite aller Kanten. Am Anfang von A ist t 0, am Ende 1.
lines-inner-hit = Von t = { $from } bis t = { $to } liegt A auf der Innenseite aller Kanten.
lines-inner-none = Kein Stück von A liegt auf der Innenseite der Kante { $edge }.
lines-inner-miss = A geht an Kante { $first } hinaus (t = { $out }), bevor es an Kante { $then } hineingeht (t = { $into }).
lines-unturned-hit = Ohne die Drehung trifft A das Rechteck.
lines-unturned-miss = Ohne die Drehung trifft A das Rechteck nicht.
lines-because-unturned = der Test lässt den Winkel von B weg
lines-because-flat = alle Ecken von B liegen auf einer Geraden
lines-because-tangled = Kanten von B schneiden oder berühren sich, und dafür ist der Test nicht gemacht
lines-because-concave = B hat eine Einbuchtung, darum liegen Teile von B auf der Außenseite einer Kante
lines-because-no-end = ein Stück von A liegt innen in B, aber keines der Enden
lines-because-no-crossing = ein Stück von A liegt innen in B, aber A schneidet keine Kante, sondern berührt nur welche
lines-because-start-counts = A1 liegt auf einer Kante, und der Strahl hält das für innen
lines-because-on-line = A liegt auf der Geraden einer Kante, darum sind beide Produkte dieser Kante 0, ob sie sich treffen oder nicht
lines-because-doubled = zwei Ecken von B sind derselbe Punkt, und beide Produkte dieser Kante sind 0
lines-row-meets = A trifft Kante { $edge }
lines-row-crosses = A schneidet Kante { $edge }
lines-row-end-on = { $end } liegt auf Kante { $edge }
lines-row-height = Kante { $edge } auf Höhe von { $end }
lines-row-ray = Strahl von { $end } schneidet Kante { $edge }
lines-row-along = A ist parallel zu Kante { $edge }
lines-row-inner = parallel, Innenseite von Kante { $edge }
lines-row-left = bis Kante { $edge }: hinein vor hinaus
lines-row-crossed = Kanten auf dem Strahl von { $end }
lines-inner = Innenseite von Kante { $edge }
lines-inner-all = Innenseite von allen
lines-sum-inner = auf allen Innenseiten:
lines-sum-not-inner = nie auf allen Innenseiten:
idea-line-edges = Trifft A eine Kante von B?
idea-edges-and-start = Trifft A eine Kante von B, oder beginnt es innen?
idea-line-clip = Jede Kante hat eine Innenseite. Wann liegt A auf allen zugleich?
idea-line-products = Schneidet A nach den Vorzeichen von Kreuzprodukten eine Kante, oder beginnt es innen?
idea-line-unturned = Wie clip, aber mit dem Rechteck ohne die Drehung.
explain-line-edges = Der Test zweier Strecken, für jede Kante. Eine Strecke, die ganz innen liegt, trifft keine Kante, und eine, die an einer Kante entlangläuft, ist parallel zu ihr. Beide werden übersehen.
explain-edges-and-start = Ob A innen beginnt, sagt ein Strahl nach rechts: Dann schneidet er eine ungerade Zahl von Kanten. Übersehen wird nur noch eine Strecke, die an einer Kante liegt und vor deren Ecken endet.
explain-line-clip = Das Verfahren von Cyrus und Beck. An der Geraden jeder Kante kommt A auf ihre Innenseite oder verlässt sie. Es zählen das letzte Hinein und das erste Hinaus. Eine Form mit einer Einbuchtung hat Teile auf der Außenseite einer Kante, darum stimmt das nur für konvexe Formen.
explain-line-products = Zwei Produkte für jede Kante, wie bei zwei Strecken, und ein Strahl für den Anfang. Geht A durch eine Ecke, ist an beiden Kanten dort ein Produkt 0, und mit < sagen beide nein.
explain-line-unturned = Nimmt Mittelpunkt, Breite und Höhe und vergisst den Winkel. Richtig bei 0 und 180 Grad.
deal-line-and-polygon = Strecke und Vieleck
deal-line-and-turned = Strecke und gedrehtes Rechteck
examples-line-and-polygon = Strecke und Vieleck
examples-line-and-turned = Strecke und gedrehtes Rechteck
option-line-polygon-through = durch das Vieleck
option-line-arm-to-arm = von Arm zu Arm
option-line-in-polygon = ganz im Vieleck
option-line-on-polygon-edge = kürzer als die Kante
option-line-through-corner = durch eine Ecke
option-line-turned-through = durchs gedrehte Rechteck
option-line-unturned-hit = nur ohne den Winkel
option-line-unturned-miss = nur mit dem Winkel
about-lines-line-polygon-through = A kommt bei t = 0.2 auf die Innenseite der Kante 1–2 und verlässt bei t = 0.8 die von 2–3. Dazwischen liegt es auf der Innenseite aller drei Kanten: in B.
about-lines-line-arm-to-arm = Beide Enden von A liegen in B, in jedem Arm eines. Aber A verlässt die Innenseite der Kante 4–1 bei t = 0.24 und kommt bei t = 0.76 auf die von 3–4. Darum sagt clip „kein Treffer“.
about-lines-line-in-polygon = A liegt ganz in B. Darum trifft es keine der drei Kanten, und edges sagt „kein Treffer“.
about-lines-line-on-polygon-edge = A liegt auf der Kante 3–1 und endet vor den Ecken. Es ist parallel zu ihr, darum wird kein Schnittpunkt berechnet, und edges-and-start sagt „kein Treffer“.
about-lines-line-through-corner = A geht durch Ecke 2 hinein. An beiden Kanten dort ist ein Produkt 0, und mit < ist das kein Schnitt: products sagt „kein Treffer“.
about-lines-line-turned-through = A kommt bei t = 0.3 auf die Innenseite der Kante 3–4 und verlässt bei t = 0.7 die von 1–2. Dazwischen liegt es in B.
about-lines-line-unturned-hit = A geht an B vorbei. Ohne die Drehung liegt B quer, und A geht hindurch: unturned sagt „Treffer“.
about-lines-line-unturned-miss = A geht durch das obere Ende von B. Ohne die Drehung liegt B tiefer, und unturned sagt „kein Treffer“.

# The article, in front of the program
article-hint = Drück, dann zieh A auf B.
article-skip = Zum Text springen
article-untranslated = Diesen Artikel gibt es noch nicht auf Deutsch. Das Programm und der Anfang des Kurses sind auf Deutsch.
article-program = Programm öffnen
article-languages = Sprache
article-sections = Inhalt
article-section-link = Link zu diesem Abschnitt: { $section }
article-put-on-b = Für mich auf B legen
article-rows = Was verglichen wird
article-try = Hier ausprobieren
article-course = Mach es selbst
article-course-about = { $chapters } Kapitel, { $steps } Schritte; in jedem etwas zu tun oder zu raten.
article-course-step = Kurs { $step }: { $title }
article-map = Alle Anordnungen von A und B auf x (quer) und auf y (nach unten)
article-script-section = Abschnitt { $place } von { $count }
article-script-open = In hantei öffnen
article-script-live = Live-Bild: { $says }
article-script-wrong = Falsch in { $wrong } von { $total }
article-script-border = geprüft mit: Berührung ist { $border ->
    [hits] ein Treffer
   *[misses] kein Treffer
}
article-script-at-first = Am Anfang:
article-script-apart = Sie sind getrennt, und dein Test sagt „Treffer“.
article-script-overlapping = Sie überlappen sich, und dein Test sagt „kein Treffer“.
article-script-touching-hit = Sie berühren sich nur, und dein Test sagt „Treffer“.
article-script-touching-miss = Sie berühren sich, und dein Test sagt „kein Treffer“.
article-script-no-judge = Der Test lässt sich hier nicht prüfen: Dieser Browser konnte die Prüfung nicht laden.

# The judge of code after a hit
after-hit-also = Im Text steht auch Code, der nach einem Treffer läuft: hantei judge response prüft ihn.
after-hit-kind = Code, der nach einem Treffer läuft.
after-hit-right = Richtig für gerade Bewegung: es tut in allen { $cases } Fällen dasselbe wie { $method }. Ausprobiert, nicht bewiesen.
after-hit-is = Das ist { $method }: es tut in allen { $cases } Fällen dasselbe. Ausprobiert, nicht bewiesen.
after-hit-is-outside = Das ist { $method }: es tut in allen { $cases } Fällen dasselbe, außer wo A den Block schon am Anfang überlappt. Ausprobiert, nicht bewiesen.
after-hit-is-in-rows = Das ist { $method }: es tut in allen { $cases } Fällen dasselbe, außer wo A Kacheln trifft, die nicht in einer Reihe liegen{ $inside ->
    [yes] , oder den Block schon am Anfang überlappt
   *[no] {""}
}. Ausprobiert, nicht bewiesen.
after-hit-none = Es ist keines der fünf Verfahren: ausprobiert in { $cases } Fällen.
after-hit-none-near = Es ist keines der fünf Verfahren: ausprobiert in { $cases } Fällen. Am nächsten kommt { $method }: gleich in { $same } von { $of }.
after-hit-differs = Aber { $what }, in { $count } von { $of } Fällen: { $case }.
after-hit-difference = { $kind ->
    [missed] bei { $sides } geschieht nichts
    [side] es nennt eine andere Seite, wo das ähnlichste Verfahren { $sides } nennt
    [not-put] { $axis } wird bei { $sides } nicht zurückgesetzt
    [put] { $axis } wird bei { $sides } zurückgesetzt, wo das ähnlichste Verfahren { $axis } lässt, wie es ist
    [elsewhere] A bekommt bei { $sides } ein anderes { $axis } als im ähnlichsten Verfahren
    [runs] „{ $name }“ bleibt bei { $sides } unverändert
    [stopped] „{ $name }“ ändert sich bei { $sides }, wo es im ähnlichsten Verfahren unverändert bleibt
    [unset] „{ $name }“ wird bei { $sides } nicht gesetzt
    [set] „{ $name }“ wird auch bei { $sides } gesetzt
   *[extra] es tut etwas, wo das ähnlichste Verfahren keinen Treffer findet
}
after-hit-mend = { $kind ->
    [side] Abhilfe: Finde die Seite wie das ähnlichste Verfahren: hantei code response { $method } --language { $language }.
    [not-put] Abhilfe: Setz A bei { $sides } an die Kante des Blocks; das ändert { $axis }.
    [put] Abhilfe: Setz { $axis } nur zurück, wo A auf { $axis } etwas trifft.
    [elsewhere] Abhilfe: Setz A an die getroffene Kante. Sind x und y die Ecke von A: x = b.x - a.w oder b.x + b.w, y = b.y - a.h oder b.y + b.h. Ist A ein Kreis: x = b.x - a.r oder b.x + b.w + a.r, y = b.y - a.r oder b.y + b.h + a.r.
    [stop] Abhilfe: Setz „{ $name }“ auf 0, wo { $axis } zurückgesetzt wird.
    [turn] Abhilfe: Kehr „{ $name }“ um, wo A auf { $axis } etwas trifft.
    [stopped] Abhilfe: Ändere „{ $name }“ nur, wo A auf { $axis } etwas trifft.
    [unset] Abhilfe: Setz „{ $name }“ bei { $sides }.
    [set] Abhilfe: Setz „{ $name }“ nicht bei { $sides }.
    [staggered] Abhilfe: Frag jede Kachel mit dem Ort, den A bis dahin hat, frag sie alle, und ändere die Geschwindigkeit erst hinter der Schleife.
   *[extra] Abhilfe: Finde den Treffer wie das ähnlichste Verfahren: hantei code response { $method } --language { $language }.
}
after-hit-mend-seam = Abhilfe: Beweg A auf einer Achse und frag alle Kacheln, dann ebenso auf der anderen Achse, jedes Mal mit dem neuen Ort: hantei code response axis-by-axis --does move --tiles --language { $language }.
after-hit-or = { $one } oder { $other }
after-hit-axis-by-axis = axis-by-axis, { $axis } zuerst
after-hit-x-first = { $method ->
    [previous] previous (x vor y)
   *[least-overlap] least-overlap (x, wo beide Überlappungen gleich sind)
}
after-hit-swept = swept (eine Ecke hält auf { $axis } an; nach dem Treffer: { $answer ->
    [out] hinaus
    [stop] Halt
   *[slide] gleiten
})
after-hit-swept-side = swept (eine Ecke hält auf { $axis } an)
after-hit-swept-ball = swept (nach dem Treffer: { $answer ->
    [out] hinaus
    [stop] Halt
    [bounce] abprallen
   *[slide] gleiten
})
after-hit-case = A { $a }; v { $v }; B { $b }
after-hit-case-moving = { $case } bewegt sich um { $v }
after-hit-end = A endet bei { $end }
after-hit-side = die Antwort ist { $side }
after-hit-side-end = es nimmt { $side }, und { $end }
after-hit-something = tut es etwas
after-hit-both = { $one } + { $other }
after-hit-other-side = Eine andere Seite als die getroffene, in { $count } von { $of } Fällen: { $case }. Hier: { $did }; wahr ist { $is }.
after-hit-unseen = Es tut nichts, obwohl A nach dem Schritt den Block überlappt, in { $count } von { $of } Fällen: { $case }. Wahr ist { $is }.
after-hit-overlaps = A überlappt den Block noch, in { $count } von { $of } Fällen: { $case }. Hier: { $did }; wahr ist { $is }.
after-hit-behind = A endet hinter dem Block, in { $count } von { $of } Fällen: { $case }. Hier: { $did }; wahr ist { $is }.
after-hit-nothing = Es tut etwas, obwohl nichts getroffen ist, in { $count } von { $of } Fällen: { $case }. Hier: { $did }.
after-hit-seam = Eine Naht zwischen zwei Kacheln hält A an, in { $count } von { $of } Fällen: { $case }. Hier: { $did }; wahr ist allein { $is }.
after-hit-twice = Zwei Blöcke sind im selben Schritt getroffen und drehen die Geschwindigkeit zweimal um, darum läuft A in sie hinein, in { $count } von { $of } Fällen: { $case }. Wahr ist { $is }. Verlass die Schleife nach dem ersten Treffer (break).
after-hit-skipped = Der Block hinter einem entfernten wird übersprungen, an { $count } von { $of } Seiten: { $case }. Beide Blöcke sind getroffen, und nur der erste verschwindet. Geh die Liste vom Ende zum Anfang durch, oder eine Kopie von ihr.
after-hit-too-fast = Ein Treffer fehlt, weil A nach dem Schritt am Block vorbei ist, in { $count } von { $of } Fällen: { $case }. Wahr ist { $is }.
after-hit-moving-same = Bewegt sich auch der Block, { $all ->
    [yes] tut es in allen { $of } Fällen, was { $method } mit der relativen Geschwindigkeit tut.
   *[no] tut es nur in { $same } von { $of } Fällen, was { $method } mit der relativen Geschwindigkeit tut.
}
after-hit-from = Ab { $speed } px je Bild fehlt der Treffer bei einer Wand von 32 px, wenn A 16 px breit ist.
after-hit-time = { $is ->
    [right] Die zurückgegebene Zahl ist die Zeit des Aufpralls: richtig in allen { $of } Fällen, in denen die wahre Seite genannt wird.
    [wrong] Die zurückgegebene Zahl ist die Zeit des Aufpralls: richtig in nur { $right } der { $of } Fälle, in denen die wahre Seite genannt wird.
   *[unjudged] Die zurückgegebene Zahl wird nicht beurteilt.
}
after-hit-corner-x = Trifft A zwei Seiten im selben Augenblick, nimmt es die Wand: links oder rechts.
after-hit-corner-y = Trifft A zwei Seiten im selben Augenblick, nimmt es Boden oder Decke: oben oder unten.
after-hit-corner-both = Trifft A zwei Seiten im selben Augenblick, nimmt es beide.
after-hit-corner-mixed = Trifft A zwei Seiten im selben Augenblick, nimmt es mal die Wand, mal den Boden: dafür braucht es eine Regel.
after-hit-corner-none = Trifft A zwei Seiten im selben Augenblick, nennt es keine: dafür braucht es eine Regel.
after-hit-corner-ball = { $rule ->
    [x] Trifft der Ball eine Ecke des Blocks, nimmt der Code links oder rechts. Richtig prallt er ab wie von einer Wand, die senkrecht zur Linie von der Ecke zum Mittelpunkt steht.
    [y] Trifft der Ball eine Ecke des Blocks, nimmt der Code oben oder unten. Richtig prallt er ab wie von einer Wand, die senkrecht zur Linie von der Ecke zum Mittelpunkt steht.
    [both] Trifft der Ball eine Ecke des Blocks, nimmt der Code beide Seiten. Richtig prallt er ab wie von einer Wand, die senkrecht zur Linie von der Ecke zum Mittelpunkt steht.
    [mirrored] Trifft der Ball eine Ecke des Blocks, prallt er ab wie von einer Wand, die senkrecht zur Linie von der Ecke zum Mittelpunkt steht. Das ist richtig.
    [none] Trifft der Ball eine Ecke des Blocks, nimmt der Code keine Seite. Richtig prallt er ab wie von einer Wand, die senkrecht zur Linie von der Ecke zum Mittelpunkt steht.
   *[mixed] Trifft der Ball eine Ecke des Blocks, tut der Code nicht immer dasselbe. Richtig prallt er ab wie von einer Wand, die senkrecht zur Linie von der Ecke zum Mittelpunkt steht.
}
after-hit-read = Gelesen als { $language }: „{ $a }“ ist A, „{ $b }“ ist { $list ->
    [yes] die Liste der Blöcke
   *[no] der Block
}.
after-hit-before = A ist vor dem Schritt gegeben.
after-hit-after = A ist nach dem Schritt gegeben.
after-hit-gravity = Der Code zählt Schwerkraft dazu (x { $x }, y { $y } je Bild). Sie gilt nicht als Änderung der Geschwindigkeit: v ist in jedem Fall die Geschwindigkeit, mit der sich A in dem Schritt bewegt.
after-hit-members = Namen: { $members }.
after-hit-by-value = Als Wert übergeben: „{ $names }“. Was aus der Geschwindigkeit des Aufrufers wird, steht nicht in diesem Text.
after-hit-of-a = Die Wörter gelten als Seiten von A: links ist die rechte Seite des Blocks.
after-hit-flag = „{ $name }“ wird gesetzt bei: { $sides }.
after-hit-flag-wrong = „{ $name }“ wird gesetzt bei: { $sides }. A steht nur oben auf einem Block.
after-hit-centre = x und y gelten als Mitte.
after-hit-ball = A ist ein Kreis: Jeder Fall nennt Mittelpunkt und Radius von A.
after-hit-moving = Auch der Block bewegt sich („{ $name }“): die wahre Seite ist die der Geschwindigkeit von A relativ zu ihm. { $how ->
    [moves] Der Code bewegt ihn.
    [before] Er ist vor seinem Schritt gegeben.
   *[after] Er ist nach seinem Schritt gegeben.
}
after-hit-removes = Es entfernt den getroffenen Block („{ $name }“).
after-hit-one-block = Es nimmt einen Block vor dem Schritt, darum sind Reihen von Kacheln nicht ausprobiert: von mehreren Blöcken nimm den, der zuerst getroffen wird.
after-hit-says-nothing = das nennt keine Seite und bewegt nichts; füge den Code ein, der nach dem Treffer läuft
after-hit-no-block = nur „{ $name }“ hat einen Ort: was ist der Block?
after-hit-no-place = kein Name hier ist ein Ort: was ist A, und was ist der Block?
after-hit-several = mehrere Dinge haben einen Ort: { $names }; erlaubt: A, und ein Block oder eine Liste von Blöcken
after-hit-circle = „{ $name }“ ist ein Radius: nur A darf ein Kreis sein, mit Mittelpunkt und Radius und ohne Kanten; der Block muss ein Rechteck sein
after-hit-unknown = was ist „{ $name }“? Bekannt sind Orte, Größen, der alte Ort (oldX, prev.x), die Geschwindigkeit (vx, speed.x) und ein Block oder eine Liste von Blöcken; für eine Zahl: --with NAME=ZAHL
after-hit-changes = „{ $name }“ wird geändert; erlaubt: Ort und Geschwindigkeit von A, und Flags
after-hit-no-size = was ist die Größe von „{ $name }“? Sie braucht einen Namen, etwa { $name }.w und { $name }.h; eine Zahl wird nicht als Größe gelesen
after-hit-origin = sind x und y von „{ $name }“ die Ecke oder die Mitte? --origin sagt es
after-hit-apart = „{ $one }“ wird gesetzt: bewegt sich „{ $other }“ mit? Schreib an die Stelle von „{ $other }“, was berechnet wird
after-hit-when = ist A vor oder nach dem Schritt gegeben? Nenne den alten Ort (oldX) oder den neuen (newX)
after-hit-moves-by = weit von allen Blöcken bewegt sich A auf { $axis } um etwas anderes als die Geschwindigkeit: was ist die Geschwindigkeit?
after-hit-changes-speed = weit weg von allen Blöcken ändert sich die Geschwindigkeit auf { $axis }, und nicht wie bei Schwerkraft in jedem Schritt um gleich viel: füge den Code ohne Reibung, Höchstgeschwindigkeit und Tasten ein
after-hit-moves-only = es bewegt A nur auf { $axis }; füge auch den Teil für die andere Achse ein
after-hit-resizes = die Größe von „{ $name }“ ändert sich, oder zwei Kanten passen nicht zusammen
after-hit-changes-block = der Block „{ $name }“ wird geändert; erlaubt: A
after-hit-no-sides = die Antworten unterscheiden keine Seite von einer anderen
after-hit-answer = die Antwort „{ $given }“ ist nicht verständlich; erlaubt: ein Wort, eine Zahl, eine Normale, ein Ort
after-hit-alone = Beurteilt: die Funktion „{ $name }“. Der Code, der sie aufruft, wurde nicht gelesen.
after-hit-left-out = Weggelassen, weil es hier keine Rolle spielt: „{ $all }“
after-hit-steering = Weggelassen, weil jeder Fall die Geschwindigkeit selbst setzt: „{ $all }“
after-hit-edges = Weggelassen, weil es der Rand des Bildschirms ist: „{ $all }“
after-hit-outside = Nicht beurteilt, weil es außerhalb der Funktion steht: „{ $first }“{ $others ->
    [0] {""}
   *[other] {" "}und { $others } weitere
}
after-hit-copy = „{ $name }“ wird als Wert übergeben: Geändert wird nur eine Kopie, und A bleibt, wo es ist. Nimm eine Referenz oder einen Zeiger, oder gib den neuen Wert zurück.
after-hit-map = „{ $name }“ ist eine Karte aus Kacheln, und die wird nicht gelesen; füge Code ein, der die festen Kacheln als Liste von Rechtecken nimmt
after-hit-always = Der Code tut auch fern von allen Blöcken etwas. Darum wurde er so erprobt, als liefe er nur, wenn A nach dem Schritt einen Block überlappt.

## Eigener Code nach dem Treffer
response-formula = Code
response-formula-help = dein eigener Code nach dem Treffer, eine Funktion oder Zeilen; wer ihn tippt, wählt das Verfahren own
response-origin = x und y sind
response-origin-help = was x und y von A und den Blöcken im Code sind: Ecke oben links oder Mittelpunkt; as-read: was der Code zeigt
door-response-own = Eigener Code
explain-own-code = Dein eigener Code: Füg ein, was nach dem Treffer läuft. Er darf eine Seite nennen, A bewegen, die Geschwindigkeit ändern oder ein Flag setzen. Hier läuft er in jedem Bild; außerdem probiert hantei ihn in mehr als 1000 Fällen und zeigt, wo er falsch ist.
own-code-example = { $place } von { $count }: { $line }
own-code-end = A endet bei
own-code-velocity = Geschwindigkeit danach
own-code-rule = x, y: { $origin }
own-code-finding = { $flaw ->
    [other-side] Eine andere Seite als die getroffene
    [unseen] Nichts geschieht, obwohl A den Block überlappt
    [overlaps] A überlappt den Block noch
    [behind] A endet hinter dem Block
    [nothing-hit] Der Code tut etwas, obwohl nichts getroffen ist
    [seam] Eine Naht zwischen zwei Kacheln hält A an
    [twice] Zwei Blöcke drehen die Geschwindigkeit zweimal um
    [skipped] Der Block hinter einem entfernten wird übersprungen
   *[too-fast] Ein Treffer fehlt, weil A am Block vorbei ist
}: { $count } von { $of } Fällen.
own-code-fails = { $flaw ->
    [other-side] Der Code nimmt eine andere Seite.
    [unseen] A überlappt danach den Block, und der Code tut nichts.
    [overlaps] A überlappt den Block noch.
    [behind] A endet hinter dem Block.
    [nothing-hit] Der Code tut etwas, obwohl nichts getroffen ist.
    [seam] Eine Naht zwischen zwei Kacheln hält A an, aber eine Kante zwischen zwei festen Kacheln ist keine Wand.
    [twice] Zwei Blöcke drehen die Geschwindigkeit zweimal um, darum läuft A weiter wie zuvor.
   *[too-fast] A ist nach dem Schritt am Block vorbei, darum sieht der Code keinen Treffer.
} { $so }
examples-own-code = Mein eigener Code
option-own-shortest-way = der kürzeste Weg hinaus
about-response-own-shortest-way = So wird Code oft eingefügt: die kleinste von vier Tiefen. Er läuft hier in jedem Bild. Unter „Eigener Code“ steht, wo er falsch ist, und dort kommt dein eigener hin.
option-own-keys-turned = der Kasten klemmt
about-response-own-keys-turned = Jede Richtung setzt A an die Seite gegenüber: Die Seiten sind vertauscht, darum springt A durch den Block. Tausch sie unter „Eigener Code“.

## Ein Ball, und Kacheln, die sich bewegen
response-bv = Bewegung B
response-bv-help = wie weit sich alle Kacheln in einem Bild bewegen
response-relative = Von B aus gesehen bewegt sich A um ({ $x }, { $y }). { $reason }
why-ball-side = Der Kreis trifft die { $side ->
    [left] linke Seite
    [right] rechte Seite
    [top] obere Seite
   *[bottom] untere Seite
} bei t = { $time }. Also: { $out }.
why-ball-corner = Der Kreis trifft die Ecke bei t = { $time }. Der Weg hinaus führt von der Ecke zum Mittelpunkt: ({ $x }, { $y }). Also: { $out }.
wrong-square = Nur das Quadrat um den Kreis reicht in B hinein.
wrong-square-corner = Der Kreis traf die Ecke, aber das Verfahren prüft das Quadrat um ihn und findet nur Seiten.
own-code-circle = Dein Code läuft mit einem Rechteck A. Hier ist A ein Kreis.
own-code-ball = Dein Code ist für einen Ball: er läuft mit einem Kreis A. Hier ist A ein Rechteck.
hit-on-corner = Treffer — an der Ecke
goes-on = { $answer ->
    [stop] A bleibt dort stehen
    [bounce] A prallt ab, mit der Geschwindigkeit ({ $x }, { $y })
   *[slide] A gleitet an B entlang, mit der Geschwindigkeit ({ $x }, { $y })
}
examples-ball = Ein Ball, ein bewegter Block
option-ball-and-brick = Ball und Stein
about-response-ball-and-brick = Ein Ball trifft einen Stein von unten und prallt ab. Nur der Teil der Geschwindigkeit in Richtung der Normalen kehrt sich um. Bei least-overlap entscheidet das Quadrat um den Ball.
option-ball-on-a-corner = Ball auf die Ecke
about-response-ball-on-a-corner = Der Ball trifft die Ecke: Die Normale führt von der Ecke zum Mittelpunkt, darum ändern sich beide Teile der Geschwindigkeit. Wer nur x oder nur y umkehrt, schickt ihn in die falsche Richtung.
option-square-of-a-ball = nur das Quadrat reicht hinein
about-response-square-of-a-ball = Der Ball fliegt an der Ecke vorbei. Das Quadrat um ihn reicht in den Stein, und vier der fünf Verfahren sagen Treffer.
option-faster-paddle = ein Ball im schnelleren Schläger
about-response-faster-paddle = Der Schläger ist schneller als der Ball und verschluckt ihn: least-overlap schiebt den Ball dann auf der falschen Seite hinaus. Vom Schläger aus gesehen kommt der Ball auf ihn zu: Nimm wie swept die relative Geschwindigkeit und kehr sie um. Die Zahlen sind von uns. SerenityOS/serenity#9938
option-lift = ein Aufzug kommt herauf
about-response-lift = A steht still in der Luft, und ein Aufzug kommt herauf. Ohne die Geschwindigkeit von B lassen sich weder Seite noch Zeit bestimmen.
option-wild-breakout = vx und vy umgekehrt
about-response-wild-breakout = Ein Breakout kehrte bei jedem Treffer vx und vy um, darum flog der Ball dorthin zurück, woher er kam. Hier trifft er die linke Seite des Steins: Nur vx kehrt sich um. Die Zahlen sind von uns. city41/reagent-breakout#1

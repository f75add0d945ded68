### Words of the field: for each of the terms in src/words/glossary.rs its name, and two sentences on what it means.

## Around them
glossary-title = Fachwörter

## What is asked
term-hit-detection = Treffererkennung
about-term-hit-detection = Die Treffererkennung (englisch collision detection) stellt fest, ob zwei Formen eine Stelle gemeinsam haben. Ein Spiel macht das in jedem Bild viele Male, und es hat dafür nur Zahlen.
term-contact = Überlappung, Berührung, Abstand
about-term-contact = Zwei Formen überlappen sich, oder sie berühren sich nur am Rand, oder sie haben Abstand. Ob eine Berührung als Treffer zählt, ist von Programm zu Programm verschieden.

## A point and a shape
term-cross-product = Kreuzprodukt
about-term-cross-product = Das Kreuzprodukt zweier Pfeile (Vektoren) ist die Fläche des Parallelogramms, das sie aufspannen, mit einem Vorzeichen. Das Vorzeichen sagt, auf welcher Seite einer Kante ein Punkt liegt, und 0 heißt: Er liegt auf der Geraden durch die Kante.
term-dot-product = Skalarprodukt
about-term-dot-product = Das Skalarprodukt ist die Länge eines Pfeils (Vektors) mal der Anteil des anderen Pfeils, der in dieselbe Richtung zeigt. Es ist 0, wenn die beiden Pfeile einen rechten Winkel bilden.
term-convex-concave = Konvex und konkav
about-term-convex-concave = In einer konvexen Form verläuft die Strecke zwischen zwei beliebigen Punkten immer innen. Eine konkave Form hat eine Einbuchtung, und dort kann sich ein Test irren, der nur nach der Seite jeder Kante fragt.
term-self-crossing = Überschlagen
about-term-self-crossing = Eine Form ist überschlagen, wenn sich zwei ihrer Kanten kreuzen, wie bei einer Schleife. Dann muss eine Regel sagen, was innen ist, zum Beispiel die Regel „gerade/ungerade“.
term-degenerate = Entartet
about-term-degenerate = Eine entartete Form ist weniger, als ihr Name sagt: Ein Viereck mit zwei Ecken am selben Punkt ist in Wirklichkeit ein Dreieck. Liegen alle Ecken auf einer Geraden, ist die Form flach und hat gar keine Fläche.
term-ray = Strahl
about-term-ray = Ein Strahl beginnt an einem Punkt und geht in einer Richtung ohne Ende weiter. Ob der Punkt in einer Form liegt, siehst du daran, wie viele Kanten der Strahl schneidet.
term-even-odd = Regel „gerade/ungerade“
about-term-even-odd = Ein Punkt liegt innen, wenn ein Strahl von ihm aus eine ungerade Anzahl von Kanten schneidet, und außen, wenn sie gerade ist. Das klappt bei jeder Form, auch bei einer konkaven oder überschlagenen.

## Two rectangles
term-interval = Bereich (Intervall) und Abstand
about-term-interval = Auf einer Achse ist ein Rechteck ein Bereich: Er beginnt bei einer Zahl und endet bei einer anderen. Liegt auf einer Achse ein Abstand zwischen den beiden Bereichen, überlappen sich die Rechtecke nicht.
term-short-circuit = Kurzschlussauswertung
about-term-short-circuit = Mit && hört ein Programm bei der ersten Bedingung auf, die falsch ist, mit || bei der ersten, die wahr ist. Dann steht die Antwort fest, und die übrigen Bedingungen werden nicht geprüft.
term-rounding-error = Rundungsfehler
about-term-rounding-error = Ein Computer speichert nur eine begrenzte Zahl von Stellen, deshalb rundet er viele Ergebnisse. 0.1 + 0.2 wird etwas mehr als 0.3, und ein Vergleich mit 0.3 kann anders ausgehen, als du es von Hand rechnest.

## Time
term-frame = Bild (Einzelbild)
about-term-frame = Ein Spiel zeigt ein stehendes Bild nach dem anderen, oft 60 pro Sekunde, und jedes davon ist ein Einzelbild (englisch frame). Die meisten Tests sehen sich nur diese Bilder an und nicht, was dazwischen passiert.
term-tunnelling = Tunneln
about-term-tunnelling = Ein schnelles Objekt kann in einem Bild vor einer Wand sein und im nächsten schon dahinter. Kein Bild zeigt eine Überlappung, also fliegt das Objekt hindurch.
term-swept-test = Wegtest (swept test)
about-term-swept-test = Ein Wegtest prüft die ganze Fläche, über die ein Objekt zwischen zwei Bildern hinwegzieht. So übersieht er auch ein schnelles Objekt nicht, das sonst tunneln würde.

## Many
term-broad-phase = Grobphase (broad phase)
about-term-broad-phase = Die Grobphase ist ein schneller erster Schritt: Unter vielen Objekten findet sie die wenigen Paare, die sich treffen können. Nur diese Paare werden danach exakt getestet, in der Feinphase (narrow phase).
term-brute-force = Brute Force (rohe Gewalt)
about-term-brute-force = Brute Force testet jedes Paar. Doppelt so viele Objekte bilden etwa viermal so viele Paare, deshalb wird es bald langsam.
term-sort-and-sweep = Sort and sweep (sortieren, durchlaufen)
about-term-sort-and-sweep = Sortiere alle Rechtecke nach ihrer linken Kante und geh sie dann von links nach rechts durch. Vergleiche jedes nur mit denen, die beginnen, bevor es endet.
term-cuboid = Quader
about-term-cuboid = Ein Quader ist ein Rechteck mit einer Achse mehr: Er hat einen Bereich auf x, einen auf y und einen auf z. Zwei Quader überlappen sich, wenn sich ihre Bereiche auf allen drei Achsen überlappen.

## Around shapes
term-aabb = AABB (axis-aligned bounding box)
about-term-aabb = Eine AABB ist ein Rechteck oder ein Quader mit Kanten parallel zu den Achsen. Sie ist nie gedreht, deshalb genügen vier Vergleiche für zwei Rechtecke und sechs für zwei Quader.
term-bounding-box = Hüllrechteck (bounding box)
about-term-bounding-box = Das Hüllrechteck einer Form ist die kleinste AABB um sie herum. Ein Punkt außerhalb des Hüllrechtecks liegt auch außerhalb der Form, aber nicht jeder Punkt darin liegt auch in der Form.
term-sweep-and-prune = Sweep and prune (durchlaufen, aussortieren)
about-term-sweep-and-prune = Sweep and prune ist ein anderer Name für Sort and sweep. Physik-Engines behalten die sortierte Liste für das nächste Bild: Die Objekte bewegen sich nur wenig, also ist sie schnell wieder sortiert.
term-clamp = Nächster Punkt, begrenzen (clamp)
about-term-clamp = Eine Zahl begrenzen heißt: Liegt sie außerhalb eines Bereichs, rückt sie an dessen näheres Ende. Begrenze den Mittelpunkt eines Kreises auf x und auf y, und du hast den nächsten Punkt des Rechtecks: Ist er näher als der Radius, ist es ein Treffer.

## After the hit
term-collision-response = Reaktion auf den Treffer
about-term-collision-response = Die Reaktion (englisch collision response) ist das, was ein Spiel nach einem Treffer tut: das Objekt herausschieben, anhalten, gleiten oder abprallen lassen. Der Test selbst sagt nur, dass es ein Treffer ist.
term-mtv = MTV (minimum translation vector)
about-term-mtv = Der MTV ist die kürzeste Verschiebung, die zwei sich überlappende Formen trennt. Bei zwei Rechtecken geht sie entlang x oder entlang y, je nachdem, was kürzer ist.
term-time-of-impact = Aufprallzeitpunkt
about-term-time-of-impact = Der Aufprallzeitpunkt ist der Moment, in dem sich zwei bewegte Formen zum ersten Mal berühren, oft zwischen zwei Bildern. Meist ist er als Anteil der Zeit von einem Bild zum nächsten angegeben, von 0 bis 1.

## Turned shapes, and exact answers
term-sat = SAT (separating axis theorem)
about-term-sat = Der Satz von der trennenden Achse: Haben zwei konvexe Formen Abstand, dann gibt es eine Achse, auf der auch ihre Schatten Abstand haben. Bei AABBs genügen die Achsen x und y (und z), andere Vielecke brauchen zu jeder Kante eine Achse im rechten Winkel.
term-obb = OBB (oriented bounding box)
about-term-obb = Eine OBB ist ein Rechteck, das gedreht sein darf: Es hat einen Mittelpunkt, eine Breite, eine Höhe und einen Winkel. Seine Ecken drehen sich um den Mittelpunkt, darum ist ein Test für aufrechte Rechtecke hier falsch.
term-projection = Projektion (Schatten)
about-term-projection = Die Projektion einer Form auf eine Achse ist ihr Schatten dort: Alle ihre Punkte werden im rechten Winkel auf die Achse geschoben. Der Schatten reicht vom kleinsten Skalarprodukt einer Ecke mit der Achse bis zum größten.
term-ray-cast = Raycast
about-term-ray-cast = Ein Raycast sucht, was ein Strahl (ein Schuss, ein Laser, ein Blick) zuerst trifft und wo. Oft ist es eine Strecke, also ein Strahl mit einem Ende.
term-slab = Streifen (slab)
about-term-slab = Ein Streifen ist der Raum zwischen zwei parallelen Geraden, etwa denen der linken und der rechten Seite eines Rechtecks. Ein Strahl ist im Rechteck, solange er in beiden Streifen zugleich ist.
term-parametric-line = Gerade in Parameterform
about-term-parametric-line = Jeder Punkt einer Geraden ist der Anfang plus t mal der Weg zum Ende: Bei t = 0 ist der Anfang, bei t = 1 das Ende. So sagt eine einzige Zahl, wo auf der Geraden ein Punkt liegt, und von 0 bis 1 liegt er auf der Strecke.
term-collinear = Kollinear
about-term-collinear = Punkte sind kollinear, wenn sie alle auf einer Geraden liegen. Dann sind die Kreuzprodukte 0 und sagen nicht, ob sich zwei Strecken auf dieser Geraden erreichen.
term-orientation = Orientierung
about-term-orientation = Die Orientierung dreier Punkte sagt, ob der Weg vom ersten über den zweiten zum dritten nach links abbiegt, nach rechts abbiegt oder geradeaus führt. Sie ist das Vorzeichen eines Kreuzprodukts.
term-winding-number = Windungszahl
about-term-winding-number = Die Windungszahl sagt, wie oft der Rand einer Form um einen Punkt herumläuft. Außen ist sie 0, und in der Mitte eines Sterns, der in einem Zug gezeichnet ist, ist sie 2.
term-epsilon = Toleranz (Epsilon)
about-term-epsilon = Eine Toleranz ist eine kleine Zahl wie 0.00001: Zwei Zahlen, die sich um weniger unterscheiden, gelten als gleich. Sie verdeckt kleine Rundungsfehler, aber sie verschiebt auch den Rand, und keine Toleranz passt zu allen Zahlen.
term-ulp = ULP (unit in the last place)
about-term-ulp = Ein ULP (Einheit der letzten Stelle) ist der Abstand von einer Zahl, die der Computer speichern kann, zur nächsten. Er wächst mit der Zahl: Nahe 1 ist er etwa 0.0000000000000002, nahe einer 1 mit 16 Nullen ist er 2.
term-floor-division = Abrundende Division
about-term-floor-division = Die abrundende Division (englisch floor division) rundet nach unten: 7 ÷ 4 ist 1, und -1 ÷ 4 ist -1. So findet sie auch für einen Punkt links von 0 die richtige Kachel, wo das Runden zur 0 hin die falsche findet.

### 日本語の言葉。式、判定方法の名前、設定の名前と値は言葉ではないので、どの言語でも同じです。

## 言葉のつなぎ方
between-thousands = ,
list-comma = { $first }、{ $second }
list-of-more = { $first }、ほか{ $count }通り
list-and = { $first }と{ $second }

## 場面
rects-title = 矩形
rects-asks = 2つの矩形は重なる？
quad-title = 四角形
quad-asks = 点は四角形の内側？
melons-title = スイカ
melons-asks = 速いものどうしは、すり抜ける？
response-title = そのあとは？
response-asks = 当たったあと、どの辺からどれだけ押し戻す？
crowd-title = 群れ
crowd-asks = 1000個の矩形、どれとどれが重なる？
cuboids-title = 直方体
cuboids-asks = 空間にある2つの直方体は重なる？

## 判定の答え
hit = 当たり
miss = 外れ
true = 真
false = 偽
verdict-miss-in-frame = このフレームでは外れ
verdict-hit = 当たり！
verdict-miss = 外れ
verdict-inside = 内側
verdict-outside = 外側
verdict-on-edge = 辺上
inside = 内側
outside = 外側
strip-wrong = — この判定は誤り
strip-wrong-short = — 誤り
not-reached = 調べない
would-be-true = 調べれば真
would-be-false = 調べれば偽

## 実際の位置関係
apart = 離れている（{ $axis }方向{ $by }）
    .beside = { $axis }方向に{ $by }のすき間があります。
apart-both = 離れている（x方向{ $x }、y方向{ $y }）
    .beside = x方向に{ $x }、y方向に{ $y }のすき間があります。
touching = 接している（{ $axis }方向）
    .beside = { $axis }方向で接しています。
touching-corner = 接している（x方向とy方向、頂点どうし）
    .beside = 頂点どうしが、x方向でもy方向でも接しています。
overlapping = 重なっている（{ $x } × { $y }）
    .beside = 幅{ $x }、高さ{ $y }だけ重なっています。
contact-inside = Pは内側
contact-outside = Pは外側
contact-on-corner = Pは頂点{ $corner }上
contact-on-edge = Pは辺{ $edge }上
turned = どちらも{ $angle }°回転（戻してから判定）
turned-back = どちらも{ $angle }°回転（戻して表示）
convex = 凸
concave = { $corner }で凹
crossed = 自己交差
degenerate-line = 退化：全頂点が一直線上
degenerate-repeated = 退化：{ $first }と{ $second }が同じ点
degenerate-no-turn = 退化：{ $corner }で曲がらない
wound-clockwise = 時計回り、{ $shape }
wound-counter-clockwise = 反時計回り、{ $shape }
probe-waits = Pは頂点がそろうまで待機
probe-not-placed = Pはまだ置かれていない
corners-placed = 置いた頂点：4個中{ $count }個
swept-bands = 通った道：{ $contact }
first-sketch = { $method }（Processing、スケッチ1）
second-sketch = { $method }（Processing、スケッチ2）
pairs = { $shown }組
pairs-among = 先頭の{ $count }個で{ $pairs }
overlap-another = { $tested }個中{ $together }個が重なっている
overlap-judged = 判定した{ $tested }個中{ $together }個が重なっている
own-meets = 自分の矩形Aは{ $count }個に当たっている（組には数えない）
own-comes = 群れにポインターを重ねると、自分の矩形Aが現れる
found-with = { $compared }回の比較で見つかりました。総当たりなら{ $all }回です。
found-with-all = すべての組を比較して見つかりました（{ $compared }回）。
chip-a-hits = Aは{ $count }個に当たり
a-hits-of = Aは、ほかの{ $others }個のうち{ $count }個に当たっています。
key-alone = 重なりなし
key-overlaps = 重なり
key-hit-by-a = Aに当たり
squares-title = 何回比較すればよい？
squares-scale = 面積が、各判定方法の比較回数です。
squares-sweep = x順にソート
squares-strips = 短冊に分ける
cost-a-frame = 1フレームに{ $cost }
cost-about = 1フレームに約{ $cost }
cost-measuring = 測定中…
not-run = 実行しない：約{ $cost }
note-sorting = 比較は総当たりの約{ $fewer }分の1ですが、速さは約{ $faster }倍にしかなりません。ソートにも手間がかかるからです。

## 比較の意味：それが成り立つ状態
state-apart = { $state ->
    [left] Aの右端はBの左端より左
    [right] Aの左端はBの右端より右
    [above] Aの下端はBの上端より上
    [below] Aの上端はBの下端より下
    [front] Aの奥の端はBの手前の端より手前
    [behind] Aの手前の端はBの奥の端より奥
    [left-or-at] Aの右端はBの左端と同じか、それより左
    [right-or-at] Aの左端はBの右端と同じか、それより右
    [above-or-at] Aの下端はBの上端と同じか、それより上
    [below-or-at] Aの上端はBの下端と同じか、それより下
    [front-or-at] Aの奥の端はBの手前の端と同じか、それより手前
   *[behind-or-at] Aの手前の端はBの奥の端と同じか、それより奥
}
state-not-apart = { $state ->
    [left] Aの右端はBの左端より右
    [right] Aの左端はBの右端より左
    [above] Aの下端はBの上端より下
    [below] Aの上端はBの下端より上
    [left-or-at] Aの右端はBの左端と同じか、それより右
    [right-or-at] Aの左端はBの右端と同じか、それより左
    [above-or-at] Aの下端はBの上端と同じか、それより下
   *[below-or-at] Aの上端はBの下端と同じか、それより上
}
state-begins = { $state ->
    [b-left] Bの左端はAの右端より左
    [a-left] Aの左端はBの右端より左
    [b-above] Bの上端はAの下端より上
    [a-above] Aの上端はBの下端より上
    [b-front] Bの手前の端はAの奥の端より手前
    [a-front] Aの手前の端はBの奥の端より手前
    [b-left-or-at] Bの左端はAの右端と同じか、それより左
    [a-left-or-at] Aの左端はBの右端と同じか、それより左
    [b-above-or-at] Bの上端はAの下端と同じか、それより上
    [a-above-or-at] Aの上端はBの下端と同じか、それより上
    [b-front-or-at] Bの手前の端はAの奥の端と同じか、それより手前
   *[a-front-or-at] Aの手前の端はBの奥の端と同じか、それより手前
}
centres-near = { $axis }方向の中心の距離は大きさの和の半分より短い
centres-near-or-at = { $axis }方向の中心の距離は大きさの和の半分以下
right-of-edge = Pは辺{ $edge }の右側
left-of-edge = Pは辺{ $edge }の左側
on-line = Pは直線{ $edge }上
between-ends = Pは辺{ $edge }の両端の間
corner-below = { $corner }はPより下
corner-above = { $corner }はPより上
ray-crosses = Pから右への半直線は辺{ $edge }と交わる
state-with-numbers = 「{ $state }」（{ $numbers }）
numbers-last-pixel = { $side ->
    [left] 最後のピクセル{ $left } { $sign } { $right }
   *[right] { $left } { $sign } { $right }（最後のピクセル）
}

## 理由
reason-none-apart = 外れになる条件が{ $count }つとも偽なので、当たりです。
    .beside = 外れになる条件が{ $count }つとも偽です。
reason-overlap = 幅{ $x }、高さ{ $y }だけ重なっているので、当たりです。
    .beside = 幅{ $x }、高さ{ $y }だけ重なっています。
reason-touch-is-hit = { $axis }方向で接しています。ここではこれも当たりです。
reason-touch-corner = 頂点どうしが接しています。ここではこれも当たりです。
reason-apart = { $states }が成り立つので、外れです。
    .beside = { $states }が成り立ちます。
reason-all-hold = 4つの条件がすべて成り立ちます。x方向でもy方向でも、どちらの矩形も相手が終わる前に始まっているので、当たりです。
    .beside = 4つの条件がすべて成り立ちます。x方向でもy方向でも、どちらの矩形も相手が終わる前に始まっています。
reason-all-hold-or-at = 4つの条件がすべて成り立ちます。x方向でもy方向でも、どちらの矩形も相手が終わるところまでに始まっているので、当たりです。
    .beside = 4つの条件がすべて成り立ちます。x方向でもy方向でも、どちらの矩形も相手が終わるところまでに始まっています。
reason-centres-near = { $axes ->
    [2] どちらの軸でも、
   *[other] 3つの軸のどれでも、
}中心の距離が大きさの和の半分より短いので、当たりです。
    .beside = { $axes ->
        [2] どちらの軸でも、
       *[other] 3つの軸のどれでも、
    }中心の距離は大きさの和の半分より短くなっています。
reason-centres-near-or-at = { $axes ->
    [2] どちらの軸でも、
   *[other] 3つの軸のどれでも、
}中心の距離が大きさの和の半分以下なので、当たりです。
    .beside = { $axes ->
        [2] どちらの軸でも、
       *[other] 3つの軸のどれでも、
    }中心の距離は大きさの和の半分以下です。
reason-fails = { $states }が成り立たないので、外れです。
    .beside = { $states }が成り立ちません。
reason-not-asked = { $reason }残りの{ $count }つは調べません。
reason-right-of-all = Pは4つの辺すべての右側にあるので、内側です。
    .beside = Pは4つの辺すべての右側にあります。
reason-left-of-all = Pは4つの辺すべての左側にあるので、内側です。
    .beside = Pは4つの辺すべての左側にあります。
reason-not-on-side = 「{ $state }」が成り立たないので、答えは外側です。
    .beside = 「{ $state }」が成り立ちません。
reason-not-one-side = Pは、ある辺では右側、別の辺では左側にあるので、外側です。
    .beside = Pは、ある辺では右側、別の辺では左側にあります。
reason-on-edge = Pは辺{ $edge }上にあります。
reason-odd = Pから右へ伸ばした半直線は{ $count }つの辺と交わります。奇数なので内側です。
    .beside = Pから右へ伸ばした半直線は{ $count }つの辺と交わります。奇数です。
reason-even = { $count ->
    [0] Pから右へ伸ばした半直線はどの辺とも交わりません。0は偶数なので外側です。
   *[other] Pから右へ伸ばした半直線は{ $count }つの辺と交わります。偶数なので外側です。
}
    .beside = { $count ->
        [0] Pから右へ伸ばした半直線はどの辺とも交わりません。0は偶数です。
       *[other] Pから右へ伸ばした半直線は{ $count }つの辺と交わります。偶数です。
    }
reason-wrong = { $reason }この答えはまちがいです。{ $because }からです。
because-concave = 頂点{ $corner }がへこんでいて、内側の点も辺{ $edge }の左側になることがある
because-concave-right = 頂点{ $corner }がへこんでいて、内側の点も辺{ $edge }の右側になることがある
because-crossed = 辺が交差していて、同じ側がいつも内側とは限らない
because-degenerate = 2つの辺が一直線上にあるか、長さが0の辺がある
because-winding = 頂点が反時計回りで、どの点もどれかの辺の左側になる
because-winding-up = 頂点が時計回りで、どの点もどれかの辺の右側になる
because-last-pixel = HSPは1ピクセル未満の重なりを見落とす
because-sums = 数の和や差が丸められている
because-rounding = Pが辺に近すぎて、丸めのために外積の符号が正しく求まらない

## 行
comparisons-of = { $method }の比較
code-of = { $method }の書き方
code-of-own = 自分の判定（hanteiの変数名で）
code-flags = 当たり = フラグがすべて0
code-miss = { $condition } → 外れ
code-else-hit = else → 当たり
code-hit = → 当たり
code-collision = → 外れ、それ以外は当たり
libraries = ライブラリではどう判定するか
library-article = { $name }の記事
sides = 各辺のどちら側か
sides-up = 各辺のどちら側か（y上向き：正は左側）
right-of-edge-short = { $edge }の右側
on-edge-short = 直線{ $edge }上
left-of-edge-short = { $edge }の左側
which-side = Pはどちら側？
all-of-sign = すべて{ $sign }？
no-edge = 辺なし
kept-probes = 残した点
source-any-winding = WPF、どちら回りでも
source-even-odd = 偶奇規則
source-first-try = 最初の試み
source-repair = 直した判定
source-usual = よくある方法
source-half-sat = SATの半分
source-hsp-reader = HSPの記事の読者
source-convex = 凸多角形
source-old-c = むかしのC
source-centres = 中心を使うエンジン
source-tiles = タイル
source-ray-tracing = 半直線の計算
source-tiles-first-try = タイル、最初の試み
broad-phase-brute = 総当たり
broad-phase-sweep = x順にソートして走査
broad-phase-strips = 短冊に分けてからソート
plot-measured = 個数ごとの時間（ms）、実測
plot-measuring = 個数ごとの時間（ms）、測定中：{ $progress }%
plot-limit = brute：{ $at }個で約{ $limit } ms

## 説明
note-border = 2つの矩形は境界で接しているだけです。原典どおりなら、これを当たりとするのはtwo-corners（C++）だけで、ほかの5つは外れとします。
note-last-pixel = 重なりが1ピクセル未満です（{ $by }）。HSPは「- 1」で右端と下端を最後のピクセルに合わせるので、これを外れとします。座標が整数なら正しく、小数ではまちがった答えになります。
by-in = { $axis }方向に{ $by }
note-rounding = 丸めのために{ $methods }の答えが逆になっています。ここにある数の和や差が、丸められるからです。two-cornersは比較しかしないので正確です。
note-winding = 頂点が画面上で反時計回りに並んでいます。right-of-allは原典の判定そのままなので、どの点も外側と答えます。same-sideはどちら回りにも使えます。
note-winding-up = 頂点が時計回りに並び、yは上向きです。このとき原典の「> 0」は左側かどうかを調べることになり、right-of-allはどの点も外側と答えます。same-sideはどちら回りにも使えます。
note-concave = { $corner }の内角が180°より大きいので、内側の点でも、ある辺の右側で、別の辺の左側になることがあります。使えるのはcrossingsだけです。
note-crossed = 2つの辺が交差しているので、辺の同じ側がいつも内側とは限りません。使えるのはcrossingsだけです。
note-no-inside = 内側がありません。どの点も外側か辺上です。
note-no-length = { $first }と{ $second }の間の辺は長さが0です。どの点でも外積が0になるので、right-of-allとsame-sideにはどの点も「辺上」に見えます。使えるのはcrossingsだけです。
note-no-turn = 2つの辺が一直線上にあり、間の角が0°か180°です。確実に使えるのはcrossingsだけです。
note-on-edge = 原典どおりなら、辺上の点は内側に入りません。「辺上の点」を「内側」にすると（border=hits）、内側に入ります。
note-otherwise = そのため、ここでは{ $methods }の答えが実際と違います。正しくは「{ $contact }」です。
note-side-rounding = 丸めのために{ $methods }の答えが逆になっています。Pが辺に近すぎて、外積の符号が正しく求まらないからです。Pが本当はどこにあるか（内側、外側、辺上）は、正確に計算しています。
note-missed = フレーム{ $before }と{ $after }の間ですり抜けました。重なっていたのは{ $from }から{ $to }までで、その間にフレームがありません。
note-swept = 通った道は、前のフレームからスイカが通ったところ全体です。正面から向かい合うときは、道が重なれば必ず出会っています。ほかの動きでは、同じ場所を別の時に通っただけのこともあります。
note-brute = 総当たりで判定するのは先頭の{ $count }個だけで、残りは未判定として描いています。全部なら{ $all }組になり、1フレームでは調べきれません。
note-shooter = 数えるのは弾と敵の組だけです。ほかの組は、見つかっても数えません。

## 図の中の言葉
compared = { $numbers }：{ $holds }
answered = { $name }：{ $says }
place-corner = { $corner }を置きましょう
place-probe = 点Pを置きましょう
frame = フレーム{ $frame }
allen-any = どこでも
allen-before = 前
allen-meets = 前で接する
allen-overlaps = 前で重なる
allen-starts = 始まりが同じで短い
allen-during = 中に入る
allen-finishes = 終わりが同じで短い
allen-equals = 同じ
allen-finished-by = 終わりが同じで長い
allen-contains = 中に含む
allen-started-by = 始まりが同じで長い
allen-overlapped-by = 後ろで重なる
allen-met-by = 後ろで接する
allen-after = 後ろ

## 矩形の図：軸の帯、色のついた範囲、配置の表の言葉
strip-compared = { $axis }：{ $numbers }：{ $holds }
strip-asked = { $axis }：{ $question } → { $numbers }：{ $holds }
shadow-overlap = 重なり{ $by }
shadow-gap = すき間{ $by }
shadow-overlap-word = 重なり
shadow-gap-word = すき間
shadow-touch = { $at }で接する
shadow-touch-word = 接している
shadow-on = { $axis }方向
shadow-on-axis = { $axis }方向：{ $what }
lit-last-pixel = 最後のピクセル{ $number }
lit-first-pixel = 最初のピクセル{ $number }
map-how = 横がx、縦がy。押した所へAが移る
map-count = xの13通り × yの13通り = 169通り
map-present = 今のA
map-seen = 見た
map-right = 正しい
arrangement-x = x：{ $x }
arrangement-y = y：{ $y }、{ $says }
arrangement-y-alone = y：{ $y }

## 矩形：設定
test-method = 判定方法
test-method-help = 判定の書き方
rects-a = A
rects-a-help = 赤い矩形。左上の点と大きさ。指定するとfollow=off
rects-b = B
rects-b-help = 青い矩形。Aと同様
rects-back = 回転を戻して表示
rects-back-help = 回転を戻し、判定するときの姿で見せる
rects-angle = 回転
rects-angle-help = 両方の矩形を同じ角度だけ時計回りに回す。戻してから判定する
rects-strips = 軸の影
rects-strips-help = 各矩形の区間と、その重なりかすき間を、x方向は下に、y方向は左に示す
rects-centres = 中心
rects-centres-help = 両方の中心と、x方向とy方向での距離を示す
rects-mark = 印をつける点
rects-mark-help = 1つの位置に点を打ち、座標を示す

## 矩形：操作
do-rects-nudge = 選んだ矩形を1動かす（Shift：10、Ctrl：0.1）

## 四角形：設定
quad-border = 辺上の点
quad-border-help = 辺上の点を内側とするか
quad-a = A
quad-a-help = 頂点。right-of-allでは画面上で時計回りに並べる
quad-b = B
quad-b-help = 頂点。right-of-allでは画面上で時計回りに並べる
quad-c = C
quad-c-help = 頂点。right-of-allでは画面上で時計回りに並べる
quad-d = D
quad-d-help = 頂点。right-of-allでは画面上で時計回りに並べる
quad-p = P
quad-p-help = 赤い点。判定する点
quad-kept = 残した点
quad-kept-help = Pと一緒に判定する点
quad-up = yの向き
quad-up-help = 同じ数のまま、yを下向き（画面と同じ）か上向き（教科書と同じ）にする
quad-halves = 各辺の右側
quad-halves-help = 辺の向きを示し、右側に色をつける。yが上向きなら左側
quad-paint = 全体を判定して塗る
quad-paint-help = 判定方法が内側と答えるところを塗る

## 四角形：操作
do-quad-nudge = 選んだ点を1動かす（Shift：10、Ctrl：0.1）
do-quad-reverse = 順序を逆にする
do-quad-untangle = 交差をほどく
do-quad-add-corner = 頂点を加え、多角形にする
do-quad-keep = 今の点を残し、一緒に判定する
do-quad-clear = 点をすべて消す

## 四角形：図の説明
stage-so-far = ここまでの交差は{ $count }回
stage-remains = { $all }辺のうち{ $asked }辺まで調べた：色の部分が残る
stage-nothing-remains = { $all }辺のうち{ $asked }辺まで調べた：残る部分がない
drag-or-keep = 頂点かPをドラッグ · Shift + クリックで点を残す
area-says = 面積{ $number }
source-left-up = WPF、yが上向きなら左側
note-up = yが上向きなので、図は上下が裏返ります。原典の「> 0」は、画面では右側、ここでは左側かどうかを調べます。そのためright-of-allは、すべての辺の左側かどうかを答えます。
quad-cross = 外積を面積で示す
quad-cross-help = Pに最も近い辺と、その始点からPまでの線が作る平行四辺形と、その回る向き
quad-mark = 印をつける点
quad-mark-help = 1つの位置に点を打ち、座標を示す
explain-cross = AB × APの値は、この平行四辺形の面積に符号をつけた数です。辺の片側では正、反対側では負、直線AB上では0になります。Pをドラッグして辺をまたぐと、平行四辺形はつぶれて裏返ります。

## スイカ：設定
melons-way = 動く方向
melons-way-help = 横（horizontal）は1つ目のスケッチでorigin-sizeの判定、縦（vertical）は2つ目のスケッチでcentre-sizeの判定
melons-border = 接する境界
melons-border-help = 接しているだけのスイカを当たりとするか
melons-swept = 通った道を調べる
melons-swept-help = 前のフレームから通った道で判定する
melons-sizes = 大きさ
melons-sizes-help = AとBの一辺の長さ。大きいほうに合わせて、場の広さも変わる
melons-still = Bを止める
melons-still-help = Bは場の中央に止まり、Aだけが進む
melons-start = 出発位置
melons-start-help = フレーム0までに、それぞれが進んでいる距離
melons-speed = 速さ
melons-speed-help = それぞれが1フレームに進む距離
melons-offset = ずれ
melons-offset-help = Aの通り道とBの通り道のずれ

## スイカ：操作
do-melons-speed = 速さを1ずつ変える（Shift：10、Ctrl：0.1）
do-melons-test-path = 通った道を調べる

## スイカの図の中の言葉
time-state = { $state ->
    [b-x] Aが終わる前にBが始まる
    [a-x] Bが終わる前にAが始まる
    [b-y] Bの上端がAの下端より上
    [a-y] Aの上端がBの下端より上
    [b-x-or-at] Aの終わりまでにBが始まる
    [a-x-or-at] Bの終わりまでにAが始まる
    [b-y-or-at] Bの上端がAの下端と同じか上
    [a-y-or-at] Aの上端がBの下端と同じか上
    [centres-x] x方向で中心が近い
   *[centres-y] y方向で中心が近い
}
time-all = { $count ->
    [2] 両方とも真：当たり
   *[other] 4つとも真：当たり
}
melon-before = フレーム{ $frame }の{ $name }
both-passed = 両方が通ったところ

## スイカ：判定と理由
melons-what = 速いものは、2つのフレームの間に薄いものの向こう側へ行ってしまい、どのフレームでも重ならないことがあります。これがすり抜け（トンネリング）です。速さを上げるか、例を開いて確かめてください。
went-through = すり抜けた
reason-went-through = フレーム{ $before }ではまだ離れ、フレーム{ $after }ではもう通り過ぎています。当たりになるフレームはありません。
    .beside = フレーム{ $before }では離れ、フレーム{ $after }では通り過ぎています。当たりになるフレームはありません。
reason-all-true = フレーム{ $from }から{ $to }まで{ $count ->
    [2] 両方とも真
   *[other] 4つとも真
}なので、当たりです。
    .beside = フレーム{ $from }から{ $to }まで{ $count ->
        [2] 両方とも真
       *[other] 4つとも真
    }です。
reason-paths = フレーム{ $before }から{ $after }までに通った道が重なっているので、当たりです。
    .beside = フレーム{ $before }から{ $after }までに通った道が重なっています。
reason-gap = 「{ $state }」が偽です。{ $axis }方向に{ $by }のすき間があるので、外れです。
    .beside = 「{ $state }」が偽です。{ $axis }方向に{ $by }のすき間があります。
reason-touch = 「{ $state }」が偽です。{ $axis }方向で接しているだけなので、外れです。
    .beside = 「{ $state }」が偽です。{ $axis }方向で接しているだけです。

## 群れ：設定
crowd-method = 判定方法
crowd-method-help = 重なる組の見つけ方
crowd-border = 接する境界
crowd-border-help = 接しているだけの矩形を組とするか
crowd-kind = 群れの種類
crowd-kind-help = 群れの散らばり方
crowd-n = 個数
crowd-n-help = 矩形の個数
crowd-seed = 乱数の種
crowd-seed-help = 変えると、同じ種類の別の群れになる

## 群れ：操作
do-crowd-number = 個数を100ずつ変える（Shift：1000、Ctrl：10）

## 表示：設定
viewer-preset = 例
viewer-preset-help = この例から始める
viewer-frame = フレーム
viewer-frame-help = そのフレームに移って一時停止
viewer-play = 再生
viewer-play-help = 最初はon。フレームを指定するとoff
viewer-step = ステップ
viewer-step-help = 判定方法をこの比較までたどる。0はoff
viewer-rate = 毎秒フレーム数
viewer-rate-help = 減らすとゆっくり見える。各フレームの中身は同じ
viewer-verdict = 図の上の判定
viewer-verdict-help = svgが描く図の上に、判定と理由を書く
viewer-door = パネルに表示するもの
viewer-door-help = 判定方法、例、自分の判定、数値、または図
viewer-map = 全配置の表
viewer-map-help = door=mapの短い書き方。すべての配置、円では中心のすべての位置を、判定の答えの色で示す。クリックでAが移る
viewer-lens = レンズ：端の近くの数
viewer-lens-help = door=lensの短い書き方。端のまわりに並ぶ数と、それぞれでの判定方法の答え。ホイールでkが変わり、クリックでその数になる
viewer-grid = 数つきのグリッド
viewer-grid-help = 切りのよい数のところに引く線
viewer-zoom = 拡大縮小
viewer-zoom-help = 座標の1が図の何ピクセルになるか
viewer-pan = 表示位置
viewer-pan-help = 図の左上にくる座標。yが上向きなら左下

## 表示：操作
do-viewer-frames = 1フレーム戻る、進む（Shift：10）
do-viewer-fit = 全体を図に収める
do-viewer-actual-size = 原寸：座標の1を1ピクセルに
do-viewer-undo = 元に戻す
do-viewer-redo = やり直す
do-viewer-step = 判定方法を1ステップ進める
do-viewer-step-back = 1ステップ戻る
do-viewer-play = 再生、一時停止
do-viewer-frame = 1フレーム進む
do-viewer-frame-back = 1フレーム戻る

## ウィンドウ：操作
do-window-motion = 動きのオンとオフを切り替える
do-window-copy = この図を開くコマンドをコピー
do-window-copy-link = この図へのリンクをコピー
do-window-copy-test = この例をテストとしてコピー
do-window-save = PNGとSVGで保存
do-window-larger = 全体を大きく
do-window-smaller = 全体を小さく
do-window-full-screen = 全画面
do-window-explain = 選んだ判定方法の説明
do-window-panel = パネルの表示、非表示
do-window-help = すべてのキーとマウスの操作

## マウスの操作
mouse-rects-move = 移動
mouse-rects-move-help = Aがポインターを追う。クリックでそこに置く
mouse-rects-drag = ドラッグ
mouse-rects-drag-help = 矩形、または8つのつまみを動かす
mouse-quad-click = クリック
mouse-quad-click-help = A、B、C、D、次に判定する点Pを置く
mouse-quad-shift-click = Shift + クリック
mouse-quad-shift-click-help = 今の点を残して次の点を置く
mouse-quad-drag = ドラッグ
mouse-quad-drag-help = 頂点か判定する点を動かす
mouse-melons-drag = 時間の行
mouse-melons-drag-help = ドラッグで時間を進める、戻す
mouse-crowd-move = 移動
mouse-crowd-move-help = 群れの中で自分の矩形を動かす
mouse-wheel = ホイール
mouse-wheel-help = ポインターの位置で拡大縮小
mouse-middle = 中ボタン
mouse-middle-help = ドラッグで表示位置を動かす。Space + ドラッグも同じ
mouse-fingers = 2本の指
mouse-fingers-help = 拡大縮小と表示位置

## パネル
menu = メニュー
view = 表示
close = 閉じる
copied = コピーしました：{ $what }
saved = { $place }に{ $png }と{ $svg }を保存しました。
saved-downloads = { $png }と{ $svg }をダウンロードとして保存しました。
save-fails = { $place }に保存できません：{ $why }
png-fails = PNGを作れません：{ $why }
copy-no-clipboard = コピーできません：Xサーバーにクリップボードがありません
paste-no-clipboard = 貼り付けできません：Xサーバーにクリップボードがありません
paste-no-text = 貼り付けできません：クリップボードに文字がありません
paste-no-answer = 貼り付けできません：コピー元のプログラムが{ $limit } ms以内に答えません
paste-too-long = { $given }文字は貼り付けられません。入力欄に入るのは{ $most }文字までです（何も貼り付けていません）
paste-too-large = { $given }バイトのテキストは貼り付けられません。入力欄に入るのは{ $most }文字までです（何も貼り付けていません）
copied-test = この例をRustのテストとしてコピーしました。

## 受け付けないもの
allowed = 使える値：{ $values }
allowed-parts = 使える値：on、off、または{ $parts }のいくつかをコンマで区切ったもの
range = 使えるのは{ $least }以上{ $most }以下の数です
number-beyond = { $name }が{ $given }です。{ $range }
number-none = { $name }が「{ $given }」です。{ $range }
number-wrong = { $name }：{ $why }。{ $range }
numbers-count = 数が{ $given }個あります。必要なのは{ $wanted }個（{ $names }）です
sum-beyond = { $name }が{ $given }です。使えるのは{ $most }以下の数です
points-too-many = 点が{ $given }個あります。使えるのは{ $most }個までです
point-wrong = { $place }番目の点：{ $why }
not-a-number = 数ではありません
not-finite = { $number }は有限の数ではありません
too-large = 大きすぎます（絶対値は1e150まで）
too-small = 小さすぎて0と区別できません（0か、絶対値が1e-145以上の数）
below-zero = { $number }は0より小さい数です（0以上の数）
key-unknown = 設定「{ $key }」は場面{ $scene }にありません。使える設定：{ $allowed }
key-twice = { $key }={ $value }：{ $key }が2回指定されています。使えるのは1回だけです
setting-wrong = { $key }={ $value }：{ $why }
setting-none = 「{ $given }」は設定ではありません。使える形：KEY=VALUE
course-setting = 「{ $given }」は使えません。図はコースの各ステップが決めます。使える形：lesson=CHAPTER.STEP、lang、theme、motion
scene-unknown = 場面「{ $given }」はありません。使える場面：{ $allowed }
default = 初期値：{ $value }

## 数の種類
field-wrong = { $label }：{ $why }
field-angle = 角度
field-degrees = 角度
field-count = 個数
field-number = 番号
field-times = 倍率
field-comparison = 比較の番号
field-px-frame = px/フレーム

## 数の行：受け付けないわけ
line-refused = { $line }行目：{ $why }
line-too-long = { $most }バイトより長い行です。必要なのは数{ $wanted }個です
line-count = 数が{ $given }個あります。必要なのは{ $wanted }個（{ $names }）です
line-no-number = { $name }が「{ $given }」です。使えるのは有限の数です
line-number = { $name }が「{ $given }」です。{ $why }
line-gap = { $place }に{ $name }がありません。{ $count }
line-gap-beyond = { $place }に数がありません。{ $count }
gap-first = 最初の{ $separator ->
    [semicolon] セミコロン
   *[comma] コンマ
}の前
gap-last = 最後の{ $separator ->
    [semicolon] セミコロン
   *[comma] コンマ
}の後
gap-between = { $separator ->
    [semicolon] セミコロンとセミコロン
   *[comma] コンマとコンマ
}の間
number-of = { $whose }の{ $number }
number-of-centre = 中心の{ $number }
too-large-number = { $number }は大きすぎます（絶対値は1e150まで）
too-small-number = { $number }は小さすぎて0と区別できません（0か、絶対値が1e-145以上の数）
corners-order = { $name }が{ $near }、{ $second }が{ $far }です。{ $first }は{ $second }以下にしてください
corners-or-sizes = { $why }（{ $numbers }の場合は--notation { $notation }）
size-negative = { $name }が{ $value }です。使えるのは0以上の数です
line-two-separators = 1行に「,」と「;」があります。使えるのはどちらか一方です（小数点には「.」を使います）
pair-too-long = { $most }バイトを超えています
pair-sides = この行の「;」は{ $given }個です。AとBの数の間に1個だけ書いてください
pair-corners = 多角形{ $whose }の数が{ $given }個です。3〜16個の頂点のxとyを6〜32個の数で書いてください
pair-sum = これらの数から計算した頂点：{ $why }
pair-direction = 0:0は向きになりません。4:3のような向きか、度で書いてください
pair-angle = { $name }が「{ $given }」です。使えるのは、度か、4:3のような向きです
pair-crossed = 多角形{ $whose }は自己交差しています（辺{ $one }と辺{ $other }）。もう一方が矩形や多角形のときは使えません
pair-box = 直方体は立体です。もう一方も直方体にしてください
lines-more = … { $line }行目と同じ種類の行が、ほかに{ $more }行あります
hint-header = 1行目が列の名前なら、--headerを付けてください
hint-notation = 受け付けなかった{ $lines }行は、--notation { $notation }（{ $numbers }）なら読めます
hint-notation-all = 頂点の座標として読める行がありません。すべて--notation { $notation }（{ $numbers }）なら読めます
progress = { $lines }行

## コマンドライン：受け付けないもの
usage-refused = { $why }。使い方はhantei --helpで見られます
usage-unknown = 「{ $argument }」という引数はありません
usage-subcommand = hantei checkに「{ $given }」という種類はありません。使える種類：{ $allowed }
usage-no-subcommand = hantei checkには数の種類が必要です。使える種類：{ $allowed }
usage-no-value = 「{ $argument }」には値が必要です
usage-needless-value = 「{ $argument }」に値「{ $value }」はつけられません
usage-twice = 「{ $argument }」が2回指定されています。使えるのは1回だけです
usage-missing = 足りない引数：{ $arguments }
usage-together = 「{ $argument }」は「{ $other }」と一緒には使えません
usage-value = 「{ $argument }」に値「{ $value }」は使えません。{ $why }
usage-utf8 = UTF-8として読めない引数があります
whole-none = 整数が必要です
whole-too-large = 数が大きすぎます
whole-wrong = 0以上の整数ではありません
allowed-size = 使える形：幅x高さ。どちらも1以上{ $most }以下の整数（例：640x480）
not-placed = まだ置かれていない

## ファイルと入出力
read-fails = { $path }を読めません：{ $why }
input-fails = 標準入力を読めません：{ $why }
input-long = 標準入力：大きすぎます。使える大きさ：{ $most }バイトまで
too-many-lines = 行が多すぎて数えきれません
write-fails = { $path }に書き込めません：{ $why }
print-fails = 標準出力に書き込めません：{ $why }
too-many-links = リンクが{ $most }回より多く続いています
save-too-many = 画像がもう{ $count }組あります
trace-cannot-write = トレースを標準出力に書き込めません：{ $why }
trace-fails = トレースを書き出せません：{ $why }
trace-too-fast = トレースの読み取りが追いつかないので、一部の行を省きます
trace-unread = トレースが読み取られないので、最後の数行を省きます
system-code = { $why }（OSのエラー{ $code }）
system-not-found = ファイルかフォルダーがありません
system-denied = アクセスが許可されていません
system-exists = 同じ名前のファイルがもうあります
system-is-folder = ファイルではなくフォルダーです
system-no-folder = フォルダーではありません
system-no-text = UTF-8のテキストではありません
system-full = ディスクに空きがありません
system-large = ファイルが大きすぎます
system-read-only = 読み取り専用の場所です
system-name = ファイル名が長すぎます
system-says = { $said }

## ウィンドウが開けないとき、外から閉じられたとき
no-window = { $why }`hantei svg`なら、ウィンドウなしで同じ図を描けます。
no-display-set = ウィンドウを開く画面がありません：DISPLAYが設定されていません。
no-display-access = ウィンドウを開く画面がありません：Xサーバー{ $display }に接続を断られました（{ $why }）。接続に必要な鍵は{ $file }から読みます。
no-display-server = ウィンドウを開く画面がありません：DISPLAYは{ $display }ですが、そこにXサーバーがありません。
no-library = ウィンドウを開くためのライブラリがありません：{ $library }を読み込めません（libX11、libXi、libxkbcommonが必要です）。
no-libraries = ウィンドウを開くためのライブラリがありません：読み込めないものがあります（libX11、libXi、libxkbcommonが必要です）。
no-opengl = この画面ではOpenGLを使えません：ドライバーが起動しません（{ $why }）。
no-reason = 理由は不明
server-refuses = Xサーバーが要求{ $request }をエラー{ $error }で断りました。hanteiはそのまま続けます。
server-gone = Xサーバー{ $display }との接続が切れました。

## ページ：プログラムがないときの言葉
page-loading = 読み込み中…
page-stage = hantei：図と、それを説明するパネル
page-way-out = hanteiを最初の状態で開く
page-part-missing = ページの一部を読み込めませんでした。もう一度ページを読み込んでください。
page-no-file = { $file }を読み込めませんでした（{ $why }）。もう一度ページを読み込んでください。
page-no-course = コースを読み込めません：{ $why }。
page-no-font = フォントを読み込めません：{ $why }。
page-no-start = このブラウザーではhanteiが起動しません。
page-no-webgl = hanteiはWebGLで描きますが、このブラウザーか機器にはWebGLがないか、オフになっています。
page-no-scripts = hanteiはブラウザーの中で動くプログラムです。JavaScriptをオンにして、もう一度ページを読み込んでください。
page-folder = ブラウザーはフォルダーからプログラムを読み込めません。scripts/serve-pageなどのサーバーから開いてください。
page-defect = 不具合のためhanteiが止まりました。続けるには、もう一度ページを読み込んでください。
page-picture-gone = ブラウザーが図を消してしまいました。ブラウザーが許せば、すぐに元に戻ります。戻らないときは、もう一度ページを読み込んでください。
page-course-file = 使えるのは、ページと同じ場所にあるファイルです
page-open = hanteiで開く
page-elsewhere = 別のサーバーにあります：{ $where }
page-no-wasm = hanteiはWebAssemblyのプログラムですが、このブラウザーにはWebAssemblyがないか、オフになっています。

## 式：入力された式の誤り
formula-empty = まだ式がありません。使える形：ax < bx + bwのような比較
formula-characters = 長すぎます（{ $most }文字まで）
formula-tokens = 名前と数と記号が多すぎます（合わせて{ $most }個まで）
formula-depth = かっこや記号の入れ子が深すぎます（{ $most }段まで）
formula-flags = 名前を付けた比較が多すぎます（{ $most }個まで）
formula-calls = 関数やマクロの呼び出しが深すぎます（{ $most }段まで）
formula-character = 「{ $given }」は式では使えません
formula-unclosed = 「{ $given }」が閉じられていません
formula-unexpected = 「{ $given }」はここに書けません。{ $expected }
formula-ends = 式が途中で終わっています。{ $expected }
expected-operand = 書けるもの：名前、数、(
expected-operator = 書けるもの：<や&&などの演算子（ここで終わることもできます）
expected-close = 書けるもの：演算子、閉じるかっこ
expected-comma = 書けるもの：コンマ、)
formula-name = 「{ $given }」という名前はありません。使える名前：ax、a.right、A.xなど
formula-name-near = 「{ $given }」という名前はありません。{ $nearest }のことですか？
formula-function = 「{ $given }」という関数はありません。使える関数：abs、min、max、点にはcross、dot
formula-function-near = 「{ $given }」という関数はありません。{ $nearest }のことですか？
formula-whole = 「{ $given }」は数ではありません。使える形：{ $part }など
formula-arguments = { $name }に渡す数が{ $given }個あります。必要なのは{ $wanted }個
formula-points = { $name }には点を3つ渡します。例：{ $name }(A, B, P)
formula-chain = 2つの比較が1つにつながっています。ax < bx && bx < ax2のように分けて書いてください
formula-assigns = =は名前を付ける記号です。比べるときは==と書きます
formula-mixed = どちらを先に計算するかは言語によって違います。かっこで示してください
formula-number-for-test = これは数です。ここに書けるもの：ax < bxのような比較
formula-test-for-number = これは比較です。ここに書けるもの：数
formula-taken = 「{ $given }」にはもう意味があります。比べるときは==と書きます
formula-statement = 「{ $given }」は判定の中に書けません。2つの図形を比べる部分だけを貼り付けてください
formula-loop = ループ（「{ $given }」）は読めません。中の比較（xとy、または各辺）を1つずつ書いてください
formula-not-given = 「{ $given }」はここで定義されていません。{ $given } = 32のように定義するか、コマンドラインで--with { $given }=32と指定してください
formula-not-given-here = 「{ $given }」はここで定義されていません。{ $given } = 32のように定義してください
file-utf16 = { $file }はUTF-16です。UTF-8で保存してください
formula-leaves-type = { $given }は型の範囲（{ $least }〜{ $most }）を超えることがあります。もっと大きい符号付きの型を使ってください
formula-unsigned = { $given }は符号なしの数で計算するため、判定しません。符号付きの型を使ってください
formula-line-numbers = 行頭に行番号があります。行番号を除いたコードを貼り付けてください
formula-line-diff = 行頭に差分の記号があります。記号を除いたコードを貼り付けてください
formula-line-quote = 行頭に引用の記号があります。記号を除いたコードを貼り付けてください
formula-clamp = { $low }が{ $high }より大きい場合があります。clampの引数は、数、最小値、最大値の順です
formula-not-followed = { $line }行目の「{ $given }」の定義はたどれません。ここに計算式を直接書いてください（例：a.x + a.w）
formula-no-power = ここでは^は累乗ではありません。x * xのように積で書いてください
formula-no-value = 「{ $given }」は、ここまでに値が入らない場合があります
formula-no-number = 「{ $given }」は数でも条件でもありません
formula-changes = 「{ $given }」の値が変わります。判定の中でできるのは計算と比較だけです
formula-no-answer = この関数は、値を返さない場合があります
formula-broken-return = returnの直後で改行しているので、JavaScriptは何も返しません。値を同じ行から書き始めるか、return (と書いてください
formula-falls-through = 答えを返さないままここで終わります。return trueかreturn falseを書いてください
formula-falls-through-undefined = この関数は答えを返さないままここで終わります。{ $language }では、そのあとの動作は決まっていません
formula-falls-through-refused = この関数は答えを返さないままここで終わります。{ $language }ではコンパイルできません
formula-several = 2つの図形を判定する関数がいくつもあります。--functionで1つ選んでください：{ $all }
formula-several-here = 2つの図形を判定する関数がいくつもあります：{ $all }。1つだけ貼り付けてください
formula-no-function = 「{ $given }」という関数はありません。使えるもの：{ $all }
formula-may-change = 「{ $given }」は、この判定が比べる値や答えを変えるかもしれませんが、hanteiにはその内容が分かりません。これを除いて判定を貼り付けてください
formula-call = 「{ $given }」はここで定義されておらず、比べる値を変えるかもしれません。その関数、またはそれを読み込むimportの行もいっしょに貼り付けてください
formula-call-given = 「{ $given }」はここで定義されておらず、比べる値を変えるかもしれません。その関数もいっしょに貼り付けるか、コマンドラインで--with { $given }=32のように戻り値を指定してください
formula-call-given-here = 「{ $given }」はここで定義されておらず、比べる値を変えるかもしれません。その関数もいっしょに貼り付けてください
formula-call-alone = 「{ $given }」はここで定義されておらず、比べる値を変えるかもしれません。変えないならこの行を除き、変えるならその関数もいっしょに貼り付けてください
formula-call-typeless = 「{ $given }」の図形の型がここに書かれていません。型（Rectangle、Rect2、FloatRectなど）を書くか、そのクラスもいっしょに貼り付けるか、この呼び出しの代わりに数の比較を書いてください
formula-call-library = 「{ $given }」はライブラリの関数で、hanteiでは読めません。この呼び出しの代わりに数の比較を書いてください
formula-several-tests = このプログラムには判定がいくつもあります（{ $lines }行目）。1つだけを、そのための計算といっしょに貼り付けてください
formula-unclear-test = このプログラムは判定のほかのこともしているため、この判定が何を比べるのかはっきりしません。この判定だけを、そのための計算といっしょに貼り付けてください。当たった後に動くコードはhantei judge responseで判定できます
formula-after-hit = このコードに判定はありません。当たったあとに動くコードです（hantei judge responseで調べられます）
formula-no-test = 2つの図形の判定が見つかりません。比較そのものと、そこで使う関数を貼り付けてください
formula-indentation = この行の字下げが、上のどの行とも合っていません。元のファイルと同じ字下げで貼り付けてください
formula-twice = 「{ $given }」が2回以上定義されています。それぞれに別の名前を付けるか、使われない定義を外してください
formula-other-language = { $language }のようですが、{ $language }は読めません
expected-colon = 書けるもの：コロン（a < b ? a : bのような形）
expected-else = 書けるもの：else（a if a < b else bのような形）
formula-at = { $line }行目の{ $column }文字目：{ $why }
judge-other-language = { $language }としてなら読めます。--languageを外してください
reading-language = { $language }として読みました。
reading-two = { $language }として読みました。「{ $a }」がA、「{ $b }」がBです。
reading-points = { $language }として読みました。A、B、C、D、Pは順に{ $names }です。
reading-plain-points = A、B、C、D、Pは順に{ $names }です。
reading-plain-two = 「{ $a }」がA、「{ $b }」がBです。
reading-function = 読んだ関数は「{ $name }」です。
reading-whole = 整数だけを使う判定です。
reading-fractions = 小数も使う判定です。
reading-list-size = 「{ $name }」は幅として読みました。
reading-list-corner = 「{ $name }」は右端として読みました。
reading-list-size-tried = 「{ $name }」が何を表すかは書かれていないため、幅として読みました。
reading-list-corner-tried = 「{ $name }」が何を表すかは書かれていないため、右端として読みました。
reading-centre = 図形の位置は中心として読みました。
reading-centred = 「{ $name }」のxとyは中心として、もう一方の図形のxとyは左上の点として読みました。例のxとyは、どちらの図形も左上の点です。
reading-corner = 円の位置は、円を囲む正方形の左上の点として読みました。
reading-circle-centre = 円の位置は中心として読みました。
reading-round = 「{ $name }」は、半径があるか円として描かれているので円と思われますが、円としては判定していません。
reading-turned = 画像は回転しますが（「{ $call }」）、判定では回転を考えていません。
reading-element = ループの中の判定を、1つの「{ $name }」について読みました。
reading-unused = 引数「{ $names }」は一度も使われていません。
reading-body = 調べたのはifの条件だけで、当たったあとの処理は調べていません（hantei judge responseで調べられます）。
reading-examples = { $names }に書かれた数は例として扱いました。
reading-passed-over = 読み飛ばしたもの：{ $calls }
reading-falls-through = { $line }行目で、答えを返さないまま終わります。{ $language }では{ $value }となり、偽として扱われます。
allowed-with = 書けるもの：SIZE=32のような名前と数

## 式の判定
touching-hits = 接していれば当たり
touching-misses = 接しているだけなら外れ
edge-inside = 辺上は内側
edge-outside = 辺上は外側
judged-right = { $count }通りの配置すべてで正しい式です（丸めのない数で証明）：{ $border }
judged-tried = { $count }通りの配置、{ $cases }例でまちがいは見つかりません（証明ではありません）：{ $border }
judged-right-in-whole = 整数なら{ $count }通りの配置すべてで正しい式です（証明済み）：{ $border }
judged-tried-in-whole = 整数で{ $count }通りの配置、{ $cases }例でまちがいは見つかりません（証明ではありません）：{ $border }
right-for-sizes = Aが{ $a }、Bが{ $b }なら正しい式です：{ $border }
right-for-size = { $shape }が{ $size }なら正しい式です：{ $border }
judged-only = 次の場合は正しく、それ以外では正しいとは限りません：{ $classes }。{ $border }
judged-only-tried = 次の場合は{ $cases }例でまちがいが見つからず、それ以外では正しいとは限りません：{ $classes }。{ $border }
judged-wrong = { $count }通りの配置のうち{ $wrong }通りでまちがえます（{ $border }とした場合）
judged-cut-short = 証明は時間がかかりすぎるため、途中で打ち切りました
judged-places-tried = 上の配置は試して見つけたものです。ほかの配置でもまちがえるかもしれません
judged-right-y-up = yが上向きなら正しい式です：{ $option }
judged-right-y-up-here = yが上向きなら正しい式です。ここではyは下向きです
judged-right-at-centre = x、yが中心なら正しい式です：{ $option }
judged-right-at-centre-here = x、yが中心なら正しい式です。ここではx、yは左上の点です
judged-right-at-corner = x、yが左上の点なら正しい式です：{ $option }
judged-right-at-corner-here = x、yが左上の点なら正しい式です。ここではx、yは中心です
judged-by-corner = 左上の点の場合：{ $verdict }
judged-by-y-down = yが下向きの場合：{ $verdict }
judged-other-kind = { $kind ->
    [cuboids] 2つの直方体
    [quad] 点と四角形
    [circle] 円と矩形
    [circles] 2つの円、または点と円
    [button] 点と矩形
    [polygon] 点と多角形
    [lines] 線分とほかの図形
    [turned] 回転した矩形や多角形
   *[rects] 2つの矩形
}の判定式として読めます：hantei judge { $kind }
judged-no-return = 値が返されていません。returnと判定を同じ行に書いてください
judged-no-shape = このテキストは{ $kind ->
    [cuboids] 2つの直方体の座標や大きさ
    [quad] 点や四角形の頂点の座標
    [circle] 円や矩形の座標や大きさ
    [circles] 円の座標や半径
    [button] 点や矩形の座標や大きさ
    [polygon] 点や頂点の座標
   *[rects] 2つの矩形の座標や大きさ
}を使っていません
judged-list-right = { $size ->
    [yes] 「{ $name }」が幅なら正しく、右端ならまちがいです
   *[no] 「{ $name }」が右端なら正しく、幅ならまちがいです
}
judged-list-tried = { $size ->
    [yes] 「{ $name }」が幅ならまちがいは見つからず、右端ならまちがいです
   *[no] 「{ $name }」が右端ならまちがいは見つからず、幅ならまちがいです
}
judged-list-by = { $size ->
    [yes] 幅の場合
   *[no] 右端の場合
}：{ $verdict }
judged-list-note = どちらであるかは名前で示せます：a.wは幅、a.rightは右端です
judged-whole-right = 整数で計算し、除算の小数部を切り捨てる場合も、まちがいは見つかりません
judged-whole-wrong = 整数で計算し、除算の小数部を切り捨てる場合はまちがいです：{ $example }
within-gap = 許容誤差は{ $by }です：{ $by }まで離れていても「当たり」になることがあります
within-depth = 許容誤差は{ $by }です：{ $by }まで重なっていても「外れ」になることがあります
within-no-gap = どれだけ離れていても「当たり」になることがあります
within-no-depth = どれだけ深く重なっていても「外れ」になることがあります
within-both = { $gap }。{ $depth }
within-hit-box = 中心が同じで大きさが{ $part }%の矩形としては正しい式です
within-hit-boxes = 中心が同じで、大きさがAの{ $a }%、Bの{ $b }%の矩形としては正しい式です
kind-option = 「{ $option }」は{ $kind }には使えません。使えるもの：{ $allowed }
response-option = 「{ $option }」は判定方法{ $method }には使えません。使える判定方法：{ $allowed }
judged-quad-right = どの種類の四角形でも、{ $cases }例でまちがいは見つかりません：{ $border }
judged-quad-only = { $classes }では正しく（{ $cases }例でまちがいは見つかりません）、{ $others }ではまちがいです：{ $border }
judged-quad-wrong = 凸の四角形でもまちがいです（{ $border }として判定）
judged-quad-but-edges = 辺上を除けば正しい式です：内側と外側の点では、まちがいは見つかりません。辺上の点は、内側になることも外側になることもあります
judged-what = 「{ $given }」という種類の判定はありません。使えるもの：{ $allowed }（省略もできます）
judged-no-test = 判定がありません：hantei judge { $kind } TEST
formula-not-read = 「{ $given }」はここでは読めません。別の書き方にするか、これを除いて貼り付けてください
formula-not-each = 「{ $given }」に要素が2つ以上あると、答えは「そのどれかに当たるか」ではなくなります
formula-which-language = どの言語かによって意味が違います：{ $all }。--languageで言語を指定してください
formula-which-language-here = どの言語かによって意味が違います：{ $all }。どの言語か分かるように、関数全体を貼り付けてください
formula-turns = ループの繰り返しが{ $most }回を超えます
formula-steps = 調べる量が多すぎます：判定の道筋が{ $most }通りを超えるか、手順が長すぎてたどりきれません
family-kinds = { $a }と{ $b }の判定は入力できません
family-nothing = 図形の座標や大きさが1つも使われていません
family-segments = この線の判定は読み取れません：{ $all }
family-turned = この回転した図形の判定は読み取れません（「{ $name }」）
family-side = これは当たったかどうかではなく、どの辺に当たったかを答える判定です（hantei judge responseで調べられます）
family-swept = これは移動の途中を調べる判定です（「{ $name }」）。hanteiでは調べられません
family-tiles = これは座標からタイルを調べる判定です（「{ $name }」）。hanteiでは判定できません。Aと1枚のタイルを比べる式を、タイルのx、y、大きさに名前を付けて貼り付けてください
family-distance = これは図形どうしが当たるかではなく、距離が決まった数より小さいかを調べています：{ $all }
family-never = 「{ $name }」は判定の中で使われていません
family-one = 図形が1つしかありません：{ $name }。もう1つが数で書かれているなら、その数をbx、by、bw、bhのような名前にしてください
family-many = 図形が多すぎます：{ $all }
family-few = 「{ $name }」の要素が1つの多角形の頂点なら、最後の頂点から最初の頂点への辺も含めて、すべての辺を調べてください。そうでなければ、要素1つの判定を書いてください
family-points = 大きさを使わず、位置だけを比べています：{ $all }
family-space = 立体で調べられるのは2つの直方体だけです：{ $all }
family-no-place = 「{ $name }」は大きさです。位置はどれですか？
family-unpaired = どの数がどの図形のものか分かりません：{ $all }
family-unknown = 図形の何を表す数か分かりません：{ $all }
family-twice = 1つの図形の同じものを表しています：{ $all }
family-not-given = ここで定義されていません：{ $all }。--withで数を指定するか、定義も貼り付けてください
family-not-given-here = ここで定義されていません：{ $all }。定義も貼り付けるか、代わりに数を書いてください
family-other = これは{ $kind }の判定です。ここでは調べられません
family-rects = 2つの矩形
family-point-rect = 点と矩形
family-polygon = 点と{ $corners ->
    [3] 三角形
    [4] 四角形
   *[other] { $corners }角形
}
family-circle-rect = 円と矩形
family-circles = 2つの円
family-point-circle = 点と円
family-cuboids = 2つの直方体
judged-of = { $kind }の判定です：{ $a }と{ $b }
judged-asked = このテキストに書かれていないことによって、答えが変わります
judged-asked-wrong = 書かれていないことをどう読んでも、正しくありません
judged-y-how = 指定するには：--y downまたは--y up
judged-if = { $what }場合：{ $verdict }
judged-drops-out = まちがいです。途中の計算が0になり、「{ $name }」が式から消えます
differs-corner = { $name }が左上の点の座標である
differs-centre = { $name }が中心の座標である
differs-circle-centre = { $name }が円の中心の座標である
differs-circle-corner = { $name }が円を囲む正方形の左上の点の座標である
differs-list-size = { $name }が大きさである
differs-list-edge = { $name }が反対側の端である
differs-half = { $name }が大きさの半分である
differs-whole = { $name }が大きさの全体である
differs-opposite = 真が「外れ」を表す
differs-shapes = { $kind }の判定である
differs-point = { $name }が点である
differs-no-point = { $name }が矩形で、その大きさが使われていない
differs-diameter = { $name }が直径である
differs-side = { $name }が正方形の一辺の長さである
differs-whole-numbers = すべての数が整数である
differs-fractions = 小数も使う
touching-half = { $edges ->
    [right-top] 右と上の辺上は当たり、左と下の辺上は外れ
    [left-bottom] 左と下の辺上は当たり、右と上の辺上は外れ
    [right-bottom] 右と下の辺上は当たり、左と上の辺上は外れ
   *[left-top] 左と上の辺上は当たり、右と下の辺上は外れ
}
neighbours-both = 2つが接するところでは、共通の辺は両方に属します
neighbours-neither = 2つが接するところでは、共通の辺はどちらにも属しません
judged-and = { $verdict }（{ $more }）
judged-plain-proved = 正しい式です（丸めのない数で証明）：{ $border }
judged-plain-tried = { $cases }例でまちがいは見つかりません（証明ではありません）：{ $border }
judged-plain-uneven = ちょうど辺上を除けば正しい式です。辺上では当たりになることも外れになることもあります：ほかの例ではまちがいは見つかりません（全部で{ $cases }例、証明ではありません）
judged-plain-wrong = 境界をどう扱ってもまちがいです
judged-opposite = すべての場合に答えが逆です：真が「外れ」を表しています
judged-opposite-but-touching = 接しているだけのときを除いて、すべて答えが逆です：真が「外れ」を表しています
judged-opposite-mostly = ほとんどの場合に答えが逆です：真が「外れ」を表しているようです
judged-shapes-how = どの図形の判定かは、{ $one }または{ $other }で指定できます
judged-other-shapes = { $kind }の判定としては、もっと多くの場合にまちがえます：{ $command }
judged-fits-others = { $kind }の判定としてはまちがいが見つかりません。ここでは矩形の判定として読んでいます
judged-not-asked = 指定したきまりとはちがいます：{ $border }
judged-plain-fixed = 図形の位置や大きさの一部が式に直接書かれているので、次の数のときだけの結果です：{ $numbers }
judged-reach = 半径の和が{ $sum }である2つの円についても同じ結果です
exact-whole = { $size }までの整数では計算に丸めがありません。ほかの数では、ちょうど接するところで丸めのために答えが変わることがあります
exact-fractions = { $size }までの1/{ $below }の倍数では計算に丸めがありません。0.1のような数では、ちょうど接するところで丸めのために答えが変わることがあります
exact-none = 丸めのない計算で証明しました。プログラムでは計算の途中で丸めがあり、ちょうど接するところで答えが変わることがあります
granted = 前提：数は有限で、大きさは0より大きく、終わりの値は始まりの値より大きく、図形は回転しておらず、AとBは別のものです
family-slanted = { $pair ->
    [segment-segment] 2つの線分
    [segment-rect] 線分と矩形
    [segment-circle] 線分と円
    [segment-turned] 線分と回転した矩形
    [segment-polygon] 線分と多角形
    [point-turned] 点と回転した矩形
    [circle-turned] 円と回転した矩形
    [circle-polygon] 円と多角形
    [turned-turned] 2つの回転した矩形
    [turned-rect] 回転した矩形と回転していない矩形
    [turned-polygon] 回転した矩形と多角形
    [polygon-rect] 多角形と矩形
   *[polygon-polygon] 2つの多角形
}
differs-slanted = { $which ->
    [centre] 回転した矩形の位置が中心である
    [corner] 回転した矩形の位置が、中心のまわりに回す前の左上の点である
    [pivot] 回転した矩形の位置が、回転の中心になる左上の点である
    [clockwise] 角度が画面上で時計回り（yが上向きなら反時計回り）である
    [counter-clockwise] 角度が画面上で反時計回り（yが上向きなら時計回り）である
    [first-second] 1番目と2番目の点が1つの線分の両端である
    [first-third] 1番目と3番目の点が1つの線分の両端である
    [y-up] yが上向きである
   *[y-down] yが下向きである
}
judged-slanted-clear = { $cases }例でまちがいは見つかりません（証明ではありません）：回転した図形では、接しているかどうかが丸めで決まるので、それは判定していません
judged-slanted-wrong = { $cases }例のうち{ $wrong }例で正しくありません
judged-by-centre = これらのコマンドでは、回転した矩形を中心、幅、高さ、角度（度）で表します。貼り付けたコードのx、yは、{ $which ->
    [pivot] 回転の中心になる左上の点
   *[corner] 回す前の左上の点
}です
judged-rounds = 0.1刻みの数ではまちがいです：コンピューターがその数を丸めるので、{ $cases }例のうち{ $wrong }例で正しくありません。整数と0.5刻みの数では、{ $exact }例でまちがいは見つかりません：{ $border }
judged-rounds-there = そこでも、0.1刻みの数はコンピューターで丸められ、{ $cases }例のうち{ $wrong }例で正しくありません
only-unrounded = 丸めのない数
judged-slanted-zero = 長さ0の線分は点であり、そこでは正しくありません：{ $verdict }
only-not-on-one-line = 一直線上にない線分
only-reaches-out = 少なくとも一方の端が相手の図形の外にある線分
wrong-slanted-stops = { $numbers }：ここで式はエラーで止まります：{ $why ->
    [overflows] 数が型の範囲を超えます
   *[divides-by-zero] 0で割ります
}
granted-slanted = 前提：数は有限で、大きさは0より大きく、線分には長さがあり、AとBは別のものです
granted-angle = 前提：角度の単位は{ $unit ->
    [degrees] 度
   *[radians] ラジアン
}で、画面上で{ $y ->
    [up] 反時計回りです（yは上向き）
   *[down] 時計回りです（yは下向き）
}
family-any-polygon = 点と多角形
touching-uneven = ちょうど辺上では、当たりになることも外れになることもあります
judged-plain-only = { $limit }に限り正しい式です（まちがいは見つかりませんが、証明ではありません）：{ $border }
only-convex = 凸多角形
only-clockwise = 頂点が画面上で時計回りに並ぶ場合
only-counter-clockwise = 頂点が画面上で反時計回りに並ぶ場合
only-convex-clockwise = 頂点が画面上で時計回りに並ぶ凸多角形
only-convex-counter-clockwise = 頂点が画面上で反時計回りに並ぶ凸多角形
family-screen = これは1つの図形を画面内に保つ判定です（{ $name }と{ $bound }の比較）
family-fixed = { $name }の大きさが決まった数で書かれています。数の代わりにwやhのような名前を書けば判定できます
family-squares = { $name }は正方形の大きさです。正方形の場合だけ正しい判定は、hanteiでは調べられません
wrong-point = { $numbers }のとき、判定は{ $says ->
    [hit] 「内側」
   *[miss] 「外側」
}ですが、実際は点が{ $is ->
    [apart] 外側
    [touching] 辺の上
   *[overlapping] 内側
}にあります
wrong-plain = { $numbers }のとき、判定は{ $says ->
    [hit] 「当たり」
   *[miss] 「外れ」
}ですが、実際は{ $is ->
    [apart] 離れています
    [touching] 接しているだけです
   *[overlapping] 重なっています
}
judged-circle-right = 中心がどこにあっても、{ $cases }例でまちがいは見つかりません（証明ではありません）：{ $border }
judged-circle-in-whole = { $cases }例のうち、整数だけの例ではまちがいは見つかりません。小数ではまちがいです（証明ではありません）：{ $border }
judged-circle-but-corners = 頂点の先のほかは正しい式です：中心がBの頂点の先にない限り、{ $cases }例でまちがいは見つかりません。{ $border }
judged-circle-but-edges = 辺の横のほかは正しい式です：中心がBの辺の横にない限り、{ $cases }例でまちがいは見つかりません。{ $border }
judged-circle-but-middle = 中心がBの中にあるときのほかは正しい式です：中心が外にある限り、{ $cases }例でまちがいは見つかりません。{ $border }
judged-circle-but-touching = 接しているときのほかは正しい式です：重なっている例、離れている例では、{ $cases }例でまちがいは見つかりません（{ $border }として判定）
judged-circle-only = 正しいのは、円の中心が次の位置にあるときだけです：{ $regions }。{ $cases }例を試し、そこではまちがいが見つかりません。{ $border }
judged-circle-wrong = 中心がBの外のどこにあってもまちがいです（{ $border }として判定）
judged-circle-at-centre = 矩形のx、yが中心なら、まちがいは見つかりません：{ $option }
circle-anywhere = どこでも
circle-at-top-left = Bの左上
circle-at-top = Bの上
circle-at-top-right = Bの右上
circle-at-left = Bの左
circle-at-middle = Bの中
circle-at-right = Bの右
circle-at-bottom-left = Bの左下
circle-at-bottom = Bの下
circle-at-bottom-right = Bの右下
wrong-circle-apart = c={ $c } r={ $r } b={ $b }：離れているのに「当たり」になります
wrong-circle-overlapping = c={ $c } r={ $r } b={ $b }：重なっているのに「外れ」になります
wrong-circle-touching-hit = c={ $c } r={ $r } b={ $b }：接しているだけなのに「当たり」になります
wrong-circle-touching-miss = c={ $c } r={ $r } b={ $b }：接しているのに「外れ」になります
wrong-circle-point = 半径0は判定に含めていませんが、そこではまちがいです：{ $example }
wrong-circle-where-apart = 誤り：離れているとき、中心の位置は「{ $regions }」
wrong-circle-where-touching = 誤り：接しているとき、中心の位置は「{ $regions }」
wrong-circle-where-overlapping = 誤り：重なっているとき、中心の位置は「{ $regions }」
class-whole-pixels = すべての数が整数
class-not-negative = 負の座標がない
class-a-not-larger = { $axes ->
    [3] Aの幅も高さも奥行きもB以下
   *[2] Aの幅も高さもB以下
}
class-b-not-larger = { $axes ->
    [3] Bの幅も高さも奥行きもA以下
   *[2] Bの幅も高さもA以下
}
class-equal-sizes = AとBが同じ大きさ
class-a-square = { $axes ->
    [3] Aが立方体
   *[2] Aが正方形
}
class-b-square = { $axes ->
    [3] Bが立方体
   *[2] Bが正方形
}
class-squares = { $axes ->
    [3] AもBも立方体
   *[2] AもBも正方形
}
kind-convex = 凸の四角形
kind-convex-clockwise = 時計回りの凸の四角形
kind-convex-counter-clockwise = 反時計回りの凸の四角形
kind-concave = 凹の四角形
kind-crossed = 自己交差の四角形
kind-degenerate = 退化した四角形
wrong-apart = a={ $a } b={ $b }：離れているのに「当たり」になります
wrong-overlapping = a={ $a } b={ $b }：重なっているのに「外れ」になります
wrong-touching-hit = a={ $a } b={ $b }：接しているだけなのに「当たり」になります
wrong-touching-miss = a={ $a } b={ $b }：接しているのに「外れ」になります
wrong-inside = { $settings }：Pは内側なのに「外側」になります
wrong-outside = { $settings }：Pは外側なのに「内側」になります
wrong-edge-inside = { $settings }：Pは辺上なのに「内側」になります
wrong-edge-outside = { $settings }：Pは辺上なのに「外側」になります
wrong-arrangements = 誤り：x方向が「{ $x }」、y方向が「{ $ys }」
wrong-arrangements-in-space = 誤り：x方向が「{ $x }」、y方向が「{ $y }」、z方向が「{ $zs }」
wrong-way-before = { $axis ->
    [x] AがBの左
    [y] AがBの上
   *[z] AがBの手前
}
wrong-way-meets = { $axis ->
    [x] AがBに左から接する
    [y] AがBに上から接する
   *[z] AがBに手前から接する
}
wrong-way-overlapping = 重なる（{ $count }通りすべて）
wrong-way-met-by = { $axis ->
    [x] AがBに右から接する
    [y] AがBに下から接する
   *[z] AがBに奥から接する
}
wrong-way-after = { $axis ->
    [x] AがBの右
    [y] AがBの下
   *[z] AがBの奥
}
wrong-arrangements-more = 誤り：ほかに{ $count }通りの配置（{ $option }ですべて表示）
wrong-places = 誤り：{ $class }、点の位置は「{ $places }」
place-inside = 内側
place-on-edge = 辺上
place-outside = 外側

## その場で開く説明
explain-four-flags = HSPの1つ目の書き方です。4通りの外れ方に、フラグを1つずつ用意し、どのフラグも立たなければ当たりです。いつも4つとも調べます。整数のピクセルなら正確です。
explain-ruled-out = HSPの2つ目の書き方です。4通りの外れ方を順に調べ、1つでも当てはまれば、そこで外れと決まります。平均すると4回より少ない比較で済みます。
explain-not-ruled-out = HSPの3つ目の書き方です。条件を裏返し、ifの中にifを入れていきます。4つとも成り立ったときだけ当たりです。意味はruled-outと同じです。
explain-origin-size = Processingの1つ目の書き方です。x方向でもy方向でも、どちらの矩形も相手が終わる前に始まっていれば当たりです。4つの条件のうち1つだけでは、決して足りません。
explain-centre-size = Processingの2つ目の書き方で、JavaScriptも同じです。中心の距離を、大きさの和の半分と比べます。絶対値が左右の違いを1つにまとめるので、条件は2つで足ります。
explain-two-corners = C++の書き方です。与えられた数を比べるだけで、計算をしないので、最後の1ビットまで正確です。原典どおりなら、接しているだけで当たりです。
explain-right-of-all = WPFのプログラムの書き方です。頂点を順にたどって歩くと、内側の点はどの辺でも右側にあります。正しく答えるのは、頂点が画面上で時計回りに並んだ凸の四角形だけです。yが上向きなら、右が左になります。
explain-same-side = どちら回りにも使えるようにした形です。すべての辺の右側か、すべての辺の左側なら内側です。凸の図形なら、いつも正しく答えます。
explain-crossings = 偶奇規則です。Pから右へ半直線を伸ばすと、辺と交わるたびに内側と外側が入れ替わります。奇数回なら内側です。凹でも自己交差でも、どんな図形でも正しく答えます。
explain-brute = 総当たりは、すべての組を比較します。矩形が2倍になると、組はおよそ4倍になります。
explain-sweep = すべての矩形を左端の順にソートし、それぞれを、その右端より前に始まる矩形とだけ比較します。見落としはなく、ほとんどの組を比較せずに済みます。
explain-strips = 平面を短冊に分け、それぞれの中でソートして走査します。重なっていない組は、ほとんど比べずに済みます。
explain-border = 境界で接しているだけの2つは、当たりでしょうか、外れでしょうか。原典によって違います。「原典どおり」では、判定方法ごとにその原典に従います。「当たり」「外れ」では、すべての判定方法の答えがそろいます。
explain-quad-border = ちょうど辺の上にある点は、内側でしょうか、外側でしょうか。「原典どおり」では、3つの判定方法のどれもが外側とします。「内側」「外側」では、3つすべての答えがそろいます。
explain-up = yは画面では下へ、教科書では上へ増えます。座標はそのままで、図が上下逆になります。
explain-swept = 速いものは、2つのフレームの間ですり抜けることがあります。そこで、今ある場所の代わりに、通った道の全体を判定します。
explain-rects-strips = 軸ごとに、2つの区間に共通の部分があるかを見ます。矩形が重なるのは、どちらの軸にも共通の部分があるときだけです。すき間が1つでもあれば外れです。

## 例の見どころ
about-rects-hsp-start = HSPのテスト用スクリプトです。赤はマウスを追い、青は中央にあります。
about-rects-left-of = HSPの4通りの外れ方の1つ目です。Aの右端がBの左端より左にあります。1つ当てはまれば、それで外れです。
about-rects-right-of = 2つ目の外れ方です。Aの左端がBの右端より右にあります。
about-rects-above = 3つ目の外れ方です。Aの下端がBの上端より上にあります。
about-rects-below = 4つ目の外れ方です。Aの上端がBの下端より下にあります。5つ目はありません。
about-rects-javascript-canvas = JavaScriptの記事のページです。中心の距離は60と80、大きさの和の半分は90と115なので、当たりです。
about-rects-cpp-rectangles = C++の記事の計算例で、当たりです。（記事には5 < 0と6 < 1とありますが、そのルールどおりなら5 < 1と6 < 0です。）
about-rects-touching-edge = 辺で接しているだけで、重なりはありません。ここで原典の答えが分かれます。
about-rects-touching-corner = 1つの点で接しています。ここでも当たりとするのはC++だけです。
about-rects-one-pixel = 1列のピクセルだけが両方に入っています。整数のピクセルでは最も小さい当たりです。
about-rects-half-a-pixel = 重なりは0.5ピクセルで、HSPの3つの判定方法が見落とします。ピクセルを丸ごと数えるからです。
about-rects-cross = 十字です。どの頂点も相手の内側にないのに、当たりです。
about-rects-containment = 一方がもう一方の内側にすっぽり入っています。辺だけを調べる判定なら見落とします。
about-rects-identical = まったく同じ矩形が2つあります。
about-quad-empty = WPFのプログラムの始まりと同じです。クリックで頂点を4つ置き、次に判定する点を置きます。
about-quad-wpf-figure = WPFの記事の図です。Pは4つの辺すべての右側にあるので、内側です。
about-quad-worked-edge-p1 = 記事の計算例の辺です。P1は辺ABの右側で、プログラムの式では+100になります。
about-quad-worked-edge-p2 = 同じ辺です。P2は辺ABの左側で、プログラムの式では−120になります。
about-quad-counter-clockwise = 同じ頂点を逆回りに並べました。right-of-allはどの点も外側と答えます。
about-quad-concave = 頂点の1つが内側にへこんでいます。内側の点でも、ある辺の左側になることがあります。
about-quad-bow-tie = 2つの辺が交差しています。辺の同じ側がいつも内側とは限りません。
about-quad-degenerate = AとBが同じ点なので、その間の辺には向きがありません。
about-quad-on-edge = Pはちょうど辺上にあります。内側でしょうか、外側でしょうか。原典は外側とします。
about-quad-on-corner = Pは頂点と同じ点です。2つの辺で同時に外積が0になります。
about-melons-horizontal = Processingの1つ目のスケッチで、origin-sizeで判定します。
about-melons-vertical = 2つ目のスケッチで、centre-sizeで判定します。
about-melons-touching = 接していて、まだ当たりではないフレームです。
about-melons-collision = ぶつかっている最中で、4つとも真です。
about-melons-vertical-collision = 縦の動きでも同じです。条件は2つで足ります。
about-melons-passing-by = Bの通り道がAの通り道からずれています。x方向では重なっても、y方向では重なりません。
about-melons-between-frames = 速すぎて、重なっている間のフレームがないので、すり抜けます。
about-melons-thin-wall = Bは止まっている薄い壁で、Aは速く動きます。あるフレームでは壁の手前、次のフレームでは壁の向こうです。
about-melons-swept = 同じ速さで、通った道を調べると、当たりです。
about-crowd-drift = 1000個がそれぞれ漂っています。
about-crowd-clusters = いくつものかたまりです。重なりが多く、x順のソートはあまり効きません。
about-crowd-shooter = シューティングゲームのような弾と敵です。数えるのは弾と敵の組だけです。
about-crowd-dozens = 60個です。目で数えられます。
about-crowd-brute-force = 2000個を1組ずつ比較します。1フレームに約200万回の比較です。

## crowd: 手間の省き方
crowd-step = ステップ{ $step }/{ $steps }
crowd-too-many = 手順を見られるのは{ $most }個までです
crowd-moment = 時点
crowd-moment-help = 手順を見る前に動かすフレーム数
crowd-watch = 手順を見る
crowd-watch-help = 矩形を止め、再生で1ステップずつ進める
do-crowd-watch = 判定の手順を1ステップずつ見る
pair-says = { $a }と{ $b }：{ $verdict }
is-reached = 矩形{ $a }
count-rects = 矩形{ $count }個
watch-begins = まだ何も比較していません。再生するか、1ステップずつ進めます。
compared-with = 比較する相手：{ $count }個。
none-open = { $axis }方向では、先に始まった矩形がすべて終わっているので、比較しません。
still-open = まだ終わっていない矩形（{ $axis }方向）：{ $count }個。それぞれと比較します。
open-on = 2つの矩形が{ $axis }方向で重なっているので、比較します。{ $so }
every-is-compared = すべての組を比較します。{ $so }
so-apart = { $axis }方向で離れています。
so-touching = { $axis }方向では接しているだけです。
so-not-counted = 重なっていますが、数えるのは弾と敵の組だけです。
so-overlap-too = { $axis }方向でも重なっています。
so-overlap = x方向でもy方向でも重なっています。
matrix-open = x方向で重なるものだけが、当たる可能性があります。
matrix-every = どの組も省かずに比較します。
matrix-compared = 比較した組
matrix-found = うち重なっている組
matrix-rest = 不要、またはまだの組
do-crowd-watch-twelve = 矩形12個で手順を見る
explain-watch = 矩形は止まり、判定の手順が見えます。今調べている矩形、そこから届く範囲の矩形、比較した組の細い線、見つかった組の太い線です。再生するか、「.」と「,」で1ステップずつ進めます（Shift + 矢印キーで10ステップ）。
about-crowd-every-pair = 12個を総当たりで比較します。全部で66組です。「.」と「,」で進めるか、再生します。
about-crowd-sweep-line = 同じ12個です。今調べている矩形が終わる前に始まる矩形とだけ比較します。
about-crowd-strip-by-strip = 100個を短冊に分け、短冊ごとに走査します。

## よく知られたまちがいと、ライブラリやゲームで報告された例
examples-sources = 原典から
examples-trip-ups = つまずきやすい例
examples-mistakes = よくある誤り
examples-wild = 実際の報告から
about-rects-mistake-corner-inside = Aの頂点がBの内側にあるかだけを調べます。十字ではどの頂点も相手の内側にないので見落とし、BがAにすっぽり入るときも見落とします。
about-rects-mistake-condition-1 = Processingの4つの条件の1つだけです。x方向でAが終わる前にBが始まるかだけを見るので、左にあるBはみな当たりになります。
about-rects-mistake-condition-2 = Processingの4つの条件の1つだけです。x方向でBが終わる前にAが始まるかだけを見るので、右にあるBはみな当たりになります。
about-rects-mistake-condition-3 = Processingの4つの条件の1つだけです。y方向でAが終わる前にBが始まるかだけを見るので、上にあるBはみな当たりになります。
about-rects-mistake-condition-4 = Processingの4つの条件の1つだけです。y方向でBが終わる前にAが始まるかだけを見るので、下にあるBはみな当たりになります。
about-rects-mistake-or-for-and = 4つの条件を「かつ」でなく「または」でつないでいます。1つ真なら当たりになりますが、いつもどれか1つは真なので、何でも当たりになります。
about-rects-mistake-full-sizes = 中心を使いますが、半分の大きさを書くところに、全体の大きさを書いています。どちらの矩形も、2倍の大きさであるかのように当たります。
about-rects-mistake-no-abs = 中心を使いますが、絶対値がありません。左や上への差は負になるので、いつでも条件が真になります。
about-rects-mistake-at-most-once = 4つの比較のうち1つだけが<=で、ほかは<です。Aの右側で接すると当たり、ほかの側では外れです。
about-rects-mistake-only-x = x方向だけを調べています。上や下に離れていても当たりになります。
about-rects-mistake-width-twice = y方向にも幅を使っています。書き写したときのまちがいで、正しいのは正方形だけです。
about-rects-mistake-circles = 矩形の代わりに、中心のまわりの円で調べています。細長い矩形が端で重なると見落とします。
about-rects-mistake-centre-as-corner = 中心を左上の点として扱っています。どちらも自分の大きさの半分だけ右下にずれるので、正しいのは同じ大きさのときだけです。
about-rects-mistake-integer-halves = 大きさの半分を整数に切り捨てるので、奇数の大きさは1ピクセル小さくなります。ここでは1の重なりを見落とします。
about-rects-mistake-mixed-axes = 1文字のまちがいで、Bの上端の代わりに左端を使っています。2つがほぼ等しいうちは気づきません。
about-rects-mistake-swapped-arguments = Bの位置と大きさを逆に渡しています。実際に調べているのは、別の場所です。
about-rects-mistake-unsorted-corners = Aを右下の頂点から描いたので、2つの頂点の順が逆です。見つかるのは、AがBにすっぽり入るときだけです。
about-rects-wild-sdl-12767 = 隣り合うタイルを、SDLの小数用の判定は当たり、整数用は外れとしました。意図してそうなっています。小数では接する辺が共通の部分になり、ピクセルでは共通の部分がないからです。libsdl-org/SDL#12767
about-rects-wild-monogame-468 = MonoGameは当たり、手本のXNAは外れでした。離れているかを<=で調べるように変えて、外れになりました。MonoGame/MonoGame#468
about-rects-wild-monogame-extended-213 = 頂点だけで接するタイルを、RectangleFは当たり、Rectangleは外れとしました。同じ答えであるべきだとして、バグとされました。MonoGame-Extended/Monogame-Extended#213
about-rects-wild-tutorials-14987 = 重なりの解説が、接するときをどうするか書かず、判定は当たりでした。読者は、説明を書くか、離れているかを<=で調べて外れにすることを求めました。eugenp/tutorials#14987
about-rects-wild-box-collide-2 = 隣り合う箱が当たるのは変だ、という声がありました。壁ぎわに立てば壁に接している、という答えで、そのままになりました。substack/box-collide#2
about-rects-wild-pixel-277 = 頂点だけで接しています。Intersectsは当たり、同じライブラリのIntersectは何も見つけませんでした。faiface/pixel#290からはどちらも外れです。faiface/pixel#277
about-rects-wild-libgdx-5861 = 0.1の重なりを、ピクセル単位で考えた質問者はすき間だと思いました。判定は正しく、0.1 + 32は32を超えています。libgdx/libgdx#5861
about-rects-wild-pygame-215 = 0.1の重なりをpygameは見落とします。Rectには整数しか入らないので、0.1は0になるからです。ここで選んだHSPの判定もピクセル単位なので見落とします。pygame/pygame#215
about-rects-wild-binpackingjs-20 = 接しているだけですが、コンピューターでは0.0075 − 0.0025が0.004999999999999999になり、当たりです（小さすぎて図には見えません）。整数で計算して直しました。olragon/binpackingjs#20
about-rects-wild-peirce-99 = 頂点を調べる判定は、十字に交わる形を見落としました。辺の判定を加えて直しました。ここの数値はhanteiで決めたものです。RAIRLab/Peirce-My-Heart#99
about-rects-wild-pixelvision8-299 = 説明書では重なりを調べるはずのContainsが、重なっているのに偽になります。実際は、BがAにすっぽり入るかを調べるからです。まだ解決していません。PixelVision8/PixelVision8#299
about-rects-wild-indigo-345 = 重なっているのに、Indigoは外れとしました。中心も大きさの半分も整数で、1の半分が0になるからです。PurpleKingdomGames/indigo#349からは半分を小数で計算します。PurpleKingdomGames/indigo#345
about-rects-wild-bevy-2720 = 質問者は位置を左上の点と考えました（この図も同じで、8 × 20だけ重なります）。Bevyでは位置は中心なので、22離れていて外れです。判定は正しく、中心であると説明書に書き足されました。bevyengine/bevy#2720
about-rects-wild-libgdx-7257 = Aは(5, 5, −10, −10)、つまり点(5, 5)から左上へ広がる形で渡されました。大きさが負だと、重なりを見落とします。先に端を並べ直す案も出ましたが、負の大きさに使い道はないとして見送られました。libgdx/libgdx#7257
about-quad-mistake-three-edges = 3つの辺だけを調べ、DAを忘れています。このPのように、DAの向こうにある点も内側になります。
about-quad-mistake-bounding-box = 四角形ではなく、外接矩形を調べています。外接矩形の隅にある点も内側になります。
about-quad-mistake-wrong-winding = すべての辺の左側か、という判定で、反時計回りなら正しいものです。これは時計回りなので、内側の点が外側になります。
about-quad-mistake-both-ends = 半直線との交差を数えますが、辺の両端が<=です。頂点と同じ高さでは2つの辺を数えてしまい、内側が外側になります。
about-quad-wild-recastnavigation-263 = PはDAの上にあり、外側とされました。質問者は結果がなぜ反転するのか分かりませんでした。偶奇規則です。交差のたびに反転し、辺上の点はどちらにもなります。recastnavigation/recastnavigation#263
about-quad-wild-polygon-contains-point-12 = どちらの点も辺上ですが、Pは外側、もう1つは内側です。半直線の方法は辺上では確かなことが言えない、という答えでした。sromku/polygon-contains-point#12
about-quad-wild-d3-polygon-30 = 正方形の頂点を順に調べると、1つは内側、3つは外側です。短くて速い判定のために、そのままになりました。d3/d3-polygon#30
about-quad-wild-scikit-image-3892 = 三角形の頂点は、1つが内側、2つが外側です（Dは辺の上に置きました。三角形に4つ目の頂点はないからです）。バグとされ、今は境界全体が内側です。scikit-image/scikit-image#3892
about-quad-wild-robospatial-eval-4 = 内側のPが外側とされました。縦の辺を、Pの反対側のものまで数えたからです。今は半直線が交わる辺だけを数えます。chanhee-luke/RoboSpatial-Eval#4
about-quad-wild-mathnet-spatial-130 = 説明書では辺上の点は内側でないはずですが、左の辺では内側、頂点(10, 10)では外側です。まちがっているのは説明書のほうで、まだ解決していません。mathnet/mathnet-spatial#130
about-quad-wild-point-in-polygon-2 = 同じ正方形の2つの頂点で答えが違います。そのままになり、確かな答えが要る人には別のライブラリが勧められました。substack/point-in-polygon#2
about-quad-wild-navcat-7 = DAの上のPが外側とされ、Pの高さを求められませんでした。isaac-mason/navcat#11からは辺上の点も内側です。isaac-mason/navcat#7
about-quad-wild-juce-909 = 矩形は相手を含むのに、共有する頂点は含みません。一方の判定は右と下の境界を含み、もう一方は含みません。まだ解決していません。juce-framework/JUCE#909
about-quad-wild-raylib-3022 = 両端が<=だと、2つのタイルの境目の点は同時に両方の中に入ります。左と上の境界だけがタイルに属するようになりました。ここの数値はhanteiで決めたものです。raysan5/raylib#3022
about-quad-wild-joml-227 = 内側のPが外側とされました。y >= minXと、yを左端と比べていたからです。バグとされ、直されました。JOML-CI/JOML#227
about-quad-wild-libgdx-1635 = この四角形の横にある三角形が、重なっているとされました。Pと残した2点が、その頂点です。辺ごとにすき間を探す判定で、凸の形なら正しいのですが、この四角形は自己交差しています。libgdx/libgdx#1635
about-melons-wild-armoralley-5 = 弾がパラシュートをすり抜けました。1フレームに8ピクセル進み、着いたところだけを調べたからです。間の点も調べるようになりました。ここの大きさと速さはhanteiで決めたものです。scottschiller/ArmorAlley#5
about-melons-wild-mindustry-3514 = 速い弾が小さなユニットを飛び越えるという報告です。作者は再現できませんでした。ここの大きさと速さはhanteiで決めたものです。Anuken/Mindustry#3514
about-melons-wild-bridgesim-31 = レーザーが標的を飛び越えます。毎回、そのときの位置だけを調べるからです。通った道の全体を調べる判定が求められました。ここの大きさと速さはhanteiで決めたものです。aomarks/bridgesim#31
about-melons-wild-a-blast-15 = 速い弾が敵を飛び越え、連続した判定か一定の時間刻みが求められました。ここでは通った道を調べるので当たりです。大きさと速さはhanteiで決めたものです。aframevr/a-blast#15

## The stage as a whole: markers, the presenter
off-stage = { $name } { $far }
do-window-present = 発表用の表示

## レッスン：受け取れないもの
lesson-wrong = { $file }、{ $line }行目：{ $why }
lesson-language = 言語「{ $given }」はありません。{ $why }
lesson-saying = 文がありません。使える形："…"またはen、ja、koの表
lesson-recap = まとめの行になっていません。使える形：文、またはsaysとfigure
lesson-option = 答えになっていません。使える形：文、またはsaysとwhy
lesson-after = 文がありません。使える形："…"、またはwhenとsaysの組の並び（最後だけはwhenを省けます）
lesson-tick = 目標になっていません。使える形：式、またはgoalとsays
lesson-blank = 文が空です
lesson-long = 文が{ $given }文字あります。使える長さ：{ $most }文字まで
file-long = { $file }：大きすぎます。使える大きさ：{ $most }バイトまで
lesson-lacks = { $key }がありません
lesson-unknown-key = 「{ $given }」というキーや値はありません。{ $why }
lesson-type = 「{ $given }」はここに書けません。使える形：{ $why }
lesson-type-text = 文（"…"）
lesson-type-truth = trueまたはfalse
lesson-type-list = リスト（[…]）
lesson-type-count = 0以上の整数
lesson-toml = TOMLとして読めません：{ $why }
lesson-guess-false = guess = falseは使えません。trueと書くか、guessを書かないでください
lesson-setting = { $given }は設定できません：{ $why }
lesson-no-finite = この図では、{ $given }の値が求まりません
lesson-no-step = ステップがありません。[[step]]が1つは必要です
lesson-number = 章の番号が{ $given }です。使えるのは{ $most }までです
lesson-alone = { $lesson }は場面も開きます。「{ $given }」を一緒に指定することはできません
lesson-unknown = lesson={ $given }：そのステップはありません。1.1から{ $last }までです
lesson-quotes = 「{ $given }」：引用符が閉じていません
lesson-kinds = ステップにはgoal、ticks、guess、choice、number、formula、casesのうち、ちょうど1つが必要です
lesson-no-ticks = ticksに目標がありません。1つは必要です
lesson-choice = 選択肢は{ $given }個、right = { $right }です。選択肢は{ $least }個から{ $most }個まで、rightは1から数えます
lesson-option-twice = 選択肢「{ $given }」が2つあります。同じ選択肢は1回だけ使えます
lesson-why = 正しい答えにwhyはいりません
lesson-hides = hides = trueは、choiceとnumberでだけ使えます
lesson-missing = { $key }がありません。ステップにはtitle、task、openが必要です
lesson-id = 「{ $given }」はidとして使えません。使える文字：a-z、0-9、-（先頭はa-z、{ $most }文字まで）
lesson-id-twice = id「{ $given }」が2つのステップにあります。idはコースの中で1回だけ使えます
lesson-test-last = casesは、章の最後のステップにだけ置けます
lesson-test-key = casesのあるステップに{ $key }は書けません。それぞれのcaseに書いてください
lesson-case-key = caseに{ $key }は書けません
lesson-no-cases = casesに問題がありません。1つは必要です
lesson-empty = empty = trueは、guess、choice、numberでだけ使えます
lesson-no-formula = formula：この場面には、入力できる判定がありません
lesson-wrong-answer = wrong：numberにはnumber = "…"、formulaにはformula = "…"、number・guess・formulaにはsaysだけも使えます
lesson-again = again：「{ $given }」は別の場面です。{ $scene }の書き方だけが使えます
lesson-no-number = { $given }はここでは数になりません。使えるのは、ax2のような、場面の名前による式です
check-unsaid = 「{ $given }」の文が{ $language }にありません。章のどの言語でも書くか、全言語で同じ1つの文にしてください
check-step = ステップ{ $id }：{ $why }
check-again = again：{ $given }では問題が成り立ちません。答えのある配置にしてください
check-no-answer = 開いたとき、問題に答えがありません。必要なものをすべて置いて開いてください
check-no-solution = solutionがないので、解けるかどうか分かりません。solution = […]を加えてください
check-not-solved = solutionでは目標に届きません。どちらかを直してください
check-value = { $name }が「{ $given }」になることはありません。使えるもの：{ $allowed }
check-no-word = { $name }は言葉ではなく、「{ $given }」になることはありません。数や真偽と比べてください
check-fine = { $steps }ステップあり、すべて解けます。
lesson-event = 「{ $given }」はここでは使えません。使える形：set KEY=VALUE、act NAME、move X,Y、click X,Y、drag X,Y X,Y
# Letters of a teacher's own lessons
letters-missing = レッスンの{ $count }文字は、使えるフォントになく、「?」と表示されています。その文字のあるフォント（Noto Sans CJKなど）をシステムに入れるか、ページならアドレスのfont=で指定してください。
font-wrong = font=のファイルはフォント（TTF、OTF）ではありません：{ $why }
goal-long = 目標の式が長すぎるか、かっこが深すぎます。{ $most }文字まで使えます
goal-wrong = 「{ $given }」は式になっていません。「{ $rest }」のところで読めなくなります
goal-name = 「{ $given }」という名前はありません。使える名前：{ $allowed }

## まず予想する
ask-short = { $yes }？ { $no }？
ask-first = 先に答えましょう。
ask-hit = { $method }の判定は、当たり？ 外れ？
ask-inside = { $method }の判定では、Pは内側？ 外側？
ask-meet = どちらも幅100 pxで、1フレームに{ $speed } px進みます。接しているだけなら外れです。どこかのフレームで当たりますか？
ask-meet-beside = どちらも幅100 pxで、1フレームに{ $speed } px進みます。Bの通り道はAの通り道から{ $beside } pxずれています。接しているだけなら外れです。どこかのフレームで当たりますか？
ask-meet-sized = Aは幅{ $a } px、Bは幅{ $b } pxです。{ $runs }接しているだけなら外れです。どこかのフレームで当たりますか？
ask-meet-sized-beside = Aは幅{ $a } px、Bは幅{ $b } pxです。{ $runs }Bの通り道はAの通り道から{ $beside } pxずれています。接しているだけなら外れです。どこかのフレームで当たりますか？
both-run = どちらも1フレームに{ $speed } px進みます。
one-runs = Aは1フレームに{ $speed } px進み、Bは止まっています。
ask-a-hits = Aは、ほかの矩形に当たっていますか？
deal-drift = まばら
deal-close = きわどい
deal-touching-edge = 辺で接する
deal-touching-corner = 頂点で接する
deal-one-pixel = 1ピクセル
deal-half-a-pixel = 0.5ピクセル
deal-cross = 十字
deal-containment = 一方が他方の中
deal-one-axis = 片方の軸だけ重なる
deal-overlapping = 重なっている
deal-concave = 凹
deal-bow-tie = 自己交差
deal-counter-clockwise = 反時計回り
deal-beyond-an-edge = 辺の延長線上
deal-on-edge = 辺上
deal-convex = 凸
deal-between-frames = フレームの間
deal-touching = ちょうど接する
deal-passing-by = すれ違い
deal-slow = ゆっくり
deal-other = その他
guess-next = 次へ
viewer-guess = まず予想する
viewer-guess-help = off、on：当たりかどうか、method：選んだ判定方法の答え。予想するまで隠す
viewer-seed = 問題の番号
viewer-seed-help = この番号の問題を出す。0は問題なし
do-viewer-deal = 予想：問題を出す
do-viewer-guess-yes = 予想：当たり、内側
do-viewer-guess-no = 予想：外れ、外側

## コース
course-leave = 終える
course-contents = 目次
course-done = できました。
course-shown = お手本です。
course-again = もう一度考えてみましょう。
course-too-large = 大きすぎます。
course-too-small = 小さすぎます。
course-say = 答える
course-number = 数を入れてください
course-hint = ヒント
course-solution = お手本
course-back = 前へ
course-question = { $count }問中{ $place }問目
course-comes-back = もう一度：前にまちがえた問題
course-comes-back-of = もう一度（{ $place }/{ $count }）
course-failed = この問題は、最後にもう一度出ます。
course-recap = 第{ $number }章のまとめ
results-title = hantei：わたしの結果
results-chapter = { $number } { $title }：{ $all }ステップ中{ $done }ステップ
results-alone = （うち{ $alone }ステップは1回目で、ヒントなし）
results-right = 、正解：{ $answer }
results-wrong = 、誤り：{ $answers }
results-again = 、出し直しで正解
results-helped = 、ヒントかお手本を見た
course-copy = 結果をコピー
course-print = 印刷
course-read = 記事で読む
course-copied = 各章で終えたステップの数と、まちがえた答えをコピーしました。メッセージやファイルに貼り付けられます。
memory-fails = コースの進みぐあいを{ $path }に保存できません：{ $why }。保存せずに続けます。
memory-broken = { $path }はコースのデータではありません（{ $why }）。{ $name }として残し、このデータを使わずに続けます。
memory-later = { $path }は新しいhantei（{ $version }）で書かれています。そのまま残し、このウィンドウでは保存しません。
memory-forbidden = このブラウザーには保存できません。コースは続けられますが、ページを閉じると消えます。
memory-broken-page = ブラウザーに残っていたものは、コースのデータではありません（{ $why }）。別の名前で残し、このデータを使わずに続けます。
memory-later-page = 新しいhantei（{ $version }）のデータが残っています。そのまま残し、このページでは保存しません。
do-window-course = コース：始める、終える
do-window-lesson-next = コース：次のステップ
do-window-lesson-back = コース：前のステップ
do-window-page-on = 発表中：次の比較、その次のステップへ
do-window-page-back = 発表中：前の比較、その前のステップへ

## A test of one's own
test-formula = 式
test-formula-help = 自分の判定。入力すると判定方法がownになる
source-own = 自分で書く式
explain-own = 自分で書く判定です。C、C#、Java、JavaScript、Python、HSPの書き方で、入力や貼り付けができます。入力するとすぐに使われます。hanteiはすべての配置で試し、まちがうところを示します。接しているときに当たりとするかどうかは、<と<=のどちらを書くかで決まります。
text-wrong = { $line }行目の{ $column }文字目：{ $why }
# What a typed test of a point asks
right-of-edge-or-on = Pは辺{ $edge }の右側か、直線{ $edge }上
left-of-edge-or-on = Pは辺{ $edge }の左側か、直線{ $edge }上
corner-left = { $corner }はPより左
corner-left-or-at = { $corner }はPより左か、同じx座標
corner-right = { $corner }はPより右
corner-right-or-at = { $corner }はPより右か、同じx座標
corner-above-or-at = { $corner }はPより上か、同じy座標
corner-below-or-at = { $corner }はPより下か、同じy座標
corner-at = { $corner }とPは{ $axis }座標が同じ

# What is found out about a typed test
own-judging = 試しています：{ $percent }%
own-right = { $all }通りの配置すべてで正しいと証明できました（{ $border }）。
own-tried = { $cases }例でまちがいは見つかりません（{ $border }）。
own-only-tried = 次の場合はまちがいが見つかりません。それ以外では正しいとは限りません：{ $classes }（{ $border }）。
own-more = { $verdict }{ $more }。
own-right-at-centre = xとyが中心なら正しい判定です
own-as-centre = xとyを中心とみなす
own-by-list = { $size ->
    [yes] 「{ $name }」を幅と読んだ場合です
   *[no] 「{ $name }」を右端と読んだ場合です
}
own-touching-hits = 接していれば当たり
own-touching-misses = 接しているだけなら外れ
own-only = 次の場合は正しく、それ以外では正しいとは限りません：{ $classes }（{ $border }）。
own-opposite = すべての場合に答えが逆です。真が「外れ」を表しています。
own-opposite-but-touching = 接しているだけのときを除いて、すべて答えが逆です。真が「外れ」を表しています。
own-opposite-mostly = ほとんどの場合に答えが逆です。真が「外れ」を表しているようです。
own-wrong-in = { $all }通りのうち少なくとも{ $count }通りでまちがいます（{ $border }とした場合）。
own-class-whole-pixels = 数がすべて整数
own-class-not-negative = 座標がすべて0以上
own-class-a-not-larger = AがB以下の大きさ
own-class-b-not-larger = BがA以下の大きさ
own-class-equal-sizes = 大きさが同じ
own-class-a-square = Aが正方形
own-class-a-cube = Aが立方体
own-class-b-square = Bが正方形
own-class-b-cube = Bが立方体
own-class-squares = どちらも正方形
own-class-cubes = どちらも立方体
own-class-convex-clockwise = 凸・時計回り
own-class-convex-counter-clockwise = 凸・反時計回り
own-class-concave = 凹
own-class-crossed = 自己交差
own-class-degenerate = 退化
own-quad-right = どの種類の四角形でもまちがいは見つかりません（{ $border }）。
own-quad-only = 正しい：{ $classes }。誤り：{ $others }（{ $border }）。
own-quad-wrong = どの種類の四角形でもまちがいます。
own-edge-hits = 辺上の点は内側
own-edge-misses = 辺上の点は外側
own-example = { $place }/{ $count }：a={ $a }、b={ $b }。判定は{ $says }、実際は{ $contact }。
own-quad-example = { $place }/{ $count }（{ $class }）：{ $points }。判定は{ $says }、実際は{ $contact }。
own-inset = 誤判定：{ $says }
own-names = { $twins ->
    [yes] 使える名前：{ $names }（bも同じ）
   *[no] 使える名前：{ $names }
}
own-next = 次の誤りの例
own-copy = コードをコピー
own-code-wrong = 注意：この判定にはまちがいがあります。{ $fault }
own-clear = 消去
own-paste = 貼り付ける
own-paste-short = 貼り付け
own-paste-keys = Ctrl+V（MacではCmd+V）で貼り付けてください。
own-paste-finger = ブラウザーに聞かれたら、貼り付けを許可してください。聞かれないときは、判定を入力してください。
own-unread = まだ答えはありません
own-unread-why = 入力欄の文は、まだ判定になっていません。
own-of-others = 別の図形の判定です
own-of-others-why = 図とは別の図形です。結果は入力欄の下にあります。
own-alone = { $asked }（{ $numbers }）が{ $holds }なので、これだけで{ $so }に決まります。
own-together = 調べた{ $count }個の比較のうち{ $held }個が真で、合わせると{ $so }です。
own-asks-nothing = この式は何も比べないので、いつも{ $so }です。
own-wrong = { $reason }ここではまちがいです：{ $contact }。
    .beside = { $contact }
with-wrong = 「{ $given }」は名前と数の組ではありません。例：WIDTH=32 HEIGHT=16
with-twice = 「{ $name }」が2回指定されています
own-corners = 貼り付けた判定は、ここでは頂点が{ $least }個から{ $most }個までの多角形で答えます。この多角形は{ $given }個です。
own-corners-only = この判定は頂点{ $most }個の多角形用です。この多角形は{ $given }個です。
own-slanted-read = { $what }ものとして読みました。
own-stops-zero = この配置では、判定が0で割ってエラーで止まります。
own-stops-overflow = この配置では、判定の中の数が型の範囲を超え、エラーで止まります。
own-stops-fractions = この判定は整数用ですが、この図形には小数があります。
own-stops-corners = この判定は、頂点の数がこの図形とはちがう多角形用です。
own-unfilled = まだ空欄があります。
own-not-given = 値のない名前が{ $count }個あります：{ $names }。入力欄の下で値を入れてください。
own-not-wanted = { $reason }ここで求められるのは{ $so }です。
own-wanted-example = { $place }/{ $count }：a={ $a }、b={ $b }。判定は{ $says }、求められるのは{ $so }。
own-wanted-right = 正しい式です。すべての数で証明できました。
own-wanted-tried = 正しい式です。{ $cases }例で違いは見つかりません。
own-wanted-only = 次の場合は正しく、それ以外では正しいとは限りません：{ $classes }。
own-wanted-wrong = { $all }通りの配置のうち{ $count }通りでまちがいます。
own-whole-right = 整数なら正しいと証明できました（{ $border }）。
own-whole-tried = 整数の{ $cases }例でまちがいは見つかりません（{ $border }）。
own-quad-wanted-wrong = まちがう例があります。
own-quad-wanted-example = { $place }/{ $count }（{ $class }）：{ $points }。判定は{ $says }、求められるのは{ $so }。
own-swap = AとBを入れ替える
own-rules = 数：{ $numbers }、yは{ $y }、xとy：{ $origin }
own-circle-rules = 数：{ $numbers }、Bのxとy：{ $origin }
own-constant-wrong = 「{ $given }」は数ではありません
own-blank = 空欄{ $place }
option-fractions = 小数
option-whole = 整数
option-down = 下向き
option-up = 上向き
option-as-read = コードのとおり
option-corner = 左上
option-centre = 中心
test-wants = 目標の式
test-wants-help = 入力した式が同じ答えを出すべき式。空なら正しい答えと比べる
test-blanks = 空欄
test-blanks-help = 式の空欄__に入れるもの（;で区切る）
test-with = 定数
test-with-help = 式の中で定義されていない名前の値。例：WIDTH=32 HEIGHT=16
test-swap = AとBを入れ替える
test-swap-help = 貼り付けた関数の最初の図形をBとする
test-numbers = 数
test-numbers-help = 除算で小数を残すか、すべて整数として小数部を切り捨てるか
test-y = yの向き
test-y-help = 式の中でyが大きくなる向き
rects-origin = xとy
rects-origin-help = 式の中のxとyが左上の点か中心か。as-readはコードから分かるほう、分からなければ左上の点
cuboids-origin = xとy
cuboids-origin-help = 式の中のxとyが左上の点か中心か。as-readはコードから分かるほう、分からなければ左上の点
arrangement-right = { $says }（正しい）
arrangement-wrong = { $says }（誤り）
arrangement-wrong-here = 判定は{ $says }（ここでは誤り）
arrangement-right-here = { $says }（ここでは正しいが、まちがう例もある）
do-test-go-there = 自分の判定がまちがう例へ移る
do-test-next-error = 次の誤りの例
do-test-previous-error = 前の誤りの例
copy-as-code = 判定方法をコードとしてコピー
copied-code = 判定方法を{ $language }の関数としてコピーしました。
code-touching-hits = 接しているだけでも当たりとします。
code-touching-misses = 接しているだけなら外れとします。
code-rounds-products = 1千万以下の整数では丸めは起きません。ほかの数では、接しているだけのときに、丸めで答えが変わることがあります。
code-rounds-touching = 接しているだけのときは、丸めで答えが決まることがあります。
code-angle = 角度（turn）はラジアンで、画面上で時計回りです（yは下向き）。
code-push = AをBの外へ押し戻す最小の移動量xとyを返します。重なっていなければ、どちらも0です。
code-push-hsp = 重なっているかどうかを返します。push_xとpush_yには、AをBの外へ押し戻す最小の移動量が入ります。
code-approximate = 注意：この判定は正しくないことがあります。{ $why }
code-half = 左と上の辺上は内側、右と下の辺上は外側とします。
code-on-edge-hits = 辺上の点は内側とします。
code-on-edge-misses = 辺上の点は外側とします。
code-whole-numbers = 整数専用です。小数では、1未満の重なりを外れとします。
code-no-point = 半径0のとき、Bの中の点は外れになります。
code-swept = `swept`は、直前のフレームから両者が通った道の全体を調べます。adx、ady、bdx、bdyはそれぞれの移動量です。
code-response-takes = 移動前のAはax, ay, aw, ah、その速度はvx, vy、Bはbx, by, bw, bhです。
code-response-corner = xとyは左上の点で、yは下へ増えます。
code-response-push = AをBのどの辺から、どれだけ押し戻すかを返します。noneは外れです。
code-response-time = AがBのどの辺に、いつ当たるかを返します。移動の始まりが0、終わりが1です。noneは外れです。
code-response-unknown = unknownは、当たっていても辺が分からない場合です。
code-response-inside = insideは、最初からBの中にある場合です。
code-response-still = Aが動かない軸では、-1で入り、2で出るとします。どちらも移動の範囲外です。
code-response-tiles = Bは1枚のタイルです。タイルを1枚ずつ順に調べると、隣り合うタイルの間の辺からAを押し戻すこともあります。
code-response-tiles-time = Bは1枚のタイルです。何枚かあるときは、時刻がいちばん早いタイルに最初に当たります。
code-move-does = Aを速度の分だけ1回動かし、当たったところで止めます。止めた軸の速度は0になります。Aがブロックの上に立っているかどうかも記録します。
code-move-many = ブロックはリストで渡します。1回の呼び出しで、すべてを調べます。
code-move-one = ブロックを1つだけ受け取ります。呼び出すたびにAが動くので、いくつもあるときはリストの形を使ってください。
code-move-least-overlap = 頂点：いちばん短い道で押し戻すので、頂点の近くでは違う辺へ出ます。継ぎ目：2つのブロックの間の辺がAを止めることがあります。速いとき：動いた後の位置しか調べないので、ブロックの向こう側へ出たり、通り抜けたりします。
code-move-diagonals = 頂点：対角線で決めるので、頂点の近くや長いブロックの端の近くでは違う辺になります。継ぎ目：2つのブロックの間の辺がAを止めることがあります。速いとき：動いた後の位置しか調べないので、ブロックの向こう側へ出たり、通り抜けたりします。接しているだけでも当たりです。
code-move-previous = 頂点：両方の軸で離れていたときは、いつも床か天井になります。継ぎ目：床では止まりませんが、壁では止まることがあります。速いとき：動いた後の位置しか調べないので、通り抜けることがあります。最初から重なっているAは動かしません。
code-move-axis-by-axis = 頂点：{ $axis ->
    [x] xを先に動かすので、頂点は床か天井になります
   *[y] yを先に動かすので、頂点は壁になります
}。継ぎ目：止まりません。速いとき：それぞれの軸で動いた後の位置しか調べないので、通り抜けたり、まっすぐ進めば当たらないものに当たったりします。
code-move-swept = 頂点：ちょうど頂点に当たると{ $axis ->
    [x] 壁
   *[y] 床か天井
}になります。継ぎ目：止まりません。速いとき：何も通り抜けません。最初から重なっているものは、Aを止めません。
code-ball-does = ボールa（中心x, y、半径rの円）を速度の分だけ1回動かし、当たったらはね返らせます。辺に当たると、その軸の速度が逆向きになります。yは下へ増えます。
code-ball-square = ボールを囲む正方形だけを調べます。頂点の近くでは、円がブロックに当たっていなくてもはね返り、しかも1つの軸の速度しか変わりません。速いとき：動いた後の位置しか調べないので、通り抜けることがあります。
code-ball-swept = どの速さでも、辺にも頂点にも正確に当たり、継ぎ目では止まりません。1回の移動で16回はね返ると、次の移動まで待ちます。最初から重なっているブロックは通り抜けます。
code-move-no-form = HSPでは「--does move」は使えません。x、yと速度を持つものがないからです。使えるもの：side
code-tiles-needs-move = 「--tiles」は--does sideには使えません。使えるもの：--does move
code-circle-needs-move = 「--circle」は--does sideには使えません。使えるもの：--does move

## quad：最後の1ビット
quad-precision = 精度
quad-precision-help = レンズの数の精度。singleはWPFのプログラムと同じ
quad-k = 間隔2^k
quad-k-help = レンズの1マスの間隔。最後のビットいくつ分か
lens-wrong = { $all }マスのうち{ $wrong }マスで誤り
lens-all-right = { $all }マスすべてで正しい
lens-single = 辺{ $edge }、単精度
lens-double = 辺{ $edge }、倍精度
lens-step = 1マス = 最後のビット × { $step }
lens-cell = 計算：{ $plain }、正解：{ $exact }
lens-left = 左側
lens-on = 線上
lens-right = 右側
explain-lens = コンピューターの数はとびとびで、間にすき間があります。1マスは、Pのまわりに並ぶ数の1つです。色は、丸めた数で計算した外積が答える側です。しま模様のマスでは、その答えがまちがっています。太い線は辺の正確な直線です。
about-quad-last-bit = 丸めについての論文の例です。PはAとBを通る直線の近くにあり、その直線に沿って、外積の答えがあちこちでまちがいます。
about-quad-last-bit-fractions = 同じ論文の、小数を使った例です。式はまずAとPの差を求めます。差が同じ値に丸められる数どうしは答えも同じなので、四角いかたまりができます。
about-quad-last-bit-single = PはAB上にあり、数はWPFのプログラムと同じ単精度です。Pのまわりでは、外積の答えがよくまちがいます。

## rects：最後の1ビット
rects-precision = 精度
rects-precision-help = レンズの数の精度
pair-k = 間隔2^k
pair-k-help = レンズの1マスの間隔。最後のビットいくつ分か
row-single = { $axis }、単精度。1マス = 最後のビット × { $step }
row-double = { $axis }、倍精度。1マス = 最後のビット × { $step }
row-wrong = 誤り
row-sum-exact = { $sum }は{ $rounded }です。丸められていません。
row-sum-rounded = { $sum }はコンピューターの隣り合う2つの数の間にあり、{ $rounded }に丸められます。
row-sum-beyond = 手で計算すると{ $sum }は{ $expected }です。コンピューターでは{ $rounded }になり、最後のビット × { $steps }だけ大きすぎます。
row-sum-before = 手で計算すると{ $sum }は{ $expected }です。コンピューターでは{ $rounded }になり、最後のビット × { $steps }だけ小さすぎます。
row-apart = { $axis }方向でも離れているので、ここでBをどこに動かしても外れです。
row-two-corners = two-cornersは頂点の座標を比べるだけです。何も計算しないので、まちがうマスはありません。
row-origin-size = { $method }は位置と大きさを足します。和は、コンピューターで表せる最も近い数に丸められます。
row-centre-size = centre-sizeは、中心、中心の距離、大きさの和を計算します。どれも丸められることがあるので、境界のすぐそばでは答えをまちがえることがあります。
row-last-pixel = { $method }は矩形を1ピクセル手前で終わらせます（- 1）。ここまで近づいて見ると、1ピクセル先はずっと遠くです。整数のピクセルなら正しく、このような小数ではまちがいです。
explain-circle-lens = コンピューターの数はとびとびで、間にすき間があります。1マスは、Aの中心を近くの数に移したものです。色はそのときの判定方法の答えで、しま模様のマスではその答えがまちがっています。中央のマスが今のAです。クリックすると、Aがそこに移ります。
explain-circles-lens = コンピューターの数はとびとびで、間にすき間があります。1マスは、Aの中心を近くの数に移したものです。色はそのときの判定方法の答えで、しま模様のマスではその答えがまちがっています。中央のマスが今のAです。クリックすると、Aがそこに移ります。
explain-lines-lens = コンピューターの数はとびとびで、間にすき間があります。1マスは、Aの端（最後につかんだ端、なければA1）を近くの数に移したものです。色はそのときの判定方法の答えで、しま模様のマスではその答えがまちがっています。中央のマスが今のAです。クリックすると、Aがそこに移ります。
explain-polygon-lens = コンピューターの数はとびとびで、間にすき間があります。1マスは、Pを近くの数に移したものです。色はそのときの判定方法の答えで、しま模様のマスではその答えがまちがっています。中央のマスが今のPです。クリックすると、Pがそこに移ります。
explain-turned-lens = コンピューターの数はとびとびで、間にすき間があります。1マスは、Aの中心（多角形なら最後につかんだ頂点、なければ頂点1）を近くの数に移したものです。色はそのときの判定方法の答えで、しま模様のマスではその答えがまちがっています。中央のマスが今のAです。クリックすると、Aがそこに移ります。
explain-rects-lens = コンピューターの数はとびとびで、間にすき間があります。1マスは、Aの端のまわりに並ぶ数の1つです。色は、Bの端がその数にあるときの判定方法の答えです。しま模様のマスでは、その答えがまちがっています。赤い帯がA、青い帯がBです。クリックすると、Bの端がその数に移ります。
about-rects-last-bit-sum = コンピューターでは0.1 + 0.2はちょうど0.3にはならず、隣の数に丸められます。AはBに最後の1ビットだけ重なり、当たりになります。
about-rects-last-bit-centres = 同じ2つの矩形です。AはBに最後の1ビットだけ重なり、two-cornersでは当たりです。centre-sizeは先に中心、中心の距離、大きさの和を計算して丸めるので、外れと答えます。
about-rects-last-bit-single = 数はWPFのプログラムと同じ単精度です。Bは幅が広いので中心が大きな数になり、最後のビットが粗くなります。そのためcentre-sizeは、最後のビット4つ分までの重なりを見落とします。

## cuboids：空間の2つの箱
apart-by = 離れている（{ $by }）
touching-face = 接している（面どうし：{ $axes }方向）
touching-an-edge = 接している（辺どうし：{ $axes }方向）
touching-corner-of-three = 接している（頂点どうし：x、y、z方向）
overlapping-solid = 重なっている（{ $x } × { $y } × { $z }）
view-front = 正面
view-side = 側面
view-top = 上面
view-apart = 離れている
reason-axes-overlap = 3つの軸すべてで重なっているので、当たりです。
    .beside = 3つの軸すべてで重なっています。
reason-axis-gap = { $axis }方向に{ $by }のすき間があるので、外れです。
    .beside = { $axis }方向に{ $by }のすき間があります。
reason-axis-gap-alone = { $axis }方向に{ $by }のすき間があるので、外れです。
    .beside =
        { $axis }方向に{ $by }のすき間があります。{ $axis ->
            [x] 横
            [y] 上
           *[z] 正面
        }からは当たりに見えます。
reason-axes-touch = { $axes }方向では接しているだけなので、{ $so }とみなします。
note-six = 比較は6回で足ります。軸ごとに2回です。C++の記事の予想は9回ですが、箱を表す2つの頂点は、どちらが先か決まっているので、調べなくて済みます。
note-three = 比較は軸ごとに1回、全部で3回です。絶対値が、軸の両側を1つにまとめます。
note-border-of-two = 2つの箱は境界で接しているだけです。原典どおりなら、two-corners（C++）はこれを当たりとし、centre-sizeは外れとします。
cuboids-border = 接する境界
cuboids-border-help = 接しているだけの箱を当たりとするか
cuboids-a = A
cuboids-a-help = 赤い箱。左上手前の点と、幅、高さ、奥行き
cuboids-b = B
cuboids-b-help = 青い箱。Aと同様
cuboids-shown = 見せる範囲
cuboids-shown-help = 図に収める空間の範囲。左上手前の点、続けて幅、高さ、奥行き
cuboids-yaw = 見る向き
cuboids-yaw-help = 箱のまわりを回る角度。0は正面
cuboids-tilt = 見る高さ
cuboids-tilt-help = 見下ろす角度。0は水平、90は真上
cuboids-views = 正面、側面、上面の図
cuboids-views-help = 2つの箱を正面、右、上から見る。どの図も2つの矩形になる。図の名前を指定すると、その図だけを示す
cuboids-strips = 3つの軸の影
cuboids-strips-help = x、y、zそれぞれでの各箱の区間と、重なる長さかすき間
do-cuboids-nudge = Aを左右、前後に1動かす（Shift：10、Ctrl：0.1）
do-cuboids-raise = Aを1上げる
do-cuboids-lower = Aを1下げる
mouse-cuboids-drag = Aをドラッグ
mouse-cuboids-drag-help = 地面に沿って動かす
mouse-cuboids-lift = Shift + Aをドラッグ、またはAの矢印をドラッグ
mouse-cuboids-lift-help = 上下に動かす
mouse-cuboids-view = 小さい図のAをドラッグ
mouse-cuboids-view-help = その図の2つの軸に沿って動かす
mouse-cuboids-turn = Aの外をドラッグ
mouse-cuboids-turn-help = 見る向きを変える
about-cuboids-cpp-rectangles = C++の記事の矩形を20倍にして、奥行きをつけました。箱ならどう判定するのか、というのが記事の終わりの問いです。
about-cuboids-javascript-canvas = JavaScriptの記事の矩形に奥行きをつけました。中心と大きさを使うので、比較は3回です。
about-cuboids-front-overlaps = 正面からは重なって見えますが、実際は離れています。z方向にすき間があり、横や上から見ると分かります。
about-cuboids-touching-face = 面の一部で接しているだけです。
about-cuboids-touching-edge = 辺の一部で接しているだけです。2つの軸で接し、残りの軸で重なっています。
about-cuboids-touching-corner = 1点で接しているだけです。3つの軸すべてで接しています。
about-cuboids-containment = 一方がもう一方の内側にすっぽり入っています。交わる面を探す判定なら見落とします。
about-cuboids-bar-through-frame = 平たい箱を棒が貫いています。どの頂点も相手の内側にないのに、当たりです。Bが額縁なら、棒は穴を通るかもしれません。それでも、額縁を囲む箱には当たります。
about-cuboids-identical = まったく同じ箱が2つあります。
deal-one-view = 1つの図でだけ重なる
deal-touching-face = 面で接する
deal-bar = 箱を貫く棒
deal-narrow-gap = 小さいすき間
deal-two-gaps = 2つの軸にすき間
deal-three-gaps = 3つの軸すべてにすき間
deal-bar-beside = 箱の横の棒
ask-hit-in-space = { $method }の判定は、当たり？ 外れ？（ドラッグで回す）

## 枠：バー、パネル、扉
guess = 予想する
step = 1つ進む
method = 判定方法
course-start = コースを始める
course-resume = コースを続ける
course-short = コース
course-steps = { $place }/{ $all }
course-step = ステップ{ $place }
course-one-try = 解答は1回だけ
course-more-tries = 解答は何度でも
course-continue = 次へ
course-end = コースを終える
course-skip = とばす
course-no = まだ正しくありません。
numbers-show = 数を見る
numbers-hide = 数を隠す
menu-language = 言語
menu-theme = 明るさ
menu-motion = 動き
menu-letters = 文字の大きさ
menu-more = この図でできること
theme-light = ライト
theme-dark = ダーク
theme-system = 自動
door-back = 戻る
door-closed = パネル
door-methods = すべての判定方法
door-examples = 例
door-own = 自分の判定
door-own-wrong = まちがう例あり
door-own-right = まちがいは見つからない
door-numbers = 数値・表示
door-methods-short = 判定方法
door-sides-short = すべての場所
door-map = すべての配置
door-lens = レンズ：端の近くの数
door-cost = 個数ごとの時間
door-differ = 食い違い
door-wrong = { $count }つが誤り
do-window-door-back = 最初のページに戻る
method-wrong = ここでは誤り
sum-none = どれも真でない：
sum-one-false = 1つが偽：
sum-one = 1つが真：
sum-both = 2つとも真：
sum-all = { $count ->
        [1] 真：
       *[other] { $count }つとも真：
    }
sum-some = { $count }つが真：
own-invitation = 自分のゲームの判定を入力してください。比較が1つずつその場で計算され、すべての配置で正しいかどうかが分かります。
option-hits = 当たり
option-misses = 外れ
option-quad-hits = 内側
option-quad-misses = 外側
option-as-written = 原典どおり
rects-invitation = Aはポインターを追います。Bに重ねてみましょう。クリックで、そこに置けます。
finger-invitation = AをBに重ねましょう。
finger-invitation-point = PをBの中に入れましょう。
rects-rests = Aをここに置きました。ドラッグで動かせます。もう1回クリックすると、また追います。
circle-rests = Aをここに置きました。ドラッグで動かせます。もう1回クリックすると、また追います。
circles-rests = Aをここに置きました。ドラッグで動かせます。もう1回クリックすると、また追います。
guess-said-right = 予想「{ $said }」は正解
guess-said-wrong = 予想「{ $said }」は誤り
idea-four-flags = 外れになる条件が4つ。1つで十分です。
idea-ruled-out = 外れになる4つの条件を順に調べます。
idea-not-ruled-out = 4つの条件を入れ子にし、4つとも真なら当たりです。
idea-origin-size = 4つとも真なら当たりです。
idea-centre-size = 両方の軸で中心が近ければ当たりです。
idea-two-corners = 4つのうち1つが真なら外れです。
idea-right-of-all = Pが4辺すべての右側にあれば内側です。
idea-same-side = Pがすべての辺の同じ側にあれば内側です。
idea-crossings = 半直線が辺と奇数回交われば内側です。
ask-touching-hits = 接していれば当たりです。
ask-touching-misses = 接しているだけなら外れです。
ask-touching-hits-here = 接していれば当たりです（{ $method }の原典どおり）。
ask-touching-misses-here = 接しているだけなら外れです（{ $method }の原典どおり）。
guess-history = 最近の{ $all }問中{ $right }問正解
guess-again = まちがえた問題は再出題
guess-answer = 答え：
door-more = その他
door-more-beside = 例、自分の判定、表示
idea-cuboids-two-corners = 6つのうち1つが真なら外れです。
idea-cuboids-centre-size = 3つの軸すべてで中心が近ければ当たりです。
numbers-show-short = 数
numbers-hide-short = 隠す
player-rate = フレーム/秒
quad-begins = 4回のクリックで四角形、5回目で点P。Pは内側？
what-this-is = ゲームはいつも「この2つは当たっているか」を判定しています。hanteiはその判定のしくみを見せます。{ $a }を動かして、比較を見てみましょう。
told-source-HSP = HSP（日本のBASIC風の言語）
contents-course = コース
contents-title = 全{ $count }章
contents-about = 1ステップに1つの課題。どこからでも始められます。
contents-steps = { $all }ステップ中{ $done }
contents-count = { $count }ステップ
contents-chapter = 第{ $number }章
contents-short = 短いコース
contents-to-come = { $count ->
    [1] 第{ $from }章はこれからです
   *[other] 第{ $from }章と第{ $to }章はこれからです
}
contents-in-english = 第{ $from }章からは英語です
contents-go-on = { $place }を続ける
contents-link = リンクをコピー
contents-begin = { $place }から始める
contents-right = { $all }問中{ $right }問正解
do-window-explanation-close = 説明を閉じる
do-window-contents-back = 目次からステップに戻る
figure-none = --figure { $given }：{ $scene }にその図はありません。使えるもの：{ $allowed }
figure-nowhere = --figure { $given }：{ $scene }に図はありません
figure-empty = --figure { $given }：まだ描くものがありません
option-hsp-start = HSPの最初の画面
option-left-of = AがBの左
option-right-of = AがBの右
option-above = AがBの上
option-below = AがBの下
option-javascript-canvas = JavaScriptの例
option-cpp-rectangles = C++の例
option-touching-edge = 辺で接する
option-touching-corner = 頂点で接する
option-one-pixel = 1ピクセルの重なり
option-half-a-pixel = 0.5ピクセルの重なり
option-cross = 十字
option-containment = 一方が他方の中にある
option-identical = 同じもの2つ
option-empty = まだ何もない
option-wpf-figure = WPFの例
option-worked-edge-p1 = 辺1本、Pは右側
option-worked-edge-p2 = 辺1本、Pは左側
option-counter-clockwise = 反時計回り
option-concave = 凹の形
option-bow-tie = 自己交差
option-degenerate = 2頂点が同じ点
option-on-edge = Pが辺の上
option-on-corner = Pが頂点の上
option-horizontal = 横向き
option-vertical = 縦向き
option-touching = 接する瞬間
option-collision = 当たっている途中
option-vertical-collision = 縦向きで当たっている途中
option-passing-by = すれ違い
option-between-frames = 2つのフレームの間
option-thin-wall = 薄い壁
option-swept = 通った道を判定
option-drift = 漂う
option-clusters = かたまり
option-shooter = 弾と敵
option-dozens = 60個
option-brute-force = 2000個を総当たり
option-every-pair = 12個を総当たり
option-sweep-line = 12個をx順に
option-strip-by-strip = 100個を短冊に分けて
option-mistake-corner-inside = 頂点だけを調べる
option-mistake-condition-1 = 条件1だけ
option-mistake-condition-2 = 条件2だけ
option-mistake-condition-3 = 条件3だけ
option-mistake-condition-4 = 条件4だけ
option-mistake-or-for-and = andの代わりにor
option-mistake-full-sizes = 半分の代わりに全体の大きさ
option-mistake-no-abs = 絶対値なし
option-mistake-at-most-once = <の中に<=が1つ
option-mistake-only-x = x方向だけ
option-mistake-width-twice = 高さの代わりに幅
option-mistake-circles = 矩形の代わりに円
option-mistake-centre-as-corner = 中心を左上の点とみなす
option-mistake-integer-halves = 半分を整数に切り捨て
option-mistake-mixed-axes = yの代わりにx
option-mistake-swapped-arguments = 位置と大きさが逆
option-mistake-unsorted-corners = 頂点の順が逆
option-mistake-three-edges = 辺を3本だけ
option-mistake-bounding-box = 外接矩形
option-mistake-wrong-winding = 回る向きが逆
option-mistake-both-ends = 辺の両端を数える
option-last-bit = 最後の1ビット
option-last-bit-fractions = 小数の最後の1ビット
option-last-bit-single = 単精度の最後の1ビット
option-single = 単精度
option-double = 倍精度
option-last-bit-sum = 和の最後の1ビット
option-last-bit-centres = 中心の最後の1ビット
option-front-overlaps = 正面では重なる
option-touching-face = 面で接する
option-bar-through-frame = 平たい箱を貫く棒
viewer-large = 図を大きく
viewer-large-help = 開いている図を、元の図の代わりに大きく表示
figure-larger = 大きく表示
figure-smaller = 元の図に戻る
figure-smaller-short = 元の図へ
do-window-figure-smaller = 大きな図から元の図に戻る
help-title = マウスとキー
help-here = この場面：{ $scene }
help-everywhere = どこでも
help-undo = 「元に戻す」で戻るのは、図形、数値、フレームです。表示、ズーム、ステップはそのままです。
help-new-title = はじめての方へ
help-new = コースでは、全部を1つずつ試せます。

## response：判定とその理由
hit-on = { $side ->
    [top] 当たり — 上の辺
    [left] 当たり — 左の辺
    [right] 当たり — 右の辺
    [bottom] 当たり — 下の辺
    [corner] 当たり — 頂点どうし
    [inside] 最初から内側
   *[unknown] 当たり — 辺は不明
}
pushed-out = { $side ->
    [left] 左へ押し戻し
    [right] 右へ押し戻し
    [top] 上へ押し戻し
   *[bottom] 下へ押し戻し
}
not-seen = 見落とし
verdict-touches = 接しているだけ
way-out = { $side ->
    [left] 左へ{ $by }
    [right] 右へ{ $by }
    [top] 上へ{ $by }
   *[bottom] 下へ{ $by }
}
far-out = { $side ->
    [left] 左へ{ $by }
    [right] 右へ{ $by }
    [top] 上へ{ $by }
   *[bottom] 下へ{ $by }
}
stops-at = フレームの{ $time }で止まります
stays = Aは動かしません
why-no-hit = { $why ->
    [apart] このフレームでは当たりません。
    [grazes] 1点で接するだけなので、外れです。
    [ends-touching] フレームの終わりにちょうど接します。まだ外れです。
    [starts-touching] 最初に接していて、離れていくので、外れです。
   *[slides-along] AはBに沿ってすべります。接しているだけなら外れです。
}
why-inside = 動く前から重なっていたので、どの辺も通っていません。どうするかはルールで決めます。
why-corner = どちらのすき間も{ $time }で閉じます。遅いほうがないので、辺はルールで決めます：{ $out }。
why-later = すき間はx方向が{ $x }、y方向が{ $y }で閉じます。遅いのは{ $axis }です。だから：{ $out }。
why-apart = 前のフレームでは{ $other }方向で重なり、{ $axis }方向では離れていました。だから：{ $out }。
what-happened = { $side ->
    [top] 上から来ました。
    [bottom] 下から来ました。
    [left] 左から来ました。
    [right] 右から来ました。
    [corner] 頂点に当たりました。
   *[none] 外れです。
}
wrong-because = { $so }{ $because }
wrong-not-seen = { $so }ですが、移動先では重なっていないので、この判定方法は当たりに気づきません。
wrong-unknown = { $so }ですが、どの比較からも辺が分かりません。
wrong-seam = 継ぎ目で{ $way }だけ押し戻しました。でも、並んだタイルの間の辺は壁ではありません。
wrong-touch = 接しているだけで、深さは0です。
wrong-passes = Aはまっすぐ通り過ぎます。
wrong-least = { $way }のほうが{ $right }より短い、というだけです。
wrong-diagonals = 中心がほかの辺の領域に入っただけです。
wrong-previous = どちらの軸でも離れていて、先にyを調べるからです。
wrong-axis = 先に{ $first }方向へ動かすと何にも当たらず、もう一方の軸で当たりました。
wrong-corner = その辺は、この頂点にはありません。
wrong-tie = どちらも{ $by }です。同じときは、この判定方法はyを選びます。
wrong-one-missing = それは正しいのですが、Aはほかの辺にも当たります。
wrong-swept = すべてのタイルに当たる前に止まりました。

## response：パネルと図
which-way-out = どちらへ、どれだけ？
methods-right = { $all }つのうち、ここで正しいのは{ $count }つです。
methods-rule = ここでは、辺をルールで決めます。
why-says = { $method }の答え「{ $says }」の理由
side-of-b = { $side ->
    [left] 左
    [right] 右
    [top] 上
    [bottom] 下
    [corner] 頂点
    [inside] 内側
    [unknown] 不明
   *[none] 外れ
}
response-frames = フレーム{ $frame }：これまでに引っかかったのは{ $caught }フレームです。
response-before = 前
response-now = 今
response-after = あと
response-examples = タイルの継ぎ目など
asks = { $what ->
    [into-left] Bの左端を越えている
    [into-right] Bの右端を越えている
    [into-top] Bの上端を越えている
    [into-bottom] Bの下端を越えている
    [nearer-left] 右より左が近い
    [nearer-top] 下より上が近い
    [x-shorter] yよりxが浅い
    [near-x] x方向で中心が近い
    [near-y] y方向で中心が近い
    [below-falling] 下り対角線より下
    [below-rising] 上り対角線より下
    [was-above] 前はBの上にいた
    [was-below] 前はBの下にいた
    [was-left] 前はBの左にいた
    [was-right] 前はBの右にいた
    [moves-right] 右へ動く
    [moves-left] 左へ動く
    [moves-down] 下へ動く
    [moves-up] 上へ動く
    [ends-x] x：Bの始まりより後に終わる
    [begins-x] x：Bの終わりより前に始まる
    [ends-y] y：Bの始まりより後に終わる
    [begins-y] y：Bの終わりより前に始まる
    [at-once] 両方の軸が同時に重なる
    [not-yet] 最後のすき間はまだあった
    [in-frame] このフレームで閉じる
    [goes-on] 重なりが続いている
    [x-later] xのすき間が最後に閉じる
   *[y-later] yのすき間が最後に閉じる
}
sides-title = ({ $x }, { $y })動いたあと、Bだけなら：
a-rule = ルール
door-sides = この速度でのすべての場所
explain-response-sides = それぞれの点は、Aの中心の行き先です。矢印はその判定方法が選ぶ辺、線は辺の分かれ目です。クリックするとAがそこに移ります。速度を変えると、まちがう場所も変わります。
explain-least-overlap = Aを動かし、重なったら最も短い方向へ戻します。4つの深さの最小です。どこから来たかは調べないので、頂点の近くへ速く落ちると横へ出されます。原典：Metanet、N tutorial A。
explain-diagonals = BをAの大きさだけ広げ、2本の対角線で4つの領域に分けます。Aの中心がどの領域にあるかで、辺を決めます。長い床の端では上の領域が平たくなります。原典：gamedev.SE、ミンコフスキー和。
explain-previous = 重なったら、1フレーム前にAがBのどの側にいたかを、上、下、左、右の順に調べます。どちらの軸でも離れていたときは、必ず上か下になります。原典：gamedev.SE 29593。
explain-axis-by-axis = Aを1つの軸で動かし、重なったタイルごとに戻し、次にもう1つの軸で同じことをします。継ぎ目には引っかかりませんが、どちらの軸でも離れていたときは順番しだいです。原典：HaxeFlixel、FlxObject.separate。
idea-least-overlap = 最短距離で出す
idea-diagonals = 中心がどの領域にあるか
idea-previous = 前はどの側にいたか
idea-axis-by-axis = xを動かして判定、次にy
idea-swept = 最後に閉じるのはどのすき間か

## response：設定と操作
response-method = 判定方法
response-method-help = 辺と押し戻す距離を答える判定方法。変えるとフレーム0に戻る
response-a = 動く前のA
response-a-help = フレームの前のAの位置と大きさ
response-v = 速度
response-v-help = Aが1フレームに動く量
response-b = B
response-b-help = 最初のタイル
response-tiles = 右に並ぶタイル
response-tiles-help = Bと同じ大きさのタイルが横に何枚並ぶか（Bを含む）
response-wall = 下に並ぶタイル
response-wall-help = 縦に何枚並ぶか
response-block = もう1つのブロック
response-block-help = もう1つの障害物。大きさが0ならなし
response-order = 先に動かす軸
response-order-help = axis-by-axis：先に動かす軸
response-tie = 頂点では
response-tie-help = swept：頂点ちょうどで止める軸
response-asked = タイルを調べる順
response-asked-help = タイルを1枚ずつ調べる順番
response-answer = sweptの応答
response-answer-help = swept：outは押し戻す、stopは止まる、slideは沿って進む
response-gravity = 重力
response-gravity-help = 下向きの速度が毎フレーム1増える。止められた軸の速さは0になる
response-before-help = off：移動先だけを描く
option-given = 並んでいる順
option-reversed = 後ろから
option-out = 押し戻す
option-stop = 止まる
option-slide = すべる
do-response-speed = 上下の速度を1ずつ変える（Shift：10、Ctrl：0.1）
do-response-try-previous = previousで試す
do-response-try-swept = sweptで試す
mouse-response-drag = AまたはBをドラッグ
mouse-response-drag-help = 動かす
mouse-response-tip = 矢印の先をドラッグ
mouse-response-tip-help = 速度を変える
ask-way = Aはこのフレームで({ $x }, { $y })動きます。途中でBに当たりますか？ 接しているだけなら外れです。
deal-thin-and-fast = 薄くて速い
deal-past-a-corner = 頂点のそば
deal-just-short = ぎりぎり手前
examples-seams = タイルの継ぎ目に引っかかる
examples-one-block = 1つのブロックと速さ

## response：例
option-edge-of-a-row = タイルの列の端
option-caught-on-a-seam = 歩くと引っかかる
option-caught-the-other-way = 後ろのタイルから調べる
option-seam-axis-by-axis = 引っかからない方法
option-stands-on-a-wall = 壁の継ぎ目に立つ
option-head-on-a-wall = 継ぎ目に頭をぶつける
option-inner-corner = 床と本物の壁
option-fell-slowly = ゆっくり落ちて深さ4
option-fell-12 = 速さ12で落ちて深さ8
option-fell-16 = 速さ16で落ちて深さ12
option-fell-on-the-middle = 真ん中に落ちる
option-ran-into-it = 横からぶつかる
option-past-the-middle = 中央を越える
option-fast-diagonal = 速い斜めの動き
option-landed-and-slides = 着地してすべる
option-side-not-top = 上ではなく横
option-exact-corner = ちょうど頂点
option-grazes-a-corner = 頂点をかすめる
option-round-the-corner = 頂点を越えて進む
option-from-below = 下から
option-falls-past = 横を落ちる
option-bullet = 弾と薄い壁
option-starts-inside = 最初から内側
option-slides-along = 接したまますべる
option-pressed-on = 押しつけてすべる
option-ends-touching = ちょうど接して終わる
option-long-floor = 長い床の端
about-response-edge-of-a-row = Aがタイルの列の左端に落ちます。上の辺より左の辺のほうが近くなります。
about-response-caught-on-a-seam = Aは3枚のタイルの上を左へ歩き、重力で下に押されます。継ぎ目では上の辺より近い辺があるので、least-overlapはAを戻します。再生してから、axis-by-axisかsweptを選びます。
about-response-caught-the-other-way = 右へ歩くときは順番しだいです。後ろのタイルから調べると引っかかり、並んだ順なら引っかかりません。
about-response-seam-axis-by-axis = 先にすべてのタイルをx方向で、次にy方向で調べます。x方向ではどれにも重ならないので、継ぎ目に引っかかりません。
about-response-stands-on-a-wall = Aは壁に押しつけられながら落ちます。下のタイルから調べると、前はそのタイルの上にいたので、継ぎ目に立ってしまいます。
about-response-head-on-a-wall = Aは壁に押しつけられながら跳びます。上のタイルの下にいたので、継ぎ目でジャンプが終わります。
about-response-inner-corner = ここの壁は本物です。Aは着地し、すべって進み、ブロックで止まります。
about-response-fell-slowly = 1フレームに8なら深さは4で、5つとも上と答えます。
about-response-fell-12 = 速さ12で落ちると、上へ出すには8、左なら6です。左のほうが近いので、least-overlapはまちがえます。
about-response-fell-16 = 速さ16では、diagonalsもまちがえます。
about-response-fell-on-the-middle = 頂点から離れていれば、深さ12でも上が最も近いままです。
about-response-ran-into-it = Aは左の辺にぶつかり、深さは4です。
about-response-past-the-middle = 速くて中央を越えるので、右の辺のほうが近くなり、AはBの反対側へ出されます。
about-response-fast-diagonal = 前はどちらの軸でも離れていて、x方向では中央を越えます。最後に閉じたのはy方向のすき間です。
about-response-landed-and-slides = Aはフレームの半ばで着地します。yは止まり、xは残り半分進みます。
about-response-side-not-top = 前のAはBの左上にいました。y方向のすき間は1/3、x方向は1/2で閉じます。遅いのはxなので、当たったのは左の辺です。
about-response-exact-corner = どちらのすき間も1/2で閉じます。どちらの辺が正しいとも言えません。bump.luaは左、有名な記事は上と答えます。
about-response-grazes-a-corner = まっすぐ進めば、AはBと1点で接するだけです。1軸ずつ動かすと、AはBの中を通ります。
about-response-round-the-corner = Aは1/5で左の辺に当たりますが、フレームの終わりにはその頂点を通り過ぎています。
about-response-from-below = Aが下から跳び上がります。yを先に動かすと右と答えます。
about-response-falls-past = AはBの左を、14だけ離れて落ちていきます。ある記事のスイープ判定だけでは、動かない軸が重なるかを調べず、上と答えます。
about-response-bullet = 弾は壁の手前にあり、次のフレームでは向こう側です。気づくのはsweptだけです。
about-response-starts-inside = Aは動く前から重なっています。どこから来たかは分かりません。
about-response-slides-along = Aは上の辺に沿ってすべります。diagonalsは接するだけでも当たりとし、深さは0です。
about-response-pressed-on = 下へ4加えた場合です。yはすぐ止まり、xは自由です。
about-response-ends-touching = フレームの終わりに接します。まだ当たりではありません。
about-response-long-floor = 長い床の端では上の領域がとても平たく、diagonalsはAを左へ22も押し戻します。
about-response-wild-bump-33 = 頂点だけが接し、Aは離れていくのに、bump.luaは下からの当たりを返しました。作者は、丸めに備えて矩形のまわりに足す0.0000000001が原因かもしれないと答えました。速度はhanteiで決めたものです。kikito/bump.lua#33
about-response-wild-flixel-1566 = 20 × 20のプレイヤーが、縦に並んだ50 × 50の箱に押しつけられながら落ちると、複数の箱に対して奇妙な動きをしました。大きさは報告のまま、判定方法と速度はhanteiで決めたものです。まだ解決していません。HaxeFlixel/flixel#1566
about-response-wild-flixel-3430 = 重なりの小さい軸から直すべきか、という提案です。軸の順を固定すればタイルの継ぎ目に引っかからないが、小さい軸からでは引っかかる、と返されました。まだ決まっていません。数値はhanteiで決めたものです。HaxeFlixel/flixel#3430
about-response-wild-dikuarcade-52 = 真上へ進んでBに当たる例です。DIKUArcadeは、まっすぐなときだけ反対の辺を返し、少し斜めなら正しい辺を返しました。テストを加えて直されました（#53）。大きさと速さはhanteiで決めたものです。diku-dk/DIKUArcade#52
about-response-wild-bevy-8465 = Bevyの説明には最も深い辺を返すとありましたが、コードはleast-overlapと同じく最も浅い辺を返していました。最も深い辺にすると例のボールが逃げ出すので、説明のほうが直されました。数値はhanteiで決めたものです。bevyengine/bevy#8465

## circle：判定と理由
circle-title = 円
circle-asks = 円は矩形に当たる？
circle-touching = 接している
circle-overlapping = 重なっている
circle-overlapping-by = { $by }重なっている
circle-nearest = Bの最も近い点Qまでの距離は{ $far }です。円の半径は{ $reach }です。
circle-only-shadows = 影はどちらの軸でも重なっていますが、Qまでの距離は{ $far }で、円の半径は{ $reach }しかありません。
circle-touches = Bの最も近い点Qまでの距離は{ $reach }で、半径も{ $reach }です。接しているだけです。
circle-inside = 中心がBの中にあるので、点Qは中心そのもので、距離は0です。円の半径は{ $reach }です。
circle-beside = { $axis }方向では中心がBの両端の間にあり、もう一方の軸でも十分に近いので、当たりです。
    .beside = { $axis }方向では中心がBの両端の間にあり、もう一方の軸でも十分に近くなっています。
circle-too-far = { $axis }方向の中心どうしの距離が、Bの半分と半径の和より大きいので、外れです。
    .beside = { $axis }方向の中心どうしの距離が、Bの半分と半径の和より大きくなっています。
circle-square-hits = 円を囲む正方形がBと重なっているので、当たりです。
    .beside = 円を囲む正方形がBと重なっています。
circle-square-misses = { $axis }方向で、円を囲む正方形がBと重なっていないので、外れです。
    .beside = { $axis }方向で、円を囲む正方形がBと重なっていません。
circle-centre-in = 円の中心がBの中にあるので、当たりです。
    .beside = 円の中心がBの中にあります。
circle-corner-in = 円の中に、Bの{ $corner ->
    [A] 左上
    [B] 右上
    [C] 右下
   *[D] 左下
}の頂点があるので、当たりです。
    .beside = 円の中に、Bの{ $corner ->
        [A] 左上
        [B] 右上
        [C] 右下
       *[D] 左下
    }の頂点があります。
circle-no-corner = 中心はBの中になく、円の中にBの頂点もないので、外れです。
    .beside = 中心はBの中になく、円の中にBの頂点もありません。
circle-because-square = 点Qまでは{ $far }あり、半径{ $reach }の円は届かない
circle-because-edge = 最も近い点QはBの辺の上にあり、距離は{ $far }、半径は{ $reach }だ
circle-because-point = 半径0の円は点で、Bの中にあるのに、0 < 0は偽だ
circle-because-rounding = 2乗や和や平方根が丸められている
circle-note-wrong = { $method }はここではまちがいです。{ $because }からです。
circle-region = 中心は{ $place }です。

## circle：各行の意味
circle-row-asks = { $what ->
    [near] 点Qが円の中
    [near-or-at] 点Qが円の中か円周上
    [corner-near] 頂点が円の中
    [corner-near-or-at] 頂点が円の中か円周上
    [far-x] x方向に遠すぎる
    [far-y] y方向に遠すぎる
    [between-x] 中心がBの左端と右端の間
    [between-y] 中心がBの上端と下端の間
    [square-from-x] Bの左端が正方形の右端より左
    [square-to-x] 正方形の左端がBの右端より左
    [square-from-y] Bの上端が正方形の下端より上
    [square-to-y] 正方形の上端がBの下端より上
    [square-from-x-or-at] Bの左端が正方形の右端かそれより左
    [square-to-x-or-at] 正方形の左端がBの右端かそれより左
    [square-from-y-or-at] Bの上端が正方形の下端かそれより上
    [square-to-y-or-at] 正方形の上端がBの下端かそれより上
    [centre-from-x] 中心がBの左端かそれより右
    [centre-to-x] 中心がBの右端かそれより左
    [centre-from-y] 中心がBの上端かそれより下
    [centre-to-y] 中心がBの下端かそれより上
    [corner-A] 左上の頂点が円の中
    [corner-B] 右上の頂点が円の中
    [corner-C] 右下の頂点が円の中
    [corner-D] 左下の頂点が円の中
    [corner-A-or-at] 左上の頂点が円の中か円周上
    [corner-B-or-at] 右上の頂点が円の中か円周上
    [corner-C-or-at] 右下の頂点が円の中か円周上
   *[corner-D-or-at] 左下の頂点が円の中か円周上
}
circle-nearest-on = Bの最も近い{ $axis }
circle-how-far = 離れている距離
circle-now-less = Bの範囲に収める：{ $from } < { $to }なので、{ $to }
circle-now-more = Bの範囲に収める：{ $from } > { $to }なので、{ $to }
circle-now-in = Bの範囲に収める：{ $from }はもう範囲の中
circle-now-apart = Qから中心まで、軸ごとに
circle-now-squares = 2乗の和が、距離の2乗
circle-now-root = 和の平方根が、距離
computed-from = { $number }から
sum-near = 届く：
sum-far = 届かない：
code-if-hit = { $condition } → 当たり
own-circle-so = 実際は{ $contact }
own-circle-wanted = 求められるのは{ $so }
own-circle-wrong = 9つの領域のうち、{ $count }つでまちがいます（{ $border }とした場合）：{ $regions }。
own-circle-wrong-in = 9つの領域のうち、{ $count }つでまちがいます（{ $border }とした場合）。
own-circle-point = ただし、半径0の円は除きます
idea-closest = Bの最も近い点だけで決まります。
idea-root = 同じですが、平方根で距離そのものを求めます。
idea-regions = 遠すぎる？ 辺の横？ 残りは頂点で決まります。
idea-box = 円の代わりに、円を囲む正方形を使います。
idea-corners = 中心がBの中か、Bの頂点が円の中か。
explain-closest = 中心の座標をx方向とy方向でそれぞれBの範囲に収めると、最も近い点になります。その距離が半径より小さければ当たりです。2乗のまま比べるので、平方根は要りません。原典どおり<で比べると、Bの中にある半径0の円は外れになります。
explain-root = 同じ判定で、距離そのものを比べます。平方根の計算が要り、その丸め方は2乗の場合と違います。小数では、接しているところで答えが変わることがあります。
explain-regions = 中心どうしの距離をBの半分と比べます。x方向かy方向に遠すぎれば外れ、Bの両端の間にあれば当たりです。残るのは頂点の先だけで、そこでは2乗で比べます。原典どおりなら、接していれば当たりです。
explain-box = 円の代わりに、円を囲む正方形を調べます。Bの各頂点の先では、一辺が半径の正方形全体を当たりとしますが、本当に当たるのは4分の1の円だけです。正方形の21%でまちがいます。
explain-corners = よくある最初の試みです。中心がBの中にあるか、Bの頂点が円の中にあれば当たりとします。辺の途中だけにかかる円を見落とします。

## circle：図と表
region-corner = 頂点
region-edge = 辺
circle-invitation = 円はポインターを追います。Bに近づけてみましょう。
circle-map-how = 中心の位置。押すと移動
circle-map-says = ({ $x }, { $y })：{ $says }
circle-map-wrong = 誤り{ $percent }%
door-circle-map = 中心のすべての位置
explain-circle-map = 1点は、この半径とBのときの中心の位置です。「頂点」はその先の、一辺が半径の正方形、「辺」は辺の横の帯、中央はBです。クリックすると中心がそこに移ります。

## circle：設定と操作
circle-c = 中心
circle-c-help = 赤い円Aの中心。指定するとfollow=off
circle-r = 半径
circle-r-help = Aの半径。0なら点
circle-out = 押し戻す向き
circle-out-help = 重なっているとき、Bの外へ出る最短の道を矢印と長さで、出たあとの円を破線で示す
circle-strips = 軸の影
circle-strips-help = 左と下に、y方向とx方向での各図形の区間と、その重なりかすき間を示す
circle-origin = Bのxとy
circle-origin-help = 式の中の矩形のxとyが左上の点か中心か。as-readはコードから分かるほう、分からなければ左上の点
do-circle-nudge = 最後につかんだものを1動かす、または半径を変える（Shift：10、Ctrl：0.1）
mouse-circle-move = 移動
mouse-circle-move-help = 追う設定がオンなら、円がポインターを追う
mouse-circle-click = クリック
mouse-circle-click-help = Aをそこに置く。もう一度クリックすると、また追う
mouse-circle-drag = ドラッグ
mouse-circle-drag-help = 円、円周（半径）、B、またはBのつまみを動かす
deal-corner-square = 正方形だけが届く
deal-corner-reached = 頂点に届く
deal-corner-touching = 頂点に接する
deal-edge-touching = 辺に接する
deal-circle-edge = 辺の横
deal-circle-inside = 中心がBの中

## circle：例
examples-corners = 頂点の先
examples-edges = 辺の横
option-between-both = 開始
option-beyond-a-corner = 頂点の先
option-reaches-the-corner = 頂点にかかる
option-touches-the-corner = 頂点に接する（3-4-5）
option-touches-5-12-13 = 頂点に接する（5-12-13）
option-tiny-circle = とても小さい円
option-huge-circle = とても大きい円
option-left-of-b = 左の辺にかかる
option-touches-the-edge = 辺に接する
option-too-far-right = 右に遠すぎる
option-over-an-edge = 上の辺にかかる
option-under-b = 下の辺にかかる
option-wholly-inside = 全体がBの中
option-centre-on-an-edge = 中心が辺の上
option-around-b = Bを囲む
option-point-inside = 半径0、Bの中
option-point-on-an-edge = 半径0、辺の上
option-last-bit-touching = 平方根の最後のビット
option-mistake-only-corners = 円の中の頂点だけ
option-mistake-only-edges = 辺だけ
option-mistake-centre-inside = 中心だけ
option-mistake-radius-not-squared = 半径を2乗しない
option-mistake-diameter-for-radius = 半径の代わりに直径
option-mistake-corner-as-centre = Bの左上の点を中心とみなす
about-circle-between-both = 円はBの頂点の先にあります。影はx方向でもy方向でも重なっていますが、それでも外れです。
about-circle-beyond-a-corner = 円を囲む正方形は、Bと2 × 2だけ重なります。頂点までは右へ8、下へ8で、距離は11を超えます。boxはまちがいです。
about-circle-reaches-the-corner = 横に6、縦に8で、頂点までは10です。半径は11です。
about-circle-touches-the-corner = 3 · 3 + 4 · 4 = 5 · 5で、円は頂点にちょうど接しています。<なら外れ、<=なら当たりです。
about-circle-touches-5-12-13 = 右下の頂点で25 + 144 = 169なので、接しているだけです。
about-circle-tiny-circle = 頂点の先の例を小数にしたものです。0.09 + 0.09 = 0.18は0.16より大きいので、外れです。
about-circle-huge-circle = 半径2000の円が頂点に接しています。頂点までは右へ1200、下へ1600です。
about-circle-left-of-b = Bの左では、最も近い点は辺の上の、中心と同じ高さにあります。円の中に頂点がないので、cornersはまちがいです。
about-circle-touches-the-edge = 距離も半径も15です。原典どおりなら、regionsだけが当たりとします。
about-circle-too-far-right = 距離は20、半径は15で、どの判定方法も外れです。
about-circle-over-an-edge = 円は辺の途中にかかり、どの頂点からも離れています。cornersは見落とします。
about-circle-under-b = 下からの場合です。距離は10、半径は12です。
about-circle-wholly-inside = 円全体がBの中にあります。最も近い点は中心そのもので、距離は0です。
about-circle-centre-on-an-edge = 中心がBの左の辺の上にあり、それ自身が最も近い点です。
about-circle-around-b = Bが円の中にすっぽり入っています。
about-circle-point-inside = Bの中の点です。0 < 0は偽なので、closestは外れとします。<=なら当たりになります。
about-circle-point-on-an-edge = Bの左の辺の上の点で、接しているだけです。
about-circle-last-bit-touching = 右へ0.5、下へ1.2、半径1.3で、接しているだけです。1.69の平方根は1.3なので外れです。しかしコンピューターでは1.3 × 1.3が1.6900000000000002で、1.69より大きくなり、closestは当たりとします。
about-circle-mistake-bounding-box = 円ではなく、円を囲む正方形を調べています。Bの頂点の先では正方形全体を当たりとしますが、その21%は外れです。
about-circle-mistake-only-corners = Bの頂点が円の中にあるかを調べるだけです。辺の途中にかかる円や、Bの中の円を見落とします。
about-circle-mistake-only-edges = 辺の横にある場合だけを調べます。頂点にかかる円を見落とします。
about-circle-mistake-centre-inside = 中心がBの中にあるかを調べるだけで、半径を忘れています。
about-circle-mistake-radius-not-squared = 距離の2乗を半径と比べています。100と15です。とても近い円しか当たりません。
about-circle-mistake-diameter-for-radius = 半径の2倍と比べています。円が2倍の大きさであるかのように当たります。
about-circle-mistake-centre-as-corner = 中心を正方形の左上の点とみなしています。正方形が半径の分だけ右下にずれます。
about-circle-mistake-corner-as-centre = regionsの方法ですが、Bの中心を使うところで左上の点を使っています。
about-circle-wild-raylib-3575 = 重なっているのに、raylibは外れとしました。Bの中心の小数部を切り捨て、(0.625, 0.75)を(0, 0)にしていたからです。切り捨ては取り除かれました。raysan5/raylib#3575
about-circle-wild-raylib-680 = 不具合とみられた当たりです。Bはx 780、y 275、幅10、高さ50のつもりでしたが、幅と高さが先に渡されていました。raylibは正しく、b=780,275,10,50なら外れです。raysan5/raylib#680
about-circle-wild-kiwi-js-163 = 円が正方形であるかのように矩形と当たり、頂点の近くでまちがっていました。判定は書き直されました。数値はhanteiで決めたものです。gamelab/kiwi.js#163
about-circle-wild-cute-headers-85 = 当たりは正しいのですが、中心がBの中にあるのでdxもdyも0になり、押し戻す向きが分かりません。正方形でないBでは、その向きが何年もまちがっていました。正しくは最も近い辺へ、ここでは上へです。数値はhanteiで決めたものです。RandyGaul/cute_headers#85
about-circle-wild-nez-395 = 中心がBの中にあるとき、NezはBの中心が円の中にあるかを調べ、大きい矩形の中の小さい円を見落としました。今は円の中心がBの中にあるかを調べます。数値はhanteiで決めたものです。prime31/Nez#395

## 図形の組：共通の項目
tab-shapes = 2つの図形
tab-moving = 動くもの
tab-after = 当たったあと
tab-many = たくさん
tab-space = 空間
kind-point = 点
kind-segment = 線分
kind-circle = 円
kind-rect = 矩形
kind-turned = 回転した矩形
kind-turned-short = 回転矩形
kind-polygon = 多角形
kind-quad = 四角形
pair-chosen = 図形：{ $a }と{ $b }
pairs-title = 何が何に当たるか
pairs-short = 図形
pair-a = A
pair-a-help = 赤い図形。点ならx,y、円ならx,y,r、矩形ならx,y,w,h、回転した矩形ならcx,cy,w,hと角度、線分ならsegment(x1,y1,x2,y2)、多角形なら3から16個の頂点のx,y。指定するとfollow=off
point-a = P
point-a-help = 赤い点のx,y。指定するとfollow=off
point-follow = Pがポインターを追う
point-follow-help = クリックするまで。もう一度クリックすると、また追う
pair-b = B
pair-b-help = 青い図形。円ならx,y,r、矩形ならx,y,w,h、回転した矩形ならcx,cy,w,hと角度、線分ならsegment(x1,y1,x2,y2)、多角形なら3から16個の頂点のx,y
pair-border = 接する境界
pair-border-help = 接しているだけの場合を当たりとするか
half-border = 数える辺
half-border-help = どの辺が図形に属するか。原典どおり、すべて、なし、左と上だけ
pair-follow = Aがポインターを追う
pair-follow-help = クリックするまで。もう一度クリックすると、また追う
pair-labels = 文字と数
pair-labels-help = 図の中に文字や数を示す
pair-origin = xとy
pair-origin-help = 貼り付けたコードの矩形のxとyが左上の点か中心か。as-readはコードから分かるほう、分からなければ左上の点（回転した矩形なら中心）
pair-snap = 決まった間隔で動かす
pair-snap-help = ドラッグしたものが決まった間隔で動く。オフなら、どこにでも置ける
pair-all = すべての条件
pair-all-help = 調べずに終わる条件も、調べればどうなるかを灰色で示す
pair-paint = 答えが「はい」になる場所
pair-paint-help = Aの丸印の点がどこにあれば判定が「はい」と答えるかを塗る
pair-note-border = 接しているだけです。原典どおりなら、これを当たりとするかは判定方法によって違います。
shape-numbers = 数が{ $given }個あります。使えるのは{ $names }です
own-pair-example = { $place }/{ $count }：{ $a }、b={ $b }。判定は{ $says }、{ $so }。

## circles：判定と理由
circles-title = 2つの円
circles-asks = 2つの円は当たる？
circles-invitation = Aはポインターを追います。Bに近づけてみましょう。クリックで、そこに置けます。
circles-apart = 離れている（{ $by }）
circles-touching = 接している
circles-overlapping = 重なっている（{ $by }）
circles-too-far = 中心どうしの距離は{ $far }で、半径の和は{ $reach }しかありません。
circles-they-touch = 接しています。中心どうしの距離は{ $far }で、半径の和もちょうど{ $reach }です。
circles-near = 中心どうしの距離は{ $far }で、半径の和は{ $reach }です。
circles-boxes-hit = x方向でもy方向でも、中心どうしの距離が半径の和に収まるので、当たりです。
    .beside = x方向でもy方向でも、中心どうしの距離が半径の和に収まっています。
circles-boxes-miss = { $axis }方向で、中心どうしの距離が半径の和に収まらないので、外れです。
    .beside = { $axis }方向で、中心どうしの距離が半径の和に収まっていません。
circles-because-boxes = 円を囲む正方形は重なっているが、中心どうしの距離は{ $far }で、半径の和は{ $reach }だ
circles-because-touching = 接しているだけで、<なら外れだ
point-circle-apart = 外側（円周から{ $by }）
point-circle-touching = 円周上
point-circle-overlapping = 内側（円周から{ $by }）
point-circle-too-far = Pから中心までの距離は{ $far }で、円の半径は{ $reach }しかありません。
point-circle-they-touch = Pは円周上にあります。中心までの距離は{ $far }で、円の半径もちょうど{ $reach }です。
point-circle-near = Pから中心までの距離は{ $far }で、円の半径は{ $reach }です。
point-circle-boxes-hit = x方向でもy方向でも、Pと中心の距離が半径に収まるので、内側です。
    .beside = x方向でもy方向でも、Pと中心の距離が半径に収まっています。
point-circle-boxes-miss = { $axis }方向で、Pと中心の距離が半径に収まらないので、外側です。
    .beside = { $axis }方向で、Pと中心の距離が半径に収まっていません。
point-circle-because-boxes = Pは円を囲む正方形の中にあるが、中心までの距離は{ $far }で、円の半径は{ $reach }だ
point-circle-because-touching = Pは円周の上にあり、<なら外側だ
circles-whole = 小数部を切り捨てると、中心どうしの距離は{ $whole }で、半径の和は{ $reach }です。
circles-sum-of-squares = dxとdyの2乗の和は{ $sum }で、半径の2乗の和は{ $other }です。
circles-corner = xとyが左上の点なら、中心どうしの距離は{ $corner }で、半径の和は{ $reach }です。
circles-diameter = 半径をどちらも半分にすると、その和は{ $other }で、中心どうしの距離は{ $far }です。
point-circle-whole = 小数部を切り捨てると、Pから中心までの距離は{ $whole }で、円の半径は{ $reach }です。
point-circle-corner = bxとbyが左上の点なら、Pから中心までの距離は{ $corner }で、円の半径は{ $reach }です。
point-circle-diameter = 円の半径を半分にすると{ $other }で、Pから中心までの距離は{ $far }です。
circles-because-whole = 距離は{ $whole }ではなく{ $far }だ
circles-because-sum = 和の2乗は、2乗の和より大きい
circles-because-corner = ここではxとyは中心で、正方形の左上の点ではない
circles-because-diameter = ここではどの数も半径で、直径ではない
point-circle-because-corner = ここではbxとbyは中心で、正方形の左上の点ではない
point-circle-because-diameter = ここではbrは半径で、直径ではない
circles-row-sum = 半径の2乗の和より小さい
source-box-place = 矩形のxとy
source-p5-circles = p5の円
idea-whole = 距離を整数に切り捨てて、半径の和と比べます。
idea-sum-of-squares = dxとdyの2乗の和を、半径の2乗の和と比べます。
idea-as-corner = xとyを、円を囲む正方形の左上の点とみなします。
idea-as-diameter = 半径を直径とみなします。
explain-whole = int()は距離の小数部を切り捨てます。すると80.28は80になり、1未満のすき間があっても当たりとします。座標が整数で、もう少しで接する円では、当たりのうち約4%がまちがいです。
explain-sum-of-squares = ar + brの2乗は、ar · ar + 2 · ar · br + br · brです。真ん中の部分がないと、深く重なるまで当たりになりません。本当の当たりの半分近くを見落とします。点の場合は、半径が0なので見落としはありません。
explain-as-corner = 多くのエンジンでは、xとyはスプライトの左上の点で、中心はx + r、y + rです。ここではxとyがすでに中心です。半径が等しければ、2つのずれは打ち消し合います。等しくなければ、一方の側では離れすぎていても当たりとし、反対の側では見落とします。
explain-as-diameter = p5のcircle(x, y, d)には直径を渡します。半径を直径とみなすと、円は半分までしか届かず、本当の当たりの4分の3を見落とします。

## circles：各行の意味
circles-row-asks = { $what ->
    [near] 距離が{ $reach }より小さい
    [near-or-at] 距離が{ $reach }以下
    [x] x方向の距離が{ $reach }より小さい
    [y] y方向の距離が{ $reach }より小さい
    [x-or-at] x方向の距離が{ $reach }以下
   *[y-or-at] y方向の距離が{ $reach }以下
}
circles-both-radii = 半径の和
idea-squared = 距離は半径の和以下？ 2乗で比べ、平方根は不要です。
idea-boxes = x方向とy方向でそれぞれ、矩形のように比べます。
explain-squared = 中心どうしの距離の2乗は、三平方の定理からdx · dx + dy · dyです。これが半径の和の2乗以下なら当たりです。平方根は要りません。
explain-boxes = よくある最初の試みです。x方向とy方向の距離をそれぞれ比べるだけです。これは円を囲む正方形どうしの判定です。当たりと答えるうちの5分の1あまりは、正方形の隅にあり、本当は外れです。

## circles：操作
do-circles-nudge = 最後につかんだものを1動かす、または半径を変える（Shift：10、Ctrl：0.1）
mouse-circles-move = 移動
mouse-circles-move-help = 追う設定がオンなら、Aがポインターを追う
mouse-circles-click = クリック
mouse-circles-click-help = Aをそこに置く。もう一度クリックすると、また追う
mouse-circles-drag = ドラッグ
mouse-circles-drag-help = A、B、または円周（半径）を動かす
deal-diagonal = 斜め
deal-corner-of-boxes = 正方形だけが重なる
deal-touching-whole = ちょうど接する
deal-small-large = 小さい円と大きい円
deal-one-in-other = 一方が他方の中
deal-point = 点

## circles：例
examples-two-circles = 2つの円
examples-points = 点と円
examples-last-bit = 最後の1ビット
option-touching-3-4-5 = 接する（3-4-5）
option-touching-48-64 = 接する（48-64-80）
option-corner-of-boxes = 正方形だけが重なる
option-diagonal = 斜め
option-just-apart = わずかに離れている
option-unequal-radii = 小さい円と大きい円
option-one-in-the-other = 一方が他方の中にある
option-same-place = 同じ位置
option-in-the-circle = 点が円の中
option-on-the-circle = 点が円周上
option-in-the-corner = 点が正方形の隅
option-root-rounds = 平方根の丸め
about-circles-touching-3-4-5 = 右へ60、下へ80で、中心どうしの距離は100です。半径は45と55なので、接しています。<=なら当たり、<なら外れです。
about-circles-touching-48-64 = 48 · 48 + 64 · 64 = 80 · 80で、半径は30と50なので、接しています。
about-circles-corner-of-boxes = 右へ60、下へ60なので、円を囲む正方形は20 × 20だけ重なります。しかし中心どうしの距離は84.9で、半径の和は80です。boxesはまちがいです。
about-circles-diagonal = 右へ50、下へ50で、中心どうしの距離は70.7、半径の和は80です。重なっています。
about-circles-just-apart = 中心どうしの距離は80.28、半径の和は80で、0.28のすき間があります。
about-circles-unequal-radii = 中心どうしの距離は48です。大きい円の半径だけで50あるので、Aの中心はBの中にあります。
about-circles-one-in-the-other = A全体がBの中にあります。この場合のために判定を書き足す必要はありません。
about-circles-same-place = 中心が同じ位置にあるので、距離は0です。0は80より小さいので、重なっています。
about-circles-in-the-circle = 点は半径0の円とみなせます。中心までの距離は30で、円の半径は50です。
about-circles-on-the-circle = 右へ30、下へ40で、中心までの距離はちょうど50です。点は円周上にあります。
about-circles-in-the-corner = 右へ40、下へ40で、点は円を囲む正方形の中にありますが、中心までの距離は56.6です。boxesはまちがいです。
about-circles-root-rounds = 右へ0.8、下へ1.5、半径1.7で、手で計算すると点は円周上です。コンピューターではこれらの数が丸められ、点はわずかに外側になります。その差は最後の1ビットより小さい数です。squaredは正しく外側とします。rootは、平方根が丸められるので、内側とします。
about-circles-last-bit = 右へ0.5、下へ1.2、半径1.3で、手で計算すると点は円周上です。コンピューターでは1.2と1.3が丸められ、点はわずかに内側になります。その差は最後の1ビットより小さい数です。
about-circles-wild-check2d-25 = 半径50の2つの円が横に並び、中心どうしの距離は100.0001です。0.0001の差で外れです。nenjack/check2d#25

## button: the verdict, and why
button-title = 点と矩形
button-asks = マウスはボタンの中？
button-invitation = Pはポインターを追います。Bの中に入れてみましょう。クリックで、そこに置けます。
button-rests = Pをここに置きました。ドラッグで動かせます。もう1回クリックすると、また追います。
button-play = プレイ
button-options = 設定
button-quit = やめる
point-rect-on = PはBの{ $edge ->
    [left] 左
    [right] 右
    [upper] 上
   *[lower] 下
}の辺の上にあります。{ $whose ->
    [b] ここはBに属します。
    [play] ここは「プレイ」に属します。
    [quit] ここは「やめる」に属します。
    [b-and-play] ここはBにも「プレイ」にも属します。
    [b-and-quit] ここはBにも「やめる」にも属します。
   *[none] ここはどのボタンにも属しません。
}
point-rect-at-corner = PはBの頂点の上にあります。{ $whose ->
    [b] ここはBに属します。
    [play] ここは「プレイ」に属します。
    [quit] ここは「やめる」に属します。
    [b-and-play] ここはBにも「プレイ」にも属します。
    [b-and-quit] ここはBにも「やめる」にも属します。
   *[none] ここはどのボタンにも属しません。
}
point-rect-between = Pは、Bの左端と右端の間、上端と下端の間にあります。
point-rect-beyond = PはBより{ $edge ->
    [left] 左にあります。
    [right] 右にあります。
    [upper] 上にあります。
   *[lower] 下にあります。
}
point-rect-behind-last-pixel = { $axis }方向で、PはBの最後のピクセルより先にあります。{ $p }は{ $last }より大きいからです。
point-rect-near-corner = x方向でもy方向でも、bx、byからPまでの距離は、Bの大きさの半分以下です。
point-rect-far-from-corner = { $axis }方向で、b{ $axis }からPまでの距離は{ $far }です。Bの大きさの半分は{ $half }です。
point-rect-tile = Pのあるタイルの番号は、x方向もy方向も0です。つまりBです。
point-rect-other-tile = { $axis }方向で、Pのあるタイルの番号は{ $index }です。Bの番号は0です。
point-rect-because-last-pixel = PはBの中の、最後のピクセルと辺の間にある
point-rect-because-centre = bxとbyはBの左上の点なのに、判定は中心とみなす
point-rect-because-int = -1と0の間の数は0に丸められ、Bの1つ手前のタイルもBになる
point-rect-because-tile = タイルに属するのはいつも左と上の辺で、ほかの辺は属さない
point-rect-because-rounding = 和や除算の結果が丸められている
point-rect-overlapping = 内側（辺から{ $by }）
point-rect-touching = 辺上
point-rect-apart = 外側（辺から{ $by }）

## button: what a row asks
point-rect-row-not-beyond = PはBより{ $edge ->
    [left] 左でない
    [right] 右でない
    [upper] 上でない
   *[lower] 下でない
}
point-rect-row-within = PはBの{ $edge ->
    [left] 左端より右
    [right] 右端より左
    [upper] 上端より下
   *[lower] 下端より上
}
point-rect-row-last-pixel = 最後のピクセルより{ $edge ->
    [right] 右でない
   *[lower] 下でない
}
point-rect-row-centre = b{ $axis }から{ $axis ->
    [x] 幅
   *[y] 高さ
}の半分以下
point-rect-row-tile = { $axis }方向のタイルの番号は0
idea-half-open = 左と上の辺だけがBに属します。2つのボタンに属する点はありません。
idea-closed = 4つの辺すべてがBに属します。ボタンどうしの境目は両方に属します。
idea-last-pixel = PはBの最後のピクセルまで？ 大きさから1を引きます。
idea-as-centre = x方向でもy方向でも、距離は大きさの半分以下？
idea-tile-floor = Pはどのタイルの中？ 小さいほうの整数に丸めます。
idea-tile-int = Pはどのタイルの中？ int()で丸めます。
explain-half-open = SDL、raylib、pygameの書き方です。左と上の辺では>=、右と下の辺では<で比べます。2つのボタンの境目にある点は、必ずどちらか1つだけの中に入ります。
explain-closed = どの辺でも>=と<=で比べます。矩形が1つなら正しい判定です。ボタンどうしの境目では、どちらのボタンも内側と答えます。そこをクリックすると、2つのことが起こります。
explain-last-pixel = むかしのプログラムは1を引きます。60から始まる幅200のボタンなら、ピクセルは60から259までです。整数なら、< 260と同じことです。小数では、幅1ピクセルのすき間ができ、259.5はどのボタンの中にも入りません。
explain-as-centre = xとyからの距離を、大きさの半分と比べます。xとyが中心なら正しい判定です。ここでは左上の点なので、ボタンの4分の3が抜け、左と上の、ボタンでない場所が入ります。
explain-tile-floor = (px - bx) / bwは、PがBから幅いくつ分だけ右にあるかを表します。これを小さいほうの整数に丸めると、タイルの番号になります。Bは0、次は1、手前は-1です。どの点も、入るタイルは1つです。
explain-tile-int = int()は小数部を切り捨てるので、0に近いほうへ丸めます。-0.5は0になります。すると、左のタイルと上のタイルもBになります。正しいのはfloor()です。

## button: what can be done
do-button-nudge = 最後につかんだものを1動かす（Shift：10、Ctrl：0.1）
mouse-button-move = 移動
mouse-button-move-help = 追う設定がオンなら、Pがポインターを追う
mouse-button-click = クリック
mouse-button-click-help = Pをそこに置く。もう一度クリックすると、また追う
mouse-button-drag = ドラッグ
mouse-button-drag-help = P、B、またはBの辺か頂点を動かす
deal-first-edge = 左か上の辺
deal-last-edge = 右か下の辺
deal-just-inside = 辺のすぐ内側
deal-beside = Bのそば
deal-at-corner = 頂点の上

## button: examples
examples-buttons = 辺の上
examples-traps = 落とし穴
option-button-as-written = 原典
option-button-hits = すべて
option-button-misses = なし
option-button-half = 左と上
option-lower-edge = 下の辺
option-left-edge = 左の辺
option-corner-of-two = 頂点
option-two-buttons = 同時に2つのボタン
option-no-button = どのボタンでもない
option-last-half-pixel = 辺の0.5ピクセル手前
option-tile-to-the-left = 1つ左のタイル
option-not-the-centre = 左上の点は中心でない
option-no-width = 幅0
option-tile-rounds = 除算の丸め
about-button-lower-edge = Pは「設定」の下の辺の上にあります。そこは「やめる」の上の辺でもあります。half-openなら、「やめる」に属します。
about-button-left-edge = Pは左の辺の上にあり、左の辺はBに属します。60 >= 60は真です。
about-button-corner-of-two = 右下の頂点です。xはBの右端より小さくなく、yもBの下端より小さくありません。下のボタンも右端が260なので、この点は入りません。
about-button-two-buttons = すべての辺で<=を使うと、Pはどちらのボタンの中にも入ります。1回のクリックで2つのことが起こります。
about-button-no-button = すべての辺で<を使うと、Pはどのボタンの中にも入りません。クリックしても何も起こりません。
about-button-last-half-pixel = 149.5は、Bの端の150より手前ですが、最後のピクセルの149より先です。小数は、ウィンドウを拡大縮小すると出てきます。
about-button-tile-to-the-left = 幅200のボタンから左へ80です。-80 / 200は-0.4で、int(-0.4)は0です。floorなら-1です。
about-button-not-the-centre = PはBの中にあり、bxから右へ170です。幅の半分は100なので、この判定は外側とします。
about-button-no-width = 幅のないボタンには内側がありません。Pは辺の上にあります。half-openは外側とします。100以上で100より小さいxはないからです。
about-button-tile-rounds = コンピューターでは0.6 + 1.1が1.7よりわずかに大きくなるので、Pは内側です。しかし除算の結果は1に丸められ、次のタイルになります。
about-button-wild-nuklear-405 = ボタンが縦に並び、その境目の横1列のピクセルでは、2つのボタンが同時にクリックされました。判定が、<とするところを<=としていたからです。数値はhanteiで決めたものです。vurtun/nuklear#405
about-button-wild-stardewmods-1104 = マップより左の場所が、マップの最初のタイルとされました。int(-15 / 16)は0だからです。今は小さいほうの整数に丸めます。数値はhanteiで決めたものです。Pathoschild/StardewMods#1104

## polygon: the verdict, and why
polygon-title = 点と多角形
polygon-asks = 点は図形の中？ 頂点はいくつでもかまいません。
polygon-invitation = Pはポインターを追います。図形の中に入れてみましょう。クリックで、そこに置けます。
polygon-rests = Pをここに置きました。ドラッグで動かせます。もう1回クリックすると、また追います。
polygon-crosses = { $count ->
    [0] Pからの半直線はどの辺とも交わらないので、Pは外側です。
   *[other] Pからの半直線は辺と{ $count }回交わります。{ $count }は{ $says ->
        [inside] 奇数なので、Pは内側です。
       *[outside] 偶数なので、Pは外側です。
    }
}
polygon-on-edge = Pは辺{ $edge }の上にあります。{ $says ->
    [inside] 辺の上のこの点は、内側とします。
   *[outside] 辺の上のこの点は、外側とします。
}
polygon-winds = { $turns ->
    [0] 辺はPのまわりを回らないので、Pは外側です。
   *[other] 辺はPのまわりを{ $turns }周するので、Pは内側です。
}
polygon-same-side = Pはすべての辺の同じ側にあります。
polygon-both-sides = Pは辺{ $right }の右側になく、辺{ $left }の左側にもありません。
polygon-in-box = Pは、すべての頂点を囲む外接矩形の中にあります。
polygon-not-in-box = Pは、すべての頂点を囲む外接矩形の中にありません。
polygon-because-edge = 辺の上のこの点を、判定が反対の側とする
polygon-because-twice = 辺がPのまわりを2周以上していて、偶奇規則では外側になる
polygon-because-doubled = 2つの頂点が同じ点で、その間の辺には右側も左側もない
polygon-because-concave = 図形がへこんでいて、内側の点でも、1つの辺の左側で別の辺の右側になることがある
polygon-because-crossed = 辺が交差していて、内側の点でも、1つの辺の左側で別の辺の右側になることがある
polygon-because-none = 半直線が頂点を通り、そこの2つの辺がどちらも数えられていない
polygon-because-both = 半直線が頂点を通り、そこの2つの辺が両方とも数えられている
polygon-because-vertical = Pより左の縦の辺も数えられている
polygon-because-box = 外接矩形は図形より大きい
polygon-sum = { $count ->
    [0] 交差なし、偶数：
   *[other] 交差{ $count }回、{ $parity ->
        [odd] 奇数：
       *[even] 偶数：
    }
}
polygon-sum-turns = 回転数は{ $turns }：
polygon-sum-same = すべて同じ側：
polygon-sum-both = 同じ側でない：
polygon-sum-box = 外接矩形：

## polygon: what a row asks
polygon-row-height = 辺{ $edge }はPの高さにある
polygon-row-crossed = 辺{ $edge }と交わる
polygon-row-vertical = 辺{ $edge }は縦
polygon-row-down = 辺{ $edge }はPの右で下向き
polygon-row-up = 辺{ $edge }はPの右で上向き
polygon-row-turns = 辺がPのまわりを回る
polygon-row-right = Pは辺{ $edge }の右側
polygon-row-left = Pは辺{ $edge }の左側
polygon-row-on = Pは辺{ $edge }上
polygon-row-box = Pは{ $corner ->
    [left] 左端の頂点より右
    [right] 右端の頂点より左
    [upper] 上端の頂点より下
   *[lower] 下端の頂点より上
}
idea-winding = 辺がPのまわりを回っていれば内側です。
idea-strict-crossings = crossingsと同じ考え方で、辺の両端を<と>で比べます。
idea-closed-crossings = crossingsと同じ考え方で、辺の両端を<=と>=で比べます。
idea-vertical-slip = crossingsと同じ考え方で、Pの高さにある縦の辺をすべて数えます。
idea-bounding-box = すべての頂点を囲む外接矩形の中なら内側です。
explain-winding = 辺がPのまわりを何周するかを数えます。Pの右で下向きの辺は1、上向きの辺は-1です。0でなければ内側です。自己交差しない図形では、crossingsと同じ答えになります。1本の線で続けて描いた星形の真ん中では2になり、内側です。偶奇規則では、そこは外側です。
explain-strict-crossings = 辺の一方の端がPより上、もう一方がPより下でなければなりません。Pと同じ高さの頂点は、どちらでもありません。だから頂点を通る半直線は、そこの2つの辺のどちらとも交わらないことになります。
explain-closed-crossings = ここでは、Pと同じ高さの頂点は、Pより上でもあり下でもあります。だから頂点を通る半直線は、そこの2つの辺の両方と交わることになります。図形のいちばん上の頂点では、たまたま正しい答えになります。横の頂点では、交差が1回多くなります。
explain-vertical-slip = 縦の辺では0での除算になるので、Pの右にあるかどうかを調べずに数えてしまいます。だから正方形の左の辺は、同じ高さのどの点でも数えられます。
explain-bounding-box = すべての頂点のxとyの最小と最大を、Pと比べます。速いので、最初に調べるには向いています。ただし、これだけで正しく答えられるのは、図形が回転していない矩形のときだけです。

## polygon: what can be done
do-polygon-nudge = 最後につかんだものを1動かす（Shift：10、Ctrl：0.1）
do-polygon-add-corner = 頂点を加える
do-polygon-remove = 最後に置いた頂点、またはつかんだ頂点を取り除く
do-polygon-draw = 新しい図形を描く（頂点を置くところをクリック）
do-polygon-close = 図形を閉じる
drawing-corner = 頂点{ $corner }を置きましょう
drawing-begins = 図の中をクリックすると、そこが頂点になります。
drawing-closes = 次の頂点を置くところをクリックします。最初の頂点をクリックすると、図形が閉じます。
polygon-is = { $way ->
        [clockwise] 時計回り、
       *[counter] 反時計回り、
    }{ $shape ->
        [concave] 凹
       *[other] 凸
    }
polygon-is-flat = 面積0
polygon-is-crossed = 辺{ $one }と辺{ $other }が交差
polygon-ray-in = 内
polygon-ray-out = 外
mouse-polygon-move = 移動
mouse-polygon-move-help = 追う設定がオンなら、Pがポインターを追う
mouse-polygon-click = クリック
mouse-polygon-click-help = Pをそこに置く。もう一度クリックすると、また追う
mouse-polygon-drag = ドラッグ
mouse-polygon-drag-help = P、頂点、または図形全体を動かす
mouse-polygon-shift-click = Shift + クリック
mouse-polygon-shift-click-help = 辺の上で：新しい頂点（16個まで）
deal-in-a-notch = へこみの中
deal-in-an-arm = 伸びた部分の中
deal-through-corners = 半直線が頂点を通る
deal-star = 星形

## polygon: examples
examples-polygons = いろいろな図形
option-polygon-as-written = 原典
option-polygon-hits = すべて
option-polygon-misses = なし
option-polygon-half = 左と上
option-three-crossings = 3回の交差
option-in-a-house = 家の形の中
option-in-a-notch = へこみの中
option-on-the-left-edge = 左の辺の上
option-sixteen-corners = 16個の頂点
option-in-an-arm = 伸びた部分の中
option-at-the-height-of-two = 2つの頂点と同じ高さ
option-star-middle = 星形の真ん中
option-at-the-height-of-one = 1つの頂点と同じ高さ
option-doubled-corner = 同じ頂点が2つ
option-in-the-box = 外接矩形の中
option-beside-the-diagonal = 対角線のそば
about-polygon-three-crossings = 半直線は図形から出て、もう一度入り、最後に出ます。3回は奇数なので内側です。
about-polygon-in-a-house = 半直線は1つの辺、右の壁と交わります。1は奇数なので内側です。
about-polygon-in-a-notch = 半直線は中に入って、また外に出ます。交差は2回です。2は偶数なので外側です。
about-polygon-on-the-left-edge = Pは左の辺の上にあります。「左と上」の設定では、この辺はこの正方形に属し、左に並ぶ正方形には属しません。
about-polygon-sixteen-corners = 先が8つある星形です。頂点がいくつあっても、半直線で調べられます。
about-polygon-in-an-arm = Pは内側です。しかし、ある辺の左側で、ほかの辺の右側にあるので、same-sideは外側とします。
about-polygon-at-the-height-of-two = 半直線が頂点を通ります。そこの2つの辺のうち、crossingsは1つだけを数え、strict-crossingsはどちらも数えません。
about-polygon-star-middle = 辺は真ん中の点のまわりを2周します。回転数では内側、偶奇規則では外側です。
about-polygon-at-the-height-of-one = 外側からの半直線が、左の頂点を通ります。<=と>=では、そこの2つの辺を両方とも数え、右の辺が3つ目になります。
about-polygon-doubled-corner = 頂点2と頂点3は同じ点です。どの点もその間の辺の直線上にあることになり、same-sideではどの点も内側になりません。
about-polygon-in-the-box = Pは図形の外接矩形の中にありますが、図形の中にはありません。
about-polygon-beside-the-diagonal = Pは最後の1ビットだけ内側にあります。外積が0に丸められるので、same-sideは外側とします。
about-polygon-wild-hao-24 = 頂点を下にして立つ正方形の中心です。半直線が右の頂点を通ります。数値は報告のままです。rowanwins/point-in-polygon-hao#24
about-polygon-wild-robospatial-4 = 回転していない正方形です。左の辺は縦で、Pの左にあるのに、判定はその辺を数えていました。数値は報告のままです。NVlabs/RoboSpatial-Eval#4

## lines: the verdict, and why
lines-title = 線分とほかの図形
lines-asks = 線分は、別の図形に当たる？
lines-invitation = Aはポインターを追います。Bに重ねてみましょう。クリックで、そこに置けます。
lines-rests = Aをここに置きました。Aもその端も、ドラッグで動かせます。もう1回クリックすると、また追います。
lines-apart = 離れている（{ $by }）
lines-touching = 接している（{ $at }）
lines-share = 一直線上で重なっている
lines-crossing = 交わっている（{ $at }）
lines-rect-touching = Bの辺に接している
lines-rect-crossing = t = { $from }からt = { $to }までBの中
lines-rect-inside = A全体がBの中
lines-each-both-sides = どちらの線分も、両端が相手の両側にあります。{ $at }で交わります。
lines-all-products = 0より大きい積はありません。すべての端が一直線上にあります。
lines-no-product-above = 0より大きい積はありません。{ $at }で交わります。
lines-wrapped = 32ビットでは、積は{ $products }になります。
lines-products = 積は{ $products }になります。
lines-one-side = { $letter }の両端は、{ $other }の同じ側にあります。
lines-end-on-line = { $letter }の端が{ $other }を伸ばした直線の上にあり、この判定では当たりになりません。
lines-not-parallel = 直線は平行でないので、どこかで交わります。
lines-are-parallel = 直線は平行です。0での除算になるので、交わる位置は求まりません。
lines-in-both = 直線は、Aの{ $ua }、Bの{ $ub }の位置で交わります。どちらも0から1までの数です。
lines-not-in = 直線は、{ $letter }の{ $at }の位置で交わります。これは0から1までの数ではありません。
lines-clip-hit = Aは、t = { $from }からt = { $to }までBの中にあります。
lines-clip-touch = AはBに、t = { $at }でだけ接します。tは、Aの始点で0、終点で1です。
lines-clip-some = 判定の計算では、AがBの中にある区間があることになります。
lines-clip-not = 判定の計算では、AがBの中にある区間はありません。
lines-clip-miss = Aは、{ $first }方向ではt = { $out }で外に出ます。{ $then }方向で中に入るのは、そのあとのt = { $into }です。tは、Aの始点で0、終点で1です。
lines-never-between = { $axis }方向で、AがBの辺の間に入ることはありません。
lines-end-in = { $end }はBの中にあります。
lines-no-end-in = Aの端は、どちらもBの中にありません。
lines-boxes-hit = Aの外接矩形はBと重なっています。
lines-boxes-miss = Aの外接矩形はBと離れています。
lines-corners-both = Bの頂点は、すべてがAを伸ばした直線の同じ側にあるわけではありません。
lines-corners-one = Bの頂点は、すべてAを伸ばした直線の同じ側か、その上にあります。
lines-sample-in = A上の17個の点のうち、{ $place }番目がBの中にあります。
lines-no-sample = A上の17個の点は、どれもBの中にありません。
lines-meets-edge = AはBの{ $edge ->
    [left] 左
    [right] 右
    [upper] 上
   *[lower] 下
}の辺と交わります。
lines-meets-none = AはBのどの辺とも交わりません。
lines-because-int32 = 積が32ビットの数に収まらず、符号が正しく求まらない
lines-because-infinite = 端のある線分を、端のない直線として調べる
lines-because-in-line = すべての端が一直線上にあり、交わっても交わらなくても、どの積も0になる
lines-because-den = すべての端が一直線上にあり、交わっても交わらなくても、denは0になる
lines-because-touching = 接しているだけで、判定はそれを見落とす
lines-because-inside = A全体が内側にあり、どの辺とも交わらない
lines-because-through = Aは通り抜けていて、両端が外側にある
lines-because-between-points = Bが2つの点の間にある
lines-because-box = Aの外接矩形はAより大きい
lines-because-slabs = Aが辺を伸ばした直線の上にあり、0 × Infinityは数にならない
lines-because-left-edge = 左の辺では、上の端を含めていない
lines-because-along-edge = Aが辺に沿っていて、平行な線分は当たりとしない
lines-sum-both = どちらも両側：
lines-sum-none-above = 0より大きい積はない：
lines-sum-one = どちらかが両側でない：
lines-sum-parts = 両方の線分上：
lines-sum-not-parts = 両方の線分上ではない：
lines-sum-in = Bの中の区間あり：
lines-sum-never = Bの中の区間なし：
lines-sum-boxes = 外接矩形：
lines-sum-corners = すべて同じ側ではない：
lines-sum-no-corners = 頂点が同じ側：
lines-sum-found = 1つで十分：
lines-sum-none = 1つもない：
lines-sum-odd = 半直線上に{ $count }、奇数：
lines-sum-even = 辺はなく、半直線上に{ $count }、偶数：
lines-sum-both-even = どちらも偶数：

## lines: what a row asks and computes
lines-end = { $end }は{ $side ->
    [right] { $line }の右側
    [left] { $line }の左側
   *[on] { $line }の直線上
}
lines-side = { $side ->
    [right] { $line }の右側
    [left] { $line }の左側
   *[on] { $line }の直線上
}
lines-where = { $letter }の上で交わる位置
lines-where-on = { $letter }上の位置
lines-in-at = { $at }で入る
lines-out-at = { $at }で出る
lines-den = 平行なら0
lines-between-sides = xがBの中
lines-between-edges = yがBの中
lines-in-b = 両方：AはBの中
lines-from-to = { $from }から{ $to }
lines-never = なし
lines-row-parallel = 直線は平行でない
lines-row-after = { $letter }の始点より手前でない
lines-row-before = { $letter }の終点より先でない
lines-row-both-sides = { $letter }の両端は{ $other }の両側
lines-row-not-one-side = { $letter }の両端が{ $other }の同じ側にはない
lines-row-upright = Aは縦向き
lines-row-level = Aは横向き
lines-row-clip-x = x方向で、出る前に入る
lines-row-clip = どちらの軸からも出る前に両方に入る
lines-row-edge = Aは{ $edge ->
    [left] 左
    [right] 右
    [upper] 上
   *[lower] 下
}の辺と交わる
lines-row-between = Aは{ $axis }方向で辺の間
lines-row-end = { $end }はBの中
lines-row-boxes = { $axis }方向で外接矩形が重なる
lines-row-corner = 頂点{ $corner }は{ $side ->
    [right] Aの右側
   *[left] Aの左側
}
lines-row-sample = 点{ $place }はBの中

## lines: methods
lines-ray = レイ
lines-ray-help = Aをレイ（矢印付きの線分）にする。Bに当たった所で終わり、その位置、時刻、法線を示す
ray-hit = レイは{ $at }で{ $what ->
    [meets] Bに当たります
   *[enters] Bの中に入ります
}。時刻（0から1）は{ $time }、法線は{ $normal }です。
ray-inside = レイはBの中から始まります。時刻は0で、法線はありません。
ray-none = レイはBに当たりません。
idea-products = どちらの線分も、両端が相手の両側にある？
idea-products-closed = productsと同じ考え方で、<の代わりに<=を使います。
idea-products-int32 = productsと同じ考え方で、32ビットの整数を使います。
idea-u-values = 直線はどこで交わる？ そこは両方の線分の上？
idea-infinite = 直線が平行でなければ当たりです。
idea-clip = AはA1（t = 0）からA2（t = 1）まで進みます。xもyも同時にBの中にあるのはいつ？
idea-four-edges = Aは4つの辺のどれかと交わる？
idea-four-edges-and-start = Aは4つの辺のどれかと交わるか、内側から始まる？
idea-edge-by-edge = Aが辺の直線と交わるところは、その辺の両端の間？
idea-ends = Aの端はBの中？
idea-upright-boxes = Aの外接矩形はBと重なる？
idea-corner-sides = Bの頂点はAの両側にある？
idea-slabs = clipと同じ考え方で、dxが0のときも1 / dxを使います。
idea-sampled = A上の17個の点のどれかがBの中？
explain-products = Bに沿って進むとき、A1とA2は反対の側にありますか。次にAに沿って進むとき、B1とB2は反対の側にありますか。どちら側かは外積の符号で分かり、符号が違えば2つの外積の積は0より小さくなります。正しい判定ですが、接しているだけなら外れです。端が相手の線分の上にあると、積が0になるからです。
explain-products-closed = <=なら、接しているときも当たりです。しかし4つの端がすべて同一直線上にあると、積はすべて0です。すると、一直線上で離れている2つの線分も当たりになります。4つとも0なら、xとyの範囲が重なるかどうかも調べましょう。
explain-products-int32 = 多くの言語では、整数は32ビットです。外積は座標の2乗に、2つの外積の積は座標の4乗に比例して大きくなります。300ピクセルほどで2147483647より大きくなり、いちばん小さい数に戻ってしまいます。積ではなく、符号を比べましょう。
explain-u-values = uaとubは、2つの直線がAとBのどこで交わるかを、線分の長さに対する比tで表します（始点 + t ×（終点 - 始点））。0から1までなら線分の上です。どちらもdenで割って求めます。denは2つの線分の「終点 - 始点」の外積で、直線が平行なら0です。そのため、重なっている線分も外れになります。
explain-infinite = 方向が違うかどうかだけを調べます。端のない直線なら、それで正しい判定です。
explain-clip = LiangとBarskyの方法です。Bの2つの辺の間をスラブと呼びます。Aは、それぞれの軸で、あるtから別のtまでスラブの中にあります。2つの区間が重なるところで、AはBの中にあります。Aがどこで入り、どこで出るかも分かります。Aが軸に平行なときは0での除算になるので、別に調べます。
explain-four-edges = 2つの線分の判定を4回くり返します。全体が内側にある線分は、どの辺とも交わりません。辺に沿った線分は、その辺と平行です。どちらも見落とします。
explain-four-edges-and-start = 直した判定です。Aが内側から始まるときも当たりとします。これで見落としはなくなります。ただし、面積のない矩形は別です。
explain-edge-by-edge = Aは、それぞれの辺を伸ばした直線とどこで交わりますか。そこは辺の両端の間ですか。Phaserはこれを4回書いていて、左の辺では>=とするところを>としています。
explain-ends = Aが短いうちは正しい判定です。通り抜ける線分は、両端が外側にあります。本当の当たりの半分ほどを見落とします。
explain-upright-boxes = 速いので、最初に調べるには向いています。斜めの線分は外接矩形が大きく、そのほとんどは空です。
explain-corner-sides = すべての頂点がAを伸ばした直線の同じ側にあれば外れです。しかし直線はAの先へ続くので、線分が届かなくても当たりになります。
explain-slabs = レイキャストで使うスラブの方法です。1 / dxを1回だけ計算します。dxが0ならInfinity（限りなく大きい数）になりますが、たいていはうまくいきます。Aが辺の直線上にあると、0 × Infinityの計算になり、答えは数になりません。
explain-sampled = 弾の判定でよくある、最初の試みです。通った道の上の点を調べます。点と点の間隔より薄い壁は見落とします。点を増やすと遅くなりますが、正しくはなりません。

## lines: what can be done
do-lines-nudge = 最後につかんだものを1動かす（Shift：10、Ctrl：0.1）
mouse-lines-move = 移動
mouse-lines-move-help = 追う設定がオンなら、Aがポインターを追う
mouse-lines-click = クリック
mouse-lines-click-help = Aをそこに置く。もう一度クリックすると、また追う
mouse-lines-drag = ドラッグ
mouse-lines-drag-help = A、B、またはその端や頂点を動かす
deal-crossing-lines = 2つの線分
deal-short = 短いかもしれない線分
deal-parallel = 平行な線分
deal-line-and-rectangle = 線分と矩形
deal-line-past-a-corner = 頂点のそば
deal-inside-or-before = 中、または手前

## lines: examples
examples-two-lines = 2つの線分
examples-line-and-rectangle = 線分と矩形
option-lines-cross = 交わる
option-lines-t = 端が相手の上
option-lines-share = 重なり合う
option-lines-beyond = 短すぎる
option-line-through = 矩形を通り抜ける
option-line-inside = 全体が内側
option-line-along-top = 上の辺に沿う
option-line-too-short = 矩形に届かない
option-int32-wraps = 32ビットでは足りない
option-apart-in-line = 一直線上で離れている
option-only-the-lines = 直線だけが交わる
option-line-grazes = 頂点で接する
option-both-ends-outside = 両端が外側
option-corners-on-both-sides = 頂点が両側
option-on-the-right-edge = 右の辺の上
option-line-thin-wall = 薄い壁
about-lines-lines-cross = A1はBの左側、A2は右側にあります。B1はAの右側、B2は左側にあります。だから交わります。
about-lines-lines-t = Aの端がBの上にあります。外積の1つが0なので、<=なら当たり、<なら外れです。
about-lines-lines-share = 2つは重なっていて、denは0です。u-valuesではdenで除算できないので、外れとします。
about-lines-lines-beyond = 直線は交わりますが、端より先です。Aの1.42、Bの1.26の位置です。
about-lines-line-through = Aは、t = 0.4で上の辺から入り、t = 0.8で右の辺から出ます。
about-lines-line-inside = A全体がBの中にあります。4つの辺のどれとも交わらないので、four-edgesは外れとします。
about-lines-line-along-top = Aは上の辺に沿い、その先まで伸びています。Bに接していて、内側には入りません。
about-lines-line-too-short = AはBのほうを向いていますが、20手前で終わります。
about-lines-int32-wraps = 2つは交わっています。しかし-50400と50400の積は、32ビットのいちばん小さい数より小さいので、0より大きい数になってしまいます。products-int32は外れとします。
about-lines-apart-in-line = どちらも1本の対角線の上にあり、x方向にもy方向にも30ずつ離れています。積はすべて0なので、<=では当たりになります。
about-lines-only-the-lines = 平行でない2つの直線は、必ず交わります。この2つの線分は、その手前で終わります。
about-lines-line-grazes = Aは左上の頂点に接しています。edge-by-edgeでは、左の辺のちょうどこの端が抜けています。
about-lines-both-ends-outside = AはBの隅を横切り、両端は外側にあります。endsは外れとします。
about-lines-corners-on-both-sides = AはBの手前で終わります。Aを伸ばした直線はその先でBを通り、corner-sidesは直線しか調べません。
about-lines-on-the-right-edge = Aは右の辺を伸ばした直線の上にあります。0 × Infinityの計算になるので、slabsは外れとします。
about-lines-line-thin-wall = A上の点は17.5おきにあります。壁の幅は10で、2つの点の間にあります。
about-lines-wild-mini2dx-7 = 対角線と、そのそばの正方形です。対角線の外接矩形は正方形と重なりますが、線分は重なりません。数値は報告のままです。mini2Dx/mini2Dx#7
about-lines-wild-libgdx-6416 = 全体が内側にある線分は、どの辺とも交わりません。直した判定は、始点も調べるようになりました。数値は報告のままです。libgdx/libgdx#6416
about-lines-wild-raylib-2080 = 2つは600, 225で交わります。raylibは単精度で計算し、交わる位置を600.00006としました。これはAの外接矩形の外です。ここで使う数では正しい答えになります。raysan5/raylib#2080

## lines: a line and a circle
lines-nearest = Aの最も近い点は中心から{ $far }で、半径は{ $reach }です。
lines-line-far = Aの直線は中心から{ $far }で、半径は{ $reach }です。
lines-foot-far = A上の垂線の足は中心から{ $far }で、半径は{ $reach }です。
lines-foot-off = 垂線の足はt = { $at }にあります。Aはt = 0から1までなので、垂線の足はAの上にはありません。
lines-line-misses = Aの直線はBと交わりません。
lines-roots-hit = Aの直線は、t = { $from }でBに入り、t = { $to }で出ます。
lines-roots-miss = Aの直線は、t = { $from }からt = { $to }までBの中にあります。判定は、Aの上にその点を見つけません。
lines-because-buffer = 0.1だけ長く数える
lines-because-no-length = Aに長さがない
lines-because-no-root = A全体が内側にあり、Aの上では直線が入りも出もしない
lines-because-first-root = Aは内側から始まり、直線はその前に入っている
lines-because-only-end = Aの端がBの中にあるのに、垂線の足がAの上にない
lines-row-roots = 入る、出る
lines-row-foot = 垂線の足がある所
lines-row-before-start = 足はA1より前
lines-row-beyond-end = 足はA2より先
lines-row-from-start = { $name }はA1より前ではない
lines-row-to-end = { $name }はA2より先ではない
lines-row-length = Aに長さがある
lines-row-disc = 直線が円と交わる
lines-row-reach = 十分に近い
lines-row-on-a = 足はAの上（0.1まで）
idea-clamped = Aの最も近い点は、中心に十分近い？
idea-ends-then-foot = Aの端か垂線の足がBの中にある？
idea-foot-on-segment = 垂線の足がAの上にあり、十分に近い？
idea-unclamped = どこにあっても、垂線の足は十分に近い？
idea-either-root = 直線はAの上でBに入る、または出る？
idea-first-root = 直線はAの上でBに入る？
explain-clamped = 垂線の足は、中心からAへ直角に引いた線がAと交わる点です。足がA1より前かA2より先にあれば、その端が最も近い点です。そこまでの距離と半径を、どちらも2乗して比べます。正しい判定です。
explain-ends-then-foot = まず両端、次に垂線の足です。足がAの上にあるかどうかは距離で調べ、0.1だけ長くてもよいことにします。だから、端のすぐ先にある円が当たりになることがあります。
explain-foot-on-segment = 垂線の足がAの上になければ外れです。でも、そのとき端が円の中にあることもあります。短い線分では、当たりの3分の2を見落とします。
explain-unclamped = 中心と直線との距離です。直線は両端の先にも続きます。円の手前で終わる線分も当たりになります。
explain-either-root = 直線が円と交わる点を求めます。全体が内側にある線分では、その点はAの上にありません。
explain-first-root = 2つの点のうち、1つ目だけを調べます。内側から始まる線分では、その点は始まりより前にあります。
deal-line-and-circle = 線分と円
examples-line-and-circle = 線分と円
option-circle-through = 円を通る
option-circle-tangent = 円に接する
option-circle-inside = 全体が円の中
option-circle-too-short = 円に届かない
option-circle-end-in = 端だけが中
option-circle-leaves = 中から外へ
option-circle-buffer = すき間は0.04
about-lines-circle-through = 垂線の足はt = 0.6にあり、中心から26.8です。半径は50なので、Aは円を通ります。
about-lines-circle-tangent = 垂線の足は中心から50で、半径も50です。Aは円に接します。
about-lines-circle-inside = A全体が内側にあるので、入る点も出る点もありません。either-rootは外れと答えます。
about-lines-circle-too-short = Aは中心に向かいますが、円の10手前で終わります。unclampedはAではなく直線を調べます。
about-lines-circle-end-in = A2は円の中です。垂線の足はt = 1.25で、A2より先にあります。foot-on-segmentは外れと答えます。
about-lines-circle-leaves = Aは中心から始まります。直線はA1より前のt = -0.417で入っていて、first-rootはほかを調べません。
about-lines-circle-buffer = 円はA2のすぐ先にあります。ends-then-footはAを0.1だけ長く数え、当たりと答えます。
about-lines-wild-godot-26698 = 円の中から始まる線分です。2つの点のうち1つ目だけを調べていました。判定は直されました。数値はここで選んだものです。godotengine/godot#26698

## turned: the verdict, and why
turned-title = 回転した図形
turned-asks = 回転した2つの図形は当たる？
turned-invitation = Aはポインターを追います。Bに重ねてみましょう。クリックで、そこに置けます。
turned-rests = Aをここに置きました。Aも、頂点も、回すつまみも、ドラッグで動かせます。もう1回クリックすると、また追います。
turned-axis = { $whose }の{ $side ->
    [width] 幅
   *[height] 高さ
}の方向
turned-axis-edge = { $whose }の辺{ $edge }に垂直な方向
turned-axis-corner = 最も近い頂点の方向
turned-apart = 離れている（{ $axis }に{ $by }）
turned-apart-only = 離れている
turned-touching = 接している
turned-overlapping = 重なっている（{ $axis }、外へ{ $by }）
turned-shared = 重なっている
turned-far = 離れている（{ $by }）
turned-point-in = PはBの内側
turned-point-on-edge = PはBの辺上
turned-point-out = PはBの外側（辺から{ $by }）
turned-says-gap = { $axis }に{ $by }のすき間があります。
turned-says-and = { $says }{ $more }
turned-only-boxes = それでも、外接矩形どうしは重なっています。
turned-says-touch = { $axis }では、影は接しているだけです。
turned-says-overlap = 調べた{ $count }本の軸には、すき間がありません。重なりが最も小さいのは{ $axis }で、{ $by }です。
turned-says-no-gap = 調べた{ $count }本の軸には、すき間がありません。
turned-back-hit = Aの角度だけ回転を戻すと、Aの幅の方向でも高さの方向でもBに届きます。
turned-back-miss = Aの角度だけ回転を戻すと、Aの幅の方向か高さの方向でBに届きません。
turned-centres-hit = どちらも回転していないとみなすと、x方向でもy方向でも互いに届きます。
turned-centres-miss = どちらも回転していないとみなすと、x方向かy方向で互いに届きません。
turned-boxes-hit = 2つの外接矩形は重なっています。
turned-boxes-miss = 2つの外接矩形は離れています。
turned-corner-in = { $corner }は{ $other }の内側にあります。
turned-corner-some = 一方の頂点が、もう一方の図形の内側にあります。
turned-no-corner = どの頂点も相手の内側にありません。
turned-edges-meet = Aの辺{ $edge }は、Bの辺{ $other }と交わります。
turned-no-edges = Aの辺は、Bのどの辺とも交わりません。
turned-no-edges-no-corner = 辺どうしは交わらず、B1はAの内側にありません。
turned-no-edges-no-corners = 辺どうしは交わらず、B1はAの内側になく、A1もBの内側にありません。
turned-in-half = この判定では、PはBの中心から見て{ $at }にあり、幅の半分と高さの半分に収まります。
turned-not-in-half = この判定では、PはBの中心から見て{ $at }にあり、幅の半分か高さの半分に収まりません。
turned-four-sides = Pは4つの辺すべての内側にあります。
turned-not-four-sides = Pは4つの辺すべての内側にはありません。
turned-box-hit = Bの外接矩形に当たっています。
turned-box-miss = Bの外接矩形に当たっていません。
turned-near = Bの最も近い点までの距離は{ $far }で、半径は{ $reach }です。
turned-not-near = Bの最も近い点までの距離は{ $far }で、半径は{ $reach }です。
turned-edge-near = 中心から辺{ $edge }までの距離は、半径以下です。
turned-corner-near = 中心から{ $corner }までの距離は、半径以下です。
turned-centre-in = Aの中心はBの内側にあります。
turned-no-corner-near = Aの中心はBの内側になく、十分に近い頂点もありません。
turned-no-edge-near = Aの中心に十分に近い辺はありません。
turned-no-edge-near-not-in = 十分に近い辺はなく、Aの中心もBの内側にありません。
turned-because-touching = 接しているだけで、答えが丸めか、接するときの決まりしだいだ
turned-because-concave = 軸から見ると、図形のへこみが埋まっているように見える
turned-because-of-b = すき間があるのはBの軸だけで、この判定はその軸を調べない
turned-because-other-angle = Bは角度が違い、Aの角度だけ戻してもまだ回転している
turned-because-unturned = 回転していることを考えていない
turned-because-boxes = 外接矩形には図形のない所があり、そこで外接矩形どうしが重なっている
turned-because-no-corner = 頂点が相手の内側になくても、重なることがある
turned-because-inside = 一方の全体がもう一方の内側にあり、辺どうしが交わらない
turned-because-a-inside = A全体がBの内側にあるのに、B1しか調べない
turned-because-on-corners = 重なっているのに、辺どうしは頂点で、または辺に沿って接するだけだ
turned-because-on = 戻さずに、さらに回している
turned-because-pivot = 中心ではなく、頂点のまわりに戻している
turned-because-degrees = cosとsinに、ラジアンではなく度を渡している
turned-because-not-back = Bが回転していないとみなす
turned-because-box = Bの外接矩形は隅が空いている
turned-because-past-corner = すき間があるのは、最も近い頂点への軸だけだ
turned-because-circle-inside = Aが内側にあり、どの辺にも届かない
turned-because-edge-only = 十分に近いのは、辺の途中だけだ
turned-sum-gap = すき間あり：
turned-sum-no-gap = { $count }本の軸にすき間なし：
turned-sum-near = どちらも届く：
turned-sum-far = 一方が届かない：
turned-box = { $whose }の外接矩形
turned-out-by = 外へ{ $by }
turned-corners = { $whose }の頂点：{ $corners }

## turned: what a row asks and computes
turned-row-axis = { $whose }の{ $side ->
    [width] 幅
   *[height] 高さ
}
turned-row-axis-edge = { $whose }の辺{ $edge }
turned-row-gap = すき間{ $by }
turned-row-touch = 接している
turned-row-overlap = 重なり{ $by }
turned-row-within = 重なり{ $shared }、外へ{ $out }
turned-legend-out = 外へ：影が離れるまでの長さ
turned-row-near = { $whose }の{ $side ->
    [width] 幅
   *[height] 高さ
}の方向で届く
turned-row-near-on = { $axis }方向で届く
turned-row-meets = Aの辺{ $edge }がBと交わる
turned-row-inside = { $corner }は{ $other }の内側
turned-ray-of = { $corner }の半直線
turned-ray-of-centre = 中心の半直線
turned-ray = { $whose }は辺と{ $count ->
    [0] 交わらない
   *[other] { $count }回交わる
}
turned-row-back = Bから見て戻した{ $letter }
turned-row-on = Bから見てさらに回した{ $letter }
turned-row-pivot = 頂点のまわりに戻したP
turned-row-degrees = 度のまま戻したP
turned-row-from-centre = Bから見た{ $letter }
turned-row-nearest = Bの最も近い点
turned-row-half = Bの{ $side ->
    [width] 幅
   *[height] 高さ
}の半分まで
turned-row-half-on = { $axis }方向で大きさの半分まで
turned-row-box = Pは外接矩形の{ $edge ->
    [left] 左端より右
    [right] 右端より左
    [upper] 上端より下
   *[lower] 下端より上
}
turned-row-reach = 距離は半径以下
turned-row-side = 辺{ $edge }の内側
turned-row-edge = 辺{ $edge }は十分に近い
turned-row-centre = 中心はBの内側
turned-row-corner = { $corner }は十分に近い

## turned: methods
idea-sat = 各行は、1つの軸にできる2つの影です。数は、0,0から測った軸上の位置です。すき間は1つで十分です。
idea-one-turned-back = Aの辺に沿って見通すだけです。
idea-all-turned-back = どちらもAの角度だけ戻し、Bは回転していないとみなします。
idea-unturned = どれも回転していないとみなします。
idea-turned-upright-boxes = 2つの外接矩形は重なる？
idea-turned-corners = 頂点か中心が、相手の内側にある？
idea-turned-edges = 辺どうしは交わる？
idea-round-corners = 中心が内側にあるか、十分に近い頂点がある？
idea-round-edges = 十分に近い辺がある？
idea-edges-and-a-corner = 辺どうしが交わるか、B1がAの内側にある？
idea-edges-and-both = 辺どうしが交わるか、最初の頂点が相手の内側にある？
idea-turned-back = 点をBの角度だけ戻します。すると、Bは回転していない矩形です。
idea-four-sides = Pは4つの辺すべての内側にある？
idea-turned-on = 点をBの角度だけ回します。戻すのとは逆の向きです。
idea-corner-pivot = 点をBの頂点のまわりに戻します。
idea-degrees = cosとsinに度を渡して戻します。
idea-upright-box = Bの外接矩形を使います。
idea-edges-or-inside = 十分に近い辺があるか、中心が内側にある？
idea-sat-normals = 各行は、Bの辺に垂直な1つの軸にできる2つの影です。すき間は1つで十分です。
idea-sat-and-corner = sat-normalsと同じ考え方で、最も近い頂点への軸も調べます。
explain-sat = 分離軸定理（SAT）です。へこみのない2つの図形は、間に直線を引ければ離れていて、引けなければ離れていません。引けるときは、どれかの辺に平行な直線も引けます。だから、それぞれの辺に沿って見通します。辺に垂直な軸の上で、AとBの影（射影）はどこからどこまでですか。すき間が1つでもあれば、離れています。平行な辺は1回見れば十分なので、回転した2つの矩形（OBB）の軸は4本です。すき間がなければ、最も小さい重なりが、外へ出る最短の道です。へこみのある多角形は、へこみが埋まっているように見えます。
explain-one-turned-back = 判定の半分です。Aの軸だけを調べます。Aの側から見て、Bの外接矩形を使うのと同じです。すき間がBの軸にしかないとき、当たりとします。
explain-all-turned-back = 2009年に、HSPの記事の読者が寄せた答えです。どちらもAの角度だけ戻します。するとAは回転していない矩形になりますが、Bもそうなるのは、角度が同じときだけです。
explain-unturned = 回転していない矩形の判定に、同じ数を使います。図が回転していることは考えません。
explain-turned-upright-boxes = すべての頂点を囲む外接矩形どうしの判定です。速いので、最初に調べるには向いています。外接矩形が離れていれば、図形も離れています。重なっていれば、まだ何も分かりません。
explain-turned-corners = よくある最初の試みです。一方の頂点が、もう一方の内側にあるかを調べます。2本の棒が十字に交わるところには、頂点がありません。辺の真ん中に重なる円の中にも、頂点はありません。
explain-turned-edges = 辺どうしが交われば当たりです。しかし、全体が相手の内側にある図形は、どの辺とも交わりません。
explain-round-corners = 最初によく試される判定です。辺の真ん中に重なる円を見落とします。
explain-round-edges = それぞれの辺の最も近い点を調べます。すべての辺から離れて全体が内側にある円を見落とします。
explain-edges-and-a-corner = edgesを直した判定です。Bの最初の頂点がAの内側にあるときも当たりとします。AがBの内側にあることもあるので、まだ半分しか直っていません。
explain-edges-and-both = 辺と、それぞれの最初の頂点を調べます。どんな形の図形でも正しい判定です。接しているだけなら外れとするとき、見落とすものが1つ残ります。重なっているのに、辺どうしが頂点で、または辺に沿って接するだけの図形です。
explain-turned-back = ふつうの方法です。Bの中心から点までの矢印を、Bの角度だけ戻します。するとBは、中心が0で回転していない矩形になり、幅の半分と高さの半分を使うだけで判定できます。正しい判定です。
explain-four-sides = 凸の図形の判定です。どの辺についても内側にあるかを調べます。正しい判定です。
explain-turned-on = 符号が1つ逆です。点を戻さず、さらに回します。すると、鏡に映した位置を調べることになります。中心の近くでは、たまたま正しい答えになります。
explain-corner-pivot = 0度のときに左上になる頂点のまわりに戻します。多くのプログラムは、その頂点のまわりに回して描きます。この矩形は、中心のまわりに回転しています。
explain-degrees = cos(30)は30ラジアンのコサインで、30ラジアンは5回転近くです。先にpi / 180を掛けましょう。
explain-upright-box = すべての頂点を囲む外接矩形です。45度回転した正方形の面積は、外接矩形の半分です。
explain-edges-or-inside = それぞれの辺の最も近い点を調べます。中心が内側にあるかどうかは、中心からの半直線で調べます。正しい判定です。
explain-sat-normals = 辺に垂直な軸だけを調べます。頂点の先にある円は、離れていても、どの軸にもすき間がないことがあります。
explain-sat-and-corner = 軸をもう1本、中心から最も近い頂点へ引きます。へこみのない図形なら正しい判定です。

## turned: what can be done
do-turned-nudge = 最後につかんだものを1動かす（Shift：10、Ctrl：0.1）
do-turned-turn-on = 時計回りに1°回す
do-turned-turn-back = 反時計回りに1°回す
do-turned-turn-on-far = 時計回りに15°回す
do-turned-turn-back-far = 反時計回りに15°回す
mouse-turned-move = 移動
mouse-turned-move-help = 追う設定がオンなら、Aがポインターを追う
mouse-turned-click = クリック
mouse-turned-click-help = Aをそこに置く。もう一度クリックすると、また追う
mouse-turned-drag = ドラッグ
mouse-turned-drag-help = A、B、または頂点を動かす（頂点では、中心はそのまま）
mouse-turned-turn = つまみをドラッグ
mouse-turned-turn-help = 1°ずつ回す（Shift：15°、Ctrl：4:3など、頂点が整数になる向き）
deal-near-a-corner = 辺の近くの頂点
deal-one-axis-of-b = 端のそば
deal-like-a-plus = 2本の棒
deal-turned-point = 点
deal-turned-circle = 円
deal-in-the-notch = へこみの中
deal-past-the-corner = 頂点の先の円

## turned: examples
examples-turned-rectangles = 回転した矩形
examples-turned-polygons = 多角形
examples-turned-points = 点
examples-turned-circles = 円
option-turned-gap = 1本の軸にすき間
option-turned-overlap = すき間なし
option-turned-touch = 頂点が接する
option-turned-plus = 十字
option-turned-only-b = Bの軸だけ
option-turned-bar-and-post = 横の棒と縦の棒
option-turned-equal-angles = 同じ角度
option-turned-inside = 一方が内側
option-turned-a-rect = 一方は回転なし
option-turned-ramp = 坂の上
option-turned-notch = へこみの中
option-turned-star = 星形
option-turned-a-in-b = AがBの内側
option-turned-die = へこみの中のさいころ
option-turned-mirror = 鏡に映した位置
option-turned-level = 中心と同じ高さ
option-turned-along = Bに沿って
option-turned-pivot = 頂点のまわり
option-circle-mirror = 鏡に映した位置の円
option-circle-in-the-box = 外接矩形の中
option-circle-on-the-edge = 辺の真ん中
option-circle-past-the-corner = 頂点の先
option-circle-in-the-notch = へこみの中の円
option-circle-in-the-triangle = 全体が三角形の中
about-turned-turned-gap = Aの高さの方向に20のすき間があります。x方向でもy方向でも、外接矩形は重なっています。
about-turned-turned-overlap = 4本の軸のどれにもすき間がありません。外へ出る最短の道は、Aの高さの方向に20です。
about-turned-turned-touch = Aの頂点がBの左の辺の上にあります。satでは、接しているだけなら外れです。
about-turned-turned-plus = 2本の棒が十字に交わっています。どの頂点も相手の内側にないので、cornersは外れとします。
about-turned-turned-only-b = Aの2本の軸では、どちらも影が重なっています。すき間があるのはBの高さの方向だけで、one-turned-backはそこを調べません。
about-turned-turned-bar-and-post = 横の棒と、同じ棒を90度回した縦の棒です。Aの角度は0なので、その分だけ戻すと、Bも横の棒とみなされます。
about-turned-turned-equal-angles = どちらも同じ角度です。unturnedは、どちらも回転していないとみなし、外れとします。
about-turned-turned-inside = A全体がBの内側にあります。辺どうしが交わらないので、edgesは外れとします。
about-turned-turned-a-rect = Aは回転していません。4本の軸のうち2本は、x軸とy軸です。
about-turned-turned-ramp = 坂の上の箱です。外へ出る最短の道は、坂に垂直に5です。
about-turned-turned-notch = AはBのへこみの中にあります。どの軸から見てもへこみが埋まっているように見えるので、satは当たりとします。
about-turned-turned-star = 2つの三角形で星形ができています。どの頂点も相手の内側にないので、cornersは外れとします。
about-turned-turned-a-in-b = A全体がBの内側にあります。辺どうしは交わらず、B1はAの内側になく、A1は調べません。
about-turned-turned-die = 辺と、それぞれの最初の頂点を調べます。へこみがあっても正しい判定です。
about-turned-turned-mirror = Pは外側にあります。鏡に映した位置は内側で、turned-onはそこを調べます。
about-turned-turned-level = Pは中心と同じ高さにありますが、Bは傾いています。unturnedは内側とします。
about-turned-turned-along = Pは、Bの中心からBに沿って50のところにあります。幅の半分より近いので、内側です。
about-turned-turned-pivot = Bは90度回転しています。中心でない点のまわりに戻すと、Pは内側に入ります。
about-turned-circle-mirror = Aは離れています。鏡に映した位置なら、Bに当たります。
about-turned-circle-in-the-box = Aは、Bの外接矩形の空いている隅にあります。
about-turned-circle-on-the-edge = Aは長い辺の真ん中に重なっています。両端の頂点は遠いので、cornersは外れとします。
about-turned-circle-past-the-corner = Aは頂点の先にあります。どの辺に垂直な方向でも、影は重なっています。すき間があるのは、頂点へ引いた直線の上だけです。
about-turned-circle-in-the-notch = Aはへこみの中にあり、そこの2つの辺のどちらからも離れています。軸から見ると、へこみが埋まっているように見えます。
about-turned-circle-in-the-triangle = A全体が内側にあり、近くに辺がありません。edgesは外れとします。
about-turned-wild-web-dashers-174 = とげとブロックです。とげの外接矩形はブロックに届きますが、とげは届きません。数値はhanteiで決めたものです。web-dashers#174
about-turned-wild-corehtml5canvas-11 = 箱と、そのそばのへこみのある図形です。軸から見るとへこみが見えないので、当たりになります。数値は報告のままです。corehtml5canvas#11
about-turned-wild-sat-js-68 = L字形の内側の隅にある箱です。軸から見ると、L字形が埋まっているように見えます。数値は報告のままです。jriecken/sat-js#68
about-turned-wild-love2d-die = 頂点を下にして立つさいころの中の点です。頂点のまわりに戻すと、外側になります。数値は、r/love2dの質問をもとに、hanteiで決めたものです。

## lines: a line and a polygon, or a turned rectangle
lines-reaches-in = Bの内側に入っている
lines-in-parts = Bの中に{ $count }回入る
lines-meets-the-edge = AはBの辺{ $edge }と交わります。
lines-crosses-none = AはBのどの辺も横切りません。
lines-meets-none-start = AはBのどの辺とも交わらず、A1はBの中にありません。
lines-crosses-none-start = AはBのどの辺も横切らず、A1はBの内側にありません。
lines-end-on-edge = { $end }はBの辺上にあり、ここでは内側に数えます。
lines-no-end-inside = Aの端は、どちらもBの内側にありません。
lines-numbers-hit = 判定の計算では、AはBに当たります。
lines-numbers-miss = 判定の計算では、AはBに当たりません。
lines-inner-whole = A全体が、すべての辺の内側にあります。
lines-inner-at = t = { $at }で、Aはすべての辺の内側にあります。tは、Aの始点で0、終点で1です。
lines-inner-hit = t = { $from }からt = { $to }まで、Aはすべての辺の内側にあります。
lines-inner-none = Aのどの部分も、辺{ $edge }の内側にありません。
lines-inner-miss = Aは辺{ $first }で出たあと（t = { $out }）、辺{ $then }で入ります（t = { $into }）。
lines-unturned-hit = Aは、回す前の矩形に当たります。
lines-unturned-miss = Aは、回す前の矩形に当たりません。
lines-because-unturned = 判定がBの角度を使っていない
lines-because-flat = Bの頂点がすべて一直線上にある
lines-because-tangled = Bの辺どうしが交わるか接していて、判定はそういう形を考えに入れていない
lines-because-concave = Bにはへこみがあり、辺の外側にもBの部分がある
lines-because-no-end = Aの一部はBの内側にあるが、端はどちらも内側にない
lines-because-no-crossing = Aの一部はBの内側にあるが、Aは辺に接するだけで、横切っていない
lines-because-start-counts = A1が辺の上にあり、半直線の数え方では内側になる
lines-because-on-line = Aが辺を伸ばした直線の上にあり、交わっても交わらなくても、その辺の積は2つとも0になる
lines-because-doubled = Bの2つの頂点が同じ点で、その辺の積は2つとも0になる
lines-row-meets = Aは辺{ $edge }と交わる
lines-row-crosses = Aは辺{ $edge }を横切る
lines-row-end-on = { $end }は辺{ $edge }の上
lines-row-height = 辺{ $edge }は{ $end }の高さにある
lines-row-ray = { $end }の半直線は辺{ $edge }と交わる
lines-row-along = Aは辺{ $edge }と平行
lines-row-inner = 平行で、辺{ $edge }の内側
lines-row-left = 出る前に入る（辺{ $edge }まで）
lines-row-crossed = { $end }の半直線と交わる辺
lines-inner = 辺{ $edge }の内側
lines-inner-all = すべての辺の内側
lines-sum-inner = すべての辺の内側：
lines-sum-not-inner = すべての辺の内側にはならない：
idea-line-edges = AはBの辺と交わる？
idea-edges-and-start = AはBの辺と交わるか、内側から始まる？
idea-line-clip = どの辺にも内側があります。Aがすべての内側にあるのはいつ？
idea-line-products = 外積の符号から見て、Aは辺を横切るか、内側から始まる？
idea-line-unturned = clipと同じ考え方で、回す前の矩形を使います。
explain-line-edges = 2つの線分の判定を、辺ごとに行います。全体が内側にある線分はどの辺とも交わらず、辺に沿う線分は辺と平行です。どちらも見落とします。
explain-edges-and-start = Aが内側から始まるかどうかは、右への半直線で分かります。内側なら、交わる辺は奇数個です。見落とすのは、辺に沿い、その頂点の手前で終わる線分だけになります。
explain-line-clip = Cyrus–Beckの方法です。Aは、辺を伸ばした直線のところで、その辺の内側に入るか、内側から出ます。最後に入るところと、最初に出るところで決まります。へこみのある形は辺の外側にも部分があるので、正しいのは凸な形だけです。
explain-line-products = 2つの線分と同じように、辺ごとに2つの積を調べ、始点は半直線で調べます。Aが頂点を通ると、そこにある2つの辺で積が0になり、<では、どちらも交わらないことになります。
explain-line-unturned = 中心、幅、高さだけを使い、角度を忘れています。0度と180度なら正しい判定です。
deal-line-and-polygon = 線分と多角形
deal-line-and-turned = 線分と回転した矩形
examples-line-and-polygon = 線分と多角形
examples-line-and-turned = 線分と回転した矩形
option-line-polygon-through = 多角形を通る
option-line-arm-to-arm = 伸びた部分から部分へ
option-line-in-polygon = 全体が多角形の中
option-line-on-polygon-edge = 辺の上で、辺より短い
option-line-through-corner = 頂点を通る
option-line-turned-through = 回転した矩形を通る
option-line-unturned-hit = 回す前だけ当たる
option-line-unturned-miss = 回したあとだけ当たる
about-lines-line-polygon-through = Aはt = 0.2で辺1–2の内側に入り、t = 0.8で辺2–3の内側から出ます。その間は3つの辺すべての内側、つまりBの中です。
about-lines-line-arm-to-arm = Aの両端はBの中で、2つの伸びた部分に1つずつあります。しかし、Aはt = 0.24で辺4–1の内側から出て、t = 0.76で辺3–4の内側に入ります。そのため、clipは外れと答えます。
about-lines-line-in-polygon = A全体がBの中にあるので、3つの辺のどれとも交わりません。edgesは外れと答えます。
about-lines-line-on-polygon-edge = Aは辺3–1の上にあり、頂点の手前で終わります。辺と平行なので交わる位置が求まらず、edges-and-startは外れと答えます。
about-lines-line-through-corner = Aは頂点2から中に入ります。そこにある2つの辺で積が0になり、<では交わらないことになります。productsは外れと答えます。
about-lines-line-turned-through = Aはt = 0.3で辺3–4の内側に入り、t = 0.7で辺1–2の内側から出ます。その間はBの中です。
about-lines-line-unturned-hit = AはBに当たらずに通り過ぎます。回す前のBは横向きで、Aはその中を通ります。unturnedは当たりと答えます。
about-lines-line-unturned-miss = AはBの上の端を通ります。回す前のBはもっと下にあり、unturnedは外れと答えます。

# プログラムの前にある記事
article-hint = 押してから、AをBへドラッグ
article-skip = 本文へ
article-untranslated = この記事の翻訳はまだありません。
article-program = プログラムを開く
article-languages = 言語
article-sections = 目次
article-section-link = この節へのリンク：{ $section }
article-put-on-b = 代わりにBへ重ねる
article-rows = 比較
article-try = 押すと、ここで動かせます
article-course = 自分で試す
article-course-about = { $chapters }章、{ $steps }ステップ。1つのステップで、操作か予想を1つだけします。
article-course-step = コース{ $step }「{ $title }」
article-map = AとBのすべての配置。横はx、縦はy
article-script-section = { $count }節中{ $place }節
article-script-open = hanteiで開く
article-script-live = 動かせる図：{ $says }
article-script-wrong = { $total }通り中{ $wrong }通りで誤り
article-script-border = 接しているのは{ $border ->
    [hits] 当たり
   *[misses] 外れ
}として調べました
article-script-at-first = 最初の状態：
article-script-apart = 離れているのに、あなたの判定は当たりと答えます。
article-script-overlapping = 重なっているのに、あなたの判定は外れと答えます。
article-script-touching-hit = 接しているだけで、あなたの判定は当たりと答えます。
article-script-touching-miss = 接していて、あなたの判定は外れと答えます。
article-script-no-judge = ここでは判定を調べられません。必要なファイルをブラウザーが読み込めませんでした。

# The judge of code after a hit
after-hit-also = 当たったあとに動くコードも書かれています。hantei judge responseで調べられます。
after-hit-kind = 当たったあとに動くコードです。
after-hit-right = まっすぐな移動では正しい動きです。全{ $cases }例で{ $method }と同じでした（試しただけで、証明ではありません）。
after-hit-is = これは{ $method }です。全{ $cases }例で同じ動きでした（試しただけで、証明ではありません）。
after-hit-is-outside = これは{ $method }です。最初からAがブロックに重なっている例を除き、全{ $cases }例で同じ動きでした（試しただけで、証明ではありません）。
after-hit-is-in-rows = これは{ $method }です。一列に並んでいないタイルに当たる例{ $inside ->
    [yes] と、最初からAがブロックに重なっている例
   *[no] {""}
}を除き、全{ $cases }例で同じ動きでした（試しただけで、証明ではありません）。
after-hit-none = 5つの方法のどれでもありません。{ $cases }例で試しました。
after-hit-none-near = 5つの方法のどれでもありません。{ $cases }例で試しました。いちばん近いのは{ $method }で、{ $of }例中{ $same }例が同じです。
after-hit-differs = ただし、{ $what }（{ $of }例中{ $count }例）：{ $case }。
after-hit-difference = { $kind ->
    [missed] { $sides }の辺に当たっても何もしません
    [side] その方法の答えが{ $sides }のとき、別の辺を選びます
    [not-put] { $sides }の辺に当たっても{ $axis }を戻しません
    [put] { $sides }の辺に当たったものとして、その方法では変えない{ $axis }を戻します
    [elsewhere] { $sides }の辺に当たったとき、Aの{ $axis }が別の値になります
    [runs] { $sides }の辺に当たっても「{ $name }」が変わりません
    [stopped] { $sides }の辺に当たったものとして、その方法では変えない「{ $name }」を変えます
    [unset] { $sides }の辺に当たっても「{ $name }」が真になりません
    [set] { $sides }のときにも「{ $name }」が真になります
   *[extra] その方法では何にも当たらないときに動作します
}
after-hit-mend = { $kind ->
    [side] 直し方：どの辺かを、その方法と同じように調べます（hantei code response { $method } --language { $language }）。
    [not-put] 直し方：{ $sides }の辺に当たったとき、Aをブロックの辺に合わせます（{ $axis }が変わります）。
    [put] 直し方：{ $axis }は、{ $axis }方向に当たったときにだけ戻します。
    [elsewhere] 直し方：Aを当たった辺に合わせます。xとyがAの左上の点なら、x = b.x - a.wまたはb.x + b.w、y = b.y - a.hまたはb.y + b.hです。Aが円なら、x = b.x - a.rまたはb.x + b.w + a.r、y = b.y - a.rまたはb.y + b.h + a.rです。
    [stop] 直し方：{ $axis }を戻すときに「{ $name }」を0にします。
    [turn] 直し方：{ $axis }方向に当たったとき、「{ $name }」の符号を逆にします。
    [stopped] 直し方：「{ $name }」は、{ $axis }方向に当たったときにだけ変えます。
    [unset] 直し方：{ $sides }の辺に当たったとき、「{ $name }」を真にします。
    [set] 直し方：{ $sides }のときは、「{ $name }」を真にしません。
    [staggered] 直し方：途中でやめず、すべてのタイルを、そのときのAの位置で調べます。速度はループのあとで変えます。
   *[extra] 直し方：当たったかどうかを、その方法と同じように調べます（hantei code response { $method } --language { $language }）。
}
after-hit-mend-seam = 直し方：まず片方の軸の方向にだけAを動かしてすべてのタイルを調べ、次にもう一方の軸でも同じようにします。毎回、新しい位置で調べます（hantei code response axis-by-axis --does move --tiles --language { $language }）。
after-hit-or = { $one }または{ $other }
after-hit-axis-by-axis = axis-by-axis（{ $axis }が先）
after-hit-x-first = { $method ->
    [previous] previous（xがyより先）
   *[least-overlap] least-overlap（重なりが同じならx）
}
after-hit-swept = swept（頂点では{ $axis }方向に止まる。当たった後：{ $answer ->
    [out] 押し出す
    [stop] 止まる
   *[slide] すべる
}）
after-hit-swept-side = swept（頂点では{ $axis }方向に止まる）
after-hit-swept-ball = swept（当たった後：{ $answer ->
    [out] 押し出す
    [stop] 止まる
    [bounce] はね返る
   *[slide] すべる
}）
after-hit-case = A { $a }; v { $v }; B { $b }
after-hit-case-moving = { $case }（Bは{ $v }だけ動く）
after-hit-end = Aの最後の位置は{ $end }
after-hit-side = 答えは{ $side }
after-hit-side-end = { $side }として扱い、{ $end }
after-hit-something = 何かをします
after-hit-both = { $one }と{ $other }
after-hit-other-side = 実際に当たった辺とは別の辺になります（{ $of }例中{ $count }例）：{ $case }。ここでは{ $did }。正しくは{ $is }です。
after-hit-unseen = 移動後に重なっているのに、何もしません（{ $of }例中{ $count }例）：{ $case }。正しくは{ $is }です。
after-hit-overlaps = まだブロックに重なっています（{ $of }例中{ $count }例）：{ $case }。ここでは{ $did }。正しくは{ $is }です。
after-hit-behind = Aがブロックの向こう側へ抜けます（{ $of }例中{ $count }例）：{ $case }。ここでは{ $did }。正しくは{ $is }です。
after-hit-nothing = 何にも当たっていないのに動作します（{ $of }例中{ $count }例）：{ $case }。ここでは{ $did }。
after-hit-seam = タイルの継ぎ目に引っかかります（{ $of }例中{ $count }例）：{ $case }。ここでは{ $did }。正しくは{ $is }だけです。
after-hit-twice = 同じフレームで2つのブロックに当たると、速度が2回逆向きになり、Aはそのままブロックの中へ進みます（{ $of }例中{ $count }例）：{ $case }。正しくは{ $is }です。直し方：最初に当たったところでループを抜けます（break）。
after-hit-skipped = 取り除いたブロックの次のブロックが飛ばされます（{ $of }辺中{ $count }辺）：{ $case }。両方に当たっているのに、消えるのは最初の1つだけです。直し方：リストを後ろから前へたどるか、リストのコピーをたどります。
after-hit-too-fast = 移動後にはブロックを通り過ぎていて、当たりを見落とします（{ $of }例中{ $count }例）：{ $case }。正しくは{ $is }です。
after-hit-moving-same = ブロックも動くとき、{ $all ->
    [yes] { $of }例すべてで、相対速度を使う{ $method }と同じです。
   *[no] 相対速度を使う{ $method }と同じなのは、{ $of }例中{ $same }例だけです。
}
after-hit-from = 1フレームに{ $speed }px以上進むと、幅32pxの壁を見落とすことがあります（Aの幅は16px）。
after-hit-time = { $is ->
    [right] 返す数は当たる時刻です。正しい辺を答えた{ $of }例すべてで合っています。
    [wrong] 返す数は当たる時刻ですが、正しい辺を答えた{ $of }例のうち、合っているのは{ $right }例だけです。
   *[unjudged] 返す数は判定していません。
}
after-hit-corner-x = 同時に2つの辺に当たるとき、壁（左か右）として扱います。
after-hit-corner-y = 同時に2つの辺に当たるとき、床（上か下）として扱います。
after-hit-corner-both = 同時に2つの辺に当たるとき、両方の辺として扱います。
after-hit-corner-mixed = 同時に2つの辺に当たるとき、壁になったり床になったりします。きまりが必要です。
after-hit-corner-none = 同時に2つの辺に当たるとき、どちらの辺も答えません。きまりが必要です。
after-hit-corner-ball = { $rule ->
    [x] ボールがブロックの頂点に当たるとき、左か右の辺として扱います。正しくは、頂点とボールの中心を結ぶ線に垂直な壁があるときのようにはね返ります。
    [y] ボールがブロックの頂点に当たるとき、上か下の辺として扱います。正しくは、頂点とボールの中心を結ぶ線に垂直な壁があるときのようにはね返ります。
    [both] ボールがブロックの頂点に当たるとき、両方の辺として扱います。正しくは、頂点とボールの中心を結ぶ線に垂直な壁があるときのようにはね返ります。
    [mirrored] ボールがブロックの頂点に当たると、頂点とボールの中心を結ぶ線に垂直な壁があるときのようにはね返ります。これは正しい動きです。
    [none] ボールがブロックの頂点に当たるとき、どちらの辺としても扱いません。正しくは、頂点とボールの中心を結ぶ線に垂直な壁があるときのようにはね返ります。
   *[mixed] ボールがブロックの頂点に当たるとき、扱いがいつも同じではありません。正しくは、頂点とボールの中心を結ぶ線に垂直な壁があるときのようにはね返ります。
}
after-hit-read = { $language }として読みました。「{ $a }」がA、「{ $b }」が{ $list ->
    [yes] ブロックのリスト
   *[no] ブロック
}です。
after-hit-before = Aは移動前の位置で渡されます。
after-hit-after = Aは移動後の位置で渡されます。
after-hit-gravity = コードに重力があります（1フレームにxが{ $x }、yが{ $y }）。これによる速度の変化は数えていません。各例のvは、Aがその移動で動く速度です。
after-hit-members = 名前の読み方：{ $members }
after-hit-by-value = 「{ $names }」は値渡しです。呼び出し元の速度がどうなるかは、このテキストには書かれていません。
after-hit-of-a = 言葉はAの辺として読みました。左はブロックの右の辺です。
after-hit-flag = 「{ $name }」が真になるのは：{ $sides }
after-hit-flag-wrong = 「{ $name }」が真になるのは：{ $sides }。Aが立つのはブロックの上だけです。
after-hit-centre = xとyは中心として読みました。
after-hit-ball = Aは円で、xとyはその中心です。円のAで試しました。
after-hit-moving = ブロックも動きます（「{ $name }」）。正しい辺は、ブロックから見たAの相対速度で決まります。{ $how ->
    [moves] コードがブロックを動かします。
    [before] ブロックは動く前の位置で渡されます。
   *[after] ブロックは動いた後の位置で渡されます。
}
after-hit-removes = 当たったブロックを取り除くコードです（「{ $name }」）。
after-hit-one-block = 移動前に1つのブロックを受け取るので、タイルの列では試していません。ブロックが複数あるときは、最初に当たるものを選んでください。
after-hit-says-nothing = 辺も答えず、何も動かしません。当たった後に動くコードを貼り付けてください
after-hit-no-block = 位置があるのは「{ $name }」だけです。ブロックはどれですか
after-hit-no-place = 位置を表す名前がありません。Aとブロックはどれですか
after-hit-several = 位置のあるものが多すぎます：{ $names }（使えるのは、Aと、1つのブロックか1つのブロックのリスト）
after-hit-circle = 「{ $name }」は半径です。円にできるのはAだけで、Aが持てるのは中心と半径です（辺の位置は持てません）。ブロックは矩形にしてください
after-hit-unknown = 「{ $name }」は何ですか。読めるのは、位置、大きさ、前の位置（oldX、prev.x）、速度（vx、speed.x）、ブロックかブロックのリストです。数なら--with NAME=NUMBERで渡せます
after-hit-changes = 「{ $name }」が書き換えられます。書き換えてよいのは、Aの位置と速度、フラグだけです
after-hit-no-size = 「{ $name }」の大きさはどれですか。{ $name }.wと{ $name }.hのような名前が必要です。数は大きさとして読みません
after-hit-origin = 「{ $name }」のxとyは左上ですか、中心ですか。--originで指定してください
after-hit-apart = 「{ $one }」を変えると「{ $other }」も変わりますか。「{ $other }」の代わりに計算する式を書いてください
after-hit-when = Aは移動前ですか、移動後ですか。前の位置（oldX）か次の位置（newX）を書いてください
after-hit-moves-by = ブロックから遠いのに、Aが{ $axis }方向に速度とはちがう量だけ動きます。速度はどれですか
after-hit-changes-speed = どのブロックからも離れているのに{ $axis }方向の速度が変わり、変わる量も、重力とちがって毎回同じではありません。減速、最高速度、キー入力の部分を除いて貼り付けてください
after-hit-moves-only = Aは{ $axis }方向にしか動きません。もう1つの軸の部分も貼り付けてください
after-hit-resizes = 「{ $name }」の大きさが変わるか、2つの辺が合いません
after-hit-changes-block = ブロック「{ $name }」が書き換えられます。書き換えてよいのはAだけです
after-hit-no-sides = 答えからは、どの辺かを区別できません
after-hit-answer = 答え「{ $given }」を読めません。使えるもの：言葉、数、法線、位置
after-hit-alone = 判定した関数：「{ $name }」。これを呼び出す側は読んでいません。
after-hit-left-out = 当たり判定に関わらないので省いたもの：「{ $all }」
after-hit-steering = 例ごとに速度が決まっているので省いたもの：「{ $all }」
after-hit-edges = 画面の端の処理なので省いたもの：「{ $all }」
after-hit-outside = 関数の外にあるので調べていないもの：「{ $first }」{ $others ->
    [0] {""}
   *[other] ほか{ $others }件
}
after-hit-copy = 「{ $name }」は値で渡されるので、コピーが変わるだけで、Aは動きません。参照かポインターで受け取るか、新しい値を返してください。
after-hit-map = 「{ $name }」はタイルマップなので、読めません。通れないタイルを矩形のリストで受け取るコードを貼り付けてください
after-hit-always = どのブロックから離れていても動作するコードです。そこで、動いた後のAがブロックに重なるときだけ呼ばれるものとして試しました。

## 当たったあとの自分のコード
response-formula = コード
response-formula-help = 当たったあとに動く自分のコード。関数でも数行でもよい。入力すると、判定方法はownになる
response-origin = xとy
response-origin-help = コードの中のxとyが左上の点か中心か。as-readはコードから分かるほう
door-response-own = 自分のコード
explain-own-code = 自分のコードです。当たったあとに動く部分を貼り付けてください。辺を答える、Aを動かす、速度を変える、フラグを立てる、のどれでも読めます。ここではフレームごとに実行します。さらに1000例以上で試し、どこでまちがえるかを示します。
own-code-example = { $count }件中{ $place }件目：{ $line }
own-code-end = Aの移動先
own-code-velocity = そのあとの速度
own-code-rule = xとy：{ $origin }
own-code-finding = { $flaw ->
    [other-side] 実際に当たった辺とは別の辺
    [unseen] 重なっているのに何もしない
    [overlaps] まだブロックに重なっている
    [behind] Aがブロックの向こう側へ抜ける
    [nothing-hit] 何にも当たっていないのに動作する
    [seam] タイルの継ぎ目に引っかかる
    [twice] 2つのブロックで速度が2回逆向きになる
    [skipped] 取り除いたブロックの次を飛ばす
   *[too-fast] 通り過ぎて当たりを見落とす
}：{ $of }例中{ $count }例。
own-code-fails = { $flaw ->
    [other-side] このコードは別の辺を選びます。
    [unseen] 移動後にブロックと重なりますが、このコードは何もしません。
    [overlaps] Aはまだブロックに重なっています。
    [behind] Aはブロックの向こう側へ抜けます。
    [nothing-hit] 何にも当たっていないのに、このコードは動作します。
    [seam] タイルの継ぎ目に引っかかります。並んだタイルの間の辺は壁ではありません。
    [twice] 2つのブロックで速度が2回逆向きになり、Aはそのまま進みます。
   *[too-fast] Aは移動後にブロックを通り過ぎているので、このコードは当たりに気づきません。
}{ $so }
examples-own-code = 自分のコード
option-own-shortest-way = いちばん短い出口
about-response-own-shortest-way = よく貼り付けられるコードで、4つの深さのうち最小のものを選びます。フレームごとに実行されます。「自分のコード」を開くと、どこでまちがえるかが分かります。そこに自分のコードを入れてください。
option-own-keys-turned = 箱が引っかかる
about-response-own-keys-turned = どの向きから当たっても、Aをブロックの反対側に置いています。辺が逆なので、Aは突き抜けます。「自分のコード」で入れかえてください。

## ボールと、動くタイル
response-bv = Bの速度
response-bv-help = 1フレームにすべてのタイルが動く量
response-relative = Bから見ると、Aは({ $x }, { $y })だけ動きます。{ $reason }
why-ball-side = 円は時刻t = { $time }に{ $side ->
    [left] 左
    [right] 右
    [top] 上
   *[bottom] 下
}の辺に当たります。だから：{ $out }。
why-ball-corner = 円は時刻t = { $time }に頂点に当たります。出口は頂点から中心への向き({ $x }, { $y })です。だから：{ $out }。
wrong-square = 円を囲む正方形だけがBに重なっています。
wrong-square-corner = ですが、この判定方法が調べるのは円を囲む正方形なので、辺しか答えられません。
own-code-circle = 自分のコードは矩形のAで実行します。ここではAが円です。
own-code-ball = ボールのコードなので、円のAで実行します。ここではAが矩形です。
hit-on-corner = 当たり（頂点に）
goes-on = { $answer ->
    [stop] そこで止まります
    [bounce] はね返って速度は({ $x }, { $y })になります
   *[slide] Bに沿って進み、速度は({ $x }, { $y })になります
}
examples-ball = ボールと動くブロック
option-ball-and-brick = ボールとレンガ
about-response-ball-and-brick = ボールがレンガの下の辺に当たってはね返ります。向きが逆になるのは、速度のうち法線方向の成分だけです。least-overlapでは、ボールを囲む正方形で決まります。
option-ball-on-a-corner = 頂点に当たるボール
about-response-ball-on-a-corner = ボールが頂点に当たります。法線は頂点から中心への向きなので、速度のxもyも変わります。xだけ、またはyだけを逆にすると、違う向きへ飛びます。
option-square-of-a-ball = 正方形だけが重なる
about-response-square-of-a-ball = ボールは頂点の横を通り過ぎます。ボールを囲む正方形はレンガに重なるので、5つのうち4つの方法が当たりと答えます。
option-faster-paddle = 速いパドルとボール
about-response-faster-paddle = パドルのほうが速く、ボールを飲み込みます。least-overlapは、ボールを反対側へ押し出してしまいます。パドルから見ると、ボールが向かってきます。sweptのように相対速度を使い、それを逆にします。数値はhanteiで決めたものです。SerenityOS/serenity#9938
option-lift = 上がってくるリフト
about-response-lift = Aは空中で止まっていて、リフトが上がってきます。Bの速度を使わないと、辺も時刻も分かりません。
option-wild-breakout = vxもvyも逆にした
about-response-wild-breakout = あるブロック崩しは当たるたびにvxもvyも逆にしていたので、ボールは来た道を戻りました。ここで当たるのはレンガの左の辺で、逆にするのはvxだけです。数値はhanteiで決めたものです。city41/reagent-breakout#1

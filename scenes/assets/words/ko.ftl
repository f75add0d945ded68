### hantei의 한국어 낱말. 식, 판정 방법의 이름, 키와 값은 낱말이 아니므로 그대로 둔다.

## 낱말을 잇는 법
between-thousands = ,
list-comma = { $first }, { $second }
list-of-more = { $first } 외 { $count }가지
list-and = { $first }, { $second }

## 장면
rects-title = 직사각형
rects-asks = 두 직사각형이 겹칠까?
quad-title = 사각형
quad-asks = 점이 사각형 안쪽에 있을까?
melons-title = 수박
melons-asks = 빠른 물체는 서로를 뚫고 지나갈까?
response-title = 그다음은?
response-asks = 충돌한 뒤, 어느 변으로 얼마나 밀어낼까?
crowd-title = 무리
crowd-asks = 직사각형 천 개, 어느 것끼리 겹칠까?
cuboids-title = 직육면체
cuboids-asks = 공간에 있는 두 직육면체가 겹칠까?

## 판정
hit = 충돌
miss = 충돌 아님
true = 참
false = 거짓
verdict-miss-in-frame = 이 프레임에서는 충돌 아님
verdict-hit = 충돌!
verdict-miss = 충돌 아님
verdict-inside = 안쪽
verdict-outside = 바깥쪽
verdict-on-edge = 변 위
inside = 안쪽
outside = 바깥쪽
strip-wrong = — 이 판정은 틀림
strip-wrong-short = — 틀림
not-reached = 비교하지 않음
would-be-true = 비교하면 참
would-be-false = 비교하면 거짓

## 실제로 어떤가
apart = { $axis }축 방향으로 { $by } 떨어짐
    .beside = { $axis }축에 { $by }만큼 간격이 있습니다.
apart-both = x축 방향으로 { $x }, y축 방향으로 { $y } 떨어짐
    .beside = x축에 { $x }, y축에 { $y }만큼 간격이 있습니다.
touching = { $axis }축 방향으로 맞닿음
    .beside = { $axis }축 방향으로 맞닿아 있습니다.
touching-corner = x축, y축 방향 모두 맞닿음 (꼭짓점에서)
    .beside = 꼭짓점에서 x축, y축 방향 모두 맞닿아 있습니다.
overlapping = { $x } × { $y } 겹침
    .beside = 너비 { $x }, 높이 { $y }만큼 겹칩니다.
contact-inside = P가 안쪽에 있음
contact-outside = P가 바깥쪽에 있음
contact-on-corner = P가 꼭짓점 { $corner } 위에 있음
contact-on-edge = P가 변 { $edge } 위에 있음
turned = 둘 다 { $angle }° 회전, 되돌려서 판정
turned-back = 둘 다 { $angle }° 회전, 되돌려서 표시
convex = 볼록
concave = 꼭짓점 { $corner }에서 오목
crossed = 자기 교차
degenerate-line = 퇴화: 모든 꼭짓점이 한 직선 위에 있음
degenerate-repeated = 퇴화: 꼭짓점 { $first }, { $second }의 위치가 같음
degenerate-no-turn = 퇴화: 꼭짓점 { $corner }의 두 변이 한 직선 위에 있음
wound-clockwise = 시계 방향, { $shape }
wound-counter-clockwise = 반시계 방향, { $shape }
probe-waits = P: 꼭짓점을 모두 놓으면 판정
probe-not-placed = P를 아직 놓지 않음
corners-placed = 꼭짓점 4개 중 { $count }개 놓음
swept-bands = 지나온 경로: { $contact }
first-sketch = { $method }, Processing의 첫 번째 스케치
second-sketch = { $method }, Processing의 두 번째 스케치
pairs = { $shown }쌍
pairs-among = 처음 { $count }개 중 { $pairs }
overlap-another = 직사각형 { $tested }개 중 { $together }개가 다른 것과 겹침
overlap-judged = 판정한 직사각형 { $tested }개 중 { $together }개가 다른 것과 겹침
own-meets = 내 직사각형 A: { $count }개와 충돌(쌍으로 세지 않음)
own-comes = 무리 위로 포인터를 옮기면 내 직사각형 A가 나타남
found-with = { $compared }번 비교해서 찾았습니다. 전수 비교라면 { $all }번입니다.
found-with-all = 모든 쌍을 비교해서 찾았습니다({ $compared }번).
chip-a-hits = A는 { $count }개와 충돌
a-hits-of = A는 다른 { $others }개 중 { $count }개와 충돌합니다.
key-alone = 겹치지 않음
key-overlaps = 겹침
key-hit-by-a = A와 충돌
squares-title = 몇 번 비교해야 할까요?
squares-scale = 넓이가 방법마다 비교한 횟수입니다.
squares-sweep = x축으로 정렬
squares-strips = 띠로 나누기
cost-a-frame = 프레임당 { $cost }
cost-about = 프레임당 약 { $cost }
cost-measuring = 측정 중…
not-run = 실행 안 함: 약 { $cost }
note-sorting = 비교는 전수 비교의 약 { $fewer }분의 1이지만, 속도는 약 { $faster }배밖에 되지 않습니다. 정렬하는 데도 시간이 들기 때문입니다.

## 비교의 뜻: 그 비교가 성립하는 상태
state-apart = { $state ->
    [left] A의 오른쪽 끝이 B의 왼쪽 끝보다 왼쪽
    [right] A의 왼쪽 끝이 B의 오른쪽 끝보다 오른쪽
    [above] A의 아래쪽 끝이 B의 위쪽 끝보다 위
    [below] A의 위쪽 끝이 B의 아래쪽 끝보다 아래
    [front] A의 뒤쪽 끝이 B의 앞쪽 끝보다 앞
    [behind] A의 앞쪽 끝이 B의 뒤쪽 끝보다 뒤
    [left-or-at] A의 오른쪽 끝이 B의 왼쪽 끝과 같거나 더 왼쪽
    [right-or-at] A의 왼쪽 끝이 B의 오른쪽 끝과 같거나 더 오른쪽
    [above-or-at] A의 아래쪽 끝이 B의 위쪽 끝과 같거나 더 위
    [below-or-at] A의 위쪽 끝이 B의 아래쪽 끝과 같거나 더 아래
    [front-or-at] A의 뒤쪽 끝이 B의 앞쪽 끝과 같거나 더 앞
   *[behind-or-at] A의 앞쪽 끝이 B의 뒤쪽 끝과 같거나 더 뒤
}
state-not-apart = { $state ->
    [left] A의 오른쪽 끝이 B의 왼쪽 끝보다 오른쪽
    [right] A의 왼쪽 끝이 B의 오른쪽 끝보다 왼쪽
    [above] A의 아래쪽 끝이 B의 위쪽 끝보다 아래
    [below] A의 위쪽 끝이 B의 아래쪽 끝보다 위
    [left-or-at] A의 오른쪽 끝이 B의 왼쪽 끝과 같거나 더 오른쪽
    [right-or-at] A의 왼쪽 끝이 B의 오른쪽 끝과 같거나 더 왼쪽
    [above-or-at] A의 아래쪽 끝이 B의 위쪽 끝과 같거나 더 아래
   *[below-or-at] A의 위쪽 끝이 B의 아래쪽 끝과 같거나 더 위
}
state-begins = { $state ->
    [b-left] B의 왼쪽 끝이 A의 오른쪽 끝보다 왼쪽
    [a-left] A의 왼쪽 끝이 B의 오른쪽 끝보다 왼쪽
    [b-above] B의 위쪽 끝이 A의 아래쪽 끝보다 위
    [a-above] A의 위쪽 끝이 B의 아래쪽 끝보다 위
    [b-front] B의 앞쪽 끝이 A의 뒤쪽 끝보다 앞
    [a-front] A의 앞쪽 끝이 B의 뒤쪽 끝보다 앞
    [b-left-or-at] B의 왼쪽 끝이 A의 오른쪽 끝과 같거나 더 왼쪽
    [a-left-or-at] A의 왼쪽 끝이 B의 오른쪽 끝과 같거나 더 왼쪽
    [b-above-or-at] B의 위쪽 끝이 A의 아래쪽 끝과 같거나 더 위
    [a-above-or-at] A의 위쪽 끝이 B의 아래쪽 끝과 같거나 더 위
    [b-front-or-at] B의 앞쪽 끝이 A의 뒤쪽 끝과 같거나 더 앞
   *[a-front-or-at] A의 앞쪽 끝이 B의 뒤쪽 끝과 같거나 더 앞
}
centres-near = { $axis }축 방향의 중심 거리가 두 크기를 더한 값의 절반보다 작음
centres-near-or-at = { $axis }축 방향의 중심 거리가 두 크기를 더한 값의 절반 이하임
right-of-edge = P가 변 { $edge }의 오른쪽에 있음
left-of-edge = P가 변 { $edge }의 왼쪽에 있음
on-line = P가 직선 { $edge } 위에 있음
between-ends = P가 변 { $edge }의 양 끝점 사이에 있음
corner-below = 꼭짓점 { $corner }가 P보다 아래에 있음
corner-above = 꼭짓점 { $corner }가 P보다 위에 있음
ray-crosses = P에서 오른쪽으로 그은 반직선이 변 { $edge }와 교차함
state-with-numbers = ‘{ $state }’ ({ $numbers })
numbers-last-pixel = { $side ->
    [left] 마지막 픽셀 { $left } { $sign } { $right }
   *[right] { $left } { $sign } 마지막 픽셀 { $right }
}

## 이유
reason-none-apart = 충돌이 아닐 조건 { $count ->
    [6] 여섯
   *[other] 네
} 가지가 모두 거짓이므로 충돌입니다.
    .beside = 충돌이 아닐 조건 { $count ->
        [6] 여섯
       *[other] 네
    } 가지가 모두 거짓입니다.
reason-overlap = 너비 { $x }, 높이 { $y }만큼 겹치므로 충돌입니다.
    .beside = 너비 { $x }, 높이 { $y }만큼 겹칩니다.
reason-touch-is-hit = { $axis }축 방향으로 맞닿아 있습니다. 여기서는 이것도 충돌입니다.
reason-touch-corner = 꼭짓점에서 맞닿아 있습니다. 여기서는 이것도 충돌입니다.
reason-apart = { $states }: 떨어져 있으므로 충돌이 아닙니다.
    .beside = { $states }: 떨어져 있습니다.
reason-all-hold = 네 조건이 모두 참입니다. 두 축 모두에서 A도 B도 상대가 끝나기 전에 시작하므로 충돌입니다.
    .beside = 네 조건이 모두 참입니다. 두 축 모두에서 A도 B도 상대가 끝나기 전에 시작합니다.
reason-all-hold-or-at = 네 조건이 모두 참입니다. 두 축 모두에서 A도 B도 상대가 끝난 뒤에 시작하지 않으므로 충돌입니다.
    .beside = 네 조건이 모두 참입니다. 두 축 모두에서 A도 B도 상대가 끝난 뒤에 시작하지 않습니다.
reason-centres-near = { $axes ->
    [2] 두
   *[other] 세
} 축 모두에서 중심 사이의 거리가 두 크기를 더한 값의 절반보다 작으므로 충돌입니다.
    .beside = { $axes ->
        [2] 두
       *[other] 세
    } 축 모두에서 중심 사이의 거리가 두 크기를 더한 값의 절반보다 작습니다.
reason-centres-near-or-at = { $axes ->
    [2] 두
   *[other] 세
} 축 모두에서 중심 사이의 거리가 두 크기를 더한 값의 절반 이하이므로 충돌입니다.
    .beside = { $axes ->
        [2] 두
       *[other] 세
    } 축 모두에서 중심 사이의 거리가 두 크기를 더한 값의 절반 이하입니다.
reason-fails = { $states } 조건이 거짓이므로 충돌이 아닙니다.
    .beside = { $states } 조건이 거짓입니다.
reason-not-asked = { $reason } 나머지 { $count }개는 비교하지 않습니다.
reason-right-of-all = P가 네 변 모두의 오른쪽에 있으므로 안쪽입니다.
    .beside = P가 네 변 모두의 오른쪽에 있습니다.
reason-left-of-all = P가 네 변 모두의 왼쪽에 있으므로 안쪽입니다.
    .beside = P가 네 변 모두의 왼쪽에 있습니다.
reason-not-on-side = ‘{ $state }’ 조건이 거짓이므로 답은 바깥쪽입니다.
    .beside = ‘{ $state }’ 조건이 거짓입니다.
reason-not-one-side = P가 네 변 모두의 같은 쪽에 있지는 않으므로 바깥쪽입니다.
    .beside = P가 네 변 모두의 같은 쪽에 있지는 않습니다.
reason-on-edge = P가 변 { $edge } 위에 있습니다.
reason-odd = P에서 오른쪽으로 그은 반직선이 변 { $count }개와 교차합니다. 홀수이므로 안쪽입니다.
    .beside = P에서 오른쪽으로 그은 반직선이 변 { $count }개와 교차합니다. 홀수입니다.
reason-even = { $count ->
    [0] P에서 오른쪽으로 그은 반직선이 어떤 변과도 교차하지 않습니다. 0은 짝수이므로 바깥쪽입니다.
   *[other] P에서 오른쪽으로 그은 반직선이 변 { $count }개와 교차합니다. 짝수이므로 바깥쪽입니다.
}
    .beside = { $count ->
        [0] P에서 오른쪽으로 그은 반직선이 어떤 변과도 교차하지 않습니다. 0은 짝수입니다.
       *[other] P에서 오른쪽으로 그은 반직선이 변 { $count }개와 교차합니다. 짝수입니다.
    }
reason-wrong = { $reason } 틀린 답입니다: { $because }.
because-concave = 꼭짓점 { $corner }에서 오목해서, 안쪽의 점도 변 { $edge }의 왼쪽일 수 있습니다
because-concave-right = 꼭짓점 { $corner }에서 오목해서, 안쪽의 점도 변 { $edge }의 오른쪽일 수 있습니다
because-crossed = 두 변이 교차해서 한쪽이 늘 안쪽은 아닙니다
because-degenerate = 두 변이 한 직선 위에 있거나, 길이가 0인 변이 있습니다
because-winding = 꼭짓점이 반시계 방향이라 어떤 점이든 적어도 한 변의 왼쪽에 있습니다
because-winding-up = 꼭짓점이 시계 방향이라 어떤 점이든 적어도 한 변의 오른쪽에 있습니다
because-last-pixel = HSP는 1픽셀보다 짧은 겹침을 놓칩니다
because-sums = 합과 차가 반올림됩니다
because-rounding = P가 변에 너무 가까워서, 반올림 때문에 외적 값의 부호가 틀립니다

## 줄
comparisons-of = { $method }의 비교
code-of = { $method } (원문대로)
code-of-own = 내 판정 (hantei의 변수 이름)
code-flags = 충돌 = 켜진 플래그 없음
code-miss = { $condition } → 충돌 아님
code-else-hit = else → 충돌
code-hit = → 충돌
code-collision = → 충돌 아님, else → 충돌
libraries = 라이브러리별 판정
library-article = { $name } 글
sides = 외적 값
sides-up = 외적 값 (y가 위로): 0보다 크면 왼쪽
right-of-edge-short = { $edge } 오른쪽
on-edge-short = 직선 { $edge } 위
left-of-edge-short = { $edge } 왼쪽
which-side = P는 어느 쪽?
all-of-sign = 모두 { $sign }?
no-edge = 변 없음
kept-probes = 남겨 둔 점
source-any-winding = WPF, 방향 무관
source-even-odd = 짝홀 규칙
source-first-try = 첫 시도
source-repair = 고친 판정
source-usual = 흔한 방법
source-half-sat = SAT의 절반
source-hsp-reader = HSP 글의 독자
source-convex = 볼록 다각형
source-old-c = 예전 C
source-centres = 중심을 쓰는 엔진
source-tiles = 타일
source-ray-tracing = 반직선 계산
source-tiles-first-try = 타일, 첫 시도
broad-phase-brute = 전수 비교
broad-phase-sweep = x축으로 정렬
broad-phase-strips = 띠로 나눈 뒤 정렬
plot-measured = 개수별 시간(ms), 이 기기에서 측정
plot-measuring = 개수별 시간(ms), 측정 중 { $progress }%
plot-limit = brute: { $at }개에서 약 { $limit } ms

## 설명
note-border = 둘은 경계만 맞닿아 있습니다. 원문대로라면 two-corners (C++) 방법만 이것을 충돌로 보고, 나머지 다섯 방법은 충돌로 보지 않습니다.
note-last-pixel = 겹친 길이가 1픽셀보다 짧습니다 ({ $by }). HSP는 안쪽의 마지막 픽셀(- 1)을 직사각형의 끝으로 보므로 충돌이 아니라고 판정합니다. 정수 좌표에서는 맞지만 소수 좌표에서는 틀립니다.
by-in = { $axis }축 방향 { $by }
note-rounding = 반올림 오차 때문에 답이 뒤바뀐 판정 방법: { $methods }. 이 수들의 합이나 차가 반올림되기 때문입니다. two-corners 방법은 비교만 하므로 정확합니다.
note-winding = 꼭짓점이 화면에서 반시계 방향으로 놓여 있습니다. 그래서 원문의 판정인 right-of-all 방법은 모든 점을 바깥쪽으로 판정합니다. same-side 방법은 어느 방향에서나 쓸 수 있습니다.
note-winding-up = 꼭짓점은 시계 방향이지만 y가 위로 커집니다. 그러면 원문의 > 0 조건이 왼쪽을 뜻하므로 right-of-all 방법은 모든 점을 바깥쪽으로 판정합니다. same-side 방법은 어느 방향에서나 쓸 수 있습니다.
note-concave = 꼭짓점 { $corner }의 안쪽 각이 180°보다 큽니다. 그래서 안쪽의 점이 어떤 변의 오른쪽, 다른 변의 왼쪽에 있을 수 있습니다. crossings 방법만 쓸 수 있습니다.
note-crossed = 두 변이 서로 교차하므로 변의 어느 한쪽이 늘 안쪽인 것은 아닙니다. crossings 방법만 쓸 수 있습니다.
note-no-inside = 이 도형에는 안쪽이 없습니다. 모든 점은 바깥쪽이나 변 위에 있습니다.
note-no-length = 꼭짓점 { $first }, { $second } 사이의 변은 길이가 0입니다. 그래서 어느 점에서나 외적 값이 0이고, right-of-all 방법과 same-side 방법은 이것을 ‘변 위’로 봅니다. crossings 방법만 쓸 수 있습니다.
note-no-turn = 두 변이 한 직선 위에 있어서 그 사이의 각이 0° 또는 180°입니다. 확실히 쓸 수 있는 것은 crossings 방법뿐입니다.
note-on-edge = 원문대로라면 변 위의 점은 안쪽이 아닙니다. ‘변 위의 점’ 설정을 ‘안쪽’으로 바꾸면(border=hits) 안쪽으로 봅니다.
note-otherwise = 그래서 여기서는 { $methods } 방법의 답이 실제와 다릅니다. 실제: { $contact }.
note-side-rounding = 반올림 오차 때문에 답이 뒤바뀐 판정 방법: { $methods }. P가 변에 너무 가까워서, 보통의 계산으로는 반올림 때문에 외적 값의 부호가 틀립니다. P의 위치(안쪽, 바깥쪽, 변 위)는 정확하게 구한 것입니다.
note-missed = 프레임 { $before }, { $after } 사이에 서로를 뚫고 지나갔습니다(터널링). { $from }부터 { $to }까지 겹쳐 있었지만, 그 사이에는 프레임이 없습니다.
note-swept = 지나온 경로는 수박이 앞 프레임부터 지금까지 거쳐 온 곳 전체입니다. 정면으로 마주 달릴 때는 두 경로가 겹치면 정말 만난 것입니다. 다른 경우에는 같은 곳을 서로 다른 때에 지나갔을 수도 있습니다.
note-brute = 전수 비교에는 처음 { $count }개만 넣고, 나머지는 판정하지 않은 것으로 그립니다. 모두 넣으면 { $all }쌍이 되어 한 프레임 안에 다 비교할 수 없습니다.
note-shooter = 총알과 적의 쌍만 셉니다. 다른 쌍은 찾더라도 세지 않습니다.

## 그림 영역
compared = { $numbers }: { $holds }
answered = { $name }: { $says }
place-corner = 꼭짓점 { $corner } 놓기
place-probe = 판정할 점 P 놓기
frame = 프레임 { $frame }
allen-any = 어디든
allen-before = 앞
allen-meets = 앞에서 맞닿음
allen-overlaps = 앞에서 겹침
allen-starts = 시작이 같고 짧음
allen-during = 안에 있음
allen-finishes = 끝이 같고 짧음
allen-equals = 같음
allen-finished-by = 끝이 같고 김
allen-contains = 포함
allen-started-by = 시작이 같고 김
allen-overlapped-by = 뒤에서 겹침
allen-met-by = 뒤에서 맞닿음
allen-after = 뒤

## rects의 그림 영역: 축의 띠, 색칠한 범위, 배치 표의 말
strip-compared = { $axis }: { $numbers }: { $holds }
strip-asked = { $axis }: { $question } → { $numbers }: { $holds }
shadow-overlap = 겹침 { $by }
shadow-gap = 간격 { $by }
shadow-overlap-word = 겹침
shadow-gap-word = 간격
shadow-touch = { $at }에서 맞닿음
shadow-touch-word = 맞닿음
shadow-on = { $axis }축
shadow-on-axis = { $axis }축: { $what }
lit-last-pixel = 마지막 픽셀 { $number }
lit-first-pixel = 첫 픽셀 { $number }
map-how = 가로 x, 세로 y. 누른 곳으로 A가 갑니다
map-count = x축 13가지 × y축 13가지 = 169가지
map-present = 지금의 A
map-seen = 본 것
map-right = 맞음
arrangement-x = x { $x }
arrangement-y = y { $y }: { $says }
arrangement-y-alone = y { $y }

## rects: 정할 수 있는 것
test-method = 판정 방법
test-method-help = 판정을 어떻게 적는지
rects-a = A
rects-a-help = 빨간 직사각형의 왼쪽 위 점과 크기. 정하면 follow=off
rects-b = B
rects-b-help = 파란 직사각형. 형식은 A와 같음
rects-back = 되돌린 모습 보기
rects-back-help = 회전한 장면을 되돌려, 판정할 때의 모습으로 표시
rects-angle = 회전
rects-angle-help = 두 직사각형을 같은 각만큼 시계 방향으로 회전. 되돌린 뒤에 판정
rects-strips = 축의 그림자
rects-strips-help = 왼쪽과 아래쪽에 각 직사각형의 y축과 x축 구간, 그리고 겹침이나 간격을 표시
rects-centres = 중심
rects-centres-help = 두 중심과, x축과 y축에서 서로 떨어진 거리를 표시
rects-mark = 표시할 점
rects-mark-help = 한 자리에 점을 찍고 좌표를 표시

## rects: 할 수 있는 것
do-rects-nudge = 선택한 직사각형을 1씩 이동 (Shift: 10, Ctrl: 0.1)

## quad: 정할 수 있는 것
quad-border = 변 위의 점
quad-border-help = 변 위의 점도 안쪽으로 볼지
quad-a = A
quad-a-help = 꼭짓점. right-of-all 방법에서는 화면에서 시계 방향으로
quad-b = B
quad-b-help = 꼭짓점. right-of-all 방법에서는 화면에서 시계 방향으로
quad-c = C
quad-c-help = 꼭짓점. right-of-all 방법에서는 화면에서 시계 방향으로
quad-d = D
quad-d-help = 꼭짓점. right-of-all 방법에서는 화면에서 시계 방향으로
quad-p = P
quad-p-help = 빨간색으로 나타나는 판정할 점
quad-kept = 남겨 둔 점
quad-kept-help = P와 함께 판정할 다른 점들
quad-up = y가 커지는 쪽
quad-up-help = 같은 수를, 화면처럼 y 아래로(down) 또는 교과서처럼 y 위로(up)
quad-halves = 각 변의 오른쪽
quad-halves-help = 변의 방향과 함께 색으로 표시. y가 위로 커지면 왼쪽
quad-paint = 모든 곳의 판정
quad-paint-help = 판정 방법이 안쪽이라고 하는 곳을 칠함

## quad: 할 수 있는 것
do-quad-nudge = 선택한 점을 1씩 이동 (Shift: 10, Ctrl: 0.1)
do-quad-reverse = 순서 뒤집기
do-quad-untangle = 꼬임 풀기
do-quad-add-corner = 꼭짓점을 더해 다각형으로 만들기
do-quad-keep = 판정할 점을 여기 남겨 함께 판정
do-quad-clear = 모든 점 지우기

## quad: 그림으로 설명
stage-so-far = 지금까지 교차 { $count }번
stage-remains = 변 { $all }개 중 { $asked }개까지: 색칠한 곳이 남음
stage-nothing-remains = 변 { $all }개 중 { $asked }개까지: 남는 곳이 없음
drag-or-keep = 꼭짓점이나 P를 드래그 · Shift + 클릭으로 점 남기기
area-says = 넓이 { $number }
source-left-up = WPF, y가 위로 커지면 왼쪽
note-up = y가 위로 커지므로 그림의 위아래가 뒤집힙니다. 원문의 > 0 조건은 화면에서는 오른쪽, 여기서는 왼쪽인지를 묻습니다. 그래서 right-of-all 방법은 모든 변의 왼쪽인지를 판정합니다.
quad-cross = 외적을 넓이로 보기
quad-cross-help = P에 가장 가까운 변과 그 변의 시작점에서 P로 가는 화살표가 만드는 평행사변형, 그리고 도는 방향
quad-mark = 표시할 점
quad-mark-help = 한 자리에 점을 찍고 좌표를 표시
explain-cross = AB × AP 값은 이 평행사변형의 넓이에 부호를 붙인 수입니다. 변의 한쪽에서는 양수, 반대쪽에서는 음수, 직선 AB 위에서는 0입니다. P를 드래그하여 변을 넘으면 평행사변형이 납작해졌다가 뒤집힙니다.

## melons: 정할 수 있는 것
melons-way = 방향
melons-way-help = 가로(horizontal)는 첫 번째 스케치로 origin-size 판정, 세로(vertical)는 두 번째 스케치로 centre-size 판정
melons-border = 맞닿는 경계
melons-border-help = 맞닿기만 한 수박도 충돌로 볼지
melons-swept = 위치 대신 경로를 판정
melons-swept-help = 스윕 판정: 앞 프레임부터 지나온 경로 전체를 판정
melons-sizes = 크기
melons-sizes-help = A와 B의 한 변의 길이. 더 큰 쪽에 맞추어 달리는 곳의 넓이도 달라짐
melons-still = B는 멈춤
melons-still-help = B는 한가운데에 멈추어 있고 A만 달림
melons-start = 출발 위치
melons-start-help = 프레임 0까지 각각 달려온 거리
melons-speed = 속력
melons-speed-help = 각각 한 프레임에 달리는 거리
melons-offset = 어긋난 거리
melons-offset-help = B의 경로가 A의 경로에서 옆으로 어긋난 거리

## melons: 할 수 있는 것
do-melons-speed = 1씩 빠르게, 느리게 (Shift: 10, Ctrl: 0.1)
do-melons-test-path = 지나온 경로를 판정

## 수박 그림의 낱말
time-state = { $state ->
    [b-x] B 왼쪽 끝이 A 오른쪽 끝보다 왼쪽
    [a-x] A 왼쪽 끝이 B 오른쪽 끝보다 왼쪽
    [b-y] B 위쪽 끝이 A 아래쪽 끝보다 위
    [a-y] A 위쪽 끝이 B 아래쪽 끝보다 위
    [b-x-or-at] B 왼 끝이 A 오른 끝과 같거나 왼쪽
    [a-x-or-at] A 왼 끝이 B 오른 끝과 같거나 왼쪽
    [b-y-or-at] B 위 끝이 A 아래 끝과 같거나 위
    [a-y-or-at] A 위 끝이 B 아래 끝과 같거나 위
    [centres-x] x축에서 중심이 가까움
   *[centres-y] y축에서 중심이 가까움
}
time-all = { $count ->
    [2] 둘 다 참: 충돌
   *[other] 넷 모두 참: 충돌
}
melon-before = 프레임 { $frame }의 { $name }
both-passed = 둘 다 지나간 곳

## 수박: 판정과 이유
melons-what = 빠른 물체는 두 프레임 사이에 얇은 물체를 뚫고 지나갈 수 있고, 어느 프레임에도 겹친 모습이 나타나지 않습니다. 이것이 터널링입니다. 속력을 높이거나 예제를 열어 보세요.
went-through = 뚫고 지나감
reason-went-through = 프레임 { $before }에서는 아직 떨어져 있고 프레임 { $after }에서는 이미 지나쳤습니다. 충돌로 판정된 프레임은 없습니다.
    .beside = 프레임 { $before }에서는 떨어져 있고 프레임 { $after }에서는 이미 지나쳤습니다. 충돌로 판정된 프레임은 없습니다.
reason-all-true = 프레임 { $from }~{ $to }에서 { $count ->
    [2] 둘 다 참
   *[other] 넷 모두 참
}이므로 충돌입니다.
    .beside = 프레임 { $from }~{ $to }에서 { $count ->
        [2] 둘 다 참
       *[other] 넷 모두 참
    }입니다.
reason-paths = 프레임 { $before }에서 { $after }까지 지나온 경로가 서로 겹치므로 충돌입니다.
    .beside = 프레임 { $before }에서 { $after }까지 지나온 경로가 서로 겹칩니다.
reason-gap = ‘{ $state }’ 조건이 거짓입니다. { $axis }축에 { $by }만큼 간격이 있으므로 충돌이 아닙니다.
    .beside = ‘{ $state }’ 조건이 거짓입니다. { $axis }축에 { $by }만큼 간격이 있습니다.
reason-touch = ‘{ $state }’ 조건이 거짓입니다. { $axis }축에서 맞닿기만 하므로 충돌이 아닙니다.
    .beside = ‘{ $state }’ 조건이 거짓입니다. { $axis }축에서 맞닿기만 합니다.

## crowd: 정할 수 있는 것
crowd-method = 판정 방법
crowd-method-help = 겹치는 쌍을 찾는 방법
crowd-border = 맞닿는 경계
crowd-border-help = 맞닿기만 한 직사각형도 쌍으로 셀지
crowd-kind = 무리의 종류
crowd-kind-help = 직사각형들이 퍼져 있는 모습
crowd-n = 개수
crowd-n-help = 직사각형의 개수
crowd-seed = 시드
crowd-seed-help = 바꾸면 같은 종류의 다른 무리

## crowd: 할 수 있는 것
do-crowd-number = 100개씩 늘리기, 줄이기 (Shift: 1000, Ctrl: 10)

## viewer: 정할 수 있는 것
viewer-preset = 예제
viewer-preset-help = 이 예제로 시작
viewer-frame = 프레임
viewer-frame-help = 그 프레임으로 가서 일시 정지
viewer-play = 재생
viewer-play-help = 처음에는 켜져 있고, 프레임을 정하면 꺼짐
viewer-step = 단계
viewer-step-help = 판정 방법을 이 비교까지 따라감. 0이면 꺼짐
viewer-rate = 초당 프레임 수
viewer-rate-help = 줄이면 느리게 재생. 프레임 자체는 그대로
viewer-verdict = 그림 위의 판정
viewer-verdict-help = svg가 그리는 그림 위에 판정과 이유를 씀
viewer-door = 패널에 보이는 것
viewer-door-help = 판정 방법, 예제, 내 판정, 수, 또는 그림
viewer-map = 모든 배치의 표
viewer-map-help = door=map을 줄인 것. 모든 배치, 원에서는 중심의 모든 위치를 판정의 답에 따라 색으로 표시. 클릭하면 A가 이동
viewer-lens = 렌즈: 경계 주변의 수
viewer-lens-help = door=lens를 줄인 것. 경계 주변의 부동소수점 수와 각 수에서 판정 방법의 답. 휠을 돌리면 k가 바뀌고, 클릭하면 그 수가 됨
viewer-grid = 숫자가 있는 격자
viewer-grid-help = 딱 떨어지는 수마다 그은 선
viewer-zoom = 확대/축소
viewer-zoom-help = 좌표 1을 그리는 픽셀 수
viewer-pan = 보는 위치
viewer-pan-help = 그림 영역 왼쪽 위의 좌표. y가 위로 커지면 왼쪽 아래

## viewer: 할 수 있는 것
do-viewer-frames = 이전, 다음 프레임 (Shift: 10)
do-viewer-fit = 모두 그림 영역에 맞추기
do-viewer-actual-size = 실제 크기: 좌표 1이 1픽셀
do-viewer-undo = 실행 취소
do-viewer-redo = 다시 실행
do-viewer-step = 판정 방법을 한 단계씩 따라가기
do-viewer-step-back = 한 단계 뒤로
do-viewer-play = 재생, 일시 정지
do-viewer-frame = 다음 프레임
do-viewer-frame-back = 이전 프레임

## window: 할 수 있는 것
do-window-motion = 움직임 켜기와 끄기
do-window-copy = 이 그림을 여는 명령 복사
do-window-copy-link = 이 그림의 링크 복사
do-window-copy-test = 이 경우를 테스트로 복사
do-window-save = PNG와 SVG로 저장
do-window-larger = 모두 크게
do-window-smaller = 모두 작게
do-window-full-screen = 전체 화면
do-window-explain = 선택한 판정 방법 설명
do-window-panel = 패널 숨기기, 보이기
do-window-help = 모든 키와 마우스 동작

## 마우스가 하는 일
mouse-rects-move = 움직이기
mouse-rects-move-help = A가 포인터를 따라감. 클릭하면 멈춤
mouse-rects-drag = 드래그
mouse-rects-drag-help = 직사각형, 또는 그 손잡이 8개 중 하나
mouse-quad-click = 클릭
mouse-quad-click-help = A, B, C, D, 그다음 판정할 점 P 놓기
mouse-quad-shift-click = Shift + 클릭
mouse-quad-shift-click-help = 판정할 점을 남겨 두고 새로 놓기
mouse-quad-drag = 드래그
mouse-quad-drag-help = 꼭짓점 또는 판정할 점
mouse-melons-drag = 시간 줄 드래그
mouse-melons-drag-help = 시간을 앞뒤로 오가기
mouse-crowd-move = 움직이기
mouse-crowd-move-help = 무리 속에서 내 직사각형 움직이기
mouse-wheel = 휠
mouse-wheel-help = 포인터를 중심으로 확대/축소
mouse-middle = 가운데 버튼 드래그
mouse-middle-help = 보는 위치 옮기기, Space + 드래그도 같음
mouse-fingers = 두 손가락
mouse-fingers-help = 확대/축소, 보는 위치 옮기기

## 패널
menu = 메뉴
view = 보기
close = 닫기
copied = 복사했습니다: { $what }
saved = { $png }, { $svg } 파일을 { $place } 폴더에 저장했습니다.
saved-downloads = { $png }, { $svg } 파일을 다운로드로 저장했습니다.
save-fails = { $place } 폴더에 저장할 수 없습니다: { $why }
png-fails = PNG를 만들 수 없습니다: { $why }
copy-no-clipboard = 복사할 수 없습니다: X 서버에 클립보드가 없습니다
paste-no-clipboard = 붙여 넣을 수 없습니다: X 서버에 클립보드가 없습니다
paste-no-text = 붙여 넣을 수 없습니다: 클립보드에 텍스트가 없습니다
paste-no-answer = 붙여 넣을 수 없습니다: 복사한 프로그램이 { $limit } ms 안에 답하지 않습니다
paste-too-long = { $given }자는 붙여 넣을 수 없습니다. 입력란에는 { $most }자까지 들어갑니다 (아무것도 붙여 넣지 않았습니다)
paste-too-large = { $given }바이트의 글은 붙여 넣을 수 없습니다. 입력란에는 { $most }자까지 들어갑니다 (아무것도 붙여 넣지 않았습니다)
copied-test = 이 경우를 Rust 테스트로 복사했습니다.

## 받아들이지 않는 것
allowed = 쓸 수 있는 값: { $values }
allowed-parts = 쓸 수 있는 값: on, off 또는 { $parts } 중 몇 개를 쉼표로 이은 것
range = 쓸 수 있는 값: { $least }부터 { $most }까지의 유한한 수
number-beyond = { $name }: { $given } 값은 범위 밖입니다. { $range }
number-none = { $name }: ‘{ $given }’ 값은 수가 아닙니다. { $range }
number-wrong = { $name }: { $why }. { $range }
numbers-count = 수가 { $given }개 있습니다. 필요한 것은 { $wanted }개입니다 ({ $names })
sum-beyond = { $name } 값이 { $given }입니다. 쓸 수 있는 값: { $most } 이하
points-too-many = 점이 { $given }개 있습니다. { $most }개까지 쓸 수 있습니다
point-wrong = { $place }번째 점: { $why }
not-a-number = 수가 아닙니다
not-finite = { $number } 값은 유한한 수가 아닙니다
too-large = 너무 큽니다. 절댓값이 1e150 이하여야 합니다
too-small = 너무 작아서 0과 구별할 수 없습니다. 절댓값이 1e-145 이상이거나 0이어야 합니다
below-zero = { $number } 값은 0보다 작습니다. 0 이상이어야 합니다
key-unknown = { $scene } 장면에는 ‘{ $key }’ 설정이 없습니다. 쓸 수 있는 설정: { $allowed }
key-twice = { $key }={ $value }: { $key } 설정이 두 번 나왔습니다. 한 번만 쓸 수 있습니다
setting-wrong = { $key }={ $value }: { $why }
setting-none = ‘{ $given }’: 설정이 아닙니다. 쓸 수 있는 형식: KEY=VALUE
course-setting = ‘{ $given }’: 쓸 수 없습니다. 그림은 코스의 단계가 정합니다. 쓸 수 있는 것: lesson=CHAPTER.STEP, lang, theme, motion
scene-unknown = ‘{ $given }’ 장면은 없습니다. 쓸 수 있는 장면: { $allowed }
default = 기본값: { $value }

## 수의 종류
field-wrong = { $label }: { $why }
field-angle = 각도
field-degrees = 각도
field-count = 수
field-number = 번호
field-times = 배율
field-comparison = 비교 번호
field-px-frame = px/프레임

## 수가 적힌 줄: 받아들이지 않는 이유
line-refused = { $line }번째 줄: { $why }
line-too-long = 줄이 { $most }바이트보다 깁니다. 필요한 것은 수 { $wanted }개입니다
line-count = 수가 { $given }개 있습니다. 필요한 것은 { $wanted }개입니다 ({ $names })
line-no-number = { $name }: ‘{ $given }’ 값은 수가 아닙니다. 쓸 수 있는 값: 유한한 수
line-number = { $name }: ‘{ $given }’ 값을 쓸 수 없습니다. { $why }
line-gap = { $place }에 { $name } 값이 없습니다. { $count }
line-gap-beyond = { $place }에 수가 없습니다. { $count }
gap-first = 첫 { $separator ->
    [semicolon] 세미콜론
   *[comma] 쉼표
} 앞
gap-last = 마지막 { $separator ->
    [semicolon] 세미콜론
   *[comma] 쉼표
} 뒤
gap-between = 두 { $separator ->
    [semicolon] 세미콜론
   *[comma] 쉼표
} 사이
number-of = { $whose }의 { $number }
number-of-centre = 중심 { $number }
too-large-number = { $number } 값은 너무 큽니다. 절댓값이 1e150 이하여야 합니다
too-small-number = { $number } 값은 너무 작아서 0과 구별할 수 없습니다. 절댓값이 1e-145 이상이거나 0이어야 합니다
corners-order = { $name } 값이 { $near }, { $second } 값이 { $far }입니다. { $first } 값은 { $second } 값 이하여야 합니다
corners-or-sizes = { $why }({ $numbers }인 경우 --notation { $notation })
size-negative = { $name } 값이 { $value }입니다. 쓸 수 있는 값: 0 이상
line-two-separators = 한 줄에 쉼표와 세미콜론이 함께 있습니다. 둘 중 하나만 쓸 수 있습니다 (소수점은 점으로 씁니다)
pair-too-long = { $most }바이트를 넘습니다
pair-sides = 줄에 세미콜론(;)이 { $given }개 있습니다. A와 B의 수 사이에 하나만 쓰세요
pair-corners = 다각형 { $whose }의 수가 { $given }개입니다. 꼭짓점 3~16개의 x와 y를 수 6~32개로 쓰세요
pair-sum = 이 수들로 계산한 꼭짓점: { $why }
pair-direction = 0:0은 방향이 아닙니다. 4:3 같은 방향이나 각도(도 단위)로 쓰세요
pair-angle = { $name }: ‘{ $given }’ 값은 쓸 수 없습니다. 쓸 수 있는 값: 각도(도 단위)나 4:3 같은 방향
pair-crossed = 다각형 { $whose }는 자기 교차합니다(변 { $one }, 변 { $other }). 직사각형이나 다각형과는 함께 쓸 수 없습니다
pair-box = 직육면체는 입체입니다. 다른 쪽도 직육면체여야 합니다
lines-more = … { $line }번째 줄과 같은 종류의 줄이 { $more }개 더 있습니다
hint-header = 첫 줄이 열 이름이면 --header 옵션을 붙이세요
hint-notation = 받아들이지 않은 { $lines }줄은 --notation { $notation } ({ $numbers }) 형식에 맞습니다
hint-notation-all = 꼭짓점 좌표로 읽을 수 있는 줄이 없습니다. 모든 줄이 --notation { $notation } ({ $numbers }) 형식에 맞습니다
progress = { $lines }줄

## 명령줄: 받아들이지 않는 것
usage-refused = { $why }. 사용법은 hantei --help 명령으로 볼 수 있습니다
usage-unknown = ‘{ $argument }’ 인수는 없습니다
usage-subcommand = hantei check 명령에 ‘{ $given }’ 종류는 없습니다. 쓸 수 있는 종류: { $allowed }
usage-no-subcommand = hantei check 명령에는 수의 종류를 적어야 합니다. 쓸 수 있는 종류: { $allowed }
usage-no-value = ‘{ $argument }’ 인수에는 값이 필요합니다
usage-needless-value = ‘{ $argument }’ 인수에는 ‘{ $value }’ 값을 붙일 수 없습니다
usage-twice = ‘{ $argument }’ 인수가 두 번 나왔습니다. 한 번만 쓸 수 있습니다
usage-missing = 빠진 인수: { $arguments }
usage-together = ‘{ $argument }’ 인수는 ‘{ $other }’ 인수와 함께 쓸 수 없습니다
usage-value = ‘{ $argument }’ 인수에 ‘{ $value }’ 값은 쓸 수 없습니다. { $why }
usage-utf8 = UTF-8로 읽을 수 없는 인수가 있습니다
whole-none = 정수가 필요합니다
whole-too-large = 수가 너무 큽니다
whole-wrong = 0 이상의 정수가 아닙니다
allowed-size = 쓸 수 있는 형식: 너비x높이, 각각 1부터 { $most }까지의 정수 (예: 640x480)
not-placed = 아직 놓지 않음

## 파일과 입출력
read-fails = { $path }: 읽을 수 없습니다. { $why }
input-fails = 표준 입력을 읽을 수 없습니다: { $why }
input-long = 표준 입력: 너무 큽니다. 쓸 수 있는 크기: { $most }바이트까지
too-many-lines = 줄이 너무 많아 셀 수 없습니다
write-fails = { $path }: 쓸 수 없습니다. { $why }
print-fails = 표준 출력에 쓸 수 없습니다: { $why }
too-many-links = 링크가 { $most }번 넘게 이어집니다
save-too-many = 그림이 이미 { $count }쌍 있습니다
trace-cannot-write = 트레이스를 표준 출력에 쓸 수 없습니다: { $why }
trace-fails = 트레이스를 쓸 수 없습니다: { $why }
trace-too-fast = 트레이스를 읽는 쪽이 느려서 일부 줄을 빼고 씁니다
trace-unread = 트레이스를 읽는 쪽이 없어서 마지막 몇 줄을 쓰지 않습니다
system-code = { $why } (OS 오류 { $code })
system-not-found = 파일이나 폴더가 없습니다
system-denied = 접근 권한이 없습니다
system-exists = 같은 이름의 파일이 이미 있습니다
system-is-folder = 파일이 아니라 폴더입니다
system-no-folder = 폴더가 아닙니다
system-no-text = UTF-8 텍스트가 아닙니다
system-full = 디스크에 남은 공간이 없습니다
system-large = 파일이 너무 큽니다
system-read-only = 읽기 전용인 곳입니다
system-name = 파일 이름이 너무 깁니다
system-says = { $said }

## 창을 열 수 없을 때, 밖에서 닫혔을 때
no-window = { $why } `hantei svg` 명령은 창 없이 같은 그림을 그립니다.
no-display-set = 창을 열 화면이 없습니다: DISPLAY 변수가 설정되지 않았습니다.
no-display-access = 창을 열 화면이 없습니다: X 서버({ $display })가 접속을 거부했습니다({ $why }). 접속에 필요한 키는 { $file } 파일에서 읽습니다.
no-display-server = 창을 열 화면이 없습니다: DISPLAY 값은 { $display }인데, 거기서 답하는 X 서버가 없습니다.
no-library = 창을 여는 데 필요한 라이브러리가 없습니다: { $library } 파일을 불러올 수 없습니다 (libX11, libXi, libxkbcommon 필요).
no-libraries = 창을 여는 데 필요한 라이브러리가 없습니다: 불러올 수 없는 것이 있습니다 (libX11, libXi, libxkbcommon 필요).
no-opengl = 이 화면에서는 OpenGL을 쓸 수 없습니다: 드라이버가 시작되지 않습니다 ({ $why }).
no-reason = 이유는 알 수 없음
server-refuses = X 서버에서 요청 { $request } 처리를 거절했습니다 (오류 { $error }). hantei는 계속 실행됩니다.
server-gone = X 서버 { $display } 쪽에서 연결을 끊었습니다.

## 페이지: 프로그램이 없을 때의 말
page-loading = 불러오는 중…
page-stage = hantei: 그림 영역과 그것을 설명하는 패널
page-way-out = hantei를 처음 상태로 열기
page-part-missing = 페이지의 일부를 불러오지 못했습니다. 페이지를 다시 불러와 주세요.
page-no-file = { $file } 파일을 불러오지 못했습니다 ({ $why }). 페이지를 다시 불러와 주세요.
page-no-course = 코스를 읽을 수 없습니다: { $why }.
page-no-font = 글꼴을 읽을 수 없습니다: { $why }.
page-no-start = 이 브라우저에서는 hantei가 시작되지 않습니다.
page-no-webgl = hantei는 WebGL로 그리는데, 이 브라우저나 기기에는 WebGL이 없거나 꺼져 있습니다.
page-no-scripts = hantei는 브라우저에서 실행되는 프로그램입니다. JavaScript를 켜고 페이지를 다시 불러와 주세요.
page-folder = 브라우저는 폴더에서 프로그램을 불러오지 못합니다. scripts/serve-page 같은 서버로 열어 주세요.
page-defect = 결함 때문에 hantei가 멈췄습니다. 계속하려면 페이지를 다시 불러와 주세요.
page-picture-gone = 브라우저가 그림을 없앴습니다. 브라우저가 허용하는 대로 돌아옵니다. 돌아오지 않으면 페이지를 다시 불러와 주세요.
page-course-file = 페이지와 같은 곳에 있는 파일을 쓸 수 있습니다
page-open = hantei에서 열기
page-elsewhere = 다른 서버에 있습니다: { $where }
page-no-wasm = hantei는 WebAssembly 프로그램인데, 이 브라우저에는 WebAssembly가 없거나 꺼져 있습니다.

## 식: 입력한 식에서 틀린 곳
formula-empty = 아직 식이 없습니다. 쓸 수 있는 형식: ax < bx + bw 같은 비교
formula-characters = 너무 깁니다. { $most }자까지 쓸 수 있습니다
formula-tokens = 이름과 수와 기호가 너무 많습니다. 모두 { $most }개까지 쓸 수 있습니다
formula-depth = 괄호나 기호가 너무 깊이 겹쳐 있습니다. { $most }단까지 쓸 수 있습니다
formula-flags = 이름을 붙인 비교가 너무 많습니다. { $most }개까지 쓸 수 있습니다
formula-calls = 함수나 매크로의 호출이 너무 깊습니다. { $most }단까지 쓸 수 있습니다
formula-character = ‘{ $given }’: 식에서 쓸 수 없는 문자입니다
formula-unclosed = ‘{ $given }’: 열고 닫지 않았습니다
formula-unexpected = ‘{ $given }’: 여기에 쓸 수 없습니다. { $expected }
formula-ends = 식이 도중에 끝났습니다. { $expected }
expected-operand = 쓸 수 있는 것: 이름, 수, (
expected-operator = 쓸 수 있는 것: < 또는 && 같은 연산자, 식의 끝
expected-close = 쓸 수 있는 것: 연산자, 닫는 괄호
expected-comma = 쓸 수 있는 것: 쉼표, )
formula-name = ‘{ $given }’: 없는 이름입니다. 쓸 수 있는 이름: ax, a.right, A.x 등
formula-name-near = ‘{ $given }’: 없는 이름입니다. 혹시 { $nearest }인가요?
formula-function = ‘{ $given }’: 없는 함수입니다. 쓸 수 있는 함수: abs, min, max, 점에는 cross, dot
formula-function-near = ‘{ $given }’: 없는 함수입니다. 혹시 { $nearest }인가요?
formula-whole = ‘{ $given }’: 수가 아닙니다. 쓸 수 있는 형식: { $part } 같은 수
formula-arguments = { $name }: 수를 { $given }개 받았습니다. 필요한 것은 { $wanted }개입니다
formula-points = { $name }: 점 세 개가 필요합니다. 예: { $name }(A, B, P)
formula-chain = 두 비교가 하나로 이어져 있습니다. ax < bx && bx < ax2처럼 나누어 쓰세요
formula-assigns = = 기호는 이름을 붙입니다. 비교할 때는 == 기호를 쓰세요
formula-mixed = 어느 쪽을 먼저 계산하는지 언어마다 다릅니다. 괄호를 쓰세요
formula-number-for-test = 이것은 수입니다. 쓸 수 있는 것: ax < bx 같은 비교
formula-test-for-number = 이것은 비교입니다. 쓸 수 있는 것: 수
formula-taken = ‘{ $given }’: 이미 뜻이 있는 이름입니다. 비교할 때는 == 기호를 쓰세요
formula-statement = ‘{ $given }’: 판정 안에 쓸 수 없습니다. 두 도형을 비교하는 부분만 붙여 넣으세요
formula-loop = 반복문(‘{ $given }’)은 읽지 않습니다. 안의 비교(x와 y 또는 각 변)를 하나씩 풀어 쓰세요
formula-not-given = ‘{ $given }’: 여기에 정의되어 있지 않습니다. { $given } = 32처럼 정의하거나 명령줄에서 --with { $given }=32로 지정하세요
formula-not-given-here = ‘{ $given }’: 여기에 정의되어 있지 않습니다. { $given } = 32처럼 정의하세요
file-utf16 = { $file } 파일은 UTF-16입니다. UTF-8로 저장하세요
formula-leaves-type = { $given } 값이 자료형의 범위({ $least } ~ { $most })를 벗어날 수 있습니다. 부호가 있는 더 큰 자료형을 쓰세요
formula-unsigned = { $given } 값은 부호 없는 수로 계산되므로 판정하지 않습니다. 부호 있는 자료형을 쓰세요
formula-line-numbers = 줄 앞에 줄 번호가 있습니다. 줄 번호를 뺀 코드를 붙여 넣으세요
formula-line-diff = 줄 앞에 diff 기호가 있습니다. 기호를 뺀 코드를 붙여 넣으세요
formula-line-quote = 줄 앞에 인용 기호가 있습니다. 기호를 뺀 코드를 붙여 넣으세요
formula-clamp = { $low } 값이 { $high } 값보다 클 수 있습니다. clamp의 인수는 수, 최솟값, 최댓값 순서입니다
formula-not-followed = { $line }번째 줄에 있는 ‘{ $given }’의 정의를 따라갈 수 없습니다. a.x + a.w처럼 계산식을 여기에 직접 쓰세요
formula-no-power = 여기서 ^는 거듭제곱이 아닙니다. x * x처럼 곱으로 쓰세요
formula-no-value = ‘{ $given }’: 여기까지 값이 정해지지 않는 경우가 있습니다
formula-no-number = ‘{ $given }’: 수도 조건도 아닙니다
formula-changes = ‘{ $given }’: 값이 바뀝니다. 판정에서는 계산과 비교만 할 수 있습니다
formula-no-answer = 이 함수는 값을 반환하지 않는 경우가 있습니다
formula-broken-return = return 바로 뒤에서 줄을 바꿨으므로 JavaScript는 아무것도 반환하지 않습니다. 값을 같은 줄에서 시작하거나 return (로 쓰세요
formula-falls-through = 답을 반환하지 않고 여기서 끝납니다. return true 또는 return false를 쓰세요
formula-falls-through-undefined = 함수가 답을 반환하지 않고 여기서 끝납니다. { $language }에서는 그다음 동작이 정해져 있지 않습니다
formula-falls-through-refused = 함수가 답을 반환하지 않고 여기서 끝납니다. { $language }에서는 컴파일되지 않습니다
formula-several = 두 도형을 판정하는 함수가 여러 개입니다. --function으로 하나를 고르세요: { $all }
formula-several-here = 두 도형을 판정하는 함수가 여러 개입니다: { $all }. 하나만 붙여 넣으세요
formula-no-function = ‘{ $given }’: 없는 함수입니다. 쓸 수 있는 함수: { $all }
formula-may-change = ‘{ $given }’: 이것 때문에 비교하는 값이나 답이 달라질 수 있는데, hantei는 그 내용을 알 수 없습니다. 이것을 빼고 판정을 붙여 넣으세요
formula-call = ‘{ $given }’: 여기에 정의되어 있지 않고, 비교하는 값을 바꿀 수도 있습니다. 그 함수나, 그것을 가져오는 import 줄도 함께 붙여 넣으세요
formula-call-given = ‘{ $given }’: 여기에 정의되어 있지 않고, 비교하는 값을 바꿀 수도 있습니다. 그 함수도 함께 붙여 넣거나, 명령줄에서 --with { $given }=32처럼 반환값을 지정하세요
formula-call-given-here = ‘{ $given }’: 여기에 정의되어 있지 않고, 비교하는 값을 바꿀 수도 있습니다. 그 함수도 함께 붙여 넣으세요
formula-call-alone = ‘{ $given }’: 여기에 정의되어 있지 않고, 비교하는 값을 바꿀 수도 있습니다. 바꾸지 않으면 이 줄을 빼고, 바꾸면 그 함수도 함께 붙여 넣으세요
formula-call-typeless = ‘{ $given }’: 이 도형의 타입이 여기에 적혀 있지 않습니다. 타입(Rectangle, Rect2, FloatRect 등)을 적거나, 그 클래스도 함께 붙여 넣거나, 이 호출 대신 수를 비교하는 식을 쓰세요
formula-call-library = ‘{ $given }’: 라이브러리의 함수여서 hantei가 읽지 못합니다. 이 호출 대신 수를 비교하는 식을 쓰세요
formula-several-tests = 이 프로그램에는 판정이 여러 개 있습니다({ $lines }번째 줄). 그중 하나만, 거기에 쓰는 계산과 함께 붙여 넣으세요
formula-unclear-test = 이 프로그램은 판정 말고 다른 것도 하므로, 이 판정이 무엇을 비교하는지 알 수 없습니다. 이 판정만, 거기에 쓰는 계산과 함께 붙여 넣으세요. 부딪힌 뒤에 실행되는 코드는 hantei judge response로 판정합니다
formula-after-hit = 판정이 없는 코드입니다. 충돌한 뒤에 실행되므로 hantei judge response 명령으로 판정하세요
formula-no-test = 두 도형의 판정을 찾을 수 없습니다. 비교하는 부분과 거기에 쓰는 함수를 붙여 넣으세요
formula-indentation = 이 줄의 들여쓰기가 위의 어느 줄과도 맞지 않습니다. 원래 파일과 같은 들여쓰기로 붙여 넣으세요
formula-twice = ‘{ $given }’: 두 번 이상 정의되어 있습니다. 정의마다 다른 이름을 붙이거나, 쓰이지 않는 정의를 빼 주세요
formula-other-language = { $language } 코드로 보이지만, 이 언어는 읽지 않습니다
expected-colon = 쓸 수 있는 것: 콜론 (조건 ? 하나 : 다른 하나)
expected-else = 쓸 수 있는 것: else (하나 if 조건 else 다른 하나)
formula-at = { $line }번째 줄 { $column }번째 글자: { $why }
judge-other-language = { $language } 코드로는 읽을 수 있습니다. --language를 빼세요
reading-language = { $language } 코드로 읽었습니다.
reading-two = { $language } 코드로 읽었습니다. A는 ‘{ $a }’, B는 ‘{ $b }’입니다.
reading-points = { $language } 코드로 읽었습니다. A, B, C, D, P는 차례로 { $names }입니다.
reading-plain-points = A, B, C, D, P는 차례로 { $names }입니다.
reading-plain-two = A는 ‘{ $a }’, B는 ‘{ $b }’입니다.
reading-function = 읽은 함수는 ‘{ $name }’입니다.
reading-whole = 수는 정수입니다.
reading-fractions = 수에 소수도 쓸 수 있습니다.
reading-list-size = ‘{ $name }’ 값은 너비로 읽었습니다.
reading-list-corner = ‘{ $name }’ 값은 오른쪽 끝으로 읽었습니다.
reading-list-size-tried = ‘{ $name }’ 값이 무엇인지 쓰여 있지 않아 너비로 읽었습니다.
reading-list-corner-tried = ‘{ $name }’ 값이 무엇인지 쓰여 있지 않아 오른쪽 끝으로 읽었습니다.
reading-centre = 도형의 위치는 중심으로 읽었습니다.
reading-centred = ‘{ $name }’의 x와 y는 중심으로, 다른 도형의 x와 y는 왼쪽 위 점으로 읽었습니다. 예의 x와 y는 두 도형 모두 왼쪽 위 점입니다.
reading-corner = 원의 위치는 원을 둘러싼 정사각형의 왼쪽 위 점으로 읽었습니다.
reading-circle-centre = 원의 위치는 중심으로 읽었습니다.
reading-round = ‘{ $name }’: 반지름이 있거나 원으로 그려지지만, 여기서는 원으로 판정하지 않았습니다.
reading-turned = 그림은 회전하지만(‘{ $call }’) 판정은 회전을 고려하지 않습니다.
reading-element = 반복문 안의 판정을 ‘{ $name }’ 하나에 대해 읽었습니다.
reading-unused = 한 번도 쓰이지 않는 매개변수: ‘{ $names }’.
reading-body = if의 조건만 판정했고, 충돌 후 처리는 판정하지 않았습니다. 그것은 ‘hantei judge response 파일’ 명령으로 판정할 수 있습니다.
reading-examples = { $names }에 쓰인 수는 예시로 보았습니다.
reading-passed-over = 건너뛴 것: { $calls }.
reading-falls-through = { $line }번째 줄에서 답을 반환하지 않고 끝납니다. { $language }에서는 { $value } 값이 되고 거짓으로 여깁니다.
allowed-with = 쓸 수 있는 형식: SIZE=32 같은 이름과 수

## 식의 판정
touching-hits = 맞닿음은 충돌
touching-misses = 맞닿음은 충돌 아님
edge-inside = 변 위는 안쪽
edge-outside = 변 위는 바깥쪽
judged-right = 배치 { $count }가지에서 모두 맞는 식입니다(반올림 없는 수로 증명). { $border }
judged-tried = 배치 { $count }가지, { $cases }가지 경우에서 오류를 찾지 못했습니다(증명은 아님). { $border }
judged-right-in-whole = 정수라면 배치 { $count }가지에서 모두 맞는 식입니다(증명). { $border }
judged-tried-in-whole = 정수라면 배치 { $count }가지, { $cases }가지 경우에서 오류를 찾지 못했습니다(증명은 아님). { $border }
right-for-sizes = A의 크기가 { $a }, B의 크기가 { $b }이면 맞는 식입니다. { $border }
right-for-size = { $shape }의 크기가 { $size }이면 맞는 식입니다. { $border }
judged-only = 다음 경우에는 맞고, 그 밖에는 항상 맞지는 않습니다: { $classes }. { $border }
judged-only-tried = { $cases }가지 경우를 시험해, 다음 경우에는 오류를 찾지 못했고 그 밖에는 항상 맞지는 않습니다: { $classes }. { $border }
judged-wrong = 배치 { $count }가지 가운데 { $wrong }가지에서 틀립니다. 기준: { $border }
judged-cut-short = 증명은 시간이 너무 오래 걸려 도중에 멈췄습니다
judged-places-tried = 위의 배치는 시험해 보고 찾은 것입니다. 다른 배치에서도 틀릴 수 있습니다
judged-right-y-up = y가 위로 커진다면 맞는 식입니다: { $option }
judged-right-y-up-here = y가 위로 커진다면 맞는 식입니다. 여기서는 y가 아래로 커집니다
judged-right-at-centre = x, y가 중심이라면 맞는 식입니다: { $option }
judged-right-at-centre-here = x, y가 중심이라면 맞는 식입니다. 여기서는 x, y가 왼쪽 위 점입니다
judged-right-at-corner = x, y가 왼쪽 위 점이라면 맞는 식입니다: { $option }
judged-right-at-corner-here = x, y가 왼쪽 위 점이라면 맞는 식입니다. 여기서는 x, y가 중심입니다
judged-by-corner = 왼쪽 위 점일 때: { $verdict }
judged-by-y-down = y가 아래로 커질 때: { $verdict }
judged-other-kind = { $kind ->
    [cuboids] 두 직육면체의
    [quad] 점과 사각형의
    [circle] 원과 직사각형의
    [circles] 두 원 또는 점과 원의
    [button] 점과 직사각형의
    [polygon] 점과 다각형의
    [lines] 선분과 다른 도형의
    [turned] 회전한 직사각형이나 다각형의
   *[rects] 두 직사각형의
} 판정식으로 읽힙니다: hantei judge { $kind }
judged-no-return = 반환하는 값이 없습니다. return과 판정을 같은 줄에 쓰세요
judged-no-shape = 이 코드에는 { $kind ->
    [cuboids] 두 직육면체의 좌표나 크기가
    [quad] 점이나 사각형 꼭짓점의 좌표가
    [circle] 원이나 직사각형의 좌표나 크기가
    [circles] 원의 좌표나 반지름이
    [button] 점이나 직사각형의 좌표나 크기가
    [polygon] 점이나 꼭짓점의 좌표가
   *[rects] 두 직사각형의 좌표나 크기가
} 쓰이지 않았습니다
judged-list-right = { $size ->
    [yes] ‘{ $name }’ 값이 너비라면 맞고, 오른쪽 끝이라면 틀립니다
   *[no] ‘{ $name }’ 값이 오른쪽 끝이라면 맞고, 너비라면 틀립니다
}
judged-list-tried = { $size ->
    [yes] ‘{ $name }’ 값이 너비라면 오류를 찾지 못했고, 오른쪽 끝이라면 틀립니다
   *[no] ‘{ $name }’ 값이 오른쪽 끝이라면 오류를 찾지 못했고, 너비라면 틀립니다
}
judged-list-by = { $size ->
    [yes] 너비일 때
   *[no] 오른쪽 끝일 때
}: { $verdict }
judged-list-note = 어느 쪽인지는 이름으로 나타낼 수 있습니다: a.w는 너비, a.right는 오른쪽 끝입니다
judged-whole-right = 정수로 계산해 나눗셈의 소수부를 버릴 때도 오류를 찾지 못했습니다
judged-whole-wrong = 정수로 계산해 나눗셈의 소수부를 버리면 틀립니다: { $example }
within-gap = 허용 오차는 { $by }입니다: { $by }까지 떨어져 있어도 충돌이라고 할 수 있습니다
within-depth = 허용 오차는 { $by }입니다: { $by }까지 겹쳐 있어도 충돌이 아니라고 할 수 있습니다
within-no-gap = 아무리 멀리 떨어져 있어도 충돌이라고 할 수 있습니다
within-no-depth = 아무리 깊이 겹쳐 있어도 충돌이 아니라고 할 수 있습니다
within-both = { $gap }. { $depth }
within-hit-box = 중심이 같고 크기가 { $part }%인 직사각형으로는 맞는 식입니다
within-hit-boxes = 중심이 같고 크기가 A의 { $a }%, B의 { $b }%인 직사각형으로는 맞는 식입니다
kind-option = ‘{ $option }’ 옵션은 { $kind }에 쓸 수 없습니다. 쓸 수 있는 것: { $allowed }
response-option = ‘{ $option }’ 옵션은 { $method } 방법에 쓸 수 없습니다. 쓸 수 있는 방법: { $allowed }
judged-quad-right = 모든 종류의 사각형에서 { $cases }가지 경우에 오류를 찾지 못했습니다. { $border }
judged-quad-only = { $classes }에서는 맞고({ $cases }가지 경우에 오류를 찾지 못했습니다), { $others }에서는 틀립니다. 기준: { $border }
judged-quad-wrong = 볼록 사각형에서도 틀립니다. 기준: { $border }
judged-quad-but-edges = 변 위만 빼고 맞는 식입니다: 안쪽과 바깥쪽 점에서는 오류를 찾지 못했습니다. 변 위의 점은 안쪽이 되기도 하고 바깥쪽이 되기도 합니다
judged-what = ‘{ $given }’: 없는 판정 종류입니다. 쓸 수 있는 것: { $allowed } (생략할 수도 있습니다)
judged-no-test = 판정이 없습니다: hantei judge { $kind } 판정
formula-not-read = ‘{ $given }’: 여기서는 읽을 수 없습니다. 다른 방법으로 쓰거나, 이것을 빼고 붙여 넣으세요
formula-not-each = ‘{ $given }’에 요소가 여러 개 있으면, 이 답은 ‘그중 하나라도 충돌하는지’를 나타내지 않습니다
formula-which-language = 언어마다 뜻이 다릅니다: { $all }. --language로 언어를 지정하세요
formula-which-language-here = 언어마다 뜻이 다릅니다: { $all }. 어느 언어인지 알 수 있도록 함수 전체를 붙여 넣으세요
formula-turns = 반복문의 반복이 { $most }번을 넘습니다
formula-steps = 조사할 것이 너무 많습니다. 판정의 경로가 { $most }가지를 넘거나, 단계가 너무 많아 따라갈 수 없습니다
family-kinds = { $a }, { $b } 판정은 입력할 수 없습니다
family-nothing = 도형의 좌표나 크기가 하나도 쓰이지 않았습니다
family-segments = 이 선의 판정은 읽지 못합니다: { $all }
family-turned = 이 회전한 도형의 판정은 읽지 못합니다(‘{ $name }’)
family-side = 충돌했는지가 아니라 어느 변에 부딪혔는지를 답하는 판정입니다(hantei judge response로 확인할 수 있습니다)
family-swept = 움직이는 도중을 살피는 판정입니다(‘{ $name }’). hantei는 이것을 판정하지 않습니다
family-tiles = 좌표로 타일을 알아내는 판정입니다(‘{ $name }’). hantei는 이것을 판정하지 않습니다. A와 타일 하나를 비교하는 식을 붙여 넣으세요. 타일의 x, y, 크기는 이름으로 쓰세요
family-distance = 도형의 충돌이 아니라 거리가 어떤 수보다 작은지를 봅니다: { $all }
family-never = ‘{ $name }’: 판정에서 쓰이지 않습니다
family-one = 도형이 하나뿐입니다: { $name }. 다른 하나를 수로 썼다면 그 수를 bx, by, bw, bh 같은 이름으로 바꾸세요
family-many = 도형이 너무 많습니다: { $all }
family-few = ‘{ $name }’의 요소가 한 다각형의 꼭짓점인가요? 그렇다면 판정이 마지막 꼭짓점에서 첫 꼭짓점으로 가는 변까지 모든 변을 살펴야 합니다. 그렇지 않으면 요소 하나만의 판정을 쓰세요
family-points = 크기 없이 위치만 비교합니다: { $all }
family-space = 입체는 두 직육면체만 판정합니다: { $all }
family-no-place = ‘{ $name }’: 크기입니다. 위치는 무엇인가요?
family-unpaired = 어느 수가 어느 도형의 것인지 알 수 없습니다: { $all }
family-unknown = 도형의 무엇을 나타내는 수인지 알 수 없습니다: { $all }
family-twice = 한 도형의 같은 것을 나타냅니다: { $all }
family-not-given = 여기에 정의되어 있지 않습니다: { $all }. --with로 수를 지정하거나 정의도 함께 붙여 넣으세요
family-not-given-here = 여기에 정의되어 있지 않습니다: { $all }. 정의도 함께 붙여 넣거나 그 자리에 수를 쓰세요
family-other = { $kind }의 판정입니다. 여기서는 판정할 수 없습니다
family-rects = 두 직사각형
family-point-rect = 점과 직사각형
family-polygon = 점과 { $corners ->
    [3] 삼각형
    [4] 사각형
   *[other] { $corners }각형
}
family-circle-rect = 원과 직사각형
family-circles = 두 원
family-point-circle = 점과 원
family-cuboids = 두 직육면체
judged-of = { $kind }의 판정: { $a }, { $b }
judged-asked = 이 코드에 쓰여 있지 않은 것에 따라 답이 달라집니다
judged-asked-wrong = 쓰여 있지 않은 것을 어떻게 읽어도 틀립니다
judged-y-how = 정하려면: --y down 또는 --y up
judged-if = { $what } 경우: { $verdict }
judged-drops-out = 틀립니다. 계산 도중에 0이 되어 식에서 사라지는 것: ‘{ $name }’
differs-corner = { $name } 값이 왼쪽 위 점의 좌표인
differs-centre = { $name } 값이 중심의 좌표인
differs-circle-centre = { $name } 값이 원의 중심의 좌표인
differs-circle-corner = { $name } 값이 원을 둘러싼 정사각형의 왼쪽 위 점의 좌표인
differs-list-size = { $name } 값이 크기인
differs-list-edge = { $name } 값이 반대쪽 끝인
differs-half = { $name } 값이 크기의 절반인
differs-whole = { $name } 값이 크기 전체인
differs-opposite = 참이 ‘충돌 아님’을 뜻하는
differs-shapes = { $kind } 판정인
differs-point = { $name } 쪽이 점인
differs-no-point = { $name } 쪽이 직사각형이고 그 크기는 쓰지 않는
differs-diameter = { $name } 값이 지름인
differs-side = { $name } 값이 정사각형의 한 변의 길이인
differs-whole-numbers = 모든 수가 정수인
differs-fractions = 소수도 쓰는
touching-half = { $edges ->
    [right-top] 오른쪽 변과 위쪽 변은 충돌, 왼쪽 변과 아래쪽 변은 충돌 아님
    [left-bottom] 왼쪽 변과 아래쪽 변은 충돌, 오른쪽 변과 위쪽 변은 충돌 아님
    [right-bottom] 오른쪽 변과 아래쪽 변은 충돌, 왼쪽 변과 위쪽 변은 충돌 아님
   *[left-top] 왼쪽 변과 위쪽 변은 충돌, 오른쪽 변과 아래쪽 변은 충돌 아님
}
neighbours-both = 둘이 맞닿는 곳에서 함께 쓰는 변은 둘 다에 속합니다
neighbours-neither = 둘이 맞닿는 곳에서 함께 쓰는 변은 어느 쪽에도 속하지 않습니다
judged-and = { $verdict } ({ $more })
judged-plain-proved = 맞는 식입니다(반올림 없는 수로 증명). { $border }
judged-plain-tried = { $cases }가지 경우에서 오류를 찾지 못했습니다(증명은 아님). { $border }
judged-plain-uneven = 정확히 변 위를 빼면 맞습니다. 변 위에서는 충돌일 때도 있고 아닐 때도 있습니다. 나머지에서는 오류를 찾지 못했습니다(모두 { $cases }가지 경우, 증명은 아님)
judged-plain-wrong = 경계를 어떻게 다루어도 틀립니다
judged-opposite = 모든 경우에 답이 반대입니다: 참이 ‘충돌 아님’을 뜻합니다
judged-opposite-but-touching = 맞닿기만 할 때를 빼면 모든 경우에 답이 반대입니다: 참이 ‘충돌 아님’을 뜻합니다
judged-opposite-mostly = 거의 모든 경우에 답이 반대입니다: 참이 ‘충돌 아님’을 뜻하는 것 같습니다
judged-shapes-how = 어떤 도형인지는 { $one } 또는 { $other } 명령으로 정할 수 있습니다
judged-other-shapes = { $kind } 판정으로 보면 더 많은 경우에 틀립니다: { $command }
judged-fits-others = { $kind } 판정으로는 오류를 찾지 못했습니다. 여기서는 직사각형 판정으로 읽습니다
judged-not-asked = 요청한 규칙과 다릅니다: { $border }
judged-plain-fixed = 도형의 위치나 크기 가운데 일부가 코드에 수로 직접 쓰여 있으므로 다음 수에 대한 결과일 뿐입니다: { $numbers }
judged-reach = 반지름의 합이 { $sum }인 두 원에서도 결과가 같습니다
exact-whole = { $size } 이하의 정수에서는 계산 중 반올림이 없습니다. 다른 수에서는 딱 맞닿는 곳에서 반올림 때문에 답이 달라질 수 있습니다
exact-fractions = { $size } 이하의 1/{ $below } 단위 수에서는 계산 중 반올림이 없습니다. 0.1 같은 수에서는 딱 맞닿는 곳에서 반올림 때문에 답이 달라질 수 있습니다
exact-none = 반올림 없는 계산으로 증명했습니다. 프로그램에서는 계산 중 반올림이 있어 딱 맞닿는 곳에서 답이 달라질 수 있습니다
granted = 전제: 수는 유한하고, 크기는 0보다 크며, 끝 값은 시작 값보다 크고, 도형은 회전하지 않았고, A와 B는 서로 다른 것입니다
family-slanted = { $pair ->
    [segment-segment] 두 선분
    [segment-rect] 선분과 직사각형
    [segment-circle] 선분과 원
    [segment-turned] 선분과 회전한 직사각형
    [segment-polygon] 선분과 다각형
    [point-turned] 점과 회전한 직사각형
    [circle-turned] 원과 회전한 직사각형
    [circle-polygon] 원과 다각형
    [turned-turned] 회전한 두 직사각형
    [turned-rect] 회전한 직사각형과 회전하지 않은 직사각형
    [turned-polygon] 회전한 직사각형과 다각형
    [polygon-rect] 다각형과 직사각형
   *[polygon-polygon] 두 다각형
}
differs-slanted = { $which ->
    [centre] 회전한 직사각형의 위치가 중심인
    [corner] 회전한 직사각형의 위치가 중심을 축으로 돌리기 전의 왼쪽 위 점인
    [pivot] 회전한 직사각형의 위치가 왼쪽 위 점이고 그 점을 축으로 돌리는
    [clockwise] 각도가 화면에서 시계 방향(y가 위로 커지면 반시계 방향)인
    [counter-clockwise] 각도가 화면에서 반시계 방향(y가 위로 커지면 시계 방향)인
    [first-second] 첫째 점과 둘째 점이 한 선분의 양 끝인
    [first-third] 첫째 점과 셋째 점이 한 선분의 양 끝인
    [y-up] y가 위로 커지는
   *[y-down] y가 아래로 커지는
}
judged-slanted-clear = { $cases }가지 경우에서 오류를 찾지 못했습니다(증명은 아님). 회전한 도형에서는 맞닿았는지가 반올림으로 정해지므로, 맞닿은 경우는 판정하지 않았습니다
judged-slanted-wrong = { $cases }가지 경우 가운데 { $wrong }가지에서 틀립니다
judged-by-centre = 이 명령에서는 회전한 직사각형을 중심, 너비, 높이, 각도(도 단위)로 적습니다. 붙여 넣은 코드에서 x와 y는 { $which ->
    [pivot] 회전의 축인 왼쪽 위 점
   *[corner] 돌리기 전의 왼쪽 위 점
}입니다
judged-rounds = 0.1 단위의 소수에서는 틀립니다: 컴퓨터가 이런 수를 반올림하므로 { $cases }가지 경우 가운데 { $wrong }가지에서 틀립니다. 정수와 0.5 단위의 수에서는 { $exact }가지 경우에서 오류를 찾지 못했습니다. { $border }
judged-rounds-there = 그 경우에도 0.1 단위의 소수에서는 컴퓨터가 반올림하므로 { $cases }가지 경우 가운데 { $wrong }가지에서 틀립니다
only-unrounded = 반올림되지 않는 수
judged-slanted-zero = 길이가 0인 선분은 점이며, 거기에서 틀립니다: { $verdict }
only-not-on-one-line = 한 직선 위에 있지 않은 선분
only-reaches-out = 적어도 한 끝이 상대 도형 밖에 있는 선분
wrong-slanted-stops = { $numbers }: 여기서 판정식이 오류로 멈춥니다: { $why ->
    [overflows] 수가 타입의 범위를 벗어납니다
   *[divides-by-zero] 0으로 나눕니다
}
granted-slanted = 전제: 수는 유한하고, 크기는 0보다 크며, 선분에는 길이가 있고, A와 B는 서로 다른 것입니다
granted-angle = 전제: 각도의 단위는 { $unit ->
    [degrees] 도
   *[radians] 라디안
}이고, 화면에서 { $y ->
    [up] 반시계 방향으로 돕니다(y는 위로 커짐)
   *[down] 시계 방향으로 돕니다(y는 아래로 커짐)
}
family-any-polygon = 점과 다각형
touching-uneven = 정확히 변 위에서는 충돌일 때도 있고 아닐 때도 있습니다
judged-plain-only = 다음 경우에만 맞습니다: { $limit }. 그 경우에는 오류를 찾지 못했습니다(증명은 아님). { $border }
only-convex = 볼록 다각형
only-clockwise = 꼭짓점 순서가 화면에서 시계 방향인 경우
only-counter-clockwise = 꼭짓점 순서가 화면에서 반시계 방향인 경우
only-convex-clockwise = 꼭짓점 순서가 화면에서 시계 방향인 볼록 다각형
only-convex-counter-clockwise = 꼭짓점 순서가 화면에서 반시계 방향인 볼록 다각형
family-screen = 도형 하나를 화면 안에 두는 판정입니다(비교: { $name }, { $bound })
family-fixed = { $name }의 크기가 정해진 수로 쓰여 있습니다. 그 자리에 w, h 같은 이름을 쓰면 판정할 수 있습니다
family-squares = { $name } 값은 정사각형의 크기입니다. 정사각형일 때만 맞는 식은 판정하지 않습니다
wrong-point = { $numbers }일 때 판정의 답은 { $says ->
    [hit] ‘안’
   *[miss] ‘밖’
}이지만, 실제로 점은 { $is ->
    [apart] 밖에
    [touching] 변 위에
   *[overlapping] 안에
} 있습니다
wrong-plain = { $numbers }일 때 판정의 답은 { $says ->
    [hit] ‘충돌’
   *[miss] ‘충돌 아님’
}이지만, 실제로는 { $is ->
    [apart] 떨어져 있습니다
    [touching] 맞닿기만 합니다
   *[overlapping] 겹쳐 있습니다
}
judged-circle-right = 중심이 어디에 있든 { $cases }가지 경우에서 오류를 찾지 못했습니다(증명은 아님). { $border }
judged-circle-in-whole = { $cases }가지 경우 가운데 정수만 있는 경우에는 오류를 찾지 못했고, 소수에서는 틀립니다(증명은 아님). { $border }
judged-circle-but-corners = 꼭짓점 너머만 빼고 맞는 식입니다: 중심이 B의 꼭짓점 너머에 있지 않으면 { $cases }가지 경우에서 오류를 찾지 못했습니다. { $border }
judged-circle-but-edges = 변 옆만 빼고 맞는 식입니다: 중심이 B의 변 옆에 있지 않으면 { $cases }가지 경우에서 오류를 찾지 못했습니다. { $border }
judged-circle-but-middle = 중심이 B 안에 있을 때만 빼고 맞는 식입니다: 중심이 바깥쪽에 있으면 { $cases }가지 경우에서 오류를 찾지 못했습니다. { $border }
judged-circle-but-touching = 맞닿기만 할 때를 빼고 맞는 식입니다: 겹치거나 떨어져 있는 { $cases }가지 경우에서 오류를 찾지 못했습니다. 기준: { $border }
judged-circle-only = 원의 중심이 다음 위치일 때만 맞습니다: { $regions }. 모두 { $cases }가지 경우를 시험했고, 그 위치에서는 오류를 찾지 못했습니다. { $border }
judged-circle-wrong = 중심이 B의 바깥쪽이면 어디에 있어도 틀립니다. 기준: { $border }
judged-circle-at-centre = 직사각형의 x, y가 중심이라면 오류를 찾지 못했습니다: { $option }
circle-anywhere = 어디든
circle-at-top-left = B의 왼쪽 위
circle-at-top = B의 위
circle-at-top-right = B의 오른쪽 위
circle-at-left = B의 왼쪽
circle-at-middle = B의 안쪽
circle-at-right = B의 오른쪽
circle-at-bottom-left = B의 왼쪽 아래
circle-at-bottom = B의 아래
circle-at-bottom-right = B의 오른쪽 아래
wrong-circle-apart = c={ $c } r={ $r } b={ $b }: 떨어져 있는데 충돌이라고 합니다
wrong-circle-overlapping = c={ $c } r={ $r } b={ $b }: 겹쳐 있는데 충돌이 아니라고 합니다
wrong-circle-touching-hit = c={ $c } r={ $r } b={ $b }: 맞닿기만 했는데 충돌이라고 합니다
wrong-circle-touching-miss = c={ $c } r={ $r } b={ $b }: 맞닿아 있는데 충돌이 아니라고 합니다
wrong-circle-point = 반지름 0은 판정에 넣지 않았지만, 거기서는 틀립니다: { $example }
wrong-circle-where-apart = 틀리는 곳: 떨어져 있을 때, 중심은 { $regions }
wrong-circle-where-touching = 틀리는 곳: 맞닿을 때, 중심은 { $regions }
wrong-circle-where-overlapping = 틀리는 곳: 겹칠 때, 중심은 { $regions }
class-whole-pixels = 모든 수가 정수
class-not-negative = 음수 좌표가 없음
class-a-not-larger = { $axes ->
    [3] A의 너비, 높이, 깊이가 B 이하
   *[2] A의 너비와 높이가 B 이하
}
class-b-not-larger = { $axes ->
    [3] B의 너비, 높이, 깊이가 A 이하
   *[2] B의 너비와 높이가 A 이하
}
class-equal-sizes = A와 B의 크기가 같음
class-a-square = { $axes ->
    [3] A가 정육면체
   *[2] A가 정사각형
}
class-b-square = { $axes ->
    [3] B가 정육면체
   *[2] B가 정사각형
}
class-squares = { $axes ->
    [3] A와 B가 정육면체
   *[2] A와 B가 정사각형
}
kind-convex = 볼록 사각형
kind-convex-clockwise = 시계 방향 볼록 사각형
kind-convex-counter-clockwise = 반시계 방향 볼록 사각형
kind-concave = 오목 사각형
kind-crossed = 자기 교차 사각형
kind-degenerate = 퇴화 사각형
wrong-apart = a={ $a } b={ $b }: 떨어져 있는데 충돌이라고 합니다
wrong-overlapping = a={ $a } b={ $b }: 겹쳐 있는데 충돌이 아니라고 합니다
wrong-touching-hit = a={ $a } b={ $b }: 맞닿기만 했는데 충돌이라고 합니다
wrong-touching-miss = a={ $a } b={ $b }: 맞닿아 있는데 충돌이 아니라고 합니다
wrong-inside = { $settings }: P가 안쪽에 있는데 바깥쪽이라고 합니다
wrong-outside = { $settings }: P가 바깥쪽에 있는데 안쪽이라고 합니다
wrong-edge-inside = { $settings }: P가 변 위에 있는데 안쪽이라고 합니다
wrong-edge-outside = { $settings }: P가 변 위에 있는데 바깥쪽이라고 합니다
wrong-arrangements = 틀리는 배치: x축: { $x }; y축: { $ys }
wrong-arrangements-in-space = 틀리는 배치: x축: { $x }; y축: { $y }; z축: { $zs }
wrong-way-before = { $axis ->
    [x] A가 B의 왼쪽
    [y] A가 B의 위쪽
   *[z] A가 B의 앞쪽
}
wrong-way-meets = { $axis ->
    [x] A가 왼쪽에서 B에 맞닿음
    [y] A가 위쪽에서 B에 맞닿음
   *[z] A가 앞쪽에서 B에 맞닿음
}
wrong-way-overlapping = 겹침({ $count }가지 모두)
wrong-way-met-by = { $axis ->
    [x] A가 오른쪽에서 B에 맞닿음
    [y] A가 아래쪽에서 B에 맞닿음
   *[z] A가 뒤쪽에서 B에 맞닿음
}
wrong-way-after = { $axis ->
    [x] A가 B의 오른쪽
    [y] A가 B의 아래쪽
   *[z] A가 B의 뒤쪽
}
wrong-arrangements-more = 틀리는 배치: 그 밖에 { $count }가지({ $option }로 모두 표시)
wrong-places = 틀리는 곳: { $class }; { $places }
place-inside = 안쪽
place-on-edge = 변 위
place-outside = 바깥쪽

## 그 자리에서 펼치는 설명
explain-four-flags = HSP의 첫 번째 방법입니다. 떨어져 있는 네 가지 경우마다 플래그를 하나씩 두고, 켜진 플래그가 하나도 없을 때만 충돌입니다. 늘 네 가지를 모두 비교하며, 정수 좌표에서는 정확합니다.
explain-ruled-out = HSP의 두 번째 방법입니다. 떨어져 있는 네 가지 경우를 차례로 묻다가, 하나라도 참이면 충돌이 아니라고 답하고 끝냅니다. 그래서 평균 네 번보다 적게 비교합니다.
explain-not-ruled-out = HSP의 세 번째 방법입니다. 조건을 반대로 뒤집어 if 안에 if를 넣고, 네 조건이 모두 참이어야 충돌입니다. 뜻은 ruled-out 방법과 같습니다.
explain-origin-size = Processing의 첫 번째 방법입니다. 두 축 모두에서 서로 상대가 끝나기 전에 시작해야 충돌입니다. 네 조건 중 하나만으로는 언제나 부족합니다.
explain-centre-size = Processing의 두 번째 방법이자 JavaScript의 방법입니다. 중심 사이의 거리를 두 크기의 합의 절반과 비교합니다. 절댓값이 왼쪽인 경우와 오른쪽인 경우를 하나로 합쳐 주므로 조건이 두 개면 됩니다.
explain-two-corners = C++의 방법입니다. 주어진 수를 비교만 하고 계산하지 않으므로 마지막 비트까지 정확합니다. 원문대로라면 맞닿음도 충돌입니다.
explain-right-of-all = WPF 프로그램의 방법입니다. 꼭짓점을 따라 한 바퀴 걸으면, 안쪽의 점은 어느 변에서나 오른쪽에 있습니다. 볼록하고 꼭짓점이 화면에서 시계 방향일 때만 정확합니다. y가 위로 커지면 오른쪽이 왼쪽으로 바뀝니다.
explain-same-side = 같은 방법을 두 방향에 모두 쓸 수 있게 한 것입니다. 모든 변의 오른쪽이거나, 모든 변의 왼쪽이면 안쪽입니다. 볼록한 도형이면 언제나 정확합니다.
explain-crossings = 짝홀 규칙입니다. P에서 오른쪽으로 반직선을 그으면, 변과 교차할 때마다 안쪽과 바깥쪽이 바뀝니다. 홀수 번이면 안쪽입니다. 오목하거나 자기 교차하는 도형에서도 언제나 정확합니다.
explain-brute = 전수 비교는 모든 쌍을 비교합니다. 직사각형이 두 배가 되면 쌍은 약 네 배가 됩니다.
explain-sweep = 모든 직사각형을 x축으로 정렬한 다음, 각각 자기가 끝나기 전에 시작하는 것과만 비교합니다(정렬 후 훑기). 하나도 놓치지 않으면서 비교할 쌍이 크게 줄어듭니다.
explain-strips = 평면을 띠로 나누고, 띠마다 따로 정렬하고 훑습니다. 그러면 겹치지 않는 쌍은 거의 비교하지 않습니다.
explain-border = 경계만 맞닿은 둘은 충돌일까요, 아닐까요? 원문마다 답이 다릅니다. ‘원문대로’는 방법마다 원문을 따르고, ‘충돌’과 ‘충돌 아님’은 모든 방법의 답을 하나로 맞춥니다.
explain-quad-border = 정확히 변 위에 있는 점은 안쪽일까요, 바깥쪽일까요? ‘원문대로’는 세 방법 모두 바깥쪽으로 칩니다. ‘안쪽’과 ‘바깥쪽’은 세 방법의 답을 하나로 맞춥니다.
explain-up = 화면에서는 y가 아래로 커지고, 교과서에서는 위로 커집니다. 좌표는 그대로이고, 그림이 위아래로 뒤집힙니다.
explain-swept = 빠르게 움직이면 두 프레임 사이에 서로를 뚫고 지나갈 수 있습니다(터널링). 스윕 판정은 지금 있는 곳 대신, 각각 지나온 경로 전체를 판정합니다.
explain-rects-strips = 축마다 따로 봅니다. 두 구간이 겹치나요? 두 축 모두에서 구간이 겹쳐야 직사각형이 겹칩니다. 간격이 하나라도 있으면 떨어져 있는 것입니다.

## 이 예제를 볼만한 이유
about-rects-hsp-start = HSP의 테스트 스크립트입니다. 빨간 직사각형은 마우스를 따라가고, 파란 직사각형은 한가운데 있습니다.
about-rects-left-of = HSP의 네 가지 경우 중 첫 번째: A의 오른쪽 끝이 B의 왼쪽 끝보다 왼쪽에 있습니다. 하나면 충분합니다.
about-rects-right-of = 두 번째 경우: A의 왼쪽 끝이 B의 오른쪽 끝보다 오른쪽에 있습니다.
about-rects-above = 세 번째 경우: A의 아래쪽 끝이 B의 위쪽 끝보다 위에 있습니다.
about-rects-below = 네 번째 경우: A의 위쪽 끝이 B의 아래쪽 끝보다 아래에 있습니다. 다섯 번째는 없습니다.
about-rects-javascript-canvas = JavaScript 글의 페이지입니다. 중심 사이의 거리는 60과 80, 두 크기의 합의 절반은 90과 115이므로 충돌입니다.
about-rects-cpp-rectangles = C++ 글에서 풀어 보인 예로, 충돌입니다. (글에는 5 < 0과 6 < 1로 적혀 있지만, 그 규칙대로라면 5 < 1과 6 < 0입니다.)
about-rects-touching-edge = 변 하나만 맞닿고 겹치는 곳은 없습니다. 여기서 원문들의 답이 갈립니다.
about-rects-touching-corner = 점 하나에서만 맞닿습니다. 여기서도 C++만 충돌이라고 합니다.
about-rects-one-pixel = 픽셀 한 줄이 양쪽에 모두 들어갑니다. 정수 좌표에서 가장 작은 충돌입니다.
about-rects-half-a-pixel = 반 픽셀만 겹치는데, 세 방법은 충돌이 아니라고 합니다. HSP는 픽셀을 정수로 세기 때문입니다.
about-rects-cross = 십자 모양: 어느 쪽의 꼭짓점도 상대의 안쪽에 없지만 충돌입니다.
about-rects-containment = 하나가 다른 하나의 안쪽에 완전히 들어 있습니다. 변만 살펴보는 판정은 이것을 놓칩니다.
about-rects-identical = 똑같은 직사각형 두 개입니다.
about-quad-empty = WPF 프로그램의 시작 화면과 같습니다. 꼭짓점 4개를 클릭하고, 그다음 판정할 점을 클릭하세요.
about-quad-wpf-figure = WPF 글의 그림입니다. P가 네 변 모두의 오른쪽에 있으므로 안쪽입니다.
about-quad-worked-edge-p1 = 글에서 변 하나로 계산해 보인 예입니다. P1은 AB의 오른쪽이고, 코드의 식으로는 +100입니다.
about-quad-worked-edge-p2 = 같은 변입니다. P2는 AB의 왼쪽이고, 코드의 식으로는 −120입니다.
about-quad-counter-clockwise = 같은 꼭짓점을 반대 방향으로 놓았습니다. right-of-all 방법은 모든 점을 바깥쪽으로 판정합니다.
about-quad-concave = 꼭짓점 하나가 안쪽으로 들어가 있습니다. 그래서 안쪽의 점도 어떤 변의 왼쪽에 있을 수 있습니다.
about-quad-bow-tie = 두 변이 서로 교차합니다. 변의 어느 한쪽이 늘 안쪽인 것은 아닙니다.
about-quad-degenerate = A와 B가 같은 점이라서, 그 사이의 변에는 방향이 없습니다.
about-quad-on-edge = P가 정확히 변 위에 있습니다. 안쪽일까요, 바깥쪽일까요? 원문은 바깥쪽이라고 합니다.
about-quad-on-corner = P가 꼭짓점 위에 있습니다. 두 변의 외적 값이 한꺼번에 0이 됩니다.
about-melons-horizontal = Processing의 첫 번째 스케치, origin-size 방법으로 판정합니다.
about-melons-vertical = 두 번째 스케치, centre-size 방법으로 판정합니다.
about-melons-touching = 맞닿았지만 아직 충돌은 아닌 프레임입니다.
about-melons-collision = 충돌하는 동안에는 네 조건이 모두 참입니다.
about-melons-vertical-collision = 세로로도 마찬가지입니다. 조건은 두 개면 됩니다.
about-melons-passing-by = B의 경로가 A의 경로에서 옆으로 어긋나 있습니다. x축에서는 겹치지만 y축에서는 한 번도 겹치지 않습니다.
about-melons-between-frames = 너무 빨라서, 겹쳐 있는 동안에 프레임이 하나도 없습니다. 그래서 서로를 뚫고 지나갑니다.
about-melons-thin-wall = B는 멈춰 있는 얇은 벽이고 A는 빠릅니다. 한 프레임에서는 벽 앞에, 다음 프레임에서는 벽 뒤에 있습니다.
about-melons-swept = 같은 속력이지만 지나온 경로를 판정합니다. 충돌입니다.
about-crowd-drift = 천 개가 저마다 따로 떠다닙니다.
about-crowd-clusters = 무리 지어 모여 있습니다. 겹치는 것이 많아서 x축으로 정렬해도 도움이 덜 됩니다.
about-crowd-shooter = 슈팅 게임의 총알과 적입니다. 총알과 적의 쌍만 셉니다.
about-crowd-dozens = 60개: 직접 셀 수 있을 만큼 적습니다.
about-crowd-brute-force = 2천 개를 한 쌍씩 비교합니다. 한 프레임에 약 200만 번 비교합니다.

## crowd: 일을 줄이는 방법
crowd-step = 단계: { $steps } 중 { $step }
crowd-too-many = 과정 보기: 직사각형 { $most }개까지
crowd-moment = 시점
crowd-moment-help = 과정을 보기 전에 움직이는 프레임 수
crowd-watch = 과정 보기
crowd-watch-help = 직사각형을 멈추고, 재생하면 판정을 한 단계씩 진행
do-crowd-watch = 판정 과정을 한 단계씩 보기
pair-says = { $a }번과 { $b }번: { $verdict }
is-reached = 직사각형 { $a }번
count-rects = 직사각형 { $count }개
watch-begins = 아직 아무것도 비교하지 않았습니다. 재생하거나 한 단계씩 진행하세요.
compared-with = 비교할 상대: { $count }개.
none-open = { $axis }축에서 앞선 직사각형이 모두 끝났으므로 비교할 것이 없습니다.
still-open = 아직 끝나지 않은 직사각형({ $axis }축): { $count }개. 하나씩 비교합니다.
open-on = 두 직사각형이 { $axis }축에서 겹치므로 비교합니다. { $so }
every-is-compared = 모든 쌍을 비교합니다. { $so }
so-apart = { $axis }축에서 떨어져 있습니다.
so-touching = { $axis }축에서는 맞닿기만 합니다.
so-not-counted = 겹치지만 총알과 적의 쌍만 셉니다.
so-overlap-too = { $axis }축에서도 겹칩니다.
so-overlap = x축에서도 y축에서도 겹칩니다.
matrix-open = x축에서 겹치는 것만 충돌할 수 있습니다.
matrix-every = 하나도 빼지 않고 서로 비교합니다.
matrix-compared = 지금까지 비교
matrix-found = 그중 겹침
matrix-rest = 필요 없거나 아직 비교하지 않음
do-crowd-watch-twelve = 직사각형 12개로 과정 보기
explain-watch = 직사각형은 멈추고 판정 과정이 보입니다. 지금 판정하는 직사각형, 그것과 겹칠 수 있는 직사각형, 비교한 쌍은 가는 선, 찾은 쌍은 굵은 선입니다. 재생하거나 . 키와 , 키로 한 단계씩 움직이세요 (Shift + 화살표: 10단계).
about-crowd-every-pair = 12개를 모두 서로 비교합니다. 66쌍입니다. . 키와 , 키로 한 단계씩 보거나 재생하세요.
about-crowd-sweep-line = 같은 12개입니다. 지금 판정하는 것이 끝나기 전에 시작하는 것만 비교합니다.
about-crowd-strip-by-strip = 100개를 띠로 나누고, 띠마다 따로 훑습니다.

## 잘 알려진 잘못된 판정과, 라이브러리와 게임에서 보고된 예제
examples-sources = 원문에서
examples-trip-ups = 헷갈리기 쉬운 예제
examples-mistakes = 흔한 실수
examples-wild = 실제 보고에서
about-rects-mistake-corner-inside = A의 꼭짓점이 B의 안쪽에 있는지 봅니다. 십자 모양에서는 어느 꼭짓점도 상대의 안쪽에 없어 놓치고, B가 A 안에 완전히 들어가도 놓칩니다.
about-rects-mistake-condition-1 = Processing의 네 조건 가운데 하나만 씁니다. x축에서 A가 끝나기 전에 B가 시작하는지만 보므로, 왼쪽에 있는 B는 모두 충돌이 됩니다.
about-rects-mistake-condition-2 = Processing의 네 조건 가운데 하나만 씁니다. x축에서 B가 끝나기 전에 A가 시작하는지만 보므로, 오른쪽에 있는 B는 모두 충돌이 됩니다.
about-rects-mistake-condition-3 = Processing의 네 조건 가운데 하나만 씁니다. y축에서 A가 끝나기 전에 B가 시작하는지만 보므로, 위쪽에 있는 B는 모두 충돌이 됩니다.
about-rects-mistake-condition-4 = Processing의 네 조건 가운데 하나만 씁니다. y축에서 B가 끝나기 전에 A가 시작하는지만 보므로, 아래쪽에 있는 B는 모두 충돌이 됩니다.
about-rects-mistake-or-for-and = 네 조건을 ‘그리고’가 아니라 ‘또는’으로 이었습니다. 하나만 참이면 되는데, 하나는 언제나 참이므로 무엇이든 충돌이 됩니다.
about-rects-mistake-full-sizes = 중심을 쓰지만, 크기의 절반이 들어갈 자리에 전체 크기를 썼습니다. 둘 다 두 배로 큰 것처럼 충돌합니다.
about-rects-mistake-no-abs = 중심을 쓰지만 절댓값이 없습니다. 왼쪽이나 위쪽에서는 차가 음수라서 조건이 언제나 참이 됩니다.
about-rects-mistake-at-most-once = 네 비교 가운데 하나만 <=이고 나머지는 <입니다. A의 오른쪽에서 맞닿으면 충돌이고, 다른 쪽에서는 충돌이 아닙니다.
about-rects-mistake-only-x = x축만 봅니다. 위나 아래로 떨어져 있어도 충돌이 됩니다.
about-rects-mistake-width-twice = y축에도 너비를 썼습니다. 베껴 쓰다 생긴 실수로, 정사각형일 때만 맞습니다.
about-rects-mistake-circles = 직사각형 대신 중심 둘레의 원으로 봅니다. 긴 직사각형이 끝에서 겹치면 놓칩니다.
about-rects-mistake-centre-as-corner = 중심을 왼쪽 위 점으로 다룹니다. 둘 다 자기 크기의 절반만큼 오른쪽 아래로 밀리므로, 크기가 같을 때만 맞습니다.
about-rects-mistake-integer-halves = 크기의 절반에서 소수 부분을 버려, 홀수 크기는 1픽셀 작아집니다. 여기서는 1만큼 겹친 것을 놓칩니다.
about-rects-mistake-mixed-axes = 한 글자가 틀려, B의 위쪽 끝 대신 왼쪽 끝을 씁니다. 두 수가 비슷한 동안에는 드러나지 않습니다.
about-rects-mistake-swapped-arguments = B의 위치와 크기를 서로 바꾸어 넘겼습니다. 실제로 판정하는 곳은 다른 자리입니다.
about-rects-mistake-unsorted-corners = A를 오른쪽 아래 꼭짓점부터 그려서 두 꼭짓점의 순서가 뒤바뀌었습니다. A가 B 안에 완전히 들어갈 때만 찾아냅니다.
about-rects-wild-sdl-12767 = 나란한 두 타일을 SDL의 float용 판정은 충돌, 정수용 판정은 충돌 아님이라고 했습니다. 일부러 그렇게 두었습니다. float이면 맞닿은 변에서 만나지만, 픽셀이면 만나지 않기 때문입니다. libsdl-org/SDL#12767
about-rects-wild-monogame-468 = MonoGame은 충돌, 본보기인 XNA는 충돌 아님이라고 했습니다. 떨어져 있는지를 <=로 묻도록 바꾸어 충돌 아님이 되었습니다. MonoGame/MonoGame#468
about-rects-wild-monogame-extended-213 = 꼭짓점 하나만 맞닿은 두 타일을 RectangleF는 충돌, Rectangle은 충돌 아님이라고 했습니다. 같은 답이어야 한다고 보아 버그로 인정했습니다. MonoGame-Extended/Monogame-Extended#213
about-rects-wild-tutorials-14987 = 겹침을 다룬 글이 맞닿으면 어떻게 되는지 말하지 않았고, 글의 판정은 맞닿음을 충돌로 봅니다. 독자는 그것을 설명하거나, 떨어져 있는지를 <=로 물어 충돌이 아니게 하기를 요청했습니다. eugenp/tutorials#14987
about-rects-wild-box-collide-2 = 나란한 상자가 충돌하는 것이 이상하다는 글이었습니다. ‘벽에 붙어 서면 벽에 닿은 것’이라는 답이 달렸고, 판정은 그대로 두었습니다. substack/box-collide#2
about-rects-wild-pixel-277 = 꼭짓점 하나만 맞닿습니다. Intersects는 충돌이라고 했고, 같은 라이브러리의 Intersect는 아무것도 찾지 못했습니다. faiface/pixel#290부터는 둘 다 충돌 아님입니다. faiface/pixel#277
about-rects-wild-libgdx-5861 = 0.1만큼 겹치는데, 보고한 사람은 픽셀 단위로 생각해 간격이 있다고 여겼습니다. 판정이 맞습니다. 0.1 + 32는 32를 넘습니다. libgdx/libgdx#5861
about-rects-wild-pygame-215 = 0.1만큼 겹치지만 pygame은 놓칩니다. Rect는 정수만 저장하므로 0.1이 0이 되기 때문입니다. 여기서 고른 HSP의 판정도 픽셀을 세므로 놓칩니다. pygame/pygame#215
about-rects-wild-binpackingjs-20 = 맞닿기만 했는데 컴퓨터에서는 0.0075 − 0.0025가 0.004999999999999999라서 충돌이 됩니다(너무 작아 그림에는 보이지 않습니다). 정수로 계산해서 고쳤습니다. olragon/binpackingjs#20
about-rects-wild-peirce-99 = 꼭짓점을 보는 판정이 십자로 엇갈린 모양을 놓쳤습니다. 변의 판정을 더해 고쳤습니다. 수치는 hantei에서 정했습니다. RAIRLab/Peirce-My-Heart#99
about-rects-wild-pixelvision8-299 = 겹쳐 있는데, 설명서에 겹침을 판정한다고 적힌 Contains는 거짓이라고 합니다. Contains는 B가 A 안에 완전히 들어가는지 봅니다. 아직 해결되지 않았습니다. PixelVision8/PixelVision8#299
about-rects-wild-indigo-345 = 겹쳐 있는데 Indigo는 충돌 아님이라고 했습니다. 중심도 크기의 절반도 정수여서 1의 절반이 0이 되었기 때문입니다. PurpleKingdomGames/indigo#349부터는 절반을 소수로 계산합니다. PurpleKingdomGames/indigo#345
about-rects-wild-bevy-2720 = 질문한 사람은 위치를 왼쪽 위 점으로 여겼습니다(이 그림도 그렇고, 8×20만큼 겹칩니다). Bevy에서 위치는 중심이므로 22만큼 떨어져 충돌이 아닙니다. 판정은 맞았고, 설명서에 중심이라는 말을 적었습니다. bevyengine/bevy#2720
about-rects-wild-libgdx-7257 = A는 (5, 5, −10, −10), 곧 점 (5, 5)에서 왼쪽 위로 뻗은 모양으로 주어졌습니다. 크기가 음수이면 겹침을 놓칩니다. 끝을 먼저 정렬하자는 제안은, 음수 크기가 쓸모없다고 보아 받아들여지지 않았습니다. libgdx/libgdx#7257
about-quad-mistake-three-edges = 세 변만 보고 DA를 잊었습니다. 이 P처럼 DA 너머에 있는 점도 안쪽이 됩니다.
about-quad-mistake-bounding-box = 사각형이 아니라 경계 상자를 봅니다. 상자 구석에 있는 점도 안쪽이 됩니다.
about-quad-mistake-wrong-winding = 모든 변의 왼쪽인지 보는 판정으로, 반시계 방향이면 맞습니다. 이것은 시계 방향이라서 안쪽의 점이 바깥쪽이 됩니다.
about-quad-mistake-both-ends = 반직선과의 교차를 세지만 변의 양 끝이 모두 <=입니다. 꼭짓점과 같은 높이에서는 두 변을 세어 버려 안쪽이 바깥쪽이 됩니다.
about-quad-wild-recastnavigation-263 = DA 위의 P를 바깥쪽이라고 했습니다. 질문한 사람은 결과가 왜 뒤집히는지 몰랐습니다. 짝홀 규칙에서는 교차할 때마다 답이 뒤집히므로, 변 위의 점은 어느 쪽도 될 수 있습니다. recastnavigation/recastnavigation#263
about-quad-wild-polygon-contains-point-12 = 두 점 모두 변 위에 있지만 P는 바깥쪽, 다른 하나는 안쪽입니다. 반직선을 쓰는 방법은 변 위에서는 확실한 답을 주지 못한다는 대답이었습니다. sromku/polygon-contains-point#12
about-quad-wild-d3-polygon-30 = 정사각형의 꼭짓점을 하나씩 물으면 하나는 안쪽, 셋은 바깥쪽입니다. 짧고 빠른 판정을 위해 그대로 두었습니다. d3/d3-polygon#30
about-quad-wild-scikit-image-3892 = 삼각형의 꼭짓점 가운데 하나는 안쪽, 둘은 바깥쪽입니다(삼각형에는 넷째 꼭짓점이 없어 D는 변 위에 두었습니다). 버그로 인정되어 지금은 경계 전체가 안쪽입니다. scikit-image/scikit-image#3892
about-quad-wild-robospatial-eval-4 = 안쪽의 P를 바깥쪽이라고 했습니다. 세로 변을 P의 반대쪽에 있는 것까지 세었기 때문입니다. 지금은 반직선과 교차하는 변만 셉니다. chanhee-luke/RoboSpatial-Eval#4
about-quad-wild-mathnet-spatial-130 = 설명서는 변 위의 점이 안쪽이 아니라고 하지만, 왼쪽 변에서는 안쪽이고 꼭짓점 (10, 10)에서는 바깥쪽입니다. 설명서가 틀렸고, 아직 해결되지 않았습니다. mathnet/mathnet-spatial#130
about-quad-wild-point-in-polygon-2 = 한 정사각형의 두 꼭짓점인데 답이 다릅니다. 판정은 그대로 두었고, 만든 사람은 확실한 답이 필요하면 정확한(robust) 라이브러리를 쓰라고 했습니다. substack/point-in-polygon#2
about-quad-wild-navcat-7 = DA 위의 P를 바깥쪽이라고 해서 P의 높이를 찾지 못했습니다. isaac-mason/navcat#11부터는 변 위의 점도 안쪽입니다. isaac-mason/navcat#7
about-quad-wild-juce-909 = 직사각형이 상대를 포함하면서도, 둘에 공통된 꼭짓점은 포함하지 않는다고 합니다. 한 판정은 오른쪽과 아래쪽 경계를 넣고, 다른 판정은 뺍니다. 아직 해결되지 않았습니다. juce-framework/JUCE#909
about-quad-wild-raylib-3022 = 양 끝이 <=이면 두 타일 사이의 점은 동시에 둘 다에 들어갑니다. 왼쪽과 위쪽 경계만 타일에 속하도록 바꾸었습니다. 수치는 hantei에서 정했습니다. raysan5/raylib#3022
about-quad-wild-joml-227 = 안쪽의 P를 바깥쪽이라고 했습니다. y >= minX로, y를 왼쪽 끝과 비교했기 때문입니다. 버그로 인정되어 고쳐졌습니다. JOML-CI/JOML#227
about-quad-wild-libgdx-1635 = 이 사각형 옆의 삼각형이 겹친다고 했습니다. P와 남겨 둔 두 점이 그 꼭짓점입니다. 변마다 간격을 찾는 판정으로, 볼록한 모양에는 맞지만 이 사각형은 자기 교차합니다. libgdx/libgdx#1635
about-melons-wild-armoralley-5 = 총알이 낙하산을 뚫고 지나갔습니다. 한 프레임에 8픽셀씩 나아가며 도착한 곳만 보았기 때문입니다. 사이의 점도 보게 고쳤습니다. 크기와 속력은 hantei에서 정했습니다. scottschiller/ArmorAlley#5
about-melons-wild-mindustry-3514 = 너무 빠른 총알이 작은 유닛을 건너뛴다는 보고입니다. 만든 사람은 재현하지 못했습니다. 크기와 속력은 hantei에서 정했습니다. Anuken/Mindustry#3514
about-melons-wild-bridgesim-31 = 레이저가 표적을 건너뜁니다. 프레임마다 그때 있는 곳만 보기 때문입니다. 경로 전체를 보는 판정을 요청한 글입니다. 크기와 속력은 hantei에서 정했습니다. aomarks/bridgesim#31
about-melons-wild-a-blast-15 = 빠른 총알이 적을 건너뛰어, 연속 판정이나 일정한 시간 단계를 요청한 글입니다. 여기서는 지나온 경로를 보므로 충돌입니다. 크기와 속력은 hantei에서 정했습니다. aframevr/a-blast#15

## The stage as a whole: markers, the presenter
off-stage = { $name } { $far }
do-window-present = 발표용 화면

## 레슨: 받을 수 없는 것
lesson-wrong = { $file }, { $line }번째 줄: { $why }
lesson-language = ‘{ $given }’ 언어는 없습니다. { $why }
lesson-saying = 글이 없습니다. 쓸 수 있는 형식: "…" 또는 en, ja, ko 표
lesson-recap = 정리의 한 줄이 아닙니다. 쓸 수 있는 형식: 글, 또는 says와 figure
lesson-option = 답이 아닙니다. 쓸 수 있는 형식: 글, 또는 says와 why
lesson-after = 글이 없습니다. 쓸 수 있는 형식: "…", 또는 when과 says의 목록(마지막 것만 when 생략 가능)
lesson-tick = 목표가 아닙니다. 쓸 수 있는 형식: 식, 또는 goal과 says
lesson-blank = 글이 비어 있습니다
lesson-long = 글이 { $given }자입니다. 쓸 수 있는 길이: { $most }자까지
file-long = { $file }: 너무 큽니다. 쓸 수 있는 크기: { $most }바이트까지
lesson-lacks = { $key }: 빠져 있습니다
lesson-unknown-key = ‘{ $given }’: 없는 키나 값입니다. { $why }
lesson-type = ‘{ $given }’: 여기에 쓸 수 없습니다. 쓸 수 있는 형식: { $why }
lesson-type-text = 글("…")
lesson-type-truth = true 또는 false
lesson-type-list = 목록([…])
lesson-type-count = 0 이상의 정수
lesson-toml = TOML로 읽을 수 없습니다: { $why }
lesson-guess-false = guess = false는 쓸 수 없습니다. true로 쓰거나 guess를 빼세요
lesson-setting = { $given }: 설정할 수 없습니다. { $why }
lesson-no-finite = { $given }: 이 그림의 값으로 계산하면 수가 나오지 않습니다
lesson-no-step = 단계가 없습니다. [[step]] 하나 이상이 필요합니다
lesson-number = 장의 번호 { $given }: { $most }까지 쓸 수 있습니다
lesson-alone = { $lesson }: 장면도 함께 엽니다. ‘{ $given }’ 설정은 같이 쓸 수 없습니다
lesson-unknown = lesson={ $given }: 그런 단계가 없습니다. 쓸 수 있는 값: 1.1에서 { $last }까지
lesson-quotes = ‘{ $given }’: 따옴표가 닫히지 않았습니다
lesson-kinds = 단계마다 goal, ticks, guess, choice, number, formula, cases 가운데 꼭 하나가 필요합니다
lesson-no-ticks = ticks에 목표가 없습니다. 하나 이상이 필요합니다
lesson-choice = 선택지 { $given }개, right = { $right }. 쓸 수 있는 것: 선택지 { $least }개에서 { $most }개까지, right는 1부터 셉니다
lesson-option-twice = ‘{ $given }’: 같은 선택지가 두 개 있습니다. 선택지마다 한 번만 쓸 수 있습니다
lesson-why = 맞는 답에는 why가 필요 없습니다
lesson-hides = hides = true: choice와 number에서만 쓸 수 있습니다
lesson-missing = { $key }: 없습니다. 단계에는 title, task, open이 필요합니다
lesson-id = ‘{ $given }’: id로 쓸 수 없습니다. 쓸 수 있는 문자: a-z, 0-9, - (첫 글자는 a-z, { $most }자까지)
lesson-id-twice = ‘{ $given }’: 같은 id가 두 단계에 있습니다. 코스 안에서 id마다 한 번만 쓸 수 있습니다
lesson-test-last = cases는 장의 마지막 단계에만 둘 수 있습니다
lesson-test-key = cases가 있는 단계 자체에는 { $key } 키를 쓸 수 없습니다. 각 case 안에 쓰세요
lesson-case-key = case에는 { $key } 키를 쓸 수 없습니다
lesson-no-cases = cases에 문제가 없습니다. 하나 이상이 필요합니다
lesson-empty = empty = true: guess, choice, number에서만 쓸 수 있습니다
lesson-no-formula = formula: 이 장면에는 입력할 수 있는 판정이 없습니다
lesson-wrong-answer = wrong: number에는 number = "…", formula에는 formula = "…", number와 guess와 formula에는 says 하나만도 쓸 수 있습니다
lesson-again = again: ‘{ $given }’: 다른 장면입니다. 쓸 수 있는 것: { $scene } 장면을 여는 줄
lesson-no-number = { $given }: 여기서 수가 되지 않습니다. 쓸 수 있는 것: ax2처럼 장면의 이름으로 된 식
check-unsaid = ‘{ $given }’: { $language } 글이 없습니다. 장의 모든 언어로 쓰거나, 모든 언어에 같은 글 하나를 쓰세요
check-step = { $id } 단계: { $why }
check-again = again: { $given } 줄에서는 물을 것이 없습니다. 답이 있는 배치를 고르세요
check-no-answer = 열었을 때 물음에 답이 없습니다. 묻는 것이 모두 놓인 장면을 여세요
check-no-solution = solution이 없어 할 수 있는지 알 수 없습니다. solution = […] 줄을 더하세요
check-not-solved = solution으로 목표에 닿지 않습니다. 둘 중 하나를 고치세요
check-value = { $name } 값이 ‘{ $given }’인 경우는 없습니다. 쓸 수 있는 값: { $allowed }
check-no-word = { $name }: 단어가 아니며 ‘{ $given }’인 경우가 없습니다. 수나 참, 거짓과 비교하세요
check-fine = { $steps }단계를 모두 풀 수 있습니다.
lesson-event = ‘{ $given }’: 여기서는 쓸 수 없습니다. 쓸 수 있는 것: set KEY=VALUE, act NAME, move X,Y, click X,Y, drag X,Y X,Y
# Letters of a teacher's own lessons
letters-missing = 레슨의 글자 { $count }자가 쓸 수 있는 글꼴에 없어 ‘?’로 표시됩니다. 그 글자가 있는 글꼴(Noto Sans CJK 등)을 시스템에 설치하거나, 페이지라면 주소의 font=로 지정하세요.
font-wrong = font=에 적은 파일은 글꼴(TTF, OTF)이 아닙니다: { $why }
goal-long = 목표 식이 너무 길거나 괄호가 너무 깊습니다. { $most }자까지 쓸 수 있습니다
goal-wrong = ‘{ $given }’: 식이 아닙니다. ‘{ $rest }’ 부분부터 읽을 수 없습니다
goal-name = 모르는 이름 ‘{ $given }’. 쓸 수 있는 이름: { $allowed }

## 먼저 예상하기
ask-short = { $yes }? { $no }?
ask-first = 먼저 답하세요
ask-hit = { $method } 방법의 판정: 충돌일까요, 아닐까요?
ask-inside = { $method } 방법은 P를 안쪽이라고 할까요, 바깥쪽이라고 할까요?
ask-meet = 둘 다 너비 100 px이고 프레임마다 { $speed } px씩 달립니다. 맞닿기만 하면 충돌이 아닙니다. 충돌인 프레임이 있을까요?
ask-meet-beside = 둘 다 너비 100 px이고 프레임마다 { $speed } px씩 달립니다. B의 경로는 A의 경로에서 { $beside } px 어긋나 있습니다. 맞닿기만 하면 충돌이 아닙니다. 충돌인 프레임이 있을까요?
ask-meet-sized = A는 너비 { $a } px, B는 너비 { $b } px입니다. { $runs } 맞닿기만 하면 충돌이 아닙니다. 충돌인 프레임이 있을까요?
ask-meet-sized-beside = A는 너비 { $a } px, B는 너비 { $b } px입니다. { $runs } B의 경로는 A의 경로에서 { $beside } px 어긋나 있습니다. 맞닿기만 하면 충돌이 아닙니다. 충돌인 프레임이 있을까요?
both-run = 둘 다 프레임마다 { $speed } px씩 달립니다.
one-runs = A는 프레임마다 { $speed } px씩 달리고 B는 멈추어 있습니다.
ask-a-hits = A는 다른 것과 충돌할까요?
deal-drift = 고르게 흩어짐
deal-close = 아슬아슬함
deal-touching-edge = 변이 맞닿음
deal-touching-corner = 꼭짓점이 맞닿음
deal-one-pixel = 1픽셀
deal-half-a-pixel = 반 픽셀
deal-cross = 십자
deal-containment = 하나가 다른 하나 안에
deal-one-axis = 한 축에서만 겹침
deal-overlapping = 겹침
deal-concave = 오목
deal-bow-tie = 자기 교차
deal-counter-clockwise = 반시계 방향
deal-beyond-an-edge = 변의 연장선 위
deal-on-edge = 변 위
deal-convex = 볼록
deal-between-frames = 두 프레임 사이
deal-touching = 딱 맞닿음
deal-passing-by = 스쳐 지나감
deal-slow = 느림
deal-other = 그 밖
guess-next = 다음 문제
viewer-guess = 먼저 예상하기
viewer-guess-help = off: 끔. on: 충돌인지 예상. method: 고른 판정 방법의 답을 예상. 예상할 때까지 답을 숨김
viewer-seed = 문제 번호
viewer-seed-help = 이 번호의 문제를 내며, 0이면 내지 않음
do-viewer-deal = 예상: 문제 내기
do-viewer-guess-yes = 예상: 충돌, 안쪽
do-viewer-guess-no = 예상: 충돌 아님, 바깥쪽

## 코스
course-leave = 나가기
course-contents = 차례
course-done = 잘했습니다!
course-shown = 풀이를 보았습니다.
course-again = 다시 한번 생각해 보세요.
course-too-large = 너무 큽니다.
course-too-small = 너무 작습니다.
course-say = 답하기
course-number = 수를 넣어 주세요
course-hint = 힌트
course-solution = 풀이 보기
course-back = 이전
course-question = 문제 { $place } / { $count }
course-comes-back = 한 번 더: 전에 틀린 문제
course-comes-back-of = 한 번 더({ $place }/{ $count })
course-failed = 이 문제는 마지막에 다시 나옵니다.
course-recap = { $number }장 정리
results-title = hantei: 나의 결과
results-chapter = { $number } { $title }: { $all }단계 중 { $done }
results-alone = , 그중 { $alone }단계는 도움 없이 한 번에
results-right = , 맞은 답: { $answer }
results-wrong = , 틀린 답: { $answers }
results-again = , 다시 물었을 때 맞음
results-helped = , 도움을 받음
course-copy = 내 결과 복사
course-print = 출력하기
course-read = 글에서 읽기
course-copied = 장마다 마친 단계 수와 틀린 답을 복사했습니다. 메시지나 파일에 붙여 넣을 수 있습니다.
memory-fails = 코스의 기록을 { $path } 파일에 남길 수 없습니다: { $why }. 기록 없이 계속합니다.
memory-broken = { $path } 파일은 코스의 기록이 아닙니다({ $why }). { $name } 이름으로 남겨 두고 이 파일 없이 계속합니다.
memory-later = { $path } 파일은 더 새로운 버전({ $version })에서 썼습니다. 그대로 두고 이 창에서는 기록하지 않습니다.
memory-forbidden = 이 브라우저는 페이지의 기록을 남기지 않습니다. 코스는 계속되지만 페이지를 닫으면 기록이 사라집니다.
memory-broken-page = 브라우저에 남은 것은 코스의 기록이 아닙니다({ $why }). 다른 이름으로 남겨 두고 이 기록 없이 계속합니다.
memory-later-page = 더 새로운 버전({ $version })의 기록이 있습니다. 그대로 두고 이 페이지에서는 기록하지 않습니다.
do-window-course = 코스: 시작하기, 나가기
do-window-lesson-next = 코스: 다음 단계
do-window-lesson-back = 코스: 이전 단계
do-window-page-on = 발표 중: 다음 비교, 그다음 단계
do-window-page-back = 발표 중: 이전 비교, 그 앞 단계

## A test of one's own
test-formula = 식
test-formula-help = 판정 방법 own의 식 (입력하면 own이 선택됨)
source-own = 직접 만든 식
explain-own = 직접 쓰는 판정입니다. C, C#, Java, JavaScript, Python, HSP처럼 쓰거나 붙여 넣을 수 있습니다. 쓰는 동안 바로 적용되고, 모든 배치에서 시험하여 틀리는 곳을 보여 줍니다. 맞닿음이 충돌인지는 < 기호를 썼는지 <= 기호를 썼는지에 달렸습니다.
text-wrong = { $line }번째 줄, { $column }번째 글자: { $why }
# What a typed test of a point asks
right-of-edge-or-on = P가 변 { $edge }의 오른쪽 또는 직선 { $edge } 위에 있음
left-of-edge-or-on = P가 변 { $edge }의 왼쪽 또는 직선 { $edge } 위에 있음
corner-left = 꼭짓점 { $corner }가 P보다 왼쪽에 있음
corner-left-or-at = 꼭짓점 { $corner }가 P보다 왼쪽에 있거나 x좌표가 같음
corner-right = 꼭짓점 { $corner }가 P보다 오른쪽에 있음
corner-right-or-at = 꼭짓점 { $corner }가 P보다 오른쪽에 있거나 x좌표가 같음
corner-above-or-at = 꼭짓점 { $corner }가 P보다 위에 있거나 y좌표가 같음
corner-below-or-at = 꼭짓점 { $corner }가 P보다 아래에 있거나 y좌표가 같음
corner-at = 꼭짓점 { $corner }와 P의 { $axis }좌표가 같음

# What is found out about a typed test
own-judging = 시험하는 중: { $percent }%
own-right = { $all }가지 배치 모두에서 맞음을 증명했습니다 ({ $border }).
own-tried = { $cases }가지 경우에서 오류를 찾지 못했습니다 ({ $border }).
own-only-tried = 다음 경우에는 오류를 찾지 못했고, 그 밖에는 항상 맞지는 않습니다: { $classes } ({ $border }).
own-more = { $verdict } ({ $more })
own-right-at-centre = x와 y가 중심이라면 맞습니다
own-as-centre = x, y를 중심으로 보고 판정
own-by-list = { $size ->
    [yes] ‘{ $name }’ 값을 너비로 읽은 경우
   *[no] ‘{ $name }’ 값을 오른쪽 끝으로 읽은 경우
}
own-touching-hits = 맞닿으면 충돌
own-touching-misses = 맞닿으면 충돌 아님
own-only = 다음 경우에는 맞고, 그 밖에는 항상 맞지는 않습니다: { $classes } ({ $border }).
own-opposite = 모든 경우에 답이 반대입니다. 참이 ‘충돌 아님’을 뜻합니다.
own-opposite-but-touching = 맞닿기만 할 때를 빼면 모든 경우에 답이 반대입니다. 참이 ‘충돌 아님’을 뜻합니다.
own-opposite-mostly = 거의 모든 경우에 답이 반대입니다. 참이 ‘충돌 아님’을 뜻하는 것 같습니다.
own-wrong-in = { $all }가지 배치 가운데 { $count }가지에서 틀립니다({ $border } 기준. 규칙을 바꾸어도 줄지 않습니다).
own-class-whole-pixels = 모든 수가 정수
own-class-not-negative = 모든 좌표가 0 이상
own-class-a-not-larger = A가 B보다 크지 않음
own-class-b-not-larger = B가 A보다 크지 않음
own-class-equal-sizes = 크기가 같음
own-class-a-square = A가 정사각형
own-class-a-cube = A가 정육면체
own-class-b-square = B가 정사각형
own-class-b-cube = B가 정육면체
own-class-squares = 둘 다 정사각형
own-class-cubes = 둘 다 정육면체
own-class-convex-clockwise = 볼록, 시계 방향
own-class-convex-counter-clockwise = 볼록, 반시계 방향
own-class-concave = 오목
own-class-crossed = 자기 교차
own-class-degenerate = 퇴화
own-quad-right = 어떤 사각형에서도 오류를 찾지 못했습니다 ({ $border }).
own-quad-only = 맞음: { $classes }. 틀림: { $others } ({ $border }).
own-quad-wrong = 어떤 종류의 사각형에서도 틀립니다.
own-edge-hits = 변 위의 점은 안쪽
own-edge-misses = 변 위의 점은 바깥쪽
own-example = { $place }/{ $count }: a={ $a }, b={ $b }. 판정: { $says }. 실제: { $contact }.
own-quad-example = { $place }/{ $count } ({ $class }): { $points }. 판정: { $says }. 실제: { $contact }.
own-inset = 틀린 답: { $says }
own-names = { $twins ->
    [yes] 쓸 수 있는 이름: { $names } (b도 같음)
   *[no] 쓸 수 있는 이름: { $names }
}
own-next = 다음 오답 예
own-copy = 코드로 복사
own-code-wrong = 주의: 이 판정에는 잘못이 있습니다. { $fault }
own-clear = 지우기
own-paste = 내 판정 붙여 넣기
own-paste-short = 붙여 넣기
own-paste-keys = Ctrl+V(Mac에서는 Cmd+V)로 붙여 넣으세요.
own-paste-finger = 브라우저가 물으면 붙여 넣기를 허용하세요. 묻지 않으면 판정을 직접 입력하세요.
own-unread = 아직 답이 없음
own-unread-why = 입력란의 글은 아직 판정이 아닙니다.
own-of-others = 다른 도형의 판정
own-of-others-why = 그림의 도형과 다릅니다. 결과는 입력란 아래에 있습니다.
own-alone = { $asked } ({ $numbers }): { $holds }. 이것만으로 정해집니다: { $so }.
own-together = 비교 { $count }개 가운데 { $held }개가 참입니다. 모두 합하면: { $so }.
own-asks-nothing = 이 식은 아무것도 비교하지 않습니다. 언제나 이렇게 답합니다: { $so }.
own-wrong = { $reason } 여기서는 틀립니다: { $contact }.
    .beside = { $contact }
with-wrong = ‘{ $given }’: 이름과 수의 짝이 아닙니다. 예: WIDTH=32 HEIGHT=16
with-twice = ‘{ $name }’: 두 번 지정되었습니다
own-corners = 붙여 넣은 판정은 여기서 꼭짓점이 { $least }~{ $most }개인 다각형에만 답합니다. 이 다각형은 { $given }개입니다.
own-corners-only = 이 판정은 꼭짓점 { $most }개인 다각형용입니다. 이 다각형은 { $given }개입니다.
own-slanted-read = { $what } 것으로 읽었습니다.
own-stops-zero = 이 배치에서는 판정이 0으로 나누게 되어 오류로 멈춥니다.
own-stops-overflow = 이 배치에서는 판정의 수가 타입의 범위를 벗어나 오류로 멈춥니다.
own-stops-fractions = 이 판정은 정수용인데, 이 도형에는 소수가 있습니다.
own-stops-corners = 이 판정은 꼭짓점 수가 이 도형과 다른 다각형용입니다.
own-unfilled = 아직 빈칸이 있습니다.
own-not-given = 값이 없는 이름 { $count }개: { $names }. 입력란 아래에서 값을 넣으세요.
own-not-wanted = { $reason } 여기서 구하는 답: { $so }.
own-wanted-example = { $place }/{ $count }: a={ $a }, b={ $b }. 판정: { $says }, 구하는 답: { $so }.
own-wanted-right = 맞는 식입니다. 모든 수에 대해 증명되었습니다.
own-wanted-tried = 맞는 식입니다. { $cases }가지 경우에서 차이를 찾지 못했습니다.
own-wanted-only = 다음 경우에는 맞고, 그 밖에는 항상 맞지는 않습니다: { $classes }.
own-wanted-wrong = { $all }가지 배치 중 { $count }가지에서 틀립니다.
own-whole-right = 정수일 때 맞음이 증명되었습니다 ({ $border }).
own-whole-tried = 정수 { $cases }가지 경우에서 오류를 찾지 못했습니다 ({ $border }).
own-quad-wanted-wrong = 틀리는 경우가 있습니다.
own-quad-wanted-example = { $place }/{ $count } ({ $class }): { $points }. 판정: { $says }, 구하는 답: { $so }.
own-swap = A와 B 바꾸기
own-rules = 수: { $numbers } · y 방향: { $y } · x와 y: { $origin }
own-circle-rules = 수: { $numbers } · B의 x와 y: { $origin }
own-constant-wrong = ‘{ $given }’: 수가 아닙니다
own-blank = 빈칸 { $place }
option-fractions = 소수
option-whole = 정수
option-down = 아래로
option-up = 위로
option-as-read = 코드에 나온 대로
option-corner = 왼쪽 위
option-centre = 중심
test-wants = 목표 식
test-wants-help = 같은 답을 내야 하는 식. 비우면 정답과 비교
test-blanks = 빈칸
test-blanks-help = 식의 빈칸 __에 들어갈 내용 (;로 구분)
test-with = 상수
test-with-help = 식에 정의되지 않은 이름의 값. 예: WIDTH=32 HEIGHT=16
test-swap = A와 B 바꾸기
test-swap-help = 붙여 넣은 함수의 첫 도형을 B로 봄
test-numbers = 수
test-numbers-help = 나눗셈에서 소수를 남길지, 모두 정수로 보고 소수부를 버릴지
test-y = y가 커지는 쪽
test-y-help = 식에서 y가 커지는 방향
rects-origin = x와 y
rects-origin-help = 식의 x와 y가 왼쪽 위 점인지 중심인지. as-read는 코드에서 알 수 있는 쪽, 알 수 없으면 왼쪽 위 점
cuboids-origin = x와 y
cuboids-origin-help = 식의 x와 y가 왼쪽 위 점인지 중심인지. as-read는 코드에서 알 수 있는 쪽, 알 수 없으면 왼쪽 위 점
arrangement-right = { $says }, 맞음
arrangement-wrong = { $says }, 틀림
arrangement-wrong-here = 판정은 { $says }, 여기서는 틀림
arrangement-right-here = { $says }, 여기서는 맞지만 늘 맞지는 않음
do-test-go-there = 내 판정이 틀리는 예로 가기
do-test-next-error = 다음 오답 예
do-test-previous-error = 이전 오답 예
copy-as-code = 판정 방법을 코드로 복사
copied-code = 판정 방법을 함수로 복사했습니다: { $language }.
code-touching-hits = 맞닿기만 해도 충돌로 봅니다.
code-touching-misses = 맞닿기만 하면 충돌로 보지 않습니다.
code-rounds-products = 1,000만 이하의 정수에서는 반올림이 생기지 않습니다. 다른 수에서는 맞닿기만 할 때 반올림 때문에 답이 달라질 수 있습니다.
code-rounds-touching = 맞닿기만 할 때는 반올림으로 답이 정해질 수 있습니다.
code-angle = 각도(turn)는 라디안이고, 화면에서 시계 방향입니다(y는 아래로 커짐).
code-push = A를 B 밖으로 밀어내는 최소 이동량 x와 y를 반환합니다. 겹치지 않으면 둘 다 0입니다.
code-push-hsp = 겹치는지를 반환합니다. push_x와 push_y에는 A를 B 밖으로 밀어내는 최소 이동량이 들어갑니다.
code-approximate = 주의: 이 판정은 틀릴 때가 있습니다. { $why }
code-half = 왼쪽 변과 위쪽 변 위는 안쪽으로, 오른쪽 변과 아래쪽 변 위는 바깥쪽으로 봅니다.
code-on-edge-hits = 변 위의 점은 안쪽으로 봅니다.
code-on-edge-misses = 변 위의 점은 바깥쪽으로 봅니다.
code-whole-numbers = 정수 전용입니다. 소수에서는 1보다 작은 겹침을 충돌로 보지 않습니다.
code-no-point = 반지름이 0이면 B 안의 점은 충돌이 아니라고 합니다.
code-swept = `swept`는 앞 프레임부터 둘이 지나온 경로 전체를 판정합니다. adx, ady, bdx, bdy는 각각 움직인 거리입니다.
code-response-takes = 움직이기 전의 A는 ax, ay, aw, ah, 그 속도는 vx, vy, B는 bx, by, bw, bh입니다.
code-response-corner = x와 y는 왼쪽 위 점이고, y는 아래로 커집니다.
code-response-push = A를 B의 어느 변으로 얼마나 밀어내는지 반환합니다. none은 충돌이 아닙니다.
code-response-time = A가 B의 어느 변에 언제 부딪히는지 반환합니다. 움직이기 시작할 때가 0, 끝날 때가 1입니다. none은 충돌이 아닙니다.
code-response-unknown = unknown은 충돌했지만 변을 알 수 없는 경우입니다.
code-response-inside = inside는 처음부터 B 안에 있는 경우입니다.
code-response-still = A가 움직이지 않는 축에서는 -1에 들어가 2에 나온다고 봅니다. 움직이기 전과 움직인 뒤라는 뜻입니다.
code-response-tiles = B는 타일 하나입니다. 타일을 하나씩 차례로 판정하면 A를 두 타일 사이의 변으로 밀어낼 수도 있습니다.
code-response-tiles-time = B는 타일 하나입니다. 타일이 여러 개이면 시각이 가장 이른 타일에 먼저 부딪힙니다.
code-move-does = A를 속도만큼 한 번 움직이고, 부딪힌 곳에서 멈추게 합니다. 멈춘 축의 속도는 0이 됩니다. A가 블록 위에 서 있는지도 기록합니다.
code-move-many = 블록은 목록으로 넘깁니다. 한 번 부르면 모든 블록을 판정합니다.
code-move-one = 블록을 하나만 받습니다. 부를 때마다 A가 움직이므로, 블록이 여러 개이면 목록을 받는 형태를 쓰세요.
code-move-least-overlap = 꼭짓점: 가장 짧은 길로 밀어내므로, 꼭짓점 가까이에서는 다른 변으로 나옵니다. 이음매: 두 블록 사이의 변이 A를 멈추게 할 수 있습니다. 빠를 때: 움직인 뒤의 위치만 판정하므로, 블록 너머로 나오거나 블록을 뚫고 지나갈 수 있습니다.
code-move-diagonals = 꼭짓점: 대각선으로 정하므로, 꼭짓점 가까이와 긴 블록의 끝 가까이에서는 다른 변이 됩니다. 이음매: 두 블록 사이의 변이 A를 멈추게 할 수 있습니다. 빠를 때: 움직인 뒤의 위치만 판정하므로, 블록 너머로 나오거나 블록을 뚫고 지나갈 수 있습니다. 맞닿기만 해도 충돌입니다.
code-move-previous = 꼭짓점: 두 축에서 모두 떨어져 있었으면 언제나 바닥이나 천장이 됩니다. 이음매: 바닥에서는 멈추지 않지만, 벽에서는 멈출 수 있습니다. 빠를 때: 움직인 뒤의 위치만 판정하므로, 뚫고 지나갈 수 있습니다. 처음부터 겹친 A는 그대로 둡니다.
code-move-axis-by-axis = 꼭짓점: { $axis ->
    [x] x를 먼저 움직이므로 꼭짓점은 바닥이나 천장이 됩니다
   *[y] y를 먼저 움직이므로 꼭짓점은 벽이 됩니다
}. 이음매: 멈추지 않습니다. 빠를 때: 축마다 움직인 뒤의 위치만 판정하므로, 뚫고 지나가거나 곧게 가면 닿지 않을 것에 부딪힐 수 있습니다.
code-move-swept = 꼭짓점: 정확히 꼭짓점에 부딪히면 { $axis ->
    [x] 벽이
   *[y] 바닥이나 천장이
} 됩니다. 이음매: 멈추지 않습니다. 빠를 때: 아무것도 뚫고 지나가지 않습니다. 처음부터 겹친 것은 A를 멈추지 않습니다.
code-ball-does = 공 a(중심 x, y, 반지름 r인 원)를 속도만큼 한 번 움직이고, 부딪히면 튕기게 합니다. 변에 부딪히면 그 축의 속도가 반대로 바뀝니다. y는 아래로 커집니다.
code-ball-square = 공을 둘러싼 정사각형만 판정합니다. 꼭짓점 가까이에서는 원이 블록에 닿지 않아도 튕기고, 그때도 한 축의 속도만 바뀝니다. 빠를 때: 움직인 뒤의 위치만 판정하므로, 뚫고 지나갈 수 있습니다.
code-ball-swept = 어떤 속도에서나 변과 꼭짓점에 정확히 부딪히고, 이음매에서 멈추지 않습니다. 한 번 움직이는 동안 16번 튕기면 다음 이동까지 기다립니다. 처음부터 겹친 블록은 뚫고 지나갑니다.
code-move-no-form = HSP에서는 ‘--does move’를 쓸 수 없습니다. x, y와 속도를 가진 것이 없기 때문입니다. 쓸 수 있는 것: side
code-tiles-needs-move = ‘--tiles’ 옵션은 --does side에 쓸 수 없습니다. 쓸 수 있는 것: --does move
code-circle-needs-move = ‘--circle’ 옵션은 --does side에 쓸 수 없습니다. 쓸 수 있는 것: --does move

## quad: 마지막 1비트
quad-precision = 정밀도
quad-precision-help = 렌즈에 보이는 수의 정밀도. single은 WPF 프로그램과 같음
quad-k = 간격 2^k
quad-k-help = 렌즈 한 칸의 간격. 마지막 비트의 몇 배인지
lens-wrong = { $all }칸 가운데 { $wrong }칸에서 틀림
lens-all-right = { $all }칸 모두에서 맞음
lens-single = 변 { $edge }, 단정밀도
lens-double = 변 { $edge }, 배정밀도
lens-step = 한 칸: 마지막 비트 × { $step }
lens-cell = 계산: { $plain }, 정답: { $exact }
lens-left = 왼쪽
lens-on = 선 위
lens-right = 오른쪽
explain-lens = 컴퓨터의 수는 띄엄띄엄 놓여 있어서 사이에 간격이 있습니다. 한 칸은 P 주변의 수 하나입니다. 색은 반올림한 수로 계산한 외적이 답하는 쪽입니다. 줄무늬가 있는 칸에서는 그 답이 틀립니다. 굵은 선은 변의 정확한 직선입니다.
about-quad-last-bit = 반올림을 다룬 논문의 예입니다. P는 A와 B를 지나는 직선 가까이에 있고, 그 직선을 따라 외적의 답이 틀립니다.
about-quad-last-bit-fractions = 같은 논문에서 소수를 쓴 예입니다. 식은 먼저 A와 P의 차를 구합니다. 차가 같은 값으로 반올림되는 수끼리는 답도 같아서 네모난 덩어리가 생깁니다.
about-quad-last-bit-single = P는 AB 위에 있고, 수는 WPF 프로그램과 같은 단정밀도입니다. P 주변에서 외적의 답이 틀립니다.

## rects: 마지막 1비트
rects-precision = 정밀도
rects-precision-help = 렌즈에 보이는 수의 정밀도
pair-k = 간격 2^k
pair-k-help = 렌즈 한 칸의 간격. 마지막 비트의 몇 배인지
row-single = { $axis }축, 단정밀도. 한 칸: 마지막 비트 × { $step }
row-double = { $axis }축, 배정밀도. 한 칸: 마지막 비트 × { $step }
row-wrong = 틀림
row-sum-exact = { $sum } 값은 { $rounded }입니다. 반올림되지 않았습니다.
row-sum-rounded = { $sum } 값은 컴퓨터의 이웃한 두 수 사이에 있어서 { $rounded } 값으로 반올림됩니다.
row-sum-beyond = 손으로 계산하면 { $sum } 값은 { $expected }입니다. 컴퓨터에서는 { $rounded } 값이 됩니다. 마지막 비트 × { $steps }만큼 더 큽니다.
row-sum-before = 손으로 계산하면 { $sum } 값은 { $expected }입니다. 컴퓨터에서는 { $rounded } 값이 됩니다. 마지막 비트 × { $steps }만큼 더 작습니다.
row-apart = { $axis }축에서도 떨어져 있으므로, 여기서 B를 어디로 옮겨도 충돌이 아닙니다.
row-two-corners = two-corners 방법은 꼭짓점의 좌표를 비교만 합니다. 아무것도 계산하지 않으므로 틀린 칸이 없습니다.
row-origin-size = { $method } 방법은 위치와 크기를 더합니다. 합은 컴퓨터로 나타낼 수 있는 가장 가까운 수로 반올림됩니다.
row-centre-size = centre-size 방법은 중심, 중심 사이의 거리, 두 크기의 합을 계산합니다. 모두 반올림될 수 있으므로 경계 바로 옆에서는 답이 틀릴 수 있습니다.
row-last-pixel = { $method } 방법은 직사각형을 한 픽셀 앞에서 끝냅니다(- 1). 이만큼 가까이서 보면 한 픽셀 앞은 아주 먼 곳입니다. 정수 픽셀에서는 맞고 이런 소수에서는 틀립니다.
explain-circle-lens = 컴퓨터의 수는 띄엄띄엄 놓여 있어서 사이에 간격이 있습니다. 한 칸은 A의 중심을 가까운 수로 옮긴 것입니다. 색은 그때 판정 방법의 답이고, 줄무늬가 있는 칸에서는 그 답이 틀립니다. 가운데 칸이 지금의 A입니다. 클릭하면 A가 그곳으로 이동합니다.
explain-circles-lens = 컴퓨터의 수는 띄엄띄엄 놓여 있어서 사이에 간격이 있습니다. 한 칸은 A의 중심을 가까운 수로 옮긴 것입니다. 색은 그때 판정 방법의 답이고, 줄무늬가 있는 칸에서는 그 답이 틀립니다. 가운데 칸이 지금의 A입니다. 클릭하면 A가 그곳으로 이동합니다.
explain-lines-lens = 컴퓨터의 수는 띄엄띄엄 놓여 있어서 사이에 간격이 있습니다. 한 칸은 A의 끝점(마지막에 잡은 끝점, 없으면 A1)을 가까운 수로 옮긴 것입니다. 색은 그때 판정 방법의 답이고, 줄무늬가 있는 칸에서는 그 답이 틀립니다. 가운데 칸이 지금의 A입니다. 클릭하면 A가 그곳으로 이동합니다.
explain-polygon-lens = 컴퓨터의 수는 띄엄띄엄 놓여 있어서 사이에 간격이 있습니다. 한 칸은 P를 가까운 수로 옮긴 것입니다. 색은 그때 판정 방법의 답이고, 줄무늬가 있는 칸에서는 그 답이 틀립니다. 가운데 칸이 지금의 P입니다. 클릭하면 P가 그곳으로 이동합니다.
explain-turned-lens = 컴퓨터의 수는 띄엄띄엄 놓여 있어서 사이에 간격이 있습니다. 한 칸은 A의 중심(다각형이면 마지막에 잡은 꼭짓점, 없으면 꼭짓점 1)을 가까운 수로 옮긴 것입니다. 색은 그때 판정 방법의 답이고, 줄무늬가 있는 칸에서는 그 답이 틀립니다. 가운데 칸이 지금의 A입니다. 클릭하면 A가 그곳으로 이동합니다.
explain-rects-lens = 컴퓨터의 수는 띄엄띄엄 놓여 있어서 사이에 간격이 있습니다. 한 칸은 A의 끝 주변의 수 하나입니다. 색은 B의 끝이 그 수에 있을 때 판정 방법의 답입니다. 줄무늬가 있는 칸에서는 그 답이 틀립니다. 빨간 막대가 A, 파란 막대가 B입니다. 클릭하면 B의 끝이 그 수로 이동합니다.
about-rects-last-bit-sum = 컴퓨터에서 0.1 + 0.2는 정확히 0.3이 아니라 이웃한 수로 반올림됩니다. 그래서 A는 B와 마지막 비트만큼 겹치고, 충돌이 됩니다.
about-rects-last-bit-centres = 같은 두 직사각형입니다. A는 B와 마지막 비트만큼 겹치고, two-corners 방법에서는 충돌입니다. centre-size 방법은 먼저 중심, 중심 사이의 거리, 두 크기의 합을 계산하면서 반올림하므로 충돌이 아니라고 합니다.
about-rects-last-bit-single = 수가 WPF 프로그램과 같은 단정밀도입니다. B는 너비가 커서 중심이 큰 수가 되고, 그만큼 이웃한 수 사이의 간격이 넓습니다. 그래서 centre-size 방법은 수 네 개만큼의 겹침까지 놓칩니다.

## cuboids: 공간의 두 상자
apart-by = 떨어짐 ({ $by })
touching-face = 맞닿음 (면끼리, { $axes }축 방향)
touching-an-edge = 맞닿음 (모서리끼리, { $axes }축 방향)
touching-corner-of-three = 맞닿음 (꼭짓점끼리, x, y, z축 방향)
overlapping-solid = { $x } × { $y } × { $z } 겹침
view-front = 앞에서
view-side = 옆에서
view-top = 위에서
view-apart = 떨어짐
reason-axes-overlap = 세 축 모두에서 겹치므로 충돌입니다.
    .beside = 세 축 모두에서 겹칩니다.
reason-axis-gap = { $axis }축에 { $by }만큼 간격이 있으므로 충돌이 아닙니다.
    .beside = { $axis }축에 { $by }만큼 간격이 있습니다.
reason-axis-gap-alone = { $axis }축에 { $by }만큼 간격이 있으므로 충돌이 아닙니다.
    .beside =
        { $axis }축에 { $by }만큼 간격이 있습니다. { $axis ->
            [x] 옆
            [y] 위
           *[z] 앞
        }에서는 충돌로 보입니다.
reason-axes-touch = { $axes }축에서는 맞닿기만 합니다. 지금의 규칙에서는 ‘{ $so }’입니다.
note-six = 비교는 여섯 번이면 됩니다. 축마다 두 번입니다. C++ 글의 글쓴이는 아홉 번이라고 짐작했지만, 상자를 나타내는 두 꼭짓점은 어느 쪽이 먼저인지 정해져 있어서 물을 필요가 없습니다.
note-three = 비교는 축마다 한 번, 모두 세 번입니다. 절댓값이 왼쪽과 오른쪽을 같은 경우로 만들기 때문입니다.
note-border-of-two = 두 상자는 경계만 맞닿아 있습니다. 원문대로라면 two-corners (C++) 방법은 이것을 충돌로 보고, centre-size 방법은 충돌로 보지 않습니다.
cuboids-border = 맞닿는 경계
cuboids-border-help = 맞닿기만 한 상자도 충돌로 볼지
cuboids-a = A
cuboids-a-help = 빨간 상자의 왼쪽 위 앞쪽 점과 너비, 높이, 깊이
cuboids-b = B
cuboids-b-help = 파란 상자. 형식은 A와 같음
cuboids-shown = 보이는 범위
cuboids-shown-help = 그림에 담는 공간의 범위: 왼쪽 위 앞쪽 점과 너비, 높이, 깊이
cuboids-yaw = 보는 방향
cuboids-yaw-help = 상자 둘레를 도는 각도. 0은 정면
cuboids-tilt = 보는 높이
cuboids-tilt-help = 내려다보는 각도. 0은 수평, 90은 바로 위
cuboids-views = 앞, 옆, 위에서 본 그림
cuboids-views-help = 두 상자를 앞, 오른쪽, 위에서 본 모습. 그림마다 직사각형 두 개로 보임. 이름을 적은 그림은 그것만 표시
cuboids-strips = 세 축의 그림자
cuboids-strips-help = x, y, z축에서 각 상자의 구간과 겹치는 길이 또는 간격
do-cuboids-nudge = A를 좌우, 앞뒤로 1씩 이동 (Shift: 10, Ctrl: 0.1)
do-cuboids-raise = A를 1 올리기
do-cuboids-lower = A를 1 내리기
mouse-cuboids-drag = A를 드래그
mouse-cuboids-drag-help = 바닥을 따라 이동
mouse-cuboids-lift = Shift를 누르고 A를 드래그, 또는 A의 화살표를 드래그
mouse-cuboids-lift-help = 위아래로 이동
mouse-cuboids-view = 작은 그림 속의 A를 드래그
mouse-cuboids-view-help = 그 그림의 축을 따라 이동
mouse-cuboids-turn = A 옆에서 드래그
mouse-cuboids-turn-help = 보는 방향을 바꿈
about-cuboids-cpp-rectangles = C++ 글의 직사각형을 20배로 키우고 깊이를 더했습니다. 상자라면 어떻게 판정할지가 글 끝의 물음입니다.
about-cuboids-javascript-canvas = JavaScript 글의 직사각형에 깊이를 더했습니다. 중심과 크기를 쓰므로 비교는 세 번입니다.
about-cuboids-front-overlaps = 앞에서 보면 겹쳐 보이지만 실제로는 떨어져 있습니다. z축에 간격이 있고, 옆이나 위에서 보면 드러납니다.
about-cuboids-touching-face = 면의 일부만 맞닿아 있습니다.
about-cuboids-touching-edge = 모서리의 일부만 맞닿아 있습니다. 두 축에서 맞닿고 나머지 축에서 겹칩니다.
about-cuboids-touching-corner = 점 하나만 맞닿아 있습니다. 세 축 모두에서 맞닿습니다.
about-cuboids-containment = 하나가 다른 하나의 안쪽에 완전히 들어 있습니다. 서로 만나는 면을 찾는 판정은 이것을 놓칩니다.
about-cuboids-bar-through-frame = 납작한 상자를 막대가 뚫고 지나갑니다. 어느 꼭짓점도 상대의 안쪽에 없지만 충돌입니다. B가 액자라면 막대가 구멍을 지날 수도 있지만, 액자의 경계 상자와는 그래도 충돌합니다.
about-cuboids-identical = 똑같은 상자 두 개입니다.
deal-one-view = 한 그림에서만 겹침
deal-touching-face = 면끼리 맞닿음
deal-bar = 상자를 뚫는 막대
deal-narrow-gap = 좁은 간격
deal-two-gaps = 두 축의 간격
deal-three-gaps = 세 축 모두의 간격
deal-bar-beside = 상자 옆의 막대
ask-hit-in-space = { $method } 방법의 판정: 충돌일까요, 아닐까요? (드래그로 돌려 보기)

## 틀: 막대, 패널, 문
guess = 예상하기
step = 한 단계
method = 판정 방법
course-start = 코스 시작
course-resume = 코스 이어서 하기
course-short = 코스
course-steps = { $place } / { $all }
course-step = 단계 { $place }
course-one-try = 답은 한 번만
course-more-tries = 답은 몇 번이든
course-continue = 계속
course-end = 코스에서 나가기
course-skip = 건너뛰기
course-no = 아직 맞지 않습니다.
numbers-show = 수 보기
numbers-hide = 수 숨기기
menu-language = 언어
menu-theme = 밝기
menu-motion = 움직임
menu-letters = 글자 크기
menu-more = 이 그림으로 할 수 있는 것
theme-light = 밝게
theme-dark = 어둡게
theme-system = 자동
door-back = 뒤로
door-closed = 패널
door-methods = 모든 판정 방법
door-examples = 예제
door-own = 내 판정
door-own-wrong = 틀리는 경우가 있음
door-own-right = 오류를 찾지 못함
door-numbers = 수, 보기
door-methods-short = 판정 방법
door-sides-short = 모든 곳
door-map = 모든 배치
door-lens = 렌즈: 경계 주변의 수
door-cost = 개수별 시간
door-differ = 답이 다름
door-wrong = { $count }개가 틀림
do-window-door-back = 첫 페이지로 돌아가기
method-wrong = 여기서는 틀림
sum-none = 참인 것이 없음:
sum-one-false = 하나가 거짓:
sum-one = 하나가 참:
sum-both = 둘 다 참:
sum-all = { $count }개 모두 참:
sum-some = { $count }개가 참:
own-invitation = 게임의 판정을 입력하세요. 비교가 하나씩 바로 실행되고, 모든 배치에서 맞는지 알려 줍니다.
option-hits = 충돌
option-misses = 충돌 아님
option-quad-hits = 안쪽
option-quad-misses = 바깥쪽
option-as-written = 원문대로
rects-invitation = A는 포인터를 따라옵니다. B 위에 놓아 보세요. 클릭하면 그 자리에 멈춥니다.
finger-invitation = A를 드래그해서 B 위에 놓아 보세요.
finger-invitation-point = P를 드래그해서 B 안에 놓아 보세요.
rects-rests = A가 여기에 멈췄습니다. 드래그하면 옮길 수 있고, 다시 클릭하면 따라옵니다.
circle-rests = A가 여기에 멈췄습니다. 드래그하면 옮길 수 있고, 다시 클릭하면 따라옵니다.
circles-rests = A가 여기에 멈췄습니다. 드래그하면 옮길 수 있고, 다시 클릭하면 따라옵니다.
guess-said-right = 예상 ‘{ $said }’: 맞음
guess-said-wrong = 예상 ‘{ $said }’: 틀림
idea-four-flags = 충돌이 아닐 조건 네 가지. 하나면 충분합니다.
idea-ruled-out = 충돌이 아닐 조건 네 가지를 차례로 비교합니다.
idea-not-ruled-out = 네 조건을 if 안에 if로 넣고, 모두 참이면 충돌입니다.
idea-origin-size = 네 가지가 모두 참이면 충돌입니다.
idea-centre-size = 두 축 모두에서 중심이 가까우면 충돌입니다.
idea-two-corners = 네 가지 중 하나가 참이면 충돌이 아닙니다.
idea-right-of-all = P가 네 변 모두의 오른쪽에 있으면 안쪽입니다.
idea-same-side = P가 모든 변의 같은 쪽에 있으면 안쪽입니다.
idea-crossings = P에서 그은 반직선이 변과 홀수 번 교차하면 안쪽입니다.
ask-touching-hits = 맞닿으면 충돌입니다.
ask-touching-misses = 맞닿기만 하면 충돌이 아닙니다.
ask-touching-hits-here = 맞닿으면 충돌입니다({ $method } 방법의 원문대로).
ask-touching-misses-here = 맞닿기만 하면 충돌이 아닙니다({ $method } 방법의 원문대로).
guess-history = 최근 { $all }문제 중 { $right }문제 정답
guess-again = 틀린 문제는 다시 나옴
guess-answer = 답:
door-more = 더 보기
door-more-beside = 예제, 내 판정, 보기
idea-cuboids-two-corners = 여섯 가지 중 하나가 참이면 충돌이 아닙니다.
idea-cuboids-centre-size = 세 축 모두에서 중심이 가까우면 충돌입니다.
numbers-show-short = 수
numbers-hide-short = 숨기기
player-rate = 프레임/초
quad-begins = 네 번 클릭하면 도형, 다섯 번째는 점 P. P는 안쪽일까요?
what-this-is = 게임은 늘 ‘이 둘이 충돌했나?’ 하고 묻습니다. hantei는 그 답이 어떻게 정해지는지 보여 줍니다. { $a }를 움직이며 비교를 살펴보세요.
told-source-HSP = HSP (일본에서 만든, BASIC과 비슷한 언어)
contents-course = 코스
contents-title = 모두 { $count }장
contents-about = 단계마다 할 일은 하나입니다. 어디서든 시작하세요.
contents-steps = { $all }단계 중 { $done }
contents-count = { $count }단계
contents-chapter = { $number }장
contents-short = 빠른 코스
contents-to-come = { $count ->
    [1] { $from }장은 준비 중입니다
   *[other] { $from }장과 { $to }장은 준비 중입니다
}
contents-in-english = { $from }장부터는 영어입니다
contents-go-on = { $place } 계속하기
contents-link = 링크 복사
contents-begin = { $place } 시작하기
contents-right = { $all }문제 중 { $right }문제 정답
do-window-explanation-close = 설명 닫기
do-window-contents-back = 차례에서 단계로 돌아가기
figure-none = --figure { $given }: { $scene }에 그런 그림이 없습니다. 쓸 수 있는 것: { $allowed }
figure-nowhere = --figure { $given }: { $scene }에는 그림이 없습니다
figure-empty = --figure { $given }: 아직 그릴 것이 없습니다
option-hsp-start = HSP 시작
option-left-of = A가 B의 왼쪽
option-right-of = A가 B의 오른쪽
option-above = A가 B의 위
option-below = A가 B의 아래
option-javascript-canvas = JavaScript 예제
option-cpp-rectangles = C++ 예제
option-touching-edge = 변이 맞닿음
option-touching-corner = 꼭짓점이 맞닿음
option-one-pixel = 1픽셀 겹침
option-half-a-pixel = 반 픽셀 겹침
option-cross = 십자
option-containment = 하나가 다른 하나 안에
option-identical = 똑같은 둘
option-empty = 아직 아무것도 없음
option-wpf-figure = WPF 예제
option-worked-edge-p1 = 변 하나, P는 오른쪽
option-worked-edge-p2 = 변 하나, P는 왼쪽
option-counter-clockwise = 반시계 방향
option-concave = 오목한 모양
option-bow-tie = 자기 교차
option-degenerate = 두 꼭짓점이 한 점
option-on-edge = P가 변 위
option-on-corner = P가 꼭짓점 위
option-horizontal = 가로
option-vertical = 세로
option-touching = 맞닿는 순간
option-collision = 충돌하는 중
option-vertical-collision = 세로로 충돌하는 중
option-passing-by = 스쳐 지나감
option-between-frames = 두 프레임 사이
option-thin-wall = 얇은 벽
option-swept = 지나온 경로를 판정
option-drift = 떠다님
option-clusters = 모여 있음
option-shooter = 총알과 적
option-dozens = 60개
option-brute-force = 2000개 전수 비교
option-every-pair = 12개 전수 비교
option-sweep-line = 12개를 x축으로 정렬
option-strip-by-strip = 100개를 띠로 나누기
option-mistake-corner-inside = 꼭짓점만 판정
option-mistake-condition-1 = 조건 1만
option-mistake-condition-2 = 조건 2만
option-mistake-condition-3 = 조건 3만
option-mistake-condition-4 = 조건 4만
option-mistake-or-for-and = and 대신 or
option-mistake-full-sizes = 절반 대신 전체 크기
option-mistake-no-abs = 절댓값 없음
option-mistake-at-most-once = < 사이에 <= 하나
option-mistake-only-x = x축만
option-mistake-width-twice = 높이 대신 너비
option-mistake-circles = 직사각형 대신 원
option-mistake-centre-as-corner = 중심을 왼쪽 위 점으로 봄
option-mistake-integer-halves = 절반의 소수 부분을 버림
option-mistake-mixed-axes = y 대신 x
option-mistake-swapped-arguments = 위치와 크기가 바뀜
option-mistake-unsorted-corners = 꼭짓점 순서가 바뀜
option-mistake-three-edges = 변 세 개만
option-mistake-bounding-box = 경계 상자
option-mistake-wrong-winding = 반대 방향
option-mistake-both-ends = 변의 양 끝을 셈
option-last-bit = 마지막 비트
option-last-bit-fractions = 소수의 마지막 비트
option-last-bit-single = 단정밀도의 마지막 비트
option-single = 단정밀도
option-double = 배정밀도
option-last-bit-sum = 합의 마지막 비트
option-last-bit-centres = 중심의 마지막 비트
option-front-overlaps = 앞에서는 겹침
option-touching-face = 면이 맞닿음
option-bar-through-frame = 납작한 상자를 꿰뚫는 막대
viewer-large = 그림 크게
viewer-large-help = 열어 둔 그림을 장면 자리에 크게 보임
figure-larger = 크게 보기
figure-smaller = 장면으로 돌아가기
figure-smaller-short = 장면으로
do-window-figure-smaller = 큰 그림에서 장면으로 돌아가기
help-title = 마우스와 키
help-here = 여기: { $scene }
help-everywhere = 어디서나
help-undo = 실행 취소로 되돌아가는 것은 도형, 수, 프레임입니다. 보기, 확대, 단계는 그대로입니다.
help-new-title = 처음이신가요?
help-new = 코스에서는 모든 것을 하나씩 해 볼 수 있습니다.

## response: 판정과 이유
hit-on = { $side ->
    [top] 충돌 — 위쪽 변
    [left] 충돌 — 왼쪽 변
    [right] 충돌 — 오른쪽 변
    [bottom] 충돌 — 아래쪽 변
    [corner] 충돌 — 꼭짓점끼리
    [inside] 처음부터 안쪽
   *[unknown] 충돌 — 변은 모름
}
pushed-out = { $side ->
    [left] 왼쪽으로 밀어냄
    [right] 오른쪽으로 밀어냄
    [top] 위로 밀어냄
   *[bottom] 아래로 밀어냄
}
not-seen = 알아채지 못함
verdict-touches = 맞닿기만 함
way-out = { $side ->
    [left] 왼쪽으로 { $by }
    [right] 오른쪽으로 { $by }
    [top] 위로 { $by }
   *[bottom] 아래로 { $by }
}
far-out = { $side ->
    [left] 왼쪽으로 { $by }
    [right] 오른쪽으로 { $by }
    [top] 위로 { $by }
   *[bottom] 아래로 { $by }
}
stops-at = 프레임의 { $time }에서 멈춥니다
stays = A를 그대로 둡니다
why-no-hit = { $why ->
    [apart] 이 프레임에서는 만나지 않습니다.
    [grazes] 한 점에서만 만나므로 충돌이 아닙니다.
    [ends-touching] 프레임이 끝날 때 막 맞닿습니다. 아직 충돌이 아닙니다.
    [starts-touching] 처음에 맞닿아 있다가 멀어지므로 충돌이 아닙니다.
   *[slides-along] A가 B를 따라 미끄러집니다. 맞닿기만 하면 충돌이 아닙니다.
}
why-inside = A가 움직이기 전부터 겹쳐 있어서 어느 변으로도 들어오지 않았습니다. 여기서는 규칙으로 정합니다.
why-corner = 두 간격이 모두 { $time }에 닫힙니다. 더 늦은 쪽이 없으므로 변은 규칙으로 정합니다: { $out }.
why-later = 간격은 x축이 { $x }, y축이 { $y }에 닫힙니다. 더 늦은 것은 { $axis }축입니다. 그래서: { $out }.
why-apart = 앞 프레임에서는 { $other }축에서 겹치고 { $axis }축에서는 겹치지 않았습니다. 그래서: { $out }.
what-happened = { $side ->
    [top] 위에서 왔습니다.
    [bottom] 아래에서 왔습니다.
    [left] 왼쪽에서 왔습니다.
    [right] 오른쪽에서 왔습니다.
    [corner] 꼭짓점에 부딪혔습니다.
   *[none] 충돌이 아닙니다.
}
wrong-because = { $so } { $because }
wrong-not-seen = { $so } 하지만 옮겨 간 곳에서는 겹치지 않아서 이 방법은 충돌을 알아채지 못합니다.
wrong-unknown = { $so } 하지만 어떤 비교로도 변을 알 수 없습니다.
wrong-seam = 이음매에서 { $way }만큼 밀어냈습니다. 하지만 나란한 타일 사이의 변은 벽이 아닙니다.
wrong-touch = 맞닿기만 하고, 깊이는 0입니다.
wrong-passes = A는 곧게 나아가 B를 지나칩니다.
wrong-least = ‘{ $way }’ 쪽이 ‘{ $right }’보다 짧을 뿐입니다.
wrong-diagonals = 중심이 다른 변의 영역에 들어갔을 뿐입니다.
wrong-previous = 두 축에서 모두 떨어져 있었고, y축을 먼저 봅니다.
wrong-axis = 먼저 { $first }축으로 움직이면 아무것도 만나지 않아서, 다른 축에서 부딪혔습니다.
wrong-corner = 그 변은 이 꼭짓점에 없습니다.
wrong-tie = 두 쪽 모두 { $by }입니다. 같으면 이 방법은 y축을 고릅니다.
wrong-one-missing = 그것은 맞지만, A는 다른 변에도 부딪힙니다.
wrong-swept = 타일을 모두 만나기 전에 멈췄습니다.

## response: 패널과 화면
which-way-out = 어느 쪽으로, 얼마나?
methods-right = { $all }가지 방법 중 { $count }가지가 여기서 맞습니다.
methods-rule = 여기서는 변을 규칙으로 정합니다.
why-says = { $method }의 답이 ‘{ $says }’인 이유
side-of-b = { $side ->
    [left] 왼쪽
    [right] 오른쪽
    [top] 위
    [bottom] 아래
    [corner] 꼭짓점
    [inside] 안쪽
    [unknown] 모름
   *[none] 충돌 아님
}
response-frames = 프레임 { $frame }: 지금까지 { $caught }프레임에서 걸림.
response-before = 이전
response-now = 지금
response-after = 이후
response-examples = 타일 이음매 등
asks = { $what ->
    [into-left] B의 왼쪽 끝을 넘었음
    [into-right] B의 오른쪽 끝을 넘었음
    [into-top] B의 위쪽 끝을 넘었음
    [into-bottom] B의 아래쪽 끝을 넘었음
    [nearer-left] 오른쪽보다 왼쪽이 가까움
    [nearer-top] 아래보다 위가 가까움
    [x-shorter] y보다 x가 얕음
    [near-x] x축에서 중심이 가까움
    [near-y] y축에서 중심이 가까움
    [below-falling] 내려가는 대각선보다 아래
    [below-rising] 올라가는 대각선보다 아래
    [was-above] 이전에 B의 위에 있었음
    [was-below] 이전에 B의 아래에 있었음
    [was-left] 이전에 B의 왼쪽에 있었음
    [was-right] 이전에 B의 오른쪽에 있었음
    [moves-right] 오른쪽으로 움직임
    [moves-left] 왼쪽으로 움직임
    [moves-down] 아래로 움직임
    [moves-up] 위로 움직임
    [ends-x] x: B의 시작보다 뒤에서 끝남
    [begins-x] x: B의 끝보다 앞에서 시작함
    [ends-y] y: B의 시작보다 뒤에서 끝남
    [begins-y] y: B의 끝보다 앞에서 시작함
    [at-once] 동시에 두 축에서 겹침
    [not-yet] 마지막 간격이 아직 있었음
    [in-frame] 이 프레임에서 닫힘
    [goes-on] 겹침이 이어짐
    [x-later] x의 간격이 마지막에 닫힘
   *[y-later] y의 간격이 마지막에 닫힘
}
sides-title = ({ $x }, { $y })만큼 움직인 뒤, B만 있으면:
a-rule = 규칙
door-sides = 이 속도로 닿는 모든 곳
explain-response-sides = 각 점은 A의 중심이 닿는 곳입니다. 화살표는 판정 방법이 A를 밀어내는 변이고, 선은 변이 갈리는 곳입니다. 클릭하면 A가 그곳으로 갑니다. 속도가 달라지면 틀리는 곳도 달라집니다.
explain-least-overlap = A를 움직이고, 겹치면 가장 짧은 쪽으로 되돌립니다. 네 깊이 중 가장 작은 것입니다. 어디에서 왔는지 묻지 않으므로 꼭짓점 가까이 빠르게 떨어지면 옆으로 나갑니다. 원문: Metanet, N tutorial A.
explain-diagonals = B를 A의 크기만큼 넓히고 두 대각선을 그어 네 영역으로 나눕니다. 변은 A의 중심이 어느 영역에 있는지로 정합니다. 바닥이 길면 위쪽 영역은 양 끝으로 갈수록 납작해집니다. 원문: gamedev.SE, 민코프스키 합.
explain-previous = 겹치면 한 프레임 전에 A가 B의 어느 쪽에 있었는지 위, 아래, 왼쪽, 오른쪽 순서로 묻습니다. 두 축에서 모두 떨어져 있었으면 언제나 위나 아래가 됩니다. 원문: gamedev.SE 29593.
explain-axis-by-axis = A를 한 축에서 움직여 겹치는 타일마다 되돌리고, 다른 축에서 되풀이합니다. 이음매에 걸리지 않지만 두 축에서 모두 떨어져 있었으면 순서가 정합니다. 원문: HaxeFlixel, FlxObject.separate.
idea-least-overlap = 가장 짧은 쪽으로
idea-diagonals = 중심이 어느 영역에 있는지
idea-previous = 이전에 어느 쪽에 있었는지
idea-axis-by-axis = x축으로 움직여 판정, 그다음 y축
idea-swept = 마지막에 닫히는 간격은?

## response: 설정과 조작
response-method = 판정 방법
response-method-help = 변과 밀어낼 거리를 답하는 방법. 바꾸면 프레임 0부터
response-a = 이전의 A
response-a-help = 프레임 전 A의 위치와 크기
response-v = 속도
response-v-help = A가 한 프레임에 움직이는 양
response-b = B
response-b-help = 첫 타일
response-tiles = 오른쪽 타일
response-tiles-help = B와 같은 크기의 타일이 가로로 몇 개인지 (B 포함)
response-wall = 아래쪽 타일
response-wall-help = 세로로 몇 개인지
response-block = 블록 하나 더
response-block-help = 다른 장애물. 크기가 0이면 없음
response-order = 먼저 갈 축
response-order-help = axis-by-axis: 먼저 움직이는 축
response-tie = 꼭짓점에서는
response-tie-help = swept: 정확히 꼭짓점일 때 멈추는 축
response-asked = 타일 순서
response-asked-help = 하나씩 비교하는 순서
response-answer = swept의 반응
response-answer-help = swept: 밀어내기(out), 멈추기(stop), 따라 미끄러지기(slide)
response-gravity = 중력
response-gravity-help = 프레임마다 아래로 1씩 더해짐. 막히면 그 축의 속도는 0
response-before-help = off: 옮겨 간 곳만 표시
option-given = 순서대로
option-reversed = 거꾸로
option-out = 밀어내기
option-stop = 멈추기
option-slide = 미끄러지기
do-response-speed = 위아래 속도를 1씩 바꾸기 (Shift: 10, Ctrl: 0.1)
do-response-try-previous = previous로 해 보기
do-response-try-swept = swept로 해 보기
mouse-response-drag = A 또는 B를 드래그
mouse-response-drag-help = 옮기기
mouse-response-tip = 화살표 끝을 드래그
mouse-response-tip-help = 속도 바꾸기
ask-way = A는 이 프레임에서 ({ $x }, { $y })만큼 움직입니다. 가는 길에 B와 충돌할까요? 맞닿기만 하면 충돌이 아닙니다.
deal-thin-and-fast = 얇고 빠름
deal-past-a-corner = 꼭짓점 곁
deal-just-short = 바로 앞
examples-seams = 플레이어가 타일 이음매에 걸림
examples-one-block = 블록 하나, 느리게 빠르게

## response: 예제
option-edge-of-a-row = 타일 줄의 끝
option-caught-on-a-seam = 걷다가 걸림
option-caught-the-other-way = 뒤의 타일부터
option-seam-axis-by-axis = 걸리지 않는 방법
option-stands-on-a-wall = 벽의 이음매에 섬
option-head-on-a-wall = 이음매에 머리를 부딪침
option-inner-corner = 진짜 구석
option-fell-slowly = 천천히 떨어짐, 깊이 4
option-fell-12 = 속력 12로 떨어짐, 깊이 8
option-fell-16 = 속력 16으로 떨어짐, 깊이 12
option-fell-on-the-middle = 한가운데로 떨어짐
option-ran-into-it = 옆으로 부딪침
option-past-the-middle = 가운데를 넘음
option-fast-diagonal = 빠른 대각선
option-landed-and-slides = 내려앉아 미끄러짐
option-side-not-top = 위가 아니라 옆
option-exact-corner = 정확히 꼭짓점
option-grazes-a-corner = 꼭짓점을 스침
option-round-the-corner = 꼭짓점 옆을 가로지름
option-from-below = 아래에서
option-falls-past = 옆으로 떨어짐
option-bullet = 총알과 얇은 벽
option-starts-inside = 처음부터 안쪽
option-slides-along = 맞닿아 미끄러짐
option-pressed-on = 눌린 채 미끄러짐
option-ends-touching = 맞닿으며 끝남
option-long-floor = 긴 바닥의 끝
about-response-edge-of-a-row = A가 타일 줄의 왼쪽 끝에 떨어집니다. 위쪽 변보다 왼쪽 변이 더 가깝습니다.
about-response-caught-on-a-seam = A가 타일 세 장 위를 왼쪽으로 걷고 중력이 아래로 누릅니다. 이음매에서는 위쪽보다 가까운 변이 있어서 least-overlap이 A를 되돌립니다. 재생해 본 다음 axis-by-axis나 swept를 골라 보세요.
about-response-caught-the-other-way = 오른쪽으로 걸을 때는 순서에 달렸습니다. 뒤의 타일부터 보면 걸리고, 놓인 순서대로면 걸리지 않습니다.
about-response-seam-axis-by-axis = 모든 타일을 x축에서 먼저, 그다음 y축에서 봅니다. x축에서는 아무것과도 겹치지 않아 이음매에 걸리지 않습니다.
about-response-stands-on-a-wall = A가 벽에 눌린 채 떨어집니다. 아래 타일부터 보면 이전에 그 타일의 위에 있었으므로 이음매에 서 버립니다.
about-response-head-on-a-wall = A가 벽에 눌린 채 뛰어오릅니다. 위 타일의 아래에 있었으므로 이음매에서 점프가 끝납니다.
about-response-inner-corner = 여기의 벽은 진짜입니다. A는 내려앉아 미끄러지다가 블록에서 멈춥니다.
about-response-fell-slowly = 프레임마다 8씩 떨어지면 깊이는 4이고, 다섯 방법 모두 위라고 합니다.
about-response-fell-12 = 12씩 떨어지면 나가는 길이 위로는 8, 왼쪽으로는 6입니다. 왼쪽이 더 짧아서 least-overlap이 틀립니다.
about-response-fell-16 = 16씩 떨어지면 diagonals 방법도 틀립니다.
about-response-fell-on-the-middle = 꼭짓점에서 멀면 깊이 12라도 위가 가장 가깝습니다.
about-response-ran-into-it = A가 왼쪽 변에 부딪혀 깊이는 4입니다.
about-response-past-the-middle = 너무 빨라 가운데를 넘으면 오른쪽 변이 더 가까워져, A가 B의 반대쪽으로 나갑니다.
about-response-fast-diagonal = 이전에 두 축에서 떨어져 있었고 x축에서는 가운데를 넘습니다. 마지막에 닫힌 것은 y축의 간격입니다.
about-response-landed-and-slides = A는 프레임 중간에 내려앉습니다. y축은 멈추고 x축은 나머지 절반 동안 더 나아갑니다.
about-response-side-not-top = 이전에 A는 B의 왼쪽 위에 있었습니다. y축 간격은 프레임의 1/3에서, x축 간격은 1/2에서 닫힙니다. x축이 더 늦으므로 왼쪽 변에 부딪혔습니다.
about-response-exact-corner = 두 간격이 모두 프레임의 1/2에서 닫힙니다. 어느 변이 더 옳다고 할 수 없습니다. bump.lua는 왼쪽 변, 유명한 글은 위쪽 변이라고 합니다.
about-response-grazes-a-corner = 곧게 나아가면 A는 B와 한 점에서만 만납니다. 한 축씩 움직이면 A가 B 안을 지나갑니다.
about-response-round-the-corner = A는 1/5에 왼쪽 변에 부딪히지만, 멈추지 않으면 프레임이 끝날 때 꼭짓점을 지나 있습니다.
about-response-from-below = A가 아래에서 뛰어올라 B에 부딪힙니다. y축을 먼저 움직이면 axis-by-axis 방법은 오른쪽이라고 합니다.
about-response-falls-past = A가 B보다 14 왼쪽에서 떨어집니다. 어떤 글의 스윕 판정은 움직이지 않는 축에서 겹치는지를 스스로 보지 않아, 위라고 합니다.
about-response-bullet = 총알은 벽 앞에 있다가 다음 프레임에는 뒤에 있습니다. swept만 알아챕니다.
about-response-starts-inside = A는 움직이기 전부터 겹쳐 있습니다. 어디에서 왔는지 알 수 없습니다.
about-response-slides-along = A가 위쪽 변을 따라 미끄러집니다. diagonals는 맞닿기만 해도 충돌이라고 하고 깊이는 0입니다.
about-response-pressed-on = 같은 예에서 아래로 4씩 눌리는 경우입니다. y축은 바로 멈추고 x축은 그대로 나아갑니다.
about-response-ends-touching = 프레임이 끝날 때 맞닿습니다. 아직 충돌이 아닙니다.
about-response-long-floor = 긴 바닥의 끝에서는 위쪽 영역이 아주 납작해서 diagonals는 A를 왼쪽으로 22나 밀어냅니다.
about-response-wild-bump-33 = 꼭짓점만 맞닿고 A는 멀어지는데 bump.lua는 아래에서 충돌했다고 했습니다. 만든 사람은 반올림에 대비해 직사각형 둘레에 더하는 0.0000000001이 원인일 수 있다고 답했습니다. 속도는 hantei에서 정했습니다. kikito/bump.lua#33
about-response-wild-flixel-1566 = 20×20 플레이어가 세로로 놓인 50×50 상자들에 눌린 채 떨어질 때 여러 상자 앞에서 이상하게 움직였습니다. 크기는 보고된 그대로이고 판정 방법과 속도는 hantei에서 정했습니다. 아직 해결되지 않았습니다. HaxeFlixel/flixel#1566
about-response-wild-flixel-3430 = 겹침이 작은 축부터 고쳐야 할까요? 이 제안에 대한 답은, 축의 순서를 고정하면 타일 이음매에 걸리지 않지만 작은 축부터 하면 걸린다는 것이었습니다. 아직 정해지지 않았고 수치는 hantei에서 정했습니다. HaxeFlixel/flixel#3430
about-response-wild-dikuarcade-52 = A가 곧장 위로 올라가 B에 부딪힙니다. DIKUArcade는 경로가 정확히 곧을 때만 반대쪽 변을 말하고, 조금 기울면 맞는 변을 말했습니다. 테스트를 더해 고쳐졌습니다(#53). 크기와 속력은 hantei에서 정했습니다. diku-dk/DIKUArcade#52
about-response-wild-bevy-8465 = Bevy의 설명서는 가장 깊은 변을 알려 준다고 했지만 코드는 least-overlap처럼 가장 얕은 변을 알려 주었습니다. 가장 깊은 변으로 하면 예제의 공이 빠져나가므로 설명서가 고쳐졌습니다. 수치는 hantei에서 정했습니다. bevyengine/bevy#8465

## circle: 판정과 이유
circle-title = 원
circle-asks = 원이 직사각형과 충돌할까?
circle-touching = 맞닿음
circle-overlapping = 겹침
circle-overlapping-by = { $by }만큼 겹침
circle-nearest = B의 가장 가까운 점 Q까지의 거리는 { $far }입니다. 원의 반지름은 { $reach }입니다.
circle-only-shadows = 그림자는 두 축 모두에서 겹치지만 Q까지의 거리는 { $far }이고 원의 반지름은 { $reach }이므로 닿지 않습니다.
circle-touches = B의 가장 가까운 점 Q까지의 거리는 { $reach }이고 반지름도 { $reach }입니다. 맞닿기만 했습니다.
circle-inside = 중심이 B 안에 있어서 점 Q가 바로 중심이고 거리는 0입니다. 반지름은 { $reach }입니다.
circle-beside = { $axis }축에서 중심이 B의 양 끝 사이에 있고, 다른 축에서도 충분히 가까우므로 충돌입니다.
    .beside = { $axis }축에서 중심이 B의 양 끝 사이에 있고, 다른 축에서도 충분히 가깝습니다.
circle-too-far = { $axis }축에서 두 중심의 거리가 B의 절반과 반지름의 합보다 크므로 충돌이 아닙니다.
    .beside = { $axis }축에서 두 중심의 거리가 B의 절반과 반지름의 합보다 큽니다.
circle-square-hits = 원을 둘러싼 정사각형이 B와 겹치므로 충돌입니다.
    .beside = 원을 둘러싼 정사각형이 B와 겹칩니다.
circle-square-misses = { $axis }축에서 원을 둘러싼 정사각형이 B와 겹치지 않으므로 충돌이 아닙니다.
    .beside = { $axis }축에서 원을 둘러싼 정사각형이 B와 겹치지 않습니다.
circle-centre-in = 원의 중심이 B 안에 있으므로 충돌입니다.
    .beside = 원의 중심이 B 안에 있습니다.
circle-corner-in = 원 안에 B의 { $corner ->
    [A] 왼쪽 위
    [B] 오른쪽 위
    [C] 오른쪽 아래
   *[D] 왼쪽 아래
} 꼭짓점이 있으므로 충돌입니다.
    .beside = 원 안에 B의 { $corner ->
        [A] 왼쪽 위
        [B] 오른쪽 위
        [C] 오른쪽 아래
       *[D] 왼쪽 아래
    } 꼭짓점이 있습니다.
circle-no-corner = 중심이 B 안에 없고, 원 안에 B의 꼭짓점도 없으므로 충돌이 아닙니다.
    .beside = 중심이 B 안에 없고, 원 안에 B의 꼭짓점도 없습니다.
circle-because-square = 점 Q까지의 거리는 { $far }, 반지름은 { $reach }입니다. 꼭짓점 너머에서는 정사각형의 21%가 원이 아닙니다
circle-because-edge = 가장 가까운 점 Q는 B의 변 위에 있고, 거리는 { $far }, 반지름은 { $reach }입니다
circle-because-point = 반지름이 0인 원은 점이고 B 안에 있지만, 0 < 0은 거짓입니다
circle-because-rounding = 제곱, 합, 제곱근이 반올림됩니다
circle-note-wrong = { $method } 방법은 여기서 틀립니다: { $because }.
circle-region = 중심의 위치: { $place }.

## circle: 각 줄의 뜻
circle-row-asks = { $what ->
    [near] 점 Q가 원 안
    [near-or-at] 점 Q가 원 안이나 원 위
    [corner-near] 꼭짓점이 원 안
    [corner-near-or-at] 꼭짓점이 원 안이나 원 위
    [far-x] x축에서 너무 멂
    [far-y] y축에서 너무 멂
    [between-x] 중심이 B의 왼쪽 끝과 오른쪽 끝 사이
    [between-y] 중심이 B의 위쪽 끝과 아래쪽 끝 사이
    [square-from-x] B의 왼쪽 끝이 정사각형의 오른쪽 끝보다 왼쪽
    [square-to-x] 정사각형의 왼쪽 끝이 B의 오른쪽 끝보다 왼쪽
    [square-from-y] B의 위쪽 끝이 정사각형의 아래쪽 끝보다 위
    [square-to-y] 정사각형의 위쪽 끝이 B의 아래쪽 끝보다 위
    [square-from-x-or-at] B의 왼쪽 끝이 정사각형의 오른쪽 끝이거나 그 왼쪽
    [square-to-x-or-at] 정사각형의 왼쪽 끝이 B의 오른쪽 끝이거나 그 왼쪽
    [square-from-y-or-at] B의 위쪽 끝이 정사각형의 아래쪽 끝이거나 그 위
    [square-to-y-or-at] 정사각형의 위쪽 끝이 B의 아래쪽 끝이거나 그 위
    [centre-from-x] 중심이 B의 왼쪽 끝이거나 그 오른쪽
    [centre-to-x] 중심이 B의 오른쪽 끝이거나 그 왼쪽
    [centre-from-y] 중심이 B의 위쪽 끝이거나 그 아래
    [centre-to-y] 중심이 B의 아래쪽 끝이거나 그 위
    [corner-A] 왼쪽 위 꼭짓점이 원 안
    [corner-B] 오른쪽 위 꼭짓점이 원 안
    [corner-C] 오른쪽 아래 꼭짓점이 원 안
    [corner-D] 왼쪽 아래 꼭짓점이 원 안
    [corner-A-or-at] 왼쪽 위 꼭짓점이 원 안이나 원 위
    [corner-B-or-at] 오른쪽 위 꼭짓점이 원 안이나 원 위
    [corner-C-or-at] 오른쪽 아래 꼭짓점이 원 안이나 원 위
   *[corner-D-or-at] 왼쪽 아래 꼭짓점이 원 안이나 원 위
}
circle-nearest-on = B의 가장 가까운 { $axis }
circle-how-far = 떨어진 거리
circle-now-less = B 범위에 맞춤: { $from } < { $to }이므로 { $to }
circle-now-more = B 범위에 맞춤: { $from } > { $to }이므로 { $to }
circle-now-in = B 범위에 맞춤: 이미 범위 안이므로 { $from }
circle-now-apart = Q에서 중심까지, 축마다
circle-now-squares = 제곱의 합이 거리의 제곱
circle-now-root = 합의 제곱근이 거리
computed-from = { $number }에서
sum-near = 충분히 가까움:
sum-far = 너무 멂:
code-if-hit = { $condition } → 충돌
own-circle-so = 실제: { $contact }
own-circle-wanted = 구하는 답: { $so }
own-circle-wrong = 영역 9곳 가운데 { $count }곳에서 틀립니다({ $border } 기준): { $regions }.
own-circle-wrong-in = 영역 9곳 가운데 { $count }곳에서 틀립니다({ $border } 기준).
own-circle-point = 반지름이 0인 원은 예외
idea-closest = B의 가장 가까운 점만 따집니다.
idea-root = 같지만, 제곱근으로 거리 자체를 구합니다.
idea-regions = 너무 먼가? 변 옆인가? 아니면 꼭짓점이 정합니다.
idea-box = 원 대신 원을 둘러싼 정사각형을 봅니다.
idea-corners = 중심이 B 안에 있거나 B의 꼭짓점이 원 안에 있는지 봅니다.
explain-closest = 중심의 좌표를 x축과 y축에서 B의 범위 안으로 맞추면 가장 가까운 점이 됩니다. 그 거리가 반지름보다 작으면 충돌입니다. 제곱끼리 비교하므로 제곱근이 필요 없습니다. 원문대로 <로 비교하면 B 안에 있는 반지름 0인 원은 충돌이 아닙니다.
explain-root = 같은 판정이지만 거리 자체를 비교합니다. 제곱근을 구해야 하고, 제곱과는 다르게 반올림됩니다. 소수에서는 맞닿은 곳에서 답이 달라질 수 있습니다.
explain-regions = 두 중심의 거리를 B의 절반과 비교합니다. x축이나 y축에서 너무 멀면 충돌이 아니고, B의 양 끝 사이에 있으면 충돌입니다. 꼭짓점 너머의 경우만 제곱으로 비교합니다. 원문대로라면 맞닿음은 충돌입니다.
explain-box = 원 대신 원을 둘러싼 정사각형으로 판정합니다. B의 꼭짓점 너머마다 한 변이 반지름인 정사각형 전체를 충돌로 보지만, 실제로는 사분원만 충돌입니다. 나머지 21%에서 틀립니다.
explain-corners = 흔한 첫 시도입니다. 중심이 B 안에 있거나 B의 꼭짓점이 원 안에 있으면 충돌로 봅니다. 변의 가운데에만 걸친 원을 놓칩니다.

## circle: 그림과 지도
region-corner = 꼭짓점
region-edge = 변
circle-invitation = 원은 포인터를 따라옵니다. B에 가까이 가져가 보세요.
circle-map-how = 중심의 위치. 누르면 이동
circle-map-says = ({ $x }, { $y }): { $says }
circle-map-wrong = { $percent }% 틀림
door-circle-map = 중심의 모든 위치
explain-circle-map = 한 점은 이 반지름과 B에서 중심이 놓일 수 있는 자리입니다. ‘꼭짓점’은 그 너머에 있는 한 변이 반지름인 정사각형, ‘변’은 변 옆의 띠, 가운데는 B입니다. 클릭하면 중심이 그곳으로 갑니다.

## circle: 설정과 조작
circle-c = 중심
circle-c-help = 빨간 원 A의 중심. 정하면 follow=off
circle-r = 반지름
circle-r-help = A의 반지름. 0이면 점
circle-out = 밀어낼 방향
circle-out-help = 겹칠 때 B 밖으로 나가는 가장 짧은 길을 화살표와 길이로, 나간 뒤의 원을 점선으로 표시
circle-strips = 축의 그림자
circle-strips-help = 왼쪽과 아래쪽에 각 도형의 y축과 x축 구간, 그리고 겹침이나 간격을 표시
circle-origin = B의 x와 y
circle-origin-help = 식에서 직사각형의 x와 y가 왼쪽 위 점인지 중심인지. as-read는 코드에서 알 수 있는 쪽, 알 수 없으면 왼쪽 위 점
do-circle-nudge = 마지막에 잡은 것을 1씩 이동, 또는 반지름 변경 (Shift: 10, Ctrl: 0.1)
mouse-circle-move = 움직이기
mouse-circle-move-help = 원이 포인터를 따라감 (켜져 있을 때)
mouse-circle-click = 클릭
mouse-circle-click-help = A를 그 자리에 놓음. 한 번 더 클릭하면 다시 따라감
mouse-circle-drag = 드래그
mouse-circle-drag-help = 원, 원둘레 (반지름), B 또는 그 손잡이
deal-corner-square = 정사각형만 걸침
deal-corner-reached = 꼭짓점에 걸침
deal-corner-touching = 꼭짓점에 맞닿음
deal-edge-touching = 변에 맞닿음
deal-circle-edge = 변 옆
deal-circle-inside = 중심이 안쪽

## circle: 예제
examples-corners = 꼭짓점 너머
examples-edges = 변 옆
option-between-both = 시작
option-beyond-a-corner = 꼭짓점 너머
option-reaches-the-corner = 꼭짓점에 걸침
option-touches-the-corner = 꼭짓점에 맞닿음, 3-4-5
option-touches-5-12-13 = 꼭짓점에 맞닿음, 5-12-13
option-tiny-circle = 아주 작은 원
option-huge-circle = 아주 큰 원
option-left-of-b = 왼쪽 변에 걸침
option-touches-the-edge = 변에 맞닿음
option-too-far-right = 오른쪽으로 너무 멂
option-over-an-edge = 위쪽 변에 걸침
option-under-b = 아래쪽 변에 걸침
option-wholly-inside = 전체가 B의 안쪽
option-centre-on-an-edge = 중심이 변 위
option-around-b = B를 둘러쌈
option-point-inside = 반지름 0, B의 안쪽
option-point-on-an-edge = 반지름 0, 변 위
option-last-bit-touching = 제곱근의 마지막 비트
option-mistake-only-corners = 원 안의 꼭짓점만
option-mistake-only-edges = 변만
option-mistake-centre-inside = 중심만
option-mistake-radius-not-squared = 반지름을 제곱하지 않음
option-mistake-diameter-for-radius = 반지름 대신 지름
option-mistake-corner-as-centre = B의 왼쪽 위 점을 중심으로 봄
about-circle-between-both = 원은 B의 꼭짓점 너머에 있습니다. 그림자는 x축과 y축 모두에서 겹치지만 충돌이 아닙니다.
about-circle-beyond-a-corner = 원을 둘러싼 정사각형은 B와 2 × 2만큼 겹칩니다. 꼭짓점은 오른쪽으로 8, 아래로 8에 있고, 거리는 11이 넘습니다. box 방법은 틀립니다.
about-circle-reaches-the-corner = 가로로 6, 세로로 8: 꼭짓점까지 10이고, 반지름은 11입니다.
about-circle-touches-the-corner = 3 · 3 + 4 · 4 = 5 · 5: 원이 꼭짓점에 딱 맞닿습니다. <이면 충돌이 아니고 <=이면 충돌입니다.
about-circle-touches-5-12-13 = 오른쪽 아래 꼭짓점에서 25 + 144 = 169이므로 맞닿기만 합니다.
about-circle-tiny-circle = ‘꼭짓점 너머’ 예제를 소수로 한 것입니다. 0.09 + 0.09 = 0.18은 0.16보다 크므로 충돌이 아닙니다.
about-circle-huge-circle = 반지름 2000인 원이 꼭짓점에 맞닿습니다. 꼭짓점은 중심에서 오른쪽으로 1200, 아래로 1600에 있습니다.
about-circle-left-of-b = B의 왼쪽에서는 가장 가까운 점이 변 위, 중심과 같은 높이에 있습니다. 원 안에 꼭짓점이 없어서 corners 방법은 틀립니다.
about-circle-touches-the-edge = 거리도 반지름도 15입니다. 원문대로라면 regions 방법만 충돌로 봅니다.
about-circle-too-far-right = 거리는 20, 반지름은 15로, 모든 방법이 충돌이 아니라고 합니다.
about-circle-over-an-edge = 원이 변의 가운데에 걸쳐 있고 모든 꼭짓점에서 멉니다. corners 방법은 놓칩니다.
about-circle-under-b = 아래에서: 거리는 10, 반지름은 12입니다.
about-circle-wholly-inside = 원 전체가 B 안에 있습니다. 가장 가까운 점은 바로 중심이고 거리는 0입니다.
about-circle-centre-on-an-edge = 중심이 B의 왼쪽 변 위에 있고, 그 자신이 가장 가까운 점입니다.
about-circle-around-b = B가 원 안에 완전히 들어 있습니다.
about-circle-point-inside = B 안의 점입니다. 0 < 0은 거짓이라 closest 방법은 충돌이 아니라고 합니다. <=라면 충돌입니다.
about-circle-point-on-an-edge = B의 왼쪽 변 위의 점은 맞닿기만 합니다.
about-circle-last-bit-touching = 오른쪽 0.5, 아래 1.2, 반지름 1.3으로 맞닿기만 합니다. 1.69의 제곱근은 1.3이라 충돌이 아닙니다. 그러나 컴퓨터에서 1.3 × 1.3은 1.6900000000000002로 1.69보다 커서 closest 방법은 충돌이라고 합니다.
about-circle-mistake-bounding-box = 원이 아니라 원을 둘러싼 정사각형을 봅니다. B의 꼭짓점 너머에서 충돌이라고 하는 정사각형의 21%는 충돌이 아닙니다.
about-circle-mistake-only-corners = B의 꼭짓점이 원 안에 있는지만 봅니다. 변의 가운데에 걸치거나 B 안에 있는 원을 놓칩니다.
about-circle-mistake-only-edges = 변 옆에 있는 경우만 봅니다. 꼭짓점에 걸친 원을 놓칩니다.
about-circle-mistake-centre-inside = 중심이 B 안에 있는지만 보고, 반지름을 잊었습니다.
about-circle-mistake-radius-not-squared = 거리의 제곱을 반지름과 비교합니다: 100과 15. 아주 가까운 원만 충돌합니다.
about-circle-mistake-diameter-for-radius = 반지름의 두 배와 비교합니다. 원이 두 배로 큰 것처럼 충돌합니다.
about-circle-mistake-centre-as-corner = 중심을 정사각형의 왼쪽 위 점으로 봅니다. 그래서 정사각형이 반지름만큼 오른쪽 아래로 밀립니다.
about-circle-mistake-corner-as-centre = regions 방법이지만 B의 중심 자리에 왼쪽 위 점을 썼습니다.
about-circle-wild-raylib-3575 = 겹치는데 raylib는 충돌이 아니라고 했습니다. B의 중심에서 소수부를 버려 (0.625, 0.75)를 (0, 0)으로 만들었기 때문입니다. 소수부를 버리는 코드는 지워졌습니다. raysan5/raylib#3575
about-circle-wild-raylib-680 = 버그로 여겨진 충돌입니다. B는 x 780, y 275, 너비 10, 높이 50이어야 했지만 너비와 높이가 먼저 전달되었습니다. raylib가 옳았고, b=780,275,10,50이면 충돌이 아닙니다. raysan5/raylib#680
about-circle-wild-kiwi-js-163 = 원이 정사각형인 것처럼 직사각형과 충돌해서 꼭짓점 근처에서 틀렸습니다. 판정을 새로 썼습니다. 수치는 hantei에서 정했습니다. gamelab/kiwi.js#163
about-circle-wild-cute-headers-85 = 충돌은 맞습니다. 그러나 중심이 B 안에 있어 dx와 dy가 0이라 밀어낼 방향이 없습니다. 정사각형이 아닌 B에서는 그 방향이 몇 년 동안 틀렸습니다. 맞는 방향은 가장 가까운 변 쪽, 여기서는 위쪽입니다. 수치는 hantei에서 정했습니다. RandyGaul/cute_headers#85
about-circle-wild-nez-395 = 중심이 B 안에 있을 때 Nez는 B의 중심이 원 안에 있는지 보아서 큰 직사각형 안의 작은 원을 놓쳤습니다. 지금은 원의 중심이 B 안에 있는지 봅니다. 수치는 hantei에서 정했습니다. prime31/Nez#395

## 도형의 쌍: 공통 항목
tab-shapes = 두 도형
tab-moving = 움직임
tab-after = 충돌 후
tab-many = 많은 도형
tab-space = 공간
kind-point = 점
kind-segment = 선분
kind-circle = 원
kind-rect = 직사각형
kind-turned = 회전한 직사각형
kind-turned-short = 회전
kind-polygon = 다각형
kind-quad = 사각형
pair-chosen = 도형: { $a }, { $b }
pairs-title = 무엇과 무엇이 충돌하는가
pairs-short = 도형
pair-a = A
pair-a-help = 빨간 도형. 점은 x,y, 원은 x,y,r, 직사각형은 x,y,w,h, 회전한 직사각형은 cx,cy,w,h와 각도, 선분은 segment(x1,y1,x2,y2), 다각형은 꼭짓점 3~16개의 x,y. 정하면 follow=off
point-a = P
point-a-help = 빨간 점의 x,y. 정하면 follow=off
point-follow = P가 포인터를 따라감
point-follow-help = 클릭할 때까지. 한 번 더 클릭하면 다시 따라감
pair-b = B
pair-b-help = 파란 도형. 원은 x,y,r, 직사각형은 x,y,w,h, 회전한 직사각형은 cx,cy,w,h와 각도, 선분은 segment(x1,y1,x2,y2), 다각형은 꼭짓점 3~16개의 x,y
pair-border = 맞닿는 경계
pair-border-help = 맞닿기만 한 경우도 충돌로 볼지
half-border = 세는 변
half-border-help = 어느 변이 도형에 속하는가: 원문대로, 모두, 없음, 왼쪽과 위쪽만
pair-follow = A가 포인터를 따라감
pair-follow-help = 클릭할 때까지. 한 번 더 클릭하면 다시 따라감
pair-labels = 글자와 수
pair-labels-help = 그림에 글자와 수를 표시
pair-origin = x와 y
pair-origin-help = 붙여 넣은 코드에서 직사각형의 x와 y가 왼쪽 위 점인지 중심인지. as-read는 코드에서 알 수 있는 쪽, 알 수 없으면 왼쪽 위 점(회전한 직사각형은 중심)
pair-snap = 정해진 간격으로 이동
pair-snap-help = 드래그하는 것이 정해진 간격으로 움직임. 끄면 어디에나 놓을 수 있음
pair-all = 모든 조건
pair-all-help = 비교하지 않고 끝나는 조건도, 비교하면 어떻게 되는지 회색으로 표시
pair-paint = 답이 ‘예’인 곳
pair-paint-help = A의 동그라미 점이 어디 있을 때 판정이 ‘예’라고 하는지 칠함
pair-note-border = 둘은 맞닿기만 했습니다. 원문대로라면 이것을 충돌로 보는지는 방법마다 다릅니다.
shape-numbers = 수가 { $given }개 있습니다. 쓸 수 있는 형식: { $names }
own-pair-example = { $place }/{ $count }: { $a }, b={ $b }. 판정: { $says }, { $so }.

## circles: 판정과 이유
circles-title = 두 원
circles-asks = 두 원이 충돌할까?
circles-invitation = A는 포인터를 따라옵니다. B에 가까이 가져가 보세요. 클릭하면 그 자리에 멈춥니다.
circles-apart = 떨어짐 ({ $by })
circles-touching = 맞닿음
circles-overlapping = 겹침 ({ $by })
circles-too-far = 두 중심의 거리는 { $far }인데 반지름의 합은 { $reach }밖에 안 됩니다.
circles-they-touch = 맞닿았습니다. 두 중심의 거리는 { $far }이고 반지름의 합도 정확히 { $reach }입니다.
circles-near = 두 중심의 거리는 { $far }이고 반지름의 합은 { $reach }입니다.
circles-boxes-hit = x축과 y축 모두에서 두 중심의 거리가 반지름의 합 안에 들어오므로 충돌입니다.
    .beside = x축과 y축 모두에서 두 중심의 거리가 반지름의 합 안에 들어옵니다.
circles-boxes-miss = { $axis }축에서 두 중심의 거리가 반지름의 합 안에 들어오지 않으므로 충돌이 아닙니다.
    .beside = { $axis }축에서 두 중심의 거리가 반지름의 합 안에 들어오지 않습니다.
circles-because-boxes = 원을 둘러싼 정사각형끼리는 겹치지만 두 중심의 거리는 { $far }, 반지름의 합은 { $reach }입니다
circles-because-touching = 맞닿기만 했고, <라면 충돌이 아닙니다
point-circle-apart = 바깥쪽 (원둘레에서 { $by })
point-circle-touching = 원 위
point-circle-overlapping = 안쪽 (원둘레에서 { $by })
point-circle-too-far = P에서 중심까지의 거리는 { $far }인데 원의 반지름은 { $reach }밖에 안 됩니다.
point-circle-they-touch = P가 원 위에 있습니다. 중심까지의 거리는 { $far }이고 반지름도 정확히 { $reach }입니다.
point-circle-near = P에서 중심까지의 거리는 { $far }이고 원의 반지름은 { $reach }입니다.
point-circle-boxes-hit = x축과 y축 모두에서 P와 중심의 거리가 반지름 안에 들어오므로 안쪽입니다.
    .beside = x축과 y축 모두에서 P와 중심의 거리가 반지름 안에 들어옵니다.
point-circle-boxes-miss = { $axis }축에서 P와 중심의 거리가 반지름 안에 들어오지 않으므로 바깥쪽입니다.
    .beside = { $axis }축에서 P와 중심의 거리가 반지름 안에 들어오지 않습니다.
point-circle-because-boxes = P는 원을 둘러싼 정사각형 안에 있지만 중심까지의 거리는 { $far }, 원의 반지름은 { $reach }입니다
point-circle-because-touching = P는 원둘레 위에 있고, <라면 바깥쪽입니다
circles-whole = 소수부를 버리면 두 중심의 거리는 { $whole }이고 반지름의 합은 { $reach }입니다.
circles-sum-of-squares = dx와 dy의 제곱의 합은 { $sum }이고 두 반지름의 제곱의 합은 { $other }입니다.
circles-corner = x와 y가 왼쪽 위 점이라면 두 중심의 거리는 { $corner }이고 반지름의 합은 { $reach }입니다.
circles-diameter = 반지름을 각각 절반으로 하면 합은 { $other }이고 두 중심의 거리는 { $far }입니다.
point-circle-whole = 소수부를 버리면 P에서 중심까지의 거리는 { $whole }이고 원의 반지름은 { $reach }입니다.
point-circle-corner = bx와 by가 왼쪽 위 점이라면 P에서 중심까지의 거리는 { $corner }이고 원의 반지름은 { $reach }입니다.
point-circle-diameter = 원의 반지름을 절반으로 하면 { $other }이고 P에서 중심까지의 거리는 { $far }입니다.
circles-because-whole = 소수부를 버린 거리는 { $whole }이지만 실제 거리는 { $far }입니다
circles-because-sum = 합의 제곱은 제곱의 합보다 큽니다
circles-because-corner = 여기서 x와 y는 정사각형의 왼쪽 위 점이 아니라 중심입니다
circles-because-diameter = 여기서 주어진 수는 지름이 아니라 반지름입니다
point-circle-because-corner = 여기서 bx와 by는 정사각형의 왼쪽 위 점이 아니라 중심입니다
point-circle-because-diameter = 여기서 br는 지름이 아니라 반지름입니다
circles-row-sum = 반지름 제곱의 합보다 작음
source-box-place = 직사각형 x, y
source-p5-circles = p5의 원
idea-whole = 거리의 소수부를 버리고 반지름의 합과 비교합니다.
idea-sum-of-squares = dx와 dy의 제곱의 합을 반지름의 제곱의 합과 비교합니다.
idea-as-corner = x와 y를 원을 둘러싼 정사각형의 왼쪽 위 점으로 봅니다.
idea-as-diameter = 반지름을 지름으로 봅니다.
explain-whole = int()는 거리의 소수부를 버립니다. 그러면 80.28은 80이 되어, 1보다 작은 간격이 있어도 충돌이라고 합니다. 좌표가 정수이고 거의 맞닿은 원에서는 충돌이라고 한 것의 약 4%가 틀립니다.
explain-sum-of-squares = ar + br의 제곱은 ar · ar + 2 · ar · br + br · br입니다. 가운데 부분이 없으면 원이 깊이 겹쳐야만 충돌이라고 합니다. 그래서 실제 충돌의 거의 절반을 놓칩니다. 점은 반지름이 0이므로 놓치는 것이 없습니다.
explain-as-corner = 많은 엔진에서 x와 y는 스프라이트의 왼쪽 위 점이고, 중심은 x + r, y + r입니다. 여기서는 x와 y가 이미 중심입니다. 반지름이 같으면 두 원이 똑같이 밀리므로 답이 맞습니다. 다르면 한쪽에서는 너무 멀어도 충돌이라고 하고, 다른 쪽에서는 충돌을 놓칩니다.
explain-as-diameter = p5의 circle(x, y, d)는 지름을 받습니다. 반지름을 지름으로 보면 원이 절반 거리까지만 닿으므로 실제 충돌의 4분의 3을 놓칩니다.

## circles: 각 줄의 뜻
circles-row-asks = { $what ->
    [near] 거리가 { $reach }보다 작음
    [near-or-at] 거리가 { $reach } 이하
    [x] x축에서 거리가 { $reach }보다 작음
    [y] y축에서 거리가 { $reach }보다 작음
    [x-or-at] x축에서 거리가 { $reach } 이하
   *[y-or-at] y축에서 거리가 { $reach } 이하
}
circles-both-radii = 반지름의 합
idea-squared = 거리가 반지름의 합 이하인가? 제곱끼리 비교합니다.
idea-boxes = x축과 y축에서 따로, 직사각형처럼 비교합니다.
explain-squared = 두 중심의 거리의 제곱은 피타고라스 정리에 따라 dx · dx + dy · dy입니다. 이것이 반지름의 합의 제곱 이하이면 충돌입니다. 제곱근은 필요 없습니다.
explain-boxes = 흔한 첫 시도입니다. x축의 거리와 y축의 거리를 따로 비교하기만 합니다. 이것은 원을 둘러싼 정사각형끼리의 판정입니다. 충돌이라고 한 것 가운데 5분의 1이 넘는 경우는 정사각형 구석에 있고, 실제로는 충돌이 아닙니다.

## circles: 조작
do-circles-nudge = 마지막에 잡은 것을 1씩 이동, 또는 반지름 변경 (Shift: 10, Ctrl: 0.1)
mouse-circles-move = 움직이기
mouse-circles-move-help = A가 포인터를 따라감 (켜져 있을 때)
mouse-circles-click = 클릭
mouse-circles-click-help = A를 그 자리에 놓음. 한 번 더 클릭하면 다시 따라감
mouse-circles-drag = 드래그
mouse-circles-drag-help = A, B 또는 원둘레 (반지름)
deal-diagonal = 대각선 방향
deal-corner-of-boxes = 정사각형만 겹침
deal-touching-whole = 딱 맞닿음
deal-small-large = 작은 원과 큰 원
deal-one-in-other = 하나가 다른 하나 안에
deal-point = 점

## circles: 예제
examples-two-circles = 두 원
examples-points = 점과 원
examples-last-bit = 마지막 비트
option-touching-3-4-5 = 맞닿음, 3-4-5
option-touching-48-64 = 맞닿음, 48-64-80
option-corner-of-boxes = 정사각형만 겹침
option-diagonal = 대각선 방향
option-just-apart = 아슬아슬하게 떨어짐
option-unequal-radii = 작은 원과 큰 원
option-one-in-the-other = 하나가 다른 하나 안에
option-same-place = 같은 위치
option-in-the-circle = 점이 원 안
option-on-the-circle = 점이 원 위
option-in-the-corner = 점이 정사각형 구석
option-root-rounds = 제곱근의 반올림
about-circles-touching-3-4-5 = 오른쪽으로 60, 아래로 80이므로 두 중심의 거리는 100이고, 반지름은 45와 55입니다. 맞닿습니다. <=이면 충돌이고 <이면 충돌이 아닙니다.
about-circles-touching-48-64 = 48 · 48 + 64 · 64 = 80 · 80이고 반지름은 30과 50이므로 맞닿습니다.
about-circles-corner-of-boxes = 오른쪽으로 60, 아래로 60이므로 원을 둘러싼 정사각형끼리는 20 × 20만큼 겹칩니다. 그러나 두 중심의 거리는 84.9, 반지름의 합은 80입니다. boxes 방법은 틀립니다.
about-circles-diagonal = 오른쪽으로 50, 아래로 50이므로 두 중심의 거리는 70.7이고, 반지름의 합은 80입니다. 겹칩니다.
about-circles-just-apart = 두 중심의 거리는 80.28, 반지름의 합은 80입니다. 0.28만큼 간격이 있습니다.
about-circles-unequal-radii = 두 중심의 거리는 48입니다. 큰 원의 반지름만으로도 50이므로 A의 중심은 B 안에 있습니다.
about-circles-one-in-the-other = A 전체가 B 안에 있습니다. 이 경우를 위한 판정을 따로 쓸 필요는 없습니다.
about-circles-same-place = 두 중심의 위치가 같아서 거리는 0입니다. 0은 80보다 작으므로 겹칩니다.
about-circles-in-the-circle = 점은 반지름이 0인 원으로 볼 수 있습니다. 중심까지의 거리는 30이고, 원의 반지름은 50입니다.
about-circles-on-the-circle = 오른쪽으로 30, 아래로 40이므로 중심까지의 거리는 정확히 50입니다. 점은 원 위에 있습니다.
about-circles-in-the-corner = 오른쪽으로 40, 아래로 40이므로 점은 원을 둘러싼 정사각형 안에 있지만, 중심까지의 거리는 56.6입니다. boxes 방법은 틀립니다.
about-circles-root-rounds = 오른쪽 0.8, 아래 1.5, 반지름 1.7입니다. 손으로 계산하면 점은 원 위에 있습니다. 컴퓨터에서는 이 수들이 반올림되어 점이 아주 조금 바깥쪽에 있습니다. 그 차이는 마지막 비트보다도 작습니다. squared 방법은 바깥쪽이라고 맞게 답하지만, root 방법은 제곱근이 반올림되어 안쪽이라고 합니다.
about-circles-last-bit = 오른쪽 0.5, 아래 1.2, 반지름 1.3입니다. 손으로 계산하면 점은 원 위에 있습니다. 컴퓨터에서는 1.2와 1.3이 반올림되어 점이 아주 조금 안쪽에 있습니다. 그 차이는 마지막 비트보다도 작습니다.
about-circles-wild-check2d-25 = 반지름이 50인 두 원이 가로로 나란히 있고, 두 중심의 거리는 100.0001입니다. 0.0001 차이로 충돌이 아닙니다. nenjack/check2d#25

## button: the verdict, and why
button-title = 점과 직사각형
button-asks = 마우스가 버튼 안에 있을까?
button-invitation = P는 포인터를 따라옵니다. B 안으로 가져가 보세요. 클릭하면 그 자리에 멈춥니다.
button-rests = P가 여기에 멈췄습니다. 드래그하면 옮길 수 있고, 다시 클릭하면 따라옵니다.
button-play = 시작
button-options = 설정
button-quit = 종료
point-rect-on = P는 B의 { $edge ->
    [left] 왼쪽
    [right] 오른쪽
    [upper] 위쪽
   *[lower] 아래쪽
} 변 위에 있습니다. { $whose ->
    [b] 이곳은 B에 속합니다.
    [play] 이곳은 ‘시작’에 속합니다.
    [quit] 이곳은 ‘종료’에 속합니다.
    [b-and-play] 이곳은 B에도 ‘시작’에도 속합니다.
    [b-and-quit] 이곳은 B에도 ‘종료’에도 속합니다.
   *[none] 이곳은 어느 버튼에도 속하지 않습니다.
}
point-rect-at-corner = P는 B의 꼭짓점 위에 있습니다. { $whose ->
    [b] 이곳은 B에 속합니다.
    [play] 이곳은 ‘시작’에 속합니다.
    [quit] 이곳은 ‘종료’에 속합니다.
    [b-and-play] 이곳은 B에도 ‘시작’에도 속합니다.
    [b-and-quit] 이곳은 B에도 ‘종료’에도 속합니다.
   *[none] 이곳은 어느 버튼에도 속하지 않습니다.
}
point-rect-between = P는 B의 왼쪽 끝과 오른쪽 끝 사이, 위쪽 끝과 아래쪽 끝 사이에 있습니다.
point-rect-beyond = P는 B보다 { $edge ->
    [left] 왼쪽에 있습니다.
    [right] 오른쪽에 있습니다.
    [upper] 위에 있습니다.
   *[lower] 아래에 있습니다.
}
point-rect-behind-last-pixel = { $axis }축에서 P가 B의 마지막 픽셀을 넘었습니다. { $p } 값이 { $last }보다 큽니다.
point-rect-near-corner = x축과 y축 모두에서 bx, by부터 P까지의 거리가 B 크기의 절반 이하입니다.
point-rect-far-from-corner = { $axis }축에서 b{ $axis }부터 P까지의 거리는 { $far }입니다. B 크기의 절반은 { $half }입니다.
point-rect-tile = P가 있는 타일의 번호는 x축과 y축 모두에서 0입니다. 바로 B입니다.
point-rect-other-tile = { $axis }축에서 P가 있는 타일의 번호는 { $index }입니다. B의 번호는 0입니다.
point-rect-because-last-pixel = P는 B 안에서 마지막 픽셀과 변 사이에 있습니다
point-rect-because-centre = bx와 by는 B의 왼쪽 위 점인데 판정은 중심으로 봅니다
point-rect-because-int = -1과 0 사이의 수는 0이 되므로 B 바로 앞의 타일도 B로 봅니다
point-rect-because-tile = 타일에는 언제나 왼쪽 변과 위쪽 변이 속하고, 다른 변은 속하지 않습니다
point-rect-because-rounding = 합과 나눗셈의 결과가 반올림됩니다
point-rect-overlapping = 안쪽 (변에서 { $by })
point-rect-touching = 변 위
point-rect-apart = 바깥쪽 (변에서 { $by })

## button: what a row asks
point-rect-row-not-beyond = P가 B보다 { $edge ->
    [left] 왼쪽이 아님
    [right] 오른쪽이 아님
    [upper] 위가 아님
   *[lower] 아래가 아님
}
point-rect-row-within = P가 B의 { $edge ->
    [left] 왼쪽 끝보다 오른쪽
    [right] 오른쪽 끝보다 왼쪽
    [upper] 위쪽 끝보다 아래
   *[lower] 아래쪽 끝보다 위
}
point-rect-row-last-pixel = 마지막 픽셀보다 { $edge ->
    [right] 오른쪽이 아님
   *[lower] 아래가 아님
}
point-rect-row-centre = b{ $axis }에서 { $axis ->
    [x] 너비
   *[y] 높이
}의 절반 이하
point-rect-row-tile = { $axis }축의 타일 번호가 0
idea-half-open = 왼쪽 변과 위쪽 변만 B에 속합니다. 두 버튼에 속하는 점은 없습니다.
idea-closed = 네 변이 모두 B에 속합니다. 두 버튼이 맞닿은 변은 둘 다에 속합니다.
idea-last-pixel = P가 B의 마지막 픽셀을 넘지 않는가? 크기에서 1을 뺍니다.
idea-as-centre = x축과 y축에서 거리가 크기의 절반 이하인가?
idea-tile-floor = P가 어느 타일에 있는가? 내림합니다.
idea-tile-int = P가 어느 타일에 있는가? int()를 씁니다.
explain-half-open = SDL, raylib, pygame의 방법입니다. 왼쪽 변과 위쪽 변에서는 >=, 오른쪽 변과 아래쪽 변에서는 <로 비교합니다. 두 버튼이 맞닿은 변 위의 점은 정확히 한 버튼에만 들어갑니다.
explain-closed = 모든 변에서 >=와 <=로 비교합니다. 직사각형이 하나라면 맞는 판정입니다. 두 버튼이 맞닿은 곳에서는 둘 다 안쪽이라고 합니다. 그곳을 클릭하면 두 가지 일이 일어납니다.
explain-last-pixel = 오래된 프로그램은 1을 뺍니다. 60에서 시작하고 너비가 200인 버튼의 픽셀은 60부터 259까지입니다. 정수라면 < 260과 같습니다. 소수에서는 너비가 1픽셀인 간격이 생겨서, 259.5는 어느 버튼에도 들어가지 않습니다.
explain-as-centre = x와 y부터의 거리를 크기의 절반과 비교합니다. x와 y가 중심이면 맞는 판정입니다. 여기서는 왼쪽 위 점이므로 버튼의 4분의 3이 빠지고, 버튼이 아닌 왼쪽과 위쪽이 들어갑니다.
explain-tile-floor = (px - bx) / bw는 P가 B에서 너비의 몇 배만큼 오른쪽에 있는지 나타냅니다. 이것을 내림하면 타일의 번호가 됩니다. B는 0, 다음 타일은 1, 앞의 타일은 -1입니다. 그래서 어느 점이든 타일은 하나입니다.
explain-tile-int = int()는 소수부를 버리므로 0에 가까운 쪽의 정수가 됩니다. -0.5는 0이 됩니다. 그러면 왼쪽 타일과 위쪽 타일도 B가 됩니다. floor()가 맞습니다.

## button: what can be done
do-button-nudge = 마지막에 잡은 것을 1씩 이동 (Shift: 10, Ctrl: 0.1)
mouse-button-move = 움직이기
mouse-button-move-help = P가 포인터를 따라감 (켜져 있을 때)
mouse-button-click = 클릭
mouse-button-click-help = P를 그 자리에 놓음. 한 번 더 클릭하면 다시 따라감
mouse-button-drag = 드래그
mouse-button-drag-help = P, B 또는 B의 변이나 꼭짓점
deal-first-edge = 왼쪽 변이나 위쪽 변
deal-last-edge = 오른쪽 변이나 아래쪽 변
deal-just-inside = 변 바로 안쪽
deal-beside = 버튼 옆
deal-at-corner = 꼭짓점 위

## button: examples
examples-buttons = 변 위에서
examples-traps = 함정
option-button-as-written = 원문
option-button-hits = 모두
option-button-misses = 없음
option-button-half = 왼쪽, 위쪽
option-lower-edge = 아래쪽 변
option-left-edge = 왼쪽 변
option-corner-of-two = 꼭짓점
option-two-buttons = 동시에 두 버튼
option-no-button = 어느 버튼도 아님
option-last-half-pixel = 변에서 반 픽셀 앞
option-tile-to-the-left = 왼쪽 타일
option-not-the-centre = 왼쪽 위 점은 중심이 아님
option-no-width = 너비 0
option-tile-rounds = 나눗셈의 반올림
about-button-lower-edge = P는 ‘설정’의 아래쪽 변 위에 있습니다. 이 변은 ‘종료’의 위쪽 변이기도 합니다. half-open 방법에서는 ‘종료’에 속합니다.
about-button-left-edge = P는 왼쪽 변 위에 있고, 왼쪽 변은 B에 속합니다. 60 >= 60은 참입니다.
about-button-corner-of-two = 오른쪽 아래 꼭짓점입니다. x도 y도 B가 끝나는 값보다 작지 않습니다. 아래 버튼도 260에서 끝나므로 이 점은 들어가지 않습니다.
about-button-two-buttons = 모든 변에서 <=를 쓰면 P는 두 버튼에 다 들어갑니다. 한 번 클릭하면 두 가지 일이 일어납니다.
about-button-no-button = 모든 변에서 <를 쓰면 P는 어느 버튼에도 들어가지 않습니다. 클릭해도 아무 일도 일어나지 않습니다.
about-button-last-half-pixel = 149.5는 B의 끝인 150보다 앞이지만, 마지막 픽셀인 149를 넘었습니다. 소수는 창을 확대하거나 축소하면 생깁니다.
about-button-tile-to-the-left = 너비가 200인 버튼에서 왼쪽으로 80입니다. -80 / 200은 -0.4이고 int(-0.4)는 0입니다. floor는 -1입니다.
about-button-not-the-centre = P는 B 안에 있고, bx에서 오른쪽으로 170입니다. 너비의 절반은 100이므로 이 판정은 바깥쪽이라고 합니다.
about-button-no-width = 너비가 없는 버튼에는 안쪽이 없습니다. P는 변 위에 있습니다. half-open 방법은 바깥쪽이라고 합니다. 100 이상이면서 100보다 작은 x는 없기 때문입니다.
about-button-tile-rounds = 컴퓨터에서는 0.6 + 1.1이 1.7보다 아주 조금 커서 P는 안쪽에 있습니다. 그러나 나눗셈의 결과는 1로 반올림되어 다음 타일이 됩니다.
about-button-wild-nuklear-405 = 버튼이 위아래로 나란히 있고, 두 버튼 사이의 픽셀 한 줄에서는 둘이 동시에 클릭되었습니다. 판정에서 <를 쓸 자리에 <=를 썼기 때문입니다. 수치는 hantei에서 정했습니다. vurtun/nuklear#405
about-button-wild-stardewmods-1104 = 지도보다 왼쪽에 있는 곳을 지도의 첫 타일로 보았습니다. int(-15 / 16)은 0이기 때문입니다. 지금은 내림합니다. 수치는 hantei에서 정했습니다. Pathoschild/StardewMods#1104

## polygon: the verdict, and why
polygon-title = 점과 다각형
polygon-asks = 점이 도형 안에 있을까? 꼭짓점은 몇 개든 됩니다.
polygon-invitation = P는 포인터를 따라옵니다. 도형 안으로 가져가 보세요. 클릭하면 그 자리에 멈춥니다.
polygon-rests = P가 여기에 멈췄습니다. 드래그하면 옮길 수 있고, 다시 클릭하면 따라옵니다.
polygon-crosses = { $count ->
    [0] P에서 그은 반직선이 어떤 변과도 교차하지 않으므로 P는 바깥쪽에 있습니다.
    [1] P에서 그은 반직선이 변 1개와 교차합니다. 1은 홀수이므로 P는 안쪽에 있습니다.
   *[other] P에서 그은 반직선이 변 { $count }개와 교차합니다. { $says ->
        [inside] 홀수이므로 P는 안쪽에 있습니다.
       *[outside] 짝수이므로 P는 바깥쪽에 있습니다.
    }
}
polygon-on-edge = P가 변 { $edge } 위에 있습니다. { $says ->
    [inside] 변 위의 이 점은 안쪽으로 봅니다.
   *[outside] 변 위의 이 점은 바깥쪽으로 봅니다.
}
polygon-winds = { $turns ->
    [0] 변이 P 둘레를 돌지 않으므로 P는 바깥쪽에 있습니다.
    [1] 변이 P 둘레를 한 바퀴 돌기 때문에 P는 안쪽에 있습니다.
   *[other] 변이 P 둘레를 { $turns }바퀴 돌기 때문에 P는 안쪽에 있습니다.
}
polygon-same-side = P는 모든 변의 같은 쪽에 있습니다.
polygon-both-sides = P는 변 { $right }의 오른쪽에 있지 않고, 변 { $left }의 왼쪽에도 있지 않습니다.
polygon-in-box = P는 모든 꼭짓점을 둘러싼 경계 상자 안에 있습니다.
polygon-not-in-box = P는 모든 꼭짓점을 둘러싼 경계 상자 안에 있지 않습니다.
polygon-because-edge = 판정이 변 위의 이 점을 반대쪽으로 봅니다
polygon-because-twice = 변이 P 둘레를 두 바퀴 이상 돌아서 짝홀 규칙으로는 바깥쪽입니다
polygon-because-doubled = 두 꼭짓점이 같은 점이라서 그 사이의 변에는 왼쪽도 오른쪽도 없습니다
polygon-because-concave = 도형이 오목해서, 안쪽의 점도 어떤 변의 왼쪽, 다른 변의 오른쪽일 수 있습니다
polygon-because-crossed = 변이 서로 교차해서, 안쪽의 점도 어떤 변의 왼쪽, 다른 변의 오른쪽일 수 있습니다
polygon-because-none = 반직선이 꼭짓점을 지나는데, 그곳의 두 변을 하나도 세지 않습니다
polygon-because-both = 반직선이 꼭짓점을 지나는데, 그곳의 두 변을 모두 셉니다
polygon-because-vertical = P의 왼쪽에 있는 세로 변도 셉니다
polygon-because-box = 경계 상자가 도형보다 큽니다
polygon-sum = { $count ->
    [0] 교차 없음, 짝수:
   *[other] 교차 { $count }번, { $parity ->
        [odd] 홀수:
       *[even] 짝수:
    }
}
polygon-sum-turns = 감김 수 { $turns }:
polygon-sum-same = 모두 같은 쪽:
polygon-sum-both = 같은 쪽이 아님:
polygon-sum-box = 경계 상자:

## polygon: what a row asks
polygon-row-height = 변 { $edge }: P의 높이에 걸침
polygon-row-crossed = 변 { $edge }: 교차함
polygon-row-vertical = 변 { $edge }: 세로
polygon-row-down = 변 { $edge }: P 오른쪽에서 아래로
polygon-row-up = 변 { $edge }: P 오른쪽에서 위로
polygon-row-turns = 변이 P 둘레를 돌고 있음
polygon-row-right = P가 변 { $edge }의 오른쪽
polygon-row-left = P가 변 { $edge }의 왼쪽
polygon-row-on = P가 변 { $edge } 위
polygon-row-box = P가 { $corner ->
    [left] 가장 왼쪽 꼭짓점보다 오른쪽
    [right] 가장 오른쪽 꼭짓점보다 왼쪽
    [upper] 가장 위 꼭짓점보다 아래
   *[lower] 가장 아래 꼭짓점보다 위
}
idea-winding = 변이 P 둘레를 돌면 안쪽입니다.
idea-strict-crossings = crossings와 같지만, 변의 양 끝을 <와 >로 비교합니다.
idea-closed-crossings = crossings와 같지만, 변의 양 끝을 <=와 >=로 비교합니다.
idea-vertical-slip = crossings와 같지만, P의 높이에 있는 세로 변을 모두 셉니다.
idea-bounding-box = P가 모든 꼭짓점을 둘러싼 경계 상자 안에 있으면 안쪽입니다.
explain-winding = 변이 P 둘레를 몇 바퀴 도는지 셉니다. P의 오른쪽에서 아래로 가는 변은 1, 위로 가는 변은 -1입니다. 0이 아니면 안쪽입니다. 자기 교차하지 않는 도형에서는 crossings와 같습니다. 선을 한 번에 이어 그린 별의 한가운데에서는 2가 되어 안쪽입니다. 짝홀 규칙으로는 바깥쪽인 곳입니다.
explain-strict-crossings = 변의 한쪽 끝은 P보다 위에, 다른 쪽 끝은 P보다 아래에 있어야 합니다. P와 같은 높이의 꼭짓점은 어느 쪽도 아닙니다. 그래서 꼭짓점을 지나는 반직선은 그곳의 두 변을 모두 놓칩니다.
explain-closed-crossings = 여기서는 P와 같은 높이의 꼭짓점을 위이면서 아래라고 봅니다. 그래서 꼭짓점을 지나는 반직선은 그곳의 두 변과 모두 교차합니다. 도형의 가장 위 꼭짓점에서는 우연히 맞습니다. 옆 꼭짓점에서는 교차를 한 번 더 셉니다.
explain-vertical-slip = 세로 변에서는 0으로 나누게 되므로, 변이 P의 오른쪽에 있는지 확인하지 않고 셉니다. 그래서 같은 높이에 있는 점이라면 어디에 있든 정사각형의 왼쪽 변을 셉니다.
explain-bounding-box = P를 모든 꼭짓점의 x와 y 가운데 가장 작은 값, 가장 큰 값과 비교합니다. 빠르므로 먼저 걸러 내는 데 알맞습니다. 이것만으로 맞는 도형은 회전하지 않은 직사각형뿐입니다.

## polygon: what can be done
do-polygon-nudge = 마지막에 잡은 것을 1씩 이동 (Shift: 10, Ctrl: 0.1)
do-polygon-add-corner = 꼭짓점 더하기
do-polygon-remove = 마지막으로 놓거나 잡은 꼭짓점 지우기
do-polygon-draw = 새 도형 그리기: 꼭짓점을 놓을 곳을 클릭
do-polygon-close = 도형 닫기
drawing-corner = 꼭짓점 { $corner } 놓기
drawing-begins = 그림 안을 클릭하면 그곳이 꼭짓점이 됩니다.
drawing-closes = 다음 꼭짓점을 놓을 곳을 클릭하세요. 첫 꼭짓점을 클릭하면 도형이 닫힙니다.
polygon-is = { $way ->
        [clockwise] 시계 방향,
       *[counter] 반시계 방향,
    } { $shape ->
        [concave] 오목
       *[other] 볼록
    }
polygon-is-flat = 넓이 0
polygon-is-crossed = 변 { $one }, 변 { $other }: 서로 교차
polygon-ray-in = 안
polygon-ray-out = 밖
mouse-polygon-move = 움직이기
mouse-polygon-move-help = P가 포인터를 따라감 (켜져 있을 때)
mouse-polygon-click = 클릭
mouse-polygon-click-help = P를 그 자리에 놓음. 한 번 더 클릭하면 다시 따라감
mouse-polygon-drag = 드래그
mouse-polygon-drag-help = P, 꼭짓점 또는 도형 전체
mouse-polygon-shift-click = Shift + 클릭
mouse-polygon-shift-click-help = 변 위에서: 새 꼭짓점, 16개까지
deal-in-a-notch = 오목한 곳
deal-in-an-arm = 뻗은 부분 안
deal-through-corners = 반직선이 꼭짓점을 지남
deal-star = 별

## polygon: examples
examples-polygons = 여러 가지 도형
option-polygon-as-written = 원문
option-polygon-hits = 모두
option-polygon-misses = 없음
option-polygon-half = 왼쪽, 위쪽
option-three-crossings = 교차 3번
option-in-a-house = 집 안
option-in-a-notch = 오목한 곳
option-on-the-left-edge = 왼쪽 변 위
option-sixteen-corners = 꼭짓점 16개
option-in-an-arm = 뻗은 부분 안
option-at-the-height-of-two = 두 꼭짓점과 같은 높이
option-star-middle = 별의 한가운데
option-at-the-height-of-one = 한 꼭짓점과 같은 높이
option-doubled-corner = 같은 꼭짓점 두 개
option-in-the-box = 경계 상자 안
option-beside-the-diagonal = 대각선 옆
about-polygon-three-crossings = 반직선은 도형에서 나갔다가 다시 들어오고 마지막으로 나갑니다. 3은 홀수이므로 안쪽입니다.
about-polygon-in-a-house = 반직선이 변 하나, 곧 오른쪽 벽과 교차합니다. 1은 홀수이므로 안쪽입니다.
about-polygon-in-a-notch = 반직선이 안으로 들어갔다가 다시 나옵니다. 교차는 두 번입니다. 2는 짝수이므로 바깥쪽입니다.
about-polygon-on-the-left-edge = P는 왼쪽 변 위에 있습니다. ‘왼쪽, 위쪽’으로 정하면 이 변은 이 정사각형에 속하고, 왼쪽에 나란히 놓인 정사각형에는 속하지 않습니다.
about-polygon-sixteen-corners = 끝이 8개인 별입니다. 꼭짓점이 몇 개든 반직선으로 알 수 있습니다.
about-polygon-in-an-arm = P는 안쪽에 있습니다. 그러나 한 변의 왼쪽, 다른 변들의 오른쪽에 있으므로 same-side 방법은 바깥쪽이라고 합니다.
about-polygon-at-the-height-of-two = 반직선이 꼭짓점을 지납니다. 그곳의 두 변 가운데 crossings는 하나를 세고, strict-crossings는 하나도 세지 않습니다.
about-polygon-star-middle = 변이 한가운데의 둘레를 두 바퀴 돌고 있습니다. 감김 수로는 안쪽, 짝홀 규칙으로는 바깥쪽입니다.
about-polygon-at-the-height-of-one = 바깥쪽에서 그은 반직선이 왼쪽 꼭짓점을 지납니다. <=와 >=로는 그곳의 두 변을 모두 세고, 오른쪽 변이 세 번째가 됩니다.
about-polygon-doubled-corner = 꼭짓점 2와 3은 같은 점입니다. 어떤 점이든 그 변의 직선 위에 있는 것이 되어, same-side 방법에서는 안쪽인 점이 없습니다.
about-polygon-in-the-box = P는 도형의 경계 상자 안에 있지만, 도형 안에는 있지 않습니다.
about-polygon-beside-the-diagonal = P는 마지막 비트만큼 안쪽에 있습니다. 외적 값이 0으로 반올림되므로 same-side 방법은 바깥쪽이라고 합니다.
about-polygon-wild-hao-24 = 꼭짓점을 아래로 하고 선 정사각형의 중심입니다. 반직선이 오른쪽 꼭짓점을 지납니다. 수치는 보고된 그대로입니다. rowanwins/point-in-polygon-hao#24
about-polygon-wild-robospatial-4 = 회전하지 않은 정사각형입니다. 왼쪽 변은 세로이고, P의 왼쪽에 있는데도 판정은 그 변을 세었습니다. 수치는 보고된 그대로입니다. NVlabs/RoboSpatial-Eval#4

## lines: the verdict, and why
lines-title = 선분과 다른 도형
lines-asks = 선분이 다른 도형과 충돌할까?
lines-invitation = A는 포인터를 따라옵니다. B 위로 가져가 보세요. 클릭하면 그 자리에 멈춥니다.
lines-rests = A가 여기에 멈췄습니다. A나 그 끝점을 드래그하면 옮길 수 있고, 다시 클릭하면 따라옵니다.
lines-apart = 떨어짐 ({ $by })
lines-touching = 맞닿음 ({ $at })
lines-share = 한 직선 위에서 겹침
lines-crossing = 교차 ({ $at })
lines-rect-touching = B의 변에 맞닿음
lines-rect-crossing = t = { $from }부터 t = { $to }까지 B 안
lines-rect-inside = A 전체가 B 안
lines-each-both-sides = 두 선분 모두 양 끝점이 상대 직선의 양쪽에 있습니다. { $at }에서 만납니다.
lines-all-products = 0보다 큰 곱이 없습니다. 모든 끝점이 한 직선 위에 있습니다.
lines-no-product-above = 0보다 큰 곱이 없습니다. { $at }에서 만납니다.
lines-wrapped = 32비트에서는 곱이 { $products }입니다.
lines-products = 곱이 { $products }입니다.
lines-one-side = { $letter }의 양 끝점이 { $other }의 같은 쪽에 있습니다.
lines-end-on-line = { $letter }의 한 끝점이 { $other }를 연장한 직선 위에 있고, 이 판정은 이것을 충돌로 보지 않습니다.
lines-not-parallel = 두 직선이 평행하지 않으므로 어느 한 곳에서 만납니다.
lines-are-parallel = 두 직선이 평행합니다. den이 0이어서 나눌 수 없습니다.
lines-in-both = 두 직선은 A의 { $ua }, B의 { $ub } 위치에서 만납니다. 둘 다 0부터 1까지의 수입니다.
lines-not-in = 두 직선은 { $letter }의 { $at } 위치에서 만납니다. 이것은 0부터 1까지의 수가 아닙니다.
lines-clip-hit = A는 t = { $from }부터 t = { $to }까지 B 안에 있습니다.
lines-clip-touch = A는 t = { $at }에서만 B와 만납니다. t는 A의 시작점에서 0, 끝점에서 1입니다.
lines-clip-some = 판정의 계산으로는 A가 B 안에 있는 구간이 있습니다.
lines-clip-not = 판정의 계산으로는 A가 B 안에 있는 구간이 없습니다.
lines-clip-miss = A는 { $first }축에서 t = { $out }일 때 밖으로 나갑니다. { $then }축에서는 그 뒤인 t = { $into }일 때 안으로 들어옵니다. t는 A의 시작점에서 0, 끝점에서 1입니다.
lines-never-between = A는 { $axis }축에서 B의 두 변 사이에 한 번도 들어가지 않습니다.
lines-end-in = { $end } 끝점이 B 안에 있습니다.
lines-no-end-in = A의 끝점 가운데 B 안에 있는 것이 없습니다.
lines-boxes-hit = A의 경계 상자가 B와 겹칩니다.
lines-boxes-miss = A의 경계 상자가 B와 떨어져 있습니다.
lines-corners-both = B의 꼭짓점이 모두 A를 연장한 직선의 한쪽에 있지는 않습니다.
lines-corners-one = B의 꼭짓점이 모두 A를 연장한 직선의 같은 쪽이나 그 위에 있습니다.
lines-sample-in = A 위의 점 17개 가운데 { $place }번째 점이 B 안에 있습니다.
lines-no-sample = A 위의 점 17개 가운데 B 안에 있는 점이 없습니다.
lines-meets-edge = A는 B의 { $edge ->
    [left] 왼쪽
    [right] 오른쪽
    [upper] 위쪽
   *[lower] 아래쪽
} 변과 만납니다.
lines-meets-none = A는 B의 어느 변과도 만나지 않습니다.
lines-because-int32 = 곱이 32비트 수의 범위를 넘어서 부호가 틀립니다
lines-because-infinite = 양 끝점이 있는 선분을 끝이 없는 직선으로 봅니다
lines-because-in-line = 모든 끝점이 한 직선 위에 있어서 만나든 만나지 않든 모든 곱이 0입니다
lines-because-den = 모든 끝점이 한 직선 위에 있어서 만나든 만나지 않든 den이 0입니다
lines-because-touching = 맞닿기만 했고, 판정은 그것을 놓칩니다
lines-because-inside = A 전체가 안쪽에 있어서 어느 변과도 만나지 않습니다
lines-because-through = A가 뚫고 지나가서 양 끝점이 바깥쪽에 있습니다
lines-because-between-points = B가 두 점 사이에 있습니다
lines-because-box = A의 경계 상자가 A보다 큽니다
lines-because-slabs = A가 변의 직선 위에 있고, 0과 무한대의 곱은 수가 아닙니다
lines-because-left-edge = 왼쪽 변의 위쪽 끝점을 뺍니다
lines-because-along-edge = A가 변을 따라 놓여 있고, 판정은 평행한 선분을 충돌로 보지 않습니다
lines-sum-both = 둘 다 양쪽:
lines-sum-none-above = 0보다 큰 곱이 없음:
lines-sum-one = 둘 다 양쪽은 아님:
lines-sum-parts = 둘 다 선분 위:
lines-sum-not-parts = 둘 다 선분 위는 아님:
lines-sum-in = B 안의 구간 있음:
lines-sum-never = B 안의 구간 없음:
lines-sum-boxes = 경계 상자:
lines-sum-corners = 모두 한쪽은 아님:
lines-sum-no-corners = 꼭짓점이 한쪽:
lines-sum-found = 하나면 됨:
lines-sum-none = 하나도 없음:
lines-sum-odd = 반직선 위 { $count }개, 홀수:
lines-sum-even = 만나는 변 없음, 반직선 위 { $count }개, 짝수:
lines-sum-both-even = 둘 다 짝수:

## lines: what a row asks and computes
lines-end = { $end }: { $side ->
    [right] { $line }의 오른쪽
    [left] { $line }의 왼쪽
   *[on] { $line }의 직선 위
}
lines-side = { $side ->
    [right] { $line }의 오른쪽
    [left] { $line }의 왼쪽
   *[on] { $line }의 직선 위
}
lines-where = { $letter } 위에서 만나는 위치
lines-where-on = { $letter }의 어디에서 만남?
lines-in-at = { $at }에서 들어옴
lines-out-at = { $at }에서 나감
lines-den = 평행하면 0
lines-between-sides = x가 B 안
lines-between-edges = y가 B 안
lines-in-b = 둘 다: A가 B 안
lines-from-to = { $from }부터 { $to }까지
lines-never = 없음
lines-row-parallel = 두 직선이 평행하지 않음
lines-row-after = { $letter }의 시작점 이후
lines-row-before = { $letter }의 끝점 이전
lines-row-both-sides = { $letter }의 끝점이 { $other }의 양쪽
lines-row-not-one-side = { $letter }의 두 끝점이 { $other }의 한쪽에 있지 않음
lines-row-upright = A가 세로
lines-row-level = A가 가로
lines-row-clip-x = x축에서 나가기 전에 들어옴
lines-row-clip = 어느 축에서도 나가기 전에 둘 다 들어옴
lines-row-edge = A가 { $edge ->
    [left] 왼쪽
    [right] 오른쪽
    [upper] 위쪽
   *[lower] 아래쪽
} 변과 만남
lines-row-between = A가 { $axis }축에서 두 변 사이
lines-row-end = { $end }: B 안에 있음
lines-row-boxes = { $axis }축에서 경계 상자가 겹침
lines-row-corner = 꼭짓점 { $corner }: { $side ->
    [right] A의 오른쪽
   *[left] A의 왼쪽
}
lines-row-sample = 점 { $place }: B 안에 있음

## lines: methods
lines-ray = 광선
lines-ray-help = A를 광선(화살표가 있는 선분)으로 표시. B에 부딪힌 곳에서 끝나며, 그 위치, 시각, 법선도 표시
ray-hit = 광선이 { $at }에서 { $what ->
    [meets] B에 부딪힙니다
   *[enters] B 안으로 들어갑니다
}. 시각(0부터 1까지)은 { $time }, 법선은 { $normal }입니다.
ray-inside = 광선이 B 안에서 시작합니다. 시각은 0이고 법선은 없습니다.
ray-none = 광선이 B에 부딪히지 않습니다.
idea-products = 두 선분 모두 양 끝점이 상대의 양쪽에 있는가?
idea-products-closed = products와 같지만, < 대신 <=를 씁니다.
idea-products-int32 = products와 같지만, 32비트 정수를 씁니다.
idea-u-values = 두 직선이 어디에서 만나는가? 그곳이 두 선분 위인가?
idea-infinite = 두 직선이 평행하지 않으면 충돌입니다.
idea-clip = A는 A1(t = 0)에서 A2(t = 1)까지 갑니다. x와 y가 동시에 B 안인 때는 언제인가?
idea-four-edges = A가 네 변 가운데 하나와 만나는가?
idea-four-edges-and-start = A가 네 변 가운데 하나와 만나거나, 안쪽에서 시작하는가?
idea-edge-by-edge = A가 변의 직선과 만나는 곳이 그 변의 양 끝점 사이인가?
idea-ends = A의 끝점이 B 안에 있는가?
idea-upright-boxes = A의 경계 상자가 B와 겹치는가?
idea-corner-sides = B의 꼭짓점이 A의 양쪽에 있는가?
idea-slabs = clip과 같지만, dx가 0일 때도 1 / dx를 씁니다.
idea-sampled = A 위의 점 17개 가운데 하나가 B 안에 있는가?
explain-products = B를 따라갈 때 A1과 A2가 서로 반대쪽에 있나요? 그다음 A를 따라갈 때 B1과 B2가 서로 반대쪽에 있나요? 어느 쪽인지는 외적 값의 부호로 알 수 있고, 부호가 다르면 두 외적 값의 곱은 0보다 작습니다. 맞는 판정이지만, 맞닿기만 하면 충돌이 아닙니다. 끝점이 상대 선분 위에 있으면 곱이 0이기 때문입니다.
explain-products-closed = <=를 쓰면 맞닿은 것도 충돌입니다. 그러나 네 끝점이 모두 한 직선 위에 있으면(공선) 곱이 모두 0입니다. 그러면 한 직선 위에서 떨어져 있는 두 선분도 충돌이 됩니다. 넷이 모두 0이면 x축과 y축에서 구간이 겹치는지도 확인하세요.
explain-products-int32 = 많은 언어에서 정수는 32비트입니다. 외적 값은 좌표의 제곱만큼, 두 외적 값의 곱은 좌표의 네제곱만큼 커집니다. 300픽셀 정도면 2147483647을 넘어서 가장 작은 수부터 다시 시작합니다. 곱이 아니라 부호를 비교하세요.
explain-u-values = ua와 ub는 두 직선이 A와 B의 어디에서 만나는지를 선분 길이에 대한 비율 t로 나타냅니다(시작점 + t × (끝점 - 시작점)). 0부터 1까지면 선분 위입니다. 둘 다 den으로 나누어 구합니다. den은 두 선분의 ‘끝점 - 시작점’의 외적이고, 직선이 평행하면 0입니다. 그래서 서로 겹치는 선분도 충돌이 아니라고 합니다.
explain-infinite = 방향이 다른지만 확인합니다. 끝없이 이어지는 직선에는 맞습니다.
explain-clip = Liang과 Barsky의 방법입니다. B의 두 변 사이를 슬래브라고 합니다. 각 축에서 A는 어떤 t부터 다른 t까지 슬래브 안에 있습니다. 두 구간이 겹치는 곳에서 A는 B 안에 있습니다. A가 어디에서 들어오고 어디에서 나가는지도 알 수 있습니다. A가 축과 나란하면 0으로 나누게 되므로 따로 확인합니다.
explain-four-edges = 두 선분의 판정을 네 번 합니다. 전체가 안쪽에 있는 선분은 어느 변과도 만나지 않고, 변을 따라 놓인 선분은 그 변과 평행합니다. 그래서 둘 다 놓칩니다.
explain-four-edges-and-start = 고친 판정입니다. A가 안쪽에서 시작해도 충돌입니다. 그러면 놓치는 것이 없습니다. 다만 넓이가 0인 직사각형은 예외입니다.
explain-edge-by-edge = A가 각 변의 직선과 어디에서 만나나요? 그곳이 변의 양 끝점 사이인가요? Phaser는 이것을 네 번 쓰는데, 왼쪽 변에서는 >= 대신 >를 씁니다.
explain-ends = A가 짧을 때는 맞습니다. 뚫고 지나가는 선분은 양 끝점이 바깥쪽에 있습니다. 실제 충돌의 절반 정도를 놓칩니다.
explain-upright-boxes = 빠르므로 먼저 걸러 내는 데 알맞습니다. 기울어진 선분은 경계 상자가 크고, 그 대부분은 비어 있습니다.
explain-corner-sides = 모든 꼭짓점이 A의 직선의 같은 쪽에 있으면 충돌이 아닙니다. 그러나 직선은 A를 넘어 이어지므로, 선분이 닿지 않아도 충돌이라고 합니다.
explain-slabs = 레이캐스트에서 쓰는 슬래브 방법입니다. 1 / dx를 한 번만 계산합니다. dx가 0이면 무한대가 되지만 대부분은 문제가 없습니다. A가 변의 직선 위에 있으면 0과 무한대의 곱이 되고, 이것은 수가 아닙니다.
explain-sampled = 총알에서 흔한 첫 시도입니다. 지나가는 길 위의 점을 봅니다. 두 점 사이의 간격보다 얇은 벽은 놓칩니다. 점을 늘려도 느려지기만 하고 맞는 판정이 되지는 않습니다.

## lines: what can be done
do-lines-nudge = 마지막에 잡은 것을 1씩 이동 (Shift: 10, Ctrl: 0.1)
mouse-lines-move = 움직이기
mouse-lines-move-help = A가 포인터를 따라감 (켜져 있을 때)
mouse-lines-click = 클릭
mouse-lines-click-help = A를 그 자리에 놓음. 한 번 더 클릭하면 다시 따라감
mouse-lines-drag = 드래그
mouse-lines-drag-help = A, B 또는 그 끝점이나 꼭짓점
deal-crossing-lines = 두 선분
deal-short = 짧을 수 있는 선분
deal-parallel = 평행한 선분
deal-line-and-rectangle = 선분과 직사각형
deal-line-past-a-corner = 꼭짓점 곁
deal-inside-or-before = 안, 또는 그 앞

## lines: examples
examples-two-lines = 두 선분
examples-line-and-rectangle = 선분과 직사각형
option-lines-cross = 교차함
option-lines-t = 끝점이 상대 위
option-lines-share = 서로 겹침
option-lines-beyond = 너무 짧음
option-line-through = 직사각형을 지나감
option-line-inside = 전체가 안쪽
option-line-along-top = 위쪽 변을 따라
option-line-too-short = 직사각형에 닿지 않음
option-int32-wraps = 32비트로는 모자람
option-apart-in-line = 한 직선 위, 떨어짐
option-only-the-lines = 직선만 만남
option-line-grazes = 꼭짓점에서
option-both-ends-outside = 양 끝점이 바깥쪽
option-corners-on-both-sides = 꼭짓점이 양쪽
option-on-the-right-edge = 오른쪽 변 위
option-line-thin-wall = 얇은 벽
about-lines-lines-cross = A1은 B의 왼쪽, A2는 B의 오른쪽에 있습니다. B1은 A의 오른쪽, B2는 A의 왼쪽에 있습니다. 그래서 교차합니다.
about-lines-lines-t = A가 B 위에서 끝납니다. 외적 값 하나가 0이므로 <=이면 충돌이고 <이면 충돌이 아닙니다.
about-lines-lines-share = 서로 겹쳐 있고 den은 0입니다. u-values 방법은 den으로 나누므로 충돌이 아니라고 합니다.
about-lines-lines-beyond = 두 직선은 만나지만 끝점을 넘은 곳입니다. A의 1.42, B의 1.26 위치입니다.
about-lines-line-through = A는 t = 0.4에서 위쪽 변으로 들어와 t = 0.8에서 오른쪽 변으로 나갑니다.
about-lines-line-inside = A 전체가 B 안에 있습니다. 네 변 가운데 어느 것과도 만나지 않으므로 four-edges 방법은 충돌이 아니라고 합니다.
about-lines-line-along-top = A는 위쪽 변을 따라 놓여 있고 그 너머까지 이어집니다. B에 맞닿지만 안쪽으로는 들어가지 않습니다.
about-lines-line-too-short = A는 B를 향하지만 20 앞에서 끝납니다.
about-lines-int32-wraps = 두 선분은 교차합니다. 그러나 -50400과 50400의 곱은 32비트의 가장 작은 수보다 작아서, 0보다 큰 수가 됩니다. products-int32 방법은 충돌이 아니라고 합니다.
about-lines-apart-in-line = 둘 다 한 대각선 위에 있고, x축과 y축에서 30씩 떨어져 있습니다. 곱이 모두 0이므로 <=이면 충돌이 됩니다.
about-lines-only-the-lines = 평행하지 않은 두 직선은 언제나 만납니다. 이 두 선분은 그 전에 끝납니다.
about-lines-line-grazes = A가 왼쪽 위 꼭짓점에 맞닿습니다. edge-by-edge 방법은 왼쪽 변에서 바로 이 끝점을 뺍니다.
about-lines-both-ends-outside = A가 B의 구석을 지나가고, 양 끝점은 바깥쪽에 있습니다. ends 방법은 충돌이 아니라고 합니다.
about-lines-corners-on-both-sides = A는 B 앞에서 끝납니다. A의 직선은 이어져서 B를 지나가고, corner-sides 방법은 직선만 봅니다.
about-lines-on-the-right-edge = A는 오른쪽 변의 직선 위에 있습니다. 0과 무한대의 곱이 되어 slabs 방법은 충돌이 아니라고 합니다.
about-lines-line-thin-wall = A 위의 점들은 17.5씩 떨어져 있습니다. 벽의 너비는 10이고, 두 점 사이에 있습니다.
about-lines-wild-mini2dx-7 = 대각선과 그 옆의 정사각형입니다. 대각선의 경계 상자는 정사각형과 겹치지만, 선분은 겹치지 않습니다. 수치는 보고된 그대로입니다. mini2Dx/mini2Dx#7
about-lines-wild-libgdx-6416 = 전체가 안쪽에 있는 선분은 어느 변과도 만나지 않습니다. 고친 판정은 시작점도 확인합니다. 수치는 보고된 그대로입니다. libgdx/libgdx#6416
about-lines-wild-raylib-2080 = 600, 225에서 교차합니다. raylib은 단정밀도로 계산해서 만나는 곳을 600.00006으로 구했고, 이것은 A의 경계 상자 바깥쪽입니다. 여기서 쓰는 수로는 맞습니다. raysan5/raylib#2080

## lines: a line and a circle
lines-nearest = A에서 가장 가까운 점은 중심에서 { $far }이고, 반지름은 { $reach }입니다.
lines-line-far = A의 직선은 중심에서 { $far }이고, 반지름은 { $reach }입니다.
lines-foot-far = A 위의 수선의 발은 중심에서 { $far }이고, 반지름은 { $reach }입니다.
lines-foot-off = 수선의 발은 t = { $at }에 있습니다. A는 t = 0부터 1까지이므로 수선의 발은 A 위에 없습니다.
lines-line-misses = A의 직선은 B와 만나지 않습니다.
lines-roots-hit = A의 직선은 t = { $from }에서 B에 들어가고 t = { $to }에서 나옵니다.
lines-roots-miss = A의 직선은 t = { $from }부터 t = { $to }까지 B 안에 있습니다. 판정은 A 위에서 그런 점을 찾지 못합니다.
lines-because-buffer = 0.1만큼 길게 봅니다
lines-because-no-length = A에 길이가 없습니다
lines-because-no-root = A 전체가 안쪽에 있어 A 위에서는 들어가지도 나오지도 않습니다
lines-because-first-root = A가 안쪽에서 시작하고, 직선은 그 앞에서 이미 들어갔습니다
lines-because-only-end = A의 끝점이 B 안에 있지만 수선의 발은 A 위에 없습니다
lines-row-roots = 들어감, 나옴
lines-row-foot = 수선의 발이 있는 곳
lines-row-before-start = 발이 A1보다 앞
lines-row-beyond-end = 발이 A2보다 뒤
lines-row-from-start = { $name }: A1보다 앞이 아님
lines-row-to-end = { $name }: A2보다 뒤가 아님
lines-row-length = A에 길이가 있음
lines-row-disc = 직선이 원과 만남
lines-row-reach = 충분히 가까움
lines-row-on-a = 발이 A 위(0.1까지)
idea-clamped = A에서 가장 가까운 점이 중심에 충분히 가까운가?
idea-ends-then-foot = A의 끝점이나 수선의 발이 B 안에 있는가?
idea-foot-on-segment = 수선의 발이 A 위에 있고 충분히 가까운가?
idea-unclamped = 수선의 발이 어디에 있든 충분히 가까운가?
idea-either-root = 직선이 A 위에서 B에 들어가거나 나오는가?
idea-first-root = 직선이 A 위에서 B에 들어가는가?
explain-clamped = 수선의 발은 중심에서 A에 직각으로 그은 선이 A와 만나는 점입니다. 발이 A1보다 앞이거나 A2보다 뒤이면 그 끝점이 가장 가까운 점입니다. 거기까지의 거리와 반지름을 모두 제곱해서 비교합니다. 맞는 판정입니다.
explain-ends-then-foot = 먼저 두 끝점, 다음에 수선의 발입니다. 발이 A 위에 있는지는 거리로 묻고, 0.1만큼 길어도 됩니다. 그래서 끝점 바로 뒤의 원이 충돌이 될 수 있습니다.
explain-foot-on-segment = 수선의 발이 A 위에 없으면 충돌이 아닙니다. 하지만 그때도 끝점이 원 안에 있을 수 있습니다. 짧은 선분에서는 충돌의 3분의 2를 놓칩니다.
explain-unclamped = 중심과 직선 사이의 거리입니다. 직선은 양 끝점 너머로 이어집니다. 원 앞에서 끝나는 선분도 충돌이 됩니다.
explain-either-root = 직선이 원과 만나는 점을 구합니다. 전체가 안쪽에 있는 선분에서는 그런 점이 A 위에 없습니다.
explain-first-root = 두 점 가운데 첫째만 봅니다. 안쪽에서 시작하는 선분에서는 그 점이 시작보다 앞에 있습니다.
deal-line-and-circle = 선분과 원
examples-line-and-circle = 선분과 원
option-circle-through = 원을 지남
option-circle-tangent = 원에 맞닿음
option-circle-inside = 전체가 원 안
option-circle-too-short = 원에 못 미침
option-circle-end-in = 끝점만 안
option-circle-leaves = 안에서 밖으로
option-circle-buffer = 간격 0.04
about-lines-circle-through = 수선의 발은 t = 0.6에 있고 중심에서 26.8입니다. 반지름이 50이므로 A는 원을 지납니다.
about-lines-circle-tangent = 수선의 발은 중심에서 50이고, 반지름도 50입니다. A는 원에 맞닿습니다.
about-lines-circle-inside = A 전체가 안쪽에 있어서 들어가는 점도 나오는 점도 없습니다. either-root는 충돌이 아니라고 답합니다.
about-lines-circle-too-short = A는 중심을 향하지만 원보다 10 앞에서 끝납니다. unclamped는 A가 아니라 직선을 봅니다.
about-lines-circle-end-in = A2는 원 안에 있습니다. 수선의 발은 t = 1.25로 A2보다 뒤에 있어서, foot-on-segment는 충돌이 아니라고 답합니다.
about-lines-circle-leaves = A는 중심에서 시작합니다. 직선은 A1보다 앞인 t = -0.417에서 들어갔고, first-root는 그것만 봅니다.
about-lines-circle-buffer = 원은 A2 바로 뒤에 있습니다. ends-then-foot는 A를 0.1만큼 길게 보고 충돌이라고 답합니다.
about-lines-wild-godot-26698 = 원 안에서 시작하는 선분입니다. 두 점 가운데 첫째만 보았습니다. 판정은 고쳐졌고, 여기의 수는 직접 고른 것입니다. godotengine/godot#26698

## turned: the verdict, and why
turned-title = 회전한 도형
turned-asks = 회전한 두 도형이 충돌할까?
turned-invitation = A는 포인터를 따라옵니다. B 위로 가져가 보세요. 클릭하면 그 자리에 멈춥니다.
turned-rests = A가 여기에 멈췄습니다. A나 꼭짓점, 돌리는 손잡이를 드래그하면 움직일 수 있고, 다시 클릭하면 따라옵니다.
turned-axis = { $whose }의 { $side ->
    [width] 너비
   *[height] 높이
} 방향
turned-axis-edge = { $whose }의 변 { $edge }에 수직인 방향
turned-axis-corner = 가장 가까운 꼭짓점 방향
turned-apart = 떨어짐 ({ $axis }으로 { $by })
turned-apart-only = 떨어짐
turned-touching = 맞닿음
turned-overlapping = 겹침 ({ $axis }, 밖으로 { $by })
turned-shared = 겹침
turned-far = 떨어짐 ({ $by })
turned-point-in = P가 B의 안쪽
turned-point-on-edge = P가 B의 변 위
turned-point-out = P가 B의 바깥쪽 (변에서 { $by })
turned-says-gap = { $axis }으로 { $by }만큼 간격이 있습니다.
turned-says-and = { $says } { $more }
turned-only-boxes = 그래도 경계 상자끼리는 겹칩니다.
turned-says-touch = { $axis }으로는 그림자가 맞닿기만 합니다.
turned-says-overlap = 축 { $count }개 가운데 어디에도 간격이 없습니다. 가장 작은 겹침은 { $axis }으로 { $by }입니다.
turned-says-no-gap = 축 { $count }개 가운데 어디에도 간격이 없습니다.
turned-back-hit = A의 각도만큼 되돌리면, A의 너비 방향으로도 높이 방향으로도 B가 충분히 가깝습니다.
turned-back-miss = A의 각도만큼 되돌리면, A의 너비 방향이나 높이 방향으로 B가 너무 멉니다.
turned-centres-hit = 둘 다 회전하지 않았다고 보면, x축과 y축 모두에서 충분히 가깝습니다.
turned-centres-miss = 둘 다 회전하지 않았다고 보면, x축이나 y축에서 너무 멉니다.
turned-boxes-hit = 두 경계 상자가 겹칩니다.
turned-boxes-miss = 두 경계 상자가 떨어져 있습니다.
turned-corner-in = { $corner } 꼭짓점이 { $other } 안에 있습니다.
turned-corner-some = 한 도형의 꼭짓점이 다른 도형 안에 있습니다.
turned-no-corner = 상대 안에 있는 꼭짓점이 없습니다.
turned-edges-meet = A의 변({ $edge })이 B의 변({ $other })과 만납니다.
turned-no-edges = A의 변 가운데 B의 변과 만나는 것이 없습니다.
turned-no-edges-no-corner = 만나는 변이 없고, B1도 A 안에 있지 않습니다.
turned-no-edges-no-corners = 만나는 변이 없고, B1은 A 안에, A1은 B 안에 있지 않습니다.
turned-in-half = 이 판정은 P가 B의 중심에서 볼 때 { $at }에 있다고 봅니다. 너비와 높이의 절반 안입니다.
turned-not-in-half = 이 판정은 P가 B의 중심에서 볼 때 { $at }에 있다고 봅니다. 너비나 높이의 절반을 벗어납니다.
turned-four-sides = P가 네 변 모두의 안쪽에 있습니다.
turned-not-four-sides = P가 네 변 모두의 안쪽에 있지는 않습니다.
turned-box-hit = B의 경계 상자와 충돌합니다.
turned-box-miss = B의 경계 상자와 충돌하지 않습니다.
turned-near = B의 가장 가까운 점까지의 거리는 { $far }이고, 반지름은 { $reach }입니다.
turned-not-near = B의 가장 가까운 점까지의 거리는 { $far }이고, 반지름은 { $reach }입니다.
turned-edge-near = 중심에서 변 { $edge }까지의 거리가 반지름 이하입니다.
turned-corner-near = 중심에서 { $corner } 꼭짓점까지의 거리가 반지름 이하입니다.
turned-centre-in = A의 중심이 B 안에 있습니다.
turned-no-corner-near = A의 중심이 B 안에 있지 않고, 충분히 가까운 꼭짓점도 없습니다.
turned-no-edge-near = A의 중심에 충분히 가까운 변이 없습니다.
turned-no-edge-near-not-in = 충분히 가까운 변이 없고, A의 중심도 B 안에 있지 않습니다.
turned-because-touching = 맞닿기만 해서, 답이 반올림이나 맞닿음을 보는 규칙에 달렸습니다
turned-because-concave = 축에서 보면 도형의 오목한 곳이 메워진 것처럼 보입니다
turned-because-of-b = 간격은 B의 축에만 있고, 이 판정은 그 축을 보지 않습니다
turned-because-other-angle = B는 각도가 달라서, A의 각도만큼 되돌려도 아직 회전해 있습니다
turned-because-unturned = 회전한 것을 생각하지 않습니다
turned-because-boxes = 경계 상자에는 도형이 없는 곳이 있고, 그곳에서 경계 상자끼리 겹칩니다
turned-because-no-corner = 꼭짓점이 상대 안에 없어도 겹칠 수 있습니다
turned-because-inside = 한 도형 전체가 다른 도형 안에 있어서 만나는 변이 없습니다
turned-because-a-inside = A 전체가 B 안에 있는데, B1만 봅니다
turned-because-on-corners = 겹치지만 변끼리는 꼭짓점에서, 또는 변을 따라서만 만납니다
turned-because-on = 각도만큼 되돌리지 않고 더 돌립니다
turned-because-pivot = 중심이 아니라 꼭짓점을 기준으로 되돌립니다
turned-because-degrees = cos과 sin은 라디안을 받는데, 도를 넣습니다
turned-because-not-back = B가 회전하지 않았다고 봅니다
turned-because-box = B의 경계 상자는 구석이 비어 있습니다
turned-because-past-corner = 가장 가까운 꼭짓점을 지나는 축에만 간격이 있습니다
turned-because-circle-inside = A가 안쪽에 있어서 어느 변에도 닿지 않습니다
turned-because-edge-only = 변의 가운데만 충분히 가깝습니다
turned-sum-gap = 간격 있음:
turned-sum-no-gap = 축 { $count }개에 간격 없음:
turned-sum-near = 둘 다 충분히 가까움:
turned-sum-far = 하나는 너무 멂:
turned-box = { $whose }의 경계 상자
turned-out-by = 밖으로 { $by }
turned-corners = { $whose }의 꼭짓점: { $corners }

## turned: what a row asks and computes
turned-row-axis = { $whose }의 { $side ->
    [width] 너비
   *[height] 높이
} 방향
turned-row-axis-edge = { $whose }의 변 { $edge }
turned-row-gap = 간격 { $by }
turned-row-touch = 맞닿음
turned-row-overlap = 겹침 { $by }
turned-row-within = 겹침 { $shared }, 밖으로 { $out }
turned-legend-out = 밖으로: 그림자가 떨어질 때까지의 거리
turned-row-near = { $whose }의 { $side ->
    [width] 너비
   *[height] 높이
} 방향: 충분히 가까움
turned-row-near-on = { $axis }축에서 충분히 가까움
turned-row-meets = A의 변 { $edge }: B와 만남
turned-row-inside = { $corner }: { $other } 안에 있음
turned-ray-of = { $corner }의 반직선
turned-ray-of-centre = 중심의 반직선
turned-ray = { $whose }: { $count ->
    [0] 교차하는 변 없음
   *[other] 변 { $count }개와 교차
}
turned-row-back = B에서 본 { $letter }, 되돌림
turned-row-on = B에서 본 { $letter }, 더 돌림
turned-row-pivot = 꼭짓점 기준 P
turned-row-degrees = P를 되돌림, 도를 라디안으로
turned-row-from-centre = B에서 본 { $letter }
turned-row-nearest = B의 가장 가까운 점
turned-row-half = B의 { $side ->
    [width] 너비
   *[height] 높이
}의 절반 안
turned-row-half-on = { $axis }축에서 크기의 절반 안
turned-row-box = P가 경계 상자의 { $edge ->
    [left] 왼쪽 끝보다 오른쪽
    [right] 오른쪽 끝보다 왼쪽
    [upper] 위쪽 끝보다 아래
   *[lower] 아래쪽 끝보다 위
}
turned-row-reach = 거리가 반지름 이하
turned-row-side = 변 { $edge }의 안쪽
turned-row-edge = 변 { $edge }: 충분히 가까움
turned-row-centre = 중심이 B 안에 있음
turned-row-corner = { $corner }: 충분히 가까움

## turned: methods
idea-sat = 행마다 한 축에 생기는 두 그림자입니다. 수는 0,0에서 잰 축 위의 위치입니다. 간격은 하나면 충분합니다.
idea-one-turned-back = A의 변만 따라 바라봅니다.
idea-all-turned-back = 둘 다 A의 각도만큼 되돌리고, B가 회전하지 않았다고 봅니다.
idea-unturned = 아무것도 회전하지 않았다고 봅니다.
idea-turned-upright-boxes = 두 경계 상자가 겹치는가?
idea-turned-corners = 꼭짓점이나 중심이 상대 안에 있는가?
idea-turned-edges = 변끼리 만나는가?
idea-round-corners = 중심이 안쪽에 있거나, 충분히 가까운 꼭짓점이 있는가?
idea-round-edges = 충분히 가까운 변이 있는가?
idea-edges-and-a-corner = 변끼리 만나거나, B1이 A 안에 있는가?
idea-edges-and-both = 변끼리 만나거나, 첫 꼭짓점이 상대 안에 있는가?
idea-turned-back = 점을 B의 각도만큼 되돌립니다. 그러면 B는 회전하지 않은 직사각형입니다.
idea-four-sides = P가 네 변 모두의 안쪽에 있는가?
idea-turned-on = 점을 B의 각도만큼 돌립니다. 되돌리는 것과 반대 방향입니다.
idea-corner-pivot = 점을 B의 꼭짓점을 기준으로 되돌립니다.
idea-degrees = cos과 sin에 도를 넣어 되돌립니다.
idea-upright-box = B의 경계 상자를 씁니다.
idea-edges-or-inside = 충분히 가까운 변이 있거나, 중심이 안쪽에 있는가?
idea-sat-normals = 행마다 B의 한 변에 수직인 축에 생기는 두 그림자입니다. 간격은 하나면 충분합니다.
idea-sat-and-corner = sat-normals와 같지만, 가장 가까운 꼭짓점을 지나는 축도 봅니다.
explain-sat = 분리축 정리(SAT)입니다. 오목한 곳이 없는 두 도형은 사이에 직선을 그을 수 있으면 떨어져 있고, 그을 수 없으면 떨어져 있지 않습니다. 그런 직선이 있으면 어느 변과 평행한 것도 있습니다. 그래서 변마다 그 변을 따라 바라봅니다. 그 변에 수직인 축에서 A와 B의 그림자(정사영)는 어디에서 시작하고 어디에서 끝나나요? 간격이 하나라도 있으면 떨어져 있습니다. 평행한 변은 한 번만 보면 되므로, 회전한 두 직사각형(OBB)의 축은 네 개입니다. 간격이 없으면 가장 작은 겹침이 밖으로 나가는 가장 짧은 길입니다. 오목한 곳이 있는 다각형은 그곳이 메워진 것처럼 보입니다.
explain-one-turned-back = 판정의 절반입니다. A의 축만 봅니다. A 쪽에서 보아 B의 경계 상자를 쓰는 것과 같습니다. 간격이 B의 축에만 있으면 충돌이라고 합니다.
explain-all-turned-back = 2009년에 HSP 글의 독자가 보낸 답입니다. 둘 다 A의 각도만큼 되돌립니다. 그러면 A는 회전하지 않은 직사각형이 되지만, B도 그렇게 되는 것은 두 각도가 같을 때뿐입니다.
explain-unturned = 회전하지 않은 직사각형의 판정에 같은 수를 그대로 씁니다. 그림이 회전한 것은 생각하지 않습니다.
explain-turned-upright-boxes = 모든 꼭짓점을 둘러싼 경계 상자끼리의 판정입니다. 빠르므로 먼저 걸러 내는 데 알맞습니다. 경계 상자가 떨어져 있으면 도형도 떨어져 있습니다. 겹치면 아직 아무것도 알 수 없습니다.
explain-turned-corners = 흔한 첫 시도입니다. 한 도형의 꼭짓점이 다른 도형 안에 있는지 봅니다. 두 막대가 십자로 교차하는 곳에는 꼭짓점이 없습니다. 변의 가운데와 겹치는 원 안에도 꼭짓점이 없습니다.
explain-turned-edges = 변끼리 만나면 충돌입니다. 그러나 전체가 상대 안에 있는 도형은 어느 변과도 만나지 않습니다.
explain-round-corners = 흔히 처음에 시도하는 판정입니다. 변의 가운데에 겹친 원을 놓칩니다.
explain-round-edges = 변마다 가장 가까운 점을 봅니다. 모든 변에서 떨어져 전체가 안쪽에 있는 원을 놓칩니다.
explain-edges-and-a-corner = edges를 고친 판정입니다. B의 첫 꼭짓점이 A 안에 있어도 충돌입니다. A가 B 안에 있을 수도 있으므로 절반만 고친 것입니다.
explain-edges-and-both = 변과, 두 도형의 첫 꼭짓점을 봅니다. 어떤 모양의 도형에도 맞는 판정입니다. 맞닿음이 충돌이 아니라면 놓치는 것이 하나 남습니다. 겹치지만 변끼리는 꼭짓점에서, 또는 변을 따라서만 만나는 도형입니다.
explain-turned-back = 보통 쓰는 방법입니다. B의 중심에서 점까지의 화살표를 B의 각도만큼 되돌립니다. 그러면 B는 중심이 0이고 회전하지 않은 직사각형이 되어, 너비의 절반과 높이의 절반만 있으면 됩니다. 맞는 판정입니다.
explain-four-sides = 볼록한 도형의 판정입니다. 모든 변의 안쪽에 있는지 봅니다. 맞는 판정입니다.
explain-turned-on = 부호 하나가 틀립니다. 점을 되돌리지 않고 더 돌립니다. 그러면 거울에 비친 위치를 보게 됩니다. 중심 가까이에서는 우연히 맞습니다.
explain-corner-pivot = 0도일 때 왼쪽 위에 있는 꼭짓점을 기준으로 되돌립니다. 많은 프로그램이 그 꼭짓점을 기준으로 돌려서 그립니다. 이 직사각형은 중심을 기준으로 회전했습니다.
explain-degrees = cos(30)은 30라디안의 코사인이고, 30라디안은 거의 다섯 바퀴입니다. 먼저 pi / 180을 곱하세요.
explain-upright-box = 모든 꼭짓점을 둘러싼 경계 상자입니다. 45도 회전한 정사각형은 경계 상자의 절반만 채웁니다.
explain-edges-or-inside = 각 변에서 가장 가까운 점을 봅니다. 중심이 안쪽에 있는지는 중심에서 그은 반직선으로 봅니다. 맞는 판정입니다.
explain-sat-normals = 변에 수직인 축만 봅니다. 꼭짓점 너머의 원은 떨어져 있어도 어느 축에도 간격이 없을 수 있습니다.
explain-sat-and-corner = 중심에서 가장 가까운 꼭짓점으로 축을 하나 더 긋습니다. 오목한 곳이 없는 도형에는 맞는 판정입니다.

## turned: what can be done
do-turned-nudge = 마지막에 잡은 것을 1씩 이동 (Shift: 10, Ctrl: 0.1)
do-turned-turn-on = 시계 방향으로 1° 돌리기
do-turned-turn-back = 반시계 방향으로 1° 돌리기
do-turned-turn-on-far = 시계 방향으로 15° 돌리기
do-turned-turn-back-far = 반시계 방향으로 15° 돌리기
mouse-turned-move = 움직이기
mouse-turned-move-help = A가 포인터를 따라감 (켜져 있을 때)
mouse-turned-click = 클릭
mouse-turned-click-help = A를 그 자리에 놓음. 한 번 더 클릭하면 다시 따라감
mouse-turned-drag = 드래그
mouse-turned-drag-help = A, B 또는 꼭짓점 (중심은 그대로)
mouse-turned-turn = 손잡이 드래그
mouse-turned-turn-help = 1°씩 돌림 (Shift: 15°, Ctrl: 4:3처럼 꼭짓점이 정수인 방향)
deal-near-a-corner = 변 가까이의 꼭짓점
deal-one-axis-of-b = 한쪽 끝 옆
deal-like-a-plus = 두 막대
deal-turned-point = 점
deal-turned-circle = 원
deal-in-the-notch = 오목한 곳
deal-past-the-corner = 꼭짓점 너머의 원

## turned: examples
examples-turned-rectangles = 회전한 직사각형
examples-turned-polygons = 다각형
examples-turned-points = 점
examples-turned-circles = 원
option-turned-gap = 한 축에 간격
option-turned-overlap = 간격 없음
option-turned-touch = 꼭짓점이 맞닿음
option-turned-plus = 십자
option-turned-only-b = B의 축에만
option-turned-bar-and-post = 가로 막대와 세로 막대
option-turned-equal-angles = 같은 각도
option-turned-inside = 하나가 안쪽
option-turned-a-rect = 하나는 회전 없음
option-turned-ramp = 비탈 위
option-turned-notch = 오목한 곳
option-turned-star = 별
option-turned-a-in-b = A가 B 안
option-turned-die = 오목한 곳의 주사위
option-turned-mirror = 거울에 비친 위치
option-turned-level = 중심과 같은 높이
option-turned-along = B를 따라
option-turned-pivot = 꼭짓점을 기준으로
option-circle-mirror = 거울 위치의 원
option-circle-in-the-box = 경계 상자 안
option-circle-on-the-edge = 변의 가운데
option-circle-past-the-corner = 꼭짓점 너머
option-circle-in-the-notch = 오목한 곳의 원
option-circle-in-the-triangle = 전체가 삼각형 안
about-turned-turned-gap = A의 높이 방향으로 20만큼 간격이 있습니다. x축과 y축 모두에서 경계 상자는 겹칩니다.
about-turned-turned-overlap = 네 축 어디에도 간격이 없습니다. 밖으로 나가는 가장 짧은 길은 A의 높이 방향으로 20입니다.
about-turned-turned-touch = A의 꼭짓점이 B의 왼쪽 변 위에 있습니다. sat 방법에서 맞닿음은 충돌이 아닙니다.
about-turned-turned-plus = 두 막대가 십자로 교차합니다. 상대 안에 있는 꼭짓점이 없으므로 corners 방법은 충돌이 아니라고 합니다.
about-turned-turned-only-b = A의 두 축에서는 그림자가 모두 겹칩니다. 간격은 B의 높이 방향에만 있고, one-turned-back 방법은 그곳을 보지 않습니다.
about-turned-turned-bar-and-post = 가로 막대와, 같은 막대를 90도 돌린 세로 막대입니다. A의 각도인 0만큼 되돌리면 B도 가로 막대로 봅니다.
about-turned-turned-equal-angles = 둘의 각도가 같습니다. unturned 방법은 둘 다 회전하지 않았다고 보고 충돌이 아니라고 합니다.
about-turned-turned-inside = A 전체가 B 안에 있습니다. 만나는 변이 없으므로 edges 방법은 충돌이 아니라고 합니다.
about-turned-turned-a-rect = A는 회전하지 않았습니다. 네 축 가운데 둘은 x축과 y축입니다.
about-turned-turned-ramp = 비탈 위의 상자입니다. 밖으로 나가는 가장 짧은 길은 비탈에 수직으로 5입니다.
about-turned-turned-notch = A는 B의 오목한 곳에 있습니다. 어느 축에서 보아도 그곳이 메워진 것처럼 보이므로 sat 방법은 충돌이라고 합니다.
about-turned-turned-star = 두 삼각형이 별을 이룹니다. 상대 안에 있는 꼭짓점이 없으므로 corners 방법은 충돌이 아니라고 합니다.
about-turned-turned-a-in-b = A 전체가 B 안에 있습니다. 만나는 변이 없고, B1은 A 안에 있지 않으며, A1은 보지 않습니다.
about-turned-turned-die = 변과, 두 도형의 첫 꼭짓점을 봅니다. 오목한 곳이 있어도 맞는 판정입니다.
about-turned-turned-mirror = P는 바깥쪽에 있습니다. 거울에 비친 위치는 안쪽이고, turned-on 방법은 그곳을 봅니다.
about-turned-turned-level = P는 중심과 같은 높이에 있지만 B는 기울어져 있습니다. unturned 방법은 안쪽이라고 합니다.
about-turned-turned-along = P는 B의 중심에서 B를 따라 50만큼 떨어져 있습니다. 너비의 절반보다 가까우므로 안쪽입니다.
about-turned-turned-pivot = B는 90도 회전했습니다. 중심이 아닌 점을 기준으로 되돌리면 P가 안쪽에 놓입니다.
about-turned-circle-mirror = A는 떨어져 있습니다. 거울에 비친 위치라면 B와 충돌합니다.
about-turned-circle-in-the-box = A는 B의 경계 상자의 빈 구석에 있습니다.
about-turned-circle-on-the-edge = A가 긴 변의 가운데와 겹칩니다. 양 끝의 꼭짓점은 멀리 있으므로 corners 방법은 충돌이 아니라고 합니다.
about-turned-circle-past-the-corner = A는 꼭짓점 너머에 있습니다. 어느 변에 수직인 방향으로도 그림자는 겹칩니다. 간격은 꼭짓점으로 그은 직선 위에만 있습니다.
about-turned-circle-in-the-notch = A는 오목한 곳에 있고, 그곳의 두 변에서 떨어져 있습니다. 축에서 보면 그곳이 메워진 것처럼 보입니다.
about-turned-circle-in-the-triangle = A 전체가 안쪽에 있고, 가까운 변이 없습니다. edges 방법은 충돌이 아니라고 합니다.
about-turned-wild-web-dashers-174 = 가시와 블록입니다. 가시의 경계 상자는 블록에 닿지만 가시는 닿지 않습니다. 수치는 hantei에서 정했습니다. web-dashers#174
about-turned-wild-corehtml5canvas-11 = 오목한 곳이 있는 도형과 그 옆의 상자입니다. 축에서 보면 오목한 곳이 보이지 않아서 충돌이라고 합니다. 수치는 보고된 그대로입니다. corehtml5canvas#11
about-turned-wild-sat-js-68 = L자 모양의 구석에 있는 상자입니다. 축에서 보면 L자 모양이 메워진 것처럼 보입니다. 수치는 보고된 그대로입니다. jriecken/sat-js#68
about-turned-wild-love2d-die = 꼭짓점을 아래로 하고 선 주사위 안의 점입니다. 꼭짓점을 기준으로 되돌리면 바깥쪽이 됩니다. 수치는 r/love2d의 질문을 바탕으로 hantei에서 정했습니다.

## lines: a line and a polygon, or a turned rectangle
lines-reaches-in = B 안쪽까지 들어감
lines-in-parts = B 안에 { $count }번 들어감
lines-meets-the-edge = A는 B의 변 { $edge }에서 B와 만납니다.
lines-crosses-none = A는 B의 어느 변도 가로지르지 않습니다.
lines-meets-none-start = A는 B의 어느 변과도 만나지 않고, A1은 B 안에 없습니다.
lines-crosses-none-start = A는 B의 어느 변도 가로지르지 않고, A1은 B의 안쪽에 없습니다.
lines-end-on-edge = { $end } 끝점이 B의 변 위에 있고, 여기서는 안쪽으로 봅니다.
lines-no-end-inside = A의 끝점 가운데 B의 안쪽에 있는 것이 없습니다.
lines-numbers-hit = 판정의 계산으로는 A가 B와 만납니다.
lines-numbers-miss = 판정의 계산으로는 A가 B와 만나지 않습니다.
lines-inner-whole = A 전체가 모든 변의 안쪽에 있습니다.
lines-inner-at = t = { $at }에서 A는 모든 변의 안쪽에 있습니다. t는 A의 시작점에서 0, 끝점에서 1입니다.
lines-inner-hit = t = { $from }부터 t = { $to }까지 A는 모든 변의 안쪽에 있습니다.
lines-inner-none = 변 { $edge }의 안쪽에는 A의 어느 부분도 없습니다.
lines-inner-miss = A는 변 { $first }에서 나간 뒤(t = { $out }) 변 { $then }에서 들어옵니다(t = { $into }).
lines-unturned-hit = A는 돌리기 전의 직사각형과 충돌합니다.
lines-unturned-miss = A는 돌리기 전의 직사각형과 충돌하지 않습니다.
lines-because-unturned = 판정이 B의 각도를 쓰지 않습니다
lines-because-flat = B의 꼭짓점이 모두 한 직선 위에 있습니다
lines-because-tangled = B의 변끼리 교차하거나 맞닿고, 판정은 그런 도형을 생각하지 않습니다
lines-because-concave = B에 오목한 곳이 있어서 변의 바깥쪽에도 B의 부분이 있습니다
lines-because-no-end = A의 일부는 B의 안쪽에 있지만 끝점은 둘 다 안쪽에 없습니다
lines-because-no-crossing = A의 일부는 B의 안쪽에 있지만, A는 변에 맞닿기만 하고 변을 가로지르지 않습니다
lines-because-start-counts = A1이 변 위에 있고, 반직선으로 세면 안쪽이 됩니다
lines-because-on-line = A가 변을 연장한 직선 위에 있어서 만나든 만나지 않든 그 변의 두 곱이 모두 0입니다
lines-because-doubled = B의 두 꼭짓점이 같은 점이고, 그 변의 두 곱이 모두 0입니다
lines-row-meets = 변 { $edge }: A와 만남
lines-row-crosses = 변 { $edge }: A가 가로지름
lines-row-end-on = { $end }: 변 { $edge } 위에 있음
lines-row-height = 변 { $edge }: { $end }의 높이에 걸침
lines-row-ray = 변 { $edge }: { $end }의 반직선과 만남
lines-row-along = 변 { $edge }: A와 평행
lines-row-inner = 변 { $edge }: 평행하고 안쪽
lines-row-left = 변 { $edge }까지: 나가기 전에 들어옴
lines-row-crossed = { $end }의 반직선과 만나는 변
lines-inner = 변 { $edge }의 안쪽
lines-inner-all = 모든 변의 안쪽
lines-sum-inner = 모든 변의 안쪽:
lines-sum-not-inner = 모든 변의 안쪽이 되지 않음:
idea-line-edges = A가 B의 변과 만나는가?
idea-edges-and-start = A가 B의 변과 만나거나, 안쪽에서 시작하는가?
idea-line-clip = 변마다 안쪽이 있습니다. A가 동시에 모든 변의 안쪽인 때는 언제인가?
idea-line-products = 외적의 부호로 볼 때 A가 변을 가로지르거나, 안쪽에서 시작하는가?
idea-line-unturned = clip과 같지만, 돌리기 전의 직사각형을 씁니다.
explain-line-edges = 두 선분의 판정을 변마다 합니다. 전체가 안쪽에 있는 선분은 어느 변과도 만나지 않고, 변을 따라 놓인 선분은 그 변과 평행합니다. 둘 다 놓칩니다.
explain-edges-and-start = A가 안쪽에서 시작하는지는 오른쪽으로 뻗은 반직선으로 알 수 있습니다. 안쪽이면 만나는 변의 수가 홀수입니다. 변을 따라 놓여 꼭짓점 앞에서 끝나는 선분만 놓칩니다.
explain-line-clip = Cyrus와 Beck의 방법입니다. A는 각 변의 직선에서 그 변의 안쪽으로 들어오거나 안쪽에서 나갑니다. 마지막에 들어온 때와 처음 나간 때로 정합니다. 오목한 도형은 변의 바깥쪽에도 부분이 있으므로 볼록한 도형에서만 맞습니다.
explain-line-products = 두 선분처럼 변마다 두 곱을 보고, 시작점은 반직선으로 봅니다. A가 꼭짓점을 지나면 거기 있는 두 변에서 곱이 0이 되고, <이면 둘 다 만나지 않는 것이 됩니다.
explain-line-unturned = 중심, 너비, 높이만 쓰고 각도를 잊습니다. 0도나 180도이면 맞습니다.
deal-line-and-polygon = 선분과 다각형
deal-line-and-turned = 선분과 회전한 직사각형
examples-line-and-polygon = 선분과 다각형
examples-line-and-turned = 선분과 회전한 직사각형
option-line-polygon-through = 다각형을 지남
option-line-arm-to-arm = 뻗은 두 부분 사이
option-line-in-polygon = 전체가 다각형 안
option-line-on-polygon-edge = 변 위, 변보다 짧음
option-line-through-corner = 꼭짓점을 지남
option-line-turned-through = 회전한 직사각형을 지남
option-line-unturned-hit = 돌리기 전에만 충돌
option-line-unturned-miss = 돌린 뒤에만 충돌
about-lines-line-polygon-through = A는 t = 0.2에서 변 1–2의 안쪽으로 들어오고 t = 0.8에서 변 2–3의 안쪽에서 나갑니다. 그 사이에는 세 변 모두의 안쪽, 곧 B 안에 있습니다.
about-lines-line-arm-to-arm = A의 두 끝점은 B의 뻗은 두 부분 안에 하나씩 있습니다. 그러나 A는 t = 0.24에서 변 4–1의 안쪽에서 나가고 t = 0.76에서 변 3–4의 안쪽으로 들어옵니다. 그래서 clip은 충돌이 아니라고 답합니다.
about-lines-line-in-polygon = A 전체가 B 안에 있습니다. 세 변 가운데 어느 것과도 만나지 않으므로 edges는 충돌이 아니라고 답합니다.
about-lines-line-on-polygon-edge = A는 변 3–1 위에 있고 꼭짓점 앞에서 끝납니다. 변과 평행해서 만나는 위치를 구하지 않으므로 edges-and-start는 충돌이 아니라고 답합니다.
about-lines-line-through-corner = A는 꼭짓점 2로 들어갑니다. 거기 있는 두 변에서 곱이 0이고, <이면 만나지 않는 것이 됩니다. products는 충돌이 아니라고 답합니다.
about-lines-line-turned-through = A는 t = 0.3에서 변 3–4의 안쪽으로 들어오고 t = 0.7에서 변 1–2의 안쪽에서 나갑니다. 그 사이에는 B 안에 있습니다.
about-lines-line-unturned-hit = A는 B의 옆을 지납니다. 돌리기 전의 B는 가로로 놓여 있고 A가 그것을 지납니다. unturned는 충돌이라고 답합니다.
about-lines-line-unturned-miss = A는 B의 위쪽 끝을 지납니다. 돌리기 전의 B는 더 아래에 있어서 unturned는 충돌이 아니라고 답합니다.

# 프로그램 앞에 있는 글
article-hint = 누른 다음 A를 B로 드래그하세요
article-skip = 본문으로 가기
article-untranslated = 이 글은 아직 번역되지 않았습니다.
article-program = 프로그램 열기
article-languages = 언어
article-sections = 차례
article-section-link = 이 절의 링크: { $section }
article-put-on-b = 대신 B 위에 놓기
article-rows = 비교
article-try = 누르면 여기서 움직여 볼 수 있습니다
article-course = 직접 해 보기
article-course-about = { $chapters }장, { $steps }단계. 단계마다 하거나 맞혀 볼 것이 하나 있습니다.
article-course-step = 코스 { $step } ‘{ $title }’
article-map = A와 B의 모든 배치. 가로는 x, 세로는 y
article-script-section = { $count }절 가운데 { $place }절
article-script-open = hantei에서 열기
article-script-live = 움직이는 그림: { $says }
article-script-wrong = { $total }가지 가운데 { $wrong }가지에서 틀림
article-script-border = 맞닿음을 { $border ->
    [hits] 충돌로
   *[misses] 충돌이 아닌 것으로
} 보고 확인했습니다
article-script-at-first = 처음 상태:
article-script-apart = 떨어져 있는데도 이 판정은 충돌이라고 합니다.
article-script-overlapping = 겹쳐 있는데도 이 판정은 충돌이 아니라고 합니다.
article-script-touching-hit = 맞닿았을 뿐인데 이 판정은 충돌이라고 합니다.
article-script-touching-miss = 맞닿아 있고, 이 판정은 충돌이 아니라고 합니다.
article-script-no-judge = 여기서는 판정을 확인할 수 없습니다. 브라우저가 필요한 파일을 읽지 못했습니다.

# The judge of code after a hit
after-hit-also = 충돌한 뒤에 실행되는 코드도 들어 있습니다. 그 코드는 hantei judge response 명령으로 판정합니다.
after-hit-kind = 충돌한 뒤에 실행되는 코드입니다.
after-hit-right = 곧은 움직임에 대해 맞습니다. { $cases }가지 경우 모두에서 { $method } 방법과 같았습니다(시험했을 뿐 증명은 아닙니다).
after-hit-is = 이 코드는 { $method } 방법입니다. { $cases }가지 경우 모두에서 같았습니다(시험했을 뿐 증명은 아닙니다).
after-hit-is-outside = 이 코드는 { $method } 방법입니다. 처음부터 A가 블록과 겹친 경우를 빼면 { $cases }가지 경우 모두에서 같았습니다(시험했을 뿐 증명은 아닙니다).
after-hit-is-in-rows = 이 코드는 { $method } 방법입니다. 한 줄로 놓이지 않은 타일에 부딪히는 경우{ $inside ->
    [yes] 와 처음부터 A가 블록과 겹친 경우
   *[no] {""}
}를 빼면 { $cases }가지 경우 모두에서 같았습니다(시험했을 뿐 증명은 아닙니다).
after-hit-none = 다섯 방법 가운데 어느 것도 아닙니다. { $cases }가지 경우에 시험했습니다.
after-hit-none-near = 다섯 방법 가운데 어느 것도 아닙니다. { $cases }가지 경우에 시험했습니다. 가장 가까운 것은 { $method }: { $of }가지 가운데 { $same }가지가 같습니다.
after-hit-differs = 다만 { $what }({ $of }가지 가운데 { $count }가지): { $case }.
after-hit-difference = { $kind ->
    [missed] { $sides } 변에 부딪혀도 아무것도 하지 않습니다
    [side] 그 방법의 답이 { $sides }일 때 다른 변을 고릅니다
    [not-put] { $sides } 변에 부딪혀도 { $axis } 값을 되돌리지 않습니다
    [put] { $sides } 변에 부딪힌 것으로 보고, 그 방법이 그대로 두는 { $axis } 값을 되돌립니다
    [elsewhere] { $sides } 변에 부딪혔을 때 A의 { $axis } 값이 그 방법과 다릅니다
    [runs] { $sides } 변에 부딪혀도 ‘{ $name }’ 값이 그대로입니다
    [stopped] { $sides } 변에 부딪힌 것으로 보고, 그 방법이 그대로 두는 ‘{ $name }’ 값이 바뀝니다
    [unset] { $sides } 변에 부딪혀도 ‘{ $name }’ 값이 참이 되지 않습니다
    [set] { $sides }일 때도 ‘{ $name }’ 값이 참이 됩니다
   *[extra] 그 방법에서는 아무것에도 부딪히지 않을 때 동작합니다
}
after-hit-mend = { $kind ->
    [side] 고치는 법: 어느 변인지 그 방법처럼 판정하세요(hantei code response { $method } --language { $language }).
    [not-put] 고치는 법: { $sides } 변에 부딪혔을 때 A를 블록의 변에 맞추세요({ $axis } 값이 바뀝니다).
    [put] 고치는 법: { $axis } 값은 { $axis } 방향으로 부딪혔을 때만 되돌리세요.
    [elsewhere] 고치는 법: A를 부딪힌 변에 맞추세요. x와 y가 A의 왼쪽 위 점이면 x = b.x - a.w 또는 b.x + b.w, y = b.y - a.h 또는 b.y + b.h입니다. A가 원이면 x = b.x - a.r 또는 b.x + b.w + a.r, y = b.y - a.r 또는 b.y + b.h + a.r입니다.
    [stop] 고치는 법: { $axis } 값을 되돌릴 때 ‘{ $name }’ 값을 0으로 하세요.
    [turn] 고치는 법: { $axis } 방향으로 부딪혔을 때 ‘{ $name }’ 값의 부호를 바꾸세요.
    [stopped] 고치는 법: ‘{ $name }’ 값은 { $axis } 방향으로 부딪혔을 때만 바꾸세요.
    [unset] 고치는 법: { $sides } 변에 부딪혔을 때 ‘{ $name }’ 값을 참으로 하세요.
    [set] 고치는 법: { $sides }일 때는 ‘{ $name }’ 값을 참으로 하지 마세요.
    [staggered] 고치는 법: 도중에 멈추지 말고 모든 타일을 그때그때의 A 위치로 판정하세요. 속도는 반복문이 끝난 뒤에 바꾸세요.
   *[extra] 고치는 법: 충돌했는지 그 방법처럼 판정하세요(hantei code response { $method } --language { $language }).
}
after-hit-mend-seam = 고치는 법: 한 축 방향으로만 A를 움직여 모든 타일을 판정한 다음, 다른 축으로도 똑같이 하세요. 그때마다 새 위치로 판정합니다(hantei code response axis-by-axis --does move --tiles --language { $language }).
after-hit-or = { $one } 또는 { $other }
after-hit-axis-by-axis = axis-by-axis({ $axis } 먼저)
after-hit-x-first = { $method ->
    [previous] previous(x가 y보다 먼저)
   *[least-overlap] least-overlap(겹침이 같으면 x)
}
after-hit-swept = swept(꼭짓점에서는 { $axis } 방향으로 멈춤, 충돌 뒤: { $answer ->
    [out] 밀어냄
    [stop] 멈춤
   *[slide] 미끄러짐
})
after-hit-swept-side = swept(꼭짓점에서는 { $axis } 방향으로 멈춤)
after-hit-swept-ball = swept(충돌 뒤: { $answer ->
    [out] 밀어냄
    [stop] 멈춤
    [bounce] 튕김
   *[slide] 미끄러짐
})
after-hit-case = A { $a }; v { $v }; B { $b }
after-hit-case-moving = { $case }; B의 속도 { $v }
after-hit-end = A의 마지막 위치 { $end }
after-hit-side = 답 { $side }
after-hit-side-end = { $side }(으)로 보고 { $end }
after-hit-something = 무언가를 함
after-hit-both = { $one } + { $other }
after-hit-other-side = 실제로 부딪힌 변과 다른 변을 고릅니다({ $of }가지 가운데 { $count }가지): { $case }. 여기서는 { $did }. 바른 답: { $is }.
after-hit-unseen = 움직인 뒤 블록과 겹쳤는데도 아무것도 하지 않습니다({ $of }가지 가운데 { $count }가지): { $case }. 바른 답: { $is }.
after-hit-overlaps = A가 아직 블록과 겹칩니다({ $of }가지 가운데 { $count }가지): { $case }. 여기서는 { $did }. 바른 답: { $is }.
after-hit-behind = A가 블록 너머로 나갑니다({ $of }가지 가운데 { $count }가지): { $case }. 여기서는 { $did }. 바른 답: { $is }.
after-hit-nothing = 아무것도 부딪히지 않았는데 동작합니다({ $of }가지 가운데 { $count }가지): { $case }. 여기서는 { $did }.
after-hit-seam = 타일의 이음매에 걸립니다({ $of }가지 가운데 { $count }가지): { $case }. 여기서는 { $did }. 바른 답은 { $is } 하나입니다.
after-hit-twice = 한 프레임에 블록 두 개에 부딪히면 속도가 두 번 뒤집혀 A가 블록 안으로 계속 나아갑니다({ $of }가지 가운데 { $count }가지): { $case }. 바른 답: { $is }. 고치는 법: 처음 부딪히면 반복문을 빠져나오세요(break).
after-hit-skipped = 없앤 블록의 다음 블록을 건너뜁니다(변 { $of }개 가운데 { $count }개): { $case }. 두 블록에 모두 부딪혔는데 첫 블록만 사라집니다. 고치는 법: 목록을 끝에서 앞으로 훑거나 목록의 복사본을 훑으세요.
after-hit-too-fast = 움직인 뒤에는 블록을 지나쳐서 충돌을 놓칩니다({ $of }가지 가운데 { $count }가지): { $case }. 바른 답: { $is }.
after-hit-moving-same = 블록도 움직일 때는 { $all ->
    [yes] { $of }가지 경우 모두에서
   *[no] { $of }가지 경우 가운데 { $same }가지에서만
} 상대 속도로 판정하는 { $method } 방법과 같았습니다.
after-hit-from = 한 프레임에 { $speed }px 넘게 움직이면 32px 벽을 놓칠 수 있습니다(A의 너비는 16px).
after-hit-time = { $is ->
    [right] 반환하는 수는 부딪히는 시각이며, 바른 변을 답한 { $of }가지에서 모두 맞습니다.
    [wrong] 반환하는 수는 부딪히는 시각이지만, 바른 변을 답한 { $of }가지 가운데 { $right }가지에서만 맞습니다.
   *[unjudged] 반환하는 수는 판정하지 않습니다.
}
after-hit-corner-x = 두 변에 동시에 부딪히면 벽(왼쪽이나 오른쪽)으로 봅니다.
after-hit-corner-y = 두 변에 동시에 부딪히면 바닥이나 천장(위나 아래)으로 봅니다.
after-hit-corner-both = 두 변에 동시에 부딪히면 두 변을 모두 고릅니다.
after-hit-corner-mixed = 두 변에 동시에 부딪히면 벽이 되기도 하고 바닥이 되기도 합니다. 규칙이 필요합니다.
after-hit-corner-none = 두 변에 동시에 부딪히면 어느 변도 답하지 않습니다. 규칙이 필요합니다.
after-hit-corner-ball = { $rule ->
    [x] 공이 블록의 꼭짓점에 부딪힐 때 왼쪽이나 오른쪽 변으로 봅니다. 사실은 꼭짓점과 공의 중심을 잇는 선에 수직인 벽이 있는 것처럼 튕겨야 합니다.
    [y] 공이 블록의 꼭짓점에 부딪힐 때 위나 아래 변으로 봅니다. 사실은 꼭짓점과 공의 중심을 잇는 선에 수직인 벽이 있는 것처럼 튕겨야 합니다.
    [both] 공이 블록의 꼭짓점에 부딪힐 때 두 변으로 모두 봅니다. 사실은 꼭짓점과 공의 중심을 잇는 선에 수직인 벽이 있는 것처럼 튕겨야 합니다.
    [mirrored] 공이 블록의 꼭짓점에 부딪히면 꼭짓점과 공의 중심을 잇는 선에 수직인 벽이 있는 것처럼 튕깁니다. 바른 움직임입니다.
    [none] 공이 블록의 꼭짓점에 부딪힐 때 어느 변으로도 보지 않습니다. 사실은 꼭짓점과 공의 중심을 잇는 선에 수직인 벽이 있는 것처럼 튕겨야 합니다.
   *[mixed] 공이 블록의 꼭짓점에 부딪힐 때 늘 같은 방법으로 답하지 않습니다. 사실은 꼭짓점과 공의 중심을 잇는 선에 수직인 벽이 있는 것처럼 튕겨야 합니다.
}
after-hit-read = { $language } 코드로 읽었습니다. A는 ‘{ $a }’, { $list ->
    [yes] 블록 목록은
   *[no] 블록은
} ‘{ $b }’입니다.
after-hit-before = A는 움직이기 전의 위치로 주어집니다.
after-hit-after = A는 움직인 뒤의 위치로 주어집니다.
after-hit-gravity = 코드에 중력이 있습니다(한 프레임에 x { $x }, y { $y }). 이에 따른 속도 변화는 세지 않았습니다. 각 경우의 v는 A가 그 이동에서 움직이는 속도입니다.
after-hit-members = 이름: { $members }.
after-hit-by-value = ‘{ $names }’ 값은 복사되어 넘어갑니다. 호출한 쪽의 속도가 어떻게 되는지는 이 코드에 없습니다.
after-hit-of-a = 말은 A의 변으로 읽었습니다. 왼쪽은 블록의 오른쪽 변입니다.
after-hit-flag = ‘{ $name }’이(가) 참이 되는 변: { $sides }
after-hit-flag-wrong = ‘{ $name }’이(가) 참이 되는 변: { $sides }. A가 서는 곳은 블록 위뿐입니다.
after-hit-centre = x와 y는 중심으로 읽었습니다.
after-hit-ball = A는 원이고, x와 y는 그 중심입니다. 원 A로 시험했습니다.
after-hit-moving = 블록도 움직입니다(‘{ $name }’). 바른 변은 블록에서 본 A의 상대 속도로 정해집니다. { $how ->
    [moves] 코드가 블록을 움직입니다.
    [before] 블록은 움직이기 전의 위치로 주어집니다.
   *[after] 블록은 움직인 뒤의 위치로 주어집니다.
}
after-hit-removes = 부딪힌 블록을 없애는 코드입니다(‘{ $name }’).
after-hit-one-block = 움직이기 전에 블록 하나를 받으므로 타일 줄에서는 시험하지 않았습니다. 블록이 여러 개이면 가장 먼저 부딪히는 것을 고르세요.
after-hit-says-nothing = 변도 답하지 않고 아무것도 움직이지 않습니다. 충돌한 뒤에 실행되는 코드를 붙여 넣으세요
after-hit-no-block = 위치가 있는 것은 ‘{ $name }’뿐입니다. 블록은 어느 것입니까?
after-hit-no-place = 위치를 나타내는 이름이 없습니다. A와 블록은 어느 것입니까?
after-hit-several = 위치가 있는 것이 너무 많습니다: { $names }. 쓸 수 있는 것: A, 그리고 블록 하나나 블록 목록 하나
after-hit-circle = ‘{ $name }’ 값은 반지름입니다. 원은 A만 될 수 있고, 그 A에는 중심과 반지름만 있어야 합니다(변의 위치는 쓸 수 없음). 블록은 직사각형이어야 합니다
after-hit-unknown = ‘{ $name }’: 무엇입니까? 읽을 수 있는 것은 위치, 크기, 예전 위치(oldX, prev.x), 속도(vx, speed.x), 블록이나 블록 목록입니다. 수라면 --with NAME=NUMBER로 주세요
after-hit-changes = ‘{ $name }’: 값이 바뀝니다. 바꿀 수 있는 것은 A의 위치와 속도, 플래그입니다
after-hit-no-size = ‘{ $name }’의 크기는 어느 것입니까? { $name }.w, { $name }.h처럼 이름이 있어야 합니다. 수는 크기로 읽지 않습니다
after-hit-origin = ‘{ $name }’의 x와 y는 꼭짓점입니까, 중심입니까? --origin으로 정하세요
after-hit-apart = ‘{ $one }’ 값을 바꾸면 ‘{ $other }’도 함께 바뀝니까? ‘{ $other }’ 대신 계산하는 식을 쓰세요
after-hit-when = A는 움직이기 전입니까, 뒤입니까? 예전 위치(oldX)나 새 위치(newX)를 쓰세요
after-hit-moves-by = 블록에서 먼데도 A가 { $axis } 방향으로 속도와 다르게 움직입니다. 속도는 어느 것입니까?
after-hit-changes-speed = 모든 블록에서 떨어져 있는데도 { $axis } 방향의 속도가 바뀌고, 바뀌는 양도 중력과 달리 매번 같지 않습니다. 감속, 최고 속도, 키 입력 부분을 빼고 붙여 넣으세요
after-hit-moves-only = A를 { $axis } 방향으로만 움직입니다. 다른 축의 부분도 붙여 넣으세요
after-hit-resizes = ‘{ $name }’의 크기가 바뀌거나 두 변이 서로 맞지 않습니다
after-hit-changes-block = 블록 ‘{ $name }’의 값이 바뀝니다. 바꿀 수 있는 것은 A뿐입니다
after-hit-no-sides = 답으로는 어느 변인지 구별할 수 없습니다
after-hit-answer = 답 ‘{ $given }’을(를) 읽을 수 없습니다. 쓸 수 있는 것: 말, 수, 법선, 위치
after-hit-alone = 판정한 함수: ‘{ $name }’. 이 함수를 부르는 쪽은 읽지 않았습니다.
after-hit-left-out = 판정과 상관없어 뺀 것: ‘{ $all }’
after-hit-steering = 경우마다 속도가 정해져 있어 뺀 것: ‘{ $all }’
after-hit-edges = 화면 끝에 대한 처리라서 뺀 것: ‘{ $all }’
after-hit-outside = 함수 밖에 있어 판정하지 않은 것: ‘{ $first }’{ $others ->
    [0] {""}
   *[other] {" "}외 { $others }개
}
after-hit-copy = ‘{ $name }’ 값은 복사되어 넘어가므로 복사본만 바뀌고 A는 그대로입니다. 참조나 포인터로 받거나, 새 값을 반환하세요.
after-hit-map = ‘{ $name }’ 값은 타일 지도라서 읽지 않습니다. 막힌 타일을 직사각형 목록으로 받는 코드를 붙여 넣으세요
after-hit-always = 이 코드는 모든 블록에서 떨어져 있어도 동작합니다. 그래서 움직인 뒤의 A가 블록과 겹칠 때만 부른다고 보고 시험했습니다.

## 충돌한 뒤의 내 코드
response-formula = 코드
response-formula-help = 충돌한 뒤에 실행되는 내 코드. 함수도 되고 몇 줄이어도 됨. 입력하면 판정 방법은 own
response-origin = x와 y
response-origin-help = 코드의 x와 y가 왼쪽 위 점인지 중심인지. as-read는 코드에서 알 수 있는 쪽
door-response-own = 내 코드
explain-own-code = 내 코드입니다. 충돌한 뒤에 실행되는 부분을 붙여 넣으세요. 변을 답하거나, A를 옮기거나, 속도를 바꾸거나, 플래그를 세우는 코드를 읽습니다. 여기서는 프레임마다 실행합니다. 또 1,000가지가 넘는 경우에서 시험해 어디에서 틀리는지 보여 줍니다.
own-code-example = { $count }개 가운데 { $place }번째: { $line }
own-code-end = A의 도착점
own-code-velocity = 그 뒤의 속도
own-code-rule = x와 y: { $origin }
own-code-finding = { $flaw ->
    [other-side] 실제로 부딪힌 변과 다른 변
    [unseen] 겹쳤는데도 아무것도 하지 않음
    [overlaps] A가 아직 블록과 겹침
    [behind] A가 블록 너머로 나감
    [nothing-hit] 아무것도 부딪히지 않았는데 동작함
    [seam] 타일의 이음매에 걸림
    [twice] 블록 두 개에 부딪혀 속도가 두 번 뒤집힘
    [skipped] 없앤 블록의 다음 블록을 건너뜀
   *[too-fast] 블록을 지나쳐 충돌을 놓침
}: { $of }가지 가운데 { $count }가지.
own-code-fails = { $flaw ->
    [other-side] 이 코드는 다른 변을 고릅니다.
    [unseen] 움직인 뒤 블록과 겹치지만 이 코드는 아무것도 하지 않습니다.
    [overlaps] A가 아직 블록과 겹칩니다.
    [behind] A가 블록 너머로 나갑니다.
    [nothing-hit] 아무것도 부딪히지 않았는데 이 코드가 동작합니다.
    [seam] 타일의 이음매에 걸립니다. 나란한 타일 사이의 변은 벽이 아닙니다.
    [twice] 블록 두 개에 부딪혀 속도가 두 번 뒤집히므로 A가 그대로 나아갑니다.
   *[too-fast] 움직인 뒤 A가 블록을 지나쳐서 이 코드는 충돌을 알아채지 못합니다.
} { $so }
examples-own-code = 내 코드
option-own-shortest-way = 가장 짧은 길로 나가기
about-response-own-shortest-way = 흔히 붙여 넣는 코드로, 네 깊이 가운데 가장 작은 것을 고릅니다. 프레임마다 실행됩니다. ‘내 코드’를 열면 어디에서 틀리는지 보입니다. 그 자리에 내 코드를 넣으세요.
option-own-keys-turned = 상자가 걸림
about-response-own-keys-turned = 어느 쪽에서 부딪혀도 A를 블록의 반대쪽에 놓습니다. 변이 뒤바뀌어 A가 뚫고 지나갑니다. ‘내 코드’에서 서로 바꿔 보세요.

## 공, 그리고 움직이는 타일
response-bv = B의 속도
response-bv-help = 한 프레임에 모든 타일이 움직이는 양
response-relative = B에서 보면 A는 ({ $x }, { $y })만큼 움직입니다. { $reason }
why-ball-side = 원은 t = { $time }에 { $side ->
    [left] 왼쪽
    [right] 오른쪽
    [top] 위쪽
   *[bottom] 아래쪽
} 변에 부딪힙니다. 그래서: { $out }.
why-ball-corner = 원은 t = { $time }에 꼭짓점에 부딪힙니다. 나가는 길은 꼭짓점에서 중심으로 향합니다: ({ $x }, { $y }). 그래서: { $out }.
wrong-square = 원을 둘러싼 정사각형만 B와 겹칩니다.
wrong-square-corner = 하지만 이 방법은 원을 둘러싼 정사각형을 보기 때문에 변밖에 답하지 못합니다.
own-code-circle = 내 코드는 직사각형 A로 실행합니다. 여기서 A는 원입니다.
own-code-ball = 공의 코드이므로 원 A로 실행합니다. 여기서 A는 직사각형입니다.
hit-on-corner = 충돌 — 꼭짓점에
goes-on = { $answer ->
    [stop] 거기에서 멈춥니다
    [bounce] 튕겨 나가며, 속도는 ({ $x }, { $y })입니다
   *[slide] B를 따라 나아가며, 속도는 ({ $x }, { $y })입니다
}
examples-ball = 공과 움직이는 블록
option-ball-and-brick = 공과 벽돌
about-response-ball-and-brick = 공이 벽돌의 아래쪽 변에 부딪혀 튕깁니다. 방향이 바뀌는 것은 속도 가운데 법선 방향 성분뿐입니다. least-overlap에서는 공을 둘러싼 정사각형이 정합니다.
option-ball-on-a-corner = 꼭짓점에 부딪히는 공
about-response-ball-on-a-corner = 공이 꼭짓점에 부딪힙니다. 법선은 꼭짓점에서 중심으로 향하므로 속도의 x와 y가 모두 바뀝니다. x나 y 하나만 뒤집으면 엉뚱한 쪽으로 날아갑니다.
option-square-of-a-ball = 정사각형만 겹침
about-response-square-of-a-ball = 공은 꼭짓점 옆을 지나갑니다. 공을 둘러싼 정사각형은 벽돌과 겹치므로, 다섯 방법 가운데 넷이 충돌이라고 합니다.
option-faster-paddle = 더 빠른 패들과 공
about-response-faster-paddle = 패들이 공보다 빨라서 공을 삼킵니다. 그러면 least-overlap은 공을 반대쪽으로 밀어냅니다. 패들에서 보면 공이 다가옵니다. swept처럼 상대 속도를 쓰고, 그것을 뒤집으세요. 수치는 hantei에서 정했습니다. SerenityOS/serenity#9938
option-lift = 올라오는 승강기
about-response-lift = A는 공중에 멈춰 있고 승강기가 올라옵니다. B의 속도를 쓰지 않으면 변도 시각도 알 수 없습니다.
option-wild-breakout = vx와 vy를 모두 뒤집음
about-response-wild-breakout = 어떤 벽돌 깨기 게임은 부딪힐 때마다 vx와 vy를 모두 뒤집어서 공이 온 길로 되돌아갔습니다. 여기서 부딪히는 것은 벽돌의 왼쪽 변이고, 뒤집을 것은 vx뿐입니다. 수치는 hantei에서 정했습니다. city41/reagent-breakout#1

### 용어집. src/words/glossary.rs에 있는 용어마다 이름과 두 문장의 설명.

## 둘레의 말
glossary-title = 충돌 판정 용어

## 무엇을 묻는가
term-hit-detection = 충돌 판정
about-term-hit-detection = 두 도형이 겹쳐 있는지 알아내는 일로, 영어로는 collision detection이나 hit detection이라고 합니다. 게임은 숫자만 가지고 이것을 프레임마다 여러 번 합니다.
term-contact = 겹침, 맞닿음, 떨어짐
about-term-contact = 두 도형은 겹치거나, 경계만 맞닿거나, 떨어져 있습니다. 맞닿은 것을 충돌로 볼지는 프로그램마다 다릅니다.

## 점과 도형
term-cross-product = 외적
about-term-cross-product = 두 화살표(벡터)가 만드는 평행사변형의 넓이에 부호를 붙인 수입니다. 점이 변의 어느 쪽에 있는지는 이 부호로 알 수 있고, 0이면 점이 변을 연장한 직선 위에 있습니다.
term-dot-product = 내적
about-term-dot-product = 한 화살표(벡터)의 길이에, 다른 화살표를 같은 방향으로 잰 길이를 곱한 수입니다. 두 화살표가 직각을 이루면 0이 됩니다.
term-convex-concave = 볼록과 오목
about-term-convex-concave = 볼록한 도형에서는 안에 있는 어느 두 점을 선분으로 이어도 밖으로 나가지 않습니다. 오목한 도형에는 움푹 들어간 곳이 있어서, 변마다 어느 쪽인지만 보는 판정은 거기서 틀릴 수 있습니다.
term-self-crossing = 자기 교차
about-term-self-crossing = 나비넥타이 모양처럼 도형의 변끼리 중간에서 엇갈리는 것입니다. 이때는 어디를 안쪽으로 볼지를 짝홀 규칙 같은 규칙으로 정해야 합니다.
term-degenerate = 퇴화
about-term-degenerate = 도형이 이름에 맞는 모양을 잃은 것입니다. 두 꼭짓점이 같은 점에 있는 사각형은 사실 삼각형이고, 모든 꼭짓점이 한 직선 위에 있으면 넓이가 없어집니다.
term-ray = 반직선
about-term-ray = 한 점에서 시작해 한 방향으로 끝없이 뻗는 선입니다. 점이 도형의 안쪽에 있는지는 이 선이 변과 몇 번 교차하는지 세어 보면 알 수 있습니다.
term-even-odd = 짝홀 규칙
about-term-even-odd = 점에서 뻗은 반직선이 변과 홀수 번 교차하면 안쪽, 짝수 번 교차하면 바깥쪽으로 보는 규칙입니다. 오목한 도형이나 자기 교차하는 도형까지, 어떤 도형에나 쓸 수 있습니다.

## 두 직사각형
term-interval = 구간과 간격
about-term-interval = 한 축을 따라 보면 직사각형은 어떤 수에서 시작해 다른 수에서 끝나는 구간입니다. 한 축에서라도 두 구간 사이에 간격이 있으면 두 직사각형은 겹치지 않습니다.
term-short-circuit = 단락 평가
about-term-short-circuit = &&에서는 처음으로 거짓이 된 조건에서, ||에서는 처음으로 참이 된 조건에서 비교를 멈추는 것입니다. 거기서 답이 정해지므로 나머지 조건은 비교하지 않습니다.
term-rounding-error = 반올림 오차
about-term-rounding-error = 컴퓨터가 저장할 수 있는 자릿수에는 한계가 있어서 계산 결과를 반올림할 때가 많습니다. 0.1 + 0.2는 0.3보다 아주 조금 커지므로, 0.3과 비교하면 손으로 계산한 것과 다른 답이 나올 수 있습니다.

## 시간
term-frame = 프레임
about-term-frame = 게임은 멈춘 그림을 차례로, 흔히 1초에 60장씩 보여 주는데, 그 한 장 한 장이 프레임입니다. 보통의 판정은 프레임마다의 위치만 보고, 프레임 사이에 일어난 일은 보지 않습니다.
term-tunnelling = 뚫고 지나감 (터널링)
about-term-tunnelling = 빠른 물체는 어떤 프레임에서는 벽 앞에 있다가 다음 프레임에서는 이미 벽 너머에 있을 수 있습니다. 어느 프레임에서도 벽과 겹치지 않으므로 그대로 뚫고 지나갑니다.
term-swept-test = 스윕 판정
about-term-swept-test = 두 프레임 사이에 물체가 지나간 범위 전체를 살피는 판정입니다. 그래서 뚫고 지나갈 만큼 빠른 물체도 놓치지 않습니다.

## 많은 물체
term-broad-phase = 브로드 페이즈
about-term-broad-phase = 많은 물체 가운데 충돌할 수 있는 몇 안 되는 쌍을 빠르게 골라내는 첫 단계입니다. 정확한 판정은 다음 단계인 내로 페이즈에서 그 쌍에만 합니다.
term-brute-force = 전수 비교
about-term-brute-force = 모든 쌍을 비교하는 방법입니다. 물체가 두 배가 되면 쌍은 약 네 배가 되므로 금세 느려집니다.
term-sort-and-sweep = 정렬 후 훑기
about-term-sort-and-sweep = 모든 직사각형을 왼쪽 끝 순서로 정렬한 다음 왼쪽에서 오른쪽으로 훑는 방법입니다. 각 직사각형은 그것이 끝나기 전에 시작하는 직사각형하고만 비교합니다.
term-cuboid = 직육면체
about-term-cuboid = 직사각형에 축을 하나 더한 입체로, x축, y축, z축에 구간이 하나씩 있습니다. 세 축 모두에서 구간이 겹치면 두 직육면체는 겹칩니다.

## 도형을 둘러싸는 것
term-aabb = 축에 나란한 직사각형 (AABB)
about-term-aabb = 변이 좌표축과 나란한 직사각형이나 직육면체를 말합니다. 기울어지는 일이 없으므로 직사각형끼리는 네 번, 직육면체끼리는 여섯 번만 비교하면 판정할 수 있습니다.
term-bounding-box = 경계 상자
about-term-bounding-box = 도형을 둘러싸는 AABB 가운데 가장 작은 것입니다. 경계 상자 밖에 있는 점은 도형 밖에 있지만, 경계 상자 안에 있는 점이 꼭 도형 안에 있는 것은 아닙니다.
term-sweep-and-prune = 스윕 앤 프룬
about-term-sweep-and-prune = 정렬 후 훑기의 다른 이름입니다. 물리 엔진은 정렬한 순서를 다음 프레임에서도 이어 쓰는데, 물체가 조금씩만 움직이므로 다시 정렬하는 데 시간이 거의 들지 않습니다.
term-clamp = 가장 가까운 점, 범위 안으로 맞추기 (clamp)
about-term-clamp = 구간 밖에 있는 수를 가까운 쪽 끝의 값으로 바꾸는 것입니다. 원의 중심의 x와 y를 직사각형의 범위 안으로 맞추면 직사각형에서 가장 가까운 점이 되고, 그 점까지의 거리가 반지름보다 짧으면 충돌입니다.

## 충돌한 다음
term-collision-response = 충돌 반응 (충돌 후 처리)
about-term-collision-response = 충돌한 다음에 게임이 하는 일로, 물체를 밀어내거나, 멈추거나, 미끄러지게 하거나, 튕겨 냅니다. 판정 자체로 알 수 있는 것은 충돌했다는 사실뿐입니다.
term-mtv = 최소 이동 벡터 (MTV)
about-term-mtv = 겹친 두 도형을 떼어 놓는 가장 짧은 이동입니다. 직사각형끼리는 x축 방향과 y축 방향 가운데 짧은 쪽입니다.
term-time-of-impact = 충돌 시각
about-term-time-of-impact = 움직이는 두 도형이 처음으로 맞닿는 시각으로, 프레임과 프레임 사이일 때가 많습니다. 보통 한 프레임을 0부터 1까지로 보고 나타냅니다.

## 기울어진 도형과 정확한 답
term-sat = 분리축 (SAT)
about-term-sat = 볼록한 두 도형이 떨어져 있으면 그림자(정사영) 사이에 간격이 생기는 축이 반드시 있습니다. AABB는 x축과 y축(직육면체라면 z축도)만 보면 되지만, 다른 다각형은 각 변에 수직인 축도 보아야 합니다.
term-obb = 회전한 직사각형 (OBB)
about-term-obb = 회전해도 되는 직사각형으로, 중심, 너비, 높이, 각도로 나타냅니다. 꼭짓점이 중심 둘레로 돌기 때문에, 회전하지 않은 직사각형의 판정은 틀립니다.
term-projection = 그림자 (정사영)
about-term-projection = 도형의 모든 점을 축에 수직인 방향으로 움직여 축 위로 옮긴 것입니다. 그림자는 꼭짓점과 축의 내적 가운데 가장 작은 수에서 시작해 가장 큰 수에서 끝납니다.
term-ray-cast = ray cast
about-term-ray-cast = 반직선이 처음 닿는 것이 무엇이고 어디에서 닿는지 찾는 것으로, 총알 같은 것에 씁니다. 끝이 있는 반직선, 곧 선분일 때도 많습니다.
term-slab = 슬래브
about-term-slab = 직사각형의 왼쪽 변과 오른쪽 변 사이처럼 평행한 두 직선 사이의 부분입니다. 반직선은 두 슬래브에 동시에 들어 있는 동안 직사각형 안에 있습니다.
term-parametric-line = t로 나타내는 직선
about-term-parametric-line = 직선 위의 점을, 시작점에 끝점까지 가는 길의 t배를 더해 나타냅니다. t = 0이 시작, t = 1이 끝이고, 0부터 1까지면 선분 위입니다.
term-collinear = 한 직선 위 (공선)
about-term-collinear = 모든 점이 한 직선 위에 있는 것입니다. 이때 외적은 0이고, 그 직선 위의 두 선분이 서로 닿는지는 외적으로 알 수 없습니다.
term-orientation = 방향
about-term-orientation = 세 점을 차례로 지날 때 왼쪽으로 도는지, 오른쪽으로 도는지, 곧게 나아가는지를 나타냅니다. 외적의 부호로 알 수 있습니다.
term-winding-number = 감김 수
about-term-winding-number = 도형의 경계가 점 둘레를 몇 바퀴 도는지를 나타내는 수입니다. 바깥쪽에서는 0이고, 한붓그리기로 그린 별의 한가운데에서는 2입니다.
term-epsilon = 허용 오차 (엡실론)
about-term-epsilon = 0.00001 같은 작은 수로, 두 수의 차이가 이보다 작으면 같다고 봅니다. 작은 반올림 오차는 감춰지지만 경계의 위치도 달라지고, 모든 수에 맞는 허용 오차는 없습니다.
term-ulp = 마지막 자리 (ULP)
about-term-ulp = 컴퓨터가 나타낼 수 있는 수와 그다음으로 나타낼 수 있는 수 사이의 간격입니다. 수가 커질수록 넓어져서, 1 근처에서는 약 0.0000000000000002이고 10,000,000,000,000,000 근처에서는 2입니다.
term-floor-division = 내림 나눗셈
about-term-floor-division = 나눗셈의 결과를 작은 쪽 정수로 내리는 것으로, 7 ÷ 4는 1이고 -1 ÷ 4는 -1입니다. 0보다 왼쪽의 점에서 소수부를 버리면 옆 타일이 나오지만, 내림 나눗셈을 하면 맞는 타일이 나옵니다.

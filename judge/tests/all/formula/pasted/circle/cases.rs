//! The functions, in forms and with names that games have.

use super::{Answers, Case};
use hantei_collision::{Border, CircleMethod};
use hantei_judge::SourceLanguage::{
    self, C, CSharp, Cpp, GdScript, Go, Java, JavaScript, Kotlin, Lua, Python, Rust, Swift, TypeScript,
};

const HITS: Answers = Answers::Right(Border::Hits);
const MISSES: Answers = Answers::Right(Border::Misses);
const BOX: Answers = Answers::As(CircleMethod::Box, Border::Misses);

const fn case(
    name: &'static str,
    language: SourceLanguage,
    shapes: [&'static str; 2],
    answers: Answers,
    text: &'static str,
) -> Case {
    Case { name, language: Some(language), shapes, answers, text }
}

pub(super) const CASES: &[Case] = &[
    case(
        "edges chosen one after the other, with a root",
        JavaScript,
        ["cx, cy, radius", "rx, ry, rw, rh"],
        HITS,
        "function circleRect(cx, cy, radius, rx, ry, rw, rh) {
  let edgeX = cx;
  let edgeY = cy;
  if (cx < rx) edgeX = rx;
  else if (cx > rx + rw) edgeX = rx + rw;
  if (cy < ry) edgeY = ry;
  else if (cy > ry + rh) edgeY = ry + rh;
  let gapX = cx - edgeX;
  let gapY = cy - edgeY;
  let gap = Math.sqrt(gapX * gapX + gapY * gapY);
  if (gap <= radius) {
    return true;
  }
  return false;
}",
    ),
    case(
        "two differences in one line in Go",
        Go,
        ["cx, cy, r", "x, y, w, h"],
        HITS,
        "package main

import \"math\"

func CircleRect(cx, cy, r, x, y, w, h float64) bool {
	px := math.Max(x, math.Min(cx, x+w))
	py := math.Max(y, math.Min(cy, y+h))
	dx, dy := cx-px, cy-py
	return dx*dx+dy*dy <= r*r
}",
    ),
    case(
        "two differences in one line in Python",
        Python,
        ["cx, cy, r", "rx, ry, rw, rh"],
        MISSES,
        "def hit(cx, cy, r, rx, ry, rw, rh):
    nx, ny = max(rx, min(cx, rx + rw)), max(ry, min(cy, ry + rh))
    dx, dy = cx - nx, cy - ny
    return dx ** 2 + dy ** 2 < r ** 2",
    ),
    case(
        "two differences in one line in Lua",
        Lua,
        ["cx, cy, r", "x, y, w, h"],
        HITS,
        "function hit(cx, cy, r, x, y, w, h)
  local nx, ny = math.max(x, math.min(cx, x + w)), math.max(y, math.min(cy, y + h))
  local dx, dy = cx - nx, cy - ny
  return dx * dx + dy * dy <= r * r
end",
    ),
    case(
        "methods of numbers in Rust",
        Rust,
        ["cx, cy, r", "rx, ry, rw, rh"],
        HITS,
        "fn hit(cx: f32, cy: f32, r: f32, rx: f32, ry: f32, rw: f32, rh: f32) -> bool {
    let dx = cx - cx.max(rx).min(rx + rw);
    let dy = cy - cy.max(ry).min(ry + rh);
    dx * dx + dy * dy <= r * r
}",
    ),
    case(
        "clamp of a number in Rust",
        Rust,
        ["cx, cy, r", "rx, ry, rw, rh"],
        MISSES,
        "fn circle_rect(cx: f32, cy: f32, r: f32, rx: f32, ry: f32, rw: f32, rh: f32) -> bool {
    let px = cx.clamp(rx, rx + rw);
    let py = cy.clamp(ry, ry + rh);
    (cx - px).powi(2) + (cy - py).powi(2) < r * r
}",
    ),
    case(
        "a method of numbers in Kotlin",
        Kotlin,
        ["cx, cy, r", "rx, ry, rw, rh"],
        MISSES,
        "fun hit(cx: Float, cy: Float, r: Float, rx: Float, ry: Float, rw: Float, rh: Float): Boolean {
    val dx = cx - cx.coerceIn(rx, rx + rw)
    val dy = cy - cy.coerceIn(ry, ry + rh)
    return dx * dx + dy * dy < r * r
}",
    ),
    case(
        "a loop over bricks",
        Python,
        ["self", "bricks[]"],
        MISSES,
        "class Ball:
    def hits(self, bricks):
        for brick in bricks:
            nx = max(brick.x, min(self.x, brick.x + brick.w))
            ny = max(brick.y, min(self.y, brick.y + brick.h))
            if (self.x - nx) ** 2 + (self.y - ny) ** 2 < self.radius ** 2:
                return True
        return False",
    ),
    case(
        "the same in Processing",
        Java,
        ["cx, cy, radius", "rx, ry, rw, rh"],
        HITS,
        "boolean circleRect(float cx, float cy, float radius, float rx, float ry, float rw, float rh) {
  float nearX = cx;
  float nearY = cy;
  if (cx < rx)         nearX = rx;
  else if (cx > rx+rw) nearX = rx+rw;
  if (cy < ry)         nearY = ry;
  else if (cy > ry+rh) nearY = ry+rh;
  float distX = cx-nearX;
  float distY = cy-nearY;
  float distance = sqrt( (distX*distX) + (distY*distY) );
  return distance <= radius;
}",
    ),
    case(
        "p5 with a diameter, the rectangle first",
        JavaScript,
        ["cx, cy, diameter", "rx, ry, rw, rh"],
        HITS,
        "const collideRectCircle = function (rx, ry, rw, rh, cx, cy, diameter) {
  let testX = cx, testY = cy;
  if (cx < rx) { testX = rx; } else if (cx > rx + rw) { testX = rx + rw; }
  if (cy < ry) { testY = ry; } else if (cy > ry + rh) { testY = ry + rh; }
  const d = dist(cx, cy, testX, testY);
  return d <= diameter / 2;
};",
    ),
    case(
        "three regions, the rectangle by its centre",
        Cpp,
        ["circle", "rect"],
        HITS,
        "bool intersects(const CircleType& circle, const RectType& rect) {
    float awayX = std::abs(circle.x - rect.x);
    float awayY = std::abs(circle.y - rect.y);
    if (awayX > (rect.width / 2 + circle.r)) { return false; }
    if (awayY > (rect.height / 2 + circle.r)) { return false; }
    if (awayX <= (rect.width / 2)) { return true; }
    if (awayY <= (rect.height / 2)) { return true; }
    float corner_sq = (awayX - rect.width / 2) * (awayX - rect.width / 2) +
                      (awayY - rect.height / 2) * (awayY - rect.height / 2);
    return (corner_sq <= (circle.r * circle.r));
}",
    ),
    case(
        "three regions from a computed centre, center and radius apart",
        C,
        ["center, radius", "rec"],
        HITS,
        "bool CheckCircleRec(Vector2 center, float radius, Rectangle rec)
{
    float recCenterX = rec.x + rec.width/2.0f;
    float recCenterY = rec.y + rec.height/2.0f;
    float dx = fabsf(center.x - recCenterX);
    float dy = fabsf(center.y - recCenterY);
    if (dx > (rec.width/2.0f + radius)) { return false; }
    if (dy > (rec.height/2.0f + radius)) { return false; }
    if (dx <= (rec.width/2.0f)) { return true; }
    if (dy <= (rec.height/2.0f)) { return true; }
    float cornerDistanceSq = (dx - rec.width/2.0f)*(dx - rec.width/2.0f) +
                             (dy - rec.height/2.0f)*(dy - rec.height/2.0f);
    return (cornerDistanceSq <= (radius*radius));
}",
    ),
    case(
        "clamp in Python, numbers",
        Python,
        ["cx, cy, r", "x, y, w, h"],
        MISSES,
        "def circle_hits_rect(cx, cy, r, x, y, w, h):
    nearest_x = max(x, min(cx, x + w))
    nearest_y = max(y, min(cy, y + h))
    dx = cx - nearest_x
    dy = cy - nearest_y
    return dx ** 2 + dy ** 2 < r ** 2
",
    ),
    case(
        "pygame's rectangle, a circle of the own object",
        Python,
        ["self", "rect"],
        HITS,
        "class Ball:
    def __init__(self, x, y, radius):
        self.x = x
        self.y = y
        self.radius = radius

    def hits(self, rect):
        nx = max(rect.left, min(self.x, rect.right))
        ny = max(rect.top, min(self.y, rect.bottom))
        return math.hypot(self.x - nx, self.y - ny) <= self.radius
",
    ),
    case(
        "Python, a tuple of a centre",
        Python,
        ["center, radius", "rect"],
        HITS,
        "def collides(center, radius, rect):
    px = max(rect.x, min(center[0], rect.x + rect.width))
    py = max(rect.y, min(center[1], rect.y + rect.height))
    return math.sqrt((center[0] - px) ** 2 + (center[1] - py) ** 2) <= radius
",
    ),
    case(
        "Python, math.dist of two tuples",
        Python,
        ["circle", "box"],
        HITS,
        "def touches(circle, box):
    nearest = (min(max(circle.x, box.left), box.right), min(max(circle.y, box.top), box.bottom))
    return math.dist((circle.x, circle.y), nearest) <= circle.radius
",
    ),
    case(
        "C# with MathHelper and Vector2.Distance",
        CSharp,
        ["circle", "rect"],
        MISSES,
        "public static bool Intersects(Circle circle, RectangleF rect)
{
    var nearest = new Vector2(
        MathHelper.Clamp(circle.Center.X, rect.Left, rect.Right),
        MathHelper.Clamp(circle.Center.Y, rect.Top, rect.Bottom));
    return Vector2.Distance(circle.Center, nearest) < circle.Radius;
}",
    ),
    case(
        "C# with squares, a method of the circle",
        CSharp,
        ["this", "rectangle"],
        MISSES,
        "public struct Circle
{
    public Vector2 Center { get; set; }
    public float Radius { get; set; }

    public bool Intersects(RectangleF rectangle)
    {
        Vector2 v = new Vector2(Math.Clamp(Center.X, rectangle.Left, rectangle.Right),
                                Math.Clamp(Center.Y, rectangle.Top, rectangle.Bottom));
        Vector2 direction = Center - v;
        float distanceSquared = direction.LengthSquared();
        return distanceSquared < Radius * Radius;
    }
}",
    ),
    case(
        "Unity, min and max",
        CSharp,
        ["circlePos, circleRadius", "boxMin, boxMax"],
        HITS,
        "bool Overlap(Vector2 circlePos, float circleRadius, Vector2 boxMin, Vector2 boxMax)
{
    float x = Mathf.Clamp(circlePos.x, boxMin.x, boxMax.x);
    float y = Mathf.Clamp(circlePos.y, boxMin.y, boxMax.y);
    return (circlePos - new Vector2(x, y)).sqrMagnitude <= circleRadius * circleRadius;
}",
    ),
    case(
        "Unity, magnitude",
        CSharp,
        ["ball", "brick"],
        MISSES,
        "bool Hits(Ball ball, Brick brick)
{
    Vector2 nearest = new Vector2(Mathf.Max(brick.min.x, Mathf.Min(ball.position.x, brick.max.x)),
                                  Mathf.Max(brick.min.y, Mathf.Min(ball.position.y, brick.max.y)));
    Vector2 delta = ball.position - nearest;
    return delta.magnitude < ball.radius;
}",
    ),
    case(
        "glm, half extents",
        Cpp,
        ["one", "two"],
        MISSES,
        "bool CheckCollision(BallObject &one, GameObject &two)
{
    glm::vec2 half = two.Size / 2.0f;
    float mx = two.Position.x + half.x, my = two.Position.y + half.y;
    float cx = std::clamp(one.Position.x - mx, -half.x, half.x);
    float cy = std::clamp(one.Position.y - my, -half.y, half.y);
    return glm::length(glm::vec2(mx + cx - one.Position.x, my + cy - one.Position.y)) < one.Radius;
}",
    ),
    case(
        "glm, a ball whose position is a corner",
        Cpp,
        ["ball", "brick"],
        MISSES,
        "bool Touches(BallObject &ball, GameObject &brick)
{
    glm::vec2 middle(ball.Position + ball.Radius);
    glm::vec2 half(brick.Size.x / 2.0f, brick.Size.y / 2.0f);
    glm::vec2 brickMiddle(brick.Position.x + half.x, brick.Position.y + half.y);
    glm::vec2 difference = middle - brickMiddle;
    glm::vec2 clamped = glm::clamp(difference, -half, half);
    glm::vec2 nearest = brickMiddle + clamped;
    difference = nearest - middle;
    return glm::length(difference) < ball.Radius;
}",
    ),
    case(
        "a vector that gets its parts one after the other",
        CSharp,
        ["circle, radius", "box"],
        HITS,
        "static bool Hit(Vector2 circle, double radius, Box box)
{
    Vector2 away = new Vector2();
    away.X = Math.Abs(circle.X - box.Pos.X);
    away.Y = Math.Abs(circle.Y - box.Pos.Y);
    if (away.X > box.Size.X / 2 + radius || away.Y > box.Size.Y / 2 + radius) { return false; }
    if (away.X <= box.Size.X / 2 || away.Y <= box.Size.Y / 2) { return true; }
    return Math.Pow(away.X - box.Size.X / 2, 2) + Math.Pow(away.Y - box.Size.Y / 2, 2) <= Math.Pow(radius, 2);
}",
    ),
    case(
        "a table of Lua that gets its parts one after the other",
        Lua,
        ["c", "r"],
        MISSES,
        "function hit(c, r)
  local d = {}
  d.x = c.x - math.max(r.x, math.min(c.x, r.x + r.w))
  d.y = c.y - math.max(r.y, math.min(c.y, r.y + r.h))
  return d.x ^ 2 + d.y ^ 2 < c.radius ^ 2
end",
    ),
    case(
        "tuples of Python taken apart",
        Python,
        ["circle_center, radius", "rect"],
        MISSES,
        "def far(p, q):
    return math.sqrt((p[0] - q[0]) ** 2 + (p[1] - q[1]) ** 2)

def circle_hits(circle_center: Tuple[float, float], radius: float, rect: Tuple[int, int, int, int]) -> bool:
    cx, cy = circle_center
    rx, ry, rw, rh = rect
    nearest = (max(rx, min(cx, rx + rw)), max(ry, min(cy, ry + rh)))
    return far((cx, cy), nearest) < radius
",
    ),
    case(
        "Go, a vector before a number",
        Go,
        ["center, radius", "rect"],
        MISSES,
        "func Hits(center Vec2, radius float64, rect Rect) bool {
\tx := math.Max(rect.X, math.Min(center.X, rect.X+rect.Width))
\ty := math.Max(rect.Y, math.Min(center.Y, rect.Y+rect.Height))
\treturn (center.X-x)*(center.X-x)+(center.Y-y)*(center.Y-y) < radius*radius
}",
    ),
    case(
        "corners counted from 0",
        TypeScript,
        ["cx, cy, r", "x0, y0, x1, y1"],
        HITS,
        "function near(cx: number, cy: number, r: number, x0: number, y0: number, x1: number, y1: number): boolean {
  const nx = cx < x0 ? x0 : cx > x1 ? x1 : cx;
  const ny = cy < y0 ? y0 : cy > y1 ? y1 : cy;
  return (cx - nx) * (cx - nx) + (cy - ny) * (cy - ny) <= r * r;
}",
    ),
    case(
        "Rust, both corners",
        Rust,
        ["center, radius", "rect_min, rect_max"],
        HITS,
        "fn hits(center: Vec2, radius: f32, rect_min: Vec2, rect_max: Vec2) -> bool {
    let nearest = Vec2::new(center.x.max(rect_min.x).min(rect_max.x), center.y.max(rect_min.y).min(rect_max.y));
    (center - nearest).length_squared() <= radius * radius
}",
    ),
    case(
        "Go, a clamp of its own",
        Go,
        ["c", "b"],
        MISSES,
        "func meets(c *Circle, b *AABB) bool {
\tdx := c.Pos.X - clamp(c.Pos.X, b.Min.X, b.Max.X)
\tdy := c.Pos.Y - clamp(c.Pos.Y, b.Min.Y, b.Max.Y)
\treturn dx*dx+dy*dy < c.Radius*c.Radius
}

func clamp(v, lo, hi float64) float64 {
\tif v < lo {
\t\treturn lo
\t}
\tif v > hi {
\t\treturn hi
\t}
\treturn v
}",
    ),
    case(
        "a radius with the letter of its circle",
        Java,
        ["bx, by, br", "px, py, pw, ph"],
        MISSES,
        "boolean hits(float bx, float by, float br, float px, float py, float pw, float ph) {
  return dist(bx, by, constrain(bx, px, px + pw), constrain(by, py, py + ph)) < br;
}",
    ),
    case(
        "wrong: a centre in the rectangle is no hit",
        CSharp,
        ["center, radius", "rect"],
        Answers::By(|[cx, cy, r], [x, y, w, h]| {
            let (dx, dy) = (cx - cx.max(x).min(x + w), cy - cy.max(y).min(y + h));
            let squares = dx * dx + dy * dy;
            squares > 0.0 && squares < r * r
        }),
        "private bool Meets(Rectangle rect, Vector2 center, int radius)
{
    Vector2 nearest = new Vector2(MathHelper.Clamp(center.X, rect.Left, rect.Right),
                                  MathHelper.Clamp(center.Y, rect.Top, rect.Bottom));
    float squares = (center - nearest).LengthSquared();
    return (squares > 0) && (squares < radius * radius);
}",
    ),
    case(
        "glm, clamp of vectors",
        Cpp,
        ["center, radius", "lo, hi"],
        HITS,
        "bool overlaps(const glm::vec2& center, float radius, const glm::vec2& lo, const glm::vec2& hi)
{
    glm::vec2 nearest = glm::clamp(center, lo, hi);
    glm::vec2 d = nearest - center;
    return glm::dot(d, d) <= radius * radius;
}",
    ),
    case(
        "glm, distance",
        Cpp,
        ["c", "b"],
        HITS,
        "bool hits(const Circle& c, const AABB& b) {
    auto nearest = glm::clamp(c.center, b.min, b.max);
    return glm::distance(nearest, c.center) <= c.radius;
}",
    ),
    case(
        "SDL's rectangle",
        C,
        ["cx, cy, r", "rect"],
        MISSES,
        "bool circle_rect(float cx, float cy, float r, const SDL_FRect *rect)
{
    float nx = cx < rect->x ? rect->x : (cx > rect->x + rect->w ? rect->x + rect->w : cx);
    float ny = cy < rect->y ? rect->y : (cy > rect->y + rect->h ? rect->y + rect->h : cy);
    return powf(cx - nx, 2) + powf(cy - ny, 2) < powf(r, 2);
}",
    ),
    case(
        "a circle as a struct in C, by pointers",
        C,
        ["a", "b"],
        MISSES,
        "typedef struct { float x, y, r; } Circle;
typedef struct { float x, y, w, h; } Box;

int circle_meets_box(const Circle *a, const Box *b)
{
    float dx = a->x - fmaxf(b->x, fminf(a->x, b->x + b->w));
    float dy = a->y - fmaxf(b->y, fminf(a->y, b->y + b->h));
    return dx * dx + dy * dy < a->r * a->r;
}",
    ),
    case(
        "min and max of C++, the rectangle first",
        Cpp,
        ["ball", "wall"],
        HITS,
        "static bool collide(const Wall& wall, const Ball& ball)
{
    const float x = std::max(wall.left, std::min(ball.x, wall.right));
    const float y = std::max(wall.top, std::min(ball.y, wall.bottom));
    return std::hypot(ball.x - x, ball.y - y) <= ball.radius;
}",
    ),
    case(
        "getters of Java",
        Java,
        ["c", "r"],
        MISSES,
        "public static boolean overlaps(Circle c, Rectangle r) {
    float closestX = c.getX();
    float closestY = c.getY();
    if (c.getX() < r.getX()) {
        closestX = r.getX();
    } else if (c.getX() > r.getX() + r.getWidth()) {
        closestX = r.getX() + r.getWidth();
    }
    if (c.getY() < r.getY()) {
        closestY = r.getY();
    } else if (c.getY() > r.getY() + r.getHeight()) {
        closestY = r.getY() + r.getHeight();
    }
    closestX = closestX - c.getX();
    closestX *= closestX;
    closestY = closestY - c.getY();
    closestY *= closestY;
    return closestX + closestY < c.getRadius() * c.getRadius();
}",
    ),
    case(
        "a class of Java",
        Java,
        ["this", "box"],
        HITS,
        "class Ball {
    float x, y, radius;
    boolean hits(Box box) {
        float nx = Math.max(box.x, Math.min(x, box.x + box.w));
        float ny = Math.max(box.y, Math.min(y, box.y + box.h));
        return Math.hypot(x - nx, y - ny) <= radius;
    }
}",
    ),
    case(
        "PVector",
        Java,
        ["pos, r", "x, y, w, h"],
        MISSES,
        "boolean hit(PVector pos, float r, float x, float y, float w, float h) {
  PVector near = new PVector(constrain(pos.x, x, x + w), constrain(pos.y, y, y + h));
  return PVector.dist(pos, near) < r;
}",
    ),
    case(
        "a class of JavaScript with pos",
        JavaScript,
        ["this", "block"],
        MISSES,
        "class Ball {
  constructor(x, y, r) {
    this.pos = { x, y };
    this.r = r;
  }
  hits(block) {
    const nx = Math.min(Math.max(this.pos.x, block.x), block.x + block.w);
    const ny = Math.min(Math.max(this.pos.y, block.y), block.y + block.h);
    return Math.hypot(this.pos.x - nx, this.pos.y - ny) < this.r;
  }
}",
    ),
    case(
        "a class of a rectangle",
        JavaScript,
        ["circle", "this"],
        HITS,
        "class Block {
  meets(circle) {
    const dx = circle.x - Math.max(this.x, Math.min(circle.x, this.x + this.width));
    const dy = circle.y - Math.max(this.y, Math.min(circle.y, this.y + this.height));
    return (dx * dx + dy * dy) <= (circle.radius * circle.radius);
  }
}",
    ),
    case(
        "an arrow with objects taken apart",
        JavaScript,
        ["ball", "rect"],
        MISSES,
        "const hits = (ball, rect) => {
  const { x, y, radius } = ball;
  const nx = Math.max(rect.left, Math.min(x, rect.right));
  const ny = Math.max(rect.top, Math.min(y, rect.bottom));
  return (x - nx) ** 2 + (y - ny) ** 2 < radius ** 2;
};",
    ),
    case(
        "Phaser",
        JavaScript,
        ["circle", "rect"],
        HITS,
        "function circleToRectangle(circle, rect) {
  const halfWidth = rect.width / 2;
  const halfHeight = rect.height / 2;
  const cx = Math.abs(circle.x - rect.x - halfWidth);
  const cy = Math.abs(circle.y - rect.y - halfHeight);
  const xDist = halfWidth + circle.radius;
  const yDist = halfHeight + circle.radius;
  if (cx > xDist || cy > yDist) {
    return false;
  } else if (cx <= halfWidth || cy <= halfHeight) {
    return true;
  } else {
    const xCornerDist = cx - halfWidth;
    const yCornerDist = cy - halfHeight;
    return (xCornerDist * xCornerDist + yCornerDist * yCornerDist <= circle.radius * circle.radius);
  }
}",
    ),
    case(
        "TypeScript with types",
        TypeScript,
        ["c", "r"],
        MISSES,
        "interface Circle { x: number; y: number; radius: number }
interface Rect { x: number; y: number; width: number; height: number }
export function overlap(c: Circle, r: Rect): boolean {
  const clamp = (v: number, lo: number, hi: number) => Math.max(lo, Math.min(v, hi));
  const dx = c.x - clamp(c.x, r.x, r.x + r.width);
  const dy = c.y - clamp(c.y, r.y, r.y + r.height);
  return dx * dx + dy * dy < c.radius * c.radius;
}",
    ),
    case(
        "swapped, the radius first",
        JavaScript,
        ["radius, cx, cy", "left, top, right, bottom"],
        HITS,
        "function test(radius, cx, cy, left, top, right, bottom) {
  const dx = Math.max(left - cx, 0, cx - right);
  const dy = Math.max(top - cy, 0, cy - bottom);
  return dx * dx + dy * dy <= radius * radius;
}",
    ),
    case(
        "x and y of both, told by digits",
        Lua,
        ["x1, y1, r", "x2, y2, w, h"],
        MISSES,
        "local function hits(x1, y1, r, x2, y2, w, h)
  local nx = math.max(x2, math.min(x1, x2 + w))
  local ny = math.max(y2, math.min(y1, y2 + h))
  return (x1 - nx)^2 + (y1 - ny)^2 < r^2
end",
    ),
    case(
        "tables of Lua",
        Lua,
        ["ball", "brick"],
        HITS,
        "function collides(ball, brick)
  local nx, ny = ball.x, ball.y
  if ball.x < brick.x then nx = brick.x elseif ball.x > brick.x + brick.width then nx = brick.x + brick.width end
  if ball.y < brick.y then ny = brick.y elseif ball.y > brick.y + brick.height then ny = brick.y + brick.height end
  local dx, dy = ball.x - nx, ball.y - ny
  return math.sqrt(dx * dx + dy * dy) <= ball.radius
end",
    ),
    case(
        "GDScript, clamp and distance_to",
        GdScript,
        ["center, radius", "rect"],
        HITS,
        "func circle_hits_rect(center: Vector2, radius: float, rect: Rect2) -> bool:
\tvar nearest := Vector2(clamp(center.x, rect.position.x, rect.end.x), clamp(center.y, rect.position.y, rect.end.y))
\treturn center.distance_to(nearest) <= radius
",
    ),
    case(
        "GDScript, squared",
        GdScript,
        ["center, radius", "rect"],
        MISSES,
        "func hits(center: Vector2, radius: float, rect: Rect2) -> bool:
\tvar x = max(rect.position.x, min(center.x, rect.position.x + rect.size.x))
\tvar y = max(rect.position.y, min(center.y, rect.position.y + rect.size.y))
\treturn center.distance_squared_to(Vector2(x, y)) < radius * radius
",
    ),
    case(
        "Go, structs",
        Go,
        ["c", "r"],
        HITS,
        "func CircleRect(c Circle, r Rect) bool {
\tnx := math.Max(r.X, math.Min(c.X, r.X+r.W))
\tny := math.Max(r.Y, math.Min(c.Y, r.Y+r.H))
\treturn math.Hypot(c.X-nx, c.Y-ny) <= c.Radius
}",
    ),
    case(
        "Go, numbers",
        Go,
        ["cx, cy, radius", "rx, ry, rw, rh"],
        MISSES,
        "func circleRect(cx, cy, radius, rx, ry, rw, rh float64) bool {
\tdx := cx - math.Max(rx, math.Min(cx, rx+rw))
\tdy := cy - math.Max(ry, math.Min(cy, ry+rh))
\treturn dx*dx+dy*dy < radius*radius
}",
    ),
    case(
        "Rust, clamp of numbers",
        Rust,
        ["circle", "rect"],
        HITS,
        "fn hits(circle: &Circle, rect: &Rect) -> bool {
    let nx = circle.x.clamp(rect.x, rect.x + rect.w);
    let ny = circle.y.clamp(rect.y, rect.y + rect.h);
    let (dx, dy) = (circle.x - nx, circle.y - ny);
    dx * dx + dy * dy <= circle.r * circle.r
}",
    ),
    case(
        "Rust, vectors, an own method",
        Rust,
        ["self", "aabb"],
        MISSES,
        "impl Circle {
    pub fn hits(&self, aabb: &Aabb) -> bool {
        let nearest = self.center.clamp(aabb.min, aabb.max);
        self.center.distance_squared(nearest) < self.radius.powi(2)
    }
}",
    ),
    case(
        "Kotlin",
        Kotlin,
        ["circle", "rect"],
        MISSES,
        "fun hits(circle: Circle, rect: Rect): Boolean {
    val nx = circle.x.coerceIn(rect.left, rect.right)
    val ny = circle.y.coerceIn(rect.top, rect.bottom)
    return hypot(circle.x - nx, circle.y - ny) < circle.radius
}",
    ),
    case(
        "Swift",
        Swift,
        ["circle", "rect"],
        HITS,
        "func hits(_ circle: Circle, _ rect: CGRect) -> Bool {
    let nx = max(rect.minX, min(circle.center.x, rect.maxX))
    let ny = max(rect.minY, min(circle.center.y, rect.maxY))
    let dx = circle.center.x - nx
    let dy = circle.center.y - ny
    return dx * dx + dy * dy <= circle.radius * circle.radius
}",
    ),
    case(
        "half extents, distance outside",
        Cpp,
        ["c", "r"],
        HITS,
        "bool meets(const Circle& c, const Rect& r) {
    float dx = std::max(std::abs(c.x - r.cx) - r.hw, 0.0f);
    float dy = std::max(std::abs(c.y - r.cy) - r.hh, 0.0f);
    return dx * dx + dy * dy <= c.r * c.r;
}",
    ),
    case(
        "a ball of pygame with a rectangle of its own",
        Python,
        ["self", "other"],
        MISSES,
        "class Ball(pygame.sprite.Sprite):
    def meets(self, other):
        nx = max(other.rect.left, min(self.rect.centerx, other.rect.right))
        ny = max(other.rect.top, min(self.rect.centery, other.rect.bottom))
        dx, dy = self.rect.centerx - nx, self.rect.centery - ny
        return dx * dx + dy * dy < self.radius ** 2
",
    ),
    case(
        "raylib, with vectors of its own",
        C,
        ["ball", "wall"],
        HITS,
        "bool hits(Ball ball, Rectangle wall)
{
    Vector2 nearest = { Clamp(ball.position.x, wall.x, wall.x + wall.width),
                        Clamp(ball.position.y, wall.y, wall.y + wall.height) };
    return Vector2LengthSqr(Vector2Subtract(ball.position, nearest)) <= ball.radius*ball.radius;
}",
    ),
    case(
        "the place less half of the size",
        JavaScript,
        ["ball", "box"],
        MISSES,
        "function hits(ball, box) {
  const left = box.x - box.w / 2, top = box.y - box.h / 2;
  const nx = Math.max(left, Math.min(ball.x, left + box.w));
  const ny = Math.max(top, Math.min(ball.y, top + box.h));
  return (ball.x - nx) ** 2 + (ball.y - ny) ** 2 < ball.r ** 2;
}",
    ),
    case(
        "the square around the circle as a rectangle",
        JavaScript,
        ["c", "r"],
        BOX,
        "function hits(c, r) {
  const box = { x: c.x - c.r, y: c.y - c.r, w: c.r * 2, h: c.r * 2 };
  return box.x < r.x + r.w && box.x + box.w > r.x && box.y < r.y + r.h && box.y + box.h > r.y;
}",
    ),
    case(
        "a diameter as a member",
        JavaScript,
        ["ball", "paddle"],
        HITS,
        "function hit(ball, paddle) {
  const r = ball.diameter / 2;
  const nx = constrain(ball.x, paddle.x, paddle.x + paddle.w);
  const ny = constrain(ball.y, paddle.y, paddle.y + paddle.h);
  return dist(ball.x, ball.y, nx, ny) <= r;
}",
    ),
    case(
        "wrong: the square around the circle",
        JavaScript,
        ["ball", "paddle"],
        BOX,
        "function hit(ball, paddle) {
  return ball.x + ball.radius > paddle.x &&
    ball.x - ball.radius < paddle.x + paddle.width &&
    ball.y + ball.radius > paddle.y &&
    ball.y - ball.radius < paddle.y + paddle.height;
}",
    ),
    case(
        "wrong: the diameter is taken for the radius",
        JavaScript,
        ["cx, cy, diameter", "x, y, w, h"],
        Answers::By(|[cx, cy, r], [x, y, w, h]| {
            let (dx, dy) = (cx - cx.max(x).min(x + w), cy - cy.max(y).min(y + h));
            dx * dx + dy * dy <= 4.0 * r * r
        }),
        "function hits(x, y, w, h, cx, cy, diameter) {
  const nx = Math.max(x, Math.min(cx, x + w)), ny = Math.max(y, Math.min(cy, y + h));
  return dist(cx, cy, nx, ny) <= diameter;
}",
    ),
    case(
        "wrong: only x is looked at",
        Lua,
        ["c", "b"],
        Answers::By(|[cx, _, r], [x, _, w, _]| cx + r > x && cx - r < x + w),
        "function hit(c, b)
  return c.x + c.r > b.x and c.x - c.r < b.x + b.w
end",
    ),
    case(
        "wrong: the distance of the centres against half of the width",
        CSharp,
        ["c", "b"],
        Answers::By(|[cx, cy, r], [x, y, w, h]| (cx - (x + w / 2.0)).hypot(cy - (y + h / 2.0)) < r + w / 2.0),
        "public bool Hit(Circle c, Box b) {
  float dx = c.X - (b.X + b.Width / 2f), dy = c.Y - (b.Y + b.Height / 2f);
  return MathF.Sqrt(dx * dx + dy * dy) < c.Radius + b.Width / 2f;
}",
    ),
    Case {
        name: "typed, names of hantei's own",
        language: None,
        shapes: ["", ""],
        answers: HITS,
        text: "dist(circle.x, circle.y, clamp(circle.x, rect.left, rect.right), clamp(circle.y, rect.top, rect.bottom)) <= circle.radius",
    },
    // All languages that take it read the same; the first of them is said.
    case(
        "typed, names of the text's own",
        JavaScript,
        ["ball", "wall"],
        MISSES,
        "dx = ball.x - min(max(ball.x, wall.left), wall.right); dy = ball.y - min(max(ball.y, wall.top), wall.bottom); dx * dx + dy * dy < ball.radius * ball.radius",
    ),
];

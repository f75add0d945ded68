//! C, C++, C#, Java, Kotlin, Swift, Go, Rust.

use super::Answers::{By, Hits, Misses};
use super::{Case, case, check};
use hantei_collision::SourceLanguage::{C, CSharp, Cpp, Go, Java, Kotlin, Rust, Swift};

/// Centres of whole numbers, computed as in C.
fn cut_centres(a: [f64; 4], b: [f64; 4]) -> bool {
    let half = |size: f64| (size / 2.0).trunc();
    let apart = |axis: usize| ((a[axis] + half(a[axis + 2])) - (b[axis] + half(b[axis + 2]))).abs();
    apart(0) < half(a[2] + b[2]) && apart(1) < half(a[3] + b[3])
}

pub(super) const CASES: [Case; 42] = [
    case(
        "a list in braces",
        C,
        &["one", "two"],
        Hits,
        "bool meet(SDL_Rect one, SDL_Rect two)\n{\n  SDL_Point from = { one.x, one.y };\n  SDL_Point to = { one.x + one.w, one.y + one.h };\n  return from.x <= two.x + two.w && two.x <= to.x && from.y <= two.y + two.h && two.y <= to.y;\n}",
    ),
    case(
        "centres in braces",
        Cpp,
        &["p", "q"],
        Misses,
        "bool hit(const Box &p, const Box &q)\n{\n    Vec2 from{ p.x + p.w / 2.0f, p.y + p.h / 2.0f };\n    Vec2 to{ q.x + q.w / 2.0f, q.y + q.h / 2.0f };\n    return std::fabs(from.x - to.x) < (p.w + q.w) / 2 && std::fabs(from.y - to.y) < (p.h + q.h) / 2;\n}",
    ),
    case(
        "of which type",
        Java,
        &["this", "solid"],
        Misses,
        "class Crate extends Solid {\n    private double x, y, width, height;\n    Crate(double width) {\n        if (width <= 0) throw new IllegalArgumentException(\"too small\");\n        this.width = width;\n    }\n    public boolean equals(Object o) { return this == o; }\n    public boolean hits(Solid solid) {\n        if (!(solid instanceof Crate)) { return false; }\n        Crate other = (Crate) solid;\n        return x < other.x + other.width && other.x < x + width && y < other.y + other.height && other.y < y + height;\n    }\n}",
    ),
    case(
        "a part of a vector is changed",
        CSharp,
        &["a", "b"],
        Hits,
        "static bool Meet(Box a, Box b)\n{\n    Vector2 apart = a.Center - b.Center;\n    Vector2 reach = a.Extents + b.Extents;\n    if (apart.X < 0)\n        apart.X = -apart.X;\n    if (apart.Y < 0)\n        apart.Y = -apart.Y;\n    return apart.X <= reach.X && apart.Y <= reach.Y;\n}",
    ),
    case(
        "members of a class in its head",
        Kotlin,
        &["this", "other"],
        Hits,
        "data class Tile(\n    var x: Double = 0.0,\n    var y: Double = 0.0,\n    var width: Double = 16.0,\n    var height: Double = 16.0\n) {\n    constructor(at: Tile) : this(at.x, at.y)\n\n    fun meets(other: Tile): Boolean {\n        return !(y + height < other.y || y > other.y + other.height || x + width < other.x || x > other.x + other.width)\n    }\n}",
    ),
    case(
        "guarded",
        Swift,
        &["one", "two"],
        Misses,
        "func overlaps(_ one: CGRect, _ two: CGRect) -> Bool {\n    guard one.minX < two.maxX, two.minX < one.maxX else { return false }\n    guard one.minY < two.maxY && two.minY < one.maxY else {\n        return false\n    }\n    return true\n}",
    ),
    case(
        "four comparisons",
        C,
        &["p", "q"],
        Misses,
        "int boxes_meet(struct box p, struct box q)\n{\n    return p.x < q.x + q.w && q.x < p.x + p.w\n        && p.y < q.y + q.h && q.y < p.y + p.h;\n}",
    ),
    case(
        "pointers and early returns",
        C,
        &["one", "two"],
        Hits,
        "bool boxes_meet(const Box *one, const Box *two) {\n  if (one->x + one->w < two->x) return false;\n  if (two->x + two->w < one->x) return false;\n  if (one->y + one->h < two->y) { return false; }\n  if (two->y + two->h < one->y) { return false; }\n  return true;\n}",
    ),
    case(
        "edges as whole numbers, SDL",
        C,
        &["hero", "wall"],
        Misses,
        "SDL_bool touches( SDL_Rect hero, SDL_Rect wall )\n{\n    //The sides of the rectangles\n    int leftA, leftB;\n    int rightA, rightB;\n    int topA, topB;\n    int bottomA, bottomB;\n    leftA = hero.x;\n    rightA = hero.x + hero.w;\n    topA = hero.y;\n    bottomA = hero.y + hero.h;\n    leftB = wall.x;\n    rightB = wall.x + wall.w;\n    topB = wall.y;\n    bottomB = wall.y + wall.h;\n    if( bottomA <= topB ) { return SDL_FALSE; }\n    if( topA >= bottomB ) { return SDL_FALSE; }\n    if( rightA <= leftB ) { return SDL_FALSE; }\n    if( leftA >= rightB ) { return SDL_FALSE; }\n    return SDL_TRUE;\n}",
    ),
    case(
        "eight numbers",
        Cpp,
        &["x1, y1, w1, h1", "x2, y2, w2, h2"],
        Misses,
        "bool hit(float x1, float y1, float w1, float h1, float x2, float y2, float w2, float h2) {\n    return (x1 < x2 + w2 && x1 + w1 > x2 && y1 < y2 + h2 && y1 + h1 > y2);\n}",
    ),
    case(
        "corners of two",
        C,
        &["ax1, ay1, ax2, ay2", "bx1, by1, bx2, by2"],
        Hits,
        "int hit(int ax1, int ay1, int ax2, int ay2, int bx1, int by1, int bx2, int by2)\n{\n    if (ax2 < bx1 || bx2 < ax1)\n        return 0;\n    if (ay2 < by1 || by2 < ay1)\n        return 0;\n    return 1;\n}",
    ),
    case(
        "edges by name",
        Cpp,
        &["left1, top1, right1, bottom1", "left2, top2, right2, bottom2"],
        Misses,
        "bool overlap(int left1, int top1, int right1, int bottom1, int left2, int top2, int right2, int bottom2)\n{ return !(right1 <= left2 || right2 <= left1 || bottom1 <= top2 || bottom2 <= top1); }",
    ),
    case(
        "a flag that is set",
        Cpp,
        &["player", "enemy"],
        Misses,
        "bool isHit(const Entity& player, const Entity& enemy)\n{\n\tbool hit = false;\n\tif (player.x < enemy.x + enemy.width && player.x + player.width > enemy.x) {\n\t\tif (player.y < enemy.y + enemy.height && player.y + player.height > enemy.y)\n\t\t\thit = true;\n\t}\n\treturn hit;\n}",
    ),
    case(
        "a method, members bare",
        Cpp,
        &["this", "o"],
        Misses,
        "bool Box::meets(const Box& o) const\n{\n    const float r = m_x + m_width;\n    return m_x < o.m_x + o.m_width && r > o.m_x && m_y < o.m_y + o.m_height && m_y + m_height > o.m_y;\n}",
    ),
    case(
        "a class around it",
        Cpp,
        &["this", "other"],
        Hits,
        "class Box {\npublic:\n    float x, y, w, h;\n    Box(float px, float py) : x(px), y(py) {}\n    bool meets(const Box &other) const {\n        return !(other.x > x + w || other.x + other.w < x || other.y > y + h || other.y + other.h < y);\n    }\n};",
    ),
    case(
        "overlaps by std::min",
        Cpp,
        &["a", "b"],
        Misses,
        "static bool meet(const sf::FloatRect& a, const sf::FloatRect& b) {\n    auto ox = std::min(a.left + a.width, b.left + b.width) - std::max(a.left, b.left);\n    auto oy = std::min<float>(a.top + a.height, b.top + b.height) - std::max<float>(a.top, b.top);\n    return ox > 0.f && oy > 0.f;\n}",
    ),
    case(
        "minimum and maximum",
        Cpp,
        &["lhs", "rhs"],
        Hits,
        "inline bool Intersects(const AABB& lhs, const AABB& rhs) noexcept {\n  return lhs.min.x <= rhs.max.x && lhs.max.x >= rhs.min.x &&\n         lhs.min.y <= rhs.max.y && lhs.max.y >= rhs.min.y;\n}",
    ),
    case(
        "position and size",
        Cpp,
        &["one", "two"],
        Hits,
        "bool CheckHit(GameObject &one, GameObject &two)\n{\n    bool collisionX = one.Position.x + one.Size.x >= two.Position.x &&\n        two.Position.x + two.Size.x >= one.Position.x;\n    bool collisionY = one.Position.y + one.Size.y >= two.Position.y &&\n        two.Position.y + two.Size.y >= one.Position.y;\n    return collisionX && collisionY;\n}",
    ),
    case(
        "half extents about a centre",
        Cpp,
        &["a", "b"],
        Misses,
        "bool AABBvsAABB(const Box& a, const Box& b) {\n  if (fabs(a.center.x - b.center.x) >= a.half.x + b.half.x) return false;\n  if (fabs(a.center.y - b.center.y) >= a.half.y + b.half.y) return false;\n  return true;\n}",
    ),
    case(
        "a position that is the centre",
        C,
        &["a", "b"],
        Misses,
        "bool meet(Actor* a, Actor* b) {\n  float l1 = a->pos.x - a->w / 2, r1 = a->pos.x + a->w / 2;\n  float t1 = a->pos.y - a->h / 2, b1 = a->pos.y + a->h / 2;\n  float l2 = b->pos.x - b->w / 2, r2 = b->pos.x + b->w / 2;\n  float t2 = b->pos.y - b->h / 2, b2 = b->pos.y + b->h / 2;\n  return l1 < r2 && l2 < r1 && t1 < b2 && t2 < b1;\n}",
    ),
    case(
        "whole numbers are cut",
        C,
        &["p", "q"],
        By(cut_centres),
        "int near(struct rect p, struct rect q) {\n  int dx = abs((p.x + p.w / 2) - (q.x + q.w / 2));\n  int dy = abs((p.y + p.h / 2) - (q.y + q.h / 2));\n  return dx < (p.w + q.w) / 2 && dy < (p.h + q.h) / 2;\n}",
    ),
    case(
        "a helper for one axis",
        Cpp,
        &["a", "b"],
        Misses,
        "bool within(int v, int lo, int hi) { return v >= lo && v < hi; }\n\nbool meet(Rect a, Rect b)\n{\n    bool x = within(a.x, b.x, b.x + b.w) || within(b.x, a.x, a.x + a.w);\n    bool y = within(a.y, b.y, b.y + b.h) || within(b.y, a.y, a.y + a.h);\n    return x && y;\n}",
    ),
    case(
        "chosen edges",
        Cpp,
        &["a", "b"],
        Misses,
        "bool meet(const Rect& a, const Rect& b) {\n  float left = a.x > b.x ? a.x : b.x;\n  float right;\n  if (a.x + a.w < b.x + b.w)\n    right = a.x + a.w;\n  else\n    right = b.x + b.w;\n  float top = (a.y > b.y) ? a.y : b.y;\n  float bottom = (a.y + a.h < b.y + b.h) ? a.y + a.h : b.y + b.h;\n  return left < right && top < bottom;\n}",
    ),
    case(
        "a defined width",
        C,
        &["a", "b"],
        By(|a, b| (a[0] - b[0]).abs() < 4.0 && (a[1] - b[1]).abs() < 3.0),
        "#include <math.h>\n#define TILE_W 4\n#define TILE_H (TILE_W - 1)\n\nbool near(Tile a, Tile b) { return fabs(a.x - b.x) < TILE_W && fabs(a.y - b.y) < TILE_H; }",
    ),
    case(
        "properties",
        CSharp,
        &["this", "other"],
        Misses,
        "public bool Intersects(Box other)\n{\n    return X < other.X + other.Width && X + Width > other.X && Y < other.Y + other.Height && Y + Height > other.Y;\n}",
    ),
    case(
        "an expression for a body",
        CSharp,
        &["a", "b"],
        Misses,
        "private static bool Overlaps(RectangleF a, RectangleF b) =>\n    a.Left < b.Right && a.Right > b.Left && a.Top < b.Bottom && a.Bottom > b.Top;",
    ),
    case(
        "a class of Unity",
        CSharp,
        &["a", "b"],
        Misses,
        "using UnityEngine;\n\npublic class Hits : MonoBehaviour\n{\n    public static bool Check(Bounds a, Bounds b)\n    {\n        if (Mathf.Abs(a.center.x - b.center.x) >= a.extents.x + b.extents.x) { return false; }\n        if (Mathf.Abs(a.center.y - b.center.y) >= a.extents.y + b.extents.y) { return false; }\n        return true;\n    }\n}",
    ),
    case(
        "a null test",
        CSharp,
        &["this", "other"],
        Misses,
        "public bool CollidesWith(Sprite other)\n{\n    if (other == null || other == this)\n        return false;\n    Console.WriteLine(\"testing\");\n    return this.Left < other.Right && this.Right > other.Left && this.Top < other.Bottom && this.Bottom > other.Top;\n}",
    ),
    case(
        "getters",
        Java,
        &["this", "other"],
        Misses,
        "public boolean collidesWith(Entity other) {\n    return this.getX() < other.getX() + other.getWidth()\n        && this.getX() + this.getWidth() > other.getX()\n        && this.getY() < other.getY() + other.getHeight()\n        && this.getY() + this.getHeight() > other.getY();\n}",
    ),
    case(
        "a static method",
        Java,
        &["first", "second"],
        Hits,
        "public static boolean overlaps(final Rectangle first, final Rectangle second) {\n    final double firstRight = first.x + first.width;\n    final double secondRight = second.x + second.width;\n    if (firstRight < second.x || secondRight < first.x) {\n        return false;\n    }\n    return first.y + first.height >= second.y && second.y + second.height >= first.y;\n}",
    ),
    case(
        "a Processing sketch",
        Java,
        &["x1, y1, w1, h1", "x2, y2, w2, h2"],
        Hits,
        "boolean rectRect(float x1, float y1, float w1, float h1, float x2, float y2, float w2, float h2) {\n  // are the sides past each other?\n  if (x1 + w1 >= x2 &&    // one's right edge\n      x1 <= x2 + w2 &&\n      y1 + h1 >= y2 &&\n      y1 <= y2 + h2) {\n        return true;\n  }\n  return false;\n}",
    ),
    case(
        "Math.max",
        Java,
        &["a", "b"],
        Misses,
        "boolean hits(Box a, Box b) {\n  float left = Math.max(a.minX, b.minX), right = Math.min(a.maxX, b.maxX);\n  float top = Math.max(a.minY, b.minY), bottom = Math.min(a.maxY, b.maxY);\n  return left < right && top < bottom;\n}",
    ),
    case(
        "Kotlin",
        Kotlin,
        &["this", "other"],
        Misses,
        "data class Box(val x: Float, val y: Float, val width: Float, val height: Float)\n\nfun meets(other: Box): Boolean {\n    return x < other.x + other.width && x + width > other.x && y < other.y + other.height && y + height > other.y\n}",
    ),
    case(
        "Kotlin in one line",
        Kotlin,
        &["a", "b"],
        Hits,
        "fun meets(a: Rect, b: Rect): Boolean =\n    a.left <= b.right && a.right >= b.left && a.top <= b.bottom && a.bottom >= b.top",
    ),
    case(
        "Swift",
        Swift,
        &["a", "b"],
        Misses,
        "func overlaps(_ a: CGRect, with b: CGRect) -> Bool {\n    let dx = a.minX < b.maxX && b.minX < a.maxX\n    let dy = a.minY < b.maxY && b.minY < a.maxY\n    return dx && dy\n}",
    ),
    case(
        "a receiver",
        Go,
        &["r", "s"],
        Misses,
        "package game\n\ntype Rect struct {\n\tX, Y, W, H float64\n}\n\nfunc (r Rect) Overlaps(s Rect) bool {\n\treturn r.X < s.X+s.W && r.X+r.W > s.X && r.Y < s.Y+s.H && r.Y+r.H > s.Y\n}",
    ),
    case(
        "Go with pointers",
        Go,
        &["a", "b"],
        Hits,
        "func Collides(a, b *Entity) bool {\n\taRight := a.X + a.Width\n\tbRight := b.X + b.Width\n\tif aRight < b.X || bRight < a.X {\n\t\treturn false\n\t}\n\tif a.Y+a.Height < b.Y {\n\t\treturn false\n\t} else if b.Y+b.Height < a.Y {\n\t\treturn false\n\t}\n\treturn true\n}",
    ),
    case(
        "Go, eight numbers",
        Go,
        &["x1, y1, w1, h1", "x2, y2, w2, h2"],
        Misses,
        "func hit(x1, y1, w1, h1, x2, y2, w2, h2 float64) bool {\n\treturn x1 < x2+w2 && x2 < x1+w1 && y1 < y2+h2 && y2 < y1+h1\n}",
    ),
    case(
        "a method",
        Rust,
        &["self", "other"],
        Misses,
        "impl Rect {\n    pub fn overlaps(&self, other: &Rect) -> bool {\n        self.x < other.x + other.w\n            && self.x + self.w > other.x\n            && self.y < other.y + other.h\n            && self.y + self.h > other.y\n    }\n}",
    ),
    case(
        "tuples",
        Rust,
        &["a", "b"],
        Misses,
        "fn overlap(a: &Aabb, b: &Aabb) -> bool {\n    let (al, ar) = (a.pos.x, a.pos.x + a.size.x);\n    let (bl, br) = (b.pos.x, b.pos.x + b.size.x);\n    if ar <= bl || br <= al {\n        return false;\n    }\n    a.pos.y < b.pos.y + b.size.y && b.pos.y < a.pos.y + a.size.y\n}",
    ),
    case(
        "methods of numbers",
        Rust,
        &["a", "b"],
        Misses,
        "#[inline]\nfn overlap(a: Rect, b: Rect) -> bool {\n    let w = (a.x + a.w).min(b.x + b.w) - a.x.max(b.x);\n    let h = f32::min(a.y + a.h, b.y + b.h) - f32::max(a.y, b.y);\n    w > 0.0 && h > 0.0\n}",
    ),
    case(
        "an if for a value",
        Rust,
        &["a", "b"],
        Hits,
        "fn hit(a: &Rect, b: &Rect) -> bool {\n    let left = if a.left > b.left { a.left } else { b.left };\n    let right = if a.right < b.right { a.right } else { b.right };\n    if left > right {\n        false\n    } else {\n        a.top <= b.bottom && b.top <= a.bottom\n    }\n}",
    ),
];

#[test]
fn functions_of_the_c_family() {
    check(&CASES);
}

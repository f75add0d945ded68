//! Members that a pasted text computes itself: they are followed, or the text is refused.

use hantei_judge::{CallUse, FormulaFlaw, OverlapFormula, ParseOptions, SourceLanguage};

/// A's right end is one pixel less than its place plus width.
const INSET: &str = "a.x < b.x + b.width - 1 && a.x + a.width - 1 > b.x";

fn read(text: &str) -> Result<String, FormulaFlaw> {
    let read = OverlapFormula::read(text, &ParseOptions::default());
    read.map(|(formula, _)| formula.to_string()).map_err(|error| error.flaw)
}

#[test]
fn a_member_is_what_the_text_computes() {
    for (name, text) in [
        (
            "Python property",
            "class Tile:\n    @property\n    def right(self):\n        return self.x + self.w - 1\n\n    def meets(self, other):\n        return self.x < other.right and self.right > other.x\n",
        ),
        (
            "Python constructor",
            "class Tile:\n    def __init__(self, x, w):\n        self.x = x\n        self.w = w\n        self.right = x + w - 1\n\n    def meets(self, other):\n        return self.x < other.right and self.right > other.x\n",
        ),
        (
            "C# arrow",
            "class Tile {\n  public float X, W;\n  public float Right => X + W - 1;\n  public bool Meets(Tile other) => X < other.Right && Right > other.X;\n}",
        ),
        (
            "C# body",
            "class Tile {\n  public float X { get; set; }\n  public float W { get; set; }\n  public float Right\n  {\n    get\n    {\n      return X + W - 1;\n    }\n  }\n  public bool Meets(Tile other) { return X < other.Right && Right > other.X; }\n}",
        ),
        (
            "JavaScript getter",
            "class Tile {\n  get right() { return this.x + this.w - 1; }\n  meets(other) { return this.x < other.right && this.right > other.x; }\n}",
        ),
        (
            "JavaScript constructor without semicolons",
            "class Tile {\n  constructor(x, w) {\n    this.x = x\n    this.w = w\n    this.right = this.x + this.w - 1\n  }\n  meets(other) { return this.x < other.right && this.right > other.x }\n}",
        ),
        (
            "Swift",
            "struct Tile {\n  var x: Double\n  var w: Double\n  var right: Double { self.x + w - 1 }\n  func meets(_ other: Tile) -> Bool { x < other.right && right > other.x }\n}",
        ),
        (
            "Kotlin",
            "class Tile(val x: Float, val w: Float) {\n    val right: Float\n        get() = x + w - 1\n    fun meets(other: Tile): Boolean = x < other.right && right > other.x\n}",
        ),
        (
            "Java constructor",
            "class Tile {\n  float x, w, right;\n  Tile(float x, float w) {\n    this.x = x; this.w = w;\n    right = x + w - 1;\n  }\n  boolean meets(Tile other) { return x < other.right && right > other.x; }\n}",
        ),
        (
            "Java methods",
            "class Tile {\n  float x, w;\n  float right() { return x + w - 1; }\n  boolean meets(Tile other) { return x < other.right() && right() > other.x; }\n}",
        ),
        (
            "C++ methods of methods",
            "struct Tile {\n  float x, w;\n  float last() const { return right() - 1; }\n  float right() const { return x + w; }\n  bool meets(const Tile& other) const { return x < other.last() && last() > other.x; }\n};",
        ),
        (
            "C++ constructor",
            "struct Tile {\n  float x, w, right;\n  Tile(float x, float w) : x(x), w(w), right(x + w - 1) {}\n  bool meets(const Tile& o) const { return x < o.right && right > o.x; }\n};",
        ),
        (
            "Kotlin field",
            "class Tile(val x: Float, val w: Float) {\n    val right = x + w - 1\n    fun meets(o: Tile): Boolean = x < o.right && right > o.x\n}",
        ),
        (
            "C++, a copy",
            "struct Tile {\n  float x, w, right;\n  Tile(float x, float w) : x(x), w(w), right(x + w - 1) {}\n  bool meets(Tile o) const { return x < o.right && right > o.x; }\n};",
        ),
        (
            "computed again wherever it moves",
            "class Tile {\n  constructor(x, w) {\n    this.x = x;\n    this.w = w;\n    this.right = x + w - 1;\n  }\n  move(by) {\n    this.x += by;\n    this.right = this.x + this.w - 1;\n  }\n  meets(o) { return this.x < o.right && this.right > o.x; }\n}",
        ),
    ] {
        assert_eq!(read(text).as_deref(), Ok(INSET), "{name}");
    }
}

#[test]
fn what_a_constructor_keeps_is_the_shape_itself() {
    for (text, expected) in [
        // The corners are computed from the centre.
        (
            "class Tile {\n  constructor(cx, w) {\n    this.left = cx - w / 2;\n    this.right = cx + w / 2;\n  }\n  meets(o) { return this.left < o.right && this.right > o.left; }\n}",
            "a.cx - a.width / 2 < b.cx + b.width / 2 && a.cx + a.width / 2 > b.cx - b.width / 2",
        ),
        // The place and the left edge differ.
        (
            "class Tile:\n    def __init__(self, x, w):\n        self.x = x\n        self.left = x + 2\n        self.right = x + w\n    def meets(self, o):\n        return self.left < o.right and self.right > o.left\n",
            "a.x + 2 < b.x + b.width && a.x + a.width > b.x + 2",
        ),
        // A shape's own number, also with a factor.
        (
            "class Tile:\n    def __init__(self, column):\n        self.x = column * 16\n        self.w = 16\n    def meets(self, o):\n        return self.x < o.x + o.w and self.x + self.w > o.x\n",
            "a.x < b.x + b.width && a.x + a.width > b.x",
        ),
        // The rectangle's own edge differs from that of the class around it.
        (
            "class Hero:\n    @property\n    def right(self):\n        return self.rect.right - 4\n    def meets(self, o):\n        return self.rect.left < o.rect.right and self.right > o.rect.left\n",
            "a.x < b.right && a.right - 4 > b.x",
        ),
    ] {
        assert_eq!(read(text).as_deref(), Ok(expected), "{text}");
    }
}

#[test]
fn a_definition_that_is_not_followed_is_named() {
    let test = "function meets(a, b) { return a.x < b.right && a.right > b.x; }";
    for (line, text) in [
        (2, format!("{test}\nconst tile = (x, w) => ({{ x, w, right: x + w - 1 }});")),
        (
            2,
            "function tile(x, w)\n  return { x = x, w = w, right = x + w - 1 }\nend\nfunction meets(a, b)\n  return a.x < b.right and a.right > b.x\nend".into(),
        ),
        // The place moves, and the edge stays.
        (
            5,
            "class Tile:\n    def __init__(self, x, w):\n        self.x = x\n        self.w = w\n        self.right = x + w\n    def move(self, by):\n        self.x += by\n    def meets(self, o):\n        return self.x < o.right and self.right > o.x\n".into(),
        ),
        // A local name of the constructor.
        (
            6,
            "class Tile {\n  constructor(x, w) {\n    this.x = x;\n    this.w = w;\n    const end = w - 1;\n    this.right = x + end;\n  }\n  meets(o) { return this.x < o.right && this.right > o.x; }\n}".into(),
        ),
        // Assigned twice, and either may be the later one.
        (
            5,
            "class Tile:\n    def __init__(self, x, w):\n        self.x = x\n        self.w = w\n        self.right = x + w\n    def move(self, by):\n        self.x += by\n        self.right = self.x + self.w - 1\n    def meets(self, o):\n        return self.x < o.right and self.right > o.x\n".into(),
        ),
    ] {
        assert_eq!(read(&text), Err(FormulaFlaw::NotFollowed("right".into(), line)), "{text}");
    }
}

#[test]
fn names_of_types_and_of_values_define_nothing() {
    for text in [
        "interface Box { x: number; right: number; }\nfunction meets(a: Box, b: Box): boolean { return a.x < b.right && a.right > b.x; }",
        "function meets(a, b) {\n  const right = b.right;\n  return a.x < right && a.right > b.x;\n}",
        "class Box {\n  float x, right;\n  void setRight(float right) { this.right = right; }\n  boolean meets(Box o) { return x < o.right && right > o.x; }\n}",
    ] {
        assert_eq!(read(text).as_deref(), Ok("a.x < b.right && a.right > b.x"), "{text}");
    }
}

/// Members that are computed in ways that are not read at all.
#[test]
fn other_properties_are_refused() {
    for (language, text, expected) in [
        (
            SourceLanguage::Python,
            "class Tile:\n    right = property(lambda self: self.x + self.w - 1)\n    def meets(self, o):\n        return self.x < o.right and self.right > o.x\n",
            FormulaFlaw::UnknownCall("property(lambda self: self.x + self.w - 1)".into(), CallUse::Value),
        ),
        (
            SourceLanguage::GdScript,
            "var x: float\nvar w: float\nvar right: float: get = _right\nfunc _right():\n\treturn x + w - 1\nfunc meets(o) -> bool:\n\treturn x < o.right and right > o.x\n",
            FormulaFlaw::MayChange("right".into()),
        ),
        (
            SourceLanguage::GdScript,
            "var x: float\nvar w: float\nvar right: float:\n\tset(value):\n\t\tw = value - x\n\tget:\n\t\treturn x + w - 1\n\nfunc meets(other) -> bool:\n\treturn x < other.right and right > other.x\n",
            FormulaFlaw::MayChange("right".into()),
        ),
    ] {
        let options = ParseOptions { language: Some(language), ..ParseOptions::default() };
        let error = OverlapFormula::read(text, &options).map(|(formula, _)| formula.to_string()).map_err(|it| it.flaw);
        assert_eq!(error, Err(expected), "{text}");
    }
}

//! The table of types.

use super::super::Part::{Centre as Middle, CutCentre, Half, Last, Max, Min, Size};
use super::LibraryKind::{self, Box as Cuboid, Circle, Rectangle, Vector};
use super::LibraryMember::{self, Along, As, Centre, CentreAlong, Number, Radius, Vector as Of};
use super::LibraryType;
use crate::formula::SourceLanguage::{
    self, C, CSharp, Cpp, GdScript, Go, Java, JavaScript, Kotlin, Python, Rust, Swift, TypeScript,
};
use crate::program::syntax::NumberType::{self, F32, F64, I32, I64};

type Members = &'static [(&'static str, LibraryMember)];

const fn ty(
    languages: &'static [SourceLanguage],
    names: &'static str,
    kind: LibraryKind,
    number: Option<NumberType>,
    members: Members,
) -> LibraryType {
    LibraryType { names, languages, kind, number, members }
}

const XYWH_SHORT: Members = &[("x y", Number(Min)), ("w h", Number(Size))];
const XYWH: Members = &[("x y", Number(Min)), ("width height", Number(Size))];
const UPPER_XYWH: Members = &[("X Y", Number(Min)), ("W H", Number(Size))];
const UPPER_LONG: Members = &[("X Y", Number(Min)), ("Width Height", Number(Size))];
const LEFT_SIZE: Members = &[
    ("left top", Number(Min)),
    ("width height", Number(Size)),
    ("position", Of(Min)),
    ("size", Of(Size)),
    ("getCenter()", Of(Middle)),
];
const EDGES: Members = &[("left top", Number(Min)), ("right bottom", Number(Max))];
const VECTOR: Members = &[("x y z", Along)];
const UPPER_VECTOR: Members = &[("X Y Z", Along)];
const CALLED_VECTOR: Members = &[("x() y()", Along), ("width() height()", Along)];
const GODOT: Members = &[("position", Of(Min)), ("size", Of(Size)), ("end", Of(Max)), ("get_center()", Of(Middle))];
const GODOT_WHOLE: Members =
    &[("position", Of(Min)), ("size", Of(Size)), ("end", Of(Max)), ("get_center()", Of(CutCentre))];
const UPPER_GODOT: Members =
    &[("Position", Of(Min)), ("Size", Of(Size)), ("End", Of(Max)), ("GetCenter()", Of(Middle))];
const UPPER_GODOT_WHOLE: Members =
    &[("Position", Of(Min)), ("Size", Of(Size)), ("End", Of(Max)), ("GetCenter()", Of(CutCentre))];
const QT: Members = &[
    ("x() y()", Number(Min)),
    ("left() top()", Number(Min)),
    ("width() height()", Number(Size)),
    // One less than where it ends, as Qt says.
    ("right() bottom()", Number(Last)),
    ("topLeft()", Of(Min)),
    ("size()", Of(Size)),
];
const QT_FRACTIONS: Members = &[
    ("x() y()", Number(Min)),
    ("left() top()", Number(Min)),
    ("width() height()", Number(Size)),
    ("right() bottom()", Number(Max)),
    ("topLeft()", Of(Min)),
    ("bottomRight()", Of(Max)),
    ("center()", Of(Middle)),
    ("size()", Of(Size)),
];
const XNA: Members = &[
    ("X Y", Number(Min)),
    ("Width Height", Number(Size)),
    ("Left Top", Number(Min)),
    ("Right Bottom", Number(Max)),
    ("Location", Of(Min)),
    ("Size", Of(Size)),
    ("Center", Of(CutCentre)),
];
const CONTROL: Members = &[
    ("Width Height", Number(Size)),
    ("Left Top", Number(Min)),
    ("Right Bottom", Number(Max)),
    ("Location", Of(Min)),
    ("Size", Of(Size)),
];
const SHARP_FRACTIONS: Members = &[
    ("X Y", Number(Min)),
    ("Width Height", Number(Size)),
    ("Left Top", Number(Min)),
    ("Right Bottom", Number(Max)),
    ("Location", Of(Min)),
    ("Position", Of(Min)),
    ("Size", Of(Size)),
    ("Center", Of(Middle)),
    ("TopLeft", Of(Min)),
    ("BottomRight", Of(Max)),
];
const UNITY: Members = &[
    ("x y", Number(Min)),
    ("width height", Number(Size)),
    ("xMin yMin", Number(Min)),
    ("xMax yMax", Number(Max)),
    ("min", Of(Min)),
    ("max", Of(Max)),
    ("position", Of(Min)),
    ("size", Of(Size)),
    ("center", Of(Middle)),
];
const UNITY_BOUNDS: Members =
    &[("center", Of(Middle)), ("size", Of(Size)), ("extents", Of(Half)), ("min", Of(Min)), ("max", Of(Max))];
const AWT: Members = &[
    ("x y", Number(Min)),
    ("width height", Number(Size)),
    ("getX() getY()", Number(Min)),
    ("getWidth() getHeight()", Number(Size)),
    ("getMinX() getMinY()", As(Min, F64)),
    ("getMaxX() getMaxY()", As(Max, F64)),
    ("getCenterX() getCenterY()", As(Middle, F64)),
];
/// libGDX: all numbers are `float`.
const GDX: Members = &[
    ("x y", Number(Min)),
    ("width height", Number(Size)),
    ("getX() getY()", Number(Min)),
    ("getWidth() getHeight()", Number(Size)),
];
const AWT_WHOLE: Members = &[
    ("x y", Number(Min)),
    ("width height", Number(Size)),
    ("getX() getY()", As(Min, F64)),
    ("getWidth() getHeight()", As(Size, F64)),
    ("getMinX() getMinY()", As(Min, F64)),
    ("getMaxX() getMaxY()", As(Max, F64)),
    ("getCenterX() getCenterY()", As(Middle, F64)),
];
/// `android/graphics/Rect.java`: `centerX` is `(left + right) >> 1`.
const ANDROID_WHOLE: Members = &[
    ("left top", Number(Min)),
    ("right bottom", Number(Max)),
    ("width() height()", Number(Size)),
    ("centerX() centerY()", Number(CutCentre)),
    ("exactCenterX() exactCenterY()", As(Middle, F32)),
];
const ANDROID: Members = &[
    ("left top", Number(Min)),
    ("right bottom", Number(Max)),
    ("width() height()", Number(Size)),
    ("centerX() centerY()", Number(Middle)),
    ("exactCenterX() exactCenterY()", As(Middle, F32)),
];
const ANDROID_FRACTIONS: Members = &[
    ("left top", Number(Min)),
    ("right bottom", Number(Max)),
    ("width() height()", Number(Size)),
    ("centerX() centerY()", Number(Middle)),
];
const COMPOSE: Members = &[
    ("left top", Number(Min)),
    ("right bottom", Number(Max)),
    ("width height", Number(Size)),
    ("topLeft", Of(Min)),
    ("bottomRight", Of(Max)),
    ("center", Of(Middle)),
    ("size", Of(Size)),
];
const APPLE: Members = &[
    ("origin", Of(Min)),
    ("size", Of(Size)),
    ("minX minY", Number(Min)),
    ("midX midY", Number(Middle)),
    ("maxX maxY", Number(Max)),
    ("width height", Number(Size)),
];
const DOM: Members = &[
    ("x y", Number(Min)),
    ("width height", Number(Size)),
    ("left top", Number(Min)),
    ("right bottom", Number(Max)),
    ("centerX centerY", Number(Middle)),
];
const PYGAME: Members = &[
    ("x y", Number(Min)),
    ("w h", Number(Size)),
    ("width height", Number(Size)),
    ("left top", Number(Min)),
    ("right bottom", Number(Max)),
    ("topleft", Of(Min)),
    ("bottomright", Of(Max)),
    ("size", Of(Size)),
    ("centerx centery", Number(CutCentre)),
    ("center", Of(CutCentre)),
];
const PYGAME_FRACTIONS: Members = &[
    ("x y", Number(Min)),
    ("w h", Number(Size)),
    ("width height", Number(Size)),
    ("left top", Number(Min)),
    ("right bottom", Number(Max)),
    ("topleft", Of(Min)),
    ("bottomright", Of(Max)),
    ("size", Of(Size)),
    ("centerx centery", Number(Middle)),
    ("center", Of(Middle)),
];
const GO_IMAGE: Members = &[("Min", Of(Min)), ("Max", Of(Max)), ("Dx() Dy()", Number(Size)), ("Size()", Of(Size))];
const MIN_MAX: Members = &[("min", Of(Min)), ("max", Of(Max))];
const BOX2D: Members = &[("lowerBound", Of(Min)), ("upperBound", Of(Max))];
const CIRCLE: Members = &[("x y", CentreAlong), ("radius", Radius)];
const MONOGAME_CIRCLE: Members = &[("Center", Centre), ("Position", Centre), ("Radius", Radius)];
const SFML_CIRCLE: Members = &[("getPosition()", Of(Min)), ("getRadius()", Radius)];
const SFML_RECTANGLE: Members = &[("getPosition()", Of(Min)), ("getSize()", Of(Size))];
const FX_BOUNDS: Members = &[
    ("getMinX() getMinY()", Number(Min)),
    ("getMaxX() getMaxY()", Number(Max)),
    ("getWidth() getHeight()", Number(Size)),
    ("getCenterX() getCenterY()", Number(Middle)),
];
const FLASH: &[SourceLanguage] = &[JavaScript, TypeScript];

/// All types.
pub(crate) const LIBRARY: &[LibraryType] = &[
    // In C#, too: SDL2-CS.
    ty(&[C, Cpp, CSharp], "SDL_Rect", Rectangle, Some(I32), XYWH_SHORT),
    ty(&[C, Cpp], "SDL_FRect", Rectangle, Some(F32), XYWH_SHORT),
    ty(&[C, Cpp], "SDL_Point", Vector, Some(I32), VECTOR),
    ty(
        &[C, Cpp],
        "SDL_FPoint Vector2 Vector3 vec2 vec3 Vector2f Vector3f b2Vec2 ImVec2 Vec2 Vec3",
        Vector,
        Some(F32),
        VECTOR,
    ),
    ty(&[Cpp], "Vector2i ivec2 Point2i", Vector, Some(I32), VECTOR),
    ty(&[C], "Rectangle", Rectangle, Some(F32), XYWH),
    ty(&[Cpp], "Rectangle", Rectangle, None, XYWH),
    ty(&[C, Cpp], "RECT", Rectangle, Some(I32), EDGES),
    ty(&[Cpp], "FloatRect", Rectangle, Some(F32), LEFT_SIZE),
    ty(&[Cpp], "IntRect", Rectangle, Some(I32), LEFT_SIZE),
    ty(&[Cpp], "CircleShape", Circle, Some(F32), SFML_CIRCLE),
    ty(&[Cpp], "RectangleShape", Rectangle, Some(F32), SFML_RECTANGLE),
    ty(&[Cpp], "QRect", Rectangle, Some(I32), QT),
    ty(&[Cpp], "QRectF", Rectangle, Some(F64), QT_FRACTIONS),
    ty(&[Cpp], "QPoint QSize", Vector, Some(I32), CALLED_VECTOR),
    ty(&[Cpp], "QPointF QSizeF", Vector, Some(F64), CALLED_VECTOR),
    ty(&[Cpp], "b2AABB", Rectangle, Some(F32), BOX2D),
    ty(&[CSharp], "Rectangle", Rectangle, None, XNA),
    ty(&[CSharp], "System.Drawing.Rectangle Microsoft.Xna.Framework.Rectangle", Rectangle, Some(I32), XNA),
    // Controls of Windows Forms, with an edge on each side.
    ty(
        &[CSharp],
        "PictureBox System.Windows.Forms.PictureBox System.Windows.Forms.Control System.Windows.Forms.Button \
            System.Windows.Forms.Label System.Windows.Forms.Panel",
        Rectangle,
        Some(I32),
        CONTROL,
    ),
    ty(&[CSharp], "RectangleF", Rectangle, Some(F32), SHARP_FRACTIONS),
    ty(&[CSharp], "Rect", Rectangle, Some(F32), UNITY),
    ty(&[CSharp], "Rect", Rectangle, Some(F64), SHARP_FRACTIONS),
    ty(&[CSharp], "RectInt", Rectangle, Some(I32), UNITY),
    ty(&[CSharp], "Bounds", Cuboid, Some(F32), UNITY_BOUNDS),
    ty(&[CSharp], "Rect2", Rectangle, Some(F32), UPPER_GODOT),
    ty(&[CSharp], "Rect2I", Rectangle, Some(I32), UPPER_GODOT_WHOLE),
    ty(&[CSharp], "CircleF", Circle, Some(F32), MONOGAME_CIRCLE),
    ty(&[CSharp], "Vector2 Vector3", Vector, Some(F32), VECTOR),
    ty(&[CSharp], "Vector2 Vector3 PointF", Vector, Some(F32), UPPER_VECTOR),
    ty(&[CSharp], "Vector2Int", Vector, Some(I32), VECTOR),
    ty(&[CSharp], "Point System.Drawing.Point Microsoft.Xna.Framework.Point Vector2I", Vector, Some(I32), UPPER_VECTOR),
    ty(&[Java], "Rectangle", Rectangle, None, AWT),
    ty(&[Java, Kotlin], "java.awt.Rectangle", Rectangle, Some(I32), AWT_WHOLE),
    ty(&[Java], "javafx.scene.shape.Rectangle Rectangle2D Double", Rectangle, Some(F64), AWT),
    ty(&[Java], "Rect", Rectangle, None, ANDROID),
    ty(&[Java, Kotlin], "android.graphics.Rect", Rectangle, Some(I32), ANDROID_WHOLE),
    ty(&[Java, Kotlin], "com.badlogic.gdx.math.Rectangle", Rectangle, Some(F32), GDX),
    ty(&[Kotlin], "androidx.compose.ui.geometry.Rect", Rectangle, Some(F32), COMPOSE),
    ty(&[Java, Kotlin], "RectF", Rectangle, Some(F32), ANDROID_FRACTIONS),
    ty(&[Java], "Bounds BoundingBox", Rectangle, Some(F64), FX_BOUNDS),
    ty(&[Java, Kotlin], "PVector Vector2 PointF Vector3", Vector, Some(F32), VECTOR),
    ty(&[Java, Kotlin], "Point android.graphics.Point java.awt.Point", Vector, Some(I32), VECTOR),
    ty(&[Java, Kotlin], "Circle", Circle, None, CIRCLE),
    ty(&[Kotlin], "Rect", Rectangle, None, ANDROID),
    ty(&[Kotlin], "Rect", Rectangle, Some(F32), COMPOSE),
    ty(&[Kotlin], "Rectangle", Rectangle, None, XYWH),
    ty(&[Kotlin], "Offset", Vector, Some(F32), VECTOR),
    ty(&[Swift], "CGRect NSRect", Rectangle, Some(F64), APPLE),
    ty(&[Swift], "CGPoint CGSize CGVector NSPoint", Vector, Some(F64), VECTOR),
    ty(&[Swift], "SIMD2 SIMD3", Vector, None, VECTOR),
    ty(FLASH, "DOMRect DOMRectReadOnly Rectangle ClientRect", Rectangle, Some(F64), DOM),
    ty(FLASH, "Vector2 Vector3 Vector Point Vec2 DOMPoint", Vector, Some(F64), VECTOR),
    ty(FLASH, "Box2 Box3", Cuboid, Some(F64), MIN_MAX),
    ty(&[Python], "Rect", Rectangle, Some(NumberType::Whole), PYGAME),
    ty(&[Python], "FRect", Rectangle, None, PYGAME_FRACTIONS),
    ty(&[Python], "Vector2 Vector3", Vector, Some(F64), VECTOR),
    ty(&[GdScript], "Rect2", Rectangle, Some(F32), GODOT),
    ty(&[GdScript], "Rect2i", Rectangle, Some(I32), GODOT_WHOLE),
    ty(&[GdScript], "AABB", Cuboid, Some(F32), GODOT),
    ty(&[GdScript], "Vector2 Vector3", Vector, Some(F32), VECTOR),
    ty(&[GdScript], "Vector2i Vector3i", Vector, Some(I32), VECTOR),
    ty(&[Go], "Rectangle", Rectangle, Some(I64), GO_IMAGE),
    ty(&[Go], "Rectangle", Rectangle, Some(F32), UPPER_LONG),
    ty(&[Go], "Rect", Rectangle, None, UPPER_XYWH),
    ty(&[Go], "Point", Vector, None, UPPER_VECTOR),
    ty(&[Rust], "Rect", Rectangle, None, XYWH_SHORT),
    ty(&[Rust], "Rect Aabb2d", Rectangle, None, MIN_MAX),
    ty(&[Rust], "Rectangle", Rectangle, None, XYWH),
    ty(&[Rust], "Vec2 Vec3 Vector2", Vector, Some(F32), VECTOR),
    ty(&[Rust], "IVec2", Vector, Some(I32), VECTOR),
];

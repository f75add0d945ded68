//! The table of types.

use super::super::Part::{self, CutCentre, Half, Last, Max, Min, Size};
use super::LibraryKind::{self, Box as Cuboid, Circle, Rectangle, Vector};
use super::LibraryMember::{self, Along, As, Centre, CentreAlong, Number, Radius, Vector as Of};
use super::LibraryType;
use crate::formula::SourceLanguage::{
    self, C, CSharp, Cpp, GdScript, Go, Java, JavaScript, Kotlin, Python, Rust, Swift, TypeScript,
};
use crate::program::syntax::NumberType::{self, F32, F64, I32, I64};
use hantei_collision::Axis::{X, Y, Z};

type Members = &'static [(&'static str, LibraryMember)];

const fn ty(
    languages: &'static [SourceLanguage],
    names: &'static [&'static str],
    kind: LibraryKind,
    number: Option<NumberType>,
    members: Members,
) -> LibraryType {
    LibraryType { names, languages, kind, number, members }
}

const XYWH_SHORT: Members =
    &[("x", Number(X, Min)), ("y", Number(Y, Min)), ("w", Number(X, Size)), ("h", Number(Y, Size))];
const XYWH: Members =
    &[("x", Number(X, Min)), ("y", Number(Y, Min)), ("width", Number(X, Size)), ("height", Number(Y, Size))];
const UPPER_XYWH: Members =
    &[("X", Number(X, Min)), ("Y", Number(Y, Min)), ("W", Number(X, Size)), ("H", Number(Y, Size))];
const UPPER_LONG: Members =
    &[("X", Number(X, Min)), ("Y", Number(Y, Min)), ("Width", Number(X, Size)), ("Height", Number(Y, Size))];
const LEFT_SIZE: Members = &[
    ("left", Number(X, Min)),
    ("top", Number(Y, Min)),
    ("width", Number(X, Size)),
    ("height", Number(Y, Size)),
    ("position", Of(Min)),
    ("size", Of(Size)),
    ("getCenter()", Of(Part::Centre)),
];
const EDGES: Members =
    &[("left", Number(X, Min)), ("top", Number(Y, Min)), ("right", Number(X, Max)), ("bottom", Number(Y, Max))];
const VECTOR: Members = &[("x", Along(X)), ("y", Along(Y)), ("z", Along(Z))];
const UPPER_VECTOR: Members = &[("X", Along(X)), ("Y", Along(Y)), ("Z", Along(Z))];
const CALLED_VECTOR: Members = &[("x()", Along(X)), ("y()", Along(Y)), ("width()", Along(X)), ("height()", Along(Y))];
const GODOT: Members =
    &[("position", Of(Min)), ("size", Of(Size)), ("end", Of(Max)), ("get_center()", Of(Part::Centre))];
const GODOT_WHOLE: Members =
    &[("position", Of(Min)), ("size", Of(Size)), ("end", Of(Max)), ("get_center()", Of(CutCentre))];
const UPPER_GODOT: Members =
    &[("Position", Of(Min)), ("Size", Of(Size)), ("End", Of(Max)), ("GetCenter()", Of(Part::Centre))];
const UPPER_GODOT_WHOLE: Members =
    &[("Position", Of(Min)), ("Size", Of(Size)), ("End", Of(Max)), ("GetCenter()", Of(CutCentre))];
const QT: Members = &[
    ("x()", Number(X, Min)),
    ("y()", Number(Y, Min)),
    ("left()", Number(X, Min)),
    ("top()", Number(Y, Min)),
    ("width()", Number(X, Size)),
    ("height()", Number(Y, Size)),
    // One less than where it ends, as Qt says.
    ("right()", Number(X, Last)),
    ("bottom()", Number(Y, Last)),
    ("topLeft()", Of(Min)),
    ("size()", Of(Size)),
];
const QT_FRACTIONS: Members = &[
    ("x()", Number(X, Min)),
    ("y()", Number(Y, Min)),
    ("left()", Number(X, Min)),
    ("top()", Number(Y, Min)),
    ("width()", Number(X, Size)),
    ("height()", Number(Y, Size)),
    ("right()", Number(X, Max)),
    ("bottom()", Number(Y, Max)),
    ("topLeft()", Of(Min)),
    ("bottomRight()", Of(Max)),
    ("center()", Of(Part::Centre)),
    ("size()", Of(Size)),
];
const XNA: Members = &[
    ("X", Number(X, Min)),
    ("Y", Number(Y, Min)),
    ("Width", Number(X, Size)),
    ("Height", Number(Y, Size)),
    ("Left", Number(X, Min)),
    ("Top", Number(Y, Min)),
    ("Right", Number(X, Max)),
    ("Bottom", Number(Y, Max)),
    ("Location", Of(Min)),
    ("Size", Of(Size)),
    ("Center", Of(CutCentre)),
];
const CONTROL: Members = &[
    ("Width", Number(X, Size)),
    ("Height", Number(Y, Size)),
    ("Left", Number(X, Min)),
    ("Top", Number(Y, Min)),
    ("Right", Number(X, Max)),
    ("Bottom", Number(Y, Max)),
    ("Location", Of(Min)),
    ("Size", Of(Size)),
];
const SHARP_FRACTIONS: Members = &[
    ("X", Number(X, Min)),
    ("Y", Number(Y, Min)),
    ("Width", Number(X, Size)),
    ("Height", Number(Y, Size)),
    ("Left", Number(X, Min)),
    ("Top", Number(Y, Min)),
    ("Right", Number(X, Max)),
    ("Bottom", Number(Y, Max)),
    ("Location", Of(Min)),
    ("Position", Of(Min)),
    ("Size", Of(Size)),
    ("Center", Of(Part::Centre)),
    ("TopLeft", Of(Min)),
    ("BottomRight", Of(Max)),
];
const UNITY: Members = &[
    ("x", Number(X, Min)),
    ("y", Number(Y, Min)),
    ("width", Number(X, Size)),
    ("height", Number(Y, Size)),
    ("xMin", Number(X, Min)),
    ("yMin", Number(Y, Min)),
    ("xMax", Number(X, Max)),
    ("yMax", Number(Y, Max)),
    ("min", Of(Min)),
    ("max", Of(Max)),
    ("position", Of(Min)),
    ("size", Of(Size)),
    ("center", Of(Part::Centre)),
];
const UNITY_BOUNDS: Members =
    &[("center", Of(Part::Centre)), ("size", Of(Size)), ("extents", Of(Half)), ("min", Of(Min)), ("max", Of(Max))];
const AWT: Members = &[
    ("x", Number(X, Min)),
    ("y", Number(Y, Min)),
    ("width", Number(X, Size)),
    ("height", Number(Y, Size)),
    ("getX()", Number(X, Min)),
    ("getY()", Number(Y, Min)),
    ("getWidth()", Number(X, Size)),
    ("getHeight()", Number(Y, Size)),
    ("getMinX()", As(X, Min, F64)),
    ("getMinY()", As(Y, Min, F64)),
    ("getMaxX()", As(X, Max, F64)),
    ("getMaxY()", As(Y, Max, F64)),
    ("getCenterX()", As(X, Part::Centre, F64)),
    ("getCenterY()", As(Y, Part::Centre, F64)),
];
/// libGDX: all numbers are `float`.
const GDX: Members = &[
    ("x", Number(X, Min)),
    ("y", Number(Y, Min)),
    ("width", Number(X, Size)),
    ("height", Number(Y, Size)),
    ("getX()", Number(X, Min)),
    ("getY()", Number(Y, Min)),
    ("getWidth()", Number(X, Size)),
    ("getHeight()", Number(Y, Size)),
];
const AWT_WHOLE: Members = &[
    ("x", Number(X, Min)),
    ("y", Number(Y, Min)),
    ("width", Number(X, Size)),
    ("height", Number(Y, Size)),
    ("getX()", As(X, Min, F64)),
    ("getY()", As(Y, Min, F64)),
    ("getWidth()", As(X, Size, F64)),
    ("getHeight()", As(Y, Size, F64)),
    ("getMinX()", As(X, Min, F64)),
    ("getMinY()", As(Y, Min, F64)),
    ("getMaxX()", As(X, Max, F64)),
    ("getMaxY()", As(Y, Max, F64)),
    ("getCenterX()", As(X, Part::Centre, F64)),
    ("getCenterY()", As(Y, Part::Centre, F64)),
];
/// `android/graphics/Rect.java`: `centerX` is `(left + right) >> 1`.
const ANDROID_WHOLE: Members = &[
    ("left", Number(X, Min)),
    ("top", Number(Y, Min)),
    ("right", Number(X, Max)),
    ("bottom", Number(Y, Max)),
    ("width()", Number(X, Size)),
    ("height()", Number(Y, Size)),
    ("centerX()", Number(X, CutCentre)),
    ("centerY()", Number(Y, CutCentre)),
    ("exactCenterX()", As(X, Part::Centre, F32)),
    ("exactCenterY()", As(Y, Part::Centre, F32)),
];
const ANDROID: Members = &[
    ("left", Number(X, Min)),
    ("top", Number(Y, Min)),
    ("right", Number(X, Max)),
    ("bottom", Number(Y, Max)),
    ("width()", Number(X, Size)),
    ("height()", Number(Y, Size)),
    ("centerX()", Number(X, Part::Centre)),
    ("centerY()", Number(Y, Part::Centre)),
    ("exactCenterX()", As(X, Part::Centre, F32)),
    ("exactCenterY()", As(Y, Part::Centre, F32)),
];
const ANDROID_FRACTIONS: Members = &[
    ("left", Number(X, Min)),
    ("top", Number(Y, Min)),
    ("right", Number(X, Max)),
    ("bottom", Number(Y, Max)),
    ("width()", Number(X, Size)),
    ("height()", Number(Y, Size)),
    ("centerX()", Number(X, Part::Centre)),
    ("centerY()", Number(Y, Part::Centre)),
];
const COMPOSE: Members = &[
    ("left", Number(X, Min)),
    ("top", Number(Y, Min)),
    ("right", Number(X, Max)),
    ("bottom", Number(Y, Max)),
    ("width", Number(X, Size)),
    ("height", Number(Y, Size)),
    ("topLeft", Of(Min)),
    ("bottomRight", Of(Max)),
    ("center", Of(Part::Centre)),
    ("size", Of(Size)),
];
const APPLE: Members = &[
    ("origin", Of(Min)),
    ("size", Of(Size)),
    ("minX", Number(X, Min)),
    ("minY", Number(Y, Min)),
    ("midX", Number(X, Part::Centre)),
    ("midY", Number(Y, Part::Centre)),
    ("maxX", Number(X, Max)),
    ("maxY", Number(Y, Max)),
    ("width", Number(X, Size)),
    ("height", Number(Y, Size)),
];
const DOM: Members = &[
    ("x", Number(X, Min)),
    ("y", Number(Y, Min)),
    ("width", Number(X, Size)),
    ("height", Number(Y, Size)),
    ("left", Number(X, Min)),
    ("top", Number(Y, Min)),
    ("right", Number(X, Max)),
    ("bottom", Number(Y, Max)),
    ("centerX", Number(X, Part::Centre)),
    ("centerY", Number(Y, Part::Centre)),
];
const PYGAME: Members = &[
    ("x", Number(X, Min)),
    ("y", Number(Y, Min)),
    ("w", Number(X, Size)),
    ("h", Number(Y, Size)),
    ("width", Number(X, Size)),
    ("height", Number(Y, Size)),
    ("left", Number(X, Min)),
    ("top", Number(Y, Min)),
    ("right", Number(X, Max)),
    ("bottom", Number(Y, Max)),
    ("topleft", Of(Min)),
    ("bottomright", Of(Max)),
    ("size", Of(Size)),
    ("centerx", Number(X, CutCentre)),
    ("centery", Number(Y, CutCentre)),
    ("center", Of(CutCentre)),
];
const GO_IMAGE: Members =
    &[("Min", Of(Min)), ("Max", Of(Max)), ("Dx()", Number(X, Size)), ("Dy()", Number(Y, Size)), ("Size()", Of(Size))];
const MIN_MAX: Members = &[("min", Of(Min)), ("max", Of(Max))];
const BOX2D: Members = &[("lowerBound", Of(Min)), ("upperBound", Of(Max))];
const CIRCLE: Members = &[("x", CentreAlong(X)), ("y", CentreAlong(Y)), ("radius", Radius)];
const MONOGAME_CIRCLE: Members = &[("Center", Centre), ("Position", Centre), ("Radius", Radius)];
const SFML_CIRCLE: Members = &[("getPosition()", Of(Min)), ("getRadius()", Radius)];
const SFML_RECTANGLE: Members = &[("getPosition()", Of(Min)), ("getSize()", Of(Size))];
const FX_BOUNDS: Members = &[
    ("getMinX()", Number(X, Min)),
    ("getMinY()", Number(Y, Min)),
    ("getMaxX()", Number(X, Max)),
    ("getMaxY()", Number(Y, Max)),
    ("getWidth()", Number(X, Size)),
    ("getHeight()", Number(Y, Size)),
    ("getCenterX()", Number(X, Part::Centre)),
    ("getCenterY()", Number(Y, Part::Centre)),
];
const FLASH: &[SourceLanguage] = &[JavaScript, TypeScript];

/// All types.
pub(crate) const LIBRARY: &[LibraryType] = &[
    // In C#, too: SDL2-CS.
    ty(&[C, Cpp, CSharp], &["SDL_Rect"], Rectangle, Some(I32), XYWH_SHORT),
    ty(&[C, Cpp], &["SDL_FRect"], Rectangle, Some(F32), XYWH_SHORT),
    ty(&[C, Cpp], &["SDL_Point"], Vector, Some(I32), VECTOR),
    ty(
        &[C, Cpp],
        &[
            "SDL_FPoint",
            "Vector2",
            "Vector3",
            "vec2",
            "vec3",
            "Vector2f",
            "Vector3f",
            "b2Vec2",
            "ImVec2",
            "Vec2",
            "Vec3",
        ],
        Vector,
        Some(F32),
        VECTOR,
    ),
    ty(&[Cpp], &["Vector2i", "ivec2", "Point2i"], Vector, Some(I32), VECTOR),
    ty(&[C], &["Rectangle"], Rectangle, Some(F32), XYWH),
    ty(&[Cpp], &["Rectangle"], Rectangle, None, XYWH),
    ty(&[C, Cpp], &["RECT"], Rectangle, Some(I32), EDGES),
    ty(&[Cpp], &["FloatRect"], Rectangle, Some(F32), LEFT_SIZE),
    ty(&[Cpp], &["IntRect"], Rectangle, Some(I32), LEFT_SIZE),
    ty(&[Cpp], &["CircleShape"], Circle, Some(F32), SFML_CIRCLE),
    ty(&[Cpp], &["RectangleShape"], Rectangle, Some(F32), SFML_RECTANGLE),
    ty(&[Cpp], &["QRect"], Rectangle, Some(I32), QT),
    ty(&[Cpp], &["QRectF"], Rectangle, Some(F64), QT_FRACTIONS),
    ty(&[Cpp], &["QPoint", "QSize"], Vector, Some(I32), CALLED_VECTOR),
    ty(&[Cpp], &["QPointF", "QSizeF"], Vector, Some(F64), CALLED_VECTOR),
    ty(&[Cpp], &["b2AABB"], Rectangle, Some(F32), BOX2D),
    ty(&[CSharp], &["Rectangle"], Rectangle, None, XNA),
    ty(&[CSharp], &["System.Drawing.Rectangle", "Microsoft.Xna.Framework.Rectangle"], Rectangle, Some(I32), XNA),
    // Controls of Windows Forms, with an edge on each side.
    ty(
        &[CSharp],
        &[
            "PictureBox",
            "System.Windows.Forms.PictureBox",
            "System.Windows.Forms.Control",
            "System.Windows.Forms.Button",
            "System.Windows.Forms.Label",
            "System.Windows.Forms.Panel",
        ],
        Rectangle,
        Some(I32),
        CONTROL,
    ),
    ty(&[CSharp], &["RectangleF"], Rectangle, Some(F32), SHARP_FRACTIONS),
    ty(&[CSharp], &["Rect"], Rectangle, Some(F32), UNITY),
    ty(&[CSharp], &["Rect"], Rectangle, Some(F64), SHARP_FRACTIONS),
    ty(&[CSharp], &["RectInt"], Rectangle, Some(I32), UNITY),
    ty(&[CSharp], &["Bounds"], Cuboid, Some(F32), UNITY_BOUNDS),
    ty(&[CSharp], &["Rect2"], Rectangle, Some(F32), UPPER_GODOT),
    ty(&[CSharp], &["Rect2I"], Rectangle, Some(I32), UPPER_GODOT_WHOLE),
    ty(&[CSharp], &["CircleF"], Circle, Some(F32), MONOGAME_CIRCLE),
    ty(&[CSharp], &["Vector2", "Vector3"], Vector, Some(F32), VECTOR),
    ty(&[CSharp], &["Vector2", "Vector3", "PointF"], Vector, Some(F32), UPPER_VECTOR),
    ty(&[CSharp], &["Vector2Int"], Vector, Some(I32), VECTOR),
    ty(
        &[CSharp],
        &["Point", "System.Drawing.Point", "Microsoft.Xna.Framework.Point", "Vector2I"],
        Vector,
        Some(I32),
        UPPER_VECTOR,
    ),
    ty(&[Java], &["Rectangle"], Rectangle, None, AWT),
    ty(&[Java, Kotlin], &["java.awt.Rectangle"], Rectangle, Some(I32), AWT_WHOLE),
    ty(&[Java], &["javafx.scene.shape.Rectangle", "Rectangle2D", "Double"], Rectangle, Some(F64), AWT),
    ty(&[Java], &["Rect"], Rectangle, None, ANDROID),
    ty(&[Java, Kotlin], &["android.graphics.Rect"], Rectangle, Some(I32), ANDROID_WHOLE),
    ty(&[Java, Kotlin], &["com.badlogic.gdx.math.Rectangle"], Rectangle, Some(F32), GDX),
    ty(&[Kotlin], &["androidx.compose.ui.geometry.Rect"], Rectangle, Some(F32), COMPOSE),
    ty(&[Java, Kotlin], &["RectF"], Rectangle, Some(F32), ANDROID_FRACTIONS),
    ty(&[Java], &["Bounds", "BoundingBox"], Rectangle, Some(F64), FX_BOUNDS),
    ty(&[Java, Kotlin], &["PVector", "Vector2", "PointF", "Vector3"], Vector, Some(F32), VECTOR),
    ty(&[Java, Kotlin], &["Point", "android.graphics.Point", "java.awt.Point"], Vector, Some(I32), VECTOR),
    ty(&[Java, Kotlin], &["Circle"], Circle, None, CIRCLE),
    ty(&[Kotlin], &["Rect"], Rectangle, None, ANDROID),
    ty(&[Kotlin], &["Rect"], Rectangle, Some(F32), COMPOSE),
    ty(&[Kotlin], &["Rectangle"], Rectangle, None, XYWH),
    ty(&[Kotlin], &["Offset"], Vector, Some(F32), VECTOR),
    ty(&[Swift], &["CGRect", "NSRect"], Rectangle, Some(F64), APPLE),
    ty(&[Swift], &["CGPoint", "CGSize", "CGVector", "NSPoint"], Vector, Some(F64), VECTOR),
    ty(&[Swift], &["SIMD2", "SIMD3"], Vector, None, VECTOR),
    ty(FLASH, &["DOMRect", "DOMRectReadOnly", "Rectangle", "ClientRect"], Rectangle, Some(F64), DOM),
    ty(FLASH, &["Vector2", "Vector3", "Vector", "Point", "Vec2", "DOMPoint"], Vector, Some(F64), VECTOR),
    ty(FLASH, &["Box2", "Box3"], Cuboid, Some(F64), MIN_MAX),
    ty(&[Python], &["Rect", "FRect"], Rectangle, None, PYGAME),
    ty(&[Python], &["Vector2", "Vector3"], Vector, Some(F64), VECTOR),
    ty(&[GdScript], &["Rect2"], Rectangle, Some(F32), GODOT),
    ty(&[GdScript], &["Rect2i"], Rectangle, Some(I32), GODOT_WHOLE),
    ty(&[GdScript], &["AABB"], Cuboid, Some(F32), GODOT),
    ty(&[GdScript], &["Vector2", "Vector3"], Vector, Some(F32), VECTOR),
    ty(&[GdScript], &["Vector2i", "Vector3i"], Vector, Some(I32), VECTOR),
    ty(&[Go], &["Rectangle"], Rectangle, Some(I64), GO_IMAGE),
    ty(&[Go], &["Rectangle"], Rectangle, Some(F32), UPPER_LONG),
    ty(&[Go], &["Rect"], Rectangle, None, UPPER_XYWH),
    ty(&[Go], &["Point"], Vector, None, UPPER_VECTOR),
    ty(&[Rust], &["Rect"], Rectangle, None, XYWH_SHORT),
    ty(&[Rust], &["Rect", "Aabb2d"], Rectangle, None, MIN_MAX),
    ty(&[Rust], &["Rectangle"], Rectangle, None, XYWH),
    ty(&[Rust], &["Vec2", "Vec3", "Vector2"], Vector, Some(F32), VECTOR),
    ty(&[Rust], &["IVec2"], Vector, Some(I32), VECTOR),
];

//! The signs and the reserved words of the languages.

/// Signs of C. A longer one comes before one that begins it.
pub(super) const C_SIGNS: &str = "... <<= >>= -> ++ -- << >> <= >= == != && || += -= *= /= %= &= |= ^= ## { } ( ) [ \
    ] ; , . : ? + - * / % = < > ! & | ^ ~ #";
pub(super) const CPP_SIGNS: &str = "... <=> <<= >>= ->* -> :: ++ -- << >> <= >= == != && || += -= *= /= %= &= |= ^= \
    ## .* { } ( ) [ ] ; , . : ? + - * / % = < > ! & | ^ ~ #";
pub(super) const CSHARP_SIGNS: &str = "<<= >>= ??= => -> :: ?? ?. ++ -- << >> <= >= == != && || += -= *= /= %= &= |= \
    ^= .. { } ( ) [ ] ; , . : ? + - * / % = < > ! & | ^ ~ @";
pub(super) const JAVA_SIGNS: &str = ">>>= ... <<= >>= >>> -> :: ++ -- << >> <= >= == != && || += -= *= /= %= &= |= \
    ^= { } ( ) [ ] ; , . : ? + - * / % = < > ! & | ^ ~ @";
pub(super) const SCRIPT_SIGNS: &str = ">>>= ... === !== **= <<= >>= >>> &&= ||= ??= => ?? ?. ** ++ -- << >> <= >= == \
    != && || += -= *= /= %= &= |= ^= { } ( ) [ ] ; , . : ? + - * / % = < > ! & | ^ ~ @";
pub(super) const KOTLIN_SIGNS: &str = "=== !== ..< -> => :: ?: ?. !! .. ++ -- <= >= == != && || += -= *= /= %= { } ( \
    ) [ ] ; , . : ? + - * / % = < > ! & @";
/// Swift's own rule, that all neighbouring signs are one operator, is the lexer's.
pub(super) const SWIFT_SIGNS: &str = "=== !== ..< ... <<= >>= -> ?? << >> <= >= == != ~= && || += -= *= /= %= &= |= \
    ^= &+ &- &* { } ( ) [ ] ; , . : ? + - * / % = < > ! & | ^ ~ @";
pub(super) const GO_SIGNS: &str = "... <<= >>= &^= <- := ++ -- << >> &^ <= >= == != && || += -= *= /= %= &= |= ^= { \
    } ( ) [ ] ; , . : + - * / % = < > ! & | ^ ~";
pub(super) const RUST_SIGNS: &str = "... ..= <<= >>= => -> :: .. << >> <= >= == != && || += -= *= /= %= &= |= ^= { } \
    ( ) [ ] ; , . : ? + - * / % = < > ! & | ^ # @ $";
pub(super) const PYTHON_SIGNS: &str = "... **= //= <<= >>= ** // << >> <= >= == != -> := += -= *= /= %= &= |= ^= @= \
    { } ( ) [ ] ; , . : + - * / % = < > & | ^ ~ @";
pub(super) const GDSCRIPT_SIGNS: &str = "... **= <<= >>= ** << >> <= >= == != && || -> := .. += -= *= /= %= &= |= ^= \
    { } ( ) [ ] ; , . : + - * / % = < > ! & | ^ ~ @";
pub(super) const LUA_SIGNS: &str = "... .. == ~= <= >= << >> // :: { } ( ) [ ] ; , . : + - * / % = < > & | ^ ~ #";
pub(super) const HSP_SIGNS: &str =
    "<< >> <= >= == != && || ++ -- += -= *= /= \\= &= |= ^= -> { } ( ) , . : + - * / \\ = < > ! & | ^ @";
pub(super) const OWN_SIGNS: &str = "=== !== ... => -> :: := <= >= == != && || ** ++ -- += -= *= /= ≤ ≦ ≥ ≧ ≠ { } ( ) \
    [ ] ; , . : ? + - * × / ÷ % = < > ! & | ^";

pub(super) const C: &str = "auto break case char const continue default do double else enum extern float for goto if \
    inline int long register restrict return short signed sizeof static struct switch typedef union unsigned void \
    volatile while _Bool _Generic _Static_assert _Atomic _Noreturn";
pub(super) const CPP: &str = "auto break case char const continue default do double else enum extern float for goto \
    if inline int long register return short signed sizeof static struct switch typedef union unsigned void volatile \
    while bool class constexpr consteval constinit co_await co_return co_yield decltype delete explicit friend \
    mutable namespace new noexcept nullptr operator private protected public template this throw true false try \
    catch typeid typename using virtual and or not xor bitand bitor compl not_eq and_eq or_eq xor_eq static_cast \
    dynamic_cast const_cast reinterpret_cast static_assert alignas alignof concept requires thread_local asm wchar_t";
pub(super) const CSHARP: &str = "abstract as base bool break byte case catch char checked class const continue \
    decimal default delegate do double else enum event explicit extern false finally fixed float for foreach goto if \
    implicit in int interface internal is lock long namespace new null object operator out override params private \
    protected public readonly ref return sbyte sealed short sizeof stackalloc static string struct switch this throw \
    true try typeof uint ulong unchecked unsafe ushort using virtual void volatile while";
pub(super) const JAVA: &str = "abstract assert boolean break byte case catch char class const continue default do \
    double else enum extends final finally float for goto if implements import instanceof int interface long native \
    new package private protected public return short static strictfp super switch synchronized this throw throws \
    transient try void volatile while true false null";
pub(super) const SCRIPT: &str = "break case catch class const continue debugger default delete do else enum export \
    extends false finally for function if import in instanceof new null return super switch this throw true try \
    typeof var void while with let yield await";
pub(super) const KOTLIN: &str = "as break class continue do else false for fun if in interface is null object \
    package return super this throw true try typealias typeof val var when while";
pub(super) const SWIFT: &str = "associatedtype class deinit enum extension fileprivate func import init inout \
    internal let operator private protocol public rethrows static struct subscript typealias var break case continue \
    default defer do else fallthrough for guard if in repeat return switch where while as catch false is nil super \
    self Self throw throws true try await";
pub(super) const GO: &str = "break case chan const continue default defer else fallthrough for func go goto if \
    import interface map package range return select struct switch type var";
pub(super) const RUST: &str = "as break const continue crate else enum extern false fn for if impl in let loop match \
    mod move mut pub ref return self Self static struct super trait true type unsafe use where while async await dyn";
pub(super) const PYTHON: &str = "False None True and as assert async await break class continue def del elif else \
    except finally for from global if import in is lambda nonlocal not or pass raise return try while with yield";
pub(super) const GDSCRIPT: &str = "and as assert await break breakpoint class class_name const continue elif else \
    enum extends false for func if in is match not null or pass preload return self signal static super trait true \
    var void while yield";
pub(super) const LUA: &str = "and break do else elseif end false for function goto if in local nil not or repeat \
    return then true until while";
pub(super) const HSP: &str = "if else repeat loop for next while wend do until switch swend case default swbreak \
    return goto gosub break continue end stop await wait mes dim ddim sdim foreach on";
pub(super) const OWN: &str = "if else return and or not AND OR NOT true false True False";

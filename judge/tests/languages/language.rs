//! The languages, and what each of them has.

use crate::tree::{Number, Op};
use hantei_judge::SourceLanguage;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Language {
    JavaScript,
    Python,
    C,
    Cpp,
    Lua,
    Rust,
    TypeScript,
    CSharp,
    Java,
    Go,
    Kotlin,
    GdScript,
}

use Language::{C, CSharp, Cpp, GdScript, Go, Java, JavaScript, Kotlin, Lua, Python, Rust, TypeScript};

/// How a language lets types of numbers meet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Typing {
    /// The text has no types.
    Dynamic,
    /// Any number becomes any other: C, C++.
    Free,
    /// Wider ones are made by themselves: Java, C#.
    Widening,
    /// Operands may differ, what is assigned may not: Kotlin.
    Exact,
    /// Operands have one type: Rust, Go.
    Same,
}

impl Language {
    pub(crate) const FIRST_SIX: [Self; 6] = [JavaScript, Python, C, Cpp, Lua, Rust];
    pub(crate) const ALL: [Self; 12] =
        [JavaScript, Python, C, Cpp, Lua, Rust, TypeScript, CSharp, Java, Go, Kotlin, GdScript];

    pub(crate) fn name(self) -> &'static str {
        match self {
            JavaScript => "JavaScript",
            Python => "Python",
            C => "C",
            Cpp => "C++",
            Lua => "Lua",
            Rust => "Rust",
            TypeScript => "TypeScript",
            CSharp => "C#",
            Java => "Java",
            Go => "Go",
            Kotlin => "Kotlin",
            GdScript => "GDScript",
        }
    }

    pub(crate) fn source(self) -> SourceLanguage {
        match self {
            JavaScript => SourceLanguage::JavaScript,
            Python => SourceLanguage::Python,
            C => SourceLanguage::C,
            Cpp => SourceLanguage::Cpp,
            Lua => SourceLanguage::Lua,
            Rust => SourceLanguage::Rust,
            TypeScript => SourceLanguage::TypeScript,
            CSharp => SourceLanguage::CSharp,
            Java => SourceLanguage::Java,
            Go => SourceLanguage::Go,
            Kotlin => SourceLanguage::Kotlin,
            GdScript => SourceLanguage::GdScript,
        }
    }

    pub(crate) fn typing(self) -> Typing {
        match self {
            JavaScript | TypeScript | Python | Lua | GdScript => Typing::Dynamic,
            C | Cpp => Typing::Free,
            Java | CSharp => Typing::Widening,
            Kotlin => Typing::Exact,
            Rust | Go => Typing::Same,
        }
    }

    /// Its types of numbers, with how often they are taken.
    pub(crate) fn numbers(self) -> &'static [(Number, u32)] {
        use Number::{F32, F64, I8, I16, I32, I64, U8, U16, U32, U64, Whole};
        match self {
            JavaScript | TypeScript => &[(F64, 1)],
            Lua => &[(F64, 4), (I64, 1)],
            Python => &[(F64, 2), (Whole, 1)],
            GdScript => &[(F64, 1), (I64, 1)],
            C | Cpp => &[(F64, 4), (F32, 4), (I32, 6), (U32, 2), (I64, 2), (U8, 2), (I16, 1), (I8, 1), (U16, 1)],
            Java => &[(F64, 4), (F32, 4), (I32, 6), (I64, 2), (I8, 1), (I16, 1)],
            Kotlin => &[(F64, 4), (F32, 4), (I32, 6), (I64, 2), (I8, 1)],
            CSharp => &[(F64, 4), (F32, 4), (I32, 6), (U32, 2), (I64, 2), (U8, 2), (I16, 1)],
            Rust => &[(F64, 4), (F32, 4), (I32, 6), (U32, 2), (I64, 2), (U8, 2), (I16, 1), (U64, 1), (I8, 1)],
            Go => &[(F64, 6), (F32, 2), (I64, 6), (I32, 2), (U8, 2), (U32, 2), (I16, 1), (U64, 1)],
        }
    }

    /// The type of a computation with these two, if the language allows it.
    pub(crate) fn computed(self, op: Op, left: Number, right: Number) -> Option<Number> {
        use Number::{F32, F64, I32, I64, U32, U64};
        if op.is_shift() {
            return Some(if left.is_narrow() && self.promotes() { I32 } else { left });
        }
        match self.typing() {
            Typing::Same => return (left == right).then_some(left),
            Typing::Dynamic if left.is_whole() && right.is_whole() => {
                let fraction = op == Op::Divide && self != GdScript || op == Op::Power && self == Lua;
                return Some(if fraction { F64 } else { left });
            }
            Typing::Dynamic => return Some(F64),
            _ => {}
        }
        let both = [left, right];
        let has = |number| both.contains(&number);
        Some(if has(F64) {
            F64
        } else if has(F32) {
            F32
        } else if has(U64) {
            let fits = both.iter().all(|number| number.is_unsigned());
            if !fits && self == CSharp {
                return None;
            }
            U64
        } else if has(I64) {
            I64
        } else if has(U32) {
            let fits = both.iter().all(|number| number.is_unsigned());
            if self == CSharp && !fits { I64 } else { U32 }
        } else {
            I32
        })
    }

    /// Whether narrow numbers become `int` when they are computed with.
    pub(crate) fn promotes(self) -> bool {
        matches!(self.typing(), Typing::Free | Typing::Widening | Typing::Exact)
    }

    /// Whether a value of one type may be assigned to a variable of the other without a cast.
    pub(crate) fn is_assignable(self, from: Number, to: Number) -> bool {
        use Number::{F32, F64};
        match self.typing() {
            Typing::Dynamic => from == to || to == F64 && self != GdScript,
            Typing::Free => true,
            Typing::Widening if from == to => true,
            Typing::Widening if to.is_whole() => {
                from.is_whole()
                    && from.bits() < to.bits()
                    && (from.is_unsigned() || !to.is_unsigned())
                    && (self == CSharp || !from.is_unsigned())
            }
            Typing::Widening => from.is_whole() || from == F32 && to == F64,
            Typing::Exact | Typing::Same => from == to,
        }
    }

    /// Whether a number stands for a truth value.
    pub(crate) fn has_truthy_numbers(self) -> bool {
        matches!(self, JavaScript | TypeScript | Python | C | Cpp | Lua | GdScript)
    }

    /// Whether a truth value can be counted: `(a < b) + (c < d)`.
    pub(crate) fn has_counted_truths(self) -> bool {
        matches!(self, JavaScript | Python | C | Cpp)
    }

    /// `&`, `|`, `^` on truth values.
    pub(crate) fn has_eager_truths(self) -> bool {
        matches!(self, JavaScript | Python | C | Cpp | CSharp | Java | Kotlin | Rust)
    }

    pub(crate) fn has_choice(self) -> bool {
        self != Go
    }

    pub(crate) fn has_switch(self) -> bool {
        self != Lua
    }

    /// `x++`
    pub(crate) fn has_steps(self) -> bool {
        !matches!(self, Python | Lua | Rust | GdScript)
    }

    /// `x++` and `x = 1` as values.
    pub(crate) fn has_assigned_values(self) -> bool {
        matches!(self, JavaScript | TypeScript | C | Cpp | CSharp | Java)
    }

    pub(crate) fn has_compound(self) -> bool {
        self != Lua
    }

    /// A name of an outer block may be declared again in an inner one.
    pub(crate) fn has_shadows(self) -> bool {
        matches!(self, JavaScript | TypeScript | C | Cpp | Lua | Rust | Go | Kotlin)
    }

    /// The value of a name that is declared again may still be of the outer one.
    pub(crate) fn shadows_after_value(self) -> bool {
        matches!(self, Lua | Rust | Go)
    }

    /// `a, b = b, a`
    pub(crate) fn has_multiple(self) -> bool {
        matches!(self, JavaScript | TypeScript | Python | Lua | Rust | Go)
    }

    /// `a = b = 1`
    pub(crate) fn has_both(self) -> bool {
        matches!(self, JavaScript | TypeScript | Python | C | Cpp | CSharp | Java)
    }

    pub(crate) fn has_do_while(self) -> bool {
        matches!(self, JavaScript | TypeScript | C | Cpp | CSharp | Java | Kotlin | Lua)
    }

    pub(crate) fn has_each(self) -> bool {
        self != C
    }

    pub(crate) fn has_continue(self) -> bool {
        self != Lua
    }

    /// Whether a `break` or `continue` may stand in a switch in a loop.
    pub(crate) fn has_leaving_switch(self) -> bool {
        !matches!(self, Kotlin | GdScript)
    }

    /// A function in a function that sees its variables.
    pub(crate) fn has_local_functions(self) -> bool {
        !matches!(self, C | GdScript)
    }

    /// Whether what a local function sees may be assigned to.
    pub(crate) fn sees_assigned(self) -> bool {
        !matches!(self, Java | Rust)
    }

    /// Whether a parameter may be assigned to.
    pub(crate) fn has_written_parameters(self) -> bool {
        self != Kotlin
    }

    pub(crate) fn has_defaults(self) -> bool {
        matches!(self, JavaScript | TypeScript | Python | Cpp | CSharp | Kotlin | GdScript)
    }

    /// Declared first and given its value later.
    pub(crate) fn has_late_values(self) -> bool {
        self != Python
    }

    /// A division of whole numbers by 0 fails and does nothing else.
    pub(crate) fn fails_by_zero(self) -> bool {
        !matches!(self, JavaScript | TypeScript | GdScript)
    }
}

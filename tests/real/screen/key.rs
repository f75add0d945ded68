//! Keys that the tests press.

#[derive(Clone, Copy)]
pub(crate) enum Key {
    Left = 0xff51,
    Right = 0xff53,
    Escape = 0xff1b,
    Return = 0xff0d,
    Shift = 0xffe1,
    Control = 0xffe3,
    F11 = 0xffc8,
    Plus = 0x3d,
    Minus = 0x2d,
    Period = 0x2e,
    A = 0x61,
    C = 0x63,
    S = 0x73,
    V = 0x76,
    X = 0x78,
    Y = 0x79,
    Z = 0x7a,
    One = 0x31,
    Five = 0x35,
    Seven = 0x37,
}

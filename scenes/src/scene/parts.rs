//! What a scene only passes on to its files or its state, as a table.

/// Items of [`SceneKind`](super::SceneKind) and [`Scene`](super::Scene): each from a function of a file, or from a field:
/// `parts! { state: state, read: readings::readings }`.
macro_rules! parts {
    ($($item:ident: $($of:ident)::+ $(. $field:ident)*),+ $(,)?) => {
        $($crate::scene::parts::parts! { @ $item $($of)::+ $(. $field)* })+
    };
    (@ state $($field:ident).+) => {
        fn state(&mut self) -> &mut Self::State {
            &mut self.$($field).+
        }
    };
    (@ playback $($field:ident).+) => {
        fn playback(&self) -> Option<&$crate::scene::Playback> {
            Some(&self.$($field).+)
        }

        fn playback_mut(&mut self) -> Option<&mut $crate::scene::Playback> {
            Some(&mut self.$($field).+)
        }
    };
    (@ draw $function:path) => {
        fn draw(&self, look: &$crate::scene::Look, figure: &mut $crate::figure::Figure) {
            $function(self, look, figure);
        }
    };
    (@ draw_over $function:path) => {
        fn draw_over(&self, look: &$crate::scene::Look, figure: &mut $crate::figure::Figure) {
            $function(self, look, figure);
        }
    };
    (@ read $function:path) => {
        fn read(&self, look: &$crate::scene::Look) -> $crate::scene::Readings {
            $function(self, look)
        }
    };
    (@ answers $function:path) => {
        fn answers(&self) -> $crate::scene::SceneAnswers {
            $function(self)
        }
    };
    (@ deal $function:path) => {
        fn deal(&mut self, kind: usize, numbers: &mut $crate::scene::Numbers) {
            $function(self, kind, numbers);
        }
    };
}

/// The fields of a [`TestScene`](super::TestScene): `tested! { CircleMethod, state.test, judging }`.
macro_rules! tested {
    ($Method:ident, $($test:ident).+, $judging:ident) => {
        type Method = $Method;

        fn tested(&self) -> &$crate::scene::TestState<$Method> {
            &self.$($test).+
        }

        fn tested_mut(&mut self) -> &mut $crate::scene::TestState<$Method> {
            &mut self.$($test).+
        }

        fn judging(&self) -> &$crate::scene::Judging<$crate::scene::ShapesOf<Self>> {
            &self.$judging
        }
    };
}

pub(super) use {parts, tested};

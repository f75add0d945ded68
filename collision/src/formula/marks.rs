//! The progress of an interpreter, so that it can follow an expression again in another way.

use super::interpreter::Interpreter;

pub(super) struct Mark {
    asked: usize,
    steps: usize,
    flags: usize,
    passed_over: usize,
    calls: usize,
    numbers: usize,
}

impl Interpreter<'_> {
    pub(super) fn mark(&self) -> Mark {
        Mark {
            asked: self.asked.len(),
            steps: self.steps.len(),
            flags: self.flag_names.len(),
            passed_over: self.passed_over.len(),
            calls: self.calls,
            numbers: self.numbers,
        }
    }

    pub(super) fn undo(&mut self, mark: &Mark) {
        self.asked.truncate(mark.asked);
        self.steps.truncate(mark.steps);
        self.flag_names.truncate(mark.flags);
        self.passed_over.truncate(mark.passed_over);
        (self.calls, self.numbers) = (mark.calls, mark.numbers);
    }
}

//! The judge's side.

use hantei_judge::ParseOptions;

pub(crate) struct Program(hantei_judge::Program);

impl Program {
    pub(crate) fn read(text: &str, options: &ParseOptions) -> Result<Self, String> {
        hantei_judge::Program::read(text, options).map(Self).map_err(|error| error.to_string())
    }

    pub(crate) fn inputs(&self) -> Vec<String> {
        self.0.inputs()
    }

    pub(crate) fn run(&self, numbers: &[f64]) -> Result<bool, String> {
        self.0.run(numbers).map_err(|error| error.to_string())
    }
}

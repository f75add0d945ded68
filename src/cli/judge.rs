//! `hantei judge`: whether a test is right, for which border, and the smallest case that it gets wrong.

use super::arguments::{JudgedKind, WantedArgs};
use super::formula::{NoFormula, read_with};
use super::output::{self, refuse};
use super::refusal::half_has_no_meaning;
use hantei_collision::{
    AxisAligned, CircleAndRect, Cuboid, PointAndCircle, PointAndRect, QuadAndPoint, Rect, ShapeKind, TwoCircles,
    TwoCuboids, TwoRects,
};
use hantei_judge::{Formula, ParseOptions, Reading, Shapes, SourceLanguage, judge_inside};
use hantei_scenes::quote::quoted;
use hantei_scenes::report::{self, JudgedFor, Report, ResponseReport, Told};
use hantei_scenes::scene::{OwnNumbers, YDirection};
use hantei_scenes::text;
use hantei_scenes::words::{Language, Text, Words};
use std::fs::File;
use std::io::{self, Read, Write as _};
use std::path::Path;
use std::process::ExitCode;

/// The first word for code that runs after a hit.
const RESPONSE: &str = "response";

/// The most bytes to read of a file or of standard input: more is not a formula.
const LONGEST: u64 = 65_536;

/// Judges a test of the given kind, or of the shapes that the text shows.
pub(super) fn judge_given(
    what: String,
    test: Option<String>,
    options: &ParseOptions,
    wanted: WantedArgs,
    json: bool,
    language: Language,
) -> ExitCode {
    if what == RESPONSE {
        return match test {
            Some(test) => judge_after_hit(test, options, wanted, json, language),
            None => refuse(2, &text!("judged-no-test", kind = what)),
        };
    }
    let kind = what.parse::<JudgedKind>().ok();
    if !matches!(kind, None | Some(JudgedKind::Button | JudgedKind::Polygon))
        && let Err(why) = half_has_no_meaning(wanted.border)
    {
        return refuse(2, &why);
    }
    match (kind, test) {
        (Some(JudgedKind::Lines | JudgedKind::Turned), Some(test)) => {
            judge_any(kind, &test, options, wanted, json, language)
        }
        (Some(kind), Some(test)) => judge(kind, test, options, wanted, json, language),
        (Some(_), None) => refuse(2, &text!("judged-no-test", kind = what)),
        (None, None) => judge_any(None, &what, options, wanted, json, language),
        (None, Some(_)) => {
            let kinds = JudgedKind::ALL.iter().map(|kind| kind.name()).chain([RESPONSE]);
            let allowed = kinds.collect::<Vec<_>>().join(", ");
            refuse(2, &text!("judged-what", given = quoted(&what), allowed = allowed))
        }
    }
}

/// An option that speaks of a test, and not of code after a hit.
fn option_of_a_test(wanted: WantedArgs) -> Option<&'static str> {
    let options = [
        (wanted.border.is_some(), "--border"),
        (wanted.numbers.is_some(), "--numbers"),
        (wanted.y.is_some(), "--y"),
        (wanted.cells, "--cells"),
    ];
    options.into_iter().find(|(is_given, _)| *is_given).map(|(_, option)| option)
}

/// Judges code that runs after a hit.
fn judge_after_hit(
    code: String,
    options: &ParseOptions,
    wanted: WantedArgs,
    json: bool,
    language: Language,
) -> ExitCode {
    if let Some(option) = option_of_a_test(wanted) {
        let allowed = JudgedKind::ALL.iter().map(|kind| kind.name()).collect::<Vec<_>>().join(", ");
        return refuse(2, &text!("kind-option", option = option, kind = RESPONSE, allowed = allowed));
    }
    let options = ParseOptions {
        language: options.language.or_else(|| language_of(&code)),
        origin: wanted.origin,
        ..options.clone()
    };
    let text = match given(code) {
        Ok(text) => text,
        Err((code, why)) => return refuse(code, &why),
    };
    let words = Words::new(language);
    let report = match report::judge_response_text(&text, &options) {
        Ok(report) => report,
        Err(error) => return NoFormula::new(text, error).answer(json, &words),
    };
    print_after_hit(&report, &[], (wanted, json), &words)
}

/// Prints a judgement of code after a hit, below these lines.
fn print_after_hit(
    report: &ResponseReport,
    above: &[Text],
    (wanted, json): (WantedArgs, bool),
    words: &Words,
) -> ExitCode {
    let said = match json {
        true => format!("{}\n", report.json),
        false => above.iter().chain(&report.lines()).map(|line| words.say(line) + "\n").collect(),
    };
    match output::print(&said) {
        Err(why) => refuse(1, &why),
        Ok(()) if report.is_right && !wanted.proved => ExitCode::SUCCESS,
        Ok(()) => ExitCode::FAILURE,
    }
}

/// The judgement of a text as code after a hit, where no option speaks of a test.
fn as_after_hit(text: &str, options: &ParseOptions, wanted: WantedArgs) -> Option<ResponseReport> {
    if option_of_a_test(wanted).is_some() {
        return None;
    }
    let options = ParseOptions { origin: wanted.origin, ..options.clone() };
    report::judge_response_text(text, &options).ok().filter(|report| report.says_more_than_hit)
}

/// Judges a pasted test of whatever shapes it is, or of lines or turned shapes only.
fn judge_any(
    kind: Option<JudgedKind>,
    formula: &str,
    options: &ParseOptions,
    wanted: WantedArgs,
    json: bool,
    language: Language,
) -> ExitCode {
    let options = ParseOptions { language: options.language.or_else(|| language_of(formula)), ..options.clone() };
    let text = match given(formula.to_owned()) {
        Ok(text) => text,
        Err((code, why)) => return refuse(code, &why),
    };
    let words = Words::new(language);
    let judged = match kind {
        None => report::judge_program(&text, &options, wanted.into()),
        Some(_) => report::judge_slanted_text(&text, &options, wanted.into()),
    };
    let judged = match judged {
        Ok(judged) => judged,
        Err(error) => {
            let after_hit = as_after_hit(&text, &options, wanted).filter(|_| kind.is_none());
            return match after_hit {
                Some(report) => print_after_hit(&report, &[text!("after-hit-kind")], (wanted, json), &words),
                None => NoFormula::new(text, error).answer(json, &words),
            };
        }
    };
    if let Some((kind, kinds)) = kind.zip(judged.kinds)
        && report::slanted_scene(kinds) != kind.name()
    {
        return refuse(2, &text!("judged-other-kind", kind = report::slanted_scene(kinds)));
    }
    if let (false, Err(why)) = (judged.has_half, half_has_no_meaning(wanted.border)) {
        return refuse(2, &why);
    }
    let said = if json {
        let mut json = judged.json.clone();
        json["reading"] = report::reading_json(&judged.reading);
        format!("{json}\n")
    } else {
        let reading: Vec<String> = report::of_reading(&judged.reading).iter().map(|line| words.say(line)).collect();
        let granted = judged.granted.iter().map(|line| words.say(line));
        let lines = judged.lines.iter().map(|line| words.say(line)).chain([reading.join(" ")]).chain(granted);
        let is_said = kind.is_some() || judged.reading.reaches_body;
        let also = if is_said { None } else { as_after_hit(&text, &options, wanted) };
        let lines = lines.chain(also.map(|_| words.say(&text!("after-hit-also"))));
        lines.filter(|line| !line.is_empty()).map(|line| line + "\n").collect()
    };
    match output::print(&said) {
        Err(why) => refuse(1, &why),
        Ok(()) if judged.is_right && (judged.is_proved || !wanted.proved) => ExitCode::SUCCESS,
        Ok(()) => ExitCode::FAILURE,
    }
}

fn judge(
    what: JudgedKind,
    formula: String,
    options: &ParseOptions,
    wanted: WantedArgs,
    json: bool,
    language: Language,
) -> ExitCode {
    if let Some((option, allowed)) = wanted.refused_for(what) {
        return refuse(2, &text!("kind-option", option = option, kind = what.name(), allowed = allowed));
    }
    let by_name = ParseOptions { language: options.language.or_else(|| language_of(&formula)), ..options.clone() };
    let formula = match given(formula) {
        Ok(formula) => formula,
        Err((code, why)) => return refuse(code, &why),
    };
    let words = Words::new(language);
    if let Some(why) = of_other_kind(what, &formula, &by_name) {
        if json && let Err(why) = output::print(&format!("{}\n", report::refused(1, 1, &words.say(&why)))) {
            return refuse(1, &why);
        }
        return refuse(2, &why);
    }
    let (mut report, reading) = match report(what, formula, &by_name, wanted) {
        Ok(report) => report,
        Err(no_formula) => {
            if let Err(code) = no_formula.print_json(json, &words) {
                return code;
            }
            let code = no_formula.refuse();
            if options.language.is_some()
                && let Some(other) = reads_as(what, no_formula.text(), options, wanted)
            {
                let said = words.say(&text!("judge-other-language", language = other.name()));
                let _ = io::stderr().write_all(format!("{said}\n").as_bytes());
            }
            return code;
        }
    };
    let text = if json {
        report.json["reading"] = report::reading_json(&reading);
        format!("{}\n", report.json)
    } else {
        let line = |line: &Text| words.say(line);
        let said: Vec<String> = report::of_reading(&reading).iter().map(line).collect();
        let said = (!said.is_empty()).then(|| said.join(" "));
        let granted = report.is_right.then(|| report::granted(&reading, report.is_proved));
        report
            .lines
            .iter()
            .map(line)
            .chain(said)
            .chain(report.places.iter().map(line))
            .chain(granted.iter().flatten().map(line))
            .map(|line| line + "\n")
            .collect()
    };
    match output::print(&text) {
        Err(why) => refuse(1, &why),
        Ok(()) if report.is_right && (report.is_proved || !wanted.proved) => ExitCode::SUCCESS,
        Ok(()) => ExitCode::FAILURE,
    }
}

impl WantedArgs {
    /// The first option that this kind does not take, and the kinds that take it.
    fn refused_for(self, what: JudgedKind) -> Option<(&'static str, String)> {
        use JudgedKind::{Button, Circle, Circles, Polygon, Quad};
        let given = [
            (self.border.is_some(), "--border", &[Quad][..]),
            (self.numbers.is_some(), "--numbers", &[Quad]),
            (self.y.is_some(), "--y", &[Quad, Circle, Circles, Button, Polygon]),
            (self.origin.is_some(), "--origin", &[Quad, Circles, Button, Polygon]),
        ];
        let (_, option, refused) = given.into_iter().find(|(is_given, _, kinds)| *is_given && kinds.contains(&what))?;
        let takers = JudgedKind::ALL.iter().filter(|kind| !refused.contains(kind)).map(|kind| kind.name());
        Some((option, takers.collect::<Vec<_>>().join(", ")))
    }
}

impl From<WantedArgs> for JudgedFor {
    fn from(wanted: WantedArgs) -> Self {
        Self {
            border: wanted.border,
            whole_numbers: wanted.numbers.map(|numbers| numbers == OwnNumbers::Whole),
            y_up: wanted.y.map(|y| y == YDirection::Up),
            origin: wanted.origin,
            whole_centres: false,
            told: if wanted.cells { Told::All } else { Told::InShort },
        }
    }
}

/// The language that a text is recognised as, if it can be read in it.
fn reads_as(what: JudgedKind, text: &str, options: &ParseOptions, wanted: WantedArgs) -> Option<SourceLanguage> {
    let options = ParseOptions { language: None, ..options.clone() };
    report(what, text.to_owned(), &options, wanted).ok()?.1.language
}

/// Why a text is not judged as this kind: it reads no number of its shapes, or it is a whole test of another kind only.
fn of_other_kind(what: JudgedKind, text: &str, options: &ParseOptions) -> Option<Text> {
    fn reads<S: Shapes>(text: &str, options: &ParseOptions) -> Option<[bool; 3]> {
        let (formula, reading) = Formula::<S>::read(text, options).ok()?;
        Some([formula.reads_a_shape(), formula.reads_all_shapes(), reading.falls_through.is_some()])
    }
    let reads = |kind: JudgedKind| match kind {
        JudgedKind::Rects => reads::<TwoRects>(text, options),
        JudgedKind::Quad => reads::<QuadAndPoint>(text, options),
        JudgedKind::Cuboids => reads::<TwoCuboids>(text, options),
        JudgedKind::Circle => reads::<CircleAndRect>(text, options),
        JudgedKind::Button => reads::<PointAndRect>(text, options),
        JudgedKind::Polygon => reads::<hantei_judge::PointAndPolygon>(text, options),
        JudgedKind::Circles => reads::<TwoCircles>(text, options).or_else(|| reads::<PointAndCircle>(text, options)),
        JudgedKind::Lines | JudgedKind::Turned => None,
    };
    let read = reads(what);
    if matches!(read, Some([true, ..])) {
        return None;
    }
    let other = JudgedKind::ALL.iter().find(|&&kind| kind != what && matches!(reads(kind), Some([_, true, _])));
    match other {
        Some(kind) => Some(text!("judged-other-kind", kind = kind.name())),
        None => read.map(|[_, _, falls_through]| match falls_through {
            true => text!("judged-no-return"),
            false => text!("judged-no-shape", kind = what.name()),
        }),
    }
}

/// The formula itself, or the content of the file of this name or of standard input. Else the exit code, and why.
fn given(formula: String) -> Result<String, (u8, Text)> {
    let most = LONGEST.to_string();
    let (read, too_long) = if formula == "-" {
        let read = whole(io::stdin()).map_err(|error| text!("input-fails", why = Text::from(&error)));
        (read, text!("input-long", most = most))
    } else if Path::new(&formula).is_file() {
        let read = File::open(&formula).and_then(whole);
        let read = read.map_err(|error| text!("read-fails", path = quoted(&formula), why = Text::from(&error)));
        (read, text!("file-long", file = quoted(&formula), most = most))
    } else if Path::new(&formula).is_dir() {
        return Err((2, text!("read-fails", path = quoted(&formula), why = text!("system-is-folder"))));
    } else if let (Some(_), Err(error)) = (language_of(&formula), File::open(&formula)) {
        return Err((2, text!("read-fails", path = quoted(&formula), why = Text::from(&error))));
    } else {
        return Ok(formula);
    };
    let bytes = read.map_err(|why| (1, why))?;
    if bytes.len() as u64 > LONGEST {
        return Err((2, too_long));
    }
    // The marks at the start of UTF-16.
    if bytes.starts_with(&[0xFF, 0xFE]) || bytes.starts_with(&[0xFE, 0xFF]) {
        return Err((2, text!("file-utf16", file = quoted(&formula))));
    }
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

/// The language of a file with this name; `None` for what is not the name of a program's file.
fn language_of(name: &str) -> Option<SourceLanguage> {
    const ENDINGS: [(SourceLanguage, &[&str]); 14] = [
        (SourceLanguage::C, &["c"]),
        (SourceLanguage::Cpp, &["cpp", "cc", "cxx", "hpp"]),
        (SourceLanguage::CSharp, &["cs"]),
        (SourceLanguage::Java, &["java", "pde"]),
        (SourceLanguage::Kotlin, &["kt", "kts"]),
        (SourceLanguage::Swift, &["swift"]),
        (SourceLanguage::JavaScript, &["js", "mjs", "jsx"]),
        (SourceLanguage::TypeScript, &["ts", "tsx"]),
        (SourceLanguage::Python, &["py"]),
        (SourceLanguage::GdScript, &["gd"]),
        (SourceLanguage::Lua, &["lua"]),
        (SourceLanguage::Go, &["go"]),
        (SourceLanguage::Rust, &["rs"]),
        (SourceLanguage::Hsp, &["hsp", "as"]),
    ];
    let ending = Path::new(name).extension()?.to_str()?;
    ENDINGS.into_iter().find(|(_, endings)| endings.contains(&ending)).map(|(language, _)| language)
}

/// What can be read, and one byte too many at most.
fn whole(from: impl Read) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    from.take(LONGEST + 1).read_to_end(&mut bytes)?;
    Ok(bytes)
}

fn report(
    what: JudgedKind,
    formula: String,
    options: &ParseOptions,
    wanted: WantedArgs,
) -> Result<(Report, Reading), NoFormula> {
    let pair = |kinds| {
        let judged = report::judge_pair_text(kinds, &formula, options, wanted.into());
        judged.map_err(|error| NoFormula::new(formula.clone(), error))
    };
    Ok(match what {
        JudgedKind::Rects => judged::<Rect>(formula, options, wanted)?,
        JudgedKind::Cuboids => judged::<Cuboid>(formula, options, wanted)?,
        JudgedKind::Quad => {
            let (formula, reading) = read_with::<QuadAndPoint>(formula, options)?;
            (report::of_inside(&judge_inside(&formula)), reading)
        }
        JudgedKind::Circles => pair(&[[ShapeKind::Circle; 2], [ShapeKind::Point, ShapeKind::Circle]])?,
        JudgedKind::Button => pair(&[[ShapeKind::Point, ShapeKind::Rect]])?,
        JudgedKind::Polygon => pair(&[[ShapeKind::Point, ShapeKind::Polygon]])?,
        JudgedKind::Circle => report::judge_circle_text(&formula, options, wanted.into())
            .map_err(|error| NoFormula::new(formula, error))?,
        JudgedKind::Lines | JudgedKind::Turned => {
            let judged = report::judge_slanted_text(&formula, options, wanted.into());
            let judged = judged.map_err(|error| NoFormula::new(formula, error))?;
            let report = Report {
                is_right: judged.is_right,
                is_but_touching: false,
                is_proved: judged.is_proved,
                lines: judged.lines,
                first: None,
                places: Vec::new(),
                examples: Vec::new(),
                json: judged.json,
            };
            (report, judged.reading)
        }
    })
}

fn judged<S: AxisAligned>(
    text: String,
    options: &ParseOptions,
    wanted: WantedArgs,
) -> Result<(Report, Reading), NoFormula> {
    report::judge_text::<S>(&text, options, wanted.into()).map_err(|error| NoFormula::new(text, error))
}

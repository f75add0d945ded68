//! `hantei code`: a method as a function in a programming language, as the window's menu copies it.

use super::arguments::{CodeArgs, CodeDoes, CodeKind};
use super::output;
use super::refusal::{RefusedValue, half_has_no_meaning, named, of_value};
use super::response_arguments::rules;
use hantei_collision::{
    Border, BorderRule, CircleMethod, CirclesMethod, CuboidMethod, InsideMethod, Method, OverlapMethod,
    PointInPolygonMethod, PointInRectMethod, ResponseMethod, ResponseRules, ShapeKind, UnknownName,
};
use hantei_judge::AsFormula as _;
use hantei_judge::Formula;
use hantei_judge::{
    CodeLanguage, CodeParameters, CuboidFormula, OverlapFormula, ResponseBlocks, SlantedCode, response_ball_code,
    response_move_code,
};
use hantei_scenes::scene::{
    Subject, code_note, pair_code, push_note, response_ball_note, response_move_note, response_note, slanted_note,
    swept_note,
};
use hantei_scenes::text;
use hantei_scenes::words::{Language, Text, Words};
use std::process::ExitCode;
use std::str::FromStr;

pub(super) fn print(arguments: &CodeArgs, language: Language) -> ExitCode {
    let words = Words::new(language);
    let has = |option, is_given: bool, kinds: &'static str| {
        if is_given {
            Err(text!("kind-option", option = option, kind = arguments.what.name(), allowed = kinds))
        } else {
            Ok(())
        }
    };
    let refused = match arguments.what {
        CodeKind::Response => has("--border", arguments.border.is_some(), SHAPES)
            .and_then(|()| has("--shape", arguments.shape.is_some(), SHAPES))
            .and_then(|()| has("--swept", arguments.swept, SWEPT)),
        _ => has("--order", arguments.order.is_some(), RESPONSE)
            .and_then(|()| has("--tie", arguments.tie.is_some(), RESPONSE))
            .and_then(|()| match arguments.what {
                CodeKind::Lines | CodeKind::Turned => Ok(()),
                _ => has("--does", arguments.does.is_some(), DOES),
            })
            .and_then(|()| has("--tiles", arguments.tiles, RESPONSE))
            .and_then(|()| has("--circle", arguments.circle, RESPONSE)),
    };
    let has_half = matches!(arguments.what, CodeKind::Button | CodeKind::Polygon | CodeKind::Response);
    let refused = refused.and_then(|()| if has_half { Ok(()) } else { half_has_no_meaning(arguments.border) });
    let code = refused.and_then(|()| match arguments.what {
        CodeKind::Rects if arguments.swept => {
            written::<OverlapMethod>(arguments, &words, |it, language, _, note| it.swept_code(language, note))
        }
        CodeKind::Cuboids if arguments.swept => {
            written::<CuboidMethod>(arguments, &words, |it, language, _, note| it.swept_code(language, note))
        }
        CodeKind::Quad
        | CodeKind::Circle
        | CodeKind::Circles
        | CodeKind::Button
        | CodeKind::Polygon
        | CodeKind::Lines
        | CodeKind::Turned
            if arguments.swept =>
        {
            Err(text!("kind-option", option = "--swept", kind = arguments.what.name(), allowed = SWEPT))
        }
        CodeKind::Rects => written::<OverlapMethod>(arguments, &words, OverlapFormula::code),
        CodeKind::Cuboids => written::<CuboidMethod>(arguments, &words, CuboidFormula::code),
        CodeKind::Quad => of_pair::<InsideMethod>([ShapeKind::Polygon, ShapeKind::Point], arguments, &words),
        CodeKind::Circle => of_pair::<CircleMethod>([ShapeKind::Circle, ShapeKind::Rect], arguments, &words),
        CodeKind::Circles => of_pair::<CirclesMethod>([ShapeKind::Circle; 2], arguments, &words),
        CodeKind::Button => of_pair::<PointInRectMethod>([ShapeKind::Point, ShapeKind::Rect], arguments, &words),
        CodeKind::Polygon => of_pair::<PointInPolygonMethod>([ShapeKind::Point, ShapeKind::Polygon], arguments, &words),
        CodeKind::Lines | CodeKind::Turned => slanted(arguments, &words),
        CodeKind::Response => response(arguments, &words),
    });
    match code {
        Ok(code) => output::done(output::print(&code)),
        Err(refused) => output::refuse(2, &refused),
    }
}

/// The kinds with an option.
const SHAPES: &str = "rects, quad, cuboids, circle, circles, button, polygon, lines, turned";
const SWEPT: &str = "rects, cuboids";
const RESPONSE: &str = "response";
const DOES: &str = "response, turned sat";

/// How a response is written.
type Written = fn(ResponseMethod, CodeLanguage, ResponseRules, ResponseBlocks, &str) -> Option<String>;

fn response(arguments: &CodeArgs, words: &Words) -> Result<String, Text> {
    let method: ResponseMethod = method(arguments)?;
    let rules = rules(method, arguments.order, arguments.tie)?;
    let language = arguments.language;
    match arguments.does.unwrap_or_default() {
        CodeDoes::Side if arguments.tiles => Err(text!("usage-refused", why = text!("code-tiles-needs-move"))),
        CodeDoes::Side if arguments.circle => Err(text!("usage-refused", why = text!("code-circle-needs-move"))),
        CodeDoes::Side => {
            Ok(hantei_judge::response_code(method, language, rules, &response_note(method, rules, words)))
        }
        CodeDoes::Push => Err(of_value("--does", CodeDoes::Push.name(), text!("allowed", values = "side, move"))),
        CodeDoes::Move => {
            let blocks = if arguments.tiles { ResponseBlocks::Many } else { ResponseBlocks::One };
            let (code, note) = match arguments.circle {
                true => (response_ball_code as Written, response_ball_note(method, rules, blocks, words)),
                false => (response_move_code as Written, response_move_note(method, rules, blocks, words)),
            };
            let code = code(method, language, rules, blocks, &note);
            code.ok_or_else(|| text!("usage-refused", why = text!("code-move-no-form")))
        }
    }
}

fn method<M: FromStr<Err = UnknownName>>(arguments: &CodeArgs) -> Result<M, Text> {
    named(&arguments.method).map_err(|RefusedValue(why)| of_value("<METHOD>", &arguments.method, why))
}

fn of_pair<M>(kinds: [ShapeKind; 2], arguments: &CodeArgs, words: &Words) -> Result<String, Text>
where
    M: Method + FromStr<Err = UnknownName>,
{
    let method: M = method(arguments)?;
    let (border, parameters) = (arguments.border.unwrap_or_default(), arguments.shape.unwrap_or_default());
    Ok(pair_code(kinds, method.value_name(), border, (arguments.language, parameters), words))
}

fn slanted(arguments: &CodeArgs, words: &Words) -> Result<String, Text> {
    let has_segment = |one: &SlantedCode| one.kinds().contains(&ShapeKind::Segment);
    let is_here = |one: &SlantedCode| has_segment(one) == (arguments.what == CodeKind::Lines);
    let all: Vec<SlantedCode> = SlantedCode::ALL.iter().copied().filter(is_here).collect();
    let Some(&code) = all.iter().find(|one| one.name() == arguments.method) else {
        let allowed = all.iter().map(|one| one.name()).collect::<Vec<_>>().join(", ");
        let why = text!("allowed", values = allowed);
        return Err(of_value("<METHOD>", &arguments.method, why));
    };
    let border = match arguments.border.unwrap_or_default() {
        BorderRule::Misses => Border::Misses,
        _ => Border::Hits,
    };
    let (language, parameters) = (arguments.language, arguments.shape.unwrap_or_default());
    let Some(does) = arguments.does else {
        return Ok(code.code(border, language, parameters, &slanted_note(code, border, words)));
    };
    let what = format!("{} {}", arguments.what.name(), arguments.method);
    let pushed = code.push_code(language, parameters, &push_note(code, language, words));
    match pushed {
        Some(pushed) if does == CodeDoes::Push => Ok(pushed),
        Some(_) => Err(of_value("--does", does.name(), text!("allowed", values = CodeDoes::Push.name()))),
        None => Err(text!("kind-option", option = "--does", kind = what, allowed = DOES)),
    }
}

type Writer<S> = fn(&Formula<S>, CodeLanguage, CodeParameters, &str) -> String;

fn written<M>(arguments: &CodeArgs, words: &Words, writer: Writer<M::Shapes>) -> Result<String, Text>
where
    M: Method<Shapes: Subject> + FromStr<Err = UnknownName>,
{
    let method: M = method(arguments)?;
    let border = arguments.border.unwrap_or_default().for_method(method.own_border());
    let note = if arguments.swept { swept_note } else { code_note }(method, border, words);
    Ok(writer(&method.formula(border), arguments.language, arguments.shape.unwrap_or_default(), &note))
}

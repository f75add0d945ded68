//! A line of a solution.

use crate::lesson::Act;
use crate::quote::quoted;
use crate::scene::{Event, Viewer};
use crate::text;
use crate::words::Text;
use hantei_collision::{Point, parse_number};

/// Reads a line of a solution: `set key=value`, `act name`, `move x,y`, `click x,y` or `drag x,y x,y`, in world units.
///
/// # Errors
/// Another line, or a name that the scene does not have.
pub fn read_event(line: &str, scene: &Viewer) -> Result<Vec<Act>, Text> {
    let wrong = || text!("lesson-event", given = quoted(line));
    let point = |text: &str| -> Result<Point, Text> {
        let (x, y) = text.split_once(',').ok_or_else(wrong)?;
        let number = |text| parse_number(text).map_err(|_| wrong());
        Ok(Point::new(number(x)?, number(y)?))
    };
    let press = |at| Act::Happens(Event::Pressed { at, shift: false });
    let parts = shlex::split(line).ok_or_else(wrong)?;
    let parts: Vec<&str> = parts.iter().map(String::as_str).collect();
    match parts[..] {
        ["set", setting] => {
            let (key, value) = setting.split_once('=').ok_or_else(wrong)?;
            if !scene.settings().iter().any(|known| known.key == key) {
                return Err(wrong());
            }
            Ok(vec![Act::Set(key.into(), value.into())])
        }
        ["act", name] if scene.offer(name).is_some() => Ok(vec![Act::Does(name.into())]),
        ["move", to] => Ok(vec![Act::Happens(Event::PointerMoved(point(to)?))]),
        ["click", at] => {
            let at = point(at)?;
            Ok(vec![Act::Happens(Event::PointerMoved(at)), press(at), Act::Happens(Event::Released(at))])
        }
        ["drag", from, to] => {
            let (from, to) = (point(from)?, point(to)?);
            let moved = |at| Act::Happens(Event::PointerMoved(at));
            Ok(vec![moved(from), press(from), moved(to), Act::Happens(Event::Released(to))])
        }
        _ => Err(wrong()),
    }
}

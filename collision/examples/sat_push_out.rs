//! Two turned rectangles: do they overlap, on which axis can one see between them, and what is the shortest way out?

use hantei_collision::{
    Angle, Contact, Method, Point, ShapeError, Turned, TurnedMethod, TwoTurned, Vec2, sat_push_out,
};

fn main() -> Result<(), ShapeError> {
    let ramp = Turned::checked(Point::new(200.0, 165.0), 150.0, 50.0, Angle::Direction(Vec2::new(4.0, 3.0)))?;
    for (name, centre) in [("beside it", Point::new(290.0, 110.0)), ("in it", Point::new(240.0, 135.0))] {
        let player = Turned::checked(centre, 40.0, 40.0, Angle::Degrees(10.0))?;
        let two = TwoTurned { a: player, b: ramp };
        let method = TurnedMethod::Sat;
        println!("{name}: {}", player.contact(ramp).name());
        println!("  sat says: {}", method.holds(&two, method.own_border(), &mut ()));
        let Some(push) = sat_push_out(player, ramp) else { continue };
        println!("  out by {:.3}, {:.3}, which is {:.3} long", push.by.x, push.by.y, push.depth);
        let out = Turned::checked(centre + push.by * 1.000_001, 40.0, 40.0, Angle::Degrees(10.0))?;
        assert_eq!(out.contact(ramp), Contact::Apart, "it is out");
    }
    Ok(())
}

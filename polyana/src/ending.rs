//! How a game in the terminal ends: where everybody's points came from, and who won.

use std::io;

use engine::words::{Arg, Say};
use engine::{Eyes, Phrase, Seat, points};
use shelf::{Handle, Title};

use crate::tell::tell;

/// Prints the points and the places; `say` speaks the game's words, `house` those of the terminal.
pub fn print(title: &dyn Title, table: &Handle, say: &Say<'_>, house: &Say<'_>) -> io::Result<()> {
    let standings = table.standings(Eyes::Open);
    let point = title.facts().point;
    for tally in table.sight(Eyes::Open).breakdown() {
        let row: Vec<_> = tally.points.values().iter().map(|&score| format!("{:>4}", points(score, point))).collect();
        tell!("  {:<36} {}", say.text(&tally.source), row.join(" "));
    }
    let mut order: Vec<Seat> = Seat::all(table.seats()).collect();
    order.sort_by_key(|&seat| standings.places.map_or(0, |places| places[seat]));
    for seat in order {
        let phrase = Phrase::new("terminal-place")
            .number("place", i64::from(standings.places.map_or(0, |places| places[seat])))
            .seat("who", seat)
            .arg("score", Arg::Text(points(standings.scores[seat], point)));
        tell!("  {}", house.text(&phrase));
    }
    Ok(())
}

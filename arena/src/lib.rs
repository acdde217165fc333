//! Where bots meet: [tournaments](Tournament) with fair rotation and honest intervals, at which [other programs](program) may
//! sit down, [reports](report) with plots, and the [benchmarks](mod@bench) of the engines. What bots play among themselves shows
//! whether their [chances](calibration) come true, and where a quick thought goes wrong ([puzzles]).

pub mod bench;
pub mod calibration;
pub mod interval;
mod meetings;
mod player;
pub mod program;
pub mod puzzles;
pub mod report;
mod sides;
mod tournament;

pub use meetings::Meeting;
pub use player::{Player, Trouble};
pub use sides::SideResult;
pub use tournament::{Contender, Results, SeatResult, Spread, Tournament};

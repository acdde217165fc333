//! Where bots meet: [tournaments](Tournament) with fair rotation and honest intervals, at which [other programs](program) may
//! sit down, [reports](report) with plots, and the [benchmarks](mod@bench) of the engines.

pub mod bench;
pub mod interval;
mod player;
pub mod program;
pub mod report;
mod sides;
mod tournament;

pub use player::{Player, Trouble};
pub use sides::SideResult;
pub use tournament::{Contender, Results, SeatResult, Spread, Tournament};

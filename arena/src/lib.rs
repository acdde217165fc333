//! Where bots meet: [tournaments](Tournament) with fair rotation and honest intervals, [reports](report) with plots, and
//! the [benchmarks](mod@bench) of the engines.

pub mod bench;
pub mod interval;
pub mod report;
mod tournament;

pub use tournament::{Contender, Results, SeatResult, Spread, Tournament};

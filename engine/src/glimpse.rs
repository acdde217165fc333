//! [`Glimpse`]: the table as a bot sees it. It holds a state but lets nobody read it except through one seat's view or
//! through imagination, so that a bot cannot cheat even by mistake.

use crate::{BySeat, Dice, Eyes, Game, Judgement, Seat, Standings, Turn};

/// A state seen from one seat.
#[derive(Clone)]
pub struct Glimpse<G: Game> {
    state: G,
    seat: Seat,
}

impl<G: Game> Glimpse<G> {
    /// What `seat` sees of `state`.
    pub fn new(state: &G, seat: Seat) -> Glimpse<G> {
        Glimpse { state: state.clone(), seat }
    }

    /// Whose glimpse it is.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// How many players sit at the table.
    pub fn seats(&self) -> usize {
        self.state.seats()
    }

    /// Whose turn it is.
    pub fn turn(&self) -> Turn {
        self.state.turn()
    }

    /// What the seat sees.
    pub fn view(&self) -> G::View {
        self.state.view(Eyes::Of(self.seat))
    }

    /// The seat's legal choices; none unless it is its turn.
    pub fn actions(&self, out: &mut Vec<G::Action>) {
        out.clear();
        if self.turn() == Turn::Of(self.seat) {
            self.state.actions(out);
        }
    }

    /// The scores that the seat knows.
    pub fn standings(&self) -> Standings {
        self.state.standings(Eyes::Of(self.seat))
    }

    /// A world that could be the true one for all that the seat knows, written over `world` to save an allocation.
    pub fn imagine_into(&self, world: &mut G, dice: &mut Dice) {
        world.clone_from(&self.state);
        world.imagine(Eyes::Of(self.seat), dice);
    }

    /// A world that could be the true one for all that the seat knows.
    pub fn imagine(&self, dice: &mut Dice) -> G {
        let mut world = self.state.clone();
        world.imagine(Eyes::Of(self.seat), dice);
        world
    }

    /// Is the seat's choice made covered, together with those of others? See [`Judgement::is_covered`].
    pub fn is_covered(&self) -> bool
    where
        G: Judgement,
    {
        self.state.is_covered()
    }

    /// How the seats seem to stand, averaged over `worlds` imagined worlds.
    pub fn outlook(&self, worlds: u32, dice: &mut Dice) -> BySeat<f32>
    where
        G: Judgement,
    {
        let mut sum = BySeat::new(self.seats(), 0.0);
        for _ in 0..worlds.max(1) {
            let outlook = self.imagine(dice).outlook();
            for seat in Seat::all(self.seats()) {
                sum[seat] += outlook[seat] / worlds.max(1) as f32;
            }
        }
        sum
    }
}

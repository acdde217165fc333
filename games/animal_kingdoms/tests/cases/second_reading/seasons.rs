//! Scoring, the treaty, what happens between two ages, and the end, as the referee sees them (5.7, 5.9 to 5.11, 6).

use animal_kingdoms::{Event, FirstBecause, Retreat, Share, Space};

use super::referee::{Ask, Referee, kingdom, size};

impl Referee {
    /// The token at stake in the kingdom being scored.
    pub fn stake(&self) -> u8 {
        self.lands[self.scoring].tokens[usize::from(self.age) - 1]
    }

    fn count(&self, seat: usize) -> usize {
        let land = &self.lands[self.scoring];
        land.owners.iter().chain(&land.council).filter(|&&owner| owner == seat).count()
    }

    /// Who is in the capital of a kingdom.
    fn in_capital(&self, index: usize) -> Option<usize> {
        self.lands[index].owners.get(size(index) - 1).copied()
    }

    /// Scores kingdom after kingdom, until a battle has to be fought or the age is over.
    pub fn score(&mut self) {
        self.ask = Ask::Nothing;
        while self.scoring < 5 {
            let seats = 0..self.houses.len();
            let most = seats.clone().map(|seat| self.count(seat)).max().unwrap();
            let tied: Vec<usize> = seats.filter(|&seat| most > 0 && self.count(seat) == most).collect();
            if tied.len() < 2 {
                self.award(&tied, &[]);
            } else if self.peace {
                let lord = self.in_capital(self.scoring).filter(|seat| tied.contains(seat));
                let first = lord.map_or(tied.clone(), |seat| vec![seat]);
                let second: Vec<usize> = tied.into_iter().filter(|seat| !first.contains(seat)).collect();
                let in_order: Vec<usize> = self.order().into_iter().filter(|seat| first.contains(seat)).collect();
                self.expect(Event::Treaty { kingdom: kingdom(self.scoring), winners: self.whos(&in_order) });
                self.award(&first, &second);
            } else {
                return self.begin_fight(&tied);
            }
        }
        if self.age < 3 { self.refresh() } else { self.finish() }
    }

    pub fn award(&mut self, first: &[usize], second: &[usize]) {
        let mut groups: Vec<Vec<usize>> = [first, second].iter().map(|group| group.to_vec()).collect();
        for cubes in (1..=10).rev() {
            let fighting = |seat: &usize| first.contains(seat) || second.contains(seat);
            let group = (0..self.houses.len()).filter(|seat| !fighting(seat) && self.count(*seat) == cubes);
            groups.push(group.collect());
        }
        groups.retain(|group| !group.is_empty());
        let value = self.stake();
        let mut shares = Vec::new();
        for (index, mut group) in groups.into_iter().enumerate() {
            let points = [value, 3, 1].get(index).copied().unwrap_or(0);
            group.sort_unstable();
            for seat in group {
                self.houses[seat].score += i32::from(points);
                let cubes = self.count(seat) as u8;
                shares.push(Share { who: self.who(seat), cubes, place: index as u8 + 1, points });
            }
        }
        let kingdom = kingdom(self.scoring);
        self.expect(Event::Scores { kingdom, value, shares: shares.into_iter().collect() });
        self.scoring += 1;
    }

    fn refresh(&mut self) {
        for index in 0..5 {
            if let Some(seat) = self.in_capital(index) {
                self.lands[index].council.push(seat);
                let number = self.lands[index].council.len();
                let space: Space = format!("{}_council_{number}", kingdom(index)).parse().unwrap();
                self.expect(Event::JoinsCouncil { who: self.who(seat), space });
                self.lands[index].owners.pop();
            }
            let land = &mut self.lands[index];
            land.owners.drain(..).for_each(|seat| self.houses[seat].supply += 1);
            self.deck.extend(land.column.drain(..));
        }
        self.deck.extend(std::mem::take(&mut self.discard));
        self.expect(Event::Refreshes { deck: self.deck.len() as u8 });
        if self.level.is_some() {
            self.refill(0, 4);
        }
        let mut first = self.first;
        if self.level.is_none() {
            let why;
            (first, why) = self.new_first_player();
            self.expect(Event::FirstPlayer { who: self.who(first), why });
        }
        self.age += 1;
        self.begin_age(first);
    }

    fn new_first_player(&self) -> (usize, FirstBecause) {
        let lowest = self.houses.iter().map(|house| house.score).min().unwrap();
        let tied: Vec<usize> = (0..self.houses.len()).filter(|&seat| self.houses[seat].score == lowest).collect();
        if let [only] = tied[..] {
            return (only, FirstBecause::LowestScore);
        }
        match self.capitals.iter().find(|seat| tied.contains(seat)) {
            Some(&seat) => (seat, FirstBecause::EarliestCapital),
            None => {
                let earliest = self.withdrawn.iter().find(|seat| tied.contains(seat));
                (*earliest.unwrap(), FirstBecause::EarliestOut)
            }
        }
    }

    pub fn begin_age(&mut self, first: usize) {
        let Some(Event::AgeBegins { age, first: told, decrees }) = self.told.pop_front() else { panic!("no age") };
        assert_eq!((age, told), (self.age, self.who(first)));
        for (land, decree) in self.lands.iter_mut().zip(decrees) {
            assert!(self.seen_decrees.insert(decree), "{decree} has been used");
            land.decree = decree;
        }
        if let Some(level) = self.level {
            assert_eq!(first == 1, level == animal_kingdoms::Level::Easy);
        }
        (self.first, self.active, self.ask) = (first, first, Ask::Turn);
        self.withdrawn.clear();
        self.capitals.clear();
        (self.rallies, self.scoring, self.fights_of_age, self.last_played) = (0, 0, 0, None);
    }

    fn finish(&mut self) {
        for seat in 0..self.houses.len() {
            let who = self.who(seat);
            let tokens: Vec<Retreat> = self.houses[seat].retreats.iter().copied().collect();
            let points: u8 = tokens.iter().map(|token| token.value()).sum();
            if !tokens.is_empty() {
                self.expect(Event::RevealsRetreat { who, tokens: tokens.into_iter().collect(), points });
            }
            let modifiers = self.houses[seat].modifiers;
            if modifiers > 0 {
                self.expect(Event::ModifierPoints { who, points: modifiers });
            }
            self.houses[seat].score += i32::from(points + modifiers);
        }
        let (winners, by_capital) = self.winners();
        self.expect(Event::GameOver { winners: self.whos(&winners), by_capital });
        self.ask = Ask::Nothing;
    }

    /// Chapter 6, in turn order; and whether greenwild's capital decided.
    fn winners(&self) -> (Vec<usize>, bool) {
        let score = |seat: usize| self.houses[seat].score;
        if self.level.is_some() {
            return (vec![usize::from(score(0) <= score(1))], false);
        }
        let best = self.houses.iter().map(|house| house.score).max().unwrap();
        let tied: Vec<usize> = self.order().into_iter().filter(|&seat| score(seat) == best).collect();
        match self.in_capital(4) {
            Some(seat) if tied.len() > 1 && tied.contains(&seat) => (vec![seat], true),
            _ => (tied, false),
        }
    }

    /// The final place of each player.
    pub fn places(&self) -> Vec<u8> {
        let (winners, _) = self.winners();
        if self.level.is_some() {
            return vec![if winners == [0] { 1 } else { 2 }];
        }
        let better = |a: usize, b: usize| {
            let (one, other) = (self.houses[a].score, self.houses[b].score);
            one > other || one == other && winners.contains(&a) && !winners.contains(&b)
        };
        let seats = 0..self.houses.len();
        seats.clone().map(|seat| 1 + seats.clone().filter(|&other| better(other, seat)).count() as u8).collect()
    }
}

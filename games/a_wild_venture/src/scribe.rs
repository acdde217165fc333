//! The scribe reads texts of the effect language (rules, 2.3) while the program is being built: a card with a text that nobody
//! could follow does not compile.

use crate::cards::{Kind, Starter};
use crate::language::{
    Ability, Counter, Deed, Fate, Filter, Labels, Mods, Num, Op, Pattern, Price, Text, Trigger, Zone,
};

/// The paper: all texts one after the other.
pub(crate) struct Scribe<const N: usize> {
    pub(crate) ops: [Op; N],
    pub(crate) len: usize,
}

/// A finger on a text.
struct Reader {
    text: &'static [u8],
    at: usize,
}

impl Reader {
    const fn new(text: &'static str) -> Reader {
        Reader { text: text.as_bytes(), at: 0 }
    }

    /// Goes behind the word if it comes next.
    const fn eat(&mut self, word: &str) -> bool {
        let word = word.as_bytes();
        if self.text.len() - self.at < word.len() {
            return false;
        }
        let mut index = 0;
        while index < word.len() {
            if self.text[self.at + index] != word[index] {
                return false;
            }
            index += 1;
        }
        self.at += word.len();
        true
    }

    const fn need(&mut self, word: &str) {
        assert!(self.eat(word), "a text lacks something that belongs there");
    }

    const fn digit(&self) -> bool {
        self.at < self.text.len() && self.text[self.at].is_ascii_digit()
    }

    const fn int(&mut self) -> u8 {
        assert!(self.digit(), "a number is missing in a text");
        let mut number = 0;
        while self.digit() {
            number = number * 10 + (self.text[self.at] - b'0');
            self.at += 1;
        }
        number
    }

    const fn signed(&mut self) -> i8 {
        if self.eat("+") {
            return self.int() as i8;
        }
        self.need("-");
        -(self.int() as i8)
    }

    const fn num(&mut self) -> Num {
        let times = if self.digit() { self.int() } else { 1 };
        if !self.eat("X(") {
            return Num { times, counter: Counter::One, most: 1 };
        }
        let counter = self.counter();
        let most = if self.eat(",max ") { self.int() } else { u8::MAX };
        self.need(")");
        Num { times, counter, most }
    }

    const fn counter(&mut self) -> Counter {
        let mut index = 0;
        while index < Counter::NAMED.len() {
            if self.eat(Counter::NAMED[index].0) {
                return Counter::NAMED[index].1;
            }
            index += 1;
        }
        panic!("a text counts something unknown")
    }

    const fn price(&mut self) -> Price {
        if self.eat("full") {
            Price::Less(0)
        } else if self.eat("free") {
            Price::Free
        } else {
            self.need("-");
            Price::Less(self.int())
        }
    }

    const fn kind(&mut self) -> Option<Kind> {
        if self.eat("villager") {
            Some(Kind::Villager)
        } else if self.eat("gear") {
            Some(Kind::Gear)
        } else if self.eat("building") {
            Some(Kind::Building)
        } else {
            self.need("card");
            None
        }
    }

    const fn starter(&mut self) -> Option<Starter> {
        if self.eat("nest") {
            Some(Starter::Nest)
        } else if self.eat("lily_pad") {
            Some(Starter::LilyPad)
        } else if self.eat("burrow") {
            Some(Starter::Burrow)
        } else {
            None
        }
    }

    const fn filter(&mut self) -> Filter {
        let mut filter = Filter { other: false, no_activate: false };
        if self.eat("[") {
            loop {
                if self.eat("other") {
                    filter.other = true;
                } else {
                    self.need("no_activate");
                    filter.no_activate = true;
                }
                if !self.eat(",") {
                    break;
                }
            }
            self.need("]");
        }
        filter
    }

    const fn mods(&mut self) -> Mods {
        let mut mods = Mods(0);
        if self.eat(" (") {
            loop {
                let mut index = 0;
                while !self.eat(Mods::NAMED[index].0) {
                    index += 1;
                }
                mods = Mods(mods.0 | Mods::NAMED[index].1.0);
                if !self.eat(", ") {
                    break;
                }
            }
            self.need(")");
        }
        mods
    }

    /// Labels separated by `/`: any of them.
    const fn word(&mut self) -> Labels {
        let mut labels = Labels(0);
        loop {
            let mut index = 0;
            while !self.eat(Labels::NAMED[index].0) {
                index += 1;
            }
            labels = labels.and(Labels::NAMED[index].1);
            if !self.eat("/") {
                return labels;
            }
        }
    }

    const fn pattern(&mut self) -> Pattern {
        let mut index = 0;
        while !self.eat(Deed::NAMED[index].0) {
            index += 1;
        }
        let mut pattern = Pattern { deed: Deed::NAMED[index].1, words: [Labels::ANY; 2], least: 0, most: u8::MAX };
        if self.eat("[") {
            pattern.words[0] = self.word();
            if self.eat(",") {
                pattern.words[1] = self.word();
            }
            self.need("]");
        }
        if self.eat(">=") {
            pattern.least = self.int();
        } else if self.eat("=") {
            pattern.least = self.int();
            pattern.most = pattern.least;
        }
        pattern
    }

    const fn trigger(&mut self) -> Trigger {
        let one = self.pattern();
        let or = if self.eat(" or ") { Some(self.pattern()) } else { None };
        Trigger { one, or }
    }

    const fn end(&self) {
        assert!(self.at == self.text.len(), "a text goes on where it should end");
    }
}

/// What a gear waits for.
pub(crate) const fn trigger(text: &'static str) -> Trigger {
    let mut reader = Reader::new(text);
    let trigger = reader.trigger();
    reader.end();
    trigger
}

impl<const N: usize> Scribe<N> {
    pub(crate) const fn new() -> Scribe<N> {
        Scribe { ops: [Op::End; N], len: 0 }
    }

    /// Writes an effect down and says where it begins.
    pub(crate) const fn text(&mut self, text: &'static str) -> Text {
        let mut reader = Reader::new(text);
        let start = self.complete(&mut reader);
        reader.end();
        start
    }

    /// Writes down what a building does.
    pub(crate) const fn abilities(&mut self, text: &'static str) -> [Ability; 2] {
        let mut reader = Reader::new(text);
        let mut abilities = [Ability::None; 2];
        let mut index = 0;
        loop {
            abilities[index] = self.ability(&mut reader);
            index += 1;
            if !reader.eat(" & ") {
                break;
            }
        }
        reader.end();
        abilities
    }

    const fn ability(&mut self, reader: &mut Reader) -> Ability {
        if reader.eat("mod look ") {
            return Ability::Look(reader.signed());
        }
        if reader.eat("mod cost[") {
            let Some(kind) = reader.kind() else { panic!("costs are changed for a kind of cards") };
            reader.need("] ");
            return Ability::Cost(kind, reader.signed());
        }
        reader.need("on ");
        let trigger = reader.trigger();
        reader.need(": ");
        Ability::On(trigger, self.complete(reader))
    }

    const fn complete(&mut self, reader: &mut Reader) -> Text {
        let start = self.len;
        self.effect(reader);
        self.push(Op::End);
        Text(start as u16)
    }

    const fn push(&mut self, op: Op) -> usize {
        self.ops[self.len] = op;
        self.len += 1;
        self.len - 1
    }

    /// Steps one after the other.
    const fn effect(&mut self, reader: &mut Reader) {
        self.step(reader);
        while reader.eat("; ") {
            self.step(reader);
        }
    }

    /// `{ effect }`; says how long it is.
    const fn block(&mut self, reader: &mut Reader) -> u8 {
        let start = self.len;
        reader.need(" { ");
        self.effect(reader);
        reader.need(" }");
        (self.len - start) as u8
    }

    const fn step(&mut self, reader: &mut Reader) {
        if reader.eat("gain ") {
            self.push(Op::Gain(reader.num()));
        } else if reader.eat("draw ") {
            let n = reader.num();
            self.push(if reader.eat(" from discard") { Op::DrawDiscarded(n) } else { Op::Draw(n) });
        } else if reader.eat("discard ") {
            let up_to = reader.eat("up to ");
            self.push(Op::Discard { n: reader.num(), up_to });
        } else if reader.eat("tuck ") {
            let n = reader.num();
            let from_hand = reader.eat(" from hand");
            if !from_hand {
                reader.need(" from discard");
            }
            self.push(if from_hand { Op::Tuck(n) } else { Op::TuckDiscarded(n) });
        } else if reader.eat("travel ") {
            let n = reader.num();
            self.push(Op::Travel(n, reader.mods()));
        } else if reader.eat("invest ") {
            self.push(Op::Invest(reader.num()));
        } else if reader.eat("look ") {
            let n = reader.num();
            let head = self.push(Op::End);
            self.ops[head] = Op::Look { n, skip: self.subs(reader) };
        } else if reader.eat("search ") {
            let n = reader.num();
            let head = self.push(Op::End);
            self.ops[head] = Op::Search { n, skip: self.subs(reader) };
        } else if reader.eat("activate ") {
            self.activate(reader);
        } else if reader.eat("supply ") {
            let n = reader.num();
            reader.need(" to ");
            let each = reader.eat("each ");
            reader.need("villager");
            let filter = reader.filter();
            self.push(if each { Op::SupplyEach(n, filter) } else { Op::Supply(n, filter) });
        } else if reader.eat("play trigger ") {
            self.push(Op::PlayTrigger(reader.price()));
        } else if reader.eat("play ") {
            let kind = reader.kind();
            let from_hand = reader.eat(" from hand ");
            if !from_hand {
                reader.need(" from discard ");
            }
            self.push(Op::Play(kind, if from_hand { Zone::Hand } else { Zone::Discard }, reader.price()));
        } else if reader.eat("take ") {
            let n = reader.num();
            reader.need(" from discard");
            self.push(Op::Take(n));
        } else if reader.eat("upgrade ") {
            let one = reader.starter();
            if one.is_none() {
                reader.need("starter");
            }
            self.push(Op::Upgrade(one));
        } else {
            self.branch(reader);
        }
    }

    const fn activate(&mut self, reader: &mut Reader) {
        if let Some(starter) = reader.starter() {
            self.push(Op::ActivateStarter(starter));
        } else if reader.eat("starter") {
            self.push(Op::ActivateAnyStarter { different: reader.eat("[different]") });
        } else {
            reader.need("villager");
            self.push(Op::ActivateVillager(reader.filter()));
        }
    }

    /// Steps with blocks.
    const fn branch(&mut self, reader: &mut Reader) {
        let head = self.push(Op::End);
        if reader.eat("pay discard ") {
            let n = reader.int();
            self.ops[head] = Op::PayCards { n, skip: self.block(reader) };
        } else if reader.eat("pay ") {
            let n = reader.int();
            reader.need(" coins");
            self.ops[head] = Op::PayCoins { n, skip: self.block(reader) };
        } else if reader.eat("may") {
            self.ops[head] = Op::May { skip: self.block(reader) };
        } else if reader.eat("choose { ") {
            self.choose(reader, head);
        } else {
            reader.need("if ");
            let counter = reader.counter();
            let at_least = reader.eat(">=");
            if !at_least {
                reader.need("<=");
            }
            let n = reader.int();
            let mut skip = self.block(reader);
            if reader.eat(" else") {
                let jump = self.push(Op::End);
                skip += 1;
                self.ops[jump] = Op::Jump(self.block(reader));
            }
            self.ops[head] = Op::If { counter, at_least, n, skip };
        }
    }

    const fn choose(&mut self, reader: &mut Reader, head: usize) {
        let mut jumps = [0; 4];
        let mut options = 0;
        loop {
            let option = self.push(Op::End);
            self.effect(reader);
            self.ops[option] = Op::Option { skip: (self.len - option - 1) as u8 };
            jumps[options] = self.push(Op::End);
            options += 1;
            if !reader.eat(" / ") {
                break;
            }
        }
        reader.need(" }");
        let mut index = 0;
        while index < options {
            self.ops[jumps[index]] = Op::Jump((self.len - jumps[index] - 1) as u8);
            index += 1;
        }
        self.ops[head] = Op::Choose { options: options as u8, skip: (self.len - head - 1) as u8 };
    }

    /// The subs of a look or a search; says how long they are.
    const fn subs(&mut self, reader: &mut Reader) -> u8 {
        let start = self.len;
        reader.need(": ");
        loop {
            if reader.eat("play ") {
                assert!(reader.int() == 1, "one card at a time is played");
                reader.need(" ");
                self.push(Op::PlaySorted(reader.price()));
            } else {
                let fate = if reader.eat("draw ") {
                    Fate::Draw
                } else if reader.eat("tuck ") {
                    Fate::Tuck
                } else {
                    reader.need("discard ");
                    Fate::Discard
                };
                self.push(Op::Sort(fate, reader.int()));
            }
            if !reader.eat(", ") {
                break;
            }
        }
        self.push(Op::PutBack);
        (self.len - start) as u8
    }
}

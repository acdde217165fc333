//! The adventure board: round spaces joined by paths, with what they give now, tokens, tolls, and both adventurers. Spaces that can
//! be reached are marked; the rest of the picture is land.

use draw::{Markup, Pen, html};
use engine::Phrase;

use super::card::letter;
use super::names as said;
use super::signs::starter_sign;
use crate::cards::{Chest, Species};
use crate::names;
use crate::question::Question;
use crate::trails::{Marker, Reward, Side, Space, Toll};
use crate::view::{ExitView, PlayerView, SpaceView, View};

/// The id of a space's element; also its spot.
pub(super) fn space_id(space: Space) -> String {
    format!("space-{space}")
}

/// Where the picture begins, so that there is room above the topmost spaces for whoever stands on them, and its size.
const TOP: i32 = -35;
const SIZE: (i32, i32) = (1000, 850);

/// The whole board.
pub(super) fn trail(view: &View, pen: &Pen<'_>) -> Markup {
    let asked = matches!(view.question, Some(Question::Travel { .. }));
    let autumn = view.side == Side::Autumn;
    html! {
        svg.trail.asked[asked].autumn[autumn] viewBox={ "0 " (TOP) " " (SIZE.0) " " (SIZE.1) } role="group" aria-label=(pen.say.word("draw-trails")) {
            use href="#wv-land" x="-300" y="-40" width="1600" height="860" {}
            @for (word, x, y) in REGIONS { (region(pen, word, x, y)) }
            use href={ "#wv-paths-" (view.side) } x="0" y="0" width="1000" height="820" {}
            @for seen in &view.spaces { (space(view, pen, seen)) }
            @for seen in &view.spaces { @for exit in &seen.exits { (toll(pen, seen, exit)) } }
            @for player in &view.players { (adventurer(view, pen, player)) }
        }
    }
}

/// The names of the regions, and where their first lines stand: in the corners and at the top, where no side has spaces.
const REGIONS: [(&str, u16, u16); 3] = [("trail-west", 14, 784), ("trail-north", 500, 38), ("trail-east", 986, 784)];

/// How far apart the lines of a name lie.
const LINE: u16 = 25;

/// A region's name, in two lines if it has two words.
fn region(pen: &Pen<'_>, word: &'static str, x: u16, y: u16) -> Markup {
    let name = pen.say.word(word);
    let lines = name.split_once(' ').map_or((name.as_str(), ""), |lines| lines);
    html! {
        text.region.(word) x=(x) y=(y) {
            tspan { (lines.0) }
            @if !lines.1.is_empty() { " " tspan x=(x) dy=(LINE) { (lines.1) } }
        }
    }
}

/// The paths of both sides with their directions at forks. They never change, so they are symbols.
pub(super) fn paths() -> Markup {
    html! {
        @for &side in Side::ALL {
            symbol id={ "wv-paths-" (side) } viewBox="0 0 1000 820" {
                path fill="none" stroke="var(--road)" stroke-width="15" stroke-linecap="round" stroke-dasharray="1 23" d=(lines(side)) {}
                g fill="var(--sign)" {
                    @for space in Space::of(side).filter(|space| space.exits(side).len() > 1) {
                        @for exit in space.exits(side).iter().filter(|exit| exit.toll == Toll::Nothing) { (arrow(space, exit.to)) }
                    }
                }
            }
        }
    }
}

/// All paths of a side as one line.
fn lines(side: Side) -> String {
    let mut d = String::new();
    for space in Space::of(side) {
        for exit in space.exits(side) {
            let ((x, y), (to_x, to_y)) = (space.at(), exit.to.at());
            d.push_str(&format!("M{x} {y} {to_x} {to_y}"));
        }
    }
    d
}

fn arrow(from: Space, to: Space) -> Markup {
    let ((x, y), (to_x, to_y)) = (from.at(), to.at());
    let (dx, dy) = way(from, to);
    let turn = dy.atan2(dx).to_degrees().round();
    html! { path d="M-9 -13 13 0-9 13Z" transform={ "translate(" ((x + to_x) / 2) " " ((y + to_y) / 2) ") rotate(" (turn) ")" } {} }
}

/// How far it is from one space to another.
fn way(from: Space, to: Space) -> (f32, f32) {
    let ((x, y), (to_x, to_y)) = (from.at(), to.at());
    (f32::from(to_x) - f32::from(x), f32::from(to_y) - f32::from(y))
}

/// A sign beside a path, below it: what it costs to take it.
fn toll(pen: &Pen<'_>, from: &SpaceView, exit: &ExitView) -> Markup {
    let (sign, n) = match exit.toll {
        Toll::Nothing => return html! {},
        Toll::Coins(n) => ("#wv-coin", n),
        Toll::Cards(n) => ("#wv-bin", n),
    };
    let (dx, dy) = way(from.space, exit.to);
    let beside = 42.0 / dx.hypot(dy) * if dx < 0.0 { -1.0 } else { 1.0 };
    let (x, y) = (f32::from(from.x) + dx / 2.0 - dy * beside, f32::from(from.y) + dy / 2.0 + dx * beside);
    let price = names::toll(exit.toll, crate::language::Mods::default()).unwrap_or_else(|| Phrase::new("nothing"));
    html! {
        g.toll transform={ "translate(" (x.round()) " " (y.round()) ")" } {
            title { (pen.say.text(&Phrase::new("draw-toll").phrase("toll", price))) }
            rect x="-33" y="-19" width="66" height="38" rx="9" {}
            use href=(sign) x="-28" y="-14" width="28" height="28" {}
            text x="15" y="12" { (n) }
        }
    }
}

fn space(view: &View, pen: &Pen<'_>, seen: &SpaceView) -> Markup {
    let id = space_id(seen.space);
    let open = pen.is_open(&id);
    let name = pen.say.text(&names::space(seen.space));
    let gives = pen.say.text(&names::reward(seen.reward));
    let token = seen.token.is_some();
    let label = if seen.reward == Reward::Nothing { name } else { format!("{name}: {gives}") };
    let here = view.turn.is_some_and(|seat| seen.adventurers.contains(&seat));
    html! {
        g.space.(class(seen.reward)).open[open].token[token].end[seen.end].here[here] id=(id) data-spot=[open.then_some(&id)]
            role=(if open { "button" } else { "img" }) tabindex=[open.then_some("0")]
            transform={ "translate(" (seen.x) " " (seen.y) ")" } {
            title { (label) @if let Reward::Chest(chest) = seen.reward { ". " (said::chest(&pen.say, chest)) } @if token { " · " (pen.say.word("draw-token")) } @if seen.end { " · " (pen.say.word("draw-end")) } }
            @if open { circle.reach r="54" {} }
            @if seen.end { circle.rim r="45" {} }
            circle.disc r="37" {}
            (reward(seen))
            @if seen.end { use.away href="#wv-home" x="22" y="18" width="26" height="26" {} }
        }
    }
}

fn class(reward: Reward) -> &'static str {
    match reward {
        Reward::Nothing => "home",
        Reward::Gain(_) => "gain",
        Reward::Draw(_) => "draw",
        Reward::Starter(_) => "starter",
        Reward::Enchantment => "magic",
        Reward::Chest(Chest::Iron) => "chest iron",
        Reward::Chest(Chest::Gold) => "chest gold",
        Reward::Chest(Chest::Ruby) => "chest ruby",
    }
}

fn reward(seen: &SpaceView) -> Markup {
    let sign = |id: &str| html! { use href={ "#" (id) } x="-24" y="-24" width="48" height="48" {} };
    html! {
        @match seen.reward {
            Reward::Nothing => (sign("wv-home")),
            Reward::Gain(n) => { circle.coin r="27" {} text y="12" { "+" (n) } }
            Reward::Draw(n) => {
                use href="#s-card" x="-32" y="-24" width="48" height="48" {}
                text.beside x="18" y="12" { (n) }
            }
            Reward::Starter(starter) => (sign(starter_sign(starter))),
            Reward::Enchantment => {
                (sign("wv-star"))
                @if let Some(Marker::Pair(token)) = seen.token { text.pair y="-18" x="28" { (letter(token)) "×" (seen.enchantments) } }
            }
            Reward::Chest(chest) => {
                use href="#wv-chest" x="-24" y="-27" width="48" height="48" {}
                @for pip in 0..=chest.index() { circle.pip cx=(pip * 12) cy="28" r="4.5" transform={ "translate(-" (chest.index() * 6) " 0)" } {} }
            }
        }
    }
}

/// The size of a figure.
const FIGURE: (i32, i32) = (66, 80);

/// A player's figure; two on one space stand side by side.
fn adventurer(view: &View, pen: &Pen<'_>, player: &PlayerView) -> Markup {
    let Some(seen) = view.space(player.space) else { return html! {} };
    let side = if seen.adventurers.len() < 2 {
        0
    } else if player.who.0 == 0 {
        -34
    } else {
        34
    };
    // Beside the edge two stand closer together.
    let x = (i32::from(seen.x) + side - FIGURE.0 / 2).clamp(0, SIZE.0 - FIGURE.0);
    let y = i32::from(seen.y) - 12 - FIGURE.1;
    let id = format!("adventurer-{}", player.who.0);
    let title = pen.say.text(&Phrase::new("draw-adventurer").seat("who", player.who));
    html! {
        svg.adventurer id=(id) data-piece=(id) x=(x) y=(y) width=(FIGURE.0) height=(FIGURE.1) viewBox={ "0 0 " (FIGURE.0) " " (FIGURE.1) } role="img" aria-label=(title) {
            title { (title) }
            path.base d="M33 79 22 62H44Z" fill={ "var(--seat-" (player.who.0) "-edge)" } {}
            circle cx="33" cy="33" r="32" fill={ "var(--seat-" (player.who.0) "-edge)" } {}
            circle cx="33" cy="33" r="28" fill={ "var(--seat-" (player.who.0) ")" } {}
            @match player.figure {
                Some(species) => use href=(head(species)) x="11" y="10" width="44" height="44" {},
                None => use href={ "#seat-" (player.who.0) } x="15" y="15" width="36" height="36" {},
            }
            use href={ "#seat-" (player.who.0) } x="44" y="44" width="22" height="22" {}
        }
    }
}

fn head(species: Species) -> &'static str {
    match species {
        Species::Crow => "#wv-crow",
        Species::Frog => "#wv-frog",
        Species::Rabbit => "#wv-rabbit",
    }
}

#[cfg(test)]
mod tests {
    use engine::Lang;
    use engine::words::{COMMON, Words};

    use super::*;
    use crate::state::AWildVenture;

    /// How wide a letter of a name is at most, and how far a space reaches from its middle.
    const LETTER: f32 = 15.5;
    const REACH: f32 = 38.0;

    #[test]
    fn no_space_lies_over_the_name_of_a_region() {
        let words = Words::new(&[COMMON, <AWildVenture as engine::Voice>::WORDS]).unwrap();
        for (lang, side) in Lang::ALL.into_iter().flat_map(|lang| Side::ALL.iter().map(move |&side| (lang, side))) {
            for (word, x, y) in REGIONS {
                let name = words.say(lang, &[]).word(word);
                for (line, text) in (0..).zip(name.splitn(2, ' ')) {
                    let wide = text.chars().count() as f32 * LETTER;
                    let left = match word {
                        "trail-west" => f32::from(x),
                        "trail-east" => f32::from(x) - wide,
                        _ => f32::from(x) - wide / 2.0,
                    };
                    let (top, bottom) = (f32::from(y + line * LINE) - 20.0, f32::from(y + line * LINE) + 4.0);
                    for space in Space::of(side) {
                        let (at_x, at_y) = (f32::from(space.at().0), f32::from(space.at().1));
                        let (near_x, near_y) = (at_x.clamp(left, left + wide), at_y.clamp(top, bottom));
                        let far = (at_x - near_x).hypot(at_y - near_y);
                        assert!(far >= REACH, "{space} lies over “{text}” in {lang:?}: {far}");
                    }
                }
            }
        }
    }
}

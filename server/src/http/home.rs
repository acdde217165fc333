//! The home page, a new table, and the rules.

use std::sync::Arc;

use axum::Form;
use axum::extract::{Path, State};
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Redirect, Response};
use engine::Lang;
use shelf::Title;

use super::caller::Caller;
use super::forms::{self, Fields};
use super::notices;
use super::oops::{Answer, Oops, html};
use super::puzzles;
use crate::House;
use crate::live::bot_names;
use crate::lobby::{self, Wish, duel};
use crate::pages::boxes::GameBox;
use crate::pages::home::{self as page, Home, TableCard};
use crate::pages::trouble::Trouble;
use crate::pages::{full_rules as full_rules_page, new_table as new_table_page, rules as rules_page};
use crate::rates::Deed;
use crate::refused::Refused;
use crate::seats::Sitter;
use crate::store::{self, Brief, List, PersonId, Stage, TableId};
use crate::time::now;

/// How many tables of each kind are listed.
const LISTED: usize = 12;

/// `GET /`
pub(super) async fn home(State(house): State<Arc<House>>, caller: Caller) -> Answer {
    let me = caller.person.as_ref().map(|person| person.id);
    notices::follow_clock(&house, &caller).await;
    let lists = house.store.read(move |db| {
        let of = |list| store::list(db, list, LISTED);
        let open = of(List::Open(me))?;
        let known = me.map_or(Ok(Vec::new()), |me| store::known_games(db, me))?;
        let (mine, resting, finished) = match me {
            Some(me) => {
                let all = |list| store::list(db, list, 50);
                (all(List::Mine(me))?, all(List::Resting(me))?, of(List::MyFinished(me))?)
            }
            None => (Vec::new(), Vec::new(), Vec::new()),
        };
        Ok((mine, resting, open, of(List::Watch)?, finished, of(List::Finished)?, known))
    });
    let (mine, resting, open, watch, my_finished, finished, known) = lists.await.map_err(|error| {
        tracing::error!(%error, "cannot list tables");
        Oops::new(&caller, Trouble::Broken)
    })?;
    let own = |brief: &Brief| me.is_some_and(|me| brief.seats.iter().any(|seat| seat.belongs_to(me)));
    let cards = |briefs: &[Brief]| -> Vec<TableCard> {
        briefs.iter().filter_map(|brief| card(brief, me, caller.lang)).collect()
    };
    let others = |briefs: Vec<Brief>| -> Vec<Brief> { briefs.into_iter().filter(|brief| !own(brief)).collect() };
    let mut mine = cards(&mine);
    mine.sort_by_key(|card| card.stage != page::Stage::MyTurn);
    let game = |title: &dyn Title| {
        let new = !known.iter().any(|known| known == title.id());
        GameBox { new, ..forms::game_box(title, caller.lang) }
    };
    let home = Home {
        games: shelf::games().map(game).collect(),
        mine,
        resting: cards(&resting).into_iter().map(|card| TableCard { may_put_away: false, ..card }).collect(),
        open: cards(&others(open)),
        watch: cards(&others(watch)),
        finished: [cards(&my_finished), cards(&others(finished))].concat(),
        daily: puzzles::of_the_day(caller.lang, now()),
    };
    Ok(html(page::home(&caller.visitor(), &home)))
}

/// A table in a list; none if its game is not on the shelf any more.
fn card(brief: &Brief, me: Option<PersonId>, lang: Lang) -> Option<TableCard> {
    let title = shelf::game(&brief.game)?;
    let names = bot_names(lang, &brief.seats, brief.first.is_some());
    let name = |seat: usize| names.get(seat).cloned().unwrap_or_default();
    let stage = match (brief.stage, brief.turn.map(usize::from)) {
        (Stage::Playing, Some(turn)) => {
            let seat = brief.seats.get(turn)?;
            if seat.asks(me) { page::Stage::MyTurn } else { page::Stage::TurnOf(name(turn)) }
        }
        (Stage::Ended, _) => page::Stage::Ended,
        (Stage::Over, _) if brief.first.is_some() => {
            let first = brief.first.as_ref().map(|half| half.scores.as_slice()).unwrap_or_default();
            let winners = duel::tally(first, &brief.scores).winners;
            page::Stage::MatchOver(winners.iter().map(|seat| name(seat.index())).collect())
        }
        (Stage::Over, _) => {
            let winners: Vec<usize> = serde_json::from_str(brief.result.as_deref().unwrap_or("[]")).unwrap_or_default();
            page::Stage::Over(winners.into_iter().map(name).collect())
        }
        _ => page::Stage::Waiting,
    };
    let seats = brief.seats.iter().zip(&names);
    Some(TableCard {
        id: brief.id.to_string(),
        game: brief.game.clone(),
        game_name: title.words().say(lang, &[]).word("name"),
        seats: seats.map(|(seat, name)| (seat.sitter != Sitter::Open).then(|| name.clone())).collect(),
        // A match that is over is shown as one.
        part: match (brief.double_header, brief.stage, &brief.first) {
            (false, ..) | (true, Stage::Over, Some(_)) => None,
            (true, _, Some(_)) => Some(2),
            (true, _, None) => Some(1),
        },
        stage,
        may_put_away: me.is_some_and(|me| may_put_away(brief, me)),
        idle: ((now() - brief.moved).max(0) / 60_000) as u64,
    })
}

/// May this person put the table away? Not where others play too.
fn may_put_away(brief: &Brief, me: PersonId) -> bool {
    let mine = brief.seats.iter().any(|seat| seat.belongs_to(me));
    let others = brief.seats.iter().filter_map(|seat| seat.sitter.person()).any(|person| person != me);
    mine && (brief.stage == Stage::Waiting || (brief.stage == Stage::Playing && !others))
}

fn title(caller: &Caller, game: &str) -> Result<&'static dyn Title, Oops> {
    shelf::game(game).ok_or_else(|| Oops::refused(caller, &Refused::NoGame))
}

/// The way to a table, with the cookie of a new guest.
pub(super) fn to_table(id: &TableId, cookie: Option<HeaderValue>) -> Response {
    let way = Redirect::to(&format!("/table/{id}"));
    match cookie {
        Some(cookie) => ([(header::SET_COOKIE, cookie)], way).into_response(),
        None => way.into_response(),
    }
}

/// `POST /play/<game>`
pub(super) async fn play_now(State(house): State<Arc<House>>, Path(game): Path<String>, caller: Caller) -> Answer {
    let title = title(&caller, &game)?;
    sit_down(&house, &caller, &Wish::quick(title, "medium")).await
}

/// `POST /friend/<game>`: a table with an open chair, and the link to it.
pub(super) async fn play_with_friend(
    State(house): State<Arc<House>>,
    Path(game): Path<String>,
    caller: Caller,
) -> Answer {
    let title = title(&caller, &game)?;
    sit_down(&house, &caller, &Wish::with_friend(title, "medium")).await
}

/// Makes a table by one click, and leads there.
async fn sit_down(house: &Arc<House>, caller: &Caller, wish: &Wish) -> Answer {
    let (person, cookie) = caller.welcome(house).await.map_err(|refused| Oops::refused(caller, &refused))?;
    caller.allow(house, Deed::MakeTable).map_err(|refused| Oops::refused(caller, &refused))?;
    let id = lobby::make(house, &person, wish).await.map_err(|refused| Oops::refused(caller, &refused))?;
    Ok(to_table(&id, cookie))
}

/// `GET /new/<game>`
pub(super) async fn new_table(Path(game): Path<String>, caller: Caller) -> Answer {
    let form = forms::new_table(title(&caller, &game)?, caller.lang, None, None);
    Ok(html(new_table_page::new_table(&caller.visitor(), &form)))
}

/// `POST /new/<game>`: makes the table. With `look` the form is only looked at: it comes back with what the game says about
/// it, or filled in as recommended.
pub(super) async fn make_table(
    State(house): State<Arc<House>>,
    Path(game): Path<String>,
    caller: Caller,
    Form(mut fields): Form<Fields>,
) -> Answer {
    let title = title(&caller, &game)?;
    if let Some(look) = fields.remove("look") {
        caller.told(caller.allow(&house, Deed::Look))?;
        let fields = if look == "recommended" { forms::as_recommended(title, fields) } else { fields };
        let form = forms::new_table(title, caller.lang, Some(&fields), None);
        return Ok(html(new_table_page::new_table(&caller.visitor(), &form)));
    }
    let (person, cookie) = caller.told(caller.welcome(&house).await)?;
    caller.told(caller.allow(&house, Deed::MakeTable))?;
    match lobby::make(&house, &person, &forms::wish(title, &fields)).await {
        Ok(id) => Ok(to_table(&id, cookie)),
        Err(refused @ (Refused::Broken | Refused::NoTable)) => Err(Oops::refused(&caller, &refused)),
        Err(refused) => {
            let form = forms::new_table(title, caller.lang, Some(&fields), Some(refused.text(caller.lang)));
            let page = html(new_table_page::new_table(&caller.visitor(), &form));
            Ok((axum::http::StatusCode::UNPROCESSABLE_ENTITY, page).into_response())
        }
    }
}

/// `GET /rules/<game>/full`
pub(super) async fn full_rules(Path(game): Path<String>, caller: Caller) -> Answer {
    let title = title(&caller, &game)?;
    let game = forms::game_box(title, caller.lang);
    Ok(html(full_rules_page::full_rules(&caller.visitor(), &game, title.rules_page())))
}

/// `GET /rules/<game>`
pub(super) async fn rules(Path(game): Path<String>, caller: Caller) -> Answer {
    let title = title(&caller, &game)?;
    let game = forms::game_box(title, caller.lang);
    Ok(html(rules_page::rules(&caller.visitor(), &game, &title.symbols(), &title.help(caller.lang))))
}

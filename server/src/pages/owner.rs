//! The desk of the house's owners: complaints, people, tables and names.

use engine::Phrase;
use maud::{Markup, html};

use super::Visitor;
use super::company::reason_word;
use super::frame::frame;
use super::home::idle;
use crate::people::name_in;
use crate::store::{Dossier, Report};
use crate::time::day;

/// A table of the house.
#[derive(Clone, Debug)]
pub struct HouseTable {
    /// Its id.
    pub id: String,
    /// What its game is called.
    pub game: String,
    /// Who sits there.
    pub names: Vec<String>,
    /// Minutes since something happened.
    pub idle: u64,
}

/// What lies on the desk.
#[derive(Clone, Debug, Default)]
pub struct Desk {
    /// Whom the owner looked for.
    pub who: String,
    /// Complaints, the oldest first.
    pub reports: Vec<Report>,
    /// Those who were found, or may not do something now.
    pub people: Vec<Dossier>,
    /// Tables being played.
    pub running: Vec<HouseTable>,
    /// Tables that wait.
    pub waiting: Vec<HouseTable>,
    /// Names kept from everybody: what they look like, and the name.
    pub names: Vec<(String, String)>,
    /// What time it is.
    pub now: i64,
}

/// The page at `/owner`. Forms: GET `/owner` (`who`), POST `/owner/reports/<id>/close`, `/owner/people/<id>/mute` and `/ban` (`days`,
/// `network`), `/owner/tables/<id>/end`, `/owner/names` (`name`), `/owner/names/release` (`looks`).
pub fn desk(visitor: &Visitor<'_>, desk: &Desk) -> Markup {
    let say = visitor.say();
    let content = html! {
        div.narrow.desk {
            h1 { (say.word("owner-title")) }
            section.sheet #reports {
                h2 { (say.word("reports-title")) " (" (desk.reports.len()) ")" }
                @if desk.reports.is_empty() { p { (say.word("reports-none")) } }
                @for report in &desk.reports { (one_report(visitor, report)) }
            }
            section.sheet #people {
                h2 { (say.word("people-title")) }
                form.row method="get" action="/owner" {
                    input name="who" value=(desk.who) maxlength="24" aria-label=(say.word("people-find")) placeholder=(say.word("people-find"));
                    button { (say.word("find")) }
                }
                @if desk.people.is_empty() { p { (say.word("people-none")) } }
                @for person in &desk.people { (one_person(visitor, person, desk.now)) }
            }
            section.sheet #tables {
                h2 { (say.word("tables-title")) }
                (tables(visitor, "tables-running", &desk.running))
                (tables(visitor, "tables-waiting", &desk.waiting))
            }
            section.sheet #names {
                h2 { (say.word("names-title")) }
                p { (say.word("names-help")) }
                ul.tokens {
                    @for (looks, name) in &desk.names {
                        li {
                            b { (name) }
                            form method="post" action="/owner/names/release" {
                                input type="hidden" name="looks" value=(looks);
                                button.quiet aria-label={ (say.word("release")) ": " (name) } { (say.word("release")) }
                            }
                        }
                    }
                }
                form.row method="post" action="/owner/names" {
                    input name="name" required maxlength="24" aria-label=(say.word("name")) placeholder=(say.word("name"));
                    button { (say.word("reserve")) }
                }
            }
        }
    };
    frame(visitor, &say.word("owner-title"), &content)
}

fn one_report(visitor: &Visitor<'_>, report: &Report) -> Markup {
    let say = visitor.say();
    let (about, by) = (name_in(visitor.lang, &report.about_name), name_in(visitor.lang, &report.by_name));
    html! {
        article.report {
            p {
                b { (about) } " · " (say.word(reason_word(&report.reason)))
                br;
                small { (say.word("report-by")) " " (by) ", " (day(report.at)) " · " a href={ "/table/" (report.room.as_str()) } { (say.word("report-table")) } }
            }
            @if !report.text.is_empty() { blockquote { (report.text) } }
            @if !report.said.is_empty() {
                p { small { (say.word("report-said")) } }
                ul.said { @for line in &report.said { li { (line) } } }
            }
            div.acts {
                (term(visitor, report.about.0, "mute", false, &about))
                (term(visitor, report.about.0, "ban", false, &about))
                form method="post" action={ "/owner/reports/" (report.id) "/close" } { button.quiet { (say.word("report-close")) } }
            }
        }
    }
}

fn one_person(visitor: &Visitor<'_>, person: &Dossier, now: i64) -> Markup {
    let say = visitor.say();
    let name = name_in(visitor.lang, &person.name);
    let (muted, banned) = (person.standing.muted > now, person.standing.banned > now);
    html! {
        article.report {
            p {
                b { (name) } " · " (say.word(if person.account { "person-account" } else { "person-guest" }))
                @if person.standing.owner { " · " (say.word("person-owner")) }
                br;
                small {
                    (say.word("person-since")) " " (day(person.created))
                    @if let Some(used) = person.used { " · " (say.word("person-seen")) " " (day(used)) }
                }
            }
            @if muted { p { (say.text(&Phrase::new("person-muted").arg("date", engine::words::Arg::Text(day(person.standing.muted))))) } }
            @if banned { p { (say.text(&Phrase::new("person-banned").arg("date", engine::words::Arg::Text(day(person.standing.banned))))) } }
            // Owners are made and unmade by the command line alone.
            @if !person.standing.owner {
                div.acts {
                    (term(visitor, person.id.0, "mute", muted, &name))
                    (term(visitor, person.id.0, "ban", banned, &name))
                }
            }
        }
    }
}

/// For how long somebody may not speak or play; or an end of it.
fn term(visitor: &Visitor<'_>, person: i64, what: &'static str, ends: bool, name: &str) -> Markup {
    let say = visitor.say();
    let word = match (what, ends) {
        ("mute", false) => "mute",
        ("mute", true) => "unmute",
        (_, false) => "ban",
        (_, true) => "unban",
    };
    html! {
        form.term method="post" action={ "/owner/people/" (person) "/" (what) } {
            @if ends {
                input type="hidden" name="days" value="0";
            } @else {
                select name="days" aria-label={ (say.word("for-how-long")) ": " (name) } {
                    @for (days, label) in [("1", "for-day"), ("7", "for-week"), ("30", "for-month"), ("36500", "for-good")] {
                        option value=(days) { (say.word(label)) }
                    }
                }
                @if what == "ban" {
                    label.check { input type="checkbox" name="network" value="on"; span { (say.word("ban-network")) } }
                }
            }
            button { (say.word(word)) }
        }
    }
}

fn tables(visitor: &Visitor<'_>, title: &'static str, tables: &[HouseTable]) -> Markup {
    let say = visitor.say();
    html! {
        h3 { (say.word(title)) " (" (tables.len()) ")" }
        ul.tokens {
            @for table in tables {
                li {
                    span {
                        a href={ "/table/" (table.id) } { (table.game) } br;
                        small { (table.names.join(", ")) " · " (idle(visitor, table.idle)) }
                    }
                    form method="post" action={ "/owner/tables/" (table.id) "/end" } {
                        button.quiet aria-label={ (say.word("end-table")) ": " (table.names.join(", ")) } { (say.word("end-table")) }
                    }
                }
            }
        }
    }
}

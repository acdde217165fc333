//! Every page, in every language, with sample data: complete words, nothing unescaped, nothing that a strict content policy would
//! forbid, and a name for everything that can be touched.

use std::collections::HashSet;
use std::path::Path;

use engine::Lang;
use engine::words::{COMMON, Words};
use server::pages::replay::{eyes_code, eyes_from_code};
use server::pages::{ASK, DESK, HOUSE, LEARN, PEOPLE, Theme, assets};

use crate::samples::{WICKED, pages};

/// The opening tags of a page: name and attributes as written.
fn tags(page: &str) -> Vec<(&str, &str)> {
    let tags = page.split('<').skip(1).filter_map(|rest| rest.split_once('>').map(|(tag, _)| tag));
    let named = |tag| tag_parts(tag).filter(|(name, _)| name.starts_with(|c: char| c.is_ascii_alphabetic()));
    tags.filter_map(named).collect()
}

fn tag_parts(tag: &str) -> Option<(&str, &str)> {
    Some(tag.split_once(' ').unwrap_or((tag, "")))
}

fn attribute<'a>(attributes: &'a str, name: &str) -> Option<&'a str> {
    let (_, rest) = format_find(attributes, name)?;
    rest.split_once('"').map(|(value, _)| value)
}

fn format_find<'a>(attributes: &'a str, name: &str) -> Option<(&'a str, &'a str)> {
    let padded = format!(" {name}=\"");
    let at = if attributes.starts_with(&padded[1..]) { 0 } else { attributes.find(&padded)? + 1 };
    Some((&attributes[..at], &attributes[at + padded.len() - 1..]))
}

/// Runs a check on every page in every language.
fn each(check: impl Fn(&str, Lang, &str)) {
    for lang in Lang::ALL {
        for (name, page) in pages(lang, Theme::Auto) {
            check(name, lang, &page.into_string());
        }
    }
}

/// The page as it stands: stencils, of which the script makes parts, are not yet filled in.
fn without_stencils(page: &str) -> String {
    let mut parts = page.split("<template");
    let before = parts.next().unwrap_or_default().to_string();
    parts.fold(before, |page, part| page + part.split_once("</template>").map_or("", |(_, rest)| rest))
}

#[test]
fn no_page_misses_a_word() {
    each(|name, lang, page| {
        assert!(!page.contains('⟦'), "{name} in {lang:?}: {}", page.split('⟦').nth(1).unwrap_or_default());
        assert!(page.contains(&format!("<html lang=\"{}\"", lang.code())), "{name}");
    });
}

#[test]
fn names_and_chat_are_escaped_everywhere() {
    let escaped = WICKED.replace('<', "&lt;").replace('>', "&gt;");
    let mut seen = 0;
    for (name, page) in pages(Lang::En, Theme::Auto) {
        let page = page.into_string();
        assert!(!page.contains(WICKED), "{name}");
        seen += page.matches(&escaped).count();
    }
    assert!(seen > 30, "the wicked name is on the pages {seen} times");
}

#[test]
fn a_strict_content_policy_holds() {
    each(|name, _, page| {
        for (tag, attributes) in tags(page) {
            let handler = |part: &str| part.split_once("=\"").is_some_and(|(name, _)| name.starts_with("on"));
            let inline = attribute(attributes, "style").is_some() || attributes.split(' ').any(handler);
            assert!(!inline, "{name}: <{tag} {attributes}>");
            assert!(tag != "style", "{name}");
            if tag == "script" {
                assert!(attributes.contains("src=\"/static/"), "{name}: {attributes}");
            }
        }
    });
}

#[test]
fn ids_are_unique_and_references_lead_somewhere() {
    each(|name, _, page| {
        let page = without_stencils(page);
        let tags = tags(&page);
        let mut ids = HashSet::new();
        for (_, attributes) in &tags {
            if let Some(id) = attribute(attributes, "id") {
                assert!(ids.insert(id), "{name}: #{id} twice");
            }
        }
        for (tag, attributes) in &tags {
            for reference in ["for", "aria-labelledby", "aria-describedby", "aria-controls", "data-copy"] {
                if let Some(id) = attribute(attributes, reference) {
                    assert!(ids.contains(id), "{name}: <{tag} {attributes}>");
                }
            }
            if let Some(id) = attribute(attributes, "href").and_then(|href| href.strip_prefix('#')) {
                assert!(ids.contains(id), "{name}: <{tag} {attributes}>");
            }
        }
    });
}

/// What a screen reader would say for the content of an element: its text without what is hidden from it.
fn spoken(content: &str) -> String {
    let mut text = String::new();
    let mut hidden = 0;
    let mut rest = content;
    while let Some((before, after)) = rest.split_once('<') {
        if hidden == 0 {
            text.push_str(before);
        }
        let (tag, behind) = after.split_once('>').unwrap_or((after, ""));
        let closes = tag.starts_with('/');
        let void = ["input", "br", "meta", "link"].iter().any(|void| tag.starts_with(void));
        if hidden > 0 && !void {
            hidden = if closes { hidden - 1 } else { hidden + 1 };
        } else if !closes && tag.contains("aria-hidden=\"true\"") {
            hidden = 1;
        } else if let Some(label) = attribute(tag_parts(tag).map_or("", |(_, attributes)| attributes), "aria-label") {
            text.push_str(label);
        }
        rest = behind;
    }
    if hidden == 0 {
        text.push_str(rest);
    }
    text.trim().to_string()
}

#[test]
fn everything_that_can_be_touched_has_a_name() {
    each(|name, _, page| {
        let page = &without_stencils(page);
        for element in ["button", "a", "summary"] {
            for part in page.split(&format!("<{element} ")).skip(1).chain(page.split(&format!("<{element}>")).skip(1)) {
                let (attributes, rest) =
                    if part.starts_with('<') { ("", part) } else { part.split_once('>').unwrap_or((part, "")) };
                let content = rest.split(&format!("</{element}>")).next().unwrap_or_default();
                let named = attribute(attributes, "aria-label").is_some_and(|label| !label.is_empty());
                assert!(named || !spoken(content).is_empty(), "{name}: <{element} {attributes}> says nothing");
            }
        }
        let labels: HashSet<&str> =
            tags(page).iter().filter(|(tag, _)| *tag == "label").filter_map(|(_, a)| attribute(a, "for")).collect();
        for (tag, attributes) in tags(page) {
            if !matches!(tag, "input" | "select" | "textarea") || attribute(attributes, "type") == Some("hidden") {
                continue;
            }
            let inside = matches!(attribute(attributes, "type"), Some("checkbox" | "radio"));
            let labelled = attribute(attributes, "id").is_some_and(|id| labels.contains(id));
            assert!(
                inside || labelled || attribute(attributes, "aria-label").is_some(),
                "{name}: <{tag} {attributes}>"
            );
        }
    });
}

#[test]
fn the_house_speaks_three_languages_and_wastes_no_word() {
    let words = Words::new(&[COMMON, shelf::WORDS, HOUSE, DESK, PEOPLE, ASK, LEARN]).unwrap();
    let source = sources(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/src")));
    let lines = [HOUSE, PEOPLE, ASK, LEARN].into_iter().flat_map(|words| words[0].lines());
    for key in lines.filter_map(|line| line.split_once(" =")).map(|(key, _)| key) {
        if key.starts_with(['#', ' ', '.', '[', '*']) {
            continue;
        }
        assert!(words.has(key), "{key} is not said in every language");
        assert!(source.contains(&format!("\"{key}\"")), "{key} is never said");
    }
    for lang in [1, 2] {
        let count = |text: &str| text.lines().filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase())).count();
        assert_eq!(count(HOUSE[0]), count(HOUSE[lang]), "a word too many");
        assert_eq!(count(PEOPLE[0]), count(PEOPLE[lang]), "a word too many");
        assert_eq!(count(ASK[0]), count(ASK[lang]), "a word too many");
        assert_eq!(count(LEARN[0]), count(LEARN[lang]), "a word too many");
    }
}

/// All source files of a folder as one text.
fn sources(folder: &Path) -> String {
    let entries = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    entries.map(|path| if path.is_dir() { sources(&path) } else { std::fs::read_to_string(path).unwrap() }).collect()
}

#[test]
fn static_files_are_found_and_cached_only_in_their_version() {
    for asset in assets::ASSETS {
        assert!(!asset.bytes.is_empty(), "{}", asset.name);
        let href = assets::href(asset.name);
        let (found, for_ever) = assets::find(href.strip_prefix("/static/").unwrap()).unwrap();
        assert!(for_ever && found.name == asset.name);
        assert!(!assets::find(&format!("0000/{}", asset.name)).unwrap().1);
    }
    assert!(assets::find("../Cargo.toml").is_none());
    // Modules import each other by name, so that they stay in one version.
    for asset in assets::ASSETS.iter().filter(|asset| asset.name.ends_with(".js")) {
        let text = std::str::from_utf8(asset.bytes).unwrap();
        for import in text.lines().filter(|line| line.starts_with("import ")) {
            let file = import.rsplit("\"./").next().unwrap().trim_end_matches("\";");
            assert!(assets::find(file).is_some(), "{}: {import}", asset.name);
        }
    }
}

#[test]
fn eyes_survive_an_address() {
    for eyes in [engine::Eyes::Open, engine::Eyes::Crowd, engine::Eyes::Of(engine::Seat(3))] {
        assert_eq!(eyes_from_code(&eyes_code(eyes), 4), Some(eyes));
    }
    assert_eq!(eyes_from_code("4", 4), None);
    assert_eq!(eyes_from_code("all", 4), None);
}

#[test]
fn the_result_says_first_how_i_did() {
    use server::pages::result::{Outcome, Placed, result};
    let placed = |seat: u8, name: &str, place, score: &str, mine| Placed {
        seat: engine::Seat(seat),
        name: name.into(),
        sign: None,
        place,
        score: score.into(),
        won: place == 1,
        mine,
    };
    let outcome = |places: Vec<Placed>, by_points| Outcome {
        chart: None,
        id: "q7w3".into(),
        places,
        breakdown: Vec::new(),
        by_points,
        ties: None,
        ended: false,
        resigned: Vec::new(),
        duel: None,
        may_rematch: true,
        rematch: None,
    };
    let title = |lang, outcome: &Outcome| {
        let page = result(lang, Some(outcome)).into_string();
        page.split("id=\"result-title\">").nth(1).unwrap().split("</h2>").next().unwrap().to_string()
    };
    let lost = outcome(vec![placed(0, "Anna", 1, "72", false), placed(1, "Borys", 2, "66", true)], true);
    assert_eq!(title(Lang::En, &lost), "You came second, 66 to 72");
    assert_eq!(title(Lang::Ru, &lost), "Вы на втором месте, 66 : 72");
    assert_eq!(title(Lang::Uk, &lost), "Ви на другому місці, 66 : 72");
    assert!(result(Lang::En, Some(&lost)).into_string().contains("Anna wins"), "and then who won");
    let won = outcome(vec![placed(0, "Anna", 1, "72", true), placed(1, "Borys", 2, "66", false)], true);
    assert_eq!(title(Lang::En, &won), "You win, 72 to 66!");
    let otherwise = outcome(vec![placed(0, "Anna", 1, "12", false), placed(1, "Borys", 2, "25", true)], false);
    assert_eq!(title(Lang::En, &otherwise), "You came second");
    let watched = outcome(vec![placed(0, "Anna", 1, "72", false), placed(1, "Borys", 2, "66", false)], true);
    assert_eq!(title(Lang::En, &watched), "Anna wins");
    let tied = Outcome { ties: Some("More berries decide.".into()), ..lost };
    assert!(result(Lang::En, Some(&tied)).into_string().contains("More berries decide."));
}

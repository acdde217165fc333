//! A game's rules in full: its numbered chapters, with rulings and reconstructed components. Every section has an address, so that
//! a choice can say which one it comes from.

use engine::Phrase;
use engine::words::Arg;
use maud::{Markup, PreEscaped, html};
use pulldown_cmark::{CowStr, Event, HeadingLevel, Options, Parser, Tag, TagEnd};

use super::Visitor;
use super::boxes::GameBox;
use super::frame::frame;

/// A section of the rules.
struct Section {
    level: HeadingLevel,
    /// Its number, as `5.2`; chapters have one too, what lies before them has none.
    number: Option<String>,
    title: String,
}

impl Section {
    fn new(level: HeadingLevel, title: String) -> Section {
        let number = title.split_whitespace().next().map(|word| word.trim_end_matches('.'));
        let number = number.filter(|word| word.starts_with(|letter: char| letter.is_ascii_digit()));
        Section { level, number: number.map(str::to_string), title }
    }

    fn id(&self) -> Option<String> {
        self.number.as_ref().map(|number| format!("rule-{number}"))
    }
}

/// The page at `/rules/<game>/full`. `rules` are written in Markdown and in English.
pub fn full_rules(visitor: &Visitor<'_>, game: &GameBox, rules: &str) -> Markup {
    let say = visitor.say();
    let sections = sections(rules);
    let chapters = sections.iter().filter(|section| section.level == HeadingLevel::H2);
    let title = say.text(&Phrase::new("rules-of").arg("game", Arg::Text(game.name.clone())));
    let content = html! {
        div.rules-page.in-full {
            p { a.button.quiet href={ "/rules/" (game.id) } { (say.word("rules-short")) } }
            nav.sheet.contents aria-label=(say.word("rules-contents")) lang="en" {
                ol {
                    @for chapter in chapters {
                        @if let Some(id) = chapter.id() { li { a href={ "#" (id) } { (chapter.title) } } }
                    }
                }
            }
            article.sheet.prose lang="en" { (text(rules, &sections)) }
        }
    };
    frame(visitor, &title, &content)
}

fn sections(rules: &str) -> Vec<Section> {
    let mut sections = Vec::new();
    let mut heading: Option<(HeadingLevel, String)> = None;
    for event in Parser::new(rules) {
        match (event, &mut heading) {
            (Event::Start(Tag::Heading { level, .. }), _) => heading = Some((level, String::new())),
            (Event::Text(text) | Event::Code(text), Some((_, title))) => title.push_str(&text),
            (Event::End(TagEnd::Heading(_)), open) => {
                sections.extend(open.take().map(|(level, title)| Section::new(level, title)));
            }
            _ => {}
        }
    }
    sections
}

/// The text, with the number of each section as its id.
fn text(rules: &str, sections: &[Section]) -> Markup {
    let mut sections = sections.iter();
    let events = Parser::new_ext(rules, Options::ENABLE_TABLES).map(|event| match event {
        Event::Start(Tag::Heading { level, classes, attrs, .. }) => {
            let id = sections.next().and_then(Section::id).map(CowStr::from);
            Event::Start(Tag::Heading { level, id, classes, attrs })
        }
        // The rules are ours, but what is not written in Markdown is shown as it stands.
        Event::Html(raw) | Event::InlineHtml(raw) => Event::Text(raw),
        other => other,
    });
    let mut out = String::new();
    pulldown_cmark::html::push_html(&mut out, events);
    // Wide tables and maps scroll by themselves on a phone.
    PreEscaped(
        out.replace("<th></th>", "<td></td>")
            .replace("<pre>", "<pre tabindex=\"0\">")
            .replace("<table>", "<div class=\"scroll\" tabindex=\"0\"><table>")
            .replace("</table>", "</table></div>"),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_section_has_an_address() {
        let rules = "# Game\n\n## 2. Things\n\nA <b>thing</b>.\n\n### 2.1 Cards\n\n| a | b |\n| - | - |\n| 1 | 2 |\n";
        let html = text(rules, &sections(rules)).into_string();
        assert!(html.contains("<h2 id=\"rule-2\">2. Things</h2>"), "{html}");
        assert!(html.contains("<h3 id=\"rule-2.1\">2.1 Cards</h3>"), "{html}");
        assert!(
            html.contains("&lt;b&gt;thing") && html.contains("<div class=\"scroll\" tabindex=\"0\"><table>"),
            "{html}"
        );
        assert!(html.contains("<h1>Game</h1>"), "{html}");
    }
}

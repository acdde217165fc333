//! Learning a game: every course from its first page to its last, over HTTP. Nothing is kept but what was learned.

use engine::lesson::{Lesson, Place};
use load::Guest;
use serde_json::Value;
use url::form_urlencoded::{Serializer, parse};

use crate::common::{json, open};

/// The first value of an attribute.
fn attribute(markup: &str, name: &str) -> Option<String> {
    let rest = markup.split_once(&format!("{name}=\""))?.1;
    Some(rest.split_once('"')?.0.replace("&amp;", "&"))
}

/// Where the narrator says that I am.
fn place(narrator: &str) -> Place {
    let at = attribute(narrator, "data-at").unwrap();
    let mut place = Place::default();
    for (name, value) in parse(at.as_bytes()) {
        match &*name {
            "step" => place.step = value.parse().unwrap(),
            _ => place.made = value.split(' ').map(str::to_string).collect(),
        }
    }
    place
}

fn query(place: &Place, more: &[(&str, &str)]) -> String {
    let mut query = Serializer::new(String::new());
    query.append_pair("step", &place.step.to_string()).append_pair("made", &place.made.join(" "));
    query.extend_pairs(more).finish()
}

/// A step of a lesson: what the narrator says afterwards, and all messages.
async fn go(guest: &Guest, lesson: &str, from: &Place, more: &[(&str, &str)]) -> (String, Value) {
    let from = query(from, &[]);
    let at: Vec<(String, String)> = parse(from.as_bytes()).into_owned().collect();
    let mut asked: Vec<(&str, &str)> = at.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    asked.retain(|(name, _)| !more.iter().any(|(other, _)| other == name));
    asked.extend([("from", from.as_str())].iter().chain(more));
    let messages =
        json(guest, &format!("{lesson}/go?{}", Serializer::new(String::new()).extend_pairs(asked).finish())).await;
    let last = messages.as_array().unwrap().last().unwrap().clone();
    (last["panels"]["narrator"].as_str().unwrap_or_default().to_string(), messages)
}

/// Takes a lesson from its page to its last step, by the first way that is open.
async fn take(guest: &Guest, game: &str, lesson: &Lesson) {
    let address = format!("/learn/{game}/{}", lesson.id);
    let page = guest.get(&address).await.unwrap();
    assert_eq!(page.status, 200, "{address}");
    let mut narrator = page.body.split("id=\"narrator\"").nth(1).unwrap().to_string();
    loop {
        let at = place(&narrator);
        let whole = guest.get(&format!("{address}?{}", query(&at, &[]))).await.unwrap();
        assert_eq!(whole.status, 200, "every place has an address");
        assert!(!narrator.contains('⟦') && !narrator.contains("{ $"), "{address}: {narrator}");
        let ways = lesson.ways(&at);
        if let Some(next) = lesson.next(&at) {
            assert!(narrator.contains("lesson-next"), "{address}: {narrator}");
            let step = next.step.to_string();
            narrator = go(guest, &address, &at, &[("step", &step)]).await.0;
        } else if let Some(first) = ways.first().and_then(|way| way.first()) {
            let name = if first == "*" { any(&whole.body) } else { first.clone() };
            narrator = go(guest, &address, &at, &[("play", &name)]).await.0;
        } else {
            assert!(narrator.contains("lesson-done"), "{address}: {narrator}");
            return;
        }
        assert_ne!(place(&narrator), at, "{address}: it goes on from {at:?}");
    }
}

/// The name of the first choice on a page.
fn any(page: &str) -> String {
    let choices = page.split("id=\"choices\"").nth(1).unwrap();
    let play = attribute(choices, "data-play").unwrap().replace("&quot;", "\"");
    let actions: Vec<String> = serde_json::from_str(&play).unwrap();
    serde_json::from_str(&actions[0]).unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn every_course_is_taken_to_its_end_and_remembered() {
    let inn = open(|_| {}).await;
    let mut guest = inn.guest();
    for title in shelf::games() {
        let course = format!("/learn/{}", title.id());
        assert!(!title.lessons().is_empty(), "{} teaches nothing", title.id());
        for (number, lesson) in title.lessons().iter().enumerate() {
            let list = guest.get(&course).await.unwrap().body;
            assert_eq!(list.matches("lesson-card").count(), title.lessons().len());
            assert_eq!(list.matches("lesson-card done").count(), number, "{course}");
            take(&guest, title.id(), lesson).await;
            let done = guest.post(&format!("{course}/{}/done", lesson.id), &[]).await.unwrap();
            assert_eq!((done.status, done.headers["location"].as_str()), (303, course.as_str()));
        }
    }
    // What was learned is told to whoever asks what is known about them, and is forgotten with them.
    let known = json(&guest, "/account/export.json").await;
    assert_eq!(
        known["learned"].as_array().unwrap().len(),
        shelf::games().map(|title| title.lessons().len()).sum::<usize>()
    );
    assert_eq!(guest.post("/account/delete", &[("sure", "on")]).await.unwrap().status, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_choice_that_was_not_meant_is_answered_kindly_and_not_made() {
    let inn = open(|_| {}).await;
    let guest = inn.guest();
    let mut answered = 0;
    for title in shelf::games() {
        for lesson in title.lessons() {
            let address = format!("/learn/{}/{}", title.id(), lesson.id);
            let mut at = Place::default();
            while let Some(next) = lesson.next(&at) {
                at = next;
            }
            let page = guest.get(&format!("{address}?{}", query(&at, &[]))).await.unwrap().body;
            let choices = page.split("id=\"choices\"").nth(1).unwrap().split("id=\"more-choices\"").next().unwrap();
            let wrong =
                choices.split("data-play=\"").skip(1).map(|rest| rest.split('"').next().unwrap()).find_map(|play| {
                    let actions: Vec<String> = serde_json::from_str(&play.replace("&quot;", "\"")).ok()?;
                    let name: String = serde_json::from_str(actions.first()?).ok()?;
                    (actions.len() == 1 && lesson.choose(&at, 0, std::slice::from_ref(&name)).is_err()).then_some(name)
                });
            let Some(wrong) = wrong else { continue };
            let (narrator, messages) = go(&guest, &address, &at, &[("play", &wrong)]).await;
            assert_eq!(place(&narrator), at, "{address}: {wrong} is not made");
            assert!(narrator.contains("class=\"no\""), "{address}: {narrator}");
            assert_eq!(messages[0]["panels"].as_object().unwrap().len(), 1, "nothing else has changed");
            answered += 1;
        }
    }
    assert!(answered > 10, "only {answered} lessons begin with a choice");
}

#[tokio::test(flavor = "multi_thread")]
async fn nonsense_is_refused_with_a_page() {
    let inn = open(|_| {}).await;
    let guest = inn.guest();
    for path in [
        "/learn/chess",
        "/learn/animal_kingdoms/flying",
        "/learn/animal_kingdoms/claim?step=99",
        "/learn/animal_kingdoms/claim?step=0&made=nonsense",
        "/learn/animal_kingdoms/claim/go?step=77",
        "/learn/animal_kingdoms/claim/go?step=1&made=x&play=y",
    ] {
        let status = guest.get(path).await.unwrap().status;
        assert!(status == 404, "{path}: {status}");
    }
    let status = guest.get("/learn/animal_kingdoms/claim?step=minus").await.unwrap().status;
    assert_eq!(status, 400);
}

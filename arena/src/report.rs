//! A tournament as a page with plots: one self-contained HTML file.

use maud::{DOCTYPE, Markup, PreEscaped, html};

use crate::interval::Interval;
use crate::{Results, Spread};

const STYLE: &str = "
:root{color-scheme:light dark;--paper:#f7f2e8;--card:#fffdf7;--ink:#2d2a26;--line:#d8cdb6;--moss:#4d6b50;--clay:#b9532f}
@media(prefers-color-scheme:dark){:root{--paper:#20262c;--card:#2a3138;--ink:#ece5d8;--line:#434c55;--moss:#8fb08f;--clay:#e08a63}}
body{margin:2rem auto;max-width:60rem;padding:0 1rem;font:16px/1.5 system-ui,sans-serif;background:var(--paper);color:var(--ink)}
table{border-collapse:collapse;width:100%;margin:1rem 0}th,td{padding:.4rem .7rem;text-align:right;border-bottom:1px solid var(--line);font-variant-numeric:tabular-nums}
th:first-child,td:first-child{text-align:left}svg{width:100%;height:auto;background:var(--card);border:1px solid var(--line);border-radius:12px;margin:.5rem 0 1.5rem}
text{fill:var(--ink);font:14px system-ui,sans-serif}.bar{fill:var(--moss)}.mark{stroke:var(--clay);stroke-width:2}.axis{stroke:var(--line)}";

/// The page.
pub fn html(results: &Results, name: &str) -> String {
    let chance = 1.0 / results.players.max(1) as f64;
    let rates: Vec<_> = results
        .seats
        .iter()
        .map(|seat| (seat.bot.to_string(), Interval { value: seat.win_rate, low: seat.low, high: seat.high }))
        .collect();
    let chairs: Vec<_> = results
        .chairs
        .iter()
        .enumerate()
        .map(|(chair, result)| (format!("Chair {}", chair + 1), result.win_rate))
        .collect();
    let met: Vec<_> =
        results.meetings.iter().map(|met| (format!("{} before {}", met.bot, met.other), met.ahead)).collect();
    let page = html! {
        (DOCTYPE)
        html lang="en" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width";
                title { (name) ": arena" }
                style { (PreEscaped(STYLE)) }
            }
            body {
                h1 { (name) ": " (results.games) " games of " (results.players) " players" }
                p { "Options " code { (results.options) } ", seed " (results.seed) ". Intervals hold with 95 % confidence. "
                    "Every deal is played from every chair; a shared victory counts in parts (" (results.shared) " games)." }
                (table(results))
                h2 { "Games won" }
                (rate_plot(&rates, chance))
                h2 { "Games won by chair" }
                (rate_plot(&chairs, chance))
                @if !met.is_empty() {
                    h2 { "Who finished before whom" }
                    (rate_plot(&met, 0.5))
                }
                h2 { "Scores" }
                @for seat in &results.seats {
                    h3 { (seat.bot) }
                    (histogram(&seat.scores))
                }
                h2 { "Length of a game" }
                p { "Real choices (two or more): " (spread(&results.decisions)) ". All questions: " (spread(&results.plies)) "." }
                (histogram(&results.decisions.values))
            }
        }
    };
    page.into_string()
}

fn table(results: &Results) -> Markup {
    html! {
        table {
            thead { tr { th { "Bot" } th { "Games" } th { "Wins" } th { "Win rate" } th { "95 % interval" } th { "Mean score" } th { "95 % interval" } } }
            tbody {
                @for seat in &results.seats {
                    tr {
                        td { (seat.bot) } td { (seat.games) } td { (format!("{:.1}", seat.wins)) }
                        td { (percent(seat.win_rate)) } td { (percent(seat.low)) " – " (percent(seat.high)) }
                        td { (format!("{:.1}", seat.mean_score)) }
                        td { (format!("{:.1} – {:.1}", seat.score.low, seat.score.high)) }
                    }
                }
            }
        }
    }
}

fn percent(share: f64) -> String {
    format!("{:.1} %", share * 100.0)
}

fn spread(spread: &Spread) -> String {
    format!("mean {:.0}, median {:.0}, from {:.0} to {:.0}", spread.mean, spread.median, spread.least, spread.most)
}

/// Horizontal bars with their intervals, and a line where chance alone would be.
fn rate_plot(rates: &[(String, Interval)], chance: f64) -> Markup {
    let x = |share: f64| 130.0 + share * 620.0;
    let height = 30 * rates.len() + 40;
    html! {
        svg viewBox={ "0 0 800 " (height) } role="img" {
            @for tick in 0..=4 {
                @let at = f64::from(tick) / 4.0;
                line class="axis" x1=(x(at)) x2=(x(at)) y1="10" y2=(height - 24) {}
                text x=(x(at)) y=(height - 6) text-anchor="middle" { (tick * 25) " %" }
            }
            @for (row, (name, rate)) in rates.iter().enumerate() {
                @let y = 16 + 30 * row;
                text x="120" y=(y + 14) text-anchor="end" { (name) }
                rect class="bar" x=(x(0.0)) y=(y) width=(x(rate.value) - x(0.0)) height="18" rx="4" {}
                line class="mark" x1=(x(rate.low)) x2=(x(rate.high)) y1=(y + 9) y2=(y + 9) {}
                line class="mark" x1=(x(rate.low)) x2=(x(rate.low)) y1=(y + 4) y2=(y + 14) {}
                line class="mark" x1=(x(rate.high)) x2=(x(rate.high)) y1=(y + 4) y2=(y + 14) {}
            }
            line class="mark" x1=(x(chance)) x2=(x(chance)) y1="10" y2=(height - 24) stroke-dasharray="4 4" {}
        }
    }
}

/// How often each range of values came up.
fn histogram(values: &[f64]) -> Markup {
    const BINS: usize = 40;
    let least = values.iter().copied().fold(f64::INFINITY, f64::min);
    let most = values.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    if !least.is_finite() {
        return html! {};
    }
    let width = ((most - least) / BINS as f64).max(1.0);
    let mut counts = [0u32; BINS + 1];
    for value in values {
        counts[(((value - least) / width) as usize).min(BINS)] += 1;
    }
    let tallest = counts.iter().copied().max().unwrap_or(1).max(1);
    html! {
        svg viewBox="0 0 800 190" role="img" {
            @for (bin, &count) in counts.iter().enumerate() {
                @let height = 140.0 * f64::from(count) / f64::from(tallest);
                rect class="bar" x=(20.0 + 18.5 * bin as f64) y=(155.0 - height) width="16" height=(height) {}
                @if bin % 5 == 0 {
                    text x=(28.0 + 18.5 * bin as f64) y="178" text-anchor="middle" { (format!("{:.0}", least + width * bin as f64)) }
                }
            }
            line class="axis" x1="20" x2="780" y1="155" y2="155" {}
        }
    }
}

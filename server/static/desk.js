// What all parts of the table share: where things lie on the page, and a notice that comes and goes.

export const table = document.getElementById("table");
export const byId = (id) => document.getElementById(id);

/** Every choice that the rules offer now, those of gestures too; and those that are listed. */
export const choices = () => [...document.querySelectorAll("#choices button[data-play]")];
export const listed = () => choices().filter((button) => !button.hidden);

/** What a button says, without its number and its section of the rules. */
export const said = (button) => (button.querySelector("span") ?? button).cloneNode(true).childNodes;

let timer = 0;

/** A sentence at the foot of the table, for a while. */
export function toast(text) {
  const place = byId("toast");
  place.textContent = text;
  place.hidden = false;
  clearTimeout(timer);
  timer = setTimeout(() => { place.hidden = true; }, 5000);
}

/** Brings a part of the table forward: on a phone one of them at a time, on a low screen the log or the chat. */
export function show(tab) {
  table.dataset.tab = tab;
  for (const button of document.querySelectorAll("[data-show]")) button.setAttribute("aria-pressed", String(button.dataset.show === tab));
  for (const button of document.querySelectorAll(`[data-show=${tab}]`)) button.removeAttribute("data-news");
  const list = byId(tab);
  if (list?.matches(".lines")) list.scrollTop = list.scrollHeight;
}

/** Something has come that lies behind a tab. */
export function news(tab) {
  if (byId(tab)?.checkVisibility()) return;
  for (const button of document.querySelectorAll(`[data-show=${tab}]`)) button.setAttribute("data-news", "");
}

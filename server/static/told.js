// The log: told turn by turn, with news marked until I act, things that light up on the board, and turns that are watched again.

import { byId, choices, news, show, table } from "./desk.js";
import { morphChildren, parse, remember, travel } from "./morph.js";

/** After an undo: only the first steps of the log stay. */
export function keep(count) {
  const all = [...document.querySelectorAll("#log .turn li")];
  for (const line of all.slice(count)) line.remove();
  for (const turn of document.querySelectorAll("#log .turn")) if (!turn.querySelector("li")) turn.remove();
}

/** The turn with this number. A new one is unfolded, and the one before it folded unless the reader has opened it. */
function turn(number) {
  const old = byId(`turn-${number}`);
  if (old) return old;
  for (const fold of document.querySelectorAll("#log .turn > details:not([data-held])")) fold.open = false;
  const { content } = /** @type {HTMLTemplateElement} */ (byId("next-turn"));
  const item = document.importNode(content, true).firstElementChild;
  item.id = `turn-${number}`;
  byId("log").append(item);
  return item;
}

/** New steps of the log, each in its turn, and the sums of those turns. Returns the steps. */
export function tellOn(steps, sums) {
  const log = byId("log");
  if (!log) return [];
  const low = isLow(log);
  const lines = (steps ?? []).map((step) => parse(step).firstElementChild);
  for (const line of lines) turn(line.dataset.turn).querySelector("ol").append(line);
  for (const [number, sum] of Object.entries(sums ?? {})) {
    const summary = byId(`turn-${number}`)?.querySelector("summary");
    if (summary) morphChildren(summary, parse(sum));
  }
  if (low) log.scrollTop = log.scrollHeight;
  if (lines.length) news("log");
  return lines;
}

const isLow = (list) => list.scrollHeight - list.scrollTop - list.clientHeight < 60;

/** What happened since my last move is marked until I act. */
export function since(markup) {
  noNews();
  const line = parse(markup).firstElementChild;
  const first = Number(line.dataset.turn);
  for (const item of document.querySelectorAll("#log .turn")) item.classList.toggle("news", Number(item.id.slice(5)) >= first);
  byId(`turn-${first}`)?.before(line);
}

export function noNews() {
  document.querySelector("#log .since")?.remove();
  for (const item of document.querySelectorAll("#log .news")) item.classList.remove("news");
}

/** What is said at the table. */
export function chat(list) {
  const place = byId("chat");
  if (!place || !list?.length) return;
  const low = isLow(place);
  for (const line of list) place.append(parse(line));
  if (low) place.scrollTop = place.scrollHeight;
  news("chat");
}

// ---- A turn, watched again

/** The board as it is now, while an earlier one is shown. */
const present = new Map([...document.querySelectorAll(".stage .panel")].map((panel) => [panel.id, panel.innerHTML]));
let watched = null;
export const isWatched = (item) => (item ? item === watched : watched !== null);

/** A panel as it is now. Returns whether it is to be shown: an earlier board stays until it has been watched. */
export function isNow(id, markup) {
  if (!present.has(id)) return true;
  present.set(id, markup);
  return !watched;
}

function showBoard(panels) {
  const before = remember();
  for (const [id, markup] of panels) morphChildren(byId(id), parse(markup));
  travel(before);
}

export async function watchAgain(item) {
  stopWatching();
  const answer = await fetch(`/table/${table.dataset.table}/turn/${item.id.slice(5)}`).catch(() => null);
  if (!answer?.ok) return;
  const steps = await answer.json();
  watched = item;
  item.classList.add("watched");
  item.querySelector("details").setAttribute("data-held", "");
  const lines = [...item.querySelectorAll("li")];
  let shown = 0;
  for (const { told, panels } of steps) {
    if (watched !== item) return;
    showBoard(Object.entries(panels));
    lines.forEach((line, at) => line.classList.toggle("now", at >= shown && at < told));
    lines[told - 1]?.scrollIntoView({ block: "nearest" });
    shown = told;
    await new Promise((done) => setTimeout(done, STEP));
  }
  if (watched === item) stopWatching();
}

/** How long a step is shown. */
const STEP = 900;

export function stopWatching() {
  if (!watched) return;
  watched.classList.remove("watched");
  for (const line of watched.querySelectorAll(".now")) line.classList.remove("now");
  watched = null;
  showBoard(present);
}

// ---- What is meant lights up

const lightUp = (spot) => document.querySelector(`.panel [data-spot="${CSS.escape(spot)}"]`)?.classList.add("lit");

/** Where a choice leads, or the choice that a thing on the board stands for. */
function leads(element) {
  if (!element) return [];
  const choice = element.closest("#choices") ? element : choices().find((button) => button.dataset.spot === element.dataset.spot);
  return choice?.dataset.leads?.split(" ") ?? [];
}

/** The things that are meant: one that is named, those of a step of the log, or those of a whole turn. */
function thingsOf(target) {
  const thing = target.closest?.("[data-thing]");
  if (thing) return [thing];
  const step = target.closest?.("#log summary")?.closest(".turn") ?? target.closest?.("#log .turn li");
  return step?.querySelectorAll("[data-thing]") ?? [];
}

/** The choices that are about a thing on the table: those that a touch on it stands for, and those that name it. */
function choicesAbout(target) {
  for (let thing = target.closest?.(".panel [id]"); thing; thing = thing.parentElement?.closest(".panel [id]")) {
    const { id, dataset: { spot } } = thing;
    const about = choices().filter((button) => (spot && button.dataset.spot === spot)
      || [...button.querySelectorAll("[data-thing]")].some((named) => named.dataset.thing === id));
    if (about.length > 0) return about;
  }
  return [];
}

/** What a line of the log speaks of lights up on the table, and so do all things that a choice names, its piece, its way and its goal,
 * or that a fold of choices is about. A piece lights up its choices, or the fold that holds them. */
function light(event) {
  for (const lit of document.querySelectorAll(".lit")) lit.classList.remove("lit");
  if (event.type === "pointerout" || event.type === "focusout") return;
  const fold = event.target.closest?.("#choices summary")?.parentElement;
  for (const one of fold?.querySelectorAll("button[data-spot]") ?? []) lightUp(one.dataset.spot);
  const choice = event.target.closest?.("#choices button");
  const things = choice ? choice.querySelectorAll("[data-thing]") : thingsOf(event.target);
  for (const thing of things) byId(thing.dataset.thing)?.classList.add("lit");
  for (const button of choicesAbout(event.target)) (button.closest("details:not([open])")?.querySelector("summary") ?? button).classList.add("lit");
  if (choice?.dataset.spot) lightUp(choice.dataset.spot);
  for (const lead of leads(choice ?? event.target.closest?.(".panel [data-spot]"))) lightUp(lead);
}
for (const kind of ["pointerover", "pointerout", "focusin", "focusout"]) document.addEventListener(kind, light);

/** A tap on a step of the log: on a phone the board comes forward, and what the step speaks of lights up for a while. */
export function pointOut(step) {
  if (!document.querySelector(".stage").checkVisibility()) show("board");
  const things = [...thingsOf(step)].map((thing) => byId(thing.dataset.thing)).filter(Boolean);
  for (const thing of things) thing.classList.add("lit");
  things[0]?.scrollIntoView({ block: "nearest", inline: "nearest" });
  setTimeout(() => { for (const thing of things) thing.classList.remove("lit"); }, 2500);
}

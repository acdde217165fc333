// Great moments: what the log marks as one stands over the board for a breath, and a scene that ends, as the count of an age, is summed
// up on a sheet until it is put away. The game goes on below; whoever chooses something has seen enough.

import { byId } from "./desk.js";

const CALM = matchMedia("(prefers-reduced-motion: reduce)");

/** How long a moment stays, and how long where many wait. */
const BREATH = 1500;
const SHORT = 600;

const waiting = [];
let timer = 0;
/** What has been shown since the last sheet. */
let told = [];

/** New steps of the log, of which some may be worth a moment. */
export function stage(lines) {
  const great = lines.filter((line) => line.dataset.moment);
  // The result counts by itself.
  if (!great.length || document.hidden || document.querySelector("#result .result")) return;
  waiting.push(...great);
  if (!timer) next();
}

/** Enough of it. */
export function curtainFall() {
  clearTimeout(timer);
  timer = 0;
  waiting.length = 0;
  told = [];
  dim();
  putAway();
}

/** The sheet is put away. */
export function putAway() {
  const sheet = byId("scene");
  if (sheet) sheet.hidden = true;
}
export const isStaged = () => Boolean(byId("scene")) && !byId("scene").hidden;

function next() {
  timer = 0;
  dim();
  const line = waiting.shift();
  if (!line) return;
  if (line.dataset.moment === "sheet") { sumUp(line.dataset.title); return next(); }
  told.push(line);
  if (CALM.matches) return next();
  const beat = byId("beat");
  beat.replaceChildren(...copyOf(line));
  beat.hidden = false;
  // Begins its coming anew.
  beat.getAnimations().forEach((one) => { one.cancel(); one.play(); });
  for (const thing of line.querySelectorAll("[data-thing]")) byId(thing.dataset.thing)?.classList.add("staged");
  timer = setTimeout(next, waiting.length > 3 ? SHORT : BREATH);
}

const copyOf = (line) => line.cloneNode(true).childNodes;

function dim() {
  const beat = byId("beat");
  if (beat) beat.hidden = true;
  for (const thing of document.querySelectorAll(".staged")) thing.classList.remove("staged");
}

function sumUp(title) {
  const sheet = byId("scene");
  sheet.querySelector("h2").textContent = title;
  sheet.querySelector("ol").replaceChildren(...told.map((line) => {
    const item = document.createElement("li");
    item.append(...copyOf(line));
    return item;
  }));
  told = [];
  sheet.hidden = false;
}

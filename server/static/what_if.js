// What if? A line is tried on a shadow of the table. This module keeps the line; the house plays it again from the imagined position.

import { byId, show as bring, table } from "./desk.js";
import { morphChildren, parse, remember, travel } from "./morph.js";
import { closeMenu, digit, isMenu, menuKey, outsideMenu, touch, typedOut, whenMeant } from "./pointing.js";
import "./tips.js";
import { zoomable } from "./zoom.js";

/** What was chosen so far, and how long the line was before each of my clicks. */
let line = [];
let steps = [];
let busy = false;

/** @type {(id: string) => any} */
const tool = byId;

const bots = () => !tool("answer-myself").checked;

/** Asks how the shadow stands after a line. */
async function show(next) {
  if (busy) return false;
  busy = true;
  document.body.classList.add("busy");
  try {
    const answer = await fetch(`/table/${table.dataset.table}/what-if`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ ply: Number(table.dataset.ply), seed: Number(table.dataset.seed), line: next, bots: bots() }),
    });
    // The table has moved on, or nobody is asked any more.
    if (!answer.ok) { location.href = tool("back-to-table").href; return false; }
    const { panels, line: played } = await answer.json();
    line = played;
    const before = remember();
    for (const [id, markup] of Object.entries(panels)) if (byId(id)) morphChildren(byId(id), parse(markup));
    travel(before);
    byId("announce").textContent = byId("prompt").querySelector(".sentence").textContent;
    return true;
  } finally {
    busy = false;
    document.body.classList.remove("busy");
    tool("step-back").disabled = tool("start-again").disabled = steps.length === 0 && line.length === 0;
  }
}

async function choose(button) {
  closeMenu();
  const back = Number(button.dataset.back ?? 0);
  const kept = line.length;
  if (await show([...line.slice(0, kept - back), ...JSON.parse(button.dataset.play)])) steps.push(kept);
  tool("step-back").disabled = tool("start-again").disabled = false;
}

whenMeant(choose);

async function stepBack(count) {
  const at = steps[steps.length - count] ?? 0;
  const earlier = line.slice(0, at);
  steps = steps.slice(0, steps.length - count);
  await show(earlier);
}

document.addEventListener("click", (event) => {
  const target = event.target;
  if (!(target instanceof Element)) return;
  if (outsideMenu(target)) closeMenu();
  const tab = /** @type {HTMLElement | null} */ (target.closest("[data-show]"));
  if (tab) { bring(tab.dataset.show); return; }
  const button = target.closest("button[data-play]");
  if (button) { choose(button); return; }
  for (let spot = target.closest("[data-spot]"); spot; spot = spot.parentElement?.closest("[data-spot]")) {
    if (touch(spot.dataset.spot, spot)) return;
  }
});
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape") return closeMenu(true);
  if (isMenu()) return menuKey(event);
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches?.("input, select")) return;
  if (event.key === "Enter" && typedOut()) return event.preventDefault();
  if ((event.key === "Enter" || event.key === " ") && event.target.dataset?.spot && !event.target.matches("button")) {
    event.preventDefault();
    touch(event.target.dataset.spot, event.target);
  } else if (/^\d$/.test(event.key)) digit(event.key);
  else if (event.key === "u") byId("step-back").click();
});
byId("step-back").addEventListener("click", () => stepBack(1));
byId("start-again").addEventListener("click", () => stepBack(steps.length));
byId("answer-myself").addEventListener("change", () => { if (bots()) show(line); });
zoomable(document.querySelector("[data-zoom]"));

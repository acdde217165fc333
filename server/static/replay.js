// The replay: every moment is an address of its own; this module fetches it and morphs, so that pieces travel.

import { point } from "./arrows.js";
import { morphChildren, parse, remember, travel } from "./morph.js";
import { zoomable } from "./zoom.js";

const form = document.getElementById("timeline-form");
const slider = document.getElementById("ply");
const eyes = document.getElementById("eyes");
let wanted = null;
let loading = false;

const address = (ply, sight) => `${form.getAttribute("action")}?ply=${ply}&eyes=${sight}`;

/** Shows a moment. While one is loading, only the last one asked for comes next. */
async function go(href, push = true) {
  wanted = href;
  if (loading) return;
  loading = true;
  while (wanted) {
    const next = wanted;
    wanted = null;
    try {
      const answer = await fetch(next, { headers: { accept: "text/html" } });
      if (!answer.ok) throw new Error(String(answer.status));
      show(await answer.text());
      if (push) history.replaceState(null, "", next);
    } catch {
      location.href = next;
      return;
    }
  }
  loading = false;
}

function show(text) {
  const page = new DOMParser().parseFromString(text, "text/html");
  const before = remember();
  for (const panel of page.querySelectorAll(".panel, #log, #turned")) {
    const here = document.getElementById(panel.id);
    if (here) morphChildren(here, parse(panel.innerHTML));
  }
  const [old, turned] = [document, page].map((one) => one.getElementById("turned"));
  for (const name of ["from", "made", "better"]) {
    if (turned.dataset[name] === undefined) delete old.dataset[name];
    else old.dataset[name] = turned.dataset[name];
  }
  travel(before);
  point();
  for (const fold of document.querySelectorAll("#log details")) fold.open = Boolean(fold.querySelector(".now"));
  for (const id of ["go-first", "go-turn-back", "go-back", "go-next", "go-turn-next", "go-last"]) {
    const [here, there] = [document.getElementById(id), page.getElementById(id)];
    for (const name of ["href", "aria-disabled"]) {
      if (there.hasAttribute(name)) here.setAttribute(name, there.getAttribute(name));
      else here.removeAttribute(name);
    }
  }
  const [here, there] = [document.getElementById("ply"), page.getElementById("ply")];
  if (document.activeElement !== here || !wanted) here.value = there.getAttribute("value");
  const moment = page.getElementById("moment").textContent;
  document.getElementById("moment").textContent = moment;
  const now = [...document.querySelectorAll("#log .now")].at(-1);
  now?.scrollIntoView({ block: "nearest" });
  document.getElementById("announce").textContent = [moment, ...[...document.querySelectorAll("#log .now span")].map((line) => line.textContent)].join(". ");
}

point();

slider.addEventListener("input", () => go(address(slider.value, eyes.value)));
eyes.addEventListener("change", () => go(address(slider.value, eyes.value)));
document.getElementById("show-moment").hidden = true;
document.addEventListener("click", (event) => {
  const link = event.target.closest("#timeline a, #log a.moment");
  if (!link || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  go(link.getAttribute("href"));
});
document.addEventListener("keydown", (event) => {
  if (event.key === " " && !event.target.matches("button, a, select, summary")) { event.preventDefault(); return play.click(); }
  if (event.target.matches("input, select, textarea")) return;
  const id = { ArrowLeft: "go-back", ArrowRight: "go-next", PageUp: "go-turn-back", PageDown: "go-turn-next", Home: "go-first", End: "go-last" }[event.key];
  const link = id && document.getElementById(id);
  if (link && !link.hasAttribute("aria-disabled")) { event.preventDefault(); go(link.getAttribute("href")); }
});
document.addEventListener("pointerover", (event) => {
  for (const lit of document.querySelectorAll(".lit")) lit.classList.remove("lit");
  const thing = event.target.closest?.("[data-thing]");
  if (thing) document.getElementById(thing.dataset.thing)?.classList.add("lit");
});
zoomable(document.querySelector("[data-zoom]"));
[...document.querySelectorAll("#log .now")].at(-1)?.scrollIntoView({ block: "nearest" });

// ---- The game plays on by itself

const play = document.getElementById("play");
const speed = document.getElementById("speed");
const next = document.getElementById("go-next");
let timer = 0;

const plays = () => play.getAttribute("aria-pressed") === "true";

function pause() {
  clearTimeout(timer);
  play.setAttribute("aria-pressed", "false");
}

/** One move on, and again after a while, until the end. */
async function onward() {
  if (!plays()) return;
  if (next.hasAttribute("aria-disabled")) return pause();
  await go(next.getAttribute("href"));
  timer = setTimeout(onward, Number(speed.value));
}

play.addEventListener("click", async () => {
  if (plays()) return pause();
  play.setAttribute("aria-pressed", "true");
  // At the end it begins anew.
  if (next.hasAttribute("aria-disabled")) await go(address(0, eyes.value));
  timer = setTimeout(onward, 200);
});

// Whoever looks for a moment of their own has seen enough of it.
for (const place of ["timeline-form", "log"]) {
  document.getElementById(place).addEventListener("pointerdown", (event) => { if (!event.target.closest("#play, #speed, #share")) pause(); });
}

// ---- A link to this very moment

const share = document.getElementById("share");
share.addEventListener("click", async () => {
  const url = new URL(address(slider.value, eyes.value), location.href).href;
  if (navigator.share && matchMedia("(hover: none)").matches) return navigator.share({ url, title: document.title }).catch(() => {});
  await navigator.clipboard.writeText(url).catch(() => prompt(share.textContent, url));
  const label = share.querySelector("span");
  const old = label.textContent;
  label.textContent = share.dataset.done;
  setTimeout(() => { label.textContent = old; }, 2000);
});
for (const tool of [play, speed, share]) tool.hidden = false;

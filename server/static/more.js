// Lists that are longer than their place show that they go on: `data-more` says in which directions (`up`, `down`, `left`, `right`),
// and the button `#more-choices` counts the choices that are out of sight. It unfolds the row of a phone, and turns a page elsewhere.

import { byId } from "./desk.js";

const list = document.querySelector("#choices");
const button = byId("more-choices");
const dock = document.querySelector(".dock");

/** Marks in which directions there is more than can be seen. */
function mark(place) {
  const far = { up: place.scrollTop, down: place.scrollHeight - place.clientHeight - place.scrollTop,
    left: place.scrollLeft, right: place.scrollWidth - place.clientWidth - place.scrollLeft };
  const more = Object.keys(far).filter((way) => far[way] > 3).join(" ");
  if (more === (place.dataset.more ?? "")) return;
  if (more) place.dataset.more = more;
  else delete place.dataset.more;
}

/** Which choices are out of sight. Whatever fades at the foot of the list is among them. */
function unseen() {
  const view = list.getBoundingClientRect();
  return [...list.querySelectorAll("button:not([hidden]), summary")].filter((one) => {
    if (!one.checkVisibility()) return false;
    const box = one.getBoundingClientRect();
    return box.right > view.right + 8 || box.left < view.left - 8 || box.bottom > view.bottom || box.top < view.top - 8;
  });
}

/** Looks at the list of choices anew. */
export function measure() {
  if (!list) return;
  mark(list);
  if (!button) return;
  const out = list.checkVisibility() ? unseen().length : 0;
  button.hidden = out === 0 && !dock.hasAttribute("data-all");
  button.querySelector(".count").textContent = out ? `+${out}` : "";
}

const PHONE = matchMedia("(max-width: 760px)");

/** A new question is read from its beginning. On a phone unfolded choices lie over half of the board, and nobody has unfolded these. */
export function fromTheStart() {
  dock?.removeAttribute("data-all");
  if (PHONE.matches) for (const fold of list?.querySelectorAll("details[open]") ?? []) fold.removeAttribute("open");
  list?.scrollTo(0, 0);
  measure();
}

button?.addEventListener("click", () => {
  const row = list.scrollWidth > list.clientWidth + 3;
  if (row || dock.hasAttribute("data-all")) dock.toggleAttribute("data-all");
  else list.scrollBy({ top: list.dataset.more?.includes("down") ? list.clientHeight * .8 : -list.scrollHeight });
  button.setAttribute("aria-expanded", String(dock.hasAttribute("data-all")));
  measure();
});
if (list) {
  list.addEventListener("scroll", measure, { passive: true });
  // What is unfolded comes first.
  list.addEventListener("toggle", ({ target }) => { if (/** @type {Element} */ (target).open) list.scrollTo(0, 0); measure(); }, true);
  new ResizeObserver(measure).observe(list);
}
// What is unfolded among the players is brought into sight: its head at least, if it is higher than their place.
const players = document.querySelector(".players");
players?.addEventListener("toggle", ({ target }) => {
  const fold = /** @type {HTMLDetailsElement} */ (target);
  if (fold.open) fold.scrollIntoView({ block: fold.offsetHeight > players.clientHeight ? "start" : "nearest" });
}, true);
const mine = document.querySelector(".dock > .mine");
// The list may be as high as what is mine, which is beside it anyway.
if (list && mine) new ResizeObserver(() => { /** @type {HTMLElement} */ (/** @type {unknown} */ (dock)).style.setProperty("--mine-high", `${mine.clientHeight}px`); measure(); }).observe(mine);

// What a sign or a number means, in words: by hover, by focus, and by touch. Markup says it in `title`, so that a page without
// scripts has it too; here it becomes our own, which comes at once and looks the same everywhere.

const PAUSE = 350;
const HOLD = 450;
const STAY = 4000;

/** Takes the titles below a node over. What has no name of its own is called by what it means. */
export function adopt(root) {
  for (const element of root.querySelectorAll("[title]")) {
    const text = element.getAttribute("title");
    element.removeAttribute("title");
    if (text) take(element, text);
  }
  // A drawing says it in an element.
  for (const words of root.querySelectorAll("svg title")) {
    const element = words.parentElement;
    const text = words.textContent;
    words.remove();
    if (text && !element.hasAttribute("data-tip")) take(element, text);
  }
  // A picture that has a name says it to everybody, unless it opens something larger that tells more.
  for (const element of root.querySelectorAll("[role=img][aria-label], [role=button][aria-label]")) {
    if (!element.hasAttribute("data-tip") && !element.hasAttribute("aria-describedby")) element.setAttribute("data-tip", element.getAttribute("aria-label"));
  }
}

function take(element, text) {
  element.setAttribute("data-tip", text);
  if (element.hasAttribute("aria-label") || element.hasAttribute("aria-labelledby") || element.hasAttribute("aria-hidden")) return;
  const picture = element.localName === "svg" || element.getAttribute("role") === "img";
  if (!picture && element.textContent.trim()) return element.setAttribute("aria-description", text);
  element.setAttribute("aria-label", text);
  // What has no words of its own and does nothing is a picture.
  if (/^(span|div|b|i|g)$/.test(element.localName) && !element.hasAttribute("role")) element.setAttribute("role", "img");
}

let bubble = null;
let about = null;
let coming = null;
let timer = 0;
let held = false;

/** The innermost thing under a node that says what it means. */
const tipped = (node) => node?.closest?.("[data-tip]") ?? null;

function show(element) {
  hide();
  const text = element.dataset.tip;
  // What can be read there anyway is not said again.
  if (!text || !element.isConnected || element.textContent.trim() === text) return;
  about = element;
  bubble = document.createElement("div");
  bubble.className = "tip";
  bubble.setAttribute("role", "tooltip");
  bubble.textContent = text;
  (document.querySelector("main") ?? document.body).append(bubble);
  const spot = element.getBoundingClientRect();
  const size = bubble.getBoundingClientRect();
  const left = Math.max(8, Math.min(innerWidth - size.width - 8, spot.left + spot.width / 2 - size.width / 2));
  const above = spot.top - size.height - 8;
  const top = above >= 8 ? above : Math.min(innerHeight - size.height - 8, spot.bottom + 8);
  Object.assign(bubble.style, { left: `${left}px`, top: `${Math.max(8, top)}px` });
}

function hide() {
  clearTimeout(timer);
  bubble?.remove();
  bubble = about = coming = null;
}

const later = (element, pause) => { clearTimeout(timer); coming = element; timer = setTimeout(show, pause, element); };

document.addEventListener("pointerover", (event) => {
  if (event.pointerType === "touch") return;
  const element = tipped(event.target);
  if (element === about) return;
  hide();
  if (element) later(element, PAUSE);
});
document.addEventListener("pointerleave", hide);
document.addEventListener("focusin", (event) => {
  const element = tipped(event.target);
  if (element && event.target.matches(":focus-visible")) later(element, PAUSE);
});
document.addEventListener("focusout", (event) => { const left = tipped(event.target); if (left && (left === about || left === coming)) hide(); });
document.addEventListener("keydown", (event) => { if (event.key === "Escape" || event.key.length === 1) hide(); });
// What scrolls elsewhere, as the log, does not disturb a reader.
addEventListener("scroll", ({ target }) => { if (about && /** @type {Node} */ (target).contains(about)) hide(); }, { capture: true, passive: true });

// By touch: what does nothing when it is touched says at once what it means, anything else when it is held.
const acts = (element) => element.closest("a, button, summary, input, select, label, [data-spot][tabindex='0']");
document.addEventListener("pointerdown", (event) => {
  hide();
  held = false;
  if (event.pointerType !== "touch") return;
  const element = tipped(event.target);
  if (!element) return;
  const touched = () => { held = Boolean(acts(element)); show(element); timer = setTimeout(hide, STAY); };
  timer = setTimeout(touched, acts(element) ? HOLD : 0);
});
for (const kind of ["pointerup", "pointercancel"]) document.addEventListener(kind, () => { if (!bubble) clearTimeout(timer); });
// Whoever held a button to read does not mean to press it.
document.addEventListener("click", (event) => {
  if (!held) return;
  held = false;
  event.preventDefault();
  event.stopImmediatePropagation();
}, true);
document.addEventListener("contextmenu", (event) => { if (held) event.preventDefault(); });

adopt(document);

// Morphs a part of the page into new markup and lets pieces travel: nodes that stay keep their focus, scroll and open folds;
// elements with `data-piece` fly from where they were to where they are, across panels too.

import { fit } from "./fit.js";
import { adopt } from "./tips.js";

const CALM = matchMedia("(prefers-reduced-motion: reduce)");
const FLIGHT = { duration: 260, easing: "cubic-bezier(.3, .1, .25, 1)" };

/** What a node is recognised by among its siblings. The same play may be offered twice, once with something taken back first. */
const key = (node) => {
  if (node.nodeType !== 1) return null;
  const { piece, play, back } = node.dataset;
  return node.id || piece || (play ? `${play} ${back ?? ""}` : null);
};

/** Parses markup; `svg` inside it gets its own namespace. */
export function parse(markup) {
  const template = document.createElement("template");
  template.innerHTML = markup;
  adopt(template.content);
  return template.content;
}

function morphAttributes(from, to) {
  for (const { name } of [...from.attributes]) {
    // The reader opens and closes a `details`, not the server.
    if (!to.hasAttribute(name) && !(name === "open" && from.localName === "details")) from.removeAttribute(name);
  }
  for (const { name, value } of to.attributes) {
    if (from.getAttribute(name) !== value) from.setAttribute(name, value);
  }
}

function morphNode(from, to) {
  if (from.isEqualNode(to)) return;
  if (from.nodeType !== 1) { from.nodeValue = to.nodeValue; return; }
  morphAttributes(from, to);
  morphChildren(from, to);
}

/** Makes the children of `from` like those of `to`, reusing nodes with the same key, else the same kind. */
export function morphChildren(from, to) {
  const keyed = new Map();
  for (const child of from.childNodes) {
    const name = key(child);
    if (name && !keyed.has(name)) keyed.set(name, child);
  }
  const wanted = new Set([...to.childNodes].map(key).filter(Boolean));
  let here = from.firstChild;
  for (const next of [...to.childNodes]) {
    const name = key(next);
    let match = name ? keyed.get(name) : null;
    // A node becomes one thing only.
    keyed.delete(name);
    if (!name) {
      let other = here;
      while (other && (key(other) || other.nodeName !== next.nodeName)) other = other.nextSibling;
      match = other;
    } else if (match && match.nodeName !== next.nodeName) match = null;
    if (!match) {
      from.insertBefore(document.importNode(next, true), here);
      continue;
    }
    if (match === here) here = here.nextSibling;
    else {
      // Drop what is in the way and not wanted later, so that a node in focus need not be moved.
      while (here && here !== match && !wanted.has(key(here))) {
        const gone = here;
        here = here.nextSibling;
        gone.remove();
      }
      if (match === here) here = here.nextSibling;
      else from.insertBefore(match, here);
    }
    morphNode(match, next);
  }
  while (here) {
    const gone = here;
    here = here.nextSibling;
    gone.remove();
  }
}

const pieces = () => [...document.querySelectorAll("[data-piece]")];
const panelOf = (element) => element.closest(".panel");

function shot(element) {
  const rect = element.getBoundingClientRect();
  return rect.width && rect.height ? { rect, element, ghost: null } : null;
}

/** Where everything lies now, to be handed to `travel` after the change. */
export function remember() {
  land();
  const before = new Map();
  for (const element of pieces()) {
    const seen = shot(element);
    if (seen && !before.has(element.dataset.piece)) before.set(element.dataset.piece, { ...seen, to: element.dataset.to, copy: CALM.matches ? null : copyOf(element) });
  }
  return { pieces: before, heaps: heaps() };
}

/** Heaps are so many alike in one place, as warriors in a clearing: by kind and by place, how many there are. */
function heaps() {
  const kinds = new Map();
  for (const element of document.querySelectorAll("[data-heap]")) {
    const seen = shot(element);
    if (!seen) continue;
    const { heap, count, from, to } = element.dataset;
    if (!kinds.has(heap)) kinds.set(heap, new Map());
    kinds.get(heap).set(element.id, { ...seen, count: Number(count), from, to, copy: CALM.matches ? null : copyOf(element) });
  }
  return kinds;
}

/** A picture of an element that can fly: a copy in a wrapper of the same panel's class, without ids. */
function copyOf(element) {
  const copy = element.cloneNode(true);
  for (const node of [copy, ...copy.querySelectorAll("*")]) {
    for (const name of ["id", "data-piece", "data-spot", "data-fresh", "tabindex"]) node.removeAttribute(name);
  }
  const wrapper = document.createElement("div");
  wrapper.className = `flight ${panelOf(element)?.className ?? ""}`;
  wrapper.setAttribute("aria-hidden", "true");
  if (element instanceof SVGElement && element.localName !== "svg") return null;
  wrapper.append(copy);
  return wrapper;
}

let flights = [];

/** Ends every flight at once. */
function land() {
  for (const flight of flights) flight.cancel();
  flights = [];
}

/** Where a piece sets out: where it was, but at its own size if it stood there in another shape, as a die in a row of its own. */
function setOut(start, end) {
  const [wide, high] = [start.width / end.width, start.height / end.height];
  if (Math.max(wide / high, high / wide) < 1.5 && wide < 2.5) return start;
  return { left: start.left + (start.width - end.width) / 2, top: start.top + (start.height - end.height) / 2, width: end.width, height: end.height };
}

function fly(ghost, from, end, hidden) {
  const start = setOut(from, end);
  ghost.style.width = `${end.width}px`;
  ghost.style.height = `${end.height}px`;
  const copy = ghost.firstElementChild;
  Object.assign(copy.style, { position: "static", margin: "0", width: `${end.width}px`, height: `${end.height}px`, transform: "none" });
  copy.classList.remove("in-flight");
  document.body.append(ghost);
  hidden?.classList.add("in-flight");
  const at = (x, y, scale) => `translate(${x}px, ${y}px) scale(${scale})`;
  const far = Math.hypot(end.left - start.left, end.top - start.top);
  const lift = Math.min(40, far * .12);
  const scale = start.width / end.width || 1;
  const flight = ghost.animate([
    { transform: at(start.left, start.top, scale) },
    { transform: at((start.left + end.left) / 2, (start.top + end.top) / 2 - lift, (scale + 1) / 2) },
    { transform: at(end.left, end.top, 1) },
  ], FLIGHT);
  const done = () => { ghost.remove(); hidden?.classList.remove("in-flight"); };
  flight.onfinish = flight.oncancel = done;
  flights.push(flight);
}

/** After a change: pieces that moved fly, new ones come from `data-from` or fade in, gone ones leave for `data-to`. */
export function travel({ pieces: before, heaps: piled }) {
  fit();
  for (const element of document.querySelectorAll("[data-fresh]")) element.removeAttribute("data-fresh");
  const stand = heaps();
  for (const kind of new Set([...piled.keys(), ...stand.keys()])) shift(piled.get(kind) ?? new Map(), stand.get(kind) ?? new Map());
  const after = new Set();
  for (const element of pieces()) {
    const name = element.dataset.piece;
    if (after.has(name)) continue;
    after.add(name);
    const now = shot(element);
    const was = before.get(name);
    if (!now) continue;
    const far = was ? Math.hypot(was.rect.left - now.rect.left, was.rect.top - now.rect.top) : 0;
    // A card that is lifted a little only changes its style.
    const moved = far > (was?.element === element ? 10 : 2);
    // A piece that only made room for others is not news; one that changed its place in the page is.
    if (!was || (moved && was.element !== element)) element.setAttribute("data-fresh", "");
    if (CALM.matches) continue;
    const from = was?.rect ?? placeIn(element.dataset.from, now.rect);
    if (was ? moved : from) {
      const ghost = copyOf(element);
      if (ghost) fly(ghost, from, now.rect, element);
    } else if (!was) element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 300, easing: "ease-out" });
  }
  if (CALM.matches) return;
  for (const [name, was] of before) {
    if (after.has(name) || !was.copy) continue;
    leave(was);
  }
}

/** Leaves for its `data-to`, or fades. */
function leave(was) {
  const end = placeIn(was.to, was.rect);
  if (end) fly(was.copy, was.rect, end, null);
  else fade(was.copy, was.rect);
}

/** What some heaps of a kind have lost flies to where others have grown; the rest comes from `data-from` or leaves for `data-to`. */
function shift(was, now) {
  const more = (one, other) => [...one].filter(([id, heap]) => heap.count > (other.get(id)?.count ?? 0)).map(([id, heap]) => ({ ...heap, other: other.get(id) }));
  const [grown, shrunk] = [more(now, was), more(was, now)];
  for (const { element } of [...grown, ...shrunk.map((heap) => heap.other ?? heap)]) if (element.isConnected) element.setAttribute("data-fresh", "");
  if (CALM.matches) return;
  for (let at = 0; at < Math.max(grown.length, shrunk.length); at += 1) {
    const [to, from] = [grown[Math.min(at, grown.length - 1)], shrunk[Math.min(at, shrunk.length - 1)]];
    // A heap that is new is seen when those who make it have come.
    const hidden = to && !to.other ? to.element : null;
    const start = to && (from?.rect ?? placeIn(to.from, to.rect));
    if (start) fly(copyOf(to.element), start, to.rect, hidden);
    else if (hidden) hidden.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 300, easing: "ease-out" });
    else if (from) leave(from);
  }
}

/** What is gone without a place to go to fades where it was. */
function fade(ghost, { left, top, width, height }) {
  Object.assign(ghost.style, { width: `${width}px`, height: `${height}px`, transform: `translate(${left}px, ${top}px)` });
  Object.assign(ghost.firstElementChild.style, { position: "static", margin: "0", width: `${width}px`, height: `${height}px`, transform: "none" });
  document.body.append(ghost);
  const flight = ghost.animate([{ opacity: 1 }, { opacity: 0 }], { duration: 600, easing: "ease-in" });
  flight.onfinish = flight.oncancel = () => ghost.remove();
  flights.push(flight);
}

/** Where a piece of this size lies in the middle of an element: it comes out of a tray or a deck, and is not as large as that. */
function placeIn(id, { width, height }) {
  const element = id && document.getElementById(id);
  const rect = element?.getBoundingClientRect();
  if (!rect?.width) return null;
  const middle = { left: rect.left + (rect.width - width) / 2, top: rect.top + (rect.height - height) / 2, width, height };
  // What would hang over the edge of the window stays inside.
  middle.left = Math.max(0, Math.min(middle.left, innerWidth - width));
  middle.top = Math.max(0, Math.min(middle.top, innerHeight - height));
  return middle;
}

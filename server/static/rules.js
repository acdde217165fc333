// The drawer with the short rules: it opens at a chapter, and names the sections that the present choices come from.

import { byId, listed } from "./desk.js";

export const isOpen = () => Boolean(byId("help")) && !byId("help").hidden;

/** Opens or closes the drawer; what is asked for there unfolds and comes into view. */
export function help(open, chapter = null) {
  const drawer = byId("help");
  if (!drawer) return;
  drawer.hidden = !open;
  if (open) presentRules();
  document.body.classList.toggle("helping", open);
  byId("open-help").setAttribute("aria-expanded", String(open));
  (open ? drawer : byId("open-help")).focus();
  if (chapter?.localName === "details") chapter.open = true;
  chapter?.scrollIntoView();
}

/** Which sections of the rules the present choices come from. */
function presentRules() {
  const place = byId("present-rules");
  for (const link of place.querySelectorAll("a")) link.remove();
  const named = new Map(listed().filter((button) => button.dataset.rule)
    .map((button) => [button.dataset.rule, button.querySelector(".rule").textContent]));
  for (const [rule, text] of named) {
    const link = document.createElement("a");
    Object.assign(link, { href: place.dataset.rules + rule, target: "_blank", textContent: text });
    place.append(" ", link);
  }
  place.hidden = named.size === 0;
}

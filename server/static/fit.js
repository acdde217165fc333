// Words that would be cut off give way: what is marked `data-fits` gets `data-cut` where it is larger than its place, and the game's style
// shows something shorter there. It stays in its place, unseen, so that it can be measured again once there is more room.

/** Looks anew at all that should fit. */
export function fit() {
  const all = [...document.querySelectorAll("[data-fits]")];
  const cut = all.map((words) => words.scrollHeight > words.clientHeight + 1 || words.scrollWidth > words.clientWidth + 1);
  all.forEach((words, index) => words.toggleAttribute("data-cut", cut[index]));
}

// Places grow and shrink with the window and with what lies beside them.
const sizes = new ResizeObserver(fit);
for (const place of document.querySelectorAll(".stage, .dock > .mine")) sizes.observe(place);

// The players' clocks: each counts on from what the server wrote.

const left = new WeakMap();

/** Lets all clocks show their time; `fresh` reads anew what the server wrote last. */
export function clocks(fresh) {
  const now = performance.now();
  for (const clock of document.querySelectorAll(".clock")) {
    const written = clock.dataset.left;
    const known = left.get(clock);
    if (!known || (fresh && known.written !== written)) left.set(clock, { written, until: now + Number(written) });
    const running = clock.dataset.running !== undefined;
    const rest = Math.max(0, running ? left.get(clock).until - now : Number(written));
    if (!running) left.set(clock, { written, until: now + rest });
    const seconds = Math.ceil(rest / 1000);
    const two = (n) => String(Math.floor(n)).padStart(2, "0");
    const text = seconds < 3600 ? `${Math.floor(seconds / 60)}:${two(seconds % 60)}`
      : `${Math.floor(seconds / 3600)}:${two(seconds / 60 % 60)}:${two(seconds % 60)}`;
    if (seconds < 172800 && clock.textContent !== text) clock.textContent = text;
    clock.classList.toggle("short", running && seconds < 30);
  }
}
setInterval(clocks, 500);

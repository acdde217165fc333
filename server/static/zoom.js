// Pan and zoom for `[data-zoom]`: scrolling is the browser's own (thumb, keys, focus), this module only changes the scale of the
// child and keeps the point under pointer or fingers where it is. Wheel zooms, a drag with the mouse pans, two fingers pinch.

const LARGEST = 3;

export function zoomable(stage) {
  const sheet = stage.firstElementChild;
  let scale = 1;

  const least = () => Math.min(1, stage.clientWidth / Math.max(1, sheet.scrollWidth), stage.clientHeight / Math.max(1, sheet.scrollHeight));

  function zoom(to, x, y) {
    const next = Math.min(LARGEST, Math.max(least(), to));
    if (Math.abs(next - scale) < .001) return;
    const left = (stage.scrollLeft + x) / scale;
    const top = (stage.scrollTop + y) / scale;
    scale = Math.abs(next - 1) < .03 ? 1 : next;
    sheet.style.transform = scale === 1 ? "" : `scale(${scale})`;
    stage.scrollLeft = left * scale - x;
    stage.scrollTop = top * scale - y;
  }

  const inside = (event) => {
    const rect = stage.getBoundingClientRect();
    return [event.clientX - rect.left, event.clientY - rect.top];
  };

  stage.addEventListener("wheel", (event) => {
    if (event.shiftKey) return;
    event.preventDefault();
    zoom(scale * Math.exp(-event.deltaY / (event.ctrlKey ? 120 : 500)), ...inside(event));
  }, { passive: false });

  // A drag with the mouse; a click that did not move stays a click.
  let drag = null;
  stage.addEventListener("pointerdown", (event) => {
    if (event.pointerType !== "mouse" || event.button !== 0) return;
    drag = { x: event.clientX, y: event.clientY, left: stage.scrollLeft, top: stage.scrollTop, moved: false };
  });
  addEventListener("pointermove", (event) => {
    if (!drag) return;
    const [dx, dy] = [event.clientX - drag.x, event.clientY - drag.y];
    if (!drag.moved && Math.hypot(dx, dy) < 6) return;
    drag.moved = true;
    stage.classList.add("held");
    stage.scrollLeft = drag.left - dx;
    stage.scrollTop = drag.top - dy;
  });
  let swallow = false;
  addEventListener("pointerup", () => {
    // The click that ends a drag comes before any timer, or not at all.
    swallow = drag?.moved ?? false;
    setTimeout(() => { swallow = false; });
    drag = null;
    stage.classList.remove("held");
  });
  stage.addEventListener("click", (event) => {
    if (swallow) { event.stopPropagation(); event.preventDefault(); }
  }, { capture: true });

  // Two fingers.
  let pinch = null;
  const apart = ([a, b]) => Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
  stage.addEventListener("touchstart", (event) => {
    if (event.touches.length === 2) pinch = { apart: apart(event.touches), scale };
  }, { passive: true });
  stage.addEventListener("touchmove", (event) => {
    if (!pinch || event.touches.length !== 2) return;
    event.preventDefault();
    const [a, b] = event.touches;
    const middle = { clientX: (a.clientX + b.clientX) / 2, clientY: (a.clientY + b.clientY) / 2 };
    zoom(pinch.scale * apart(event.touches) / pinch.apart, ...inside(middle));
  }, { passive: false });
  stage.addEventListener("touchend", (event) => { if (event.touches.length < 2) pinch = null; });

  document.addEventListener("click", (event) => {
    const by = event.target.closest?.("[data-zoom-by]")?.dataset.zoomBy;
    if (by === undefined) return;
    if (by === "0") zoom(scale === 1 ? least() : 1, 0, 0);
    else zoom(scale * Number(by), stage.clientWidth / 2, stage.clientHeight / 2);
  });
}

// Notices of the browser, for those who want them: my turn has come while I look elsewhere.

import { byId, table } from "./desk.js";

const notify = byId("notify");
const wanted = () => "Notification" in window && Notification.permission === "granted" && localStorage.getItem("polyana.notify") === "on";
function showWish() { notify?.setAttribute("aria-pressed", String(wanted())); }
notify?.addEventListener("click", async () => {
  const on = !wanted();
  if (on && "Notification" in window) await Notification.requestPermission();
  localStorage.setItem("polyana.notify", on ? "on" : "off");
  showWish();
});
if (notify && !("Notification" in window)) notify.hidden = true;
showWish();

/** My turn has come. */
export function tell() {
  if (!document.hidden || !wanted()) return;
  const prompt = byId("prompt");
  const notice = new Notification(prompt.querySelector(".pill").textContent, {
    body: prompt.querySelector(".sentence").textContent, tag: table.dataset.table, icon: table.dataset.iconTurn,
  });
  notice.onclick = () => { focus(); notice.close(); };
}

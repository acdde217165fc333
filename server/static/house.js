// Small comforts of every page. Each page works without them.

// Folds close when one looks elsewhere.
const menus = () => document.querySelectorAll("details.menu[open]");
document.addEventListener("click", (event) => {
  for (const menu of menus()) if (!menu.contains(event.target)) menu.open = false;
});
document.addEventListener("keydown", (event) => {
  if (event.key !== "Escape") return;
  for (const menu of menus()) {
    menu.open = false;
    menu.querySelector("summary")?.focus();
  }
});

// The house knows my clock, so that quiet hours are mine in summer too.
document.cookie = `clock=${-new Date().getTimezoneOffset()}; path=/; max-age=31536000; samesite=lax`;

// Copying a link or a token.
document.addEventListener("click", async (event) => {
  const button = event.target.closest("[data-copy]");
  const field = button && document.getElementById(button.dataset.copy);
  if (!field) return;
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
  } catch {
    document.execCommand("copy");
  }
  const label = button.querySelector("span");
  const old = label.textContent;
  label.textContent = button.dataset.done;
  setTimeout(() => { label.textContent = old; }, 2000);
});

// Colours, and whether turns are confirmed and questions explained, change at once; the form tells the house.
document.addEventListener("click", (event) => {
  const taste = event.target.closest("button[name=theme], button[name=confirm], button[name=guard], button[name=guide]");
  if (!taste) return;
  event.preventDefault();
  const name = taste.getAttribute("name");
  if (name === "theme") document.documentElement.dataset.theme = taste.value;
  for (const other of taste.parentElement.querySelectorAll("button")) other.setAttribute("aria-pressed", String(other === taste));
  const body = new URLSearchParams(/** @type {any} */ (new FormData(taste.form)));
  body.set(name, taste.value);
  const told = () => document.dispatchEvent(new CustomEvent("taste", { detail: name }));
  fetch(taste.form.action, { method: "POST", body, redirect: "manual" }).then(told).catch(() => {});
});

// A form that the house looks at while it is filled in: what it says about it stands where `data-told` marks it.
for (const form of document.forms) {
  if (!("look" in form.dataset)) continue;
  let asked = 0;
  const look = async (how) => {
    const body = new URLSearchParams(/** @type {any} */ (new FormData(form)));
    body.set("look", how);
    asked += 1;
    const mine = asked;
    form.ariaBusy = "true";
    const answer = await fetch(form.action, { method: "POST", body }).catch(() => null);
    const text = answer?.ok ? await answer.text().catch(() => null) : null;
    if (mine !== asked) return;
    form.ariaBusy = null;
    if (text === null) return;
    const page = new DOMParser().parseFromString(text, "text/html");
    for (const told of page.querySelectorAll("form[data-look] [data-told]")) {
      const here = document.getElementById(told.id);
      here.className = told.className;
      // What has the focus has just been chosen, and stays as it is.
      if (!here.contains(document.activeElement)) here.replaceChildren(...told.childNodes);
    }
    for (const side of page.querySelectorAll("form[data-look] select.side")) document.getElementById(side.id).value = side.value;
  };
  form.addEventListener("change", () => look("now"));
  form.addEventListener("submit", (event) => {
    if (!event.submitter?.matches("[name=look]")) return;
    event.preventDefault();
    look(event.submitter.value);
  });
}

// A choice that is sent as soon as it is made; the page comes back with the focus where it was.
document.addEventListener("change", (event) => {
  const field = event.target.closest("select[data-send]");
  if (!field) return;
  sessionStorage.setItem("chosen", field.id);
  field.form.requestSubmit();
});
document.getElementById(sessionStorage.getItem("chosen") ?? "")?.focus();
sessionStorage.removeItem("chosen");

// A house that does not know its public address gives links without it; the browser knows.
for (const field of document.querySelectorAll("input[readonly][value^='/']")) field.value = new URL(field.value, location.href).href;

// A page that shows how far something is looks again after a while.
const waiting = document.querySelector("[data-reload]");
if (waiting) setTimeout(() => location.reload(), Number(waiting.dataset.reload));

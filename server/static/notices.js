// Notices in this browser, also when no page is open. Without it the account page offers none.

// The house counts quiet hours by the clock of whoever wants them.
for (const field of document.querySelectorAll("[data-clock-offset]")) {
  if (field instanceof HTMLInputElement) field.value = String(-new Date().getTimezoneOffset());
}

const form = document.querySelector("form[data-push]");
if (form instanceof HTMLFormElement && "serviceWorker" in navigator && "PushManager" in window) {
  form.hidden = false;
  const refused = form.querySelector("[data-push-refused]");
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    try {
      if ((await Notification.requestPermission()) !== "granted") throw new Error("not allowed");
      await navigator.serviceWorker.register("/sw.js");
      const worker = await navigator.serviceWorker.ready;
      const wish = { userVisibleOnly: true, applicationServerKey: form.dataset.push };
      const { endpoint, keys } = (await worker.pushManager.subscribe(wish)).toJSON();
      const values = { endpoint, ...keys };
      for (const [name, value] of Object.entries(values)) {
        const field = form.elements.namedItem(name);
        if (field instanceof HTMLInputElement) field.value = value ?? "";
      }
      form.submit();
    } catch {
      if (refused instanceof HTMLElement) refused.hidden = false;
    }
  });
}

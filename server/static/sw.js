// Shows notices that the house sends, and leads to their table. It keeps nothing and stands between nothing else.

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

worker.addEventListener("push", (event) => {
  const { title, text, url, tag } = event.data.json();
  event.waitUntil(worker.registration.showNotification(title, { body: text, tag, data: url, icon: "/favicon.ico" }));
});

worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const url = new URL(event.notification.data, worker.location.origin).href;
  const show = async () => {
    const open = await worker.clients.matchAll({ type: "window" });
    const there = open.find((page) => page.url === url);
    return there ? there.focus() : worker.clients.openWindow(url);
  };
  event.waitUntil(show());
});

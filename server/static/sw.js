// Shows notices that the house sends, and leads to their table. It keeps nothing and stands between nothing else.

self.addEventListener("push", (event) => {
  const { title, text, url, tag } = event.data.json();
  event.waitUntil(self.registration.showNotification(title, { body: text, tag, data: url, icon: "/favicon.ico" }));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const url = new URL(event.notification.data, self.location.origin).href;
  const show = async () => {
    const open = await self.clients.matchAll({ type: "window" });
    const there = open.find((page) => page.url === url);
    return there ? there.focus() : self.clients.openWindow(url);
  };
  event.waitUntil(show());
});

// Shows what this house tells a device, and opens the table when it is pressed.
self.addEventListener("push", (event) => {
  const { title, line, path, tag } = event.data.json();
  event.waitUntil(self.registration.showNotification(title, { body: line, tag, icon: "/icon.svg", data: { path } }));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.path));
});

/** In the window that is there, or in a new one. */
async function open(path) {
  const windows = await self.clients.matchAll({ type: "window" });
  if (windows.length === 0) return self.clients.openWindow(path);
  await windows[0].focus();
  return windows[0].navigate(path);
}

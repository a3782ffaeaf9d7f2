// Shows notices on phones, and brings the page back when one is tapped. It keeps and fetches nothing.

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const address = `/${event.notification.data?.address ?? ""}`;
  event.waitUntil(
    (async () => {
      const open = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
      if (!open.length) return self.clients.openWindow(address);
      await open[0].navigate(address).catch(() => {});
      return open[0].focus();
    })(),
  );
});

// A site that stood at this address before may have left a service worker in its visitors' browsers,
// which would go on showing them its own pages. Browsers look for its next version under the name
// it had: this one empties its caches, takes it away and lets its pages load again.
self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('activate', (event) => {
  event.waitUntil(leave());
});

async function leave() {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
  const pages = await self.clients.matchAll({ type: 'window' });
  await Promise.all(pages.map((page) => page.navigate(page.url)));
}

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../../site-server/temporary-site.ts';
import { expect, test } from '../setup/site-test.ts';

const oldWorker = `
  self.addEventListener('install', (event) => {
    event.waitUntil(caches.open('old').then((cache) => cache.add('/')).then(() => skipWaiting()));
  });
  self.addEventListener('activate', (event) => event.waitUntil(clients.claim()));
  self.addEventListener('fetch', (event) => {
    if (event.request.mode === 'navigate') event.respondWith(caches.match('/'));
  });
`;

// site/files.test.ts: the same file is served under the other usual name, service-worker.js.
test('the service worker of a site that was at this address before gives way to this one', async ({
  page,
  allowedOutside,
}) => {
  allowedOutside.push(/^http:\/\/127\.0\.0\.1:/);
  const oldSite = await mkdtemp(join(tmpdir(), 'old-site-'));
  await writeFile(
    join(oldSite, 'index.html'),
    `<title>x</title><link rel="icon" href="data:,"><h1>The old site</h1><script>navigator.serviceWorker.register('/sw.js')</script>`,
  );
  await writeFile(join(oldSite, 'sw.js'), oldWorker);
  const before = await startServer(oldSite);
  await page.goto(before.origin);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state))
    .toBe('activated');
  await before.close();
  await rm(oldSite, { recursive: true });

  const now = await startServer('dist', ':memory:', before.port);
  await page.goto(`${now.origin}/about`, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us');
  const left = () =>
    page.evaluate(async () => [
      ...(await caches.keys()),
      ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
    ]);
  await expect.poll(left).toEqual([]);
  await now.close();
});

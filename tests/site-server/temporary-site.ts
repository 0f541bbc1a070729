import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { CALLER_HEADER } from '../../tools/hosts/visit-counts.ts';
import { compressFolder } from '../../tools/build/compress.ts';
import { createLocalServer } from '../../tools/server/local-server.ts';
import { writeSiteFiles } from '../../tools/build/site-files.ts';

const filler = '<p>Every child in school, every morning.</p>\n'.repeat(40);

const files: Record<string, string> = {
  'index.html': `<h1>Home</h1>${filler}`,
  'about.html': `<h1>About</h1>${filler}`,
  'gallery.html': `<h1>Gallery</h1>${filler}`,
  '404.html': `<h1>Oops! Page not found</h1>${filler}`,
  'gallery/main-gate-480.a1b2c3d4.avif': 'a picture',
  'icon.svg': `<svg xmlns="http://www.w3.org/2000/svg"><!-- ${filler} --></svg>`,
  '.vite/manifest.json': '{}',
};

export type TemporarySite = { distDir: string; remove: () => Promise<void> };

/** A small built site, with the files that the build writes beside the pages. */
export async function temporarySite(): Promise<TemporarySite> {
  const distDir = await mkdtemp(join(tmpdir(), 'site-'));
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(distDir, name)), { recursive: true });
    await writeFile(join(distDir, name), content);
  }
  await writeSiteFiles(distDir, {
    pages: [{ path: '/' }, { path: '/about' }, { path: '/gallery' }],
    siteUrl: 'https://example.org',
    email: 'home@example.org',
    builtOn: new Date(),
    headers: {
      styleHashes: [],
      counterSource: '',
      mapOrigin: 'https://maps.example',
    },
  });
  await compressFolder(distDir);
  return { distDir, remove: () => rm(distDir, { recursive: true, force: true }) };
}

export type RunningServer = { port: number; origin: string; close: () => Promise<void> };

export async function startServer(
  distDir: string,
  counterDatabase = ':memory:',
  atPort = 0,
): Promise<RunningServer> {
  const server = createLocalServer({ distDir, counterDatabase, callerHeader: CALLER_HEADER });
  await new Promise<void>((resolve) => server.listen(atPort, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

import { spawn } from 'node:child_process';
import { readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from '@playwright/test';

import { notFoundPage, sitePages } from '../../src/site-map.ts';
import { browserFlags } from '../browser-flags.ts';
import { measureBuilds } from './bench-builds.ts';
import { measurePage } from './bench-pages.ts';
import { benchReport, type Figures } from './bench-report.ts';
import { measureWidths } from './bench-widths.ts';
import { galleryDir } from './photo-catalog.ts';

// `npm run bench:photos` measures the built site (`npm run build` first) and writes
// docs/benchmark-photos.md; `-- --pages` leaves the long rebuild out and writes nothing.
const PORT = 4399;
const origin = `http://localhost:${PORT}`;
const pagesOnly = process.argv.includes('--pages');

async function siteServer() {
  const server = spawn(process.execPath, ['tools/site/serve.ts'], {
    env: { ...process.env, PORT: String(PORT), COUNTER_DATABASE: ':memory:' },
    stdio: 'ignore',
  });
  for (let tries = 0; tries < 100; tries += 1) {
    const answered = await fetch(origin).catch(() => null);
    if (answered?.ok) return server;
    await new Promise((resolve) => {
      setTimeout(resolve, 200);
    });
  }
  server.kill();
  throw new Error('the built site does not answer; run: npm run build');
}

async function derivedFiles() {
  const names = await readdir(galleryDir);
  const sizes = await Promise.all(
    names.map(async (name) => (await stat(join(galleryDir, name))).size),
  );
  return { count: names.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}

const server = await siteServer();
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: browserFlags,
});
try {
  const pages: Figures['pages'] = [];
  for (const { path } of sitePages) {
    pages.push({ path, ...(await measurePage(browser, origin + path)) });
  }
  const paths = [...sitePages.map(({ path }) => path), notFoundPage.path];
  const widths = await measureWidths(browser, origin, paths);
  const builds = pagesOnly ? null : await measureBuilds((line) => console.log(line));
  const { text, failures } = benchReport({ pages, widths, builds, derived: await derivedFiles() });
  console.log(text);
  if (!pagesOnly) await writeFile('docs/benchmark-photos.md', text);
  for (const failure of failures) console.error(`Missed: ${failure}`);
  if (failures.length > 0) process.exitCode = 1;
} finally {
  await browser.close();
  server.kill();
}

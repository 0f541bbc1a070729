import { cp, copyFile, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { build, createBuilder, type Plugin } from 'vite';
import { notFoundPage, sitePages } from '../../src/site-map.ts';
import { compressFolder } from '../site/compress.ts';
import { visitCounterSettings } from '../site/visit-counter-settings.ts';
import { NOT_FOUND_PATH, trialFolder } from './trials.ts';
import { withoutScripts } from './without-scripts.ts';

const site = trialFolder('site');
const limit = trialFolder('limit');
const singlePage = trialFolder('single-page');

const files = [...sitePages, notFoundPage].map(({ file }) => file);

/** Builds what is measured, each into a folder of its own: `dist/` stays as it is. */
export async function buildTrials(): Promise<void> {
  process.env['VISIT_COUNTER'] = 'local';
  await buildSite();
  await makeLimit();
  await buildSinglePage();
}

async function buildSite() {
  const outDir = { build: { outDir: site } };
  const builder = await createBuilder({ environments: { client: outDir }, logLevel: 'error' });
  await builder.buildApp();
  await nameNotFoundPage(site);
}

async function makeLimit() {
  await rm(limit, { recursive: true, force: true });
  await cp(site, limit, { recursive: true });
  for (const name of await readdir(limit, { recursive: true })) {
    if (/\.(?:br|gz)$|\.js$/.test(name)) await rm(path.join(limit, name));
  }
  for (const file of files) {
    const html = await readFile(path.join(limit, file), 'utf8');
    await writeFile(path.join(limit, file), withoutScripts(html));
  }
  await compressFolder(limit);
  await nameNotFoundPage(limit);
}

/** As `npm create vite` would set it up, with the site's headers; every address gets the one page. */
async function buildSinglePage() {
  const define = {
    __VISIT_COUNTER__: JSON.stringify(visitCounterSettings()),
    __BUILD_YEAR__: JSON.stringify(new Date().getFullYear()),
  };
  const plugins = [react(), startedByItself()];
  await build({
    configFile: false,
    logLevel: 'error',
    define,
    plugins,
    build: { outDir: singlePage, emptyOutDir: true },
  });
  await cp(path.join(site, '_headers'), path.join(singlePage, '_headers'));
  for (const file of files.filter((name) => name !== 'index.html')) {
    await copyFile(path.join(singlePage, 'index.html'), path.join(singlePage, file));
  }
  await compressFolder(singlePage);
  await nameNotFoundPage(singlePage);
}

/** The site's entry waits for its boot module; here nobody else calls it. */
function startedByItself(): Plugin {
  return {
    name: 'started-by-itself',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => html.replace('/src/entry.client.tsx', '/tools/bench/single-page-entry.ts'),
    },
  };
}

async function nameNotFoundPage(folder: string) {
  for (const copy of ['', '.br', '.gz']) {
    const from = path.join(folder, notFoundPage.file + copy);
    await copyFile(from, path.join(folder, `${NOT_FOUND_PATH}.html${copy}`));
  }
}

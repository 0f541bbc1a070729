import { createHash } from 'node:crypto';
import { appendFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BuildEnvironment, Plugin, ViteBuilder } from 'vite';
import { photoFiles } from '../../src/content/photo-files.generated.ts';
import { contentFileProblems } from '../content/content-files.ts';
import { photoUses } from '../photos/photo-usage.ts';
import { builtAssets } from './built-assets.ts';
import { compressFolder } from './compress.ts';
import { displayFontLicence } from './display-font.ts';
import { documentHtml } from './document.ts';
import { writeKeptFiles } from './kept-files.ts';
import { writeSiteFiles } from './site-files.ts';
import { counterSource, visitCounterSettings } from './visit-counter-settings.ts';
import type * as Prerenderer from '../../src/entry.prerender.tsx';

function environment(builder: ViteBuilder, name: string): BuildEnvironment {
  const found = builder.environments[name];
  if (!found) throw new Error(`vite.config.ts has no environment "${name}"`);
  return found;
}

/** An answer that is missing would be a page that can't be rendered, and a message about its code. */
async function assertContentFiles() {
  const problems = await contentFileProblems();
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

/** Photos that only scripts show (the hero's next ones, the lightbox's) would not fail the prerender. */
function assertPhotosExist() {
  const lost = photoUses().filter(({ slug }) => !(slug in photoFiles));
  if (lost.length === 0) return;
  const lines = lost.map(
    ({ file, place, slug }) => `${file}, ${place}: there is no photo "${slug}"`,
  );
  throw new Error(`${lines.join('\n')}\nDescribe it in photos/photos.json and run: npm run photos`);
}

/** As a policy writes it. */
function styleHash(css: string): string {
  return `'sha256-${createHash('sha256').update(css).digest('base64')}'`;
}

async function writeSite(distDir: string, prerenderDir: string) {
  const entry = pathToFileURL(path.join(prerenderDir, 'prerender.js')).href;
  const { renderPath, sitePages, notFoundPage, organization } = (await import(
    entry
  )) as typeof Prerenderer;
  const pages = [...sitePages, notFoundPage];
  const assets = await builtAssets(distDir, pages);
  for (const page of pages) {
    const body = await renderPath(page.path);
    const html = documentHtml({ page, body, assets, organization });
    await writeFile(path.join(distDir, page.file), html);
  }
  const styleHashes = new Set(pages.map((page) => styleHash(assets.css(page))));
  await writeSiteFiles(distDir, {
    pages: sitePages,
    siteUrl: organization.siteUrl,
    email: organization.email,
    headers: {
      styleHashes: [...styleHashes],
      counterSource: counterSource(visitCounterSettings()),
      mapOrigin: organization.mapOrigin,
    },
  });
  await writeKeptFiles(distDir, new Date());
  await compressFolder(distDir);
}

/** Builds the client bundle, then writes each page of the site map as a flat HTML file beside it. */
export function prerenderSite(): Plugin {
  return {
    name: 'prerender-site',
    apply: 'build',
    async buildApp(builder) {
      await assertContentFiles();
      assertPhotosExist();
      const client = environment(builder, 'client');
      const prerender = environment(builder, 'prerender');
      await builder.build(client);
      await builder.build(prerender);
      const inRoot = (folder: string) => path.resolve(builder.config.root, folder);
      const distDir = inRoot(client.config.build.outDir);
      // Vite's `build.license` has written the licences of the packages.
      await appendFile(path.join(distDir, 'licences.txt'), await displayFontLicence());
      await writeSite(distDir, inRoot(prerender.config.build.outDir));
    },
  };
}

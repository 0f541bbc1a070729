import { createHash } from 'node:crypto';
import { appendFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BuildEnvironment, Plugin, ViteBuilder } from 'vite';
import { builtAssets } from './built-assets.ts';
import { builtCommit, builtOn } from './build-facts.ts';
import { compressFolder } from './compress.ts';
import { displayFontLicence } from './display-font.ts';
import { documentHtml } from './document.ts';
import { holdBuild } from './hold-build.ts';
import { writeDownloads } from './downloads.ts';
import { writeSiteFiles } from './site-files.ts';
import { counterSource } from './visit-counter-settings.ts';
import type * as Prerenderer from '../../src/entry.prerender.tsx';

function environment(builder: ViteBuilder, name: string): BuildEnvironment {
  const found = builder.environments[name];
  if (!found) throw new Error(`vite.config.ts has no environment "${name}"`);
  return found;
}

/** The hash of a text as a policy writes it. */
function styleHash(css: string): string {
  return `'sha256-${createHash('sha256').update(css).digest('base64')}'`;
}

async function writeSite(root: string, distDir: string, prerenderDir: string) {
  const entry = pathToFileURL(path.join(prerenderDir, 'prerender.js')).href;
  const { renderPath, sitePages, notFoundPage, organization } = (await import(
    entry
  )) as typeof Prerenderer;
  const pages = [...sitePages, notFoundPage];
  const assets = await builtAssets(root, distDir, pages);
  const styleHashes = new Set<string>();
  for (const page of pages) {
    const body = await renderPath(page.path);
    const css = assets.css(page, body);
    styleHashes.add(styleHash(css));
    const html = documentHtml({ page, body, css, assets, organization });
    await writeFile(path.join(distDir, page.file), html);
  }
  await writeSiteFiles(distDir, {
    pages: sitePages,
    siteUrl: organization.siteUrl,
    email: organization.email,
    builtOn,
    headers: {
      styleHashes: [...styleHashes],
      counterSource,
      mapOrigin: organization.mapOrigin,
    },
  });
  await writeDownloads(distDir, builtOn);
  const facts = { commit: builtCommit(), builtOn };
  await writeFile(path.join(distDir, 'build.json'), `${JSON.stringify(facts)}\n`);
  await compressFolder(distDir);
}

async function buildSite(builder: ViteBuilder) {
  const client = environment(builder, 'client');
  const prerender = environment(builder, 'prerender');
  await builder.build(client);
  await builder.build(prerender);
  const inRoot = (folder: string) => path.resolve(builder.config.root, folder);
  const distDir = inRoot(client.config.build.outDir);
  // Vite's `build.license` has written the licences of the packages.
  await appendFile(path.join(distDir, 'licences.txt'), await displayFontLicence());
  await writeSite(builder.config.root, distDir, inRoot(prerender.config.build.outDir));
  console.log(`The site is in ${path.relative(builder.config.root, distDir)}/`);
}

/** Builds the client bundle, then writes each page of the site map as a flat HTML file beside it. */
export function prerenderSite(): Plugin {
  return {
    name: 'prerender-site',
    apply: 'build',
    async buildApp(builder) {
      const release = holdBuild();
      try {
        await buildSite(builder);
      } finally {
        release();
      }
    },
  };
}

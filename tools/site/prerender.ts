import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BuildEnvironment, Plugin, ViteBuilder } from 'vite';
import { compressFolder } from './compress.ts';
import { documentHtml } from './document.ts';
import { writeSiteFiles } from './site-files.ts';
import { visitCounterBaseUrl } from './visit-counter-base-url.ts';
import type * as Prerenderer from '../../src/entry.prerender.tsx';

type ManifestEntry = { file: string; src?: string; isEntry?: boolean };

function environment(builder: ViteBuilder, name: string): BuildEnvironment {
  const found = builder.environments[name];
  if (!found) throw new Error(`vite.config.ts has no environment "${name}"`);
  return found;
}

/** Where the client build put the boot module and the stylesheet, as addresses from the root. */
async function builtAssets(distDir: string) {
  const manifestFile = path.join(distDir, '.vite/manifest.json');
  const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as Record<
    string,
    ManifestEntry
  >;
  const boot = manifest['src/boot.ts']?.file;
  const stylesheet = manifest['style.css']?.file;
  if (!boot || !stylesheet) throw new Error(`${manifestFile} lists no boot module or stylesheet`);
  const css = await readFile(path.join(distDir, stylesheet), 'utf8');
  await rm(path.join(distDir, '.vite'), { recursive: true });
  // It stands in every page; nothing asks for the file.
  await rm(path.join(distDir, stylesheet));
  return { bootUrl: `/${boot}`, css: css.trim() };
}

async function writeSite(distDir: string, prerenderDir: string) {
  const entry = pathToFileURL(path.join(prerenderDir, 'prerender.js')).href;
  const { renderPath, sitePages, notFoundPage, organization } = (await import(
    entry
  )) as typeof Prerenderer;
  const { bootUrl, css } = await builtAssets(distDir);
  for (const page of [...sitePages, notFoundPage]) {
    const body = await renderPath(page.path);
    const html = documentHtml({ page, body, css, bootUrl, organization });
    await writeFile(path.join(distDir, page.file), html);
  }
  const styleHash = `'sha256-${createHash('sha256').update(css).digest('base64')}'`;
  await writeSiteFiles(distDir, {
    pages: sitePages,
    siteUrl: organization.siteUrl,
    headers: {
      styleHashes: [styleHash],
      counterOrigin: visitCounterBaseUrl() || null,
      mapOrigin: organization.mapOrigin,
    },
  });
  await compressFolder(distDir);
}

/** Builds the browser's bundle, then every page of the site map as a flat HTML file beside it. */
export function prerenderSite(): Plugin {
  return {
    name: 'prerender-site',
    apply: 'build',
    async buildApp(builder) {
      const client = environment(builder, 'client');
      const prerender = environment(builder, 'prerender');
      await builder.build(client);
      await builder.build(prerender);
      const inRoot = (folder: string) => path.resolve(builder.config.root, folder);
      await writeSite(inRoot(client.config.build.outDir), inRoot(prerender.config.build.outDir));
    },
  };
}

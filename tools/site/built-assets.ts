import { createHash } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { SitePage } from '../../src/site-map.ts';

type ManifestEntry = { file: string; imports?: string[] };

type Manifest = Record<string, ManifestEntry>;

/** What the client build wrote, as addresses from the root. */
export type BuiltAssets = {
  css: string;
  /** Of the one font that the stylesheet loads. */
  fontUrl: string;
  bootUrl: string;
  /** For the `integrity` attribute of the boot module. */
  bootIntegrity: string;
  /** The modules that hydrate a page, to be fetched side by side and not one behind the other. */
  hydrationUrls: (page: Pick<SitePage, 'file'>) => string[];
};

/** A page's module by the name of its flat file: about.html → src/pages/about/about-page.tsx. */
function pageModule(file: string): string {
  const names: Record<string, string> = { index: 'home', '404': 'not-found' };
  const stem = path.basename(file, '.html');
  const name = names[stem] ?? stem;
  return `src/pages/${name}/${name}-page.tsx`;
}

function entryOf(manifest: Manifest, key: string): ManifestEntry {
  const entry = manifest[key];
  if (!entry) throw new Error(`The client build's manifest lists no ${key}`);
  return entry;
}

/** A module's file and all that it imports, each once. */
function filesOf(manifest: Manifest, key: string, found = new Set<string>()): Set<string> {
  const { file, imports = [] } = entryOf(manifest, key);
  if (found.has(file)) return found;
  found.add(file);
  for (const imported of imports) filesOf(manifest, imported, found);
  return found;
}

function fontIn(css: string): string {
  const [, url] = /url\(["']?([^"')]+\.woff2)/.exec(css) ?? [];
  if (!url) throw new Error('The stylesheet loads no font');
  return url;
}

/** Reads the manifest and the stylesheet, and removes both: no page requests them. */
export async function builtAssets(distDir: string): Promise<BuiltAssets> {
  const manifestFile = path.join(distDir, '.vite/manifest.json');
  const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as Manifest;
  const boot = entryOf(manifest, 'src/boot.ts').file;
  const bootCode = await readFile(path.join(distDir, boot));
  const stylesheet = path.join(distDir, entryOf(manifest, 'style.css').file);
  const css = (await readFile(stylesheet, 'utf8')).trim();
  await rm(path.dirname(manifestFile), { recursive: true });
  await rm(stylesheet);
  return {
    css,
    fontUrl: fontIn(css),
    bootUrl: `/${boot}`,
    bootIntegrity: `sha256-${createHash('sha256').update(bootCode).digest('base64')}`,
    hydrationUrls: ({ file }) => {
      const files = filesOf(manifest, 'src/entry.client.tsx');
      for (const needed of filesOf(manifest, pageModule(file))) files.add(needed);
      files.delete(boot);
      return [...files].map((name) => `/${name}`);
    },
  };
}

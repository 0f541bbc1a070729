import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { SitePage } from '../../src/site-map.ts';

type ManifestEntry = { file: string; imports?: string[]; css?: string[] };

type Manifest = Record<string, ManifestEntry>;

/** What the client build wrote, as addresses from the root. */
export type BuiltAssets = {
  /** The style of a page: what pages share, then its own. */
  css: (page: BuiltPage) => string;
  /** The own styles of all pages in one file, for going from one page to another. */
  pageStylesUrl: string;
  /** Of the one font that the stylesheet loads. */
  fontUrl: string;
  bootUrl: string;
  /** For the `integrity` attribute of the boot module. */
  bootIntegrity: string;
  /** The modules that hydrate a page, to be fetched side by side and not one behind the other. */
  hydrationUrls: (page: BuiltPage) => string[];
};

type BuiltPage = Pick<SitePage, 'file'>;

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

/** A module's entry behind those of all that it imports, each once: in the order of their styles. */
function entriesOf(manifest: Manifest, key: string, seen = new Set<string>()): ManifestEntry[] {
  if (seen.has(key)) return [];
  seen.add(key);
  const entry = entryOf(manifest, key);
  const imported = (entry.imports ?? []).flatMap((name) => entriesOf(manifest, name, seen));
  return [...imported, entry];
}

function fontIn(css: string): string {
  const [, url] = /url\(["']?([^"')]+\.woff2)/.exec(css) ?? [];
  if (!url) throw new Error('The stylesheet loads no font');
  return url;
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 8);
}

/** Reads the manifest and the stylesheets, and replaces them by one file: no page requests them. */
export async function builtAssets(
  distDir: string,
  pages: readonly BuiltPage[],
): Promise<BuiltAssets> {
  const inDist = (file: string) => path.join(distDir, file);
  const manifestFile = inDist('.vite/manifest.json');
  const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as Manifest;
  const boot = entryOf(manifest, 'src/boot.ts').file;
  const bootCode = await readFile(inDist(boot));

  const sheets = new Map<string, string>();
  for (const file of new Set(Object.values(manifest).flatMap(({ css = [] }) => css))) {
    sheets.set(file, (await readFile(inDist(file), 'utf8')).trim());
    await rm(inDist(file));
  }
  await rm(path.dirname(manifestFile), { recursive: true });
  const cssOf = (files: Iterable<string>) => [...files].map((file) => sheets.get(file)).join('');
  const cssFilesOf = (key: string) =>
    new Set(entriesOf(manifest, key).flatMap(({ css = [] }) => css));
  const shared = cssFilesOf('src/entry.client.tsx');
  const ownFilesOf = (page: BuiltPage) =>
    [...cssFilesOf(pageModule(page.file))].filter((file) => !shared.has(file));
  const pageStyles = cssOf(new Set(pages.flatMap(ownFilesOf)));
  const pageStylesUrl = `/assets/pages-${hashOf(pageStyles)}.css`;
  await writeFile(inDist(pageStylesUrl), pageStyles);

  return {
    css: (page) => cssOf([...shared, ...ownFilesOf(page)]),
    pageStylesUrl,
    fontUrl: fontIn(cssOf(shared)),
    bootUrl: `/${boot}`,
    bootIntegrity: `sha256-${createHash('sha256').update(bootCode).digest('base64')}`,
    hydrationUrls: ({ file }) => {
      const entries = [
        ...entriesOf(manifest, 'src/entry.client.tsx'),
        ...entriesOf(manifest, pageModule(file)),
      ];
      const files = new Set(entries.map((entry) => entry.file));
      files.delete(boot);
      return [...files].map((name) => `/${name}`);
    },
  };
}

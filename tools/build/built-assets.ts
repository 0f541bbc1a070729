import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pageFile, type SitePage } from '../../src/site-map.ts';
import { filesOfShortNames } from './class-names.ts';
import { importedStyles, rulesFor } from './imported-styles.ts';

type ManifestEntry = { file: string; imports?: string[]; css?: string[] };

type Manifest = Record<string, ManifestEntry>;

/** What the client build wrote, as addresses from the root. */
export type BuiltAssets = {
  /** The style of a page: of the parts and photos that it has of what pages share, then its own. */
  css: (page: BuiltPage, body: string) => string;
  /** What a page's style may lack of the others', in one file, for going from one page to another. */
  pageStylesUrl: string;
  /** The address of the one font that the stylesheet loads. */
  fontUrl: string;
  bootUrl: string;
  /** For the `integrity` attribute of the boot module. */
  bootIntegrity: string;
  /** The modules that hydrate a page, to be fetched side by side and not one behind the other. */
  hydrationUrls: (page: BuiltPage) => string[];
};

const APP = 'src/entry.client.tsx';

type BuiltPage = Pick<SitePage, 'path'>;

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

/** A photo's colour and focal point, in minified CSS. */
const photoRule = /\[data-photo="?([\w-]+)"?\]\{[^}]*\}/g;

/** Reads the manifest and the stylesheets, and replaces them by one file: no page requests them. */
export async function builtAssets(
  root: string,
  distDir: string,
  pages: readonly BuiltPage[],
): Promise<BuiltAssets> {
  const inDist = (file: string) => path.join(distDir, file);
  const manifestFile = inDist('.vite/manifest.json');
  const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as Manifest;
  const boot = entryOf(manifest, 'src/boot/boot.ts').file;
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
  const shared = cssFilesOf(APP);
  const ownFilesOf = (page: BuiltPage) =>
    [...cssFilesOf(pageFile(page.path))].filter((file) => !shared.has(file));
  const styleFiles = filesOfShortNames(root);
  const ofApp = importedStyles(root, APP);
  const ofPages = new Map(
    pages.map((page) => [page.path, importedStyles(root, pageFile(page.path))]),
  );
  const isOn = (page: BuiltPage, name: string | null) => {
    const file = name === null ? undefined : styleFiles.get(name);
    return !file || ofApp.has(file) || ofPages.get(page.path)?.has(file) === true;
  };
  const codeOf = new Map<string, string>();
  for (const page of pages) {
    const { file } = entryOf(manifest, pageFile(page.path));
    codeOf.set(page.path, await readFile(inDist(file), 'utf8'));
  }
  const sharedFor = (page: BuiltPage, body: string) =>
    rulesFor(cssOf(shared), (name) => isOn(page, name)).replaceAll(
      photoRule,
      (rule, slug: string) =>
        // Some photos are shown by the page's script alone.
        body.includes(`data-photo="${slug}"`) || codeOf.get(page.path)?.includes(slug) ? rule : '',
    );
  const notOnAll = rulesFor(cssOf(shared), (name) => !pages.every((page) => isOn(page, name)));
  const photos = cssOf(shared).match(photoRule) ?? [];
  const pageStyles = [notOnAll, ...photos, cssOf(new Set(pages.flatMap(ownFilesOf)))].join('');
  const pageStylesUrl = `/assets/pages-${hashOf(pageStyles)}.css`;
  await writeFile(inDist(pageStylesUrl), pageStyles);

  return {
    css: (page, body) => sharedFor(page, body) + cssOf(ownFilesOf(page)),
    pageStylesUrl,
    fontUrl: fontIn(cssOf(shared)),
    bootUrl: `/${boot}`,
    bootIntegrity: `sha256-${createHash('sha256').update(bootCode).digest('base64')}`,
    hydrationUrls: (page) => {
      const entries = [...entriesOf(manifest, APP), ...entriesOf(manifest, pageFile(page.path))];
      const files = new Set(entries.map((entry) => entry.file));
      files.delete(boot);
      return [...files].map((name) => `/${name}`);
    },
  };
}

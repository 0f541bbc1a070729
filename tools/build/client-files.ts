import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Rolldown } from 'vite';

/** What documents need to know of the files that the client build writes. Addresses begin at the root. */
export type ClientFiles = {
  bootUrl: string;
  /** For the boot script's `integrity`. */
  bootIntegrity: string;
  fontUrl: string;
  /** A stylesheet with all styles that not every document has. The first navigation loads it. */
  pageStylesUrl: string;
  /** By the source file of the page's module: `src/pages/give/give-page.tsx`. */
  pages: ReadonlyMap<string, PageFiles>;
};

export type PageFiles = {
  /** In the order of imports. */
  css: string;
  /** Modules that hydration needs, such as `content-1a2b3c4d`. The document lists them, so all are fetched at once. */
  moduleNames: readonly string[];
};

/** The styles of each chunk, by its file. */
export type ChunkStyles = ReadonlyMap<string, string>;

type Bundle = Rolldown.OutputBundle;

const APP = 'src/entry.client.tsx';

/**
 * Removes the stylesheets from the bundle: each document has its own styles, and Vite's loader would fetch them again.
 * Returns each chunk's styles, and one stylesheet of those that not every document has.
 */
export function takeStyles(bundle: Bundle, root: string): [ChunkStyles, pageStyles: string] {
  const styles = new Map<string, string>();
  for (const chunk of chunksIn(bundle)) {
    const files = chunk.viteMetadata?.importedCss ?? new Set();
    styles.set(chunk.fileName, [...files].map((file) => textOf(bundle, file)).join(''));
    for (const file of files) delete bundle[file];
    files.clear();
  }
  const seen = new Set<string>();
  withImports(bundle, chunkOf(bundle, root, APP), seen);
  const others = pageChunks(bundle, root).flatMap(([, chunk]) => withImports(bundle, chunk, seen));
  return [styles, stylesOf(others, styles)];
}

/** `styles` are those that `takeStyles` has taken out of the same build. */
export function clientFiles(
  { output }: Rolldown.RolldownOutput,
  root: string,
  styles: ChunkStyles,
): ClientFiles {
  const bundle: Bundle = Object.fromEntries(output.map((file) => [file.fileName, file]));
  const boot = chunkOf(bundle, root, 'src/boot/boot.ts');
  const app = chunkOf(bundle, root, APP);
  return {
    bootUrl: `/${boot.fileName}`,
    bootIntegrity: `sha256-${createHash('sha256').update(boot.code).digest('base64')}`,
    fontUrl: onlyFile(bundle, /\.woff2$/),
    pageStylesUrl: onlyFile(bundle, /\.css$/),
    pages: new Map(
      pageChunks(bundle, root).map(([file, page]) => {
        const seen = new Set<string>();
        const chunks = [app, page].flatMap((chunk) => withImports(bundle, chunk, seen));
        const modules = chunks.filter((chunk) => chunk !== boot);
        const moduleNames = modules.map(({ fileName }) => path.basename(fileName, '.js'));
        return [file, { css: stylesOf(chunks, styles), moduleNames }];
      }),
    ),
  };
}

function chunksIn(bundle: Bundle): Rolldown.OutputChunk[] {
  return Object.values(bundle).filter((file) => file.type === 'chunk');
}

function textOf(bundle: Bundle, fileName: string): string {
  const file = bundle[fileName];
  if (file?.type !== 'asset') throw new Error(`The client build has no file ${fileName}`);
  return file.source.toString().trim();
}

/** The source file of a chunk that has one of its own, such as `src/boot/boot.ts`; '' otherwise. */
function sourceOf({ facadeModuleId }: Rolldown.OutputChunk, root: string): string {
  return facadeModuleId ? path.relative(root, facadeModuleId).replaceAll('\\', '/') : '';
}

function chunkOf(bundle: Bundle, root: string, source: string): Rolldown.OutputChunk {
  const chunk = chunksIn(bundle).find((it) => sourceOf(it, root) === source);
  if (!chunk) throw new Error(`The client build has no chunk of ${source}`);
  return chunk;
}

function pageChunks(bundle: Bundle, root: string): [source: string, Rolldown.OutputChunk][] {
  return chunksIn(bundle)
    .map((chunk) => [sourceOf(chunk, root), chunk] as [string, Rolldown.OutputChunk])
    .filter(([source]) => /^src\/pages\/.*-page\.tsx$/.test(source));
}

/**
 * The chunks that a chunk imports, and it last: the order of their styles. Leaves out those in `seen`, and adds to it.
 */
function withImports(
  bundle: Bundle,
  chunk: Rolldown.OutputChunk,
  seen: Set<string>,
): Rolldown.OutputChunk[] {
  if (seen.has(chunk.fileName)) return [];
  seen.add(chunk.fileName);
  const imported = chunk.imports.flatMap((file) => {
    const it = bundle[file];
    return it?.type === 'chunk' ? withImports(bundle, it, seen) : [];
  });
  return [...imported, chunk];
}

function stylesOf(chunks: readonly Rolldown.OutputChunk[], styles: ChunkStyles): string {
  return chunks.map(({ fileName }) => styles.get(fileName)).join('');
}

function onlyFile(bundle: Bundle, pattern: RegExp): string {
  const [file, ...others] = Object.keys(bundle).filter((name) => pattern.test(name));
  if (!file || others.length > 0)
    throw new Error(`Expected one ${pattern}: ${file} ${others.join()}`);
  return `/${file}`;
}

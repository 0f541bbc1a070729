import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { renderPath } from '../../src/entry.prerender.tsx';
import { notFoundPage, pageFile, sitePages } from '../../src/site-map.ts';
import type { ClientFiles } from './client-files.ts';
import { documentHtml } from './document.ts';
import { siteFiles } from './site-files.ts';

type BuildFacts = { commit: string | null; builtOn: Date };

/** Writes each page as a flat HTML file, and the files beside them, such as sitemap.xml. */
export async function writeSite(distDir: string, files: ClientFiles, facts: BuildFacts) {
  const writeText = (file: string, text: string) => writeFile(path.join(distDir, file), text);
  for (const page of [...sitePages, notFoundPage]) {
    const source = pageFile(page.path);
    const pageFiles = files.pages.get(source);
    if (!pageFiles) throw new Error(`${source} is missing; src/site-map.ts lists its page`);
    const body = await renderPath(page.path);
    await writeText(page.file, documentHtml({ page, body, pageFiles, files }));
  }
  await mkdir(path.join(distDir, '.well-known'), { recursive: true });
  for (const [file, text] of Object.entries(siteFiles(facts.builtOn))) await writeText(file, text);
  await writeText('build.json', `${JSON.stringify(facts)}\n`);
}

import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { renderPath } from '../../src/entry.prerender.tsx';
import { notFoundPage, pageFile, sitePages } from '../../src/site-map.ts';
import type { ClientFiles } from './client-files.ts';
import { documentHtml } from './document.ts';
import { siteFiles } from './site-files.ts';
import { usedStyles } from './used-styles.ts';

type BuildFacts = { commit: string | null; builtOn: Date };

/** Writes each page as a flat HTML file, and the files beside them, such as sitemap.xml. */
export async function writeSite(distDir: string, files: ClientFiles, facts: BuildFacts) {
  const writeText = (file: string, text: string) => writeFile(path.join(distDir, file), text);
  const styles = new Map<string, string>();
  for (const page of [...sitePages, notFoundPage]) {
    const source = pageFile(page.path);
    const pageFiles = files.pages.get(source);
    if (!pageFiles) throw new Error(`${source} is missing; src/site-map.ts lists its page`);
    const body = await renderPath(page.path);
    const css = usedStyles(pageFiles.css, page.path, body);
    styles.set(page.path, css);
    await writeText(
      page.file,
      documentHtml({ page, body, pageFiles: { ...pageFiles, css }, files }),
    );
  }
  // Every other answer has the policy of the 404 page.
  const notFoundCss = styles.get(notFoundPage.path) ?? '';
  styles.delete(notFoundPage.path);
  await mkdir(path.join(distDir, '.well-known'), { recursive: true });
  for (const [file, text] of Object.entries(siteFiles(styles, notFoundCss, facts.builtOn)))
    await writeText(file, text);
  await writeText('build.json', `${JSON.stringify(facts)}\n`);
}

import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { organization } from '../../src/content/organization.ts';
import { renderPath } from '../../src/entry.prerender.tsx';
import { notFoundPage, pageFile, type SitePage, sitePages } from '../../src/site-map.ts';
import type { ClientFiles } from './client-files.ts';
import { documentHtml } from './document.ts';
import { writeDownloads } from './downloads.ts';
import { headersFile } from './response-headers.ts';
import { robotsTxt } from './robots-txt.ts';
import { securityTxt } from './security-txt.ts';
import { sitemap } from './sitemap.ts';
import { usedStyles } from './used-styles.ts';
import { counterSource } from './visit-counter-settings.ts';

type BuildFacts = { commit: string | null; builtOn: Date };

/** Each page as a flat HTML file, and the files beside them, such as sitemap.xml. */
export async function writeSite(distDir: string, files: ClientFiles, facts: BuildFacts) {
  const filesOf = (page: SitePage) => {
    const source = pageFile(page.path);
    const own = files.pages.get(source);
    if (!own) throw new Error(`${source} is missing; src/site-map.ts lists its page`);
    return own;
  };
  const styles = new Map<string, string>();
  for (const page of [...sitePages, notFoundPage]) {
    const body = await renderPath(page.path);
    const own = filesOf(page);
    const css = usedStyles(own.css, page.path, body);
    styles.set(page.path, css);
    const html = documentHtml({ page, body, own: { ...own, css }, files });
    await writeFile(path.join(distDir, page.file), html);
  }
  const { siteUrl, email, mapOrigin } = organization;
  const headers = {
    styles: new Map(sitePages.map((page) => [page.path, styles.get(page.path) ?? ''])),
    notFoundCss: styles.get(notFoundPage.path) ?? '',
    counterSource,
    mapOrigin,
  };
  const siteFiles = {
    'sitemap.xml': sitemap(sitePages, siteUrl),
    'robots.txt': robotsTxt(siteUrl),
    _headers: headersFile(headers),
    '.well-known/security.txt': securityTxt({ siteUrl, email }, facts.builtOn),
  };
  await mkdir(path.join(distDir, '.well-known'), { recursive: true });
  for (const [file, text] of Object.entries(siteFiles))
    await writeFile(path.join(distDir, file), text);
  await writeDownloads(distDir);
  await writeFile(path.join(distDir, 'build.json'), `${JSON.stringify(facts)}\n`);
}

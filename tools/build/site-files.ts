import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { SitePage } from '../../src/site-map.ts';
import { escapeHtml } from '../html/escape.ts';
import { headersFile, type PolicyOptions } from './response-headers.ts';
import { securityTxt } from './security-txt.ts';

type ListedPage = Pick<SitePage, 'path'>;

export type SiteFilesOptions = {
  pages: readonly ListedPage[];
  /** The address that the site is published at, such as `https://example.org`. */
  siteUrl: string;
  /** Receives reports of vulnerabilities. */
  email: string;
  builtOn: Date;
  headers: PolicyOptions;
};

/** Writes the files beside the pages that search engines, hosts and security researchers read. */
export async function writeSiteFiles(distDir: string, options: SiteFilesOptions): Promise<void> {
  await mkdir(join(distDir, '.well-known'), { recursive: true });
  await Promise.all([
    writeFile(join(distDir, 'sitemap.xml'), sitemap(options.pages, options.siteUrl)),
    writeFile(join(distDir, 'robots.txt'), robots(options.siteUrl)),
    writeFile(join(distDir, '_headers'), headersFile(options.headers)),
    writeFile(join(distDir, '.well-known/security.txt'), securityTxt(options, options.builtOn)),
  ]);
}

function sitemap(pages: readonly ListedPage[], siteUrl: string): string {
  const addresses = pages.map(
    ({ path }) => `  <url><loc>${escapeHtml(new URL(path, siteUrl).href)}</loc></url>\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${addresses.join('')}</urlset>
`;
}

function robots(siteUrl: string): string {
  return `User-agent: *
# https://contentsignals.org: pages may be found, and are not to be trained on.
Content-Signal: search=yes, ai-train=no
Allow: /
# Every request there counts a visit.
Disallow: /v1/

Sitemap: ${new URL('/sitemap.xml', siteUrl).href}
`;
}

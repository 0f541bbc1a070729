import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { SitePage } from '../../src/site-map.ts';
import { nginxConfig } from './nginx-config.ts';
import { headersFile, type PolicyOptions } from './response-headers.ts';
import { securityTxt } from './security-txt.ts';

type ListedPage = Pick<SitePage, 'path' | 'indexable'>;

export type SiteFilesOptions = {
  pages: readonly ListedPage[];
  /** The address that the site is published at, such as `https://example.org`. */
  siteUrl: string;
  /** Receives reports of vulnerabilities. */
  email: string;
  headers: PolicyOptions;
};

/** Writes the files beside the pages that search engines, hosts and security researchers read. */
export async function writeSiteFiles(distDir: string, options: SiteFilesOptions): Promise<void> {
  const paths = options.pages.map(({ path }) => path);
  await mkdir(join(distDir, '.well-known'), { recursive: true });
  await Promise.all([
    writeFile(join(distDir, 'sitemap.xml'), sitemap(options.pages, options.siteUrl)),
    writeFile(join(distDir, 'robots.txt'), robots(options.siteUrl)),
    writeFile(join(distDir, '_headers'), headersFile(options.headers)),
    writeFile(join(distDir, '_nginx.conf'), nginxConfig(paths, options.headers)),
    writeFile(join(distDir, '.well-known/security.txt'), securityTxt(options, new Date())),
  ]);
}

export function sitemap(pages: readonly ListedPage[], siteUrl: string): string {
  const addresses = pages
    .filter(({ indexable }) => indexable)
    .map(({ path }) => `  <url><loc>${escapeXml(new URL(path, siteUrl).href)}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${addresses.join('')}</urlset>
`;
}

export function robots(siteUrl: string): string {
  return `User-agent: *
# https://contentsignals.org: pages may be found, and are not to be trained on.
Content-Signal: search=yes, ai-train=no
Allow: /
# Every request there counts a visit.
Disallow: /v1/

Sitemap: ${new URL('/sitemap.xml', siteUrl).href}
`;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

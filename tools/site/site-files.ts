import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { nginxConfig } from './nginx-config.ts';
import { headersFile, type PolicyOptions } from './response-headers.ts';
import { securityTxt } from './security-txt.ts';

export type SitePage = { path: string; indexable: boolean };

export type SiteFilesOptions = {
  pages: readonly SitePage[];
  /** The address that the site is published at, such as `https://example.org`. */
  siteUrl: string;
  /** Whom to tell of a hole in it. */
  email: string;
  headers: PolicyOptions;
};

/** What search engines, the host and whoever finds a hole read beside the pages. */
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

export function sitemap(pages: readonly SitePage[], siteUrl: string): string {
  const addresses = pages
    .filter(({ indexable }) => indexable)
    .map(({ path }) => `  <url><loc>${escapeXml(new URL(path, siteUrl).href)}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${addresses.join('')}</urlset>
`;
}

export function robots(siteUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${new URL('/sitemap.xml', siteUrl).href}\n`;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

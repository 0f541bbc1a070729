import type { SitePage } from '../../src/site-map.ts';
import { escapeHtml } from '../html/escape.ts';

/** `siteUrl` is such as `https://example.org`. */
export function sitemap(pages: readonly Pick<SitePage, 'path'>[], siteUrl: string): string {
  const addresses = pages.map(
    ({ path }) => `  <url><loc>${escapeHtml(new URL(path, siteUrl).href)}</loc></url>\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${addresses.join('')}</urlset>
`;
}

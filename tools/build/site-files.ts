import { contactCard, contactCardPath } from '../../src/giving/contact-card.ts';
import { organization } from '../../src/content/organization.ts';
import { visitCounter } from '../../src/content/visit-counter-settings.ts';
import { sitePages } from '../../src/site-map.ts';
import { escapeHtml } from '../html/escape.ts';
import { headersFile } from './response-headers.ts';

const { siteUrl, email, mapOrigin } = organization;

/** The texts of the files beside the pages, by name. */
export function siteFiles(builtOn: Date) {
  const { baseUrl } = visitCounter;
  const counterSource = baseUrl === 'same-origin' ? '' : baseUrl;
  return {
    'sitemap.xml': sitemap(),
    'robots.txt': robotsTxt,
    _headers: headersFile({ counterSource, mapOrigin }),
    '.well-known/security.txt': securityTxt(builtOn),
    // Visitors save it on their phones.
    [contactCardPath]: contactCard(organization),
  };
}

function sitemap(): string {
  const addresses = sitePages.map(
    ({ path }) => `  <url><loc>${escapeHtml(new URL(path, siteUrl).href)}</loc></url>\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${addresses.join('')}</urlset>
`;
}

const robotsTxt = `User-agent: *
# https://contentsignals.org: pages may be found, and are not to be trained on.
Content-Signal: search=yes, ai-train=no
Allow: /
# Every request there counts a visit.
Disallow: /v1/

Sitemap: ${siteUrl}/sitemap.xml
`;

const DAY_MS = 24 * 60 * 60 * 1000;

/** RFC 9116 recommends an expiry within a year, so publish at least once a year. */
function securityTxt(builtOn: Date): string {
  const expires = new Date(builtOn.getTime() + 360 * DAY_MS);
  return `Contact: mailto:${email}
Contact: ${siteUrl}/contact
Expires: ${expires.toISOString()}
Preferred-Languages: en
Canonical: ${siteUrl}/.well-known/security.txt
`;
}

export function robotsTxt(siteUrl: string): string {
  return `User-agent: *
# https://contentsignals.org: pages may be found, and are not to be trained on.
Content-Signal: search=yes, ai-train=no
Allow: /
# Every request there counts a visit.
Disallow: /v1/

Sitemap: ${new URL('/sitemap.xml', siteUrl).href}
`;
}

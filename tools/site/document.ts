import { bootAttributes } from '../../src/boot-contract.ts';
import { largePhotoAddress } from '../../src/components/photo/photo-address.ts';
import type { BuiltAssets } from './built-assets.ts';
import type { Organization } from '../../src/content/organization.ts';
import { sharedPhoto } from '../../src/content/page-photos.ts';
import { photoFiles } from '../../src/content/photo-files.generated.ts';
import type { SitePage } from '../../src/site-map.ts';

const HOME = '/';

type DocumentParts = {
  page: SitePage;
  /** React's markup for `#root`. */
  body: string;
  assets: BuiltAssets;
  organization: Organization;
};

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

/**
 * Who publishes the site, as schema.org data for search engines. `<` is escaped, so that no text from
 * the content can end the script element.
 */
function structuredData(organization: Organization): string {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'NGO',
    name: organization.name,
    alternateName: organization.initials,
    url: organization.siteUrl,
    foundingDate: String(organization.foundedYear),
    email: organization.email,
    telephone: organization.phones,
    address: {
      '@type': 'PostalAddress',
      streetAddress: `${organization.address.lines[0]}, ${organization.landmark}`,
      addressLocality: organization.address.locality,
      addressCountry: organization.address.country,
    },
  };
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json">${json}</script>`;
}

function headMeta({ page, organization }: DocumentParts): string {
  if (!page.indexable) return '<meta name="robots" content="noindex">';
  const url = organization.siteUrl + page.path;
  const file = photoFiles[sharedPhoto];
  const picture = organization.siteUrl + largePhotoAddress(sharedPhoto, file);
  const graph = {
    'og:type': 'website',
    'og:site_name': organization.name,
    'og:title': page.title,
    'og:description': page.description,
    'og:url': url,
    'og:image': picture,
    'og:image:alt': file.alt,
  };
  return [
    `<link rel="canonical" href="${escapeHtml(url)}">`,
    ...Object.entries(graph).map(
      ([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}">`,
    ),
    '<meta name="twitter:card" content="summary_large_image">',
    ...(page.path === HOME ? [structuredData(organization)] : []),
  ].join('\n');
}

/**
 * Preloads the display font on a page that opens with pictures: at low priority beside a single one,
 * which is then the LCP element, and ahead of several, which would delay the font. On a page without
 * pictures the preload made LCP worse (docs/decisions/what-makes-it-fast.md).
 */
function fontPreload(body: string, fontUrl: string): string {
  const pictures = body.split('loading="eager"').length - 1;
  if (pictures === 0) return '';
  const priority = pictures === 1 ? ' fetchpriority="low"' : '';
  return `<link rel="preload" as="font" type="font/woff2" href="${fontUrl}" crossorigin${priority}>\n`;
}

/**
 * The whole HTML document of one page. The boot module is requested in the head, because behind the
 * pictures it waits for a connection, and at low priority, so that it does not delay the first paint.
 */
export function documentHtml(parts: DocumentParts): string {
  const { page, body, assets } = parts;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(page.title)}</title>
<meta name="description" content="${escapeHtml(page.description)}">
<meta name="theme-color" content="#fffaf2">
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
${fontPreload(body, assets.fontUrl)}<style>${assets.css}</style>
<script type="module" async src="${assets.bootUrl}" integrity="${assets.bootIntegrity}" fetchpriority="low" ${bootAttributes.wakeModules}="${assets.hydrationUrls(page).join(' ')}"></script>
${headMeta(parts)}
</head>
<body>
<div id="root">${body}</div>
</body>
</html>
`;
}

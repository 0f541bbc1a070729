import { bootAttributes } from '../../src/boot-contract.ts';
import { largePhotoAddress, largePhotoSize } from '../../src/components/photo/photo-address.ts';
import { sitePhotos } from '../../src/content/photos.generated.ts';
import { escapeHtml } from '../html/escape.ts';
import type { ClientFiles, PageFiles } from './client-files.ts';
import { organization } from '../../src/content/organization.ts';
import type { SitePage } from '../../src/site-map.ts';
import { structuredData } from './structured-data.ts';

const HOME = '/';

type DocumentParts = {
  page: SitePage;
  /** Inside `#root`. */
  body: string;
  pageFiles: PageFiles;
  files: ClientFiles;
};

/**
 * The whole HTML of a page. Some programs read only the first 4,096 bytes for a link preview, so the preview's
 * elements come before the stylesheet. The boot script stands in the head, because after the pictures it would wait for
 * a free connection. Its low priority keeps it from delaying the first paint.
 */
export function documentHtml({ page, body, pageFiles, files }: DocumentParts): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(page.title)}</title>
<meta name="description" content="${escapeHtml(page.description)}">
${headMeta(page)}
<meta name="format-detection" content="telephone=no">
<meta name="theme-color" content="#fffaf2">
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
${fontPreload(body, files.fontUrl)}<style>${pageFiles.css}</style>
<script type="module" async src="${files.bootUrl}" integrity="${files.bootIntegrity}" fetchpriority="low" ${bootAttributes.hydrationModules}="${pageFiles.moduleNames.join(' ')}" ${bootAttributes.pageStyles}="${files.pageStylesUrl}" ${bootAttributes.page}="${page.path}"></script>
${page.path === HOME ? `${structuredData(organization)}\n` : ''}</head>
<body>
<div id="root">${body}</div>
<p role="alert" hidden ${bootAttributes.notArrived}>That did not work yet. Check your connection and try again.</p>
</body>
</html>
`;
}

/** What search engines and link previews read. */
function headMeta(page: SitePage): string {
  if (page.path === '/404') return '<meta name="robots" content="noindex">';
  const url = organization.siteUrl + page.path;
  const photo = sitePhotos[page.sharePhoto];
  const { width, height } = largePhotoSize(photo);
  const graph = {
    'og:type': 'website',
    'og:site_name': organization.name,
    'og:locale': 'en_GB',
    'og:title': page.shareTitle,
    'og:description': page.shareText,
    'og:url': url,
    'og:image': organization.siteUrl + largePhotoAddress(page.sharePhoto, photo),
    'og:image:type': 'image/jpeg',
    'og:image:width': width,
    'og:image:height': height,
    'og:image:alt': photo.alt,
  };
  return [
    `<link rel="canonical" href="${escapeHtml(url)}">`,
    ...Object.entries(graph).map(
      ([property, content]) =>
        `<meta property="${property}" content="${escapeHtml(String(content))}">`,
    ),
    // Twitter takes the rest from the og: properties.
    '<meta name="twitter:card" content="summary_large_image">',
  ].join('\n');
}

/**
 * Preloads the font, or returns '' on a page whose first screen has no picture. The font has low priority, because the
 * picture on the first screen is the LCP element. Where there is none, a preload made the LCP worse
 * (docs/decisions/what-makes-it-fast.md).
 */
function fontPreload(body: string, fontUrl: string): string {
  if (!body.includes('loading="eager"')) return '';
  return `<link rel="preload" as="font" type="font/woff2" href="${fontUrl}" crossorigin fetchpriority="low">\n`;
}

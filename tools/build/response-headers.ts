import { createHash } from 'node:crypto';

type PolicyOptions = {
  /** The text of the page's `<style>`. */
  css: string;
  /** The origin that counts visits; '' if this site does. */
  counterSource: string;
  mapOrigin: string;
};

const POLICY = 'Content-Security-Policy';

type SitePolicy = Omit<PolicyOptions, 'css'> & {
  /** The styles by the page's path. */
  styles: ReadonlyMap<string, string>;
  /** The style of the 404 page. Its policy goes with every answer that is no page of `styles`. */
  notFoundCss: string;
};

/**
 * The text of `_headers`. Cloudflare applies every block that matches a path and joins their values. So a header is in
 * two blocks for the same path only if a line with `!` takes the first value away.
 */
export function headersFile({ styles, notFoundCss, ...options }: SitePolicy): string {
  const all = securityHeaders({ ...options, css: notFoundCss });
  const pageRules = [...styles].map(
    ([path, css]) => [path, { [POLICY]: contentSecurityPolicy({ ...options, css }) }] as const,
  );
  const rules = [...fileRules, ...pageRules].map(([pattern, headers]) => {
    const lines = Object.entries(headers).map(
      ([name, value]) => `${name in all ? `  ! ${name}\n` : ''}  ${name}: ${value}\n`,
    );
    return `${pattern}\n${lines.join('')}`;
  });
  const common = Object.entries(all).map(([name, value]) => `  ${name}: ${value}\n`);
  return [`/*\n${common.join('')}`, ...rules].join('\n');
}

// The features with which an injected script could do most harm. Chromium warns in the console of a name that it does
// not know.
const deniedFeatures = [
  'camera',
  'clipboard-read',
  'display-capture',
  'geolocation',
  'microphone',
  'midi',
  'payment',
  'usb',
];

function contentSecurityPolicy({ css, counterSource, mapOrigin }: PolicyOptions): string {
  const styleHash = createHash('sha256').update(css).digest('base64');
  // Not upgrade-insecure-requests: it would break http://localhost, and no page loads anything over http.
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'sha256-${styleHash}'`,
    "img-src 'self'",
    "font-src 'self'",
    // src/boot/hydrate.ts fetches the app's modules.
    `connect-src 'self' ${counterSource}`.trim(),
    `frame-src ${mapOrigin}`,
    'form-action mailto:',
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // No script writes HTML from strings, so none needs a Trusted Types policy.
    "trusted-types 'none'",
  ].join('; ');
}

function securityHeaders(options: PolicyOptions): Record<string, string> {
  return {
    [POLICY]: contentSecurityPolicy(options),
    // Without preload and includeSubDomains: docs/decisions/hsts-for-one-host.md.
    'Strict-Transport-Security': 'max-age=31536000',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': deniedFeatures.map((feature) => `${feature}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
}

const hashed = { 'Cache-Control': 'public, max-age=31536000, immutable' };

// Keeps children's pictures out of picture search. Link previews need the social cards.
const unlisted = { 'X-Robots-Tag': 'noindex' };
const photo = { ...hashed, ...unlisted };

/**
 * Headers of some files, mainly for caching. Where no rule sets Cache-Control, Cloudflare sends `public, max-age=0,
 * must-revalidate`; a rule for all files would join that with these, by a comma. Patterns of pictures end with their
 * extension: on some hosts `/gallery/*` matches the page `/gallery` too, which must be neither cached nor hidden.
 */
const fileRules: readonly (readonly [
  pattern: string,
  headers: Readonly<Record<string, string>>,
])[] = [
  ['/assets/*', hashed],
  // It is also the logo in the header. Uncached, each page would request it twice.
  ['/icon.svg', { 'Cache-Control': 'public, max-age=86400' }],
  // A church's page may show the poster.
  ['/cards/*', { 'Cross-Origin-Resource-Policy': 'cross-origin' }],
  // A search engine could show an old payment number. Cards keep their names, so they are not cached for long.
  ['/cards/*.png', unlisted],
  ['/cards/*.avif', unlisted],
  ['/cards/*.pdf', unlisted],
  // Phones choose the program by the type, which some hosts don't know.
  ['/*.vcf', { 'Content-Type': 'text/vcard; charset=utf-8', 'X-Robots-Tag': 'noindex' }],
  ['/gallery/*.avif', photo],
  ['/gallery/*.jpg', photo],
];

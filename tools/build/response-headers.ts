type PolicyOptions = {
  /** The origin that counts visits; '' if this site does. */
  counterSource: string;
  mapOrigin: string;
};

type Rule = readonly [pattern: string, headers: Readonly<Record<string, string>>];

/**
 * The text of `_headers`. Cloudflare applies every rule that matches a path, and joins the values of a header by commas.
 * So no header is in two rules for one path. None is taken away by `!` either: the live host sent both values for `/`
 * (https://github.com/cloudflare/workers-sdk/issues/11351).
 */
export function headersFile(options: PolicyOptions): string {
  const rules: Rule[] = [['/*', securityHeaders(options)], ...fileRules];
  return rules
    .map(([pattern, headers]) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
      return `${pattern}\n${lines.join('')}`;
    })
    .join('\n');
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

function contentSecurityPolicy({ counterSource, mapOrigin }: PolicyOptions): string {
  // Not upgrade-insecure-requests: it would break http://localhost, and no page loads anything over http.
  return [
    "default-src 'none'",
    "script-src 'self'",
    // Why 'unsafe-inline': docs/decisions/stylesheets-inlined.md.
    "style-src 'self' 'unsafe-inline'",
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
    'Content-Security-Policy': contentSecurityPolicy(options),
    // Without preload and includeSubDomains: docs/decisions/hsts-for-one-host.md.
    'Strict-Transport-Security': 'max-age=31536000',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': deniedFeatures.map((feature) => `${feature}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
  };
}

const hashed = { 'Cache-Control': 'public, max-age=31536000, immutable' };
// A search engine could show an old payment number. Of children's pictures it keeps a picture search from showing them.
const unlisted = { 'X-Robots-Tag': 'noindex' };
const ownPagesOnly = { 'Cross-Origin-Resource-Policy': 'same-origin' };
const everySite = { 'Cross-Origin-Resource-Policy': 'cross-origin' };

/**
 * Headers of some files. No two of these patterns match one path. Where no rule sets Cache-Control, Cloudflare sends
 * `public, max-age=0, must-revalidate`. Patterns of pictures end with their extension: on some hosts `/gallery/*` matches
 * the page `/gallery` too, which must be neither cached nor hidden.
 */
const fileRules: readonly Rule[] = [
  ['/assets/*', { ...hashed, ...ownPagesOnly }],
  // It is also the logo in the header. Uncached, each page would request it twice.
  ['/icon.svg', { 'Cache-Control': 'public, max-age=86400', ...ownPagesOnly }],
  // A church's page may show the poster. Cards keep their names, so they are not cached for long.
  ['/cards/*', { ...unlisted, ...everySite }],
  // Phones choose the program by the type, which some hosts don't know.
  ['/*.vcf', { 'Content-Type': 'text/vcard; charset=utf-8', ...unlisted }],
  ['/gallery/*.avif', { ...hashed, ...unlisted, ...ownPagesOnly }],
  // An app that shows a shared link shows the page's picture from here.
  ['/gallery/*.jpg', { ...hashed, ...unlisted, ...everySite }],
];

export type PolicyOptions = {
  /** Of the inlined stylesheets, as a policy writes them: `'sha256-…'`, quotes included. */
  styleHashes: readonly string[];
  /** Where visits are counted, as a policy writes it: an origin; '' for nowhere or this site. */
  counterSource: string;
  /** Where the map that a visitor asks for comes from. */
  mapOrigin: string;
};

const immutableCache = 'public, max-age=31536000, immutable';

/** The favicon is also the logo in the header: revalidated, it would be requested twice a page. */
const dayCache = 'public, max-age=86400';

// Where no rule sets it, both hosts send `public, max-age=0, must-revalidate`. It is in no rule, because a header that
// two matching rules set is sent as one value joined by a comma.

// The features by which an injected script could do most harm. Only names that Chromium knows: an unknown
// one logs a warning in every visitor's console.
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

export function contentSecurityPolicy(options: PolicyOptions): string {
  for (const hash of options.styleHashes) {
    if (!/^'sha(?:256|384|512)-[A-Za-z0-9+/]+=*'$/.test(hash)) {
      throw new Error(`style hash ${hash}: expected 'sha256-…' in base64, quotes included`);
    }
  }
  const styleSources = ["'self'", ...options.styleHashes];
  // No upgrade-insecure-requests: it would break the site on http://localhost, and nothing on it is
  // fetched over http.
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src ${styleSources.join(' ')}`,
    "img-src 'self'",
    "font-src 'self'",
    // The site itself, because src/boot/hydrate.ts fetches the app's modules.
    `connect-src 'self' ${options.counterSource}`.trim(),
    `frame-src ${options.mapOrigin}`,
    'form-action mailto:',
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // No script of the site writes HTML from strings, so none needs a Trusted Types policy.
    "trusted-types 'none'",
  ].join('; ');
}

function securityHeaders(options: PolicyOptions): Record<string, string> {
  const denied = deniedFeatures.map((feature) => `${feature}=()`);
  return {
    'Content-Security-Policy': contentSecurityPolicy(options),
    // Neither preload nor includeSubDomains: see docs/decisions/hsts-for-one-host.md.
    'Strict-Transport-Security': 'max-age=31536000',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    // A click copies payment details.
    'Permissions-Policy': [...denied, 'clipboard-write=(self)'].join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
}

const hashed = { 'Cache-Control': immutableCache };

// The children's pictures stay out of picture search. Not the social cards: they are shown where links are.
const unlisted = { 'X-Robots-Tag': 'noindex' };
const photo = { ...hashed, ...unlisted };

/**
 * What a file's path adds to the headers of all: above all how long browsers may use it without
 * revalidation. Pictures are matched by their extensions: on Netlify `/gallery/*` also matches the page
 * `/gallery`, which must be neither cached nor hidden.
 */
const fileRules: readonly (readonly [
  pattern: string,
  headers: Readonly<Record<string, string>>,
])[] = [
  ['/assets/*', hashed],
  ['/icon.svg', { 'Cache-Control': dayCache }],
  // A search engine would show an old payment number. Cards keep their names, so they are revalidated.
  ['/cards/*.png', unlisted],
  ['/cards/*.avif', unlisted],
  ['/cards/*.pdf', unlisted],
  // Phones open them by their types, which not every host knows.
  ['/*.vcf', { 'Content-Type': 'text/vcard; charset=utf-8', 'X-Robots-Tag': 'noindex' }],
  [
    '/reminders/*.ics',
    { 'Content-Type': 'text/calendar; charset=utf-8', 'X-Robots-Tag': 'noindex' },
  ],
  ['/gallery/*.avif', photo],
  ['/gallery/*.jpg', photo],
];

/**
 * The `_headers` file that Netlify and Cloudflare Pages read. Both apply every block that matches a path,
 * so no header is in two blocks that match the same path.
 */
export function headersFile(options: PolicyOptions): string {
  return [['/*', securityHeaders(options)] as const, ...fileRules]
    .map(([pattern, headers]) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
      return `${pattern}\n${lines.join('')}`;
    })
    .join('\n');
}

export type PolicyOptions = {
  /** The hashes of the inlined stylesheets, in the policy's form: `'sha256-…'` with its quotes. */
  styleHashes: readonly string[];
  /** The origin that counts visits; '' when this site does, or none. */
  counterSource: string;
  /** The origin of the map. */
  mapOrigin: string;
};

const immutableCache = 'public, max-age=31536000, immutable';

/** For the favicon, which is the logo in the header too: without it, each page would request it twice. */
const dayCache = 'public, max-age=86400';

// Cloudflare and Netlify send `public, max-age=0, must-revalidate` where no rule sets Cache-Control. No rule sets that
// value for all files, because both join the values of two matching rules with a comma.

// The features with which an injected script could do most harm. Chromium knows all of these names; it logs a warning
// in every visitor's console for a name that it does not know.
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
  // upgrade-insecure-requests is not set: it would break the site on http://localhost, and no page loads anything over
  // http.
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src ${styleSources.join(' ')}`,
    "img-src 'self'",
    "font-src 'self'",
    // 'self', because src/boot/hydrate.ts fetches the app's modules.
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
    // Without preload and includeSubDomains: docs/decisions/hsts-for-one-host.md says why.
    'Strict-Transport-Security': 'max-age=31536000',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    // The buttons that copy payment details need it.
    'Permissions-Policy': [...denied, 'clipboard-write=(self)'].join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
}

const hashed = { 'Cache-Control': immutableCache };

// Keeps the pictures of children out of picture search. Social cards are not included: link previews need them.
const unlisted = { 'X-Robots-Tag': 'noindex' };
const photo = { ...hashed, ...unlisted };

/**
 * The headers that a file has in addition to those of all files, mainly for caching. Patterns for pictures end with their
 * extension: on Netlify `/gallery/*` also matches the page `/gallery`, which must be neither cached nor hidden.
 */
const fileRules: readonly (readonly [
  pattern: string,
  headers: Readonly<Record<string, string>>,
])[] = [
  ['/assets/*', hashed],
  ['/icon.svg', { 'Cache-Control': dayCache }],
  // A search engine could show an old payment number. Cards keep their names, so they have no long cache.
  ['/cards/*.png', unlisted],
  ['/cards/*.avif', unlisted],
  ['/cards/*.pdf', unlisted],
  // Phones choose the program by the type, and some hosts do not know these types.
  ['/*.vcf', { 'Content-Type': 'text/vcard; charset=utf-8', 'X-Robots-Tag': 'noindex' }],
  [
    '/reminders/*.ics',
    { 'Content-Type': 'text/calendar; charset=utf-8', 'X-Robots-Tag': 'noindex' },
  ],
  ['/gallery/*.avif', photo],
  ['/gallery/*.jpg', photo],
];

/**
 * The `_headers` file that Netlify and Cloudflare read. Both apply every block that matches a path, so no header may be
 * in two blocks that match the same path.
 */
export function headersFile(options: PolicyOptions): string {
  return [['/*', securityHeaders(options)] as const, ...fileRules]
    .map(([pattern, headers]) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
      return `${pattern}\n${lines.join('')}`;
    })
    .join('\n');
}

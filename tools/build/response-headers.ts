export type PolicyOptions = {
  /** With quotes, as the policy has them: `'sha256-…'`. */
  styleHashes: readonly string[];
  /** The origin that counts visits; '' if this site does. */
  counterSource: string;
  mapOrigin: string;
};

const immutableCache = 'public, max-age=31536000, immutable';

/** For the favicon. It is the logo in the header too, and each page would request it twice. */
const dayCache = 'public, max-age=86400';

// Cloudflare and Netlify send `public, max-age=0, must-revalidate` if no rule sets Cache-Control. No rule here
// sets that for all files, because both hosts join the values of two matching rules with a comma.

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

export function contentSecurityPolicy(options: PolicyOptions): string {
  for (const hash of options.styleHashes) {
    if (!/^'sha(?:256|384|512)-[A-Za-z0-9+/]+=*'$/.test(hash)) {
      throw new Error(`style hash ${hash}: expected 'sha256-…' in base64, quotes included`);
    }
  }
  const styleSources = ["'self'", ...options.styleHashes];
  // Not upgrade-insecure-requests: it would break http://localhost, and no page loads anything over http.
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src ${styleSources.join(' ')}`,
    "img-src 'self'",
    "font-src 'self'",
    // src/boot/hydrate.ts fetches the app's modules.
    `connect-src 'self' ${options.counterSource}`.trim(),
    `frame-src ${options.mapOrigin}`,
    'form-action mailto:',
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // No script writes HTML from strings, so none needs a Trusted Types policy.
    "trusted-types 'none'",
  ].join('; ');
}

function securityHeaders(options: PolicyOptions): Record<string, string> {
  const denied = deniedFeatures.map((feature) => `${feature}=()`);
  return {
    'Content-Security-Policy': contentSecurityPolicy(options),
    // Without preload and includeSubDomains: docs/decisions/hsts-for-one-host.md.
    'Strict-Transport-Security': 'max-age=31536000',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    // For the buttons that copy payment details.
    'Permissions-Policy': [...denied, 'clipboard-write=(self)'].join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
}

const hashed = { 'Cache-Control': immutableCache };

// Keeps children's pictures out of picture search. Link previews need the social cards.
const unlisted = { 'X-Robots-Tag': 'noindex' };
const photo = { ...hashed, ...unlisted };

/**
 * Headers of some files, mainly for caching. Patterns of pictures end with their extension: on Netlify `/gallery/*`
 * matches the page `/gallery` too, which must be neither cached nor hidden.
 */
const fileRules: readonly (readonly [
  pattern: string,
  headers: Readonly<Record<string, string>>,
])[] = [
  ['/assets/*', hashed],
  ['/icon.svg', { 'Cache-Control': dayCache }],
  // A search engine could show an old payment number. Cards keep their names, so they are not cached for long.
  ['/cards/*.png', unlisted],
  ['/cards/*.avif', unlisted],
  ['/cards/*.pdf', unlisted],
  // Phones choose the program by the type, which some hosts don't know.
  ['/*.vcf', { 'Content-Type': 'text/vcard; charset=utf-8', 'X-Robots-Tag': 'noindex' }],
  [
    '/reminders/*.ics',
    { 'Content-Type': 'text/calendar; charset=utf-8', 'X-Robots-Tag': 'noindex' },
  ],
  ['/gallery/*.avif', photo],
  ['/gallery/*.jpg', photo],
];

/** Netlify and Cloudflare apply every block that matches a path: no header may be in two blocks for the same path. */
export function headersFile(options: PolicyOptions): string {
  return [['/*', securityHeaders(options)] as const, ...fileRules]
    .map(([pattern, headers]) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
      return `${pattern}\n${lines.join('')}`;
    })
    .join('\n');
}

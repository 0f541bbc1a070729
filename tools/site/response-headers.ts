export type PolicyOptions = {
  /** Of the inlined stylesheet, as a policy writes it: `'sha256-…'`, quotes included. */
  styleHashes: readonly string[];
  /** Where visits are counted, as a policy writes it: an origin, `'self'` or `'none'`. */
  counterSource: string;
  /** Where the map that a visitor asks for comes from. */
  mapOrigin: string;
};

export const immutableCache = 'public, max-age=31536000, immutable';

/** The header's mark is the browser's icon as well: unasked, it would be fetched twice a page. */
export const dayCache = 'public, max-age=86400';

// Both hosts' own value for what has no rule. It stands in no rule, because a
// header set by two matching rules is sent as one value joined by a comma.
export const revalidatedCache = 'public, max-age=0, must-revalidate';

// What a script could take most by: eyes, ears, place, screen, clipboard, money, devices. No longer a
// list, so that the gallery and its headers come in the first 14,600 bytes, which a server sends
// before it waits for an answer.
// Only names that Chromium knows: an unknown one is a line in every visitor's console.
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
  // No upgrade-insecure-requests: it would break the site on http://localhost,
  // and nothing on it is fetched by http.
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src ${styleSources.join(' ')}`,
    "img-src 'self'",
    "font-src 'self'",
    `connect-src ${options.counterSource}`,
    `frame-src ${options.mapOrigin}`,
    'form-action mailto:',
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // No script of the site turns text into markup, so none may make a policy that does.
    "trusted-types 'none'",
  ].join('; ');
}

export function securityHeaders(options: PolicyOptions): Record<string, string> {
  const denied = deniedFeatures.map((feature) => `${feature}=()`);
  return {
    'Content-Security-Policy': contentSecurityPolicy(options),
    // Neither preload nor includeSubDomains: see docs/decisions/hsts-for-one-host.md.
    'Strict-Transport-Security': 'max-age=31536000',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    // Payment details are copied at a press.
    'Permissions-Policy': [...denied, 'clipboard-write=(self)'].join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
}

/**
 * What a browser may keep unasked, by path. The pictures are matched by their extensions: on Netlify
 * `/gallery/*` also matches the page `/gallery`, which must never be cached for a year.
 */
export const cacheRules: readonly (readonly [pattern: string, cacheControl: string])[] = [
  ['/assets/*', immutableCache],
  ['/icon.svg', dayCache],
  ['/gallery/*.avif', immutableCache],
  ['/gallery/*.jpg', immutableCache],
];

/**
 * The `_headers` file that Netlify and Cloudflare Pages read. Both apply every
 * block that matches a path, so no header stands in two that can match one.
 */
export function headersFile(options: PolicyOptions): string {
  const blocks: [string, Record<string, string>][] = [['/*', securityHeaders(options)]];
  for (const [pattern, value] of cacheRules) blocks.push([pattern, { 'Cache-Control': value }]);
  return blocks
    .map(([pattern, headers]) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
      return `${pattern}\n${lines.join('')}`;
    })
    .join('\n');
}

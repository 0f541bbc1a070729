import { describe, expect, test } from 'vitest';

import { headersForPath, parseHeadersFile } from '../server/headers-rules.ts';
import { contentSecurityPolicy, headersFile, type PolicyOptions } from './response-headers.ts';

const options: PolicyOptions = {
  styleHashes: ["'sha256-abc+/123='"],
  counterSource: 'https://counter.example',
  mapOrigin: 'https://maps.example',
};

describe('content security policy', () => {
  // The policy as it is built, to the letter: tests/site/policy.test.ts.
  test('allows the counter that the site uses, where it is an outside one', () => {
    const policy = contentSecurityPolicy(options).split('; ');
    expect(policy).toContain("connect-src 'self' https://counter.example");
  });

  test('refuses a style hash without its quotes', () => {
    const styleHashes = ['sha256-abc'];
    expect(() => contentSecurityPolicy({ ...options, styleHashes })).toThrow('quotes included');
  });
});

describe('headers file', () => {
  const rules = parseHeadersFile(headersFile(options));
  const robotsRule = (path: string) => headersForPath(rules, path).get('X-Robots-Tag');
  const cacheRule = (path: string) => headersForPath(rules, path).get('Cache-Control');

  test.each(['/assets/boot-a1b2c3d4.js', '/gallery/choir-480.a1b2c3d4.jpg'])(
    '%s is cached for a year',
    (path) => {
      expect(cacheRule(path)).toBe('public, max-age=31536000, immutable');
    },
  );

  test('the icon, whose name has no hash, is cached for a day', () => {
    expect(cacheRule('/icon.svg')).toBe('public, max-age=86400');
  });

  test.each(['png', 'avif', 'pdf'])('the poster as %s is revalidated, and never found', (type) => {
    expect(cacheRule(`/cards/poster.${type}`)).toBeUndefined();
    expect(robotsRule(`/cards/poster.${type}`)).toBe('noindex');
  });

  test.each(['/gallery/choir-480.a1b2c3d4.avif', '/gallery/choir-480.a1b2c3d4.jpg'])(
    '%s is kept out of picture search',
    (path) => {
      expect(robotsRule(path)).toBe('noindex');
    },
  );

  test.each(['/', '/gallery', '/gallery/', '/sitemap.xml', '/cards/home.jpg'])(
    '%s may be found, and is always revalidated',
    (path) => {
      expect(robotsRule(path)).toBeUndefined();
      expect(cacheRule(path)).toBeUndefined();
    },
  );

  test('no header is set twice for one path', () => {
    for (const path of [
      '/gallery',
      '/assets/boot-a1b2c3d4.js',
      '/gallery/choir-480.a1b2c3d4.avif',
    ]) {
      const names = rules
        .filter(({ matches }) => matches(path))
        .flatMap(({ headers }) => headers.map(([name]) => name));
      expect(names).toEqual([...new Set(names)]);
    }
  });
});

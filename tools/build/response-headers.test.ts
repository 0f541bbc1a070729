import { describe, expect, test } from 'vitest';

import { contentSecurityPolicy, type PolicyOptions } from './response-headers.ts';

const options: PolicyOptions = {
  styleHash: "'sha256-abc+/123='",
  counterSource: 'https://counter.example',
  mapOrigin: 'https://maps.example',
};

describe('content security policy', () => {
  // tests/site/policy.test.ts has the exact policy.
  test('allows an outside visit counter', () => {
    const policy = contentSecurityPolicy(options).split('; ');
    expect(policy).toContain("connect-src 'self' https://counter.example");
  });

  test('refuses a style hash without its quotes', () => {
    const styleHash = 'sha256-abc';
    expect(() => contentSecurityPolicy({ ...options, styleHash })).toThrow('quotes included');
  });
});

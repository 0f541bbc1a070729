import { expect, test } from 'vitest';
import { headersFile } from './response-headers.ts';

// tests/site/policy.test.ts has the exact policy.
test('the policy allows an outside visit counter', () => {
  const headers = headersFile({
    counterSource: 'https://counter.example',
    mapOrigin: 'https://maps.example',
  });
  expect(headers).toContain("; connect-src 'self' https://counter.example; ");
});

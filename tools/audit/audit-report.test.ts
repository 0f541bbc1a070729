import { expect, test } from 'vitest';

import { readFindings, readSignatures } from './audit-report.ts';

test('nothing known and every signature right is clean', () => {
  expect(readFindings('{"vulnerabilities":{}}')).toEqual({ outcome: 'clean', lines: [] });
  expect(readSignatures('{"invalid":[],"missing":[]}')).toEqual({ outcome: 'clean', lines: [] });
});

test('names what is known, where to read of it, and through what it ships', () => {
  const url = 'https://github.com/advisories/GHSA-0';
  const vulnerabilities = {
    'react-dom': { severity: 'high', range: '<19.4', via: [{ title: 'XSS', url }] },
    'react-router': { severity: 'high', range: '*', via: ['react-dom'] },
  };
  expect(readFindings(JSON.stringify({ vulnerabilities }))).toEqual({
    outcome: 'found',
    lines: [`react-dom <19.4, high: XSS (${url})`, 'react-router *, high: through react-dom'],
  });
});

test('names packages that are not what their makers published', () => {
  const invalid = [{ name: 'vite', version: '8.3.8' }];
  const missing = [{ name: 'sirv', version: '3.0.2' }];
  expect(readSignatures(JSON.stringify({ invalid, missing }))).toEqual({
    outcome: 'found',
    lines: ['vite 8.3.8: the signature is wrong', 'sirv 3.0.2: there is no signature'],
  });
});

test.each([
  ['{"message":"405 Method Not Allowed","error":{"summary":""}}', '405 Method Not Allowed'],
  ['{"error":{"code":"ENOTFOUND","summary":"getaddrinfo ENOTFOUND"}}', 'getaddrinfo ENOTFOUND'],
  ['', 'npm gave no answer that can be read'],
])('no answer is never clean: %s', (json, reason) => {
  const unchecked = { outcome: 'unchecked', lines: [reason] };
  expect(readFindings(json)).toEqual(unchecked);
  expect(readSignatures(json)).toEqual(unchecked);
});

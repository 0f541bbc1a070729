import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { wrongAnswers } from '../../tools/hosts/host-answers.ts';
import { visitCounter } from '../../src/content/visit-counter.ts';
import { visitPath } from '../../src/lib/visit-counter.ts';
import { startServer, temporarySite, type TemporarySite } from './temporary-site.ts';

let site: TemporarySite;

beforeAll(async () => {
  site = await temporarySite();
});

afterAll(() => site.remove());

test('the local server gives every kind of answer as a host must', async () => {
  const server = await startServer(site.distDir);
  const counterPath = visitPath(visitCounter.site);
  expect(await wrongAnswers(server.origin, site.distDir, counterPath)).toEqual([]);
  await server.close();
});

/** What `wrongAnswers` reports of a host that changes the local server's answers. */
async function reportOf(change: (path: string, status: number, headers: Headers) => void) {
  const server = await startServer(site.distDir);
  const relay = async (path: string, response: ServerResponse) => {
    const answer = await fetch(server.origin + path, { redirect: 'manual' });
    const headers = new Headers(answer.headers);
    headers.delete('content-length');
    change(path, answer.status, headers);
    // No body: it need not match its encoding.
    response.writeHead(answer.status, Object.fromEntries(headers)).end();
  };
  const host = createServer((request, response) => {
    void relay(request.url ?? '/', response);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => host.once('listening', resolve));
  const { port } = host.address() as AddressInfo;
  const lines = await wrongAnswers(`http://127.0.0.1:${port}`, site.distDir);
  host.close();
  host.closeAllConnections();
  await server.close();
  return lines;
}

test('reports a host that drops the headers of its 404 page', async () => {
  const lines = await reportOf((_path, status, headers) => {
    if (status === 404) headers.delete('content-security-policy');
  });
  expect(lines.length).toBeGreaterThan(3);
  for (const line of lines) {
    expect(line).toMatch(
      /\(404\): Content-Security-Policy is missing; expected default-src 'none'/,
    );
  }
});

test('reports a host that sets a header twice', async () => {
  const lines = await reportOf((path, _status, headers) => {
    if (path === '/about') headers.append('x-content-type-options', 'nosniff');
  });
  expect(lines).toEqual([
    '/about (200): X-Content-Type-Options is nosniff, nosniff; expected nosniff',
  ]);
});

test('reports a host that lets a 404 be cached for a year', async () => {
  const lines = await reportOf((path, _status, headers) => {
    if (path === '/assets/gone.js') headers.set('cache-control', 'max-age=31536000, immutable');
  });
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/^\/assets\/gone\.js \(404\): Cache-Control is max-age=31536000/);
});

test('reports a host that hides the pages from search engines', async () => {
  const lines = await reportOf((path, _status, headers) => {
    if (path === '/') headers.set('x-robots-tag', 'noindex');
  });
  expect(lines).toEqual(['/ (200): X-Robots-Tag is noindex; expected missing']);
});

test('reports a host that redirects to another site', async () => {
  const lines = await reportOf((path, _status, headers) => {
    if (path === '/about.html') headers.set('location', 'https://evil.example/about');
  });
  expect(lines).toEqual([
    '/about.html (308): Location is https://evil.example/about; expected /about',
  ]);
});

test.each(['.vcf', '.ics'])('reports a host that sends %s as plain text', async (extension) => {
  const lines = await reportOf((path, _status, headers) => {
    if (path.endsWith(extension)) headers.set('content-type', 'text/plain');
  });
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(
    /\(200\): Content-Type is text\/plain; expected .*text\\\/(?:vcard|calendar)/,
  );
});

import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { liveFindings } from '../../tools/live/live-findings.ts';
import { createLocalServer } from '../../tools/server/local-server.ts';
import { distDir } from './built-site.ts';
import { paybill } from '../payment-values.ts';

type Answer = { status: number; headers: Record<string, string>; body: Buffer };
type Lie = (path: string, answer: Answer) => Partial<Answer> | undefined;

let lie: Lie;

const honest = createLocalServer({ distDir, counterDatabase: ':memory:' });
const lying = createServer((request, response) => void answer(request.url ?? '/', response));

function originOf(server: typeof honest): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** The honest server's answer, altered. */
async function answer(path: string, response: ServerResponse) {
  const truth = await fetch(originOf(honest) + path, { redirect: 'manual' });
  const headers = Object.fromEntries(truth.headers);
  // The body below is not compressed.
  for (const name of ['content-encoding', 'content-length']) delete headers[name];
  const body = Buffer.from(await truth.arrayBuffer());
  const told: Answer = { status: truth.status, headers, body };
  const altered = { ...told, ...lie(path, told) };
  response.writeHead(altered.status, altered.headers).end(altered.body);
}

beforeAll(async () => {
  for (const server of [honest, lying]) {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  }
});

afterAll(() => {
  for (const server of [honest, lying]) {
    server.close();
    server.closeAllConnections();
  }
});

/** Words of one address replaced by others. */
function replaced(address: RegExp, words: string, others: string): Lie {
  return (path, { body }) =>
    address.test(path) ? { body: Buffer.from(body.toString().replace(words, others)) } : undefined;
}

function withHeader(address: RegExp, name: string, value: string): Lie {
  return (path, { headers }) =>
    address.test(path) ? { headers: { ...headers, [name]: value } } : undefined;
}

// Also of every kind of answer, and of the local server.
test('an honest host is right in every byte and header', async () => {
  expect(await liveFindings(originOf(honest), distDir)).toEqual([]);
});

// On addresses of their own, so that one reading of the site meets them all.
const lies: [string, Lie, RegExp][] = [
  [
    'a changed digit',
    replaced(/^\/give$/, paybill, '999999'),
    new RegExp(`^/give: differs from byte \\d+ on: found ".*999999.*"; expected ".*${paybill}.*"$`),
  ],
  [
    'another number in a script, which would show it after hydration',
    replaced(/^\/assets\/.*\.js$/, paybill, '999999'),
    /^\/assets\/[\w.-]+\.js: differs .*999999/,
  ],
  [
    'another poster',
    (path) => (path.endsWith('.pdf') ? { body: Buffer.from('%PDF') } : undefined),
    /^\/cards\/poster\.pdf: differs/,
  ],
  [
    'a redirect in place of a page',
    (path) =>
      path === '/children'
        ? { status: 302, headers: { location: 'https://evil.example' } }
        : undefined,
    /^\/children: answers 302 to https:\/\/evil\.example$/,
  ],
  [
    'another 404 page',
    replaced(/^\/nothing-here$/, '</main>', '<p>Paybill 247247</p></main>'),
    /^\/nothing-here: differs .*247247/,
  ],
  [
    'a page without its policy',
    (path, { headers: { 'content-security-policy': _policy, ...headers } }) =>
      path === '/gallery' ? { headers } : undefined,
    /^\/gallery \(200\): Content-Security-Policy is missing/,
  ],
  [
    'a missing file that is kept for a year',
    withHeader(/gone\.avif$/, 'cache-control', 'max-age=31536000, immutable'),
    /^\/gallery\/gone\.avif \(404\): Cache-Control is max-age=31536000/,
  ],
  [
    'a header that is set twice',
    withHeader(/^\/icon\.svg$/, 'x-content-type-options', 'nosniff, nosniff'),
    /^\/icon\.svg \(200\): X-Content-Type-Options is nosniff, nosniff; expected nosniff$/,
  ],
  [
    'a page that is hidden from search engines',
    withHeader(/^\/$/, 'x-robots-tag', 'noindex'),
    /^\/ \(200\): X-Robots-Tag is noindex; expected missing$/,
  ],
  [
    'a redirect to another site',
    withHeader(/^\/about\.html$/, 'location', 'https://evil.example/about'),
    /^\/about\.html \(308\): Location is https:\/\/evil\.example\/about; expected \/about$/,
  ],
  [
    'reminders that are sent as plain text',
    withHeader(/\.ics$/, 'content-type', 'text/plain'),
    /\(200\): Content-Type is text\/plain; expected .*text\\\/calendar/,
  ],
];

test('every lie is found, with its words', async () => {
  lie = (path, answer) =>
    lies.map(([, told]) => told(path, answer)).find((told) => told !== undefined);
  const lines = await liveFindings(originOf(lying), distDir);
  for (const [, , line] of lies) {
    expect(lines).toContainEqual(expect.stringMatching(line));
  }
});

test('a host that is not there is said to be so', async () => {
  const lines = await liveFindings('http://127.0.0.1:9', distDir);
  expect(lines).toContainEqual(expect.stringMatching(/^\/give: could not be read \(/));
  expect(lines.at(-1)).toMatch(/^headers: could not be read/);
});

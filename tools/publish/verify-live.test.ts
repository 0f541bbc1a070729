import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { differences } from './verify-live.ts';

// A small server that serves a small site correctly, except for one fault per test. tests/site/host.test.ts compares the
// whole site, as Cloudflare serves it.

type Answer = { status: number; headers: Record<string, string>; body: string };
/** Changes what the host answers to a request for an address. */
type Fault = (answer: Answer, address: string, asked: IncomingMessage['headers']) => void;

const page = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'max-age=0' };
const unlisted = { 'Cache-Control': 'max-age=31536000, immutable', 'X-Robots-Tag': 'noindex' };
const site: Record<string, [file: string, headers: Record<string, string>]> = {
  '/': ['index.html', page],
  '/give': ['give.html', { ...page, 'Content-Security-Policy': 'of the page' }],
  '/gallery/choir.avif': ['gallery/choir.avif', { 'Content-Type': 'image/avif', ...unlisted }],
  '/mcch.vcf': [
    'mcch.vcf',
    { 'Content-Type': 'text/vcard; charset=utf-8', 'Cache-Control': 'max-age=0' },
  ],
  '/nothing-here': ['404.html', page],
};
const headersFile = `/*
  Content-Security-Policy: of all
  Referrer-Policy: strict-origin

/give
  ! Content-Security-Policy
  Content-Security-Policy: of the page

/gallery/*.avif
  Cache-Control: max-age=31536000, immutable
  X-Robots-Tag: noindex

/*.vcf
  Content-Type: text/vcard; charset=utf-8
`;

const distDir = mkdtempSync(path.join(tmpdir(), 'verify-'));
let host: Server;
let origin = '';
let fault: Fault = () => {};

beforeAll(async () => {
  mkdirSync(path.join(distDir, 'gallery'));
  for (const [file] of Object.values(site))
    writeFileSync(path.join(distDir, file), `Paybill 247247, in ${file}`);
  writeFileSync(path.join(distDir, '_headers'), headersFile);
  host = createServer(({ url = '', headers: asked }, response) => {
    const [file = '404.html', own = {}] = site[url] ?? [];
    const answer: Answer = {
      status: file === '404.html' ? 404 : 200,
      headers: {
        'Content-Security-Policy': 'of all',
        'Referrer-Policy': 'strict-origin',
        ...own,
      },
      body: `Paybill 247247, in ${file}`,
    };
    fault(answer, url, asked);
    response.writeHead(answer.status, answer.headers).end(answer.body);
  });
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
});

afterEach(() => {
  fault = () => {};
});

afterAll(async () => {
  await new Promise((resolve) => host.close(resolve));
  rmSync(distDir, { recursive: true });
});

test('the check finds nothing wrong with an honest host', async () => {
  expect(await differences(origin, distDir)).toEqual([]);
});

test.each([
  ['/', 'Content-Type', 'text/plain'],
  ['/give', 'Content-Type', 'text/html; charset=iso-8859-1'],
  ['/mcch.vcf', 'Content-Type', 'application/octet-stream'],
  ['/give', 'Cache-Control', 'max-age=31536000'],
  ['/give', 'Cache-Control', 'max-age=0, s-maxage=86400'],
  ['/give', 'Cache-Control', 'missing'],
  ['/', 'X-Robots-Tag', 'noindex'],
  ['/gallery/choir.avif', 'X-Robots-Tag', 'missing'],
  ['/', 'Set-Cookie', '__cf_bm=1'],
  ['/', 'Referrer-Policy', 'unsafe-url'],
  ['/give', 'Content-Security-Policy', 'of all'],
])('the check finds for %s that the header %s is %s', async (address, name, value) => {
  fault = ({ headers }, asked) => {
    if (asked !== address) return;
    if (value === 'missing') delete headers[name];
    else headers[name] = value;
  };
  expect(await differences(origin, distDir)).toEqual([`${address}: ${name} is ${value}`]);
});

test.each<[fault: string, address: string, Partial<Answer>, difference: string]>([
  [
    'a number changed',
    '/give',
    { body: 'Paybill 999999, in give.html' },
    'differs: found "Paybill 999999, in give.html"; expected "Paybill 247247, in give.html"',
  ],
  [
    'a redirect',
    '/give',
    { status: 302, headers: { Location: 'https://elsewhere.example/' } },
    'answers 302 to https://elsewhere.example/',
  ],
  ['a missing page answered as if it were there', '/nothing-here', { status: 200 }, 'answers 200'],
])('the check finds %s', async (_, address, changed, difference) => {
  fault = (answer, asked, { accept = '', 'user-agent': agent = '' }) => {
    // Some hosts change a page for browsers only.
    if (asked === address && accept.includes('text/html') && /Mozilla.*Chrome/.test(agent))
      Object.assign(answer, changed);
  };
  expect(await differences(origin, distDir)).toEqual([`${address}: ${difference}`]);
});

const noTls = 'there is no secure connection to its host';

test.each<[string, () => string, string]>([
  // Nothing listens on the last port.
  ['that refuses', () => 'http://127.0.0.1:65535', 'its host refuses the connection'],
  // RFC 6761 reserves this ending: no such name exists.
  ['without an address', () => 'http://the-home.invalid', 'its host has no address'],
  ['that speaks no TLS', () => origin.replace('http', 'https'), noTls],
])('the check says once why a host %s cannot be reached', async (_, address, reason) => {
  expect(await differences(address(), distDir)).toEqual([
    expect.stringContaining(`could not be read: ${reason}`),
  ]);
});

test.each([
  [[], 'Name the site: npm run verify-live -- https://the-site.org'],
  [['the-site.org'], 'Name the site: npm run verify-live -- https://the-site.org'],
  [
    ['https://the-site.org'],
    'There is nothing to compare the site with: type npm run build first.',
  ],
])('the command answers %j without a built site in one sentence', (args, sentence) => {
  const program = path.join(import.meta.dirname, 'verify-live.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    cwd: path.join(distDir, 'gallery'),
    encoding: 'utf8',
  });
  expect({ status, stdout, stderr }).toEqual({ status: 1, stdout: `${sentence}\n`, stderr: '' });
});

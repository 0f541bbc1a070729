import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

import { headersFile } from '../build/response-headers.ts';
import { differences } from './verify-live.ts';

// A small server that serves a small site correctly, except for one fault per test. tests/site/host.test.ts compares the
// whole site, as Cloudflare serves it.

type Answer = { status: number; headers: Record<string, string>; body: string };
/** Changes what the host answers to a request for an address. */
type Fault = (answer: Answer, address: string, asked: IncomingMessage['headers']) => void;

const page = 'text/html; charset=utf-8';
const soon = 'public, max-age=0, must-revalidate';
const year = 'public, max-age=31536000, immutable';
const noindex = { 'X-Robots-Tag': 'noindex' };

const policyWith = (styleHash: string) =>
  `default-src 'none'; script-src 'self'; style-src 'self' 'sha256-${styleHash}'; img-src 'self'; font-src 'self'; connect-src 'self'; frame-src https://map.example; form-action mailto:; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'`;
const site: Record<string, [file: string, headers: Record<string, string>]> = {
  '/': ['index.html', { 'Content-Type': page, 'Cache-Control': soon }],
  '/give': [
    'give.html',
    {
      'Content-Type': page,
      'Cache-Control': soon,
      'Content-Security-Policy': policyWith('E88Isc5wCplOxNJW+oK3rP+jwhKE8IIbuWytP2I1a6U='),
    },
  ],
  '/assets/boot.js': [
    'assets/boot.js',
    { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': year },
  ],
  '/gallery/choir.avif': [
    'gallery/choir.avif',
    { 'Content-Type': 'image/avif', 'Cache-Control': year, ...noindex },
  ],
  '/mcch.vcf': [
    'mcch.vcf',
    { 'Content-Type': 'text/vcard; charset=utf-8', 'Cache-Control': soon, ...noindex },
  ],
  '/nothing-here': ['404.html', { 'Content-Type': page, 'Cache-Control': soon }],
};
const forAll = {
  'Content-Security-Policy': policyWith('47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='),
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy':
    'camera=(), clipboard-read=(), display-capture=(), geolocation=(), microphone=(), midi=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

const distDir = mkdtempSync(path.join(tmpdir(), 'verify-'));
let host: Server;
let origin = '';
let fault: Fault = () => {};

beforeAll(async () => {
  for (const [file] of Object.values(site)) {
    mkdirSync(path.dirname(path.join(distDir, file)), { recursive: true });
    writeFileSync(path.join(distDir, file), `Paybill 247247, in ${file}`);
  }
  const headers = headersFile({
    styles: new Map([['/give', 'Paybill']]),
    notFoundCss: '',
    counterSource: '',
    mapOrigin: 'https://map.example',
  });
  writeFileSync(path.join(distDir, '_headers'), headers);
  host = createServer(({ url = '', headers: asked }, response) => {
    const [file = '404.html', own = {}] = site[url] ?? [];
    const answer: Answer = {
      status: file === '404.html' ? 404 : 200,
      headers: { ...forAll, ...own },
      body: `Paybill 247247, in ${file}`,
    };
    fault(answer, url, asked);
    response.writeHead(answer.status, answer.headers).end(answer.body);
  });
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  const { port } = host.address() as { port: number };
  origin = `http://127.0.0.1:${port}`;
});

afterEach(() => {
  fault = () => {};
});

afterAll(async () => {
  await new Promise((resolve) => host.close(resolve));
  rmSync(distDir, { recursive: true });
});

const at =
  (address: string, change: (answer: Answer) => void): Fault =>
  (answer, asked) => {
    if (asked === address) change(answer);
  };
const header = (name: string, value: string) => (answer: Answer) => {
  answer.headers[name] = value;
};
const without = (name: string) => (answer: Answer) => {
  delete answer.headers[name];
};

test('finds nothing wrong with an honest host', async () => {
  expect(await differences(origin, distDir)).toEqual([]);
});

test.each<[string, Fault, string[]]>([
  [
    'every page sent as text/plain',
    (answer) => {
      if (answer.headers['Content-Type'] === page) answer.headers['Content-Type'] = 'text/plain';
    },
    [
      '/: Content-Type is text/plain',
      '/give: Content-Type is text/plain',
      '/nothing-here: Content-Type is text/plain',
    ],
  ],
  [
    'a page in another encoding',
    at('/give', header('Content-Type', 'text/html; charset=iso-8859-1')),
    ['/give: Content-Type is text/html; charset=iso-8859-1'],
  ],
  [
    'a contact file of an unknown type',
    at('/mcch.vcf', header('Content-Type', 'application/octet-stream')),
    ['/mcch.vcf: Content-Type is application/octet-stream'],
  ],
  [
    'a page that is cached for a year',
    at('/give', header('Cache-Control', 'max-age=31536000')),
    ['/give: Cache-Control is max-age=31536000'],
  ],
  [
    'a page that a shared cache keeps for a day',
    at('/give', header('Cache-Control', 'max-age=0, s-maxage=86400')),
    ['/give: Cache-Control is max-age=0, s-maxage=86400'],
  ],
  [
    'a page without a rule for caches',
    at('/give', without('Cache-Control')),
    ['/give: Cache-Control is missing'],
  ],
  [
    'a page that search engines must not list',
    at('/', header('X-Robots-Tag', 'noindex')),
    ['/: X-Robots-Tag is noindex'],
  ],
  [
    'a picture of children that search engines may list',
    at('/gallery/choir.avif', without('X-Robots-Tag')),
    ['/gallery/choir.avif: X-Robots-Tag is missing'],
  ],
  ['a cookie', at('/', header('Set-Cookie', '__cf_bm=1')), ['/: Set-Cookie is __cf_bm=1']],
  [
    'another policy',
    at('/', header('Referrer-Policy', 'unsafe-url')),
    ['/: Referrer-Policy is unsafe-url'],
  ],
  [
    'a page without the policy of its own',
    at('/give', header('Content-Security-Policy', 'of all')),
    ['/give: Content-Security-Policy is of all'],
  ],
  [
    'a script added for those who accept HTML',
    (answer, address, { accept = '' }) => {
      if (address === '/' && accept.includes('text/html')) answer.body += '<script src=//evil>';
    },
    [
      '/: differs: found "Paybill 247247, in index.html<script src=//evil>"; expected "Paybill 247247, in index.html"',
    ],
  ],
  [
    'a number changed for browsers',
    (answer, address, asked) => {
      if (address === '/give' && /Mozilla.*Chrome/.test(asked['user-agent'] ?? ''))
        answer.body = 'Paybill 999999, in give.html';
    },
    [
      '/give: differs: found "Paybill 999999, in give.html"; expected "Paybill 247247, in give.html"',
    ],
  ],
  [
    'a redirect',
    at('/give', (answer) => {
      answer.status = 302;
      answer.headers['Location'] = 'https://elsewhere.example/';
    }),
    ['/give: answers 302 to https://elsewhere.example/'],
  ],
  [
    'a missing page answered as if it were there',
    at('/nothing-here', (answer) => {
      answer.status = 200;
    }),
    ['/nothing-here: answers 200'],
  ],
])('finds %s', async (_, broken, expected) => {
  fault = broken;
  expect(await differences(origin, distDir)).toEqual(expected);
});

async function closedPort(): Promise<string> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return `http://127.0.0.1:${port}`;
}

test.each<[string, () => Promise<string> | string, string]>([
  ['that refuses', closedPort, 'its host refuses the connection'],
  // RFC 6761 reserves this ending: no such name exists.
  ['without an address', () => 'http://the-home.invalid', 'its host has no address (DNS: '],
  [
    'that speaks no TLS',
    () => origin.replace('http', 'https'),
    'there is no secure connection to its host (',
  ],
])('says once why a host %s cannot be reached', async (_, address, reason) => {
  expect(await differences(await address(), distDir)).toEqual([
    expect.stringContaining(`: could not be read: ${reason}`),
  ]);
});

test.each([
  [[], 'Name the site: npm run verify-live -- https://the-site.org'],
  [['the-site.org'], 'Name the site: npm run verify-live -- https://the-site.org'],
  [
    ['https://the-site.org'],
    'There is nothing to compare the site with: type npm run build first.',
  ],
])('answers %j without a built site in one sentence', (args, sentence) => {
  const program = path.join(import.meta.dirname, 'verify-live.ts');
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    cwd: path.join(distDir, 'assets'),
    encoding: 'utf8',
  });
  expect({ status, stdout, stderr }).toEqual({ status: 1, stdout: `${sentence}\n`, stderr: '' });
});

import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { differences } from './verify-live.ts';

// A small server serves a small site correctly, except for one fault per test. tests/site/host.test.ts compares the whole
// site, as Cloudflare serves it.

type Answer = { status: number; headers: Record<string, string>; body: string };
/** Changes what the host answers to a request for an address. */
type Fault = (answer: Answer, address: string, asked: IncomingMessage['headers']) => void;

const site: Record<string, string> = {
  '/': 'index.html',
  '/give': 'give.html',
  '/nothing-here': '404.html',
  '/assets/boot-1.js': 'assets/boot-1.js',
  '/cards/poster.pdf': 'cards/poster.pdf',
  '/mcch.vcf': 'mcch.vcf',
};
const textOf = (file: string) => `Paybill 247247, in ${file}`;
const builtOn = '2026-11-21T09:00:00.000Z';

/** Builds the site, and says in build.json of which commit and when. */
const buildProgram = `
import { execSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
const commit = String(execSync('git rev-parse HEAD')).trim();
const builtOn = new Date(Number(process.env.SOURCE_DATE_EPOCH) * 1000);
for (const folder of ['dist/assets', 'dist/cards']) mkdirSync(folder, { recursive: true });
for (const file of ${JSON.stringify(Object.values(site))})
  writeFileSync('dist/' + file, 'Paybill 247247, in ' + file);
writeFileSync('dist/build.json', JSON.stringify({ commit, builtOn }));
`;

const project = mkdtempSync(path.join(tmpdir(), 'verify-'));
const distDir = mkdtempSync(path.join(tmpdir(), 'verify-dist-'));
let host: Server;
let origin = '';
let commit = '';
let fault: Fault = () => {};

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@the-home.org', ...args], {
    cwd: project,
    encoding: 'utf8',
  });

beforeAll(async () => {
  for (const folder of ['assets', 'cards']) mkdirSync(path.join(distDir, folder));
  for (const file of Object.values(site)) writeFileSync(path.join(distDir, file), textOf(file));
  // Pictures are not compared.
  writeFileSync(path.join(distDir, 'icon.svg'), '<svg/>');

  writeFileSync(path.join(project, 'build.mjs'), buildProgram);
  writeFileSync(path.join(project, 'package.json'), '{ "scripts": { "build": "node build.mjs" } }');
  writeFileSync(path.join(project, '.gitignore'), 'dist');
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '--message', 'Begin');
  commit = git('rev-parse', 'HEAD').trim();

  host = createServer(({ url = '', headers: asked }, response) => {
    const file = site[url] ?? '404.html';
    const answer: Answer = {
      status: file === '404.html' ? 404 : 200,
      headers: { 'Content-Security-Policy': "default-src 'none'" },
      body: textOf(file),
    };
    if (url === '/build.json')
      Object.assign(answer, { status: 200, body: JSON.stringify({ commit, builtOn }) });
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
  for (const folder of [project, distDir]) rmSync(folder, { recursive: true });
});

test('the check finds nothing wrong with an honest host', async () => {
  expect(await differences(origin, distDir)).toEqual([]);
});

test.each<[address: string, change: Partial<Answer>, difference: string]>([
  ['/', { body: 'Paybill 999999, in index.html' }, '/ (index.html) differs'],
  ['/give', { body: 'Paybill 247247, in give.html<script>' }, '/give (give.html) differs'],
  ['/assets/boot-1.js', { body: '' }, '/assets/boot-1.js (assets/boot-1.js) differs'],
  ['/cards/poster.pdf', { body: 'elsewhere' }, '/cards/poster.pdf (cards/poster.pdf) differs'],
  ['/mcch.vcf', { status: 404 }, '/mcch.vcf (mcch.vcf) answers 404'],
  ['/nothing-here', { status: 200 }, '/nothing-here (404.html) answers 200'],
])('the check finds that %s is %j', async (address, change, difference) => {
  fault = (answer, asked, { accept = '', 'user-agent': agent = '' }) => {
    // Some hosts change a page for browsers only.
    if (asked === address && accept.includes('text/html') && /Mozilla.*Chrome/.test(agent))
      Object.assign(answer, change);
  };
  expect(await differences(origin, distDir)).toEqual([difference]);
});

test('the check finds a redirect, a cookie and a policy that is missing', async () => {
  fault = (answer, address) => {
    if (address === '/') answer.headers['Set-Cookie'] = '__cf_bm=1';
    if (address === '/give')
      Object.assign(answer, { status: 302, headers: { Location: 'https://elsewhere.example/' } });
  };
  const found = await differences(origin, distDir);
  expect(found.toSorted()).toEqual([
    '/ (index.html) sets a cookie',
    '/give (give.html) answers 302',
    '/give (give.html) has no Content-Security-Policy',
  ]);
});

test('the check is not satisfied with a build that lacks what it compares', async () => {
  expect(await differences(origin, path.join(distDir, 'cards'))).toEqual(
    ['*.html', 'assets/*.js', 'cards/*', '*.vcf'].map((pattern) =>
      expect.stringContaining(`holds no ${pattern}, so none is compared`),
    ),
  );
});

async function verifyLive(...args: string[]) {
  const program = path.join(import.meta.dirname, 'verify-live.ts');
  return await new Promise<{ status: unknown; said: string }>((resolve) =>
    execFile(process.execPath, [program, ...args], { cwd: project }, (error, stdout, stderr) =>
      resolve({ status: error?.code ?? 0, said: stdout + stderr }),
    ),
  );
}

test('the command builds the live commit as of the day on which it was built', async () => {
  expect(await verifyLive(origin)).toEqual({
    status: 0,
    said: `${origin} is what its commit builds.\n`,
  });
  fault = (answer, address) => {
    if (address === '/give') answer.body = 'Paybill 999999';
  };
  expect(await verifyLive(origin)).toEqual({ status: 1, said: '/give (give.html) differs\n' });
});

test.each([
  ['no commit', '{"commit":null,"builtOn":"2026-11-21"}', /names no commit/],
  ['a page in its place', '<!doctype html>', /names no commit/],
  ['no fields', 'null', /names no commit/],
  [
    'another commit',
    JSON.stringify({ commit: '0'.repeat(40), builtOn }),
    /^The live site is commit 0{40}, .* Type: git switch --detach 0{40}\n$/,
  ],
])('the command says what to do where build.json holds %s', async (_, body, sentence) => {
  fault = (answer, address) => {
    if (address === '/build.json') answer.body = body;
  };
  expect(await verifyLive(origin)).toEqual({ status: 1, said: expect.stringMatching(sentence) });
});

test.each<[args: () => string[], said: string]>([
  [() => [], 'Name the site: npm run verify-live https://the-site.org\n'],
  [() => ['the-site.org'], 'Name the site: npm run verify-live https://the-site.org\n'],
  // Nothing listens on the last port.
  [() => ['http://127.0.0.1:65535'], 'http://127.0.0.1:65535 could not be read: ECONNREFUSED\n'],
  // RFC 6761 reserves this ending: no such name exists.
  [() => ['http://the-home.invalid'], 'http://the-home.invalid could not be read: '],
])('the command answers in one sentence where it cannot read a site: %#', async (args, said) => {
  expect(await verifyLive(...args())).toEqual({ status: 1, said: expect.stringContaining(said) });
});

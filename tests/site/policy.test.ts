import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { siteUrl } from '../expected-facts.ts';
import {
  attribute,
  builtFile,
  builtPage,
  builtPages,
  distDir,
  inside,
  opening,
  textOf,
} from './built-site.ts';

/** The rules of `_headers`: a pattern, and the headers of the paths that it matches. */
const rules = builtFile('_headers')
  .split('\n\n')
  .map((block) => {
    const [pattern = '', ...lines] = block.trimEnd().split('\n');
    return { pattern, headers: lines.map((line) => line.trim()) };
  });

const all = rules.find(({ pattern }) => pattern === '/*')?.headers ?? [];
const [policy = ''] = all.flatMap((line) => line.split('Content-Security-Policy: ').slice(1));

describe.each(builtPages)('$path', (page) => {
  test('loads only the boot module and has no inline script', () => {
    const inline = page.all('script', { src: null });
    const [boot, ...others] = page.all('script').filter((script) => !inline.includes(script));
    expect(others).toEqual([]);
    const src = boot && attribute(boot, 'src');
    expect(src).toMatch(/^\/assets\/boot-[\w-]+\.js$/);
    const hash = createHash('sha256').update(builtFile(src?.slice(1) ?? ''));
    expect(boot && attribute(boot, 'integrity')).toBe(`sha256-${hash.digest('base64')}`);
    expect(page.all('link', { rel: 'modulepreload' })).toEqual([]);
    // The structured data of the home page.
    expect(inline).toEqual(page.all('script', { type: 'application/ld+json' }));
    // A policy in the page could differ from the header.
    expect(page.all('meta', { 'http-equiv': 'Content-Security-Policy' })).toEqual([]);
    expect(page.all('meta', { name: 'referrer' })).toEqual([]);
  });

  test('opens other sites in a new tab, without opener, with a strict referrer policy', () => {
    const outside = page.all('a').filter((it) => attribute(it, 'href')?.startsWith('https:'));
    expect(outside).not.toHaveLength(0);
    expect(outside.filter((it) => attribute(it, 'target') !== '_blank').map(opening)).toEqual([]);
    const blank = page.all('a form', { target: '_blank' });
    const held = blank.filter((it) => !/\bnoopener\b/.test(attribute(it, 'rel') ?? ''));
    expect(held.map(opening)).toEqual([]);
    const referring = page.elements.map((it) => attribute(it, 'referrerpolicy'));
    expect(referring.filter((it) => it !== null && it !== 'no-referrer')).toEqual([]);
  });
});

test('the policy allows inline styles, and nothing else beside the site and the map', () => {
  expect(policy.split('; ')).toEqual([
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    'frame-src https://www.google.com',
    'form-action mailto:',
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ]);
});

test('every answer has the policy and the headers that protect visitors', () => {
  expect(all).toEqual([
    `Content-Security-Policy: ${policy}`,
    'Strict-Transport-Security: max-age=31536000',
    'X-Content-Type-Options: nosniff',
    'Referrer-Policy: strict-origin-when-cross-origin',
    'Permissions-Policy: camera=(), clipboard-read=(), display-capture=(), geolocation=(), microphone=(), midi=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy: same-origin',
  ]);
});

// Cloudflare joins the values of a header that two rules set for one path.
test('no path gets a header twice, and no rule takes one away', () => {
  const addresses = readdirSync(distDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(distDir, path.join(parentPath, name)))
    .map((file) => `/${file.replaceAll('\\', '/').replace(/(?:^index)?\.html$/, '')}`);
  expect(addresses).toEqual(expect.arrayContaining(['/', '/about', '/icon.svg', '/gallery']));
  const repeated = addresses.flatMap((address) => {
    const names = rules
      .filter(({ pattern }) => matches(pattern, address))
      .flatMap(({ headers }) => headers.map((line) => line.split(':')[0]));
    return names
      .filter((name, index) => names.indexOf(name) !== index)
      .map((name) => `${address}: ${name}`);
  });
  expect(repeated).toEqual([]);
  expect(rules.flatMap(({ headers }) => headers.filter((line) => line.startsWith('!')))).toEqual(
    [],
  );
});

/** `*` stands for any text. */
function matches(pattern: string, address: string): boolean {
  const [start = '', end] = pattern.split('*');
  if (end === undefined) return address === pattern;
  return address.startsWith(start) && address.slice(start.length).endsWith(end);
}

test('the privacy page names exactly the hosts that the policy allows', () => {
  const allowed = [...policy.matchAll(/https:\/\/([^ ;]+)/g)].map(([, host]) => host);
  const terms = inside(builtPage('/privacy').part('hosts'), 'dt');
  expect(allowed).not.toHaveLength(0);
  expect(terms.map(textOf)).toEqual(allowed);
});

// tests/e2e/setup/site-test.ts looks for any other after each browser test.
test('the privacy page says what both notes in the browser hold', () => {
  const lines = inside(builtPage('/privacy').part('stored'), 'dt dd').map(textOf);
  expect(lines).toEqual([
    'visited',
    expect.stringMatching(/^In session storage: that this tab has been counted/),
    'visit-count',
    expect.stringMatching(/^In local storage: the latest number of visits/),
  ]);
});

test('the privacy page names every site that a link or a script can open', () => {
  const scripts = readdirSync(`${distDir}assets`).filter((file) => file.endsWith('.js'));
  const inScripts = scripts.flatMap((file) => hostsIn(builtFile(`assets/${file}`)));
  const inLinks = builtPages
    .flatMap((page) => page.all('a'))
    .flatMap((link) => hostsIn(attribute(link, 'href') ?? ''));
  const items = inside(builtPage('/privacy').part('links'), 'li');
  const named = items.map((item) => textOf(item).split(':')[0] ?? '');
  expect(foreign([...inScripts, ...inLinks])).toEqual(foreign(named));
});

const notOpened = new Set([
  // Addresses in the code of React and its router: XML namespaces, and pages that explain errors.
  'www.w3.org',
  'react.dev',
  'reactrouter.com',
  'localhost',
  // This site itself.
  ...hostsIn(siteUrl),
]);

function foreign(hosts: readonly string[]): string[] {
  return [...new Set(hosts)].filter((host) => !notOpened.has(host)).toSorted();
}

function hostsIn(text: string): string[] {
  return [...text.matchAll(/https?:\/\/([\w.-]+)/g)].map(([, host = '']) => host);
}

import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

import { headersForPath, parseHeadersFile } from '../server/headers-rules.ts';

type HostAnswer = {
  path: string;
  method?: 'HEAD' | 'POST';
  status: number;
  type?: RegExp;
  /** Whether it must be compressed for a browser that accepts brotli and gzip. */
  compressed?: boolean;
  location?: string;
  /** Where no rule of the built site sets it. */
  cache?: 'no-store';
};

const html = { type: /^text\/html; ?charset=utf-8$/i, compressed: true };
const script = { type: /^(?:text|application)\/javascript/, compressed: true };

/** One answer of each kind, as every host must give it for the built site. */
function expectedAnswers(distDir: string): HostAnswer[] {
  return [
    { path: '/', status: 200, ...html },
    { path: '/about', status: 200, ...html },
    // Both a page and the folder of the pictures.
    { path: '/gallery', status: 200, ...html },
    { path: '/.well-known/security.txt', status: 200, type: /^text\/plain; ?charset=utf-8$/i },
    { path: '/icon.svg', status: 200, type: /^image\/svg\+xml/, compressed: true },
    { path: aFile(distDir, 'assets', '.js'), status: 200, ...script },
    { path: aFile(distDir, 'gallery', '.avif'), status: 200, type: /^image\/avif$/ },
    { path: aFile(distDir, 'cards', '.jpg'), status: 200, type: /^image\/jpeg$/ },
    { path: aFile(distDir, 'cards', '.png'), status: 200, type: /^image\/png$/ },
    { path: aFile(distDir, 'cards', '.pdf'), status: 200, type: /^application\/pdf$/ },
    { path: aFile(distDir, '.', '.vcf'), status: 200, type: /^text\/vcard; ?charset=utf-8$/i },
    {
      path: aFile(distDir, 'reminders', '.ics'),
      status: 200,
      type: /^text\/calendar; ?charset=utf-8$/i,
    },
    { path: '/nothing-here', status: 404, ...html },
    { path: '/nothing-here/', status: 404, ...html },
    { path: '/assets/', status: 404, ...html },
    { path: '/assets/gone.js', status: 404, ...html },
    { path: '/gallery/gone.avif', status: 404, ...html },
    { path: '/index.html', status: 308, location: '/' },
    { path: '/about.html', status: 308, location: '/about' },
    { path: '/about/?tab=donate', status: 308, location: '/about?tab=donate' },
    { path: '/gallery/', status: 308, location: '/gallery' },
    { path: '/v1/another-site/visits/up', status: 404, ...html },
  ];
}

/** As a host must answer that counts visits at this path. */
function expectedCounterAnswers(path: string): HostAnswer[] {
  return [
    { path, status: 200, type: /^application\/json/, cache: 'no-store' },
    { path, method: 'HEAD', status: 405 },
    { path, method: 'POST', status: 405 },
    { path: '/about', method: 'POST', status: 405 },
  ];
}

/** What a host gets wrong, a line each; empty where every answer is right. */
export async function wrongAnswers(
  origin: string,
  distDir: string,
  counterPath: string | null = null,
): Promise<string[]> {
  const rules = parseHeadersFile(readFileSync(join(distDir, '_headers'), 'utf8'));
  const lines: string[] = [];
  const counterAnswers = counterPath === null ? [] : expectedCounterAnswers(counterPath);
  for (const expected of [...expectedAnswers(distDir), ...counterAnswers]) {
    const { path, method = 'GET', status } = expected;
    const response = await fetch(origin + path, {
      method,
      redirect: 'manual',
      // A robot's question is not counted as a visit.
      headers: { 'Accept-Encoding': 'br, gzip', 'User-Agent': 'host-answers (bot)' },
      signal: AbortSignal.timeout(15_000),
    });
    await response.arrayBuffer();
    const headers = headersForPath(rules, new URL(path, origin).pathname);
    const faults = faultsOf(response, expected, headers);
    const name = method === 'GET' ? path : `${method} ${path}`;
    lines.push(...faults.map((fault) => `${name} (${status}): ${fault}`));
  }
  return lines;
}

function faultsOf(
  { status, headers }: Response,
  expected: HostAnswer,
  rules: ReadonlyMap<string, string>,
): string[] {
  const faults: string[] = [];
  const compare = (name: string, wanted: string | RegExp) => {
    const found = headers.get(name);
    const fits = typeof wanted === 'string' ? found === wanted : wanted.test(found ?? '');
    if (!fits) faults.push(`${name} is ${found ?? 'missing'}; expected ${wanted}`);
  };
  // Cloudflare Workers redirects with 307, which keeps the method as 308 does.
  const redirects = expected.status === 308 && status === 307;
  if (status !== expected.status && !redirects) faults.push(`answers ${status}`);
  const ofFiles = new Set(['Cache-Control', 'X-Robots-Tag', 'Content-Type']);
  for (const [name, value] of rules) if (!ofFiles.has(name)) compare(name, value);
  const robots = headers.get('X-Robots-Tag') ?? 'missing';
  const wanted = rules.get('X-Robots-Tag') ?? 'missing';
  if (expected.status === 200 && robots !== wanted) {
    faults.push(`X-Robots-Tag is ${robots}; expected ${wanted}`);
  }
  // A missing file must not be cached for a year.
  const cache =
    expected.cache ?? (expected.status === 200 ? rules.get('Cache-Control') : undefined);
  compare('Cache-Control', cache ?? /^(?!.*(?:immutable|max-age=[1-9]))/);
  if (expected.type) compare('Content-Type', expected.type);
  if (expected.compressed) compare('Content-Encoding', /^(?:br|gzip)$/);
  if (expected.location) compare('Location', expected.location);
  if (headers.has('Set-Cookie')) faults.push('sets a cookie');
  return faults;
}

function aFile(distDir: string, folder: string, extension: string): string {
  const file = readdirSync(join(distDir, folder)).find((name) => name.endsWith(extension));
  if (!file) throw new Error(`${distDir}/${folder} holds no ${extension} file`);
  return posix.join('/', folder, file);
}

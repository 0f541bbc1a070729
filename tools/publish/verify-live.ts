// `npm run verify-live -- https://…` compares a live site with dist/, byte by byte and header by header, without
// packages.
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { report } from '../report.ts';

const AT_ONCE = 8;
/** How long caches may keep a file without a rule, such as a page with payment details. */
const CACHE_MAX_S = 600;

/** Headers of a browser, because some hosts add scripts for browsers only. */
const browser = {
  Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8',
  'Accept-Language': 'en-GB,en;q=0.9',
  'Cache-Control': 'no-cache',
  'User-Agent':
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/149.0.0.0 Mobile Safari/537.36',
};

/** The Content-Type that a host may send for a file. Texts must be UTF-8. */
const types: Readonly<Record<string, RegExp>> = {
  '.avif': /^image\/avif$/,
  '.css': /^text\/css(?:; ?charset=utf-8)?$/,
  '.html': /^text\/html; ?charset=utf-8$/,
  '.ico': /^image\/(?:x-icon|vnd\.microsoft\.icon)$/,
  '.jpg': /^image\/jpeg$/,
  '.js': /^(?:text|application)\/javascript(?:; ?charset=utf-8)?$/,
  '.json': /^application\/json(?:; ?charset=utf-8)?$/,
  '.pdf': /^application\/pdf$/,
  '.png': /^image\/png$/,
  '.svg': /^image\/svg\+xml(?:; ?charset=utf-8)?$/,
  '.txt': /^text\/plain; ?charset=utf-8$/,
  '.woff2': /^font\/woff2$/,
  '.xml': /^(?:application|text)\/xml(?:; ?charset=utf-8)?$/,
};

type Rule = { pattern: RegExp; headers: [name: string, value: string][] };

/** Says where a live site differs from the build in `distDir`, one line each. Stops at a request that fails. */
export async function differences(origin: string, distDir: string): Promise<string[]> {
  const rules = headerRules(readFileSync(path.join(distDir, '_headers'), 'utf8'));
  const files = servedFiles(distDir);
  const lines: string[] = [];
  const compareNext = async () => {
    for (let file = files.pop(); file !== undefined; file = files.pop()) {
      const address = addressOf(file);
      const built = readFileSync(path.join(distDir, file));
      const found = await differencesOf(origin + address, file, built, rules);
      lines.push(...found.map((line) => `${address}: ${line}`));
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, compareNext));
  } catch (error) {
    lines.push(`${origin} could not be read: ${reasonOf(error)}`);
  }
  return lines.toSorted();
}

/** The rules of `_headers`: each pattern of addresses, and its headers. */
function headerRules(source: string): Rule[] {
  return [...source.matchAll(/^(\/\S*)\n((?: .*\n?)+)/gm)].map(([, pattern = '', lines = '']) => {
    const headers = [...lines.matchAll(/^ +([\w-]+): (.*)$/gm)];
    return {
      pattern: new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '.*')}$`),
      headers: headers.map(([, name = '', value = '']) => [name, value]),
    };
  });
}

/** All files but `_headers`, which has no address. */
function servedFiles(distDir: string): string[] {
  return globSync(['**', '.well-known/**'], { cwd: distDir })
    .filter((file) => statSync(path.join(distDir, file)).isFile() && !file.startsWith('_'))
    .map((file) => file.replaceAll(path.sep, '/'));
}

function addressOf(file: string): string {
  return file === '404.html' ? '/nothing-here' : `/${file.replace(/(?:^index)?\.html$/, '')}`;
}

async function differencesOf(url: string, file: string, built: Buffer, rules: readonly Rule[]) {
  // A redirect is not followed, because the page must be at this address.
  const signal = AbortSignal.timeout(30_000);
  const answer = await fetch(url, { redirect: 'manual', headers: browser, signal });
  const found = Buffer.from(await answer.arrayBuffer());
  if (answer.status !== (file === '404.html' ? 404 : 200)) {
    const to = answer.headers.get('Location');
    return [`answers ${answer.status}${to === null ? '' : ` to ${to}`}`];
  }
  const lines = headerDifferences(answer.headers, new URL(url).pathname, file, rules);
  return found.equals(built) ? lines : [...lines, difference(found, built)];
}

function headerDifferences(found: Headers, address: string, file: string, rules: readonly Rule[]) {
  const matching = rules.filter(({ pattern }) => pattern.test(address));
  const expected = new Map(matching.flatMap(({ headers }) => headers));
  const wrong = [...expected].filter(([name, value]) => found.get(name) !== value);
  const names = wrong.map(([name]) => name);
  const type = found.get('Content-Type')?.toLowerCase() ?? '';
  if (!expected.has('Content-Type') && !types[path.extname(file)]?.test(type))
    names.push('Content-Type');
  if (!expected.has('Cache-Control') && !isSoonRevalidated(found.get('Cache-Control')))
    names.push('Cache-Control');
  // The privacy page promises no cookies. Search engines may list a file without a rule.
  for (const name of ['Set-Cookie', 'X-Robots-Tag'])
    if (!expected.has(name) && found.has(name)) names.push(name);
  return names.map((name) => `${name} is ${found.get(name) ?? 'missing'}`);
}

/** Whether caches ask again within ten minutes. Without the header a browser may keep a file for days. */
function isSoonRevalidated(cacheControl: string | null): boolean {
  const ages = [...(cacheControl ?? '').matchAll(/=(\d+)/g)];
  return cacheControl !== null && ages.every(([, seconds]) => Number(seconds) <= CACHE_MAX_S);
}

/** The first difference, with the text around it. */
function difference(found: Buffer, built: Buffer): string {
  const at = built.findIndex((byte, index) => byte !== found[index]);
  const start = Math.max(0, (at < 0 ? built.length : at) - 40);
  const around = (bytes: Buffer) => JSON.stringify(bytes.subarray(start, start + 80).toString());
  return `differs: found ${around(found)}; expected ${around(built)}`;
}

const reasons: readonly [code: RegExp, words: string][] = [
  [/ENOTFOUND|EAI_AGAIN/, 'its host has no address'],
  [/ECONNREFUSED/, 'its host refuses the connection'],
  [/CERT|SSL|TLS|SIGNATURE/, 'there is no secure connection to its host'],
  [/TIMEDOUT|TIMEOUT|TimeoutError/, 'its host did not answer in time'],
];

/** The error of fetch has the reason in its `cause`. */
function reasonOf(error: unknown): string {
  const { name, cause, message } = error as Error;
  const { code = name, message: reason = message } = (cause ??
    {}) as Partial<NodeJS.ErrnoException>;
  const words = reasons.find(([codes]) => codes.test(code))?.[1];
  return words === undefined ? reason : `${words} (${reason})`;
}

async function problemsOf(address: string): Promise<string[]> {
  const site = URL.parse(address);
  if (!site || !/^https?:$/.test(site.protocol))
    return ['Name the site: npm run verify-live -- https://the-site.org'];
  if (!existsSync('dist/_headers'))
    return ['There is nothing to compare the site with: type npm run build first.'];
  return await differences(site.origin, 'dist');
}

if (import.meta.main) {
  const address = process.argv[2] ?? '';
  const problems = await problemsOf(address);
  report(problems);
  if (problems.length === 0) console.log(`${address} is what dist/ holds.`);
}

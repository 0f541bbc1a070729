// `npm run verify-live -- https://…`: whether a site is the one in dist/, byte by byte. Needs no packages.
import { globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const AT_ONCE = 8;

/** What the site serves otherwise than the build in `distDir`, a line each. */
export async function differences(origin: string, distDir: string): Promise<string[]> {
  const headers = headersOfAll(readFileSync(path.join(distDir, '_headers'), 'utf8'));
  const files = servedFiles(distDir);
  const lines: string[] = [];
  const compareNext = async () => {
    for (let file = files.pop(); file !== undefined; file = files.pop()) {
      const built = readFileSync(path.join(distDir, file));
      lines.push(...(await differencesOf(origin, file, built, headers)));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, compareNext));
  return lines.toSorted();
}

/** The rule of `_headers` for every path. */
function headersOfAll(source: string): string[][] {
  const [, rule = ''] = /^\/\*\n((?: .*\n)+)/m.exec(source) ?? [];
  return [...rule.matchAll(/^ +([\w-]+): (.*)$/gm)].map((line) => line.slice(1));
}

/** Without the host's settings, which have no address. */
function servedFiles(distDir: string): string[] {
  return globSync(['**', '.well-known/**'], { cwd: distDir })
    .filter((file) => statSync(path.join(distDir, file)).isFile() && !file.startsWith('_'))
    .map((file) => file.replaceAll(path.sep, '/'));
}

async function differencesOf(origin: string, file: string, built: Buffer, headers: string[][]) {
  const isNotFoundPage = file === '404.html';
  const address = isNotFoundPage ? '/nothing-here' : `/${file.replace(/(?:^index)?\.html$/, '')}`;
  try {
    // A redirect is not followed: what another address serves says nothing about this one.
    const answer = await fetch(origin + address, {
      redirect: 'manual',
      headers: { 'Cache-Control': 'no-cache' },
      signal: AbortSignal.timeout(30_000),
    });
    const found = Buffer.from(await answer.arrayBuffer());
    if (answer.status !== (isNotFoundPage ? 404 : 200)) {
      const to = answer.headers.get('Location');
      return [`${address}: answers ${answer.status}${to === null ? '' : ` to ${to}`}`];
    }
    const lines = headers
      .filter(([name = '', value]) => answer.headers.get(name) !== value)
      .map(([name = '']) => `${address}: ${name} is ${answer.headers.get(name) ?? 'missing'}`);
    return found.equals(built) ? lines : [...lines, `${address}: ${difference(found, built)}`];
  } catch (error) {
    return [`${address}: could not be read (${String(error)})`];
  }
}

/** Where two files begin to differ, with the words around it. */
function difference(found: Buffer, built: Buffer): string {
  const at = built.findIndex((byte, index) => byte !== found[index]);
  const start = Math.max(0, (at < 0 ? built.length : at) - 40);
  const around = (bytes: Buffer) => JSON.stringify(bytes.subarray(start, start + 80).toString());
  return `differs: found ${around(found)}; expected ${around(built)}`;
}

if (import.meta.main) {
  const site = URL.parse(process.argv[2] ?? '');
  if (!site) throw new Error('Name the site: npm run verify-live -- https://the-site.org');
  const lines = await differences(site.origin, 'dist');
  for (const line of lines) console.log(line);
  console.log(lines.length > 0 ? `Wrong: ${lines.length}.` : `${site.origin} is what dist/ holds.`);
  process.exitCode = lines.length > 0 ? 1 : 0;
}

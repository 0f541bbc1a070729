import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { builtCommit } from '../build/build-facts.ts';
import { report } from '../report.ts';

// `npm run verify-live https://…` builds the commit that a live site names, as of the same day, and compares the files
// in which somebody could change a payment number, or send it elsewhere. It needs no packages where dist/ is that build.

/** Documents, scripts, and the downloads of How to give. */
const compared = ['*.html', 'assets/*.js', 'cards/*', '*.vcf'];

/** Headers of a browser, because some hosts add scripts for browsers only. */
const browser = {
  Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8',
  'Accept-Language': 'en-GB,en;q=0.9',
  'Cache-Control': 'no-cache',
  'User-Agent':
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/149.0.0.0 Mobile Safari/537.36',
};

/** Says which files of a live site differ from the build in `distDir`, and how. Throws if a request fails. */
export async function differences(origin: string, distDir: string): Promise<string[]> {
  const groups = compared.map((pattern) => globSync(pattern, { cwd: distDir }));
  const found = compared
    .filter((_, index) => groups[index]?.length === 0)
    .map((pattern) => `${distDir} holds no ${pattern}, so none is compared`);
  for (const file of groups.flat().map((it) => it.replaceAll('\\', '/'))) {
    const isNotFound = file === '404.html';
    const address = isNotFound ? '/nothing-here' : `/${file.replace(/(?:^index)?\.html$/, '')}`;
    const answer = await ask(origin + address);
    const bytes = Buffer.from(await answer.arrayBuffer());
    const { headers, status } = answer;
    const say = (words: string) => found.push(`${address} (${file}) ${words}`);
    if (status !== (isNotFound ? 404 : 200)) say(`answers ${status}`);
    else if (!bytes.equals(readFileSync(path.join(distDir, file)))) say('differs');
    // The privacy page promises that there are no cookies and that browsers refuse other hosts.
    if (headers.has('Set-Cookie')) say('sets a cookie');
    if (!headers.has('Content-Security-Policy')) say('has no Content-Security-Policy');
  }
  return found;
}

/** A redirect is not followed, because each file must be at its address. */
async function ask(url: string): Promise<Response> {
  const signal = AbortSignal.timeout(30_000);
  return await fetch(url, { redirect: 'manual', headers: browser, signal });
}

async function problemsOf(address: string): Promise<string[]> {
  const site = URL.parse(address);
  if (!site || !/^https?:$/.test(site.protocol))
    return ['Name the site: npm run verify-live https://the-site.org'];
  try {
    return await problemsAt(site.origin);
  } catch (error) {
    const { name, cause } = error as Error;
    return [`${site.origin} could not be read: ${(cause as NodeJS.ErrnoException)?.code ?? name}`];
  }
}

async function problemsAt(origin: string): Promise<string[]> {
  const live = await (await ask(`${origin}/build.json`)).text();
  const { commit, builtOn } = buildIn(live);
  if (!/^[0-9a-f]{40}$/.test(commit) || Number.isNaN(Date.parse(builtOn)))
    return [
      `${origin}/build.json names no commit: somebody else has published, or files that were not committed`,
    ];
  if (builtCommit() !== commit)
    return [
      `The live site is commit ${commit}, and this folder holds another one, or changes. Type: git switch --detach ${commit}`,
    ];
  const isBuilt = () =>
    existsSync('dist/build.json') && readFileSync('dist/build.json', 'utf8') === live;
  if (!isBuilt()) {
    const env = { ...process.env, SOURCE_DATE_EPOCH: String(Date.parse(builtOn) / 1000) };
    // Not spawnSync: the next request would use the connection that the host has closed meanwhile, and fail.
    await once(spawn(process.execPath, ['--run', 'build'], { stdio: 'inherit', env }), 'exit');
  }
  return isBuilt() ? await differences(origin, 'dist') : ['The commit could not be built again'];
}

/** The fields of build.json, or empty texts. */
function buildIn(json: string): { commit: string; builtOn: string } {
  try {
    const { commit, builtOn } = JSON.parse(json) as Record<string, unknown>;
    return { commit: String(commit), builtOn: String(builtOn) };
  } catch {
    return { commit: '', builtOn: '' };
  }
}

if (import.meta.main) {
  const address = process.argv[2] ?? '';
  const problems = await problemsOf(address);
  report(problems);
  if (problems.length === 0) console.log(`${address} is what its commit builds.`);
}

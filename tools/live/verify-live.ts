// `npm run verify-live -- https://…`: whether a live site is one of this repository's commits, byte by byte.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { liveFindings } from './live-findings.ts';

/** What dist/build.json says. */
type Build = { commit: string | null; builtOn: string };

// Where a gift goes and whom to call: a live site that is behind in these is wrong.
const paymentFiles = ['organization', 'payments', 'giving-settings'].map(
  (name) => `src/content/${name}.ts`,
);

const worktree = path.resolve('.cache/live');

function stop(reason: string): never {
  console.error(reason);
  process.exit(1);
}

function git(...args: string[]): string {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' });
  if (status !== 0) stop(`git ${args.join(' ')} failed; this needs the whole repository.`);
  return stdout.trim();
}

async function liveBuild(origin: string): Promise<Build> {
  try {
    const response = await fetch(`${origin}/build.json`, { signal: AbortSignal.timeout(30_000) });
    return (await response.json()) as Build;
  } catch (error) {
    return stop(
      `${origin}/build.json, which names the commit, could not be read: ${String(error)}`,
    );
  }
}

/** The folder of that very build: this one's dist/, else one that is made again from its commit. */
function folderOf({ commit, builtOn }: Build): string {
  const present = 'dist/build.json';
  if (existsSync(present)) {
    const built = JSON.parse(readFileSync(present, 'utf8')) as Build;
    if (built.commit === commit && built.builtOn === builtOn) return path.resolve('dist');
  }
  console.log(`Building ${commit} again, as on ${builtOn} …`);
  spawnSync('git', ['worktree', 'remove', '--force', worktree]);
  git('worktree', 'add', '--detach', worktree, String(commit));
  const env = { ...process.env, SOURCE_DATE_EPOCH: String(Date.parse(builtOn) / 1000) };
  const { status } = spawnSync('npm', ['run', '--silent', 'build'], {
    cwd: worktree,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) stop(`The commit ${commit} could not be built.`);
  return path.join(worktree, 'dist');
}

/** What is wrong with publishing that commit. */
function commitFindings(commit: string): string[] {
  const isOurs = spawnSync('git', ['merge-base', '--is-ancestor', commit, 'HEAD']).status === 0;
  if (!isOurs) stop(`The live site was built from ${commit}, which is no commit of this branch.`);
  const changed = git('diff', '--name-only', commit, 'HEAD', '--', ...paymentFiles);
  if (changed === '') return [];
  return [
    `${changed.replaceAll('\n', ', ')}: changed since ${commit} was published; publish again`,
  ];
}

const given = URL.parse(process.argv[2] ?? '');
if (given?.protocol !== 'https:' && given?.protocol !== 'http:') {
  stop('Name the site: npm run verify-live -- https://the-site.org');
}
const { origin } = given;
const build = await liveBuild(origin);
const { commit } = build;
if (!/^[0-9a-f]{40}$/.test(commit ?? '') || Number.isNaN(Date.parse(build.builtOn))) {
  stop(`${origin} was not built from a commit: ${JSON.stringify(build)}`);
}
const distDir = folderOf(build);
const findings = [
  ...(existsSync('.git') ? commitFindings(String(commit)) : []),
  ...(await liveFindings(origin, distDir)),
];
if (distDir.startsWith(worktree)) git('worktree', 'remove', '--force', worktree);
for (const line of findings) console.log(line);
if (findings.length > 0) {
  console.log(`\n${origin} names commit ${commit}. Wrong: ${findings.length}.`);
  process.exitCode = 1;
} else {
  console.log(`${origin} is what commit ${commit} builds, byte by byte, with its headers.`);
}

import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

// GitHub runs the workflows and nothing here can, so these tests read what protects somebody in them.
type Step = { uses?: string; run?: string };
type Job = { permissions?: object; environment?: { name: string }; steps: Step[] };
type Workflow = { permissions?: object; jobs: Record<string, Job> };

const workflows = globSync('.github/workflows/*.yml').map((file) => ({
  name: path.basename(file, '.yml'),
  content: parse(readFileSync(file, 'utf8')) as Workflow,
}));

/** The jobs by names such as 'publish/deploy'. */
const jobs = new Map(
  workflows.flatMap(({ name, content }) =>
    Object.entries(content.jobs).map(([job, it]) => [`${name}/${job}`, it]),
  ),
);

const commandsOf = (job: string) => jobs.get(job)?.steps.map(({ run = '' }) => run) ?? [];

// Whoever takes over an action can move its tags.
test('every action is pinned by its commit', () => {
  const actions = [...jobs.values()].flatMap(({ steps }) => steps.flatMap(({ uses = [] }) => uses));
  expect(actions.length).toBeGreaterThan(5);
  expect(actions.filter((it) => !/@[0-9a-f]{40}$/.test(it))).toEqual([]);
});

test('no job may do more than it needs', () => {
  for (const { content } of workflows) expect(content.permissions).toEqual({});
  const permissions = [...jobs].map(([name, job]) => [name, job.permissions]);
  expect(Object.fromEntries(permissions)).toEqual({
    'check/check': { contents: 'read' },
    'check/all': { contents: 'read' },
    'check/pictures': { contents: 'read' },
    'publish/build': { contents: 'read', 'id-token': 'write', attestations: 'write' },
    'publish/deploy': { contents: 'read', attestations: 'read' },
    'watch/live': { contents: 'read' },
  });
});

test('only the job that somebody has to approve can publish', () => {
  const publishing = [...jobs].filter(([, job]) => JSON.stringify(job).includes('CLOUDFLARE_API'));
  expect(publishing.map(([name, job]) => [name, job.environment?.name])).toEqual([
    ['publish/deploy', 'production'],
  ]);
});

test('only the newest commit of main is published', () => {
  const commands = commandsOf('publish/deploy');
  const check = commands.findIndex((it) => it.includes('[ "$newest" = "$GITHUB_SHA" ]'));
  expect(commands[check]).toContain('commits/main');
  expect(commands.findIndex((it) => it.includes('wrangler deploy'))).toBeGreaterThan(check);
});

test('Watch compares every file that holds a payment detail or a contact', () => {
  const compared = commandsOf('watch/live').find((it) => it.includes('git diff'));
  expect(compared?.match(/src\S+/g)).toEqual([
    'src/content/facts/home.yaml',
    'src/content/facts/payments.yaml',
  ]);
});

// GitHub does not report a lost path: a moved file would have no owner.
test('every path of CODEOWNERS exists', () => {
  const paths = readFileSync('.github/CODEOWNERS', 'utf8').match(/(?<=^\/)\S+/gm) ?? [];
  expect(paths).toContain('src/content/payments.ts');
  expect(paths.filter((it) => !existsSync(it))).toEqual([]);
});

import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

type Step = { uses?: string; run?: string; with?: Record<string, unknown>; env?: object };

type Job = {
  needs?: string;
  permissions?: Record<string, string>;
  environment?: { name: string };
  'timeout-minutes'?: number;
  steps: Step[];
};

type Workflow = { on: Record<string, unknown>; permissions: object; jobs: Record<string, Job> };

const read = (file: string) => readFileSync(file, 'utf8');

const workflows = globSync('.github/workflows/*')
  .toSorted()
  .map((file) => {
    const { on, permissions, jobs } = parse(read(file)) as Workflow;
    return { file, source: read(file), on, permissions, jobs: Object.entries(jobs) };
  });

function workflow(name: string) {
  const found = workflows.find(({ file }) => file.endsWith(`/${name}.yml`));
  if (!found) throw new Error(`there is no workflow ${name}`);
  return { ...found, jobs: Object.fromEntries(found.jobs) };
}

const stepsOf = (jobs: readonly [string, Job][]) => jobs.flatMap(([, job]) => job.steps);

test('there are three workflows', () => {
  expect(workflows.map(({ file }) => file)).toEqual(
    ['check', 'publish', 'watch'].map((name) => `.github/workflows/${name}.yml`),
  );
});

describe.each(workflows)('$file', ({ source, on, permissions, jobs }) => {
  test('is allowed nothing but what each job names', () => {
    expect(permissions).toEqual({});
    for (const [name, job] of jobs)
      expect([name, job.permissions]).toEqual([name, expect.any(Object)]);
  });

  test('writes nothing into the repository', () => {
    const writing = jobs.flatMap(([, job]) =>
      Object.entries(job.permissions ?? {}).filter(([, access]) => access === 'write'),
    );
    expect(
      writing.map(([name]) => name).filter((name) => !/^(?:id-token|attestations)$/.test(name)),
    ).toEqual([]);
  });

  test('pins every action to a commit and names its version', () => {
    const used = source.match(/^.*\buses:.*$/gm) ?? [];
    expect(used).toHaveLength(stepsOf(jobs).filter(({ uses }) => uses).length);
    for (const line of used)
      expect(line).toMatch(/ uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  test('never runs a stranger’s change with access of its own', () => {
    expect(Object.keys(on)).not.toContain('pull_request_target');
    expect(Object.keys(on)).not.toContain('workflow_run');
  });

  test('leaves no credentials in the checked out repository', () => {
    const checkouts = stepsOf(jobs).filter(({ uses }) => uses?.startsWith('actions/checkout@'));
    for (const step of checkouts) expect(step.with?.['persist-credentials']).toBe(false);
  });

  test('installs what the lockfile says', () => {
    const installs = stepsOf(jobs).filter(({ run }) =>
      /\bnpm (?:ci|i|install|add)\b/.test(run ?? ''),
    );
    expect(installs).not.toHaveLength(0);
    for (const { run } of installs) expect(run).toMatch(/^npm ci\b/);
  });

  test('puts no expression into a shell script, where a branch name could end it', () => {
    const scripts = stepsOf(jobs).filter(({ run }) => run?.includes('${{'));
    expect(scripts).toEqual([]);
  });

  test('uses secrets in an approved environment only', () => {
    const jobsWithSecrets = jobs.filter(([, job]) => JSON.stringify(job).includes('secrets.'));
    expect(jobsWithSecrets.filter(([, job]) => job.environment?.name !== 'production')).toEqual([]);
  });

  test('ends by itself', () => {
    for (const [, job] of jobs) expect(job['timeout-minutes']).toBeLessThanOrEqual(60);
  });
});

test('every pull request and main are checked by .ci/run', () => {
  const { on, jobs } = workflow('check');
  expect(on).toEqual({ pull_request: null, push: { branches: ['main'] } });
  expect(jobs['check']?.steps.at(-1)).toEqual({ run: '.ci/run' });
});

describe('what is published', () => {
  const { jobs } = workflow('publish');
  const step = (job: string, pattern: RegExp) =>
    jobs[job]?.steps.findIndex(({ uses, run }) => pattern.test(uses ?? run ?? '')) ?? -1;

  test('was tested, and nothing in it is a stand-in', () => {
    const order = [
      '^npm test',
      '^npm run build',
      '^npm run site:check',
      '^npm run launch-check',
      '^tar ',
      '^actions/attest',
      '^actions/upload-artifact',
    ];
    const places = order.map((pattern) => step('build', new RegExp(pattern)));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  });

  test('is that very build, approved, and built nowhere else', () => {
    const upload = jobs['build']?.steps[step('build', /upload-artifact/)];
    const download = jobs['deploy']?.steps[step('deploy', /download-artifact/)];
    expect(download?.with?.['name']).toBe(upload?.with?.['name']);
    expect(jobs['deploy']).toMatchObject({ needs: 'build', environment: { name: 'production' } });
    expect(step('deploy', /checkout|npm (?:ci|run)/)).toBe(-1);
  });

  test('goes out by the wrangler that npm run test:hosts has tried', () => {
    const tried = /'(wrangler@[\d.]+)'/.exec(read('tools/hosts/test-hosts.ts'))?.[1];
    expect(tried).toBeDefined();
    expect(jobs['deploy']?.steps.at(-1)?.run).toContain(` ${tried} deploy `);
  });
});

test('the live site is watched by a schedule in a file of its own', () => {
  const scheduled = workflows.filter(({ on }) => 'schedule' in on).map(({ file }) => file);
  expect(scheduled).toEqual(['.github/workflows/watch.yml']);
});

describe('dependabot', () => {
  type Update = {
    'package-ecosystem': string;
    schedule: { interval: string };
    cooldown: { 'default-days': number };
    groups: object;
    ignore?: { 'dependency-name': string }[];
  };
  const { updates } = parse(read('.github/dependabot.yml')) as { updates: Update[] };

  test('updates packages and actions in one pull request a month each', () => {
    expect(updates.map((it) => it['package-ecosystem'])).toEqual(['npm', 'github-actions']);
    for (const { schedule, cooldown, groups } of updates) {
      expect(schedule.interval).toBe('monthly');
      expect(cooldown['default-days']).toBeGreaterThanOrEqual(7);
      expect(Object.keys(groups)).toHaveLength(1);
    }
  });

  test('leaves alone what is held back on purpose', () => {
    const held =
      /Held below the newest[^]*?\n\n([^]*?)\n\n/.exec(
        read('docs/decisions/exact-tool-versions.md'),
      )?.[1] ?? '';
    const names = [...held.matchAll(/^- \*\*(.+?)\*\*/gm)].flatMap(
      ([, list]) => list?.split(' and ') ?? [],
    );
    expect(names).not.toHaveLength(0);
    expect(updates[0]?.ignore?.map((it) => it['dependency-name'])).toEqual(names);
  });
});

import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const read = (file: string) => readFileSync(file, 'utf8');

const workflows = globSync('.github/workflows/*')
  .toSorted()
  .map((file) => ({ file, source: read(file), lines: read(file).split('\n') }));

const publish = read('.github/workflows/publish.yml');

describe.each(workflows)('$file', ({ source, lines }) => {
  test('is allowed nothing but what each job names, and never to write into the repository', () => {
    expect(lines).toContain('permissions: {}');
    const jobs = source.match(/^ {4}runs-on:/gm);
    expect(source.match(/^ {4}permissions:(?: \{\})?$/gm)).toHaveLength(jobs?.length ?? 0);
    const written = [...source.matchAll(/^ +([\w-]+): write/gm)].map(([, name]) => name);
    for (const name of written) expect(['id-token', 'attestations']).toContain(name);
  });

  test('pins every action to a commit and names its version', () => {
    for (const line of lines.filter((it) => it.includes('uses:'))) {
      expect(line).toMatch(/ uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
    }
  });

  test('never runs a stranger’s change with access of its own', () => {
    expect(source).not.toMatch(/pull_request_target|workflow_run/);
    expect(source.match(/persist-credentials: false/g)).toHaveLength(
      source.match(/uses: actions\/checkout@/g)?.length ?? 0,
    );
  });

  test('installs what the lockfiles say', () => {
    for (const [install] of source.matchAll(/\b(?:npm (?:ci|i|install|add)|npx)\b/g)) {
      expect(install).toBe('npm ci');
    }
  });

  test('puts no expression into a shell script, where a branch name could end it', () => {
    for (const line of lines.filter((it) => it.includes('${{'))) {
      expect(line).toMatch(/^ +(?!run:)[\w-]+: /);
    }
  });

  test('ends by itself', () => {
    expect(source.match(/timeout-minutes: (?:[1-5]?\d|60)$/gm)).toHaveLength(
      source.match(/runs-on:/g)?.length ?? 0,
    );
  });
});

test('secrets are used in the job alone that somebody has approved', () => {
  const [, deploy = ''] = publish.split(/^ {2}deploy:$/m);
  expect(deploy).toMatch(/^ {4}environment:\n {6}name: production$/m);
  const everywhere = workflows.map(({ source }) => source).join('');
  expect(everywhere.match(/secrets\./g)).toEqual(
    deploy.split(/^ {2}\w+:$/m)[0]?.match(/secrets\./g),
  );
});

test('the live site is watched by a schedule in a file of its own', () => {
  const scheduled = workflows.filter(({ lines }) => lines.includes('  schedule:'));
  expect(scheduled.map(({ file }) => file)).toEqual(['.github/workflows/watch.yml']);
});

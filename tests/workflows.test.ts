import { existsSync, globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

// GitHub runs the workflows and nothing here can, so these tests read their text.
const files = globSync('.github/workflows/*.yml');
const textOf = (name: string) => readFileSync(`.github/workflows/${name}.yml`, 'utf8');
const all = files.map((file) => readFileSync(file, 'utf8')).join('\n');

/** The parts that the text holds, in its order. */
const inOrder = (text: string, parts: readonly string[]) =>
  parts
    .filter((part) => text.includes(part))
    .toSorted((one, other) => text.indexOf(one) - text.indexOf(other));

test('every path that a workflow names exists', () => {
  const named = [
    ...all.matchAll(/(?<=\s)\.?(?:[\w-]+\/)*[\w.-]+\.(?:ts|jsonc?|yaml|npmrc)(?=\s)/g),
  ];
  const folders = [...all.matchAll(/(?<=\s)(?:src|tools|worker|\.ci)(?:\/[\w.-]+)*(?=\s)/g)];
  const paths = [...named, ...folders].map(([path]) => path);
  expect(paths).toContain('src/content/facts/payments.yaml');
  expect(paths).toContain('wrangler.jsonc');
  expect(paths.filter((path) => !existsSync(path))).toEqual([]);
});

// Each action's first major version on Node 24: runners have removed Node 20.
const firstOnNode24: Record<string, number> = {
  'actions/checkout': 5,
  'actions/setup-node': 5,
  'actions/upload-artifact': 6,
  'actions/download-artifact': 7,
  'actions/attest-build-provenance': 3,
};

test('every action is pinned to a commit that runs on Node 24', () => {
  const uses = [...all.matchAll(/uses: (.*)$/gm)].map(([, use = '']) => use);
  expect(uses.length).toBeGreaterThan(5);
  const unfit = uses.filter((use) => {
    const [, action = '', major] = /^([\w/-]+)@[0-9a-f]{40} # v(\d+)\.\d+\.\d+$/.exec(use) ?? [];
    return !(Number(major) >= (firstOnNode24[action] ?? Infinity));
  });
  expect(unfit).toEqual([]);
});

describe('publishing', () => {
  const deploy = textOf('publish').split('\n  deploy:\n')[1] ?? '';

  test('refuses any commit but the newest of main, right before the upload', () => {
    const steps = [
      'gh attestation verify',
      'gh api "repos/$GITHUB_REPOSITORY/commits/main"',
      '[ "$newest" = "$GITHUB_SHA" ] || {',
      'see Undo in docs/publishing.md',
      'wrangler deploy',
    ];
    expect(inOrder(deploy, steps)).toEqual(steps);
  });

  test('compares the live site before another run may start', () => {
    const steps = ['group: publish', 'cancel-in-progress: false', 'wrangler deploy', 'verify-live'];
    expect(inOrder(deploy, steps)).toEqual(steps);
    expect(deploy).not.toMatch(/^ {2}\w+:$/m);
  });
});

test('Watch compares every file that holds a payment detail or a contact', () => {
  const [compared = ''] =
    /git diff --exit-code HEAD origin\/main --\s+.*/.exec(textOf('watch')) ?? [];
  expect(compared.match(/src\S+/g)).toEqual([
    'src/content/facts/home.yaml',
    'src/content/facts/payments.yaml',
  ]);
});

test('Watch says what is wrong with build.json', () => {
  const errors = textOf('watch').match(/stop ".*"$/gm);
  expect(errors).toEqual([
    expect.stringContaining('cannot be read'),
    expect.stringContaining('is not JSON'),
    expect.stringContaining('names no commit'),
    expect.stringContaining('is not one of main'),
  ]);
  expect(textOf('watch')).toContain('echo "::error::$1"');
});

test('everything runs on the Node of .nvmrc', () => {
  expect(all.match(/node-version(?:-file)?:.*/g)?.filter((it) => !it.endsWith(' .nvmrc'))).toEqual(
    [],
  );
});

// GitHub does not report a lost path: a moved file would have no owner.
test('every path of CODEOWNERS exists', () => {
  const paths = readFileSync('.github/CODEOWNERS', 'utf8').match(/(?<=^\/)\S+/gm) ?? [];
  expect(paths).toContain('src/content/payments.ts');
  expect(paths.filter((it) => !existsSync(it))).toEqual([]);
});

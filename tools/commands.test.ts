import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';

// In each of these projects something is wrong. A command that finds it must say all of it, and fail.
const root = mkdtempSync(path.join(tmpdir(), 'commands-'));

afterAll(() => rmSync(root, { recursive: true }));

function project(name: string, files: Record<string, string>): string {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, name, file)), { recursive: true });
    writeFileSync(path.join(root, name, file), text);
  }
  cpSync('tests/facts', path.join(root, name, 'src/content/facts'), { recursive: true });
  return path.join(root, name);
}

async function run(file: string, cwd: string) {
  const program = path.join(import.meta.dirname, file);
  return await new Promise<{ status: unknown; said: string }>((resolve) =>
    execFile(process.execPath, [program], { cwd }, (error, stdout, stderr) =>
      resolve({ status: error?.code ?? 0, said: stdout + stderr }),
    ),
  );
}

const wrong = project('wrong', {
  'src/content/facts/second-reading.yaml': 'paybill: 1\n',
  'photos/photos.json': '{ "photos": [{ "slug": "gone" }, { "slug": "lost" }] }',
  'photos/allowed-names.json': '[]',
  'public/cards/stray.jpg': '',
  // The phone as people write it.
  'src/content/a.ts': "export const lead = 'It costs $185. Call 0000 000 118.';",
  'src/styles/tokens.css': ':root { --paper: #ffffff; --button: #cccccc; }',
  'package.json': '{ "scripts": { "format:check": "exit 0", "types": "exit 1" } }',
});

test.concurrent.each([
  ['check.ts', ['This failed, and runs alone by: npm run types']],
  ['facts/check-facts.ts', ['account is missing', 'accountName is missing']],
  [
    'content/list-problems.ts',
    [
      'payment-card is out of date',
      'stray.jpg is out of date',
      'src/content/a.ts:1: lead holds "$185"',
      'src/content/a.ts:1: lead holds "0000 000 118"',
      'about-page.tsx: is missing',
      '--button is #cccccc',
    ],
  ],
  ['photos/check-photos.ts', ['photos/gone.jpg is missing', 'photos/lost.jpg is missing']],
  ['photos/photos.ts', ['photos/gone.jpg is missing', 'photos/lost.jpg is missing']],
])('tools/%s fails, and says %j', async (file, sentences) => {
  const { status, said } = await run(file, wrong);
  expect(sentences.filter((sentence) => !said.includes(sentence))).toEqual([]);
  expect(status).toBe(1);
});

const steps = {
  Facts: 'tools/facts/check-facts.ts',
  Format: 'node_modules/oxfmt/bin/oxfmt',
  Styles: 'node_modules/vite-css-modules/dist/cli/index.mjs',
  Content: 'tools/content/list-problems.ts',
  Photos: 'tools/photos/check-photos.ts',
  Types: 'node_modules/typescript/bin/tsc',
  Build: 'node_modules/vite/bin/vite.js',
  'Built pages': 'tools/content/list-failed-tests.ts',
};

/** In their order, those that passed and those that failed. */
async function checkContent(name: string, failing: readonly string[]) {
  const fail = 'process.exitCode = 1; console.log("src/content/a.ts:1: a fact is wrong")';
  const files = Object.entries(steps).map(([step, file]) => [
    file,
    failing.includes(step) ? fail : '',
  ]);
  const { status, said } = await run(
    'content/check-content.ts',
    project(name, Object.fromEntries(files)),
  );
  const [passed, failed] = ['passed', 'FAILED'].map((result) =>
    Array.from(said.matchAll(new RegExp(`^(.*): ${result} `, 'gm')), ([, step]) => step),
  );
  return { status, passed, failed };
}

test.concurrent('npm run check:content takes every step', async () => {
  const passed = Object.keys(steps);
  expect(await checkContent('sound', [])).toEqual({ status: 0, passed, failed: [] });
});

test.concurrent('npm run check:content lists everything that an editor has to fix', async () => {
  expect(await checkContent('faulty', ['Content', 'Photos', 'Types'])).toEqual({
    status: 1,
    passed: ['Facts', 'Format', 'Styles'],
    failed: ['Content', 'Photos', 'Types'],
  });
});

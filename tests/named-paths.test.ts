import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: object };

const documents = globSync('{*,{docs,photos,src,.github}/**/*}.md').map((file) => {
  const text = readFileSync(file, 'utf8');
  // As GitHub makes the addresses of headings.
  const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
  return { file, text, headings };
});

const ownedPaths = readFileSync('.github/CODEOWNERS', 'utf8').match(/(?<=^\/)\S+/gm) ?? [];

const isOwned = (file: string) =>
  ownedPaths.some((path) => path === file || (path.endsWith('/') && file.startsWith(path)));

// GitHub does not report a lost path: a moved file would have no owner.
test('every path of CODEOWNERS exists', () => {
  expect(ownedPaths.filter((it) => !existsSync(it))).toEqual([]);
});

test.each([
  ['what is paid', 'src/content/payments.ts src/content/sponsorship-options.ts src/lib/money.ts'],
  ['what a gift is for', 'src/content/purposes.ts src/giving/bank-lines.ts'],
  ['what is copied', 'src/browser/copy.ts src/hooks/use-copy.ts src/design-system/copy-row.tsx'],
  ['what is sent', 'src/components/message/message-form.tsx src/lib/mail-address.ts'],
  ['what the host runs', 'worker/worker.ts wrangler.jsonc'],
  ['what is built', 'vite.config.ts tools/build/document.ts package.json'],
  ['what checks all that', 'tools/content/settings.ts .ci/run .github/workflows/watch.yml'],
])('%s has an owner', (_, paths) => {
  expect(paths.split(' ').filter((file) => !existsSync(file) || !isOwned(file))).toEqual([]);
});

test.each(documents)('$file links to and types only what is there', (document) => {
  const { file, text } = document;
  const links = [...text.matchAll(/\]\((?!https?:)([^)#]*)#?([^)]*)\)/g)];
  const lostLinks = links.filter(([, to = '', heading]) => {
    const target = to === '' ? file : path.join(path.dirname(file), to);
    const there = documents.find((it) => it.file === target);
    return !existsSync(target) || (heading !== '' && !there?.headings.includes(heading ?? ''));
  });
  const commands = text.matchAll(/npm run ([\w:-]+)/g);
  const lostCommands = [...commands].filter(([, name = '']) => !(name in scripts));
  expect([...lostLinks, ...lostCommands].map(([it]) => it)).toEqual([]);
});

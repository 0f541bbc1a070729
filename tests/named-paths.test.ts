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

// A file that has moved has no owner any more, and GitHub does not say so.
test('every path of CODEOWNERS is there', () => {
  const paths = readFileSync('.github/CODEOWNERS', 'utf8').match(/^\/\S+/gm) ?? [];
  expect(paths.length).toBeGreaterThan(10);
  expect(paths.filter((it) => !existsSync(it.slice(1)))).toEqual([]);
});

test.each(documents)('$file names only files, headings and commands that are there', (document) => {
  const { file, text } = document;
  const links = [...text.matchAll(/\]\((?!https?:)([^)#]*)#?([^)]*)\)/g)];
  const lostLinks = links.filter(([, to = '', heading]) => {
    const target = to === '' ? file : path.join(path.dirname(file), to);
    const there = documents.find((it) => it.file === target);
    return !existsSync(target) || (heading !== '' && !there?.headings.includes(heading ?? ''));
  });
  const named = text.matchAll(
    /(?<=[`\s])(?:src|tools|tests|worker|docs|photos|public|\.github|\.ci)\/[\w./-]*(?=[`\s,)])/g,
  );
  const lostPaths = [...named].filter(([it]) => !existsSync(it));
  const commands = text.matchAll(/npm run ([\w:-]+)/g);
  const lostCommands = [...commands].filter(([, name = '']) => !(name in scripts));
  expect([...lostLinks, ...lostPaths, ...lostCommands].map(([it]) => it)).toEqual([]);
});

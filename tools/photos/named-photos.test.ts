import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { parseFacts } from '../facts/read-facts.ts';

// A picture of the gallery alone, and one that does not exist, are refused in the same way.
const slug = 'no-such-picture';

test('the compiler says what to write where a page names a picture that pages may not show', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'named-photos-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  const list = path.resolve('src/content/photos.generated.ts');
  const page = path.join(dir, 'page.ts');
  writeFileSync(
    page,
    `import type { PhotoSlug } from ${JSON.stringify(list)};\nexport const a: PhotoSlug = '${slug}';\n`,
  );
  const tsc = path.join(
    path.dirname(createRequire(import.meta.url).resolve('typescript/package.json')),
    'bin/tsc',
  );
  const options = ['--noEmit', '--ignoreConfig', '--strict', '--pretty', 'false'];
  const modules = ['--module', 'esnext', '--moduleResolution', 'bundler'];
  const others = ['--allowImportingTsExtensions', '--types', '', page];
  let said = '';
  try {
    execFileSync(process.execPath, [tsc, ...options, ...modules, ...others], { encoding: 'utf8' });
  } catch (error) {
    said = (error as { stdout: string }).stdout;
  }
  expect(said).toContain(
    `Type '"no-such-picture"' is not assignable to type 'ShownOnPages<"for another, write shown: both in photos/photos.json, then npm run photos">'`,
  );
});

test('a fact that names such a picture is refused, and says what to write', () => {
  const source = readFileSync('tests/facts/groups.yaml', 'utf8');
  const { problems } = parseFacts(
    'groups',
    'groups.yaml',
    source.replace('photo: skipping', `photo: ${slug}`),
  );
  expect(problems).toEqual([
    expect.stringMatching(
      /^groups\.yaml:11: groups ".*", photo is "no-such-picture"; expected a picture that pages may show: write "shown": "both" at its entry in photos\/photos\.json, then npm run photos$/,
    ),
  ]);
});

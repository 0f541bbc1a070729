import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { isDroppedFile, removeDroppedFiles } from './dropped-files.ts';

const dropped = ['Thumbs.db', 'desktop.ini', '.DS_Store', 'choir.jpg:Zone.Identifier'];

test.each(dropped)('%s is a file that a system drops, and git ignores it everywhere', (name) => {
  expect(isDroppedFile(name)).toBe(true);
  for (const folder of ['', 'photos/', 'public/gallery/']) {
    const { status } = spawnSync('git', ['check-ignore', '--quiet', folder + name]);
    expect(status).toBe(0);
  }
});

test.each(['choir.jpg', 'photos.json', '.assetsignore', 'desktop.ini.md', 'build.json'])(
  '%s is none',
  (name) => {
    expect(isDroppedFile(name)).toBe(false);
  },
);

test('a build is left without them', async () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'dropped-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  mkdirSync(path.join(dir, 'gallery'));
  for (const name of ['index.html', 'Thumbs.db', 'gallery/.DS_Store', 'gallery/choir.jpg'])
    writeFileSync(path.join(dir, name), '');
  await removeDroppedFiles(dir);
  const left = readdirSync(dir, { recursive: true, encoding: 'utf8' }).toSorted();
  expect(left).toEqual(['gallery', path.join('gallery', 'choir.jpg'), 'index.html']);
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { holdBuild } from './hold-build.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'build-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

test('a second build in the same folder is refused until the first has ended', () => {
  const release = holdBuild(folder);
  expect(() => holdBuild(folder)).toThrow(`Another build is running in this folder`);
  release();
  expect(() => holdBuild(folder)).not.toThrow();
});

test('a build that was killed is in nobody’s way', () => {
  holdBuild(folder);
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  writeFileSync(join(folder, '.cache/building'), String(pid));
  expect(() => holdBuild(folder)).not.toThrow();
});

test('a path in which Vite can’t build is refused, and named', () => {
  const path = join(folder, 'sites#1');
  expect(() => holdBuild(path)).toThrow(path);
});

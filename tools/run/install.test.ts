import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { missingPackage } from './install.mjs';
import { isSupported } from './supported-node.mjs';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'install-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

const part = { version: '1.0.0', integrity: 'sha512-a', optional: true };
const { platform, arch } = process;
const locked = {
  '': {},
  'node_modules/bundler': { version: '1.0.0', integrity: 'sha512-b' },
  'node_modules/native-here': { ...part, os: [platform], cpu: [arch] },
  'node_modules/native-elsewhere': { ...part, os: ['sunos'], cpu: ['mips'] },
};

/** After an install that has left out what does not fit the filter. */
function install(isInstalled: (path: string) => boolean) {
  const packages = Object.fromEntries(Object.entries(locked).filter(([path]) => isInstalled(path)));
  mkdirSync(join(folder, 'node_modules'));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages: locked }));
  writeFileSync(join(folder, 'node_modules/.package-lock.json'), JSON.stringify({ packages }));
}

test('all is installed without the native parts of other computers', () => {
  install((path) => !path.endsWith('elsewhere'));
  expect(missingPackage(folder)).toBeUndefined();
});

test.each(['node_modules/native-here', 'node_modules/bundler'])(
  'where an install has left out %s, it is named',
  (missing) => {
    install((path) => path !== missing);
    expect(missingPackage(folder)).toBe(missing);
  },
);

test.each([
  ['20.18.3', false],
  ['20.19.0', true],
  ['21.7.3', false],
  ['22.11.0', false],
  ['22.12.0', true],
  ['24.0.0', true],
])('Node %s can install the project: %s', (version, supported) => {
  expect(isSupported(version)).toBe(supported);
});

test('package.json promises the same', () => {
  expect(readFileSync('package.json', 'utf8')).toContain('"node": "^20.19.0 || >=22.12.0"');
});

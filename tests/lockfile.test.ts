import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Entry = { optionalDependencies?: Record<string, string>; os?: string[] };

// Without a lockfile beside node_modules npm leaves out the packages of other platforms, where `npm ci` then fails.
// Restore the lockfile, and install the package again.
test('the lockfile names the optional packages of every platform', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, Entry>;
  };
  const wanted = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).map((name) => ({ path, name })),
  );
  const missing = wanted.filter(
    ({ path, name }) =>
      !packages[`node_modules/${name}`] && !packages[`${path}/node_modules/${name}`],
  );
  expect(missing).toEqual([]);
  const platforms = new Set(Object.values(packages).flatMap(({ os = [] }) => os));
  expect([...platforms]).toEqual(expect.arrayContaining(['darwin', 'linux', 'win32']));
});

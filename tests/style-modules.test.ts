import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

// What two components share is a component, or a class of src/styles/utilities.css.
test('no two files use the same CSS module', () => {
  const used = globSync('src/**/*.{ts,tsx}').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/from '(\..*\.module\.css)'/g)].map(([, module = '']) =>
      path.join(path.dirname(file), module),
    ),
  );
  expect(used.length).toBeGreaterThan(0);
  expect(used.filter((module, index) => used.indexOf(module) !== index)).toEqual([]);
});

import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('only the photo itself moves its crop: no page overrides a focal point', () => {
  const files = globSync('src/**/*.module.css', { exclude: ['**/photo.module.css'] });
  expect(files.length).toBeGreaterThan(50);
  const overriding = files.filter((file) => {
    const css = readFileSync(file, 'utf8');
    return /--focal-[xy]:|--photo-focal|\[data-photo/.test(css);
  });
  expect(overriding).toEqual([]);
});

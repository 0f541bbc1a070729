import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { bootAttributes } from './boot-attributes.ts';

const names = Object.values(bootAttributes);
const code = globSync('{src,tools/build}/**/*.{ts,tsx}')
  .filter((file) => !/boot-(?:attributes|contract)|\.test\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

test('no other module writes the name of an attribute of the contract', () => {
  const written = code.flatMap(({ file, text }) =>
    names
      .filter((name) => new RegExp(`['"\\s<\\[]${name}['"=\\s>\\]]`).test(text))
      .map((name) => `${file}: ${name}`),
  );
  expect(written).toEqual([]);
});

test('every data attribute that CSS selects is set by a module or the contract', () => {
  const selected = globSync('src/**/*.css').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\[(data-[a-z-]+)/g)].map(([, name = '']) => ({
      file,
      name,
    })),
  );
  const all = code.map(({ text }) => text).join('\n');
  const unset = selected.filter(
    ({ name }) => !names.some((it) => it === name) && !all.includes(name),
  );
  expect(selected.length).toBeGreaterThan(10);
  expect(unset).toEqual([]);
});

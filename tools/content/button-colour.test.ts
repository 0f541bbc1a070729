import { expect, test } from 'vitest';
import { buttonColourProblems } from './button-colour.ts';

test.each([
  ['var(--blue)', []],
  // The lightest grey that has 7 to 1 on white.
  ['#595959', []],
  ['#5A5A5A', [expect.stringContaining('need 7 to 1, and this has 6.8')]],
  ['#4a90c0', [expect.stringContaining('is #4a90c0; expected a darker colour')]],
  ['darkblue', [expect.stringContaining('--button cannot be read; expected a colour such as')]],
])('buttons of the colour %s are asked whether their words can be read', (value, problems) => {
  const css = `:root { --paper: #ffffff; --blue: #1a5a80; --button: ${value}; --ring: red; }`;
  expect(buttonColourProblems(css)).toEqual(problems);
});

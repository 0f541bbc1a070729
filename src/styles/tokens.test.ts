import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { contrast, type Color } from '../../tests/e2e/setup/contrast.ts';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

function color(token: string): Color {
  const hex = new RegExp(`--${token}: #([0-9a-f]{6});`).exec(css)?.[1];
  if (!hex) throw new Error(`tokens.css has no six-digit colour --${token}`);
  const [red = 0, green = 0, blue = 0] = Buffer.from(hex, 'hex');
  return [red, green, blue];
}

// Text and focus rings are measured where they stand: tests/e2e/accessibility/contrast-and-focus.spec.ts.
it.each([
  ['field-line', 'white'],
  ['field-line', 'paper'],
  ['field-line', 'sand'],
  ['field-line', 'gate-tint'],
  ['blue', 'paper'],
  ['blue', 'gate-tint'],
])('the edge of a control in %s stands out from %s: 3 or more', (line, ground) => {
  expect(contrast(color(line), color(ground))).toBeGreaterThanOrEqual(3);
});

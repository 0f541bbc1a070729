import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

function channels(token: string): number[] {
  const hex = new RegExp(`--${token}: #([0-9a-f]{6});`).exec(css)?.[1];
  if (!hex) throw new Error(`tokens.css has no six-digit colour --${token}`);
  return [0, 2, 4].map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255);
}

/** WCAG 2.2, relative luminance. */
function luminance(token: string): number {
  const [red = 0, green = 0, blue = 0] = channels(token).map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
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
  expect(contrast(line, ground)).toBeGreaterThanOrEqual(3);
});

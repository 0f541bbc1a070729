import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

/** The six-digit colour of a token, also where it takes that of another one: `--button: var(--blue)`. */
function color(token: string): string {
  const [, other, hex] =
    new RegExp(`--${token}: (?:var\\(--([\\w-]+)\\)|(#[0-9a-f]{6}));`).exec(css) ?? [];
  if (other) return color(other);
  if (!hex) throw new Error(`tokens.css has no six-digit colour --${token}`);
  return hex;
}

/** From 1 to 21 (WCAG 2.2, contrast ratio). */
function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [one, other].map(luminanceOf).toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** WCAG 2.2, relative luminance. */
function luminanceOf(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

it('a contrast is that of WCAG', () => {
  expect(contrastOf('#ffffff', '#000000')).toBe(21);
  // The lightest grey with 7 to 1 on white, and the next one.
  expect(contrastOf('#595959', '#ffffff')).toBeCloseTo(7, 2);
  expect(contrastOf('#5a5a5a', '#ffffff')).toBeCloseTo(6.9, 2);
});

// axe measures text where it stands: tests/e2e/accessibility/pages.spec.ts. These are edges of controls, focus rings
// (tests/e2e/accessibility/focus-ring.spec.ts), and texts on grounds that axe can't tell.
it.each([
  ['field-line', 'white', 3],
  ['field-line', 'paper', 3],
  ['field-line', 'sand', 3],
  ['field-line', 'gate-tint', 3],
  ['blue', 'paper', 3],
  ['blue', 'gate-tint', 3],
  // The words on a button are as light as paper.
  ['paper', 'button', 7],
  ['blue', 'white', 3],
  ['blue', 'sand', 3],
  ['sun', 'ink', 3],
  ['sun', 'blue', 3],
  ['ink', 'paper', 7],
  ['ink', 'gate-tint', 7],
  ['ink', 'white', 7],
  ['ink-soft', 'paper', 7],
  ['ink-soft', 'gate-tint', 7],
])('%s stands out from %s by a contrast of at least %d', (line, ground, least) => {
  expect(contrastOf(color(line), color(ground))).toBeGreaterThanOrEqual(least);
});

const statements = readFileSync('src/components/statement-page.module.css', 'utf8');
const hours = [...(css + statements).matchAll(/data-hour='([\w-]+)'\] \{([^}]*)/g)].map(
  ([, hour = '', values = '']) => ({ hour, colors: values.match(/#[0-9a-f]{6}/g) ?? [] }),
);

// axe can't tell the ground of a text on a gradient.
it.each(hours)(
  'text has everywhere on the sky and the hills of $hour a contrast of at least 7',
  (sky) => {
    const text = color(sky.hour === 'night' ? 'paper' : 'ink');
    const contrasts = sky.colors.map((ground) => contrastOf(text, ground));
    expect(contrasts.length).toBeGreaterThanOrEqual(3);
    expect(Math.min(...contrasts)).toBeGreaterThanOrEqual(7);
  },
);

it('text has everywhere on the dusk below the values a contrast of at least 7', () => {
  const values = readFileSync('src/pages/about/core-values.module.css', 'utf8');
  const of = (name: string) =>
    new RegExp(`--${name}: ([^;]+);`).exec(values)?.[1]?.match(/#[0-9a-f]{6}/g) ?? [];
  const contrasts = of('dusk').flatMap((ground) =>
    [color('paper'), ...of('name')].map((text) => contrastOf(text, ground)),
  );
  expect(contrasts).toHaveLength(6);
  expect(Math.min(...contrasts)).toBeGreaterThanOrEqual(7);
});

it('the icon has the colours of the gate', () => {
  const icon = readFileSync(new URL('../../public/icon.svg', import.meta.url), 'utf8');
  const used = new Set(icon.match(/#[0-9a-f]{6}/g));
  const named = ['blue', 'sky'].map(
    (name) => new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(css)?.[1],
  );
  expect(used).toEqual(new Set(named));
});

it('the sky has eight hours', () => {
  expect(hours).toHaveLength(8);
});

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { contrastOf } from '../../tools/content/contrast.ts';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

function color(token: string): string {
  const hex = new RegExp(`--${token}: (#[0-9a-f]{6});`).exec(css)?.[1];
  if (!hex) throw new Error(`tokens.css has no six-digit colour --${token}`);
  return hex;
}

// Text and focus rings are measured where they stand: tests/e2e/accessibility/pages.spec.ts. These are edges of
// controls, and texts on grounds that axe can't tell.
it.each([
  ['field-line', 'white', 3],
  ['field-line', 'paper', 3],
  ['field-line', 'sand', 3],
  ['field-line', 'gate-tint', 3],
  ['blue', 'paper', 3],
  ['blue', 'gate-tint', 3],
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
  const values = readFileSync('src/pages/about/values-section.module.css', 'utf8');
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

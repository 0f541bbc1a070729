import { expect, test } from 'vitest';

import { generatedModules } from './generated-modules.ts';
import type { PhotoEntry } from './photo-catalog.ts';
import { photoColor } from './photo-color.ts';
import { quarters } from './test-pictures.ts';

const entry = {
  slug: 'choir',
  file: 'choir.jpg',
  title: 'The choir',
  description: 'Songs on Sunday.',
  alt: 'Children in blue sing in two rows',
  category: 'spiritual',
  people: 'rendered',
  focal: { x: 45, y: 62 },
  quiet: 'top',
} satisfies PhotoEntry;
const derived = {
  file: 'choir.jpg',
  digest: 'd',
  hash: '12345678',
  width: 1600,
  height: 1000,
  color: '#a08060',
};

const texts = generatedModules([{ entry, derived }]).map(({ text }) => text);

test('the code knows of a photo what pages show', () => {
  const all = texts.slice(0, 3).join('');
  expect(all).toContain('hash: "12345678"');
  expect(all).toContain('"Songs on Sunday."');
  expect(all).toContain('--photo-color: #a08060;');
  expect(all).toContain('--photo-focal: 45% 62%;');
  expect(all).not.toContain('rendered');
});

test('the colour of a photo is the one that fills most of it', async () => {
  const mostlyRed = quarters(64, 40).extend({ left: 64, background: '#f00' });
  expect(await photoColor(await mostlyRed.png().toBuffer())).toMatch(/^#f[0-9a-f]0[0-9a-f]0/);
});

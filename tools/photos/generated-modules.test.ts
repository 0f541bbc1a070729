import sharp from 'sharp';
import { describe, expect, test } from 'vitest';

import { generatedModules } from './generated-modules.ts';
import type { PhotoEntry } from './photo-catalog.ts';
import { photoColors } from './photo-colors.ts';
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
  widths: [400, 1600],
  color: '#a08060',
  gradient: 'linear-gradient(#aaa,#bbb,#ccc)',
};

function textOf(path: string, first: string[] = ['choir']): string {
  const photos = { local: [{ entry, derived }], first: new Set(first) };
  return generatedModules(photos).find((module) => module.path.includes(path))?.text ?? '';
}

describe('what the code knows of the photos', () => {
  test('has a gradient for the pictures of first screens alone', () => {
    expect(textOf('placeholders')).toContain('--photo-gradient: linear-gradient(#aaa,#bbb,#ccc);');
    expect(textOf('placeholders', [])).not.toContain('gradient');
    expect(textOf('placeholders', [])).toContain('--photo-color: #a08060;');
  });

  test('says nothing of people and consent', () => {
    const all = ['files', 'captions', 'placeholders'].map((path) => textOf(path)).join('');
    expect(all).not.toContain('rendered');
  });
});

describe('the colours of a photo', () => {
  test('are its dominant one, and a gradient where it comes much closer', async () => {
    const plain = await quarters(64, 40).png().toBuffer();
    expect((await photoColors(plain)).color).toMatch(/^#[0-9a-f]{6}$/);
    const wash = Buffer.from(
      Array.from({ length: 160 * 100 * 3 }, (_, index) => Math.floor(index / 480) * 2),
    );
    const picture = await sharpPng(wash);
    const { gradient } = await photoColors(picture);
    expect(gradient).toMatch(/^linear-gradient\((?:#[0-9a-f]{3},){2}#[0-9a-f]{3}\)$/);
    expect(Buffer.byteLength(gradient ?? '')).toBeLessThanOrEqual(100);
  });
});

async function sharpPng(raw: Buffer): Promise<Buffer> {
  return await sharp(raw, { raw: { width: 160, height: 100, channels: 3 } })
    .png()
    .toBuffer();
}

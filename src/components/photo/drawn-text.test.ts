import { expect, test } from 'vitest';
import type { PhotoSlug } from '../../content/photos.generated.ts';
import { drawnTexts } from '../../content/shared-texts.ts';
import { drawnText } from './drawn-text.ts';

// Names of no pictures: any picture of the site may have to go.
const slugs = (...names: string[]) => names as PhotoSlug[];
const drawn = slugs('drawn', 'painted');
const photographs = slugs('photograph');

test.each([
  [slugs('drawn', 'hills'), drawnTexts.all],
  [slugs('drawn', 'photograph'), drawnTexts.some],
  [slugs('photograph', 'hills'), undefined],
  [slugs(), undefined],
] as const)('the pictures %j have beside them the words %j', (photos, text) => {
  expect(drawnText(photos, drawn, photographs)).toBe(text);
});

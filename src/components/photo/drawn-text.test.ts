import { expect, test } from 'vitest';
import type { PhotoSlug } from '../../content/photo-files.generated.ts';
import { drawnTexts } from '../../content/shared-texts.ts';
import { drawnText } from './drawn-text.ts';

const drawn: PhotoSlug[] = ['choir', 'football'];
const photographs: PhotoSlug[] = ['staff'];

test.each([
  [['choir', 'hills-at-sunset'], drawnTexts.all],
  [['choir', 'staff'], drawnTexts.some],
  [['staff', 'hills-at-sunset'], undefined],
  [[], undefined],
] as const)('of %j it says %j', (photos, text) => {
  expect(drawnText(photos, drawn, photographs)).toBe(text);
});

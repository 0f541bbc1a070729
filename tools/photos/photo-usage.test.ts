import { expect, it } from 'vitest';
import { photoFiles } from '../../src/content/photo-files.generated.ts';
import { photoUses } from './photo-usage.ts';

const contentFiles = import.meta.glob<Record<string, unknown>>(
  ['../../src/content/*.ts', '!**/*.test.ts', '!**/*.generated.ts'],
  { eager: true },
);

/** The photos that stand anywhere in a value. */
function photosIn(value: unknown): string[] {
  if (typeof value === 'string') return value in photoFiles ? [value] : [];
  return typeof value === 'object' && value ? Object.values(value).flatMap(photosIn) : [];
}

it('names every photo that a content file shows, so that whoever replaces one hears of each place', () => {
  const named = new Set(photoUses().map(({ slug, file }) => `${slug} in ${file}`));
  for (const [path, content] of Object.entries(contentFiles)) {
    for (const slug of photosIn(content)) {
      expect(named).toContain(`${slug} in ${path.replace('../../', '')}`);
    }
  }
});

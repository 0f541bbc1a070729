import { describe, expect, it } from 'vitest';
import { photosInCategory } from './filter-photos.ts';

const captions = {
  gate: { category: 'facilities' },
  choir: { category: 'spiritual' },
  yard: { category: 'facilities' },
  unused: { category: 'facilities' },
};
const slugs = ['yard', 'choir', 'gate'] as const;

describe('the photos of a category', () => {
  it('are in the given order', () => {
    expect(photosInCategory(slugs, captions, 'all')).toEqual(['yard', 'choir', 'gate']);
    expect(photosInCategory(slugs, captions, 'facilities')).toEqual(['yard', 'gate']);
  });

  it('are none where it has none', () => {
    expect(photosInCategory(slugs, captions, 'livelihood')).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { photosInCategory } from './filter-photos.ts';

const captions = {
  gate: { category: 'facilities' },
  choir: { category: 'spiritual' },
  yard: { category: 'facilities' },
  unused: { category: 'facilities' },
};
const slugs = ['yard', 'choir', 'gate'] as const;

describe('photosInCategory [fault 21]', () => {
  it('keeps the given order', () => {
    expect(photosInCategory(slugs, captions, 'all')).toEqual(['yard', 'choir', 'gate']);
    expect(photosInCategory(slugs, captions, 'facilities')).toEqual(['yard', 'gate']);
  });

  it('is empty for a category without photos', () => {
    expect(photosInCategory(slugs, captions, 'livelihood')).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { galleryFilters, galleryPhotos } from './gallery.ts';
import { heroPhotos } from './hero.ts';
import { photoCaptions } from './photo-captions.generated.ts';

describe('the gallery', () => {
  it('shows no picture twice', () => {
    expect(new Set(galleryPhotos).size).toBe(galleryPhotos.length);
    const titles = galleryPhotos.map((slug) => photoCaptions[slug].title);
    expect(new Set(titles).size).toBe(titles.length);
  });

  it('begins its filters with all, each once', () => {
    const ids = galleryFilters.map(({ id }) => id);
    expect(ids[0]).toBe('all');
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('has a filter for the category of each photo', () => {
    const ids: string[] = galleryFilters.map(({ id }) => id);
    for (const slug of galleryPhotos) expect(ids).toContain(photoCaptions[slug].category);
  });
});

describe('the hero', () => {
  it('shows no picture twice', () => {
    expect(new Set(heroPhotos).size).toBe(heroPhotos.length);
  });
});

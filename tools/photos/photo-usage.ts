import type { PhotoLayoutName } from '../../src/components/photo/photo-layouts.ts';
import { children } from '../../src/content/children.ts';
import { galleryPhotos } from '../../src/content/gallery.ts';
import { heroPhotos } from '../../src/content/hero.ts';
import { pagePhotos, sharedPhoto, storyPhotos } from '../../src/content/page-photos.ts';
import { programs } from '../../src/content/programs.ts';

export type PhotoUse = {
  slug: string;
  /** In words, for people. */
  place: string;
  /** Where that is decided. */
  file: string;
  layouts: readonly PhotoLayoutName[];
  /** Whether it is part of the page's first screen. */
  first: boolean;
};

const galleryLayouts = [
  'galleryLandscape',
  'galleryPortrait',
  'galleryWide',
  'gallerySquare',
  'lightbox',
] as const;

/** Where each photo appears, as src/content says it. */
export function photoUses(): PhotoUse[] {
  const uses: PhotoUse[] = [];
  const content = (file: string, layouts: readonly PhotoLayoutName[], first = false) => {
    return (slug: string, place: string) =>
      uses.push({ slug, place, file: `src/content/${file}`, layouts, first });
  };

  const inHero = content('hero.ts', ['hero'], true);
  for (const [index, slug] of heroPhotos.entries())
    inHero(slug, `Home: picture ${index + 1} at the top`);
  const inHead = content('page-photos.ts', ['pageHead'], true);
  const inFirstStory = content('page-photos.ts', ['story'], true);
  for (const [page, slug] of Object.entries(pagePhotos)) {
    // The page for unknown addresses has no head.
    const show = page === 'notFound' ? inFirstStory : inHead;
    show(slug, `the top of the page "${page}"`);
  }
  const inStory = content('page-photos.ts', ['story']);
  for (const [story, slug] of Object.entries(storyPhotos)) inStory(slug, `the story "${story}"`);
  content('page-photos.ts', ['lightbox'])(sharedPhoto, 'links to the site where they are shared');
  const inPrograms = content('programs.ts', ['program']);
  const onHome = content('programs.ts', ['programCard']);
  for (const { photo, title, featured } of programs) {
    inPrograms(photo, `Programs: ${title}`);
    if (featured) onHome(photo, `Home: ${title}`);
  }
  const inChildren = content('children.ts', ['childCard']);
  for (const { profileImage, name } of children) inChildren(profileImage, `Our Children: ${name}`);
  const inGallery = content('gallery.ts', galleryLayouts);
  for (const [index, slug] of galleryPhotos.entries())
    inGallery(slug, `Gallery: photo ${index + 1} of ${galleryPhotos.length}`);
  return uses;
}

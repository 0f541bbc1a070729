import { children } from '../../src/content/children.ts';
import { galleryPhotos } from '../../src/content/gallery.ts';
import { heroPhotos } from '../../src/content/hero.ts';
import { socialCards } from '../../src/content/social-cards.ts';
import {
  closingPhotos,
  dayPhotos,
  pagePhotos,
  placePhotos,
  storyPhotos,
} from '../../src/content/page-photos.ts';
import { posterPhoto } from '../../src/content/payment-cards.ts';
import { donationTiers } from '../../src/content/payments.ts';
import { programs } from '../../src/content/programs.ts';
import { supporterStories } from '../../src/content/supporter-stories.ts';

export type PhotoUse = {
  slug: string;
  /** In words, for people. */
  place: string;
  /** Where that is decided. */
  file: string;
};

function inContent(file: string) {
  return (slug: string, place: string): PhotoUse => {
    return { slug, place, file: `src/content/${file}` };
  };
}

/** Where each photo appears, as src/content says it. */
export function photoUses(): PhotoUse[] {
  const inHero = inContent('hero.ts');
  const onPages = inContent('page-photos.ts');
  const inCards = inContent('social-cards.ts');
  const onPoster = inContent('payment-cards.ts');
  const inPrograms = inContent('programs.ts');
  const inChildren = inContent('children.ts');
  const inPayments = inContent('payments.ts');
  const inStories = inContent('supporter-stories.ts');
  const inGallery = inContent('gallery.ts');
  return [
    ...heroPhotos.map((slug, index) => inHero(slug, `Home: picture ${index + 1} at the top`)),
    ...Object.entries(pagePhotos).map(([page, slug]) =>
      onPages(slug, `the top of the page "${page}"`),
    ),
    ...Object.entries(storyPhotos).map(([story, slug]) => onPages(slug, `the story "${story}"`)),
    ...dayPhotos.map((slug, index) => onPages(slug, `Home: picture ${index + 1} of the day`)),
    ...Object.entries(placePhotos).map(([place, slug]) => onPages(slug, `the picture "${place}"`)),
    ...Object.entries(closingPhotos).map(([page, slug]) =>
      onPages(slug, `the end of the page "${page}"`),
    ),
    ...Object.entries(socialCards).map(([page, { photo }]) =>
      inCards(photo, `links to the page ${page} where they are shared`),
    ),
    onPoster(posterPhoto.slug, 'the poster'),
    ...programs.map(({ photo, title }) => inPrograms(photo, `Programs: ${title}`)),
    ...programs
      .filter(({ featured }) => featured)
      .map(({ photo, title }) => inPrograms(photo, `Home: ${title}`)),
    ...children.map(({ profileImage, name }) => inChildren(profileImage, `Our Children: ${name}`)),
    ...donationTiers.map(({ photo, label }) => inPayments(photo, `Gifts: ${label}`)),
    ...supporterStories.map(({ photo, name }) => inStories(photo, `Get Involved: ${name}`)),
    ...galleryPhotos.map((slug, index) =>
      inGallery(slug, `Gallery: photo ${index + 1} of ${galleryPhotos.length}`),
    ),
  ];
}

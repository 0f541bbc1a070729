import { programs } from '../../src/content/programs.ts';
import type { PhotoUse } from './photo-usage.ts';

/** Where each field of src/content shows its pictures, except in the gallery and on cards. */
const pages: Readonly<Record<string, readonly string[]>> = {
  'heroPhotos, ': ['/'],
  'dayPhotos, ': ['/'],
  'pagePhotos, about': ['/about'],
  'pagePhotos, children': ['/children'],
  'pagePhotos, programs': ['/programs'],
  'pagePhotos, getInvolved': ['/get-involved'],
  'pagePhotos, give': ['/give'],
  'pagePhotos, contact': ['/contact'],
  'storyPhotos, welcome': ['/'],
  'storyPhotos, since': ['/'],
  'storyPhotos, history': ['/about'],
  'storyPhotos, values': ['/about'],
  'placePhotos, closing': ['/about'],
  'placePhotos, notFound': ['/404'],
  'groups ': ['/children'],
  ...Object.fromEntries(
    programs.map(({ id, featured }) => [
      `programs "${id}"`,
      featured ? ['/', '/programs'] : ['/programs'],
    ]),
  ),
  'payments, gifts': ['/get-involved', '/give'],
  'waysToHelp ': ['/get-involved'],
};

/** How many pages may show the same picture, not counting the gallery. */
const MOST_PAGES = 2;

type PictureOnPage = PhotoUse & { page: string };

/** Without the gallery, which has every picture. */
export function picturesOfPages(uses: readonly PhotoUse[]): PictureOnPage[] {
  return uses.flatMap((use) => {
    const shown = Object.entries(pages).filter(([field]) => use.place.startsWith(field));
    return shown.flatMap(([, paths]) => paths.map((page) => ({ ...use, page })));
  });
}

/** A wide version shows the same picture. */
function sameAs(slug: string): string {
  return slug.replace(/-wide$/, '');
}

type Entry = { slug: string; people: string };

/**
 * Pictures that stand where they should not, and what could replace them. If none is free, any may stay: a picture that
 * must go today needs a replacement.
 */
export function placeProblems(uses: readonly PhotoUse[], entries: readonly Entry[]): string[] {
  const shown = picturesOfPages(uses);
  const onPages = shown.flatMap((picture, index) => {
    const problem = objection(picture.slug, picture, shown.slice(0, index));
    const others = shown.toSpliced(index, 1);
    // Wide versions are for wide places only.
    const free = entries.filter(
      ({ slug }) => sameAs(slug) === slug && objection(slug, picture, others) === null,
    );
    return problem !== null && free.length > 0 ? [sentence(picture, problem, free)] : [];
  });
  const unreal = entries.filter(({ people }) => people === 'rendered' || people === 'none');
  const onPoster = uses
    .filter(({ place }) => place === 'posterPhoto, slug')
    .filter(({ slug }) => !unreal.some((it) => it.slug === slug))
    .map((use) =>
      sentence(use, 'the poster names the home’s place, so it shows nobody real', unreal),
    );
  return [...onPages, ...onPoster];
}

/** Why a picture may not stand at a place beside the others, or null. */
function objection(
  slug: string,
  { page, place }: PictureOnPage,
  others: readonly PictureOnPage[],
): string | null {
  const same = others.filter((it) => sameAs(it.slug) === sameAs(slug));
  const twin = same.find((it) => it.page === page);
  if (twin) return `${page} shows it at ${twin.place} too, and no page shows a picture twice`;
  // The hero's other pictures come and go.
  const standing = isLater(place) ? [] : same.filter((it) => !isLater(it.place));
  const head = standing.find((it) => isHead(place) || isHead(it.place));
  if (head)
    return `${head.page} shows it at ${head.place} too, and the picture at the top of a page is on no other`;
  const before = new Set(same.map((it) => it.page));
  return before.size < MOST_PAGES
    ? null
    : `${[...before].join(' and ')} show it too, and no picture is on more than ${MOST_PAGES} pages`;
}

function isLater(place: string): boolean {
  return /^heroPhotos, (?!1$)/.test(place);
}

function isHead(place: string): boolean {
  return /^(?:pagePhotos, |heroPhotos, 1$)/.test(place);
}

function sentence(use: PhotoUse, problem: string, free: readonly Entry[]): string {
  const names = free.map(({ slug }) => slug).join(', ') || 'none';
  return `${use.file}: ${use.place} is "${use.slug}"; ${problem}. Free are: ${names}`;
}

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
  'payments, gifts, ': ['/get-involved'],
  'waysToHelp ': ['/get-involved'],
};

/** How many pages may show the same picture, not counting the gallery. */
const MOST_PAGES = 2;

export type PictureOnPage = PhotoUse & { page: string };

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
  return [
    ...twice(uses, entries),
    ...tooOften(uses, entries),
    ...headsElsewhere(uses, entries),
    ...onPoster(uses, entries),
  ];
}

function twice(uses: readonly PhotoUse[], entries: readonly Entry[]): string[] {
  const shown = picturesOfPages(uses);
  return shown.flatMap((picture, index) => {
    const { slug, page } = picture;
    const others = shown.filter((it) => it.page === page);
    const twin = shown.slice(0, index).find((it) => it.page === page && has([it], slug));
    const free = wholeOf(entries).filter((it) => !has([...others, ...headsOf(uses)], it.slug));
    if (!twin || free.length === 0) return [];
    const problem = `${page} shows it at ${twin.place} too, and no page shows a picture twice`;
    return [sentence(picture, problem, free)];
  });
}

/** The top of a page has a stricter rule. */
function tooOften(uses: readonly PhotoUse[], entries: readonly Entry[]): string[] {
  const shown = picturesOfPages(uses);
  return shown.flatMap((picture, index) => {
    const { slug, page } = picture;
    const before = pagesWith(slug, shown.slice(0, index));
    if (before.size < MOST_PAGES || before.has(page) || has(headsOf(uses), slug)) return [];
    const free = wholeOf(entries).filter((it) => {
      const pages = pagesWith(it.slug, shown);
      return pages.size < MOST_PAGES && !pages.has(page) && !has(headsOf(uses), it.slug);
    });
    if (free.length === 0) return [];
    const problem = `${[...before].join(' and ')} show it too, and no picture is on more than ${MOST_PAGES} pages`;
    return [sentence(picture, problem, free)];
  });
}

function headsElsewhere(uses: readonly PhotoUse[], entries: readonly Entry[]): string[] {
  const heads = headsOf(uses);
  // The hero's other pictures change, so only its first counts.
  const standing = picturesOfPages(uses).filter(({ place }) => !/^heroPhotos, (?!1$)/.test(place));
  const free = wholeOf(entries).filter(({ slug }) => !has([...standing, ...heads], slug));
  return heads.flatMap((head) => {
    const own = standing.find(({ place }) => place === head.place)?.page;
    const other = standing.find(({ slug, page }) => page !== own && has([head], slug));
    if (!other || free.length === 0) return [];
    const problem = `${other.page} shows it at ${other.place} too, and the picture at the top of a page is on no other`;
    return [sentence(head, problem, free)];
  });
}

/** The poster names the home's place and can hang anywhere. */
function onPoster(uses: readonly PhotoUse[], entries: readonly Entry[]): string[] {
  const free = entries.filter(({ people }) => people === 'rendered' || people === 'none');
  return uses
    .filter(({ place, slug }) => place === 'posterPhoto, slug' && !has(free, slug))
    .map((use) =>
      sentence(use, 'the poster names the home’s place, so it shows nobody real', free),
    );
}

function pagesWith(slug: string, shown: readonly PictureOnPage[]): ReadonlySet<string> {
  return new Set(shown.filter((it) => has([it], slug)).map(({ page }) => page));
}

function headsOf(uses: readonly PhotoUse[]): PhotoUse[] {
  return uses.filter(({ place }) => /^(?:pagePhotos, |heroPhotos, 1$)/.test(place));
}

function has(pictures: readonly { slug: string }[], slug: string): boolean {
  return pictures.some((it) => sameAs(it.slug) === sameAs(slug));
}

/** Without wide versions, which are for wide places only. */
function wholeOf(entries: readonly Entry[]): Entry[] {
  return entries.filter(({ slug }) => sameAs(slug) === slug);
}

function sentence(use: PhotoUse, problem: string, free: readonly Entry[]): string {
  const names = free.map(({ slug }) => slug).join(', ') || 'none';
  return `${use.file}: ${use.place} is "${use.slug}"; ${problem}. Free are: ${names}`;
}

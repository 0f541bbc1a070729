import { expect, test } from 'vitest';
import { placeProblems } from './pictures-of-pages.ts';

const file = 'src/content/page-photos.ts';
const entry = (slug: string, people = 'unidentifiable') => ({ slug, people });
const sound = {
  'heroPhotos, 1': 'yard',
  'heroPhotos, 2': 'gate-wide',
  'pagePhotos, about': 'gate',
  'storyPhotos, history': 'drums',
  'placePhotos, notFound': 'drums',
  'posterPhoto, slug': 'books',
};
const entries = [
  ...['yard', 'gate', 'gate-wide', 'drums', 'garden', 'choir'].map((slug) => entry(slug)),
  entry('books', 'none'),
];

function problems(now: Record<string, string>, catalog = entries): string[] {
  const uses = Object.entries({ ...sound, ...now }).map(([place, slug]) => ({ place, slug, file }));
  return placeProblems(uses, catalog);
}

test('finds nothing where every picture has a place of its own', () => {
  expect(problems({})).toEqual([]);
});

test('names a picture that is twice on a page, and those that could stand there', () => {
  expect(problems({ 'placePhotos, closing': 'drums' })).toEqual([
    `${file}: placePhotos, closing is "drums"; /about shows it at storyPhotos, history too, and no page shows a picture twice. Free are: garden, choir, books`,
  ]);
  expect(problems({ 'storyPhotos, values': 'gate-wide' })).toEqual([
    expect.stringContaining('storyPhotos, values is "gate-wide"; /about shows it'),
  ]);
});

test('names a picture on a third page, beside the gallery', () => {
  expect(problems({ 'dayPhotos, 1': 'drums' })).toEqual([
    `${file}: dayPhotos, 1 is "drums"; /about and /404 show it too, and no picture is on more than 2 pages. Free are: garden, choir, books`,
  ]);
});

test('names the picture at the top of a page that another page shows', () => {
  expect(problems({ 'placePhotos, notFound': 'gate' })).toEqual([
    `${file}: placePhotos, notFound is "gate"; /about shows it at pagePhotos, about too, and the picture at the top of a page is on no other. Free are: drums, garden, choir, books`,
  ]);
});

test('lets any picture stand where none is free, for one may have to go today', () => {
  const few = entries.filter(({ slug }) => ['yard', 'gate', 'drums'].includes(slug));
  const poster = { 'posterPhoto, slug': 'books' };
  const catalog = [...few, entry('books', 'none')];
  expect(
    problems({ ...poster, 'placePhotos, notFound': 'books', 'pagePhotos, give': 'gate' }, catalog),
  ).toEqual([]);
});

test('keeps real people off the poster, which names the home’s place', () => {
  expect(problems({ 'posterPhoto, slug': 'choir' })).toEqual([
    `${file}: posterPhoto, slug is "choir"; the poster names the home’s place, so it shows nobody real. Free are: books`,
  ]);
  const real = entries.filter(({ slug }) => slug !== 'books');
  expect(problems({ 'posterPhoto, slug': 'choir' }, real)).toEqual([
    expect.stringContaining('Free are: none'),
  ]);
});

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

export const photosDir = 'photos';
export const catalogFile = join(photosDir, 'photos.json');

export const photoCategories = [
  'children',
  'education',
  'facilities',
  'activities',
  'daily-life',
  'achievements',
  'livelihood',
  'spiritual',
  'community',
] as const;

/**
 * Who is in a picture, and by what right it is shown: nobody, drawn by a
 * computer (a stand-in), or people whose written consent the home keeps.
 */
export const peopleStatuses = ['none', 'rendered', 'consent-on-file'] as const;

export type PhotoEntry = {
  slug: string;
  file: string;
  width: number;
  height: number;
  title: string;
  description: string;
  alt: string;
  category: (typeof photoCategories)[number];
  people: (typeof peopleStatuses)[number];
  /** Percent from the left and from the top: what a crop must keep. */
  focal: { x: number; y: number };
  /** The side that is calm enough to carry words. */
  quiet: string;
};

export async function readCatalog(): Promise<unknown[]> {
  const source = await readFile(catalogFile, 'utf8').catch(() => {
    throw new Error(`${catalogFile} is missing; expected { "photos": [ … ] }`);
  });
  let parsed: unknown;
  try {
    parsed = JSON.parse(source);
  } catch (error) {
    throw new Error(`${catalogFile} is not valid JSON: ${String(error)}`, { cause: error });
  }
  const photos = (parsed as { photos?: unknown } | null)?.photos;
  if (!Array.isArray(photos)) throw new Error(`${catalogFile}: expected { "photos": [ … ] }`);
  return photos;
}

export async function listOriginals(): Promise<string[]> {
  const names = await readdir(photosDir);
  return names.filter((name) => /\.(?:jpe?g|png|webp|tiff?|avif)$/i.test(name)).toSorted();
}

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { report } from '../report.ts';
import { generatedFiles } from './generated-files.ts';
import type { PhotoEntry } from './photo-schema.ts';
import { photoUses, type PhotoUse } from './photo-usage.ts';
import { describePhotos, galleryDir } from './published-photos.ts';
import { photosDir, readPhotos } from './read-photos.ts';

const remake = 'run: npm run photos';

/**
 * Lists where entries, originals, their files and the generated code disagree, originals with metadata, and a poster
 * that shows somebody real.
 */
export async function checkPhotos(root: string, uses: readonly PhotoUse[]): Promise<string[]> {
  const { photos, problems } = await readPhotos(root, uses);
  // Other checks would only repeat these problems.
  if (problems.length > 0) return problems;

  for (const { entry } of photos.filter(({ isPlain }) => !isPlain))
    problems.push(
      `${photosDir}/${entry.slug}.jpg carries more than the picture, such as where it was taken; ${remake}, and it is taken out`,
    );
  const real = new Set(photos.flatMap(({ entry }) => (showsRealPeople(entry) ? [entry.slug] : [])));
  for (const { slug, place, file } of uses)
    if (place === 'posterPhoto, slug' && real.has(slug))
      problems.push(
        `${file}: ${place} is "${slug}"; expected a picture whose people are "rendered" or "none": the poster names the home’s place, so it shows nobody real`,
      );

  const published = describePhotos(photos, uses);
  for (const { path, text } of generatedFiles(published)) {
    const present = await readFile(join(root, path), 'utf8').catch(() => null);
    if (present !== text) problems.push(`${path} is out of date; ${remake}`);
  }
  const names = published.flatMap(({ files }) => files.map(({ name }) => name));
  const present = await readdir(join(root, galleryDir));
  const missing = names.filter((name) => !present.includes(name)).length;
  const stray = present.filter((name) => !names.includes(name)).length;
  if (missing + stray > 0)
    problems.push(
      `${galleryDir} is out of date (${missing} files missing, ${stray} of no photo that a page uses); ${remake}`,
    );
  return problems;
}

function showsRealPeople({ people }: PhotoEntry): boolean {
  return people !== 'rendered' && people !== 'none';
}

if (import.meta.main) report(await checkPhotos('.', await photoUses()));

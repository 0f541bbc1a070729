import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { posterPhoto } from '../../src/content/card-texts.ts';
import { isDroppedFile } from '../dropped-files.ts';
import { report } from '../report.ts';
import { generatedFiles } from './generated-files.ts';
import { describePhotos, galleryDir } from './published-photos.ts';
import { photosDir, readPhotos } from './read-photos.ts';

const remake = 'run: npm run photos';

/**
 * Lists where entries, originals, their files and the generated code disagree, and a poster that shows somebody real.
 */
export async function checkPhotos(root: string, slugOfPoster: string): Promise<string[]> {
  const { photos, problems } = await readPhotos(root);
  // Other checks would only repeat these problems.
  if (problems.length > 0) return problems;

  const added = photos.filter(({ isNew }) => isNew);
  for (const { entry } of added)
    problems.push(`${photosDir}/${entry.slug}.jpg may say where it was taken; ${remake}`);
  const poster = photos.find(({ entry }) => entry.slug === slugOfPoster)?.entry;
  if (poster && poster.people !== 'rendered' && poster.people !== 'none')
    problems.push(
      `src/content/card-texts.ts: posterPhoto, slug is "${slugOfPoster}"; expected a picture whose people are "rendered" or "none": the poster names the home’s place, so it shows nobody real`,
    );

  const published = describePhotos(photos);
  for (const { path, text } of generatedFiles(published)) {
    const present = await readFile(join(root, path), 'utf8').catch(() => null);
    if (present !== text) problems.push(`${path} is out of date; ${remake}`);
  }
  const names = published.flatMap(({ files }) => files.map(({ name }) => name));
  const found = await readdir(join(root, galleryDir));
  const present = found.filter((name) => !isDroppedFile(name));
  const missing = names.filter((name) => !present.includes(name)).length;
  const stray = present.filter((name) => !names.includes(name)).length;
  if (missing + stray > 0)
    problems.push(
      `${galleryDir} is out of date (${missing} files missing, ${stray} of no photo); ${remake}`,
    );
  return problems;
}

if (import.meta.main) report(await checkPhotos('.', posterPhoto.slug));

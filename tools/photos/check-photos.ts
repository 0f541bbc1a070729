import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

import { findCatalogProblems } from './catalog-problems.ts';
import { describePhoto, generatedModules, type DescribedPhoto } from './generated-modules.ts';
import { readCatalog, type PhotoEntry } from './photo-catalog.ts';
import { galleryDir, photoVariants } from './photo-variants.ts';
import { findPrivateMetadata, readOriginalSizes } from './picture-metadata.ts';

const pictureDirs = ['photos', 'public', 'docs'];

/**
 * Where the catalogue, the originals, the derived pictures and the generated
 * modules disagree, and every picture that carries private metadata.
 */
export async function checkPhotos(): Promise<string[]> {
  const catalog = await readCatalog();
  const problems = findCatalogProblems(catalog, await readOriginalSizes());
  problems.push(...(await findPrivateMetadata(pictureDirs)));
  // Without a sound catalogue the rest would only repeat its faults.
  if (problems.length > 0) return problems;

  const photos: DescribedPhoto[] = [];
  for (const entry of catalog as PhotoEntry[]) photos.push(await describePhoto(entry));
  return [...(await staleModules(photos)), ...(await derivedProblems(photos))];
}

async function staleModules(photos: readonly DescribedPhoto[]): Promise<string[]> {
  const problems: string[] = [];
  for (const { path, text } of generatedModules(photos)) {
    const present = await readFile(path, 'utf8').catch(() => null);
    if (present === null) problems.push(`${path} is missing; run: npm run photos`);
    else if (present !== text) problems.push(`${path} is out of date; run: npm run photos`);
  }
  return problems;
}

async function derivedProblems(photos: readonly DescribedPhoto[]): Promise<string[]> {
  const present = new Set(await readdir(galleryDir).catch(() => []));
  const problems: string[] = [];
  for (const { entry, hash } of photos) {
    for (const { name, width } of photoVariants(entry, hash)) {
      const path = join(galleryDir, name);
      if (!present.delete(name)) {
        problems.push(`${path} is missing; run: npm run photos`);
        continue;
      }
      const actual = await sharp(path)
        .metadata()
        .catch(() => null);
      if (actual === null) problems.push(`${path} is not a picture that can be read; delete it`);
      else if (actual.width !== width)
        problems.push(`${path} is ${actual.width} px wide; delete it`);
    }
  }
  for (const name of present) {
    problems.push(`${join(galleryDir, name)} belongs to no photo; run: npm run photos`);
  }
  return problems;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    const problems = await checkPhotos();
    for (const problem of problems) console.error(problem);
    if (problems.length === 0)
      console.log('Photos: entries, originals, pictures and modules agree.');
    else process.exitCode = 1;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

import { access, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { findCatalogProblems } from './catalog-problems.ts';
import { describePhoto, generatedModules, type DescribedPhoto } from './generated-modules.ts';
import { readCatalog, type PhotoEntry } from './photo-catalog.ts';
import { encodeVariant, galleryDir, photoVariants } from './photo-variants.ts';
import { readOriginalSizes, stripOriginal } from './picture-metadata.ts';

/** Originals → the pictures in public/gallery and what the code knows of them. */
async function buildPhotos(): Promise<void> {
  const catalog = await readCatalog();
  const problems = findCatalogProblems(catalog, await readOriginalSizes());
  if (problems.length > 0) throw new Error(`nothing was written:\n${problems.join('\n')}`);
  const entries = catalog as PhotoEntry[];

  for (const { file } of entries) {
    const removed = await stripOriginal(file);
    if (removed.length > 0) {
      console.log(`photos/${file}: removed ${removed.join(', ')} (encoded anew at quality 95)`);
    }
  }

  const photos: DescribedPhoto[] = [];
  for (const entry of entries) photos.push(await describePhoto(entry));
  for (const { path, text } of generatedModules(photos)) {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
    console.log(`wrote ${path}`);
  }

  await mkdir(galleryDir, { recursive: true });
  for (const [index, photo] of photos.entries()) {
    const made = await makeMissing(photo);
    const outcome = made === 0 ? 'up to date' : `${made} files made`;
    console.log(`${index + 1}/${photos.length} ${photo.entry.slug}: ${outcome}`);
  }
  await removeUnused(photos);
  console.log(`${galleryDir}: ${((await totalBytes()) / 1e6).toFixed(1)} MB`);
}

async function makeMissing({ entry, hash }: DescribedPhoto): Promise<number> {
  let made = 0;
  for (const variant of photoVariants(entry, hash)) {
    const path = join(galleryDir, variant.name);
    if (await exists(path)) continue;
    const bytes = await encodeVariant(entry, variant);
    // Renamed into place, so that a run cut short leaves no half a picture
    // that the next run takes for a whole one.
    await writeFile(`${path}.partial`, bytes);
    await rename(`${path}.partial`, path);
    made += 1;
  }
  return made;
}

async function removeUnused(photos: readonly DescribedPhoto[]): Promise<void> {
  const used = new Set(
    photos.flatMap(({ entry, hash }) => photoVariants(entry, hash).map(({ name }) => name)),
  );
  for (const name of await readdir(galleryDir)) {
    if (used.has(name)) continue;
    await rm(join(galleryDir, name));
    console.log(`removed ${join(galleryDir, name)}`);
  }
}

async function totalBytes(): Promise<number> {
  const names = await readdir(galleryDir);
  const sizes = await Promise.all(
    names.map(async (name) => (await stat(join(galleryDir, name))).size),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

async function exists(path: string): Promise<boolean> {
  return await access(path).then(
    () => true,
    () => false,
  );
}

try {
  await buildPhotos();
} catch (error) {
  console.error(`Photos: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}

import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { generatedFiles, type GeneratedFile } from './generated-files.ts';
import type { PhotoUse } from './photo-usage.ts';
import { encodePicture } from './encode-picture.ts';
import { describePhotos, galleryDir, type PublishedPhoto } from './published-photos.ts';
import { photosDir, readPhotos, RefusedPhotos, type Photo } from './read-photos.ts';
import { removeMetadata } from './remove-metadata.ts';

type Log = (line: string) => void;

/** Writes nothing before everything is checked. Removes no file before the generated code names the new ones. */
export async function buildPhotos(root: string, uses: readonly PhotoUse[], log: Log) {
  const { photos, problems } = await readPhotos(root, uses);
  if (problems.length > 0) throw new RefusedPhotos(problems);
  const clean = await cleanOriginals(join(root, photosDir), photos, log);
  const published = describePhotos(clean, uses);
  await makeFiles(join(root, galleryDir), published, log);
  await writeGenerated(root, generatedFiles(published), log);
  await removeUnused(join(root, galleryDir), published, log);
}

/** Removes metadata from originals that somebody has put into the folder by hand. */
async function cleanOriginals(dir: string, photos: readonly Photo[], log: Log): Promise<Photo[]> {
  const clean: Photo[] = [];
  for (const photo of photos) {
    const isPlain = photo.metadata.length === 0;
    const file = `${photosDir}/${photo.entry.slug}.jpg`;
    const original = isPlain ? photo.original : await named(file, removeMetadata(photo.original));
    clean.push({ ...photo, original });
  }
  for (const { entry, metadata, original } of clean) {
    if (metadata.length === 0) continue;
    await writeWhole(join(dir, `${entry.slug}.jpg`), original);
    log(`${photosDir}/${entry.slug}.jpg: took out ${metadata.join(', ')}`);
  }
  return clean;
}

/** Adds the file's name to an error. */
async function named(file: string, encoding: Promise<Buffer>): Promise<Buffer> {
  return await encoding.catch((error: unknown) => {
    throw new Error(`${file} cannot be encoded: ${String(error)}`, { cause: error });
  });
}

/** Encodes one photo at a time. */
async function makeFiles(dir: string, photos: readonly PublishedPhoto[], log: Log): Promise<void> {
  await mkdir(dir, { recursive: true });
  const present = await readdir(dir);
  for (const { entry, files, original } of photos) {
    const missing = files.filter(({ name }) => !present.includes(name));
    const encoding = missing.map(async ({ name, width, format }) => {
      const path = `${galleryDir}/${name}`;
      await writeWhole(join(dir, name), await named(path, encodePicture(original, width, format)));
    });
    await Promise.all(encoding);
    if (missing.length > 0) log(`${entry.slug}: ${missing.length} files made`);
  }
}

async function writeGenerated(root: string, files: readonly GeneratedFile[], log: Log) {
  for (const { path, text } of files) {
    const target = join(root, path);
    if ((await readFile(target, 'utf8').catch(() => null)) === text) continue;
    await mkdir(dirname(target), { recursive: true });
    await writeWhole(target, text);
    log(`wrote ${path}`);
  }
}

async function removeUnused(dir: string, photos: readonly PublishedPhoto[], log: Log) {
  const names = photos.flatMap(({ files }) => files.map(({ name }) => name));
  const others = (await readdir(dir)).filter((name) => !names.includes(name));
  for (const name of others) await rm(join(dir, name));
  if (others.length > 0) log(`removed ${others.length} files that nothing uses any more`);
  log(`${galleryDir}: ${names.length} files for ${photos.length} photos`);
}

/** An interrupted run leaves no incomplete file. */
async function writeWhole(path: string, content: string | Buffer): Promise<void> {
  await writeFile(`${path}.partial`, content);
  await rename(`${path}.partial`, path);
}

import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isDroppedFile } from '../dropped-files.ts';
import { encodePicture } from './encode-picture.ts';
import { generatedFiles } from './generated-files.ts';
import { catalogFile } from './photo-schema.ts';
import { describePhotos, galleryDir, type PublishedPhoto } from './published-photos.ts';
import { catalogText, photosDir, readPhotos, RefusedPhotos } from './read-photos.ts';

type Log = (line: string) => void;

/**
 * Makes the site's pictures and the code that names them. Writes nothing before everything is checked, and removes no
 * file before the generated code names the new ones.
 */
export async function buildPhotos(root: string, log: Log) {
  const { photos, problems } = await readPhotos(root);
  if (problems.length > 0) throw new RefusedPhotos(problems);
  const added = photos.filter(({ isNew }) => isNew);
  for (const { entry, original } of added) {
    const file = `${photosDir}/${entry.slug}.jpg`;
    await writeWhole(join(root, file), original);
    log(`${file}: encoded anew, so that it holds nothing but the picture`);
  }
  if (added.length > 0)
    await writeWhole(join(root, catalogFile), catalogText(photos.map(({ entry }) => entry)));
  const published = describePhotos(photos);
  await makeFiles(join(root, galleryDir), published, log);
  for (const { path, text } of generatedFiles(published)) {
    const target = join(root, path);
    if ((await readFile(target, 'utf8').catch(() => null)) === text) continue;
    await mkdir(dirname(target), { recursive: true });
    await writeWhole(target, text);
    log(`wrote ${path}`);
  }
  await removeUnused(join(root, galleryDir), published, log);
}

/** Makes the files that are missing, of one photo at a time. */
async function makeFiles(dir: string, photos: readonly PublishedPhoto[], log: Log): Promise<void> {
  await mkdir(dir, { recursive: true });
  const present = await readdir(dir);
  for (const { entry, files, original } of photos) {
    const missing = files.filter(({ name }) => !present.includes(name));
    const encoding = missing.map(async ({ name, width, format }) =>
      writeWhole(join(dir, name), await encodePicture(original, width, format)),
    );
    await Promise.all(encoding);
    if (missing.length > 0) log(`${entry.slug}: ${missing.length} files made`);
  }
}

async function removeUnused(dir: string, photos: readonly PublishedPhoto[], log: Log) {
  const names = photos.flatMap(({ files }) => files.map(({ name }) => name));
  const others = (await readdir(dir)).filter(
    (name) => !names.includes(name) && !isDroppedFile(name),
  );
  for (const name of others) await rm(join(dir, name));
  if (others.length > 0) log(`removed ${others.length} files that nothing uses any more`);
  log(`${galleryDir}: ${names.length} files for ${photos.length} photos`);
}

/** Writes a file under another name first, so that an interrupted run leaves no incomplete one. */
async function writeWhole(path: string, content: string | Buffer): Promise<void> {
  await writeFile(`${path}.partial`, content);
  await rename(`${path}.partial`, path);
}

import { createHash } from 'node:crypto';
import { access, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import type { LocalPhoto } from './derived-ledger.ts';
import { describePhotos } from './describe-photos.ts';
import { surveyPhotos, type Original } from './gate.ts';
import { generatedModules } from './generated-modules.ts';
import { galleryDir, photosDir } from './photo-catalog.ts';
import type { PhotoProject } from './photo-project.ts';
import { encodeVariants, photoVariants } from './photo-variants.ts';
import { withoutMetadata } from './strip-metadata.ts';

/** What the gate refuses; nothing has been written. */
export class RefusedPhotos extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`nothing was written; ${problems.length} to mend:\n${problems.join('\n')}`);
    this.problems = problems;
  }
}

/** Finished files wait here until all are; what a run that was cut short has made is used again. */
const workDir = join('.cache', 'photos');

/**
 * Originals → the pictures in public/gallery and what the code knows of them. Nothing is touched
 * before everything has been looked at and every picture is made.
 */
export async function buildPhotos(project: PhotoProject): Promise<void> {
  const { root, uses, log } = project;
  const survey = await surveyPhotos(project, true);
  if (survey.problems.length > 0) throw new RefusedPhotos(survey.problems);

  const stripped = await stripOriginals(survey.originals, log);
  const originals = new Map([...survey.originals, ...stripped]);
  const photos = await describePhotos({ ...survey, originals }, uses);
  await makeFiles(root, photos, originals, log);

  for (const { file, bytes } of stripped.values())
    await writeWhole(join(root, photosDir, file), bytes);
  for (const { path, text } of generatedModules(photos)) {
    const target = join(root, path);
    if ((await readFile(target, 'utf8').catch(() => null)) === text) continue;
    await mkdir(dirname(target), { recursive: true });
    await writeWhole(target, text);
    log(`wrote ${path}`);
  }
  await publish(root, photos, log);
}

/** The originals that carry metadata, without it. */
async function stripOriginals(
  originals: ReadonlyMap<string, Original>,
  log: PhotoProject['log'],
): Promise<Map<string, Original>> {
  const stripped = new Map<string, Original>();
  for (const original of originals.values()) {
    if (original.metadata.length === 0) continue;
    const bytes = await withoutMetadata(original.bytes);
    const digest = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
    stripped.set(original.file, { ...original, bytes, digest, metadata: [] });
    log(`${photosDir}/${original.file}: took out ${original.metadata.join(', ')}`);
  }
  return stripped;
}

/** Makes what is missing, in the folder of work in progress, with a line a photo. */
async function makeFiles(
  root: string,
  photos: readonly LocalPhoto[],
  originals: ReadonlyMap<string, Original>,
  log: PhotoProject['log'],
): Promise<void> {
  await mkdir(join(root, workDir), { recursive: true });
  let done = 0;
  const queue = [...photos];
  const work = async () => {
    for (let photo = queue.shift(); photo; photo = queue.shift()) {
      const made = await makeMissing(root, photo, originals);
      done += 1;
      const outcome = made === 0 ? 'up to date' : `${made} files made`;
      log(`${done}/${photos.length} ${photo.entry.slug}: ${outcome}`);
    }
  };
  // AVIF's encoder leaves one core idle half of the time.
  await Promise.all([work(), work()]);
}

async function makeMissing(
  root: string,
  { entry, derived }: LocalPhoto,
  originals: ReadonlyMap<string, Original>,
): Promise<number> {
  const missing = [];
  for (const variant of photoVariants(entry.slug, derived)) {
    const places = [galleryDir, workDir].map((dir) => exists(join(root, dir, variant.name)));
    if (!(await Promise.all(places)).some(Boolean)) missing.push(variant);
  }
  const original = originals.get(entry.file);
  if (missing.length === 0 || !original) return 0;
  for await (const { name, bytes } of encodeVariants(original.bytes, missing)) {
    await writeWhole(join(root, workDir, name), bytes);
  }
  return missing.length;
}

/** Moves what is finished to where it is served, and takes away what no page uses any more. */
async function publish(root: string, photos: readonly LocalPhoto[], log: PhotoProject['log']) {
  const used = new Set(
    photos.flatMap(({ entry, derived }) =>
      photoVariants(entry.slug, derived).map(({ name }) => name),
    ),
  );
  await mkdir(join(root, galleryDir), { recursive: true });
  for (const name of await readdir(join(root, workDir))) {
    if (used.has(name)) await rename(join(root, workDir, name), join(root, galleryDir, name));
  }
  await rm(join(root, workDir), { recursive: true });
  const names = await readdir(join(root, galleryDir));
  const unused = names.filter((name) => !used.has(name));
  for (const name of unused) await rm(join(root, galleryDir, name));
  if (unused.length > 0) log(`removed ${unused.length} files that nothing uses any more`);
  const sizes = await Promise.all(
    [...used].map(async (name) => (await stat(join(root, galleryDir, name))).size),
  );
  const total = sizes.reduce((sum, size) => sum + size, 0);
  log(`${galleryDir}: ${used.size} files, ${(total / 1e6).toFixed(1)} MB`);
}

/** Renamed into place, so that a run cut short leaves no half a file. */
async function writeWhole(path: string, content: string | Buffer): Promise<void> {
  await writeFile(`${path}.partial`, content);
  await rename(`${path}.partial`, path);
}

async function exists(path: string): Promise<boolean> {
  return await access(path).then(
    () => true,
    () => false,
  );
}

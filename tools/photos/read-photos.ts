import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  allowedNamesFile,
  catalogFile,
  catalogProblems,
  entriesIn,
  type PhotoEntry,
} from './photo-schema.ts';
import { inspectPicture, type InspectedPicture } from './inspect-picture.ts';
import type { PhotoUse } from './photo-usage.ts';

export const photosDir = 'photos';

export type Photo = { entry: PhotoEntry; original: Buffer } & Omit<InspectedPicture, 'problems'>;

/** Thrown before anything is written, with everything that has to be fixed. */
export class RefusedPhotos extends Error {
  constructor(problems: readonly string[]) {
    super(`refused; ${problems.length} to fix:\n${problems.join('\n')}`);
  }
}

/** If there are problems, `photos` must not be used. Each problem names file, field, and what was expected. */
export async function readPhotos(root: string, uses: readonly PhotoUse[]) {
  const catalog = await readCatalog(root);
  const problems = catalogProblems(catalog, await readAllowedNames(root));
  const photos: Photo[] = [];
  const files = new Set(await listPictures(root));
  for (const entry of entriesIn(catalog)) {
    const file = `${entry.slug}.jpg`;
    if (!files.delete(file)) {
      problems.push(`${photosDir}/${file} is missing; expected the picture of that entry`);
      continue;
    }
    const original = await readFile(join(root, photosDir, file));
    if (isDrawn(original) && entry.people !== 'rendered')
      problems.push(
        `${catalogFile}, photo "${entry.slug}": people is "${entry.people}"; expected "rendered": the picture was drawn for this site`,
      );
    const { problems: found, ...picture } = await inspectPicture(original);
    problems.push(...found.map((text) => `${photosDir}/${file} ${text}`));
    photos.push({ entry, original, ...picture });
  }
  for (const file of files)
    problems.push(
      `${photosDir}/${file} belongs to no photo of ${catalogFile}; expected one: run npm run photos -- add "${photosDir}/${file}", then delete it`,
    );
  const slugs = new Set(entriesIn(catalog).map(({ slug }) => slug));
  for (const { slug, place, file } of uses.filter(({ slug }) => !slugs.has(slug)))
    problems.push(
      `${file}: ${place}: there is no photo "${slug}"; expected a slug of ${catalogFile}`,
    );
  return { photos, problems };
}

/** Hashes of pictures with people that were drawn. Without them the pages could say that a drawing is a photograph. */
const drawn = readFileSync(join(import.meta.dirname, 'drawn.txt'), 'utf8');

function isDrawn(original: Buffer): boolean {
  return drawn.includes(createHash('sha256').update(original).digest('hex').slice(0, 16));
}

export async function readCatalog(root: string): Promise<unknown> {
  return await readJson(root, catalogFile, '{ "photos": [ … ] }');
}

export async function readAllowedNames(root: string): Promise<string[]> {
  return (await readJson(root, allowedNamesFile, 'a list such as ["Open Day"]')) as string[];
}

async function readJson(root: string, file: string, shape: string): Promise<unknown> {
  const source = await readFile(join(root, file), 'utf8');
  try {
    // Windows' editor begins a file with a mark that JSON does not know.
    return JSON.parse(source.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new Error(`${file} is not valid JSON (${String(error)}); expected ${shape}`, {
      cause: error,
    });
  }
}

/** All files but the texts that belong in photos/. */
async function listPictures(root: string): Promise<string[]> {
  const names = await readdir(join(root, photosDir));
  return names.filter((name) => !/^\.|\.(?:json|md|partial)$/i.test(name)).toSorted();
}

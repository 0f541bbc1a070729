import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import {
  allowedNamesFile,
  catalogComplaints,
  catalogFile,
  draftsIn,
  type PhotoEntry,
} from './photo-schema.ts';
import { inspectPicture, type InspectedPicture } from './inspect-picture.ts';
import type { PhotoUse } from './photo-usage.ts';

export const photosDir = 'photos';

export type Photo = { entry: PhotoEntry; original: Buffer } & Omit<InspectedPicture, 'problems'>;

/** Thrown before anything is written, with everything that has to be fixed. */
export class RefusedPhotos extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`nothing was written; ${problems.length} to fix:\n${problems.join('\n')}`);
    this.problems = problems;
  }
}

export type ReadPhotos = {
  /** Valid only without problems. */
  photos: Photo[];
  /** File, field, and what was expected. */
  problems: string[];
};

export async function readPhotos(root: string, uses: readonly PhotoUse[]): Promise<ReadPhotos> {
  const catalog = await readCatalog(root);
  const problems = catalogComplaints(catalog, await readAllowedNames(root));
  const photos: Photo[] = [];
  const files = new Set(await listPictures(root));
  for (const draft of draftsIn(catalog)) {
    const file = `${String(draft.slug)}.jpg`;
    if (!files.delete(file)) {
      problems.push(`${photosDir}/${file} is missing; expected the picture of that entry`);
      continue;
    }
    const original = await readFile(join(root, photosDir, file));
    if (isDrawn(original) && draft.people !== 'rendered')
      problems.push(
        `${catalogFile}, photo "${String(draft.slug)}": people is "${String(draft.people)}"; expected "rendered": the picture was drawn for this site`,
      );
    const { problems: found, ...picture } = await inspectPicture(original);
    problems.push(...found.map((text) => `${photosDir}/${file} ${text}`));
    photos.push({ entry: draft as PhotoEntry, original, ...picture });
  }
  for (const file of files) {
    const path = `${photosDir}/${file}`;
    problems.push(
      `${path} belongs to no photo of ${catalogFile}; expected one: run npm run photos -- add "${path}", then delete it`,
    );
  }
  const slugs = new Set(draftsIn(catalog).map(({ slug }) => slug));
  const unknown = uses.filter(({ slug }) => !slugs.has(slug));
  for (const { slug, place, file } of unknown)
    problems.push(
      `${file}: ${place}: there is no photo "${slug}"; expected a slug of ${catalogFile}`,
    );
  return { photos, problems };
}

/** With people, and not photographed. Without this list the pages could say that a drawing is a photograph. */
const drawn = readFileSync(join(import.meta.dirname, 'drawn.txt'), 'utf8');

function isDrawn(original: Buffer): boolean {
  return drawn.includes(createHash('sha256').update(original).digest('hex').slice(0, 16));
}

export async function readCatalog(root: string): Promise<unknown> {
  return await readJson(root, catalogFile, '{ "photos": [ … ] }');
}

export async function readAllowedNames(root: string): Promise<string[]> {
  const names = await readJson(root, allowedNamesFile, 'a list such as ["Open Day"]');
  if (Array.isArray(names) && names.every((name) => typeof name === 'string')) return names;
  throw new Error(`${allowedNamesFile} is not valid; expected a list such as ["Open Day"]`);
}

async function readJson(root: string, file: string, shape: string): Promise<unknown> {
  const source = await readFile(join(root, file), 'utf8').catch(() => {
    throw new Error(`${file} is missing; expected ${shape}`);
  });
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
  const entries = await readdir(join(root, photosDir), { withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !/^\.|\.(?:json|md|partial)$/i.test(entry.name))
    .map(({ name }) => name)
    .toSorted();
}

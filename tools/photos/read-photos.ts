import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDroppedFile } from '../dropped-files.ts';
import { groundOf, openPicture } from './encode-picture.ts';
import { newOriginal } from './new-original.ts';
import { catalogFile, catalogProblems, entriesIn, type PhotoEntry } from './photo-schema.ts';

export const photosDir = 'photos';

export type Photo = {
  entry: PhotoEntry;
  original: Buffer;
  /** In px. */
  width: number;
  height: number;
  /** The colour at its foot. */
  ground: string;
  /** Whether somebody has put it there by hand: photos/ and the list of photos do not hold `original` and its hash yet. */
  isNew: boolean;
};

/** Thrown before anything is written, with everything that has to be fixed. */
export class RefusedPhotos extends Error {
  constructor(problems: readonly string[]) {
    super(`refused; ${problems.length} to fix:\n${problems.join('\n')}`);
  }
}

/** If there are problems, `photos` must not be used. Each problem names file, field, and what was expected. */
export async function readPhotos(root: string) {
  const catalog = await readCatalog(root);
  const problems = catalogProblems(catalog);
  const photos: Photo[] = [];
  const files = new Set(await listPictures(root));
  for (const entry of entriesIn(catalog)) {
    const file = `${entry.slug}.jpg`;
    if (!files.delete(file)) {
      problems.push(`${photosDir}/${file} is missing; expected the picture of that entry`);
      continue;
    }
    const bytes = await readFile(join(root, photosDir, file));
    const problem = entry.hash === undefined ? handMadeProblem(entry) : hashProblem(entry, bytes);
    if (problem !== null) {
      problems.push(problem);
      continue;
    }
    const photo = await (entry.hash === undefined ? newPhoto : knownPhoto)(entry, bytes);
    if (typeof photo === 'string') problems.push(`${photosDir}/${file} ${photo}`);
    else photos.push(photo);
  }
  for (const file of files)
    problems.push(
      `${photosDir}/${file} belongs to no photo of ${catalogFile}; expected one: run npm run photos add "${photosDir}/${file}", then delete it`,
    );
  return { photos, problems };
}

/**
 * What the list of photos keeps of a picture. Other bytes have another hash, and a drawing has another one than a
 * photograph: neither can take the other's place without the questions that `add` asks.
 */
export function hashOf(original: Buffer, people: PhotoEntry['people']): string {
  const kind = people === 'rendered' ? 'drawing' : 'photograph';
  return createHash('sha256').update(`${kind}\n`).update(original).digest('hex');
}

const anew = 'remove the entry and add the picture anew: npm run photos add <file>';

function hashProblem({ slug, people, hash }: PhotoEntry, original: Buffer): string | null {
  if (hashOf(original, people) === hash) return null;
  const isDrawing = people === 'rendered';
  if (hashOf(original, isDrawing ? 'none' : 'rendered') !== hash)
    return `${photosDir}/${slug}.jpg is not the picture that was added; expected that one. For another, ${anew}`;
  const expected = isDrawing
    ? 'none, unidentifiable or consent: it was added as a photograph'
    : 'rendered: it was added as a drawing';
  return `${catalogFile}, photo "${slug}": people is "${people}"; expected ${expected}. If that was wrong, ${anew}`;
}

/** Only `add` takes a drawing, so that nobody calls a photograph one without being asked. */
function handMadeProblem({ slug, people }: PhotoEntry): string | null {
  return people === 'rendered'
    ? `${catalogFile}, photo "${slug}": people is "rendered" and hash is missing; expected a drawing that was added by: npm run photos add <file>`
    : null;
}

async function newPhoto(entry: PhotoEntry, bytes: Buffer): Promise<Photo | string> {
  const { original, problem } = await newOriginal(bytes);
  if (problem !== null) return problem;
  const hash = hashOf(original, entry.people);
  return { ...(await knownPhoto({ ...entry, hash }, original)), isNew: true };
}

async function knownPhoto(entry: PhotoEntry, original: Buffer): Promise<Photo> {
  const { width, height } = await openPicture(original).metadata();
  const ground = await groundOf(original, width, height);
  return { entry, original, width, height, ground, isNew: false };
}

export async function readCatalog(root: string): Promise<unknown> {
  const source = await readFile(join(root, catalogFile), 'utf8');
  try {
    // Windows' editor begins a file with a mark that JSON does not know.
    return JSON.parse(source.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new Error(
      `${catalogFile} is not valid JSON (${String(error)}); expected { "photos": [ … ] }`,
      {
        cause: error,
      },
    );
  }
}

/** The text of the list of photos. */
export function catalogText(photos: readonly PhotoEntry[]): string {
  return `${JSON.stringify({ photos }, null, 2)}\n`;
}

/** All files but the texts that belong in photos/. */
async function listPictures(root: string): Promise<string[]> {
  const names = await readdir(join(root, photosDir));
  return names
    .filter((name) => !isDroppedFile(name) && !/^\.|\.(?:json|md|partial)$/i.test(name))
    .toSorted();
}

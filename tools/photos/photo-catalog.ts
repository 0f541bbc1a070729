import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { allowedNamesFile, catalogFile } from './catalog-problems.ts';

/** Below the project's folder. */
export const photosDir = 'photos';
export const galleryDir = join('public', 'gallery');

async function readJson(root: string, file: string, shape: string): Promise<unknown> {
  const source = await readFile(join(root, file), 'utf8').catch(() => {
    throw new Error(`${file} is missing; expected ${shape}`);
  });
  try {
    return JSON.parse(source);
  } catch (error) {
    throw new Error(`${file} is not valid JSON (${String(error)}); expected ${shape}`, {
      cause: error,
    });
  }
}

/** As it was written: nothing of it has been looked at yet. */
export async function readCatalog(root = '.'): Promise<unknown> {
  return await readJson(root, catalogFile, '{ "photos": [ … ] }');
}

export async function readAllowedNames(root = '.'): Promise<string[]> {
  const names = await readJson(root, allowedNamesFile, 'a list such as ["Open Day"]');
  if (Array.isArray(names) && names.every((name) => typeof name === 'string')) return names;
  throw new Error(`${allowedNamesFile} is not valid; expected a list such as ["Open Day"]`);
}

/** Every file in photos/ but the texts that belong there. */
export async function listOriginals(root = '.'): Promise<string[]> {
  const names = await readdir(join(root, photosDir), { withFileTypes: true });
  return names
    .filter((entry) => entry.isFile() && !/^\.|\.(?:json|md|partial)$/i.test(entry.name))
    .map(({ name }) => name)
    .toSorted();
}

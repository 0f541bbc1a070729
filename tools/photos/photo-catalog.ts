import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { JsonSchema } from './json-schema.ts';

/** Below the project's folder. */
export const photosDir = 'photos';
export const galleryDir = join('public', 'gallery');
export const catalogFile = join(photosDir, 'photos.json');
export const schemaFile = join(photosDir, 'photos.schema.json');
export const allowedNamesFile = join(photosDir, 'allowed-names.json');

export const photoCategories = [
  'children',
  'education',
  'facilities',
  'activities',
  'daily-life',
  'achievements',
  'livelihood',
  'spiritual',
  'community',
] as const;

/** Who is in a picture, and by what right it is shown; photos.schema.json says what each means. */
export const peopleStatuses = ['rendered', 'none', 'unidentifiable', 'consent'] as const;

export type PhotoCategory = (typeof photoCategories)[number];
export type PeopleStatus = (typeof peopleStatuses)[number];

/** A picture in photos/, and what it shows. */
export type PhotoEntry = {
  slug: string;
  file: string;
  title: string;
  description: string;
  alt: string;
  category: PhotoCategory;
  people: PeopleStatus;
  /** Where the home keeps the written consent, and since when; never the record itself. */
  consent?: { reference: string; date: string };
  /** Percent from the left and from the top: what a crop must keep. */
  focal: { x: number; y: number };
  /** The side that is calm enough to carry words. */
  quiet: string;
};

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

/** The project's own, whatever folder is looked at. */
export async function readSchema(): Promise<JsonSchema> {
  const root = join(import.meta.dirname, '..', '..');
  return (await readJson(root, schemaFile, 'a JSON Schema')) as JsonSchema;
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

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

import { generatedFiles, type GeneratedFile } from './generated-files.ts';
import { besidesPixels } from './jpeg-segments.ts';
import { photoUses, type PhotoUse } from './photo-usage.ts';
import { describePhotos, galleryDir, type PublishedFile } from './published-photos.ts';
import { photosDir, readPhotos } from './read-photos.ts';

const remake = 'run: npm run photos';

/**
 * Where the entries, the originals, the files made of them and the generated files disagree, and every
 * picture that carries metadata, by name.
 */
export async function checkPhotos(root: string, uses: readonly PhotoUse[]): Promise<string[]> {
  const { photos, problems } = await readPhotos(root, uses);
  const carried = photos
    .filter(({ metadata }) => metadata.length > 0)
    .map(
      ({ entry, metadata }) =>
        `${photosDir}/${entry.slug}.jpg carries ${metadata.join(', ')}; ${remake}`,
    );
  const found = [...problems, ...carried, ...(await otherMetadata(root))];
  // Without sound entries the rest would only repeat their problems.
  if (problems.length > 0) return found;

  const published = await describePhotos(photos, uses);
  const files = published.flatMap((photo) => photo.files);
  return [
    ...found,
    ...(await staleFiles(root, generatedFiles(published))),
    ...(await galleryProblems(root, files)),
  ];
}

/** Of pictures that somebody has put where this program puts its own. */
async function otherMetadata(root: string): Promise<string[]> {
  const problems: string[] = [];
  for (const dir of ['public', 'docs']) {
    const names = await readdir(join(root, dir), { recursive: true }).catch(() => []);
    for (const name of names.filter((it) => /\.jpe?g$/i.test(it))) {
      const found = besidesPixels(await readFile(join(root, dir, name)));
      if (found.length > 0)
        problems.push(
          `${join(dir, name)} carries ${found.join(', ')}; delete it, or take that out`,
        );
    }
  }
  return problems;
}

async function staleFiles(root: string, files: readonly GeneratedFile[]): Promise<string[]> {
  const problems: string[] = [];
  for (const { path, text } of files) {
    const present = await readFile(join(root, path), 'utf8').catch(() => null);
    if (present === null) problems.push(`${path} is missing; ${remake}`);
    else if (present !== text) problems.push(`${path} is out of date; ${remake}`);
  }
  return problems;
}

async function galleryProblems(root: string, files: readonly PublishedFile[]): Promise<string[]> {
  const others = new Set(await readdir(join(root, galleryDir)).catch(() => []));
  const problems: string[] = [];
  for (const file of files) {
    const path = join(galleryDir, file.name);
    if (others.delete(file.name)) problems.push(...(await fileProblems(root, path, file)));
    else problems.push(`${path} is missing; ${remake}`);
  }
  for (const name of others)
    problems.push(`${join(galleryDir, name)} belongs to no photo that a page uses; ${remake}`);
  return problems;
}

async function fileProblems(root: string, path: string, { width, format }: PublishedFile) {
  const actual = await sharp(join(root, path))
    .metadata()
    .catch(() => null);
  const isWhole =
    actual?.width === width && actual.format === { avif: 'heif', jpg: 'jpeg' }[format];
  if (isWhole) return [];
  return [`${path} is damaged; expected a picture ${width} px wide: delete it and ${remake}`];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    const problems = await checkPhotos('.', await photoUses());
    for (const problem of problems) console.error(problem);
    if (problems.length === 0) console.log('Photos: entries, originals, pictures and code agree.');
    else process.exitCode = 1;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

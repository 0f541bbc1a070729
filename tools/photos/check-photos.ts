import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

import type { LocalPhoto } from './derived-ledger.ts';
import { describePhotos } from './describe-photos.ts';
import { embeddedMetadata } from './embedded-metadata.ts';
import { surveyPhotos } from './gate.ts';
import { generatedModules, type GeneratedModule } from './generated-modules.ts';
import { galleryDir, photosDir } from './photo-catalog.ts';
import { thisProject, type PhotoProject } from './photo-project.ts';
import { photoVariants, type PhotoVariant } from './photo-variants.ts';

const pictureDirs = ['photos', 'public', 'docs'];
const pictureName = /\.(?:jpe?g|png|webp|avif)$/i;
const remake = 'run: npm run photos';

/**
 * Where the entries, the originals, the derived pictures and the generated files disagree, and every
 * picture that carries metadata, by name.
 */
export async function checkPhotos(project: PhotoProject): Promise<string[]> {
  const survey = await surveyPhotos(project, false);
  const problems = [...survey.problems, ...(await metadataProblems(project.root))];
  // Without sound entries the rest would only repeat their faults.
  if (survey.problems.length > 0) return problems;

  const photos = await describePhotos(survey, project.uses);
  return [
    ...problems,
    ...(await staleFiles(project.root, generatedModules(photos))),
    ...(await derivedProblems(project.root, photos)),
  ];
}

async function metadataProblems(root: string): Promise<string[]> {
  const problems: string[] = [];
  for (const dir of pictureDirs) {
    const names = await readdir(join(root, dir), { recursive: true }).catch(() => []);
    for (const name of names.filter((name) => pictureName.test(name))) {
      const bytes = await readFile(join(root, dir, name));
      // A picture that can't be read is told of elsewhere.
      const found = await embeddedMetadata(bytes).catch(() => []);
      const mend = dir === photosDir ? remake : 'delete it, or take that out';
      if (found.length > 0)
        problems.push(`${join(dir, name)} carries ${found.join(', ')}; ${mend}`);
    }
  }
  return problems;
}

async function staleFiles(root: string, modules: readonly GeneratedModule[]): Promise<string[]> {
  const problems: string[] = [];
  for (const { path, text } of modules) {
    const present = await readFile(join(root, path), 'utf8').catch(() => null);
    if (present === null) problems.push(`${path} is missing; ${remake}`);
    else if (present !== text) problems.push(`${path} is out of date; ${remake}`);
  }
  return problems;
}

async function derivedProblems(root: string, photos: readonly LocalPhoto[]): Promise<string[]> {
  const present = new Set(await readdir(join(root, galleryDir)).catch(() => []));
  const problems: string[] = [];
  for (const { entry, derived } of photos) {
    for (const variant of photoVariants(entry.slug, derived)) {
      const path = join(galleryDir, variant.name);
      if (present.delete(variant.name)) problems.push(...(await fileProblems(root, path, variant)));
      else problems.push(`${path} is missing; ${remake}`);
    }
  }
  for (const name of present)
    problems.push(`${join(galleryDir, name)} belongs to no photo that a page uses; ${remake}`);
  return problems;
}

const formats: Record<PhotoVariant['format'], string> = { avif: 'heif', jpg: 'jpeg' };

async function fileProblems(
  root: string,
  path: string,
  { width, format }: PhotoVariant,
): Promise<string[]> {
  const expected = `expected a whole picture, ${width} px wide: delete it and ${remake}`;
  const actual = await sharp(join(root, path))
    .metadata()
    .catch(() => null);
  if (!actual) return [`${path} is damaged; ${expected}`];
  if (actual.width !== width || actual.format !== formats[format])
    return [`${path} is a ${actual.format} ${actual.width} px wide; ${expected}`];
  return [];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    const problems = await checkPhotos(thisProject());
    for (const problem of problems) console.error(problem);
    if (problems.length === 0) console.log('Photos: entries, originals, pictures and code agree.');
    else process.exitCode = 1;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

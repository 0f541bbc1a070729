import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { entryOf, questions, type Answers } from './add-questions.ts';
import { catalogFile, catalogProblems, draftsIn, type PhotoEntry } from './photo-schema.ts';
import type { PhotoUse } from './photo-usage.ts';
import { inspectPicture, type InspectedPicture } from './inspect-picture.ts';
import { photosDir, readAllowedNames, readCatalog, RefusedPhotos } from './read-photos.ts';
import { removeMetadata } from './remove-metadata.ts';

export type AddOptions = {
  files: readonly string[];
  answers: Answers;
  /** The photo that gets a new picture; null adds a photo. */
  replace: string | null;
  /** Adds a new photo to the end of the gallery. */
  gallery: boolean;
  /** Null if nobody can be asked, as in a script. */
  ask: ((question: string) => Promise<string>) | null;
  log: (line: string) => void;
};

/** `bytes` is the named file, `original` the picture that photos/ keeps. */
type NewPicture = InspectedPicture & { path: string; bytes: Buffer; original: Buffer };

const galleryFile = 'src/content/page-texts/gallery.ts';
const lockFile = `${photosDir}/.adding`;

/**
 * Writes nothing before all pictures are checked and encoded. The lock file stops a second run, which would remove the
 * entries of the first.
 */
export async function addPhotos(root: string, uses: readonly PhotoUse[], options: AddOptions) {
  const lock = join(root, lockFile);
  await writeFile(lock, '', { flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
    throw new RefusedPhotos([`another photo is being added; if none is, delete ${lockFile}`]);
  });
  try {
    await addLocked(root, uses, options);
  } finally {
    await rm(lock);
  }
}

async function addLocked(root: string, uses: readonly PhotoUse[], options: AddOptions) {
  const { replace, gallery, log } = options;
  const entries = draftsIn(await readCatalog(root)) as PhotoEntry[];
  const allowedNames = await readAllowedNames(root);
  const pictures = await Promise.all(options.files.map(readPicture));
  const replaced = entries.find(({ slug }) => slug === replace);
  const problems = pictures.flatMap((picture) => picture.problems);
  if (replace !== null && (!replaced || pictures.length !== 1))
    problems.push(`--replace ${replace}: expected the slug of a photo, and one new file`);
  const others = entries.filter((entry) => entry !== replaced);
  problems.push(...(await repeated(root, pictures, others)));
  if (pictures.length === 0) problems.push('no file was named; expected add <file…>');
  if (problems.length > 0) throw new RefusedPhotos(problems);

  const photos = [...entries];
  const writes = new Map<string, string | Buffer>();
  const lines: string[] = [];
  let list = await readGallery(root);
  for (const picture of pictures) {
    log(`${picture.path}:`);
    // Title and category stay. Questions about the picture itself are asked again.
    const known = replaced && { title: replaced.title, category: replaced.category };
    const index = replaced ? entries.indexOf(replaced) : photos.length;
    const answers = { ...known, ...options.answers, ...(replaced && { slug: replaced.slug }) };
    const entry = await answered(picture.path, answers, options, (draft) =>
      catalogProblems({ photos: photos.toSpliced(index, 1, draft) }, allowedNames).filter(
        ({ photo }) => photo === index,
      ),
    );
    photos[index] = entry;
    const path = `${photosDir}/${entry.slug}.jpg`;
    writes.set(path, picture.original);
    const without = picture.metadata.length > 0 ? `, without ${picture.metadata.join(', ')}` : '';
    lines.push(`wrote ${path}${without}`);
    const places = uses.filter(({ slug }) => slug === entry.slug);
    if (gallery && !replaced) {
      list = list.replace(galleryList, (slugs) => `${slugs}  '${entry.slug}',\n`);
      writes.set(galleryFile, list);
      places.push({ slug: entry.slug, place: 'the end of the gallery', file: galleryFile });
    }
    lines.push(...placeLines(entry.slug, places));
  }
  writes.set(catalogFile, `${JSON.stringify({ photos }, null, 2)}\n`);
  for (const [path, content] of writes) await writeFile(join(root, path), content);
  for (const line of lines) log(line);
  log('Now type: npm run photos, then npm start, and look at it.');
}

/** Pictures that photos/ already has, or that were named twice. */
async function repeated(
  root: string,
  pictures: readonly NewPicture[],
  entries: readonly PhotoEntry[],
) {
  const known: { bytes: Buffer | null; name: string }[] = [];
  for (const { slug } of entries) {
    const bytes = await readFile(join(root, photosDir, `${slug}.jpg`)).catch(() => null);
    known.push({ bytes, name: `the photo "${slug}"` });
  }
  const problems: string[] = [];
  for (const { path, bytes, original, problems: own } of pictures) {
    if (own.length > 0) continue;
    const same = known.find((it) => it.bytes?.equals(original) || it.bytes?.equals(bytes));
    if (same) problems.push(`${path}: is the same picture as ${same.name}; expected another`);
    known.push({ bytes: original, name: path });
  }
  return problems;
}

async function readPicture(path: string): Promise<NewPicture> {
  const empty = Buffer.alloc(0);
  const nothing = { path, bytes: empty, original: empty, width: 0, height: 0, metadata: [] };
  const refused = (text: string) => ({ ...nothing, problems: [`${path}: ${text}`] });
  const bytes = await readFile(path).catch(() => null);
  if (!bytes) return refused('there is no such file');
  const { problems, ...picture } = await inspectPicture(bytes);
  if (problems.length > 0) return refused(problems.join(', '));
  try {
    return { path, bytes, ...picture, problems, original: await removeMetadata(bytes) };
  } catch (error) {
    return refused(`cannot be encoded (${String(error)}); expected another copy of it`);
  }
}

/**
 * From the flags and from questions, each repeated until the answer is valid. If nobody can be asked, throws once with
 * everything that is wrong.
 */
async function answered(
  path: string,
  known: Answers,
  { ask, log }: Pick<AddOptions, 'ask' | 'log'>,
  problemsOf: (entry: PhotoEntry) => readonly { field: string; text: string }[],
): Promise<PhotoEntry> {
  const answers: Answers = { ...known };
  const refusals: string[] = [];
  for (const { name, text, fallback, isNeeded } of questions) {
    if (isNeeded && !isNeeded(answers)) continue;
    const offered = fallback?.(answers);
    for (;;) {
      if (answers[name] === undefined && ask) {
        const typed = await ask(`  ${text}${offered ? ` [${offered}]` : ''}: `);
        answers[name] = typed.trim();
      }
      answers[name] ||= offered ?? '';
      const field = name.replace('-', '.');
      const problem = problemsOf(entryOf(answers)).find((it) =>
        `${it.field}.`.startsWith(`${field}.`),
      );
      if (!problem) break;
      if (!ask) {
        refusals.push(`${path}: --${name} ${problem.text}`);
        break;
      }
      log(`  It ${problem.text}`);
      delete answers[name];
    }
  }
  if (refusals.length > 0) throw new RefusedPhotos(refusals);
  return entryOf(answers);
}

const galleryList = /export const galleryPhotos = \[\n(?: {2}'[^']+',\n)*/;

async function readGallery(root: string): Promise<string> {
  const source = await readFile(join(root, galleryFile), 'utf8');
  if (galleryList.test(source)) return source;
  throw new Error(`${galleryFile}: expected a list galleryPhotos, a slug a line`);
}

function placeLines(slug: string, places: readonly PhotoUse[]): string[] {
  if (places.length === 0)
    return [`${slug} appears in no page yet: put its slug into a file of src/content/`];
  return [`${slug} will appear in:`, ...places.map(({ place, file }) => `  ${place} (${file})`)];
}

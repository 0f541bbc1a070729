import { readFile, writeFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';

import { answerProblem, entryOf, questions, type Answers } from './add-questions.ts';
import { RefusedPhotos } from './build-photos.ts';
import { entriesOf, findCatalogProblems } from './catalog-problems.ts';
import { embeddedMetadata } from './embedded-metadata.ts';
import { showInGallery } from './gallery-list.ts';
import {
  catalogFile,
  photosDir,
  readAllowedNames,
  readCatalog,
  readSchema,
  type PhotoEntry,
} from './photo-catalog.ts';
import type { PhotoProject } from './photo-project.ts';
import { inspectPicture, tooLarge } from './picture-problems.ts';
import { possibleNames } from './possible-names.ts';
import { fileNameOf } from './slug.ts';
import { withoutMetadata } from './strip-metadata.ts';

export type AddOptions = {
  files: readonly string[];
  answers: Answers;
  /** The slug of the photo whose picture the new one takes over. */
  replace: string | null;
  gallery: boolean;
  /** Null where nobody is there to be asked. */
  ask: ((question: string) => Promise<string>) | null;
};

type NewPhoto = { entry: PhotoEntry; bytes: Buffer };

/** Brings pictures into photos/, each with its entry; nothing is written before all are sound. */
export async function addPhotos(project: PhotoProject, options: AddOptions): Promise<void> {
  const { root, log } = project;
  const [catalog, schema, allowedNames] = await Promise.all([
    readCatalog(root),
    readSchema(),
    readAllowedNames(root),
  ]);
  const entries = entriesOf(catalog) as PhotoEntry[];
  const pictures = await readPictures(options.files, allowedNames);
  const replaced = entries.find(({ slug }) => slug === options.replace);
  const problems = pictures.flatMap((picture) => picture.problems);
  if (options.replace !== null && (!replaced || pictures.length !== 1))
    problems.push(`--replace ${options.replace}: expected the slug of a photo, and one new file`);
  if (pictures.length === 0) problems.push('no file was named; expected add <file…>');
  if (problems.length > 0) throw new RefusedPhotos(problems);

  const added: NewPhoto[] = [];
  for (const { path, bytes } of pictures) {
    log(`${path}:`);
    const known = replaced ? { ...answersOf(replaced), ...options.answers } : options.answers;
    const answers = await answered(path, known, { ...options, log }, schema);
    const extension = extname(fileNameOf(path));
    added.push({ entry: entryOf(answers, `${answers.slug ?? ''}${extension}`), bytes });
  }

  const kept = entries.filter((entry) => entry !== replaced);
  const newEntries = added.map(({ entry }) => entry);
  const photos = replaced
    ? entries.map((entry) => (entry === replaced ? newEntries[0] : entry))
    : [...kept, ...newEntries];
  const today = new Date().toISOString().slice(0, 10);
  const rules = { schema, allowedNames, today };
  const next = { ...(catalog as object), photos };
  const refusals = findCatalogProblems(next, rules);
  if (refusals.length > 0) throw new RefusedPhotos(refusals);

  for (const { entry, bytes } of added) await store(root, entry, bytes, log);
  await writeFile(join(root, catalogFile), `${JSON.stringify(next, null, 2)}\n`);
  await showPlaces(project, newEntries, options.gallery && !replaced);
}

async function readPictures(files: readonly string[], allowedNames: readonly string[]) {
  return await Promise.all(
    files.map(async (path) => {
      const bytes = await readFile(path).catch(() => null);
      if (!bytes)
        return { path, bytes: Buffer.alloc(0), problems: [`${path}: there is no such file`] };
      const heavy = tooLarge(bytes.length);
      const { problems } = heavy ? { problems: [heavy] } : await inspectPicture(path, bytes);
      const words = basename(path, extname(path)).replaceAll('.', ' ');
      const names = possibleNames(words, allowedNames).map(
        (name) =>
          `the file name holds "${name}", which looks like a name; expected a name by subject: rename the file, for example to "kitchen-garden${extname(fileNameOf(path))}"`,
      );
      return { path, bytes, problems: [...problems, ...names].map((text) => `${path}: ${text}`) };
    }),
  );
}

/** Who is in the new picture, and what it shows, has to be said anew. */
function answersOf({ slug, title, description, category, focal, quiet }: PhotoEntry): Answers {
  return { slug, title, description, category, focal: `${focal.x},${focal.y}`, quiet };
}

/** Flags first, then questions; where nobody can be asked, all that is missing in one refusal. */
async function answered(
  path: string,
  known: Answers,
  { ask, log }: AddOptions & Pick<PhotoProject, 'log'>,
  schema: Awaited<ReturnType<typeof readSchema>>,
): Promise<Answers> {
  const answers: Answers = { ...known };
  const problems: string[] = [];
  for (const { name, text, fallback, asked } of questions) {
    if (asked && !asked(answers)) continue;
    const offered = fallback?.(answers);
    for (;;) {
      if (answers[name] === undefined && ask) {
        const typed = await ask(`  ${text}${offered ? ` [${offered}]` : ''}: `);
        answers[name] = typed.trim() || (offered ?? '');
      }
      answers[name] ??= offered ?? '';
      const problem = answerProblem(name, answers, schema);
      if (!problem) break;
      if (!ask) {
        problems.push(`${path}: --${name} ${problem}`);
        break;
      }
      log(`  ${problem}`);
      delete answers[name];
    }
  }
  if (problems.length > 0) throw new RefusedPhotos(problems);
  return answers;
}

async function store(root: string, entry: PhotoEntry, bytes: Buffer, log: PhotoProject['log']) {
  const path = join(photosDir, entry.file);
  const metadata = await embeddedMetadata(bytes);
  await writeFile(join(root, path), metadata.length > 0 ? await withoutMetadata(bytes) : bytes);
  const without = metadata.length > 0 ? `, without its ${metadata.join(', ')}` : '';
  log(`wrote ${path}${without}`);
}

async function showPlaces(
  { root, uses, log }: PhotoProject,
  entries: readonly PhotoEntry[],
  gallery: boolean,
): Promise<void> {
  for (const { slug } of entries) {
    const places = uses.filter((use) => use.slug === slug).map(({ place }) => place);
    const inGallery = places.some((place) => place.startsWith('Gallery'));
    if (gallery && !inGallery) places.push(await showInGallery(root, slug));
    log(`${slug} will appear in:`);
    for (const place of places) log(`  ${place}`);
    if (places.length === 0) log('  no page yet: put its slug into a file of src/content/');
  }
  log('Now run: npm run photos, then npm start, and look at it.');
}

import { readFile, writeFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';

import { answerProblem, entryOf, questions, type Answers } from './add-questions.ts';
import { catalogFile, draftsIn, findCatalogProblems } from './catalog-problems.ts';
import { encodeOriginal } from './encode-picture.ts';
import { inspectPicture, type InspectedPicture } from './inspect-picture.ts';
import type { PhotoEntry } from './photo-schema.ts';
import type { PhotoUse } from './photo-usage.ts';
import { possibleNames } from './possible-names.ts';
import { photosDir, readAllowedNames, readCatalog, RefusedPhotos } from './read-photos.ts';

export type AddOptions = {
  files: readonly string[];
  answers: Answers;
  /** The slug of the photo whose picture the new one takes over. */
  replace: string | null;
  /** Whether a new photo goes to the end of the gallery. */
  gallery: boolean;
  /** Null where nobody is there to be asked. */
  ask: ((question: string) => Promise<string>) | null;
  log: (line: string) => void;
};

type NewPicture = InspectedPicture & { path: string; bytes: Buffer };

const galleryFile = 'src/content/gallery.ts';

/** Brings pictures into photos/, each with its entry; nothing is written before all are sound. */
export async function addPhotos(root: string, uses: readonly PhotoUse[], options: AddOptions) {
  const { replace, log } = options;
  const catalog = await readCatalog(root);
  const allowedNames = await readAllowedNames(root);
  const entries = draftsIn(catalog) as PhotoEntry[];
  const pictures = await Promise.all(options.files.map((path) => readPicture(path, allowedNames)));
  const replaced = entries.find(({ slug }) => slug === replace);
  const problems = pictures.flatMap((picture) => picture.problems);
  if (replace !== null && (!replaced || pictures.length !== 1))
    problems.push(`--replace ${replace}: expected the slug of a photo, and one new file`);
  if (pictures.length === 0) problems.push('no file was named; expected add <file…>');
  if (problems.length > 0) throw new RefusedPhotos(problems);

  const added = [];
  for (const picture of pictures) {
    log(`${picture.path}:`);
    const known = replaced
      ? { ...keptAnswers(replaced), ...options.answers, slug: replaced.slug }
      : options.answers;
    added.push({ entry: entryOf(await answered(picture.path, known, options)), picture });
  }
  const others = entries.filter((entry) => entry !== replaced);
  const newEntries = added.map(({ entry }) => entry);
  const photos = replaced
    ? entries.flatMap((entry) => (entry === replaced ? newEntries : [entry]))
    : [...others, ...newEntries];
  const next = { ...(catalog as object), photos };
  const refusals = findCatalogProblems(next, allowedNames);
  if (refusals.length > 0) throw new RefusedPhotos(refusals);

  for (const { entry, picture } of added) {
    const path = `${photosDir}/${entry.slug}.jpg`;
    await writeFile(join(root, path), await encodeOriginal(picture.bytes));
    const without = picture.metadata.length > 0 ? `, without ${picture.metadata.join(', ')}` : '';
    log(`wrote ${path}${without}`);
  }
  await writeFile(join(root, catalogFile), `${JSON.stringify(next, null, 2)}\n`);
  for (const { entry, picture } of added) {
    const places = uses.filter(({ slug }) => slug === entry.slug);
    if (options.gallery && !replaced) places.push(await showInGallery(root, entry.slug));
    for (const line of placeLines(entry.slug, picture, places)) log(line);
  }
  log('Now type: npm run photos, then npm start, and look at it.');
}

async function readPicture(path: string, allowedNames: readonly string[]): Promise<NewPicture> {
  const bytes = await readFile(path).catch(() => null);
  const picture = bytes
    ? await inspectPicture(bytes)
    : { width: 0, height: 0, metadata: [], problems: ['there is no such file'] };
  const words = basename(path, extname(path)).replaceAll('.', ' ');
  const names = possibleNames(words, allowedNames).map(
    (name) =>
      `the file name holds "${name}", which looks like a name; expected a name by subject: rename the file, for example to "kitchen-garden.jpg"`,
  );
  const problems = [...picture.problems, ...names].map((text) => `${path}: ${text}`);
  return { ...picture, path, bytes: bytes ?? Buffer.alloc(0), problems };
}

/** What the new picture shows, who is in it and where its middle is has to be asked again. */
function keptAnswers({ slug, title, category }: PhotoEntry): Answers {
  return { slug, title, category };
}

/** Flags first, then questions; where nobody can be asked, all that is missing in one refusal. */
async function answered(
  path: string,
  known: Answers,
  { ask, log }: Pick<AddOptions, 'ask' | 'log'>,
): Promise<Answers> {
  const answers: Answers = { ...known };
  const problems: string[] = [];
  for (const { name, text, fallback, isNeeded } of questions) {
    if (isNeeded && !isNeeded(answers)) continue;
    const offered = fallback?.(answers, path);
    for (;;) {
      if (answers[name] === undefined && ask) {
        const typed = await ask(`  ${text}${offered ? ` [${offered}]` : ''}: `);
        answers[name] = typed.trim() || (offered ?? '');
      }
      answers[name] ??= offered ?? '';
      const problem = answerProblem(name, answers);
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

/** Puts a photo at the end of the gallery, and says where that is. */
async function showInGallery(root: string, slug: string): Promise<PhotoUse> {
  const path = join(root, galleryFile);
  const source = await readFile(path, 'utf8');
  const list = /(export const galleryPhotos = \[\n)((?: {2}'[^']+',\n)*)/.exec(source);
  if (!list) throw new Error(`${galleryFile}: expected a list galleryPhotos, a slug a line`);
  const end = list.index + list[0].length;
  await writeFile(path, `${source.slice(0, end)}  '${slug}',\n${source.slice(end)}`);
  const count = (list[2] ?? '').split('\n').length;
  return { slug, place: `Gallery: photo ${count} of ${count}`, file: galleryFile };
}

function placeLines(
  slug: string,
  { width, height }: InspectedPicture,
  places: readonly PhotoUse[],
): string[] {
  const heading = places.length > 0 ? `${slug} will appear in:` : `${slug} appears in no page yet:`;
  const lines = places.map(({ place, file }) => `  ${place} (${file})`);
  const hint = places.length > 0 ? [] : ['  put its slug into a file of src/content/'];
  // The gallery also shows it whole.
  const cropped = places.some(({ file }) => file !== galleryFile);
  const warnings = cropped ? shapeWarnings(width, height) : [];
  return [heading, ...lines, ...hint, ...warnings];
}

/** Pages show photos as landscapes between 4 to 3 and 2 to 1, mostly 16 to 10. */
function shapeWarnings(width: number, height: number): string[] {
  const ratio = width / height;
  if (ratio >= 1.3 && ratio <= 2) return [];
  const seen = Math.round(100 * Math.min(ratio / 1.6, 1.6 / ratio));
  return [
    `Warning: the picture is ${width} × ${height} px, and pages cut it to a landscape of about 16 to 10: only ${seen} % of it will be seen. Expected one that is 1.3 to 2 times as wide as high, taken with the phone held sideways.`,
  ];
}

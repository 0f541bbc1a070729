import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { entryOf, placeProblem, questions, type Answers } from './add-questions.ts';
import { removeMetadata } from './encode-picture.ts';
import { inspectPicture } from './inspect-picture.ts';
import { catalogFile, entriesIn, entryProblems, type PhotoEntry } from './photo-schema.ts';
import type { PhotoUse } from './photo-usage.ts';
import { photosDir, readAllowedNames, readCatalog, RefusedPhotos } from './read-photos.ts';

export type AddOptions = {
  answers: Answers;
  /** The photo that gets a new picture; null adds a photo. */
  replace: string | null;
  /** Adds a new photo to the gallery. */
  gallery: boolean;
  /** Slugs that this command has put first in the gallery. The next one goes behind them, so the order stays. */
  first?: string[];
  /** Null if nobody can be asked, as in a script. */
  ask: ((question: string) => Promise<string>) | null;
  log: (line: string) => void;
};

const galleryFile = 'src/content/page-texts/gallery.ts';
const galleryList = /(export const galleryPhotos = \[\n)((?: {2}'[^']+',\n)*)/;

/** Adds a picture, or replaces one. Writes nothing before picture and answers are checked. */
export async function addPhoto(
  root: string,
  uses: readonly PhotoUse[],
  file: string,
  options: AddOptions,
) {
  const { replace, gallery, log, first = [] } = options;
  const photos = entriesIn(await readCatalog(root));
  const replaced = photos.find(({ slug }) => slug === replace);
  if (replace !== null && !replaced)
    throw new RefusedPhotos([`--replace ${replace}: expected the slug of a photo`]);
  const others = photos.filter((it) => it !== replaced);
  const original = await readPicture(root, file, others);

  log(`${file}:`);
  // Title and category stay. Questions about the picture itself are asked again.
  const known = replaced && { title: replaced.title, named: 'no', category: replaced.category };
  const answers = { ...known, ...options.answers, ...(replaced && { slug: replaced.slug }) };
  const taken = others.map(({ slug }) => slug);
  const allowedNames = await readAllowedNames(root);
  const inGallery = gallery && !replaced;
  const { entry, place } = await answered(file, answers, options, inGallery, (draft) =>
    entryProblems(draft, taken, allowedNames),
  );
  const index = replaced ? photos.indexOf(replaced) : photos.length;
  photos[index] = entry;

  const write = (path: string, content: string | Buffer) => writeFile(join(root, path), content);
  const places = uses.filter(({ slug }) => slug === entry.slug);
  if (inGallery) {
    const source = await readFile(join(root, galleryFile), 'utf8');
    const isFirst = place === 'first';
    await write(galleryFile, withGalleryPhoto(source, entry.slug, isFirst ? first : 'last'));
    if (isFirst) first.push(entry.slug);
    const end = isFirst ? 'beginning' : 'end';
    places.push({ slug: entry.slug, place: `the ${end} of the gallery`, file: galleryFile });
  }
  await write(`${photosDir}/${entry.slug}.jpg`, original);
  await write(catalogFile, `${JSON.stringify({ photos }, null, 2)}\n`);
  log(`wrote ${photosDir}/${entry.slug}.jpg, with nothing but the picture`);
  if (places.length === 0)
    log(`${entry.slug} appears in no page yet: put its slug into a file of src/content/`);
  else log(`${entry.slug} will appear in:`);
  for (const { place, file } of places) log(`  ${place} (${file})`);
  log('Now type: npm run photos, then npm start, and look at it.');
}

/** gallery.ts with one photo more: behind the last of the slugs in `after`, first if it names none, or last. */
function withGalleryPhoto(source: string, slug: string, after: readonly string[] | 'last'): string {
  const longer = source.replace(galleryList, (_, head: string, list: string) => {
    const lines = list.split(/(?<=\n)/).filter(Boolean);
    const at =
      after === 'last'
        ? lines.length
        : lines.findLastIndex((line) => after.includes(slugIn(line))) + 1;
    return head + lines.toSpliced(at, 0, `  '${slug}',\n`).join('');
  });
  if (longer === source) throw new Error(`${galleryFile}: expected galleryPhotos, a slug a line`);
  return longer;
}

/** `  'the-yard',` → `the-yard` */
function slugIn(line: string): string {
  return line.replaceAll(/[^a-z0-9-]/g, '');
}

/** What photos/ keeps of a file. Throws if it can't be used, or is the picture of another photo. */
async function readPicture(root: string, file: string, others: readonly PhotoEntry[]) {
  const bytes = await readFile(file).catch(() => {
    throw new RefusedPhotos([`${file}: there is no such file`]);
  });
  const { problems } = await inspectPicture(bytes);
  if (problems.length > 0) throw new RefusedPhotos([`${file}: ${problems.join(', ')}`]);
  const original = await removeMetadata(bytes);
  for (const { slug } of others) {
    const known = await readFile(join(root, photosDir, `${slug}.jpg`));
    if (known.equals(original) || known.equals(bytes))
      throw new RefusedPhotos([
        `${file}: is the same picture as the photo "${slug}"; expected another`,
      ]);
  }
  return original;
}

/**
 * The entry that the flags and the answers to questions make. Each question is repeated until the answer is valid. If
 * nobody can be asked, throws once with everything that is wrong.
 */
async function answered(
  file: string,
  known: Answers,
  { ask, log }: Pick<AddOptions, 'ask' | 'log'>,
  inGallery: boolean,
  problemsOf: (entry: PhotoEntry) => ReturnType<typeof entryProblems>,
): Promise<{ entry: PhotoEntry; place: string | undefined }> {
  const answers: Record<string, string | undefined> = { ...known };
  const refusals: string[] = [];
  for (const { name, text, fallback, isNeeded, refusal } of questions) {
    if (isNeeded && !isNeeded(answers, inGallery)) continue;
    const offered = fallback?.(answers);
    for (;;) {
      if (answers[name] === undefined && ask) {
        const typed = await ask(`  ${text}${offered ? ` [${offered}]` : ''}: `);
        answers[name] = typed.trim();
      }
      answers[name] ||= offered ?? '';
      const refused = refusal?.(answers);
      if (refused) throw new RefusedPhotos([`${file}: ${refused}`]);
      const field = name.replace('-', '.');
      const problem =
        name === 'place'
          ? placeProblem(answers[name])
          : problemsOf(entryOf(answers)).find((it) => `${it.field}.`.startsWith(`${field}.`));
      if (!problem) break;
      if (!ask) {
        refusals.push(`${file}: --${name} ${problem.text}`);
        break;
      }
      log(`  It ${problem.text}`);
      delete answers[name];
    }
  }
  if (refusals.length > 0) throw new RefusedPhotos(refusals);
  return { entry: entryOf(answers), place: answers['place'] };
}

import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { answerProblem, entryOf, questions } from './add-questions.ts';
import { newOriginal } from './new-original.ts';
import { catalogFile, catalogProblems, entriesIn, type PhotoEntry } from './photo-schema.ts';
import { catalogText, hashOf, photosDir, readCatalog, RefusedPhotos } from './read-photos.ts';

export type Asking = {
  /** Null once there are no more answers. */
  ask: (question: string) => Promise<string | null>;
  /** Asks again after an answer that is not valid. Piped answers are refused: the next line answers the next question. */
  again: boolean;
  log: (line: string) => void;
};

type NewPicture = { file: string; bytes: Buffer; original: Buffer };

/**
 * Adds pictures, in their order before all others. Nothing is written before each picture can be used. Then each is kept
 * once its questions are answered.
 */
export async function addPhotos(root: string, files: readonly string[], asking: Asking) {
  const catalog = await readCatalog(root);
  const problems = catalogProblems(catalog);
  if (problems.length > 0) throw new RefusedPhotos(problems);
  const photos = entriesIn(catalog);
  const pictures = await newPictures(files, photos);
  for (const [at, picture] of pictures.entries()) {
    const taken = photos.map(({ slug }) => slug);
    const answered = await askedEntry(picture.file, taken, asking);
    const entry = { ...answered, hash: hashOf(picture.original, answered.people) };
    photos.splice(at, 0, entry);
    await writeFile(join(root, photosDir, `${entry.slug}.jpg`), picture.original);
    await writeFile(join(root, catalogFile), catalogText(photos));
    asking.log(`wrote ${photosDir}/${entry.slug}.jpg, with nothing but the picture`);
    asking.log(placeOf(entry));
  }
  asking.log('Now type: npm run photos, then npm start, and look at it.');
}

function placeOf({ slug, shown }: PhotoEntry): string {
  const forPages = 'put its slug into a file of src/content/';
  if (shown === 'pages') return `${slug} appears in no page yet: ${forPages}`;
  const inGallery = `${slug} will appear at the beginning of the gallery`;
  return shown === 'both' ? `${inGallery}; to show it on a page, ${forPages}` : inGallery;
}

/** Throws with all files that can't be used, or show what a photo or an earlier file shows. */
async function newPictures(files: readonly string[], photos: readonly PhotoEntry[]) {
  const pictures: NewPicture[] = [];
  const problems: string[] = [];
  for (const file of files) {
    const bytes = await readFile(file).catch(() => null);
    if (!bytes) {
      problems.push(`${file}: there is no such file`);
      continue;
    }
    const { original, problem } = await newOriginal(bytes);
    if (!original) {
      problems.push(`${file}: ${problem}`);
      continue;
    }
    const picture = { file, bytes, original };
    const same = photos.find(({ hash }) => hash && hashesOf(picture).includes(hash));
    const twin = pictures.find((it) => it.original.equals(original));
    if (same || twin)
      problems.push(
        `${file}: is the same picture as ${same ? `the photo "${same.slug}"` : twin?.file}; expected another`,
      );
    pictures.push(picture);
  }
  if (problems.length > 0) throw new RefusedPhotos(problems);
  return pictures;
}

/** The hashes that a photo of the same picture may have: as a drawing or a photograph, and of a file of photos/. */
function hashesOf({ bytes, original }: NewPicture): string[] {
  return [bytes, original].flatMap((it) => [hashOf(it, 'rendered'), hashOf(it, 'none')]);
}

/** The entry that the answers to all questions make. */
async function askedEntry(
  file: string,
  taken: readonly string[],
  { ask, again, log }: Asking,
): Promise<PhotoEntry> {
  const answers: Record<string, string> = {};
  log(`${file}:`);
  for (let at = 0; at < questions.length;) {
    const { name, text, fallback, isNeeded } = questions[at] as (typeof questions)[number];
    if (isNeeded && !isNeeded(answers)) {
      at += 1;
      continue;
    }
    const offered = fallback?.(answers);
    const typed = await ask(`  ${text}${offered ? ` [${offered}]` : ''}: `);
    if (typed === null)
      throw new RefusedPhotos([
        `${file}: "${text}" has no answer; expected a line for each question`,
      ]);
    answers[name] = typed.trim() || offered || '';
    const problem = answerProblem(name, answers, taken);
    if (problem !== null && !again)
      throw new RefusedPhotos([`${file}: the answer to "${text}" ${problem}`]);
    if (problem === null) at += 1;
    else {
      log(`  It ${problem}`);
      // The title is the first question.
      if (name === 'named') at = 0;
    }
  }
  return entryOf(answers);
}
